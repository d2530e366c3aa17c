// A network learns a game from nothing but its rules: it guides PUCT, which plays against itself, and learns from what the
// search chose and how the games ended (D. Silver et al., Mastering the game of Go without human knowledge, 2017). After each
// generation it plays a match against the generation before, and is compared with exact values.
//
//   learning_self_play [once]      with "once" two or three small generations, as a test: fails if nothing was learnt
//
// In matches and comparisons the network plays its likeliest action, without any search. Matches are played from different
// positions, each twice, with either side.
#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/connect_four.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/large_table.hpp>
#include <zermelo/policy_value_network.hpp>
#include <zermelo/puct.hpp>
#include <zermelo/who_wins.hpp>

#include <chrono>
#include <cstdio>
#include <cstring>
#include <memory>
#include <vector>

#include "match.hpp"

namespace {
using namespace zermelo;

// ---- what a network sees: an input for each cell with a stone of the mover, one for each of the other side's

struct tic_tac_toe_inputs {
  using rules = games::tic_tac_toe;
  static constexpr std::size_t count = 18;
  feature_vector<count> operator()(rules::state s) const {
    const bool at_max = rules::to_move(s) == player::max;
    const unsigned own = at_max ? rules::x_cells(s) : rules::o_cells(s), other = at_max ? rules::o_cells(s) : rules::x_cells(s);
    feature_vector<count> seen;
    for (std::size_t cell = 0; cell < 9; ++cell) seen.of[cell] = own >> cell & 1, seen.of[9 + cell] = other >> cell & 1;
    return seen;
  }
};

template <int Width, int Height>
struct connect_four_inputs {
  using rules = games::connect_four<Width, Height>;
  static constexpr std::size_t cells = Width * Height, count = 2 * cells;
  feature_vector<count> operator()(typename rules::state s) const {
    feature_vector<count> seen;
    std::size_t cell = 0;
    for (int column = 0; column < Width; ++column)
      for (int row = 0; row < Height; ++row, ++cell) {
        const auto bit = std::uint64_t{1} << (column * (Height + 1) + row);
        seen.of[cell] = (s.own & bit) != 0;
        seen.of[cells + cell] = (s.stones & ~s.own & bit) != 0;
      }
    return seen;
  }
};

// ---- the loop

struct settings {
  int generations, games, playouts, epochs, window;  // window: of how many generations the lessons are kept
  double rate;
  int openings, opening_plies;    // of the matches
  int positions, position_plies;  // to be compared with exact values
};

template <class Game, class Network, class Inputs>
class trainer {
 public:
  trainer(const Game& g, const Inputs& inputs, const settings& all) : game_(g), inputs_(inputs), all_(all), table_(1 << 22) {
    openings_ = learning::positions(game_, all.opening_plies, all.openings, seed{3});
    positions_ = learning::positions(game_, all.position_plies, all.positions, seed{4});
  }

