//! A record being edited: tree, history and cursor behind one interface.

use super::change::{Change, Touched};
use super::cursor::Cursor;
use super::history::{History, Revision};
use super::settle::{READ_WHOLE, Settled};
use super::transaction::Transaction;
use crate::sgf::{Fault, NodeId, PropertyText, ReadOptions, Tree, differing};
use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::Arc;

/// A record, its history, and the current node.
///
/// [`edit`](Document::edit), commands, undo and redo are the only ways to change the tree, so everything derived from it can be cached by
/// [`revision`](Document::revision): same revision, same tree. A clone shares tree and history until one of the two is edited.
#[derive(Clone, Debug)]
pub struct Document {
    /// Shared with a thread that saves it; otherwise changed in place.
    pub(super) tree: Arc<Tree>,
    pub(super) history: History,
    cursor: Cursor,
    /// What the latest steps changed, each with the state it led to, and the state before the first of them.
    log: VecDeque<(Revision, Vec<Touched>)>,
    log_start: Revision,
    logged: usize,
    /// Up to which size a step may read the record again whole; tests set it lower.
    pub(super) read_whole: usize,
}

/// More changes than this are not remembered for [`Document::changed_since`].
const MOST_LOGGED: usize = 4096;

impl Document {
    /// Reads a record. The faults are those of the text; see [`Tree::read`].
    pub fn open(bytes: Vec<u8>) -> (Self, Vec<Fault>) {
        Self::open_with(bytes, &ReadOptions::default())
    }

    /// Reads a record with the given options, such as another encoding.
    pub fn open_with(bytes: Vec<u8>, options: &ReadOptions) -> (Self, Vec<Fault>) {
        let (tree, faults) = Tree::read_with(bytes, options);
        (Self::over(Arc::new(tree)), faults)
    }

    /// A collection without a game.
    pub fn empty() -> Self {
        Self::over(Arc::new(Tree::empty()))
    }

    /// A document for a [`snapshot`](Self::snapshot), without its history.
    pub fn over(tree: Arc<Tree>) -> Self {
        let mut cursor = Cursor::default();
        if let Some(root) = tree.games().next() {
            cursor.go_to(&tree, root);
        }
        let (history, log_start) = (History::default(), Revision(0));
        Self { tree, history, cursor, log: VecDeque::new(), log_start, logged: 0, read_whole: READ_WHOLE }
    }

    /// The tree as it is now.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The steps that can be undone and redone.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// The current revision. Grows with every edit; undo and redo return to earlier numbers.
    pub fn revision(&self) -> Revision {
        self.history.revision()
    }

    /// Whether the record differs from its saved state. Undoing back to that state makes it unmodified again.
    pub fn is_modified(&self) -> bool {
        self.history.is_modified()
    }

    /// Marks the current state as saved.
    pub fn mark_saved(&mut self) {
        self.history.mark_saved(self.history.revision());
    }

    /// Marks the state `revision`, of which a [`snapshot`](Self::snapshot) was saved, as the saved one. Edits made meanwhile stay unsaved.
    pub fn mark_saved_at(&mut self, revision: Revision) {
        self.history.mark_saved(revision);
    }

    /// The saved state, if there is one.
    pub fn saved(&self) -> Option<Revision> {
        self.history.saved()
    }

    /// Marks the record as unsaved in every state: for a recovered record, or one whose file is gone.
    pub fn mark_unsaved(&mut self) {
        self.history.mark_unsaved();
    }

    /// Whether the current state is this one or descends from it, without an undone step in between.
    pub fn follows(&self, revision: Revision) -> bool {
        self.history.follows(revision)
    }

    /// An immutable snapshot of the current state, and its revision. Takes constant time; while it is alive, the next edit copies the tree.
    pub fn snapshot(&self) -> (Revision, Arc<Tree>) {
        (self.revision(), self.tree.clone())
    }

    // Where the reader stands ----------------------------------------------------------------------------------------

    /// The current node; `None` only in a collection without a game.
    pub fn cursor(&self) -> Option<NodeId> {
        self.cursor.node()
    }

    /// Goes to a node. No edit: nothing to undo. Returns `false`, and stays, where the node is not part of the record.
    pub fn go_to(&mut self, node: NodeId) -> bool {
        self.cursor.go_to(&self.tree, node)
    }

    /// The child that was visited last, or the first child; `None` also for a node that is not in this record.
    pub fn last_visited(&self, node: NodeId) -> Option<NodeId> {
        self.cursor.last_visited(&self.tree, node)
    }

