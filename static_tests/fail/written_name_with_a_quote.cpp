// EXPECT: a_name_with_a_quote_or_a_line_break_cannot_be_written
#include <zermelo/fitted.hpp>
#include <zermelo/tree_dsl.hpp>
#include <zermelo/write_tree.hpp>

using namespace zermelo;

#ifdef ZERMELO_TWIN
constexpr tree t = max_node(edge("said no", 1), 2);
#else
constexpr tree t = max_node(edge("said \"no\"", 1), 2);
#endif
constexpr auto written = constant_text([](auto to) { write_tree(to, t); });
