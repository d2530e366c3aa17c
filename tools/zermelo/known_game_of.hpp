// A known_game of one type. All that depends on a game's types is here.
#pragma once

#include <fmt/format.h>

#include <charconv>
#include <sstream>
#include <zermelo/games/halving.hpp>
#include <zermelo/games/nim.hpp>
#include <zermelo/play/game_in_play.hpp>
#include <zermelo/solve.hpp>
#include <zermelo/table_file.hpp>

#include "failure.hpp"
#include "known_game.hpp"

// ---- positions as text
// ---------------------------------------------------------------------------------------------

/// A game reads its positions by position(text), or here.
template <class Game>
typename Game::state read_position(const Game& g, const std::string& typed) {
  if constexpr (requires {
                  { g.position(zermelo::text(typed)) } -> std::convertible_to<typename Game::state>;
                })
    return g.position(zermelo::text(typed));
  else
    throw failure(exit_bad_input,
                  "positions of this game cannot be read; without POSITION you ask for its start");
}
/// Whole numbers, and who moves, if it is said: Max, unless it is.
struct numbers_and_mover {
  std::vector<int> numbers;
  zermelo::player mover = zermelo::player::max;
};
inline numbers_and_mover read_numbers_and_mover(const std::string& typed, const char* expected) {
  numbers_and_mover read;
  std::istringstream words(typed);
  bool finished = false;
  for (std::string word; words >> word;) {
    int n = 0;
    const auto [stop, trouble] = std::from_chars(word.data(), word.data() + word.size(), n);
    const bool is_number = trouble == std::errc() && stop == word.data() + word.size() && n >= 0;
    if (finished || (!is_number && word != "max" && word != "min"))
      throw failure(exit_bad_input, fmt::format("expected {}, not '{}'", expected, word));
    finished = !is_number;
    if (is_number)
      read.numbers.push_back(n);
    else
      read.mover = word == "max" ? zermelo::player::max : zermelo::player::min;
  }
  if (read.numbers.empty()) throw failure(exit_bad_input, fmt::format("expected {}", expected));
  return read;
}
inline zermelo::games::halving::state read_position(const zermelo::games::halving& g,
                                                    const std::string& typed) {
  constexpr char expected[] = "a number, and then max or min if you like";
  const auto read = read_numbers_and_mover(typed, expected);
  if (read.numbers.size() != 1) throw failure(exit_bad_input, fmt::format("expected {}", expected));
  if (read.numbers[0] > g.n) throw failure(exit_bad_input, fmt::format("this game starts at {}", g.n));
  return {read.numbers[0], read.mover};
}
inline zermelo::games::nim::state read_position(const zermelo::games::nim&, const std::string& typed) {
  const auto read = read_numbers_and_mover(typed, "the stones of each pile, and then max or min if you like");
  zermelo::games::nim piles;
  for (const int stones : read.numbers) piles.add_pile(stones);
  return {piles.start().piles, read.mover};
}

// ---- solving
// --------------------------------------------------------------------------------------------------------

[[noreturn]] inline void more_positions_than(std::size_t most) {
  throw failure(exit_bad_input, fmt::format("it has more than {} positions", most));
}

/// The game itself, if it numbers its states, or else with numbers for those that play can reach.
template <class Game>
auto with_numbers(const Game& g, std::size_t most) {
  if constexpr (zermelo::indexed_game<Game>) {
    if (g.state_count() > most) more_positions_than(most);
    return g;
  } else {
    using action = typename Game::action;
    zermelo::reachable_game<Game> numbered(g, g.start());
    for (std::size_t i = 0; i < numbered.state_count(); ++i) {
      if (numbered.state_count() > most) more_positions_than(most);
      const typename Game::state s = numbered.state_at(i);
      if (g.is_terminal(s)) continue;
      auto rest = zermelo::detail::each_action<action>(g.actions(s));
      for (action a{}; rest.next(a);) numbered.number(g.result(s, a));
    }
    return numbered;
  }
}

/// Why solve() is not for this game; nullptr: it is.
template <class Game>
constexpr const char* not_to_be_solved() {
  if constexpr (requires(const Game& tree) { tree.nodes; })
    return "trees are for zermelo solve";
  else if constexpr (!zermelo::game<Game>)
    return "it is for more than two players";
  else if constexpr (zermelo::chance_game<Game>)
    return "chance moves in it";
  else if constexpr (!zermelo::detail::has_identity<Game>)
    return "it has too many positions to tell them apart";
  else
    return nullptr;
}

template <class Rules>
class strong_solution_of final : public strong_solution {
 public:
  explicit strong_solution_of(const Rules& its_rules)
      : solved_(zermelo::solve(its_rules, its_rules.start())) {}

