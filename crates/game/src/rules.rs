//! What a game is: its facts as data, its colours and its notation. The registry has one value for each game.
//!
//! A new game is a folder with a constant of [`Facts`], a [`Game`] that overrides the notation where it differs, and a [`GameState`]. No
//! module above `game` names a game; exceptions are listed in `tests/house.rs`.

use super::{
    Colour, Kind, Mark, Markup, Misread, Move, MoveError, Place, Position,
    board::{Board, Surface},
    draft::{self, MoveDraft},
    notation,
    offer::{Card, Sample},
    state::GameState,
    values::{self, PlaceForm},
};
use crate::sgf::{Fault, Identity, NodeId, Property, Tree, vocabulary};
use std::{any::Any, fmt::Debug, sync::Arc};

/// The constant facts about a game.
#[derive(Debug)]
pub struct Facts {
    /// A short English name, as commands and JSON have it.
    pub family: &'static str,
    /// How a move is entered on the board.
    pub entry: MoveEntry,
    /// The look of the empty board.
    pub ground: Ground,
    /// What determines the colours of stones and pieces.
    pub colouring: Colouring,
    /// Whether moves are judged: the rules are known.
    pub judged: bool,
    /// Whether a move can have several values, a stone each.
    pub several: bool,
    /// Whether every empty place is a legal move, and nothing else is one.
    pub any_empty: bool,
    /// Whether earlier positions can forbid a move, so that equal positions may have different legal moves.
    pub ko: bool,
    /// Whether a turn may be passed.
    pub passes: bool,
    /// Whether the second player may swap.
    pub swaps: bool,
    /// Whether finished games are counted by agreement.
    pub counted: bool,
    /// Whether the board size varies, so that it is part of the game's title.
    pub sized: bool,
    /// What further moves do to a win.
    pub wins: Wins,
    /// Whether the board edges belong to the colours, so that rotating the board exchanges them.
    pub edges: bool,
    /// Whether pieces are marked individually, even in a stack.
    pub stacks: bool,
    /// Whether moves link pegs.
    pub links: bool,
    /// Whether points in text look like plain numbers, as in Octi.
    pub bare_numbers: bool,
    /// Whether a new record begins as Pentobi's do: GM first, and no FF.
    pub pentobi: bool,
    /// The suffix of a new record's file.
    pub suffix: &'static str,
    /// The properties that are agreed on before a game.
    pub terms: &'static [&'static str],
    /// The starting positions that SU can name, apart from the usual one.
    pub starts: &'static [&'static str],
    /// The game's cards in the new-game dialog.
    pub cards: &'static [Card],
    /// Sample records, one for each kind of board.
    pub samples: &'static [Sample],
}

/// The facts that each game states itself, because none of them has a usual value.
pub(super) struct Basics {
    pub family: &'static str,
    pub entry: MoveEntry,
    pub ground: Ground,
    pub wins: Wins,
    pub passes: bool,
    pub cards: &'static [Card],
    pub samples: &'static [Sample],
}

impl Facts {
    /// A judged game of stones on a board of any usual size. Fields that differ are overridden by struct update.
    pub(super) const fn of(basics: Basics) -> Facts {
        let Basics { family, entry, ground, wins, passes, cards, samples } = basics;
        Facts {
            family,
            entry,
            ground,
            wins,
            passes,
            cards,
            samples,
            colouring: Colouring::Stones,
            judged: true,
            several: false,
            any_empty: false,
            ko: false,
            swaps: false,
            counted: false,
            sized: true,
            edges: false,
            stacks: false,
            links: false,
            bare_numbers: false,
            pentobi: false,
            suffix: "sgf",
            terms: &[],
            starts: &[],
        }
    }
}

/// What further moves do to a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wins {
    /// The win stays visible on the board.
    Shown,
    /// Further moves may destroy the winning pattern: the win is detected before every move and remembered.
    Kept,
    /// The win is lost once the board no longer shows it.
    Gone,
}

/// How a move is entered on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveEntry {
    /// Click a point.
    Point,
    /// Pick up a piece, turn it and put it down.
    Piece,
    /// Step by step: click a piece, then its destination.
    Steps,
}

/// The look of an empty board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// Crossing lines, a point where they meet.
    Lines,
    /// Holes for pegs inside border rows; none in the corners.
    Holes,
    /// Hexagons, inside coloured edges where those belong to the players.
    Hexes,
    /// Sunken cells that pieces fill.
    Sunken,
    /// Plain squares.
    Squares,
    /// Plain squares, with dots where lines cross near the corners.
    Dotted,
    /// Squares of two tones.
    Checkered,
}

/// What determines the colours on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colouring {
    /// Black and white stones.
    Stones,
    /// The colours of the edges of a board of hexagons.
    Edges,
    /// The colours' own names: blue, yellow, red …
    Names,
}

/// The facts of a game, and its position before the root.
macro_rules! of_facts {
    ($facts:ident, $state:ident) => {
        fn facts(&self) -> &'static crate::rules::Facts {
            &$facts
        }

        fn start(&self, kind: &crate::Kind) -> Box<dyn crate::state::GameState> {
            Box::new($state::start(kind))
        }
    };
}
pub(super) use of_facts;

