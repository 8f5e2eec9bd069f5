//! What a picture shows besides the stones.

use super::Orientation;
use crate::game::board::Place;
use crate::game::{Colour, Coordinates, Move};
use crate::sgf::NodeId;

/// Which move numbers are written on stones and pieces.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
#[non_exhaustive]
pub enum Numbers {
    /// None.
    #[default]
    None,
    /// Those of the last so many moves.
    Last(u32),
    /// All from this move on, written from 1 if the flag is set.
    From(u32, bool),
    /// All.
    All,
}

/// How the last move is marked, where no number is.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
#[non_exhaustive]
pub enum LastMove {
    /// Not at all.
    None,
    /// A dot.
    #[default]
    Dot,
    /// A ring: the usual sign for a move off the main line.
    Ring,
}

/// A move that could be made here, with a letter: a following move or one played instead.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// Who makes it.
    pub colour: Colour,
    /// Where it goes.
    pub places: Vec<Place>,
    /// What stands on it.
    pub letter: String,
    /// Moves played instead are drawn paler than following moves.
    pub instead: bool,
    /// Moves that are played from the same position elsewhere are drawn with dashes.
    pub elsewhere: bool,
    /// The node that makes it, where the record has one.
    pub node: Option<NodeId>,
}

impl Hint {
    /// The hint for an action; `None` where it has no place on the board.
    pub fn of(colour: Colour, action: &Move, letter: impl Into<String>, instead: bool) -> Option<Hint> {
        match action {
            Move::Place(places) if !places.is_empty() => Some(Hint {
                colour,
                places: places.clone(),
                letter: letter.into(),
                instead,
                elsewhere: false,
                node: None,
            }),
            _ => None,
        }
    }
}

/// What the pointer would do.
#[derive(Clone, PartialEq, Debug)]
pub struct Ghost {
    /// The colour of the stone or piece; `None` for a tool without colour.
    pub colour: Option<Colour>,
    /// Where it would go.
    pub places: Vec<Place>,
    /// Whether the rules allow it.
    pub legal: bool,
}

/// What a picture shows.
#[derive(Clone, PartialEq, Debug)]
pub struct Options {
    /// How the board is turned.
    pub orientation: Orientation,
    /// Coordinates on all sides.
    pub coordinates: bool,
    /// What people call the places in pictures of a record; a position that is drawn brings its own way.
    pub notation: Coordinates,
    /// The greatest size of their letters, in board units: on a small board they would be as large as its places.
    pub coordinate_size: f32,
    /// The least size of letters, in board units: where the usual one is less coordinates are larger, of fewer lines, and labels go on
    /// beside their places. 0 where pictures may be enlarged.
    pub least_letters: f32,
    /// Move numbers.
    pub numbers: Numbers,
    /// Letters behind the numbers of moves that began a variation, by the number of the move.
    pub variations: Vec<(u32, String)>,
    /// The star points of a board of lines.
    pub stars: bool,
    /// A mark on the last move.
    pub last_move: LastMove,
    /// The markup of the node: marks, labels, lines, arrows, territory.
    pub markup: bool,
    /// Dimmed points and the part that VW shows.
    pub partial: bool,
    /// Starting points that are still open.
    pub starts: bool,
    /// The chain or row that has won.
    pub chain: bool,
    /// Stones that are said to be dead while a game is counted.
    pub dead: Vec<Place>,
    /// Moves with letters.
    pub hints: Vec<Hint>,
    /// Places put in light: a selection, the places a search found.
    pub selected: Vec<Place>,
    /// The keyboard's cursor.
    pub cursor: Option<Place>,
    /// What the pointer would do.
    pub ghost: Option<Ghost>,
    /// The pieces left, beneath the board.
    pub trays: bool,
    /// Lines of text beneath the picture.
    pub caption: Vec<String>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            orientation: Orientation::default(),
            coordinates: true,
            notation: Coordinates::Usual,
            coordinate_size: f32::INFINITY,
            least_letters: 0.0,
            stars: true,
            numbers: Numbers::None,
            variations: Vec::new(),
            last_move: LastMove::Dot,
            markup: true,
            partial: true,
            starts: true,
            chain: true,
            dead: Vec::new(),
            hints: Vec::new(),
            selected: Vec::new(),
            cursor: None,
            ghost: None,
            trays: false,
            caption: Vec::new(),
        }
    }
}
