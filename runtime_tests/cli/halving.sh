# The halving game's table.
. "$(dirname "$0")/checks"

prints halving << 'END'
  n  mover  action     distance
  1  loses  decrement         1
  2  wins   decrement         2
  3  wins   half              2
  4  loses  decrement         3
  5  wins   decrement         4
  6  loses  decrement         5
  7  wins   decrement         6
  8  wins   half              4
  9  wins   half              4
 10  loses  decrement         5
 11  wins   decrement         6
END

prints halving --from 0 --to 0 << 'END'
  n  mover  action     distance
  0  wins   -                 0
END

# The lost numbers up to 40, as published.
run halving --from 1 --to 40
awk '$2 == "loses" { printf "%s ", $1 }' output > lost
printf '1 4 6 10 14 16 18 22 24 26 30 34 38 40 ' > expected
expect "the list of lost numbers" expected lost

run halving --from 60 --to 60
says ' 60  '
run halving --from 100 --to 100
says '100  '

run halving --from 60
says ' 60  '

refuses 2 '--from 5 is above --to 3 (see zermelo halving --help)' halving --from 5 --to 3
refuses 2 "--to: expected a whole number from 0 to 100, not '101' (see zermelo halving --help)" halving --to 101
refuses 2 "--from: expected a whole number from 0 to 100, not '-1' (see zermelo halving --help)" halving --from -1
refuses 2 "--to: expected a whole number from 0 to 100, not '99999999999999999999' (see zermelo halving --help)" \
  halving --to 99999999999999999999
refuses 2 "'40' is not expected here (see zermelo halving --help)" halving 40

finish
