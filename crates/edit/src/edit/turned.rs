//! Records of which one is the other with its board rotated or mirrored: they are brought to the same orientation to be compared and
//! merged.

use crate::edit::commands::command::Command;
use crate::edit::error::EditError;
use crate::edit::workspace::{Grouping, Workspace};
use crate::game::Kind;
use crate::game::turn::{BoardTurn, Way};
use crate::language::Message;
use crate::relate::{
    Comparison, Difference, DifferenceKind, MergeOptions, Merged, NotMerged, agreement, compare, merge,
};
use crate::sgf::{NodeId, ReadOptions, Tree};
use std::collections::HashMap;

/// Steps that rotate all games are not grouped with drags.
const TURNS_STEP: u64 = 1 << 63;
/// Fewer nodes could be turned by chance.
const FEWEST: usize = 4;
/// Longer records, in nodes and in bytes, are not tried in all ways.
const MOST: usize = 300_000;
const MOST_BYTES: usize = 1 << 22;
/// This many moves identify most records that were not rotated.
const FIRST: usize = 8;

/// A game that another record contains with its board rotated or mirrored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnedGame {
    /// Its number, from 0.
    pub game: usize,
    /// Its number in the other record.
    pub there: usize,
    /// The transformation.
    pub turn: Way,
}

/// The games of one record that another one has turned, in their order: all of a collection, or some.
///
/// ```
/// use variorum_edit::edit::turns_between;
/// use variorum_sgf::Tree;
///
/// let [one, other] = ["(;SZ[9];B[ab];W[cd];B[ef];W[gh])", "(;SZ[9];B[ba];W[dc];B[fe];W[hg]C[x])"]
///     .map(|text| Tree::read(text.into()).0);
/// assert_eq!(turns_between(&one, &other)[0].turn.command(), "flip diagonal");
/// assert!(turns_between(&one, &one).is_empty());
/// ```
pub fn turns_between(from: &Tree, to: &Tree) -> Vec<TurnedGame> {
    if [from, to].iter().any(|tree| tree.len() > MOST || tree.len() < tree.game_count() + FEWEST) {
        return Vec::new();
    }
    if let Some((turn, turned)) = turn_of(from, to) {
        let pairs = compare(&turned, to).games.into_iter();
        let mut all: Vec<TurnedGame> =
            pairs.filter_map(|(game, there)| Some(TurnedGame { game: game?, there: there?, turn })).collect();
        all.sort_by_key(|game| game.game);
        return all;
    }
    if from.game_count() == 1 && to.game_count() == 1 {
        return Vec::new();
    }
    let [roots, others]: [Vec<NodeId>; 2] = [from, to].map(|tree| tree.games().collect());
    let alone = |tree: &Tree, root| Tree::read_with(tree.write_variation(root), &ReadOptions::of_part(tree, root)).0;
    let turned = |(game, there): (Option<usize>, Option<usize>)| {
        let (game, there) = (game?, there?);
        let (root, other) = (roots[game], others[there]);
        if [(from, root), (to, other)].iter().any(|(tree, root)| tree.descendants(*root).nth(FEWEST).is_none())
            || begins_alike((from, root), (to, other))
        {
            return None;
        }
        let (turn, _) = turn_of(&alone(from, root), &alone(to, other))?;
        Some(TurnedGame { game, there, turn })
    };
    let mut some: Vec<TurnedGame> = compare(from, to).games.into_iter().filter_map(turned).collect();
    some.sort_by_key(|game| game.game);
    some
}

