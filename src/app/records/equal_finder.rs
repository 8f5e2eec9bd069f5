//! Finds nodes of open records with the same position as nodes of the active record, once it has been idle for a moment or on demand; in
//! the background for large records.
//!
//! Positions are cached by the record's state: if one of several open records changes, only that one is searched again.

use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::Context;

use crate::app::context::RecordState;
use crate::app::context::equal::{EqualHere, EqualPlaces, EqualSearch, FoundElsewhere};
use crate::app::platform::{Worked, at_first};
use crate::edit::Workspace;
use crate::game::{Kind, Position, Swaps};
use crate::relate::{PositionKey, keyed_nodes};
use crate::sgf::{NodeId, Tree};

/// Records with more nodes than this in all are searched in the background.
const AT_ONCE: usize = 1000;
/// With more nodes than this, records are searched only on request.
const MOST: usize = 1_000_000;
/// How long records must be unchanged before a search.
const PAUSE: Duration = Duration::from_millis(500);
/// How long callers wait for it.
const AT_FIRST: Duration = Duration::from_millis(20);

/// An open record.
#[derive(Clone)]
pub struct OpenRecord<'a> {
    /// The number of its tab.
    pub number: u64,
    /// Its name.
    pub name: String,
    /// The record.
    pub workspace: &'a Workspace,
    /// Its cached positions.
    pub kept: Option<Arc<KeptPositions>>,
}

/// The records to search: the active one first, its game, and the other open records if included.
pub struct LookedThrough<'a> {
    pub search: EqualSearch,
    pub root: NodeId,
    pub records: Vec<OpenRecord<'a>>,
}

/// What the positions of a record depend on: its state, the one game that is looked at, how swaps are read, which positions are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Of {
    state: RecordState,
    game: Option<NodeId>,
    swaps: Swaps,
    search: EqualSearch,
}

/// The positions of a record, by their keys.
pub struct KeptPositions {
    of: Of,
    shape: u64,
    keyed: Vec<(PositionKey, NodeId)>,
}

/// The results, and their records.
#[derive(Default)]
struct Known {
    places: EqualPlaces,
    positions: Vec<(u64, Arc<KeptPositions>)>,
}

/// Finds equal positions.
#[derive(Default)]
pub struct EqualFinder {
    known: Worked<Vec<Of>, Known>,
    /// The states that were seen last, and since when.
    seen: Option<(Vec<Of>, Instant)>,
    /// How often something was found.
    found: u64,
    /// What is at other nodes with this position; with the state and the search it is from.
    elsewhere: Option<((NodeId, RecordState, u64), FoundElsewhere)>,
}

impl LookedThrough<'_> {
    fn of(&self) -> Vec<Of> {
        let game = Some(self.root).filter(|_| !self.search.open);
        let of = |record: &OpenRecord<'_>| {
            let (state, swaps) = (record.workspace.state(), record.workspace.swaps());
            Of { state, game, swaps, search: self.search }
        };
        self.records.iter().map(of).collect()
    }

    fn len(&self) -> usize {
        self.records.iter().map(|record| record.workspace.document().tree().len()).sum()
    }

    /// The work that finds them, which can be done anywhere.
    fn work(&self) -> impl FnOnce() -> Known + Send + 'static {
        let jobs: Vec<_> = self.records.iter().zip(self.of()).map(|(record, of)| Job::new(record, of)).collect();
        move || {
            let positions: Vec<(u64, Arc<KeptPositions>)> = jobs.into_iter().map(Job::done).collect();
            let keyed: Vec<_> = positions.iter().map(|(number, kept)| (*number, &kept.keyed[..])).collect();
            Known { places: EqualPlaces::of(&keyed), positions }
        }
    }
}

/// A record whose positions are wanted.
struct Job {
    number: u64,
    of: Of,
    tree: Arc<Tree>,
    /// Its current game.
    current: Option<(NodeId, Arc<Kind>)>,
    kept: Option<Arc<KeptPositions>>,
}

impl Job {
    fn new(record: &OpenRecord<'_>, of: Of) -> Job {
        let workspace = record.workspace;
        let current = workspace.document().cursor().map(|node| workspace.root_of(node));
        Job {
            number: record.number,
            of,
            tree: workspace.document().snapshot().1,
            current: current.map(|root| (root, workspace.kind_at(root))),
            // After undo the revision is the old one, but the tree's shape counter has changed.
            kept: record.kept.clone().filter(|kept| kept.of == of && kept.shape == workspace.document().tree().shape()),
        }
    }

