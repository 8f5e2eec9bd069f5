//! Words of the tools: the checker and its repairs, clean-up, the games of a file, single values of properties.

use crate::app::look::words::capital;
use crate::language::{Counted, Word, counted};
use crate::sgf::vocabulary::{self, ValueType};

// The checker.
pub const REPAIR_THIS: Word = Word("repair-this", "Repair this as it is shown; undo takes it back");
pub const ONLY_THIS_NODE: Word = Word("only-this-node", "Only in this node");
pub const EVERYTHING: Word = Word("all-that-can-be-repaired", "Everything that can be repaired");
pub const CAN_BE_REPAIRED: Word = Word("can-be-repaired", "can be repaired");
pub const END_OF_FILE: Word = Word("end-of-file", "(end of the file)");
pub const WORKING_IT_OUT: Word = Word("working-it-out", "Working it out…");

/// All findings of a kind.
pub fn all_of_kind(count: usize) -> String {
    say!("all-of-kind", "This finding" | "All {count} of this kind", count)
}

/// What is not listed.
pub fn more_changes(count: usize) -> String {
    say!("more-changes", "and {count} more", count = Counted(&count))
}

/// A difference, for those who cannot see it.
pub fn change(line: usize, gone: &str, come: &str) -> String {
    match (gone.is_empty(), come.is_empty()) {
        (true, _) => say!("change-adds", "Line {line}: adds {come}", line, come),
        (_, true) => say!("change-removes", "Line {line}: removes {gone}", line, gone),
        _ => say!("change-becomes", "Line {line}: {gone} becomes {come}", line, gone, come),
    }
}

/// The text of the file at a finding.
pub fn in_the_file(line: usize, marked: &str) -> String {
    say!("in-the-file", "In line {line} of the file: {marked}", line, marked)
}

/// A message as a sentence begins. What begins with the name of a point or a value stays as it is.
pub fn sentence(message: &str) -> String {
    let first = message.split_whitespace().next().unwrap_or_default();
    let short = matches!(first, "a" | "an" | "no" | "is" | "it" | "in" | "of" | "on" | "to");
    let plain = first.chars().all(|c| c.is_alphabetic() && !c.is_uppercase() || matches!(c, ',' | '\'' | '-'));
    if plain && (short || first.chars().count() > 2) { capital(message) } else { message.to_owned() }
}

// Clean-up.
pub const CLEAN_UP: Word = Word("clean-up", "Clean up");
pub const REMOVE: Word = Word("remove-chosen", "Remove");
pub const FROM_WHERE: Word = Word("from-where", "From");
pub const NOTHING_OF_IT: Word = Word("nothing-of-it", "nothing of the kind");
pub const CHOOSE_WHAT_GOES: Word =
    Word("choose-what-goes", "Choose what is to go. It is shown here before it is removed, and undo takes it back.");
/// What a clean-up can cover.
pub const SCOPES_OF_CLEANING: [Word; 4] = [
    Word("clean-node", "this node"),
    Word("clean-subtree", "this node and all that follows"),
    Word("clean-game", "this game"),
    Word("clean-collection", "all games of the file"),
];
/// What can be removed.
pub const CLEANED: [Word; 7] = [
    Word("clean-comments", "Comments and names"),
    Word("clean-markup", "Marks, labels, lines and territory"),
    Word("clean-annotations", "Annotations"),
    Word("clean-variations", "All but the main line"),
    Word("clean-private", "Private properties"),
    Word("clean-empty-nodes", "Empty nodes"),
    Word("clean-times", "Times"),
];

/// How large the file is, and would be.
pub fn before_and_after((before, after): (usize, usize)) -> String {
    let (before, after) = (counted(before), counted(after));
    say!("before-and-after", "{before} bytes now, {after} afterwards", before, after)
}

/// What of a kind there is to be removed: how many things, and how many bytes.
pub fn would_go(said: &str, bytes: usize) -> String {
    let bytes = counted(bytes);
    say!("would-go", "{said}, {bytes} bytes", said, bytes)
}

