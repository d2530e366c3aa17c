// Playing: the loop with people, undo, hints and the end of the input; transcripts; many games; the table of all
// positions. What the program's options do is tested by cli/play.sh.
#include <sstream>

#include <zermelo/games/dice_race.hpp>
#include <zermelo/games/halving.hpp>
#include <zermelo/games/many_player_nim.hpp>
#include <zermelo/games/nim.hpp>
#include <zermelo/games/pig.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/play/game_in_play.hpp>
#include <zermelo/play/series.hpp>
#include <zermelo/play/session.hpp>
#include <zermelo/value.hpp>

#include "catch.hpp"

namespace {
using namespace zermelo;
using play::ending, play::who, play::method;

const games::tic_tac_toe noughts{};

/// Two counters walk round a ring of five places and never get anywhere.
struct ring {
  struct state {
    int place = 0;
    player mover = player::max;
    friend bool operator==(const state&, const state&) = default;
  };
  using action = int;
  using value = int;
  static state start() { return {}; }
  static player to_move(const state& s) { return s.mover; }
  static action_list<int, 2> actions(const state&) { return action_list(1, 2); }
  static state result(const state& s, int step) { return {(s.place + step) % 5, opponent(s.mover)}; }
  static bool is_terminal(const state&) { return false; }
  static int utility(const state&) { return 0; }
  static void write_state(auto& out, const state& s) { write_value(out, s.place); }
};

/// The same with a door: who stands on place 3 may leave by step 0, and has won. Its states cannot be told apart.
struct ring_with_door {
  struct state {
    int place = 0;
    player mover = player::max;
    bool left = false;
  };
  using action = int;
  using value = int;
  static state start() { return {}; }
  static player to_move(const state& s) { return s.mover; }
  static action_list<int, 3> actions(const state& s) {
    action_list<int, 3> steps(1, 2);
    if (s.place == 3) steps.push_back(0);
    return steps;
  }
  static state result(const state& s, int step) { return {(s.place + step) % 5, opponent(s.mover), step == 0}; }
  static bool is_terminal(const state& s) { return s.left; }
  static int utility(const state& s) { return s.mover == player::max ? -1 : 1; }
};
struct comparable_ring_with_door : ring_with_door {
  static std::uint64_t key(const state& s) {
    return static_cast<std::uint64_t>(s.place * 4 + (s.mover == player::max) * 2 + s.left);
  }
};

struct played {
  std::string output;
  ending end;
  play::transcript record;
};

/// Plays with what `typed` holds.
template <class Game>
played play_with(const Game& g, const std::string& typed, std::vector<who> players, const play::stops& limits = {},
                 const std::vector<play::recorded_action>& already = {}) {
  const auto game = play::game_in_play(g);
  const play::seats at_table(*game, std::move(players));
  for (const auto& a : already) play::take_recorded(*game, a, "already");
  std::istringstream in(typed);
  std::ostringstream out;
  play::session s(*game, at_table, {{"game", {}, at_table.players(), 1}, already, ""}, limits, {in, out, {}, true}, "");
  const ending end = s.play();
  return {out.str(), end, s.record()};
}
/// What Min does against Max's random play, by looking at every line: the smaller of two expected utilities.
struct min_against_random_play {
  games::halving_action operator()(const games::halving& g, games::halving::state s) const {
    const auto worth_after = [&](games::halving_action a) {
      return evaluate(g, g.result(s, a), uniform, min_against_random_play{}).value;
    };
    return worth_after(games::halving_action::half) < worth_after(games::halving_action::decrement)
               ? games::halving_action::half
               : games::halving_action::decrement;
  }
};
constexpr min_against_random_play best_reply{};
bool has(const std::string& whole, const std::string& part) { return whole.find(part) != std::string::npos; }
std::vector<std::string> names(const std::vector<play::recorded_action>& actions) {
  std::vector<std::string> all;
  for (const auto& a : actions) all.push_back(a.action);
  return all;
}
/// The message of the failure that `run` ends with.
template <class Run>
std::string failure_of(Run run, play::exit_code expected = play::exit_bad_input) {
  try {
    run();
  } catch (const play::failure& e) {
    CHECK(e.code() == expected);
    return e.what();
  }
  return "none";
}
const who human{method::human}, perfect{method::perfect}, random_player{method::random}, first{method::first};
using words = std::vector<std::string>;
}  // namespace

