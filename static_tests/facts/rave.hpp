// Sampling that learns of an action wherever it is played: Go and tic-tac-toe.
#pragma once

#include <zermelo/games/go_to_win.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/rave.hpp>

#include "fact.hpp"

namespace rave_facts {
using namespace zermelo;
using tiny = games::go_to_win<3>;
static_assert(recording_game<tiny> && bounded_game<tiny> && !recording_game<games::go<3>>);

/// Tic-tac-toe that records its playouts.
struct recorded_tic_tac_toe : games::tic_tac_toe {
  struct played_actions {
    unsigned by[2] = {0, 0};
    constexpr void add(player mover, int cell) { by[number_of(mover)] |= 1u << cell; }
    constexpr bool contains(player mover, int cell) const { return (by[number_of(mover)] >> cell & 1) != 0; }
  };
  constexpr int playout(state s, random_numbers& random, played_actions& played) const {
    while (!is_terminal(s)) {
      const int cell = detail::pick_uniformly(*this, s, random.unit());
      played.add(to_move(s), cell);
      s = result(s, cell);
    }
    return utility(s);
  }
};
static_assert(recording_game<recorded_tic_tac_toe>);

// ---- the rule ----

constexpr double score(double mean, std::uint32_t visits, double later_mean, std::uint32_t later_visits) {
  return detail::rave_rule{0}.scores(100).of(mean, visits, later_mean, later_visits);
}
// b = m / (m + n + n m / 3500).
FACT(rave_score, score(given(0.5), 0, 0.25, 0) == 0.5 && score(given(0.0), 0, 0.25, 7) == 0.25 &&
                     score(given(1.0), 7, 0.0, 7) > 0.5 && score(given(1.0), 7, 0.0, 7) < 0.501 &&
                     score(given(1.0), 1'000'000, 0.0, 1'000'000) > 0.996)

// What was played teaches the actions of the same player, and no others.
FACT(rave_learns_of_later_actions, [] {
  struct child {
    int action;
    detail::rave_rule::extra extra{};
  };
  detail::recorded_playout<recorded_tic_tac_toe> leaf;
  leaf.add(player::max, 3);
  leaf.add(player::min, 4);
  child children[] = {{3}, {4}, {5}};
  leaf.teach(children, 3, player::max, given(0.5));
  leaf.teach(children, 3, player::max, -1);
  leaf.forget();
  leaf.teach(children, 3, player::max, 1);
  return children[0].extra.visits == 2 && children[0].extra.mean() == -0.25 && children[1].extra.visits == 0 &&
         children[2].extra.visits == 0;
}())
FACT(go_records_who_was_first_at_a_point, [] {
  random_numbers random(seed{1});
  games::go_to_win<5>::played_actions played;
  games::go_to_win<5>{}.playout(given(games::go_to_win<5>::start()), random, played);
  const auto before = played;
  played.add(player::min, 7), played.add(player::max, 7), played.add(player::max, games::go_to_win<5>::pass);
  return (before.by[0] & before.by[1]) == 0 && before.by[0] != 0 && before.by[1] != 0 &&
         played.contains(player::max, 7) && !played.contains(player::min, 7) &&
         !played.contains(player::max, games::go_to_win<5>::pass);
}())

// ---- answers ----

constexpr bool adds_up(const auto& found) {
  std::uint32_t visits = 0;
  for (const auto& move : found) visits += move.visits;
  return visits == found.visits;
}
FACT(rave_takes_the_winning_cell, [] {
  const auto s = games::tic_tac_toe::position(given(text("XX./OO./...")), player::max);
  const auto found = rave<400>(recorded_tic_tac_toe{}, s, playouts{60}, seed{1});
  return found.action == 2 && found.proven && found.value == 1;
}())
// Case M1: O to move draws with cell 8 or 0, and loses with 6.
template <std::uint64_t Seed>
constexpr bool draws() {
  const auto s = games::tic_tac_toe::position(given(text("XOO/OXX/.X.")), player::min);
  const auto found = rave<200>(recorded_tic_tac_toe{}, s, playouts{100}, seed{Seed});
  return found.proven && found.value == 0 && found.action != 6;
}
FACT(rave_does_not_take_a_draw_for_a_loss, draws<1>() && draws<2>() && draws<3>())
// White has passed, and Black is ahead: a pass wins.
FACT(go_passes_to_win, [] {
  tiny::state s{tiny::rules::position(given(text("X.X/XXX/OO.")), player::min)};
  s = tiny{}.result(s, tiny::pass);
  const auto found = rave<300>(tiny{}, s, playouts{8}, seed{1});
  return found.action == tiny::pass && found.proven && found.value == 1;
}())
FACT(rave_is_the_same_everywhere, [] {
  const auto found = rave<200>(tiny{}, given(tiny::start()), playouts{10}, seed{1});
  return found.samples == 10 && adds_up(found) && found.action == tiny::rules::action_named("B2");
}())

// ---- what Go expects of an action ----

FACT(go_expects_more_near_the_last_stone_and_less_of_self_atari, [] {
  using game = games::go_to_win<5>;
  using rules = game::rules;
  const game g{};
  game::state s{rules::position(given(text("...../.X.../.OX../...../.....")), player::max)};
  s = g.result(s, rules::action_named("A3"));  // White is in atari at B3
  const auto expected = g.expectations(s);
  const auto escape = expected.of(rules::action_named("B2")), far = expected.of(rules::action_named("E1"));
  return escape.mean < far.mean && escape.samples > far.samples;  // White's gains are Max's losses
}())
FACT(go_does_not_fill_its_eyes, [] {
  using game = games::go_to_win<5>;
  const game::state s{game::rules::position(given(text(".X.../XX.../...../...../.....")), player::max)};
  for (const int a : game{}.actions(s))
    if (a == game::rules::action_named("A5")) return false;
  return true;
}())
}  // namespace rave_facts
