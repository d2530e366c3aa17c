# The pictures in docs/pictures are what the program draws today.
set -eu
pictures=$(cd "$(dirname "$0")/../../docs/pictures" && pwd)
drawn=$(mktemp -d)
trap 'rm -rf "$drawn"' EXIT
sh "$pictures/make" "$1" "$drawn"

status=0
for picture in "$pictures"/*.svg "$drawn"/*.svg; do
  name=$(basename "$picture")
  cmp -s "$pictures/$name" "$drawn/$name" || { echo "docs/pictures/$name is not what docs/pictures/make draws"; status=1; }
done
exit $status
