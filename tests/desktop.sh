#!/usr/bin/env bash
# What a desktop sees of the real window, under Xvfb: its class in both halves, a place on the screen though it was left outside of it,
# and light and dark as a settings portal (which is played here) says them while the window is open. Skips, with a line that says so,
# where what it needs is missing.
#
# usage: tests/desktop.sh [PROGRAM]     (default: target/debug/variorum)
set -eu
cd "$(dirname "$0")/.."
. tests/portal.sh 1280x800 "$@"

/usr/bin/python3 tests/portal.py "$work/wish" &
portal=$!
settings=$VARIORUM_HOME/settings.ron
file=$work/desktop.sgf
printf '(;GM[1]SZ[9];B[ee])' >"$file"
open() {
  "$program" --new-window --renderer software "$file" 2>"$work/errors" &
  window=$!
  wait_for "the window opens" xdotool search --onlyvisible --name desktop.sgf
  focus desktop.sgf
}
close() {
  xdotool key ctrl+q
  wait_for "the window closes" sh -c "! kill -0 $window"
  window=
}

open
wait_for "the window is of the class of its desktop entry" xdotool search --onlyvisible --class '^org[.]variorum[.]Variorum$'
wait_for "and names its instance" xdotool search --onlyvisible --classname '^variorum$'
echo "ok: the class"

# The head of the window, between its tabs and its buttons.
ground() {
  local X Y
  eval "$(xdotool search --onlyvisible --name desktop.sgf getwindowgeometry --shell %1 | grep '^[XY]=')"
  /usr/bin/python3 tests/pixel.py "$work/Xvfb_screen0" $((X + 700)) $((Y + 20))
}
is() { [ "$(ground)" = "$1" ]; }
wait_for "light at first" is light
echo 1 >"$work/wish"
wait_for "dark when the desktop turns dark" is dark
echo 2 >"$work/wish"
wait_for "light when it turns light" is light
echo "ok: light and dark, as the desktop says"
close

# Left on a screen that is no more, and larger than the one that is there.
sed -i 's/\bat: .*/at: Some((5000.0, 4000.0)),/; 0,/width:.*/s//width: 1900.0,/; 0,/height:.*/s//height: 1400.0,/' "$settings"
grep -q 5000 "$settings" || { echo "failed: the settings do not say where the window was"; cat "$settings"; exit 1; }
open
on_screen() {
  local X Y WIDTH HEIGHT
  eval "$(xdotool search --onlyvisible --name desktop.sgf getwindowgeometry --shell %1 | grep '^[XYWH]')"
  [ "$X" -ge 0 ] && [ "$Y" -ge 0 ] && [ $((X + WIDTH)) -le 1280 ] && [ $((Y + HEIGHT)) -le 800 ]
}
wait_for "the window is on the screen, all of it" on_screen
echo "ok: brought back to the screen"
close
