//! What is shown of the analysis at the current node: the numbers of its line, what its moves lost, what the engine would have played.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use egui::Context;

use crate::analysis::side::Side;
use crate::analysis::{
    Accuracy, Candidate, Details, Form, Loss, NodeData, Of, Reader, Scale, Source, Values, accuracies, losses, series,
    stated_best,
};
use crate::app::engine::GameAnalysis;
use crate::app::platform::Worked;
use crate::edit::Workspace;
use crate::record::{Document, Revision};
use crate::sgf::{NodeId, Tree};
use crate::store::Settings;
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
    /// Those that are more than nothing, the worst first.
    worst: Vec<Loss>,
    accuracies: Vec<Accuracy>,
}

impl Losses {
    fn of(all: Vec<Loss>, accuracies: Vec<Accuracy>) -> Losses {
        let weight =
            |loss: &Loss| (loss.points.unwrap_or(f64::NEG_INFINITY), loss.winrate.unwrap_or(f64::NEG_INFINITY));
        let is_something = |loss: &&Loss| weight(loss).0 > 0.0 || weight(loss).1 > 0.0;
        let mut worst: Vec<Loss> = all.iter().filter(is_something).copied().collect();
        worst.sort_by(|a, b| {
            let ((a0, a1), (b0, b1)) = (weight(a), weight(b));
            b0.total_cmp(&a0).then(b1.total_cmp(&a1)).then(a.node.cmp(&b.node))
        });
        Losses { of: all.into_iter().map(|loss| (loss.node, loss)).collect(), worst, accuracies }
    }
}

/// The numbers of a line. They are made once for a line and its source; what is drawn of them is kept as long as they are the same.
pub struct Series {
    /// The numbers of each of its positions.
    pub values: Vec<Option<Values>>,
    /// The main line from where this one leaves it: how many steps that is, and its numbers.
    pub main: Option<(usize, Vec<Option<Values>>)>,
    /// Its moves whose losses have dots: the place, whose move it is, and the class.
    pub dots: Vec<(usize, Side, usize)>,
}

impl Series {
    /// The last step of the longer of line and main line.
    pub fn last(&self) -> usize {
        let main = self.main.as_ref().map_or(0, |(from, values)| from + values.len());
        self.values.len().max(main).saturating_sub(1)
    }
}

/// How losses are shown.
#[derive(Clone, Debug, PartialEq)]
pub struct LossLook {
    scale: Scale,
    /// How many classes have dots, the worst first; what is below the scale never has.
    dots: usize,
}

impl LossLook {
    /// As the settings have it; KaTrain's classes where one's own are not understood.
    pub fn of(settings: &Settings) -> LossLook {
        let scale = match settings.loss_scale {
            LossScale::KaTrain => Scale::katrain(),
            LossScale::Ogs => Scale::ogs(),
            LossScale::Lizzie => Scale::lizzie(),
            LossScale::Own => Scale::own(&settings.own_losses).unwrap_or(Scale::katrain()),
        };
        LossLook { scale, dots: settings.loss_dots.count() }
    }

    /// The class of a loss, where it is one that has a dot.
    fn dot(&self, loss: &Loss) -> Option<usize> {
        self.scale.class_of(loss).filter(|class| *class < self.dots.min(self.scale.least().len()))
    }
}

/// A best move, and by whom, where that is not the source whose numbers are shown.
type Best = (Candidate, Option<String>);

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
    /// Its numbers.
    pub series: Arc<Series>,
    /// What the moves of the game lost.
    losses: Arc<Losses>,
    /// How many moves of Black and White lost something, and how many of them have dots.
    counted: [(usize, usize); 2],
    /// Candidates, ownership and policy of the current position.
    pub details: Details,
    /// Whose they are, where that is not `source`.
    pub details_by: Option<String>,
    /// What would have been played instead of the current node's move.
    pub best: Option<Best>,
    /// The node of which details are shown, and the best move from there: for the next step.
    looked: Option<(NodeId, Option<Best>)>,
    key: Key,
}

