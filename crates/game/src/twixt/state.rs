//! The state of a TwixT game: pegs and links, two kinds of swap, and the winning chain.

use super::{
    Links,
    game::{own_links_cross, parts},
    links::{STEPS, neighbour, step},
};
use crate::capabilities::Linked;
use crate::sgf::{Code, Dialect, Fault};
use crate::{
    Colour, Kind, Move, Place, fault,
    look::{Link, Look},
    setup,
    state::{Effect, GameState, Mover, Setup, of_stones},
    stones::{PEG, Stones, off_board, target},
};

/// Pegs and links.
#[derive(Clone, Debug)]
pub(super) struct State {
    pub(super) stones: Stones,
    pub(super) links: Links,
    /// Who joins the first row to the last, and begins.
    down: Colour,
    /// Links of one side may cross each other.
    own_cross: bool,
}

impl State {
    /// White joins top and bottom and begins; on Little Golem that player has the first letter.
    pub(super) fn start(kind: &Kind) -> State {
        let stones = Stones::new(kind.columns(), kind.rows());
        let golem = kind.identity().is(Dialect::LittleGolem);
        let down = if golem { Colour::BLACK } else { Colour::WHITE };
        State { links: Links::none(stones.len()), stones, down, own_cross: own_links_cross(kind) }
    }

    /// Whether a hole is in the first or last column, and whether in the first or last row.
    fn borders(&self, hole: Place) -> (bool, bool) {
        let (column, row) = self.stones.cell(hole);
        let last = (i32::from(self.stones.columns()) - 1, i32::from(self.stones.rows()) - 1);
        (column == 0 || column == last.0, row == 0 || row == last.1)
    }

    fn is_hole(&self, place: Place) -> bool {
        self.borders(place) != (true, true)
    }

    /// Whether a hole is in the border of the other side.
    fn is_forbidden(&self, colour: Colour, hole: Place) -> bool {
        let (column, row) = self.borders(hole);
        if colour == self.down { column } else { row }
    }

    /// The free holes that a colour may put a peg into.
    fn holes(&self, colour: Colour) -> impl Iterator<Item = Place> {
        self.stones.empty().filter(move |&hole| self.is_hole(hole) && !self.is_forbidden(colour, hole))
    }

    /// Whether a link between two pegs of a colour can be put in.
    pub(super) fn can_link(&self, colour: Colour, peg: Place, step: usize) -> bool {
        let own = |place: Option<Place>| place.is_some_and(|place| self.stones.at(place) == Some(colour));
        let bars = |end: Place| !self.own_cross || self.stones.at(end) != Some(colour);
        own(Some(peg))
            && own(neighbour(&self.stones, peg, step))
            && !self.links.crossing(&self.stones, peg, step).any(bars)
    }

    /// Takes a peg away, and its links with it.
    fn lift(&mut self, peg: Place) {
        for step in 0..8 {
            if self.links.has(peg, step) {
                self.links.set(&self.stones, peg, step, false);
            }
        }
        self.stones.clear(peg);
    }

    /// Puts a peg into a hole, and every link to it that can be.
    fn put(&mut self, hole: Place, colour: Colour, number: u32) {
        self.lift(hole);
        self.stones.put(hole, colour, number);
        for step in 0..8 {
            if self.can_link(colour, hole, step) {
                self.links.set(&self.stones, hole, step, true);
            }
        }
    }

    /// Takes away an own link between two holes, or the one with the same middle, unless the peg that is to come brings the link
    /// that is named. Returns whether there was one.
    fn unlink(&mut self, colour: Colour, ends: (Place, Place), to_come: Option<Place>) -> bool {
        let is_new = to_come.is_some_and(|peg| ends.0 == peg || ends.1 == peg);
        let found = self
            .candidates(ends)
            .into_iter()
            .take(if is_new { 1 } else { 2 })
            .flatten()
            .find(|&(peg, step)| self.links.has(peg, step) && self.stones.at(peg) == Some(colour));
        let Some((peg, step)) = found else { return false };
        self.links.set(&self.stones, peg, step, false);
        true
    }

