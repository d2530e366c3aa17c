// Random games in blocks of 64 states: as sets they have the solution that they have state by state, draws included.
#include <zermelo/solve.hpp>

#include <random>
#include <vector>

#include <rapidcheck.h>

#include "catch.hpp"
#include "thrown.hpp"

using namespace zermelo;

namespace {
/// Two blocks. A state is its number: the defender's 0..127, the attacker's 128..255, and 256, a draw.
struct random_game {
  using state = int;
  using action = int;
  using value = int;
  static constexpr std::size_t block_count = 2;
  static constexpr std::size_t entry_count = 256;
  static constexpr int states = 64 * block_count, drawn_end = 2 * states;
  enum kind { lost, drawn, playing };

  std::vector<kind> kinds;
  std::vector<std::vector<int>> to;  // of each state, those that can follow

  explicit random_game(unsigned seed) : kinds(states, playing), to(drawn_end) {
    std::mt19937 random(seed);
    const auto below = [&random](unsigned n) { return static_cast<int>(random() % n); };
    const std::uint_fast32_t ends = random() % 12 + 1, most_moves = random() % 3 + 1, draws = random() % 20 + 1;
    for (std::size_t s = 0; s < states; ++s) {
      if (random() % 100 < ends) kinds[s] = random() % 3 == 0 ? drawn : lost;
      const std::size_t block = s / 64;
      for (std::uint_fast32_t moves = random() % most_moves + 1; moves > 0; --moves)
        to[s].push_back(states + static_cast<int>(64 * block) + below(64));
      if (random() % 100 < draws) to[s].push_back(drawn_end);
      for (std::uint_fast32_t moves = random() % most_moves + 1; moves > 0; --moves)
        to[states + s].push_back(below(states));
    }
  }

  static state start() { return 0; }
  static player to_move(state s) { return s < states ? player::min : player::max; }
  const std::vector<int>& actions(state s) const { return to[static_cast<std::size_t>(s)]; }
  static state result(state, action a) { return a; }
  bool is_terminal(state s) const {
    return s == drawn_end || (s < states && kinds[static_cast<std::size_t>(s)] != playing);
  }
  value utility(state s) const { return s != drawn_end && kinds[static_cast<std::size_t>(s)] == lost ? 1 : 0; }

  static std::size_t state_count() { return drawn_end + 1; }
  static std::size_t index(state s) { return static_cast<std::size_t>(s); }
  static state state_at(std::size_t i) { return static_cast<int>(i); }

  block_start start_of(std::size_t block) const {
    block_start start{.open = ~block_set{0}};
    for (std::size_t i = 0; i < 64; ++i) {
      const std::size_t s = 64 * block + i;
      const bool can_draw = to[s].back() == drawn_end;
      (kinds[s] == lost    ? start.lost
       : kinds[s] == drawn ? start.drawn
       : can_draw          ? start.can_draw
                           : start.can_lose) |= block_set{1} << i;
    }
    return start;
  }
  block_set escapes(std::size_t block, block_set open) const {
    block_set from = 0;
    for (std::size_t i = 0; i < 64; ++i)
      for (const int next : to[64 * block + i])
        if (next != drawn_end && (open >> next % 64 & 1) != 0) from |= block_set{1} << i;
    return from;
  }
  /// The set does not know the game that it belongs to: it asks the one that is being solved.
  struct targets {
    static inline const random_game* game = nullptr;
    block_set sets[block_count]{};
    void add(std::size_t block, block_set set) { sets[block] = set; }
    block_set before(std::size_t block) const {
      block_set from = 0;
      for (std::size_t i = 0; i < 64; ++i)
        for (const int next : game->to[states + 64 * block + i])
          if ((sets[next / 64] >> next % 64 & 1) != 0) from |= block_set{1} << i;
      return from;
    }
  };
};
/// The same with too little room.
struct cramped : random_game {
  static constexpr std::size_t entry_count = 2;
};
static_assert(block_game<random_game> && !block_game<one_by_one<random_game>>);
}  // namespace

TEST_CASE("random games in blocks have the solution that they have state by state") {
  int endless_states = 0, long_draws = 0, long_losses = 0;
  REQUIRE(rc::check([&](unsigned seed) {
    const random_game g(seed);
    random_game::targets::game = &g;
    const auto as_sets = solve(g);
    const auto one_at_a_time = solve(one_by_one(g));
    for (int s = 0; s < random_game::drawn_end; ++s) {
      const auto found = as_sets.at(s);
      RC_ASSERT(found == one_at_a_time.at(s));
      endless_states += found.distance == endless;
      long_draws += found.value == 0 && found.distance > 4 && found.distance != endless;
      long_losses += found.value == 1 && found.distance > 4;
    }
  }));
  CHECK((endless_states > 0 && long_draws > 0 && long_losses > 0));  // or nothing was tried
}

TEST_CASE("mistake a game in blocks has more values and distances than it makes room for") {
  const cramped g{random_game(1)};
  random_game::targets::game = &g;
  const char* const said = "a solution has more different values and distances than a table can hold";
  CHECK(thrown<capacity_error>([&] { solve(g); }) == said);
}
