//! Legal moves: what is wrong with a move, how many legal moves a colour has, and which.
//!
//! Always the strict rules of each game, even for records of programs with looser ones. A colour's legal placements are found through the
//! places it may attach to: every placement that covers one of them and no forbidden place. A place that has been processed counts as
//! forbidden from then on, so that no placement is found twice.

use super::grid::Ground;
use super::state::{Next, SLOTS, State};
use super::table::{Placement, Table};
use super::variants::Variant;
use crate::language::StaticText;
use crate::names;
use crate::sgf::{Code, Fault};
use crate::{Colour, Place, fault};
use std::ops::ControlFlow;

/// Where a colour may not go, and what its pieces must cover.
struct Bounds {
    /// Occupied, or next to own pieces if the rules forbid that.
    forbidden: [bool; SLOTS],
    /// Places of which a piece must cover one.
    wanted: Vec<Place>,
    /// Whether a piece must cover all of `wanted`: the first piece in GembloQ.
    whole: bool,
}

/// The games that differ in how pieces may touch each other.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Joining {
    /// At corners of own pieces, never along an edge.
    Corners,
    /// At junctions where own segments end.
    Junctions,
    /// Along an edge of own pieces.
    Edges,
}

fn joining(variant: Variant) -> Joining {
    match variant.ground() {
        Ground::Nexos => Joining::Junctions,
        Ground::Callisto20 | Ground::Callisto20Narrow | Ground::Callisto16 => Joining::Edges,
        _ => Joining::Corners,
    }
}

impl State {
    fn own_mask(&self, colour: Colour) -> [bool; SLOTS] {
        let mut own = [false; SLOTS];
        self.own_places(colour).for_each(|place| own[place.index()] = true);
        own
    }

    fn bounds(&self, colour: Colour) -> Bounds {
        let mut forbidden = [false; SLOTS];
        self.grid().slots().for_each(|slot| forbidden[slot.index()] = self.is_taken(slot));
        let joining = joining(self.variant());
        if joining != Joining::Edges && self.is_unstarted(colour) {
            let mut wanted = self.grid().starts(colour);
            let whole = self.grid().starts_are_whole();
            if !whole {
                wanted.retain(|place| !forbidden[place.index()]);
            } else if wanted.iter().any(|place| forbidden[place.index()]) {
                wanted.clear();
            }
            return Bounds { forbidden, wanted, whole };
        }
        let near = self.grid().near();
        if joining == Joining::Corners {
            for place in self.own_places(colour) {
                near.edges.of(place).iter().for_each(|beside| forbidden[beside.index()] = true);
            }
        }
        let list = if joining == Joining::Edges { &near.edges } else { &near.corners };
        let mut seen = forbidden;
        let mut wanted = Vec::with_capacity(128);
        for place in self.own_places(colour) {
            for &beside in list.of(place) {
                if !std::mem::replace(&mut seen[beside.index()], true) {
                    wanted.push(beside);
                }
            }
        }
        Bounds { forbidden, wanted, whole: false }
    }

    /// Whether a colour must play a piece `1` now: in Callisto each colour's first two pieces.
    fn must_play_one(&self, colour: Colour) -> bool {
        joining(self.variant()) == Joining::Edges && self.left_of(colour, self.set().one()) > 1
    }

    /// Calls `visit` once for each legal placement of a colour, of one piece or of all, until it breaks.
    fn visit_legal(&self, colour: Colour, only: Option<u8>, visit: &mut dyn FnMut(u16) -> ControlFlow<()>) {
        if colour.index() >= self.variant().colours() as usize {
            return;
        }
        let one = self.set().one();
        let free_one = joining(self.variant()) == Joining::Edges;
        let chosen = |piece: u8| only.is_none_or(|only| only == piece) && self.left_of(colour, piece) > 0;
        let pieces: Vec<u8> = (0..self.set().pieces().len() as u8)
            .filter(|&piece| chosen(piece) && !(free_one && (piece == one || self.must_play_one(colour))))
            .collect();
        let table = Table::of(self.variant());
        if free_one && chosen(one) {
            for id in table.of_piece(one) {
                let place = table.slots(id)[0];
                if !self.is_taken(place) && !self.grid().in_centre(place) && visit(id).is_break() {
                    return;
                }
            }
        }
        if pieces.is_empty() {
            return;
        }
        let Bounds { mut forbidden, wanted, whole } = self.bounds(colour);
        for &place in &wanted {
            for &piece in &pieces {
                for &id in table.covering(place, piece) {
                    let slots = table.slots(id);
                    let fits = slots.iter().all(|slot| !forbidden[slot.index()])
                        && (!whole || wanted.iter().all(|place| slots.contains(place)));
                    if fits && visit(id).is_break() {
                        return;
                    }
                }
            }
            if whole {
                return;
            }
            forbidden[place.index()] = true;
        }
    }

