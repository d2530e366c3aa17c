// The tree of a game: every line of play, written out as the nodes of a tree.
//
// An unfolded tree is a game with the same value as the game it comes from. It can be drawn, searched and traced like any
// tree; its edges are named by the actions of the game, and its nodes know their states.
//
//   const auto tree = z::unfold(z::games::halving{3});                              z::draw::svg(out, tree);
//   constexpr auto constant = z::fitted([] { return z::unfold(z::games::halving{3}); });
#pragma once

#include <zermelo/depth_limit.hpp>
#include <zermelo/field_printer.hpp>
#include <zermelo/fitted.hpp>

namespace zermelo {
namespace detail {
/// What the edges of an unfolded tree have for a probability: that of the game, if chance moves there.
template <class Game>
struct probability_in {
  using type = fraction;
};
template <chance_game Game>
struct probability_in<Game> {
  using type = std::remove_cvref_t<decltype(std::declval<const Game&>().probability(
      std::declval<const typename Game::state&>(), std::declval<const typename Game::action&>()))>;
};
template <class Game>
using probability_of = typename probability_in<Game>::type;
}  // namespace detail

/// A game as a tree of at most Capacity nodes, or as many as it needs. It keeps a copy of the rules, with which it writes
/// its actions and states.
template <class Game, std::size_t Capacity = growing>
class unfolded_tree
    : public detail::tree_rules<unfolded_tree<Game, Capacity>, typename Game::value, detail::probability_of<Game>> {
 public:
  using node = stored_node<typename Game::value, detail::probability_of<Game>>;
  static_assert(std::default_initializable<typename Game::state>, "zermelo: unfold needs a default-constructible state");

  detail::items<node, Capacity> nodes{};

  constexpr explicit unfolded_tree(const Game& its_rules) : rules_(its_rules) {}

  constexpr std::size_t size() const { return nodes.size(); }
  /// The state of the game at a node, and the action that led there (none led to the root).
  constexpr const typename Game::state& state_at(tree_node n) const { return states_[n]; }
  constexpr const typename Game::action& action_to(tree_node n) const { return actions_[n]; }

  template <class Out>
  constexpr void write_action(Out& out, tree_node parent, const branch& a) const {
    zermelo::write_action(out, rules_, states_[parent], actions_[a.child]);
  }
  template <class Out>
    requires detail::has_readable_states<Game>
  constexpr void write_state(Out& out, tree_node n) const {
    zermelo::write_state(out, rules_, states_[n]);
  }

  template <std::size_t NewCapacity>
  constexpr auto resized() const {
    unfolded_tree<Game, NewCapacity> other(rules_);
    for (std::size_t i = 0; i < size(); ++i) other.append(nodes[i], states_[i], actions_[i]);
    return other;
  }

  /// Adds the subtree of `s`, at most `plies` deep, below the last node of the tree that is still open: see unfold().
  template <class Evaluation>
  constexpr void add(const node& from, const typename Game::state& s, const typename Game::action& a, int plies,
                     const Evaluation& evaluation) {
    const auto here = static_cast<tree_node>(size());
    append(from, s, a);
    if (rules_.is_terminal(s)) {
      nodes[here].utility = detail::number<typename Game::value>(rules_.utility(s));
    } else if (plies == 0) {
      nodes[here].utility = detail::value_at_limit<typename Game::value>(rules_, s, evaluation);
    } else {
      nodes[here].mover = rules_.to_move(s);
      add_successors(here, s, plies - 1, evaluation);
      nodes[here].size = static_cast<std::uint32_t>(size() - here);
    }
  }

 private:
  template <class, std::size_t>
  friend class unfolded_tree;

  template <class Evaluation>
  constexpr void add_successors(tree_node here, const typename Game::state& s, int plies, const Evaluation& evaluation) {
    auto rest = detail::each_action<typename Game::action>(rules_.actions(s));
    typename Game::action a{};
    if (!rest.next(a)) mistake::no_action_in_a_state_that_is_not_terminal();
    node child;
    child.parent = here;
    do {
      if constexpr (chance_game<Game>)
        if (rules_.to_move(s) == player::chance) child.probability = rules_.probability(s, a);
      add(child, rules_.result(s, a), a, plies, evaluation);
      ++child.number;
    } while (rest.next(a));
  }
  constexpr void append(const node& n, const typename Game::state& s, const typename Game::action& a) {
    if (nodes.full()) mistake::the_unfolded_tree_is_full();
    nodes.push_back(n);
    states_.push_back(s);
    actions_.push_back(a);
  }

  Game rules_;
  detail::items<typename Game::state, Capacity> states_{};
  detail::items<typename Game::action, Capacity> actions_{};
};

/// The tree of all play from `s`. Options: max_depth{plies} with evaluate_with(f) or the game's own evaluate, whose
/// estimates are then the leaves; ply_limit{plies}. More than Capacity nodes are mistake::the_unfolded_tree_is_full.
/// Cost: every node once; a state that is reached in two ways is two nodes.
template <std::size_t Capacity = growing, class Game, detail::state_of<Game> State, detail::search_option... Options>
constexpr auto unfold(const Game& g, const State& s, Options... options) {
  if constexpr (detail::require_any_game<Game>()) {
    detail::require_options_of_a_full_walk<Options...>();
    unfolded_tree<Game, Capacity> tree(g);
    tree.add({}, s, {}, detail::depth_from(options...), detail::evaluation_from<Game>(options...));
    return tree;
  }
}
template <std::size_t Capacity = growing, class Game, detail::search_option... Options>
constexpr auto unfold(const Game& g, Options... options) {
  if constexpr (detail::require_any_game<Game>()) return unfold<Capacity>(g, g.start(), options...);
}
}  // namespace zermelo
