#!/usr/bin/env bash
# The tour of the README in the real window, to the letter: each numbered step is done with keys and mouse, and what it promises is
# checked, by the bytes of the file, which are those that `variorum edit` makes, or by what a screen reader hears. Skips, with a line
# that says so, where what it needs is missing.
#
# usage: tests/tour.sh [PROGRAM [STEP…]]     (default: target/debug/variorum, all steps; a step is its title in the README)
set -eu
cd "$(dirname "$0")/.."
. tests/bus.sh 1280x800 "$@"

cp assets/samples/trigon.blksgf "$work/"
walk "$work/trigon.blksgf" tests/tour.py assets/samples/trigon.blksgf "${@:2}"
