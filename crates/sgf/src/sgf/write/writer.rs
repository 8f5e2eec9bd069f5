//! Writes the bytes of a record node by node: unchanged text is copied while it still means the same, the rest is printed.

use super::{
    keep::{Keep, Level},
    parentheses::Wrap,
    separators::Separator,
};
use crate::sgf::{
    NodeId, Tree,
    lexer::{is_identifier, is_space},
    property::{PropertyText, SourceProperty, is_blank},
    tree::{COLLECTION, LISTED, MADE, NONE, Span},
};
use std::collections::{HashMap, HashSet};

/// Bytes of stray text that can be significant next to other tokens.
const MARKS: &[u8] = b"()[];";

/// A record that was written.
pub(super) struct Printed {
    pub bytes: Vec<u8>,
    /// The stray text that was left out.
    pub left_out: Vec<u8>,
    /// Where the texts start of which something was left out.
    pub cut: Vec<u32>,
}

pub(super) struct Writer<'a> {
    tree: &'a Tree,
    keep: Keep,
    /// Texts of which less is kept than in `keep`, by their start.
    lowered: HashMap<u32, Level>,
    /// What is written.
    pub printed: Printed,
    /// Spans of the file that are not copied: the late properties that are written in their nodes.
    holes: Vec<Span>,
    /// Parentheses changed somewhere: stray marks could pair with the wrong partner.
    restructured: bool,
    /// Late properties are written in their nodes.
    gathers: bool,
    /// Only a part of the record is written, for use elsewhere.
    is_part: bool,
    /// The root of a game changed, or `restructured`: stray text before a game could be read as its root.
    rerooted: bool,
    /// The white space before games that are new, or in another order.
    separators: HashMap<u32, Separator<'a>>,
    /// The starts of placed texts: the tokens after them are written without them.
    placed: HashSet<u32>,
    /// An edited node is being written.
    near: bool,
    /// An edited node was written last: its new last property could be read as going on with stray text behind it.
    after_edit: bool,
    /// The file's unfinished last value was copied and must be closed before anything follows.
    open_value: bool,
    /// A placed text was written last.
    after_text: bool,
    /// Words that follow would run into stray words.
    after_word: bool,
    /// A game was begun.
    begun: bool,
    /// The text after a new game's parenthesis: it ends the file.
    end: Option<&'a [u8]>,
}

impl<'a> Writer<'a> {
    /// A writer of a part of a record. Late properties go to the others of their node.
    pub fn of_part(tree: &'a Tree) -> Self {
        Self::with(tree, Keep::OF_PART, true)
    }

    /// A writer of a whole record.
    pub fn new(tree: &'a Tree, keep: Keep, lowered: HashMap<u32, Level>, placed: HashSet<u32>) -> Self {
        let mut writer = Self { lowered, placed, ..Self::with(tree, keep, false) };
        writer.printed.bytes.reserve(tree.source.len() + 64);
        if tree.relinked.contains_key(&COLLECTION) {
            writer.separators = tree.separators();
        }
        writer
    }

    fn with(tree: &'a Tree, keep: Keep, is_part: bool) -> Self {
        let restructured = !tree.relinked.is_empty() || !keep.in_place && tree.lacks_stray_text();
        let gathers = restructured || is_part;
        let is_root = |id: &u32| tree.nodes.at(*id).parent == COLLECTION;
        Self {
            tree,
            keep,
            lowered: HashMap::new(),
            printed: Printed { bytes: Vec::new(), left_out: Vec::new(), cut: Vec::new() },
            holes: tree.holes(gathers),
            restructured,
            gathers,
            is_part,
            rerooted: restructured || tree.edited.keys().any(is_root),
            separators: HashMap::new(),
            placed: HashSet::new(),
            near: false,
            after_edit: false,
            open_value: false,
            after_text: false,
            after_word: false,
            begun: false,
            end: None,
        }
    }

    /// Returns what was written and starts a new text.
    pub fn take(&mut self) -> Vec<u8> {
        (self.open_value, self.after_edit, self.near) = (false, false, false);
        std::mem::take(&mut self.printed.bytes)
    }

    pub fn print(&mut self, bytes: &[u8]) {
        self.finish_value();
        self.put(bytes);
    }

