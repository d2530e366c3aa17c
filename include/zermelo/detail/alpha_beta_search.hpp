// The search behind alpha_beta: see alpha_beta.hpp for what it does and whose it is.
#pragma once

#include <zermelo/depth_limit.hpp>
#include <zermelo/detail/search_node.hpp>
#include <zermelo/distance.hpp>
#include <zermelo/observer.hpp>
#include <zermelo/ordering.hpp>
#include <zermelo/star_search.hpp>
#include <zermelo/transposition.hpp>

namespace zermelo::detail {

/// One search. What an option may add is a type parameter, and compiles to nothing where the option is absent.
///
/// The inner loop is written for the compiler as machine: a statement costs clang one step, an operand g++ one operation,
/// a call several of both. So a plain search (nothing but the game's six members and its bounds) looks at terminal
/// successors in place and nests one call per ply; every other search takes the way through visit_successor().
template <class Game, class Evaluation, class Order, class Observer, class Memory, class StatedBounds, class Meter,
          search_style Style>
class alpha_beta_search {
  using game = Game;
  using state = typename Game::state;
  using action = typename Game::action;
  using value = typename Game::value;
  static constexpr value lowest = value_limits<value>::lowest();
  static constexpr value highest = value_limits<value>::highest();
  template <bool AtMax>
  static constexpr value worst = AtMax ? lowest : highest;
  template <bool AtMax>
  static constexpr bool is_worst(const value& v) {
    return AtMax ? !(lowest < v) : !(v < highest);
  }
  template <bool AtMax>
  static constexpr player side = AtMax ? player::max : player::min;

  static constexpr bool fails_hard = Style == search_style::fail_hard, scouts = Style == search_style::scout;
  static constexpr bool metered = !std::same_as<Meter, no_meter>;
  static constexpr bool observed = !std::same_as<Observer, no_observer>;
  // Bounds of the true values say nothing of a tree that is cut off and evaluated.
  static constexpr bool with_bounds = bounded_game<Game> && std::same_as<Evaluation, no_evaluation>;
  static constexpr bool with_memory = !std::same_as<Memory, no_memory>;
  static constexpr bool probes = StatedBounds::probes;
  static constexpr bool with_stated_bounds = !std::same_as<StatedBounds, no_stated_bounds>;
  static constexpr bool cuts_chance =
      chance_game<Game> && rounds_outwards<value> && (with_bounds || with_stated_bounds);
  static_assert(cuts_chance || !with_stated_bounds,
                "zermelo: star1 and star2 are for games with probability(state, action) whose values are floating numbers or "
                "exact fractions");
  static_assert(suits_search<Game, scouts, with_memory>());
  static constexpr bool limited = !std::same_as<Evaluation, no_evaluation>;
  static constexpr bool looks_on = looks_on_at_limit<Evaluation, Game>;
  static constexpr bool plain = !observed && !with_memory && !metered && !scouts && !looks_on && !chance_game<Game> &&
                                std::integral<value> && std::same_as<Order, game_order>;

  using range = decltype(std::declval<const Game&>().actions(std::declval<const state&>()));
  static constexpr bool actions_are_bits = std::same_as<Order, game_order> && is_set_bits<range>;
  using remaining_actions = typename Order::template remaining<Game, range, actions_are_bits>;
  using bit = std::conditional_t<actions_are_bits, action, not_a_bit<action>>;

  using seen_node = detail::seen_node<Game, observed>;
  using node = search_node<Game, observed, with_memory>;

 public:
  using result = search_result<value, action>;

  constexpr alpha_beta_search(const Game& its_rules, Evaluation its_evaluation, Order its_order, Observer& its_observer,
                              Memory& its_memory, StatedBounds its_stated, Meter& its_meter)
      : rules_(its_rules),
        evaluation_(its_evaluation),
        order_(its_order),
        observer_(its_observer),
        memory_(its_memory),
        stated_(its_stated),
        meter_(its_meter) {}

  /// Searches `s`, at most `plies` deep, for its value within (alpha, beta).
  constexpr result run(const state& s, value alpha, value beta, int plies) {
    plies_ = plies;
    result answer{.value = visit_successor<true>(s, {}, alpha, beta, plies)};
    if (inner_nodes_ > 0) {
      const bool by_chance = rules_.to_move(s) == player::chance;
      if (cuts_chance || !by_chance) answer.bound = meaning(answer.value, alpha, beta, known_bounds(s));
      if (!by_chance) answer.action = best_action_;
    }
    answer.leaves = leaves_;
    answer.nodes = leaves_ + inner_nodes_;
    return answer;
  }

