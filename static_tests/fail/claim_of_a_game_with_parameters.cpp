// EXPECT: the_claim_is_false
// EXPECT(gcc): a_claim_is_false
// EXPECT(clang): (-1, 1)
#include <zermelo/games/halving.hpp>
#include <zermelo/prove.hpp>

#ifdef ZERMELO_TWIN
static_assert(zermelo::prove<1>(zermelo::games::halving{3}));
#else
static_assert(zermelo::prove<-1>(zermelo::games::halving{3}));
#endif
