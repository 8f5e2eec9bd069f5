//! Publishes the active record to a chosen file, and opens that file for printing if asked to.

use std::path::Path;

use egui::Context;

use crate::app::App;
use crate::app::bars::progress::Progress;
use crate::app::context::publishing::{PublishChoice, PublishedPart};
use crate::app::look::words;
use crate::app::records::publishing::{FolderPublishing, Publishing, line_end};
use crate::publish::{Form, Published, suffixes};
use crate::store::disk::folder_of;

impl App {
    /// Begins to publish the active record as chosen.
    pub(crate) fn publish(&mut self, ctx: &Context, choice: PublishChoice) {
        self.settle();
        let Some(tab) = self.desk.front() else { return };
        if choice.part == PublishedPart::Folder {
            let folder = tab.origin().and_then(Path::parent).map(Path::to_path_buf);
            let Some(folder) = folder else { return self.notices.failure(words::NOT_IN_A_FILE) };
            return self.publish_folder(ctx, FolderPublishing { folder, home: self.options.home.clone(), choice });
        }
        let document = tab.workspace.document();
        let Some(node) = document.cursor() else { return self.notices.failure(words::NO_GAME.said()) };
        if Form::of_suffix(&choice.path).is_none() {
            return self.notices.failure(crate::language::with_colon(choice.path.display(), suffixes()));
        }
        let at = (tab.workspace.root_of(node), node);
        let (tree, end) = (document.snapshot().1, line_end(document, node));
        let (folder, home) = (tab.origin().map(|path| folder_of(path).to_path_buf()), self.options.home.clone());
        let publishing = Publishing { tree, at, end, name: tab.name(), folder, home, choice };
        match &mut self.files {
            Some(files) => files.publish(publishing),
            None => {
                if let Some(made) = publishing.make(&Progress::new(ctx.clone())) {
                    self.published(ctx, &publishing.choice, made);
                }
            }
        }
    }

    /// Begins to make a page of each record of a folder.
    fn publish_folder(&mut self, ctx: &Context, publishing: FolderPublishing) {
        match &mut self.files {
            Some(files) => files.publish_folder(publishing),
            None => publishing.make(&Progress::new(ctx.clone())).into_iter().for_each(|made| self.filled(made)),
        }
    }

    /// Something was made, or not: it is written.
    pub(super) fn published(&mut self, ctx: &Context, choice: &PublishChoice, made: Result<Published, String>) {
        match made {
            Ok(made) => {
                made.notes.into_iter().for_each(|note| self.notices.note(note));
                if self.write_picture(&choice.path, made.bytes) && choice.opens {
                    ctx.open_url(egui::OpenUrl::new_tab(address_of(&choice.path)));
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
