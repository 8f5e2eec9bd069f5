//! Splits a collection into one file per game, and adds the games of other files to a record.

use std::path::{Path, PathBuf};

use egui::Context;

use crate::app::App;
use crate::app::context::PathFor;
use crate::app::look::words;
use crate::app::opening::AT_ONCE;
use crate::app::records::background::{CutGames, Order, Then};
use crate::app::records::files::{games_of, split};
use crate::app::records::in_utf8::in_utf8;
use crate::app::records::{Patience, Task};
use crate::edit::{Command, GameNumbers, Workspace};
use crate::language::StaticText;
use crate::store::disk::Readers;

impl App {
    /// Writes each game of a record, or those with these numbers, to a file of its own in `folder`, or asks for one. Nothing that is
    /// there is replaced.
    pub(crate) fn split_collection(&mut self, number: u64, folder: Option<&str>, games: GameNumbers) {
        let Some(tab) = self.desk.get(number) else { return };
        let Some(folder) = folder else {
            return self.ask_for_path(PathFor::Split(number, games), Some(number));
        };
        let (stem, suffix) = match &tab.file.path {
            Some(path) => (path.file_stem(), path.extension()),
            None => (None, None),
        };
        let stem = stem.map_or_else(|| tab.title.clone(), |stem| stem.to_string_lossy().into_owned());
        let suffix = suffix.map_or_else(|| "sgf".to_owned(), |suffix| suffix.to_string_lossy().into_owned());
        let tree = tab.workspace.document().snapshot().1;
        let (path, readers) = (PathBuf::from(folder), tab.file.readers);
        let (into, task) = (path.clone(), Task::on(&path, words::splitting(&path)));
        self.work(
            Task { counts_stopped: true, ..task },
            move |progress| {
                let report = |at, of| progress.report(at as u64, of as u64);
                split(&tree, &games, &into, (&stem, &suffix), readers, report)
            },
            move |app, outcome| app.filled(&path, outcome),
        );
    }

    /// A folder was filled, or not.
    pub(crate) fn filled(&mut self, folder: &Path, outcome: Option<Result<String, String>>) {
        match outcome.unwrap_or_else(|| Err(words::broken(folder))) {
            Ok(message) => self.notices.note(message),
            Err(why) => self.notices.failure(why),
        }
    }

    /// Takes games of the active record to another one, or into a new one.
    pub(crate) fn games_to(&mut self, ctx: &Context, games: &GameNumbers, to: Option<u64>, cut: bool) {
        let Some(number) = self.desk.number_in_front() else { return };
        let then = Then::Give { games: games.clone(), to, cut };
        let order = Order { then, ..Command::CopyGames(games.clone()).into() };
        self.run_on(ctx, number, order);
    }

    /// Goes on with games that go from one record to another: they were copied, or have arrived.
    pub(crate) fn go_on_with_games(&mut self, ctx: &Context, number: u64, then: Then) {
        match then {
            Then::Usual => {}
            Then::Give { games, to, cut } => self.give_games(ctx, number, games, (to, cut)),
            Then::Given(Some(CutGames { from, games, at }), message) => {
                // Otherwise these numbers may be those of other games now.
                if self.desk.get(from).is_some_and(|tab| tab.workspace.document().revision() != at) {
                    self.notices.note(message);
                    return self.notices.failure(
                        StaticText(
                            "games-stayed",
                            "The record changed in the meantime, so the games were copied but not removed",
                        )
                        .localized(),
                    );
                }
                let order = Order { then: Then::Told(message), ..Command::DeleteGame(games).into() };
                self.run_on(ctx, from, order);
            }
            Then::Given(None, message) | Then::Told(message) => self.notices.note(message),
        }
    }

    /// The games that were copied from a record go to another one, or into a new one.
    fn give_games(&mut self, ctx: &Context, number: u64, games: GameNumbers, (to, cut): (Option<u64>, bool)) {
        let Some(from) = self.desk.get(number) else { return };
        let text = from.workspace.clipboard().text().to_owned();
        let at = from.workspace.document().revision();
        let cut = cut.then_some(CutGames { from: number, games, at });
        if let Some(tab) = to.and_then(|to| self.desk.get(to)) {
            let (to, then) = (tab.number, Then::Given(cut, words::games_went_to(&tab.name())));
            let order = Order { then, ..Command::AddGames { text: Some(text) }.into() };
            return self.run_on(ctx, to, order);
        }
        let name = from.name();
        let title = say!("games-of", "Games in {name}", name = name.rsplit_once('.').map_or(&*name, |(stem, _)| stem));
        let then = Then::Given(cut, words::games_went_to(&title));
        let readers = from.file.readers;
        if self.files.window().is_none() || text.len() as u64 <= AT_ONCE {
            self.open_text_for(&title, in_utf8(text), false, readers);
            return self.go_on_with_games(ctx, number, then);
        }
        let ctx = ctx.clone();
        self.work(
            Task::default(),
            move |_| Workspace::open(in_utf8(text)).0,
            move |app, made| {
                let Some(made) = made else { return };
                let readers = app.desk.get(number).map(|tab| tab.file.readers);
                let tab = app.desk.add(made);
                tab.file.readers = readers.unwrap_or(Readers::Owner);
                tab.workspace.mark_unsaved();
                tab.title = title;
                let made = tab.number;
                app.keep(made);
                app.go_on_with_games(&ctx, number, then);
            },
        );
    }

    /// Adds the games of files to a record, or asks for a file.
    pub(crate) fn add_games_from(&mut self, ctx: &Context, number: u64, files: Vec<PathBuf>) {
        if self.desk.get(number).is_none() {
            return;
        }
        if files.is_empty() {
            return self.ask_for_path(PathFor::AddGames(number), Some(number));
        }
        let length: u64 = files.iter().filter_map(|path| path.metadata().ok()).map(|data| data.len()).sum();
        let (ctx, first) = (ctx.clone(), files[0].clone());
        let patience = if length > AT_ONCE { Patience::Nothing } else { Patience::Whole };
        self.work(
            Task { patience, ..Task::on(&first, words::reading(&first)) },
            move |progress| games_of(&files, |at, of| progress.report(at, of)),
            move |app, games| match games.unwrap_or_else(|| Err(words::broken(&first))) {
                Ok(text) => {
                    app.desk.show(number);
                    app.run_on(&ctx, number, Command::AddGames { text: Some(text) });
                }
                Err(why) => app.notices.failure(why),
            },
        );
    }
}
