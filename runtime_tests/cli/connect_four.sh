# Connect Four: scores of positions and of columns, one position a line, and positions that cannot be.
own_positions=$(cd "$(dirname "$0")/../../benchmarks/connect_four" && pwd)/own_positions.txt
. "$(dirname "$0")/checks"

# ---- one position ----

# analyses POSITION << END: the program prints this, but for the line of play, which need not be the only one
analyses() {
  cat > expected
  run connect-four "$1" --analyse
  expect_code 0
  grep -v '^line of play: ' output > without_line
  expect "the output" expected without_line
}
# ends_with TEXT NUMBER POSITION: after the line of play, which has so many stones, the game is over like this
ends_with() {
  line=$(sed -n 's/^line of play:  //p' output | tr -d 'XO ')
  [ "${#line}" = "$2" ] || fail "the line of play has ${#line} stones and not $2"
  run connect-four "$3$line"
  says "The game is over: $1"
}

# Whose score is it? Programs have shown these from the other side's view.
analyses 55466554422442623 << 'END'
. . . . . . .
. . . X . . .
. O . O X . .
. O . X O X .
. X . O O X .
. O X X X O .
1 2 3 4 5 6 7

O to move: a draw.
score:         0, for O
columns:      1    2    3    4    5    6    7
scores:      -4    0   -4   -4    0   -7  -12
best columns:  2, 5
END
ends_with 'a draw.' 25 55466554422442623

# One column holds, all others lose.
analyses 14131125 << 'END'
. . . . . . .
. . . . . . .
O . . . . . .
X . . . . . .
X . . . . . .
X X O O O . .
1 2 3 4 5 6 7

X to move: a draw.
score:         0, for X
columns:      1    2    3    4    5    6    7
scores:     -17  -17  -17  -17  -17    0  -17
best columns:  6
END
ends_with 'a draw.' 34 14131125

# A win at once, and a full column.
analyses 111111445566 << 'END'
O . . . . . .
X . . . . . .
O . . . . . .
X . . . . . .
O . . O O O .
X . . X X X .
1 2 3 4 5 6 7

X to move wins in 1 ply.
score:         15, for X
columns:      1    2    3    4    5    6    7
scores:    full   14   15   14   14   14   15
best columns:  3, 7
END
# Every column loses at once; so that the game lasts, one of the two threats is parried.
prints connect-four 44556 << 'END'
O to move loses in 2 plies.
score:         -18
best column:   3
END
prints connect-four 14131125 << 'END'
X to move: a draw.
score:         0
best column:   6
END
run connect-four 32164625 --analyse
says 'X to move wins in 13 plies.'
says 'scores:      -4   -3   11    4    0   -2   -5'
ends_with 'X has won.' 13 32164625

prints connect-four '12 12 12 1' << 'END'
The game is over: X has won.
score:         -18
END
prints connect-four 31212141 --analyze << 'END'
. . . . . . .
. . . . . . .
O . . . . . .
O . . . . . .
O X . . . . .
O X X X . . .
1 2 3 4 5 6 7

The game is over: O has won.
score:         -18, for the side that would be to move
END

# How many nodes the search needs is its own affair.
for arguments in 44556 '111111445566 --analyse' '31212141 --analyse'; do
  # shellcheck disable=SC2086 # words
  run connect-four $arguments --json
  sed 's/"leaves": [0-9]*, "nodes": [0-9]*/LEAVES AND NODES/' output
done > found
cat > expected << 'END'
{"value": 18, "bound": "exact", "action": 3, LEAVES AND NODES, "to_move": "O", "score": -18, "plies": 2}
{"value": 15, "bound": "exact", "action": 3, LEAVES AND NODES, "to_move": "X", "score": 15, "plies": 1, "columns": [null, 14, 15, 14, 14, 14, 15], "best_columns": [3, 7], "principal_variation": [3]}
{"value": -18, "bound": "exact", "action": null, LEAVES AND NODES, "to_move": null, "score": -18, "plies": 0, "columns": [], "best_columns": [], "principal_variation": []}
END
expect JSON expected found

# J. Tromp's results on small boards.
for size in '4 4' '5 4' '4 5' '5 5' '4 6' '7 4' '6 5'; do
  # shellcheck disable=SC2086
  run connect-four '' --size $size
  says 'X to move: a draw.'
done
run connect-four '' --size 6 4
says 'X to move loses in '

# ---- a position a line ----

# lines TEXT ARGUMENT...: runs it with this on standard input; escape sequences are those of printf
lines() {
  # shellcheck disable=SC2059
  printf "$1" > input
  shift
  stdin=input
  run connect-four - "$@"
}
# answers TEXT: the output of the last run
answers() {
  # shellcheck disable=SC2059
  printf "$1" > expected
  expect "the output" expected output
}
# complains LINE...: standard error of the last run
complains() {
  printf 'zermelo: standard input%s\n' "$@" > expected
  expect "standard error" expected errors
}

# The published cases, what follows from the scores of their columns, and all of them in the mirror.
cat > known << 'END'
55466554422442623 0
554665544224426231 4
554665544224426232 0
554665544224426233 4
554665544224426234 4
554665544224426235 0
554665544224426236 7
554665544224426237 12
14131125 0
141311256 0
445566 18
44556 -18
END
sed 's/.* //' known > scores
sed 's/ .*//; y/1234567/7654321/' known | paste -d ' ' - scores | cat known - "$own_positions" > all
stdin=all
run connect-four - --check
expect_code 0
expect "the output" all output
complains ": $(grep -c . all) of $(grep -c . all) scores are right"
sed 's/ .*//' all > positions
stdin=positions
run connect-four - --memory 1
expect_code 0
expect "the output" all output
expect "standard error" /dev/null errors

