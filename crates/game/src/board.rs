//! A board's geometry as data: its places, their outlines and names, and the place under a point in constant time.
//!
//! Lengths are board units ([`super::lattice`]), y grows down. Rows are counted from the top of the name grid, whatever
//! the record's own numbers do. Knows no stones and no rules.

use super::Coordinates;
pub use super::lattice::{BoardForm, Lattice, Point, Rect, pt};
use super::lattice::{hex, quarters, segments, square, trigon};
pub use crate::sgf::point::Naming;
use std::cell::RefCell;
use std::ops::{Range, RangeInclusive};
use std::sync::Arc;

/// A place of a board: an index into its places, `0..board.len()`, row by row from the upper left.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Place(pub u16);

impl Place {
    /// The index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// How a square lattice is drawn.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Surface {
    /// Adjacent squares (Octi, Blokus, chess).
    Cells,
    /// Crossing lines, a point in the middle of each square (Go, Gomoku).
    Lines,
}

/// The longest side of a board that is not fixed by its game. Records never name more lines than 63.
pub const MAX_LINES: u16 = 200;

const OFF: u16 = u16::MAX;

/// The geometry of one board.
///
/// # Panics
/// Methods that take a place may panic if it belongs to a larger board.
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    lattice: Lattice,
    surface: Surface,
    naming: Naming,
    /// How records write the places, if their display names differ.
    recorded: Naming,
    coordinates: Coordinates,
    /// What [`Coordinates::Usual`] means: itself, i.e. the naming, or another coordinate system.
    pub(super) usual: Coordinates,
    columns: u16,
    rows: u16,
    /// Length of the top edge: triangles (Trigon), cells (Callisto, a hexagon), diamonds (GembloQ); 0 elsewhere.
    edge: u16,
    cells: Arc<Cells>,
}

/// The places of a board, which boards of one form share.
#[derive(PartialEq, Debug, Default)]
struct Cells {
    /// Name grid, row by row, to index of the place, or `OFF`.
    index: Vec<u16>,
    places: Vec<(u16, u16)>,
    bounds: Rect,
}

impl Cells {
    /// Those of a name grid that are `inside`; the bounds are still to be found.
    fn cut(columns: u16, rows: u16, inside: impl Fn(i32, i32) -> bool) -> Cells {
        let mut cells = Cells::default();
        for (c, r) in (0..rows).flat_map(|r| (0..columns).map(move |c| (c, r))) {
            if inside(c.into(), r.into()) {
                cells.index.push(cells.places.len() as u16);
                cells.places.push((c, r));
            } else {
                cells.index.push(OFF);
            }
        }
        cells
    }
}

/// What decides which places there are: lattice, columns, rows, top edge, and how much the corners lose.
type Form = (Lattice, u16, u16, u16, u16);

/// So many forms of boards are remembered: a collection may have a hundred thousand games, and they are mostly alike.
const REMEMBERED: usize = 8;

thread_local! {
    static KNOWN: RefCell<Vec<(Form, Arc<Cells>)>> = const { RefCell::new(Vec::new()) };
}

impl Board {
    /// A rectangle of squares. Sides are held within 1 and [`MAX_LINES`].
    pub fn square(columns: u16, rows: u16, surface: Surface, naming: Naming) -> Board {
        Board::cut(Lattice::Square, surface, naming, (columns, rows), (0, 0), |_, _| true)
    }

    /// A rectangle of squares whose corners lose `cut` cells on each of their sides, and the triangle between them.
    pub fn octagon(columns: u16, rows: u16, surface: Surface, naming: Naming, cut: u16) -> Board {
        let size = (columns.clamp(1, MAX_LINES), rows.clamp(1, MAX_LINES));
        let cut = cut.min(size.0.min(size.1) / 2);
        let inside = |c, r| cut_corners(Lattice::Square, size, cut, c, r);
        Board::cut(Lattice::Square, surface, naming, size, (0, cut), inside)
    }

    /// A rhombus of hexagons, named as Hex does. Sides are held within 1 and [`MAX_LINES`].
    pub fn hex(columns: u16, rows: u16) -> Board {
        Board::rhombus(columns, rows, Naming::LetterNumberFromTop)
    }

    /// A rhombus of hexagons. Sides are held within 1 and [`MAX_LINES`].
    pub fn rhombus(columns: u16, rows: u16, naming: Naming) -> Board {
        Board::cut(Lattice::Hex, Surface::Cells, naming, (columns, rows), (0, 0), |_, _| true)
    }

