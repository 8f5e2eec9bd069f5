//! What panels and dialogs may read while a frame is drawn. They cannot change it: changes are queued as actions.

pub(crate) mod action;
pub(crate) mod at_hand;
pub(crate) mod check;
pub(crate) mod equal;
pub(crate) mod folder;
pub(crate) mod hint;
pub(crate) mod now;
pub(crate) mod on_board;
pub(crate) mod preview;
pub(crate) mod publishing;
pub(crate) mod question;
pub(crate) mod seen;

pub use action::Action;
pub use at_hand::AtHand;
pub use now::Now;
pub use on_board::OnBoard;
pub use question::{PathFor, Question};

use std::path::Path;

use crate::app::context::equal::{EqualPlaces, FoundElsewhere};
use crate::app::engine::ShownAnalysis;
use crate::app::look::controls::Paint;
use crate::app::look::words;
use crate::commands::AnyCommand;
use crate::edit::Workspace;
use crate::game::{Colour, Kind, Position};
use crate::record::Revision;
use crate::sgf::{Fault, NodeId, Tree};

/// Finds the keys of a command, as shown to users; empty if there are none.
pub type Keys<'a> = &'a dyn Fn(&AnyCommand) -> String;

/// The window as panels see it.
#[derive(Clone, Copy)]
pub struct ViewContext<'a> {
    /// The active record; `None` in the welcome view.
    pub record: Option<Reading<'a>>,
    /// All open records, in the order of their tabs.
    pub open: &'a [Open<'a>],
    /// Finds the keys of a command, for tooltips.
    pub keys: Keys<'a>,
    /// The board's paint for a colour.
    pub paint: &'a dyn Fn(&Position, Colour) -> Paint,
    /// What commands can act on.
    pub at_hand: AtHand<'a>,
    /// Results are hidden until the last move of a line.
    pub hides_results: bool,
}

impl ViewContext<'_> {
    /// Whether the result is hidden at this node.
    pub fn hides_result(&self, reading: &Reading<'_>) -> bool {
        self.hides_results && reading.tree.first_child(reading.node).is_some()
    }
}

/// An open record.
#[derive(Clone, Copy)]
pub struct Open<'a> {
    /// Identifies the record while it is open.
    pub tab: u64,
    /// The title of its tab.
    pub name: &'a str,
    /// The record.
    pub workspace: &'a Workspace,
}

/// Identifies a state of a record, across records.
pub type RecordState = (u64, Revision);

/// A record and its current node.
#[derive(Clone, Copy)]
pub struct Reading<'a> {
    /// Tells records apart, as long as they are open.
    pub tab: u64,
    /// The record with its history.
    pub workspace: &'a Workspace,
    /// Issues in its text when it was read.
    pub faults: &'a [Fault],
    /// The file, where it has one.
    pub path: Option<&'a Path>,
    /// The record's tree.
    pub tree: &'a Tree,
    /// The state; equal states mean the same record and the same tree.
    pub state: RecordState,
    /// The root of the current game.
    pub root: NodeId,
    /// The current node.
    pub node: NodeId,
    /// The position there.
    pub position: &'a Position,
    /// The nodes of the game with equal positions, once known.
    pub equal: Option<&'a EqualPlaces>,
    /// Moves and comments at other nodes with the current position, once known.
    pub elsewhere: Option<&'a FoundElsewhere>,
    /// What engines left in the game, where it is known and may be seen.
    pub engine: Option<&'a ShownAnalysis>,
}

impl<'a> Reading<'a> {
    /// A record as its workspace has it. `root` and `position` are of the current node, which must be `node`.
    pub fn new(
        tab: u64,
        workspace: &'a Workspace,
        faults: &'a [Fault],
        root: NodeId,
        node: NodeId,
        position: &'a Position,
    ) -> Reading<'a> {
        let document = workspace.document();
        let (tree, state) = (document.tree(), workspace.state());
        Reading {
            tab,
            workspace,
            faults,
            path: None,
            tree,
            state,
            root,
            node,
            position,
            equal: None,
            elsewhere: None,
            engine: None,
        }
    }

    /// The current node, and whose it is.
    pub fn place(&self) -> (u64, NodeId) {
        (self.workspace.identity(), self.node)
    }
}

/// The location of a node for display: its game if there are several, and its move or the last move before it. Takes time linear in the
/// depth, so callers that show it in every frame cache it.
pub fn place(tree: &Tree, node: NodeId) -> String {
    located(tree, node, false)
}

/// The same with the move at which a variation leaves the main line: places of several variations have the same number of moves.
pub fn place_in_tree(tree: &Tree, node: NodeId) -> String {
    located(tree, node, true)
}

fn located(tree: &Tree, node: NodeId, in_tree: bool) -> String {
    let root = tree.root(node);
    let kind = Kind::of(tree, root);
    let is_move = |node: &NodeId| tree.properties(*node).any(|property| kind.colour_of(&property.id()).is_some());
    let line = || tree.way_up(node);
    let far = line().nth(words::FARTHEST).is_some();
    let moves = if far { None } else { Some(line().filter(is_move).count()) };
    let leaves = || line().filter(|&node| tree.previous_sibling(node).is_some()).last();
    let variation = if far || !in_tree { None } else { leaves().map(|from| tree.way_up(from).filter(is_move).count()) };
    let game = tree.games().position(|game| game == root).filter(|_| tree.game_count() > 1);
    match moves {
        // Neither the start nor after any move.
        Some(0) if node != root => words::place_in_game(game.map(|game| game + 1), words::node_number(tree, node)),
        _ => words::place(game.map(|game| game + 1), moves, variation),
    }
}
