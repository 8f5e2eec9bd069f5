//! View options kept in the settings. Each option is one table: its values, their names in settings and commands, and their labels in menus
//! and in the settings dialog.

use crate::app::board::style::{Style, Variations};
use crate::app::context::equal::EqualSearch;
use crate::app::look::{theme, words};
use crate::app::platform::motion::Motion;
use crate::app::platform::renderer::Renderer;
use crate::edit::spoken::Length;
use crate::game::Coordinates;
use crate::language::Word;
use crate::scene::options::Numbers;
use crate::store::Settings;

/// A setting with a few named values.
pub struct ViewChoice<T: 'static> {
    /// Its title.
    pub label: Word,
    /// Its values with their names and words.
    pub rows: &'static [(T, &'static str, Word)],
    /// Where the settings have the name.
    pub field: Field<String>,
}

/// Access to a field of the settings.
pub struct Field<T: 'static> {
    /// Finds it.
    pub read: fn(&Settings) -> &T,
    /// Finds it to be changed.
    pub write: fn(&mut Settings) -> &mut T,
}

macro_rules! field {
    ($($field:ident).+) => {
        $crate::app::bars::view_choices::Field {
            read: |settings| &settings.$($field).+,
            write: |settings| &mut settings.$($field).+,
        }
    };
}
pub(crate) use field;

impl<T: Copy + Default> ViewChoice<T> {
    /// The current value; the default if the settings contain an unknown name.
    pub fn of(&self, settings: &Settings) -> T {
        self.named((self.field.read)(settings)).unwrap_or_default()
    }

    /// The value of that name.
    pub fn named(&self, name: &str) -> Option<T> {
        self.rows.iter().find(|(_, known, _)| *known == name).map(|&(value, ..)| value)
    }
}

/// A setting whose values can be listed regardless of type.
pub trait Listed: Sync {
    /// Its title.
    fn label(&self) -> Word;
    /// The names and words of its values.
    fn names(&self) -> Vec<(&'static str, Word)>;
    /// Where the settings have the name.
    fn field(&self) -> &Field<String>;

    /// Whether the value of this name is chosen.
    fn is(&self, settings: &Settings, name: &str) -> bool {
        (self.field().read)(settings) == name
    }

    /// Chooses the value of this name; answers whether there is one.
    fn choose(&self, settings: &mut Settings, name: &str) -> bool {
        let known = self.names().iter().any(|(known, _)| *known == name);
        if known {
            name.clone_into((self.field().write)(settings));
        }
        known
    }
}

impl<T: Copy + Sync> Listed for ViewChoice<T> {
    fn label(&self) -> Word {
        self.label
    }

    fn names(&self) -> Vec<(&'static str, Word)> {
        self.rows.iter().map(|&(_, name, words)| (name, words)).collect()
    }

