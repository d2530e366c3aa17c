// zermelo tic-tac-toe: the value of a position, all best moves and the line of play.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <memory>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/principal_variation.hpp>

#include "commands.hpp"
#include "failure.hpp"
#include "format.hpp"
#include "output.hpp"

namespace {
using game = zermelo::games::tic_tac_toe;
using zermelo::player;

struct request {
  std::string board;
  std::string to_move;
  bool json = false;
};

constexpr char help[] =
    R"(BOARD is nine cells row by row, each X, O or a dot; '/' between rows is optional. X is to move if
there are as many X as O, and began the game, unless --to-move says that it is the other side's
turn. The cells have numbers:  0 1 2
                               3 4 5
                               6 7 8
The distance of a move is the number of plies to the end, that move included, if the winner hurries
and the loser delays. All moves that keep the value are named: the soonest win or the latest loss
first.

With --json: value (1 X wins, 0 draw, -1 O wins), bound, action (a cell or null), leaves, nodes,
principal_variation (cells); and to_move and value_for_mover (null at the end of the game), distance
and best_moves (each with cell and distance).

Examples:
  zermelo tic-tac-toe X.O/.X./O..
  zermelo tic-tac-toe --to-move O --json .........
)";

struct best_move {
  int cell;
  int distance;
};

/// What is found in a position.
struct answer {
  decltype(zermelo::alpha_beta(game{}, game::state{}, zermelo::by_distance)) search;
  decltype(zermelo::principal_variation(game{}, game::state{}, zermelo::by_distance)) line;
  std::vector<best_move> best_moves;
};

char letter_of(player p) { return p == player::max ? 'X' : 'O'; }
char mover(game::state s) { return letter_of(game::to_move(s)); }
std::string signed_text(int value) { return value == 0 ? "0" : fmt::format("{:+}", value); }
int value_for_mover(game::state s, int value) { return game::to_move(s) == player::max ? value : -value; }
std::string plies(int count) { return fmt::format("{} {}", count, count == 1 ? "ply" : "plies"); }

/// All moves that keep the value, soonest win or latest loss first.
std::vector<best_move> find_best_moves(game::state s, int value) {
  std::vector<best_move> moves;
  if (game::is_terminal(s)) return moves;
  const bool hurries = value_for_mover(s, value) > 0;
  const auto better = [&](const best_move& x, const best_move& y) {
    return hurries ? x.distance < y.distance : x.distance > y.distance;
  };
  for (const int cell : game::actions(s)) {
    const auto after = zermelo::alpha_beta(game{}, game::result(s, cell), zermelo::by_distance);
    const best_move move{cell, after.distance + 1};
    if (after.value == value) moves.insert(std::upper_bound(moves.begin(), moves.end(), move, better), move);
  }
  return moves;
}

answer solve(game::state s) {
  const auto found = zermelo::alpha_beta(game{}, s, zermelo::by_distance);
  return {found, zermelo::principal_variation(game{}, s, zermelo::by_distance),
          find_best_moves(s, found.value)};
}

game::state read_position(const request& r) {
  try {
    if (r.to_move.empty()) return game::position(r.board);
    return game::position(r.board, r.to_move == "X" ? player::max : player::min);
  } catch (const zermelo::error& e) {
    const std::size_t wrong = r.board.find_first_not_of("XxOo./ ");
    const std::string where = wrong == std::string::npos ? "" : fmt::format(", character {}", wrong + 1);
    throw failure(exit_bad_input, fmt::format("BOARD '{}'{}: {}", r.board, where, e.what()));
  }
}

std::string board_text(game::state s) {
  std::string board;
  for (int cell = 0; cell < 9; ++cell) {
    board += game::mark_at(s, cell);
    board += cell % 3 == 2 ? '\n' : ' ';
  }
  return board;
}

std::string verdict(game::state s, int value, int distance) {
  if (game::is_terminal(s))
    return value == 0 ? "The game is over: a draw.\n"
                      : fmt::format("The game is over: {} has won.\n", value > 0 ? 'X' : 'O');
  if (value == 0) return fmt::format("{} to move: a draw.\n", mover(s));
  return fmt::format("{} to move {} in {}.\n", mover(s), value_for_mover(s, value) > 0 ? "wins" : "loses",
                     plies(distance));
}

std::string text_answer(game::state s, const answer& a) {
  std::string out = board_text(s) + '\n' + verdict(s, a.search.value, a.search.distance);
  out += fmt::format("value for X:   {}\n", signed_text(a.search.value));
  out += fmt::format("value for O:   {}\n", signed_text(-a.search.value));
  if (game::is_terminal(s)) return out;

  std::vector<std::string> moves, line;
  for (const best_move& m : a.best_moves) moves.push_back(fmt::format("{} ({})", m.cell, plies(m.distance)));
  player side = game::to_move(s);
  for (const int cell : a.line) {
    line.push_back(fmt::format("{}{}", letter_of(side), cell));
    side = zermelo::opponent(side);
  }
  return out +
         fmt::format("best moves:    {}\nline of play:  {}\n", fmt::join(moves, ", "), fmt::join(line, " "));
}

std::string json_answer(game::state s, const answer& a) {
  std::vector<std::string> line, moves;
  for (const int cell : a.line) line.push_back(std::to_string(cell));
  for (const best_move& m : a.best_moves)
    moves.push_back(fmt::format(R"({{"cell": {}, "distance": {}}})", m.cell, m.distance));
  const bool over = game::is_terminal(s);
  return fmt::format(
      R"({{"value": {}, "bound": "exact", "action": {}, "leaves": {}, "nodes": {}, "principal_variation": {}, )"
      R"("to_move": {}, "value_for_mover": {}, "distance": {}, "best_moves": {}}})"
      "\n",
      a.search.value, over ? "null" : std::to_string(*a.search.action), a.search.leaves, a.search.nodes,
      json_list(line), over ? "null" : fmt::format("\"{}\"", mover(s)),
      over ? "null" : std::to_string(value_for_mover(s, a.search.value)), a.search.distance,
      json_list(moves));
}

void run(const request& r) {
  const game::state s = read_position(r);
  const answer a = solve(s);
  print(r.json ? json_answer(s, a) : text_answer(s, a));
}
}  // namespace

void add_tic_tac_toe_command(CLI::App& program) {
  const auto r = std::make_shared<request>();
  CLI::App& command =
      *program.add_subcommand("tic-tac-toe", "Tell what a tic-tac-toe position is worth and what to play");
  command.add_option("BOARD", r->board, "The position, such as XO./.../.OX")->type_name("")->required();
  command.add_option("--to-move", r->to_move, "Who is to move: X or O")
      ->type_name("SIDE")
      ->check(one_of({"X", "O"}));
  command.add_flag("--json", r->json, "Print one JSON object");
  command.footer(std::string(help) + exit_codes_help);
  command.callback([r] { run(*r); });
}
