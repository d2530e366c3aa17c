// The bytes of a table, with one of them changed or the end cut off, and read again.
#pragma once

#include <zermelo/games/halving.hpp>
#include <zermelo/solve.hpp>
#include <zermelo/table_format.hpp>

constexpr zermelo::games::halving game{5};
constexpr auto solved = zermelo::solve<game.state_count()>(game);
constexpr auto packed = zermelo::pack<solved>();
constexpr auto bytes = zermelo::constant_text([](auto out) { zermelo::write_table(out, packed, "halving 5"); });

template <class Value = int>
constexpr bool is_read(auto changed, std::size_t size = bytes.size(), zermelo::text name = "halving 5") {
  return zermelo::read_table<Value>(zermelo::text(changed.data(), size), name).size() == 12;
}
constexpr auto with_byte(std::size_t offset, char byte) {
  auto changed = bytes;
  changed.characters[offset] = byte;
  return changed;
}
