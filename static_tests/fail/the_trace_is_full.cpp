// EXPECT: the_trace_is_full
#include <zermelo/games/lecture.hpp>
#include <zermelo/trace.hpp>

#if defined(ZERMELO_TWIN)
constexpr auto recorded = zermelo::record<17>(zermelo::games::walk_through);
#else
constexpr auto recorded = zermelo::record<16>(zermelo::games::walk_through);
#endif
static_assert(recorded.trace.size() == 17);
