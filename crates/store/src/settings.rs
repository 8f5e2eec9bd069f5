//! The settings: one readable RON file, and one table of what is in it, which the settings dialog follows as well.
//!
//! A file is read field by field: a value that cannot be used costs that field alone. It is written whole, each field below its explanation,
//! with the values of this run that changed and everything else as it was found: fields of other versions, values that were not understood,
//! changes by another window. A field with its default value is not written unless it is in the file already: if a later version has another
//! default, that one applies. A file that cannot be parsed is renamed, never overwritten.

use std::collections::BTreeMap;
use std::io;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::disk::{self, About, Access, Folder, OwnFolder, Readers};
use super::recent::Recent;
use super::save::{self, Guard, WriteOptions};
use super::{budget, file};
use crate::language::{self, StaticText};

mod choices;
mod stored;

pub use choices::{
    Appearance, Choice, EngineMarks, EngineScale, EqualPositions, Listed, LossDots, LossScale, MarkedMoves, Motion,
    MoveNumbers, Notation, Renderer, Spoken, TreeGrows, Wheel,
};
use stored::Stored;

/// Access to a field of the settings.
pub struct Field<T: 'static> {
    /// Finds it.
    pub read: fn(&Settings) -> &T,
    /// Finds it to be changed.
    pub write: fn(&mut Settings) -> &mut T,
}

/// Access to the field of this name.
#[doc(hidden)]
#[macro_export]
macro_rules! field {
    ($($field:ident).+) => {
        $crate::settings::Field { read: |settings| &settings.$($field).+, write: |settings| &mut settings.$($field).+ }
    };
}

/// A part of the dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// How the window looks.
    Appearance,
    /// What is drawn on and around the board.
    Board,
    /// How moves are played and stepped through.
    Moves,
    /// The tree of moves.
    Tree,
    /// What engines left in records.
    Engine,
    /// How files are opened.
    Files,
    /// What few people change.
    Advanced,
}

impl Group {
    /// All groups, in the order of the dialog.
    pub const ALL: [Group; 7] =
        [Group::Appearance, Group::Board, Group::Moves, Group::Tree, Group::Engine, Group::Files, Group::Advanced];

    /// Its title.
    pub fn title(self) -> StaticText {
        match self {
            Group::Appearance => StaticText("settings-appearance", "Appearance"),
            Group::Board => StaticText("settings-board", "Board"),
            Group::Moves => StaticText("settings-moves", "Moves"),
            Group::Tree => StaticText("settings-tree", "Tree"),
            Group::Engine => StaticText("settings-engine", "Engine data"),
            Group::Files => StaticText("settings-files", "Files"),
            Group::Advanced => StaticText("settings-advanced", "Advanced"),
        }
    }
}

/// A setting in the dialog.
pub struct Row {
    /// The part of the dialog that it is in.
    pub group: Group,
    /// Its title.
    pub label: StaticText,
    /// How it is changed.
    pub control: Control,
}

