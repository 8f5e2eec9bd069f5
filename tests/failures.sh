#!/usr/bin/env bash
# What goes wrong around the real window, under Xvfb: dialogs of the desktop that are cancelled, never come or are not there, and errors
# of the program itself, beside the window and in it. Whatever it is, the record can be saved, and what was typed is there. Skips, with a
# line that says so, where what it needs is missing; errors are made by a build for tests only.
#
# usage: tests/failures.sh [PROGRAM]     (default: target/debug/variorum)
set -eu
cd "$(dirname "$0")/.."
! command -v zenity >/dev/null || { echo "skipped: zenity would take the place of the desktop"; exit 0; }
. tests/portal.sh 1280x800 "$@"

chooser=$work/chooser file=$work/game.sgf
export XDG_DATA_DIRS=$work/data:/usr/local/share:/usr/share VARIORUM_ERROR=$work/error
mkdir -p "$work/data/dbus-1/services"
touch "$work/data/dbus-1/services/org.freedesktop.portal.Desktop.service" "$chooser.asked"
open() {
  "$program" --new-window --renderer software "$@" 2>"$work/errors" &
  window=$!
}
seen() { # title: the window of this title has the keyboard
  wait_for "a window is called $1" xdotool search --onlyvisible --name "$1"
  focus "$1"
}
close() {
  xdotool key ctrl+q
  wait_for "the window closes" sh -c "! kill -0 $window"
  window=
}
asked() { [ "$(wc -l <"$chooser.asked")" = "$1" ]; }
questions=0
again() { # what: the desktop is asked once more
  questions=$((questions + 1))
  wait_for "$1" asked $questions
}
# The window's own dialog asks for a path: it is typed.
typed() { # path
  sleep 0.5
  xdotool key ctrl+a
  xdotool type "$1"
  xdotool key Return
  wait_for "$(basename "$1") is saved" test -s "$1"
}

# Dialogs. What they are asked for is a place for the record, each time another one.
printf '(;GM[1]SZ[9];B[ee])' >"$file"
/usr/bin/python3 tests/portal.py "$work/wish" "$chooser" &
portal=$!
wait_for "the desktop is there" gdbus introspect --session --dest org.freedesktop.portal.Desktop --object-path /org/freedesktop/portal/desktop
open "$file"
seen game.sgf
echo cancel >"$chooser"
xdotool key ctrl+shift+s
again "the desktop is asked"
sleep 1
echo "choose $work/chosen.sgf" >"$chooser"
xdotool key ctrl+shift+s
again "and again after it was cancelled"
wait_for "what was chosen is written" cmp "$file" "$work/chosen.sgf"
seen chosen.sgf
cp "$file" "$work/ä 100%].sgf"
echo "choose $work/ä 100%].sgf" >"$chooser"
xdotool key ctrl+o
again "a file to open is asked for"
seen '100%'
echo "ok: a dialog that is cancelled, and two that are not"
# What is saved differs from what is there.
printf 'words of somebody' >"$work/precious.txt"
printf '(;GM[1]SZ[9]C[theirs])' >"$work/theirs.sgf"
for forged in precious.txt theirs.sgf; do
  cp "$work/$forged" "$work/before"
  echo "forged $work/$forged" >"$chooser"
  xdotool key ctrl+shift+s
  again "the desktop is asked, and others answer"
  sleep 1.5
  cmp "$work/$forged" "$work/before" || { echo "failed: a forged answer is believed"; exit 1; }
done
echo "ok: answers of others"
echo "choose $work/precious.txt" >"$chooser"
xdotool key ctrl+shift+s
again "the desktop names a file that is no record"
sleep 1.5
[ "$(cat "$work/precious.txt")" = 'words of somebody' ] || { echo "failed: what is no record is replaced unasked"; exit 1; }
xdotool key Escape
echo "ok: a file that is no record"
echo silent >"$chooser"
xdotool key ctrl+shift+s
again "the desktop is asked and silent"
sleep 3.5
xdotool key ctrl+shift+s
typed "$work/silent.sgf"
echo "ok: a dialog that never comes"
seen silent.sgf
echo refuse >"$chooser"
xdotool key ctrl+shift+s
again "the desktop refuses"
typed "$work/refused.sgf"
seen refused.sgf
xdotool key ctrl+shift+s
typed "$work/again.sgf"
asked $questions || { echo "failed: a desktop that has no dialogs is asked again"; exit 1; }
echo "ok: a desktop without dialogs"
seen again.sgf
close
open "$file"
seen game.sgf
echo fail >"$chooser"
xdotool key ctrl+shift+s
again "the desktop tries"
typed "$work/failed.sgf"
seen failed.sgf
xdotool key ctrl+shift+s
typed "$work/later.sgf"
asked $questions || { echo "failed: a desktop whose dialogs fail is asked again"; exit 1; }
echo "ok: a dialog that the desktop cannot show"
seen later.sgf
close
kill $portal
wait $portal 2>/dev/null || true
open "$file"
seen game.sgf
xdotool key ctrl+shift+s
typed "$work/nobody.sgf"
echo "ok: nobody where the desktop should be"
seen nobody.sgf
close
for one in chosen silent refused again failed later nobody; do cmp "$file" "$work/$one.sgf"; done

# Errors of the program. Without a desktop, the window's own dialog lists a folder beside the window.
unset DBUS_SESSION_BUS_ADDRESS XDG_RUNTIME_DIR XDG_DATA_DIRS
open "$file"
seen game.sgf
echo beside >"$work/error"
xdotool key ctrl+o
for _ in $(seq 50); do [ -e "$work/error" ] || break; sleep 0.1; done
if [ -e "$work/error" ]; then
  echo "skipped: a release makes no errors"
  exit 0
fi
wait_for "it is said on the terminal" grep 'an error of a test' "$work/errors"
[ -z "${VARIORUM_PICTURES-}" ] || { sleep 1; import -window root "$VARIORUM_PICTURES/error-beside.png"; }
xdotool key Escape ctrl+e
xdotool type 'typed before'
xdotool key ctrl+s
wait_for "the record is saved after it" grep 'typed before' "$file"
echo "ok: an error beside the window"
xdotool type ', typed last'
sleep 1
echo window >"$work/error"
first=$window
wait_for "the window goes" sh -c "xdotool mousemove_relative 1 1; ! kill -0 $first"
grep -q 'an error' "$work/errors" || { echo "failed: nothing is said on the terminal"; exit 1; }
! grep -q 'typed last' "$file" || { echo "failed: nobody has saved it"; exit 1; }
wait_for "another one comes" xdotool search --onlyvisible --name Variorum
window=$(xdotool search --onlyvisible --name Variorum getwindowpid | head -n 1)
tr '\0' '\n' <"/proc/$window/environ" | grep -qx 'VARIORUM_AFTER_ERROR=[a-z/_]*[.]rs:[0-9]*' ||
  { echo "failed: more than the place of the error is handed on"; exit 1; }
focus Variorum
[ -z "${VARIORUM_PICTURES-}" ] || { sleep 1; import -window root "$VARIORUM_PICTURES/after-error.png"; }
# The page of unsaved work: Enter restores.
xdotool key Return
seen game.sgf
xdotool key ctrl+s
wait_for "what was typed is there" grep 'typed before, typed last' "$file"
echo "ok: an error of the window"
close
[ -z "$(find "$VARIORUM_HOME/journal" -mindepth 1 -type d)" ] || { echo "failed: something stays in the journal"; exit 1; }
