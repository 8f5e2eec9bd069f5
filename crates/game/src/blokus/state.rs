//! The pieces on the board, in the order they were placed, legal or not.
//!
//! Placing a piece never fails. A piece on occupied places covers what was there; the lower piece is kept, and reappears when the upper one
//! is removed. If there are many hundred covered pieces, which no real game has, only the latest are kept.

use super::grid::{Grid, grid};
use super::pieces::Set;
use super::variants::Variant;
use crate::{Colour, Place, Position};

/// Most kinds of pieces in a set.
pub(super) const KINDS: usize = 24;
/// No board has more slots.
pub(super) const SLOTS: usize = 1600;
/// Words of a mask of slots.
const MASK: usize = SLOTS / 64;
/// Pieces that are remembered although others cover them.
const COVERED: usize = 256;

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PieceOnBoard {
    pub colour: Colour,
    /// Piece and orientation; `None` for cells that form no piece.
    pub kind: Option<(u8, u8)>,
    /// Where its slots start in `State::slots`, the number of its places and that of all its slots.
    start: u32,
    places: u16,
    slots: u16,
    /// The number of the move, 0 for what a setup put there.
    number: u32,
    /// Whether it came by a move, even if a later setup ended the numbering.
    played: bool,
}

/// A piece on the board, as others see it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlacedPiece<'a> {
    /// Whose it is.
    pub colour: Colour,
    /// Its name; empty for cells that form no piece.
    pub name: &'static str,
    /// The piece and the orientation in the variant's set.
    pub kind: Option<(u8, u8)>,
    /// The places it was put on, in ascending order.
    pub places: &'a [Place],
    /// The place that carries the number.
    pub label: Place,
    /// The number of the move, `None` for setup.
    pub number: Option<u32>,
}

/// Who is next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The colour in turn; a colour that cannot move is passed over.
    InTurn(Colour),
    /// The colour that the record names.
    Named(Colour),
}

/// A position of a game of the Blokus family.
#[derive(Clone, Debug)]
pub struct State {
    variant: Variant,
    grid: &'static Grid,
    set: &'static Set,
    /// For every slot 0, or one more than the index of the topmost piece.
    at: Vec<u32>,
    /// The places of each colour's pieces, a bit each, also where another piece covers them.
    own: Vec<[u64; MASK]>,
    standing: Vec<PieceOnBoard>,
    slots: Vec<Place>,
    /// More pieces than this are looked through for covered ones that can be forgotten.
    most: usize,
    /// The pieces from here on may have numbers.
    numbered: usize,
    /// How many pieces a colour has put on the board.
    put: [u32; 4],
    /// How many of each piece a colour has put on the board.
    used: [[u8; KINDS]; 4],
    next: Next,
    number: u32,
}

/// Queries for games of the family.
impl Position {
    /// The Blokus state of a position; `None` in other games.
    pub fn blokus(&self) -> Option<&State> {
        self.state_as()
    }
}

impl State {
    /// The empty board with the first colour to move.
    pub fn start(variant: Variant) -> State {
        let grid = grid(variant);
        State {
            variant,
            grid,
            set: variant.set(),
            at: vec![0; grid.len()],
            own: vec![[0; MASK]; 4],
            standing: Vec::new(),
            slots: Vec::new(),
            most: 2 * COVERED,
            numbered: 0,
            put: [0; 4],
            used: [[0; KINDS]; 4],
            next: Next::InTurn(Colour::BLACK),
            number: 0,
        }
    }

