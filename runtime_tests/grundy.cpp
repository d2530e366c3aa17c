// Grundy values against the definition, and sums of games against strong solutions of the sums.
#include <zermelo/games/kayles.hpp>
#include <zermelo/games/nim.hpp>
#include <zermelo/grundy.hpp>
#include <zermelo/solve.hpp>

#include <rapidcheck.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "catch.hpp"

using namespace zermelo;

namespace {
// ---- random games ---------------------------------------------------------------------------------------------------

/// Positions 0, 1, ...; each move leaves two lower ones, or one if Split is false. Position 0 is over.
template <bool Split>
struct random_impartial {
  using state = int;
  using action = int;  // the n-th move
  using left = std::conditional_t<Split, split<int>, int>;
  std::vector<std::vector<left>> moves;

  auto actions(int s) const {
    return integers<>{.from = 0, .below = static_cast<int>(moves[static_cast<std::size_t>(s)].size())};
  }
  left result(int s, int a) const { return moves[static_cast<std::size_t>(s)][static_cast<std::size_t>(a)]; }

  random_impartial(std::uint64_t seed, int positions) {
    std::mt19937_64 random(seed);
    const auto up_to = [&random](int n) { return std::uniform_int_distribution<int>(0, n)(random); };
    for (int s = 0; s < positions; ++s) {
      moves.emplace_back();
      for (int count = s == 0 ? 0 : up_to(5); count > 0; --count) {
        if constexpr (Split)
          moves.back().push_back({up_to(s - 1), up_to(s - 1)});
        else
          moves.back().push_back(up_to(s - 1));
      }
    }
  }
};
static_assert(impartial_game<random_impartial<true>> && impartial_game<random_impartial<false>>);

/// Whether who is to move wins a sum of positions: some move leaves a sum that is lost.
template <bool Split>
class slow_sums {
 public:
  explicit slow_sums(const random_impartial<Split>& its_game) : game_(its_game) {}
  bool wins(std::vector<int> sum) {
    std::sort(sum.begin(), sum.end());
    if (const auto known = known_.find(sum); known != known_.end()) return known->second;
    bool won = false;
    for (std::size_t part = 0; part < sum.size() && !won; ++part)
      for (const auto& left : game_.moves[static_cast<std::size_t>(sum[part])])
        won = won || !wins(after(sum, part, left));
    return known_[sum] = won;
  }
  static std::vector<int> after(std::vector<int> sum, std::size_t part, int left) {
    sum[part] = left;
    return sum;
  }
  static std::vector<int> after(std::vector<int> sum, std::size_t part, split<int> left) {
    sum[part] = left.one;
    sum.push_back(left.other);
    return sum;
  }

 private:
  const random_impartial<Split>& game_;
  std::map<std::vector<int>, bool> known_;
};

template <bool Split>
bool sums_are_played_like_nim(std::uint64_t seed) {
  constexpr int positions = Split ? 6 : 14;
  const random_impartial<Split> g(seed, positions);
  slow_sums<Split> slow(g);
  grundy_solution<random_impartial<Split>> solved(g);
  for (int s = positions - 1; s >= 0; --s) solved.add(s);
  for (int a = 0; a < positions; ++a)
    for (int b = 0; b <= a; ++b)
      for (int c = 0; c <= b; c += Split ? positions : 3) {
        const std::vector<int> sum{a, b, c};
        const nimber worth[] = {solved.value(a), solved.value(b), solved.value(c)};
        const auto move = winning_nim_move(worth);
        const bool won = slow.wins(sum);
        if (won != move.has_value() || won != (nim_sum(worth[0], worth[1], worth[2]) != 0)) return false;
        if (!move) continue;
        const auto action = solved.action(sum[move->pile], move->left);
        if (!action || slow.wins(slow.after(sum, move->pile, g.result(sum[move->pile], *action)))) return false;
      }
  return solved.size() == static_cast<std::size_t>(positions);
}

// ---- Kayles ---------------------------------------------------------------------------------------------------------

std::vector<int> rows_of(games::kayles::state s) {
  std::vector<int> rows{0};
  for (int place = 0; place < games::kayles::places; ++place) {
    if ((s.standing >> place & 1) != 0)
      ++rows.back();
    else if (rows.back() != 0)
      rows.push_back(0);
  }
  return rows;
}

/// Every state of a game of Kayles: won for who moves if the rows' values say so.
std::size_t disagreements(const games::kayles& g) {
  const auto rows = grundy_values(games::kayles_row{}, 20);
  const auto solved = solve(g);
  std::size_t wrong = 0;
  for (std::size_t i = 0; i < solved.rules().state_count(); ++i) {
    const auto s = solved.rules().state_at(i);
    nimber sum = 0;
    for (const int row : rows_of(s)) sum ^= rows.value(row);
    wrong += (solved.value(s) == 1) != ((sum != 0) == (s.mover == player::max));
    wrong += sum != grundy(g, s);
  }
  return wrong;
}

/// Every way to knock over one or two skittles, by their names.
std::set<std::string> throws(const games::kayles& g, games::kayles::state s) {
  std::set<std::string> names;
  for (const auto a : g.actions(s)) {
    std::string name;
    g.write_action([&name](text t) { name.append(t.data, t.size); }, s, a);
    names.insert(name);
  }
  return names;
}
}  // namespace

