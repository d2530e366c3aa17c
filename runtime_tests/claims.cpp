// Claims about random trees: they are true exactly where minimax says so, and the others are refuted by a
// line of play.
#include <zermelo/all_best.hpp>
#include <zermelo/explain.hpp>
#include <zermelo/value.hpp>

#include <rapidcheck.h>

#include <string>

#include "catch.hpp"
#include "random_tree.hpp"

using namespace zermelo;

namespace {
template <class Claim>
std::string sentence(const Claim& claim) {
  std::string s;
  write_explanation([&s](text its) { s.append(its.data, its.size); }, claim);
  return s;
}

template <class Tree, class Value>
bool claims_agree(const Tree& t, const Value& claimed, const Value& truth) {
  return (value_of(t) == claimed).holds() == (truth == claimed) &&
         (value_of(t) >= claimed).holds() == (truth >= claimed) &&
         (value_of(t) <= claimed).holds() == (truth <= claimed) &&
         (value_of(t) > claimed).holds() == (truth > claimed) && (value_of(t) < claimed).holds() == (truth < claimed);
}
}  // namespace

TEST_CASE("a claim of a value holds exactly where minimax says so") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    const auto t = make_random_tree(seed);
    const int truth = minimax(t).value;
    for (int claimed = -7; claimed <= 7; ++claimed) RC_ASSERT(claims_agree(t, claimed, truth));
  }));
}

TEST_CASE("a claim of a mean holds exactly where expectiminimax says so") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    const auto t = make_random_tree<double>(seed, {.chance = true});
    const double truth = expectiminimax(t).value;
    for (double claimed = -7; claimed <= 7; claimed += 0.5) RC_ASSERT(claims_agree(t, claimed, truth));
    RC_ASSERT(claims_agree(t, truth, truth));
  }));
}

TEST_CASE("a claim of a distance holds exactly where the search by distance says so") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    const auto t = make_random_tree(seed);
    const int truth = minimax(t, by_distance).distance;
    for (int claimed = 0; claimed <= 6; ++claimed) {
      RC_ASSERT((distance_of(t) == claimed).holds() == (truth == claimed));
      RC_ASSERT((distance_of(t) <= claimed).holds() == (truth <= claimed));
      RC_ASSERT((distance_of(t) > claimed).holds() == (truth > claimed));
    }
    RC_ASSERT(explain(distance_of(t) == 0).line.size() == static_cast<std::size_t>(truth));
  }));
}

TEST_CASE("exactly all best actions are claimed with success") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    const auto t = make_random_tree(seed);
    const auto best = all_best(t);
    for (const branch& b : t.actions(0)) {
      const auto claim = best_action_of(t) == b;
      const auto why = explain(claim);
      RC_ASSERT(claim.holds() == best.contains(b));
      RC_ASSERT(why.line[0] == b);
      RC_ASSERT(why.line.value == minimax(t, b.child).value);
      RC_ASSERT(why.found.value == best.value);
      if (why.refuted()) RC_ASSERT(!claim.holds());
    }
  }));
}

TEST_CASE(
    "the line of play of a false claim leads to the value found, and the refuting action is the refuter's "
    "first") {
  REQUIRE(rc::check([](std::uint64_t seed, bool too_high) {
    const auto t = make_random_tree(seed);
    const int truth = minimax(t).value;
    const auto claim = value_of(t) == (too_high ? truth + 1 : truth - 1);
    const auto why = explain(claim);
    const player refuter = too_high ? player::min : player::max;
    tree_node s = 0;
    bool moved = false;
    for (std::size_t i = 0; i < why.line.size(); ++i) {
      if (t.to_move(s) == refuter && !moved) {
        moved = true;
        RC_ASSERT(why.refuted_at == i);
      }
      s = t.result(s, why.line[i]);
      RC_ASSERT(minimax(t, s).value == truth);
    }
    RC_ASSERT(t.is_terminal(s));
    RC_ASSERT(why.found == truth);
    RC_ASSERT(why.refuted() == moved);
    const bool says_who =
        sentence(claim).find(too_high ? "; min refutes it with " : "; max refutes it with ") != std::string::npos;
    RC_ASSERT(says_who == moved);
  }));
}