/// How a setting is changed in the dialog.
pub enum Control {
    /// By choosing one of its named values.
    Choice(&'static dyn Listed),
    /// By choosing one of the languages.
    Language(&'static Field<String>),
    /// By choosing one of the themes for boards.
    BoardTheme(&'static Field<String>),
    /// By choosing one of these factors.
    Factor(&'static Field<f32>, &'static [f32]),
    /// By typing it.
    Text(&'static Field<String>),
    /// With a slider over this range, in steps of so much.
    Slider(&'static dyn Number, RangeInclusive<f64>, f64),
    /// By switching it on or off.
    Switch(&'static Field<bool>),
}

/// A number in the settings, whatever its type.
pub trait Number: Sync {
    /// The number.
    fn get(&self, settings: &Settings) -> f64;
    /// Changes it.
    fn set(&self, settings: &mut Settings, number: f64);
}

impl Number for Field<f32> {
    fn get(&self, settings: &Settings) -> f64 {
        (*(self.read)(settings)).into()
    }

    fn set(&self, settings: &mut Settings, number: f64) {
        *(self.write)(settings) = number as f32;
    }
}

impl Number for Field<u32> {
    fn get(&self, settings: &Settings) -> f64 {
        (*(self.read)(settings)).into()
    }

    fn set(&self, settings: &mut Settings, number: f64) {
        *(self.write)(settings) = number.round() as u32;
    }
}

/// What the file says of a field.
struct Explained {
    name: &'static str,
    /// What it was called in earlier versions: a file that has it keeps it under that name.
    once: &'static [&'static str],
    note: &'static str,
}

/// Makes the settings of a table: the type, the default values, the explanations in the file, the limits, and the rows of the dialog.
macro_rules! settings {
    ($(
        #[doc = $note:literal]
        $field:ident: $type:ty = $usual:expr $(, in $limits:expr)? $(, once $once:literal)?
            $(=> $group:ident, $label:expr, $control:ident $(($($more:expr),+))?)?;
    )+) => {
        /// The settings.
        #[derive(Clone, Debug, PartialEq)]
        pub struct Settings {
            $(#[doc = $note] pub $field: $type,)+
        }

        impl Default for Settings {
            fn default() -> Self {
                Self { $($field: $usual,)+ }
            }
        }

        /// The rows of the dialog.
        pub static ROWS: &[Row] =
            &[$($(Row { group: Group::$group, label: $label, control: Control::$control(&field!($field) $($(, $more)+)?) },)?)+];

        const FIELDS: &[Explained] = &[$(
            Explained { name: stringify!($field), once: &[$($once)?], note: $note },
        )+];

        impl Settings {
            /// The settings in a file, and what is wrong with some of them.
            fn of(stored: &Stored) -> (Settings, Vec<(String, Flaw)>) {
                let (mut settings, mut flaws, mut fields) = (Settings::default(), Vec::new(), FIELDS.iter());
                $(if let Some((name, value)) = fields.next().and_then(|field| stored.value(field)) {
                    let flaw = settings.$field.take(value);
                    $(let flaw = flaw.or(limit(&mut settings.$field, $limits));)?
                    flaws.extend(flaw.map(|flaw| (name.to_owned(), flaw)));
                })+
                (settings, flaws)
            }

            /// The value of every field as RON.
            fn written(&self) -> [Option<String>; FIELDS.len()] {
                [$(stored::written(&self.$field)),+]
            }
        }
    };
}

// One row for each setting: the explanation in the file, type, default value, and
// * `in` limits, for a number;
// * `once` its former name, which files of earlier versions have;
// * `=>` its group in the dialog, its title, and its control there. A group has the order of this table.
settings! {
    /// "system", "light", "dark" or "high-contrast".
    appearance: Appearance = Appearance::System => Appearance, StaticText("theme", "Theme"), Choice;
    /// The language: "system", or a language tag such as "de" or "zh-Hant".
    language: String = "system".into() => Appearance, StaticText("language-setting", "Language"), Language;
    /// The board theme; "" for the one that goes with the appearance.
    board_theme: String = String::new() => Board, StaticText("board-theme", "Board theme"), BoardTheme;
    /// Interface scale: 1.0 is the system's own scale.
    zoom: f32 = 1.0, in 0.5..=4.0
        => Appearance, StaticText("size-of-everything", "Scale"), Factor(&[0.75, 0.9, 1.0, 1.1, 1.25, 1.5, 2.0, 3.0]);
    /// Which moves are numbered: "none", "last", "last 5" or "all".
    move_numbers: MoveNumbers = MoveNumbers::None => Board, StaticText("move-numbers", "Move numbers"), Choice;
    /// Coordinate notation: "usual", "record", "numbers", "chinese", "relative", "other-side", "in-line" or "all-letters".
    notation: Notation = Notation::Usual => Board, StaticText("notation", "Coordinate notation"), Choice;
    /// Which moves to mark: "record" (as set in the record), "following" or "instead".
    marked_moves: MarkedMoves = MarkedMoves::AsRecorded => Board, StaticText("marked-moves", "Marks on variations"), Choice;
    /// What the mouse wheel does over the board: "step" or "zoom". With Ctrl it does the other.
    wheel: Wheel = Wheel::Step => Moves, StaticText("wheel", "Mouse wheel over the board"), Choice;
    /// Where equal positions are looked for: "off", "game" or "open", "game-turned" or "open-turned" for turned boards too.
    equal_positions: EqualPositions = EqualPositions::Game => Tree, StaticText("equal-positions", "Equal positions"), Choice;
    /// Direction of the tree: "right" or "down".
    tree_grows: TreeGrows = TreeGrows::Right => Tree, StaticText("tree-grows", "Tree direction"), Choice;
    /// Fold lines of the tree that are far from the current one, where it has more rows than there is room for.
    fold_lines: bool = true => Tree, StaticText("fold-lines", "Fold distant lines in the tree"), Switch;
    /// Smooth scrolling with the wheel: "system", "reduced" or "usual".
    motion: Motion = Motion::System => Appearance, StaticText("motion", "Animation"), Choice;
    /// How much a screen reader announces for each node: "short", "usual" or "full".
    spoken: Spoken = Spoken::Usual => Advanced, StaticText("spoken", "Screen reader announcements"), Choice;
    /// The renderer: "auto", "opengl" or "software".
    painter: Renderer = Renderer::Auto => Advanced, StaticText("painter", "Renderer"), Choice;
    /// Seconds per move during autoplay.
    autoplay_seconds: f32 = 1.5, in 0.1..=60.0
        => Moves, StaticText("seconds-a-move", "Autoplay: seconds per move"), Slider(0.2..=10.0, 0.1);
    /// Show coordinates around the board.
    coordinates: bool = true => Board, StaticText("coordinates", "Coordinates"), Switch;
    /// Mark the next moves in the record, or the alternatives to the current move.
    next_moves: bool = true => Board, StaticText("next-moves", "Mark next moves"), Switch;
    /// Show the piece or stone under the pointer before it is played.
    ghost: bool = true => Moves, StaticText("ghost", "Preview moves under the pointer"), Switch;
    /// Snap the selected piece to a legal position near the pointer; otherwise it stays under the pointer.
    snap: bool = true => Moves, StaticText("snap", "Snap to legal positions"), Switch;
    /// Record an illegal or out-of-turn placement of a piece without Shift.
    illegal_moves: bool = false => Moves, StaticText("illegal-moves", "Allow illegal piece placements without Shift"), Switch;
    /// Hide the result of a game until its last move.
    hide_results: bool = false => Moves, StaticText("hide-results", "Hide results until the last move"), Switch;
    /// Open files in the existing window when the program is started again.
    one_window: bool = true => Files, StaticText("one-window", "Open files in the existing window"), Switch;
    /// Reopen at startup the tabs that were open when the window was closed.
    reopen: bool = true => Files, StaticText("reopen", "Reopen tabs at startup"), Switch;

    /// Hide what engines left in records.
    hide_engine: bool = false => Engine, StaticText("hide-engine", "Hide engine data"), Switch;
    /// What the graph of engine data shows: "winrate" or "points".
    engine_scale: EngineScale = EngineScale::WinRate => Engine, StaticText("command-engine-scale", "Engine graph"), Choice;
    /// What engine data marks on the board: "candidates", "ownership", "both", "policy" or "none".
    engine_marks: EngineMarks = EngineMarks::Candidates
        => Engine, StaticText("command-engine-marks", "Engine marks on the board"), Choice;
    /// How losses are classified: "katrain", "ogs", "lizzie" or "own".
    loss_scale: LossScale = LossScale::KaTrain => Engine, StaticText("command-loss-scale", "Classes of losses"), Choice;
    /// Your own classes of losses: the least points of each, such as "0.5 1.5 3 6 12", or win rates such as "1% 5% 20%".
    own_losses: String = "0.5 1.5 3 6 12".into() => Engine, StaticText("own-losses", "My own classes of losses"), Text;
    /// Which losses have dots and are gone to: "worst" for the worst class, "two" or "three" classes, or "all".
    loss_dots: LossDots = LossDots::Two => Engine, StaticText("command-loss-dots", "Losses with dots"), Choice;

    /// Size of the window in points, its position on the screen if known, and whether it filled the screen.
    window: WindowPlace = WindowPlace::default();
    /// Which panels are shown, and the width of the right column in points.
    panels: Panels = Panels::default();
    /// How many files to keep, for 90 days, as they were before they were first saved; 0 for none.
    versions_of_all_files: u32 = 100, once "versions";
    /// The values last entered for a new game, by property: players, komi.
    new_game: BTreeMap<String, String> = BTreeMap::new();
    /// What was chosen last when a record was published: its form, how much of it, what was left out.
    publish: BTreeMap<String, String> = BTreeMap::new();
    /// What was chosen last of studying: when it asks again, and how many new questions a day.
    study: BTreeMap<String, String> = BTreeMap::new();
    /// Shortcuts that differ from the defaults, such as "undo": "Ctrl+Z". "" disables a shortcut.
    keys: BTreeMap<String, String> = BTreeMap::new();
    /// The last change of the window that was explained.
    news: u32 = 0;
    /// Recently opened files, newest first, and your position in each.
    recent: Recent = Recent::default();
    /// The open tabs in order, and which one was in front.
    session: Session = Session::default();
}

/// The tabs.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Session {
    /// Absolute paths, in the order of the tabs; behind them those that no start opened yet because there were too many.
    pub files: Vec<PathBuf>,
    /// The active one.
    pub front: Option<PathBuf>,
}

/// Size and place of the window.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct WindowPlace {
    /// Width of the inside, in points.
    pub width: f32,
    /// Height of the inside, in points.
    pub height: f32,
    /// Position of the window in points, if the platform reports it.
    pub at: Option<(f32, f32)>,
    /// Whether it filled the screen.
    pub maximized: bool,
}

/// Which panels are shown, and their sizes in points.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Panels {
    /// The tree of moves.
    pub tree: bool,
    /// The game as text in the place of the tree.
    pub text: bool,
    /// The comment.
    pub comment: bool,
    /// Players and state.
    pub info: bool,
    /// What engines left, in records that have such data.
    pub engine: bool,
    /// The pieces left, in games that have pieces.
    pub pieces: bool,
    /// Width of the right column.
    pub width: f32,
    /// Share of the right column that the tree takes, 0 to 1.
    pub tree_share: f32,
    /// Height of the panel with what engines left, in points.
    pub engine_height: f32,
}

impl Default for WindowPlace {
    fn default() -> Self {
        Self { width: 1280.0, height: 800.0, at: None, maximized: false }
    }
}

impl Default for Panels {
    fn default() -> Self {
        Self {
            tree: true,
            text: false,
            comment: true,
            info: true,
            engine: true,
            pieces: true,
            width: 420.0,
            tree_share: 0.4,
            engine_height: 148.0,
        }
    }
}

/// Settings as loaded.
#[derive(Debug)]
pub struct Loaded {
    /// The values of the file, and defaults for the rest.
    pub settings: Settings,
    /// Whether there is a file, and this is not the first start.
    pub found: bool,
    /// Messages for the user: a broken file was renamed, one could not be read, some values were ignored.
    pub notices: Vec<String>,
}

impl Loaded {
    /// The built-in values, and why.
    fn built_in(notice: String) -> Loaded {
        Loaded { settings: Settings::default(), found: true, notices: vec![notice] }
    }
}

impl Settings {
    /// Loads the settings; never fails. An invalid value gets its default, and stays in the file; an unparsable file is renamed to
    /// `settings.broken-N.ron`, and an overlong one is left alone. The notices name them.
    pub fn load(path: &Path) -> Loaded {
        let text = match read_text(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Loaded { settings: Self::default(), found: false, notices: Vec::new() };
            }
            Err(error) if error.kind() == io::ErrorKind::InvalidData => {
                return Self::aside(path, &say!("is-not-text", "it is not valid text"));
            }
            Err(error) => {
                return Loaded::built_in(say!(
                    "settings-cannot-read",
                    "{path}: the settings cannot be read ({error})",
                    path = path.display(),
                    error = file::cause(&error)
                ));
            }
        };
        let (settings, flaws) = match Stored::read(&text) {
            Ok(stored) => Settings::of(&stored),
            Err(error) => {
                let code = say!("not-understood", "syntax error ({cause})", cause = error.code.to_string());
                return Self::aside(path, &say!("line", "line {line}: {code}", line = error.span.start.line, code));
            }
        };
        let notice = |flaw: Flaw| {
            let names: Vec<_> =
                flaws.iter().filter(|(_, found)| *found == flaw).map(|(name, _)| name.clone()).collect();
            (!names.is_empty()).then(|| flaw.notice(path, language::list(names)))
        };
        let notices = [Flaw::Invalid, Flaw::Outside, Flaw::TooLong].into_iter().filter_map(notice).collect();
        Loaded { settings, found: true, notices }
    }

    /// The settings, for a stage of startup that cannot show messages yet: an unparsable file is left alone.
    pub fn peek(path: &Path) -> Settings {
        read_text(path).ok().and_then(|text| Some(Settings::of(&Stored::read(&text).ok()?).0)).unwrap_or_default()
    }

    fn aside(path: &Path, cause: &str) -> Loaded {
        Loaded::built_in(match keep_aside(path) {
            Ok(kept) => say!(
                "settings-could-not-understood",
                "the settings file is invalid ({cause}); it was kept as {kept}",
                cause,
                kept = kept.display()
            ),
            Err(error) => {
                say!(
                    "settings-could-not-understood-2",
                    "{path}: the settings file is invalid ({cause}) and could not be kept under another name ({error})",
                    path = path.display(),
                    cause,
                    error = file::cause(&error)
                )
            }
        })
    }

    /// Writes what differs from `before` into the file, in one step. What another window changed meanwhile stays. `rescue` is the
    /// program's own folder for what a save needs that is cut off.
    ///
    /// # Errors
    /// Where the file, or the name under which a broken one would be kept, cannot be written; and where what is there, or would be,
    /// is longer than settings are.
    pub fn save(&self, path: &Path, before: &Settings, rescue: Option<&Path>) -> Result<(), file::WriteError> {
        let unwritten = |error| file::WriteError::Other(path.into(), error);
        let found = match read_text(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            // Kept aside below.
            Err(error) if error.kind() == io::ErrorKind::InvalidData => "?".to_owned(),
            found => found.map_err(unwritten)?,
        };
        let stored = Stored::read(&found);
        // Broken by hand while the program was running: do not overwrite it.
        if stored.is_err() && !found.trim().is_empty() {
            keep_aside(path).map_err(unwritten)?;
        }
        let mut stored = stored.unwrap_or_default();
        let (old, usual) = (before.written(), Settings::default().written());
        for (at, (field, new)) in FIELDS.iter().zip(self.written()).enumerate() {
            let before = if stored.value(field).is_some() { &old[at] } else { &usual[at] };
            new.filter(|new| before.as_ref() != Some(new)).into_iter().for_each(|new| stored.set(field, new));
        }
        let text = stored.text();
        // Nothing is written that the next start would not read.
        if text.len() as u64 > budget::SETTINGS {
            return Err(unwritten(budget::too_long(budget::SETTINGS)));
        }
        if let Some(folder) = path.parent() {
            Folder::make(folder).map_err(unwritten)?;
        }
        // Somebody else's settings are not these, whatever they are called.
        if disk::look(path).is_ok_and(|about| !About::of(&about).is_own()) {
            return Err(file::WriteError::Protected(path.into()));
        }
        let terms = WriteOptions { guard: Guard::Anything, readers: Readers::Owner, rescue };
        save::write_watched(path, text.as_bytes(), terms, |_| true).map(|_| ())
    }
}

/// What is wrong with a value in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flaw {
    /// It is none that the field can have.
    Invalid,
    /// A number beyond its limits.
    Outside,
    /// Longer than the [`budget`] has room for.
    TooLong,
}

impl Flaw {
    /// Says which values have it, and what counts instead.
    fn notice(self, path: &Path, names: String) -> String {
        let path = path.display();
        match self {
            Flaw::Invalid => say!(
                "settings-built-in-instead",
                "{path}: these settings are invalid, so their defaults are used: {names}",
                path,
                names
            ),
            Flaw::Outside => say!(
                "settings-out-of-range",
                "{path}: these settings are out of range, so the nearest possible values are used: {names}",
                path,
                names
            ),
            Flaw::TooLong => say!(
                "settings-too-long",
                "{path}: these settings are too long, and only a part of them counts: {names}",
                path,
                names
            ),
        }
    }
}

/// Moves a number to the nearest possible one. Returns whether it had to.
fn limit<T: PartialOrd + Copy>(number: &mut T, limits: RangeInclusive<T>) -> Option<Flaw> {
    let near = if *number < *limits.start() { *limits.start() } else { *limits.end() };
    (!limits.contains(number)).then(|| *number = near).map(|()| Flaw::Outside)
}

/// Values that a user or another program may have written.
trait Value: Sized + for<'de> Deserialize<'de> {
    /// Takes the value in a file over, as far as it can be used; what is there before is the default.
    fn take(&mut self, text: &str) -> Option<Flaw> {
        let Ok(mut value) = stored::read(text) else { return Some(Flaw::Invalid) };
        let flaw = Self::make_sensible(&mut value, self);
        *self = value;
        flaw
    }

