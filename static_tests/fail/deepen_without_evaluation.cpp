// EXPECT: deepen needs evaluate_with(function)
#include <zermelo/deepening.hpp>
#include <zermelo/games/tic_tac_toe.hpp>

using game = zermelo::games::tic_tac_toe;
constexpr int draw(game::state) { return 0; }
#ifdef ZERMELO_TWIN
static_assert(zermelo::deepen(game{}, game::position("XO./.X./..O"), zermelo::evaluate_with(draw)).value == 1);
#else
static_assert(zermelo::deepen(game{}, game::position("XO./.X./..O")).value == 1);
#endif