/// What every game implements.
pub(crate) trait Game: Debug + Send + Sync {
    /// Facts about every record of the game.
    fn facts(&self) -> &'static Facts;

    /// The position before the root.
    fn start(&self, kind: &Kind) -> Box<dyn GameState>;

    /// The empty board of a record.
    fn board(&self, identity: &Identity) -> Board {
        let (columns, rows) = identity.sides().unwrap_or_default();
        let lines = matches!(self.facts().ground, Ground::Lines | Ground::Holes);
        let surface = if lines { Surface::Lines } else { Surface::Cells };
        Board::square(columns, rows, surface, identity.naming())
    }

    /// Rules in a record's root, or else of a new game, that only this game has.
    fn own_rules(&self, _identity: &Identity, _root: Option<(&Tree, NodeId)>) -> Option<Arc<dyn Any + Send + Sync>> {
        None
    }

    /// The variant's name in full, in families whose variants have names of their own.
    fn variant(&self) -> Option<&'static str> {
        None
    }

    /// Whether it is known by a description only: its board and its notation, and none of its rules.
    fn is_described(&self) -> bool {
        false
    }

    /// The variant of this family that GM names.
    fn variant_of(&self, _gm: &str) -> Option<&'static dyn Game> {
        None
    }

    // Colours and properties -----------------------------------------------------------------------------------------

    /// How many colours play.
    fn colours(&self) -> u8 {
        2
    }

    /// The English name of a colour.
    fn colour_name(&self, colour: Colour) -> &'static str {
        ["Black", "White", "Red", "Green"][colour.index()]
    }

    /// The properties that hold moves in new nodes, a colour each.
    fn move_ids(&self) -> &'static [&'static str] {
        &vocabulary::MOVES
    }

    /// The properties that add to the board, a colour each.
    fn setup_ids(&self) -> &'static [&'static str] {
        &vocabulary::ADDED
    }

    /// The colour that moves in a property, also in one that only old records have.
    fn colour_of_move(&self, id: &str) -> Option<Colour> {
        match id {
            "B" => Some(Colour::BLACK),
            "W" => Some(Colour::WHITE),
            _ => None,
        }
    }

    /// The colour that a setup property adds, also one that only old records have.
    fn colour_of_setup(&self, id: &str) -> Option<Colour> {
        match id {
            "AB" => Some(Colour::BLACK),
            "AW" => Some(Colour::WHITE),
            _ => None,
        }
    }

    /// The properties that set up a position, apart from those that add stones, AE and PL.
    fn own_setup_ids(&self) -> &'static [&'static str] {
        &[]
    }

    /// An uncoloured thing that setup can place: the property, and its English name.
    fn nobodys(&self) -> Option<(&'static str, &'static str)> {
        None
    }

    /// The form of the game by RU, in families of one GM: `renju`, `connect6`; usually RU itself, in lower case.
    fn form(&self, kind: &Kind) -> String {
        kind.rules().trim().to_ascii_lowercase()
    }

    /// The properties that name the players, each with the colours it plays.
    fn players(&self) -> Vec<(&'static str, Vec<Colour>)> {
        vec![("PB", vec![Colour::BLACK]), ("PW", vec![Colour::WHITE])]
    }

    // Values ---------------------------------------------------------------------------------------------------------

    /// How the values of a property name places; `None` where they name none.
    fn shape(&self, kind: &Kind, id: &str) -> Option<PlaceForm> {
        values::usual_shape(kind, id)
    }

    /// Column and row, from 0 at the upper left, of a squeezed value.
    fn read_point(&self, kind: &Kind, text: &[u8]) -> Option<(u32, u32)> {
        values::usual_point(kind, text)
    }

    /// The letters and the place of a piece in a setup value that contains both: `Kd4`.
    fn lettered(&self, _kind: &Kind, _raw: &[u8]) -> Option<(String, Place)> {
        None
    }

    /// The kinds of pieces distinguished by letters, each with its name.
    fn piece_letters(&self) -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }

    /// A move with its places renamed and the rest unchanged, in games whose moves can be texts; the caller decides how names are replaced.
    /// `None` if the text is not understood.
    fn respelled(
        &self,
        _kind: &Kind,
        _mover: Option<Colour>,
        _text: &str,
        _name: &dyn Fn(Place) -> String,
    ) -> Option<String> {
        None
    }

    /// The places of this many handicap stones, in games that have them.
    fn handicap(&self, _kind: &Kind, _stones: u32) -> Option<Vec<Place>> {
        None
    }

    /// The move that a raw value means, as far as the value alone tells.
    ///
    /// # Errors
    /// When it is none of this game, or on no place of this board.
    fn read_move(&self, kind: &Kind, raw: &[u8]) -> Result<Move, Misread> {
        read_stone(kind, raw)
    }

    /// The move that a raw value means at its node; `None` if it is no move at all.
    ///
    /// # Errors
    /// As [`Game::read_move`].
    fn read_move_at(&self, kind: &Kind, raw: &[u8], _spot: &mut MoveContext<'_>) -> Result<Option<Move>, Misread> {
        self.read_move(kind, raw).map(Some)
    }

    /// The move that somebody typed, without blanks around it, in people's or in the record's notation.
    ///
    /// # Errors
    /// When it is not a move in this game.
    fn parse_move(&self, kind: &Kind, text: &str) -> Result<Move, MoveError> {
        if text.eq_ignore_ascii_case("pass") {
            return Ok(Move::Pass);
        }
        if ["resign", "forfeit"].iter().any(|word| text.eq_ignore_ascii_case(word)) {
            return Err(MoveError::IsResult);
        }
        // Records may spell a pass like a point.
        let is_pass = || !text.is_empty() && self.read_move(kind, text.as_bytes()) == Ok(Move::Pass);
        kind.parse_place(text).or_else(|error| if is_pass() { Ok(Move::Pass) } else { Err(error) })
    }

    /// A pass as a record writes it.
    fn pass_value(&self, _kind: &Kind) -> &'static str {
        ""
    }

    /// Whether a value without surrounding blanks is a pass, in any form of records.
    fn is_pass(&self, text: &str) -> bool {
        text.is_empty()
    }

    /// A place as a record writes it.
    fn place_value(&self, kind: &Kind, place: Place) -> String {
        kind.board().recorded(place)
    }

    /// The value of a move that puts something on these places.
    fn places_value(&self, kind: &Kind, places: &[Place]) -> String {
        places.first().map(|&place| kind.place_value(place)).unwrap_or_default()
    }

    /// The same for people.
    fn places_text(&self, kind: &Kind, places: &[Place]) -> String {
        let board = kind.board();
        places.iter().find(|p| p.index() < board.len()).map(|&p| board.display_name(p)).unwrap_or_default()
    }

    /// The value of a move that goes from place to place.
    fn path_value(&self, kind: &Kind, places: &[Place]) -> String {
        places.iter().map(|&place| kind.place_value(place)).collect::<Vec<_>>().join("-")
    }

    /// The same for people.
    fn path_text(&self, kind: &Kind, places: &[Place]) -> String {
        let names: Vec<String> = places.iter().map(|&place| kind.board().display_name(place)).collect();
        names.join(between(&names))
    }

    /// A move to be put together step by step.
    fn draft(&self, colour: Colour) -> Box<dyn MoveDraft> {
        Box::new(draft::Path::new(colour))
    }

    /// The property that puts a mark on single pieces, in games whose pieces are marked one by one.
    fn piece_mark(&self, _mark: Mark) -> Option<&'static str> {
        None
    }

    /// Draws a property that is specific to this game. Returns whether it is one.
    fn read_markup(&self, _markup: &mut Markup, _position: &Position, _property: &Property<'_>) -> bool {
        false
    }
}