    /// A number that is none becomes the usual one, a text that is too long as well, and of a list what there is room for stays.
    fn make_sensible(&mut self, _usual: &Self) -> Option<Flaw> {
        None
    }
}

impl Value for bool {}
impl Value for u32 {}
impl<T: Choice> Value for T {}

impl Value for f32 {
    fn make_sensible(&mut self, usual: &f32) -> Option<Flaw> {
        (!self.is_finite()).then(|| *self = *usual).map(|()| Flaw::Invalid)
    }
}

impl Value for String {
    fn make_sensible(&mut self, usual: &String) -> Option<Flaw> {
        (self.len() > budget::WORD).then(|| self.clone_from(usual)).map(|()| Flaw::TooLong)
    }
}

impl Value for BTreeMap<String, String> {
    fn make_sensible(&mut self, _: &Self) -> Option<Flaw> {
        let before = self.len();
        self.retain(|name, text| name.len().max(text.len()) <= budget::WORD);
        while self.len() > budget::KEYS {
            self.pop_last();
        }
        (self.len() < before).then_some(Flaw::TooLong)
    }
}

impl Value for Recent {
    fn make_sensible(&mut self, _: &Recent) -> Option<Flaw> {
        self.shorten().then_some(Flaw::TooLong)
    }
}

impl Value for Panels {
    fn make_sensible(&mut self, usual: &Panels) -> Option<Flaw> {
        let flaw = self.width.make_sensible(&usual.width).or(self.tree_share.make_sensible(&usual.tree_share));
        self.width = self.width.clamp(100.0, 4000.0);
        self.tree_share = self.tree_share.clamp(0.0, 1.0);
        flaw
    }
}

impl Value for WindowPlace {
    fn make_sensible(&mut self, usual: &WindowPlace) -> Option<Flaw> {
        let flaw = self.width.make_sensible(&usual.width).or(self.height.make_sensible(&usual.height));
        (self.width, self.height) = (self.width.clamp(100.0, 20_000.0), self.height.clamp(100.0, 20_000.0));
        self.at = self.at.filter(|(x, y)| x.is_finite() && y.is_finite());
        flaw
    }
}

impl Value for Session {
    fn make_sensible(&mut self, _: &Session) -> Option<Flaw> {
        let fits = |file: &PathBuf| file.as_os_str().len() <= budget::PATH;
        let before = self.files.len();
        self.files.truncate(budget::ENTRIES);
        self.files.retain(fits);
        self.front = self.front.take().filter(fits);
        (self.files.len() < before).then_some(Flaw::TooLong)
    }
}

/// The text of a settings file; `InvalidData` where it is none.
fn read_text(path: &Path) -> io::Result<String> {
    let bytes = budget::read(path, budget::SETTINGS)?;
    String::from_utf8(file::without_mark(bytes)).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}

/// Renames the settings, if they are this user's own, to the first free `settings.broken-N.ron`.
fn keep_aside(path: &Path) -> io::Result<PathBuf> {
    let own = OwnFolder::open(disk::folder_of(path))?;
    let (mut ours, _) = own.find(path.file_name().unwrap_or_default(), Access::Read)?;
    for n in 1.. {
        let kept = path.with_extension(format!("broken-{n}.ron"));
        match ours.take_free(kept.file_name().unwrap_or_default()) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            done => return done.map(|()| kept),
        }
    }
    unreachable!("there is a free number")
}

#[cfg(test)]
mod tests;
