//! The board after a node: derived from the record, never stored in it.
//!
//! A position accepts whatever a record says. What breaks a rule or cannot be read is reported in its findings; nothing is refused and
//! nothing is repaired. [`Position::step`] executes one node, [`super::Positions`] a whole line.

use super::{
    Colour, Coordinates, Kind, Move, Piece, Place, Played, Swaps,
    board::Board,
    capabilities::{Counting, Linked},
    draft::MoveDraft,
    findings::fault,
    look::Look,
    pods::{Pod, Supply},
    state::GameState,
};
use crate::language::StaticText;
use crate::sgf::{Code, Fault, NodeId, Tree};
use std::{any::Any, sync::Arc};

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

/// The board after a node, with findings about it.
///
/// ```
/// use variorum_game::{Colour, Position};
/// use variorum_sgf::Tree;
///
/// let (tree, _) = Tree::read(b"(;GM[1]SZ[9]AB[ba]AW[aa];B[ab];W[ee])".to_vec());
/// let last = tree.main_line(tree.games().next().unwrap()).last().unwrap();
/// let position = Position::replay(&tree, last);
/// let corner = position.board().parse("aa").unwrap();
/// assert_eq!(position.stone(corner), None, "it was captured");
/// assert_eq!((position.captures(Colour::BLACK), position.to_play()), (1, Some(Colour::BLACK)));
/// assert!(position.findings().is_empty());
///
/// let suicide = position.parse_move("A9").unwrap();
/// assert!(!position.check_move(Colour::WHITE, &suicide).is_empty());
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    pub(super) kind: Arc<Kind>,
    pub(super) state: Box<dyn GameState>,
    pub(super) next: Colour,
    /// PL or the handicap gave the next player, and no move followed.
    pub(super) next_is_given: bool,
    pub(super) move_number: u32,
    pub(super) moved: bool,
    pub(super) last_move: Option<Played>,
    pub(super) findings: Vec<Fault>,
    pub(super) inherited: Inherited,
    pub(super) figure_move: u32,
    /// The reading of a swap depended on the moves after it.
    pub(super) looked_ahead: bool,
    /// Who had won before the last move.
    pub(super) won: Option<Colour>,
    /// Who moved last, unless a setup or PL came after it.
    pub(super) mover: Option<Colour>,
    /// A move out of turn is reported only once per line.
    pub(super) turn_told: bool,
    /// What was played since something could not be read, as a number; `None` where everything could be.
    pub(super) unread: Option<u64>,
}

impl Position {
    /// The position before the root.
    pub fn start(kind: Arc<Kind>) -> Position {
        let state = kind.game().start(&kind);
        let unread = (!kind.knows_board() || state.lacks_start()).then_some(0);
        Position {
            next: state.first_colour(&kind).unwrap_or(Colour::BLACK),
            kind,
            state,
            next_is_given: false,
            move_number: 0,
            moved: false,
            last_move: None,
            findings: Vec::new(),
            inherited: Inherited::default(),
            figure_move: 1,
            looked_ahead: false,
            won: None,
            mover: None,
            turn_told: false,
            unread,
        }
    }

    /// The position after a node, replayed from the root of its game. Takes time with the depth.
    pub fn replay(tree: &Tree, node: NodeId) -> Position {
        Position::replay_as(tree, node, Swaps::default())
    }

    /// The same, with a given interpretation of swaps in Hex.
    pub fn replay_as(tree: &Tree, node: NodeId, swaps: Swaps) -> Position {
        let path: Vec<NodeId> = tree.way_up(node).collect();
        let root = path[path.len() - 1];
        let mut position = Position::start(Arc::new(Kind::of(tree, root).with_swaps(swaps)));
        for node in path.into_iter().rev() {
            position.step(tree, node);
        }
        position
    }

    /// The same position, with another coordinate system.
    pub fn with_coordinates(mut self, coordinates: Coordinates) -> Position {
        if self.board().coordinates() != coordinates {
            self.kind = Arc::new((*self.kind).clone().with_coordinates(coordinates));
        }
        self
    }

    /// The same position with this colour to move, in games that do not track turns themselves.
    pub fn with_next(mut self, colour: Colour) -> Position {
        self.next = colour;
        self
    }

    /// The kind of the game.
    pub fn kind(&self) -> &Arc<Kind> {
        &self.kind
    }

    /// The board.
    pub fn board(&self) -> &Arc<Board> {
        self.kind.board()
    }

    /// The colour on a place; of a stack of Octi pods the first. `None` also for a place that this board has not.
    pub fn stone(&self, place: Place) -> Option<Colour> {
        self.has_places(&[place]).then(|| self.state.stone(place))?
    }

