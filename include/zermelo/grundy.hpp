// Grundy values: what a position of an impartial game is worth when it is played together with others.
//
//   zermelo::grundy(games::kayles_row{}, 20)                             // of one position
//   const auto kayles = zermelo::grundy_values(games::kayles_row{}, 20); // of all that it can lead to
//   kayles.value(12)  kayles.action(12)                                  // its value; an action that wins, if there is one
//
// A game is impartial if both players have the same moves everywhere, and who cannot move has lost. In a sum of positions
// a player moves in one of them, whichever he likes. Every position is then worth as much as a Nim pile of some size,
// its Grundy value: the least number that none of its moves leaves (the minimal excludant, "mex"). A sum is worth the nim
// sum of its parts, which is their exclusive or, and who is to move loses it if that is 0. So a sum is played like Nim:
//
//   const auto move = zermelo::winning_nim_move(kayles.value(5), piles.value(7));  // which part, and what to leave there
//   piles.action(7, move->left)                                                    // the action that leaves it
//
// Sources: R. Sprague, Über mathematische Kampfspiele, 1935; P. Grundy, Mathematics and games, 1939; E. Berlekamp,
// J. Conway, R. Guy, Winning Ways for your Mathematical Plays, vol. 1, ch. 3 and 4.
#pragma once

#include <zermelo/reachable.hpp>
#include <zermelo/result.hpp>

namespace zermelo {

/// The size of the Nim pile that a position is worth.
using nimber = std::uint32_t;

/// What is left where a move splits a position in two: a sum of both.
template <class State>
struct split {
  State one{};
  State other{};
  friend constexpr bool operator==(const split&, const split&) = default;
};

/// An impartial game has types `state` and `action`, and two members:
///
///   constexpr auto actions(const state&) const;           // the same for both players; none: who is to move has lost
///   constexpr auto result(const state&, action) const;    // a state, or a zermelo::split of two
///
/// States are told apart as in reachable.hpp: by key(state), by being integers, or by operator==. Nobody's turn belongs in
/// them; but an ordinary game will do as well, if its players take turns, have the same actions and the last to move wins.
template <class G>
concept impartial_game =
    detail::has_state<G> && detail::has_action<G> && detail::has_actions<G> &&
    (detail::has_result<G> || requires(const G& g, const typename G::state& s, const typename G::action& a) {
      { g.result(s, a) } -> std::same_as<split<typename G::state>>;
    });

namespace detail {
template <class G>
consteval bool require_impartial_game() {
  static_assert(impartial_game<G>,
                "zermelo: Grundy values are those of an impartial game: it has types `state` and `action`, and members "
                "`actions(const state&) const` and `result(const state&, action) const`: grundy.hpp");
  return impartial_game<G>;
}
}  // namespace detail

/// The Grundy values of the states that were added and of all that they can lead to. With a Capacity it holds up to so
/// many states in place, and can be a constant of the program.
template <class Game, std::size_t Capacity = growing>
class grundy_solution {
 public:
  using state = typename Game::state;
  using action_type = typename Game::action;

  constexpr explicit grundy_solution(const Game& its_rules) : rules_(its_rules) {}

  /// Solves one more state. A game that leads back to where it was is mistake::an_impartial_game_repeats_itself, and an
  /// ordinary game that is seen to break the rules of grundy.hpp is mistake::this_game_is_not_impartial. Cost: the
  /// actions of each state that is new are taken twice, without recursion.
  constexpr void add(const state& s) {
    work to_do;
    to_do.stack.push_back(number_of(s));
    while (to_do.stack.size() > 0) {
      const number here = to_do.stack[to_do.stack.size() - 1];
      if (worth_[here] >= open && !solve(here, to_do)) continue;
      to_do.stack.pop_back();
    }
  }

  constexpr bool contains(const state& s) const { return found_.find(rules_, s) != found_.none; }
  /// The Grundy value. A state that was not solved is mistake::this_state_is_not_in_the_solution.
  constexpr nimber value(const state& s) const {
    const number i = found_.find(rules_, s);
    if (i == found_.none) mistake::this_state_is_not_in_the_solution();
    return worth_[i];
  }
  /// The first action that leaves what is worth `left`, if there is one. Where the state stands alone, one that leaves 0
  /// wins. There is one for every number below value(s).
  constexpr optional_action<action_type> action(const state& s, nimber left = 0) const {
    if (is_over(s)) return {};
    auto rest = detail::each_action<action_type>(rules_.actions(s));
    for (action_type a{}; rest.next(a);)
      if (value_of(rules_.result(s, a)) == left) return a;
    return {};
  }

  constexpr const Game& rules() const { return rules_; }
  constexpr std::size_t size() const { return found_.size(); }

 private:
  using number = std::uint32_t;
  static constexpr nimber unknown = 0xffff'ffffu, open = 0xffff'fffeu;  // open: what it leads to is being solved

  struct work {
    detail::growing_array<number> stack{};    // states to solve, those first that are needed for the others
    detail::growing_array<number> left_by{};  // left_by[n] = i + 1: state i is the last that can leave what is worth n
  };

  constexpr number number_of(const state& s) {
    const number i = found_.find_or_add(rules_, s);
    if (i == worth_.size()) worth_.push_back(unknown);
    return i;
  }
  constexpr bool is_over(const state& s) const {
    if constexpr (requires { rules_.is_terminal(s); })
      return rules_.is_terminal(s);
    else
      return false;
  }
  constexpr nimber value_of(const split<state>& left) const { return value(left.one) ^ value(left.other); }
  constexpr nimber value_of(const state& left) const { return value(left); }

