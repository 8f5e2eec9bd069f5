//! Lines of Action: a piece moves exactly as many squares as there are pieces on its line, over its own pieces but never over the
//! opponent's. A player whose pieces are all connected wins.

mod game;
mod start;
mod state;

pub(super) use game::LinesOfAction;
use start::Start;
use state::State;
