// Othello, Triangle War and the monotone board against slower programs that know the same rules in another form, and
// what is too dear for the compiler.
#include <zermelo/all_best.hpp>
#include <zermelo/games/monotone_board.hpp>
#include <zermelo/games/othello.hpp>
#include <zermelo/games/triangle_war.hpp>
#include <zermelo/simulate.hpp>
#include <zermelo/value.hpp>

#include <rapidcheck.h>

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "catch.hpp"
#include "thrown.hpp"

using namespace zermelo;

namespace {
/// The start, but no constant expression: clang would try to search from there when it compiles, and give up late.
template <class Game>
typename Game::state start_of() {
  return Game::start();
}

/// A random state of the game: up to `plies` random actions from the start, or fewer where the game ends before.
template <class Game>
typename Game::state random_state(const Game& g, int plies, random_numbers& random) {
  auto s = g.start();
  for (; plies > 0 && !g.is_terminal(s); --plies) s = g.result(s, detail::pick_uniformly(g, s, random.unit()));
  return s;
}

/// Whether minimax and alpha-beta, with and without a table, agree in `s`, and its bounds hold what they found.
template <class Game>
bool searches_agree(const Game& g, const typename Game::state& s) {
  const auto truth = minimax(g, s);
  if (alpha_beta(g, s).value != truth.value) return false;
  if constexpr (requires { g.key(s); }) {
    transposition_table<Game, 256> table;  // small, so that entries are overwritten
    if (alpha_beta(g, s, remember(table)).value != truth.value) return false;
  }
  const auto known = g.utility_bounds(s);
  return known.lower <= truth.value && truth.value <= known.upper;
}

/// Adds the states that can be reached from `s` to `all`, by key. False if a key is shared.
template <class Game>
bool collect(const Game& g, const typename Game::state& s,
             std::unordered_map<std::uint64_t, typename Game::state>& all) {
  const auto [known, is_new] = all.emplace(g.key(s), s);
  if (!is_new) return known->second == s;
  if (!g.is_terminal(s))
    for (const auto a : g.actions(s))
      if (!collect(g, g.result(s, a), all)) return false;
  return true;
}

template <class Game>
std::string board_of(const Game& g, const typename Game::state& s) {
  std::string board;
  g.write_board([&](text t) { board.append(t.data, t.size); }, s);
  return board;
}

// ---- Othello, cell by cell ------------------------------------------------------------------------------------------

struct slow_othello {
  int size;
  std::vector<char> board;  // 'X', 'O' or '.'
  char mover = 'X';

  explicit slow_othello(int its_size) : size(its_size), board(static_cast<std::size_t>(size * size), '.') {
    const int half = size / 2;
    at(half - 1, half - 1) = at(half, half) = 'O';
    at(half - 1, half) = at(half, half - 1) = 'X';
  }
  char& at(int row, int column) { return board[static_cast<std::size_t>(row * size + column)]; }
  bool is_on(int row, int column) const { return row >= 0 && row < size && column >= 0 && column < size; }
  static char other(char c) { return c == 'X' ? 'O' : 'X'; }

