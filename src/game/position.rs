//! What stands where after a node: derived from the record, never stored in it.
//!
//! A position takes whatever a record says. What breaks a rule or cannot be read is told by its findings; nothing is
//! refused and nothing is repaired. [`Position::step`] executes one node, [`super::Positions`] a whole line.

use super::{Action, Colour, Game, Kind, Piece, Place, Played, Swaps, blokus, board::Board, go, hex, octi, other};
use crate::sgf::{Fault, NodeId, Tree};
use std::sync::Arc;

#[derive(Clone, Debug)]
pub(super) enum State {
    Go(go::State),
    Hex(hex::State),
    Octi(octi::State),
    Blokus(blokus::State),
    Other(other::State),
}

/// Properties that hold until they are set again, and the node that set them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Inherited {
    /// DD: points shown dimmed.
    pub dim: Option<NodeId>,
    /// VW: the part of the board that is shown.
    pub view: Option<NodeId>,
    /// PM: how move numbers are printed.
    pub print: Option<NodeId>,
    /// FG: where the figure began.
    pub figure: Option<NodeId>,
}

/// What stands on the board after a node, and what there is to say about it.
#[derive(Clone, Debug)]
pub struct Position {
    pub(super) kind: Arc<Kind>,
    pub(super) state: State,
    pub(super) next: Colour,
    /// PL or the handicap said who is next, and no move was made since.
    pub(super) next_is_given: bool,
    pub(super) move_number: u32,
    pub(super) moved: bool,
    pub(super) last_move: Option<Played>,
    pub(super) findings: Vec<Fault>,
    pub(super) inherited: Inherited,
    pub(super) figure_move: u32,
    /// The reading of a swap depended on the moves after it.
    pub(super) looked_ahead: bool,
    pub(super) row: Option<Place>,
}

impl Position {
    /// The position before the root.
    pub fn start(kind: Arc<Kind>) -> Position {
        let (columns, rows) = (kind.columns(), kind.rows());
        let state = match kind.game() {
            Game::Go => State::Go(go::State::new(columns, rows)),
            Game::Hex => State::Hex(hex::State::new(columns, rows)),
            Game::Octi => State::Octi(octi::State::new(kind.octi_rules())),
            Game::Blokus(variant) => State::Blokus(blokus::State::start(variant)),
            Game::Othello => State::Other(other::State::othello(columns, rows, kind.has_own_start())),
            Game::Gomoku | Game::Other => State::Other(other::State::placing(columns, rows)),
        };
        Position {
            kind,
            state,
            next: Colour::BLACK,
            next_is_given: false,
            move_number: 0,
            moved: false,
            last_move: None,
            findings: Vec::new(),
            inherited: Inherited::default(),
            figure_move: 1,
            looked_ahead: false,
            row: None,
        }
    }

    /// The position after a node, replayed from the root of its game. Takes time with the depth.
    pub fn replay(tree: &Tree, node: NodeId) -> Position {
        Position::replay_as(tree, node, Swaps::default())
    }

    /// The same, with the swaps of a game of Hex read in a certain way.
    pub fn replay_as(tree: &Tree, node: NodeId, swaps: Swaps) -> Position {
        let mut path = vec![node];
        let mut at = node;
        while let Some(parent) = tree.parent(at) {
            path.push(parent);
            at = parent;
        }
        let mut position = Position::start(Arc::new(Kind::of(tree, at).with_swaps(swaps)));
        for node in path.into_iter().rev() {
            position.step(tree, node);
        }
        position
    }

    /// What the record is a record of.
    pub fn kind(&self) -> &Arc<Kind> {
        &self.kind
    }

    /// The board.
    pub fn board(&self) -> &Arc<Board> {
        self.kind.board()
    }

    /// The colour on a place; of a stack of Octi pods the first.
    pub fn stone(&self, place: Place) -> Option<Colour> {
        match &self.state {
            State::Go(state) => state.stones.at(place),
            State::Hex(state) => state.stones.at(place),
            State::Octi(state) => state.pods(place).first().map(|pod| pod.colour),
            State::Blokus(state) => state.stone(place),
            State::Other(state) => state.stones.at(place),
        }
    }

    /// The number of the move that put there what stands on a place; `None` for setup.
    pub fn number(&self, place: Place) -> Option<u32> {
        let number = match &self.state {
            State::Go(state) => state.stones.number(place),
            State::Hex(state) => state.stones.number(place),
            State::Octi(state) => state.pods(place).iter().map(|pod| pod.number).max().unwrap_or(0),
            State::Blokus(state) => return state.piece_at(place).and_then(|piece| piece.number),
            State::Other(state) => state.stones.number(place),
        };
        (number > 0).then_some(number)
    }

