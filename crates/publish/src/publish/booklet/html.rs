//! The booklet inside a page: plain HTML, for reading and printing without scripting.

use super::plan::{Block, BookletPlan, Picture, Words};
use crate::edit::link_texts::LinkTexts;
use crate::publish::encode::html as encoded;
use crate::scene::diagram::joined;
use crate::scene::parts::Workshop;
use crate::scene::svg::{Fragments, escaped, view_box};
use crate::scene::{Align, Ink, Shape, font};
use crate::sgf::{Address, NodeId, Tree};
use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;

/// The nodes that links lead to and that are in the booklet, each with its address.
struct Homes<'a> {
    links: &'a LinkTexts,
    addresses: HashMap<NodeId, String>,
    /// Those of which something is said: they are found there.
    worded: HashSet<NodeId>,
}

impl<'a> Homes<'a> {
    fn of(tree: &Tree, plan: &'a BookletPlan) -> Homes<'a> {
        let (mut linked, mut worded, mut shown) = (HashSet::new(), HashSet::new(), HashSet::new());
        for block in &plan.blocks {
            match block {
                Block::Figure(picture, _) => shown.extend(picture.nodes.iter().copied()),
                Block::Note(..) => {}
                // What is called otherwise is no part of the game's text.
                Block::Words(words, _) if !words.path.is_empty() => {}
                Block::Words(words, _) => {
                    worded.insert(words.node);
                    linked.extend(plan.links.read(&words.comment).1.into_iter().map(|(_, node)| node));
                }
            }
        }
        linked.retain(|node| worded.contains(node) || shown.contains(node));
        linked.extend(&worded);
        let addresses = addresses(tree, &linked);
        Homes { links: &plan.links, addresses, worded }
    }
}

/// The addresses of nodes of a game, found on one way through it.
fn addresses(tree: &Tree, wanted: &HashSet<NodeId>) -> HashMap<NodeId, String> {
    let Some(root) = wanted.iter().next().and_then(|&node| tree.way_up(node).last()) else { return HashMap::new() };
    let mut found = HashMap::with_capacity(wanted.len());
    let (mut way, mut address) = (Vec::<NodeId>::new(), Address::root());
    for node in tree.descendants(root) {
        // How many siblings came before it is known from the one that was left last.
        let mut number = 0;
        while way.last().copied() != tree.parent(node) && way.pop().is_some() {
            number = address.pop().map_or(0, |last| last + 1);
        }
        if node != root {
            address.push(number);
        }
        way.push(node);
        if wanted.contains(&node) {
            found.insert(node, address.to_string());
        }
    }
    found
}

/// The empty board of figures: its symbol, and the drawer of the pieces.
pub(crate) struct Board<'a> {
    pub(crate) symbol: &'a str,
    pub(crate) workshop: &'a Workshop<'a>,
}

/// The parts as HTML.
pub(crate) fn html(tree: &Tree, plan: &BookletPlan, board: &Board<'_>, fragments: &mut Fragments) -> String {
    let homes = Homes::of(tree, plan);
    let mut out = String::new();
    let mut depth = 0;
    for block in &plan.blocks {
        let (Block::Figure(_, deep) | Block::Words(_, deep) | Block::Note(_, deep)) = block;
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
            Block::Figure(picture, _) => figure(&mut out, picture, &homes, (board, fragments)),
            Block::Words(words, _) => write_words(&mut out, words, &homes),
            Block::Note(note, _) => _ = writeln!(out, "<p>{}</p>", escaped(note)),
        }
    }
    out.push_str(&"</div>\n".repeat(depth));
    out
}

