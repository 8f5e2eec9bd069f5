//! What can be wrong with a record: one row per rule, one file per family.
//!
//! A row has everything about one kind of fault: its stable code, its severity, its title and explanation, its check and its repair.
//! Checking, repairing, normalising and explaining all iterate over these rows. Rules that need a board are in `game::findings`, as rows of
//! the same kind.

mod annotations;
mod bench;
mod brackets;
mod certain;
mod check;
mod code;
mod collection;
mod counts;
mod encoding;
mod fault;
mod game;
mod grammar;
mod identifiers;
mod info;
mod lines;
mod meant;
mod merges;
mod moves;
mod obsolete;
mod points;
mod repair;
mod report;
mod roots;
mod row;
mod splice;
mod stray;
mod swallowed;
mod table;
mod text_repair;
mod traits;
mod values;
mod variations;

pub use bench::Stones;
pub use check::check;
#[doc(hidden)]
pub use check::{check_untried, may_lack};
pub(super) use code::Codes;
pub use code::{Code, UnknownCode};
#[doc(hidden)]
pub use fault::FaultList;
pub use fault::{Fault, Severity, is_damaged};
#[doc(hidden)]
pub use meant::Meant;
pub use merges::unresolved_merge;
pub use repair::{Repair, RepairedProperty, repair, repairs, repairs_of};
pub(crate) use row::rule_rows;
pub use row::{Respelling, Rule};
pub(super) use table::fault;
pub use table::{rule, rules};
pub use text_repair::{repair_text, repair_text_within};

pub(super) use bench::{NodeRepair, Part, with_escaped_brackets};
pub(super) use encoding::{nothing_names, unknown_label};
pub(super) use game::{Game, shown};
pub(super) use repair::{RepairPlan, clean_properties};
pub(super) use splice::Splice;

use game::Item;
use report::Report;
use row::{Find, Repairs};
