//! The page of studied collections: what is due in each, a calendar of answers, and a button to add a folder.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::PathBuf;
use std::time::Duration;

use egui::accesskit::{Live, Role};
use egui::{Key, RichText, Ui, vec2};

use crate::app::dialogs::path::expand;
use crate::app::look::controls::{quiet, set_name};
use crate::app::look::{GRID, Palette, form, words};
use crate::app::platform::Background;
use crate::app::platform::file_dialogs::{DialogAnswer, FileDialog, has_dialogs, suffixes};
use crate::app::study::calendar::calendar;
use crate::app::study::choice::{Count, count_of_all, counted_words};
use crate::app::study::gather::{ReadLog, StudySource, gather};
use crate::app::study::page::{LOOKING, button, button_of, small_button};
use crate::app::study::starters::{source_of, starter_title};
use crate::language::{self, StaticText};
use crate::store::file::cause;
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
    home: Option<Home>,
    /// A collection is being taken off the list: its place, and whether it is.
    removing: Option<Background<(PathBuf, io::Result<()>)>>,
    /// What came of that.
    message: Option<String>,
}

impl Collections {
    /// Begins to look.
    pub fn new(ctx: &egui::Context, home: Option<Home>, open: Option<PathBuf>, new_a_day: usize) -> Collections {
        let (now, looked) = (Moment::now(), home.clone());
        let looking =
            Some(Background::begin(ctx, crate::store::disk::along(move || look(looked.as_ref(), now, new_a_day))));
        let (found, typed) = (KnownFolders::default(), String::new());
        let (dialog, refused, removing, message) = (None, false, None, None);
        Collections { looking, found, dialog, typed, today: now.day(), refused, open, home, removing, message }
    }

    /// Draws it.
    pub fn show(&mut self, ui: &mut Ui) -> Option<Wanted> {
        self.found =
            Background::taken(&mut self.looking, Duration::ZERO).unwrap_or_else(|| std::mem::take(&mut self.found));
        self.follow_removing(ui.ctx());
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
        let mut removed = None;
        for (index, known) in self.found.known.iter().enumerate() {
            match row(ui, known, index == 0) {
                Some(RowAction::GoOn) => wanted = Some(known.collection.wanted()),
                Some(RowAction::Remove) => removed = Some(index),
                None => {}
            }
        }
        if let Some(index) = removed {
            self.remove(ui.ctx(), index);
        }
        if let Some(message) = &self.message {
            let label = ui.label(RichText::new(message).size(13.0).color(Palette::of(ui).quiet));
            ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(Live::Polite));
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

    /// Takes a collection off the list; what was learned stays beside its records.
    fn remove(&mut self, ctx: &egui::Context, index: usize) {
        let known = self.found.known.get(index).map(|known| &known.collection);
        let (Some(Collection::Place(place)), Some(home), None) = (known, self.home.clone(), &self.removing) else {
            return;
        };
        let place = place.clone();
        let remove = move || {
            let removed = progress::forget(&home, &place).map(drop);
            (place, removed)
        };
        self.removing = Some(Background::begin(ctx, crate::store::disk::along(remove)));
    }

    /// Says what came of that.
    fn follow_removing(&mut self, ctx: &egui::Context) {
        let Some((place, removed)) = Background::taken(&mut self.removing, Duration::ZERO) else { return };
        let name = words::file_name(&place);
        self.message = Some(match removed {
            Ok(()) => {
                self.found
                    .known
                    .retain(|known| !matches!(&known.collection, Collection::Place(known) if *known == place));
                say!(
                    "study-removed-from-list",
                    "{name} is no more on the list. What was learned there stays, and counts when it is studied again.",
                    name
                )
            }
            Err(error) => language::with_colon(name, cause(&error)),
        });
        // The button is gone, and the next row has the keyboard.
        ctx.memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.surrender_focus(id)));
        ctx.request_repaint();
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

/// What is done with a collection of the list.
enum RowAction {
    /// To continue with it.
    GoOn,
    /// To take it off the list.
    Remove,
}

/// Draws a collection. Returns what is to be done with it.
fn row(ui: &mut Ui, known: &Known, first: bool) -> Option<RowAction> {
    let palette = Palette::of(ui);
    let mut action = None;
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
        let width = (ui.available_width() - 300.0).max(80.0);
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
        let full = language::with_colon(word, language::sentences([name.clone(), says]));
        set_name(&response, Role::Button, || &full);
        if first && ui.memory(|memory| memory.focused()).is_none() {
            response.request_focus();
        }
        if response.clicked() {
            action = Some(RowAction::GoOn);
        }
        if matches!(known.collection, Collection::Place(_)) {
            let word = StaticText("study-remove-from-list", "Remove from the list");
            let response = small_button(ui, word, "");
            let full = language::with_colon(word, &name);
            set_name(&response, Role::Button, || &full);
            if response.clicked() {
                action = Some(RowAction::Remove);
            }
        }
    });
    ui.add_space(GRID);
    action
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
