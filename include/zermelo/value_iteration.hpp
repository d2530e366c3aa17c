// The values of all states of a game in which play can come back to where it was, so that no recursion ends: Pig, say,
// where both sides may roll ones for ever. The states need numbers (indexed_game.hpp).
//
//   const auto solved = value_iteration(games::pig{20});     // within 1e-9
//   solved.value(state)  solved.action(state)  solved.bounds_of(state)  solved.error  solved.sweeps
//
// A sweep gives each state the value that its successors' values back up to: a maximum, a minimum or a mean. It is done
// twice at once, from below (no state is worth less than the least utility of the game) and from above. Both are bounds
// at any time, and the iteration ends when they are close enough: interval iteration (S. Haddad, B. Monmege, Interval
// iteration algorithm for MDPs and IMDPs, Theoretical Computer Science 735, 2018), here for two players and chance (the
// simple stochastic games of A. Condon, The complexity of stochastic games, Information and Computation 96, 1992).
// "Nothing changes much any more", which is how value iteration is often stopped, says nothing about the distance.
//
// Endless play counts as worth anything between the least and the greatest utility: nobody has said what. If it has a
// probability of 0 whatever the players do, as in Pig, the bounds come as close as one likes. Where a player can bring
// it about, they may stay apart (E. Kelmendi, J. Kraemer, J. Kretinsky, M. Weininger, Value iteration for simple
// stochastic games, 2018). Then there is no answer but a mistake.
//
// The numbers cut the game into layers, the smallest runs of numbers that play never leaves upwards. They are solved
// one after the other (P. Dai, J. Goldsmith, Topological value iteration algorithm for MDPs, 2007): without cycles, and
// with successors numbered before their predecessors, a layer is one state and needs one sweep.
#pragma once

#include <zermelo/fitted.hpp>
#include <zermelo/indexed_game.hpp>
#include <zermelo/options.hpp>
#include <zermelo/probability.hpp>

namespace zermelo {

/// At most this many sweeps over one layer, 1 or more; a layer that needs more is a mistake. Without it: a million.
struct sweep_limit {
  struct option_kind {};
  int sweeps;
};

namespace detail {
template <class Value, class Action>
struct bounded_decision {
  Value lower{};
  Value upper{};
  optional_action<Action> action{};
};
}  // namespace detail

/// What value_iteration finds. It is a policy for both players, too: asked with a state, it answers with the best
/// action.
template <class Game, class Value, std::size_t Capacity>
struct state_values {
  using state = typename Game::state;
  using action_type = typename Game::action;

  Game rules;
  detail::items<detail::bounded_decision<Value, action_type>, Capacity> decisions{};
  std::size_t state_count = 0;
  int sweeps = 0;             ///< the most that a layer needed
  std::uint64_t backups = 0;  ///< states whose successors were looked at, over all sweeps
  Value error = 0;            ///< no value is farther from the true one than this

  /// From Max's view; the true value is at most `error` away.
  constexpr Value value(const state& s) const {
    const auto& known = at(s);
    return known.lower + (known.upper - known.lower) / 2;
  }
  constexpr bounds<Value> bounds_of(const state& s) const { return {at(s).lower, at(s).upper}; }
  /// What the mover does; none where the game is over or chance moves. Who always plays it gets the value, up to 2
  /// error.
  constexpr const optional_action<action_type>& action(const state& s) const { return at(s).action; }
  /// The same as a policy; precondition: action(s).has_value().
  constexpr const action_type& operator()(const state& s) const { return *at(s).action; }

 private:
  constexpr const auto& at(const state& s) const { return decisions[detail::checked_index(rules, s, state_count)]; }
};

namespace detail {
template <class Game, class Value, class Table>
class interval_iteration {
  using state = typename Game::state;
  using action = typename Game::action;

 public:
  int most_sweeps = 0;
  std::uint64_t backups = 0;
  Value widest = 0;  // of all intervals

  constexpr interval_iteration(const Game& its_rules, Table& its_table, std::size_t its_state_count,
                               Value its_tolerance, int its_sweep_limit)
      : rules_(its_rules),
        table_(its_table),
        states_(its_state_count),
        tolerance_(its_tolerance),
        limit_(its_sweep_limit) {}

  constexpr void run() {
    enter_utilities();
    for (from_ = 0; from_ < states_; from_ = to_) {
      to_ = from_ + 1;
      if (is_over(table_[from_])) continue;
      read_layer();
      settle_layer();
      for (std::size_t i = 0; i < to_ - from_; ++i)
        if (nodes_[i].best != no_edge) table_[from_ + i].action = edges_[nodes_[i].best].by;
    }
  }

 private:
  static constexpr std::uint32_t no_edge = 0xffff'ffffu;

