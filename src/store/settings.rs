//! What the user chose: one readable RON file, explained field by field.
//!
//! Saving changes the values that changed and nothing else: comments, order and fields of other versions stay. What has its built-in
//! value is not written, unless it stands there already: where a later version has another, it counts.
//! A file that cannot be understood is kept aside under another name and never overwritten.

use std::collections::BTreeMap;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::disk::{self, About, Access, Folder, OwnFolder, Readers};
use super::recent::Recent;
use super::save::{self, Guard, Terms};
use super::{budget, file, ron_text};
use crate::language;

mod notes;

use notes::{HEAD, NOTES, in_language};

/// The settings. A new field needs a value in `Default` and a line in the table of notes; a text or a number also one in `sensible`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// `system`, `light`, `dark`, or the name of a theme.
    pub appearance: String,
    /// The theme of the board; empty for the one that goes with `appearance`.
    pub board_theme: String,
    /// `system`, or the tag of a language: `de`, `zh-Hant`.
    pub language: String,
    /// Factor on the size of everything.
    pub zoom: f32,
    /// Size and place of the window.
    pub window: WindowPlace,
    /// Which panels are shown, and their sizes.
    pub panels: Panels,
    /// Coordinates around the board.
    pub coordinates: bool,
    /// What places are called: `usual`, `record`, `numbers`, `chinese`, `relative`, `other-side`,
    /// `in-line` or `all-letters`.
    pub notation: String,
    /// Which moves show their number: `none`, `last`, `last N`, or `all`.
    pub move_numbers: String,
    /// Marks on the moves that follow, or on those played instead.
    pub next_moves: bool,
    /// Which of them: `record`, `following` or `instead`.
    pub marked_moves: String,
    /// The piece or stone under the pointer before it is played.
    pub ghost: bool,
    /// Whether the piece in hand goes to a legal place near the pointer.
    pub snap: bool,
    /// Whether moves that break a rule are recorded without being asked for by Shift.
    pub illegal_moves: bool,
    /// Whether how a game ended is told only at the end of a line.
    pub hide_results: bool,
    /// Where equal positions are looked for: `game`, `game-turned`, `open` or `open-turned`.
    pub equal_positions: String,
    /// Which way the tree grows: `right` or `down`.
    pub tree_grows: String,
    /// What the wheel does over the board: `step`, or `zoom`; with Ctrl the other.
    pub wheel: String,
    /// Seconds a move while playing through.
    pub autoplay_seconds: f32,
    /// Whether a second start hands its files to the window that is open.
    pub one_window: bool,
    /// Whether what was open is opened again at the start.
    pub reopen: bool,
    /// Whether the wheel glides: `system`, `reduced` or `usual`.
    pub motion: String,
    /// How much a screen reader is told of each node: `short`, `usual` or `full`.
    pub spoken: String,
    /// `auto`, `opengl` or `software`.
    pub painter: String,
    /// How many earlier versions of all files together are kept; 0 for none.
    pub versions_of_all_files: u32,
    /// What was said last of a new game, by the property: players, komi.
    pub new_game: BTreeMap<String, String>,
    /// What was chosen last when a record was published: its form, how much of it, what was left out.
    pub publish: BTreeMap<String, String>,
    /// What was chosen last of studying: the schedule, and how many new questions a day.
    pub study: BTreeMap<String, String>,
    /// Shortcuts that differ from the built-in ones, by the name of the command.
    pub keys: BTreeMap<String, String>,
    /// The files opened last.
    pub recent: Recent,
    /// What was open.
    pub session: Session,
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

/// What was open.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Session {
    /// Absolute paths, in the order of the tabs; behind them those that no start opened yet because there were too many.
    pub files: Vec<PathBuf>,
    /// The one in front.
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
    /// Left and top edge in points, where the platform tells.
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

impl Default for Settings {
    fn default() -> Self {
        Self {
            appearance: "system".into(),
            board_theme: String::new(),
            language: "system".into(),
            zoom: 1.0,
            window: WindowPlace::default(),
            panels: Panels::default(),
            coordinates: true,
            notation: "usual".into(),
            move_numbers: "none".into(),
            next_moves: true,
            marked_moves: "record".into(),
            ghost: true,
            snap: true,
            illegal_moves: false,
            hide_results: false,
            equal_positions: "game".into(),
            tree_grows: "right".into(),
            wheel: "step".into(),
            autoplay_seconds: 1.5,
            one_window: true,
            reopen: true,
            motion: "system".into(),
            spoken: "usual".into(),
            painter: "auto".into(),
            versions_of_all_files: 100,
            new_game: BTreeMap::new(),
            publish: BTreeMap::new(),
            study: BTreeMap::new(),
            keys: BTreeMap::new(),
            recent: Recent::default(),
            session: Session::default(),
        }
    }
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

/// The settings as they were found on the disk.
#[derive(Debug)]
#[non_exhaustive]
pub struct Loaded {
    /// What the file says, and the built-in values for the rest.
    pub settings: Settings,
    /// What the user should be told: a broken file was kept aside, one could not be read, not all of it counts.
    pub notices: Vec<String>,
}

impl Loaded {
    /// The built-in values, and why.
    fn built_in(notice: String) -> Loaded {
        Loaded { settings: Settings::default(), notices: vec![notice] }
    }
}

impl Settings {
    /// Reads the settings; never fails. A value that cannot be understood is the built-in one, and stays where it is; a file that cannot
    /// be understood at all is renamed to `settings.broken-N.ron`, and one that is longer than settings are stays where it is. The
    /// notices name them.
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

