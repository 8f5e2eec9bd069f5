//! The eleven boards of the family as grids of cells, with the cells numbered densely.
//!
//! A cell has a column from 0 at the left and a row from 0 at the top, and a *slot*: its number among the cells of the
//! board, row by row from the top, written as a [`Place`]. Slots below [`Grid::places`] are the places of the board; Nexos has slots above
//! them for its junctions, which pieces can block but which are no places of the board.

use super::variants::Variant;
use crate::{Colour, Place};
use std::sync::OnceLock;

/// The shape of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    /// 20 by 20 squares.
    Square20,
    /// 14 by 14 squares.
    Square14,
    /// Triangles in a hexagon of edge 9.
    Trigon9,
    /// Triangles in a hexagon of edge 8.
    Trigon8,
    /// 25 by 25 coordinates for 13 by 13 junctions and the 312 segments between them.
    Nexos,
    /// 20 by 20 squares with cut corners, 6 left of each side.
    Callisto20,
    /// 20 by 20 squares with cut corners, 2 left of each side.
    Callisto20Narrow,
    /// 16 by 16 squares with cut corners, 2 left of each side.
    Callisto16,
    /// Quarter squares, 56 by 28, four colours.
    Gembloq28,
    /// Quarter squares, 44 by 22, two colours.
    Gembloq22,
    /// Quarter squares, 52 by 26, three colours.
    Gembloq26,
}

/// Which slots are next to each other: a list for each slot.
#[derive(Debug, Default)]
pub struct Adjacency {
    starts: Vec<u32>,
    slots: Vec<Place>,
}

impl Adjacency {
    /// The slots next to this one, in ascending order.
    pub fn of(&self, slot: Place) -> &[Place] {
        let slot = slot.index();
        &self.slots[self.starts[slot] as usize..self.starts[slot + 1] as usize]
    }
}

/// The two kinds of nearness of cells.
#[derive(Debug)]
pub struct Near {
    /// Cells that share an edge. Segments have no edges.
    pub edges: Adjacency,
    /// Cells that share one corner only; for segments, those that end at the same junction.
    pub corners: Adjacency,
}

const NONE: Place = Place(u16::MAX);

/// A board's cells.
#[derive(Debug)]
pub struct Grid {
    ground: Ground,
    cells: Vec<(u8, u8)>,
    slots: Vec<Place>,
    places: usize,
    near: OnceLock<Near>,
}

/// The boards in order, each with the columns and rows of its coordinate grid.
const GROUNDS: [(Ground, u8, u8); 11] = [
    (Ground::Square20, 20, 20),
    (Ground::Square14, 14, 14),
    (Ground::Trigon9, 35, 18),
    (Ground::Trigon8, 31, 16),
    (Ground::Nexos, 25, 25),
    (Ground::Callisto20, 20, 20),
    (Ground::Callisto20Narrow, 20, 20),
    (Ground::Callisto16, 16, 16),
    (Ground::Gembloq28, 56, 28),
    (Ground::Gembloq22, 44, 22),
    (Ground::Gembloq26, 52, 26),
];

/// What the cells of a board are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cells {
    Squares,
    /// Squares with cut corners and a centre.
    CutSquares,
    Triangles,
    Segments,
    QuarterSquares,
}

impl Ground {
    fn cells(self) -> Cells {
        match self {
            Ground::Square20 | Ground::Square14 => Cells::Squares,
            Ground::Trigon9 | Ground::Trigon8 => Cells::Triangles,
            Ground::Nexos => Cells::Segments,
            Ground::Callisto20 | Ground::Callisto20Narrow | Ground::Callisto16 => Cells::CutSquares,
            Ground::Gembloq28 | Ground::Gembloq22 | Ground::Gembloq26 => Cells::QuarterSquares,
        }
    }

    /// Columns of the coordinate grid.
    pub fn columns(self) -> u8 {
        GROUNDS[self as usize].1
    }

    /// Rows of the coordinate grid.
    pub fn rows(self) -> u8 {
        GROUNDS[self as usize].2
    }

    /// The type of a cell: pieces fit only where the types of their cells agree.
    ///
    /// Triangles: 0 up, 1 down. Segments: 0 junction, 1 horizontal, 2 vertical, 3 hole. Quarter squares, by the corner
    /// that has the right angle: 0 top left, 1 bottom right, 2 bottom left, 3 top right. Squares are all alike.
    pub fn cell_type(self, column: i32, row: i32) -> u8 {
        match self.cells() {
            Cells::Squares | Cells::CutSquares => 0,
            // The two edges differ by one, and so does the parity.
            Cells::Triangles => (column + row + i32::from(self == Ground::Trigon8)).rem_euclid(2) as u8,
            Cells::Segments => (column.rem_euclid(2) + 2 * row.rem_euclid(2)) as u8,
            Cells::QuarterSquares => (column + 2 * row.rem_euclid(2)).rem_euclid(4) as u8,
        }
    }

