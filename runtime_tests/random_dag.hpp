// Random games whose states are reached along many ways, so that a transposition table has something to do: a state of
// one layer leads to up to three states of the next.
#pragma once

#include <zermelo/actions.hpp>
#include <zermelo/game.hpp>

/// With Packed it tells large_table how small its keys, utilities and actions are.
template <bool Packed>
struct random_dag_sizes {};
template <>
struct random_dag_sizes<true> {
  static constexpr int key_bits = 20;
  static constexpr zermelo::bounds<int> all_utilities{-40, 4};
  static constexpr int all_actions = 3;
};

template <bool Packed = true, int Layers = 8>
struct random_dag : random_dag_sizes<Packed> {
  struct state {
    int layer = 0;
    int place = 0;
    friend bool operator==(const state&, const state&) = default;
  };
  using action = int;
  using value = int;
  static constexpr int layers = Layers, width = 5, max_actions = 3;

  std::uint64_t seed = 0;
  std::uint64_t shared_layers = ~std::uint64_t{0};  ///< bits of the layer that the key forgets are 0

  explicit random_dag(std::uint64_t its_seed) : seed(its_seed) {}
  int number(state s, int which) const {
    const auto x = static_cast<std::uint64_t>(s.layer * 1'000 + s.place * 100 + which);
    return static_cast<int>((seed ^ x) * 0x9E37'79B9'7F4A'7C15u >> 40);
  }
  state start() const { return {}; }
  zermelo::player to_move(state s) const { return number(s, 50) % 2 == 0 ? zermelo::player::max : zermelo::player::min; }
  auto actions(state s) const { return zermelo::integers<>{.below = 1 + number(s, 51) % max_actions}; }
  state result(state s, action a) const { return {s.layer + 1, number(s, a) % width}; }
  bool is_terminal(state s) const { return s.layer == layers || (s.layer > 2 && number(s, 53) % 6 == 0); }
  value utility(state s) const { return number(s, 52) % 9 == 0 ? -40 : number(s, 52) % 9 - 4; }
  std::uint64_t key(state s) const {
    return (static_cast<std::uint64_t>(s.layer) & shared_layers) << 8 | static_cast<std::uint64_t>(s.place);
  }
};
