//! A game as a stream of changes: which things appear and disappear at each node, its markup and its comment. With it any position can be
//! shown without knowing the rules.
//!
//! A thing is a part of a picture ([`Element`]) with the places it is on. A node's changes are the things that appear or disappear there;
//! applying a change twice undoes it, so a game can be replayed in either direction.

use super::about::{judgement, judgement_without_move, short};
use super::pace::Pace;
use super::publication::PublishError;
use super::sheet::{Numbered, Sheet};
use crate::game::markup::Markup;
use crate::game::{Colour, Kind, Place, Position, Walk};
use crate::language::set_apart;
use crate::scene::parts::{Element, Workshop};
use crate::scene::{LastMove, Options, Shape, Theme, hints};
use crate::sgf::{NodeId, Tree};
use serde_json::{Value, json};
use std::collections::HashMap;

/// The most continuations marked on a node's board: more would fill it with letters.
pub(super) const MOST_HINTS: usize = 26;

/// A column of numbers of seven bits a byte, the lowest first, the highest bit set in all bytes but the last.
#[derive(Default)]
pub(super) struct Column(pub(super) Vec<u8>);

impl Column {
    pub(super) fn push(&mut self, mut number: usize) {
        while number > 127 {
            self.0.push(number as u8 & 127 | 128);
            number >>= 7;
        }
        self.0.push(number as u8);
    }

    /// A number that may be negative: 0, -1, 1, -2, 2 …
    fn push_signed(&mut self, number: i64) {
        let folded = if number < 0 { (-number as u64) * 2 - 1 } else { number as u64 * 2 };
        self.push(folded as usize);
    }
}

/// Something that comes and goes: a part, or what a place is said to hold where the parts alone would say otherwise.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Thing {
    /// An element, and the owner of a place if the element does not give it.
    Element(Element, Option<Colour>),
    Said(Place, Option<Colour>),
}

/// What games on the same board share.
pub(super) struct Tables {
    sheet: Sheet,
    things: HashMap<Thing, usize>,
    list: Vec<Value>,
    /// Which places each thing mentions.
    sayings: Vec<Vec<(Place, Option<Colour>)>>,
    /// What is said of moves, and what is counted.
    words: Numbered<String>,
    tallies: Numbered<String>,
    marks: Numbered<Vec<usize>>,
    /// What a move of a colour to a place meant when it was made first: nodes with such a move do not say it again.
    usual: HashMap<(usize, usize), Usual>,
    /// Whether that is worth its room: where there are several games.
    is_shared: bool,
}

/// What a move usually means: the thing that appears, the words, and what is written, alone and beside numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Usual {
    thing: Option<usize>,
    words: usize,
    written: (usize, usize),
}

impl Tables {
    pub(super) fn new(is_shared: bool) -> Tables {
        let mut marks = Numbered::default();
        marks.number(Vec::new());
        Tables {
            sheet: Sheet::new(),
            things: HashMap::new(),
            list: Vec::new(),
            sayings: Vec::new(),
            words: Numbered::default(),
            tallies: Numbered::default(),
            marks,
            usual: HashMap::new(),
            is_shared,
        }
    }

    /// The tables for the script.
    pub(super) fn into_value(self) -> Value {
        let mut usual: Vec<[usize; 6]> = self
            .usual
            .iter()
            .map(|(&(colour, place), usual)| {
                let thing = usual.thing.map_or(0, |thing| thing + 1);
                [colour, place, thing, usual.words, usual.written.0, usual.written.1]
            })
            .collect();
        usual.sort_unstable();
        // Column by column, which packs better.
        let usual: Vec<Vec<usize>> = (0..6).map(|at| usual.iter().map(|row| row[at]).collect()).collect();
        json!({
            "templates": self.sheet.templates(),
            "shapes": self.sheet.shapes(),
            "things": self.list,
            "marks": self.marks.list,
            "moves": self.words.list,
            "tallies": self.tallies.list,
            "usual": usual,
        })
    }

    /// Gradients that the pictures refer to.
    pub(super) fn definitions(&self) -> String {
        self.sheet.definitions()
    }
}

