#!/bin/sh
# object_files.sh COMPILER SOURCES INCLUDE...: what lies where in the object files of tables, which are the sources
# SOURCES/NAME/NAME_0.cpp of some names, and in a program that uses one.
set -u
if ! command -v readelf > /dev/null; then
  echo 'skipped: there is no readelf'
  exit 77
fi
compiler=$1
sources=$2
shift 2
directory=$(mktemp -d) || exit 1
trap 'rm -rf "$directory"' EXIT
failures=0
fail() {
  printf '%s\n' "$1"
  failures=$((failures + 1))
}
# What only the search needs, or the compiler while it packs a table.
search='solve_|block_solver|depth_first|retrograde|reachable|found_states|growing_array|entry_codes|compiled_solution|compiled_range'

# complaints OBJECT SYMBOL: one line for everything that is not as it should be
complaints() {
  readelf -SW "$1" | sed 's/^ *\[ *[0-9]*\] *//' > "$directory/sections"
  # name, type, address, offset, size: all but the last in columns of their own
  awk '$1 ~ /^\.(init_array|ctors|preinit_array|tbss|tdata)/ { print "a section " $1 }
       $1 ~ /^\.(data|bss)/ && $5 !~ /^0+$/ { print "something in " $1 }' "$directory/sections"
  readelf -sW "$1" | awk -v symbol="$2" '$4 == "OBJECT" && index($8, symbol) { print $7 }' > "$directory/indices"
  [ "$(wc -l < "$directory/indices")" = 1 ] || echo "not one symbol $2"
  section=$(readelf -SW "$1" | sed -n "s/^ *\[ *$(cat "$directory/indices")\] *\([^ ]*\).*/\1/p")
  [ "$section" = .rodata ] || echo "$2 lies in ${section:-no section}"
  nm -C "$1" | grep -E "$search"
  nm -u "$1" | grep -v _GLOBAL_OFFSET_TABLE_
}

for options in -O0 '-O2 -fPIC -fno-exceptions'; do
  for table in perfect_0 halving_table_0 subtraction_table_0 subtraction_table_3 generated_halving_0 generated_tug_0 \
    king_and_rook_table_0; do
    name=${table%_*}
    # shellcheck disable=SC2086 # several options
    "$compiler" -std=c++20 $options "$@" "-I$sources/$name" -c "$sources/$name/$table.cpp" -o "$directory/$table.o" ||
      fail "$table does not compile with $options"
    complaints "$directory/$table.o" "table_${table##*_}" > "$directory/found"
    if [ -s "$directory/found" ]; then fail "$table with $options: $(cat "$directory/found")"; fi
  done
done

# That these checks can fail: a table that is computed when the program starts.
cat > "$directory/late.cpp" << 'END_OF_SOURCE'
#include <zermelo/games/halving.hpp>
#include <zermelo/solve.hpp>
#include <zermelo/table.hpp>
extern const auto table_0 = zermelo::pack(zermelo::solve(zermelo::games::halving{10}));
END_OF_SOURCE
"$compiler" -std=c++20 -O0 "$@" -c "$directory/late.cpp" -o "$directory/late.o" || fail 'late.cpp does not compile'
complaints "$directory/late.o" table_0 > "$directory/found"
for wanted in '\.init_array' 'lies in \.bss' 'depth_first|solve_' '_Znam'; do
  grep -qE "$wanted" "$directory/found" || fail "a table computed at the start of the program is not seen by $wanted"
done

# A program that only looks things up.
cat > "$directory/user.cpp" << 'END_OF_SOURCE'
#include <perfect.hpp>
int main() {
  const auto start = zermelo::games::tic_tac_toe::start();
  return perfect.value(start) == 0 && perfect.action(start) ? 0 : 1;
}
END_OF_SOURCE
for optimise in -O0 -O2; do
  "$compiler" -std=c++20 $optimise "$@" "-I$sources/perfect" "$directory/user.cpp" "$directory/perfect_0.o" \
    -o "$directory/user" && "$directory/user" || fail "the program that uses a table does not work with $optimise"
  nm -C "$directory/user" | grep -E "$search" && fail "the program has parts of the search, with $optimise"
done

[ "$failures" = 0 ]
