//! The Blokus family: Blokus, Duo, Junior, Trigon, Nexos, Callisto and GembloQ in all their variants.
//!
//! A move puts a piece on the board, and its cells identify the piece. [`State`] is the board after some moves and setups; it accepts
//! whatever a record says and reports what breaks the rules. Pieces are tried out with a [`Hand`]. The tables of all placements are built
//! only when legal moves are asked for.

mod game;
mod grid;
mod hand;
mod notation;
mod pieces;
mod read;
mod rules;
mod shapes;
mod standing;
mod state;
mod table;
mod variants;

pub use grid::{Grid, Ground, grid};
pub use hand::{Hand, middle, next_towards};
pub use notation::ParsedMove;
pub use pieces::{Orientation, PieceKind, Pose, Set};
pub use standing::{ColourStanding, Rank};
pub use state::{Next, PlacedPiece, State};
pub use table::Placement;
pub use variants::{Bonus, Variant};
