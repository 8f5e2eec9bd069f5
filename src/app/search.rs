//! Searches open records for words, moves, properties and positions, a little in each frame.

use std::cell::OnceCell;
use std::rc::Rc;
use std::time::{Duration, Instant};

use regex_lite::Regex;

use crate::app::context::{Open, place};
use crate::app::look::words;
use crate::game::board::Place;
use crate::game::{Colour, Kind, Position};
use crate::sgf::{NodeId, Tree};

/// More places than this are not listed.
pub const MOST: usize = 10_000;
/// Letters shown before what was found.
const BEFORE: usize = 24;

/// One place that was found.
#[derive(Clone, Debug)]
pub struct Hit {
    /// The record, by number.
    pub tab: u64,
    /// The node.
    pub node: NodeId,
    /// The text around it, or the property.
    pub excerpt: String,
    /// Where it is, once it was on view.
    place: OnceCell<String>,
}

impl Hit {
    /// Where it is, for people; with the record's name where several are open.
    pub fn place(&self, open: &[Open<'_>]) -> &str {
        self.place.get_or_init(|| {
            let Some(record) = open.iter().find(|record| record.tab == self.tab) else { return String::new() };
            let place = place(record.workspace.document().tree(), self.node);
            if open.len() > 1 { format!("{}: {place}", record.name) } else { place }
        })
    }
}

/// How far a search goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scope {
    /// The game at hand.
    #[default]
    Game,
    /// All games of its record.
    Record,
    /// All open records.
    Open,
}

/// What stands on a board, to be compared with other boards.
#[derive(Clone, Debug, PartialEq)]
pub struct Stones {
    family: String,
    size: (u16, u16),
    stones: Vec<Option<Colour>>,
    /// Octi: whose pods, and their prongs.
    pods: Vec<(Colour, u8, u8)>,
}

impl Stones {
    /// Everything on the board of a position.
    pub fn of(position: &Position) -> Stones {
        let (kind, board) = (position.kind(), position.board());
        let pods = |place| position.pods(place).iter().map(|pod| (pod.colour, pod.prongs, pod.superprongs));
        Stones {
            family: kind.family().to_owned(),
            size: (board.columns(), board.rows()),
            stones: board.places().map(|place| position.stone(place)).collect(),
            pods: board.places().flat_map(pods).collect(),
        }
    }

    /// Whether this is what stands there.
    fn is(&self, position: &Position) -> bool {
        let (kind, board) = (position.kind(), position.board());
        self.family == kind.family()
            && self.size == (board.columns(), board.rows())
            && self.stones.len() == board.len()
            && board.places().zip(&self.stones).all(|(place, stone)| position.stone(place) == *stone)
            && (self.family != "octi" || Stones::of(position).pods == self.pods)
    }
}

/// What is looked for, and where.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Wanted {
    /// As it was typed.
    pub text: String,
    /// The text is a regular expression.
    pub by_regex: bool,
    /// Nodes with this on the board, instead of a text.
    pub position: Option<Rc<Stones>>,
    /// How far to look.
    pub scope: Scope,
    /// The record at hand, by number, and its game; unless it does not matter which they are.
    pub at_hand: Option<(u64, Option<NodeId>)>,
    /// The records to look at, by number, and the states they are in.
    pub records: Vec<(u64, u64)>,
}

impl Wanted {
    /// A search from a game of a record.
    pub fn new(scope: Scope, open: &[Open<'_>], tab: u64, root: NodeId) -> Wanted {
        let at_hand = match scope {
            Scope::Game => Some((tab, Some(root))),
            Scope::Record => Some((tab, None)),
            Scope::Open => None,
        };
        let state = |record: &Open<'_>| (record.tab, record.workspace.document().revision().0);
        let records = open.iter().filter(|record| scope == Scope::Open || record.tab == tab).map(state).collect();
        Wanted { scope, at_hand, records, ..Wanted::default() }
    }

    /// Whether there is something to look for.
    pub fn is_something(&self) -> bool {
        self.position.is_some() || !self.text.trim().is_empty()
    }
}

/// A search under way or done.
#[derive(Default)]
pub struct Search {
    wanted: Wanted,
    query: Query,
    /// Why there is nothing to look for.
    pub wrong: Option<String>,
    /// What was found so far, in the order of the tabs and their files.
    pub hits: Vec<Hit>,
    /// The record to look at, by its place among those wanted, and the node to look at next in it.
    record: usize,
    next: Option<NodeId>,
}

/// What is looked for.
#[derive(Clone, Debug, Default)]
struct Query {
    /// In lower case.
    text: String,
    regex: Option<Regex>,
    /// A property and what its value holds: `RE=W+`, `KM`.
    property: Option<(String, String)>,
}

impl Query {
    fn new(text: &str, by_regex: bool) -> Result<Query, String> {
        let text = text.trim();
        if by_regex {
            let regex = Regex::new(&format!("(?i){text}")).map_err(|error| error.to_string())?;
            return Ok(Query { regex: Some(regex), ..Query::default() });
        }
        let (id, value) = text.split_once('=').unwrap_or((text, ""));
        let is_id = !id.is_empty()
            && id.len() <= 6
            && id.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit())
            && id.bytes().any(|b| b.is_ascii_uppercase());
        let property = is_id.then(|| (id.to_owned(), value.trim().to_lowercase()));
        Ok(Query { text: text.to_lowercase(), regex: None, property })
    }