/// What is shown depends on this.
#[derive(Clone, PartialEq)]
struct Key {
    root: NodeId,
    version: u64,
    choice: EngineChoice,
    look: LossLook,
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
        look: &LossLook,
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
            look: look.clone(),
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
            Arc::new(Losses::of(all, accuracies))
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
        let dot = |(at, node): (usize, &NodeId)| {
            let loss = losses.of.get(node)?;
            Some((at, loss.side, key.look.dot(loss)?))
        };
        let dots = line.iter().enumerate().filter_map(dot).collect();
        let mut counted = [(0, 0); 2];
        for loss in &losses.worst {
            let (all, much) = &mut counted[usize::from(loss.side == Side::White)];
            *all += 1;
            *much += usize::from(key.look.dot(loss).is_some());
        }
        ShownAnalysis {
            game,
            source,
            line: line.to_vec(),
            at: 0,
            series: Arc::new(Series { values, main, dots }),
            losses,
            counted,
            details: Details::default(),
            details_by: None,
            best: None,
            looked: None,
            key,
        }
    }

    /// Reads what is only shown of the current node.
    fn look(&mut self, tree: &Tree) {
        (self.details, self.details_by, self.best) = Default::default();
        let before = self.looked.take();
        let Some(&node) = self.line.get(self.at) else { return };
        self.details = self.game.reader.details(tree, node, self.form()).0;
        self.details_by = self.other_source(node);
        let best = self.best_of(tree, node, &self.details.candidates);
        if !self.details.candidates.iter().any(Candidate::is_ranked)
            && let Some((only, by)) = best.clone()
        {
            self.details.candidates.insert(0, only);
            self.details_by = by;
        }
        self.looked = Some((node, best));
        self.best = tree.parent(node).and_then(|parent| match before {
            // One step on.
            Some((looked, best)) if looked == parent => best,
            _ => self.best_of(tree, parent, &self.game.reader.details(tree, parent, self.form()).0.candidates),
        });
    }

    /// In which form the candidates are.
    fn form(&self) -> Form {
        self.game.form_with_candidates(&self.source)
    }

    /// The best move from a position with these candidates, and whose it is, where the source that is shown states none.
    fn best_of(&self, tree: &Tree, node: NodeId, candidates: &[Candidate]) -> Option<Best> {
        let first = || candidates.iter().find(|candidate| candidate.is_ranked()).cloned();
        let by = self.other_source(node);
        let own = first().filter(|_| by.is_none());
        let mut read = |node| self.game.at(node);
        let stated = || stated_best(tree, node, &self.source, &mut read).map(|(spot, lead)| Candidate::at(spot, lead));
        own.or_else(stated).map(|own| (own, None)).or_else(|| Some((first()?, by)))
    }

    /// Whose the candidates at a node are, where they are not those of the source whose numbers are shown.
    fn other_source(&self, node: NodeId) -> Option<String> {
        let (data, form) = (self.game.at(node), self.form());
        let sources = || data.readings.iter().map(|reading| &reading.source).filter(|source| source.form == form);
        let is_own = sources().any(|source| *source == self.source);
        sources().next().filter(|_| !is_own).map(Source::label)
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

    /// The numbers of the current position.
    pub fn here(&self) -> Option<&Values> {
        self.series.values.get(self.at)?.as_ref()
    }

    /// What the move of a node lost.
    pub fn loss(&self, node: NodeId) -> Option<&Loss> {
        self.losses.of.get(&node)
    }

    /// Whether what a node's move lost is of a class that has dots.
    pub fn is_shown(&self, node: NodeId) -> bool {
        self.loss(node).and_then(|loss| self.key.look.dot(loss)).is_some()
    }

    /// The places in the line of the losses that have dots.
    pub fn shown_losses(&self) -> impl DoubleEndedIterator<Item = usize> + '_ {
        self.series.dots.iter().map(|(at, ..)| *at)
    }

    /// The losses of all moves of the game, the worst first.
    pub fn worst(&self) -> &[Loss] {
        &self.losses.worst
    }

    /// How many moves of a side lost something, and how many of them are of a class that has dots.
    pub fn counted(&self, side: Side) -> (usize, usize) {
        self.counted[usize::from(side == Side::White)]
    }

    /// Whether White's numbers are mirrored.
    pub fn is_mirrored(&self) -> bool {
        self.key.choice.is_mirrored
    }
}