    /// A hexagon of hexagons with `edge` cells on each of its sides, within 1 and half of [`MAX_LINES`]. Its name grid has
    /// `2 * edge - 1` columns and rows: rows lie level, and columns lean to the left.
    pub fn hexagon(edge: u16, naming: Naming) -> Board {
        let edge = edge.clamp(1, MAX_LINES / 2);
        let side = 2 * edge - 1;
        let inside = |c, r| cut_corners(Lattice::Hex, (side, side), edge - 1, c, r);
        Board::cut(Lattice::Hex, Surface::Cells, naming, (side, side), (edge, 0), inside)
    }

    /// The hexagon of Blokus Trigon with `edge` triangles pointing down on its upper side: 9, or 8 for three players.
    pub fn trigon(edge: u16) -> Board {
        let edge = edge.clamp(1, 40);
        let (naming, size) = (Naming::LetterNumberFromBottom, (4 * edge - 1, 2 * edge));
        let inside = |c, r| trigon::inside(edge.into(), c, r);
        Board::cut(Lattice::Trigon, Surface::Cells, naming, size, (edge, 0), inside)
    }

    /// The mesh of Nexos: 25 by 25 names, 312 segments. Junctions and holes are not places.
    pub fn nexos() -> Board {
        let naming = Naming::LetterNumberFromBottom;
        Board::cut(Lattice::Segments, Surface::Cells, naming, (25, 25), (0, 0), segments::segment)
    }

    /// The octagon of Callisto: `size` squares wide and high with a top row of `top_edge` (20 and 6, 20 and 2, 16 and 2).
    pub fn callisto(size: u16, top_edge: u16) -> Board {
        let naming = Naming::LetterNumberFromBottom;
        let inside = |c, r| octagon(size.into(), top_edge.into(), c, r);
        Board::cut(Lattice::Square, Surface::Cells, naming, (size, size), (top_edge, 0), inside)
    }

    /// The board of GembloQ by its number of rows: 28 (four colours), 26 (three players) or 22 (two).
    pub fn gembloq(rows: u16) -> Board {
        let edge = match rows {
            ..=22 => 4,
            23..=26 => 6,
            _ => 13,
        };
        let (naming, size) = (Naming::LetterNumberFromBottom, (2 * rows.min(100), rows.min(100)));
        let inside = |c, r| quarters::inside(rows.min(100).into(), edge.into(), c, r);
        Board::cut(Lattice::Quarters, Surface::Cells, naming, size, (edge, 0), inside)
    }

    /// The board whose places are those `inside`, which depends on nothing but the form.
    fn cut(
        lattice: Lattice,
        surface: Surface,
        naming: Naming,
        (columns, rows): (u16, u16),
        (edge, corners): (u16, u16),
        inside: impl Fn(i32, i32) -> bool,
    ) -> Board {
        let (columns, rows) = (columns.clamp(1, MAX_LINES), rows.clamp(1, MAX_LINES));
        let form = (lattice, columns, rows, edge, corners);
        let known = KNOWN.with_borrow(|known| known.iter().find(|(of, _)| *of == form).map(|(_, cells)| cells.clone()));
        let is_new = known.is_none();
        let mut board = Board {
            lattice,
            surface,
            naming,
            recorded: naming,
            coordinates: Coordinates::Usual,
            usual: Coordinates::Usual,
            columns,
            rows,
            edge,
            cells: known.unwrap_or_else(|| Arc::new(Cells::cut(columns, rows, inside))),
        };
        if is_new {
            let bounds = Rect::around(board.rim().flat_map(|p| board.outline(p))).unwrap_or_default();
            if let Some(cells) = Arc::get_mut(&mut board.cells) {
                cells.bounds = bounds;
            }
            KNOWN.with_borrow_mut(|known| {
                known.insert(0, (form, board.cells.clone()));
                known.truncate(REMEMBERED);
            });
        }
        board
    }

    /// The first and last place of every row: enough to find the bounds.
    fn rim(&self) -> impl Iterator<Item = Place> {
        let ends = self.cells.places.iter().enumerate().filter(|(i, p)| {
            let row_of = |i: usize| self.cells.places.get(i).map(|p| p.1);
            i.checked_sub(1).and_then(row_of) != Some(p.1) || row_of(i + 1) != Some(p.1)
        });
        ends.map(|(i, _)| Place(i as u16))
    }

