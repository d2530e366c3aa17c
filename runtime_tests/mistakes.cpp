// Every kind of mistake at run time: the class of the exception, and the line that names it. What can only go wrong when
// a program is written is in static_tests/fail.
#include <zermelo/all_best.hpp>
#include <zermelo/claim.hpp>
#include <zermelo/games/cat_and_mouse.hpp>
#include <zermelo/games/connect_four.hpp>
#include <zermelo/games/halving.hpp>
#include <zermelo/games/kayles.hpp>
#include <zermelo/games/lone_king.hpp>
#include <zermelo/games/nim.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/simulate.hpp>
#include <zermelo/solve.hpp>
#include <zermelo/solve_range.hpp>
#include <zermelo/table.hpp>
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>

#include <limits>
#include <string>
#include <vector>

#include "catch.hpp"
#include "thrown.hpp"

using namespace zermelo;

namespace {
/// A game whose faults are switched on one by one.
struct faulty {
  using state = int;
  using action = int;
  using value = double;

  bool endless = false;
  bool without_actions = false;
  player mover = player::max;
  double leaf = 1;

  int start() const { return 0; }
  player to_move(int) const { return mover; }
  std::vector<int> actions(int) const { return without_actions ? std::vector<int>{} : std::vector<int>{0, 1}; }
  int result(int s, int) const { return s + 1; }
  bool is_terminal(int s) const { return !endless && s == 2; }
  double utility(int) const { return leaf; }
};

const tree small = max_node(min_node(2, 3), 1);
constexpr auto zero = evaluate_with([](tree_node) { return 0; });
using board = games::tic_tac_toe;
}  // namespace

TEST_CASE("mistake no action in a state that is not terminal") {
  const char* const said = "the game gives no action in a state that is not terminal";
  const faulty g{.without_actions = true};
  CHECK(thrown<game_error>([&] { minimax(g); }) == said);
  CHECK(thrown<game_error>([&] { alpha_beta(g); }) == said);
  CHECK(thrown<game_error>([&] { expectimax(faulty{.without_actions = true, .mover = player::min}, uniform); }) == said);
}

TEST_CASE("mistake a game without end") {
  const faulty g{.endless = true};
  CHECK(thrown<game_error>([&] { minimax(g, ply_limit{10}); }).find("does not end within the ply limit") !=
        std::string::npos);
  CHECK(thrown<game_error>([&] { alpha_beta(g, ply_limit{10}); }).find("zermelo::ply_limit") != std::string::npos);
  CHECK(thrown<game_error>([] { minimax(games::halving{50}, ply_limit{10}); }).find("ply limit") != std::string::npos);
}

TEST_CASE("mistake a game without end at the default limit") {
  struct one_way : faulty {
    std::vector<int> actions(int) const { return {0}; }
  };
  CHECK_FALSE(thrown<game_error>([] { minimax(one_way{{.endless = true}}); }).empty());
  CHECK_FALSE(thrown<game_error>([] { alpha_beta(one_way{{.endless = true}}); }).empty());
}

namespace {
/// A game of one line of this many plies, with or without a die that is thrown in every other state.
struct long_line {
  using state = int;
  using action = int;
  using value = double;
  int plies = 0;
  bool with_dice = false;
  static int start() { return 0; }
  player to_move(int s) const { return with_dice && s % 2 == 1 ? player::chance : player::max; }
  static auto actions(int) { return integers<>{.below = 1}; }
  static int result(int s, int) { return s + 1; }
  bool is_terminal(int s) const { return s == plies; }
  static double utility(int) { return 1; }
  static bounds<double> utility_bounds(int) { return {-1, 1}; }
  static fraction probability(int, int) { return {1, 1}; }
};
}  // namespace

