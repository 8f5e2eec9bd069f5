//! Parses descriptions (RON): the built-in ones, and those in the user's folder.

use super::{ALL, Described, DescribedBoard};
use crate::sgf::Identity;
use crate::{
    board::{Naming, Surface},
    offer::{Card, Choice},
    registry,
    rules::{Basics, Facts, Ground, MoveEntry, Wins},
};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::{LazyLock, Mutex, PoisonError};

/// The descriptions that come with the program: name of the file, and its text.
const FILES: &[(&str, &str)] = &[
    ("ataxx", include_str!("../../../../assets/games/ataxx.ron")),
    ("chess", include_str!("../../../../assets/games/chess.ron")),
    ("tumbleweed", include_str!("../../../../assets/games/tumbleweed.ron")),
    ("unlur", include_str!("../../../../assets/games/unlur.ron")),
];

/// The most lines that a board can have here: a record of a game that no table names has no more.
const MOST: u16 = 52;

/// A description is a page of text; what is longer is something else, and each of its lines may have to be held against each other.
const LONGEST: usize = 32 * 1024;

/// Why a text describes no game, in words for its author.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DescriptionError {
    /// Where, from 1.
    pub line: usize,
    /// The error.
    pub message: String,
}

impl fmt::Display for DescriptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        message!("description-line", "line {line}: {cause}", line = self.line, cause = self.message).fmt(f)
    }
}

impl std::error::Error for DescriptionError {}

/// A description as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Page {
    name: String,
    gm: Vec<String>,
    board: Area,
    coordinates: Coordinates,
    #[serde(default)]
    sizes: Vec<u16>,
    #[serde(default)]
    pieces: BTreeMap<String, String>,
    #[serde(default)]
    words: BTreeMap<String, Word>,
    #[serde(default = "black_and_white")]
    colours: (String, String),
    #[serde(default)]
    begins: First,
    #[serde(default)]
    start: Start,
    #[serde(default)]
    play: Play,
}

/// The board as a description names it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "board")]
enum Area {
    Squares {
        columns: u16,
        rows: u16,
        #[serde(default)]
        corners: u16,
    },
    Checkered {
        columns: u16,
        rows: u16,
        #[serde(default)]
        corners: u16,
    },
    Lines {
        columns: u16,
        rows: u16,
        #[serde(default)]
        corners: u16,
    },
    Hexagons {
        columns: u16,
        rows: u16,
    },
    Hexagon {
        side: u16,
    },
}

#[derive(Clone, Copy, Deserialize)]
enum Coordinates {
    /// `dd`, both from the upper left.
    Letters,
    /// `d4`, rows from the top.
    FromTop,
    /// `d4`, rows from the bottom.
    FromBottom,
    /// `d4`, counted inside the letter's own line of a hexagon.
    InLine,
    /// `44`, rows from the bottom.
    Digits,
}

#[derive(Clone, Copy, Default, Deserialize)]
enum First {
    #[default]
    Black,
    White,
}

fn black_and_white() -> (String, String) {
    ("Black".to_owned(), "White".to_owned())
}

/// How a move is entered.
#[derive(Clone, Copy, Default, Deserialize)]
enum Play {
    #[default]
    Place,
    Move,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Start {
    black: Vec<String>,
    white: Vec<String>,
}

/// The meaning of a word for each colour.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Word {
    black: String,
    white: String,
}

/// The described games that come with the program.
pub(super) fn built_in() -> &'static [&'static Described] {
    // A file that does not read would be missing here; a test reads them all.
    static GAMES: LazyLock<Vec<&'static Described>> =
        LazyLock::new(|| FILES.iter().filter_map(|(_, text)| parse(text).ok()).collect());
    &GAMES
}

