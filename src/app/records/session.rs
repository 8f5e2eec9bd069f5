//! Records come and go: opening, saving, closing, and the questions before something is lost.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use egui::{Context, ViewportCommand};

use crate::app::App;
use crate::app::bars::notices::Topic;
use crate::app::dialogs::path::PathDialog;
use crate::app::dialogs::unsaved;
use crate::app::dialogs::unsaved::Answer;
use crate::app::look::words;
use crate::app::platform::file_dialogs::has_dialogs;
use crate::app::records::files::{Arrived, Asked, How, Read, return_to};
use crate::app::records::replace::Replace;
use crate::app::records::tab::Tab;
use crate::edit::place::Address;
use crate::edit::{Command, Target, Workspace, reread};
use crate::game::Swaps;
use crate::game::hex::hexworld;
use crate::record::Document;
use crate::sgf::ReadOptions;
use crate::store::journal::{Entry, Journal};
use crate::store::{disk, file, temporary};

/// Records up to this size are read at once, larger ones while the window goes on.
pub(crate) const AT_ONCE: u64 = 4 << 20;

/// Records up to this size are kept in the journal with every change.
const KEPT_AT_ONCE: usize = 1 << 20;
/// Larger ones this long after the first change that is not kept.
const PAUSE: Duration = Duration::from_secs(1);

/// A question that waits for its answer in front of everything.
pub enum Question {
    /// What to do with changes, before these tabs (by number) are closed, and perhaps the window after them.
    Unsaved { tabs: Vec<u64>, quit: bool },
    /// Which files to open.
    Open(PathDialog),
    /// Where to write the record with this number.
    Save(u64, PathDialog),
    /// Where to write a copy of the record with this number.
    Copy(u64, PathDialog),
    /// The folder to write the games of this record to, a file each.
    Split(u64, PathDialog),
    /// The file whose games join this record.
    AddGames(u64, PathDialog),
    /// A file is in the way of what is to be written.
    Replace(Box<Replace>),
    /// What earlier runs left unsaved.
    Recovery,
    /// Here or in a new node: setup on a node that has a move or goes on.
    Where(Command),
    /// The text of a command does not fit the encoding: store the record as UTF-8?
    Encoding(Command, String),
}

/// What became of a wish to write a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saving {
    /// It is written.
    Done,
    /// It is being written.
    Later,
    /// It is not: the user is told why, or asked.
    Not,
}

impl App {
    /// Opens records, a tab each.
    pub fn open_files(&mut self, paths: Vec<PathBuf>) {
        for path in paths {
            self.open(path);
        }
    }

    /// Finishes and clears up what a killed program left half written in a folder, once for each folder, before anything in it
    /// is read.
    pub(crate) fn make_whole(&mut self, folder: &Path) {
        temporary::sweep_once(folder).into_iter().for_each(|line| self.notices.failure(line));
    }

    /// Opens a record, or brings the tab that has it to the front.
    pub(crate) fn open(&mut self, path: PathBuf) {
        let same = |tab: &Tab| tab.path.as_deref().is_some_and(|other| is_same(other, &path));
        if let Some(open) = self.tabs.iter().position(same) {
            self.front = Some(open);
            return;
        }
        self.make_whole(disk::folder_of(&path));
        let length = path.metadata().map_or(0, |data| data.len());
        let place = self.settings.recent.place(&path).map(|(game, place)| (game, place.to_owned()));
        let how = How { place, ..How::default() };
        match &mut self.files {
            Some(files) if length > AT_ONCE => {
                // Twice is once.
                if !files.under_way().iter().any(|work| work.record.is_none() && is_same(&work.path, &path)) {
                    files.read(path, how);
                }
            }
            _ => match file::read(&path) {
                Ok((bytes, stamp)) => self.opened(path, Read::new(bytes, stamp, &how), None),
                Err(error) => self.not_opened(&path, error.to_string()),
            },
        }
    }

    fn not_opened(&mut self, path: &Path, why: String) {
        self.settings.recent.forget(path);
        self.notices.failure(why);
    }

