//! A line of a game for the text forms, and what they cannot express.

use crate::game::{Colour, Kind, Markup, Move, Place, Position, Summary};
use crate::publish::about::{name_of, short};
use crate::sgf::{NodeId, Tree};
use std::sync::Arc;

/// A move of a line, with the position before it.
pub(super) struct Step {
    /// Which node of the line makes it.
    pub(super) at: usize,
    pub(super) number: u32,
    pub(super) colour: Colour,
    /// Its place; `None` for a pass and the like.
    pub(super) place: Option<Place>,
    /// Whether something was set up in its node.
    pub(super) anew: bool,
}

/// A line of a game, up to a node.
pub(super) struct Line<'a> {
    pub(super) tree: &'a Tree,
    pub(super) root: NodeId,
    pub(super) end: NodeId,
    pub(super) start: Position,
    pub(super) position: Position,
    pub(super) nodes: Vec<NodeId>,
    /// How many of them lead to the start.
    pub(super) before: usize,
    pub(super) steps: Vec<Step>,
    pub(super) moves_per_figure: u32,
}

impl<'a> Line<'a> {
    pub(super) fn of(tree: &'a Tree, end: NodeId, moves_per_figure: u32) -> Line<'a> {
        let mut nodes: Vec<NodeId> = tree.way_up(end).collect();
        nodes.reverse();
        let root = nodes[0];
        let kind = Arc::new(Kind::of(tree, root));
        let mut position = Position::start(kind.clone());
        let mut steps: Vec<Step> = Vec::new();
        let mut start = position.clone();
        let mut anew = false;
        let mut started = 0;
        for (at, &node) in nodes.iter().enumerate() {
            let before = position.move_number();
            position.step(tree, node);
            let set_up = tree.properties(node).any(|property| kind.sets_places(&property.id()));
            let played = position.last_move().filter(|_| node != root && position.move_number() != before);
            match played {
                Some(played) if moves_per_figure > 0 => {
                    let place = match &played.action {
                        Move::Place(places) => places.first().copied(),
                        _ => None,
                    };
                    let swaps = matches!(played.action, Move::SwapPieces | Move::SwapSides);
                    let number = position.move_number();
                    steps.push(Step { at, number, colour: played.colour, place, anew: anew || set_up || swaps });
                    anew = false;
                }
                _ if steps.is_empty() => (start, started) = (position.clone(), at + 1),
                _ => anew |= set_up,
            }
        }
        Line { tree, root, end, start, position, nodes, before: started, steps, moves_per_figure }
    }

    /// Plays the nodes before a step, or all the rest; `done` is how many were played already.
    pub(super) fn advance(&self, position: &mut Position, done: &mut usize, before: Option<&Step>) {
        let to = before.map_or(self.nodes.len(), |step| step.at);
        while *done < to {
            position.step(self.tree, self.nodes[*done]);
            *done += 1;
        }
    }

    pub(super) fn kind(&self) -> &Kind {
        self.position.kind()
    }

    pub(super) fn markup(&self) -> Markup {
        Markup::of(self.tree, self.end, &self.position)
    }

    /// The name of the game in the record, or its players; empty if it has neither. It never contains the beginning of a record.
    pub(super) fn title(&self) -> String {
        let summary = Summary::new(self.tree, self.root, self.position.kind());
        short(&name_of(&summary).unwrap_or_default()).replace("(;", "( ;")
    }
}

/// What a format cannot express.
#[derive(Default)]
pub(super) struct Lost {
    pub(super) comments: bool,
    pub(super) labels: usize,
    pub(super) marks: usize,
    pub(super) passes: Vec<u32>,
}

impl Lost {
    /// What no diagram has of a line.
    pub(super) fn in_diagrams(line: &Line<'_>) -> Lost {
        let comments = line.nodes.iter().any(|&node| line.tree.has(node, "C"));
        let passes = line.steps.iter().filter(|step| step.place.is_none()).map(|step| step.number);
        Lost { comments, passes: passes.collect(), ..Lost::default() }
    }

    pub(super) fn notes(self, form: &str) -> Vec<String> {
        let mut notes = Vec::new();
        if self.comments {
            notes.push(say!("form-no-comments", "{form} has no room for comments: they are left out", form));
        }
        if self.labels > 0 {
            notes.push(say!(
                "form-no-labels",
                "{count} label has no letter in {form}" | "{count} labels have no letter in {form}",
                count = self.labels,
                form
            ));
        }
        if self.marks > 0 {
            notes.push(say!(
                "form-no-marks",
                "{count} mark cannot be shown in {form}" | "{count} marks cannot be shown in {form}",
                count = self.marks,
                form
            ));
        }
        if !self.passes.is_empty() {
            let moves = self.passes.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
            notes.push(say!("form-no-place", "moves without a place are left out: {moves}", moves));
        }
        notes
    }
}
