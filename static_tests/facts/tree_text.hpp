// Trees written as text: the same trees as those written as expressions, and what the parser says to every slip.
#pragma once

#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/lecture.hpp>
#include <zermelo/max_n.hpp>
#include <zermelo/rational.hpp>
#include <zermelo/tree_text.hpp>
#include <zermelo/value.hpp>
#include <zermelo/write_tree.hpp>

#include "fact.hpp"
#include "written.hpp"

namespace tree_text_facts {
using namespace zermelo;
using namespace zermelo::games;

template <class T, class U>
constexpr bool same_node(const T& x, const U& y) {
  return x.utility == y.utility && x.probability == y.probability && x.name == y.name && x.parent == y.parent &&
         x.size == y.size && x.number == y.number && (x.is_leaf() || x.mover == y.mover);
}
/// Node by node, so that no search can tell them apart.
template <class T, class U>
constexpr bool same_tree(const T& x, const U& y) {
  for (tree_node s = 0; s < y[0].size; ++s)
    if (!same_node(x[s], y[s])) return false;
  return true;
}

inline constexpr auto three_branches_text = parse_tree<"max(min(3, 9, 10), min(2, 5, 7), min(10, 5, 1))">();
inline constexpr auto class_tree_text = parse_tree<"[[[[3,20],[2,10]],[[13],[22,1]]],[[[2,10]],[[2,5],[3]]]]">();
inline constexpr auto game1_text = parse_tree<"max(A: min(1: -50, 2: 50), B: min(1: 1, 2: 3), C: min(1: -5, 2: 15))">();
inline constexpr auto picture_tree_text = parse_tree<"[[3, 17], [15, 25], [1, 12, 20, 22]]">();
inline constexpr auto walk_through_text = parse_tree<R"(
  max(D: min(B: max(A: min(3, 17), C: min(2, 12)),
             E: max(F: min(15),    G: min(25, 0))),
      I: min(J: max(K: min(2, 5),  L: min(3)),
                max(min(2, 14)))))">();

FACT(text_three_branches, minimax(given(three_branches_text)).value == three_branches_value)
FACT(text_three_branches_is_the_expression, same_tree(given(three_branches_text), three_branches))
FACT(text_class_tree, minimax(given(class_tree_text)).value == class_tree_value)
FACT(text_class_tree_is_the_expression, same_tree(given(class_tree_text), class_tree))
FACT(text_game1_minimax, minimax(given(game1_text)).value == game1_value && minimax(given(game1_text)).action == "B")
FACT(text_game1_expectimax,
     expectimax(given(game1_text), uniform).value == 5 && expectimax(given(game1_text), uniform).action == "C")
FACT(text_game1_is_the_expression, same_tree(given(game1_text), game1))
FACT(text_branch_and_bound, minimax(given(parse_tree<"[3, [2, 100]]">())).value == branch_and_bound_value)
FACT(text_branch_and_bound_is_the_expression, same_tree(given(parse_tree<"[3, [2, 100]]">()), branch_and_bound(100)))
FACT(text_picture_tree, minimax(given(picture_tree_text)).value == picture_tree_value)
FACT(text_picture_tree_is_the_expression, same_tree(given(picture_tree_text), picture_tree))
FACT(text_walk_through, minimax(given(walk_through_text)).value == walk_through_value)
FACT(text_walk_through_is_the_expression, same_tree(given(walk_through_text), walk_through))
FACT(text_root_window, alpha_beta(given(parse_tree<"[[3,12,8],[2,4,6],[14,5,2]]">())).leaves == 7)

// The size is exact and the type of the leaves is what the text demands.
template <class Value, class Tree>
constexpr bool has_value_type(const Tree&) {
  return std::same_as<typename Tree::value, Value>;
}
FACT(text_size_is_exact, given(three_branches_text).size == 13 && given(class_tree_text).size == 26)
FACT(text_integers_are_int, has_value_type<int>(given(parse_tree<"max(1, -2147483648, 2147483647)">())))
FACT(text_decimals_are_double, has_value_type<double>(given(parse_tree<"max(1, 2.5)">())))
FACT(text_value_type_may_be_named, has_value_type<double>(given(parse_tree<"max(1, 2)", double>())) &&
                                       has_value_type<signed char>(given(parse_tree<"-128", signed char>())) &&
                                       minimax(given(parse_tree<"-128", signed char>())).value == -128)
