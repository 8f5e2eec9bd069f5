//! Does work with files away from the window, and goes on with what comes of it; so with the system's file dialogs.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::Context;

use crate::app::App;
use crate::app::bars::progress::Progress;
use crate::app::look::words;
use crate::app::platform::file_dialogs::{DialogAnswer, FileDialog};
use crate::app::records::jobs::{MayAsk, Patience, Task};

impl App {
    /// The window's context; where there is no window, one that nobody hears of.
    pub(super) fn ctx(&self) -> Context {
        self.files.ctx()
    }

    /// Does some work in the background, or at once where there is no window or it is short; `then` goes on with what comes of it, which is
    /// `None` after an error of the program. Returns what `then` does where that is done already.
    pub(super) fn work<T: Send + 'static, R>(
        &mut self,
        task: Task,
        work: impl FnOnce(&Arc<Progress>) -> T + Send + 'static,
        then: impl FnOnce(&mut App, Option<T>) -> R + 'static,
    ) -> Option<R> {
        self.files.begin(task, work, then).map(|(done, then)| then(self, done))
    }

    /// Goes on with what was done in the background.
    pub(super) fn go_on_with_work(&mut self) {
        for next in self.files.done() {
            next(self);
        }
        self.close_when_written();
    }

    /// Reads files for a record that is open, without tabs for them; `then` gets what `read` makes of each.
    pub(super) fn fetch<T: Send + 'static>(
        &mut self,
        paths: Vec<PathBuf>,
        read: fn(&Path, &Arc<Progress>) -> Result<T, String>,
        then: impl FnOnce(&mut App, Vec<T>) + 'static,
    ) {
        let first = paths.first().cloned().unwrap_or_default();
        let task = Task { patience: Patience::Moment, ..Task::on(&first, words::reading(&first)) };
        let work = move |progress: &Arc<Progress>| paths.iter().map(|path| read(path, progress)).collect();
        self.work(task, work, move |app, files: Option<Result<Vec<T>, String>>| {
            match files.unwrap_or_else(|| Err(words::broken(&first))) {
                Ok(files) => then(app, files),
                Err(why) => app.notices.failure(why),
            }
        });
    }

    /// Asks for files by the system's dialog; `chosen` goes on with them. Where the system shows none, `otherwise` asks.
    pub(super) fn ask_system(
        &mut self,
        dialog: FileDialog,
        chosen: impl FnOnce(&mut App, Vec<PathBuf>) + 'static,
        otherwise: impl FnOnce(&mut App) + 'static,
    ) {
        match self.files.ask() {
            MayAsk::Yes => {}
            MayAsk::InVain => return otherwise(self),
            MayAsk::NotYet => return,
        }
        let answer = dialog.begin();
        self.work(
            Task::default(),
            move |_| answer(),
            |app, answer| {
                app.files.answered();
                match answer {
                    Some(DialogAnswer::Files(files)) => chosen(app, files),
                    Some(DialogAnswer::NoDialog) => otherwise(app),
                    Some(DialogAnswer::Cancelled) | None => app.saves.closing_after = None,
                }
            },
        );
    }

    /// The same for the place of a file that is to be written, proposing this one.
    pub(super) fn ask_system_where(
        &mut self,
        dialog: FileDialog,
        proposed: &Path,
        chosen: impl FnOnce(&mut App, PathBuf) + 'static,
        otherwise: impl FnOnce(&mut App) + 'static,
    ) {
        let name = proposed.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
        let folder = proposed.parent().filter(|folder| folder.is_dir()).map(Path::to_path_buf);
        let chosen = |app: &mut App, files: Vec<PathBuf>| match files.into_iter().next() {
            Some(file) => chosen(app, file),
            None => app.saves.closing_after = None,
        };
        self.ask_system(FileDialog { folder, name: Some(name), ..dialog }, chosen, otherwise);
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::*;
    use crate::app::Options;
    use crate::app::records::files::{OpenOptions, split};
    use crate::app::records::jobs::Files;
    use crate::edit::GameNumbers;
    use crate::sgf::Tree;
    use crate::store::disk::Readers;

    /// An application that works beside its window.
    fn app() -> App {
        let mut app = App::new(Options::default());
        app.files = Files::new(Context::default());
        app
    }

    /// What is said of the work that is shown, before it is waited for.
    fn waited_for(app: &mut App) -> (PathBuf, String) {
        let files = |app: &App| app.files.under_way().map(|work| (work.path.clone(), work.message.clone())).next();
        let (shown, end) = (files(app).unwrap(), Instant::now() + Duration::from_secs(20));
        while files(app).is_some() && Instant::now() < end {
            app.go_on_with_work();
            std::thread::sleep(Duration::from_millis(2));
        }
        assert_eq!(files(app), None);
        shown
    }

    fn notices(app: &mut App) -> String {
        let notices = app.notices().collect::<Vec<_>>().join("\n");
        app.notices.clear();
        notices
    }

    #[test]
    fn files_arrive_and_missing_ones_are_named() {
        let folder = tempfile::tempdir().unwrap();
        let here = folder.path().join("a.sgf");
        std::fs::write(&here, "(;)").unwrap();
        let mut app = app();
        app.read_as(here.clone(), OpenOptions::default(), Patience::Nothing);
        assert_eq!(waited_for(&mut app).0, here);
        assert_eq!(app.desk.tabs[0].file.path, Some(here));
        assert_eq!(app.bytes(), Some(b"(;)".to_vec()));
        app.read_as(folder.path().join("none.sgf"), OpenOptions::default(), Patience::Nothing);
        waited_for(&mut app);
        assert!(notices(&mut app).contains("none.sgf"));
    }

    #[test]
    fn splitting_a_collection_runs_in_the_background_and_can_be_stopped() {
        let folder = tempfile::tempdir().unwrap();
        let games = "(;C[game])\n".repeat(12);
        let mut app = app();
        app.open_sample("all", &games);
        let part = |app: &mut App| {
            let number = app.desk.number_in_front().unwrap();
            app.split_collection(number, folder.path().to_str(), GameNumbers::default());
            let (_, shown) = waited_for(app);
            assert!(shown.starts_with("Splitting"));
            notices(app)
        };
        assert!(part(&mut app).starts_with("12 games"));
        assert_eq!(std::fs::read(folder.path().join("all-07.sgf")).unwrap(), b"(;C[game])");
        assert!(part(&mut app).contains("all-01.sgf"));
        let (tree, all) = (Tree::read(games.into_bytes()).0, GameNumbers::default());
        let message = split(&tree, &all, folder.path(), ("some", "sgf"), Readers::Usual, |at, _| at < 3).unwrap();
        assert!(message.starts_with("Stopped: 3 of 12"), "{message}");
        assert_eq!(folder.path().read_dir().unwrap().count(), 15);
    }
}