TEST_CASE("play: a game between two people, to its end") {
  const played p = play_with(noughts, "4\n0\n2\n6\n1\n3\n", {human, human});
  CHECK(p.end == ending::over);
  CHECK(names(p.record.actions) == words{"4", "0", "2", "6", "1", "3"});
  CHECK(p.record.result == "-1");
  CHECK(has(p.output, "max> 4\nmax plays 4\n0 1 2\n3 X 5\n6 7 8\n"));
  CHECK(has(p.output, "O X X\nO X 5\nO 7 8\n\nThe game is over after 6 plies: min wins (utility -1).\n"));
}

TEST_CASE("play: what is not legal is refused with the reason, and asked again") {
  const played p = play_with(noughts, "4\n4\n12\nleft\n\n0\n", {human, human});
  CHECK(has(p.output, "min> 4\n'4' was legal before, but is not now.\nmin> "));
  CHECK(has(p.output, "'12' is not a legal action here: type one of those listed, or 'help'.\nmin> "));
  CHECK(has(p.output, "'left' is not a legal action here"));
  CHECK(has(p.output, "An action is expected, such as '0', or 'help'.\nmin> "));
  CHECK(names(p.record.actions) == words{"4", "0"});
  CHECK(p.end == ending::input_ended);
  CHECK(has(p.output, "The input has ended, and the game has not.\nThe game so far: 4, 0\n"));
}

TEST_CASE("play: actions have numbers unless they are numbers themselves") {
  const played nim = play_with(games::nim{2, 1}, "9\n3\n  1 from pile 1\t\n1\n", {human, human});
  CHECK(has(nim.output, "  1) 2 from pile 1  2) 1 from pile 1  3) 1 from pile 2\n"));
  CHECK(has(nim.output, "'9' is not the number of an action: they go from 1 to 3.\n"));
  CHECK(names(nim.record.actions) == words{"1 from pile 2", "1 from pile 1", "1 from pile 1"});
  CHECK(nim.end == ending::over);
  CHECK(nim.record.result == "1");
}

TEST_CASE("play: undo goes back to one's own last decision") {
  const played p = play_with(noughts, "undo\n4\nundo\n0\nquit\n", {human, first});
  CHECK(has(p.output, "max> undo\nThere is nothing to take back.\n"));
  CHECK(names(p.record.actions) == words{"0", "4"});
  CHECK(p.end == ending::quit);
  CHECK(has(p.output, "You leave the game after 2 plies.\n"));
  CHECK_FALSE(has(p.output, "The game so far"));

  // Between two people each goes back over the other's answer: to the board that they saw.
  const played two = play_with(noughts, "4\n0\nundo\n8\n", {human, human});
  CHECK(names(two.record.actions) == words{"8"});
}

TEST_CASE("play: an action that is taken back and repeated meets the same luck") {
  const games::pig pig(20);
  const played once = play_with(pig, "roll\n", {human, random_player});
  const played again = play_with(pig, "roll\nundo\nroll\nundo\nroll\n", {human, random_player});
  CHECK(names(once.record.actions) == names(again.record.actions));
  CHECK(once.record.actions.size() >= 2);
}

TEST_CASE("play: a hint is what a perfect player would do") {
  const played p = play_with(games::halving{5}, "hint\nhelp\nquit\n", {human, first});
  CHECK(has(p.output, "hint: decrement (perfect: worth 1 to max)\n"));
  CHECK(has(p.output, "Type an action or its number, or one of these words:\n  hint "));
}

TEST_CASE("play: games that need not end are stopped") {
  const played by_plies = play_with(ring{}, "", {first, first}, {.plies = 7, .repetitions = 0});
  CHECK(by_plies.end == ending::ply_limit);
  CHECK(by_plies.record.actions.size() == 7);
  CHECK(by_plies.record.result == "stopped at the ply limit");
  CHECK(has(by_plies.output, "The game is stopped at the limit of 7 plies, worth 0.\n"));

  // Steps of one: five places and two movers, so ten plies to come back.
  const played by_repetition = play_with(ring{}, "", {first, first}, {.plies = 100, .repetitions = 3});
  CHECK(by_repetition.end == ending::repetition);
  CHECK(by_repetition.record.actions.size() == 20);
  CHECK(has(by_repetition.output,
            "The game is stopped after 20 plies: this position has been there 3 times, worth 0.\n"));
  CHECK(play::game_in_play(ring_with_door{})->occurrences() == 0);
}

