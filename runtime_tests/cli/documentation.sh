# The sessions in the pages of docs/ about the program (blocks of `console`) are what it prints today.
pages=$(cd "$(dirname "$0")/../../docs" && pwd)
. "$(dirname "$0")/checks"

# The program under the name that it has in the page.
# shellcheck disable=SC2317 # it is called by eval
zermelo() { "$zermelo" "$@"; }

# check_sessions PAGE COMMAND: a page with sessions of at least this command
check_sessions() {
  awk '/^```console$/ { inside = 1; next } /^```$/ { inside = 0 } inside' "$pages/$1" > expected
  while IFS= read -r line; do
    case $line in
      '$ '*)
        printf '%s\n' "$line"
        eval "${line#??}" < /dev/null 2>&1
        ;;
    esac
  done < expected > output
  call="the sessions of docs/$1"
  expect "the output" expected output
  grep -q "^[$] .*zermelo $2" expected || fail "the page has no sessions"
}
check_sessions command_line.md solve
check_sessions playing.md play
check_sessions go.md gtp
check_sessions tables.md probe
finish
