// EXPECT: the_temperature_is_not_a_positive_number
#include <zermelo/policies.hpp>
#include <zermelo/tree_dsl.hpp>

using namespace zermelo;
constexpr tree t = max_node(1, 1);
constexpr auto estimate = [](tree_node) { return 0; };

#ifdef ZERMELO_TWIN
static_assert(evaluate(t, softmax_policy(t, estimate, 1), uniform).value == 1);
#else
static_assert(evaluate(t, softmax_policy(t, estimate, 0), uniform).value == 1);
#endif