/// Registers the user's own descriptions: before anything asks for a game, and again when files are added or changed; then everything
/// derived from a record must be computed anew. Takes each file's name without suffix and its text, or why it has none. Returns the errors
/// of those that were rejected.
pub fn describe<E: fmt::Display>(files: Vec<(String, Result<String, E>)>) -> Vec<String> {
    let (mut own, mut broken): (Vec<&'static Described>, Vec<String>) = Default::default();
    for (name, text) in files {
        match text.map_err(|error| error.to_string()).and_then(known) {
            Ok(game) => own.push(game),
            Err(cause) => broken.push(say!("games-ron", "games/{name}.ron: {cause}", name, cause)),
        }
    }
    if !own.is_empty() {
        let mut all = ALL.write().unwrap_or_else(PoisonError::into_inner);
        // User descriptions override built-in ones of the same game, later ones override earlier ones.
        let before = all.unwrap_or_else(built_in).iter().copied();
        let before: Vec<_> = before.filter(|game| !own.iter().any(|new| std::ptr::eq(*new, *game))).collect();
        own.extend(before);
        *all = Some(own.leak());
    }
    broken
}

/// The game of a description, which is read once, even if its file changes: it stays for as long as the program runs.
fn known(text: String) -> Result<&'static Described, String> {
    static KNOWN: Mutex<BTreeMap<String, &'static Described>> = Mutex::new(BTreeMap::new());
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    match known.get(&text) {
        Some(game) => Ok(game),
        None => {
            let game = parse(&text).map_err(|error| error.to_string())?;
            known.insert(text, game);
            Ok(game)
        }
    }
}

/// The message about many broken descriptions: the first ones, and the number of others.
pub fn broken_descriptions(mut broken: Vec<String>) -> Vec<String> {
    const MOST: usize = 3;
    if broken.len() > MOST {
        let more = broken.len() - MOST;
        broken.truncate(MOST);
        broken[MOST - 1] +=
            &say!("more-descriptions-games-broken", " (and {more} more game descriptions are invalid)", more);
    }
    broken
}

/// The error in the values of GM, and the word of the description that causes it.
fn wrong_name(gm: &[String]) -> Option<(String, String)> {
    if gm.is_empty() || gm.iter().any(String::is_empty) {
        let must =
            say!("gm-needs-what-gm", "gm must list what GM says in the records, for example gm: [\"40\", \"kropki\"]");
        return Some(("gm".to_owned(), must));
    }
    let known = |name: &&String| {
        let family = Identity::named(name, None).family();
        registry::games().any(|game| game.facts().family == family)
    };
    let name = gm.iter().find(known)?;
    let built_in =
        say!("rules-known-so-not", "the rules of {name} are built in, so it cannot be described in a file", name);
    Some((format!("\"{name}\""), built_in))
}

/// Reads a description. It stays for as long as the program runs.
fn parse(text: &str) -> Result<&'static Described, DescriptionError> {
    if text.len() > LONGEST {
        let message = say!("longer-than", "is larger than {most} KiB", most = LONGEST / 1024);
        return Err(DescriptionError { line: 1, message });
    }
    let page: Page = ron::from_str(text).map_err(|error| {
        let message = say!("not-understood", "syntax error ({cause})", cause = error.code.to_string());
        DescriptionError { line: error.span.start.line, message }
    })?;
    // Errors found later have no position: search for the word.
    let wrong = |word: &str, message: String| {
        let line = text.lines().position(|line| line.contains(word)).map_or(1, |line| line + 1);
        Err(DescriptionError { line, message })
    };
    if page.name.trim().is_empty() {
        return wrong("name", say!("game-needs-name", "a game must have a name"));
    }
    let gm: Vec<String> = page.gm.iter().map(|name| name.trim().to_owned()).collect();
    if let Some((word, message)) = wrong_name(&gm) {
        return wrong(&word, message);
    }
    let (plan, ground) = page.board.plan();
    let (columns, rows) = plan.size();
    if !(1..=MOST).contains(&columns) || !(1..=MOST).contains(&rows) {
        return wrong("board", say!("board-has-from-1", "a board has from 1 to {most} columns and rows", most = MOST));
    }
    if let DescribedBoard::Squares { corners, .. } = plan
        && corners > columns.min(rows) / 2
    {
        return wrong("corners", say!("more-cut-off-corners", "the cut-off corners are larger than the board"));
    }
    let naming = page.coordinates.naming();
    if matches!(page.coordinates, Coordinates::InLine) && !matches!(plan, DescribedBoard::Hexagon { .. }) {
        return wrong(
            "coordinates",
            say!("inline-counts-inside-lines", "InLine numbering is only available for a Hexagon"),
        );
    }
    if matches!(page.coordinates, Coordinates::Digits) && columns.max(rows) > 9 {
        return wrong("coordinates", say!("two-digits-name-nine", "two digits allow at most nine columns and rows"));
    }
    if let Some(size) = page.sizes.iter().find(|size| !(1..=MOST).contains(size)) {
        return wrong("sizes", say!("no-size-from-1-2", "{size} is not a size from 1 to {most}", size, most = MOST));
    }
    if let Some(letters) = page.pieces.keys().find(|letters| !letters.bytes().all(|b| b.is_ascii_uppercase())) {
        return wrong(
            &format!("\"{letters}\""),
            say!("letters-piece-capitals", "\"{letters}\": the letters of a piece must be capitals", letters),
        );
    }
    let game = described(page, gm, (plan, naming), ground);
    let board = plan.board(plan.size(), naming);
    if let Some(piece) = game.start.iter().flatten().find(|piece| game.piece(&board, piece).is_none()) {
        return wrong(
            &format!("\"{piece}\""),
            say!("no-place-board-or", "\"{piece}\" is not a point on this board, with or without a piece", piece),
        );
    }
    let unread = |meaning: &&String| game.effects(&|point| board.parse(point), meaning).is_none();
    if let Some(meaning) = game.words.iter().flat_map(|(_, meanings)| meanings).find(unread) {
        return wrong(
            &format!("\"{meaning}\""),
            say!(
                "word-means-no-move",
                "\"{deeds}\" is not a move on this board; write it as in \"e1-g1,h1-f1\"",
                deeds = meaning
            ),
        );
    }
    Ok(Box::leak(Box::new(game)))
}

