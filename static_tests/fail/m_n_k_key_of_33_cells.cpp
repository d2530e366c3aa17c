// EXPECT: zermelo: remember(table) needs a game with the member
#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/m_n_k.hpp>

#ifdef ZERMELO_TWIN
using rules = zermelo::games::m_n_k<4, 8, 3>;
#else
using rules = zermelo::games::m_n_k<3, 11, 3>;
#endif
constexpr int with_a_table() {
  zermelo::transposition_table<rules, 64> table;
  return zermelo::alpha_beta(rules{}, zermelo::remember(table)).value;
}
constexpr int value = with_a_table();
