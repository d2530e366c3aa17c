// EXPECT: a_table_is_asked_for_a_number_beyond_its_size
#include <zermelo/table.hpp>

constexpr auto three_states() {
  zermelo::table<int, 3, 1> t(3, 1);
  t.add_entry({7, 0});
  return t;
}
#ifdef ZERMELO_TWIN
static_assert(three_states()[2].value == 7);
#else
static_assert(three_states()[3].value == 7);
#endif
