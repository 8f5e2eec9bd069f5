//! One question, from its first display to its rating.

use super::cut::cut;
use super::foretold::foretells;
use super::lines::{Chance, StudyGame};
use super::turned::{WAYS, laid};
use super::view::{Clue, StudyView};
use crate::game::{Colour, Kind, Move, Place, Position};
use crate::language;
use crate::relate::{PositionKeys, Sameness};
use crate::sgf::NodeId;
use crate::study::identity::{AnswersKey, ItemKey};
use crate::study::judge::Verdict;
use crate::study::mode::Mode;
use crate::study::nodes::{Row, is_against_rules};
use crate::study::questions::{Exercise, Reply};
use crate::study::schedule::Rating;
use std::collections::HashSet;
use std::ops::Range;
use std::sync::Arc;

/// Options for asking questions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DrillOptions {
    /// Replies are drawn at random among the good ones; otherwise the first is played. If the record asks for it (CHOICE), they are drawn
    /// in any case.
    pub replies_by_chance: bool,
    /// The board is turned at random, and the names of points in comments with it.
    pub turned: bool,
    /// The number of earlier attempts, which seeds random choices.
    pub attempt: u64,
    /// An additional seed.
    pub seed: u64,
}

/// The stage of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Somebody is to move.
    Asked,
    /// The move that was tried is not in the record, or the record does not judge it.
    Off,
    /// The move that was tried is wrong.
    Failed,
    /// The question is answered.
    Solved,
    /// The solution was shown.
    Shown,
}

/// The response to an answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Response {
    /// Right, and the question is answered.
    Right,
    /// Not the move played, but also good: in a game, a variation not marked as bad.
    Also,
    /// In a game: the move that was played, as the position lies in a mirror.
    Mirrored,
    /// Right so far; these replies were played, and it continues.
    Continued(Vec<(Colour, Move)>),
    /// Wrong. Of a game, how many columns and rows away from what was played.
    Wrong(Option<u32>),
    /// Not in the record.
    Unknown,
    /// In the record, which does not say whether it is right.
    Unjudged,
    /// Illegal, which does not count as an answer.
    Illegal,
    /// Nothing is asked now.
    NotAsked,
}

/// What was shown, in order.
#[derive(Clone, Debug, PartialEq)]
pub enum Seen {
    /// A node of the record.
    Node(NodeId),
    /// A move the user tried that the record does not have there.
    Tried(Colour, Move),
}

/// So many right lines of a question are shown.
const SOLUTIONS: usize = 50;

/// A larger game is asked unrotated: rotating it would take too long.
const MOST_TURNED: usize = 10_000;

/// A question that is asked. It changes nothing.
#[derive(Clone, Debug)]
pub struct Drill {
    lines: Arc<StudyGame>,
    kind: Arc<Kind>,
    question: Exercise,
    /// The question's key as in its record, independent of the symmetry shown.
    key: ItemKey,
    answers_key: AnswersKey,
    manner: DrillOptions,
    chance: Chance,
    seen: Vec<Seen>,
    /// Where in `seen` begins what is new since the last answer.
    latest: usize,
    /// New nodes whose comments foretold the answer: they are shown with it.
    held_back: Vec<NodeId>,
    /// While a solution is shown: how much of `seen` is visible.
    shown: Option<usize>,
    /// The right lines, each by which of the right moves it takes at each turn of the solver; and which of them is shown.
    solutions: Vec<Vec<usize>>,
    solution: usize,
    /// The moves with which the record answered the last one, at the end of the question.
    replies: Vec<(Colour, Move)>,
    /// The current node.
    at: NodeId,
    position: Position,
    stage: Stage,
    has_failed: bool,
    tries: u32,
    hints: u32,
    farthest: Option<u32>,
}

