//! The judge: determines which convention a record follows, and its verdict on every node with a move.
//!
//! A node is *right* if it carries a mark of success (or, where a convention marks wrong moves, if a line ends there without one);
//! *continued* if a right node is below it; else *wrong*. What follows a right node is an epilogue, and right. An illegal move is wrong with all
//! that follows it. *Unjudged* is what belongs to no question: the moves of a game before and beside the forks that ask, questions of
//! which the record does not say what is right, at a fork of a game with a marked answer the moves of which nothing is said, moves of
//! which something is said that is no clear praise or blame, and moves that the marks of another convention judge otherwise.

use super::convention::{Certainty, Convention};
use super::marks::{self, Marks};
use super::nodes::{Nodes, Row};
use super::problem;
use super::remark::Remark;
use crate::game::{Colour, Kind};
use crate::language::StaticText;
use crate::sgf::{NodeId, Tree};
use std::collections::HashMap;
use std::sync::Arc;

named! {
    /// The verdict on a move.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    Verdict {
        /// In the record, but the record does not say.
        Unjudged = "unjudged",
        /// No right node is here or below.
        Wrong = "wrong",
        /// A right node is below.
        Continued = "continued",
        /// Solved.
        Right = "right",
    }
}

/// What [`Verdict::Unjudged`] is in words.
pub fn verdict_unjudged() -> &'static str {
    StaticText("study-told-unjudged", "in the record, but not judged").localized()
}

/// Overrides for the judge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct JudgeOverrides {
    /// The convention to use regardless of the record; the game then counts as a problem.
    pub convention: Option<Convention>,
    /// Where two places of a record show the same position, the better verdict holds for both.
    pub same_position: bool,
}

/// The judge's verdicts on a game.
#[derive(Clone, Debug)]
pub struct Judgement {
    pub(super) nodes: Nodes,
    verdicts: Vec<Option<Verdict>>,
    index: HashMap<NodeId, u32>,
    /// What would be right, or lead there, if illegal moves counted.
    legal_or_not: Vec<bool>,
    /// The convention it follows.
    pub convention: Convention,
    /// The evidence for the convention, for display: `12 × RIGHT`.
    pub evidence: String,
    /// How sure it is that the record follows it.
    pub certainty: Certainty,
    /// The sides that solve: none if there is nothing to solve, several if each has questions.
    pub solvers: Vec<Colour>,
    /// Whether there is a verdict for the nodes with moves.
    pub judgeable: bool,
    /// Remarks on doubtful points.
    pub remarks: Vec<Remark>,
}

/// Judges a game by its contents and by overrides.
pub fn judge(tree: &Tree, root: NodeId, wishes: JudgeOverrides) -> Judgement {
    let kind = Arc::new(Kind::of(tree, root));
    let mut nodes = Nodes::of(tree, root, &kind);
    let found = problem::find((tree, root), &nodes, &kind, wishes.convention);
    nodes.ask_at(found.forks);
    let solvers = if found.convention == Convention::None && nodes.first.is_some() && !problem::is_position(&nodes) {
        Vec::new()
    } else {
        problem::solvers(tree, root, &kind, &nodes, found.convention)
    };
    let judgeable = found.convention.judges() && nodes.first.is_some();
    let mut right = if judgeable { Rightness::of(&nodes, found.convention) } else { Rightness::default() };
    let contradicted = if judgeable { right.doubt_contradicted(&nodes, found.convention) } else { Vec::new() };
    let verdict = |(at, row): (usize, &Row)| row.mover.filter(|_| judgeable).map(|_| right.verdict(at, row));
    let mut verdicts: Vec<Option<Verdict>> = nodes.rows.iter().enumerate().map(verdict).collect();
    let mut remarks = Vec::new();
    problem::remark(tree, root, &kind, (&nodes, found.convention), &mut remarks);
    problem::not_understood(&nodes, &verdicts, (&right.unclear, &contradicted), &mut remarks);
    if judgeable {
        problem::questions_without_answer(&nodes, &mut verdicts, (found.convention, &right.legal_or_not), &mut remarks);
    }
    problem::disagreements(&nodes, &verdicts, found.convention, &mut remarks);
    if wishes.same_position {
        share_verdicts(&nodes, &mut verdicts);
    }
    let index = nodes.rows.iter().enumerate().map(|(at, row)| (row.node, at as u32)).collect();
    let (convention, evidence, certainty) = (found.convention, found.evidence, found.certainty);
    let legal_or_not = right.legal_or_not;
    Judgement { nodes, verdicts, index, legal_or_not, convention, evidence, certainty, solvers, judgeable, remarks }
}

