# Playing: sessions through a pipe, illegal moves, undo, transcripts that are saved, replayed, resumed and damaged, many
# games, chance, three players, games that need not end. What a terminal shows is tested by play_at_a_terminal.sh.
. "$(dirname "$0")/checks"

# answer LINE...: what the next run reads
answer() {
  printf '%s\n' "$@" > answers
  stdin=answers
}
lacks() {
  if grep -qF -- "$1" output; then fail "the output has '$1'"; fi
}
# complains CODE MESSAGE: the last run ended so
complains() {
  expect_code "$1"
  printf 'zermelo: %s\n' "$2" > expected
  expect 'standard error' expected errors
}
# damaged MESSAGE COMMAND: the transcript game.txt, changed by a command of sed, is refused with this message
damaged() {
  sed "$2" game.txt > bad.txt
  refuses 1 "bad.txt:$1" play --resume bad.txt
}

# ---- a game with a person ----

answer 4 4 8 '' sesame 2 quit
prints play tic-tac-toe --min first --seed 1 --save game.txt << 'END'
tic-tac-toe
  max: human
  min: first
  seed: 1

0 1 2
3 4 5
6 7 8

  4  0  2  6  8  1  3  5  7
max> 4
max plays 4
0 1 2
3 X 5
6 7 8

min plays 0
O 1 2
3 X 5
6 7 8

  2  6  8  1  3  5  7
max> 4
'4' was legal before, but is not now.
max> 8
max plays 8
O 1 2
3 X 5
6 7 X

min plays 2
O 1 O
3 X 5
6 7 X

  6  1  3  5  7
max> 
An action is expected, such as '6', or 'help'.
max> sesame
'sesame' is not a legal action here: type one of those listed, or 'help'.
max> 2
'2' was legal before, but is not now.
max> quit
You leave the game after 4 plies.
END

cat > expected << 'END'
zermelo transcript 1
game: tic-tac-toe
player 1: human
player 2: first
seed: 1
1 max: 4
2 min: 0
3 max: 8
4 min: 2
unfinished
END
expect 'the transcript' expected game.txt

# At the end of the input the game so far is told and saved, and that is not a success.
answer 4
run play tic-tac-toe --min first --seed 1 --save ended.txt
complains 1 'standard input ended before the game did, after 2 plies'
says 'The input has ended, and the game has not.'
says 'The game so far: 4, 0'
count 1 '2 min: 0' ended.txt
count 1 'unfinished' ended.txt
mkdir folder
stdin=folder
run play tic-tac-toe
complains 3 'standard input: cannot be read'

# Help, hint, save and undo; actions by their numbers.
answer help hint 'save here.txt' 'save folder/no/file.txt' save 9 6 undo 7 quit
run play nim 3 4 --min perfect --seed 1
expect_code 0
says '  1) 3 from pile 1  2) 2 from pile 1  3) 1 from pile 1  4) 4 from pile 2'
says 'Type an action or its number, or one of these words:'
says 'hint: 1 from pile 2 (perfect: worth 1 to max)'
says 'saved as here.txt'
says 'folder/no/file.txt: cannot be written: No such file or directory'
says 'The name of a file is expected: save FILE.'
says "'9' is not the number of an action: they go from 1 to 7."
says 'max plays 2 from pile 2'
says 'max plays 1 from pile 2'
count 1 'parameter: 4' here.txt

# ---- transcripts ----

answer 6 5 7
run play --resume game.txt --save over.txt
expect_code 0
says 'after 4 plies:'
says 'The game is over after'
count 1 'player 2: first' over.txt
grep -q '^result: ' over.txt || fail 'there is no result'

run play --replay over.txt
expect_code 0
says 'tic-tac-toe, max was human, min was first, seed 1'
cp output shown
run play --replay over.txt --color always
sed 's/\x1b\[[0-9;]*m//g' output > plain
expect 'the replay without its colours' shown plain
count 1 "$(printf '\033[1mtic-tac-toe')" output

refuses 1 'over.txt: this game is over; --replay shows it' play --resume over.txt
run play --resume game.txt --max perfect
expect_code 0
says 'max: perfect (5478 positions)'

