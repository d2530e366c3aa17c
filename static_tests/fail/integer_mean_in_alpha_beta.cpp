// EXPECT: integer_values_have_no_exact_mean_here
#include <zermelo/alpha_beta.hpp>
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>

using namespace zermelo;
constexpr tree t = max_node(chance_node(2, 4), 1);

#ifdef ZERMELO_TWIN
static_assert(expectiminimax(t).value == 3);
#else
static_assert(alpha_beta(t).value == 3);
#endif
