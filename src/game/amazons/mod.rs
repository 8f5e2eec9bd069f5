//! Amazons: queens that shoot an arrow after each move; where an arrow hits, nobody goes any more.

mod game;
mod state;

pub(super) use game::Amazons;
use state::State;
