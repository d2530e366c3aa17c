// EXPECT: a_table_is_cut_short
#include "changed_table.hpp"

#ifdef ZERMELO_TWIN
static_assert(is_read(bytes));
#else
static_assert(is_read(bytes, bytes.size() - 1));
#endif
