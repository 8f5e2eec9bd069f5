//! The state of a Lines of Action game.

use super::Start;
use crate::language::Message;
use crate::sgf::{Code, Fault};
use crate::{
    Colour, Kind, Move, Piece, Place, fault, setup,
    state::{Effect, GameState, Mover, NextTurn, Setup, of_stones},
    stones::{Stones, WAYS, needless_pass, off_board},
};

/// The pieces on the board, and the captures of each side.
#[derive(Clone, Debug)]
pub(super) struct State {
    stones: Stones,
    captures: [u32; 2],
    /// Who moved last: where both sides are in one group, that side has won.
    last: Option<Colour>,
    /// The position of the pieces at the start.
    start: Start,
    /// Vanished squares, and who left them.
    holes: Vec<Option<Mover>>,
    moves: u32,
}

impl State {
    /// As SU names it, unless the record sets up its own.
    pub(super) fn start(kind: &Kind) -> State {
        let mut stones = Stones::new(kind.columns(), kind.rows());
        let start = Start::of(kind);
        if !kind.has_own_start() {
            for (place, colour) in start.pieces(&stones) {
                stones.put(place, colour, 0);
            }
        }
        State { holes: vec![None; stones.len()], stones, captures: [0; 2], last: None, start, moves: 0 }
    }

    /// The number of pieces on the line through a place.
    fn on_line(&self, place: Place, (dx, dy): (i32, i32)) -> usize {
        let both = self.stones.ray(place, (dx, dy)).chain(self.stones.ray(place, (-dx, -dy)));
        both.chain([place]).filter(|&place| self.stones.at(place).is_some()).count()
    }

    /// The destinations of a colour's piece. If squares vanish, a piece that cannot move can leave the board, written as a move to its own
    /// square.
    fn goals_from(&self, colour: Colour, from: Place) -> Vec<Place> {
        let goals = WAYS.into_iter().filter_map(|way| {
            let length = self.on_line(from, way);
            let to = self.stones.ray(from, way).nth(length.checked_sub(1)?)?;
            let mut over = self.stones.ray(from, way).take(length - 1);
            let free =
                self.stones.at(to) != Some(colour) && !over.any(|p| self.stones.at(p) == Some(colour.opponent()));
            (free && self.holes[to.index()].is_none()).then_some(to)
        });
        let mut goals: Vec<Place> = goals.collect();
        if goals.is_empty() && self.start == Start::Gemma {
            goals.push(from);
        }
        goals
    }

    /// Whether all pieces of a colour touch each other, in one group; they are in the order in which they were found.
    fn group(&self, colour: Colour) -> Option<Vec<Place>> {
        let first = self.stones.of(colour).next()?;
        let (mut seen, own) = (vec![false; self.stones.len()], |place| self.stones.at(place) == Some(colour));
        let found = self.stones.connected(first, &mut seen, |place| self.stones.around(place), own).places;
        (found.len() == self.stones.count(colour) as usize).then_some(found)
    }

    fn can_move(&self, colour: Colour) -> bool {
        self.stones.of(colour).any(|from| !self.goals_from(colour, from).is_empty())
    }

    /// Why a piece's move is illegal.
    fn objection(&self, colour: Colour, from: Place, to: Place) -> Option<Fault> {
        let no_piece = |words: Message| Some(fault(Code::NoPiece, words));
        let no_way = |words: Message| Some(fault(Code::NoWay, words));
        match self.stones.at(from) {
            None => return no_piece(message!("no-piece-stands-where", "there is no piece where the move starts")),
            Some(other) if other != colour => {
                return no_piece(message!("piece-moves-opponents", "the piece moved belongs to the opponent"));
            }
            Some(_) => {}
        }
        if self.goals_from(colour, from).contains(&to) {
            return None;
        }
        let (a, b) = (self.stones.cell(from), self.stones.cell(to));
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        if from == to || dx != 0 && dy != 0 && dx.abs() != dy.abs() {
            return no_way(message!("piece-goes-along-row", "a piece moves along a row, column or diagonal"));
        }
        if self.holes[to.index()].is_some() {
            return no_way(message!("square-is-gone", "the move ends on a removed square"));
        }
        let (length, pieces) = (dx.abs().max(dy.abs()) as usize, self.on_line(from, (dx.signum(), dy.signum())));
        let words = if length != pieces {
            say!(
                "piece-goes-its-line",
                "the piece moves one square, but the number of pieces on its line is {pieces}"
                    | "the piece moves {length} squares, but the number of pieces on its line is {pieces}",
                length,
                pieces
            )
        } else if self.stones.at(to) == Some(colour) {
            say!("own-piece-stands-where", "the move ends on one of the player's own pieces")
        } else {
            say!("piece-opponent-stands-way", "an opponent's piece is in the way")
        };
        Some(fault(Code::NoWay, words))
    }