  struct edge {
    std::uint32_t to = 0;   // number of the successor
    Value probability = 0;  // where chance moves
    action by{};
  };
  struct node {
    std::uint32_t first = 0;  // its edges are those from here on to the next node's first
    std::uint32_t best = no_edge;
    player mover = player::chance;
  };
  using decision = bounded_decision<Value, action>;

  // A lower bound above the upper one marks the states that are not terminal until their layer is read.
  static constexpr bool is_over(const decision& d) { return d.lower == d.upper; }

  constexpr void enter_utilities() {
    constexpr Value largest = (std::numeric_limits<Value>::max)();
    bool any = false;
    for (std::size_t i = 0; i < states_; ++i) {
      const state s = rules_.state_at(i);
      decision here{Value(1), Value(0), {}};
      if (rules_.is_terminal(s)) {
        here.lower = here.upper = number<Value>(rules_.utility(s));
        if (here.lower < -largest || largest < here.lower) mistake::a_utility_is_infinite();
        if (!any || here.lower < least_) least_ = here.lower;
        if (!any || greatest_ < here.lower) greatest_ = here.lower;
        any = true;
      }
      table_.push_back(here);
    }
    if (!any) mistake::play_may_be_endless_so_that_the_bounds_of_a_value_do_not_meet();
  }

  template <class Item>
  static constexpr void put(growing_array<Item>& items, std::size_t& count, const Item& item) {
    if (count < items.size())
      items[count] = item;
    else
      items.push_back(item);
    ++count;
  }

  constexpr void read_layer() {
    std::size_t nodes = 0, edges = 0;
    for (std::size_t i = from_; i < to_; ++i) {
      put(nodes_, nodes, node{static_cast<std::uint32_t>(edges), no_edge, player::chance});
      if (is_over(table_[i])) continue;
      table_[i].lower = least_;
      table_[i].upper = greatest_;
      const state s = rules_.state_at(i);
      if (rules_.index(s) != i) mistake::a_state_and_its_number_do_not_belong_together();
      nodes_[nodes - 1].mover = rules_.to_move(s);
      if (nodes_[nodes - 1].mover == player::chance)
        read_chance(s, edges);
      else
        read_choice(s, edges, nodes_[nodes - 1]);
    }
    put(nodes_, nodes, node{static_cast<std::uint32_t>(edges), no_edge, player::chance});
  }

  constexpr void add_edge(const state& s, const action& a, const Value& probability, std::size_t& edges) {
    const std::size_t successor = checked_index(rules_, rules_.result(s, a), states_);
    if (successor >= to_) to_ = successor + 1;
    put(edges_, edges, edge{static_cast<std::uint32_t>(successor), probability, a});
  }

  constexpr void read_choice(const state& s, std::size_t& edges, node& here) {
    if (here.mover != player::max && here.mover != player::min) mistake::a_third_player_moves_in_a_search_for_two();
    here.best = here.first;
    auto rest = each_action<action>(rules_.actions(s));
    action a{};
    if (!rest.next(a)) mistake::no_action_in_a_state_that_is_not_terminal();
    do add_edge(s, a, Value(1), edges);
    while (rest.next(a));
  }

  constexpr void read_chance(const state& s, std::size_t& edges) {
    auto rest = each_action<action>(rules_.actions(s));
    action a{};
    if (!rest.next(a)) mistake::no_action_in_a_state_that_is_not_terminal();
    if constexpr (chance_game<Game>) {
      probability_sum<std::remove_cvref_t<decltype(rules_.probability(s, a))>> sum;
      do {
        const auto weight = rules_.probability(s, a);
        sum.add(weight);
        add_edge(s, a, as_floating<Value>(weight), edges);
      } while (rest.next(a));
      sum.must_be_one();
    } else {
      mistake::chance_moves_but_the_game_has_no_probability();
    }
  }


  /// Sweeps until every interval is narrow. The states so far have their share of the tolerance and no more, since
  /// those that come later inherit the width of their successors and need some room of their own.
  constexpr void settle_layer() {
    const Value share = tolerance_ * static_cast<Value>(to_) / static_cast<Value>(states_);
    for (int sweeps = 1;; ++sweeps) {
      Value width = 0;
      const bool changed = sweep(width);
      if (width <= share || (!changed && width <= tolerance_)) {
        if (most_sweeps < sweeps) most_sweeps = sweeps;
        if (widest < width) widest = width;
        return;
      }
      if (!changed) mistake::play_may_be_endless_so_that_the_bounds_of_a_value_do_not_meet();
      if (sweeps >= limit_) mistake::value_iteration_needs_more_sweeps_than_the_limit();
    }
  }