    /// The pieces on the board in the order in which they came; empty in games of stones.
    pub fn pieces(&self) -> Vec<Piece> {
        match &self.state {
            State::Blokus(state) => {
                let piece = |p: blokus::Piece<'_>| Piece {
                    colour: p.colour,
                    name: p.name.to_owned(),
                    places: p.places.to_vec(),
                    number: p.number.unwrap_or(0),
                };
                state.pieces().map(piece).collect()
            }
            State::Octi(state) => {
                let pods = state.squares().flat_map(|(place, pods)| pods.iter().map(move |pod| (place, pod)));
                let piece = |(place, pod): (Place, &octi::Pod)| Piece {
                    colour: pod.colour,
                    name: pod.letters(),
                    places: vec![place],
                    number: pod.number,
                };
                pods.map(piece).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The state of a game of the Blokus family.
    pub fn blokus(&self) -> Option<&blokus::State> {
        match &self.state {
            State::Blokus(state) => Some(state),
            _ => None,
        }
    }

    /// The pods on a square of an Octi board, in the order in which they came.
    pub fn pods(&self, place: Place) -> &[octi::Pod] {
        match &self.state {
            State::Octi(state) => state.pods(place),
            _ => &[],
        }
    }

    /// What a player of Octi has besides the board.
    pub fn supply(&self, colour: Colour) -> Option<octi::Supply> {
        match &self.state {
            State::Octi(state) => Some(state.supply(colour)),
            _ => None,
        }
    }

    /// The colour that can move next; `None` when the game is over by its rules.
    pub fn to_play(&self) -> Option<Colour> {
        match &self.state {
            State::Blokus(state) => state.to_play(),
            State::Hex(_) | State::Octi(_) if self.winner().is_some() => None,
            State::Other(state) if self.kind.game() == Game::Othello => {
                let can = |colour: &Colour| state.legal_moves(*colour) != Some(0);
                [self.next, self.next.opponent()].into_iter().find(can)
            }
            _ if self.kind.game() == Game::Gomoku && self.winner().is_some() => None,
            _ => Some(self.next),
        }
    }

    /// The colour whose turn comes next by the order of play, even if the game is over.
    pub fn next_colour(&self) -> Colour {
        match &self.state {
            State::Blokus(state) => state.to_play().unwrap_or(match state.next() {
                blokus::Next::InTurn(colour) | blokus::Next::Named(colour) => colour,
            }),
            _ => self.next,
        }
    }

    /// Whether the record itself says who is next: by PL, or by a handicap.
    pub fn next_is_given(&self) -> bool {
        self.next_is_given
    }

    /// The colour a player means who plays here: the one to move, unless all continuations in the record say otherwise.
    ///
    /// Only a setup leaves it open who is next; there the moves that follow decide if they are of one colour.
    pub fn colour_to_place(&self, tree: &Tree, node: NodeId) -> Colour {
        if self.next_is_given || self.moved || self.blokus().is_some() {
            return self.next_colour();
        }
        let mut colours =
            tree.children(node).filter_map(|child| tree.properties(child).find_map(|p| self.kind.colour_of(&p.id())));
        let first = colours.next();
        first.filter(|&f| colours.all(|c| c == f)).unwrap_or_else(|| self.next_colour())
    }

    /// How many moves were made, or the number that the record gives the last one.
    pub fn move_number(&self) -> u32 {
        match &self.state {
            State::Blokus(state) => state.move_number(),
            _ => self.move_number,
        }
    }

    /// The number that stands on a move in print: PM may count from the figure's own hundred.
    pub fn printed_number(&self, tree: &Tree, number: u32) -> u32 {
        let modulo =
            self.inherited.print.and_then(|n| tree.value(n, "PM")).and_then(super::notation::number) == Some(2);
        if modulo { number.saturating_sub(self.figure_move.saturating_sub(1) / 100 * 100) } else { number }
    }

    /// The last move, unless something was set up since.
    pub fn last_move(&self) -> Option<&Played> {
        self.last_move.as_ref()
    }

    /// What a colour has captured: stones in Go, pods in Octi.
    pub fn captures(&self, colour: Colour) -> u32 {
        match &self.state {
            State::Go(state) => state.captures(colour),
            State::Octi(state) => state.supply(colour.opponent()).captured.max(0) as u32,
            _ => 0,
        }
    }

    /// Whether the game knows captures.
    pub fn has_captures(&self) -> bool {
        matches!(self.state, State::Go(_) | State::Octi(_))
    }

    /// What there is to say about the last node stepped on.
    pub fn findings(&self) -> &[Fault] {
        &self.findings
    }

    /// Where DD, VW, PM and FG hold from.
    pub fn inherited(&self) -> Inherited {
        self.inherited
    }

    /// The points of a colour, in games that count them.
    pub fn score(&self, colour: Colour) -> Option<f32> {
        match &self.state {
            State::Blokus(state) => Some(state.points(colour)),
            State::Other(state) if self.kind.game() == Game::Othello => Some(state.stones.count(colour) as f32),
            _ => None,
        }
    }

    /// What a colour still has to play with, and how many of each.
    pub fn left(&self, colour: Colour) -> Vec<(&'static str, u32)> {
        match &self.state {
            State::Blokus(state) => state.left(colour),
            State::Octi(state) => {
                let supply = state.supply(colour);
                let all = [("pod", supply.reserve), ("prong", supply.prongs), ("superprong", supply.superprongs)];
                all.into_iter().filter(|left| left.1 > 0).map(|(name, count)| (name, count as u32)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// How many placements a colour may make by the rules; `None` where they are not counted.
    pub fn legal_moves(&self, colour: Colour) -> Option<usize> {
        match &self.state {
            State::Go(state) => Some(state.legal_moves(colour)),
            State::Hex(_) if self.winner().is_some() => Some(0),
            State::Hex(state) => Some(state.stones.len() - state.stones.occupied() as usize),
            State::Blokus(state) => Some(state.legal_count(colour)),
            State::Other(state) if self.kind.game() == Game::Gomoku => {
                Some(state.stones.len() - state.stones.occupied() as usize)
            }
            State::Other(state) => state.legal_moves(colour),
            State::Octi(_) => None,
        }
    }

    /// Who has won by what stands on the board, whatever RE says.
    pub fn winner(&self) -> Option<Colour> {
        match &self.state {
            State::Hex(state) => state.winner(),
            State::Octi(state) => state.winner(self.kind.octi_rules()),
            State::Blokus(state) if state.is_over() => match state.leaders().as_slice() {
                [player] => {
                    let own = |c: &&Colour| state.variant().player(**c) == Some(*player);
                    state.colours().iter().find(own).copied()
                }
                _ => None,
            },
            State::Other(state) if self.kind.game() == Game::Gomoku => {
                self.winning_row(state).and_then(|row| state.stones.at(*row.first()?))
            }
            State::Other(state) if self.kind.game() == Game::Othello => {
                let (black, white) = (state.stones.count(Colour::BLACK), state.stones.count(Colour::WHITE));
                let over = [Colour::BLACK, Colour::WHITE].iter().all(|&c| state.legal_moves(c) == Some(0));
                match black.cmp(&white) {
                    _ if !over => None,
                    std::cmp::Ordering::Equal => None,
                    std::cmp::Ordering::Greater => Some(Colour::BLACK),
                    std::cmp::Ordering::Less => Some(Colour::WHITE),
                }
            }
            _ => None,
        }
    }

    /// Whether the game has a winner that the board shows.
    pub fn has_winner(&self) -> bool {
        !matches!(self.kind.game(), Game::Go | Game::Other)
    }

    /// The chain that joins the winner's edges in Hex, or the winning row in Gomoku.
    pub fn winning_chain(&self) -> Vec<Place> {
        match &self.state {
            State::Hex(state) => state.winner().map(|winner| state.chain(winner)).unwrap_or_default(),
            State::Other(state) if self.kind.game() == Game::Gomoku => self.winning_row(state).unwrap_or_default(),
            _ => Vec::new(),
        }
    }

    /// Connect6 asks for six in a row; all others for five. Longer rows count too: who forbids them, forbids in RU.
    fn winning_row(&self, state: &other::State) -> Option<Vec<Place>> {
        let six = self.kind.rules().to_ascii_lowercase().contains("connect6") || self.kind.gm().contains("onnect6");
        state.row_of(self.row?, if six { 6 } else { 5 })
    }

    /// What speaks against a move here; nothing when it is legal. Whose turn it is does not matter.
    pub fn check_move(&self, colour: Colour, action: &Action) -> Vec<Fault> {
        match (&self.state, action) {
            (State::Blokus(state), Action::Place(places)) => state.check(colour, places),
            _ => {
                let mut trial = self.clone();
                trial.play(colour, action);
                trial.findings
            }
        }
    }
}
