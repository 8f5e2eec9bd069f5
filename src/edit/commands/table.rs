//! The one table of commands: what each is called, what it takes, what it does.
//!
//! Menus, the palette, the keys, the command line's `edit` and the manual are made from it.

use crate::edit::commands::arguments::Words;
use crate::edit::commands::command::{
    Annotation, Axis, Command, Figure, Go, Mark, Repair, Scope, Sought, StoneMark, Strip, Target,
};
use crate::edit::commands::command::{Turn, View, Where};
use crate::edit::search::Kinds;
use crate::game::Swaps;
use std::sync::LazyLock;

/// One command of the table.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// What is typed: stable, scripts rely on it.
    pub name: &'static str,
    /// The arguments, in the manual's notation: `[COLOUR] MOVE`.
    pub arguments: &'static str,
    /// What a menu says.
    pub title: &'static str,
    /// One or two sentences for help and tooltips.
    pub help: &'static str,
    /// The menu it belongs to.
    pub group: Group,
    /// Only the window can do it.
    pub window_only: bool,
    pub(crate) read: fn(&mut Words, &'static str) -> Result<Command, String>,
}

/// The menus, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// Files and windows.
    File,
    /// History, clipboard, finding.
    Edit,
    /// Going about in the record.
    Go,
    /// Moves.
    Play,
    /// Positions put up by hand.
    Setup,
    /// Comments, names and raw properties.
    Text,
    /// Judgements.
    Annotate,
    /// Marks on the board.
    Mark,
    /// The shape of the tree.
    Variation,
    /// Games of a collection and what is known of them.
    Game,
    /// Changes to many nodes at once.
    Clean,
    /// What is shown.
    View,
    /// Guidance.
    Help,
}

impl Group {
    /// Every group, in the order of the menus.
    pub const ALL: [Self; 13] = [
        Self::File,
        Self::Edit,
        Self::Go,
        Self::Play,
        Self::Setup,
        Self::Text,
        Self::Annotate,
        Self::Mark,
        Self::Variation,
        Self::Game,
        Self::Clean,
        Self::View,
        Self::Help,
    ];

    /// What the menu is called.
    pub fn title(self) -> &'static str {
        match self {
            Self::File => "File",
            Self::Edit => "Edit",
            Self::Go => "Go",
            Self::Play => "Play",
            Self::Setup => "Set up",
            Self::Text => "Text",
            Self::Annotate => "Annotate",
            Self::Mark => "Mark",
            Self::Variation => "Variation",
            Self::Game => "Game",
            Self::Clean => "Clean up",
            Self::View => "View",
            Self::Help => "Help",
        }
    }
}

impl Entry {
    /// Name and arguments as the manual shows them.
    pub fn line(&self) -> String {
        if self.arguments.is_empty() { self.name.into() } else { format!("{} {}", self.name, self.arguments) }
    }

    /// Whether it cannot be asked for without saying more.
    pub fn needs_words(&self) -> bool {
        !self.arguments.split_whitespace().all(|argument| argument.starts_with('[') || argument.starts_with("--"))
    }

    /// The command without arguments; `None` where it needs some.
    pub fn plain(&self) -> Option<Command> {
        (self.read)(&mut Words::new(Vec::new()), self.name).ok().filter(|_| !self.needs_words())
    }

    /// The default keys for the command without arguments (or with its usual ones).
    pub fn shortcut(&self) -> Option<&'static str> {
        crate::edit::keys().iter().find(|binding| binding.line == self.name).map(|binding| binding.keys)
    }
}

static TABLE: LazyLock<Vec<Entry>> = LazyLock::new(|| {
    let mut table: Vec<Entry> = [RECORD, WINDOW].concat();
    table.sort_by_key(|entry| entry.group);
    table
});

/// Every command, menu by menu.
pub fn table() -> &'static [Entry] {
    &TABLE
}

/// The entry of that name.
pub fn entry(name: &str) -> Option<&'static Entry> {
    TABLE.iter().find(|entry| entry.name == name)
}

const SCOPES: &[(&str, Scope)] = &[
    ("--node", Scope::Node),
    ("--subtree", Scope::Subtree),
    ("--game", Scope::Game),
    ("--collection", Scope::Collection),
];

const STRIPS: &[(&str, Strip)] = &[
    ("comments", Strip::Comments),
    ("markup", Strip::Markup),
    ("annotations", Strip::Annotations),
    ("variations", Strip::Variations),
    ("private", Strip::Private),
    ("empty-nodes", Strip::EmptyNodes),
    ("times", Strip::Times),
];

const MARKS: &[(&str, Mark)] = &[
    ("triangle", Mark::Triangle),
    ("square", Mark::Square),
    ("circle", Mark::Circle),
    ("cross", Mark::Cross),
    ("selected", Mark::Selected),
    ("dim", Mark::Dim),
];

