//! Executing a node: setup first, then the move, whatever order the file has them in.

use super::{
    Action, Colour, Game, Kind, Misread, Played, Position, blokus, fault, hex, notation, octi, position::State,
};
use crate::sgf::{Code, Fault, NodeId, Tree};

/// What a node does to a position.
#[derive(Default)]
struct Deeds<'a> {
    setup: Vec<(Setup, &'a [u8])>,
    moves: Vec<(Colour, &'a [u8])>,
    next: Option<Colour>,
    number: Option<i64>,
    has_setup: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Setup {
    Add(Colour),
    Empty,
    /// Octi's RP.
    Remove,
}

impl Position {
    /// Executes one node. Never fails: what is wrong with it becomes findings.
    pub fn step(&mut self, tree: &Tree, node: NodeId) {
        self.findings.clear();
        if tree.parent(node).is_none() {
            self.findings.extend_from_slice(self.kind.findings());
        }
        if matches!(self.state, State::Blokus(_)) {
            self.step_blokus(tree, node);
            return;
        }
        let kind = self.kind.clone();
        let mut deeds = Deeds::default();
        for property in tree.properties(node) {
            let id = property.id();
            match &*id {
                "B" | "W" | "b" | "r" => {
                    if let Some(colour) = kind.colour_of(&id) {
                        deeds.moves.push((colour, property.value().unwrap_or(b"")));
                    }
                }
                "AB" | "AW" => {
                    deeds.has_setup = true;
                    if let Some(colour) = kind.setup_colour_of(&id) {
                        deeds.setup.extend(property.values().map(|raw| (Setup::Add(colour), raw)));
                    }
                }
                "AE" => {
                    deeds.has_setup = true;
                    deeds.setup.extend(property.values().map(|raw| (Setup::Empty, raw)));
                }
                "RP" if kind.game() == Game::Octi => {
                    deeds.has_setup = true;
                    deeds.setup.extend(property.values().map(|raw| (Setup::Remove, raw)));
                }
                "PL" => deeds.next = property.value().and_then(|raw| kind.colour_in(raw)),
                "MN" => deeds.number = property.value().and_then(notation::number),
                "DD" => self.inherited.dim = Some(node),
                "VW" => self.inherited.view = Some(node),
                "PM" => self.inherited.print = Some(node),
                "FG" => {
                    self.inherited.figure = Some(node);
                    self.figure_move = self.move_number + 1;
                }
                _ => {}
            }
        }
        if deeds.has_setup {
            self.set_up(&kind, &mut deeds);
        }
        // PL names who is next after a move, but in a setup, or in a root, who is to move first.
        let before = deeds.has_setup || tree.parent(node).is_none();
        if !deeds.moves.is_empty() {
            if before {
                deeds.next = None;
            }
            if deeds.has_setup {
                self.findings.push(fault(Code::MoveWithSetup, "a move and a setup stand in one node"));
            }
            if let Some(number) = deeds.number {
                self.move_number = number.clamp(1, i64::from(u32::MAX / 2)) as u32 - 1;
                if self.inherited.figure == Some(node) {
                    self.figure_move = self.move_number + 1;
                }
            }
            let mut played = 0;
            for (colour, raw) in deeds.moves {
                played += u32::from(self.play_raw(tree, node, &kind, colour, raw));
            }
            if played > 1 {
                self.findings.push(fault(Code::TwoMoves, "more than one move stands in one node; all are played"));
            }
        }
        if let Some(colour) = deeds.next {
            self.next = colour;
            self.next_is_given = true;
        } else if !self.moved && !self.next_is_given {
            self.next = self.first_colour(&kind);
        }
    }

    /// Who begins: White when Black's handicap stones are on the board.
    fn first_colour(&self, kind: &Kind) -> Colour {
        match &self.state {
            State::Go(state) if kind.handicap() >= 2 => {
                let given = state.stones.count(Colour::BLACK) >= 2 && state.stones.count(Colour::WHITE) == 0;
                if given { Colour::WHITE } else { Colour::BLACK }
            }
            _ => self.next,
        }
    }

    // Setup ----------------------------------------------------------------------------------------------------------

    fn set_up(&mut self, kind: &Kind, deeds: &mut Deeds<'_>) {
        self.last_move = None;
        self.row = None;
        if matches!(self.state, State::Octi(_)) {
            // AE empties before anything is added; RP takes one of what is there.
            deeds.setup.sort_by_key(|(setup, _)| match setup {
                Setup::Empty => 0,
                Setup::Remove => 1,
                Setup::Add(colour) => 2 + colour.index(),
            });
        }
        let mut touched = vec![false; kind.board().len()];
        let mut idle = Vec::new();
        for &(setup, raw) in &deeds.setup {
            if let (State::Octi(state), Setup::Add(_) | Setup::Remove) = (&mut self.state, setup) {
                Self::set_up_pod(state, setup, raw, kind, &mut self.findings);
                continue;
            }
            if raw.trim_ascii().is_empty() {
                continue;
            }
            for place in kind.places(raw) {
                let place = match place {
                    Ok(place) => place,
                    Err(_) if !kind.has_board() => continue,
                    Err(misread) => {
                        self.findings.push(misread_point(misread, raw, Code::UnreadablePoint));
                        continue;
                    }
                };
                if std::mem::replace(&mut touched[place.index()], true) && !matches!(self.state, State::Octi(_)) {
                    let words = format!("{} is set up more than once in this node", kind.place_value(place));
                    self.findings.push(fault(Code::SetupRepeated, words));
                }
                let colour = match setup {
                    Setup::Add(colour) => Some(colour),
                    Setup::Empty | Setup::Remove => None,
                };
                if !matches!(self.state, State::Octi(_)) && self.stone(place) == colour {
                    idle.push(place);
                }
                match (&mut self.state, colour) {
                    (State::Go(state), colour) => state.set_up(place, colour),
                    (State::Hex(hex::State { stones }), Some(colour)) => stones.put(place, colour, 0),
                    (State::Hex(hex::State { stones }), None) => stones.clear(place),
                    (State::Other(state), Some(colour)) => state.stones.put(place, colour, 0),
                    (State::Other(state), None) => state.stones.clear(place),
                    (State::Octi(state), _) => state.clear(place),
                    (State::Blokus(_), _) => {}
                }
            }
        }
        if let Some(&first) = idle.first() {
            let words = match idle.len() {
                1 => format!("{} is as the setup wants it already", kind.place_value(first)),
                count => {
                    format!("{} and {} more are as the setup wants them already", kind.place_value(first), count - 1)
                }
            };
            self.findings.push(fault(Code::SetupWithoutEffect, words));
        }
    }

    fn set_up_pod(state: &mut octi::State, setup: Setup, raw: &[u8], kind: &Kind, findings: &mut Vec<Fault>) {
        let (first, second) = notation::compose(raw);
        if let (Setup::Add(colour), Some(_)) = (setup, second) {
            // A rectangle of pods without prongs.
            for place in kind.places(raw).into_iter().flatten() {
                let (column, row) = (kind.board().column(place), kind.rows() - 1 - kind.board().row(place));
                state.add(colour, &octi::Designation { cell: (column as u8, row as u8), prongs: None });
            }
            return;
        }
        let Some(stone) = octi::stone(first) else {
            findings.push(misread_point(Misread::Unreadable, raw, Code::UnreadablePoint));
            return;
        };
        match setup {
            Setup::Add(colour) if !state.add(colour, &stone) => {
                findings.push(misread_point(Misread::OffBoard, raw, Code::UnreadablePoint));
            }
            Setup::Remove if !state.remove(&stone) => {
                findings.push(fault(Code::OctiPodGone, format!("no pod {stone} stands there to be removed")));
            }
            _ => {}
        }
    }

    // Moves ----------------------------------------------------------------------------------------------------------

    /// Plays what a property says, unless it turns out to be no move at all.
    fn play_raw(&mut self, tree: &Tree, node: NodeId, kind: &Kind, colour: Colour, raw: &[u8]) -> bool {
        let action = match kind.game() {
            Game::Hex => match hex::read(kind, raw) {
                Ok(hex::Word::Point(place)) => Ok(Action::Place(vec![place])),
                Ok(hex::Word::Pass) => Ok(Action::Pass),
                Ok(hex::Word::Resign) => Ok(Action::Resign),
                Ok(hex::Word::Forfeit) => Ok(Action::Forfeit),
                Ok(swap @ (hex::Word::Swap | hex::Word::SwapPieces | hex::Word::SwapSides)) => {
                    let reading = hex::judge_swap(tree, kind, node, colour, swap);
                    self.looked_ahead |= reading.looked_ahead;
                    self.findings.extend(reading.finding);
                    Ok(if reading.pieces { Action::SwapPieces } else { Action::SwapSides })
                }
                // Tournament scripts wrote the players' names there.
                Err(Misread::Unreadable) if tree.parent(node).is_none() => {
                    let words =
                        format!("\"{}\" in the root is no move; it looks like a name", notation::plain_text(raw));
                    self.findings.push(fault(Code::NameAsMove, words));
                    return false;
                }
                Err(misread) => Err(misread),
            },
            _ => self.read_move(raw),
        };
        let action = action.unwrap_or_else(|misread| {
            self.findings.push(misread_point(misread, raw, Code::UnreadableMove));
            Action::Raw(notation::plain_text(raw))
        });
        self.execute(colour, action);
        true
    }

    /// Reads a raw move of a game without dialects.
    fn read_move(&self, raw: &[u8]) -> Result<Action, Misread> {
        let kind = &self.kind;
        let place = |raw| kind.place(raw).map(|place| Action::Place(vec![place]));
        let text = notation::squeeze(raw);
        let word = |words: &[&str]| words.iter().any(|w| text.eq_ignore_ascii_case(w.as_bytes()));
        match kind.game() {
            Game::Go => {
                let small = kind.columns() <= 19 && kind.rows() <= 19;
                if text.is_empty() || (small && *text == *b"tt") { Ok(Action::Pass) } else { place(raw) }
            }
            Game::Octi if word(&["resign"]) => Ok(Action::Resign),
            Game::Octi => match octi::Turn::parse(raw) {
                Some(turn) => Ok(Action::Octi(turn)),
                None => Err(Misread::Unreadable),
            },
            Game::Hex => match hex::read(kind, raw)? {
                hex::Word::Point(place) => Ok(Action::Place(vec![place])),
                hex::Word::Pass => Ok(Action::Pass),
                hex::Word::Resign => Ok(Action::Resign),
                hex::Word::Forfeit => Ok(Action::Forfeit),
                hex::Word::SwapSides => Ok(Action::SwapSides),
                hex::Word::Swap | hex::Word::SwapPieces => Ok(Action::SwapPieces),
            },
            Game::Gomoku | Game::Othello | Game::Other => {
                if text.is_empty() || word(&["pass", "pa"]) {
                    return Ok(Action::Pass);
                }
                if word(&["resign"]) {
                    return Ok(Action::Resign);
                }
                if !kind.has_board() {
                    return Ok(Action::Raw(notation::plain_text(raw)));
                }
                match kind.place(raw) {
                    Ok(place) => Ok(Action::Place(vec![place])),
                    Err(_) if word(&["tt"]) => Ok(Action::Pass),
                    // Nothing is judged where the rules are not known.
                    Err(_) if kind.game() == Game::Other => Ok(Action::Raw(notation::plain_text(raw))),
                    Err(misread) => Err(misread),
                }
            }
            Game::Blokus(variant) => {
                let reading = blokus::grid(variant).read([raw].into_iter());
                match reading.empty {
                    true => Ok(Action::Pass),
                    false if !reading.unreadable.is_empty() || reading.places.is_empty() => Err(Misread::Unreadable),
                    false => Ok(Action::Place(reading.places)),
                }
            }
        }
    }

    /// Plays a move that no record holds yet. What is wrong with it is told by the findings.
    pub fn play(&mut self, colour: Colour, action: &Action) {
        self.findings.clear();
        self.execute(colour, action.clone());
    }

    fn execute(&mut self, colour: Colour, action: Action) {
        self.move_number = self.move_number.saturating_add(1);
        let number = self.move_number;
        let mut places = Vec::new();
        let judged = self.kind.game() != Game::Other;
        let mut next = colour.opponent();
        self.row = None;
        match (&action, &mut self.state) {
            (Action::Place(at), State::Blokus(state)) => {
                self.findings.extend(state.check(colour, at));
                state.play(colour, at);
                places = at.clone();
            }
            (_, State::Blokus(state)) => state.pass(colour),
            (Action::Place(at), state) => {
                // Only Blokus puts several things down at once.
                if let Some(&place) = at.first().filter(|place| place.index() < self.kind.board().len()) {
                    match state {
                        State::Go(state) => state.play(colour, place, number, &mut self.findings),
                        State::Hex(state) => {
                            if state.stones.at(place).is_some() {
                                self.findings.push(fault(Code::Occupied, "a stone stands there already"));
                            }
                            state.stones.put(place, colour, number);
                        }
                        State::Other(state) => state.play(colour, place, number, judged, &mut self.findings),
                        State::Octi(_) | State::Blokus(_) => {}
                    }
                    self.row = Some(place);
                    places = vec![place];
                } else {
                    self.findings.push(fault(Code::PointOffBoard, "the point is not on this board"));
                }
            }
            (Action::SwapPieces, State::Hex(state)) => {
                if state.stones.occupied() != 1 {
                    self.findings.push(fault(Code::SwapLate, "a swap usually answers the first stone"));
                }
                if !state.swap_pieces() {
                    let words = "swapping pieces has no meaning on a board that is not square; no stone moves";
                    self.findings.push(fault(Code::SwapOblong, words));
                }
                places = state.few_stones();
            }
            (Action::SwapSides, State::Hex(state)) => {
                if state.stones.occupied() != 1 {
                    self.findings.push(fault(Code::SwapLate, "a swap usually answers the first stone"));
                }
                places = state.few_stones();
                // The persons change places, so the swapper's colour is now the opponent's.
                next = colour;
            }
            (Action::Octi(turn), State::Octi(state)) => {
                places = state.play(self.kind.octi_rules(), colour, turn, number, &mut self.findings);
            }
            (Action::Pass, State::Go(state)) => state.pass(),
            (Action::Resign | Action::Forfeit, State::Hex(_)) => next = self.next,
            _ => {}
        }
        self.next = next;
        self.next_is_given = false;
        self.moved = true;
        self.last_move = Some(Played { colour, action, places });
    }

    // Blokus ---------------------------------------------------------------------------------------------------------

    /// A node of the Blokus family: its own module knows the order of things and the old ways to write them.
    fn step_blokus(&mut self, tree: &Tree, node: NodeId) {
        let State::Blokus(state) = &mut self.state else { return };
        for property in tree.properties(node) {
            match &*property.id() {
                "DD" => self.inherited.dim = Some(node),
                "VW" => self.inherited.view = Some(node),
                "PM" => self.inherited.print = Some(node),
                "FG" => self.inherited.figure = Some(node),
                _ => {}
            }
        }
        let step = state.step(tree, node);
        self.findings.extend(step.findings);
        if step.setup {
            self.last_move = None;
        }
        self.next_is_given = matches!(state.next(), blokus::Next::Named(_));
        if let Some((colour, places)) = step.played {
            self.moved = true;
            let action = if places.is_empty() { Action::Pass } else { Action::Place(places.clone()) };
            self.last_move = Some(Played { colour, action, places });
        } else if let Some((colour, text)) = step.unreadable {
            self.moved = true;
            self.last_move = Some(Played { colour, action: Action::Raw(text), places: Vec::new() });
        }
    }
}

/// The finding for a value that names no place.
fn misread_point(misread: Misread, raw: &[u8], code: Code) -> Fault {
    let text = notation::plain_text(raw);
    match misread {
        Misread::Unreadable => fault(code, format!("\"{text}\" cannot be read")),
        Misread::OffBoard => fault(Code::PointOffBoard, format!("{text} is not on this board")),
    }
}
