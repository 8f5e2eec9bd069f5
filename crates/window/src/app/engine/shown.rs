//! What is shown of the analysis at the current node: the numbers of its line, what its moves lost, what the engine would have played.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use egui::Context;

use crate::analysis::side::Side;
use crate::analysis::{
    Accuracy, Candidate, Details, Loss, NodeData, Of, Reader, Scale, Source, Values, accuracies, losses, series,
};
use crate::app::engine::GameAnalysis;
use crate::app::platform::Worked;
use crate::edit::Workspace;
use crate::record::{Document, Revision};
use crate::sgf::{NodeId, Tree};
use crate::store::settings::LossScale;

/// A record of at most so many bytes is looked through within a frame.
const AT_ONCE: usize = 60_000;

/// What a person chose for a record while it is open.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EngineChoice {
    /// The source, where it is not the one that covers most.
    pub source: Option<Source>,
    /// White's numbers are mirrored: they were written for the side to move.
    pub is_mirrored: bool,
}

/// What all moves of a game lost by one source, and how well its main line was played.
#[derive(Default)]
pub struct Losses {
    of: HashMap<NodeId, Loss>,
    accuracies: Vec<Accuracy>,
}

/// What is drawn.
pub struct ShownAnalysis {
    /// All of the game.
    pub game: Arc<GameAnalysis>,
    /// Whose numbers they are.
    pub source: Source,
    /// The nodes of the line.
    pub line: Vec<NodeId>,
    /// The place of the current node in it.
    pub at: usize,
    /// The numbers of each of its positions.
    pub values: Vec<Option<Values>>,
    /// The main line from where this one leaves it: how many steps that is, and its numbers.
    pub main: Option<(usize, Vec<Option<Values>>)>,
    /// What the moves of the game lost.
    losses: Arc<Losses>,
    /// How losses are classified.
    pub scale: Scale,
    /// Candidates, ownership and policy of the current position.
    pub details: Details,
    /// What would have been played instead of the current node's move.
    pub best: Option<Candidate>,
    is_mirrored: bool,
    key: Key,
}

/// What is shown depends on this.
#[derive(Clone, PartialEq)]
struct Key {
    root: NodeId,
    version: u64,
    choice: EngineChoice,
    scale: LossScale,
    shape: u64,
    first_and_last: (Option<NodeId>, usize),
    losses: usize,
}

/// What the losses of a game depend on: the game and how often it changed, the source, whether it is mirrored.
type LossKey = (NodeId, u64, Source, bool);

/// Finds it for one record.
#[derive(Default)]
pub struct EngineFinder {
    game: Worked<NodeId, Option<Arc<GameAnalysis>>>,
    /// The state that `game` is of, and the one that it is being found for.
    of: Option<Revision>,
    coming: Option<Revision>,
    losses: Worked<LossKey, Arc<Losses>>,
    shown: Option<ShownAnalysis>,
    /// Nothing is shown, because the user wants to see nothing of it.
    pub hides: bool,
    /// What was chosen for the record.
    pub choice: EngineChoice,
}

impl EngineFinder {
    /// What is drawn, if there is anything.
    pub fn shown(&self) -> Option<&ShownAnalysis> {
        self.shown.as_ref().filter(|_| !self.hides)
    }

    /// Brings it up to date with the record and its current node, whose line is `line`.
    pub fn follow(
        &mut self,
        ctx: &Context,
        workspace: &Workspace,
        (root, at, line): (NodeId, usize, &[NodeId]),
        scale: LossScale,
    ) {
        let document = workspace.document();
        self.find_game(ctx, document, root);
        let game = self.game.as_ref().filter(|game| game.has_numbers() && self.game.is_of(&root)).cloned();
        let Some((game, source)) =
            game.and_then(|game| Some((Arc::clone(&game), game.source(self.choice.source.as_ref())?.clone())))
        else {
            self.shown = None;
            return;
        };
        self.find_losses(ctx, document, (&game, &source));
        let key = Key {
            root,
            version: game.version,
            choice: self.choice.clone(),
            scale,
            shape: document.tree().shape(),
            first_and_last: (line.last().copied(), line.len()),
            losses: Arc::as_ptr(&self.losses) as usize,
        };
        match &mut self.shown {
            Some(shown) if shown.key == key => {
                if shown.line.get(shown.at) != line.get(at) || shown.at != at {
                    shown.at = at;
                    shown.look(document.tree());
                }
            }
            _ => {
                let losses = Arc::clone(&self.losses);
                let mut shown = ShownAnalysis::of(document.tree(), (game, source), line, losses, key);
                shown.at = at;
                shown.look(document.tree());
                self.shown = Some(shown);
            }
        }
    }

