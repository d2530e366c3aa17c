// Every embedded table holds what solve() finds, and answers as a solution does.
#include <cstdio>

#include <generated_halving.hpp>
#include <generated_subtraction.hpp>
#include <generated_tug.hpp>
#include <halving_table.hpp>
#include <king_and_rook_table.hpp>
#include <perfect.hpp>
#include <subtraction_table.hpp>
#include <zermelo/solve.hpp>

const zermelo::solved_state<int>* entry_as_the_second_user_sees_it(std::size_t number);  // second_user.cpp

namespace {
int failures = 0;
void expect(bool fact, const char* what) {
  if (fact) return;
  std::printf("false: %s\n", what);
  ++failures;
}

template <class Value>
zermelo::solved_state<Value> kept(const zermelo::solved_state<Value>& entry, bool distances) {
  return distances || !entry.is_known() ? entry : zermelo::solved_state<Value>{entry.value, zermelo::unknown_distance};
}
template <class Embedded, class Solution>
bool holds(const Embedded& embedded, const Solution& solved, bool distances) {
  if (embedded.entries().size() != solved.entries().size()) return false;
  for (std::size_t i = 0; i < solved.entries().size(); ++i)
    if (!(embedded.entries()[i] == kept(solved.entries()[i], distances))) return false;
  return true;
}
}  // namespace

int main() {
  using zermelo::games::tic_tac_toe, zermelo::games::halving, zermelo::player;
  const auto halving_solved = zermelo::solve(halving{1000});
  const auto subtraction_solved = zermelo::solve(subtraction_games<6>{});
  expect(holds(perfect, zermelo::solve(tic_tac_toe{}, tic_tac_toe::start()), false), "tic-tac-toe, reachable, values");
  expect(holds(tables::halving_table, halving_solved, true), "halving");
  expect(holds(tables::generated_halving, halving_solved, true), "halving, generated");
  expect(holds(subtraction_table, subtraction_solved, true), "subtraction games in four shards");
  expect(holds(generated_subtraction, subtraction_solved, false), "the same, generated, values");
  expect(subtraction_table.entries() == subtraction_solved.entries(), "operator== of equal tables");
  expect(!(generated_subtraction.entries() == subtraction_solved.entries()), "operator== of different tables");
  expect(holds(generated_tug, zermelo::solve(tug{}), true), "a game with cycles and floating values, generated");
  expect(holds(king_and_rook_table, zermelo::solve(zermelo::games::king_and_rook{}), true),
         "king and rook, a table of blocks");

  // As published.
  expect(perfect.value(tic_tac_toe::start()) == 0, "tic-tac-toe is a draw");
  expect(perfect.action(tic_tac_toe::position("XX./OO./...")) == 2, "X completes the row");
  expect(!perfect.action(tic_tac_toe::position("XXX/OO./...")), "nothing to do at the end");
  expect(tables::halving_table.value({10, player::max}) == -1 && tables::halving_table.value({11, player::max}) == 1,
         "halving, 10 and 11");
  for (unsigned heap = 0; heap < 32; ++heap) {
    expect((subtraction_table.value({0b111, heap, player::max}) == -1) == (heap % 4 == 0), "subtraction, {1, 2, 3}");
    expect((subtraction_table.value({0b110, heap, player::max}) == -1) == (heap % 5 < 2), "subtraction, {2, 3}");
  }
  const auto mate = zermelo::games::king_and_rook::position("7k/8/6K1/8/8/8/8/R7 w - - 0 1");
  expect(king_and_rook_table.value(mate) == 1 && king_and_rook_table.distance(mate) == 1, "mate in one");
  expect(generated_tug.distance({2, player::max}) == zermelo::endless, "an endless tug");

  expect(entry_as_the_second_user_sees_it(5) == &perfect.entries()[5], "all users share one table");
  return failures == 0 ? 0 : 1;
}
