//! Thousands of triples, made by a seed: edits of two hands that do not meet, edits that do, and the laws for all of them.

use super::model::{Edit, Layout, Node, apply, canonical, read, write};
use crate::tries::tries;
use fastrand::Rng;
use std::collections::{BTreeMap, HashSet};
use variorum::relate::{ConflictKind, MergeOptions, merge};

/// A game whose records are made up.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    Go,
    Hex,
    Blokus,
}

pub const KINDS: [Kind; 3] = [Kind::Go, Kind::Hex, Kind::Blokus];
const WORDS: [&str; 8] = ["good", "bad shape", "why?", "a [b] \\ c", "joseki", "here", "sente", "later"];

impl Kind {
    pub fn root(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Kind::Go => &[("GM", "1"), ("FF", "4"), ("SZ", "19")],
            Kind::Hex => &[("GM", "11"), ("FF", "4"), ("SZ", "14")],
            Kind::Blokus => &[("GM", "Blokus Duo")],
        }
    }

    pub fn point(self, number: usize) -> String {
        let letter = |n: usize| (b'a' + (n % 14) as u8) as char;
        match self {
            Kind::Go => format!("{}{}", letter(number), letter(number / 14)),
            Kind::Hex | Kind::Blokus => format!("{}{}", letter(number), number / 14 % 14 + 1),
        }
    }

    /// Any move: whether it is legal does not matter to who merges.
    pub fn action(self, number: usize) -> String {
        match self {
            Kind::Blokus => format!("{},{}", self.point(number), self.point(number + 1)),
            _ => self.point(number),
        }
    }
}

/// Makes up records.
pub struct Maker {
    pub random: Rng,
    pub kind: Kind,
    pub last: usize,
}

impl Maker {
    /// A node with a move that no other one has: else one that comes could be taken for one that goes.
    pub fn node(&mut self, depth: usize) -> Node {
        self.last += 1;
        let colour = if depth % 2 == 1 { "B" } else { "W" };
        let wording = format!("{colour}[{}]", self.kind.action(self.last));
        Node { id: self.last, wording, properties: BTreeMap::new(), children: Vec::new() }
    }

    pub fn words(&mut self) -> String {
        self.random.choice(WORDS).unwrap().to_owned()
    }

    pub fn game(&mut self, number: usize) -> Node {
        let mut root = self.node(0);
        root.wording.clear();
        root.properties
            .extend(self.kind.root().iter().map(|(id, value)| ((*id).to_owned(), vec![(*value).to_owned()])));
        root.properties.insert("GN".to_owned(), vec![format!("game {number}")]);
        let count = self.random.usize(4..24);
        let mut places = vec![(root.id, 0)];
        for _ in 0..count {
            // Most nodes go on with the last one.
            let at = if self.random.u8(..4) > 0 { places.len() - 1 } else { self.random.usize(..places.len()) };
            let (parent, depth) = places[at];
            let mut child = self.node(depth + 1);
            if self.random.bool() {
                let lines: Vec<String> =
                    (0..self.random.usize(1..8)).map(|n| format!("line {n} {}", self.words())).collect();
                child.properties.insert("C".to_owned(), vec![lines.join("\n")]);
            }
            if self.random.u8(..3) == 0 {
                child.properties.insert("TR".to_owned(), vec![self.kind.point(150), self.kind.point(151)]);
            }
            places.push((child.id, depth + 1));
            root.find(parent).unwrap().children.push(child);
        }
        root
    }
}

/// What two hands may change without meeting each other: each takes a thing, and nobody else takes it after that.
struct Hands {
    taken: HashSet<(usize, &'static str)>,
    /// Nodes with all above them at which something was changed, and those that are deleted with what follows.
    changed: HashSet<usize>,
    gone: HashSet<usize>,
    added: usize,
    /// Where moves are corrected, nothing is taken out or put in: what is left of two nodes could be anything.
    keeps_shape: bool,
}

pub fn lineage(root: &Node, id: usize) -> Vec<usize> {
    fn down(node: &Node, id: usize, way: &mut Vec<usize>) -> bool {
        way.push(node.id);
        if node.id == id || node.children.iter().any(|child| down(child, id, way)) {
            return true;
        }
        way.pop();
        false
    }
    let mut way = Vec::new();
    down(root, id, &mut way);
    way
}

impl Hands {
    fn take(&mut self, node: usize, what: &'static str) -> bool {
        self.taken.insert((node, what))
    }

