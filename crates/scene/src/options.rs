//! What a picture shows besides stones and pieces.

use super::Orientation;
use crate::game::board::Place;
use crate::game::{Colour, Coordinates, Move};
use crate::sgf::NodeId;

/// Which move numbers are written on stones and pieces.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub enum Numbers {
    /// None.
    #[default]
    None,
    /// Those of the last so many moves.
    Last(u32),
    /// All from this move on, renumbered from 1 if the flag is set.
    From(u32, bool),
    /// All.
    All,
}

/// How the last move is marked, where no number is.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub enum LastMove {
    /// Not at all.
    None,
    /// A dot.
    #[default]
    Dot,
    /// A ring: the usual sign for a move off the main line.
    Ring,
}

/// A possible move shown as a letter: a continuation or an alternative.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// Who makes it.
    pub colour: Colour,
    /// Its places.
    pub places: Vec<Place>,
    /// The letter on it.
    pub letter: String,
    /// Alternatives are drawn paler than continuations.
    pub instead: bool,
    /// Moves that are played from the same position elsewhere are drawn with dashes.
    pub elsewhere: bool,
    /// The node that makes it, where the record has one.
    pub node: Option<NodeId>,
}

impl Hint {
    /// The hint for a move; `None` if it has no place on the board.
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

/// A preview of what a click would do.
#[derive(Clone, PartialEq, Debug)]
pub struct Ghost {
    /// The colour of the stone or piece; `None` for a tool without colour.
    pub colour: Option<Colour>,
    /// Where it would go.
    pub places: Vec<Place>,
    /// Whether the rules allow it.
    pub legal: bool,
    /// Whether it is in hand, and not only pointed at: a piece in hand is nearly solid.
    pub held: bool,
}

/// A picture's options.
#[derive(Clone, PartialEq, Debug)]
pub struct Options {
    /// How the board is turned.
    pub orientation: Orientation,
    /// Coordinates on all sides.
    pub coordinates: bool,
    /// The coordinate system for pictures of a record; a position brings its own.
    pub notation: Coordinates,
    /// The largest size of coordinate letters, in board units: on a small board they would be as large as its places.
    pub coordinate_size: f32,
    /// The smallest legible letter size, in board units: below it fewer but larger coordinates are shown, and labels extend beyond their
    /// places. 0 if the picture may be enlarged.
    pub least_letters: f32,
    /// Move numbers.
    pub numbers: Numbers,
    /// Letters after the numbers of moves that start a variation, by move number.
    pub variations: Vec<(u32, String)>,
    /// The star points of a board of lines.
    pub stars: bool,
    /// A mark on the last move.
    pub last_move: LastMove,
    /// The markup of the node: marks, labels, lines, arrows, territory.
    pub markup: bool,
    /// Dimmed points and the part that VW shows.
    pub partial: bool,
    /// The only places that are shown, instead of what VW shows: a part of a board, cut where it goes on.
    pub part: Option<Vec<Place>>,
    /// Unoccupied starting points.
    pub starts: bool,
    /// The chain or row that has won.
    pub chain: bool,
    /// Stones marked dead during counting.
    pub dead: Vec<Place>,
    /// Moves and letters.
    pub hints: Vec<Hint>,
    /// They are faint, since something else is in front of them.
    pub quiet_hints: bool,
    /// Highlighted places: a selection, or search results.
    pub selected: Vec<Place>,
    /// The keyboard's cursor.
    pub cursor: Option<Place>,
    /// The preview under the pointer.
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
            part: None,
            starts: true,
            chain: true,
            dead: Vec::new(),
            hints: Vec::new(),
            quiet_hints: false,
            selected: Vec::new(),
            cursor: None,
            ghost: None,
            trays: false,
            caption: Vec::new(),
        }
    }
}