damaged "1: not a transcript: the first line must be 'zermelo transcript 1'" 1d
damaged "2: there is no game 'chess': zermelo play --list names those that there are" 's/tic-tac-toe/chess/'
damaged "9: '4' is not legal here; legal: 2, 6, 1, 3, 5, 7" 's/4 min: 2/4 min: 4/'
damaged '9: expected ply 4, not 5' 's/4 min/5 min/'
damaged '8: max is to move here, not min' 's/3 max/3 min/'
damaged "10: the transcript is cut short: its last line must be 'result: ...' or 'unfinished'" '$d'
damaged "9: the transcript has no line 'player 2: ...'" '/^player 2/d'
damaged '2: this game has 2 players, and the transcript has 3' 's/^player 2.*/player 2: first\
player 3: first/'
damaged "9: the transcript has no line 'seed: ...'" /^seed/d
damaged "6: a second line 'seed: ...'" /^seed/p
damaged '10: the game is not over' 's/unfinished/result: 1/'
damaged "3: 'wizard' is no player; players are human, computer, random, first, minimax[:DEPTH], alpha-beta[:DEPTH], expectimax[:DEPTH], mcts[:PLAYOUTS], puct[:PLAYOUTS], max-n[:DEPTH], perfect" \
  's/human/wizard/'
refuses 3 'missing.txt: cannot be read: No such file or directory' play --replay missing.txt
refuses 3 'folder: cannot be read: Is a directory' play --resume folder

# ---- games without people ----

run play tic-tac-toe --max perfect --min perfect --games 50 --seed 3
expect_code 0
expect 'standard error' /dev/null errors
says 'tic-tac-toe: 50 games, seed 3'
grep -q '^draws  *50  *100.0 %$' output || fail 'perfect players do not draw'
says 'mean utility of max: 0.0000 (all alike, so no interval)'
says 'mean plies: 9.00 (9 to 9)'

# Sampling draws from the seed of the game too, and never loses once it has proven that it need not.
for player in mcts:2000 puct:20000; do
  run play tic-tac-toe --max random --min $player --games 20 --seed 3
  expect_code 0
  grep -q '^max  *random  *0  *0.0 %$' output || fail "$player lost"
  mv output once
  run play tic-tac-toe --max random --min $player --games 20 --seed 3
  cmp -s output once || fail "the same seed gave another series with $player"
done
run play nim-for-three --max mcts:10 --games 1
complains 1 'mcts:10 is for two players of whom one wins what the other loses; here use max-n'

run play tic-tac-toe --max random --min alpha-beta:2 --games 100 --seed 3
cp output first
run play tic-tac-toe --max random --min alpha-beta:2 --games 100 --seed 3
expect 'the same seed' first output
run play tic-tac-toe --max random --min alpha-beta:2 --games 100 --seed 4
cmp -s first output && fail 'another seed gives the same games'

run play pig 20 --max first --min first --games 1 --seed 3
says '(one game, so no interval)'

# Every game of the list can be played.
run play --list
expect_code 0
cp output games
while read -r name _; do
  set -- "$name"
  [ "$name" = tree ] && set -- tree 'max(left: min(1, 2), right: chance(1/2: 0, 1/2: 4))'
  run play "$@" --max first --player 2 random --seed 1 --games 2 --player 3 first
  case $name in
    nim-for-three) expect_code 0 ;;
    *) complains 2 '--player: this game has players 1 to 2 (see zermelo play --help)' ;;
  esac
  [ "$name" = nim-for-three ] && continue
  max=first
  case $name in kqk | krk) max=perfect ;; esac # the first action would never mate
  run play "$@" --max $max --min random --seed 1
  expect_code 0
  says 'The game is over after'
  lacks '?'
  # Between the heading and the first action there is a board.
  sed '1,/^$/d' output | head -n 1 | grep -qE ' (plays|gives) ' && fail 'there is no board'
done < games
[ "$(wc -l < games)" -ge 11 ] || fail 'there are too few games'

# What the list says in brackets is what a game is without parameters.
with_defaults=0
while read -r name _; do
  defaults=$(sed -n "s/^$name .*(\([0-9 ]*\))\$/\1/p" games)
  [ -n "$defaults" ] || continue
  with_defaults=$((with_defaults + 1))
  run play "$name" --seed 1
  sed 1d output > without
  # shellcheck disable=SC2086 # several words
  run play "$name" $defaults --seed 1
  sed 1d output > with
  expect "$name $defaults" without with
done < games
[ "$with_defaults" -ge 8 ] || fail 'there are too few defaults in the list'