const STONE_MARKS: &[(&str, StoneMark)] = &[
    ("arrow", StoneMark::Arrow),
    ("circle", StoneMark::Circle),
    ("cross", StoneMark::Cross),
    ("square", StoneMark::Square),
    ("triangle", StoneMark::Triangle),
];

const ANNOTATIONS: &[(&str, Option<Annotation>)] = &[
    ("good-move", Some(Annotation::GoodMove)),
    ("bad-move", Some(Annotation::BadMove)),
    ("doubtful", Some(Annotation::Doubtful)),
    ("interesting", Some(Annotation::Interesting)),
    ("good-black", Some(Annotation::GoodBlack)),
    ("good-white", Some(Annotation::GoodWhite)),
    ("even", Some(Annotation::Even)),
    ("unclear", Some(Annotation::Unclear)),
    ("hotspot", Some(Annotation::Hotspot)),
    ("none", None),
];

const SOUGHT: &[(&str, Sought)] = &[
    ("comment", Sought::Comment),
    ("annotation", Sought::Annotation),
    ("hotspot", Sought::Hotspot),
    ("setup", Sought::Setup),
    ("markup", Sought::Markup),
];

const TURNS: &[(&str, Turn)] = &[("right", Turn::Right), ("left", Turn::Left), ("half", Turn::Half)];

const AXES: &[(&str, Axis)] = &[
    ("horizontal", Axis::Horizontal),
    ("vertical", Axis::Vertical),
    ("diagonal", Axis::Diagonal),
    ("antidiagonal", Axis::Antidiagonal),
];

fn target(words: &mut Words) -> Result<Target, String> {
    match (words.option("--here"), words.option("--new-node")) {
        (true, true) => Err("--here and --new-node exclude each other".into()),
        (true, false) => Ok(Target::Here),
        (false, true) => Ok(Target::NewNode),
        (false, false) => Ok(Target::Ask),
    }
}

fn scope(words: &mut Words) -> Result<Scope, String> {
    scope_or(words, Scope::default())
}

fn scope_or(words: &mut Words, otherwise: Scope) -> Result<Scope, String> {
    let given: Vec<Scope> = SCOPES.iter().filter(|(name, _)| words.option(name)).map(|&(_, scope)| scope).collect();
    match given[..] {
        [] => Ok(otherwise),
        [scope] => Ok(scope),
        _ => Err("only one of --node, --subtree, --game, --collection can be meant".into()),
    }
}

/// `--in KIND` and `--regex`.
fn sought(words: &mut Words) -> Result<(Kinds, bool), String> {
    let regex = words.option("--regex");
    let Some(word) = words.option_with("--in", "a kind of text")? else { return Ok((Kinds::default(), regex)) };
    let found = Kinds::WORDS.iter().find(|(name, _)| name.eq_ignore_ascii_case(&word));
    found.map(|&(_, kinds)| (kinds, regex)).ok_or_else(|| {
        let names: Vec<&str> = Kinds::WORDS.iter().map(|&(name, _)| name).collect();
        format!("'{word}' is nowhere to look: {}", names.join(", "))
    })
}

fn find(words: &mut Words, _: &'static str) -> Result<Command, String> {
    let (kinds, regex) = sought(words)?;
    Ok(Command::Find { what: words.rest().join(" "), kinds, regex })
}

fn replace(words: &mut Words, _: &'static str) -> Result<Command, String> {
    let (kinds, regex) = sought(words)?;
    let scope = scope_or(words, Scope::Collection)?;
    let what = words.one("what is to be replaced")?;
    let with = words.one("what is to stand there")?;
    Ok(Command::Replace { what, with, kinds, regex, scope })
}

fn place(words: &mut Words) -> Result<Where, String> {
    words.one("the place")?.parse()
}

/// A number counted from 1.
fn ordinal(words: &mut Words, what: &str) -> Result<usize, String> {
    match words.number(what)? {
        0 => Err(format!("{what} counts from 1")),
        number => Ok(number),
    }
}

fn identifier(words: &mut Words) -> Result<String, String> {
    let id = words.one("the property")?;
    let letters = id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    if letters && !id.is_empty() {
        // Lower-case letters of an identifier mean nothing, unless it has no others.
        let capitals: String = id.chars().filter(|c| !c.is_ascii_lowercase()).collect();
        Ok(if capitals.is_empty() { id } else { capitals })
    } else {
        Err(format!("'{}' cannot be the name of a property: letters and digits only", id.escape_debug()))
    }
}

fn window(words: &mut Words, name: &'static str) -> Result<Command, String> {
    Ok(Command::Window { name, arguments: words.rest() })
}

