//! Which nodes of the open records have the same position, and which moves and comments are at the others.

use std::sync::Arc;

use crate::app::look::words;
use crate::edit::{EqualIndex, Workspace, spoken, turned_variation};
use crate::game::turn::BoardTurn;
use crate::game::{Colour, Position};
use crate::language;
use crate::relate::{IndexTerms, PositionKeys, PositionMark, Sameness};
use crate::scene::hints;
use crate::scene::options::Hint;
use crate::sgf::{NodeId, Tree};
use crate::store::settings::EqualPositions;

/// A node of an open record, named by its tab's number.
pub type OpenNode = (u64, NodeId);

/// At most this many nodes are searched for continuations elsewhere, and this many with rotated or mirrored boards.
const MOST_LOOKED_AT: usize = 1000;
const MOST_TURNED: usize = 40;
/// The most moves and comments shown.
const MOST: usize = 6;
/// Characters shown of a comment.
const LETTERS: usize = 200;

/// Where to look for equal positions, and what counts as equal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EqualSearch {
    /// Nowhere.
    pub off: bool,
    /// In all games of all open records; else in the active game alone.
    pub open: bool,
    /// Those on a turned or mirrored board as well.
    pub turned: bool,
}

impl EqualSearch {
    /// As the settings have it.
    pub fn of(chosen: EqualPositions) -> EqualSearch {
        use EqualPositions::{GameTurned, Off, Open, OpenTurned};
        EqualSearch {
            off: chosen == Off,
            open: matches!(chosen, Open | OpenTurned),
            turned: matches!(chosen, GameTurned | OpenTurned),
        }
    }

    /// Which positions are the same.
    pub fn sameness(self) -> Sameness {
        if self.turned { Sameness::Turned } else { Sameness::Exact }
    }

    /// What an index of a record is to compare.
    pub fn terms(self) -> IndexTerms {
        IndexTerms { sameness: self.sameness(), across_games: self.open }
    }
}

/// The nodes of some open records by their positions, for one of them.
#[derive(Clone, Debug, Default)]
pub struct EqualPlaces {
    /// With the numbers of the records: first the one that is asked about.
    indexes: Vec<(u64, Arc<EqualIndex>)>,
}

impl EqualPlaces {
    /// For the first of some records.
    pub fn of(indexes: Vec<(u64, Arc<EqualIndex>)>) -> EqualPlaces {
        EqualPlaces { indexes }
    }

    /// The number of other nodes with the same position.
    pub fn others(&self, node: NodeId) -> usize {
        let Some(mark) = self.mark(node) else { return 0 };
        let all: usize = self.indexes.iter().map(|(_, record)| record.index().count(mark)).sum();
        all.saturating_sub(1)
    }

    /// The other nodes with the same position, in cyclic order: first those of the record in file order and those that changed lately, then
    /// those of the records that follow.
    pub fn round(&self, node: NodeId) -> impl Iterator<Item = OpenNode> {
        let mark = self.mark(node);
        let all = move || {
            let of = |mark| self.indexes.iter().flat_map(move |(number, record)| nodes(*number, record, mark));
            mark.into_iter().flat_map(of)
        };
        let own = self.indexes.first().map_or(0, |(number, _)| *number);
        let is_here = move |spot: &OpenNode| *spot == (own, node);
        let behind = all().skip_while(move |spot| !is_here(spot)).skip(1);
        behind.chain(all().take_while(move |spot| !is_here(spot)))
    }

    fn mark(&self, node: NodeId) -> Option<PositionMark> {
        let (_, own) = self.indexes.first()?;
        Some(own.index().mark(node)).filter(|mark| mark.is_position())
    }
}

fn nodes(number: u64, record: &EqualIndex, mark: PositionMark) -> impl Iterator<Item = OpenNode> {
    record.index().nodes(mark).map(move |node| (number, node))
}

/// A move played from the same position elsewhere, but not here.
#[derive(Clone, Debug)]
pub struct PlayedElsewhere {
    /// Its node.
    pub spot: OpenNode,
    /// Whose it is.
    pub colour: Colour,
    /// Its name here.
    pub title: String,
    /// Where it is played.
    pub place: String,
    /// How it looks on the board, where it has a place there.
    pub hint: Option<Hint>,
    /// How its board has to be turned.
    turn: Option<BoardTurn>,
}

