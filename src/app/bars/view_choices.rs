//! How records are looked at, as the settings say: what is numbered and marked on the board, how the tree grows.

use crate::app::board::style::{Style, Variations};
use crate::edit::Command;
use crate::scene::Theme;
use crate::scene::options::Numbers;
use crate::store::Settings;

/// How boards are shown.
pub fn style(settings: &Settings, dark: bool) -> Style {
    let theme = match settings.board_theme.as_str() {
        "" if settings.appearance == "high-contrast" => "high-contrast",
        "" => &Theme::usual(dark).id,
        name => name,
    };
    Style {
        theme: theme.to_owned(),
        coordinates: settings.coordinates,
        numbers: numbers(&settings.move_numbers).unwrap_or_default(),
        variations: match settings.marked_moves.as_str() {
            _ if !settings.next_moves => Variations::Hidden,
            "following" => Variations::Following,
            "instead" => Variations::Instead,
            _ => Variations::AsRecorded,
        },
        ghost: settings.ghost,
        snap: settings.snap,
        illegal_moves: settings.illegal_moves,
        wheel_zooms: settings.wheel == "zoom",
    }
}

/// The move numbers that a word of the settings asks for.
pub fn numbers(text: &str) -> Option<Numbers> {
    let mut words = text.split_whitespace();
    let numbers = match (words.next()?, words.next()) {
        ("none", None) => Numbers::None,
        ("all", None) => Numbers::All,
        ("last", None) => Numbers::Last(1),
        ("last", Some(count)) => Numbers::Last(count.parse().ok().filter(|&count| count > 0)?),
        _ => return None,
    };
    words.next().is_none().then_some(numbers)
}

/// Whether a command of the menu is what the settings say; `None` for one that is nothing to switch.
pub fn is_on(settings: &Settings, command: &Command) -> Option<bool> {
    let Command::Window { name, arguments } = command else { return None };
    let panels = &settings.panels;
    let which = arguments.join(" ");
    Some(match (*name, which.as_str()) {
        ("coordinates", "") => settings.coordinates,
        ("snap", "") => settings.snap,
        ("illegal-moves", "") => settings.illegal_moves,
        ("hide-results", "") => settings.hide_results,
        ("show-information", "") => panels.info,
        ("game-text", "") => panels.text,
        ("show-tree", "") => panels.tree,
        ("show-comment", "") => panels.comment,
        ("show-pieces", "") => panels.pieces,
        (_, "") => return None,
        ("notation", way) => settings.notation == way,
        ("move-numbers", "here") => false,
        ("move-numbers", which) => settings.move_numbers == which,
        ("next-moves", "none") => !settings.next_moves,
        ("next-moves", which) => settings.next_moves && settings.marked_moves == which,
        ("tree-grows", way) => settings.tree_grows == way,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn move_numbers_are_words_or_a_count() {
        assert_eq!(numbers("last"), Some(Numbers::Last(1)));
        assert_eq!(numbers("last 5"), Some(Numbers::Last(5)));
        assert_eq!(numbers("all"), Some(Numbers::All));
        for wrong in ["", "last 0", "last x", "all 3", "last 5 6", "some"] {
            assert_eq!(numbers(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn every_choice_of_the_menu_is_on_for_some_settings() {
        let settings = Settings::default();
        for line in ["coordinates", "snap", "show-tree", "move-numbers none", "next-moves record", "tree-grows right"] {
            assert_eq!(is_on(&settings, &Command::parse(line).unwrap()), Some(true), "{line}");
        }
        assert_eq!(is_on(&settings, &Command::parse("next-moves none").unwrap()), Some(false));
        assert_eq!(is_on(&settings, &Command::Undo(1)), None);
    }
}
