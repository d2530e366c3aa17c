// EXPECT: zermelo: a mean of integers is no integer
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>

using namespace zermelo;
constexpr tree t = max_node(chance_node(2, 4), 1);

#ifdef ZERMELO_TWIN
static_assert(expectiminimax<double>(t).value == 3);
#else
static_assert(expectiminimax<int>(t).value == 3);
#endif