  /// After run(): whether the depth limit kept anything from being searched to the end of the game.
  constexpr bool was_cut_off() const { return cut_offs_ != 0; }

 private:
  template <class Search>
  friend class star_search;

  constexpr bounds<value> known_bounds([[maybe_unused]] const state& s) const {
    if constexpr (with_bounds)
      return rules_.utility_bounds(s);
    else
      return {lowest, highest};
  }

  constexpr seen_node arrival(const state& s, const optional_action<action>& via, const value& alpha, const value& beta,
                         int plies) const {
    return {.state = s, .via = via, .ply = plies_ - plies, .alpha = alpha, .beta = beta,
            .alpha_after = alpha, .beta_after = beta};
  }

  // The value of any state, terminal or not.
  template <bool AtRoot, bool MayBeTerminal = true>
  [[gnu::always_inline]] constexpr value visit_successor(parameter<state> s,
                                                         [[maybe_unused]] const optional_action<action>& via, value alpha,
                                                         value beta, int plies) {
    [[maybe_unused]] node here{};
    if constexpr (observed || metered) {
      if (metered && is_spent()) return {};
      if constexpr (observed) static_cast<seen_node&>(here) = arrival(s, via, alpha, beta, plies);
    }
    if constexpr (MayBeTerminal)
      if (rules_.is_terminal(s)) return leaf(here, visit_kind::terminal, number<value>(rules_.utility(s)));
    if (plies == 0) return evaluated(here, s, alpha, beta);
    if constexpr (with_bounds) {
      const bounds<value> known = rules_.utility_bounds(s);
      if constexpr (!AtRoot) {  // at the root somebody wants an action, so it is searched even if it is settled
        if (!(known.lower < known.upper) || !(known.lower < beta))
          return leaf(here, visit_kind::bounded, known.lower, known);
        if (!(alpha < known.upper)) return leaf(here, visit_kind::bounded, known.upper, known);
      }
      // For the same reason the least that the mover gets there sets no end: an action worth less would seem to reach it.
      const player chooser = AtRoot ? rules_.to_move(s) : player::chance;
      const value low = chooser != player::max && alpha < known.lower ? known.lower : alpha;
      const value high = chooser != player::min && known.upper < beta ? known.upper : beta;
      if (low < high) alpha = low, beta = high;
    }
    if constexpr (with_memory) {
      const auto known = recall(s);
      here.best = known.action, here.cut_offs_before = cut_offs_;
      if (!AtRoot && known.found &&
          (limited ? serves(known, plies) && (cut_offs_ += known.plies >= 0, true) : known.plies == known.to_the_end)) {
        if (settles(known, alpha, beta)) return leaf(here, visit_kind::remembered, known.value, known);
        if (known.bound == bound::lower && alpha < known.value) alpha = known.value;
        if (known.bound == bound::upper && known.value < beta) beta = known.value;
      }
    }
    value v{};
    switch (rules_.to_move(s)) {
      case player::max: v = best_successor<true, AtRoot>(s, alpha, beta, plies, &here); break;
      case player::min: v = best_successor<false, AtRoot>(s, alpha, beta, plies, &here); break;
      case player::chance: v = average_successor(s, alpha, beta, plies, here); break;
      default: v = refuse_mover<value>(rules_.to_move(s));
    }
    // Of a search that was broken off nothing is kept.
    if constexpr (with_memory) {
      const auto means = meaning(v, alpha, beta, bounds<value>{lowest, highest});
      metered && has_stopped() ? void() : memorise(s, v, means, plies_to_remember(here, plies), here.best);
    }
    return v;
  }
  // A table that checks the game's keys is shown the states.
  [[gnu::always_inline]] constexpr auto recall(parameter<state> s) const {
    if constexpr (requires { memory_.find(rules_.key(s), s); })
      return memory_.find(rules_.key(s), s);
    else
      return memory_.find(rules_.key(s));
  }

  [[gnu::always_inline]] constexpr void memorise(parameter<state> s, const value& v, zermelo::bound means, int plies,
                                                 const optional_action<action>& best) {
    if constexpr (requires { memory_.find(rules_.key(s), s); })
      memory_.store(rules_.key(s), s, v, means, plies, best);
    else
      memory_.store(rules_.key(s), v, means, plies, best);
  }

  // Without a depth limit a value holds to the end of the game, however many plies were left to get there.
  [[gnu::always_inline]] constexpr int plies_to_remember(const node& here, int plies) const {
    using memory = remembered<value, action>;
    return !limited ? memory::to_the_end : cut_offs_ == here.cut_offs_before ? memory::whole(plies) : plies;
  }

