//! More that two hands do: nodes put into the line and taken out of it, corrected moves, other orders, lines of comments that come and go,
//! games of a collection; and what several hands make of one game, in every order.

use super::model::{Edit, Layout, Node, apply, canonical, read, write};
use super::seeded::{KINDS, Kind, Maker, cases, laws, lineage, shown, terms};
use fastrand::Rng;
use std::collections::{BTreeMap, HashMap, HashSet};
use variorum::relate::merge;

/// What a node is held by.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum What {
    /// What stands around it.
    Shape,
    /// It is taken out.
    Gone,
    Said(&'static str),
}

/// What each of two hands holds, so that they do not meet.
#[derive(Default)]
struct Holds(HashMap<(usize, What), usize>);

impl Holds {
    fn is_free(&self, hand: usize, node: usize, what: What) -> bool {
        self.0.get(&(node, what)).is_none_or(|&by| by == hand)
    }

    fn holds_any(&self, other: usize, node: usize) -> bool {
        self.0.iter().any(|(&(at, _), &by)| at == node && by == other)
    }

    /// Takes nodes whose shape nobody holds: of what stands next to each other only one thing is put in, taken out or corrected.
    fn take(&mut self, hand: usize, nodes: &[usize]) -> bool {
        let is_free = nodes.iter().all(|&node| !self.0.contains_key(&(node, What::Shape)));
        if is_free {
            self.0.extend(nodes.iter().map(|&node| ((node, What::Shape), hand)));
        }
        is_free
    }

    fn say(&mut self, hand: usize, node: usize, id: &'static str) -> bool {
        let is_free = self.is_free(hand, node, What::Said(id)) && !self.0.contains_key(&(node, What::Gone));
        if is_free {
            self.0.insert((node, What::Said(id)), hand);
        }
        is_free
    }
}

/// A node with all beside, above and right below it.
fn around(game: &Node, id: usize) -> Vec<usize> {
    let way = lineage(game, id);
    let mut found = vec![id];
    let mut game = game.clone();
    if let [.., above, _] = way[..] {
        found.push(above);
        found.extend(game.find(above).unwrap().children.iter().map(|child| child.id));
    }
    found.extend(game.find(id).unwrap().children.iter().map(|child| child.id));
    found
}