/// A game being added to the stream.
pub(super) struct Stream<'a> {
    tree: &'a Tree,
    workshop: Workshop<'a>,
    tables: &'a mut Tables,
    /// The things that are there now, by their numbers, and those that each node on the way here changed.
    now: Vec<usize>,
    way: Vec<Vec<usize>>,
    /// The colours that the things give each place.
    sent: Vec<Option<Colour>>,
    /// For each node on the path, whether it is off the main line.
    aside: Vec<bool>,
    columns: [Column; COLUMNS],
    comments: Vec<Value>,
    nodes: usize,
    number: i64,
    numbers: Vec<i64>,
    /// The numbers on stones and pieces now, and what each node on the way here changed of them.
    shown: Vec<(Place, u32)>,
    shown_on_way: Vec<Vec<(Place, u32)>>,
    hints: bool,
}

/// Levels to go up; changes; what is written; the move's words, colour, place and number; who is next; what is counted; what is written
/// beside numbers, if it is something else, and the numbers that change. In the columns of changes, words and writing 0 is what is usual for the
/// move.
pub(super) const COLUMNS: usize = 10;

/// The data of a game.
pub(super) struct Streamed {
    /// The columns, [`COLUMNS`] of them; the first is the tree.
    pub(super) columns: Vec<Vec<u8>>,
    /// Its texts.
    pub(super) words: Value,
    /// How many nodes there are.
    pub(super) nodes: usize,
}

/// Walks through a game, each node once. Where it is `hinted`, what follows is marked on the board if the record wants that.
///
/// # Errors
/// Where the work was stopped; each node is a step of it.
pub(super) fn stream(
    (tree, root): (&Tree, NodeId),
    (options, hinted): (&Options, bool),
    (theme, tables): (&Theme, &mut Tables),
    pace: &mut Pace<'_>,
) -> Result<Streamed, PublishError> {
    let mut walk = Walk::new(Kind::of(tree, root).with_coordinates(options.notation), root);
    let mut made: Option<Stream<'_>> = None;
    let mut tables = Some(tables);
    let mut depth = 0;
    let mut before: Option<NodeId> = None;
    while let Some(node) = walk.next(tree) {
        pace.step()?;
        let position = walk.position();
        if let Some(tables) = tables.take() {
            let (workshop, _) = Workshop::new(position, options.clone(), theme);
            made = Some(Stream::new((tree, root), position, (workshop, tables), hinted));
        }
        let Some(stream) = &mut made else { break };
        let mut up = 0;
        let mut from = before;
        while from != tree.parent(node) {
            let Some(last) = from else { break };
            from = tree.parent(last);
            up += 1;
        }
        depth = depth + 1 - up;
        stream.node((node, up, depth), position, options);
        before = Some(node);
    }
    Ok(match made {
        Some(stream) => stream.finish(),
        None => Streamed { columns: Vec::new(), words: Value::Null, nodes: 0 },
    })
}

impl<'a> Stream<'a> {
    fn new(
        (tree, root): (&'a Tree, NodeId),
        position: &Position,
        (workshop, tables): (Workshop<'a>, &'a mut Tables),
        hinted: bool,
    ) -> Stream<'a> {
        let shown = hints::VariationStyle::of(tree, root);
        Stream {
            tree,
            workshop,
            tables,
            now: Vec::new(),
            way: Vec::new(),
            sent: vec![None; position.board().len()],
            aside: Vec::new(),
            columns: Default::default(),
            comments: Vec::new(),
            nodes: 0,
            number: 0,
            numbers: Vec::new(),
            shown: Vec::new(),
            shown_on_way: Vec::new(),
            hints: hinted && shown.on_board && shown.following,
        }
    }

