// A Go board and a player at it, who samples: what a session of gtp.hpp talks to.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <zermelo/games/go_to_win.hpp>
#include <zermelo/play/append_to.hpp>
#include <zermelo/time_budget.hpp>

namespace zermelo::play {

struct go_player_options {
  std::uint64_t playouts = 10'000;  ///< for a move, at most
  seed start{1};
  double resign_below = 0.05;  ///< the player gives up where fewer of the playouts are won
  bool rave = true;            ///< false: mcts(), for comparison
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

/// Tree is what keeps the samples: rave_tree or mcts_tree of games::go_to_win.
template <int Size, class Tree>
class go_player final : public any_go_player {
  using game = games::go_to_win<Size>;
  using rules = typename game::rules;
  using board_points = typename game::board;
  using points = typename board_points::points;
  using state = typename game::state;

 public:
  explicit go_player(const go_player_options& its_options) : options_(its_options) {}

  void set_komi(double komi) override {
    rules_.komi = komi;
    tree_.reset();
  }
  bool is_action(const std::string& name) const override { return rules::action_named(name) >= 0; }
  bool play(player mover, const std::string& name) override {
    const int a = rules::action_named(name);
    const state s = at_turn_of(mover);
    if (a < 0 || ((rules_.legal_points(s) | bit(rules::pass)) & bit(a)) == 0) return false;
    advance_tree(s, a);
    line_.push_back(searched().result(s, a));
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
    rules::write_board(append_to{words}, line_.back());
    return words;
  }

  std::string choose(player mover, std::optional<seconds> time) override {
    const state s = at_turn_of(mover);
    if (!tree_ || !(tree_->state() == s)) tree_.emplace(searched(), s, seed{options_.start.number + line_.size()});
    const auto end = std::chrono::steady_clock::now() +
                     std::chrono::duration_cast<std::chrono::steady_clock::duration>(time.value_or(seconds(1e6)));
    // In quarters, since a game that is nearly won needs no more thought.
    constexpr std::uint64_t parts = 4;
    auto found = tree_->search(playouts{0});
    for (std::uint64_t i = 0; i < parts && !found.proven && (i == 0 || share_won(mover, found) < nearly_won); ++i)
      found = tree_->search(playouts{(options_.playouts + i) / parts},
                            time_budget{end - std::chrono::steady_clock::now()});
    if (share_won(mover, found) < options_.resign_below && found.visits >= fewest_to_resign) return "resign";
    std::string name;
    rules::write_action(append_to{name}, s, without_repetition(s, found));
    return name;
  }

  double score() const override {
    constexpr int playouts_of_each_side = 100;
    const state& now = line_.back();
    int black_has[board_points::bits]{}, white_has[board_points::bits]{};
    random_numbers random(options_.start);
    for (int i = 0; i < playouts_of_each_side; ++i)
      for (const player mover : {player::max, player::min}) {
        const auto end = rules::played_out(rules::with_mover(now, mover), random);
        count_points(board_points::area(rules::black(end), rules::white(end)), black_has);
        count_points(board_points::area(rules::white(end), rules::black(end)), white_has);
      }
    auto s = rules::with_mover(now, player::max);
    s.own &= ~dead(s.own, black_has, white_has);
    s.other &= ~dead(s.other, white_has, black_has);
    return rules_.utility(s);
  }

 private:
  static constexpr std::uint32_t fewest_to_resign = 100;  // playouts
  static constexpr double nearly_won = 0.95;
  static constexpr points bit(int point) { return board_points::bit(point); }

  game searched() const { return game(rules_.komi); }
  // The position, if that side is to move: sides may move twice, and go on after the end of the game.
  state at_turn_of(player mover) const {
    const state& s = line_.back();
    return s.mover == mover && !game::is_terminal(s) ? s : state{rules::with_mover(s, mover), s.last};
  }
  // Players at the other end may do what the tree does not look at: to fill an eye, or to move twice.
  void advance_tree(const state& s, int a) {
    bool known = false;
    if (tree_ && tree_->state() == s)
      for (const int looked_at : searched().actions(s)) known = known || looked_at == a;
    if (known)
      tree_->advance(a);
    else
      tree_.reset();
  }
  template <class Found>
  static double share_won(player mover, const Found& found) {
    return (1 + (mover == player::max ? found.mean : -found.mean)) / 2;
  }
  // The most visited action that does not bring back a position of this game; at the worst a pass.
  template <class Found>
  int without_repetition(const state& s, const Found& found) const {
    if (!repeats(s, *found.action)) return *found.action;
    int best = rules::pass;
    std::uint32_t most = 0;
    for (const auto& move : found)
      if (move.visits > most && !repeats(s, move.action)) best = move.action, most = move.visits;
    return best;
  }
  bool repeats(const state& s, int a) const {
    if (a == rules::pass) return false;
    const auto next = rules_.result(s, a);
    for (const state& earlier : line_)
      if (rules::black(earlier) == rules::black(next) && rules::white(earlier) == rules::white(next)) return true;
    return false;
  }

  static void count_points(points all, int (&count)[board_points::bits]) {
    for (; all != 0; all &= all - 1) ++count[zermelo::detail::lowest_bit(all)];
  }
  // Chains of `stones` whose points ended more often with the other side.
  static points dead(points stones, const int (&own)[board_points::bits], const int (&other)[board_points::bits]) {
    points all = 0;
    for (points rest = stones; rest != 0;) {
      const points chain = board_points::joined(board_points::lowest(rest), stones);
      rest &= ~chain;
      int more = 0;
      for (points p = chain; p != 0; p &= p - 1)
        more += own[zermelo::detail::lowest_bit(p)] - other[zermelo::detail::lowest_bit(p)];
      if (more < 0) all |= chain;
    }
    return all;
  }

  go_player_options options_;
  rules rules_{};
  std::vector<state> line_{game::start()};
  std::optional<Tree> tree_{};
};

namespace detail {
template <int Size>
std::unique_ptr<any_go_player> go_player_on(const go_player_options& options) {
  using game = games::go_to_win<Size>;
  if (options.rave) return std::make_unique<go_player<Size, rave_tree<game, 0, seed>>>(options);
  return std::make_unique<go_player<Size, mcts_tree<game, 0, seed>>>(options);
}
}  // namespace detail

/// A player for the size of the board: 5, 7 or 9; nothing for another.
inline std::unique_ptr<any_go_player> make_go_player(int size, const go_player_options& options) {
  return size == 5   ? detail::go_player_on<5>(options)
         : size == 7 ? detail::go_player_on<7>(options)
         : size == 9 ? detail::go_player_on<9>(options)
                     : nullptr;
}
}  // namespace zermelo::play
