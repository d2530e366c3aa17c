// Searches by several threads, on oneTBB; for run time only.
//
//   shared_table<games::connect_four_threats<>> table(1 << 23);
//   bisect(game, state, remember(table), threads{2});     // and so for alpha_beta, analyse, deepen, ...
//
// Young brothers wait: of each state the first action is searched first, by all threads, since it tells with which
// window to search the others, or that they need not be searched. Only then the others are shared out, in their
// order, among the threads that have nothing to do. A state whose elder brothers took few nodes is left to one thread,
// with all that is below it, unless it turns out to take far more. Once an action settles a state, what other threads
// are doing for that state is broken off.
// Source: R. Feldmann, B. Monien, P. Mysliwietz, O. Vornberger, Distributed game tree search, ICCA Journal 12 (1989).
//
// A program that includes this header links oneTBB, of 2021 or later (CMake: TBB::tbb).
#pragma once

#include <zermelo/detail/parallel_search.hpp>
#include <zermelo/shared_table.hpp>

namespace zermelo {

/// Search with up to `number` threads, of which oneTBB runs no more than the machine has cores; 0: with all those of
/// the caller's arena. For whatever searches by alpha_beta: the value and its bound are those of one thread; the
/// action is a best one, though not always the first in the order; leaves and nodes differ from run to run, and count
/// what was broken off, too. Goes with all options but observed_by, fail_hard and orders that learn; a table is a
/// shared_table. The game and all functions among the options are called by several threads at once, as constants.
/// What is thrown in any thread reaches the caller. A budget is looked at every 64 nodes of each thread.
struct threads {
  struct option_kind {};
  static constexpr bool searches_itself = true;

  unsigned number = 0;
  /// A state is shared out once one of its actions took as many nodes: for fast games some 30 microseconds. To share
  /// out costs one or two, and more if a thread must be woken.
  std::uint64_t worth_sharing = 500;

  /// What the searches call instead of searching themselves.
  template <class Game, class Meter, class... Options>
  auto search_to_depth(const Game& g, const typename Game::state& s, int plies, Meter& meter, bool& cut_off,
                       const Options&... options) const {
    detail::require_options_for_several_threads<Game, Options...>();
    detail::no_memory nothing;
    auto& memory = detail::referred(detail::pick<detail::option_from<remember>>(nothing, options...), nothing);
    using table = std::remove_reference_t<decltype(memory)>;
    static_assert(std::same_as<table, detail::no_memory> || requires { table::for_several_threads; },
                  "zermelo: threads needs a table that several threads may use: remember(a shared_table)");
    const auto asked = detail::window_from<typename Game::value>(options...);
    const auto search = [&] {
      return std::apply(
          [&](const auto&... its_options) {
            using parallel = detail::parallel_search<Game, table, Meter, std::remove_cvref_t<decltype(its_options)>...>;
            return parallel(g, memory, meter, worth_sharing, its_options...).run(s, asked, plies);
          },
          std::tuple_cat(detail::passed_on(options)...));
    };
    constexpr unsigned most = 0xFFFF;  // oneTBB numbers the threads of an arena in 16 bits, and crashes beyond
    const auto all =
        number == 0 ? search() : tbb::task_arena(static_cast<int>(number < most ? number : most)).execute(search);
    cut_off = all.cut_off;
    return all.found;
  }
};
}  // namespace zermelo
