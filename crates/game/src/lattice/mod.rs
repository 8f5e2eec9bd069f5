//! The five lattices from which every board is cut: the geometry of one cell in an unbounded name grid.
//!
//! A cell is a pair `(column, row)` of the name grid, rows counted from the top. Lengths are board units, y grows down. Which cells a board
//! has and their names are up to [`super::Board`].

pub mod hex;
pub mod quarters;
pub mod segments;
pub mod square;
pub mod trigon;

/// A point in board units; y grows down.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Down.
    pub y: f32,
}

/// Shorthand for a [`Point`].
pub const fn pt(x: f32, y: f32) -> Point {
    Point { x, y }
}

impl Point {
    /// The point a fraction `t` of the way to `other`.
    pub fn lerp(self, other: Point, t: f32) -> Point {
        pt(self.x + (other.x - self.x) * t, self.y + (other.y - self.y) * t)
    }

    /// The distance to another point.
    pub fn distance(self, other: Point) -> f32 {
        (other.x - self.x).hypot(other.y - self.y)
    }
}

impl std::ops::Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        pt(self.x + other.x, self.y + other.y)
    }
}

impl std::ops::Sub for Point {
    type Output = Point;
    fn sub(self, other: Point) -> Point {
        pt(self.x - other.x, self.y - other.y)
    }
}

impl std::ops::Mul<f32> for Point {
    type Output = Point;
    fn mul(self, factor: f32) -> Point {
        pt(self.x * factor, self.y * factor)
    }
}

/// An upright rectangle in board units.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Rect {
    /// The upper left corner.
    pub min: Point,
    /// The lower right corner.
    pub max: Point,
}

impl Rect {
    /// The smallest rectangle around points; `None` without points.
    pub fn around(points: impl IntoIterator<Item = Point>) -> Option<Rect> {
        let mut points = points.into_iter();
        let first = points.next()?;
        Some(points.fold(Rect { min: first, max: first }, |r, p| Rect {
            min: pt(r.min.x.min(p.x), r.min.y.min(p.y)),
            max: pt(r.max.x.max(p.x), r.max.y.max(p.y)),
        }))
    }

    /// The width.
    pub fn width(&self) -> f32 {
        self.max.x - self.min.x
    }

    /// The height.
    pub fn height(&self) -> f32 {
        self.max.y - self.min.y
    }

    /// The point in the middle.
    pub fn centre(&self) -> Point {
        self.min.lerp(self.max, 0.5)
    }

    /// Grown by `margin` on every side.
    pub fn grow(&self, margin: f32) -> Rect {
        Rect { min: pt(self.min.x - margin, self.min.y - margin), max: pt(self.max.x + margin, self.max.y + margin) }
    }

    /// The smallest rectangle around both.
    pub fn union(&self, other: &Rect) -> Rect {
        Rect {
            min: pt(self.min.x.min(other.min.x), self.min.y.min(other.min.y)),
            max: pt(self.max.x.max(other.max.x), self.max.y.max(other.max.y)),
        }
    }

    /// Whether the point is inside or on the border.
    pub fn contains(&self, p: Point) -> bool {
        p.x >= self.min.x && p.x <= self.max.x && p.y >= self.min.y && p.y <= self.max.y
    }
}

/// The form that determines a board's places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardForm {
    pub(super) lattice: Lattice,
    pub(super) columns: u16,
    pub(super) rows: u16,
    pub(super) edge: u16,
    pub(super) places: usize,
}

/// How the cells of a board lie together.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Lattice {
    /// Squares of side 1.
    Square,
    /// A rhombus of hexagons whose centres are 1 apart (Hex).
    Hex,
    /// Bands of triangles of side [`trigon::SIDE`], pointing up and down in turn (Blokus Trigon).
    Trigon,
    /// Unit squares, two columns by one row, halved by a diagonal (GembloQ).
    Quarters,
    /// The sides of a square mesh of width 2 (Nexos); the mesh's junctions are names without being places.
    Segments,
}
