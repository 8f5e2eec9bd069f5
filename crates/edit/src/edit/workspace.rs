//! A record with everything that commands need besides: the clipboard, and caches of what is derived from it.

use crate::edit::commands::command::Command;
use crate::edit::context::EditContext;
use crate::edit::derived::Derived;
use crate::edit::error::EditError;
use crate::edit::operations::{self, Plan, analysis, games, go, info, joined, setup};
use crate::edit::search::{Hit, Kinds, Query, Search};
use crate::edit::values::choices::{Go, Where};
use crate::edit::values::clipboard::Clipboard;
use crate::game::{Coordinates, Kind, Position, Swaps};
use crate::language::StaticText;
use crate::record::{Document, Edit, Merge, READ_WHOLE, Revision, Settled, Touched};
use crate::sgf::{Address, Code, Fault, NodeId, ReadOptions, Watch};
use crate::text::{Charset, Unencodable, another_reading};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// An open record: what the window shows in a tab, and what the command line edits.
///
/// It can be sent to another thread but is used by one at a time, since reading positions fills a cache. Several threads can share a
/// [`Document::snapshot`]. Queries about a node that is not in the record do not panic; they find nothing there.
pub struct Workspace {
    /// No other has it.
    pub(super) identity: u64,
    pub(super) document: Document,
    pub(super) clipboard: Clipboard,
    pub(super) today: Option<String>,
    pub(super) derived: Derived,
    /// The last search.
    pub(super) sought: Option<Query>,
    /// What the current record omits from the text of its file.
    pub(super) left_out: Vec<u8>,
    /// How many steps were made since that was looked at.
    pub(super) unseen: usize,
    /// The games of which it was said that their analysis no longer fits, by their roots.
    pub(super) unfit: HashSet<NodeId>,
    /// Receives the progress of long work.
    pub(super) watch: Watch,
}

/// The result of a command.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CommandOutcome {
    /// The title in the history; empty where nothing can change.
    pub title: String,
    /// Whether the record changed. Navigation does not change it.
    pub changed: bool,
    /// Counts to report: "3 comments and names".
    pub counted: Option<String>,
    /// A further remark, in a sentence; usually none.
    pub message: Option<String>,
    /// The command that undoes only what the remark is about, if the step did more.
    pub undone_by: Option<Command>,
    /// For commands whose purpose is removal: the number of nodes and games removed.
    pub removed: Option<(usize, usize)>,
}

/// A collection without a game.
pub(super) const NO_GAME: StaticText = StaticText("no-game-yet", "there are no games yet");

/// How a command is merged into previous undo steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Grouping {
    /// A step of its own.
    #[default]
    Alone,
    /// Text being typed: a word is a step.
    Typing,
    /// One gesture of the pointer: everything with the same number is a step.
    Gesture(u64),
}

impl Default for Workspace {
    /// A collection without a game, to which `new-game` adds one.
    fn default() -> Self {
        Self::of(Document::empty())
    }
}

impl Workspace {
    /// A record from the bytes of its file, and what is wrong with them.
    pub fn open(bytes: Vec<u8>) -> (Self, Vec<Fault>) {
        Self::open_with(bytes, &ReadOptions::default())
    }

    /// As [`Workspace::open`], with the given options.
    pub fn open_with(bytes: Vec<u8>, options: &ReadOptions) -> (Self, Vec<Fault>) {
        let (document, faults) = Document::open_with(bytes, options);
        (Self::of(document), faults)
    }

    /// A workspace for a document.
    pub fn of(document: Document) -> Self {
        static OPENED: AtomicU64 = AtomicU64::new(1);
        Self {
            identity: OPENED.fetch_add(1, Ordering::Relaxed),
            derived: Derived::of(&document),
            document,
            clipboard: Clipboard::default(),
            today: None,
            sought: None,
            left_out: Vec::new(),
            unseen: 0,
            unfit: HashSet::new(),
            watch: Watch::default(),
        }
    }

    /// An id that no other workspace of this process has; nodes of one workspace mean nothing in another.
    pub fn identity(&self) -> u64 {
        self.identity
    }

    /// An id of the record's state, unique across records.
    pub fn state(&self) -> (u64, Revision) {
        (self.identity, self.document.revision())
    }

    /// The record.
    pub fn document(&self) -> &Document {
        &self.document
    }

    /// The present state is in the file now.
    pub fn mark_saved(&mut self) {
        self.document.mark_saved();
    }

