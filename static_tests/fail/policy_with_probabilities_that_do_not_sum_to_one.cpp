// EXPECT: probabilities_do_not_sum_to_one
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>

using namespace zermelo;
constexpr tree t = max_node(min_node(2, 3), 1);
struct weigh {
  fraction probability;
  constexpr auto operator()(tree_node) const {
    return action_list<weighted<branch>, 1>(weighted<branch>{branch{2}, probability});
  }
};

#ifdef ZERMELO_TWIN
static_assert(expectimax(t, weigh{{1, 1}}).value == 2);
#else
static_assert(expectimax(t, weigh{{1, 2}}).value == 2);
#endif
