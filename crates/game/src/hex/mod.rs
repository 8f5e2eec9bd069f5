//! Hex: stones on a rhombus, two kinds of swap, and the winning chain.
//!
//! Black connects the first row to the last, White the first column to the last. There are no captures, any colour may move at any time,
//! and records may continue after a resignation.

mod game;
pub mod hexworld;
mod state;

use super::{Colour, Kind, Swaps, fault};
use crate::sgf::{Code, Dialect, Fault, NodeId, Tree};

pub(super) use game::Hex;
use state::State;

/// How far a swap looks for the move after it.
const LOOKAHEAD: usize = 10_000;

/// How a record writes a swap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SwapWord {
    /// `swap` alone: which kind is a matter of dialect.
    Alone,
    Pieces,
    Sides,
}

/// The kind of swap, and the finding if it was a judgement.
struct SwapReading {
    pieces: bool,
    finding: Option<Fault>,
    /// The later moves mattered.
    looked_ahead: bool,
}

/// Decides what a swap in a record means.
///
/// Old HexGui, and tournament scripts with it, wrote `swap-pieces` for what is a swap of sides. The colour that moves
/// next gives it away: after a swap of sides the same letter moves again. Without a next move the program decides.
/// The same tells what `swap` alone means, which the format does not know. In the records of the olympiads of 2000 to 2006
/// that have it, all seven go on with the letter that swapped, and one plays later where a mirrored stone would stand:
/// their sides were swapped. On servers that swap pieces letters alternate. Where nothing follows, it means the pieces to
/// all programs but HexGui.
fn judge_swap(tree: &Tree, kind: &Kind, node: NodeId, colour: Colour, word: SwapWord) -> SwapReading {
    let plain = |pieces| SwapReading { pieces, finding: None, looked_ahead: false };
    match (kind.swaps(), word) {
        (Swaps::Pieces, _) => return plain(true),
        (Swaps::Sides, _) | (Swaps::AsWritten, SwapWord::Sides) => return plain(false),
        (Swaps::AsWritten, SwapWord::Pieces) => return plain(true),
        (_, SwapWord::Alone) if kind.identity().is(Dialect::LittleGolem) => return plain(true),
        (Swaps::AsWritten, _) => return plain(!kind.identity().is_by_hexgui()),
        (Swaps::Judged, _) => {}
    }
    let next = next_mover(tree, kind, node);
    if word == SwapWord::Sides {
        // No record of this kind is known, so the meaning is unknown: the stones stay where they are.
        let finding = next.filter(|&next| next != colour).map(|_| {
            let words = message!(
                "swap-other-colour-next",
                "the other colour moves next, as after a swap of pieces; it is read as written"
            );
            fault(Code::SwapMislabelled, words).unfixable()
        });
        return SwapReading { pieces: false, finding, looked_ahead: true };
    }
    let (pieces, finding) = match (word, next) {
        // The next move decides: there is no finding.
        (SwapWord::Alone, Some(next)) => (next != colour, None),
        (SwapWord::Alone, None) if kind.identity().is_by_hexgui() => {
            (false, Some(message!("swap-as-hexgui", "\"swap\" alone is read as in HexGui: the sides are swapped")))
        }
        (SwapWord::Alone, None) => {
            (true, Some(message!("swap-of-pieces", "\"swap\" alone is read as a swap of pieces")))
        }
        (_, Some(next)) if next == colour => (
            false,
            Some(message!(
                "swap-same-colour-next",
                "the same colour moves next, so the sides are swapped here, not the pieces"
            )),
        ),
        (_, None) if kind.identity().is_by_old_hexgui() => {
            (false, Some(message!("swap-by-old-hexgui", "this program wrote swap-pieces when the sides were swapped")))
        }
        _ => (true, None),
    };
    let code = if word == SwapWord::Alone { Code::SwapAmbiguous } else { Code::SwapMislabelled };
    SwapReading { pieces, finding: finding.map(|words| fault(code, words)), looked_ahead: true }
}

/// The colour of the first move after a node, along the main line but for alternatives.
fn next_mover(tree: &Tree, kind: &Kind, node: NodeId) -> Option<Colour> {
    let mut at = node;
    for _ in 0..LOOKAHEAD {
        let mover = tree
            .children(at)
            .find_map(|child| tree.properties(child).find_map(|property| kind.colour_of(&property.id())));
        if mover.is_some() {
            return mover;
        }
        at = tree.first_child(at)?;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_move_distinguishes_the_two_swaps() {
        // The next move, whether that is a finding, and whether it is repairable.
        for (swap, next, found) in [
            ("swap-pieces", "B[c3]", None),
            ("swap-pieces", "W[c3]", Some(true)),
            ("swap-sides", "W[c3]", None),
            ("swap-sides", "B[c3]", Some(false)),
            ("swap-sides", "C[x]", Some(false)),
            ("swap", "B[c3]", None),
            ("swap", "W[c3]", None),
        ] {
            let (tree, _) = Tree::read(format!("(;GM[11]SZ[5];B[b4];W[{swap}];{next};B[e5])").into_bytes());
            let faults = crate::faults(&tree, &[], |_| Swaps::Judged);
            let fault = faults.iter().find(|fault| fault.code == Code::SwapMislabelled);
            assert_eq!(fault.map(|fault| fault.fixable), found, "{swap} {next}");
        }
    }
}