/// An edit of a version as it is now; `None` where it would meet the other hand.
fn edit(maker: &mut Maker, now: &Node, holds: &mut Holds, hand: usize) -> Option<Edit> {
    let all = now.all();
    let node = all[maker.random.usize(..all.len())];
    let (id, is_root) = (node.id, node.id == now.id);
    let point = |maker: &mut Maker| maker.kind.point(maker.random.usize(..190));
    match maker.random.u8(..9) {
        0 if !is_root => {
            let depth = lineage(now, id).len();
            let mut new = maker.node(depth);
            if maker.random.u8(..3) == 0 && !matches!(maker.kind, Kind::Blokus) {
                new.wording.clear();
                let stones = (0..maker.random.usize(1..4)).map(|_| point(maker)).collect::<HashSet<_>>();
                new.properties.insert("AB".to_owned(), stones.into_iter().collect());
            }
            holds.take(hand, &around(now, id)).then_some(Edit::PutIn { before: id, node: new })
        }
        1 if !is_root && node.children.len() == 1 => {
            let untouched = !holds.holds_any(1 - hand, id);
            let mut wide = around(now, id);
            wide.extend(node.children[0].children.iter().map(|child| child.id));
            (untouched && holds.take(hand, &wide)).then(|| {
                holds.0.insert((id, What::Gone), hand);
                Edit::TakeOut { node: id }
            })
        }
        2 if !is_root && !node.children.is_empty() => {
            let action = maker.node(1).wording;
            let wide = around(now, id);
            // What follows tells the node: no hand changes it.
            let below: Vec<usize> = node.all().into_iter().map(|node| node.id).chain(wide).collect();
            holds.take(hand, &below).then_some(Edit::Correct { node: id, wording: action })
        }
        3 if node.children.len() > 1 => {
            let children = node.children.iter().map(|child| child.id);
            let wide: Vec<usize> = std::iter::once(id).chain(children).collect();
            holds.take(hand, &wide).then_some(Edit::Reverse { node: id })
        }
        4 if node.children.is_empty() => {
            let mut child = maker.node(lineage(now, id).len());
            child.properties.insert("C".to_owned(), vec![maker.words()]);
            holds.take(hand, &[id]).then_some(Edit::Add { node: id, child })
        }
        5 => {
            let lines = node.properties.get("C").filter(|text| text[0].split('\n').count() > 8)?;
            let mut lines: Vec<String> = lines[0].split('\n').map(str::to_owned).collect();
            // One hand writes at the beginning, the other at the end.
            let at = if hand == 0 { 1 } else { lines.len() - 2 };
            match maker.random.u8(..3) {
                0 => lines.insert(at, format!("new of {hand}\nand more")),
                1 => _ = lines.remove(at),
                _ => lines[at] = format!("other {hand} {}", maker.words()),
            }
            let word = ["text of ours", "text of theirs"][hand];
            holds.say(hand, id, word).then(|| Edit::Set { node: id, id: "C", values: vec![lines.join("\n")] })
        }
        6 => {
            let name = maker.random.choice(["VW", "AR", "LN", "XY", "N", "MN", "DO", "V"]).unwrap();
            let values = match name {
                "VW" => vec![point(maker), point(maker)],
                "AR" | "LN" => vec![format!("{}:{}", maker.kind.point(3), maker.kind.point(7))],
                "DO" => vec![String::new()],
                "V" | "MN" => vec!["3".to_owned()],
                _ => vec![maker.words()],
            };
            holds.say(hand, id, name).then_some(Edit::Set { node: id, id: name, values })
        }
        7 if is_root => {
            let name = maker.random.choice(["PB", "RE", "AN", "KM"]).unwrap();
            holds.say(hand, id, name).then(|| Edit::Set { node: id, id: name, values: vec!["0".to_owned()] })
        }
        8 if !node.properties.contains_key("TR") => {
            let values: Vec<String> = (0..4).map(|n| maker.kind.point(20 * hand + n)).collect();
            holds.say(hand, id, "TR").then_some(Edit::Set { node: id, id: "TR", values })
        }
        _ => None,
    }
}

/// Long comments, so that two hands find room in them.
fn lengthen(maker: &mut Maker, game: &mut Node) {
    let ids: Vec<usize> = game.all().into_iter().map(|node| node.id).collect();
    for id in ids {
        if maker.random.u8(..3) == 0 {
            let lines: Vec<String> = (0..10).map(|n| format!("{n} {}", maker.words())).collect();
            game.find(id).unwrap().properties.insert("C".to_owned(), vec![lines.join("\n")]);
        }
    }
}

#[test]
fn a_merge_carries_out_insertions_deletions_and_corrections() {
    let mut made = 0;
    for seed in 0..cases() as u64 {
        let mut maker = Maker { random: Rng::with_seed(seed ^ 0xa11ce), kind: KINDS[seed as usize % 3], last: 0 };
        let mut base = maker.game(1);
        lengthen(&mut maker, &mut base);
        let (mut versions, mut both) = ([base.clone(), base.clone()], base.clone());
        let mut holds = Holds::default();
        let mut edits = [Vec::new(), Vec::new()];
        for n in 0..maker.random.usize(2..10) {
            let hand = n % 2;
            let now = versions[hand].clone();
            if let Some(edit) = edit(&mut maker, &now, &mut holds, hand) {
                apply(&mut versions[hand], &edit);
                edits[hand].push(edit);
            }
        }
        for (hand, edits) in edits.iter().enumerate() {
            edits.iter().for_each(|edit| apply_to_both(&mut both, hand, edit));
        }
        let layout = [Layout::OneLine, Layout::NodePerLine, Layout::CrLf][maker.random.usize(..3)];
        let [b, o, t] = [&base, &versions[0], &versions[1]].map(|game| write(std::slice::from_ref(game), layout));
        let merged = merge(&b, &o, &t, &terms()).unwrap();
        let reported = || format!("seed {seed} {edits:#?}\n{}", shown([&b, &o, &t]));
        assert_eq!(merged.conflicts.len(), 0, "{:?}\n{}", merged.conflicts, reported());
        assert_eq!(canonical(&read(&merged.bytes), true), canonical(&[both], true), "{}", reported());
        laws(&b, &o, &t);
        made += usize::from(o != b && t != b);
    }
    assert!(made * 2 > cases(), "{made}");
}

