// The value of a game: one recursion.
//
// The value of a terminal state is its utility. The value of any other state is backed up from the values of its
// successors with the operator of the one who moves there: maximise, minimise, average by a policy, average by chance.
//
//                      at Max             at Min             at chance
//   minimax            maximise           minimise           -
//   expectimax         maximise           average (policy)   average
//   expectiminimax     maximise           minimise           average
//   evaluate           average (policy)   average (policy)   average
//
// With more players the same recursion is max_n (max_n.hpp).
//
// Sources: E. Zermelo 1913; S. Russell, P. Norvig, Artificial Intelligence, 4th ed., ch. 6; Stanford CS221, lecture 10.
// Cost: every node once, two constexpr calls per ply, so some 240 plies in a constant expression.
#pragma once

#include <zermelo/depth_limit.hpp>
#include <zermelo/distance.hpp>
#include <zermelo/policy.hpp>

namespace zermelo {
namespace detail {

template <class Value, class Action>
struct decision {
  Value value{};
  optional_action<Action> action{};
};

/// The recursion. The operators say how a state's value is made of those of its successors.
template <class Game, class Value, class Evaluation, class AtMax, class AtMin, class AtChance, class AtOthers>
struct recursion {
  using state = typename Game::state;
  using action = typename Game::action;
  using decision = detail::decision<Value, action>;

  const Game& rules;
  Evaluation evaluation;
  AtMax at_max;
  AtMin at_min;
  AtChance at_chance;
  AtOthers at_others;  // where a third player moves, or one beyond
  std::uint64_t leaves = 0;
  std::uint64_t nodes = 0;

  constexpr decision decide(parameter<state> s, int plies_left) {
    ++nodes;
    if (rules.is_terminal(s)) return ++leaves, decision{number<Value>(rules.utility(s)), {}};
    if (plies_left == 0) return ++leaves, decision{value_at_limit<Value>(rules, s, evaluation), {}};
    const player mover = rules.to_move(s);
    switch (mover) {
      case player::max: return at_max.back_up(*this, s, mover, plies_left - 1);
      case player::min: return at_min.back_up(*this, s, mover, plies_left - 1);
      case player::chance: return at_chance.back_up(*this, s, mover, plies_left - 1);
    }
    return at_others.back_up(*this, s, mover, plies_left - 1);
  }
};

/// Takes the successor that no other is better than: the first of equals.
template <class Better>
struct choose {
  template <class Recursion>
  constexpr auto back_up(Recursion& r, const typename Recursion::state& s, player mover, int plies_left) const {
    typename Recursion::decision best;
    auto rest = each_action<typename Recursion::action>(r.rules.actions(s));
    typename Recursion::action a{};
    if (!rest.next(a)) mistake::no_action_in_a_state_that_is_not_terminal();
    best = {r.decide(r.rules.result(s, a), plies_left).value, a};
    while (rest.next(a)) {
      const auto v = r.decide(r.rules.result(s, a), plies_left).value;
      if (Better::better(v, best.value, mover)) best = {v, a};
    }
    return best;
  }
};
struct greater {
  template <class Value>
  static constexpr bool better(const Value& x, const Value& y, player) {
    return y < x;
  }
};
struct smaller {
  template <class Value>
  static constexpr bool better(const Value& x, const Value& y, player) {
    return x < y;
  }
};
using maximise = choose<greater>;
using minimise = choose<smaller>;

/// Averages by what a policy does.
template <class Policy>
struct average_by {
  const Policy& policy;

