//! The contents of a game's booklet, in order: figures of the main line, each followed by the comments on its moves, and variations as
//! diagrams of their own, beneath what is said of the move that they replace. A figure ends where something is said or another move is
//! considered, so that what belongs together stands together; where the record has figures of its own, it has those.

use super::problems::{part, used};
use crate::edit::link_texts::LinkTexts;
use crate::edit::place::has_move;
use crate::game::{Kind, Markup, MoveEntry, Place, Position, number_after};
use crate::language::{self, set_apart, side_by_side};
use crate::publish::about::{judgement, judgement_without_move, short, told_move};
use crate::publish::pace::Pace;
use crate::publish::publication::PublishError;
use crate::scene::diagram::{DrawnFigure, Figure};
use crate::scene::{Options, Theme, hints};
use crate::sgf::{NodeId, Tree};
use std::collections::HashMap;
use std::sync::Arc;

/// A figure that ends for a text has no fewer moves than this.
const FEWEST: usize = 8;
/// What stands between the moves of a list.
const BETWEEN_MOVES: &str = " · ";
/// Labels of more letters are words and no names of variations.
const LONGEST_LABEL: usize = 2;
/// A piece that moves on takes its number along: figures of such games are short.
const STEPS: u32 = 6;

/// How much a booklet may hold.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Room {
    /// Moves on a figure; 0 for all that there are.
    pub(crate) moves: u32,
    /// Figures of the main line, and of everything together.
    pub(crate) main: usize,
    pub(crate) figures: usize,
    /// Letters of comments, and of lists of moves without figures.
    pub(crate) letters: usize,
    pub(crate) listed: usize,
    /// Whether what finds no room is seen on a board all the same.
    pub(crate) has_board: bool,
}

impl Room {
    /// Takes away what the figures of a game need.
    pub(crate) fn take(&mut self, plan: &BookletPlan) {
        let figures = plan.blocks.iter().filter(|block| matches!(block, Block::Figure(..))).count();
        self.main = self.main.saturating_sub(figures);
        self.figures = self.figures.saturating_sub(figures);
        self.listed = self.listed.saturating_sub(plan.listed);
    }
}

/// A part of a booklet. The number is how deep it is nested in variations.
pub(crate) enum Block {
    Figure(Box<Picture>, usize),
    Words(Words, usize),
    /// What the booklet leaves out here.
    Note(String, usize),
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
    /// Attributes of a page's picture: how large it is where it is printed, if not as wide as others.
    pub(crate) measures: String,
}

/// The text about a node.
pub(crate) struct Words {
    pub(crate) node: NodeId,
    /// What it is called in links, where that is not the node's address.
    pub(crate) path: String,
    /// The move, with its number.
    pub(crate) about: String,
    pub(crate) name: String,
    pub(crate) comment: String,
    /// The move and the name, for a table of contents; empty where it has no name.
    pub(crate) chapter: String,
}

impl Words {
    /// Whether it is nothing but the name of what follows.
    pub(crate) fn is_heading(&self) -> bool {
        self.comment.is_empty() && !self.name.is_empty()
    }
}

/// The parts, and how many nodes found no room.
pub(crate) struct BookletPlan {
    pub(crate) blocks: Vec<Block>,
    pub(crate) left_out: usize,
    /// How many letters its texts have, and its lists of moves.
    pub(crate) letters: usize,
    pub(crate) listed: usize,
    /// The links of its comments.
    pub(crate) links: LinkTexts,
}

/// What is still to be written.
enum Waiting {
    Line(Task),
    /// What is said of a move, how deep it is nested, and the label of the figure that has the move.
    Words(Words, usize, Arc<str>),
}

/// A line of moves.
struct Task {
    start: NodeId,
    /// The position before it; none before the root, and none where figures have no room any more.
    before: Option<Position>,
    /// The number of the move before it.
    number: u32,
    depth: usize,
    /// Where a variation begins: its letter, and the diagram whose moves it replaces, if that is none of the game's figures.
    letter: Option<String>,
    of: Option<Arc<str>>,
    /// The moves that could be played instead of its first one.
    forks: Vec<Task>,
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
    /// The block that reports it.
    omitted: Option<usize>,
    /// Moves without a figure that are still to be written, and how many letters such lists have.
    list: Vec<String>,
    listed: usize,
    /// Where the variation begins whose moves are written next, until that is written.
    begins: Option<String>,
    /// The label of the figure that what was written last belongs to.
    last: Arc<str>,
    /// The note that says that moves have no figures, since the last figure: its block, and how many moves.
    bare: Option<(usize, usize)>,
    /// Whether the record says itself where figures begin.
    has_figures: bool,
    waiting: Vec<Waiting>,
}

