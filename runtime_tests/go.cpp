// Go against a slower program that knows the same rules in another form, and what is too dear for the compiler.
#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/go_to_win.hpp>
#include <zermelo/play/gtp.hpp>
#include <zermelo/simulate.hpp>
#include <zermelo/solve.hpp>
#include <zermelo/verify.hpp>

#include <rapidcheck.h>

#include <set>
#include <string>
#include <vector>

#include "catch.hpp"
#include "thrown.hpp"

using namespace zermelo;
using games::ko_rule;

namespace {

// ---- Go, point by point ---------------------------------------------------------------------------------------------

struct slow_go {
  int size;
  ko_rule ko;
  bool suicide;
  std::vector<std::string> rows{};  // from the lowest: 'X', 'O' or '.'
  char mover = 'X';
  std::vector<std::string> forbidden_by_ko{};  // the rows as they were before the last ply, if that took one stone
  std::set<std::vector<std::string>> seen{};
  std::set<std::pair<std::vector<std::string>, char>> seen_with_mover{};

  slow_go(int its_size, ko_rule its_ko, bool its_suicide) : size(its_size), ko(its_ko), suicide(its_suicide) {
    rows.assign(static_cast<std::size_t>(size), std::string(static_cast<std::size_t>(size), '.'));
    remember();
  }
  void remember() {
    seen.insert(rows);
    seen_with_mover.insert({rows, mover});
  }
  static char other(char c) { return c == 'X' ? 'O' : 'X'; }
  static char& at(std::vector<std::string>& b, int column, int row) {
    return b[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
  }
  template <class Use>
  void each_neighbour(int column, int row, Use use) const {
    const int steps[4][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    for (const auto& [right, up] : steps)
      if (column + right >= 0 && column + right < size && row + up >= 0 && row + up < size) use(column + right, row + up);
  }
  /// Marks all that is joined to a point with the same letter; whether something with the letter `wanted` is next to it.
  bool touches(std::vector<std::string>& b, int column, int row, char wanted,
               std::set<std::pair<int, int>>& chain) const {
    if (!chain.insert({column, row}).second) return false;
    bool found = false;
    each_neighbour(column, row, [&](int c, int r) {
      if (at(b, c, r) == wanted) found = true;
      if (at(b, c, r) == at(b, column, row) && touches(b, c, r, wanted, chain)) found = true;
    });
    return found;
  }
  int take(std::vector<std::string>& b, int column, int row) const {
    std::set<std::pair<int, int>> chain;
    if (touches(b, column, row, '.', chain)) return 0;
    for (const auto& [c, r] : chain) at(b, c, r) = '.';
    return static_cast<int>(chain.size());
  }
  /// The rows after a stone there; empty if it is illegal.
  std::vector<std::string> after(int column, int row, int& taken) const {
    auto b = rows;
    if (at(b, column, row) != '.') return {};
    at(b, column, row) = mover;
    taken = 0;
    each_neighbour(column, row, [&](int c, int r) {
      if (at(b, c, r) == other(mover)) taken += take(b, c, r);
    });
    if (const int own = take(b, column, row); own > 0 && (own == 1 || !suicide)) return {};
    if (ko == ko_rule::simple && taken == 1 && b == forbidden_by_ko) return {};
    if (ko == ko_rule::positional && seen.count(b) > 0) return {};
    if (ko == ko_rule::situational && seen_with_mover.count({b, other(mover)}) > 0) return {};
    return b;
  }
  void play(int column, int row) {
    int taken = 0;
    auto b = after(column, row, taken);
    forbidden_by_ko.clear();
    if (taken == 1) forbidden_by_ko = rows;
    rows = b;
    mover = other(mover);
    remember();
  }
  void pass() {
    forbidden_by_ko.clear();
    mover = other(mover);
    remember();
  }
  /// Stones, and empty points in regions that touch one colour alone.
  int area(char colour) const {
    auto b = rows;
    int sum = 0;
    for (int row = 0; row < size; ++row)
      for (int column = 0; column < size; ++column) {
        std::set<std::pair<int, int>> one, two;
        sum += at(b, column, row) == colour || (at(b, column, row) == '.' && touches(b, column, row, colour, one) &&
                                                !touches(b, column, row, other(colour), two));
      }
    return sum;
  }
};

/// Whether a random game is the same in both programs, up to its end or its 200th ply.
template <int Size, ko_rule Ko>
bool same_game(std::uint64_t number, bool suicide) {
  using game = games::go<Size, Ko>;
  const game g{.komi = 0.5, .suicide = suicide};
  random_numbers random(seed{number});
  slow_go slow(Size, Ko, suicide);
  auto s = g.start();
  for (int ply = 0; ply < 200 && !g.is_terminal(s); ++ply) {
    if ((s.mover == player::max) != (slow.mover == 'X')) return false;
    if (g.utility(s) != slow.area('X') - slow.area('O') - 0.5) return false;
    std::set<int> legal;
    for (const int a : g.actions(s)) legal.insert(a);
    for (int row = 0; row < Size; ++row)
      for (int column = 0; column < Size; ++column) {
        int taken = 0;
        if (game::stone_at(s, game::point(column, row)) != slow_go::at(slow.rows, column, row)) return false;
        if ((legal.count(game::point(column, row)) > 0) != !slow.after(column, row, taken).empty()) return false;
      }
    if (legal.count(game::pass) == 0) return false;
    const int a = detail::pick_uniformly(g, s, random.unit());
    a == game::pass ? slow.pass() : slow.play(a % (Size + 1), a / (Size + 1));
    s = g.result(s, a);
  }
  return true;
}
}  // namespace

TEMPLATE_TEST_CASE_SIG("go - random games are the same in a slow program", "", ((ko_rule Ko), Ko), ko_rule::simple,
                       ko_rule::positional, ko_rule::situational) {
  REQUIRE(rc::check([](std::uint64_t number) {
    RC_ASSERT((same_game<1, Ko>(number, true)));
    RC_ASSERT((same_game<2, Ko>(number, number % 2 == 0)));
    RC_ASSERT((same_game<3, Ko>(number, number % 2 == 0)));
    RC_ASSERT((same_game<5, Ko>(number, number % 2 == 0)));
  }));
  for (std::uint64_t number = 0; number < 6; ++number) REQUIRE((same_game<9, Ko>(number, number % 2 == 0)));
  REQUIRE((same_game<7, Ko>(1, false)));
  REQUIRE((same_game<8, Ko>(2, true)));
  REQUIRE((same_game<10, Ko>(3, false)));
}

// OEIS A094777.
TEST_CASE("go - 12,675 positions of 3 x 3 are legal") {
  using game = games::go<3>;
  int legal = 0;
  for (int number = 0; number < 19'683; ++number) {
    std::string stones;
    for (int i = 0, rest = number; i < 9; ++i, rest /= 3) stones += ".XO"[rest % 3];
    legal += thrown<position_error>([&] { game::position(stones, player::max); }).empty();
  }
  CHECK(legal == 12'675);
}

// E. van der Werf, Solving Go on small boards, 2003; J. Tromp for 2 x 2.
TEST_CASE("go - 2 x 2 is won by Black by a point with superko") {
  CHECK(alpha_beta(games::go<2, ko_rule::positional>{}).value == 1);
  CHECK(alpha_beta(games::go<2, ko_rule::situational>{}).value == 1);
}
TEST_CASE("go - 3 x 3 is won by Black by nine points") {
  const auto solved = solve(games::go<3>{});
  CHECK(solved.value(games::go<3>::start()) == 9);
  // The first stone belongs in the centre, and at the side it wins by 3; in the corner it loses by 9.
  const auto value_after = [&](const char* name) {
    return solved.value(games::go<3>{}.result(games::go<3>::start(), games::go<3>::action_named(name)));
  };
  CHECK(value_after("B2") == 9);
  CHECK(value_after("B1") == 3);
  CHECK(value_after("A1") == -9);
}
TEST_CASE("go - what the game tells of its states agrees") {
  CHECK_NOTHROW(verify(games::go<2>{}));
}

TEST_CASE("go - playouts end, with every point owned, and know no colour") {
  using game = games::go<5>;
  const game g{};
  random_numbers random(seed{1});
  int not_owned = 0;
  detail::running_mean black_first, white_first;
  for (int i = 0; i < 4'000; ++i) {
    auto s = g.start();
    const double u = g.playout(s, random);
    not_owned += static_cast<int>(u) % 2 == 0;  // 25 points, each of them Black's or White's
    black_first.add(u);
    s.mover = player::min;
    white_first.add(g.playout(s, random));
  }
  CHECK(not_owned < 80);  // a few are cut off in the middle of a triple ko, or end with a point of nobody
  const auto x = black_first.result(), o = white_first.result();
  CHECK(x.lower() > 0);  // who moves first is ahead
  CHECK(o.upper() < 0);
  CHECK(x.mean + o.mean < 4 * (x.standard_error + o.standard_error));
  CHECK(x.mean + o.mean > -4 * (x.standard_error + o.standard_error));
}
TEST_CASE("go - a playout in a position that is over is its utility") {
  using game = games::go<5>;
  const game g{.komi = 2.5};
  auto s = game::position("...../..X../...../...../.....", player::max);
  s = g.result(g.result(s, game::pass), game::pass);
  random_numbers random(seed{1});
  CHECK(g.playout(s, random) == 22.5);
}

TEST_CASE("go - what is no board is refused") {
  using game = games::go<3>;
  for (const char* stones : {"", ".../...", ".../.../..B", "..../.../..."})
    CHECK(thrown<position_error>([&] { game::position(stones, player::max); }).find("Size x Size") != std::string::npos);
  for (const char* stones : {"OX./X../...", "XXX/XXX/XXX", "XO./OX./XO."})
    CHECK(thrown<position_error>([&] { game::position(stones, player::max); }).find("no liberty") != std::string::npos);
}

// ---- the player that samples ----------------------------------------------------------------------------------------

TEST_CASE("go - samples prefer the centre of 5 x 5 and win from there") {
  using game = games::go_to_win<5>;
  for (std::uint64_t number : {1u, 2u, 3u}) {
    const auto found = rave(game{}, game::start(), playouts{3'000}, seed{number});
    CHECK(found.action == game::rules::action_named("C3"));
    CHECK(found.mean > 0.2);
  }
}
TEST_CASE("go - what samples prove is so") {
  using game = games::go_to_win<2>;
  REQUIRE(rc::check([](std::uint64_t number) {
    random_numbers random(seed{number});
    auto s = game::start();
    for (int plies = static_cast<int>(number % 8); plies > 0 && !game::is_terminal(s); --plies)
      s = game{}.result(s, detail::pick_uniformly(game{}, s, random.unit()));
    const auto found = rave(game{}, s, playouts{300}, seed{number});
    if (!found.proven) return;
    // A proof is a play to the end within the tree, so that a search of its depth must find the same.
    for (int depth = 1; depth < 16; ++depth) {
      const auto lower = alpha_beta(game{}, s, max_depth{depth}, evaluate_with{[](const auto&) { return -1; }}).value;
      const auto upper = alpha_beta(game{}, s, max_depth{depth}, evaluate_with{[](const auto&) { return 1; }}).value;
      RC_ASSERT(lower <= found.value && found.value <= upper);
      if (lower == upper) break;
    }
  }));
}
TEST_CASE("go - a tree that is kept goes on from the state after the moves") {
  using game = games::go_to_win<5>;
  rave_tree tree(game{}, game::start(), seed{1});
  const auto first = tree.search(playouts{500});
  tree.advance(*first.action);
  CHECK(tree.state() == game{}.result(game::start(), *first.action));
  const auto second = tree.search(playouts{100});
  CHECK(second.samples == 100);
  CHECK(second.visits > 100);
}

namespace {
std::string said(play::gtp_session& session, const std::string& line) { return session.answer(line); }
}  // namespace

TEST_CASE("gtp - the player takes what is to be taken, and answers twice for one side") {
  play::gtp_session session({.playouts = 400}, 5);
  for (const char* line : {"play w c3", "play b c4", "play b b3", "play b c2"}) CHECK(said(session, line) == "=\n\n");
  CHECK(said(session, "reg_genmove b") == "= D3\n\n");
  CHECK(said(session, "genmove b") == "= D3\n\n");
  CHECK(said(session, "showboard").find(". X . X .") != std::string::npos);
  CHECK(said(session, "genmove b").substr(0, 2) == "= ");
}
TEST_CASE("gtp - dead stones are taken off when the game is scored") {
  play::gtp_session session({.playouts = 100}, 5);
  for (const char* point : {"b1", "b2", "b3", "b4", "b5", "c1", "d2", "c3", "d4", "c5"})
    said(session, std::string("play b ") + point);
  said(session, "play w e5");
  CHECK(said(session, "final_score") == "= B+25\n\n");
  said(session, "komi 3.5");
  CHECK(said(session, "7 final_score") == "=7 B+21.5\n\n");
}
TEST_CASE("gtp - no action brings back a position of the whole board") {
  play::gtp_session session({.playouts = 30, .resign_below = 0}, 5);
  std::set<std::string> boards;
  int passes = 0, plies = 0;
  for (; passes < 2 && plies < 500; ++plies) {
    const bool passed = said(session, plies % 2 == 0 ? "genmove b" : "genmove w") == "= pass\n\n";
    passes = passed ? passes + 1 : 0;
    CHECK((passed || boards.insert(said(session, "showboard")).second));
  }
  CHECK(passes == 2);
}
TEST_CASE("gtp - a win that the kept tree has proven is not given up") {
  play::gtp_session session({.playouts = 4'000}, 5);
  said(session, "komi 22.5");
  const char* const rows[] = {"XXXXX", "XXX..", "X.X..", "XXX..", "X.XXX"};
  for (int row = 0; row < 5; ++row)
    for (int column = 0; column < 5; ++column)
      if (rows[row][column] == 'X') said(session, std::string("play b ") + "abcde"[column] + "54321"[row]);
  const std::string first = said(session, "reg_genmove b");
  CHECK(first != "= resign\n\n");
  CHECK(said(session, "reg_genmove b") == first);  // with nothing left to think about
}
