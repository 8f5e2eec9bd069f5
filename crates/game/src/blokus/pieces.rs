//! Piece sets: every piece with all its orientations, and which piece a set of cells is.
//!
//! Orientations are worked out from the one in [`shapes`](super::shapes) by turning and mirroring the lattice. No two
//! pieces or orientations of a set ever cover the same cells, so the cells of a move tell the piece.

use super::grid::{Grid, Ground};
use super::shapes::{self, Shape};
use super::variants::Variant;
use crate::Place;
use std::sync::OnceLock;

/// The lattices, as far as turning a piece is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lattice {
    Square,
    Trigon,
    Nexos,
    Gembloq,
}

/// A piece turned and mirrored, as an offset list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Orientation {
    /// Cells relative to the first one, sorted by row from the top, then by column; the first is (0, 0).
    pub cells: Vec<(i8, i8)>,
    /// The type the first cell must have on the board.
    pub first_type: u8,
    /// Junctions of Nexos, relative to the first cell, that the piece passes straight through.
    pub blocked: Vec<(i8, i8)>,
    /// Which of the cells carries the number of the move.
    pub label: u8,
}

/// A piece of a set.
#[derive(Debug)]
pub struct PieceKind {
    /// Its name, unique in the set.
    pub name: &'static str,
    /// How many of them each colour has.
    pub count: u8,
    /// Its value on the board.
    pub points: f32,
    /// Its distinct orientations.
    pub orientations: Vec<Orientation>,
    /// The orientation of each pose.
    poses: Vec<u8>,
}

/// How a piece is held: turns and a reflection. Symmetric pieces have fewer orientations than poses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Pose(u8);

/// The pieces of a variant.
#[derive(Debug)]
pub struct Set {
    lattice: Lattice,
    pieces: Vec<PieceKind>,
    /// (hash of an orientation's offsets and type, piece, orientation), sorted.
    index: Vec<(u64, u8, u8)>,
    /// The piece called `1`.
    one: u8,
}

/// Most cells a piece covers, in any set.
pub const MOST_CELLS: usize = 22;

