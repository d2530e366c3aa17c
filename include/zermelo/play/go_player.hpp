// A Go board and a player at it, who samples: what a session of gtp.hpp talks to.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <zermelo/games/go.hpp>
#include <zermelo/mcts.hpp>
#include <zermelo/play/append_to.hpp>
#include <zermelo/time_budget.hpp>

namespace zermelo::play {

struct go_player_options {
  std::uint64_t playouts = 10'000;  ///< for a move, at most
  seed start{1};
  double resign_below = 0.05;  ///< the player gives up where fewer of the playouts are won
};

/// What a session asks of a board and its player. Actions are words, such as "D4" and "pass".
class any_go_player {
 public:
  using seconds = std::chrono::duration<double>;

  virtual ~any_go_player() = default;
  virtual void set_komi(double komi) = 0;
  /// Whether it is the name of a point of this board, or "pass".
  virtual bool is_action(const std::string& name) const = 0;
  /// False, and nothing is played: the action is illegal.
  virtual bool play(player mover, const std::string& name) = 0;
  /// What the player does for that side, but does not play: a point, "pass", or "resign" where there is no hope.
  virtual std::string choose(player mover, std::optional<seconds> time) = 0;
  /// Takes the last action back; false if there is none.
  virtual bool take_back() = 0;
  virtual std::string board() const = 0;
  /// Black's area minus White's and komi, after chains are taken off whose points most playouts end with the other side's.
  virtual double score() const = 0;
};

namespace detail {
/// Go in which nothing counts but who wins.
template <int Size>
struct go_to_win : games::go<Size> {
  using rules = games::go<Size>;
  using state = typename rules::state;
  using value = int;
  static constexpr value sign(double points) { return points > 0 ? 1 : points < 0 ? -1 : 0; }
  constexpr value utility(const state& s) const { return sign(rules::utility(s)); }
  constexpr value evaluate(const state& s) const { return utility(s); }
  constexpr bounds<value> utility_bounds(const state& s) const {
    const auto known = rules::utility_bounds(s);
    return {sign(known.lower), sign(known.upper)};
  }
  constexpr value playout(const state& s, random_numbers& random) const { return sign(rules::playout(s, random)); }
};
}  // namespace detail

template <int Size>
class go_player final : public any_go_player {
  using game = detail::go_to_win<Size>;
  using board_points = typename game::board;
  using state = typename game::state;
  using tree = mcts_tree<game, 0, seed>;

 public:
  explicit go_player(const go_player_options& its_options) : options_(its_options) {}

  void set_komi(double komi) override {
    rules_.komi = komi;
    tree_.reset();
  }
  bool is_action(const std::string& name) const override { return game::action_named(name) >= 0; }
  bool play(player mover, const std::string& name) override {
    const int a = game::action_named(name);
    const state s = at_turn_of(mover);
    const auto legal = rules_.legal_points(s) | board_points::bit(game::pass);
    if (a < 0 || (legal >> a & 1) == 0) return false;
    if (tree_ && tree_->state() == s && !game::is_terminal(s))
      tree_->advance(a);
    else
      tree_.reset();
    line_.push_back(rules_.result(s, a));
    return true;
  }
  bool take_back() override {
    if (line_.size() == 1) return false;
    line_.pop_back();
    tree_.reset();
    return true;
  }
  std::string board() const override {
    std::string words;
    rules_.write_board(append_to{words}, line_.back());
    return words;
  }

  std::string choose(player mover, std::optional<seconds> time) override {
    const state s = at_turn_of(mover);
    if (!tree_ || !(tree_->state() == s)) tree_.emplace(rules_, s, seed{options_.start.number + line_.size()});
    const auto found =
        time ? tree_->search(playouts{options_.playouts},
                             time_budget{std::chrono::duration_cast<std::chrono::steady_clock::duration>(*time)})
             : tree_->search(playouts{options_.playouts});
    const double won = (1 + (mover == player::max ? found.mean : -found.mean)) / 2;
    const int chosen = without_repetition(s, found);
    if (won < options_.resign_below && found.samples >= 100) return "resign";
    std::string name;
    game::write_action(append_to{name}, s, chosen);
    return name;
  }

  double score() const override {
    using points = typename board_points::points;
    constexpr int games = 200;
    state s = line_.back();
    int black_has[board_points::bits]{};
    random_numbers random(options_.start);
    for (int i = 0; i < games; ++i) {
      const state end = rules_.played_out(game::with_mover(s, i % 2 == 0 ? player::max : player::min), random);
      for (points rest = board_points::area(game::black(end), game::white(end)); rest != 0; rest &= rest - 1)
        ++black_has[zermelo::detail::lowest_bit(rest)];
    }
    s = game::with_mover(s, player::max);
    for (points rest = s.own | s.other, done = 0; rest != 0; rest &= ~done) {
      const points stone = board_points::lowest(rest);
      points& colour = (s.own & stone) != 0 ? s.own : s.other;
      done = board_points::joined(stone, colour);
      int black = 0;
      for (points chain = done; chain != 0; chain &= chain - 1) black += black_has[zermelo::detail::lowest_bit(chain)];
      if ((2 * black < games * board_points::count(done)) == (&colour == &s.own)) colour &= ~done;
    }
    return static_cast<const games::go<Size>&>(rules_).utility(s);
  }

 private:
  // The position, if that side is to move: sides may move twice, and go on after the end of the game.
  state at_turn_of(player mover) const {
    const state& s = line_.back();
    return s.mover == mover && !game::is_terminal(s) ? s : game::with_mover(s, mover);
  }
  // The most visited action that does not bring back a position of this game; at the worst a pass.
  template <class Found>
  int without_repetition(const state& s, const Found& found) const {
    if (!repeats(rules_.result(s, *found.action))) return *found.action;
    int best = game::pass;
    std::uint32_t most = 0;
    for (const auto& move : found)
      if (move.visits > most && !repeats(rules_.result(s, move.action))) best = move.action, most = move.visits;
    return best;
  }
  bool repeats(const state& next) const {
    if (next.passes > 0) return false;
    for (const state& earlier : line_)
      if (game::black(earlier) == game::black(next) && game::white(earlier) == game::white(next)) return true;
    return false;
  }

  go_player_options options_;
  game rules_{};
  std::vector<state> line_{game::start()};
  std::optional<tree> tree_{};
};

/// A player for the size of the board: 2 to 9.
inline std::unique_ptr<any_go_player> make_go_player(int size, const go_player_options& options) {
  switch (size) {
    case 5:
      return std::make_unique<go_player<5>>(options);
    case 7:
      return std::make_unique<go_player<7>>(options);
    case 9:
      return std::make_unique<go_player<9>>(options);
    default:
      return nullptr;
  }
}
}  // namespace zermelo::play
