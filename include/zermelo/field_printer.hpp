// How the states and actions of any game are written, so that traces and pictures can name them.
//
// A type that is adapted for Boost.Hana prints its fields: with
//
//   struct state { BOOST_HANA_DEFINE_STRUCT(state, (int, n), (zermelo::player, mover)); };
//
// a state is written as `n=3 mover=max`. A game that wants other words has one or both of the members
//
//   template <class Out> constexpr void write_state(Out& out, const state&) const;
//   template <class Out> constexpr void write_action(Out& out, const state&, const action&) const;
//
// which call out(text) as often as they like: see text_output.hpp.
#pragma once

#include <boost/hana/accessors.hpp>
#include <boost/hana/concept/struct.hpp>
#include <boost/hana/first.hpp>
#include <boost/hana/second.hpp>
#include <boost/hana/unpack.hpp>

#include <zermelo/text_output.hpp>
#include <zermelo/tree.hpp>

namespace zermelo {

/// A struct whose fields Boost.Hana knows: BOOST_HANA_DEFINE_STRUCT or BOOST_HANA_ADAPT_STRUCT.
template <class T>
concept adapted_struct = boost::hana::Struct<T>::value;

namespace detail {
template <class T>
concept has_elements = !writable<T> && !adapted_struct<T> && requires(const T& v) { v[0]; } &&
                       (std::is_bounded_array_v<T> || requires(const T& v) { v.size(); });

template <class T>
constexpr std::size_t element_count(const T& v) {
  if constexpr (std::is_bounded_array_v<T>)
    return std::extent_v<T>;
  else
    return v.size();
}

template <class T>
concept printable = writable<T> || adapted_struct<T> || has_elements<T>;
}  // namespace detail

/// Writes the fields of an adapted struct as `n=3 player=max`, a struct inside it in parentheses and an array in brackets.
template <text_sink Out, adapted_struct T>
constexpr void write_fields(Out&& out, const T& v);

namespace detail {
template <class Out, printable T>
constexpr void write_field(Out& out, const T& v) {
  if constexpr (adapted_struct<T>) {
    out(text("("));
    write_fields(out, v);
    out(text(")"));
  } else if constexpr (has_elements<T>) {
    out(text("["));
    for (std::size_t i = 0; i < element_count(v); ++i) {
      if (i > 0) out(text(" "));
      write_field(out, v[i]);
    }
    out(text("]"));
  } else {
    write_value(out, v);
  }
}
}  // namespace detail

template <text_sink Out, adapted_struct T>
constexpr void write_fields(Out&& out, const T& v) {
  bool first = true;
  // Named captures: to clang 22's new constant interpreter a reference parameter that [&] captures is unknown.
  const auto write_one = [&first, &to = out, &from = v](const auto& accessor) {
    if (!first) to(text(" "));
    first = false;
    to(text(boost::hana::first(accessor).c_str()));
    to(text("="));
    detail::write_field(to, boost::hana::second(accessor)(from));
  };
  boost::hana::unpack(boost::hana::accessors<T>(), [&](const auto&... accessor) { (write_one(accessor), ...); });
}

namespace detail {
template <class Game, class Out>
concept writes_states = requires(const Game& g, Out& out, const typename Game::state& s) { g.write_state(out, s); };
template <class Game, class Out>
concept writes_actions = requires(const Game& g, Out& out, const typename Game::state& s,
                                  const typename Game::action& a) { g.write_action(out, s, a); };

template <class Out, class T>
constexpr void write_whole(Out& out, const T& v) {
  if constexpr (adapted_struct<T>)
    write_fields(out, v);
  else
    write_field(out, v);
}

/// Whether there is a way to write the states of the game.
template <class Game>
concept has_readable_states = writes_states<Game, counting_sink> || printable<typename Game::state>;
}  // namespace detail

/// Writes a state of the game: by its write_state member, or else as the number or the fields that it is.
template <class Game, text_sink Out>
  requires detail::has_readable_states<Game>
constexpr void write_state(Out&& out, const Game& g, const typename Game::state& s) {
  if constexpr (detail::writes_states<Game, std::remove_reference_t<Out>>)
    g.write_state(out, s);
  else
    detail::write_whole(out, s);
}

/// Writes an action that is legal in `s`: by the game's write_action member; a branch of a tree by its name or, without
/// one, its number among its siblings from 0; anything else as the number or the fields that it is.
template <class Game, text_sink Out>
constexpr void write_action(Out&& out, const Game& g, const typename Game::state& s, const typename Game::action& a) {
  using action = typename Game::action;
  if constexpr (detail::writes_actions<Game, std::remove_reference_t<Out>>) {
    g.write_action(out, s, a);
  } else if constexpr (std::same_as<action, branch>) {
    if (a.name.empty())
      write_value(out, a.number);
    else
      out(a.name);
  } else {
    static_assert(detail::printable<action>,
                  "zermelo: to write the actions of this game, give it a member write_action(out, state, action), or "
                  "adapt the action with BOOST_HANA_ADAPT_STRUCT");
    if constexpr (detail::printable<action>) detail::write_whole(out, a);
  }
}
}  // namespace zermelo
