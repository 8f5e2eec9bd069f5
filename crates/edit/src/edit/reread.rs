//! Reads a record again, from its file or in another encoding, as one undo step. With another encoding, unsaved edits keep their
//! characters, and the bytes that were read are decoded anew.

use crate::edit::commands::command::Command;
use crate::edit::error::EditError;
use crate::edit::workspace::Workspace;
use crate::language::StaticText;
use crate::record::Document;
use crate::sgf::{Fault, NodeId, ReadOptions, Tree};
use crate::text::{self, Charset};

impl Workspace {
    /// Replaces the record by what its file has now; undo goes back. To callers that remember nodes it is another record, since its nodes
    /// are new.
    #[must_use]
    pub fn read_again(self, read: Workspace) -> Workspace {
        self.with(|own| own.read_again(read.document, StaticText("command-reload", "Reload from disk").localized()))
    }

    /// Replaces the record by itself as read in another encoding, including its edits, as one step. Undo goes back. If the record was
    /// saved, both states count as saved: the file is the same.
    #[must_use]
    pub fn reopened(self, read: Workspace) -> Workspace {
        self.with(|own| own.reopened(read.document, StaticText("read-as", "Reopen with encoding").localized()))
    }

    /// The workspace with a changed record. The clipboard and the date stay.
    pub(super) fn with(self, change: impl FnOnce(&mut Document)) -> Workspace {
        let mut document = self.document;
        change(&mut document);
        Workspace { clipboard: self.clipboard, today: self.today, ..Workspace::of(document) }
    }
}

/// Reads the current record in another encoding. The result replaces it with [`Workspace::reopened`].
///
/// # Errors
///
/// Where that encoding has no letter for what was typed, or makes other nodes of the same bytes.
pub fn reread(workspace: &Workspace, charset: Charset) -> Result<(Workspace, Vec<Fault>), EditError> {
    let differs = || {
        refused!(
            "read-way-file-has",
            "In that encoding the file has a different structure, so your changes cannot be kept; save or undo them first"
        )
    };
    let old = workspace.document().tree();
    let (mut read, faults) = Workspace::open_with(old.write(), &ReadOptions::again(old, Some(charset)));
    let typed: Vec<(usize, String, Vec<String>)> = old
        .all_nodes()
        .enumerate()
        .flat_map(|(index, node)| typed_texts(old, node).map(move |(id, values)| (index, id, values)))
        .collect();
    let tree = read.document().tree();
    if !typed.is_empty() && tree.all_nodes().count() != old.all_nodes().count() {
        return Err(differs());
    }
    let mut commands: Vec<(NodeId, Command)> = Vec::new();
    let mut places = tree.all_nodes().enumerate();
    for (index, id, values) in typed {
        let place = places.find(|(at, _)| *at == index).map(|(_, node)| node);
        // Several texts of one node follow each other.
        let node = place.or_else(|| commands.last().map(|(node, _)| *node));
        let node = node.ok_or_else(differs)?;
        commands.push((node, Command::Set { id, values }));
    }
    drop(places);
    for (node, command) in commands {
        read.go_to(node);
        read.run(&command)?;
    }
    read.mark_unsaved();
    Ok((read, faults))
}