impl PlayedElsewhere {
    /// The move with everything that follows it as SGF, transformed to this board's orientation. `None` if it cannot be.
    pub fn text(&self, tree: &Tree) -> Option<String> {
        let written = |tree: &Tree, node| tree.charset(node).decode(&tree.write_variation(node)).text.into_owned();
        let node = self.spot.1;
        match &self.turn {
            None => Some(written(tree, node)),
            Some(turn) => {
                let turned = turned_variation(tree, (node, true), turn)?;
                Some(written(&turned, turned.first_child(turned.games().next()?)?))
            }
        }
    }
}

/// Moves and comments at other nodes with the current position.
#[derive(Clone, Debug, Default)]
pub struct FoundElsewhere {
    /// The number of other nodes with it.
    pub count: usize,
    /// In how many other records some of them are.
    pub records: usize,
    /// Moves that are played there and not here, each once.
    pub moves: Vec<PlayedElsewhere>,
    /// Comments there.
    pub comments: Vec<(OpenNode, String)>,
}

/// The current node, and the position there.
#[derive(Clone, Copy)]
pub struct EqualHere<'a> {
    /// The number of its record.
    pub record: u64,
    /// The record.
    pub tree: &'a Tree,
    /// The node.
    pub node: NodeId,
    /// Its position.
    pub position: &'a Position,
}

