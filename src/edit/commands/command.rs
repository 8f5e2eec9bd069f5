//! What a user can ask for, as plain data.
//!
//! A [`Command`] says what is wanted and knows neither record nor board: places, moves and colours are the text
//! that was typed, and are understood when the command runs. The words for each command, its title, keys and help
//! are in [`table`](crate::edit::table()).

use crate::edit::commands::arguments::Words;
use crate::edit::place::Address;
use crate::edit::search::Kinds;
use crate::game::Swaps;

/// Everything a user can ask of a record, and of the window.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Go somewhere. Not an edit: nothing to undo.
    Go(Go),
    /// Play a move, or enter the child that already has it. The colour is the one to play when none is given.
    Play {
        /// The colour's letter or name.
        colour: Option<String>,
        /// The move in the game's notation.
        text: String,
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
    /// Put stones, or one whole piece of the Blokus family, on the board by hand.
    AddStone {
        /// The colour's letter or name.
        colour: String,
        /// Points, rectangles `A:B`, or the points of a piece.
        points: Vec<String>,
        /// Which node takes the setup.
        target: Target,
    },
    /// Take stones or pieces off the board by hand.
    Erase {
        /// Points or rectangles.
        points: Vec<String>,
        /// Which node takes the setup.
        target: Target,
    },
    /// Say by hand whose turn it is; `None` leaves it to the record again.
    ToPlay {
        /// The colour's letter or name.
        colour: Option<String>,
        /// Which node takes the setup.
        target: Target,
    },
    /// Put a mark on points; where all of them have it already, take it off.
    Mark {
        /// Which mark.
        mark: Mark,
        /// Points or rectangles.
        points: Vec<String>,
    },
    /// Put a text on a point; an empty text takes it off.
    Label {
        /// The point.
        point: String,
        /// The text; `None` takes the next free letter.
        text: Option<String>,
    },
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
    /// Mark a stone of an Octi position.
    MarkStone {
        /// `arrow`, `circle`, `cross`, `square` or `triangle`.
        mark: StoneMark,
        /// Stones as the record writes them, `46CD`.
        stones: Vec<String>,
    },
    /// Judge the move or the position.
    Annotate {
        /// The judgement; `None` clears all of them.
        annotation: Option<Annotation>,
        /// 1, or 2 for emphasis.
        strength: u8,
    },
    /// Say the value of the position; `None` removes it.
    Value(Option<String>),
    /// Number the moves from here; `None` removes the number.
    MoveNumber(Option<u32>),
    /// Begin a figure (a diagram of its own) at this node; `None` removes it.
    Figure(Option<Figure>),
    /// Note a player's remaining time after this move.
    Time {
        /// The colour's letter or name.
        colour: String,
        /// Seconds; `None` removes the note.
        seconds: Option<String>,
        /// Moves left in this period.
        moves: Option<u32>,
    },
    /// Change one entry of the game information, on the node where the record keeps it.
    Info {
        /// The identifier.
        id: String,
        /// The text; empty removes the entry.
        value: String,
    },
    /// Add an empty node after this one, as its last child.
    NewNode,
    /// Add an empty node beside this one, as an alternative to it.
    NewVariation,
    /// Insert an empty node.
    InsertNode {
        /// Between this node and all that follows, not before this node.
        after: bool,
    },
    /// Remove this node; what follows it moves up.
    DeleteNode,
    /// Remove this node and all that follows.
    DeleteVariation,
    /// Remove every variation that branches off between the start of the game and this node.
    DeleteOtherVariations,
    /// Remove all that follows this node.
    Truncate,
    /// Move this variation one place forward among its siblings.
    Promote,
    /// Move this variation one place back among its siblings.
    Demote,
    /// Make the line to this node the main line of the game.
    MakeMainLine,
    /// Make this variation the first of its fork, and leave the forks before it.
    MakeMainHere,
    /// Move this variation to a place among its siblings, counted from 0.
    MoveVariation(usize),
    /// Hang this node and all that follows below another node of the game.
    MoveTo {
        /// The new parent.
        place: Where,
        /// The place among its children, counted from 0; last when not given.
        index: Option<usize>,
    },
    /// Put this node and all that follows on the clipboard.
    CopyVariation,
    /// Put this node and all that follows on the clipboard, and remove it.
    CutVariation,
    /// Add what is on the clipboard, or this text, below this node.
    PasteVariation {
        /// SGF text to take in place of the clipboard.
        text: Option<String>,
    },
    /// Make the position a record of its own: setup in place of the moves.
    KeepPosition,
    /// Make the position and all that follows a record of its own.
    KeepSubtree,
    /// Remove what was written about the moves.
    Strip {
        /// What is removed.
        what: Strip,
        /// From which nodes.
        scope: Scope,
    },
    /// Turn the record.
    Rotate {
        /// How far.
        turn: Turn,
        /// Point names in comments turn with it.
        comments: bool,
    },
    /// Mirror the record.
    Flip {
        /// Which way.
        axis: Axis,
        /// Point names in comments are mirrored with it.
        comments: bool,
    },
    /// Take back steps.
    Undo(usize),
    /// Make undone steps again.
    Redo(usize),
    /// Go to a state of the history; 0 is the record as it was opened.
    History(usize),
    /// Add a game to the collection.
    NewGame {
        /// What GM says, or the game's name.
        game: String,
        /// What SZ says.
        size: Option<String>,
    },
    /// Remove this game from the collection.
    DeleteGame,
    /// Move this game to a place in the collection, counted from 1.
    MoveGame(usize),
    /// Add a copy of this game after it.
    DuplicateGame,
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
    /// Put right what the checker found.
    Repair(Repair),
    /// Store the record in another encoding.
    Encoding(String),
    /// Read the swaps of this game of Hex in a certain way. Not an edit: nothing to undo, and nothing is written.
    ReadSwaps(Swaps),
    /// Go to the next place where something stands. Without a text, the window asks for one. Not an edit.
    Find {
        /// What is looked for; empty where that is still to be asked.
        what: String,
        /// Where.
        kinds: Kinds,
        /// It is a regular expression.
        regex: bool,
    },
    /// Go to the next place where that stands which was looked for last, or to the previous one. Not an edit.
    FindAgain {
        /// To the next one.
        forward: bool,
    },
    /// Put another text wherever something stands.
    Replace {
        /// What is looked for.
        what: String,
        /// What stands there then; an expression's groups are `$1`, `$2`, ….
        with: String,
        /// Where.
        kinds: Kinds,
        /// It is a regular expression.
        regex: bool,
        /// From which nodes.
        scope: Scope,
    },
    /// Something that only the window does, with its arguments.
    Window {
        /// The name in the table.
        name: &'static str,
        /// The words after it.
        arguments: Vec<String>,
    },
}

