//! Long work on a record in the background: a copy runs the commands, and replaces the record when it is done.
//!
//! The copy shares tree and history, and is made in no time. Meanwhile the record can be read and not edited; then it becomes what the copy
//! became, history and all, or stays as it is. `Workspace::takes_long` decides by the kind of command and the size of the record.

use crate::edit::commands::command::Command;
use crate::edit::commands::table::CommandEntry;
use crate::edit::workspace::Workspace;
use crate::record::Revision;
use crate::sgf::{NodeId, Watch};

/// Records up to this many nodes, or bytes, are searched at once.
const SHORT: (usize, usize) = (4000, 1 << 18);
/// So many nodes are played through at once.
const NEAR: usize = 8000;

/// A copy of a record, for another thread to work on.
pub struct Copy {
    /// The copied record.
    pub workspace: Workspace,
    begun: (Revision, Option<NodeId>),
}

impl Workspace {
    /// Whether a command may take so long that the user needs feedback: it goes through a long record, or through a long text. Constant
    /// time.
    pub fn takes_long(&self, command: &Command) -> bool {
        let history = self.document.history();
        let heavy = |steps: usize| history.weight(steps) > SHORT.0;
        let done = history.position();
        match command {
            Command::Undo(steps) => return heavy(done.saturating_sub(*steps)),
            Command::Redo(steps) => return heavy(done.saturating_add(*steps).min(history.len())),
            Command::History(steps) => return heavy(*steps),
            _ => {}
        }
        let text = match command {
            Command::Merge { text } | Command::AddGames { text } | Command::PasteVariation { text } => {
                text.as_deref().unwrap_or(self.clipboard.text())
            }
            _ => "",
        };
        command.is_wide() && (self.is_long() || text.len() > SHORT.1)
    }

    /// Whether a pass over the whole record takes so long that the user needs feedback.
    pub fn is_long(&self) -> bool {
        let tree = self.document.tree();
        tree.len() > SHORT.0 || tree.source().len() > SHORT.1
    }

    /// Whether the current position takes long to compute: it is at the end of a very long line that nobody has visited.
    pub fn is_far(&self) -> bool {
        self.document.cursor().is_some_and(|node| self.derived.is_farther(&self.document, node, NEAR))
    }

    /// A copy of the record with its history and caches, in constant time. `report` receives the number of nodes processed and returns
    /// whether to continue; after a `false` the copy must be discarded.
    pub fn copy(&self, report: impl Fn(usize) -> bool + Send + Sync + 'static) -> Copy {
        let workspace = Workspace {
            identity: self.identity,
            document: self.document.clone(),
            clipboard: self.clipboard.clone(),
            today: self.today.clone(),
            derived: self.derived.clone(),
            sought: self.sought.clone(),
            left_out: self.left_out.clone(),
            unseen: self.unseen,
            unfit: self.unfit.clone(),
            watch: Watch::new(report),
        };
        Copy { workspace, begun: (self.document.revision(), self.document.cursor()) }
    }

    /// Replaces the record by its modified copy. Returns the old record, which may take a moment to drop; if the current node was changed
    /// meanwhile, it stays.
    ///
    /// # Errors
    /// The copy, where this record was edited since the copy was made, or it is none of this record.
    pub fn take_over(&mut self, copy: Copy) -> Result<Workspace, Box<Workspace>> {
        let Copy { mut workspace, begun } = copy;
        if workspace.identity != self.identity || self.document.revision() != begun.0 {
            return Err(Box::new(workspace));
        }
        workspace.watch = Watch::default();
        let old = std::mem::replace(self, workspace);
        // The history continues from the copy; the saved state and the current node are from here.
        old.document.hand_over(&mut self.document, begun.1);
        Ok(old)
    }
}

