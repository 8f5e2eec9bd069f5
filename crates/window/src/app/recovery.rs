//! Unsaved work of earlier runs: each record with its time and the state of its file, to restore or discard.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::Context;

use crate::app::App;
use crate::app::context;
use crate::app::context::question::{Answer, Question, UnsavedWork};
use crate::app::look::words;
use crate::app::records::place::return_to;
use crate::edit::Workspace;
use crate::game::{Markup, Position};
use crate::language::{self, StaticText};
use crate::relate::{DifferenceKind, compare};
use crate::scene::{Options, Scene, Theme, compose};
use crate::sgf::{self, NodeId, ReadOptions, Tree};
use crate::store::disk::{self, Readers};
use crate::store::given::names_another_computer;
use crate::store::journal::{self, Entry, RecoverableRecord};
use crate::store::rescue::Offered;
use crate::store::{ReadError, Stamp, budget, file};

/// A record that was brought back this often, and each time the program ended before it was seen, is no longer among "all".
const MOST_TRIES: u32 = 2;
/// A record that is on view this long has not ended the program.
const SEEN: Duration = Duration::from_secs(3);

/// Remains of earlier runs, until the user decides.
#[derive(Debug, Default)]
pub(super) struct Recovery {
    /// The descriptions of recoverable work, each with the work.
    kept: Vec<(UnsavedWork, RecoverableRecord)>,
    /// What was brought back and no journal of this run could take over.
    left: Vec<RecoverableRecord>,
    /// What is lost, in sentences.
    damaged: Vec<String>,
    /// The tab of the file given to this start, by number: it stays active.
    offered: Option<u64>,
    /// Records that were brought back, by number, and when they will have been on view for long enough.
    watched: Vec<(u64, Instant)>,
}

/// Details to know before deciding.
fn about(found: &RecoverableRecord, theme: &Theme) -> UnsavedWork {
    let entry = &found.entry;
    let stamp = Stamp { modified: Some(found.when), ..Stamp::of(&entry.bytes) };
    let place = entry
        .file
        .as_ref()
        .map_or_else(|| StaticText("in-no-file", "Not saved to a file yet").to_string(), language::shown_name);
    let mut about = vec![place, say!("kept-as", "Backed up: {stamp}", stamp = &words::stamp_in_words(&stamp))];
    let mut boards = None;
    if let Some(path) = &entry.file {
        let (lines, both) = about_file(path, entry, theme);
        about.extend(lines);
        boards = both.map(Arc::new);
    }
    if found.torn {
        about.push(
            StaticText("last-moment-missing", "The last changes before the program closed may be missing.").to_string(),
        );
    }
    let in_all = entry.tries < MOST_TRIES;
    if !in_all {
        about.push(
            StaticText(
                "ended-twice",
                "The program crashed twice while restoring this record, so “Restore all” skips it.",
            )
            .to_string(),
        );
    }
    UnsavedWork { title: language::shown_name(&entry.title), about, boards, in_all }
}

/// Whether a file has these bytes. One of another computer is not asked.
fn holds(file: &Path, bytes: &[u8]) -> bool {
    let as_long = |about: std::fs::Metadata| about.len() == bytes.len() as u64;
    !names_another_computer(file)
        && disk::look(file).is_ok_and(as_long)
        && file::read(file).is_ok_and(|(now, _)| now == bytes)
}

/// The file's state, and where the unsaved work begins to differ from it, with the boards there.
fn about_file(path: &Path, entry: &Entry, theme: &Theme) -> (Vec<String>, Option<[Scene; 2]>) {
    if names_another_computer(path) {
        return (Vec::new(), None);
    }
    // Nobody asked for what a journal names: it is read only so far.
    let (bytes, stamp) = match file::read_watched(path, |at, of| at.max(of) <= budget::FOLLOWED) {
        Ok(read) => read,
        Err(ReadError::Stopped(_)) => return (Vec::new(), None),
        Err(ReadError::Missing(_)) => return (vec![words::FILE_IS_GONE.to_string()], None),
        Err(why) => return (vec![why.to_string()], None),
    };
    let mut about = Vec::new();
    if entry.base.is_some_and(|base| !base.same_content(&stamp)) {
        about.push(say!(
            "file-changed-since",
            "The file has changed since: {stamp}.",
            stamp = &words::stamp_in_words(&stamp)
        ));
    }
    let (words, boards) = unsaved(&bytes, &entry.bytes, theme);
    about.push(words);
    (about, boards)
}

