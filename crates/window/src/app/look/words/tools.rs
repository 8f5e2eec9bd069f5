//! Words of the tools: the clipboard, copies for other programs, finding and replacing, diagrams.

use std::path::Path;

use crate::edit::search::Totals;
use crate::edit::{Source, unread_lines};
use crate::language::{self, Counted, StaticText, row};
use crate::scene::Theme;
use crate::sgf::{Code, Fault};

/// A message that moves were copied, perhaps without setup.
pub fn moves_copied(count: usize, leaves_out: bool) -> String {
    if leaves_out {
        return say!(
            "moves-copied-without-setup",
            "{count} move copied as a list, without setup stones"
                | "{count} moves copied as a list, without setup stones",
            count
        );
    }
    say!("moves-copied", "{count} move copied as a list" | "{count} moves copied as a list", count)
}

/// The origin of converted data.
fn source(source: &Source) -> String {
    match source {
        Source::Link => say!("source-link", "a HexWorld link"),
        Source::Moves(count, game) => {
            say!(
                "source-moves",
                "a list of {count} move of {game}" | "a list of {count} moves of {game}",
                count = *count,
                game
            )
        }
        Source::Server(format) => say!("source-server", "a game in {format} format", format = *format),
        Source::Drawing(form) => say!("source-drawing", "a position as text ({form})", form = *form),
        Source::Page => say!("source-page", "a published page"),
        Source::Record(games) => {
            say!("source-record", "a record with {games} game" | "a record with {games} games", games = *games)
        }
    }
}

/// A notice about pasted or dropped data, given what was not understood of it.
pub fn opened_as(from: &Source, faults: &[Fault]) -> String {
    let notice = say!("opened-as", "Opened from {what}. Not saved to a file yet", what = source(from));
    let notice = match unread_lines(faults) {
        0 => notice,
        unread => language::sentences([
            notice,
            say!(
                "unread-among-issues",
                "{unread} line was not understood and is listed among the issues"
                    | "{unread} lines were not understood and are listed among the issues",
                unread
            ),
        ]),
    };
    with_doubts(notice, faults)
}

/// A file of another format is open.
pub fn made_of(path: &Path, from: &Source, faults: &[Fault]) -> String {
    with_doubts(created_from(path, from, unread_lines(faults)), faults)
}

/// A notice, and what is doubtful about the encoding of the file that the record was made of.
fn with_doubts(notice: String, faults: &[Fault]) -> String {
    const OF_ENCODING: [Code; 4] =
        [Code::CharsetGuessed, Code::CharsetContradicted, Code::CharsetDoubtful, Code::CharsetUnknown];
    let doubts = faults.iter().filter(|fault| OF_ENCODING.contains(&fault.code));
    let doubts: Vec<String> = doubts.map(|fault| language::capital(&fault.message.to_string())).collect();
    if doubts.is_empty() { notice } else { language::sentences(std::iter::once(notice).chain(doubts)) }
}

fn created_from(path: &Path, from: &Source, unread: usize) -> String {
    let name = super::file_name(path);
    let what = source(from);
    if unread == 0 {
        return say!("made-of", "New record created from {name}, {what}; not saved to a file yet", name, what);
    }
    say!(
        "made-of-with-unread",
        "New record created from {name}, {what}; not saved to a file yet. {unread} line was not understood and is listed among the issues"
            | "New record created from {name}, {what}; not saved to a file yet. {unread} lines were not understood and are listed among the issues",
        unread,
        name,
        what
    )
}

// Finding.
pub const REPLACE_WITH: StaticText = StaticText("replace-with", "Replace with");

/// How many are found, in how many values.
pub fn found_in(found: Totals, listed: usize, searching: bool) -> String {
    let Totals { values, matches: count } = found;
    let places = say!("places-found", "{count} match" | "{count} matches", count);
    let found = match count == values {
        true => places,
        false => say!("places-in-values", "{places} in {values} value" | "{places} in {values} values", values, places),
    };
    let found = match listed < values && !searching {
        true => say!("first-places-listed", "{found}; the first {listed} are listed", listed = Counted(&listed), found),
        false => found,
    };
    if searching { format!("{found}…") } else { found }
}

/// The name of a board theme; a user's theme has that of its file.
pub fn theme_name(theme: &'static Theme) -> &'static str {
    let ours = Theme::built_in().iter().any(|own| (&own.id, &own.name) == (&theme.id, &theme.name));
    if ours { row("theme-name", &theme.id, &theme.name) } else { &theme.name }
}
