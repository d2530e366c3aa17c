// zermelo play: games of the library, and trees, played from the command line.
#include <fmt/format.h>

#include <charconv>
#include <memory>
#include <zermelo/games/dice_race.hpp>
#include <zermelo/games/dots_and_boxes.hpp>
#include <zermelo/games/halving.hpp>
#include <zermelo/games/kalah.hpp>
#include <zermelo/games/many_player_nim.hpp>
#include <zermelo/games/othello.hpp>
#include <zermelo/games/pig.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/games/triangle_war.hpp>
#include <zermelo/play/command.hpp>
#include <zermelo/play/game_in_play.hpp>
#include <zermelo/write_tree.hpp>

#include "commands.hpp"
#include "format.hpp"
#include "input.hpp"
#include "output.hpp"

namespace {
namespace games = zermelo::games;
using zermelo::play::any_game;
using zermelo::play::game_in_play;
using game_pointer = std::unique_ptr<any_game>;
using words = std::vector<std::string>;

// ---- parameters ------------------------------------------------------------------------------------------

[[noreturn]] void wrong_parameters(const std::string& what) { throw failure(exit_bad_input, what); }

/// The parameters as whole numbers, from `fewest` to `most` of them.
std::vector<int> numbers(const words& typed, std::size_t fewest, std::size_t most, const char* expected) {
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
int number(const words& typed, int otherwise, const char* expected) {
  const auto all = numbers(typed, 0, 1, expected);
  return all.empty() ? otherwise : all[0];
}

// ---- games -----------------------------------------------------------------------------------------------

game_pointer make_tic_tac_toe(const words& typed) {
  numbers(typed, 0, 0, "no parameters");
  return game_in_play(games::tic_tac_toe{});
}
game_pointer make_halving(const words& typed) {
  const int n = number(typed, 10, "the number at the start, 0 to 1000");
  if (n < 0 || n > 1000) wrong_parameters("the number at the start is 0 to 1000");
  return game_in_play(games::halving{n});
}
game_pointer make_nim(const words& typed) {
  words piles = typed;
  const bool misere = !piles.empty() && piles.back() == "misere";
  if (misere) piles.pop_back();
  games::nim nim;
  for (const int stones : numbers(piles, 0, 7, "the stones of up to seven piles")) nim.add_pile(stones);
  if (piles.empty())
    for (const int stones : {3, 4, 5}) nim.add_pile(stones);
  return game_in_play(misere ? nim.as_misere() : nim);
}
game_pointer make_three_player_nim(const words& typed) {
  const auto piles =
      typed.empty() ? std::vector<int>{1, 2, 3} : numbers(typed, 3, 3, "the stones of three piles");
  return game_in_play(games::many_player_nim<3>(piles[0], piles[1], piles[2]));
}
game_pointer make_dots_and_boxes(const words& typed) {
  const auto size =
      typed.empty() ? std::vector<int>{2, 2} : numbers(typed, 2, 2, "rows and columns of boxes");
  return game_in_play(games::dots_and_boxes(size[0], size[1]));
}
game_pointer make_kalah(const words& typed) {
  const auto size = typed.empty() ? std::vector<int>{6, 4} : numbers(typed, 2, 2, "pits and stones in each");
  return game_in_play(games::kalah(size[0], size[1]));
}
game_pointer make_othello(const words& typed) {
  switch (number(typed, 8, "the size of the board, 4, 6 or 8")) {
    case 4:
      return game_in_play(games::othello<4>{});
    case 6:
      return game_in_play(games::othello<6>{});
    case 8:
      return game_in_play(games::othello<8>{});
    default:
      wrong_parameters("the size of the board is 4, 6 or 8");
  }
}
game_pointer make_triangle_war(const words& typed) {
  numbers(typed, 0, 0, "no parameters");
  return game_in_play(games::triangle_war{});
}
game_pointer make_pig(const words& typed) {
  const auto goal_and_sides = numbers(typed, 0, 2, "the goal and the sides of the die");
  const int goal = goal_and_sides.empty() ? 100 : goal_and_sides[0];
  return game_in_play(games::pig(goal, goal_and_sides.size() < 2 ? 6 : goal_and_sides[1]));
}
game_pointer make_dice_race(const words& typed) {
  const auto size = numbers(typed, 0, 2, "the sides of the dice and the checkers of each player");
  const int sides = size.empty() ? 6 : size[0];
  return game_in_play(games::dice_race(sides, size.size() < 2 ? 3 : size[1]));
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
game_pointer play_tree(const tree_source& source) {
  return game_in_play(played_tree<Value>(tree_from<Value>(source)));
}
/// The same for leaves that are vectors; their numbers are exact fractions, whatever they look like.
template <std::size_t... Most>
game_pointer play_tree_of_vectors(const tree_source& source, std::size_t players, std::index_sequence<Most...>) {
  require_known_number_of_players(source, players);
  game_pointer game;
  (void)((players == Most + 2 &&
          (game = play_tree<zermelo::utility_vector<exact, Most + 2>>(source), true)) || ...);
  return game;
}
game_pointer make_tree(const words& typed) {
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

struct playable {
  const char* name;
  const char* parameters;
  const char* what;
  game_pointer (*make)(const words&);
};
constexpr playable all_games[] = {
    {"dice-race", "[SIDES] [CHECKERS]", "two dice bear off the last checkers of backgammon (6 3)",
     make_dice_race},
    {"dots-and-boxes", "[ROWS COLUMNS]", "who draws the fourth side of a box has it (2 2)",
     make_dots_and_boxes},
    {"halving", "[N]", "n - 1 or n / 2 in turn; who is to move at 0 wins (10)", make_halving},
    {"kalah", "[PITS STONES]", "the mancala game (6 4)", make_kalah},
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

game_pointer make_game(const std::string& name, const words& parameters) {
  for (const playable& g : all_games)
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
  for (const playable& g : all_games) lines += fmt::format("{:15} {:23} {}\n", g.name, g.parameters, g.what);
  return lines;
}

constexpr char help[] = R"(GAME and its parameters are one of those that --list names.

Examples:
  zermelo play tic-tac-toe
  zermelo play nim 3 4 5 --misere --max human --min perfect
  zermelo play kalah 4 3 --max random --min alpha-beta:4 --games 100 --seed 1
  zermelo play tree 'max(A: min(-50, 50), B: min(1, 3))' --min random
  zermelo play --replay game.txt
)";

struct request {
  std::string game;
  words parameters;
  zermelo::play::play_options options;
  bool misere = false;
  bool list = false;
};

void run(const request& r) {
  if (r.list) return print(list_of_games());
  const bool from_file = !(r.options.replay.empty() && r.options.resume.empty());
  if (from_file != r.game.empty())
    throw failure(exit_wrong_usage, from_file
                                        ? "--replay and --resume know their game: GAME goes without them"
                                        : "GAME is required");
  words parameters = r.parameters;
  if (r.misere && r.game != "nim") throw failure(exit_wrong_usage, "--misere goes with nim only");
  if (r.misere) parameters.push_back("misere");
  zermelo::play::run_play(r.options, r.game, parameters, make_game);
}

/// What follows GAME, as typed. (CLI11 would take a parameter in brackets, such as the tree [[3, 9], [2, 5]],
/// for a list in a notation of its own if the parameters were an option with many values.)
words parameters_among(const words& unknown) {
  words parameters;
  for (const std::string& typed : unknown) {
    const bool is_option = typed.size() > 1 && typed[0] == '-' && !('0' <= typed[1] && typed[1] <= '9');
    if (is_option && typed != "--")
      throw failure(exit_wrong_usage, fmt::format("'{}' is not expected here", typed));
    if (typed != "--") parameters.push_back(typed);
  }
  return parameters;
}
}  // namespace

void add_play_command(CLI::App& program) {
  const auto r = std::make_shared<request>();
  CLI::App& command = *program.add_subcommand("play", "Play a game, watch one, or count the results of many");
  command.add_option("GAME", r->game, "The game, which its parameters follow (see --list)")->type_name("");
  command.allow_extras();
  command.add_flag("--misere", r->misere, "In nim: who takes the last stone loses");
  command.add_flag("--list", r->list, "Name the games and their parameters");
  zermelo::play::add_play_options(command, r->options);
  command.footer(std::string(zermelo::play::who_help) + help + exit_codes_help);
  command.callback([r, &command] {
    with_hint_at_help("play", [&] {
      r->parameters = parameters_among(command.remaining());
      run(*r);
    });
  });
}
