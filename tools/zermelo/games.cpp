// The games that the program knows, by their names and parameters.
#include "games.hpp"

#include <fmt/format.h>

#include <charconv>
#include <zermelo/games/connect_four.hpp>
#include <zermelo/games/dice_race.hpp>
#include <zermelo/games/dots_and_boxes.hpp>
#include <zermelo/games/go.hpp>
#include <zermelo/games/kalah.hpp>
#include <zermelo/games/lone_king.hpp>
#include <zermelo/games/m_n_k.hpp>
#include <zermelo/games/many_player_nim.hpp>
#include <zermelo/games/othello.hpp>
#include <zermelo/games/pig.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/games/triangle_war.hpp>
#include <zermelo/write_tree.hpp>

#include "input.hpp"
#include "known_game_of.hpp"

namespace {
namespace games = zermelo::games;

// ---- parameters ------------------------------------------------------------------------------------------

[[noreturn]] void wrong_parameters(const std::string& what) { throw failure(exit_bad_input, what); }

/// The parameters as whole numbers, from `fewest` to `most` of them.
std::vector<int> numbers(const typed_words& typed, std::size_t fewest, std::size_t most,
                         const char* expected) {
  if (typed.size() < fewest || typed.size() > most) wrong_parameters(fmt::format("expected {}", expected));
  std::vector<int> all;
  for (const std::string& t : typed) {
    int n = 0;
    const auto [stop, trouble] = std::from_chars(t.data(), t.data() + t.size(), n);
    if (trouble != std::errc() || stop != t.data() + t.size())
      wrong_parameters(fmt::format("expected {}, and '{}' is no whole number", expected, t));
    all.push_back(n);
  }
  return all;
}
int number(const typed_words& typed, int otherwise, const char* expected) {
  const auto all = numbers(typed, 0, 1, expected);
  return all.empty() ? otherwise : all[0];
}

// ---- games -----------------------------------------------------------------------------------------------

known_pointer make_tic_tac_toe(const typed_words& typed) {
  numbers(typed, 0, 0, "no parameters");
  return known(games::tic_tac_toe{});
}
known_pointer make_connect_four(const typed_words& typed) {
  constexpr char expected[] = "columns and rows of the board: 4 4, 5 4 or 7 6";
  const auto size = typed.empty() ? std::vector<int>{7, 6} : numbers(typed, 2, 2, expected);
  if (size == std::vector{4, 4}) return known(games::connect_four<4, 4>{});
  if (size == std::vector{5, 4}) return known(games::connect_four<5, 4>{});
  if (size == std::vector{7, 6}) return known(games::connect_four<7, 6>{});
  wrong_parameters(fmt::format("expected {}", expected));
}
known_pointer make_m_n_k(const typed_words& typed) {
  constexpr char expected[] = "rows, cells in each and marks in a line: 3 4 3, 4 4 4, 4 5 4 or 8 8 5";
  const auto sizes = typed.empty() ? std::vector<int>{4, 4, 4} : numbers(typed, 3, 3, expected);
  if (sizes == std::vector{3, 4, 3}) return known(games::m_n_k<3, 4, 3>{});
  if (sizes == std::vector{4, 4, 4}) return known(games::m_n_k<4, 4, 4>{});
  if (sizes == std::vector{4, 5, 4}) return known(games::m_n_k<4, 5, 4>{});
  if (sizes == std::vector{8, 8, 5}) return known(games::m_n_k<8, 8, 5>{});
  wrong_parameters(fmt::format("expected {}", expected));
}
known_pointer make_go(const typed_words& typed) {
  switch (number(typed, 9, "the size of the board, 5, 7 or 9")) {
    case 5:
      return known(games::go<5>{});
    case 7:
      return known(games::go<7>{});
    case 9:
      return known(games::go<9>{.komi = 5.5});
    default:
      wrong_parameters("the size of the board is 5, 7 or 9");
  }
}
known_pointer make_krk(const typed_words& typed) {
  numbers(typed, 0, 0, "no parameters");
  return known(games::lone_king<games::lone_king_piece::rook>{});
}
known_pointer make_kqk(const typed_words& typed) {
  numbers(typed, 0, 0, "no parameters");
  return known(games::lone_king<games::lone_king_piece::queen>{});
}
known_pointer make_halving(const typed_words& typed) {
  const int n = number(typed, 10, "the number at the start, 0 to 1000000");
  if (n < 0 || n > 1'000'000) wrong_parameters("the number at the start is 0 to 1000000");
  return known(games::halving{n});
}
known_pointer make_nim(const typed_words& typed) {
  typed_words piles = typed;
  const bool misere = !piles.empty() && piles.back() == "misere";
  if (misere) piles.pop_back();
  games::nim nim;
  for (const int stones : numbers(piles, 0, 7, "the stones of up to seven piles")) nim.add_pile(stones);
  if (piles.empty())
    for (const int stones : {3, 4, 5}) nim.add_pile(stones);
  return known(misere ? nim.as_misere() : nim);
}
known_pointer make_three_player_nim(const typed_words& typed) {
  const auto piles =
      typed.empty() ? std::vector<int>{1, 2, 3} : numbers(typed, 3, 3, "the stones of three piles");
  return known(games::many_player_nim<3>(piles[0], piles[1], piles[2]));
}
known_pointer make_dots_and_boxes(const typed_words& typed) {
  const auto size =
      typed.empty() ? std::vector<int>{2, 2} : numbers(typed, 2, 2, "rows and columns of boxes");
  return known(games::dots_and_boxes(size[0], size[1]));
}
known_pointer make_kalah(const typed_words& typed) {
  const auto size = typed.empty() ? std::vector<int>{6, 4} : numbers(typed, 2, 2, "pits and stones in each");
  return known(games::kalah(size[0], size[1]));
}
known_pointer make_othello(const typed_words& typed) {
  switch (number(typed, 8, "the size of the board, 4, 6 or 8")) {
    case 4:
      return known(games::othello<4>{});
    case 6:
      return known(games::othello<6>{});
    case 8:
      return known(games::othello<8>{});
    default:
      wrong_parameters("the size of the board is 4, 6 or 8");
  }
}
known_pointer make_triangle_war(const typed_words& typed) {
  numbers(typed, 0, 0, "no parameters");
  return known(games::triangle_war{});
}
known_pointer make_pig(const typed_words& typed) {
  const auto goal_and_sides = numbers(typed, 0, 2, "the goal and the sides of the die");
  const int goal = goal_and_sides.empty() ? 100 : goal_and_sides[0];
  return known(games::pig(goal, goal_and_sides.size() < 2 ? 6 : goal_and_sides[1]));
}
known_pointer make_dice_race(const typed_words& typed) {
  const auto size = numbers(typed, 0, 2, "the sides of the dice and the checkers of each player");
  const int sides = size.empty() ? 6 : size[0];
  return known(games::dice_race(sides, size.size() < 2 ? 3 : size[1]));
}

/// A tree whose board is the text of what is left of it.
template <class Value>
struct played_tree : zermelo::growing_tree<Value> {
  explicit played_tree(const zermelo::growing_tree<Value>& tree) : zermelo::growing_tree<Value>(tree) {}

