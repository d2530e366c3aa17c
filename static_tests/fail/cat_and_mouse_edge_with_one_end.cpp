// EXPECT: a_cat_and_mouse_graph_is_lists_of_neighbours
#include <zermelo/games/cat_and_mouse.hpp>

#ifdef ZERMELO_TWIN
constexpr zermelo::games::cat_and_mouse g("[[1,2],[0],[0]]");
#else
constexpr zermelo::games::cat_and_mouse g("[[1,2],[0],[]]");
#endif
