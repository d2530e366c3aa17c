// Trees written as text, parsed by the compiler.
#include "facts/tree_text.hpp"

namespace {
using namespace zermelo;

// Exact size, a literal type, and a game like any other.
static_assert(std::same_as<decltype(parse_tree<"max(min(3, 9, 10), min(2, 5, 7))">()), tree<9>>);
static_assert(std::same_as<decltype(parse_tree<"max(1, 2.5)">()), tree<3, double>>);
static_assert(std::same_as<decltype(parse_tree<"max(1, 1/2)", rational>()), tree<3, rational>>);
static_assert(game<growing_tree<int>> && game<growing_tree<double>> && game<growing_tree<rational>>);
static_assert(chance_game<growing_tree<int>>);
static_assert(std::copyable<growing_tree<int>>);

// Names live in the template argument: a constant may keep them.
constexpr text kept = minimax(parse_tree<"max(left: 1, right: 2)">()).action->name;
static_assert(kept == "right");

// Every reason has a sentence of its own that fits into the message of an error.
constexpr bool sentences_are_distinct() {
  for (int i = 0; i <= static_cast<int>(tree_text_mistake::some_children_have_no_probability); ++i) {
    const text one = sentence(static_cast<tree_text_mistake>(i));
    if (one.empty() || one == "unknown mistake" || one.size > 110) return false;
    for (int k = 0; k < i; ++k)
      if (one == sentence(static_cast<tree_text_mistake>(k))) return false;
  }
  return true;
}
static_assert(sentences_are_distinct());
}  // namespace
