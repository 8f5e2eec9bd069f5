//! Bytes to tree, in one pass and without recursion. Whatever the bytes are, there is a tree at the end.

use super::{
    Code, Fault, NodeId, Tree,
    lexer::{ends_in_escape, identifier_end, is_identifier, is_space, skip_space, value_end},
    property::{PropertyText, SourceProperty, canonical},
    rules::{Codes, Splice},
    tree::{COLLECTION, INLINE, LISTED, NONE, Node, Parens},
    vocabulary::look_up_anywhere,
};
use crate::text::{self, Charset, is_split_character};
use std::{borrow::Cow, sync::Arc};

/// How to read where the text leaves a choice.
#[derive(Clone, Debug)]
pub struct ReadOptions {
    /// Is told how far the reading is, and may stop it.
    pub watch: Watch,
    /// The encoding to use, whatever the file says.
    pub charset: Option<Charset>,
    /// What stands after a closed variation, as in `(;A(;B);C)`, continues the main line (C is A's first child and B
    /// the alternative). Otherwise it is a further variation beside B.
    pub inline_variations: bool,
}

impl Default for ReadOptions {
    fn default() -> Self {
        Self { watch: Watch::default(), charset: None, inline_variations: true }
    }
}

/// Looks on while a long record is read.
#[derive(Clone, Default)]
pub struct Watch(Option<Arc<dyn Fn(usize) -> bool + Send + Sync>>);

impl Watch {
    /// Calls `told` with the number of bytes read so far, about every mebibyte. When it returns `false` the reading stops: the tree
    /// that comes then ends there, and is good for nothing but being dropped.
    pub fn new(told: impl Fn(usize) -> bool + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(told)))
    }

    fn goes_on(&self, at: usize) -> bool {
        self.0.as_ref().is_none_or(|told| told(at))
    }
}

impl std::fmt::Debug for Watch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if self.0.is_some() { "Watch" } else { "nobody" })
    }
}

impl Tree {
    /// Reads a record. Always returns a tree; what is wrong with the text is in the faults, in file order.
    pub fn read(bytes: Vec<u8>) -> (Tree, Vec<Fault>) {
        Self::read_with(bytes, &ReadOptions::default())
    }

    /// Reads a record with choices made by the caller.
    pub fn read_with(bytes: Vec<u8>, options: &ReadOptions) -> (Tree, Vec<Fault>) {
        let (tree, faults, _) = Self::read_repairing(bytes, options, None);
        (tree, faults)
    }

    /// Reads a record, and notes the repairs of its text for the faults that are `wanted`.
    pub(super) fn read_repairing(
        bytes: Vec<u8>,
        options: &ReadOptions,
        wanted: Option<Codes>,
    ) -> (Tree, Vec<Fault>, Vec<Splice>) {
        let mut charset = match &options.charset {
            Some(given) => text::detect_as(&bytes, given),
            None => text::detect(&bytes),
        };
        let bytes = charset.narrow(bytes);
        if bytes.len() >= u32::MAX as usize {
            let told = Fault::new(Code::TooLarge, 0, None, "the file has 4 GiB or more, which is too much");
            return (Tree::over(Arc::new(bytes), charset), vec![told], Vec::new());
        }
        let several = options.charset.is_none() && text::may_differ_by_game(&bytes, &charset);
        let mut parser = Parser::new(Tree::over(Arc::new(bytes), charset), options.inline_variations, wanted);
        parser.lookahead = if several { 4 * parser.source.len() } else { 0 };
        parser.read(&options.watch);
        (parser.tree, parser.faults, parser.splices)
    }
}

/// A variation that is open: the node it hangs from, its first node, and how many meaningless `(` wait for their `)`.
struct Frame {
    from: u32,
    first: u32,
    surplus: u32,
}

