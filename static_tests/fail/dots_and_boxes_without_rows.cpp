// EXPECT: a_dots_and_boxes_board_is_empty_or_too_large
#include <zermelo/games/dots_and_boxes.hpp>

#ifdef ZERMELO_TWIN
constexpr zermelo::games::dots_and_boxes g(1, 2);
#else
constexpr zermelo::games::dots_and_boxes g(0, 2);
#endif