    /// A file was read: it gets a tab, or the tab of the record with this number.
    fn opened(&mut self, path: PathBuf, read: Read, instead: Option<u64>) {
        let Read { workspace, faults, stamp } = read;
        if workspace.document().tree().games().next().is_none() {
            return self.not_opened(&path, words::no_record(&path));
        }
        let mut swaps = self.settings.recent.swaps(&path).to_vec();
        let tab = match instead.and_then(|number| self.tabs.iter().position(|tab| tab.number == number)) {
            // Changed while it was read: what was typed is worth more.
            Some(index) if self.tabs[index].is_modified() => return self.notices.failure(words::SAVE_OR_UNDO_FIRST),
            Some(index) => {
                let number = self.tabs[index].number;
                swaps = swaps_of(&self.tabs[index].workspace);
                self.tabs[index] = Tab::new(number, workspace, Vec::new());
                &mut self.tabs[index]
            }
            None => self.add(workspace),
        };
        tab.faults = faults;
        tab.path = Some(path.clone());
        tab.stamp = Some(stamp);
        read_swaps(&mut tab.workspace, &swaps);
        self.settings.recent.opened(&path);
        self.save_settings();
    }

    /// A tab for a record, in front of the others.
    pub(crate) fn add(&mut self, workspace: Workspace) -> &mut Tab {
        self.opened += 1;
        self.tabs.push(Tab::new(self.opened, workspace, Vec::new()));
        let last = self.tabs.len() - 1;
        self.front = Some(last);
        &mut self.tabs[last]
    }

    /// Opens a text that is kept elsewhere, as the samples are.
    pub fn open_sample(&mut self, title: &str, text: &str) {
        self.open_text(title, text.as_bytes().to_vec(), true);
    }

    /// Opens a text as a record of its own.
    ///
    /// Such a record is nowhere else: it is kept as unsaved work, save where it `is_sample`.
    /// A line of Hex, as a link or as a list of moves, becomes the record of it; the moves that a link shows are played.
    pub(crate) fn open_text(&mut self, title: &str, bytes: Vec<u8>, is_sample: bool) {
        let line = match std::str::from_utf8(&bytes).ok().and_then(hexworld::pasted) {
            Some(Err(why)) => return self.notices.failure(why.to_string()),
            Some(Ok(line)) => Some(line),
            None => None,
        };
        let bytes = line.as_ref().map_or(bytes, |line| line.record().into_bytes());
        let (mut workspace, faults) = Workspace::open(bytes);
        if let Some(line) = line {
            let tree = workspace.document().tree();
            let shown = tree.games().next().and_then(|root| tree.descendants(root).nth(line.cursor));
            shown.into_iter().for_each(|node| workspace.go_to(node));
        }
        if workspace.document().tree().games().next().is_none() {
            return self.notices.failure(words::NO_RECORD_IN_TEXT);
        }
        if !is_sample {
            workspace.mark_unsaved();
        }
        let tab = self.add(workspace);
        tab.faults = faults;
        tab.title = title.to_owned();
        let number = tab.number;
        self.keep(number);
    }

    /// A record with one new game.
    pub(crate) fn new_record(&mut self, game: &str, size: Option<&str>) {
        let mut workspace = Workspace::of(Document::empty());
        workspace.set_today(Some(jiff::Zoned::now().date().to_string()));
        let command = Command::NewGame { game: game.to_owned(), size: size.map(str::to_owned) };
        let taken = |title: &String| self.tabs.iter().any(|tab| tab.title == *title);
        let numbered = (2..).map(|number| format!("{} {number}", words::UNTITLED));
        let title = std::iter::once(words::UNTITLED.to_owned()).chain(numbered).find(|title| !taken(title));
        match workspace.run(&command) {
            Ok(_) => {
                workspace.mark_saved();
                self.add(workspace).title = title.unwrap_or_default();
            }
            Err(error) => self.notices.failure(error.to_string()),
        }
    }