    fn field(&self) -> &Field<String> {
        &self.field
    }
}

/// Light or dark.
pub static APPEARANCE: ViewChoice<theme::ThemeChoice> = ViewChoice {
    label: words::THEME,
    rows: &[
        (theme::ThemeChoice::System, "system", Word("theme-system", "System")),
        (theme::ThemeChoice::Light, "light", Word("theme-light", "Light")),
        (theme::ThemeChoice::Dark, "dark", Word("theme-dark", "Dark")),
        (theme::ThemeChoice::HighContrast, "high-contrast", Word("theme-contrast", "High contrast")),
    ],
    field: field!(appearance),
};

/// Which moves show their number. Any count of the last moves can be asked for.
pub static NUMBERS: ViewChoice<Numbers> = ViewChoice {
    label: Word("move-numbers", "Move numbers"),
    rows: &[
        (Numbers::None, "none", Word("numbers-none", "None")),
        (Numbers::Last(1), "last", Word("numbers-last", "Last move")),
        (Numbers::Last(5), "last 5", Word("numbers-last-5", "Last five moves")),
        (Numbers::All, "all", Word("numbers-all", "All moves")),
    ],
    field: field!(move_numbers),
};

/// The coordinate system.
pub static NOTATION: ViewChoice<Coordinates> = ViewChoice {
    label: Word("notation", "Coordinate notation"),
    rows: &[
        (Coordinates::Usual, "usual", Word("notation-usual", "Usual for the game")),
        (Coordinates::Record, "record", Word("notation-record", "As in the record")),
        (Coordinates::Numbers, "numbers", Word("notation-numbers", "Two numbers: 4-4")),
        (Coordinates::Chinese, "chinese", Word("notation-chinese", "Chinese numerals: 4-四")),
        (Coordinates::Relative, "relative", Word("notation-relative", "From the nearest edges")),
        (Coordinates::OtherSide, "other-side", Word("notation-other-side", "From the opposite side")),
        (Coordinates::InLine, "in-line", Word("notation-in-line", "Counted along each line of a hexagon")),
        (Coordinates::AllLetters, "all-letters", Word("notation-all-letters", "Including the letter I")),
    ],
    field: field!(notation),
};

/// Which moves are marked, while some are.
pub static MARKED: ViewChoice<Variations> = ViewChoice {
    label: Word("marked-moves", "Marks on variations"),
    rows: &[
        (Variations::AsRecorded, "record", Word("marked-record", "As set in the record")),
        (Variations::Following, "following", Word("marked-following", "Next moves")),
        (Variations::Instead, "instead", Word("marked-instead", "Alternatives to this move")),
    ],
    field: field!(marked_moves),
};

/// Whether the tree grows down, or to the right.
pub static TREE_GROWS: ViewChoice<bool> = ViewChoice {
    label: Word("tree-grows", "Tree direction"),
    rows: &[
        (false, "right", Word("tree-grows-right", "Left to right")),
        (true, "down", Word("tree-grows-down", "Top to bottom")),
    ],
    field: field!(tree_grows),
};

/// Where equal positions are looked for.
pub static EQUAL: ViewChoice<EqualSearch> = ViewChoice {
    label: Word("equal-positions", "Equal positions"),
    rows: &[
        (EqualSearch { off: true, open: false, turned: false }, "off", Word("equal-off", "Off")),
        (EqualSearch { off: false, open: false, turned: false }, "game", Word("equal-game", "In this game")),
        (
            EqualSearch { off: false, open: false, turned: true },
            "game-turned",
            Word("equal-game-turned", "In this game, rotated and mirrored too"),
        ),
        (EqualSearch { off: false, open: true, turned: false }, "open", Word("equal-open", "In all open records")),
        (
            EqualSearch { off: false, open: true, turned: true },
            "open-turned",
            Word("equal-open-turned", "In all open records, rotated and mirrored too"),
        ),
    ],
    field: field!(equal_positions),
};

/// Whether the wheel zooms the board, or goes on and back; Ctrl selects the other.
pub static WHEEL: ViewChoice<bool> = ViewChoice {
    label: Word("wheel", "Mouse wheel over the board"),
    rows: &[
        (false, "step", Word("wheel-step", "Step through moves (Ctrl: zoom)")),
        (true, "zoom", Word("wheel-zoom", "Zoom (Ctrl: step through moves)")),
    ],
    field: field!(wheel),
};

/// Whether what the wheel scrolls glides.
pub static MOTION: ViewChoice<Motion> = ViewChoice {
    label: Word("motion", "Animation"),
    rows: &[
        (Motion::System, "system", Word("motion-system", "System")),
        (Motion::Reduced, "reduced", Word("motion-reduced", "Reduced: no smooth scrolling")),
        (Motion::Usual, "usual", Word("motion-usual", "Smooth scrolling")),
    ],
    field: field!(motion),
};

/// The verbosity for screen readers.
pub static SPOKEN: ViewChoice<Length> = ViewChoice {
    label: Word("spoken", "Screen reader announcements"),
    rows: &[
        (Length::Short, "short", Word("spoken-short", "Move only")),
        (Length::Usual, "usual", Word("spoken-usual", "Also the start of comments")),
        (Length::Full, "full", Word("spoken-full", "Everything")),
    ],
    field: field!(spoken),
};

/// The renderer.
pub static PAINTER: ViewChoice<Renderer> = ViewChoice {
    label: Word("painter", "Renderer"),
    rows: &[
        (Renderer::Auto, "auto", Word("painter-auto", "Automatic")),
        (Renderer::Gl, "opengl", Word("painter-opengl", "OpenGL")),
        (Renderer::Software, "software", Word("painter-software", "Software")),
    ],
    field: field!(painter),
};

/// All of them, in the order in which the settings show them.
pub static ALL_CHOICES: [&dyn Listed; 10] =
    [&APPEARANCE, &NUMBERS, &NOTATION, &MARKED, &WHEEL, &EQUAL, &TREE_GROWS, &MOTION, &SPOKEN, &PAINTER];

/// All switches, in the order of the settings.
pub static ALL_SWITCHES: [(Field<bool>, Word); 8] = [
    (field!(coordinates), words::COORDINATES),
    (field!(next_moves), Word("next-moves", "Mark next moves")),
    (field!(ghost), Word("ghost", "Preview moves under the pointer")),
    (field!(snap), Word("snap", "Snap to legal positions")),
    (field!(illegal_moves), Word("illegal-moves", "Allow illegal piece placements without Shift")),
    (field!(hide_results), Word("hide-results", "Hide results until the last move")),
    (field!(one_window), Word("one-window", "Open files in the existing window")),
    (field!(reopen), Word("reopen", "Reopen tabs at startup")),
];

/// How boards are shown.
pub fn style(settings: &Settings, dark: bool) -> Style {
    let theme = match settings.board_theme.as_str() {
        "" => &theme::boards(APPEARANCE.of(settings) == theme::ThemeChoice::HighContrast, dark).id,
        name => name,
    };
    Style {
        theme: theme.to_owned(),
        coordinates: settings.coordinates,
        numbers: numbers(&settings.move_numbers).unwrap_or_default(),
        variations: if settings.next_moves { MARKED.of(settings) } else { Variations::Hidden },
        ghost: settings.ghost,
        snap: settings.snap,
        illegal_moves: settings.illegal_moves,
        wheel_zooms: WHEEL.of(settings),
    }
}

/// The move numbers that a word of the settings asks for.
pub fn numbers(text: &str) -> Option<Numbers> {
    let count = text.strip_prefix("last ").and_then(|count| count.trim().parse().ok());
    NUMBERS.named(text).or(count.filter(|&count| count > 0).map(Numbers::Last))
}

#[cfg(test)]
mod tests {
    use std::fmt::Debug;

