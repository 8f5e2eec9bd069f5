//! Bytes to tree, in one pass and without recursion. Whatever the bytes are, there is a tree at the end.

mod ends;
mod flaws;
mod regular;
mod start;
mod strays;
mod tokens;

use super::{
    Code, Fault, FaultList, ReadOptions, Tree, Watch,
    lexer::{is_identifier, is_space},
    rules::{self, Codes, Splice},
    tree::COLLECTION,
};
use crate::text::{self, Charset};
use std::sync::Arc;

impl Tree {
    /// Reads a record. Always returns a tree; syntax faults are returned in file order.
    pub fn read(bytes: Vec<u8>) -> (Tree, Vec<Fault>) {
        Self::read_with(bytes, &ReadOptions::default())
    }

    /// Reads a record with the given options.
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
        let (mut charset, several) = match &options.charset {
            Some(given) => (text::detect_as(&bytes, given), false),
            None => text::detect_with_games(&bytes),
        };
        let bytes = charset.narrow(bytes);
        if bytes.len() >= u32::MAX as usize {
            let fault = rules::fault(
                Code::TooLarge,
                0,
                None,
                message!("file-has-4-gib", "the file is 4 GiB or larger, which is too large"),
            );
            return (Tree::over(Arc::new(bytes), charset), vec![fault], Vec::new());
        }
        let mut tree = Tree::over(Arc::new(bytes), charset);
        tree.suffix = options.suffix.as_deref().map(Box::from);
        let mut parser = Parser::new(tree, options.inline_variations, wanted);
        // Room for a node a semicolon: growing takes as long as reading.
        let semicolons = memchr::memchr_iter(b';', &parser.source).count();
        parser.tree.nodes.reserve(semicolons);
        parser.lookahead = if several { 4 * parser.source.len() } else { 0 };
        parser.read(&options.watch);
        let faults = parser.faults.finish();
        parser.tree.irregular.faulty = !faults.is_empty();
        (parser.tree, faults, parser.splices)
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
    faults: FaultList,
    inline_variations: bool,
    at: usize,
    /// End of the last token that belongs to a node: text between tokens follows.
    gap: usize,
    frames: Vec<Frame>,
    /// The node that properties and variations belong to now.
    current: u32,
    /// A variation of `current` was closed since its last property.
    closed: bool,
    /// A `(` waits for its first node; the offset after it.
    pending: Option<usize>,
    surplus: u32,
    /// A run of junk is reported once.
    junk_from: Option<usize>,
    /// Up to here nothing is the root of a game that lost its beginning.
    rootless: usize,
    /// Where a text value ended that may have been cut off by a bracket of its own.
    cut_off: Option<usize>,
    /// How many bytes may still be looked at to find the charsets of single games; 0 where all have the same.
    lookahead: usize,
    /// What would close the value that the file's end cut off.
    value_close: Option<(usize, usize, &'static str)>,
    /// Which issues to repair, if any.
    wanted: Option<Codes>,
    splices: Vec<Splice>,
    /// Reads without the loop for what is regular.
    #[cfg(test)]
    token_by_token: bool,
}

impl Parser {
    fn new(tree: Tree, inline_variations: bool, wanted: Option<Codes>) -> Self {
        let (source, charset) = (tree.source.clone(), tree.charsets[0].1.clone());
        Self {
            tree,
            source,
            charset,
            faults: FaultList::default(),
            inline_variations,
            at: 0,
            gap: 0,
            frames: Vec::new(),
            current: COLLECTION,
            closed: false,
            pending: None,
            surplus: 0,
            junk_from: None,
            rootless: 0,
            cut_off: None,
            lookahead: 0,
            value_close: None,
            wanted,
            splices: Vec::new(),
            #[cfg(test)]
            token_by_token: false,
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
            self.regular(next.min(source.len()));
            let Some(&byte) = source.get(self.at) else { break };
            match byte {
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
            let message = message!("variation-without-node", "a variation without a node");
            self.flaw(source.len(), Code::EmptyVariation, message, &[(after - 1, after, "")]);
        }
        if !self.frames.is_empty() {
            let missing = self.frames.len();
            self.tree.irregular.unclosed = true;
            let text = if missing == 1 {
                say!("closing-parenthesis-missing", "the closing parenthesis is missing")
            } else {
                say!("closing-parentheses-missing", "{missing} closing parentheses are missing", missing)
            };
            self.fault(source.len(), Code::MissingClose, text);
            self.mend_unclosed(missing);
        }
        while let Some(frame) = self.frames.pop() {
            self.set_close(frame.first, (self.gap, self.gap));
        }
        self.tree.trailer = (self.gap as u32, source.len() as u32);
        if self.tree.is_empty() {
            self.fault(0, Code::NoGame, message!("no-game-record-file", "there is no game record in this file"));
        }
    }
}