    /// Takes what came from outside: read files, chosen paths, drops, files of later starts.
    pub(crate) fn take_arrivals(&mut self, ctx: &Context) {
        for arrived in self.files.as_mut().map(|files| files.arrived()).unwrap_or_default() {
            match arrived {
                Arrived::Read(path, read, instead) => self.opened(path, *read, instead),
                Arrived::Unread(path, why) => self.not_opened(&path, why),
                Arrived::Chosen(paths) => self.open_files(paths),
                // The system's dialog has asked whether what is there may be replaced.
                Arrived::Place(number, path) => {
                    self.save_to(number, path, true);
                    self.go_on_closing(ctx);
                }
                Arrived::Written(writing, result) => {
                    self.written(*writing, result);
                    self.close_when_written(ctx);
                }
                Arrived::PicturePlace(path) => {
                    self.dialogs.chosen(&path);
                    self.agreed = Some(path);
                }
                Arrived::NoDialog(asked) => self.ask_without_dialogs(asked),
                Arrived::NotChosen => self.closing_after = None,
                Arrived::Stopped => {}
            }
        }
        let handed: Vec<PathBuf> =
            self.arrivals.as_ref().map(|arrivals| arrivals.try_iter().flatten().collect()).unwrap_or_default();
        if !handed.is_empty() {
            ctx.send_viewport_cmd(ViewportCommand::Focus);
            self.open_files(handed);
        }
        let dropped = ctx.input(|input| input.raw.dropped_files.clone());
        for one in dropped {
            let path = one.path().to_path_buf();
            if path.as_os_str().is_empty() {
                match one.bytes() {
                    Ok(bytes) => self.open_text(words::DROPPED, bytes, false),
                    Err(why) => self.notices.failure(why),
                }
            } else {
                self.open(path);
            }
        }
    }

    /// Closes what was to be closed after it was written.
    pub(crate) fn close_when_written(&mut self, ctx: &Context) {
        let Some((tabs, quit)) = self.closing.take() else { return };
        let writing = |number: &u64| self.files.as_ref().is_some_and(|files| files.is_writing(*number));
        if tabs.iter().any(writing) {
            self.closing = Some((tabs, quit));
        } else {
            // Asks again where something was changed meanwhile.
            self.close(tabs, quit);
            self.leave(ctx);
        }
    }

    /// Opens the next or previous record of the folder, by name.
    pub(crate) fn open_beside(&mut self, front: usize, by: isize) {
        let Some(path) = self.tabs[front].path.clone() else { return self.notices.failure(words::NOT_IN_A_FILE) };
        let suffix = |path: &Path| path.extension().map(|suffix| suffix.to_string_lossy().to_lowercase());
        let is_record = |path: &PathBuf| {
            suffix(path).is_some_and(|suffix| crate::app::records::files::SUFFIXES.contains(&suffix.as_str()))
        };
        let entries = path.parent().and_then(|folder| folder.read_dir().ok());
        let mut records: Vec<PathBuf> = entries.into_iter().flatten().flatten().map(|entry| entry.path()).collect();
        records.retain(is_record);
        records.sort();
        let here = records.iter().position(|other| is_same(other, &path));
        match here.and_then(|here| records.get(here.checked_add_signed(by)?)) {
            Some(other) => self.open(other.clone()),
            None => self.notices.note(words::NO_FURTHER_FILE),
        }
    }

    /// Keeps unsaved work at once, or, where writing it takes time, a second after the first change that was not kept.
    pub(crate) fn keep_soon(&mut self, ctx: &Context) {
        let Some(tab) = self.front.map(|front| &self.tabs[front]) else { return };
        let number = tab.number;
        let source = tab.workspace.document().tree().source().len();
        // What was read may be short, and what was pasted into it long.
        let length = self.journal.as_ref().and_then(|journal| journal.length(number)).unwrap_or(source);
        if length < KEPT_AT_ONCE {
            return self.keep(number);
        }
        match self.unkept {
            Some((other, _)) if other == number => {}
            before => {
                if let Some((other, _)) = before {
                    self.keep(other);
                }
                self.unkept = Some((number, Instant::now() + PAUSE));
            }
        }
        ctx.request_repaint_after(PAUSE);
    }

