//! Problems on sheets: six to twelve on each, numbered, cut to the part of the board that is in use, with room for a name and for answers;
//! and the answers as small diagrams on sheets of their own.

use super::flow::{Flow, Mark, Role, SMALL, STRONG};
use super::lines::{SetLine, Style};
use crate::edit::place::has_move;
use crate::game::{
    Colour, Coordinates, Ground, Kind, Markup, Move, MoveEntry, Place, Position, Solution, SolutionMove, Summary,
};
use crate::language;
use crate::publish::about::{name_of, short, told_move};
use crate::scene::diagram::Figure;
use crate::scene::{LastMove, Options, Scene, Theme, compose};
use crate::sgf::{NodeId, Tree};
use std::collections::HashMap;
use std::sync::Arc;

/// Lines that are seen beyond what is in use, and how near to the border of the board that is seen, too.
const AROUND: i32 = 2;
const NEAR: i32 = 3;
/// Moves of an answer that are farther from the stones than this do not make the diagram of the question larger: they would tell.
const FAR: i32 = 3;
/// How many answers of a problem have a diagram, how many moves each has at most, and how long what is said of it is.
const ANSWERS: usize = 4;
const MOVES: usize = 60;
const REMARK: usize = 220;
/// The greatest width of a line of the board, in points: of questions and of answers.
const CELL: f32 = 21.0;
const SMALL_CELL: f32 = 10.5;
const TINY: Style = Style { size: 7.5, bold: false };
/// What is asked of a problem has no more lines than this.
const LINES: usize = 3;
/// Room for the answer, where there are no more than so many problems on a sheet.
const ANSWER: f32 = 16.0;

/// A problem, numbered.
pub(super) struct Problem {
    number: usize,
    question: Scene,
    /// `Black to play`, and what else is written beneath it.
    turn: String,
    title: String,
    text: String,
    answers: Vec<Answer>,
}

/// One way to solve a problem.
struct Answer {
    picture: Scene,
    /// The moves that cannot be read in the picture, or all of them.
    moves: String,
    remark: String,
}

impl Problem {
    /// All characters of its texts.
    pub(super) fn letters(&self) -> impl Iterator<Item = char> + '_ {
        let texts = [&self.turn, &self.title, &self.text].into_iter();
        let answers = self.answers.iter().flat_map(|answer| [&answer.moves, &answer.remark]);
        texts.chain(answers).flat_map(|text| text.chars())
    }
}

/// The problems of a game, numbered from `first`.
pub(super) fn problems(
    tree: &Tree,
    asked: &Solution,
    (theme, notation): (&Theme, Coordinates),
    first: usize,
) -> Vec<Problem> {
    let kind = Arc::new(Kind::of(tree, asked.root).with_coordinates(notation));
    let verdicts: HashMap<NodeId, &SolutionMove> = asked.moves.iter().map(|made| (made.node, made)).collect();
    let summary = Summary::new(tree, asked.root, &kind);
    let title = name_of(&summary).map(|name| short(&name)).unwrap_or_default();
    let asker = Asker { tree, kind, verdicts, theme };
    let numbered = asked.questions.iter().zip(first..);
    numbered.map(|(&(node, side), number)| asker.problem((node, side), number, &title)).collect()
}

/// The part of the board that a question shows; `None` for all of it.
pub(crate) fn part_of_question(
    tree: &Tree,
    asked: &Solution,
    theme: &Theme,
    (node, side): (NodeId, Colour),
) -> Option<Vec<Place>> {
    let verdicts = asked.moves.iter().map(|made| (made.node, made)).collect();
    let asker = Asker { tree, kind: Arc::new(Kind::of(tree, asked.root)), verdicts, theme };
    let position = Position::replay(tree, node);
    let markup = Markup::of(tree, node, &position);
    let near = asker.near(&position, &markup, &asker.answers(node, side));
    part(&position, &markup, near)
}

struct Asker<'a> {
    tree: &'a Tree,
    kind: Arc<Kind>,
    verdicts: HashMap<NodeId, &'a SolutionMove>,
    theme: &'a Theme,
}