  /// Turns over what a disc there flanks, if `really`, and returns how many discs that are.
  int turn(int row, int column, char mine, bool really) {
    int turned = 0;
    for (int down = -1; down <= 1; ++down)
      for (int right = -1; right <= 1; ++right) {
        if (down == 0 && right == 0) continue;
        int length = 1;
        while (is_on(row + length * down, column + length * right) &&
               at(row + length * down, column + length * right) == other(mine))
          ++length;
        if (!is_on(row + length * down, column + length * right) ||
            at(row + length * down, column + length * right) != mine)
          continue;
        for (int i = 1; i < length; ++i, ++turned)
          if (really) at(row + i * down, column + i * right) = mine;
      }
    return turned;
  }
  std::vector<int> moves(char mine) {
    std::vector<int> all;
    for (int row = 0; row < size; ++row)
      for (int column = 0; column < size; ++column)
        if (at(row, column) == '.' && turn(row, column, mine, false) > 0) all.push_back(row * size + column);
    return all;
  }
  bool is_over() { return moves('X').empty() && moves('O').empty(); }
  void play(int cell) {
    turn(cell / size, cell % size, mover, true);
    board[static_cast<std::size_t>(cell)] = mover;
    mover = other(mover);
  }
  int discs(char c) const { return static_cast<int>(std::count(board.begin(), board.end(), c)); }
};

template <int Size>
bool same_game(std::uint64_t number) {
  using game = games::othello<Size>;
  random_numbers random(seed{number});
  slow_othello slow(Size);
  auto s = game::start();
  int lower = -Size * Size, upper = Size * Size, discs = 4;
  while (true) {
    std::vector<char> board;
    for (int cell = 0; cell < Size * Size; ++cell) board.push_back(game::disc_at(s, cell));
    const auto known = game::utility_bounds(s);
    if (board != slow.board || game::is_terminal(s) != slow.is_over()) return false;
    if (slow.discs('X') + slow.discs('O') != discs || known.lower < lower || upper < known.upper) return false;
    lower = known.lower, upper = known.upper;  // what is certain stays so
    if (s != game::position(std::string(board.begin(), board.end()), s.mover)) return false;
    if (game::is_terminal(s)) break;
    if ((s.mover == player::max) != (slow.mover == 'X')) return false;

    std::vector<int> actions;
    for (const int a : game::actions(s)) actions.push_back(a);
    const int chosen = detail::pick_uniformly(game{}, s, random.unit());
    std::sort(actions.begin(), actions.end());
    const std::vector<int> expected = slow.moves(slow.mover);
    if (actions != (expected.empty() ? std::vector<int>{game::pass} : expected)) return false;
    s = game::result(s, chosen);
    if (expected.empty())
      slow.mover = slow.other(slow.mover);
    else
      slow.play(chosen), ++discs;
  }
  const int utility = slow.discs('X') - slow.discs('O');
  return game::utility(s) == utility && lower <= utility && utility <= upper;
}

std::string with_colours_exchanged(games::othello<8>::state s) {
  std::string board;
  for (int cell = 0; cell < 64; ++cell) {
    const char disc = games::othello<8>::disc_at(s, cell);
    board += disc == '.' ? '.' : slow_othello::other(disc);
  }
  return board;
}

template <class Game>
std::uint64_t perft(const typename Game::state& s, int plies) {
  if (plies == 0 || Game::is_terminal(s)) return 1;
  std::uint64_t count = 0;
  for (const int a : Game::actions(s)) count += perft<Game>(Game::result(s, a), plies - 1);
  return count;
}

// ---- Triangle War, by the edges alone -------------------------------------------------------------------------------

/// By how many triangles the mover does better from here, whatever the score: a table for all sets of drawn edges.
class slow_triangle_war {
 public:
  slow_triangle_war() {
    // For each dot above the last row: the triangle below it, and the one upside down below that.
    for (int row = 1, dot = 1; row <= 3; dot += row, ++row)
      for (int i = 0; i < row; ++i) {
        const int here = dot + i, left = dot + row + i, right = left + 1;
        triangles_.push_back({{here, left}, {here, right}, {left, right}});
        if (row < 3) triangles_.push_back({{left, right}, {left, left + row + 2}, {right, left + row + 2}});
      }
    for (const auto& t : triangles_)
      for (const auto& e : t) number_.emplace(e, static_cast<int>(number_.size()));
    for (const auto& t : triangles_) masks_.push_back(1u << number_[t[0]] | 1u << number_[t[1]] | 1u << number_[t[2]]);
    ahead_.resize(1u << number_.size());
    for (std::uint32_t drawn = all(); drawn-- > 0;) {
      int best = -100;
      for (int e = 0; e < edges(); ++e) {
        if ((drawn >> e & 1) != 0) continue;
        const int completed = triangles(drawn | 1u << e) - triangles(drawn);
        const int rest = ahead_[drawn | 1u << e];
        best = std::max(best, completed > 0 ? completed + rest : -rest);
      }
      ahead_[drawn] = best;
    }
  }
  int edges() const { return static_cast<int>(number_.size()); }
  int triangles() const { return static_cast<int>(masks_.size()); }
  std::uint32_t all() const { return (1u << number_.size()) - 1; }
  int triangles(std::uint32_t drawn) const {
    return static_cast<int>(
        std::count_if(masks_.begin(), masks_.end(), [&](std::uint32_t m) { return (drawn & m) == m; }));
  }
  /// Who wins after these edges: +1 for A.
  int winner(const std::vector<std::pair<int, int>>& record) const {
    std::uint32_t drawn = 0;
    int lead = 0;  // of the mover
    bool a_moves = true;
    for (const auto& e : record) {
      const int before = triangles(drawn);
      drawn |= 1u << number_.at(e);
      if (const int completed = triangles(drawn) - before; completed > 0)
        lead += completed;
      else
        lead = -lead, a_moves = !a_moves;
    }
    return (lead + ahead_[drawn] > 0) == a_moves ? 1 : -1;
  }

