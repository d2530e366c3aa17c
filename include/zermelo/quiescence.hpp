// Quiescence: not to estimate a state while something is going on in it.
//
//   alpha_beta(game, max_depth{6}, evaluate_with(quiescence(estimate, captures, 8)));
//
// At the depth limit the search looks on, by the noisy actions only, and until a limit of its own. The side to move may
// always stand pat instead, that is, be content with the estimate: right where some quiet action is no worse than no action
// at all, and wrong in zugzwang.
// Sources: C. Shannon, Programming a computer for playing chess (1950); D. Beal, A generalised quiescence search
// algorithm, Artificial Intelligence 43 (1990).
#pragma once

#include <zermelo/depth_limit.hpp>

namespace zermelo {

/// An evaluation for evaluate_with. `estimate(state)` is on the utility's scale, from Max's view; `noisy(state)` gives the
/// actions of the state that are not quiet, as actions() does, and may give none; `plies` is how far to look on at most. The
/// value is the minimax value of that tree, in which the mover of each state has the estimate as one more choice. Cost: the
/// search counts every state of it among its nodes, and prunes it within the window that it has at that leaf.
template <class Estimate, class Noisy>
struct quiescence {
  Estimate estimate;
  Noisy noisy;
  int plies;

  constexpr quiescence(Estimate its_estimate, Noisy its_noisy, int its_plies)
      : estimate(its_estimate), noisy(its_noisy), plies(its_plies) {
    if (plies < 0) mistake::the_depth_is_negative();
  }

  /// The value if it lies within the window, otherwise a bound of it; called by the searches.
  template <class Game>
  constexpr auto look_on(const Game& g, const typename Game::state& s, const typename Game::value& alpha,
                         const typename Game::value& beta, std::uint64_t& nodes) const -> typename Game::value {
    return look_on(g, s, alpha, beta, nodes, plies);
  }

 private:
  template <class Game>
  constexpr auto look_on(const Game& g, const typename Game::state& s, typename Game::value alpha,
                         typename Game::value beta, std::uint64_t& nodes, int plies_left) const -> typename Game::value {
    using value = typename Game::value;
    using action = typename Game::action;
    value best = detail::number<value>(estimate(s));
    const player mover = g.to_move(s);
    if (plies_left == 0 || mover == player::chance) return best;
    const bool at_max = mover == player::max;
    (at_max ? alpha : beta) = at_max ? (alpha < best ? best : alpha) : (best < beta ? best : beta);
    const auto actions = noisy(s);
    auto rest = detail::each_action<action>(actions);
    for (action a{}; alpha < beta && rest.next(a);) {
      const typename Game::state next = g.result(s, a);
      ++nodes;
      const value v = g.is_terminal(next) ? detail::number<value>(g.utility(next))
                                          : look_on(g, next, alpha, beta, nodes, plies_left - 1);
      if (at_max ? !(best < v) : !(v < best)) continue;
      best = v;
      if (at_max ? alpha < v : v < beta) (at_max ? alpha : beta) = v;
    }
    return best;
  }
};
}  // namespace zermelo
