//! The settings that are one of a few named values: their names in the file and in commands, and their words in menus and in the dialog.

use std::borrow::Cow;

use serde::de::{Deserialize, Deserializer, Error};
use serde::{Serialize, Serializer};

use super::{Field, Settings};
use crate::language::StaticText;

/// One of a few named values.
pub trait Choice: Sized + Copy + PartialEq + for<'de> Deserialize<'de> + 'static {
    /// The names and words of the values that are offered.
    const NAMES: &'static [(&'static str, StaticText)];
    /// Its name in the file and in commands.
    fn name(self) -> Cow<'static, str>;
    /// The value of this name.
    fn of_name(name: &str) -> Option<Self>;
}

/// Makes such values of a table: name, other names that are understood, words.
macro_rules! choices {
    ($($(#[$about:meta])* $choice:ident {
        $($value:ident = $name:literal $(| $other:literal)?, StaticText($id:literal, $words:literal);)+
    })+) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $choice {
            $(#[doc = $words] $value,)+
        }

        impl Choice for $choice {
            const NAMES: &'static [(&'static str, StaticText)] = &[$(($name, StaticText($id, $words)),)+];

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

impl LossDots {
    /// How many classes have dots, the worst first; the last one of all, what is below the scale, never has.
    pub fn count(self) -> usize {
        match self {
            LossDots::Worst => 1,
            LossDots::Two => 2,
            LossDots::Three => 3,
            LossDots::All => usize::MAX,
        }
    }
}

impl EngineMarks {
    /// Whether candidates are marked.
    pub fn has_candidates(self) -> bool {
        matches!(self, EngineMarks::Candidates | EngineMarks::Both)
    }

    /// Whether the ownership is.
    pub fn has_ownership(self) -> bool {
        matches!(self, EngineMarks::Ownership | EngineMarks::Both)
    }
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
        System = "system", StaticText("theme-system", "System");
        Light = "light", StaticText("theme-light", "Light");
        Dark = "dark", StaticText("theme-dark", "Dark");
        HighContrast = "high-contrast", StaticText("theme-contrast", "High contrast");
    }

    /// The coordinate system: the names are those of `game::Coordinates`.
    Notation {
        Usual = "usual", StaticText("notation-usual", "Usual for the game");
        Record = "record", StaticText("notation-record", "As in the record");
        Numbers = "numbers", StaticText("notation-numbers", "Two numbers: 4-4");
        Chinese = "chinese", StaticText("notation-chinese", "Chinese numerals: 4-四");
        Relative = "relative", StaticText("notation-relative", "From the nearest edges");
        OtherSide = "other-side", StaticText("notation-other-side", "From the opposite side");
        InLine = "in-line", StaticText("notation-in-line", "Counted along each line of a hexagon");
        AllLetters = "all-letters", StaticText("notation-all-letters", "Including the letter I");
    }

    /// Which moves are marked, while some are.
    MarkedMoves {
        AsRecorded = "record", StaticText("marked-record", "As set in the record");
        Following = "following", StaticText("marked-following", "Next moves");
        Instead = "instead", StaticText("marked-instead", "Alternatives to this move");
    }

    /// What the graph of engine data shows, where both are known.
    EngineScale {
        WinRate = "winrate", StaticText("engine-scale-winrate", "Win rate");
        Points = "points", StaticText("engine-scale-points", "Points");
    }

    /// What engine data marks on the board.
    EngineMarks {
        Candidates = "candidates", StaticText("engine-marks-candidates", "Candidates");
        Ownership = "ownership", StaticText("engine-marks-ownership", "Ownership");
        Both = "both", StaticText("engine-marks-both", "Candidates and ownership");
        Policy = "policy", StaticText("engine-marks-policy", "Policy");
        None = "none", StaticText("engine-marks-none", "Nothing on the board");
    }

    /// How losses of moves are classified.
    LossScale {
        KaTrain = "katrain", StaticText("loss-scale-katrain", "Losses of 12, 6, 3, 1.5 and 0.5 points (KaTrain)");
        Ogs = "ogs", StaticText("loss-scale-ogs", "Losses of 5, 2, 1.2, 0.6 and 0.2 points (OGS)");
        Lizzie = "lizzie", StaticText("loss-scale-lizzie", "Losses of 24, 12, 6, 3 and 1 % (Lizzie)");
        Own = "own", StaticText("loss-scale-own", "Losses by my own classes");
    }

    /// Which classes of losses have dots, and are gone to.
    LossDots {
        Worst = "worst", StaticText("loss-dots-worst", "Dots: the worst class");
        Two = "two", StaticText("loss-dots-two", "Dots: the two worst classes");
        Three = "three", StaticText("loss-dots-three", "Dots: the three worst classes");
        All = "all", StaticText("loss-dots-all", "Dots: all classes");
    }

    /// Where the tree grows.
    TreeGrows {
        Right = "right", StaticText("tree-grows-right", "Left to right");
        Down = "down", StaticText("tree-grows-down", "Top to bottom");
    }

    /// Where equal positions are looked for.
    EqualPositions {
        Off = "off", StaticText("equal-off", "Off");
        Game = "game", StaticText("equal-game", "In this game");
        GameTurned = "game-turned", StaticText("equal-game-turned", "In this game, rotated and mirrored too");
        Open = "open", StaticText("equal-open", "In all open records");
        OpenTurned = "open-turned", StaticText("equal-open-turned", "In all open records, rotated and mirrored too");
    }

    /// What the wheel does over the board; with Ctrl the other.
    Wheel {
        Step = "step", StaticText("wheel-step", "Step through moves (Ctrl: zoom)");
        Zoom = "zoom", StaticText("wheel-zoom", "Zoom (Ctrl: step through moves)");
    }

    /// Whether what the wheel scrolls glides.
    Motion {
        System = "system", StaticText("motion-system", "System");
        Reduced = "reduced", StaticText("motion-reduced", "Reduced: no smooth scrolling");
        Usual = "usual", StaticText("motion-usual", "Smooth scrolling");
    }

    /// The verbosity for screen readers: the names are those of `edit::spoken::Length`.
    Spoken {
        Short = "short", StaticText("spoken-short", "Move only");
        Usual = "usual", StaticText("spoken-usual", "Also the start of comments");
        Full = "full", StaticText("spoken-full", "Everything");
    }

    /// The renderer.
    Renderer {
        Auto = "auto", StaticText("painter-auto", "Automatic");
        Gl = "opengl" | "gl", StaticText("painter-opengl", "OpenGL");
        Software = "software", StaticText("painter-software", "Software");
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
    const NAMES: &'static [(&'static str, StaticText)] = &[
        ("none", StaticText("numbers-none", "None")),
        ("last", StaticText("numbers-last", "Last move")),
        ("last 5", StaticText("numbers-last-5", "Last five moves")),
        ("all", StaticText("numbers-all", "All moves")),
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
    fn names(&self) -> &'static [(&'static str, StaticText)];
    /// Whether the value of this name is chosen.
    fn is(&self, settings: &Settings, name: &str) -> bool;
    /// Chooses the value of this name; answers whether there is one.
    fn choose(&self, settings: &mut Settings, name: &str) -> bool;
}

impl<T: Choice> Listed for Field<T> {
    fn names(&self) -> &'static [(&'static str, StaticText)] {
        T::NAMES
    }

    fn is(&self, settings: &Settings, name: &str) -> bool {
        (self.read)(settings).name() == name
    }

    fn choose(&self, settings: &mut Settings, name: &str) -> bool {
        T::of_name(name).map(|value| *(self.write)(settings) = value).is_some()
    }
}
