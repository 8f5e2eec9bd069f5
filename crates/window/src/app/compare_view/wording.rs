//! The wording of differences.

use crate::app::compare_view::groups::{Group, GroupSize, Where};
use crate::app::look::words;
use crate::edit::{Axis, Command, Turn, spoken, statements};
use crate::game::{Kind, Position};
use crate::language::{self, StaticText};
use crate::relate::{Apart, Aspect, Difference, DifferenceKind};
use crate::sgf::{NodeId, Tree};

/// A property that one side lacks.
pub const ABSENT: &str = "–";
/// Letters of a value that are shown.
const LETTERS: usize = 400;
/// Those of them before the first difference.
const BEFORE: usize = 60;

/// The two sides, before what each has.
pub const LEFT: StaticText = StaticText("beside-left", "Left");
pub const RIGHT: StaticText = StaticText("beside-right", "Right");

/// A value as it is spoken: letters that a screen reader would pass over are in words.
pub fn spoken_value(value: String) -> String {
    match value.trim() {
        "" => StaticText("spoken-empty", "empty").to_string(),
        ABSENT => StaticText("beside-absent", "none").to_string(),
        _ => value,
    }
}

/// The name of a kind of difference, shown beside its sign.
pub fn kind(kind: DifferenceKind) -> StaticText {
    match kind {
        DifferenceKind::Added => StaticText("beside-added", "only on the right"),
        DifferenceKind::Removed => StaticText("beside-removed", "only on the left"),
        DifferenceKind::Changed => StaticText("beside-changed", "changed"),
        DifferenceKind::Moved => StaticText("beside-moved", "moved"),
        DifferenceKind::Corrected => StaticText("beside-corrected", "corrected"),
    }
}

/// The name of what is looked at, alone.
pub fn aspect(aspect: Option<Aspect>) -> StaticText {
    match aspect {
        None => StaticText("beside-everything", "Everything"),
        Some(Aspect::Moves) => StaticText("beside-only-moves", "Moves only"),
        Some(Aspect::Setup) => StaticText("beside-only-setup", "Setup only"),
        Some(Aspect::Comments) => StaticText("beside-only-comments", "Comments only"),
        Some(Aspect::Marks) => StaticText("beside-only-marks", "Marks only"),
        Some(Aspect::Info) => StaticText("beside-only-info", "Info only"),
    }
}

/// The command that takes a whole group of differences over into the record on the left (0) or on the right (1).
pub fn take_group(group: &Group, size: GroupSize, side: usize) -> String {
    let GroupSize { count, nodes } = size;
    let what = match group {
        Group::Nodes(_) => StaticText("beside-branches", "Moves and variations").to_string(),
        Group::Games(_) => StaticText("beside-games", "Games").to_string(),
        Group::Order if side == 0 => {
            return say!("beside-order-left", "Order of variations: change {count} on the left", count);
        }
        Group::Order => return say!("beside-order-right", "Order of variations: change {count} on the right", count),
        Group::Property(id, _) => words::property_name(id),
    };
    let has_nodes = !matches!(group, Group::Property(..));
    match (group.place(), side) {
        (Where::Both, 0) => say!("beside-replace-left", "{what}: replace {count} that differ on the left", what, count),
        (Where::Both, _) => {
            say!("beside-replace-right", "{what}: replace {count} that differ on the right", what, count)
        }
        (Where::OnlyRight, 0) => {
            say!("beside-copy-left", "{what} only on the right: copy {count} to the left", what, count)
        }
        (Where::OnlyLeft, 0) if has_nodes => say!(
            "beside-cut-left",
            "{what} only on the left: remove {count} there, with {nodes} node"
                | "{what} only on the left: remove {count} there, with {nodes} nodes",
            nodes,
            what,
            count
        ),
        (Where::OnlyLeft, 0) => {
            say!("beside-remove-left", "{what} only on the left: remove {count} there", what, count)
        }
        (Where::OnlyLeft, _) => {
            say!("beside-copy-right", "{what} only on the left: copy {count} to the right", what, count)
        }
        (Where::OnlyRight, _) if has_nodes => say!(
            "beside-cut-right",
            "{what} only on the right: remove {count} there, with {nodes} node"
                | "{what} only on the right: remove {count} there, with {nodes} nodes",
            nodes,
            what,
            count
        ),
        (Where::OnlyRight, _) => {
            say!("beside-drop-right", "{what} only on the right: remove {count} there", what, count)
        }
    }
}

/// Which game of its record a node is in, if there are several.
pub fn game(tree: &Tree, node: NodeId) -> Option<String> {
    let number = tree.games().position(|root| root == tree.root(node)).filter(|_| tree.game_count() > 1)?;
    Some(say!("beside-game-name", "Game {number}", number = number + 1))
}