    /// What a node has of it.
    fn find(&self, tree: &Tree, node: NodeId, kind: &Kind, point: Option<Place>) -> Option<String> {
        for property in tree.properties(node) {
            let id = property.id();
            if matches!(&*id, "C" | "N" | "GC")
                && let Some(text) = tree.text(node, &id)
                && let Some(range) = self.range_in(&text)
            {
                return Some(excerpt(&text, range));
            }
            if let Some((wanted, value)) = &self.property
                && *wanted == *id
            {
                let text = tree.text(node, &id).unwrap_or_default();
                if text.to_lowercase().contains(value) {
                    return Some(format!("{id}: {}", excerpt(&text, 0..0)));
                }
            }
            if let Some(point) = point
                && kind.colour_of(&id).is_some()
                && property.values().any(|raw| raw.split(|&b| b == b',').any(|part| kind.place(part) == Ok(point)))
            {
                return Some(words::played_on(&kind.board().display_name(point)));
            }
        }
        None
    }

    /// Where in a text it is.
    fn range_in(&self, text: &str) -> Option<std::ops::Range<usize>> {
        if let Some(regex) = &self.regex {
            return regex.find(text).map(|found| found.range()).filter(|range| !range.is_empty());
        }
        let lower = text.to_lowercase();
        let at = lower.find(&self.text)?;
        // Lower case may be longer or shorter than the text; then only the start is near enough.
        let at = if lower.len() == text.len() && text.is_char_boundary(at) { at } else { 0 };
        let end = at + self.text.len();
        Some(at..if text.is_char_boundary(end.min(text.len())) { end.min(text.len()) } else { at })
    }
}

/// A line of text around a range.
fn excerpt(text: &str, range: std::ops::Range<usize>) -> String {
    let start = text[..range.start].char_indices().rev().take(BEFORE).last().map_or(range.start, |(at, _)| at);
    let line: String = text[start..].chars().take(120).map(|c| if c.is_control() { ' ' } else { c }).collect();
    let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
    if start > 0 { format!("…{line}") } else { line }
}

/// The node after this one in the order of the file, within the game or on through the record.
fn after(tree: &Tree, node: NodeId, all_games: bool) -> Option<NodeId> {
    if let Some(child) = tree.first_child(node) {
        return Some(child);
    }
    let mut at = node;
    loop {
        let parent = tree.parent(at);
        let sibling = tree.next_sibling(at).filter(|_| parent.is_some() || all_games);
        if sibling.is_some() {
            return sibling;
        }
        at = parent?;
    }
}

impl Search {
    /// Whether there is more to look at.
    pub fn goes_on(&self) -> bool {
        self.record < self.wanted.records.len() && self.hits.len() < MOST
    }

