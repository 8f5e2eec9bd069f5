//! A tree as bytes: what was not changed is copied, the rest is printed. Walks with a stack of its own.

use super::{
    NodeId, Tree,
    lexer::{is_identifier, is_space},
    property::{PropertyText, SourceProperty, is_blank},
    tree::{COLLECTION, INLINE, LISTED, MADE, NONE},
};

enum Step {
    Enter(u32),
    Close(u32, Wrap),
}

/// Where a variation's parentheses come from.
#[derive(Clone, Copy)]
enum Wrap {
    Source,
    Made,
    Plain { own_line: bool },
}

impl Tree {
    /// The bytes of the record. For a tree that was not changed, or whose changes were all taken back, the bytes that
    /// were read.
    pub fn write(&self) -> Vec<u8> {
        let bytes = if self.is_pristine() { self.source.to_vec() } else { self.print() };
        self.charsets[0].1.widen(bytes)
    }

    /// The bytes that were read, whatever was changed since.
    pub(super) fn write_as_read(&self) -> Vec<u8> {
        self.charsets[0].1.widen(self.source.to_vec())
    }

    /// With all the text that belongs to nothing, if that still reads as this tree where things changed around it; else
    /// without what could be taken for something else.
    fn print(&self) -> Vec<u8> {
        let (cautious, left_out) = self.print_keeping(Keep::Blanks);
        if !left_out {
            return cautious;
        }
        let kept = [Keep::All, Keep::Words].into_iter().map(|keep| self.print_keeping(keep).0);
        kept.into_iter().find(|bytes| self.reads_back(bytes)).unwrap_or(cautious)
    }

    /// The bytes, and whether any text that belongs to nothing was left out.
    fn print_keeping(&self, keep: Keep) -> (Vec<u8>, bool) {
        let mut out = Writer::new(self, keep);
        // Brackets in the header are harmless: no value can start before a game.
        out.copy_outside(self.header, b"();");
        let mut stack: Vec<Step> = Vec::new();
        // How many nodes are still to come: a parenthesis that the file never closed must be closed before them.
        let mut waiting = self.push_children(COLLECTION, &mut stack);
        while let Some(step) = stack.pop() {
            match step {
                Step::Enter(id) => {
                    if let Some(wrap) = self.wrap(id) {
                        out.open(id, wrap);
                        stack.push(Step::Close(id, wrap));
                    }
                    out.node(id);
                    waiting = waiting - 1 + self.push_children(id, &mut stack);
                }
                Step::Close(id, wrap) => out.close(id, wrap, waiting > 0),
            }
        }
        out.copy_outside(self.trailer, b"()[];");
        (out.bytes, out.left_out)
    }

    /// The bytes of one node and everything below it as a game tree of its own, with parentheses.
    pub fn write_variation(&self, node: NodeId) -> Vec<u8> {
        let mut out = Writer::new(self, Keep::Blanks);
        out.print(b"(");
        let mut stack = vec![Step::Enter(node.0)];
        while let Some(step) = stack.pop() {
            match step {
                Step::Enter(id) => {
                    if let Some(wrap) = self.wrap(id).filter(|_| id != node.0) {
                        out.open(id, wrap);
                        stack.push(Step::Close(id, wrap));
                    }
                    out.node(id);
                    self.push_children(id, &mut stack);
                }
                Step::Close(id, wrap) => out.close(id, wrap, true),
            }
        }
        out.print(b")");
        out.bytes
    }

    /// True while nothing is changed against what was read.
    fn is_pristine(&self) -> bool {
        self.relinked.is_empty() && self.edited.is_empty()
    }

    fn push_children(&self, id: u32, stack: &mut Vec<Step>) -> usize {
        let from = stack.len();
        let mut child = self.nodes[id as usize].first;
        while child != NONE {
            stack.push(Step::Enter(child));
            child = self.nodes[child as usize].next;
        }
        let children = &mut stack[from..];
        if self.nodes[id as usize].flags & INLINE != 0 && !self.relinked.contains_key(&id) {
            children.sort_by_key(|step| match step {
                Step::Enter(id) | Step::Close(id, _) => self.nodes[*id as usize].start,
            });
        }
        children.reverse();
        children.len()
    }

    fn wrap(&self, id: u32) -> Option<Wrap> {
        let node = &self.nodes[id as usize];
        if node.parens != NONE {
            return Some(Wrap::Source);
        }
        let made = self.made.get(&id);
        if made.is_some_and(|layout| layout.parens.is_some()) {
            return Some(Wrap::Made);
        }
        let alone = node.prev == NONE && node.next == NONE;
        let needed = node.parent == COLLECTION || (!alone && self.relinked.contains_key(&node.parent));
        needed.then(|| Wrap::Plain { own_line: !self.line_before(id).0.is_empty() })
    }

