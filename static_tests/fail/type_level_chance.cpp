// EXPECT: zermelo: a mean of integral constants is none
#include <zermelo/type_level.hpp>

#ifdef ZERMELO_TWIN
constexpr zermelo::type_level::node<zermelo::player::max, boost::hana::tuple<>> n;
#else
constexpr zermelo::type_level::node<zermelo::player::chance, boost::hana::tuple<>> n;
#endif