    /// The changes since `revision`, in order; `None` if that is too long ago or there are too many.
    pub fn changed_since(&self, revision: Revision) -> Option<impl Iterator<Item = &Touched>> {
        let steps = match self.log.iter().rposition(|(state, _)| *state == revision) {
            Some(at) => at + 1,
            None if self.log_start == revision => 0,
            None => return None,
        };
        Some(self.log.iter().skip(steps).flat_map(|(_, touched)| touched))
    }

    // Changing -------------------------------------------------------------------------------------------------------

    /// Makes the changes of a transaction, as one step. A transaction without changes only moves the reader.
    #[doc(hidden)]
    pub fn apply(&mut self, transaction: Settled) {
        let Transaction { title, changes, cursor, merge, .. } = transaction.into_transaction();
        let before = self.cursor.node();
        let after = cursor.unwrap_or(before);
        if changes.is_empty() {
            if let Some(node) = after {
                self.go_to(node);
            }
            return;
        }
        let (inverse, touched) = self.change(changes, after);
        self.history.push(title, inverse, before, after, merge);
        self.log(touched);
    }

    /// The bytes the record would have after a transaction. Copies the tree.
    #[doc(hidden)]
    pub fn preview(&self, transaction: &Transaction) -> Vec<u8> {
        self.after(transaction).write()
    }

    /// The tree as a transaction would leave it.
    pub(super) fn after(&self, transaction: &Transaction) -> Tree {
        let mut tree = Tree::clone(&self.tree);
        for change in transaction.changes.iter().cloned() {
            change.apply(&mut tree);
        }
        tree
    }

    /// Undoes the last step. Returns its title, or `None` if there is none.
    pub fn undo(&mut self) -> Option<&str> {
        let mut step = self.history.take_done()?;
        let (changes, touched) = self.change(step.changes, step.cursor_before);
        step.changes = changes;
        self.history.undone(step);
        self.log(touched);
        self.history.redo_title()
    }

    /// Discards the redo stack.
    pub fn forget_undone(&mut self) {
        self.history.forget_undone();
    }

    /// Redoes the last undone step. Returns its title, or `None` if there is none.
    pub fn redo(&mut self) -> Option<&str> {
        let mut step = self.history.take_undone()?;
        let (changes, touched) = self.change(step.changes, step.cursor_after);
        step.changes = changes;
        self.history.redone(step);
        self.log(touched);
        self.history.undo_title()
    }

    /// Passes on to the copy that replaces it what was saved, and the current node if the user moved since the copy was made.
    #[doc(hidden)]
    pub fn hand_over(&self, copy: &mut Document, begun: Option<NodeId>) {
        copy.history.saved_like(&self.history);
        if let Some(node) = self.cursor().filter(|_| self.cursor() != begun) {
            copy.go_to(node);
        }
    }

    /// Undoes or redoes until `steps` steps are done, or as many as there are.
    pub fn jump_to(&mut self, steps: usize) {
        let steps = steps.min(self.history.len());
        while self.history.position() > steps {
            self.undo();
        }
        while self.history.position() < steps {
            self.redo();
        }
    }

    /// Makes changes and goes to a node, and returns the changes that take them back, and what they touch.
    ///
    /// The way is walked before the changes where that is possible: from a node that is about to be deleted to its
    /// parent it is one step, afterwards nothing would connect them.
    fn change(&mut self, changes: Vec<Change>, goal: Option<NodeId>) -> (Vec<Change>, Vec<Touched>) {
        if changes.iter().any(|change| matches!(change, Change::Replace { .. })) {
            // The remembered path belongs to another tree.
            self.cursor = Cursor::default();
            let done = self.make(changes);
            if let Some(goal) = goal {
                self.cursor.go_to(&self.tree, goal);
            }
            return done;
        }
        let known = |node: &NodeId| self.tree.index(*node) <= self.tree.len();
        let moves = self.moves(&changes);
        // A goal that hangs elsewhere afterwards is reached from its new parent.
        let above = moves.iter().find(|moved| Some(moved.node) == goal).map(|moved| moved.to);
        let first = above.unwrap_or(goal);
        let mut arrived = first.filter(known).is_some_and(|node| self.cursor.go_to(&self.tree, node));
        let done = self.make(changes);
        let Some(goal) = goal else {
            self.cursor.leave();
            return done;
        };
        if arrived && above.is_none() && !moves.iter().all(|moved| moved.is_below(&self.tree, goal)) {
            // The goal may be below a moved node: no part of the path is known to be remembered.
            self.cursor.leave();
            arrived = false;
        }
        if !arrived || above.is_some() {
            self.cursor.go_to(&self.tree, goal);
        }
        done
    }