impl Drill {
    /// Asks a question of a game.
    pub fn new(game: &Arc<StudyGame>, question: &Exercise, manner: DrillOptions) -> Drill {
        let mut chance = Chance::of(question.key, manner.attempt, manner.seed);
        let way = if manner.turned && game.node_count() <= MOST_TURNED { chance.below(WAYS) } else { 0 };
        let found = if way == 0 { None } else { laid(game, question, way) };
        let (lines, found) = found.unwrap_or_else(|| (game.clone(), question.clone()));
        let position = Position::replay(&lines.tree, found.node);
        let mut seen: Vec<Seen> = lines.tree.way_up(found.node).map(Seen::Node).collect();
        seen.reverse();
        Drill {
            kind: position.kind().clone(),
            lines: lines.clone(),
            key: question.key,
            answers_key: question.answers_key,
            at: found.node,
            latest: first_new(&lines, found.mode, seen.len()),
            question: found,
            manner,
            chance,
            seen,
            held_back: Vec::new(),
            shown: None,
            solutions: Vec::new(),
            solution: 0,
            replies: Vec::new(),
            position,
            stage: Stage::Asked,
            has_failed: false,
            tries: 0,
            hints: 0,
            farthest: None,
        }
    }

    /// By what it is known again.
    pub fn key(&self) -> ItemKey {
        self.key
    }

    /// By what it is known that the answer has changed.
    pub fn answers_key(&self) -> AnswersKey {
        self.answers_key
    }

    /// The question's stage.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The position that is shown.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Who is asked.
    pub fn side(&self) -> Colour {
        self.question.side
    }

    /// How it is asked.
    pub fn mode(&self) -> Mode {
        self.question.mode
    }

    pub(super) fn game(&self) -> &Arc<StudyGame> {
        &self.lines
    }

    /// What is on view, in order.
    pub(super) fn on_view(&self) -> &[Seen] {
        &self.seen[..self.shown.unwrap_or(self.seen.len())]
    }

    /// How far the worst guess was away, in columns and rows.
    pub fn farthest(&self) -> Option<u32> {
        self.farthest
    }

    /// The first right move.
    pub fn first_answer(&self) -> Option<&Move> {
        self.question.answers.first().map(|reply| &reply.action)
    }

    /// The right moves at the point where the question is now.
    pub fn answers(&self) -> Vec<Move> {
        if self.at == self.question.node {
            return self.question.answers.iter().map(|reply| reply.action.clone()).collect();
        }
        let leads = |node: &NodeId| {
            let is_own = self.lines.mover(*node) == Some(self.question.side);
            is_own && self.lines.judgement.verdict(*node) > Some(Verdict::Wrong)
        };
        let made = |node: NodeId| {
            let mut position = self.position.clone();
            self.lines.way(self.at, node).into_iter().for_each(|node| position.step(&self.lines.tree, node));
            position.last_move().map(|made| made.action.clone())
        };
        self.lines.playable(self.at).into_iter().filter(leads).filter_map(made).collect()
    }

    /// Answers with a move.
    pub fn answer(&mut self, action: &Move) -> Response {
        if self.stage != Stage::Asked {
            return Response::NotAsked;
        }
        let side = self.question.side;
        let played = self.lines.played(self.at, side, action, &self.position);
        // That the record has it does not make it legal.
        let is_illegal = match played {
            Some(node) => self.lines.is_illegal(node),
            None => self.is_illegal(action),
        };
        if is_illegal {
            return Response::Illegal;
        }
        self.tries += 1;
        self.hold_back();
        self.latest = self.seen.len();
        self.replies.clear();
        match self.question.mode {
            Mode::Problem => self.solve(played, action),
            _ => self.name(played, action),
        }
    }

    fn is_illegal(&self, action: &Move) -> bool {
        let side = self.question.side;
        let judgement = &self.lines.judgement;
        let may_answer = judgement.at(self.at).is_none_or(|at| judgement.nodes.may_answer(at, side, action));
        !may_answer || self.position.check_move(side, action).iter().any(is_against_rules)
    }

    /// A move of a problem.
    fn solve(&mut self, played: Option<NodeId>, action: &Move) -> Response {
        let side = self.question.side;
        let node = match played {
            Some(node) => {
                self.go(node);
                node
            }
            None => {
                self.position.play(side, action);
                self.seen.push(Seen::Tried(side, action.clone()));
                // If the position occurs elsewhere, go on there.
                let Some(node) = self.equal_node() else {
                    self.stage = Stage::Off;
                    return Response::Unknown;
                };
                node
            }
        };
        self.at = node;
        match self.lines.judgement.verdict(node) {
            Some(Verdict::Right) => {
                self.play_forced_reply();
                self.stage = Stage::Solved;
                Response::Right
            }
            Some(Verdict::Continued) => self.reply(),
            Some(Verdict::Unjudged) => {
                self.stage = Stage::Off;
                Response::Unjudged
            }
            _ => {
                self.replies = self.play_replies();
                self.fail();
                Response::Wrong(None)
            }
        }
    }

