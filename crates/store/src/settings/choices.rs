//! The settings that are one of a few named values: their names in the file and in commands, and their words in menus and in the dialog.

use std::borrow::Cow;

use serde::de::{Deserialize, Deserializer, Error};
use serde::{Serialize, Serializer};

use super::{Field, Settings};
use crate::language::Word;

/// One of a few named values.
pub trait Choice: Sized + Copy + PartialEq + for<'de> Deserialize<'de> + 'static {
    /// The names and words of the values that are offered.
    const NAMES: &'static [(&'static str, Word)];
    /// Its name in the file and in commands.
    fn name(self) -> Cow<'static, str>;
    /// The value of this name.
    fn of_name(name: &str) -> Option<Self>;
}

/// Makes such values of a table: name, other names that are understood, words.
macro_rules! choices {
    ($($(#[$about:meta])* $choice:ident {
        $($value:ident = $name:literal $(| $other:literal)?, Word($id:literal, $words:literal);)+
    })+) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $choice {
            $(#[doc = $words] $value,)+
        }

        impl Choice for $choice {
            const NAMES: &'static [(&'static str, Word)] = &[$(($name, Word($id, $words)),)+];

            fn name(self) -> Cow<'static, str> {
                match self {
                    $(Self::$value => $name.into(),)+
                }
            }

            fn of_name(name: &str) -> Option<Self> {
                match name {
                    $($name $(| $other)? => Some(Self::$value),)+
                    _ => None,
                }
            }
        }

        by_name!($choice);
    )+};
}

/// In the file such a value is its name.
macro_rules! by_name {
    ($choice:ident) => {
        impl Serialize for $choice {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.name())
            }
        }

        impl<'de> Deserialize<'de> for $choice {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let name = Cow::<str>::deserialize(deserializer)?;
                Self::of_name(&name).ok_or_else(|| D::Error::unknown_variant(&name, &[]))
            }
        }
    };
}

choices! {
    /// Light or dark.
    Appearance {
        System = "system", Word("theme-system", "System");
        Light = "light", Word("theme-light", "Light");
        Dark = "dark", Word("theme-dark", "Dark");
        HighContrast = "high-contrast", Word("theme-contrast", "High contrast");
    }

    /// The coordinate system: the names are those of `game::Coordinates`.
    Notation {
        Usual = "usual", Word("notation-usual", "Usual for the game");
        Record = "record", Word("notation-record", "As in the record");
        Numbers = "numbers", Word("notation-numbers", "Two numbers: 4-4");
        Chinese = "chinese", Word("notation-chinese", "Chinese numerals: 4-四");
        Relative = "relative", Word("notation-relative", "From the nearest edges");
        OtherSide = "other-side", Word("notation-other-side", "From the opposite side");
        InLine = "in-line", Word("notation-in-line", "Counted along each line of a hexagon");
        AllLetters = "all-letters", Word("notation-all-letters", "Including the letter I");
    }

    /// Which moves are marked, while some are.
    MarkedMoves {
        AsRecorded = "record", Word("marked-record", "As set in the record");
        Following = "following", Word("marked-following", "Next moves");
        Instead = "instead", Word("marked-instead", "Alternatives to this move");
    }

    /// Where the tree grows.
    TreeGrows {
        Right = "right", Word("tree-grows-right", "Left to right");
        Down = "down", Word("tree-grows-down", "Top to bottom");
    }

    /// Where equal positions are looked for.
    EqualPositions {
        Off = "off", Word("equal-off", "Off");
        Game = "game", Word("equal-game", "In this game");
        GameTurned = "game-turned", Word("equal-game-turned", "In this game, rotated and mirrored too");
        Open = "open", Word("equal-open", "In all open records");
        OpenTurned = "open-turned", Word("equal-open-turned", "In all open records, rotated and mirrored too");
    }

    /// What the wheel does over the board; with Ctrl the other.
    Wheel {
        Step = "step", Word("wheel-step", "Step through moves (Ctrl: zoom)");
        Zoom = "zoom", Word("wheel-zoom", "Zoom (Ctrl: step through moves)");
    }

    /// Whether what the wheel scrolls glides.
    Motion {
        System = "system", Word("motion-system", "System");
        Reduced = "reduced", Word("motion-reduced", "Reduced: no smooth scrolling");
        Usual = "usual", Word("motion-usual", "Smooth scrolling");
    }

    /// The verbosity for screen readers: the names are those of `edit::spoken::Length`.
    Spoken {
        Short = "short", Word("spoken-short", "Move only");
        Usual = "usual", Word("spoken-usual", "Also the start of comments");
        Full = "full", Word("spoken-full", "Everything");
    }

    /// The renderer.
    Renderer {
        Auto = "auto", Word("painter-auto", "Automatic");
        Gl = "opengl" | "gl", Word("painter-opengl", "OpenGL");
        Software = "software", Word("painter-software", "Software");
    }
}

/// Which moves show their number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveNumbers {
    /// None.
    None,
    /// The last so many: any count can be asked for.
    Last(u32),
    /// All.
    All,
}

impl Choice for MoveNumbers {
    const NAMES: &'static [(&'static str, Word)] = &[
        ("none", Word("numbers-none", "None")),
        ("last", Word("numbers-last", "Last move")),
        ("last 5", Word("numbers-last-5", "Last five moves")),
        ("all", Word("numbers-all", "All moves")),
    ];

    fn name(self) -> Cow<'static, str> {
        match self {
            MoveNumbers::None => Cow::Borrowed("none"),
            MoveNumbers::Last(1) => Cow::Borrowed("last"),
            MoveNumbers::Last(count) => Cow::Owned(format!("last {count}")),
            MoveNumbers::All => Cow::Borrowed("all"),
        }
    }

    fn of_name(name: &str) -> Option<Self> {
        match name {
            "none" => Some(MoveNumbers::None),
            "last" => Some(MoveNumbers::Last(1)),
            "all" => Some(MoveNumbers::All),
            _ => {
                let count = name.strip_prefix("last ")?.trim().parse().ok()?;
                (count > 0).then_some(MoveNumbers::Last(count))
            }
        }
    }
}

by_name!(MoveNumbers);

/// A setting that is a choice, whatever its type.
pub trait Listed: Sync {
    /// The names and words of its values.
    fn names(&self) -> &'static [(&'static str, Word)];
    /// Whether the value of this name is chosen.
    fn is(&self, settings: &Settings, name: &str) -> bool;
    /// Chooses the value of this name; answers whether there is one.
    fn choose(&self, settings: &mut Settings, name: &str) -> bool;
}

impl<T: Choice> Listed for Field<T> {
    fn names(&self) -> &'static [(&'static str, Word)] {
        T::NAMES
    }

    fn is(&self, settings: &Settings, name: &str) -> bool {
        (self.read)(settings).name() == name
    }

    fn choose(&self, settings: &mut Settings, name: &str) -> bool {
        T::of_name(name).map(|value| *(self.write)(settings) = value).is_some()
    }
}
