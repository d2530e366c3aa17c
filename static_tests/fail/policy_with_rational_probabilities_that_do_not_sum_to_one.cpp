// EXPECT: probabilities_do_not_sum_to_one
#include <zermelo/rational.hpp>
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>

using namespace zermelo;
constexpr tree t = max_node(min_node(2, 2), 1);
struct weigh {
  rational first, second;
  constexpr auto operator()(tree_node) const {
    using choice = weighted<branch, rational>;
    return action_list<choice, 2>(choice{branch{2}, first}, choice{branch{3}, second});
  }
};

#ifdef ZERMELO_TWIN
static_assert(expectimax(t, weigh{{1, 4}, {3, 4}}).value == 2);
#else
static_assert(expectimax(t, weigh{{1, 3}, {1, 3}}).value == 2);
#endif
