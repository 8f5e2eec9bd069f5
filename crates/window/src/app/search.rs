//! Searches the open records in the background: regular expressions can take minutes on one text, and positions in long records.

use crate::language::{self, StaticText};
use std::cell::OnceCell;
use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::app::context::{Open, RecordState, place_in_tree};
use crate::app::look::words;
use crate::app::platform::{at_first, errors};
use crate::edit::Workspace;
use crate::edit::search::{self, Kinds, Query, QueryError, Region, Stones, Totals};
use crate::game::{Coordinates, Place as BoardPlace, Swaps};
use crate::record::Document;
use crate::sgf::{NodeId, Tree};

/// Characters shown before a match, and characters shown in all.
const SURROUNDINGS: (usize, usize) = (24, 120);

/// How many values with matches are kept for the list, and how many matches are shown in a text. All are counted.
const MOST_KEPT: usize = 10_000;

/// How long a search is waited for when it begins.
const AT_FIRST: Duration = Duration::from_millis(20);

/// How long a record must stay unchanged before a search that takes longer begins again. While it runs, it shares the tree, which the next
/// change would have to copy.
const REST: Duration = Duration::from_millis(500);

/// A match.
#[derive(Clone, Debug)]
pub struct FoundPlace {
    /// The record, by number.
    pub tab: u64,
    /// The node.
    pub node: NodeId,
    /// The text around it, or the property.
    pub excerpt: String,
    /// How many bytes of that are the name of the property.
    named: usize,
    /// The property, the index of its value, and the number of matches in it.
    pub value: (String, usize, usize),
    /// The places of the board that it is about.
    pub places: Vec<BoardPlace>,
    /// Where it is, once it was on view.
    place: OnceCell<String>,
    /// The matches in the excerpt, once it was visible.
    marked: OnceCell<Vec<Range<usize>>>,
}

impl FoundPlace {
    /// A match in a record.
    fn of(tab: u64, hit: &search::Hit) -> FoundPlace {
        let (before, most) = SURROUNDINGS;
        let plain = match (&hit.point, &*hit.property) {
            (_, "") if !hit.places.is_empty() => StaticText("same-part", "Same part of the board").to_string(),
            (_, "") => StaticText("same-position", "Same position").to_string(),
            (Some(point), _) if hit.is_move => say!("played-on", "Played on {point}", point),
            _ => hit.excerpt(before, most),
        };
        // A match is preceded by the name of its property.
        let is_plain = matches!(&*hit.property, "" | "C" | "N" | "GC") || hit.point.is_some() && hit.is_move;
        let excerpt = match is_plain {
            true => plain.clone(),
            false => language::with_colon(words::property_name(&hit.property), &plain),
        };
        let named = excerpt.len() - plain.len();
        let value = (hit.property.clone(), hit.index, hit.count);
        let (places, place, marked) = (hit.places.clone(), OnceCell::new(), OnceCell::new());
        FoundPlace { tab, node: hit.node, excerpt, named, value, places, place, marked }
    }

    /// The matches, in bytes of the excerpt.
    pub fn marked(&self, query: Option<&Query>) -> &[Range<usize>] {
        let from = self.named;
        self.marked.get_or_init(|| {
            let ranges = query.map_or_else(Vec::new, |query| matches_shown(query, &self.excerpt[from..]));
            ranges.into_iter().map(|range| range.start + from..range.end + from).collect()
        })
    }

    /// Its location for display; followed by the record's name if several are searched.
    pub fn place(&self, open: &[Open<'_>], several: bool) -> &str {
        self.place.get_or_init(|| {
            let Some(record) = open.iter().find(|record| record.tab == self.tab) else { return String::new() };
            let place = place_in_tree(record.workspace.document().tree(), self.node);
            if several { language::side_by_side([&*place, record.name], " · ") } else { place }
        })
    }
}

/// The matches to show in a text, in bytes.
pub fn matches_shown(query: &Query, text: &str) -> Vec<Range<usize>> {
    query.ranges(text, MOST_KEPT)
}

/// A regular expression made case-insensitive.
pub fn either_case(expression: &str) -> String {
    format!("(?i){expression}")
}

/// The scope of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SearchRange {
    /// The current game.
    #[default]
    Game,
    /// All games of its record.
    Record,
    /// All open records.
    Open,
}

/// What to search for, and where.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Wanted {
    /// As it was typed.
    pub text: String,
    /// The text is a regular expression.
    pub by_regex: bool,
    /// In which values.
    pub kinds: Kinds,
    /// Nodes with this on the board, instead of a text.
    pub position: Option<Arc<Stones>>,
    /// Nodes whose position contains this pattern, instead of a text.
    pub part: Option<Arc<Region>>,
    /// How far to look.
    pub scope: SearchRange,
    /// The current record, by number, and its game, if the scope depends on them.
    pub at_hand: Option<(u64, Option<NodeId>)>,
    /// The records to look at, by number, and the states they are in.
    pub records: Vec<(u64, RecordState)>,
}

