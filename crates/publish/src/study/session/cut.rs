//! A record of only the nodes that were seen: drawing it cannot reveal the answer.

use super::clean::shown_comment;
use super::drill::Seen;
use crate::game::Kind;
use crate::sgf::{Class, NodeId, ReadOptions, Tree, ValueForm, ValueType, vocabulary};
use crate::study::convention::Convention;
use crate::text::escape_text;

/// The record of what was seen: one line, in UTF-8, without the comments of the nodes that are `silent`. Returns the record and its last
/// node.
pub(super) fn cut(
    tree: &Tree,
    kind: &Kind,
    (seen, asked): (&[Seen], NodeId),
    convention: Convention,
    silent: &[NodeId],
) -> (Tree, NodeId) {
    let mut text = "(".to_owned();
    let mut moved = false;
    for seen in seen {
        text.push(';');
        match seen {
            Seen::Node(node) => {
                moved |= tree.properties(*node).any(|property| kind.colour_of(&property.id()).is_some());
                // Before the first move words mark nothing, but stars do.
                let marks = moved || convention == Convention::Joseki;
                let words = if silent.contains(node) { Words::None } else { Words::Of(marks.then_some(convention)) };
                add_node(tree, kind, *node, words, &mut text);
            }
            Seen::Tried(colour, action) => {
                let value = escape_text(&kind.move_value(action));
                text += &format!("{}[{value}]", kind.move_id(*colour));
            }
        }
    }
    text.push(')');
    let options = ReadOptions { suffix: tree.suffix().map(str::to_owned), ..ReadOptions::default() };
    let (cut, _) = Tree::read_with(text.into_bytes(), &options);
    let last = cut.games().next().and_then(|root| cut.main_line(root).last());
    // It begins with a node, so there is a last one.
    (cut, last.unwrap_or(asked))
}

/// What is shown of a comment.
enum Words {
    /// Nothing.
    None,
    /// All of it, but for the words by which it marks something, where it does.
    Of(Option<Convention>),
}

/// Adds a node.
fn add_node(tree: &Tree, kind: &Kind, node: NodeId, words: Words, text: &mut String) {
    let charset = tree.charset(node);
    if tree.is_root(node) {
        text.push_str("CA[UTF-8]");
    }
    for property in tree.properties(node) {
        let id = property.id();
        let is_silent = matches!(words, Words::None) && property.is_called("C");
        if is_silent || !is_shown(kind, &id) {
            continue;
        }
        text.push_str(&id);
        if property.is_called("C") {
            let comment = tree.text(node, "C").unwrap_or_default();
            let shown = match words {
                Words::Of(Some(convention)) => shown_comment(&comment, convention),
                _ => comment,
            };
            text.push_str(&format!("[{}]", escape_text(&shown)));
            continue;
        }
        for value in property.values() {
            text.push('[');
            text.push_str(&charset.decode(value).text);
            text.push(']');
        }
    }
}

/// Whether a property may be seen before the answer: what stands on the board, what is drawn there, the comment, and by which rules and
/// whom it is played; no result, no name, no judgement, no analysis, and nothing that is not known.
fn is_shown(kind: &Kind, id: &str) -> bool {
    if kind.colour_of(id).is_some() || kind.is_setup(id) {
        return true;
    }
    let Some(entry) = vocabulary::look_up(id, kind.identity().game()) else { return false };
    let is_text = matches!(entry.kind, ValueForm::Plain(ValueType::SimpleText | ValueType::Text));
    match entry.class {
        Class::Root => id != "CA",
        Class::Setup => true,
        Class::Markup => !entry.inherited || matches!(id, "DD" | "VW"),
        Class::Move => matches!(id, "KO" | "MN"),
        Class::Annotation => id == "C",
        Class::Info => {
            let is_player = || kind.players().iter().any(|(player, _)| *player == id);
            !is_text || matches!(id, "RU" | "SU") || is_player()
        }
    }
}