    /// The record's refutation of a wrong answer, or its reply to the right one that ended the question, if it has one.
    pub fn replies(&self) -> &[(Colour, Move)] {
        &self.replies
    }

    /// A right mark on the only reply is reached by playing it.
    fn play_forced_reply(&mut self) {
        while let [reply] = self.lines.playable(self.at)[..] {
            if self.lines.mover(reply) == Some(self.question.side) {
                return;
            }
            self.go(reply);
            self.replies.extend(self.last_made());
        }
    }

    fn last_made(&self) -> Option<(Colour, Move)> {
        self.position.last_move().map(|made| (made.colour, made.action.clone()))
    }

    /// Plays replies until the solver is to move again.
    fn reply(&mut self) -> Response {
        let replies = self.play_replies();
        if self.lines.playable(self.at).is_empty() {
            // The line ends with a reply: nothing left to solve.
            self.replies = replies;
            self.stage = Stage::Solved;
            return Response::Right;
        }
        Response::Continued(replies)
    }

    fn play_replies(&mut self) -> Vec<(Colour, Move)> {
        let side = self.question.side;
        let mut replies = Vec::new();
        self.go_on_elsewhere();
        // A line that goes on elsewhere could lead back to where it was.
        for _ in 0..self.lines.judgement.nodes.rows.len() {
            let drawn = self.lines.reply(self.at, side, self.manner.replies_by_chance, &mut self.chance);
            let Some(reply) = drawn else { break };
            self.go(reply);
            replies.extend(self.last_made());
            self.go_on_elsewhere();
        }
        replies
    }

    /// A line that ends goes on where the same position goes on.
    fn go_on_elsewhere(&mut self) {
        if self.lines.playable(self.at).is_empty()
            && let Some(node) = self.equal_node()
        {
            self.at = node;
        }
    }

    /// A node whose position is the one that is shown, which leads on rather than one that does not.
    fn equal_node(&self) -> Option<NodeId> {
        let keys = PositionKeys::new(&self.kind, Sameness::Exact);
        let key = keys.of(&self.position);
        let rows = &self.lines.judgement.nodes.rows;
        let is_same = |row: &&Row| row.position == key && row.solver == Some(self.question.side);
        let same = rows.iter().filter(is_same).filter(|row| row.mover.is_some() && !row.is_illegal);
        let best = same
            .max_by_key(|row| (self.lines.judgement.verdict(row.node), row.moves_below, std::cmp::Reverse(row.node)));
        best.map(|row| row.node)
    }

    /// The move of a position, where one move is all that is asked.
    fn name(&mut self, played: Option<NodeId>, action: &Move) -> Response {
        let is_among = |replies: &[Reply]| replies.iter().any(|reply| reply.action.is_same(action));
        let (is_answer, is_also) = (is_among(&self.question.answers), is_among(&self.question.also));
        let away = self.distance(action);
        let is_known = played.is_some();
        match played {
            Some(node) => self.go(node),
            None => {
                self.position.play(self.question.side, action);
                self.seen.push(Seen::Tried(self.question.side, action.clone()));
            }
        }
        let leads_there = || {
            let keys = PositionKeys::new(&self.kind, Sameness::Exact);
            let key = keys.of(&self.position);
            let rows = &self.lines.judgement.nodes.rows;
            let is = |reply: &Reply| self.lines.judgement.at(reply.node).is_some_and(|at| rows[at].position == key);
            self.question.answers.iter().any(is)
        };
        if is_answer || !is_also && !is_known && leads_there() {
            self.stage = Stage::Solved;
            return Response::Right;
        }
        if !is_known && self.question.mode == Mode::Guess && self.is_mirrored() {
            self.stage = Stage::Solved;
            return Response::Mirrored;
        }
        if is_also {
            self.stage = Stage::Solved;
            return Response::Also;
        }
        if is_known || self.question.mode == Mode::Guess {
            self.farthest = self.farthest.max(away);
            self.fail();
            return Response::Wrong(away.filter(|_| self.question.mode == Mode::Guess));
        }
        self.stage = Stage::Off;
        Response::Unknown
    }

