// Alpha-beta at chance nodes. The value of a chance node is the mean of its successors' values, so as long as all of them
// have bounds the mean has bounds too, which close in with every successor that is searched. Once they lie outside the
// window (alpha, beta) the rest need not be searched (Star1). Trying one action in every successor first, without going
// through all of them, closes the bounds in for little (Star2).
//
// Sources: B. Ballard, The *-minimax search procedure for trees containing chance nodes, Artificial Intelligence 21 (1983);
// T. Hauk, M. Buro, J. Schaeffer, Rediscovering *-minimax search, Computers and Games 2004.
#pragma once

#include <zermelo/chance_window.hpp>
#include <zermelo/depth_limit.hpp>
#include <zermelo/ordering.hpp>

namespace zermelo::detail {

/// What star1 and star2 say of all values, and whether successors of chance nodes are probed first.
struct no_stated_bounds {
  static constexpr bool probes = false;
};
template <bool Probes>
struct stated_bounds {
  static constexpr bool probes = Probes;
  double lower;
  double upper;
};
template <class... Options>
constexpr auto stated_bounds_from(const Options&... options) {
  constexpr bool first = given<option_from<star1>, Options...>, second = given<option_from<star2>, Options...>;
  static_assert(!(first && second), "zermelo: star1 and star2 do not go together: star2 does all that star1 does");
  if constexpr (!first && !second) {
    return no_stated_bounds{};
  } else {
    using star = std::conditional_t<second, option_from<star2>, option_from<star1>>;
    const auto [lower, upper] = pick<star>(no_stated_bounds{}, options...);
    const stated_bounds<second> stated{as_double(lower), as_double(upper)};
    constexpr double most = (std::numeric_limits<double>::max)();
    if (!(-most <= stated.lower && stated.lower <= stated.upper && stated.upper <= most))
      mistake::the_bounds_of_star1_or_star2_are_not_in_order();
    return stated;
  }
}

/// The search of one chance node with a window, on behalf of a search of the whole tree.
template <class Search>
class star_search {
  using value = typename Search::value;
  using state = typename Search::state;
  using action = typename Search::action;
  using probability = std::remove_cvref_t<decltype(std::declval<const Search&>().rules_.probability(
      std::declval<const state&>(), action{}))>;

 public:
  constexpr star_search(Search& its_search, const state& its_state, const value& its_alpha, const value& its_beta,
                        int its_plies)
      : search_(its_search), rules_(its_search.rules_), here_(its_state), plies_(its_plies), mean_(its_alpha, its_beta) {}

  /// Whether the bounds of the successors can make a cut. Not if they are too many to keep: more than max_actions, or 64.
  constexpr bool can_cut() {
    probability_sum<probability> sum;
    std::size_t count = 0;
    action a{};
    for (auto rest = successors(); rest.next(a); ++count) {
      if (count == most_actions<typename Search::game>()) return false;
      const probability weight = rules_.probability(here_, a);
      sum.add(weight);
      known_[count] = bounds_of(rules_.result(here_, a));
      mean_.add(as_double(weight), known_[count]);
    }
    sum.must_be_one();
    return mean_.can_cut();
  }

  /// The mean, or the bound of it that decides.
  constexpr value run() {
    action a{};
    if (Search::probes && settled_by_probing()) return settled_mean();
    average_sum<value, probability> sum;
    std::size_t number = 0;
    for (auto rest = successors(); rest.next(a); ++number) {
      const probability weight = rules_.probability(here_, a);
      value v{};
      if (const double p = as_double(weight); p > 0) {
        const value alpha = mean_.alpha_for(p, known_[number]), beta = mean_.beta_for(p, known_[number]);
        v = search_.template visit_successor<false>(rules_.result(here_, a), a, alpha, beta, plies_ - 1);
        const bool low = !(alpha < v), high = !(v < beta);
        mean_.learn(p, known_[number], {low ? known_[number].lower : as_double(v), high ? known_[number].upper : as_double(v)});
        if (low || high) {
          left_some_ = rest.next(a);
          return settled_mean();
        }
      }
      sum.add(v, weight);
    }
    return sum.result();
  }
  /// After run(): whether successors were left out.
  constexpr bool left_some() const { return left_some_; }

 private:
  constexpr auto successors() const { return each_action<action>(rules_.actions(here_)); }

  constexpr bounds<double> bounds_of(const state& s) const {
    if (rules_.is_terminal(s)) {
      const value utility = number<value>(rules_.utility(s));
      if constexpr (Search::with_stated_bounds) search_.check(utility);
      return {as_double(utility), as_double(utility)};
    }
    const auto own = search_.known_bounds(s);
    bounds<double> known{as_double(own.lower), as_double(own.upper)};
    if constexpr (Search::with_stated_bounds) {
      if (known.lower < search_.stated_.lower) known.lower = search_.stated_.lower;
      if (search_.stated_.upper < known.upper) known.upper = search_.stated_.upper;
    }
    return known;
  }

  constexpr value settled_mean() const { return mean_.fails_low() ? mean_.upper_bound() : mean_.lower_bound(); }

  // Star2's first pass.
  constexpr bool settled_by_probing() {
    std::size_t number = 0;
    action a{};
    for (auto rest = successors(); rest.next(a); ++number) {
      const double p = as_double(rules_.probability(here_, a));
      const state next = rules_.result(here_, a);
      if (!(p > 0) || plies_ == 1 || rules_.is_terminal(next)) continue;
      const bounds<double> better = probe(next, a, p, known_[number]);
      mean_.learn(p, known_[number], better);
      known_[number] = better;
      if (mean_.fails_low() || mean_.fails_high()) return left_some_ = true;
    }
    return false;
  }
  // What one action shows of a successor: where Max moves it is worth that at least, where Min moves no more.
  constexpr bounds<double> probe(const state& s, const action& via, double p, bounds<double> known) {
    const value alpha = mean_.alpha_for(p, known), beta = mean_.beta_for(p, known);
    if (rules_.to_move(s) == player::max) {
      const value v = search_.template first_successor<true>(s, via, alpha, beta, plies_ - 1);
      if (alpha < v && known.lower < as_double(v)) known.lower = as_double(v);
    } else if (rules_.to_move(s) == player::min) {
      const value v = search_.template first_successor<false>(s, via, alpha, beta, plies_ - 1);
      if (v < beta && as_double(v) < known.upper) known.upper = as_double(v);
    }
    return known;
  }

  Search& search_;
  const typename Search::game& rules_;
  const state& here_;
  int plies_;
  chance_window<value> mean_;
  bounds<double> known_[most_actions<typename Search::game>()]{};
  bool left_some_ = false;
};
}  // namespace zermelo::detail