  /// Whether the network is better in the end than in the beginning, beyond doubt.
  bool run(const char* name) {
    Network network(seed{1});
    const Network untaught = network;
    std::printf("%s: %zu weights, %d games of %d playouts a move in each generation\n", name, Network::weights, all_.games,
                all_.playouts);
    std::printf("%4s %8s %28s %28s %14s %14s %8s\n", "", "lessons", "against the one before", "against the untaught", "best action",
                "value", "seconds");
    learning::match_result last{}, first{};
    const auto begin = std::chrono::steady_clock::now();
    const auto [untaught_best, untaught_sign] = compared(untaught);
    std::printf("%4d %8d %28s %28s %14.3f %14.3f\n", 0, 0, "", "", untaught_best, untaught_sign);
    for (int generation = 1; generation <= all_.generations; ++generation) {
      const Network before = network;
      for (int i = 0; i < all_.games; ++i) play_one(network);
      forget(generation);
      learn(network, generation);
      last = match(guide(network), guide(before));
      first = match(guide(network), guide(untaught));
      const auto [best, sign] = compared(network);
      std::printf("%4d %8zu %10.3f [%.3f, %.3f] %11.3f [%.3f, %.3f] %14.3f %14.3f %8.1f\n", generation, lessons_.size(),
                  last.score, last.lower(), last.upper(), first.score, first.lower(), first.upper(), best, sign,
                  std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
      std::fflush(stdout);
    }
    print("network - random play", match(guide(network), uniform));
    print("puct with it - puct without", match(searching(network), searching(untaught)));
    return first.lower() > 0.5 && compared(network).best > untaught_best;
  }

 private:
  using state = typename Game::state;
  static constexpr std::size_t actions = Network::actions;
  struct lesson {
    feature_vector<Inputs::count> inputs;
    feature_vector<actions> shares;
    double worth;
  };

  static void print(const char* name, const learning::match_result& m) {
    std::printf("%-28s %6d won %6d drawn %6d lost   %.3f [%.3f, %.3f]\n", name, m.won, m.drawn, m.lost, m.score, m.lower(), m.upper());
  }
  /// PUCT guided by the network, with as many playouts as in learning.
  auto searching(const Network& network) const {
    return [this, &network](const state& s) {
      const auto guided = guide(network);
      return *puct(game_, s, guided.priors(), guided.values(), playouts{static_cast<std::uint64_t>(all_.playouts)}).action;
    };
  }
  template <class One, class Other>
  auto match(const One& one, const Other& other) {
    return learning::match(game_, openings_, one, other, seed{random_.next()});
  }
  auto guide(const Network& network) const { return guided_by(game_, network, inputs_); }

  /// One game, from a position that some random plies reach, so that the network sees more than good play. In the next plies
  /// actions are drawn by their visits, later the most visited is played.
  void play_one(const Network& network) {
    const auto guided = guide(network);
    std::vector<lesson> game;
    std::vector<player> movers;
    state s = learning::positions(game_, all_.opening_plies, 1, seed{random_.next()})[0];
    for (int ply = 0; !game_.is_terminal(s); ++ply) {
      const auto found = puct(game_, s, guided.priors(), guided.values(), playouts{static_cast<std::uint64_t>(all_.playouts)},
                              seed{random_.next()}, root_noise{0.5, 0.25});
      game.push_back({inputs_(s), shares_of(found), 0});
      movers.push_back(game_.to_move(s));
      s = game_.result(s, *(ply < 4 ? draw_by_visits(found, 1, random_) : found.action));
    }
    const double outcome = detail::as_double(game_.utility(s));
    for (std::size_t i = 0; i < game.size(); ++i) {
      game[i].worth = movers[i] == player::max ? outcome : -outcome;
      lessons_.push_back(game[i]);
    }
  }
  /// The share of the visits; of a state that the search has proven, all for the action that it names.
  template <class Found>
  static feature_vector<actions> shares_of(const Found& found) {
    feature_vector<actions> shares;
    double sum = 0;
    for (const auto& move : found) sum += move.visits;
    for (const auto& move : found)
      shares.of[move.action] = found.proven ? (found.action == move.action ? 1.0 : 0.0) : move.visits / sum;
    return shares;
  }

  void forget(int generation) {
    ends_.push_back(lessons_.size());
    if (generation <= all_.window) return;
    const std::size_t old = ends_.front();
    lessons_.erase(lessons_.begin(), lessons_.begin() + static_cast<std::ptrdiff_t>(old));
    ends_.erase(ends_.begin());
    for (std::size_t& end : ends_) end -= old;
  }
  void learn(Network& network, int generation) {
    const double rate = all_.rate / (1 + generation / 5.0);
    const std::size_t steps = lessons_.size() * static_cast<std::size_t>(all_.epochs);
    for (std::size_t i = 0; i < steps; ++i) {
      const lesson& one = lessons_[static_cast<std::size_t>(random_.unit() * static_cast<double>(lessons_.size()))];
      network.teach(one.inputs, one.shares, one.worth, rate);
    }
  }

  // ---- against exact values

  struct comparison {
    double best, sign;
  };
  /// How often the network's action is one of the best, and its worth, within 1/3 or beyond, the exact value.
  comparison compared(const Network& network) {
    const auto guided = guide(network);
    int best = 0, sign = 0;
    for (const auto& s : positions_) {
      const int exact = alpha_beta(game_, s, remember(table_)).value;
      best += alpha_beta(game_, game_.result(s, guided(s)), remember(table_)).value == exact;
      const double worth = network.look(inputs_(s)).worth;  // for the mover
      sign += (worth > 1.0 / 3 ? 1 : worth < -1.0 / 3 ? -1 : 0) == (game_.to_move(s) == player::max ? exact : -exact);
    }
    const double count = static_cast<double>(positions_.size());
    return {best / count, sign / count};
  }

  Game game_;
  Inputs inputs_;
  settings all_;
  random_numbers random_{seed{2}};
  large_table<Game> table_;
  std::vector<lesson> lessons_;
  std::vector<std::size_t> ends_;
  std::vector<state> openings_, positions_;
};

template <class Network, class Game, class Inputs>
bool train(const char* name, const Game& g, const Inputs& inputs, const settings& all) {
  return std::make_unique<trainer<Game, Network, Inputs>>(g, inputs, all)->run(name);
}
}  // namespace

int main(int count, char** arguments) {
  const bool once = count > 1 && std::strcmp(arguments[1], "once") == 0;
  settings small{10, 500, 50, 5, 6, 0.1, 500, 4, 1'000, 7}, large{12, 1'000, 50, 5, 4, 0.06, 1'000, 6, 1'000, 13};
  if (once) small.generations = 2, small.games = 200, large.generations = 3, large.games = 200;
  const bool first = train<policy_value_network<18, 64, 9>>("tic-tac-toe", games::tic_tac_toe{}, tic_tac_toe_inputs{}, small);
  const bool second = train<policy_value_network<32, 64, 4>>("connect four 4x4", who_wins(games::connect_four<4, 4>{}),
                                                             connect_four_inputs<4, 4>{}, large);
  return first && second ? 0 : 1;
}
