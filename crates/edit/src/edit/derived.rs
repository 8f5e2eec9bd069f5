//! What is derived from a record: its games and their positions. Cached by the record's revision.

use crate::edit::linking::Linking;
use crate::game::{Changed, Coordinates, Kind, MoveNumbers, Position, Positions, Swaps, matters};
use crate::record::{Document, Revision, Touched};
use crate::sgf::NodeId;
use crate::text::LineEnd;
use std::cell::{Ref, RefCell, RefMut};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// Data about a record besides its text.
#[derive(Clone)]
pub(crate) struct Derived {
    /// The line break of the file.
    pub line_end: LineEnd,
    positions: RefCell<Positions>,
    numbers: RefCell<MoveNumbers>,
    linking: RefCell<Linking>,
    /// How the swaps of a game are interpreted, if the user chose, by its root.
    swaps: HashMap<NodeId, Swaps>,
}

impl Derived {
    /// For a record as it was opened.
    pub fn of(document: &Document) -> Self {
        let line_end = LineEnd::of(document.tree().source()).0;
        let linking = RefCell::new(Linking::of(document));
        Self { line_end, positions: RefCell::default(), numbers: RefCell::default(), linking, swaps: HashMap::new() }
    }

    /// Clears the caches; choices of the user stay.
    pub fn forget(&mut self, document: &Document) {
        let (coordinates, swaps) = (self.coordinates(), std::mem::take(&mut self.swaps));
        *self = Self { swaps, ..Self::of(document) };
        self.set_coordinates(coordinates);
    }

    /// The games whose swaps are not read in the default way, by root.
    pub fn read_otherwise(&self) -> &HashMap<NodeId, Swaps> {
        &self.swaps
    }

    /// How the swaps of the game that starts at `root` are read.
    pub fn swaps(&self, root: NodeId) -> Swaps {
        self.swaps.get(&root).copied().unwrap_or_default()
    }

    /// Sets how the swaps of the game with this root are read.
    pub fn set_swaps(&mut self, root: NodeId, swaps: Swaps) {
        match swaps {
            Swaps::Judged => self.swaps.remove(&root),
            _ => self.swaps.insert(root, swaps),
        };
    }

    /// The coordinate system of the boards.
    pub fn coordinates(&self) -> Coordinates {
        self.positions.borrow().coordinates()
    }

    /// Changes the coordinate system.
    pub fn set_coordinates(&mut self, coordinates: Coordinates) {
        self.positions.get_mut().set_coordinates(coordinates);
    }

    /// The first node of the game that a node belongs to.
    pub fn root_of(&self, document: &Document, node: NodeId) -> NodeId {
        self.at_present(document).root_of(document.tree(), node)
    }

    /// The kind of the game that starts at `root`.
    pub fn kind(&self, document: &Document, root: NodeId) -> Arc<Kind> {
        self.at_present(document).kind(document.tree(), root, self.swaps(root))
    }

    /// Passes the position after a node to `look`.
    pub fn with_position<T>(&self, document: &Document, node: NodeId, look: impl FnOnce(&Position) -> T) -> T {
        let mut positions = self.at_present(document);
        let root = if self.swaps.is_empty() { node } else { positions.root_of(document.tree(), node) };
        look(positions.at(document.tree(), node, self.swaps(root)))
    }

    /// Whether more than `most` nodes must be replayed to get the position at a node.
    pub fn is_farther(&self, document: &Document, node: NodeId, most: usize) -> bool {
        self.at_present(document).is_farther(document.tree(), node, most)
    }

    /// The nodes whose comments link to nodes by address.
    pub fn linking(&self, document: &Document) -> Ref<'_, HashSet<NodeId>> {
        self.linking.borrow_mut().follow(document);
        Ref::map(self.linking.borrow(), |linking| &linking.nodes)
    }

    /// The number of the last move at or before a node.
    pub fn move_number(&self, document: &Document, node: NodeId) -> u32 {
        let kind = self.kind(document, self.root_of(document, node));
        let mut numbers = self.numbers.borrow_mut();
        numbers.follow(document.tree(), document.revision().0, |since| changes(document, since));
        numbers.at(document.tree(), &kind, node)
    }

    fn at_present(&self, document: &Document) -> RefMut<'_, Positions> {
        let mut positions = self.positions.borrow_mut();
        positions.follow(document.tree(), document.revision().0, |since| changes(document, since));
        positions
    }
}

/// What changed in a record between a revision and now, as far as positions and numbers of moves care.
fn changes(document: &Document, since: u64) -> Option<Vec<Changed>> {
    let mut changes = Vec::new();
    for touched in document.changed_since(Revision(since))? {
        changes.extend(match touched {
            Touched::Properties { node, ids } => {
                // The game may depend on any root property; an empty identifier means that their order changed.
                let says = |id: &String| matters(id);
                let has_changed = document.tree().is_root(*node) || ids.is_empty() || ids.iter().any(says);
                has_changed.then_some(Changed::Node(*node))
            }
            Touched::Branch { node, parent } => Some(parent.map_or(Changed::Game(*node), Changed::Below)),
            Touched::Charset | Touched::Everything => return None,
        });
    }
    changes.dedup();
    Some(changes)
}