/// An edit made where the other hand was, too: of a comment that both changed, only the half of this hand.
fn apply_to_both(game: &mut Node, hand: usize, edit: &Edit) {
    let Edit::Set { node, id: "C", values } = edit else { return apply(game, edit) };
    let node = game.find(*node).unwrap();
    // No hand comes as far as the middle.
    let halves = |text: &str| {
        let at = text.find("\n5 ").unwrap();
        [text[..at].to_owned(), text[at..].to_owned()]
    };
    let (old, new) = (halves(&node.properties["C"][0]), halves(&values[0]));
    let text = if hand == 0 { new[0].clone() + &old[1] } else { old[0].clone() + &new[1] };
    node.properties.insert("C".to_owned(), vec![text]);
}

/// Games that one side brings into another order while the other changes, adds and takes out some.
#[test]
fn collections_are_put_together_whatever_becomes_of_their_order() {
    for seed in 0..(cases() / 4) as u64 {
        let random = Rng::with_seed(seed ^ 0xb00c);
        let mut maker = Maker { random, kind: KINDS[seed as usize % 3], last: 0 };
        let base: Vec<Node> = (0..maker.random.usize(2..7)).map(|number| maker.game(number)).collect();
        let (mut ours, mut theirs, mut both) = (base.clone(), base.clone(), base.clone());
        maker.random.shuffle(&mut ours);
        let new = maker.game(100);
        theirs.push(new.clone());
        both.push(new);
        let say = |game: &mut Node, word: &str| {
            let last = game.all().into_iter().max_by_key(|node| node.id).unwrap().id;
            apply(game, &Edit::Set { node: last, id: "XX", values: vec![word.to_owned()] });
        };
        let at = maker.random.usize(..base.len());
        say(&mut theirs[at], "theirs");
        say(&mut both[at], "theirs");
        let out = (at + 1) % base.len();
        if base.len() > 2 && maker.random.bool() {
            let gone = theirs.remove(out).id;
            both.retain(|game| game.id != gone);
        }
        let [b, o, t] = [&base, &ours, &theirs].map(|games| write(games, Layout::NodePerLine));
        let merged = merge(&b, &o, &t, &terms()).unwrap();
        assert_eq!(merged.conflicts.len(), 0, "seed {seed} {:?}\n{}", merged.conflicts, shown([&b, &o, &t]));
        let found = read(&merged.bytes);
        assert_eq!(canonical(&found, true), canonical(&both, true), "seed {seed}\n{}", shown([&b, &o, &t]));
        let name = |game: &Node| game.properties["GN"][0].clone();
        let order: Vec<String> =
            ours.iter().map(name).filter(|name| both.iter().any(|game| game.properties["GN"][0] == *name)).collect();
        let kept: Vec<String> = found.iter().map(name).filter(|name| order.contains(name)).collect();
        assert_eq!(kept, order, "seed {seed}\n{}", shown([&b, &o, &t]));
        laws(&b, &o, &t);
    }
}