# Where playouts are fast the computer samples.
answer hint quit
run play go 5 --seed 1
expect_code 0
says '  min: computer, which is mcts:10000'
grep -q '^hint: [A-E][1-5] (mcts:10000: worth ' output || fail 'there is no hint from sampling'

# A tree of many players.
answer hint 0
run play tree 'player1(player3((1, 2, 6), (4, 2, 3)), player2((6, 1, 2), (7, 4, 1.5)))' --seed 1
expect_code 0
says 'player1(player3((1, 2, 6), (4, 2, 3)), player2((6, 1, 2), (7, 4, 3/2)))'
says 'hint: 1 (perfect: worth 7)'
says 'player 3 plays 0'
says 'The game is over after 2 plies: player 3 wins, utilities (1, 2, 6).'
run play tree 'player8(a: (1, 2, 3, 4, 5, 6, 7, 8), b: (1, 2, 3, 4, 5, 6, 7, 9))' --max max-n --player 8 max-n:1
says 'player 8 plays b'

# Chance is drawn with the seed, and shown.
run play pig 10 --max first --min first --seed 5
expect_code 0
grep -q '^chance gives [1-6] (probability 0.166667)$' output || fail 'chance is not shown'
run play tree 'chance(heads 1/3: 1, tails 2/3: max(2))' --max first --seed 5 --games 900
grep -q '^mean utility of max: 1\.[67]' output || fail 'the mean of the coin is not near 5/3'

# Games that need not end.
run play pig 10 --max first --min first --seed 5 --ply-limit 3
expect_code 0
says 'The game is stopped at the limit of 3 plies, worth 0.'
run play tic-tac-toe --max first --min first --repetition 2
expect_code 0
says 'The game is over after'

# Three in a row on three rows of four.
run play m-n-k 3 4 3 --max perfect --min first --seed 1
expect_code 0
says ' 8  9 10 11'
says ' X  O  2  3'
says 'The game is over after 5 plies: max wins (utility 1).'

# Nim where the last stone loses.
answer 'undo' '1 from pile 1'
run play nim 1 --misere --seed 1
expect_code 0
says 'nim 1 misere'
says 'There is nothing to take back.'
says 'The game is over after 1 ply: min wins (utility -1).'

# ---- arguments as they are typed ----

answer quit
run play --player 2 first nim 3 --seed 1 4
expect_code 0
says 'nim 3 4'
says 'min: first'
answer quit
run play tree '[[3,9],[2,5]]' --seed 1
expect_code 0
says 'tree [[3,9],[2,5]]'
answer quit
run play tree -5
expect_code 0
refuses 1 "nim: expected the stones of up to seven piles, and '[3,4]' is no whole number" play nim '[3,4]'
refuses 1 'nim: nim has up to seven piles of 0 to 255 stones' play nim 3 -4
run play nim --player '[2,first]'
expect_code 2
refuses 2 "'--min-player' is not expected here (see zermelo play --help)" play nim 3 --min-player first
refuses 2 "'-x' is not expected here (see zermelo play --help)" play -x

# Numbers are whole, decimal and in range, or refused.
for seed in 0 18446744073709551615 0018; do
  run play halving 3 --max first --min first --seed "$seed"
  expect_code 0
  grep -qx "  seed: ${seed#00}" output || fail "the seed is not $seed"
done
run play halving 3 --max first --min first --ply-limit 010
says 'The game is over after 3 plies'
for seed in -1 18446744073709551616 0x10 1e3 +1 ' 1' x; do
  refuses 2 "--seed: expected a whole number from 0 to 18446744073709551615, not '$seed' (see zermelo play --help)" \
    play halving 3 --seed="$seed"
done
refuses 2 "--games: expected a whole number from 1 to 1000000000, not '0x10' (see zermelo play --help)" play nim --games 0x10
refuses 2 "--player: expected a whole number from 1 to 254, not '0' (see zermelo play --help)" play nim --player 0 first
refuses 2 "--player: expected a whole number from 1 to 254, not '0x2' (see zermelo play --help)" play nim --player 0x2 first

# ---- what cannot be ----

refuses 2 'GAME is required (see zermelo play --help)' play
refuses 2 "there is no game 'chess': zermelo play --list names those that there are (see zermelo play --help)" play chess
refuses 2 '--misere goes with nim only (see zermelo play --help)' play kalah --misere
refuses 2 '--replay and --resume know their game: GAME goes without them (see zermelo play --help)' play nim --replay game.txt
refuses 2 '--games excludes --save: a transcript is of one game (see zermelo play --help)' \
  play nim --max first --games 2 --save x.txt