    /// The lattice of its cells.
    pub fn lattice(&self) -> Lattice {
        self.lattice
    }

    /// Whether a square lattice is drawn as cells or as lines.
    pub fn surface(&self) -> Surface {
        self.surface
    }

    /// How places are named.
    pub fn naming(&self) -> Naming {
        self.naming
    }

    /// How records write the places.
    #[doc(hidden)]
    pub fn recording(&self) -> Naming {
        self.recorded
    }

    /// The same board, but records write its places differently from their display names.
    pub(crate) fn with_recording(self, recorded: Naming) -> Board {
        Board { recorded, ..self }
    }

    /// The coordinate system shown to users.
    pub fn coordinates(&self) -> Coordinates {
        self.coordinates
    }

    /// The same board with another coordinate system.
    pub fn with_coordinates(self, coordinates: Coordinates) -> Board {
        Board { coordinates, ..self }
    }

    /// The width of the name grid.
    pub fn columns(&self) -> u16 {
        self.columns
    }

    /// The height of the name grid.
    pub fn rows(&self) -> u16 {
        self.rows
    }

    /// The length of the top edge of a Trigon (triangles), Callisto (squares) or GembloQ board (diamonds), of each side of a
    /// hexagon of hexagons, else 0.
    pub fn edge(&self) -> u16 {
        self.edge
    }

    /// Whether this is a hexagon cut out of the rhombus of hexagons.
    pub fn is_hexagon(&self) -> bool {
        self.lattice == Lattice::Hex && self.edge > 0
    }

    /// Its form: two boards of one form have the same places.
    pub fn form(&self) -> BoardForm {
        let Board { lattice, columns, rows, edge, .. } = *self;
        BoardForm { lattice, columns, rows, edge, places: self.cells.places.len() }
    }

    /// The number of places.
    pub fn len(&self) -> usize {
        self.cells.places.len()
    }

    /// Never: every board has a place.
    pub fn is_empty(&self) -> bool {
        self.cells.places.is_empty()
    }

    /// All places, row by row from the upper left.
    pub fn places(&self) -> impl DoubleEndedIterator<Item = Place> + ExactSizeIterator + use<> {
        (0..self.cells.places.len() as u16).map(Place)
    }

    /// The place with this column from the left and row from the top of the name grid.
    pub fn place(&self, column: u16, row: u16) -> Option<Place> {
        if column >= self.columns || row >= self.rows {
            return None;
        }
        let index = self.cells.index[usize::from(row) * usize::from(self.columns) + usize::from(column)];
        (index != OFF).then_some(Place(index))
    }

    /// The places of a part of a row, as ranges of their numbers: few where the board has no holes.
    pub(crate) fn runs(&self, columns: RangeInclusive<u16>, row: u16) -> impl Iterator<Item = Range<u16>> {
        let (mut next, last) = (*columns.start(), (*columns.end()).min(self.columns.saturating_sub(1)));
        let is_full = self.cells.places.len() == usize::from(self.columns) * usize::from(self.rows);
        std::iter::from_fn(move || {
            // A place that the board has not parts two ranges.
            let (column, start) = (next..=last).find_map(|column| Some((column, self.place(column, row)?.0)))?;
            let goes_on = |other: &u16| self.place(*other, row) == Some(Place(start + (other - column)));
            let length = match is_full {
                true => last - column + 1,
                false => 1 + (column + 1..=last).take_while(goes_on).count() as u16,
            };
            next = column + length;
            Some(start..start + length)
        })
    }

    /// The column of a place, from 0 at the left. Panics if the place is not of this board, like all that take a place.
    pub fn column(&self, place: Place) -> u16 {
        self.cells.places[place.index()].0
    }

    /// The row of a place, from 0 at the top.
    pub fn row(&self, place: Place) -> u16 {
        self.cells.places[place.index()].1
    }

    fn cell(&self, place: Place) -> (i32, i32) {
        let (c, r) = self.cells.places[place.index()];
        (c.into(), r.into())
    }

    fn place_of(&self, (c, r): (i32, i32)) -> Option<Place> {
        self.place(u16::try_from(c).ok()?, u16::try_from(r).ok()?)
    }

    /// The corners of a place, clockwise; always convex.
    pub fn outline(&self, place: Place) -> Vec<Point> {
        let (c, r) = self.cell(place);
        match self.lattice {
            Lattice::Square => square::outline(c, r),
            Lattice::Hex => hex::outline(c, r),
            Lattice::Trigon => trigon::outline(self.edge.into(), c, r),
            Lattice::Quarters => quarters::outline(c, r),
            Lattice::Segments => segments::outline(c, r),
        }
    }

