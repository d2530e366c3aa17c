// Connect Four for the command connect-four: positions read stone by stone, and scores for the side to move.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>
#include <zermelo/bisection.hpp>
#include <zermelo/games/connect_four_threats.hpp>
#include <zermelo/large_table.hpp>
#include <zermelo/play/append_to.hpp>

#include "failure.hpp"

/// What is wrong with a line: the number of the character, from 1, and why.
struct wrong_character {
  std::size_t number;
  std::string why;
};

/// What is known of a position. Columns are numbered from 1.
struct connect_four_answer {
  int score = 0;                ///< for the side to move, negative when lost, also at the end of the game
  std::optional<int> column{};  ///< a best one, unless the game is over
  int plies = 0;                ///< to the end, where somebody wins
  std::vector<std::optional<int>> columns{};  ///< the score of each; nothing for a full one
  std::vector<int> line{};                    ///< both sides play best
  std::uint64_t leaves = 0, nodes = 0;
};

template <int Width, int Height>
class connect_four_solver {
 public:
  using rules = zermelo::games::connect_four<Width, Height>;
  using expert = zermelo::games::connect_four_threats<Width, Height>;
  using state = typename rules::state;

  explicit connect_four_solver(std::size_t its_bytes) : table_(its_bytes / entry_bytes) {}

  /// The position after stones in these columns, the first of which is this character of a line; spaces are
  /// ignored.
  static state position(std::string_view record, std::size_t number = 1) {
    state s = rules::start();
    for (const char c : record) {
      if (c != ' ') {
        const int column = c - '1';
        const std::string why =
            column < 0 || column > 8 ? fmt::format("'{}' is no column: columns are 1 to {}", c, Width)
            : column >= Width        ? fmt::format("there is no column {}: columns are 1 to {}", c, Width)
            : rules::is_terminal(s)  ? "the game is over before this stone"
            : !is_open(s, column)    ? fmt::format("column {} is full", c)
                                     : "";
        if (!why.empty()) throw wrong_character{number, why};
        s = rules::result(s, column);
      }
      ++number;
    }
    return s;
  }

  static std::size_t stones(state s) { return static_cast<std::size_t>(__builtin_popcountll(s.stones)); }

  int score(state s) {
    connect_four_answer answer;
    return for_mover(s, value(s, answer));
  }
  /// The score, and a best column.
  connect_four_answer solve(state s) {
    connect_four_answer answer;
    answer.score = for_mover(s, value(s, answer));
    answer.plies = plies_to_the_end(s, answer.score);
    if (!rules::is_terminal(s)) answer.column = best_column(s, answer) + 1;
    return answer;
  }
  /// The score of every column, and how the game goes on.
  connect_four_answer analyse(state s) {
    connect_four_answer answer = solve(s);
    if (rules::is_terminal(s)) return answer;
    for (int column = 0; column < Width; ++column) {
      auto& score = answer.columns.emplace_back();
      if (is_open(s, column)) score = for_mover(s, value(rules::result(s, column), answer));
    }
    while (!rules::is_terminal(s)) {
      const int column = best_column(s, answer);
      answer.line.push_back(column + 1);
      s = rules::result(s, column);
    }
    return answer;
  }

 private:
  static constexpr std::size_t entry_bytes = sizeof(typename zermelo::detail::table_entry<expert>::type);

  static bool is_open(state s, int column) { return rules::stone_at(s, column, Height - 1) == '.'; }
  static int for_mover(state s, int value) {
    return rules::to_move(s) == zermelo::player::max ? value : -value;
  }
  /// The winner's last stone tells the score, and so the score tells when it is played.
  static int plies_to_the_end(state s, int score) {
    if (score == 0 || rules::is_terminal(s)) return 0;
    const int of_winner = rules::most_stones + 1 - (score > 0 ? score : -score);
    const auto all = static_cast<int>(stones(s)), played = score > 0 ? all / 2 : (all + 1) / 2;
    return 2 * (of_winner - played) - (score > 0 ? 1 : 0);
  }

  int value(state s, connect_four_answer& counts) {
    if (rules::is_terminal(s)) return rules::utility(s);
    return search(expert::of(s), counts).value;
  }
  auto search(const typename expert::state& s, connect_four_answer& counts) {
    const auto found =
        zermelo::bisect(expert{}, s, zermelo::remember(table_), zermelo::ordered_by(expert::by_threats));
    counts.leaves += found.leaves;
    counts.nodes += found.nodes;
    return found;
  }
  /// Where the expert's game is over, a stone that wins at once is best, then one that keeps the other side
  /// from winning at once, then any.
  int best_column(state s, connect_four_answer& counts) {
    const auto known = expert::of(s);
    if (!expert::is_terminal(known)) return expert::column(*search(known, counts).action);
    std::optional<int> any, parry;
    const state others_turn{s.own ^ s.stones, s.stones};
    for (const int column : rules::actions(s)) {
      if (wins(s, column)) return column;
      if (!any) any = column;
      if (!parry && wins(others_turn, column)) parry = column;
    }
    return parry ? *parry : *any;
  }
  /// Whether the side whose stones are `own` has four with a stone in this column.
  static bool wins(state s, int column) {
    const state next = rules::result(s, column);
    return rules::is_terminal(next) && rules::utility(next) != 0;
  }

  zermelo::large_table<expert> table_;
};