/// What was removed.
pub fn was_removed(said: &str, (before, after): (usize, usize)) -> String {
    let (said, before, after) = (capital(said), counted(before), counted(after));
    say!("was-removed", "{said}: {before} bytes before, {after} now", said, before, after)
}

// Games of a collection.
pub const TITLE: Word = Word("title", "Title");
pub const GAMES_UP: Word = Word("games-up", "Move these games up");
pub const GAMES_DOWN: Word = Word("games-down", "Move these games down");
pub const DUPLICATE_GAMES: Word = Word("duplicate-games", "Duplicate these games");
pub const DELETE_GAMES: Word = Word("delete-games", "Delete these games");
pub const MORE_WITH_GAMES: Word = Word("more-with-games", "More");
pub const MERGE_GAMES: Word = Word("merge-games", "Merge into the first of them");
pub const COPY_GAMES: Word = Word("copy-games", "Copy");
pub const GAMES_TO_NEW_TAB: Word = Word("games-to-new-tab", "Copy to a new tab");
pub const GAMES_OUT_TO_NEW_TAB: Word = Word("games-out-to-new-tab", "Move to a new tab");
pub const GAMES_TO_FILES: Word = Word("games-to-files", "Write to files of their own…");
pub const KEEP_THIS_ORDER: Word = Word("keep-this-order", "Put all games of the file in this order");
pub const GAMES_COPIED: Word = Word("games-copied", "Copied: whole games, as a text that other programs read too");
pub const DRAG_IN_ORDER_ONLY: Word = Word(
    "drag-in-order-only",
    "Games can be dragged while the list shows all of them in their own order (sort by No.)",
);

/// Copying games to a record that is open.
pub fn games_to(name: &str) -> String {
    say!("games-to", "Copy to {name}", name)
}

/// Games were copied to a record.
pub fn games_went_to(name: &str) -> String {
    say!("games-went-to", "The games are in {name} now", name)
}

/// A record made of games of another.
pub fn games_of(name: &str) -> String {
    let name = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    say!("games-of", "Games of {name}", name)
}

/// How many games are chosen, behind how many there are.
pub fn games_chosen(shown: &str, count: usize) -> String {
    say!("games-chosen", "{shown}, {count} chosen", shown, count = Counted(&count))
}

// Single values of properties.
pub const ADDED_TO: Word = Word("added-to", "The value is added to those that are there");

/// What adding to a property that can have one value only would lose.
pub fn has_its_value(id: &str) -> String {
    say!("has-its-value", "{id} is there already and has one value: change it above", id)
}

/// The button that adds a value to a property.
pub fn add_value(id: &str) -> String {
    say!("add-value", "Add a value to {id}", id)
}

/// The button that removes a value.
pub fn remove_value(id: &str, number: usize) -> String {
    say!("remove-value", "Remove value {number} of {id}", number, id)
}

/// The button that moves a value towards the first.
pub fn value_up(id: &str, number: usize) -> String {
    say!("value-up", "Move value {number} of {id} up", number, id)
}

/// The button that moves a value towards the last.
pub fn value_down(id: &str, number: usize) -> String {
    say!("value-down", "Move value {number} of {id} down", number, id)
}

/// What kind of values a property has.
pub fn type_of(entry: &vocabulary::Entry) -> String {
    let one = |kind: ValueType| match kind {
        ValueType::None => Word("type-none", "no value"),
        ValueType::Number => Word("type-number", "whole number"),
        ValueType::Real => Word("type-real", "number"),
        ValueType::Double => Word("type-double", "1, or 2 for very"),
        ValueType::Color => Word("type-colour", "colour"),
        ValueType::SimpleText => Word("type-simple-text", "line of text"),
        ValueType::Text => Word("type-text", "text"),
        ValueType::Point => Word("type-point", "point"),
        ValueType::Move => Word("type-move", "move"),
        ValueType::Stone => Word("type-stone", "stone"),
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
        vocabulary::Shape::List => say!("type-list", "list: {kind}", kind),
        vocabulary::Shape::EmptyOrList => say!("type-empty-or-list", "list, or empty: {kind}", kind),
        _ => kind,
    }
}

