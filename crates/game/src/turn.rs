//! Rotating and mirroring a board: the symmetries that it has, and where each of its places goes.

use crate::{Board, Colour, Kind, Lattice, Place, Position, pt};
use std::f32::consts::TAU;
use std::sync::Arc;

/// Turns by so many parts of a circle are tried: squares fit on themselves by quarters, hexagons and triangles by sixths.
const PARTS: u8 = 12;
/// The sides of a pod of Octi, north first, clockwise.
const SIDES: u8 = 8;

named! {
    /// Turns of a record.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
    Turn {
        /// A quarter turn clockwise; on hexagons a sixth.
        #[default]
        Right = "right",
        /// The same anticlockwise.
        Left = "left",
        /// A half turn.
        Half = "half",
    }
}

named! {
    /// Mirrorings of a record.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
    Axis {
        /// Left-right mirroring.
        #[default]
        Horizontal = "horizontal",
        /// Top-bottom mirroring.
        Vertical = "vertical",
        /// Transposition: mirrors on the main diagonal, exchanging the upper right and lower left corners.
        Diagonal = "diagonal",
        /// Mirrors on the antidiagonal, exchanging the upper left and lower right corners.
        Antidiagonal = "antidiagonal",
    }
}

/// A turn or a mirroring of a record. Columns are counted from the left and rows from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// A turn.
    Rotated(Turn),
    /// A mirroring.
    Mirrored(Axis),
}

impl Way {
    /// All of them, each with the command for it.
    pub const ALL: [(&'static str, Way); 7] = [
        ("rotate right", Way::Rotated(Turn::Right)),
        ("rotate half", Way::Rotated(Turn::Half)),
        ("rotate left", Way::Rotated(Turn::Left)),
        ("flip horizontal", Way::Mirrored(Axis::Horizontal)),
        ("flip vertical", Way::Mirrored(Axis::Vertical)),
        ("flip diagonal", Way::Mirrored(Axis::Diagonal)),
        ("flip antidiagonal", Way::Mirrored(Axis::Antidiagonal)),
    ];

    /// The command for it.
    pub fn command(self) -> &'static str {
        Way::ALL.iter().find(|(_, way)| *way == self).map_or("", |(command, _)| command)
    }

    /// Whether columns become rows.
    pub fn transposes(self) -> bool {
        matches!(self, Way::Rotated(Turn::Left | Turn::Right)) || self.is_diagonal()
    }

    /// Whether it mirrors on a diagonal.
    pub fn is_diagonal(self) -> bool {
        matches!(self, Way::Mirrored(Axis::Diagonal | Axis::Antidiagonal))
    }

    /// Whether the long diagonal stays where it is, or its ends change places.
    pub fn keeps_diagonal(self) -> bool {
        self == Way::Rotated(Turn::Half) || self.is_diagonal()
    }

    fn motion(self, lattice: Lattice) -> Motion {
        // A step to the side is a sixth of a circle where columns and rows lean.
        let (part, mirrored) = match (self, lattice == Lattice::Hex) {
            (Way::Rotated(Turn::Right), hex) => (if hex { 2 } else { 3 }, false),
            (Way::Rotated(Turn::Left), hex) => (if hex { 10 } else { 9 }, false),
            (Way::Rotated(Turn::Half), _) => (6, false),
            (Way::Mirrored(Axis::Horizontal), _) => (0, true),
            (Way::Mirrored(Axis::Vertical), _) => (6, true),
            (Way::Mirrored(Axis::Diagonal), hex) => (if hex { 8 } else { 9 }, true),
            (Way::Mirrored(Axis::Antidiagonal), hex) => (if hex { 2 } else { 3 }, true),
        };
        Motion { part, mirrored }
    }
}

/// A turn clockwise about the middle by so many [`PARTS`], perhaps after a mirroring from left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Motion {
    part: u8,
    mirrored: bool,
}