    /// The line break that a node starts with, and the blanks that indent it: parentheses made for it stand alike.
    fn line_before(&self, id: u32) -> (&[u8], &[u8]) {
        let node = &self.nodes[id as usize];
        let lead = match self.made.get(&id) {
            Some(layout) => &layout.lead[..],
            None => &self.source[node.start as usize..node.end as usize],
        };
        let (line, rest) = lead.split_at(line_break(lead));
        let blanks = rest.iter().take_while(|&&byte| matches!(byte, b' ' | b'\t')).count();
        (line, if line.is_empty() { &[] } else { &rest[..blanks] })
    }
}

/// The length of the line break that `bytes` start with.
fn line_break(bytes: &[u8]) -> usize {
    match bytes {
        [b'\r', b'\n', ..] | [b'\n', b'\r', ..] => 2,
        [b'\r' | b'\n', ..] => 1,
        _ => 0,
    }
}

/// How much is kept of text that belongs to nothing, where the structure around it changed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Keep {
    All,
    /// Without brackets, parentheses and semicolons, which could pair with the wrong partner.
    Words,
    Blanks,
}

struct Writer<'a> {
    tree: &'a Tree,
    keep: Keep,
    /// Some of it was not kept.
    left_out: bool,
    bytes: Vec<u8>,
    /// Spans of the file that are not copied: late properties that moved into their node.
    holes: Vec<(u32, u32)>,
    /// Parentheses changed somewhere, so stray ones in the text between tokens could pair with the wrong partner.
    restructured: bool,
    /// The file's unfinished last value was copied and must be closed before anything follows.
    open_value: bool,
    /// An edited node was printed: junk behind it, which its new last property could be taken to go on with, is left out.
    after_edit: bool,
}

impl<'a> Writer<'a> {
    fn new(tree: &'a Tree, keep: Keep) -> Self {
        let restructured = !tree.relinked.is_empty() || !tree.uprooted.is_empty();
        let mut holes = tree.holes.clone();
        if restructured {
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
            left_out: false,
            bytes: Vec::with_capacity(tree.source.len() + 64),
            holes,
            restructured,
            open_value: false,
            after_edit: false,
        }
    }

