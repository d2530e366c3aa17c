// Any game of the library, or of a user, as an any_game. All that depends on a game's types is here.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <unordered_map>

#include <zermelo/alpha_beta.hpp>
#include <zermelo/detail/adapted_game.hpp>
#include <zermelo/field_printer.hpp>
#include <zermelo/max_n.hpp>
#include <zermelo/play/any_game.hpp>
#include <zermelo/policy.hpp>
#include <zermelo/puct.hpp>

namespace zermelo::play {
namespace detail {
/// FNV-1a (G. Fowler, L. Noll, K.-P. Vo, 1991). Not std::hash: libc++ 22 keeps that of texts in its shared library, and
/// distributions ship its headers with older ones.
inline std::uint64_t hash_of(std::string_view bytes) {
  std::uint64_t hash = 0xCBF2'9CE4'8422'2325u;
  for (const char byte : bytes) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100'0000'01B3u;
  return hash;
}
using namespace zermelo::detail;

template <class Game>
concept writes_boards = requires(const Game& g, append_to out, const typename Game::state& s) {
  g.write_board(out, s);
};

template <class Game>
concept has_key = requires(const Game& g, const typename Game::state& s) {
  static_cast<std::uint64_t>(g.key(s));
};

/// States that can be told apart, and those that can also be looked up: by a key, or by their bytes or their words.
template <class Game>
concept comparable_states = has_key<Game> || std::equality_comparable<typename Game::state>;
template <class Game>
concept states_of_bytes = std::has_unique_object_representations_v<typename Game::state>;
template <class Game>
concept tabled_states = has_key<Game> ||
    (std::equality_comparable<typename Game::state> && (states_of_bytes<Game> || has_readable_states<Game>));

template <class Value>
concept has_averages = requires(const Value& v) {
  { v + v } -> std::convertible_to<Value>;
  { v* v } -> std::convertible_to<Value>;
  { v / v } -> std::convertible_to<Value>;
};

template <class Game>
bool same_state(const Game& g, const typename Game::state& x, const typename Game::state& y) {
  if constexpr (has_key<Game>)
    return g.key(x) == g.key(y);
  else
    return x == y;
}

/// Min's game: the same with the sides exchanged, so that what is written for Max serves Min.
template <class Game>
struct sides_exchanged : adapted_game<Game> {
  using value = typename Game::value;
  constexpr player to_move(const typename Game::state& s) const {
    const player p = this->original.to_move(s);
    return p == player::chance ? p : opponent(p);
  }
  constexpr value utility(const typename Game::state& s) const { return opposite(this->original.utility(s)); }
  static constexpr value opposite(const value& v) { return v * static_cast<value>(-1); }
};

/// The evaluation of a search: the game's own or 0 at the depth limit. A search to the end has no limit but that of all
/// searches, beyond which a game counts as endless.
template <class Game, bool Opposite = false>
struct estimate {
  const Game* rules;
  int depth;
  typename Game::value operator()(const typename Game::state& s) const {
    if (depth == who::to_the_end) mistake::the_game_does_not_end_within_the_ply_limit();
    typename Game::value v{};
    if constexpr (evaluated_game<Game>) v = rules->evaluate(s);
    if constexpr (Opposite) v = sides_exchanged<Game>::opposite(v);
    return v;
  }
};

/// Tells actions with the same words apart by numbers.
inline void make_distinct(std::vector<std::string>& words) {
  std::map<std::string, int> seen;
  for (std::string& w : words)
    if (const int times = ++seen[w]; times > 1) w += " #" + std::to_string(times);
}
}  // namespace detail

template <class Game>
class game_in_play_of final : public any_game {
  using state = typename Game::state;
  using action = typename Game::action;
  using value = typename Game::value;
  static constexpr bool vectors = detail::is_utility_vector<value>;
  struct position_then {
    state at;
  };

