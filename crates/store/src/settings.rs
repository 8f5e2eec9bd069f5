//! The settings: one readable RON file with an explanation of each field.
//!
//! Saving changes only the values that changed: comments, order and fields of other versions stay. A field with its default value is not
//! written unless it is in the file already: if a later version has another default, that one applies. A file that cannot be parsed is
//! renamed, never overwritten.

use std::collections::BTreeMap;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::disk::{self, About, Access, Folder, OwnFolder, Readers};
use super::recent::Recent;
use super::save::{self, Guard, Terms};
use super::{budget, file, ron_text};
use crate::language::{self, Word};

mod notes;

use notes::{HEAD, in_language};

/// Makes the settings of a table: the type, the built-in values, the notes of the file, and what is sensible.
macro_rules! settings {
    ($($field:ident: $type:ty = $usual:expr, Word($name:literal, $note:literal);)+) => {
        /// The settings.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(default)]
        pub struct Settings {
            $(#[doc = $note] pub $field: $type,)+
        }

        impl Default for Settings {
            fn default() -> Self {
                Self { $($field: $usual,)+ }
            }
        }

        /// The comment above each field in the file, in the language at the time of writing.
        const NOTES: &[(&str, Word)] = &[$((stringify!($field), Word($name, $note)),)+];

        impl Settings {
            /// Makes each value a sensible one, and returns the names of those that were too long.
            fn make_sensible(&mut self) -> Vec<String> {
                let usual = Settings::default();
                let long = [$((stringify!($field), self.$field.make_sensible(usual.$field)),)+];
                long.into_iter().filter(|(_, long)| *long).map(|(name, _)| name.to_owned()).collect()
            }
        }
    };
}

// One row for each: its type, its built-in value, and the note that explains it in the file and here. A number that has limits also needs a
// line in `Settings::sensible`.
settings! {
    appearance: String = "system".into(), Word("setting-note-appearance", "\"system\", \"light\", \"dark\" or \"high-contrast\".");
    board_theme: String = String::new(),
        Word("setting-note-board-theme", "The board theme; \"\" for the one that goes with the appearance.");
    language: String = "system".into(),
        Word("setting-note-language", "The language: \"system\", or a language tag such as \"de\" or \"zh-Hant\".");
    zoom: f32 = 1.0, Word("setting-note-zoom", "Interface scale: 1.0 is the system's own scale.");
    window: WindowPlace = WindowPlace::default(),
        Word("setting-note-window", "Size of the window in points, its position on the screen if known, and whether it filled the screen.");
    panels: Panels = Panels::default(), Word("setting-note-panels", "Which panels are shown, and the width of the right column in points.");
    coordinates: bool = true, Word("setting-note-coordinates", "Show coordinates around the board.");
    notation: String = "usual".into(),
        Word("setting-note-notation", "Coordinate notation: \"usual\", \"record\", \"numbers\", \"chinese\", \"relative\", \"other-side\", \"in-line\" or \"all-letters\".");
    move_numbers: String = "none".into(),
        Word("setting-note-move-numbers", "Which moves are numbered: \"none\", \"last\", \"last 5\" or \"all\".");
    next_moves: bool = true, Word("setting-note-next-moves", "Mark the next moves in the record, or the alternatives to the current move.");
    marked_moves: String = "record".into(),
        Word("setting-note-marked-moves", "Which moves to mark: \"record\" (as set in the record), \"following\" or \"instead\".");
    ghost: bool = true, Word("setting-note-ghost", "Show the piece or stone under the pointer before it is played.");
    snap: bool = true,
        Word("setting-note-snap", "Snap the selected piece to a legal position near the pointer; otherwise it stays under the pointer.");
    illegal_moves: bool = false, Word("setting-note-illegal-moves", "Record an illegal or out-of-turn placement of a piece without Shift.");
    hide_results: bool = false, Word("setting-note-hide-results", "Hide the result of a game until its last move.");
    equal_positions: String = "game".into(),
        Word("setting-note-equal-positions", "Where equal positions are looked for: \"off\", \"game\" or \"open\", \"game-turned\" or \"open-turned\" for turned boards too.");
    tree_grows: String = "right".into(), Word("setting-note-tree-grows", "Direction of the tree: \"right\" or \"down\".");
    wheel: String = "step".into(),
        Word("setting-note-wheel", "What the mouse wheel does over the board: \"step\" or \"zoom\". With Ctrl it does the other.");
    autoplay_seconds: f32 = 1.5, Word("setting-note-autoplay-seconds", "Seconds per move during autoplay.");
    one_window: bool = true, Word("setting-note-one-window", "Open files in the existing window when the program is started again.");
    reopen: bool = true, Word("setting-note-reopen", "Reopen at startup the tabs that were open when the window was closed.");
    motion: String = "system".into(), Word("setting-note-motion", "Smooth scrolling with the wheel: \"system\", \"reduced\" or \"usual\".");
    spoken: String = "usual".into(),
        Word("setting-note-spoken", "How much a screen reader announces for each node: \"short\", \"usual\" or \"full\".");
    painter: String = "auto".into(), Word("setting-note-painter", "The renderer: \"auto\", \"opengl\" or \"software\".");
    versions_of_all_files: u32 = 100,
        Word("setting-note-versions", "How many files to keep, for 90 days, as they were before they were first saved; 0 for none.");
    new_game: BTreeMap<String, String> = BTreeMap::new(),
        Word("setting-note-new-game", "The values last entered for a new game, by property: players, komi.");
    publish: BTreeMap<String, String> = BTreeMap::new(),
        Word("setting-note-publish", "What was chosen last when a record was published: its form, how much of it, what was left out.");
    study: BTreeMap<String, String> = BTreeMap::new(),
        Word("setting-note-study", "What was chosen last of studying: when it asks again, and how many new questions a day.");
    keys: BTreeMap<String, String> = BTreeMap::new(),
        Word("setting-note-keys", "Shortcuts that differ from the defaults, such as \"undo\": \"Ctrl+Z\". \"\" disables a shortcut.");
    recent: Recent = Recent::default(), Word("setting-note-recent", "Recently opened files, newest first, and your position in each.");
    session: Session = Session::default(), Word("setting-note-session", "The open tabs in order, and which one was in front.");
}

/// A field that was called otherwise before: what stands in a file under its old name is read, and stays there.
struct Renamed {
    before: &'static str,
    now: &'static str,
    /// Takes the value from other settings.
    take: fn(&mut Settings, Settings),
}

const RENAMED: [Renamed; 1] = [Renamed {
    before: "versions",
    now: "versions_of_all_files",
    take: |settings, read| settings.versions_of_all_files = read.versions_of_all_files,
}];

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
    /// The pieces left, in games that have pieces.
    pub pieces: bool,
    /// Width of the right column.
    pub width: f32,
    /// Share of the right column that the tree takes, 0 to 1.
    pub tree_share: f32,
}

