// Monte Carlo tree search: when a game is too large to search and nobody knows how to evaluate its states, sample.
//
//   mcts(game, state, playouts{1'000}, seed{1}).action
//   mcts_tree tree(game, state, seed{1});                     // keeps what it has found:
//   tree.search(playouts{1'000}); tree.advance(action);       // after a move the tree goes on from there
//
// Each playout chooses at every node the action of the greatest mean + c sqrt(ln N / n), from the view of whoever moves
// there (UCB1: N visits of the node, n of the action; an action without visits comes first, in the game's order). The first
// new state is played out to the end, and every node on the way adds the outcome to its mean. Values that are found exactly
// are proofs, and a proven root ends the search.
// Sources: P. Auer, N. Cesa-Bianchi, P. Fischer, Finite-time analysis of the multiarmed bandit problem (2002); those of
// detail/tree_sampler.hpp; S. Russell, P. Norvig, Artificial Intelligence, 4th ed., 6.4.
#pragma once

#include <zermelo/detail/tree_sampler.hpp>

namespace zermelo {

/// Stop after so many playouts. With 0 the answer is the first action.
struct playouts {
  using option_kind = detail::kind_of_sampling;
  std::uint64_t number;
};

/// The constant c of UCB1, 0 or more: how much an action that was tried less is worth trying. Means are measured in units
/// of half the range of the outcomes, so that c is the same for every scale of utilities.
struct explore {
  using option_kind = detail::kind_of_sampling;
  double c;
};

/// The most nodes that a tree on the heap may have, of 32 bytes each in most games: 128 MB without this option.
struct most_nodes {
  using option_kind = detail::kind_of_sampling;
  std::size_t number;
};

namespace detail {
/// mean + c sqrt(ln N / n).
struct ucb1 {
  struct extra {};
  double c;

  struct scores_of_node {
    double c;
    double log_visits;
    constexpr double of(double mean, std::uint32_t visits, extra) const {
      return visits == 0 ? infinite : mean + c * fast_sqrt(log_visits * (1.0 / visits));
    }
  };
  constexpr scores_of_node scores(std::uint32_t visits) const { return {c, visits == 0 ? 0 : log(visits)}; }
  template <class Game, class Node>
  static constexpr void look_at_children(const Game&, const typename Game::state&, Node*, std::uint32_t) {}
  template <class Node>
  static constexpr void prepare_root(Node*, std::uint32_t, random_numbers&) {}
};

template <class... Options>
constexpr double exploration_from(double otherwise, const Options&... options) {
  double c = pick<option_is<explore>>(explore{otherwise}, options...).c;
  if (!(c >= 0 && c < infinite)) mistake::the_exploration_constant_is_negative();
  return c;
}
template <class... Options>
constexpr ucb1 ucb1_from(const Options&... options) {
  return {exploration_from(1.4142135623730951, options...)};  // sqrt(2)
}

template <class... Options>
constexpr seed seed_from(const Options&... options) {
  return pick<option_is<seed>>(seed{}, options...);
}
template <class... Options>
constexpr std::size_t node_limit_from(const Options&... options) {
  return pick<option_is<most_nodes>>(most_nodes{4'000'000}, options...).number;
}

template <class Option>
concept sampling_budget = budget<Option> || option_is<playouts>::same<Option>;
template <class Option>
concept sampling_option = option_is<seed>::same<Option> || option_is<explore>::same<Option> ||
                          option_is<most_nodes>::same<Option> || option_is<ply_limit>::same<Option> ||
                          option_from<played_out_by>::same<Option> || option_from<evaluate_with>::same<Option>;

/// What is meant as an option, of this search or of another, which is then refused by its name.
template <class Option>
concept any_option_or_seed = search_option<Option> || option_is<seed>::same<Option>;

/// Playouts are counted, and the states that they look at are what other budgets are asked with.
template <class Meters>
struct sampling_meter {
  std::uint64_t most_playouts;
  Meters meters;
  constexpr bool is_spent(std::uint64_t samples, std::uint64_t seen) {
    return samples >= most_playouts || meters.is_spent(seen);
  }
};
template <class... Budgets>
constexpr auto sampling_meter_from(const Budgets&... budgets) {
  static_assert((sampling_budget<Budgets> || ...),
                "zermelo: a search by sampling needs a budget: playouts{n}, node_budget{n}, time_budget{t} or stop_on(flag)");
  const std::uint64_t most =
      pick<option_is<playouts>>(playouts{(std::numeric_limits<std::uint64_t>::max)()}, budgets...).number;
  return sampling_meter<decltype(start_all(budgets...))>{most, start_all(budgets...)};
}
}  // namespace detail

namespace detail {
/// What the trees of mcts and puct offer.
template <class Game, std::size_t Capacity, class Rule, class Leaf>
class grown_tree {
 public:
  using result = typename tree_sampler<Game, Capacity, Rule, Leaf>::result;

