//! Gomoku, Renju and Connect6: stones are never removed, and a row of five, or of six, wins.

use super::renju::{self, DIRECTIONS};
use crate::sgf::{Code, Fault, Identity, point};
use crate::{
    Board, Colour, Coordinates, Kind, Misread, Move, MoveError, Place, Surface, fault, notation,
    offer::{Card, Choice, Sample},
    rules::{Basics, Facts, Game, Ground, MoveEntry, Wins, of_facts, read_stone},
    setup,
    state::{Effect, GameState, Mover, NextTurn, Setup, of_stones},
    stones::{Stones, target},
};

/// Gomoku, Renju and Connect6.
#[derive(Debug)]
pub(crate) struct Gomoku;

const FACTS: Facts = Facts::of(Basics {
    family: "gomoku",
    entry: MoveEntry::Point,
    ground: Ground::Lines,
    wins: Wins::Kept,
    passes: true,
    cards: &[
        Card { name: "Gomoku", gm: "gomoku", size: Some((9, 9)), choice: Choice::Sizes(&[15, 19]) },
        Card { name: "Renju", gm: "renju", size: None, choice: Choice::Forms(&[("15 × 15", "15", "renju")]) },
        Card {
            name: "Connect6",
            gm: "connect6",
            size: Some((19, 19)),
            choice: Choice::Forms(&[("19 × 19", "19", "connect6")]),
        },
    ],
    samples: &[
        Sample::new("Renju", include_bytes!("../../../../assets/samples/renju.sgf")),
        Sample::new("Connect6", include_bytes!("../../../../assets/samples/connect6.sgf")),
    ],
});

/// Values of RU for Renju: itself, its federation, and its openings.
const RENJU: [&str; 7] = ["renju", "rif", "soosorv", "soosyrv", "taraguchi", "tarannikov", "yamaguchi"];

/// The rules for winning and fouls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rules {
    /// Five or more in a row win.
    Free,
    /// Exactly five in a row win.
    Exact,
    /// Of Black five and no more, of White five or more; some moves are forbidden to Black.
    Renju,
    /// Six or more win; after the first stone, two stones per turn.
    Six,
}

impl Rules {
    /// As RU or GM name them; programs give RU as a number, too.
    fn of(kind: &Kind) -> Rules {
        let (rules, gm) = (kind.rules().trim().to_ascii_lowercase(), kind.gm().to_ascii_lowercase());
        let variant = kind.identity().variant().unwrap_or_default();
        let named = |word: &str| rules.contains(word) || gm.contains(word) || variant == word;
        match &*rules {
            _ if named("connect6") => Rules::Six,
            "4" => Rules::Renju,
            _ if RENJU.iter().any(|word| named(word)) => Rules::Renju,
            "1" | "standard" | "exact" => Rules::Exact,
            _ => Rules::Free,
        }
    }

    fn wins(self, colour: Colour, length: usize) -> bool {
        match self {
            Rules::Exact => length == 5,
            Rules::Renju if colour == Colour::BLACK => length == 5,
            Rules::Six => length >= 6,
            Rules::Free | Rules::Renju => length >= 5,
        }
    }
}

impl Game for Gomoku {
    of_facts!(FACTS, State);

    /// The letters of these boards include I: A to O in Renju, A to S in Connect6.
    fn board(&self, identity: &Identity) -> Board {
        let (columns, rows) = identity.sides().unwrap_or_default();
        let mut board = Board::square(columns, rows, Surface::Lines, identity.naming());
        board.usual = Coordinates::AllLetters;
        board
    }

    /// Two letters, or a letter and a number as at the edge of the board.
    fn read_point(&self, kind: &Kind, text: &[u8]) -> Option<(u32, u32)> {
        let from_below = |(column, row): (u32, u32)| (column, u32::from(kind.rows()).wrapping_sub(row + 1));
        point::letter_pair(text).or_else(|| point::letter_number(text).map(from_below))
    }

    fn read_move(&self, kind: &Kind, raw: &[u8]) -> Result<Move, Misread> {
        let both = || pair(kind, &notation::squeeze(raw));
        read_stone(kind, raw).or_else(|misread| both().ok_or(misread))
    }

    fn parse_move(&self, kind: &Kind, text: &str) -> Result<Move, MoveError> {
        if text.eq_ignore_ascii_case("pass") {
            return Ok(Move::Pass);
        }
        if ["resign", "forfeit"].iter().any(|word| text.eq_ignore_ascii_case(word)) {
            return Err(MoveError::IsResult);
        }
        kind.parse_place(text).or_else(|why| {
            let typed: Option<Vec<Place>> =
                text.split_whitespace().map(|point| kind.board().parse_display(point)).collect();
            let typed = typed.filter(|places| places.len() == 2 && Rules::of(kind) == Rules::Six).map(Move::Place);
            typed.or_else(|| pair(kind, text.as_bytes())).ok_or(why)
        })
    }

    fn form(&self, kind: &Kind) -> String {
        match Rules::of(kind) {
            Rules::Six => "connect6",
            Rules::Renju => "renju",
            Rules::Free | Rules::Exact => "",
        }
        .to_owned()
    }

    fn places_value(&self, kind: &Kind, places: &[Place]) -> String {
        places.iter().map(|&place| kind.place_value(place)).collect()
    }

    fn places_text(&self, kind: &Kind, places: &[Place]) -> String {
        let on_board = places.iter().filter(|place| place.index() < kind.board().len());
        on_board.map(|&place| kind.board().display_name(place)).collect::<Vec<_>>().join(" ")
    }
}

