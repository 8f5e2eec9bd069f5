//! Havannah: stones on a hexagonal board of hexagons. A ring, a bridge between two corners or a fork of three sides wins.
//!
//! There are no captures. A swap takes over the first stone where it is.

mod game;
mod state;
mod wins;

pub(super) use game::Havannah;
use state::State;
