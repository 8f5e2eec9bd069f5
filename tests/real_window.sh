#!/usr/bin/env bash
# Drives the real window under Xvfb: start, next node, type a comment, save; the file is compared byte for byte with the one
# that the command line makes from the same commands. Skips, with a line that says so, where Xvfb or xdotool are missing.
#
# usage: tests/real_window.sh [PROGRAM]     (default: target/debug/variorum)
set -eu
cd "$(dirname "$0")/.."
. tests/display.sh 1400x900 "$@"

# No pauses between keys: the window has to keep up, or at least to keep their order.
keys() { for key in "$@"; do xdotool key "$key"; done; }
wait_for() { # what, command…
  local what=$1; shift
  for _ in $(seq 600); do "$@" >/dev/null 2>&1 && return 0; sleep 0.1; done
  echo "failed: $what"
  if command -v scrot >/dev/null && [ -n "${VARIORUM_PICTURES-}" ]; then scrot -o "$VARIORUM_PICTURES/failed.png"; fi
  for file in "$work"/*.blksgf; do cp "$file" "${VARIORUM_PICTURES:-$work}/" 2>/dev/null || true; done
  exit 1
}

start() { # renderer, file
  "$program" --new-window --renderer "$1" "$2" 2>"$work/errors" &
  window=$!
  wait_for "the window opens ($1)" xdotool search --name "$(basename "$2")"
  focus "$(basename "$2")"
}

check() { # renderer
  local file=$work/$1.blksgf expected=$work/$1-expected.blksgf
  cp assets/samples/duo.blksgf "$file"
  "$program" edit "$file" -c next -c next -c 'comment Seen.' -c 'mark triangle e10' -c back -o "$expected"
  start "$1" "$file"
  keys Right Right ctrl+e ctrl+a
  xdotool type 'Seen.'
  keys Escape
  # The mark through the palette: what a user would type there.
  keys ctrl+shift+p
  xdotool type 'mark triangle e10'
  keys Return Left ctrl+s
  wait_for "the file is saved ($1)" cmp "$file" "$expected"
  keys ctrl+q
  wait_for "the window closes ($1)" sh -c "! kill -0 $window"
  window=
  echo "ok: $1"
}

check software
check gl