  /// False: something must be solved before, and was put on the stack.
  constexpr bool solve(number here, work& to_do) {
    const state s = found_[here];
    bool complete = true;
    if (!is_over(s)) {
      auto rest = detail::each_action<action_type>(rules_.actions(s));
      for (action_type a{}; rest.next(a);) complete = take(here, s, rules_.result(s, a), to_do) && complete;
    }
    worth_[here] = complete ? least_not_left_by(here, to_do) : open;
    return complete;
  }
  constexpr bool take(number here, const state& s, const state& left, work& to_do) {
    if constexpr (game<Game>) must_be_impartial(s, left);
    nimber worth = 0;
    return add_worth(worth, left, to_do) && note(here, worth, to_do);
  }
  constexpr bool take(number here, const state&, const split<state>& left, work& to_do) {
    nimber worth = 0;
    const bool one = add_worth(worth, left.one, to_do), other = add_worth(worth, left.other, to_do);
    return one && other && note(here, worth, to_do);
  }
  constexpr bool add_worth(nimber& worth, const state& part, work& to_do) {
    const number i = number_of(part);
    if (worth_[i] == open) mistake::an_impartial_game_repeats_itself();
    if (worth_[i] == unknown) return to_do.stack.push_back(i), false;
    return worth ^= worth_[i], true;
  }
  static constexpr bool note(number here, nimber worth, work& to_do) {
    while (to_do.left_by.size() <= worth) to_do.left_by.push_back(0);
    return to_do.left_by[worth] = here + 1, true;
  }
  static constexpr nimber least_not_left_by(number here, const work& to_do) {
    nimber least = 0;
    while (least < to_do.left_by.size() && to_do.left_by[least] == here + 1) ++least;
    return least;
  }

  constexpr void must_be_impartial(const state& s, const state& next) const {
    using value_type = typename Game::value;
    const player mover = rules_.to_move(s);
    const bool fits = !rules_.is_terminal(next)  ? rules_.to_move(next) == opponent(mover)
                      : mover == player::max ? value_type(0) < rules_.utility(next)
                                             : rules_.utility(next) < value_type(0);
    if (!fits) mistake::this_game_is_not_impartial();
  }

  Game rules_;
  detail::found_states<Game, Capacity> found_{};
  detail::items<nimber, Capacity> worth_{};
};

/// The Grundy values of `s` and of all that it can lead to.
template <std::size_t Capacity = growing, class Game>
constexpr auto grundy_values(const Game& g, const typename Game::state& s) {
  if constexpr (detail::require_impartial_game<Game>()) {
    grundy_solution<Game, Capacity> solved(g);
    solved.add(s);
    return solved;
  }
}
/// The Grundy value of `s` alone. Cost: that of grundy_values.
template <class Game>
constexpr nimber grundy(const Game& g, const typename Game::state& s) {
  if constexpr (detail::require_impartial_game<Game>()) return grundy_values(g, s).value(s);
  return 0;
}

// ---- Nim ------------------------------------------------------------------------------------------------------------

/// A move in a sum of Nim piles, or of what is worth them.
struct nim_move {
  std::size_t pile = 0;  ///< number of the pile, from 0
  nimber left = 0;       ///< what it is worth after the move
  friend constexpr bool operator==(const nim_move&, const nim_move&) = default;
};

namespace detail {
template <class Range>
constexpr nimber exclusive_or(const Range& piles) {
  nimber sum = 0;
  for (const nimber pile : piles) sum ^= pile;
  return sum;
}
}  // namespace detail

/// What a sum of these is worth: 0 is lost for who is to move.
template <std::convertible_to<nimber>... Values>
constexpr nimber nim_sum(const Values&... values) {
  return (nimber{0} ^ ... ^ static_cast<nimber>(values));
}

/// A move that wins: the first pile that can be made so small that the nim sum is 0. None if it is 0 already. `piles` is a
/// range of Grundy values: for other games than Nim, action(state, left) of the part finds the action.
/// Source: C. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3, 1902.
template <class Range>
  requires requires(const Range& r) { r.begin() != r.end(); } || std::is_array_v<Range>
constexpr optional_action<nim_move> winning_nim_move(const Range& piles) {
  const nimber sum = detail::exclusive_or(piles);
  std::size_t number = 0;
  for (const nimber pile : piles) {
    if ((pile ^ sum) < pile) return nim_move{number, pile ^ sum};
    ++number;
  }
  return {};
}
template <std::convertible_to<nimber>... Values>
constexpr optional_action<nim_move> winning_nim_move(const Values&... values) {
  const nimber piles[] = {static_cast<nimber>(values)...};
  return winning_nim_move(piles);
}

/// The same where who takes the last stone loses. It holds for Nim itself, not for what is worth Nim piles otherwise: as in
/// normal play while a pile of two or more is left afterwards; else an odd number of single stones is left (Bouton).
template <class Range>
  requires requires(const Range& r) { r.begin() != r.end(); } || std::is_array_v<Range>
constexpr optional_action<nim_move> winning_misere_nim_move(const Range& piles) {
  std::size_t number = 0, first_single = 0, larger = 0, last_larger = 0, singles = 0;
  for (const nimber pile : piles) {
    if (pile == 1 && singles++ == 0) first_single = number;
    if (pile > 1) ++larger, last_larger = number;
    ++number;
  }
  if (larger > 1) return winning_nim_move(piles);
  if (larger == 1) return nim_move{last_larger, singles % 2 == 0 ? 1u : 0u};
  if (singles > 0 && singles % 2 == 0) return nim_move{first_single, 0};
  return {};
}
template <std::convertible_to<nimber>... Values>
constexpr optional_action<nim_move> winning_misere_nim_move(const Values&... values) {
  const nimber piles[] = {static_cast<nimber>(values)...};
  return winning_misere_nim_move(piles);
}
}  // namespace zermelo