TEST_CASE("grundy - sums of random games are played like nim") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    RC_ASSERT(sums_are_played_like_nim<false>(seed));
    RC_ASSERT(sums_are_played_like_nim<true>(seed));
  }));
}

TEST_CASE("grundy - every state of kayles as the strong solution has it") {
  using games::kayles;
  for (const kayles& g : {kayles(), kayles(1), kayles(12), kayles(5, 4, 3), kayles(1, 1, 1, 1), kayles(0, 2)})
    CHECK(disagreements(g) == 0);
  CHECK(solve(kayles(12)).rules().state_count() == 177);
}

TEST_CASE("grundy - throws of kayles") {
  using games::kayles;
  const kayles g(3, 2);
  CHECK(throws(g, g.start()) == std::set<std::string>{"1", "2", "3", "5", "6", "1 and 2", "2 and 3", "5 and 6"});
  CHECK(g.start().standing == 0b110111);
  CHECK(kayles::canonical(kayles(2, 1, 3).start()).standing == 0b1'011'0111);
  CHECK(kayles::canonical(kayles(63).start()) == kayles(63).start());
  CHECK(grundy(kayles(3, 2), kayles(3, 2).start()) == 1);
}

TEST_CASE("grundy - the period of kayles lasts") {
  const auto rows = grundy_values(games::kayles_row{}, 2'000);
  std::size_t wrong = 0;
  for (int n = 71; n + 12 <= 2'000; ++n) wrong += rows.value(n) != rows.value(n + 12);
  CHECK(wrong == 0);
  CHECK(rows.value(70) != rows.value(82));
}

TEST_CASE("grundy - moves of nim and misere nim as in the rules") {
  using games::nim;
  std::size_t wrong = 0;
  for (int a = 0; a <= 5; ++a)
    for (int b = 0; b <= 5; ++b)
      for (int c = 0; c <= 5; ++c) {
        const nim normal(a, b, c), misere = normal.as_misere();
        const nimber piles[] = {static_cast<nimber>(a), static_cast<nimber>(b), static_cast<nimber>(c)};
        const auto leads_to_a_loss = [&](const nim& g, const optional_action<nim_move>& move) {
          const int take = static_cast<int>(piles[move->pile] - move->left);
          return take > 0 && !g.mover_wins(g.result(g.start(), {static_cast<int>(move->pile), take}));
        };
        for (const auto& [g, move] :
             {std::pair{normal, winning_nim_move(piles)}, {misere, winning_misere_nim_move(piles)}}) {
          const bool won = g.mover_wins(g.start()) && !g.is_terminal(g.start());
          wrong += won != move.has_value() || (move.has_value() && !leads_to_a_loss(g, move));
        }
      }
  CHECK(wrong == 0);
}
