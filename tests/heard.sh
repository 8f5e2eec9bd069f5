#!/usr/bin/env bash
# The real window as a screen reader meets it, over AT-SPI: opens a record, steps ten moves, and hears of each what `show --spoken` prints;
# explores the board with its cursor, plays there, writes a comment, saves. The file is compared byte for byte with the one that
# `variorum edit` makes of the same commands. Skips, with a line that says so, where what it needs is missing.
#
# usage: tests/heard.sh [PROGRAM]     (default: target/debug/variorum)
set -eu
cd "$(dirname "$0")/.."
. tests/bus.sh 1280x800 "$@"

cp assets/samples/hex.sgf "$work/heard.sgf"
walk "$work/heard.sgf" tests/heard.py
