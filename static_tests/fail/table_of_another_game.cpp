// EXPECT: a_table_is_of_another_game
#include "changed_table.hpp"

#ifdef ZERMELO_TWIN
static_assert(is_read(bytes));
#else
static_assert(is_read(bytes, bytes.size(), "halving 6"));
#endif
