//! The contents of a game's booklet, in order: figures of the main line, each followed by the comments on its moves, and variations as
//! diagrams of their own.

use crate::game::node_links::Targets;
use crate::game::{Kind, MoveEntry, Position};
use crate::publish::about::told_move;
use crate::publish::pace::Pace;
use crate::publish::publication::PublishError;
use crate::scene::diagram::{DrawnFigure, Figure};
use crate::scene::{Options, Theme, hints};
use crate::sgf::{Address, NodeId, Tree};
use std::sync::Arc;

/// How much a booklet may hold.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Room {
    /// Moves on a figure; 0 for all that there are.
    pub(crate) moves: u32,
    /// Figures of the main line, and of everything together.
    pub(crate) main: usize,
    pub(crate) figures: usize,
    /// Letters of comments.
    pub(crate) letters: usize,
}

impl Room {
    /// Takes away what the figures of a game need.
    pub(crate) fn take(&mut self, plan: &BookletPlan) {
        let figures = plan.blocks.iter().filter(|block| matches!(block, Block::Figure(..))).count();
        self.main = self.main.saturating_sub(figures);
        self.figures = self.figures.saturating_sub(figures);
    }
}

/// A part of a booklet. The number is how deep it is nested in variations.
pub(crate) enum Block {
    Figure(Box<Picture>, usize),
    Words(Words, usize),
}

/// A figure with all that belongs to it.
pub(crate) struct Picture {
    pub(crate) drawn: DrawnFigure,
    /// `Figure 2` or `Diagram 3`.
    pub(crate) label: String,
    /// The text next to the label: which moves, or where the variation begins.
    pub(crate) about: String,
    /// The moves as a list, in games whose pieces are too small for numbers.
    pub(crate) list: String,
    /// Whether nothing but the board itself is covered by the record's own view.
    pub(crate) whole: bool,
    /// The nodes that it shows, in order.
    pub(crate) nodes: Vec<NodeId>,
}

/// The text about a node.
pub(crate) struct Words {
    pub(crate) node: NodeId,
    /// The node's address, for links.
    pub(crate) path: String,
    /// The move, with its number.
    pub(crate) about: String,
    pub(crate) name: String,
    pub(crate) comment: String,
}

/// The parts, and how many nodes found no room.
pub(crate) struct BookletPlan {
    pub(crate) blocks: Vec<Block>,
    pub(crate) left_out: usize,
    /// Where the links of its comments lead.
    pub(crate) targets: Targets,
}

/// A line that is still to be written.
struct Task {
    start: NodeId,
    /// The position before it; none before the root, and none where figures have no room any more.
    before: Option<Position>,
    depth: usize,
    /// Where a variation begins: its letter.
    letter: Option<String>,
}

struct Planner<'a> {
    tree: &'a Tree,
    kind: Arc<Kind>,
    options: &'a Options,
    theme: &'a Theme,
    room: Room,
    blocks: Vec<Block>,
    figures: usize,
    diagrams: usize,
    letters: usize,
    left_out: usize,
    waiting: Vec<Task>,
}

/// Plans the booklet of a game.
///
/// # Errors
/// Where the work was stopped; each node is a step of it.
pub(crate) fn plan(
    (tree, root): (&Tree, NodeId),
    options: &Options,
    theme: &Theme,
    room: Room,
    pace: &mut Pace<'_>,
) -> Result<BookletPlan, PublishError> {
    let kind = Arc::new(Kind::of(tree, root));
    let mut planner = Planner {
        tree,
        options,
        theme,
        room: Room { moves: if room.moves == 0 { u32::MAX } else { room.moves }, ..room },
        blocks: Vec::new(),
        figures: 0,
        diagrams: 0,
        letters: 0,
        left_out: 0,
        waiting: vec![Task { start: root, before: Some(Position::start(kind.clone())), depth: 0, letter: None }],
        kind,
    };
    while let Some(task) = planner.waiting.pop() {
        planner.line(task, pace)?;
    }
    let comments = planner.blocks.iter().filter_map(|block| match block {
        Block::Words(words, _) => Some(&*words.comment),
        Block::Figure(..) => None,
    });
    let targets = Targets::of(tree, root, comments);
    Ok(BookletPlan { blocks: planner.blocks, left_out: planner.left_out, targets })
}

/// A position that is asked, with this label, and its texts: no continuations.
pub(crate) fn question(
    (tree, node): (&Tree, NodeId),
    options: &Options,
    theme: &Theme,
    (label, about): (String, String),
) -> BookletPlan {
    let position = Position::replay(tree, node);
    let mut figure = Figure::begin(&position);
    figure.add(node, &position);
    let drawn = figure.drawn(tree, &position, options, theme);
    let mut way: Vec<String> =
        tree.way_up(node).filter_map(|node| tree.text(node, "C")).map(|text| text.trim().to_owned()).collect();
    way.retain(|text| !text.is_empty());
    way.reverse();
    let comment = way.join("\n\n");
    let path = label.to_lowercase().replace(' ', "-");
    let whole = position.inherited().view.is_none();
    let picture = Picture { drawn, label, about, list: String::new(), whole, nodes: Vec::new() };
    let mut blocks = vec![Block::Figure(Box::new(picture), 0)];
    if !comment.is_empty() {
        blocks.push(Block::Words(Words { node, path, about: String::new(), name: String::new(), comment }, 0));
    }
    BookletPlan { blocks, left_out: 0, targets: Targets::default() }
}

