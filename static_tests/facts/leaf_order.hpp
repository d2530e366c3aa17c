// Which leaves a search evaluates, in order.
#pragma once

#include <zermelo/alpha_beta.hpp>

template <class Game>
struct leaf_order {
  typename Game::value leaves[64]{};
  std::size_t count = 0;

  constexpr void enter(const zermelo::visit<Game>&) {}
  constexpr void leave(const zermelo::visit<Game>& v) {
    if (v.kind != zermelo::visit_kind::inner) leaves[count++] = v.value;
  }
};

/// Whether alpha-beta with these options finds `value` and evaluates exactly the leaves `expected`, in this order.
template <class Game, std::size_t N, class... Options>
constexpr bool finds_and_evaluates(const Game& g, typename Game::value value, const typename Game::value (&expected)[N],
                                   Options... options) {
  leaf_order<Game> seen;
  const auto found = zermelo::alpha_beta(g, zermelo::observed_by(seen), options...);
  if (found.value != value || found.leaves != N || seen.count != N) return false;
  for (std::size_t i = 0; i < N; ++i)
    if (seen.leaves[i] != expected[i]) return false;
  return true;
}