/// The separator between the places of a path: a hyphen, if no name contains one.
pub(super) fn between(names: &[String]) -> &'static str {
    if names.iter().any(|name| name.contains('-')) { ":" } else { "-" }
}

/// The location of a move in a record, and the findings about it.
pub(crate) struct MoveContext<'a> {
    pub tree: &'a Tree,
    pub node: NodeId,
    /// Whose it is.
    pub colour: Colour,
    pub findings: &'a mut Vec<Fault>,
    /// The later moves mattered.
    pub looked_ahead: bool,
}

/// A game is known by its name, and in a family by that of its variant.
impl PartialEq for dyn Game {
    fn eq(&self, other: &Self) -> bool {
        self.facts().family == other.facts().family && self.variant() == other.variant()
    }
}

/// A word for a move, or a stone on a point.
pub(super) fn read_word(kind: &Kind, raw: &[u8]) -> Result<Move, Misread> {
    Move::of_word(&notation::squeeze(raw)).map_or_else(|| kind.place(raw).map(|place| Move::Place(vec![place])), Ok)
}

/// A stone on a point, or a word; in games without a board anything else stays as it is.
pub(super) fn read_stone(kind: &Kind, raw: &[u8]) -> Result<Move, Misread> {
    let text = notation::squeeze(raw);
    let word = |words: &[&str]| words.iter().any(|w| text.eq_ignore_ascii_case(w.as_bytes()));
    if text.is_empty() || word(&["pass"]) {
        return Ok(Move::Pass);
    }
    if word(&["resign"]) {
        return Ok(Move::Resign);
    }
    let as_written = || Ok(Move::Raw(notation::plain_text(raw)));
    if !kind.has_board() {
        return as_written();
    }
    match kind.place(raw) {
        Ok(place) => Ok(Move::Place(vec![place])),
        // Where the board is too small for these to be points.
        Err(_) if word(&["tt", "pa"]) => Ok(Move::Pass),
        // They leave the board as it is, whatever the game.
        Err(_) if !kind.game().facts().judged && word(&["draw", "forfeit"]) => as_written(),
        Err(misread) => Err(misread),
    }
}
