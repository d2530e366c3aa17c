// Pig, the dice game, for two.
//
// Rules: who is to move rolls a die as often as they like, and its points add up to the turn's total. A one ends the
// turn and loses that total. Holding ends the turn, too, and adds the total to the score. Who reaches the goal first
// wins: here as soon as score and total together reach it, since nobody would roll on. A turn begins with a roll.
// Utility: +1 Max wins, -1 Min wins, so that a value v is a probability of (1 + v) / 2 that Max wins. Max begins.
// Sources: J. Scarne, Scarne on Dice, 1945; T. Neller, C. Presser, Optimal play of the dice game Pig, The UMAP Journal
// 25, 2004.
// State: the two scores, the turn's total, who moves, and whether the die is rolling (then chance moves). With goal g
// there are 2 g^2 (g + 2): 17,600 for 20 points.
// Both sides may roll ones in turn, so play has no greatest length, though it ends with probability 1: value_iteration
// solves it and expectiminimax does not. Known values: to 20 points with six sides the first player wins with
// probability 0.6155585, to 100 points with 0.5306.
#pragma once

#include <zermelo/probability.hpp>
#include <zermelo/result.hpp>
#include <zermelo/text_output.hpp>

namespace zermelo::games {

/// Pig to `goal` points (1 to 255) with a die of `sides` sides (2 to 100): pig{100} is the usual game.
template <class Value>
class basic_pig {
 public:
  struct state {
    std::uint8_t max_score = 0;
    std::uint8_t min_score = 0;
    std::uint8_t total = 0;  ///< of the turn; never more than the mover still needs
    player mover = player::max;
    bool rolling = false;
    friend constexpr bool operator==(const state&, const state&) = default;
  };
  using action = int;  ///< of a player hold or roll, of chance the points that come up
  using value = Value;
  static constexpr action hold = 0, roll = -1;
  static constexpr int max_actions = 100;

  constexpr explicit basic_pig(int its_goal, int its_sides = 6) : goal_(its_goal), sides_(its_sides) {
    if (goal_ < 1 || goal_ > 255 || sides_ < 2 || sides_ > 100)
      mistake::pig_has_a_goal_of_1_to_255_points_and_a_die_of_2_to_100_sides();
  }
  constexpr int goal() const { return goal_; }
  constexpr int sides() const { return sides_; }

  static constexpr state start() { return {}; }
  static constexpr player to_move(state s) { return s.rolling ? player::chance : s.mover; }
  constexpr integers<> actions(state s) const {
    if (s.rolling) return {.from = 1, .below = sides_ + 1};
    return {.from = roll, .below = s.total == 0 ? hold : hold + 1};
  }
  constexpr state result(state s, action a) const {
    if (a == roll) return {s.max_score, s.min_score, s.total, s.mover, true};
    if (a == hold) {
      const bool max_holds = s.mover == player::max;
      return {byte(s.max_score + (max_holds ? s.total : 0)), byte(s.min_score + (max_holds ? 0 : s.total)), 0,
              opponent(s.mover), false};
    }
    if (a == 1) return {s.max_score, s.min_score, 0, opponent(s.mover), false};
    const int total = s.total + a, needed = missing(s);
    return {s.max_score, s.min_score, byte(total < needed ? total : needed), s.mover, false};
  }
  constexpr bool is_terminal(state s) const { return s.total == missing(s); }
  static constexpr value utility(state s) { return value(s.mover == player::max ? 1 : -1); }
  static constexpr bounds<value> utility_bounds(state) { return {value(-1), value(1)}; }
  /// An estimate on the utility's scale for searches with max_depth: the points that Min needs less those that Max needs,
  /// as a share of both together.
  constexpr value evaluate(state s) const {
    const int max_needs = needs(s, player::max), min_needs = needs(s, player::min);
    return value(min_needs - max_needs) / value(min_needs + max_needs);
  }
  constexpr fraction probability(state, action) const { return {1, sides_}; }
  static constexpr std::uint64_t key(state s) {
    return std::uint64_t{s.max_score} | std::uint64_t{s.min_score} << 8 | std::uint64_t{s.total} << 16 |
           (s.mover == player::max ? 0u : std::uint64_t{1} << 24) | (s.rolling ? std::uint64_t{1} << 25 : 0u);
  }

  /// The state in which `mover` has `total` points in the turn and is to roll or hold. Scores are 0 or more and below
  /// the goal, and the total at most what the mover still needs; anything else is a mistake.
  constexpr state position(int max_score, int min_score, int total, player mover = player::max) const {
    const int needed = goal_ - (mover == player::max ? max_score : min_score);
    if (max_score < 0 || max_score >= goal_ || min_score < 0 || min_score >= goal_ || total < 0 || total > needed ||
        (mover != player::max && mover != player::min))
      mistake::a_pig_position_has_scores_below_the_goal_and_a_total_that_does_not_pass_it();
    return {byte(max_score), byte(min_score), byte(total), mover, false};
  }