    fn node(&mut self, (node, up, depth): (NodeId, usize, usize), position: &Position, options: &Options) {
        self.nodes += 1;
        self.columns[0].push(up);
        self.go_up(depth);
        let first = self.tree.parent(node).is_none_or(|parent| self.tree.first_child(parent) == Some(node));
        self.aside.push(self.aside.last() == Some(&true) || !first);
        let (words, colour, at) = self.tell_move(node, position);
        let has_board = position.kind().has_board();
        let changes = if has_board { self.change(position) } else { Vec::new() };
        let (written, numbers) = if has_board { self.write(node, position, options) } else { Default::default() };
        let place = at.map_or(0, |place| place.index() + 1);
        let here = Usual { thing: changes.first().copied().filter(|_| changes.len() == 1), words, written };
        let has_usual = place > 0 && self.tables.is_shared;
        let usual = has_usual.then(|| *self.tables.usual.entry((colour, place)).or_insert(here));
        self.tell_changes(&changes, usual.and_then(|usual| usual.thing));
        self.way.push(changes);
        let otherwise = |actual: usize, usual: Option<usize>| if usual == Some(actual) { 0 } else { actual + 1 };
        self.columns[2].push(otherwise(written.0, usual.map(|usual| usual.written.0)));
        self.columns[8].push(otherwise(written.1, usual.map(|usual| usual.written.1)));
        self.columns[3].push(otherwise(words, usual.map(|usual| usual.words)));
        self.columns[4].push(colour);
        self.columns[4].push(place);
        self.change_numbers(numbers, at, position);
        let next = position.to_play().map_or(0, |colour| colour.index() + 1);
        self.columns[6].push(next);
        let tally = self.tally(position);
        self.columns[7].push(tally);
        self.comment(node, position);
    }

    /// Reverts the changes of nodes that are not on the path to this depth.
    fn go_up(&mut self, depth: usize) {
        while self.way.len() >= depth.max(1) {
            let Some(changes) = self.way.pop() else { break };
            self.numbers.pop();
            self.aside.pop();
            let numbers = self.shown_on_way.pop().unwrap_or_default();
            self.shown = changed_numbers(&self.shown, &numbers);
            self.now = difference(&self.now, &changes);
        }
        self.number = self.numbers.last().copied().unwrap_or(0);
    }

    /// The changes of a node: how many, and each as the difference to the one before; one that is usual is not said.
    fn tell_changes(&mut self, changes: &[usize], usual: Option<usize>) {
        if changes.len() == 1 && usual == Some(changes[0]) {
            return self.columns[1].push(0);
        }
        self.columns[1].push(changes.len() + 1);
        let mut last = 0;
        for &thing in changes {
            self.columns[1].push(thing - last);
            last = thing;
        }
    }

    /// What appears and disappears.
    fn change(&mut self, position: &Position) -> Vec<usize> {
        let mut here: Vec<usize> = Element::all(position).into_iter().map(|part| self.part(part, position)).collect();
        self.sent.fill(None);
        for &thing in &here {
            for &(place, colour) in &self.tables.sayings[thing] {
                self.sent[place.index()] = colour;
            }
        }
        for place in position.board().places() {
            let holds = position.stone(place);
            if self.sent[place.index()] != holds {
                here.push(self.said_otherwise(place, holds));
            }
        }
        here.sort_unstable();
        here.dedup();
        let changes = difference(&self.now, &here);
        self.now = here;
        changes
    }

    fn part(&mut self, part: Element, position: &Position) -> usize {
        let holder = match &part {
            Element::Stack(place, _) => position.stone(*place),
            _ => None,
        };
        let thing = Thing::Element(part, holder);
        if let Some(&known) = self.tables.things.get(&thing) {
            return known;
        }
        let Thing::Element(part, holder) = &thing else { return 0 };
        let mut shapes = Vec::new();
        for (layer, drawn) in self.workshop.drawn(part).iter().enumerate().filter(|(_, drawn)| !drawn.is_empty()) {
            let (template, x, y) = self.tables.sheet.group(drawn);
            shapes.push(json!([layer, template, x, y]));
        }
        let colour = holder.or_else(|| part.colour());
        let colours: Vec<(Place, Option<Colour>)> = part.places().iter().map(|&place| (place, colour)).collect();
        self.add(thing.clone(), shapes, colours)
    }

    fn said_otherwise(&mut self, place: Place, holds: Option<Colour>) -> usize {
        let thing = Thing::Said(place, holds);
        if let Some(&known) = self.tables.things.get(&thing) {
            return known;
        }
        self.add(thing, Vec::new(), vec![(place, holds)])
    }

    fn add(&mut self, thing: Thing, shapes: Vec<Value>, colours: Vec<(Place, Option<Colour>)>) -> usize {
        // The description of a place comes after all its parts.
        let last = i32::from(matches!(thing, Thing::Said(..)));
        let pairs: Vec<Value> = colours
            .iter()
            .map(|(place, colour)| json!([place.index(), colour.map_or(0, |colour| colour.index() + 1)]))
            .collect();
        let tables = &mut *self.tables;
        tables.things.insert(thing, tables.list.len());
        tables.list.push(json!([shapes, pairs, last]));
        tables.sayings.push(colours);
        tables.list.len() - 1
    }