struct Parser {
    tree: Tree,
    source: Arc<Vec<u8>>,
    charset: Charset,
    faults: Vec<Fault>,
    inline_variations: bool,
    at: usize,
    /// End of the last token that belongs to somebody: what follows is text between tokens.
    gap: usize,
    frames: Vec<Frame>,
    /// The node that properties and variations belong to now.
    current: u32,
    /// A variation of `current` was closed since its last property.
    closed: bool,
    /// A `(` waits for its first node; the offset after it.
    pending: Option<usize>,
    surplus: u32,
    /// Junk is told once for a run.
    junk_from: Option<usize>,
    /// The text value before the junk may have been cut off by a bracket of its own.
    cut_off: bool,
    /// How many bytes may still be looked at to find the charsets of single games; 0 where all have the same.
    lookahead: usize,
    /// Faults that are too many to be told.
    untold: usize,
    /// What would close the value that the end of the file cut off.
    value_close: Option<(usize, usize, &'static str)>,
    /// Which faults to mend, where somebody asked for that.
    wanted: Option<Codes>,
    splices: Vec<Splice>,
}

impl Parser {
    fn new(tree: Tree, inline_variations: bool, wanted: Option<Codes>) -> Self {
        let (source, charset) = (tree.source.clone(), tree.charsets[0].1.clone());
        Self {
            tree,
            source,
            charset,
            faults: Vec::new(),
            inline_variations,
            at: 0,
            gap: 0,
            frames: Vec::new(),
            current: COLLECTION,
            closed: false,
            pending: None,
            surplus: 0,
            junk_from: None,
            cut_off: false,
            lookahead: 0,
            untold: 0,
            value_close: None,
            wanted,
            splices: Vec::new(),
        }
    }

    fn read(&mut self, watch: &Watch) {
        /// How many bytes are read between two looks at the watch.
        const STRIDE: usize = 1 << 20;
        let source = self.source.clone();
        self.at = self.start();
        (self.gap, self.tree.header) = (self.at, (0, self.at as u32));
        let mut next = STRIDE;
        while self.at < source.len() {
            if self.at >= next {
                if !watch.goes_on(self.at) {
                    break;
                }
                next = self.at + STRIDE;
            }
            match source[self.at] {
                b if is_space(b) => self.at += 1,
                b'(' => self.open(),
                b')' => self.close(),
                b';' => self.semicolon(),
                b'[' => self.stray_value(),
                b if is_identifier(b) => self.property(),
                _ => self.junk(),
            }
        }
        self.end_junk();
        if let Some(after) = self.pending.take() {
            self.flaw(source.len(), Code::EmptyVariation, "a variation without a node", &[(after - 1, after, "")]);
        }
        if !self.frames.is_empty() {
            let missing = self.frames.len();
            self.tree.unclosed = true;
            let text = if missing == 1 {
                "the closing parenthesis is missing".to_owned()
            } else {
                format!("{missing} closing parentheses are missing")
            };
            self.fault(source.len(), Code::MissingClose, text);
            self.mend_unclosed(missing);
        }
        while let Some(frame) = self.frames.pop() {
            self.set_close(frame.first, (self.gap, self.gap));
        }
        self.tree.trailer = (self.gap as u32, source.len() as u32);
        if self.untold > 0 {
            let message = format!("{} more faults are not listed", self.untold);
            self.faults.push(Fault::new(Code::MoreFaults, source.len(), None, message));
        }
        if self.tree.is_empty() {
            self.fault(0, Code::NoGame, "there is no game record in this file");
        }
    }

    /// The offset of the first game: the first `(` that is followed by `;` or by a property, or else a `;` with one.
    fn start(&mut self) -> usize {
        let source = self.source.clone();
        let mut from = 0;
        while let Some(found) = memchr::memchr2(b'(', b';', &source[from..]) {
            let at = from + found;
            let next = skip_space(&source, at + 1);
            let property = |at: usize| {
                let end = identifier_end(&source, at);
                end > at && source.get(skip_space(&source, end)) == Some(&b'[')
            };
            let starts = match (source[at], source.get(next)) {
                (b'(', Some(b';' | b'(' | b')')) => true,
                (b';', Some(b';' | b'(' | b')')) => true,
                _ => property(next),
            };
            if starts {
                let header = &source[self.header_after_bom()..at];
                if let Some(text) = header.iter().position(|&b| !is_space(b)) {
                    let point = header.windows(4).position(is_point_value);
                    let start = self.header_after_bom();
                    // What may be a part of the record is not for taking out.
                    let splices = [(start, at, "")];
                    let splices = if point.is_none() { &splices[..] } else { &[] };
                    self.flaw(start + text, Code::HeaderText, "there is text before the first game", splices);
                    if let Some(point) = point {
                        let message = "the text before the first game looks like a part of it";
                        self.fault(start + point, Code::HeaderPoint, message);
                    }
                }
                return at;
            }
            // The same run of parentheses again would cost quadratic time.
            from = next.max(at + 1);
        }
        source.len()
    }

