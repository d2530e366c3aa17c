// EXPECT: a_range_of_states_is_empty_or_beyond_the_state_count
#include <zermelo/games/halving.hpp>
#include <zermelo/solve_range.hpp>

#ifdef ZERMELO_TWIN
constexpr std::size_t last = 22;
#else
constexpr std::size_t last = 23;
#endif
static_assert(zermelo::solve_range(zermelo::games::halving{10}, 5, last).size() == 17);
