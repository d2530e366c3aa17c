// EXPECT: two_states_have_one_key
#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/nim.hpp>

using namespace zermelo;

struct nim_whose_key_forgets_who_moves : games::nim {
  using games::nim::nim;
#ifndef ZERMELO_TWIN
  constexpr std::uint64_t key(const state& s) const { return games::nim::key({.piles = s.piles, .mover = player::max}); }
#endif
};
constexpr int value(const nim_whose_key_forgets_who_moves& g) {
  checked_table<nim_whose_key_forgets_who_moves, 64> table;
  return alpha_beta(g, remember(table)).value;
}
static_assert(value(nim_whose_key_forgets_who_moves(1, 2)) == 1);
