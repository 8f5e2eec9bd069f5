//! A tab: a workspace, its file, and its view state.
//!
//! What is derived from the record (position, markup, current line) is computed before a frame is drawn, once per revision and node.

use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::app::board::Tool;
use crate::app::board::counting::Counting;
use crate::app::board::tray::PieceTray;
use crate::app::board::view::BoardView;
use crate::app::context::check::{AT_ONCE, OPENED, Record};
use crate::app::context::hint::StatusLine;
use crate::app::context::seen::Seen;
use crate::app::context::{AtHand, Now, Open, Reading};
use crate::app::engine::graph::GraphView;
use crate::app::engine::{EngineFinder, LossLook, ShownAnalysis};
use crate::app::look::words;
use crate::app::panels::comment::CommentPanel;
use crate::app::panels::score::GameText;
use crate::app::panels::tree::TreeView;
use crate::app::platform::Worked;
use crate::app::records::background::Work;
use crate::app::records::branching::Branching;
use crate::app::records::equal_finder::EqualFinder;
use crate::app::records::line::Line;
use crate::app::records::place::{place_of, read_swaps, return_to, swaps_of};
use crate::app::records::tab_file::{MergedFile, TabFile};
use crate::edit::{Command, Copy, Go, Workspace, unsettled};
use crate::game::{Colour, Coordinates, Markup, Swaps};
use crate::language::{self, StaticText};
use crate::record::Revision;
use crate::sgf::{Fault, NodeId, Tree};
use crate::store::Stamp;

/// An open record.
#[derive(Default)]
pub struct Tab {
    /// Its number, the same as long as it is open.
    pub number: u64,
    /// The record.
    pub workspace: Workspace,
    /// Issues in the text when it was read.
    pub faults: Vec<Fault>,
    /// Its file.
    pub file: TabFile,
    /// There were conflicts of a merge in it, which may be settled by now.
    had_conflicts: bool,
    conflicts: Worked<Revision, usize>,
    /// Its title without a file.
    pub title: String,
    /// What is being done with it.
    pub doing: Doing,
    /// How it is looked at.
    pub views: Views,
    /// The nodes seen so far, if continuations are hidden.
    pub seen: Option<Seen>,
    /// Which nodes have the same position.
    pub equal: EqualFinder,
    /// What engines left in it.
    pub engine: EngineFinder,
    /// How far it branches.
    pub branching: Branching,
    /// Cached data of the current node.
    now: Option<Now>,
    /// How swaps were read when it was derived.
    swaps: Swaps,
    checked: Checked,
    line: Line,
    /// Work in the background.
    pub work: Option<Work>,
}

/// The current work on a record.
#[derive(Default)]
pub struct Doing {
    /// The active tool.
    pub tool: Tool,
    /// The colour that setup puts on the board; `None` erases.
    pub setup: Option<Colour>,
    /// The kind of piece that setup places, by its letters, or an uncoloured thing; `None` for plain stones.
    pub piece: Option<&'static str>,
    /// The comment as it is edited.
    pub comment: CommentPanel,
    /// The game as it is being counted.
    pub counting: Option<Counting>,
}

/// The view state of a record.
#[derive(Default)]
pub struct Views {
    /// The board.
    pub board: BoardView,
    /// The pieces.
    pub tray: PieceTray,
    /// The tree.
    pub tree: TreeView,
    /// The game as text.
    pub score: GameText,
    /// The graph of what engines left.
    pub graph: GraphView,
    /// The text that the label tool places; if empty, letters in their order.
    pub label: String,
    /// The text of the status line.
    pub hint: StatusLine,
    /// The board's last text about the place under the pointer.
    pub under_pointer: String,
    /// The status text stays until the pointer moves to another place.
    pub insists: bool,
}

/// The check of the text, kept for the state it was made for.
#[derive(Default)]
struct Checked {
    /// The state that was seen last, and since when.
    seen: Option<(Revision, Instant)>,
    /// How many findings there were last, in which state, and how swaps were read; `None` before anybody has looked.
    count: Worked<(Revision, HashMap<NodeId, Swaps>), Option<usize>>,
}

/// Records with more nodes than this keep the processor busy for a while when they are checked.
const LONG: usize = 50_000;
/// How long a record is left alone before it is checked again, a short one and a long one.
const PAUSES: [Duration; 2] = [Duration::from_millis(500), Duration::from_secs(4)];

impl Tab {
    /// A record with nothing known of how it is looked at.
    pub fn new(number: u64, workspace: Workspace, faults: Vec<Fault>) -> Tab {
        let (title, doing) = (words::UNTITLED.to_string(), Doing { setup: Some(Colour::BLACK), ..Doing::default() });
        let had_conflicts = memchr::memmem::find(workspace.document().tree().source(), b"<<<<<<<").is_some();
        Tab { number, workspace, faults, title, doing, had_conflicts, ..Tab::default() }
    }