/// Where a variation begins, and in which diagram, if that is none of the game's figures.
fn variation(letter: &str, number: u32, of: Option<&str>) -> String {
    match of {
        None => say!("booklet-variation", "variation {letter} at move {number}", letter, number),
        Some(diagram) => {
            say!("booklet-variation-of", "variation {letter} at move {number} of {diagram}", letter, number, diagram)
        }
    }
}

/// What a variation is called where the record labels the board: by the label of its first move, or by the move where its letter labels
/// something else.
fn letter(labels: &[(Place, String)], tree: &Tree, (start, index): (NodeId, usize), before: &Position) -> String {
    let usual = hints::letter(index);
    let Some(played) = hints::made(tree, start, before) else { return usual };
    let own =
        labels.iter().find(|(place, text)| played.places.contains(place) && text.chars().count() <= LONGEST_LABEL);
    match own {
        Some((_, label)) => label.clone(),
        None if labels.iter().any(|(_, label)| *label == usual) => before.move_text(&played.action),
        None => usual,
    }
}

/// Whether a node marks more than the move it has: only its own figure shows that.
fn is_marked(tree: &Tree, node: NodeId, position: &Position) -> bool {
    let markup = Markup::of(tree, node, position);
    let own = position.last_move().map_or(&[][..], |made| &made.places);
    let marked = markup.marks.iter().map(|mark| mark.0).chain(markup.labels.iter().map(|label| label.0));
    !markup.lines.is_empty() || !markup.arrows.is_empty() || marked.into_iter().any(|place| !own.contains(&place))
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
    let kind = Arc::new(Kind::of(tree, root).with_coordinates(options.notation));
    let before = Some(Position::start(kind.clone()));
    let start = Task { start: root, before, number: 0, depth: 0, letter: None, of: None, forks: Vec::new() };
    let moves = if room.moves == 0 { u32::MAX } else { room.moves };
    let moves = if kind.facts().entry == MoveEntry::Steps { moves.min(STEPS) } else { moves };
    let mut planner = Planner {
        tree,
        options,
        theme,
        room: Room { moves, ..room },
        blocks: Vec::new(),
        figures: 0,
        diagrams: 0,
        letters: 0,
        left_out: 0,
        omitted: None,
        list: Vec::new(),
        listed: 0,
        begins: None,
        last: Arc::from(""),
        bare: None,
        has_figures: tree.descendants(root).any(|node| tree.has(node, "FG")),
        waiting: vec![Waiting::Line(start)],
        kind,
    };
    while let Some(next) = planner.waiting.pop() {
        match next {
            Waiting::Line(task) => planner.line(task, pace)?,
            Waiting::Words(words, depth, figure) => planner.say(words, depth, figure),
        }
    }
    let count = planner.left_out;
    if let Some(Block::Note(note, _)) = planner.omitted.and_then(|at| planner.blocks.get_mut(at)) {
        *note = match room.has_board {
            true => say!(
                "booklet-left-out",
                "{count} more node is on the board only." | "{count} more nodes are on the board only.",
                count
            ),
            false => say!(
                "booklet-nodes-here",
                "{count} node from here on found no room." | "{count} nodes from here on found no room.",
                count
            ),
        };
    }
    let comments = planner.blocks.iter().filter_map(|block| match block {
        Block::Words(words, _) => Some(&*words.comment),
        Block::Figure(..) | Block::Note(..) => None,
    });
    let links = LinkTexts::of((tree, root), &planner.kind, comments);
    let Planner { blocks, left_out, letters, listed, .. } = planner;
    Ok(BookletPlan { blocks, left_out, letters, listed, links })
}