    /// The variant.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The cells of the board.
    pub fn grid(&self) -> &'static Grid {
        self.grid
    }

    /// The pieces of a colour.
    pub fn set(&self) -> &'static Set {
        self.set
    }

    /// The colours that play, in turn.
    pub fn colours(&self) -> &'static [Colour] {
        &Colour::ALL[..self.variant.colours() as usize]
    }

    /// Puts places down for a colour without a look at the rules. `kind` is the piece they form.
    ///
    /// `places` must be ascending, each once, and on the board. `number` is that of the move, `None` for setup.
    fn put(&mut self, colour: Colour, places: &[Place], kind: Option<(u8, u8)>, number: Option<u32>) {
        if self.standing.len() >= self.most {
            self.forget_covered();
        }
        let start = self.slots.len() as u32;
        self.slots.extend_from_slice(places);
        if let (Some((piece, n)), Some(&first)) = (kind, places.first()) {
            let blocked = &self.set.piece(piece).orientations[n as usize].blocked;
            self.slots.extend(blocked.iter().filter_map(|&far| self.grid.slot_from(first, far)));
            let used = &mut self.used[colour.index()][piece as usize];
            *used = used.saturating_add(1);
        }
        self.standing.push(PieceOnBoard {
            colour,
            kind,
            start,
            places: places.len() as u16,
            slots: (self.slots.len() as u32 - start) as u16,
            number: number.unwrap_or(0),
            played: number.is_some(),
        });
        let count = &mut self.put[colour.index()];
        *count = count.saturating_add(1);
        self.mark_own(colour, start as usize, places.len());
        let top = self.standing.len() as u32;
        self.slots[start as usize..].iter().for_each(|slot| self.at[slot.index()] = top);
    }

    /// Forgets pieces of which nothing is to be seen, save the latest.
    fn forget_covered(&mut self) {
        let mut stays = self.are_in_view();
        let covered = stays.iter_mut().rev().filter(|stays| !**stays);
        covered.take(COVERED).for_each(|stays| *stays = true);
        let slots = std::mem::take(&mut self.slots);
        let mut kept = Vec::with_capacity(self.standing.len() / 2);
        for (piece, _) in self.standing.iter().zip(stays).filter(|(_, stays)| *stays) {
            let from = piece.start as usize;
            kept.push(PieceOnBoard { start: self.slots.len() as u32, ..*piece });
            self.slots.extend_from_slice(&slots[from..from + usize::from(piece.slots)]);
        }
        self.most = 2 * (kept.len() + COVERED);
        (self.standing, self.numbered) = (kept, 0);
        self.spread();
    }

    fn mark_own(&mut self, colour: Colour, start: usize, count: usize) {
        let own = &mut self.own[colour.index()];
        self.slots[start..start + count].iter().for_each(|place| own[place.index() / 64] |= 1 << (place.index() % 64));
    }

    /// The places of a colour's pieces, ascending, also where another piece covers them: a covered piece still stands
    /// there.
    pub(super) fn own_places(&self, colour: Colour) -> impl Iterator<Item = Place> {
        self.own[colour.index()].iter().zip(0..).flat_map(|(&word, n)| {
            let bits = std::iter::successors(Some(word), |word| Some(word & word.wrapping_sub(1)));
            bits.take_while(|&word| word != 0).map(move |word| Place(n * 64 + word.trailing_zeros() as u16))
        })
    }

    /// A setup piece. Ends the numbering of moves, see [`begin_setup`](State::begin_setup).
    pub fn add(&mut self, colour: Colour, places: &[Place]) {
        self.put(colour, places, self.set.identify(self.grid, places), None);
    }

    /// Makes everything on the board setup: numbering restarts with the next move.
    pub fn begin_setup(&mut self) {
        self.number = 0;
        self.standing[self.numbered..].iter_mut().for_each(|piece| piece.number = 0);
        self.numbered = self.standing.len();
    }

    /// Removes the piece, of any colour, that was put on exactly these places. Says whether there was one.
    pub fn erase(&mut self, places: &[Place]) -> bool {
        let Some(gone) = self.standing.iter().rposition(|piece| self.places_of(piece) == places) else {
            return false;
        };
        let piece = self.standing.remove(gone);
        if let Some((kind, _)) = piece.kind {
            let used = &mut self.used[piece.colour.index()][kind as usize];
            *used = used.saturating_sub(1);
        }
        let count = &mut self.put[piece.colour.index()];
        *count = count.saturating_sub(1);
        self.numbered -= usize::from(gone < self.numbered);
        self.slots.drain(piece.start as usize..piece.start as usize + usize::from(piece.slots));
        self.standing[gone..].iter_mut().for_each(|later| later.start -= u32::from(piece.slots));
        self.spread();
        true
    }

    /// Recomputes what is on each slot.
    fn spread(&mut self) {
        self.at.fill(0);
        self.own.fill([0; MASK]);
        for n in 0..self.standing.len() {
            let piece = self.standing[n];
            self.mark_own(piece.colour, piece.start as usize, piece.places as usize);
            let slots = piece.start as usize..piece.start as usize + piece.slots as usize;
            self.slots[slots].iter().for_each(|slot| self.at[slot.index()] = n as u32 + 1);
        }
    }

    /// A move, legal or not. The next colour is in turn afterwards.
    pub fn play(&mut self, colour: Colour, places: &[Place]) {
        self.pass(colour);
        self.put(colour, places, self.set.identify(self.grid, places), Some(self.number));
    }

    /// The readable part of a move: its places are taken, but are no piece even if they look like one.
    pub(super) fn play_fragment(&mut self, colour: Colour, places: &[Place]) {
        self.pass(colour);
        self.put(colour, places, None, Some(self.number));
    }

    /// A turn without a piece, or before its piece is put down. It counts as a move.
    pub fn pass(&mut self, colour: Colour) {
        self.number += 1;
        self.next = Next::InTurn(colour.next(self.variant.colours()));
    }

    /// Names the colour that plays next.
    pub fn set_next(&mut self, colour: Colour) {
        self.next = Next::Named(colour);
    }

    /// The colour whose turn it is, or that the record names, whether it can move or not.
    pub fn next(&self) -> Next {
        self.next
    }

    /// Moves since the last setup.
    pub fn move_number(&self) -> u32 {
        self.number
    }

    pub(super) fn places_of(&self, piece: &PieceOnBoard) -> &[Place] {
        &self.slots[piece.start as usize..piece.start as usize + piece.places as usize]
    }

    /// Whether a slot is taken: a place, or a junction of Nexos that a piece passes straight through.
    pub(super) fn is_taken(&self, slot: Place) -> bool {
        self.at[slot.index()] != 0
    }

    /// The pieces in the order in which they came to the board.
    pub fn pieces(&self) -> impl DoubleEndedIterator<Item = PlacedPiece<'_>> + ExactSizeIterator {
        self.standing.iter().map(|piece| self.view(piece))
    }

    /// The pieces of which something is to be seen, in that order: no more than the board has slots, whatever a record puts there.
    pub(super) fn in_view(&self) -> impl Iterator<Item = PlacedPiece<'_>> {
        let seen = self.are_in_view();
        self.standing.iter().zip(seen).filter(|(_, seen)| *seen).map(|(piece, _)| self.view(piece))
    }

    /// Of which pieces something is to be seen.
    fn are_in_view(&self) -> Vec<bool> {
        let mut seen = vec![false; self.standing.len()];
        self.at.iter().filter(|&&top| top > 0).for_each(|&top| seen[top as usize - 1] = true);
        seen
    }

    fn view(&self, piece: &PieceOnBoard) -> PlacedPiece<'_> {
        let places = self.places_of(piece);
        let kind = piece.kind.map(|(kind, _)| self.set.piece(kind));
        let label = piece.kind.zip(kind).map_or(0, |((_, n), kind)| kind.orientations[n as usize].label as usize);
        PlacedPiece {
            colour: piece.colour,
            name: kind.map_or("", |kind| kind.name),
            kind: piece.kind,
            places,
            label: places.get(label).copied().unwrap_or(Place(0)),
            number: (piece.number > 0).then_some(piece.number),
        }
    }

    /// The piece on a place.
    pub fn piece_at(&self, place: Place) -> Option<PlacedPiece<'_>> {
        let top = *self.at.get(place.index())? as usize;
        Some(self.view(self.standing.get(top.checked_sub(1)?)?))
    }

    /// The colour on a place.
    pub fn stone(&self, place: Place) -> Option<Colour> {
        let top = *self.at.get(place.index())? as usize;
        Some(self.standing.get(top.checked_sub(1)?)?.colour)
    }

    /// Whether a colour has no piece on the board yet.
    pub fn is_unstarted(&self, colour: Colour) -> bool {
        self.own[colour.index()].iter().all(|&word| word == 0)
    }

    /// How many of a piece a colour still has.
    pub fn left_of(&self, colour: Colour, piece: u8) -> u32 {
        let used = self.used[colour.index()][piece as usize];
        self.set.piece(piece).count.saturating_sub(used) as u32
    }

    /// A colour's remaining pieces: their names in the order of the set and how many of each.
    pub fn left(&self, colour: Colour) -> Vec<(&'static str, u32)> {
        let pieces = self.set.pieces().iter().zip(0..);
        let left = pieces.map(|(kind, piece)| (kind.name, self.left_of(colour, piece)));
        left.filter(|&(_, count)| count > 0).collect()
    }

    /// The bonus that a colour has earned: for having placed everything, and for the piece `1` in the last move.
    pub fn bonus(&self, colour: Colour) -> f32 {
        let bonus = self.variant.bonus();
        if (0..self.set.pieces().len() as u8).any(|piece| self.left_of(colour, piece) > 0) {
            return 0.0;
        }
        let last = self.standing.iter().rev().find(|piece| piece.colour == colour && piece.played);
        let one = last.and_then(|piece| piece.kind).is_some_and(|(piece, _)| piece == self.set.one());
        bonus.all + if one { bonus.one_last } else { 0.0 }
    }

    /// The points of a colour, bonus included.
    pub fn points(&self, colour: Colour) -> f32 {
        let pieces = self.set.pieces().iter().zip(&self.used[colour.index()]);
        pieces.map(|(kind, &used)| kind.points * used as f32).sum::<f32>() + self.bonus(colour)
    }

    /// The player, from 0, whose turn it is when this colour is. The shared colour of three players goes round.
    pub fn player_to_move(&self, colour: Colour) -> u8 {
        self.variant
            .player(colour)
            .unwrap_or_else(|| (self.put[colour.index()] % u32::from(self.variant.players())) as u8)
    }

    /// The points of each player. The shared colour of three players is not counted.
    pub fn player_points(&self) -> Vec<f32> {
        let mut points = vec![0.0; self.variant.players() as usize];
        for &colour in self.colours() {
            if let Some(player) = self.variant.player(colour) {
                points[player as usize] += self.points(colour);
            }
        }
        points
    }

    /// The current leaders: one player, or several in a tie. Callisto has no ties.
    pub fn leaders(&self) -> Vec<u8> {
        let points = self.player_points();
        let most = points.iter().copied().fold(f32::MIN, f32::max);
        let mut leaders: Vec<u8> = (0..points.len() as u8).filter(|&player| points[player as usize] == most).collect();
        if self.variant.later_starter_wins_ties() {
            leaders.drain(..leaders.len() - 1);
        }
        leaders
    }
}

