// EXPECT: these_bytes_are_no_table
#include "changed_table.hpp"

#ifdef ZERMELO_TWIN
static_assert(is_read(bytes));
#else
static_assert(is_read(with_byte(1, 'z')));
#endif
