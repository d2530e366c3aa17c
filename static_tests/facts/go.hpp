// Go: captures, ko, suicide, superko, areas, eyes and playouts on small boards.
#pragma once

#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/go.hpp>
#include <zermelo/solve.hpp>

#include "fact.hpp"
#include "written.hpp"

namespace go_facts {
using namespace zermelo;
using games::ko_rule;
using tiny = games::go<2>;
using small = games::go<5>;
using large = games::go<9>;
static_assert(bounded_game<small> && evaluated_game<large> && game<games::go<10, ko_rule::positional>>);
template <class Game>
concept has_key = requires { Game::key(Game::start()); };
static_assert(has_key<small> && !has_key<large> && !has_key<games::go<5, ko_rule::positional>>);

template <class Game>
constexpr bool is_legal(const Game& g, const typename Game::state& s, text name) {
  for (const int a : g.actions(s))
    if (a == Game::action_named(name)) return true;
  return false;
}
/// The state after the actions with these names, apart by spaces, each legal.
template <class Game>
constexpr auto after(const Game& g, typename Game::state s, text names) {
  while (!names.empty()) {
    std::size_t length = 0;
    while (length < names.size && names[length] != ' ') ++length;
    const text name(names.data, length);
    if (!is_legal(g, s, name)) return typename Game::state{};
    s = g.result(s, Game::action_named(name));
    const std::size_t next = length < names.size ? length + 1 : length;
    names = {names.data + next, names.size - next};
  }
  return s;
}
template <class Game>
constexpr bool shows(const typename Game::state& s, text stones) {
  const auto expected = Game::position(stones, s.mover);
  return s.own == expected.own && s.other == expected.other;
}
template <class Game>
constexpr int count_positions() {
  using board = typename Game::board;
  constexpr int points = Game::size * Game::size;
  int legal = 0, all = 1;
  for (int i = 0; i < points; ++i) all *= 3;
  for (int number = 0; number < all; ++number) {
    typename board::points stones[3]{};
    for (int i = 0, rest = number; i < points; ++i, rest /= 3)
      stones[rest % 3] |= board::bit(Game::point(i % Game::size, i / Game::size));
    legal += (board::without_liberty(stones[1], stones[1], stones[0]) |
              board::without_liberty(stones[2], stones[2], stones[0])) == 0;
  }
  return legal;
}

// ---- known numbers: OEIS A094777; values: see games/go.hpp ----

FACT(go_legal_positions, count_positions<games::go<1>>() == 1 && count_positions<tiny>() == 57)
FACT(go_1x1_has_nothing_but_passes,
     games::go<1>{}.legal_points(games::go<1>::start()) == 0 && alpha_beta(games::go<1>{}).value == 0)
FACT(go_2x2_by_simple_ko_goes_round_in_circles, solve(given(tiny{})).value(tiny::start()) == 0)

// ---- captures ----

constexpr bool leads_to(text stones, player mover, text names, text expected) {
  return shows<small>(after(small{}, small::position(stones, mover), names), expected);
}
FACT(go_a_stone_without_liberties_is_taken,
     leads_to(given(text("...../..X../.XO../..X../.....")), player::max, "D3", "...../..X../.X.X./..X../.....") &&
         leads_to(given(text("...../...../...../...../OX...")), player::max, "A2", "...../...../...../X..../.X..."))
FACT(go_a_chain_without_liberties_is_taken,
     leads_to(given(text("...../.XX../XOO../.XX../.....")), player::max, "D3", "...../.XX../X..X./.XX../....."))
FACT(go_two_chains_are_taken_at_once,
     leads_to(given(text("...../.X.X./XO.OX/.X.X./.....")), player::max, "C3", "...../.X.X./X.X.X/.X.X./....."))
// White gives up one stone and takes three.
FACT(go_snapback, leads_to(given(text("...../...../OOO../XXO../..O..")), player::min, "A1 B1 A1",
                           "...../...../OOO../..O../O.O.."))

// ---- suicide ----

inline constexpr text surrounded = "...../..O../.O.O./..O../.....";
inline constexpr text two_without_liberty = "...../...../...../OO.../X.O..";
FACT(go_suicide_is_forbidden,
     !is_legal(small{}, given(small::position(surrounded, player::max)), "C3") &&
         is_legal(small{}, given(small::position(surrounded, player::min)), "C3") &&
         !is_legal(small{}, given(small::position(two_without_liberty, player::max)), "B1"))
inline constexpr small with_suicide{.suicide = true};
FACT(go_suicide_of_several_stones_may_be_allowed,
     shows<small>(after(with_suicide, given(small::position(two_without_liberty, player::max)), "B1"),
                  "...../...../...../OO.../..O..") &&
         !is_legal(with_suicide, given(small::position(surrounded, player::max)), "C3"))

// ---- ko ----

inline constexpr text ko = "...../.XO../XO.O./.XO../.....";
FACT(go_a_ko_may_not_be_taken_back_at_once,
     !is_legal(small{}, after(small{}, given(small::position(ko, player::max)), "C3"), "B3") &&
         is_legal(small{}, after(small{}, given(small::position(ko, player::max)), "C3 E5 A5"), "B3") &&
         is_legal(small{}, after(small{}, given(small::position(ko, player::max)), "C3 pass pass"), "B3"))
template <ko_rule Ko>
constexpr bool is_legal_with(text stones, text names, text last) {
  using rules = games::go<5, Ko>;
  return is_legal(rules{}, after(rules{}, rules::position(stones, player::max), names), last);
}
FACT(go_superko_forbids_what_ko_forbids,
     !is_legal_with<ko_rule::positional>(given(ko), "C3", "B3") &&
         !is_legal_with<ko_rule::situational>(given(ko), "C3", "B3") &&
         is_legal_with<ko_rule::positional>(given(ko), "C3 E5 A5", "B3"))
// Black sends two stones and takes one back: all stones are as they were, but White is to move.
inline constexpr text send_two = "...../...../...../OOX../.X.X.";
FACT(go_positional_and_situational_superko_differ,
     is_legal_with<ko_rule::simple>(given(send_two), "A1 C1", "B1") &&
         !is_legal_with<ko_rule::positional>(given(send_two), "A1 C1", "B1") &&
         is_legal_with<ko_rule::situational>(given(send_two), "A1 C1", "B1"))
// White passes, Black takes a ko: to take it back would repeat what was there after the pass.
FACT(go_situational_superko_remembers_passes, [] {
  using rules = games::go<5, ko_rule::situational>;
  return !is_legal(rules{}, after(rules{}, rules::position(given(ko), player::min), "pass C3"), "B3");
}())
// All four points of 2 x 2, taken and retaken until the first stone stands alone again.
inline constexpr text round_trip = "B2 B1 A1 pass A2 B1 A1 A2 pass A1";
template <ko_rule Ko>
constexpr bool comes_round() {
  return is_legal(games::go<2, Ko>{}, after(games::go<2, Ko>{}, games::go<2, Ko>::start(), round_trip), "B2");
}
FACT(go_superko_ends_long_cycles, comes_round<ko_rule::simple>() && !comes_round<ko_rule::positional>() &&
                                      !comes_round<ko_rule::situational>())
using of_two_plies = games::go<3, ko_rule::positional, 2>;
FACT(go_with_superko_ends_when_its_memory_is_full,
     !of_two_plies::is_terminal(after(of_two_plies{}, given(of_two_plies::start()), "A1")) &&
         of_two_plies::is_terminal(after(of_two_plies{}, given(of_two_plies::start()), "A1 B2")))

// ---- the end ----

FACT(go_two_passes_end_the_game,
     small::is_terminal(after(small{}, given(small::start()), "pass pass")) &&
         !small::is_terminal(after(small{}, given(small::start()), "pass C3 pass")))
constexpr double score(text stones, double komi = 0) {
  return small{.komi = komi}.utility(small::position(stones, player::max));
}
FACT(go_area, score(given(text("...../...../...../...../....."))) == 0 &&
                  score(given(text("...../...../..X../...../....."))) == 25 &&
                  score(given(text(".XX.O/.XX.O/.XX.O/.XX.O/.XX.O"))) == 10 &&
                  score(given(text("XX.OO/.X.O./XX.OO/.X.O./XX.OO")), 5.5) == -5.5 &&
                  score(given(text("OO.../.O.../OO.../...../....."))) == -25)

// ---- eyes and playouts ----

constexpr bool is_eye_of_black(text stones, text name) {
  const auto s = small::position(stones, player::max);
  return (small::board::eyes(s.own, s.other) >> small::action_named(name) & 1) != 0;
}
FACT(go_eyes, is_eye_of_black(given(text(".X.../X..../...../...../.....")), "A5") &&
                  !is_eye_of_black(given(text(".X.../XO.../...../...../.....")), "A5") &&
                  is_eye_of_black(given(text("...../.OX../.X.X./..X../.....")), "C3") &&
                  !is_eye_of_black(given(text("...../.OXO./.X.X./..X../.....")), "C3") &&
                  is_eye_of_black(given(text("...../...../...../.XXX./.X.X.")), "C1") &&
                  !is_eye_of_black(given(text("...../...../...../.OXX./.X.X.")), "C1") &&
                  !is_eye_of_black(given(text("...../..X../.X.../..X../.....")), "C3"))
// Black has two eyes and fills neither; White has no move.
FACT(go_two_eyes_live, [] {
  random_numbers random(seed{1});
  return small{}.playout(small::position(given(text(".XXXX/XXXXX/XX.XX/XXXXX/XXXXX")), player::max), random) == 25;
}())
FACT(go_playout_is_the_same_everywhere, [] {
  random_numbers random(seed{1});
  const double one = small{}.playout(given(small::start()), random);
  const double two = large{.komi = 5.5}.playout(given(large::start()), random);
  return one == -25 && two == -0.5;
}())

// ---- text ----

FACT(go_actions_have_names,
     large::action_named(given(text("A1"))) == 0 && large::action_named("j9") == large::point(8, 8) &&
         large::action_named("PASS") == large::pass && games::go<10>::action_named("K10") == games::go<10>::point(9, 9))
FACT(go_no_action_has_these_names,
     large::action_named(given(text("I5"))) == -1 && large::action_named("K1") == -1 &&
         large::action_named("A10") == -1 &&
         large::action_named("A0") == -1 && large::action_named("A01") == -1 && large::action_named("A") == -1 &&
         large::action_named("") == -1 && large::action_named("A1 ") == -1 && large::action_named("passe") == -1)
FACT(go_state_is_written, writes("..../.X../..O./.... X", [](auto&& out) {
       games::go<4>::write_state(out, games::go<4>::position("..../.X../..O./....", player::max));
     }))
FACT(go_ko_and_pass_are_written, writes("...../.XO../X.XO./.XO../..... O ko B3", [](auto&& out) {
                                   small::write_state(out, after(small{}, small::position(ko, player::max), "C3"));
                                 }) && writes("../.. O pass", [](auto&& out) {
                                   tiny::write_state(out, after(tiny{}, tiny::start(), "pass"));
                                 }))
FACT(go_board_is_written, writes("   A B C\n 3 . . .\n 2 . X .\n 1 . . O\n", [](auto&& out) {
       games::go<3>::write_board(out, games::go<3>::position(".../.X./..O", player::max));
     }))
}  // namespace go_facts
