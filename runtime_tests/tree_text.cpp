// Trees as text at run time: what is thrown for every slip, and that everything written is read back the same.
#define ZERMELO_SOME_FACTS  // the facts themselves are checked in facts.cpp: their slips are wanted here
#include "facts/tree_text.hpp"

#include <zermelo/write_tree.hpp>

#include <rapidcheck.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <limits>
#include <random>
#include <string>
#include <type_traits>

#include "catch.hpp"
#include "random_tree.hpp"

using namespace zermelo;
using tree_text_facts::leaves;
using tree_text_facts::same_tree;
using tree_text_facts::slips;

namespace {

void parse(const text& source, leaves value) {
  switch (value) {
    case leaves::double_:
      parse_tree<double>(source);
      break;
    case leaves::rational_:
      parse_tree<rational>(source);
      break;
    case leaves::short_rational_:
      parse_tree<tree_text_facts::short_rational>(source);
      break;
    case leaves::signed_char:
      parse_tree<signed char>(source);
      break;
    case leaves::unsigned_:
      parse_tree<unsigned>(source);
      break;
    case leaves::three_:
      parse_tree<tree_text_facts::three>(source);
      break;
    case leaves::three_rationals_:
      parse_tree<tree_text_facts::three_rationals>(source);
      break;
    case leaves::two_:
      parse_tree<utility_vector<int, 2>>(source);
      break;
    case leaves::one_:
      parse_tree<utility_vector<int, 1>>(source);
      break;
    case leaves::unnamed:
      count_players(source);
      break;
    default:
      parse_tree(source);
  }
}

template <class Tree>
std::string written(const Tree& t) {
  std::string s;
  write_tree([&s](text piece) { s.append(piece.data, piece.size); }, t);
  return s;
}

/// A random tree with names, probabilities and leaves of all kinds.
template <class Value>
class random_text_tree {
 public:
  explicit random_text_tree(std::uint64_t seed)
      : random_(seed), tree_(make_random_tree<Value>(seed, {.chance = true, .players = players})) {}

  random_tree<Value> build() {
    for (auto& node : tree_.nodes) {
      node.probability = {};
      if (node.is_leaf()) node.utility = leaf<Value>();
    }
    for (tree_node s = 0; s < tree_.nodes.size(); ++s)
      if (!tree_[s].is_leaf()) label_children(s);
    return tree_;
  }

 private:
  static constexpr int players = static_cast<int>(zermelo::detail::players_of<Value>);

  std::int64_t between(std::int64_t low, std::int64_t high) {
    return std::uniform_int_distribution<std::int64_t>(low, high)(random_);
  }
  template <class Number>
  Number leaf() {
    if constexpr (zermelo::detail::is_utility_vector<Number>) {
      Number v;
      for (auto& number : v.of) number = leaf<typename Number::number>();
      return v;
    } else if constexpr (std::is_integral_v<Number>) {
      return static_cast<Number>(between(std::numeric_limits<Number>::lowest(), std::numeric_limits<Number>::max()));
    } else if constexpr (std::is_floating_point_v<Number>) {
      using exact = zermelo::detail::exact_decimals<Number>;
      const auto most = static_cast<std::int64_t>(exact::most_digits) >> between(0, exact::bits);
      Number v = static_cast<Number>(between(-most, most));
      const auto power = between(-exact::largest_power, exact::largest_power);
      Number scale = 1;
      for (std::int64_t i = 0; i < power || i < -power; ++i) scale *= 10;
      return power < 0 ? v / scale : v * scale;
    } else {
      constexpr std::int64_t most = INT64_MAX;
      return Number(between(-most, most) >> between(0, 62), (between(1, most) >> between(0, 62)) + 1);
    }
  }
  void label_children(tree_node parent) {
    static constexpr const char* names[] = {"",
                                            "A",
                                            "left",
                                            "left hand",
                                            "1",
                                            "007",
                                            "2nd",
                                            "-1",
                                            "1/2",
                                            "max",
                                            "chance",
                                            "nan",
                                            "player1",
                                            "(1, 2, 6)",
                                            "_",
                                            "9e9",
                                            ")",
                                            "a, b: [",
                                            "größer",
                                            "\t",
                                            "99999999999999999999999"};
    std::int64_t total = 0;
    for (const branch& b : tree_.actions(parent)) {
      auto& child = tree_.nodes[b.child];
      child.name = names[between(0, std::size(names) - 1)];
      if (tree_[parent].mover == player::chance) total += child.probability.numerator = between(0, 9);
    }
    if (tree_[parent].mover != player::chance) return;
    if (total == 0) total = tree_.nodes[parent + 1].probability.numerator = 1;
    for (const branch& b : tree_.actions(parent)) tree_.nodes[b.child].probability.denominator = total;
  }