/// The title of a command that [takes long](Workspace::takes_long).
pub fn long_title(command: &Command) -> &'static str {
    command.entry().map_or("", CommandEntry::title)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn command(line: &str) -> Command {
        Command::parse(line).unwrap()
    }

    fn text(workspace: &Workspace) -> Vec<u8> {
        workspace.document().tree().write()
    }

    #[test]
    fn a_record_becomes_what_its_copy_became_with_its_history() {
        let (mut workspace, _) = Workspace::open(b"(;GM[1]SZ[9]C[a];B[aa]C[b];W[bb]C[c])".to_vec());
        workspace.run(&command("goto 1")).unwrap();
        workspace.run(&command("name one")).unwrap();
        let (before, edited) = (b"(;GM[1]SZ[9]C[a];B[aa]C[b];W[bb]C[c])".to_vec(), text(&workspace));
        let mut copy = workspace.copy(|_| true);
        copy.workspace.run(&command("strip comments")).unwrap();
        let stripped = text(&copy.workspace);
        assert_eq!(text(&workspace), edited);
        // Meanwhile the user moves on, and saves.
        workspace.run(&command("goto end")).unwrap();
        workspace.mark_saved();
        let here = workspace.document().cursor();
        assert!(workspace.take_over(copy).is_ok());
        assert_eq!((text(&workspace), workspace.document().cursor()), (stripped.clone(), here));
        assert!(workspace.document().is_modified());
        workspace.run(&command("undo")).unwrap();
        assert_eq!((text(&workspace), workspace.document().is_modified()), (edited, false));
        workspace.run(&command("redo")).unwrap();
        assert_eq!(text(&workspace), stripped);
        workspace.run(&command("undo 2")).unwrap();
        assert_eq!(text(&workspace), before);
    }

    #[test]
    fn an_edited_record_and_another_one_take_no_copy_over() {
        let open = || Workspace::open(b"(;GM[1]SZ[9];B[aa]C[b])".to_vec()).0;
        let (mut workspace, mut other) = (open(), open());
        let copy = || {
            let mut copy = workspace.copy(|_| true);
            copy.workspace.run(&command("strip comments")).unwrap();
            copy
        };
        let (first, second) = (copy(), copy());
        assert!(other.take_over(second).is_err());
        workspace.run(&command("name here")).unwrap();
        let text_before = text(&workspace);
        assert!(workspace.take_over(first).is_err());
        assert_eq!(text(&workspace), text_before);
    }

    #[test]
    fn only_commands_that_visit_all_nodes_run_in_the_background() {
        let long = format!("(;GM[1]SZ[19]{})", ";B[aa]C[x]".repeat(2 * SHORT.0));
        let (mut long, _) = Workspace::open(long.into_bytes());
        let (short, _) = Workspace::open(b"(;GM[1]SZ[19];B[aa])".to_vec());
        let lines =
            ["strip comments", "repair all", "replace --regex x y", "merge '(;)'", "sort-games date", "rotate left"];
        for line in lines {
            assert!(long.takes_long(&command(line)) && !short.takes_long(&command(line)), "{line}");
            let entry = command(line).entry().filter(|_| command(line).is_wide());
            assert_eq!(entry.map(|entry| entry.name), line.split(' ').next());
            assert!(!long_title(&command(line)).is_empty(), "{line}");
        }
        for line in ["name x", "play aa", "delete-node", "strip comments --node", "goto end", "undo"] {
            assert!(!long.takes_long(&command(line)), "{line}");
        }
        assert!(short.takes_long(&Command::AddGames { text: Some("x".repeat(SHORT.1 + 1)) }));
        long.run(&command("strip comments")).unwrap();
        assert!(long.takes_long(&command("undo")) && !long.takes_long(&command("redo")));
        long.run(&command("undo")).unwrap();
        assert!(!long.takes_long(&command("undo")) && long.takes_long(&command("redo")));
    }

    #[test]
    fn a_line_is_far_until_it_was_gone_through_and_its_copy_knows_it() {
        let (mut workspace, _) = Workspace::open(format!("(;GM[1]SZ[19]{})", ";B[aa];W[]".repeat(NEAR)).into_bytes());
        assert!(!workspace.is_far());
        workspace.run(&command("goto end")).unwrap();
        assert!(workspace.is_far());
        let copy = workspace.copy(|_| true);
        copy.workspace.position().unwrap();
        assert!(workspace.take_over(copy).is_ok());
        assert!(!workspace.is_far());
        // Going on from there is near, too, and so is every other place of the line.
        workspace.run(&command("back 9000")).unwrap();
        assert!(!workspace.is_far());
    }

    #[test]
    fn work_on_a_copy_is_reported_and_ends_when_unneeded() {
        let long = format!("(;GM[1]SZ[19]{})", ";B[aa]C[x]".repeat(3 * SHORT.0));
        let (workspace, _) = Workspace::open(long.into_bytes());
        let seen = std::sync::Arc::new(std::sync::atomic::AtomicUsize::new(0));
        let reached = seen.clone();
        let mut copy = workspace.copy(move |at| {
            reached.store(at, std::sync::atomic::Ordering::Relaxed);
            false
        });
        let _ = copy.workspace.run(&command("strip comments --collection"));
        let at = seen.load(std::sync::atomic::Ordering::Relaxed);
        assert!(at > 0 && at < 2 * SHORT.0, "{at}");
    }
}
