//! Writes the results derived from the ends of lines into a game.

use crate::edit::context::EditContext;
use crate::edit::error::EditError;
use crate::record::Transaction;
use crate::relate::{ResultTerms, plan_results};

/// Marks the positions of the current game that are decided and say nothing of the kind. Says how many there were.
pub(crate) fn write(context: &EditContext, terms: ResultTerms) -> Result<(Transaction, String), EditError> {
    let mut transaction = context.transaction(say!("write-results", "Write results"));
    let count = plan_results(&mut transaction, context.tree(), context.root, context.kind.clone(), terms);
    if count == 0 {
        return Err(EditError::Nothing(message!("no-result-to-write", "the marks decide no further positions")));
    }
    Ok((transaction, say!("results-written", "{count} result written" | "{count} results written", count)))
}