// Settings and keys.
pub const KEYS_DIALOG: Word = Word("keys-dialog", "Keys…");
pub const CHANGE_KEYS_DIALOG: Word = Word("change-keys-dialog", "Change the keys…");
pub const NO_SETTINGS_FILE: Word =
    Word("no-settings-file", "There is no place for a settings file, so nothing is remembered.");
pub const PRESS_KEYS: Word = Word("press-keys", "Press the new keys…");
pub const CHANGE_KEYS: Word = Word("change-keys", "Change");
pub const NO_KEYS: Word = Word("no-keys", "None");
pub const BUILT_IN_KEYS: Word = Word("built-in-keys", "As built in");
pub const LEAVE_KEYS: Word = Word("leave-keys", "Leave it");

/// Where the settings are.
pub fn settings_file(file: &std::path::Path) -> String {
    say!(
        "settings-file",
        "All settings are in {file}, which explains itself line by line. What draws the window changes with the next start.",
        file = file.display()
    )
}

/// The keys that were pressed have a command already.
pub fn keys_are_taken(keys: &str, title: &str) -> String {
    say!("keys-are-taken", "{keys} is taken by {title}", keys, title)
}

/// Taking keys from another command.
pub fn give_keys_to(title: &str) -> String {
    say!("give-keys-to", "Give it to {title}", title)
}

/// The button that changes the keys of a command.
pub fn change_keys_of(title: &str) -> String {
    say!("change-keys-of", "Change the keys of {title}", title)
}

/// The button that leaves a command without keys.
pub fn no_keys_for(title: &str) -> String {
    say!("no-keys-for", "No keys for {title}", title)
}

/// The button that takes one's own keys of a command back.
pub fn built_in_keys_of(title: &str) -> String {
    say!("built-in-keys-of", "Built-in keys of {title}", title)
}

// The guide.
pub const SEARCH_GUIDE: Word = Word("search-guide", "Search the guide");
pub const ALL_FINDINGS: Word = Word("all-findings", "All findings");
pub const ALL_GAMES: Word = Word("all-games", "All games");
pub const NOT_IN_GUIDE: Word = Word("not-in-guide", "Nothing in the guide has these words.");

// The records of a folder.
pub const FOLDER: Word = Word("folder", "Records of the folder");
pub const FILTER_RECORDS: Word = Word("filter-records", "Filter records");

/// How many records there are, and how many of them the filter lets through.
pub fn records_shown(shown: usize, count: usize) -> String {
    match shown == count {
        true => say!("records-counted", "{count} record" | "{count} records", count),
        false => say!("records-shown", "{shown} of {count} records", shown = Counted(&shown), count = Counted(&count)),
    }
}

// Help with the game information.
pub const CALENDAR: Word = Word("calendar", "Calendar");
pub const CALENDAR_HINT: Word = Word("calendar-hint", "A second click takes all days up to it.");
pub const YEAR_BACK: Word = Word("year-back", "Year back");
pub const MONTH_BACK: Word = Word("month-back", "Month back");
pub const MONTH_ON: Word = Word("month-on", "Month on");
pub const YEAR_ON: Word = Word("year-on", "Year on");
pub const CHOOSE_RESULT: Word = Word("choose-result", "Who won");
pub const CHOOSE_RULES: Word = Word("choose-rules", "Choose");
pub const CHOOSE_OVERTIME: Word = Word("choose-overtime", "Choose");

/// The button that writes a value as the format has it.
pub fn write_as(value: &str) -> String {
    say!("write-as", "Write {value}", value)
}

/// The komi that goes with the rules.
pub fn usual_komi(komi: &str, rules: &str) -> String {
    say!("usual-komi", "Usual by {rules} rules: {komi}", rules, komi)
}