impl Set {
    /// The set of a variant, built on first use.
    pub fn of(variant: Variant) -> &'static Set {
        static SETS: [OnceLock<Set>; 6] = [const { OnceLock::new() }; 6];
        let (slot, lattice, shapes) = match variant.ground() {
            Ground::Square14 if variant == Variant::Junior => (1, Lattice::Square, shapes::JUNIOR),
            Ground::Square20 | Ground::Square14 => (0, Lattice::Square, shapes::CLASSIC),
            Ground::Trigon9 | Ground::Trigon8 => (2, Lattice::Trigon, shapes::TRIGON),
            Ground::Nexos => (3, Lattice::Nexos, shapes::NEXOS),
            Ground::Callisto20 | Ground::Callisto20Narrow | Ground::Callisto16 => {
                (4, Lattice::Square, shapes::CALLISTO)
            }
            Ground::Gembloq28 | Ground::Gembloq22 | Ground::Gembloq26 => (5, Lattice::Gembloq, shapes::GEMBLOQ),
        };
        SETS[slot].get_or_init(|| Set::new(lattice, shapes))
    }

    fn new(lattice: Lattice, shapes: &[Shape]) -> Set {
        let callisto = std::ptr::eq(shapes, shapes::CALLISTO);
        let pieces: Vec<PieceKind> = shapes.iter().map(|shape| PieceKind::new(lattice, shape, callisto)).collect();
        let mut index = Vec::new();
        for (piece, kind) in pieces.iter().enumerate() {
            for (n, orientation) in kind.orientations.iter().enumerate() {
                index.push((hash(orientation.first_type, &orientation.cells), piece as u8, n as u8));
            }
        }
        index.sort_unstable();
        let one = pieces.iter().position(|kind| kind.name == "1").unwrap_or(0) as u8;
        Set { lattice, pieces, index, one }
    }

    /// The pieces, in the order in which they are offered.
    pub fn pieces(&self) -> &[PieceKind] {
        &self.pieces
    }

    /// The piece with this number.
    pub fn piece(&self, piece: u8) -> &PieceKind {
        &self.pieces[piece as usize]
    }

    /// The number of the piece with this name, whatever the case.
    pub fn named(&self, name: &str) -> Option<u8> {
        self.pieces.iter().position(|kind| kind.name.eq_ignore_ascii_case(name)).map(|piece| piece as u8)
    }

    /// The number of the piece `1`, which has rules of its own in Callisto.
    pub fn one(&self) -> u8 {
        self.one
    }

    /// The piece and the orientation of a set of slots in ascending order, each once; `None` when it is no piece.
    pub fn identify(&self, grid: &Grid, slots: &[Place]) -> Option<(u8, u8)> {
        let (first, rest) = slots.split_first()?;
        if slots.len() > MOST_CELLS {
            return None;
        }
        let (x0, y0) = grid.cell(*first);
        let mut cells = [(0i8, 0i8); MOST_CELLS];
        for (cell, &slot) in cells[1..].iter_mut().zip(rest) {
            let (x, y) = grid.cell(slot);
            // No board is wider than 56, so differences fit.
            *cell = (x as i8 - x0 as i8, y as i8 - y0 as i8);
        }
        let cells = &cells[..slots.len()];
        let first_type = grid.cell_type(*first);
        let hash = hash(first_type, cells);
        let start = self.index.partition_point(|entry| entry.0 < hash);
        let mut candidates = self.index[start..].iter().take_while(|entry| entry.0 == hash);
        candidates.find_map(|&(_, piece, n)| {
            let orientation = &self.piece(piece).orientations[n as usize];
            (orientation.first_type == first_type && orientation.cells == cells).then_some((piece, n))
        })
    }

    /// How many turns bring a piece back: 6 for triangles, else 4.
    pub fn turns(&self) -> u8 {
        self.lattice.turns()
    }

    /// All poses, the first orientation of the set first.
    pub fn poses(&self) -> impl Iterator<Item = Pose> {
        (0..2 * self.turns()).map(Pose)
    }

    /// A turn to the left.
    pub fn turn_left(&self, pose: Pose) -> Pose {
        let turns = self.turns();
        self.pose(pose.turned(turns) + turns - 1, pose.mirrored(turns))
    }

    /// A turn to the right.
    pub fn turn_right(&self, pose: Pose) -> Pose {
        let turns = self.turns();
        self.pose(pose.turned(turns) + 1, pose.mirrored(turns))
    }

    /// Left and right change places.
    pub fn flip(&self, pose: Pose) -> Pose {
        let turns = self.turns();
        self.pose(turns - pose.turned(turns), !pose.mirrored(turns))
    }

    /// Top and bottom change places.
    pub fn flip_vertical(&self, pose: Pose) -> Pose {
        let turns = self.turns();
        self.pose(turns + turns / 2 - pose.turned(turns), !pose.mirrored(turns))
    }

    fn pose(&self, turned: u8, mirrored: bool) -> Pose {
        let turns = self.turns();
        Pose(turned % turns + if mirrored { turns } else { 0 })
    }
}

impl Pose {
    fn turned(self, turns: u8) -> u8 {
        self.0 % turns
    }

    fn mirrored(self, turns: u8) -> bool {
        self.0 >= turns
    }
}

