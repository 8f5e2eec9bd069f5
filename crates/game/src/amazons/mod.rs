//! Amazons: queens that shoot an arrow after each move; a square hit by an arrow is blocked for the rest of the game.

mod game;
mod state;

pub(super) use game::Amazons;
use state::State;
