// EXPECT: a_probability_is_not_between_zero_and_one
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>

using namespace zermelo;
constexpr tree t = max_node(min_node(2, 2), 1);
struct weigh {
  fraction first, second;
  constexpr auto operator()(tree_node) const {
    using choice = weighted<branch, fraction>;
    return action_list<choice, 2>(choice{branch{2}, first}, choice{branch{3}, second});
  }
};

#ifdef ZERMELO_TWIN
static_assert(expectimax(t, weigh{{0, 1}, {1, 1}}).value == 2);
#else
static_assert(expectimax(t, weigh{{-1, 1}, {2, 1}}).value == 2);
#endif