FACT(text_fractions_are_rationals,
     minimax(given(parse_tree<"max(1/2, 1/3)", rational>())).value == rational(1, 2) &&
         minimax(given(parse_tree<"max(-1/2, -0.25, -2e-3)", rational>())).value == rational(-1, 500))
FACT(text_kinds_of_leaves, classify_leaves(given(text("max(1, 2)"))) == leaf_kind::integers &&
                               classify_leaves(given(text("max(1, 2e3)"))) == leaf_kind::decimals &&
                               classify_leaves(given(text("max(1/2, 2.5, 1)"))) == leaf_kind::fractions &&
                               classify_leaves(given(text("chance(0.5: 1, 1/2: 2)"))) == leaf_kind::integers)

// Numbers are what C++ says they are.
constexpr double only_leaf(const text& source) { return parse_tree<double>(source)[0].utility; }
FACT(text_decimals, only_leaf(given(text("1.5"))) == 1.5 && only_leaf(given(text("-2e3"))) == -2e3 &&
                        only_leaf(given(text("0.1"))) == 0.1 && only_leaf(given(text(".5"))) == .5 &&
                        only_leaf(given(text("5."))) == 5. && only_leaf(given(text("+1E+22"))) == 1e22 &&
                        only_leaf(given(text("9007199254740992"))) == 9007199254740992. &&
                        only_leaf(given(text("9007199254740991e-22"))) == 9007199254740991e-22 &&
                        only_leaf(given(text("0e99"))) == 0 &&
                        only_leaf(given(text("0.000000000000000000000000"))) == 0 &&
                        only_leaf(given(text("3.141592653589793"))) == 3.141592653589793)
FACT(text_float_leaves_round_once, parse_tree<float>(given(text("0.1")))[0].utility == 0.1F &&
                                       parse_tree<float>(given(text("16777215e-10")))[0].utility == 16777215e-10F)

// Chance: exact probabilities, names, both.
inline constexpr auto chances_text = parse_tree<R"(chance(1/6: 3, 0.25: 4, heads 1/3: 5, "not heads" .25: 6))">();
FACT(text_probabilities_are_exact,
     same_tree(given(chances_text),
               tree(chance_node(edge(fraction{1, 6}, 3), edge(fraction{1, 4}, 4), edge("heads", fraction{1, 3}, 5),
                                edge("not heads", fraction{1, 4}, 6)))))
FACT(text_uniform_chance,
     same_tree(given(parse_tree<"chance(1, 2, 3, 4, 5, 6)">()), tree(chance_node(1, 2, 3, 4, 5, 6))) &&
         expectiminimax(given(parse_tree<"chance(1, 2, 3, 4, 5, 6)">())).value == 3.5)
FACT(text_uniform_chance_with_names, same_tree(given(parse_tree<"chance(heads: 1, tails: 2)">()),
                                               tree(chance_node(edge("heads", 1), edge("tails", 2)))))
FACT(text_probability_of_one_and_none, expectiminimax(given(parse_tree<"chance(0: 7, 1: 8)">())).value == 8)
FACT(text_digits_name_the_side_of_a_die,
     given(parse_tree<"chance(1 1/2: 7, 2 1/2: 8)">())[2].name == "2" &&
         given(parse_tree<"chance(1 1/2: 7, 2 1/2: 8)">())[2].probability == fraction{1, 2})
FACT(text_averages_are_exact,
     expectiminimax(given(parse_tree<"chance(1/3: 1, 2/3: 1/2)", rational>())).value == rational(2, 3))
