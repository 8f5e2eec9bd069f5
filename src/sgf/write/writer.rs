//! Bytes put down one node after the other: what was read is copied, as far as it still means the same, the rest printed.

use super::{
    Wrap,
    keep::{Keep, Level},
    separators::Separator,
};
use crate::sgf::{
    NodeId, Tree,
    lexer::{is_identifier, is_space},
    property::{PropertyText, SourceProperty, is_blank},
    tree::{COLLECTION, LISTED, MADE, NONE, Node},
};
use std::collections::{HashMap, HashSet};

pub(super) struct Writer<'a> {
    tree: &'a Tree,
    keep: Keep,
    /// Texts of which less is kept than of others, by where they start.
    pub lowered: HashMap<u32, Level>,
    /// What of it was not kept.
    pub left_out: Vec<u8>,
    /// Where texts start of which something was left out.
    pub cut: Vec<u32>,
    /// An edited node is being printed.
    near: bool,
    pub bytes: Vec<u8>,
    /// Spans of the file that are not copied: late properties that moved into their node.
    holes: Vec<(u32, u32)>,
    /// Parentheses changed somewhere, so stray ones in the text between tokens could pair with the wrong partner.
    restructured: bool,
    /// Properties that stand behind a variation are put down with the others of their node.
    gathers: bool,
    /// What is put down is a part of the record, which stands elsewhere.
    is_part: bool,
    /// So did the properties of a root: what stands before a game could be taken for its root now.
    rerooted: bool,
    /// The file's unfinished last value was copied and must be closed before anything follows.
    open_value: bool,
    /// An edited node was printed: junk behind it, which its new last property could be taken to go on with, is left out.
    after_edit: bool,
    /// The white space before games that are others than were read, or stand in another order.
    pub separators: HashMap<u32, Separator<'a>>,
    /// Where texts start that are put down right behind what they stand behind, and not before what follows them in the file.
    pub staying: HashSet<u32>,
    /// The last thing put down is such a text, or one that stood beside what is gone.
    after_text: bool,
    /// Words that follow would run into the last ones.
    after_word: bool,
    /// The text before a game that stood there before another one parts it from what is before.
    apart: bool,
    /// There is a game.
    begun: bool,
    /// What a game that was made has after its parenthesis: it ends the file.
    end: Option<&'a [u8]>,
}

impl<'a> Writer<'a> {
    /// A writer of a part of a record, which stands elsewhere: properties that stand behind a variation go to the others of their
    /// node.
    pub fn of_part(tree: &'a Tree) -> Self {
        Self::with(tree, Keep::OF_PART, 0, true)
    }

    /// A writer with room for so many bytes.
    pub fn new(tree: &'a Tree, keep: Keep, capacity: usize) -> Self {
        Self::with(tree, keep, capacity, false)
    }

    fn with(tree: &'a Tree, keep: Keep, capacity: usize, is_part: bool) -> Self {
        let restructured = !tree.relinked.is_empty() || !keep.in_place && !tree.uprooted.is_empty();
        let gathers = restructured || is_part;
        let is_root = |id: &u32| tree.nodes.at(*id).parent == COLLECTION;
        let mut holes: Vec<(u32, u32)> = tree.holes.iter().copied().collect();
        if gathers {
            for id in &tree.late {
                for property in tree.lists.get(id).into_iter().flatten() {
                    if let PropertyText::Source(p) = property
                        && p.late
                    {
                        holes.push((p.start, p.end));
                    }
                }
            }
            holes.sort_unstable();
        }
        Self {
            tree,
            keep,
            lowered: HashMap::new(),
            left_out: Vec::new(),
            cut: Vec::new(),
            near: false,
            bytes: Vec::with_capacity(capacity),
            holes,
            restructured,
            gathers,
            is_part,
            rerooted: restructured || tree.edited.keys().any(is_root),
            open_value: false,
            after_edit: false,
            separators: HashMap::new(),
            staying: HashSet::new(),
            after_text: false,
            after_word: false,
            apart: false,
            begun: false,
            end: None,
        }
    }