/// A game as a page that was found good describes it.
fn described(page: Page, gm: Vec<String>, (plan, naming): (DescribedBoard, Naming), ground: Ground) -> Described {
    let (columns, rows) = plan.size();
    let (black, white) = page.colours;
    let entry = if matches!(page.play, Play::Move) { MoveEntry::Steps } else { MoveEntry::Point };
    let name: &'static str = leaked(page.name.trim().to_owned());
    let mut sizes = if page.sizes.is_empty() { vec![columns] } else { page.sizes };
    let mut offered = BTreeSet::new();
    sizes.retain(|size| offered.insert(*size));
    let card = Card {
        name,
        gm: leaked(gm[0].clone()),
        size: None,
        choice: match columns == rows {
            true => Choice::Sizes(Vec::leak(sizes)),
            false => Choice::Forms(Vec::leak(vec![(leaked(format!("{columns} × {rows}")), "", "")])),
        },
    };
    let (cards, samples, wins) = (Vec::leak(vec![card]), &[], Wins::Kept);
    let basics = Basics { family: "other", entry, ground, wins, passes: true, cards, samples };
    let facts = Facts { judged: false, ..Facts::of(basics) };
    Described {
        facts: Box::leak(Box::new(facts)),
        name,
        gm,
        board: plan,
        naming,
        pieces: page.pieces.into_iter().collect(),
        words: page.words.into_iter().map(|(word, Word { black, white })| (word, [black, white])).collect(),
        colours: [leaked(black), leaked(white)],
        white_begins: matches!(page.begins, First::White),
        start: [page.start.black, page.start.white],
    }
}

fn leaked(text: String) -> &'static str {
    String::leak(text)
}

impl Area {
    fn plan(&self) -> (DescribedBoard, Ground) {
        let squares = |columns, rows, corners, surface| DescribedBoard::Squares { columns, rows, corners, surface };
        match *self {
            Area::Squares { columns, rows, corners } => {
                (squares(columns, rows, corners, Surface::Cells), Ground::Squares)
            }
            Area::Checkered { columns, rows, corners } => {
                (squares(columns, rows, corners, Surface::Cells), Ground::Checkered)
            }
            Area::Lines { columns, rows, corners } => (squares(columns, rows, corners, Surface::Lines), Ground::Lines),
            Area::Hexagons { columns, rows } => (DescribedBoard::Hexagons { columns, rows }, Ground::Hexes),
            Area::Hexagon { side } => (DescribedBoard::Hexagon { side }, Ground::Hexes),
        }
    }
}

impl Coordinates {
    fn naming(self) -> Naming {
        match self {
            Coordinates::Letters => Naming::LetterPair,
            Coordinates::FromTop => Naming::LetterNumberFromTop,
            Coordinates::FromBottom => Naming::LetterNumberFromBottom,
            Coordinates::InLine => Naming::LetterNumberInLine,
            Coordinates::Digits => Naming::DigitPair,
        }
    }
}
