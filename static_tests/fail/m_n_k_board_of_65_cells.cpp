// EXPECT: zermelo: a board of an m,n,k game has M * N <= 64 cells, and K is 1 or more
#include <zermelo/games/m_n_k.hpp>

#ifdef ZERMELO_TWIN
constexpr auto s = zermelo::games::m_n_k<4, 16, 5>::start();
#else
constexpr auto s = zermelo::games::m_n_k<5, 13, 5>::start();
#endif
