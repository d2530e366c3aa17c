# Bad trees: one line that names the place, exit code 1, whatever the command.
. "$(dirname "$0")/checks"

# bad PLACE-AND-REASON TREE
bad() {
  for command in solve trace draw; do refuses 1 "$1" "$command" "$2"; done
}

node='expected a number, a list in [ ] or a node: max(...), min(...), chance(...)'
printf 'max(min(3, 9),\n    min(2 5))\n' > comma.txt
bad "comma.txt:2:11: expected ',' or the closing bracket after a child" comma.txt
printf 'max(\r\n  "é": 1,\r\n  2' > open.txt
bad 'open.txt:1:4: this bracket is never closed' open.txt
: > empty.txt
bad 'empty.txt:1:1: the text is empty' empty.txt
printf '\n\n' > blank.txt
bad 'blank.txt:1:1: the text is empty' blank.txt
printf '\000\001\377\n' > binary.txt
bad 'binary.txt:1:1: this character cannot be here' binary.txt
printf 'max(3,\0004)' > nul.txt
bad 'nul.txt:1:7: this character cannot be here' nul.txt

bad 'TREE:1:1: the text is empty' ''
bad 'TREE:1:1: the text is empty' ' '
bad 'TREE:1:1: a node without children' 'max()'
bad 'TREE:1:2: a node without children' '[[], 1]'
bad 'TREE:1:1: unknown word: max, min, chance or player1, player2, ... begins a node' 'mix(3, 4)'
bad "TREE:1:7: $node" 'max(3,,4)'
bad 'TREE:1:8: text after the end of the tree' 'max(3) , 4'
bad 'TREE:1:5: this bracket does not match the open one' '[1,2)'
bad 'TREE:1:2: a value must be a finite number' '[nan]'
bad 'TREE:1:5: the denominator of a fraction is zero' 'max(1/0)'
bad 'TREE:1:2: the number is out of the range of the value type' '[9223372036854775808]'
bad 'TREE:1:2: the number has too many digits or too large an exponent to be read exactly' '[1e400]'
bad 'TREE:1:1: the probabilities of this chance node do not sum to 1' 'chance(1/3: 1, 1/3: 2)'
bad 'TREE:1:8: a probability is not between 0 and 1' 'chance(-1: 1, 2: 2)'
bad 'TREE:1:16: either all children of a chance node have a probability or none does' 'chance(1/2: 1, 3)'
bad 'TREE:1:5: only children of a chance node have probabilities' 'max(1/2: 1, 1/2: 3)'

# Vectors.
bad 'TREE:1:8: a vector where the leaves are numbers' 'max(1, (1, 2))'
bad 'TREE:1:13: a number where the leaves are vectors, such as (1, 2, 6)' 'max((1, 2), 1)'
bad 'TREE:1:13: a vector of the wrong length: all leaves have one number for each player, and there are at most 254' \
  'max((1, 2), (1, 2, 3))'
bad 'TREE:1:5: a vector without numbers' 'max(())'
bad 'TREE:1:6: expected a number: a vector has numbers only, as in (1, 2, 6)' 'max((max(1), 2))'
for command in solve draw; do
  refuses 1 'TREE:1:5: this player has no utility: a leaf needs a number for each player, as in (1, 2, 6)' \
    "$command" 'max(player4((1, 2, 3)))'
  refuses 1 'TREE:1:5: this player has no utility: a leaf needs a number for each player, as in (1, 2, 6)' \
    "$command" 'max(player3(1))'
  refuses 1 'TREE:1:5: a list does not tell which of many players moves: write player1(...), player2(...), ...' \
    "$command" 'max([(1, 2, 3)])'
  refuses 1 'TREE:1:9: the number is out of the range of the value type' "$command" 'max((1, 9223372036854775808))'
  refuses 1 'TREE: vectors of 2 to 8 numbers are understood, not of 1' "$command" 'max((1))'
  refuses 1 'TREE: vectors of 2 to 8 numbers are understood, not of 9' "$command" 'max((1, 2, 3, 4, 5, 6, 7, 8, 9))'
done

# Depth bombs, closed and not; the deepest tree that is allowed.
awk 'BEGIN { for (i = 0; i < 100000; ++i) printf "[" }' > open_bomb.txt
bad 'open_bomb.txt:1:201: nested deeper than 200 levels' open_bomb.txt
nest() { awk -v n="$1" 'BEGIN { for (i = 0; i < n; ++i) printf "["; printf "7"; for (i = 0; i < n; ++i) printf "]" }'; }
nest 100000 > bomb.txt
bad 'bomb.txt:1:201: nested deeper than 200 levels' bomb.txt
nest 200 > deepest.txt
for command in solve trace draw; do
  run "$command" deepest.txt
  expect_code 0
done

# Averages that do not fit are refused, not wrapped around.
large='an average of the leaves is too large or too fine for an exact fraction of 64 bits'
bad "TREE: $large" 'chance(9223372036854775807, 9223372036854775807)'
refuses 1 "TREE: $large" solve --algorithm expectimax '[[9223372036854775807, 9223372036854775806]]'

# Trees that the chosen search does not know.
chance='the tree has chance nodes, which --algorithm minimax and --by-distance do not know'
refuses 1 "TREE: $chance" solve --algorithm minimax 'max(chance(1, 2), 0)'
refuses 1 "TREE: $chance" solve --by-distance 'max(chance(1, 2), 0)'

# Vectors and numbers have searches of their own.
refuses 1 'TREE: the leaves are numbers: --algorithm max-n and paranoid are for vectors, such as (1, 2, 6)' \
  solve --algorithm max-n 'max(1, 2)'
refuses 1 'TREE: the leaves are numbers: --algorithm max-n and paranoid are for vectors, such as (1, 2, 6)' \
  solve --algorithm paranoid 'max(1, 2)'
for algorithm in minimax alpha-beta expectimax expectiminimax; do
  refuses 1 'TREE: the leaves are vectors: use --algorithm max-n or paranoid' solve --algorithm $algorithm 'max((1, 2))'
done
knows='and of their searches only --algorithm paranoid knows --window, --depth, --evaluation, --fail-hard and --by-distance'
for option in --window=1,2 --depth=1 --fail-hard --by-distance; do
  refuses 1 "TREE: the leaves are vectors, $knows" solve $option 'max((1, 2))'
done
refuses 1 'TREE: chance moves first, and paranoid search is for the player who moves first' \
  solve --algorithm paranoid 'chance((1, 2), (3, 4))'
refuses 1 "TREE: $chance" solve --algorithm paranoid --by-distance 'max(chance((1, 2), (3, 4)))'
refuses 1 'TREE: the leaves are vectors, which alpha-beta does not search: use zermelo solve or draw' trace 'max((1, 2))'
for option in --trace --windows --window=1,2 --depth=1 --fail-hard; do
  refuses 1 'TREE: the leaves are vectors, which alpha-beta does not search: leave out --trace, --windows and the options of the search' \
    draw $option 'max((1, 2))'
done

# More than a tree may be, from a file that never ends; a slip in standard input.
if [ -c /dev/zero ]; then
  refuses 1 '/dev/zero: more than 1 MiB of text' solve /dev/zero
  stdin=/dev/zero
  refuses 1 'standard input: more than 1 MiB of text' solve -
fi
stdin=comma.txt
refuses 1 "standard input:2:11: expected ',' or the closing bracket after a child" solve -

# A large tree is solved in good time.
awk 'BEGIN { printf "max(1"; for (i = 0; i < 300000; ++i) printf ", 1"; print ")" }' > large.txt
run solve large.txt
says 'leaves:        300001'

finish
