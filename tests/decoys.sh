#!/usr/bin/env bash
# The law of decoys around the real window, under Xvfb: a stranger's files wherever it looks by itself, while it starts, opens, is typed
# into, saves and is closed. Afterwards every decoy is there, byte for byte, and nothing is there that was not asked for. Where this runs
# as root, another user attacks. Skips, with a line that says so, where Xvfb, xdotool or Python are missing.
#
# usage: tests/decoys.sh [PROGRAM] [CASE…]     (default: target/debug/variorum, and every case)
set -eu
cd "$(dirname "$0")/.."
. tests/display.sh 1000x700 "${1-target/debug/variorum}"
[ -x /usr/bin/python3 ] || { echo "skipped: Python is not installed"; exit 0; }
unset DBUS_SESSION_BUS_ADDRESS VARIORUM_HOME XDG_CONFIG_HOME XDG_STATE_HOME XDG_DATA_HOME
wanted=("${@:2}")
held=0 broken=0
helpers=()
trap 'for one in "${helpers[@]}"; do kill "$one" 2>/dev/null || true; done; finish' EXIT

decoys() { /usr/bin/python3 -B tests/decoys.py "$@"; }
game='(;GM[1]FF[4]SZ[9]C[start];B[ee]C[a ladder])'
wrong() { echo "  $*"; failed=1; }
# Everything of a case is in a folder of its own: home, records, tabs, the program's own folder (in one place, or as the desktop says).
lay_out() { # one | desktop
  stage=$work/stage
  rm -rf "$stage"
  mkdir -p "$stage/records" "$stage/tabs" "$stage/tmp" "$stage/runtime"
  chmod 700 "$stage/runtime"
  decoys precious "$stage/home"
  export HOME=$stage/home TMPDIR=$stage/tmp XDG_RUNTIME_DIR=$stage/runtime
  unset VARIORUM_HOME
  state=$HOME/.local/state/variorum config=$HOME/.config/variorum runtime=$XDG_RUNTIME_DIR/variorum
  [ "$1" = desktop ] || export VARIORUM_HOME=$stage/variorum
  [ "$1" = desktop ] || state=$VARIORUM_HOME config=$VARIORUM_HOME runtime=$VARIORUM_HOME
  for folder in records tabs; do printf '%s' "$game" >"$stage/$folder/game.sgf"; done
  mkdir -p "$state" "$config" "$runtime"
  chmod 700 "$state" "$config" "$runtime"
  # What the window may write of its own, and what only where no stranger was there first.
  local s=${state#"$stage/"} session='*-???????????????????'
  kept=("${config#"$stage/"}/settings.ron" "$s/journal" "$s/versions" "$s/rescue" "$s/journal/$session" "$s/journal/$session/*")
  own=("${runtime#"$stage/"}"/variorum-_*.{lock,socket} "$s/journal/lock" "${kept[@]}")
}
# What was open last, and the files opened lately.
remember() { # files
  local list
  list=$(printf '"%s", ' "$@")
  printf '(\n    recent: [(file: "%s", game: 1, place: "/")],\n    session: (files: [%s], front: None),\n)\n' "$1" "$list" >"$config/settings.ron"
  chmod 600 "$config/settings.ron"
}
titled() { xdotool search --onlyvisible --name "$1"; }
patience=15
open() { # title, arguments: whether a window of this title comes within $patience seconds
  local title=$1
  shift
  "$program" --renderer software "$@" >"$work/said" 2>&1 &
  window=$!
  # Not a job: the shell would tell of its end.
  disown $window
  for _ in $(seq $((patience * 10))); do
    ! titled "$title" >/dev/null 2>&1 || { sleep 1; focus "$title" 2>/dev/null || true; return 0; }
    kill -0 $window 2>/dev/null || break
    sleep 0.1
  done
  wrong "no window called $title: $(head -c 300 "$work/said")"
  kill -9 $window 2>/dev/null || true
  sleep 0.2
  window=
  return 1
}
close() { # a window that is there and does not work is told of
  xdotool key ctrl+q 2>/dev/null || true
  for _ in $(seq $((patience * 10))); do kill -0 $window 2>/dev/null || break; sleep 0.1; done
  if kill -9 $window 2>/dev/null; then
    wrong "the window does not answer"
    sleep 0.2
  fi
  window=
  ! grep -q panicked "$work/said" || wrong "$(grep -m 1 -A 1 panicked "$work/said")"
}
helper() { # command…: beside the window, until the case is over
  "$@" &
  helpers+=($!)
  disown $!
}
look() { decoys look "$stage" >"$work/look"; }
compare() { decoys compare "$work/look" "$stage" "$@" || failed=1; }
two_users() { [ "$(id -u)" = 0 ] || { echo "skipped: only root can be two users"; return 1; }; }

tree() { # one | desktop: a tree around a whole life of a window
  lay_out "$1"
  remember "$stage/tabs/game.sgf" "$stage/tabs/gone.sgf"
  decoys plant "$HOME" "$stage/records" "$stage/tabs" "$stage/tmp" "$stage/runtime" "$state" "$config/below" "$config" \
    "$state/journal" "$state/journal/123-456" "$state/journal/7b-0" "$state/rescue" "$state/versions" \
    "$config/themes" "$config/games" $([ "$1" = one ] || echo "$runtime")
  mkdir -p "$state/journal/photographs/2026"
  echo picture >"$state/journal/photographs/2026/ann.jpg"
  echo list >"$state/journal/photographs/list.txt"
  ln -s "$HOME" "$state/journal/124-456"
  find "$state" "$config" "$runtime" -type d -exec chmod 700 {} +
}
start() { # one | desktop
  tree "$1"
  look
  open Variorum || open game.sgf || true
  sleep 2
  [ -z "$window" ] || close
  compare "${kept[@]}"
}
case_start_in_one_folder() { start one; }
case_start_of_a_desktop() { start desktop; }

save() { # one | desktop
  tree "$1"
  look
  if open game.sgf --new-window "$stage/records/game.sgf"; then
    xdotool key Escape ctrl+e ctrl+a
    xdotool type 'Seen.'
    xdotool key Escape ctrl+s
    sleep 2
    grep -q 'Seen' "$stage/records/game.sgf" || wrong "nothing was saved"
    close
  fi
  compare "${kept[@]}" records/game.sgf "${state#"$stage/"}/versions/????????????????-*-game.sgf" '!*/0123456789abcdef-*'
}
case_save_in_one_folder() { save one; }
case_save_on_a_desktop() { save desktop; }

# K4: folders of the user's where unsaved work is kept, with nothing of the program's in them.
case_photographs() {
  lay_out one
  mkdir -p "$state/journal/photographs" "$state/journal/12-34" "$stage/elsewhere"
  for folder in "$state/journal/photographs" "$state/journal/12-34" "$stage/elsewhere"; do echo picture >"$folder/ann.jpg"; done
  ln -s "$stage/elsewhere" "$state/journal/56-78"
  look
  ! open Variorum || { sleep 2; close; }
  compare "${own[@]}"
}

# K8: more unsaved work than descriptors.
case_many_journals() {
  lay_out one
  mkdir -p "$state/journal"
  decoys journal "$stage/records/game.sgf" "$game" "$game and more" >"$work/journal"
  for n in $(seq 1100); do
    mkdir -m 700 "$state/journal/$n-1795419198520584330"
    cp "$work/journal" "$state/journal/$n-1795419198520584330/1.unsaved"
    : >"$state/journal/$n-1795419198520584330/lock"
  done
  chmod -R go= "$state/journal"
  ulimit -Sn 1024
  ! open Variorum || { sleep 2; close; }
  [ "$(find "$state/journal" -name '1.unsaved' | wc -l)" = 1100 ] || wrong "unsaved work is gone"
}

# K11: a large file comes in the place of an open one.
case_large_file_swapped_in() {
  lay_out one
  open game.sgf --new-window "$stage/records/game.sgf" || return 0
  sleep 1
  local before after
  before=$(awk '/VmHWM/ { print $2 }' /proc/$window/status)
  { printf '(;GM[1]SZ[19]'; yes ';B[aa]C[some words that are not short at all];W[bb]' | head -n 1400000 | tr -d '\n'; printf ')'; } >"$stage/large"
  mv "$stage/large" "$stage/records/game.sgf"
  sleep 6
  after=$(awk '/VmHWM/ { print $2 }' /proc/$window/status)
  [ $((after - before)) -lt 60000 ] || wrong "$(stat -c %s "$stage/records/game.sgf") bytes came in unasked, and $((after - before)) kB of memory with them"
  close
}

# K12, K13: what is written unasked is the owner's alone, and what is kept of a private record is private.
modes() { # one | desktop
  lay_out "$1"
  rm -rf "$state" "$config" "$runtime"
  chmod 600 "$stage/records/game.sgf"
  (umask 022; true)
  if open game.sgf "$stage/records/game.sgf"; then
    xdotool key Escape ctrl+e ctrl+a
    xdotool type 'Seen.'
    sleep 2
    for folder in "$state" "$config" "$runtime"; do decoys modes "$folder" || wrong "that was while one typed"; done
    xdotool key Escape ctrl+s
    sleep 2
    [ "$(stat -c %a "$stage/records/game.sgf")" = 600 ] || wrong "the record has $(stat -c %a "$stage/records/game.sgf")"
    close
  fi
  for folder in "$state" "$config" "$runtime"; do
    decoys modes "$folder" || failed=1
    [ ! -d "$folder" ] || [ "$(stat -c %a "$folder")" = 700 ] || wrong "$folder has $(stat -c %a "$folder")"
  done
}
case_modes_in_one_folder() { modes one; }
case_modes_of_a_desktop() { modes desktop; }

# K18: settings that are enormous, and a session of very many files.
case_many_settings() {
  lay_out one
  patience=8
  { echo '(keys: {'; seq -f '"k%.0f":"x",' 900000; echo '})'; } >"$config/settings.ron"
  ! open Variorum || { sleep 1; close; }
  grep -q 'k900000' "$config"/settings* || wrong "the settings are gone"
}
case_many_tabs() {
  lay_out one
  patience=8
  for n in $(seq 3000); do printf '%s' "$game" >"$stage/tabs/$n.sgf"; done
  remember $(seq -f "$stage/tabs/%.0f.sgf" 3000)
  ! open . || { sleep 3; close; }
  [ "$(grep -c 'tabs/[0-9]*[.]sgf' "$config/settings.ron")" -gt 0 ] || wrong "the list of what was open is gone"
}

# Settings that are somebody else's letter, a pipe, or a folder.
case_settings_are_something_else() {
  local kind
  for kind in link pipe folder; do
    lay_out one
    case $kind in
    link) ln -s "$HOME/letter.txt" "$config/settings.ron" ;;
    pipe) mkfifo -m 600 "$config/settings.ron" ;;
    folder) mkdir "$config/settings.ron" && echo mine >"$config/settings.ron/diary.txt" ;;
    esac
    look
    ! open game.sgf "$stage/records/game.sgf" || { sleep 2.5; close; }
    compare "${own[@]}" '!*/settings.ron' "${config#"$stage/"}/settings.broken-*.ron"
  done
}

