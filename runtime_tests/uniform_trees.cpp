// Perfectly ordered trees cost alpha-beta the fewest leaves that there can be, and not one less or more.
#include <zermelo/alpha_beta.hpp>
#include <zermelo/principal_variation_search.hpp>
#include <zermelo/value.hpp>

#include "catch.hpp"
#include "uniform_tree.hpp"

using namespace zermelo;

TEST_CASE("alpha-beta evaluates the fewest leaves of perfectly ordered trees") {
  for (int branching = 1; branching <= 8; ++branching)
    for (int depth = 1; depth <= 6; ++depth) {
      const uniform_tree in_order{branching, depth, steps::in_order}, shuffled{branching, depth, steps::shuffled, 1};
      INFO("branching " << branching << ", depth " << depth);
      CHECK(alpha_beta(in_order).leaves == in_order.fewest_leaves());
      CHECK(principal_variation_search(in_order).leaves == in_order.fewest_leaves());
      CHECK(alpha_beta(shuffled, ordered_by(uniform_tree::sum_after{shuffled})).leaves == shuffled.fewest_leaves());
      if (branching > 2 && depth > 2) CHECK(alpha_beta(shuffled).leaves > shuffled.fewest_leaves());
      CHECK(alpha_beta(shuffled).value == minimax(shuffled).value);
    }
}
