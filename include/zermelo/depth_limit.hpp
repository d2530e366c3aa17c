// How deep a search looks, and what it takes for the value of a state there.
#pragma once

#include <zermelo/options.hpp>

namespace zermelo::detail {

/// What an absent evaluate_with leaves: the game's own evaluate(), or no evaluation at all.
struct own_evaluation {};
struct no_evaluation {};

template <class Game, class... Options>
constexpr auto evaluation_from(const Options&... options) {
  if constexpr (given<option_from<evaluate_with>, Options...>)
    return pick<option_from<evaluate_with>>(no_evaluation{}, options...).function;
  else if constexpr (!given<option_is<max_depth>, Options...>)
    return no_evaluation{};
  else {
    static_assert(evaluated_game<Game>,
                  "zermelo: max_depth needs evaluate_with(function), or a game with the member "
                  "`constexpr value evaluate(const state&) const`");
    return own_evaluation{};
  }
}

/// How deep the options let a search look.
template <class... Options>
constexpr int depth_from(const Options&... options) {
  int depth = pick<option_is<max_depth>>(max_depth{plies_allowed(options...)}, options...).plies;  // see plies_allowed()
  if (depth < 0) mistake::the_depth_is_negative();
  return depth;
}

/// An evaluation that looks on from the depth limit, within a window: see quiescence.hpp.
template <class Evaluation, class Game>
inline constexpr bool looks_on_at_limit = requires(const Evaluation& e, const Game& g, const typename Game::state& s,
                                                   const typename Game::value& v, std::uint64_t& nodes) {
  e.look_on(g, s, v, v, nodes);
};

/// For searches that visit every node: an option that would be ignored is refused.
template <class... Options>
consteval void require_options_of_a_full_walk() {
  static_assert(((option_is<max_depth>::same<Options> || option_is<ply_limit>::same<Options> ||
                  option_is<by_distance_option>::same<Options> || option_from<evaluate_with>::same<Options>) && ...),
                "zermelo: only alpha_beta takes window, ordered_by, remember, observed_by, fail_hard, scout, star1, star2 and "
                "threads, and only deepen a budget; here go max_depth, evaluate_with, by_distance and ply_limit");
}

/// The value of a state that is not terminal where no plies are left. Without an evaluation the game is too long.
template <class Value, class Game, class Evaluation>
constexpr Value value_at_limit([[maybe_unused]] const Game& g, [[maybe_unused]] const typename Game::state& s,
                               [[maybe_unused]] const Evaluation& evaluation) {
  if constexpr (std::same_as<Evaluation, no_evaluation>) {
    mistake::the_game_does_not_end_within_the_ply_limit();
  } else if constexpr (std::same_as<Evaluation, own_evaluation>) {
    return number<Value>(g.evaluate(s));
  } else if constexpr (looks_on_at_limit<Evaluation, Game>) {
    std::uint64_t nodes = 0;
    return evaluation.look_on(g, s, value_limits<Value>::lowest(), value_limits<Value>::highest(), nodes);
  } else {
    return number<Value>(evaluation(s));
  }
}
}  // namespace zermelo::detail
