//! Opens records: from files, from text, new ones, and those handed over by other modules and programs.

use std::path::{Path, PathBuf};

use egui::{Context, ViewportCommand};

use crate::app::App;
use crate::app::bars::progress::FileWork;
use crate::app::context::{PathFor, Question, folder};
use crate::app::dialogs::folder::FolderList;
use crate::app::dialogs::new_game;
use crate::app::dialogs::path::home_folder;
use crate::app::look::words;
use crate::app::platform::file_dialogs::{FileDialog, has_dialogs, suffixes};
use crate::app::records::files::{OpenOptions, Read, is_one_path};
use crate::app::records::place::read_swaps;
use crate::app::records::{Patience, Tab, Task};
use crate::edit::{Command, Incoming, Workspace};
use crate::game::Summary;
use crate::language::StaticText;
use crate::record::Document;
use crate::store::disk::Readers;
use crate::store::given::{NoFile, file_of};
use crate::store::{Given, disk, rescue};

/// Records up to this size are read at once, larger ones while the window goes on.
pub(super) const AT_ONCE: u64 = 4 << 20;

impl App {
    /// Opens records, a tab each.
    pub fn open_files(&mut self, paths: Vec<PathBuf>) {
        for path in paths {
            self.open(path);
        }
        self.keep_in_front();
    }

    /// Opens what the program was started with, a tab each. A record that is not in a file counts as unsaved.
    pub fn open_given(&mut self, given: Vec<Given>) {
        for one in given {
            match one {
                Given::File(path) => self.open(path),
                Given::Link(link) => self.open_untitled(link.into_bytes()),
                Given::Input(bytes) => self.open_untitled(bytes),
            }
        }
        self.keep_in_front();
    }

    fn open_untitled(&mut self, text: Vec<u8>) {
        self.open_text(&self.desk.untaken(&words::UNTITLED), text, false);
    }

    /// Opens what is named by paths, addresses of files or links.
    pub(super) fn open_named(&mut self, names: &[String]) {
        for name in names {
            match file_of(name.as_ref()) {
                Ok(path) => self.open(path),
                Err(NoFile::Web(link)) if self.incoming(link.as_bytes()).is_some() => {
                    self.open_untitled(link.into_bytes());
                }
                Err(why) => self.notices.failure(why.to_string()),
            }
        }
        self.keep_in_front();
    }

    /// Finishes what a killed program left half written, and tells; what cannot be finished unasked is asked about.
    pub(super) fn settle(&mut self) {
        let Some(home) = &self.options.home else { return };
        let settled = rescue::settle(&home.rescue());
        settled.messages.into_iter().for_each(|line| self.notices.failure(line));
        self.offer(settled.offered);
    }

    /// As [`open_text`](App::open_text), for these readers and no others.
    pub(super) fn open_text_for(&mut self, title: &str, bytes: Vec<u8>, is_sample: bool, readers: Readers) {
        let first = self.desk.next_number();
        self.open_text(title, bytes, is_sample);
        self.desk.tabs.iter_mut().filter(|tab| tab.number >= first).for_each(|tab| tab.file.readers = readers);
    }

    /// Opens a record, or brings the tab that has it to the front. A folder is listed.
    pub(super) fn open(&mut self, path: PathBuf) {
        self.follow_descriptions();
        if path.is_dir() {
            return self.dialogs.open(FolderList::new(path));
        }
        if let Some(open) = self.desk.index_of_file(&path) {
            self.desk.front = Some(open);
            return;
        }
        self.read(path, None);
    }

    /// Reads a file, to where one was in it: for a tab of its own, or for that of the record with this number.
    fn read(&mut self, path: PathBuf, instead: Option<u64>) {
        self.settle();
        let length = path.metadata().map_or(0, |data| data.len());
        let place = self.settings.recent.place(&path).map(|(game, place)| (game, place.to_owned()));
        let patience = if length > AT_ONCE { Patience::Nothing } else { Patience::Whole };
        let is_it = |work: &FileWork| work.record.is_none() && is_one_path(&work.path, &path);
        // Ignore a second request for the same file.
        if patience == Patience::Whole || !self.files.under_way().any(is_it) {
            self.read_as(path, OpenOptions { place, instead, at_question: true, ..OpenOptions::default() }, patience);
        }
    }