    /// What was put down; whatever comes next is another text.
    pub fn take(&mut self) -> Vec<u8> {
        (self.open_value, self.after_edit, self.near) = (false, false, false);
        std::mem::take(&mut self.bytes)
    }

    pub fn print(&mut self, bytes: &[u8]) {
        self.finish_value();
        self.bytes.extend_from_slice(bytes);
    }

    /// Ends the file as a game that was made has it.
    pub fn finish(&mut self) {
        if let Some(end) = self.end.take() {
            self.print(end);
        }
    }

    /// Keeps an identifier that has no value apart from the next one.
    fn separate(&mut self) {
        self.finish_value();
        if self.bytes.last().is_some_and(|&b| is_identifier(b) || b == b'-') {
            self.bytes.push(b' ');
        }
    }

    fn finish_value(&mut self) {
        if std::mem::take(&mut self.open_value) {
            // A backslash at the very end would swallow the bracket, and so would half a character.
            let (half, back) = self.tree.open_tail;
            let cut = usize::from(self.tree.open_escape) + half;
            self.left_out.extend(self.bytes.drain(self.bytes.len().saturating_sub(cut)..));
            self.bytes.extend_from_slice(back);
            self.bytes.push(b']');
        }
    }

    /// Copies a span of the file, without holes.
    fn copy(&mut self, (mut from, to): (u32, u32)) {
        if from < to {
            self.finish_value();
            let tree = self.tree;
            self.keep_apart(&tree.source[from as usize..to as usize]);
            if std::mem::take(&mut self.after_edit) {
                let near = std::mem::replace(&mut self.near, true);
                if !self.keeps_all(from) {
                    from = self.copy_blanks((from, to));
                }
                self.near = near;
            }
        }
        if !self.holes.is_empty() {
            let first = self.holes.partition_point(|hole| hole.1 <= from);
            for at in first..self.holes.len() {
                let hole = self.holes[at];
                if hole.0 >= to {
                    break;
                }
                self.bytes.extend_from_slice(&self.tree.source[from as usize..hole.0.max(from) as usize]);
                from = hole.1.min(to);
            }
        }
        self.bytes.extend_from_slice(&self.tree.source[from as usize..to as usize]);
        if to as usize == self.tree.source.len() && self.tree.open_value {
            self.open_value = true;
        }
    }

    /// Copies the white space of a span up to its first token, without the junk between; returns where the token is.
    fn copy_blanks(&mut self, (from, to): (u32, u32)) -> u32 {
        let text = &self.tree.source[from as usize..to as usize];
        let token = text.iter().position(|b| b"()[;".contains(b)).unwrap_or(text.len());
        self.extend(from, &text[..token], b"()[];");
        from + token as u32
    }

    /// Puts down text that belongs to nothing and starts at `from`, as far as it is kept; `strays` are what may not be.
    fn extend(&mut self, from: u32, text: &[u8], strays: &[u8]) {
        self.keep_apart(text);
        let (all, words) = (self.keeps_all(from), self.level(from) == Level::Words);
        let before = self.left_out.len();
        for &byte in text {
            let kept = all || is_space(byte) || words && !strays.contains(&byte);
            if kept { &mut self.bytes } else { &mut self.left_out }.push(byte);
        }
        self.cut.extend((self.left_out.len() > before).then_some(from));
    }

    /// How much is kept of the text that starts there.
    fn level(&self, from: u32) -> Level {
        let level = if self.near { self.keep.near } else { self.keep.far };
        self.lowered.get(&from).copied().unwrap_or(level)
    }

    fn keeps_all(&self, from: u32) -> bool {
        self.level(from) == Level::All
    }

    /// Copies a property that is about to get other neighbours. Junk between its values is left out: only what stood
    /// behind it told that it is no part of the text.
    fn copy_property(&mut self, p: &SourceProperty) {
        if self.keeps_all(p.ident.0) || p.gaps(&self.tree.source).next().is_none() {
            return self.copy((p.ident.0, p.end));
        }
        self.cut.push(p.ident.0);
        self.copy(p.ident);
        for (number, &(from, to)) in p.values.iter().enumerate() {
            let last = number + 1 == p.values.len();
            let unfinished = last && self.tree.open_value && p.end as usize == self.tree.source.len();
            self.print(b"[");
            self.copy((from, if unfinished { p.end } else { to }));
            if !self.open_value {
                self.print(b"]");
            }
        }
        // Words that stood between the values stand behind them.
        let tree = self.tree;
        for (from, to) in p.gaps(&tree.source) {
            self.finish_value();
            self.extend(from, &tree.source[from as usize..to as usize], b"()[];");
            self.after_word = true;
        }
    }

