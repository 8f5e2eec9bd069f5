//! The nodes of a game as a table in file order: everything the judge needs, read once.

use super::forks::MarkedChoices;
use super::marks::{self, Marks};
use super::problem::Forks;
use crate::game::{Colour, Kind, Move, Place, Position, Walk};
use crate::relate::{PositionKey, PositionKeys, Sameness};
use crate::sgf::{Code, Fault, NodeId, Severity, Tree};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Arc;

/// No node: the parent of the root.
const NOWHERE: u32 = u32::MAX;

/// A node, as far as it can be judged.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    pub node: NodeId,
    parent: u32,
    /// The mover; `None` without a move.
    pub mover: Option<Colour>,
    /// Who moved last, here or before.
    pub last_mover: Option<Colour>,
    /// Who made the first move of a question on the path: it answers theirs. `None` before it, and beside it.
    pub solver: Option<Colour>,
    pub marks: Marks,
    /// The position after it, equal for equal positions.
    pub position: PositionKey,
    /// The winner by the board.
    pub winner: Option<Colour>,
    /// There is a move below.
    pub moves_below: bool,
    /// How many continuations it has.
    pub children: u32,
    /// Whether it is the first child with a move of its solver: the main line, if it is the solver's move.
    pub leads: bool,
    /// The move breaks a rule.
    pub is_illegal: bool,
    /// It is illegal because it cannot be read.
    pub is_unread: bool,
    /// It gives the game up, or was decided before: what nobody can be asked to play.
    pub ends_game: bool,
    /// It is the first move of a game, which a swap may answer.
    takes_swap: bool,
}

impl Row {
    /// Whether it has a mark that counts: before the first move of a question none does.
    pub fn is_marked(&self, mark: Marks) -> bool {
        self.solver.is_some() && self.marks.has(mark)
    }
}

/// The setup before the first move.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Start {
    /// Something is set up.
    pub sets_up: bool,
    /// By more than one colour.
    pub of_both: bool,
}

/// The answers to a question that are praised elsewhere than at their own moves.
#[derive(Debug, Default)]
struct Praised {
    places: HashSet<Place>,
    /// Which they are is not known.
    are_all: bool,
    /// The same, unless the moves that are right have marks.
    are_all_unless_marked: bool,
}

/// All nodes of a game.
#[derive(Clone, Debug)]
pub(super) struct Nodes {
    pub rows: Vec<Row>,
    /// The first node with a move.
    pub first: Option<usize>,
    pub start: Start,
    /// Words of comments that are marks, the first of each kind.
    pub words: Vec<(Marks, String)>,
    /// In a game with questions at some of its forks: these, by node and solver. Empty where all of it is a problem, or none.
    pub forks: BTreeSet<(usize, Colour)>,
    /// What is right at these forks, if marks on their moves say it.
    pub choices: Option<MarkedChoices>,
    /// It is a game of connections: nobody wins by passing, though the rules may allow it.
    pub is_passing_nothing: bool,
}