    /// Replaces the record by the one that was read again; the view state stays.
    pub fn renew(&mut self, workspace: Workspace, faults: Vec<Fault>) {
        let seen = self.seen.take().map(|_| Seen::default());
        let (had_conflicts, file) = (self.had_conflicts, self.file.renewed());
        let comment = std::mem::take(&mut self.doing.comment).carried_over();
        let branching = std::mem::take(&mut self.branching);
        *self = Tab { seen, file, branching, ..Tab::new(self.number, workspace, faults) };
        self.doing.comment = comment;
        // Undo leads back to them.
        self.had_conflicts |= had_conflicts;
    }

    /// The set of known games changed: discards everything derived from the record.
    pub fn know_anew(&mut self) {
        self.workspace.know_anew();
        self.views.board.put_back();
        self.views.board.forget();
        (self.now, self.doing.counting) = (None, None);
        (self.checked, self.line, self.views.score) = Default::default();
        (self.equal, self.views.tray, self.engine) = Default::default();
    }

    /// Replaces the record by a merge result, with the same file; the current node stays. `saved` is what the history knows as saved.
    pub fn take_merged(&mut self, (merged, faults): (Workspace, Vec<Fault>), saved: Option<Arc<[u8]>>) {
        let ((game, place), swaps) = (place_of(&self.workspace), swaps_of(&self.workspace));
        let old = std::mem::take(self);
        *self = Tab::new(old.number, old.workspace.merged_into(merged), faults);
        self.file = old.file;
        self.file.base = saved.or(self.file.base.take());
        self.file.away = None;
        self.title = old.title;
        self.branching = old.branching;
        self.seen = old.seen.map(|_| Seen::default());
        self.doing.comment = old.doing.comment.carried_over();
        self.had_conflicts |= old.had_conflicts;
        read_swaps(&mut self.workspace, &swaps);
        return_to(&mut self.workspace, game, &place);
    }

    /// The last file version merged into the current state; undo can undo a merge.
    pub fn merged_file(&self) -> Option<&MergedFile> {
        self.file.merged.iter().rev().find(|merged| self.workspace.document().follows(merged.at))
    }

    /// How many conflicts of merges are not settled yet; `None` while that is counted in the background.
    pub fn conflicts_left(&mut self, ctx: &egui::Context) -> Option<usize> {
        if !self.had_conflicts {
            return Some(0);
        }
        let ((revision, tree), names) = (self.workspace.document().snapshot(), self.workspace.coordinates());
        if self.conflicts.wants(&revision) {
            self.conflicts.find(ctx, revision, tree.len() <= AT_ONCE, move || unsettled(&tree, names).len());
        }
        self.conflicts.is_of(&revision).then_some(*self.conflicts)
    }

    /// The same, as it was known last.
    pub fn conflicts_known(&mut self, ctx: &egui::Context) -> usize {
        self.conflicts_left(ctx).unwrap_or(*self.conflicts)
    }

    /// Whether it is in use here: changed, or with steps to undo.
    pub fn was_edited(&self) -> bool {
        self.is_modified() || !self.workspace.document().history().is_empty()
    }

    /// What the file held when it was last merged into the current state.
    pub fn merged_bytes(&self) -> Option<Arc<[u8]>> {
        self.merged_file().map(|merged| merged.bytes.clone())
    }

    /// The file's stamp when it was last read, written or merged. If the merge is undone, the file differs again.
    pub fn file_stamp(&self) -> Option<Stamp> {
        self.merged_file().map(|merged| merged.stamp).or(self.file.stamp)
    }

    /// The title of the tab.
    pub fn name(&self) -> String {
        let file = self.file.path.as_deref().and_then(Path::file_name);
        language::shown_name(file.unwrap_or(self.title.as_ref()))
    }