/// Five people annotate one game, each in a copy, and what they wrote is merged one after the other: in all 120 orders that comes to the
/// same nodes and texts.
#[test]
fn five_annotators_are_merged_in_every_order() {
    let mut maker = Maker { random: Rng::with_seed(5), kind: Kind::Go, last: 0 };
    let mut base = Node { id: 0, wording: String::new(), properties: BTreeMap::new(), children: Vec::new() };
    base.properties.insert("SZ".to_owned(), vec!["19".to_owned()]);
    let mut line: Vec<Node> = (1..=60).map(|depth| maker.node(depth)).collect();
    let ids: Vec<usize> = line.iter().map(|node| node.id).collect();
    while let Some(last) = line.pop() {
        line.last_mut().unwrap_or(&mut base).children.push(last);
    }
    let versions: Vec<Vec<u8>> = (0..5)
        .map(|who| {
            let mut own = base.clone();
            for n in 0..10 {
                let id = ids[5 * n + who];
                let set = |id: usize, name: &'static str, value: String| Edit::Set {
                    node: id,
                    id: name,
                    values: vec![value],
                };
                apply(&mut own, &set(id, "C", format!("{who} says {} of {n}", maker.words())));
                // All of them mark the same move, each another point of it.
                let value = maker.kind.point(10 * who + n);
                apply(&mut own, &Edit::Mark { node: ids[5 * n], id: "TR", value });
                let mut child = maker.node(5 * n + who + 2);
                child.properties.insert("C".to_owned(), vec![format!("{who} would rather")]);
                apply(&mut own, &Edit::Add { node: id, child });
                // One move has all of them written for it.
                let mut shared = maker.node(5 * n + 2);
                shared.wording = format!("W[{}]", maker.kind.point(150 + n));
                shared.properties.insert("LB".to_owned(), vec![format!("{}:{who}", maker.kind.point(100 + who))]);
                apply(&mut own, &Edit::Add { node: ids[5 * n], child: shared });
            }
            write(&[own], Layout::NodePerLine)
        })
        .collect();
    let base = write(&[base], Layout::NodePerLine);
    let mut orders = vec![Vec::new()];
    for _ in 0..5 {
        orders = orders
            .into_iter()
            .flat_map(|order: Vec<usize>| {
                (0..5).filter(|who| !order.contains(who)).map(|who| [&order[..], &[who]].concat()).collect::<Vec<_>>()
            })
            .collect();
    }
    assert_eq!(orders.len(), 120);
    let mut found: HashSet<String> = HashSet::new();
    for order in orders {
        let mut merged = base.clone();
        for who in order {
            let next = merge(&base, &merged, &versions[who], &terms()).unwrap();
            assert!(next.conflicts.is_empty(), "{:?}", next.conflicts);
            merged = next.bytes;
        }
        found.insert(canonical(&read(&merged), true));
    }
    assert_eq!(found.len(), 1);
    let all = found.into_iter().next().unwrap();
    assert_eq!(all.matches("would rather").count(), 50);
    assert_eq!(all.matches(" says ").count(), 50);
}

/// Whatever two records are, and whichever of their differences are taken over: those are gone, the others are as they were, and in the
/// end both say the same.
#[test]
fn differences_are_taken_over_one_by_one() {
    use variorum::record::Document;
    use variorum::relate::{Difference, compare, take_over};
    use variorum::sgf::Tree;
    for seed in 0..(cases() / 2) as u64 {
        let mut maker = Maker { random: Rng::with_seed(seed ^ 0x7a4e), kind: KINDS[seed as usize % 3], last: 0 };
        let mut base = maker.game(1);
        lengthen(&mut maker, &mut base);
        let mut other = base.clone();
        let mut holds = Holds::default();
        for _ in 0..maker.random.usize(1..7) {
            let now = other.clone();
            if let Some(edit) = edit(&mut maker, &now, &mut holds, 0) {
                apply(&mut other, &edit);
            }
        }
        let [a, b] = [&base, &other].map(|game| write(std::slice::from_ref(game), Layout::NodePerLine));
        let (other, _) = Tree::read(b.clone());
        let (mut document, _) = Document::open(a.clone());
        let left = |document: &Document| compare(document.tree(), &other).differences;
        let all = left(&document);
        take_over(&mut document, &other, &all).unwrap();
        let reported = || shown([&a, &b, &document.tree().write()]);
        assert!(left(&document).is_empty(), "seed {seed}: {:?}\n{}", left(&document), reported());
        document.undo();
        assert_eq!(document.tree().write(), a, "seed {seed}");
        let reported_as = |difference: &Difference| {
            format!("{:?} {:?} {:?} {:?}", difference.kind, difference.property, difference.was, difference.is)
        };
        while let Some(one) = maker.random.choice(left(&document)) {
            let before = left(&document);
            take_over(&mut document, &other, std::slice::from_ref(&one)).unwrap();
            let after = left(&document);
            let reported = || {
                format!(
                    "seed {seed}\n{}\ntook {one:?} of {before:#?}, left {after:#?}",
                    shown([&a, &b, &document.tree().write()])
                )
            };
            assert!(after.len() < before.len(), "{}", reported());
            let known: Vec<String> = before.iter().map(reported_as).collect();
            assert!(after.iter().all(|difference| known.contains(&reported_as(difference))), "{}", reported());
        }
        assert_eq!(canonical(&read(&document.tree().write()), false), canonical(&read(&b), false), "seed {seed}");
    }
}
