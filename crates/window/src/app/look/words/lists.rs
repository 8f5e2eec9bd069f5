//! Words of the tools: the checker and its repairs, clean-up, the games of a file, single values of properties.

use crate::app::look::words::capital;
use crate::language::{Counted, StaticText, counted};
use crate::sgf::vocabulary::{self, ValueType};

// The checker.
pub const WORKING_IT_OUT: StaticText = StaticText("working-it-out", "Calculating…");

/// The number of items not listed.
pub fn and_more(count: usize) -> String {
    say!("and-more", "and {count} more", count = Counted(&count))
}

/// A difference, for those who cannot see it.
pub fn change(line: usize, gone: &str, come: &str) -> String {
    match (gone.is_empty(), come.is_empty()) {
        (true, _) => say!("change-adds", "Line {line}: adds {come}", line, come),
        (_, true) => say!("change-removes", "Line {line}: removes {gone}", line, gone),
        _ => say!("change-becomes", "Line {line}: {gone} becomes {come}", line, gone, come),
    }
}

/// A message as a sentence begins. What begins with the name of a point or a value stays as it is.
pub fn sentence(message: &str) -> String {
    let first = message.split_whitespace().next().unwrap_or_default();
    let short = matches!(first, "a" | "an" | "no" | "is" | "it" | "in" | "of" | "on" | "to");
    let plain = first.chars().all(|c| c.is_alphabetic() && !c.is_uppercase() || matches!(c, ',' | '\'' | '-'));
    if plain && (short || first.chars().count() > 2) { capital(message) } else { message.to_owned() }
}

// Clean-up.
pub const FROM_WHERE: StaticText = StaticText("from-where", "Remove from");
pub const PRIVATE_PROPERTIES: StaticText = StaticText("clean-private", "Private properties");
pub const CLOCK_TIMES: StaticText = StaticText("clean-times", "Clock times");

/// How large the file is, and would be.
pub fn before_and_after((before, after): (usize, usize)) -> String {
    let (before, after) = (counted(before), counted(after));
    say!("before-and-after", "{before} bytes now, {after} afterwards", before, after)
}

/// The removal.
pub fn was_removed(message: &str, (before, after): (usize, usize)) -> String {
    let (message, before, after) = (capital(message), counted(before), counted(after));
    say!("was-removed", "{message}: {before} bytes before, {after} now", message, before, after)
}

/// Games were copied to a record.
pub fn games_went_to(name: &str) -> String {
    say!("games-went-to", "Games added to {name}", name)
}

/// A property's type of values.
pub fn type_of(entry: &vocabulary::PropertyEntry) -> String {
    let one = |kind: ValueType| match kind {
        ValueType::None => StaticText("type-none", "no value"),
        ValueType::Number => StaticText("type-number", "whole number"),
        ValueType::Real => StaticText("type-real", "number"),
        ValueType::Double => StaticText("type-double", "1, or 2 for “very”"),
        ValueType::Color => StaticText("type-colour", "colour"),
        ValueType::SimpleText => StaticText("type-simple-text", "line of text"),
        ValueType::Text => StaticText("type-text", "text"),
        ValueType::Point => StaticText("type-point", "point"),
        ValueType::Move => StaticText("type-move", "move"),
        ValueType::Stone => StaticText("type-stone", "stone"),
    };
    let kind = match entry.kind {
        vocabulary::ValueForm::Plain(kind) => one(kind).to_string(),
        vocabulary::ValueForm::Composed(a, b) => format!("{}:{}", one(a), one(b)),
        vocabulary::ValueForm::PlainOrComposed(a, b) => {
            let (first, second) = (one(a), one(b));
            say!("type-or", "{first}, or {first}:{second}", first, second)
        }
    };
    match entry.shape {
        vocabulary::ValueCount::List => say!("type-list", "list: {kind}", kind),
        vocabulary::ValueCount::EmptyOrList => say!("type-empty-or-list", "list, or empty: {kind}", kind),
        _ => kind,
    }
}

// Settings and keys.

/// Where the settings are.
pub fn settings_file(file: &std::path::Path) -> String {
    say!(
        "settings-file",
        "All settings are stored in {file}, with a comment for each. A new renderer is used from the next start.",
        file = file.display()
    )
}

// The guide.
pub const NOT_IN_GUIDE: StaticText = StaticText("not-in-guide", "No results in the guide.");

// The records of a folder.

/// How many records there are, and how many of them the filter lets through.
pub fn records_shown(shown: usize, count: usize) -> String {
    match shown == count {
        true => say!("records-counted", "{count} record" | "{count} records", count),
        false => {
            let shown = Counted(&shown);
            say!("records-shown", "{shown} of {count} record" | "{shown} of {count} records", count, shown)
        }
    }
}

// Help with the game information.
pub const CALENDAR: StaticText = StaticText("calendar", "Calendar");
pub const CHOOSE_RESULT: StaticText = StaticText("choose-result", "Choose result");
pub const CHOOSE_RULES: StaticText = StaticText("choose-rules", "Choose");
pub const CHOOSE_OVERTIME: StaticText = StaticText("choose-overtime", "Choose");

/// How many conflicts are left.
pub fn conflicts_left(count: usize) -> String {
    say!("conflicts-left", "{count} conflict left to resolve" | "{count} conflicts left to resolve", count)
}
