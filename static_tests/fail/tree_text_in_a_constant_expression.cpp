// A growing tree in a constant expression: the compiler names the function that stands for the mistake.
// EXPECT: the_text_of_a_tree_has_a_mistake
#include <zermelo/tree_text.hpp>
#include <zermelo/value.hpp>

#if defined(ZERMELO_TWIN)
static_assert(zermelo::minimax(zermelo::parse_tree("max(1, 2)")).value == 2);
#else
static_assert(zermelo::minimax(zermelo::parse_tree("max(1 2)")).value == 2);
#endif
