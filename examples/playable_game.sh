# What examples/playable_game.cpp has become: a program that plays, solves and draws.
. "$(dirname "$0")/../runtime_tests/cli/checks"

prints solve << 'END'
value:         1
action:        1
line of play:  1, 1, 3, 1, 3
leaves:        72
nodes:         180
END

prints verify << 'END'
states:        18
actions:       42
nothing wrong
END

# What is not over at the depth limit is an estimate, and marked as one.
prints solve --depth 1 << 'END'
value:         0 (an estimate)
action:        1
line of play:  1
leaves:        3
estimates:     3 of these leaves, not over at the depth limit and worth 0, as the game has no evaluate
nodes:         4
END
run draw --depth 1 --format mermaid
says '["≈ 0"]'
says '≈ estimate'
run draw --depth 9 --format mermaid
grep -q '≈' output && fail 'there are estimates in the whole tree'

# Played through a pipe, against the table: nine stones are won by taking one, and then always to a multiple of four.
printf '4\n1\nundo\n1\n3\n3\n' > answers
stdin=answers
prints play --min perfect --seed 1 --save game.txt << 'END'
stones
  max: human
  min: perfect (18 positions)
  seed: 1

stones=9 mover=max

  1  2  3
max> 4
'4' is not a legal action here: type one of those listed, or 'help'.
max> 1
max plays 1
stones=8 mover=min

min plays 1
stones=7 mover=max

  1  2  3
max> undo
stones=9 mover=max

  1  2  3
max> 1
max plays 1
stones=8 mover=min

min plays 1
stones=7 mover=max

  1  2  3
max> 3
max plays 3
stones=4 mover=min

min plays 1
stones=3 mover=max

  1  2  3
max> 3
max plays 3
stones=0 mover=min

The game is over after 5 plies: max wins (utility 1).
END
run play --replay game.txt
expect_code 0
says 'stones, max was human, min was perfect, seed 1'
says 'The game is over after 5 plies: max wins (utility 1).'

run play --games 100 --max perfect --min random
expect_code 0
grep -q '^max *perfect *100 *100.0 %$' output || fail 'the perfect player loses'

# Sampling knows nothing of this game but its rules. Of nine stones it proves the win, and never loses from there.
for player in mcts:1000 puct:1000; do
  run play --games 100 --max $player --min random --seed 1
  expect_code 0
  grep -q "^max *$player *100 *100.0 %\$" output || fail "$player does not win"
  run play --games 20 --max $player --min perfect --seed 1
  grep -q "^max *$player *20 *100.0 %\$" output || fail "$player does not win against the table"
done
run play --games 100 --max mcts:1 --min random --seed 1
expect_code 0
run play --max mcts:0 --min random
expect_code 2
printf 'hint\nquit\n' > answers
stdin=answers
run play --min mcts:50 --seed 1
expect_code 0
says 'min: mcts:50'

run draw --depth 4 -o tree.svg
expect_code 0
expect 'the output' /dev/null output
grep -q '^<svg' tree.svg || fail 'there is no picture'
run draw --depth 2 --format mermaid
says 'flowchart'
run draw --depth 40 --format dot
says 'digraph'

run cook
expect_code 2
run play --max nobody
expect_code 2
finish