  /// One pass over the layer, in which each state sees the new values of those before it (Gauss-Seidel). True if a
  /// bound has moved; `width` becomes that of the widest interval.
  constexpr bool sweep(Value& width) {
    bool changed = false;
    std::uint32_t last = 0;
    for (std::size_t i = 0; i < to_ - from_; ++i) {
      decision& here = table_[from_ + i];
      if (is_over(here)) continue;
      last = nodes_[i + 1].first;
      changed |= nodes_[i].mover == player::max   ? raise_to_maximum(here, nodes_[i], last)
                 : nodes_[i].mover == player::min ? lower_to_minimum(here, nodes_[i], last)
                                                  : move_to_mean(here, nodes_[i].first, last);
      ++backups;
      if (width < here.upper - here.lower) width = here.upper - here.lower;
    }
    return changed;
  }

  // Bounds only ever tighten: that keeps rounding from making a sweep undo another. Max's action is the one that has
  // last raised his lower bound, and Min's the one that has last lowered her upper bound. An action that merely has a
  // value as good could be one that goes round in circles.
  constexpr bool raise_to_maximum(decision& here, node& n, std::uint32_t last) {
    const Value before = here.lower;
    Value upper = least_;
    for (std::uint32_t e = n.first; e < last; ++e) {
      const decision& next = table_[edges_[e].to];
      if (here.lower < next.lower) here.lower = next.lower, n.best = e;
      if (upper < next.upper) upper = next.upper;
    }
    return tighten_upper(here, upper) || before < here.lower;
  }
  constexpr bool lower_to_minimum(decision& here, node& n, std::uint32_t last) {
    const Value before = here.upper;
    Value lower = greatest_;
    for (std::uint32_t e = n.first; e < last; ++e) {
      const decision& next = table_[edges_[e].to];
      if (next.upper < here.upper) here.upper = next.upper, n.best = e;
      if (next.lower < lower) lower = next.lower;
    }
    return tighten_lower(here, lower) || here.upper < before;
  }
  constexpr bool move_to_mean(decision& here, std::uint32_t first, std::uint32_t last) {
    Value lower = 0, upper = 0;
    for (std::uint32_t e = first; e < last; ++e) {
      lower += edges_[e].probability * table_[edges_[e].to].lower;
      upper += edges_[e].probability * table_[edges_[e].to].upper;
    }
    const bool raised = tighten_lower(here, lower);
    return tighten_upper(here, upper) || raised;
  }
  static constexpr bool tighten_lower(decision& here, const Value& lower) {
    return here.lower < lower && (here.lower = lower, true);
  }
  static constexpr bool tighten_upper(decision& here, const Value& upper) {
    return upper < here.upper && (here.upper = upper, true);
  }

  const Game& rules_;
  Table& table_;
  std::size_t states_;
  Value tolerance_;
  int limit_;
  Value least_ = 0;     // utility of the game
  Value greatest_ = 0;  // utility of the game
  std::size_t from_ = 0, to_ = 0;  // the layer: the states with these numbers, the second excluded
  growing_array<node> nodes_;      // of the layer
  growing_array<edge> edges_;      // of the layer
};
}  // namespace detail

/// The values of all states when both sides play perfectly and chance decides where the game says so, each at most
/// `tolerance` (on the utility's scale, above 0) away from the true value, up to rounding. Options: sweep_limit.
/// Result is the floating type of the values: double for integer utilities unless you name another. With a Capacity the
/// answer holds that many states in place, so that it can be a constant of the program.
/// Cost: two passes over all states, and for each sweep of a layer the edges of its states. Memory: an interval and an
/// action for each state, and the edges of the largest layer.
template <std::size_t Capacity = growing, class Result = void, class Game, detail::search_option... Options>
constexpr auto value_iteration(const Game& g, double tolerance = 1e-9, [[maybe_unused]] Options... options) {
  static_assert((detail::option_is<sweep_limit>::same<Options> && ...),
                "zermelo: value_iteration takes the option sweep_limit only");
  if constexpr (detail::require_indexed_game<Game>()) {
    using value = detail::result_of<Result, Game>;
    static_assert(std::floating_point<value>,
                  "zermelo: value_iteration comes near the values and does not reach them: ask for a floating type");
    const int limit = detail::pick<detail::option_is<sweep_limit>>(sweep_limit{1'000'000}, options...).sweeps;
    if (limit < 1) mistake::the_sweep_limit_is_not_positive();
    if (!(tolerance > 0)) mistake::the_tolerance_is_not_positive();

    state_values<Game, value, Capacity> found{g};
    found.state_count = g.state_count();
    if (found.state_count >= 0xffff'ffffu || (Capacity != growing && found.state_count > Capacity))
      mistake::more_states_than_the_table_can_hold();
    if constexpr (Capacity == growing) found.decisions.reserve(found.state_count);
    detail::interval_iteration<Game, value, decltype(found.decisions)> iteration(
        g, found.decisions, found.state_count, static_cast<value>(tolerance), limit);
    iteration.run();
    found.sweeps = iteration.most_sweeps;
    found.backups = iteration.backups;
    found.error = iteration.widest / 2;
    return found;
  }
}
}  // namespace zermelo
