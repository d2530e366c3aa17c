# Files and streams that cannot be read or written: exit code 3, and no half-written file.
. "$(dirname "$0")/checks"

mkdir folder
for command in solve trace draw; do
  refuses 3 'missing.txt: cannot be read: No such file or directory' "$command" missing.txt
  refuses 3 'folder: cannot be read: Is a directory' "$command" folder
done
stdin=folder
refuses 3 'standard input: cannot be read: Is a directory' solve -

# At a terminal the input ends when its end is typed once.
if command -v python3 > /dev/null; then
  call='zermelo solve - at a terminal'
  python3 - "$zermelo" << 'END' || fail "it does not end with the input"
import os, pty, subprocess, sys
terminal, its_end = pty.openpty()
program = subprocess.Popen([sys.argv[1], "solve", "-"], stdin=its_end, stdout=subprocess.PIPE)
os.write(terminal, b"max(3,\n4)\n\x04")
try:
    sys.exit(not program.communicate(timeout=20)[0].startswith(b"value:         4\n"))
except subprocess.TimeoutExpired:
    program.kill()
    sys.exit(1)
END
else
  echo "python3 is not here: input at a terminal was not tried"
fi

# A message stays on one line whatever a name holds.
refuses 3 'a?b: cannot be read: No such file or directory' solve "$(printf 'a\nb')"

# ---- standard output ----

# A reader that has gone: quiet, and not a success.
{
  sleep 0.2
  "$zermelo" halving 2> errors
  echo $? > code
} | true
call='zermelo halving | true'
code=$(cat code)
expect_code 3
expect "standard error" /dev/null errors

call='zermelo halving >&-'
"$zermelo" halving 2> errors >&-
code=$?
expect_code 3
count 1 'zermelo: standard output: cannot be written: ' errors

if [ -c /dev/full ]; then
  call='zermelo --help > /dev/full'
  "$zermelo" --help > /dev/full 2> errors
  code=$?
  expect_code 3
  count 1 'zermelo: standard output: cannot be written: ' errors
  refuses 3 '/dev/full: cannot be written: No space left on device' draw "$lecture" --format dot -o /dev/full
fi

# ---- files that are written ----

refuses 3 'folder: cannot be written: Is a directory' draw "$lecture" --format dot -o folder
refuses 3 'nowhere/tree.svg: cannot be written: No such file or directory' draw "$lecture" -o nowhere/tree.svg

# only FILES: nothing else is left behind
only() {
  printf '%s\n' "$@" > expected
  ls written > found
  expect "what is left in the folder" expected found
}
mkdir written
echo old > written/tree.svg
refuses 1 'TREE:1:7: expected a number, a list in [ ] or a node: max(...), min(...), chance(...)' \
  draw 'max(1,,2)' -o written/tree.svg
[ "$(cat written/tree.svg)" = old ] || fail "a bad tree has destroyed the file"
only tree.svg

# Room for a part of the picture only.
call='zermelo draw -o tree.svg where there is too little room'
(
  trap '' XFSZ
  ulimit -f 1
  exec "$zermelo" draw "$lecture" -o written/tree.svg
) > output 2> errors
code=$?
expect_code 3
count 1 'zermelo: written/tree.svg: cannot be written: ' errors
[ "$(cat written/tree.svg)" = old ] || fail "a picture that did not fit has destroyed the file"
only tree.svg

# The picture replaces the file and keeps its permissions; a link stays a link.
chmod 640 written/tree.svg
ln -s tree.svg written/link.svg
run draw "$lecture" -o written/link.svg
expect_code 0
expect "the output" /dev/null output
run draw "$lecture"
expect "the file" output written/tree.svg
[ -L written/link.svg ] || fail "the link is no longer a link"
case $(ls -l written/tree.svg) in
  -rw-r-----*) ;;
  *) fail "the permissions have changed: $(ls -l written/tree.svg)" ;;
esac
only link.svg tree.svg

# What is no regular file is written as it stands.
mkfifo pipe
cat pipe > read_from_pipe &
run draw "$lecture" --format svg -o pipe
wait
expect_code 0
run draw "$lecture"
expect "what came through the pipe" output read_from_pipe

# Some editors begin a file with a byte order mark.
printf '\357\273\277[[3,9]]\n' > marked
run solve marked
says 'value:         3'

finish
