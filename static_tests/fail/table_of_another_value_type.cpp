// EXPECT: a_table_is_of_another_value_type
#include "changed_table.hpp"

#ifdef ZERMELO_TWIN
static_assert(is_read(bytes));
#else
static_assert(is_read<unsigned>(bytes));
#endif
