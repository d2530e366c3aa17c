// The library's own games are consistent, and what is wrong with others is an exception of its own.
#include <zermelo/games/cat_and_mouse.hpp>
#include <zermelo/games/connect_four.hpp>
#include <zermelo/games/dice_race.hpp>
#include <zermelo/games/dots_and_boxes.hpp>
#include <zermelo/games/halving.hpp>
#include <zermelo/games/kalah.hpp>
#include <zermelo/games/kayles.hpp>
#include <zermelo/games/lone_king.hpp>
#include <zermelo/games/many_player_nim.hpp>
#include <zermelo/games/nim.hpp>
#include <zermelo/games/othello.hpp>
#include <zermelo/games/pig.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/games/tic_tac_toe_classes.hpp>
#include <zermelo/games/triangle_war.hpp>
#include <zermelo/verify.hpp>

#include "catch.hpp"
#include "facts/broken_games.hpp"
#include "thrown.hpp"

using namespace zermelo;

namespace {
/// The states that play reaches, or 0 if anything is wrong.
template <class Game>
std::size_t sound_states(const Game& g, state_limit limit = {}) {
  const auto report = verify(g, limit);
  for (const auto& f : report) UNSCOPED_INFO(name_of(f.what).data << ", found " << f.count << " times");
  CHECK(report.ok());
  return report.ok() ? report.states : 0;
}
}  // namespace

TEST_CASE("verify finds nothing wrong with the games of the library") {
  CHECK(sound_states(games::halving{1000}) > 0);
  CHECK(sound_states(games::nim(3, 4, 5)) == 2 * 4 * 5 * 6 - 8);  // but for eight that one ply cannot reach
  CHECK(sound_states(games::nim(3, 4, 5).as_misere()) == 232);
  CHECK(sound_states(games::tic_tac_toe{}) == 5478);
  CHECK(sound_states(games::tic_tac_toe_classes{}) == 765);
  CHECK(sound_states(games::kalah(3, 2)) > 0);
  CHECK(sound_states(games::dots_and_boxes(2, 2)) > 0);
  CHECK(sound_states(games::othello<4>{}) > 0);
  CHECK(sound_states(games::triangle_war{}, {20'000}) == 20'000);
  CHECK(sound_states(games::pig(20, 6)) > 0);
  CHECK(sound_states(games::dice_race(3)) > 0);
  CHECK(sound_states(games::many_player_nim<3>(2, 3, 4)) > 0);
  CHECK(sound_states(games::connect_four<3, 3>{}) == 869);
  CHECK(sound_states(games::kayles(6)) > 0);
  CHECK(sound_states(games::cat_and_mouse("[[5,6],[3,4],[6],[1,4,5],[1,3,5],[0,3,4,6],[0,2,5]]")) > 0);
  CHECK(sound_states(games::lone_king<games::lone_king_piece::rook>{}) > 0);
}

TEST_CASE("verify names the mistake that it finds first") {
  using namespace broken_games;
  CHECK(verified(sound{}));
  const auto said = [](const auto& g) { return thrown<game_error>([&] { verified(g); }); };
  CHECK(said(without_an_action{}) == "the game gives no action in a state that is not terminal");
  CHECK(said(with_too_many_actions{}).find("max_actions") != std::string::npos);
  CHECK(said(with_something_forgotten_in_equality{}).find("missing from ==, key or index") != std::string::npos);
  CHECK(said(with_an_evaluation_in_other_units{}).find("not on the utility's scale") != std::string::npos);
  CHECK(said(with_one_key_for_two_states{}).find("that are not equal one key") != std::string::npos);
  CHECK(said(with_two_keys_for_equal_states{}).find("not the same for equal states") != std::string::npos);
  CHECK(said(with_a_canonical_state_that_is_none{}).find("whose own canonical state is another") != std::string::npos);
  CHECK(said(with_a_canonical_state_of_another_value{}).find("in what it is worth") != std::string::npos);
  CHECK(said(with_one_number_for_two_states{}).find("two states one number") != std::string::npos);
  CHECK(said(with_too_few_numbers{}).find("not below its state_count") != std::string::npos);
  CHECK(said(with_a_predecessor_left_out{}).find("less often than actions lead from there") != std::string::npos);
  CHECK(said(with_a_predecessor_given_twice{}).find("more often than actions lead from there") != std::string::npos);
  CHECK(thrown<probability_error>([] { verified(with_wrong_sum{}); }).find("do not sum to 1") != std::string::npos);
  CHECK_FALSE(thrown<capacity_error>([] { verified(with_too_many_states_to_number{}); }).empty());
}