  // A state at the depth limit. An evaluation that looks on from there has a window for it, too.
  constexpr value evaluated(node& here, const state& s, [[maybe_unused]] const value& alpha,
                            [[maybe_unused]] const value& beta) {
    ++cut_offs_;
    if constexpr (looks_on)
      return leaf(here, visit_kind::evaluated, evaluation_.look_on(rules_, s, alpha, beta, inner_nodes_));
    else
      return leaf(here, visit_kind::evaluated, value_at_limit<value>(rules_, s, evaluation_));
  }

  // The value of a successor, for searches that may break off or scout. A scouting search asks of every one but the first
  // only whether it is better than the best before, and searches it again if it is. What a broken-off search says is never
  // better than anything.
  template <bool AtMax, bool MayBeTerminal = true>
  constexpr value try_successor(parameter<state> s, const action& via, const value& alpha, const value& beta, int plies,
                                [[maybe_unused]] bool first) {
    value low = alpha, high = beta;
    if constexpr (scouts) {
      if (!first && static_cast<value>(alpha + 1) < beta) {
        (AtMax ? high : low) = static_cast<value>(AtMax ? alpha + 1 : beta - 1);
        const value v = visit_successor<false, MayBeTerminal>(s, via, low, high, plies);
        if (!(alpha < v && v < beta)) return has_stopped() ? worst<AtMax> : v;
        low = AtMax ? static_cast<value>(v - 1) : alpha;
        high = AtMax ? beta : static_cast<value>(v + 1);
      }
    }
    const value v = visit_successor<false, MayBeTerminal>(s, via, low, high, plies);
    return has_stopped() ? worst<AtMax> : v;
  }
  constexpr bool is_spent() {
    if constexpr (metered)
      return meter_.is_spent(leaves_ + inner_nodes_);
    else
      return false;
  }
  constexpr bool has_stopped() const {
    if constexpr (metered)
      return meter_.has_stopped();
    else
      return false;
  }

// Stores the next action in `a`, if there is one. Where actions are bits they are taken in place: the call of next() for
// each of them would cost g++ a seventh of a whole plain search.
#define ZERMELO_TAKE_NEXT(a, rest)                                                                         \
  (actions_are_bits                                                                                        \
       ? rest.rest != 0 && (a = static_cast<bit>(__builtin_ctzll(rest.rest)), rest.rest &= rest.rest - 1, true) \
       : rest.next(a))

  // The value of a state in which Max (or Min) moves; alpha < beta, and plies > 0 are left.
  template <bool AtMax, bool AtRoot = false, bool Keeps = AtRoot || with_memory>
    requires(!Order::keeps_successors)
  constexpr value best_successor(parameter<state> s, value alpha, value beta, int plies,
                                 [[maybe_unused]] node* here = nullptr) {
    remaining_actions rest(rules_.actions(s));
    if constexpr (!plain) {
      prepare<AtMax>(rest, s, plies, here);
    } else if constexpr (with_bounds) {
      const bounds<value> known = rules_.utility_bounds(s);
      const value low = !(AtRoot && AtMax) && alpha < known.lower ? known.lower : alpha,
                  high = !(AtRoot && !AtMax) && known.upper < beta ? known.upper : beta;
      if (low < high)
        alpha = low, beta = high;
      else if (!AtRoot)
        return ++leaves_, known.lower < beta ? known.upper : known.lower;
    }
    action a{};
    if (!ZERMELO_TAKE_NEXT(a, rest)) mistake::no_action_in_a_state_that_is_not_terminal();
    if constexpr (AtRoot) best_action_ = a;
    ++inner_nodes_;
    value best = fails_hard ? (AtMax ? alpha : beta) : worst<AtMax>, v = best;
    do {
      state next = rules_.result(s, a);
      if constexpr (plain)
        v = rules_.is_terminal(next)               ? (++leaves_, static_cast<value>(rules_.utility(next)))
            : plies == 1                           ? (++leaves_, value_at_limit<value>(rules_, next, evaluation_))
            : rules_.to_move(next) == side<!AtMax> ? best_successor<!AtMax>(next, alpha, beta, plies - 1)
            : rules_.to_move(next) == side<AtMax>  ? best_successor<AtMax>(next, alpha, beta, plies - 1)
                                                   : refuse_mover<value>(rules_.to_move(next));
      else if constexpr (metered || scouts)
        v = try_successor<AtMax>(next, a, alpha, beta, plies - 1, is_worst<AtMax>(best));
      else
        v = visit_successor<false>(next, a, alpha, beta, plies - 1);
      // In one expression, since it is evaluated after every successor: a better value is kept, at the root with its
      // action, and raises alpha (or lowers beta); where the two meet, the other actions are cut.
    } while (!(AtMax ? best < v && (!Keeps || keep<AtRoot>(a, here)) && alpha < (best = v) && !((alpha = v) < beta)
                     : v < best && (!Keeps || keep<AtRoot>(a, here)) && (best = v) < beta && !(alpha < (beta = v))) &&
             ZERMELO_TAKE_NEXT(a, rest));
    if constexpr (observed || Order::learns) {
      const bool cut = !(alpha < beta);
      if constexpr (Order::learns)
        if (cut && !has_stopped()) order_.template learn<AtMax>(s, a, plies_ - plies, plies);
      if constexpr (observed) leave(*here, best, alpha, beta, cut && ZERMELO_TAKE_NEXT(a, rest));
    }
    return best;
  }
#undef ZERMELO_TAKE_NEXT

