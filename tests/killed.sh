#!/usr/bin/env bash
# Kills the real window with -9 at random moments of typing and saving, many times: tests/killed.sh PROGRAM TIMES [WINDOWS]
# After each: the file is a whole record that was once saved, what was typed more than a second before comes back, and the next start
# leaves nothing beside it. Several windows at once are killed on a display each. Needs Xvfb and xdotool. Takes some seconds each; what
# is lost counts from the key to the kill, less what the window waited for the processor meanwhile, where Linux tells: what others took.
set -euo pipefail
cd "$(dirname "$0")/.."
times=${2-20} windows=${3-1}

# Several windows: each counts for itself, and their last lines are added up.
if [ "$windows" -gt 1 ]; then
  sums=$(mktemp -d) runs=()
  trap 'kill "${runs[@]}" 2>/dev/null || true; wait; rm -rf "$sums"' EXIT
  for ((n = 0; n < windows; n++)); do
    "$0" "$1" $(((times + n) / windows)) >"$sums/$n" &
    runs+=($!)
  done
  wait "${runs[@]}" || true
  tail -qn 1 "$sums"/* | awk -v windows="$windows" '
    / kills: / { done += $1; broken += $3; lost += $6; worst = $15 > worst ? $15 : worst; left += $17; stuck += $20 }
    END {
      printf "%d kills: %d broken files, %d with more than a second lost (the oldest %d ms), ", done, broken, lost, worst
      printf "%d with leftovers, %d starts without a window\n", left, stuck
      exit broken + lost + left + stuck > 0
    }'
  exit
fi

. tests/display.sh 1000x700 "$1"
unset DBUS_SESSION_BUS_ADDRESS
file=$work/games/game.sgf
mkdir "$work/games"
printf '(;GM[1]FF[4]SZ[9]C[start])' >"$file"
# The time in milliseconds, as $at, and how long the window has waited for the processor, as $waited: without a process of its own, which
# on a busy machine would come late.
now() {
  at=${EPOCHREALTIME/[.,]/}
  at=${at:0:13}
  waited=0
  read -r _ waited _ 2>/dev/null <"/proc/$window/schedstat" || true
  waited=$((waited / 1000000))
}
wait_for() { # wait_for COMMAND…
  for _ in $(seq 600); do
    ! "$@" >/dev/null 2>&1 || return 0
    sleep 0.05
  done
  return 1
}
# xdotool finds no dot before the title of an unsaved record by its letter, whatever the locale: any sign and a blank.
titled() { xdotool search --onlyvisible --name "$1"; }
saved='^game[.]sgf' unsaved='. game[.]sgf'
# What an earlier start left beside the file or where unsaved work is kept.
leftovers() {
  find "$work" -name '.variorum-*'
  find "$VARIORUM_HOME/journal" -mindepth 1 -maxdepth 1 -type d ! -name "$window-*" 2>/dev/null || true
}
swept() { [ -z "$(leftovers)" ]; }
broken=0 lost=0 left=0 worst=0 done=0 stuck=0 word=0
report() {
  printf '%s kills: %s broken files, %s with more than a second lost (the oldest %s ms), ' $done $broken $lost $worst
  printf '%s with leftovers, %s starts without a window\n' $left $stuck
}
: >"$work/typed"
for ((round = 1; round <= times; round++)); do
  "$program" --new-window --renderer software "$file" 2>/dev/null &
  window=$!
  disown $window
  if ! wait_for titled 'game.sgf'; then
    stuck=$((stuck + 1))
    kill -9 $window 2>/dev/null || true
    continue
  fi
  focus game.sgf 2>/dev/null || true
  if [ -n "$(find "$VARIORUM_HOME/journal" \( -name '*.unsaved' -o -name '*.new' \) ! -path "*/$window-*" 2>/dev/null)" ]; then
    # The page of unsaved work: Enter restores.
    xdotool key Return
    wait_for titled "$unsaved" || true
    xdotool key ctrl+s
    wait_for titled "$saved" || true
    sleep 0.2
  fi
  # What the last round typed.
  missing=
  while read -r time idle what; do
    grep -q "$what " "$file" || missing=${missing:-$((killed - time - killed_idle + idle))}
  done <"$work/typed"
  if [ -n "$missing" ]; then
    [ "$missing" -le "$worst" ] || worst=$missing
    [ "$missing" -le 1000 ] || lost=$((lost + 1))
  fi
  # A slow disk is swept beside the window.
  wait_for swept || left=$((left + 1))
  : >"$work/typed"
  # The comment, anew: it would only become long.
  xdotool key ctrl+e ctrl+a
  (
    sleep "0.$((RANDOM % 10))$((RANDOM % 10))"
    [ $((RANDOM % 2)) = 0 ] || sleep "1.$((RANDOM % 10))"
    now
    kill -9 $window
    echo "$at $waited" >"$work/killed"
  ) &
  killer=$!
  while kill -0 $killer 2>/dev/null; do
    word=$((word + 1))
    xdotool type --delay 8 "w$word " 2>/dev/null || true
    now
    echo "$at $waited w$word" >>"$work/typed"
    [ $((RANDOM % 3)) != 0 ] || xdotool key ctrl+s 2>/dev/null || true
  done
  wait $killer
  read -r killed killed_idle <"$work/killed"
  # What was typed after the end was typed to nobody.
  awk -v end="$killed" '$1 <= end' "$work/typed" >"$work/before" && mv "$work/before" "$work/typed"
  grep -qzP '^\(;GM\[1\]FF\[4\]SZ\[9\]C\[[^\]]*\]\)$' "$file" || { broken=$((broken + 1)); cp "$file" "/tmp/broken-$round.sgf"; }
  done=$((done + 1))
  [ $((round % 25)) != 0 ] || report
done
report
[ "$broken$left" = 00 ]