impl Motion {
    /// The direction of a step to the right and down.
    fn step(self) -> impl Fn(f32, f32) -> (f32, f32) {
        let (sin, cos) = (TAU * f32::from(self.part) / f32::from(PARTS)).sin_cos();
        move |x, y| {
            let x = if self.mirrored { -x } else { x };
            (x * cos - y * sin, x * sin + y * cos)
        }
    }
}

/// A rotation or reflection of a board, as a map of its places.
#[derive(Clone, Debug)]
pub struct BoardTurn {
    motion: Motion,
    goals: Vec<Place>,
    /// Where each side of a place goes.
    sides: [u8; SIDES as usize],
    /// Black and White change places, because the edges of the board belong to them.
    pub exchanges: bool,
}

impl BoardTurn {
    /// The map from the board of one game to that of another, which is the same or has columns and rows exchanged. `None` if the board does
    /// not have this symmetry.
    pub fn new(old: &Kind, new: &Kind, way: Way) -> Option<BoardTurn> {
        BoardTurn::moved((old, new), way.motion(old.board().lattice()))
    }

    /// All symmetries that a game has, except the identity. Every colour begins where it begins. Those that exchange the colours come last.
    pub fn all_of(kind: &Kind) -> Vec<BoardTurn> {
        let start = Position::start(Arc::new(kind.clone()));
        let mut found: Vec<BoardTurn> = Vec::new();
        for (mirrored, part) in
            [false, true].into_iter().flat_map(|mirrored| (0..PARTS).map(move |part| (mirrored, part)))
        {
            let Some(turn) = BoardTurn::moved((kind, kind), Motion { part, mirrored }) else { continue };
            let is_known = found.iter().any(|known| known.goals == turn.goals);
            if !turn.is_idle() && !is_known && turn.keeps(&start) {
                found.push(turn);
            }
        }
        found.sort_by_key(|turn| turn.exchanges);
        found
    }

    fn moved((old, new): (&Kind, &Kind), motion: Motion) -> Option<BoardTurn> {
        let (edges, old, new) = (old.facts().edges, old.board(), new.board());
        let (from, to, reach) = (old.bounds().centre(), new.bounds().centre(), new.inradius() / 2.0);
        let step = motion.step();
        let goal = |place: Place| {
            let at = old.anchor(place);
            let (x, y) = step(at.x - from.x, at.y - from.y);
            let at = pt(to.x + x, to.y + y);
            new.at(at).filter(|&goal| new.anchor(goal).distance(at) < reach)
        };
        let goals: Vec<Place> = old.places().map(goal).collect::<Option<_>>()?;
        let mut taken = vec![false; new.len()];
        // No two places may become one.
        let is_whole = goals.iter().all(|goal| !std::mem::replace(&mut taken[goal.index()], true));
        let exchanges = edges && !keeps_edges(old, new, &goals)?;
        let side = |side: usize| {
            let angle = |part: f32| TAU * part / f32::from(SIDES);
            let (sin, cos) = angle(side as f32).sin_cos();
            let (x, y) = step(sin, -cos);
            let turned = x.atan2(-y) / angle(1.0);
            turned.round().rem_euclid(f32::from(SIDES)) as u8 % SIDES
        };
        is_whole.then(|| BoardTurn { motion, goals, sides: std::array::from_fn(side), exchanges })
    }

    /// The way of turning a record that turns this board so; `None` if there is none.
    pub fn way(&self, board: &Board) -> Option<Way> {
        Way::ALL.into_iter().map(|(_, way)| way).find(|way| way.motion(board.lattice()) == self.motion)
    }

    fn is_idle(&self) -> bool {
        self.goals.iter().zip(0..).all(|(goal, place)| goal.0 == place)
    }

    /// A colour that would begin elsewhere.
    pub fn misplaced(&self, start: &Position) -> Option<Colour> {
        Colour::ALL.into_iter().take(start.kind().colours().into()).find(|&colour| {
            let mut goals: Vec<Place> = start.starts(colour).into_iter().map(|place| self.goal(place)).collect();
            goals.sort_unstable();
            let mut starts = start.starts(self.colour(colour));
            starts.sort_unstable();
            goals != starts
        })
    }

