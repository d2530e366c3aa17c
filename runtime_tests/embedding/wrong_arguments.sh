#!/bin/sh
# wrong_arguments.sh FILE: what zermelo_embed(), which FILE defines, says of wrong arguments.
set -u
file=$1
directory=$(mktemp -d) || exit 1
trap 'rm -rf "$directory"' EXIT
failures=0
game='TARGET t GAME g{} HEADER g.hpp NAME n'

# refuses MESSAGE ARGUMENTS
refuses() {
  printf 'include("%s")\nzermelo_embed(%s)\n' "$file" "$2" > "$directory/script.cmake"
  if cmake -P "$directory/script.cmake" > "$directory/output" 2>&1; then
    echo "taken: $2"
    failures=$((failures + 1))
  fi
  # CMake breaks lines.
  if ! tr -s ' \n' '  ' < "$directory/output" | grep -qF -- "$1"; then
    echo "other words for $2: $(cat "$directory/output")"
    failures=$((failures + 1))
  fi
}
refuses 'zermelo_embed needs TARGET' 'GAME g{} HEADER g.hpp NAME n'
refuses 'zermelo_embed needs GAME' 'TARGET t HEADER g.hpp NAME n'
refuses 'zermelo_embed needs HEADER' 'TARGET t GAME g{} NAME n'
refuses 'zermelo_embed needs NAME' 'TARGET t GAME g{} HEADER g.hpp'
refuses "zermelo_embed does not know '2}' (an expression with spaces needs quotes)" 'TARGET t GAME g{1, 2} HEADER g.hpp NAME n'
refuses "NAME 'a-b' is not a name in C++" 'TARGET t GAME g{} HEADER g.hpp NAME a-b'
refuses "CONTENTS is values_and_distances or values, not 'distances'" "$game CONTENTS distances"
refuses "STATES is all or reachable, not 'some'" "$game STATES some"
refuses "MODE is constexpr or generate, not 'fast'" "$game MODE fast"
refuses "SHARDS '0' is not a number from 1 to 999" "$game SHARDS 0"
refuses "SHARDS 'two' is not a number from 1 to 999" "$game SHARDS two"
refuses 'SHARDS needs STATES all' "$game SHARDS 2 STATES reachable"
[ $failures = 0 ]