  std::mt19937_64 random_;
  random_tree<Value> tree_;
};

template <class Value>
void round_trip(std::uint64_t seed) {
  const auto original = random_text_tree<Value>(seed).build();
  const std::string source = written(original);
  RC_LOG() << source;
  const auto parsed = parse_tree<Value>(source);
  RC_ASSERT(parsed.size() == original.nodes.size());
  RC_ASSERT(same_tree(parsed, original));
  RC_ASSERT(written(parsed) == source);
}

template <class Value>
void change_one_character(std::uint64_t seed) {
  std::string source = written(random_text_tree<Value>(seed).build());
  static constexpr char others[] = "()[]:,\"/.-+eE 019amx_#\n\xC3";  // and the '\0' at its end
  const auto place = *rc::gen::inRange<std::size_t>(0, source.size());
  source[place] = others[*rc::gen::inRange<std::size_t>(0, sizeof others)];
  RC_LOG() << source;
  const auto finding = find_mistake<Value>(source);
  try {
    parse_tree<Value>(source);
    RC_ASSERT(!finding);
  } catch (const tree_text_error& e) {
    RC_ASSERT(finding.reason == e.reason());
    RC_ASSERT(finding.line == e.line());
    RC_ASSERT(finding.column == e.column());
    RC_ASSERT(e.column() >= 1);
    RC_ASSERT(e.line() + e.column() <= source.size() + 2);
  }
}
}  // namespace

TEST_CASE("every slip in a tree text is thrown with line, column and reason") {
  for (const auto& slip : slips) {
    INFO(slip.source);
    try {
      parse(slip.source, slip.value);
      FAIL("nothing was thrown");
    } catch (const tree_text_error& e) {
      CHECK(e.line() == slip.finding.line);
      CHECK(e.column() == slip.finding.column);
      CHECK(e.reason() == slip.finding.reason);
      const std::string place =
          "line " + std::to_string(slip.finding.line) + ", column " + std::to_string(slip.finding.column);
      CHECK(e.what() == place + ": " + sentence(slip.finding.reason));
    }
  }
}

TEST_CASE("every reason has a slip") {
  for (int i = 1; i <= static_cast<int>(tree_text_mistake::some_children_have_no_probability); ++i) {
    const auto reason = static_cast<tree_text_mistake>(i);
    if (reason == tree_text_mistake::text_too_long || reason == tree_text_mistake::nested_too_deeply)
      continue;  // too long to stand in the table
    INFO(sentence(reason));
    const auto it_is = [=](const auto& slip) { return slip.finding.reason == reason; };
    CHECK(std::any_of(std::begin(slips), std::end(slips), it_is));
  }
}

TEST_CASE("a tree text error is a tree error, and survives being copied") {
  try {
    parse_tree("max(min(3, 9 10))");
    FAIL("nothing was thrown");
  } catch (const tree_error& e) {
    CHECK(std::string(e.what()) == "line 1, column 14: expected ',' or the closing bracket after a child");
  }
  const auto copy = [] {
    tree_text_error original({tree_text_mistake::trailing_text, 12, 345});
    return tree_text_error(original);
  }();
  CHECK(std::string(copy.what()) == "line 12, column 345: text after the end of the tree");
}

TEST_CASE("the longest message of a tree text error is whole") {
  for (int i = 0; i <= static_cast<int>(tree_text_mistake::some_children_have_no_probability); ++i) {
    const auto reason = static_cast<tree_text_mistake>(i);
    const std::string what = tree_text_error({reason, SIZE_MAX, SIZE_MAX}).what();
    const std::string end = sentence(reason);
    CHECK(what.compare(what.size() - end.size(), end.size(), end) == 0);
  }
}