fn figure(out: &mut String, picture: &Picture, homes: &Homes<'_>, (board, fragments): (&Board<'_>, &mut Fragments)) {
    let scene = &picture.drawn.scene;
    let view = view_box(scene);
    let alt = escaped(&format!("{}: {}", picture.label, scene.description));
    let measures = &picture.measures;
    let _ = write!(out, "<figure><svg class=\"fig\"{measures} viewBox=\"{view}\" role=\"img\" aria-label=\"{alt}\">");
    if picture.whole {
        let _ = write!(out, "<use href=\"#{}\"/>", board.symbol);
    } else {
        out.push_str(&fragments.of(scene.section("board"), Default::default()));
        out.push_str(&fragments.of(scene.section("coordinates"), Default::default()));
    }
    let pieces = scene.section("pieces");
    // Those of a printed sheet have another look.
    match board.workshop.few(pieces).filter(|_| measures.is_empty()) {
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
    out.push_str(&written(scene.section("marks"), fragments));
    out.push_str(&fragments.of(scene.section("trays"), Default::default()));
    let about = if picture.about.is_empty() { String::new() } else { format!(" ({})", encoded(&picture.about)) };
    let _ = write!(out, "</svg><figcaption dir=\"auto\"><b>{}</b>{about}", escaped(&picture.label));
    for node in picture.nodes.iter().filter(|node| !homes.worded.contains(node)) {
        if let Some(address) = homes.addresses.get(node) {
            let _ = write!(out, "<i id=\"{}\"></i>", escaped(address));
        }
    }
    let notes = joined(&picture.drawn.notes);
    // A list of the moves says where each of them is.
    for line in [&picture.list, &notes].into_iter().filter(|line| !line.is_empty()).take(1) {
        let _ = write!(out, "<br>{}", encoded(line));
    }
    out.push_str("</figcaption></figure>\n");
}

/// Marks, and then all texts of each style together: few have an element of their own. The font of figures is given once, in the style of
/// the page.
fn written(marks: &[Shape], fragments: &mut Fragments) -> String {
    let (texts, others): (Vec<&Shape>, Vec<&Shape>) = marks.iter().partition(|shape| matches!(shape, Shape::Text(_)));
    let mut looks: Vec<(Ink, u32, bool, Align)> = Vec::new();
    let mut sorted: Vec<(usize, &Shape)> = Vec::new();
    for shape in texts {
        let Shape::Text(text) = shape else { continue };
        let look = (text.ink, text.size.to_bits(), text.bold, text.align);
        let known = looks.iter().position(|known| *known == look).unwrap_or_else(|| {
            looks.push(look);
            looks.len() - 1
        });
        sorted.push((known, shape));
    }
    sorted.sort_by_key(|(look, _)| *look);
    let mut drawn = fragments.of(&others.into_iter().cloned().collect::<Vec<_>>(), Default::default());
    for look in 0..looks.len() {
        let same: Vec<Shape> =
            sorted.iter().filter(|(known, _)| *known == look).map(|(_, shape)| (*shape).clone()).collect();
        drawn += &fragments.of(&same, Default::default());
    }
    drawn.replace(&format!(" font-family=\"{}\"", font::FAMILY), "").replace(" text-anchor=\"middle\"", "")
}

fn write_words(out: &mut String, words: &Words, homes: &Homes<'_>) {
    let address = homes.addresses.get(&words.node).filter(|_| words.path.is_empty());
    let id = address.unwrap_or(&words.path);
    let _ = write!(out, "<p class=\"comment\" dir=\"auto\" id=\"{}\">", escaped(id));
    let heads = [&words.about, &words.name].into_iter().filter(|text| !text.is_empty());
    // The paragraph has the direction of its text, whatever the language of its head.
    for head in heads {
        let head = encoded(head);
        let _ = if words.comment.is_empty() {
            write!(out, "<b>{head}</b> ")
        } else {
            write!(out, "<b><bdi>{head}</bdi></b> ")
        };
    }
    linked(out, &words.comment, homes);
    out.push_str("</p>\n");
}

/// A text whose links to nodes are links, where these are in the booklet.
fn linked(out: &mut String, text: &str, homes: &Homes<'_>) {
    let (text, links) = homes.links.read(text);
    let mut at = 0;
    for (range, node) in links {
        let Some(address) = homes.addresses.get(&node) else { continue };
        let (before, name) = (escaped(&text[at..range.start]), escaped(&text[range.clone()]));
        let _ = write!(out, "{before}<a href=\"#{}\">{name}</a>", escaped(address));
        at = range.end;
    }
    out.push_str(&escaped(&text[at..]));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_found_on_one_way_are_those_of_the_nodes() {
        let text = "(;GM[1];B[aa](;W[bb](;B[cc];W[dd])(;B[dd])(;B[ee];W[aa]))(;W[cc])(;W[dd];B[bb](;W[ee])(;W[ff])))";
        let tree = Tree::read(text.as_bytes().to_vec()).0;
        let root = tree.games().next().unwrap();
        let all: HashSet<NodeId> = tree.descendants(root).collect();
        let found = addresses(&tree, &all);
        assert_eq!(found.len(), all.len());
        assert!(found.iter().all(|(&node, address)| *address == Address::of(&tree, node).to_string()), "{found:?}");
        assert!(addresses(&tree, &HashSet::new()).is_empty());
    }
}