impl Asker<'_> {
    fn problem(&self, (node, side): (NodeId, Colour), number: usize, title: &str) -> Problem {
        let tree = self.tree;
        let position = Position::replay(tree, node).with_coordinates(self.kind.board().coordinates());
        let markup = Markup::of(tree, node, &position);
        let colour = language::capital(self.kind.colour_name(side));
        let mut texts: Vec<String> =
            tree.way_up(node).filter_map(|node| tree.text(node, "C")).map(|text| short(text.trim())).collect();
        texts.retain(|text| !text.is_empty());
        texts.reverse();
        let lines = self.answers(node, side);
        let near = self.near(&position, &markup, &lines);
        let options = Options {
            coordinates: false,
            last_move: LastMove::None,
            part: part(&position, &markup, near),
            // Which pieces are left is a part of the question.
            trays: self.kind.facts().entry == MoveEntry::Piece,
            ..Options::default()
        };
        Problem {
            number,
            question: compose(&position, &markup, &options, self.theme),
            turn: say!("spoken-to-play", "{colour} to play", colour),
            title: title.to_owned(),
            text: texts.join(" "),
            answers: lines.iter().map(|line| self.answer(&position, line)).collect(),
        }
    }

    /// Where moves are that belong to a question: those of its answers, unless they are far from everything.
    fn near(&self, position: &Position, markup: &Markup, lines: &[Vec<NodeId>]) -> Vec<Place> {
        let board = position.board();
        let used = used(position, markup);
        let is_near = |place: &Place| {
            let at = |p: Place| (i32::from(board.column(p)), i32::from(board.row(p)));
            let (column, row) = at(*place);
            used.iter().map(|&p| at(p)).any(|(c, r)| (c - column).abs().max((r - row).abs()) <= FAR)
        };
        let moves = lines.iter().flatten().flat_map(|&node| self.places(node));
        moves.filter(is_near).chain(used.iter().copied()).collect()
    }

    fn places(&self, node: NodeId) -> Vec<Place> {
        let mut moves = self.tree.properties(node).filter(|property| self.kind.colour_of(&property.id()).is_some());
        match moves.next().and_then(|made| self.kind.move_in(&made)) {
            Some(Move::Place(places)) => {
                places.into_iter().filter(|place| place.index() < self.kind.board().len()).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The nodes with moves that follow one; nodes without are passed through.
    fn following(&self, node: NodeId) -> Vec<NodeId> {
        let (mut found, mut next): (Vec<NodeId>, Vec<NodeId>) = (Vec::new(), self.tree.children(node).collect());
        next.reverse();
        while let Some(node) = next.pop() {
            if self.verdicts.contains_key(&node) {
                found.push(node);
            } else {
                let from = next.len();
                next.extend(self.tree.children(node));
                next[from..].reverse();
            }
        }
        found
    }

    /// The lines that solve a problem, one for each first move that does.
    fn answers(&self, question: NodeId, side: Colour) -> Vec<Vec<NodeId>> {
        let right =
            |node: &NodeId| self.is_of(*node, side) && self.verdicts.get(node).is_some_and(|made| made.leads_on);
        let firsts = self.following(question).into_iter().filter(right).take(ANSWERS);
        firsts.map(|first| self.line(first, side)).collect()
    }

    fn line(&self, first: NodeId, side: Colour) -> Vec<NodeId> {
        let mut line = vec![first];
        let mut at = first;
        while line.len() < MOVES && !self.verdicts.get(&at).is_some_and(|made| made.is_right) {
            let mut next = self.following(at);
            if next.is_empty() {
                // It goes on where the same position does.
                let Some(other) = self.verdicts.get(&at).and_then(|made| made.goes_on) else { break };
                next = self.following(other);
            }
            let leads_on = |node: &&NodeId| self.verdicts.get(*node).is_some_and(|made| made.leads_on);
            let solves = |node: &&NodeId| self.is_of(**node, side) && leads_on(node);
            let found = match next.iter().any(|node| self.is_of(*node, side)) {
                true => next.iter().find(solves),
                false => next.iter().find(leads_on).or(next.first()),
            };
            let Some(&found) = found else { break };
            line.push(found);
            at = found;
        }
        line
    }

    fn is_of(&self, node: NodeId, side: Colour) -> bool {
        self.tree.properties(node).any(|property| self.kind.colour_of(&property.id()) == Some(side))
    }

    fn answer(&self, question: &Position, line: &[NodeId]) -> Answer {
        let tree = self.tree;
        let mut figure = Figure::begin(question);
        let mut after = question.clone();
        let mut remarks: Vec<String> = Vec::new();
        let mut moves = Vec::new();
        for &node in line {
            after.step(tree, node);
            figure.add(node, &after);
            moves.extend(self.places(node));
            let told = self.verdicts.get(&node).and_then(|made| made.comment.clone());
            remarks.extend(told.or_else(|| tree.text(node, "C").map(|text| text.to_string())));
        }
        let markup = line.last().map(|&last| Markup::of(tree, last, &after)).unwrap_or_default();
        let in_use = used(question, &markup).into_iter().chain(moves).collect();
        let options = Options { coordinates: false, part: part(question, &markup, in_use), ..Options::default() };
        let drawn = figure.drawn(tree, &after, &options, self.theme);
        let moves = match self.kind.facts().entry {
            MoveEntry::Point => crate::scene::diagram::joined(&drawn.notes),
            _ => {
                let made = line.iter().filter(|&&node| has_move(tree, &self.kind, node));
                let said = made
                    .zip(figure.numbers())
                    .filter_map(|(&node, number)| Some(format!("{number}. {}", told_move(tree, node, question)?)));
                said.collect::<Vec<_>>().join(" · ")
            }
        };
        let remark = remarks.iter().map(|text| short(text.trim())).filter(|text| !text.is_empty());
        let remark: String = remark.collect::<Vec<_>>().join(" ").chars().take(REMARK).collect();
        Answer { picture: drawn.scene, moves, remark }
    }
}

/// The places with stones and markup.
fn used(position: &Position, markup: &Markup) -> Vec<Place> {
    let stones = position.board().places().filter(|&place| position.stone(place).is_some());
    let marked = markup.marks.iter().map(|mark| mark.0).chain(markup.labels.iter().map(|label| label.0));
    stones.chain(marked).collect()
}

/// The part of a board of lines around what is in use; `None` where that is most of it, where the record says itself what is seen, and on
/// boards whose borders mean something.
fn part(position: &Position, markup: &Markup, in_use: Vec<Place>) -> Option<Vec<Place>> {
    let board = position.board();
    if position.kind().facts().ground != Ground::Lines || markup.view.is_some() || in_use.is_empty() {
        return None;
    }
    // Lines of one direction that are seen: the first and the last.
    let span = |at: &dyn Fn(Place) -> u16, count: u16| {
        let lines = in_use.iter().map(|&place| i32::from(at(place)));
        let (least, most) = lines.fold((i32::MAX, i32::MIN), |(least, most), line| (least.min(line), most.max(line)));
        let (first, last) = (least - AROUND, most + AROUND);
        let end = i32::from(count) - 1;
        (if first <= NEAR { 0 } else { first }, if last >= end - NEAR { end } else { last })
    };
    let columns = span(&|place| board.column(place), board.columns());
    let rows = span(&|place| board.row(place), board.rows());
    let seen = |(first, last): (i32, i32)| last - first + 1;
    if seen(columns) >= i32::from(board.columns()) - 2 && seen(rows) >= i32::from(board.rows()) - 2 {
        return None;
    }
    let is_seen = |place: &Place| {
        let (column, row) = (i32::from(board.column(*place)), i32::from(board.row(*place)));
        (columns.0..=columns.1).contains(&column) && (rows.0..=rows.1).contains(&row)
    };
    Some(board.places().filter(is_seen).collect())
}

/// A cell of a grid: a picture with lines of text beneath it.
struct Cell<'a> {
    picture: &'a Scene,
    label: String,
    texts: Vec<(&'a str, Style, usize)>,
    /// Height of the rule to write on; 0 for none.
    rule: f32,
}

/// Lays problems onto sheets.
pub(super) fn lay(flow: &mut Flow<'_>, problems: &[Problem], per_sheet: usize) {
    let columns = if flow.shape.width() < 300.0 || per_sheet < 6 {
        1
    } else if per_sheet > 8 {
        3
    } else {
        2
    };
    let rows = per_sheet.div_ceil(columns);
    for (at, sheet) in problems.chunks(per_sheet).enumerate() {
        if at > 0 {
            flow.break_page();
        }
        name_line(flow);
        let height = (flow.room() / rows as f32).max(60.0);
        for row in sheet.chunks(columns) {
            let cells: Vec<Cell<'_>> = row
                .iter()
                .map(|problem| Cell {
                    picture: &problem.question,
                    label: format!("{}. {}", problem.number, problem.turn),
                    texts: vec![(&problem.title, TINY, 1), (&problem.text, TINY, LINES)],
                    rule: if height > 130.0 { ANSWER } else { 10.0 },
                })
                .collect();
            lay_row(flow, &cells, columns, (Some(height), CELL));
        }
    }
}

/// Lays their answers, behind everything else.
pub(super) fn lay_answers(flow: &mut Flow<'_>, problems: &[Problem]) {
    let cells: Vec<Cell<'_>> = problems
        .iter()
        .flat_map(|problem| {
            let several = problem.answers.len() > 1;
            problem.answers.iter().enumerate().map(move |(at, answer)| {
                let letter = if several { char::from(b'a' + at as u8).to_string() } else { String::new() };
                Cell {
                    picture: &answer.picture,
                    label: format!("{}{letter}.", problem.number),
                    texts: vec![(&answer.moves, TINY, 4), (&answer.remark, TINY, 4)],
                    rule: 0.0,
                }
            })
        })
        .collect();
    let columns = (flow.shape.width() / 120.0).floor().clamp(1.0, 4.0) as usize;
    for row in cells.chunks(columns) {
        lay_row(flow, row, columns, (None, SMALL_CELL));
    }
}

/// Where pupils write their name.
fn name_line(flow: &mut Flow<'_>) {
    let role = flow.role(Role::Paragraph);
    let words = say!("sheet-name", "Name:");
    let Some((line, size)) = flow.set(&[(&words, SMALL)], flow.shape.width()).into_iter().next() else { return };
    let (right, y) = (flow.shape.size.0 - flow.shape.margin, flow.y() + 14.0);
    let from = right - flow.shape.width().min(400.0) / 2.0;
    let to = from + line.width + 6.0;
    flow.put(role, Mark::Line { at: (from, y), line, size });
    flow.put(role, Mark::Writing { from: to, to: right, y: y + 2.0 });
    flow.skip(24.0);
}

/// Lays a row of cells, each as high as `height` or as it has to be.
fn lay_row(flow: &mut Flow<'_>, cells: &[Cell<'_>], columns: usize, (height, most): (Option<f32>, f32)) {
    const GAP: f32 = 16.0;
    let width = (flow.shape.width() - GAP * (columns - 1) as f32) / columns as f32;
    let texts: Vec<Vec<(SetLine, f32)>> = cells
        .iter()
        .map(|cell| {
            let mut lines = flow.set(&[(&cell.label, STRONG)], width);
            for (text, style, most) in &cell.texts {
                lines.extend(flow.set(&[(text, *style)], width).into_iter().take(*most));
            }
            lines
        })
        .collect();
    let beneath = |lines: &[(SetLine, f32)], cell: &Cell<'_>| {
        lines.iter().map(|(_, size)| size * 1.35).sum::<f32>() + cell.rule + 12.0
    };
    let words = cells.iter().zip(&texts).map(|(cell, lines)| beneath(lines, cell)).fold(0.0_f32, f32::max);
    let free = match height {
        Some(height) => (height - words).max(40.0),
        None => width * 1.1,
    };
    let scale = |scene: &Scene| {
        let (w, h) = (scene.bounds.width().max(0.1), scene.bounds.height().max(0.1));
        (width / w).min(free / h).min(most)
    };
    let highest = cells.iter().map(|cell| scale(cell.picture) * cell.picture.bounds.height()).fold(0.0_f32, f32::max);
    let whole = height.unwrap_or(highest + words);
    if whole > flow.room() + 0.5 {
        flow.break_page();
    }
    let top = flow.y();
    for (at, (cell, lines)) in cells.iter().zip(texts).enumerate() {
        let left = flow.shape.margin + at as f32 * (width + GAP);
        let scale = scale(cell.picture);
        let (w, h) = (cell.picture.bounds.width() * scale, cell.picture.bounds.height() * scale);
        let role = flow.role(Role::Figure(format!("{} {}", cell.label, cell.picture.description)));
        let at = (left + (width - w) / 2.0, top + highest - h);
        flow.put(role, Mark::Picture { at, scale, scene: Box::new(cell.picture.clone()) });
        let role = flow.role(Role::Caption);
        let mut y = top + highest + 3.0;
        for (line, size) in lines {
            y += size * 1.35;
            let x = left + if line.from_right { width - line.width } else { 0.0 };
            flow.put(role, Mark::Line { at: (x, y), line, size });
        }
        if cell.rule > 0.0 {
            flow.put(role, Mark::Writing { from: left, to: left + width, y: y + cell.rule });
        }
    }
    flow.skip(whole);
}