/// Ways to go about in the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Go {
    /// To a place of the game.
    To(Where),
    /// Forward, following the last visited child.
    Next(usize),
    /// Back.
    Back(usize),
    /// Into a child of this node, counted from 0.
    Variation(usize),
    /// To the next sibling of this node, or of the nearest node before it that has one.
    NextVariation,
    /// To the previous sibling of this node, or of the nearest node before it that has one.
    PreviousVariation,
    /// Forward to the next node with several children, or the end of the line.
    NextFork,
    /// Back to the nearest node with several children, or the start.
    PreviousFork,
    /// Forward to the end of this line.
    LineEnd,
    /// Back to the start of the game.
    LineStart,
    /// Back to the main line: the child of the main line where this line left it.
    MainLine,
    /// To the next node of the game, in the order of the file, that has something.
    NextWith(Sought),
    /// To the previous node of the game, in the order of the file, that has something.
    PreviousWith(Sought),
    /// To the move that was played on a point: back in this line, or else forward.
    WherePlayed(String),
    /// To the start of a game, counted from 1.
    Game(usize),
}

/// What a node may have that is worth going to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sought {
    /// A comment.
    Comment,
    /// An annotation of the move or the position.
    Annotation,
    /// A hotspot.
    Hotspot,
    /// Setup.
    Setup,
    /// Markup.
    Markup,
}

/// A place in a game, as the command line writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Where {
    /// The root.
    Start,
    /// The end of the main line.
    End,
    /// After this many moves of the main line; 0 is the last node before the first move.
    Move(usize),
    /// Child numbers from the root.
    Path(Address),
}

/// Which node takes setup when the node at hand has a move or children.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Target {
    /// Refuse, and say that there is a choice.
    #[default]
    Ask,
    /// This node, whatever it has.
    Here,
    /// A new child of this node.
    NewNode,
}

/// The marks a point can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// TR
    Triangle,
    /// SQ
    Square,
    /// CR
    Circle,
    /// MA
    Cross,
    /// SL
    Selected,
    /// DD: dimmed from here on
    Dim,
}

/// The marks a stone of Octi can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoneMark {
    /// AS
    Arrow,
    /// CS
    Circle,
    /// MS
    Cross,
    /// SS
    Square,
    /// TS
    Triangle,
}

/// What part of the board is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum View {
    /// Only these points.
    Points(Vec<String>),
    /// The whole board again.
    All,
    /// As before this node: the node says nothing.
    Inherited,
}