/// `play`, `pass` and the like: a colour may come first.
fn play(words: &mut Words, _: &'static str) -> Result<Command, String> {
    let first = words.one("the move")?;
    Ok(match words.optional() {
        Some(text) => Command::Play { colour: Some(first), text },
        None => Command::Play { colour: None, text: first },
    })
}

fn time(words: &mut Words, _: &'static str) -> Result<Command, String> {
    let colour = words.one("the colour")?;
    let seconds = words.one("the number of seconds")?;
    if seconds == "none" {
        return Ok(Command::Time { colour, seconds: None, moves: None });
    }
    real(&seconds)?;
    let moves = if words.len() > 0 { Some(words.number("a number of moves")?) } else { None };
    Ok(Command::Time { colour, seconds: Some(seconds), moves })
}

/// A number as the format writes it: digits, perhaps with a sign and a decimal point.
fn real(text: &str) -> Result<(), String> {
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, "0"));
    let fits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    if fits(whole) && fits(fraction) { Ok(()) } else { Err(format!("'{text}' is not a number")) }
}

fn figure(words: &mut Words, _: &'static str) -> Result<Command, String> {
    if words.len() == 0 {
        return Ok(Command::Figure(Some(Figure::default())));
    }
    let first = words.one("the name")?;
    Ok(Command::Figure(match first.parse() {
        _ if first == "none" => None,
        Ok(flags) => Some(Figure { flags, name: words.rest().join(" ") }),
        Err(_) => {
            let rest = words.rest();
            let name = std::iter::once(first).chain(rest).collect::<Vec<_>>().join(" ");
            // 256: captured stones stay, as in books.
            Some(Figure { flags: 256, name })
        }
    }))
}

fn view(words: &mut Words, _: &'static str) -> Result<Command, String> {
    let points = words.some("a point, 'all' or 'inherited'")?;
    Ok(Command::View(match &points[..] {
        [one] if one == "all" => View::All,
        [one] if one == "inherited" => View::Inherited,
        _ => View::Points(points),
    }))
}

fn annotate(words: &mut Words, _: &'static str) -> Result<Command, String> {
    let annotation = words.choice("an annotation", ANNOTATIONS)?;
    let strength = words.number_or("1 or 2", 1)?;
    if matches!(strength, 1 | 2) {
        Ok(Command::Annotate { annotation, strength })
    } else {
        Err(format!("'{strength}' is not 1 or 2"))
    }
}

macro_rules! entries {
    ($($group:ident { $($name:literal $arguments:literal, $title:literal, $help:literal, $read:expr;)* })*) => {
        &[$($(Entry {
            name: $name,
            arguments: $arguments,
            title: $title,
            help: $help,
            group: Group::$group,
            window_only: false,
            read: $read,
        },)*)*]
    };
}

macro_rules! window_entries {
    ($($group:ident { $($name:literal $arguments:literal, $title:literal, $help:literal;)* })*) => {
        &[$($(Entry {
            name: $name,
            arguments: $arguments,
            title: $title,
            help: $help,
            group: Group::$group,
            window_only: true,
            read: window,
        },)*)*]
    };
}

