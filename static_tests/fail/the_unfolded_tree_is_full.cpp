// EXPECT: the_unfolded_tree_is_full
#include <zermelo/games/halving.hpp>
#include <zermelo/unfold.hpp>

#if defined(ZERMELO_TWIN)
constexpr auto tree = zermelo::unfold<11>(zermelo::games::halving{3});
#else
constexpr auto tree = zermelo::unfold<10>(zermelo::games::halving{3});
#endif
static_assert(tree.size() == 11);
