// A small network that tells of a state both what to do and what it is worth: what puct.hpp asks for, learnt by gradient steps.
//
//   policy_value_network<18, 32, 9> network(seed{1});              // inputs, hidden units, actions: random weights
//   const auto guide = guided_by(game, network, inputs);           // inputs(state): a feature_vector<18>, from the mover's view
//   puct(game, state, guide.priors(), guide.values(), playouts{100});
//   network.teach(inputs(state), shares, worth, 0.02);             // nearer to these probabilities of actions, and this worth
//
// One hidden layer of units max(0, x); the worth is squashed by tanh, the actions by softmax. The network sees the board as
// the side to move does and says what is good for that side, from -1 to 1: so both sides share all that is learnt. The same
// seed gives the same weights everywhere (see learn.hpp on fused operations).
// Sources: D. Rumelhart, G. Hinton, R. Williams, Learning representations by back-propagating errors, Nature 323 (1986); D.
// Silver et al., A general reinforcement learning algorithm that masters chess, shogi, and Go through self-play, Science 362
// (2018), for one network with two heads and its loss, (z - v)^2 less the logarithm of the odds of what search chose.
#pragma once

#include <zermelo/linear_evaluation.hpp>
#include <zermelo/ordering.hpp>
#include <zermelo/random_choice.hpp>

namespace zermelo {

template <std::size_t Inputs, std::size_t Hidden, std::size_t Actions>
class policy_value_network {
 public:
  /// What it says of a state: `odds` of the actions are 1 for the likeliest and in proportion for the others, legal or not;
  /// `worth` is for the side to move, between -1 and 1.
  struct answer {
    double odds[Actions]{};
    double worth = 0;
  };
  static constexpr std::size_t actions = Actions;
  static constexpr std::size_t weights = (Inputs + 1) * Hidden + (Hidden + 1) * (Actions + 1);

  /// Random weights between the hidden units and what is before them; what follows is 0, so that at first all actions are
  /// alike, and every state is worth 0.
  constexpr explicit policy_value_network(seed its_seed) {
    random_numbers random(its_seed);
    const double width = detail::sqrt(6.0 / Inputs);  // K. He et al., Delving deep into rectifiers (2015)
    for (std::size_t i = 0; i < Inputs; ++i)
      for (double& weight : from_input_[i]) weight = (2 * random.unit() - 1) * width;
  }

  constexpr answer look(const feature_vector<Inputs>& inputs) const {
    answer said;
    finish(activity(inputs), said);
    return said;
  }

  /// One gradient step of size `rate`: `shares` are the wanted probabilities of all actions, which sum to 1, and `worth` is the
  /// wanted worth for the side to move, from -1 to 1. `decay` pulls every weight that took part towards 0, by rate * decay of
  /// it. Cost: about three times that of look(). Mistakes: a rate that is no finite number above 0, a worth beyond its range,
  /// shares that are not between 0 and 1 or sum to anything but 1, give or take a billionth.
  constexpr void teach(const feature_vector<Inputs>& inputs, const feature_vector<Actions>& shares, double worth, double rate,
                       double decay = 1e-4) {
    detail::check_rate(rate);
    detail::check_worth(worth, {-1, 1});
    detail::probability_sum<double> shared;
    for (const double share : shares.of) shared.add(share);
    shared.must_be_one();
    const units hidden = activity(inputs);
    answer said;
    finish(hidden, said);
    double sum = 0;
    for (const double odds : said.odds) sum += odds;
    // What each output should gain, and what reaches the hidden units of it.
    double gain[Actions + 1]{};
    for (std::size_t a = 0; a < Actions; ++a) gain[a] = shares.of[a] - said.odds[a] / sum;
    gain[Actions] = (worth - said.worth) * (1 - said.worth * said.worth);
    units back{};
    const double keep = 1 - rate * decay;
    for (std::size_t out = 0; out <= Actions; ++out) {
      for (std::size_t h = 0; h < Hidden; ++h) {
        back.of[h] += gain[out] * to_output_[out].of[h];
        to_output_[out].of[h] = keep * to_output_[out].of[h] + rate * gain[out] * hidden.of[h];
      }
      to_output_[out].bias += rate * gain[out];
    }
    for (std::size_t h = 0; h < Hidden; ++h)
      if (hidden.of[h] <= 0) back.of[h] = 0;
    for (std::size_t i = 0; i < Inputs; ++i)
      if (inputs.of[i] != 0)
        for (std::size_t h = 0; h < Hidden; ++h)
          from_input_[i][h] = keep * from_input_[i][h] + rate * inputs.of[i] * back.of[h];
    for (std::size_t h = 0; h < Hidden; ++h) bias_[h] += rate * back.of[h];
    if (!detail::is_finite(bias_[0]) || !detail::is_finite(to_output_[Actions].bias))
      mistake::a_weight_is_not_a_finite_number();
  }