 private:
  std::vector<std::vector<std::pair<int, int>>> triangles_;
  std::map<std::pair<int, int>, int> number_;
  std::vector<std::uint32_t> masks_;
  std::vector<int> ahead_;
};

std::string as_text(const std::vector<std::pair<int, int>>& record) {
  std::string written;
  for (const auto& [one, two] : record) written += ' ' + std::to_string(one) + std::to_string(two);
  return written;
}

// ---- the monotone board, by the lengths of the rows -----------------------------------------------------------------

template <std::size_t Rows, std::size_t Columns>
struct random_board {
  int for_max[Rows][Columns], for_min[Rows][Columns];

  explicit random_board(std::uint64_t number) {
    random_numbers random(seed{number});
    for (auto* gains : {&for_max, &for_min})
      for (auto& row : *gains)
        for (int& gain : row) gain = static_cast<int>(random.unit() * 14) - 3;
  }
  games::monotone_board<Rows, Columns> game() const { return games::monotone_board<Rows, Columns>(for_max, for_min); }

  /// What Max collects more than Min from here.
  int value(std::vector<std::size_t> rows, bool max_moves, std::map<std::vector<std::size_t>, int>& known) const {
    if (const auto found = known.find(rows); found != known.end()) return found->second;
    bool full = true;
    int best = 0;
    for (std::size_t row = 0; row < Rows; ++row) {
      const std::size_t column = rows[row];
      if (column == Columns || (row > 0 && rows[row - 1] == column)) continue;
      ++rows[row];
      const int v = (max_moves ? for_max[row][column] : -for_min[row][column]) + value(rows, !max_moves, known);
      --rows[row];
      if (full || (max_moves ? v > best : v < best)) best = v;
      full = false;
    }
    return known[rows] = best;
  }
  int value() const {
    std::map<std::vector<std::size_t>, int> known;
    return value(std::vector<std::size_t>(Rows), true, known);
  }
};

template <std::size_t Rows, std::size_t Columns>
bool board_is_solved(std::uint64_t number) {
  const random_board<Rows, Columns> board(number);
  const auto g = board.game();
  random_numbers random(seed{number});
  std::unordered_map<std::uint64_t, typename games::monotone_board<Rows, Columns>::state> all;
  return alpha_beta(g).value == board.value() && searches_agree(g, g.start()) &&
         searches_agree(g, random_state(g, static_cast<int>(number % (Rows * Columns)), random)) &&
         collect(g, g.start(), all);
}
}  // namespace

TEST_CASE("othello - moves, discs and bounds as in a slow program") {
  REQUIRE(rc::check([](std::uint64_t number) {
    RC_ASSERT(same_game<4>(number));
    RC_ASSERT(same_game<6>(number));
    RC_ASSERT(same_game<8>(number));
  }));
}

// A. Bik, Perft for Reversi, 2009. The first passes are among the actions of the ninth ply.
TEST_CASE("othello - perft of 8 x 8 as published") {
  const std::uint64_t published[] = {4, 12, 56, 244, 1'396, 8'200, 55'092, 390'216, 3'005'288};
  int plies = 0;
  for (const std::uint64_t count : published)
    CHECK(perft<games::othello<8>>(games::othello<8>::start(), ++plies) == count);
}

