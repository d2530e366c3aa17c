// Budgets: when an iterative deepening must stop. time_budget.hpp has the one for time.
//
//   deepen(game, state, node_budget{1'000'000}, stop_on(flag));
//
// A budget of one's own is an option whose start() gives a meter with is_spent(nodes): see detail::budget in options.hpp.
#pragma once

#include <zermelo/options.hpp>

namespace zermelo {

/// Stop once so many nodes were visited.
struct node_budget {
  struct option_kind {};
  std::uint64_t nodes;

  struct meter {
    std::uint64_t nodes;
    constexpr bool is_spent(std::uint64_t so_far) const { return so_far >= nodes; }
  };
  constexpr meter start() const { return {nodes}; }
};

/// Stop as soon as a flag is set, by another thread or a signal: a std::atomic<bool>, a std::stop_token, or whatever else
/// converts to bool. It is looked at before every node and must outlive the search.
template <class Flag>
struct stop_on {
  struct option_kind {};
  const Flag& flag;

  struct meter {
    const Flag& flag;
    constexpr bool is_spent(std::uint64_t) const {
      if constexpr (requires { flag.stop_requested(); })
        return flag.stop_requested();
      else
        return static_cast<bool>(flag);
    }
  };
  constexpr meter start() const { return {flag}; }
};
template <class Flag>
stop_on(const Flag&) -> stop_on<Flag>;

namespace detail {
/// Several meters as one.
struct no_meters {
  constexpr bool is_spent(std::uint64_t) const { return false; }
};
template <class First, class Rest>
struct meters {
  First first;
  Rest rest;
  constexpr bool is_spent(std::uint64_t nodes) { return first.is_spent(nodes) || rest.is_spent(nodes); }
};
constexpr no_meters start_all() { return {}; }
template <class First, class... Rest>
constexpr auto start_all(const First& first, const Rest&... rest) {
  if constexpr (budget<First>)
    return meters<decltype(first.start()), decltype(start_all(rest...))>{first.start(), start_all(rest...)};
  else
    return start_all(rest...);
}

/// What a series of searches asks whether to go on. Once it says no, it says no for ever.
template <class Meters>
class search_meter {
 public:
  constexpr explicit search_meter(Meters its_meters) : meters_(its_meters) {}
  /// With the nodes of the search that is under way.
  constexpr bool is_spent(std::uint64_t nodes) {
    if (!stopped_) stopped_ = meters_.is_spent(before_ + nodes);
    return stopped_;
  }
  constexpr bool has_stopped() const { return stopped_; }
  constexpr void add(std::uint64_t nodes) { before_ += nodes; }

 private:
  Meters meters_;
  std::uint64_t before_ = 0;  // the nodes of searches that are over
  bool stopped_ = false;
};
}  // namespace detail
}  // namespace zermelo
