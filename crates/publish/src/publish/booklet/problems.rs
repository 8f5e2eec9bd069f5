//! Printed problems: numbered, cut to the part of the board that is in use, each with its answers as small diagrams.

use crate::edit::GameNumbers;
use crate::edit::place::has_move;
use crate::game::{
    Colour, Coordinates, Ground, Kind, Markup, Move, MoveEntry, Place, Position, Solution, SolutionMove, Summary,
};
use crate::language;
use crate::publish::about::{name_of, short, sources, told_move};
use crate::publish::asked::texts;
use crate::scene::diagram::Figure;
use crate::scene::{LastMove, Options, Scene, Theme, compose};
use crate::sgf::{NodeId, Tree};
use crate::study::without_verdict;
use std::collections::HashMap;
use std::sync::Arc;

/// Lines that are seen beyond what is in use, and how near to the border of the board that is seen, too.
const AROUND: i32 = 2;
const NEAR: i32 = 3;
/// Moves of an answer that are farther from the stones than this do not make the diagram of the question larger: they would tell.
const FAR: i32 = 3;
/// How many answers of a problem have a diagram, and how many moves each has at most.
const ANSWERS: usize = 4;
const MOVES: usize = 60;
/// So many other right moves of an answer are named.
const ALSO: usize = 12;

/// A problem, numbered.
pub(crate) struct Problem {
    pub(super) number: usize,
    pub(crate) question: Scene,
    /// `Black to play`, and what else is written beneath it.
    pub(super) turn: String,
    pub(crate) title: String,
    pub(crate) text: String,
    /// Where it is from.
    pub(crate) source: String,
    pub(super) answers: Vec<Answer>,
}

/// One way to solve a problem.
pub(crate) struct Answer {
    /// Its moves; none where the answer is in words.
    pub(crate) picture: Option<Scene>,
    /// The moves that cannot be read in the picture, or all of them.
    pub(crate) moves: String,
    pub(crate) remark: String,
}

impl Problem {
    /// All characters of its texts.
    pub(super) fn letters(&self) -> impl Iterator<Item = char> + '_ {
        let texts = [&self.turn, &self.title, &self.text, &self.source].into_iter();
        let answers = self.answers.iter().flat_map(|answer| [&answer.moves, &answer.remark]);
        texts.chain(answers).flat_map(|text| text.chars())
    }

    /// Its answers with their labels: `7.`, or `7a.` and so on where there are several.
    pub(crate) fn labelled_answers(&self) -> impl Iterator<Item = (String, &Answer)> {
        let several = self.answers.len() > 1;
        self.answers.iter().enumerate().map(move |(at, answer)| {
            let letter = if several { char::from(b'a' + at as u8).to_string() } else { String::new() };
            (format!("{}{letter}.", self.number), answer)
        })
    }
}

/// Whether there is an answer to print.
pub(crate) fn is_any_answered(problems: &[Problem]) -> bool {
    problems.iter().any(|problem| !problem.answers.is_empty())
}

/// Which problems have no answer in the record, in a sentence; `None` where all have one.
pub(crate) fn unanswered(problems: &[Problem]) -> Option<String> {
    let unanswered = problems.iter().filter(|problem| problem.answers.is_empty());
    let numbers = GameNumbers::of(unanswered.map(|problem| problem.number));
    let say = || say!("sheet-no-answer", "The record has no answer to {numbers}.", numbers = numbers.to_string());
    (!numbers.is_empty()).then(say)
}

/// The problems of a game, numbered from `first`.
pub(crate) fn problems(
    tree: &Tree,
    solution: &Solution,
    (theme, notation): (&Theme, Coordinates),
    first: usize,
) -> Vec<Problem> {
    let kind = Arc::new(Kind::of(tree, solution.root).with_coordinates(notation));
    let verdicts: HashMap<NodeId, &SolutionMove> = solution.moves.iter().map(|made| (made.node, made)).collect();
    let summary = Summary::new(tree, solution.root, &kind);
    let title = name_of(&summary).map(|name| short(&name)).unwrap_or_default();
    let sources = sources(tree, solution.root);
    let source = language::side_by_side(sources.iter().map(|(_, text)| text.as_str()), " · ");
    let asker = Asker { tree, kind, verdicts, theme };
    let numbered = solution.questions.iter().zip(first..);
    let problem = |(&question, number)| Problem {
        number,
        title: title.clone(),
        source: source.clone(),
        ..asker.problem(solution, question)
    };
    numbered.map(problem).collect()
}