    /// Copies text between tokens. Where the structure changed, stray brackets and parentheses in it are left out: in a
    /// new neighbourhood they would mean something.
    fn copy_between(&mut self, span: (u32, u32)) {
        if self.restructured { self.copy_with_care(span) } else { self.copy(span) }
    }

    fn copy_with_care(&mut self, span: (u32, u32)) {
        if !self.tree.stray || self.keeps_all(span.0) { self.copy(span) } else { self.copy_words(span) }
    }

    /// Copies words that end a variation.
    pub fn copy_last(&mut self, span: (u32, u32)) {
        if !is_blank(&self.tree.source[span.0 as usize..span.1 as usize]) {
            self.copy_with_care(span);
        }
    }

    /// Copies text that belongs to nothing, as far as it is kept.
    fn copy_words(&mut self, (from, to): (u32, u32)) {
        if from < to {
            self.finish_value();
        }
        self.extend_span(from, (from, to));
    }

    /// Copies text that stood beside a node which is gone, apart from other words. Between games it stands apart from them as they
    /// do from each other.
    pub fn text_beside(&mut self, (from, to): (u32, u32), between_games: bool) {
        let mut text = &self.tree.source[from as usize..to as usize];
        if between_games {
            if self.apart || !self.begun {
                text = text.trim_ascii_start();
            }
            self.apart = text.last().is_some_and(|&byte| is_space(byte));
        }
        self.finish_value();
        self.after_word = true;
        self.keep_apart(text);
        let near = self.near;
        self.near |= std::mem::take(&mut self.after_edit);
        self.extend_span(from, (to - text.len() as u32, to));
        self.near = near;
        (self.after_text, self.after_word) = (true, true);
    }

    /// Puts down text that starts at `text`, or the rest of it, without properties that stand with the others of their node now.
    fn extend_span(&mut self, text: u32, (mut from, to): (u32, u32)) {
        let first = self.holes.partition_point(|hole| hole.1 <= from);
        let holes: Vec<_> = self.holes[first..].iter().copied().take_while(|hole| hole.0 < to).collect();
        for (start, end) in holes.into_iter().chain([(to, to)]) {
            self.extend(text, &self.tree.source[from as usize..start.max(from) as usize], b"()[];");
            from = end;
        }
    }

    /// Parts text from words that were put down where others stood before it.
    fn keep_apart(&mut self, text: &[u8]) {
        let joins = |byte: Option<&u8>| byte.is_some_and(|&byte| !is_space(byte) && !b"()[];".contains(&byte));
        if !text.is_empty() && std::mem::take(&mut self.after_word) && joins(self.bytes.last()) && joins(text.first()) {
            self.bytes.push(b' ');
        }
    }

    /// Copies the text before a variation. What stood between two games would be a part of one inside of it.
    fn copy_before(&mut self, node: &Node, span: (u32, u32)) {
        let blank = is_blank(&self.tree.source[span.0 as usize..span.1 as usize]);
        if node.parent == COLLECTION || blank { self.copy_with_care(span) } else { self.copy_words(span) }
    }

    /// Copies text before the first and after the last game, with the same care about `strays`.
    pub fn copy_outside(&mut self, span: (u32, u32), strays: &[u8]) {
        // Where no game is left, what was none beside others could be taken for one.
        let alone = self.tree.games().next().is_none();
        if !(self.rerooted && (alone || self.tree.stray && !self.keeps_all(span.0))) {
            return self.copy(span);
        }
        let text = &self.tree.source[span.0 as usize..span.1 as usize];
        if !text.is_empty() {
            self.finish_value();
        }
        // After a parenthesis that was never closed, the file's last text is inside the game.
        let inside = self.tree.unclosed && span.1 > self.tree.header.1;
        let before = self.left_out.len();
        for &byte in text {
            let kept = is_space(byte) || !inside && !strays.contains(&byte);
            if kept { &mut self.bytes } else { &mut self.left_out }.push(byte);
        }
        self.cut.extend((self.left_out.len() > before).then_some(span.0));
    }

