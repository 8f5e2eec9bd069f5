//! The state of an Amazons game.

use crate::language::Message;
use crate::sgf::{Code, Fault};
use crate::{
    Colour, Kind, Move, Piece, Place, fault, setup,
    state::{Effect, GameState, Mover, NextTurn, Setup, of_stones},
    stones::{Stones, WAYS, off_board},
};

/// Amazons, and the arrows that have hit.
#[derive(Clone, Debug)]
pub(super) struct State {
    stones: Stones,
    /// Arrows of setup belong to nobody: the first colour is used.
    arrows: Vec<Option<Mover>>,
    lacks_start: bool,
}

impl State {
    /// Four amazons on each side, a third of the way from the corners, unless the record sets up its own. Black's are below, as in the
    /// format. Squares with an even number of lines are played so; how others begin is not known.
    pub(super) fn start(kind: &Kind) -> State {
        let mut stones = Stones::new(kind.columns(), kind.rows());
        let (right, below) = (i32::from(kind.columns()) - 1, i32::from(kind.rows()) - 1);
        let (across, up) = (right / 3, below / 3);
        let lacks_start = !kind.has_own_start() && (right != below || right % 2 == 0 || across == 0);
        if !kind.has_own_start() && !lacks_start {
            for (column, row) in [(0, up), (right, up), (across, 0), (right - across, 0)] {
                for (row, colour) in [(row, Colour::WHITE), (below - row, Colour::BLACK)] {
                    if let Some(place) = stones.place(column, row) {
                        stones.put(place, colour, 0);
                    }
                }
            }
        }
        State { arrows: vec![None; stones.len()], stones, lacks_start }
    }

    fn is_free(&self, place: Place) -> bool {
        self.stones.at(place).is_none() && self.arrows[place.index()].is_none()
    }

    /// The places a queen reaches from a place. `left` counts as free: the amazon has left it.
    fn reached(&self, from: Place, left: Option<Place>) -> impl Iterator<Item = Place> {
        let free = move |place: &Place| self.is_free(*place) || left == Some(*place);
        WAYS.into_iter().flat_map(move |way| self.stones.ray(from, way).take_while(free))
    }

    /// Where an amazon can go there is a place for its arrow: the one it came from.
    fn can_move(&self, colour: Colour) -> bool {
        self.stones.of(colour).any(|from| self.reached(from, None).next().is_some())
    }

    /// Why a move is illegal.
    fn objection(&self, colour: Colour, [from, to, arrow]: [Place; 3]) -> Option<Fault> {
        let no_piece = |words: Message| Some(fault(Code::NoPiece, words));
        let no_way = |words: Message| Some(fault(Code::NoWay, words));
        match self.stones.at(from) {
            None => return no_piece(message!("no-amazon-stands-where", "there is no amazon where the move starts")),
            Some(other) if other != colour => {
                return no_piece(message!("amazon-moves-opponents", "this amazon belongs to the opponent"));
            }
            Some(_) => {}
        }
        if !self.reached(from, None).any(|goal| goal == to) {
            return no_way(message!(
                "amazon-goes-like-queen",
                "an amazon moves like a chess queen, over empty squares"
            ));
        }
        let hits = self.reached(to, Some(from)).any(|goal| goal == arrow);
        let words = message!(
            "arrow-does-not-get",
            "the arrow cannot get there: it flies like a chess queen, over empty squares"
        );
        if hits { None } else { no_way(words) }
    }

    /// The free squares that only one colour can still reach, each with its colour.
    fn territory(&self) -> [u32; 2] {
        let mut counts = [0; 2];
        let mut seen = vec![false; self.stones.len()];
        for first in self.stones.places() {
            if self.is_free(first) && !seen[first.index()] {
                let beside = |place| self.stones.around(place);
                let region = self.stones.connected(first, &mut seen, beside, |place| self.is_free(place));
                match region.touches {
                    [true, false] => counts[0] += region.places.len() as u32,
                    [false, true] => counts[1] += region.places.len() as u32,
                    _ => {}
                }
            }
        }
        counts
    }
}

impl GameState for State {
    of_stones!(stones);

    fn lacks_start(&self) -> bool {
        self.lacks_start
    }

