//! The Blokus family: Blokus, Duo, Junior, Trigon, Nexos, Callisto and GembloQ in all their variants.
//!
//! A move puts a piece on the board, and its cells identify the piece. [`State`] is the board after some moves and setups; it accepts
//! whatever a record says and reports what breaks the rules. Pieces are tried out with a [`Hand`]. The tables of all placements are built
//! only when legal moves are needed.
//!
//! Tables: `variants` (who plays), `grid` (boards), `shapes` and `pieces` (sets of pieces), `table` (their placements, as bit sets).
//! Behaviour: `rules` judges, `read` executes a node, `state` and `standing` say who plays, what is left and who leads, `hand` is a piece
//! that is held, `notation` its writing. Naming the piece of a move needs no placements, so a small picture of a file is quick.

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
