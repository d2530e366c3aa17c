// What a search by sampling answers: mcts.hpp, puct.hpp.
#pragma once

#include <zermelo/result.hpp>

namespace zermelo {

/// An action and what sampling knows of it.
template <class Value, class Action>
struct sampled_action {
  Action action{};
  std::uint32_t visits = 0;  ///< samples that took it
  double mean = 0;           ///< of their worths, from Max's view; of a proven one its value; 0 without visits
  bool proven = false;       ///< its exact value is known
  Value value{};             ///< that value, from Max's view, if it is proven
};

/// The answer of mcts() and puct(): the actions of a state, in the game's order, and which is best.
template <class Value, class Action, std::size_t Capacity>
struct sampling_result {
  optional_action<Action> action{};  ///< the best; none at a terminal state, and where chance moves
  double mean = 0;                   ///< of all samples of the state, from Max's view; if it is proven its value
  bool proven = false;               ///< the value of the state is known: `value` is exact, and `action` reaches it
  Value value{};                     ///< if it is proven
  std::uint64_t samples = 0;         ///< taken by this search: playouts, or where a value was known already visits
  std::uint32_t visits = 0;          ///< all samples of the state, those of searches before included
  std::size_t nodes = 0;             ///< of the tree, in the end
  bool full = false;                 ///< the tree had no room to grow further: sampling went on without growing
  action_list<sampled_action<Value, Action>, Capacity> moves{};

  constexpr std::size_t size() const { return moves.size(); }
  constexpr const auto& operator[](std::size_t i) const { return moves[i]; }
  constexpr const auto* begin() const { return moves.begin(); }
  constexpr const auto* end() const { return moves.end(); }
};
}  // namespace zermelo
