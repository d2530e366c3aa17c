#include <zermelo/tree_text.hpp>
#include <zermelo/value.hpp>

constexpr auto lecture = zermelo::parse_tree<"[[3,9,10],[2,5,7],[10,5,1]]">();

static_assert(zermelo::minimax(lecture).value == 3);
