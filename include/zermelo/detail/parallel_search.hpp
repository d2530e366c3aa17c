// The search behind threads{n}: see parallel.hpp for what it does and whose it is.
#pragma once

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <tuple>
#include <vector>

#include <oneapi/tbb/task_arena.h>
#include <oneapi/tbb/task_group.h>

#include <zermelo/alpha_beta.hpp>
#include <zermelo/detail/handed_over.hpp>

namespace zermelo::detail {

/// What a search of a subtree found.
template <class Game>
struct subtree_answer {
  search_result<typename Game::value, typename Game::action> found{.value = {}};
  bool cut_off = false;     ///< the depth limit kept something from being searched to its end
  bool broken_off = false;  ///< nobody needs the answer any more, and it says nothing
};

/// A state whose actions are shared out among threads: what they have found so far.
template <class Game>
class shared_state {
  using value = typename Game::value;
  using action = typename Game::action;

 public:
  /// An action to search: how many nodes it will probably take, and within which window.
  struct job {
    std::size_t action = 0;
    window<value> open{};
    std::uint64_t expected = 0;
  };

  shared_state(const shared_state* its_above, bool its_at_max, std::size_t its_actions, const window<value>& its_window,
               std::uint64_t its_expected)
      : above_(its_above),
        depth_(its_above == nullptr ? 0 : its_above->depth_ + 1),
        at_max_(its_at_max),
        actions_(its_actions),
        window_(its_window),
        expected_(its_expected) {}

  /// How many such states are above it.
  int depth() const { return depth_; }

  /// Whether this state, or one above it, needs nothing more.
  bool is_settled() const {
    return settled_.load(std::memory_order_relaxed) || (above_ != nullptr && above_->is_settled());
  }
  /// The first action that nobody has taken yet; false: there is nothing left to do.
  bool take_next(job& next) {
    const std::lock_guard lock(mutex_);
    if (taken_ == actions_ || is_settled()) return false;
    next = {taken_++, window_, expected_};
    return true;
  }
  /// Whether there is work for more than one thread, each action of so many nodes or more.
  bool is_worth_sharing(std::uint64_t nodes) {
    const std::lock_guard lock(mutex_);
    return taken_ + 1 < actions_ && expected_ >= nodes && !is_settled();
  }
  void add(const action& a, const subtree_answer<Game>& part) {
    const std::lock_guard lock(mutex_);
    auto& best = answer_.found;
    best.leaves += part.found.leaves;
    best.nodes += part.found.nodes;
    answer_.cut_off = answer_.cut_off || part.cut_off;
    if (!best.action || expected_ < part.found.nodes) expected_ = part.found.nodes;
    const value& v = part.found.value;
    if (part.broken_off || (best.action && !(at_max_ ? best.value < v : v < best.value))) return;
    best.value = v;
    best.action = a;
    if (at_max_ ? window_.alpha < v : v < window_.beta) (at_max_ ? window_.alpha : window_.beta) = v;
    if (!(window_.alpha < window_.beta)) settled_.store(true, std::memory_order_relaxed);
  }
  /// Keeps the exception that is being handled for whoever asks for the answer.
  void fail() {
    const std::lock_guard lock(mutex_);
    failure_ = std::current_exception();
    settled_.store(true, std::memory_order_relaxed);
  }
  /// What was found, once nobody is at work any more.
  subtree_answer<Game> answer() {
    const std::lock_guard lock(mutex_);
    if (failure_) std::rethrow_exception(failure_);
    answer_.broken_off = above_ != nullptr && above_->is_settled();
    return answer_;
  }