    fn header_after_bom(&self) -> usize {
        if self.source.starts_with(&[0xEF, 0xBB, 0xBF]) { 3 } else { 0 }
    }

    // Tokens ---------------------------------------------------------------------------------------------------------

    fn open(&mut self) {
        self.end_junk();
        if let Some(after) = self.pending {
            self.stray(Code::SurplusOpen, "a parenthesis opens, but no variation starts with it");
            self.mend(Code::SurplusOpen, &[(after - 1, after, "")]);
            match self.frames.last_mut() {
                Some(frame) => frame.surplus += 1,
                None => self.surplus += 1,
            }
        }
        self.at += 1;
        self.pending = Some(self.at);
    }

    fn close(&mut self) {
        self.end_junk();
        self.at += 1;
        if let Some(after) = self.pending.take() {
            self.tree.stray = true;
            let splices = [(after - 1, after, ""), (self.at - 1, self.at, "")];
            let splices = if self.value_follows(self.at) { &[] } else { &splices[..] };
            self.flaw(self.at - 1, Code::EmptyVariation, "a variation without a node", splices);
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
                self.stray(Code::SurplusClose, "a parenthesis closes that was never opened");
                self.mend(Code::SurplusClose, &[(self.at, self.at + 1, "")]);
                self.at += 1;
            }
        }
    }

    fn semicolon(&mut self) {
        self.end_junk();
        let at = self.at;
        self.node(at);
        self.at += 1;
        self.gap = self.at;
        let node = &mut self.tree.nodes[self.current as usize];
        node.end = self.at as u32;
        let lead = &self.source[node.start as usize..at];
        if !lead.iter().all(|&b| is_space(b)) {
            self.list_from(at, self.at);
        }
    }

    /// Writes down that the current node, without properties so far, has its `;` and its first property at these places.
    fn list_from(&mut self, semicolon: usize, head: usize) {
        self.tree.heads.insert(self.current, (semicolon as u32, head as u32));
        self.tree.lists.insert(self.current, Vec::new());
        self.tree.nodes[self.current as usize].flags |= LISTED;
    }

