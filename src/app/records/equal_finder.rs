//! Finds the nodes of the current game that have the same position, once the record was left alone for a moment, or when it is asked for;
//! in the background where the record is long.

use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::Context;

use crate::app::context::RecordState;
use crate::app::context::equal::EqualPlaces;
use crate::app::platform::background::{Background, Come, at_first};
use crate::edit::Workspace;
use crate::game::Swaps;
use crate::sgf::NodeId;

/// Records with more nodes than this are gone through in the background.
const AT_ONCE: usize = 1000;
/// Records with more nodes are only gone through when it is asked for.
const MOST: usize = 1_000_000;
/// How long a record is left alone before it is gone through.
const PAUSE: Duration = Duration::from_millis(500);
/// How long whoever asks waits for it.
const AT_FIRST: Duration = Duration::from_millis(20);

/// What equal positions depend on: the record, the game, and how its swaps are read.
type Game = (RecordState, NodeId, Swaps);

/// What is known, of which game, and of which shape of its tree.
struct Known {
    of: Game,
    shape: u64,
    places: EqualPlaces,
}

/// Finds equal positions.
#[derive(Default)]
pub struct EqualFinder {
    known: Option<Known>,
    coming: Option<(Game, u64, Background<EqualPlaces>)>,
    /// The state that was seen last, and since when.
    seen: Option<(Game, Instant)>,
}

fn game(workspace: &Workspace, root: NodeId) -> Game {
    (workspace.state(), root, workspace.swaps())
}

impl EqualFinder {
    /// What is known of a game. While a node is written into, what was known before is, too: most of what is written changes no position.
    pub fn known(&self, workspace: &Workspace, root: NodeId) -> Option<&EqualPlaces> {
        let ((record, _), own, swaps) = game(workspace, root);
        let shape = workspace.document().tree().shape();
        let holds =
            |known: &&Known| known.shape == shape && (known.of.0.0, known.of.1, known.of.2) == (record, own, swaps);
        self.known.as_ref().filter(holds).map(|known| &known.places)
    }

    /// Takes what has come, and begins where something is to be found.
    pub fn follow(&mut self, ctx: &Context, workspace: &Workspace, root: NodeId) {
        self.take(Duration::ZERO);
        let (now, tree) = (game(workspace, root), workspace.document().tree());
        // A step that was taken back leads to the state from before, in a tree that changed its shape twice.
        let is_known = self.is_of(now) && self.known.as_ref().is_some_and(|known| known.shape == tree.shape());
        if is_known || self.coming.is_some() || tree.len() > MOST {
            return;
        }
        let since = match self.seen {
            Some((seen, since)) if seen == now => since,
            _ => self.seen.insert((now, Instant::now())).1,
        };
        let short = tree.len() <= AT_ONCE;
        if since.elapsed() < PAUSE && (self.known.is_some() || !short) {
            ctx.request_repaint_after(PAUSE);
        } else if short {
            let places = EqualPlaces::of(tree, root, workspace.kind_at(root));
            self.known = Some(Known { of: now, shape: tree.shape(), places });
        } else {
            self.begin(ctx, workspace, root);
        }
    }

    /// What is known of a game now; begins to find it, and waits a moment. `None` where it takes longer.
    pub fn ask(&mut self, ctx: &Context, workspace: &Workspace, root: NodeId) -> Option<&EqualPlaces> {
        let now = game(workspace, root);
        self.take(Duration::ZERO);
        if !self.is_of(now) && self.coming.as_ref().is_none_or(|(of, ..)| *of != now) {
            self.begin(ctx, workspace, root);
        }
        if !self.is_of(now) {
            self.take(at_first(AT_FIRST));
        }
        self.known.as_ref().filter(|known| known.of == now).map(|known| &known.places)
    }

    fn is_of(&self, now: Game) -> bool {
        self.known.as_ref().is_some_and(|known| known.of == now)
    }

    fn begin(&mut self, ctx: &Context, workspace: &Workspace, root: NodeId) {
        let (tree, kind) = (workspace.document().snapshot().1, workspace.kind_at(root));
        let shape = tree.shape();
        let work = move || EqualPlaces::of(&tree, root, Arc::clone(&kind));
        self.coming = Some((game(workspace, root), shape, Background::begin(ctx, work)));
    }

    fn take(&mut self, most: Duration) {
        let Some((of, shape, coming)) = &self.coming else { return };
        match coming.take_within(most) {
            Come::NotYet => return,
            Come::Done(places) => self.known = Some(Known { of: *of, shape: *shape, places }),
            // An error of the program: the same would come again, so that nothing is found there.
            Come::Nothing => self.known = Some(Known { of: *of, shape: *shape, places: EqualPlaces::default() }),
        }
        self.coming = None;
    }
}
