//! What is remarkable about the swap of Hex.

use crate::sgf::{Rule, rule_rows};

pub(super) const RULES: &[Rule] = rule_rows! {
    SwapMislabelled Note "a swap that seems to be of the other kind"
        "After a swap of sides the same colour moves again, after a swap of pieces the other one. Where swap-pieces stands and the same colour moves again, or the program that wrote it is known to mix the two up, it is read as a swap of sides: no stone moves. The repair writes swap-sides. Where swap-sides stands and the other colour moves, it is read as it is written, and nothing is certain."
        .respelled(swap_sides);
    SwapAmbiguous Note "the word swap alone"
        "It may mean the pieces or the sides. After a swap of sides the same colour moves again, so the next move tells, and nothing is said. Where none follows it is read as the program that wrote it meant it, and as a swap of pieces where nobody knows. Written swap-pieces or swap-sides it is clear.";
    SwapOblong Warning "a swap of pieces on a board that is not square"
        "A stone cannot change to the other side of such a board. No stone moves.";
    SwapLate Note "a swap that does not answer the first move"
        "A swap usually comes second, when one stone is on the board. It is carried out all the same.";
    NameAsMove Note "a player's name as a move of the root"
        "Scripts of tournaments wrote the players like this. It is not a move.";
};

fn swap_sides(raw: &[u8]) -> Option<&'static [u8]> {
    raw.trim_ascii().eq_ignore_ascii_case(b"swap-pieces").then_some(b"swap-sides")
}
