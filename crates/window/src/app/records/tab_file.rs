//! The file of an open record: what is known of it, and of the copies beside it.

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::app::platform::Worked;
use crate::app::records::copies;
use crate::app::records::files::is_one_path;
use crate::edit::Workspace;
use crate::record::Revision;
use crate::store::Stamp;
use crate::store::disk::Readers;

/// The contents of a record's file when it was merged into the record.
pub struct MergedFile {
    /// The state of the record after the merge.
    pub at: Revision,
    /// The file.
    pub stamp: Stamp,
    /// Its content.
    pub bytes: Arc<[u8]>,
}

/// A file that is not there, or holds no record: another program may be about to write it again.
#[derive(Clone, Debug)]
pub struct Away {
    /// The start of its absence, in frame time.
    pub since: f64,
    /// The state of the record that was in it.
    pub saved: Option<Revision>,
    /// Why an existing file is no record.
    pub why: Option<String>,
    /// The user has been told, and the record counts as unsaved.
    pub reported: bool,
}

/// The file of a record, or the lack of one.
#[derive(Default)]
pub struct TabFile {
    /// Its path, if there is one.
    pub path: Option<PathBuf>,
    /// What it was called when it was looked up last, and that path without links.
    resolved: RefCell<Option<(PathBuf, PathBuf)>>,
    /// The file of another format that the record was converted from, which is never overwritten.
    pub made_of: Option<PathBuf>,
    /// As it was read or written last; see [`Tab::file_stamp`](super::Tab::file_stamp).
    pub stamp: Option<Stamp>,
    /// Its content at each merge into the record since that was last saved.
    pub merged: Vec<MergedFile>,
    /// Conflicted copies beside it, with how often was looked for them.
    copies: Worked<(PathBuf, u64), usize>,
    /// What it held as it was read or written last, where a merge came since: the history no longer leads there.
    pub base: Option<Arc<[u8]>>,
    /// It is missing, or no longer a record.
    pub away: Option<Away>,
    /// It may not be written.
    pub protected: bool,
    /// Who may read the source, and therefore its copies.
    pub readers: Readers,
}

impl TabFile {
    /// What stays where a file is read again.
    pub fn renewed(&mut self) -> TabFile {
        TabFile { readers: self.readers, copies: std::mem::take(&mut self.copies), ..TabFile::default() }
    }

    /// Whether this is its file.
    pub fn is_of(&self, file: &Path) -> bool {
        self.origin().is_some_and(|own| is_one_path(own, file))
    }

    /// Whether its file is at this path without links. That of the file is looked up once for each of its names, so that many tabs can
    /// be asked; before saving, ask [`TabFile::is_of`].
    pub fn is_at(&self, resolved: &Path) -> bool {
        let Some(own) = self.origin() else { return false };
        let mut known = self.resolved.borrow_mut();
        if known.as_ref().is_none_or(|(of, _)| of != own) {
            *known = own.canonicalize().ok().map(|found| (own.to_path_buf(), found));
        }
        known.as_ref().map_or(own, |(_, found)| found) == resolved
    }

    /// Its file, or the one that it was made of.
    pub fn origin(&self) -> Option<&Path> {
        self.path.as_deref().or(self.made_of.as_deref())
    }

    /// How many conflicted copies there are beside its file, as it was known last. They are looked for in the background, whenever
    /// `looks` is another number.
    pub fn copies_beside(&mut self, ctx: &egui::Context, workspace: &Workspace, looks: u64) -> usize {
        let Some(path) = &self.path else { return 0 };
        let key = (path.clone(), looks);
        if self.copies.wants(&key) {
            let (path, tree) = (path.clone(), workspace.document().snapshot().1);
            self.copies.begin(ctx, key, move || copies::beside(&path, &tree).len());
        }
        *self.copies
    }
}