 public:
  explicit game_in_play_of(const Game& its_rules) : rules_(its_rules) { line_.push_back({rules_.start()}); }

  std::size_t players() const override {
    if constexpr (vectors)
      return value::players;
    else
      return 2;
  }
  bool is_zero_sum() const override { return !vectors; }
  bool is_over() const override { return rules_.is_terminal(here()); }
  player mover() const override { return rules_.to_move(here()); }
  std::size_t action_count() const override {
    std::size_t count = 0;
    each_action([&](const action&) { ++count; });
    return count;
  }
  std::vector<std::string> actions() const override {
    std::vector<std::string> words;
    each_action([&](const action& a) { write_action(append_to{words.emplace_back()}, rules_, here(), a); });
    detail::make_distinct(words);
    return words;
  }
  std::vector<double> probabilities() const override { return probabilities_of(here()); }

  void take(std::size_t number) override { line_.push_back({rules_.result(here(), action_number(number))}); }
  void take_back() override { line_.pop_back(); }
  std::size_t plies() const override { return line_.size() - 1; }

  std::string board() const override {
    std::string lines;
    if constexpr (detail::writes_boards<Game>) {
      append_to out{lines};
      rules_.write_board(out, here());
    } else if constexpr (detail::has_readable_states<Game>) {
      write_state(append_to{lines}, rules_, here());
      lines += '\n';
    }
    return lines;
  }
  std::vector<double> utilities() const override { return numbers_of(rules_.utility(here())); }
  std::string utility_words() const override { return detail::written(detail::number<value>(rules_.utility(here()))); }

  int occurrences() const override {
    int count = 0;
    if constexpr (detail::comparable_states<Game>)
      for (const position_then& earlier : line_) count += detail::same_state(rules_, earlier.at, here());
    return count;
  }

  bool tells_positions_apart() const override { return detail::tabled_states<Game>; }
  const perfect_table* table(std::size_t limit) override {
    if constexpr (detail::tabled_states<Game>)
      if (!table_ && limit > too_many_) {
        position_graph all;
        if (explore(all, limit))
          table_.emplace(std::move(all));
        else
          too_many_ = limit;
        report_counting(0);
      }
    return table_ ? &*table_ : nullptr;
  }
  std::size_t position() const override {
    if constexpr (detail::tabled_states<Game>)
      return *find(here());
    else
      return 0;
  }

  void require_search(const who& searcher) const override {
    const std::string name = words(searcher);
    if (vectors && searcher.how != method::max_n)
      throw failure(exit_bad_input, name + " is for two players of whom one wins what the other loses; here use max-n");
    if (!vectors && searcher.how == method::max_n)
      throw failure(exit_bad_input, name + " cannot play this game: its utilities are not vectors");
    if (!detail::has_averages<value> && searcher.how == method::expectimax)
      throw failure(exit_bad_input, name + " cannot play this game: its values have no average");
  }
  /// Samples, where the game has fast playouts; otherwise looks some plies ahead.
  who usual_search() const override {
    if constexpr (vectors)
      return {method::max_n, 4};
    else if constexpr (playing_game<Game>)
      return {method::mcts, usual_playouts};
    else
      return {method::alpha_beta, 6};
  }
  advice search(const who& searcher, [[maybe_unused]] seed random) const override {
    require_search(searcher);
    if constexpr (vectors)
      return search_by_max_n(searcher);
    else if (searcher.how == method::minimax)
      return search_everything(searcher);
    else if (searcher.how == method::expectimax)
      return reply_to_random_play(searcher);
    else if (searcher.how == method::mcts || searcher.how == method::puct)
      return search_by_sampling(searcher, random);
    else
      return search_with_cuts(searcher);
  }

 private:
  const state& here() const { return line_.back().at; }

