# The sessions in docs/command_line.md (blocks of `console`) are what the program prints today.
page=$(cd "$(dirname "$0")/../../docs" && pwd)/command_line.md
. "$(dirname "$0")/checks"

# The program under the name that it has in the page.
# shellcheck disable=SC2317 # it is called by eval
zermelo() { "$zermelo" "$@"; }

awk '/^```console$/ { inside = 1; next } /^```$/ { inside = 0 } inside' "$page" > expected
while IFS= read -r line; do
  case $line in
    '$ '*)
      printf '%s\n' "$line"
      eval "${line#??}" < /dev/null 2>&1
      ;;
  esac
done < expected > output
call='the sessions of docs/command_line.md'
expect "the output" expected output
grep -q '^[$] zermelo solve' expected || fail "the page has no sessions"
finish
