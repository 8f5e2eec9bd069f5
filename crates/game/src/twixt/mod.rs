//! TwixT: pegs in holes, links between pegs a knight's move apart, and the chain from edge to edge that wins.

mod game;
mod links;
mod relinking;
mod state;

pub(super) use game::Twixt;
use links::Links;
use state::State;