    /// Whether the position on view is that after an answer, on a rotated or mirrored board.
    fn is_mirrored(&self) -> bool {
        let keys = PositionKeys::new(&self.kind, Sameness::Turned);
        let key = keys.of(&self.position);
        let before = Position::replay(&self.lines.tree, self.question.node);
        self.question.answers.iter().any(|reply| {
            let mut after = before.clone();
            after.step(&self.lines.tree, reply.node);
            keys.of(&after) == key
        })
    }

    /// How many columns and rows lie between a move and the nearest answer.
    fn distance(&self, action: &Move) -> Option<u32> {
        let board = self.kind.board();
        let place = |action: &Move| match action {
            Move::Place(places) | Move::Path(places) => {
                places.first().copied().filter(|place| place.index() < board.len())
            }
            _ => None,
        };
        let from = place(action)?;
        let far = |to: Place| {
            u32::from(board.column(from).abs_diff(board.column(to)))
                + u32::from(board.row(from).abs_diff(board.row(to)))
        };
        self.question.answers.iter().filter_map(|reply| place(&reply.action)).map(far).min()
    }

    fn fail(&mut self) {
        self.has_failed = true;
        self.stage = Stage::Failed;
    }

    /// Goes on to a node that follows.
    fn go(&mut self, node: NodeId) {
        for node in self.lines.way(self.at, node) {
            self.position.step(&self.lines.tree, node);
            self.seen.push(Seen::Node(node));
        }
        self.at = node;
    }

    /// Counts a move that is not in the record as right or wrong, by the user's decision.
    pub fn decide(&mut self, is_right: bool) {
        if self.stage == Stage::Off {
            self.has_failed |= !is_right;
            self.stage = if is_right { Stage::Solved } else { Stage::Failed };
        }
    }

    /// Restarts the question after a wrong or unknown move.
    pub fn retry(&mut self) {
        if matches!(self.stage, Stage::Failed | Stage::Off) {
            self.restart();
        }
    }

    /// Whether an answer is begun: its moves were right so far, or it is not in the record.
    pub fn is_begun(&self) -> bool {
        match self.stage {
            Stage::Asked => self.at != self.question.node,
            stage => stage == Stage::Off,
        }
    }

    /// Takes the moves of an answer back that is only begun. Returns whether there were any.
    pub fn take_back(&mut self) -> bool {
        let is_begun = self.is_begun();
        if is_begun {
            self.restart();
        }
        is_begun
    }

    fn restart(&mut self) {
        self.seen.truncate(self.before());
        self.latest = first_new(&self.lines, self.question.mode, self.seen.len());
        self.at = self.question.node;
        self.position = Position::replay(&self.lines.tree, self.question.node);
        self.stage = Stage::Asked;
    }

    /// How many nodes lead to the question.
    fn before(&self) -> usize {
        self.lines.tree.way_up(self.question.node).count()
    }

    /// Gives a hint: the region of the board that contains the answer, smaller than what is `shown`, its columns and rows, if that is not all
    /// of the board.
    pub fn hint(&mut self, shown: Option<[Range<u16>; 2]>) -> Clue {
        let Some(action) = self.next_answer().filter(|_| self.stage == Stage::Asked) else { return Clue::None };
        self.hints += 1;
        let (Move::Place(places) | Move::Path(places)) = action else { return Clue::NotOnBoard };
        let board = self.kind.board().clone();
        let is_on_board = |place: &Place| place.index() < board.len();
        let (Some(_), true) = (places.first(), places.iter().all(is_on_board)) else { return Clue::NotOnBoard };
        // Of a piece the piece comes first.
        let piece = self.position.piece_of(&places).filter(|_| places.len() > 1);
        if let Some(piece) = piece.filter(|_| self.hints == 1) {
            return Clue::Piece(piece);
        }
        let steps = self.hints - u32::from(piece.is_some());
        // First half of what is shown in each direction, then a quarter, with the whole answer somewhere inside.
        let parts = 1 << steps.min(3);
        let is_in = |[columns, rows]: &[Range<u16>; 2]| {
            places.iter().all(|&place| columns.contains(&board.column(place)) && rows.contains(&board.row(place)))
        };
        let [columns, rows] = shown.filter(is_in).unwrap_or([0..board.columns(), 0..board.rows()]);
        let mut span = |at: &dyn Fn(Place) -> u16, lines: Range<u16>| {
            let (low, high) =
                places.iter().fold((u16::MAX, 0), |(low, high), &place| (low.min(at(place)), high.max(at(place))));
            let count = lines.end - lines.start;
            let long = (count / parts).max(2).max(high - low + 1).min(count);
            let first = (high + 1).saturating_sub(long).max(lines.start);
            let last = low.min(lines.end - long);
            let from = first + self.chance.below(usize::from(last - first) + 1) as u16;
            from..from + long
        };
        let columns = span(&|place| board.column(place), columns);
        let rows = span(&|place| board.row(place), rows);
        let within = |&place: &Place| columns.contains(&board.column(place)) && rows.contains(&board.row(place));
        Clue::Among(board.places().filter(within).collect())
    }

