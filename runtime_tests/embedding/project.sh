#!/bin/sh
# project.sh PROJECT COMPILER GENERATOR CMAKE-OPTION...: builds a user's project, interrupted and twice. What was computed
# is not computed again.
set -u
project=$1
compiler=$2
generator=$3
shift 3
directory=$(mktemp -d) || exit 1
trap 'rm -rf "$directory"' EXIT
cp -R "$project" "$directory/source"
build=$directory/build
fail() {
  printf '%s\n' "$1"
  cat "$directory/log"
  exit 1
}
build() { cmake --build "$build" "$@" > "$directory/log" 2>&1; }

cmake -S "$directory/source" -B "$build" -G "$generator" -D "CMAKE_CXX_COMPILER=$compiler" -D CMAKE_CXX_FLAGS= "$@" \
  > "$directory/log" 2>&1 || fail 'the project cannot be configured'

# The program of MODE generate is interrupted when it has finished two of eight parts.
build --target large_generate || fail 'the generating program cannot be built'
program=$build/large_generate
tables=$build/zermelo_embed/large
"$program" "$tables" > "$directory/log" 2>&1 &
process=$!
tries=0
until [ -e "$tables/done/large_1.cpp" ] || [ $tries = 600 ]; do
  tries=$((tries + 1))
  sleep 0.05
done
kill -9 $process
wait $process 2> /dev/null
[ -e "$tables/done/large_1.cpp" ] || fail 'an interrupted run leaves nothing behind'
[ ! -e "$tables/large_0.cpp" ] || fail 'the run was over before it was interrupted'

# Another machine does the last part, and has asked for one that there is not.
"$program" "$tables" 7 > "$directory/log" 2>&1 || fail 'a part cannot be computed alone'
grep -q '^large: part 7 took .*, 1 of 1 done$' "$directory/log" || fail 'a part alone says something else'
"$program" "$tables" 8 > "$directory/log" 2>&1 && fail 'there is a part 8 of 8, counted from 0'
grep -q "^large: there is no shard '8': they are 0 to 7\$" "$directory/log" || fail 'another message was expected'
[ ! -e "$tables/large_7.cpp" ] || fail 'a part alone is put in place'

build || fail 'the project cannot be built'
[ "$(grep -cE 'large: part [017] was there' "$directory/log")" = 3 ] || fail 'parts that were done are computed again'
grep -q 'large: part 6 took' "$directory/log" || fail 'a part that was missing is not computed'
[ ! -e "$tables/done" ] || fail 'what was done is left lying about'
"$build/user" > "$directory/log" || fail 'the program does not find what is known'

# newer: what was compiled or computed since the last call
newer() {
  find "$build" \( -name '*.o' -o -name 'large_?.cpp' \) -newer "$directory/since" > "$directory/changed"
  touch "$directory/since"
  sleep 0.1
}
touch "$directory/since"
sleep 0.1
cmake "$build" > "$directory/log" 2>&1 && build || fail 'the project cannot be built again'
newer
[ ! -s "$directory/changed" ] || fail "compiled again although nothing has changed: $(cat "$directory/changed")"

# A change of a user costs the user's own compilation, one of the rules a table.
touch "$directory/source/main.cpp"
build || fail 'the project cannot be built again'
newer
case $(cat "$directory/changed") in
  *main.cpp.o) ;;
  *) fail "main.cpp has changed, and this is compiled: $(cat "$directory/changed")" ;;
esac
sed 's/below = s.heap < 3 ? s.heap + 1 : 4/below = s.heap < 1 ? 1 : 2/' "$project/take_away.hpp" \
  > "$directory/source/take_away.hpp"
build || fail 'the project cannot be built again'
newer
grep -q 'take_away_table_0' "$directory/changed" || fail 'the rules have changed, and the table has not'
grep -q 'large' "$directory/changed" && fail 'other rules have changed, and a table is computed again'
"$build/user" > "$directory/log" && fail 'the program has not noticed the other rules'

# A part that is older than the program is of other rules, perhaps.
mkdir "$tables/done"
echo 'not C++' > "$tables/done/large_0.cpp"
touch -t 202001010000 "$tables/done/large_0.cpp"
"$program" "$tables" 0 > "$directory/log" 2>&1
grep -q '^large: part 0 took' "$directory/log" || fail 'a part of an older program is taken'
rm -r "$tables/done"

# What cannot be written is said.
: > "$tables/done"
"$program" "$tables" > "$directory/log" 2>&1 && fail 'there is no directory to write to, and nothing is said'
"$program" > "$directory/log" 2>&1 && fail 'there is no argument, and nothing is said'
grep -q '^large: usage: large_generate DIRECTORY \[SHARD...\]$' "$directory/log" || fail 'another message was expected'
# On a terminal there is a bar (`script` is that of util-linux here).
rm "$tables/done"
if script --version 2> /dev/null | grep -q util-linux; then
  script -qec "$program $tables 0 1" /dev/null > "$directory/log" 2>&1 || fail 'the program does not work on a terminal'
  grep -q '\[####################\.\.\.\.\.\.\.\.\.\.\.\.\.\.\.\.\.\.\.\.\] large: 1 of 2 parts' "$directory/log" || fail 'there is no bar'
fi
exit 0