  summary told() const override {
    const auto start = solved_.rules().start();
    const auto draw = zermelo::detail::endless_value(solved_.rules());
    summary all;
    for (std::size_t i = 0; i < solved_.size(); ++i) {
      const auto& here = solved_.entries()[i];
      if (!here.is_known()) continue;
      ++all.positions;
      all.over += here.distance == 0;
      ++(draw < here.value ? all.won_by_max : here.value < draw ? all.won_by_min : all.drawn);
      if (here.distance == zermelo::endless)
        ++all.endless;
      else if (here.distance > all.farthest)
        all.farthest = here.distance;
    }
    all.value = zermelo::play::detail::written(solved_.value(start));
    all.distance = solved_.distance(start);
    return all;
  }
  std::string table(zermelo::contents what, const std::string& name) const override {
    return zermelo::table_bytes(zermelo::pack(solved_, what), name);
  }

 private:
  decltype(zermelo::solve(std::declval<const Rules&>(), std::declval<const Rules&>().start())) solved_;
};

template <class Game>
class known_game_of final : public known_game {
  static constexpr std::size_t no_limit = 0xffff'fffe;
  // Chess has a colour for Max, and it may be either.
  static constexpr bool has_colours =
      requires(const Game& g, const typename Game::state& s, const typename Game::value& v) {
    g.for_white(s, v);
  };

 public:
  explicit known_game_of(const Game& its_game) : game_(its_game) {}

  std::unique_ptr<zermelo::play::any_game> in_play() const override {
    return zermelo::play::game_in_play(game_);
  }

  std::unique_ptr<strong_solution> solved([[maybe_unused]] std::size_t most) const override {
    if constexpr (not_to_be_solved<Game>() != nullptr) {
      throw failure(exit_bad_input, not_to_be_solved<Game>());
    } else {
      const auto rules = with_numbers(game_, most);
      return std::make_unique<strong_solution_of<std::remove_const_t<decltype(rules)>>>(rules);
    }
  }

  probed probe([[maybe_unused]] const std::string& bytes, [[maybe_unused]] const std::string& name,
               [[maybe_unused]] const std::string& position) const override {
    if constexpr (not_to_be_solved<Game>() != nullptr) {
      throw failure(exit_bad_input, not_to_be_solved<Game>());
    } else {
      const auto table = zermelo::read_table<typename Game::value>(bytes, name);
      const auto rules = with_numbers(game_, no_limit);
      if (table.size() != rules.state_count()) zermelo::mistake::a_table_is_of_another_game();
      return told(zermelo::solution(rules, table), position);
    }
  }
  probed solve_and_probe([[maybe_unused]] const std::string& position) const override {
    if constexpr (not_to_be_solved<Game>() != nullptr)
      throw failure(exit_bad_input, not_to_be_solved<Game>());
    else
      return told(zermelo::solve(game_), position);
  }

 private:
  [[noreturn]] static void wrong(const std::string& position, const char* why) {
    throw failure(exit_bad_input, fmt::format("POSITION '{}': {}", position, why));
  }
  typename Game::state position_of(const std::string& typed) const {
    try {
      return read_position(game_, typed);
    } catch (const zermelo::error& e) {
      wrong(typed, e.what());
    } catch (const failure& e) {
      wrong(typed, e.what());
    }
  }

  std::string side(const typename Game::state& s) const {
    const bool max_moves = game_.to_move(s) == zermelo::player::max;
    if constexpr (has_colours)
      return max_moves == s.black_has_the_piece ? "black" : "white";
    else
      return max_moves ? "max" : "min";
  }
  template <class Solution>
  probed told(const Solution& known, const std::string& position) const {
    const typename Game::state s = position.empty() ? game_.start() : position_of(position);
    if (!known.contains(s)) wrong(position, "it cannot come up in this game");
    const auto here = known.at(s);  // its distance is unknown where the table has values alone
    probed answer;
    if constexpr (zermelo::play::detail::writes_boards<Game>)
      game_.write_board(zermelo::play::append_to{answer.board}, s);
    if constexpr (has_colours)
      answer.value = zermelo::play::detail::written(game_.for_white(s, here.value)) + ", for white";
    else
      answer.value = zermelo::play::detail::written(here.value);
    answer.distance = here.distance;
    if (game_.is_terminal(s)) return answer;
    answer.mover = side(s);
    auto rest = zermelo::detail::each_action<typename Game::action>(game_.actions(s));
    for (typename Game::action a{}; rest.next(a);)
      if (keeps(here, known.at(game_.result(s, a))))
        zermelo::write_action(zermelo::play::append_to{answer.best.emplace_back()}, game_, s, a);
    return answer;
  }
  /// Whether an action that leads to `next` keeps what there is.
  template <class Entry>
  static bool keeps(const Entry& here, const Entry& next) {
    return here.distance < 0 ? next.value == here.value : zermelo::detail::one_ply_before(next) == here;
  }

  Game game_;
};

template <class Game>
std::unique_ptr<known_game> known(const Game& g) {
  return std::make_unique<known_game_of<Game>>(g);
}
