// A sound game that tells everything a game can tell, and the same game with one fault after the other.
#pragma once

#include <zermelo/game.hpp>
#include <zermelo/probability.hpp>
#include <zermelo/utility_vector.hpp>

namespace broken_games {
using zermelo::player;

/// Two piles of two stones; a move takes one or two stones from one pile. Who takes the last one wins.
struct sound {
  struct state {
    int left = 2, right = 2;
    player mover = player::max;
    friend constexpr bool operator==(const state&, const state&) = default;
  };
  using action = int;  // 2 pile + stones - 1
  using value = int;
  static constexpr int max_actions = 4;

  static constexpr state start() { return {}; }
  static constexpr player to_move(state s) { return s.mover; }
  static constexpr auto actions(state s) {
    return zermelo::set_bits{((1u << s.left) - 1u) | ((1u << s.right) - 1u) << 2};
  }
  static constexpr state result(state s, action a) {
    const int stones = a % 2 + 1;
    return {s.left - (a < 2 ? stones : 0), s.right - (a < 2 ? 0 : stones), zermelo::opponent(s.mover)};
  }
  static constexpr bool is_terminal(state s) { return s.left + s.right == 0; }
  static constexpr value utility(state s) { return s.mover == player::max ? -1 : 1; }

  static constexpr value evaluate(state) { return 0; }
  static constexpr zermelo::bounds<value> utility_bounds(state s) {  // the mover wins unless the piles are equal
    return s.left == s.right ? zermelo::bounds<value>{-1, 1}
           : s.mover == player::max ? zermelo::bounds<value>{1, 1} : zermelo::bounds<value>{-1, -1};
  }
  static constexpr std::uint64_t key(state s) { return index(s); }
  static constexpr state canonical(state s) { return s.left < s.right ? state{s.right, s.left, s.mover} : s; }

