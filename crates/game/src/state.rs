//! The board of a game and the effect of moves on it; every game implements this.
//!
//! Lenient: a move or a setup is executed as far as possible, and what breaks the rules is a finding.

use super::{
    Colour, Kind, Move, MoveError, Piece, Place,
    capabilities::{Counting, Linked, Stacks},
    look::{Disc, Look},
    setup,
    stones::{Stones, oblong_swap},
};
use crate::language::StaticText;
use crate::sgf::{Fault, NodeId, Tree};
use std::{any::Any, fmt::Debug, ops::Range};

/// States that can be cloned through a `dyn GameState`.
pub(crate) trait Copied {
    /// The same state once more.
    fn copy(&self) -> Box<dyn GameState>;
}

impl<S: GameState + Clone> Copied for S {
    fn copy(&self) -> Box<dyn GameState> {
        Box::new(self.clone())
    }
}

/// Says that a state puts single stones on a rectangle of points, and in which of its fields they are.
macro_rules! of_stones {
    ($field:tt) => {
        fn stones(&self) -> Option<&crate::stones::Stones> {
            Some(&self.$field)
        }

        fn stones_mut(&mut self) -> Option<&mut crate::stones::Stones> {
            Some(&mut self.$field)
        }
    };
}
pub(crate) use of_stones;

/// What the state of a game answers. Games of single stones answer most of it with their [`Stones`].
pub(crate) trait GameState: Copied + Any + Debug + Send + Sync {
    /// The stones, in games that put single stones on a rectangle of points.
    fn stones(&self) -> Option<&Stones> {
        None
    }

    /// The same, to be changed.
    fn stones_mut(&mut self) -> Option<&mut Stones> {
        None
    }

    /// Whether the board never has anything but its stones.
    fn has_stones_alone(&self) -> bool {
        false
    }

    /// Where the player in turn may not put back at once the stone that was just taken.
    fn ko(&self) -> Option<Place> {
        None
    }

    /// How a finished game is counted, where people agree on that.
    fn counting(&self) -> Option<&dyn Counting> {
        None
    }

    /// The links between pieces of a side.
    fn linked(&self) -> Option<&dyn Linked> {
        None
    }

    /// The pieces on places that can hold several.
    fn stacks(&self) -> Option<&dyn Stacks> {
        None
    }

    // What stands ----------------------------------------------------------------------------------------------------

    /// The colour on a place; of a stack the first.
    fn stone(&self, place: Place) -> Option<Colour> {
        self.stones()?.at(place)
    }

    /// Whether anything stands on a place that a setup can take away: a stone, or what else the game has.
    fn is_taken(&self, place: Place) -> bool {
        self.stone(place).is_some()
    }

    /// The number of the move that placed what is on a place; 0 for setup.
    fn number(&self, place: Place) -> u32 {
        self.stones().map_or(0, |stones| stones.number(place))
    }

    /// The pieces in the order in which they came; empty in games of stones.
    fn pieces(&self) -> Vec<Piece> {
        Vec::new()
    }

    /// Everything on the board, to be drawn.
    fn look(&self, kind: &Kind) -> Look {
        Look { stones: self.discs(kind), blocks: self.blocks().into_iter().map(disc).collect(), ..Look::default() }
    }

    /// The stones on the board, to be drawn.
    fn discs(&self, kind: &Kind) -> Vec<Disc> {
        let stone = |place| Some(disc((place, Mover { colour: self.stone(place)?, number: self.number(place) })));
        kind.board().places().filter_map(stone).collect()
    }

    /// Places where nothing can go any more, each with whoever blocked it.
    fn blocks(&self) -> Vec<(Place, Mover)> {
        Vec::new()
    }