    /// Reads a file in this way: for a tab of its own, or for that of a record.
    pub(super) fn read_as(&mut self, path: PathBuf, how: OpenOptions, patience: Patience) {
        let task = Task { patience, ..Task::on(&path, words::reading(&path)) };
        let (file, instead) = (path.clone(), how.instead);
        self.work(
            task,
            move |progress| Read::of_file(&file, &how, progress),
            move |app, read| match read.unwrap_or_else(|| Err(words::broken(&path))) {
                Ok(read) => app.opened(path, read, instead),
                Err(why) => app.not_opened(&path, why),
            },
        );
    }

    fn not_opened(&mut self, path: &Path, why: String) {
        self.settings.recent.forget(path);
        self.notices.failure(why);
    }

    /// A file was read: it gets a tab, or the tab of the record with this number.
    fn opened(&mut self, path: PathBuf, read: Read, instead: Option<u64>) {
        let Read { workspace, faults, stamp, protected, made } = read;
        if workspace.document().tree().games().next().is_none() {
            return self.not_opened(&path, words::no_record(&path));
        }
        if let Some(source) = made {
            // The file stays what it is; the record has none yet, and nothing is lost with it until it is changed.
            let note = words::made_of(&path, &source, &faults);
            let tab = match self.tab_for(workspace, instead) {
                Ok(tab) => tab,
                Err(why) => return self.notices.failure(why),
            };
            tab.faults = faults;
            tab.title = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            tab.file.made_of = Some(path.clone());
            tab.file.readers = Readers::of(&path);
            self.notices.note(note);
            self.settings.recent.opened(&path);
            return self.save_settings();
        }
        if let Some(number) = instead
            && self.desk.tabs.iter().any(|tab| tab.number == number && tab.file.is_of(&path))
        {
            let read = Read { workspace, faults, stamp, protected, made };
            let taken = self.replaced(instead).map_err(str::to_owned).and_then(|_| self.take_instead(number, read));
            return taken.unwrap_or_else(|why| self.notices.failure(why));
        }
        let before = self.desk.number_in_front();
        let swaps = self.settings.recent.swaps(&path).to_vec();
        let tab = match self.tab_for(workspace, instead) {
            Ok(tab) => tab,
            Err(why) => return self.notices.failure(why),
        };
        let number = tab.number;
        tab.faults = faults;
        tab.file.path = Some(path.clone());
        tab.file.stamp = Some(stamp);
        tab.file.merged.clear();
        tab.file.protected = protected;
        tab.file.readers = Readers::of(&path);
        read_swaps(&mut tab.workspace, &swaps);
        if let Some(page) = &mut self.pages.study {
            page.note_opened(words::file_name(&path));
        }
        self.settings.recent.opened(&path);
        self.stay_behind(&path, number, before);
        self.save_settings();
    }