    /// The text on the node's board, an index into the list of all such texts; that beside numbers, counted from 1, or 0 where it is the same;
    /// and the numbers there.
    fn write(&mut self, node: NodeId, position: &Position, options: &Options) -> ((usize, usize), Vec<(Place, u32)>) {
        let mut options = options.clone();
        if self.aside.last() == Some(&true) {
            options.last_move = LastMove::Ring;
        }
        if self.hints {
            options.hints = hints::following_at_most(self.tree, node, position, MOST_HINTS);
        }
        let markup = Markup { view: None, ..Markup::of(self.tree, node, position) };
        let writing = self.workshop.written(position, &markup, &options);
        let mut number = |shapes: Vec<Shape>| {
            let marks = shapes.iter().map(|shape| self.tables.sheet.mark(shape)).collect();
            self.tables.marks.number(marks)
        };
        let written = number(writing.shapes);
        let beside = writing.beside_numbers.map_or(0, |shapes| number(shapes) + 1);
        ((written, beside), writing.numbers)
    }

    /// The numbers that this node changes, in a column of their own: how many, and each with its place and both of its values at once, so that
    /// the same change leads there and back. `at` is where the node's move is: its own number there is taken for granted.
    fn change_numbers(&mut self, numbers: Vec<(Place, u32)>, at: Option<Place>, position: &Position) {
        let changes = changed_numbers(&self.shown, &numbers);
        let own = at.map(|place| (place, position.move_number()));
        let usual = own.is_some_and(|own| changes == [own]);
        self.columns[9].push(if usual { 0 } else { changes.len() + 1 });
        if !usual {
            for (place, number) in &changes {
                self.columns[9].push(place.index());
                self.columns[9].push(*number as usize);
            }
        }
        self.shown = numbers;
        self.shown_on_way.push(changes);
    }

    /// The words of a node's move, counted from 1, its colour, counted from 1, and where it is; nothing without a move.
    fn tell_move(&mut self, node: NodeId, position: &Position) -> (usize, usize, Option<Place>) {
        let made = crate::edit::spoken::move_of(self.tree, node, position);
        let kind = position.kind();
        let words = made.as_ref().map_or(0, |(_, text)| {
            let judged = judgement(self.tree, node, kind);
            // The script tells the move by what is before the tab.
            let gap = if judged.is_empty() { "" } else { "\t" };
            self.tables.words.number(format!("{}{gap}{judged}", set_apart(&short(text)))) + 1
        });
        let colour = made.map_or(0, |(colour, _)| colour.index() + 1);
        let place = position.last_move().filter(|_| colour > 0).and_then(|played| {
            let piece = position.pieces().into_iter().find(|piece| piece.places == played.places);
            piece.map_or(played.places.last().copied(), |_| played.places.first().copied())
        });
        let number = i64::from(position.move_number());
        self.columns[5].push_signed(number - self.number);
        self.number = number;
        self.numbers.push(number);
        (words, colour, place)
    }

    /// Captures or scores, colour by colour.
    fn tally(&mut self, position: &Position) -> usize {
        let colours = || Colour::ALL.into_iter().take(position.kind().colours().into());
        let captures = || colours().map(|colour| position.captures(colour).to_string()).collect::<Vec<_>>().join(" ");
        let score = |colour| position.score(colour).map(|score| score.to_string());
        let tally = match colours().map(score).collect::<Option<Vec<String>>>() {
            _ if position.has_captures() => format!("c {}", captures()),
            Some(scores) if !scores.is_empty() => format!("s {}", scores.join(" ")),
            _ => return 0,
        };
        self.tables.tallies.number(tally) + 1
    }

