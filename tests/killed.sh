#!/usr/bin/env bash
# Kills the real window with -9 at random moments of typing and saving, many times: tests/killed.sh PROGRAM TIMES
# After each: the file is a whole record that was once saved, what was typed more than a second before comes back, and the next start
# leaves nothing beside it. Needs xvfb, xauth and xdotool. Takes some seconds each; what is lost counts from the key to the kill, so a
# machine that draws slowly loses more.
set -euo pipefail
program=$(realpath "$1") times=$2
if [ -z "${INSIDE_XVFB-}" ]; then
  INSIDE_XVFB=1 exec xvfb-run --auto-servernum --server-args='-noreset -screen 0 1000x700x24' "$0" "$@"
fi
unset WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS
work=$(mktemp -d)
export VARIORUM_HOME=$work/home
file=$work/games/game.sgf
mkdir "$work/games"
printf '(;GM[1]FF[4]SZ[9]C[start])' >"$file"
pid=
trap 'kill -9 $pid 2>/dev/null || true; rm -rf "$work"' EXIT
now() { date +%s%3N; }
wait_for() { # wait_for COMMAND…
  for _ in $(seq 300); do
    ! "$@" >/dev/null 2>&1 || return 0
    sleep 0.1
  done
  return 1
}
# xdotool finds no dot before the title of an unsaved record by its letter, whatever the locale: any sign and a blank.
titled() { xdotool search --onlyvisible --name "$1"; }
saved='^game[.]sgf' unsaved='. game[.]sgf'
broken=0 lost=0 left=0 worst=0 done=0 stuck=0 word=0
: >"$work/typed"
for ((round = 1; round <= times; round++)); do
  "$program" --new-window --renderer software "$file" 2>/dev/null &
  pid=$!
  if ! wait_for titled 'game.sgf'; then
    stuck=$((stuck + 1))
    kill -9 $pid 2>/dev/null || true
    wait $pid 2>/dev/null || true
    continue
  fi
  xdotool windowfocus --sync "$(titled 'game.sgf' | head -n 1)" 2>/dev/null || true
  if [ -n "$(ls -A "$VARIORUM_HOME/journal" 2>/dev/null | grep -v "^lock\$\|^$pid-" || true)" ]; then
    # The page of unsaved work: Enter restores.
    xdotool key Return
    wait_for titled "$unsaved" || true
    xdotool key ctrl+s
    wait_for titled "$saved" || true
    sleep 0.3
  fi
  # What the last round typed.
  missing=
  while read -r time what; do
    grep -q "$what " "$file" || missing=${missing:-$time}
  done <"$work/typed"
  if [ -n "$missing" ] && [ -n "${killed-}" ]; then
    ago=$((killed - missing))
    [ "$ago" -le "$worst" ] || worst=$ago
    [ "$ago" -le 1000 ] || lost=$((lost + 1))
  fi
  [ -z "$(find "$work/games" -name '.variorum-*')" ] || left=$((left + 1))
  : >"$work/typed"
  # The comment, anew: it would only become long.
  xdotool key ctrl+e ctrl+a
  (
    sleep "0.$((RANDOM % 10))$((RANDOM % 10))"
    [ $((RANDOM % 2)) = 0 ] || sleep "1.$((RANDOM % 10))"
    kill -9 $pid
    now >"$work/killed"
  ) &
  killer=$!
  while kill -0 $killer 2>/dev/null; do
    word=$((word + 1))
    xdotool type --delay 8 "w$word " 2>/dev/null || true
    echo "$(now) w$word" >>"$work/typed"
    [ $((RANDOM % 3)) != 0 ] || xdotool key ctrl+s 2>/dev/null || true
  done
  wait $killer
  wait $pid 2>/dev/null || true
  killed=$(cat "$work/killed")
  # What was typed after the end was typed to nobody.
  awk -v end="$killed" '$1 <= end' "$work/typed" >"$work/before" && mv "$work/before" "$work/typed"
  grep -qzP '^\(;GM\[1\]FF\[4\]SZ\[9\]C\[[^\]]*\]\)$' "$file" || { broken=$((broken + 1)); cp "$file" "/tmp/broken-$round.sgf"; }
  done=$((done + 1))
  [ $((round % 25)) != 0 ] || echo "$done kills: $broken broken files, $lost with more than a second lost (the oldest $worst ms), $left with leftovers, $stuck starts without a window"
done
echo "$done kills: $broken broken files, $lost with more than a second lost (the oldest $worst ms), $left with leftovers, $stuck starts without a window"
[ "$broken$left" = 00 ]