FACT(rational_policies_average,
     expectimax<double>(given(parse_tree<"[[1, 5]]">()), [](tree_node s) {
       return action_list{weighted{branch{s + 1}, rational(1, 4)}, weighted{branch{s + 2}, rational(3, 4)}};
     }).value == 4)
FACT(rational_limits, alpha_beta(given(parse_tree<"max(min(1/2, 1/3), 0)", rational>())).value == rational(1, 3))

// One notation: the words of the expressions, lists and nodes mixed, any spaces, names of every kind.
FACT(text_words_of_expressions, same_tree(given(parse_tree<"max_node(min_node(1, 2), chance_node(3, 4))">()),
                                          tree(max_node(min_node(1, 2), chance_node(3, 4)))))
FACT(text_lists_in_nodes, same_tree(given(parse_tree<"min([1, [2, 3]], chance(max([4]), 5))">()),
                                    tree(min_node(max_node(1, min_node(2, 3)), chance_node(max_node(min_node(4)), 5)))))
FACT(text_without_spaces, same_tree(given(parse_tree<"max(a:min(1,2),b:3)">()),
                                    given(parse_tree<" max\n(\ta\r\n:\n min ( 1 , 2 ) , b : 3 ) \n">())))
FACT(text_a_leaf_is_a_tree, minimax(given(parse_tree<"-7">())).value == -7 && given(parse_tree<"-7">()).size == 1)
inline constexpr auto names_text =
    parse_tree<R"(max(max: 1, "left hand": 2, 3: 3, 2nd: 4, _: 5, nan: 6, "max(1, ]": 7, "größer": 8))">();
FACT(text_names, given(names_text)[1].name == "max" && given(names_text)[2].name == "left hand" &&
                     given(names_text)[3].name == "3" && given(names_text)[4].name == "2nd" &&
                     given(names_text)[5].name == "_" && given(names_text)[6].name == "nan" &&
                     given(names_text)[7].name == "max(1, ]" && minimax(given(names_text)).action == "größer")

// Many players: a number for each in the leaves. The first tree is that of S. Russell, P. Norvig, Artificial
// Intelligence, 4th ed., figure 6.4.
using three = utility_vector<int, 3>;
using three_rationals = utility_vector<rational, 3>;
constexpr auto third(const auto&... children) { return player_node<nth_player(2)>(children...); }
inline constexpr tree three_players =
    max_node(min_node(third(three{1, 2, 6}, three{4, 2, 3}), third(three{6, 1, 2}, three{7, 4, 1})),
             min_node(third(three{5, 1, 1}, three{1, 5, 2}), third(three{7, 7, 1}, three{5, 4, 5})));
inline constexpr auto three_players_text = parse_tree<R"(
  player1(player2(player3((1, 2, 6), (4, 2, 3)), player3((6, 1, 2), (7, 4, 1))),
          player2(player3((5, 1, 1), (1, 5, 2)), player3((7, 7, 1), (5, 4, 5)))))">();
FACT(text_three_players, max_n<three>(given(three_players_text)).value == three{1, 2, 6})
FACT(text_three_players_is_the_expression, same_tree(given(three_players_text), three_players))
FACT(text_three_players_with_max_and_min,
     same_tree(given(parse_tree<"max(a: min((1, 2, 3)), 2: ( -4 ,+5\n,6 ))">()),
               tree(max_node(edge("a", min_node(three{1, 2, 3})), edge("2", three{-4, 5, 6})))))
FACT(text_vectors_at_chance,
     same_tree(given(parse_tree<"chance(1/3: (1, 2, 3), tails 2/3: player3((4, 5, 6)))">()),
               tree(chance_node(edge(fraction{1, 3}, three{1, 2, 3}),
                                edge("tails", fraction{2, 3}, third(three{4, 5, 6}))))))
FACT(text_lists_of_two_players,
     same_tree(given(parse_tree<"[(3, 3), [(0, 5), (5, 0)]]">()),
               tree(max_node(utility_vector{3, 3}, min_node(utility_vector{0, 5}, utility_vector{5, 0})))))
