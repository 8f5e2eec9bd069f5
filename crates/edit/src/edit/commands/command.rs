//! Everything that can be asked of a record, as plain data.
//!
//! A [`Command`] knows neither record nor board: places, moves and colours are the text that was typed, and are parsed when the command
//! runs. Names, titles and help are in [`table`](crate::edit::table()).

use crate::edit::search::Kinds;
use crate::edit::values::choices::{
    Annotation, Go, RepairChoice, Scope, Settling, SetupTarget, Strip, ValueChange, View, Where,
};
use crate::edit::values::games::{GameNumbers, SortBy};
use crate::game::count::Scoring;
use crate::game::turn::{Axis, Turn, Way};
use crate::game::{Mark, PrintedFigure, Swaps};
use crate::relate::ResultTerms;

pub use super::parse::CommandError;

/// Everything a user can ask of a record.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Go somewhere. Not an edit: nothing to undo.
    Go(Go),
    /// Play a move, or go to the child that already has it. Defaults to the colour to play.
    Play {
        /// The colour's letter or name.
        colour: Option<String>,
        /// The move in the game's notation.
        text: String,
    },
    /// Answer the first move by a swap.
    Swap {
        /// Players swap sides, or the stones change colour; `None` follows the record's rules.
        sides: Option<bool>,
    },
    /// Resign: as a move if records of the game have one, else as the result.
    Resign {
        /// The colour's letter or name.
        colour: Option<String>,
    },
    /// Pass.
    Pass {
        /// The colour's letter or name.
        colour: Option<String>,
    },
    /// Give a property of the node these values, whatever they mean.
    Set {
        /// The identifier.
        id: String,
        /// The values as a reader sees them: not escaped.
        values: Vec<String>,
    },
    /// Remove a property from the node.
    Unset {
        /// The identifier.
        id: String,
    },
    /// Change a single value of a property of the node, and leave its others as they are.
    EditValue {
        /// The identifier.
        id: String,
        /// How the values change.
        change: ValueChange,
    },
    /// Give a property of the node another identifier, and leave its values.
    Rename {
        /// The identifier as it is.
        id: String,
        /// The identifier as it should be.
        to: String,
    },
    /// Replace the comment of the node; an empty text removes it.
    Comment(String),
    /// Add a paragraph to the comment of the node.
    AppendComment(String),
    /// Replace the name of the node; an empty text removes it.
    Name(String),
    /// Set up stones, or one whole Blokus piece.
    AddStone {
        /// The colour's letter or name.
        colour: String,
        /// Points, rectangles `A:B`, or the points of a piece.
        points: Vec<String>,
        /// Which node takes the setup.
        target: SetupTarget,
    },
    /// Remove stones or pieces as setup.
    Erase {
        /// Points or rectangles.
        points: Vec<String>,
        /// Which node takes the setup.
        target: SetupTarget,
    },
    /// Set whose turn it is (PL); `None` removes it.
    ToPlay {
        /// The colour's letter or name.
        colour: Option<String>,
        /// Which node takes the setup.
        target: SetupTarget,
    },
    /// Put a mark on points; where all of them have it already, take it off.
    Mark {
        /// Which mark.
        mark: Mark,
        /// Points or rectangles.
        points: Vec<String>,
    },
    /// Dim points from here on; if all of them are dimmed, undim them.
    Dim {
        /// Points or rectangles.
        points: Vec<String>,
    },
    /// Put a text on a point; an empty text takes it off.
    Label {
        /// The point.
        point: String,
        /// The text; `None` takes the next free letter, or takes off the text that is there.
        text: Option<String>,
    },
    /// Count a finished game, and write the territory into the node.
    Count {
        /// The scoring method; `None` for that of the record's rules.
        way: Option<Scoring>,
        /// Points of dead stones; with each all that belong to it.
        dead: Vec<String>,
        /// Neutral points, though one colour surrounds them.
        neutral: Vec<String>,
        /// Whether the result is written too.
        result: bool,
    },
    /// Set Black's handicap stones on the usual places; 0 or 1 removes them.
    Handicap(u32),
    /// Draw a line or an arrow between two points; where it is already drawn, remove it.
    Line {
        /// From here.
        from: String,
        /// To here.
        to: String,
        /// An arrow.
        arrow: bool,
    },
    /// Remove every mark, label, line and arrow at these points; with no point, all of the node.
    Unmark {
        /// Points or rectangles.
        points: Vec<String>,
    },
    /// Mark points as a colour's territory; no colour makes them neutral again.
    Territory {
        /// The colour's letter or name.
        colour: Option<String>,
        /// Points or rectangles.
        points: Vec<String>,
    },
    /// Show only a part of the board from here on.
    View(View),
    /// Mark single stones, also in a stack, as Octi does; where all of them have the mark already, take it off.
    MarkStone {
        /// Which mark.
        mark: Mark,
        /// Stones as the record writes them, `46CD`.
        stones: Vec<String>,
    },
    /// Draw an arrow from a stone of Octi to a point; where it is already drawn, remove it.
    StoneArrow {
        /// The stone as the record writes it, and the point.
        ends: Vec<String>,
    },
    /// Judge the move or the position.
    Annotate {
        /// The judgement; `None` clears all of them.
        annotation: Option<Annotation>,
        /// 1, or 2 for emphasis.
        strength: u8,
    },
    /// Set the value of the position (V); `None` removes it.
    Value(Option<String>),
    /// Number the moves from here; `None` removes the number.
    MoveNumber(Option<u32>),
    /// Begin a figure (a diagram of its own) at this node; `None` removes it.
    Figure(Option<PrintedFigure>),
    /// Note a player's remaining time after this move.
    Time {
        /// The colour's letter or name.
        colour: String,
        /// Seconds; `None` removes the note.
        seconds: Option<String>,
        /// Moves left in this period.
        moves: Option<u32>,
    },
    /// Change one entry of the game information, in the node where the record has it.
    Info {
        /// The identifier.
        id: String,
        /// The text; empty removes the entry.
        value: String,
    },
    /// Add an empty node after this one, as its last child.
    NewNode,
    /// Add an empty node next to this one, as an alternative.
    NewVariation,
    /// Insert an empty node.
    InsertNode {
        /// Between this node and all that follows, not before this node.
        after: bool,
    },
    /// Replace the move of this node; what follows stays.
    Correct(String),
    /// Remove or add the link between two places, as part of this node's move.
    ToggleLink {
        /// One end.
        from: String,
        /// The other end.
        to: String,
    },
    /// Insert a move between this node and all that follows. Defaults to the colour to play.
    InsertMove {
        /// The colour's letter or name.
        colour: Option<String>,
        /// The move in the game's notation.
        text: String,
    },
    /// Remove this node; what follows it moves up.
    DeleteNode,
    /// Remove this node and all that follows.
    DeleteVariation,
    /// Remove every variation that branches off between the start of the game and this node.
    DeleteOtherVariations,
    /// Remove everything after this node.
    Truncate,
    /// Move this variation one place forward among its siblings.
    Promote,
    /// Move this variation one place back among its siblings.
    Demote,
    /// Make the line to this node the main line of the game.
    MakeMainLine,
    /// Make this the first variation of its fork, without changing earlier forks.
    MakeMainHere,
    /// Move this variation to a place among its siblings, counted from 0.
    MoveVariation(usize),
    /// Move this node and all that follows below another node of the game.
    MoveTo {
        /// The new parent.
        place: Where,
        /// The place among its children, counted from 0; last when not given.
        index: Option<usize>,
    },
    /// Show the link to this node, as used in comments.
    Link,
    /// Put this node and all that follows on the clipboard.
    CopyVariation,
    /// Put this node and all that follows on the clipboard, and remove it.
    CutVariation,
    /// Add what is on the clipboard, or this text, below this node.
    PasteVariation {
        /// SGF text to take in place of the clipboard.
        text: Option<String>,
    },
    /// Make the position a record of its own: setup instead of moves.
    KeepPosition,
    /// Make the position and all that follows a record of its own.
    KeepSubtree,
    /// Remove annotations of some kind.
    Strip {
        /// The kind.
        what: Strip,
        /// From which nodes.
        scope: Scope,
    },
    /// Resolve conflicts that a merge left in comments.
    Settle {
        /// Which version is taken.
        choice: Settling,
        /// In which nodes.
        scope: Scope,
        /// The conflict of the node with this number, from 1; all if `None`.
        only: Option<usize>,
    },
    /// Write the results implied by the ends of lines into this game.
    WriteResults(ResultTerms),
    /// Turn the record.
    Rotate {
        /// How far.
        turn: Turn,
        /// Point names in comments turn with it.
        comments: bool,
    },
    /// Mirror the record.
    Flip {
        /// The axis.
        axis: Axis,
        /// Point names in comments are mirrored with it.
        comments: bool,
    },
    /// Undo steps.
    Undo(usize),
    /// Redo steps.
    Redo(usize),
    /// Go to a state of the history; 0 is the record as it was opened.
    History(usize),
    /// Add a game to the collection.
    NewGame {
        /// The value of GM, or the game's name.
        game: String,
        /// The value of SZ.
        size: Option<String>,
    },
    /// Remove games from the collection.
    DeleteGame(GameNumbers),
    /// Move games to a place in the collection.
    MoveGame {
        /// The place of the first of them afterwards, counted from 1.
        to: usize,
        /// Which games.
        games: GameNumbers,
    },
    /// Add a copy of each of these games after it.
    DuplicateGame(GameNumbers),
    /// Put whole games on the clipboard.
    CopyGames(GameNumbers),
    /// Merge games into the first of them: the same moves share their nodes.
    MergeGames(GameNumbers),
    /// Put all games of the collection in order.
    SortGames {
        /// The sort key.
        by: SortBy,
        /// The last first.
        backwards: bool,
    },
    /// Add the games of a text at the end of the collection.
    AddGames {
        /// SGF text to take in place of the clipboard.
        text: Option<String>,
    },
    /// Merge a record of the same game into this one.
    Merge {
        /// SGF text to take in place of the clipboard.
        text: Option<String>,
    },
    /// Repair findings of the checker.
    Repair {
        /// The findings.
        what: RepairChoice,
        /// From which nodes.
        scope: Scope,
    },
    /// Store the record in another encoding.
    Encoding(String),
    /// Set how the swaps of this Hex game are read. Not an edit: nothing to undo, and nothing is written.
    ReadSwaps(Swaps),
    /// Go to the next match. Without a text, the window asks for one. Not an edit.
    Find {
        /// The text to find; empty to ask for it.
        what: String,
        /// Where.
        kinds: Kinds,
        /// It is a regular expression.
        regex: bool,
    },
    /// Go to the next or previous match of the last search. Not an edit.
    FindAgain {
        /// To the next one.
        forward: bool,
    },
    /// Replace matches by another text.
    Replace {
        /// The text to find.
        what: String,
        /// The replacement; an expression's groups are `$1`, `$2`, ….
        with: String,
        /// Where.
        kinds: Kinds,
        /// It is a regular expression.
        regex: bool,
        /// From which nodes.
        scope: Scope,
    },
}

impl Command {
    /// The command that turns a record so.
    pub fn turning(way: Way, comments: bool) -> Command {
        match way {
            Way::Rotated(turn) => Command::Rotate { turn, comments },
            Way::Mirrored(axis) => Command::Flip { axis, comments },
        }
    }

    /// Whether the purpose of the command is to remove nodes or games.
    pub fn removes(&self) -> bool {
        match self {
            Command::DeleteNode
            | Command::DeleteVariation
            | Command::DeleteOtherVariations
            | Command::Truncate
            | Command::CutVariation
            | Command::KeepPosition
            | Command::KeepSubtree
            | Command::DeleteGame(_)
            | Command::Settle { .. } => true,
            Command::Strip { what, .. } => matches!(what, Strip::Variations | Strip::EmptyNodes),
            _ => false,
        }
    }
}
