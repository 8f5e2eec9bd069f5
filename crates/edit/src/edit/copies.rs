//! Copies of a record for other programs, changed so that they read it without errors. The record itself stays as it is.

use crate::edit::{Command, RepairChoice, Scope, Workspace};
use crate::game::Kind;
use crate::language;
use crate::sgf::{self, Code, ConvertError, NodeId, Tree};
use crate::text::Charset;
use std::collections::BTreeSet;

named! {
    /// The program that a copy is made for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    Reader {
        /// Programs that follow FF4 strictly.
        StrictFf4 = "ff4",
        /// Programs that read UTF-8: only the encoding changes.
        Utf8 = "utf-8",
        /// Pentobi: one game of the Blokus family.
        Pentobi = "pentobi",
        /// Sabaki: games of Go, without digits in identifiers.
        Sabaki = "sabaki",
        /// HexGui: one game of Hex.
        HexGui = "hexgui",
    }
}

impl Reader {
    /// Whether it supports a game.
    pub fn reads(self, kind: &Kind) -> bool {
        let families: &[&str] = match self {
            Reader::Pentobi => &["blokus"],
            Reader::HexGui => &["hex"],
            Reader::Sabaki => &["go"],
            Reader::StrictFf4 | Reader::Utf8 => return true,
        };
        families.contains(&kind.family())
    }

    /// What people call it.
    pub fn title(self) -> &'static str {
        match self {
            Reader::StrictFf4 => "FF4",
            Reader::Utf8 => "UTF-8",
            Reader::Pentobi => "Pentobi",
            Reader::Sabaki => "Sabaki",
            Reader::HexGui => "HexGui",
        }
    }
}

errors! {
    /// Why there is no copy for a program.
    #[derive(Clone, Debug, PartialEq)]
    CopyError {
        /// It does not know this game.
        Unread {
            /// Whom the copy was for.
            reader: Reader,
            /// The game's name.
            game: String,
        } => message!("does-not-read", "{program} cannot read {game} records", program = reader.title(), game),
        /// Something cannot be read, or not be written.
        Convert(why: ConvertError) => why.message(),
    }
}

impl From<ConvertError> for CopyError {
    fn from(why: ConvertError) -> Self {
        Self::Convert(why)
    }
}

/// A copy of a record for another program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReaderCopy {
    /// The file to write.
    pub bytes: Vec<u8>,
    /// What was left out because that program does not support it, in words.
    pub left_out: Vec<String>,
}

/// Makes a copy. For programs that read one game only, it contains the game with this root.
///
/// # Errors
/// Where the program does not know the game, or something cannot be read.
pub fn copy_for(reader: Reader, tree: &Tree, root: NodeId) -> Result<ReaderCopy, CopyError> {
    if reader == Reader::Utf8 {
        return Ok(ReaderCopy { bytes: sgf::convert(tree, &Charset::utf8(), false)?, left_out: Vec::new() });
    }
    let kind = Kind::of(tree, root);
    if !reader.reads(&kind) {
        return Err(CopyError::Unread { reader, game: kind.called() });
    }
    let one = matches!(reader, Reader::Pentobi | Reader::HexGui);
    let mut left_out = if one { outside_of(tree) } else { Vec::new() };
    let bytes = match tree.games().position(|game| game == root).filter(|_| one) {
        Some(at) => tree.write_games().nth(at).map(|game| tree.charset(root).widen(game)).unwrap_or_default(),
        None => tree.write(),
    };
    let mut workspace = Workspace::open(bytes).0;
    if reader == Reader::Sabaki {
        left_out.extend(without_digits(&mut workspace));
    }
    Ok(ReaderCopy { bytes: normal_copy(&mut workspace, false)?, left_out })
}

/// What [`sgf::normalize`] leaves: what depends on the stones of a position, text that was decoded wrongly, and what is empty. Removing a
/// node changes the places that links name, which only a command does.
const REPAIRED_FIRST: [Code; 5] =
    [Code::ObsoleteProperty, Code::SwapMislabelled, Code::Mojibake, Code::EmptyValue, Code::EmptyNode];

/// The record as [`sgf::normalize`] writes it, after every other repair that is certain.
///
/// # Errors
/// Unless `lossy`, where a value does not decode.
pub fn normal_copy(workspace: &mut Workspace, lossy: bool) -> Result<Vec<u8>, ConvertError> {
    repair_first(workspace);
    let mut bytes = sgf::normalize(workspace.document().tree(), lossy)?;
    // Merging a property into another can leave an empty node, and removing that can expose the next.
    for _ in 0..MOST_ROUNDS {
        let mut again = Workspace::open(bytes.clone()).0;
        if !repair_first(&mut again) {
            break;
        }
        bytes = sgf::normalize(again.document().tree(), lossy)?;
    }
    Ok(bytes)
}

/// How often a copy is looked at again.
const MOST_ROUNDS: usize = 8;

/// Makes these repairs, and returns whether there was anything to repair. An error means there was nothing.
fn repair_first(workspace: &mut Workspace) -> bool {
    let repair = |code| Command::Repair { what: RepairChoice::Code(code), scope: Scope::Collection };
    // One pass instead of five: mostly there is nothing, above all the second time.
    workspace.may_repair(&REPAIRED_FIRST)
        && REPAIRED_FIRST.map(|code| workspace.run(&repair(code)).is_ok_and(|outcome| outcome.changed)).contains(&true)
}