impl Judgement {
    /// The verdict on a node; `None` if it has no move, or there is no verdict.
    pub fn verdict(&self, node: NodeId) -> Option<Verdict> {
        self.verdicts[self.at(node)?]
    }

    /// The solvers' letters: `B`, `B+W` with a question for each, `B/W` in a game.
    pub fn solver_text(&self, tree: &Tree, root: NodeId) -> String {
        let kind = Kind::of(tree, root);
        let between = if matches!(self.convention, Convention::Joseki | Convention::Game) { "/" } else { "+" };
        self.solvers.iter().map(|&colour| kind.letter(colour)).collect::<Vec<_>>().join(between)
    }

    /// Every node with a verdict, in the order of the file.
    pub fn verdicts(&self) -> impl Iterator<Item = (NodeId, Verdict)> + '_ {
        self.nodes.rows.iter().zip(&self.verdicts).filter_map(|(row, verdict)| Some((row.node, (*verdict)?)))
    }

    /// The same, where the better verdict holds for all places with the same position.
    pub(super) fn with_same_positions(mut self) -> Judgement {
        share_verdicts(&self.nodes, &mut self.verdicts);
        self
    }

    /// Whether it is a problem of which nothing is asked: no move is right, or what is right is not known.
    pub fn asks_nothing(&self) -> bool {
        let is_problem = problem::is_position(&self.nodes) && self.convention != Convention::Joseki;
        let mut first = self.nodes.first_moves().peekable();
        is_problem && first.peek().is_some() && first.all(|at| self.verdicts[at] <= Some(Verdict::Wrong))
    }

    /// The line of a node in the table.
    pub(super) fn at(&self, node: NodeId) -> Option<usize> {
        self.index.get(&node).map(|&at| at as usize)
    }

    /// Which nodes of a dictionary have a mark, or lead to one; `None` where nothing is marked.
    pub(super) fn leads_to_mark(&self) -> Option<Vec<bool>> {
        is_marked_dictionary(&self.nodes).then(|| joseki(&self.nodes, &self.nodes.broken()).1)
    }

    /// Which nodes would be right, or lead to what is right or marked, if illegal moves counted.
    pub(super) fn would_lead(&self) -> Vec<bool> {
        match self.convention == Convention::Joseki && is_marked_dictionary(&self.nodes) {
            true => joseki(&self.nodes, &vec![false; self.nodes.rows.len()]).1,
            false => self.legal_or_not.clone(),
        }
    }
}

/// Which nodes are right, and which have a right one below.
#[derive(Default)]
struct Rightness {
    right: Vec<bool>,
    below: Vec<bool>,
    /// Right or above what is right, if illegal moves counted.
    legal_or_not: Vec<bool>,
    /// Moves at a fork that are not marked, and what follows them; and moves of which something is said that is not understood, what follows
    /// them, and what only leads to them.
    unmarked: Vec<bool>,
    /// These last moves themselves.
    unclear: Vec<usize>,
}