    /// Keeps what has waited long enough.
    pub(crate) fn keep_when_due(&mut self, ctx: &Context) {
        let Some((number, due)) = self.unkept else { return };
        let now = Instant::now();
        if now >= due {
            self.unkept = None;
            self.keep(number);
        } else {
            ctx.request_repaint_after(due - now);
        }
    }

    /// Keeps unsaved work where it survives a crash.
    pub(crate) fn keep(&mut self, number: u64) {
        let Some(tab) = self.tabs.iter().find(|tab| tab.number == number) else { return };
        if !tab.is_modified() {
            return self.journal.iter().for_each(|journal| journal.forget(number));
        }
        if self.journal().is_none() {
            return;
        }
        let Some((tab, journal)) = self.tabs.iter().find(|tab| tab.number == number).zip(self.journal.as_ref()) else {
            return;
        };
        let (game, place) = place_of(&tab.workspace);
        let (file, title, base, (_, tree)) =
            (tab.path.clone(), tab.name(), tab.stamp, tab.workspace.document().snapshot());
        journal.keep(tab.number, move || Entry { file, title, game, place, base, tries: 0, bytes: tree.write() });
    }

    /// The journal, opened when it is first needed; where that fails the user is told, once.
    pub(crate) fn journal(&mut self) -> Option<&Journal> {
        let home = self.options.home.as_ref()?;
        if self.journal.is_none() {
            match Journal::open(&home.journal()) {
                Ok(journal) => {
                    self.journal = Some(journal);
                    self.notices.settle(Topic::Journal);
                }
                Err(error) if !std::mem::replace(&mut self.told_no_journal, true) => {
                    self.notices.lasting(Topic::Journal, words::no_journal(&home.journal(), &error));
                }
                Err(_) => {}
            }
        }
        self.journal.as_ref()
    }

    /// Tells what became of the unsaved work on the disk.
    pub(crate) fn hear_of_journal(&mut self) {
        match self.journal.as_ref().and_then(Journal::news) {
            Some(Ok(())) => self.notices.settle(Topic::Journal),
            Some(Err(line)) => self.notices.lasting(Topic::Journal, words::without_a_net(&line)),
            None => {}
        }
    }

    // Closing --------------------------------------------------------------------------------------------------------

    /// Closes tabs, asking first where something would be lost.
    pub(crate) fn close(&mut self, numbers: Vec<u64>, quit: bool) {
        let unsaved = self.tabs.iter().any(|tab| numbers.contains(&tab.number) && tab.is_modified());
        if unsaved {
            self.question = Some(Question::Unsaved { tabs: numbers, quit });
        } else {
            self.really_close(&numbers, quit);
        }
    }

    fn really_close(&mut self, numbers: &[u64], quit: bool) {
        let in_front = self.front.map(|front| self.tabs[front].number);
        for tab in self.tabs.iter().filter(|tab| numbers.contains(&tab.number)) {
            if let Some(path) = &tab.path {
                let (game, place) = place_of(&tab.workspace);
                self.settings.recent.left_at(path, game, &place);
                self.settings.recent.read_swaps(path, swaps_of(&tab.workspace));
            }
            if let Some(journal) = &self.journal {
                journal.forget(tab.number);
            }
            self.notices.settle(Topic::Saving(tab.number));
            self.notices.settle(Topic::File(tab.number));
        }
        if quit {
            self.may_close = true;
            self.save_settings();
            return;
        }
        self.tabs.retain(|tab| !numbers.contains(&tab.number));
        let still = self.tabs.iter().position(|tab| Some(tab.number) == in_front);
        let near = self.front.map(|front| front.min(self.tabs.len().saturating_sub(1)));
        self.front = still.or(near.filter(|_| !self.tabs.is_empty()));
        self.save_settings();
    }

    /// The window was asked to close.
    pub(crate) fn close_requests(&mut self, ctx: &Context) {
        if ctx.input(|input| input.viewport().close_requested()) && !self.may_close {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.quit(ctx);
        }
    }