impl Planner<'_> {
    /// Tells a line up to the end of its figure; what follows waits behind the variations that begin on it.
    fn line(&mut self, task: Task, pace: &mut Pace<'_>) -> Result<(), PublishError> {
        let has_room = self.kind.has_board() && self.has_room(task.depth);
        let Some(before) = task.before.filter(|_| has_room) else {
            return self.words_only(task.start, task.depth, pace);
        };
        let tree = self.tree;
        let mut position = before;
        let is_root = tree.parent(task.start).is_none();
        if is_root {
            position.step(tree, task.start);
        }
        let mut figure = Figure::begin(&position);
        let (mut words, mut nodes) = (Vec::new(), Vec::new());
        let mut forks = Vec::new();
        let (mut at, mut next) = (task.start, Some(task.start));
        while let Some(node) = next {
            pace.step()?;
            let first = node == task.start;
            if !first && self.ends_before(node, &figure) {
                break;
            }
            if !(first && is_root) {
                position.step(tree, node);
            }
            figure.add(node, &position);
            nodes.push(node);
            words.extend(self.words(node, &position));
            for (index, child) in tree.children(node).enumerate().skip(1) {
                forks.push(Task {
                    start: child,
                    before: Some(position.clone()).filter(|_| self.diagrams + forks.len() < self.room.figures),
                    depth: task.depth + 1,
                    letter: Some(hints::letter(index - 1)),
                });
            }
            at = node;
            next = tree.first_child(node);
        }
        self.figure(&figure, &position, (at, task.depth), task.letter.as_deref());
        if let Some(Block::Figure(picture, _)) = self.blocks.last_mut() {
            picture.nodes = nodes;
        }
        self.blocks.extend(words.into_iter().map(|words| Block::Words(words, task.depth)));
        if let Some(start) = next {
            self.waiting.push(Task { start, before: Some(position), depth: task.depth, letter: None });
        }
        self.waiting.extend(forks.into_iter().rev());
        Ok(())
    }

    fn has_room(&self, depth: usize) -> bool {
        let all = self.figures + self.diagrams;
        if depth == 0 { self.figures < self.room.main } else { all < self.room.figures }
    }

    /// Whether a figure is over before this node: it is full, the record begins another, or something is set up.
    fn ends_before(&self, node: NodeId, figure: &Figure) -> bool {
        let full = figure.len() >= self.room.moves as usize;
        full || !figure.is_empty()
            && (self.tree.has(node, "FG")
                || self.tree.properties(node).any(|property| self.kind.sets_places(&property.id())))
    }

    fn figure(&mut self, figure: &Figure, after: &Position, (node, depth): (NodeId, usize), letter: Option<&str>) {
        let drawn = figure.drawn(self.tree, after, self.options, self.theme);
        let label = match depth {
            0 => {
                self.figures += 1;
                say!("booklet-figure", "Figure {number}", number = self.figures)
            }
            _ => {
                self.diagrams += 1;
                say!("booklet-diagram", "Diagram {number}", number = self.diagrams)
            }
        };
        let range = match drawn.range {
            Some((first, last)) if first == last => first.to_string(),
            Some((first, last)) => format!("{first}–{last}"),
            None => String::new(),
        };
        let place = letter.zip(drawn.range).map(|(letter, (number, _))| {
            say!("booklet-variation", "variation {letter} at move {number}", letter, number)
        });
        // The number of a single move is said already where a variation begins.
        let range = Some(range).filter(|range| !range.is_empty() && (place.is_none() || range.contains('–')));
        let about: Vec<String> = [drawn.name.clone(), place, range].into_iter().flatten().collect();
        let list = if self.kind.facts().entry == MoveEntry::Point { String::new() } else { self.list(figure, node) };
        let whole = after.inherited().view.is_none();
        let picture = Picture { drawn, label, about: about.join(", "), list, whole, nodes: Vec::new() };
        self.blocks.push(Block::Figure(Box::new(picture), depth));
    }

    /// The moves up to a node as a list.
    fn list(&self, figure: &Figure, last: NodeId) -> String {
        let way = self.tree.way_up(last).filter(|&node| crate::edit::place::has_move(self.tree, &self.kind, node));
        let moves: Vec<NodeId> = way.take(figure.len()).collect();
        let numbers = figure.numbers();
        let said =
            moves.into_iter().rev().zip(numbers).filter_map(|(node, number)| {
                Some(format!("{number}. {}", told_move(self.tree, node, figure.position())?))
            });
        said.collect::<Vec<_>>().join(" · ")
    }

    fn words(&mut self, node: NodeId, position: &Position) -> Option<Words> {
        let text = |id: &str| self.tree.text(node, id).map(|text| text.trim().to_owned()).unwrap_or_default();
        let (name, comment) = (text("N"), text("C"));
        if name.is_empty() && comment.is_empty() {
            return None;
        }
        if self.letters > self.room.letters {
            return None;
        }
        self.letters += name.len() + comment.len() + 40;
        let made = told_move(self.tree, node, position).map(|told| match position.move_number() {
            0 => told,
            number => format!("{number} {told}"),
        });
        let path = Address::of(self.tree, node).to_string();
        Some(Words { node, path, about: made.unwrap_or_default(), name, comment })
    }

    /// If there is no room for more figures, texts appear without them.
    fn words_only(&mut self, start: NodeId, depth: usize, pace: &mut Pace<'_>) -> Result<(), PublishError> {
        // Naming a move does not need a position, which would be slow to compute.
        let bare = Position::start(self.kind.clone());
        for node in self.tree.descendants(start) {
            pace.step()?;
            match self.words(node, &bare) {
                Some(words) => self.blocks.push(Block::Words(words, depth)),
                None => self.left_out += 1,
            }
        }
        Ok(())
    }
}
