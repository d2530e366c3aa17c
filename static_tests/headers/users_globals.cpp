// A program may have globals with ordinary names, and ask for -Wshadow: then g++ compares them with the parameters of our
// constructors and lambdas when it instantiates a template.
#define ZERMELO_GLOBAL(name) [[maybe_unused]] static int name = 0;
ZERMELO_GLOBAL(a) ZERMELO_GLOBAL(b) ZERMELO_GLOBAL(c) ZERMELO_GLOBAL(d) ZERMELO_GLOBAL(e) ZERMELO_GLOBAL(f)
ZERMELO_GLOBAL(g) ZERMELO_GLOBAL(h) ZERMELO_GLOBAL(i) ZERMELO_GLOBAL(j) ZERMELO_GLOBAL(k) ZERMELO_GLOBAL(l)
ZERMELO_GLOBAL(m) ZERMELO_GLOBAL(n) ZERMELO_GLOBAL(o) ZERMELO_GLOBAL(p) ZERMELO_GLOBAL(q) ZERMELO_GLOBAL(r)
ZERMELO_GLOBAL(s) ZERMELO_GLOBAL(t) ZERMELO_GLOBAL(u) ZERMELO_GLOBAL(v) ZERMELO_GLOBAL(w) ZERMELO_GLOBAL(x)
ZERMELO_GLOBAL(y) ZERMELO_GLOBAL(z) ZERMELO_GLOBAL(game) ZERMELO_GLOBAL(rules) ZERMELO_GLOBAL(state)
ZERMELO_GLOBAL(action) ZERMELO_GLOBAL(actions) ZERMELO_GLOBAL(value) ZERMELO_GLOBAL(tree) ZERMELO_GLOBAL(trace)
ZERMELO_GLOBAL(node) ZERMELO_GLOBAL(nodes) ZERMELO_GLOBAL(out) ZERMELO_GLOBAL(source) ZERMELO_GLOBAL(observer)
ZERMELO_GLOBAL(result) ZERMELO_GLOBAL(number) ZERMELO_GLOBAL(count) ZERMELO_GLOBAL(size) ZERMELO_GLOBAL(name)
ZERMELO_GLOBAL(options) ZERMELO_GLOBAL(depth) ZERMELO_GLOBAL(alpha) ZERMELO_GLOBAL(beta) ZERMELO_GLOBAL(best)
ZERMELO_GLOBAL(player) ZERMELO_GLOBAL(window) ZERMELO_GLOBAL(range) ZERMELO_GLOBAL(mover) ZERMELO_GLOBAL(picture)
ZERMELO_GLOBAL(table) ZERMELO_GLOBAL(order) ZERMELO_GLOBAL(policy) ZERMELO_GLOBAL(start)
ZERMELO_GLOBAL(text_) ZERMELO_GLOBAL(first) ZERMELO_GLOBAL(rest) ZERMELO_GLOBAL(child) ZERMELO_GLOBAL(edge)
ZERMELO_GLOBAL(sum) ZERMELO_GLOBAL(mean) ZERMELO_GLOBAL(players)
ZERMELO_GLOBAL(lower) ZERMELO_GLOBAL(upper) ZERMELO_GLOBAL(known) ZERMELO_GLOBAL(weight) ZERMELO_GLOBAL(probability)
ZERMELO_GLOBAL(claim) ZERMELO_GLOBAL(claimed) ZERMELO_GLOBAL(why) ZERMELO_GLOBAL(position) ZERMELO_GLOBAL(relation)
ZERMELO_GLOBAL(here) ZERMELO_GLOBAL(memory) ZERMELO_GLOBAL(evaluation) ZERMELO_GLOBAL(estimate) ZERMELO_GLOBAL(found)

#include <zermelo/games/cat_and_mouse.hpp>
#include <zermelo/games/connect_four.hpp>
#include <zermelo/games/connect_four_threats.hpp>
#include <zermelo/games/go_to_win.hpp>
#include <zermelo/games/kayles.hpp>
#include <zermelo/games/lecture.hpp>
#include <zermelo/games/lone_king.hpp>
#include <zermelo/games/m_n_k.hpp>
#include <zermelo/games/many_player_nim.hpp>
#include <zermelo/games/pig.hpp>
#include <zermelo/large_table.hpp>
#include <zermelo/ranked_table.hpp>
#include <zermelo/solve.hpp>
#include <zermelo/table_file.hpp>
#include <zermelo/verify.hpp>
#include <zermelo/zermelo.hpp>

#include <vector>

