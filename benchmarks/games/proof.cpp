// Search number ZERMELO_SEARCH in the compiler.
#include "searches.hpp"

namespace searches {
template <int Number>
constexpr bool is_done() {
#define PROVE(number, game, algorithm, ...) \
  if constexpr (Number == number) return (__VA_ARGS__).nodes > 0;
  SEARCHES(PROVE)
}
static_assert(is_done<ZERMELO_SEARCH>());
}  // namespace searches
