//! Havannah: stones on a hexagon of hexagons. A ring, a bridge between two corners or a fork of three sides wins.
//!
//! Nothing is captured. A swap takes over the first stone where it lies.

mod game;
mod state;
mod wins;

pub(super) use game::Havannah;
use state::State;
