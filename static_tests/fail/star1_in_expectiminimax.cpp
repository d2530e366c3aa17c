// EXPECT: zermelo: only alpha_beta takes window, ordered_by, remember, observed_by, fail_hard, scout, star1, star2
#include <zermelo/alpha_beta.hpp>
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>

using namespace zermelo;
constexpr tree t = max_node(chance_node(2., 4.), 1.);

#ifdef ZERMELO_TWIN
static_assert(expectiminimax(t).value == 3);
#else
static_assert(expectiminimax(t, star1{1, 4}).value == 3);
#endif