/// The part of the board that a question shows; `None` for all of it.
pub(crate) fn part_of_question(
    tree: &Tree,
    solution: &Solution,
    theme: &Theme,
    (node, side): (NodeId, Colour),
) -> Option<Vec<Place>> {
    let verdicts = solution.moves.iter().map(|made| (made.node, made)).collect();
    let asker = Asker { tree, kind: Arc::new(Kind::of(tree, solution.root)), verdicts, theme };
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
    /// A problem without its number and the names of its game.
    fn problem(&self, solution: &Solution, (node, side): (NodeId, Colour)) -> Problem {
        let tree = self.tree;
        let position = Position::replay(tree, node).with_coordinates(self.kind.board().coordinates());
        let markup = Markup::of(tree, node, &position);
        let colour = language::capital(self.kind.colour_name(side));
        let (texts, answers_written) = texts(tree, solution, node);
        let lines = self.answers(node, side);
        let near = self.near(&position, &markup, &lines);
        let part = part(&position, &markup, near);
        let options = Options {
            // Whoever answers in writing needs names of places; corners of a board are answered on it.
            coordinates: part.is_none() || names_a_place(&position, &texts.join(" ")),
            last_move: LastMove::None,
            part,
            // Which pieces are left is a part of the question.
            trays: self.kind.facts().entry == MoveEntry::Piece,
            ..Options::default()
        };
        let answers = match solution.moves.is_empty() {
            true => self.shown((node, &position), &options, one_line(&answers_written.join(" "))).into_iter().collect(),
            false => lines.iter().map(|line| self.answer(&position, line, side)).collect(),
        };
        Problem {
            number: 0,
            question: compose(&position, &markup, &options, self.theme),
            turn: say!("spoken-to-play", "{colour} to play", colour),
            title: String::new(),
            text: one_line(&texts.join(" ")),
            source: String::new(),
            answers,
        }
    }

    /// The answer to a puzzle without moves: words, and the last position after it that the record has; `None` where it has neither.
    fn shown(&self, (node, question): (NodeId, &Position), options: &Options, remark: String) -> Option<Answer> {
        let tree = self.tree;
        let mut after = question.clone();
        let mut last = None;
        for node in tree.main_line(node).skip(1) {
            after.step(tree, node);
            let shows = tree.properties(node).any(|property| self.kind.sets_places(&property.id()))
                || !Markup::of(tree, node, &after).is_empty();
            last = shows.then_some(node).or(last);
        }
        let picture = last.map(|node| {
            let position = Position::replay(tree, node).with_coordinates(self.kind.board().coordinates());
            let options = Options { trays: false, ..options.clone() };
            compose(&position, &Markup::of(tree, node, &position), &options, self.theme)
        });
        let has_one = picture.is_some() || !remark.is_empty();
        has_one.then(|| Answer { picture, moves: String::new(), remark })
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

    /// The moves of the solver beside one of an answer's line that are right as well.
    fn also_right(&self, before: NodeId, node: NodeId, side: Colour) -> Vec<NodeId> {
        let mut next = self.following(before);
        if next.is_empty() {
            next = self.verdicts.get(&before).and_then(|made| made.goes_on).map_or(next, |other| self.following(other));
        }
        let own = self.places(node);
        let leads_on = |other: &NodeId| self.verdicts.get(other).is_some_and(|made| made.leads_on);
        next.retain(|other| self.is_of(*other, side) && leads_on(other) && self.places(*other) != own);
        if self.is_of(node, side) { next } else { Vec::new() }
    }

    fn is_of(&self, node: NodeId, side: Colour) -> bool {
        self.tree.properties(node).any(|property| self.kind.colour_of(&property.id()) == Some(side))
    }

    fn answer(&self, question: &Position, line: &[NodeId], side: Colour) -> Answer {
        let tree = self.tree;
        let mut figure = Figure::begin(question);
        let mut after = question.clone();
        let mut remarks: Vec<String> = Vec::new();
        let mut moves = Vec::new();
        for &node in line {
            after.step(tree, node);
            figure.add(node, &after);
            moves.extend(self.places(node));
            let comment = self.verdicts.get(&node).and_then(|made| made.comment.clone());
            let comment = comment.or_else(|| tree.text(node, "C").map(|text| text.to_string()));
            remarks.extend(comment.map(|comment| without_verdict(&comment, true).to_owned()));
        }
        let markup = line.last().map(|&last| Markup::of(tree, last, &after)).unwrap_or_default();
        let in_use = used(question, &markup).into_iter().chain(moves).collect();
        let numbered = figure.numbers();
        let made = line.iter().copied().filter(|&node| has_move(tree, &self.kind, node));
        let numbered: Vec<(NodeId, u32)> = made.zip(numbered).collect();
        // Other first moves have answers of their own.
        let later = line.windows(2).map(|two| (two[0], two[1]));
        let also = later
            .flat_map(|(before, node)| self.also_right(before, node, side).into_iter().map(move |other| (node, other)));
        let numbers: HashMap<NodeId, u32> = numbered.iter().copied().collect();
        let also = also.filter_map(|(node, other)| {
            let number = numbers.get(&node)?;
            Some(format!("{number}. {}", told_move(tree, other, question)?))
        });
        let also: Vec<String> = also.take(ALSO).collect();
        if !also.is_empty() {
            let also = say!("answer-also", "also right: {moves}", moves = also.join(" · "));
            remarks.push(language::capital(&also));
        }
        remarks.retain(|remark| !remark.trim().is_empty());
        let remark = match &remarks[..] {
            [remark] => one_line(remark),
            _ => one_line(&language::sentences(remarks)),
        };
        // Moves that numbers cannot show are read with the names of the places, and so is what the text names.
        let coordinates = self.kind.facts().entry == MoveEntry::Steps || names_a_place(question, &remark);
        let mut options = Options { coordinates, part: part(question, &markup, in_use), ..Options::default() };
        let mut drawn = figure.drawn(tree, &after, &options, self.theme);
        if !drawn.notes.is_empty() && !coordinates {
            options.coordinates = true;
            drawn = figure.drawn(tree, &after, &options, self.theme);
        }
        let moves = match self.kind.facts().entry {
            MoveEntry::Point => crate::scene::diagram::joined(&drawn.notes),
            _ => {
                let written = numbered
                    .iter()
                    .filter_map(|&(node, number)| Some(format!("{number}. {}", told_move(tree, node, question)?)));
                written.collect::<Vec<_>>().join(" · ")
            }
        };
        Answer { picture: Some(drawn.scene), moves, remark }
    }
}

/// Whether a text names a place of the board, such as `C15`.
pub(crate) fn names_a_place(position: &Position, text: &str) -> bool {
    let is_name = |word: &&str| {
        word.len() <= 5
            && word.starts_with(|first: char| first.is_ascii_alphabetic())
            && word.ends_with(|last: char| last.is_ascii_digit())
    };
    let mut words = text.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(is_name);
    words.any(|word| position.board().parse_display(word).is_some())
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The places with stones and markup.
pub(super) fn used(position: &Position, markup: &Markup) -> Vec<Place> {
    let stones = position.board().places().filter(|&place| position.stone(place).is_some());
    let marked = markup.marks.iter().map(|mark| mark.0).chain(markup.labels.iter().map(|label| label.0));
    stones.chain(marked).collect()
}

/// The part of a board of lines around what is in use; `None` where that is most of it, where the record says itself what is seen, and on
/// boards whose borders mean something.
pub(super) fn part(position: &Position, markup: &Markup, in_use: Vec<Place>) -> Option<Vec<Place>> {
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
