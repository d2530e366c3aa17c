# The step table of alpha-beta.
. "$(dirname "$0")/checks"

prints trace "$lecture" << 'END'
step  node  mover  alpha  beta  bound  value  alpha after  beta after  cut
   0  root  max     -inf  +inf      =      3            3        +inf
   1  0     min     -inf  +inf      =      3         -inf           3
   2  0/0   leaf    -inf  +inf      =      3
   3  0/1   leaf    -inf     3      =      9
   4  0/2   leaf    -inf     3      =     10
   5  1     min        3  +inf     <=      2            3           2  cut
   6  1/0   leaf       3  +inf      =      2
   7  2     min        3  +inf     <=      1            3           1
   8  2/0   leaf       3  +inf      =     10
   9  2/1   leaf       3    10      =      5
  10  2/2   leaf       3     5      =      1

value 3; 7 of 9 leaves evaluated
END

prints trace --fail-hard --window 5,8 '[[3, 9], [6, 7]]' << 'END'
step  node  mover  alpha  beta  bound  value  alpha after  beta after  cut
   0  root  max        5     8      =      6            6           8
   1  0     min        5     8     <=      3            5           3  cut
   2  0/0   leaf       5     8      =      3
   3  1     min        5     8      =      6            5           6
   4  1/0   leaf       5     8      =      6
   5  1/1   leaf       5     6      =      7

value 6; 3 of 4 leaves evaluated
END

prints trace --depth 1 --evaluation 1/2 'max(A: min(1, 2), B: 1/3)' << 'END'
step  node  mover     alpha  beta  bound  value  alpha after  beta after  cut
   0  root  max        -inf  +inf      =    1/2          1/2        +inf
   1  A     estimate   -inf  +inf      =    1/2
   2  B     leaf        1/2  +inf      =    1/3

value 1/2 (0.5); 2 leaves and nodes at the limit evaluated
END

# A value outside the window is a bound.
run trace --window 5,8 "$lecture"
says 'value at most '
run trace --window 1,2 "$lecture"
says 'value at least 3; 3 of 9 leaves evaluated'

# Chance nodes are averaged exactly.
run trace 'max(chance(1, 2, 2), 1)'
says 'value 5/3 (1.66667); 4 of 4 leaves evaluated'

# Control characters in a name do not reach the terminal.
run trace "$(printf 'max("\033[31m": 1)')"
says '[31m'
[ "$(tr -d -c '\033' < output | wc -c)" -eq 0 ] || fail "an escape sequence reaches the terminal"

awk 'BEGIN { printf "max(1"; for (i = 0; i < 20000; ++i) printf ", 1"; print ")" }' > large.txt
refuses 1 'large.txt: a tree of more than 20,000 nodes is too large to be shown' trace large.txt

finish