  // The same where successors are ordered by what they are. Terminal ones are looked at as soon as they are made, since one
  // of them may settle the node before the others are made.
  template <bool AtMax, bool AtRoot = false>
    requires Order::keeps_successors
  constexpr value best_successor(const state& s, value alpha, value beta, int plies, node* here) {
    if constexpr (observed) enter(*here, side<AtMax>);
    auto rest = each_action<action>(rules_.actions(s));
    action a{};
    if (!rest.next(a)) mistake::no_action_in_a_state_that_is_not_terminal();
    if constexpr (AtRoot) best_action_ = a;
    ++inner_nodes_;
    [[maybe_unused]] const node at_entry = *here;
    value best = fails_hard ? (AtMax ? alpha : beta) : worst<AtMax>;
    typename Order::template ordered<Game> open;
    bool cut = false;
    do {
      const state& next = open.make(rules_, s, a);
      if (rules_.is_terminal(next)) {
        cut = cuts<AtMax, AtRoot>(visit_successor<false>(next, a, alpha, beta, plies - 1), a, best, alpha, beta, here);
      } else {
        open.template keep<AtMax>(order_);
        if constexpr (requires { memory_.prefetch(rules_.key(next)); })
          if (!__builtin_is_constant_evaluated()) memory_.prefetch(rules_.key(next));
      }
    } while (!cut && rest.next(a));
    if constexpr (with_memory && std::equality_comparable<action>)
      if (at_entry.best && !cut) open.try_first(*at_entry.best);
    while (!cut && open.next(a))
      cut = cuts<AtMax, AtRoot>(
          metered || scouts ? try_successor<AtMax, false>(open.successor(), a, alpha, beta, plies - 1, is_worst<AtMax>(best))
                            : visit_successor<false, false>(open.successor(), a, alpha, beta, plies - 1),
          a, best, alpha, beta, here);
    if constexpr (observed) leave(*here, best, alpha, beta, cut && (rest.next(a) || open.next(a)));
    return best;
  }
  // Takes in the value of a successor; says whether it cuts the others.
  template <bool AtMax, bool AtRoot>
  constexpr bool cuts(const value& v, const action& a, value& best, value& alpha, value& beta, node* here) {
    if (!(AtMax ? best < v : v < best)) return false;
    best = v;
    if constexpr (AtRoot || with_memory) keep<AtRoot>(a, here);
    if (AtMax ? alpha < v : v < beta) (AtMax ? alpha : beta) = v;
    return !(alpha < beta);
  }

  // A utility or an evaluation must be within the bounds that star1 or star2 states.
  constexpr void check(const value& v) const {
    if (as_double(v) < stated_.lower || stated_.upper < as_double(v)) mistake::a_value_is_outside_the_stated_bounds();
  }

  template <bool AtRoot>
  constexpr bool keep(const action& a, [[maybe_unused]] node* here) {
    if constexpr (AtRoot) best_action_ = a;
    if constexpr (with_memory) here->best = a;
    return true;
  }

  // What only a search that is not plain does before the first action.
  template <bool AtMax>
  constexpr void prepare(remaining_actions& rest, const state& s, [[maybe_unused]] int plies, node* here) {
    if constexpr (!std::same_as<Order, game_order> && !Order::keeps_successors) {
      rest.template sort<AtMax>(order_, s, plies_ - plies);
      if constexpr (with_memory && std::equality_comparable<action>)
        if (here->best) rest.try_first(*here->best);
    }
    if constexpr (observed) enter(*here, side<AtMax>);
  }

