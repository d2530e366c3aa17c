// Monte Carlo tree search that also learns of an action wherever else it is played: rapid action value estimation.
//
//   rave(game, state, playouts{1'000}, seed{1}).action
//   rave_tree tree(game, state, seed{1});                     // keeps what it has found, as mcts_tree does
//
// It is the search of mcts.hpp with another rule, for games in which an action is worth much the same now or later, such
// as Go. A node knows two means of each action: that of the samples in which it was the next action, and that of those in
// which the same player played it next or later, down to the end of the playout, as though all moves were first. Of the
// second kind there are many more; so the score of an action is (1 - b) mean + b later mean, with
// b = m / (m + n + n m / 3500) for n samples of the first kind and m of the second: nearly the later mean at first. What a
// game expects of an action before any sample counts as samples of the second kind that were seen already.
//
// The game is asked for two or three members:
//   played_actions                       a set of actions of each player: see recording_game
//   playout(state, random, played)       as playout(state, random), and adds to `played` what each player played
//   expectations(state) -> .of(action)   optional: the expected_worth of each action
// Sources: B. Bruegmann, Monte Carlo Go (1993); S. Gelly, D. Silver, Monte-Carlo tree search and rapid action value
// estimation in computer Go (2011), for b with their bias 1 / sqrt(4 * 3500).
#pragma once

#include <zermelo/mcts.hpp>

namespace zermelo {

/// The game records its playouts: `played.add(player, action)` is for the tree's own part of a sample, and
/// `played.contains(player, action)` asks.
template <class G>
concept recording_game = game<G> && requires(const G& g, const typename G::state& s, const typename G::action& a,
                                             random_numbers& random, typename G::played_actions& played) {
  { g.playout(s, random, played) } -> std::convertible_to<double>;
  played.add(player::max, a);
  { played.contains(player::max, a) } -> std::same_as<bool>;
};

/// What a game expects of an action: a worth, from Max's view and on the utility's scale, and how many samples that is as
/// good as.
struct expected_worth {
  double mean = 0;
  std::uint32_t samples = 0;
};

namespace detail {
/// (1 - b) mean + b later mean + c sqrt(ln N / (n + 1)).
struct rave_rule {
  /// The samples in which an action was played next or later.
  struct extra {
    double total = 0;
    std::uint32_t visits = 0;
    constexpr double mean() const { return visits == 0 ? 0 : total * (1.0 / visits); }
  };
  double c;

  struct scores_of_node {
    double c;
    double log_visits;
    constexpr double of(double mean, std::uint32_t visits, double later_mean, std::uint32_t later_visits) const {
      constexpr double trusted = 3'500;  // samples
      const double n = visits, m = later_visits;
      const double share = later_visits == 0 ? 0 : m / (m + n + n * m * (1 / trusted));
      const double blended = mean + share * (later_mean - mean);
      return c == 0 ? blended : blended + c * fast_sqrt(log_visits / (n + 1));
    }
  };
  constexpr scores_of_node scores(std::uint32_t visits) const { return {c, c == 0 || visits == 0 ? 0 : log(visits)}; }
  template <class Game, class Node>
  static constexpr void look_at_children(const Game& g, const typename Game::state& s, Node* children,
                                         std::uint32_t count) {
    if constexpr (requires { g.expectations(s); }) {
      const auto expected = g.expectations(s);
      for (std::uint32_t i = 0; i < count; ++i) {
        const expected_worth worth = expected.of(children[i].action);
        children[i].extra = {finite_number(worth.mean) * worth.samples, worth.samples};
      }
    }
  }
  template <class Node>
  static constexpr void prepare_root(Node*, std::uint32_t, random_numbers&) {}
};

/// The game's own playout, which remembers what was played in a sample.
template <class Game>
class recorded_playout {
  static_assert(recording_game<Game>,
                "zermelo: rave needs a game with played_actions and playout(state, random, played): see rave.hpp");

 public:
  constexpr void forget() { played_ = {}; }
  constexpr double value(const Game& g, const typename Game::state& s, random_numbers& random, std::uint64_t& nodes) {
    ++nodes;
    return finite_number(g.playout(s, random, played_));
  }
  constexpr void add(player mover, const typename Game::action& a) { played_.add(mover, a); }
  /// Tells the children of a node, where `mover` moves, what a sample was worth that went on from there.
  template <class Node>
  constexpr void teach(Node* children, std::uint32_t count, player mover, double worth) const {
    for (std::uint32_t i = 0; i < count; ++i)
      if (played_.contains(mover, children[i].action)) {
        children[i].extra.total += worth;
        ++children[i].extra.visits;
      }
  }

 private:
  typename Game::played_actions played_{};
};

template <class... Options>
constexpr rave_rule rave_from(const Options&... options) {
  return {exploration_from(0, options...)};
}
template <class Option>
concept rave_option =
    option_is<seed>::same<Option> || option_is<explore>::same<Option> || option_is<most_nodes>::same<Option>;
}  // namespace detail

/// A tree that keeps what its searches found: see mcts_tree. Options: seed, explore{c} with c = 0 if it is absent (the
/// later means explore enough), most_nodes{n}.
template <class Game, std::size_t Capacity = 0, class... Options>
class rave_tree : public detail::grown_tree<Game, Capacity, detail::rave_rule, detail::recorded_playout<Game>> {
  static_assert((detail::rave_option<Options> && ...),
                "zermelo: a tree of rave takes seed, explore and most_nodes; budgets are for search()");

 public:
  constexpr rave_tree(const Game& its_game, const typename Game::state& its_state, const Options&... its_options)
      : rave_tree::grown_tree(its_game, its_state, detail::rave_from(its_options...), detail::recorded_playout<Game>{},
                              its_options...) {}
};
template <class Game, class... Options>
rave_tree(const Game&, const typename Game::state&, const Options&...) -> rave_tree<Game, 0, Options...>;

/// The best action of `s` that sampling finds: see rave_tree for the options, and mcts() for budgets and the answer.
template <std::size_t Capacity = 0, class Game, detail::state_of<Game> State, class... Options>
constexpr auto rave(const Game& g, const State& s, const Options&... options) {
  static_assert(((detail::rave_option<Options> || detail::sampling_budget<Options>) && ...),
                "zermelo: rave takes budgets, seed, explore and most_nodes");
  if constexpr (detail::require_game<Game>()) {
    detail::tree_sampler<Game, Capacity, detail::rave_rule, detail::recorded_playout<Game>> sampler(
        g, s, detail::rave_from(options...), detail::recorded_playout<Game>{}, detail::seed_from(options...),
        detail::node_limit_from(options...));
    return sampler.search(detail::sampling_meter_from(options...));
  }
}
template <std::size_t Capacity = 0, class Game, class... Options>
  requires(detail::any_option_or_seed<Options> && ...)
constexpr auto rave(const Game& g, const Options&... options) {
  if constexpr (detail::require_game<Game>()) return rave<Capacity>(g, g.start(), options...);
}
}  // namespace zermelo
