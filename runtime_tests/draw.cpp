// Traces and pictures of any tree: what they count is what the search did, and what they write is well-formed.
#include <zermelo/draw/dot.hpp>
#include <zermelo/draw/mermaid.hpp>
#include <zermelo/draw/svg.hpp>
#include <zermelo/games/lecture.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/tree_text.hpp>
#include <zermelo/unfold.hpp>

#include <rapidcheck.h>

#include <string>
#include <vector>

#include "catch.hpp"
#include "facts/tidy.hpp"
#include "facts/written.hpp"
#include "random_tree.hpp"

using namespace zermelo;

namespace {

template <class Write>
std::string written(const Write& write) {
  std::string all;
  write([&all](text piece) { all.append(piece.data, piece.size); });
  return all;
}

/// Reads XML strictly enough for what the library writes: nested elements, quoted attributes, entities, valid characters.
class xml_reader {
 public:
  explicit xml_reader(const std::string& s) : text_(s) {}

  bool well_formed() {
    if (!element()) return false;
    while (at_ < text_.size() && text_[at_] == '\n') ++at_;
    return at_ == text_.size();
  }

 private:
  bool take(const std::string& s) {
    if (text_.compare(at_, s.size(), s) != 0) return false;
    at_ += s.size();
    return true;
  }
  bool characters(const char* stop) {
    const std::string stops(stop);
    while (at_ < text_.size() && stops.find(text_[at_]) == std::string::npos) {
      const auto c = static_cast<unsigned char>(text_[at_]);
      if ((c < 0x20 && c != '\n') || c == '<' || c == 0xff) return false;
      if (c == '&' && !take("&amp;") && !take("&lt;") && !take("&gt;") && !take("&quot;")) return false;
      if (c != '&') ++at_;
    }
    return at_ < text_.size();
  }
  std::string name() {
    const std::size_t from = at_;
    while (at_ < text_.size() && std::string(" =>/").find(text_[at_]) == std::string::npos) ++at_;
    return text_.substr(from, at_ - from);
  }
  bool element() {
    if (!take("<")) return false;
    const std::string tag = name();
    if (tag.empty()) return false;
    while (take(" ")) {
      if (name().empty() || !take("=\"") || !characters("\"") || !take("\"")) return false;
    }
    if (take("/>")) return true;
    if (!take(">")) return false;
    while (characters("<")) {
      if (take("</" + tag + ">")) return true;
      if (!element()) return false;
    }
    return false;
  }

  const std::string& text_;
  std::size_t at_ = 0;
};
bool well_formed(const std::string& xml) { return xml_reader(xml).well_formed(); }

bool bound_is_true(int value, bound b, int truth) {
  return b == bound::exact ? value == truth : b == bound::lower ? value <= truth : truth <= value;
}

template <class Tree>
std::uint64_t leaves_left_out(const Tree& t) {
  return minimax(t).leaves - alpha_beta(t).leaves;
}

struct any_names : random_tree<int> {
  std::vector<std::string> storage;
};
/// Gives every edge of a random tree a name of any bytes.
any_names with_names(std::uint64_t seed, const std::vector<std::string>& names) {
  any_names t{make_random_tree(seed), names};
  for (std::size_t i = 1; i < t.nodes.size() && !names.empty(); ++i) t.nodes[i].name = t.storage[i % names.size()];
  return t;
}
}  // namespace

TEST_CASE("the checker of these tests tells good from bad") {
  CHECK(well_formed("<a b=\"c\">x<d/>&lt;</a>\n"));
  CHECK_FALSE(well_formed("<a>"));
  CHECK_FALSE(well_formed("<a></b>"));
  CHECK_FALSE(well_formed("<a>&</a>"));
  CHECK_FALSE(well_formed("<a b=c></a>"));
  CHECK_FALSE(well_formed("<a></a><a></a>"));
  CHECK_FALSE(well_formed("<a>\x01</a>"));
}

TEST_CASE("a trace has a step for every node and ends with the value of the search") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    const auto t = make_random_tree(seed);
    const auto recorded = record(t);
    RC_ASSERT(recorded.trace.size() == recorded.result.nodes);
    std::uint64_t leaves = 0;
    for (std::size_t i = 0; i < recorded.trace.size(); ++i) {
      const auto& step = recorded.trace[i];
      const auto truth = minimax(t, step.state).value;
      leaves += step.kind == visit_kind::inner ? 0 : 1;
      RC_ASSERT(bound_is_true(step.value, step.bound, truth));
      if (i == 0) continue;
      RC_ASSERT(step.parent < i);
      RC_ASSERT(t.nodes[step.state].parent == recorded.trace[step.parent].state);
    }
    RC_ASSERT(leaves == recorded.result.leaves);
    RC_ASSERT(recorded.trace[0].value == recorded.result.value);
  }));
}

TEST_CASE("the table of a trace has a line for every step, all columns aligned") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    const auto t = make_random_tree(seed);
    const auto steps = record(t).trace;
    const auto table = written([&](auto out) { write_table(out, t, steps); });
    RC_ASSERT(count_of("\n", table) == steps.size() + 1);
    RC_ASSERT(count_of(" \n", table) == 0u);
  }));
}