refuses 2 '--games needs players that are not human: name them with --max and --min (see zermelo play --help)' play nim --games 2
refuses 2 '--seed excludes --replay and --resume, which have one (see zermelo play --help)' play --seed 1 --resume game.txt
refuses 2 '--replay excludes --max, --min, --player and --save (see zermelo play --help)' play --replay game.txt --min first
refuses 2 '--player: player 1 is named twice (see zermelo play --help)' play nim --max first --player 1 random
refuses 2 "--min: 'mcts:0': the number of playouts is a whole number from 1 to 1000000000 (see zermelo play --help)" \
  play nim --min mcts:0
refuses 2 "--min: 'alpha-beta:x': the depth is a whole number from 1 to 1000 (see zermelo play --help)" play nim --min alpha-beta:x
refuses 2 "--max: 'perfect:3': perfect has no depth (see zermelo play --help)" play nim --max perfect:3
refuses 2 "--color: expected auto or always or never, not 'red' (see zermelo play --help)" play nim --color red
refuses 2 "--games: expected a whole number from 1 to 1000000000, not '0' (see zermelo play --help)" play nim --games 0
refuses 2 "--repetition: expected a whole number from 2 to 1000, not '1' (see zermelo play --help)" play nim --repetition 1
refuses 1 'nim: nim has up to seven piles of 0 to 255 stones' play nim 256
refuses 1 'nim: expected the stones of up to seven piles' play nim 1 1 1 1 1 1 1 1
refuses 1 "kalah: expected pits and stones in each, and 'six' is no whole number" play kalah 4 six
refuses 1 'halving: the number at the start is 0 to 1000000' play halving 1000001
refuses 1 'tic-tac-toe: expected no parameters' play tic-tac-toe 3
refuses 1 'othello: the size of the board is 4, 6 or 8' play othello 5
refuses 1 'm-n-k: expected rows, cells in each and marks in a line: 3 4 3, 4 4 4, 4 5 4 or 8 8 5' play m-n-k 3 3
refuses 1 'm-n-k: expected rows, cells in each and marks in a line: 3 4 3, 4 4 4, 4 5 4 or 8 8 5' play m-n-k 9 9 5
refuses 1 "TREE:1:7: expected ',' or the closing bracket after a child" play tree 'max(3 4)'
refuses 1 'a tree that is played cannot come from standard input, where the players are' play tree -
refuses 1 'TREE: vectors of 2 to 8 numbers are understood, not of 1' play tree 'player1((1))'
refuses 1 'TREE:1:1: this player has no utility: a leaf needs a number for each player, as in (1, 2, 6)' play tree 'player3((1, 2))'
refuses 1 'perfect cannot play this game: it has more than 3000000 positions, too many for a table; alpha-beta:DEPTH can play it' \
  play kalah --max perfect
refuses 1 'minimax is for two players of whom one wins what the other loses; here use max-n' play nim-for-three --player 3 minimax
refuses 1 'max-n cannot play this game: its utilities are not vectors' play tic-tac-toe --min max-n
refuses 3 'no/such/game.txt: cannot be written: No such file or directory' play nim --save no/such/game.txt
refuses 3 'folder: cannot be written: Is a directory' play nim --save folder
printf 'as it was\n' > old.txt
run play nim --max perfect:3 --save old.txt
grep -qx 'as it was' old.txt || fail 'a file was changed by a game that was never played'
[ "$(find . -name '*.tmp')" = '' ] || fail 'a file is left behind'

# Control characters in names never reach a terminal.
answer quit
run play tree "$(printf 'max("a\033[2Jb": 1, c: 2)')"
expect_code 0
says '1) a?[2Jb  2) c'
answer "$(printf '\302\233\302\2022J\377')" quit
run play tree "$(printf 'max("a\302\2332Jb\303\251": 1, c: 2)')"
says "$(printf '1) a?2Jb\303\251  2) c')"
says "'??2J?' is not a legal action here"

if [ -e /dev/full ]; then
  "$zermelo" play nim --max first --min first > /dev/full 2> errors
  code=$?
  call='zermelo play > /dev/full'
  complains 3 'standard output: cannot be written: No space left on device'
fi
finish
