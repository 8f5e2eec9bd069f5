//! What properties mean: boards, notation, rules, positions. Knows no pixels and no history.

mod action;
pub mod blokus;
pub mod board;
mod colour;
mod draft;
mod finding;
mod go;
pub mod hex;
pub mod info;
mod kind;
pub mod lattice;
pub mod links;
mod look;
pub mod markup;
mod moves;
mod notation;
mod numbers;
pub mod octi;
mod others;
mod position;
mod positions;
mod registry;
mod rules;
mod setup;
mod state;
mod step;
mod stones;
mod values;

pub use action::{Action, Piece, Played};
pub use board::{Board, Lattice, Naming, Place, Point, Rect, Surface, pt};
pub use colour::Colour;
pub use draft::{Draft, Outline, Spot, Touch};
use finding::fault;
pub use finding::{rule, rules};
pub use kind::{Kind, Misread, Swaps};
pub use look::{Body, Disc, Look};
pub use markup::{Figure, Mark, Markup, PodMark, Print};
pub use numbers::{MoveNumbers, mover};
pub use position::{Inherited, Position};
pub use positions::{Changed, Positions, check, faults, matters};
pub use registry::{Card, Choice, cards};
pub use rules::{Colouring, Entry, Facts, Ground};
pub(crate) use values::Shape;

use moves::no_move;
