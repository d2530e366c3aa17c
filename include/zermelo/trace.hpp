// What a search did, step by step: an observer that records, in constant expressions too, and the table of its steps.
//
//   constexpr auto recorded = z::record<32>(lecture, z::fail_hard{});          // .result and .trace, at most 32 steps
//   constexpr auto exact = z::fitted([] { return z::record(lecture); });       // the same, of exact size
//   z::write_table([](z::text t) { std::fwrite(t.data, 1, t.size, stdout); }, lecture, exact.trace);
//
// A trace without a capacity grows as it needs. It may be used inside a constant expression but is no constant itself.
#pragma once

#include <zermelo/alpha_beta.hpp>
#include <zermelo/field_printer.hpp>
#include <zermelo/fitted.hpp>

namespace zermelo {

/// One node of a recorded search: what the search saw of it, and the step of its parent.
template <class Game>
struct trace_step : visit<Game> {
  std::uint32_t parent = 0;  ///< of the root: its own number
};

/// Records every node of a search in the order in which nodes are entered; leaves are steps too. It is an observer: pass
/// it as observed_by(trace), or call record(). One trace holds one search. More than Capacity steps are
/// mistake::the_trace_is_full.
template <class Game, std::size_t Capacity = growing>
class trace {
 public:
  using step = trace_step<Game>;
  static_assert(std::default_initializable<typename Game::state>, "zermelo: a trace needs a default-constructible state");

  constexpr std::size_t size() const { return steps_.size(); }
  constexpr bool empty() const { return size() == 0; }
  constexpr const step& operator[](std::size_t i) const { return steps_[i]; }

  constexpr void enter(const visit<Game>& v) {
    append({v, open_});
    open_ = static_cast<std::uint32_t>(size() - 1);
  }
  constexpr void leave(const visit<Game>& v) {
    if (v.kind != visit_kind::inner) return append({v, open_});
    static_cast<visit<Game>&>(steps_[open_]) = v;
    open_ = steps_[open_].parent;
  }

  /// The same steps in a trace of another capacity.
  template <std::size_t NewCapacity>
  constexpr auto resized() const {
    trace<Game, NewCapacity> other;
    for (std::size_t i = 0; i < size(); ++i) other.append(steps_[i]);
    return other;
  }

 private:
  template <class, std::size_t>
  friend class trace;

  constexpr void append(const step& s) {
    if (steps_.full()) mistake::the_trace_is_full();
    steps_.push_back(s);
  }

  detail::items<step, Capacity> steps_{};
  std::uint32_t open_ = 0;  // the innermost step that has not been left
};

/// A search together with its trace.
template <class Result, class Trace>
struct recording {
  Result result;
  Trace trace;

  constexpr std::size_t size() const { return trace.size(); }
  template <std::size_t NewCapacity>
  constexpr auto resized() const {
    const auto resized_trace = trace.template resized<NewCapacity>();
    return recording<Result, std::remove_const_t<decltype(resized_trace)>>{result, resized_trace};
  }
};

/// Runs alpha_beta(g, s, options...) and records it. Cost: that of the search, and a copy of a visit for every node.
template <std::size_t Capacity = growing, class Game, detail::state_of<Game> State, detail::search_option... Options>
constexpr auto record(const Game& g, const State& s, Options... options) {
  if constexpr (detail::require_game<Game>()) {
    trace<Game, Capacity> steps;
    auto result = alpha_beta(g, s, options..., observed_by(steps));
    return recording<decltype(result), trace<Game, Capacity>>{result, static_cast<trace<Game, Capacity>&&>(steps)};
  }
}
template <std::size_t Capacity = growing, class Game, detail::search_option... Options>
constexpr auto record(const Game& g, Options... options) {
  if constexpr (detail::require_game<Game>()) return record<Capacity>(g, g.start(), options...);
}

/// Writes the way from the root of the trace to the node of a step: `root`, or the actions that lead there, as in `A/1`.
template <class Game, std::size_t Capacity, text_sink Out>
constexpr void write_path(Out&& out, const Game& g, const trace<Game, Capacity>& t, std::size_t step) {
  if (!t[step].via) return out(text("root"));
  std::uint32_t depth = 0;
  for (std::size_t i = step; t[i].via; i = t[i].parent) ++depth;
  for (; depth > 0; --depth) {
    std::size_t i = step;
    for (std::uint32_t up = 1; up < depth; ++up) i = t[i].parent;
    write_action(out, g, t[t[i].parent].state, *t[i].via);
    if (depth > 1) out(text("/"));
  }
}

namespace detail {

/// A sink that counts how many columns of a terminal a text takes; Chinese and the like take two for each character.
struct column_counter {
  std::size_t& columns;
  constexpr void operator()(text t) const {
    for (std::size_t i = 0; i < t.size; ++i) {
      const auto byte = static_cast<unsigned char>(t.data[i]);
      columns += (byte & 0xc0) == 0x80 ? 0 : byte < 0xe3 ? 1 : 2;
    }
  }
};
template <class Write>
constexpr std::size_t columns_of(const Write& write) {
  std::size_t columns = 0;
  write(column_counter{columns});
  return columns;
}

/// The table of a trace, written twice: first to measure its columns, then to the sink.
template <class Game, std::size_t Capacity>
struct trace_table {
  enum column { number, node, mover, alpha, beta, sign, value, alpha_after, beta_after, cut, columns };
  static constexpr text titles[columns] = {"step", "node", "mover", "alpha", "beta", "bound",
                                           "value", "alpha after", "beta after", "cut"};
  static constexpr bool left_aligned(int c) { return c == node || c == mover || c == cut; }

