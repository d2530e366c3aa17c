// EXPECT: an_m_n_k_board_has_wrong_counts_of_X_and_O
#include <zermelo/games/m_n_k.hpp>

#ifdef ZERMELO_TWIN
constexpr auto s = zermelo::games::m_n_k<3, 4, 3>::position("..../.X../....");
#else
constexpr auto s = zermelo::games::m_n_k<3, 4, 3>::position("..../..../..O.");
#endif
