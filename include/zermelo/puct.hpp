// Monte Carlo tree search with priors and a value function: what AlphaGo does with what its networks have learnt.
//
//   puct(game, state, priors, values, playouts{800}, seed{1}).action   // priors(state, action), values(state)
//   puct(game, state, uniform, by_playouts, playouts{800})             // nothing was learnt: every action alike, and playouts
//
// It is the search of mcts.hpp with another rule: at every node the action of the greatest Q + c P sqrt(N) / (1 + n), where
// Q is its mean from the mover's view (0 before a visit, the middle of the range), P its prior and n its visits, N those of
// the node. A new leaf is worth what the value function says, from Max's view.
// Sources: D. Silver et al., Mastering the game of Go with deep neural networks and tree search, Nature 529 (2016), and
// Mastering the game of Go without human knowledge, Nature 550 (2017); C. Rosin, Multi-armed bandits with episode context
// (2011).
#pragma once

#include <zermelo/detail/random_gamma.hpp>
#include <zermelo/mcts.hpp>

namespace zermelo {

/// Stands for a value function where there is none: leaves are played out, as in mcts().
struct by_playouts_option {};
inline constexpr by_playouts_option by_playouts{};

/// Noise in the priors of the root, for self-play: each becomes (1 - share) P + share e, where the e are drawn from a
/// Dirichlet distribution with all its parameters alpha: the smaller (0.03 in Go, 0.3 in chess), the more of the noise is on
/// few actions. alpha is above 0; share is between 0 and 1.
struct root_noise {
  using option_kind = detail::kind_of_sampling;
  double alpha = 0.3;
  double share = 0.25;
};

namespace detail {
/// Q + c P sqrt(N) / (1 + n).
template <class Priors>
struct puct_rule {
  struct extra {
    double prior = 0;
  };
  Priors priors;
  double c;
  root_noise noise;

  struct scores_of_node {
    double c_root;
    constexpr double of(double mean, std::uint32_t visits, const extra& kept) const {
      return mean + c_root * kept.prior / (1.0 + visits);
    }
  };
  // Before the first visit too the largest prior comes first: N counts as 1.
  constexpr scores_of_node scores(std::uint32_t visits) const { return {c * fast_sqrt(visits == 0 ? 1 : visits)}; }

  template <class Game, class Node>
  constexpr void look_at_children(const Game& g, const typename Game::state& s, Node* children, std::uint32_t count) const {
    if constexpr (requires { as_double(priors(s, children[0].action)); }) {
      for (std::uint32_t i = 0; i < count; ++i) children[i].extra.prior = checked(priors(s, children[i].action));
    } else {
      using choice = std::remove_cvref_t<decltype(ask(priors, g, s))>;
      static_assert(weighted_range<choice> || std::same_as<choice, uniform_choice>,
                    "zermelo: priors are a function(state, action), or a policy that returns a range of weighted actions");
      if constexpr (weighted_range<choice>)
        for (const auto& [action, weight] : ask(priors, g, s))
          for (std::uint32_t i = 0; i < count; ++i)
            if (children[i].action == action) children[i].extra.prior = checked(weight);
    }
    normalise(children, count);
  }
  template <class Node>
  constexpr void prepare_root(Node* children, std::uint32_t count, random_numbers& random) const {
    if (noise.share == 0) return;
    // The sum first: the numbers are drawn twice instead of being kept.
    random_numbers again = random;
    double sum = 0;
    for (std::uint32_t i = 0; i < count; ++i) sum += random_gamma(noise.alpha, again);
    for (std::uint32_t i = 0; i < count; ++i) {
      const double drawn = random_gamma(noise.alpha, random);
      const double part = sum > 0 ? drawn / sum : 1.0 / count;
      children[i].extra.prior = (1 - noise.share) * children[i].extra.prior + noise.share * part;
    }
  }