    fn comment(&mut self, node: NodeId, position: &Position) {
        let text = |id: &str| self.tree.text(node, id).filter(|text| !text.trim().is_empty());
        let (name, comment) = (text("N"), text("C"));
        let judged = judgement_without_move(self.tree, node, position.kind());
        if name.is_none() && comment.is_none() && judged.is_empty() {
            return;
        }
        let links = comment.as_deref().map(|comment| super::links::places(comment, (self.tree, node), position));
        let name = name.unwrap_or_default();
        let number = self.nodes - 1;
        let mut entry =
            vec![number.into(), comment.unwrap_or_default().into(), name.into(), json!(links.unwrap_or_default())];
        entry.extend(Some(judged).filter(|judged| !judged.is_empty()).map(Value::from));
        self.comments.push(entry.into());
    }

    fn finish(self) -> Streamed {
        let nodes = self.nodes;
        let words = json!({ "comments": self.comments });
        let columns = self.columns.into_iter().map(|column| column.0).collect();
        Streamed { columns, words, nodes }
    }
}

/// The places, in order, whose numbers two lists do not agree on, each with both numbers at once (by exclusive or; none is 0); also a list after
/// these changes.
fn changed_numbers(a: &[(Place, u32)], b: &[(Place, u32)]) -> Vec<(Place, u32)> {
    let both = |x: (Place, u32), y: (Place, u32)| Some((x.0, x.1 ^ y.1)).filter(|change| change.1 != 0);
    in_one(a, b, |thing| thing.0.index(), both)
}

/// Elements of exactly one of two sorted lists; also a list after these changes.
fn difference(a: &[usize], b: &[usize]) -> Vec<usize> {
    in_one(a, b, |thing| *thing, |_, _| None)
}

