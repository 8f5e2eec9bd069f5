//! The symmetries of a board, for positions that are equal up to rotation or reflection.

use crate::game::{Board, Colour, Kind, Place, Position, pt};
use std::sync::Arc;

/// Turns by so many parts of a circle are tried: squares fit on themselves by quarters, hexagons and triangles by sixths.
const PARTS: u8 = 12;
/// The sides of a pod of Octi, north first, clockwise.
const SIDES: u8 = 8;

/// A rotation or reflection of a board, as a map of its places.
#[derive(Clone, Debug)]
pub struct BoardTurn {
    goals: Vec<Place>,
    /// Where each side of a place goes.
    sides: [u8; SIDES as usize],
    /// Black and White change places, because the edges of the board belong to them.
    pub exchanges: bool,
}

impl BoardTurn {
    /// All of them that a game knows, without the one that leaves all in its place. Every colour begins where it begins. Those that
    /// exchange the colours come last.
    pub(super) fn all_of(kind: &Kind) -> Vec<BoardTurn> {
        let start = Position::start(Arc::new(kind.clone()));
        let mut found: Vec<BoardTurn> = Vec::new();
        for mirrored in [false, true] {
            for part in 0..PARTS {
                let angle = std::f32::consts::TAU * f32::from(part) / f32::from(PARTS);
                let Some(symmetry) = BoardTurn::new(kind, (angle.sin_cos(), mirrored)) else { continue };
                let is_known = found.iter().any(|known| known.goals == symmetry.goals);
                if !symmetry.is_idle() && !is_known && symmetry.keeps(&start) {
                    found.push(symmetry);
                }
            }
        }
        found.sort_by_key(|symmetry| symmetry.exchanges);
        found
    }

    /// A turn about the middle, after a mirroring from left to right. `None` where the board does not fit on itself like that.
    fn new(kind: &Kind, ((sin, cos), mirrored): ((f32, f32), bool)) -> Option<BoardTurn> {
        let step = |x: f32, y: f32| {
            let x = if mirrored { -x } else { x };
            (x * cos - y * sin, x * sin + y * cos)
        };
        let board = kind.board();
        let (middle, reach) = (board.bounds().centre(), board.inradius() / 2.0);
        let goal = |place: Place| {
            let from = board.anchor(place);
            let (x, y) = step(from.x - middle.x, from.y - middle.y);
            let to = pt(middle.x + x, middle.y + y);
            board.at(to).filter(|&goal| board.anchor(goal).distance(to) < reach)
        };
        let goals: Vec<Place> = board.places().map(goal).collect::<Option<_>>()?;
        let mut taken = vec![false; board.len()];
        let is_whole = goals.iter().all(|goal| !std::mem::replace(&mut taken[goal.index()], true));
        let exchanges = kind.facts().edges && !keeps_edges(board, &goals)?;
        let side = |side: usize| {
            let angle = |part: f32| std::f32::consts::TAU * part / f32::from(SIDES);
            let (sin, cos) = angle(side as f32).sin_cos();
            let (x, y) = step(sin, -cos);
            let turned = x.atan2(-y) / angle(1.0);
            turned.round().rem_euclid(f32::from(SIDES)) as u8 % SIDES
        };
        is_whole.then(|| BoardTurn { goals, sides: std::array::from_fn(side), exchanges })
    }

    fn is_idle(&self) -> bool {
        self.goals.iter().zip(0..).all(|(goal, place)| goal.0 == place)
    }

    /// Whether the game begins as it does without it.
    fn keeps(&self, start: &Position) -> bool {
        let colours = || Colour::ALL.into_iter().take(start.kind().colours().into());
        let same_starts = colours().all(|colour| {
            let mut goals: Vec<Place> = start.starts(colour).into_iter().map(|place| self.goal(place)).collect();
            goals.sort_unstable();
            let mut starts = start.starts(self.colour(colour));
            starts.sort_unstable();
            goals == starts
        });
        let stones = || start.board().places();
        same_starts && stones().all(|place| start.stone(place).map(|c| self.colour(c)) == start.stone(self.goal(place)))
    }

    /// Where a place of the board goes.
    pub fn goal(&self, place: Place) -> Place {
        self.goals[place.index()]
    }

    /// The new colour of a player's stones.
    pub(super) fn colour(&self, colour: Colour) -> Colour {
        if self.exchanges { colour.opponent() } else { colour }
    }

    /// The new sides of a pod, a bit each.
    pub(super) fn sides(&self, bits: u8) -> u8 {
        (0..SIDES).filter(|side| bits >> side & 1 == 1).fold(0, |all, side| all | 1 << self.sides[usize::from(side)])
    }
}

/// Whether the first row becomes the first or the last one, `None` where it becomes neither a row nor a column at the edge.
fn keeps_edges(board: &Board, goals: &[Place]) -> Option<bool> {
    let (right, below) = (board.columns() - 1, board.rows() - 1);
    let ends = |line: fn(&Board, Place) -> u16, last: u16| {
        let mut top = board.places().filter(|&place| board.row(place) == 0);
        top.all(|place| [0, last].contains(&line(board, goals[place.index()])))
    };
    match (ends(Board::row, below), ends(Board::column, right)) {
        (true, _) => Some(true),
        (false, true) => Some(false),
        (false, false) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_game_has_the_symmetries_of_its_board() {
        let counted = |gm: &str, size| {
            let all = BoardTurn::all_of(&Kind::new(gm, size).unwrap());
            (all.iter().filter(|one| !one.exchanges).count(), all.iter().filter(|one| one.exchanges).count())
        };
        assert_eq!(counted("1", Some((19, 19))), (7, 0));
        assert_eq!(counted("1", Some((9, 13))), (3, 0));
        assert_eq!(counted("11", Some((11, 11))), (1, 2));
        assert_eq!(counted("11", Some((6, 9))), (1, 0));
        // The two starting points of Duo lie on one diagonal: each stays where it is in one mirror image only.
        assert_eq!(counted("Blokus Duo", None), (1, 0));
        assert_eq!(counted("Blokus", None), (0, 0));
    }

    #[test]
    fn prongs_turn_with_the_board() {
        let kind = Kind::new("19", None).unwrap();
        for symmetry in BoardTurn::all_of(&kind) {
            let east = 1 << 2;
            assert!([east, 1 << 6].contains(&symmetry.sides(east)), "homes lie left and right of the middle");
        }
    }
}