    /// Whether a place has anything that a setup can remove: a stone, or an arrow of Amazons.
    #[doc(hidden)]
    pub fn is_taken(&self, place: Place) -> bool {
        self.has_places(&[place]) && self.state.is_taken(place)
    }

    /// The number of the move that placed what is on a place; `None` for setup.
    pub fn number(&self, place: Place) -> Option<u32> {
        self.has_places(&[place]).then(|| self.state.number(place)).filter(|number| *number > 0)
    }

    /// Whether the game has this colour: in one for two the others have nothing, and can do nothing.
    pub(super) fn has_colour(&self, colour: Colour) -> bool {
        colour.index() < usize::from(self.kind.colours())
    }

    pub(super) fn has_places(&self, places: &[Place]) -> bool {
        places.iter().all(|place| place.index() < self.board().len())
    }

    /// The pieces on the board in the order they were placed; empty in games with stones.
    pub fn pieces(&self) -> Vec<Piece> {
        self.state.pieces()
    }

    /// Everything on the board, to be drawn.
    pub fn look(&self) -> Look {
        self.state.look(&self.kind)
    }

    /// The name of the piece that covers exactly these places; `None` if it is not a piece of the game.
    pub fn piece_of(&self, places: &[Place]) -> Option<&'static str> {
        self.has_places(places).then(|| self.state.piece_of(places))?
    }

    /// Whether the game has a piece with this name: `I4` of Blokus.
    pub(super) fn names_piece(&self, name: &str) -> bool {
        self.state.names_piece(name)
    }

    /// Where a colour has to begin; empty where it may begin anywhere.
    #[doc(hidden)]
    pub fn starts(&self, colour: Colour) -> Vec<Place> {
        self.state.starts(colour)
    }

    /// The setup that makes this position: properties and values, without PL.
    ///
    /// # Errors
    /// A message, if no setup can express it.
    #[doc(hidden)]
    pub fn as_setup(&self) -> Result<Vec<(&'static str, Vec<String>)>, String> {
        self.state.as_setup(&self.kind)
    }

    /// The same, with some places empty.
    ///
    /// # Errors
    /// As [`Position::as_setup`].
    #[doc(hidden)]
    pub fn as_setup_but(&self, emptied: &[Place]) -> Result<Vec<(&'static str, Vec<String>)>, String> {
        let mut state = self.state.clone();
        emptied.iter().for_each(|&place| state.set_up(place, None));
        state.as_setup(&self.kind)
    }

    /// The implicit setup of a position before the root, and the properties for it.
    #[doc(hidden)]
    pub fn unsaid(&self) -> Vec<(&'static str, Vec<Place>)> {
        self.state.unsaid(&self.kind)
    }

    /// Whether the notation of the game can hold a move, be it legal or not.
    ///
    /// # Errors
    /// In words, when it cannot.
    #[doc(hidden)]
    pub fn can_write(&self, colour: Colour, action: &Move) -> Result<(), String> {
        let swaps = matches!(action, Move::SwapPieces | Move::SwapSides);
        if swaps && self.kind.board().places().all(|place| self.stone(place).is_none()) {
            return Err(say!("swap-answers-first-move", "a swap must answer the first move, and there is none yet"));
        }
        self.state.can_write(&self.kind, colour, action)
    }

    /// Whether a board place can hold anything.
    ///
    /// # Errors
    /// A message, if it cannot.
    #[doc(hidden)]
    pub fn can_hold(&self, place: Place) -> Result<(), String> {
        self.state.can_hold(place)
    }

    /// The state of a game of one kind.
    pub(super) fn state_as<T: GameState>(&self) -> Option<&T> {
        (&*self.state as &dyn Any).downcast_ref()
    }

    /// The colour to move; `None` if the game is over by its rules, or a player of two has resigned.
    pub fn to_play(&self) -> Option<Colour> {
        let over = self.won.is_some() || self.given_up().is_some();
        if over { None } else { self.state.to_play(self.next) }
    }

    /// Whether the last move was a resignation by any player.
    #[doc(hidden)]
    pub fn is_given_up(&self) -> bool {
        self.last_move.as_ref().is_some_and(|played| matches!(played.action, Move::Resign | Move::Forfeit))
    }

    /// The player of two who has just resigned.
    pub(super) fn given_up(&self) -> Option<Colour> {
        self.last_move.as_ref().filter(|_| self.is_given_up() && self.kind.colours() <= 2).map(|played| played.colour)
    }

    /// The next colour in playing order, even if the game is over.
    pub fn next_colour(&self) -> Colour {
        self.state.own_turn().unwrap_or(self.next)
    }

    /// The colour of a move that does not name one: the colour to move or, if the game is over, the next in order.
    pub fn colour_that_plays(&self) -> Colour {
        self.to_play().unwrap_or_else(|| self.next_colour())
    }

    /// The colour for a move entered here: the colour to move, unless all continuations in the record have another.
    ///
    /// Only after setup is the turn undetermined; then the continuations decide, if they are all of one colour.
    pub fn colour_to_place(&self, tree: &Tree, node: NodeId) -> Colour {
        if self.next_is_given || self.moved || self.state.own_turn().is_some() {
            return self.colour_that_plays();
        }
        let mut colours =
            tree.children(node).filter_map(|child| tree.properties(child).find_map(|p| self.kind.colour_of(&p.id())));
        let first = colours.next();
        first.filter(|&f| colours.all(|c| c == f)).unwrap_or_else(|| self.colour_that_plays())
    }

    /// How many moves were made, or the number that the record gives the last one.
    pub fn move_number(&self) -> u32 {
        self.state.own_number().unwrap_or(self.move_number)
    }

    /// The number printed on a move: with `PM[2]` it counts from the figure's own hundred.
    pub fn printed_number(&self, tree: &Tree, number: u32) -> u32 {
        let modulo =
            self.inherited.print.and_then(|n| tree.value(n, "PM")).and_then(super::notation::number) == Some(2);
        if modulo { number.saturating_sub(self.figure_move.saturating_sub(1) / 100 * 100) } else { number }
    }

    /// The last move; `None` after setup.
    pub fn last_move(&self) -> Option<&Played> {
        self.last_move.as_ref()
    }

    /// Whether a swap is possible here, as the answer to the first move.
    pub fn may_swap(&self) -> bool {
        let first = self.move_number() == 1 && self.last_move().is_some_and(|played| !played.action.is_word());
        self.kind.may_swap() && first
    }

    /// Whether what stands there is known: the board and the start are those of the game, and every move and setup up to here could be read. What
    /// is not known is equal to nothing.
    pub fn is_known(&self) -> bool {
        self.unread.is_none()
    }

    /// Whether nothing says how the pieces stood at the start.
    #[doc(hidden)]
    pub fn lacks_start(&self) -> bool {
        self.state.lacks_start()
    }

    /// What was played since something could not be read, as a number that is the same for the same moves; `None` where
    /// [`is_known`](Self::is_known).
    #[doc(hidden)]
    pub fn unread(&self) -> Option<u64> {
        self.unread
    }

    /// The stones, in games whose board never has anything else.
    #[doc(hidden)]
    pub fn stones_alone(&self) -> Option<impl Iterator<Item = (Place, Colour)>> {
        Some(self.state.stones().filter(|_| self.state.has_stones_alone())?.standing())
    }

    /// The same for all points in order: 0 for an empty one, else the index of the colour and 1.
    #[doc(hidden)]
    pub fn points_alone(&self) -> Option<&[u8]> {
        Some(self.state.stones().filter(|_| self.state.has_stones_alone())?.points())
    }

    /// The ko point, where the player to move may not recapture at once: the single stone just captured was there, and the capturing stone
    /// is alone and has no other liberty. Where PL gives the move to who captured, nobody may recapture.
    pub fn ko(&self) -> Option<Place> {
        let capturer = self.last_move().filter(|played| matches!(played.action, Move::Place(_)))?.colour;
        if self.next_colour() == capturer {
            return None;
        }
        self.state.ko()
    }

    /// Whether the swap that answers the first move is still to come: one stone was played, and nobody has swapped.
    #[doc(hidden)]
    pub fn awaits_swap(&self) -> bool {
        self.kind.facts().swaps && self.state.stones().is_some_and(|stones| stones.may_be_swapped())
    }

    /// The number of stones (Go) or pods (Octi) that a colour has captured.
    pub fn captures(&self, colour: Colour) -> u32 {
        self.has_colour(colour).then(|| self.state.captures(colour)).flatten().unwrap_or(0)
    }

    /// Whether the game has captures.
    pub fn has_captures(&self) -> bool {
        self.state.captures(Colour::BLACK).is_some()
    }

    /// The findings on the last node executed.
    pub fn findings(&self) -> &[Fault] {
        &self.findings
    }

    /// The nodes from which DD, VW, PM and FG are inherited.
    pub fn inherited(&self) -> Inherited {
        self.inherited
    }

    /// The points of a colour, in games that count them.
    pub fn score(&self, colour: Colour) -> Option<f32> {
        self.has_colour(colour).then(|| self.state.score(colour))?
    }

    /// Counting of the finished game; `None` in games without counting by agreement.
    pub fn counting(&self) -> Option<&dyn Counting> {
        self.state.counting()
    }

    /// The links of a side's pieces; `None` in games without links.
    pub fn linked(&self) -> Option<&dyn Linked> {
        self.state.linked()
    }

    /// The stack on a place, in the order its pieces came; empty in games without stacks.
    pub fn stack(&self, place: Place) -> &[Pod] {
        self.state.stacks().filter(|_| self.has_places(&[place])).map_or(&[], |stacks| stacks.stack(place))
    }

    /// A player's supply beside the board, in games with stacks.
    pub fn supply(&self, colour: Colour) -> Option<Supply> {
        Some(self.state.stacks().filter(|_| self.has_colour(colour))?.supply(colour))
    }

    /// The pieces that a colour has left, and how many of each.
    pub fn left(&self, colour: Colour) -> Vec<(&'static str, u32)> {
        if self.has_colour(colour) { self.state.left(colour) } else { Vec::new() }
    }

    /// The number of legal placements of a colour; `None` if they are not counted.
    pub fn legal_moves(&self, colour: Colour) -> Option<usize> {
        let counted = self.has_colour(colour).then(|| self.state.legal_moves(colour))?;
        counted.map(|count| if self.won.is_some() { 0 } else { count })
    }

    /// The places to which a partial move of a colour can continue; none if it is complete.
    pub fn goals(&self, colour: Colour, so_far: &[Place]) -> Vec<Place> {
        if self.has_colour(colour) && self.has_places(so_far) { self.state.goals(colour, so_far) } else { Vec::new() }
    }

    /// Starts a move of a colour that is entered step by step.
    pub fn draft(&self, colour: Colour) -> Box<dyn MoveDraft> {
        self.kind.game().draft(colour)
    }

    /// The winner by the board, or because the opponent resigned, regardless of RE. Later moves do not change it. A board that is not known
    /// decides nothing.
    pub fn winner(&self) -> Option<Colour> {
        let blocked = || self.state.is_blocked(self.next).then_some(self.next);
        let by_board = || self.state.winner().or_else(|| blocked().map(Colour::opponent));
        let by_board = || self.is_known().then(by_board).flatten();
        self.won.or_else(by_board).or_else(|| self.given_up().map(Colour::opponent))
    }

    /// The result in RE form of a game with two colours: the winner, and the margin if points decide; `0` for a draw. `None` while the game
    /// continues, or if the board does not decide.
    pub fn result(&self) -> Option<String> {
        let counted = || Some((self.score(Colour::BLACK)?, self.score(Colour::WHITE)?));
        let won = |winner: Colour, by: String| format!("{}+{by}", self.kind.letter(winner));
        // Who cannot move has lost, whatever the points are.
        match self.winner() {
            _ if self.kind.colours() != 2 => None,
            Some(winner) if self.state.winner() != Some(winner) => Some(won(winner, String::new())),
            Some(winner) => Some(won(
                winner,
                counted().map_or_else(String::new, |(black, white)| (black - white).abs().to_string()),
            )),
            None if self.has_winner() && self.to_play().is_none() => {
                counted().filter(|(black, white)| black == white).map(|_| "0".to_owned())
            }
            None => None,
        }
    }

    /// Whether the board alone shows the winner.
    fn is_shown(&self) -> bool {
        self.won.is_none() || self.won == self.state.winner()
    }

    /// How the winner won, in games with several ways: `a ring`.
    pub fn won_by(&self) -> Option<StaticText> {
        self.is_shown().then(|| self.state.won_by())?
    }

    /// Whether the board can show a winner in this game.
    pub fn has_winner(&self) -> bool {
        self.state.has_winner()
    }

    /// The chain that joins the winner's edges in Hex, or the winning row in Gomoku.
    pub fn winning_chain(&self) -> Vec<Place> {
        if self.is_shown() { self.state.winning_chain() } else { Vec::new() }
    }

    /// The same as lines for drawing: a fork has two.
    pub fn winning_lines(&self) -> Vec<Vec<Place>> {
        if self.is_shown() { self.state.winning_lines() } else { Vec::new() }
    }

    /// Why a move is illegal here; empty if it is legal. Whose turn it is matters only if colours alternate.
    pub fn check_move(&self, colour: Colour, action: &Move) -> Vec<Fault> {
        if let Move::Place(places) | Move::Path(places) = action
            && !self.has_places(places)
        {
            return vec![fault(Code::PointOffBoard, message!("board-has-no-such", "this board has no such point"))];
        }
        if !self.has_colour(colour) {
            return vec![fault(Code::NoSuchColour, message!("no-such-colour", "this game has no such colour"))];
        }
        self.state.check(colour, action).unwrap_or_else(|| {
            let mut trial = self.clone();
            trial.play(colour, action);
            trial.findings
        })
    }
}
