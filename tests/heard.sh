#!/usr/bin/env bash
# The real window as a screen reader meets it, over AT-SPI: opens a record, steps ten moves, and hears of each what `show --spoken` prints;
# explores the board with its cursor, plays there, writes a comment, saves. The file is compared byte for byte with the one that
# `variorum edit` makes of the same commands. Skips, with a line that says so, where what it needs is missing.
#
# usage: tests/heard.sh [PROGRAM]     (default: target/debug/variorum)
set -eu
cd "$(dirname "$0")/.."
launcher=/usr/libexec/at-spi-bus-launcher
if [ -z "${INSIDE_BUS-}" ]; then
  for tool in "$launcher" dbus-run-session gdbus; do
    command -v "$tool" >/dev/null || { echo "skipped: $tool is not installed"; exit 0; }
  done
  /usr/bin/python3 -c 'import gi; gi.require_version("Atspi", "2.0")' 2>/dev/null ||
    { echo "skipped: Python cannot speak AT-SPI here"; exit 0; }
  INSIDE_BUS=1 exec dbus-run-session -- "$0" "$@" 2> >(grep -v '^dbus-daemon' >&2)
fi
. tests/display.sh 1280x800 "$@"

file=$work/heard.sgf
cp assets/samples/hex.sgf "$file"
"$launcher" --launch-immediately --a11y=1 &
status() {
  gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus --method org.freedesktop.DBus.Properties.Set \
    org.a11y.Status "$1" '<true>'
}
for _ in $(seq 100); do status IsEnabled >/dev/null 2>&1 && break; sleep 0.1; done
status ScreenReaderEnabled >/dev/null
"$program" --new-window --renderer software "$file" 2>"$work/errors" &
window=$!
for _ in $(seq 300); do xdotool search --name heard.sgf >/dev/null 2>&1 && break; sleep 0.1; done
focus heard.sgf
timeout 240 /usr/bin/python3 tests/heard.py "$program" "$file"