  static constexpr std::size_t state_count() { return 18; }
  static constexpr std::size_t index(state s) {
    return static_cast<std::size_t>(6 * s.left + 2 * s.right + (s.mover == player::max ? 0 : 1));
  }
  static constexpr state state_at(std::size_t i) {
    return {static_cast<int>(i / 6), static_cast<int>(i / 2 % 3), i % 2 == 0 ? player::max : player::min};
  }
  static constexpr auto predecessors(state s) {
    zermelo::action_list<state, 4> all;
    const player before = zermelo::opponent(s.mover);
    for (int left = s.left + 1; left <= 2; ++left) all.push_back({left, s.right, before});
    for (int right = s.right + 1; right <= 2; ++right) all.push_back({s.left, right, before});
    return all;
  }
};

// ---- rules ----------------------------------------------------------------------------------------------------------

struct without_an_action : sound {
  static constexpr auto actions(state s) {
    return zermelo::set_bits{s.left == 1 && s.right == 1 ? 0u : 1u << (s.left > 0 ? 0 : 2)};
  }
  static constexpr auto predecessors() = delete;
};
struct with_too_many_actions : sound {
  static constexpr int max_actions = 3;
};
struct with_a_third_player : sound {
  static constexpr player to_move(state s) { return s.left == 1 && s.right == 1 ? zermelo::nth_player(2) : s.mover; }
};
struct with_a_player_without_utility {
  using state = int;
  using action = int;
  using value = zermelo::utility_vector<int, 3>;
  static constexpr state start() { return 0; }
  static constexpr player to_move(state s) { return zermelo::nth_player(s + 1); }
  static constexpr zermelo::integers<> actions(state) { return {.from = 0, .below = 1}; }
  static constexpr state result(state s, action) { return s + 1; }
  static constexpr bool is_terminal(state s) { return s == 3; }
  static constexpr value utility(state) { return {1, 2, 3}; }
};
struct with_chance_but_no_probability : sound {
  static constexpr player to_move(state s) { return s.left == 1 && s.right == 1 ? player::chance : s.mover; }
};
struct with_wrong_probability : with_chance_but_no_probability {
  static constexpr zermelo::fraction probability(state, action) { return {3, 2}; }
};
struct with_wrong_sum : with_chance_but_no_probability {
  static constexpr zermelo::fraction probability(state, action) { return {1, 3}; }
};
struct with_wrong_sum_of_floating_numbers : with_chance_but_no_probability {
  static constexpr double probability(state, action) { return 0.25; }
};
struct with_something_forgotten_in_equality : sound {
  struct state : sound::state {
    friend constexpr bool operator==(const state& x, const state& y) { return x.left == y.left && x.right == y.right; }
  };
  static constexpr state start() { return {}; }
  static constexpr state result(state s, action a) { return {sound::result(s, a)}; }
  static constexpr std::uint64_t key(state s) { return static_cast<std::uint64_t>(3 * s.left + s.right); }
  static constexpr state state_at(std::size_t) = delete;
  static constexpr state canonical(state s) { return s; }
};

// ---- values ---------------------------------------------------------------------------------------------------------

struct with_a_utility_that_is_no_number : sound {
  using value = double;
  static constexpr value utility(state) { return __builtin_nan(""); }
  static constexpr zermelo::bounds<value> utility_bounds(state) { return {-1, 1}; }
};
struct with_an_evaluation_that_is_no_number : with_a_utility_that_is_no_number {
  static constexpr value utility(state) { return 1; }
  static constexpr value evaluate(state s) { return s.left == 1 && s.right == 1 ? __builtin_nan("") : 0; }
};
struct with_bounds_that_do_not_hold : sound {
  static constexpr zermelo::bounds<value> utility_bounds(state s) {
    return s.left == 2 && s.right == 1 ? zermelo::bounds<value>{0, 0} : zermelo::bounds<value>{-1, 1};
  }
};
struct with_bounds_in_the_wrong_order : sound {
  static constexpr zermelo::bounds<value> utility_bounds(state) { return {1, -1}; }
};
struct with_bounds_beyond_what_chance_can_give : sound {
  static constexpr player to_move(state s) { return s.left == 1 && s.right == 1 ? player::chance : s.mover; }
  static constexpr zermelo::fraction probability(state, action) { return {1, 2}; }
  static constexpr zermelo::bounds<value> utility_bounds(state s) {
    return s.left == 1 && s.right == 1 ? zermelo::bounds<value>{2, 3} : zermelo::bounds<value>{-1, 1};
  }
};
struct with_an_evaluation_in_other_units : sound {
  static constexpr value evaluate(state s) { return 10 * (s.left - s.right); }
};

// ---- keys and symmetry ----------------------------------------------------------------------------------------------

struct with_one_key_for_two_states : sound {
  static constexpr std::uint64_t key(state s) { return index(s) / 2; }
};
struct with_two_keys_for_equal_states : sound {
  struct state : sound::state {
    int plies = 0;
    friend constexpr bool operator==(const state& x, const state& y) {
      return static_cast<const sound::state&>(x) == static_cast<const sound::state&>(y);
    }
  };
  static constexpr state start() { return {}; }
  static constexpr state result(state s, action a) { return {sound::result(s, a), s.plies + 1}; }
  static constexpr std::uint64_t key(state s) { return index(s) + 18u * static_cast<unsigned>(s.plies); }
  static constexpr state state_at(std::size_t) = delete;
  static constexpr state canonical(state s) { return s; }
};
struct with_a_canonical_state_that_is_none : sound {
  static constexpr state canonical(state s) { return {s.right, s.left, s.mover}; }
};
struct with_a_canonical_state_of_the_other_side : sound {
  static constexpr state canonical(state s) { return {s.left, s.right, player::max}; }
};
struct with_a_canonical_state_of_another_value : sound {
  static constexpr state canonical(state s) { return {s.right == 0 ? 2 : s.left, s.right == 0 ? 2 : s.right, s.mover}; }
  static constexpr int max_actions = 4;
  static constexpr auto actions(state s) {  // each state has one action, so that nothing but the value differs
    return zermelo::set_bits{s.left > 0 ? 1u << (s.left - 1) : 4u << (s.right - 1)};
  }
  static constexpr zermelo::bounds<value> utility_bounds(state) { return {-1, 1}; }
  static constexpr bool predecessors() = delete;
};

// ---- numbers --------------------------------------------------------------------------------------------------------

struct with_too_few_numbers : sound {  // the end of the game has the last one
  static constexpr std::size_t state_count() { return 17; }
  static constexpr std::size_t index(state s) { return 17 - sound::index(s); }
  static constexpr state state_at(std::size_t i) { return sound::state_at(17 - i); }
};
struct with_too_many_states_to_number : sound {
  static constexpr std::size_t state_count() { return 0xffff'ffffu; }
};
struct with_numbers_in_another_order : sound {
  static constexpr state state_at(std::size_t i) { return sound::state_at(17 - i); }
};
struct with_one_number_for_two_states : sound {
  static constexpr std::size_t state_count() { return 9; }
  static constexpr std::size_t index(state s) { return sound::index(s) / 2; }
  static constexpr state state_at(std::size_t i) { return sound::state_at(2 * i); }
  static constexpr bool predecessors() = delete;
};
/// No fault: what is symmetric has one number.
struct with_numbers_of_canonical_states : sound {
  static constexpr std::size_t state_count() { return 12; }
  static constexpr std::size_t index(state s) {
    const state c = canonical(s);
    return static_cast<std::size_t>(c.left * (c.left + 1) + 2 * c.right + (c.mover == player::max ? 0 : 1));
  }
  static constexpr state state_at(std::size_t i) {
    const int left = i < 2 ? 0 : i < 6 ? 1 : 2;
    return {left, (static_cast<int>(i) - left * (left + 1)) / 2, i % 2 == 0 ? player::max : player::min};
  }
  static constexpr bool predecessors() = delete;
};

// ---- predecessors ---------------------------------------------------------------------------------------------------

struct with_a_predecessor_left_out : sound {
  static constexpr auto predecessors(state s) {
    zermelo::action_list<state, 4> all;
    for (const state& p : sound::predecessors(s))
      if (!(p == start())) all.push_back(p);
    return all;
  }
};
struct with_a_predecessor_given_twice : sound {
  static constexpr auto predecessors(state s) {
    zermelo::action_list<state, 5> all;
    for (const state& p : sound::predecessors(s)) all.push_back(p);
    if (all.size() > 0) all.push_back(all[0]);
    return all;
  }
};
struct with_a_predecessor_that_does_not_lead_here : sound {
  static constexpr auto predecessors(state s) {
    zermelo::action_list<state, 5> all;
    for (const state& p : sound::predecessors(s)) all.push_back(p);
    if (s == start()) all.push_back({0, 0, player::max});  // which is terminal
    return all;
  }
};
}  // namespace broken_games
