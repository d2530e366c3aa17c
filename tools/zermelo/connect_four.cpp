// zermelo connect-four: the score of a position and of every column, or of one position a line.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cerrno>
#include <charconv>
#include <cstdio>
#include <memory>

#include "commands.hpp"
#include "connect_four_solver.hpp"
#include "failure.hpp"
#include "format.hpp"
#include "output.hpp"
#include "still_searching.hpp"

namespace {
struct request {
  std::string position;
  std::vector<int> size{7, 6};
  int megabytes = 64;
  bool analyse = false;
  bool json = false;
  bool check = false;
};

constexpr int most_megabytes = 65'536;

constexpr char help[] =
    R"(POSITION is the columns of the stones so far, from 1, such as 32164625; '' is the empty board.
X begins. The score is for the side to move when both sides play best: if it wins, one more than
the stones that a player can have (22 on 7 x 6) less those that it has then played; if it loses,
the same for the other side, negative; 0 is a draw. A game that is over has the score of the side
that would be to move.

With POSITION - a line of standard input is a position, and the line of the same number on
standard output is the position and its score. A second word must be a score; --check compares
it. A line that is wrong is answered by an empty one, and standard error says its number and what
is wrong; the exit code is then 1. A line that is empty is the empty board.

The empty board of 7 x 6 takes minutes, positions after ten stones a second or so.

With --json: value (for X), bound, action (a column or null), leaves, nodes, to_move (null at the
end), score and plies (to the end; 0 for a draw); with --analyse also columns (scores, null for a
full one), best_columns and principal_variation.

Examples:
  zermelo connect-four 32164625 --analyse
  zermelo connect-four --size 5 4 12 --json
  zermelo connect-four - --check < positions.txt
)";

const char* mover(std::size_t stones) { return stones % 2 == 0 ? "X" : "O"; }
const char* other(std::size_t stones) { return mover(stones + 1); }

/// What is said of a position, whatever the size of the board.
struct told {
  std::string board;
  std::size_t stones;
  bool over;
  connect_four_answer answer;

  std::string verdict() const {
    if (over)
      return answer.score == 0 ? "The game is over: a draw.\n"
                               : fmt::format("The game is over: {} has won.\n", other(stones));
    if (answer.score == 0) return fmt::format("{} to move: a draw.\n", mover(stones));
    return fmt::format("{} to move {} in {} {}.\n", mover(stones), answer.score > 0 ? "wins" : "loses",
                       answer.plies, answer.plies == 1 ? "ply" : "plies");
  }
  std::vector<int> best_columns() const {
    std::vector<int> best;
    for (std::size_t i = 0; i < answer.columns.size(); ++i)
      if (answer.columns[i] == answer.score) best.push_back(static_cast<int>(i) + 1);
    return best;
  }
  std::string short_text() const {
    std::string out = verdict() + fmt::format("score:         {}\n", answer.score);
    if (answer.column) out += fmt::format("best column:   {}\n", *answer.column);
    return out;
  }
  std::string text() const {
    std::string out = board + '\n' + verdict();
    if (over)
      return out + fmt::format("score:         {}, for the side that would be to move\n", answer.score);
    std::string columns, scores;
    for (std::size_t i = 0; i < answer.columns.size(); ++i) {
      const auto& score = answer.columns[i];
      columns += fmt::format("{:>5}", i + 1);
      scores += fmt::format("{:>5}", score ? std::to_string(*score) : "full");
    }
    out += fmt::format("score:         {}, for {}\n", answer.score, mover(stones));
    out += fmt::format("columns:  {}\nscores:   {}\n", columns, scores);
    std::vector<std::string> line;
    for (const int column : answer.line)
      line.push_back(fmt::format("{}{}", mover(stones + line.size()), column));
    return out + fmt::format("best columns:  {}\nline of play:  {}\n", fmt::join(best_columns(), ", "),
                             fmt::join(line, " "));
  }
  std::string json(bool analysed) const {
    const int value = stones % 2 == 0 ? answer.score : -answer.score;
    std::string out = fmt::format(
        R"({{"value": {}, "bound": "exact", "action": {}, "leaves": {}, "nodes": {}, "to_move": {}, "score": {}, "plies": {})",
        value, answer.column ? std::to_string(*answer.column) : "null", answer.leaves, answer.nodes,
        over ? "null" : fmt::format("\"{}\"", mover(stones)), answer.score, answer.plies);
    if (analysed) {
      std::vector<std::string> scores;
      for (const auto& score : answer.columns) scores.push_back(score ? std::to_string(*score) : "null");
      out += fmt::format(R"(, "columns": {}, "best_columns": [{}], "principal_variation": [{}])",
                         json_list(scores), fmt::join(best_columns(), ", "), fmt::join(answer.line, ", "));
    }
    return out + "}\n";
  }
};

