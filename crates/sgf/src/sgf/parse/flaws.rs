//! Reports syntax faults, with the bytes that would repair them.

use super::{Parser, ends::holds_node};
use crate::language::Message;
use crate::sgf::{
    Code, NodeId,
    lexer::is_space,
    rules::{self, Splice},
    tree::COLLECTION,
};

impl Parser {
    /// The missing parentheses are added before the last line break.
    pub(super) fn mend_unclosed(&mut self, missing: usize) {
        let blank = self.source.iter().rev().take_while(|&&byte| is_space(byte)).count();
        let mut end = self.source.len() - blank;
        if self.tree.irregular.open_value {
            end = self.source.len();
            match self.value_close {
                // The value must be closed before.
                Some(close) if self.wanted.is_some_and(|wanted| !wanted.has(Code::UnterminatedValue)) => {
                    self.note(Code::MissingClose, close);
                }
                Some(_) => {}
                None => return self.leave_fault(),
            }
        }
        self.note(Code::MissingClose, (end, end, ")"));
        if let Some(splice) = self.splices.last_mut().filter(|splice| splice.text == ")") {
            splice.times = missing;
        }
    }

    /// A value that the end of the file cut off is closed there, if it holds nothing but text.
    pub(super) fn mend_open_value(&mut self, start: usize) {
        /// How far from its end a text may show what else it holds.
        const TAIL: usize = 4096;
        let text = &self.source[start..];
        let tail = &text[text.len().saturating_sub(TAIL)..];
        // With a closing parenthesis or a node in it, the end of the value is somewhere before.
        let swallowed = tail.trim_ascii_end().ends_with(b")") || holds_node(tail);
        // A bracket could become the second half of a character.
        let half = !self.charset.is_bytewise() && tail.last().is_some_and(|&byte| byte >= 0x80 || byte == b'\\');
        let end = self.source.len();
        let escaped = tail.iter().rev().take_while(|&&byte| byte == b'\\').count() % 2 == 1;
        if swallowed || half || self.charset.label() == "iso-2022-jp" {
            self.leave_fault();
        } else {
            // A backslash at the very end escapes nothing and is not part of the text.
            let close = (end - usize::from(escaped), end, "]");
            self.value_close = Some(close);
            self.note(Code::UnterminatedValue, close);
        }
    }

    pub(super) fn stray(&mut self, code: Code, message: Message) {
        self.tree.irregular.stray = true;
        self.fault(self.at, code, message);
    }

    /// A fault that these splices would repair; without any no repair is certain.
    pub(super) fn flaw(
        &mut self,
        offset: usize,
        code: Code,
        message: Message,
        splices: &[(usize, usize, &'static str)],
    ) {
        self.fault(offset, code, message);
        if splices.is_empty() {
            self.leave_fault();
        } else {
            self.mend(code, splices);
        }
    }

    /// The last reported issue has no certain repair.
    pub(super) fn leave_fault(&mut self) {
        // One that is not listed left no trace, and what is listed last is another.
        if let Some(fault) = self.faults.last_mut() {
            fault.fixable = false;
        }
    }

    pub(super) fn mend(&mut self, code: Code, splices: &[(usize, usize, &'static str)]) {
        splices.iter().for_each(|&splice| self.note(code, splice));
    }

    pub(super) fn note(&mut self, code: Code, (from, to, text): (usize, usize, &'static str)) {
        if self.wanted.is_some_and(|wanted| wanted.has(code)) {
            self.splices.push(Splice { code, from, to, text, times: 1 });
        }
    }

    pub(super) fn fault(&mut self, offset: usize, code: Code, message: impl Into<Message>) {
        let node = (self.current != COLLECTION).then_some(NodeId(self.current));
        self.faults.add(rules::fault(code, offset, node, message));
    }
}
