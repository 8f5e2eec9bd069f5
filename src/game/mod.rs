//! What properties mean: boards, notation, rules, positions. Knows no pixels and no history.

mod colour;
mod finding;

pub use colour::Colour;
pub use finding::{CODES, Finding, Weight};