    /// The anchor for text or marks on a place: the centre of its largest inscribed circle, or close to it.
    pub fn anchor(&self, place: Place) -> Point {
        let (c, r) = self.cell(place);
        self.point(c as u16, r as u16)
    }

    /// The point of any name of the grid, even one that is not a place, such as Nexos's junctions.
    pub fn point(&self, column: u16, row: u16) -> Point {
        let (c, r) = (column.into(), row.into());
        match self.lattice {
            Lattice::Square => square::anchor(c, r),
            Lattice::Hex => hex::anchor(c, r),
            Lattice::Trigon => trigon::anchor(self.edge.into(), c, r),
            Lattice::Quarters => quarters::anchor(c, r),
            Lattice::Segments => segments::anchor(c, r),
        }
    }

    /// The middle of several places: of the points where their marks belong.
    pub fn middle(&self, places: &[Place]) -> Point {
        let sum = places.iter().fold(Point::default(), |sum, &place| sum + self.anchor(place));
        sum * (1.0 / places.len().max(1) as f32)
    }

    /// The radius of the largest circle inside a place; all places of a board are alike.
    pub fn inradius(&self) -> f32 {
        match self.lattice {
            Lattice::Square => square::INRADIUS,
            Lattice::Hex => hex::INRADIUS,
            Lattice::Trigon => trigon::INRADIUS,
            Lattice::Quarters => quarters::INRADIUS,
            Lattice::Segments => segments::INRADIUS,
        }
    }

    /// The place under a point. On a mesh of segments this is the nearest segment, elsewhere the cell around the point.
    pub fn at(&self, point: Point) -> Option<Place> {
        if !self.cells.bounds.grow(0.5).contains(point) {
            return None;
        }
        self.place_of(match self.lattice {
            Lattice::Square => square::at(point),
            Lattice::Hex => hex::at(point),
            Lattice::Trigon => trigon::at(self.edge.into(), point),
            Lattice::Quarters => quarters::at(point),
            Lattice::Segments => segments::at(point),
        })
    }

    /// The places that share a side (Nexos: a junction) with this one.
    pub fn neighbours(&self, place: Place) -> impl Iterator<Item = Place> {
        let (c, r) = self.cell(place);
        let cells = match self.lattice {
            Lattice::Square => square::neighbours(c, r),
            Lattice::Hex => hex::neighbours(c, r),
            Lattice::Trigon => trigon::neighbours(self.edge.into(), c, r),
            Lattice::Quarters => quarters::neighbours(c, r),
            Lattice::Segments => segments::neighbours(c, r),
        };
        cells.into_iter().filter_map(|cell| self.place_of(cell))
    }

    /// The rectangle around all outlines.
    pub fn bounds(&self) -> Rect {
        self.cells.bounds
    }

    /// Whether the place is in the middle of a Callisto board, where its first pieces may go: 24 cells, always.
    pub fn in_centre(&self, place: Place) -> bool {
        let (c, r) = self.cell(place);
        let left = (i32::from(self.columns) - 6) / 2;
        self.lattice == Lattice::Square && self.edge > 0 && octagon(6, 2, c - left, r - left)
    }

    /// Whether the name at this column and row is a junction of Nexos's mesh.
    pub fn is_junction(&self, column: u16, row: u16) -> bool {
        let inside = column < self.columns && row < self.rows;
        self.lattice == Lattice::Segments && inside && segments::junction(column.into(), row.into())
    }

    /// A place as records write it. In Amazons `dj`, for what [`Board::name`] calls `d1`.
    pub fn recorded(&self, place: Place) -> String {
        self.recorded.name(self.column(place), self.row(place), self.rows)
    }

    /// The name of a place in the notation of the board: Go `dd`, Hex and Blokus `d4`, Octi `46`. Most records write it so; see
    /// [`Board::recorded`].
    pub fn name(&self, place: Place) -> String {
        self.naming.name(self.column(place), self.row(place), self.rows)
    }

    /// Parses a place as written in records. Surrounding blanks, capitals and leading zeros are accepted.
    pub fn parse(&self, text: &str) -> Option<Place> {
        let (c, r) = self.parse_name(text)?;
        self.place(c, r)
    }

