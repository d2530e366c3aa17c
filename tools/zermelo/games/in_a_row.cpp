// Games of marks in a row.
#include <zermelo/games/connect_four.hpp>
#include <zermelo/games/m_n_k.hpp>
#include <zermelo/games/tic_tac_toe.hpp>

#include "../known_game_of.hpp"
#include "makers.hpp"

namespace games = zermelo::games;

known_pointer make_tic_tac_toe(const typed_words& typed) {
  numbers(typed, 0, 0, "no parameters");
  return known(games::tic_tac_toe{});
}
known_pointer make_connect_four(const typed_words& typed) {
  constexpr char expected[] = "columns and rows of the board: 4 4, 5 4 or 7 6";
  const auto size = typed.empty() ? std::vector<int>{7, 6} : numbers(typed, 2, 2, expected);
  if (size == std::vector{4, 4}) return known(games::connect_four<4, 4>{});
  if (size == std::vector{5, 4}) return known(games::connect_four<5, 4>{});
  if (size == std::vector{7, 6}) return known(games::connect_four<7, 6>{});
  wrong_parameters(fmt::format("expected {}", expected));
}
known_pointer make_m_n_k(const typed_words& typed) {
  constexpr char expected[] = "rows, cells in each and marks in a line: 3 4 3, 4 4 4, 4 5 4 or 8 8 5";
  const auto sizes = typed.empty() ? std::vector<int>{4, 4, 4} : numbers(typed, 3, 3, expected);
  if (sizes == std::vector{3, 4, 3}) return known(games::m_n_k<3, 4, 3>{});
  if (sizes == std::vector{4, 4, 4}) return known(games::m_n_k<4, 4, 4>{});
  if (sizes == std::vector{4, 5, 4}) return known(games::m_n_k<4, 5, 4>{});
  if (sizes == std::vector{8, 8, 5}) return known(games::m_n_k<8, 8, 5>{});
  wrong_parameters(fmt::format("expected {}", expected));
}