    pub fn open(&mut self, id: u32, wrap: Wrap) {
        let node = self.tree.nodes.at(id);
        self.begun = true;
        let apart = std::mem::take(&mut self.apart);
        match wrap {
            Wrap::Source => {
                let mut open = self.tree.parens[node.parens as usize].open;
                if self.staying.contains(&open) {
                    open = self.tree.opening(&node);
                }
                if let Some(separator) = self.separators.get(&id).copied() {
                    if !apart {
                        self.print(separator.text);
                    }
                    open += separator.replaces as u32;
                }
                let exposed = self.rerooted && self.tree.stray && node.parent == COLLECTION;
                if self.restructured || exposed {
                    // Before the parenthesis may stand the remains of others; the one that counts is the last byte.
                    let brackets = open..node.start.max(open);
                    let text = &self.tree.source[brackets.start as usize..brackets.end as usize];
                    match text.split_last() {
                        Some((b'(', rest)) => {
                            self.copy_before(&node, (open, open + rest.len() as u32));
                            self.print(b"(");
                        }
                        // What was read without a parenthesis is read so again, where all text stands before it that did.
                        _ if self.keep.bare && !self.restructured => self.copy_before(&node, (open, node.start)),
                        _ => {
                            self.copy_before(&node, (open, node.start));
                            self.print(b"(");
                        }
                    }
                } else {
                    self.copy((open, node.start));
                    let missing = open == node.start || self.tree.source[node.start as usize - 1] != b'(';
                    let bare = || !self.tree.edited.is_empty() && self.tree.properties(NodeId(id)).next().is_none();
                    if missing && (self.tree.edited.contains_key(&id) || self.is_bare_root(id) || bare()) {
                        // What told the reader that a game starts here may have been edited away.
                        self.print(b"(");
                    }
                }
            }
            Wrap::Made => {
                if let Some((open, _)) = self.tree.made.get(&id).and_then(|layout| layout.parens.as_ref()) {
                    let separator = self.separators.get(&id).copied();
                    separator.filter(|_| !apart).iter().for_each(|separator| self.print(separator.text));
                    let open = &open[separator.map_or(0, |separator| separator.replaces)..];
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

    /// Whether text that was put down parts what comes next from what is before.
    fn is_parted(&self) -> bool {
        self.after_text && self.bytes.last().is_some_and(|&byte| is_space(byte))
    }

    pub fn close(&mut self, id: u32, wrap: Wrap, more_follows: bool) {
        let node = self.tree.nodes.at(id);
        match wrap {
            Wrap::Source => {
                let (mut from, to) = self.tree.parens[node.parens as usize].close;
                if from < to && self.staying.contains(&from) {
                    from = to - 1;
                }
                if from == to {
                    // The file never closed it, which only matters once something stands behind it.
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
                    if !matches!(self.bytes.last(), Some(b'\n' | b'\r')) {
                        self.print(line);
                    }
                    self.print(indent);
                }
                self.print(b")");
            }
        }
    }

    /// Puts down a node. Where a game starts with it that did not before, no word may stand between the parenthesis and it.
    pub fn node(&mut self, id: u32, starts_game: bool) {
        let node = self.tree.node(NodeId(id));
        if node.flags & MADE != 0 {
            if let Some(layout) = self.tree.made.get(&id).filter(|_| !self.is_parted()) {
                self.print(&layout.lead);
            }
            self.after_text = false;
            self.print(b";");
        } else if node.flags & LISTED == 0 {
            self.after_text = false;
            return self.copy((node.start, node.end));
        } else {
            let (semicolon, head) = self.tree.semicolon(id);
            let (semicolon, head) = (semicolon as u32, head as u32);
            self.after_text = false;
            if node.parens == NONE && self.staying.contains(&node.start) {
                self.finish_value();
            } else if starts_game {
                self.finish_value();
                // What stands before a node without a parenthesis is no part of what starts with it.
                if node.parens != NONE || !self.is_part {
                    self.copy_words((node.start, semicolon));
                }
            } else {
                self.copy_between((node.start, semicolon));
            }
            self.copy((semicolon, head));
            if semicolon == head {
                // The file left the semicolon out, which only reads well before the property that stood there.
                if self.restructured || self.tree.edited.contains_key(&id) || self.is_bare_root(id) {
                    self.print(b";");
                }
            }
        }
        let edited = self.tree.edited.contains_key(&id);
        let list = self.tree.lists.get(&id).map(Vec::as_slice).unwrap_or_default();
        let mut orphans = self.orphans(id, list).into_iter().peekable();
        self.near = edited;
        for property in list {
            self.after_edit = edited;
            match property {
                PropertyText::Own(own) => {
                    self.separate();
                    let (lead, rest) = own.parts();
                    if self.restructured && self.tree.stray {
                        // What stood before a property that was changed is text between tokens too.
                        self.extend(u32::MAX, lead, b"()[];");
                    } else {
                        self.print(lead);
                    }
                    self.print(rest);
                }
                PropertyText::Source(p) if !p.late => {
                    while let Some(orphan) = orphans.next_if(|orphan| orphan.0 < p.ident.0) {
                        self.orphan(orphan);
                    }
                    self.copy_between((p.start, p.ident.0));
                    self.after_edit = false;
                    // A word that ran into the identifier does so again.
                    let lead = &self.tree.source[p.start as usize..p.ident.0 as usize];
                    if lead.is_empty() || self.bytes.last() != lead.last() {
                        self.separate();
                    }
                    let unfinished = self.tree.open_value && p.end as usize == self.tree.source.len();
                    if self.restructured && self.tree.stray || unfinished && edited {
                        self.copy_property(p);
                    } else {
                        self.copy((p.ident.0, p.end));
                    }
                }
                PropertyText::Source(p) if self.gathers => {
                    self.separate();
                    self.bytes.extend_from_slice(&self.tree.source[p.ident.0 as usize..p.end as usize]);
                    self.open_value = p.end as usize == self.tree.source.len() && self.tree.open_value;
                }
                PropertyText::Source(_) => {}
            }
        }
        orphans.for_each(|orphan| self.orphan(orphan));
        (self.after_edit, self.near) = (edited, false);
    }

    /// Whether a game begins with the properties of its root, in a record that was edited: what follows them told the reader so.
    fn is_bare_root(&self, id: u32) -> bool {
        let tree = self.tree;
        let node = tree.nodes.at(id);
        let bare = |&(semicolon, head): &(u32, u32)| semicolon == head;
        let opened = || tree.source[..node.start as usize].ends_with(b"(");
        let is_root = node.parent == COLLECTION && tree.heads.get(&id).is_some_and(bare);
        !tree.edited.is_empty() && is_root && !opened()
    }

    /// The text that belongs to nothing and stood before or inside the properties that an edited node has no longer.
    fn orphans(&self, id: u32, list: &[PropertyText]) -> Vec<(u32, u32)> {
        let Some(read) = self.tree.rooted.get(&id) else { return Vec::new() };
        let source = &self.tree.source;
        let mut kept = HashSet::new();
        // A property that was changed took along what stood before it.
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
            let lead = &source[p.start as usize..p.ident.0 as usize];
            if !is_blank(lead) {
                match taken.iter().position(|taken| *taken == lead) {
                    Some(at) => drop(taken.remove(at)),
                    None => orphans.push((p.start, p.ident.0)),
                }
            }
            orphans.extend(p.gaps(source));
        }
        orphans
    }

    /// Puts down text whose property is gone.
    fn orphan(&mut self, (from, to): (u32, u32)) {
        self.separate();
        self.after_edit = false;
        let text = &self.tree.source[from as usize..to as usize];
        self.extend(from, text, b"()[];");
    }
}