TEST_CASE("the default ply limit at run time is 2,000 and needs no more stack than there is") {
  for (const bool with_dice : {false, true}) {
    CHECK(alpha_beta(long_line{2'000, with_dice}).value == 1);
    CHECK(alpha_beta(long_line{2'000, with_dice}, star2{-1, 1}, window{0.5, 2.0}).value == 1);
    CHECK(expectiminimax(long_line{2'000, with_dice}).value == 1);
    CHECK_FALSE(thrown<game_error>([&] { alpha_beta(long_line{2'001, with_dice}); }).empty());
    CHECK_FALSE(thrown<game_error>([&] { expectiminimax(long_line{2'001, with_dice}); }).empty());
  }
}

TEST_CASE("mistake a utility or an evaluation that is not a number") {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const char* const said = "a utility or an evaluation is not a number (NaN)";
  CHECK(thrown<game_error>([&] { minimax(faulty{.leaf = nan}); }) == said);
  CHECK(thrown<game_error>([&] { alpha_beta(faulty{.leaf = nan}); }) == said);
  CHECK(thrown<game_error>([&] { minimax(faulty{.leaf = nan}, by_distance); }) == said);
  const auto bad_estimate = evaluate_with([nan](int) { return nan; });
  CHECK(thrown<game_error>([&] { alpha_beta(faulty{}, max_depth{1}, bad_estimate); }) == said);
}

TEST_CASE("mistake chance in a search for two players") {
  CHECK(thrown<game_error>([] { minimax(faulty{.mover = player::chance}); }).find("expectiminimax") != std::string::npos);
  CHECK(thrown<game_error>([] { alpha_beta(faulty{.mover = player::chance}); }).find("expectiminimax") !=
        std::string::npos);
  CHECK(thrown<game_error>([] { expectiminimax(faulty{.mover = player::chance}); }).find("probability(state, action)") !=
        std::string::npos);
  const tree dice = max_node(chance_node(1, 2), 0);
  CHECK(thrown<game_error>([&] { alpha_beta(dice); }).find("integer values") != std::string::npos);
}

TEST_CASE("mistake probabilities") {
  const char* const range = "a probability is not between 0 and 1";
  const char* const total = "the probabilities of a node do not sum to 1";
  CHECK(thrown<probability_error>([] { [[maybe_unused]] tree t = chance_node(edge(-1, 3), edge(2, 4)); }) == range);
  CHECK(thrown<probability_error>([] { [[maybe_unused]] tree t = chance_node(edge(fraction{1, 0}, 3), edge(0, 4)); }) == range);
  CHECK(thrown<probability_error>([] { [[maybe_unused]] tree t = chance_node(edge(fraction{1, 3}, 3), edge(fraction{1, 3}, 4)); }) == total);
  CHECK(thrown<probability_error>([] { [[maybe_unused]] tree t = chance_node(edge(0.3, 3), edge(0.6, 4)); }) == total);
  CHECK(thrown<probability_error>([] {
          [[maybe_unused]] tree t = chance_node(edge(std::numeric_limits<double>::quiet_NaN(), 3), edge(1.0, 4));
        }) == range);
  CHECK(thrown<probability_error>([] {
          [[maybe_unused]] tree t = chance_node(edge(fraction{1, 3'037'000'507}, 1), edge(fraction{1, 3'037'000'511}, 2),
                               edge(fraction{1, 3'037'000'537}, 3));
        }).find("too large to add") != std::string::npos);
}

TEST_CASE("mistake a leaf that is not a number") {
  CHECK(thrown<tree_error>([] { [[maybe_unused]] tree t = max_node(1.5, std::numeric_limits<double>::quiet_NaN()); }) ==
        "a leaf of the tree is not a number (NaN)");
}

TEST_CASE("mistake policies") {
  const char* const said = "a policy names an action that is not legal here";
  CHECK(thrown<policy_error>([] { expectimax(small, [](tree_node) { return branch{7}; }); }) == said);
  CHECK(thrown<policy_error>([] {
          expectimax(small, [](tree_node) { return std::vector<weighted<branch>>{{branch{7}, {1, 1}}}; });
        }) == said);
  const char* const none = "a policy gives no action at all in a state that is not terminal";
  const auto nothing = [](tree_node) { return std::vector<weighted<branch>>{}; };
  CHECK(thrown<policy_error>([&] { expectimax(small, nothing); }) == none);
  CHECK(thrown<policy_error>([&] { simulate(small, nothing, nothing, seed{1}); }) == none);
  CHECK(thrown<policy_error>([&] { simulate(small, [](tree_node) { return branch{7}; }, nothing, seed{1}); }) == said);
}

TEST_CASE("mistake no games to simulate") {
  CHECK(thrown<option_error>([] { simulate_many(small, uniform, uniform, 0, seed{1}); }).find("1 or more") !=
        std::string::npos);
}

TEST_CASE("mistake search options") {
  CHECK(thrown<option_error>([] { alpha_beta(small, window{4, 0}); }).find("window is inverted") != std::string::npos);
  CHECK(thrown<option_error>([] { alpha_beta(small, window{-5'000'000'000, 5'000'000'000}); }).find("value type") !=
        std::string::npos);
  CHECK(thrown<option_error>([] { alpha_beta(small, max_depth{-1}, zero); }) == "the depth limit is negative");
  CHECK(thrown<option_error>([] { minimax(small, max_depth{-1}, zero); }) == "the depth limit is negative");
  CHECK(thrown<option_error>([] { minimax(small, ply_limit{-1}); }) == "the ply limit is negative");
}

TEST_CASE("mistake more actions than a list can hold") {
  struct wide : faulty {
    std::vector<int> actions(int) const { return std::vector<int>(65, 0); }
  };
  const char* const said = "more actions than the list of actions can hold";
  CHECK(thrown<capacity_error>([] { alpha_beta(wide{}, ordered_by([](int, int) { return 0; })); }).find(said) == 0);
  CHECK(thrown<capacity_error>([] { all_best(wide{}); }).find(said) == 0);
  CHECK(all_best<128>(wide{}).size() == 65);
}

TEST_CASE("mistake a range of states") {
  const games::halving game{10};  // 22 states
  const std::string beyond = "a range of states is empty, or ends beyond the state_count of the game";
  CHECK(solve_range(game, 21, 22).size() == 1);
  CHECK(thrown<option_error>([&] { solve_range(game, 21, 23); }) == beyond);
  CHECK(thrown<option_error>([&] { solve_range(game, 22, 22); }) == beyond);
}

TEST_CASE("mistake tic-tac-toe boards") {
  CHECK(thrown<position_error>([] { board::position("XO./.../.O"); }).find("nine cells") != std::string::npos);
  CHECK(thrown<position_error>([] { board::position("XO./.../.O.."); }).find("nine cells") != std::string::npos);
  CHECK(thrown<position_error>([] { board::position(""); }).find("nine cells") != std::string::npos);
  CHECK(thrown<position_error>([] { board::position(0b11, 0b10, player::max); }).find("both players") != std::string::npos);
  CHECK(thrown<position_error>([] { board::position("XXX/.../..O"); }).find("wrong counts") != std::string::npos);
  CHECK(thrown<position_error>([] { board::position("XXX/.../OOO", player::max); }).find("both sides") != std::string::npos);
  CHECK(thrown<position_error>([] { board::position("XXX/OO./O..", player::max); }).find("already") != std::string::npos);
}

TEST_CASE("mistake positions of the other games") {
  CHECK(thrown<position_error>([] { minimax(games::halving{-1}); }) == "the halving game starts at 0 or more");
  CHECK(thrown<position_error>([] { games::nim(3, -1); }).find("255 stones") != std::string::npos);
  CHECK(thrown<position_error>([] { games::nim(256); }).find("255 stones") != std::string::npos);
}

TEST_CASE("mistake positions of kayles, cat and mouse, and connect four") {
  using games::cat_and_mouse, games::kayles;
  using standard = games::connect_four<>;
  CHECK(thrown<position_error>([] { kayles(60, 3); }).find("63 places") != std::string::npos);
  CHECK(thrown<position_error>([] { kayles(-1); }).find("63 places") != std::string::npos);
  CHECK(thrown<position_error>([] { kayles(2'000'000'000, 2'000'000'000); }).find("63 places") != std::string::npos);
  for (const char* const record : {"8", "0", "x", "1111111", "12121211"})
    CHECK(thrown<position_error>([&] { standard::position(record); }).find("Connect Four") != std::string::npos);
  std::string wide = "[[1,2],[0],[0]";
  for (int node = 3; node < 64; ++node) wide += ",[]";
  CHECK(cat_and_mouse(wide + "]").node_count() == 64);
  const std::string wrong[] = {"",           "[",           "[]",          "[[]]",          "[[1],[0]]",     "[[1,2],[0],[0]",
                               "[[1,2],[0],[0]]]",          "[[1,3],[0],[]]",               "[[1,2],[0],[]]", "[[1 2],[0],[0]]",
                               "[[1,2],[0],[0]],",          "[[1,,2],[0],[0]]",             "[[1,2],[0,-1],[0]]",
                               "[[1,2,],[0],[0]]",          "[[1,2][0],[0]]",               "[[1,4294967298],[0],[0]]",
                               wide + ",[]]"};
  for (const std::string& lists : wrong)
    CHECK(thrown<position_error>([&] { cat_and_mouse{lists}; }).find("lists of neighbours") != std::string::npos);
}

TEST_CASE("mistake games and states that solve cannot take") {
  const char* const no_chance = "chance moves in a game given to solve(): use value_iteration";
  CHECK(thrown<game_error>([] { solve(faulty{.mover = player::chance}); }) == no_chance);
  CHECK(thrown<game_error>([] { solve(faulty{.mover = nth_player(2)}); }).find("max_n") != std::string::npos);
  CHECK(thrown<game_error>([] { solve(faulty{.without_actions = true}); }).find("no action") != std::string::npos);
  CHECK(thrown<game_error>([] { solve(faulty{.leaf = std::numeric_limits<double>::quiet_NaN()}); }).find("NaN") !=
        std::string::npos);
  CHECK(thrown<capacity_error>([] { solve<2>(faulty{}); }).find("more states") != std::string::npos);
  CHECK(thrown<capacity_error>([] { solve<21>(games::halving{10}); }).find("more states") != std::string::npos);
  CHECK(solve<22>(games::halving{10}).solved_count() == 22);
}

TEST_CASE("mistake states that a solution does not have") {
  const char* const said = "a solution is asked for a state that was not solved: it cannot be reached from where solve() began";
  const auto below = solve(faulty{}, 1);
  CHECK(thrown<game_error>([&] { below.value(0); }) == said);
  CHECK(thrown<game_error>([&] { below.distance(0); }) == said);
  CHECK(thrown<game_error>([&] { below.action(0); }) == said);
  CHECK_FALSE(below.contains(0));
  const auto rows = grundy_values(games::kayles_row{}, 5);
  CHECK(thrown<game_error>([&] { rows.value(6); }) == said);
  CHECK(thrown<game_error>([&] { rows.action(7); }) == said);
}

// Seven fields in a ring; Max walks on or stays, Min too; the last field ends it. It claims fewer states than it has.
struct short_ring {
  struct state {
    int field;
    player mover;
  };
  using action = int;
  using value = int;
  std::size_t count = 14;
  static state start() { return {0, player::max}; }
  static player to_move(state s) { return s.mover; }
  static auto actions(state) { return integers<>{.from = 0, .below = 2}; }
  static state result(state s, int step) { return {s.field + step, opponent(s.mover)}; }
  static bool is_terminal(state s) { return s.field == 6; }
  static int utility(state) { return 1; }
  std::size_t state_count() const { return count; }
  static std::size_t index(state s) { return static_cast<std::size_t>(2 * s.field) + (s.mover == player::min); }
  static state state_at(std::size_t i) { return {static_cast<int>(i / 2), i % 2 == 0 ? player::max : player::min}; }
};
TEST_CASE("mistake numbers beyond the state count") {
  for (std::size_t count = 1; count < 14; ++count) {
    CHECK(thrown<game_error>([=] { solve(short_ring{count}, short_ring::start()); }).find("state_count") != std::string::npos);
    CHECK(thrown<game_error>([=] { solve(short_ring{count}); }).find("state_count") != std::string::npos);
  }
  const auto solved = solve(short_ring{}, short_ring::start());
  CHECK(solved.value(short_ring::start()) == 1);  // Max walks on
  CHECK(solved.contains({5, player::max}));
  const short_ring::state beyond[] = {{7, player::max}, {40, player::min}, {-1, player::max}};
  for (const auto& s : beyond) {
    CHECK_FALSE(solved.contains(s));
    CHECK(thrown<game_error>([&] { solved.value(s); }).find("was not solved") != std::string::npos);
    CHECK_FALSE(solution(short_ring{}, pack(solved)).contains(s));
  }
}

TEST_CASE("mistake claims beyond the value type") {
  const auto said = [](auto claimed) {
    return thrown<option_error>([&] { value_of(games::halving{3}) == claimed; }).find("no value of the game's type") !=
           std::string::npos;
  };
  CHECK(said(4'294'967'296));
  CHECK(said(4'294'967'295u));
  CHECK(said(-4'294'967'297));
  CHECK_FALSE(said(1LL));
  CHECK((value_of(games::halving{3}) == 1u).holds());
}

TEST_CASE("mistake a solution of another game") {
  const games::halving five{5};
  const auto entries = pack(solve(five));
  table<int> changed(entries.size(), 1);
  changed.add_entry({1, 17});
  const solution wrong(five, changed);
  CHECK(thrown<game_error>([&] { wrong.action({3, player::max}); }).find("of another game") != std::string::npos);
  CHECK(solution(five, entries).action({3, player::max}) == games::halving_action::half);
}

TEST_CASE("mistake tables") {
  const auto entries = pack(solve(games::halving{5}));
  CHECK(thrown<game_error>([&] { entries[entries.size()]; }) == "a table is asked for a number that is not below its size");
  CHECK(thrown<capacity_error>([] { table<int, 3, 2>(4, 2); }).find("more states") != std::string::npos);
  // 5,000 states of different worth: more than a table tells apart.
  struct many {
    using state = int;
    using action = int;
    using value = int;
    static int start() { return 0; }
    static player to_move(int) { return player::max; }
    static auto actions(int) { return integers<>{.from = 1, .below = 5'000}; }
    static int result(int, int a) { return a; }
    static bool is_terminal(int s) { return s > 0; }
    static int utility(int s) { return s; }
  };
  CHECK(thrown<capacity_error>([] { pack(solve(many{})); }).find("different values") != std::string::npos);
}

TEST_CASE("mistake games that are not impartial") {
  CHECK(thrown<game_error>([] { grundy(games::nim(2).as_misere(), games::nim(2).start()); }).find("impartial games") !=
        std::string::npos);
  CHECK(thrown<game_error>([] { grundy(board{}, board::start()); }).find("impartial games") != std::string::npos);
  struct ring {
    using state = int;
    using action = int;
    static auto actions(int) { return integers<>{.from = 1, .below = 3}; }
    static int result(int s, action a) { return (s + a) % 7; }
  };
  CHECK(thrown<game_error>([] { grundy(ring{}, 0); }).find("back to where it was") != std::string::npos);
}

TEST_CASE("mistake chess positions") {
  const auto said = [](const char* fen) {
    return thrown<position_error>([&] { games::king_and_rook::position(fen); });
  };
  for (const char* const board : {"", " ", "8", "8/8/8/3k4/8/8/R3K3 w", "8/8/8/3k4/8/8/8/R3K3", "8/8/8/3k5/8/8/8/R3K3 w",
                                  "8/8/8/3k3/8/8/8/R3K3 w", "8/8/8/3x4/8/8/8/R3K3 w", "9/8/8/3k4/8/8/8/R3K3 w",
                                  "8/8/8/3k4/8/8/8/R3K3/8 w", "8/8/8/0k7/8/8/8/R3K3 w", "8/8/8/8k/8/8/8/R3K3 w"})
    CHECK(said(board).find("eight ranks") != std::string::npos);
  for (const char* const mover : {"8/8/8/3k4/8/8/8/R3K3 ", "8/8/8/3k4/8/8/8/R3K3 W", "8/8/8/3k4/8/8/8/R3K3 wb",
                                  "8/8/8/3k4/8/8/8/R3K3 - w"})
    CHECK(said(mover).find("w or b") != std::string::npos);
  for (const char* const rest : {" Q - 0 1", " -", " - e3", " - -0 1", " - - 0", " - - 0 1 2", " - - x 1", " x", " - - 0 1x"})
    CHECK(said((std::string("8/8/8/3k4/8/8/8/R3K3 w") + rest).c_str()).find("en passant") != std::string::npos);
  for (const char* const pieces : {"8/8/8/3k4/8/8/8/4K3 w", "8/8/8/3k4/8/8/8/R3K2R w", "8/8/8/3k4/8/8/8/Q3K3 w",
                                   "8/8/8/3k4/8/r7/8/R3K3 w", "8/8/8/8/8/8/8/R3K3 w", "8/8/8/3kk3/8/8/8/R3K3 w",
                                   "8/8/8/3k4/8/8/8/R3KK2 w", "8/8/8/3k4/8/P7/8/R3K3 w"})
    CHECK(said(pieces).find("one more piece") != std::string::npos);
  CHECK(said("8/8/8/8/8/8/3k4/R3K3 b").find("side by side") != std::string::npos);
  CHECK(said("8/8/8/k7/8/8/8/R3K3 w").find("in check") != std::string::npos);
  CHECK(said("8/8/8/8/r3K3/8/8/k7 b").find("in check") != std::string::npos);
  CHECK(said("8/8/8/3k4/8/8/8/R3K3 w") == "");
  CHECK(said("8/8/8/3k4/8/8/8/R3K3  w  -  -  12  34 ") == "");
  CHECK(said("8/8/8/3K4/8/8/8/r3k3 w - -") == "");
}

TEST_CASE("every error is a std::exception") {
  try {
    alpha_beta(small, window{4, 0});
    FAIL("nothing was thrown");
  } catch (const std::exception& e) {
    CHECK(std::string(e.what()).find("window") != std::string::npos);
  }
}
