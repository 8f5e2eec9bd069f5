//! Executing a node: setup first, then the move, whatever order the file has them in.

use super::{
    Colour, Kind, Move, Played, Position, fault, notation, numbers,
    rules::{MoveContext, Wins},
    setup,
    state::{Mover, NextTurn, NodeEffect, Setup},
};
use crate::sgf::{Code, Contents, Fault, NodeId, Tree};

/// A node's effect on a position.
#[derive(Default)]
struct NodeActions<'a> {
    setup: Vec<(Setup, &'a [u8])>,
    first: Option<(Colour, &'a [u8])>,
    /// Moves besides the first one; hardly any record has them.
    further: Vec<(Colour, &'a [u8])>,
    /// The properties with moves.
    made: usize,
    next: Option<Colour>,
    number: Option<i64>,
    has_setup: bool,
    /// A move or a setup that could not be read is kept under a private name.
    has_private: bool,
}

impl Position {
    /// Executes one node. Never fails: what is wrong with it becomes findings.
    pub fn step(&mut self, tree: &Tree, node: NodeId) {
        let has_private = if self.step_in_its_own_order(tree, node) {
            tree.properties(node).any(|property| self.kind.is_private_move(&property.id(), property.values()))
        } else {
            let (kind, mut actions) = (self.kind.clone(), NodeActions::default());
            for property in tree.properties(node) {
                self.add_action(&mut actions, &kind, (node, &property.id()), property.values());
            }
            let has_private = actions.has_private;
            self.act((tree, node), &kind, actions);
            has_private
        };
        self.note_unread(tree, node, has_private);
    }

    /// The same in a game of this kind, where the properties of the node were looked for already.
    pub(super) fn step_by<'a>(&mut self, (tree, node): (&'a Tree, NodeId), kind: &Kind, contents: &Contents<'a>) {
        let has_private = if self.step_in_its_own_order(tree, node) {
            contents.iter().any(|(property, values)| kind.is_private_move(&property.id(), values.iter().copied()))
        } else {
            let mut actions = NodeActions::default();
            for (property, values) in contents.iter() {
                self.add_action(&mut actions, kind, (node, &property.id()), values.iter().copied());
            }
            let has_private = actions.has_private;
            self.act((tree, node), kind, actions);
            has_private
        };
        self.note_unread(tree, node, has_private);
    }

    /// Notes what a node plays from the first one on that could not be read.
    fn note_unread(&mut self, tree: &Tree, node: NodeId, has_private: bool) {
        let is_unread =
            |fault: &Fault| matches!(fault.code, Code::UnreadableMove | Code::UnreadablePoint | Code::PointOffBoard);
        if self.unread.is_none() && !has_private && !self.findings.iter().any(is_unread) {
            return;
        }
        let mut unread = self.unread.unwrap_or_default();
        for property in tree.properties(node) {
            let id = property.id();
            let colour = self.kind.colour_of(&id);
            if colour.is_some() || self.kind.is_setup(&id) || self.kind.is_private_move(&id, property.values()) {
                let id = colour.map_or_else(|| id.into_owned(), |colour| colour.index().to_string());
                unread = after(unread, id.as_bytes());
                unread = property.values().fold(unread, after);
            }
        }
        self.unread = Some(unread);
    }

    /// Whether the game has an order of things of its own, and has executed the node in it.
    fn step_in_its_own_order(&mut self, tree: &Tree, node: NodeId) -> bool {
        self.findings.clear();
        if tree.parent(node).is_none() {
            self.findings.extend_from_slice(self.kind.findings());
        }
        let step = self.state.step(tree, node);
        step.map(|step| self.take(step, tree, node)).is_some()
    }

    /// Executes a node.
    fn act(&mut self, (tree, node): (&Tree, NodeId), kind: &Kind, actions: NodeActions<'_>) {
        if actions.has_setup {
            (self.last_move, self.won, self.mover) = (None, None, None);
            self.state.set_up_all(kind, actions.setup, &mut self.findings);
        }
        // PL names the next player after a move, but in a setup, or in a root, the first to move.
        let before = actions.has_setup || tree.parent(node).is_none();
        let mut next = actions.next;
        if let Some(first) = actions.first {
            if before {
                next = None;
            }
            if actions.has_setup {
                let words = message!("move-setup-stand-one", "a move and a setup are in the same node");
                self.findings.push(fault(Code::MoveWithSetup, words));
            }
            if let Some(number) = actions.number {
                self.move_number = number.clamp(1, numbers::HIGHEST.into()) as u32 - 1;
                if self.inherited.figure == Some(node) {
                    self.figure_move = self.move_number + 1;
                }
            }
            let mut played = u32::from(self.play_raw(tree, node, kind, first));
            for made in actions.further {
                played += u32::from(self.play_raw(tree, node, kind, made));
            }
            if played > 1 && actions.made > 1 {
                let words = message!("more-than-one-move-2", "more than one move in a node; all are played");
                self.findings.push(fault(Code::TwoMoves, words));
            }
        }
        if let Some(colour) = next {
            self.next = colour;
            self.next_is_given = true;
            self.mover = None;
        } else if !self.moved && !self.next_is_given {
            self.next = self.state.first_colour(kind).unwrap_or(self.next);
        }
    }

    /// Reads what a property of a node does. What holds from there on is remembered at once.
    fn add_action<'a>(
        &mut self,
        actions: &mut NodeActions<'a>,
        kind: &Kind,
        (node, id): (NodeId, &str),
        mut values: impl Iterator<Item = &'a [u8]>,
    ) {
        match id {
            "B" | "W" | "b" | "r" => {
                if let Some(colour) = kind.colour_of(id) {
                    let made = (colour, values.next().unwrap_or(b""));
                    actions.made += 1;
                    match actions.first {
                        None => actions.first = Some(made),
                        Some(_) => actions.further.push(made),
                    }
                    if kind.facts().several {
                        actions.further.extend(values.map(|raw| (colour, raw)));
                    }
                }
            }
            "AB" | "AW" => {
                actions.has_setup = true;
                if let Some(colour) = kind.setup_colour_of(id) {
                    actions.setup.extend(values.map(|raw| (Setup::Add(colour), raw)));
                }
            }
            "AE" => {
                actions.has_setup = true;
                actions.setup.extend(values.map(|raw| (Setup::Empty, raw)));
            }
            "PL" => actions.next = values.next().and_then(|raw| kind.colour_in(raw)),
            "MN" => actions.number = values.next().and_then(notation::number),
            "DD" => self.inherited.dim = Some(node),
            "VW" => self.inherited.view = Some(node),
            "PM" => self.inherited.print = Some(node),
            "FG" => {
                self.inherited.figure = Some(node);
                self.figure_move = self.move_number + 1;
            }
            id if kind.own_setup_ids().contains(&id) => {
                actions.has_setup = true;
                actions.setup.extend(values.map(|raw| (Setup::Own, raw)));
            }
            id if kind.is_private_move(id, values) => actions.has_private = true,
            _ => {}
        }
    }

    // Moves ----------------------------------------------------------------------------------------------------------

    /// Plays the move of a property, unless it turns out to be none.
    fn play_raw(&mut self, tree: &Tree, node: NodeId, kind: &Kind, (colour, raw): (Colour, &[u8])) -> bool {
        let mut spot = MoveContext { tree, node, colour, findings: &mut self.findings, looked_ahead: false };
        let action = kind.game().read_move_at(kind, raw, &mut spot);
        self.looked_ahead |= spot.looked_ahead;
        let action = match action {
            Ok(Some(action)) => action,
            Ok(None) => return false,
            Err(misread) => {
                self.findings.push(setup::unreadable(misread, raw, Code::UnreadableMove));
                Move::Raw(notation::plain_text(raw))
            }
        };
        self.execute(colour, action);
        true
    }

    /// Plays a move that is not in the record. What is wrong with it is in the findings.
    pub fn play(&mut self, colour: Colour, action: &Move) {
        self.findings.clear();
        self.execute(colour, action.clone());
        self.unread = self.unread.map(|unread| after(unread, self.kind.move_value(action).as_bytes()));
    }

    fn execute(&mut self, colour: Colour, action: Move) {
        self.check_order(colour, &action);
        self.move_number = self.move_number.saturating_add(1);
        let mover = Mover { colour, number: self.move_number };
        let judged_from = self.findings.len();
        let effect = self.state.play(mover, &action, &mut self.findings);
        if self.state.lacks_start() {
            let found = self.findings.split_off(judged_from);
            self.findings.extend(found.into_iter().filter(|finding| finding.code == Code::PointOffBoard));
            if self.move_number == 1 {
                let words = message!("how-pieces-stood-beginning", "the starting position of this game is not known");
                self.findings.push(fault(Code::StartUnknown, words));
            }
        }
        self.next = match effect.turn {
            NextTurn::Opponent => colour.opponent(),
            NextTurn::Mover => colour,
            NextTurn::AsBefore => self.next,
        };
        self.next_is_given = false;
        self.moved = true;
        self.mover = Some(colour);
        self.last_move = Some(Played { colour, action, places: effect.places });
    }

    /// Checks whose move it is, and whether any is due: before the move, while the winner is known.
    fn check_order(&mut self, colour: Colour, action: &Move) {
        let facts = self.kind.facts();
        let lost = || facts.wins == Wins::Kept && !self.state.keeps_wins(action);
        if self.won.is_none() && (self.given_up().is_some() || lost()) {
            self.won = self.winner();
        }
        let again = self.mover == Some(colour) && self.next != colour && !action.is_word();
        // A player who cannot move need not pass explicitly.
        let in_turn = || self.won.is_none() && self.state.legal_moves(self.next) != Some(0);
        if again && self.is_judged_by_turns() && !self.turn_told && in_turn() {
            self.turn_told = true;
            let words = message!("same-colour-moves-again", "the same colour plays again after its turn");
            self.findings.push(fault(Code::SameColourTwice, words).against_rules());
        }
        if *action == Move::Pass && !facts.passes {
            let game = self.kind.title();
            self.findings
                .push(fault(Code::NeedlessPass, message!("nobody-passes", "passing is not possible in {game}", game)));
        }
    }

    /// Whether a colour that moves twice breaks a rule. Where the game keeps count of its own turns, it says so itself.
    fn is_judged_by_turns(&self) -> bool {
        self.kind.identity().game().takes_turns() && self.state.own_turn().is_none()
    }

    /// Takes over what a game with an order of things of its own has done.
    fn take(&mut self, step: NodeEffect, tree: &Tree, node: NodeId) {
        for property in tree.properties(node) {
            match &*property.id() {
                "DD" => self.inherited.dim = Some(node),
                "VW" => self.inherited.view = Some(node),
                "PM" => self.inherited.print = Some(node),
                "FG" => self.inherited.figure = Some(node),
                _ => {}
            }
        }
        self.findings.extend(step.findings);
        if step.setup {
            self.last_move = None;
        }
        self.next_is_given = step.next_is_given;
        if step.played.is_some() {
            self.moved = true;
            self.last_move = step.played;
        }
    }
}

/// The number of what was played so far and one thing more: FNV-1a, which never changes with a compiler or a library.
fn after(so_far: u64, raw: &[u8]) -> u64 {
    let bytes = raw.trim_ascii().iter().copied().chain([0]);
    bytes.fold(so_far ^ 0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
