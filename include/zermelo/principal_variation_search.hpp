// Principal variation search: alpha-beta that expects the first action to be the best, and only checks the others.
// Sources: see scout in options.hpp.
#pragma once

#include <zermelo/alpha_beta.hpp>

namespace zermelo {

/// alpha_beta(game, state, scout{}, options...), by its own name: same value, same action, same options; for games whose
/// values are integers. Cost: no more leaves than alpha_beta where the order is perfect, fewer where it is good, more where
/// later actions are often better, since those are searched twice; with a table the second time is cheap.
template <class Game, detail::state_of<Game> State, detail::search_option... Options>
constexpr auto principal_variation_search(const Game& g, const State& s, Options... options) {
  return alpha_beta(g, s, options..., scout{});
}
template <class Game, detail::search_option... Options>
constexpr auto principal_variation_search(const Game& g, Options... options) {
  return alpha_beta(g, options..., scout{});
}
}  // namespace zermelo