static RECORD: &[Entry] = entries! {
    Edit {
        "undo" "[N]", "Undo", "Takes back the last step, or the last N.",
            |w, _| Ok(Command::Undo(w.number_or("a number of steps", 1)?));
        "redo" "[N]", "Redo", "Makes the last undone step again, or the last N.",
            |w, _| Ok(Command::Redo(w.number_or("a number of steps", 1)?));
        "history" "N", "Go to step", "Undoes or redoes until N steps are done; 0 is the record as it was opened.",
            |w, _| Ok(Command::History(w.number("a number of steps")?));
        "find" "[--in=KIND] [--regex] [TEXT]", "Find…",
            "Looks for a text, a point or a property, here and in what follows, then from the start: in all of the record, or in comments, names, players, labels, moves, marks, setup or properties.",
            find;
        "find-next" "", "Find next", "Goes to the next place that was found.",
            |_, _| Ok(Command::FindAgain { forward: true });
        "find-previous" "", "Find previous", "Goes to the previous place that was found.",
            |_, _| Ok(Command::FindAgain { forward: false });
        "replace" "[--in=KIND] [--regex] [--node|--subtree|--game|--collection] WHAT WITH", "Replace",
            "Puts another text wherever one stands in comments, names, players and labels, or in one KIND of these; in every game unless said otherwise. With --regex, $1 stands for a group.",
            replace;
        "copy-variation" "", "Copy variation", "Puts this node and all that follows on the clipboard.",
            |_, _| Ok(Command::CopyVariation);
        "cut-variation" "", "Cut variation", "Puts this node and all that follows on the clipboard, and removes it.",
            |_, _| Ok(Command::CutVariation);
        "paste-variation" "[SGF]", "Paste variation",
            "Adds what is on the clipboard, or the given text, below this node.",
            |w, _| Ok(Command::PasteVariation { text: w.optional() });
    }
    Go {
        "goto" "WHERE", "Go to",
            "Goes to a place of this game: start, end (of the main line), a move number of the main line, or child numbers like /0.0.2.",
            |w, _| Ok(Command::Go(Go::To(place(w)?)));
        "next" "[N]", "Next", "Goes forward, following the last visited variation.",
            |w, _| Ok(Command::Go(Go::Next(w.number_or("a number of nodes", 1)?)));
        "back" "[N]", "Back", "Goes back.",
            |w, _| Ok(Command::Go(Go::Back(w.number_or("a number of nodes", 1)?)));
        "line-start" "", "Start of the game", "Goes back to the first node of the game.",
            |_, _| Ok(Command::Go(Go::LineStart));
        "line-end" "", "End of this line", "Goes to the last node of this line.",
            |_, _| Ok(Command::Go(Go::LineEnd));
        "variation" "N", "Enter variation", "Goes into a child of this node. Children count from 0, as in a path.",
            |w, _| Ok(Command::Go(Go::Variation(w.number("the number of a child")?)));
        "next-variation" "", "Next variation", "Goes to the next alternative to this node, or to this line.",
            |_, _| Ok(Command::Go(Go::NextVariation));
        "previous-variation" "", "Previous variation", "Goes to the previous alternative to this node, or to this line.",
            |_, _| Ok(Command::Go(Go::PreviousVariation));
        "next-fork" "", "Next fork", "Goes forward to the next node that several variations follow, or to the end.",
            |_, _| Ok(Command::Go(Go::NextFork));
        "previous-fork" "", "Previous fork", "Goes back to the nearest node that several variations follow, or to the start.",
            |_, _| Ok(Command::Go(Go::PreviousFork));
        "main-line" "", "Back to the main line", "Goes to the move of the main line where this variation left it.",
            |_, _| Ok(Command::Go(Go::MainLine));
        "next-with" "WHAT", "Next with", "Goes to the next node with a comment, annotation, hotspot, setup or markup.",
            |w, _| Ok(Command::Go(Go::NextWith(w.choice("something to look for", SOUGHT)?)));
        "previous-with" "WHAT", "Previous with", "Goes to the previous node with a comment, annotation, hotspot, setup or markup.",
            |w, _| Ok(Command::Go(Go::PreviousWith(w.choice("something to look for", SOUGHT)?)));
        "where-played" "POINT", "Where was this played", "Goes to the move on a point: back in this line, or else forward.",
            |w, _| Ok(Command::Go(Go::WherePlayed(w.one("the point")?)));
        "game" "N", "Go to game", "Goes to the start of a game of the collection, counted from 1.",
            |w, _| Ok(Command::Go(Go::Game(ordinal(w, "the number of a game")?)));
    }
    Play {
        "play" "[COLOUR] MOVE", "Play",
            "Plays a move in the game's notation. If the record has it as a next move already, goes there.", play;
        "pass" "[COLOUR]", "Pass", "Passes.",
            |w, _| Ok(Command::Pass { colour: w.optional() });
        "time" "COLOUR SECONDS|none [MOVES]", "Note time left",
            "Notes a player's remaining time, and the moves left in this period.", time;
        "move-number" "N|none", "Number moves from here", "Gives this move a number; the moves after it count on.",
            |w, _| match w.one("the number")?.as_str() {
                "none" => Ok(Command::MoveNumber(None)),
                number => number.parse().map(|n| Command::MoveNumber(Some(n))).map_err(|_| format!("'{number}' is not a number")),
            };
    }
    Setup {
        "add-stone" "[--here|--new-node] COLOUR POINT…", "Add stones",
            "Puts stones on the board by hand; in the Blokus family one piece, given by its points. Where the node has a move or is followed by others, say which node takes it.",
            |w, _| {
                let target = target(w)?;
                Ok(Command::AddStone { colour: w.one("the colour")?, points: w.some("a point")?, target })
            };
        "erase" "[--here|--new-node] POINT…", "Erase", "Takes stones, or the pieces at these points, off the board by hand.",
            |w, _| {
                let target = target(w)?;
                Ok(Command::Erase { points: w.some("a point")?, target })
            };
        "to-play" "[--here|--new-node] COLOUR|none", "Whose turn", "Says whose turn it is.",
            |w, _| {
                let target = target(w)?;
                let colour = w.one("the colour")?;
                Ok(Command::ToPlay { colour: (colour != "none").then_some(colour), target })
            };
    }
    Text {
        "comment" "TEXT", "Comment", "Replaces the comment of this node; an empty text removes it.",
            |w, _| Ok(Command::Comment(w.text("the text")?));
        "append-comment" "TEXT", "Add to the comment", "Adds a paragraph to the comment of this node.",
            |w, _| Ok(Command::AppendComment(w.text("the text")?));
        "name" "TEXT", "Name this node", "Replaces the name of this node; an empty text removes it.",
            |w, _| Ok(Command::Name(w.text("the name")?));
        "set" "ID VALUE…", "Set property", "Gives a property of this node these values, whatever it means.",
            |w, _| Ok(Command::Set { id: identifier(w)?, values: w.some("the value")? });
        "unset" "ID", "Remove property", "Removes a property from this node.",
            |w, _| Ok(Command::Unset { id: identifier(w)? });
        "rename" "ID NEW-ID", "Rename property", "Gives a property of this node another name and leaves its values.",
            |w, _| Ok(Command::Rename { id: identifier(w)?, to: identifier(w)? });
    }
    Annotate {
        "annotate" "WHAT [1|2]", "Annotate",
            "Judges the move (good-move, bad-move, doubtful, interesting) or the position (good-black, good-white, even, unclear, hotspot); none clears.",
            annotate;
        "value" "NUMBER|none", "Value of the position", "Says what the position is worth; above 0 is good for Black.",
            |w, _| match w.one("the value")? {
                none if none == "none" => Ok(Command::Value(None)),
                value => real(&value).map(|()| Command::Value(Some(value))),
            };
        "figure" "[FLAGS] [NAME]|none", "Begin a figure", "Begins a diagram of its own at this node.", figure;
    }
    Mark {
        "mark" "WHAT POINT…", "Mark",
            "Marks points: triangle, square, circle, cross, selected, dim. Where all have the mark already, takes it off.",
            |w, _| Ok(Command::Mark { mark: w.choice("a mark", MARKS)?, points: w.some("a point")? });
        "label" "POINT [TEXT]", "Label", "Puts a text on a point, or the next free letter; an empty text takes it off.",
            |w, _| Ok(Command::Label { point: w.one("the point")?, text: w.optional() });
        "line" "A B", "Line", "Draws a line between two points, or removes it.",
            |w, _| Ok(Command::Line { from: w.one("the first point")?, to: w.one("the second point")?, arrow: false });
        "arrow" "A B", "Arrow", "Draws an arrow between two points, or removes it.",
            |w, _| Ok(Command::Line { from: w.one("the first point")?, to: w.one("the second point")?, arrow: true });
        "territory" "COLOUR|none POINT…", "Territory", "Marks points as a colour's territory.",
            |w, _| {
                let colour = w.one("the colour")?;
                Ok(Command::Territory { colour: (colour != "none").then_some(colour), points: w.some("a point")? })
            };
        "visible" "POINT…|all|inherited", "Show part of the board", "Shows only these points from this node on.", view;
        "mark-stone" "WHAT STONE…", "Mark a stone", "Marks stones of an Octi position: arrow, circle, cross, square, triangle.",
            |w, _| Ok(Command::MarkStone { mark: w.choice("a mark", STONE_MARKS)?, stones: w.some("a stone")? });
        "unmark" "[POINT…]", "Remove marks", "Removes every mark, label, line and arrow at these points, or all of the node.",
            |w, _| Ok(Command::Unmark { points: w.rest() });
    }
    Variation {
        "new-node" "", "New node", "Adds an empty node after this one.",
            |_, _| Ok(Command::NewNode);
        "new-variation" "", "New variation", "Adds an empty node beside this one, as an alternative to it.",
            |_, _| Ok(Command::NewVariation);
        "insert-node" "[--after]", "Insert node", "Inserts an empty node before this one, or between it and all that follows.",
            |w, _| Ok(Command::InsertNode { after: w.option("--after") });
        "delete-node" "", "Delete this node", "Removes this node; what follows it moves up.",
            |_, _| Ok(Command::DeleteNode);
        "delete-variation" "", "Delete from here", "Removes this node and all that follows.",
            |_, _| Ok(Command::DeleteVariation);
        "delete-other-variations" "", "Delete other variations",
            "Removes every variation that branches off between the start of the game and this node.",
            |_, _| Ok(Command::DeleteOtherVariations);
        "truncate" "", "Delete all that follows", "Removes all that follows this node.",
            |_, _| Ok(Command::Truncate);
        "promote" "", "Move variation up", "Moves this variation one place forward.",
            |_, _| Ok(Command::Promote);
        "demote" "", "Move variation down", "Moves this variation one place back.",
            |_, _| Ok(Command::Demote);
        "make-main-line" "", "Make this the main line", "Makes the line to this node the first at every fork.",
            |_, _| Ok(Command::MakeMainLine);
        "make-main-here" "", "Make this the main variation here", "Makes this variation the first of its fork, and leaves the forks before it.",
            |_, _| Ok(Command::MakeMainHere);
        "move-variation" "INDEX", "Move variation to", "Moves this variation to a place among its alternatives, counted from 0.",
            |w, _| Ok(Command::MoveVariation(w.number("the place of a variation")?));
        "move-to" "WHERE [INDEX]", "Move below another node", "Hangs this node and all that follows below another node of the game.",
            |w, _| {
                let place = place(w)?;
                let index = if w.len() > 0 { Some(w.number("the place of a variation")?) } else { None };
                Ok(Command::MoveTo { place, index })
            };
        "keep-position" "", "Keep only this position", "Makes the position a record of its own: setup in place of the moves, the game information kept.",
            |_, _| Ok(Command::KeepPosition);
        "keep-subtree" "", "Keep only what follows", "Makes the position and all that follows a record of its own.",
            |_, _| Ok(Command::KeepSubtree);
    }
    Game {
        "info" "ID VALUE", "Game information", "Changes one entry of the game information, on the node where the record keeps it; an empty value removes it.",
            |w, _| Ok(Command::Info { id: identifier(w)?, value: w.text("the value")? });
        "new-game" "GM [SIZE]", "New game", "Adds a game to the collection: a number or name of a game, and the size of the board.",
            |w, _| Ok(Command::NewGame { game: w.one("the game")?, size: w.optional() });
        "delete-game" "", "Delete game", "Removes this game from the collection.",
            |_, _| Ok(Command::DeleteGame);
        "move-game" "N", "Move game to", "Moves this game to a place in the collection, counted from 1.",
            |w, _| Ok(Command::MoveGame(ordinal(w, "the place of the game")?));
        "duplicate-game" "", "Duplicate game", "Adds a copy of this game after it.",
            |_, _| Ok(Command::DuplicateGame);
        "add-games" "[SGF]", "Add games", "Adds the games on the clipboard, or of the given text, at the end of the collection.",
            |w, _| Ok(Command::AddGames { text: w.optional() });
        "merge" "[SGF]", "Merge a record",
            "Merges the game on the clipboard, or of the given text, into this one: the same moves share their nodes, comments and marks are joined.",
            |w, _| Ok(Command::Merge { text: w.optional() });
        "read-swaps" "WHAT", "Read swaps",
            "Says how the swaps of this game of Hex are meant: judged by the moves after them, as-written, pieces or sides. The record stays as it is.",
            |w, _| Ok(Command::ReadSwaps(w.choice("a way to read swaps", &Swaps::ALL)?));
    }
    Clean {
        "strip" "[--node|--subtree|--game|--collection] WHAT", "Remove",
            "Removes comments, markup, annotations, variations, private, empty-nodes or times, from the whole game unless said otherwise.",
            |w, _| {
                let scope = scope(w)?;
                Ok(Command::Strip { what: w.choice("something to remove", STRIPS)?, scope })
            };
        "rotate" "[--comments] [right|left|half]", "Rotate the record", "Turns all points of this game, with --comments also the names in comments.",
            |w, _| {
                let comments = w.option("--comments");
                Ok(Command::Rotate { turn: w.choice_or("a turn", TURNS, Turn::Right)?, comments })
            };
        "flip" "[--comments] [horizontal|vertical|diagonal|antidiagonal]", "Flip the record",
            "Mirrors all points of this game, with --comments also the names in comments. The diagonals of Hex exchange the colours, since its edges belong to them.",
            |w, _| {
                let comments = w.option("--comments");
                Ok(Command::Flip { axis: w.choice_or("an axis", AXES, Axis::Horizontal)?, comments })
            };
        "encoding" "LABEL", "Store as", "Stores the record in another encoding, for instance utf-8.",
            |w, _| Ok(Command::Encoding(w.one("the encoding")?));
        "repair" "CODE|all", "Repair", "Puts right what the checker found, everything or every finding of one code.",
            |w, _| Ok(Command::Repair(match w.one("the code of a finding")? {
                all if all == "all" => Repair::All,
                word => Repair::Code(word.parse().map_err(|error| format!("{error}; 'check' lists what it finds with its code"))?),
            }));
    }
};