    /// A node starts here; its `;` (if it has one) at `at`.
    fn node(&mut self, at: usize) {
        let parent = self.current;
        let id = self.tree.nodes.len() as u32;
        let pending = self.pending.take();
        let wrapped = pending.is_some() || self.frames.is_empty();
        let start = pending.unwrap_or(if wrapped { at } else { self.gap });
        let mut node = Node::new(start as u32, at as u32);
        if wrapped {
            if pending.is_none() {
                self.flaw(at, Code::MissingOpen, "a game starts without its opening parenthesis", &[(at, at, "(")]);
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
            self.fault(at, Code::NodeAfterVariation, "the line goes on after a variation was closed");
            if self.inline_variations {
                next = self.tree.nodes[parent as usize].first;
            }
            self.tree.nodes[parent as usize].flags |= INLINE;
        }
        self.tree.attach(id, parent, next);
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

    fn property(&mut self) {
        let source = self.source.clone();
        let start = self.at;
        let ident_end = identifier_end(&source, start);
        let open = skip_space(&source, ident_end);
        let valued = source.get(open) == Some(&b'[');
        let ident = &source[start..ident_end];
        let lower_case = ident.iter().all(|b| b.is_ascii_lowercase() || *b == b'_');
        if !valued && (lower_case || self.current == COLLECTION || self.pending.is_some() || self.junk_from.is_some())
            || self.current == COLLECTION && self.pending.is_none()
        {
            self.at = ident_end;
            self.junk_from.get_or_insert(start);
            return;
        }
        self.end_junk();
        if self.pending.is_some() {
            let splices = [(start, start, ";")];
            self.flaw(start, Code::MissingSemicolon, "a variation starts without a semicolon", &splices);
            self.node(start);
            self.gap = start;
            self.tree.nodes[self.current as usize].end = start as u32;
            self.list_from(start, start);
        }
        if !valued {
            let name = canonical(ident).into_owned();
            self.fault(start, Code::NoValue, format!("property {name} has no value"));
            let property = self.source_property((start, ident_end), Box::new([]), ident_end);
            self.list_property(property);
            self.at = ident_end;
            return;
        }
        let blank = source[self.gap..start].iter().all(|&b| is_space(b));
        let regular = blank && !self.closed && self.tree.nodes[self.current as usize].flags & LISTED == 0;
        let mut values = Vec::new();
        let mut irregular = false;
        let mut at = open;
        while at < source.len() && source[at] == b'[' {
            let mut end = match value_end(&source, at + 1, &self.charset) {
                Some(end) => end,
                None => {
                    self.fault(at, Code::UnterminatedValue, "the file ends inside a value");
                    self.open_value(at + 1);
                    self.mend_open_value(at + 1);
                    source.len()
                }
            };
            if end < source.len() && !may_follow_value(&source, end + 1) && is_text_property(ident) {
                match self.end_of_text(at + 1, end) {
                    Some(longer) => {
                        self.fault(end, Code::UnescapedBracket, "a bracket in the text is not escaped");
                        if regular && !irregular {
                            irregular = true;
                            values = self.spans(open, at);
                        }
                        end = longer;
                    }
                    None => match self.end_of_split_text(end) {
                        Some(longer) => {
                            self.fault(end, Code::SplitCharacter, "half of a character was taken for a bracket");
                            if regular && !irregular {
                                irregular = true;
                                values = self.spans(open, at);
                            }
                            end = longer;
                        }
                        None => self.cut_off = true,
                    },
                }
            }
            if !regular || irregular || end == source.len() {
                values.push(self.span(at + 1, end));
            }
            self.at = (end + 1).min(source.len());
            at = skip_space(&source, self.at);
        }
        if self.tree.open_value && regular {
            // An unfinished value cannot be found again by its bracket: write this node's properties down.
            let node = NodeId(self.current);
            let list = self.tree.list(node);
            self.tree.lists.insert(self.current, list);
            self.tree.nodes[self.current as usize].flags |= LISTED;
            if !irregular {
                values = self.spans(open, source.len());
            }
        } else if regular && !irregular {
            self.tree.nodes[self.current as usize].end = self.at as u32;
            self.gap = self.at;
            return;
        }
        let property = self.source_property((start, ident_end), values.into(), self.at);
        self.list_property(property);
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
    fn open_value(&mut self, at: usize) {
        self.tree.open_value = true;
        self.tree.open_escape = ends_in_escape(&self.source, at, &self.charset);
    }

    /// A value. A backslash that the end of the file cut off from its character is no part of it.
    fn span(&self, from: usize, to: usize) -> (u32, u32) {
        let cut = to == self.source.len() && self.tree.open_escape;
        (from as u32, (to - usize::from(cut)) as u32)
    }

    /// Where a text really ends that the bracket at `first` seems to cut off: at a bracket after which a record can go
    /// on, if all brackets before it pair up. `None` where that is not certain.
    fn end_of_text(&self, start: usize, first: usize) -> Option<usize> {
        /// How far to look, in brackets and in bytes. Every text looks for itself, so that how it is read does not
        /// depend on what stands before it; hence not far.
        const BRACKETS: usize = 32;
        const REACH: usize = 2048;
        let mut depth = open_brackets(&self.source[start..first], &self.charset);
        let source = &self.source[..self.source.len().min(first + REACH)];
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
    fn end_of_split_text(&self, first: usize) -> Option<usize> {
        const BRACKETS: usize = 32;
        const REACH: usize = 2048;
        if !self.charset.is_utf8() {
            return None;
        }
        let source = &self.source[..self.source.len().min(first + REACH)];
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

    /// The missing parentheses stand at the end, before the last line break.
    fn mend_unclosed(&mut self, missing: usize) {
        let blank = self.source.iter().rev().take_while(|&&byte| is_space(byte)).count();
        let mut end = self.source.len() - blank;
        if self.tree.open_value {
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
    fn mend_open_value(&mut self, start: usize) {
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
            // A backslash with nothing behind it escapes nothing and is no part of the text.
            let close = (end - usize::from(escaped), end, "]");
            self.value_close = Some(close);
            self.note(Code::UnterminatedValue, close);
        }
    }

    fn source_property(&self, ident: (usize, usize), values: Box<[(u32, u32)]>, end: usize) -> SourceProperty {
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
        let node = self.current;
        if self.tree.nodes[node as usize].flags & LISTED == 0 {
            let list = self.tree.list(NodeId(node));
            self.tree.lists.insert(node, list);
            self.tree.nodes[node as usize].flags |= LISTED;
        }
        if property.late {
            self.fault(
                property.ident.0 as usize,
                Code::PropertyAfterVariation,
                "a property stands after a variation of its node",
            );
            self.tree.stray = true;
            if self.tree.late.last() != Some(&node) {
                self.tree.late.push(node);
            }
        } else {
            self.tree.nodes[node as usize].end = property.end;
            self.gap = property.end as usize;
        }
        if let Some(list) = self.tree.lists.get_mut(&node) {
            list.push(PropertyText::Source(property));
        }
    }

    /// A value where no identifier stands: a further value of the property before it, or nobody's.
    fn stray_value(&mut self) {
        self.end_junk();
        let start = self.at;
        let end = value_end(&self.source, start + 1, &self.charset);
        if end.is_none() {
            self.open_value(start + 1);
        }
        let end = end.unwrap_or(self.source.len());
        self.stray(Code::ValueWithoutProperty, "a value without an identifier");
        self.at = (end + 1).min(self.source.len());
        let parted = memchr::memchr2(b'(', b')', &self.source[self.gap..start]).is_some();
        if self.current == COLLECTION || self.closed || self.pending.is_some() || parted {
            self.leave_fault();
            return;
        }
        let (node, span) = (self.current, self.span(start + 1, end));
        if self.tree.nodes[node as usize].flags & LISTED == 0 {
            let list = self.tree.list(NodeId(node));
            self.tree.lists.insert(node, list);
            self.tree.nodes[node as usize].flags |= LISTED;
        }
        match self.tree.lists.get_mut(&node).and_then(|list| list.last_mut()) {
            Some(PropertyText::Source(property)) => {
                let mut values = property.values.to_vec();
                values.push(span);
                let before = property.end as usize;
                (property.values, property.end) = (values.into(), self.at as u32);
                // Without the text between them it is a value like any other.
                self.mend(Code::ValueWithoutProperty, &[(before, start, "")]);
            }
            // Nothing can be inserted before it without taking it for a value of its own.
            _ => {
                let semicolon = self.tree.semicolon(node).0;
                self.tree.heads.insert(node, (semicolon as u32, self.at as u32));
                self.leave_fault();
            }
        }
        self.tree.nodes[node as usize].end = self.at as u32;
        self.gap = self.at;
    }

    fn junk(&mut self) {
        self.junk_from.get_or_insert(self.at);
        // In a new neighbourhood it could be taken for the end of a text.
        self.tree.stray |= self.source[self.at] == b']';
        self.at += 1;
    }

    fn end_junk(&mut self) {
        if let Some(from) = self.junk_from.take() {
            let run = &self.source[from..self.at];
            let cut_off = std::mem::take(&mut self.cut_off);
            // The white space after it is not part of it. What it parts must not grow together.
            let end = self.at - run.iter().rev().take_while(|&&byte| is_space(byte)).count();
            let beside = |at: usize| self.source.get(at).is_some_and(|&byte| is_identifier(byte) || byte == b'-');
            let parts = beside(from.wrapping_sub(1)) && beside(end);
            let splices = [(from, end, if parts { " " } else { "" })];
            if is_odd_space(run) && self.current != COLLECTION {
                self.flaw(from, Code::OddSpace, "unusual white space between tokens", &[(from, end, " ")]);
            } else if cut_off {
                self.fault(
                    from,
                    Code::UnescapedBracket,
                    "a bracket in the text before is not escaped, or text is left over",
                );
                self.leave_fault();
            } else if self.current == COLLECTION {
                if self.tree.is_empty() || self.at < self.source.len() {
                    self.flaw(from, Code::Junk, "there is text between the games", &splices);
                } else {
                    self.flaw(from, Code::TrailingText, "there is text after the last game", &splices);
                }
            } else {
                self.flaw(from, Code::Junk, "there is text that belongs to no property", &splices);
            }
        }
    }

    fn stray(&mut self, code: Code, message: &'static str) {
        self.tree.stray = true;
        self.fault(self.at, code, message);
    }

    /// A fault that these splices would mend; without any no repair is certain.
    fn flaw(&mut self, offset: usize, code: Code, message: &'static str, splices: &[(usize, usize, &'static str)]) {
        self.fault(offset, code, message);
        if splices.is_empty() {
            self.leave_fault();
        } else {
            self.mend(code, splices);
        }
    }

    /// No repair is certain for the fault that was told last.
    fn leave_fault(&mut self) {
        // One that is not listed left no trace, and what is listed last is another.
        if let Some(fault) = self.faults.last_mut().filter(|_| self.untold == 0) {
            fault.fixable = false;
        }
    }

    fn mend(&mut self, code: Code, splices: &[(usize, usize, &'static str)]) {
        splices.iter().for_each(|&splice| self.note(code, splice));
    }

    fn note(&mut self, code: Code, (from, to, text): (usize, usize, &'static str)) {
        if self.wanted.is_some_and(|wanted| wanted.has(code)) {
            self.splices.push(Splice { code, from, to, text, times: 1 });
        }
    }

    /// Whether the file ends at `at`, or a game begins there: a node with the version of the format or the game.
    fn game_ends(&self, at: usize) -> bool {
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

    /// Whether a value stands at `at`, perhaps after white space.
    fn value_follows(&self, at: usize) -> bool {
        self.source.get(skip_space(&self.source, at)) == Some(&b'[')
    }

    fn set_close(&mut self, first: u32, span: (usize, usize)) {
        let parens = self.tree.nodes[first as usize].parens;
        if let Some(parens) = self.tree.parens.get_mut(parens as usize) {
            parens.close = (span.0 as u32, span.1 as u32);
        }
    }

    fn fault(&mut self, offset: usize, code: Code, message: impl Into<Cow<'static, str>>) {
        // A hundred million faults of the same kind help nobody and cost memory.
        const MOST: usize = 10_000;
        if self.faults.len() < MOST {
            let node = (self.current != COLLECTION).then_some(NodeId(self.current));
            self.faults.push(Fault::new(code, offset, node, message));
        } else {
            self.untold += 1;
        }
    }
}

/// Whether a record can go on like this after a value: the end, a token, or identifiers before one. A word in lower case
/// is more likely prose.
fn may_follow_value(source: &[u8], at: usize) -> bool {
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
fn holds_node(text: &[u8]) -> bool {
    memchr::memchr_iter(b';', text).any(|at| {
        let start = skip_space(text, at + 1);
        let end = identifier_end(text, start);
        end > start && end - start <= 2 && text[start].is_ascii_uppercase() && text.get(end) == Some(&b'[')
    })
}

fn is_text_property(ident: &[u8]) -> bool {
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

/// A value of two letters, as points are.
fn is_point_value(bytes: &[u8]) -> bool {
    matches!(bytes, [b'[', first, second, b']'] if first.is_ascii_alphabetic() && second.is_ascii_alphabetic())
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
