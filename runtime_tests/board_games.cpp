// Dots and boxes and Kalah: known values that are too dear for the compiler, the rules against a second and plainer
// writing of them, and what must hold in every state.
#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/dots_and_boxes.hpp>
#include <zermelo/games/kalah.hpp>
#include <zermelo/value.hpp>

#include <rapidcheck.h>

#include <algorithm>
#include <limits>
#include <map>
#include <memory>
#include <numeric>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "catch.hpp"
#include "thrown.hpp"

using namespace zermelo;
using games::dots_and_boxes;
using games::kalah;

namespace {
/// alpha-beta with a table of a million entries.
template <class Game>
auto search_with_memory(const Game& g, const typename Game::state& s) {
  const auto table = std::make_unique<transposition_table<Game, std::size_t{1} << 20>>();
  return alpha_beta(g, s, remember(*table));
}
template <class Game>
int value_with_memory(const Game& g) {
  return search_with_memory(g, g.start()).value;
}

template <class Game>
std::vector<int> actions_of(const Game& g, typename Game::state s) {
  std::vector<int> all;
  for (const int a : g.actions(s)) all.push_back(a);
  return all;
}
int random_between(int least, int most, std::mt19937_64& random) {
  return least + static_cast<int>(random() % static_cast<std::uint64_t>(most - least + 1));
}
template <class Game>
int random_action(const Game& g, typename Game::state s, std::mt19937_64& random) {
  const std::vector<int> all = actions_of(g, s);
  return all[random() % all.size()];
}

/// Every state that play can reach, by its key. Two states with one key are reported as a failure.
template <class Game>
std::map<std::uint64_t, typename Game::state> reachable_states(const Game& g) {
  std::map<std::uint64_t, typename Game::state> seen{{g.key(g.start()), g.start()}};
  std::vector<typename Game::state> todo{g.start()};
  bool distinct = true;
  while (!todo.empty()) {
    const auto s = todo.back();
    todo.pop_back();
    if (g.is_terminal(s)) continue;
    for (const int a : g.actions(s)) {
      const auto next = g.result(s, a);
      const auto [place, is_new] = seen.emplace(g.key(next), next);
      distinct = distinct && place->second == next;
      if (is_new) todo.push_back(next);
    }
  }
  CHECK(distinct);
  return seen;
}

/// Values by the definition, each state once.
template <class Game>
class values_by_definition {
 public:
  explicit values_by_definition(const Game& game) : game_(game) {}
  int of(typename Game::state s) {
    if (game_.is_terminal(s)) return game_.utility(s);
    const auto known = values_.find(game_.key(s));
    if (known != values_.end()) return known->second;
    std::vector<int> values;
    for (const int a : game_.actions(s)) values.push_back(of(game_.result(s, a)));
    const auto [least, greatest] = std::minmax_element(values.begin(), values.end());
    return values_[game_.key(s)] = game_.to_move(s) == player::max ? *greatest : *least;
  }

 private:
  Game game_;
  std::map<std::uint64_t, int> values_;
};

/// Whether this many states can be reached, and the bounds of each hold its value, which alpha-beta finds at the start.
template <class Game>
void check_every_state(const Game& g, std::size_t count) {
  const auto states = reachable_states(g);
  CHECK(states.size() == count);
  values_by_definition<Game> values(g);
  CHECK(value_with_memory(g) == values.of(g.start()));
  bool bounded = true;
  for (const auto& [key, s] : states) {
    const auto [lower, upper] = g.utility_bounds(s);
    bounded = bounded && lower <= values.of(s) && values.of(s) <= upper;
  }
  CHECK(bounded);
}
}  // namespace

// ---- dots and boxes -------------------------------------------------------------------------------------------------