impl PieceKind {
    fn new(lattice: Lattice, shape: &Shape, callisto: bool) -> PieceKind {
        let mut base: Vec<(i32, i32)> = Vec::new();
        for &(x, y) in shape.squares {
            let (x, y) = (x as i32, y as i32);
            base.extend([(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]);
        }
        base.extend(shape.cells.iter().map(|&(x, y)| (x as i32, y as i32)));
        let points = match lattice {
            _ if callisto && base.len() == 1 => 0.0,
            Lattice::Gembloq => base.len() as f32 / 4.0,
            _ => base.len() as f32,
        };
        let mut orientations: Vec<Orientation> = Vec::new();
        let mut poses = Vec::new();
        for mirrored in [false, true] {
            for turned in 0..lattice.turns() {
                let orientation = Orientation::new(lattice, &base, turned, mirrored);
                let same = |other: &Orientation| {
                    (other.first_type, &other.cells) == (orientation.first_type, &orientation.cells)
                };
                let known = orientations.iter().position(same).unwrap_or_else(|| {
                    orientations.push(orientation);
                    orientations.len() - 1
                });
                poses.push(known as u8);
            }
        }
        PieceKind { name: shape.name, count: shape.count, points, orientations, poses }
    }

    /// The number of the orientation of a piece held so.
    pub fn orientation_of(&self, pose: Pose) -> u8 {
        self.poses.get(pose.0 as usize).copied().unwrap_or(0)
    }

    /// The first pose with this orientation.
    pub fn pose_of(&self, orientation: u8) -> Pose {
        Pose(self.poses.iter().position(|&known| known == orientation).unwrap_or(0) as u8)
    }

    /// How many cells it covers.
    pub fn size(&self) -> usize {
        self.orientations[0].cells.len()
    }
}

impl Orientation {
    fn new(lattice: Lattice, base: &[(i32, i32)], turned: u8, mirrored: bool) -> Orientation {
        let mut cells: Vec<(i32, i32)> = base.iter().map(|&cell| lattice.moved(cell, turned, mirrored)).collect();
        let label = cells[0];
        let order = |cell: &(i32, i32)| (cell.1, cell.0);
        cells.sort_unstable_by_key(order);
        let mut blocked = Vec::new();
        if lattice == Lattice::Nexos {
            blocked = straight_junctions(&cells);
            blocked.sort_unstable_by_key(order);
        }
        let (x0, y0) = cells[0];
        let relative = |&(x, y): &(i32, i32)| ((x - x0) as i8, (y - y0) as i8);
        Orientation {
            first_type: lattice.cell_type(x0, y0),
            label: cells.iter().position(|&cell| cell == label).unwrap_or(0) as u8,
            cells: cells.iter().map(relative).collect(),
            blocked: blocked.iter().map(relative).collect(),
        }
    }
}

/// Junctions where exactly two of the segments meet, in a straight line: no other piece may go straight through them.
fn straight_junctions(segments: &[(i32, i32)]) -> Vec<(i32, i32)> {
    let has = |x, y| segments.contains(&(x, y));
    let mut found = Vec::new();
    for &(x, y) in segments {
        // The junction after each segment: to the right of a horizontal one, below a vertical one.
        let (jx, jy) = if y % 2 == 0 { (x + 1, y) } else { (x, y + 1) };
        let across = has(jx - 1, jy) && has(jx + 1, jy);
        let down = has(jx, jy - 1) && has(jx, jy + 1);
        let arms = [has(jx - 1, jy), has(jx + 1, jy), has(jx, jy - 1), has(jx, jy + 1)];
        if (across || down) && arms.iter().filter(|&&arm| arm).count() == 2 {
            found.push((jx, jy));
        }
    }
    found
}

impl Lattice {
    fn turns(self) -> u8 {
        if self == Lattice::Trigon { 6 } else { 4 }
    }

    /// The type of a cell of a piece: of the cells of a board whose origin has type 0.
    fn cell_type(self, x: i32, y: i32) -> u8 {
        match self {
            Lattice::Square => 0,
            Lattice::Trigon => Ground::Trigon9.cell_type(x, y),
            Lattice::Nexos => Ground::Nexos.cell_type(x, y),
            Lattice::Gembloq => Ground::Gembloq28.cell_type(x, y),
        }
    }

    /// Where a cell goes when the plane is mirrored (left and right change places) and then turned to the right
    /// `turned` times. The centre is a point round which the lattice falls onto itself.
    fn moved(self, (x, y): (i32, i32), turned: u8, mirrored: bool) -> (i32, i32) {
        // Whole numbers for the middle of the cell: in halves of the side and thirds of the height for triangles round
        // the tip of the first one, in thirds of a cell for quarter squares round the middle of a whole square.
        let (mut px, mut py) = match self {
            Lattice::Square | Lattice::Nexos => (x, y),
            Lattice::Trigon => (x, 3 * y + if self.cell_type(x, y) == 0 { 2 } else { 1 }),
            Lattice::Gembloq => match self.cell_type(x, y) {
                0 => (3 * x + 2, 6 * y + 2),
                1 => (3 * x + 1, 6 * y + 4),
                2 => (3 * x + 2, 6 * y + 4),
                _ => (3 * x + 1, 6 * y + 2),
            },
        };
        if mirrored {
            px = -px;
        }
        for _ in 0..turned {
            (px, py) = match self {
                Lattice::Trigon => ((px - py) / 2, (3 * px + py) / 2),
                _ => (-py, px),
            };
        }
        match self {
            Lattice::Square | Lattice::Nexos => (px, py),
            Lattice::Trigon => (px, py.div_euclid(3)),
            Lattice::Gembloq => {
                // Boxes are two cells wide, and half of each belongs to either cell.
                let (left, top) = (2 * px.div_euclid(6), py.div_euclid(6));
                (left + if px.rem_euclid(6) == 2 { 0 } else { 1 }, top)
            }
        }
    }
}

/// FNV-1a over the offsets.
fn hash(first_type: u8, cells: &[(i8, i8)]) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325u64 ^ first_type as u64;
    for &(x, y) in cells {
        hash = (hash ^ (x as u8 as u64 | (y as u8 as u64) << 8)).wrapping_mul(0x0100_0000_01b3);
    }
    hash
}

