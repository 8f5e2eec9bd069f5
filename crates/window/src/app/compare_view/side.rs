//! One of the two compared records: its current node, position, board and tree.

use std::collections::HashMap;
use std::sync::Arc;

use egui::{Rect, Ui};

use crate::app::board::still::{StillBoard, StillKey};
use crate::app::compare_view::map::MapView;
use crate::app::compare_view::page::CompareLook;
use crate::app::look::words;
use crate::edit::spoken;
use crate::game::{Markup, Position};
use crate::language;
use crate::relate::{Comparison, DifferenceKind};
use crate::sgf::{NodeId, Tree};

/// A record that is looked at.
pub struct Side {
    /// Its name.
    pub name: String,
    pub tree: Arc<Tree>,
    /// The current node.
    pub node: Option<NodeId>,
    /// Where the branch begins that is looked at, if it is not the whole record.
    start: Option<NodeId>,
    position: Option<(NodeId, Position)>,
    board: StillBoard,
    pub map: MapView,
    /// Counts the states of the board.
    version: u64,
}

impl Side {
    pub fn new(name: String, tree: Arc<Tree>) -> Side {
        let node = tree.games().next();
        let (board, map) = (StillBoard::default(), MapView::default());
        Side { name, tree, node, start: None, position: None, board, map, version: 0 }
    }

    /// Looks at a branch alone, given by its first node.
    pub fn start_at(&mut self, start: NodeId) {
        self.start = Some(start);
        self.go(Some(start));
    }

    /// The first node of what is looked at: of the branch, or of the current game.
    pub fn top(&self) -> Option<NodeId> {
        self.start.or_else(|| self.node.and_then(|node| self.tree.way_up(node).last()))
    }

    /// The node after one, or before it.
    pub fn next(&self, node: NodeId, forward: bool) -> Option<NodeId> {
        match forward {
            true => self.tree.first_child(node),
            false => self.tree.parent(node).filter(|_| self.start != Some(node)),
        }
    }

    /// Replaces the record by another version.
    pub fn renew(&mut self, tree: Arc<Tree>) {
        self.map.forget();
        let before = std::mem::replace(&mut self.tree, tree);
        self.position = None;
        self.version += 1;
        // If the node is gone, its nearest ancestor that is left.
        while let Some(gone) = self.node.filter(|&node| !self.tree.is_linked(node)) {
            self.node = self.tree.way_up(gone).last().and_then(|top| before.parent(top));
        }
        self.node = self.node.or_else(|| self.tree.games().next());
    }

    pub fn go(&mut self, node: Option<NodeId>) {
        if self.node != node {
            (self.node, self.position) = (node, None);
            self.version += 1;
        }
    }

    /// The current position.
    pub fn position(&mut self) -> Option<&Position> {
        let node = self.node?;
        if self.position.as_ref().is_none_or(|(known, _)| *known != node) {
            self.position = Some((node, Position::replay(&self.tree, node)));
        }
        self.position.as_ref().map(|(_, position)| position)
    }

    /// Arrows with Shift move the cursor of its board, if that has the focus. Returns what is there, in words.
    pub fn moved_cursor(&mut self, ui: &Ui, look: CompareLook<'_>) -> Option<String> {
        let node = self.node?;
        let position = self.position()?.clone().with_coordinates(look.names);
        let to = self.board.moved_cursor(ui, &position)?;
        Some(spoken::place(&position, &Markup::of(&self.tree, node, &position), to))
    }

    /// Draws the board.
    pub fn board(&mut self, ui: &mut Ui, area: Rect, look: CompareLook<'_>) {
        let Some(node) = self.node else { return };
        let Some(position) = self.position().map(|position| position.clone().with_coordinates(look.names)) else {
            return;
        };
        if !position.kind().has_board() {
            return;
        }
        let key = StillKey { version: self.version, theme: look.theme.id.clone(), coordinates: look.coordinates };
        let name = language::with_colon(words::BOARD, &self.name);
        self.board.show(ui, (area, &name), (&self.tree, node, &position), (key, look.theme));
    }
}

/// The differences at the nodes of one side.
pub fn signs(comparison: &Comparison, is_left: bool) -> HashMap<NodeId, DifferenceKind> {
    let mut signs = HashMap::new();
    for difference in &comparison.differences {
        let node = if is_left { difference.a } else { difference.b };
        if let Some(node) = node {
            // A corrected move counts for more than what is said of it.
            let sign = signs.entry(node).or_insert(difference.kind);
            if difference.kind != DifferenceKind::Changed {
                *sign = difference.kind;
            }
        }
    }
    signs
}