    fn link(&mut self, colour: Colour, ends: (Place, Place)) -> bool {
        let found = self
            .candidates(ends)
            .into_iter()
            .flatten()
            .find(|&(peg, step)| self.links.has(peg, step) || self.can_link(colour, peg, step));
        let Some((peg, step)) = found.filter(|&(peg, _)| self.stones.at(peg) == Some(colour)) else { return false };
        self.links.set(&self.stones, peg, step, true);
        true
    }

    /// The link between two holes, and the one that crosses it in their middle.
    fn candidates(&self, (a, b): (Place, Place)) -> [Option<(Place, usize)>; 2] {
        let ((ca, ra), (cb, rb)) = (self.stones.cell(a), self.stones.cell(b));
        let mirrored = self.stones.place(ca, rb).zip(self.stones.place(cb, ra));
        let between = |(a, b): (Place, Place)| Some((a, step(&self.stones, a, b)?));
        [between((a, b)), mirrored.and_then(between)]
    }

    fn play_links(&mut self, mover: Mover, places: &[Place], findings: &mut Vec<Fault>) -> Effect {
        let Some((peg, taken, put)) = parts(places) else { return Effect::default() };
        if places.iter().any(|place| place.index() >= self.stones.len()) {
            findings.push(off_board());
            return Effect::default();
        }
        let pairs = |ends: &[Place]| ends.chunks_exact(2).map(|ends| (ends[0], ends[1])).collect::<Vec<_>>();
        // Links removed first make room; those that the new peg creates are removed after it.
        let later: Vec<_> = pairs(taken).into_iter().filter(|&ends| !self.unlink(mover.colour, ends, peg)).collect();
        if let Some(peg) = peg {
            self.put_peg(mover, peg, findings);
        }
        for ends in later {
            if !self.unlink(mover.colour, ends, None) {
                let words = message!("link-move-takes-away", "the link that the move removes does not exist");
                findings.push(fault(Code::NoLink, words));
            }
        }
        for ends in pairs(put) {
            if !self.link(mover.colour, ends) {
                let words = message!("link-move-puts-cannot", "the link that the move adds is not possible");
                findings.push(fault(Code::NoLink, words));
            }
        }
        Effect::at(peg.map_or_else(|| taken[..2].to_vec(), |peg| vec![peg]))
    }

    fn put_peg(&mut self, mover: Mover, hole: Place, findings: &mut Vec<Fault>) {
        if !self.is_hole(hole) {
            findings.push(fault(Code::NoHole, message!("no-hole-corner", "the corner has no hole")));
            return;
        }
        if self.stones.at(hole).is_some() {
            findings.push(fault(Code::Occupied, message!("peg-stands-already", "there is already a peg there")));
        } else if self.is_forbidden(mover.colour, hole) {
            let words = message!("border-row-other-sides", "this border row belongs to the other side");
            findings.push(fault(Code::BorderRow, words));
        }
        self.put(hole, mover.colour, mover.number);
    }

    /// A shortest chain of linked pegs from one border row of a colour to the other; empty if there is none.
    fn chain(&self, colour: Colour) -> Vec<Place> {
        self.stones.chain(colour, colour == self.down, |peg| self.links.of(&self.stones, peg))
    }
}

impl GameState for State {
    of_stones!(stones);

    fn linked(&self) -> Option<&dyn Linked> {
        Some(self)
    }

    fn look(&self, kind: &Kind) -> Look {
        let link = |(from, step)| {
            Some(Link { colour: self.stones.at(from)?, ends: (from, neighbour(&self.stones, from, step)?) })
        };
        Look {
            stones: self.discs(kind),
            links: self.links.all(&self.stones).filter_map(link).collect(),
            edges: Some([self.down, self.down.opponent()]),
            ..Look::default()
        }
    }

