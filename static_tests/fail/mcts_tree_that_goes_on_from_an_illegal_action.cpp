// EXPECT: this_action_is_not_legal_here
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/mcts.hpp>

using board = zermelo::games::tic_tac_toe;
constexpr bool goes_on(int cell) {
  zermelo::mcts_tree grown(board{}, board::position("X../.../..."));
  grown.advance(cell);
  return true;
}
#ifdef ZERMELO_TWIN
static_assert(goes_on(4));
#else
static_assert(goes_on(0));
#endif
