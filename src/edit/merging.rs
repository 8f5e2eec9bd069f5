//! Replaces a record by the result of a merge, as one undo step.

use crate::edit::workspace::Workspace;
use crate::relate::{Difference, NotMerged, take_over};
use crate::sgf::{Fault, ReadOptions, Tree};

impl Workspace {
    /// Replaces the record by the result of a [merge](crate::relate::merge), as one undo step, not saved. Also returns the syntax faults of
    /// the result.
    #[must_use]
    pub fn merged_into(self, merged: Vec<u8>) -> (Workspace, Vec<Fault>) {
        let (read, faults) = Workspace::open_with(merged, &ReadOptions::again(self.document().tree(), None));
        (self.replaced_by(read, &say!("merge-three", "Merge another version")), faults)
    }

    /// Applies some of the differences from another record to this one, as [`take_over`] does, in one step.
    ///
    /// # Errors
    /// As [`take_over`].
    pub fn take_differences(&mut self, other: &Tree, differences: &[Difference]) -> Result<(), NotMerged> {
        take_over(&mut self.document, other, differences)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::Command;
    use crate::relate::{MergeTerms, merge};

    #[test]
    fn a_merge_is_one_step_and_its_base_is_what_was_saved() {
        let file = b"(;GM[1]SZ[9];B[aa];W[bb])";
        let (mut workspace, _) = Workspace::open(file.to_vec());
        workspace.run(&Command::parse("comment mine").unwrap()).unwrap();
        workspace.run(&Command::parse("goto 2").unwrap()).unwrap();
        workspace.run(&Command::parse("name here").unwrap()).unwrap();
        let mine = workspace.document().tree().write();
        let base = workspace.document().saved_bytes().unwrap();
        assert_eq!(base, file);
        let theirs = b"(;GM[1]SZ[9];B[aa]C[theirs];W[bb])";
        let merged = merge(&base, &mine, theirs, &MergeTerms::default()).unwrap();
        let (mut workspace, faults) = workspace.merged_into(merged.bytes);
        let text = |workspace: &Workspace| String::from_utf8(workspace.document().tree().write()).unwrap();
        assert_eq!(text(&workspace), "(;GM[1]SZ[9]C[mine];B[aa]C[theirs];W[bb]N[here])");
        assert!(merged.conflicts.is_empty() && faults.is_empty() && workspace.document().is_modified());
        workspace.run(&Command::Undo(1)).unwrap();
        assert_eq!(text(&workspace).into_bytes(), mine);
        // With all of it undone the record is as its file is.
        workspace.run(&Command::Undo(2)).unwrap();
        assert!(!workspace.document().is_modified() && text(&workspace).into_bytes() == file);
        workspace.run(&Command::Redo(2)).unwrap();
        workspace.run(&Command::Redo(1)).unwrap();
        assert!(text(&workspace).contains("theirs") && workspace.document().is_modified());
    }

    #[test]
    fn the_base_is_found_from_any_state() {
        let (mut workspace, _) = Workspace::open(b"(;GM[1]SZ[9])".to_vec());
        let run = |workspace: &mut Workspace, line: &str| drop(workspace.run(&Command::parse(line).unwrap()).unwrap());
        run(&mut workspace, "comment one");
        workspace.mark_saved();
        let saved = workspace.document().tree().write();
        for line in ["name two", "undo", "undo", "redo"] {
            run(&mut workspace, line);
            assert_eq!(workspace.document().saved_bytes().as_ref(), Some(&saved), "{line}");
            assert!(workspace.document().reaches_saved(), "{line}");
        }
        // Another step after an undo: what was undone, and saved, is gone.
        workspace.mark_saved();
        for line in ["undo", "name three"] {
            run(&mut workspace, line);
        }
        assert_eq!((workspace.document().saved_bytes(), workspace.document().reaches_saved()), (None, false));
        workspace.mark_saved();
        assert!(workspace.document().reaches_saved());
        workspace.mark_unsaved();
        assert_eq!((workspace.document().saved_bytes(), workspace.document().reaches_saved()), (None, false));
    }
}
