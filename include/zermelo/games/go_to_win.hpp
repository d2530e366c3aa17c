// Go for a player who samples (rave.hpp): nothing counts but who wins, own eyes are not filled, and there is a first
// opinion of every action.
//
//   rave(games::go_to_win<9>{5.5}, playouts{10'000}, seed{1}).action
//
// Utility: 1 if Black wins, -1 if White does, 0 if the areas are equal after komi. State: that of go.hpp, and the last
// stone.
// Sources: S. Gelly, D. Silver, Monte-Carlo tree search and rapid action value estimation in computer Go (2011), for
// opinions that count as samples; the weights were tried out against GNU Go (docs/go.md).
#pragma once

#include <zermelo/games/go.hpp>
#include <zermelo/rave.hpp>

namespace zermelo::games {

template <int Size>
class go_to_win {
 public:
  using rules = go<Size>;
  using board = go_board<Size>;
  using points = typename board::points;
  struct state : rules::state {
    points last = 0;  ///< the stone of the last ply, if it was no pass
    friend constexpr bool operator==(const state&, const state&) = default;
  };
  using action = int;
  using value = int;
  static constexpr int max_actions = rules::max_actions;
  static constexpr action pass = rules::pass;

  constexpr go_to_win() = default;
  constexpr explicit go_to_win(double its_komi) : rules_{.komi = its_komi} {}

  static constexpr state start() { return {rules::start()}; }
  static constexpr player to_move(const state& s) { return s.mover; }
  constexpr auto actions(const state& s) const {
    return typename rules::moves{(rules_.legal_points(s) & ~board::eyes(s.own, s.other)) | board::bit(pass)};
  }
  constexpr state result(const state& s, action a) const {
    return {rules_.result(s, a), a == pass ? points{0} : board::bit(a)};
  }
  static constexpr bool is_terminal(const state& s) { return rules::is_terminal(s); }
  constexpr value utility(const state& s) const { return sign(rules_.utility(s)); }
  constexpr bounds<value> utility_bounds(const state& s) const {
    const auto known = rules_.utility_bounds(s);
    return {sign(known.lower), sign(known.upper)};
  }

  /// Where each side was the first to put a stone.
  struct played_actions {
    points by[2] = {0, 0};
    constexpr void add(player mover, action a) {
      if (a == pass) return;
      by[number_of(mover)] |= board::bit(a);
      by[number_of(opponent(mover))] &= ~board::bit(a);
    }
    constexpr bool contains(player mover, action a) const { return (by[number_of(mover)] >> a & 1) != 0; }
  };
  constexpr value playout(const state& s, random_numbers& random, played_actions& played) const {
    go_playout<Size> game(s, s.last);
    game.finish(random, s.passes, rules::most_plies_of_a_playout);
    played.by[number_of(s.mover)] = game.first_played_by(0);
    played.by[number_of(opponent(s.mover))] = game.first_played_by(1);
    return sign(rules_.utility(rules::end_of(game, s)));
  }

  constexpr value playout(const state& s, random_numbers& random) const {
    played_actions ignored;
    return playout(s, random, ignored);
  }

  /// A first opinion of each action, by what can be seen at a glance.
  class opinions {
   public:
    constexpr explicit opinions(const state& its_state)
        : worth_of_a_win_(its_state.mover == player::max ? 1 : -1),
          may_end_(its_state.passes == 1),
          near_(board::around(its_state.last)),
          near_by_(board::around(its_state.last | near_)),
          lonely_(board::board & ~board::inner & ~board::around(its_state.own | its_state.other)),
          urgent_(its_state.last == 0 ? 0 : go_playout<Size>::urgent(its_state, its_state.last)) {
      for (points rest = its_state.empty(); rest != 0; rest &= rest - 1) {
        const points stone = board::lowest(rest);
        if (board::captures(stone, its_state.own, its_state.other) != 0)
          urgent_ |= stone;
        else if (!board::is_safe(stone, its_state.own, its_state.other))
          unsafe_ |= stone;
      }
    }
    constexpr expected_worth of(action a) const {
      if (a == pass) return as_worth(may_end_ ? wins{10, 10} : wins{0, 10});
      const points at = board::bit(a);
      wins all{5, 10};
      if ((unsafe_ & at) != 0) all.samples += 10;
      if ((urgent_ & at) != 0) all.add(15);
      if ((near_ & at) != 0) all.add(16);
      if ((near_by_ & at) != 0) all.add(8);
      if ((lonely_ & at) != 0) all.samples += 10;
      return as_worth(all);
    }

   private:
    struct wins {
      std::uint32_t won, samples;
      constexpr void add(std::uint32_t more) { won += more, samples += more; }
    };
    constexpr expected_worth as_worth(wins all) const {
      return {worth_of_a_win_ * (2.0 * all.won / all.samples - 1), all.samples};
    }
    double worth_of_a_win_;
    bool may_end_;  // by another pass, which is soon seen to win or to lose
    points near_, near_by_, lonely_, urgent_, unsafe_ = 0;
  };
  static constexpr opinions expectations(const state& s) { return opinions(s); }

  template <class Out>
  static constexpr void write_action(Out&& out, const state& s, action a) {
    rules::write_action(out, s, a);
  }
  template <class Out>
  static constexpr void write_board(Out&& out, const state& s) {
    rules::write_board(out, s);
  }

 private:
  static constexpr value sign(double points) { return points > 0 ? 1 : points < 0 ? -1 : 0; }

  rules rules_{};
};
}  // namespace zermelo::games
