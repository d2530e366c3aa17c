#!/bin/sh
# distcc.sh PROJECT COMPILER GENERATOR CMAKE-OPTION...: a table in shards that distcc gives to two daemons on this machine.
set -u
if ! command -v distcc > /dev/null || ! command -v distccd > /dev/null; then
  echo 'skipped: distcc is not installed'
  exit 77
fi
project=$1
compiler=$2
generator=$3
shift 3
directory=$(mktemp -d) || exit 1
# stop NUMBER: ends a daemon that was started here
stop() {
  if [ -s "$directory/daemons/$1.pid" ]; then kill "$(cat "$directory/daemons/$1.pid")" 2> /dev/null; fi
  rm -f "$directory/daemons/$1.pid"
}
trap 'stop 1; stop 2; rm -rf "$directory"' EXIT
fail() {
  printf '%s\n' "$1"
  cat "$directory/log" "$directory"/daemons/*.log
  exit 1
}

# The daemons run as another user if this is root; they take jobs from this machine only.
chmod 755 "$directory"
mkdir -m 777 "$directory/daemons"
first_port=$((20000 + $$ % 20000))
for number in 1 2; do
  distccd --daemon --listen 127.0.0.1 --allow 127.0.0.1 --port $((first_port + number)) --jobs 1 --enable-tcp-insecure \
    --pid-file "$directory/daemons/$number.pid" --log-file "$directory/daemons/$number.log" --log-level info \
    > "$directory/log" 2>&1 || fail 'a daemon cannot be started'
done
tries=0
until grep -qs 'preforking daemon started' "$directory/daemons/1.log" &&
  grep -qs 'preforking daemon started' "$directory/daemons/2.log"; do
  tries=$((tries + 1))
  [ $tries -lt 100 ] || fail 'the daemons do not start'
  sleep 0.1
done
mkdir "$directory/distcc"
export DISTCC_DIR="$directory/distcc"
export DISTCC_HOSTS="127.0.0.1:$((first_port + 1))/1 127.0.0.1:$((first_port + 2))/1"
compiled() { grep -cs 'COMPILE_OK.*all_games_[0-7]' "$directory/daemons/$1.log"; }

# configure NAME CMAKE-OPTION...
configure() {
  name=$1
  shift
  cmake -S "$project" -B "$directory/$name" -G "$generator" -D "CMAKE_CXX_COMPILER=$compiler" -D CMAKE_CXX_FLAGS= "$@" \
    > "$directory/log" 2>&1 || fail 'the project cannot be configured'
}
configure alone "$@"
configure together -D CMAKE_CXX_COMPILER_LAUNCHER=distcc "$@"

# Each daemon compiles a share, this machine nothing; and what they compile is what it would have compiled.
cmake --build "$directory/alone" > "$directory/log" 2>&1 || fail 'the project cannot be built'
DISTCC_FALLBACK=0 cmake --build "$directory/together" --parallel 2 > "$directory/log" 2>&1 ||
  fail 'the project cannot be built by the daemons'
one=$(compiled 1)
two=$(compiled 2)
echo "of eight shards, the first daemon compiled $one and the second $two"
if [ "$one" = 0 ] || [ "$two" = 0 ] || [ $((one + two)) != 8 ]; then fail 'that is not a share for each'; fi
"$directory/together/user" || fail 'the daemons have made another table'
for shard in 0 1 2 3 4 5 6 7; do
  object=zermelo_embed/all_games/all_games_$shard.cpp.o
  cmp "$directory/alone/CMakeFiles/tables.dir/$object" "$directory/together/CMakeFiles/tables.dir/$object" ||
    fail "shard $shard is another one"
done

# A daemon that is stopped in the middle loses nothing.
cmake --build "$directory/together" --target clean > "$directory/log" 2>&1
cmake --build "$directory/together" --parallel 2 > "$directory/log" 2>&1 &
build=$!
tries=0
until [ "$(compiled 2)" -gt "$two" ] || [ $tries = 600 ]; do
  tries=$((tries + 1))
  sleep 0.05
done
stop 2
wait $build || fail 'with one daemon stopped the project cannot be built'
again=$(($(compiled 2) - two))
echo "stopped in the middle, the second daemon had compiled $again; the first compiled $(($(compiled 1) - one))"
if [ $again = 0 ] || [ $again -ge 8 ]; then fail 'that was not in the middle'; fi
"$directory/together/user" || fail 'with one daemon stopped the table is another one'