  // The value of a chance node is the mean of its successors. Without bounds their windows are full, so each of them is
  // exact; with bounds they are the windows in which the mean still matters (star_search.hpp).
  constexpr value average_successor(parameter<state> s, [[maybe_unused]] const value& alpha,
                                    [[maybe_unused]] const value& beta, int plies, [[maybe_unused]] node& here) {
    if constexpr (chance_game<Game> && !std::integral<value>) {
      if constexpr (observed) enter(here, player::chance);
      ++inner_nodes_;
      auto rest = each_action<action>(rules_.actions(s));
      action a{};
      if (!rest.next(a)) mistake::no_action_in_a_state_that_is_not_terminal();
      if constexpr (cuts_chance) {
        if (lowest < alpha || beta < highest)
          if (star_search<alpha_beta_search> within(*this, s, alpha, beta, plies); within.can_cut()) {
            const value v = within.run();
            if constexpr (observed) leave(here, v, here.alpha, here.beta, within.left_some());
            return v;
          }
      }
      average_sum<value, std::remove_cvref_t<decltype(rules_.probability(s, a))>> sum;
      do sum.add(visit_successor<false>(rules_.result(s, a), a, lowest, highest, plies - 1), rules_.probability(s, a));
      while (rest.next(a));
      if constexpr (observed) leave(here, sum.result(), here.alpha, here.beta, false);
      return sum.result();
    } else {
      if constexpr (chance_game<Game>) mistake::integer_values_have_no_exact_mean_here();
      return refuse_mover<value>(rules_.to_move(s));
    }
  }

  // The value of the first action of a state, for a probe.
  template <bool AtMax>
  constexpr value first_successor(parameter<state> s, [[maybe_unused]] const action& via, const value& alpha,
                                  const value& beta, int plies) {
    [[maybe_unused]] node here{};
    if constexpr (observed) static_cast<seen_node&>(here) = arrival(s, via, alpha, beta, plies);
    remaining_actions rest(rules_.actions(s));
    prepare<AtMax>(rest, s, plies, &here);
    action a{};
    if (!rest.next(a)) mistake::no_action_in_a_state_that_is_not_terminal();
    ++inner_nodes_;
    const value v = visit_successor<false>(rules_.result(s, a), a, alpha, beta, plies - 1);
    if constexpr (observed) {
      const bool left_some = rest.next(a);
      leave(here, v, alpha, beta, left_some, left_some ? (AtMax ? bound::lower : bound::upper) : bound::exact);
    }
    return v;
  }

  // `known` is what told the value, where that may be a bound.
  template <class Known = exactly>
  constexpr value leaf([[maybe_unused]] node& here, [[maybe_unused]] visit_kind kind, value v,
                       [[maybe_unused]] const Known& known = {}) {
    ++leaves_;
    if constexpr (observed || with_stated_bounds) tell_of_leaf(here, kind, v, known);
    return v;
  }
  template <class Known>
  constexpr void tell_of_leaf([[maybe_unused]] node& here, visit_kind kind, const value& v,
                              [[maybe_unused]] const Known& known) {
    if constexpr (with_stated_bounds)
      if (kind == visit_kind::terminal || kind == visit_kind::evaluated) check(v);
    if constexpr (observed) {
      here.kind = kind;
      here.value = v;
      here.bound = meaning_of(known, v);
      observer_.leave(here);
    }
  }
  constexpr void enter(node& here, player mover) {
    here.mover = mover;
    observer_.enter(here);
  }
  // Where not all was searched that the value's meaning follows from, `known` says what it is at best.
  constexpr void leave(node& here, const value& v, const value& alpha, const value& beta, bool cut,
                       zermelo::bound known = bound::exact) {
    here.value = v;
    here.bound = known == bound::exact ? meaning(v, here.alpha, here.beta, bounds<value>{lowest, highest}) : known;
    here.alpha_after = alpha;
    here.beta_after = beta;
    here.cut = cut;
    observer_.leave(here);
  }

  const Game& rules_;
  [[no_unique_address]] Evaluation evaluation_;
  [[no_unique_address]] Order order_;
  Observer& observer_;
  Memory& memory_;
  [[no_unique_address]] StatedBounds stated_;
  Meter& meter_;
  int plies_ = 0;
  std::uint64_t cut_offs_ = 0;  // states that the depth limit kept from being searched to the end, and uses of such
  action best_action_{};
  std::uint64_t leaves_ = 0;
  std::uint64_t inner_nodes_ = 0;
};
}  // namespace zermelo::detail