    /// The right move at the current position, the record's first.
    fn next_answer(&self) -> Option<Move> {
        if let Some(reply) = self.question.answers.first().filter(|_| self.at == self.question.node) {
            return Some(reply.action.clone());
        }
        let mut after = self.position.clone();
        after.step(&self.lines.tree, self.right_move()?);
        after.last_move().map(|made| made.action.clone())
    }

    /// A right move of the solver at the current node.
    fn right_move(&self) -> Option<NodeId> {
        self.right_moves().into_iter().next()
    }

    /// The right moves of the solver at the current node, those that lead to the same position as one.
    fn right_moves(&self) -> Vec<NodeId> {
        let is_right = |&to: &NodeId| {
            let is_answer = || self.question.answers.iter().any(|reply| reply.node == to);
            // In a problem, verdicts on an equal position count as well.
            let by_verdict = self.at != self.question.node || self.question.mode == Mode::Problem;
            let is_asked = if by_verdict { self.lines.is_good(to) } else { is_answer() };
            self.lines.mover(to) == Some(self.question.side) && is_asked
        };
        let nodes = &self.lines.judgement.nodes;
        let mut known = HashSet::new();
        let is_new = |&to: &NodeId| self.lines.judgement.at(to).is_none_or(|at| known.insert(nodes.rows[at].position));
        self.lines.following(self.at).into_iter().filter(is_right).filter(is_new).collect()
    }

    /// Starts showing a solution, with its first move. [`Drill::step`] continues, [`Drill::next_solution`] goes to another one.
    pub fn show(&mut self) {
        if self.stage == Stage::Solved {
            return;
        }
        self.restart();
        self.hold_back();
        self.has_failed = true;
        // Each line after the one before it: at its last turn with another right move that one is taken.
        self.solutions.clear();
        let mut next = Some(Vec::new());
        while let Some(wanted) = next.filter(|_| self.solutions.len() < SOLUTIONS) {
            let counts = self.lead(&wanted);
            let mut taken: Vec<usize> = (0..counts.len()).map(|at| wanted.get(at).copied().unwrap_or(0)).collect();
            self.solutions.push(taken.clone());
            let last = taken.iter().zip(&counts).rposition(|(taken, count)| taken + 1 < *count);
            next = last.map(|last| {
                taken.truncate(last + 1);
                taken[last] += 1;
                taken
            });
        }
        self.show_solution(0);
    }

    /// Shows the next right line, the first one after the last.
    pub fn next_solution(&mut self) {
        if self.shown.is_some() && self.solutions.len() > 1 {
            self.show_solution((self.solution + 1) % self.solutions.len());
        }
    }

    fn show_solution(&mut self, number: usize) {
        let wanted = self.solutions.get(number).cloned().unwrap_or_default();
        self.lead(&wanted);
        (self.solution, self.stage) = (number, Stage::Shown);
        self.show_up_to(self.before() + 1);
    }