    /// Closes everything and the window, whose size is remembered.
    pub(crate) fn quit(&mut self, ctx: &Context) {
        let zoom = ctx.zoom_factor();
        let (inner, outer, maximized) = ctx.input(|input| {
            let viewport = input.viewport();
            let filled = viewport.maximized.unwrap_or(false) || viewport.fullscreen.unwrap_or(false);
            (viewport.inner_rect, viewport.outer_rect, filled)
        });
        if let Some(inner) = inner.filter(|_| !maximized) {
            // Points of the window, not of the enlarged contents.
            (self.settings.window.width, self.settings.window.height) = (inner.width() * zoom, inner.height() * zoom);
            self.settings.window.at = outer.map(|outer| (outer.min.x * zoom, outer.min.y * zoom));
        }
        self.settings.window.maximized = maximized;
        let all = self.tabs.iter().map(|tab| tab.number).collect();
        self.close(all, true);
        if self.may_close {
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
    }

    /// Draws the question that waits, and acts on its answer.
    pub(crate) fn ask_question(&mut self, ctx: &Context) {
        let Some(mut question) = self.question.take() else { return };
        match &mut question {
            Question::Unsaved { tabs, quit } => {
                let unsaved = |tab: &&Tab| tabs.contains(&tab.number) && tab.is_modified();
                let unsaved: Vec<&Tab> = self.tabs.iter().filter(unsaved).collect();
                let names: Vec<String> = unsaved.iter().map(|tab| tab.name()).collect();
                match unsaved::show(ctx, &names) {
                    // They were written meanwhile.
                    _ if names.is_empty() => {
                        self.really_close(&tabs.clone(), *quit);
                        return self.leave(ctx);
                    }
                    Some(Answer::Cancel) => return,
                    Some(Answer::Discard) => {
                        self.really_close(&tabs.clone(), *quit);
                        return self.leave(ctx);
                    }
                    Some(Answer::Save) => {
                        self.save_and_close(ctx, tabs.clone(), *quit);
                        return;
                    }
                    None => {}
                }
            }
            Question::Open(dialog) => match dialog.show(ctx) {
                Some(Some(path)) => return self.open(path),
                Some(None) => return,
                None => {}
            },
            Question::Save(number, dialog) => match dialog.show(ctx) {
                Some(Some(path)) => {
                    let before = self.notices.lines().count();
                    if self.save_to(*number, path, false) != Saving::Not || self.question.is_some() {
                        return self.go_on_closing(ctx);
                    }
                    if let Some(why) = self.notices.lines().last().filter(|_| self.notices.lines().count() > before) {
                        dialog.complain(why.to_owned());
                    }
                }
                Some(None) => return self.closing_after = None,
                None => {}
            },
            Question::Copy(number, dialog) => match dialog.show(ctx) {
                Some(Some(path)) => return self.save_copy(*number, &path),
                Some(None) => return,
                None => {}
            },
            Question::Split(number, dialog) => match dialog.show(ctx) {
                Some(Some(path)) => return self.split_collection(*number, Some(&path.to_string_lossy())),
                Some(None) => return,
                None => {}
            },
            Question::AddGames(number, dialog) => match dialog.show(ctx) {
                Some(Some(path)) => return self.add_games_from(ctx, *number, vec![path]),
                Some(None) => return,
                None => {}
            },
            Question::Replace(replace) => {
                if let Some(answer) = replace.show(ctx) {
                    return self.replace(ctx, (**replace).clone(), answer);
                }
            }
            Question::Recovery => {
                // An answer may have put up another question.
                if !self.ask_what_to_recover(ctx) || self.question.is_some() {
                    return;
                }
            }
            Question::Where(command) => {
                let names = [words::IN_A_NEW_NODE, words::HERE, words::CANCEL];
                match confirm(ctx, words::WHERE_TO_SET_UP, words::WHERE_TO_SET_UP_MORE, &names) {
                    Some(Some(choice @ (0 | 1))) => {
                        let target = [Target::NewNode, Target::Here][choice];
                        let command = with_target(command.clone(), target);
                        return self.run(ctx, &command);
                    }
                    Some(_) => return,
                    None => {}
                }
            }
            Question::Encoding(command, why) => {
                let names = [words::STORE_AS_UTF_8, words::CANCEL];
                match confirm(ctx, words::TEXT_DOES_NOT_FIT, why, &names) {
                    Some(Some(0)) => {
                        self.run(ctx, &Command::Encoding("utf-8".to_owned()));
                        return self.run(ctx, &command.clone());
                    }
                    Some(_) => return,
                    None => {}
                }
            }
        }
        self.question = Some(question);
    }

    fn leave(&mut self, ctx: &Context) {
        if self.may_close {
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
    }

    /// The system's dialog did not come: the built-in one does, now and from now on.
    fn ask_without_dialogs(&mut self, asked: Asked) {
        match asked {
            Asked::Open(folder) => self.question = Some(Question::Open(PathDialog::open(folder.as_deref()))),
            Asked::Place(number, path) => self.question = Some(Question::Save(number, PathDialog::save(&path))),
            // Its dialog has a field for the path.
            Asked::Picture => self.notices.note(words::TYPE_THE_PATH),
        }
    }

    /// Asks for files to open.
    pub(crate) fn ask_to_open(&mut self) {
        let folder = self.front.and_then(|front| self.tabs[front].path.as_deref()?.parent().map(Path::to_path_buf));
        let recent = || self.settings.recent.iter().next()?.file.parent().map(Path::to_path_buf);
        let folder = folder.or_else(recent);
        match &mut self.files {
            Some(files) if has_dialogs() => files.ask_to_open(folder.as_deref()),
            _ => self.question = Some(Question::Open(PathDialog::open(folder.as_deref()))),
        }
    }

    /// Reads the file of this record again; what was changed is lost. Whether it is a record still.
    pub(crate) fn reload_record(&mut self, number: u64) -> bool {
        let Some(index) = self.tabs.iter().position(|tab| tab.number == number) else { return false };
        let Some(path) = self.tabs[index].path.clone() else { return false };
        let (game, place) = place_of(&self.tabs[index].workspace);
        let how = How { place: Some((game, place)), ..How::default() };
        match file::read(&path) {
            Ok((bytes, stamp)) => self.take_instead(number, Read::new(bytes, stamp, &how)),
            Err(error) => {
                self.notices.failure(error.to_string());
                false
            }
        }
    }

    /// A file was read again: what it holds takes the place of a record, if it is one.
    fn take_instead(&mut self, number: u64, read: Read) -> bool {
        let Some(index) = self.tabs.iter().position(|tab| tab.number == number) else { return false };
        let tab = &mut self.tabs[index];
        if read.workspace.document().tree().games().next().is_none() {
            let path = tab.path.clone().unwrap_or_default();
            self.notices.failure(words::no_record_any_more(&path));
            return false;
        }
        let swaps = swaps_of(&tab.workspace);
        let (path, title) = (tab.path.take(), std::mem::take(&mut tab.title));
        *tab = Tab::new(number, read.workspace, read.faults);
        (tab.path, tab.title, tab.stamp) = (path, title, Some(read.stamp));
        read_swaps(&mut tab.workspace, &swaps);
        self.notices.settle(Topic::File(number));
        self.keep(number);
        true
    }

    /// Reads the file in front again, in another encoding if one is given.
    pub(crate) fn reload(&mut self, encoding: Option<&str>) {
        let Some(tab) = self.front.map(|front| &mut self.tabs[front]) else { return };
        let charset = match encoding.map(crate::text::Charset::for_label) {
            Some(None) => return self.notices.failure(words::no_such_encoding(encoding.unwrap_or_default())),
            Some(found) => found,
            None => None,
        };
        let (game, place) = place_of(&tab.workspace);
        let (number, path, title, stamp) = (tab.number, tab.path.clone(), tab.title.clone(), tab.stamp);
        let length = path.as_ref().and_then(|path| path.metadata().ok()).map_or(0, |data| data.len());
        let read = match (&path, charset) {
            // What was typed is not in the file.
            (_, Some(charset)) if tab.is_modified() => {
                let read = reread(&tab.workspace, charset).map_err(|error| error.to_string());
                read.map(|(workspace, faults)| (workspace, faults, stamp))
            }
            (Some(path), charset) => {
                let how = How { charset, place: Some((game, place.clone())), instead: Some(number) };
                if let Some(files) = self.files.as_mut().filter(|_| length > AT_ONCE) {
                    return files.read(path.clone(), how);
                }
                let read = file::read(path).map(|(bytes, stamp)| Read::new(bytes, stamp, &how));
                read.map(|read| (read.workspace, read.faults, Some(read.stamp))).map_err(|error| error.to_string())
            }
            (None, charset) => {
                let bytes = tab.workspace.document().tree().source().to_vec();
                let (workspace, faults) = Workspace::open_with(bytes, &ReadOptions { charset, ..Default::default() });
                Ok((workspace, faults, None))
            }
        };
        match read {
            // What is there now is worth less than what is here.
            Ok((workspace, ..)) if workspace.document().tree().games().next().is_none() => {
                self.notices.failure(words::no_record_any_more(&path.unwrap_or_default()));
            }
            Ok((workspace, faults, stamp)) => {
                let swaps = swaps_of(&tab.workspace);
                *tab = Tab::new(number, workspace, faults);
                (tab.path, tab.title, tab.stamp) = (path, title, stamp);
                read_swaps(&mut tab.workspace, &swaps);
                return_to(&mut tab.workspace, game, &place);
                self.keep(number);
            }
            Err(why) => self.notices.failure(why),
        }
    }
}

/// A question with buttons. `Some(None)` when it was left without an answer.
fn confirm(ctx: &Context, title: &str, more: &str, names: &[&str]) -> Option<Option<usize>> {
    let (pressed, gone) = crate::app::dialogs::show(ctx, title, 480.0, |ui| {
        ui.label(more);
        crate::app::dialogs::buttons(ui, names)
    });
    pressed.map(Some).or(gone.then_some(None))
}

/// The command with the node chosen that takes its setup.
fn with_target(mut command: Command, chosen: Target) -> Command {
    if let Command::AddStone { target, .. } | Command::Erase { target, .. } | Command::ToPlay { target, .. } =
        &mut command
    {
        *target = chosen;
    }
    command
}

pub(crate) fn is_same(a: &Path, b: &Path) -> bool {
    let whole = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
    whole(a) == whole(b)
}

/// The game a reader stands in, from 1, and the child numbers of his node from its root.
pub(crate) fn place_of(workspace: &Workspace) -> (usize, String) {
    let tree = workspace.document().tree();
    let Some(node) = workspace.document().cursor() else { return (1, "/".to_owned()) };
    let root = workspace.root_of(node);
    let game = tree.games().position(|game| game == root).map_or(1, |at| at + 1);
    // A path of a million numbers is nothing to remember.
    let place = Address::of(tree, node).to_string();
    (game, if place.len() > 10_000 { "/".to_owned() } else { place })
}

/// How the swaps of the games are read where that is not as usual: the game, from 1, and the name of the way.
fn swaps_of(workspace: &Workspace) -> Vec<(usize, String)> {
    let read = workspace.read_otherwise();
    let games = workspace.document().tree().games().zip(1..);
    games.filter_map(|(root, game)| Some((game, read.get(&root)?.name().to_owned()))).collect()
}

/// Reads the swaps as they were read before.
fn read_swaps(workspace: &mut Workspace, swaps: &[(usize, String)]) {
    let roots: Vec<_> = workspace.document().tree().games().collect();
    for (game, name) in swaps {
        if let (Some(&root), Some(swaps)) = (roots.get(game.wrapping_sub(1)), Swaps::of_name(name)) {
            workspace.set_swaps(root, swaps);
        }
    }
}

/// What a record without a file could be called.
pub(crate) fn proposed_name(tab: &Tab) -> String {
    let suffix = tab.workspace.kind().map_or("sgf", |kind| kind.facts().suffix);
    format!("{}.{suffix}", tab.title)
}