TEST_CASE("othello - 4 x 4 is won by the second player with 8 discs more") {
  using game = games::othello<4>;
  const auto truth = minimax(game{}, start_of<game>());
  CHECK(truth.value == -8);
  CHECK(truth.leaves == 60'060);
  CHECK(truth.nodes == 224'821);
  CHECK(alpha_beta(game{}, start_of<game>()).value == -8);
  const auto table = std::make_unique<transposition_table<game, 1 << 16>>();
  const auto found = alpha_beta(game{}, start_of<game>(), remember(*table));
  CHECK(found.value == -8);
  CHECK(found.nodes < 1'200);
  CHECK(all_best(game{}, start_of<game>()).size() == 4);  // the openings are the same by symmetry
}

TEST_CASE("othello - no two states of 4 x 4 share a key, and all lie within their bounds") {
  using game = games::othello<4>;
  std::unordered_map<std::uint64_t, game::state> all;
  REQUIRE(collect(game{}, game::start(), all));
  CHECK(all.size() == 62'789);
  const auto table = std::make_unique<transposition_table<game, 1 << 18>>();
  std::size_t outside = 0, passes = 0, terminal = 0;
  for (const auto& [key, s] : all) {
    const auto known = game::utility_bounds(s);
    const int v = alpha_beta(game{}, s, remember(*table)).value;
    outside += v < known.lower || known.upper < v;
    passes += s.legal == std::uint64_t{1} << game::pass;
    terminal += game::is_terminal(s);
  }
  CHECK(outside == 0);
  CHECK(passes == 8'988);
  CHECK(terminal == 6'168);
}

TEST_CASE("othello - searches agree in random states") {
  REQUIRE(rc::check([](std::uint64_t number) {
    random_numbers random(seed{number});
    RC_ASSERT(searches_agree(games::othello<4>{},
                             random_state(games::othello<4>{}, 3 + static_cast<int>(number % 9), random)));
    RC_ASSERT(searches_agree(games::othello<6>{}, random_state(games::othello<6>{}, 28, random)));
    RC_ASSERT(searches_agree(games::othello<8>{}, random_state(games::othello<8>{}, 56, random)));
  }));
}

TEST_CASE("othello - the estimate knows no colour, and two plies with it beat random moves") {
  using game = games::othello<8>;
  REQUIRE(rc::check([](std::uint64_t number) {
    random_numbers random(seed{number});
    const auto s = random_state(game{}, static_cast<int>(number % 60), random);
    const auto mirrored = game::position(with_colours_exchanged(s), opponent(s.mover));
    RC_ASSERT(game::evaluate(s) == -game::evaluate(mirrored));
    RC_ASSERT(game::utility_bounds(s).lower <= game::evaluate(s));
    RC_ASSERT(game::evaluate(s) <= game::utility_bounds(s).upper);
  }));
  const auto two_plies = [](const game& g, game::state s) { return *alpha_beta(g, s, max_depth{2}).action; };
  CHECK(simulate_many(game{}, start_of<game>(), two_plies, uniform, 50, seed{1}).max_wins >= 45);
  CHECK(simulate_many(game{}, start_of<game>(), uniform, two_plies, 50, seed{1}).min_wins >= 45);
}

TEST_CASE("triangle war - the slow program knows the board") {
  const slow_triangle_war slow;
  CHECK(slow.edges() == games::triangle_war::edges);
  CHECK(slow.triangles() == games::triangle_war::triangles);
}

TEST_CASE("triangle war - won by the second player from the start") {
  const auto table = std::make_unique<transposition_table<games::triangle_war, 1 << 20>>();
  const auto found = alpha_beta(games::triangle_war{}, start_of<games::triangle_war>(), remember(*table));
  CHECK(found.value == -1);
  CHECK(found.nodes < 1'100'000);
  CHECK(slow_triangle_war{}.winner({}) == -1);
}

TEST_CASE("triangle war - no two states share a key") {
  using game = games::triangle_war;
  std::unordered_map<std::uint64_t, game::state> all;
  REQUIRE(collect(game{}, game::start(), all));
  CHECK(all.size() == 723'535);
}

TEST_CASE("triangle war - the winner as in a slow program") {
  const slow_triangle_war slow;
  CHECK(slow.winner({{2, 4}, {4, 5}, {5, 9}, {3, 6}, {2, 5}, {3, 5}}) == -1);
  CHECK(slow.winner({{2, 4}, {4, 5}, {5, 9}, {3, 6}, {2, 5}, {3, 5}, {7, 8}}) == 1);
  CHECK(slow.winner({{1, 2}, {2, 3}, {1, 3}, {2, 4}, {2, 5}, {4, 5}}) == 1);
  REQUIRE(rc::check([&](std::uint64_t number) {
    using game = games::triangle_war;
    random_numbers random(seed{number});
    std::vector<std::pair<int, int>> record;
    auto s = game::start();
    for (std::uint64_t plies = 9 + number % 10; plies > 0; --plies) {
      const int e = detail::pick_uniformly(game{}, s, random.unit());
      for (int one = 1; one <= game::dots; ++one)
        for (int two = one + 1; two <= game::dots; ++two)
          if (game::edge_between(one, two) == e) record.emplace_back(one, two);
      s = game::result(s, e);
    }
    RC_ASSERT(game::position(as_text(record)) == s);
    RC_ASSERT(alpha_beta(game{}, s).value == slow.winner(record));
    RC_ASSERT(searches_agree(game{}, s));
  }));
}

TEST_CASE("monotone board - searches agree with the rows and their lengths") {
  REQUIRE(rc::check([](std::uint64_t number) {
    RC_ASSERT((board_is_solved<1, 1>(number)));
    RC_ASSERT((board_is_solved<2, 3>(number)));
    RC_ASSERT((board_is_solved<4, 2>(number)));
    RC_ASSERT((board_is_solved<3, 3>(number)));
    RC_ASSERT((board_is_solved<1, 5>(number)));
  }));
}

TEST_CASE("monotone board - a board of 4 x 4 has 24024 lines") {
  const random_board<4, 4> board(1);
  CHECK(minimax(board.game()).leaves == 24'024);
  CHECK(minimax(board.game()).value == board.value());
  CHECK(alpha_beta(board.game()).value == board.value());
  CHECK(alpha_beta(board.game()).nodes < minimax(board.game()).nodes);
}

TEST_CASE("monotone board - all of a large board is used") {
  const random_board<15, 16> board(2);
  const auto once = simulate(board.game(), uniform, uniform, seed{3});
  CHECK(once.ended);
  CHECK(once.plies == 15 * 16);
}

TEST_CASE("boards are written") {
  CHECK(board_of(games::othello<8>{}, games::othello<8>::start()).substr(0, 18) == "  a b c d e f g h\n");
  CHECK(board_of(games::triangle_war{}, games::triangle_war::position("12 13 23 910")) ==
        "      1\n     / \\\n    2---3\n          \n  4   5   6\n            \n7   8   9---10\nA 1, B 0\n");
}

TEST_CASE("mistakes of board games") {
  using small = games::othello<4>;
  const std::string cells = "an othello board is Size x Size cells, each X, O or a dot, rows apart by '/' if you like";
  CHECK(thrown<position_error>([] { small::position("", player::max); }) == cells);
  CHECK(thrown<position_error>([] { small::position("..../.OX./.XO./...", player::max); }) == cells);
  CHECK(thrown<position_error>([] { small::position("..../.OX./.XO./.....", player::max); }) == cells);
  CHECK(thrown<position_error>([] { small::position("..../.OX./.XO./...-", player::max); }) == cells);
  CHECK(thrown<position_error>([] { games::othello<6>::position("..../.OX./.XO./....", player::max); }) == cells);
  CHECK(thrown<position_error>([] { small::position("XXXX/XX.X/XXXX/XXXX", player::min); }) ==
        "an othello board has no empty cell among the four in its centre");

  using game = games::triangle_war;
  const std::string pairs =
      "a Triangle War record is pairs of dots, numbered 1 to 10 and apart by spaces, such as 24 45 610";
  for (const char* const record : {"2", "24 4", "2 4", "244", "0", "x", "24,45", "24 05", "6 10", "2-4", "20", "24\n"})
    CHECK(thrown<position_error>([&] { game::position(record); }) == pairs);
  for (const char* const record : {"14", "11", "110", "24 27", "1010"})
    CHECK(thrown<position_error>([&] { game::position(record); }) ==
          "a Triangle War record joins two dots that are not neighbours");
  CHECK(thrown<position_error>([] { game::position("24 42"); }) == "a Triangle War record draws an edge twice");
  CHECK_NOTHROW(game::position(""));
  CHECK_NOTHROW(game::position("  24   106 "));

  const std::string too_large = "the gains of a monotone board are too large to add in an int";
  constexpr int most = (std::numeric_limits<int>::max)(), least = (std::numeric_limits<int>::min)();
  CHECK(thrown<position_error>([] { games::monotone_board({{most, 0}}, {{0, 1}}); }) == too_large);
  CHECK(thrown<position_error>([] { games::monotone_board({{0, 0}}, {{least, 0}}); }) == too_large);
  CHECK(thrown<position_error>([] { games::monotone_board({{least, 0}}, {{0, 0}}); }) == too_large);
  CHECK(alpha_beta(games::monotone_board({{most - 1, 0}}, {{0, 1}})).value == most - 2);
}
