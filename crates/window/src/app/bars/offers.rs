//! The entries of the menus and the palette: the commands of the table, some of them also with preset arguments.

use std::borrow::Cow;
use std::sync::LazyLock;

use crate::app::look::words;
use crate::commands::{self, AnyCommand, CommandRow, Needs, WindowCommand};
use crate::edit::{self, Annotation, CommandEntry, Group, Reader};
use crate::game::{Coordinates, Kind, MoveEntry};
use crate::language::{self, StaticText};
use crate::scene::Theme;
use crate::store::field;
use crate::store::settings::{Appearance, Choice as _, Listed};

/// Commands with their words ready, besides those that need none: the group, what is said, the line.
const LINES: &[(Group, &str, &str)] = &[
    (Group::File, "Save a copy as strict FF4…", "save-copy-as ff4"),
    (Group::File, "Save a copy as UTF-8…", "save-copy-as utf-8"),
    (Group::File, "Save a copy for Pentobi…", "save-copy-as pentobi"),
    (Group::File, "Save a copy for Sabaki…", "save-copy-as sabaki"),
    (Group::File, "Save a copy for HexGui…", "save-copy-as hexgui"),
    (Group::Go, "Forward 10 moves", "next 10"),
    (Group::Go, "Back 10 moves", "back 10"),
    (Group::Go, "Next comment", "next-with comment"),
    (Group::Go, "Previous comment", "previous-with comment"),
    (Group::Go, "Next hotspot", "next-with hotspot"),
    (Group::Go, "Previous hotspot", "previous-with hotspot"),
    (Group::Go, "Next annotation", "next-with annotation"),
    (Group::Go, "Previous annotation", "previous-with annotation"),
    (Group::Go, "Go to the end of the game", "goto end"),
    (Group::Play, "Place piece even if illegal", "place-piece anyway"),
    (Group::Play, "Move piece right", "move-piece right"),
    (Group::Play, "Move piece left", "move-piece left"),
    (Group::Play, "Move piece up", "move-piece up"),
    (Group::Play, "Move piece down", "move-piece down"),
    (Group::Play, "Move piece far right", "move-piece right far"),
    (Group::Play, "Move piece far left", "move-piece left far"),
    (Group::Play, "Move piece far up", "move-piece up far"),
    (Group::Play, "Move piece far down", "move-piece down far"),
    (Group::Annotate, "No annotation", "annotate none"),
    (Group::Mark, "Triangle tool", "tool triangle"),
    (Group::Mark, "Square tool", "tool square"),
    (Group::Mark, "Circle tool", "tool circle"),
    (Group::Mark, "Cross tool", "tool cross"),
    (Group::Mark, "Label tool", "tool label"),
    (Group::Mark, "Number tool", "tool number"),
    (Group::Mark, "Line tool", "tool line"),
    (Group::Mark, "Arrow tool", "tool arrow"),
    (Group::Mark, "Selected points tool", "tool selected"),
    (Group::Mark, "Dim tool", "tool dim"),
    (Group::Mark, "Black territory tool", "tool black-territory"),
    (Group::Mark, "White territory tool", "tool white-territory"),
    (Group::Mark, "Visible part tool", "tool visible"),
    (Group::Setup, "Setup tool", "tool setup"),
    (Group::Play, "Play tool", "tool play"),
    (Group::Game, "Interpret swaps: by the moves that follow", "read-swaps judged"),
    (Group::Game, "Interpret swaps: as written", "read-swaps as-written"),
    (Group::Game, "Interpret swaps: as swapped pieces", "read-swaps pieces"),
    (Group::Game, "Interpret swaps: as swapped sides", "read-swaps sides"),
    (Group::Clean, "Remove comments", "strip comments"),
    (Group::Clean, "Remove markup", "strip markup"),
    (Group::Clean, "Remove annotations", "strip annotations"),
    (Group::Clean, "Remove variations", "strip variations"),
    (Group::Clean, "Remove private properties", "strip private"),
    (Group::Clean, "Remove empty nodes", "strip empty-nodes"),
    (Group::Clean, "Fix all issues", "repair all"),
    (Group::Clean, "Rotate game right", "rotate right"),
    (Group::Clean, "Rotate game left", "rotate left"),
    (Group::Clean, "Rotate game by half a turn", "rotate half"),
    (Group::Clean, "Mirror game left to right", "flip horizontal"),
    (Group::Clean, "Mirror game top to bottom", "flip vertical"),
    (Group::Clean, "Mirror game along the diagonal", "flip diagonal"),
];

