//! Reloads files of open records, unchanged or in another encoding.

use crate::app::App;
use crate::app::bars::notices::Topic;
use crate::app::look::words;
use crate::app::opening::AT_ONCE;
use crate::app::records::files::{OpenOptions, Read};
use crate::app::records::place::{place_of, read_swaps, return_to, swaps_of};
use crate::app::records::{Patience, Task};
use crate::edit::{Workspace, reread};
use crate::sgf::ReadOptions;
use crate::store::{Stamp, disk, file};

impl App {
    /// Reloads the file of this record, and reports a failure. This can be undone.
    pub(super) fn reload_record(&mut self, number: u64) {
        if let Err(why) = self.read_again(number, file::MAX_LEN) {
            self.notices.failure(why);
        }
    }

    /// The same, if the file now has at most this many bytes, whatever it had before.
    ///
    /// # Errors
    /// A sentence, if it cannot be read or is no record.
    pub(super) fn read_again(&mut self, number: u64, most: u64) -> Result<(), String> {
        let Some(tab) = self.desk.get(number) else { return Ok(()) };
        let Some(path) = tab.file.path.clone() else { return Ok(()) };
        let how = OpenOptions { place: Some(place_of(&tab.workspace)), ..OpenOptions::default() };
        let read = file::read_watched(&path, |at, of| at.max(of) <= most).map_err(|error| error.to_string());
        self.take_instead(number, read.and_then(|(bytes, stamp)| Read::new(&path, bytes, stamp, &how))?)
    }

    /// A file was read again: what it holds takes the place of the record that was read from it, if it is one. What was here is one step
    /// back in the history, and kept as a version of the file: nobody else may have it.
    ///
    /// # Errors
    /// In a sentence, where it is none: what is here is worth more.
    pub(super) fn take_instead(&mut self, number: u64, read: Read) -> Result<(), String> {
        let Some(tab) = self.desk.get_mut(number) else { return Ok(()) };
        let path = tab.file.path.take().unwrap_or_default();
        let found = read.workspace.document().tree().games().next();
        let Some(root) = found else {
            tab.file.path = Some(path.clone());
            return Err(words::no_record_any_more(&path));
        };
        let (swaps, title) = (swaps_of(&tab.workspace), std::mem::take(&mut tab.title));
        let (old, new) = (tab.workspace.document().tree(), read.workspace.document().tree());
        let bytes = old.write();
        let same = Stamp::of(&bytes).same_content(&read.stamp);
        let in_same_way = old.games().next().is_some_and(|old_root| old.charset(old_root) == new.charset(root));
        if same && in_same_way {
            tab.workspace.mark_saved();
            (tab.faults, tab.file.away) = (read.faults, None);
        } else {
            let old = std::mem::take(&mut tab.workspace);
            let workspace = if same { old.reopened(read.workspace) } else { old.read_again(read.workspace) };
            tab.renew(workspace, read.faults);
            read_swaps(&mut tab.workspace, &swaps);
        }
        (tab.file.path, tab.title, tab.file.stamp, tab.file.protected) =
            (Some(path.clone()), title, Some(read.stamp), read.protected);
        self.notices.settle(Topic::File(number));
        self.keep(number);
        if let Some(versions) = self.versions().filter(|_| !same) {
            let keep = move |_: &_| {
                let kept = versions.keep_bytes(&path, &bytes);
                kept.err().map(|error| words::no_version_kept(&path, &file::cause(&error)))
            };
            let report = |app: &mut App, why: Option<Option<String>>| {
                why.flatten().into_iter().for_each(|why| app.notices.failure(why));
            };
            self.work(Task::default(), keep, report);
        }
        Ok(())
    }

    /// Reloads the active file, in another encoding if one is given. This can be undone.
    pub(super) fn reload(&mut self, encoding: Option<&str>) {
        self.follow_descriptions();
        let Some(tab) = self.desk.front_mut() else { return };
        let charset = encoding.and_then(crate::text::Charset::for_label);
        if let (Some(label), None) = (encoding, &charset) {
            return self.notices.failure(say!("no-such-encoding", "unknown encoding {label}", label));
        }
        let (game, place) = place_of(&tab.workspace);
        let (number, path, title, stamp) = (tab.number, tab.file.path.clone(), tab.title.clone(), tab.file_stamp());
        let length = path.as_ref().and_then(|path| path.metadata().ok()).map_or(0, |data| data.len());
        let read = match (&path, charset) {
            // Unsaved edits are not in the file, so re-read the record itself.
            (_, Some(charset)) if tab.is_modified() => {
                let read = reread(&tab.workspace, charset).map_err(|error| error.to_string());
                read.map(|(workspace, faults)| (workspace, faults, stamp))
            }
            (Some(path), charset) => {
                let how = OpenOptions {
                    charset,
                    place: Some((game, place)),
                    instead: Some(number),
                    ..OpenOptions::default()
                };
                self.notices.settle(Topic::File(number));
                if self.files.window().is_some() && length > AT_ONCE {
                    return self.read_as(path.clone(), how, Patience::Nothing);
                }
                let read = file::read(path).map_err(|error| error.to_string());
                let read = read.and_then(|(bytes, stamp)| Read::new(path, bytes, stamp, &how));
                let taken = read.and_then(|read| self.take_instead(number, read));
                return taken.unwrap_or_else(|why| self.notices.failure(why));
            }
            (None, charset) => {
                let bytes = tab.workspace.document().tree().source().to_vec();
                let (workspace, faults) = Workspace::open_with(bytes, &ReadOptions { charset, ..Default::default() });
                Ok((workspace, faults, None))
            }
        };
        match read {
            // The new content is worth less than the old one.
            Ok((workspace, ..)) if workspace.document().tree().games().next().is_none() => {
                self.notices.failure(words::no_record_any_more(&path.unwrap_or_default()));
            }
            Ok((mut workspace, faults, stamp)) => {
                let swaps = swaps_of(&tab.workspace);
                let protected = path.as_deref().is_some_and(disk::is_protected);
                return_to(&mut workspace, game, &place);
                let old = std::mem::take(&mut tab.workspace);
                tab.renew(old.reopened(workspace), faults);
                tab.file.merged.clear();
                (tab.file.path, tab.title, tab.file.stamp, tab.file.protected) = (path, title, stamp, protected);
                read_swaps(&mut tab.workspace, &swaps);
                self.keep(number);
            }
            Err(why) => self.notices.failure(why),
        }
    }
}