    /// Whether a record can name the cell. Junctions of Nexos are not places.
    fn has(self, column: u8, row: u8) -> bool {
        let (x, y) = (column as i32, row as i32);
        let (w, h) = (self.columns() as i32, self.rows() as i32);
        let depth = y.min(h - 1 - y);
        let margin = match self {
            Ground::Square20 | Ground::Square14 => 0,
            Ground::Trigon9 => 8 - depth,
            Ground::Trigon8 => 7 - depth,
            Ground::Nexos => return matches!(self.cell_type(x, y), 1 | 2),
            Ground::Callisto20 => 7 - depth,
            Ground::Callisto20Narrow => 9 - depth,
            Ground::Callisto16 => 7 - depth,
            Ground::Gembloq28 => 1 - 2 * depth,
            Ground::Gembloq22 | Ground::Gembloq26 => 13 - 2 * depth,
        }
        .max(0);
        margin <= x && x < w - margin
    }

    /// The corners of a cell, in units fine enough for whole numbers. Segments have their two junctions.
    fn corners(self, x: i32, y: i32) -> ([(i32, i32); 4], usize) {
        let none = (0, 0);
        match self.cells() {
            Cells::Squares | Cells::CutSquares => ([(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)], 4),
            Cells::Triangles => match self.cell_type(x, y) {
                0 => ([(x + 1, y), (x, y + 1), (x + 2, y + 1), none], 3),
                _ => ([(x, y), (x + 2, y), (x + 1, y + 1), none], 3),
            },
            Cells::Segments => match self.cell_type(x, y) {
                1 => ([(x - 1, y), (x + 1, y), none, none], 2),
                2 => ([(x, y - 1), (x, y + 1), none, none], 2),
                _ => ([none; 4], 0),
            },
            Cells::QuarterSquares => {
                let (l, r) = if matches!(self.cell_type(x, y), 0 | 2) { (x, x + 2) } else { (x - 1, x + 1) };
                let [tl, tr, bl, br] = [(l, y), (r, y), (l, y + 1), (r, y + 1)];
                match self.cell_type(x, y) {
                    0 => ([tl, tr, bl, none], 3),
                    1 => ([br, tr, bl, none], 3),
                    2 => ([bl, tl, br, none], 3),
                    _ => ([tr, tl, br, none], 3),
                }
            }
        }
    }

    /// The starting cells of a colour as the record names them; the first piece must cover one of them, in GembloQ all.
    fn start_names(self, colour: usize) -> &'static [&'static str] {
        const TRIGON9: &[&str] = &["r15", "r4", "j12", "j7", "z12", "z7"];
        const TRIGON8: &[&str] = &["p14", "p3", "h11", "h6", "x11", "x6"];
        match (self, colour) {
            (Ground::Square20, 0) => &["a20"],
            (Ground::Square20, 1) => &["t20"],
            (Ground::Square20, 2) => &["t1"],
            (Ground::Square20, _) => &["a1"],
            (Ground::Square14, 0) => &["e10"],
            (Ground::Square14, _) => &["j5"],
            (Ground::Trigon9, _) => TRIGON9,
            (Ground::Trigon8, _) => TRIGON8,
            (Ground::Nexos, 0) => &["e22", "d21", "f21", "e20"],
            (Ground::Nexos, 1) => &["u22", "t21", "v21", "u20"],
            (Ground::Nexos, 2) => &["u6", "t5", "v5", "u4"],
            (Ground::Nexos, _) => &["e6", "d5", "f5", "e4"],
            (Ground::Gembloq28, 0) => &["b28", "c28", "b27", "c27"],
            (Ground::Gembloq28, 1) => &["bb28", "bc28", "bb27", "bc27"],
            (Ground::Gembloq28, 2) => &["bb2", "bc2", "bb1", "bc1"],
            (Ground::Gembloq28, _) => &["b2", "c2", "b1", "c1"],
            (Ground::Gembloq22, 0) => &["n22", "o22", "n21", "o21"],
            (Ground::Gembloq22, _) => &["ad2", "ae2", "ad1", "ae1"],
            (Ground::Gembloq26, 0) => &["z2", "aa2", "z1", "aa1"],
            (Ground::Gembloq26, 1) => &["b20", "c20", "b19", "c19"],
            (Ground::Gembloq26, _) => &["ax20", "ay20", "ax19", "ay19"],
            (Ground::Callisto20 | Ground::Callisto20Narrow | Ground::Callisto16, _) => &[],
        }
    }
}

