// What a game seen in another way shares with the original: everything but the value of things.
#pragma once

#include <zermelo/ordering.hpp>

namespace zermelo::detail {

/// The members of Game that say nothing of utilities, and those of its optional members that it has. A game that is seen
/// in another way inherits them, and adds value, utility, and what it knows of evaluate and utility_bounds.
template <class Game>
struct adapted_game {
  using state = typename Game::state;
  using action = typename Game::action;
  static constexpr std::size_t max_actions = most_actions<Game>();

  Game original;

  constexpr state start() const { return original.start(); }
  constexpr auto actions(const state& s) const { return original.actions(s); }
  constexpr state result(const state& s, const action& a) const { return original.result(s, a); }
  constexpr bool is_terminal(const state& s) const { return original.is_terminal(s); }

  constexpr auto probability(const state& s, const action& a) const
    requires requires { original.probability(s, a); }
  {
    return original.probability(s, a);
  }
  constexpr std::uint64_t key(const state& s) const
    requires requires { original.key(s); }
  {
    return original.key(s);
  }
  constexpr void write_state(auto& out, const state& s) const
    requires requires { original.write_state(out, s); }
  {
    original.write_state(out, s);
  }
  constexpr void write_board(auto& out, const state& s) const
    requires requires { original.write_board(out, s); }
  {
    original.write_board(out, s);
  }
  constexpr void write_action(auto& out, const state& s, const action& a) const
    requires requires { original.write_action(out, s, a); }
  {
    original.write_action(out, s, a);
  }
};
}  // namespace zermelo::detail