template <class Solver>
void answer_one(Solver& solver, const request& r) {
  typename Solver::state s;
  try {
    s = Solver::position(r.position);
  } catch (const wrong_character& wrong) {
    throw failure(exit_bad_input,
                  fmt::format("POSITION '{}', character {}: {}", r.position, wrong.number, wrong.why));
  }
  const auto answer = [&] {
    const still_searching sign("searching");
    return r.analyse ? solver.analyse(s) : solver.solve(s);
  }();
  told all{"", Solver::stones(s), Solver::rules::is_terminal(s), answer};
  Solver::rules::write_board(append_to{all.board}, s);
  print(r.json ? all.json(r.analyse) : r.analyse ? all.text() : all.short_text());
}

// ---- a position a line -----------------------------------------------------------------------------------

constexpr char input_name[] = "standard input";
/// What is kept of a line: more than any position and its score.
constexpr std::size_t most_of_a_line = 1000;

struct line_read {
  std::string position;
  std::size_t begin;  ///< the number of its first character, from 1
  std::optional<int> score{};
};

/// The next line, without its end, or the beginning of one that is too long; false: there is none.
bool read_line(std::string& line) {
  line.clear();
  if (std::feof(stdin) != 0) return false;  // a terminal's end of input is not asked for twice
  errno = 0;
  int c = std::getc(stdin);
  if (c == EOF && std::ferror(stdin) != 0) zermelo::play::detail::file_trouble(input_name, "read");
  if (c == EOF) return false;
  for (; c != '\n' && c != EOF; c = std::getc(stdin))
    if (line.size() <= most_of_a_line) line += static_cast<char>(c);
  if (c == EOF && std::ferror(stdin) != 0) zermelo::play::detail::file_trouble(input_name, "read");
  return true;
}

line_read words_of(const std::string& line) {
  constexpr char blanks[] = " \t\r";
  if (line.size() > most_of_a_line)
    throw wrong_character{most_of_a_line + 1,
                          fmt::format("the line has more than {} characters", most_of_a_line)};
  const auto begin_of_word = [&](std::size_t from) {
    return std::min(line.find_first_not_of(blanks, from), line.size());
  };
  const auto end_of_word = [&](std::size_t from) {
    return std::min(line.find_first_of(blanks, from), line.size());
  };
  const std::size_t first = begin_of_word(0), first_end = end_of_word(first);
  const std::size_t second = begin_of_word(first_end), second_end = end_of_word(second);
  line_read read{line.substr(first, first_end - first), first + 1};
  if (second == line.size()) return read;
  int score = 0;
  const auto [stop, trouble] = std::from_chars(line.data() + second, line.data() + second_end, score);
  if (trouble != std::errc() || stop != line.data() + second_end)
    throw wrong_character{second + 1,
                          fmt::format("'{}' is no score", line.substr(second, second_end - second))};
  if (const std::size_t third = begin_of_word(second_end); third < line.size())
    throw wrong_character{third + 1, "a line has a position, and a score if you like, but no more"};
  read.score = score;
  return read;
}

void complain(std::size_t line, const std::string& what) {
  std::fprintf(stderr, "zermelo: %s\n", one_line(fmt::format("{}:{}{}", input_name, line, what)).c_str());
}

/// How many lines there were, and of which kind.
struct line_count {
  std::size_t lines = 0, bad = 0, compared = 0, different = 0;
};

