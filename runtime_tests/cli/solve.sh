# Trees solved: algorithms, value types, options, where a tree may come from.
. "$(dirname "$0")/checks"

prints solve "$lecture" << 'END'
value:         3
bound:         exact
action:        0
line of play:  0, 0
leaves:        7
nodes:         11
END

# The same tree from everywhere, with line ends of every kind.
cp output answer
for tree in '[[3, 9, 10], [2, 5, 7], [10, 5, 1]]' '[[3,9,10],[2,5,7],[10,5,1]]' ' max_node(min_node(3,9,10), [2,5,7], min(10,5,1))'; do
  run solve "$tree"
  expect "the output" answer output
done
printf 'max(\r\n  min(3, 9, 10),\r\n  min(2, 5, 7),\r\n  min(10, 5, 1)\r\n)\r\n' > lecture.txt
run solve lecture.txt
expect "the output for a file" answer output
printf '%s' "$lecture" > '[x].txt'
run solve './[x].txt'
expect "the output for a file without a line end" answer output
stdin=lecture.txt
run solve -
expect "the output for standard input" answer output
"$zermelo" solve - < lecture.txt | cat > output
expect "the output in a pipe" answer output

# ---- algorithms ----

prints solve --algorithm minimax "$game1" << 'END'
value:         1
bound:         exact
action:        B
line of play:  B, 1
leaves:        6
nodes:         10
END

prints solve --algorithm expectimax --opponent uniform "$game1" << 'END'
value:         5
bound:         exact
action:        C
line of play:  C
leaves:        6
nodes:         10
END

prints solve 'max(die: chance(1, 2, 3, 4, 5, 6), sure: 3)' << 'END'
value:         7/2 (3.5)
bound:         exact
action:        die
line of play:  die
leaves:        7
nodes:         9
END

# What an average of doubles gets wrong: 1/3 * 2 + 1/3 * 3 is 5/3.
prints solve 'chance(1/3: 0, 1/3: 2, 1/3: 3)' << 'END'
value:         5/3 (1.66667)
bound:         exact
action:        none
line of play:  none
leaves:        3
nodes:         4
END

prints solve --json --algorithm expectiminimax 'max(chance(9/10: -100, 1/10: 1000), 9)' << 'END'
{"value": 10, "bound": "exact", "action": "0", "leaves": 3, "nodes": 5, "principal_variation": ["0"]}
END
prints solve --json --algorithm alpha-beta 'max(chance(1, 2), 0)' << 'END'
{"value": "3/2", "bound": "exact", "action": "0", "leaves": 3, "nodes": 5, "principal_variation": ["0"]}
END

# ---- leaves ----

prints solve --json '[0.1, -2e-3]' << 'END'
{"value": 0.1, "bound": "exact", "action": "0", "leaves": 2, "nodes": 3, "principal_variation": ["0"]}
END
prints solve --json '[1/3, 0.25, -2]' << 'END'
{"value": "1/3", "bound": "exact", "action": "0", "leaves": 3, "nodes": 4, "principal_variation": ["0"]}
END
prints solve --json 'min(-9223372036854775808, 9223372036854775807)' << 'END'
{"value": -9223372036854775808, "bound": "exact", "action": "0", "leaves": 1, "nodes": 2, "principal_variation": ["0"]}
END
prints solve --json -7 << 'END'
{"value": -7, "bound": "exact", "action": null, "leaves": 1, "nodes": 1, "principal_variation": []}
END
run solve 'max(-7.5, [2.25])'
says 'value:         2.25'

# ---- many players ----

# S. Russell, P. Norvig, Artificial Intelligence, 4th ed., figure 6.4: the first player is indifferent.
textbook='player1(player2(player3((1, 2, 6), (4, 2, 3)), player3((6, 1, 2), (7, 4, 1))),
                  player2(player3((5, 1, 1), (1, 5, 2)), player3((7, 7, 1), (5, 4, 5))))'