    fn blocks(&self) -> Vec<(Place, Mover)> {
        self.stones.places().filter_map(|place| Some((place, self.arrows[place.index()]?))).collect()
    }

    fn is_taken(&self, place: Place) -> bool {
        !self.is_free(place)
    }

    fn pieces(&self) -> Vec<Piece> {
        let piece =
            |place, colour, name: &str, number| Piece { colour, name: name.into(), places: vec![place], number };
        let amazon = |place| Some(piece(place, self.stones.at(place)?, "amazon", self.stones.number(place)));
        let arrows = self.blocks().into_iter().map(|(place, mover)| piece(place, mover.colour, "arrow", mover.number));
        self.stones.places().filter_map(amazon).chain(arrows).collect()
    }

    fn as_setup(&self, kind: &Kind) -> Result<Vec<(&'static str, Vec<String>)>, String> {
        let arrows: Vec<String> = self.blocks().iter().map(|(place, _)| kind.place_value(*place)).collect();
        let mut all = setup::of_stones(self, kind);
        all.extend((!arrows.is_empty()).then_some(("AA", arrows)));
        Ok(all)
    }

    fn unsaid(&self, kind: &Kind) -> Vec<(&'static str, Vec<Place>)> {
        self.stones.unsaid(kind)
    }

    /// A player who cannot move has lost; without amazons they do not play yet.
    fn is_blocked(&self, next: Colour) -> bool {
        self.stones.of(next).next().is_some() && !self.can_move(next)
    }

    fn is_full(&self, next: Colour) -> bool {
        !self.can_move(next)
    }

    /// The squares that only this colour can still reach.
    fn score(&self, colour: Colour) -> Option<f32> {
        Some(self.territory()[colour.index() & 1] as f32)
    }

    fn legal_moves(&self, colour: Colour) -> Option<usize> {
        let shots = |from| self.reached(from, None).map(move |to| self.reached(to, Some(from)).count()).sum::<usize>();
        Some(self.stones.of(colour).map(shots).sum())
    }

    fn goals(&self, _colour: Colour, so_far: &[Place]) -> Vec<Place> {
        match *so_far {
            [from] => self.reached(from, None).collect(),
            [from, to] => self.reached(to, Some(from)).collect(),
            _ => Vec::new(),
        }
    }

    fn set_up(&mut self, place: Place, colour: Option<Colour>) {
        self.arrows[place.index()] = None;
        self.stones.set_up(place, colour);
    }

    fn set_up_all(&mut self, kind: &Kind, values: Vec<(Setup, &[u8])>, findings: &mut Vec<Fault>) {
        let mut amazons = Vec::new();
        for (setup, raw) in values {
            let arrow = |place: &Place| self.arrows[place.index()].is_some();
            match setup {
                Setup::Own => {
                    for place in setup::places(kind, raw, findings) {
                        self.stones.clear(place);
                        self.arrows[place.index()] = Some(Mover { colour: Colour::BLACK, number: 0 });
                    }
                }
                // An emptied square may be one that an arrow has hit.
                Setup::Empty if setup::places(kind, raw, &mut Vec::new()).any(|place| arrow(&place)) => {
                    setup::places(kind, raw, findings).for_each(|place| self.set_up(place, None));
                }
                _ => amazons.push((setup, raw)),
            }
        }
        setup::points(self, kind, &amazons, findings);
    }

    fn play(&mut self, mover: Mover, action: &Move, findings: &mut Vec<Fault>) -> Effect {
        match action {
            Move::Path(places) => {
                let Ok(path) = <[Place; 3]>::try_from(&places[..]) else { return Effect::default() };
                if path.iter().any(|place| place.index() >= self.stones.len()) {
                    findings.push(off_board());
                    return Effect::default();
                }
                findings.extend(self.objection(mover.colour, path));
                let [from, to, arrow] = path;
                self.stones.clear(from);
                self.stones.put(to, mover.colour, mover.number);
                self.arrows[arrow.index()] = Some(mover);
                Effect::at(vec![from, arrow, to])
            }
            Move::Resign | Move::Forfeit => Effect::turn(NextTurn::AsBefore),
            _ => Effect::default(),
        }
    }
}