    /// The tab that a file which was read is shown in instead of what is there. What was typed meanwhile is worth more.
    fn replaced(&self, instead: Option<u64>) -> Result<Option<usize>, &'static str> {
        let index = instead.and_then(|number| self.desk.index_of(number));
        match index.is_some_and(|index| self.desk.tabs[index].is_modified()) {
            true => Err(words::SAVE_OR_UNDO_FIRST.localized()),
            false => Ok(index),
        }
    }

    /// A tab for a record that was read.
    fn tab_for(&mut self, workspace: Workspace, instead: Option<u64>) -> Result<&mut Tab, &'static str> {
        let Some(index) = self.replaced(instead)? else { return Ok(self.desk.add(workspace)) };
        let tab = &mut self.desk.tabs[index];
        self.desk.trail.forget(tab.number);
        tab.renew(workspace, Vec::new());
        Ok(tab)
    }

    /// Opens a text that is kept elsewhere, as the samples are.
    pub fn open_sample(&mut self, title: &str, text: &str) {
        self.open_text(title, text.as_bytes().to_vec(), true);
    }

    /// Opens a text as a record of its own.
    ///
    /// Such a record is nowhere else: it is kept as unsaved work, save where it `is_sample`.
    /// What is no record yet becomes one: a link, a list of moves, a file of a server; the moves that a link shows are played.
    pub(super) fn open_text(&mut self, title: &str, bytes: Vec<u8>, is_sample: bool) {
        // A sample may be what a file holds now.
        let known = |bytes| Some(Incoming::of_file(bytes)?.map_err(|why| why.to_string()));
        let incoming = if is_sample { known(&bytes) } else { self.incoming(&bytes) };
        let mut incoming = match incoming.transpose() {
            Ok(incoming) => incoming,
            Err(why) => return self.notices.failure(why),
        };
        let made = incoming.as_mut().and_then(|incoming| incoming.bytes.take());
        let (mut workspace, mut faults) = Workspace::open(made.unwrap_or(bytes));
        let mut message = None;
        if let Some(incoming) = incoming {
            let tree = workspace.document().tree();
            let shown = tree.games().next().and_then(|root| tree.descendants(root).nth(incoming.cursor));
            if let Some(node) = shown {
                workspace.go_to(node);
            }
            message = Some(words::opened_as(&incoming.source, &incoming.faults));
            faults.extend(incoming.faults);
        }
        if workspace.document().tree().games().next().is_none() {
            return self.notices.failure(StaticText("no-record-in-text", "The text is not a game record"));
        }
        if !is_sample {
            workspace.mark_unsaved();
        }
        let tab = self.desk.add(workspace);
        tab.faults = faults;
        tab.title = title.to_owned();
        let number = tab.number;
        self.keep(number);
        if let Some(message) = message {
            self.notices.clear();
            self.notices.note(message);
        }
    }

    /// Recognizes a text, compared with the current game.
    pub(super) fn incoming(&self, bytes: &[u8]) -> Option<Result<Incoming, String>> {
        let tab = self.desk.front();
        let beside = tab.and_then(|tab| {
            let document = tab.workspace.document();
            Some((document.tree(), tab.workspace.root_of(document.cursor()?)))
        });
        Some(Incoming::of_text(bytes, beside)?.map_err(|why| why.to_string()))
    }

    /// A record with one new game.
    /// What is said of it may follow the size, each as `PB=Ann`.
    pub(super) fn new_record(&mut self, game: &str, more: &[String]) {
        let (terms, size): (Vec<&String>, Vec<&String>) = more.iter().partition(|word| word.contains('='));
        let mut workspace = Workspace::of(Document::empty());
        workspace.set_today(Some(jiff::Zoned::now().date().to_string()));
        let command = Command::NewGame { game: game.to_owned(), size: size.first().map(|size| (*size).clone()) };
        match workspace.run(&command) {
            Ok(_) => {
                for (id, value) in terms.into_iter().filter_map(|word| word.split_once('=')) {
                    let term = new_game::term(id.to_owned(), value.to_owned());
                    if let Err(why) = workspace.run(&term) {
                        self.notices.failure(why.to_string());
                    }
                }
                // Reopen it, so that undo ends at the empty board.
                let (mut begun, _) = Workspace::open(workspace.document().tree().write());
                begun.set_today(Some(jiff::Zoned::now().date().to_string()));
                let title = self.desk.untaken(&name_of(&begun));
                self.desk.add(begun).title = title;
            }
            Err(error) => self.notices.failure(error.to_string()),
        }
    }

    /// Goes on with work that is done, and takes what came from outside: drops, and files of later starts.
    pub(super) fn take_arrivals(&mut self, ctx: &Context) {
        self.go_on_with_work();
        let handed = self.outside.arrived();
        if !handed.is_empty() {
            ctx.send_viewport_cmd(ViewportCommand::Focus);
            self.open_given(handed);
        }
        let dropped = ctx.input(|input| input.raw.dropped_files.clone());
        for one in dropped {
            let path = one.path().to_path_buf();
            if path.as_os_str().is_empty() {
                match one.bytes() {
                    Ok(bytes) => self.open_text(StaticText("dropped", "Dropped record").localized(), bytes, false),
                    Err(why) => self.notices.failure(why),
                }
            } else {
                self.open(path);
            }
        }
    }

    /// Asks for files to open.
    pub(super) fn ask_to_open(&mut self) {
        let folder = self.folder_to_begin(self.desk.front());
        if self.files.window().is_none() || !has_dialogs() {
            return self.put(Question::Path(PathFor::Open, folder));
        }
        let dialog = FileDialog::of(words::OPEN_TITLE, words::RECORDS, suffixes());
        self.ask_system(FileDialog { folder: folder.clone(), ..dialog }, App::open_files, |app| {
            app.put(Question::Path(PathFor::Open, folder))
        });
    }

    /// Shows the next or previous record of the folder in the same tab, 9 before 10.
    pub(super) fn open_beside(&mut self, front: usize, by: isize) {
        let Some(path) = self.desk.tabs[front].file.origin().map(Path::to_path_buf) else {
            return self.notices.failure(words::NOT_IN_A_FILE);
        };
        let records = folder::records(disk::folder_of(&path));
        let named = |other: &PathBuf| other.file_name() == path.file_name();
        let here =
            records.iter().position(named).or_else(|| records.iter().position(|other| is_one_path(other, &path)));
        match here.and_then(|here| records.get(here.checked_add_signed(by)?)) {
            Some(other) => self.open_here(other.clone()),
            None => self.notices.note(StaticText("no-further-file", "No more records in this folder")),
        }
    }

    /// Shows a record in the active tab. If that has changes, or there is none, it gets a tab of its own; a record that is already open
    /// becomes active.
    pub(super) fn open_here(&mut self, path: PathBuf) {
        let open = self.desk.index_of_file(&path).is_some();
        let large = path.metadata().is_ok_and(|data| data.len() > AT_ONCE);
        let instead =
            self.desk.front().filter(|tab| !tab.is_modified() && tab.file.origin().is_some() && !open && !large);
        let Some(number) = instead.map(|tab| tab.number) else { return self.open(path) };
        self.read(path, Some(number));
    }

    /// Lists the records of a folder: this one, or that of the record in front, or one that is asked for.
    pub(super) fn list_folder(&mut self, folder: Option<&Path>) {
        let of_front = || self.desk.front.and_then(|front| self.desk.tabs[front].file.origin().map(disk::folder_of));
        match folder.or_else(of_front).map(Path::to_path_buf) {
            Some(folder) => self.dialogs.open(FolderList::new(folder)),
            None => self.ask_for_path(PathFor::Folder, None),
        }
    }

    /// Asks for a path: at first for one where the record with this number is, or the one in front.
    pub(super) fn ask_for_path(&mut self, what: PathFor, record: Option<u64>) {
        let tab = record.map_or(self.desk.front(), |number| self.desk.get(number));
        self.put(Question::Path(what, self.folder_to_begin(tab)));
    }

    /// Where asking for a file begins: the folder of a record, that of the last answer, that of the file that was opened last, or the
    /// user's own.
    pub(super) fn folder_to_begin(&self, tab: Option<&Tab>) -> Option<PathBuf> {
        let of_tab = tab.and_then(|tab| tab.file.origin()).map(|path| disk::folder_of(path).to_path_buf());
        let folder = of_tab.or_else(|| self.saves.folder.clone()).or_else(|| self.recent_folder());
        let whole = |folder: PathBuf| std::path::absolute(folder).ok();
        folder.and_then(whole).filter(|folder| folder.is_dir()).or_else(home_folder)
    }
}

/// The name of a new record, and the default name of its file: its game, and the players.
fn name_of(workspace: &Workspace) -> String {
    let tree = workspace.document().tree();
    let Some((root, kind)) = tree.games().next().zip(workspace.kind()) else { return words::UNTITLED.to_string() };
    let players = Summary::new(tree, root, &kind).names();
    let name = match kind.title() {
        title if title.trim().is_empty() => words::UNTITLED.to_string(),
        title if players.is_empty() => title.to_string(),
        title => format!("{title}, {}", players.join("–")),
    };
    // Characters forbidden in file names somewhere.
    name.replace(|c: char| c.is_control() || "/\\:*?\"<>|".contains(c), "-")
}
