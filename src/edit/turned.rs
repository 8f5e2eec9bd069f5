//! Records of which one is the other with its board turned or mirrored as a whole: they are compared and merged the same way round.

use crate::edit::commands::command::Command;
use crate::edit::values::symmetry::{Symmetry, Turned};
use crate::edit::workspace::Workspace;
use crate::game::Kind;
use crate::relate::{
    BoardTurn, Comparison, Difference, DifferenceKind, MergeTerms, Merged, NotMerged, agreement, compare, merge,
};
use crate::sgf::{NodeId, ReadOptions, Tree};

/// Every way in which a board may lie on itself, as the command that turns a record so.
const TURNS: [&str; 7] = [
    "rotate right",
    "rotate left",
    "rotate half",
    "flip horizontal",
    "flip vertical",
    "flip diagonal",
    "flip antidiagonal",
];
/// Fewer nodes could be turned by chance.
const FEWEST: usize = 4;
/// Longer records, in nodes and in bytes, are not tried in all ways.
const MOST: usize = 300_000;
const MOST_BYTES: usize = 1 << 22;
/// So many moves tell most records that were not turned.
const FIRST: usize = 8;

/// The command that makes one record the other one, where that is the same game but for a turn of the board.
///
/// ```
/// use variorum::{edit::turn_between, sgf::Tree};
///
/// let [one, other] = ["(;SZ[9];B[ab];W[cd];B[ef];W[gh])", "(;SZ[9];B[ba];W[dc];B[fe];W[hg]C[x])"]
///     .map(|text| Tree::read(text.into()).0);
/// assert_eq!(turn_between(&one, &other), Some("flip diagonal"));
/// assert_eq!(turn_between(&one, &one), None);
/// ```
pub fn turn_between(from: &Tree, to: &Tree) -> Option<&'static str> {
    let lengths = [from, to].map(|tree| tree.len());
    if [from, to].iter().any(|tree| tree.game_count() != 1)
        || lengths.iter().any(|length| !(FEWEST..=MOST).contains(length))
    {
        return None;
    }
    if begins_alike(from, to) {
        return None;
    }
    let (plain, fewest) = agreement(from, to);
    if fewest < FEWEST || 2 * plain >= fewest {
        return None;
    }
    let bytes = from.write();
    let reading = reading(from);
    let (mut found, mut best) = (0, Vec::new());
    for turn in TURNS {
        let Some(turned) = turned(&bytes, turn, &reading) else { continue };
        let turned = Tree::read_with(turned, &reading).0;
        let agreed = agreement(&turned, to).0;
        if agreed > found {
            found = agreed;
            best.clear();
        }
        if agreed == found {
            best.push((turn, turned));
        }
    }
    if 2 * found < fewest || found <= 2 * plain {
        return None;
    }
    // What is symmetrical agrees turned in several ways: the one after which least is different is meant.
    match &best[..] {
        [(turn, _)] => Some(turn),
        _ => best.iter().min_by_key(|(_, turned)| compare(turned, to).differences.len()).map(|(turn, _)| *turn),
    }
}

/// Whether half or more of the first moves are written alike.
fn begins_alike(from: &Tree, to: &Tree) -> bool {
    let line = |tree: &Tree| -> Vec<Vec<u8>> {
        let nodes = tree.games().next().into_iter().flat_map(|root| tree.main_line(root).skip(1).take(FIRST));
        nodes.filter_map(|node| tree.properties(node).next()?.value().map(<[u8]>::to_vec)).collect()
    };
    let (one, other) = (line(from), line(to));
    let alike = one.iter().zip(&other).filter(|(one, other)| one == other).count();
    alike > 0 && 2 * alike >= one.len().min(other.len())
}

fn reading(tree: &Tree) -> ReadOptions {
    ReadOptions { suffix: tree.suffix().map(str::to_owned), ..ReadOptions::default() }
}

/// A record turned by a command; `None` where this game cannot be turned so.
fn turned(bytes: &[u8], turn: &str, reading: &ReadOptions) -> Option<Vec<u8>> {
    let (mut workspace, _) = Workspace::open_with(bytes.to_vec(), reading);
    workspace.run(&Command::parse(turn).ok()?).ok()?;
    Some(workspace.document().tree().write())
}

/// The command that turns a game of this kind so; `None` where none does.
fn command_of(kind: &Kind, turn: &BoardTurn) -> Option<&'static str> {
    let turns_so = |line: &&str| {
        let symmetry = match Command::parse(line) {
            Ok(Command::Rotate { turn, .. }) => Symmetry::Turned(turn),
            Ok(Command::Flip { axis, .. }) => Symmetry::Mirrored(axis),
            _ => return false,
        };
        Turned::new(kind, symmetry).is_ok_and(|turned| {
            turned.exchanges == turn.exchanges
                && kind.board().places().all(|place| turned.goal(place) == turn.goal(place))
        })
    };
    TURNS.into_iter().find(turns_so)
}

