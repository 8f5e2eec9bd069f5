//! Collections are taken apart and put together: each game to a file of its own, and the games of other files to this one.

use std::path::{Path, PathBuf};

use egui::Context;

use crate::app::App;
use crate::app::context::question::Question;
use crate::app::look::words;
use crate::app::records::files::Parting;
use crate::edit::{Command, GameNumbers};
use crate::sgf::{ReadOptions, Tree, convert};
use crate::store::file;
use crate::text::Charset;

impl App {
    /// Writes each game of a record, or those with these numbers, to a file of its own in `folder`, or asks for one. Nothing that is
    /// there is replaced.
    pub(crate) fn split_collection(&mut self, number: u64, folder: Option<&str>, games: GameNumbers) {
        let Some(tab) = self.tabs.iter().find(|tab| tab.number == number) else { return };
        let Some(folder) = folder else {
            let beside = tab.path.as_deref().and_then(Path::parent);
            let beside = beside.map(Path::to_path_buf);
            return self.put(Question::Split(number, beside, games));
        };
        let (stem, suffix) = match &tab.path {
            Some(path) => (path.file_stem(), path.extension()),
            None => (None, None),
        };
        let stem = stem.map_or_else(|| tab.title.clone(), |stem| stem.to_string_lossy().into_owned());
        let suffix = suffix.map_or_else(|| "sgf".to_owned(), |suffix| suffix.to_string_lossy().into_owned());
        let tree = tab.workspace.document().snapshot().1;
        let parting = Parting { tree, folder: folder.into(), name: (stem, suffix), games };
        match &mut self.files {
            Some(files) => files.part(parting),
            None => self.parted(parting.write(|_, _| true)),
        }
    }

    /// A collection was split, or not.
    pub(crate) fn parted(&mut self, outcome: Result<String, String>) {
        match outcome {
            Ok(told) => self.notices.note(told),
            Err(why) => self.notices.failure(why),
        }
    }

    /// Takes games of the record in front to another one, or into a new one.
    pub(crate) fn games_to(&mut self, ctx: &Context, games: &GameNumbers, to: Option<u64>, cut: bool) {
        let Some(from) = self.front else { return };
        let number = self.tabs[from].number;
        let text = match self.tabs[from].workspace.run(&Command::CopyGames(games.clone())) {
            Ok(_) => self.tabs[from].workspace.clipboard().text().to_owned(),
            Err(why) => return self.notices.failure(why.to_string()),
        };
        let told = match to.and_then(|to| self.tabs.iter().position(|tab| tab.number == to)) {
            Some(to) => {
                let tab = &mut self.tabs[to];
                match tab.workspace.run(&Command::AddGames { text: Some(text) }) {
                    Ok(_) => words::games_went_to(&tab.name()),
                    Err(why) => return self.notices.failure(why.to_string()),
                }
            }
            None => {
                let title = words::games_of(&self.tabs[from].name());
                // The text is in UTF-8, whatever the games say of themselves.
                let given = ReadOptions { charset: Some(Charset::utf8()), ..ReadOptions::default() };
                let bytes = text.into_bytes();
                let said_so = if bytes.is_ascii() {
                    None
                } else {
                    convert(&Tree::read_with(bytes.clone(), &given).0, &Charset::utf8(), false).ok()
                };
                self.open_text(&title, said_so.unwrap_or(bytes), false);
                words::games_went_to(&title)
            }
        };
        if cut && let Some(from) = self.tabs.iter().position(|tab| tab.number == number) {
            let front = self.front.replace(from);
            self.run(ctx, &Command::DeleteGame(games.clone()));
            self.front = front;
        }
        self.notices.note(told);
        self.keep_soon(ctx);
    }

    /// Adds the games of files to a record, or asks for a file.
    pub(crate) fn add_games_from(&mut self, ctx: &Context, number: u64, files: Vec<PathBuf>) {
        let Some(index) = self.tabs.iter().position(|tab| tab.number == number) else { return };
        if files.is_empty() {
            let beside = self.tabs[index].path.as_deref().and_then(Path::parent);
            let beside = beside.map(Path::to_path_buf);
            return self.put(Question::AddGames(number, beside));
        }
        let mut texts = String::new();
        for path in files {
            let tree = match file::read(&path) {
                Ok((bytes, _)) => Tree::read(bytes).0,
                Err(error) => return self.notices.failure(error.to_string()),
            };
            if tree.game_count() == 0 {
                return self.notices.failure(words::no_record(&path));
            }
            match convert(&tree, &Charset::utf8(), false) {
                Ok(bytes) => texts.push_str(&String::from_utf8_lossy(&bytes)),
                Err(error) => return self.notices.failure(format!("{}: {error}", path.display())),
            }
        }
        self.front = Some(index);
        self.run(ctx, &Command::AddGames { text: Some(texts) });
    }
}
