//! What properties mean: boards, notation, rules, positions. Knows no pixels and no history.

pub mod blokus;
pub mod board;
mod colour;
mod finding;
pub mod lattice;
pub mod naming;

pub use board::{Board, Lattice, Naming, Place, Point, Rect, Surface};
pub use colour::Colour;
pub use finding::{CODES, Finding, Weight};