# S30: locks that are links, pipes and other names, where VARIORUM_HOME is and where the desktop says.
lock() { # one | desktop, link | pipe | name | folder
  lay_out "$1"
  for name in "$runtime/variorum-${DISPLAY/:/_}" "$state/journal/lock" ; do
    mkdir -p "$(dirname "$name")"
    for lock in $([[ $name == */lock ]] && echo "$name" || echo "$name.lock $name.socket"); do
      case $2 in
      link) ln -s "$HOME/letter.txt" "$lock" ;;
      pipe) mkfifo -m 600 "$lock" ;;
      name) ln "$HOME/letter.txt" "$lock" ;;
      folder) mkdir "$lock" && echo mine >"$lock/diary.txt" ;;
      esac
    done
  done
  look
  ! open game.sgf "$stage/records/game.sgf" || { sleep 1; close; }
  compare "${kept[@]}"
}
case_locks_are_links() { lock one link; lock desktop link; }
case_locks_are_pipes() { lock one pipe; lock desktop pipe; }
case_locks_are_names() { lock one name; lock desktop name; }
case_locks_are_folders() { lock one folder; lock desktop folder; }

# S30: the runtime folder is another user's, who waits there: with a lock that is a link, or with his own and listening.
foreign() { # link | socket
  two_users || return 0
  lay_out desktop
  chmod 1777 "$stage/runtime"
  rm -rf "$runtime"
  mkdir -m 777 "$runtime"
  chown 54322:54322 "$runtime"
  chmod 755 "$work" "$stage" "$HOME"
  mkdir -m 777 "$stage/heard"
  local name=$runtime/variorum-${DISPLAY/:/_}
  if [ "$1" = link ]; then
    ln -s "$HOME/letter.txt" "$name.lock"
    chown -h 54322:54322 "$name.lock"
  else
    helper /usr/bin/python3 -B tests/decoys.py listen "$name.socket" "$stage/heard/heard"
    for _ in $(seq 50); do [ -S "$name.socket" ] && break; sleep 0.1; done
  fi
  look
  # The word is on standard input; whoever listens would have it.
  (printf '(;GM[1]SZ[9]C[xyzzy])' | timeout 10 "$program" --renderer software - >"$work/said" 2>&1) || true
  ! open game.sgf "$stage/records/game.sgf" || close
  compare "${kept[@]}" "${state#"$stage/"}/journal/lock" 'heard/*'
  [ ! -e "$stage/heard/heard" ] || wrong "another user heard: $(tr -c '[:print:]' ' ' <"$stage/heard/heard" | head -c 200)"
}
case_foreign_runtime_folder_with_a_link() { foreign link; }
case_foreign_runtime_folder_with_a_listener() { foreign socket; }

