// One search by sampling for every rule of selection: see mcts.hpp and puct.hpp.
//
// A sample walks down from the root, at each node to the child that the rule prefers from the mover's view (at a chance node
// to one that chance draws), to a node that was never visited, or has no children yet: there its worth is asked. On the way
// back every node adds it to its sum. Sums are kept from Max's view, and the node that chooses turns them to its mover's: so
// it is all the same who moves next.
//
// A node is proven when its value is known exactly: its state is settled, or a child reaches the best that its mover can
// hope for, or all its children are proven. A proven child has nothing more to tell, so samples go to the others. Where it
// is preferred all the same, since its value is above all that the others promise, the mover counts as taking it: the node
// and those above it add that value, and only those below learn from the sample.
// Sources: L. Kocsis, C. Szepesvari, Bandit based Monte-Carlo planning (2006); R. Coulom, Efficient selectivity and backup
// operators in Monte-Carlo tree search (2006); M. Winands, Y. Bjornsson, J.-T. Saito, Monte-Carlo tree search solver (2008),
// here for values of any kind.
#pragma once

#include <zermelo/budget.hpp>
#include <zermelo/detail/arithmetic.hpp>
#include <zermelo/detail/sampled_tree.hpp>
#include <zermelo/ordering.hpp>
#include <zermelo/playout.hpp>
#include <zermelo/sampling_result.hpp>

namespace zermelo::detail {

template <class Game, std::size_t Capacity, class Rule, class Leaf>
class tree_sampler {
 public:
  using state = typename Game::state;
  using action = typename Game::action;
  using value = typename Game::value;
  using result = sampling_result<value, action, most_actions<Game>()>;

  constexpr tree_sampler(const Game& its_rules, const state& its_root, const Rule& its_rule, const Leaf& its_leaf,
                         seed its_seed, std::size_t its_limit)
      : rules_(its_rules), root_(its_root), rule_(its_rule), leaf_(its_leaf), random_(its_seed), nodes_(its_limit) {
    plant();
  }

  constexpr const state& root() const { return root_; }
  /// The nodes of the tree.
  constexpr std::size_t size() const { return nodes_.size(); }

  /// Takes samples until the meter is spent or the root is proven.
  template <class Meter>
  constexpr result search(Meter meter) {
    std::uint64_t samples = 0;
    grow_root();
    for (std::uint64_t seen = 0; !nodes_[0].proven && nodes_[0].visits < most_visits && !meter.is_spent(samples, seen);
         ++samples)
      sample(seen);
    return answer(samples);
  }

  constexpr void advance(const action& taken) {
    if (rules_.is_terminal(root_) || !is_legal(rules_, root_, taken)) mistake::this_action_is_not_legal_here();
    root_ = rules_.result(root_, taken);
    full_ = false;
    fresh_ = true;
    const node& top = nodes_[0];
    for (index child = top.first_child; child < top.first_child + top.children; ++child)
      if (nodes_[child].action == taken) return keep_subtree(nodes_, child);
    plant();
  }

 private:
  using node = sampled_node<value, action, typename Rule::extra>;
  using index = std::uint32_t;
  static constexpr index most_visits = 0xFFFF'FFFFu;
  /// The leaf remembers what was played in a sample, and teaches the nodes on the way: see rave.hpp.
  static constexpr bool leaf_learns = requires(Leaf& leaf) { leaf.forget(); };

  // The least and the greatest worth that is known of: what a mean is measured by.
  struct worth_range {
    double least = 0, greatest = 0;
    bool empty = true;
    constexpr void add(double worth) {
      if (empty || worth < least) least = worth;
      if (empty || worth > greatest) greatest = worth;
      empty = false;
    }
    constexpr double centre() const { return least / 2 + greatest / 2; }
    constexpr double half() const { return least < greatest ? greatest / 2 - least / 2 : 1; }
  };

  constexpr void plant() {
    nodes_.shrink(0);
    if (!nodes_.push_back(node{})) mistake::the_tree_has_no_room_for_the_actions_of_its_root();
    if constexpr (bounded_game<Game>) {
      if (rules_.is_terminal(root_)) return;
      const auto known = bounds_in_order(rules_, root_);
      range_.add(finite_number(known.lower));
      range_.add(finite_number(known.upper));
    }
  }
  // Bounds settle the worth of a state, but do not name an action: a root has to find one.
  constexpr void grow_root() {
    if (rules_.is_terminal(root_)) return settle(0, root_);
    if (!nodes_[0].expanded()) {
      nodes_[0].proven = false;
      if (!expand(0, root_)) mistake::the_tree_has_no_room_for_the_actions_of_its_root();
    }
    if (fresh_) rule_.prepare_root(&nodes_[nodes_[0].first_child], nodes_[0].children, random_);
    fresh_ = false;
  }

