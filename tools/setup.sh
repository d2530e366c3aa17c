# shellcheck shell=sh disable=SC2034,SC2154 # some variables are the other file's
# What tools/test and tools/demo share; they source this file. It leaves them in zermelo's top folder.
set -eu
cd "$(dirname "$0")/.."

jobs=${CMAKE_BUILD_PARALLEL_LEVEL:-$(getconf _NPROCESSORS_ONLN 2> /dev/null || echo 2)}

die() {
  printf '%s: %s\n' "$0" "$1" >&2
  exit 1
}

# step TEXT: says what happens next. The caller sets `steps`, how many there are.
step_number=0
step() {
  step_number=$((step_number + 1))
  printf '\n[%s/%s] %s\n' "$step_number" "$steps" "$1"
}

has_command() { command -v "$1" > /dev/null 2>&1; }

# preprocess: whether the compiler accepts standard input up to its #error lines
preprocess() { "${CXX:-c++}" ${include:+-I"$include"} -E -x c++ - > /dev/null 2>&1; }

has_header() { printf '#if !__has_include(<%s>)\n#error\n#endif\n' "$1" | preprocess; }

# need NAME...: makes sure that each of these is there; installs what is missing, or says how and stops.
# If nothing is missing, no package manager is asked.
need() {
  if [ -n "${CXX-}" ]; then has_command "$CXX" || die "there is no compiler '$CXX' (CXX is set)"; fi
  if has_command brew; then include=$(brew --prefix)/include; else include=''; fi

  # what is missing, as each system's packages are called
  debian='' fedora='' arch='' homebrew=''
  for name in "$@"; do
    case $name in
      compiler)   has_command "${CXX:-c++}"     || missing "g++ gcc-c++ gcc gcc" ;;
      cmake)      has_command cmake             || missing "cmake cmake cmake cmake" ;;
      ninja)      has_command ninja             || missing "ninja-build ninja-build ninja ninja" ;;
      pkg-config) has_command pkg-config        || missing "pkg-config pkgconf-pkg-config pkgconf pkgconf" ;;
      boost)      has_header boost/hana.hpp     || missing "libboost-dev boost-devel boost boost" ;;
      catch2)     has_header catch2/catch.hpp || has_header catch2/catch_all.hpp ||
                                                   missing "catch2 catch-devel catch2 catch2" ;;
      rapidcheck) has_header rapidcheck.h       || missing "librapidcheck-dev rapidcheck-devel rapidcheck rapidcheck" ;;
      cli11)      has_header CLI/CLI.hpp        || missing "libcli11-dev cli11-devel cli11 cli11" ;;
      fmt)        has_header fmt/format.h       || missing "libfmt-dev fmt-devel fmt fmt" ;;
      tbb)        has_header oneapi/tbb/task_group.h || missing "libtbb-dev tbb-devel onetbb tbb" ;;
      *) die "need: what is '$name'?" ;;
    esac
  done

  if [ -n "$debian" ]; then install_missing; fi
  check_compiler
}

# missing "DEBIAN FEDORA ARCH HOMEBREW": one package under its four names
missing() {
  # shellcheck disable=SC2086 # four words
  set -- $1
  debian="$debian $1" fedora="$fedora $2" arch="$arch $3" homebrew="$homebrew $4"
}

install_missing() {
  if has_command apt-get; then
    echo "Installing with apt-get:$debian"
    if [ "$(id -u)" = 0 ]; then
      as_root='env'
    elif has_command sudo; then
      as_root="sudo env"
    else
      die "this needs root. Install with: apt-get install$debian"
    fi
    # shellcheck disable=SC2086 # several words each
    {
      $as_root DEBIAN_FRONTEND=noninteractive apt-get -qq update &&
        $as_root DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends $debian > /dev/null
    } || die "apt-get failed. Install these yourself, then run this again:$debian"
  elif has_command dnf; then
    die "some packages are missing. Install them, then run this again: sudo dnf install$fedora"
  elif has_command pacman; then
    die "some packages are missing. Install them, then run this again: sudo pacman -S --needed$arch"
  elif has_command brew; then
    die "some packages are missing. Install them, then run this again: brew install$homebrew"
  else
    die "some packages are missing; on Debian they are called:$debian"
  fi
}

check_compiler() {
  preprocess << 'END' || die "the compiler '${CXX:-c++}' is too old: zermelo needs g++ 12, clang 16 or later (set CXX)"
#if defined(__apple_build_version__)
#if __clang_major__ < 15
#error
#endif
#elif defined(__clang__)
#if __clang_major__ < 16
#error
#endif
#elif defined(__GNUC__) && __GNUC__ < 12
#error
#endif
END
}

# configure BUILD-DIRECTORY OPTION...
configure() {
  build=$1
  shift
  cmake -S . -B "$build" -G Ninja --log-level=WARNING ${CXX:+-DCMAKE_CXX_COMPILER="$CXX"} \
    ${include:+-DCMAKE_PREFIX_PATH="$(brew --prefix)"} "$@" || die "cmake could not configure $build"
}