 private:
  template <class Prior>
  static constexpr double checked(const Prior& given) {
    const double prior = as_double(given);
    if (!(prior >= 0 && prior < infinite)) mistake::a_prior_is_negative();
    return prior;
  }
  /// Priors sum to 1; where all are 0 every action has the same.
  template <class Node>
  static constexpr void normalise(Node* children, std::uint32_t count) {
    double largest = 0, sum = 0;
    for (std::uint32_t i = 0; i < count; ++i)
      if (largest < children[i].extra.prior) largest = children[i].extra.prior;
    if (largest == 0) largest = 1;
    // In units of the largest, so that no sum overflows.
    for (std::uint32_t i = 0; i < count; ++i) sum += children[i].extra.prior /= largest;
    for (std::uint32_t i = 0; i < count; ++i)
      children[i].extra.prior = sum > 0 ? children[i].extra.prior / sum : 1.0 / count;
  }
};

template <class Priors, class... Options>
constexpr auto puct_from(const Priors& priors, const Options&... options) {
  const root_noise noise = pick<option_is<root_noise>>(root_noise{1, 0}, options...);
  if (!(noise.alpha > 0 && noise.alpha < infinite && noise.share >= 0 && noise.share <= 1))
    mistake::the_root_noise_is_out_of_its_range();
  return puct_rule<Priors>{priors, exploration_from(5, options...), noise};
}

/// What a value function says of a leaf.
template <class Game, class Values, class... Options>
constexpr auto leaf_from(const Values& values, const Options&... options) {
  if constexpr (std::same_as<Values, by_playouts_option>)
    return playout_from<Game>(options...);
  else
    return playout_from<Game>(evaluate_with{values}, ply_limit{0});
}
template <class Game, class Values, class... Options>
using leaf_of = decltype(leaf_from<Game>(*static_cast<const Values*>(nullptr), *static_cast<const Options*>(nullptr)...));

template <class Values, class Option>
concept puct_option =
    option_is<root_noise>::same<Option> || option_is<seed>::same<Option> || option_is<explore>::same<Option> ||
    option_is<most_nodes>::same<Option> || (std::same_as<Values, by_playouts_option> && sampling_option<Option>);
}  // namespace detail

/// A tree that keeps what its searches found: see mcts_tree. `priors` is a function(state, action) with results of 0 or more,
/// or a policy that returns weighted actions; they need not sum to 1, and where all are 0 every action is alike. `values` is
/// a function(state) that estimates from Max's view, on the utility's scale, or by_playouts. Options: seed, explore{c} with
/// c = 5 if it is absent, root_noise{alpha, share}, most_nodes{n}; with by_playouts those of mcts_tree.
template <class Game, class Priors, class Values, std::size_t Capacity = 0, class... Options>
class puct_tree : public detail::grown_tree<Game, Capacity, detail::puct_rule<Priors>,
                                            detail::leaf_of<Game, Values, Options...>> {
  static_assert((detail::puct_option<Values, Options> && ...),
                "zermelo: a tree of puct takes seed, explore, root_noise and most_nodes, and by_playouts what mcts_tree takes");

 public:
  constexpr puct_tree(const Game& its_game, const typename Game::state& its_state, const Priors& its_priors,
                      const Values& its_values, const Options&... its_options)
      : puct_tree::grown_tree(its_game, its_state, detail::puct_from(its_priors, its_options...),
                              detail::leaf_from<Game>(its_values, its_options...), its_options...) {}
};
template <class Game, class Priors, class Values, class... Options>
puct_tree(const Game&, const typename Game::state&, const Priors&, const Values&, const Options&...)
    -> puct_tree<Game, Priors, Values, 0, Options...>;

/// The best action of `s` that sampling finds: see puct_tree for priors, values and options, and mcts() for budgets.
template <std::size_t Capacity = 0, class Game, detail::state_of<Game> State, class Priors, class Values, class... Options>
constexpr auto puct(const Game& g, const State& s, const Priors& priors, const Values& values, const Options&... options) {
  static_assert(((detail::puct_option<Values, Options> || detail::sampling_budget<Options>) && ...),
                "zermelo: puct takes budgets, seed, explore, root_noise and most_nodes, and with by_playouts what mcts takes");
  if constexpr (detail::require_game<Game>()) {
    detail::tree_sampler<Game, Capacity, detail::puct_rule<Priors>, detail::leaf_of<Game, Values, Options...>> sampler(
        g, s, detail::puct_from(priors, options...), detail::leaf_from<Game>(values, options...),
        detail::seed_from(options...), detail::node_limit_from(options...));
    return sampler.search(detail::sampling_meter_from(options...));
  }
}

template <std::size_t Capacity = 0, class Game, class Priors, class Values, class... Options>
  requires(detail::any_option_or_seed<Options> && ...)
constexpr auto puct(const Game& g, const Priors& priors, const Values& values, const Options&... options) {
  if constexpr (detail::require_game<Game>()) return puct<Capacity>(g, g.start(), priors, values, options...);
}

/// An action for self-play: drawn with a probability in proportion to visits^(1 / temperature); near 0 it is the most
/// visited, at 1 the visits themselves are the odds. The temperature is a finite number above 0. Without visits, and at a
/// state without actions, the answer's own action.
template <class Result>
constexpr auto draw_by_visits(const Result& found, double temperature, random_numbers& random) {
  if (!(temperature > 0 && temperature < detail::infinite)) mistake::the_temperature_is_not_a_positive_number();
  std::uint32_t most = 0;
  for (const auto& move : found)
    if (most < move.visits) most = move.visits;
  auto chosen = found.action;
  if (most == 0) return chosen;
  const auto odds = [most, temperature](std::uint32_t its_visits) {
    return its_visits == 0 ? 0.0 : detail::exp(detail::log(static_cast<double>(its_visits) / most) / temperature);
  };
  double sum = 0;
  for (const auto& move : found) sum += odds(move.visits);
  double at = random.unit() * sum;
  for (const auto& move : found) {
    if (move.visits == 0) continue;
    chosen = move.action;
    at -= odds(move.visits);
    if (at < 0) break;
  }
  return chosen;
}
}  // namespace zermelo
