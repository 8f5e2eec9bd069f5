# A display and a bus of a session's own, for a script that takes the desktop's place beside the real window: to be sourced, after the
# script's folder was left for the project's. Ends the script, with a line that says so, where what it needs is missing.
#
# usage: . tests/portal.sh SIZE "$@"     (what tests/display.sh gives, and `wait_for WHAT COMMAND…`; $portal is ended with the script)
if [ -z "${INSIDE_BUS-}" ]; then
  command -v dbus-run-session >/dev/null || { echo "skipped: dbus-run-session is not installed"; exit 0; }
  /usr/bin/python3 -c 'from gi.repository import Gio' 2>/dev/null || { echo "skipped: Python cannot speak D-Bus here"; exit 0; }
  INSIDE_BUS=1 exec dbus-run-session -- "$PWD/tests/$(basename "$0")" "${@:2}" 2> >(grep -v '^dbus-daemon' >&2)
fi
. tests/display.sh "$@"
portal=
trap 'kill $portal 2>/dev/null || true; finish' EXIT

wait_for() { # what, command…
  local what=$1
  shift
  for _ in $(seq 600); do "$@" >/dev/null 2>&1 && return 0; sleep 0.1; done
  echo "failed: $what"
  xdotool search --onlyvisible --name . getwindowname %@ getwindowgeometry %@ || true
  cat "$work"/errors "$work"/*.asked 2>/dev/null || true
  [ -z "${VARIORUM_PICTURES-}" ] || import -window root "$VARIORUM_PICTURES/failed.png"
  exit 1
}