/// An additional choice besides the values: a word of the command, and its title.
type Extra = (&'static str, StaticText);

/// Commands that choose a value: the values stand in a menu of their own, under the title of the command, with what more can be said.
static CHOICES: [(WindowCommand, &dyn Listed, Option<Extra>); 5] = [
    (WindowCommand::Notation, &field!(notation), None),
    (
        WindowCommand::MoveNumbers,
        &field!(move_numbers),
        Some(("here", StaticText("numbers-from-here", "From here, counted from 1"))),
    ),
    (WindowCommand::NextMoves, &field!(marked_moves), Some(("none", StaticText("marked-none", "None")))),
    (WindowCommand::EqualPositions, &field!(equal_positions), None),
    (WindowCommand::TreeGrows, &field!(tree_grows), None),
];

/// An entry of a menu or of the palette.
pub struct Offer {
    title: OfferTitle,
    /// Its command line.
    pub line: &'static str,
    /// Its menu.
    pub group: Group,
    /// The row of its command.
    pub row: &'static CommandRow,
    /// Its command; `None` if arguments are still missing.
    pub command: Option<AnyCommand>,
}

/// An offer's title.
enum OfferTitle {
    /// As its command.
    Command,
    /// In words of its own: these, in English.
    Own(&'static str),
    /// In the words of what it adds.
    Named(StaticText),
    /// As a value that its command chooses.
    Value(StaticText),
    /// As a theme of the board.
    Board(&'static Theme),
}

impl Offer {
    fn of(row: &'static CommandRow) -> Offer {
        Offer { title: OfferTitle::Command, line: row.name, group: row.group, row, command: row.plain() }
    }

    fn ready(&(group, title, line): &(Group, &'static str, &'static str)) -> Option<Offer> {
        let row = commands::row(line.split(' ').next()?)?;
        Some(Offer { title: OfferTitle::Own(title), line, group, row, command: Some(AnyCommand::parse(line).ok()?) })
    }

    fn choosing(command: WindowCommand, name: &str, title: OfferTitle) -> Option<Offer> {
        let row = commands::row(command.entry().name)?;
        let words: Vec<&str> = name.split(' ').collect();
        let line = format!("{} {name}", row.name).leak();
        Some(Offer { title, line, group: row.group, row, command: Some(command.with(&words)) })
    }

    /// The title in the current language.
    pub fn title(&self) -> Cow<'static, str> {
        match self.title {
            OfferTitle::Command => self.row.title().into(),
            OfferTitle::Own(title) => language::row("offer", &self.line.replace(' ', "-"), title).into(),
            OfferTitle::Named(word) => word.localized().into(),
            OfferTitle::Value(word) => language::with_colon(self.row.title(), word).into(),
            OfferTitle::Board(theme) => language::with_colon(words::BOARD_THEME, words::theme_name(theme)).into(),
        }
    }

    /// The title within the submenu of its command.
    pub fn value(&self) -> Cow<'static, str> {
        if let OfferTitle::Value(word) = self.title { word.localized().into() } else { self.title() }
    }

    /// Whether it is a command without preset arguments.
    pub fn is_plain(&self) -> bool {
        matches!(self.title, OfferTitle::Command)
    }

    /// Whether the game supports it; menus and the palette offer it in no other.
    pub fn is_of_game(&self, kind: &Kind) -> bool {
        match (&self.command, self.row.window) {
            (Some(command), _) => is_of_game(command, kind),
            (None, Some(command)) => needs_are_met(command, kind),
            (None, None) => edit::row_is_of(self.row.name, kind),
        }
    }

    /// Whether it is one value of a view option. Themes have a menu that includes the user's own.
    pub fn is_choice(&self) -> bool {
        matches!(self.title, OfferTitle::Value(_) | OfferTitle::Board(_))
    }

    /// Whether its command has a submenu of values.
    #[cfg(test)]
    pub fn has_choices(&self) -> bool {
        CHOICES.iter().any(|(command, ..)| self.row.window == Some(*command))
    }
}

/// Every annotation, and with emphasis where that is offered.
fn annotations() -> impl Iterator<Item = Offer> {
    let all = Annotation::ALL.into_iter().flat_map(|(name, annotation)| {
        let row = annotation.row();
        let very = row.very.map(|title| (title, format!("annotate {name} 2")));
        [Some((row.title, format!("annotate {name}"))), very].into_iter().flatten()
    });
    all.filter_map(|(title, line)| {
        let (row, command) = (commands::row("annotate")?, Some(AnyCommand::parse(&line).ok()?));
        Some(Offer { title: OfferTitle::Named(title), line: line.leak(), group: row.group, row, command })
    })
}

/// The values of all choices, and the themes.
fn choices() -> impl Iterator<Item = Offer> {
    let values = CHOICES.iter().flat_map(|&(command, choice, more)| {
        choice.names().iter().copied().chain(more).map(move |(name, word)| (command, name, OfferTitle::Value(word)))
    });
    let light = Appearance::NAMES.iter().map(|&(name, word)| (WindowCommand::Theme, name, OfferTitle::Value(word)));
    let boards = Theme::built_in().iter().filter(|theme| Appearance::of_name(&theme.id).is_none());
    let boards = boards.map(|theme| (WindowCommand::Theme, theme.id.as_str(), OfferTitle::Board(theme)));
    values.chain(light).chain(boards).filter_map(|(command, name, title)| Offer::choosing(command, name, title))
}

/// Whether the game supports a command.
fn is_of_game(command: &AnyCommand, kind: &Kind) -> bool {
    match command {
        AnyCommand::Record(command) => command.is_of(kind),
        // A coordinate system that equals the usual one, or that does not suit this board.
        AnyCommand::Window(WindowCommand::Notation, words) => {
            let way = words.first().and_then(|way| Coordinates::of_name(way));
            way.is_none_or(|way| !kind.has_board() || kind.board().ways().contains(&way))
        }
        AnyCommand::Window(WindowCommand::SaveCopyAs, words) => {
            let reader = words.first().and_then(|name| Reader::of_name(name));
            reader.is_none_or(|reader| reader.reads(kind))
        }
        AnyCommand::Window(command, _) => needs_are_met(*command, kind),
    }
}

fn needs_are_met(command: WindowCommand, kind: &Kind) -> bool {
    match command.needs() {
        Needs::Nothing | Needs::Record | Needs::File | Needs::Board => true,
        Needs::Pieces | Needs::PieceInHand | Needs::PiecesIfAny => kind.facts().entry == MoveEntry::Piece,
        Needs::Counting => kind.is_counted(),
        // Whoever reads HexGui's games can follow a link to HexWorld.
        Needs::HexWorld => Reader::HexGui.reads(kind),
    }
}

static OFFERS: LazyLock<Vec<Offer>> = LazyLock::new(|| {
    let plain = commands::table().iter().map(Offer::of);
    plain.chain(annotations()).chain(LINES.iter().filter_map(Offer::ready)).chain(choices()).collect()
});

/// All entries: the command table, then those with preset arguments.
pub fn offers() -> &'static [Offer] {
    &OFFERS
}

