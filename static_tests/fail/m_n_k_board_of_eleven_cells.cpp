// EXPECT: an_m_n_k_board_has_its_cells_of_X_O_or_dot
#include <zermelo/games/m_n_k.hpp>

#ifdef ZERMELO_TWIN
constexpr auto s = zermelo::games::m_n_k<3, 4, 3>::position("..../.X../..O.");
#else
constexpr auto s = zermelo::games::m_n_k<3, 4, 3>::position("..../.X../..O");
#endif
