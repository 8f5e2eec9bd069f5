//! The state of a record that was saved or read last.

use super::document::Document;

impl Document {
    /// The bytes of the state that was saved or read last; `None` where the history no longer leads there.
    pub fn saved_bytes(&self) -> Option<Vec<u8>> {
        let steps = self.history().saved_steps()?;
        if steps == self.history().position() {
            return Some(self.tree().write());
        }
        let mut saved = self.clone();
        saved.jump_to(steps);
        Some(saved.tree().write())
    }
}
