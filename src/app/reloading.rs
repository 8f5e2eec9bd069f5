//! Files of open records are read again: as they are now, or in another encoding.

use crate::app::App;
use crate::app::bars::notices::Topic;
use crate::app::look::words;
use crate::app::opening::AT_ONCE;
use crate::app::records::files::{How, Read};
use crate::app::records::place::{place_of, read_swaps, return_to, swaps_of};
use crate::edit::{Workspace, reread};
use crate::sgf::ReadOptions;
use crate::store::{disk, file};

impl App {
    /// Reads the file of this record again; what was changed is lost. Whether it is a record still.
    pub(super) fn reload_record(&mut self, number: u64) -> bool {
        self.reload_up_to(number, file::MAX_LEN)
    }

    /// The same, of a file that is no longer than this many bytes, whatever it was when somebody looked at it.
    pub(super) fn reload_up_to(&mut self, number: u64, most: u64) -> bool {
        let Some(index) = self.tabs.iter().position(|tab| tab.number == number) else { return false };
        let Some(path) = self.tabs[index].path.clone() else { return false };
        let (game, place) = place_of(&self.tabs[index].workspace);
        let how = How { place: Some((game, place)), ..How::default() };
        let read = file::read_watched(&path, |at, of| at.max(of) <= most).map_err(|error| error.to_string());
        match read.and_then(|(bytes, stamp)| Read::new(&path, bytes, stamp, &how)) {
            Ok(read) => self.take_instead(number, read),
            Err(why) => {
                self.notices.failure(why);
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
        tab.renew(read.workspace, read.faults);
        (tab.path, tab.title, tab.stamp, tab.protected) = (path, title, Some(read.stamp), read.protected);
        read_swaps(&mut tab.workspace, &swaps);
        self.notices.settle(Topic::File(number));
        self.keep(number);
        true
    }

    /// Reads the file in front again, in another encoding if one is given.
    pub(super) fn reload(&mut self, encoding: Option<&str>) {
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
                self.notices.settle(Topic::File(number));
                if let Some(files) = self.files.as_mut().filter(|_| length > AT_ONCE) {
                    return files.read(path.clone(), how);
                }
                let read = file::read(path).map_err(|error| error.to_string());
                let read = read.and_then(|(bytes, stamp)| Read::new(path, bytes, stamp, &how));
                read.map(|read| (read.workspace, read.faults, Some(read.stamp)))
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
                let protected = path.as_deref().is_some_and(disk::is_protected);
                tab.renew(workspace, faults);
                (tab.path, tab.title, tab.stamp, tab.protected) = (path, title, stamp, protected);
                read_swaps(&mut tab.workspace, &swaps);
                return_to(&mut tab.workspace, game, &place);
                self.keep(number);
            }
            Err(why) => self.notices.failure(why),
        }
    }
}