  const Game& rules;
  const trace<Game, Capacity>& steps;
  std::size_t widths[columns]{};

  constexpr void measure() {
    for (int c = 0; c < columns; ++c) {
      widths[c] = titles[c].size;
      for (std::size_t i = 0; i < steps.size(); ++i) {
        const std::size_t length = columns_of([&](auto to) { write_cell(to, i, c); });
        if (widths[c] < length) widths[c] = length;
      }
    }
  }
  template <class Out>
  constexpr void write(Out& out) const {
    write_row(out, [](auto to, int which) { to(titles[which]); });
    for (std::size_t i = 0; i < steps.size(); ++i)
      write_row(out, [&](auto to, int which) { write_cell(to, i, which); });
  }

 private:
  template <class Out>
  constexpr void write_cell(Out& out, std::size_t i, int c) const {
    const auto& step = steps[i];
    const bool inner = step.kind == visit_kind::inner;
    switch (c) {
      case number: return write_value(out, i);
      case node: return write_path(out, rules, steps, i);
      case mover: return out(inner ? name_of(step.mover) : name_of_leaf(step.kind));
      case alpha: return write_window_end(out, step.alpha);
      case beta: return write_window_end(out, step.beta);
      case sign: return out(sign_of(step.bound));
      case value: return write_value(out, step.value);
      case alpha_after: return inner ? write_window_end(out, step.alpha_after) : void();
      case beta_after: return inner ? write_window_end(out, step.beta_after) : void();
      default: return step.cut ? out(text("cut")) : void();
    }
  }
  static constexpr text name_of_leaf(visit_kind kind) {
    return kind == visit_kind::terminal    ? "leaf"
           : kind == visit_kind::evaluated ? "estimate"
           : kind == visit_kind::bounded   ? "settled"
                                           : "remembered";
  }

  // Two spaces between columns, and none at the end of a line.
  template <class Out, class WriteCell>
  constexpr void write_row(Out& out, WriteCell write_one) const {
    std::size_t blanks = 0;
    for (int c = 0; c < columns; ++c) {
      const std::size_t length = columns_of([&](auto to) { write_one(to, c); });
      const std::size_t padding = widths[c] - length;
      if (!left_aligned(c)) blanks += padding;
      if (length > 0) {
        for (; blanks > 0; --blanks) out(text(" "));
        // A control character in a name must not break the line. (A named capture: see field_printer.hpp.)
        const auto no_control = [](char ch) { return text(static_cast<unsigned char>(ch) < 0x20 || ch == 0x7f ? " " : ""); };
        write_one([&to = out, no_control](text piece) { write_escaped(to, piece, no_control); }, c);
      }
      blanks += left_aligned(c) ? padding + 2 : 2;
    }
    out(text("\n"));
  }
};
}  // namespace detail

/// Writes the steps of a trace as a table, a line for each node in the order in which they are entered: the path from the
/// root, who moves there (or that it is a leaf, an estimate at the depth limit, or settled by the game's own bounds), the
/// window with which it is entered, the value and what it says (=, >= or <=), the window as the node itself left it, and
/// whether it was cut. -inf and +inf are the ends of the value type. `g` must be the game that was searched.
template <class Game, std::size_t Capacity, text_sink Out>
constexpr void write_table(Out&& out, const Game& g, const trace<Game, Capacity>& t) {
  detail::trace_table<Game, Capacity> table{g, t};
  table.measure();
  table.write(out);
}
}  // namespace zermelo
