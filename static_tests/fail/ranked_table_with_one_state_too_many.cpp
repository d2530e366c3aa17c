// EXPECT: more_states_than_the_table_can_hold
#include <zermelo/ranked_table.hpp>

constexpr bool keeps(std::size_t count) {
  zermelo::ranked_table<int> ranked(100, 2, 1);
  ranked.add_entry({1, 1});
  for (std::size_t i = 0; i < count; ++i) ranked.keep(i, 0);
  return ranked.is_kept(count - 1);
}
#ifdef ZERMELO_TWIN
static_assert(keeps(2));
#else
static_assert(keeps(3));
#endif