  // ---- one sample ----

  constexpr void sample(std::uint64_t& seen) {
    state s = root_;
    index at = 0;
    if constexpr (leaf_learns) leaf_.forget();
    while (!nodes_[at].proven) {
      if (!nodes_[at].expanded()) {
        if (nodes_[at].visits == 0) {
          settle(at, s);
          break;
        }
        if (full_ || !expand(at, s)) break;
      }
      if (nodes_[at].mover == player::chance) {
        if (settle_chance(at, s)) break;
        at = drawn_child(at, s);
      } else {
        at = preferred_child(at);
      }
      s = rules_.result(s, nodes_[at].action);
      ++seen;
    }
    const double worth = nodes_[at].proven ? as_double(nodes_[at].exact) : leaf_.value(rules_, s, random_, seen);
    range_.add(worth);
    back_up(at, worth);
  }

  constexpr void settle(index at, const state& s) {
    value known{};
    if (!is_settled(rules_, s, known)) return;
    finite_number(known);
    nodes_[at].exact = known;
    nodes_[at].proven = true;
  }

  /// Gives a node its children. False, and nothing changed: there is no room.
  constexpr bool expand(index at, const state& s) {
    const index first = nodes_.size();
    const auto actions = rules_.actions(s);
    auto rest = each_action<action>(actions);
    node child{};
    child.parent = at;
    index count = 0;
    for (; rest.next(child.action); ++count)
      if (count == 0xFFFF || !nodes_.push_back(child)) {
        nodes_.shrink(first);
        full_ = true;
        return false;
      }
    if (count == 0) mistake::no_action_in_a_state_that_is_not_terminal();
    node& parent = nodes_[at];
    parent.first_child = first;
    parent.children = static_cast<std::uint16_t>(count);
    parent.mover = rules_.to_move(s);
    if (parent.mover == player::chance) return true;
    if (number_of(parent.mover) > 1) mistake::a_third_player_moves_in_a_search_for_two();
    if constexpr (bounded_game<Game>) {
      const auto known = rules_.utility_bounds(s);
      parent.exact = parent.mover == player::max ? known.upper : known.lower;
    }
    rule_.look_at_children(rules_, s, &nodes_[first], count);
    return true;
  }

  /// How a player sees a worth: in units of half the range of all worths, 0 in its middle.
  struct view {
    double centre, scale;
    constexpr double of(double worth) const { return (worth - centre) * scale; }
    /// 0 before a visit.
    constexpr double of(const node& n) const {
      return n.visits == 0 ? 0 : n.proven ? of(as_double(n.exact)) : of_samples(n);
    }
    constexpr double of_samples(const node& n) const { return n.visits == 0 ? 0 : of(n.total * (1.0 / n.visits)); }
  };
  constexpr view view_of(player mover) const {
    const double scale = 1 / range_.half();
    return {range_.centre(), mover == player::max ? scale : -scale};
  }

  template <class Scores>
  static constexpr double score_of(const node& n, double worth, const Scores& scores, const view& seen) {
    if constexpr (requires { n.extra.mean(); })
      return scores.of(worth, n.visits, seen.of(n.extra.mean()), n.extra.visits);
    else
      return scores.of(worth, n.visits, n.extra);
  }
  /// The child that the rule prefers of those that are not proven; there is one.
  constexpr index preferred_child(index at) {
    node& parent = nodes_[at];
    const auto scores = rule_.scores(parent.visits);
    const view seen = view_of(parent.mover);
    const index end = parent.first_child + parent.children;
    index best = 0;
    double highest = -infinite, sure = -infinite;
    for (index child = parent.first_child; child < end && highest < infinite; ++child) {
      const node& n = nodes_[child];
      const double worth = seen.of(n);
      if (n.proven) {
        if (sure < worth) sure = worth;
      } else if (const double score = score_of(n, worth, scores, seen); best == 0 || highest < score) {
        highest = score, best = child;
      }
    }
    parent.declined = sure >= highest;
    return best;
  }

  constexpr index drawn_child(index at, const state& s) {
    if constexpr (chance_game<Game>) {
      weighted_draw<index, decltype(as_weight(rules_.probability(s, action{})))> draw{random_.unit()};
      const index end = nodes_[at].first_child + nodes_[at].children;
      for (index child = nodes_[at].first_child; child < end; ++child)
        draw.add(child, as_weight(rules_.probability(s, nodes_[child].action)));
      return draw.result();
    } else {
      mistake::chance_moves_but_the_game_has_no_probability();
      return at;
    }
  }

  // ---- proofs ----