prints solve --all-best "$textbook" << 'END'
value:         (1, 2, 6)
bound:         exact
action:        0
all best:      0, 1
line of play:  0, 0, 0
leaves:        8
nodes:         15
END
run solve --all-best "$textbook"
cp output answer
run solve --algorithm max-n --all-best "$textbook"
expect "the output for the default's name" answer output
prints solve --algorithm paranoid --json "$textbook" << 'END'
{"value": 1, "bound": "exact", "action": "0", "leaves": 6, "nodes": 12, "principal_variation": ["0", "0", "0"]}
END
prints solve --algorithm paranoid --window 2,9 --json "$textbook" << 'END'
{"value": 1, "bound": "upper", "action": "0", "leaves": 3, "nodes": 8, "principal_variation": []}
END
# The third player moves first, and both others move against it.
prints solve --algorithm paranoid --all-best 'player3(A: player1((0, 0, 6), (1, 1, 2)), B: player2((0, 0, 1), (0, 0, 9)))' << 'END'
value:         2
bound:         exact
action:        A
all best:      A
line of play:  A, 1
leaves:        3
nodes:         6
END
run solve --algorithm paranoid --by-distance 'player2(A: player1((0, 1)), B: (0, 1))'
says 'action:        B'
says 'distance:      1'
prints solve --json '[silent: [(3, 3), (0, 5)], confess: [(5, 0), (1, 1)]]' << 'END'
{"value": [1, 1], "bound": "exact", "action": "confess", "leaves": 4, "nodes": 7, "principal_variation": ["confess", "1"]}
END
prints solve 'chance(1/3: (1, 2), 2/3: (2, 1/2))' << 'END'
value:         (5/3, 1)
bound:         exact
action:        none
line of play:  none
leaves:        2
nodes:         3
END
prints solve --json 'chance(1/3: (1, 2), 2/3: (2, 1/2))' << 'END'
{"value": ["5/3", 1], "bound": "exact", "action": null, "leaves": 2, "nodes": 3, "principal_variation": []}
END
run solve 'player8((1, 2, 3, 4, 5, 6, 7, 8.5), (1, 2, 3, 4, 5, 6, 7, 8))'
says 'value:         (1, 2, 3, 4, 5, 6, 7, 8.5)'
run solve --algorithm paranoid --window 0.5,2 'player2((1, 1), (1, 0))'
says 'value:         1'

# ---- options of the search ----

prints solve "$lecture" --window 5,8 << 'END'
value:         5
bound:         upper (the true value is at most this)
action:        2
line of play:  none
leaves:        4
nodes:         8
END
prints solve "$lecture" --window -5,2 --json << 'END'
{"value": 3, "bound": "lower", "action": "0", "leaves": 3, "nodes": 5, "principal_variation": []}
END
prints solve "$lecture" --window=-inf,5/2 --fail-hard --json << 'END'
{"value": "5/2", "bound": "lower", "action": "0", "leaves": 3, "nodes": 5, "principal_variation": []}
END
prints solve "$lecture" --window 2.5,inf --json << 'END'
{"value": 3, "bound": "exact", "action": "0", "leaves": 7, "nodes": 11, "principal_variation": ["0", "0"]}
END
prints solve "$lecture" --depth 1 --json << 'END'
{"value": 0, "bound": "exact", "action": "0", "leaves": 3, "nodes": 4, "principal_variation": ["0"], "estimates": 3}
END
prints solve 'max(A: min(9, 8), B: 2)' --depth 1 --evaluation 5/2 --json << 'END'
{"value": "5/2", "bound": "exact", "action": "A", "leaves": 2, "nodes": 3, "principal_variation": ["A"], "estimates": 1}
END
prints solve "$lecture" --depth 0 --json << 'END'
{"value": 0, "bound": "exact", "action": null, "leaves": 1, "nodes": 1, "principal_variation": [], "estimates": 1}
END
prints solve "$lecture" --depth 2 --json << 'END'
{"value": 3, "bound": "exact", "action": "0", "leaves": 7, "nodes": 11, "principal_variation": ["0", "0"], "estimates": 0}
END
prints solve 'max(A: min(9, 8), B: 2)' --depth 1 --evaluation 5 << 'END'
value:         5 (an estimate)
bound:         exact
action:        A
line of play:  A
leaves:        2
estimates:     1 of these leaves, not over at the depth limit
nodes:         3
END

# A pruned search sees 3 and at most 3; only the first action is best.
run solve --all-best 'max(D: min(3, 4), I: min(3, 2), J: 1)'
says 'all best:      D'
run solve --all-best 'max(D: min(3, 4), I: min(3, 3), J: 3, K: 4, K: 4)'
says 'all best:      K, K'
run solve --all-best --algorithm expectimax 'max(A: min(1, 3), B: min(2, 2), C: 1)'
says 'all best:      A, B'

# Win soon, lose late.
prints solve --by-distance --all-best 'max(A: min(max(1), 1), B: min(1), C: 1, D: 0)' << 'END'
value:         1
bound:         exact
action:        C
all best:      C
distance:      1
line of play:  C
leaves:        5
nodes:         9
END
prints solve --by-distance --all-best --json 'max(A: -1, B: min(max(-1, -1), -1), C: min(-1))' << 'END'
{"value": -1, "bound": "exact", "action": "B", "leaves": 5, "nodes": 9, "principal_variation": ["B", "1"], "all_best": ["B", "C"], "distance": 2}
END

# ---- names ----

prints solve --json 'max("été \": 1, "北": 2)' << 'END'
{"value": 2, "bound": "exact", "action": "北", "leaves": 2, "nodes": 3, "principal_variation": ["北"]}
END
prints solve --json 'max("a\b": 2)' << 'END'
{"value": 2, "bound": "exact", "action": "a\\b", "leaves": 1, "nodes": 2, "principal_variation": ["a\\b"]}
END
prints solve --json "$(printf 'max("\377\033": 2)')" << 'END'
{"value": 2, "bound": "exact", "action": "\ufffd\u001b", "leaves": 1, "nodes": 2, "principal_variation": ["\ufffd\u001b"]}
END
run solve "$(printf 'max("\033[31m": 2)')"
says 'action:        ?[31m'

finish