  template <class Use>
  void each_action(Use use) const {
    auto rest = detail::each_action<action>(rules_.actions(here()));
    for (action a{}; rest.next(a);) use(a);
  }
  action action_number(std::size_t number) const {
    auto rest = detail::each_action<action>(rules_.actions(here()));
    action a{};
    rest.next(a);
    for (; number > 0; --number) rest.next(a);
    return a;
  }
  std::size_t number_of_action(const action& wanted) const {
    std::size_t number = 0, at = 0;
    const auto words_of = [this](const action& a) {
      std::string words;
      write_action(append_to{words}, rules_, here(), a);
      return words;
    };
    each_action([&](const action& a) {
      if constexpr (std::equality_comparable<action>)
        number = a == wanted ? at : number;
      else
        number = words_of(a) == words_of(wanted) ? at : number;
      ++at;
    });
    return number;
  }

  // With a check of what the game says.
  std::vector<double> probabilities_of([[maybe_unused]] const state& s) const {
    std::vector<double> all;
    if constexpr (chance_game<Game>) {
      detail::probability_sum<std::remove_cvref_t<decltype(rules_.probability(s, action{}))>> sum;
      auto rest = detail::each_action<action>(rules_.actions(s));
      for (action a{}; rest.next(a);) {
        sum.add(rules_.probability(s, a));
        all.push_back(detail::as_double(rules_.probability(s, a)));
      }
      sum.must_be_one();
    } else {
      mistake::chance_moves_but_the_game_has_no_probability();
    }
    return all;
  }
  static std::vector<double> numbers_of(const value& utility) {
    std::vector<double> numbers;
    if constexpr (vectors)
      for (const auto& n : utility.of) numbers.push_back(detail::as_double(n));
    else
      numbers.push_back(detail::as_double(detail::number<value>(utility)));
    return numbers;
  }

  // ---- searches ----

  template <class Found>
  advice told(const Found& found) const {
    return {number_of_action(*found.action), detail::written(found.value)};
  }
  static max_depth depth_of(const who& searcher) {
    return {searcher.depth == who::to_the_end ? default_ply_limit() : searcher.depth};
  }
  auto evaluation(const who& searcher) const { return evaluate_with{detail::estimate<Game>{&rules_, searcher.depth}}; }
  advice search_by_max_n(const who& searcher) const {
    return told(max_n(rules_, here(), depth_of(searcher), evaluation(searcher)));
  }
  advice search_everything(const who& searcher) const {
    if constexpr (chance_game<Game>)
      return told(expectiminimax(rules_, here(), depth_of(searcher), evaluation(searcher)));
    else
      return told(minimax(rules_, here(), depth_of(searcher), evaluation(searcher)));
  }
  advice search_with_cuts(const who& searcher) const {
    if constexpr (chance_game<Game> && std::integral<value>)
      return search_everything(searcher);  // a mean of integers is none, so alpha_beta has no value for it
    else if (searcher.depth == who::to_the_end)
      return told(alpha_beta(rules_, here()));
    else
      return told(alpha_beta(rules_, here(), depth_of(searcher), evaluation(searcher)));
  }
  advice reply_to_random_play(const who& searcher) const {
    if constexpr (!detail::has_averages<value>) {
      return {};  // require_search() has refused it
    } else if (mover() == player::max) {
      return told(expectimax(rules_, here(), uniform, depth_of(searcher), evaluation(searcher)));
    } else {
      const detail::sides_exchanged<Game> exchanged{{rules_}};
      auto found = expectimax(exchanged, here(), uniform, depth_of(searcher),
                              evaluate_with{detail::estimate<Game, true>{&rules_, searcher.depth}});
      found.value = found.value * static_cast<decltype(found.value)>(-1);
      return told(found);
    }
  }

  // Random play that has not ended by then is stopped: in chess, say, it hardly ever ends.
  static constexpr ply_limit most_plies_of_a_playout{500};

