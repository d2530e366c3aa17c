// A dice race: the end of a game of backgammon, in which both sides bear off their last checkers.
//
// Rules: each side has up to three checkers, each on a point from 1 up to the number of sides of the dice, or off the
// board (0). Who is to move rolls two dice and moves a checker by each of them, in any order; a double counts four
// times. A checker leaves the board by a die of its point's number, and by a greater one if no other checker has
// farther to go. Who first has all checkers off wins. There is no contact and no way back. Utility: +1 Max wins, -1 Min
// wins, so that a value v is a probability of (1 + v) / 2 that Max wins. Max begins.
// Source: the bearing-off rules of backgammon (P. Magriel, Backgammon, 1976), with three of fifteen checkers, as many
// as hypergammon has.
// State: the points of each side's checkers, who moves, and the dice that are still to be played, none before the roll:
// then chance moves. With n sides and k checkers there are 2 c^2 d of them, where c = (n + k)! / (n! k!) and d = 1 + 3
// n + n (n + 1) / 2: 564,480 for six sides and three checkers, 62,720 for two.
// Every move shortens the race, so that expectiminimax ends. The best move may depend on the other side: with checkers
// on 5, 5 and 4 a 2-1 is played to 5, 3 and 3 if there is one more roll at most, and to 5, 4 and 2 if there is time.
// Known values: two checkers are off after one roll with these chances in 36, as in every textbook of backgammon:
//
//          1   2   3   4   5   6
//     off 36  36  36  34  31  27
//       1 36  36  34  29  23  15
//       2     26  25  23  19  13
//       3         17  17  14  10
//       4             11  10   8
//       5                  6   6
//       6                      4
#pragma once

#include <zermelo/probability.hpp>
#include <zermelo/result.hpp>
#include <zermelo/text_output.hpp>

namespace zermelo::games {

/// What a player does with a die, or what chance rolls.
struct dice_race_action {
  std::uint8_t point = 0;  ///< where the checker comes from; for chance the larger number of the roll
  std::uint8_t die = 0;    ///< how far it goes; for chance the smaller number of the roll
  friend constexpr bool operator==(const dice_race_action&, const dice_race_action&) = default;
};

/// The points of the checkers of a side, the farthest first; 0 is off the board.
struct dice_race_checkers {
  static constexpr int most = 3;
  std::uint8_t point[most]{};

  /// In any order. What is no point at all becomes 255, which no race accepts.
  constexpr dice_race_checkers(int its_point = 0, int its_second = 0, int its_third = 0)
      : point{byte(its_point), byte(its_second), byte(its_third)} {
    sort();
  }
  constexpr bool all_off() const { return point[0] == 0; }
  constexpr int pips() const { return point[0] + point[1] + point[2]; }  ///< how far they all have to go
  constexpr dice_race_checkers after(dice_race_action a) const {
    dice_race_checkers moved = *this;
    for (auto& p : moved.point)
      if (p == a.point) {
        p = static_cast<std::uint8_t>(p > a.die ? p - a.die : 0);
        break;
      }
    moved.sort();
    return moved;
  }
  friend constexpr bool operator==(const dice_race_checkers&, const dice_race_checkers&) = default;

 private:
  static constexpr std::uint8_t byte(int n) { return static_cast<std::uint8_t>(n < 0 || n > 255 ? 255 : n); }
  constexpr void sort() {
    order(0, 1);
    order(1, 2);
    order(0, 1);
  }
  constexpr void order(int i, int j) {
    const std::uint8_t p = point[i];
    if (p < point[j]) point[i] = point[j], point[j] = p;
  }
};

/// The dice that are still to be played.
struct dice_race_dice {
  std::uint8_t larger = 0;   ///< 0: none
  std::uint8_t smaller = 0;  ///< 0: one die is left, or none
  std::uint8_t again = 0;    ///< how many more there are like these two: 2 after a double