 private:
  const shared_state* above_;
  int depth_;
  bool at_max_;
  std::size_t actions_, taken_ = 0;
  window<value> window_;
  std::uint64_t expected_;  ///< nodes of the next action: as many as the largest so far
  subtree_answer<Game> answer_;
  std::exception_ptr failure_;
  std::atomic<bool> settled_ = false;
  std::mutex mutex_;
};

/// The meter of the whole search, for all its threads.
template <class Meter>
class shared_meter {
 public:
  explicit shared_meter(Meter& its_meter) : meter_(its_meter) {}
  /// After so many nodes more.
  bool is_spent(std::uint64_t nodes) {
    if constexpr (!std::same_as<Meter, no_meter>) {
      const std::lock_guard lock(mutex_);
      nodes_ += nodes;
      if (meter_.is_spent(nodes_)) stopped_.store(true, std::memory_order_relaxed);
    }
    return has_stopped();
  }
  bool has_stopped() const { return stopped_.load(std::memory_order_relaxed); }

 private:
  Meter& meter_;
  std::mutex mutex_;
  std::uint64_t nodes_ = 0;
  std::atomic<bool> stopped_ = false;
};

/// Breaks off what one thread does soon after nobody needs it any more, or the whole search is to stop, or it has taken
/// more nodes than it should.
template <class Game, class Meter>
class thread_meter {
 public:
  thread_meter(shared_meter<Meter>& its_whole, const shared_state<Game>* its_state, std::uint64_t its_most)
      : whole_(its_whole), state_(its_state), most_(its_most) {}
  bool is_spent(std::uint64_t nodes) {
    if (calls_++ % calls_a_look == 0)
      stopped_ = nodes > most_ || (state_ != nullptr && state_->is_settled()) || add(nodes);
    return stopped_;
  }
  bool has_stopped() const { return stopped_; }
  /// Tells the whole search of all nodes so far; says whether it is to stop.
  bool add(std::uint64_t nodes) {
    const std::uint64_t before = told_;
    told_ = nodes;
    return whole_.is_spent(nodes - before);
  }

 private:
  static constexpr unsigned calls_a_look = 64;
  shared_meter<Meter>& whole_;
  const shared_state<Game>* state_;
  std::uint64_t most_, told_ = 0;
  unsigned calls_ = 0;
  bool stopped_ = false;
};

/// A search of one root by all threads of the arena in which it runs.
template <class Game, class Memory, class Meter, class... Options>
class parallel_search {
  using state = typename Game::state;
  using action = typename Game::action;
  using value = typename Game::value;
  using answer = subtree_answer<Game>;

  static constexpr bool with_memory = !std::same_as<Memory, no_memory>;
  static constexpr bool limited =
      !std::same_as<decltype(evaluation_from<Game>(std::declval<const Options&>()...)), no_evaluation>;
  static constexpr bool with_bounds = bounded_game<Game> && !limited;

  // Farther from the root there is little left to share out; and whoever asks whether it is still needed asks all
  // shared states above.
  static constexpr int most_shared_plies = 50;

  struct successor {
    action via;
    state after;
  };

 public:
  parallel_search(const Game& its_rules, Memory& its_memory, Meter& its_meter, std::uint64_t its_worth_sharing,
                  const Options&... its_options)
      : rules_(its_rules),
        memory_(its_memory),
        meter_(its_meter),
        worth_sharing_(its_worth_sharing < ~std::uint64_t{0} / 16 ? its_worth_sharing : ~std::uint64_t{0} / 16),
        options_(its_options...) {}

  answer run(const state& s, const window<value>& asked, int plies) {
    return search(s, asked, plies, ~std::uint64_t{0}, nullptr);
  }