    /// Pegs bring their links with them, in the order of the lists.
    fn as_setup(&self, kind: &Kind) -> Result<Vec<(&'static str, Vec<String>)>, String> {
        let mut again = State::start(kind);
        for colour in [Colour::BLACK, Colour::WHITE] {
            self.stones.of(colour).for_each(|place| again.put(place, colour, 0));
        }
        if again.links != self.links {
            return Err(say!(
                "setup-says-where-pegs",
                "setup records only the pegs, and other links would come with them"
            ));
        }
        Ok(setup::of_stones(self, kind))
    }

    fn can_write(&self, _kind: &Kind, _colour: Colour, action: &Move) -> Result<(), String> {
        match action {
            Move::Place(places) | Move::Path(places) => places.iter().try_for_each(|&hole| self.can_hold(hole)),
            _ => Ok(()),
        }
    }

    fn can_hold(&self, place: Place) -> Result<(), String> {
        if self.is_hole(place) { Ok(()) } else { Err(say!("no-hole-corner", "the corner has no hole")) }
    }

    fn first_colour(&self, _kind: &Kind) -> Option<Colour> {
        Some(self.down)
    }

    fn legal_moves(&self, colour: Colour) -> Option<usize> {
        Some(if self.winner().is_some() { 0 } else { self.holes(colour).count() })
    }

    fn is_full(&self, next: Colour) -> bool {
        self.holes(next).next().is_none()
    }

    fn winner(&self) -> Option<Colour> {
        [Colour::BLACK, Colour::WHITE].into_iter().find(|&colour| !self.chain(colour).is_empty())
    }

    /// Pegs never break winning chains; removed links may.
    fn keeps_wins(&self, action: &Move) -> bool {
        matches!(action, Move::Place(places) if places.iter().all(|&hole| self.stones.at(hole).is_none()))
    }

    fn winning_chain(&self) -> Vec<Place> {
        self.winner().map(|winner| self.chain(winner)).unwrap_or_default()
    }

    fn set_up(&mut self, place: Place, colour: Option<Colour>) {
        match colour.filter(|_| self.is_hole(place)) {
            Some(colour) => self.put(place, colour, 0),
            None => self.lift(place),
        }
    }

    fn set_up_all(&mut self, kind: &Kind, values: Vec<(Setup, &[u8])>, findings: &mut Vec<Fault>) {
        for &(_, raw) in values.iter().filter(|(setup, _)| matches!(setup, Setup::Add(_))) {
            if kind.places(raw).flatten().any(|place| !self.is_hole(place)) {
                let words = message!("no-hole-corner", "the corner has no hole");
                findings.push(fault(Code::NoHole, words).about(raw));
            }
        }
        setup::points(self, kind, &values, findings);
    }

    /// Recolours and mirrors every peg and link. On a board that is not square nothing happens.
    fn swap_pieces(&mut self) -> bool {
        let Some(swapped) = self.stones.swapped() else { return false };
        let mirror = |place: Place| {
            let (column, row) = self.stones.cell(place);
            self.stones.place(row, column).unwrap_or(place)
        };
        let mut links = Links::none(swapped.len());
        for (peg, step) in self.links.all(&self.stones) {
            let mirrored = STEPS.iter().position(|&other| other == (STEPS[step].1, STEPS[step].0));
            links.set(&swapped, mirror(peg), mirrored.unwrap_or(step), true);
        }
        (self.stones, self.links) = (swapped, links);
        true
    }

    fn play(&mut self, mover: Mover, action: &Move, findings: &mut Vec<Fault>) -> Effect {
        match action {
            Move::Place(_) => {
                let Some(hole) = target(action, self.stones.len(), findings) else { return Effect::default() };
                self.put_peg(mover, hole, findings);
                Effect::at(vec![hole])
            }
            Move::Path(places) => self.play_links(mover, places, findings),
            word => self.play_word(word, (PEG, 2), findings),
        }
    }
}