  constexpr bool none() const { return larger == 0; }
  constexpr dice_race_dice without(std::uint8_t die) const {
    if (again > 0) return {larger, smaller, static_cast<std::uint8_t>(again - 1)};
    return {die == larger ? smaller : larger, 0, 0};
  }
  friend constexpr bool operator==(const dice_race_dice&, const dice_race_dice&) = default;
};

/// The race with dice of 2 to 12 sides and 1 to 3 checkers a side, which all begin on the farthest point.
template <class Value>
class basic_dice_race {
 public:
  using checkers = dice_race_checkers;
  using dice = dice_race_dice;
  struct state {
    checkers max;
    checkers min;
    player mover = player::max;
    dice left{};  ///< none: the mover rolls
    friend constexpr bool operator==(const state&, const state&) = default;
  };
  using action = dice_race_action;
  using value = Value;
  static constexpr int max_actions = 78;  // rolls of two dice with twelve sides

  constexpr explicit basic_dice_race(int its_sides = 6, int its_checkers = checkers::most)
      : sides_(its_sides), checkers_(its_checkers) {
    if (sides_ < 2 || sides_ > 12 || checkers_ < 1 || checkers_ > checkers::most)
      mistake::a_dice_race_has_dice_of_2_to_12_sides_and_1_to_3_checkers();
  }
  constexpr int sides() const { return sides_; }

  /// Rolls as pairs, the larger number first; or a player's moves, the larger die and the farthest checker first.
  class choices {
   public:
    constexpr choices() = default;
    constexpr explicit choices(int its_sides) : sides_(its_sides) {}
    constexpr choices(checkers its_checkers, dice its_dice) {
      add(its_checkers, its_dice.larger);
      if (its_dice.smaller != its_dice.larger) add(its_checkers, its_dice.smaller);
    }
    constexpr bool next(action& a) {
      if (sides_ == 0) return next_ < count_ && (a = moves_[next_++], true);
      if (roll_.point == roll_.die) ++roll_.point, roll_.die = 0;
      ++roll_.die;
      return roll_.point <= sides_ && (a = roll_, true);
    }
    constexpr auto begin() const { return lazy_iterator<choices, action>(*this); }
    constexpr no_more_actions end() const { return {}; }

   private:
    constexpr void add(const checkers& own, std::uint8_t die) {
      if (die == 0) return;
      for (int i = 0; i < checkers::most && own.point[i] > 0; ++i)
        if (i == 0 || (own.point[i] != own.point[i - 1] && die <= own.point[i])) moves_[count_++] = {own.point[i], die};
    }
    action moves_[2 * checkers::most]{};
    int count_ = 0, next_ = 0;
    int sides_ = 0;  // above 0: chance rolls
    action roll_{};
  };

  constexpr state start() const {
    const checkers all(sides_, checkers_ > 1 ? sides_ : 0, checkers_ > 2 ? sides_ : 0);
    return {all, all};
  }
  static constexpr player to_move(state s) { return s.left.none() ? player::chance : s.mover; }
  constexpr choices actions(state s) const { return s.left.none() ? choices(sides_) : choices(own(s), s.left); }
  static constexpr state result(state s, action a) {
    if (s.left.none()) {
      s.left = {a.point, a.die, static_cast<std::uint8_t>(a.point == a.die ? 2 : 0)};
      return s;
    }
    checkers& moved = s.mover == player::max ? s.max : s.min;
    moved = moved.after(a);
    s.left = s.left.without(a.die);
    if (s.left.none() || moved.all_off()) s.left = {}, s.mover = opponent(s.mover);
    return s;
  }
  static constexpr bool is_terminal(state s) { return s.max.all_off() || s.min.all_off(); }
  static constexpr value utility(state s) { return value(s.max.all_off() ? 1 : -1); }
  /// Who is to roll and has two checkers or one, and no more than three points to go, is sure to win.
  static constexpr bounds<value> utility_bounds(state s) {
    if (is_terminal(s)) return {utility(s), utility(s)};
    if (!s.left.none() || own(s).pips() > 3 || own(s).point[2] > 0) return {value(-1), value(1)};
    const value won = value(s.mover == player::max ? 1 : -1);
    return {won, won};
  }
  /// An estimate on the utility's scale for searches with max_depth: the dice that Min needs less those that Max needs, as
  /// a share of both together.
  constexpr value evaluate(state s) const {
    const int max_needs = needs(s, player::max), min_needs = needs(s, player::min);
    return value(min_needs - max_needs) / value(min_needs + max_needs);
  }
  /// Equal numbers come up in one way, different ones in two.
  constexpr fraction probability(state, action a) const { return {a.point == a.die ? 1 : 2, sides_ * sides_}; }
  static constexpr std::uint64_t key(state s) {
    std::uint64_t word = s.mover == player::max ? 0 : 1;
    for (const auto p : s.max.point) word = word << 4 | p;
    for (const auto p : s.min.point) word = word << 4 | p;
    return ((word << 4 | s.left.larger) << 4 | s.left.smaller) << 2 | s.left.again;
  }