impl Nodes {
    /// Plays through a game.
    pub fn of(tree: &Tree, root: NodeId, kind: &Arc<Kind>) -> Nodes {
        let mut walk = Walk::new(kind.clone(), root);
        let keys = PositionKeys::new(kind, Sameness::Exact);
        let mut nodes = Nodes {
            rows: Vec::new(),
            first: None,
            start: Start::default(),
            words: Vec::new(),
            forks: BTreeSet::new(),
            choices: None,
            is_passing_nothing: kind.facts().edges,
        };
        // The path to the previous node, each with the letters that its comment mentions.
        let mut way: Vec<(usize, Vec<String>)> = Vec::new();
        let mut set_up: Vec<bool> = Vec::new();
        let mut moves: Vec<u32> = Vec::new();
        // The node before the first move on the way to each.
        let mut questions: Vec<Option<usize>> = Vec::new();
        let mut praised: HashMap<usize, Praised> = HashMap::new();
        while let Some(node) = walk.next(tree) {
            let parent = tree.parent(node).filter(|_| node != root);
            while way.last().is_some_and(|(at, _)| Some(nodes.rows[*at].node) != parent) {
                way.pop();
            }
            let above = way.last().map(|(at, _)| *at);
            let mut read = marks::read(tree, kind, node);
            if let Some((_, starred)) = way.last().filter(|(_, starred)| !starred.is_empty() && read.mover.is_some())
                && is_labelled(tree, kind, node, starred)
            {
                read.marks = read.marks.and(Marks::STAR);
            }
            // The one that answers the solver does not become right by it.
            if read.marks.has(Marks::NAMED)
                && above.and_then(|above| nodes.rows[above].solver).is_some_and(|solver| read.mover != Some(solver))
            {
                (read.marks, read.word) = (read.marks.without(Marks::CORRECT), None);
            }
            let here = nodes.rows.len();
            set_up.push(read.sets_up || above.is_some_and(|above| set_up[above]));
            if read.mover.is_some() && nodes.first.is_none() {
                nodes.first = Some(here);
                nodes.start.sets_up = above.is_some_and(|above| set_up[above]) || read.sets_up;
                nodes.start.of_both = nodes.start.sets_up && has_both(tree, kind, above.map(|at| nodes.rows[at].node));
            }
            if let Some(word) = read.word.filter(|_| read.mover.is_some()) {
                let mark = if read.marks.has(Marks::CORRECT) { Marks::CORRECT } else { Marks::WRONG };
                if !nodes.words.iter().any(|(known, _)| *known == mark) {
                    nodes.words.push((mark, word));
                }
            }
            let position = walk.position();
            moves.push(above.map_or(0, |above| moves[above]) + u32::from(read.mover.is_some()));
            let action = position.last_move().map(|made| &made.action).filter(|_| read.mover.is_some());
            let is_swap = matches!(action, Some(Move::SwapPieces | Move::SwapSides));
            let takes_swap = |mover| above.is_some_and(|above| nodes.takes_swap(above, mover));
            let is_bad_swap = is_swap && (read.sets_up || !read.mover.is_some_and(takes_swap));
            let breaks_rule = || position.findings().iter().any(makes_illegal);
            nodes.add(Row {
                node,
                parent: above.map_or(NOWHERE, |above| above as u32),
                mover: read.mover,
                last_mover: read.mover,
                solver: read.mover,
                marks: read.marks,
                position: keys.of(position),
                winner: position.winner(),
                moves_below: false,
                children: 0,
                leads: false,
                is_unread: read.mover.is_some() && position.findings().iter().any(is_unreadable),
                is_illegal: read.mover.is_some() && (is_bad_swap || breaks_rule()),
                ends_game: matches!(action, Some(Move::Resign | Move::Forfeit))
                    || read.mover.is_some() && above.is_some_and(|above| nodes.rows[above].winner.is_some()),
                takes_swap: !set_up[here] && moves[here] == 1,
            });
            way.push((here, read.starred));
            // The answers to the same question, or to the one that a node without a move asks.
            let asked = if read.mover.is_some() { above } else { Some(here) };
            let begun = above.and_then(|above| questions[above]);
            questions.push(begun.or(above.filter(|_| read.mover.is_some())));
            if !read.praised.is_empty() || read.praises_more || read.names_answer {
                // At the end of a line it may be those with which the question begins.
                for at in [asked, begun].into_iter().flatten() {
                    let known = praised.entry(at).or_default();
                    known.places.extend(&read.praised);
                    known.are_all |= read.praises_more;
                    known.are_all_unless_marked |= read.names_answer;
                }
            }
        }
        nodes.doubt_praised(tree, kind, &praised);
        if nodes.first.is_none() {
            nodes.start.sets_up = set_up.contains(&true);
            let last = nodes.rows.last().map(|row| row.node);
            nodes.start.of_both = nodes.start.sets_up && has_both(tree, kind, last);
        }
        nodes.look_below();
        if nodes.start.of_both {
            nodes.find_disputes();
        }
        nodes
    }