/// What is in one of two lists that are sorted by a key, in order; of two with one key, what `both` makes of them.
fn in_one<T: Copy>(a: &[T], b: &[T], key: impl Fn(&T) -> usize, both: impl Fn(T, T) -> Option<T>) -> Vec<T> {
    let (mut i, mut j, mut found) = (0, 0, Vec::new());
    while i < a.len() || j < b.len() {
        match (a.get(i), b.get(j)) {
            (Some(x), Some(y)) if key(x) == key(y) => {
                found.extend(both(*x, *y));
                (i, j) = (i + 1, j + 1);
            }
            (Some(x), y) if y.is_none_or(|y| key(x) < key(y)) => {
                found.push(*x);
                i += 1;
            }
            (_, Some(y)) => {
                found.push(*y);
                j += 1;
            }
            _ => break,
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::diagram::Figure;
    use crate::scene::{Numbers, Scene, compose};

    #[test]
    fn changes_applied_twice_are_undone() {
        let mut list = vec![1, 4, 9];
        let changes = difference(&list, &[1, 5, 9, 12]);
        assert_eq!(changes, [4, 5, 12]);
        list = difference(&list, &changes);
        assert_eq!(list, [1, 5, 9, 12]);
        list = difference(&list, &changes);
        assert_eq!(list, [1, 4, 9]);
    }

    #[test]
    fn numbers_take_as_many_bytes_as_they_need() {
        let mut column = Column::default();
        [0, 127, 128, 300].into_iter().for_each(|number| column.push(number));
        assert_eq!(column.0, [0, 127, 128, 1, 172, 2]);
        column.0.clear();
        [0, -1, 1, -2].into_iter().for_each(|number| column.push_signed(number));
        assert_eq!(column.0, [0, 1, 2, 3]);
    }

    /// Numbers of a column.
    fn read(column: &[u8]) -> impl Iterator<Item = usize> + '_ {
        let mut bytes = column.iter();
        std::iter::from_fn(move || {
            let (mut number, mut shift) = (0, 0);
            loop {
                let byte = *bytes.next()?;
                number |= usize::from(byte & 127) << shift;
                shift += 7;
                if byte < 128 {
                    return Some(number);
                }
            }
        })
    }

    /// The numbers that are written on a picture.
    fn written(scene: &Scene) -> Vec<u32> {
        let texts = scene.section("marks").iter().filter_map(|shape| match shape {
            Shape::Text(text) => text.text.trim_end_matches(|c: char| c.is_ascii_lowercase()).parse().ok(),
            _ => None,
        });
        let mut texts: Vec<u32> = texts.collect();
        texts.sort_unstable();
        texts
    }

    /// At every node of games of every kind, the page writes the numbers that `render` writes; and a figure of all moves writes no other
    /// number on what stands there in the end.
    #[test]
    fn numbers_are_the_same_on_pages_pictures_and_figures() {
        let mut seen = 0;
        for record in [
            "(;GM[1]SZ[9];B[ee];W[ed];B[dd];W[fe];B[fd];W[];B[gg](;W[gf])(;W[ff];B[gf]))",
            // A ko, a captured stone and one in its place.
            "(;GM[1]SZ[5]AB[ba][ab][bc]AW[ca][db][cc];W[bb];B[cb];W[ee];B[ed];W[bb])",
            // A label, a mark, a label that is the number; numbers are not printed, or from the figure's hundred.
            "(;GM[1]SZ[9];B[ee];W[ed]LB[ee:A]TR[ed];B[dd]LB[dd:3];W[cc]PM[0];B[bb]PM[1])",
            "(;GM[1]SZ[9];B[ee];W[ed]MN[101];B[dd]PM[2];W[cc];B[bb]MN[203];W[aa])",
            "(;GM[11]SZ[5];B[b1];W[swap-pieces];B[c3];W[d4])",
            "(;GM[2];B[d3];W[c3];B[c4];W[e3];B[f4])",
            "(;GM[Blokus Duo];B[e10,e9,e8];W[j5,k5](;B[f7]LB[e10:A])(;B[d7]))",
            "(;GM[18];B[d1-d4,g4];W[d10-d7,a7])",
            "(;GM[9]SZ[8];B[b1b3];W[a2c2])",
        ] {
            let (tree, _) = Tree::read(record.as_bytes().to_vec());
            let root = tree.games().next().unwrap();
            let mut report = |_: usize, _: usize| true;
            let (options, theme) = (Options::default(), Theme::usual(false));
            let mut tables = Tables::new(true);
            let made = stream((&tree, root), (&options, false), (theme, &mut tables), &mut Pace::new(&mut report, 1));
            let made = made.unwrap();
            let [ups, pairs, steps, changes] = [0, 4, 5, 9].map(|at| read(&made.columns[at]).collect::<Vec<usize>>());
            let mut changes = changes.into_iter();
            // The numbers after each node on the way, and the number of its move.
            let mut way: Vec<(HashMap<usize, u32>, i64)> = Vec::new();
            let mut walk = Walk::new(Kind::of(&tree, root), root);
            for node in 0.. {
                let Some(id) = walk.next(&tree) else { break };
                way.truncate(way.len() - ups[node].min(way.len()));
                let (mut shown, number) = way.last().cloned().unwrap_or_default();
                let step = steps[node] as i64;
                let number = number + if step & 1 == 1 { -(step + 1) / 2 } else { step / 2 };
                let mut change = |place: usize, both: u32| *shown.entry(place).or_default() ^= both;
                match changes.next().unwrap() {
                    0 => change(pairs[2 * node + 1] - 1, number as u32),
                    count => (1..count).for_each(|_| {
                        change(changes.next().unwrap(), changes.next().unwrap() as u32);
                    }),
                }
                let position = walk.position();
                let markup = Markup::of(&tree, id, position);
                let numbered = Options { numbers: Numbers::All, ..Options::default() };
                let picture = written(&compose(position, &markup, &numbered, theme));
                // A label that is a number is written by the record.
                let labels = markup.labels.iter().filter_map(|label| label.1.parse::<u32>().ok());
                let mut page: Vec<u32> = shown.values().copied().filter(|n| *n > 0).chain(labels).collect();
                page.sort_unstable();
                assert_eq!(page, picture, "{record}, node {node}");
                seen += picture.len();
                way.push((shown, number));
            }
            let line: Vec<NodeId> = tree.main_line(root).collect();
            let mut position = Position::replay(&tree, root);
            let mut figure = Figure::begin(&position);
            for &node in &line[1..] {
                position.step(&tree, node);
                figure.add(node, &position);
            }
            let markup = Markup::of(&tree, *line.last().unwrap(), &position);
            let numbered = Options { numbers: Numbers::All, ..Options::default() };
            let picture = written(&compose(&position, &markup, &numbered, theme));
            let drawn = written(&figure.drawn(&tree, &position, &options, theme).scene);
            // Captured stones stay, and what was played on their places is listed; nothing else differs.
            let captured = position.has_captures();
            assert!(captured || drawn == picture, "{record}: {drawn:?} and {picture:?}");
        }
        assert!(seen > 60, "{seen}");
    }
}
