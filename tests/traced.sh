#!/usr/bin/env bash
# What the program opens for writing, creates, removes, renames and changes the rights of, by the calls it makes: a start of the window, an
# open, a save, a thumbnail as file managers make it, and the commands that read, which must make no such call at all. A table a case.
# Skips what cannot be done, with a line that says so, where strace, Python, Xvfb or xdotool are missing.
#
# usage: tests/traced.sh [PROGRAM]     (default: target/debug/variorum)
set -eu
cd "$(dirname "$0")/.."
program=$(realpath "${1-target/debug/variorum}")
for tool in strace /usr/bin/python3; do
  command -v $tool >/dev/null || { echo "skipped: $tool is not installed"; exit 0; }
done
place=$(mktemp -d)
work=
trap 'rm -rf "$place"; [ -z "$work" ] || finish' EXIT
mkdir -p "$place/home" "$place/records" "$place/pictures" "$place/tmp" "$place/runtime"
chmod 700 "$place/runtime"
export HOME=$place/home TMPDIR=$place/tmp XDG_RUNTIME_DIR=$place/runtime LC_ALL=C
unset VARIORUM_HOME XDG_CONFIG_HOME XDG_STATE_HOME XDG_DATA_HOME DBUS_SESSION_BUS_ADDRESS
game=$place/records/game.sgf
printf '(;GM[1]FF[4]SZ[9]C[start];B[ee]C[a ladder])' >"$game"
/usr/bin/python3 -B tests/decoys.py spare "$HOME/.profile" '' 'export PATH="$HOME/bin:$PATH"\ntouch /tmp/somebody-was-here\n' >"$place/spare"
calls=%file,ftruncate,fchmod,fchown,fsetxattr,fremovexattr,fallocate,bind,futimesat
failed=0

# What a killed program of an earlier version would have left, or a stranger: nobody who only reads may obey it.
traced() {
  printf 'export PATH="$HOME/bin:$PATH"\n' >"$HOME/.profile"
  for folder in "$place/records" "$place/pictures"; do cp "$place/spare" "$folder/.variorum-1-1.spare"; done
  strace -f -y -qq -s 4096 -e trace=$calls -e signal=none -o "$place/trace" "$@"
}
# The paths of the last trace; where nothing may be written, each is a failure.
table() { # title [nothing]
  local lines
  lines=$(/usr/bin/python3 -B tests/decoys.py paths "$place/trace" "$place")
  printf '\n%s\n%s\n' "$1" "${lines:-  nothing}"
  [ "${2-}" != nothing ] || [ -z "$lines" ] || { echo "  ← writes, and only reads"; failed=1; }
}

for line in 'find ladder' 'find --json --in comments ladder' 'check' 'check --json --strict' 'info --json' 'show --at end' 'show --json'; do
  traced "$program" $line "$game" >/dev/null
  table "$line" nothing
done
for line in 'convert --normalize' 'edit -c pass' 'render --format svg' 'render --thumbnail 128'; do
  traced "$program" $line "$game" -o - >/dev/null
  table "$line, to standard output" nothing
done
# As file managers do it.
thumbnail=$(sed -n 's/^Exec=variorum //p' packaging/linux/*.thumbnailer | sed "s|%s|128|; s|%i|$game|; s|%o|$place/pictures/x.png|")
traced "$program" $thumbnail
table "a thumbnail"
traced "$program" edit "$game" -c pass -o "$place/records/new.sgf"
table "edit, into a new file"
traced "$program" edit "$game" -c 'comment once' -o "$game"
table "edit, over its own file"
ln "$game" "$place/records/also.sgf"
traced "$program" edit "$game" -c 'comment twice' -o "$game"
table "edit, over its own file with two names"
rm "$place/records/also.sgf"

for tool in Xvfb xdotool; do
  command -v $tool >/dev/null || { echo "skipped: the window, $tool is not installed"; exit $failed; }
done
. tests/display.sh 1000x700 "$program"
unset VARIORUM_HOME
trap 'rm -rf "$place"; finish' EXIT
window() { # arguments: its trace goes on until the window is closed
  traced "$program" --renderer software "$@" 2>"$work/said" &
  window=$!
  for _ in $(seq 300); do
    ! xdotool search --onlyvisible --name . >/dev/null 2>&1 || break
    sleep 0.1
  done
  sleep 2
  focus . 2>/dev/null || true
}
close() {
  xdotool key ctrl+q
  for _ in $(seq 100); do kill -0 $window 2>/dev/null || break; sleep 0.1; done
  ! kill $(pgrep -P $window) 2>/dev/null || { echo "  ← the window did not close"; failed=1; }
  wait $window 2>/dev/null || true
  window=
}
window
close
table "a first start, and its end"
window
close
table "a second start, and its end"
window "$game"
close
table "a start that opens a record, and its end"
window "$game"
xdotool key ctrl+e ctrl+a
xdotool type 'Seen.'
sleep 2
xdotool key Escape ctrl+s
sleep 2
close
table "a start, typing, a save, and its end"
grep -q Seen "$game" || { echo "  ← nothing was saved"; failed=1; }
exit $failed