    /// Moves that the comment on another answer praises, or that at the question, are no wrong ones, without a mark of their own.
    fn doubt_praised(&mut self, tree: &Tree, kind: &Kind, praised: &HashMap<usize, Praised>) {
        if praised.is_empty() {
            return;
        }
        let praise = Marks::CORRECT.and(Marks::RIGHT).and(Marks::PLUS).and(Marks::TE).and(Marks::CH);
        let is_marked = self.rows.iter().any(|row| row.mover.is_some() && row.marks.has(praise));
        for at in 0..self.rows.len() {
            let Some(praised) = self.parent(at).and_then(|above| praised.get(&above)) else { continue };
            let row = self.rows[at];
            let is_named = || played(tree, kind, row.node).iter().any(|place| praised.places.contains(place));
            if row.mover.is_some()
                && (praised.are_all || praised.are_all_unless_marked && !is_marked || is_named())
                && !row.marks.has(Marks::CORRECT.and(Marks::WRONG))
            {
                self.rows[at].marks = row.marks.and(Marks::DOUBTED);
            }
        }
    }

    /// In a problem: where the move before a reply that is called right is called wrong, neither says anything of the solver's move.
    fn find_disputes(&mut self) {
        // The last move of the solver at each node, if the others' moves alone follow it.
        let mut last: Vec<Option<usize>> = Vec::with_capacity(self.rows.len());
        for at in 0..self.rows.len() {
            let before = self.parent(at).and_then(|above| last[above]);
            last.push(if self.is_solvers(at) { Some(at) } else { before });
            let reply = self.rows[at].marks;
            let is_praised = self.rows[at].mover.is_some() && !self.is_solvers(at) && reply.has(Marks::CORRECT);
            if let Some(own) = before.filter(|_| is_praised) {
                let marks = self.rows[own].marks;
                if marks.has(Marks::WRONG.and(Marks::DISPUTED)) {
                    self.rows[own].marks = marks.without(Marks::WRONG).and(Marks::DISPUTED);
                    self.rows[at].marks = reply.without(Marks::CORRECT);
                }
            }
        }
    }

    fn add(&mut self, mut row: Row) {
        if let Some(above) = self.rows.get(row.parent as usize) {
            row.last_mover = row.last_mover.or(above.last_mover);
            row.solver = above.solver.or(row.solver);
        }
        self.rows.push(row);
    }

    /// Fills in what depends on what follows.
    fn look_below(&mut self) {
        for at in (1..self.rows.len()).rev() {
            let row = self.rows[at];
            let above = &mut self.rows[row.parent as usize];
            above.moves_below |= row.moves_below || row.mover.is_some();
            above.children += 1;
        }
        // Per parent, a bit for each colour: whether an earlier child has its move, or none.
        let mut seen = vec![0_u8; self.rows.len()];
        for at in 0..self.rows.len() {
            let row = self.rows[at];
            let Some(seen) = seen.get_mut(row.parent as usize) else {
                self.rows[at].leads = true;
                continue;
            };
            let bit = |colour: Option<Colour>| colour.map_or(1 << 7, |colour| 1 << colour.index());
            // Without a move it may lead to any.
            let mine = bit(row.mover.or(row.solver));
            self.rows[at].leads = *seen & mine == 0;
            *seen |= mine;
        }
    }

    /// The node before this one.
    pub fn parent(&self, at: usize) -> Option<usize> {
        Some(self.rows[at].parent as usize).filter(|&parent| parent < self.rows.len())
    }

    /// How many nodes are above each.
    pub fn depths(&self) -> Vec<u32> {
        let mut depths = vec![0; self.rows.len()];
        for at in 0..depths.len() {
            depths[at] = self.parent(at).map_or(0, |above| depths[above] + 1);
        }
        depths
    }

    /// The only continuation of a node.
    pub fn only_child(&self, at: usize) -> Option<usize> {
        // It is the next one in file order.
        (self.rows[at].children == 1).then_some(at + 1)
    }

