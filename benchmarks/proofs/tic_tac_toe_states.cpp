#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/solve.hpp>

using game = zermelo::games::basic_tic_tac_toe<zermelo::games::cell_order::by_number, false>;

constexpr auto solved = zermelo::solve<game::state_count()>(game{}, game::start());
static_assert(solved.value(game::start()) == 0 && solved.distance(game::start()) == 9);
