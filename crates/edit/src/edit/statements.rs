//! The contents of nodes in words, for people who resolve a conflict or read a difference and do not know SGF.

use crate::game::{Board, Kind, Place};
use crate::language::{self, capital, list};
use crate::relate::is_merged_by_parts;
use crate::sgf::value::{Value, read_value};
use crate::sgf::{NodeId, ReadOptions, Tree, vocabulary};
use crate::text::blocks::DELETED;
use crate::text::{Charset, simple_text_of, split_composed, text_of, unescape};
use std::collections::HashSet;

/// A property as it is written: its identifier, and its values.
type Written = (String, Vec<String>);

/// The properties that a side of a conflict has; none where it says that there are none, `None` where it is some other text.
pub(super) fn properties_of(side: &str) -> Option<Vec<Written>> {
    if side == DELETED {
        return Some(Vec::new());
    }
    let tree = read(&format!("(;{side})"))?;
    let root = tree.games().next().filter(|&root| tree.game_count() == 1 && tree.first_child(root).is_none())?;
    let all = written(&tree, root);
    let is_plain =
        side.starts_with(|letter: char| letter.is_ascii_uppercase() || letter.is_ascii_digit()) && side.ends_with(']');
    (is_plain && !all.is_empty() && !text_of(side).is_empty()).then_some(all)
}

/// A text as a record; `None` where something is wrong with it.
fn read(record: &str) -> Option<Tree> {
    let options = ReadOptions { charset: Some(Charset::utf8()), ..ReadOptions::default() };
    let (tree, faults) = Tree::read_with(record.as_bytes().to_vec(), &options);
    faults.is_empty().then_some(tree)
}

fn written(tree: &Tree, node: NodeId) -> Vec<Written> {
    let text = |raw: &[u8]| tree.charset(node).decode(raw).text.into_owned();
    let properties = tree.properties(node);
    properties.map(|property| (property.id().into_owned(), property.values().map(text).collect())).collect()
}

/// A side of a conflict in words: `Komi: 6.5`, `Black Q16`. A text is itself.
pub(super) fn side(kind: &Kind, side: &str) -> String {
    if side == DELETED {
        return say!("said-nothing", "(nothing)");
    }
    if side.starts_with(';')
        && let Some(tree) = read(&format!("({side})"))
    {
        let nodes = tree.all_nodes();
        let statements = nodes.map(|node| {
            let all: Vec<String> = written(&tree, node).iter().map(|property| statement(kind, property)).collect();
            if all.is_empty() { say!("said-empty-node", "a node without a move") } else { all.join(", ") }
        });
        return language::list(statements);
    }
    match properties_of(side) {
        Some(all) => all.iter().map(|property| statement(kind, property)).collect::<Vec<_>>().join("\n"),
        None => side.to_owned(),
    }
}

/// The values that a node has now of the properties that the sides of a conflict are about; `None` if it is not about whole properties.
pub(super) fn present(kind: &Kind, (tree, node): (&Tree, NodeId), sides: [&str; 2]) -> Option<String> {
    let [ours, theirs] = [properties_of(sides[0])?, properties_of(sides[1])?];
    let ids: HashSet<&str> = ours.iter().chain(&theirs).map(|(id, _)| &**id).collect();
    if ids.iter().any(|id| is_merged_by_parts(kind, id)) {
        return None;
    }
    let now = written(tree, node);
    let now = now.iter().filter(|(id, _)| ids.contains(&**id)).map(|property| statement(kind, property));
    let now = now.collect::<Vec<_>>().join("\n");
    Some(if now.is_empty() { side(kind, DELETED) } else { now })
}

/// The contents of a raw SGF property without its name: `6.5` for `KM[6.5]`. Several properties are listed with their names.
pub fn values(kind: &Kind, property: &str) -> String {
    match properties_of(property).as_deref() {
        Some([one]) => match value(kind, one) {
            said if said.is_empty() => statement(kind, one),
            said => said,
        },
        Some(all) => all.iter().map(|property| statement(kind, property)).collect::<Vec<_>>().join("\n"),
        None => property.to_owned(),
    }
}

/// A property with its name.
fn statement(kind: &Kind, property: &Written) -> String {
    let (id, _) = property;
    let words = value(kind, property);
    if kind.colour_of(id).is_some() {
        return words;
    }
    let name = vocabulary::look_up_anywhere(id).map_or_else(|| id.clone(), |entry| capital(entry.localized()));
    if words.is_empty() { name } else { language::with_colon(name, words) }
}

/// The value of a property as text; empty if its name says it all.
fn value(kind: &Kind, (id, values): &Written) -> String {
    if let Some(colour) = kind.colour_of(id) {
        let text = values.first().map(|value| value.trim()).unwrap_or_default();
        let action = kind.parse_move(if kind.is_pass(text) { "pass" } else { text });
        let place = action.map_or_else(|_| text.to_owned(), |action| kind.move_text(&action));
        return format!("{} {place}", kind.colour_name(colour));
    }
    let game = kind.identity().game();
    let entry = vocabulary::look_up(id, game);
    let has_places = kind.shape(id).is_some();
    let words = values.iter().map(|raw| {
        if has_places {
            return places(kind, raw);
        }
        match entry.map(|entry| read_value(entry, game, raw).value) {
            Some(Value::Double(1)) => String::new(),
            Some(Value::Double(double)) => double.to_string(),
            Some(Value::Color(_)) => {
                kind.colour_in(raw.as_bytes()).map_or_else(|| raw.clone(), |colour| kind.colour_name(colour).to_owned())
            }
            _ if vocabulary::joins(id).is_some() => text_of(raw),
            _ => simple_text_of(raw),
        }
    });
    list(words.filter(|text| !text.is_empty()))
}

/// The places of a value, with what is said of them.
fn places(kind: &Kind, raw: &str) -> String {
    let board: &Board = kind.board();
    let name = |place: Place| board.display_name(place);
    let bytes = raw.as_bytes();
    let all: Result<Vec<Place>, _> = kind.places(bytes).collect();
    if let Some(all) = all.ok().filter(|all| !all.is_empty()) {
        return list(all.into_iter().map(name));
    }
    if let Some((from, to)) = kind.ends(bytes) {
        return format!("{}–{}", name(from), name(to));
    }
    match (kind.labelled(bytes), split_composed(raw)) {
        (Some(place), Some((_, words))) => language::with_colon(name(place), simple_text_of(words)),
        _ => unescape(raw),
    }
}
