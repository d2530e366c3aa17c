// EXPECT: an_m_n_k_board_has_marks_made_after_a_win
#include <zermelo/games/m_n_k.hpp>

#ifdef ZERMELO_TWIN
constexpr auto s = zermelo::games::m_n_k<3, 4, 3>::position("XXX./OO../....");
#else
constexpr auto s = zermelo::games::m_n_k<3, 4, 3>::position("XXX./OO../O...");
#endif
