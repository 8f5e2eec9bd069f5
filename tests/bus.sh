# A display and a bus of assistive technology for a script that drives the real window over AT-SPI: to be sourced, after the script's
# folder was left for the project's. Ends the script, with a line that says so, where what it needs is missing.
#
# usage: . tests/bus.sh SIZE "$@"     (what tests/display.sh gives, and `walk FILE SCRIPT WORDS…`)
launcher=/usr/libexec/at-spi-bus-launcher
if [ -z "${INSIDE_BUS-}" ]; then
  for tool in "$launcher" dbus-run-session gdbus; do
    command -v "$tool" >/dev/null || { echo "skipped: $tool is not installed"; exit 0; }
  done
  /usr/bin/python3 -c 'import gi; gi.require_version("Atspi", "2.0")' 2>/dev/null ||
    { echo "skipped: Python cannot speak AT-SPI here"; exit 0; }
  INSIDE_BUS=1 exec dbus-run-session -- "$PWD/tests/$(basename "$0")" "${@:2}" 2> >(grep -v '^dbus-daemon' >&2)
fi
. tests/display.sh "$@"
"$launcher" --launch-immediately --a11y=1 &
status() {
  gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus --method org.freedesktop.DBus.Properties.Set \
    org.a11y.Status "$1" '<true>'
}
for _ in $(seq 100); do status IsEnabled >/dev/null 2>&1 && break; sleep 0.1; done
status ScreenReaderEnabled >/dev/null

walk() { # file, script, words…: opens the file, and runs the script with program, file and words when its window has the keyboard
  local title
  title=$(basename "$1")
  "$program" --new-window --renderer software "$1" 2>"$work/errors" &
  window=$!
  for _ in $(seq 300); do xdotool search --name "$title" >/dev/null 2>&1 && break; sleep 0.1; done
  focus "$title"
  PYTHONDONTWRITEBYTECODE=1 timeout 900 /usr/bin/python3 "$2" "$program" "$1" "${@:3}"
}
