//! Finds where games start: after surrounding prose, and even if the opening parenthesis or semicolon is missing.

use super::{
    Parser,
    ends::{REACH, begins_game},
};
use crate::sgf::{
    Class, Code,
    lexer::{identifier_end, is_identifier, is_space, skip_space, value_end},
    property::canonical,
    vocabulary::look_up_anywhere,
};

impl Parser {
    /// The offset of the first game: the first `(` that is followed by `;` or by a property, or else a `;` with one. The
    /// properties of a root may stand before it, where the file lost what should be before them.
    pub(super) fn start(&mut self) -> usize {
        let source = self.source.clone();
        let header = if source.starts_with(b"\xEF\xBB\xBF") { 3 } else { 0 };
        let mut from = 0;
        while let Some(found) = memchr::memchr2(b'(', b';', &source[from..]) {
            let at = from + found;
            let next = skip_space(&source, at + 1);
            if begins_game(&source, at) {
                let at = self.bare_root_in(header, at).unwrap_or(at);
                self.tell_header(header, at);
                return at;
            }
            // Rescanning the same run would be quadratic. Only the last semicolons of a run can start a game.
            from = if source[at] == b'(' { next.max(at + 1) } else { near_end_of_run(&source, at + 1) };
        }
        let Some(at) = self.bare_root_in(header, source.len()) else {
            // Before a game it could be mistaken for its beginning.
            self.tree.irregular.stray |= source.contains(&b'[');
            return source.len();
        };
        self.tell_header(header, at);
        at
    }

    /// Reports text before the first game.
    fn tell_header(&mut self, start: usize, at: usize) {
        let source = self.source.clone();
        let header = &source[start..at];
        let Some(text) = header.iter().position(|&b| !is_space(b)) else { return };
        let point = header.windows(4).position(is_point_value);
        // Before another game it could be mistaken for its beginning.
        self.tree.irregular.stray |= header.contains(&b'[');
        // A possible part of the record must not be removed.
        let splices = [(start, at, "")];
        let splices = if point.is_none() { &splices[..] } else { &[] };
        let message = message!("text-before-first-game", "there is text before the first game");
        self.flaw(start + text, Code::HeaderText, message, splices);
        if let Some(point) = point {
            let message =
                message!("text-before-looks-like-part", "the text before the first game looks like part of it");
            self.fault(start + point, Code::HeaderPoint, message);
        }
    }

    /// The first line of a part of the file that begins with the properties of a root.
    fn bare_root_in(&mut self, from: usize, to: usize) -> Option<usize> {
        let source = self.source.clone();
        let mut line = from;
        loop {
            let at = skip_space(&source, line);
            if at >= to {
                return None;
            }
            if self.is_bare_root(at) {
                return Some(at);
            }
            let from = at.max(self.rootless);
            line = from + memchr::memchr2(b'\n', b'\r', source.get(from..to)?)? + 1;
        }
    }

    /// Whether the properties of a root begin at `at`, outside of all games, whose parenthesis and semicolon are missing: one
    /// after the other, up to a token of a record, and none with a value in which a game may begin. What was looked at is not
    /// looked at again.
    pub(super) fn is_bare_root(&mut self, at: usize) -> bool {
        let source = self.source.clone();
        if at < self.rootless || !begins_property(&source, at) {
            return false;
        }
        let mut end = at;
        let mut of_root = false;
        loop {
            let ident = end..identifier_end(&source, end);
            let open = skip_space(&source, ident.end);
            if ident.is_empty() || source.get(open) != Some(&b'[') {
                break;
            }
            end = open;
            let id = canonical(&source[ident]);
            of_root |= look_up_anywhere(&id).is_some_and(|entry| entry.class == Class::Root);
            while source.get(end) == Some(&b'[') {
                let value = end + 1..value_end(&source, end + 1, &self.charset).unwrap_or(source.len());
                let game = memchr::memchr2_iter(b'(', b';', &source[value.clone()]).map(|within| value.start + within);
                if value.end == source.len() || game.into_iter().any(|at| begins_game(&source, at)) {
                    self.rootless = value.end;
                    return false;
                }
                end = skip_space(&source, value.end + 1);
            }
        }
        let begins = match source.get(end) {
            Some(b';') => of_root || begins_game(&source, end),
            Some(b')') => of_root,
            // A separate game needs its own root properties.
            Some(b'(') => of_root && begins_game(&source, end) && !self.game_ends(end),
            _ => false,
        };
        if !begins {
            self.rootless = end;
        }
        begins
    }
}

/// Where in a run of semicolons from `at` on the first one may be that is near enough to what follows the run.
fn near_end_of_run(source: &[u8], at: usize) -> usize {
    let run = source[at..].iter().take_while(|&&byte| byte == b';' || is_space(byte)).count();
    let near = (at + run).saturating_sub(REACH).max(at);
    // White space after it may contain a nearer one.
    memchr::memrchr(b';', &source[at..near]).map_or(near, |last| at + last)
}

/// Whether a property that the format knows begins at `at`, spelled as people spell none of their words.
fn begins_property(source: &[u8], at: usize) -> bool {
    let end = identifier_end(source, at);
    let ident = &source[at..end];
    let apart = at == 0 || !is_identifier(source[at - 1]);
    apart
        && matches!(ident.len(), 1 | 2)
        && source.get(end) == Some(&b'[')
        && ident.iter().all(u8::is_ascii_uppercase)
        && look_up_anywhere(&canonical(ident)).is_some()
}

/// A value of two letters, like a point.
fn is_point_value(bytes: &[u8]) -> bool {
    matches!(bytes, [b'[', first, second, b']'] if first.is_ascii_alphabetic() && second.is_ascii_alphabetic())
}
