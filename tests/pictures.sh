#!/usr/bin/env bash
# Pictures of the window with each sample, light and dark, in the sizes people have, drawn by the software painter: no display
# is needed.
#
# usage: tests/pictures.sh FOLDER [SIZES] [FILE…]     (SIZES like 1280x800,800x600@2; VARIORUM_PICTURE_LINES says where to stand,
#        VARIORUM_PICTURE_THEMES in which themes: light,dark)
#
# The README's: VARIORUM_PICTURE_LINES='goto 71;variation 1' tests/pictures.sh FOLDER 1280x800 assets/samples/trigon.blksgf
set -eu
cd "$(dirname "$0")/.."
export VARIORUM_PICTURES=${1:?usage: tests/pictures.sh FOLDER [SIZES]}
export VARIORUM_PICTURE_SIZES=${2:-800x600,1280x800,2560x1440}
shift $(($# < 2 ? $# : 2))
[ $# -gt 0 ] || set -- "$PWD"/assets/samples/*sgf
VARIORUM_PICTURE_OF=$(printf '%s:' "$@")
export VARIORUM_PICTURE_OF=${VARIORUM_PICTURE_OF%:}
cargo test --quiet --features window-tests --test window pictures
echo "pictures are in $VARIORUM_PICTURES"