impl Grid {
    /// The grid of a board, built on first use.
    pub fn of(ground: Ground) -> &'static Grid {
        static GRIDS: [OnceLock<Grid>; GROUNDS.len()] = [const { OnceLock::new() }; GROUNDS.len()];
        GRIDS[ground as usize].get_or_init(|| Grid::new(ground))
    }

    fn new(ground: Ground) -> Grid {
        let (columns, rows) = (ground.columns(), ground.rows());
        let mut cells = Vec::new();
        for row in 0..rows {
            cells.extend((0..columns).filter(|&column| ground.has(column, row)).map(|column| (column, row)));
        }
        let places = cells.len();
        if ground == Ground::Nexos {
            for row in (0..rows).step_by(2) {
                cells.extend((0..columns).step_by(2).map(|column| (column, row)));
            }
        }
        let mut slots = vec![NONE; columns as usize * rows as usize];
        for (slot, &(column, row)) in cells.iter().enumerate() {
            slots[column as usize + row as usize * columns as usize] = Place(slot as u16);
        }
        Grid { ground, cells, slots, places, near: OnceLock::new() }
    }

    /// The board.
    pub fn ground(&self) -> Ground {
        self.ground
    }

    /// Columns of the coordinate grid.
    pub fn columns(&self) -> u8 {
        self.ground.columns()
    }

    /// Rows of the coordinate grid.
    pub fn rows(&self) -> u8 {
        self.ground.rows()
    }

    /// How many places the board has: slots below this number.
    pub fn places(&self) -> usize {
        self.places
    }

    /// How many slots there are, junctions included.
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// Never: every board has cells.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// Every slot in ascending order.
    pub fn slots(&self) -> impl Iterator<Item = Place> + use<> {
        (0..self.len() as u16).map(Place)
    }

    /// Column from 0 at the left and row from 0 at the top.
    pub fn cell(&self, slot: Place) -> (u8, u8) {
        self.cells[slot.index()]
    }

    /// The slot at a column and a row from the top; `None` off the board.
    pub fn slot(&self, column: i32, row: i32) -> Option<Place> {
        if column < 0 || row < 0 || column >= self.columns() as i32 || row >= self.rows() as i32 {
            return None;
        }
        let slot = self.slots[column as usize + row as usize * self.columns() as usize];
        (slot != NONE).then_some(slot)
    }

    /// The slot so many columns to the right of another and so many rows below it; `None` off the board.
    pub(super) fn slot_from(&self, slot: Place, (right, down): (i8, i8)) -> Option<Place> {
        let (column, row) = self.cell(slot);
        self.slot(i32::from(column) + i32::from(right), i32::from(row) + i32::from(down))
    }

    /// The type of a cell, see [`Ground::cell_type`].
    pub fn cell_type(&self, slot: Place) -> u8 {
        let (column, row) = self.cell(slot);
        self.ground.cell_type(column as i32, row as i32)
    }

    /// The starting places of a colour, in the order of the board; none in Callisto.
    pub fn starts(&self, colour: Colour) -> Vec<Place> {
        let names = self.ground.start_names(colour.index()).iter();
        let mut slots: Vec<Place> = names.filter_map(|name| self.parse(name.as_bytes())).collect();
        slots.sort_unstable();
        slots
    }

    /// Whether the starting places belong to all colours alike.
    pub fn starts_are_shared(&self) -> bool {
        self.ground.cells() == Cells::Triangles
    }

    /// Whether a first piece must cover all starting places of its colour: they are the quarters of one square.
    pub fn starts_are_whole(&self) -> bool {
        self.ground.cells() == Cells::QuarterSquares
    }

    /// Whether the place belongs to the centre of a Callisto board, where no piece `1` may go.
    pub fn in_centre(&self, slot: Place) -> bool {
        if self.ground.cells() != Cells::CutSquares {
            return false;
        }
        // The centre has the shape of the board: six wide, with two cells left on each side.
        let (column, row) = self.cell(slot);
        let (x, y) = (column as i32 - self.columns() as i32 / 2 + 3, row as i32 - self.rows() as i32 / 2 + 3);
        if !(0..6).contains(&x) || !(0..6).contains(&y) {
            return false;
        }
        let margin = (2 - y.min(5 - y)).max(0);
        margin <= x && x < 6 - margin
    }

    /// Which cells are next to each other, computed when first needed.
    pub fn near(&self) -> &Near {
        self.near.get_or_init(|| self.find_near())
    }

    /// Cells that share two corners share an edge; cells that share one touch at a corner. This holds on every lattice.
    fn find_near(&self) -> Near {
        let width = self.columns() as i32 + 4;
        let at = |(x, y): (i32, i32)| ((x + 1) + (y + 1) * width) as usize;
        let mut around: Vec<Vec<Place>> = vec![Vec::new(); (width * (self.rows() as i32 + 4)) as usize];
        for (slot, &(column, row)) in self.cells.iter().enumerate() {
            let (corners, count) = self.ground.corners(column as i32, row as i32);
            corners[..count].iter().for_each(|&corner| around[at(corner)].push(Place(slot as u16)));
        }
        let mut edges = Adjacency { starts: vec![0], slots: Vec::new() };
        let mut touching = Adjacency { starts: vec![0], slots: Vec::new() };
        let mut nearby = Vec::new();
        for (slot, &(column, row)) in self.cells.iter().enumerate() {
            let (corners, count) = self.ground.corners(column as i32, row as i32);
            nearby.clear();
            corners[..count].iter().for_each(|&corner| nearby.extend_from_slice(&around[at(corner)]));
            nearby.sort_unstable();
            for run in nearby.chunk_by(|a, b| a == b).filter(|run| run[0].index() != slot) {
                let list = if run.len() == 1 { &mut touching } else { &mut edges };
                list.slots.push(run[0]);
            }
            edges.starts.push(edges.slots.len() as u32);
            touching.starts.push(touching.slots.len() as u32);
        }
        Near { edges, corners: touching }
    }
}