  /// The state in which `mover` is to roll, such as race.position({6, 4, 3}, {1}). Points beyond the dice, more
  /// checkers than the race has, and both sides without a checker are mistakes.
  constexpr state position(const checkers& max, const checkers& min, player mover = player::max) const {
    if (max.point[0] > sides_ || min.point[0] > sides_ || count(max) > checkers_ || count(min) > checkers_ ||
        (max.all_off() && min.all_off()) || (mover != player::max && mover != player::min))
      mistake::a_dice_race_has_its_checkers_on_the_points_of_the_dice();
    return {max, min, mover};
  }
  /// The same after a roll: `mover` is to play the two numbers.
  constexpr state position(const checkers& max, const checkers& min, player mover, int die, int other_die) const {
    if (die < 1 || die > sides_ || other_die < 1 || other_die > sides_) mistake::a_die_shows_no_such_number();
    const auto x = static_cast<std::uint8_t>(die), y = static_cast<std::uint8_t>(other_die);
    return result(position(max, min, mover), x < y ? action{y, x} : action{x, y});
  }

  // The numbers count from the end: first by Max's checkers, then by Min's, then by the dice, those of a new roll last.
  constexpr std::size_t state_count() const { return 2 * places() * places() * dice_count(); }
  constexpr std::size_t index(state s) const {
    return ((place(s.max) * places() + place(s.min)) * dice_count() + dice_number(s.left)) * 2 +
           (s.mover == player::max ? 0 : 1);
  }
  constexpr state state_at(std::size_t number) const {
    const std::size_t of_dice = number / 2 % dice_count(), of_checkers = number / 2 / dice_count();
    return {checkers_at(of_checkers / places()), checkers_at(of_checkers % places()),
            number % 2 == 0 ? player::max : player::min, dice_at(of_dice)};
  }

  /// Such as "5/2" for a die that moves a checker from point 5 to 2, "5/off", and "6-1" for a roll.
  template <class Out>
  static constexpr void write_action(Out&& out, state s, action a) {
    write_value(out, int{a.point});
    out(text(s.left.none() ? "-" : "/"));
    write_point(out, s.left.none() ? a.die : a.point > a.die ? a.point - a.die : 0);
  }
  /// Such as "max 5,2 min off; max plays 6-1"; "; max rolls" before the roll.
  template <class Out>
  static constexpr void write_state(Out&& out, state s) {
    write_side(out, "max ", s.max);
    write_side(out, " min ", s.min);
    out(text("; "));
    write_value(out, s.mover);
    out(text(s.left.none() ? " rolls" : " plays "));
    if (s.left.none()) return;
    write_value(out, int{s.left.larger});
    for (int more = s.left.smaller == 0 ? 0 : s.left.again + 1; more > 0; --more) {
      out(text("-"));
      write_value(out, int{s.left.smaller});
    }
  }
  /// A row for each side, with the number of checkers on each point.
  template <class Out>
  constexpr void write_board(Out&& out, state s) const {
    out(text("     off"));
    for (int point = 1; point <= sides_; ++point) {
      out(text(point < 10 ? "  " : " "));
      write_value(out, point);
    }
    write_row(out, "\nmax    ", s.max);
    write_row(out, "\nmin    ", s.min);
    out(text("\n"));
  }

 private:
  static constexpr checkers own(state s) { return s.mover == player::max ? s.max : s.min; }
  static constexpr int count(const checkers& c) { return (c.point[0] > 0) + (c.point[1] > 0) + (c.point[2] > 0); }

