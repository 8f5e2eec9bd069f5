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
fn a_page_reports_its_amount_of_engine_data() {
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
fn losses_are_shown_only_on_request() {
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

/// The graph is a drawing of the page's own, with and without scripts; however long the game, it stays small.
#[test]
fn a_page_has_the_graph_only_on_request() {
    let bytes = fixture("katrain.sgf");
    let page = |publication: &Publication| String::from_utf8(made(publication).bytes).unwrap();
    assert!(!page(&publication(&bytes, &[])).contains("class=\"graph\""));
    let with = |bytes: &[u8]| page(&publication(bytes, &[]).with_analysis(&Choices::default()));
    let graph = |page: &str| {
        let figure = page.split("<figure class=\"graph\">").nth(1).unwrap();
        figure.split("</figure>").next().unwrap().to_owned()
    };
    let katrain = graph(&with(&bytes));
    assert!(
        katrain.contains("aria-label=\"Black&#39;s win rate by KaTrain\"") || katrain.contains("by KaTrain"),
        "{katrain}"
    );
    assert!(katrain.contains("(0 – 100)") && !katrain.contains("<circle"), "{katrain}");
    // Three numbers, a gap, and a large loss by Black.
    let gaps = graph(&with(b"(;GM[1]SZ[9]SBKS[2];B[aa]SBKS[1];W[bb];B[cc]SBKS[1];W[dd]SBKS[0];B[ee]SBKS[-9])"));
    assert!(gaps.contains("stroke-dasharray") && gaps.contains("(-10 – 10)"), "{gaps}");
    assert_eq!(gaps.matches("<circle").count(), 1, "{gaps}");
    assert!(gaps.contains("<title>5</title>"), "{gaps}");
    let long: String =
        (0..20_000).map(|at| format!(";{}[]SBKV[{}]", if at % 2 == 0 { "B" } else { "W" }, at * 37 % 101)).collect();
    let long = graph(&with(format!("(;GM[1]SZ[9]{long})").as_bytes()));
    assert!(long.len() < 60_000 && long.matches("<circle").count() <= 480, "{}", long.len());
    // Names of engines are text; games of four have no graph.
    let named = graph(&with(b"(;GM[1]SZ[9];B[aa]QLZV[9:0.5::<b>];W[bb]QLZV[9:0.6::<b>])"));
    assert!(!named.contains("<b>"), "{named}");
    assert!(!with(b"(;GM[Blokus]V[1];1[a20]V[2];2[t20]V[3])").contains("class=\"graph\""));
}
