// Plays tic-tac-toe perfectly against everybody, on either side, and lists the lost numbers of the halving game.
#include <halving_table.hpp>
#include <perfect.hpp>

#include "semihosting.hpp"

using zermelo::player;

namespace {
struct results {
  unsigned won = 0, drawn = 0, lost = 0;
};

// Every game that the other side can play against the table.
void play(compact_tic_tac_toe::state s, player side, results& sum) {
  using game = compact_tic_tac_toe;
  if (game::is_terminal(s)) {
    const int value = side == player::max ? game::utility(s) : -game::utility(s);
    ++(value > 0 ? sum.won : value < 0 ? sum.lost : sum.drawn);
  } else if (game::to_move(s) == side) {
    play(game::result(s, perfect(s)), side, sum);
  } else {
    for (const int cell : game::actions(s)) play(game::result(s, cell), side, sum);
  }
}

bool never_loses(player side) {
  results sum;
  play(compact_tic_tac_toe::start(), side, sum);
  semihosting::write(side == player::max ? "tic-tac-toe as X: " : "tic-tac-toe as O: ");
  semihosting::write(sum.won);
  semihosting::write(" won, ");
  semihosting::write(sum.drawn);
  semihosting::write(" drawn, ");
  semihosting::write(sum.lost);
  semihosting::write(" lost\n");
  return sum.won > 0 && sum.lost == 0;
}

void list_lost_numbers(int last) {
  semihosting::write("halving, lost:");
  for (int n = 1; n <= last; ++n)
    if (halving_table.value({n, player::max}) < 0) {
      semihosting::write(" ");
      semihosting::write(static_cast<unsigned>(n));
    }
  semihosting::write("\n");
}

void give_up(const char* message) {
  semihosting::write(message);
  semihosting::write("\n");
  semihosting::exit(false);
}
}  // namespace

extern "C" const char flash_used, ram_used;  // the linker's: their addresses are the numbers

int main() {
  zermelo::set_error_handler(give_up);
  const bool perfect_play = never_loses(player::max) && never_loses(player::min);
  list_lost_numbers(40);
  semihosting::write("flash: ");
  semihosting::write(reinterpret_cast<std::uint32_t>(&flash_used));
  semihosting::write(" bytes, RAM without the stack: ");
  semihosting::write(reinterpret_cast<std::uint32_t>(&ram_used));
  semihosting::write(" bytes\n");
  semihosting::exit(perfect_play);
}