    /// Column and row of any name of the grid, place or not: `e21` is a junction in Nexos.
    pub fn parse_name(&self, text: &str) -> Option<(u16, u16)> {
        let (c, r) = self.naming.parse(text, self.columns, self.rows)?;
        (c < self.columns && r < self.rows).then_some((c, r))
    }
}

/// Whether a cell is inside a rectangle whose corners are cut: all four of squares, of hexagons the two acute ones. `cut` is
/// how many cells each side of the corner loses.
fn cut_corners(lattice: Lattice, (columns, rows): (u16, u16), cut: u16, c: i32, r: i32) -> bool {
    let (right, below, cut) = (i32::from(columns) - 1 - c, i32::from(rows) - 1 - r, i32::from(cut));
    let obtuse = lattice == Lattice::Hex || (c + below >= cut && right + r >= cut);
    c + r >= cut && right + below >= cut && obtuse
}

/// Whether a cell is inside a square of side `size` whose corners are cut so that `top` cells of the first row remain.
fn octagon(size: i32, top: i32, c: i32, r: i32) -> bool {
    let cut = ((size - top) / 2 - r.min(size - 1 - r)).max(0);
    (0..size).contains(&r) && (cut..size - cut).contains(&c)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn boards() -> Vec<Board> {
        vec![
            Board::square(19, 19, Surface::Lines, Naming::LetterPair),
            Board::square(7, 52, Surface::Lines, Naming::LetterPair),
            Board::square(20, 20, Surface::Cells, Naming::LetterNumberFromBottom),
            Board::square(6, 7, Surface::Cells, Naming::DigitPair),
            Board::hex(11, 11),
            Board::hex(5, 9),
            Board::hex(63, 63),
            Board::hexagon(1, Naming::LetterNumberFromBottom),
            Board::hexagon(5, Naming::LetterNumberInLine),
            Board::hexagon(8, Naming::LetterNumberFromBottom),
            Board::trigon(9),
            Board::trigon(8),
            Board::nexos(),
            Board::callisto(20, 6),
            Board::callisto(20, 2),
            Board::callisto(16, 2),
            Board::gembloq(28),
            Board::gembloq(26),
            Board::gembloq(22),
        ]
    }

    /// Inside a convex polygon, whichever way round; `None` too near to a side for a verdict in single precision.
    fn inside(polygon: &[Point], p: Point) -> Option<bool> {
        let sides = (0..polygon.len()).map(|i| {
            let (a, b) = (polygon[i], polygon[(i + 1) % polygon.len()]);
            ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / a.distance(b)
        });
        let sides: Vec<f32> = sides.collect();
        if sides.iter().all(|s| *s > 1e-4) || sides.iter().all(|s| *s < -1e-4) {
            return Some(true);
        }
        let outside = sides.iter().any(|s| *s > 1e-4) && sides.iter().any(|s| *s < -1e-4);
        outside.then_some(false)
    }

    #[test]
    fn the_place_under_a_point_is_the_one_whose_outline_holds_it() {
        let mut random = fastrand::Rng::with_seed(7);
        for board in boards() {
            let outlines: Vec<Vec<Point>> = board.places().map(|p| board.outline(p)).collect();
            let area = board.bounds().grow(1.0);
            let mut verdicts = 0;
            for _ in 0..2000 {
                let p = pt(area.min.x + random.f32() * area.width(), area.min.y + random.f32() * area.height());
                let found = board.at(p);
                for (i, outline) in outlines.iter().enumerate() {
                    match inside(outline, p) {
                        Some(true) => assert_eq!(found, Some(Place(i as u16)), "{p:?} {:?}", board.lattice()),
                        // Next to a segment the nearest one is found, so only one direction holds there.
                        Some(false) if board.lattice() != Lattice::Segments => {
                            assert_ne!(found, Some(Place(i as u16)), "{p:?} {:?}", board.lattice());
                        }
                        _ => continue,
                    }
                    verdicts += 1;
                }
            }
            assert!(verdicts > 500);
        }
    }

    #[test]
    fn the_nearest_segment_is_found() {
        let (board, mut random) = (Board::nexos(), fastrand::Rng::with_seed(3));
        let distance = |place: Place, p: Point| {
            let o = board.outline(place);
            let (a, b) = (o[0], o[3]);
            let t = (((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / 4.0).clamp(0.0, 1.0);
            a.lerp(b, t).distance(p)
        };
        for _ in 0..2000 {
            let p = pt(random.f32() * 24.0, random.f32() * 24.0);
            let found = board.at(p).expect("the mesh covers the board");
            let nearest = board.places().map(|q| distance(q, p)).fold(f32::MAX, f32::min);
            assert!(distance(found, p) <= nearest + 1e-4, "{p:?}");
        }
    }

    #[test]
    fn anchors_are_well_inside() {
        for board in boards() {
            for place in board.places() {
                let (outline, anchor) = (board.outline(place), board.anchor(place));
                assert_eq!(board.at(anchor), Some(place));
                let nearest = (0..outline.len()).map(|i| {
                    let (a, b) = (outline[i], outline[(i + 1) % outline.len()]);
                    ((b.x - a.x) * (anchor.y - a.y) - (b.y - a.y) * (anchor.x - a.x)).abs() / a.distance(b)
                });
                let nearest = nearest.fold(f32::MAX, f32::min);
                let inradius = board.inradius();
                assert!(nearest <= inradius + 1e-4, "{:?}: {nearest} {inradius}", board.lattice());
                assert!(nearest >= inradius * 0.69, "{:?}: {nearest} {inradius}", board.lattice());
                assert!(board.bounds().grow(1e-4).contains(anchor));
                assert!(outline.iter().all(|p| board.bounds().grow(1e-4).contains(*p)));
            }
        }
    }

    #[test]
    fn neighbours_share_two_corners_and_know_each_other() {
        for board in boards().into_iter().filter(|b| b.len() < 2000) {
            let outlines: Vec<Vec<Point>> = board.places().map(|p| board.outline(p)).collect();
            let wanted = if board.lattice() == Lattice::Segments { 1 } else { 2 };
            for a in board.places() {
                let found: Vec<Place> = board.neighbours(a).collect();
                for b in board.places().filter(|&b| b != a) {
                    let near = |p: &&Point| outlines[b.index()].iter().any(|q| q.distance(**p) < 1e-3);
                    let shared = outlines[a.index()].iter().filter(near).count();
                    assert_eq!(found.contains(&b), shared >= wanted, "{} {}", board.name(a), board.name(b));
                }
            }
        }
    }

    #[test]
    fn names_read_back_on_every_board() {
        for board in boards().into_iter().filter(|b| b.columns() <= 63) {
            for place in board.places() {
                assert_eq!(board.parse(&board.name(place)), Some(place));
                assert_eq!(board.parse_display(&board.display_name(place)), Some(place));
                assert_eq!(board.place(board.column(place), board.row(place)), Some(place));
            }
        }
    }

    #[test]
    fn the_boards_have_as_many_places_as_the_rules_say() {
        let counts: Vec<usize> = boards().iter().map(Board::len).collect();
        let rules = [361, 364, 400, 42, 121, 45, 3969, 1, 61, 169, 486, 384, 312, 288, 220, 144, 1564, 1156, 772];
        assert_eq!(counts, rules);
        for board in [Board::callisto(20, 6), Board::callisto(20, 2), Board::callisto(16, 2)] {
            assert_eq!(board.places().filter(|&p| board.in_centre(p)).count(), 24);
        }
    }

    #[test]
    fn corners_and_directions() {
        let trigon = Board::trigon(9);
        assert!(trigon.parse("a1").is_none());
        let points_up = |board: &Board, place: &str| {
            let (c, r) = board.cell(board.parse(place).unwrap());
            trigon::up(board.edge.into(), c, r)
        };
        assert!(points_up(&trigon, "i18"));
        assert!(!points_up(&trigon, "i1"));
        let small = Board::trigon(8);
        assert!(points_up(&small, "h16"));
        assert!(!points_up(&small, "h1"));
        let gembloq = Board::gembloq(28);
        for corner in ["a1", "bd1", "a28", "bd28"] {
            assert!(gembloq.parse(corner).is_none());
        }
        // The four cells of one diamond have their right angles in one point.
        let diamond: Vec<Point> =
            ["b28", "c28", "b27", "c27"].iter().map(|n| gembloq.outline(gembloq.parse(n).unwrap())[0]).collect();
        assert!(diamond.iter().all(|p| *p == diamond[0]));
        let nexos = Board::nexos();
        assert!(nexos.parse("e21").is_none());
        let (c, r) = nexos.parse_name("e21").unwrap();
        assert!(nexos.is_junction(c, r));
        assert_eq!(nexos.point(c, r), pt(4.0, 4.0));
        assert_eq!(Board::square(0, 9999, Surface::Cells, Naming::DigitPair).rows(), MAX_LINES);
    }
}
