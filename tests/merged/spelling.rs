//! How a record is written is no part of what it says: a record and what normalising makes of it compare equal and merge as one.

use crate::corpus;
use std::path::Path;
use variorum::edit::{Command, Workspace, normal_copy};
use variorum::game::{self, Kind};
use variorum::relate::{MergeOptions, compare, merge};
use variorum::sgf::{Code, Fault, ReadOptions, Tree, check, is_damaged};

/// Where normalising does more than to write the same in another way: it makes two nodes of one, moves words that belong to nothing into
/// comments, sets aside what means nothing where it stands, puts brackets in, finds out which game it is, which swap was meant, or what
/// was decoded wrongly.
const MORE: [Code; 8] = [
    Code::EmptyNode,
    Code::HeaderText,
    Code::Junk,
    Code::Mojibake,
    Code::MoveWithSetup,
    Code::SwapMislabelled,
    Code::UnreadableMove,
    Code::UnreadablePoint,
];

fn says_more((tree, faults): (&Tree, &[Fault]), normal: &Tree) -> bool {
    let kinds = |tree: &Tree| -> Vec<Kind> { tree.games().map(|root| Kind::of(tree, root)).collect() };
    tree.len() != normal.len()
        || is_damaged(faults)
        || check(tree, faults).iter().any(|fault| MORE.contains(&fault.code))
        || tree.games().any(|root| game::check(tree, root).iter().any(|(_, fault)| MORE.contains(&fault.code)))
        || !kinds(tree).iter().zip(&kinds(normal)).all(|(one, other)| one.is_same_game(other))
}

#[test]
fn a_record_is_the_same_once_it_is_normalised() {
    let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let (mut count, mut more) = (0, 0);
    for file in [records].into_iter().chain(corpus::folders()).flat_map(|folder| corpus::records(&folder)) {
        let bytes = std::fs::read(&file).unwrap();
        if bytes.len() > 300_000 {
            continue;
        }
        let reading = ReadOptions::default().of_file(&file);
        let read = |bytes: &[u8]| Tree::read_with(bytes.to_vec(), &reading);
        let (tree, faults) = read(&bytes);
        let Ok(normal) = normal_copy(&mut Workspace::open_with(bytes.clone(), &reading).0, false) else { continue };
        if tree.game_count() == 0 || says_more((&tree, &faults), &read(&normal).0) {
            more += 1;
            continue;
        }
        count += 1;
        let name = file.display();
        let found = compare(&tree, &read(&normal).0).differences;
        assert!(found.is_empty(), "{name}: {:?}", &found[..found.len().min(3)]);
        // Somebody adds a name to the last node of the main line.
        let (mut workspace, _) = Workspace::open_with(bytes.clone(), &reading);
        workspace.run(&Command::parse("goto end").unwrap()).unwrap();
        workspace.run(&Command::parse("name 'here we are'").unwrap()).unwrap();
        let edited = workspace.document().tree().write();
        let terms = MergeOptions { reading: reading.clone(), ..MergeOptions::default() };
        let names = |tree: &Tree| -> Vec<Option<String>> {
            tree.games().map(|root| tree.simple_text(root, "CA").map(|name| name.to_uppercase())).collect()
        };
        let is_utf8 = tree.source().is_ascii() && names(&tree).iter().all(Option::is_none);
        let same_encoding = is_utf8 || names(&tree) == names(&read(&normal).0);
        for (base, ours, theirs, is_exact) in [
            // A version in a new encoding is followed.
            (&bytes, &edited, &normal, same_encoding),
            (&normal, &bytes, &edited, true),
            (&normal, &edited, &bytes, true),
            (&bytes, &normal, &edited, false),
        ] {
            let merged = merge(base, ours, theirs, &terms).unwrap();
            assert!(merged.conflicts.is_empty(), "{name}: {:?}", merged.conflicts);
            let lost = compare(&read(&merged.bytes).0, &read(&edited).0).differences;
            assert!(lost.is_empty(), "{name}: {:?}", &lost[..lost.len().min(3)]);
            assert!(!is_exact || merged.bytes == edited, "{name}: {}", String::from_utf8_lossy(&merged.bytes));
        }
    }
    assert!(count > 100 && more * 6 < count, "{count} {more}");
}
