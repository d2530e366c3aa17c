// EXPECT: constant_text needs a lambda without captures
#include <zermelo/text_output.hpp>

#if defined(ZERMELO_TWIN)
constexpr auto greeting = zermelo::constant_text([](auto out) { out("three"); });
#else
constexpr auto greeting = zermelo::constant_text([n = 3](auto out) { zermelo::write_value(out, n); });
#endif
static_assert(greeting.size() == 5);
