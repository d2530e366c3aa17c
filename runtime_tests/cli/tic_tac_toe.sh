# Tic-tac-toe: values in words, all best moves, the line of play, boards that cannot be.
. "$(dirname "$0")/checks"

prints tic-tac-toe X.O/.X./O.. << 'END'
X . O
. X .
O . .

X to move wins in 1 ply.
value for X:   +1
value for O:   -1
best moves:    8 (1 ply), 1 (3 plies), 3 (3 plies), 5 (3 plies), 7 (3 plies)
line of play:  X8
END

# Only one move holds, and O may have begun.
prints tic-tac-toe ..O.X..X. --to-move O << 'END'
. . O
. X .
. X .

O to move: a draw.
value for X:   0
value for O:   0
best moves:    1 (6 plies)
line of play:  O1 X0 O8 X5 O3 X6
END

# Lost: the move that lasts longest comes first.
prints tic-tac-toe OX./.O./... --to-move X << 'END'
O X .
. O .
. . .

X to move loses in 4 plies.
value for X:   -1
value for O:   +1
best moves:    8 (4 plies), 2 (2 plies), 6 (2 plies), 3 (2 plies), 5 (2 plies), 7 (2 plies)
line of play:  X8 O6 X2 O3
END

prints tic-tac-toe ooo/x../.xx << 'END'
O O O
X . .
. X X

The game is over: O has won.
value for X:   -1
value for O:   +1
END

prints tic-tac-toe XOX/OXO/XOX << 'END'
X O X
O X O
X O X

The game is over: X has won.
value for X:   +1
value for O:   -1
END

prints tic-tac-toe XOX/XOO/OXX << 'END'
X O X
X O O
O X X

The game is over: a draw.
value for X:   0
value for O:   0
END

# How many nodes the search needs is its own affair.
run tic-tac-toe XXO/OX./O.. --json
sed 's/"leaves": [1-9][0-9]*, "nodes": [1-9][0-9]*/LEAVES AND NODES/' output > found
cat > expected << 'END'
{"value": 1, "bound": "exact", "action": 8, LEAVES AND NODES, "principal_variation": [8], "to_move": "X", "value_for_mover": 1, "distance": 1, "best_moves": [{"cell": 8, "distance": 1}, {"cell": 7, "distance": 1}, {"cell": 5, "distance": 3}]}
END
expect "the output" expected found

prints tic-tac-toe XOX/XOO/OXX --json << 'END'
{"value": 0, "bound": "exact", "action": null, "leaves": 1, "nodes": 1, "principal_variation": [], "to_move": null, "value_for_mover": null, "distance": 0, "best_moves": []}
END

# Every opening draws.
run tic-tac-toe .........
says 'best moves:    4 (9 plies), 0 (9 plies), 2 (9 plies), 6 (9 plies), 8 (9 plies), 1 (9 plies), 3 (9 plies), 5 (9 plies), 7 (9 plies)'

nine="a tic-tac-toe board is nine cells, each X, O or a dot, rows apart by '/' if you like"
counts='a tic-tac-toe board has wrong counts of X and O: the players take turns'
refuses 1 "BOARD '': $nine" tic-tac-toe ''
refuses 1 "BOARD '........': $nine" tic-tac-toe ........
refuses 1 "BOARD '..........': $nine" tic-tac-toe ..........
refuses 1 "BOARD 'XO.a.....', character 4: $nine" tic-tac-toe XO.a.....
refuses 1 "BOARD 'XXX......': $counts" tic-tac-toe XXX......
refuses 1 "BOARD 'X........': $counts" tic-tac-toe X........ --to-move X
refuses 1 "BOARD 'XXX/OOO/...': both sides of a tic-tac-toe board have three in a row" tic-tac-toe XXX/OOO/...
refuses 1 "BOARD 'XXX/O.O/..O': the side to move of a tic-tac-toe board has three in a row already: the other side moved after the end" \
  tic-tac-toe XXX/O.O/..O
refuses 2 "--to-move: expected X or O, not 'Z' (see zermelo tic-tac-toe --help)" tic-tac-toe ......... --to-move Z
refuses 2 'BOARD is required (see zermelo tic-tac-toe --help)' tic-tac-toe

finish