/// The grid of a variant.
pub fn grid(variant: Variant) -> &'static Grid {
    Grid::of(variant.ground())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_have_their_sizes() {
        let places = |ground| Grid::of(ground).places();
        let expected = [400, 196, 486, 384, 312, 288, 220, 144, 1564, 772, 1156];
        assert_eq!(GROUNDS.map(|row| places(row.0)), expected);
        assert_eq!(Grid::of(Ground::Nexos).len(), 481);
    }

    #[test]
    fn slots_and_cells_lead_to_each_other() {
        for grid in GROUNDS.map(|row| Grid::of(row.0)) {
            for slot in grid.slots() {
                let (column, row) = grid.cell(slot);
                assert_eq!(grid.slot(column as i32, row as i32), Some(slot));
            }
            assert_eq!(grid.slot(-1, 0), None);
            assert_eq!(grid.slot(0, grid.rows() as i32), None);
        }
    }

    #[test]
    fn starting_places_are_on_the_board() {
        for variant in Variant::all() {
            let grid = grid(variant);
            for &colour in &Colour::ALL[..variant.colours() as usize] {
                let names = grid.ground().start_names(colour.index());
                assert_eq!(grid.starts(colour).len(), names.len(), "{}", variant.id());
                // A starting square of GembloQ is a whole one.
                if names.len() == 4 && variant.id().starts_with("gembloq") {
                    let mut types: Vec<_> = grid.starts(colour).iter().map(|&slot| grid.cell_type(slot)).collect();
                    types.sort_unstable();
                    assert_eq!(types, [0, 1, 2, 3]);
                }
            }
        }
    }

    #[test]
    fn nearness_is_mutual_and_as_the_lattices_have_it() {
        for grid in GROUNDS.map(|row| Grid::of(row.0)) {
            let near = grid.near();
            for slot in grid.slots() {
                assert!(near.edges.of(slot).iter().all(|&other| near.edges.of(other).contains(&slot)));
                assert!(near.corners.of(slot).iter().all(|&other| near.corners.of(other).contains(&slot)));
                assert!(near.edges.of(slot).iter().all(|other| !near.corners.of(slot).contains(other)));
            }
        }
        let most = |ground| {
            let grid = Grid::of(ground);
            let near = grid.near();
            let most = |list: &Adjacency| grid.slots().map(|slot| list.of(slot).len()).max().unwrap();
            (most(&near.edges), most(&near.corners))
        };
        assert_eq!(most(Ground::Square20), (4, 4));
        assert_eq!(most(Ground::Trigon9), (3, 9));
        assert_eq!(most(Ground::Nexos), (0, 6));
        assert_eq!(most(Ground::Gembloq28), (3, 11));
    }

    #[test]
    fn the_centre_of_callisto_has_24_cells() {
        for ground in [Ground::Callisto20, Ground::Callisto20Narrow, Ground::Callisto16] {
            let grid = Grid::of(ground);
            assert_eq!(grid.slots().filter(|&slot| grid.in_centre(slot)).count(), 24);
        }
        let grid = Grid::of(Ground::Callisto16);
        assert!(grid.in_centre(grid.parse(b"h11").unwrap()) && !grid.in_centre(grid.parse(b"g11").unwrap()));
    }
}
