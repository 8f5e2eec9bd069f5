//! Looking round after an answer: the lines of the record and the user's own moves, from the position on view. It asks nothing.

use super::cut::cut;
use super::drill::{Drill, Seen, Stage};
use super::lines::StudyGame;
use super::view::StudyView;
use crate::game::{Colour, Kind, Move, Position};
use crate::sgf::NodeId;
use crate::study::judge::Verdict;
use crate::study::mode::Mode;
use crate::study::nodes::is_against_rules;
use std::sync::Arc;

/// A move of the record from the position on view.
#[derive(Clone, Debug)]
pub struct Continuation {
    /// Who moves.
    pub colour: Colour,
    /// The move.
    pub action: Move,
    /// The record's verdict on it, where it is a move of the side that was asked and has one.
    pub verdict: Option<Verdict>,
    node: NodeId,
}

/// A look round.
#[derive(Clone, Debug)]
pub struct Explorer {
    lines: Arc<StudyGame>,
    kind: Arc<Kind>,
    mode: Mode,
    /// Who was asked.
    side: Colour,
    seen: Vec<Seen>,
    /// The last node of the record; `None` after a move that it does not have.
    at: Option<NodeId>,
    position: Position,
}

impl Explorer {
    /// Looks round from what a question shows; `seen` is that.
    pub(super) fn new(lines: Arc<StudyGame>, (mode, side): (Mode, Colour), seen: Vec<Seen>) -> Explorer {
        let kind = Arc::new(Kind::of(&lines.tree, lines.root));
        let position = Position::start(kind.clone());
        let mut explorer = Explorer { lines, kind, mode, side, seen, at: None, position };
        explorer.replay();
        explorer
    }

    /// Plays what was seen.
    fn replay(&mut self) {
        self.position = Position::start(self.kind.clone());
        self.at = None;
        let mut is_off = false;
        for seen in &self.seen {
            match seen {
                Seen::Node(node) => {
                    self.position.step(&self.lines.tree, *node);
                    self.at = Some(*node);
                }
                Seen::Tried(colour, action) => {
                    self.position.play(*colour, action);
                    is_off = true;
                }
            }
        }
        if is_off && matches!(self.seen.last(), Some(Seen::Tried(..))) {
            self.at = None;
        }
    }

    /// The position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The record's moves from here.
    pub fn continuations(&self) -> Vec<Continuation> {
        let following = self.at.map(|at| self.lines.following(at)).unwrap_or_default();
        let continuation = |node: NodeId| {
            let mut after = self.position.clone();
            after.step(&self.lines.tree, node);
            let made = after.last_move()?;
            Some(Continuation {
                colour: made.colour,
                action: made.action.clone(),
                // A reply is not wrong because it refutes what is.
                verdict: self.lines.judgement.verdict(node).filter(|_| made.colour == self.side),
                node,
            })
        };
        following.into_iter().filter_map(continuation).collect()
    }

    /// Goes on by a move of the record, by its number from 0. Returns whether there is one.
    pub fn go(&mut self, number: usize) -> bool {
        let Some((at, to)) = self.at.zip(self.continuations().into_iter().nth(number)) else { return false };
        self.seen.extend(self.lines.way(at, to.node).into_iter().map(Seen::Node));
        self.replay();
        true
    }

    /// Plays a move: the record's, or one that it does not have. Returns whether the rules allow it.
    pub fn play(&mut self, action: &Move) -> bool {
        let known = self.continuations().iter().position(|known| known.action.is_same(action));
        if let Some(number) = known {
            return self.go(number);
        }
        let colour = self.position.colour_that_plays();
        if self.position.check_move(colour, action).iter().any(is_against_rules) {
            return false;
        }
        self.seen.push(Seen::Tried(colour, action.clone()));
        self.replay();
        true
    }

    /// Takes the last move back, to the start of the record at the furthest. Returns whether there was one.
    pub fn back(&mut self) -> bool {
        if self.seen.len() < 2 {
            return false;
        }
        let moves = self.position.move_number();
        while self.seen.len() > 1 {
            self.seen.pop();
            self.replay();
            if self.position.move_number() < moves {
                break;
            }
        }
        true
    }

    /// What is shown: the record up to here, and its comment.
    pub fn view(&self) -> StudyView {
        let convention = self.lines.judgement.convention;
        let (tree, node) = cut(&self.lines.tree, &self.kind, (&self.seen, self.lines.root), convention, &[]);
        let colour = self.position.colour_that_plays();
        let prompt = match self.at {
            Some(_) => {
                say!("study-looking-round", "Looking round: {colour} to play", colour = self.kind.colour_name(colour))
            }
            None => say!("study-looking-off", "Your own move: the record does not go on here"),
        };
        StudyView {
            comment: tree.text(node, "C").filter(|comment| !comment.is_empty()),
            shown: None,
            solution: None,
            tree,
            node,
            position: self.position.clone(),
            side: colour,
            mode: self.mode,
            stage: Stage::Asked,
            prompt,
            tries: 0,
            hints: 0,
        }
    }
}

impl Drill {
    /// Looks round from what is on view; `None` while the question waits for its answer, or for a verdict on it: what the author says of the
    /// moves is the solution.
    pub fn explore(&self) -> Option<Explorer> {
        (!matches!(self.stage(), Stage::Asked | Stage::Off))
            .then(|| Explorer::new(self.game().clone(), (self.mode(), self.side()), self.on_view().to_vec()))
    }
}
