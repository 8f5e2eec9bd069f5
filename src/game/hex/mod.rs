//! Hex: stones on a rhombus, two kinds of swap, and the chain that wins.
//!
//! Black joins the first row to the last, White the first column to the last. Nothing is ever captured, any colour may
//! move at any time, and records go on after a resignation.

mod findings;
pub mod hexworld;

pub(super) use findings::RULES;

use super::{Colour, Dialect, Kind, Swaps, board::Place, fault, notation, stones::Stones};
use crate::sgf::{Code, Fault, NodeId, Tree};
use std::collections::VecDeque;

/// How far a swap looks for the move after it.
const LOOKAHEAD: usize = 10_000;

/// A value of B or W.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    Point(Place),
    Pass,
    /// `swap` alone: which kind is a matter of dialect.
    Swap,
    SwapPieces,
    SwapSides,
    Resign,
    Forfeit,
}

/// Which swap is meant, and the finding if that is a judgement.
pub(super) struct SwapReading {
    pub(super) pieces: bool,
    pub(super) finding: Option<Fault>,
    /// The moves after it had a say.
    pub(super) looked_ahead: bool,
}

/// Reads the words that are moves but no points.
pub(super) fn word(text: &[u8]) -> Option<Word> {
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
/// The word `swap` alone means the pieces to all programs but HexGui; a doubt about that is only told.
pub(super) fn judge_swap(tree: &Tree, kind: &Kind, node: NodeId, colour: Colour, word: Word) -> SwapReading {
    let plain = |pieces| SwapReading { pieces, finding: None, looked_ahead: false };
    match (kind.swaps(), word) {
        (Swaps::Pieces, _) => return plain(true),
        (Swaps::Sides, _) | (_, Word::SwapSides) => return plain(false),
        (Swaps::AsWritten, Word::SwapPieces) => return plain(true),
        (_, Word::Swap) if kind.dialect() == Dialect::LittleGolem => return plain(true),
        (Swaps::AsWritten, _) => return plain(!is_hexgui(kind.program())),
        (Swaps::Judged, _) => {}
    }
    let next = next_mover(tree, kind, node);
    let (pieces, finding) = match (word, next) {
        (Word::Swap, _) if is_hexgui(kind.program()) => {
            (false, Some("\"swap\" alone is read as HexGui does: the sides are swapped"))
        }
        (Word::Swap, Some(next)) if next == colour => (
            true,
            Some(
                "\"swap\" alone is read as a swap of pieces, but the same colour moves next, as if the sides were swapped",
            ),
        ),
        (Word::Swap, _) => (true, Some("\"swap\" alone is read as a swap of pieces")),
        (_, Some(next)) if next == colour => {
            (false, Some("the same colour moves next, so the sides are swapped here, not the pieces"))
        }
        (_, None) if mislabels_swaps(kind.program()) => {
            (false, Some("this program wrote swap-pieces for a swap of sides"))
        }
        _ => (true, None),
    };
    let code = if word == Word::Swap { Code::SwapAmbiguous } else { Code::SwapMislabelled };
    SwapReading { pieces, finding: finding.map(|words| fault(code, words)), looked_ahead: true }
}

fn is_hexgui(program: &str) -> bool {
    program.starts_with("HexGui")
}

/// HexGui 0.0 to 0.9 and 1.0; not 0.10, which came later than both.
fn mislabels_swaps(program: &str) -> bool {
    let Some(version) = program.strip_prefix("HexGui:") else { return false };
    let mut numbers = version.split(|c: char| !c.is_ascii_digit());
    match (numbers.next(), numbers.next()) {
        (Some("0"), Some(minor)) => minor.len() == 1,
        (Some("1"), Some("0")) => true,
        _ => false,
    }
}

/// The colour of the first move after a node, along the main line but for moves beside it.
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

/// What stands on a Hex board.
#[derive(Clone, Debug)]
pub(super) struct State {
    pub(super) stones: Stones,
}

impl State {
    pub(super) fn new(columns: u16, rows: u16) -> State {
        State { stones: Stones::new(columns, rows) }
    }

    /// Recolours and mirrors every stone. On a board that is not square there is no diagonal, and nothing happens.
    pub(super) fn swap_pieces(&mut self) -> bool {
        if self.stones.columns() != self.stones.rows() {
            return false;
        }
        let mut swapped = Stones::new(self.stones.columns(), self.stones.rows());
        for place in self.stones.places() {
            if let Some(colour) = self.stones.at(place) {
                let mirrored = self.mirror(place);
                swapped.put(mirrored, colour.opponent(), self.stones.number(place));
            }
        }
        self.stones = swapped;
        true
    }

    fn mirror(&self, place: Place) -> Place {
        let (column, row) = self.stones.cell(place);
        self.stones.place(row, column).unwrap_or(place)
    }

    /// The places with stones, if there are few: where a swap shows.
    pub(super) fn few_stones(&self) -> Vec<Place> {
        let stones: Vec<Place> = self.stones.places().filter(|&p| self.stones.at(p).is_some()).take(3).collect();
        if stones.len() < 3 { stones } else { Vec::new() }
    }

    /// The colour whose stones join its two edges.
    pub(super) fn winner(&self) -> Option<Colour> {
        [Colour::BLACK, Colour::WHITE].into_iter().find(|&colour| !self.chain(colour).is_empty())
    }

    /// A shortest chain of a colour from one of its edges to the other; empty if there is none.
    pub(super) fn chain(&self, colour: Colour) -> Vec<Place> {
        const UNSEEN: u16 = u16::MAX;
        let stones = &self.stones;
        let (columns, rows) = (i32::from(stones.columns()), i32::from(stones.rows()));
        let ends: Vec<Place> = match colour {
            Colour::BLACK => (0..columns).filter_map(|c| stones.place(c, 0)).collect(),
            _ => (0..rows).filter_map(|r| stones.place(0, r)).collect(),
        };
        let arrived = |place: Place| {
            let (column, row) = stones.cell(place);
            if colour == Colour::BLACK { row == rows - 1 } else { column == columns - 1 }
        };
        let mut from = vec![UNSEEN; stones.len()];
        let mut queue = VecDeque::new();
        for place in ends.into_iter().filter(|&p| stones.at(p) == Some(colour)) {
            from[place.index()] = place.0;
            queue.push_back(place);
        }
        while let Some(place) = queue.pop_front() {
            if arrived(place) {
                let mut chain = vec![place];
                let mut at = place;
                while from[at.index()] != at.0 {
                    at = Place(from[at.index()]);
                    chain.push(at);
                }
                chain.reverse();
                return chain;
            }
            for next in stones.touching(place) {
                if from[next.index()] == UNSEEN && stones.at(next) == Some(colour) {
                    from[next.index()] = place.0;
                    queue.push_back(next);
                }
            }
        }
        Vec::new()
    }
}

/// The word of a raw value, or the place it names.
pub(super) fn read(kind: &Kind, raw: &[u8]) -> Result<Word, super::Misread> {
    match word(&notation::squeeze(raw)) {
        Some(word) => Ok(word),
        None => kind.place(raw).map(Word::Point),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fill(columns: u16, rows: u16, random: &mut fastrand::Rng) -> State {
        let mut state = State::new(columns, rows);
        for place in state.stones.places() {
            let colour = if random.bool() { Colour::BLACK } else { Colour::WHITE };
            state.stones.put(place, colour, 1);
        }
        state
    }

    #[test]
    fn a_full_board_has_exactly_one_connected_colour() {
        let mut random = fastrand::Rng::with_seed(11);
        for (columns, rows) in [(1, 1), (1, 7), (2, 3), (6, 7), (11, 11), (19, 13), (63, 63)] {
            for _ in 0..12 {
                let state = fill(columns, rows, &mut random);
                let black = !state.chain(Colour::BLACK).is_empty();
                let white = !state.chain(Colour::WHITE).is_empty();
                assert!(black != white, "{columns} by {rows}");
            }
        }
    }

    #[test]
    fn the_winning_chain_joins_its_edges_without_a_gap() {
        let mut random = fastrand::Rng::with_seed(12);
        for _ in 0..200 {
            let state = fill(9, 8, &mut random);
            let winner = state.winner().unwrap();
            let chain = state.chain(winner);
            let line = |place: &Place| {
                let (column, row) = state.stones.cell(*place);
                if winner == Colour::BLACK { row } else { column }
            };
            assert_eq!(line(&chain[0]), 0);
            assert_eq!(line(&chain[chain.len() - 1]), if winner == Colour::BLACK { 7 } else { 8 });
            for pair in chain.windows(2) {
                assert!(state.stones.touching(pair[0]).any(|p| p == pair[1]));
                assert_eq!(state.stones.at(pair[1]), Some(winner));
            }
        }
    }

    #[test]
    fn swapping_pieces_twice_is_the_identity() {
        let mut random = fastrand::Rng::with_seed(13);
        for side in [1, 5, 11] {
            let mut state = fill(side, side, &mut random);
            for _ in 0..side * side / 2 {
                let place = Place(random.u16(0..side * side));
                state.stones.clear(place);
            }
            let before = state.stones.clone();
            assert!(state.swap_pieces());
            assert!(before.occupied() == 0 || state.stones != before, "something changed");
            assert!(state.swap_pieces());
            assert_eq!(state.stones, before);
        }
        assert!(!State::new(3, 4).swap_pieces());
    }

    #[test]
    fn the_versions_that_mislabel_swaps() {
        for program in ["HexGui:0.9", "HexGui:0.4.2", "HexGui:1.0.", "HexGui:1.0.GIT"] {
            assert!(mislabels_swaps(program), "{program}");
        }
        for program in ["HexGui:0.10", "HexGui:0.10.GIT", "HexGui:2.0", "HexGui", "PlayHex:1.0.0", ""] {
            assert!(!mislabels_swaps(program), "{program}");
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