impl Rightness {
    fn of(nodes: &Nodes, convention: Convention) -> Rightness {
        if convention == Convention::Joseki && !is_marked_dictionary(nodes) {
            return Self::of_unmarked_dictionary(nodes);
        }
        let mut good = good(nodes, convention);
        // Where others are praised, of these moves at forks nothing is said.
        let mut unmarked =
            nodes.onwards_from(|at| nodes.choices.as_ref().is_some_and(|choices| choices.unmarked.contains(&at)));
        let (mut unclear, broken) = (unclear(nodes, convention), nodes.broken());
        (0..broken.len()).for_each(|at| unclear[at] &= !broken[at]);
        if unclear.contains(&true) {
            let is_after = nodes.onwards_from(|at| unclear[at]);
            // Where only what is wrong is said, this is no end of a line that is right.
            if convention == Convention::CorrectWord {
                let is_said = |at: usize| nodes.rows[at].is_marked(Marks::CORRECT);
                (0..good.len()).for_each(|at| good[at] &= !is_after[at] || is_said(at));
            }
            let legal = good.iter().zip(&broken).map(|(good, broken)| *good && !broken).collect();
            let (right, below) = Self::spread(nodes, convention, legal);
            // What leads to a right one is judged by it.
            (0..good.len()).for_each(|at| unclear[at] &= !right[at] && !below[at]);
            let is_after = nodes.onwards_from(|at| unclear[at]);
            let is_before = nodes.below_in_question(|at| is_after[at]);
            (0..good.len()).for_each(|at| unmarked[at] |= is_after[at] || is_before[at] && !right[at] && !below[at]);
        }
        let unclear: Vec<usize> = (0..unclear.len()).filter(|&at| unclear[at]).collect();
        let legal_or_not = Self::spread(nodes, convention, good.clone());
        if !broken.contains(&true) {
            let (right, below) = legal_or_not;
            let legal_or_not = right.iter().zip(&below).map(|(right, below)| *right || *below).collect();
            return Rightness { right, below, legal_or_not, unmarked, unclear };
        }
        (0..good.len()).for_each(|at| good[at] &= !broken[at]);
        let (mut right, mut below) = Self::spread(nodes, convention, good);
        for at in 0..broken.len() {
            right[at] &= !broken[at];
            below[at] &= !broken[at];
        }
        let legal_or_not = legal_or_not.0.iter().zip(&legal_or_not.1).map(|(right, below)| *right || *below).collect();
        let unmarked = unmarked.iter().zip(&broken).map(|(unmarked, broken)| *unmarked && !broken).collect();
        Rightness { right, below, legal_or_not, unmarked, unclear }
    }

    /// A dictionary without marks, which is one by the user's choice: every move that nobody blames is in it, also after one that is blamed.
    fn of_unmarked_dictionary(nodes: &Nodes) -> Rightness {
        let blame = Marks::BM.and(Marks::DO);
        let legal_or_not: Vec<bool> =
            nodes.rows.iter().map(|row| row.mover.is_some() && !row.marks.has(blame)).collect();
        let right = legal_or_not.iter().zip(nodes.broken()).map(|(is, broken)| *is && !broken).collect();
        let none = vec![false; nodes.rows.len()];
        Rightness { right, below: none.clone(), legal_or_not, unmarked: none, unclear: Vec::new() }
    }

    /// The right nodes with what follows them, and those above a right one. Neither goes beyond the first move of a question.
    fn spread(nodes: &Nodes, convention: Convention, mut right: Vec<bool>) -> (Vec<bool>, Vec<bool>) {
        let count = nodes.rows.len();
        if convention != Convention::Joseki {
            let replies: Vec<usize> = (0..count).filter(|&at| is_answered_right(nodes, &right, at)).collect();
            replies.into_iter().for_each(|at| right[at] = true);
        }
        for at in 1..count {
            let is_after = !nodes.is_first(at) && nodes.parent(at).is_some_and(|above| right[above]);
            right[at] |= is_after && !(convention == Convention::CorrectWord && is_called_wrong(nodes, at));
        }
        let mut below = vec![false; count];
        for at in (1..count).rev().filter(|&at| !nodes.is_first(at)) {
            if let Some(above) = nodes.parent(at) {
                below[above] |= right[at] || below[at];
            }
        }
        (right, below)
    }