impl PartialEq for State {
    /// The same pieces in the same order, the same move number and the same turn.
    fn eq(&self, other: &State) -> bool {
        self.variant == other.variant
            && self.next == other.next
            && self.number == other.number
            && self.at == other.at
            && self.pieces().eq(other.pieces())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn put(state: &mut State, text: &str) -> Vec<Place> {
        state.grid().read([text.as_bytes()].into_iter()).places
    }

    #[test]
    fn a_covered_piece_comes_to_light_again() {
        let mut state = State::start(Variant::Duo);
        let below = put(&mut state, "e10,f10");
        let above = put(&mut state, "f10,g10,h10");
        state.play(Colour::BLACK, &below);
        let before = state.clone();
        state.play(Colour::WHITE, &above);
        assert_eq!(state.stone(below[1]), Some(Colour::WHITE));
        assert_eq!((state.points(Colour::BLACK), state.points(Colour::WHITE)), (2.0, 3.0));
        assert!(state.erase(&above) && !state.erase(&above));
        assert_eq!(state.stone(below[1]), Some(Colour::BLACK));
        assert_eq!(state.left(Colour::WHITE), before.left(Colour::WHITE));
        assert_eq!(state.piece_at(below[1]).unwrap().number, Some(1));
    }

    #[test]
    fn nonsense_of_any_length_keeps_its_places() {
        let mut state = State::start(Variant::Duo);
        let (one, two) = (put(&mut state, "e10"), put(&mut state, "g8,h8"));
        for _ in 0..u16::MAX / 2 + 1 {
            state.play(Colour::BLACK, &one);
            state.play(Colour::WHITE, &two);
        }
        assert_eq!((state.stone(one[0]), state.stone(two[0])), (Some(Colour::BLACK), Some(Colour::WHITE)));
        assert!(state.own_places(Colour::BLACK).eq(one) && state.own_places(Colour::WHITE).eq(two));
    }

    /// The same piece again and again leaves a state of a certain size, whatever is taken away again.
    #[test]
    fn covered_pieces_are_forgotten() {
        let mut state = State::start(Variant::Classic);
        let corner = put(&mut state, "a1");
        state.play(Colour::WHITE, &corner);
        for n in 0..5_000 {
            let place = [Place(n % 400)];
            state.begin_setup();
            state.add(Colour::BLACK, &place);
            if n % 3 == 0 {
                assert!(state.erase(&place) || n > 400);
                state.play(Colour::WHITE, &place);
            }
            assert!(state.standing.len() <= 4 * (400 + COVERED), "{n}");
            assert!(state.slots.len() <= state.standing.len() + 1, "{n}");
        }
        assert_eq!(state.in_view().count(), 400);
        let top = state.piece_at(Place(4_999 % 400)).map(|piece| (piece.colour, piece.places.to_vec()));
        assert_eq!(top, Some((Colour::BLACK, vec![Place(4_999 % 400)])));
        assert!(state.pieces().filter(|piece| piece.number.is_some()).count() <= 1);
    }

    #[test]
    fn a_setup_ends_the_numbering() {
        let mut state = State::start(Variant::Duo);
        let (first, second) = (put(&mut state, "e10"), put(&mut state, "g8,h8"));
        state.play(Colour::BLACK, &first);
        state.begin_setup();
        state.add(Colour::WHITE, &second);
        assert!(state.pieces().all(|piece| piece.number.is_none()));
        assert_eq!((state.move_number(), state.next()), (0, Next::InTurn(Colour::WHITE)));
    }

    #[test]
    fn the_bonus_requires_the_monomino_last() {
        // All pieces placed anywhere: the bonus does not depend on legality.
        let all = |last_is_one: bool, variant: Variant| {
            let mut state = State::start(variant);
            let mut order: Vec<u8> = (0..state.set().pieces().len() as u8).collect();
            if !last_is_one {
                order.rotate_right(1);
            }
            for piece in order {
                for _ in 0..state.set().piece(piece).count {
                    let orientation = &state.set().piece(piece).orientations[0];
                    let first = state.grid().slots().find(|&slot| {
                        let (x, y) = state.grid().cell(slot);
                        let cells = orientation.cells.iter();
                        state.grid().cell_type(slot) == orientation.first_type
                            && cells
                                .clone()
                                .all(|c| state.grid().slot(x as i32 + c.0 as i32, y as i32 + c.1 as i32).is_some())
                    });
                    let (x, y) = state.grid().cell(first.unwrap());
                    let cells = orientation.cells.iter();
                    let places: Vec<Place> =
                        cells.filter_map(|c| state.grid().slot(x as i32 + c.0 as i32, y as i32 + c.1 as i32)).collect();
                    state.play(Colour::BLACK, &places);
                }
            }
            state.points(Colour::BLACK)
        };
        assert_eq!(all(true, Variant::Classic), 109.0);
        assert_eq!(all(false, Variant::Classic), 104.0);
        assert_eq!((all(true, Variant::Trigon), all(false, Variant::TrigonThree)), (130.0, 125.0));
        assert_eq!((all(true, Variant::Nexos), all(false, Variant::Nexos)), (94.0, 94.0));
        assert_eq!((all(true, Variant::Junior), all(true, Variant::Callisto)), (88.0, 68.0));
        assert_eq!(all(true, Variant::Gembloq), 82.5);
    }

    #[test]
    fn ties_go_to_the_later_starter_in_callisto() {
        let leaders = |variant| State::start(variant).leaders();
        assert_eq!(leaders(Variant::CallistoTwoFour), [1]);
        assert_eq!(leaders(Variant::Callisto), [3]);
        assert_eq!(leaders(Variant::ClassicThree), [0, 1, 2]);
    }
}