    /// Whether the game begins as it does without it.
    fn keeps(&self, start: &Position) -> bool {
        let mut places = start.board().places();
        let is_kept = |place| start.stone(place).map(|c| self.colour(c)) == start.stone(self.goal(place));
        self.misplaced(start).is_none() && places.all(is_kept)
    }

    /// Where a place of the board goes.
    pub fn goal(&self, place: Place) -> Place {
        self.goals[place.index()]
    }

    /// The new colour of a player's stones.
    pub fn colour(&self, colour: Colour) -> Colour {
        if self.exchanges { colour.opponent() } else { colour }
    }

    /// The new side of a pod: 0 to 7, north first, clockwise.
    pub fn side(&self, side: u8) -> u8 {
        self.sides[usize::from(side % SIDES)]
    }

    /// The new sides of a pod, a bit each.
    pub fn sides(&self, bits: u8) -> u8 {
        (0..SIDES).filter(|side| bits >> side & 1 == 1).fold(0, |all, side| all | 1 << self.side(side))
    }
}

/// Whether the first row becomes the first or the last one, `None` where it becomes neither a row nor a column at the edge.
fn keeps_edges(old: &Board, new: &Board, goals: &[Place]) -> Option<bool> {
    let ends = |line: fn(&Board, Place) -> u16, last: u16| {
        let mut top = old.places().filter(|&place| old.row(place) == 0);
        top.all(|place| [0, last].contains(&line(new, goals[place.index()])))
    };
    match (ends(Board::row, new.rows() - 1), ends(Board::column, new.columns() - 1)) {
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

    /// Where columns and rows lead to by a way, from the middle of a board.
    fn plainly(way: Way, leans: bool, (x, y): (i32, i32)) -> (i32, i32) {
        match way {
            Way::Rotated(Turn::Right) => (-y, if leans { x + y } else { x }),
            Way::Rotated(Turn::Left) => (if leans { x + y } else { y }, -x),
            Way::Rotated(Turn::Half) => (-x, -y),
            Way::Mirrored(Axis::Horizontal) => (if leans { -x - y } else { -x }, y),
            Way::Mirrored(Axis::Vertical) => (if leans { x + y } else { x }, -y),
            Way::Mirrored(Axis::Diagonal) => (y, x),
            Way::Mirrored(Axis::Antidiagonal) => (-y, -x),
        }
    }

    #[test]
    fn each_place_goes_where_its_column_and_row_say() {
        let sizes = [
            ("1", (19, 19)),
            ("1", (52, 40)),
            ("11", (11, 11)),
            ("11", (6, 9)),
            ("11", (52, 30)),
            ("havannah", (10, 10)),
        ];
        let mut fitting = 0;
        for ((gm, size), (_, way)) in sizes.into_iter().flat_map(|row| Way::ALL.map(|way| (row, way))) {
            let old = Kind::new(gm, Some(size)).unwrap();
            let new = if way.transposes() && size.0 != size.1 { old.transposed() } else { old.clone() };
            let leans = old.board().lattice() == Lattice::Hex;
            // A rhombus keeps its long diagonal, or exchanges the ends of it.
            let fits = !leans || old.board().is_hexagon() || way.keeps_diagonal();
            let turn = BoardTurn::new(&old, &new, way);
            assert_eq!(turn.is_some(), fits, "{gm} {size:?} {way:?}");
            let Some(turn) = turn else { continue };
            let twice = |board: &Board, place| {
                let from = |n: u16, count: u16| 2 * i32::from(n) + 1 - i32::from(count);
                (from(board.column(place), board.columns()), from(board.row(place), board.rows()))
            };
            for place in old.board().places() {
                let goal = twice(new.board(), turn.goal(place));
                assert_eq!(goal, plainly(way, leans, twice(old.board(), place)), "{gm} {size:?} {way:?} {place:?}");
            }
            assert_eq!(turn.way(old.board()), Some(way));
            assert_eq!(turn.exchanges, gm == "11" && way.transposes());
            fitting += 1;
        }
        assert_eq!(fitting, 7 + 7 + 3 + 3 + 3 + 7);
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
