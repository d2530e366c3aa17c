# What --json prints is JSON with exactly the documented keys.
. "$(dirname "$0")/checks"

if ! command -v python3 > /dev/null; then
  echo "python3 is not here to read the JSON"
  exit 77
fi

# json 'KEY ...' ARGUMENT...
json() {
  keys=$1
  shift
  run "$@" --json
  expect_code 0
  python3 -c '
import json, sys
found = list(json.load(open("output", encoding="utf-8")))
sys.exit(0 if found == sys.argv[1].split() else "the keys are %s" % found)' "$keys" || fail "the JSON is wrong"
}

search='value bound action leaves nodes principal_variation'
json "$search" solve "$lecture"
json "$search" solve 'chance(1, 2, 2)'
json "$search" solve '[1e22, 0.1]'
json "$search" solve -9223372036854775808
json "$search" solve "$(printf 'max("\377\300\200\355\240\200 \001 \\ /": 2)')"
json "$search" solve "$(printf 'max("\302\233\302\200\177": 2)')"
grep -q '"\\u009b\\u0080\\u007f"' output || fail 'the control characters are not escaped'
json "$search estimates" solve "$lecture" --depth 1
json "$search" solve 'chance((1, 2, 3), (1, 1/3, 1))'
json "$search all_best" solve 'player3((1, 2, 3.5), (1e22, 2, 3))' --all-best
json "$search" solve "$lecture" --window 5,8
json "$search all_best" solve "$game1" --all-best
json "$search distance" solve "$game1" --by-distance
json "$search all_best distance" solve "$game1" --by-distance --all-best
json "$search to_move value_for_mover distance best_moves" tic-tac-toe .........
json "$search to_move value_for_mover distance best_moves" tic-tac-toe XOX/XOO/OXX

finish