static WINDOW: &[Entry] = window_entries! {
    File {
        "new" "", "New…", "Starts a new record.";
        "open" "[FILE…]", "Open…", "Opens records, a tab each.";
        "open-recent" "[FILE]", "Open recent", "Opens a record that was open before.";
        "paste-record" "", "Open what is on the clipboard", "Opens the text on the clipboard as a record of its own.";
        "save" "", "Save", "Writes the record to its file.";
        "save-as" "[FILE]", "Save as…", "Writes the record to another file.";
        "save-copy" "[FILE]", "Save a copy…", "Writes the record to another file and stays with this one.";
        "reload" "", "Read again from disk", "Reads the file again.";
        "read-as" "[LABEL]", "Read as…", "Reads the file again in another encoding.";
        "export-picture" "[FILE]", "Export picture…", "Writes the board as an SVG or PNG picture.";
        "copy-picture" "", "Copy picture", "Puts the board on the clipboard as a picture.";
        "copy-record" "", "Copy record as text", "Puts the whole record on the clipboard.";
        "split-collection" "[FOLDER]", "Split into files…", "Writes each game of the collection to a file of its own.";
        "add-games-from" "[FILE…]", "Add games from files…", "Adds the games of other files to this collection.";
        "next-file" "", "Next file of the folder", "Opens the next record of this folder.";
        "previous-file" "", "Previous file of the folder", "Opens the previous record of this folder.";
        "close" "", "Close", "Closes this tab.";
        "quit" "", "Quit", "Closes the window.";
    }
    Edit {
        "palette" "", "Command palette…", "Finds any command by its name.";
        "history-list" "", "History…", "Lists the steps that can be undone and redone.";
        "settings" "", "Settings…", "Shows the settings.";
    }
    Go {
        "goto-dialog" "", "Go to move…", "Asks for a place to go to.";
        "play-through" "", "Play through", "Shows the moves one after the other, or stops.";
        "next-tab" "", "Next tab", "Shows the next open record.";
        "previous-tab" "", "Previous tab", "Shows the previous open record.";
    }
    Play {
        "place-piece" "", "Place the piece", "Plays the piece in hand where it is.";
        "turn-piece-left" "", "Turn the piece left", "Turns the piece in hand anticlockwise.";
        "turn-piece-right" "", "Turn the piece right", "Turns the piece in hand clockwise.";
        "flip-piece" "", "Flip the piece", "Mirrors the piece in hand.";
        "next-piece" "", "Next piece", "Takes the next piece in hand.";
        "previous-piece" "", "Previous piece", "Takes the previous piece in hand.";
        "take-piece" "NAME [COLOUR]", "Take a piece", "Takes a piece in hand by its name, of the colour to play unless another is given.";
        "find-move" "", "Find a move", "Shows the next legal placement: of the piece in hand, or of any piece, large ones first.";
        "find-move-back" "", "Find the move before", "Shows the legal placement before the one shown.";
        "drop-piece" "", "Put the piece back", "Puts the piece in hand back.";
    }
    Text {
        "edit-comment" "", "Edit the comment", "Goes to the comment; Escape leaves it.";
        "properties" "", "Properties…", "Shows every property of this node.";
    }
    Mark {
        "tool" "TOOL", "Tool",
            "Chooses what a click does: play, setup, triangle, square, circle, cross, label, line or arrow.";
    }
    Game {
        "information" "", "Game information…", "Shows and edits what is known of the game.";
        "games" "", "Games…", "Lists the games of the collection.";
    }
    Clean {
        "findings" "", "Check…", "Lists what is wrong with the record, and what can be repaired.";
    }
    View {
        "zoom-in" "", "Zoom in", "Shows the board larger.";
        "zoom-out" "", "Zoom out", "Shows the board smaller.";
        "zoom-fit" "", "Fit", "Shows the whole board.";
        "rotate-view" "", "Turn the board", "Turns the board on the screen; the record stays.";
        "flip-view" "", "Mirror the board", "Mirrors the board on the screen; the record stays.";
        "coordinates" "", "Coordinates", "Shows or hides the coordinates.";
        "move-numbers" "[WHICH…]", "Move numbers",
            "Shows or hides the move numbers: none, last, last N, all, or here for those after this move, counted from 1.";
        "next-moves" "[WHICH]", "Marks on variations",
            "Marks the moves that follow or those played instead: following, instead, record for what the record asks for, or none.";
        "snap" "", "Pieces go to legal places",
            "The piece in hand goes to a legal place near the pointer, or stays right under the pointer.";
        "theme" "[NAME]", "Theme", "Chooses how board and window look.";
        "tree-grows" "[WAY]", "Direction of the tree", "Lets the tree grow right or down.";
        "show-information" "", "Game and players", "Shows or hides the players and the state of the game.";
        "show-tree" "", "Tree", "Shows or hides the tree.";
        "show-comment" "", "Comment", "Shows or hides the comment.";
        "show-pieces" "", "Pieces", "Shows or hides the pieces left.";
        "full-screen" "", "Full screen", "Shows only the board, on the whole screen.";
    }
    Help {
        "help" "", "Help", "Shows the guide.";
        "shortcuts" "", "Keys…", "Lists the keys.";
        "about" "", "About Variorum", "Says which version this is.";
    }
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_words() {
        for (at, entry) in table().iter().enumerate() {
            assert!(entry.name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'), "{}", entry.name);
            assert!(table()[..at].iter().all(|other| other.name != entry.name), "{} twice", entry.name);
            assert!(entry.title.starts_with(|c: char| c.is_uppercase()), "{}", entry.title);
            assert!(entry.help.ends_with('.'), "{}: {}", entry.name, entry.help);
        }
        assert!(table().iter().all(|entry| Group::ALL.contains(&entry.group)));
    }

    #[test]
    fn words_that_may_be_left_out_are_not_needed() {
        for entry in table() {
            assert_eq!(
                entry.plain(),
                Command::parse(entry.name).ok().filter(|_| !entry.needs_words()),
                "{}",
                entry.name
            );
            assert!(entry.needs_words() || entry.plain().is_some(), "{}", entry.name);
        }
        let needs = |name: &str| entry(name).is_some_and(Entry::needs_words);
        assert!(!needs("save") && !needs("undo") && !needs("open") && !needs("figure") && !needs("insert-node"));
        assert!(needs("mark") && needs("play") && needs("tool") && needs("erase"));
    }

    #[test]
    fn every_name_of_the_contract_is_there() {
        let names = "goto next back variation next-variation previous-variation game play pass set unset comment \
            append-comment name add-stone erase to-play mark label line arrow unmark annotate info new-variation \
            insert-node delete-node delete-variation delete-other-variations truncate promote demote make-main-line \
            copy-variation cut-variation paste-variation keep-position strip rotate flip undo redo new-game delete-game \
            move-game repair";
        for name in names.split_whitespace() {
            assert!(entry(name).is_some_and(|entry| !entry.window_only), "{name}");
        }
    }

    #[test]
    fn keys_run_commands_and_none_means_two_things() {
        for (at, binding) in crate::edit::keys().iter().enumerate() {
            assert!(Command::parse(binding.line).is_ok(), "{}", binding.line);
            let twice = crate::edit::keys()[..at].iter().any(|other| other.keys == binding.keys);
            assert!(!twice, "{} twice", binding.keys);
        }
        assert_eq!(entry("undo").and_then(Entry::shortcut), Some("Ctrl+Z"));
        assert_eq!(entry("strip").and_then(Entry::shortcut), None);
    }

    #[test]
    fn lines_are_split_as_a_shell_does() {
        let text = |line: &str| match Command::parse(line) {
            Ok(Command::Comment(text)) => text,
            other => panic!("{line}: {other:?}"),
        };
        assert_eq!(text("comment 'two words'"), "two words");
        assert_eq!(text("comment two words"), "two words");
        assert_eq!(text("comment \"a\nb\""), "a\nb");
        assert_eq!(text(r"comment it\'s"), "it's");
        assert_eq!(text("comment ''"), "");
        assert_eq!(text("comment 'a '\"'\"b"), "a 'b");
    }

    #[test]
    fn what_is_no_command_says_why_on_one_line() {
        for (line, why) in [
            ("", "no command given"),
            ("plai d4", "no command is called 'plai'; did you mean 'play'?"),
            ("frobnicate", "no command is called 'frobnicate'"),
            ("play", "play: the move is missing (usage: play [COLOUR] MOVE)"),
            ("play B d4 d5", "play: 'd5' is one word too many (usage: play [COLOUR] MOVE)"),
            ("undo x", "undo: 'x' is not a number of steps (usage: undo [N])"),
            ("comment 'a", "a quotation mark is not closed"),
            ("game 0", "game: the number of a game counts from 1 (usage: game N)"),
            (
                "set 'A B' x",
                "set: 'A B' cannot be the name of a property: letters and digits only (usage: set ID VALUE…)",
            ),
            ("annotate good-move 3", "annotate: '3' is not 1 or 2 (usage: annotate WHAT [1|2])"),
            (
                "goto nowhere",
                "goto: 'nowhere' is no place: start, end, a move number, or child numbers like /0.0.2 (usage: goto WHERE)",
            ),
        ] {
            let error = Command::parse(line).expect_err(line).to_string();
            assert_eq!(error, why);
            assert_eq!(error.lines().count(), 1);
        }
    }

    #[test]
    fn places_are_read_as_they_are_written() {
        let path = |children: &[usize]| Where::Path(children.iter().copied().collect());
        for (text, place) in [
            ("start", Where::Start),
            ("end", Where::End),
            ("17", Where::Move(17)),
            ("0", Where::Move(0)),
            ("/", path(&[])),
            ("/3", path(&[3])),
            ("0.0.2", path(&[0, 0, 2])),
            ("/0.0.2", path(&[0, 0, 2])),
            ("0*3", path(&[0, 0, 0])),
            ("/0*3.1", path(&[0, 0, 0, 1])),
        ] {
            assert_eq!(text.parse(), Ok(place), "{text}");
        }
        for text in ["", "-1", "+1", "a", "0.", ".0", "//", "0..1", "1.x", "/a", "99999999999999999999"] {
            assert!(text.parse::<Where>().is_err(), "{text}");
        }
        assert_eq!(path(&[0, 2]).to_string(), "/0.2");
        assert_eq!(path(&[]).to_string(), "/");
    }
}