impl Default for WindowPlace {
    fn default() -> Self {
        Self { width: 1280.0, height: 800.0, at: None, maximized: false }
    }
}

impl Default for Panels {
    fn default() -> Self {
        Self { tree: true, text: false, comment: true, info: true, pieces: true, width: 420.0, tree_share: 0.4 }
    }
}

/// Settings as loaded.
#[derive(Debug)]
pub struct Loaded {
    /// The values of the file, and defaults for the rest.
    pub settings: Settings,
    /// Messages for the user: a broken file was renamed, one could not be read, some values were ignored.
    pub notices: Vec<String>,
}

impl Loaded {
    /// The built-in values, and why.
    fn built_in(notice: String) -> Loaded {
        Loaded { settings: Settings::default(), notices: vec![notice] }
    }
}

impl Settings {
    /// Loads the settings; never fails. An invalid value gets its default, and stays in the file; an unparsable file is renamed to
    /// `settings.broken-N.ron`, and an overlong one is left alone. The notices name them.
    pub fn load(path: &Path) -> Loaded {
        let text = match read_text(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Loaded { settings: Self::default(), notices: Vec::new() };
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
        match understood(&text) {
            Ok((settings, others)) => {
                let (settings, long) = settings.sensible();
                let mut notices = Vec::new();
                if !others.is_empty() {
                    let names = language::list(others);
                    notices.push(say!(
                        "settings-built-in-instead",
                        "{path}: these settings are invalid, so their defaults are used: {names}",
                        path = path.display(),
                        names
                    ));
                }
                if !long.is_empty() {
                    let names = language::list(long);
                    notices.push(say!(
                        "settings-too-long",
                        "{path}: these settings are too long, and only a part of them counts: {names}",
                        path = path.display(),
                        names
                    ));
                }
                Loaded { settings, notices }
            }
            Err(error) => {
                let code = say!("not-understood", "syntax error ({cause})", cause = error.code.to_string());
                Self::aside(path, &say!("line", "line {line}: {code}", line = error.span.start.line, code))
            }
        }
    }

    /// The settings, for a stage of startup that cannot show messages yet: an unparsable file is left alone.
    pub fn peek(path: &Path) -> Settings {
        let settings = read_text(path).ok().and_then(|text| Some(understood(&text).ok()?.0));
        settings.unwrap_or_default().sensible().0
    }

    /// Numbers that make no sense, as a hand or another program may have written them, are the built-in ones; texts and lists are no
    /// longer than the [`budget`] has room for. Also returns the names of those that were.
    fn sensible(mut self) -> (Settings, Vec<String>) {
        let long = self.make_sensible();
        self.zoom = self.zoom.clamp(0.5, 4.0);
        self.autoplay_seconds = self.autoplay_seconds.clamp(0.05, 3600.0);
        (self, long)
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
        let found = match read_text(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            // Kept aside below.
            Err(error) if error.kind() == io::ErrorKind::InvalidData => "?".to_owned(),
            found => found.map_err(|error| file::WriteError::Other(path.into(), error))?,
        };
        // Broken by hand while the program was running: do not overwrite it.
        let known = understood(&found).is_ok();
        if !known && !found.trim().is_empty() {
            keep_aside(path).map_err(|error| file::WriteError::Other(path.into(), error))?;
        }
        let text = match known {
            true => found,
            false => {
                format!("{}()\n", HEAD.map(|line| format!("// {}\n", language::in_english(|| line.said()))).concat())
            }
        };
        let there = ron_text::fields(&text).unwrap_or_default();
        let stands = |name: &str| there.iter().any(|(field, _)| field == name);
        let (old, new, usual) = (before.written(), self.written(), Settings::default().written());
        let changed = old.iter().zip(&new).zip(&usual).filter_map(|((old, new), usual)| {
            let renamed = RENAMED.iter().find(|field| field.now == new.0 && !stands(field.now) && stands(field.before));
            let name = renamed.map_or(new.0.as_str(), |field| field.before);
            (if stands(name) { old != new } else { new != usual }).then_some((name, &new.1))
        });
        let changed: Vec<_> = changed
            .map(|(name, value)| {
                let note = NOTES
                    .iter()
                    .find(|(field, _)| *field == name)
                    .map_or("", |(_, note)| language::in_english(|| note.said()));
                ron_text::Field { name, value, note }
            })
            .collect();
        let text = in_language(ron_text::set(&text, &changed), self);
        // Nothing is written that the next start would not read.
        if text.len() as u64 > budget::SETTINGS {
            return Err(file::WriteError::Other(path.into(), budget::too_long(budget::SETTINGS)));
        }
        if let Some(folder) = path.parent() {
            Folder::make(folder).map_err(|error| file::WriteError::Other(path.into(), error))?;
        }
        // Somebody else's settings are not these, whatever they are called.
        if disk::look(path).is_ok_and(|about| !About::of(&about).is_own()) {
            return Err(file::WriteError::Protected(path.into()));
        }
        let terms = Terms { guard: Guard::Anything, readers: Readers::Owner, rescue };
        save::write_watched(path, text.as_bytes(), terms, |_| true).map(|_| ())
    }

    /// Every field and its value as RON.
    fn written(&self) -> Vec<(String, String)> {
        let pretty = ron::ser::PrettyConfig::new().depth_limit(4).compact_arrays(false).new_line("\n");
        let text = ron::ser::to_string_pretty(self, pretty).unwrap_or_default();
        let fields = ron_text::fields(&text).unwrap_or_default();
        fields.into_iter().map(|(name, value)| (name, text[value].to_owned())).collect()
    }
}

/// Values that a user or another program may have written.
trait Written: Sized {
    /// A number that is none becomes the usual one, a text that is too long as well, and of a list what there is room for stays. Returns
    /// whether something was too long.
    fn make_sensible(&mut self, _usual: Self) -> bool {
        false
    }
}

impl Written for bool {}
impl Written for u32 {}

impl Written for f32 {
    fn make_sensible(&mut self, usual: f32) -> bool {
        *self = if self.is_finite() { *self } else { usual };
        false
    }
}

impl Written for String {
    fn make_sensible(&mut self, usual: String) -> bool {
        let long = self.len() > budget::WORD;
        if long {
            *self = usual;
        }
        long
    }
}

impl Written for BTreeMap<String, String> {
    fn make_sensible(&mut self, _: Self) -> bool {
        let before = self.len();
        self.retain(|name, text| name.len().max(text.len()) <= budget::WORD);
        while self.len() > budget::KEYS {
            self.pop_last();
        }
        self.len() < before
    }
}

impl Written for Recent {
    fn make_sensible(&mut self, _: Recent) -> bool {
        self.shorten()
    }
}

impl Written for Panels {
    fn make_sensible(&mut self, usual: Panels) -> bool {
        self.width.make_sensible(usual.width);
        self.tree_share.make_sensible(usual.tree_share);
        self.width = self.width.clamp(100.0, 4000.0);
        self.tree_share = self.tree_share.clamp(0.0, 1.0);
        false
    }
}

impl Written for WindowPlace {
    fn make_sensible(&mut self, usual: WindowPlace) -> bool {
        self.width.make_sensible(usual.width);
        self.height.make_sensible(usual.height);
        (self.width, self.height) = (self.width.clamp(100.0, 20_000.0), self.height.clamp(100.0, 20_000.0));
        self.at = self.at.filter(|(x, y)| x.is_finite() && y.is_finite());
        false
    }
}

impl Written for Session {
    fn make_sensible(&mut self, _: Session) -> bool {
        let fits = |file: &PathBuf| file.as_os_str().len() <= budget::PATH;
        let before = self.files.len();
        self.files.truncate(budget::ENTRIES);
        self.files.retain(fits);
        self.front = self.front.take().filter(fits);
        self.files.len() < before
    }
}

/// The settings in a text, and the names of fields whose values are invalid.
///
/// # Errors
/// If the text is no settings file.
fn understood(text: &str) -> Result<(Settings, Vec<String>), ron::error::SpannedError> {
    let (mut settings, mut others) = in_todays_names(text)?;
    let fields = ron_text::fields(text).unwrap_or_default();
    let value = |name: &str| fields.iter().find(|(field, _)| field == name).map(|(_, value)| &text[value.clone()]);
    for Renamed { before, now, take } in RENAMED {
        if let Some(older) = value(before).filter(|_| value(now).is_none()) {
            match ron::from_str(&format!("({now}: {older})")) {
                Ok(read) => take(&mut settings, read),
                Err(_) => others.push(before.to_owned()),
            }
        }
    }
    Ok((settings, others))
}

/// The same, without fields under their former names.
fn in_todays_names(text: &str) -> Result<(Settings, Vec<String>), ron::error::SpannedError> {
    let error = match ron::from_str(text) {
        Ok(settings) => return Ok((settings, Vec::new())),
        Err(error) => error,
    };
    // Fields of other versions are ignored; duplicate fields are a user's mistake.
    let is_known = |(name, _): &(String, Range<usize>)| NOTES.iter().any(|(field, _)| field == name);
    let Some(mut fields) = ron_text::fields(text) else { return Err(error) };
    fields.retain(is_known);
    if fields.len() > NOTES.len() {
        return Err(error);
    }
    let alone = |(name, value): &(String, Range<usize>)| format!("{name}: {}", &text[value.clone()]);
    let read = |fields: &[String]| ron::from_str::<Settings>(&format!("({})", fields.join(",")));
    let (good, others): (Vec<_>, Vec<_>) = fields.iter().partition(|field| read(&[alone(field)]).is_ok());
    let settings = read(&good.into_iter().map(alone).collect::<Vec<_>>()).map_err(|_| error)?;
    Ok((settings, others.into_iter().map(|(name, _)| name.clone()).collect()))
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