namespace {
struct countdown {
  using state = int;
  using action = int;
  using value = int;
  static constexpr int start() { return 3; }
  static constexpr zermelo::player to_move(int) { return zermelo::player::min; }
  static std::vector<int> actions(int) { return {1}; }
  static constexpr int result(int from, int take) { return from - take; }
  static constexpr bool is_terminal(int at) { return at == 0; }
  static constexpr int utility(int) { return 1; }
};

constexpr auto lowest_first = zermelo::ordered_by([](zermelo::tree_node, const zermelo::branch& edge_to) {
  return static_cast<int>(edge_to.number);
});
constexpr auto nothing = [](const auto&) {};

[[maybe_unused]] int everything() {
  using namespace zermelo;
  const auto& class_tree = games::class_tree;
  transposition_table<countdown, 16> remembered_states;
  static_cast<void>(remembered_states);
  checked_table<countdown, 16> checked_states;
  large_table<games::connect_four_threats<>> connect_four_states(1);
  large_table<countdown, keep_deeper> large(1);
  static_cast<void>(bisect(games::connect_four_threats<>{}, remember(connect_four_states),
                           ordered_by(games::connect_four_threats<>::by_threats)));
  static_cast<void>(checked_states);
  static_cast<void>(rave(games::go_to_win<3>{}, games::go_to_win<3>::start(), playouts{1}));
  static_cast<void>(large);
  const auto recorded = record(class_tree, fail_hard{});
  draw::svg(nothing, class_tree, recorded.trace);
  draw::dot(nothing, class_tree);
  draw::mermaid(nothing, class_tree);
  write_table(nothing, class_tree, recorded.trace);
  write_explanation(nothing, value_of(class_tree, lowest_first) == 4);
  write_explanation(nothing, distance_of(class_tree) == 1);
  write_explanation(nothing, best_action_of(class_tree) == 2);
  const auto parsed = parse_tree("max(1, chance(1/2: 2, 1/2: 3))");
  draw::svg(nothing, unfold(games::halving{3}));
  return minimax(class_tree, by_distance).value + alpha_beta(class_tree, lowest_first).value + all_best(class_tree).value +
         static_cast<int>(expectiminimax(parsed).value) + alpha_beta(countdown{}).value + minimax(countdown{}).value +
         principal_variation(class_tree).value + simulate(class_tree, uniform, minimax_policy(class_tree), seed{1}).plies +
         alpha_beta(games::nim(2, 3)).value + parse_tree<"[[1,2],[3]]">()[0].utility;
}

constexpr zermelo::tree shares = zermelo::max_node(
    zermelo::min_node(zermelo::utility_vector{3, 3}, zermelo::utility_vector{0, 6}), zermelo::utility_vector{5, 1});
constexpr zermelo::players players_of_nim{zermelo::uniform, zermelo::uniform, zermelo::uniform};
[[maybe_unused]] double everything_with_chance_and_many_players() {
  using namespace zermelo;
  constexpr auto zero = [](const auto&) { return 0; };
  const games::many_player_nim<3> three(1, 1);
  const games::pig small(2);
  constexpr auto drawn = constant_text([](auto to) { draw::svg(to, shares); });
  const auto dice = parse_tree<double>("max(chance(1, 2), chance(3, max(4, 5)))");
  const auto solved = value_iteration(small, 1e-3);
  const games::halving half{3};
  const auto played = simulate_many(three, players_of_nim, 2, seed{1}, repetition_limit{3});
  return alpha_beta(dice, star1{0, 9}).value + alpha_beta(dice, star2{0, 9}, lowest_first).value + max_n(three).value.sum() +
         paranoid(three).value + minimax(constant_sum(shares, 6)).value + evaluate(three, players_of_nim).value.sum() +
         solved.value(small.start()) + played.games + static_cast<double>(drawn.size()) +
         static_cast<double>(tabulate(half, softmax_policy(half, zero, 1)).size()) +
         evaluate(half, greedy_policy(half, zero), expectimax_policy(half, uniform)).value;
}

[[maybe_unused]] std::size_t everything_with_solutions() {
  using namespace zermelo;
  const auto skittles = solve(games::kayles(3, 2));
  const auto chase = solve(games::cat_and_mouse("[[1,2],[0],[0]]"));
  const solution packed(chase.rules(), pack(chase));
  save_table("chase.table", packed.entries(), "chase");
  static_cast<void>(load_table<int>("chase.table", "chase") == packed.entries());
  static_cast<void>(pack_ranked(chase).kept_count());
  static_cast<void>(verified(chase.rules()));
  return skittles.solved_count() + packed.solved_count() + solve(games::connect_four<2, 2>{}).size() +
         reachable(games::halving{3}).state_count() + grundy(games::kayles_row{}, 5) + winning_nim_move(1, 2)->left;
}
[[maybe_unused]] int everything_solved() {
  using namespace zermelo;
  const auto rook = games::king_and_rook::position("8/8/8/3k4/8/8/8/R3K3 w");
  return solve(countdown{}).value(3) + solve(games::king_and_rook{}).value(rook) +
         solve(one_by_one(games::king_and_queen{})).value({});
}
}  // namespace
