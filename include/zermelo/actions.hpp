// Cheap ranges of actions for games: nothing is stored, the next action is computed when it is asked for.
//
// A game may return any range from actions(); these cost least in a constant expression. Each of them is a range for
// range-for and, for the library's own loops, has next(a): it stores the next action in `a` and says whether there was
// one. One call for each action is cheaper than an iterator's three: docs/games.md has the figures.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>

#include <zermelo/error.hpp>

namespace zermelo {

/// The end of a lazily enumerated range of actions.
struct no_more_actions {};

/// The iterator of a lazily enumerated range: it holds the rest of the range and the action before it.
template <class Range, class Action>
class lazy_iterator {
 public:
  using value_type = Action;
  using difference_type = std::ptrdiff_t;
  constexpr lazy_iterator() = default;
  constexpr explicit lazy_iterator(const Range& its_range) : rest_(its_range) { ++*this; }
  constexpr const Action& operator*() const { return current_; }
  constexpr lazy_iterator& operator++() {
    valid_ = rest_.next(current_);
    return *this;
  }
  constexpr void operator++(int) { ++*this; }
  friend constexpr bool operator==(const lazy_iterator& i, no_more_actions) { return !i.valid_; }

 private:
  Range rest_{};
  Action current_{};
  bool valid_ = false;
};

/// Words that hold one bit for each action: 32 bits at least, since narrower ones turn into int in every expression.
template <class Word>
concept action_word = std::unsigned_integral<Word> && sizeof(Word) >= sizeof(unsigned);

/// The numbers of the set bits of `rest`, lowest first, as actions: set_bits{mask}.
template <action_word Word = std::uint32_t, class Action = int>
struct set_bits {
  Word rest;  ///< one bit for each action that is still to come

  constexpr bool next(Action& a) {
    return rest != 0 && (a = static_cast<Action>(__builtin_ctzll(rest)), rest &= rest - 1, true);
  }
  constexpr auto begin() const { return lazy_iterator<set_bits, Action>(*this); }
  constexpr no_more_actions end() const { return {}; }
};
template <action_word Word>
set_bits(Word) -> set_bits<Word>;

/// Like set_bits, but bits that are in First come first, then those in Second, then the others: "centre, corners, edges".
template <std::uint64_t First, std::uint64_t Second, action_word Word = std::uint32_t, class Action = int>
struct set_bits_preferring {
  Word rest;

  constexpr bool next(Action& a) {
    if (rest == 0) return false;
    const Word best = static_cast<Word>((rest & First) != 0 ? rest & First : (rest & Second) != 0 ? rest & Second : rest);
    return a = static_cast<Action>(__builtin_ctzll(best)), rest ^= best & (~best + 1), true;
  }
  constexpr auto begin() const { return lazy_iterator<set_bits_preferring, Action>(*this); }
  constexpr no_more_actions end() const { return {}; }
};

/// The integers from `from` up to but without `below`, as actions: integers<>{.below = n} is 0, 1, ..., n-1.
template <class Action = int>
struct integers {
  int from = 0;
  int below = 0;

  constexpr bool next(Action& a) { return from < below && (a = static_cast<Action>(from), ++from, true); }
  constexpr auto begin() const { return lazy_iterator<integers, Action>(*this); }
  constexpr no_more_actions end() const { return {}; }
};

/// A short list of actions stored in place, at most Capacity of them.
template <class Action, std::size_t Capacity>
struct action_list {
  Action list[Capacity]{};
  std::size_t count = 0;

  constexpr action_list() = default;
  template <std::same_as<Action>... Actions>
  constexpr explicit action_list(Actions... actions) : list{actions...}, count(sizeof...(actions)) {}

  /// Appends; more than Capacity actions are mistake::too_many_actions_for_the_list.
  constexpr void push_back(const Action& a) {
    if (count == Capacity) mistake::too_many_actions_for_the_list();
    list[count++] = a;
  }
  constexpr std::size_t size() const { return count; }
  constexpr bool empty() const { return count == 0; }
  constexpr const Action& operator[](std::size_t i) const { return list[i]; }
  constexpr const Action* begin() const { return list; }
  constexpr const Action* end() const { return list + count; }
  constexpr bool contains(const Action& a) const {
    for (const Action& listed : *this)
      if (listed == a) return true;
    return false;
  }
};
template <class Action, std::same_as<Action>... Actions>
action_list(Action, Actions...) -> action_list<Action, 1 + sizeof...(Actions)>;

namespace detail {
template <class Range, class Action>
concept lazily_enumerated = requires(Range r, Action& a) {
  { r.next(a) } -> std::convertible_to<bool>;
};
template <class Range, class Action>
concept iterable = requires(Range r) {
  { r.begin() != r.end() } -> std::convertible_to<bool>;
  { *r.begin() } -> std::convertible_to<Action>;
};
}  // namespace detail

/// What actions(state) may return: any range of actions, or a lazy one of this header.
template <class Range, class Action>
concept action_range = detail::lazily_enumerated<Range, Action> || detail::iterable<Range, Action>;

namespace detail {
template <class Range>
inline constexpr bool is_set_bits = false;
template <class Word, class Action>
inline constexpr bool is_set_bits<set_bits<Word, Action>> = true;

/// Gives next() to any range of actions.
template <class Range, class Action>
struct cursor {
  std::remove_cvref_t<Range> range;
  decltype(range.begin()) position;
  decltype(range.end()) last;
  constexpr explicit cursor(const Range& its_range) : range(its_range), position(range.begin()), last(range.end()) {}
  cursor(const cursor&) = delete;  // position points into range
  constexpr bool next(Action& a) { return position != last && (a = *position, ++position, true); }
};

/// What the library's own loops over the actions of a state hold: a lazy range is its own cursor.
template <class Range, class Action>
struct cursor_type {
  using type = cursor<Range, Action>;
};
template <class Range, class Action>
  requires lazily_enumerated<Range, Action>
struct cursor_type<Range, Action> {
  using type = std::remove_cvref_t<Range>;
};

template <class Action, class Range>
constexpr auto each_action(const Range& range) {
  return typename cursor_type<Range, Action>::type(range);
}
}  // namespace detail
}  // namespace zermelo
