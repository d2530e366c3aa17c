#!/bin/sh
# test.sh: builds the program for a Cortex-M0, looks at what lies where, and runs it in QEMU. Called with the example's
# folder and CMake's generator.
set -u
for needed in arm-none-eabi-g++ arm-none-eabi-nm qemu-system-arm; do
  command -v $needed > /dev/null || {
    echo "skipped: there is no $needed"
    exit 77
  }
done
printf '#include <concepts>\n#include <limits>\n' | arm-none-eabi-g++ -std=c++20 -x c++ -fsyntax-only - 2> /dev/null || {
  echo 'skipped: arm-none-eabi-g++ has no C++20 library'
  exit 77
}
directory=$(mktemp -d) || exit 1
trap 'rm -rf "$directory"' EXIT
fail() {
  printf '%s\n' "$1"
  cat "$directory/log"
  exit 1
}

# The environment's compiler is this machine's.
unset CXX CXXFLAGS LDFLAGS
cmake -S "$1" -B "$directory/build" -G "$2" -D "CMAKE_TOOLCHAIN_FILE=$1/cortex_m0.cmake" > "$directory/log" 2>&1 &&
  cmake --build "$directory/build" --target perfect_play > "$directory/log" 2>&1 || fail 'the example cannot be built'
program=$directory/build/perfect_play.elf

arm-none-eabi-nm -S "$program" > "$directory/log"
# name of a table: it must be in read-only memory
for name in perfect halving_table; do
  grep -q " R _ZN[0-9]*${name}_parts7table_0E\$" "$directory/log" || fail "the table of $name is not read-only"
done
grep -iE ' (malloc|_?sbrk|_Znw|_Zna)' "$directory/log" && fail 'the program has a heap'
grep -E 'solve_|depth_first|retrograde' "$directory/log" && fail 'the program has parts of the search'
[ "$(grep -cE ' [BbDdV] ' "$directory/log")" -le 8 ] || fail 'there is more in RAM than the handler of errors'

timeout 120 qemu-system-arm -M microbit -nographic -semihosting -kernel "$program" > "$directory/log" 2>&1 ||
  fail 'the program has failed'
cat "$directory/log"
grep -qE '^tic-tac-toe as X: [1-9][0-9]* won, [0-9]+ drawn, 0 lost$' "$directory/log" || fail 'X is not perfect'
grep -qE '^tic-tac-toe as O: [1-9][0-9]* won, [0-9]+ drawn, 0 lost$' "$directory/log" || fail 'O is not perfect'
grep -q '^halving, lost: 1 4 6 10 14 16 18 22 24 26 30 34 38 40$' "$directory/log" || fail 'other numbers are lost'
flash=$(sed -n 's/^flash: \([0-9]*\) bytes.*/\1/p' "$directory/log")
ram=$(sed -n 's/.*RAM without the stack: \([0-9]*\) bytes$/\1/p' "$directory/log")
[ "$flash" -lt 8192 ] || fail "$flash bytes of flash"
[ "$ram" -le 16 ] || fail "$ram bytes of RAM"