/// How all games of a record are turned in another one, and the games turned so.
fn turn_of(from: &Tree, to: &Tree) -> Option<(Way, Tree)> {
    if from.games().zip(to.games()).next().is_none_or(|(root, other)| begins_alike((from, root), (to, other))) {
        return None;
    }
    let (plain, fewest) = agreement(from, to);
    if fewest < FEWEST || 2 * plain >= fewest {
        return None;
    }
    let games: Vec<(Vec<u8>, ReadOptions)> =
        from.games().map(|root| (from.write_variation(root), ReadOptions::of_part(from, root))).collect();
    let (mut found, mut best) = (0, Vec::new());
    for (_, turn) in Way::ALL {
        let all: Option<Vec<Vec<u8>>> =
            games.iter().map(|(bytes, reading)| turned(bytes, &[(0, turn)], reading)).collect();
        let Some(all) = all else { continue };
        let charset = from.games().next().map(|root| from.charset(root).clone());
        let turned = Tree::read_with(all.concat(), &ReadOptions::again(from, charset)).0;
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
    // Symmetrical records agree in several orientations: the one with the fewest differences is meant.
    if best.len() == 1 {
        return best.pop();
    }
    best.into_iter().min_by_key(|(_, turned)| compare(turned, to).differences.len())
}

/// Whether half or more of the first moves of two games are written alike.
fn begins_alike(from: (&Tree, NodeId), to: (&Tree, NodeId)) -> bool {
    let line = |(tree, root): (&Tree, NodeId)| -> Vec<Vec<u8>> {
        let nodes = tree.main_line(root).skip(1).take(FIRST);
        nodes.filter_map(|node| tree.properties(node).next()?.value().map(<[u8]>::to_vec)).collect()
    };
    let (one, other) = (line(from), line(to));
    let alike = one.iter().zip(&other).filter(|(one, other)| one == other).count();
    alike > 0 && 2 * alike >= one.len().min(other.len())
}

/// A record with some games, by their numbers, turned; `None` where one of them cannot be turned so.
fn turned(bytes: &[u8], games: &[(usize, Way)], reading: &ReadOptions) -> Option<Vec<u8>> {
    let (mut workspace, _) = Workspace::open_with(bytes.to_vec(), reading);
    let roots: Vec<NodeId> = workspace.document().tree().games().collect();
    for &(game, turn) in games {
        workspace.go_to(*roots.get(game)?);
        workspace.run(&Command::turning(turn, false)).ok()?;
    }
    Some(workspace.document().tree().write())
}

/// A node with its game's root before it, as a record of its own with the board turned: with all that follows the node if `whole`, else
/// the node alone. `None` where this game cannot be turned so, or what follows forbids it.
pub fn turned_variation(tree: &Tree, (node, whole): (NodeId, bool), turn: &BoardTurn) -> Option<Tree> {
    let root = tree.root(node);
    let way = turn.way(Kind::of(tree, root).board())?;
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
    let reading = ReadOptions::of_part(tree, node);
    Some(Tree::read_with(turned(&bytes, &[(0, way)], &reading)?, &reading).0)
}

/// Whether a property is about its node alone, not the game: it may be of any length.
fn is_said_of_a_node(id: &str) -> bool {
    matches!(id, "C" | "GC")
}

impl Workspace {
    /// Turns all games of the record by a command, in one step.
    ///
    /// # Errors
    /// As [`Workspace::run`]; then nothing is turned.
    pub fn turn_all(&mut self, command: &Command) -> Result<(), EditError> {
        let (document, here) = (self.document(), self.document().cursor());
        let (step, roots) = (document.revision().0, document.tree().games().collect::<Vec<NodeId>>());
        for (number, root) in roots.into_iter().enumerate() {
            self.go_to(root);
            if let Err(why) = self.run_grouped(command, Grouping::Gesture(TURNS_STEP | step)) {
                if number > 0 {
                    self.take_back();
                }
                return Err(why);
            }
        }
        here.map(|here| self.go_to(here));
        Ok(())
    }
}

/// The differences between two records, after rotated or mirrored games are aligned.
#[derive(Debug)]
pub struct TurnedComparison {
    /// The differences; first those games that are turned, as one difference each.
    pub comparison: Comparison,
    /// Games of the first record that are rotated in the second.
    pub turned: Vec<TurnedGame>,
    /// The first record, transformed to match the second, with which it was compared; `None` if nothing is rotated.
    pub first: Option<Tree>,
}

impl TurnedComparison {
    /// The command for the transformation of all common games, if it is the same for all.
    pub fn of_all(&self) -> Option<&'static str> {
        let turn = self.turned.first()?.turn;
        let both = self.comparison.games.iter().filter(|(game, there)| game.is_some() && there.is_some()).count();
        (both == self.turned.len() && self.turned.iter().all(|game| game.turn == turn)).then(|| turn.command())
    }
}

/// Compares two records as [`compare`] does; each rotated or mirrored game is one difference, listed first, followed by its other
/// differences.
pub fn compare_turned(a: &Tree, b: &Tree) -> TurnedComparison {
    let games = turns_between(a, b);
    let reading = ReadOptions::again(a, None);
    let first = turned(&a.write(), &ways(&games, |game| game.game), &reading).filter(|_| !games.is_empty());
    let Some(first) = first.map(|bytes| Tree::read_with(bytes, &reading).0) else {
        return TurnedComparison { comparison: compare(a, b), turned: Vec::new(), first: None };
    };
    let mut comparison = compare(&first, b);
    let whole = games.iter().map(|game| Difference {
        kind: DifferenceKind::Corrected,
        a: first.games().nth(game.game),
        b: b.games().nth(game.there),
        property: None,
        was: None,
        is: Some(game.turn.command().to_owned()),
    });
    comparison.differences.splice(0..0, whole);
    let root = |game: usize| Some((game, "/".to_owned()));
    comparison.paths.splice(0..0, games.iter().map(|game| (root(game.game), root(game.there))));
    TurnedComparison { comparison, turned: games, first: Some(first) }
}

/// How some games are turned, by the number that one of them has.
fn ways(games: &[TurnedGame], number: impl Fn(&TurnedGame) -> usize) -> Vec<(usize, Way)> {
    games.iter().map(|game| (number(game), game.turn)).collect()
}

