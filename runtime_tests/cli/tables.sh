# Games that are solved, kept in files, and looked up there.
. "$(dirname "$0")/checks"

# without_seconds: what the last run printed, but for the line that differs each time
without_seconds() {
  grep -v '^seconds: ' output > rest
  count 1 'seconds: ' output
}
cat > expected << 'END'
positions:     5478
over:          958
won by max:    2936
drawn:         1068
won by min:    1474
endless:       0
farthest:      9 plies from the end
value:         0, at the start
distance:      9 plies, from the start
END
run solve-game tic-tac-toe
expect_code 0
without_seconds
expect "the summary" expected rest

# Bouton: the game with piles whose exclusive or is 0 is lost for Max, who begins; misere is the same here.
run solve-game nim 1 2 3
says 'value:         -1, at the start'
run solve-game nim 1 2 3 --misere
says 'value:         -1, at the start'
run solve-game nim 3 4 5
says 'value:         1, at the start'
# 11 is won, and so are 9 and 8; 10 is lost.
run solve-game halving 11
says 'value:         1, at the start'
run solve-game halving 10
says 'value:         -1, at the start'
run solve-game dots-and-boxes
expect_code 0

run solve-game connect-four 4 4
says 'positions:     161029'
says 'value:         0, at the start'
run solve-game m-n-k 3 4 3
says 'positions:     111973'
says 'value:         1, at the start'
# King and rook win in 16 moves at most, king and queen in 10: the lone king moves before them.
run solve-game krk
says 'farthest:      32 plies from the end'
run solve-game kqk
says 'farthest:      20 plies from the end'

# ---- chess ----

# White is mated in two moves of Black.
prints krk '3K4/8/3k4/8/3r4/8/8/8 w' << 'END'
game:          krk
8 . . . K . . . .
7 . . . . . . . .
6 . . . k . . . .
5 . . . . . . . .
4 . . . r . . . .
3 . . . . . . . .
2 . . . . . . . .
1 . . . . . . . .
  a b c d e f g h
to move:       white
value:         -1, for white
distance:      4 plies
best actions:  Kc8, Ke8
END
mv output solved_at_once
run table krk -o krk.table
run probe krk.table '3K4/8/3k4/8/3r4/8/8/8 w'
expect "what the table says" solved_at_once output
run kqk 8/8/8/8/8/2K5/8/k1Q5 b
says 'to move:       black'
refuses 1 "POSITION '8/8/8/3k4/8/8/8/Q3K3 w': a position of this ending has two kings and one more piece, which its name tells" \
  krk '8/8/8/3k4/8/8/8/Q3K3 w'
refuses 2 'FEN is required (see zermelo krk --help)' krk
refuses 1 'the position is empty' krk ''
refuses 1 'the position is empty' krk ' ' ''
refuses 2 '--table: expected the name of a file (see zermelo solve-game --help)' solve-game tic-tac-toe --table ''
refuses 2 '--values requires --table (see zermelo solve-game --help)' solve-game tic-tac-toe --values

# ---- a file ----

run table tic-tac-toe --out game.table
expect_code 0
expect "the output" /dev/null output
run solve-game tic-tac-toe --table same.table
expect_code 0
cmp -s game.table same.table || fail "the two ways to write a table differ"

prints probe game.table XO./.../.OX << 'END'
game:          tic-tac-toe
X O 2
3 4 5
6 O X
to move:       max
value:         1
distance:      1 ply
best actions:  4
END
prints probe game.table << 'END'
game:          tic-tac-toe
0 1 2
3 4 5
6 7 8
to move:       max
value:         0
distance:      9 plies
best actions:  4, 0, 2, 6, 8, 1, 3, 5, 7
END
prints probe game.table XXX/OO./... << 'END'
game:          tic-tac-toe
X X X
O O 5
6 7 8
to move:       nobody
value:         1
distance:      0 plies
best actions:  none
END

run table m-n-k 3 4 3 -o lines.table
prints probe lines.table XX../OO../.... << 'END'
game:          m-n-k 3 4 3
 X  X  2  3
 O  O  6  7
 8  9 10 11
to move:       max
value:         1
distance:      1 ply
best actions:  2
END
refuses 1 "POSITION 'O.../..../....': a board of an m,n,k game has wrong counts of X and O: the players take turns, and X begins" \
  probe lines.table O.../..../....

run table nim 3 4 5 --misere -o nim.table
prints probe nim.table 1 1 min << 'END'
game:          nim 3 4 5 misere
pile 1: 1 |
pile 2: 1 |
pile 3: 0
to move:       min
value:         -1
distance:      2 plies
best actions:  1 from pile 1, 1 from pile 2
END
run table halving 11 --values -o halving.table
prints probe halving.table 3 min << 'END'
game:          halving 11
n = 3
to move:       min
value:         -1
best actions:  half
END
run table halving 11 -o halving.table
prints probe halving.table 3 << 'END'
game:          halving 11
n = 3
to move:       max
value:         1
distance:      2 plies
best actions:  half
END
run table dots-and-boxes 1 2 -o dots.table
run probe dots.table
says 'to move:       max'
says 'value:         '

