//! The page of studied collections: what is due in each, a calendar of answers, and a button to add a folder.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::time::Duration;

use egui::accesskit::Role;
use egui::{Key, RichText, Ui, vec2};

use crate::app::dialogs::path::expand;
use crate::app::look::controls::{quiet, set_name};
use crate::app::look::{GRID, Palette, form, words};
use crate::app::platform::Background;
use crate::app::platform::file_dialogs::{DialogAnswer, FileDialog, has_dialogs, suffixes};
use crate::app::study::calendar::calendar;
use crate::app::study::choice::{Count, count_of_all, counted_words};
use crate::app::study::gather::{ReadLog, StudySource, gather};
use crate::app::study::page::{LOOKING, button, button_of};
use crate::app::study::starters::{source_of, starter_title};
use crate::language::{self, StaticText};
use crate::store::{Home, progress};
use crate::study::log::Learned;
use crate::study::{Mode, Moment, STARTERS, Schedule, Starter};

/// So many collections are listed.
const MOST: usize = 20;

/// A request of the user.
pub enum Wanted {
    /// To study this folder or record.
    Place(PathBuf),
    /// To study problems that come with the program.
    Starter(&'static Starter),
    /// To leave.
    Leave,
}

/// Where a collection is.
enum Collection {
    Place(PathBuf),
    Starter(&'static Starter),
}

impl Collection {
    fn name(&self) -> String {
        match self {
            Collection::Place(place) => words::file_name(place),
            Collection::Starter(starter) => starter_title(starter),
        }
    }

    fn wanted(&self) -> Wanted {
        match self {
            Collection::Place(place) => Wanted::Place(place.clone()),
            Collection::Starter(starter) => Wanted::Starter(starter),
        }
    }
}

/// A collection that was studied before.
struct Known {
    collection: Collection,
    due: usize,
    new: usize,
    /// How many there are to do today.
    now: usize,
    /// What is counted.
    counted: String,
}

impl Known {
    fn new(collection: Collection, count: Count, modes: &[(Mode, Count)]) -> Known {
        Known { collection, due: count.due, new: count.new, now: count.now, counted: counted_words(modes) }
    }
}

/// The known folders.
#[derive(Default)]
struct KnownFolders {
    known: Vec<Known>,
    /// Problems that come with the program and were not studied yet.
    starters: Vec<&'static Starter>,
    days: BTreeMap<i64, u32>,
}

/// The page.
pub struct Collections {
    looking: Option<Background<KnownFolders>>,
    found: KnownFolders,
    dialog: Option<Background<DialogAnswer>>,
    typed: String,
    today: i64,
    refused: bool,
    /// The folder of the record that is open.
    open: Option<PathBuf>,
}

impl Collections {
    /// Begins to look.
    pub fn new(ctx: &egui::Context, home: Option<Home>, open: Option<PathBuf>, new_a_day: usize) -> Collections {
        let now = Moment::now();
        let looking =
            Some(Background::begin(ctx, crate::store::disk::along(move || look(home.as_ref(), now, new_a_day))));
        let (found, typed) = (KnownFolders::default(), String::new());
        Collections { looking, found, dialog: None, typed, today: now.day(), refused: false, open }
    }

    /// Draws it.
    pub fn show(&mut self, ui: &mut Ui) -> Option<Wanted> {
        self.found =
            Background::taken(&mut self.looking, Duration::ZERO).unwrap_or_else(|| std::mem::take(&mut self.found));
        let mut wanted = None;
        if self.looking.is_some() {
            quiet(ui, LOOKING.localized());
        } else if self.found.known.is_empty() {
            ui.label(
                StaticText(
                    "study-no-collections",
                    "Choose a folder of problems, openings or games. Your progress is saved next to them.",
                )
                .localized(),
            );
        }
        for (index, known) in self.found.known.iter().enumerate() {
            if row(ui, known, index == 0) {
                wanted = Some(known.collection.wanted());
            }
        }
        if self.looking.is_none() {
            wanted = wanted.or(self.offers(ui));
        }
        if !self.found.days.is_empty() {
            ui.add_space(2.0 * GRID);
            calendar(ui, &self.found.days, self.today);
        }
        ui.add_space(2.0 * GRID);
        let chosen = self.other_folder(ui);
        ui.add_space(GRID);
        let leaves = button(ui, words::CLOSE, "Esc", false).clicked();
        wanted.or(chosen.map(Wanted::Place)).or(leaves.then_some(Wanted::Leave))
    }

    /// What can be studied without looking for it: the folder of the open record, and what comes with the program.
    fn offers(&self, ui: &mut Ui) -> Option<Wanted> {
        let is_it =
            |known: &Known, folder: &PathBuf| matches!(&known.collection, Collection::Place(place) if place == folder);
        let is_known = |folder: &&PathBuf| self.found.known.iter().any(|known| is_it(known, folder));
        let mut wanted = None;
        if let Some(folder) = self.open.as_ref().filter(|folder| !is_known(folder)) {
            let name = words::file_name(folder);
            let usual = self.found.known.is_empty();
            let word = say!("study-open-folder", "Study this folder: {name}", name);
            if button_of(ui, &word, usual).clicked() {
                wanted = Some(Wanted::Place(folder.clone()));
            }
            ui.add_space(GRID);
        }
        ui.horizontal_wrapped(|ui| {
            for starter in &self.found.starters {
                if button_of(ui, &starter_title(starter), false).clicked() {
                    wanted = Some(Wanted::Starter(starter));
                }
            }
        });
        ui.add_space(GRID);
        wanted
    }