    use super::*;

    #[test]
    fn move_numbers_are_words_or_a_count() {
        assert_eq!(numbers("last"), Some(Numbers::Last(1)));
        assert_eq!(numbers("last 5"), Some(Numbers::Last(5)));
        assert_eq!(numbers("last 7"), Some(Numbers::Last(7)));
        assert_eq!(numbers("all"), Some(Numbers::All));
        for wrong in ["", "last 0", "last x", "all 3", "last 5 6", "some"] {
            assert_eq!(numbers(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn every_choice_is_shown_and_begins_with_one_of_its_values() {
        let made = include_str!("view_choices.rs").matches("\npub static ").count() - 2;
        assert_eq!(made, ALL_CHOICES.len(), "one is not in ALL_CHOICES, and so not in the settings");
        let usual = Settings::default();
        for choice in ALL_CHOICES {
            let chosen = choice.names().iter().filter(|(name, _)| choice.is(&usual, name)).count();
            assert_eq!(chosen, 1, "{}", choice.label());
        }
    }

    #[test]
    fn every_switch_is_shown() {
        let switches = |settings: &Settings| {
            let all = serde_json::to_value(settings).unwrap();
            all.as_object().unwrap().values().filter_map(serde_json::Value::as_bool).collect::<Vec<_>>()
        };
        let (usual, mut other) = (Settings::default(), Settings::default());
        for (field, _) in &ALL_SWITCHES {
            *(field.write)(&mut other) = !*(field.read)(&usual);
        }
        let both = switches(&usual).into_iter().zip(switches(&other));
        assert!(
            both.clone().all(|(one, other)| one != other),
            "one is not in ALL_SWITCHES, and so not in the settings"
        );
        assert_eq!(both.count(), ALL_SWITCHES.len());
    }

    /// Names mean the same in the settings, in commands and in options.
    #[test]
    fn names_are_those_of_commands_and_settings() {
        fn same<T: Copy + PartialEq + Debug + Default>(choice: &ViewChoice<T>, of_name: impl Fn(&str) -> Option<T>) {
            for (value, name, _) in choice.rows {
                assert_eq!((of_name(name), choice.named(name)), (Some(*value), Some(*value)), "{name}");
            }
            assert_eq!(choice.of(&Settings::default()), T::default(), "{}", choice.label);
        }
        same(&NUMBERS, numbers);
        same(&NOTATION, Coordinates::of_name);
        same(&SPOKEN, Length::of_name);
        same(&PAINTER, |name| name.parse().ok());
        assert_eq!((NOTATION.rows.len(), SPOKEN.rows.len()), (Coordinates::ALL.len(), Length::ALL.len()));
    }
}
