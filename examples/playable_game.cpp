// A game of your own that can be played, solved and drawn with no further code: two players take one to three stones in
// turn, and who takes the last one wins.
//
//   playable_game play --min alpha-beta        playable_game solve        playable_game draw --depth 4 -o stones.svg
#include <zermelo/program.hpp>

#include <boost/hana/define_struct.hpp>

struct stones_game {
  struct state {
    BOOST_HANA_DEFINE_STRUCT(state, (int, stones), (zermelo::player, mover));  // shown as: stones=9 mover=max
    friend bool operator==(const state&, const state&) = default;             // so that positions can be told apart
  };
  using action = int;
  using value = int;

  static constexpr state start() { return {9, zermelo::player::max}; }
  static constexpr zermelo::player to_move(const state& s) { return s.mover; }
  static constexpr auto actions(const state& s) {
    return zermelo::integers<>{.from = 1, .below = s.stones < 3 ? s.stones + 1 : 4};
  }
  static constexpr state result(const state& s, action take) { return {s.stones - take, zermelo::opponent(s.mover)}; }
  static constexpr bool is_terminal(const state& s) { return s.stones == 0; }
  static constexpr value utility(const state& s) { return s.mover == zermelo::player::max ? -1 : 1; }
};

int main(int argc, char** argv) { return zermelo::program(stones_game{}, argc, argv, "stones"); }
