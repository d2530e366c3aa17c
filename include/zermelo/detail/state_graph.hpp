// The states of a game by their numbers, with the numbers of their successors: what solving from the ends backwards
// looks at again and again, so that the game is asked only once.
#pragma once

#include <zermelo/detail/growing_array.hpp>
#include <zermelo/indexed_game.hpp>

namespace zermelo::detail {

class state_graph {
 public:
  using number = std::uint32_t;

  /// A view of consecutive numbers.
  struct run {
    const number* first;
    const number* last;
    constexpr const number* begin() const { return first; }
    constexpr const number* end() const { return last; }
    constexpr std::size_t size() const { return static_cast<std::size_t>(last - first); }
  };

  constexpr std::size_t size() const { return movers_.size(); }
  constexpr std::size_t edge_count() const { return edges_.size(); }
  constexpr player mover(std::size_t i) const { return movers_[i]; }
  constexpr run successors(std::size_t i) const {
    return {edges_.data() + first_edge(i), edges_.data() + first_edge(i + 1)};
  }

  /// Adds the next state without successors; `chance` stands for nobody's move: the game is over.
  constexpr void add_state(player its_mover) {
    movers_.push_back(its_mover);
    ends_.push_back(edges_.size());
  }
  /// Adds a successor to the last state.
  constexpr void add_successor(std::size_t its_number) {
    edges_.push_back(static_cast<number>(its_number));
    ++ends_[ends_.size() - 1];
  }

 private:
  constexpr std::size_t first_edge(std::size_t i) const { return i == 0 ? 0 : ends_[i - 1]; }

  growing_array<player> movers_{};
  growing_array<std::size_t> ends_{};  // of a state's edges; they begin where those of the state before it end
  growing_array<number> edges_{};
};
}  // namespace zermelo::detail