/// Merges three versions as [`merge`] does. Where games of one of them are turned, they are turned in the result, too.
///
/// # Errors
/// As [`merge`].
///
/// ```
/// use variorum_edit::edit::merge_turned;
/// use variorum_edit::relate::MergeOptions;
///
/// let base = b"(;SZ[9];B[ab];W[cd];B[ef];W[gh])";
/// let ours = b"(;SZ[9];B[ab];W[cd]TR[ab];B[ef];W[gh])";
/// let theirs = b"(;SZ[9];B[ba];W[dc];B[fe]C[x];W[hg])";
/// let merged = merge_turned(base, ours, theirs, &MergeOptions::default())?;
/// assert_eq!(merged.bytes, b"(;SZ[9];B[ba];W[dc]TR[ba];B[fe]C[x];W[hg])");
/// # Ok::<(), variorum_edit::relate::NotMerged>(())
/// ```
pub fn merge_turned(base: &[u8], ours: &[u8], theirs: &[u8], terms: &MergeOptions) -> Result<Merged, NotMerged> {
    let is_long = [base, ours, theirs].iter().any(|bytes| bytes.len() > MOST_BYTES);
    if is_long || ours == theirs || base == theirs || base == ours {
        return merge(base, ours, theirs, terms);
    }
    let tree = |bytes: &[u8]| Tree::read_with(bytes.to_vec(), &terms.reading).0;
    let [b, o, t] = [base, ours, theirs].map(tree);
    let (by_ours, by_theirs) = (turns_between(&b, &o), turns_between(&b, &t));
    if by_ours.is_empty() && by_theirs.is_empty() {
        return merge(base, ours, theirs, terms);
    }
    // A game rotated in ours stays so; the other games follow theirs.
    let is_own = |game: &TurnedGame| by_ours.iter().any(|own| own.game == game.game);
    let theirs_alone: Vec<TurnedGame> = by_theirs.iter().filter(|game| !is_own(game)).copied().collect();
    let all: Vec<TurnedGame> = by_ours.iter().chain(&theirs_alone).copied().collect();
    let in_ours = games_of(&b, &o, &theirs_alone);
    let in_theirs = match turns_between(&t, &o) {
        both if by_theirs.iter().any(is_own) => {
            let own = both.into_iter().filter(|game| by_ours.iter().any(|own| own.there == game.there));
            own.map(|game| (game.game, game.turn)).collect()
        }
        _ => games_of(&b, &t, &by_ours),
    };
    let again = |bytes: &[u8], games: &[(usize, Way)]| match games.is_empty() {
        true => Some(bytes.to_vec()),
        false => turned(bytes, games, &terms.reading),
    };
    let base_games = ways(&all, |game| game.game);
    let versions = (again(base, &base_games), again(ours, &in_ours), again(theirs, &in_theirs));
    let (Some(base), Some(ours), Some(theirs)) = versions else { return merge(base, ours, theirs, terms) };
    let mut merged = merge(&base, &ours, &theirs, terms)?;
    notes(&b, &by_ours, &theirs_alone).into_iter().rev().for_each(|note| merged.notes.insert(0, note));
    Ok(merged)
}

/// Games of the base that one version turned, by their numbers in another version, and how they are turned.
fn games_of(base: &Tree, version: &Tree, turned: &[TurnedGame]) -> Vec<(usize, Way)> {
    if turned.is_empty() {
        return Vec::new();
    }
    let pairs: HashMap<usize, usize> =
        compare(base, version).games.into_iter().filter_map(|(game, there)| Some((game?, there?))).collect();
    turned.iter().filter_map(|game| Some((*pairs.get(&game.game)?, game.turn))).collect()
}

/// Says what is turned in the result of a merge: once for all, where all games are.
fn notes(base: &Tree, by_ours: &[TurnedGame], by_theirs: &[TurnedGame]) -> Vec<Message> {
    let is_all =
        |games: &[TurnedGame]| games.len() == base.game_count() && games.iter().all(|game| game.turn == games[0].turn);
    let ours = |game: &TurnedGame| {
        let turn = game.turn.command();
        message!(
            "merge-ours-turned",
            "this version rotates or mirrors the whole board ({turn}), and so does the result",
            turn
        )
    };
    let theirs = |game: &TurnedGame| {
        let turn = game.turn.command();
        message!(
            "merge-theirs-turned",
            "the other version rotates or mirrors the whole board ({turn}), and so does the result",
            turn
        )
    };
    let mut notes = Vec::new();
    if is_all(by_ours) {
        notes.push(ours(&by_ours[0]));
    } else if is_all(by_theirs) {
        notes.push(theirs(&by_theirs[0]));
    } else {
        let of_game = |game: &TurnedGame, message: Message| {
            message!(
                "merge-game-turned",
                "in game {number}: {message}",
                number = game.game + 1,
                message = message.localized()
            )
        };
        notes.extend(by_ours.iter().map(|game| of_game(game, ours(game))));
        notes.extend(by_theirs.iter().map(|game| of_game(game, theirs(game))));
    }
    notes
}
