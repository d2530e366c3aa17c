# Help, version, and command lines that cannot be.
. "$(dirname "$0")/checks"

version=$("$zermelo" --version)
case $version in
  'zermelo '[0-9]*.[0-9]*.[0-9]*) ;;
  *) call='zermelo --version' && fail "the version is '$version'" ;;
esac

# Every command has help with examples and exit codes, and so has the program.
run --help
expect_code 0
for command in solve trace draw halving tic-tac-toe connect-four play solve-game table probe krk kqk; do says "  $command "; done
for command in '' solve trace draw halving tic-tac-toe connect-four play solve-game table probe krk kqk; do
  # shellcheck disable=SC2086 # no command is no word
  run $command --help
  expect_code 0
  expect "standard error" /dev/null errors
  says 'Usage: zermelo'
  says 'Examples:'
  says 'Exit codes:'
  awk 'length > 100' output > long
  expect "the help: it has long lines" /dev/null long
done
for option in --algorithm --opponent --window --depth --evaluation --fail-hard --by-distance --all-best --json; do
  run solve -h
  says "$option"
done

refuses 2 'A subcommand is required (see zermelo --help)'
refuses 2 "'cook' is not expected here (see zermelo --help)" cook
refuses 2 "'--colour' is not expected here (see zermelo --help)" --colour
refuses 2 'TREE is required (see zermelo solve --help)' solve
refuses 2 "'--colour' is not expected here (see zermelo solve --help)" solve "$lecture" --colour
refuses 2 "'4' is not expected here (see zermelo solve --help)" solve 3 4
refuses 2 "--algorithm: expected minimax or alpha-beta or expectimax or expectiminimax or max-n or paranoid, not 'magic' (see zermelo solve --help)" \
  solve "$lecture" --algorithm magic
refuses 2 "--opponent: expected uniform, not 'kind' (see zermelo solve --help)" \
  solve "$lecture" --algorithm expectimax --opponent kind
refuses 2 '--opponent goes with --algorithm expectimax only (see zermelo solve --help)' solve "$lecture" --opponent uniform

only='--window, --depth, --evaluation and --fail-hard go with --algorithm alpha-beta or paranoid only (see zermelo solve --help)'
refuses 2 "$only" solve "$lecture" --algorithm minimax --window 1,2
refuses 2 "$only" solve "$lecture" --algorithm expectimax --depth 1
refuses 2 "$only" solve "$lecture" --algorithm expectiminimax --fail-hard
refuses 2 "$only" solve 'max((1, 2))' --algorithm max-n --depth 1
by_distance='--by-distance goes with --algorithm alpha-beta, minimax or paranoid only (see zermelo solve --help)'
refuses 2 "$by_distance" solve "$lecture" --algorithm expectimax --by-distance
refuses 2 "$by_distance" solve 'max((1, 2))' --algorithm max-n --by-distance
refuses 2 '--by-distance searches the whole tree: it excludes --window, --depth and --fail-hard (see zermelo solve --help)' \
  solve "$lecture" --by-distance --depth 1
refuses 2 '--all-best excludes --window: an action outside it has no exact value (see zermelo solve --help)' \
  solve "$lecture" --all-best --window 1,2

for command in solve trace draw; do
  refuses 2 '--window: ALPHA must be below BETA' "$command" "$lecture" --window 5,3
  refuses 2 '--window: ALPHA must be below BETA' "$command" "$lecture" --window 3,3
  refuses 2 '--window: expected ALPHA,BETA, two numbers' "$command" "$lecture" --window 5
  refuses 2 "--window: not a number: 'a'" "$command" "$lecture" --window a,b
  refuses 2 "--window: not a number: '2,3'" "$command" "$lecture" --window 1,2,3
  refuses 2 "--depth: expected a whole number from 0 to 1000000, not '-1' (see zermelo $command --help)" "$command" "$lecture" --depth -1
  refuses 2 "--evaluation requires --depth (see zermelo $command --help)" "$command" "$lecture" --evaluation 1
  refuses 2 "--evaluation: not a number: 'high'" "$command" "$lecture" --depth 1 --evaluation high
done

finish
