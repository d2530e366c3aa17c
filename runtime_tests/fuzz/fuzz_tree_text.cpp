// libFuzzer: any bytes as a tree text. Whatever is read must be a sound tree, be searched alike by every search, and be
// the same after it was written and read again; whatever is refused must be refused with a place within the text.
#include <zermelo/alpha_beta.hpp>
#include <zermelo/max_n.hpp>
#include <zermelo/paranoid.hpp>
#include <zermelo/rational.hpp>
#include <zermelo/tree_text.hpp>
#include <zermelo/value.hpp>
#include <zermelo/write_tree.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <type_traits>

using namespace zermelo;

namespace {

void require(bool condition) {
  if (!condition) std::abort();
}

template <class Value>
bool same_tree(const growing_tree<Value>& x, const growing_tree<Value>& y) {
  if (x.size() != y.size()) return false;
  for (tree_node s = 0; s < x.size(); ++s)
    if (!(x[s].utility == y[s].utility && x[s].probability == y[s].probability && x[s].name == y[s].name &&
          x[s].parent == y[s].parent && x[s].size == y[s].size && x[s].number == y[s].number &&
          x[s].mover == y[s].mover))
      return false;
  return true;
}

template <class Value>
bool has_chance(const growing_tree<Value>& t) {
  for (tree_node s = 0; s < t.size(); ++s)
    if (!t[s].is_leaf() && t[s].mover == player::chance) return true;
  return false;
}

template <class Number, std::size_t Players>
void search(const growing_tree<utility_vector<Number, Players>>& t) {
  const auto found = max_n(t);
  require(found.nodes == t.size() && found.action.has_value() == (t.size() > 1 && t[0].mover != player::chance));
  if (!has_chance(t) && t.size() > 1) require(!(found.value[t[0].mover] < paranoid(t).value));
}

template <class Value>
void search(const growing_tree<Value>& t) {
  if (has_chance(t)) {
    if constexpr (std::is_arithmetic_v<Value>)
      require(expectiminimax(t).nodes == t.size());  // boost::rational may overflow
    return;
  }
  const auto truth = minimax(t);
  require(truth.nodes == t.size());
  const auto found = alpha_beta(t);
  require(found.value == truth.value && found.bound == bound::exact);
  require(found.action.has_value() == truth.action.has_value());
  if (truth.action) require(found.action->child == truth.action->child);
}

template <class Value>
void read(const text& source) {
  const auto finding = find_mistake<Value>(source);
  if (finding) {
    require(finding.line >= 1 && finding.column >= 1 && finding.line + finding.column <= source.size + 2);
    try {
      parse_tree<Value>(source);
      std::abort();
    } catch (const tree_text_error& e) {
      require(e.reason() == finding.reason && e.line() == finding.line && e.column() == finding.column);
    }
    return;
  }
  const auto t = parse_tree<Value>(source);
  zermelo::detail::check_tree(t, t.size());
  search(t);
  const auto copy = t;
  std::string again;
  write_tree([&again](text piece) { again.append(piece.data, piece.size); }, copy);
  require(same_tree(t, parse_tree<Value>(again)));
}
}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const text source(reinterpret_cast<const char*>(data), size);
  read<int>(source);
  read<double>(source);
  read<rational>(source);
  read<std::int64_t>(source);
  read<utility_vector<int, 2>>(source);
  read<utility_vector<double, 3>>(source);
  return 0;
}
