//! The contents of a board to be drawn: what is there and where, but not how it looks.

use super::{Colour, Place, pods::Pod};

/// The contents of a board, for drawing.
#[derive(Clone, Debug, Default)]
pub struct Look {
    /// Single stones.
    pub stones: Vec<Disc>,
    /// Pieces that cover places.
    pub pieces: Vec<Body>,
    /// Places with pods, in the order in which they came.
    pub stacks: Vec<(Place, Vec<Pod>)>,
    /// Home squares with their owners.
    pub homes: Vec<(Place, Colour)>,
    /// Starting points, and the colour each belongs to, `None` for any. Several places together are one point.
    pub starts: Vec<(Vec<Place>, Option<Colour>)>,
    /// One-cell pieces are drawn as frames with a hole in the middle.
    pub frames: bool,
    /// Letters that name the kind of a piece, drawn on its stone.
    pub letters: Vec<(Place, String)>,
    /// Links between places, and their owners.
    pub links: Vec<Link>,
    /// Blocked places, and who blocked them.
    pub blocks: Vec<Disc>,
    /// The owners of the first and last row, and of the first and last column, if drawn.
    pub edges: Option<[Colour; 2]>,
}

/// A stone on a place.
#[derive(Clone, Copy, Debug)]
pub struct Disc {
    /// Its place.
    pub place: Place,
    /// Whose it is.
    pub colour: Colour,
    /// The number of the move that put it there; `None` for setup.
    pub number: Option<u32>,
}

/// A link of two places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Link {
    /// Whose it is.
    pub colour: Colour,
    /// Its ends.
    pub ends: (Place, Place),
}

/// A piece that covers places.
#[derive(Clone, Debug)]
pub struct Body {
    /// Whose it is.
    pub colour: Colour,
    /// The places it covers.
    pub places: Vec<Place>,
    /// The place that carries the number.
    pub label: Place,
    /// The number of the move that put it there; `None` for setup.
    pub number: Option<u32>,
}
