#include <zermelo/games/tic_tac_toe_classes.hpp>
#include <zermelo/solve.hpp>

using game = zermelo::games::tic_tac_toe_classes;

constexpr auto solved = zermelo::solve<game::state_count()>(game{}, game::start());
static_assert(solved.value(game::start()) == 0 && solved.distance(game::start()) == 9);
