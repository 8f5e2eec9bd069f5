//! What engines left in the record in front: found, kept, put into words, and drawn.
//!
//! `analysis` reads it. Here it is kept while the record is open: `found` has the games that were looked through and follows their changes,
//! `shown` what is drawn of the current line and node. `panel` draws the graph with its sentence and buttons, `curves` makes the
//! graph's shapes, `marks` the candidates and
//! the ownership on the board, `held` is a candidate's line that is played out on the board, and `wording` has the sentences.
//!
//! A record without analysis costs one look through its games, in the background; nothing here is ever written to the record.

mod commands;
mod curves;
mod found;
pub mod graph;
pub mod held;
pub mod marks;
pub mod panel;
mod shown;
pub mod wording;

pub use found::GameAnalysis;
pub use shown::{EngineFinder, LossLook, Series, ShownAnalysis};
