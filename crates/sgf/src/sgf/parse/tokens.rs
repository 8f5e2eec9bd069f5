//! What each token does: parentheses, semicolons, identifiers and values become nodes and their spans.

use super::{
    Frame, Parser,
    ends::{begins_game, is_text_property, may_follow_value},
};
use crate::sgf::{
    Code, NodeId,
    lexer::{ends_in_escape, identifier_end, is_space, open_tail, skip_space, value_end},
    property::{PropertyText, SourceProperty, canonical, word_before},
    tree::{COLLECTION, INLINE, LISTED, NONE, Node, Parens},
    vocabulary,
};
use crate::text;

/// Whether an identifier without a value is one of a property, whose value somebody forgot: capitals that the format knows. Any
/// other is a word.
fn is_name_alone(ident: &[u8]) -> bool {
    let name = std::str::from_utf8(ident).ok().filter(|name| name.bytes().all(|byte| byte.is_ascii_uppercase()));
    name.is_some_and(|name| vocabulary::look_up_anywhere(name).is_some())
}

impl Parser {
    /// Whether a parenthesis, a semicolon or a bracket outside all games is prose.
    pub(super) fn is_prose(&self) -> bool {
        let outside = self.frames.is_empty() && self.pending.is_none() && self.surplus == 0;
        outside
            && match self.source[self.at] {
                b')' | b'[' => self.junk_from.is_some(),
                _ => !begins_game(&self.source, self.at),
            }
    }

    pub(super) fn prose(&mut self) {
        // Next to other games it could be misread.
        self.tree.irregular.stray = true;
        self.junk();
    }

    pub(super) fn open(&mut self) {
        if self.is_prose() {
            return self.prose();
        }
        self.end_junk();
        if let Some(after) = self.pending {
            let message = message!("parenthesis-opens-nothing", "opening parenthesis that starts no variation");
            self.stray(Code::SurplusOpen, message);
            self.mend(Code::SurplusOpen, &[(after - 1, after, "")]);
            match self.frames.last_mut() {
                Some(frame) => frame.surplus += 1,
                None => self.surplus += 1,
            }
        }
        self.at += 1;
        self.pending = Some(self.at);
    }

    pub(super) fn close(&mut self) {
        if self.is_prose() {
            return self.prose();
        }
        self.end_junk();
        self.at += 1;
        if let Some(after) = self.pending.take() {
            self.tree.irregular.stray = true;
            let splices = [(after - 1, after, ""), (self.at - 1, self.at, "")];
            let splices = if self.value_follows(self.at) { &[] } else { &splices[..] };
            let message = message!("variation-without-node", "a variation without a node");
            self.flaw(self.at - 1, Code::EmptyVariation, message, splices);
            return;
        }
        // A surplus one that is never closed shows where the game ends.
        let waiting = self.frames.last().map_or(self.surplus, |frame| frame.surplus) > 0;
        let last = waiting && self.frames.len() == 1 && self.game_ends(self.at);
        let surplus = self.frames.last_mut().map_or(&mut self.surplus, |frame| &mut frame.surplus);
        if *surplus > 0 && !last {
            *surplus -= 1;
            // The other half of a repair that was begun at the opening one.
            self.note(Code::SurplusOpen, (self.at - 1, self.at, ""));
            return;
        }
        match self.frames.pop() {
            Some(frame) => {
                self.set_close(frame.first, (self.gap, self.at));
                (self.current, self.closed, self.gap) = (frame.from, true, self.at);
            }
            None => {
                self.at -= 1;
                let message = message!("parenthesis-closes-nothing", "closing parenthesis without an opening one");
                self.stray(Code::SurplusClose, message);
                self.mend(Code::SurplusClose, &[(self.at, self.at + 1, "")]);
                self.at += 1;
            }
        }
    }

    pub(super) fn semicolon(&mut self) {
        if self.is_prose() {
            return self.prose();
        }
        self.end_junk();
        let at = self.at;
        self.node(at);
        self.at += 1;
        self.gap = self.at;
        self.tree.nodes.set_end(self.current, self.at as u32);
        let lead = &self.source[self.tree.nodes.at(self.current).start as usize..at];
        if !lead.iter().all(|&b| is_space(b)) {
            self.list_from(at, self.at);
        }
    }

    /// Writes down that the current node, without properties so far, has its `;` and its first property at these places.
    fn list_from(&mut self, semicolon: usize, head: usize) {
        self.tree.irregular.heads.insert(self.current, (semicolon as u32, head as u32));
        self.list_of_current().clear();
    }

    /// The list of the current node, written down from here on.
    pub(super) fn list_of_current(&mut self) -> &mut Vec<PropertyText> {
        let (tree, node) = (&mut self.tree, self.current);
        if !tree.nodes.has_flag(node, LISTED) {
            let list = tree.list(NodeId(node));
            tree.lists.insert(node, list);
            tree.nodes.at_mut(node).flags |= LISTED;
        }
        tree.lists.entry(node).or_default()
    }