  friend constexpr bool operator==(const policy_value_network&, const policy_value_network&) = default;

 private:
  struct units {
    double of[Hidden]{};
  };
  struct output {
    double of[Hidden]{};
    double bias = 0;
    friend constexpr bool operator==(const output&, const output&) = default;
  };

  constexpr units activity(const feature_vector<Inputs>& inputs) const {
    units hidden{};
    for (std::size_t h = 0; h < Hidden; ++h) hidden.of[h] = bias_[h];
    for (std::size_t i = 0; i < Inputs; ++i)
      if (inputs.of[i] != 0)  // most are
        for (std::size_t h = 0; h < Hidden; ++h) hidden.of[h] += inputs.of[i] * from_input_[i][h];
    for (double& x : hidden.of)
      if (x < 0) x = 0;
    return hidden;
  }
  constexpr void finish(const units& hidden, answer& said) const {
    double largest = -detail::infinite;
    for (std::size_t out = 0; out <= Actions; ++out) {
      double sum = to_output_[out].bias;
      for (std::size_t h = 0; h < Hidden; ++h) sum += to_output_[out].of[h] * hidden.of[h];
      if (out == Actions) {
        said.worth = squashed::value(sum, {-1, 1});
      } else {
        said.odds[out] = sum;
        if (largest < sum) largest = sum;
      }
    }
    for (double& odds : said.odds) odds = detail::exp(odds - largest);
  }

  double from_input_[Inputs][Hidden]{};
  double bias_[Hidden]{};
  output to_output_[Actions + 1]{};  // the last is the worth
};

/// What puct() asks, answered by a network. It refers to the network, which must outlive it. Actions are numbers from 0 below
/// those of the network; another is mistake::an_action_is_beyond_those_of_the_network.
template <class Game, class Network, class Inputs>
struct network_guide {
  using state = typename Game::state;
  using action = typename Game::action;

  Game rules;
  const Network* network;
  Inputs inputs;

  /// The odds of the legal actions, as puct's priors.
  struct prior_function {
    network_guide guide;
    constexpr auto operator()(const state& s) const {
      const auto said = guide.network->look(guide.inputs(s));
      action_list<weighted<action, double>, detail::most_actions<Game>()> choices;
      auto rest = detail::each_action<action>(guide.rules.actions(s));
      for (action a{}; rest.next(a);) {
        const auto number = static_cast<std::size_t>(a);  // a negative action becomes a large number
        if (number >= Network::actions) mistake::an_action_is_beyond_those_of_the_network();
        choices.push_back({a, said.odds[number]});
      }
      return choices;
    }
  };
  /// The worth from Max's view, within the game's own bounds.
  struct value_function {
    network_guide guide;
    constexpr double operator()(const state& s) const {
      const double worth = guide.network->look(guide.inputs(s)).worth;
      const double v = guide.rules.to_move(s) == player::max ? worth : -worth;
      if constexpr (bounded_game<Game>) {
        const auto known = guide.rules.utility_bounds(s);
        const double least = detail::as_double(known.lower), greatest = detail::as_double(known.upper);
        return v < least ? least : v > greatest ? greatest : v;
      }
      return v;
    }
  };
  constexpr prior_function priors() const { return {*this}; }
  constexpr value_function values() const { return {*this}; }

  /// As a policy: the likeliest legal action.
  constexpr action operator()(const state& s) const {
    const auto choices = priors()(s);
    if (choices.empty()) mistake::a_policy_gives_no_action();
    auto best = choices[0];
    for (const auto& choice : choices)
      if (best.probability < choice.probability) best = choice;
    return best.action;
  }
};
template <class Game, class Network, class Inputs>
constexpr auto guided_by(const Game& g, const Network& network, const Inputs& inputs) {
  return network_guide<Game, Network, Inputs>{g, &network, inputs};
}
}  // namespace zermelo
