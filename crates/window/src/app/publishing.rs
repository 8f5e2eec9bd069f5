//! Publishes the active record to a chosen file, and opens that file for printing if asked to.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::Context;

use crate::app::App;
use crate::app::bars::progress::Progress;
use crate::app::context::publishing::PublishChoice;
use crate::app::look::words;
use crate::app::records::Task;
use crate::app::records::publishing::{Publishing, line_end, publish_folder};
use crate::publish::{Form, Published, suffixes};
use crate::store::disk::folder_of;

impl App {
    /// Begins to publish the active record as chosen.
    pub(crate) fn publish(&mut self, ctx: &Context, choice: PublishChoice) {
        self.settle();
        let Some(tab) = self.desk.front() else { return };
        let (path, ctx) = (choice.path.clone(), ctx.clone());
        let task = Task::on(&path, words::writing(&path));
        if choice.is_site() {
            let folder = tab.file.origin().and_then(Path::parent).map(Path::to_path_buf);
            let Some(folder) = folder else { return self.notices.failure(words::NOT_IN_A_FILE) };
            let home = self.options.home.clone();
            let make = move |progress: &Arc<Progress>| publish_folder(&folder, home.as_ref(), &choice, progress);
            self.work(task, make, move |app, made| app.filled(&path, made.flatten()));
            return;
        }
        let document = tab.workspace.document();
        let Some(node) = document.cursor() else { return self.notices.failure(words::NO_GAME.localized()) };
        if Form::of_suffix(&choice.path).is_none() {
            return self
                .notices
                .failure(crate::language::with_colon(crate::language::shown_name(&choice.path), suffixes()));
        }
        let at = (tab.workspace.root_of(node), node);
        let (tree, end) = (document.snapshot().1, line_end(document, node));
        let (folder, home) = (tab.file.origin().map(|path| folder_of(path).to_path_buf()), self.options.home.clone());
        let opens = choice.opens;
        let source = tab.file.origin().map(Path::to_path_buf);
        let made_of = tab.file.made_of.clone().filter(|_| tab.file.path.is_none());
        let publishing = Publishing { tree, at, end, source, made_of, name: tab.name(), folder, home, choice };
        self.work(
            task,
            move |progress| publishing.make(progress),
            move |app, made| app.published(&ctx, (&path, opens), made.flatten()),
        );
    }

    /// Something was made, or not: it is written.
    fn published(
        &mut self,
        ctx: &Context,
        (path, opens): (&Path, bool),
        made: Option<Result<Vec<(PathBuf, Published)>, String>>,
    ) {
        match made.unwrap_or_else(|| Err(words::broken(path))) {
            Ok(all) => {
                for (path, made) in all {
                    made.notes.into_iter().for_each(|note| self.notices.note(note));
                    if self.write_picture(&path, made.bytes) && opens {
                        ctx.open_url(egui::OpenUrl::new_tab(address_of(&path)));
                    }
                }
            }
            Err(why) => self.notices.failure(why),
        }
    }
}

/// The address of a file, for the program of the system that shows such files.
fn address_of(path: &Path) -> String {
    use std::fmt::Write as _;
    let mut address = "file://".to_owned();
    for byte in path.to_string_lossy().bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'-' | b'_' | b'.' | b'~' | b':' => {
                address.push(char::from(byte));
            }
            other => drop(write!(address, "%{other:02X}")),
        }
    }
    address
}