    /// Plays a right line with these of the right moves at each turn of the solver. Returns how many there are at each.
    fn lead(&mut self, wanted: &[usize]) -> Vec<usize> {
        // The replies are the same each time.
        let chance = self.chance.clone();
        (self.shown, self.replies) = (None, Vec::new());
        self.restart();
        let mut counts = Vec::new();
        // A line is no longer than the game, even if it continues elsewhere.
        for turn in 0..self.lines.judgement.nodes.rows.len() {
            let moves = self.right_moves();
            let Some(&node) = moves.get(wanted.get(turn).copied().unwrap_or(0)) else { break };
            counts.push(moves.len());
            self.go(node);
            if self.question.mode != Mode::Problem {
                break;
            }
            if self.lines.judgement.verdict(self.at) == Some(Verdict::Right) {
                self.play_forced_reply();
                break;
            }
            if !matches!(self.reply(), Response::Continued(_)) {
                break;
            }
        }
        self.chance = chance;
        counts
    }

    /// Goes on in the solution, or back.
    pub fn step(&mut self, on: bool) {
        if let Some(shown) = self.shown {
            self.show_up_to(if on { shown + 1 } else { shown.saturating_sub(1) });
        }
    }

    /// Shows so much of the solution, its first move at least.
    fn show_up_to(&mut self, wanted: usize) {
        let before = self.before();
        let shown = wanted.clamp(before + 1, self.seen.len().max(before + 1)).min(self.seen.len());
        self.latest = shown.saturating_sub(1);
        self.position = Position::replay(&self.lines.tree, self.question.node);
        for seen in &self.seen[before.min(shown)..shown] {
            if let Seen::Node(node) = seen {
                self.position.step(&self.lines.tree, *node);
            }
        }
        self.shown = Some(shown);
    }

    /// Which node of the solution is shown, counted from 1, and how many there are; `None` where none is shown.
    fn shown_of(&self) -> Option<(usize, usize)> {
        let before = self.before();
        Some((self.shown?.saturating_sub(before), self.seen.len() - before)).filter(|(_, count)| *count > 0)
    }

    /// Which right line is shown, counted from 1, and how many there are, if there are several.
    fn solution_of(&self) -> Option<(usize, usize)> {
        (self.shown.is_some() && self.solutions.len() > 1).then_some((self.solution + 1, self.solutions.len()))
    }

    /// How well it was known: again where it failed or was shown, hard after a hint, else good.
    pub fn rating(&self) -> Rating {
        match self {
            _ if self.has_failed || self.stage != Stage::Solved => Rating::Again,
            _ if self.hints > 0 => Rating::Hard,
            _ => Rating::Good,
        }
    }

    /// Points for guessing: two at the first try, one later, none if it was shown.
    pub fn points(&self) -> u32 {
        match self.stage {
            Stage::Solved if self.tries <= 1 => 2,
            Stage::Solved => 1,
            _ => 0,
        }
    }

    /// The current view.
    pub fn view(&self) -> StudyView {
        let convention = self.lines.judgement.convention;
        let silent = self.silent();
        let (tree, node) = cut(&self.lines.tree, &self.kind, (self.on_view(), self.question.node), convention, &silent);
        let line = tree.games().next().into_iter().flat_map(|root| tree.main_line(root));
        let is_new = |at: usize| {
            let was_held_back = |seen: &Seen| matches!(seen, Seen::Node(node) if self.held_back.contains(node));
            at >= self.latest || self.on_view().get(at).is_some_and(was_held_back)
        };
        let new = line.enumerate().filter(|(at, _)| is_new(*at)).map(|(_, node)| node);
        let comments: Vec<String> =
            new.filter_map(|node| tree.text(node, "C")).filter(|text| !text.is_empty()).collect();
        StudyView {
            comment: Some(comments.join("\n\n")).filter(|comment| !comment.is_empty()),
            shown: self.shown_of(),
            solution: self.solution_of(),
            tree,
            node,
            position: self.position.clone(),
            side: self.question.side,
            mode: self.question.mode,
            stage: self.stage,
            prompt: self.prompt(),
            tries: self.tries,
            hints: self.hints,
        }
    }