    /// The name of the piece that covers exactly these places; `None` if there is none.
    fn piece_of(&self, _places: &[Place]) -> Option<&'static str> {
        None
    }

    /// Whether pieces of this name are played with.
    fn names_piece(&self, _name: &str) -> bool {
        false
    }

    /// Where a colour has to begin; empty where it may begin anywhere.
    fn starts(&self, _colour: Colour) -> Vec<Place> {
        Vec::new()
    }

    /// Whether nothing says how the pieces stood at the start: then no move can be judged.
    fn lacks_start(&self) -> bool {
        false
    }

    // As a record says it --------------------------------------------------------------------------------------------

    /// The position as setup: properties and values, without PL.
    ///
    /// # Errors
    /// In words, where no setup can say it.
    fn as_setup(&self, kind: &Kind) -> Result<Vec<(&'static str, Vec<String>)>, String> {
        Ok(setup::of_stones(self, kind))
    }

    /// The implicit part of the starting position, as the properties that would write it.
    fn unsaid(&self, _kind: &Kind) -> Vec<(&'static str, Vec<Place>)> {
        Vec::new()
    }

    /// Whether the notation of the game can hold a move, be it legal or not.
    ///
    /// # Errors
    /// In words, when it cannot.
    fn can_write(&self, _kind: &Kind, _colour: Colour, _action: &Move) -> Result<(), String> {
        Ok(())
    }

    /// Whether a board place can hold anything.
    ///
    /// # Errors
    /// A message, if it cannot.
    fn can_hold(&self, _place: Place) -> Result<(), String> {
        Ok(())
    }

    // Turns ----------------------------------------------------------------------------------------------------------

    /// The colour that can move, given the one in turn; `None` when the game is over.
    fn to_play(&self, next: Colour) -> Option<Colour> {
        (self.winner().is_none() && !self.is_blocked(next) && !self.is_full(next)).then_some(next)
    }

    /// Whether the colour in turn has lost, as it cannot move.
    fn is_blocked(&self, _next: Colour) -> bool {
        false
    }

    /// Whether the game ends without a winner, as the colour in turn has no place left.
    fn is_full(&self, _next: Colour) -> bool {
        false
    }

    /// The colour in turn, whether it can move or not, where the game itself keeps count of it.
    fn own_turn(&self) -> Option<Colour> {
        None
    }

    /// The number of moves, where the game itself keeps count of them.
    fn own_number(&self) -> Option<u32> {
        None
    }

    /// Who begins, where what is set up decides it.
    fn first_colour(&self, _kind: &Kind) -> Option<Colour> {
        None
    }

    // What the rules make of it --------------------------------------------------------------------------------------

    /// What a colour has captured; `None` in games without captures.
    fn captures(&self, _colour: Colour) -> Option<u32> {
        None
    }

    /// The points of a colour, in games that count them.
    fn score(&self, _colour: Colour) -> Option<f32> {
        None
    }

    /// The pieces that a colour has left, with their counts.
    fn left(&self, _colour: Colour) -> Vec<(&'static str, u32)> {
        Vec::new()
    }

    /// The move that a text means by naming a piece and where it lies, as [`Game::places_text`] does; `None` where it names none.
    ///
    /// [`Game::places_text`]: crate::rules::Game::places_text
    fn parse_named(&self, _kind: &Kind, _colour: Colour, _text: &str) -> Option<Result<Move, MoveError>> {
        None
    }

    /// How many moves a colour may make by the rules; `None` where they are not counted.
    fn legal_moves(&self, _colour: Colour) -> Option<usize> {
        None
    }

    /// Whether the board shows the winner.
    fn has_winner(&self) -> bool {
        true
    }

    /// The winner by the board.
    fn winner(&self) -> Option<Colour> {
        None
    }

    /// Whether a move leaves on the board what shows a win: then nobody looks for one before it.
    fn keeps_wins(&self, _action: &Move) -> bool {
        false
    }

    /// The places that win: a chain from edge to edge, a row.
    fn winning_chain(&self) -> Vec<Place> {
        Vec::new()
    }

    /// The same as lines to be drawn from place to place.
    fn winning_lines(&self) -> Vec<Vec<Place>> {
        vec![self.winning_chain()]
    }

    /// The kind of win, in games with several kinds.
    fn won_by(&self) -> Option<StaticText> {
        None
    }

    /// The places to which a move of a colour can go on that has gone so far; none when it is complete.
    fn goals(&self, _colour: Colour, _so_far: &[Place]) -> Vec<Place> {
        Vec::new()
    }

    /// The objections to a move, if the game knows them without playing it.
    fn check(&self, _colour: Colour, _action: &Move) -> Option<Vec<Fault>> {
        None
    }

    // What a node does -----------------------------------------------------------------------------------------------

    /// A whole node, where the game has an order of things of its own. `None` leaves it to the usual order.
    fn step(&mut self, _tree: &Tree, _node: NodeId) -> Option<NodeEffect> {
        None
    }

    /// Whether places, by their numbers, are all as a setup is to leave them; `false` where that takes a look at each.
    fn stands(&self, _run: Range<u16>, _colour: Option<Colour>) -> bool {
        false
    }

    /// Puts a stone on a place or empties it, without a look at the rules.
    fn set_up(&mut self, place: Place, colour: Option<Colour>) {
        let Some(stones) = self.stones_mut() else { return };
        stones.set_up(place, colour);
    }

    /// The setup of a node: its values in the order of the file.
    fn set_up_all(&mut self, kind: &Kind, values: Vec<(Setup, &[u8])>, findings: &mut Vec<Fault>) {
        setup::points(self, kind, &values, findings);
    }

    /// Gives the stones to the other side after a swap of pieces. Returns `false`, and does nothing, where the board does not allow it.
    fn swap_pieces(&mut self) -> bool {
        false
    }

    /// A swap or another word for a move, in games whose second player may swap the first `piece`. It shows where no more than `most` stand.
    fn play_word(&mut self, action: &Move, (piece, most): (StaticText, usize), findings: &mut Vec<Fault>) -> Effect {
        let turn = match action {
            Move::SwapPieces => NextTurn::Opponent,
            // The players exchange colours, so the swapper's colour is now the opponent's.
            Move::SwapSides => NextTurn::Mover,
            Move::Resign | Move::Forfeit => return Effect::turn(NextTurn::AsBefore),
            _ => return Effect::default(),
        };
        if let Some(stones) = self.stones_mut() {
            stones.check_swap(piece, findings);
        }
        if *action == Move::SwapPieces && !self.swap_pieces() {
            findings.push(oblong_swap(piece));
        }
        Effect { places: self.stones().map(|stones| stones.few(most)).unwrap_or_default(), turn }
    }

    /// A move with its number, legal or not.
    fn play(&mut self, mover: Mover, action: &Move, findings: &mut Vec<Fault>) -> Effect;
}

