// The same for searches by several threads, which need oneTBB.
#include "users_globals.cpp"

ZERMELO_GLOBAL(others) ZERMELO_GLOBAL(next) ZERMELO_GLOBAL(all) ZERMELO_GLOBAL(asked) ZERMELO_GLOBAL(plies)

#include <zermelo/parallel.hpp>

namespace {
[[maybe_unused]] int by_several_threads() {
  using namespace zermelo;
  using four = games::connect_four_threats<>;
  shared_table<four> connect_four_states(1);
  const games::nim piles(3, 4);
  shared_table<games::nim> nim_states(1);
  const auto alike = [](const games::nim::state&, const games::nim::action&) { return 0; };
  return bisect(four{}, remember(connect_four_states), ordered_by(four::by_threats), threads{2}).value +
         alpha_beta(piles, remember(nim_states), ordered_by(alike), threads{2}).value;
}
}  // namespace