    /// The state of that number is in the file now; see [`Document::mark_saved_at`].
    pub fn mark_saved_at(&mut self, revision: Revision) {
        self.document.mark_saved_at(revision);
    }

    /// No state is in a file; see [`Document::mark_unsaved`].
    pub fn mark_unsaved(&mut self) {
        self.document.mark_unsaved();
    }

    /// Goes to a node. Not an edit. Returns `false`, and stays, if the node is not in the record.
    pub fn go_to(&mut self, node: NodeId) -> bool {
        self.document.go_to(node)
    }

    /// Starts an edit through calls instead of commands; see [`Edit`](crate::record::Edit). Derived data is updated afterwards.
    pub fn edit(&mut self, title: impl Into<String>) -> Edit<'_> {
        self.document.edit(title)
    }

    /// Undoes the last step for good: it cannot be redone.
    pub fn take_back(&mut self) {
        if self.document.undo().is_some() {
            self.document.forget_undone();
        }
    }

    /// The last cut or copy.
    pub fn clipboard(&self) -> &Clipboard {
        &self.clipboard
    }

    /// Sets the clipboard, to that of another record or to the text of another program.
    pub fn set_clipboard(&mut self, clipboard: Clipboard) {
        self.clipboard = clipboard;
    }

    /// The date that new Blokus records get (`2026-04-02`). Without one they get none.
    pub fn set_today(&mut self, date: Option<String>) {
        self.today = date;
    }

    /// Clears data derived from the record: the set of known games has changed.
    #[doc(hidden)]
    pub fn know_anew(&mut self) {
        self.derived.forget(&self.document);
    }

    /// The root of a node's game. Takes time linear in the distance to the node asked for last, and none in a record with one game.
    pub fn root_of(&self, node: NodeId) -> NodeId {
        self.derived.root_of(&self.document, node)
    }

    /// The game at the current node; `None` in an empty collection.
    pub fn kind(&self) -> Option<Arc<Kind>> {
        Some(self.kind_at(self.document.cursor()?))
    }

    /// The game that a node belongs to.
    pub fn kind_at(&self, node: NodeId) -> Arc<Kind> {
        self.derived.kind(&self.document, self.root_of(node))
    }

    /// How the swaps of the current game are read. Derived data depends on this and on the revision.
    pub fn swaps(&self) -> Swaps {
        self.document.cursor().map_or_else(Swaps::default, |node| self.derived.swaps(self.root_of(node)))
    }

    /// The games whose swaps are not read in the default way, by root.
    pub fn read_otherwise(&self) -> &HashMap<NodeId, Swaps> {
        self.derived.read_otherwise()
    }

    /// Sets how the swaps of the game with this root are read; the record is unchanged.
    pub fn set_swaps(&mut self, root: NodeId, swaps: Swaps) {
        self.derived.set_swaps(root, swaps);
    }

    /// The coordinate system for display and typed input; records are unaffected.
    pub fn coordinates(&self) -> Coordinates {
        self.derived.coordinates()
    }

    /// Changes the coordinate system.
    pub fn set_coordinates(&mut self, coordinates: Coordinates) {
        self.derived.set_coordinates(coordinates);
    }

    /// The current node.
    fn current(&self) -> Result<NodeId, EditError> {
        self.document.cursor().ok_or_else(|| EditError::refused(NO_GAME))
    }

    /// The link of the node, as reported by [`crate::edit::Command::Link`].
    pub(super) fn link(&self) -> Result<CommandOutcome, EditError> {
        let node = self.current()?;
        let message = format!("#{}", Address::of(self.document.tree(), node));
        Ok(CommandOutcome { message: Some(message), ..CommandOutcome::default() })
    }

    pub(super) fn read_swaps(&mut self, swaps: Swaps) -> Result<CommandOutcome, EditError> {
        self.available(&Command::ReadSwaps(swaps))?;
        if let Some(node) = self.document.cursor() {
            self.set_swaps(self.root_of(node), swaps);
        }
        Ok(CommandOutcome::default())
    }

    /// The position after the current node; `None` in an empty collection.
    pub fn position(&self) -> Option<Position> {
        Some(self.position_at(self.document.cursor()?))
    }

    /// The position after a node.
    pub fn position_at(&self, node: NodeId) -> Position {
        self.with_position(node, Position::clone)
    }

    /// The number of the last move at or before a node. Cheaper than its position.
    pub fn move_number_at(&self, node: NodeId) -> u32 {
        self.derived.move_number(&self.document, node)
    }

    /// As [`Workspace::position_at`], by reference.
    pub fn with_position<T>(&self, node: NodeId, look: impl FnOnce(&Position) -> T) -> T {
        self.derived.with_position(&self.document, node, look)
    }

    /// Carries out a command, as a step of its own.
    ///
    /// # Errors
    ///
    /// When it cannot be done; the record is as it was.
    pub fn run(&mut self, command: &Command) -> Result<CommandOutcome, EditError> {
        self.run_grouped(command, Grouping::Alone)
    }

    /// Carries out a command that may be part of a longer action.
    ///
    /// # Errors
    ///
    /// As [`Workspace::run`].
    pub fn run_grouped(&mut self, command: &Command, grouping: Grouping) -> Result<CommandOutcome, EditError> {
        if let Some(done) = command.act(self) {
            return done;
        }
        let Plan { mut transaction, clipboard, counted, message, undone_by } = self.plan(command)?;
        if let Some(clipboard) = clipboard {
            self.clipboard = clipboard;
        }
        transaction.merge(match grouping {
            Grouping::Alone => None,
            Grouping::Gesture(number) => Some(Merge::Gesture(number)),
            Grouping::Typing => self.typing(command),
        });
        let mut outcome = CommandOutcome {
            title: transaction.transaction().title().to_owned(),
            changed: !transaction.transaction().is_empty(),
            counted,
            message,
            undone_by,
            removed: None,
        };
        if outcome.changed {
            outcome.message = joined([outcome.message, self.say_unfit(command)]);
        }
        let unnamed = self.unnamed(command);
        let before = self.document.revision();
        self.document.apply(transaction);
        outcome.removed = if command.removes() { self.removed_since(before) } else { None };
        outcome.message = joined([outcome.message, self.say_left_out(), self.say_named(unnamed, command)]);
        Ok(outcome)
    }

    /// Says that the analysis of the current game no longer fits after a command. Once for each game: further edits make it no worse.
    fn say_unfit(&mut self, command: &Command) -> Option<String> {
        let node = self.document.cursor().filter(|_| analysis::outdates(command))?;
        let root = self.root_of(node);
        if self.unfit.contains(&root) {
            return None;
        }
        let message = analysis::unfit(&self.context(node), command)?;
        self.unfit.insert(root);
        Some(message)
    }

    /// The current game, and its encoding where nothing in the file names it; of commands for the whole record, the first such game.
    fn unnamed(&self, command: &Command) -> Option<(NodeId, Charset)> {
        let tree = self.document.tree();
        let unnamed =
            |root: NodeId| Some((root, tree.charset(root).clone())).filter(|(_, charset)| charset.is_unnamed());
        let here = self.document.cursor().map(|node| self.derived.root_of(&self.document, node));
        /// Up to this many games are all checked after each step.
        const FEW: usize = 64;
        match command {
            Command::Encoding(_) | Command::Repair { .. } => {
                let doubtful = |root: NodeId| {
                    let charset = tree.charset(root);
                    charset.looks_like().map(|_| (root, charset.clone()))
                };
                tree.games().find_map(|root| unnamed(root).or_else(|| doubtful(root)))
            }
            _ if tree.has_several_charsets() && tree.game_count() <= FEW => tree.games().find_map(unnamed),
            _ => here.or_else(|| tree.games().next()).and_then(unnamed),
        }
    }

    /// Says that a step wrote the name of an encoding into the record which until then was only found in its text.
    fn say_named(&self, unnamed: Option<(NodeId, Charset)>, command: &Command) -> Option<String> {
        let (before, charset) = unnamed?;
        let tree = self.document.tree();
        let here = self.document.cursor().map(|node| self.derived.root_of(&self.document, node));
        // Where what is written asked for another reading, that is said already.
        let is_same = |root| tree.charset(root).same_encoding(&charset);
        let is_wide = matches!(command, Command::Encoding(_) | Command::Repair { .. });
        let is_named =
            |root: NodeId| tree.has(root, "CA") && !tree.charset(root).is_unnamed() && (is_wide || is_same(root));
        (is_named(before) || here.is_some_and(is_named)).then(|| {
            say!(
                "guess-is-named",
                "the encoding, {name}, was a guess, and CA names it now: if names look wrong, undo this and read the record again in another encoding",
                name = charset.name()
            )
        })
    }

    /// How many nodes left the record in its last step, and how many games they were.
    fn removed_since(&self, before: Revision) -> Option<(usize, usize)> {
        let tree = self.document.tree();
        let (mut nodes, mut games) = (0, 0);
        for touched in self.document.changed_since(before)? {
            if let Touched::Branch { node, parent } = touched
                && tree.parent(*node).is_none()
                && !tree.is_root(*node)
            {
                nodes += tree.descendants(*node).count();
                games += usize::from(parent.is_none());
            }
        }
        (nodes > 0).then_some((nodes, games))
    }

    /// Text between the properties that had to be removed, if there is more of it than before.
    ///
    /// To find it the record is written. A long record is checked only once per several steps, so that each costs no more than in a short
    /// one: a removal is then reported by a later step.
    fn say_left_out(&mut self) -> Option<String> {
        const MOST: usize = 60;
        self.unseen += 1;
        if self.document.tree().source().len() / READ_WHOLE >= self.unseen {
            return None;
        }
        self.unseen = 0;
        let left_out = self.document.tree().left_out();
        let before = std::mem::replace(&mut self.left_out, left_out);
        if self.left_out.is_empty() || self.left_out == before {
            return None;
        }
        let text = String::from_utf8_lossy(&self.left_out);
        let mut shown: String = text.chars().take(MOST).map(|c| if c.is_control() { ' ' } else { c }).collect();
        if text.chars().count() > MOST {
            shown.push('…');
        }
        Some(say!(
            "left-out-what-belongs",
            "left out text that belongs to no property and would now be read as part of the record: {shown}",
            shown
        ))
    }

    /// Runs a command on a copy: returns its title and the resulting bytes. The record is unchanged.
    ///
    /// # Errors
    ///
    /// As [`Workspace::run`]; for commands that do not change the record, because there is nothing to see.
    pub fn preview(&self, command: &Command) -> Result<(String, Vec<u8>), EditError> {
        let settled = self.plan(command)?.transaction;
        let transaction = settled.transaction();
        if transaction.is_empty() {
            return Err(refused!("changes-nothing", "this changes nothing"));
        }
        Ok((transaction.title().to_owned(), self.document.preview(transaction)))
    }

    /// The context of a command at a node.
    pub(crate) fn context(&self, node: NodeId) -> EditContext<'_> {
        EditContext {
            clipboard: &self.clipboard,
            today: self.today.as_deref(),
            watch: &self.watch,
            ..EditContext::new(&self.document, &self.derived, node)
        }
    }

    /// Whether there may be anything to repair for one of these codes.
    pub(crate) fn may_repair(&self, codes: &[Code]) -> bool {
        self.document.cursor().is_some_and(|node| operations::repair::may_repair(&self.context(node), codes))
    }

    fn plan(&self, command: &Command) -> Result<Plan<Settled>, EditError> {
        match (self.document.cursor(), command) {
            (Some(node), _) => operations::plan(&self.context(node), command).or_else(|why| match why {
                EditError::Unencodable(what) => self.plan_read_otherwise(node, command, what),
                why => Err(why),
            }),
            (None, Command::NewGame { game, size }) => {
                let first = games::new(&self.document, None, game, size.as_deref(), self.today.as_deref())?;
                Plan::from(first).settled(&self.document, None)
            }
            (None, _) => Err(refused!("no-game-yet-new", "there are no games yet; 'new-game' adds one")),
        }
    }

    /// Plans a command whose characters the record's encoding cannot express. If that encoding was a guess, and another one decodes all of
    /// the text as well and can express them, the record switches to it.
    fn plan_read_otherwise(
        &self,
        node: NodeId,
        command: &Command,
        what: Unencodable,
    ) -> Result<Plan<Settled>, EditError> {
        let tree = self.document.tree();
        let guessed = tree.charset(node);
        let is_short = tree.source().len() <= READ_WHOLE && !tree.has_several_charsets();
        let reading = is_short.then(|| another_reading(&tree.write(), guessed, &what.characters)).flatten();
        let Some(reading) = reading else { return Err(EditError::Unencodable(what)) };
        let context = EditContext { reading: Some(&reading), ..self.context(node) };
        let mut plan = operations::plan(&context, command).map_err(|_| EditError::Unencodable(what.clone()))?;
        let message = say!(
            "read-otherwise",
            "the record is now read as {name}; {guessed} was a guess and does not have {characters}",
            name = reading.name(),
            guessed = guessed.name(),
            characters = what.characters.iter().collect::<String>()
        );
        plan.message = joined([plan.message, Some(message)]);
        Ok(plan)
    }

    pub(super) fn go(&mut self, go: &Go) -> Result<CommandOutcome, EditError> {
        let node = self.current()?;
        let node = go::find(&self.context(node), go)?;
        self.document.go_to(node);
        Ok(CommandOutcome::default())
    }

    /// Looks for something from the current node on, and goes there.
    pub(super) fn find(&mut self, what: &str, kinds: Kinds, regex: bool) -> Result<CommandOutcome, EditError> {
        if what.is_empty() {
            return Err(refused!("what-look-missing", "the search text is missing"));
        }
        let query = Query::new(what, kinds, regex).map_err(EditError::refused)?;
        self.sought = Some(query);
        self.go_to_found(true, true)
    }

    pub(super) fn go_to_found(&mut self, forward: bool, included: bool) -> Result<CommandOutcome, EditError> {
        let none = || message!("nothing-was-looked-yet", "nothing has been searched for yet");
        let query = self.sought.as_ref().ok_or_else(none)?;
        let here = self.current()?;
        let found = Search::beside(&self.document, &self.derived, query, (here, included, forward));
        self.document.go_to(found.ok_or_else(|| refused!("nothing-was-found", "no results"))?);
        Ok(CommandOutcome::default())
    }

    /// Continues a search by at most `nodes` nodes; see [`Search`]. Returns whether there are more.
    pub fn search(&self, search: &mut Search, query: &Query, nodes: usize, hits: &mut Vec<Hit>) -> bool {
        for _ in 0..nodes {
            search.step(&self.document, &self.derived, query, hits);
        }
        search.next().is_some()
    }

    pub(super) fn undo(&mut self, steps: usize) -> Result<CommandOutcome, EditError> {
        self.travel(self.document.history().position().saturating_sub(steps))
    }

    pub(super) fn redo(&mut self, steps: usize) -> Result<CommandOutcome, EditError> {
        self.travel(self.document.history().position().saturating_add(steps))
    }

    pub(super) fn jump(&mut self, steps: usize) -> Result<CommandOutcome, EditError> {
        go::steps_are_there(self.document.history(), steps)?;
        self.travel(steps)
    }

    /// To a step of the history.
    fn travel(&mut self, goal: usize) -> Result<CommandOutcome, EditError> {
        let before = self.document.revision();
        self.document.jump_to(goal);
        // New omissions are reported again.
        if self.document.tree().source().len() < READ_WHOLE {
            self.left_out = self.document.tree().left_out();
        }
        Ok(CommandOutcome { changed: self.document.revision() != before, ..CommandOutcome::default() })
    }

    /// The key under which a typed text joins the step before it.
    fn typing(&self, command: &Command) -> Option<Merge> {
        let node = self.document.cursor()?;
        let tree = self.document.tree();
        match command {
            Command::Comment(new) => Merge::typing(node, "C", &tree.text(node, "C").unwrap_or_default(), new),
            // A text of one line is one undo step, however many words it has.
            Command::Name(new) => {
                Merge::typing(node, "N", &tree.simple_text(node, "N").unwrap_or_default(), new).map(Merge::in_one_go)
            }
            Command::Info { id, value } => {
                let home = info::home(tree, self.root_of(node), node, id);
                Merge::typing(home, id, &tree.text(home, id).unwrap_or_default(), value)
            }
            _ => None,
        }
    }

    /// Whether a command is available at the current node, and if not, why. Constant time, since menus ask every frame.
    ///
    /// # Errors
    ///
    /// With the reason, for a tooltip.
    pub fn available(&self, command: &Command) -> Result<(), EditError> {
        match self.document.cursor() {
            Some(node) => self.available_at(node, command),
            None => Ok(command.without_game(self.document.history())?),
        }
    }

    /// The same at another node.
    ///
    /// # Errors
    ///
    /// With the reason, for a tooltip.
    pub fn available_at(&self, node: NodeId, command: &Command) -> Result<(), EditError> {
        Ok(command.available(&self.context(node))?)
    }

    /// Whether setup at the current node must ask whether to use a new node.
    pub fn setup_asks(&self) -> bool {
        self.document.cursor().is_some_and(|node| setup::asks(&self.context(node)))
    }

    /// The node at an address in the current game.
    ///
    /// # Errors
    /// If there is no such node.
    pub fn resolve(&self, place: &Where) -> Result<NodeId, EditError> {
        let node = self.document.cursor().ok_or_else(|| refused!("no-game-2", "there is no game"))?;
        self.context(node).resolve(place)
    }
}
