//! Octi: pods with prongs that build, move, jump and capture.
//!
//! What the notation leaves open is decided here, once:
//!
//! - A point alone is always a pod entering, never a pod that does nothing. A pod with prongs alone (`46CD`) is shown as
//!   such a pod entering, with a finding.
//! - Paths that start on one square are simultaneous moves from one stack. All moving pods are lifted first and do not block each other; a
//!   pod that stays behind still blocks.
//! - Leading paths of a pod with a superprong that only steps its way are its free moves, if another part follows.
//! - One `x` takes everything on the square jumped over; `xDxAB` takes those pods; `xx` takes two pods without prongs.
//! - Captures happen when the turn is over. The prongs go to the capturer, the pods are held and can be liberated.
//! - Of equal pods in a stack the first one moves; in markup, equal designations count the instances.
//! - BO without WO (or WO without BO) is mirrored through the middle row; without either, an unusual board has no homes.
//! - A superprong cannot be repositioned away; a repositioned prong is a normal one, whatever `!` says.
//! - Supplies may fall below zero in an odd record. That is a finding, and shown.
//! - AB and AW add pods with their prongs without touching the supplies. BO and WO come first, then AE, RP, AB, AW.
//! - Lists of points may be rectangles. Boards have at most nine columns and rows, since points are two digits.

mod draft;
mod game;
mod markup;
mod rules;
mod state;
mod turn;

pub use super::pods::{Capture, Cell, Designation, Part, Pod, Prongs, Step, Turn};
pub(super) use game::Octi;
pub use rules::{Rules, Variant};
pub(super) use state::State;
use turn::stone;