FACT(text_numbered_players_of_two,
     same_tree(given(parse_tree<"player1(player2(1, 2), 3)">()), tree(max_node(min_node(1, 2), 3))))
FACT(text_vectors_of_integers_are_int, has_value_type<three>(given(three_players_text)) &&
                                           has_value_type<utility_vector<int, 1>>(given(parse_tree<"max((3))">())))
FACT(text_vectors_with_a_decimal_are_double,
     has_value_type<utility_vector<double, 2>>(given(parse_tree<"max((1, 2), (1, 2.5))">())))
FACT(text_vector_type_may_be_named,
     given(parse_tree<"(1, 1/2, 0.25)", three_rationals>())[0].utility ==
         three_rationals{1, rational(1, 2), rational(1, 4)})
FACT(text_growing_tree_of_vectors, same_tree(parse_tree<three>(given(text("max((1, 2, 3), player3((4, 5, 6)))"))),
                                             tree(max_node(three{1, 2, 3}, third(three{4, 5, 6})))))
FACT(text_players_are_counted, count_players(given(text("max((1, 2, 3), (4, 5, 6))"))) == 3 &&
                                   count_players(given(text("max(1, 2, 3)"))) == 0)
FACT(text_kinds_of_vectors, classify_leaves(given(text("max((1, 2), (3, 4))"))) == leaf_kind::integers &&
                                classify_leaves(given(text("max((1, 2), (3, 0.5))"))) == leaf_kind::decimals &&
                                classify_leaves(given(text("max((1, 1/2), (3, 0.5))"))) == leaf_kind::fractions)
using very_many = utility_vector<signed char, 254>;
FACT(text_the_last_player,
     given(parse_tree<"player3((0, 0, 1))">())[0].mover == nth_player(2) &&
         zermelo::find_mistake<very_many>(given(text("player254(player253((1)))"))) ==
             tree_text_finding{tree_text_mistake::vector_of_the_wrong_length, 1, 21})
FACT(written_three_players, writes("player1(player2(player3((1, 2, 6), (4, 2, 3)), player3((6, 1, 2), (7, 4, 1))), "
                                   "player2(player3((5, 1, 1), (1, 5, 2)), player3((7, 7, 1), (5, 4, 5))))",
                                   [tree = given(three_players)](auto out) { write_tree(out, tree); }))

// A growing tree is the same tree, and copies and moves take their names along.
constexpr bool copies_are_whole() {
  auto original = parse_tree("max(A: min(1: -50, 2: 50), B: min(1: 1, 2: 3), C: min(1: -5, 2: 15))");
  auto copy = original;
  const auto moved = static_cast<growing_tree<int>&&>(original);
  original = parse_tree("max(other: 1)");
  const auto& itself = copy;
  copy = itself;
  auto assigned = parse_tree("7");
  assigned = copy;
  copy = parse_tree("min(8, 9)");
  return same_tree(moved, game1) && same_tree(assigned, game1) && moved.size() == 10 && original[1].name == "other" &&
         copy[0].mover == player::min && copy.size() == 3;
}
FACT(growing_tree_copies, copies_are_whole())
FACT(growing_tree_is_the_tree,
     same_tree(parse_tree(given(text("[[[[3,20],[2,10]],[[13],[22,1]]],[[[2,10]],[[2,5],[3]]]]"))), class_tree))
FACT(growing_tree_is_searched, alpha_beta(parse_tree(given(text("[[3,9,10],[2,5,7],[10,5,1]]")))).leaves == 7)