TEST_CASE("a depth bomb is refused at once") {
  for (const char bracket : {'[', '('}) {
    std::string bomb;
    for (int i = 0; i < 100'000; ++i) bomb += bracket == '[' ? "[" : "max(";
    const auto finding = find_mistake(bomb);
    CHECK(finding.reason == tree_text_mistake::nested_too_deeply);
    CHECK(finding.line == 1);
    CHECK(finding.column == (bracket == '[' ? 201 : 801));
  }
}

TEST_CASE("numbers of a hundred thousand digits are refused") {
  const std::string nines(100'000, '9'), zeros(100'000, '0');
  CHECK(find_mistake<std::int64_t>("-" + nines).reason == tree_text_mistake::number_out_of_range);
  CHECK(find_mistake<rational>("1/" + nines).reason == tree_text_mistake::number_out_of_range);
  for (const std::string& source : {nines, "0." + nines, "0." + zeros + "1", "0." + zeros + "1e100001", "1e" + nines,
                                    "1e-" + nines, "1" + zeros + "e-100000"}) {
    CHECK(find_mistake<double>(source).reason == tree_text_mistake::too_many_digits);
    CHECK(find_mistake("chance(" + source + ": 1)").reason == tree_text_mistake::too_many_digits);
  }
}

TEST_CASE("the deepest tree text that is allowed is searched like any other") {
  const std::string deepest = std::string(200, '[') + "7" + std::string(200, ']');
  const auto t = parse_tree(deepest);
  CHECK(minimax(t).value == 7);
  CHECK(alpha_beta(t).value == 7);
  CHECK(written(t).size() == 200 * 5 + 1);
}

TEST_CASE("a wide tree text has as many children as it says") {
  std::string wide = "max(0";
  for (int i = 1; i < 100'000; ++i) wide += "," + std::to_string(i);
  const auto t = parse_tree(wide + ")");
  CHECK(t.size() == 100'001);
  CHECK(minimax(t).action == 99'999);
}

TEST_CASE("a growing tree keeps its names when the text is gone") {
  std::string source = "max(\"left hand\": 1, right: 2)";
  const auto t = parse_tree(source);
  source.assign(source.size(), '#');
  const auto copy = t;
  CHECK(t[1].name == "left hand");
  CHECK(copy[2].name == "right");
  CHECK(copy[2].name.data != t[2].name.data);
}

TEST_CASE("a tree is written as people write it") {
  CHECK(written(parse_tree("[A: [1: -50, 2: 50], \"left hand\": 3]")) ==
        "max(A: min(1: -50, 2: 50), \"left hand\": 3)");
  CHECK(written(parse_tree<double>("chance(heads 0.25: 1.50, 3/4: -2e22)")) == "chance(heads 1/4: 1.5, 3/4: -2e22)");
  CHECK(written(parse_tree<rational>("max(2/4, 0.5, 3)")) == "max(1/2, 1/2, 3)");
  CHECK(written(tree(chance_node(edge(0.1, 3), edge(0.9, -4)))) == "chance(0.1: 3, 0.9: -4)");
  CHECK(written(parse_tree("7")) == "7");
  CHECK(written(parse_tree<utility_vector<double, 2>>("[a: chance(1/2: (1.50, -2e22), 0.5: player1((0, 3))), (5, 6)]")) ==
        "player1(a: chance(1/2: (1.5, -2e22), 1/2: player1((0, 3))), (5, 6))");
}

TEST_CASE("what cannot be read back is not written") {
  CHECK_THROWS_AS(written(tree(max_node(edge("a\"b", 1)))), tree_error);
  CHECK_THROWS_AS(written(tree(max_node(edge("a\nb", 1)))), tree_error);
  CHECK_THROWS_AS(written(tree(max_node(0.1 + 0.2))), tree_error);
  CHECK_THROWS_AS(written(tree(max_node(1e300))), tree_error);
  CHECK_THROWS_AS(written(tree(max_node(value_limits<double>::highest()))), tree_error);
}

TEST_CASE("random trees of integers, written and read back, are the same") {
  REQUIRE(rc::check([](std::uint64_t seed) { round_trip<int>(seed); }));
  REQUIRE(rc::check([](std::uint64_t seed) { round_trip<std::int64_t>(seed); }));
}
TEST_CASE("random trees of floating numbers, written and read back, are the same") {
  REQUIRE(rc::check([](std::uint64_t seed) { round_trip<double>(seed); }));
  REQUIRE(rc::check([](std::uint64_t seed) { round_trip<float>(seed); }));
}
TEST_CASE("random trees of fractions, written and read back, are the same") {
  REQUIRE(rc::check([](std::uint64_t seed) { round_trip<rational>(seed); }));
}

TEST_CASE("random trees of vectors, written and read back, are the same") {
  REQUIRE(rc::check([](std::uint64_t seed) { round_trip<utility_vector<int, 2>>(seed); }));
  REQUIRE(rc::check([](std::uint64_t seed) { round_trip<utility_vector<double, 3>>(seed); }));
  REQUIRE(rc::check([](std::uint64_t seed) { round_trip<utility_vector<rational, 5>>(seed); }));
}

TEST_CASE("a text of vectors says for how many players it is") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    RC_ASSERT(count_players(written(random_text_tree<utility_vector<int, 4>>(seed).build())) == 4);
    RC_ASSERT(count_players(written(random_text_tree<int>(seed).build())) == 0);
  }));
  std::string most = "(0";
  for (int i = 1; i < 254; ++i) most += ", " + std::to_string(i);
  CHECK(count_players(most + ")") == 254);
  CHECK(parse_tree<utility_vector<int, 254>>(most + ")")[0].utility.of[253] == 253);
  CHECK_THROWS_AS(count_players(most + ", 254)"), tree_text_error);
}

TEST_CASE("one changed character of a tree text gives a tree or a mistake within the text") {
  REQUIRE(rc::check([](std::uint64_t seed) { change_one_character<int>(seed); }));
  REQUIRE(rc::check([](std::uint64_t seed) { change_one_character<utility_vector<int, 3>>(seed); }));
}

TEST_CASE("decimals are read as the compiler's own reading of them") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    std::mt19937_64 random(seed);
    const auto digits = random() >> (11 + random() % 53);
    const int power = static_cast<int>(random() % 45) - 22;
    const std::string source = std::to_string(digits) + "e" + std::to_string(power);
    RC_LOG() << source;
    RC_ASSERT(parse_tree<double>(source)[0].utility == std::strtod(source.c_str(), nullptr));
  }));
}
