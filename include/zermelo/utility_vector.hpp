// What an outcome is worth to each of several players: the value of games of more than two players, and of games in which
// one's loss is not the other's gain.
//
//   using value = z::utility_vector<int, 3>;
//   constexpr value utility(const state& s) const { return {1, 0, 0}; }   // one number for each player, all of them
#pragma once

#include <zermelo/probability.hpp>
#include <zermelo/result.hpp>

namespace zermelo {

/// One number for each player, in the order of their numbers. It has no order: which of two is better depends on whom
/// one asks.
template <class Number, std::size_t Players>
struct utility_vector {
  static_assert(Players >= 1 && Players < 255, "zermelo: a utility vector is for 1 to 254 players");
  using number = Number;
  static constexpr std::size_t players = Players;

  Number of[Players]{};

  constexpr utility_vector() = default;
  /// Exactly one number for each player: a list that is too short is an error and not filled with zeros.
  template <std::convertible_to<Number>... Numbers>
    requires(sizeof...(Numbers) > 0)
  constexpr utility_vector(const Numbers&... its_numbers) : of{static_cast<Number>(its_numbers)...} {
    static_assert(sizeof...(Numbers) == Players, "zermelo: a utility vector needs one number for each player");
  }

  /// What it is worth to one player; a player who has no number here is mistake::this_player_has_no_utility.
  constexpr const Number& operator[](player p) const { return of[checked(p)]; }
  constexpr Number& operator[](player p) { return of[checked(p)]; }

  constexpr Number sum() const {
    Number total{};
    for (const Number& n : of) total = total + n;
    return total;
  }

  friend constexpr bool operator==(const utility_vector& x, const utility_vector& y) {
    for (std::size_t i = 0; i < Players; ++i)
      if (!(x.of[i] == y.of[i])) return false;
    return true;
  }
  friend constexpr utility_vector operator+(utility_vector x, const utility_vector& y) {
    for (std::size_t i = 0; i < Players; ++i) x.of[i] = x.of[i] + y.of[i];
    return x;
  }
  friend constexpr utility_vector operator*(utility_vector x, const Number& factor) {
    for (Number& n : x.of) n = n * factor;
    return x;
  }
  friend constexpr utility_vector operator/(utility_vector x, const Number& divisor) {
    for (Number& n : x.of) n = n / divisor;
    return x;
  }

 private:
  static constexpr std::size_t checked(player p) {
    const auto i = static_cast<std::size_t>(number_of(p));
    if (i >= Players) mistake::this_player_has_no_utility();
    return i;
  }
};
template <class Number, std::same_as<Number>... Numbers>
utility_vector(Number, Numbers...) -> utility_vector<Number, 1 + sizeof...(Numbers)>;

namespace detail {
// A mean of vectors is the vector of the means.
template <class Number, std::size_t Players>
struct average_type<utility_vector<Number, Players>> {
  using type = utility_vector<typename average_type<Number>::type, Players>;
};
template <class Number, std::size_t Players>
struct weight_type<utility_vector<Number, Players>> {
  using type = Number;
};
}  // namespace detail
}  // namespace zermelo
