// Claims that the compiler proves, or refuses with the reason.
//
//   static_assert(z::prove<3, lecture>());
//   static_assert(z::prove([] { return z::value_of(lecture) == 3; }));
//
// do not compile if the claim is false, and the error says what explain.hpp explains: the value found, the
// line of play, the action that refutes the claim. A lambda, since a message is made of constants and a
// function's parameters are none.
#pragma once

#include <zermelo/explain.hpp>

namespace zermelo {

/// Its name is the compiler's message for a false claim where messages cannot be computed, which needs C++26
/// or clang 22. clang prints only the beginning of a long text, so it gets the sentence in pieces.
template <fixed_text... Sentence>
inline constexpr bool claim_holds = false;

namespace detail {

/// A sentence of at most `capacity` characters, the rest of it cut off.
struct short_text {
  static constexpr std::size_t capacity = 1000;
  char characters[capacity]{};
  std::size_t length = 0;

  constexpr const char* data() const { return characters; }
  constexpr std::size_t size() const { return length; }
  constexpr void operator()(text t) {
    for (std::size_t i = 0; i < t.size && length < capacity; ++i) characters[length++] = t[i];
  }
};

template <class Claim>
constexpr short_text explain_in_short(const Claim& claim) {
  constexpr auto longest_line = static_cast<std::size_t>(default_ply_limit());
  short_text sentence;
  write_explanation(sentence, claim, explain<longest_line>(claim));
  return sentence;
}
template <class Make>
inline constexpr short_text sentence_of = explain_in_short(Make{}());

/// How many characters of a text that is a template argument the compiler prints.
#if defined(__clang__)
inline constexpr std::size_t printed_characters = 36;
#else
inline constexpr std::size_t printed_characters = short_text::capacity;
#endif

/// Where the piece ends that begins at `from`: after the last part of the sentence, or else the last word,
/// that fits.
constexpr std::size_t end_of_piece(text sentence, std::size_t from, std::size_t longest = printed_characters) {
  if (sentence.size - from <= longest) return sentence.size;
  for (std::size_t end = from + longest; end > from + 1; --end)
    if (sentence[end - 2] == ';') return end;
  for (std::size_t end = from + longest; end > from; --end)
    if (sentence[end - 1] == ' ') return end;
  return from + longest;
}
template <std::size_t From, std::size_t To>
constexpr fixed_text<To - From> piece(text sentence) {
  fixed_text<To - From> result;
  for (std::size_t i = From; i < To; ++i) result.characters[i - From] = sentence[i];
  result.characters[To - From] = '\0';  // written once more: clang prints as text what it has seen the end of
  return result;
}

template <fixed_text... Pieces>
struct pieces {};
template <class Make, std::size_t From, fixed_text... Before>
constexpr auto in_pieces(pieces<Before...>) {
  constexpr std::size_t to = end_of_piece(sentence_of<Make>, From);
  constexpr auto next = pieces<Before..., piece<From, to>(sentence_of<Make>)>{};
  if constexpr (to < sentence_of<Make>.length)
    return in_pieces<Make, to>(next);
  else
    return next;
}

template <fixed_text... Sentence>
consteval void refuse(pieces<Sentence...>) {
  static_assert(claim_holds<Sentence...>, "zermelo: a claim is false");
}

template <class Make>
concept makes_a_claim = requires(const Make& make) {
  { make().holds() } -> std::same_as<bool>;
};
}  // namespace detail

/// Proves the claim that `make()` returns, or stops the compiler with the reason: it has no other result than
/// true. `make` is a lambda without captures: let it name constants, declared static constexpr if they are
/// local. Cost: that of claim.holds(); only a false claim costs what explain() costs, in an evaluation of its
/// own.
template <class Make>
consteval bool prove(Make) {
  static_assert(
      std::is_empty_v<Make>,
      "zermelo: prove needs a lambda without captures: let it name constants, declared static constexpr if they "
      "are local");
  static_assert(detail::makes_a_claim<Make>,
                "zermelo: prove takes one claim, such as value_of(game) == 3; two that are joined with && are a bool");
  if constexpr (std::is_empty_v<Make> && detail::makes_a_claim<Make>) {
    constexpr bool holds = Make{}().holds();
    if constexpr (!holds) {
#if defined(__cpp_static_assert) && __cpp_static_assert >= 202306L
#pragma GCC diagnostic push
#if defined(__clang__)
#pragma GCC diagnostic ignored "-Wc++26-extensions"  // clang 22 has computed messages in C++20, too
#endif
      static_assert(holds, detail::sentence_of<Make>);
#pragma GCC diagnostic pop
#else
      detail::refuse(detail::in_pieces<Make, 0>(detail::pieces<>{}));
#endif
    }
  }
  return true;
}

/// Proves that the value of a game is `Value`: of a constexpr variable that is global, or static.
template <auto Value, const auto& Game>
consteval bool prove() {
  return prove([] { return value_of(Game) == Value; });
}

namespace detail {
/// Here a call stops the compiler, which prints it with its numbers.
template <class Value>
constexpr void the_claim_is_false(Value claimed, Value found) {
  if (!(claimed == found)) mistake::a_claim_is_false();
}
}  // namespace detail

/// The same of a game whose type says all. Of a game with parameters the message has no more than the two numbers, since
/// they are no constants here: prove<Value, game>() says more.
template <auto Value, class Game>
consteval bool prove(const Game& g) {
  if constexpr (detail::require_game<Game>()) {
    if constexpr (std::is_empty_v<Game> && std::default_initializable<Game>) {
      return prove([] { return value_of(Game{}) == Value; });
    } else {
      if (const auto claim = value_of(g) == Value; !claim.holds())
        detail::the_claim_is_false(claim.claimed, explain(claim).found);
      return true;
    }
  }
}
}  // namespace zermelo
