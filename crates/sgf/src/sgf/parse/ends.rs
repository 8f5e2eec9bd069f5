//! Finds the true ends of values and games when brackets or parentheses are missing or unescaped.

use super::Parser;
use crate::sgf::{
    lexer::{identifier_end, is_identifier, is_space, skip_space, value_end},
    property::canonical,
    vocabulary::look_up_anywhere,
};
use crate::text::{Charset, is_split_character};

/// How far to look for the end of a text, in brackets and in bytes. Every text looks for itself, so that how it is read does not
/// depend on what stands before it; hence not far.
const BRACKETS: usize = 32;
const TEXT_REACH: usize = 2048;

impl Parser {
    /// Where a text really ends that the bracket at `first` seems to cut off: at a bracket after which a record can go
    /// on, if all brackets before it pair up. `None` where that is not certain.
    pub(super) fn end_of_text(&self, start: usize, first: usize) -> Option<usize> {
        let mut depth = open_brackets(&self.source[start..first], &self.charset);
        // One server escapes nothing, and a name may end in a bracket.
        if depth == 0 && self.source.get(first + 1) == Some(&b']') && may_follow_value(&self.source, first + 2) {
            return Some(first + 1);
        }
        let source = &self.source[..self.source.len().min(first + TEXT_REACH)];
        let mut end = first;
        for _ in 0..BRACKETS {
            // The bracket at `end` closes one inside the text.
            depth = depth.checked_sub(1)?;
            let from = end + 1;
            end = value_end(source, from, &self.charset)?;
            depth += open_brackets(&source[from..end], &self.charset);
            if may_follow_value(&self.source, end + 1) {
                let certain = depth == 0 && !holds_node(&source[first..end]);
                return certain.then_some(end);
            }
        }
        None
    }

    /// The same for a text whose brackets are halves of characters, left over from a conversion: every bracket up to the
    /// last one follows the other half.
    pub(super) fn end_of_split_text(&self, first: usize) -> Option<usize> {
        if !self.charset.is_utf8() {
            return None;
        }
        let source = &self.source[..self.source.len().min(first + TEXT_REACH)];
        let mut end = first;
        for _ in 0..BRACKETS {
            if !is_split_character(&source[..end]) {
                return None;
            }
            end = value_end(source, end + 1, &self.charset)?;
            if may_follow_value(&self.source, end + 1) {
                return (!holds_node(&source[first..end])).then_some(end);
            }
        }
        None
    }

    /// Whether the file ends at `at`, or a game begins there: a node with the version of the format or the game.
    pub(super) fn game_ends(&self, at: usize) -> bool {
        let source = &self.source;
        let at = skip_space(source, at);
        let Some(&next) = source.get(at) else { return true };
        let mut start = skip_space(source, at + 1);
        if source.get(start) == Some(&b';') {
            start = skip_space(source, start + 1);
        }
        let end = identifier_end(source, start);
        let ident = canonical(&source[start..end]);
        next == b'(' && matches!(ident.as_ref(), "FF" | "GM") && self.value_follows(end)
    }

    /// Whether a value follows at `at`, perhaps after white space.
    pub(super) fn value_follows(&self, at: usize) -> bool {
        self.source.get(skip_space(&self.source, at)) == Some(&b'[')
    }
}

/// How far a semicolon may be from the property that shows that it is one.
pub(super) const REACH: usize = 64;

/// Whether a game may begin with the parenthesis or the semicolon at `at`, or is it prose: `(;-)`, `Ada; Bob`.
pub(super) fn begins_game(source: &[u8], at: usize) -> bool {
    let property = |at: usize| {
        let end = identifier_end(source, at);
        end > at && source.get(skip_space(source, end)) == Some(&b'[')
    };
    let next = skip_space(source, at + 1);
    match (source[at], source.get(next)) {
        (b'(', Some(b'(' | b')')) => true,
        // A face that winks.
        (b'(', Some(b';')) => !matches!(source[at + 1..], [b';', b'-' | b'^' | b'\'' | b'=' | b'*', b')', ..]),
        (b'(', _) => property(next),
        _ => {
            let end = source.len().min(next + REACH);
            let first = source[next.min(end)..end].iter().position(|&byte| !is_space(byte) && byte != b';');
            let capital = |at: usize| source[at..identifier_end(source, at)].iter().any(u8::is_ascii_uppercase);
            first.map(|first| next + first).is_some_and(|at| property(at) && capital(at))
        }
    }
}

/// Whether a record can go on like this after a value: the end, a token, or identifiers before one. A word in lower case
/// is more likely prose.
pub(super) fn may_follow_value(source: &[u8], at: usize) -> bool {
    let mut at = skip_space(source, at);
    loop {
        match source.get(at) {
            None | Some(b';' | b'(' | b')' | b'[') => return true,
            Some(&byte) if is_identifier(byte) => {
                let end = identifier_end(source, at);
                let next = skip_space(source, end);
                let lower_case = source[at..end].iter().all(|b| b.is_ascii_lowercase() || *b == b'_');
                // One server has properties of one small letter; they have values.
                if lower_case && (end - at > 1 || source.get(next) != Some(&b'[')) {
                    return false;
                }
                at = next;
            }
            Some(_) => return false,
        }
    }
}

/// Whether there is what looks like a node with a property: `;B[`.
pub(super) fn holds_node(text: &[u8]) -> bool {
    memchr::memchr_iter(b';', text).any(|at| {
        let start = skip_space(text, at + 1);
        let end = identifier_end(text, start);
        end > start && end - start <= 2 && text[start].is_ascii_uppercase() && text.get(end) == Some(&b'[')
    })
}

pub(super) fn is_text_property(ident: &[u8]) -> bool {
    look_up_anywhere(&canonical(ident)).is_none_or(|entry| entry.is_text())
}

/// How many brackets are open at the end of a text without unescaped closing ones.
fn open_brackets(text: &[u8], charset: &Charset) -> usize {
    let (mut at, mut open) = (0, 0);
    while at < text.len() {
        match text[at] {
            b'\\' => at += 1 + charset.step(text, at + 1),
            b'[' => (open, at) = (open + 1, at + 1),
            _ => at += charset.step(text, at),
        }
    }
    open
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_followed_by_a_record_and_not_by_prose() {
        for record in [&b""[..], b" ;B[aa]", b")", b"[bb]", b"W[bb]", b"n[3]", b" WhiteTime[3]", b"KO TE[1]"] {
            assert!(may_follow_value(record, 0), "{}", record.escape_ascii());
        }
        for prose in [&b"and so on"[..], b"and[x]", b"n", b"n and", b", then", b"W bb."] {
            assert!(!may_follow_value(prose, 0), "{}", prose.escape_ascii());
        }
    }
}