    /// Ends the file as a game that was made has it.
    pub fn finish(&mut self) {
        if let Some(end) = self.end.take() {
            self.print(end);
        }
    }

    // Bytes ----------------------------------------------------------------------------------------------------------

    fn put(&mut self, bytes: &[u8]) {
        self.printed.bytes.extend_from_slice(bytes);
    }

    fn last(&self) -> Option<u8> {
        self.printed.bytes.last().copied()
    }

    fn text(&self, (from, to): Span) -> &'a [u8] {
        &self.tree.source[from as usize..to as usize]
    }

    /// Keeps an identifier that has no value apart from the next one.
    fn separate(&mut self) {
        self.finish_value();
        if self.last().is_some_and(|byte| is_identifier(byte) || byte == b'-') {
            self.put(b" ");
        }
    }

    /// Closes the file's unfinished last value.
    fn finish_value(&mut self) {
        if std::mem::take(&mut self.open_value) {
            let (hiding, back) = self.tree.irregular.open_tail;
            let end = self.printed.bytes.len().saturating_sub(hiding);
            self.printed.left_out.extend(self.printed.bytes.drain(end..));
            self.put(back);
            self.put(b"]");
        }
    }

    /// Parts text from a stray word before it.
    fn keep_apart(&mut self, text: &[u8]) {
        let joins = |byte: Option<u8>| byte.is_some_and(|byte| !is_space(byte) && !MARKS.contains(&byte));
        let first = text.first().copied();
        if first.is_some() && std::mem::take(&mut self.after_word) && joins(self.last()) && joins(first) {
            self.put(b" ");
        }
    }

    /// The pieces of a span of the file, without its holes.
    fn pieces(&self, (mut from, to): Span) -> Vec<&'a [u8]> {
        let first = self.holes.partition_point(|hole| hole.1 <= from);
        let mut pieces = Vec::new();
        for &(start, end) in self.holes[first..].iter().take_while(|hole| hole.0 < to) {
            pieces.push(self.text((from, start.max(from))));
            from = end.min(to);
        }
        pieces.push(self.text((from, to)));
        pieces
    }

    /// Copies a span of the file, without holes.
    fn copy(&mut self, (mut from, to): Span) {
        if from < to {
            self.finish_value();
            self.keep_apart(self.text((from, to)));
            if std::mem::take(&mut self.after_edit) {
                let near = std::mem::replace(&mut self.near, true);
                if !self.keeps_all(from) {
                    from = self.copy_up_to_token((from, to));
                }
                self.near = near;
            }
        }
        if self.holes.is_empty() {
            self.put(self.text((from, to)));
        } else {
            self.pieces((from, to)).into_iter().for_each(|piece| self.put(piece));
        }
        self.open_value |= to as usize == self.tree.source.len() && self.tree.has_open_value();
    }

    // Stray text -----------------------------------------------------------------------------------------------------

    /// How much is kept of the stray text that starts there.
    fn level(&self, from: u32) -> Level {
        let level = if self.near { self.keep.near } else { self.keep.far };
        self.lowered.get(&from).copied().unwrap_or(level)
    }

    fn keeps_all(&self, from: u32) -> bool {
        self.level(from) == Level::All
    }

    /// Writes the bytes of a text that are kept. `from` is where the text starts.
    fn sift(&mut self, from: u32, text: &[u8], keeps: impl Fn(u8) -> bool) {
        let Printed { bytes, left_out, cut } = &mut self.printed;
        let before = left_out.len();
        for &byte in text {
            if keeps(byte) { &mut *bytes } else { &mut *left_out }.push(byte);
        }
        cut.extend((left_out.len() > before).then_some(from));
    }

    /// Writes stray text that starts at `from`, as far as it is kept.
    fn extend(&mut self, from: u32, text: &[u8]) {
        self.keep_apart(text);
        match self.level(from) {
            Level::All => self.put(text),
            Level::Words => self.sift(from, text, |byte| !MARKS.contains(&byte)),
            Level::Blanks => self.sift(from, text, is_space),
        }
    }

    /// Copies the white space of a span up to its first token, without the stray text between; returns where the token is.
    fn copy_up_to_token(&mut self, (from, to): Span) -> u32 {
        let text = self.text((from, to));
        let token = text.iter().position(|byte| b"()[;".contains(byte)).unwrap_or(text.len());
        self.extend(from, &text[..token]);
        from + token as u32
    }

    /// Copies stray text as far as it is kept.
    fn copy_words(&mut self, (from, to): Span) {
        if from < to {
            self.finish_value();
        }
        self.pieces((from, to)).into_iter().for_each(|piece| self.extend(from, piece));
    }

    /// Copies text between tokens, without stray marks that could be read as something else.
    fn copy_with_care(&mut self, span: Span) {
        if !self.tree.irregular.stray || self.keeps_all(span.0) { self.copy(span) } else { self.copy_words(span) }
    }

    /// Copies text between tokens, with care where the structure changed.
    fn copy_between(&mut self, span: Span) {
        if self.restructured { self.copy_with_care(span) } else { self.copy(span) }
    }

    /// Copies words that end a variation.
    pub fn copy_last(&mut self, span: Span) {
        if !is_blank(self.text(span)) {
            self.copy_with_care(span);
        }
    }

    /// Writes a relocated text separated from other words. Between games it is separated from them as they are from each other.
    pub fn placed_text(&mut self, (from, to): Span, between_games: bool) {
        let mut text = self.text((from, to));
        if between_games && (self.is_parted() || !self.begun) {
            text = text.trim_ascii_start();
        }
        self.finish_value();
        self.after_word = true;
        self.keep_apart(text);
        let near = self.near;
        self.near |= std::mem::take(&mut self.after_edit);
        let pieces = self.pieces((to - text.len() as u32, to));
        pieces.into_iter().for_each(|piece| self.extend(from, piece));
        self.near = near;
        (self.after_text, self.after_word) = (true, true);
    }

    /// Copies text before the first and after the last game, with care about `marks`.
    pub fn copy_outside(&mut self, span: Span, marks: &[u8]) {
        // Without games, any text could be read as one.
        let alone = self.tree.games().next().is_none();
        if !(self.rerooted && (alone || self.tree.irregular.stray && !self.keeps_all(span.0))) {
            return self.copy(span);
        }
        let text = self.text(span);
        if !text.is_empty() {
            self.finish_value();
        }
        // After a parenthesis that was never closed, the file's last text is inside the game.
        let inside = self.tree.irregular.unclosed && span.1 > self.tree.header.1;
        self.sift(span.0, text, |byte| is_space(byte) || !inside && !marks.contains(&byte));
    }

    // Parentheses ----------------------------------------------------------------------------------------------------

    pub fn open(&mut self, id: u32, wrap: Wrap) {
        self.begun = true;
        let separator = self.separators.get(&id).copied();
        let replaced = separator.map_or(0, |separator| separator.replaces);
        if let Some(separator) = separator.filter(|_| !self.is_parted()) {
            self.print(separator.text);
        }
        match wrap {
            Wrap::Source => self.open_as_read(id, replaced as u32),
            Wrap::Made => {
                if let Some((open, _)) = self.tree.made.get(&id).and_then(|layout| layout.parens.as_ref()) {
                    let open = &open[replaced..];
                    self.print(if self.is_parted() { open.trim_ascii_start() } else { open });
                }
            }
            Wrap::Plain { own_line } => {
                if own_line && !self.is_parted() {
                    let (line, indent) = self.tree.line_before(id);
                    self.print(line);
                    self.print(indent);
                }
                self.print(b"(");
            }
        }
        self.after_text = false;
    }

    /// Copies the text before a variation without its first bytes, which were `replaced`, and its parenthesis.
    fn open_as_read(&mut self, id: u32, replaced: u32) {
        let tree = self.tree;
        let node = tree.nodes.at(id);
        let is_game = node.parent == COLLECTION;
        let mut open = tree.parens[node.parens as usize].open;
        if self.placed.contains(&open) {
            open = tree.opening(&node);
        }
        open = (open + replaced).min(node.start);
        let has_paren = self.text((open, node.start)).ends_with(b"(");
        if self.restructured || self.rerooted && tree.irregular.stray && is_game {
            // The variation's own parenthesis is the last byte; those before it are stray.
            let before = (open, node.start - u32::from(has_paren));
            // Text from between two games would become part of the enclosing game.
            if is_game || is_blank(self.text(before)) {
                self.copy_with_care(before)
            } else {
                self.copy_words(before)
            }
            // A game read without a parenthesis is recognised again if all text before it is kept.
            if has_paren || !self.keep.bare || self.restructured {
                self.print(b"(");
            }
            return;
        }
        self.copy((open, node.start));
        let bare = || !tree.edited.is_empty() && tree.properties(NodeId(id)).next().is_none();
        if !has_paren && (tree.edited.contains_key(&id) || self.is_bare_root(id) || bare()) {
            // An edit may have removed what identified the start of the game.
            self.print(b"(");
        }
    }

    /// Whether a placed text parts what comes next from what is before.
    fn is_parted(&self) -> bool {
        self.after_text && self.last().is_some_and(is_space)
    }

    pub fn close(&mut self, id: u32, wrap: Wrap, more_follows: bool) {
        let node = self.tree.nodes.at(id);
        match wrap {
            Wrap::Source => {
                let (mut from, to) = self.tree.parens[node.parens as usize].close;
                if from < to && self.placed.contains(&from) {
                    from = to - 1;
                }
                if from == to {
                    // The file never closed it, which only matters if something follows.
                    if more_follows {
                        self.print(b")");
                    }
                } else if self.restructured {
                    self.copy_between((from, to - 1));
                    self.print(b")");
                } else {
                    self.copy((from, to));
                }
            }
            Wrap::Made => {
                if let Some((_, close)) = self.tree.made.get(&id).and_then(|layout| layout.parens.as_ref()) {
                    let end = close.iter().rposition(|&byte| byte == b')').map_or(close.len(), |at| at + 1);
                    let (close, end) = close.split_at(if node.parent == COLLECTION { end } else { close.len() });
                    self.print(close);
                    self.end = self.end.or(Some(end).filter(|end| !end.is_empty()));
                }
            }
            Wrap::Plain { own_line } => {
                if own_line {
                    let (line, indent) = self.tree.line_before(id);
                    if !matches!(self.last(), Some(b'\n' | b'\r')) {
                        self.print(line);
                    }
                    self.print(indent);
                }
                self.print(b")");
            }
        }
    }

    // Nodes ----------------------------------------------------------------------------------------------------------

    /// Writes a node. `starts_game`: a game starts with it that did not before, so no word may stand between the parenthesis and it.
    pub fn node(&mut self, id: u32, starts_game: bool) {
        let node = self.tree.node(NodeId(id));
        let parted = self.is_parted();
        self.after_text = false;
        if node.flags & LISTED == 0 {
            return self.copy((node.start, node.end));
        }
        let edited = self.tree.edited.contains_key(&id);
        if node.flags & MADE != 0 {
            if let Some(layout) = self.tree.made.get(&id).filter(|_| !parted) {
                self.print(&layout.lead);
            }
            self.print(b";");
        } else {
            let (semicolon, head) = self.tree.semicolon(id);
            let (semicolon, head) = (semicolon as u32, head as u32);
            let before = (node.start, semicolon);
            if node.parens == NONE && self.placed.contains(&node.start) {
                self.finish_value();
            } else if !starts_game {
                self.copy_between(before);
            } else {
                self.finish_value();
                // Text before a node without a parenthesis is not part of its variation.
                if node.parens != NONE || !self.is_part {
                    self.copy_words(before);
                }
            }
            self.copy((semicolon, head));
            // A node without its semicolon is recognized only by its original property.
            if semicolon == head && (self.restructured || edited || self.is_bare_root(id)) {
                self.print(b";");
            }
        }
        self.near = edited;
        self.properties(id, edited);
        (self.after_edit, self.near) = (edited, false);
    }

    /// Copies the unchanged nodes that continue the line after `id`; returns the last one copied, or `id`.
    pub fn line_behind(&mut self, id: u32) -> u32 {
        let count = self.tree.nodes.plain_behind(id) as u32;
        if count > 0 {
            self.after_text = false;
            let [first, last] = [id + 1, id + count].map(|id| self.tree.nodes.at(id));
            self.copy((first.start, last.end));
        }
        id + count
    }

    /// Writes the list of a node, and the stray text of properties removed from it.
    fn properties(&mut self, id: u32, edited: bool) {
        let tree = self.tree;
        let list = tree.lists.get(&id).map(Vec::as_slice).unwrap_or_default();
        let mut orphans = self.orphans(id, list).into_iter().peekable();
        for property in list {
            self.after_edit = edited;
            match property {
                PropertyText::Own(own) => {
                    self.separate();
                    let (lead, rest) = own.parts();
                    // A changed property brought along the stray text before it.
                    if self.restructured && tree.irregular.stray {
                        self.extend(u32::MAX, lead);
                    } else {
                        self.print(lead);
                    }
                    self.print(rest);
                }
                PropertyText::Source(p) if !p.late => {
                    while let Some(orphan) = orphans.next_if(|orphan| orphan.0 < p.ident.0) {
                        self.orphan(orphan);
                    }
                    self.property_as_read(p, edited);
                }
                PropertyText::Source(p) if self.gathers => {
                    self.separate();
                    self.put(self.text((p.ident.0, p.end)));
                    self.open_value = p.end as usize == tree.source.len() && tree.has_open_value();
                }
                PropertyText::Source(_) => {}
            }
        }
        orphans.for_each(|orphan| self.orphan(orphan));
    }

    fn property_as_read(&mut self, p: &SourceProperty, edited: bool) {
        let lead = (p.start, p.ident.0);
        self.copy_between(lead);
        self.after_edit = false;
        // A word that ran into the identifier does so again.
        let last = self.text(lead).last().copied();
        if last.is_none() || self.last() != last {
            self.separate();
        }
        let unfinished = p.end as usize == self.tree.source.len() && self.tree.has_open_value();
        let beside_others = self.restructured && self.tree.irregular.stray || unfinished && edited;
        if beside_others && !self.keeps_all(p.ident.0) && p.gaps(&self.tree.source).next().is_some() {
            self.property_before_its_gaps(p, unfinished);
        } else {
            self.copy((p.ident.0, p.end));
        }
    }

    /// Writes a property with new neighbours, followed by the stray text between its values. In `AB[aa]+[bb]C[c]` only the next property
    /// shows that `+` is not part of a text.
    fn property_before_its_gaps(&mut self, p: &SourceProperty, unfinished: bool) {
        self.printed.cut.push(p.ident.0);
        self.copy(p.ident);
        for (number, &(from, to)) in p.values.iter().enumerate() {
            let last = number + 1 == p.values.len();
            self.print(b"[");
            self.copy((from, if last && unfinished { p.end } else { to }));
            if !self.open_value {
                self.print(b"]");
            }
        }
        let tree = self.tree;
        for gap in p.gaps(&tree.source) {
            self.finish_value();
            self.extend(gap.0, self.text(gap));
            self.after_word = true;
        }
    }

    /// Whether a game begins with the properties of its root, in a record that was edited: the reader knew by what follows them.
    fn is_bare_root(&self, id: u32) -> bool {
        let tree = self.tree;
        let node = tree.nodes.at(id);
        let bare = |&(semicolon, head): &Span| semicolon == head;
        let opened = || tree.source[..node.start as usize].ends_with(b"(");
        let is_root = node.parent == COLLECTION && tree.irregular.heads.get(&id).is_some_and(bare);
        !tree.edited.is_empty() && is_root && !opened()
    }

    /// The stray text before and inside the properties that an edited node has no longer.
    fn orphans(&self, id: u32, list: &[PropertyText]) -> Vec<Span> {
        let read = self.tree.edited.get(&id).and_then(|edited| edited.read.as_ref());
        let Some(read) = read else { return Vec::new() };
        let mut kept = HashSet::new();
        // A changed property includes the text before it.
        let mut taken = Vec::new();
        for property in list {
            match property {
                PropertyText::Source(p) => drop(kept.insert(p.ident.0)),
                PropertyText::Own(own) => taken.push(own.parts().0),
            }
        }
        let mut orphans = Vec::new();
        for property in read {
            let PropertyText::Source(p) = property else { continue };
            if p.late || kept.contains(&p.ident.0) {
                continue;
            }
            let lead = self.text((p.start, p.ident.0));
            if !is_blank(lead) {
                match taken.iter().position(|taken| *taken == lead) {
                    Some(at) => drop(taken.remove(at)),
                    None => orphans.push((p.start, p.ident.0)),
                }
            }
            orphans.extend(p.gaps(&self.tree.source));
        }
        orphans
    }

    /// Writes stray text of a removed property.
    fn orphan(&mut self, span: Span) {
        self.separate();
        self.after_edit = false;
        self.extend(span.0, self.text(span));
    }
}