    /// What the file says, for a start that cannot tell the user anything yet: a file that cannot be understood stays where it is.
    pub fn peek(path: &Path) -> Settings {
        let settings = read_text(path).ok().and_then(|text| Some(understood(&text).ok()?.0));
        settings.unwrap_or_default().sensible().0
    }

    /// Numbers that make no sense, as a hand or another program may have written them, are the built-in ones; texts and lists are no
    /// longer than the [`budget`] has room for. Also returns the names of those that were.
    fn sensible(mut self) -> (Settings, Vec<String>) {
        let usual = Settings::default();
        let keep = |value: &mut f32, usual: f32, range: std::ops::RangeInclusive<f32>| {
            *value = if value.is_finite() { value.clamp(*range.start(), *range.end()) } else { usual };
        };
        keep(&mut self.zoom, usual.zoom, 0.5..=4.0);
        keep(&mut self.autoplay_seconds, usual.autoplay_seconds, 0.05..=3600.0);
        keep(&mut self.panels.width, usual.panels.width, 100.0..=4000.0);
        keep(&mut self.panels.tree_share, usual.panels.tree_share, 0.0..=1.0);
        keep(&mut self.window.width, usual.window.width, 100.0..=20_000.0);
        keep(&mut self.window.height, usual.window.height, 100.0..=20_000.0);
        self.window.at = self.window.at.filter(|(x, y)| x.is_finite() && y.is_finite());
        let word = |value: &mut String, usual: String| {
            let long = value.len() > budget::WORD;
            if long {
                *value = usual;
            }
            long
        };
        let long = [
            ("appearance", word(&mut self.appearance, usual.appearance)),
            ("board_theme", word(&mut self.board_theme, usual.board_theme)),
            ("language", word(&mut self.language, usual.language)),
            ("notation", word(&mut self.notation, usual.notation)),
            ("move_numbers", word(&mut self.move_numbers, usual.move_numbers)),
            ("marked_moves", word(&mut self.marked_moves, usual.marked_moves)),
            ("equal_positions", word(&mut self.equal_positions, usual.equal_positions)),
            ("tree_grows", word(&mut self.tree_grows, usual.tree_grows)),
            ("wheel", word(&mut self.wheel, usual.wheel)),
            ("motion", word(&mut self.motion, usual.motion)),
            ("spoken", word(&mut self.spoken, usual.spoken)),
            ("painter", word(&mut self.painter, usual.painter)),
            ("new_game", shorten(&mut self.new_game)),
            ("publish", shorten(&mut self.publish)),
            ("study", shorten(&mut self.study)),
            ("keys", shorten(&mut self.keys)),
            ("recent", self.recent.shorten()),
            ("session", self.session.shorten()),
        ];
        (self, long.into_iter().filter(|(_, long)| *long).map(|(name, _)| name.to_owned()).collect())
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
        // Broken by hand while the program ran: not ours to overwrite.
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

/// No more texts than there is room for, and none longer than any is. Whether there were.
fn shorten(texts: &mut BTreeMap<String, String>) -> bool {
    let before = texts.len();
    texts.retain(|name, text| name.len().max(text.len()) <= budget::WORD);
    while texts.len() > budget::KEYS {
        texts.pop_last();
    }
    texts.len() < before
}

impl Session {
    /// The same with the list of files.
    fn shorten(&mut self) -> bool {
        let fits = |file: &PathBuf| file.as_os_str().len() <= budget::PATH;
        let before = self.files.len();
        self.files.truncate(budget::ENTRIES);
        self.files.retain(fits);
        self.front = self.front.take().filter(fits);
        self.files.len() < before
    }
}

/// What a text says, and the names of the fields whose values cannot be understood.
///
/// # Errors
/// Where it is no settings file at all.
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

/// The same, without what stands under names that fields had before.
fn in_todays_names(text: &str) -> Result<(Settings, Vec<String>), ron::error::SpannedError> {
    let error = match ron::from_str(text) {
        Ok(settings) => return Ok((settings, Vec::new())),
        Err(error) => error,
    };
    // What other versions know is not looked at, and what stands there twice is a mistake of somebody's.
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
