//! Everything that can be asked of a record, as commands that become transactions.
//!
//! [`table()`] lists the commands; scripts and the manual are generated from it, and together with the window's commands the menus, the
//! palette and the key bindings. A [`Command`] is plain data. A [`Workspace`] runs it: the command reads the record and builds one
//! transaction, and the document applies that.
//!
//! ```
//! use variorum_edit::edit::{Command, Workspace};
//!
//! let (mut workspace, _) = Workspace::open(b"(;GM[1]SZ[9];B[cc])".to_vec());
//! for line in ["goto end", "play gg", "comment 'The opposite corner.'"] {
//!     workspace.run(&Command::parse(line)?)?;
//! }
//! assert_eq!(workspace.document().tree().write(), b"(;GM[1]SZ[9];B[cc];W[gg]C[The opposite corner.])");
//! workspace.run(&Command::parse("undo 2")?)?;
//! assert!(!workspace.document().is_modified());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! * `commands`: the table of all that is known of each command, and the parser; `values`: types of arguments
//! * `operations`: what each command changes; `search`: by text, points and patterns
//! * `workspace`: a record with all that is remembered of it; `background`: long work on a copy
//! * `incoming`: what text and files from elsewhere are; `copies`: copies for other programs

#[macro_use]
mod error;

mod background;
mod commands;
mod context;
mod copies;
mod derived;
mod equal;
mod forms;
mod incoming;
pub mod link_texts;
mod linking;
mod merging;
mod operations;
mod published;
mod reread;
pub mod search;
pub mod spoken;
pub mod statements;
mod turned;
mod values;
mod workspace;

pub use crate::game::Mark;
pub use crate::game::turn::{Axis, Turn};
pub use background::{Copy, long_title};
pub use commands::command::{Command, CommandError, row_is_of, table};
pub use commands::parse::{nearest, split_words};
pub use commands::table::{CommandEntry, Group};
pub use copies::{CopyError, Reader, ReaderCopy, copy_for, normal_copy};
pub use equal::{EqualIndex, EqualWork};
pub use error::EditError;
pub use incoming::{Incoming, IncomingError, Made, Source, unread_lines};
pub use merging::{BaseFit, Lost};
pub use operations::games::{new_record, split};
pub use operations::play::played_moves;
pub use operations::settle::{Unsettled, unsettled};
pub use published::may_inflate_to;
pub use reread::reread;
pub use turned::{TurnedComparison, TurnedGame, compare_turned, merge_turned, turned_variation, turns_between};
pub use values::choices::{
    AnalysisPart, Annotation, AnnotationRow, Go, LossLimits, NoPlace, RepairChoice, Scope, Settling, SetupTarget,
    Sought, Strip, ValueChange, View, Where,
};
pub use values::clipboard::Clipboard;
pub use values::games::{GameNumbers, SortBy, SortKey, natural, put_in_order};
pub use values::operand::{Operand, Places};
pub use values::place;
pub use workspace::{CommandOutcome, Grouping, Workspace};