    fn done(self) -> (u64, Arc<KeptPositions>) {
        let Job { number, of, tree, current, kept } = self;
        let made = || {
            let roots: Vec<NodeId> = of.game.map_or_else(|| tree.games().collect(), |root| vec![root]);
            let keyed = roots.into_iter().flat_map(|root| {
                let own = current.as_ref().filter(|(of, _)| *of == root).map(|(_, kind)| Arc::clone(kind));
                let kind = own.unwrap_or_else(|| Arc::new(Kind::of(&tree, root)));
                // Where all games are looked at, they all begin with one empty board: that is no news at any of them.
                let begins = of.game.is_none() && !is_set_up(&tree, &kind, root);
                let keyed = keyed_nodes(&tree, root, kind, of.search.sameness());
                keyed.into_iter().filter(move |&(_, node)| !(begins && node == root))
            });
            Arc::new(KeptPositions { of, shape: tree.shape(), keyed: keyed.collect() })
        };
        (number, kept.unwrap_or_else(made))
    }
}

/// Whether the record itself sets up the board before the first move.
fn is_set_up(tree: &Tree, kind: &Kind, root: NodeId) -> bool {
    tree.properties(root).any(|property| kind.colour_of(&property.id()).is_some() || kind.is_setup(&property.id()))
}

impl EqualFinder {
    /// The known equal positions of a game. During an edit the previous ones stay, since most edits change no position.
    pub fn known(&self, workspace: &Workspace, root: NodeId) -> Option<&EqualPlaces> {
        let (_, kept) = self.known.positions.first()?;
        let is_own = kept.of.state.0 == workspace.state().0 && kept.of.swaps == workspace.swaps();
        let holds =
            is_own && kept.shape == workspace.document().tree().shape() && kept.of.game.is_none_or(|game| game == root);
        holds.then_some(&self.known.places)
    }

    /// Moves and comments at other nodes with this node's position, once computed.
    pub fn elsewhere(&self, workspace: &Workspace, node: NodeId) -> Option<&FoundElsewhere> {
        let now = (node, workspace.state(), self.found);
        self.elsewhere.as_ref().filter(|(of, _)| *of == now).map(|(_, elsewhere)| elsewhere)
    }

    /// The positions of its own record.
    pub fn kept(&self) -> Option<Arc<KeptPositions>> {
        Some(Arc::clone(&self.known.positions.first()?.1))
    }

    /// Takes finished results, and starts a search if needed.
    pub fn follow(&mut self, ctx: &Context, through: &LookedThrough<'_>) {
        self.take(Duration::ZERO);
        let (now, len) = (through.of(), through.len());
        // A step that was taken back leads to the state from before, in a tree that changed its shape twice.
        let tree = through.records.first().map(|own| own.workspace.document().tree().shape());
        let is_known = self.known.is_of(&now) && self.kept().is_none_or(|kept| Some(kept.shape) == tree);
        if is_known || self.known.is_coming() || len > MOST {
            return;
        }
        let since = match &self.seen {
            Some((seen, since)) if *seen == now => *since,
            _ => self.seen.insert((now, Instant::now())).1,
        };
        let short = len <= AT_ONCE;
        if since.elapsed() < PAUSE && (self.known.of().is_some() || !short) {
            ctx.request_repaint_after(PAUSE);
        } else {
            self.known.find(ctx, through.of(), short, through.work());
            self.found += u64::from(short);
        }
    }

    /// Looks at the other nodes with the position of the current one, where that was not done.
    pub fn look(&mut self, through: &LookedThrough<'_>, node: NodeId, position: &Position) {
        let Some(own) = through.records.first() else { return };
        let now = (node, own.workspace.state(), self.found);
        if self.elsewhere.as_ref().is_some_and(|(of, _)| *of == now) {
            return;
        }
        let Some(places) = self.known(own.workspace, through.root) else { return };
        let here = EqualHere { record: own.number, tree: own.workspace.document().tree(), node, position };
        let record = |number: u64| {
            let record = through.records.iter().find(|record| record.number == number)?;
            // Edits since then may have unlinked the nodes.
            let shape = record.workspace.document().tree().shape();
            let mut positions = self.known.positions.iter();
            let is_there = positions.any(|(of, kept)| *of == number && kept.shape == shape);
            is_there.then(|| (record.name.clone(), record.workspace))
        };
        let elsewhere = FoundElsewhere::of(places, &here, through.search, record);
        self.elsewhere = Some((now, elsewhere));
    }

    /// The current result; starts the search, and waits a moment. `None` if it takes longer.
    pub fn ask(&mut self, ctx: &Context, through: &LookedThrough<'_>) -> Option<&EqualPlaces> {
        let now = through.of();
        self.take(Duration::ZERO);
        if !self.known.is_of(&now) && self.known.latest() != Some(&now) {
            self.known.begin(ctx, through.of(), through.work());
        }
        if !self.known.is_of(&now) {
            self.take(at_first(AT_FIRST));
        }
        self.known.is_of(&now).then_some(&self.known.places)
    }

    fn take(&mut self, most: Duration) {
        self.found += u64::from(self.known.take(most));
    }
}
