#!/usr/bin/env bash
# Opens in Pentobi what `variorum edit` writes for the Blokus family: whole games, positions kept, erased and recoloured pieces, moves
# played again. Pentobi names a file in its title only where it could read it; a file that it must refuse is tried first, so that the
# test can fail. Skips, with a line that says so, where Pentobi, Xvfb or xdotool are missing.
#
# usage: tests/pentobi.sh [PROGRAM [FILE.blksgf…]]     (default: target/debug/variorum and the games of tests/blokus/games)
set -eu
pentobi=$(PATH=$PATH:/usr/games command -v pentobi) || { echo "skipped: pentobi is not installed"; exit 0; }
files=()
for file in "${@:2}"; do files+=("$(realpath "$file")"); done
program=$(realpath "${1:-$(dirname "$0")/../target/debug/variorum}")
cd "$(dirname "$0")/.."
. tests/display.sh 1280x800 "$program"
export HOME=$work/home QT_QUICK_BACKEND=software
unset XDG_CONFIG_HOME XDG_DATA_HOME
mkdir -p "$HOME"

# The games as records that hold nothing yet but their moves.
if [ ${#files[@]} = 0 ]; then
  for table in tests/blokus/games/*.tsv; do
    file=$work/$(basename "$table" .tsv).blksgf
    gm=$(sed -n '1s/^# \([^:]*\):.*/\1/p' "$table")
    case $gm in *Duo* | *Junior* | "GembloQ Two-Player" | "Nexos Two-Player" | "Callisto Two-Player") letters=BW ;; *) letters=1234 ;; esac
    {
      printf '(;GM[%s]CA[UTF-8]' "$gm"
      grep -v '^#' "$table" | while IFS=$'\t' read -r colour _ points _; do printf ';%s[%s]' "${letters:$colour:1}" "$points"; done
      echo ')'
    } >"$file"
    files+=("$file")
  done
fi

opens() { # file: whether Pentobi reads it
  local name waited found=1
  name=$(basename "$1")
  "$pentobi" "$1" >/dev/null 2>&1 &
  window=$!
  for waited in $(seq 0 149); do
    if xdotool search --onlyvisible --name "^[*]?$name - Pentobi" >/dev/null 2>&1; then found=0; break; fi
    # Its window is there, and says nothing of the file.
    if xdotool search --onlyvisible --name '^Pentobi$' >/dev/null 2>&1 && [ "$waited" -gt 40 ]; then break; fi
    sleep 0.1
  done
  kill "$window" 2>/dev/null || true
  wait "$window" 2>/dev/null || true
  window=
  # It would open the last one again.
  rm -rf "$HOME/.config" "$HOME/.local"
  return $found
}
failed=0
try() { # what, file
  if opens "$2"; then echo "ok: $1"; else echo "failed: $1"; failed=1; [ -z "${VARIORUM_PICTURES-}" ] || cp "$2" "$VARIORUM_PICTURES/"; fi
}
make() { # output, input, commands…: whether the commands apply
  local out=$1 in=$2 commands=()
  shift 2
  for command in "$@"; do commands+=(-c "$command"); done
  "$program" edit "$in" "${commands[@]}" -o "$out"
}

echo '(;GM[Blokus Duo]AB[e10][d10]PL[B])' >"$work/refused.blksgf"
if opens "$work/refused.blksgf"; then echo "failed: Pentobi opens a piece that is there twice"; exit 1; fi

for game in "${files[@]}"; do
  name=$(basename "$game" .blksgf)
  gm=$(sed -n 's/.*GM\[\([^]]*\)\].*/\1/p' "$game" | head -n 1)
  # Every move, as `;1[a20]`, one a line.
  moves=$(tr -d '\n' <"$game" | grep -ao ';\(B\|W\|[1-4]\)\[[a-z0-9,]*\]')
  letter() { sed -n "$1p" <<<"$moves" | sed 's/;\(.\).*/\1/'; }
  points() { sed -n "$1p" <<<"$moves" | sed 's/.*\[\(.*\)\]/\1/'; }
  empty=$work/empty.blksgf
  printf '(;GM[%s])\n' "$gm" >"$empty"
  mapfile -t played < <(sed 's/;\(.\)\[\(.*\)\]/play \1 \2/' <<<"$moves")
  make "$work/$name-played.blksgf" "$empty" "${played[@]}" && try "$name: ${#played[@]} moves played" "$work/$name-played.blksgf"
  # The first piece goes over to the next colour, in a game of its own position and in the game itself.
  first=$(letter 1) second=$(letter 2) piece=$(points 1)
  make "$work/$name-recoloured.blksgf" "$game" "goto 1" "add-stone --new-node $second $piece" "to-play --here $second" \
    && try "$name: a played piece recoloured" "$work/$name-recoloured.blksgf"
  make "$work/$name-kept.blksgf" "$game" "goto 9" keep-position && try "$name: a position kept" "$work/$name-kept.blksgf"
  make "$work/$name-set-up.blksgf" "$empty" "add-stone $first $piece" "to-play --here $second" "add-stone $second $(points 2)" \
    "erase ${piece%%,*}" "add-stone $second $piece" "erase ${piece%%,*}" "add-stone $first $piece" \
    && try "$name: set up, erased, set up again" "$work/$name-set-up.blksgf"
  make "$work/$name-erased.blksgf" "$game" "goto 6" "erase --new-node ${piece%%,*}" "play $first $piece" \
    && try "$name: erased and played again" "$work/$name-erased.blksgf"
done
exit $failed