    fn make(&mut self, changes: Vec<Change>) -> (Vec<Change>, Vec<Touched>) {
        let (mut inverse, mut touched) = (Vec::with_capacity(changes.len()), Vec::new());
        for change in changes {
            touched.extend(self.touched_by(&change));
            inverse.extend(change.apply(Arc::make_mut(&mut self.tree)));
        }
        inverse.reverse();
        (inverse, touched)
    }

    /// Moves from one parent to another in the changes. Of nodes with the same parents only one.
    fn moves(&self, changes: &[Change]) -> Vec<Move> {
        let mut taken = HashMap::new();
        let mut moves: Vec<Move> = Vec::new();
        for change in changes {
            match change {
                // A node that these very changes make was nowhere before.
                Change::Unlink { node, .. } if self.tree.index(*node) <= self.tree.len() => {
                    taken.insert(*node, self.tree.parent(*node));
                }
                Change::Link { node, parent, .. } => {
                    let from = taken.get(node).copied().filter(|from| from != parent);
                    let same = moves.last().is_some_and(|last| Some(last.from) == from && last.to == *parent);
                    if let Some(from) = from.filter(|_| !same) {
                        moves.push(Move { node: *node, from, to: *parent });
                    }
                }
                _ => {}
            }
        }
        moves
    }

    /// What a pending change touches.
    fn touched_by(&self, change: &Change) -> Option<Touched> {
        Some(match change {
            Change::Create { .. } => return None,
            Change::Link { node, parent, .. } => Touched::Branch { node: *node, parent: *parent },
            Change::Unlink { node, .. } => Touched::Branch { node: *node, parent: self.tree.parent(*node) },
            Change::SetCharsets { .. } | Change::SetMadeCharset { .. } => Touched::Charset,
            Change::Replace { .. } => Touched::Everything,
            Change::Splice { node, splice, step } => {
                let list = splice.clone().applied(self.tree.list(*node));
                return self.touched_by(&Change::SetList { node: *node, list, step: *step });
            }
            Change::SetList { node, list, .. } => {
                let old = self.tree.entries(*node);
                let (lost, found) = differing(&old, list);
                let (old, list) = (&old[lost], &list[found]);
                let before: HashSet<&PropertyText> = old.iter().collect();
                let after: HashSet<&PropertyText> = list.iter().collect();
                let lost = old.iter().filter(|text| !after.contains(text));
                let found = list.iter().filter(|text| !before.contains(text));
                let ids = lost.chain(found).map(|text| self.tree.read_property(text).id().into_owned()).collect();
                Touched::Properties { node: *node, ids }
            }
        })
    }

    /// Logs what led to the current state.
    fn log(&mut self, touched: Vec<Touched>) {
        self.logged += touched.len();
        self.log.push_back((self.revision(), touched));
        while self.logged > MOST_LOGGED || self.log.len() > MOST_LOGGED {
            let Some((state, touched)) = self.log.pop_front() else { break };
            self.log_start = state;
            self.logged -= touched.len();
        }
    }
}

/// A node that changes let hang elsewhere.
struct Move {
    node: NodeId,
    from: Option<NodeId>,
    to: Option<NodeId>,
}