impl Wanted {
    /// A search from a game of a record.
    pub fn new(scope: SearchRange, open: &[Open<'_>], tab: u64, root: NodeId) -> Wanted {
        let at_hand = match scope {
            SearchRange::Game => Some((tab, Some(root))),
            SearchRange::Record => Some((tab, None)),
            SearchRange::Open => None,
        };
        let state = |record: &Open<'_>| (record.tab, record.workspace.state());
        let records = open.iter().filter(|record| scope == SearchRange::Open || record.tab == tab).map(state).collect();
        Wanted { scope, at_hand, records, ..Wanted::default() }
    }

    /// The query for each record.
    fn query(&self) -> Result<Query, QueryError> {
        match (&self.position, &self.part) {
            (Some(stones), _) => Ok(Query::position(stones.clone())),
            (None, Some(part)) => Ok(Query::region(part.clone())),
            (None, None) if self.by_regex => Query::new(&either_case(self.text.trim()), self.kinds, true),
            (None, None) if self.kinds == Kinds::All => Query::anything(&self.text),
            (None, None) => Query::new(self.text.trim(), self.kinds, false),
        }
    }

    /// Whether there is something to look for.
    pub fn is_something(&self) -> bool {
        self.position.is_some() || self.part.is_some() || !self.text.trim().is_empty()
    }
}

/// A search, running or finished.
#[derive(Default)]
pub struct SearchRun {
    wanted: Wanted,
    query: Option<Query>,
    /// Why there is nothing to look for.
    pub wrong: Option<String>,
    /// The first matches, in the order of the tabs and their files.
    pub hits: Vec<FoundPlace>,
    totals: Totals,
    /// The records in which anything was found.
    found_in: HashSet<u64>,
    phase: Phase,
    /// Whether it took longer than it was waited for.
    is_long: bool,
}

/// How far a search is.
#[derive(Default)]
enum Phase {
    /// All is looked through.
    #[default]
    Finished,
    /// It begins then.
    Begins(Instant),
    /// It runs in the background.
    Runs(Beside),
}

/// What was found in a record since the last time.
struct FoundPart {
    tab: u64,
    /// Those that are kept.
    hits: Vec<FoundPlace>,
    totals: Totals,
}

/// A search on a thread of its own. It is stopped when this is dropped, and ends after the current text.
struct Beside {
    found: Receiver<FoundPart>,
    stop: Arc<AtomicBool>,
}

impl Drop for Beside {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Beside {
    /// Begins to look through records, or through the only game to look at, if there is one.
    fn begin(query: Query, records: Vec<Record>, root: Option<NodeId>) -> Beside {
        let (sender, found) = channel();
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = stop.clone();
        let work = move || {
            let mut kept = 0;
            for record in records {
                look_through(record, root, &query, &stopped, &sender, &mut kept);
            }
        };
        thread::spawn(move || errors::caught(work));
        Beside { found, stop }
    }
}

/// A record to look through: its number, its tree, and how it is read.
struct Record {
    tab: u64,
    tree: Arc<Tree>,
    swaps: HashMap<NodeId, Swaps>,
    coordinates: Coordinates,
}

impl Record {
    fn of(record: &Open<'_>) -> Record {
        let Open { tab, workspace, .. } = *record;
        let (tree, swaps) = (workspace.document().snapshot().1, workspace.read_otherwise().clone());
        Record { tab, tree, swaps, coordinates: workspace.coordinates() }
    }
}

/// Looks through a record: through all of it, or the game with this root. Only the first matches of the whole search are kept.
fn look_through(
    record: Record,
    root: Option<NodeId>,
    query: &Query,
    stop: &AtomicBool,
    sender: &Sender<FoundPart>,
    kept: &mut usize,
) {
    let Record { tab, tree, swaps, coordinates } = record;
    let mut search = root.map_or_else(|| search::Search::of_record(&tree), |root| search::Search::of_game(&tree, root));
    let mut workspace = Workspace::of(Document::over(tree));
    workspace.set_coordinates(coordinates);
    swaps.into_iter().for_each(|(root, swaps)| workspace.set_swaps(root, swaps));
    let (mut found, mut goes_on) = (Vec::new(), true);
    let new_part = || FoundPart { tab, hits: Vec::new(), totals: Totals::default() };
    let mut part = new_part();
    while goes_on && !stop.load(Ordering::Relaxed) {
        goes_on = workspace.search(&mut search, query, 1, &mut found);
        for hit in found.drain(..) {
            part.totals.add(&hit);
            if *kept < MOST_KEPT {
                *kept += 1;
                part.hits.push(FoundPlace::of(tab, &hit));
            }
        }
        // What is only counted is reported now and then, for nobody may be there to take it.
        let is_news = !part.hits.is_empty() || part.totals.values >= MOST_KEPT || !goes_on && part.totals.values > 0;
        if is_news && sender.send(std::mem::replace(&mut part, new_part())).is_err() {
            return;
        }
    }
}

impl SearchRun {
    /// Whether there is more to look at.
    pub fn goes_on(&self) -> bool {
        !matches!(self.phase, Phase::Finished)
    }