fn disc((place, Mover { colour, number }): (Place, Mover)) -> Disc {
    Disc { place, colour, number: Some(number).filter(|number| *number > 0) }
}

impl Clone for Box<dyn GameState> {
    fn clone(&self) -> Self {
        (**self).copy()
    }
}

/// Who moves, and the number of the move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mover {
    pub(crate) colour: Colour,
    pub(crate) number: u32,
}

/// The request of a setup property's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Setup {
    /// AB, AW.
    Add(Colour),
    /// AE.
    Empty,
    /// A property that only this game has: of Octi RP, which takes one of the things on a place.
    Own,
}

/// Who is in turn after a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum NextTurn {
    /// The other colour.
    #[default]
    Opponent,
    /// The player who moved.
    Mover,
    /// Whoever was in turn before.
    AsBefore,
}

/// A move's effect.
#[derive(Clone, Debug, Default)]
pub(crate) struct Effect {
    /// Where it shows.
    pub(crate) places: Vec<Place>,
    pub(crate) turn: NextTurn,
}

impl Effect {
    /// A move that shows on these places.
    pub(crate) fn at(places: Vec<Place>) -> Effect {
        Effect { places, turn: NextTurn::Opponent }
    }

    /// A move after which this colour is in turn.
    pub(crate) fn turn(turn: NextTurn) -> Effect {
        Effect { places: Vec::new(), turn }
    }
}

/// The effect of a whole node, in games with an order of their own.
#[derive(Debug, Default)]
pub struct NodeEffect {
    /// The mover, the move, and its places.
    pub played: Option<super::Played>,
    /// Whether something was set up: numbers start again after it.
    pub setup: bool,
    /// Whether the record gives the next player.
    pub next_is_given: bool,
    /// Findings about it.
    pub findings: Vec<Fault>,
}