    /// In a problem: moves that a mark of another convention judges otherwise are not judged. Returns those that have such marks.
    fn doubt_contradicted(&mut self, nodes: &Nodes, convention: Convention) -> Vec<usize> {
        if !convention.praises() || !nodes.forks.is_empty() {
            return Vec::new();
        }
        let rows = 0..nodes.rows.len();
        let is_own = |at: usize, mark: Marks| nodes.is_solvers(at) && nodes.rows[at].marks.has(mark);
        let good_for = |at: usize| marks::good_for(nodes.rows[at].marks, nodes.rows[at].solver);
        let has = |is: &dyn Fn(usize) -> bool| rows.clone().any(is);
        // Where all praise in words is beside other praise, what is not blamed may be it.
        let is_beside = convention == Convention::CorrectWord
            && !has(&|at| is_own(at, Marks::CORRECT) && !nodes.rows[at].marks.has(Marks::ALSO));
        let others = [
            (Convention::RightWord, has(&|at| nodes.rows[at].is_marked(Marks::RIGHT))),
            (Convention::CorrectWord, has(&|at| is_own(at, Marks::CORRECT))),
            (Convention::Plus, has(&|at| nodes.rows[at].is_marked(Marks::PLUS))),
            (Convention::Te, has(&|at| is_own(at, Marks::TE))),
            (Convention::GbGw, has(&|at| nodes.is_solvers(at) && good_for(at) == Some(true))),
            (Convention::Ch, has(&|at| is_own(at, Marks::CH))),
            (Convention::Wv, is_beside && has(&|at| is_own(at, Marks::WV))),
            (Convention::Bm, is_beside && has(&|at| is_own(at, Marks::BM))),
        ];
        let (mut contradicted, broken) = (Vec::new(), nodes.broken());
        let others = others.into_iter().filter(|&(other, is_there)| is_there && other != convention);
        let others = others.filter(|&(other, _)| (convention, other) != (Convention::TeBm, Convention::Te));
        for (other, _) in others {
            let opinion = Rightness::of(nodes, other);
            for at in rows.clone().filter(|&at| nodes.rows[at].mover.is_some() && !broken[at]) {
                let is_good = |of: &Rightness| of.verdict(at, &nodes.rows[at]) > Verdict::Wrong;
                if is_good(&opinion) && !self.right[at] && !self.below[at] && !self.unmarked[at] {
                    self.unmarked[at] = true;
                    contradicted.push(at);
                }
            }
        }
        // `RIGHT` is stronger than any blame.
        if convention == Convention::RightWord {
            return contradicted;
        }
        let blame = match convention {
            Convention::CorrectWord => Marks::BM.and(Marks::WV),
            Convention::Te | Convention::TeBm => Marks::WV.and(Marks::WRONG),
            _ => Marks::BM.and(Marks::WV).and(Marks::WRONG),
        };
        for at in rows {
            let is_blamed = is_own(at, blame)
                || convention != Convention::GbGw && nodes.is_solvers(at) && good_for(at) == Some(false);
            // What follows an answer is no question any more.
            let is_answer =
                self.right[at] && (nodes.is_first(at) || nodes.parent(at).is_none_or(|above| !self.right[above]));
            if is_blamed && is_answer && !self.unmarked[at] {
                self.unmarked[at] = true;
                contradicted.push(at);
            }
        }
        contradicted
    }

    fn verdict(&self, at: usize, row: &Row) -> Verdict {
        match (self.right[at], self.below[at]) {
            _ if row.solver.is_none() || self.unmarked[at] => Verdict::Unjudged,
            (true, _) => Verdict::Right,
            (false, true) => Verdict::Continued,
            (false, false) => Verdict::Wrong,
        }
    }
}

