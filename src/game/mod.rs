//! What properties mean: boards, notation, rules, positions. Knows no pixels and no history.

mod action;
mod amazons;
pub mod blokus;
pub mod board;
mod colour;
#[cfg(feature = "render")]
mod described;
mod draft;
mod error;
mod finding;
mod go;
mod havannah;
pub mod hex;
pub mod info;
mod kind;
pub mod lattice;
pub mod links;
mod loa;
mod look;
mod margin;
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
mod twixt;
mod values;

pub use action::{Action, Piece, Played};
pub use board::{Board, Lattice, Naming, Place, Point, Rect, Surface, pt};
pub use colour::Colour;
#[cfg(feature = "render")]
pub use described::{DescriptionError, describe};
pub use draft::{Draft, Outline, Spot, Touch};
pub use error::{LinkError, MoveError, SizeError};
use finding::fault;
pub use finding::{rule, rules};
pub use kind::{Kind, Misread, Swaps};
pub use look::{Body, Disc, Link, Look};
pub use margin::Label;
pub use markup::{Figure, Mark, Markup, PodMark, Print};
pub use numbers::{MoveNumbers, mover};
pub use position::{Inherited, Position};
pub(crate) use positions::each_fault;
pub use positions::{Changed, Positions, check, faults, matters};
pub use registry::{Card, Choice, Sample, cards, samples};
pub use rules::{Colouring, Entry, Facts, Ground};
pub(crate) use values::Shape;