    /// The index after the last descendant of each node: that of the next other node.
    pub fn ends(&self) -> Vec<usize> {
        let mut ends: Vec<usize> = (1..=self.rows.len()).collect();
        for at in (1..self.rows.len()).rev() {
            let above = self.rows[at].parent as usize;
            ends[above] = ends[above].max(ends[at]);
        }
        ends
    }

    /// Nodes with CHOICE, or above one.
    pub fn with_choice(&self) -> Vec<bool> {
        let has = |at: usize| self.rows[at].marks.has(Marks::CHOICE);
        let above = self.above(has);
        (0..self.rows.len()).map(|at| has(at) || above[at]).collect()
    }

    /// Which nodes have one below of which this is true.
    pub fn above(&self, is: impl Fn(usize) -> bool) -> Vec<bool> {
        let mut above = vec![false; self.rows.len()];
        for at in (1..above.len()).rev() {
            if let Some(parent) = self.parent(at) {
                above[parent] |= is(at) || above[at];
            }
        }
        above
    }

    /// The same within a question: what belongs to another one below does not count.
    pub fn below_in_question(&self, is: impl Fn(usize) -> bool) -> Vec<bool> {
        let mut above = vec![false; self.rows.len()];
        for at in (1..above.len()).rev().filter(|&at| !self.is_first(at)) {
            if let Some(parent) = self.parent(at) {
                above[parent] |= is(at) || above[at];
            }
        }
        above
    }

    /// Whether it has a move, and no move follows.
    pub fn is_end(&self, at: usize) -> bool {
        self.rows[at].mover.is_some() && !self.rows[at].moves_below
    }

    /// Whether its solver moves there.
    pub fn is_solvers(&self, at: usize) -> bool {
        self.rows[at].mover.is_some() && self.rows[at].mover == self.rows[at].solver
    }

    /// Only moves at these forks, and what follows them, are questions; at none all moves are.
    pub fn ask_at(&mut self, forks: Forks) {
        (self.forks, self.choices) = (forks.places, forks.choices);
        for at in 0..self.rows.len() {
            let solver = if self.is_first(at) {
                self.rows[at].mover
            } else {
                self.parent(at).and_then(|above| self.rows[above].solver)
            };
            self.rows[at].solver = solver;
        }
    }

    /// Whether a move is the first one of a question.
    pub fn is_first(&self, at: usize) -> bool {
        let Some(mover) = self.rows[at].mover else { return false };
        match self.forks.is_empty() {
            true => self.parent(at).is_none_or(|above| self.rows[above].last_mover.is_none()),
            false => self.parent(at).is_some_and(|above| self.forks.contains(&(above, mover))),
        }
    }

    /// Which nodes cannot be reached by a solver who keeps to the rules: an illegal move of a question, or a first one that is none, and what
    /// follows it.
    pub fn broken(&self) -> Vec<bool> {
        self.onwards_from(|at| self.rows[at].solver.is_some() && self.is_no_answer(at))
    }

    /// Whether the move of a node breaks a rule, or is none with which a question begins.
    pub fn is_no_answer(&self, at: usize) -> bool {
        self.rows[at].is_illegal || self.rows[at].ends_game && self.is_first(at)
    }

    /// Whether this colour may swap after a node: that answers the other one's first move of a game.
    fn takes_swap(&self, at: usize, mover: Colour) -> bool {
        self.rows[at].takes_swap && self.rows[at].last_mover != Some(mover)
    }

    /// Whether a move that the record does not have after a node can be an answer there, by the words of the game: the board has no say.
    pub fn may_answer(&self, at: usize, side: Colour, action: &Move) -> bool {
        match action {
            Move::SwapPieces | Move::SwapSides => self.takes_swap(at, side),
            Move::Resign | Move::Forfeit => false,
            Move::Pass => !self.is_passing_nothing,
            _ => true,
        }
    }

