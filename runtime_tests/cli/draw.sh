# Pictures: the format, what is drawn, where it goes.
. "$(dirname "$0")/checks"

# begins TEXT FILE: its first line begins so
begins() {
  case $(head -n 1 "$2") in
    "$1"*) ;;
    *) fail "$2 does not begin with '$1'" ;;
  esac
}

run draw "$lecture"
expect_code 0
begins '<svg ' output
[ "$(tail -n 1 output)" = '</svg>' ] || fail "the SVG does not end with </svg>"
says 'the search evaluated 7 of 9 leaves'
count 2 'class="cross' output
if command -v python3 > /dev/null; then
  python3 -c 'import sys, xml.dom.minidom as x; x.parse("output")' || fail "the SVG is not well-formed XML"
else
  echo "python3 is not here: that the SVG is well-formed XML was not checked"
fi

# The ending of the name says the format, and --format overrides it.
run draw "$lecture" -o tree.svg
expect_code 0
begins '<svg ' tree.svg
run draw "$lecture" -o tree.dot
begins 'digraph' tree.dot
run draw "$lecture" --output tree.gv
begins 'digraph' tree.gv
run draw "$lecture" -o tree.mmd
begins 'flowchart' tree.mmd
run draw "$lecture" -o tree.mermaid
begins 'flowchart' tree.mermaid
run draw "$lecture" --format dot -o tree.svg
begins 'digraph' tree.svg
run draw "$lecture" --format mermaid -o -
begins 'flowchart' output
expect "what -o makes" output tree.mmd
refuses 2 '--format is needed where the file does not end in .svg, .dot, .gv, .mmd or .mermaid (see zermelo draw --help)' \
  draw "$lecture" -o tree.png
refuses 2 "--format: expected svg or dot or mermaid, not 'png' (see zermelo draw --help)" draw "$lecture" --format png

# Without the search no leaf is crossed; a tree with chance nodes is drawn so unless --trace asks for the search.
run draw --no-trace "$lecture"
count 0 'class="cross' output
run draw 'max(A: chance(1, 2, 2), B: min(1, 3))'
count 0 'class="cross' output
says '5/3'
run draw --trace 'max(A: chance(1, 2, 2), B: min(1, 3))'
count 1 'class="cross' output
refuses 2 '--no-trace excludes --trace, --windows and the options of the search (see zermelo draw --help)' \
  draw --no-trace --windows "$lecture"

# Many players: their values, each number of each player and no more.
run draw 'player3(a: (1, 2, 6), b: chance(1/2: (4, 2.5, 3), 1/2: player2((5, -1, 0))))' --format mermaid
expect_code 0
says 'player 3: (1, 2, 6)'
says '"(4, 2.5, 3)"'
says 'player 2: (5, -1, 0)'
says '(4.5, 0.75, 1.5)'

# What the depth cuts off is an estimate, and marked as one.
run draw 'max(min(3, 9), 4)' --depth 1 --evaluation 5 --format mermaid
says '≈ 5'
says '≈ estimate'
says '["4"]'
run draw '[(1/3, 2), (2, 1)]' --no-trace --format mermaid
says 'player 1: (2, 1)'
says '"(1/3, 2)"'
run draw 'player8((1, 2, 3, 4, 5, 6, 7, 8), (1, 2, 3, 4, 5, 6, 7, 9))' --format mermaid
says 'player 8: (1, 2, 3, 4, 5, 6, 7, 9)'

run draw --windows --fail-hard "$lecture"
says 'α 3'
says 'β 2'
run draw --title 'Peter & Paul' "$lecture"
says '<title>Peter &amp; Paul</title>'

# UTF-8 in names passes through.
run draw 'max("été": 1, "北": 2)'
says 'été'
says '北'

finish
