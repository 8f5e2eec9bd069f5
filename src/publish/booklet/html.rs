//! A booklet inside a page: plain HTML, to be read and printed where the script does not run.

use super::plan::{Block, Picture, Words};
use crate::publish::links::{self, NodeLink};
use crate::scene::parts::Workshop;
use crate::scene::svg::{Fragments, escaped, length};
use crate::sgf::{Address, NodeId, Tree};
use std::collections::HashMap;
use std::fmt::Write as _;

/// Where the nodes are that links name.
pub(crate) struct Nodes<'a> {
    pub(crate) tree: &'a Tree,
    pub(crate) names: HashMap<String, NodeId>,
}

/// The empty board that figures stand on: its symbol, and who draws their pieces.
pub(crate) struct Board<'a> {
    pub(crate) symbol: &'a str,
    pub(crate) workshop: &'a Workshop<'a>,
}

/// The parts as HTML.
pub(crate) fn html(blocks: &[Block], nodes: &Nodes<'_>, board: &Board<'_>, fragments: &mut Fragments) -> String {
    let mut out = String::new();
    let mut depth = 0;
    for block in blocks {
        let (Block::Figure(_, deep) | Block::Words(_, deep)) = block;
        // Deeper than this nothing is seen any more.
        let deep = (*deep).min(6);
        while depth > deep {
            out.push_str("</div>\n");
            depth -= 1;
        }
        while depth < deep {
            out.push_str("<div class=\"side\">\n");
            depth += 1;
        }
        match block {
            Block::Figure(picture, _) => figure(&mut out, picture, board, fragments),
            Block::Words(words, _) => told(&mut out, words, nodes),
        }
    }
    out.push_str(&"</div>\n".repeat(depth));
    out
}

fn figure(out: &mut String, picture: &Picture, board: &Board<'_>, fragments: &mut Fragments) {
    let scene = &picture.drawn.scene;
    let bounds = scene.bounds;
    let [x, y] = [bounds.min.x, bounds.min.y].map(length);
    let [width, height] = [bounds.width(), bounds.height()].map(length);
    let alt = escaped(&format!("{}: {}", picture.label, scene.description));
    let _ = write!(
        out,
        "<figure><svg class=\"fig\" viewBox=\"{x} {y} {width} {height}\" role=\"img\" aria-label=\"{alt}\">"
    );
    if picture.whole {
        let _ = write!(out, "<use href=\"#{}\"/>", board.symbol);
    } else {
        out.push_str(&fragments.of(scene.section("board"), Default::default()));
        out.push_str(&fragments.of(scene.section("coordinates"), Default::default()));
    }
    let pieces = scene.section("pieces");
    match board.workshop.few(pieces) {
        None => out.push_str(&fragments.of(pieces, Default::default())),
        Some(groups) => {
            for (shapes, face) in groups {
                let drawn = fragments.of(&shapes, Default::default());
                // One line around and one face inside are one element.
                let filled = face.map(|face| drawn.replace("fill=\"none\"", &format!("fill=\"{face}\"")));
                out.push_str(&filled.unwrap_or(drawn));
            }
        }
    }
    out.push_str(&fragments.of(scene.section("marks"), Default::default()));
    let about = if picture.about.is_empty() { String::new() } else { format!(" ({})", escaped(&picture.about)) };
    let _ = write!(out, "</svg><figcaption dir=\"auto\"><b>{}</b>{about}", escaped(&picture.label));
    for line in [&picture.drawn.notes.join(", "), &picture.list].into_iter().filter(|line| !line.is_empty()) {
        let _ = write!(out, "<br>{}", escaped(line));
    }
    out.push_str("</figcaption></figure>\n");
}

fn told(out: &mut String, words: &Words, nodes: &Nodes<'_>) {
    let _ = write!(out, "<p class=\"comment\" dir=\"auto\" id=\"{}\">", escaped(&words.path));
    let heads = [&words.about, &words.name].into_iter().filter(|text| !text.is_empty());
    for head in heads {
        let _ = write!(out, "<b>{}</b> ", escaped(head));
    }
    linked(out, &words.comment, nodes);
    out.push_str("</p>\n");
}

/// A text whose links to nodes are links.
fn linked(out: &mut String, text: &str, nodes: &Nodes<'_>) {
    let mut at = 0;
    for (range, link) in links::nodes(text) {
        let path = match link {
            NodeLink::Address(address) => Some(address.to_string()),
            NodeLink::Name(name) => nodes.names.get(name.trim()).map(|&node| Address::of(nodes.tree, node).to_string()),
        };
        let Some(path) = path else { continue };
        let _ = write!(
            out,
            "{}<a href=\"#{}\">{}</a>",
            escaped(&text[at..range.start]),
            escaped(&path),
            escaped(&text[range.clone()])
        );
        at = range.end;
    }
    out.push_str(&escaped(&text[at..]));
}