  constexpr bool all_children_proven(const node& parent) const {
    for (index child = parent.first_child; child < parent.first_child + parent.children; ++child)
      if (!nodes_[child].proven) return false;
    return true;
  }
  /// A chance node whose children are all proven is worth their mean, where the values have one.
  constexpr bool settle_chance(index at, const state& s) {
    if constexpr (chance_game<Game> && !std::integral<value>) {
      if (!all_children_proven(nodes_[at])) return false;
      average_sum<value, std::remove_cvref_t<decltype(rules_.probability(s, action{}))>> mean;
      const index end = nodes_[at].first_child + nodes_[at].children;
      for (index child = nodes_[at].first_child; child < end; ++child)
        mean.add(nodes_[child].exact, rules_.probability(s, nodes_[child].action));
      nodes_[at].exact = mean.result();
      nodes_[at].proven = true;
    }
    return nodes_[at].proven;
  }
  static constexpr bool is_better(player mover, const value& x, const value& y) {
    return mover == player::max ? y < x : x < y;
  }
  /// The best value of the proven children, of which there is one.
  constexpr const value& surest(const node& parent) const {
    const node* best = nullptr;
    for (index child = parent.first_child; child < parent.first_child + parent.children; ++child) {
      const node& n = nodes_[child];
      if (n.proven && (best == nullptr || is_better(parent.mover, n.exact, best->exact))) best = &n;
    }
    return best->exact;
  }
  /// `news` is a child that was proven.
  constexpr void prove_by(const node& news, node& parent) const {
    if (parent.mover == player::chance) return;
    if (bounded_game<Game> && !is_better(parent.mover, parent.exact, news.exact)) {
      parent.exact = news.exact;
    } else {
      if (!all_children_proven(parent)) return;
      parent.exact = surest(parent);
    }
    parent.proven = true;
  }

  constexpr void back_up(index at, double worth) {
    for (bool news = nodes_[at].proven;; ) {
      node& n = nodes_[at];
      ++n.visits;
      n.total += worth;
      if constexpr (leaf_learns) leaf_.teach(&nodes_[n.first_child], n.children, n.mover, worth);
      if (at == 0) return;
      node& parent = nodes_[n.parent];
      if constexpr (leaf_learns) leaf_.add(parent.mover, n.action);
      if (news && !parent.proven) prove_by(n, parent);
      news = parent.proven;
      if (news || parent.declined) worth = as_double(news ? parent.exact : surest(parent));
      parent.declined = false;
      at = n.parent;
    }
  }

  // ---- the answer ----

  constexpr result answer(std::uint64_t samples) const {
    const node& top = nodes_[0];
    result all;
    all.samples = samples;
    all.visits = top.visits;
    all.nodes = nodes_.size();
    all.proven = top.proven;
    all.full = full_;
    if (top.proven) all.value = top.exact;
    all.mean = top.proven ? as_double(top.exact) : top.visits == 0 ? 0 : top.total / top.visits;
    for (index child = top.first_child; child < top.first_child + top.children; ++child) {
      const node& n = nodes_[child];
      all.moves.push_back({n.action, n.visits, n.proven ? as_double(n.exact) : n.visits == 0 ? 0 : n.total / n.visits,
                           n.proven, n.proven ? n.exact : value{}});
    }
    if (top.expanded() && top.mover != player::chance) all.action = nodes_[chosen_child()].action;
    return all;
  }
  /// Of the children that are not proven the most visited, of the proven ones the best; and of the two the better. Between
  /// equals the rule decides, and between proven ones the mean of their samples: there the other side goes wrong more often.
  constexpr index chosen_child() const {
    const node& top = nodes_[0];
    const auto scores = rule_.scores(top.visits);
    const index end = top.first_child + top.children;
    index open = 0, proven = 0;
    for (index child = top.first_child; child < end; ++child) {
      index& best = nodes_[child].proven ? proven : open;
      if (best == 0 || is_chosen_before(nodes_[child], nodes_[best], top.mover, scores)) best = child;
    }
    if (open == 0 || proven == 0) return open + proven;
    const view seen = view_of(top.mover);
    return seen.of(nodes_[proven]) < seen.of(nodes_[open]) ? open : proven;
  }
  /// Of two children, both proven or both not.
  template <class Scores>
  constexpr bool is_chosen_before(const node& x, const node& y, player mover, const Scores& scores) const {
    const view seen = view_of(mover);
    if (x.proven) {
      if (is_better(mover, x.exact, y.exact)) return true;
      return !is_better(mover, y.exact, x.exact) && seen.of_samples(x) > seen.of_samples(y);
    }
    if (x.visits != y.visits) return x.visits > y.visits;
    return score_of(x, seen.of(x), scores, seen) > score_of(y, seen.of(y), scores, seen);
  }

  Game rules_;
  state root_;
  Rule rule_;
  Leaf leaf_;
  random_numbers random_;
  node_list<node, Capacity> nodes_;
  worth_range range_{};
  bool full_ = false;
  bool fresh_ = true;  // no search has begun here
};
}  // namespace zermelo::detail
