//! Stray input: values without an identifier, and text between tokens.

use super::Parser;
use crate::sgf::{
    Code,
    lexer::{is_identifier, is_space, value_end},
    property::PropertyText,
    tree::COLLECTION,
};

impl Parser {
    /// A value without an identifier: a further value of the previous property, or of none.
    pub(super) fn stray_value(&mut self) {
        if self.is_prose() {
            return self.prose();
        }
        self.end_junk();
        let start = self.at;
        let end = value_end(&self.source, start + 1, &self.charset);
        if end.is_none() {
            self.open_value(start + 1);
        }
        let end = end.unwrap_or(self.source.len());
        self.stray(Code::ValueWithoutProperty, message!("value-without-identifier", "a value without a property name"));
        self.at = (end + 1).min(self.source.len());
        let parted = memchr::memchr2(b'(', b')', &self.source[self.gap..start]).is_some();
        if self.current == COLLECTION || self.closed || self.pending.is_some() || parted {
            self.leave_fault();
            return;
        }
        let (node, span, at) = (self.current, self.span(start + 1, end), self.at);
        match self.list_of_current().last_mut() {
            Some(PropertyText::Source(property)) => {
                property.values.push(span);
                let before = std::mem::replace(&mut property.end, at as u32) as usize;
                // Without the text between them it is a value like any other.
                self.mend(Code::ValueWithoutProperty, &[(before, start, "")]);
            }
            // Nothing can be inserted before it without taking it for a value of its own.
            _ => {
                let semicolon = self.tree.semicolon(node).0;
                self.tree.irregular.heads.insert(node, (semicolon as u32, self.at as u32));
                self.leave_fault();
            }
        }
        self.tree.nodes.set_end(node, self.at as u32);
        self.gap = self.at;
    }

    pub(super) fn junk(&mut self) {
        self.junk_from.get_or_insert(self.at);
        // Elsewhere it could be read as the end of a value.
        self.tree.irregular.stray |= self.source[self.at] == b']';
        self.at += 1;
    }

    pub(super) fn end_junk(&mut self) {
        if let Some(from) = self.junk_from.take() {
            let run = &self.source[from..self.at];
            self.tree.irregular.junk |= self.current != COLLECTION;
            let cut_off = self.cut_off.take() == Some(self.gap);
            // The white space after it is not part of it. What it parts must not grow together.
            let end = self.at - run.iter().rev().take_while(|&&byte| is_space(byte)).count();
            let beside = |at: usize| self.source.get(at).is_some_and(|&byte| is_identifier(byte) || byte == b'-');
            let parts = beside(from.wrapping_sub(1)) && beside(end);
            let splices = [(from, end, if parts { " " } else { "" })];
            let before_game = !self.tree.is_empty() && self.at < self.source.len();
            if is_odd_space(run) && (self.current != COLLECTION || before_game) {
                let message = message!("unusual-white-space", "unusual white space between tokens");
                self.flaw(from, Code::OddSpace, message, &[(from, end, " ")]);
            } else if cut_off && self.source[from..end].ends_with(b"]") {
                self.escape_up_to(end);
            } else {
                let (code, message) = if self.current != COLLECTION {
                    (Code::Junk, message!("text-of-no-property", "there is text outside any property"))
                } else if self.tree.is_empty() || self.at < self.source.len() {
                    (Code::Junk, message!("text-between-games", "there is text between the games"))
                } else {
                    (Code::TrailingText, message!("text-after-last-game", "there is text after the last game"))
                };
                self.flaw(from, code, message, &splices);
            }
        }
    }

    /// The text that ended before the junk goes on to the last bracket of it.
    fn escape_up_to(&mut self, end: usize) {
        let mut splices = vec![(self.gap - 1, self.gap - 1, "\\")];
        let mut at = self.gap;
        while at + 1 < end {
            let length = self.charset.step(&self.source, at).max(1);
            if length == 1 && matches!(self.source[at], b']' | b'\\') {
                splices.push((at, at, "\\"));
            }
            at += length;
        }
        let message = message!("bracket-cuts-text-off", "a bracket in the text is not escaped and cuts the text off");
        self.flaw(self.gap - 1, Code::UnescapedBracket, message, &splices);
    }
}

/// No-break spaces, byte order marks and end-of-file characters.
fn is_odd_space(mut run: &[u8]) -> bool {
    while !run.is_empty() {
        run = match run {
            [0xEF, 0xBB, 0xBF, rest @ ..] | [0xC2, 0xA0, rest @ ..] | [0xA0 | 0x1A, rest @ ..] => rest,
            [byte, rest @ ..] if is_space(*byte) => rest,
            _ => return false,
        };
    }
    true
}