/// What the unsaved work has that its file has not, in moves, and both boards where that begins.
fn unsaved(file: &[u8], kept: &[u8], theme: &Theme) -> (String, Option<[Scene; 2]>) {
    /// Longer records would keep whoever starts the program waiting.
    const COMPARED: usize = 300_000;
    if file.len().max(kept.len()) > COMPARED {
        return (StaticText("unsaved-differs", "The unsaved version differs from the file.").to_string(), None);
    }
    let (file, kept) = (Tree::read(file.to_vec()).0, Tree::read(kept.to_vec()).0);
    let comparison = compare(&file, &kept);
    let differences = &comparison.differences;
    let with_all_below = |tree: &Tree, node: Option<NodeId>| node.map_or(0, |node| tree.descendants(node).count());
    let (mut added, mut removed, mut changed) = (0, 0, Vec::new());
    for difference in differences {
        match difference.kind {
            DifferenceKind::Added => added += with_all_below(&kept, difference.b),
            DifferenceKind::Removed => removed += with_all_below(&file, difference.a),
            DifferenceKind::Moved => changed.push(StaticText("unsaved-order", "order of variations").to_string()),
            DifferenceKind::Changed | DifferenceKind::Corrected => {
                changed.extend(difference.property.as_deref().map(words::property_name));
            }
        }
    }
    changed.sort();
    changed.dedup();
    let changed = match changed.is_empty() {
        true => None,
        false => {
            let what = language::list(changed);
            Some(say!("unsaved-changed", "{what} changed", what))
        }
    };
    let parts = [
        (added > 0).then(|| say!("unsaved-added", "{count} node added" | "{count} nodes added", count = added)),
        (removed > 0)
            .then(|| say!("unsaved-removed", "{count} node removed" | "{count} nodes removed", count = removed)),
        changed,
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    if parts.is_empty() {
        let spelling = StaticText("unsaved-spelling", "Only how the record is written differs from the file.");
        return (spelling.to_string(), None);
    }
    let what = language::list(parts);
    let place = differences.first().and_then(|first| match (first.b, first.a) {
        (Some(node), _) => Some(context::place_in_tree(&kept, node)),
        (None, node) => Some(context::place_in_tree(&file, node?)),
    });
    let words = match place {
        Some(place) => say!("unsaved-at", "Unsaved: {what}; first at: {place}.", what, place),
        None => say!("unsaved", "Unsaved: {what}.", what),
    };
    let boards = differences.first().and_then(|first| {
        // What only one of them has is seen beside the node that it follows in the other.
        let above = |tree: &Tree, node: Option<NodeId>, same: &dyn Fn(NodeId) -> Option<NodeId>| {
            tree.way_up(node?).find_map(same)
        };
        let there = first.a.or_else(|| above(&kept, first.b, &|node| comparison.in_first(node)))?;
        let here = first.b.or_else(|| above(&file, first.a, &|node| comparison.in_second(node)))?;
        Some([board_at(&file, there, theme)?, board_at(&kept, here, theme)?])
    });
    (words, boards)
}

/// The board at a node.
fn board_at(tree: &Tree, node: NodeId, theme: &Theme) -> Option<Scene> {
    let position = Position::replay(tree, node);
    let markup = Markup::of(tree, node, &position);
    let options = Options { coordinates: false, ..Options::default() };
    position.kind().has_board().then(|| compose(&position, &markup, &options, theme))
}

/// Whether recovered work may be saved to its file without asking: the file's name may be forged, and must not lead to a file that is no
/// record.
fn may_be_saved_to(file: &Path) -> bool {
    match file::read(file) {
        Ok((bytes, _)) => Tree::read(bytes).0.game_count() > 0,
        Err(ReadError::Missing(_)) => sgf::is_record_name(file),
        Err(_) => false,
    }
}

impl App {
    /// Looks for what earlier runs left when they were killed, and puts the page up where there is something.
    pub(super) fn recover(&mut self) {
        let Some(home) = self.options.home.clone() else { return };
        let left = journal::left_behind(&home.journal());
        let damaged = left.damaged.into_iter();
        self.recovery.damaged = damaged
            .map(|damaged| {
                say!(
                    "damaged-work",
                    "{path}: unsaved work from an earlier session cannot be restored ({why}); the file stays where it is",
                    path = damaged.path.display(),
                    why = damaged.why
                )
            })
            .collect();
        // Saved, and killed before that was noted.
        let is_saved = |entry: &Entry| entry.file.as_deref().is_some_and(|file| holds(file, &entry.bytes));
        let (saved, kept): (Vec<_>, Vec<_>) = left.found.into_iter().partition(|found| is_saved(&found.entry));
        saved.into_iter().for_each(|found| drop(found.discard()));
        self.offer_too(kept);
    }

    /// Asks about these, too.
    fn offer_too(&mut self, found: impl IntoIterator<Item = RecoverableRecord>) {
        let (_, theme) = self.board_style(self.ctx().global_style().visuals.dark_mode);
        self.recovery.kept.extend(found.into_iter().map(|found| (about(&found, theme), found)));
        self.show_recovery();
    }

    /// Asks about saves that were cut off and cannot be finished unasked.
    pub(super) fn offer(&mut self, offered: Vec<Offered>) {
        if !offered.is_empty() {
            self.offer_too(offered.into_iter().map(RecoverableRecord::of_save));
        }
    }

    /// The file given to this start stays active when others are recovered.
    pub(super) fn keep_in_front(&mut self) {
        self.recovery.offered = self.desk.number_in_front();
    }

    /// Asks about what is not decided yet.
    fn show_recovery(&mut self) {
        let Recovery { kept, damaged, .. } = &self.recovery;
        if !kept.is_empty() || !damaged.is_empty() {
            let kept = kept.iter().map(|(kept, _)| kept.clone()).collect();
            self.put(Question::Recovery { kept, damaged: damaged.clone() });
        }
    }

    /// Does what was answered, and asks about the rest.
    pub(super) fn recover_as(&mut self, ctx: &Context, answer: &Answer) {
        match answer {
            Answer::RestoreAll => {
                while let Some(index) = self.recovery.kept.iter().position(|(kept, _)| kept.in_all) {
                    self.restore(ctx, index, false);
                }
                self.recovery.damaged.clear();
            }
            Answer::Restore(index) => self.restore(ctx, *index, false),
            Answer::RestoreAsCopy(index) => self.restore(ctx, *index, true),
            Answer::ThrowAway(index) => {
                if let Err(error) = self.recovery.kept.remove(*index).1.discard() {
                    self.notices.failure(error.to_string());
                }
            }
            // Undecided work is offered again at the next start.
            answer => {
                debug_assert_eq!(*answer, Answer::Cancel, "nothing is done with this answer");
                self.recovery.damaged.clear();
                return;
            }
        }
        self.show_recovery();
    }

    /// Brings a record back, with its file or as one that has none.
    fn restore(&mut self, ctx: &Context, index: usize, as_copy: bool) {
        let (_, found) = self.recovery.kept.remove(index);
        let mut entry = found.entry.clone();
        // Noted on the disk before anything is done with the record: it may be what ends the program.
        entry.tries += 1;
        // A copy is readable by those who could read the file, even if the copy has no file of its own.
        let readers = entry.file.as_deref().map_or(Readers::Usual, Readers::of);
        let as_copy = as_copy || entry.file.as_deref().is_some_and(|file| !may_be_saved_to(file));
        // A file has one tab: the one opened from disk is closed, unless it was edited.
        let file = entry.file.as_deref().filter(|_| !as_copy);
        let open = file.and_then(|file| self.desk.index_of_file(file)).map(|at| &self.desk.tabs[at]);
        let beside = open.map(|tab| tab.number);
        let (instead, as_copy) = match open {
            Some(tab) if tab.is_modified() => (None, true),
            Some(tab) => (Some(tab.number), as_copy),
            None => (None, as_copy),
        };
        if as_copy {
            let stem = entry.title.rsplit_once('.').map(|(stem, _)| stem).filter(|stem| !stem.is_empty());
            entry.title = say!("copy-of", "{title} (restored)", title = stem.unwrap_or(&entry.title));
            (entry.file, entry.base) = (None, None);
        }
        let number = self.desk.next_number();
        match self.desk.journal() {
            Some(journal) => {
                let noted = entry.clone();
                journal.adopt(number, found);
                journal.keep(number, move || noted);
                journal.flush();
            }
            // Until it is saved no other start may have it, and the next one offers it again.
            None => self.recovery.left.push(found),
        }
        self.hear_of_journal();
        let name = entry.file.as_deref().unwrap_or(Path::new(&entry.title));
        let options = ReadOptions::default().of_file(name);
        let (mut workspace, faults) = Workspace::open_with(entry.bytes, &options);
        workspace.mark_unsaved();
        return_to(&mut workspace, entry.game, &entry.place);
        let tab = self.desk.add(workspace);
        tab.file.readers = readers;
        (tab.faults, tab.file.path, tab.file.stamp, tab.title) = (faults, entry.file, entry.base, entry.title);
        if let Some(offered) = self.recovery.offered {
            match self.desk.index_of(offered) {
                // Ask first about unsaved work on this very file.
                Some(_) if beside == Some(offered) => self.recovery.offered = Some(number),
                Some(index) => self.desk.front = Some(index),
                None => {}
            }
        }
        // It replaces the file's tab.
        let place = instead.and_then(|instead| self.desk.index_of(instead));
        if let Some(place) = place {
            self.desk.move_last_to(place);
        }
        instead.into_iter().for_each(|tab| self.really_close(&[tab], false));
        self.recovery.watched.push((number, Instant::now() + SEEN));
        ctx.request_repaint_after(SEEN);
    }

    /// Records that were brought back and are on view are as good as any.
    pub(super) fn trust_what_is_seen(&mut self) {
        let now = Instant::now();
        let seen: Vec<_> = self.recovery.watched.extract_if(.., |(_, due)| *due <= now).collect();
        seen.into_iter().for_each(|(number, _)| self.keep(number));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_file_differs_from_an_unreadable_one() {
        let folder = tempfile::tempdir().unwrap();
        let (title, place, bytes) = ("a.sgf".to_owned(), "/".to_owned(), b"(;C[mine])".to_vec());
        let entry = Entry { file: None, title, game: 1, place, base: None, tries: 0, bytes };
        let theme = Theme::usual(false);
        let gone = about_file(&folder.path().join("a.sgf"), &entry, theme);
        assert_eq!(gone, (vec![words::FILE_IS_GONE.to_string()], None));
        let (lines, _) = about_file(folder.path(), &entry, theme);
        assert!(lines[0].contains("is a folder"), "{lines:?}");
    }

    #[test]
    fn both_boards_are_shown_where_the_unsaved_work_begins() {
        let theme = Theme::usual(false);
        let boards = |file: &str, kept: &str| unsaved(file.as_bytes(), kept.as_bytes(), theme).1;
        let [file, kept] = boards("(;GM[1]SZ[9];B[ee])", "(;GM[1]SZ[9];B[ee];W[cc];B[gg])").unwrap();
        assert_eq!(file, board("(;GM[1]SZ[9];B[ee])", &[0]), "the node that the new moves follow");
        assert_eq!(kept, board("(;GM[1]SZ[9];B[ee];W[cc])", &[0, 0]), "the first new move");
        let [file, kept] = boards("(;GM[1]SZ[9];B[ee];W[cc])", "(;GM[1]SZ[9];B[ee])").unwrap();
        assert_eq!((file, kept), (board("(;GM[1]SZ[9];B[ee];W[cc])", &[0, 0]), board("(;GM[1]SZ[9];B[ee])", &[0])));
        assert!(boards("(;GM[6];B[31hefe])", "(;GM[6];B[31hefe]C[x])").is_none(), "there is no board");
    }

    fn board(text: &str, path: &[usize]) -> Scene {
        let tree = Tree::read(text.as_bytes().to_vec()).0;
        let node = tree.at_path(tree.games().next().unwrap(), path).unwrap();
        board_at(&tree, node, Theme::usual(false)).unwrap()
    }
}
