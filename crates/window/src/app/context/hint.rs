//! The status line: what is under the pointer, or the answer to a command. Screen readers announce only the answers, since keyboard users
//! did not ask about the pointer.

use std::ops::Deref;

/// The status line of a record.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StatusLine {
    shown: String,
    /// The last answer, whatever has been pointed at since.
    answer: String,
    /// How many answers there were: the same twice is heard twice.
    answers: u64,
}

impl StatusLine {
    /// Shows the answer to a command. An empty one only clears the previous answer.
    pub fn say(&mut self, words: impl Into<String>) {
        self.shown = words.into();
        if !self.shown.is_empty() {
            self.answer.clone_from(&self.shown);
            self.answers += 1;
        }
    }

    /// Shows what is under the pointer.
    pub fn point(&mut self, words: &str) {
        words.clone_into(&mut self.shown);
    }

    /// Says nothing any more.
    pub fn clear(&mut self) {
        self.shown.clear();
    }

    /// The last answer.
    pub fn answer(&self) -> &str {
        &self.answer
    }

    /// How many answers there were.
    pub fn answers(&self) -> u64 {
        self.answers
    }
}

impl Deref for StatusLine {
    type Target = str;

    fn deref(&self) -> &str {
        &self.shown
    }
}

impl std::fmt::Display for StatusLine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.shown.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pointing_is_not_answering() {
        let mut hint = StatusLine::default();
        hint.say("Cross");
        hint.point("E5");
        assert_eq!((&*hint, hint.answer(), hint.answers()), ("E5", "Cross", 1));
        hint.say("Cross");
        hint.clear();
        assert_eq!((&*hint, hint.answers()), ("", 2));
        hint.say("");
        assert_eq!(hint.answers(), 2);
    }
}