    /// The choice of a folder not studied yet: by the system's dialog if there is one, and by its path.
    fn other_folder(&mut self, ui: &mut Ui) -> Option<PathBuf> {
        let chosen = match Background::taken(&mut self.dialog, Duration::ZERO) {
            Some(DialogAnswer::Files(files)) => files.into_iter().next(),
            _ => None,
        };
        let usual = self.found.known.is_empty();
        let word = StaticText("study-choose-folder", "Choose a folder…");
        if has_dialogs() && button(ui, word, "", usual).clicked() && self.dialog.is_none() {
            let dialog = FileDialog { is_folder: true, ..FileDialog::of(word, words::RECORDS, suffixes()) }.begin();
            self.dialog = Some(Background::begin(ui.ctx(), dialog));
        }
        let label = StaticText("study-path", "Path of a folder or a record").localized();
        let typed = form::text(ui, label, label, &mut self.typed, None);
        // Before the keyboard comes back here.
        let entered = typed.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let has_path = !self.typed.trim().is_empty();
        let opens = has_path && button(ui, StaticText("study-go-on", "Go on"), "", usual).clicked();
        if usual && !has_dialogs() && self.looking.is_none() && ui.memory(|memory| memory.focused()).is_none() {
            typed.request_focus();
        }
        if has_path && (entered || opens) {
            let path = expand(self.typed.trim());
            self.refused = !path.exists();
            if !self.refused {
                return Some(path);
            }
        }
        if self.refused {
            form::alarm(ui, StaticText("study-no-such-place", "This path does not exist.").localized());
        }
        chosen
    }
}

/// Draws a collection. Returns whether to continue with it.
fn row(ui: &mut Ui, known: &Known, first: bool) -> bool {
    let palette = Palette::of(ui);
    let mut goes_on = false;
    let name = known.collection.name();
    let says = say!("study-counts-here", "{due} due today, {new} new", due = known.due, new = known.new);
    let says = match known.counted.as_str() {
        "" => says,
        counted => format!("{says} ({counted})"),
    };
    ui.horizontal(|ui| {
        let due = RichText::new(known.now.to_string()).size(28.0);
        let colour = if known.now > 0 { palette.accent } else { palette.quiet };
        // What there is to do today stands large.
        ui.add_sized(vec2(56.0, 44.0), egui::Label::new(due.color(colour)));
        let width = (ui.available_width() - 140.0).max(80.0);
        ui.allocate_ui(vec2(width, 44.0), |ui| {
            ui.set_min_width(width);
            ui.vertical(|ui| {
                ui.add(egui::Label::new(RichText::new(&name).size(16.0)).truncate());
                ui.add(egui::Label::new(RichText::new(&says).size(13.0).color(palette.quiet)).wrap());
            });
        });
        let word = StaticText("study-go-on", "Go on");
        let response = button(ui, word, "", first);
        // Several rows have the same button, so the accessible name includes the row.
        let full = language::with_colon(word, language::sentences([name, says]));
        set_name(&response, Role::Button, || &full);
        if first && ui.memory(|memory| memory.focused()).is_none() {
            response.request_focus();
        }
        goes_on = response.clicked();
    });
    ui.add_space(GRID);
    goes_on
}

/// Adds the answers of each day in a log.
fn add_days(days: &mut BTreeMap<i64, u32>, learned: &Learned) {
    for (day, (answers, _)) in &learned.days {
        *days.entry(*day).or_default() += answers;
    }
}

/// Looks at what was studied before, the last first.
fn look(home: Option<&Home>, now: Moment, new_a_day: usize) -> KnownFolders {
    let mut found = KnownFolders::default();
    let mut places: Vec<PathBuf> = Vec::new();
    for place in home.map(progress::remembered).unwrap_or_default().into_iter().rev() {
        let place = place.canonicalize().unwrap_or(place);
        if places.len() < MOST && !places.contains(&place) && place.exists() {
            places.push(place);
        }
    }
    let when = (now, Schedule::Fsrs);
    let mut folders: BTreeSet<PathBuf> = BTreeSet::new();
    for place in places {
        let is_folder = place.is_dir();
        let source = if is_folder { StudySource::Folder(place.clone()) } else { StudySource::File(place.clone()) };
        let (counted, modes) = count_of_all(&gather(&source, home, when), new_a_day);
        // The answers of a folder are counted once, however many of its records were studied, or folders that hold it.
        for folder in source.folders() {
            if folders.insert(folder.clone()) {
                add_days(&mut found.days, &ReadLog::of_folder(&folder, home, when));
            }
        }
        found.known.push(Known::new(Collection::Place(place), counted, &modes));
    }
    for (number, starter) in STARTERS.iter().enumerate() {
        let gathered = gather(&source_of(starter), home, when);
        // Records without a file have one log.
        if number == 0 {
            add_days(&mut found.days, &gathered.learned);
        }
        let (counted, modes) = count_of_all(&gathered, new_a_day);
        match counted.new == counted.all {
            true => found.starters.push(starter),
            false => found.known.push(Known::new(Collection::Starter(starter), counted, &modes)),
        }
    }
    found
}