/// Both stones of a turn of Connect6 in one value: `hhjk`, `h8j11`.
fn pair(kind: &Kind, text: &[u8]) -> Option<Move> {
    if Rules::of(kind) != Rules::Six || !text.is_ascii() {
        return None;
    }
    let halves = (1..text.len()).map(|at| text.split_at(at));
    let mut read = halves.filter_map(|(a, b)| Some(vec![kind.place(a).ok()?, kind.place(b).ok()?]));
    read.next().map(Move::Place)
}

/// The stones on the board.
#[derive(Clone, Debug)]
struct State {
    stones: Stones,
    rules: Rules,
    /// Where the last stone was put: a row is looked for there first.
    last: Option<Place>,
    /// Whether there may be a row anywhere else.
    anywhere: bool,
    /// Who has put how many stones in this turn, of how many.
    turn: Option<(Colour, usize, usize)>,
    /// Whether a turn was found unfinished: once of a line is enough.
    reported: bool,
}

impl State {
    fn start(kind: &Kind) -> State {
        State {
            stones: Stones::new(kind.columns(), kind.rows()),
            rules: Rules::of(kind),
            last: None,
            anywhere: false,
            turn: None,
            reported: false,
        }
    }

    fn row(&self) -> Option<Vec<Place>> {
        self.last
            .and_then(|last| self.row_of(last))
            .or_else(|| self.stones.places().filter(|_| self.anywhere).find_map(|place| self.row_of(place)))
    }

    /// The row through a place that wins.
    fn row_of(&self, place: Place) -> Option<Vec<Place>> {
        let colour = self.stones.at(place)?;
        let wins = |way: &(i32, i32)| self.rules.wins(colour, renju::run(&self.stones, colour, place, *way));
        Some(renju::row(&self.stones, colour, place, DIRECTIONS.into_iter().find(wins)?))
    }

    /// The turn before a move, if it has a stone more.
    fn check_turn(&mut self, mover: Colour) -> Option<Fault> {
        let (last, put, all) = self.turn.filter(|_| self.rules == Rules::Six && !self.reported)?;
        self.reported = last != mover && put < all;
        let unfinished = message!("turn-before-move-has", "the turn before this move is one stone short");
        self.reported.then(|| fault(Code::TurnUnfinished, unfinished))
    }

    /// Counts the stones of a turn; returns whose turn is next.
    fn count(&mut self, colour: Colour, stones: usize) -> NextTurn {
        if self.rules != Rules::Six {
            return NextTurn::Opponent;
        }
        // A stone too many belongs to the same turn.
        let begun = self.turn.filter(|&(mover, ..)| mover == colour);
        // The very first turn is one stone.
        let all = if self.stones.occupied() == 0 { 1 } else { 2 };
        let (put, all) = begun.map_or((stones, all), |(_, put, all)| (put + stones, all));
        self.turn = Some((colour, put, all));
        if put < all { NextTurn::Mover } else { NextTurn::Opponent }
    }
}

impl GameState for State {
    of_stones!(stones);

    fn legal_moves(&self, colour: Colour) -> Option<usize> {
        if self.winner().is_some() {
            return Some(0);
        }
        let mut trial = self.stones.clone();
        let judged = self.rules == Rules::Renju && colour == Colour::BLACK;
        Some(self.stones.empty().filter(|&place| !judged || renju::foul(&mut trial, place).is_none()).count())
    }

    fn is_full(&self, _next: Colour) -> bool {
        self.stones.occupied() as usize == self.stones.len()
    }

    fn winner(&self) -> Option<Colour> {
        self.stones.at(*self.row()?.first()?)
    }

    fn winning_chain(&self) -> Vec<Place> {
        self.row().unwrap_or_default()
    }

    fn set_up_all(&mut self, kind: &Kind, values: Vec<(Setup, &[u8])>, findings: &mut Vec<Fault>) {
        (self.last, self.turn, self.anywhere) = (None, None, true);
        setup::points(self, kind, &values, findings);
    }

    fn play(&mut self, mover: Mover, action: &Move, findings: &mut Vec<Fault>) -> Effect {
        self.anywhere = self.row().is_some();
        let Some(first) = target(action, self.stones.len(), findings) else {
            (self.last, self.turn) = (None, None);
            return Effect::default();
        };
        let second = match action {
            Move::Place(places) => places.get(1).copied().filter(|place| place.index() < self.stones.len()),
            _ => None,
        };
        findings.extend(self.check_turn(mover.colour));
        let turn = self.count(mover.colour, 1 + usize::from(second.is_some()));
        let places: Vec<Place> = [first].into_iter().chain(second).collect();
        for &place in &places {
            if self.stones.at(place).is_some() {
                self.anywhere = true;
                let words = message!("something-stands-already", "this point is already occupied");
                findings.push(fault(Code::Occupied, words));
            } else if self.rules == Rules::Renju && mover.colour == Colour::BLACK {
                let foul = renju::foul(&mut self.stones, place);
                findings.extend(foul.map(|foul| fault(Code::ForbiddenMove, foul.words())));
            }
            self.stones.put(place, mover.colour, mover.number);
            // The first of two stones may have made a row, too.
            self.anywhere |= self.last.replace(place).is_some_and(|_| places.len() > 1);
        }
        Effect { places, turn }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_in_a_row() {
        let mut state = State::start(&Kind::new("4", None).unwrap());
        let at = |c: u16, r: u16| Place(r * 15 + c);
        let play = |state: &mut State, place| {
            let mover = Mover { colour: Colour::BLACK, number: 1 };
            state.play(mover, &Move::Place(vec![place]), &mut Vec::new());
        };
        for n in 3..7 {
            play(&mut state, at(n, 10 - n));
        }
        assert_eq!(state.row_of(at(4, 6)), None);
        play(&mut state, at(7, 3));
        assert_eq!(state.row_of(at(5, 5)).map(|row| row.len()), Some(5));
        assert_eq!(state.winner(), Some(Colour::BLACK));
    }
}