    /// The query, once it is valid.
    pub fn query(&self) -> Option<&Query> {
        self.query.as_ref()
    }

    /// How much was found so far, listed or not.
    pub fn totals(&self) -> Totals {
        self.totals
    }

    /// Whether anything was found in a record so far.
    pub fn has_found_in(&self, tab: u64) -> bool {
        self.found_in.contains(&tab)
    }

    /// Adds what was found in a record.
    fn add(&mut self, part: FoundPart) {
        self.totals.values += part.totals.values;
        self.totals.matches += part.totals.matches;
        self.found_in.insert(part.tab);
        self.hits.extend(part.hits);
    }

    /// Stops; what is wanted the next time is looked for from the start.
    pub fn stop(&mut self) {
        if self.goes_on() {
            *self = SearchRun::default();
        }
    }

    /// Takes what is found in the background, and waits for more this long.
    fn take(&mut self, most: Duration) {
        let end = Instant::now() + most;
        while let Phase::Runs(beside) = &self.phase {
            match beside.found.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(part) => self.add(part),
                Err(RecvTimeoutError::Timeout) => return,
                Err(RecvTimeoutError::Disconnected) => self.phase = Phase::Finished,
            }
        }
    }

    /// Takes what was found, and waits for more for at most `most`, or restarts it if `wanted` changed. Returns whether it restarted.
    pub fn search(&mut self, wanted: Wanted, open: &[Open<'_>], most: Duration) -> bool {
        let anew = self.wanted != wanted;
        if anew {
            // Somebody edits, and the next change may follow soon.
            let waits = self.is_long && Wanted { records: wanted.records.clone(), ..self.wanted.clone() } == wanted;
            *self = SearchRun { wanted, is_long: waits, ..SearchRun::default() };
            if self.wanted.is_something() {
                match self.wanted.query() {
                    Ok(query) => self.query = Some(query),
                    Err(why) => self.wrong = Some(why.to_string()),
                }
            }
            if self.query.is_some() {
                self.phase = Phase::Begins(Instant::now() + if waits { REST } else { Duration::ZERO });
            }
        }
        match (&self.phase, &self.query) {
            (Phase::Begins(then), Some(query)) if *then <= Instant::now() => {
                let record = |(tab, _): &(u64, _)| open.iter().find(|record| record.tab == *tab).map(Record::of);
                let records = self.wanted.records.iter().filter_map(record).collect();
                let root = self.wanted.at_hand.and_then(|(_, root)| root);
                self.phase = Phase::Runs(Beside::begin(query.clone(), records, root));
                // Most searches finish at once, before a progress bar appears.
                self.take(most.max(at_first(AT_FIRST)));
                self.is_long = self.goes_on();
            }
            _ => self.take(most),
        }
        anew
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::{Command, Workspace};
    use crate::game::Position;

    fn found(text: &str, query: &str, by_regex: bool, all_games: bool) -> Vec<String> {
        let (workspace, _) = Workspace::open(text.as_bytes().to_vec());
        let node = workspace.document().cursor().unwrap();
        let open = [Open { tab: 0, name: "", workspace: &workspace }];
        let scope = if all_games { SearchRange::Record } else { SearchRange::Game };
        let wanted = Wanted { text: query.to_owned(), by_regex, ..Wanted::new(scope, &open, 0, node) };
        let mut search = SearchRun::default();
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
        let wanted = Wanted {
            position: Some(Arc::new(Stones::of(&position))),
            ..Wanted::new(SearchRange::Open, &open, 0, root)
        };
        let mut search = SearchRun::default();
        while search.search(wanted.clone(), &open, Duration::from_millis(1)) || search.goes_on() {}
        let found: Vec<(u64, Vec<usize>)> = search
            .hits
            .iter()
            .map(|hit| (hit.tab, records[hit.tab as usize].document().tree().path(hit.node)))
            .collect();
        assert_eq!(found, [(0, vec![0, 0, 0]), (1, vec![0, 0, 0])]);
        assert!(search.hits[1].place(&open, true).ends_with(" · x"));
    }

    /// A record in whose comments `endless` is looked for as long as anybody waits.
    fn long() -> String {
        format!("(;C[zzz]{})", format!(";C[{}]", "y".repeat(2_000)).repeat(500))
    }

    fn endless(open: &[Open<'_>], node: NodeId) -> Wanted {
        let text = "(.{0,50}){0,50}z".to_owned();
        Wanted { text, by_regex: true, ..Wanted::new(SearchRange::Record, open, 0, node) }
    }

    #[test]
    fn an_endless_search_runs_in_the_background_and_can_be_stopped() {
        let (workspace, _) = Workspace::open(long().into_bytes());
        let node = workspace.document().cursor().unwrap();
        let open = [Open { tab: 0, name: "", workspace: &workspace }];
        let wanted = endless(&open, node);
        let mut search = SearchRun::default();
        assert!(search.search(wanted.clone(), &open, Duration::ZERO));
        assert!(search.goes_on(), "nobody waits for it");
        while search.hits.is_empty() {
            assert!(!search.search(wanted.clone(), &open, Duration::from_millis(1)));
        }
        assert_eq!((search.hits.len(), search.goes_on()), (1, true), "what is found is listed at once");
        let Phase::Runs(beside) = &search.phase else { panic!("it runs") };
        let stop = beside.stop.clone();
        search.stop();
        assert!(stop.load(Ordering::Relaxed) && !search.goes_on() && search.hits.is_empty());
    }

    #[test]
    fn a_long_search_waits_until_a_record_rests_and_a_short_one_does_not() {
        for (text, is_long) in [("(;C[zzz])".to_owned(), false), (long(), true)] {
            let (mut workspace, _) = Workspace::open(text.into_bytes());
            let mut search = SearchRun::default();
            for edited in [false, true] {
                if edited {
                    workspace.run(&Command::parse("name zz").unwrap()).unwrap();
                }
                let node = workspace.document().cursor().unwrap();
                let open = [Open { tab: 0, name: "", workspace: &workspace }];
                assert!(search.search(endless(&open, node), &open, Duration::ZERO));
                assert_eq!(search.goes_on(), is_long);
                assert_eq!(matches!(search.phase, Phase::Begins(_)), is_long && edited);
            }
        }
    }

    const TEXT: &str = "(;GM[1]SZ[9]KM[6.5];B[dd]C[The LADDER works];W[ee](;B[ff]N[ladder])(;B[gg]GB[1]))(;GM[11]SZ[5];B[c3]C[no ladder here])";

    #[test]
    fn words_points_and_properties_are_found_in_file_order() {
        assert_eq!(found(TEXT, "ladder", false, false), ["[0] The LADDER works", "[0, 0, 0] ladder"]);
        assert_eq!(found(TEXT, "ladder", false, true).len(), 3);
        assert_eq!(found(TEXT, "E5", false, false), ["[0, 0] Played on E5"]);
        assert_eq!(found(TEXT, "GB", false, false), ["[0, 0, 1] Good for Black: 1"]);
        assert_eq!(found(TEXT, "KM=6", false, false), ["[] Komi: 6.5"]);
        assert_eq!(found(TEXT, "l.dder\\s", true, false), ["[0] The LADDER works"]);
        assert!(found(TEXT, "xyzzy", false, true).is_empty());
        assert!(found(TEXT, "(", true, true).is_empty());
    }

    #[test]
    fn everything_is_counted_and_the_first_are_listed() {
        let count = MOST_KEPT + 2_000;
        let text = format!("(;GM[1]SZ[9]{})", ";C[a word and a word]".repeat(count));
        let (workspace, _) = Workspace::open(text.into_bytes());
        let node = workspace.document().cursor().unwrap();
        let open = [Open { tab: 0, name: "", workspace: &workspace }];
        let wanted = Wanted { text: "word".to_owned(), ..Wanted::new(SearchRange::Record, &open, 0, node) };
        let mut search = SearchRun::default();
        while search.search(wanted.clone(), &open, Duration::from_secs(1)) || search.goes_on() {}
        assert_eq!(search.totals(), Totals { values: count, matches: 2 * count });
        assert_eq!((search.hits.len(), search.has_found_in(0)), (MOST_KEPT, true));
    }

    #[test]
    fn pieces_are_found_by_each_of_their_points() {
        let text = "(;GM[Blokus Duo];B[e9,f9,e10];W[j5])";
        assert_eq!(found(text, "e10", false, false), ["[0] Played on E10"]);
    }
}