  // The number of dice, times the sides, that it takes to bear off: with n sides a lone checker on point p needs
  // (1 + 1/n)^(p - 1) of them in the mean, and here 1 + (p - 1)/n. The mover has some already: those still to be played. At
  // least 1, since nobody has won yet.
  constexpr int needs(const state& s, player p) const {
    const checkers& side = p == player::max ? s.max : s.min;
    const int to_play = s.mover != p || s.left.none() ? 0 : s.left.smaller == 0 ? 1 : 2 + s.left.again;
    const int needed = side.pips() + count(side) * (sides_ - 1) - to_play * sides_;
    return needed < 1 ? 1 : needed;
  }

  // Checkers are numbered by the combinatorial number system, in lexical order of their points, so that every move
  // leads to a smaller number. choose(n, k) is a binomial coefficient.
  static constexpr std::size_t choose(int n, int k) {
    return static_cast<std::size_t>(k == 1 ? n : k == 2 ? n * (n - 1) / 2 : n * (n - 1) * (n - 2) / 6);
  }
  constexpr std::size_t places() const { return choose(sides_ + checkers_, checkers_); }
  constexpr std::size_t place(const checkers& c) const {
    std::size_t number = 0;
    for (int i = 0; i < checkers_; ++i) number += choose(c.point[i] + checkers_ - i - 1, checkers_ - i);
    return number;
  }
  constexpr checkers checkers_at(std::size_t number) const {
    checkers c;
    for (int i = 0; i < checkers_; ++i) {
      while (choose(c.point[i] + checkers_ - i, checkers_ - i) <= number) ++c.point[i];
      number -= choose(c.point[i] + checkers_ - i - 1, checkers_ - i);
    }
    return c;
  }

  // The dice: one or two of them as a pair with larger >= smaller >= 0, then three or four of a double, at last none
  // yet.
  constexpr std::size_t pairs() const { return choose(sides_ + 2, 2) - 1; }
  constexpr std::size_t dice_count() const { return pairs() + static_cast<std::size_t>(2 * sides_) + 1; }
  constexpr std::size_t dice_number(dice d) const {
    if (d.none()) return dice_count() - 1;
    if (d.again == 0) return choose(d.larger + 1, 2) + d.smaller - 1;
    return pairs() + static_cast<std::size_t>((d.again - 1) * sides_ + d.larger - 1);
  }
  constexpr dice dice_at(std::size_t number) const {
    if (number == dice_count() - 1) return {};
    dice d{1, 0, 0};
    if (number < pairs()) {
      while (choose(d.larger + 2, 2) - 1 <= number) ++d.larger;
      d.smaller = static_cast<std::uint8_t>(number + 1 - choose(d.larger + 1, 2));
    } else {
      const int rest = static_cast<int>(number - pairs());
      d.larger = d.smaller = static_cast<std::uint8_t>(rest % sides_ + 1);
      d.again = static_cast<std::uint8_t>(rest / sides_ + 1);
    }
    return d;
  }

  template <class Out>
  static constexpr void write_point(Out& out, int point) {
    if (point == 0)
      out(text("off"));
    else
      write_value(out, point);
  }
  template <class Out>
  static constexpr void write_side(Out& out, text name, const checkers& c) {
    out(name);
    write_point(out, c.point[0]);
    for (int i = 1; i < checkers::most && c.point[i] > 0; ++i) {
      out(text(","));
      write_value(out, int{c.point[i]});
    }
  }
  template <class Out>
  constexpr void write_row(Out& out, text name, const checkers& c) const {
    out(name);
    for (int point = 0; point <= sides_; ++point) {
      int here = 0;
      for (int i = 0; i < checkers_; ++i) here += c.point[i] == point;
      if (point > 0) out(text("  "));
      if (here == 0)
        out(text("."));
      else
        write_value(out, here);
    }
  }

  int sides_;
  int checkers_;
};
/// The values are floating, since every value of the game is a mean. basic_dice_race<rational> has exact ones.
using dice_race = basic_dice_race<double>;
}  // namespace zermelo::games
