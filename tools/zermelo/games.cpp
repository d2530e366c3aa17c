// The games that the program knows, by their names and parameters.
#include "games.hpp"

#include <fmt/format.h>

#include <charconv>

#include "failure.hpp"
#include "games/makers.hpp"

[[noreturn]] void wrong_parameters(const std::string& what) { throw failure(exit_bad_input, what); }

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

namespace {
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