TEST_CASE("mistake a dots and boxes board is empty or too large") {
  const std::string said =
      "a dots and boxes board has one or more rows and columns of boxes, and 58 lines at most, which are "
      "rows * (2 * columns + 1) + columns";
  constexpr int huge = (std::numeric_limits<int>::max)();
  for (const auto& [rows, columns] : std::vector<std::pair<int, int>>{
           {0, 1}, {1, 0}, {-1, 2}, {2, -1}, {5, 5}, {1, 20}, {20, 1}, {3, 8}, {huge, 1}, {1, huge}, {huge, huge}})
    CHECK(thrown<position_error>([r = rows, c = columns] { dots_and_boxes(r, c); }) == said);
  for (const auto& [rows, columns] : std::vector<std::pair<int, int>>{{4, 6}, {6, 4}, {1, 19}, {19, 1}, {3, 7}, {5, 4}})
    CHECK(thrown<position_error>([r = rows, c = columns] { dots_and_boxes(r, c); }).empty());
}

TEST_CASE("dots and boxes has its known values") {  // D. Wilson, Dots-and-Boxes Analysis
  CHECK(value_with_memory(dots_and_boxes(1, 1)) == -1);
  CHECK(value_with_memory(dots_and_boxes(1, 2)) == 0);
  CHECK(value_with_memory(dots_and_boxes(2, 1)) == 0);
  CHECK(value_with_memory(dots_and_boxes(2, 2)) == 2);
  CHECK(value_with_memory(dots_and_boxes(2, 3)) == -2);
  CHECK(value_with_memory(dots_and_boxes(3, 2)) == -2);
  CHECK(alpha_beta(dots_and_boxes(2, 2)).value == 2);
  CHECK(search_with_memory(dots_and_boxes(2, 3), dots_and_boxes(2, 3).start()).nodes < 100'000);
}

TEST_CASE("dots and boxes: keys are distinct and bounds hold in every state") {
  check_every_state(dots_and_boxes(1, 1), 16);
  check_every_state(dots_and_boxes(2, 1), 142);
  check_every_state(dots_and_boxes(2, 2), 5'349);
  check_every_state(dots_and_boxes(1, 4), 10'612);
}

TEST_CASE("dots and boxes: the parts of a key have room on the largest boards") {
  for (const dots_and_boxes& g : {dots_and_boxes(4, 6), dots_and_boxes(1, 19)}) {
    std::uint64_t used = g.key(g.start());
    const auto has_room = [&used](std::uint64_t part) { return part != 0 && (used & part) == 0; };
    for (const int boxes : {1, 2, 4, 8, 16}) {
      const std::uint64_t part = g.key({0, boxes, 0, player::max});
      CHECK(has_room(part));
      used |= part;
    }
    CHECK(has_room(g.key({0, 0, 0, player::min})));
  }
}

namespace {
/// Dots and boxes as one would draw it: lines by the names of their dots.
struct drawn_board {
  int rows, columns;
  std::set<std::string> lines{};
  int boxes[2] = {0, 0};
  int mover = 0;

  static std::string dot(int row, int column) {
    return std::string(1, static_cast<char>('a' + column)) + std::to_string(row + 1);
  }
  bool has(int row, int column, int to_row, int to_column) const {
    return lines.count(dot(row, column) + "-" + dot(to_row, to_column)) == 1;
  }
  int boxes_with(int sides) const {
    int count = 0;
    for (int r = 0; r < rows; ++r)
      for (int c = 0; c < columns; ++c)
        count += sides == has(r, c, r, c + 1) + has(r, c, r + 1, c) + has(r + 1, c, r + 1, c + 1) +
                              has(r, c + 1, r + 1, c + 1);
    return count;
  }
  /// 0 for a line that closes a box, 2 for one that lets the opponent close one, 1 for the others.
  int haste(const std::string& line) const {
    drawn_board next = *this;
    next.lines.insert(line);
    return next.boxes_with(4) > boxes_with(4) ? 0 : next.boxes_with(3) > boxes_with(3) ? 2 : 1;
  }
  void draw(const std::string& line) {
    const int before = boxes_with(4);
    lines.insert(line);
    const int gained = boxes_with(4) - before;
    boxes[mover] += gained;
    if (gained == 0) mover = 1 - mover;
  }
};

std::string name_of_line(const dots_and_boxes& g, dots_and_boxes::state s, int line) {
  std::string name;
  g.write_action([&name](text t) { name.append(t.data, t.size); }, s, line);
  return name;
}
}  // namespace

TEST_CASE("dots and boxes agrees with a board that is drawn line by line") {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    std::mt19937_64 random(seed);
    const int rows = random_between(1, 3, random), columns = random_between(1, 4, random);
    const dots_and_boxes g(rows, columns);
    drawn_board board{rows, columns};
    auto s = g.start();
    while (!g.is_terminal(s)) {
      const std::vector<int> all = actions_of(g, s);
      REQUIRE(static_cast<int>(all.size() + board.lines.size()) == g.line_count());
      std::vector<int> hastes;
      for (const int line : all) hastes.push_back(board.haste(name_of_line(g, s, line)));
      REQUIRE(std::is_sorted(hastes.begin(), hastes.end()));
      const int line = all[random() % all.size()];
      board.draw(name_of_line(g, s, line));
      s = g.result(s, line);
      REQUIRE(s.max_boxes == board.boxes[0]);
      REQUIRE(s.min_boxes == board.boxes[1]);
      if (!g.is_terminal(s)) REQUIRE(number_of(g.to_move(s)) == board.mover);
    }
    REQUIRE(s.max_boxes + s.min_boxes == rows * columns);
    REQUIRE(g.utility(s) == board.boxes[0] - board.boxes[1]);
  }
}

TEST_CASE("dots and boxes: all searches agree late in the game") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    std::mt19937_64 random(seed);
    const int rows = random_between(1, 3, random), columns = random_between(1, 4, random);
    const dots_and_boxes g(rows, columns);
    auto s = g.start();
    while (actions_of(g, s).size() > 6) s = g.result(s, random_action(g, s, random));
    transposition_table<dots_and_boxes, 64> table;
    const int truth = minimax(g, s).value;
    RC_ASSERT(alpha_beta(g, s).value == truth);
    RC_ASSERT(alpha_beta(g, s, remember(table)).value == truth);
  }));
}

