// Iterative deepening: searches to depth 1, 2, 3, ... until the game is solved or a budget is spent.
//
//   deepen(game, state, node_budget{100'000}, remember(table), ordered_by(table_move));
//
// What each iteration leaves in a table, in killers or in a history orders the next, which is why all of them together
// cost little more than the last. An iteration that is broken off is forgotten: the answer is that of the last finished
// one, and says which that was.
// Sources: D. Slate, L. Atkin, Chess 4.5 (1977); R. Korf, Depth-first iterative-deepening, Artificial Intelligence 27
// (1985); for aspiration windows G. Baudet, The design and analysis of algorithms for asynchronous multiprocessors (1978).
#pragma once

#include <zermelo/alpha_beta.hpp>
#include <zermelo/budget.hpp>

namespace zermelo {

/// Search each depth first with a window of this half-width around the value of the one before, and again without the end
/// that it broke. Larger than 0. Use it where values change little from depth to depth.
template <class Value>
struct aspiration {
  struct option_kind {};
  Value half_width;
};
template <class Value>
aspiration(Value) -> aspiration<Value>;

/// Be told of the answer after each finished depth: function(answer so far).
template <class Function>
struct after_each_depth {
  struct option_kind {};
  Function function;
};
template <class Function>
after_each_depth(Function) -> after_each_depth<Function>;

/// The answer of deepen(): a search_result, and how it came about.
template <class Value, class Action>
struct deepening_result : search_result<Value, Action> {
  int depth = 0;         ///< plies of the last finished iteration; 0: none, and value is the estimate of the state itself
  bool solved = false;   ///< the last iteration reached the end of every line: the value is that of the game
  bool stopped = false;  ///< a budget broke off the iteration after that
};

namespace detail {
/// A window around a value, as far as the type reaches.
template <class Value>
constexpr window<Value> around(const Value& v, const Value& half_width) {
  using limits = value_limits<Value>;
  const Value least = limits::lowest() + half_width, most = limits::highest() - half_width;
  return {v < least ? limits::lowest() : static_cast<Value>(v - half_width),
          most < v ? limits::highest() : static_cast<Value>(v + half_width)};
}

template <class Game, class... Options>
consteval bool require_game_and_options_of_deepening() {
  static_assert(!(given<option_from<window>, Options...> || given<option_is<by_distance_option>, Options...>),
                "zermelo: deepen chooses the windows itself, and takes neither window nor by_distance");
  if constexpr (require_game<Game>()) {
    constexpr bool has_evaluation = evaluated_game<Game> || given<option_from<evaluate_with>, Options...>;
    static_assert(has_evaluation, "zermelo: deepen needs evaluate_with(function), or a game with the member "
                                  "`constexpr value evaluate(const state&) const`");
    return has_evaluation;
  }
  return false;
}

/// One iteration. With aspiration it begins with a narrow window, if there is a value to put it around.
template <class Game, class Meter, class Answer, class... Options>
constexpr auto search_depth(const Game& g, const typename Game::state& s, int depth, const Answer& so_far, Meter& meter,
                            bool& cut_off, const Options&... options) {
  using value = typename Game::value;
  window<value> open{value_limits<value>::lowest(), value_limits<value>::highest()};
  if constexpr (given<option_from<aspiration>, Options...>) {
    const auto half_width = static_cast<value>(pick<option_from<aspiration>>(aspiration<value>{}, options...).half_width);
    if (!(value{} < half_width)) mistake::an_aspiration_window_has_no_width();
    if (so_far.depth > 0) open = around(so_far.value, half_width);
  }
  auto found = metered_alpha_beta(g, s, depth, meter, cut_off, options..., open);
  while (found.bound != bound::exact && !meter.has_stopped()) {
    (found.bound == bound::upper ? open.alpha : open.beta) =
        found.bound == bound::upper ? value_limits<value>::lowest() : value_limits<value>::highest();
    meter.add(found.nodes);
    const auto again = metered_alpha_beta(g, s, depth, meter, cut_off, options..., open);
    found = {again.value, again.bound, again.action, found.leaves + again.leaves, found.nodes + again.nodes};
  }
  return found;
}
}  // namespace detail

/// The best that can be found within the budgets: node_budget{n}, stop_on(flag), time_budget{time}; without one, until
/// the game is solved or max_depth{plies} (default: ply_limit) is reached. Other options as for alpha_beta, except window and
/// by_distance; also aspiration{half_width} and after_each_depth(f). The game has evaluate(), or evaluate_with(f) is given.
/// The value is exact for the tree cut off at `depth`, from Max's view. There is an action in every state that is not
/// terminal, however small the budget: with depth 0, the first in the game's order. Cost: leaves and nodes count all
/// iterations, also the one that was broken off.
template <class Game, detail::state_of<Game> State, detail::search_option... Options>
constexpr auto deepen(const Game& g, const State& given_state, Options... options) {
  if constexpr (detail::require_game_and_options_of_deepening<Game, Options...>()) {
    if constexpr (!detail::given<detail::option_is<max_depth>, Options...>) {
      return deepen(g, given_state, options..., max_depth{detail::plies_allowed(options...)});
    } else {
      using value = typename Game::value;
      const typename Game::state& s = given_state;
      deepening_result<value, typename Game::action> answer;
      answer.leaves = answer.nodes = 1;
      if (g.is_terminal(s)) {
        answer.value = detail::number<value>(g.utility(s));
        answer.solved = true;
        return answer;
      }
      answer.value = detail::value_at_limit<value>(g, s, detail::evaluation_from<Game>(options...));
      if (g.to_move(s) != player::chance) {
        const auto actions = g.actions(s);
        auto all = detail::each_action<typename Game::action>(actions);
        typename Game::action first{};
        if (!all.next(first)) mistake::no_action_in_a_state_that_is_not_terminal();
        answer.action = first;
      }
      detail::search_meter meter(detail::start_all(options...));
      const int deepest = detail::depth_from(options...);
      for (int depth = 1; depth <= deepest && !answer.solved; ++depth) {
        bool cut_off = false;
        const auto found = detail::search_depth(g, s, depth, answer, meter, cut_off, options...);
        answer.leaves += found.leaves;
        answer.nodes += found.nodes;
        if (meter.has_stopped()) {
          answer.stopped = true;
          break;
        }
        meter.add(found.nodes);
        answer.value = found.value;
        answer.action = found.action;
        answer.depth = depth;
        answer.solved = !cut_off;
        if constexpr (detail::given<detail::option_from<after_each_depth>, Options...>)
          detail::pick<detail::option_from<after_each_depth>>(0, options...).function(answer);
      }
      return answer;
    }
  }
}
template <class Game, detail::search_option... Options>
constexpr auto deepen(const Game& g, Options... options) {
  if constexpr (detail::require_game<Game>()) return deepen(g, g.start(), options...);
}
}  // namespace zermelo
