// EXPECT: a table has no more SHARDS than words of 64 states
#include <zermelo/compiled_table.hpp>
#include <zermelo/games/halving.hpp>

inline constexpr zermelo::games::halving rules{100};  // 202 states: four words
#ifdef ZERMELO_TWIN
constexpr std::size_t shards = 4;
#else
constexpr std::size_t shards = 5;
#endif
extern constexpr auto part = zermelo::compiled_shard<rules, zermelo::contents::values, shards - 1, shards>();
