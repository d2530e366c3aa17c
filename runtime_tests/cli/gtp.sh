# The Go Text Protocol: every command, what is refused, and noise of any kind.
. "$(dirname "$0")/checks"

# answers << END: the session in the file `commands` gets exactly these answers, and ends well
answers() {
  cat > expected
  stdin=commands
  run gtp --playouts 50 --seed 1
  expect_code 0
  expect "the answers" expected output
  expect "standard error" /dev/null errors
}
version=$("$zermelo" --version | sed 's/zermelo //')

cat > commands << 'END'
protocol_version
name
version
known_command genmove
known_command loadsgf
known_command
boardsize 5
clear_board
komi 5.5
play black C3
play WHITE c2
play b pass
showboard
undo
undo
undo
undo
quit
name
END
answers << END
= 2

= zermelo

= $version

= true

= false

? syntax error

=

=

=

=

=

=

= 
   A B C D E
 5 . . . . .
 4 . . . . .
 3 . . X . .
 2 . . O . .
 1 . . . . .

=

=

=

? cannot undo

=

END

# The list has every required command, and all of them are known.
printf 'list_commands\n' > commands
stdin=commands
run gtp
sed 's/^= //' output | sed '/^$/d' > names
for name in protocol_version name version known_command list_commands quit boardsize clear_board komi play genmove; do
  grep -qx "$name" names || fail "list_commands has no $name"
done
sed 's/^/known_command /' names > commands
stdin=commands
run gtp
count "$(grep -c . names)" '= true' output

# Numbers are echoed; what is wrong is answered with a question mark and the same number.
cat > commands << 'END'
1 boardsize 5
2 play b c3
3 play w c3
4 play w f1
5 play w i1
6 play green c4
7 play w
8 boardsize 19
9 boardsize five
10 komi many
11 komi inf
12 genmove
13 genmove grey
14 nothing
15
00016 undo
2147483648 name
99999999999999999999999 name
play w c3 and more
genmove b and more
END
stdin=commands
run gtp --playouts 1
expect_code 0
grep . output | sed 's/ [A-E][1-5]$/ POINT/' > found
cat > expected << 'END'
=1
=2
?3 illegal move
?4 syntax error
?5 syntax error
?6 syntax error
?7 syntax error
?8 unacceptable size
?9 syntax error
?10 syntax error
?11 syntax error
?12 syntax error
?13 syntax error
?14 unknown command
?15 unknown command
=00016
=2147483648 zermelo
=99999999999999999999999 zermelo
=
= POINT
END
expect "the answers" expected found

# Suicide, and a ko that is taken back at once, are illegal; after a move elsewhere on both sides it is not.
cat > commands << 'END'
boardsize 5
play w a2
play w b1
play b a1
clear_board
play b b4
play b a3
play b b2
play w c4
play w d3
play w c2
play w b3
play b c3
play w b3
play w e5
play b e1
play w b3
END
stdin=commands
run gtp
grep . output > found
printf '%s\n' '=' '=' '=' '? illegal move' '=' '=' '=' '=' '=' '=' '=' '=' '=' '? illegal move' '=' '=' '=' > expected
expect "the answers" expected found

# Comments, blanks, control characters and line ends of any kind.
printf '  \n# nothing\n\t\r\n\0077 na\001me # who\r\n8\tversion\t\nname' > commands
answers << END
=7 zermelo

=8 $version

= zermelo

END

# A long line, bytes that are no text, and the end of the input.
{
  head -c 1000000 /dev/zero | tr '\0' 'x'
  printf '\n\377\376\200 \n2 play b \377\n'
} > commands
stdin=commands
run gtp
expect_code 0
count 2 '? unknown command' output
count 1 '?2 syntax error' output
: > commands
answers < /dev/null

# The player takes a share of the time that it is told of, and no playout where there is none. reg_genmove plays nothing.
cat > commands << 'END'
time_settings 3 0 0
genmove b
time_left w 0 0
genmove w
time_settings a b c
time_settings -1 0 0
time_settings 0 -1 1
time_settings 0 1 -1
time_left green 1 1
time_settings 0 0 0
END
stdin=commands
run gtp --playouts 100000000 --size 5
expect_code 0
count 5 '? syntax error' output
count 5 '=' output
printf 'boardsize 5\nreg_genmove b\nplay w c3\nshowboard\n' > commands
stdin=commands
run gtp --playouts 20
count 0 'X' output

# The same seed gives the same game. A hopeless game is given up, a won one is passed out and scored.
printf 'genmove b\ngenmove w\ngenmove b\ngenmove w\n' > commands
stdin=commands
run gtp --playouts 100 --seed 5
mv output first
stdin=commands
run gtp --playouts 100 --seed 5
expect "the second time" first output
cat > commands << 'END'
boardsize 5
play b c1
play b c2
play b c3
play b c4
play b c5
play b b3
play b d3
play w e5
genmove w
play w pass
genmove b
final_score
END
stdin=commands
run gtp --playouts 500
says '= resign'
says '= B+25'

# Beyond the board's points nothing counts: with a komi that nobody can make up for, there is nothing to think about.
printf 'boardsize 5\nkomi 1000\ngenmove b\ngenmove w\n' > commands
stdin=commands
run gtp
expect_code 0

refuses 2 "--playouts: expected a whole number from 1 to 100000000, not '0' (see zermelo gtp --help)" gtp --playouts 0
refuses 2 "--size: expected 5 or 7 or 9, not '19' (see zermelo gtp --help)" gtp --size 19

finish
