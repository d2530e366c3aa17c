// The ways to find an exact value, as objects: for solved_by, and for whoever compares them.
//
//   analyse(game, state, remember(table), solved_by(drivers::bisection));
//
// Each is a function of (game, state, options...) that gives a search_result with an exact value.
#pragma once

#include <zermelo/deepening.hpp>
#include <zermelo/mtd_f.hpp>
#include <zermelo/principal_variation_search.hpp>

namespace zermelo::drivers {

struct alpha_beta_driver {
  template <class Game, class... Options>
  constexpr auto operator()(const Game& g, const typename Game::state& s, Options... options) const {
    return zermelo::alpha_beta(g, s, options...);
  }
};
struct principal_variation_driver {
  template <class Game, class... Options>
  constexpr auto operator()(const Game& g, const typename Game::state& s, Options... options) const {
    return zermelo::principal_variation_search(g, s, options...);
  }
};
struct bisection_driver {
  template <class Game, class... Options>
  constexpr auto operator()(const Game& g, const typename Game::state& s, Options... options) const {
    return zermelo::bisect(g, s, options...);
  }
};
/// MTD(f) from a guess.
template <class Value>
struct mtd_f_driver {
  Value guess;
  template <class Game, class... Options>
  constexpr auto operator()(const Game& g, const typename Game::state& s, Options... options) const {
    return zermelo::mtd_f(g, s, static_cast<typename Game::value>(guess), options...);
  }
};
struct sss_star_driver {
  template <class Game, class... Options>
  constexpr auto operator()(const Game& g, const typename Game::state& s, Options... options) const {
    return zermelo::sss_star(g, s, options...);
  }
};
/// Iterative deepening to the end of the game. States that it does not reach at first are worth 0, or what evaluate_with
/// says; in the end every line has been followed to its end.
struct deepening_driver {
  struct unknown {
    template <class State>
    constexpr int operator()(const State&) const {
      return 0;
    }
  };
  template <class Game, class... Options>
  constexpr auto operator()(const Game& g, const typename Game::state& s, Options... options) const {
    if constexpr (detail::given<detail::option_from<evaluate_with>, Options...>)
      return result(g, zermelo::deepen(g, s, options...));
    else
      return result(g, zermelo::deepen(g, s, options..., evaluate_with(unknown{})));
  }

 private:
  template <class Game>
  static constexpr search_result<typename Game::value, typename Game::action> result(
      const Game&, const deepening_result<typename Game::value, typename Game::action>& found) {
    if (!found.solved) mistake::the_game_does_not_end_within_the_ply_limit();
    return found;
  }
};

inline constexpr alpha_beta_driver alpha_beta{};
inline constexpr principal_variation_driver principal_variation_search{};
inline constexpr bisection_driver bisection{};
inline constexpr mtd_f_driver<int> mtd_f{0};
inline constexpr sss_star_driver sss_star{};
inline constexpr deepening_driver deepening{};
}  // namespace zermelo::drivers
