//! What rules know about the game and about the properties of a node.

use crate::sgf::{Dialect, GameType, Identity, NodeId, Property, PropertyEntry, Tree, vocabulary};
use std::borrow::Cow;

/// Data about a game for the rules.
pub(in crate::sgf) struct Game {
    pub root: NodeId,
    pub kind: GameType,
    /// The version of the format; 1 where FF is absent.
    pub format: u8,
    /// FF is there.
    pub named_format: bool,
    /// Columns and rows as SZ gives them.
    pub size: Option<(u32, u32)>,
    pub identity: Identity,
    /// Whether two moves in a row by one colour are worth reporting. Not if a turn has two moves, or a colour without a move is skipped.
    pub alternates: bool,
    /// The value of CA.
    pub label: String,
    /// Nothing in its texts is escaped.
    pub unescaped: bool,
    /// Of the Blokus family, with two colours only.
    pub two_colours: bool,
}

/// A property with its row of the table.
pub(in crate::sgf) struct Item<'a> {
    pub id: Cow<'a, str>,
    pub property: &'a Property<'a>,
    pub values: &'a [&'a [u8]],
    pub entry: Option<&'static PropertyEntry>,
}

impl<'a> Item<'a> {
    pub(super) fn new(game: &Game, property: &'a Property<'a>, values: &'a [&'a [u8]]) -> Self {
        let id = property.id();
        let entry = game.entry(&id);
        Self { id, property, values, entry }
    }
}

impl Game {
    pub fn of(tree: &Tree, root: NodeId) -> Self {
        let identity = Identity::of(tree, root);
        Self {
            root,
            kind: identity.game(),
            format: identity.format().unwrap_or(1),
            named_format: identity.format().is_some(),
            size: identity.written_size(),
            // If the rules of the game decide whose turn it is, the current position has the answer.
            alternates: !identity.game().takes_turns(),
            label: tree.simple_text(root, "CA").unwrap_or_default(),
            // Names of a game or an encoding come from a newer program.
            unescaped: identity.is(Dialect::LittleGolem) && identity.gm().is_empty() && !tree.has(root, "CA"),
            two_colours: ["Blokus Duo", "Blokus Junior", "Callisto Two-Player", "GembloQ Two-Player"]
                .iter()
                .any(|name| identity.gm().trim().eq_ignore_ascii_case(name)),
            identity,
        }
    }

    /// Whether a clean copy has other colours and points than Little Golem's.
    pub fn is_exchanged(&self) -> bool {
        self.unescaped && self.identity.is_proven() && matches!(self.kind, GameType::Hex | GameType::Twixt)
    }

    pub fn is(&self, dialect: Dialect) -> bool {
        self.identity.is(dialect)
    }

    /// The row of the table for an identifier, as this game and dialect mean it.
    pub fn entry(&self, id: &str) -> Option<&'static PropertyEntry> {
        if self.identity.dialects().iter().any(|dialect| dialect.reuses(id)) {
            None
        } else {
            vocabulary::look_up(id, self.kind)
        }
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