    /// A node starts here; its `;` (if it has one) at `at`.
    pub(super) fn node(&mut self, at: usize) {
        let parent = self.current;
        let id = self.tree.nodes.len() as u32;
        let pending = self.pending.take();
        let wrapped = pending.is_some() || self.frames.is_empty();
        let start = pending.unwrap_or(if wrapped { at } else { self.gap });
        let mut node = Node::new(start as u32, at as u32);
        if wrapped {
            if pending.is_none() {
                let message = message!("game-without-parenthesis", "a game starts without its opening parenthesis");
                self.flaw(at, Code::MissingOpen, message, &[(at, at, "(")]);
            }
            node.parens = self.tree.parens.len() as u32;
            self.tree.parens.push(Parens { open: self.gap as u32, close: (0, 0) });
            self.frames.push(Frame { from: parent, first: id, surplus: 0 });
            if self.lookahead > 0 && parent == COLLECTION {
                self.find_charset(start);
            }
        }
        self.tree.nodes.push(node);
        let mut next = NONE;
        if !wrapped && self.closed {
            let message = message!("line-goes-after-variation", "the line continues after a variation was closed");
            self.fault(at, Code::NodeAfterVariation, message);
            if self.inline_variations {
                next = self.tree.nodes.at(parent).first;
            }
            self.tree.nodes.at_mut(parent).flags |= INLINE;
        }
        self.tree.nodes.attach(id, parent, next);
        (self.current, self.closed) = (id, false);
    }

    /// The game that starts here may have an encoding of its own.
    fn find_charset(&mut self, start: usize) {
        let main = &self.tree.charsets[0].1;
        let (charset, looked) = text::detect_game(&self.source[start..], main);
        self.lookahead = self.lookahead.saturating_sub(looked.max(1));
        if charset != self.charset {
            self.tree.charsets.push((start as u32, charset.clone()));
            self.charset = charset;
        }
    }

    pub(super) fn property(&mut self) {
        let source = self.source.clone();
        let start = self.at;
        let ident_end = identifier_end(&source, start);
        let open = skip_space(&source, ident_end);
        let valued = source.get(open) == Some(&b'[');
        let ident = &source[start..ident_end];
        let word = word_before(ident);
        if word > 0 && valued && self.current != COLLECTION && self.pending.is_none() {
            // A word runs into the identifier.
            self.junk_from.get_or_insert(start);
            self.at = start + word;
            return;
        }
        let is_word = || !is_name_alone(ident);
        let outside = self.current == COLLECTION && self.pending.is_none();
        if outside && self.junk_from.is_none() && self.is_bare_root(start) {
            self.bare_root(start);
        }
        if !valued && (is_word() || self.current == COLLECTION || self.pending.is_some() || self.junk_from.is_some())
            || self.current == COLLECTION && self.pending.is_none()
        {
            self.at = ident_end;
            self.junk_from.get_or_insert(start);
            return;
        }
        self.end_junk();
        if self.pending.is_some() {
            self.bare_variation(start);
        }
        if valued {
            self.values(&source, (start, ident_end), open);
        } else {
            self.no_value((start, ident_end));
        }
    }

    /// A variation starts with the properties of its first node.
    fn bare_variation(&mut self, start: usize) {
        let message = message!("variation-without-semicolon", "a variation starts without a semicolon");
        self.flaw(start, Code::MissingSemicolon, message, &[(start, start, ";")]);
        self.bare_node(start);
    }

    /// A property without a finding.
    fn no_value(&mut self, (start, end): (usize, usize)) {
        let name = canonical(&self.source[start..end]).into_owned();
        self.fault(start, Code::NoValue, message!("property-has-no-value", "property {name} has no value", name));
        let property = self.source_property((start, end), Vec::new(), end);
        self.list_property(property);
        self.at = end;
    }

    /// The values of a property, from the first bracket at `open`. They are written down only where they could not be found again.
    fn values(&mut self, source: &[u8], ident: (usize, usize), open: usize) {
        let blank = source[self.gap..ident.0].iter().all(|&b| is_space(b));
        let regular = blank && !self.closed && !self.tree.nodes.has_flag(self.current, LISTED);
        let mut values = Vec::new();
        let mut irregular = false;
        let mut at = open;
        while at < source.len() && source[at] == b'[' {
            let mut end = match value_end(source, at + 1, &self.charset) {
                Some(end) => end,
                None => self.end_of_file(at),
            };
            let odd = end < source.len() && !may_follow_value(source, end + 1);
            if odd
                && is_text_property(&source[ident.0..ident.1])
                && let Some(longer) = self.longer_text(at, end)
            {
                if regular && !irregular {
                    irregular = true;
                    values = self.spans(open, at);
                }
                end = longer;
            }
            if !regular || irregular || end == source.len() {
                values.push(self.span(at + 1, end));
            }
            self.at = (end + 1).min(source.len());
            at = skip_space(source, self.at);
        }
        if self.tree.irregular.open_value && regular {
            // An unfinished value cannot be found again by its bracket.
            self.list_of_current();
            if !irregular {
                values = self.spans(open, source.len());
            }
        } else if regular && !irregular {
            self.tree.nodes.set_end(self.current, self.at as u32);
            self.gap = self.at;
            return;
        }
        let property = self.source_property(ident, values, self.at);
        self.list_property(property);
    }

