#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/tic_tac_toe.hpp>

#include "repeat.hpp"

int main(int argc, char** argv) {
  using game = zermelo::games::basic_tic_tac_toe<zermelo::games::cell_order::by_number, false>;
  return repeat(argc, argv, [](unsigned long& nodes) {
    const auto found = zermelo::alpha_beta(game{}, hidden(game::start()));
    nodes = found.nodes;
    return found.value;
  });
}
