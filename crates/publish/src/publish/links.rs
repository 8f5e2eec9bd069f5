//! Board places named in comments.

use crate::game::links::{self, Names};
use crate::game::{Place, Position};
use crate::sgf::{NodeId, Tree};
use serde_json::{Value, json};

/// Comments are looked through for places up to this length: longer ones are texts.
const LONGEST: usize = 20_000;

/// The places that a comment names: where in it, in UTF-16 units, and which.
pub(super) fn places(comment: &str, (tree, node): (&Tree, NodeId), position: &Position) -> Vec<Value> {
    if comment.len() > LONGEST || !position.kind().has_board() {
        return Vec::new();
    }
    let markup = crate::game::Markup::of(tree, node, position);
    let names = Names { labels: &markup.labels, ..Names::of(position) };
    let units = |text: &str| text.encode_utf16().count();
    let (mut at, mut counted) = (0, 0);
    let mut found = Vec::new();
    for (range, link) in links::find(comment, names) {
        let Some(Place(place)) = names.place_of(&link) else { continue };
        counted += units(&comment[at..range.start]);
        let length = units(&comment[range.clone()]);
        found.push(json!([counted, length, place]));
        counted += length;
        at = range.end;
    }
    found
}
