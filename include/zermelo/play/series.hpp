// Many games without an audience, and a table of what came of them.
#pragma once

#include <cstdio>

#include <zermelo/play/screen.hpp>
#include <zermelo/play/seats.hpp>
#include <zermelo/simulate.hpp>

namespace zermelo::play {

/// What many games came to.
struct tally {
  int games = 0;
  int draws = 0;    ///< or nobody alone won
  int stopped = 0;  ///< at a limit; they are worth 0 and count as draws
  std::vector<int> wins{};
  std::vector<zermelo::detail::running_mean> utilities{};  ///< of Max, or of each player
  zermelo::detail::running_mean plies{};
  std::size_t fewest_plies = 0, most_plies = 0;
};

namespace detail {
inline void count_game(tally& all, const any_game& game, bool over) {
  std::vector<double> worth(all.utilities.size());
  if (over) worth = game.utilities();
  for (std::size_t i = 0; i < worth.size(); ++i) all.utilities[i].add(worth[i]);
  if (game.is_zero_sum()) worth.push_back(-worth[0]);
  const double most = *std::max_element(worth.begin(), worth.end());
  if (over && std::count(worth.begin(), worth.end(), most) == 1)
    ++all.wins[static_cast<std::size_t>(std::find(worth.begin(), worth.end(), most) - worth.begin())];
  else
    ++all.draws;
  all.stopped += !over;
  all.plies.add(static_cast<double>(game.plies()));
  if (all.games == 0 || game.plies() < all.fewest_plies) all.fewest_plies = game.plies();
  if (all.most_plies < game.plies()) all.most_plies = game.plies();
  ++all.games;
}
inline std::string decimal(double x, int places) {
  char characters[64];
  std::snprintf(characters, sizeof characters, "%.*f", places, x);
  const bool is_zero = std::string_view(characters).find_first_of("123456789") == std::string_view::npos;
  return characters + (is_zero && *characters == '-' ? 1 : 0);  // no -0.0000
}
inline std::string to_the_right(const std::string& words, std::size_t width) {
  return std::string(words.size() < width ? width - words.size() : 0, ' ') + words;
}
inline std::string to_the_left(const std::string& words, std::size_t width) {
  return words + std::string(words.size() < width ? width - words.size() : 0, ' ');
}
}  // namespace detail

/// Plays `games` games from the start, no human among the players. The same seed gives the same games.
inline tally play_many(any_game& game, const seats& players, int games, std::uint64_t chosen_seed, const stops& limits,
                       progress_bar& bar) {
  tally all;
  all.wins.resize(game.players());
  all.utilities.resize(game.is_zero_sum() ? 1 : game.players());
  while (all.games < games) {
    while (game.plies() > 0) game.take_back();
    std::optional<ending> end;
    while (!(end = ended(game, limits)))
      game.take(players.choose(numbers_of_ply(chosen_seed, all.games, game.plies())));
    detail::count_game(all, game, *end == ending::over);
    bar.reach(all.games);
  }
  return all;
}

/// The interval of a mean, where the results say how far they scatter.
inline std::string interval_in_words(const zermelo::detail::running_mean& results) {
  if (results.count < 2) return "one game, so no interval";
  if (results.squares == 0) return "all alike, so no interval";
  const sample_mean mean = results.result();
  return "95 % interval " + detail::decimal(mean.lower(), 4) + " to " + detail::decimal(mean.upper(), 4);
}

/// The table of the results.
inline std::string table_of(const tally& all, const any_game& game, const seats& players) {
  using namespace detail;
  const auto row = [&](const std::string& name, const std::string& who, int count) {
    return to_the_left(name, 10) + to_the_left(who, 26) + to_the_right(std::to_string(count), 8) +
           to_the_right(decimal(100.0 * count / all.games, 1), 8) + " %\n";
  };
  std::string lines =
      to_the_left("player", 10) + to_the_left("who", 26) + to_the_right("wins", 8) + to_the_right("share", 10) + '\n';
  for (std::size_t i = 0; i < game.players(); ++i)
    lines += row(game.name(nth_player(static_cast<int>(i))), words(players.players()[i]), all.wins[i]);
  lines += row("draws", all.stopped == 0 ? "" : "(stopped: " + std::to_string(all.stopped) + ')', all.draws) + '\n';
  for (std::size_t i = 0; i < all.utilities.size(); ++i)
    lines += "mean utility of " + game.name(nth_player(static_cast<int>(i))) + ": " + decimal(all.utilities[i].mean, 4) +
             " (" + interval_in_words(all.utilities[i]) + ")\n";
  return lines + "mean plies: " + decimal(all.plies.mean, 2) + " (" + std::to_string(all.fewest_plies) + " to " +
         std::to_string(all.most_plies) + ")\n";
}
}  // namespace zermelo::play