    /// Searches on for a while, or begins anew where something else is wanted. Returns whether it began anew.
    pub fn search(&mut self, wanted: Wanted, open: &[Open<'_>], most: Duration) -> bool {
        let anew = self.wanted != wanted;
        if anew {
            (self.record, self.next, self.wrong) = (0, None, None);
            self.hits.clear();
            self.wanted = wanted;
            match Query::new(&self.wanted.text, self.wanted.by_regex) {
                Ok(query) if self.wanted.is_something() => self.query = query,
                Ok(_) => self.record = self.wanted.records.len(),
                Err(why) => (self.wrong, self.record) = (Some(why), self.wanted.records.len()),
            }
        }
        let start = Instant::now();
        while self.goes_on() && start.elapsed() < most {
            let tab = self.wanted.records[self.record].0;
            if !open.iter().find(|record| record.tab == tab).is_some_and(|record| self.search_in(record, start, most)) {
                self.record += 1;
                self.next = None;
            }
        }
        anew
    }

    /// Looks at a record. Returns whether there is more of it.
    fn search_in(&mut self, record: &Open<'_>, start: Instant, most: Duration) -> bool {
        let tree = record.workspace.document().tree();
        let all_games = self.wanted.scope != Scope::Game;
        if self.next.is_none() {
            let root = self.wanted.at_hand.and_then(|(_, root)| root);
            self.next = root.or_else(|| tree.games().next());
        }
        let mut kind = None;
        let mut looked = 0_u32;
        while let Some(node) = self.next.filter(|_| self.hits.len() < MOST) {
            let excerpt = if let Some(stones) = &self.wanted.position {
                let same = record.workspace.with_position(node, |there| stones.is(there));
                same.then(|| words::SAME_POSITION.to_owned())
            } else {
                if tree.parent(node).is_none() || kind.is_none() {
                    let read = Kind::of(tree, tree.root(node));
                    let named = !self.wanted.by_regex && read.has_board();
                    let point = if named { read.board().parse_display(self.wanted.text.trim()) } else { None };
                    kind = Some((read, point));
                }
                kind.as_ref().and_then(|(kind, point)| self.query.find(tree, node, kind, *point))
            };
            if let Some(excerpt) = excerpt {
                self.hits.push(Hit { tab: record.tab, node, excerpt, place: OnceCell::new() });
            }
            self.next = after(tree, node, all_games);
            looked += 1;
            if looked.is_multiple_of(64) && start.elapsed() > most {
                break;
            }
        }
        self.next.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::Workspace;

    fn found(text: &str, query: &str, by_regex: bool, all_games: bool) -> Vec<String> {
        let (workspace, _) = Workspace::open(text.as_bytes().to_vec());
        let node = workspace.document().cursor().unwrap();
        let open = [Open { tab: 0, name: "", workspace: &workspace }];
        let scope = if all_games { Scope::Record } else { Scope::Game };
        let wanted = Wanted { text: query.to_owned(), by_regex, ..Wanted::new(scope, &open, 0, node) };
        let mut search = Search::default();
        assert!(search.search(wanted, &open, Duration::from_secs(60)));
        assert!(!search.goes_on());
        let tree = workspace.document().tree();
        search.hits.into_iter().map(|hit| format!("{:?} {}", tree.path(hit.node), hit.excerpt)).collect()
    }

    #[test]
    fn all_open_records_are_searched_for_positions_too() {
        // The same stones in another order, and on another board.
        let texts = [
            "(;GM[1]SZ[9];B[dd];W[ee];B[ff](;W[gg])(;W[hh]))",
            "(;GM[1]SZ[9];B[ff];W[ee];B[dd];W[cc])",
            "(;GM[1]SZ[13];B[dd];W[ee];B[ff])",
        ];
        let records: Vec<Workspace> = texts.iter().map(|text| Workspace::open(text.as_bytes().to_vec()).0).collect();
        let open: Vec<Open<'_>> =
            (0..).zip(&records).map(|(tab, workspace)| Open { tab, name: "x", workspace }).collect();
        let tree = records[0].document().tree();
        let root = tree.games().next().unwrap();
        let position = Position::replay(tree, tree.at_path(root, &[0, 0, 0]).unwrap());
        let wanted =
            Wanted { position: Some(Rc::new(Stones::of(&position))), ..Wanted::new(Scope::Open, &open, 0, root) };
        let mut search = Search::default();
        while search.search(wanted.clone(), &open, Duration::from_millis(1)) || search.goes_on() {}
        let found: Vec<(u64, Vec<usize>)> = search
            .hits
            .iter()
            .map(|hit| (hit.tab, records[hit.tab as usize].document().tree().path(hit.node)))
            .collect();
        assert_eq!(found, [(0, vec![0, 0, 0]), (1, vec![0, 0, 0])]);
        assert!(search.hits[1].place(&open).starts_with("x: "));
    }

    const TEXT: &str = "(;GM[1]SZ[9]KM[6.5];B[dd]C[The LADDER works];W[ee](;B[ff]N[ladder])(;B[gg]GB[1]))(;GM[11]SZ[5];B[c3]C[no ladder here])";

    #[test]
    fn words_points_and_properties_are_found_in_file_order() {
        assert_eq!(found(TEXT, "ladder", false, false), ["[0] The LADDER works", "[0, 0, 0] ladder"]);
        assert_eq!(found(TEXT, "ladder", false, true).len(), 3);
        assert_eq!(found(TEXT, "E5", false, false), ["[0, 0] Played on E5"]);
        assert_eq!(found(TEXT, "GB", false, false), ["[0, 0, 1] GB: 1"]);
        assert_eq!(found(TEXT, "KM=6", false, false), ["[] KM: 6.5"]);
        assert_eq!(found(TEXT, "l.dder\\s", true, false), ["[0] The LADDER works"]);
        assert!(found(TEXT, "xyzzy", false, true).is_empty());
        assert!(found(TEXT, "(", true, true).is_empty());
    }

    #[test]
    fn pieces_are_found_by_each_of_their_points() {
        let text = "(;GM[Blokus Duo];B[e9,f9,e10];W[j5])";
        assert_eq!(found(text, "e10", false, false), ["[0] Played on E10"]);
    }

    #[test]
    fn excerpts_are_one_line_whatever_the_script() {
        let text = "é".repeat(100) + "\nneedle\n" + &"語".repeat(200);
        let query = Query::new("NEEDLE", false).unwrap();
        let range = query.range_in(&text).unwrap();
        let excerpt = excerpt(&text, range);
        assert!(excerpt.starts_with('…') && excerpt.contains("needle") && !excerpt.contains('\n'));
        // Dotted capital I grows when it is made small.
        assert!(Query::new("x", false).unwrap().range_in("İİİİx").is_some());
    }
}