    /// The nodes on view whose comments foretell the move that is asked, now or next: it is not seen yet. What a problem says where it begins
    /// is the question itself, unless that is a fork of a game; and what is said of a wrong move is the answer to it.
    fn silent(&self) -> Vec<NodeId> {
        let (is_problem, is_open) =
            (self.question.mode == Mode::Problem, matches!(self.stage, Stage::Asked | Stage::Off));
        let is_answered = matches!(self.stage, Stage::Solved | Stage::Shown);
        let before = self.before();
        let (at, from, to) = match () {
            () if is_problem && is_open && self.lines.asks_at_forks() => (self.at, 0, self.seen.len()),
            // A wrong answer can be tried again.
            () if is_problem && !is_answered && self.lines.asks_at_forks() => (self.question.node, 0, before),
            () if is_problem && is_open => (self.at, before, self.seen.len()),
            // Nor is anything asked next where the answer is not the record's own move.
            () if is_problem || is_answered && self.at == self.question.node => return Vec::new(),
            () if is_answered => (self.at, 0, self.on_view().len()),
            () => (self.question.node, 0, before),
        };
        let position = Position::replay(&self.lines.tree, at);
        let made = |node: NodeId| {
            let mut after = position.clone();
            after.step(&self.lines.tree, node);
            after.last_move().map(|made| made.action.clone())
        };
        let moves: Vec<Move> = match at == self.question.node {
            true => self.question.answers.iter().map(|reply| reply.action.clone()).collect(),
            // In a game the next question is about its next move, in a problem about what is right.
            false if self.question.mode == Mode::Guess => {
                self.lines.following(at).first().copied().and_then(made).into_iter().collect()
            }
            false => self
                .lines
                .following(at)
                .into_iter()
                .filter(|&to| !is_problem || self.lines.is_good(to))
                .filter_map(made)
                .collect(),
        };
        let tells = |seen: &Seen| match seen {
            Seen::Node(node) => {
                let comment = self.lines.tree.text(*node, "C").unwrap_or_default();
                foretells(&comment, &self.lines.labels(*node), &position, &moves).then_some(*node)
            }
            Seen::Tried(..) => None,
        };
        self.on_view().get(from..to).unwrap_or_default().iter().filter_map(tells).collect()
    }

    /// Keeps the comments for the answer that are not shown before it.
    fn hold_back(&mut self) {
        let silent = self.silent();
        let new = self.seen.get(self.latest..).unwrap_or_default();
        let is_new = |node: &NodeId| new.contains(&Seen::Node(*node));
        self.held_back = silent.into_iter().filter(is_new).collect();
    }

    fn prompt(&self) -> String {
        let colour = self.kind.colour_name(self.question.side);
        match (self.stage, self.question.mode) {
            (Stage::Asked, Mode::Problem) => say!("study-ask-problem", "{colour} to play", colour),
            (Stage::Asked, Mode::Repertoire) => {
                say!("study-ask-repertoire", "{colour} to play: which move is in the record?", colour)
            }
            (Stage::Asked, Mode::Guess) => {
                say!("study-ask-guess", "{colour} to play: where was the next move?", colour)
            }
            (Stage::Asked, Mode::Mistakes) => {
                say!("study-ask-mistakes", "{colour} to play: find a better move", colour)
            }
            (Stage::Off, _) if matches!(self.seen.last(), Some(Seen::Node(_))) => {
                say!("study-off-unjudged", "This move is in the record, but not judged.")
            }
            (Stage::Off, _) => say!("study-off", "This move is not in the record."),
            (Stage::Failed, _) => say!("study-failed", "Wrong."),
            (Stage::Solved, _) => say!("study-solved", "Right."),
            (Stage::Shown, _) => {
                let shown = match self.shown_of() {
                    Some((number, count)) if number < count => {
                        say!("study-shown-move", "The solution, move {number} of {count}", number, count)
                    }
                    _ => say!("study-shown", "This is the solution."),
                };
                match self.solution_of() {
                    Some((number, count)) => {
                        let line = say!("study-shown-line", "right line {number} of {count}", number, count);
                        language::sentences([shown, line])
                    }
                    None => shown,
                }
            }
        }
    }
}

/// The first depth whose text is shown at a question: in a problem all before its first move; otherwise, also at a fork of a game, only its
/// node.
fn first_new(lines: &StudyGame, mode: Mode, before: usize) -> usize {
    if mode == Mode::Problem && !lines.asks_at_forks() { 0 } else { before.saturating_sub(1) }
}
