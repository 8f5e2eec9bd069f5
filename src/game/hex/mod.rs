//! Hex: stones on a rhombus, two kinds of swap, and the winning chain.
//!
//! Black connects the first row to the last, White the first column to the last. There are no captures, any colour may move at any time,
//! and records may continue after a resignation.

mod game;
pub mod hexworld;
mod state;

use super::{Colour, Kind, Swaps, board::Place, fault, notation};
use crate::sgf::{Code, Dialect, Fault, NodeId, Tree};

pub(super) use game::Hex;
use state::State;

/// How far a swap looks for the move after it.
const LOOKAHEAD: usize = 10_000;

/// A value of B or W.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    Point(Place),
    Pass,
    /// `swap` alone: which kind is a matter of dialect.
    Swap,
    SwapPieces,
    SwapSides,
    Resign,
    Forfeit,
}

/// The kind of swap, and the finding if it was a judgement.
struct SwapReading {
    pieces: bool,
    finding: Option<Fault>,
    /// The later moves mattered.
    looked_ahead: bool,
}

/// Reads the words that are moves but no points.
fn word(text: &[u8]) -> Option<Word> {
    const WORDS: [(&str, Word); 9] = [
        ("", Word::Pass),
        ("pass", Word::Pass),
        ("swap", Word::Swap),
        ("swap-pieces", Word::SwapPieces),
        ("swap-sides", Word::SwapSides),
        ("resign", Word::Resign),
        ("resigns", Word::Resign),
        ("forfeit", Word::Forfeit),
        ("forfeits", Word::Forfeit),
    ];
    WORDS.iter().find(|w| text.eq_ignore_ascii_case(w.0.as_bytes())).map(|w| w.1)
}

/// Decides what a swap in a record means.
///
/// Old HexGui, and tournament scripts with it, wrote `swap-pieces` for what is a swap of sides. The colour that moves
/// next gives it away: after a swap of sides the same letter moves again. Without a next move the program decides.
/// The same tells what `swap` alone means, which the format does not know. In the records of the olympiads of 2000 to 2006
/// that have it, all seven go on with the letter that swapped, and one plays later where a mirrored stone would stand:
/// their sides were swapped. On servers that swap pieces letters alternate. Where nothing follows, it means the pieces to
/// all programs but HexGui.
fn judge_swap(tree: &Tree, kind: &Kind, node: NodeId, colour: Colour, word: Word) -> SwapReading {
    let plain = |pieces| SwapReading { pieces, finding: None, looked_ahead: false };
    match (kind.swaps(), word) {
        (Swaps::Pieces, _) => return plain(true),
        (Swaps::Sides, _) | (Swaps::AsWritten, Word::SwapSides) => return plain(false),
        (Swaps::AsWritten, Word::SwapPieces) => return plain(true),
        (_, Word::Swap) if kind.identity().is(Dialect::LittleGolem) => return plain(true),
        (Swaps::AsWritten, _) => return plain(!kind.identity().is_by_hexgui()),
        (Swaps::Judged, _) => {}
    }
    let next = next_mover(tree, kind, node);
    if word == Word::SwapSides {
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
        (Word::Swap, Some(next)) => (next != colour, None),
        (Word::Swap, None) if kind.identity().is_by_hexgui() => {
            (false, Some(message!("swap-as-hexgui", "\"swap\" alone is read as in HexGui: the sides are swapped")))
        }
        (Word::Swap, None) => (true, Some(message!("swap-of-pieces", "\"swap\" alone is read as a swap of pieces"))),
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
    let code = if word == Word::Swap { Code::SwapAmbiguous } else { Code::SwapMislabelled };
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

/// The word of a raw value, or the place it names.
fn read(kind: &Kind, raw: &[u8]) -> Result<Word, super::Misread> {
    match word(&notation::squeeze(raw)) {
        Some(word) => Ok(word),
        None => kind.place(raw).map(Word::Point),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_move_tells_one_swap_from_the_other() {
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
            let faults = crate::game::faults(&tree, &[], |_| Swaps::Judged);
            let fault = faults.iter().find(|fault| fault.code == Code::SwapMislabelled);
            assert_eq!(fault.map(|fault| fault.fixable), found, "{swap} {next}");
        }
    }

    #[test]
    fn words_in_any_case() {
        assert_eq!(word(b"SWAP"), Some(Word::Swap));
        assert_eq!(word(b"Swap-Pieces"), Some(Word::SwapPieces));
        assert_eq!(word(b""), Some(Word::Pass));
        assert_eq!(word(b"a1"), None);
    }
}