// ---- Kalah ----------------------------------------------------------------------------------------------------------

TEST_CASE("mistake a kalah board is empty or too large") {
  const std::string said =
      "a kalah board has 1 to 6 pits a side and 1 or more stones a pit, and pits * (stones + 1) is at most 31";
  constexpr int huge = (std::numeric_limits<int>::max)();
  for (const auto& [pits, stones] : std::vector<std::pair<int, int>>{
           {0, 1}, {1, 0}, {-1, 2}, {2, -1}, {7, 1}, {6, 5}, {5, 6}, {1, 31}, {huge, 1}, {1, huge}, {huge, huge}})
    CHECK(thrown<position_error>([m = pits, n = stones] { kalah(m, n); }) == said);
  for (const auto& [pits, stones] : std::vector<std::pair<int, int>>{{6, 4}, {5, 5}, {4, 6}, {3, 9}, {2, 14}, {1, 30}})
    CHECK(thrown<position_error>([m = pits, n = stones] { kalah(m, n); }).empty());
}

TEST_CASE("kalah has its known values") {  // the difference for the first player
  struct {
    int pits, stones, value;
  } const known[] = {{1, 1, 0}, {1, 2, -2}, {1, 3, 6}, {2, 1, 2}, {2, 2, -2}, {2, 3, -2}, {3, 1, 0}, {3, 2, 4}};
  for (const auto& [pits, stones, value] : known) {
    const kalah g(pits, stones);
    CHECK(minimax(g).value == value);
    CHECK(alpha_beta(g).value == value);
    CHECK(value_with_memory(g) == value);
  }
}

