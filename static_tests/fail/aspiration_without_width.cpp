// EXPECT: an_aspiration_window_has_no_width
#include <zermelo/deepening.hpp>
#include <zermelo/games/tic_tac_toe.hpp>

constexpr int draw(zermelo::games::tic_tac_toe::state) { return 0; }
#ifdef ZERMELO_TWIN
constexpr int half_width = 1;
#else
constexpr int half_width = 0;
#endif
static_assert(deepen(zermelo::games::tic_tac_toe{}, zermelo::games::tic_tac_toe::position("XO./.X./..O"), zermelo::evaluate_with(draw),
                     zermelo::aspiration{half_width})
                  .value == 1);
