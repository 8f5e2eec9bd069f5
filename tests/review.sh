#!/usr/bin/env bash
# Ten minutes of reviewing in the real window, under Xvfb with xdotool: open an annotated Trigon game, walk into its second
# variation, write a comment, put marks on the board, begin a variation by placing a turned piece, promote it, undo three steps,
# save, open again, go on. After each save the file is compared byte for byte with the one that `variorum edit` makes from the
# same commands. Where the mouse clicks, the file says which point was hit; so no pixel of the layout is written down here.
# Skips, with a line that says so, where Xvfb or xdotool are missing.
#
# usage: tests/review.sh [PROGRAM]     (default: target/debug/variorum; VARIORUM_PICTURES=FOLDER keeps pictures of the way)
set -eu
cd "$(dirname "$0")/.."
. tests/display.sh 1280x800 "$@"

file=$work/review.blksgf
expected=$work/expected.blksgf
original=assets/samples/trigon.blksgf
cp "$original" "$file"

picture() { # name
  if [ -n "${VARIORUM_PICTURES-}" ] && command -v scrot >/dev/null; then scrot -o "$VARIORUM_PICTURES/review-$1.png"; fi
}
fail() {
  echo "failed: $1"
  picture failed
  exit 1
}
wait_for() { # what, command…
  local what=$1
  shift
  for _ in $(seq 300); do "$@" >/dev/null 2>&1 && return 0; sleep 0.1; done
  fail "$what"
}
# The window carries out keys and clicks in their order, however slow it is: nothing has to be waited for between them.
keys() { [ $# = 0 ] || xdotool key "$@"; }
types() { xdotool type "$1"; }
palette() { # a line of the command table, as one would type it
  keys ctrl+shift+p
  types "$1"
  keys Return
}
click() { # x, y in hundredths of the window
  xdotool mousemove $((1280 * $1 / 100)) $((800 * $2 / 100)) click 1
}
is_as() { # what; then the commands that make it
  local what=$1
  shift
  local commands=()
  for command in "$@"; do commands+=(-c "$command"); done
  "$program" edit "$original" "${commands[@]}" -o "$expected" || fail "$what: the commands do not apply"
  for _ in $(seq 300); do cmp -s "$file" "$expected" && break; sleep 0.1; done
  cmp "$file" "$expected" || { diff -a "$expected" "$file" || true; fail "$what"; }
  echo "ok: $what"
}
saved() { # saves, and waits until the file is another one than before
  keys ctrl+s
  for _ in $(seq 300); do cmp -s "$file" "$work/before" || break; sleep 0.1; done
  ! cmp -s "$file" "$work/before" || fail "saving"
  cp "$file" "$work/before"
}
new_line() { diff -a "$1" "$file" | sed -n 's/^> //p'; }
open() {
  "$program" --new-window --renderer software "$file" 2>"$work/errors" &
  window=$!
  wait_for "the window opens" xdotool search --name review.blksgf
  focus review.blksgf
}
cp "$file" "$work/before"

open
picture 1-opened
# The fork, its first line, the second one.
keys Home ctrl+Home shift+Next Right Down
picture 2-second-variation
# A comment is written on at its end.
keys ctrl+e
types ' Seen; played at once.'
keys Escape
saved
comment='The 1 first! It seems too early, but from v10 the A4 reaches y9. Seen; played at once.'
way=('goto /' 'next-fork' 'next' 'next-variation')
is_as 'a comment in the second variation' "${way[@]}" "comment '$comment'"

# Marks: a circle and a cross where the mouse clicks.
keys ctrl+5
click 34 40
keys ctrl+6
click 26 40
saved
circle=$(new_line "$expected" | grep -ao 'CR\[[a-z0-9]*\]' | sed 's/.*\[\(.*\)\]/\1/')
cross=$(new_line "$expected" | grep -ao 'MA\[[a-z0-9]*\]' | sed 's/.*\[\(.*\)\]/\1/')
[ -n "$circle" ] && [ -n "$cross" ] || fail "marks by clicking"
marks=("comment '$comment'" "mark circle $circle" "mark cross $cross")
is_as "marks on $circle and $cross" "${way[@]}" "${marks[@]}"
picture 3-marks

# One move on and back: a piece of the colour to play, as it lies in the tray and turned, on the same place. In a legal place it
# snaps to, the two cover other triangles.
keys Right Left ctrl+1
cp "$file" "$work/marked"
placed() { new_line "$work/marked" | grep -ao ';1\[[a-z0-9,]*\]' | tail -n 1 | sed 's/.*\[\(.*\)\]/\1/'; }
place() { # keys that turn the piece
  palette 'take-piece 2'
  keys "$@"
  # With Shift, which records it whether or not it may lie there.
  xdotool mousemove $((1280 * 34 / 100)) $((800 * 58 / 100))
  sleep 1
  xdotool keydown shift click 1 keyup shift
}
place x
saved
turned=$(placed)
picture 4-placed
[ -n "$turned" ] || fail "placing a piece by clicking"
keys ctrl+z
saved
cmp "$file" "$work/marked" || fail "taking the piece back"
# It may have no place there as it lay in the tray; so something else is changed as well, to know when all is done.
place
palette 'name tried'
saved
flat=$(placed)
[ "$flat" != "$turned" ] || fail "turning the piece: $flat both times"
keys Escape ctrl+z
[ -z "$flat" ] || keys ctrl+z
saved
cmp "$file" "$work/marked" || fail "taking it back again"
place x
saved
played=("${way[@]}" "${marks[@]}" "play 1 $turned")
is_as "a new variation with the turned piece $turned (as it lay in the tray: ${flat:-no place})" "${played[@]}"

keys ctrl+shift+Up
saved
is_as 'promoted' "${played[@]}" promote

keys ctrl+z ctrl+z ctrl+z
saved
is_as 'three steps undone' "${played[@]}" promote 'undo 3'
picture 5-undone

# Closed and opened again it stands where it was left, and what is written then is as if nothing had happened.
keys ctrl+q
wait_for "the window closes" sh -c "! kill -0 $window"
window=
open
picture 6-opened-again
palette "mark triangle $circle"
saved
is_as 'opened again at the same place' "${played[@]}" promote 'undo 3' "mark triangle $circle"
keys ctrl+q
wait_for "the window closes" sh -c "! kill -0 $window"
window=
echo "the review: everything as the command line makes it"
