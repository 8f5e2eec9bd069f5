//! What stands on a board as things to be drawn: which there are and where, and nothing of how they look.

use super::{Colour, Place, pods::Pod};

/// Everything on a board.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Look {
    /// Single stones.
    pub stones: Vec<Disc>,
    /// Pieces that cover places.
    pub pieces: Vec<Body>,
    /// Places with pods, in the order in which they came.
    pub stacks: Vec<(Place, Vec<Pod>)>,
    /// Places that belong to a colour.
    pub homes: Vec<(Place, Colour)>,
    /// Where a first piece may begin, and whose that is, `None` for anybody's. Several places together are one point.
    pub starts: Vec<(Vec<Place>, Option<Colour>)>,
    /// Pieces of one place are frames with a hole in their middle.
    pub frames: bool,
    /// Letters on stones that are pieces of a kind.
    pub letters: Vec<(Place, String)>,
    /// What joins one place to another, and whose it is.
    pub links: Vec<Link>,
    /// Places that nobody can enter any more, and who closed them.
    pub blocks: Vec<Disc>,
    /// Whose the first and last row are, and whose the first and last column, where the ground shows it.
    pub edges: Option<[Colour; 2]>,
}

/// A stone on a place.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Disc {
    /// Where it stands.
    pub place: Place,
    /// Whose it is.
    pub colour: Colour,
    /// The number of the move that put it there; `None` for setup.
    pub number: Option<u32>,
}

/// What joins two places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Link {
    /// Whose it is.
    pub colour: Colour,
    /// Its ends.
    pub ends: (Place, Place),
}

/// A piece that covers places.
#[derive(Clone, Debug)]
#[non_exhaustive]
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
