// EXPECT: a_table_is_damaged
#include "changed_table.hpp"

#ifdef ZERMELO_TWIN
static_assert(is_read(bytes));
#else
static_assert(is_read(with_byte(50, 1)));
#endif