/// Whether the only replies to a solver's move lead to what is right: they are played, and it is solved.
fn is_answered_right(nodes: &Nodes, good: &[bool], at: usize) -> bool {
    if good[at] || !nodes.is_solvers(at) {
        return false;
    }
    let replies = std::iter::successors(nodes.only_child(at), |&reply| nodes.only_child(reply));
    replies.take_while(|&reply| !nodes.is_solvers(reply)).any(|reply| good[reply])
}

/// Moves whose words are neither praise nor blame that can be relied on: a verdict that is taken back or disputed; praise that is no mark; and,
/// where only what is wrong is said, any other words of the solver's.
fn unclear(nodes: &Nodes, convention: Convention) -> Vec<bool> {
    if !convention.praises() || nodes.choices.is_some() {
        return vec![false; nodes.rows.len()];
    }
    let in_words = convention == Convention::CorrectWord;
    let is_praise_known = !in_words || nodes.rows.iter().any(|row| row.is_marked(Marks::CORRECT));
    let said = Marks::DOUBTED.and(Marks::DISPUTED).and(if is_praise_known { Marks::default() } else { Marks::WORDS });
    // What follows a wrong move is wrong, whatever is said of it.
    let blame = if in_words { Marks::WRONG } else { Marks::WRONG.and(Marks::BM).and(Marks::WV) };
    let blamed = blamed(nodes, |at| nodes.rows[at].marks.has(blame));
    let fails = |at: usize| match nodes.is_solvers(at) {
        true => nodes.rows[at].marks.has(Marks::FAILED.and(Marks::WRONG)),
        false => nodes.rows[at].marks.has(Marks::PRAISED),
    };
    let fails_below = nodes.below_in_question(fails);
    // Praise that is no mark, on the first move or at the end of its line.
    let is_praised = |at: usize| match nodes.is_solvers(at) {
        true => {
            let is_last_word = nodes.is_end(at) || nodes.is_first(at) && !fails_below[at];
            nodes.rows[at].marks.has(Marks::PRAISED) && is_last_word
        }
        false => nodes.rows[at].marks.has(Marks::GOOD_FOR_OTHER) && nodes.is_end(at),
    };
    let is_unclear = |at: usize| {
        let marks = nodes.rows[at].marks;
        let is_said = nodes.is_solvers(at) && marks.has(said) || is_praised(at);
        is_said && !(in_words && marks.has(Marks::CORRECT)) && !blamed[at]
    };
    let mut unclear: Vec<bool> = (0..nodes.rows.len()).map(is_unclear).collect();
    // A reply that is called wrong may be a poor defence: where no other line ends well, it leaves open what it answers.
    if in_words && !is_praise_known {
        let own_blamed = self::blamed(nodes, |at| nodes.is_solvers(at) && nodes.rows[at].marks.has(blame));
        let ends_well = |at: usize| nodes.is_end(at) && nodes.is_solvers(at);
        let may_end_well = |at: usize| ends_well(at) && !own_blamed[at];
        if !(0..unclear.len()).any(|at| ends_well(at) && !blamed[at]) {
            (0..unclear.len()).for_each(|at| unclear[at] |= may_end_well(at));
        }
    }
    unclear
}

