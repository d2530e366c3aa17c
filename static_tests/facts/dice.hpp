// Games with dice: Pig, which has cycles, and a race, which has none.
#pragma once

#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/dice_race.hpp>
#include <zermelo/games/pig.hpp>
#include <zermelo/rational.hpp>
#include <zermelo/value.hpp>
#include <zermelo/value_iteration.hpp>

#include "fact.hpp"
#include "written.hpp"

namespace dice_facts {
using namespace zermelo;
using games::dice_race;
using games::pig;
using exact_pig = games::basic_pig<rational>;
using exact_race = games::basic_dice_race<rational>;

/// Whether index and state_at are inverse to each other, and no state leads to a number that does not exist.
template <class Game>
constexpr bool numbers_its_states(const Game& g) {
  for (std::size_t i = 0; i < g.state_count(); ++i) {
    const auto s = g.state_at(i);
    if (g.index(s) != i || !(g.state_at(g.index(s)) == s)) return false;
    if (g.is_terminal(s)) continue;
    for (const auto& a : g.actions(s))
      if (g.index(g.result(s, a)) >= g.state_count()) return false;
  }
  return g.index(g.start()) < g.state_count();
}
/// Whether the two are equal but for what value iteration and rounding may leave.
constexpr bool near(double x, double y, double tolerance = 1e-9) { return x - y <= tolerance && y - x <= tolerance; }

// ---- Pig

static_assert(indexed_game<pig> && chance_game<pig> && bounded_game<pig>);
FACT(pig_numbers_its_states, numbers_its_states(given(pig(4))) && numbers_its_states(given(pig(3, 2))))
FACT(pig_state_counts, given(pig(20)).state_count() == 17'600 && given(pig(100)).state_count() == 2'040'000)
FACT(pig_wins_as_soon_as_the_goal_is_reached,
     given(pig(20)).is_terminal(pig(20).result(pig(20).result(pig(20).position(15, 19, 2), pig::roll), 6)) &&
         pig(20).utility(pig(20).position(15, 19, 5)) == 1 &&
         pig(20).utility(pig(20).position(15, 19, 1, player::min)) == -1)

// One turn with a die of three sides, two plies deep, worth the difference of the scores with the total of the turn. To
// roll is worth (0 + 2 + 3) / 3; with four points (0 + 6 + 7) / 3 is still more, with six (0 + 8 + 9) / 3 is less.
constexpr auto difference = evaluate_with([](const exact_pig::state& s) {
  const int total = s.mover == player::max ? s.total : -s.total;
  return rational(s.max_score - s.min_score + total);
});
constexpr auto looks_two_plies_ahead(int total) {
  const exact_pig g(100, 3);
  return expectiminimax(g, g.position(0, 0, total), max_depth{2}, difference);
}
FACT(pig_with_three_sides_rolls_for_five_thirds, looks_two_plies_ahead(given(0)).value == rational(5, 3) &&
                                                     looks_two_plies_ahead(given(0)).action == exact_pig::roll)
FACT(pig_with_three_sides_rolls_on_at_four, looks_two_plies_ahead(given(4)).value == rational(13, 3) &&
                                                looks_two_plies_ahead(given(4)).action == exact_pig::roll)
FACT(pig_with_three_sides_holds_at_six,
     looks_two_plies_ahead(given(6)).value == 6 && looks_two_plies_ahead(given(6)).action == exact_pig::hold)

/// The probability that the first player wins.
constexpr double first_wins(const pig& g, double tolerance = 1e-9) {
  const auto solved = value_iteration(g, tolerance);
  return (1 + solved.value(g.start())) / 2;
}
// To two points any number but a one wins. With n sides p = (n - 1) / n + (1 - p) / n, so that p = n / (n + 1).
FACT(pig_to_two_points, near(first_wins(given(pig(2))), 6. / 7) && near(first_wins(given(pig(2, 2))), 2. / 3))
// To four points 4, 5 and 6 win at once, and a 2 or a 3 wins with all but a one of the next roll: 1/2 + 1/3 5/6 = 7/9.
// Any one gives the other side the same chances: p = 7/9 + 2/9 (1 - p), so that p = 9/11.
FACT(pig_to_four_points, near(first_wins(given(pig(4))), 9. / 11))

// To five points with a die of two sides it pays to hold, where nobody would with six sides.
FACT(pig_sometimes_holds, near(first_wins(given(pig(5, 2)), 1e-6), 6. / 11, 1e-6))

// The answer as a constant of the program.
constexpr pig to_four(4);
constexpr auto solved_to_four = value_iteration<192>(to_four);
FACT(pig_answers_can_be_constants, near(solved_to_four.value(given(to_four).start()), 18. / 11 - 1) &&
                                       solved_to_four.state_count == 192 && solved_to_four.error <= 0.5e-9)
FACT(pig_answers_bound_the_value, solved_to_four.bounds_of(given(to_four).start()).lower <= 7. / 11 &&
                                      7. / 11 <= solved_to_four.bounds_of(to_four.start()).upper)
FACT(pig_answers_are_policies, solved_to_four(given(to_four).start()) == pig::roll &&
                                   solved_to_four.action(to_four.position(2, 3, 1)) == pig::roll &&
                                   !solved_to_four.action(to_four.position(3, 0, 1)))
// A tolerance that is met by the first bounds already leaves everything open.
FACT(pig_with_a_large_tolerance,
     value_iteration(given(pig(2)), 2).error <= 1 && value_iteration(given(pig(2)), 2).sweeps == 1)

// 30 points to go against 80; while the die rolls, 29, as (5 * 10 + 2 + 3 + 4 + 5 + 6) / 6 of the total are 11.
static_assert(evaluated_game<pig> && evaluated_game<dice_race>);
FACT(pig_estimates_by_the_points_to_go,
     exact_pig(100).evaluate(given(exact_pig(100)).position(60, 20, 10)) == rational(80 - 30, 80 + 30) &&
         exact_pig(100).evaluate(exact_pig(100).position(20, 60, 10, player::min)) == rational(30 - 80, 30 + 80) &&
         exact_pig(100).evaluate(exact_pig(100).result(exact_pig(100).position(60, 20, 10), exact_pig::roll)) ==
             rational(80 - 29, 80 + 29))
FACT(pig_estimates_stay_within_the_bounds,
     pig(100).evaluate(given(pig(100)).result(pig(100).position(98, 99, 1), pig::roll)) == 0)

FACT(pig_writes_its_states,
     writes("12:7 max+5", [](auto out) { pig(20).write_state(out, pig(20).position(12, 7, 5)); }) &&
         writes("0:0 max+0...", [](auto out) { pig(20).write_state(out, pig(20).result(pig(20).start(), pig::roll)); }))
FACT(pig_writes_its_board, writes("max  12 of 20\nmin  7 + 5 of 20\n", [](auto out) {
       pig(20).write_board(out, pig(20).position(12, 7, 5, player::min));
     }))
FACT(pig_writes_its_actions, writes("hold roll 6", [](auto out) {
       const pig g(20);
       g.write_action(out, g.start(), pig::hold);
       out(" ");
       g.write_action(out, g.start(), pig::roll);
       out(" ");
       g.write_action(out, g.result(g.start(), pig::roll), 6);
     }))

// ---- the race

static_assert(indexed_game<dice_race> && chance_game<dice_race> && bounded_game<dice_race>);
FACT(race_numbers_its_states, numbers_its_states(given(dice_race(2, 2))) && numbers_its_states(given(dice_race(3, 1))))
FACT(race_state_counts, given(dice_race(6)).state_count() == 564'480 && given(dice_race(6, 2)).state_count() == 62'720)

/// How many of the 36 rolls take two checkers off, when it must be done at once: the other side is off after its next.
constexpr double rolls_that_win(int far, int near_one) {
  const dice_race g;
  return 18 * (1 + alpha_beta(g, g.position({far, near_one}, {1})).value);
}
/// The same for the other checker on each point up to 6.
template <std::same_as<int>... Rolls>
constexpr bool rolls_up_to_6(int near_one, Rolls... expected) {
  int far = 6 - static_cast<int>(sizeof...(Rolls));
  return (... && near(rolls_that_win(++far, near_one), expected));
}
// The tables of the textbooks: one checker, and two.
FACT(race_one_checker, rolls_up_to_6(given(0), 36, 36, 36, 34, 31, 27))
FACT(race_two_checkers_one_on_1, rolls_up_to_6(given(1), 36, 36, 34, 29, 23, 15))
FACT(race_two_checkers_one_on_2, rolls_up_to_6(given(2), 26, 25, 23, 19, 13))
FACT(race_two_checkers_one_on_3, rolls_up_to_6(given(3), 17, 17, 14, 10))
FACT(race_two_checkers_one_on_4, rolls_up_to_6(given(4), 11, 10, 8))
FACT(race_two_checkers_one_on_5_or_6, rolls_up_to_6(given(5), 6, 6) && rolls_up_to_6(given(6), 4))

// The same value three times: floating, exact, and by value iteration.
FACT(race_with_three_sides, near(alpha_beta(given(dice_race(3, 2))).value, 53. / 81))
FACT(race_with_three_sides_exactly, alpha_beta(given(exact_race(3, 2))).value == rational(53, 81))
FACT(race_with_two_sides, near(expectiminimax(given(dice_race(2, 2))).value, 0.5) &&
                              expectiminimax(given(exact_race(2, 2))).value == rational(1, 2))
FACT(race_with_three_checkers, near(expectiminimax(given(dice_race(2))).value, 0.625) &&
                                   expectiminimax(given(exact_race(2))).value == rational(5, 8))
FACT(race_by_value_iteration, near(value_iteration(given(dice_race(2, 2))).value(dice_race(2, 2).start()), 0.5))
// Without cycles, and numbered from the end, nothing is swept twice and nothing remains open.
FACT(race_needs_one_sweep,
     value_iteration(given(dice_race(2, 2))).sweeps == 1 && value_iteration(dice_race(2, 2)).error == 0)

// In sixths of a die: checkers on 6 and 4 need 11 + 9, one on 3 needs 8; a roll gives 12, a double 24.
FACT(race_estimates_by_the_dice_to_go,
     exact_race().evaluate(given(exact_race()).position({6, 4}, {3})) == rational(8 - 20, 8 + 20) &&
         exact_race().evaluate(exact_race().position({6, 4}, {3}, player::max, 2, 1)) == 0 &&
         exact_race().evaluate(exact_race().position({3}, {6, 4}, player::max, 1, 1)) == rational(20 - 1, 20 + 1))

FACT(race_refuses_a_far_die_for_a_near_checker,
     detail::is_legal(given(dice_race()), dice_race().position({6, 2}, {1}, player::max, 5, 5), {6, 5}) &&
         !detail::is_legal(given(dice_race()), dice_race().position({6, 2}, {1}, player::max, 5, 5), {2, 5}))
FACT(race_writes_its_states,
     writes("max 6,4,3 min off; max plays 5-2", [](auto out) {
       dice_race().write_state(out, dice_race().position({3, 4, 6}, {}, player::max, 2, 5));
     }) && writes("max 2 min 1,1; min plays 3-3-3-3", [](auto out) {
       dice_race().write_state(out, dice_race().position({2}, {1, 1}, player::min, 3, 3));
     }) && writes("max 2 min 1; max rolls", [](auto out) {
       dice_race().write_state(out, dice_race().position({2}, {1}));
     }))
FACT(race_writes_its_actions, writes("6-5 6/1 2/off", [](auto out) {
       const dice_race g;
       const auto s = g.position({6, 2}, {1});
       g.write_action(out, s, {6, 5});
       out(" ");
       g.write_action(out, g.result(s, {6, 5}), {6, 5});
       out(" ");
       g.write_action(out, g.result(s, {6, 5}), {2, 5});
     }))
FACT(race_writes_its_board,
     writes("     off  1  2  3\nmax    .  1  .  2\nmin    2  .  1  .\n",
            [](auto out) { dice_race(3).write_board(out, dice_race(3).position({3, 3, 1}, {2})); }))

// ---- value iteration

/// Steps up or down with given chances between 0 (worth 0) and `top` (worth 1). In one place a player may wait instead.
struct walk {
  using state = int;
  using action = int;
  using value = double;

  int top = 4;
  fraction up{1, 2};
  bool upwards = false;  // the numbering: from the top down or from the bottom up
  int waits = -1;        // the place where a player decides between waiting and going on to the top
  player decides = player::max;

  constexpr int start() const { return 1; }
  constexpr player to_move(int s) const { return s == waits ? decides : player::chance; }
  constexpr integers<> actions(int) const { return {.from = 0, .below = 2}; }
  constexpr int result(int s, int a) const { return s == waits ? (a == 0 ? s : top) : a == 0 ? s - 1 : s + 1; }
  constexpr bool is_terminal(int s) const { return s == 0 || s == top; }
  constexpr double utility(int s) const { return s == top; }
  constexpr fraction probability(int, int a) const {
    return a == 1 ? up : fraction{up.denominator - up.numerator, up.denominator};
  }
  constexpr std::size_t state_count() const { return static_cast<std::size_t>(top + 1); }
  constexpr std::size_t index(int s) const { return static_cast<std::size_t>(upwards ? s : top - s); }
  constexpr int state_at(std::size_t i) const { return upwards ? static_cast<int>(i) : top - static_cast<int>(i); }
};
// The ruin of a gambler (C. Huygens 1657): with r = (chance down) / (chance up) the top is reached from s with a
// probability of (r^s - 1) / (r^top - 1), or s / top where r is 1.
constexpr bool fair_walk_is_even(const walk& g) {
  const auto solved = value_iteration(g);
  for (int s = 0; s <= g.top; ++s)
    if (!near(solved.value(s), static_cast<double>(s) / g.top, solved.error + 1e-15)) return false;
  return solved.error <= 0.5e-9;
}
FACT(value_iteration_fair_walk, fair_walk_is_even(given(walk{})) && fair_walk_is_even(given(walk{.top = 3})))
FACT(value_iteration_unfair_walk, near(value_iteration(given(walk{.up = {1, 3}})).value(1), 1. / 15) &&
                                      near(value_iteration(given(walk{.up = {1, 3}})).value(3), 7. / 15))
FACT(value_iteration_in_any_order, fair_walk_is_even(given(walk{.upwards = true})))
FACT(value_iteration_stops_early,
     value_iteration(given(walk{}), 0.1).sweeps < value_iteration(given(walk{}), 1e-9).sweeps)
FACT(value_iteration_in_another_type, value_iteration<0, float>(given(walk{}), 1e-3).value(2) > 0.499f)

// Waiting and going on are worth the same to the eye that sees values only; who always waits gets nothing.
FACT(value_iteration_action_makes_progress, value_iteration(given(walk{.waits = 2})).action(2) == 1 &&
                                                value_iteration(given(walk{.waits = 2})).value(2) == 1)
}  // namespace dice_facts