  advice search_by_sampling(const who& searcher, seed random) const {
    const playouts number{
        static_cast<std::uint64_t>(searcher.depth == who::to_the_end ? usual_playouts : searcher.depth)};
    if (searcher.how == method::mcts) return sampled(mcts(rules_, here(), number, random, most_plies_of_a_playout));
    if constexpr (evaluated_game<Game>)
      return sampled(puct(rules_, here(), uniform, [this](const state& s) { return rules_.evaluate(s); }, number, random));
    else
      return sampled(puct(rules_, here(), uniform, by_playouts, number, random, most_plies_of_a_playout));
  }
  template <class Found>
  advice sampled(const Found& found) const {
    return {number_of_action(*found.action),
            found.proven ? detail::written(found.value) : detail::written(found.mean) + " in the mean"};
  }

  // ---- the table of all positions ----

  std::uint64_t hash_of(const state& s) const {
    if constexpr (detail::has_key<Game>) {
      return rules_.key(s);
    } else if constexpr (detail::states_of_bytes<Game>) {
      return detail::hash_of({reinterpret_cast<const char*>(&s), sizeof s});
    } else {
      std::string words;
      write_state(append_to{words}, rules_, s);
      return detail::hash_of(words);
    }
  }
  std::optional<std::uint32_t> find(const state& s) const {
    const auto [from, to] = numbers_.equal_range(hash_of(s));
    for (auto i = from; i != to; ++i)
      if (detail::same_state(rules_, all_states_[i->second].at, s)) return i->second;
    return {};
  }
  std::uint32_t number_for(const state& s) {
    if (const auto known = find(s)) return *known;
    const auto number = static_cast<std::uint32_t>(all_states_.size());
    numbers_.emplace(hash_of(s), number);
    all_states_.push_back({s});
    return number;
  }
  // Breadth first from the start of the game. False: there are more.
  bool explore(position_graph& all, std::size_t limit) {
    all.numbers = vectors ? players() : 1;
    if constexpr (!vectors) all.endless_value = zermelo::detail::as_double(zermelo::detail::endless_value(rules_));
    numbers_.clear();
    all_states_.clear();
    number_for(rules_.start());
    for (std::size_t p = 0; p < all_states_.size(); ++p) {
      if (all_states_.size() > limit) return false;
      if ((p + 1) % 16'384 == 0) report_counting(all_states_.size());
      const state s = all_states_[p].at;
      position_graph::position added{.over = rules_.is_terminal(s), .first = all.successors.size()};
      if (added.over) {
        for (const double n : numbers_of(rules_.utility(s))) all.utilities.push_back(n);
      } else {
        added.mover = rules_.to_move(s);
        all.utilities.resize(all.utilities.size() + all.numbers);
        add_successors(all, s, added.mover);
        added.count = all.successors.size() - added.first;
        if (added.count == 0) mistake::no_action_in_a_state_that_is_not_terminal();
      }
      all.positions.push_back(added);
    }
    return true;
  }
  void add_successors(position_graph& all, const state& s, player mover_there) {
    auto rest = detail::each_action<action>(rules_.actions(s));
    for (action a{}; rest.next(a);) all.successors.push_back(number_for(rules_.result(s, a)));
    if (mover_there == player::chance)
      for (const double p : probabilities_of(s)) all.probabilities.push_back(p);
    all.probabilities.resize(all.successors.size());
  }

  Game rules_;
  std::vector<position_then> line_{};  // of play, from the start to here
  std::vector<position_then> all_states_{};
  std::unordered_multimap<std::uint64_t, std::uint32_t> numbers_{};
  std::optional<perfect_table> table_{};
  std::size_t too_many_ = 0;  // positions that were asked for in vain
};

/// A game of the library or of your own, at its start. It keeps a copy of the rules.
template <class Game>
std::unique_ptr<any_game> game_in_play(const Game& g) {
  static_assert(zermelo::detail::require_any_game<Game>());
  return std::make_unique<game_in_play_of<Game>>(g);
}
}  // namespace zermelo::play
