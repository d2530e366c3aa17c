// A table of all positions of a game that is small enough, with what each is worth and the best action there.
//
// A game without cycles is solved in one pass from its ends, and a game of two players without chance backwards as by
// solve(). Where positions can come again and chance moves, all values begin with 0 and are computed from those of the
// successors until they no longer change (value iteration), so that a game that goes on for ever is worth 0. Of equally
// good actions of two players the table takes the one that wins soonest or loses latest (with cycles and chance: one that
// comes closer to a win, if not always soonest), with more players the first, as max_n does.
// Source: R. Bellman, Dynamic programming, 1957.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include <zermelo/solve.hpp>

namespace zermelo::play {

/// All positions of a game as a graph. Values are of type double, whatever the game's are.
struct position_graph {
  struct position {
    player mover = player::max;
    bool over = false;
    std::size_t first = 0;  ///< of its successors
    std::size_t count = 0;
  };
  double endless_value = 0;  ///< what play without an end is worth; 0 where chance moves
  std::size_t numbers = 1;   ///< in a utility: 1 where one's loss is the other's gain, else one for each player
  std::vector<position> positions{};
  std::vector<std::uint32_t> successors{};  ///< numbers of positions
  std::vector<double> probabilities{};      ///< of the successors, where chance moves
  std::vector<double> utilities{};          ///< `numbers` for each position, 0 where the game is not over
};

class perfect_table {
 public:
  /// Cost: one look at each successor; where the game has cycles, one for each sweep.
  explicit perfect_table(position_graph its_graph)
      : graph_(std::move(its_graph)), values_(graph_.utilities), distances_(graph_.positions.size()) {
    const std::vector<std::uint32_t> from_the_ends = order();
    if (!has_cycles_)
      for (const std::uint32_t p : from_the_ends) back_up(p);
    else if (graph_.numbers == 1 && !has_chance())
      solve_backwards();
    else if (graph_.numbers == 1)
      while (sweeps_ < most_sweeps && sweep(from_the_ends)) {}
  }

  std::size_t size() const { return graph_.positions.size(); }
  bool has_cycles() const { return has_cycles_; }
  /// Whether the values are true: not so for games of many players with cycles, and where they would not settle.
  bool is_solved() const { return !has_cycles_ || (graph_.numbers == 1 && sweeps_ < most_sweeps); }

  /// What a position is worth to a player.
  double worth(std::size_t p, player to) const {
    if (graph_.numbers == 1) return to == player::min ? -values_[p] : values_[p];
    return values_[p * graph_.numbers + static_cast<std::size_t>(number_of(to))];
  }
  /// The number of the best action of a position in which a player moves.
  std::size_t best_action(std::size_t p) const {
    const auto& here = graph_.positions[p];
    std::size_t best = 0;
    for (std::size_t i = 1; i < here.count; ++i)
      if (better(here.mover, successor(p, i), successor(p, best))) best = i;
    return best;
  }

 private:
  static constexpr int most_sweeps = 20'000;
  static constexpr double tolerance = 1e-12;

  std::uint32_t successor(std::size_t p, std::size_t i) const {
    return graph_.successors[graph_.positions[p].first + i];
  }

  bool better(player mover, std::size_t x, std::size_t y) const {
    const double worth_x = worth(x, mover), worth_y = worth(y, mover);
    if (worth_x != worth_y || graph_.numbers != 1 || worth_x == 0) return worth_y < worth_x;
    return worth_x > 0 ? distances_[x] < distances_[y] : distances_[y] < distances_[x];
  }

  // The positions in an order in which successors come first, found depth-first without recursion.
  std::vector<std::uint32_t> order() {
    enum : unsigned char { unseen, open, done };
    std::vector<unsigned char> marks(size(), unseen);
    std::vector<std::uint32_t> finished;
    finished.reserve(size());
    std::vector<std::pair<std::uint32_t, std::size_t>> path;
    if (size() > 0) path.emplace_back(0, 0);
    while (!path.empty()) {
      auto& [p, next] = path.back();
      marks[p] = open;
      if (next == graph_.positions[p].count) {
        marks[p] = done;
        finished.push_back(p);
        path.pop_back();
      } else {
        const std::uint32_t child = successor(p, next++);
        if (marks[child] == open) has_cycles_ = true;
        if (marks[child] == unseen) path.emplace_back(child, 0);
      }
    }
    return finished;
  }

  bool has_chance() const {
    for (const auto& p : graph_.positions)
      if (!p.over && p.mover == player::chance) return true;
    return false;
  }
  void solve_backwards() {
    zermelo::detail::state_graph moves;
    std::vector<solved_state<double>> entries(size());
    for (std::size_t p = 0; p < size(); ++p) {
      const auto& here = graph_.positions[p];
      moves.add_state(here.mover);
      for (std::size_t i = 0; i < here.count; ++i) moves.add_successor(successor(p, i));
      if (here.over) entries[p] = {graph_.utilities[p], 0};
    }
    const zermelo::detail::graph_moves backwards(moves);
    zermelo::detail::retrograde(entries, backwards, graph_.endless_value).run();
    for (std::size_t p = 0; p < size(); ++p) {
      values_[p] = entries[p].value;
      distances_[p] = entries[p].distance;
    }
  }

  void back_up(std::size_t p) {
    const auto& here = graph_.positions[p];
    if (here.over) return;
    const bool chance = here.mover == player::chance;
    const std::size_t best = chance ? 0 : best_action(p);
    distances_[p] = 1;
    for (std::size_t i = chance ? 0 : best; i < (chance ? here.count : best + 1); ++i) {
      const double weight = chance ? graph_.probabilities[here.first + i] : 1;
      const std::size_t child = successor(p, i);
      for (std::size_t k = 0; k < graph_.numbers; ++k)
        values_[p * graph_.numbers + k] += weight * values_[child * graph_.numbers + k];
      distances_[p] += weight * distances_[child];
    }
  }

  // The distance of a position is the number of the change that gave it its value: a win was changed after the win that
  // it comes from. False: nothing was changed.
  bool sweep(const std::vector<std::uint32_t>& from_the_ends) {
    ++sweeps_;
    const double before = changes_;
    for (const std::uint32_t p : from_the_ends) {
      if (graph_.positions[p].over) continue;
      const double v = value_after(p), change = v - values_[p];
      if (change < tolerance && change > -tolerance) continue;
      values_[p] = v;
      distances_[p] = ++changes_;
    }
    return changes_ > before;
  }
  double value_after(std::size_t p) const {
    const auto& here = graph_.positions[p];
    if (here.mover == player::chance) {
      double mean = 0;
      for (std::size_t i = 0; i < here.count; ++i)
        mean += graph_.probabilities[here.first + i] * values_[successor(p, i)];
      return mean;
    }
    double best = values_[successor(p, 0)];
    for (std::size_t i = 1; i < here.count; ++i) {
      const double v = values_[successor(p, i)];
      if (here.mover == player::max ? best < v : v < best) best = v;
    }
    return best;
  }

  position_graph graph_;
  std::vector<double> values_;
  std::vector<double> distances_;  // in plies, the expected number where chance moves; with cycles: see sweep()
  bool has_cycles_ = false;
  int sweeps_ = 0;
  double changes_ = 0;
};
}  // namespace zermelo::play
