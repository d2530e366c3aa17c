// Which of two states keeps the one place that a large transposition table has for both.
// Source: D. Breuker, Memory versus search in games (1998).
#pragma once

namespace zermelo {

/// Replacement schemes: whether `fresh` takes the place of `old`, which is of another state.
struct replace_always {
  template <class Entry>
  constexpr bool operator()(const Entry&, const Entry&) const {
    return true;
  }
};
/// A search that went deeper stays; one to the end of the game is the deepest.
struct keep_deeper {
  template <class Entry>
  constexpr bool operator()(const Entry& old, const Entry& fresh) const {
    return static_cast<unsigned>(old.plies) <= static_cast<unsigned>(fresh.plies);  // below 0: nothing was cut off
  }
};
}  // namespace zermelo
