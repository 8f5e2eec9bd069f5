//! The implementations of the commands: each reads the record and builds a transaction.

pub(crate) mod analysis;
pub(crate) mod clean;
pub(crate) mod clipboard;
pub(crate) mod counting;
pub(crate) mod decided;
pub(crate) mod encoding;
pub(crate) mod exchange;
pub(crate) mod follow_links;
pub(crate) mod games;
pub(crate) mod go;
pub(crate) mod info;
pub(crate) mod keep;
pub(crate) use crate::record::layout;
pub(crate) mod mark;
pub(crate) mod merge;
pub(crate) mod play;
pub(crate) mod repair;
pub(crate) mod replace;
pub(crate) mod results;
pub(crate) mod settle;
pub(crate) mod setup;
pub(crate) mod single;
pub(crate) mod text;
pub(crate) mod turn;
pub(crate) mod variation;

use crate::edit::commands::command::Command;
use crate::edit::context::EditContext;
use crate::edit::error::EditError;
use crate::edit::values::clipboard::Clipboard;
use crate::language::{self, Message};
use crate::record::{Document, Settled, Transaction};
use crate::sgf::NodeId;

/// A command's planned changes, and what goes with them.
pub(crate) struct Plan<T = Transaction> {
    pub transaction: T,
    /// Its new clipboard.
    pub clipboard: Option<Clipboard>,
    /// Counts to report, such as "3 comments".
    pub counted: Option<String>,
    /// Further remarks to the user.
    pub message: Option<String>,
    /// The command that undoes only what the remark is about.
    pub undone_by: Option<Command>,
}

impl From<Transaction> for Plan {
    fn from(transaction: Transaction) -> Self {
        Self { transaction, clipboard: None, counted: None, message: None, undone_by: None }
    }
}

impl<S: Into<Option<String>>> From<(Transaction, S)> for Plan {
    fn from((transaction, said): (Transaction, S)) -> Self {
        Self { message: said.into(), ..transaction.into() }
    }
}

impl From<(Transaction, Clipboard)> for Plan {
    fn from((transaction, clipboard): (Transaction, Clipboard)) -> Self {
        Self { clipboard: Some(clipboard), ..transaction.into() }
    }
}

impl Plan {
    /// The same once its transaction is settled; `root` is that of the current game.
    pub fn settled(self, document: &Document, root: Option<NodeId>) -> Result<Plan<Settled>, EditError> {
        let Plan { transaction, clipboard, counted, message, undone_by } = self;
        let transaction = document.settle(transaction, root)?;
        let kept = transaction.kept_labels(document.tree());
        let kept = (!kept.is_empty()).then(|| label_kept(kept));
        Ok(Plan { transaction, clipboard, counted, message: joined([message, kept]), undone_by })
    }
}

/// The transaction of a command at a node, and what goes with it. Nothing is done yet.
pub(crate) fn plan(context: &EditContext, command: &Command) -> Result<Plan<Settled>, EditError> {
    let mut plan = command.plan(context)?;
    if command.changes_lines() {
        plan.message = decided::follow(context, &mut plan.transaction)?.or(plan.message);
    }
    plan.message = joined([plan.message, follow_links::follow(context, &mut plan.transaction)?]);
    if let Some(reading) = context.reading {
        plan.transaction.set_charset(reading.clone());
    }
    plan.settled(context.document, Some(context.root))
}

/// Says that CA had more than the name of an encoding.
pub(crate) fn label_kept(values: Vec<String>) -> String {
    let values = language::list(values);
    say!("label-kept", "what CA says besides the encoding is kept in XCA: {values}", values)
}

/// Several remarks as one.
pub(crate) fn joined<const N: usize>(remarks: [Option<String>; N]) -> Option<String> {
    remarks.into_iter().flatten().reduce(|a, b| format!("{a}; {b}"))
}

/// Whether something is available, or why not.
pub(crate) fn when(possible: bool, why: impl Into<Message>) -> Result<(), Message> {
    if possible { Ok(()) } else { Err(why.into()) }
}
