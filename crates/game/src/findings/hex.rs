//! Findings for Hex: odd or ambiguous swaps, and names in place of moves.

use crate::sgf::Rule;

#[doc(hidden)]
pub const RULES: &[Rule] = rule_rows! {
    SwapMislabelled Note "a swap that seems to be of the other kind"
        "After a swap of sides the same colour moves again; after a swap of pieces the other colour does. If the record says swap-pieces and the same colour moves again, or the program that wrote it is known to confuse the two, it is read as a swap of sides: no stone moves. The repair writes swap-sides. If it says swap-sides and the other colour moves, it is read as written, and nothing is certain."
        .respelled(swap_sides);
    SwapAmbiguous Note "\"swap\" without pieces or sides"
        "It may mean the pieces or the sides. After a swap of sides the same colour moves again, so the next move decides and nothing is reported. If no move follows, it is read the way the program that wrote it meant it, and as a swap of pieces if that is unknown. swap-pieces or swap-sides would be unambiguous.";
    SwapOblong Warning "a swap of pieces on a board that is not square"
        "A stone cannot move to the other side of such a board. No stone moves.";
    SwapLate Note "a swap that does not answer the first move"
        "A swap is usually the second move, when there is one stone on the board. It is played anyway.";
    NameAsMove Note "a player's name in place of a move in the root node"
        "Some tournament scripts wrote the players like this. It is not a move.";
};

fn swap_sides(raw: &[u8]) -> Option<&'static [u8]> {
    // However it is escaped.
    let is_letter = |byte: &u8| *byte != b'\\' && !byte.is_ascii_whitespace();
    let letters: Vec<u8> = raw.iter().copied().filter(is_letter).collect();
    letters.eq_ignore_ascii_case(b"swap-pieces").then_some(b"swap-sides")
}