impl Move {
    /// Whether the node is known to hang below `goal` now, and so cannot be on the way to it. Looks no further than a
    /// few nodes up.
    fn is_below(&self, tree: &Tree, goal: NodeId) -> bool {
        const NEAR: usize = 8;
        let mut above = std::iter::successors(self.to, |&node| tree.parent(node)).take(NEAR);
        tree.is_root(goal) || above.any(|node| node == goal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Merge;
    use crate::sgf::{NewNode, OwnProperty, PropertyText};
    use std::sync::Arc;

    fn open(text: &str) -> Document {
        Document::open(text.as_bytes().to_vec()).0
    }

    fn text(document: &Document) -> String {
        String::from_utf8(document.tree().write()).expect("a record in UTF-8")
    }

    fn comment(document: &Document, node: NodeId, text: &str) -> Transaction {
        let mut transaction = Transaction::new(document.tree(), "Comment");
        let property = OwnProperty::new(b"", b"C", [text.as_bytes()]);
        transaction.set_list(node, vec![PropertyText::Own(Arc::new(property))]);
        transaction
    }

    fn apply(document: &mut Document, transaction: Transaction) {
        let settled = document.settle(transaction, None).expect("it reads back");
        document.apply(settled);
    }

    fn at(document: &Document, path: &[usize]) -> NodeId {
        let root = document.tree().games().next().expect("a game");
        document.tree().at_path(root, path).expect("the path leads somewhere")
    }

    #[test]
    fn deleting_a_variation_and_undoing_restores_the_very_parentheses() {
        let record = "(;GM[1] ( ;B[aa]\n;W[bb])\r\n(;B[cc] ) )";
        let mut document = open(record);
        let (first, root) = (at(&document, &[0]), at(&document, &[]));
        document.go_to(at(&document, &[0, 0]));
        let cursor = document.cursor();
        let mut transaction = Transaction::new(document.tree(), "Delete");
        transaction.unlink(first);
        transaction.stand_at(root);
        apply(&mut document, transaction);
        assert!(!text(&document).contains("aa"));
        assert_eq!(document.cursor(), Some(root));
        assert_eq!(document.undo(), Some("Delete"));
        assert_eq!(text(&document), record);
        assert_eq!(document.cursor(), cursor);
        assert_eq!(document.last_visited(root), Some(first));
        assert_eq!(document.redo(), Some("Delete"));
        assert_eq!(document.cursor(), Some(root));
        assert_eq!(document.redo(), None);
    }

    #[test]
    fn a_made_node_comes_back_as_the_same_node() {
        let mut document = open("(;GM[1])");
        let root = at(&document, &[]);
        let mut transaction = Transaction::new(document.tree(), "Play");
        let node = transaction.create(NewNode::default());
        transaction.link(node, Some(root), None);
        transaction.stand_at(node);
        apply(&mut document, transaction);
        assert_eq!((text(&document).as_str(), document.cursor()), ("(;GM[1];)", Some(node)));
        document.undo();
        assert_eq!((text(&document).as_str(), document.cursor()), ("(;GM[1])", Some(root)));
        document.redo();
        assert_eq!((text(&document).as_str(), document.cursor()), ("(;GM[1];)", Some(node)));
    }

    #[test]
    fn typing_becomes_steps_of_a_word() {
        let mut document = open("(;C[x])");
        let root = at(&document, &[]);
        let typed = "A good move, later";
        let mut old = String::new();
        for (end, letter) in typed.char_indices() {
            let new = &typed[..end + letter.len_utf8()];
            let mut transaction = comment(&document, root, new);
            transaction.merge(Merge::typing(root, "C", &old, new));
            apply(&mut document, transaction);
            old = new.to_owned();
        }
        assert_eq!(document.history().len(), 4);
        assert_eq!(text(&document), "(;C[A good move, later])");
        document.undo();
        assert_eq!(text(&document), "(;C[A good move, ])");
        document.undo();
        document.redo();
        assert_eq!(text(&document), "(;C[A good move, ])");
        document.jump_to(0);
        assert_eq!(text(&document), "(;C[x])");
        assert!(!document.is_modified());
        document.jump_to(99);
        assert_eq!(text(&document), "(;C[A good move, later])");
    }

    #[test]
    fn a_drag_holds_only_the_state_before_it() {
        let mut document = open("(;C[x])");
        let root = at(&document, &[]);
        for i in 0..1000 {
            let mut transaction = comment(&document, root, &i.to_string());
            transaction.merge(Some(Merge::Gesture(7)));
            apply(&mut document, transaction);
        }
        assert_eq!(document.history().len(), 1);
        assert_eq!(document.history().weight(0), 1);
        assert_eq!(document.revision().0, 1000);
        document.undo();
        assert_eq!(text(&document), "(;C[x])");
        document.redo();
        assert_eq!(text(&document), "(;C[999])");
        document.undo();
        assert_eq!(document.tree().write(), b"(;C[x])");
    }

    #[test]
    fn changes_since_every_recent_revision_are_known() {
        let mut document = open("(;C[x];B[aa];W[bb])");
        let (root, child) = (at(&document, &[]), at(&document, &[0]));
        let since = |document: &Document, revision| {
            document.changed_since(Revision(revision)).map(|touched| touched.cloned().collect::<Vec<_>>())
        };
        let step = comment(&document, root, "y");
        apply(&mut document, step);
        let mut transaction = Transaction::new(document.tree(), "Delete");
        transaction.unlink(child);
        apply(&mut document, transaction);
        let comment_changed = Touched::Properties { node: root, ids: vec!["C".into(), "C".into()] };
        let child_changed = Touched::Branch { node: child, parent: Some(root) };
        assert_eq!(since(&document, 0), Some(vec![comment_changed.clone(), child_changed.clone()]));
        assert_eq!(since(&document, 1), Some(vec![child_changed.clone()]));
        assert_eq!(since(&document, 2), Some(vec![]));
        document.undo();
        assert_eq!(since(&document, 2), Some(vec![child_changed.clone()]));
        assert_eq!(since(&document, 1), Some(vec![]), "the same state as before");
        assert_eq!(since(&document, 7), None);
        for number in 0..=MOST_LOGGED {
            let step = comment(&document, root, &number.to_string());
            apply(&mut document, step);
        }
        assert_eq!(since(&document, 0), None, "too long ago");
        let now = document.revision().0;
        assert_eq!(since(&document, now - 1), Some(vec![comment_changed]));
    }

    #[test]
    fn deleting_letters_is_a_step_of_its_own() {
        let mut document = open("(;C[])");
        let root = at(&document, &[]);
        for pair in ["", "w", "wo", "wor", "wo", "w", "wi"].windows(2) {
            let mut transaction = comment(&document, root, pair[1]);
            transaction.merge(Merge::typing(root, "C", pair[0], pair[1]));
            apply(&mut document, transaction);
        }
        assert_eq!(document.history().len(), 3);
    }

    #[test]
    fn letters_deleted_in_either_direction_are_one_step() {
        let backwards = ["word", "wor", "wo", "w"];
        let forwards = ["word", "ord", "rd", "d"];
        // Where the characters differ, neither end can be mistaken for the other.
        let apart = ["word", "wor", "or"];
        for (texts, steps) in [(&backwards[..], 1), (&forwards[..], 1), (&apart[..], 2)] {
            let mut document = open("(;C[word])");
            let root = at(&document, &[]);
            for pair in texts.windows(2) {
                let mut transaction = comment(&document, root, pair[1]);
                transaction.merge(Merge::typing(root, "C", pair[0], pair[1]));
                apply(&mut document, transaction);
            }
            assert_eq!(document.history().len(), steps, "{texts:?}");
        }
        let other = Merge::typing(at(&open("(;)"), &[]), "N", "wor", "wo").expect("a difference");
        let first = Merge::typing(at(&open("(;)"), &[]), "C", "word", "wor").expect("a difference");
        assert!(!first.takes(&other), "another property");
    }

    #[test]
    fn saving_while_the_reader_goes_on() {
        let mut document = open("(;C[x])");
        let root = at(&document, &[]);
        let step = comment(&document, root, "a");
        apply(&mut document, step);
        let (revision, bytes) = document.snapshot();
        assert_eq!(bytes.write(), b"(;C[a])");
        let step = comment(&document, root, "b");
        apply(&mut document, step);
        document.mark_saved_at(revision);
        assert!(document.is_modified());
        document.undo();
        assert!(!document.is_modified());
    }

    #[test]
    fn the_way_is_remembered_at_forks_only() {
        let mut document = open("(;GM[1](;B[aa];W[ab](;B[ac])(;B[ad]))(;B[ba];W[bb]))");
        let (root, deep) = (at(&document, &[]), at(&document, &[0, 0, 1]));
        document.go_to(deep);
        document.go_to(root);
        assert_eq!(document.last_visited(root), Some(at(&document, &[0])));
        assert_eq!(document.last_visited(at(&document, &[0, 0])), Some(deep));
        document.go_to(at(&document, &[1, 0]));
        document.go_to(root);
        assert_eq!(document.last_visited(root), Some(at(&document, &[1])));
        assert_eq!(document.last_visited(at(&document, &[0, 0])), Some(deep));
    }

    #[test]
    fn the_way_is_known_after_a_branch_was_hung_elsewhere() {
        let mut document = open("(;GM[1](;B[aa](;W[ab])(;W[ac]))(;B[ba](;W[bb])(;W[bc])))");
        let (root, moved, goal) = (at(&document, &[]), at(&document, &[0, 1]), at(&document, &[1]));
        document.go_to(moved);
        let mut transaction = Transaction::new(document.tree(), "Move");
        transaction.unlink(moved);
        transaction.link(moved, Some(goal), None);
        apply(&mut document, transaction);
        assert_eq!((document.last_visited(root), document.last_visited(goal)), (Some(goal), Some(moved)));
        document.undo();
        assert_eq!(document.last_visited(root), Some(at(&document, &[0])));
    }

    #[test]
    fn an_empty_collection_has_no_place_to_stand() {
        let mut document = Document::empty();
        assert_eq!(document.cursor(), None);
        let mut transaction = Transaction::new(document.tree(), "New game");
        let root = transaction.create(NewNode::default());
        transaction.link(root, None, None);
        transaction.stand_at(root);
        apply(&mut document, transaction);
        assert_eq!((text(&document).as_str(), document.cursor()), ("(;)", Some(root)));
        document.undo();
        assert_eq!((text(&document).as_str(), document.cursor()), ("", None));
    }
}