/// A position that is asked, with this label, and what is said of it: no continuations.
pub(crate) fn question(
    (tree, node, comment): (&Tree, NodeId, String),
    options: &Options,
    theme: &Theme,
    (label, about): (String, String),
) -> BookletPlan {
    let position = Position::replay(tree, node).with_coordinates(options.notation);
    let mut figure = Figure::begin(&position);
    figure.add(node, &position);
    let drawn = figure.drawn(tree, &position, options, theme);
    let path = label.to_lowercase().replace(' ', "-");
    let whole = position.inherited().view.is_none() && options.part.is_none();
    let picture =
        Picture { drawn, label, about, list: String::new(), whole, nodes: Vec::new(), measures: String::new() };
    let mut blocks = vec![Block::Figure(Box::new(picture), 0)];
    if !comment.is_empty() {
        let (about, name, chapter) = Default::default();
        blocks.push(Block::Words(Words { node, path, about, name, comment, chapter }, 0));
    }
    BookletPlan { blocks, left_out: 0, letters: 0, listed: 0, links: LinkTexts::default() }
}

impl Planner<'_> {
    /// Writes a line up to the end of its figure; its comments, each with the variations that belong to it, and what follows are waiting.
    fn line(&mut self, task: Task, pace: &mut Pace<'_>) -> Result<(), PublishError> {
        let has_room = self.kind.has_board() && self.has_room(task.depth);
        let Some(before) = task.before.filter(|_| has_room) else {
            self.waiting.extend(task.forks.into_iter().rev().map(Waiting::Line));
            self.begins = task.letter.map(|letter| variation(&letter, task.number + 1, task.of.as_deref()));
            return self.words_only((task.start, task.number), task.depth, pace);
        };
        let tree = self.tree;
        let mut position = before;
        let label: Arc<str> = self.label(task.depth).into();
        let is_root = tree.parent(task.start).is_none();
        if is_root {
            position.step(tree, task.start);
        }
        let mut figure = Figure::begin(&position);
        let (mut nodes, mut following, mut judged) = (Vec::new(), Vec::new(), Vec::new());
        // The moves that could be played instead of the next one: they stand beneath what is said of that.
        let mut forks = task.forks;
        let mut count = 0;
        let (mut at, mut next) = (task.start, Some(task.start));
        while let Some(node) = next {
            pace.step()?;
            let first = node == task.start;
            if !first && (self.ends_before(node, &figure) || self.ends_after(at, &figure, &position)) {
                break;
            }
            if !(first && is_root) {
                position.step(tree, node);
            }
            figure.add(node, &position);
            nodes.push(node);
            let number = position.printed_number(tree, position.move_number());
            match self.words(node, &position, number, task.depth) {
                Some(words) => following.push(Waiting::Words(words, task.depth, label.clone())),
                None => judged.extend(self.judged(node, number)),
            }
            following.extend(std::mem::take(&mut forks).into_iter().map(Waiting::Line));
            let is_fork = tree.first_child(node) != tree.last_child(node);
            let labels = if is_fork { Markup::of(tree, node, &position).labels } else { Vec::new() };
            for (index, child) in tree.children(node).enumerate().skip(1) {
                count += 1;
                let before = Some(position.clone()).filter(|_| self.diagrams + count <= self.room.figures);
                let letter = match &before {
                    Some(before) if !labels.is_empty() => letter(&labels, tree, (child, index), before),
                    _ => hints::letter(index),
                };
                forks.push(Task {
                    start: child,
                    before,
                    number: position.move_number(),
                    depth: task.depth + 1,
                    letter: Some(letter),
                    of: (task.depth > 0).then(|| label.clone()),
                    forks: Vec::new(),
                });
            }
            at = node;
            next = tree.first_child(node);
        }
        let variation = task.letter.as_deref().zip(Some(task.of));
        self.figure((&figure, judged), &position, (at, task.depth), variation);
        if let Some(Block::Figure(picture, _)) = self.blocks.last_mut() {
            picture.nodes = nodes;
        }
        match next {
            Some(start) => {
                let (number, before) = (position.move_number(), Some(position));
                let depth = task.depth;
                following.push(Waiting::Line(Task { start, before, number, depth, letter: None, of: None, forks }));
            }
            None => following.extend(forks.into_iter().map(Waiting::Line)),
        }
        self.waiting.extend(following.into_iter().rev());
        Ok(())
    }

    fn has_room(&self, depth: usize) -> bool {
        let all = self.figures + self.diagrams;
        if depth == 0 { self.figures < self.room.main } else { all < self.room.figures }
    }

    /// Whether a figure is over after this node: something is said of it, or another move was possible, and the figure is worth its paper;
    /// or what is said of it names what is marked on the board.
    fn ends_after(&self, node: NodeId, figure: &Figure, position: &Position) -> bool {
        let tree = self.tree;
        let is_discussed = || tree.has(node, "C") || tree.next_sibling(node).is_some();
        !self.has_figures
            && !figure.is_empty()
            && (figure.len() >= FEWEST && is_discussed() || tree.has(node, "C") && is_marked(tree, node, position))
    }

    /// Whether a figure is over before this node: it is full, the record begins another or sets the number of its moves, or something is set
    /// up.
    fn ends_before(&self, node: NodeId, figure: &Figure) -> bool {
        let full = figure.len() >= self.room.moves as usize;
        full || !figure.is_empty()
            && (self.tree.has(node, "FG")
                || self.tree.has(node, "MN")
                || self.tree.properties(node).any(|property| self.kind.sets_places(&property.id())))
    }

    /// What the next figure of a line that is nested so deep is called.
    fn label(&self, depth: usize) -> String {
        match depth {
            0 => say!("booklet-figure", "Figure {number}", number = self.figures + 1),
            _ => say!("booklet-diagram", "Diagram {number}", number = self.diagrams + 1),
        }
    }

    /// Writes what is said of a move. Where other figures came between, it names the one that has the move.
    fn say(&mut self, words: Words, depth: usize, figure: Arc<str>) {
        let mut words = words;
        if self.last != figure {
            let named = if words.is_heading() { &mut words.name } else { &mut words.about };
            *named = if named.is_empty() { figure.to_string() } else { format!("{} ({figure})", set_apart(named)) };
            self.last = figure;
        }
        self.blocks.push(Block::Words(words, depth));
    }

    /// Draws a figure; `judged` is what the record says of moves that no text is about.
    fn figure(
        &mut self,
        (figure, judged): (&Figure, Vec<String>),
        after: &Position,
        (node, depth): (NodeId, usize),
        variation: Option<(&str, Option<Arc<str>>)>,
    ) {
        // A variation in a corner needs no whole board.
        let part = if depth > 0 { self.part((figure, after), node) } else { None };
        let whole = after.inherited().view.is_none() && part.is_none();
        let options = Options { part, ..self.options.clone() };
        let mut drawn = figure.drawn(self.tree, after, &options, self.theme);
        drawn.notes.extend(judged);
        self.bare = None;
        let label = self.label(depth);
        match depth {
            0 => self.figures += 1,
            _ => self.diagrams += 1,
        }
        self.last = label.as_str().into();
        let range = match drawn.range {
            Some((first, last)) if first == last => first.to_string(),
            Some((first, last)) => format!("{first}–{last}"),
            None => String::new(),
        };
        let place = variation.zip(drawn.first);
        let place = place.map(|((letter, of), number)| self::variation(letter, number, of.as_deref()));
        // The number of a single move is said already where a variation begins.
        let range = Some(range).filter(|range| !range.is_empty() && (place.is_none() || range.contains('–')));
        let about: Vec<String> = [drawn.name.clone(), place, range].into_iter().flatten().collect();
        let list =
            if self.kind.facts().entry == MoveEntry::Point { String::new() } else { self.list(figure, (node, after)) };
        let picture = Picture {
            drawn,
            label,
            about: side_by_side(about.iter().map(String::as_str), ", "),
            list,
            whole,
            nodes: Vec::new(),
            measures: String::new(),
        };
        self.blocks.push(Block::Figure(Box::new(picture), depth));
    }

    /// The part of the board that a figure, which ends at a node, needs, where that is much less than all of it.
    fn part(&self, (figure, after): (&Figure, &Position), node: NodeId) -> Option<Vec<Place>> {
        let markup = Markup::of(self.tree, node, after);
        let mut in_use = used(after, &markup);
        // What was captured stays on the figure.
        in_use.extend(used(figure.position(), &Markup::default()));
        in_use.extend(figure.places());
        part(after, &markup, in_use).filter(|part| part.len() * 5 <= after.board().len() * 3)
    }

    /// The moves up to a node as a list.
    fn list(&self, figure: &Figure, (last, after): (NodeId, &Position)) -> String {
        let way = self.tree.way_up(last).filter(|&node| has_move(self.tree, &self.kind, node));
        let moves: Vec<NodeId> = way.take(figure.len()).collect();
        let numbers = figure.numbers().map(|number| after.printed_number(self.tree, number));
        let listed =
            moves.into_iter().rev().zip(numbers).filter_map(|(node, number)| {
                Some(format!("{number}. {}", told_move(self.tree, node, figure.position())?))
            });
        listed.collect::<Vec<_>>().join(BETWEEN_MOVES)
    }

    /// What is said of a node whose move is printed with this number.
    fn words(&mut self, node: NodeId, position: &Position, number: u32, depth: usize) -> Option<Words> {
        let text = |id: &str| self.tree.text(node, id).map(|text| text.trim().to_owned()).unwrap_or_default();
        let (name, comment) = (text("N"), text("C"));
        let judged = judgement_without_move(self.tree, node, &self.kind);
        if name.is_empty() && comment.is_empty() && judged.is_empty() {
            return None;
        }
        if self.letters > self.room.letters {
            self.leave_out(depth);
            return None;
        }
        self.letters += name.len() + comment.len() + 40;
        let made = told_move(self.tree, node, position).map(|played| match number {
            0 => played,
            number => format!("{number} {played}"),
        });
        let about = made.unwrap_or(judged);
        let chapter = match name.as_str() {
            "" => String::new(),
            name => side_by_side([about.as_str(), &short(name)], " · "),
        };
        Some(Words { node, path: String::new(), about, name, comment, chapter })
    }

    /// What the record says of the move of a node, with the number on its stone: `5!`.
    fn judged(&self, node: NodeId, number: u32) -> Option<String> {
        let judged = judgement(self.tree, node, &self.kind);
        (number > 0 && !judged.is_empty() && has_move(self.tree, &self.kind, node)).then(|| format!("{number}{judged}"))
    }

    /// Counts a node that finds no room: a note stands where the first one should.
    fn leave_out(&mut self, depth: usize) {
        self.left_out += 1;
        if self.omitted.is_none() {
            self.list_moves(depth);
            self.omitted = Some(self.blocks.len());
            self.blocks.push(Block::Note(String::new(), depth));
        }
    }

    /// Where there is no board, or no room for more figures: texts, and the moves between them as lists.
    fn words_only(
        &mut self,
        (start, before): (NodeId, u32),
        depth: usize,
        pace: &mut Pace<'_>,
    ) -> Result<(), PublishError> {
        let tree = self.tree;
        // Naming a move does not need a position, which would be slow to compute.
        let bare = Position::start(self.kind.clone());
        if self.kind.has_board() {
            let count = tree.descendants(start).filter(|&node| has_move(tree, &self.kind, node)).count();
            // Of many lines one after the other it is said once.
            let (block, before) = self.bare.unwrap_or((self.blocks.len(), 0));
            let count = before + count;
            let note = say!(
                "booklet-without-figure",
                "{count} move from here on has no figure." | "{count} moves from here on have no figure.",
                count
            );
            match self.blocks.get_mut(block) {
                Some(said) => {
                    if let Block::Note(text, _) = said {
                        *text = note;
                    }
                    self.bare = Some((block, count));
                }
                None if count > 0 => {
                    self.blocks.push(Block::Note(note, depth));
                    self.bare = Some((block, count));
                }
                None => {}
            }
        }
        // The numbers of nodes that several follow, and how many of these came by.
        let mut forks: HashMap<NodeId, (u32, usize)> = HashMap::new();
        let (mut number, mut last) = (before, None);
        for node in tree.descendants(start) {
            pace.step()?;
            let parent = tree.parent(node);
            if node != start && parent != last {
                self.list_moves(depth);
                if let Some((before, count)) = parent.and_then(|parent| forks.get_mut(&parent)) {
                    number = *before;
                    *count += 1;
                    self.begins = Some(variation(&hints::letter(*count), number + 1, None));
                }
            }
            let is_move = has_move(tree, &self.kind, node);
            number = number_after(tree, &self.kind, node, number);
            if tree.children(node).nth(1).is_some() {
                forks.insert(node, (number, 0));
            }
            last = Some(node);
            let printed = if is_move { number } else { 0 };
            if let Some(mut words) = self.words(node, &bare, printed, depth) {
                self.list_moves(depth);
                if let Some(begins) = self.begins.take() {
                    words.about = side_by_side([begins.as_str(), &words.about], ", ");
                }
                self.blocks.push(Block::Words(words, depth));
            } else if let Some(played) = told_move(tree, node, &bare) {
                let listed = format!("{number}. {played}");
                self.listed += listed.len();
                match self.listed <= self.room.listed {
                    true => self.list.push(listed),
                    false => self.leave_out(depth),
                }
            }
        }
        self.list_moves(depth);
        Ok(())
    }

    /// Writes the moves that wait for it.
    fn list_moves(&mut self, depth: usize) {
        if !self.list.is_empty() {
            let moves = std::mem::take(&mut self.list).join(BETWEEN_MOVES);
            let note = match self.begins.take() {
                Some(begins) => language::with_colon(language::capital(&begins), moves),
                None => moves,
            };
            self.blocks.push(Block::Note(note, depth));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn planned(text: &str) -> Vec<String> {
        let tree = Tree::read(text.as_bytes().to_vec()).0;
        let root = tree.games().next().unwrap();
        let room = Room { moves: 50, main: 100, figures: 100, letters: 10_000, listed: 1_000, has_board: false };
        let (mut report, theme) = (|_, _| true, Theme::usual(false));
        let mut pace = Pace::new(&mut report, 100);
        let plan = plan((&tree, root), &Options::default(), theme, room, &mut pace).unwrap();
        let listed = plan.blocks.iter().map(|block| match block {
            Block::Figure(picture, _) => format!("[{}]", picture.about),
            Block::Words(words, _) => words.about.clone(),
            Block::Note(note, _) => note.clone(),
        });
        listed.collect()
    }

    /// Only what a variation needs is drawn; the game itself has its whole board.
    #[test]
    fn variations_in_a_corner_have_no_whole_board() {
        for (text, widths) in [
            ("(;GM[1]SZ[19];B[qd];W[oc](;B[lc])(;B[mc];W[oe]))", [19, 10]),
            // A stone far away, a label far away, a small board, another game.
            ("(;GM[1]SZ[19];B[qd];W[dp](;B[lc])(;B[mc];W[oe]))", [19, 19]),
            ("(;GM[1]SZ[19];B[qd];W[oc](;B[lc])(;B[mc];W[oe]LB[dp:A]))", [19, 19]),
            ("(;GM[1]SZ[9];B[gd];W[fc](;B[fe])(;B[hb];W[fe]))", [9, 9]),
            ("(;GM[11]SZ[11];B[j3];W[i4](;B[h5])(;B[k2];W[j5]))", [11, 11]),
        ] {
            let tree = Tree::read(text.as_bytes().to_vec()).0;
            let room = Room { moves: 50, main: 9, figures: 9, letters: 9_000, listed: 900, has_board: false };
            let mut report = |_, _| true;
            let mut pace = Pace::new(&mut report, 100);
            let root = tree.games().next().unwrap();
            let options = Options { coordinates: false, ..Options::default() };
            let plan = plan((&tree, root), &options, Theme::usual(false), room, &mut pace).unwrap();
            let boards = plan.blocks.iter().filter_map(|block| match block {
                Block::Figure(picture, _) => Some((picture.drawn.scene.bounds.width(), picture.whole)),
                _ => None,
            });
            let boards: Vec<(f32, bool)> = boards.collect();
            assert_eq!(boards.len(), 2, "{text}");
            let share = boards[1].0 / boards[0].0;
            assert!((share - widths[1] as f32 / widths[0] as f32).abs() < 0.1, "{text}: {boards:?}");
            assert_eq!(
                boards.iter().map(|board| board.1).collect::<Vec<_>>(),
                [true, widths[0] == widths[1]],
                "{text}"
            );
        }
    }

    #[test]
    fn marks_named_in_a_comment_are_in_its_figure() {
        // A letter beside the move: the figure ends there, however short it is.
        let text = "(;GM[1]SZ[9];B[ee];W[ec]C[A was better.]LB[cc:A];B[gc];W[cg])";
        assert_eq!(planned(text), ["[1–2]", "2 White E7", "[3–4]"]);
        // A mark on the move itself says nothing that its number does not.
        let text = "(;GM[1]SZ[9];B[ee];W[ec]C[Good.]CR[ec];B[gc];W[cg])";
        assert_eq!(planned(text), ["[1–4]", "2 White E7"]);
        // What is marked without a word is a matter of the screen.
        let text = "(;GM[1]SZ[9];B[ee];W[ec]LB[cc:A];B[gc];W[cg])";
        assert_eq!(planned(text), ["[1–4]"]);
    }

    #[test]
    fn a_text_behind_other_figures_names_its_own() {
        let text = "(;GM[1]SZ[9];B[ee]C[x](;W[ec]C[y];B[gc]C[z](;W[gg])(;W[gh]C[v]))(;W[ed]C[w];B[cc]C[u]))";
        let expected = [
            "[1–4]",
            "1 Black E5",
            "2 White E7",
            "[variation B at move 2, 2–3]",
            "2 White E6",
            "3 Black C7",
            "3 Black G7 (Figure 1)",
            "[variation B at move 4]",
            "4 White G2",
        ];
        assert_eq!(planned(text), expected);
    }

    /// Where the record gives letters to moves, a variation is called by its own, and never by one that labels something else.
    #[test]
    fn variations_have_the_letters_that_the_record_gives_them() {
        for (labels, expected) in [
            ("", ["[variation B at move 2]", "[variation C at move 2]"]),
            ("LB[cc:A][ec:B][gg:C]", ["[variation B at move 2]", "[variation C at move 2]"]),
            ("LB[cc:C][ec:A][gg:B]", ["[variation A at move 2]", "[variation B at move 2]"]),
            ("LB[cc:B][aa:C]", ["[variation E7 at move 2]", "[variation G3 at move 2]"]),
            ("LB[ec:1][gg:joseki]", ["[variation 1 at move 2]", "[variation C at move 2]"]),
        ] {
            let listed = planned(&format!("(;GM[1]SZ[9];B[ee]{labels}(;W[cc])(;W[ec])(;W[gg]))"));
            let variations: Vec<&str> =
                listed.iter().map(String::as_str).filter(|text| text.starts_with("[variation")).collect();
            assert_eq!(variations, expected, "{labels}");
        }
    }

    /// Each list of moves begins where its variation does.
    #[test]
    fn a_list_of_moves_names_its_variation() {
        let text = "(;GM[6];B[12];W[34](;B[43];W[55])(;B[56](;W[21];B[22])(;W[31]))(;B[65]))";
        let expected = [
            "1. Black 12 · 2. White 34 · 3. Black 43 · 4. White 55",
            "Variation B at move 3: 3. Black 56 · 4. White 21 · 5. Black 22",
            "Variation B at move 4: 4. White 31",
            "Variation C at move 3: 3. Black 65",
        ];
        assert_eq!(planned(text), expected);
    }

    #[test]
    fn moves_without_a_figure_are_reported_once() {
        let words = |count: usize| -> String { (0..count).map(|_| "(;B[cc]C[x];W[dd])").collect() };
        let listed = planned(&format!("(;GM[1]SZ[9];B[ee](;W[ec]){})", words(150)));
        let notes: Vec<&String> = listed.iter().filter(|text| text.contains("no figure")).collect();
        assert_eq!(notes, ["102 moves from here on have no figure."], "51 variations too many");
    }

    #[test]
    fn a_variation_of_a_variation_names_its_diagram() {
        let text = "(;GM[1]SZ[9];B[ee];W[ec](;B[gc];W[gg])(;B[cc](;W[dd])(;W[ff])))";
        let expected = ["[1–4]", "[variation B at move 3, 3–4]", "[variation B at move 4 of Diagram 1]"];
        assert_eq!(planned(text), expected);
    }

    /// A variation begins at a move of the game, and is called by the numbers on its stones.
    #[test]
    fn a_variation_with_numbers_of_its_own_says_where_it_begins() {
        let labelled = "(;GM[1]SZ[9];B[ee];W[gg];B[cc](;W[cg])(;W[gc];B[cg];W[ce]C[White 3.]LB[gc:1][cg:2][ce:3]))";
        let listed = planned(labelled);
        assert!(listed.iter().any(|text| text == "[variation B at move 4, 1–3]"), "{listed:?}");
    }

    #[test]
    fn moves_without_a_figure_are_listed_with_their_numbers() {
        let text = "(;GM[6];B[12]C[first];W[34];B[43](;W[55]C[good])(;W[66]BM[1];B[21]))";
        assert_eq!(
            planned(text),
            [
                "1 Black 12",
                "2. White 34 · 3. Black 43",
                "4 White 55",
                "Variation B at move 4: 4. White 66? · 5. Black 21"
            ]
        );
        // Beyond the figures that have room, as well: the number goes on from the game.
        let many: String = (0..60).map(|_| "(;B[cc];W[dd]MN[9];B[ff])").collect();
        let listed = planned(&format!("(;GM[1]SZ[9];B[ee];W[gg](;B[gc]){many})"));
        assert!(
            listed.iter().any(|text| text.ends_with(" at move 3: 3. Black C7 · 9. White D6 · 10. Black F4")),
            "{listed:?}"
        );
        // Numbers that hardly any type can hold.
        for number in ["4294967295", "4294967294", "9223372036854775807", "2147483647"] {
            let listed = planned(&format!("(;GM[6];B[12]MN[{number}];W[34];B[43])"));
            assert_eq!(listed, ["2147483647. Black 12 · 2147483648. White 34 · 2147483649. Black 43"], "{number}");
        }
    }

    #[test]
    fn omissions_are_reported_at_their_place() {
        let long = ";B[12];W[34]".repeat(200);
        let listed = planned(&format!("(;GM[6];B[11]C[first]{long}(;B[12]C[last])(;W[21]))"));
        let [first, .., rest, last] = &listed[..] else { panic!("{listed:?}") };
        assert_eq!(first, "1 Black 11");
        assert!(rest.ends_with(" nodes from here on found no room."), "{listed:?}");
        assert_eq!(last, "402 Black 12");
    }

    #[test]
    fn annotations_of_moves_without_text_are_in_the_caption() {
        let captions = |text: &str| -> Vec<String> {
            let tree = Tree::read(text.as_bytes().to_vec()).0;
            let root = tree.games().next().unwrap();
            let room = Room { moves: 50, main: 100, figures: 100, letters: 10_000, listed: 1_000, has_board: false };
            let (mut report, theme) = (|_, _| true, Theme::usual(false));
            let plan = plan((&tree, root), &Options::default(), theme, room, &mut Pace::new(&mut report, 100)).unwrap();
            let captions = plan.blocks.iter().filter_map(|block| match block {
                Block::Figure(picture, _) if picture.list.is_empty() => Some(picture.drawn.notes.join(", ")),
                Block::Figure(picture, _) => Some(picture.list.clone()),
                Block::Words(words, _) => Some(words.about.clone()),
                Block::Note(..) => None,
            });
            captions.collect()
        };
        for (record, expected) in [
            (
                "(;GM[1]SZ[9];B[ee]TE[1];W[ec]DO[];B[gc]BM[2];W[cg]IT[];B[gg]C[x]TE[1])",
                &["1!, 2?!, 3??, 4!?", "5 Black G3!"][..],
            ),
            (
                "(;GM[1]SZ[9];B[ee]GB[1];W[ec]UC[2];B[gc]HO[1];W[cg]DM[1]TE[2];B[gg]GW[1])",
                &["1 (Good for Black), 2 (Unclear position), 3 (Hotspot), 4!! (Even position), 5 (Good for White)"],
            ),
            ("(;GM[11]SZ[5]GB[1];B[c3]GW[1])", &["1 (Good for White)", "Good for Black"]),
            ("(;GM[Blokus Duo];B[e10,e9,e8]TE[1];W[j5,k5]BM[1])", &["1. Purple I3 E9! · 2. Orange 2 J5?"]),
            ("(;GM[1]SZ[9];B[ee]MN[31]TE[1](;W[ec])(;W[gc]BM[1]))", &["31!", "32?"]),
        ] {
            assert_eq!(captions(record), expected, "{record}");
        }
    }

    #[test]
    fn annotations_follow_their_move() {
        let text = "(;GM[1]SZ[9];B[ee]TE[2]C[x];W[ec]BM[1]C[y];B[gc]DO[]C[z];W[cg]GB[1]C[w])";
        assert_eq!(planned(text)[1..], ["1 Black E5!!", "2 White E7?", "3 Black G7?!", "4 White C3 (Good for Black)"]);
    }
}
