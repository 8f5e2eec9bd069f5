//! Lines of Action: a piece goes as far as there are pieces on its line, over its own, never over the opponent's. Who has
//! all pieces in one group has won.

mod game;
mod start;
mod state;

pub(super) use game::LinesOfAction;
use start::Start;
use state::State;
