// Retrograde analysis: a game with cycles is solved from its ends backwards.
//
// The outcomes that Max prefers to endless play are taken from the best down. For each, the states from which he can
// force it or better are found ply by ply: those in which he moves, as soon as one action leads there; those in which
// Min moves, once all her actions do. Then the outcomes that Min prefers are taken in the same way, from her best. What is
// left is worth what endless play is worth.
// Sources: R. Bellman, On the application of dynamic programming to the determination of optimal play in chess and
// checkers, 1965; K. Thompson, Retrograde analysis of certain endgames, ICCA Journal 9 (3), 1986.
#pragma once

#include <zermelo/detail/growing_array.hpp>
#include <zermelo/solution.hpp>

namespace zermelo::detail {

/// Restores a heap of `size` items below `parent`; `before(x, y)` says whether x is to come first when they are sorted.
template <class Item, class Before>
constexpr void sink(growing_array<Item>& items, std::size_t parent, std::size_t size, const Before& before) {
  for (std::size_t child = 2 * parent + 1; child < size; parent = child, child = 2 * parent + 1) {
    if (child + 1 < size && before(items[child], items[child + 1])) ++child;
    if (!before(items[parent], items[child])) return;
    const Item former = items[parent];
    items[parent] = items[child];
    items[child] = former;
  }
}
/// Sorts by heaps, in place. Source: J. Williams, Algorithm 232, CACM 7, 1964.
template <class Item, class Before>
constexpr void sort(growing_array<Item>& items, const Before& before) {
  for (std::size_t i = items.size() / 2; i-- > 0;) sink(items, i, items.size(), before);
  for (std::size_t size = items.size(); size-- > 1;) {
    const Item largest = items[0];
    items[0] = items[size];
    items[size] = largest;
    sink(items, 0, size, before);
  }
}

/// Moves: what the analysis asks about the game, by the numbers of states: size(), mover(i), action_count(i), and
/// each_predecessor(i, visit), which calls visit(p) for each action that leads from p to i.
/// Entries: the terminal states are solved already, and no others.
template <class Entries, class Moves, class Value>
class retrograde {
  using number = std::uint32_t;
  using entry = solved_state<Value>;

 public:
  constexpr retrograde(Entries& its_entries, const Moves& its_moves, const Value& its_draw)
      : entries_(its_entries), moves_(its_moves), draw_(its_draw) {}

  constexpr void run() {
    prepare();
    const std::size_t ends = ends_.size();
    std::size_t i = ends;
    while (i > 0 && draw_ < entries_[ends_[i - 1]].value) {
      const std::size_t last = i;
      while (i > 0 && !(entries_[ends_[i - 1]].value < entries_[ends_[last - 1]].value)) --i;
      solve_backwards(i, last, player::max);
    }
    std::size_t j = 0;
    while (j < ends && entries_[ends_[j]].value < draw_) {
      const std::size_t first = j;
      while (j < ends && !(entries_[ends_[first]].value < entries_[ends_[j]].value)) ++j;
      solve_backwards(first, j, player::min);
    }
    solve_backwards(j, i, player::chance);
    for (std::size_t s = 0; s < moves_.size(); ++s)
      if (!entries_[s].is_known()) entries_[s] = {draw_, endless};
  }

 private:
  constexpr void prepare() {
    waiting_.reserve(moves_.size());
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      waiting_.push_back(moves_.action_count(i));
      if (entries_[i].is_known()) ends_.push_back(static_cast<number>(i));
    }
    sort(ends_, [this](number its_one, number its_other) { return entries_[its_one].value < entries_[its_other].value; });
  }

  /// Solves what `hurrying` can force to the ends from the one with this number to that one, all of equal value, and
  /// what the other side cannot help. `chance`: nobody forces the draws, but both sides hurry to them.
  constexpr void solve_backwards(std::size_t first_end, std::size_t last_end, player hurrying) {
    queue_.clear();
    for (std::size_t i = first_end; i < last_end; ++i) queue_.push_back(ends_[i]);
    const auto visit = [this, &hurrying = hurrying](std::size_t from, std::size_t to) {
      if (entries_[from].is_known()) return;
      const bool decides = hurrying == player::chance || moves_.mover(from) == hurrying;
      if (!decides && --waiting_[from] != 0) return;
      entries_[from] = one_ply_before(entries_[to]);
      queue_.push_back(static_cast<number>(from));
    };
    for (std::size_t i = 0; i < queue_.size(); ++i) {
      const std::size_t to = queue_[i];
      moves_.each_predecessor(to, [&visit = visit, to](std::size_t from) { visit(from, to); });
    }
  }

  Entries& entries_;
  const Moves& moves_;
  Value draw_;
  growing_array<number> ends_{};     // numbers of the terminal states, the least value first
  growing_array<number> waiting_{};  // of each state, actions that have not been seen to lead where its mover loses
  growing_array<number> queue_{};    // states that are solved and whose predecessors are next
};
}  // namespace zermelo::detail
