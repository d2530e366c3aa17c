// EXPECT: probabilities_do_not_sum_to_one
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>

using namespace zermelo;
constexpr tree t = max_node(min_node(2, 2), 1);
struct weigh {
  double first, second;
  constexpr auto operator()(tree_node) const {
    using choice = weighted<branch, double>;
    return action_list<choice, 2>(choice{branch{2}, first}, choice{branch{3}, second});
  }
};

#ifdef ZERMELO_TWIN
static_assert(expectimax(t, weigh{0.25, 0.75}).value == 2);
#else
static_assert(expectimax(t, weigh{0.3, 0.6}).value == 2);
#endif