/// Where a difference is: the move and its number.
pub fn place(tree: &Tree, node: NodeId, position: &Position) -> String {
    let number = position.move_number();
    match spoken::move_of(tree, node, position) {
        Some((colour, text)) => {
            let words = words::beside_number(position.kind().colour_name(colour), text);
            say!("beside-move", "move {number}, {words}", number, words)
        }
        None => words::at_move(number),
    }
}

/// A node of a tree: its move, and how it differs. The position says how moves are written.
pub fn node(tree: &Tree, node: NodeId, position: &Position, sign: Option<DifferenceKind>) -> String {
    let kind = position.kind();
    let what = match spoken::move_of(tree, node, position) {
        Some((colour, text)) => format!("{} {text}", kind.colour_name(colour)),
        None if tree.parent(node).is_none() => words::START.to_string(),
        None => spoken::as_written(tree, node, kind).unwrap_or_else(|| StaticText("node", "Node").to_string()),
    };
    match sign {
        Some(sign) => language::with_colon(what, self::kind(sign)),
        None => what,
    }
}

/// The text of a difference.
pub fn difference(difference: &Difference, follows: usize) -> String {
    let name = || words::property_name(difference.property.as_deref().unwrap_or_default());
    match difference.kind {
        DifferenceKind::Added if follows > 0 => {
            say!(
                "beside-tell-added-more",
                "only on the right, with {count} node after it" | "only on the right, with {count} nodes after it",
                count = follows
            )
        }
        DifferenceKind::Removed if follows > 0 => {
            say!(
                "beside-tell-removed-more",
                "only on the left, with {count} node after it" | "only on the left, with {count} nodes after it",
                count = follows
            )
        }
        DifferenceKind::Added | DifferenceKind::Removed => kind(difference.kind).to_string(),
        DifferenceKind::Moved => say!("beside-tell-moved", "in a different place among the variations"),
        DifferenceKind::Changed => match (&difference.was, &difference.is) {
            (None, _) => say!("beside-tell-new", "{what}: only on the right", what = name()),
            (_, None) => say!("beside-tell-gone", "{what}: only on the left", what = name()),
            _ => say!("beside-tell-changed", "{what}: different", what = name()),
        },
        DifferenceKind::Corrected => {
            say!("beside-tell-corrected", "{what}: different; the moves after it are the same", what = name())
        }
    }
}

/// One side's value of a property, in words.
pub fn value(position: Option<&Position>, value: Option<&str>) -> String {
    match (position, value) {
        (_, None) => ABSENT.to_owned(),
        (Some(position), Some(value)) => statements::values(position.kind(), value),
        (None, Some(value)) => value.to_owned(),
    }
}

/// Two values of a property, shortened so that the first difference between them is near the beginning.
pub fn shortened(values: [String; 2]) -> [String; 2] {
    let same = values[0].chars().zip(values[1].chars()).take_while(|(one, other)| one == other).count();
    let from = same.saturating_sub(BEFORE);
    values.map(|value| {
        let mut letters = value.chars().skip(from);
        let shown: String = letters.by_ref().take(LETTERS).collect();
        let (before, after) = (if from > 0 { "…" } else { "" }, if letters.next().is_some() { "…" } else { "" });
        format!("{before}{shown}{after}")
    })
}

/// The text for a board symmetry.
pub fn turn(command: &str) -> String {
    let word = match Command::parse(command) {
        Ok(Command::Rotate { turn, .. }) => match turn {
            Turn::Right => StaticText("turned-right", "rotated right"),
            Turn::Left => StaticText("turned-left", "rotated left"),
            Turn::Half => StaticText("turned-half", "rotated by half a turn"),
        },
        Ok(Command::Flip { axis, .. }) => match axis {
            Axis::Horizontal => StaticText("turned-left-to-right", "mirrored left to right"),
            Axis::Vertical => StaticText("turned-top-to-bottom", "mirrored top to bottom"),
            Axis::Diagonal => StaticText("turned-diagonal", "mirrored along a diagonal"),
            Axis::Antidiagonal => StaticText("turned-antidiagonal", "mirrored along the other diagonal"),
        },
        _ => return command.to_owned(),
    };
    word.to_string()
}

/// Why two records cannot be compared.
pub fn apart(apart: Apart, trees: [&Tree; 2]) -> String {
    match apart {
        Apart::OtherKind => {
            let game = |tree: &Tree| tree.games().next().map(|root| Kind::of(tree, root).title()).unwrap_or_default();
            let [left, right] = trees.map(game);
            say!("beside-other-kind", "These are different games: {left} and {right}", left, right)
        }
        _ => say!("beside-nothing-shared", "These are different games: they have no move in common"),
    }
}
