#include <zermelo/alpha_beta.hpp>

#include "../own_tic_tac_toe.hpp"
#include "repeat.hpp"

int main(int argc, char** argv) {
  return repeat(argc, argv, [](unsigned long& nodes) {
    const auto found = zermelo::alpha_beta(own_tic_tac_toe{}, hidden(own_tic_tac_toe::start()));
    nodes = found.nodes;
    return found.value;
  });
}