    /// An edit of one hand; `None` where it would meet another one.
    fn edit(&mut self, maker: &mut Maker, base: &Node, is_ours: bool) -> Option<Edit> {
        let all = base.all();
        let node = all[maker.random.usize(..all.len())];
        let way = lineage(base, node.id);
        if way.iter().any(|above| self.gone.contains(above)) {
            return None;
        }
        let side = if is_ours { 0 } else { 1 };
        let id = node.id;
        let has = |name: &str| node.properties.contains_key(name);
        let what = maker.random.u8(..11);
        if self.keeps_shape && (5..8).contains(&what) {
            return None;
        }
        let edit = match what {
            0 if !has("C") && self.take(id, "C") => Edit::Set { node: id, id: "C", values: vec![maker.words()] },
            1 if has("C") => {
                let lines = node.properties["C"][0].split('\n').count();
                // Lines of two hands do not touch: ours are at the beginning, theirs at the end.
                let line = if is_ours { 0 } else { lines - 1 };
                (lines > 2 && self.take(id, ["line of ours", "line of theirs"][side])).then(|| Edit::Line {
                    node: id,
                    line,
                    text: format!("changed {}", maker.words()),
                })?
            }
            2 => {
                let value = maker.kind.point(100 + 20 * side + self.added % 20);
                self.added += 1;
                let list = maker.random.choice(["SQ", "CR", "TR"]).unwrap();
                self.take(id, ["mark of ours", "mark of theirs"][side]).then_some(Edit::Mark {
                    node: id,
                    id: list,
                    value,
                })?
            }
            3 if has("TR") => {
                let value = node.properties["TR"].get(side)?.clone();
                self.take(id, ["unmark of ours", "unmark of theirs"][side]).then_some(Edit::Unmark {
                    node: id,
                    id: "TR",
                    value,
                })?
            }
            4 => {
                let value = format!("{}:{}", maker.kind.point(60 + side), maker.random.u8(..99));
                self.take(id, ["label of ours", "label of theirs"][side]).then_some(Edit::Mark {
                    node: id,
                    id: "LB",
                    value,
                })?
            }
            5 => {
                self.added += 1;
                let depth = way.len();
                let mut child = maker.node(depth);
                if maker.random.bool() {
                    child.children.push(maker.node(depth + 1));
                }
                child.properties.insert("N".to_owned(), vec![maker.words()]);
                self.take(id, ["child of ours", "child of theirs"][side]).then_some(Edit::Add { node: id, child })?
            }
            6 if way.len() > 1 && self.gone.len() < 2 => {
                let below = node.all();
                if below.iter().any(|node| self.changed.contains(&node.id)) || self.changed.contains(&(id + 1_000_000))
                {
                    return None;
                }
                self.gone.insert(id);
                // Who takes a child out does not bring the others into another order.
                self.take(way[way.len() - 2], "order");
                return Some(Edit::Delete { node: id });
            }
            7 if node.children.len() > 1 && self.take(id, "order") => {
                self.changed.extend(node.children.iter().map(|child| child.id));
                Edit::Promote { node: id }
            }
            8 if way.len() == 1 => {
                let name = maker.random.choice(["PB", "PW", "DT", "EV", "KM"]).unwrap();
                self.take(id, name).then(|| Edit::Set { node: id, id: name, values: vec!["7.5".to_owned()] })?
            }
            9 if self.take(id, "judgement") => {
                let name = maker.random.choice(["GB", "GW", "DM", "UC"]).unwrap();
                Edit::Set { node: id, id: name, values: vec!["1".to_owned()] }
            }
            10 if self.take(id, "XX") => {
                Edit::Set { node: id, id: "XX", values: vec![maker.words(), "two".to_owned()] }
            }
            _ => return None,
        };
        self.changed.extend(way);
        Some(edit)
    }
}

/// How many triples are tried.
pub fn cases() -> usize {
    tries(250)
}

pub fn terms() -> MergeOptions {
    MergeOptions::default()
}

pub fn shown(parts: [&[u8]; 3]) -> String {
    parts.map(|bytes| String::from_utf8_lossy(bytes).into_owned()).join("\n-----\n")
}

/// The laws that hold for every merge.
pub fn laws(base: &[u8], ours: &[u8], theirs: &[u8]) {
    if let Some(merged) = laws_of_exchange(base, ours, theirs) {
        law_of_repetition(&merged, base, [ours, theirs]);
    }
}

/// Who changed nothing gives way, and it does not matter whose version is ours. Returns what was merged without conflict.
pub fn laws_of_exchange(base: &[u8], ours: &[u8], theirs: &[u8]) -> Option<Vec<u8>> {
    let text = || shown([base, ours, theirs]);
    assert_eq!(merge(base, ours, base, &terms()).unwrap().bytes, ours);
    assert_eq!(merge(base, base, theirs, &terms()).unwrap().bytes, theirs);
    assert_eq!(merge(base, ours, ours, &terms()).unwrap().bytes, ours);
    let merged = merge(base, ours, theirs, &terms()).unwrap();
    let back = merge(base, theirs, ours, &terms()).unwrap();
    let reported = |side: usize, conflicts: &[variorum::relate::Conflict]| {
        let mut all: Vec<String> = conflicts
            .iter()
            .map(|conflict| {
                let sides = [&conflict.ours, &conflict.theirs];
                format!("{} {:?} {:?} {:?}", conflict.kind.name(), conflict.base, sides[side], sides[1 - side])
            })
            .collect();
        all.sort();
        all
    };
    assert_eq!(reported(0, &merged.conflicts), reported(1, &back.conflicts), "{}", text());
    if !merged.conflicts.is_empty() {
        return None;
    }
    let same = |one: &[u8], other: &[u8]| canonical(&read(one), true) == canonical(&read(other), true);
    let result = String::from_utf8_lossy(&merged.bytes).into_owned();
    assert!(same(&merged.bytes, &back.bytes), "{}\n=> {result}\n<= {}", text(), String::from_utf8_lossy(&back.bytes));
    Some(merged.bytes)
}

/// What was merged holds what both did: merging one of them again changes nothing.
pub fn law_of_repetition(merged: &[u8], base: &[u8], sides: [&[u8]; 2]) {
    let text = || shown([base, sides[0], sides[1]]);
    let result = String::from_utf8_lossy(merged).into_owned();
    for side in sides {
        let again = merge(base, merged, side, &terms()).unwrap();
        assert!(again.conflicts.is_empty(), "{}\n=> {result}\n{:?}", text(), again.conflicts);
        assert_eq!(String::from_utf8_lossy(&again.bytes), result, "{}", text());
    }
}

#[test]
fn edits_that_do_not_meet_are_both_made() {
    let mut made = 0;
    for seed in 0..cases() as u64 {
        let random = Rng::with_seed(seed);
        let mut maker = Maker { random, kind: KINDS[seed as usize % 3], last: 0 };
        let count = if maker.random.u8(..4) == 0 { maker.random.usize(2..4) } else { 1 };
        let base: Vec<Node> = (0..count).map(|number| maker.game(number)).collect();
        let (mut ours, mut theirs, mut both) = (base.clone(), base.clone(), base.clone());
        for game in 0..count {
            let mut hands = Hands {
                taken: HashSet::new(),
                changed: HashSet::new(),
                gone: HashSet::new(),
                added: 0,
                keeps_shape: false,
            };
            for n in 0..maker.random.usize(2..14) {
                let is_ours = n % 2 == 0;
                let Some(edit) = hands.edit(&mut maker, &base[game], is_ours) else { continue };
                apply(if is_ours { &mut ours[game] } else { &mut theirs[game] }, &edit);
                if is_ours {
                    apply(&mut both[game], &edit);
                }
            }
        }
        // What theirs did comes after what ours did.
        let layouts = [Layout::OneLine, Layout::NodePerLine, Layout::CrLf];
        let layout = layouts[maker.random.usize(..3)];
        let anew = if maker.random.bool() { layout } else { Layout::Anew };
        let [b, o, t] = [write(&base, layout), write(&ours, layout), write(&theirs, anew)];
        let merged = merge(&b, &o, &t, &terms()).unwrap();
        assert_eq!(merged.conflicts.len(), 0, "seed {seed}: {:?}\n{}", merged.conflicts, shown([&b, &o, &t]));
        let expected = expected(&base, &ours, &theirs);
        let found = canonical(&read(&merged.bytes), true);
        assert_eq!(found, canonical(&expected, true), "seed {seed}\n{}", shown([&b, &o, &t]));
        laws(&b, &o, &t);
        made += usize::from(o != b && t != b);
    }
    assert!(made * 2 > cases(), "{made}");
}

/// What both hands make of the base: done node by node, in another way than the program does.
fn expected(base: &[Node], ours: &[Node], theirs: &[Node]) -> Vec<Node> {
    base.iter().zip(ours).zip(theirs).map(|((base, ours), theirs)| joined(base, ours, theirs)).collect()
}

pub fn joined(base: &Node, ours: &Node, theirs: &Node) -> Node {
    let mut node = base.clone();
    node.wording = if ours.wording == base.wording { theirs.wording.clone() } else { ours.wording.clone() };
    let ids: HashSet<&String> =
        ours.properties.keys().chain(theirs.properties.keys()).chain(base.properties.keys()).collect();
    node.properties.clear();
    for id in ids {
        let [b, o, t] = [base, ours, theirs].map(|node| node.properties.get(id).cloned().unwrap_or_default());
        let values = if o == b {
            t
        } else if t == b {
            o
        } else if id == "C" {
            // The hands change other lines, and none of them adds or takes away any.
            let lines = |values: &[String]| values[0].split('\n').map(str::to_owned).collect::<Vec<_>>();
            let (b, o, t) = (lines(&b), lines(&o), lines(&t));
            let line = |n: usize| if o[n] == b[n] { t[n].clone() } else { o[n].clone() };
            vec![(0..b.len()).map(line).collect::<Vec<_>>().join("\n")]
        } else {
            let kept = b.iter().filter(|value| o.contains(value) && t.contains(value));
            let new = o.iter().chain(&t).filter(|value| !b.contains(value));
            kept.chain(new).cloned().collect()
        };
        if !values.is_empty() {
            node.properties.insert(id.clone(), values);
        }
    }
    node.children.clear();
    let child = |of: &Node, id: usize| of.children.iter().find(|child| child.id == id).cloned();
    for known in &base.children {
        if let (Some(ours), Some(theirs)) = (child(ours, known.id), child(theirs, known.id)) {
            node.children.push(joined(known, &ours, &theirs));
        }
    }
    let is_new = |node: &&Node| child(base, node.id).is_none();
    node.children.extend(ours.children.iter().filter(is_new).chain(theirs.children.iter().filter(is_new)).cloned());
    node
}

#[test]
fn conflicts_are_reported_at_their_place() {
    for seed in 0..(cases() / 5) as u64 {
        let random = Rng::with_seed(seed ^ 0x5eed);
        let mut maker = Maker { random, kind: KINDS[seed as usize % 3], last: 0 };
        let base = maker.game(1);
        let ids: Vec<usize> = base.all().iter().map(|node| node.id).filter(|&id| id != base.id).collect();
        let node = ids[maker.random.usize(..ids.len())];
        let what = seed % 5;
        let at = base.clone().find(node).unwrap().clone();
        let set = |id: &'static str, value: &str| Edit::Set { node, id, values: vec![value.to_owned()] };
        let (kind, ours, theirs) = match what {
            0 => (ConflictKind::Value, set("N", "first word"), set("N", "second word")),
            1 => (ConflictKind::Value, set("GB", "1"), set("GW", "2")),
            2 => {
                let mark = |id| Edit::Mark { node, id, value: maker.kind.point(77) };
                (ConflictKind::Mark, mark("SQ"), mark("CR"))
            }
            3 => {
                let label =
                    |text: &str| Edit::Mark { node, id: "LB", value: format!("{}:{text}", maker.kind.point(78)) };
                (ConflictKind::Label, label("first"), label("second"))
            }
            _ => (ConflictKind::Delete, Edit::Delete { node }, set("XX", "a word")),
        };
        let (mut one, mut other) = (base.clone(), base.clone());
        apply(&mut one, &ours);
        apply(&mut other, &theirs);
        let [b, o, t] = [&base, &one, &other].map(|game| write(std::slice::from_ref(game), Layout::NodePerLine));
        laws(&b, &o, &t);
        for (o, t) in [(&o, &t), (&t, &o)] {
            let merged = merge(&b, o, t, &terms()).unwrap();
            let text = || format!("seed {seed} {:?}\n{}", merged.conflicts, shown([&b, o, t]));
            assert_eq!(merged.conflicts.iter().map(|conflict| conflict.kind).collect::<Vec<_>>(), [kind], "{}", text());
            let (tree, _) = variorum::sgf::Tree::read(merged.bytes.clone());
            let root = tree.games().next().unwrap();
            let path: variorum::sgf::Address = merged.conflicts[0].path.parse().unwrap();
            let found = tree.at_path(root, &path.iter().collect::<Vec<_>>()).unwrap();
            let comment = tree.text(found, "C").unwrap();
            assert!(comment.contains("<<<<<<< ours\n") && comment.contains("\n>>>>>>> theirs"), "{}", text());
            let name = tree.properties(found).find(|property| ["B", "W"].contains(&&*property.id())).unwrap();
            let wording = format!("{}[{}]", name.id(), String::from_utf8_lossy(name.value().unwrap()));
            assert_eq!(wording, at.wording, "{}", text());
            let result = String::from_utf8_lossy(&merged.bytes).into_owned();
            let words: &[&str] = match what {
                0 => &["first word", "second word"],
                1 => &["GB[1", "GW[2"],
                2 => &["SQ[", "CR["],
                3 => &["first", "second"],
                _ => &["a word", "(deleted)"],
            };
            assert!(words.iter().all(|word| result.contains(word)), "{}\n{result}", text());
        }
    }
}

/// Whatever two hands do, also where they meet: the laws hold, and nothing panics.
#[test]
fn the_laws_hold_for_whatever_two_hands_do() {
    let (mut clean, mut disputed) = (0, 0);
    for seed in 0..cases() as u64 {
        let random = Rng::with_seed(seed ^ 0xface);
        let mut maker = Maker { random, kind: KINDS[seed as usize % 3], last: 0 };
        let count = if maker.random.u8(..5) == 0 { 2 } else { 1 };
        let corrects = seed % 4 == 0;
        let base: Vec<Node> = (0..count).map(|number| maker.game(number)).collect();
        let (mut ours, mut theirs) = (base.clone(), base.clone());
        for (games, is_ours) in [(&mut ours, true), (&mut theirs, false)] {
            for game in games.iter_mut() {
                for _ in 0..maker.random.usize(..6) {
                    step(&mut maker, game, (corrects, is_ours));
                }
            }
        }
        let [b, o, t] = [&base, &ours, &theirs].map(|games| write(games, Layout::NodePerLine));
        laws(&b, &o, &t);
        match merge(&b, &o, &t, &terms()).unwrap().conflicts.is_empty() {
            true => clean += 1,
            false => disputed += 1,
        }
    }
    assert!(clean * 10 > cases() && disputed * 10 > cases(), "{clean} {disputed}");
}

/// One edit of one hand, which looks at nobody else's; or another move for a node.
pub fn step(maker: &mut Maker, game: &mut Node, (corrects, is_ours): (bool, bool)) {
    let (taken, changed, gone) = (HashSet::new(), HashSet::new(), HashSet::new());
    let mut hands = Hands { taken, changed, gone, added: 0, keeps_shape: corrects };
    let now = game.clone();
    let as_ours = maker.random.bool();
    if let Some(edit) = hands.edit(maker, &now, as_ours) {
        apply(game, &edit);
    } else if corrects && is_ours {
        let all = now.all().into_iter().filter(|node| node.id != now.id && !node.children.is_empty());
        let all: Vec<usize> = all.map(|node| node.id).collect();
        if !all.is_empty() {
            let node = all[maker.random.usize(..all.len())];
            let wording = format!("B[{}]", maker.kind.action(maker.random.usize(100..190)));
            apply(game, &Edit::Correct { node, wording });
        }
    }
}
