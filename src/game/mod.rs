//! What properties mean: boards, notation, rules, positions. Knows no pixels and no history.

mod action;
pub mod blokus;
pub mod board;
mod colour;
mod finding;
mod go;
pub mod hex;
pub mod info;
mod kind;
pub mod lattice;
pub mod markup;
mod moves;
pub mod naming;
mod notation;
pub mod octi;
mod other;
mod position;
mod positions;
mod step;
mod stones;

pub use action::{Action, Piece, Played};
pub use board::{Board, Lattice, Naming, Place, Point, Rect, Surface, pt};
pub use colour::Colour;
use finding::fault;
pub use finding::{rule, rules};
pub use kind::{Dialect, Game, Kind, Misread, Swaps};
pub use markup::{Figure, Mark, Markup, PodMark, Print};
pub use position::{Inherited, Position};
pub use positions::{Changed, Positions, check, faults, matters};