# Without --check a score is left alone; with it, it is compared where there is one.
lines '445566 1\n44556\n44556 18\n'
answers '445566 18\n44556 -18\n44556 -18\n'
expect_code 0
lines '445566 1\n44556\n44556 -18\n' --check
answers '445566 18\n44556 -18\n44556 -18\n'
expect_code 1
complains ':1: the score is 18, not 1' ': 1 of 2 scores are right'

# Line n answers line n, whatever is wrong with others.
lines '8\n445566\n 4444444\n12121212\n0\n12a\n445566 x\n445566 1 2\n445566 -\n1\0002\n\377\n4 \033[1m\n44556' --check
answers '\n445566 18\n\n\n\n\n\n\n\n\n\n\n44556 -18\n'
expect_code 1
complains ':1:1: there is no column 8: columns are 1 to 7' ':3:8: column 4 is full' \
  ':4:8: the game is over before this stone' ":5:1: '0' is no column: columns are 1 to 7" \
  ":6:3: 'a' is no column: columns are 1 to 7" ":7:8: 'x' is no score" \
  ':8:10: a line has a position, and a score if you like, but no more' ":9:8: '-' is no score" \
  ":10:2: '?' is no column: columns are 1 to 7" ":11:1: '?' is no column: columns are 1 to 7" ":12:3: '?[1m' is no score" \
  ': 0 of 0 scores are right' ': 11 of 13 lines are wrong'

# Lines of other systems and editors; the end of the last line may be missing, and a line may be the empty board.
lines '\357\273\277445566 18\r\n\t44556\t-18 \r\n1212121' --check
answers '445566 18\n44556 -18\n1212121 -18\n'
expect_code 0
lines '\n\r\n12\n' --size 4 4
answers ' 0\n 0\n12 0\n'
lines ''
answers ''
expect_code 0
head -c 3000000 /dev/zero | tr '\0' 1 > input
printf '\n445566\n' >> input
stdin=input
run connect-four -
answers '\n445566 18\n'
complains ':1:1001: the line has more than 1000 characters' ': 1 of 2 lines are wrong'

# An answer comes before the next question.
if command -v python3 > /dev/null; then
  call='zermelo connect-four - in a conversation'
  timeout 60 python3 - "$zermelo" << 'END' || fail "it does not answer line by line"
import subprocess, sys
program = subprocess.Popen([sys.argv[1], "connect-four", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
for question, answer in ((b"445566\n", b"445566 18\n"), (b"44556\n", b"44556 -18\n")):
    program.stdin.write(question)
    program.stdin.flush()
    if program.stdout.readline() != answer:
        sys.exit(1)
program.stdin.close()
sys.exit(program.wait())
END
else
  echo "python3 is not here: a conversation was not tried"
fi
{
  yes 445566 | "$zermelo" connect-four - 2> errors
  echo $? > code
} | head -1 > output
call='zermelo connect-four - | head'
answers '445566 18\n'
expect "standard error" /dev/null errors
[ "$(cat code)" = 3 ] || fail "the exit code is $(cat code) and not 3"
stdin=.
refuses 3 'standard input: cannot be read: Is a directory' connect-four -

# ---- what cannot be ----

refuses 1 "POSITION '8', character 1: there is no column 8: columns are 1 to 7" connect-four 8
refuses 1 "POSITION '12345', character 5: there is no column 5: columns are 1 to 4" connect-four 12345 --size 4 5
refuses 1 "POSITION '44 44 44 4', character 10: column 4 is full" connect-four '44 44 44 4'
refuses 1 "POSITION '12121213', character 8: the game is over before this stone" connect-four 12121213
refuses 1 "POSITION 'x', character 1: 'x' is no column: columns are 1 to 7" connect-four x --analyse --json
refuses 2 'POSITION is required (see zermelo connect-four --help)' connect-four
refuses 2 "'44' is not expected here (see zermelo connect-four --help)" connect-four 44 44
refuses 2 '--analyse and --json go with one position, not with - (see zermelo connect-four --help)' connect-four - --json
refuses 2 '--analyse and --json go with one position, not with - (see zermelo connect-four --help)' connect-four - --analyse
refuses 2 '--check goes with POSITION - only (see zermelo connect-four --help)' connect-four 44 --check
refuses 2 '--size: boards have 4 to 7 columns and 4 to 6 rows (see zermelo connect-four --help)' connect-four 44 --size 8 8
refuses 2 '--size: boards have 4 to 7 columns and 4 to 6 rows (see zermelo connect-four --help)' connect-four 44 --size 3 4
refuses 2 "--memory: expected a whole number from 1 to 65536, not '0' (see zermelo connect-four --help)" \
  connect-four 44 --memory 0
refuses 2 "--memory: expected a whole number from 1 to 65536, not '99999999999' (see zermelo connect-four --help)" \
  connect-four 44 --memory 99999999999
refuses 2 "--memory: expected a whole number from 1 to 65536, not '-1' (see zermelo connect-four --help)" \
  connect-four 44 --memory=-1

finish