    /// Looks through the game, or follows what changed in it.
    fn find_game(&mut self, ctx: &Context, document: &Document, root: NodeId) {
        let now = document.revision();
        if self.game.take(Duration::ZERO) {
            self.of = self.coming.take();
        }
        if self.game.is_coming() {
            return;
        }
        if self.game.is_of(&root) {
            if self.of == Some(now) {
                return;
            }
            let touched = self.of.and_then(|of| document.changed_since(of));
            let known = self.game.as_deref();
            if touched.is_some_and(|touched| GameAnalysis::holds(known, (document.tree(), root), touched)) {
                self.of = Some(now);
                return;
            }
        }
        let (revision, tree) = document.snapshot();
        let version = self.game.as_ref().map_or(0, |game| game.version + 1);
        let at_once = tree.source().len() <= AT_ONCE;
        self.game.find(ctx, root, at_once, move || GameAnalysis::of(&tree, root, version).map(Arc::new));
        (self.of, self.coming) = if at_once { (Some(revision), None) } else { (self.of, Some(revision)) };
    }

    fn find_losses(&mut self, ctx: &Context, document: &Document, (game, source): (&Arc<GameAnalysis>, &Source)) {
        let is_mirrored = self.choice.is_mirrored;
        let key = (game.reader.root(), game.version, source.clone(), is_mirrored);
        if !self.losses.wants(&key) {
            return;
        }
        let ((_, tree), game, source) = (document.snapshot(), Arc::clone(game), source.clone());
        let at_once = tree.source().len() <= AT_ONCE;
        self.losses.find(ctx, key, at_once, move || {
            let mut read = |node| mirrored(&game, &tree, node, is_mirrored);
            let root = game.reader.root();
            let all = losses(&game.reader, &tree, tree.descendants(root), &source, &mut read);
            let main: Vec<NodeId> = tree.main_line(root).collect();
            let accuracies = accuracies(&game.reader, &tree, &main, &source, &mut read);
            Arc::new(Losses { of: all.into_iter().map(|loss| (loss.node, loss)).collect(), accuracies })
        });
    }
}

/// What a node says, with White's numbers mirrored where that was chosen.
fn mirrored(game: &GameAnalysis, tree: &Tree, node: NodeId, is_mirrored: bool) -> Arc<NodeData> {
    let data = game.at(node);
    if !is_mirrored || game.reader.mover(tree, node) != Some(Side::White) {
        return data;
    }
    let mut data = (*data).clone();
    for reading in data.readings.iter_mut().filter(|reading| reading.of == Of::Node) {
        let values = &mut reading.values;
        values.winrate = values.winrate.map(|rate| Side::White.winrate(rate));
        values.lead = values.lead.map(|lead| Side::White.lead(lead));
    }
    Arc::new(data)
}

impl ShownAnalysis {
    fn of(
        tree: &Tree,
        (game, source): (Arc<GameAnalysis>, Source),
        line: &[NodeId],
        losses: Arc<Losses>,
        key: Key,
    ) -> ShownAnalysis {
        let is_mirrored = key.choice.is_mirrored;
        let mut read = |node| mirrored(&game, tree, node, is_mirrored);
        let values = series(tree, line, &source, &mut read);
        let leaves = line.iter().skip(1).position(|&node| tree.previous_sibling(node).is_some());
        let main = leaves.map(|before| {
            let main: Vec<NodeId> = tree.main_line(game.reader.root()).skip(before).collect();
            (before, series(tree, &main, &source, &mut read))
        });
        let scale = match key.scale {
            LossScale::KaTrain => Scale::katrain(),
            LossScale::Ogs => Scale::ogs(),
            LossScale::Lizzie => Scale::lizzie(),
        };
        ShownAnalysis {
            game,
            source,
            line: line.to_vec(),
            at: 0,
            values,
            main,
            losses,
            scale,
            details: Details::default(),
            best: None,
            is_mirrored,
            key,
        }
    }