/// A node with its game's root before it, as a record of its own with the board turned: with all that follows the node if `whole`, else
/// the node alone. `None` where this game cannot be turned so, or what follows forbids it.
pub fn turned_variation(tree: &Tree, (node, whole): (NodeId, bool), turn: &BoardTurn) -> Option<Tree> {
    let root = tree.root(node);
    let command = command_of(&Kind::of(tree, root), turn)?;
    let mut bytes = b"(".to_vec();
    let alone = [Some(root), Some(node).filter(|_| !whole)];
    for node in alone.into_iter().flatten() {
        bytes.push(b';');
        for property in tree.properties(node).filter(|property| node != root || !is_said_of_a_node(&property.id())) {
            bytes.extend(property.id().as_bytes());
            property.values().for_each(|raw| bytes.extend([b"[", raw, b"]"].concat()));
        }
    }
    if whole {
        bytes.extend(tree.write_variation(node));
    }
    bytes.push(b')');
    let reading = ReadOptions { charset: Some(tree.charset(node).clone()), ..reading(tree) };
    Some(Tree::read_with(turned(&bytes, command, &reading)?, &reading).0)
}

/// Whether a property says something of its node alone, not of a game: it may be of any length.
fn is_said_of_a_node(id: &str) -> bool {
    matches!(id, "C" | "GC")
}

/// Compares two records as [`compare`] does; where the second one is the first one turned, that is the first difference, and the others
/// are those that there are besides.
pub fn compare_turned(a: &Tree, b: &Tree) -> (Comparison, Option<&'static str>) {
    let turn = turn_between(a, b);
    let reading = reading(a);
    let Some((turn, turned)) = turn.and_then(|turn| Some((turn, turned(&a.write(), turn, &reading)?))) else {
        return (compare(a, b), None);
    };
    let mut comparison = compare(&Tree::read_with(turned, &reading).0, b);
    let whole = Difference {
        kind: DifferenceKind::Corrected,
        a: a.games().next(),
        b: b.games().next(),
        property: None,
        was: None,
        is: Some(turn.to_owned()),
    };
    comparison.differences.insert(0, whole);
    comparison.paths.insert(0, (Some("/".to_owned()), Some("/".to_owned())));
    (comparison, Some(turn))
}

/// Merges three versions as [`merge`] does. Where one of them is turned as a whole, the result is turned so, too.
///
/// # Errors
/// As [`merge`].
///
/// ```
/// use variorum::{edit::merge_turned, relate::MergeTerms};
///
/// let base = b"(;SZ[9];B[ab];W[cd];B[ef];W[gh])";
/// let ours = b"(;SZ[9];B[ab];W[cd]TR[ab];B[ef];W[gh])";
/// let theirs = b"(;SZ[9];B[ba];W[dc];B[fe]C[x];W[hg])";
/// let merged = merge_turned(base, ours, theirs, &MergeTerms::default())?;
/// assert_eq!(merged.bytes, b"(;SZ[9];B[ba];W[dc]TR[ba];B[fe]C[x];W[hg])");
/// # Ok::<(), variorum::relate::NotMerged>(())
/// ```
pub fn merge_turned(base: &[u8], ours: &[u8], theirs: &[u8], terms: &MergeTerms) -> Result<Merged, NotMerged> {
    let is_long = [base, ours, theirs].iter().any(|bytes| bytes.len() > MOST_BYTES);
    if is_long || ours == theirs || base == theirs || base == ours {
        return merge(base, ours, theirs, terms);
    }
    let tree = |bytes: &[u8]| Tree::read_with(bytes.to_vec(), &terms.reading).0;
    let trees = [base, ours, theirs].map(tree);
    let again = |bytes: &[u8], turn: &str| turned(bytes, turn, &terms.reading);
    let by_ours = turn_between(&trees[0], &trees[1]);
    let by_theirs = turn_between(&trees[0], &trees[2]);
    let versions = match (by_ours, by_theirs) {
        (None, None) => None,
        (None, Some(turn)) => {
            again(base, turn).zip(again(ours, turn)).map(|(base, ours)| (base, ours, theirs.to_vec()))
        }
        (Some(turn), None) => {
            again(base, turn).zip(again(theirs, turn)).map(|(base, theirs)| (base, ours.to_vec(), theirs))
        }
        (Some(turn), Some(_)) => {
            // Both turned it: ours stays as it lies.
            let theirs = match turn_between(&trees[2], &trees[1]) {
                None => Some(theirs.to_vec()),
                Some(turn) => again(theirs, turn),
            };
            again(base, turn).zip(theirs).map(|(base, theirs)| (base, ours.to_vec(), theirs))
        }
    };
    let Some((base, ours, theirs)) = versions else { return merge(base, ours, theirs, terms) };
    let mut merged = merge(&base, &ours, &theirs, terms)?;
    let turn = by_ours.or(by_theirs).unwrap_or_default();
    merged.notes.insert(
        0,
        match by_ours {
            Some(_) => {
                message!(
                    "merge-ours-turned",
                    "our version turns the whole board ({turn}), and so does the result",
                    turn
                )
            }
            None => message!(
                "merge-theirs-turned",
                "their version turns the whole board ({turn}), and so does the result",
                turn
            ),
        },
    );
    Ok(merged)
}
