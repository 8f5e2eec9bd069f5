//! Analysis in what is published: it goes along in the record and is said so, is left out on request, and is shown only on request.

use std::fs;
use std::path::Path;

use super::publication;
use variorum::edit::{Incoming, Strip};
use variorum::publish::{self, Choices, Publication, TextForm};
use variorum::sgf::Tree;

fn fixture(name: &str) -> Vec<u8> {
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/analysis").join(name)).unwrap()
}

fn made(publication: &Publication) -> publish::Published {
    publish::page(publication, &Choices::default(), &mut |_, _| true).unwrap()
}

fn text(publication: &Publication) -> String {
    let text = publish::text(publication, &Choices::default(), TextForm::Text).unwrap();
    String::from_utf8(text.bytes).unwrap()
}

/// The record that readers can save from a page.
fn saved(page: &[u8]) -> Vec<u8> {
    Incoming::record_of(page.to_vec()).unwrap().0
}

#[test]
fn a_page_says_how_much_engine_data_it_carries() {
    let bytes = fixture("katrain.sgf");
    let page = made(&publication(&bytes, &[]));
    assert_eq!(page.notes, ["carries engine data, 6.9 kB"]);
    assert_eq!(saved(&page.bytes), bytes);
    for without in [&[Strip::Analysis][..], &[Strip::Comments, Strip::Analysis], &[Strip::Private, Strip::Analysis]] {
        let page = made(&publication(&bytes, without));
        assert!(page.notes.is_empty(), "{without:?}: {:?}", page.notes);
        let record = String::from_utf8(saved(&page.bytes)).unwrap();
        assert!(!record.contains("KT[") && !record.contains("Win rate"), "{without:?}: {record}");
        assert_eq!(record.matches(";B[").count(), 5, "{without:?}");
    }
    // Which program saved it is no engine data.
    for bytes in [&b"(;GM[1]SZ[9]KTV[1.0];B[aa])"[..], b"(;GM[1]SZ[9]V[1]LG[x];B[aa])"] {
        assert!(made(&publication(bytes, &[])).notes.is_empty());
    }
}

#[test]
fn what_moves_lost_is_shown_only_on_request() {
    let bytes = fixture("katrain.sgf");
    let lost = "Points lost: 3.4; best was C6.";
    let plain = publication(&bytes, &[]);
    assert!(!text(&plain).contains(lost));
    let with = publication(&bytes, &[]).with_analysis(&Choices::default());
    assert!(text(&with).contains(lost), "{}", text(&with));
    assert!(!text(&with).contains("lost: 0.4"));
    let page = made(&with);
    assert_eq!(saved(&page.bytes), bytes);
    // The tree is the same, and comments only grow.
    let (before, after) = (plain.tree(), with.tree());
    for (old, new) in before.all_nodes().zip(after.all_nodes()) {
        let comment = |tree: &Tree, node| tree.text(node, "C").unwrap_or_default();
        assert!(comment(after, new).starts_with(comment(before, old).trim_end()));
    }
    assert_eq!(before.all_nodes().count(), after.all_nodes().count());
    // A source without points, and none at all.
    let rates = publication(b"(;GM[1]SZ[9]SBKV[50];B[aa]SBKV[30])", &[]).with_analysis(&Choices::default());
    assert!(text(&rates).contains("Win rate lost: 20 %."), "{}", text(&rates));
    let none = publication(b"(;GM[1]SZ[9];B[aa]C[x])", &[]);
    assert_eq!(text(&none), text(&none.clone().with_analysis(&Choices::default())));
}