    /// How many legal placements a colour has, whosever turn it is.
    pub fn legal_count(&self, colour: Colour) -> usize {
        let mut count = 0;
        self.visit_legal(colour, None, &mut |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    /// Whether a colour has a legal placement, whosever turn it is.
    pub fn can_move(&self, colour: Colour) -> bool {
        self.has_legal(colour, None)
    }

    /// Whether a colour has a piece and could place it, whosever turn it is.
    pub fn fits_somewhere(&self, colour: Colour, piece: u8) -> bool {
        self.has_legal(colour, Some(piece))
    }

    fn has_legal(&self, colour: Colour, only: Option<u8>) -> bool {
        let mut found = false;
        self.visit_legal(colour, only, &mut |_| {
            found = true;
            ControlFlow::Break(())
        });
        found
    }

    /// All legal placements of a colour, of one piece or of all, large pieces first, always in the same order.
    pub fn placements(&self, colour: Colour, piece: Option<u8>) -> Vec<Placement> {
        let mut ids = Vec::new();
        self.visit_legal(colour, piece, &mut |id| {
            ids.push(id);
            ControlFlow::Continue(())
        });
        ids.sort_unstable();
        let table = Table::of(self.variant());
        ids.into_iter().map(|id| table.placement(id)).collect()
    }

    /// The colour to play: the one in turn or named by the record, or the first after it that can move. `None` when the
    /// game is over.
    pub fn to_play(&self) -> Option<Colour> {
        let (Next::InTurn(first) | Next::Named(first)) = self.next();
        let count = self.variant().colours();
        let mut colour = first;
        for _ in 0..count {
            if self.can_move(colour) {
                return Some(colour);
            }
            colour = colour.next(count);
        }
        None
    }

    /// Whether no colour can move any more.
    pub fn is_over(&self) -> bool {
        self.to_play().is_none()
    }

    /// Why a move of a colour is illegal, most serious first; empty if it is legal. Whose turn it is does not matter.
    pub fn check(&self, colour: Colour, places: &[Place]) -> Vec<Fault> {
        let mut found = Vec::new();
        let variant = self.variant();
        let names = |places: &[Place]| self.grid().write(places).to_uppercase().replace(',', ", ");
        let Some((piece, orientation)) = self.set().identify(self.grid(), places) else {
            let message = message!(
                "form-no-piece",
                "{places} do not form a piece of {gm}",
                places = names(places),
                gm = variant.gm()
            );
            return vec![fault(Code::NotAPiece, message)];
        };
        let kind = self.set().piece(piece);
        if self.left_of(colour, piece) == 0 {
            let name = names::colour(variant.colour_name(colour));
            let message = match kind.count {
                1 => message!(
                    "piece-already-used",
                    "piece {piece} of {name} has already been used",
                    piece = kind.name,
                    name
                ),
                2 => message!(
                    "both-pieces-already-used",
                    "{name} has already used both {piece} pieces",
                    piece = kind.name,
                    name
                ),
                n => message!(
                    "all-pieces-already-used",
                    "{name} has already used all {n} {piece} pieces",
                    n,
                    piece = kind.name,
                    name
                ),
            };
            found.push(fault(Code::PieceUsed, message));
        }
        let taken: Vec<Place> = places.iter().copied().filter(|&place| self.is_taken(place)).collect();
        if !taken.is_empty() {
            let of = self.stone(taken[0]).map_or("", |colour| names::colour(variant.colour_name(colour)));
            let message = message!(
                "overlaps-piece-at",
                "overlaps a {of} piece at {taken}",
                of = of.to_lowercase(),
                taken = names(&taken)
            );
            found.push(fault(Code::Overlap, message));
        }
        if self.crosses(places, (piece, orientation)) {
            let message = message!(
                "passes-straight-through-junction",
                "passes straight through a junction that another piece crosses"
            );
            found.push(fault(Code::Crossing, message));
        }
        match joining(variant) {
            Joining::Edges => self.check_callisto(colour, places, piece, &mut found),
            _ if self.is_unstarted(colour) => self.check_start(colour, places, &mut found),
            joining => self.check_joining(colour, places, joining, &mut found),
        }
        found
    }

    /// Whether a piece of Nexos goes straight through a junction that is taken.
    fn crosses(&self, places: &[Place], (piece, orientation): (u8, u8)) -> bool {
        let Some(&first) = places.first() else { return false };
        let blocked = &self.set().piece(piece).orientations[orientation as usize].blocked;
        blocked.iter().filter_map(|&far| self.grid().slot_from(first, far)).any(|junction| self.is_taken(junction))
    }

    fn check_start(&self, colour: Colour, places: &[Place], found: &mut Vec<Fault>) {
        let starts = self.grid().starts(colour);
        let shared = self.grid().starts_are_shared();
        let whole = self.grid().starts_are_whole();
        let covered = starts.iter().filter(|&start| places.contains(start) && !self.is_taken(*start)).count();
        let enough = if whole { starts.len() } else { 1 };
        if covered >= enough {
            return;
        }
        let name = names::colour(self.variant().colour_name(colour));
        let names = self.grid().write(&starts).to_uppercase().replace(',', ", ");
        let message = match starts.len() {
            1 => say!(
                "first-piece-must-cover",
                "the first piece of {name} must cover the starting point {names}",
                name,
                names
            ),
            _ if whole => say!(
                "first-piece-must-cover-2",
                "the first piece of {name} must cover the whole starting square {names}",
                name,
                names
            ),
            _ if shared => say!(
                "first-piece-must-cover-3",
                "the first piece of {name} must cover one of the free starting points {names}",
                name,
                names
            ),
            _ => say!(
                "first-piece-must-touch",
                "the first piece of {name} must touch its starting junction with one of {names}",
                name,
                names
            ),
        };
        found.push(fault(Code::MissedStart, message));
    }

    fn check_joining(&self, colour: Colour, places: &[Place], joining: Joining, found: &mut Vec<Fault>) {
        let near = self.grid().near();
        let mask = self.own_mask(colour);
        let own = |place: &Place| mask[place.index()];
        let beside = |list: &super::grid::Adjacency, place: Place| list.of(place).iter().any(own);
        if joining == Joining::Corners {
            let side: Vec<Place> = places.iter().copied().filter(|&place| beside(&near.edges, place)).collect();
            if !side.is_empty() {
                let at = self.grid().write(&side).to_uppercase().replace(',', ", ");
                let message =
                    message!("lies-along-own-piece", "touches a piece of the same colour along an edge at {at}", at);
                found.push(fault(Code::EdgeContact, message));
            }
        }
        let attached = |&place: &Place| beside(&near.corners, place) && !beside(&near.edges, place);
        if !places.iter().any(attached) {
            let message = match joining {
                Joining::Junctions => {
                    StaticText("no-segment-joins", "no segment ends where another of the same colour ends")
                }
                _ => StaticText("no-corner-touches", "no corner touches a piece of the same colour"),
            };
            found.push(fault(Code::NoContact, message));
        }
    }

    fn check_callisto(&self, colour: Colour, places: &[Place], piece: u8, found: &mut Vec<Fault>) {
        if piece == self.set().one() {
            if places.iter().any(|&place| self.grid().in_centre(place)) {
                found.push(fault(Code::Centre, message!("piece-1-may-not", "piece 1 may not be placed in the centre")));
            }
            return;
        }
        if self.must_play_one(colour) {
            let name = names::colour(self.variant().colour_name(colour));
            let message = message!("first-two-pieces-must", "the first two pieces of {name} must be 1-pieces", name);
            found.push(fault(Code::OneFirst, message));
        }
        let near = self.grid().near();
        let mask = self.own_mask(colour);
        let own = |place: &Place| mask[place.index()];
        if !places.iter().any(|&place| near.edges.of(place).iter().any(own)) {
            let message = message!("lies-beside-no-own", "is not next to a piece of the same colour");
            found.push(fault(Code::NoContact, message));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play(state: &mut State, colour: usize, text: &str) {
        let places = state.grid().read([text.as_bytes()].into_iter()).places;
        state.play(Colour::ALL[colour], &places);
    }

    fn codes(state: &State, colour: usize, text: &str) -> Vec<Code> {
        let places = state.grid().read([text.as_bytes()].into_iter()).places;
        state.check(Colour::ALL[colour], &places).iter().map(|finding| finding.code).collect()
    }

    #[test]
    fn first_moves_have_their_numbers() {
        let expected: [(&str, &[usize]); 18] = [
            ("classic", &[58; 4]),
            ("classic_2", &[58; 4]),
            ("classic_3", &[58; 4]),
            ("duo", &[414; 2]),
            ("junior", &[189; 2]),
            ("trigon", &[2478; 4]),
            ("trigon_2", &[2478; 4]),
            ("trigon_3", &[2478; 3]),
            ("nexos", &[515; 4]),
            ("nexos_2", &[515; 4]),
            ("callisto", &[264; 4]),
            ("callisto_2", &[120; 2]),
            ("callisto_2_4", &[264; 4]),
            ("callisto_3", &[196; 3]),
            ("gembloq", &[36; 4]),
            ("gembloq_2", &[82; 2]),
            ("gembloq_2_4", &[36; 4]),
            ("gembloq_3", &[112, 82, 82]),
        ];
        for (id, counts) in expected {
            let state = State::start(Variant::of_id(id).unwrap());
            let found: Vec<usize> = state.colours().iter().map(|&colour| state.legal_count(colour)).collect();
            assert_eq!(found, counts, "{id}");
        }
    }

    #[test]
    fn reasons_are_given() {
        let mut state = State::start(Variant::Duo);
        assert_eq!(codes(&state, 0, "a1"), [Code::MissedStart]);
        assert_eq!(codes(&state, 0, "e10,e12"), [Code::NotAPiece]);
        play(&mut state, 0, "e10,f10");
        assert_eq!(codes(&state, 1, "e10"), [Code::Overlap, Code::MissedStart]);
        assert_eq!(codes(&state, 0, "g11,h11"), [Code::PieceUsed]);
        assert_eq!(codes(&state, 0, "g10"), [Code::EdgeContact, Code::NoContact]);
        assert_eq!(codes(&state, 0, "h10"), [Code::NoContact]);
        assert_eq!(codes(&state, 0, "g11"), []);
        assert_eq!(codes(&state, 0, "g11,g10,g9"), [Code::EdgeContact]);
    }

    #[test]
    fn callisto_begins_with_ones() {
        let mut state = State::start(Variant::CallistoTwo);
        assert_eq!(codes(&state, 0, "a8,b8"), [Code::OneFirst, Code::NoContact]);
        assert_eq!(codes(&state, 0, "h8"), [Code::Centre]);
        play(&mut state, 0, "a8");
        assert_eq!(codes(&state, 0, "b8,c8"), [Code::OneFirst]);
        play(&mut state, 0, "c8");
        assert_eq!(codes(&state, 0, "d8,e8"), []);
        assert_eq!(codes(&state, 0, "d7,e7"), [Code::NoContact]);
        assert_eq!(codes(&state, 0, "p8"), []);
    }

    #[test]
    fn junctions_are_crossed_once() {
        let mut state = State::start(Variant::Nexos);
        assert_eq!(codes(&state, 0, "d21,f21"), []);
        play(&mut state, 0, "d21,f21");
        // Straight down through the same junction is barred, a corner there is not.
        assert_eq!(codes(&state, 1, "e20,e22"), [Code::Crossing, Code::MissedStart]);
        assert_eq!(codes(&state, 0, "e20,e22,e18"), [Code::Crossing]);
        assert_eq!(codes(&state, 0, "e20"), []);
        assert_eq!(codes(&state, 0, "j11"), [Code::NoContact]);
    }

    #[test]
    fn a_first_piece_of_gembloq_covers_its_square() {
        let state = State::start(Variant::Gembloq);
        assert_eq!(codes(&state, 0, "b28,c28,b27,c27"), []);
        assert_eq!(codes(&state, 1, "b28,c28,b27,c27"), [Code::MissedStart]);
        assert_eq!(codes(&state, 0, "b28,c28"), [Code::NotAPiece]);
    }

    #[test]
    fn the_number_of_moves_equals_the_legal_moves() {
        // On every board, check each possible placement individually.
        let mut random = fastrand::Rng::with_seed(11);
        for variant in Variant::all().filter(|variant| !variant.id().ends_with("_2") || variant.colours() == 2) {
            let mut state = State::start(variant);
            let table = Table::of(variant);
            for turn in 1..=16 {
                let Some(colour) = state.to_play() else { break };
                if turn % 8 == 0 {
                    let all = (0..table.len() as u16).map(|id| table.placement(id));
                    let legal: Vec<Placement> =
                        all.filter(|placement| state.check(colour, placement.places()).is_empty()).collect();
                    assert_eq!(state.placements(colour, None), legal, "{} at move {turn}", variant.id());
                    assert_eq!(state.legal_count(colour), legal.len());
                }
                let placements = state.placements(colour, None);
                let chosen = placements[random.usize(..placements.len().div_ceil(3))];
                state.play(colour, chosen.places());
            }
        }
    }
}