  template <class... Options>
  constexpr grown_tree(const Game& its_game, const typename Game::state& its_state, const Rule& its_rule,
                       const Leaf& its_leaf, const Options&... its_options)
      : sampler_(its_game, its_state, its_rule, its_leaf, seed_from(its_options...), node_limit_from(its_options...)) {
    static_assert(require_game<Game>());
  }

  /// Samples until a budget is spent or the value of the state is proven: playouts{n}, node_budget{states},
  /// time_budget{time}, stop_on(flag). The tree that is there already is used, and grows.
  template <class... Budgets>
  constexpr result search(const Budgets&... budgets) {
    static_assert((sampling_budget<Budgets> && ...), "zermelo: search() takes budgets only; the tree has the options");
    return sampler_.search(sampling_meter_from(budgets...));
  }
  /// Goes on from the state after the action, of a player or of chance, with what was found of it. An action that is not
  /// legal is mistake::this_action_is_not_legal_here. Cost: one look at every node.
  constexpr void advance(const typename Game::action& taken) { sampler_.advance(taken); }
  /// Where the tree is now.
  constexpr const typename Game::state& state() const { return sampler_.root(); }
  /// The number of nodes.
  constexpr std::size_t size() const { return sampler_.size(); }

 private:
  tree_sampler<Game, Capacity, Rule, Leaf> sampler_;
};
}  // namespace detail

/// A tree that keeps what its searches found. With Capacity it has room for so many nodes in place, and never touches the
/// heap; with 0 it grows on the heap, to most_nodes{n}. Where there is no room a search goes on sampling without growing, and
/// its answer says so. Options: seed, explore{c}, played_out_by(policy), ply_limit{plies}, evaluate_with(f), most_nodes{n}.
template <class Game, std::size_t Capacity = 0, class... Options>
class mcts_tree : public detail::grown_tree<Game, Capacity, detail::ucb1, detail::playout_of<Game, Options...>> {
  static_assert((detail::sampling_option<Options> && ...),
                "zermelo: a tree of mcts takes seed, explore, played_out_by, ply_limit, evaluate_with and most_nodes; budgets "
                "are for search()");

 public:
  constexpr mcts_tree(const Game& its_game, const typename Game::state& its_state, const Options&... its_options)
      : mcts_tree::grown_tree(its_game, its_state, detail::ucb1_from(its_options...),
                              detail::playout_from<Game>(its_options...), its_options...) {}
};
template <class Game, class... Options>
mcts_tree(const Game&, const typename Game::state&, const Options&...) -> mcts_tree<Game, 0, Options...>;

/// The best action of `s` that sampling finds, with the mean and the visits of every action. Options: a budget or several
/// (see mcts_tree::search), and those of mcts_tree. The same seed gives the same answer, in a constant expression too.
/// A terminal state has its utility and no action. Cost: a playout for each sample, and a look at every action of every node
/// on the way to it.
template <std::size_t Capacity = 0, class Game, detail::state_of<Game> State, class... Options>
constexpr auto mcts(const Game& g, const State& s, const Options&... options) {
  static_assert(((detail::sampling_option<Options> || detail::sampling_budget<Options>) && ...),
                "zermelo: mcts takes budgets, seed, explore, played_out_by, ply_limit, evaluate_with and most_nodes");
  if constexpr (detail::require_game<Game>()) {
    detail::tree_sampler<Game, Capacity, detail::ucb1, detail::playout_of<Game, Options...>> sampler(
        g, s, detail::ucb1_from(options...), detail::playout_from<Game>(options...), detail::seed_from(options...),
        detail::node_limit_from(options...));
    return sampler.search(detail::sampling_meter_from(options...));
  }
}
template <std::size_t Capacity = 0, class Game, class... Options>
  requires(detail::any_option_or_seed<Options> && ...)
constexpr auto mcts(const Game& g, const Options&... options) {
  if constexpr (detail::require_game<Game>()) return mcts<Capacity>(g, g.start(), options...);
}
}  // namespace zermelo