    /// Reads what is only shown of the current node.
    fn look(&mut self, tree: &Tree) {
        (self.details, self.best) = Default::default();
        let Some(&node) = self.line.get(self.at) else { return };
        let form = self.game.form_with_candidates(&self.source);
        let reader = &self.game.reader;
        self.details = reader.details(tree, node, form).0;
        if self.details.candidates.is_empty() {
            self.details.candidates.extend(self.only_candidate(tree, node));
        }
        let before = tree.parent(node).map(|parent| reader.details(tree, parent, form).0.candidates);
        self.best = before
            .and_then(|candidates| candidates.into_iter().find(Candidate::is_ranked))
            .or_else(|| tree.parent(node).and_then(|parent| self.only_candidate(tree, parent)));
    }

    /// The best move from a position of which nothing else is stated; or the one that the policy likes most.
    fn only_candidate(&self, tree: &Tree, node: NodeId) -> Option<Candidate> {
        let of = |node: NodeId, of: Of| {
            let data = self.game.at(node);
            let readings = data.readings.iter().filter(|reading| reading.source == self.source && reading.of == of);
            readings.filter_map(|reading| reading.values.best).next()
        };
        let stated =
            of(node, Of::Node).or_else(|| tree.children(node).take(20).find_map(|child| of(child, Of::Parent)));
        if let Some((spot, lead)) = stated {
            return Some(Candidate::at(spot, lead));
        }
        let policy = self.details.policy.as_ref().filter(|_| self.line.get(self.at) == Some(&node))?;
        let (best, share) = policy.iter().enumerate().max_by(|(_, a), (_, b)| a.total_cmp(b))?;
        (*share > 0.0).then(|| Candidate::at(self.game.reader.board().at(best), None))
    }

    /// How well both sides played the main line.
    pub fn accuracies(&self) -> &[Accuracy] {
        &self.losses.accuracies
    }

    /// Whether moves lose something: not in games of more than two sides.
    pub fn has_two_sides(&self) -> bool {
        self.game.reader.has_two_sides()
    }

    /// The reader of the game.
    pub fn reader(&self) -> &Reader {
        &self.game.reader
    }

    /// The last step of the longer of line and main line.
    pub fn last(&self) -> usize {
        let main = self.main.as_ref().map_or(0, |(from, values)| from + values.len());
        self.line.len().max(main).saturating_sub(1)
    }

    /// The numbers of the current position.
    pub fn here(&self) -> Option<&Values> {
        self.values.get(self.at)?.as_ref()
    }

    /// What the move of a node lost.
    pub fn loss(&self, node: NodeId) -> Option<&Loss> {
        self.losses.of.get(&node)
    }

    /// A loss as the scale measures it: points, or win rates where that is what it is made for, or all there is.
    pub fn measured(&self, loss: &Loss) -> Option<f64> {
        match self.key.scale {
            LossScale::Lizzie => loss.winrate,
            // One percentage point of a win rate is nearly a quarter of a point of a game: only where nothing better is known.
            LossScale::KaTrain | LossScale::Ogs => loss.points,
        }
    }

    /// The class of what a node's move lost, 0 the worst; `None` if it is not known.
    pub fn class(&self, node: NodeId) -> Option<usize> {
        let loss = self.loss(node)?;
        match (self.measured(loss), loss.winrate) {
            (Some(loss), _) => Some(self.scale.class(loss)),
            (None, Some(rate)) => Some(Scale::lizzie().class(rate)),
            (None, None) => None,
        }
    }

    /// Whether a loss is one that is shown: of the two worst classes.
    pub fn is_shown(&self, node: NodeId) -> bool {
        self.class(node).is_some_and(|class| class < 2)
    }

    /// The nodes of the line whose losses are shown, with their places.
    pub fn shown_losses(&self) -> impl Iterator<Item = (usize, NodeId)> + '_ {
        self.line.iter().copied().enumerate().filter(|(_, node)| self.is_shown(*node))
    }

    /// The losses of all moves of the game, the worst first.
    pub fn worst(&self) -> Vec<Loss> {
        let mut all: Vec<Loss> = self.losses.of.values().copied().collect();
        let weight =
            |loss: &Loss| (loss.points.unwrap_or(f64::NEG_INFINITY), loss.winrate.unwrap_or(f64::NEG_INFINITY));
        all.retain(|loss| weight(loss).0 > 0.0 || weight(loss).1 > 0.0);
        all.sort_by(|a, b| {
            let ((a0, a1), (b0, b1)) = (weight(a), weight(b));
            b0.total_cmp(&a0).then(b1.total_cmp(&a1)).then(a.node.cmp(&b.node))
        });
        all
    }

    /// Whether White's numbers are mirrored.
    pub fn is_mirrored(&self) -> bool {
        self.is_mirrored
    }
}
