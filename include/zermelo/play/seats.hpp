// Who sits where in a game, and what they do when it is their turn.
#pragma once

#include <algorithm>

#include <zermelo/play/any_game.hpp>
#include <zermelo/options.hpp>
#include <zermelo/random_choice.hpp>

namespace zermelo::play {

/// How large a game may be to be solved whole: for whoever asks for a perfect player, and for whoever does not.
inline constexpr std::size_t most_positions = 3'000'000;
inline constexpr std::size_t few_positions = 200'000;

/// The random numbers of one ply of one game. Each ply has its own, so that an action that is taken back and repeated
/// meets the same luck, and a game that is resumed goes on as it would have.
inline random_numbers numbers_of_ply(std::uint64_t chosen_seed, int game_number, std::size_t ply) {
  random_numbers games(seed{chosen_seed + static_cast<std::uint64_t>(game_number) * 0xD134'2543'DE82'EF95u});
  return random_numbers(seed{games.next() + ply});
}

/// The number of the action of chance for a random number in [0, 1).
inline std::size_t drawn(const std::vector<double>& probabilities, double at) {
  zermelo::detail::weighted_draw<std::size_t, double> draw{at};
  for (std::size_t i = 0; i < probabilities.size(); ++i) draw.add(i, probabilities[i]);
  return draw.result();
}

/// When a game is stopped that has not ended.
struct stops {
  int plies = default_ply_limit();
  int repetitions = 0;  ///< so many times the same position; 0: never
};

enum class ending : unsigned char { over, ply_limit, repetition, quit, input_ended };

/// How the game has ended, if it has.
inline std::optional<ending> ended(const any_game& game, const stops& limits) {
  if (game.is_over()) return ending::over;
  if (game.plies() >= static_cast<std::size_t>(limits.plies)) return ending::ply_limit;
  if (limits.repetitions > 0 && game.occurrences() >= limits.repetitions) return ending::repetition;
  return {};
}

class seats {
 public:
  /// Missing players are the computer. A player who cannot play this game is a failure.
  seats(any_game& its_game, std::vector<who> its_players) : game_(its_game), players_(std::move(its_players)) {
    if (players_.size() > game_.players())
      throw failure(exit_wrong_usage, "this game has " + std::to_string(game_.players()) + " players, not " +
                                          std::to_string(players_.size()));
    players_.resize(game_.players(), who{method::computer});
    for (const who& w : players_) {
      if (searches(w.how)) game_.require_search(w);
      acting_.push_back(acting(w));
    }
  }

  const std::vector<who>& players() const { return players_; }
  bool is_human(player p) const { return p != player::chance && at(players_, p).how == method::human; }
  bool any_human() const {
    return std::any_of(players_.begin(), players_.end(), [](const who& w) { return w.how == method::human; });
  }

  /// What the mover does, or chance; precondition: no human moves. `random` is used at most once.
  std::size_t choose(random_numbers random) const {
    const player mover = game_.mover();
    if (mover == player::chance) return drawn(game_.probabilities(), random.unit());
    const who& w = at(acting_, mover);
    if (w.how == method::first) return 0;
    if (w.how == method::random)
      return static_cast<std::size_t>(random.unit() * static_cast<double>(game_.action_count()));
    return advised_by(w, seed{random.next()}).action;
  }
  /// What a good player would do, and who that player is.
  std::pair<advice, who> hint() const {
    const who w = acting({method::computer});
    return {advised_by(w, seed{}), w};
  }
  /// A player in words: `perfect (5478 positions)`.
  std::string described(player p) const {
    const who& w = at(acting_, p);
    const std::string asked = words(at(players_, p)), does = words(w);
    return (asked == does ? asked : asked + ", which is " + does) +
           (w.how == method::perfect ? " (" + std::to_string(table()->size()) + " positions)" : "");
  }

 private:
  const who& at(const std::vector<who>& all, player p) const {
    const auto i = static_cast<std::size_t>(number_of(p));
    if (i >= all.size()) mistake::this_player_has_no_utility();
    return all[i];
  }
  const perfect_table* table() const { return game_.table(few_positions); }

  // Who acts in the place of `w`.
  who acting(const who& w) const {
    if (w.how == method::perfect) require_table();
    if (w.how != method::computer) return w;
    const perfect_table* const solved = table();
    if (solved != nullptr && solved->is_solved()) return {method::perfect};
    return game_.usual_search();
  }
  void require_table() const {
    const std::string else_use = game_.is_zero_sum() ? "; alpha-beta:DEPTH can play it" : "; max-n:DEPTH can play it";
    if (!game_.tells_positions_apart())
      throw failure(exit_bad_input,
                    "perfect cannot play this game: it has neither key(state) nor operator== of its states with write_state" +
                        else_use);
    const perfect_table* const solved = game_.table(most_positions);
    if (solved == nullptr)
      throw failure(exit_bad_input, "perfect cannot play this game: it has more than " +
                                        std::to_string(most_positions) + " positions, too many for a table" + else_use);
    if (!solved->is_solved())
      throw failure(
          exit_bad_input,
          "perfect cannot play this game: its positions can come again, and no table of it settles" + else_use);
  }
  advice advised_by(const who& w, seed random) const {
    if (w.how != method::perfect) return game_.search(w, random);
    const std::size_t here = game_.position();
    const double worth = table()->worth(here, game_.is_zero_sum() ? player::max : game_.mover());
    return {table()->best_action(here), detail::written(worth)};
  }

  any_game& game_;
  std::vector<who> players_;
  std::vector<who> acting_{};
};

/// The result in words: `max wins`, `a draw`, `player 2 wins`.
inline std::string verdict(const any_game& game) {
  const std::vector<double> worth = game.utilities();
  if (game.is_zero_sum()) return worth[0] > 0 ? "max wins" : worth[0] < 0 ? "min wins" : "a draw";
  const double most = *std::max_element(worth.begin(), worth.end());
  std::string winners;
  for (std::size_t i = 0; i < worth.size(); ++i)
    if (worth[i] == most) winners += (winners.empty() ? "" : " and ") + game.name(nth_player(static_cast<int>(i)));
  return winners + (std::count(worth.begin(), worth.end(), most) == 1 ? " wins" : " share the win");
}
}  // namespace zermelo::play