TEST_CASE("play: the table of all positions") {
  const auto noughts_at_play = play::game_in_play(noughts);
  const play::perfect_table* const table = noughts_at_play->table(10'000);
  REQUIRE(table != nullptr);
  CHECK(table->size() == 5'478);  // all states of tic-tac-toe
  CHECK(table->worth(0, player::max) == 0);
  CHECK_FALSE(table->has_cycles());
  CHECK(play::game_in_play(noughts)->table(5'477) == nullptr);

  for (int n = 0; n <= 11; ++n) {
    const auto halving = play::game_in_play(games::halving{n});
    CHECK(halving->table(100)->worth(0, player::max) == minimax(games::halving{n}).value);
  }

  // Pig goes round in circles: by value iteration. T. Neller and C. Presser's method gives 0.6155585 to 20 points.
  const auto pig = play::game_in_play(games::pig(20));
  CHECK(pig->table(20'000)->has_cycles());
  CHECK(pig->table(20'000)->is_solved());
  const double chance_to_win = (1 + pig->table(20'000)->worth(0, player::max)) / 2;
  CHECK((0.61555845 < chance_to_win && chance_to_win < 0.61555855));

  // Whoever moves from 0 walks past the door or stops two places before it, and the other leaves.
  const auto door = play::game_in_play(comparable_ring_with_door{});
  CHECK(door->table(100)->is_solved());
  CHECK(door->table(100)->worth(0, player::max) == 0);
  CHECK_FALSE(play::game_in_play(ring_with_door{})->tells_positions_apart());
}

TEST_CASE("play: who makes a large table is told how far it is") {
  const auto pig = play::game_in_play(games::pig(30));
  std::vector<std::size_t> heard;
  pig->report_counting_to([&](std::size_t positions) { heard.push_back(positions); });
  const auto positions = pig->table(100'000)->size();
  REQUIRE(heard.size() >= 3);
  for (std::size_t i = 0; i + 1 < heard.size(); ++i)
    CHECK((heard[i] > (i == 0 ? 16'000 : heard[i - 1]) && heard[i] <= positions));
  CHECK(heard.back() == 0);

  std::ostringstream terminal, file;
  {
    play::status_line shown(terminal, true), not_shown(file, false);
    shown.show([] { return "so far"; });
    not_shown.show([] { return "so far"; });
    shown.clear();
  }
  CHECK(terminal.str() == "\rso far\r\x1b[K");
  CHECK(file.str().empty());
}

TEST_CASE("play: a perfect player comes to the win that the table promises") {
  struct from_three : comparable_ring_with_door {
    static state start() { return {2, player::min, false}; }
  };
  // From 2 Min may step to 3 or 4; on 3 Max leaves at once. Min never has to, so the game is a draw that is stopped.
  const played drawn = play_with(from_three{}, "", {perfect, perfect}, {.plies = 50, .repetitions = 3});
  CHECK(drawn.end == ending::repetition);
  const played won = play_with(from_three{}, "", {perfect, first}, {.plies = 50, .repetitions = 3});
  CHECK(won.end == ending::over);
  CHECK(won.record.result == "1");
  CHECK(won.record.actions.size() == 2);
}

TEST_CASE("play: a perfect player wins as soon and loses as late as can be") {
  for (int n = 1; n <= 40; ++n)
    CHECK(static_cast<int>(play_with(games::halving{n}, "", {perfect, perfect}).record.actions.size()) ==
          alpha_beta(games::halving{n}, by_distance).distance);
  const games::nim nim{2, 3, 3};
  CHECK(static_cast<int>(play_with(nim, "", {perfect, perfect}).record.actions.size()) ==
        alpha_beta(nim, by_distance).distance);

  struct won_in_one : games::tic_tac_toe {
    static state start() { return position("X.O/.X./O.."); }  // or in three plies, by any other cell
  };
  CHECK(names(play_with(won_in_one{}, "", {perfect, perfect}).record.actions) == words{"8"});
}

TEST_CASE("play: a search of a few plies takes the game's own estimate, from Max's view") {
  struct estimated : games::halving {
    static int evaluate(state s) { return s.n; }  // Max likes large numbers, so that Min halves them
  };
  const auto game = play::game_in_play(estimated{{20}});
  const auto word = [&](method how) { return game->actions()[game->search({how, 1}).action]; };
  for (const method how : {method::minimax, method::alpha_beta, method::expectimax}) CHECK(word(how) == "decrement");
  CHECK(game->search({method::minimax, 1}).worth == "19");
  game->take(0);
  for (const method how : {method::minimax, method::alpha_beta, method::expectimax}) CHECK(word(how) == "half");
  CHECK(game->search({method::expectimax, 1}).worth == "9");
}

TEST_CASE("play: players who cannot play say so") {
  const auto game = play::game_in_play(ring_with_door{});
  CHECK(failure_of([&] { play::seats(*game, {perfect}); }) ==
        "perfect cannot play this game: it has neither key(state) nor operator== of its states with write_state; "
        "alpha-beta:DEPTH can play it");
  const auto three = play::game_in_play(games::many_player_nim<3>{1, 2, 3});
  CHECK(failure_of([&] { play::seats(*three, {human, {method::minimax}}); }) ==
        "minimax is for two players of whom one wins what the other loses; here use max-n");
  CHECK(failure_of([&] { three->search({method::minimax}); }) ==
        "minimax is for two players of whom one wins what the other loses; here use max-n");
  CHECK(has(failure_of([&] { play::seats(*game, {human, {method::max_n}}); }), "max-n cannot play this game"));
  CHECK(has(failure_of([&] { game->search({method::max_n}); }), "max-n cannot play this game"));
  CHECK(failure_of(
            [&] {
              play::seats(*game, {first, first, first});
            },
            play::exit_wrong_usage) == "this game has 2 players, not 3");
  const auto ring_walk = play::game_in_play(ring{});
  CHECK_THROWS_AS(ring_walk->search({method::alpha_beta}), game_error);

  for (const char* const typed :
       {"nobody", "", "random:3", "alpha-beta:", "alpha-beta:0", "alpha-beta:x", "minimax:1001", "human ", "mcts:0", "puct:1000000001"})
    CHECK(failure_of([&] { play::read_who(typed); }, play::exit_wrong_usage) != "none");
  for (const char* const typed :
       {"human", "computer", "perfect", "random", "first", "minimax", "alpha-beta:12", "expectimax:2", "max-n:3", "mcts", "mcts:1000000000",
        "puct:1"})
    CHECK(play::words(play::read_who(typed)) == typed);
}

TEST_CASE("play: the searches agree with the library's") {
  const auto game = play::game_in_play(games::halving{9});
  const auto word = [&](const who& w) { return game->actions()[game->search(w).action]; };
  CHECK(word({method::minimax}) == "half");
  CHECK(word({method::alpha_beta}) == "half");
  CHECK(game->search({method::expectimax}).worth ==
        play::detail::written(expectimax(games::halving{9}, uniform).value));
  // Min's best reply to random play: the same game with the sides exchanged.
  game->take(0);
  const games::halving::state min_to_move{8, player::min};
  const double worth = std::stod(game->search({method::expectimax}).worth);
  CHECK(worth == evaluate(games::halving{8}, min_to_move, uniform, best_reply).value);
  CHECK(worth < evaluate(games::halving{8}, min_to_move, uniform, uniform).value);
}

TEST_CASE("play: three players") {
  const games::many_player_nim<3> nim{1, 2, 3};
  const played p = play_with(nim, "1 from pile 2\n", {human, perfect, {method::max_n}});
  CHECK(has(p.output, "player 1> 1 from pile 2\nplayer 1 plays 1 from pile 2\n"));
  const auto game = play::game_in_play(nim);
  const auto& exact = max_n(nim).value;
  for (int i = 0; i < 3; ++i) CHECK(game->table(1'000)->worth(0, nth_player(i)) == exact[nth_player(i)]);

  const played watched = play_with(nim, "", {perfect, perfect, {method::max_n}});
  CHECK(watched.end == ending::over);
  CHECK(watched.record.result == play::detail::written(exact));
}

TEST_CASE("play: many games with one seed are the same games") {
  const auto game = play::game_in_play(noughts);
  const play::seats at_table(*game, {random_player, {method::alpha_beta, 2}});
  std::ostringstream nowhere;
  const auto count = [&](std::uint64_t seed_number) {
    play::progress_bar bar(nowhere, false, 200);
    return play::table_of(play::play_many(*game, at_table, 200, seed_number, {}, bar), *game, at_table);
  };
  CHECK(count(1) == count(1));
  CHECK(count(1) != count(2));
  CHECK(nowhere.str().empty());

  // The mean of random play agrees with its exact value.
  const play::seats random_table(*game, {random_player, random_player});
  play::progress_bar bar(nowhere, false, 4'000);
  const play::tally all = play::play_many(*game, random_table, 4'000, 1, {}, bar);
  const auto mean = all.utilities[0].result();
  const double exact = evaluate(noughts, uniform, uniform).value;
  CHECK(mean.mean > exact - 4 * mean.standard_error);
  CHECK(mean.mean < exact + 4 * mean.standard_error);
  CHECK(all.wins[0] + all.wins[1] + all.draws == 4'000);

  // An interval needs results that differ.
  const auto interval_of = [](std::initializer_list<double> results) {
    detail::running_mean sample;
    for (const double r : results) sample.add(r);
    return play::interval_in_words(sample);
  };
  CHECK(interval_of({1}) == "one game, so no interval");
  CHECK(interval_of({1. / 3, 1. / 3, 1. / 3}) == "all alike, so no interval");
  CHECK(interval_of({1, 0, 0, 1}) == "95 % interval -0.0658 to 1.0658");

  const auto ring_walk = play::game_in_play(ring{});
  const play::seats walkers(*ring_walk, {first, first});
  play::progress_bar other(nowhere, true, 3);
  const play::tally stopped = play::play_many(*ring_walk, walkers, 3, 1, {.plies = 50, .repetitions = 2}, other);
  CHECK(stopped.stopped == 3);
  CHECK(stopped.draws == 3);
  CHECK(stopped.most_plies == 10);
  CHECK(has(nowhere.str(), "\r[#############...........................] 1 of 3 games"));
}

TEST_CASE("play: the computer is no worse at dice than it should be") {
  // The first player's share of 400 games. Two random players would have 0.5 and 0.675. A perfect player has 0.9 and 0.75
  // as the first one against random play, and in the race, where luck decides most, leaves it 0.61 as the second.
  const auto share_of_first = [](const auto& rules, const who& max, const who& min) {
    const auto game = play::game_in_play(rules);
    std::ostringstream nowhere;
    play::progress_bar bar(nowhere, false, 400);
    return play::play_many(*game, play::seats(*game, {max, min}), 400, 1, {}, bar).wins[0] / 400.;
  };
  const who computer{method::computer};
  CHECK(share_of_first(games::pig(100), computer, random_player) > 0.75);
  CHECK(share_of_first(games::pig(100), random_player, computer) < 0.25);
  CHECK(share_of_first(games::dice_race(), computer, random_player) > 0.72);
  CHECK(share_of_first(games::dice_race(), random_player, computer) < 0.64);
}

TEST_CASE("play: a transcript is read back as it was, and can be gone on with") {
  const played p = play_with(noughts, "4\n1\nquit\n", {human, human});
  const std::string text = play::transcript_text(p.record);
  CHECK(
      text ==
      "zermelo transcript 1\ngame: game\nplayer 1: human\nplayer 2: human\nseed: 1\n1 max: 4\n2 min: 1\nunfinished\n");
  const play::transcript read = play::read_transcript(text, "file");
  CHECK(play::transcript_text(read) == text);
  CHECK(read.actions[1].line == 7);

  // Gone on with, a game is the game that it would have been.
  const std::vector<who> players{random_player, random_player};
  const games::pig pig(20);
  const played whole = play_with(pig, "", players);
  for (const std::size_t cut : {std::size_t{0}, std::size_t{1}, whole.record.actions.size() / 2}) {
    const std::vector<play::recorded_action> already(whole.record.actions.begin(),
                                                     whole.record.actions.begin() + static_cast<std::ptrdiff_t>(cut));
    CHECK(play::transcript_text(play_with(pig, "", players, {}, already).record) ==
          play::transcript_text(whole.record));
  }

  std::ostringstream shown;
  std::istringstream nothing;
  play::session::replay(*play::game_in_play(pig), whole.record, {nothing, shown}, "file");
  CHECK(has(shown.str(), "max was random, min was random, seed 1\n"));
  CHECK(has(shown.str(), "The game is over after " + play::plies_in_words(whole.record.actions.size())));
}

TEST_CASE("play: a damaged transcript is refused with its line and the reason") {
  const std::string good =
      "zermelo transcript 1\ngame: tic-tac-toe\nplayer 1: human\nseed: 1\n1 max: 4\n2 min: 1\nunfinished\n";
  const auto reading = [&](const std::string& from, const std::string& to) {
    std::string bad = good;
    bad.replace(bad.find(from), from.size(), to);
    return failure_of([&] {
      const play::transcript t = play::read_transcript(bad, "f");
      const auto game = play::game_in_play(noughts);
      for (const auto& a : t.actions) play::take_recorded(*game, a, "f");
      play::check_result(*game, t, "f");
    });
  };
  CHECK(reading("seed", "seed") == "none");
  CHECK(reading("seed: 1\n", "seed: 1\r\n") == "none");
  CHECK(reading("transcript 1", "transcript 2") ==
        "f:1: not a transcript: the first line must be 'zermelo transcript 1'");
  CHECK(reading(good, "") == "f:1: not a transcript: the first line must be 'zermelo transcript 1'");
  CHECK(reading("unfinished\n", "") ==
        "f:7: the transcript is cut short: its last line must be 'result: ...' or 'unfinished'");
  CHECK(reading("1 max: 4", "1 max: 9").find("f:5: '9' is not legal here; legal: 4, 0") == 0);
  CHECK(reading("2 min: 1", "2 min: 4").find("f:6: '4' is not legal here") == 0);
  CHECK(reading("2 min: 1", "3 min: 1") == "f:6: expected ply 2, not 3");
  CHECK(reading("2 min: 1", "2 max: 1") == "f:6: min is to move here, not max");
  CHECK(reading("2 min: 1", "2: 1") == "f:6: expected 'PLY PLAYER: ACTION'");
  CHECK(reading("2 min: 1", "seed: 2") ==
        "f:6: expected the next action, 'result: ...' or 'unfinished', not 'seed: 2'");
  CHECK(reading("2 min: 1", "2 min:") == "f:6: expected 'what: value', not '2 min:'");
  CHECK(reading("seed: 1", "seed: x") == "f:4: expected a whole number, not 'x'");
  CHECK(reading("seed: 1", "seed: 99999999999999999999") == "f:4: expected a whole number, not '99999999999999999999'");
  CHECK(reading("seed: 1", "weather: fine") == "f:4: 'weather' is not known here");
  CHECK(reading("player 1", "player 2") == "f:3: expected 'player 1: ...'");
  CHECK(reading("human", "nobody").find("f:3: 'nobody' is no player") == 0);
  CHECK(reading("game: tic-tac-toe\n", "") == "f:6: the transcript has no line 'game: ...'");
  CHECK(reading("seed: 1", "game: nim") == "f:4: a second line 'game: ...'");
  CHECK(reading("unfinished\n", "unfinished\nmore\n") == "f:8: there is more after the last line of the transcript");
  CHECK(reading("seed: 1\n", "") == "f:6: the transcript has no line 'seed: ...'");
  CHECK(reading("seed: 1\n", "seed: 1\nseed: 1\n") == "f:5: a second line 'seed: ...'");
  CHECK(reading("unfinished", "result: 1") == "f:7: the game is not over");
  CHECK(reading("unfinished", "3 max: 0\n4 min: 2\n5 max: 8\nresult: -1") == "f:10: the game is over with utility 1");
  CHECK(reading("unfinished", "3 max: 0\n4 min: 2\n5 max: 8\n6 min: 3\nunfinished") ==
        "f:10: the game is over after 5 plies");
}

TEST_CASE("play: what has changed on a board is painted, and nothing else") {
  const play::palette colours{true}, none{};
  CHECK(play::with_changes("a b\nc d\n", "a x\nc d\n", colours) == "a \x1b[1;32mx\x1b[0m\nc d\n");
  CHECK(play::with_changes("a b\n", "a x\n", none) == "a x\n");
  CHECK(play::with_changes("a\n", "a\nb\n", colours) == "a\nb\n");
  CHECK(play::with_changes("\u25cb\u25cf\n", "\u25cf\u25cf\n", colours) == "\x1b[1;32m\u25cf\x1b[0m\u25cf\n");
  CHECK(play::printable("a\x1b[2Jb\n") == "a?[2Jb\n");
  CHECK(play::printable("a\x7f\xc2\x9b" "2Jb\xc2\x80\xc2\x9f\xc2\xa0") == "a??2Jb??\xc2\xa0");
  CHECK(play::printable("\xc3\xa9\xe2\x89\x88\xf0\x9f\x8e\xb2") == "\xc3\xa9\xe2\x89\x88\xf0\x9f\x8e\xb2");
  CHECK(play::printable("\x9b\xff\xc3(\xe2\x89") == "???\x28??");
  CHECK(play::one_line("a\tb\nc") == "a?b?c");
  CHECK(play::wants_colour(play::colour_choice::always, false));
  CHECK_FALSE(play::wants_colour(play::colour_choice::never, true));
  CHECK_FALSE(play::wants_colour(play::colour_choice::automatic, false));
}
