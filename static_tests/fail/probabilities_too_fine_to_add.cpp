// EXPECT: probabilities_are_too_fine_to_add_exactly
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>

using namespace zermelo;

#ifdef ZERMELO_TWIN
constexpr tree t = chance_node(edge(fraction{1, 3037000507}, 1), edge(fraction{3037000506, 3037000507}, 2));
#else
constexpr tree t = chance_node(edge(fraction{1, 3037000507}, 1), edge(fraction{1, 3037000511}, 2), edge(fraction{1, 3037000537}, 3));
#endif