// Slips. Each has its own reason, and a place that a text editor can show.
using short_rational = boost::rational<short>;
enum class leaves {
  int_,
  double_,
  rational_,
  short_rational_,
  signed_char,
  unsigned_,
  one_,  // vectors of so many integers
  two_,
  three_,
  three_rationals_,
  unnamed  // what the text itself demands
};
struct slip {
  const char* source;
  tree_text_finding finding;
  leaves value = leaves::int_;
};
constexpr tree_text_finding find_mistake(const text& source, leaves value) {
  switch (value) {
    case leaves::double_:
      return zermelo::find_mistake<double>(source);
    case leaves::rational_:
      return zermelo::find_mistake<rational>(source);
    case leaves::short_rational_:
      return zermelo::find_mistake<short_rational>(source);
    case leaves::signed_char:
      return zermelo::find_mistake<signed char>(source);
    case leaves::unsigned_:
      return zermelo::find_mistake<unsigned>(source);
    case leaves::three_:
      return zermelo::find_mistake<three>(source);
    case leaves::three_rationals_:
      return zermelo::find_mistake<three_rationals>(source);
    case leaves::two_:
      return zermelo::find_mistake<utility_vector<int, 2>>(source);
    case leaves::one_:
      return zermelo::find_mistake<utility_vector<int, 1>>(source);
    case leaves::unnamed:
      return detail::survey_text(source).finding;
    default:
      return zermelo::find_mistake(source);
  }
}
using enum tree_text_mistake;
inline constexpr slip slips[] = {
    {"", {empty_text, 1, 1}},
    {" \n\t ", {empty_text, 1, 1}},
    {"#", {unexpected_character, 1, 1}},
    {"max(1; 2)", {unexpected_character, 1, 6}},
    {"max(1,\n    2,\n  {3})", {unexpected_character, 3, 3}},
    {"max(\"größer\": 1, ?)", {unexpected_character, 1, 18}},  // a column is a character, not a byte
    {"maximum(1, 2)", {unknown_word, 1, 1}},
    {"max(Min(1), 2)", {unknown_word, 1, 5}},
    {"max(1, two)", {unknown_word, 1, 8}},
    {"max", {expected_opening_bracket, 1, 4}},
    {"max(min 3, 4)", {expected_colon_after_name, 1, 10}},
    {"max(min [3, 4])", {expected_opening_bracket, 1, 9}},
    {"max(1,)", {expected_node, 1, 7}},
    {"max(1,,2)", {expected_node, 1, 7}},
    {"max(,1)", {expected_node, 1, 5}},
    {"max(A:)", {expected_node, 1, 7}},
    {"max(A:", {expected_node, 1, 7}},
    {")", {expected_node, 1, 1}},
    {"max(A: B: 3)", {unknown_word, 1, 8}},
    {"max(1, A: \"B\")", {expected_node, 1, 11}},
    {"max(min(3, 9 10))", {expected_comma_or_closing_bracket, 1, 14}},
    {"[1 2]", {expected_comma_or_closing_bracket, 1, 4}},
    {"chance(1 2, 3)", {expected_comma_or_closing_bracket, 1, 10}},
    {"max(1 / 2)", {unexpected_character, 1, 7}},
    {"max(min(1) min(2))", {expected_comma_or_closing_bracket, 1, 12}},
    {"max(1, 2]", {mismatched_brackets, 1, 9}},
    {"[max(1, 2], 3)", {mismatched_brackets, 1, 10}},
    {"[1, 2)", {mismatched_brackets, 1, 6}},
    {"max(", {bracket_never_closed, 1, 4}},
    {"max(1, 2", {bracket_never_closed, 1, 4}},
    {"max(1,", {bracket_never_closed, 1, 4}},
    {"[[1, 2], [3\n", {bracket_never_closed, 1, 10}},
    {"max()", {node_without_children, 1, 1}},
    {"[]", {node_without_children, 1, 1}},
    {"[3, []]", {node_without_children, 1, 5}},
    {"max(1,\n  min( ))", {node_without_children, 2, 3}},
    {"chance([1, 2], 3)", {list_below_chance_node, 1, 8}},
    {"1 2", {trailing_text, 1, 3}},
    {"[1, 2]]", {trailing_text, 1, 7}},
    {"max(1, 2)\nmin(3)", {trailing_text, 2, 1}},
    {"[1], [2]", {trailing_text, 1, 4}},
    {"max(\"left: 3, 4)", {unterminated_name, 1, 5}},
    {"max(\"left\n\": 3, 4)", {unterminated_name, 1, 5}},
    {"\"", {unterminated_name, 1, 1}},
    {"max(\"\": 3)", {empty_name, 1, 5}},
    {"max(: 3)", {empty_name, 1, 5}},
    {"A: max(1, 2)", {name_at_the_root, 1, 1}},
    {"\"A\": 1", {name_at_the_root, 1, 1}},
    {"1: 2", {name_at_the_root, 1, 1}},
    {"max(\"left\" 3)", {expected_colon_after_name, 1, 13}},
    {"max(\"left\", 3)", {expected_colon_after_name, 1, 11}},
    {"max(left 3)", {expected_colon_after_name, 1, 11}},
    {"chance(heads 1/2 3, tails 1/2: 4)", {expected_colon_after_name, 1, 18}},
    {"max(-)", {malformed_number, 1, 5}},
    {"max(1, .)", {malformed_number, 1, 8}},
    {"max(1.2.3)", {malformed_number, 1, 5}},
    {"max(0x10)", {malformed_number, 1, 5}},
    {"max(1e)", {malformed_number, 1, 5}},
    {"max(1.5e)", {malformed_number, 1, 5}},
    {"max(1.5x)", {malformed_number, 1, 5}},
    {"max(1/)", {malformed_number, 1, 5}},
    {"max(1/-2)", {malformed_number, 1, 5}},
    {"max(1/2/3)", {malformed_number, 1, 5}},
    {"max(1.5/2)", {malformed_number, 1, 5}},
    {"max(--1)", {malformed_number, 1, 5}},
    {"max(1, nan)", {not_a_finite_number, 1, 8}},
    {"max(NaN, 1)", {not_a_finite_number, 1, 5}},
    {"inf", {not_a_finite_number, 1, 1}},
    {"max(1, -inf)", {not_a_finite_number, 1, 8}},
    {"max(1, Infinity)", {not_a_finite_number, 1, 8}},
    {"max(1, 2147483648)", {number_out_of_range, 1, 8}},
    {"max(1, -2147483649)", {number_out_of_range, 1, 8}},
    {"99999999999999999999999999999999999999", {number_out_of_range, 1, 1}},
    {"128", {number_out_of_range, 1, 1}, leaves::signed_char},
    {"-129", {number_out_of_range, 1, 1}, leaves::signed_char},
    {"-1", {number_out_of_range, 1, 1}, leaves::unsigned_},
    {"4294967296", {number_out_of_range, 1, 1}, leaves::unsigned_},
    {"9223372036854775808", {number_out_of_range, 1, 1}, leaves::rational_},
    {"1/9223372036854775808", {number_out_of_range, 1, 1}, leaves::rational_},
    {"1/99999999999999999999999", {number_out_of_range, 1, 1}, leaves::rational_},
    {"32768/3", {number_out_of_range, 1, 1}, leaves::short_rational_},
    {"-32768", {number_out_of_range, 1, 1}, leaves::short_rational_},
    {"0.00001", {number_out_of_range, 1, 1}, leaves::short_rational_},
    {"9007199254740993", {too_many_digits, 1, 1}, leaves::double_},
    {"0.12345678901234567890", {too_many_digits, 1, 1}, leaves::double_},
    {"99999999999999999999999999999999999999", {too_many_digits, 1, 1}, leaves::double_},
    {"1e23", {too_many_digits, 1, 1}, leaves::double_},
    {"1e-23", {too_many_digits, 1, 1}, leaves::double_},
    {"1e999999999999999999", {too_many_digits, 1, 1}, leaves::double_},
    {"1e-999999999999999999", {too_many_digits, 1, 1}, leaves::double_},
    {"1e19", {too_many_digits, 1, 1}, leaves::rational_},
    {"1e20", {too_many_digits, 1, 1}, leaves::rational_},
    {"1e-19", {too_many_digits, 1, 1}, leaves::rational_},
    {"chance(0.00000000000000000001: 1, 1: 2)", {too_many_digits, 1, 8}},
    {"max(1/0)", {zero_denominator, 1, 5}, leaves::rational_},
    {"chance(1/0: 3)", {zero_denominator, 1, 8}},
    {"max(1, 2.5)", {decimal_where_values_are_integers, 1, 8}},
    {"max(1, 2e3)", {decimal_where_values_are_integers, 1, 8}},
    {"max(1, 1/2)", {fraction_where_values_are_not_fractions, 1, 8}},
    {"max(1, 1/2)", {fraction_where_values_are_not_fractions, 1, 8}, leaves::double_},
    {"(1, 2)", {vector_where_values_are_numbers, 1, 1}},
    {"max((1, 2, 3))", {vector_where_values_are_numbers, 1, 5}},
    {"max(A: 1,\n    B: (2))", {vector_where_values_are_numbers, 2, 8}, leaves::double_},
    {"max(1, (1, 2, 3))", {vector_where_values_are_numbers, 1, 8}, leaves::unnamed},
    {"max(1, 2)", {number_where_values_are_vectors, 1, 5}, leaves::three_},
    {"max((1, 2, 3), 4)", {number_where_values_are_vectors, 1, 16}, leaves::three_},
    {"max((1, 2, 3), 4)", {number_where_values_are_vectors, 1, 16}, leaves::unnamed},
    {"max((1, 2, 3) 4)", {expected_comma_or_closing_bracket, 1, 15}, leaves::three_},
    {"max((1, 2, 3), (4, 5))", {vector_of_the_wrong_length, 1, 16}, leaves::three_},
    {"max((1, 2, 3), (4, 5))", {vector_of_the_wrong_length, 1, 16}, leaves::unnamed},
    {"max(A: (1, 2, 3, 4))", {vector_of_the_wrong_length, 1, 8}, leaves::three_},
    {"player1((1, 2))", {vector_of_the_wrong_length, 1, 9}, leaves::three_rationals_},
    {"()", {vector_without_numbers, 1, 1}},
    {"max((1, 2, 3), ( ))", {vector_without_numbers, 1, 16}, leaves::three_},
    {"((1, 2, 3))", {expected_number_in_a_vector, 1, 2}, leaves::three_},
    {"max((max(2, 3)), 1)", {expected_number_in_a_vector, 1, 6}, leaves::unnamed},
    {"max((1, , 3))", {expected_number_in_a_vector, 1, 9}, leaves::three_},
    {"max((1, 2, ))", {expected_number_in_a_vector, 1, 12}, leaves::three_},
    {"max((1, b: 2, 3))", {expected_number_in_a_vector, 1, 9}, leaves::three_},
    {"max((1, 2: 2, 3))", {expected_comma_or_closing_bracket, 1, 10}, leaves::three_},
    {"max((1 2 3))", {expected_comma_or_closing_bracket, 1, 8}, leaves::three_},
    {"max((1, 2, 3]", {mismatched_brackets, 1, 13}, leaves::three_},
    {"max((1, 2, 3", {bracket_never_closed, 1, 5}, leaves::three_},
    {"max((1,", {bracket_never_closed, 1, 5}, leaves::three_},
    {"max((", {bracket_never_closed, 1, 5}, leaves::three_},
    {"(1, 2, 3) (4, 5, 6)", {trailing_text, 1, 11}, leaves::three_},
    {"(1, nan, 3)", {not_a_finite_number, 1, 5}, leaves::three_},
    {"(1, 2nd, 3)", {malformed_number, 1, 5}, leaves::three_},
    {"(1, 2.5, 3)", {decimal_where_values_are_integers, 1, 5}, leaves::three_},
    {"(1, 1/2, 3)", {fraction_where_values_are_not_fractions, 1, 5}, leaves::three_},
    {"(1, 2, 2147483648)", {number_out_of_range, 1, 8}, leaves::three_},
    {"max(player3(1, 2), 3)", {player_without_a_utility, 1, 5}},
    {"max(player4((1, 2, 3)))", {player_without_a_utility, 1, 5}, leaves::three_},
    {"max(min((1)))", {player_without_a_utility, 1, 5}, leaves::one_},
    {"[[(1)]]", {player_without_a_utility, 1, 2}, leaves::one_},
    {"player0((1, 2, 3))", {unknown_word, 1, 1}, leaves::three_},
    {"player01((1, 2, 3))", {unknown_word, 1, 1}, leaves::three_},
    {"player255((1, 2, 3))", {unknown_word, 1, 1}, leaves::three_},
    {"player1000((1, 2, 3))", {unknown_word, 1, 1}, leaves::three_},
    {"player((1, 2, 3))", {unknown_word, 1, 1}, leaves::three_},
    {"playerA((1, 2, 3))", {unknown_word, 1, 1}, leaves::three_},
    {"player1", {expected_opening_bracket, 1, 8}, leaves::three_},
    {"player3([1, 2])", {list_of_many_players, 1, 9}, leaves::unnamed},
    {"player3([(1, 2, 3)])", {list_of_many_players, 1, 9}, leaves::three_},
    {"max([(1, 2, 3)])", {list_of_many_players, 1, 5}, leaves::three_},
    {"[(1, 2, 3)]", {list_of_many_players, 1, 1}, leaves::three_},
    {"chance([(1, 2)])", {list_below_chance_node, 1, 8}, leaves::two_},
    {"max(1/2: 3, 1/2: 4)", {probability_outside_chance_node, 1, 5}},
    {"min(0.5: 3, 0.5: 4)", {probability_outside_chance_node, 1, 5}},
    {"max(heads 1/2: 3)", {probability_outside_chance_node, 1, 11}},
    {"max(-1: 3)", {probability_outside_chance_node, 1, 5}},
    {"chance(-1: 3, 2: 4)", {probability_not_between_zero_and_one, 1, 8}},
    {"chance(1/2: 3, 3/2: 4)", {probability_not_between_zero_and_one, 1, 16}},
    {"chance(a 1.5: 3)", {probability_not_between_zero_and_one, 1, 10}},
    {"max(1, chance(1/2: 3, 1/3: 4))", {probabilities_do_not_sum_to_one, 1, 8}},
    {"chance(0.5: 3, 0.51: 4)", {probabilities_do_not_sum_to_one, 1, 1}},
    {"chance(1/9223372036854775807: 3, 1/9223372036854775806: 4)", {probabilities_too_fine_to_add_exactly, 1, 34}},
    {"chance(1/2: 3, 4)", {some_children_have_no_probability, 1, 16}},
    {"chance(3, 1/2: 4)", {some_children_have_no_probability, 1, 11}},
};
constexpr bool every_slip_is_found() {
  for (const slip& s : slips)
    if (!(find_mistake(s.source, s.value) == s.finding)) return false;
  return true;
}
FACT(text_every_slip_is_found, every_slip_is_found())
FACT(text_without_a_slip, !zermelo::find_mistake(given(text("max(1, 2)"))))

// Deep texts. At the limit everything works, in the compiler too; beyond it the mistake is found at once.
template <std::size_t Levels, std::size_t Closed = Levels>
struct nested {
  char characters[Levels + 1 + Closed]{};
  constexpr nested() {
    for (char& c : characters) c = ']';
    for (std::size_t i = 0; i < Levels; ++i) characters[i] = '[';
    characters[Levels] = '7';
  }
  constexpr operator text() const { return {characters, sizeof characters}; }
};
FACT(text_deepest, parse_tree(nested<200>{}).size() == 201 && parse_tree(nested<200>{})[200].utility == 7)
FACT(text_too_deep, zermelo::find_mistake(nested<201>{}) == tree_text_finding{nested_too_deeply, 1, 201})
FACT(text_depth_bomb, zermelo::find_mistake(nested<100'000, 0>{}) == tree_text_finding{nested_too_deeply, 1, 201})
FACT(text_too_long_to_number, zermelo::find_mistake(text("1", std::size_t{1} << 32)).reason == text_too_long)
}  // namespace tree_text_facts