    fn print(&mut self, bytes: &[u8]) {
        self.finish_value();
        self.bytes.extend_from_slice(bytes);
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
            if self.tree.open_escape {
                // The backslash at the very end would swallow the bracket.
                self.bytes.pop();
            }
            self.bytes.push(b']');
        }
    }

    /// Copies a span of the file, without holes.
    fn copy(&mut self, (mut from, to): (u32, u32)) {
        if from < to {
            self.finish_value();
            if std::mem::take(&mut self.after_edit) && self.keep != Keep::All {
                from = self.copy_blanks((from, to));
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
        self.extend(&text[..token], b"()[];");
        from + token as u32
    }

    /// Puts down text that belongs to nothing, as far as it is kept; `strays` are what may not be.
    fn extend(&mut self, text: &[u8], strays: &[u8]) {
        let keep = self.keep;
        let kept = |byte: u8| is_space(byte) || keep == Keep::All || keep == Keep::Words && !strays.contains(&byte);
        self.left_out |= !text.iter().all(|&byte| kept(byte));
        self.bytes.extend(text.iter().copied().filter(|&byte| kept(byte)));
    }

    /// Copies a property that is about to get other neighbours. Junk between its values is left out: only what stood
    /// behind it told that it is no part of the text.
    fn copy_property(&mut self, p: &SourceProperty) {
        let mut at = p.ident.1;
        let clean = p.values.iter().all(|&(from, to)| {
            let between = &self.tree.source[at as usize..from as usize - 1];
            at = to + 1;
            is_blank(between)
        });
        if clean || self.keep == Keep::All {
            return self.copy((p.ident.0, p.end));
        }
        self.left_out = true;
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
    }

    /// Copies text between tokens. Where the structure changed, stray brackets and parentheses in it are left out: in a
    /// new neighbourhood they would mean something.
    fn copy_between(&mut self, span: (u32, u32)) {
        if !(self.restructured && self.tree.stray) || self.keep == Keep::All {
            return self.copy(span);
        }
        let text = &self.tree.source[span.0 as usize..span.1 as usize];
        if !text.is_empty() {
            self.finish_value();
        }
        self.extend(text, b"()[];");
    }

    /// Copies text before the first and after the last game, with the same care about `strays`.
    fn copy_outside(&mut self, span: (u32, u32), strays: &[u8]) {
        if !(self.restructured && self.tree.stray) || self.keep == Keep::All {
            return self.copy(span);
        }
        let text = &self.tree.source[span.0 as usize..span.1 as usize];
        if !text.is_empty() {
            self.finish_value();
        }
        // After a parenthesis that was never closed, the file's last text is inside the game.
        let inside = self.tree.unclosed && span.1 > self.tree.header.1;
        let kept = |b: u8| is_space(b) || !inside && !strays.contains(&b);
        self.left_out |= !text.iter().all(|&b| kept(b));
        self.bytes.extend(text.iter().copied().filter(|&b| kept(b)));
    }

    fn open(&mut self, id: u32, wrap: Wrap) {
        let node = &self.tree.nodes[id as usize];
        match wrap {
            Wrap::Source => {
                let open = self.tree.parens[node.parens as usize].open;
                if self.restructured {
                    // Before the parenthesis may stand the remains of others; the one that counts is the last byte.
                    let brackets = open..node.start.max(open);
                    let text = &self.tree.source[brackets.start as usize..brackets.end as usize];
                    match text.split_last() {
                        Some((b'(', rest)) => {
                            self.copy_between((open, open + rest.len() as u32));
                            self.print(b"(");
                        }
                        _ => {
                            self.copy_between((open, node.start));
                            self.print(b"(");
                        }
                    }
                } else {
                    self.copy((open, node.start));
                    let missing = open == node.start || self.tree.source[node.start as usize - 1] != b'(';
                    if missing && self.tree.edited.contains_key(&id) {
                        // What told the reader that a game starts here may have been edited away.
                        self.print(b"(");
                    }
                }
            }
            Wrap::Made => {
                if let Some((open, _)) = self.tree.made.get(&id).and_then(|layout| layout.parens.as_ref()) {
                    self.print(open);
                }
            }
            Wrap::Plain { own_line } => {
                if own_line {
                    let (line, indent) = self.tree.line_before(id);
                    self.print(line);
                    self.print(indent);
                }
                self.print(b"(");
            }
        }
    }

    fn close(&mut self, id: u32, wrap: Wrap, more_follows: bool) {
        let node = &self.tree.nodes[id as usize];
        match wrap {
            Wrap::Source => {
                let (from, to) = self.tree.parens[node.parens as usize].close;
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
                    self.print(close);
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

    fn node(&mut self, id: u32) {
        let node = &self.tree.nodes[id as usize];
        if node.flags & MADE != 0 {
            if let Some(layout) = self.tree.made.get(&id) {
                self.print(&layout.lead);
            }
            self.print(b";");
        } else if node.flags & LISTED == 0 {
            return self.copy((node.start, node.end));
        } else {
            let (semicolon, head) = self.tree.semicolon(id);
            let (semicolon, head) = (semicolon as u32, head as u32);
            self.copy_between((node.start, semicolon));
            self.copy((semicolon, head));
            if semicolon == head {
                // The file left the semicolon out, which only reads well before the property that stood there.
                if self.restructured || self.tree.edited.contains_key(&id) {
                    self.print(b";");
                }
            }
        }
        let edited = self.tree.edited.contains_key(&id);
        let list = self.tree.lists.get(&id).map(Vec::as_slice).unwrap_or_default();
        for property in list {
            self.after_edit = edited;
            match property {
                PropertyText::Own(own) => {
                    self.separate();
                    let (lead, rest) = own.parts();
                    if self.restructured && self.tree.stray {
                        // What stood before a property that was changed is text between tokens too.
                        self.extend(lead, b"()[];");
                    } else {
                        self.print(lead);
                    }
                    self.print(rest);
                }
                PropertyText::Source(p) if !p.late => {
                    self.copy_between((p.start, p.ident.0));
                    self.after_edit = false;
                    self.separate();
                    let unfinished = self.tree.open_value && p.end as usize == self.tree.source.len();
                    if self.restructured && self.tree.stray || unfinished && edited {
                        self.copy_property(p);
                    } else {
                        self.copy((p.ident.0, p.end));
                    }
                }
                PropertyText::Source(p) if self.restructured => {
                    self.separate();
                    self.bytes.extend_from_slice(&self.tree.source[p.ident.0 as usize..p.end as usize]);
                    self.open_value = p.end as usize == self.tree.source.len() && self.tree.open_value;
                }
                PropertyText::Source(_) => {}
            }
        }
        self.after_edit = edited;
    }
}

#[cfg(test)]
mod tests {
    use super::super::{NewNode, NodeId, OwnProperty, PropertyText, Tree};
    use std::sync::Arc;

    type Undo = Box<dyn Fn(&mut Tree)>;

    const PIECES: &[&str] = &[
        "(",
        ")",
        ";",
        "(;",
        ";B[aa]",
        "(;W[bb]",
        "[",
        "]",
        "[]",
        "B[aa]",
        "C[a\\]b]",
        "PL ",
        " ",
        "\n",
        "junk",
        ")(;",
        "()",
        "((;",
        "))",
        "X",
        "C[never closed",
        "\\",
    ];

    fn random_record(random: &mut fastrand::Rng) -> Vec<u8> {
        let count = random.usize(0..30);
        (0..count).flat_map(|_| PIECES[random.usize(0..PIECES.len())].bytes()).collect()
    }

    /// Depth and properties of every node, in order: what a reading of the bytes means.
    fn meaning(tree: &Tree) -> Vec<String> {
        let mut lines = Vec::new();
        for game in tree.games() {
            for node in tree.descendants(game) {
                let mut line = format!("{:?}", tree.path(node));
                for p in tree.properties(node) {
                    line += &format!(" {}", p.id());
                    for value in p.values() {
                        line += &format!("[{}]", String::from_utf8_lossy(value));
                    }
                }
                lines.push(line);
            }
        }
        lines
    }

    #[test]
    fn walking_gives_the_bytes_that_were_read() {
        let mut random = fastrand::Rng::with_seed(1);
        for _ in 0..20_000 {
            let bytes = random_record(&mut random);
            let (tree, _) = Tree::read(bytes.clone());
            assert_eq!(String::from_utf8_lossy(&tree.print()), String::from_utf8_lossy(&bytes));
        }
    }

    #[test]
    fn changes_read_back_and_can_be_taken_back() {
        let mut random = fastrand::Rng::with_seed(2);
        for case in 0..20_000 {
            let bytes = random_record(&mut random);
            let (mut tree, _) = Tree::read(bytes.clone());
            let mut done: Vec<Undo> = Vec::new();
            for _ in 0..random.usize(1..5) {
                let all: Vec<NodeId> = tree.games().flat_map(|g| tree.descendants(g).collect::<Vec<_>>()).collect();
                if all.is_empty() {
                    break;
                }
                let node = all[random.usize(0..all.len())];
                let parent = tree.parent(node);
                match random.u8(0..4) {
                    0 => {
                        let new = OwnProperty::new(b"", b"N", [b"new"]);
                        let properties = vec![PropertyText::Own(Arc::new(new))];
                        let made = tree.create(NewNode { properties, ..NewNode::default() });
                        let children: Vec<NodeId> = tree.children(node).collect();
                        let before = children.get(random.usize(0..=children.len())).copied();
                        tree.link(made, Some(node), before, 1);
                        done.push(Box::new(move |tree| tree.unlink(made, -1)));
                    }
                    1 => {
                        let before = tree.next_sibling(node);
                        tree.unlink(node, 1);
                        done.push(Box::new(move |tree| tree.link(node, parent, before, -1)));
                    }
                    2 => {
                        let old = tree.list(node);
                        let mut list = old.clone();
                        let new = OwnProperty::new(b" ", b"TR", [b"aa", b"bb"]);
                        let at = random.usize(0..=list.len());
                        list.insert(at, PropertyText::Own(Arc::new(new)));
                        tree.set_list(node, list, 1);
                        done.push(Box::new(move |tree| tree.set_list(node, old.clone(), -1)));
                    }
                    _ => {
                        let old = tree.list(node);
                        let mut list = old.clone();
                        if !list.is_empty() {
                            list.remove(random.usize(0..list.len()));
                        }
                        tree.set_list(node, list, 1);
                        done.push(Box::new(move |tree| tree.set_list(node, old.clone(), -1)));
                    }
                }
            }
            let (again, _) = Tree::read(tree.write());
            assert_eq!(
                meaning(&again),
                meaning(&tree),
                "case {case}: {:?} became {:?}",
                String::from_utf8_lossy(&bytes),
                String::from_utf8_lossy(&tree.write())
            );
            while let Some(undo) = done.pop() {
                undo(&mut tree);
            }
            assert_eq!(tree.write(), bytes, "case {case}");
            assert_eq!(String::from_utf8_lossy(&tree.print()), String::from_utf8_lossy(&bytes), "case {case}");
        }
    }
}