template <class Solver>
void answer_line(Solver& solver, const std::string& line, bool check, line_count& count) {
  try {
    const line_read read = words_of(line);
    const auto s = Solver::position(read.position, read.begin);
    const int score = [&] {
      const still_searching sign(fmt::format("searching line {}", count.lines));
      return solver.score(s);
    }();
    print(fmt::format("{} {}\n", read.position, score));
    if (!check || !read.score) return;
    ++count.compared;
    if (*read.score == score) return;
    ++count.different;
    complain(count.lines, fmt::format(": the score is {}, not {}", score, *read.score));
  } catch (const wrong_character& wrong) {
    ++count.bad;
    print("\n");
    complain(count.lines, fmt::format(":{}: {}", wrong.number, wrong.why));
  }
}

template <class Solver>
void answer_lines(Solver& solver, const request& r) {
  line_count count;
  for (std::string line; read_line(line);) {
    if (++count.lines == 1 && line.compare(0, 3, "\xEF\xBB\xBF") == 0)
      line.erase(0, 3);  // some editors begin so
    answer_line(solver, line, r.check, count);
  }
  if (r.check)
    std::fprintf(stderr, "zermelo: %s: %zu of %zu scores are right\n", input_name,
                 count.compared - count.different, count.compared);
  if (count.bad > 0)
    throw failure(exit_bad_input,
                  fmt::format("{}: {} of {} lines are wrong", input_name, count.bad, count.lines));
  if (count.different > 0) throw failure(exit_bad_input, "");
}

// ---- boards ----------------------------------------------------------------------------------------------

template <int Width, int Height>
void run_on(const request& r) {
  connect_four_solver<Width, Height> solver(static_cast<std::size_t>(r.megabytes) << 20);
  r.position == "-" ? answer_lines(solver, r) : answer_one(solver, r);
}

void run(const request& r) {
  const bool lines = r.position == "-";
  if (lines && (r.analyse || r.json))
    throw failure(exit_wrong_usage, "--analyse and --json go with one position, not with -");
  if (!lines && r.check) throw failure(exit_wrong_usage, "--check goes with POSITION - only");

  constexpr int fewest_columns = 4, fewest_rows = 4;
  constexpr void (*boards[4][3])(const request&) = {{run_on<4, 4>, run_on<4, 5>, run_on<4, 6>},
                                                    {run_on<5, 4>, run_on<5, 5>, run_on<5, 6>},
                                                    {run_on<6, 4>, run_on<6, 5>, run_on<6, 6>},
                                                    {run_on<7, 4>, run_on<7, 5>, run_on<7, 6>}};
  const int column = r.size[0] - fewest_columns, row = r.size[1] - fewest_rows;
  if (column < 0 || column > 3 || row < 0 || row > 2)
    throw failure(exit_wrong_usage, "--size: boards have 4 to 7 columns and 4 to 6 rows");
  boards[column][row](r);
}
}  // namespace

void add_connect_four_command(CLI::App& program) {
  const auto r = std::make_shared<request>();
  CLI::App& command =
      *program.add_subcommand("connect-four", "Tell what Connect Four positions are worth and what to play");
  command
      .add_option("POSITION", r->position, "The columns of the stones so far, or - for one position a line")
      ->type_name("")
      ->required();
  command.add_flag("--analyse,--analyze", r->analyse, "Show the board and the score of every column");
  command.add_flag("--json", r->json, "Print one JSON object");
  command.add_flag("--check", r->check, "With -: compare the scores on the lines, and count");
  command.add_option("--size", r->size, "Columns, 4 to 7, and rows, 4 to 6, of the board (7 6)")
      ->type_name("COLUMNS ROWS")
      ->expected(2)
      ->transform(whole_number(0, 99));
  command.add_option("--memory", r->megabytes, "The largest table of positions, 1 to 65536 MB (64)")
      ->type_name("MB")
      ->transform(whole_number(1, most_megabytes));
  command.footer(std::string(help) + exit_codes_help);
  command.callback([r] { with_hint_at_help("connect-four", [&] { run(*r); }); });
}