    /// The file ends inside the value whose bracket is at `at`.
    #[cold]
    fn end_of_file(&mut self, at: usize) -> usize {
        self.fault(at, Code::UnterminatedValue, message!("file-ends-inside-value", "the file ends inside a value"));
        self.open_value(at + 1);
        self.mend_open_value(at + 1);
        self.source.len()
    }

    /// Where a text continues after its apparent end, since a bracket in it is not escaped, or is half of a character.
    #[cold]
    fn longer_text(&mut self, at: usize, end: usize) -> Option<usize> {
        // In another neighbourhood it could end elsewhere.
        self.tree.irregular.stray = true;
        if let Some(longer) = self.end_of_text(at + 1, end) {
            let words = message!("bracket-text-not-escaped", "a bracket in the text is not escaped");
            self.fault(end, Code::UnescapedBracket, words);
            return Some(longer);
        }
        if let Some(longer) = self.end_of_split_text(end) {
            let words = message!("half-character-was-taken", "half of a character was read as a bracket");
            self.fault(end, Code::SplitCharacter, words);
            return Some(longer);
        }
        self.cut_off = Some(end + 1);
        None
    }

    /// A game starts with the properties of its root.
    fn bare_root(&mut self, start: usize) {
        self.bare_node(start);
        let splices = [(start, start, ";")];
        let message = message!("game-without-semicolon", "a game starts without its semicolon");
        self.flaw(start, Code::MissingSemicolon, message, &splices);
    }

    /// A node without a semicolon.
    fn bare_node(&mut self, start: usize) {
        self.node(start);
        self.gap = start;
        self.tree.nodes.set_end(self.current, start as u32);
        self.list_from(start, start);
    }

    /// The values from the bracket at `at` to the one at `to`.
    fn spans(&self, mut at: usize, to: usize) -> Vec<(u32, u32)> {
        let mut values = Vec::new();
        while at < to {
            let end = value_end(&self.source, at + 1, &self.charset).unwrap_or(self.source.len());
            values.push(self.span(at + 1, end));
            at = skip_space(&self.source, end + 1);
        }
        values
    }

    /// The file ends inside the value that starts at `at`.
    pub(super) fn open_value(&mut self, at: usize) {
        self.tree.irregular.open_value = true;
        let escape = usize::from(ends_in_escape(&self.source, at, &self.charset));
        let end = self.source.len() - escape;
        let (half, back) = open_tail(&self.source[at.min(end)..end], &self.charset);
        self.tree.irregular.open_tail = (escape + half, back);
    }

    /// A value. A backslash that the end of the file cut off from its character is no part of it, and neither is half a character.
    pub(super) fn span(&self, from: usize, to: usize) -> (u32, u32) {
        let cut = if to == self.source.len() { self.tree.irregular.open_tail.0 } else { 0 };
        (from as u32, (to - cut).max(from) as u32)
    }

    fn source_property(&self, ident: (usize, usize), values: Vec<(u32, u32)>, end: usize) -> SourceProperty {
        SourceProperty {
            start: if self.closed { ident.0 as u32 } else { self.gap as u32 },
            ident: (ident.0 as u32, ident.1 as u32),
            values,
            end: end as u32,
            late: self.closed,
        }
    }

    /// Adds a property to the written-down list of the current node.
    fn list_property(&mut self, property: SourceProperty) {
        self.list_of_current();
        if property.late {
            let message = message!("property-stands-after-variation", "a property comes after a variation of its node");
            self.fault(property.ident.0 as usize, Code::PropertyAfterVariation, message);
            self.tree.irregular.stray = true;
        } else {
            self.tree.nodes.set_end(self.current, property.end);
            self.gap = property.end as usize;
        }
        self.list_of_current().push(PropertyText::Source(property));
    }

    pub(super) fn set_close(&mut self, first: u32, span: (usize, usize)) {
        let parens = self.tree.nodes.at(first).parens;
        if let Some(parens) = self.tree.parens.get_mut(parens as usize) {
            parens.close = (span.0 as u32, span.1 as u32);
        }
    }
}