    fn go(&mut self, mover: Mover, from: Place, to: Place) {
        if self.stones.at(to) == Some(mover.colour.opponent()) {
            self.captures[mover.colour.index() & 1] += 1;
        }
        self.stones.clear(from);
        if self.start == Start::Gemma {
            self.holes[from.index()] = Some(mover);
            if from == to {
                return;
            }
        }
        self.holes[to.index()] = None;
        self.stones.put(to, mover.colour, mover.number);
    }
}

impl GameState for State {
    of_stones!(stones);

    fn lacks_start(&self) -> bool {
        self.start == Start::Unknown
    }

    fn blocks(&self) -> Vec<(Place, Mover)> {
        self.stones.places().filter_map(|place| Some((place, self.holes[place.index()]?))).collect()
    }

    /// Only holes have names; single stones need none.
    fn pieces(&self) -> Vec<Piece> {
        let hole =
            |(place, Mover { colour, number })| Piece { colour, name: "hole".into(), places: vec![place], number };
        self.blocks().into_iter().map(hole).collect()
    }

    fn as_setup(&self, kind: &Kind) -> Result<Vec<(&'static str, Vec<String>)>, String> {
        if !self.blocks().is_empty() {
            return Err(say!("setup-says-no-holes", "setup cannot record which squares have been removed"));
        }
        Ok(setup::of_stones(self, kind))
    }

    fn unsaid(&self, kind: &Kind) -> Vec<(&'static str, Vec<Place>)> {
        self.stones.unsaid(kind)
    }

    fn captures(&self, colour: Colour) -> Option<u32> {
        Some(self.captures[colour.index() & 1])
    }

    fn legal_moves(&self, colour: Colour) -> Option<usize> {
        let goals = || self.stones.of(colour).map(|from| self.goals_from(colour, from).len()).sum();
        Some(if self.winner().is_some() { 0 } else { goals() })
    }

    /// The side whose pieces are in one group; of two such sides the one that has moved.
    fn winner(&self) -> Option<Colour> {
        // If only one side has pieces, it has won only if captures led to that.
        let alone = [Colour::BLACK, Colour::WHITE].iter().any(|&colour| self.stones.count(colour) == 0);
        if self.moves < self.start.moves_before_a_win() || alone && self.captures == [0; 2] {
            return None;
        }
        let won = |colour: &Colour| self.group(*colour).is_some();
        let both = [Colour::BLACK, Colour::WHITE].into_iter().filter(won).collect::<Vec<_>>();
        if both.len() == 2 { self.last } else { both.first().copied() }
    }

    fn winning_chain(&self) -> Vec<Place> {
        self.winner().and_then(|winner| self.group(winner)).unwrap_or_default()
    }

    /// Pieces in a group have no order: nothing is drawn through them.
    fn winning_lines(&self) -> Vec<Vec<Place>> {
        Vec::new()
    }

    fn goals(&self, colour: Colour, so_far: &[Place]) -> Vec<Place> {
        match so_far {
            [from] => self.goals_from(colour, *from),
            _ => Vec::new(),
        }
    }

    fn set_up(&mut self, place: Place, colour: Option<Colour>) {
        self.holes[place.index()] = None;
        self.stones.set_up(place, colour);
    }

    fn set_up_all(&mut self, kind: &Kind, values: Vec<(Setup, &[u8])>, findings: &mut Vec<Fault>) {
        self.last = None;
        setup::points(self, kind, &values, findings);
    }

    fn play(&mut self, mover: Mover, action: &Move, findings: &mut Vec<Fault>) -> Effect {
        match action {
            Move::Path(places) => {
                let &[from, to] = &places[..] else { return Effect::default() };
                if from.index().max(to.index()) >= self.stones.len() {
                    findings.push(off_board());
                    return Effect::default();
                }
                findings.extend(self.objection(mover.colour, from, to));
                self.go(mover, from, to);
                self.moves += 1;
                self.last = Some(mover.colour);
                Effect::at(vec![from, to])
            }
            Move::Pass => {
                if self.can_move(mover.colour) {
                    findings.push(needless_pass());
                }
                Effect::default()
            }
            Move::Resign | Move::Forfeit => Effect::turn(NextTurn::AsBefore),
            _ => Effect::default(),
        }
    }
}