    /// Which nodes are one of which this is true, or follow one in the same question.
    pub fn onwards_from(&self, is: impl Fn(usize) -> bool) -> Vec<bool> {
        let mut found: Vec<bool> = Vec::with_capacity(self.rows.len());
        for at in 0..self.rows.len() {
            let before = !self.is_first(at) && self.parent(at).is_some_and(|above| found[above]);
            found.push(before || is(at));
        }
        found
    }

    /// The colours of the first moves, in the order of play.
    pub fn solvers(&self) -> Vec<Colour> {
        let mut found = [false; 4];
        for at in self.first_moves() {
            found[self.rows[at].mover.map_or(0, Colour::index)] = true;
        }
        Colour::ALL.into_iter().filter(|colour| found[colour.index()]).collect()
    }

    /// The first moves of questions.
    pub fn first_moves(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.rows.len()).filter(|&at| self.is_first(at))
    }
}

/// Whether a finding means that a game rule is broken.
pub(super) fn is_against_rules(fault: &Fault) -> bool {
    fault.severity >= Severity::Warning && !fault.allowed
}

/// The same in a record: in a problem a pass is fine even in games without passes, where nothing is left to do.
fn makes_illegal(fault: &Fault) -> bool {
    is_against_rules(fault) && fault.code != Code::NeedlessPass
}

/// Whether a finding means that a move cannot be read.
fn is_unreadable(fault: &Fault) -> bool {
    matches!(fault.code, Code::UnreadableMove | Code::UnreadablePoint)
}

/// Whether stones of several colours are there after a node, and not just those with which every game of this kind begins.
fn has_both(tree: &Tree, kind: &Kind, node: Option<NodeId>) -> bool {
    let Some(node) = node else { return false };
    let position = Position::replay(tree, node);
    let start = Position::start(Arc::new(kind.with_usual_start()));
    if kind.board().places().all(|place| position.stone(place) == start.stone(place)) {
        return false;
    }
    let mut colours = kind.board().places().filter_map(|place| position.stone(place));
    let first = colours.next();
    first.is_some_and(|first| colours.any(|colour| colour != first))
}

/// A board has no more labels than this that anybody reads.
const LABELS: usize = 500;

/// Whether the label on the point of a move is one of these, which the comment before it mentions.
pub(super) fn is_labelled(tree: &Tree, kind: &Kind, node: NodeId, letters: &[String]) -> bool {
    let Some(parent) = tree.parent(node) else { return false };
    let places = played(tree, kind, node);
    let labels = labels(tree, kind, parent);
    let known = |label: &str| labels.iter().any(|(_, other)| other == label);
    labels.iter().any(|(place, label)| {
        // Exact match; case-insensitive if no label matches exactly.
        let is = |letter: &String| letter == label || !known(letter) && letter.eq_ignore_ascii_case(label);
        places.contains(place) && letters.iter().any(is)
    })
}

/// The points with these names, as people write them; labels of one letter are none.
pub(super) fn points_called<'a>(kind: &'a Kind, names: &'a [String]) -> impl Iterator<Item = Place> + 'a {
    names.iter().filter(|name| name.len() > 1).filter_map(|name| kind.board().parse_display(name))
}

/// The places of the move of a node.
pub(super) fn played(tree: &Tree, kind: &Kind, node: NodeId) -> Vec<Place> {
    let mut moves = tree.properties(node).filter(|property| kind.colour_of(&property.id()).is_some());
    match moves.next().and_then(|made| kind.move_in(&made)) {
        Some(Move::Place(places) | Move::Path(places)) => places,
        _ => Vec::new(),
    }
}

/// The labels on the board at a node.
pub(super) fn labels(tree: &Tree, kind: &Kind, node: NodeId) -> Vec<(Place, String)> {
    let label = |raw: &[u8]| {
        let text = String::from_utf8_lossy(raw);
        Some((kind.labelled(raw)?, text.split_once(':')?.1.trim().to_owned()))
    };
    tree.values(node, "LB").take(LABELS).filter_map(label).collect()
}