/// The nodes that are right by themselves.
fn good(nodes: &Nodes, convention: Convention) -> Vec<bool> {
    if let Some(choices) = &nodes.choices {
        return (0..nodes.rows.len()).map(|at| choices.right.contains(&at)).collect();
    }
    let marked = |mark: Marks| -> Vec<bool> { nodes.rows.iter().map(|row| row.is_marked(mark)).collect() };
    let ends = |is: &dyn Fn(usize) -> bool| -> Vec<bool> {
        (0..nodes.rows.len()).map(|at| nodes.is_end(at) && is(at)).collect()
    };
    match convention {
        Convention::RightWord => marked(Marks::RIGHT),
        Convention::Plus => marked(Marks::PLUS),
        Convention::CorrectWord => {
            match nodes.rows.iter().any(|row| row.is_marked(Marks::CORRECT)) {
                true => {
                    // `Correct so far`: where the solver may still go wrong or right below, it leads on.
                    let is_correct = |at: usize| nodes.rows[at].is_marked(Marks::CORRECT);
                    let correct_below = nodes.below_in_question(is_correct);
                    let wrong_below = nodes.below_in_question(|at| is_called_wrong(nodes, at));
                    let leads_on = |at: usize| correct_below[at] && wrong_below[at];
                    (0..nodes.rows.len()).map(|at| is_correct(at) && !leads_on(at)).collect()
                }
                // Only wrong moves are marked: a line that ends with the solver's move without such a mark is right.
                false => {
                    let blamed = blamed(nodes, |at| nodes.rows[at].marks.has(Marks::WRONG));
                    ends(&|at| !blamed[at] && nodes.is_solvers(at))
                }
            }
        }
        Convention::Te | Convention::TeBm => {
            last_marked(nodes, |at| nodes.is_solvers(at) && nodes.rows[at].marks.has(Marks::TE))
        }
        Convention::Ch => last_marked(nodes, |at| nodes.rows[at].is_marked(Marks::CH)),
        Convention::GbGw => good_for(nodes),
        Convention::Joseki => joseki(nodes, &nodes.broken()).0,
        Convention::Wv => unblamed(nodes, |at| nodes.rows[at].marks.has(Marks::WV)),
        Convention::Bm => unblamed(nodes, |at| nodes.is_solvers(at) && nodes.rows[at].marks.has(Marks::BM)),
        Convention::Tr => unblamed(nodes, |at| nodes.rows[at].marks.has(Marks::TR)),
        Convention::Connection => {
            nodes.rows.iter().map(|row| row.winner.is_some() && row.winner == row.solver).collect()
        }
        Convention::LeafColour => ends(&|at| nodes.is_solvers(at)),
        Convention::MainLine => {
            let main = on_main_line(nodes);
            ends(&|at| main[at] && nodes.is_solvers(at))
        }
        Convention::All => ends(&|_| true),
        Convention::Game | Convention::None => vec![false; nodes.rows.len()],
    }
}

/// Whether the comment on a move of the solver calls it wrong.
fn is_called_wrong(nodes: &Nodes, at: usize) -> bool {
    nodes.is_solvers(at) && nodes.rows[at].marks.has(Marks::WRONG) && !nodes.rows[at].marks.has(Marks::CORRECT)
}

/// Ends of lines without a mark on their path.
pub(super) fn unblamed(nodes: &Nodes, is_blamed: impl Fn(usize) -> bool) -> Vec<bool> {
    let blamed = blamed(nodes, is_blamed);
    (0..nodes.rows.len()).map(|at| nodes.is_end(at) && !blamed[at]).collect()
}

/// The nodes with a mark here or before.
fn blamed(nodes: &Nodes, is_blamed: impl Fn(usize) -> bool) -> Vec<bool> {
    nodes.onwards_from(|at| nodes.rows[at].solver.is_some() && is_blamed(at))
}

/// Nodes with a mark below which there is none.
fn last_marked(nodes: &Nodes, has: impl Fn(usize) -> bool) -> Vec<bool> {
    let below = nodes.above(&has);
    (0..nodes.rows.len()).map(|at| has(at) && !below[at]).collect()
}

/// Nodes that are good for the solver; where only what is good for the other side is said, ends of lines without that.
fn good_for(nodes: &Nodes) -> Vec<bool> {
    let own = |at: usize| marks::good_for(nodes.rows[at].marks, nodes.rows[at].solver);
    let good: Vec<bool> = (0..nodes.rows.len()).map(|at| own(at) == Some(true)).collect();
    if good.contains(&true) {
        return good;
    }
    let blamed = blamed(nodes, |at| own(at) == Some(false));
    (0..nodes.rows.len()).map(|at| nodes.is_end(at) && nodes.is_solvers(at) && !blamed[at]).collect()
}