 private:
  /// `expected`: how many nodes it will probably take. `above`: the state for which it is asked; none at the root.
  answer search(const state& s, const window<value>& asked, int plies, std::uint64_t expected,
                const shared_state<Game>* above) {
    if (plies == 0 || rules_.is_terminal(s)) return search_alone(s, asked, plies, above);
    if (above != nullptr)
      if (answer known; is_known(s, asked, plies, known)) return known;
    const player mover = rules_.to_move(s);
    if (!(mover == player::max || mover == player::min) || (above != nullptr && above->depth() == most_shared_plies))
      return search_alone(s, asked, plies, above);
    answer alone;
    if (expected < worth_sharing_) {
      alone = search_alone(s, asked, plies, above, most_alone_);
      if (!alone.broken_off || alone.found.nodes <= most_alone_) return alone;
      expected = most_alone_;
    }
    const std::vector<successor> actions = ordered_successors(s);
    const window<value> open = narrowed(s, asked, above == nullptr);
    shared_state<Game> here(above, mover == player::max, actions.size(), open, expected / 2);
    search_actions(here, actions, plies);

    answer all = here.answer();
    all.found.nodes += 1 + alone.found.nodes;
    all.found.leaves += alone.found.leaves;
    all.found.bound = meaning(all.found.value, asked.alpha, asked.beta, known_bounds(s));
    all.broken_off = all.broken_off || meter_.has_stopped();
    if constexpr (with_memory)
      if (!all.broken_off)
        memory_.store(rules_.key(s), all.found.value, all.found.bound, plies_to_remember(all, plies), all.found.action);
    return all;
  }

  /// What the game's bounds or the table say, if that is enough.
  bool is_known(const state& s, const window<value>& asked, int plies, answer& known) const {
    if constexpr (with_bounds) {
      const bounds<value> limits = rules_.utility_bounds(s);
      const bool above_window = !(limits.lower < asked.beta), below = !(asked.alpha < limits.upper);
      known.found = {.value = below ? limits.upper : limits.lower, .leaves = 1, .nodes = 1};
      if (!(limits.lower < limits.upper) || above_window || below) return true;
    }
    if constexpr (with_memory) {
      const auto seen = memory_.find(rules_.key(s));
      known.found = {.value = seen.value, .leaves = 1, .nodes = 1};
      known.cut_off = seen.plies >= 0;
      return seen.found && (limited ? serves(seen, plies) : seen.plies == seen.to_the_end) &&
             settles(seen, asked.alpha, asked.beta);
    }
    return false;
  }
  static int plies_to_remember(const answer& all, int plies) {
    using memory = remembered<value, action>;
    return !limited ? memory::to_the_end : all.cut_off ? plies : memory::whole(plies);
  }

  /// Searches the next action; false: there is nothing left to do.
  bool search_next(shared_state<Game>& here, const std::vector<successor>& actions, int plies) {
    typename shared_state<Game>::job next;
    if (!here.take_next(next)) return false;
    here.add(actions[next.action].via, search(actions[next.action].after, next.open, plies - 1, next.expected, &here));
    return true;
  }
  /// Searches all actions, with all threads that have nothing to do as soon as that is worth it.
  void search_actions(shared_state<Game>& here, const std::vector<successor>& actions, int plies) {
    tbb::task_group helpers;
    guarded(here, [&] {
      bool alone = true;
      while (search_next(here, actions, plies)) {
        if (!alone || !here.is_worth_sharing(worth_sharing_)) continue;
        alone = false;
        handed_over(&here);
        for (int thread = 1; thread < tbb::this_task_arena::max_concurrency(); ++thread)
          helpers.run([this, &here, &actions, plies] {
            taken_over(&here);
            guarded(here, [&] {
              while (search_next(here, actions, plies)) {
              }
            });
          });
      }
    });
    helpers.wait();
  }
  /// What is thrown in `work()` waits until all threads are back.
  template <class Work>
  void guarded([[maybe_unused]] shared_state<Game>& here, Work work) {
#if defined(__cpp_exceptions)
    try {
      work();
    } catch (...) {
      here.fail();
    }
#else
    work();
#endif
  }

