// The m,n,k games: published values, and boards whose every state is known.
#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/m_n_k.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/large_table.hpp>
#include <zermelo/solve.hpp>
#include <zermelo/verify.hpp>

#include <rapidcheck.h>

#include <string>
#include <vector>

#include "catch.hpp"
#include "thrown.hpp"

using namespace zermelo;
using games::m_n_k;

namespace {
template <int M, int N, int K>
int value_of() {
  using game = m_n_k<M, N, K>;
  large_table<game> table(std::size_t{1} << 22);
  return alpha_beta(game{}, remember(table)).value;
}

/// Whether these are k or more in a row, cell by cell.
bool has_line(const std::string& board, int rows, int columns, int length, char mark) {
  const auto at = [&](int row, int column) { return board[static_cast<std::size_t>(row * columns + column)]; };
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column)
      for (const auto& [down, right] : {std::pair{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
        int r = row, c = column, run = 0;
        for (; r < rows && c >= 0 && c < columns && at(r, c) == mark; r += down, c += right) ++run;
        if (run >= length) return true;
      }
  return false;
}

/// Random play from the start, compared with rules that look at one cell after the other.
template <int M, int N, int K>
void follows_the_rules(const std::vector<unsigned>& choices) {
  using game = m_n_k<M, N, K>;
  std::string board(static_cast<std::size_t>(M * N), '.');
  auto s = game::start();
  bool x_moves = true;
  for (const unsigned choice : choices) {
    std::vector<int> cells;
    for (const int a : game::actions(s)) cells.push_back(a);
    for (const int a : cells) RC_ASSERT(board[static_cast<std::size_t>(a)] == '.');
    const int cell = cells[choice % cells.size()];
    board[static_cast<std::size_t>(cell)] = x_moves ? 'X' : 'O';
    s = game::result(s, cell);
    RC_ASSERT(game::position(board) == s);
    const bool x_has_won = has_line(board, M, N, K, 'X'), o_has_won = has_line(board, M, N, K, 'O');
    const bool over = x_has_won || o_has_won || board.find('.') == std::string::npos;
    RC_ASSERT(game::is_terminal(s) == over);
    if (over) {
      RC_ASSERT(game::utility(s) == x_has_won - o_has_won);
      return;
    }
    x_moves = !x_moves;
    RC_ASSERT((game::to_move(s) == player::max) == x_moves);
  }
}
}  // namespace

TEST_CASE("who wins the m,n,k games on small boards") {
  CHECK(value_of<3, 3, 3>() == 0);
  CHECK(value_of<3, 4, 3>() == 1);
  CHECK(value_of<4, 3, 3>() == 1);
  CHECK(value_of<4, 4, 3>() == 1);
  CHECK(value_of<4, 4, 4>() == 0);
  CHECK(value_of<4, 5, 4>() == 0);
  CHECK(value_of<5, 4, 4>() == 0);
}

TEST_CASE("m,n,k games follow the rules") {
  REQUIRE(rc::check([](const std::vector<unsigned>& choices) {
    follows_the_rules<3, 3, 3>(choices);
    follows_the_rules<3, 5, 3>(choices);
    follows_the_rules<4, 4, 4>(choices);
    follows_the_rules<5, 4, 4>(choices);
    follows_the_rules<5, 12, 5>(choices);
    follows_the_rules<8, 8, 5>(choices);
    follows_the_rules<1, 64, 3>(choices);
    follows_the_rules<64, 1, 2>(choices);
  }));
}

TEST_CASE("m,n,k games whose every state is known") {
  // Bounds that hold, keys that differ, and all else that verify() looks at.
  CHECK(verified(m_n_k<3, 3, 3>{}));
  CHECK(verified(m_n_k<3, 4, 3>{}));
  CHECK(verified(m_n_k<2, 5, 2>{}));
  CHECK(verified(m_n_k<3, 3, 4>{}));

  using nine_cells = m_n_k<3, 3, 3>;
  using counters = games::tic_tac_toe;
  const auto by_lines = solve(nine_cells{});
  const auto by_counters = solve(counters{}, counters::start());
  REQUIRE(by_lines.solved_count() == 5'478);
  std::size_t compared = 0;
  for (std::size_t i = 0; i < by_counters.size(); ++i) {
    if (!by_counters.entries()[i].is_known()) continue;
    const auto s = counters::state_at(i);
    std::string board;
    for (int cell = 0; cell < 9; ++cell) board += counters::mark_at(s, cell);
    const auto same = nine_cells::position(board);
    compared += by_lines.value(same) == by_counters.value(s) && by_lines.distance(same) == by_counters.distance(s) &&
                nine_cells::to_move(same) == counters::to_move(s);
  }
  CHECK(compared == 5'478);
}

TEST_CASE("mistake boards of an m,n,k game") {
  using board = m_n_k<3, 4, 3>;
  for (const char* const text_of_board : {"", "..../..../...", "..../..../.....", "..../.Z../....", "0.../..../...."})
    CHECK(thrown<position_error>([&] { board::position(text_of_board); }).find("rows of N cells") != std::string::npos);
  for (const char* const text_of_board : {"O.../..../....", "XX../..../....", "OO../X.../...."})
    CHECK(thrown<position_error>([&] { board::position(text_of_board); }).find("wrong counts") != std::string::npos);
  // O moved after X had won, X after O, and X made two lines that no single mark can have completed.
  for (const char* const text_of_board : {"XXX./OO../O...", "OOO./XX../X..X", "XXXX/OO.O/O..."})
    CHECK(thrown<position_error>([&] { board::position(text_of_board); }).find("had won") != std::string::npos);
  CHECK(thrown<position_error>([] { m_n_k<4, 4, 3>::position("XXX./OO.O/XXX./O.O."); }).find("had won") !=
        std::string::npos);
  CHECK(m_n_k<3, 5, 3>::position("XXXXX/OO.OO/.....").other == 0b11111);  // the last one was in the middle
}