/// Properties of a node that were written since the file was read, with letters that encodings do not agree about.
fn typed_texts(tree: &Tree, node: NodeId) -> impl Iterator<Item = (String, Vec<String>)> + '_ {
    let typed = tree.properties(node).filter(|property| property.offset().is_none());
    let spread = typed.filter(|property| property.values().any(|value| !value.is_ascii()));
    spread.map(move |property| {
        let charset = tree.charset(node);
        let texts = property.values().map(|value| text::text_of(&charset.decode(value).text)).collect();
        (property.id().into_owned(), texts)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(bytes: &[u8], lines: &[&str], label: &str) -> Result<String, EditError> {
        let (mut workspace, _) = Workspace::open(bytes.to_vec());
        for line in lines {
            workspace.run(&Command::parse(line).unwrap()).unwrap();
        }
        let charset = Charset::for_label(label).unwrap();
        let (read, _) = reread(&workspace, charset.clone())?;
        assert!(read.document().is_modified());
        Ok(charset.decode(&read.document().tree().write()).text.into_owned())
    }

    #[test]
    fn reading_again_is_a_step_that_is_undone_and_redone() {
        let (mut workspace, _) = Workspace::open(b"(;GM[1]SZ[9]C[old];B[aa];W[bb])".to_vec());
        workspace.run(&Command::parse("comment mine").unwrap()).unwrap();
        let before = workspace.identity();
        let (read, _) = Workspace::open(b"(;GM[1]SZ[19]C[new])".to_vec());
        let mut workspace = workspace.read_again(read);
        let text = |workspace: &Workspace| String::from_utf8(workspace.document().tree().write()).unwrap();
        assert_ne!(workspace.identity(), before);
        assert_eq!((text(&workspace), workspace.document().is_modified()), ("(;GM[1]SZ[19]C[new])".to_owned(), false));
        workspace.run(&Command::Undo(1)).unwrap();
        assert_eq!(text(&workspace), "(;GM[1]SZ[9]C[mine];B[aa];W[bb])");
        assert!(workspace.document().is_modified());
        workspace.run(&Command::Undo(1)).unwrap();
        assert_eq!(text(&workspace), "(;GM[1]SZ[9]C[old];B[aa];W[bb])");
        workspace.run(&Command::Redo(2)).unwrap();
        assert_eq!((text(&workspace), workspace.document().is_modified()), ("(;GM[1]SZ[19]C[new])".to_owned(), false));
        assert!(workspace.position().is_some());
    }

    #[test]
    fn another_encoding_is_a_step_that_leaves_a_saved_record_saved() {
        let file = b"(;GM[1]SZ[9]C[\xc4\xe3];B[aa])";
        let read = |label: &str| {
            Workspace::open_with(
                file.to_vec(),
                &ReadOptions { charset: Charset::for_label(label), ..Default::default() },
            )
            .0
        };
        let comment = |workspace: &Workspace| {
            let tree = workspace.document().tree();
            tree.text(tree.games().next().unwrap(), "C").unwrap_or_default()
        };
        let mut workspace = read("gb18030");
        for label in ["windows-1252", "koi8-r"] {
            workspace = workspace.reopened(read(label));
            assert!(!workspace.document().is_modified(), "{label}");
        }
        let mut seen = Vec::new();
        for line in ["undo", "undo", "redo", "redo"] {
            workspace.run(&Command::parse(line).unwrap()).unwrap();
            assert!(!workspace.document().is_modified(), "{line}");
            seen.push(comment(&workspace));
        }
        assert_eq!(seen, ["Äã", "你", "Äã", "дЦ"]);
        assert_eq!(workspace.document().saved_bytes().as_deref(), Some(&file[..]));
        // With something typed it is not saved in any of them, and is again once all is undone.
        workspace.run(&Command::parse("name mine").unwrap()).unwrap();
        let (other, _) = reread(&workspace, Charset::for_label("gb18030").unwrap()).unwrap();
        workspace = workspace.reopened(other);
        assert!(workspace.document().is_modified());
        for modified in [true, false] {
            workspace.run(&Command::Undo(1)).unwrap();
            assert_eq!((workspace.document().is_modified(), comment(&workspace).as_str()), (modified, "дЦ"));
        }
    }

    #[test]
    fn typed_text_keeps_its_letters() {
        // "Łódź" in windows-1250, declared as Latin 1.
        let record = b"(;GM[1]CA[iso-8859-1]SZ[9]PB[\xa3\xf3d\x9f];B[aa]C[\xbfe])";
        let lines = ["info PW Zoë", "next", "name ü"];
        let text = typed(record, &lines, "windows-1250").unwrap();
        assert_eq!(text, "(;GM[1]CA[iso-8859-1]SZ[9]PB[Łódź]PW[Zoë];B[aa]C[że]N[ü])");
    }

    #[test]
    fn letters_that_have_no_place_are_refused() {
        let record = b"(;GM[1]CA[iso-8859-1]SZ[9]PB[\xa3];B[aa])";
        assert!(typed(record, &["name ñ"], "windows-1250").is_err());
        assert!(typed(record, &["name n"], "windows-1250").is_ok());
    }
}
