// Playouts: what a state is worth by playing it to the end once, by a policy for both sides and chance by its own
// probabilities. A search by sampling (mcts.hpp) asks one of every new leaf.
#pragma once

#include <zermelo/depth_limit.hpp>
#include <zermelo/detail/arithmetic.hpp>
#include <zermelo/random_choice.hpp>
#include <zermelo/solution.hpp>

namespace zermelo {

/// The game has a fast playout of its own: playout(state, random) plays on from a state that is not terminal and returns
/// the utility of the end (or an estimate, or a mean), from Max's view. It must end.
template <class G>
concept playing_game = game<G> && requires(const G& g, const typename G::state& s, random_numbers& random) {
  { g.playout(s, random) } -> std::convertible_to<double>;
};

/// Play out by this policy instead of at random: see policy.hpp.
template <class Policy>
struct played_out_by {
  using option_kind = detail::kind_of_sampling;
  Policy policy;
};
template <class Policy>
played_out_by(Policy) -> played_out_by<Policy>;

/// A value function that knows nothing.
struct zero_values {
  template <class State>
  constexpr int operator()(const State&) const {
    return 0;
  }
};

namespace detail {
/// A utility or an evaluation as it enters a mean.
template <class Given>
constexpr double finite_number(const Given& given) {
  const double v = as_double(given);
  if (v != v) mistake::a_utility_is_not_a_number();
  if (!is_finite(v)) mistake::a_utility_is_infinite();
  return v;
}

/// What the game says of the value of a state, the lower bound first.
template <bounded_game Game>
constexpr auto bounds_in_order(const Game& g, const typename Game::state& s) {
  const auto known = g.utility_bounds(s);
  if (known.upper < known.lower) mistake::the_utility_bounds_of_a_state_are_not_in_order();
  return known;
}

/// The value of a state that needs no further play: a terminal one, or one that the game's bounds settle.
template <class Game>
constexpr bool is_settled(const Game& g, const typename Game::state& s, typename Game::value& settled) {
  if (g.is_terminal(s)) {
    settled = number<typename Game::value>(g.utility(s));
    return true;
  }
  if constexpr (bounded_game<Game>) {
    const auto known = bounds_in_order(g, s);
    if (!(known.lower < known.upper)) {
      settled = known.lower;
      return true;
    }
  }
  return false;
}

/// Stands for the game's own playout.
struct own_playout {};

/// What a leaf is worth. Without a game's own playout: a state that is settled ends it, as does the ply limit, where the state
/// is worth what the evaluation says, or else what endless play is worth.
template <class Game, class Policy, class Evaluation>
struct playout {
  using state = typename Game::state;

  Policy policy;
  Evaluation evaluation;
  int most_plies;

  /// Adds the states that it looks at to `nodes`.
  constexpr double value(const Game& g, const state& from, random_numbers& random, std::uint64_t& nodes) const {
    if constexpr (std::same_as<Policy, own_playout>) {
      ++nodes;
      return finite_number(g.playout(from, random));
    } else {
      state s = from;
      typename Game::value end{};
      for (int plies = 0;; ++plies) {
        ++nodes;
        if (is_settled(g, s, end)) return finite_number(end);
        if (plies >= most_plies) return estimate(g, s);
        s = g.result(s, g.to_move(s) == player::chance ? pick_by_chance(g, s, random)
                                                       : pick_by_policy(g, s, policy, random));
      }
    }
  }

 private:
  static constexpr bool is_made =
      !std::same_as<Evaluation, zero_values> && (!std::same_as<Evaluation, no_evaluation> || evaluated_game<Game>);

  constexpr double estimate(const Game& g, const state& s) const {
    double v = 0;
    if constexpr (std::same_as<Evaluation, no_evaluation> && evaluated_game<Game>)
      v = finite_number(g.evaluate(s));
    else if constexpr (std::same_as<Evaluation, no_evaluation>)
      v = finite_number(endless_value(g));
    else
      v = finite_number(evaluation(s));
    if constexpr (bounded_game<Game>) {
      const auto known = g.utility_bounds(s);
      const double least = as_double(known.lower), greatest = as_double(known.upper);
      if (least <= v && v <= greatest) return v;
      // An estimate that somebody made is wrong there; one that knows nothing becomes the nearest value that can be.
      if (is_made) mistake::a_value_is_outside_the_stated_bounds();
      return v < least ? least : greatest;
    }
    return v;
  }
};

template <class Game, class... Options>
constexpr auto playout_from(const Options&... options) {
  constexpr bool is_told = given<option_from<played_out_by>, Options...> || given<option_from<evaluate_with>, Options...> ||
                           given<option_is<ply_limit>, Options...>;
  int plies = plies_allowed(options...);  // see plies_allowed()
  const auto evaluation = pick<option_from<evaluate_with>>(evaluate_with<no_evaluation>{}, options...).function;
  using estimate = std::remove_const_t<decltype(evaluation)>;
  if constexpr (playing_game<Game> && !is_told) {
    return playout<Game, own_playout, estimate>{{}, evaluation, plies};
  } else {
    const auto policy = pick<option_from<played_out_by>>(played_out_by<uniform_policy>{}, options...).policy;
    return playout<Game, std::remove_const_t<decltype(policy)>, estimate>{policy, evaluation, plies};
  }
}
template <class Game, class... Options>
using playout_of = decltype(playout_from<Game>(*static_cast<const Options*>(nullptr)...));
}  // namespace detail
}  // namespace zermelo