    /// What commands need of it.
    pub fn at_hand(&self) -> AtHand<'_> {
        let in_file = self.file.origin().is_some();
        AtHand { workspace: Some(&self.workspace), in_file, piece: self.views.board.held.hand.is_some() }
    }

    /// A proposed file name if it has no file.
    pub fn proposed_name(&self) -> String {
        let suffix = self.workspace.kind().map_or("sgf", |kind| kind.facts().suffix);
        format!("{}.{suffix}", self.title)
    }

    /// Splits the tab: what panels read, what was seen of it, and the interaction and view state that drawing may change.
    pub fn parts<'a>(&'a mut self, now: &'a Now) -> (Reading<'a>, Option<&'a Seen>, &'a mut Doing, &'a mut Views) {
        let record = (&self.workspace, &self.faults[..], self.file.path.as_deref());
        let read = reading(self.number, record, (&self.equal, engine(&self.engine, self.seen.is_some())), now);
        (read, self.seen.as_ref(), &mut self.doing, &mut self.views)
    }

    /// The panels' view of it at a node.
    pub fn reading<'a>(&'a self, now: &'a Now) -> Reading<'a> {
        let known = (&self.equal, engine(&self.engine, self.seen.is_some()));
        reading(self.number, (&self.workspace, &self.faults, self.file.path.as_deref()), known, now)
    }

    /// The record as searches see it.
    pub fn as_open<'a>(&'a self, name: &'a str) -> Open<'a> {
        Open { tab: self.number, name, workspace: &self.workspace }
    }

    /// Whether there are changes that are not in the file.
    pub fn is_modified(&self) -> bool {
        self.workspace.document().is_modified()
    }

    /// Whether it is as its file was when that was last seen with a record.
    pub fn is_untouched(&self) -> bool {
        let document = self.workspace.document();
        let saved = self.file.away.as_ref().map_or_else(|| document.saved(), |away| away.saved);
        saved == Some(document.revision())
    }

    /// Changes the coordinate system.
    pub fn name_places(&mut self, coordinates: Coordinates) {
        if self.workspace.coordinates() != coordinates {
            self.workspace.set_coordinates(coordinates);
            self.now = None;
            self.views.board.forget();
        }
    }

    /// Whether what is shown is of the current node.
    fn is_looked_at(&self) -> bool {
        let document = self.workspace.document();
        let here = document.cursor().map(|node| (document.revision(), node));
        self.now.as_ref().map(|now| (now.revision, now.node)) == here
    }

    /// Whether what is shown takes so long to compute that it must be done in the background.
    pub fn waits(&self) -> bool {
        !self.is_looked_at() && self.workspace.is_far()
    }

    /// Replaces the record by a background copy. Returns the old record, or the copy if it no longer applies; both may be slow to drop.
    pub fn take_over(&mut self, copy: Copy, line: Line) -> Result<Workspace, Box<Workspace>> {
        let old = self.workspace.take_over(copy)?;
        self.line = line;
        Ok(old)
    }

    /// Returns to the last shown node if the current one is too far to compute; else to the start.
    pub fn come_back(&mut self) {
        let seen = self.now.as_ref().map(|now| now.node);
        if !seen.is_some_and(|node| self.workspace.go_to(node)) || self.workspace.is_far() {
            let _ = self.workspace.run(&Command::Go(Go::LineStart));
        }
    }

    /// Computes what is shown, if record or node changed. `None` in an empty collection, and while it takes long.
    pub fn look(&mut self) -> Option<Now> {
        let document = self.workspace.document();
        let (revision, node) = (document.revision(), document.cursor()?);
        let swaps = self.workspace.swaps();
        if self.swaps != swaps {
            self.swaps = swaps;
            self.now = None;
            self.views.board.forget();
        }
        if !self.is_looked_at() {
            if self.workspace.is_far() {
                // It is computed in the background; meanwhile the last view is shown, if it still exists.
                return self.now.clone().filter(|now| now.revision == revision);
            }
            let position = Arc::new(self.workspace.position()?);
            self.line.find(&self.workspace, node);
            let (depth, length) = (self.line.at(), self.line.len());
            let markup = Arc::new(Markup::of(self.workspace.document().tree(), node, &position));
            let root = self.workspace.root_of(node);
            let last = self.now.as_ref().filter(|last| last.revision == revision && last.root == root);
            let game = last.map_or_else(|| game_of(self.workspace.document().tree(), root), |last| last.game);
            self.now = Some(Now { revision, node, root, game, position, markup, depth, length });
            self.views.hint.clear();
            self.views.under_pointer.clear();
        }
        let now = self.now.clone();
        if let Some(seen) = &mut self.seen {
            seen.follow(self.workspace.identity(), self.workspace.document());
        }
        // Leaving the node ends counting.
        self.doing.counting =
            self.doing.counting.take().filter(|counting| now.as_ref().is_some_and(|now| counting.is_at(now)));
        now
    }

    /// Brings what engines left up to date.
    pub fn follow_engine(&mut self, ctx: &egui::Context, now: &Now, losses: &LossLook) {
        let Tab { engine, workspace, line, .. } = self;
        engine.follow(ctx, workspace, (now.root, line.at(), line.nodes()), losses);
    }

    /// The number of findings; `None` if not known yet. The check runs once the record has been idle for a moment, in the background for
    /// long records.
    pub fn findings(&mut self, ctx: &egui::Context) -> Option<usize> {
        let (revision, tree) = (self.workspace.document().revision(), self.workspace.document().tree());
        let swaps = self.workspace.read_otherwise();
        let (checked, key) = (&mut self.checked, (revision, swaps.clone()));
        checked.count.take(Duration::ZERO);
        if checked.count.is_of(&key) {
            return *checked.count;
        }
        // Results about a long record are outdated by the next check.
        let is_long = tree.len() > LONG;
        if checked.count.is_coming() {
            return checked.count.filter(|_| !is_long);
        }
        let since = match checked.seen {
            Some((seen, since)) if seen == revision => since,
            _ => checked.seen.insert((revision, Instant::now())).1,
        };
        let pause = PAUSES[usize::from(is_long)];
        if checked.count.of().is_some() && since.elapsed() < pause {
            ctx.request_repaint_after(pause);
            return checked.count.filter(|_| !is_long);
        }
        let edited = revision != OPENED;
        let (tree, faults, swaps) = (self.workspace.document().snapshot().1, self.faults.clone(), swaps.clone());
        let at_once = tree.len() <= AT_ONCE;
        let count = move || Some(Record { tree: &tree, faults: &faults, swaps: &swaps, edited }.count());
        checked.count.find(ctx, key, at_once, count);
        checked.count.filter(|_| !is_long)
    }

    /// The number of the current game, from 1, and of all games; `None` if there is only one.
    pub fn game(&self) -> Option<(usize, usize)> {
        let document = self.workspace.document();
        let (tree, node) = (document.tree(), document.cursor()?);
        let now = self.now.as_ref().filter(|now| now.node == node && now.revision == document.revision());
        let game = now.map_or_else(|| game_of(tree, tree.root(node)), |now| now.game);
        Some(game).filter(|(_, count)| *count > 1)
    }

    /// Whether the current node is off the main line; `Some(false)` where only what follows it is. `None` on the main line, and while
    /// following moves are hidden, since the main line may be the answer.
    pub fn is_beside(&self) -> Option<bool> {
        self.line.is_beside().filter(|_| self.seen.is_none())
    }

    /// Hides everything not yet visited, or shows everything again.
    pub fn hide_following(&mut self) {
        self.seen = if self.seen.is_some() { None } else { Some(Seen::default()) };
        self.insist(
            if self.seen.is_some() {
                StaticText("following-hidden", "Following moves are now hidden until you play or go to them")
            } else {
                StaticText("following-shown", "Following moves are now shown")
            }
            .localized(),
        );
    }

    /// Shows a status text about the last action, which stays while the pointer rests.
    pub fn insist(&mut self, words: &str) {
        self.look();
        self.views.hint.say(words);
        self.views.insists = true;
    }

    /// Whether a command would change the record: entering an existing move does not.
    pub fn adds(&self, command: &Command) -> bool {
        let mut tried = self.workspace.copy(|_| true).workspace;
        tried.run(command).is_ok_and(|outcome| outcome.changed)
    }

    /// How many steps the line has that are shown.
    pub fn length(&self, now: &Now) -> usize {
        let Some(seen) = &self.seen else { return now.length };
        // With a node all that lead to it were seen.
        let (mut here, mut end) = (now.depth, now.length);
        while here < end {
            let middle = (here + end).div_ceil(2);
            if self.line.node(middle).is_some_and(|node| seen.has(node)) { here = middle } else { end = middle - 1 }
        }
        here
    }

    /// The node this many steps into the line.
    pub fn step(&self, at: usize) -> Option<NodeId> {
        self.line.node(at)
    }
}

/// What engines left, unless what follows is hidden: it would give it away.
fn engine(finder: &EngineFinder, hides: bool) -> Option<&ShownAnalysis> {
    finder.shown().filter(|_| !hides)
}

/// The panels' view of a record, with what is known of equal positions and what engines left.
fn reading<'a>(
    tab: u64,
    (workspace, faults, path): (&'a Workspace, &'a [Fault], Option<&'a Path>),
    (equal, engine): (&'a EqualFinder, Option<&'a ShownAnalysis>),
    now: &'a Now,
) -> Reading<'a> {
    let (equal, elsewhere) = (equal.known(workspace), equal.elsewhere(workspace, now.node));
    let reading = Reading::new(tab, workspace, faults, now.root, now.node, &now.position);
    Reading { path, equal, elsewhere, engine, ..reading }
}

/// Which game starts with a node, counted from 1, and of how many. Goes through all of them.
fn game_of(tree: &Tree, root: NodeId) -> (usize, usize) {
    (tree.games().position(|game| game == root).map_or(1, |at| at + 1), tree.game_count())
}
