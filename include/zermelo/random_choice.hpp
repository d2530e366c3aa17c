// What a policy or chance does, by random numbers: how simulate.hpp and play draw an action.
#pragma once

#include <zermelo/policy.hpp>

namespace zermelo {

/// Where a sequence of random numbers begins.
struct seed {
  std::uint64_t number = 0;
};

namespace detail {
/// A number that looks random, another for each number: the last step of splitmix64.
constexpr std::uint64_t scrambled(std::uint64_t z) {
  z = (z ^ z >> 30) * 0xBF58'476D'1CE4'E5B9u;
  z = (z ^ z >> 27) * 0x94D0'49BB'1331'11EBu;
  return z ^ z >> 31;
}
}  // namespace detail

/// Random numbers: splitmix64 (G. Steele, D. Lea, C. Flood, Fast splittable pseudorandom number generators, 2014).
class random_numbers {
 public:
  constexpr explicit random_numbers(seed its_seed) : state_(its_seed.number) {}
  constexpr std::uint64_t next() { return detail::scrambled(state_ += 0x9E37'79B9'7F4A'7C15u); }
  /// In [0, 1), all 53 bits of it random.
  constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }

 private:
  std::uint64_t state_;
};

namespace detail {
/// A fraction of any kind is added up as a fraction, so that a sum that does not fit is noticed.
template <class Probability>
constexpr auto as_weight(const Probability& p) {
  if constexpr (requires { p.numerator(); })
    return fraction{p.numerator(), p.denominator()};
  else
    return p;
}

/// Draws one of the actions that are added to it, each with its probability, by a random number in [0, 1).
template <class Action, class Probability>
struct weighted_draw {
  double at;
  double reached = 0;
  bool found = false;
  Action chosen{};
  probability_sum<Probability> sum{};

  constexpr void add(const Action& a, const Probability& weight) {
    sum.add(weight);
    const double share = as_double(weight);
    if (share > 0 && (!found || reached <= at)) chosen = a, found = true;
    reached += share;
  }
  constexpr Action result() const {
    sum.must_be_one();
    return chosen;
  }
};

/// The action number floor(at * count) of a state.
template <class Game>
constexpr auto pick_uniformly(const Game& g, const typename Game::state& s, double at) {
  using action = typename Game::action;
  int count = 0;
  action a{};
  auto all = each_action<action>(g.actions(s));
  while (all.next(a)) ++count;
  if (count == 0) mistake::no_action_in_a_state_that_is_not_terminal();
  auto again = each_action<action>(g.actions(s));
  for (int skip = static_cast<int>(at * count); skip >= 0; --skip) again.next(a);
  return a;
}

/// Draws one of the actions of `choices`, a range of weighted actions that must all be legal.
template <class Game, class Choices>
constexpr auto pick_weighted(const Game& g, const typename Game::state& s, const Choices& choices, double at) {
  weighted_draw<typename Game::action, decltype(as_weight((*choices.begin()).probability))> draw{at};
  for (const auto& [action, weight] : choices) {
    if (!is_legal(g, s, action)) mistake::a_policy_names_an_illegal_action();
    draw.add(action, as_weight(weight));
  }
  return draw.result();
}

template <class Game, class Policy>
constexpr typename Game::action pick_by_policy(const Game& g, const typename Game::state& s, const Policy& policy,
                                               random_numbers& random) {
  using choice = std::remove_cvref_t<decltype(ask(policy, g, s))>;
  if constexpr (std::same_as<choice, uniform_choice>) {
    return pick_uniformly(g, s, random.unit());
  } else if constexpr (std::convertible_to<choice, typename Game::action>) {
    const typename Game::action chosen = ask(policy, g, s);
    if (!is_legal(g, s, chosen)) mistake::a_policy_names_an_illegal_action();
    return chosen;
  } else {
    static_assert(weighted_range<choice>,
                  "zermelo: a policy returns an action of the game (of a tree: a branch), a range of weighted actions, "
                  "or uniform_choice{}");
    return pick_weighted(g, s, ask(policy, g, s), random.unit());
  }
}

template <class Game>
constexpr auto pick_by_chance(const Game& g, const typename Game::state& s, random_numbers& random) {
  using action = typename Game::action;
  if constexpr (chance_game<Game>) {
    weighted_draw<action, decltype(as_weight(g.probability(s, action{})))> draw{random.unit()};
    auto rest = each_action<action>(g.actions(s));
    for (action a{}; rest.next(a);) draw.add(a, as_weight(g.probability(s, a)));
    return draw.result();
  } else {
    mistake::chance_moves_but_the_game_has_no_probability();
    return action{};
  }
}
}  // namespace detail
}  // namespace zermelo
