#!/usr/bin/env bash
# The tour of the README in the real window, to the letter: each numbered step is done with keys and mouse, and what it promises is
# checked, by the bytes of the file, which are those that `variorum edit` makes, or by what a screen reader hears. Skips, with a line
# that says so, where what it needs is missing.
#
# usage: tests/tour.sh [PROGRAM [STEP…]]     (default: target/debug/variorum, all steps; a step is its title in the README)
set -eu
cd "$(dirname "$0")/.."
. tests/bus.sh 1280x800 "$@"

file=$work/trigon.blksgf
cp assets/samples/trigon.blksgf "$file"
"$program" --new-window --renderer software "$file" 2>"$work/errors" &
window=$!
walk trigon.blksgf tests/tour.py "$program" "$file" assets/samples/trigon.blksgf "${@:2}"
