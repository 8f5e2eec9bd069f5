//! The bytes of the last saved state of a record, and reading them again.

use std::sync::Arc;

use super::document::Document;
use super::transaction::Transaction;
use crate::sgf::Tree;

/// So many bytes of texts that were replaced whole are held by the history, beside the last of them.
const HELD: usize = 64 << 20;

impl Document {
    /// What its file holds now takes the place of the record, as one step, and is the saved state. Of what such steps took the place
    /// of, no more is held than [`HELD`]; with what is let go the steps before it go, too.
    #[doc(hidden)]
    pub fn read_again(&mut self, read: Document, title: &str) {
        self.take_instead(read, title);
        self.mark_saved();
    }

    /// The record as it is read in another encoding takes its place, as one step. Where only the bytes of the file were read so, it is
    /// as saved as it was.
    #[doc(hidden)]
    pub fn reopened(&mut self, read: Document, title: &str) {
        let (before, same) = (self.revision(), !read.is_modified());
        self.take_instead(read, title);
        if same {
            self.history.mark_reopened(before);
        }
    }

    /// Another version of the record takes its place, as one step.
    #[doc(hidden)]
    pub fn take_instead(&mut self, read: Document, title: &str) {
        let mut transaction = Transaction::new(&self.tree, title);
        transaction.cursor = Some(read.cursor());
        transaction.replace(Arc::try_unwrap(read.tree).unwrap_or_else(|shared| Tree::clone(&shared)));
        if let Ok(settled) = self.settle(transaction, None) {
            self.apply(settled);
            self.history.hold(HELD);
        }
    }

    /// Whether undo or redo leads to the last saved state. Takes time with the steps, not with the nodes.
    pub fn reaches_saved(&self) -> bool {
        self.history().saved_steps().is_some()
    }

    /// The bytes of the last saved state; `None` if the history no longer reaches it. Goes there, and writes the whole record.
    pub fn saved_bytes(&self) -> Option<Vec<u8>> {
        let steps = self.history().saved_steps()?;
        if steps == self.history().position() {
            return Some(self.tree().write());
        }
        let mut saved = self.clone();
        saved.jump_to(steps);
        Some(saved.tree().write())
    }

    /// The bytes of the first state that undo leads back to.
    pub fn first_bytes(&self) -> Vec<u8> {
        let mut first = self.clone();
        first.jump_to(0);
        first.tree().write()
    }
}