/// Whether a dictionary marks what is joseki anywhere.
fn is_marked_dictionary(nodes: &Nodes) -> bool {
    nodes.rows.iter().any(|row| row.is_marked(Marks::JOSEKI.and(Marks::STAR)))
}

/// Marked ends of joseki, and moves whose letter has a star where no such end lies below; and the nodes that lead to one of these.
/// `broken` are those that do not count.
fn joseki(nodes: &Nodes, broken: &[bool]) -> (Vec<bool>, Vec<bool>) {
    let is_marked = |(row, broken): (&Row, &bool)| row.is_marked(Marks::JOSEKI) && !broken;
    let mut leads: Vec<bool> = nodes.rows.iter().zip(broken).map(is_marked).collect();
    let mut good = leads.clone();
    for at in (0..nodes.rows.len()).rev() {
        if !leads[at] && nodes.rows[at].marks.has(Marks::STAR) && !broken[at] {
            (leads[at], good[at]) = (true, true);
        }
        if let Some(above) = nodes.parent(at) {
            leads[above] |= leads[at];
        }
    }
    (good, leads)
}

/// The nodes that are reached when the solver always takes the first branch.
pub(super) fn on_main_line(nodes: &Nodes) -> Vec<bool> {
    let mut main = Vec::with_capacity(nodes.rows.len());
    for at in 0..nodes.rows.len() {
        let before = nodes.parent(at).is_none_or(|above| main[above]);
        let row = &nodes.rows[at];
        let is_reply = row.mover.is_some() && row.mover != row.solver;
        main.push(before && (is_reply || row.leads));
    }
    main
}

/// Gives every node the best verdict of those with the same position, and what follows from that.
fn share_verdicts(nodes: &Nodes, verdicts: &mut [Option<Verdict>]) {
    let count = nodes.rows.len();
    let group = |at: usize| (nodes.rows[at].position, nodes.rows[at].solver);
    let mut same: HashMap<_, (Verdict, Vec<usize>)> = HashMap::new();
    for at in (0..count).filter(|&at| verdicts[at].is_some()) {
        same.entry(group(at)).or_insert_with(|| (Verdict::Unjudged, Vec::new())).1.push(at);
    }
    let (ends, broken) = (nodes.ends(), nodes.broken());
    // A verdict only gets better, and three times at most: this ends.
    let mut next: Vec<usize> = (0..count).filter(|&at| verdicts[at] > Some(Verdict::Wrong)).collect();
    while let Some(at) = next.pop() {
        let Some(verdict) = verdicts[at] else { continue };
        let mut better = Vec::new();
        if let Some((known, members)) = same.get_mut(&group(at)).filter(|(known, _)| *known < verdict) {
            *known = verdict;
            better.extend(members.iter().map(|&member| (member, verdict)));
        }
        let mut above = nodes.parent(at).filter(|_| !nodes.is_first(at));
        while let Some(without) = above.filter(|&above| verdicts[above].is_none()) {
            above = nodes.parent(without);
        }
        better.extend(above.map(|above| (above, Verdict::Continued)));
        if verdict == Verdict::Right {
            let first = Some(at + 1).filter(|&child| child < ends[at]);
            let children = std::iter::successors(first, |&child| Some(ends[child]).filter(|&next| next < ends[at]));
            better.extend(children.filter(|&child| !nodes.is_first(child)).map(|child| (child, Verdict::Right)));
        }
        for (other, verdict) in better {
            if !broken[other] && verdicts[other].is_some_and(|known| known < verdict) {
                verdicts[other] = Some(verdict);
                next.push(other);
            }
        }
    }
}
