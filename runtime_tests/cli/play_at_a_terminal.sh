# Playing at a real terminal (tmux): colours, the progress bar, questions and answers, the end of the input.
. "$(dirname "$0")/checks"

if ! command -v tmux > /dev/null; then
  echo 'tmux is not here: playing at a terminal was not tried'
  exit 77
fi

number=0 # of the terminal: each has a server of its own
terminal() { tmux -L "zermelo_test_$$_$number" -f /dev/null "$@"; }
trap 'terminal kill-server 2> /dev/null; rm -rf "$directory"' EXIT
call='zermelo play at a terminal'

# begin COMMAND: runs it in a new terminal, and a shell after it that keeps the terminal there.
begin() {
  terminal kill-server 2> /dev/null
  number=$((number + 1))
  TERM=xterm-256color terminal new-session -d -x 100 -y 50 -s play "trap : INT; $1; echo \"exit code \$?\"; sleep 60" ||
    {
      echo 'tmux cannot start here'
      exit 77
    }
}
# sees TEXT: the terminal shows it, escape sequences included, within a minute
sees() {
  tries=0
  while [ $tries -lt 600 ]; do
    terminal capture-pane -e -p -t play > screen 2> /dev/null
    grep -qF -- "$1" screen && return
    tries=$((tries + 1))
    sleep 0.1
  done
  fail "the terminal does not show '$1'"
  cat screen
}
answers() { terminal send-keys -t play "$1" Enter; }

bold=$(printf '\033[1m')
begin "'$zermelo' play tic-tac-toe --min first --seed 1"
sees "${bold}tic-tac-toe"
sees 'max'
answers 4
sees "$(printf '\033[1m\033[32mX')" # the cell that has changed
answers 4
sees "$(printf "\033[31m'4' was legal before, but is not now.")"
answers hint
sees "$(printf '\033[36mhint: ')"
terminal capture-pane -p -t play > screen
grep -q '^max> 4$' screen || fail 'what is typed is not seen once'
terminal send-keys -t play C-d
sees 'The input has ended, and the game has not.'
sees 'zermelo: standard input ended before the game did, after 2 plies'
sees 'exit code 1'

# A terminal whose user wants no colours, and one that has none.
escape=$(printf '\033')
for wish in NO_COLOR=1 TERM=dumb; do
  begin "env $wish '$zermelo' play tic-tac-toe --max first --min first --seed 1"
  sees 'exit code 0'
  grep -qF "$escape" screen && fail "with $wish there are colours"
done

# The progress bar grows, and is gone at the end.
begin "'$zermelo' play nim 30 30 30 --max random --min random --games 1500000 --seed 1"
sees '[#'
grep -q '^\[[#.]\{40\}\] [1-9][0-9]* of 1500000 games$' screen || fail 'the progress bar is not one'
sees 'exit code 0'
grep -qF 'of 1500000 games' screen && fail 'the progress bar is still there'
sees 'mean utility of max'

# So does the number of positions that are looked at before a game can be called too large.
begin "'$zermelo' play othello --max perfect"
sees 'a table of all positions: '
sees 'it has more than 3000000 positions'
grep -qF 'a table of all positions: ' screen && fail 'the number of positions is still there'

# A search that takes long shows for how many seconds.
begin "'$zermelo' connect-four ''"
sees 'searching: 2 s'

# Ctrl-C ends the program, as it ends any other.
begin "'$zermelo' play tic-tac-toe"
sees 'max'
terminal send-keys -t play C-c
sees 'exit code 130'
finish
