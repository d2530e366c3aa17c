// What the commands solve, trace and draw let a user say about a search of alpha-beta.
#pragma once

#include <cstdint>
#include <string>
#include <zermelo/alpha_beta.hpp>

#include "commands.hpp"
#include "input.hpp"

inline constexpr int deeper_than_any_tree = 1'000'000;

/// As typed. Their numbers are read once the value type is known.
struct search_options {
  std::string window;      ///< ALPHA,BETA
  std::string evaluation;  ///< a number
  int depth = -1;          ///< plies; -1 without --depth
  bool fail_hard = false;

  bool any() const { return !window.empty() || !evaluation.empty() || depth >= 0 || fail_hard; }
};

/// Adds --window, --depth, --evaluation and --fail-hard.
inline void add_search_options(CLI::App& command, search_options& o) {
  command
      .add_option("--window", o.window,
                  "Search for values between two numbers only; -inf and inf are no limit\n"
                  "(write --window=-inf,3). The value may then be a bound")
      ->type_name("ALPHA,BETA");
  CLI::Option* const depth =
      command
          .add_option("--depth", o.depth,
                      "Look at most so many plies ahead; a node that is cut off there is\n"
                      "worth the --evaluation")
          ->type_name("PLIES")
          ->transform(whole_number(0, deeper_than_any_tree));
  command.add_option("--evaluation", o.evaluation, "What a node at the depth limit is worth (0)")
      ->type_name("VALUE")
      ->needs(depth);
  command.add_flag("--fail-hard", o.fail_hard,
                   "Keep nothing but alpha and beta, as step-by-step examples do: a value\n"
                   "outside the window becomes its end");
}

/// ALPHA,BETA as two texts, a missing one (or -inf, inf) being empty.
struct window_text {
  std::string alpha;
  std::string beta;
};
inline window_text split_window(const std::string& typed) {
  if (typed.empty()) return {};
  const std::size_t comma = typed.find(',');
  if (comma == std::string::npos)
    throw failure(exit_wrong_usage, "--window: expected ALPHA,BETA, two numbers");
  window_text w{typed.substr(0, comma), typed.substr(comma + 1)};
  if (w.alpha == "-inf") w.alpha.clear();
  if (w.beta == "inf" || w.beta == "+inf") w.beta.clear();
  return w;
}

/// A number typed as the argument of an option: to the parser, a tree of one leaf. `read` gets it as a
/// source.
template <class Read>
auto read_number(const char* option, const std::string& typed, Read read) {
  try {
    if (typed.find_first_of("([") == std::string::npos) return read(tree_source{option, typed});
  } catch (const failure&) {
  }
  throw failure(exit_wrong_usage, std::string(option) + ": not a number: '" + typed + "'");
}
template <class Value>
Value number_from(const char* option, const std::string& typed) {
  return read_number(option, typed,
                     [](const tree_source& s) { return tree_from<Value>(s).nodes[0].utility; });
}

/// The widest kind of number among the options: the value type must hold it too.
inline zermelo::leaf_kind leaf_kind_of(const search_options& o) {
  auto widest = zermelo::leaf_kind::integers;
  const auto widen = [&](const char* option, const std::string& typed) {
    if (typed.empty()) return;
    const auto own = read_number(option, typed, [](const tree_source& s) { return leaf_kind_of(s); });
    if (widest < own) widest = own;
  };
  const window_text w = split_window(o.window);
  widen("--window", w.alpha);
  widen("--window", w.beta);
  widen("--evaluation", o.evaluation);
  return widest;
}

/// The same with their numbers read.
template <class Value>
struct search_limits {
  zermelo::window<Value> window{zermelo::value_limits<Value>::lowest(),
                                zermelo::value_limits<Value>::highest()};
  int depth = deeper_than_any_tree;
  Value evaluation{0};
  std::uint64_t* estimates = nullptr;  ///< where to count the nodes that the depth cuts off, if anywhere

  search_limits() = default;
  explicit search_limits(const search_options& o) {
    const window_text w = split_window(o.window);
    if (!w.alpha.empty()) window.alpha = number_from<Value>("--window", w.alpha);
    if (!w.beta.empty()) window.beta = number_from<Value>("--window", w.beta);
    if (!(window.alpha < window.beta)) throw failure(exit_wrong_usage, "--window: ALPHA must be below BETA");
    if (!o.evaluation.empty()) evaluation = number_from<Value>("--evaluation", o.evaluation);
    if (o.depth >= 0) depth = o.depth;
  }
};

/// Calls search(options...) with the options of the library that say the same.
template <class Value, class Search>
auto with_library_options(const search_limits<Value>& l, bool fail_hard, Search search) {
  const zermelo::evaluate_with evaluation{[v = l.evaluation, count = l.estimates](const auto&) {
    if (count != nullptr) ++*count;
    return v;
  }};
  if (fail_hard) return search(l.window, zermelo::max_depth{l.depth}, evaluation, zermelo::fail_hard{});
  return search(l.window, zermelo::max_depth{l.depth}, evaluation);
}