#[cfg(test)]
mod tests {
    use super::*;

    fn orientations(variant: Variant) -> usize {
        variant.set().pieces().iter().map(|kind| kind.orientations.len()).sum()
    }

    #[test]
    fn sets_have_their_sizes() {
        let sums = |variant: Variant| {
            let set = variant.set();
            let points: f32 = set.pieces().iter().map(|kind| kind.points * kind.count as f32).sum();
            let count: u32 = set.pieces().iter().map(|kind| u32::from(kind.count)).sum();
            (set.pieces().len(), count, points)
        };
        assert_eq!(sums(Variant::Duo), (21, 21, 89.0));
        assert_eq!(sums(Variant::Junior), (12, 24, 88.0));
        assert_eq!(sums(Variant::CallistoTwo), (12, 21, 68.0));
        assert_eq!(sums(Variant::TrigonThree), (22, 22, 110.0));
        assert_eq!(sums(Variant::Nexos), (24, 24, 84.0));
        assert_eq!(sums(Variant::GembloqTwo), (21, 21, 82.5));
    }

    #[test]
    fn orientations_are_distinct_and_complete() {
        let of = |variant: Variant, name: &str| {
            let set = variant.set();
            set.piece(set.named(name).unwrap()).orientations.len()
        };
        assert_eq!(orientations(Variant::Classic), 91);
        assert_eq!([of(Variant::Trigon, "F"), of(Variant::Trigon, "A4"), of(Variant::Trigon, "X")], [12, 2, 3]);
        assert_eq!([of(Variant::Trigon, "O"), of(Variant::Trigon, "1")], [1, 2]);
        assert_eq!([of(Variant::Nexos, "1"), of(Variant::Nexos, "O"), of(Variant::Nexos, "E")], [2, 1, 8]);
        let gembloq = ["P", "I5", "X", "W", "N4.5", "L2.5", "2", "1.5", "1"].map(|name| of(Variant::Gembloq, name));
        assert_eq!(gembloq, [8, 2, 1, 4, 8, 8, 2, 8, 1]);
    }

    #[test]
    fn turning_goes_round_and_flipping_twice_goes_back() {
        for variant in Variant::all() {
            let set = variant.set();
            for pose in set.poses() {
                assert_eq!(set.turn_left(set.turn_right(pose)), pose);
                assert_eq!(set.flip(set.flip(pose)), pose);
                assert_eq!(set.flip_vertical(set.flip_vertical(pose)), pose);
                let round = (0..set.turns()).fold(pose, |pose, _| set.turn_right(pose));
                assert_eq!(round, pose);
                let half = (0..set.turns() / 2).fold(pose, |pose, _| set.turn_left(pose));
                assert_eq!(set.flip(set.flip_vertical(pose)), half);
            }
            for kind in set.pieces() {
                for n in 0..kind.orientations.len() as u8 {
                    assert_eq!(kind.orientation_of(kind.pose_of(n)), n);
                }
            }
        }
    }

    #[test]
    fn a_turn_to_the_right_turns_to_the_right() {
        // The long arm of L5 points up with its foot to the right; turned it points right with its foot below.
        let set = Variant::Classic.set();
        let kind = set.piece(set.named("L5").unwrap());
        let cells = |pose| kind.orientations[kind.orientation_of(pose) as usize].cells.clone();
        assert_eq!(cells(Pose::default()), [(0, 0), (0, 1), (0, 2), (0, 3), (1, 3)]);
        assert_eq!(cells(set.turn_right(Pose::default())), [(0, 0), (1, 0), (2, 0), (3, 0), (0, 1)]);
        assert_eq!(cells(set.flip(Pose::default())), [(0, 0), (0, 1), (0, 2), (-1, 3), (0, 3)]);
        assert_eq!(cells(set.flip_vertical(Pose::default())), [(0, 0), (1, 0), (0, 1), (0, 2), (0, 3)]);
    }

    #[test]
    fn straight_junctions_are_those_nobody_may_cross() {
        let set = Variant::Nexos.set();
        let blocked = |name| set.piece(set.named(name).unwrap()).orientations[0].blocked.len();
        let names = ["I4", "L4", "Y", "W", "T4", "X", "U4", "O", "T3", "I2", "V2", "1"];
        assert_eq!(names.map(blocked), [3, 2, 1, 0, 1, 0, 1, 0, 0, 1, 0, 0]);
    }
}