# ---- positions that cannot be ----

board="POSITION 'XX': a tic-tac-toe board is nine cells, each X, O or a dot, rows apart by '/' if you like"
refuses 1 "$board" probe game.table XX
refuses 1 "POSITION '9 9': it cannot come up in this game" probe nim.table 9 9
refuses 1 "POSITION '1 x': expected the stones of each pile, and then max or min if you like, not 'x'" probe nim.table 1 x
refuses 1 "POSITION 'max': expected the stones of each pile, and then max or min if you like" probe nim.table max
refuses 1 "POSITION '256': nim has up to seven piles of 0 to 255 stones" probe nim.table 256
refuses 1 "POSITION '12': this game starts at 11" probe halving.table 12
refuses 1 "POSITION '1 2': expected a number, and then max or min if you like" probe halving.table 1 2
refuses 1 "POSITION '10 max': it cannot come up in this game" probe halving.table 10 max
refuses 1 "POSITION 'x': positions of this game cannot be read; without POSITION you ask for its start" probe dots.table x

# ---- files that cannot be ----

refuses 3 'missing: cannot be read: No such file or directory' probe missing
refuses 3 '.: cannot be read: Is a directory' probe .
: > empty
refuses 1 'empty: the table is cut short: its end is missing' probe empty
echo 'a text' > text
refuses 1 "text: this is no table of zermelo's" probe text
head -c 1000 game.table > short
refuses 1 'short: the table is cut short: its end is missing' probe short
cat game.table text > long
refuses 1 'long: the table is damaged: it is not as it was written' probe long
# with_byte OFFSET BYTE: a copy of the table with one byte changed
with_byte() {
  cp game.table changed
  # shellcheck disable=SC2059 # an escape sequence for printf
  printf "$2" | dd of=changed bs=1 seek="$1" conv=notrunc 2> /dev/null
}
with_byte 5000 '\377'
refuses 1 'changed: the table is damaged: it is not as it was written' probe changed
with_byte 8 '\002'
refuses 1 'changed: the table was written by a newer version, in another format' probe changed

# A failed save leaves the old file, and nothing else.
mkdir kept
cp game.table kept/game.table
call='zermelo table -o game.table where there is too little room'
(
  trap '' XFSZ
  ulimit -f 2
  exec "$zermelo" table tic-tac-toe -o kept/game.table
) > output 2> errors
code=$?
expect_code 3
count 1 'zermelo: kept/game.table: cannot be written: ' errors
cmp -s game.table kept/game.table || fail "a table that did not fit has destroyed the file"
[ "$(ls kept)" = game.table ] || fail "something is left behind: $(ls kept)"
refuses 3 'nowhere/t: cannot be written: No such file or directory' table tic-tac-toe -o nowhere/t
refuses 3 'nowhere/t: cannot be written: No such file or directory' solve-game tic-tac-toe --table nowhere/t

# ---- games that are not solved like this ----

refuses 1 'connect-four: expected columns and rows of the board: 4 4, 5 4 or 7 6' solve-game connect-four 8 8
refuses 1 'm-n-k cannot be solved: it has more than 1000 positions' solve-game m-n-k --most 1000
refuses 1 'm-n-k 8 8 5 cannot be solved: it has too many positions to tell them apart' solve-game m-n-k 8 8 5
refuses 1 'pig cannot be solved: chance moves in it' solve-game pig
refuses 1 'nim-for-three 1 1 1 cannot be solved: it is for more than two players' table nim-for-three 1 1 1 -o t
refuses 1 'tree max(1, 2) cannot be solved: trees are for zermelo solve' solve-game tree 'max(1, 2)'
refuses 1 'othello cannot be solved: it has too many positions to tell them apart' solve-game othello
refuses 1 'kalah cannot be solved: it has more than 1000 positions' solve-game kalah --most 1000
refuses 1 'tic-tac-toe cannot be solved: it has more than 1000 positions' solve-game tic-tac-toe --most 1000
refuses 1 'nim: nim has up to seven piles of 0 to 255 stones' solve-game nim 256
refuses 2 "there is no game 'chess': zermelo play --list names those that there are (see zermelo solve-game --help)" \
  solve-game chess
refuses 2 'GAME is required (see zermelo solve-game --help)' solve-game
refuses 2 '--out is required (see zermelo table --help)' table nim
refuses 2 'FILE is required (see zermelo probe --help)' probe
refuses 2 '--misere goes with nim only (see zermelo table --help)' table kalah --misere -o t
refuses 2 "'--quick' is not expected here (see zermelo solve-game --help)" solve-game nim --quick
refuses 2 "--most: expected a whole number from 1 to 100000000, not '0' (see zermelo solve-game --help)" solve-game nim --most 0

finish
