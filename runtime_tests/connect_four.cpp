// Connect Four against a slower program that looks at every line of the board, and small boards solved.
#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/connect_four.hpp>
#include <zermelo/random_choice.hpp>
#include <zermelo/solve.hpp>

#include <rapidcheck.h>

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "catch.hpp"

using namespace zermelo;

namespace {
/// The board cell by cell: 'X', 'O' or '.', rows from the lowest.
struct slow_board {
  int width, height;
  std::vector<std::string> columns;

  slow_board(int its_width, int its_height)
      : width(its_width), height(its_height), columns(static_cast<std::size_t>(its_width)) {}
  int played() const {
    std::size_t count = 0;
    for (const auto& c : columns) count += c.size();
    return static_cast<int>(count);
  }
  char at(int column, int row) const {
    const bool inside = column >= 0 && column < width && row >= 0;
    const auto c = static_cast<std::size_t>(column), r = static_cast<std::size_t>(row);
    return inside && r < columns[c].size() ? columns[c][r] : '.';
  }
  bool is_full(int column) const { return at(column, height - 1) != '.'; }
  void drop(int column) { columns[static_cast<std::size_t>(column)] += played() % 2 == 0 ? 'X' : 'O'; }
  bool has_won(char side) const {
    for (int column = 0; column < width; ++column)
      for (int row = 0; row < height; ++row)
        for (const auto& [right, up] : {std::pair{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
          int length = 0;
          while (length < 4 && at(column + length * right, row + length * up) == side) ++length;
          if (length == 4) return true;
        }
    return false;
  }
  int utility() const {
    const int most = (width * height + 1) / 2;
    return has_won('X') ? most + 1 - (played() + 1) / 2 : has_won('O') ? -(most + 1 - played() / 2) : 0;
  }
  /// By the words of evaluate() alone: all lines of four cells, one after the other.
  int evaluation() const {
    const int most = (width * height + 1) / 2;
    for (int column = 0; column < width; ++column)
      if (slow_board next = *this; !is_full(column) && (next.drop(column), next.has_won(played() % 2 == 0 ? 'X' : 'O')))
        return next.utility();
    int points = 0;
    std::set<std::pair<int, int>> threats[2];
    for (int column = 0; column < width; ++column)
      for (int row = 0; row < height; ++row)
        for (const auto& [right, up] : {std::pair{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
          if (column + 3 * right >= width || row + 3 * up >= height || row + 3 * up < 0) continue;
          int stones[2] = {0, 0};
          std::pair<int, int> empty;
          for (int i = 0; i < 4; ++i) {
            const char here = at(column + i * right, row + i * up);
            if (here == '.')
              empty = {column + i * right, row + i * up};
            else
              ++stones[here == 'O'];
          }
          if (stones[1] == 0) points += stones[0];
          if (stones[0] == 0) points -= stones[1];
          for (const int side : {0, 1})
            if (stones[side] == 3 && stones[1 - side] == 0 && ((width - 1) * height + empty.second) % 2 == side)
              threats[side].insert(empty);
        }
    points += 4 * (static_cast<int>(threats[0].size()) - static_cast<int>(threats[1].size()));
    const int weakest = std::min(0, played() / 2 - most + 1), strongest = std::max(0, most - (played() + 1) / 2 - 1);
    return std::clamp(points / 2, weakest, strongest);
  }
  bool is_over() const { return has_won('X') || has_won('O') || played() == width * height; }
};

/// Plays a random game on both boards.
template <int Width, int Height>
bool same_game(std::uint64_t number) {
  using game = games::connect_four<Width, Height>;
  random_numbers random(seed{number});
  slow_board slow(Width, Height);
  std::string record;
  auto s = game::start();
  while (true) {
    for (int column = 0; column < Width; ++column)
      for (int row = 0; row < Height; ++row)
        if (game::stone_at(s, column, row) != slow.at(column, row)) return false;
    if (game::is_terminal(s) != slow.is_over() || game::position(record) != s) return false;
    const auto known = game::utility_bounds(s);
    if (game::is_terminal(s))
      return game::utility(s) == slow.utility() && known.lower == slow.utility() && known.upper == slow.utility();
    if ((game::to_move(s) == player::max) != (slow.played() % 2 == 0)) return false;
    if (game::evaluate(s) != slow.evaluation()) return false;

    std::vector<bool> open(Width);
    for (const int column : game::actions(s)) {
      if (open[static_cast<std::size_t>(column)]) return false;
      open[static_cast<std::size_t>(column)] = true;
      slow_board next = slow;
      next.drop(column);
      if (next.is_over() && (next.utility() < known.lower || known.upper < next.utility())) return false;
    }
    for (int column = 0; column < Width; ++column)
      if (open[static_cast<std::size_t>(column)] == slow.is_full(column)) return false;
    const int chosen = detail::pick_uniformly(game{}, s, random.unit());
    slow.drop(chosen);
    s = game::result(s, chosen);
    record += static_cast<char>('1' + chosen);
  }
}

/// How many states can be reached, and what the start is worth.
template <int Width, int Height>
std::pair<std::size_t, int> solved() {
  using game = games::connect_four<Width, Height>;
  const auto all = solve(game{});
  return {all.solved_count(), all.value(game::start())};
}
template <int Width, int Height>
int searched() {
  using game = games::connect_four<Width, Height>;
  const auto table = std::make_unique<transposition_table<game, 1 << 20>>();
  auto s = game::start();  // no constant expression: clang would begin to search when it compiles
  return alpha_beta(game{}, s, remember(*table)).value;
}
using count_and_value = std::pair<std::size_t, int>;
}  // namespace

TEST_CASE("connect four - games as on a slow board") {
  REQUIRE(rc::check([](std::uint64_t number) {
    RC_ASSERT((same_game<7, 6>(number)));
    RC_ASSERT((same_game<4, 4>(number)));
    RC_ASSERT((same_game<3, 5>(number)));
    RC_ASSERT((same_game<8, 7>(number)));
    RC_ASSERT((same_game<1, 63>(number)));
    RC_ASSERT((same_game<9, 1>(number)));
  }));
}

// Numbers of states as published by J. Tromp and recomputed; every board is a draw.
TEST_CASE("connect four - small boards solved, with every state that can be reached") {
  CHECK(solved<3, 3>() == count_and_value{869, 0});
  CHECK(solved<3, 4>() == count_and_value{6'000, 0});
  CHECK(solved<4, 3>() == count_and_value{12'031, 0});
  CHECK(solved<4, 4>() == count_and_value{161'029, 0});
  CHECK(solved<4, 5>() == count_and_value{1'706'255, 0});
}

TEST_CASE("connect four - alpha-beta finds the same values") {
  CHECK(searched<4, 3>() == 0);
  CHECK(searched<4, 4>() == 0);
  CHECK(searched<4, 5>() == 0);
  CHECK(searched<5, 4>() == 0);
}

TEST_CASE("connect four - alpha-beta and the strong solution agree in every state of 4 x 3") {
  using game = games::connect_four<4, 3>;
  const auto all = solve(game{});
  std::size_t wrong = 0, won = 0;
  for (std::size_t i = 0; i < all.rules().state_count(); ++i) {
    const auto s = all.rules().state_at(i);
    const auto known = game::utility_bounds(s);
    wrong += alpha_beta(game{}, s).value != all.value(s) || all.value(s) < known.lower || known.upper < all.value(s);
    won += all.value(s) != 0;
  }
  CHECK(wrong == 0);
  CHECK(won > 1'000);
}
