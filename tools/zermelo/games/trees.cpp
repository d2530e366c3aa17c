// Trees that the user types.
#include <zermelo/write_tree.hpp>

#include "../input.hpp"
#include "../known_game_of.hpp"
#include "makers.hpp"

namespace {
/// A tree whose board is the text of what is left of it.
template <class Value>
struct played_tree : zermelo::growing_tree<Value> {
  explicit played_tree(const zermelo::growing_tree<Value>& tree) : zermelo::growing_tree<Value>(tree) {}

  template <class Out>
  void write_board(Out& out, zermelo::tree_node s) const {
    constexpr std::uint32_t most_nodes = 60;
    const auto& from = (*this)[s];
    if (from.size > most_nodes) {
      const std::string how_large = fmt::format("a tree of {} nodes", from.size);
      return out(zermelo::text(how_large)), out("\n");
    }
    zermelo::growing_tree<Value> rest(this->characters());
    for (zermelo::tree_node i = s; i < s + from.size; ++i) {
      auto copy = (*this)[i];
      copy.parent = i == s ? 0 : copy.parent - s;
      rest.nodes.push_back(copy);
    }
    zermelo::write_tree(out, rest);
    out("\n");
  }
};

template <class Value>
known_pointer play_tree(const tree_source& source) {
  return known(played_tree<Value>(tree_from<Value>(source)));
}
/// The same for leaves that are vectors; their numbers are exact fractions, whatever they look like.
template <std::size_t... Most>
known_pointer play_tree_of_vectors(const tree_source& source, std::size_t players,
                                   std::index_sequence<Most...>) {
  require_known_number_of_players(source, players);
  known_pointer game;
  (void)((players == Most + 2 &&
          (game = play_tree<zermelo::utility_vector<exact, Most + 2>>(source), true)) ||
         ...);
  return game;
}
}  // namespace

known_pointer make_tree(const typed_words& typed) {
  if (typed.size() != 1) wrong_parameters("expected one parameter, the tree or the file that holds it");
  if (typed[0] == "-")
    wrong_parameters("a tree that is played cannot come from standard input, where the players are");
  const tree_source source = read_tree_source(typed[0]);
  if (const std::size_t players = players_in(source); players > 0)
    return play_tree_of_vectors(source, players, std::make_index_sequence<most_players - 1>());
  return leaf_kind_of(source) == zermelo::leaf_kind::decimals ? play_tree<double>(source)
                                                              : play_tree<exact>(source);
}