/// The entry of a command line.
pub fn of_line(line: &str) -> Option<&'static Offer> {
    offers().iter().find(|offer| offer.line == line)
}

/// The title of a command with these arguments: that of its entry, or else the arguments as they are typed.
pub fn title_with(entry: &CommandEntry, arguments: &str, line: &str) -> String {
    let ready = of_line(line).filter(|offer| !offer.is_plain());
    ready.map_or_else(|| language::with_colon(entry.title(), arguments), |offer| offer.title().into_owned())
}

/// The entries with preset arguments.
pub fn ready() -> impl Iterator<Item = &'static Offer> {
    offers().iter().filter(|offer| !offer.is_plain())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_a_command() {
        assert_eq!(ready().count(), LINES.len() + annotations().count() + choices().count());
        assert_eq!(annotations().count(), Annotation::ALL.len() + 2);
        assert!(ready().all(|offer| AnyCommand::parse(offer.line).ok() == offer.command));
        assert_eq!(choices().count(), 9 + 5 + 4 + 5 + 2 + 4 + 5);
    }

    #[test]
    fn copies_are_offered_for_every_program() {
        for (name, _) in Reader::ALL {
            let line = format!("save-copy-as {name}");
            assert!(LINES.iter().any(|(.., known)| *known == line), "{line}");
        }
    }

    #[test]
    fn a_game_is_offered_the_ways_to_call_places_that_it_has() {
        for (gm, ways) in [
            ("1", "usual record numbers chinese relative other-side all-letters"),
            ("renju", "usual record numbers chinese relative other-side"),
            ("amazons", "usual record numbers chinese relative other-side"),
            ("11", "usual numbers chinese relative other-side"),
            ("havannah", "usual in-line"),
            ("Blokus Trigon", "usual"),
        ] {
            let kind = Kind::new(gm, None).unwrap();
            let of_game = ready().filter(|offer| is_of_game(offer.command.as_ref().unwrap(), &kind));
            let offered: Vec<&str> = of_game.filter_map(|offer| offer.line.strip_prefix("notation ")).collect();
            assert_eq!(offered.join(" "), ways, "{gm}");
        }
    }
}