  // The numbers count from the end: first by what Max still needs, then by what Min does, then Max's turns before
  // Min's, each from its largest total down. A turn that holds leads to a smaller number, and so does a roll without a
  // one.
  constexpr std::size_t state_count() const { return before(goal_, 0); }
  constexpr std::size_t index(state s) const {
    const int x = goal_ - 1 - s.max_score, y = goal_ - 1 - s.min_score;
    const int in_turn = 2 * (missing(s) - s.total) - (s.rolling ? 1 : 0);
    return before(x, y) + static_cast<std::size_t>(s.mover == player::max ? in_turn : 2 * x + 3 + in_turn);
  }
  constexpr state state_at(std::size_t number) const {
    int x = 0, y = 0;
    for (int step = half_range(); step > 0; step /= 2)
      if (x + step < goal_ && before(x + step, 0) <= number) x += step;
    for (int step = half_range(); step > 0; step /= 2)
      if (y + step < goal_ && before(x, y + step) <= number) y += step;
    const int in_layer = static_cast<int>(number - before(x, y));
    const bool max_moves = in_layer < 2 * x + 3;
    const int in_turn = max_moves ? in_layer : in_layer - (2 * x + 3);
    const int left = (in_turn + 1) / 2;  // from the total to the goal
    return {byte(goal_ - 1 - x), byte(goal_ - 1 - y), byte((max_moves ? x : y) + 1 - left),
            max_moves ? player::max : player::min, in_turn % 2 == 1};
  }

  template <class Out>
  static constexpr void write_action(Out&& out, state s, action a) {
    if (s.rolling)
      write_value(out, a);
    else
      out(text(a == hold ? "hold" : "roll"));
  }
  /// Such as "12:7 max+5": the scores, and the mover with the total of the turn; "..." while the die is rolling.
  template <class Out>
  static constexpr void write_state(Out&& out, state s) {
    write_value(out, int{s.max_score});
    out(text(":"));
    write_value(out, int{s.min_score});
    out(text(" "));
    write_value(out, s.mover);
    out(text("+"));
    write_value(out, int{s.total});
    if (s.rolling) out(text("..."));
  }
  template <class Out>
  constexpr void write_board(Out&& out, state s) const {
    write_line(out, "max  ", s.max_score, s.mover == player::max ? s.total : 0);
    write_line(out, "min  ", s.min_score, s.mover == player::min ? s.total : 0);
  }

 private:
  static constexpr std::uint8_t byte(int n) { return static_cast<std::uint8_t>(n); }
  constexpr int half_range() const { return 1 << (31 - __builtin_clz(static_cast<unsigned>(goal_))); }  // for bisection
  constexpr int missing(state s) const { return goal_ - (s.mover == player::max ? s.max_score : s.min_score); }

  // Points to the goal, if the turn ended here with its total or, while the die is rolling, with the mean of the totals
  // that may come up, a one being none; at least 1, since nobody has won yet.
  constexpr int needs(state s, player p) const {
    const int mean_total = ((sides_ - 1) * s.total + sides_ * (sides_ + 1) / 2 - 1) / sides_;
    const int in_turn = s.mover != p ? 0 : s.rolling ? mean_total : int{s.total};
    const int points = goal_ - (p == player::max ? s.max_score : s.min_score) - in_turn;
    return points < 1 ? 1 : points;
  }

  /// How many states have smaller numbers than those in which Max needs x + 1 points and Min y + 1. Such a layer has
  /// 2x + 3 states in which Max moves, a roll and a decision for each total and one that is won, and 2y + 3 for Min.
  constexpr std::size_t before(int x, int y) const {
    const auto g = static_cast<std::size_t>(goal_), i = static_cast<std::size_t>(x), j = static_cast<std::size_t>(y);
    return g * i * (i + g + 4) + j * (2 * i + j + 5);
  }

  /// Such as "max  12 + 5 of 20".
  template <class Out>
  constexpr void write_line(Out& out, text name, int score, int total) const {
    out(name);
    write_value(out, score);
    if (total > 0) {
      out(text(" + "));
      write_value(out, total);
    }
    out(text(" of "));
    write_value(out, goal_);
    out(text("\n"));
  }

  int goal_;
  int sides_;
};
/// The values are floating, since every value of the game is a mean. basic_pig<rational> has exact ones.
using pig = basic_pig<double>;
}  // namespace zermelo::games
