# A display of its own for a script that drives the real window: to be sourced, after the script's folder was left for the project's.
# Ends the script where Xvfb or xdotool are missing, with a line that says so.
#
# usage: . tests/display.sh SIZE "$@"     (SIZE like 1280x800; gives $program, $work and, for the script to set, $window)
size=$1
program=${2:-target/debug/variorum}
for tool in Xvfb xdotool; do
  command -v "$tool" >/dev/null || { echo "skipped: $tool is not installed"; exit 0; }
done
[ -x "$program" ] || { echo "build first: $program is missing"; exit 1; }

work=$(mktemp -d)
# The server takes a display that nobody has, and does not begin anew whenever its last client leaves: who comes then is sent away.
Xvfb -displayfd 3 -noreset -screen 0 "${size}x24" -fbdir "$work" -nolisten tcp 3>"$work/display" >/dev/null 2>&1 &
server=$!
window=
finish() {
  [ -z "$window" ] || kill "$window" 2>/dev/null || true
  kill "$server" 2>/dev/null || true
  # A server that is still ending would take the socket of the next one with it.
  wait "$server" 2>/dev/null || true
  rm -rf "$work"
}
trap finish EXIT
for _ in $(seq 300); do [ -s "$work/display" ] && break; sleep 0.1; done
export DISPLAY=:$(cat "$work/display") VARIORUM_HOME=$work/home
unset WAYLAND_DISPLAY
for _ in $(seq 100); do xdotool getmouselocation >/dev/null 2>&1 && break; sleep 0.1; done

# There is no window manager here that would give it the keyboard.
focus() { # title
  xdotool windowfocus --sync "$(xdotool search --name "$1" | head -n 1)"
}