  template <class Out>
  void write_board(Out& out, zermelo::tree_node s) const {
    constexpr std::uint32_t most_nodes = 60;
    const auto& from = (*this)[s];
    if (from.size > most_nodes) {
      const std::string how_large = fmt::format("a tree of {} nodes", from.size);
      return out(zermelo::text(how_large)), out("\n");
    }
    zermelo::growing_tree<Value> rest(this->characters());
    for (zermelo::tree_node i = s; i < s + from.size; ++i) {
      auto copy = (*this)[i];
      copy.parent = i == s ? 0 : copy.parent - s;
      rest.nodes.push_back(copy);
    }
    zermelo::write_tree(out, rest);
    out("\n");
  }
};

template <class Value>
known_pointer play_tree(const tree_source& source) {
  return known(played_tree<Value>(tree_from<Value>(source)));
}
/// The same for leaves that are vectors; their numbers are exact fractions, whatever they look like.
template <std::size_t... Most>
known_pointer play_tree_of_vectors(const tree_source& source, std::size_t players,
                                   std::index_sequence<Most...>) {
  require_known_number_of_players(source, players);
  known_pointer game;
  (void)((players == Most + 2 &&
          (game = play_tree<zermelo::utility_vector<exact, Most + 2>>(source), true)) ||
         ...);
  return game;
}
known_pointer make_tree(const typed_words& typed) {
  if (typed.size() != 1) wrong_parameters("expected one parameter, the tree or the file that holds it");
  if (typed[0] == "-")
    wrong_parameters("a tree that is played cannot come from standard input, where the players are");
  const tree_source source = read_tree_source(typed[0]);
  if (const std::size_t players = players_in(source); players > 0)
    return play_tree_of_vectors(source, players, std::make_index_sequence<most_players - 1>());
  return leaf_kind_of(source) == zermelo::leaf_kind::decimals ? play_tree<double>(source)
                                                              : play_tree<exact>(source);
}

// ---- the list of them ------------------------------------------------------------------------------------

struct listed {
  const char* name;
  const char* parameters;
  const char* what;
  known_pointer (*make)(const typed_words&);
};
constexpr listed all_games[] = {
    {"connect-four", "[COLUMNS ROWS]", "four in a row; the boards are 4 4, 5 4 and 7 6 (7 6)",
     make_connect_four},
    {"dice-race", "[SIDES] [CHECKERS]", "two dice bear off the last checkers of backgammon (6 3)",
     make_dice_race},
    {"dots-and-boxes", "[ROWS COLUMNS]", "who draws the fourth side of a box has it (2 2)",
     make_dots_and_boxes},
    {"go", "[SIZE]", "on 5, 7 or 9 points a side; komi 5.5 on 9, otherwise 0 (9)", make_go},
    {"halving", "[N]", "n - 1 or n / 2 in turn; who is to move at 0 wins (10)", make_halving},
    {"kalah", "[PITS STONES]", "the mancala game (6 4)", make_kalah},
    {"kqk", "", "chess: king and queen against king", make_kqk},
    {"krk", "", "chess: king and rook against king", make_krk},
    {"m-n-k", "[M N K]", "K in a row on M rows of N: 3 4 3, 4 4 4, 4 5 4 or 8 8 5 (4 4 4)", make_m_n_k},
    {"nim", "[STONES...] [--misere]", "piles of stones; who takes the last one wins, or loses (3 4 5)",
     make_nim},
    {"nim-for-three", "[STONES STONES STONES]", "who takes the last stone comes first of three (1 2 3)",
     make_three_player_nim},
    {"othello", "[SIZE]", "on 4, 6 or 8 squares a side (8)", make_othello},
    {"pig", "[GOAL] [SIDES]", "roll on or hold: first to reach the goal (100 6)", make_pig},
    {"tic-tac-toe", "", "three in a row", make_tic_tac_toe},
    {"tree", "TREE", "a tree as zermelo solve takes it, or a file with one", make_tree},
    {"triangle-war", "", "who draws the third side of a triangle has it", make_triangle_war},
};

}  // namespace

known_pointer make_known_game(const std::string& name, const typed_words& parameters) {
  for (const listed& g : all_games)
    if (g.name == name) {
      try {
        return g.make(parameters);
      } catch (const zermelo::error& e) {
        throw failure(exit_bad_input, fmt::format("{}: {}", name, e.what()));
      } catch (const failure& e) {
        throw failure(e.code(), name == "tree" ? e.what() : fmt::format("{}: {}", name, e.what()));
      }
    }
  throw failure(exit_wrong_usage,
                fmt::format("there is no game '{}': zermelo play --list names those that there are", name));
}

std::string list_of_games() {
  std::string lines;
  for (const listed& g : all_games) lines += fmt::format("{:15} {:23} {}\n", g.name, g.parameters, g.what);
  return lines;
}