impl FoundElsewhere {
    /// Looks at the other nodes with the position of one. `record` gives the name of an open record and the record, as long as what is
    /// known of equal positions holds there.
    pub fn of<'a>(
        equal: &EqualPlaces,
        here: &EqualHere<'_>,
        search: EqualSearch,
        record: impl Fn(u64) -> Option<(String, &'a Workspace)>,
    ) -> FoundElsewhere {
        let position = here.position;
        let most = if search.turned { MOST_TURNED } else { MOST_LOOKED_AT };
        let keys = PositionKeys::new(position.kind(), search.sameness());
        let children = |tree: &'a Tree, node: NodeId| tree.children(node).take(MOST_LOOKED_AT);
        let own = here.tree.children(here.node).take(MOST_LOOKED_AT);
        let mut known: Vec<(Colour, String)> =
            own.filter_map(|child| spoken::move_of(here.tree, child, position)).collect();
        let mut found = FoundElsewhere { count: equal.others(here.node), ..FoundElsewhere::default() };
        let mut others: Vec<u64> = equal.round(here.node).map(|(number, _)| number).collect();
        others.retain(|number| *number != here.record);
        others.dedup();
        found.records = others.len();
        let mut looked_at = 0;
        for (number, node) in equal.round(here.node).take(most) {
            let Some((name, workspace)) = record(number) else { continue };
            let tree = workspace.document().tree();
            let turn = if search.turned { keys.turn(&workspace.position_at(node), position) } else { None };
            let place = |node: NodeId| {
                let at = words::at_move(workspace.move_number_at(node));
                let at =
                    if turn.is_some() { say!("equal-turned", "{place}, rotated or mirrored", place = at) } else { at };
                if number == here.record { at } else { say!("equal-in-record", "in {name} {place}", name, place = at) }
            };
            let comment = tree.line(node, "C").filter(|comment| !comment.trim().is_empty());
            if let Some(comment) = comment.filter(|_| found.comments.len() < MOST) {
                let line: String = comment.chars().take(LETTERS).collect();
                found.comments.push(((number, node), language::with_colon(words::capital(&place(node)), line)));
            }
            for child in children(tree, node) {
                if found.moves.len() >= MOST || looked_at >= MOST_LOOKED_AT {
                    break;
                }
                looked_at += 1;
                // Show the node as it is if its board has the same orientation.
                let laid = match turn {
                    None => None,
                    Some(turn) => match turned_variation(tree, (child, false), turn) {
                        Some(turned) => Some(turned),
                        None => continue,
                    },
                };
                let (tree, at) = match &laid {
                    None => (tree, child),
                    Some(turned) => match turned.games().next().and_then(|root| turned.first_child(root)) {
                        Some(at) => (turned, at),
                        None => continue,
                    },
                };
                let Some(played) = spoken::move_of(tree, at, position).filter(|played| !known.contains(played)) else {
                    continue;
                };
                let (colour, text) = played.clone();
                known.push(played);
                found.moves.push(PlayedElsewhere {
                    spot: (number, child),
                    colour,
                    title: words::beside_number(position.kind().colour_name(colour), text),
                    place: place(child),
                    hint: hints::elsewhere(tree, at, position),
                    turn: turn.cloned(),
                });
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::EqualWork;

    fn places(records: &[Workspace], search: EqualSearch) -> EqualPlaces {
        let made = records.iter().map(|record| Arc::new(EqualWork::of(record, search.terms()).done()));
        EqualPlaces::of((0..).zip(made).collect())
    }

    fn open(text: &str) -> Workspace {
        Workspace::open(text.as_bytes().to_vec()).0
    }

    /// What follows elsewhere a node of the first record.
    fn follow(records: &[Workspace], path: &[usize], search: EqualSearch) -> Vec<(u64, String, String)> {
        let equal = places(records, search);
        let tree = records[0].document().tree();
        let node = tree.at_path(tree.games().next().unwrap(), path).unwrap();
        let position = records[0].position_at(node);
        let here = EqualHere { record: 0, tree, node, position: &position };
        let record = |number: u64| Some((format!("{number}.sgf"), &records[number as usize]));
        let found = FoundElsewhere::of(&equal, &here, search, record);
        found.moves.into_iter().map(|played| (played.spot.0, played.title, played.place)).collect()
    }

    #[test]
    fn a_group_is_gone_round_and_what_follows_elsewhere_is_known() {
        let records = [open("(;GM[1]SZ[9](;B[cc];W[dd];B[ee];W[ff])(;B[ee];W[dd];B[cc](;W[gg])(;W[ff]))(;B[aa]))")];
        let tree = records[0].document().tree();
        let at = |path: &[usize]| tree.at_path(tree.games().next().unwrap(), path).unwrap();
        let search = EqualSearch::default();
        let places = places(&records, search);
        let next = |path: &[usize]| places.round(at(path)).next().map(|(_, node)| tree.path(node));
        assert_eq!((places.others(at(&[0, 0, 0])), places.others(at(&[2])), next(&[2])), (1, 0, None));
        assert_eq!((next(&[0, 0, 0]), next(&[1, 0, 0])), (Some(vec![1, 0, 0]), Some(vec![0, 0, 0])));
        // The replies are equal positions themselves.
        assert_eq!(next(&[0, 0, 0, 0]), Some(vec![1, 0, 0, 1]));
        // The first has the second's other reply; the second has all of the first's.
        let follow = |path: &[usize]| follow(&records, path, search).len();
        assert_eq!((follow(&[0, 0, 0]), follow(&[1, 0, 0])), (1, 0));
    }

    #[test]
    fn other_records_and_turned_boards_are_looked_at_on_request() {
        let records =
            ["(;GM[1]SZ[9];B[cd];W[ff])", "(;GM[1]SZ[9];B[dc];W[ab]C[x])", "(;GM[1]SZ[9];B[cd];W[gh])"].map(open);
        let lines = |open, turned| -> Vec<String> {
            let found = follow(&records, &[0], EqualSearch { off: false, open, turned });
            found.into_iter().map(|(number, title, place)| format!("{number} {title} {place}")).collect()
        };
        assert_eq!(lines(true, false), ["2 G2 in 2.sgf at move 2"]);
        // Mirrored in the long diagonal, ab is ba.
        assert_eq!(lines(true, true), ["1 B9 in 1.sgf at move 2, rotated or mirrored", "2 G2 in 2.sgf at move 2"]);
        // Copied moves are transformed to this board's orientation.
        let search = EqualSearch { off: false, open: true, turned: true };
        let equal = places(&records, search);
        let tree = records[0].document().tree();
        let node = tree.at_path(tree.games().next().unwrap(), &[0]).unwrap();
        let position = records[0].position_at(node);
        let here = EqualHere { record: 0, tree, node, position: &position };
        let found =
            FoundElsewhere::of(&equal, &here, search, |number| Some((String::new(), &records[number as usize])));
        let text = found.moves[0].text(records[1].document().tree());
        assert_eq!(text.as_deref(), Some("(;W[ba]C[x])"));
    }
}