TEST_CASE("kalah: keys are distinct and bounds hold in every state") {
  check_every_state(kalah(2, 3), 131);
  check_every_state(kalah(3, 1), 65);
  check_every_state(kalah(3, 2), 3'426);
  check_every_state(kalah(3, 3), 27'104);
}

TEST_CASE("kalah: keys are distinct on the largest boards") {
  std::mt19937_64 random(1);
  for (const kalah& g : {kalah(6, 4), kalah(5, 5), kalah(1, 30)}) {
    std::map<std::uint64_t, kalah::state> seen;
    for (int played = 0; played < 500; ++played)
      for (auto s = g.start(); !g.is_terminal(s); s = g.result(s, random_action(g, s, random))) {
        const kalah::state turned{s.other, s.own, opponent(s.mover)}, passed{s.own, s.other, opponent(s.mover)};
        for (const kalah::state& t : {s, turned, passed})
          REQUIRE(seen.emplace(g.key(t), t).first->second == t);
      }
  }
}

namespace {
/// Kalah as a ring of houses: Max's pits and store, then Min's.
struct ring_of_houses {
  int pits;
  std::vector<int> houses;
  int mover = 0;
  bool over = false;

  ring_of_houses(int its_pits, int stones)
      : pits(its_pits), houses(static_cast<std::size_t>(2 * its_pits + 2), stones) {
    at(store(0)) = at(store(1)) = 0;
  }
  int& at(int house) { return houses[static_cast<std::size_t>(house)]; }
  int store(int owner) const { return pits + owner * (pits + 1); }
  bool is_pit_of(int owner, int house) const { return store(owner) - pits <= house && house < store(owner); }
  int empty_row(int owner) {  // returns how many stones there were
    int stones = 0;
    for (int house = store(owner) - pits; house < store(owner); ++house) stones += std::exchange(at(house), 0);
    return stones;
  }
  bool row_is_empty(int owner) {
    for (int house = store(owner) - pits; house < store(owner); ++house)
      if (at(house) > 0) return false;
    return true;
  }

  void move(int pit) {
    int house = store(mover) - pits + pit;
    for (int hand = std::exchange(at(house), 0); hand > 0; --hand) {
      do house = (house + 1) % (2 * pits + 2);
      while (house == store(1 - mover));
      ++at(house);
    }
    const int opposite = 2 * pits - house;
    if (is_pit_of(mover, house) && at(house) == 1 && at(opposite) > 0)
      at(store(mover)) += std::exchange(at(house), 0) + std::exchange(at(opposite), 0);
    if (house != store(mover)) mover = 1 - mover;
    over = row_is_empty(0) || row_is_empty(1);
    if (over)
      for (const int owner : {0, 1}) at(store(owner)) += empty_row(owner);
  }
};

bool same(const kalah& g, kalah::state s, ring_of_houses& ring) {
  for (const int owner : {0, 1}) {
    for (int pit = 0; pit < g.pits(); ++pit)
      if (g.stones_in_pit(s, nth_player(owner), pit) != ring.at(ring.store(owner) - g.pits() + pit)) return false;
    if (g.stones_in_store(s, nth_player(owner)) != ring.at(ring.store(owner))) return false;
  }
  return g.is_terminal(s) == ring.over && (ring.over || number_of(g.to_move(s)) == ring.mover);
}
}  // namespace

TEST_CASE("kalah agrees with a ring of houses, and keeps its stones") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    std::mt19937_64 random(seed);
    const int pits = random_between(1, 6, random), stones = random_between(1, 31 / pits - 1, random);
    const kalah g(pits, stones);
    ring_of_houses ring(pits, stones);
    auto s = g.start();
    RC_ASSERT(same(g, s, ring));
    while (!g.is_terminal(s)) {
      const int pit = random_action(g, s, random);
      ring.move(pit);
      s = g.result(s, pit);
      RC_ASSERT(same(g, s, ring));
      RC_ASSERT(std::accumulate(ring.houses.begin(), ring.houses.end(), 0) == g.stone_count());
    }
    RC_ASSERT(g.stones_in_store(s, player::max) + g.stones_in_store(s, player::min) == g.stone_count());
    RC_ASSERT(g.utility(s) == ring.at(ring.store(0)) - ring.at(ring.store(1)));
  }));
}

TEST_CASE("kalah: all searches agree late in the game") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    std::mt19937_64 random(seed);
    const int pits = random_between(1, 4, random), stones = random_between(1, 3, random);
    const kalah g(pits, stones);
    const auto in_stores = [&g](kalah::state at) {
      return g.stones_in_store(at, player::max) + g.stones_in_store(at, player::min);
    };
    auto s = g.start();
    while (!g.is_terminal(s) && g.stone_count() - in_stores(s) > 7) s = g.result(s, random_action(g, s, random));
    transposition_table<kalah, 64> table;
    const int truth = minimax(g, s).value;
    RC_ASSERT(alpha_beta(g, s).value == truth);
    RC_ASSERT(alpha_beta(g, s, remember(table)).value == truth);
  }));
}
