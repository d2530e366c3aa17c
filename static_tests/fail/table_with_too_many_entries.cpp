// EXPECT: a_solution_has_too_many_different_entries_for_a_table
#include <zermelo/table.hpp>

constexpr auto with_entries(int count) {
  zermelo::table<int, 3, 2> t(3, 2);
  for (int i = 0; i < count; ++i) t.add_entry({i, 0});
  return t;
}
#ifdef ZERMELO_TWIN
static_assert(with_entries(2)[0].value == 0);
#else
static_assert(with_entries(3)[0].value == 0);
#endif