# K1: the window's save into a folder that another user writes to.
case_race() {
  two_users || return 0
  for round in 1 2 3; do
    lay_out one
    chmod 755 "$work" "$stage" "$HOME"
    mkdir -m 1777 "$stage/shared"
    printf 'touch /tmp/somebody-was-here\n%s' "$game" >"$stage/shared/rec.sgf"
    chown 54322:54322 "$stage/shared/rec.sgf"
    chmod 666 "$stage/shared/rec.sgf"
    # With a second name even an administrator writes in place.
    ln "$stage/shared/rec.sgf" "$stage/shared/also.sgf"
    decoys look "$HOME" >"$work/look"
    open rec.sgf --new-window "$stage/shared/rec.sgf" || return 0
    xdotool key Escape ctrl+e ctrl+a
    xdotool type 'Seen.'
    sleep 1.5
    decoys swap "$stage/shared" "$HOME/.profile" >"$work/ready" & local attacker=$!
    for _ in $(seq 50); do [ -s "$work/ready" ] && break; sleep 0.1; done
    xdotool key Escape ctrl+s
    sleep 2
    kill $attacker 2>/dev/null || true
    close
    decoys compare "$work/look" "$HOME" || wrong "in round $round"
  done
}

# K27: planted unsaved work chooses where Ctrl+S writes.
case_journal_that_names_a_file() {
  lay_out one
  mkdir -p -m 700 "$state/journal/123-1795419198520584330"
  decoys journal "$HOME/.profile" 'export PATH="$HOME/bin:$PATH"\n' 'touch /tmp/somebody-was-here\n(;GM[1]SZ[9])' \
    >"$state/journal/123-1795419198520584330/1.unsaved"
  : >"$state/journal/123-1795419198520584330/lock"
  chmod -R go= "$state/journal"
  decoys look "$HOME" >"$work/look"
  if open Variorum; then
    xdotool key Return
    sleep 1.5
    xdotool key ctrl+s
    sleep 1.5
    # It is a copy, and asks where it is to go.
    kill -9 $window 2>/dev/null || wrong "the window is gone"
    window=
  fi
  decoys compare "$work/look" "$HOME" || failed=1
}

# D16: what is no record is none in the window either.
case_pictures_are_no_records() {
  lay_out one
  { head -c 100000 "$program"; printf '(;GM[1]SZ[9];B[aa])'; } >"$stage/records/some-program"
  printf '\x89PNG\r\n\x1a\n\0\0\0\rIHDR(;GM[1]SZ[9];B[aa])' >"$stage/records/first.png"
  printf '\x1f\x8b\x08\0\0\0\0\0\0\x03(;GM[1]SZ[9];B[aa])' >"$stage/records/t.gz"
  for name in some-program first.png t.gz; do
    if open . --new-window "$stage/records/$name"; then
      ! titled "$name" >/dev/null 2>&1 || wrong "$name is open as a record"
      close
    fi
  done
}

cases=$(declare -F | sed -n 's/^declare -f case_//p')
for one in ${wanted[*]:-$cases}; do
  failed=0 patience=15
  echo "$one"
  "case_$one"
  for helper in "${helpers[@]}"; do kill "$helper" 2>/dev/null || true; done
  helpers=()
  [ $failed = 0 ] && held=$((held + 1)) || { broken=$((broken + 1)); echo "failed: $one"; }
done
echo "$held passed, $broken failed"
[ $broken = 0 ]
