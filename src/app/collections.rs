//! Collections are taken apart and put together: each game to a file of its own, and the games of other files to this one.

use std::path::{Path, PathBuf};

use egui::Context;

use crate::app::App;
use crate::app::context::question::Question;
use crate::app::look::words;
use crate::app::records::files::Parting;
use crate::edit::Command;
use crate::sgf::{Tree, convert};
use crate::store::file;
use crate::text::Charset;

impl App {
    /// Writes each game of a record to a file of its own in `folder`, or asks for one. Nothing that is there is replaced.
    pub(crate) fn split_collection(&mut self, number: u64, folder: Option<&str>) {
        let Some(tab) = self.tabs.iter().find(|tab| tab.number == number) else { return };
        let Some(folder) = folder else {
            let beside = tab.path.as_deref().and_then(Path::parent);
            let beside = beside.map(Path::to_path_buf);
            return self.put(Question::Split(number, beside));
        };
        let (stem, suffix) = match &tab.path {
            Some(path) => (path.file_stem(), path.extension()),
            None => (None, None),
        };
        let stem = stem.map_or_else(|| tab.title.clone(), |stem| stem.to_string_lossy().into_owned());
        let suffix = suffix.map_or_else(|| "sgf".to_owned(), |suffix| suffix.to_string_lossy().into_owned());
        let tree = tab.workspace.document().snapshot().1;
        let parting = Parting { tree, folder: folder.into(), name: (stem, suffix) };
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