/// Judgements of moves and positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Annotation {
    /// TE
    GoodMove,
    /// BM
    BadMove,
    /// DO
    Doubtful,
    /// IT
    Interesting,
    /// GB
    GoodBlack,
    /// GW
    GoodWhite,
    /// DM
    Even,
    /// UC
    Unclear,
    /// HO
    Hotspot,
}

impl Annotation {
    /// Whether it judges the move, not the position.
    pub fn is_of_move(self) -> bool {
        matches!(self, Self::GoodMove | Self::BadMove | Self::Doubtful | Self::Interesting)
    }
}

/// A figure: a diagram of its own for a book.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Figure {
    /// The sum of the flags of FG.
    pub flags: u32,
    /// The diagram's name.
    pub name: String,
}

/// What [`Command::Strip`] removes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strip {
    /// Comments and node names.
    Comments,
    /// Marks, labels, lines, arrows, territory.
    Markup,
    /// Judgements and values.
    Annotations,
    /// Everything but the main line.
    Variations,
    /// Properties that the format does not know.
    Private,
    /// Nodes without a property.
    EmptyNodes,
    /// Notes of the clock.
    Times,
}

/// How much of the collection a clean-up covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Scope {
    /// The node at hand.
    Node,
    /// The node at hand and all that follows.
    Subtree,
    /// The whole game.
    #[default]
    Game,
    /// Every game of the file.
    Collection,
}

/// Turns of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Turn {
    /// A quarter turn clockwise.
    #[default]
    Right,
    /// A quarter turn anticlockwise.
    Left,
    /// Half a turn.
    Half,
}

/// Mirrorings of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Axis {
    /// Left and right change places.
    #[default]
    Horizontal,
    /// Top and bottom change places.
    Vertical,
    /// Columns and rows change places: the upper right and the lower left corner do.
    Diagonal,
    /// Columns and rows change places and run backwards: the upper left and the lower right corner do.
    Antidiagonal,
}

/// What [`Command::Repair`] puts right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Repair {
    /// Everything that can be.
    All,
    /// Every finding of this kind.
    Code(crate::sgf::Code),
}

/// A line that is no command: says what and why, on one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandError(pub(crate) String);

impl std::fmt::Display for CommandError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for CommandError {}

impl Command {
    /// Reads a line as a POSIX shell splits it; quoted text keeps its line breaks.
    ///
    /// # Errors
    ///
    /// When the name is unknown, or its arguments are not the ones it takes.
    pub fn parse(line: &str) -> Result<Self, CommandError> {
        let words = shlex::split(line).ok_or_else(|| CommandError("a quotation mark is not closed".into()))?;
        Self::from_words(&words)
    }

    /// Reads a command that is already split into words.
    ///
    /// # Errors
    ///
    /// As [`Command::parse`].
    pub fn from_words<S: AsRef<str>>(words: &[S]) -> Result<Self, CommandError> {
        let (name, arguments) = words.split_first().ok_or_else(|| CommandError("no command given".into()))?;
        let entry = crate::edit::entry(name.as_ref()).ok_or_else(|| unknown(name.as_ref()))?;
        let mut words = Words::new(arguments.iter().map(|word| word.as_ref().to_owned()).collect());
        let refuse = |why: String| CommandError(format!("{}: {why} (usage: {})", entry.name, entry.line()));
        let command = (entry.read)(&mut words, entry.name).map_err(refuse)?;
        words.end().map_err(refuse)?;
        Ok(command)
    }
}

fn unknown(name: &str) -> CommandError {
    let near = crate::edit::table()
        .iter()
        .map(|entry| (distance(name, entry.name), entry.name))
        .min()
        .filter(|&(distance, _)| distance <= 1 + name.len() / 4);
    CommandError(match near {
        Some((_, near)) => format!("no command is called '{name}'; did you mean '{near}'?"),
        None => format!("no command is called '{name}'"),
    })
}

/// How many letters have to be put in, left out or changed to make one word of the other.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().take(64).enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, &y) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

impl std::str::FromStr for Where {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "start" => return Ok(Self::Start),
            "end" => return Ok(Self::End),
            _ => {}
        }
        let wrong = || format!("'{text}' is no place: start, end, a move number, or child numbers like /0.0.2");
        if text.is_empty() || text.starts_with(['+', '-']) {
            return Err(wrong());
        }
        if text.bytes().all(|byte| byte.is_ascii_digit()) {
            return text.parse().map(Self::Move).map_err(|_| wrong());
        }
        text.parse().map(Self::Path).map_err(|()| wrong())
    }
}

impl std::fmt::Display for Where {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Start => f.write_str("start"),
            Self::End => f.write_str("end"),
            Self::Move(number) => write!(f, "{number}"),
            Self::Path(path) if path.is_root() => write!(f, "{path}"),
            Self::Path(path) => write!(f, "/{path}"),
        }
    }
}