  answer search_alone(const state& s, const window<value>& asked, int plies, const shared_state<Game>* above,
                      std::uint64_t most = ~std::uint64_t{0}) {
    answer alone;
    thread_meter<Game, Meter> meter(meter_, above, most);
    alone.found = std::apply(
        [&](const auto&... its_options) {
          return metered_alpha_beta(rules_, s, plies, meter, alone.cut_off, its_options..., asked);
        },
        options_);
    alone.broken_off = meter.has_stopped();
    meter.add(alone.found.nodes);
    return alone;
  }

  bounds<value> known_bounds([[maybe_unused]] const state& s) const {
    if constexpr (with_bounds)
      return rules_.utility_bounds(s);
    else
      return {value_limits<value>::lowest(), value_limits<value>::highest()};
  }
  /// The window without what the value cannot be. At the root the least that the mover gets sets no end: an action
  /// worth less would seem to reach it.
  window<value> narrowed(const state& s, const window<value>& asked, bool at_root) const {
    const bounds<value> known = known_bounds(s);
    const player chooser = at_root ? rules_.to_move(s) : player::chance;
    const value low = chooser != player::max && asked.alpha < known.lower ? known.lower : asked.alpha;
    const value high = chooser != player::min && known.upper < asked.beta ? known.upper : asked.beta;
    return low < high ? window<value>{low, high} : asked;
  }

  /// The actions in the order in which one thread would try them, except that it tries those that end the game first.
  std::vector<successor> ordered_successors(const state& s) const {
    const bool at_max = rules_.to_move(s) == player::max;
    const auto is_before = [&](const successor& its_one, const successor& its_other) {
      const auto &less = at_max ? its_other : its_one, &more = at_max ? its_one : its_other;
      return estimate(s, less) < estimate(s, more);
    };
    std::vector<successor> list;
    const auto actions = rules_.actions(s);
    auto rest = each_action<action>(actions);
    for (action a{}; rest.next(a);) {
      const successor next{a, rules_.result(s, a)};
      list.insert(std::upper_bound(list.begin(), list.end(), next, is_before), next);
    }
    if (list.empty()) mistake::no_action_in_a_state_that_is_not_terminal();
    if constexpr (with_memory && std::equality_comparable<action>) {
      const auto first = memory_.find(rules_.key(s)).action;
      const auto is_first = [&](const successor& its_next) { return first == its_next.via; };
      const auto found = std::find_if(list.begin(), list.end(), is_first);
      if (found != list.end()) std::rotate(list.begin(), found, found + 1);
    }
    return list;
  }
  auto estimate([[maybe_unused]] const state& s, [[maybe_unused]] const successor& next) const {
    if constexpr (!given<option_from<ordered_by>, Options...>) {
      return 0;
    } else {
      const auto order = [](const auto&... its_options) { return pick<option_from<ordered_by>>(0, its_options...); };
      const auto function = std::apply(order, options_).function;
      if constexpr (std::invocable<decltype(function), const state&>)
        return function(next.after);
      else
        return function(s, next.via);
    }
  }

  const Game& rules_;
  Memory& memory_;
  shared_meter<Meter> meter_;
  std::uint64_t worth_sharing_;                     ///< nodes that an action must take before others are shared out
  std::uint64_t most_alone_ = 16 * worth_sharing_;  ///< nodes after which a state is shared though fewer were expected
  std::tuple<Options...> options_;
};

/// An option, unless it is one that the parts of the search are not given.
template <class Option>
auto passed_on(const Option& option) {
  if constexpr (option_from<window>::same<Option> || own_search::same<Option>)
    return std::tuple();
  else
    return std::tuple(option);
}

template <class Game, class... Options>
consteval void require_options_for_several_threads() {
  static_assert(!(given<option_from<observed_by>, Options...> || given<option_is<fail_hard>, Options...>),
                "zermelo: threads goes with neither observed_by nor fail_hard");
  static_assert(!decltype(order_from<Game>(std::declval<const Options&>()...))::learns,
                "zermelo: threads takes no priorities(...) for an order: what they learn is for one thread");
}
}  // namespace zermelo::detail