TEST_CASE("layouts are tidy and pictures count what the search left out") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    const auto t = make_random_tree(seed, {.depth = 6, .most_children = 3});
    const auto p = draw::make_picture(t, record(t).trace);
    RC_ASSERT(is_tidy(p, false));
    RC_ASSERT(is_tidy(p, true));
    RC_ASSERT(p.leaves() - p.leaves(true) == leaves_left_out(t));
    const auto svg = written([&](auto out) { draw::svg(out, p); });
    RC_ASSERT(count_of("class=\"cross\"", svg) == leaves_left_out(t));
    RC_ASSERT(well_formed(svg));
  }));
}

TEST_CASE("best play in a picture keeps the value of the root") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    const auto t = make_random_tree(seed);
    for (const auto& p : {draw::make_picture(t), draw::make_picture(t, record(t).trace)}) {
      std::size_t last = 0;
      for (std::size_t i = 0; i < p.nodes.size(); ++i)
        if (p.nodes[i].best) {
          if (i > 0) RC_ASSERT(p.nodes[i].parent == last);
          last = i;
        }
      RC_ASSERT(p.nodes[last].shape == draw::shape::leaf);
      RC_ASSERT(p(p.nodes[last].value) == p(p.nodes[0].value));
    }
  }));
}

TEST_CASE("names of any bytes make no picture ill-formed") {
  REQUIRE(rc::check([](std::uint64_t seed, const std::vector<std::string>& names) {
    const auto t = with_names(seed, names);
    RC_ASSERT(well_formed(written([&](auto out) { draw::svg(out, t); })));
    const auto p = draw::make_picture(t);
    const auto dot = written([&](auto out) { draw::dot(out, p); });
    RC_ASSERT((count_of("\"", dot) - count_of("\\\"", dot)) % 2 == 0u);
    const auto mermaid = written([&](auto out) { draw::mermaid(out, p); });
    RC_ASSERT(count_of("\n", mermaid) >= 2 * p.nodes.size());
    RC_ASSERT(count_of("\"", mermaid) % 2 == 0u);
  }));
}

TEST_CASE("trees with chance are drawn and traced") {
  const auto t = make_random_tree<double>(7, {.depth = 5, .chance = true});
  const auto recorded = record(t);
  const auto svg = written([&](auto out) { draw::svg(out, t, recorded.trace, {.windows = true}); });
  CHECK(well_formed(svg));
  CHECK(count_of("class=\"chance\"", svg) > 0);
}

TEST_CASE("trees that are read at run time are drawn like constants") {
  const auto t = parse_tree("[[[[3,20],[2,10]],[[13],[22,1]]],[[[2,10]],[[2,5],[3]]]]");
  const auto constant = written([](auto out) { draw::svg(out, games::class_tree, record(games::class_tree).trace); });
  CHECK(written([&](auto out) { draw::svg(out, t, record(t).trace); }) == constant);
}

TEST_CASE("a tree that is one leaf is drawn too") {
  const auto t = parse_tree("5");
  CHECK(well_formed(written([&](auto out) { draw::svg(out, t); })));
  const auto searched = written([&](auto out) { draw::svg(out, t, record(t).trace, {.windows = true, .legend = false}); });
  CHECK(well_formed(searched));
  CHECK(count_of(">5</text>", searched) == 1);
  CHECK(written([&](auto out) { write_table(out, t, record(t).trace); }) ==
        "step  node  mover  alpha  beta  bound  value  alpha after  beta after  cut\n"
        "   0  root  leaf    -inf  +inf      =      5\n");
}

TEST_CASE("deep and wide trees are drawn in reasonable time") {
  std::string deep = "1", wide = "max(1";
  for (int i = 0; i < 200; ++i) deep = "max(" + deep + ")";
  for (int i = 0; i < 5'000; ++i) wide += ", 1";
  for (const std::string& notation : {deep, wide + ")"}) {
    const auto t = parse_tree(notation);
    CHECK(is_tidy(draw::make_picture(t), false));
  }
}

TEST_CASE("the end of a tic-tac-toe game unfolds into a tree of the same value") {
  constexpr games::tic_tac_toe game;
  constexpr auto position = game.position("XOX/.O./X..");
  const auto t = unfold(game, position);
  CHECK(minimax(t).value == minimax(game, position).value);
  CHECK(minimax(t).nodes == minimax(game, position).nodes);
  CHECK(well_formed(written([&](auto out) { draw::svg(out, t, record(t).trace); })));
}

TEST_CASE("what is too small says so") {
  CHECK_THROWS_AS((record<16>(games::walk_through)), capacity_error);
  CHECK_NOTHROW((record<17>(games::walk_through)));
  CHECK_THROWS_AS((unfold<10>(games::tic_tac_toe{}, games::tic_tac_toe::position("XOX/.O./X.."))), capacity_error);
}
