//! What is wrong with a record, as far as its text tells: spelling, types, scopes, exclusions, encodings, formats.
//!
//! Describes and never changes. What needs a board (a move onto a stone) is checked where boards are known. Remarks that
//! hold for a whole game are made once a game, at the first place that shows them.

mod bytes;
mod game;
pub(super) mod info;
mod line;
mod node;
pub(super) mod value;

use super::{
    Code, Entry, Fault, GameType, NodeId, Property, Tree,
    dialect::{self, Dialect},
    vocabulary,
};
use std::{borrow::Cow, collections::HashSet};

/// More faults than this are counted, not listed.
const MOST: usize = 20_000;

/// Everything that can be said about a record's text, in file order. `faults` are those of the reading.
pub fn check(tree: &Tree, faults: &[Fault]) -> Vec<Fault> {
    let mut report = Report { tree, faults: faults.to_vec(), untold: 0, told: HashSet::new() };
    bytes::check(&mut report);
    game::check_collection(&mut report);
    for root in tree.games() {
        report.told.clear();
        let game = Game::of(tree, root);
        game::check(&mut report, &game);
        info::check(&mut report, &game);
        line::check(&mut report, &game);
        for node in tree.descendants(root) {
            let properties = game.properties(tree, node);
            node::check(&mut report, &game, node, &properties);
            for property in &properties {
                value::check(&mut report, &game, node, property);
            }
        }
    }
    let mut faults = report.faults;
    if report.untold > 0 {
        let message = format!("{} more findings are not listed", report.untold);
        faults.push(Fault::new(Code::MoreFaults, tree.source().len(), None, message));
    }
    faults.sort_by_key(|fault| fault.offset);
    faults
}

/// What the check of a game needs to know about it.
pub(in crate::sgf) struct Game {
    pub root: NodeId,
    pub kind: GameType,
    /// The version of the format; 1 where FF is absent.
    pub format: u8,
    /// FF is there.
    pub named_format: bool,
    pub size: Option<(u32, u32)>,
    pub dialects: Vec<Dialect>,
}

/// A property with its row of the table.
pub(super) struct Item<'a> {
    pub id: String,
    pub property: Property<'a>,
    pub entry: Option<&'static Entry>,
}

impl Game {
    pub fn of(tree: &Tree, root: NodeId) -> Self {
        let format = tree.simple_text(root, "FF").and_then(|ff| ff.trim().parse::<u8>().ok()).filter(|ff| *ff > 0);
        let dialects = dialect::dialects(tree, root);
        let kind = match GameType::of(tree, root) {
            // Without GM it would be Go.
            GameType::Go if dialects.contains(&Dialect::OldHexGui) => GameType::Hex,
            GameType::Go if dialects.contains(&Dialect::LittleGolem) => {
                let hex = tree.value(root, "EV").is_some_and(|raw| raw.starts_with(b"hex"));
                if hex { GameType::Hex } else { GameType::Other }
            }
            kind => kind,
        };
        Self {
            root,
            kind,
            format: format.unwrap_or(1),
            named_format: format.is_some(),
            size: game::size_of(tree, root, kind),
            dialects,
        }
    }

    /// Whether single stones stand on single points in this game.
    pub fn has_stones(&self) -> bool {
        use GameType::{Go, Gomoku, Hex, Othello};
        matches!(self.kind, Go | Gomoku | Othello | Hex)
    }

    pub fn is(&self, dialect: Dialect) -> bool {
        self.dialects.contains(&dialect)
    }

    pub fn properties<'a>(&self, tree: &'a Tree, node: NodeId) -> Vec<Item<'a>> {
        tree.properties(node)
            .map(|property| {
                let id = property.id().into_owned();
                let entry = self.entry(&id);
                Item { id, property, entry }
            })
            .collect()
    }

    /// The row of the table for an identifier, as this game and dialect mean it.
    pub fn entry(&self, id: &str) -> Option<&'static Entry> {
        // These servers use the identifiers for something else altogether.
        let other = match id {
            "KO" | "TE" | "LT" | "RD" | "LC" | "GK" => self.is(Dialect::Kifu),
            "TC" => self.is(Dialect::Kifu) || self.is(Dialect::Fox),
            "TT" | "RL" => self.is(Dialect::Fox),
            _ => false,
        };
        if other { None } else { vocabulary::look_up(id, self.kind) }
    }
}

/// The faults found so far.
pub(super) struct Report<'a> {
    pub tree: &'a Tree,
    faults: Vec<Fault>,
    untold: usize,
    told: HashSet<(Code, String)>,
}

impl<'a> Report<'a> {
    /// Adds a fault at a place of the source.
    pub fn add(&mut self, code: Code, offset: usize, node: Option<NodeId>, message: impl Into<Cow<'static, str>>) {
        self.push(Fault::new(code, offset, node, message));
    }

    /// Adds a fault about a node.
    pub fn at_node(&mut self, code: Code, node: NodeId, message: impl Into<Cow<'static, str>>) {
        let offset = self.tree.offset(node).unwrap_or_else(|| self.nearby(node));
        self.add(code, offset, Some(node), message);
    }

    /// Adds a fault about a property.
    pub fn at_property(
        &mut self,
        code: Code,
        node: NodeId,
        property: &Property<'_>,
        message: impl Into<Cow<'static, str>>,
    ) {
        match property.offset() {
            Some(offset) => self.add(code, offset, Some(node), message),
            None => self.at_node(code, node, message),
        }
    }

    /// Adds a fault about a raw value; the place is that of its opening bracket.
    pub fn at_value(&mut self, code: Code, node: NodeId, raw: &[u8], message: impl Into<Cow<'static, str>>) {
        match self.tree.offset_of(raw) {
            Some(offset) => self.add(code, offset.saturating_sub(1), Some(node), message),
            None => self.at_node(code, node, message),
        }
    }

    /// Whether this is the first time in the game that something is said about `what`.
    pub fn is_news(&mut self, code: Code, what: &str) -> bool {
        self.told.insert((code, what.to_owned()))
    }

    /// No repair is certain for the fault that was added last.
    pub fn leave(&mut self) {
        if let Some(fault) = self.faults.last_mut().filter(|_| self.untold == 0) {
            fault.fixable = false;
        }
    }

    pub fn push(&mut self, fault: Fault) {
        if self.faults.len() < MOST { self.faults.push(fault) } else { self.untold += 1 }
    }

    /// The place of the nearest node above that was read from the file.
    fn nearby(&self, mut node: NodeId) -> usize {
        while let Some(parent) = self.tree.parent(node) {
            if let Some(offset) = self.tree.offset(parent) {
                return offset;
            }
            node = parent;
        }
        0
    }
}

/// A raw value for a message: decoded, on one line, not too long.
pub(in crate::sgf) fn shown(tree: &Tree, node: NodeId, raw: &[u8]) -> String {
    const MOST: usize = 40;
    let raw = &raw[..raw.len().min(4 * MOST)];
    let text = tree.charset(node).decode(raw).text.replace(|c: char| c.is_control(), " ");
    let mut short: String = text.chars().take(MOST).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}
