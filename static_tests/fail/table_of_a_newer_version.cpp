// EXPECT: a_table_is_of_a_newer_version
#include "changed_table.hpp"

#ifdef ZERMELO_TWIN
static_assert(is_read(bytes));
#else
static_assert(is_read(with_byte(8, 2)));
#endif