/// What a copy of one game omits from a record, in words.
fn outside_of(tree: &Tree) -> Vec<String> {
    let mut parts = Vec::new();
    let others = tree.game_count().saturating_sub(1);
    if others > 0 {
        parts.push(say!(
            "copy-without-games",
            "this copy has one game, without the other" | "this copy has one game, without the other {count}",
            count = others
        ));
    }
    let words: Vec<String> = tree.words_between_games().iter().map(|words| language::in_short(words)).collect();
    if !words.is_empty() {
        parts.push(say!(
            "copy-without-text",
            "the text outside of the game is not in this copy: {words}",
            words = words.join(" … ")
        ));
    }
    parts
}

/// Removes properties for which the whole file would be refused, and reports them.
fn without_digits(workspace: &mut Workspace) -> Option<String> {
    let tree = workspace.document().tree();
    let has_digit = |id: &str| id.bytes().any(|byte| byte.is_ascii_digit());
    let of_node = |node: NodeId| {
        let ids = tree.properties(node).map(|property| property.id().into_owned()).filter(|id| has_digit(id));
        ids.map(move |id| (node, id)).collect::<Vec<_>>()
    };
    let all: Vec<(NodeId, String)> = tree.all_nodes().flat_map(of_node).collect();
    let ids: BTreeSet<&str> = all.iter().map(|(_, id)| id.as_str()).collect();
    let ids = ids.into_iter().collect::<Vec<_>>().join(", ");
    let message = (!all.is_empty()).then(|| {
        say!("copy-without-properties", "properties that this program does not read are not in this copy: {ids}", ids)
    });
    for (node, id) in all {
        workspace.go_to(node);
        // Duplicates are removed with the first one.
        let _ = workspace.run(&Command::Unset { id });
    }
    message
}

#[cfg(test)]
mod tests {
    use super::*;

    fn copy(reader: Reader, record: &[u8], game: usize) -> Result<String, String> {
        let tree = Tree::read(record.to_vec()).0;
        let before = tree.write();
        let copy = copy_for(reader, &tree, tree.games().nth(game).unwrap());
        assert_eq!(tree.write(), before);
        copy.map(|copy| String::from_utf8(copy.bytes).unwrap()).map_err(|why| why.to_string())
    }

    #[test]
    fn a_copy_is_as_its_reader_wants_it() {
        let latin = b"(;GM[1]CA[ISO-8859-1]PB[Z\xFCrich];B[aa])";
        assert_eq!(copy(Reader::Utf8, latin, 0).unwrap(), "(;GM[1]CA[UTF-8]PB[Zürich];B[aa])");
        let strict = copy(Reader::StrictFf4, b"junk(;gm[1]SiZe[9];Black[aa])", 0).unwrap();
        assert!(strict.starts_with("(;FF[4]") && strict.contains("SZ[9]") && strict.contains(";B[aa]"), "{strict}");
        // One game, without a byte order mark.
        let two = "\u{feff}mail (;GM[Blokus Duo];1[e10,f10])(;GM[Blokus Trigon];1[t4])";
        let second = copy(Reader::Pentobi, two.as_bytes(), 1).unwrap();
        assert!(second.starts_with("(;") && second.contains("Blokus Trigon") && !second.contains("Duo"), "{second}");
        let hex = copy(Reader::HexGui, b"(;GM[11]SZ[5];B[a1])(;GM[11]SZ[6])", 0).unwrap();
        assert!(hex.contains("SZ[5]") && !hex.contains("SZ[6]"), "{hex}");
        let go = copy(Reader::Sabaki, b"(;GM[1]A1[x];B[aa]K2[y]K2[z]C[1])", 0).unwrap();
        assert!(!go.contains("A1") && !go.contains("K2") && go.contains("C[1]"), "{go}");
        let left_out_of = |reader, record: &str| {
            let tree = Tree::read(record.as_bytes().to_vec()).0;
            copy_for(reader, &tree, tree.games().next().unwrap()).unwrap().left_out.join("; ")
        };
        let left_out = [
            left_out_of(Reader::Pentobi, two),
            left_out_of(Reader::Sabaki, "(;GM[1]A1[x]K2[y]C[1])"),
            left_out_of(Reader::Utf8, two),
        ];
        assert!(left_out[0].contains("other") && left_out[0].contains("mail"), "{left_out:?}");
        assert!(left_out[1].contains("A1, K2") && left_out[2].is_empty(), "{left_out:?}");
        for (reader, record) in [
            (Reader::Pentobi, "(;GM[1];B[aa])"),
            (Reader::HexGui, "(;GM[1];B[aa])"),
            (Reader::Sabaki, "(;GM[Blokus Duo];1[e10])"),
        ] {
            assert!(copy(reader, record.as_bytes(), 0).unwrap_err().contains("cannot read"), "{record}");
        }
        for (at, (word, reader)) in Reader::ALL.into_iter().enumerate() {
            assert_eq!((Reader::of_name(word), reader as usize, reader.name()), (Some(reader), at, word));
        }
    }
}