  template <class Recursion>
  constexpr auto back_up(Recursion& r, const typename Recursion::state& s, player, int plies_left) const {
    using action = typename Recursion::action;
    using choice = std::remove_cvref_t<decltype(ask(policy, r.rules, s))>;
    typename Recursion::decision mean;
    using value = decltype(mean.value);
    if constexpr (std::same_as<choice, uniform_choice>) {
      // Summed before it is divided, so that the mean of integers loses nothing.
      auto rest = each_action<action>(r.rules.actions(s));
      action a{};
      if (!rest.next(a)) mistake::no_action_in_a_state_that_is_not_terminal();
      mean.value = r.decide(r.rules.result(s, a), plies_left).value;
      int count = 1;
      for (; rest.next(a); ++count) mean.value = mean.value + r.decide(r.rules.result(s, a), plies_left).value;
      mean.value = mean.value / static_cast<weight_of<value>>(count);
    } else if constexpr (std::convertible_to<choice, action>) {
      const action chosen = ask(policy, r.rules, s);
      if (!is_legal(r.rules, s, chosen)) mistake::a_policy_names_an_illegal_action();
      mean.value = r.decide(r.rules.result(s, chosen), plies_left).value;
    } else {
      static_assert(requires(choice range) { (*range.begin()).probability; },
                    "zermelo: a policy returns an action of the game (of a tree: a branch), a range of weighted actions, or "
                    "uniform_choice{}");
      const auto& choices = ask(policy, r.rules, s);
      average_sum<value, std::remove_cvref_t<decltype((*choices.begin()).probability)>> sum;
      for (const auto& [chosen, probability] : choices) {
        if (!is_legal(r.rules, s, chosen)) mistake::a_policy_names_an_illegal_action();
        sum.add(r.decide(r.rules.result(s, chosen), plies_left).value, probability);
      }
      mean.value = sum.result();
    }
    return mean;
  }
};

/// Averages by the probabilities that the game gives to the actions of chance.
struct average_by_chance {
  template <class Recursion>
  constexpr auto back_up(Recursion& r, const typename Recursion::state& s, player, int plies_left) const {
    typename Recursion::decision mean;
    auto rest = each_action<typename Recursion::action>(r.rules.actions(s));
    typename Recursion::action a{};
    if (!rest.next(a)) mistake::no_action_in_a_state_that_is_not_terminal();
    if constexpr (requires { r.rules.probability(s, a); }) {
      average_sum<decltype(mean.value), std::remove_cvref_t<decltype(r.rules.probability(s, a))>> sum;
      do sum.add(r.decide(r.rules.result(s, a), plies_left).value, r.rules.probability(s, a));
      while (rest.next(a));
      mean.value = sum.result();
    } else {
      mistake::chance_moves_but_the_game_has_no_probability();
    }
    return mean;
  }
};

/// For the searches in which chance does not move.
struct no_chance {
  template <class Recursion>
  constexpr auto back_up(Recursion&, const typename Recursion::state&, player, int) const {
    mistake::this_search_needs_a_game_without_chance();
    return typename Recursion::decision{};
  }
};

/// For the searches that know two players only.
struct no_third_player {
  template <class Recursion>
  constexpr auto back_up(Recursion&, const typename Recursion::state&, player, int) const {
    mistake::a_third_player_moves_in_a_search_for_two();
    return typename Recursion::decision{};
  }
};

/// An average has no distance: a mean of wins and losses ends nowhere.
template <class... Options>
consteval void require_options_that_go_with_averages() {
  static_assert(!given<option_is<by_distance_option>, Options...>, "zermelo: by_distance goes with minimax and alpha_beta");
}

template <class Value, class Game, class AtMax, class AtMin, class AtChance, class AtOthers, class... Options>
constexpr auto back_up_from(const Game& g, const typename Game::state& s, AtMax at_max, AtMin at_min,
                            AtChance at_chance, AtOthers at_others, const Options&... options) {
  require_options_of_a_full_walk<Options...>();
  static_assert(!std::integral<weight_of<Value>> || std::same_as<AtChance, no_chance>,
                "zermelo: a mean of integers is no integer: ask for double, which is what you get without asking, or for "
                "zermelo::rational");
  const auto evaluation = evaluation_from<Game>(options...);
  recursion<Game, Value, std::remove_const_t<decltype(evaluation)>, AtMax, AtMin, AtChance, AtOthers> r{
      g, evaluation, at_max, at_min, at_chance, at_others};
  const auto [value, action] = r.decide(s, depth_from(options...));
  return search_result<Value, typename Game::action>{value, bound::exact, action, r.leaves, r.nodes};
}
}  // namespace detail

/// The value of `s` when both sides play perfectly, and an action that reaches it: the first of the best.
/// Options: max_depth, evaluate_with, by_distance, ply_limit. The value is exact, from Max's view, or that of the tree cut
/// off at max_depth. Cost: every node of the tree once.
template <class Game, detail::state_of<Game> State, detail::search_option... Options>
constexpr auto minimax(const Game& g, const State& s, Options... options) {
  if constexpr (detail::require_game<Game>()) {
    if constexpr (detail::given<detail::option_is<by_distance_option>, Options...>) {
      static_assert(!(detail::given<detail::option_is<max_depth>, Options...> ||
                      detail::given<detail::option_from<evaluate_with>, Options...>),
                    "zermelo: by_distance searches the whole game: it goes with ply_limit only");
      const detail::timed_game<Game> timed{g};
      return detail::untimed(detail::back_up_from<typename detail::timed_game<Game>::value>(
          timed, timed.at(s), detail::maximise{}, detail::minimise{}, detail::no_chance{}, detail::no_third_player{},
          options...));
    } else {
      return detail::back_up_from<typename Game::value>(g, s, detail::maximise{}, detail::minimise{},
                                                        detail::no_chance{}, detail::no_third_player{}, options...);
    }
  }
}
template <class Game, detail::search_option... Options>
constexpr auto minimax(const Game& g, Options... options) {
  if constexpr (detail::require_game<Game>()) return minimax(g, g.start(), options...);
}

/// The value of `s` when Max plays perfectly against an opponent whose policy is known, and Max's action. Result is the
/// type of the averages: double for integer utilities unless you name another, such as zermelo::rational.
template <class Result = void, class Game, detail::state_of<Game> State, policy_for<Game> Policy,
          detail::search_option... Options>
constexpr auto expectimax(const Game& g, const State& s, const Policy& opponent_policy, Options... options) {
  detail::require_options_that_go_with_averages<Options...>();
  if constexpr (detail::require_game<Game>())
    return detail::back_up_from<detail::result_of<Result, Game>>(
        g, s, detail::maximise{}, detail::average_by<Policy>{opponent_policy}, detail::average_by_chance{},
        detail::no_third_player{}, options...);
}
template <class Result = void, class Game, policy_for<Game> Policy, detail::search_option... Options>
constexpr auto expectimax(const Game& g, const Policy& opponent_policy, Options... options) {
  if constexpr (detail::require_game<Game>()) return expectimax<Result>(g, g.start(), opponent_policy, options...);
}

/// The value of `s` when both sides play perfectly and chance decides where the game says so, and an action.
template <class Result = void, class Game, detail::state_of<Game> State, detail::search_option... Options>
constexpr auto expectiminimax(const Game& g, const State& s, Options... options) {
  detail::require_options_that_go_with_averages<Options...>();
  if constexpr (detail::require_game<Game>())
    return detail::back_up_from<detail::result_of<Result, Game>>(g, s, detail::maximise{}, detail::minimise{},
                                                                 detail::average_by_chance{}, detail::no_third_player{},
                                                                 options...);
}
template <class Result = void, class Game, detail::search_option... Options>
constexpr auto expectiminimax(const Game& g, Options... options) {
  if constexpr (detail::require_game<Game>()) return expectiminimax<Result>(g, g.start(), options...);
}

/// What `s` is worth when both players follow known policies: the expected utility. There is nothing to choose, so no action.
template <class Result = void, class Game, detail::state_of<Game> State, policy_for<Game> MaxPolicy,
          policy_for<Game> MinPolicy, detail::search_option... Options>
constexpr auto evaluate(const Game& g, const State& s, const MaxPolicy& max_policy, const MinPolicy& min_policy,
                        Options... options) {
  detail::require_options_that_go_with_averages<Options...>();
  if constexpr (detail::require_game<Game>())
    return detail::back_up_from<detail::result_of<Result, Game>>(
        g, s, detail::average_by<MaxPolicy>{max_policy}, detail::average_by<MinPolicy>{min_policy},
        detail::average_by_chance{}, detail::no_third_player{}, options...);
}
template <class Result = void, class Game, policy_for<Game> MaxPolicy, policy_for<Game> MinPolicy,
          detail::search_option... Options>
constexpr auto evaluate(const Game& g, const MaxPolicy& max_policy, const MinPolicy& min_policy, Options... options) {
  if constexpr (detail::require_game<Game>())
    return evaluate<Result>(g, g.start(), max_policy, min_policy, options...);
}
}  // namespace zermelo
