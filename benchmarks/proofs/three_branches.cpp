#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>

using namespace zermelo;
constexpr tree lecture = max_node(min_node(3, 9, 10), min_node(2, 5, 7), min_node(10, 5, 1));

static_assert(minimax(lecture).value == 3);
