//! What a node would be without its faults: the certain repairs, as data.
//!
//! Nothing here changes a tree. A [`Repair`] says which properties a node should have instead, perhaps spread over
//! several nodes; whoever keeps the history of a record turns that into an undoable step. Values that mean nothing are
//! never thrown away but set aside under a private identifier: `X` and the identifier they had.

use super::{
    Class, Code, Entry, Kind, NodeId, Shape, Tree, ValueType,
    check::{
        Game,
        info::half_of,
        value::{Remedy, has_one_value, judge},
    },
    value::{read_value, rectangle_points},
    vocabulary::{EXCLUSIVE, UNIQUE_POINTS},
};
use crate::text::{Charset, join_split_characters, repair_mojibake};
use std::collections::HashMap;

/// A property of a mended node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Draft {
    /// As it is: the property with this number among those of the node.
    Keep(usize),
    /// Written anew. Values are raw: encoded and escaped for this record.
    New {
        /// The identifier.
        ident: Vec<u8>,
        /// The values, without brackets.
        values: Vec<Vec<u8>>,
    },
}

/// What a node should be instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Repair {
    /// The node.
    pub node: NodeId,
    /// The properties of the node, and of further nodes that follow it before its continuations. Without any list the
    /// node is to be removed, its continuations taking its place.
    pub lists: Vec<Vec<Draft>>,
}

/// Whether a stone stands on a point after a node; `None` where nobody knows. Boards are another floor's.
pub type Stones<'a> = dyn Fn(NodeId, &str) -> Option<bool> + 'a;

/// The repairs for every fault of one code (or of all that can be repaired), each for another node. Some depend on
/// what stands on the board.
pub fn repairs(tree: &Tree, code: Option<Code>, stones: &Stones) -> Vec<Repair> {
    let wanted = |fault: Code| code.is_none_or(|code| code == fault);
    let mut found = Vec::new();
    for root in tree.games() {
        let game = Game::of(tree, root);
        for node in tree.descendants(root) {
            found.extend(repair_in(tree, &game, node, &wanted, stones));
        }
    }
    found
}

/// The repair of one node, for one code or for all. `None` where there is nothing to repair.
pub fn repair(tree: &Tree, node: NodeId, code: Option<Code>) -> Option<Repair> {
    let game = Game::of(tree, tree.root(node));
    repair_in(tree, &game, node, &|fault| code.is_none_or(|code| code == fault), &|_, _| None)
}

fn repair_in(tree: &Tree, game: &Game, node: NodeId, wanted: &dyn Fn(Code) -> bool, stones: &Stones) -> Option<Repair> {
    let mut properties = tree.properties(node).peekable();
    if properties.peek().is_none() {
        let removable = wanted(Code::EmptyNode) && node != game.root && tree.is_regular(node);
        return removable.then_some(Repair { node, lists: Vec::new() });
    }
    let mended = mend(tree, game, node, wanted, stones);
    let unchanged = mended.len() == 1
        && mended[0].len() == tree.properties(node).count()
        && mended[0].iter().enumerate().all(|(index, part)| part.kept == Some(index));
    if unchanged {
        return None;
    }
    if mended.iter().all(Vec::is_empty) && wanted(Code::EmptyNode) && node != game.root && tree.is_regular(node) {
        // Nothing in it meant anything.
        return Some(Repair { node, lists: Vec::new() });
    }
    let draft = |part: Part| match part.kept {
        Some(index) => Draft::Keep(index),
        None => Draft::New { ident: part.ident, values: part.values },
    };
    let lists = mended.into_iter().map(|list| list.into_iter().map(draft).collect()).collect();
    Some(Repair { node, lists })
}

/// A property being mended.
pub(super) struct Part {
    pub id: String,
    pub ident: Vec<u8>,
    pub values: Vec<Vec<u8>>,
    pub entry: Option<&'static Entry>,
    /// Where it stands in the node, while nothing of it changed.
    pub kept: Option<usize>,
}

impl Part {
    fn new(game: &Game, id: &str, values: Vec<Vec<u8>>) -> Self {
        let entry = game.entry(id);
        Self { id: id.to_owned(), ident: id.as_bytes().to_vec(), values, entry, kept: None }
    }

    fn is_move(&self) -> bool {
        self.entry.is_some_and(|entry| entry.kind == Kind::Plain(ValueType::Move) && entry.id != "EX")
    }
}

/// A node's properties while they are mended.
struct Bench<'a> {
    tree: &'a Tree,
    game: &'a Game,
    node: NodeId,
    charset: &'a Charset,
    parts: Vec<Part>,
    /// Values without a use, by their identifier.
    aside: Vec<(String, Vec<Vec<u8>>)>,
}

/// The properties of a node without the faults that are wanted mended; more than one list where it must be split.
pub(super) fn mend(
    tree: &Tree,
    game: &Game,
    node: NodeId,
    wanted: &dyn Fn(Code) -> bool,
    stones: &Stones,
) -> Vec<Vec<Part>> {
    let parts = tree.properties(node).enumerate().map(|(index, property)| {
        let id = property.id().into_owned();
        let entry = game.entry(&id);
        let values = property.values().map(<[u8]>::to_vec).collect();
        Part { id, ident: property.ident().to_vec(), values, entry, kept: Some(index) }
    });
    let mut bench = Bench { tree, game, node, charset: tree.charset(node), parts: parts.collect(), aside: Vec::new() };
    if wanted(Code::PropertyAfterVariation) {
        // Printed anew, they stand with the others.
        tree.late_properties(node).for_each(|index| bench.parts[index].kept = None);
    }
    bench.identifiers(wanted);
    if wanted(Code::UnterminatedValue) {
        bench.finish_values();
    }
    if wanted(Code::SplitCharacter) {
        bench.join_characters();
    }
    if wanted(Code::UnescapedBracket) {
        bench.escape_brackets();
    }
    if wanted(Code::Mojibake) {
        bench.take_back_conversion();
    }
    bench.counts(wanted);
    bench.values(wanted);
    if node == game.root {
        bench.root(wanted);
    } else if wanted(Code::RootPropertyElsewhere) {
        bench.root_properties();
    }
    if wanted(Code::KomiDoubled) && game.kind == super::GameType::Go {
        bench.halve_komi();
    }
    if wanted(Code::ObsoleteProperty) {
        bench.name_letters();
        bench.replace_marks(stones);
    }
    bench.points(wanted);
    bench.annotations(wanted);
    bench.take_back_aside();
    bench.split(wanted)
}

impl Bench<'_> {
    fn text(&self, raw: &[u8]) -> String {
        self.charset.decode(raw).text.into_owned()
    }

    fn set_aside(&mut self, id: &str, values: Vec<Vec<u8>>) {
        match self.aside.iter_mut().find(|(other, _)| other == id) {
            Some((_, list)) => list.extend(values),
            None => self.aside.push((id.to_owned(), values)),
        }
    }

    fn identifiers(&mut self, wanted: &dyn Fn(Code) -> bool) {
        if wanted(Code::NoValue) {
            self.parts.retain(|part| !part.values.is_empty());
        }
        let old_format = self.game.format < 4 && !wanted(Code::MoreFaults);
        if wanted(Code::LowercaseIdentifier) && !old_format {
            for part in &mut self.parts {
                if part.ident.iter().any(u8::is_ascii_lowercase) && part.ident.iter().any(u8::is_ascii_uppercase) {
                    part.ident = part.id.as_bytes().to_vec();
                    part.kept = None;
                }
            }
        }
    }

    /// A backslash that the end of the file left alone escapes nothing: it stands for itself.
    fn finish_values(&mut self) {
        for at in 0..self.parts.len() {
            let Some(raw) = self.parts[at].values.last().filter(|raw| raw.ends_with(b"\\")) else { continue };
            let text = self.text(raw);
            let alone = text.bytes().rev().take_while(|&byte| byte == b'\\').count() % 2 == 1;
            if let Some(last) = self.parts[at].values.last_mut().filter(|_| alone) {
                last.push(b'\\');
                self.parts[at].kept = None;
            }
        }
    }

    /// Writes the texts anew that are not as they should be (decoded, escapes in place).
    fn rewrite(&mut self, clean: impl Fn(&Part, &[u8], &str) -> Option<String>) {
        for at in 0..self.parts.len() {
            for value in 0..self.parts[at].values.len() {
                let raw = &self.parts[at].values[value];
                let text = self.text(raw);
                if let Some(clean) = clean(&self.parts[at], raw, &text).filter(|clean| *clean != text)
                    && let Ok(encoded) = self.charset.encode(&clean)
                {
                    self.parts[at].values[value] = encoded;
                    self.parts[at].kept = None;
                }
            }
        }
    }

    /// Brackets that were read as a part of the text get their backslash.
    fn escape_brackets(&mut self) {
        let label = self.label();
        self.rewrite(|_, raw, text| {
            let wrong = raw.contains(&b']') && join_split_characters(text, &label).is_none();
            wrong.then(|| with_escaped_brackets(text))
        });
    }

    /// Characters that fell apart into another one and a bracket.
    fn join_characters(&mut self) {
        let label = self.label();
        let charset = self.charset;
        self.rewrite(|_, raw, text| {
            let split = charset.is_utf8() && raw.contains(&b']');
            split.then(|| join_split_characters(text, &label).unwrap_or_else(|| with_escaped_brackets(text)))
        });
    }

    /// Text that was decoded wrongly before it was saved.
    fn take_back_conversion(&mut self) {
        self.rewrite(|part, raw, text| {
            let known = part.entry.is_none_or(Entry::is_text);
            if raw.is_ascii() || !known { None } else { repair_mojibake(text).map(|text| with_escaped_brackets(&text)) }
        });
    }

    /// What CA says, in the root of this game.
    fn label(&self) -> String {
        self.tree.simple_text(self.game.root, "CA").unwrap_or_default()
    }

    /// L gave its points letters in their order; labels do the same.
    fn name_letters(&mut self) {
        if let Some((at, labels)) = letters(self.game, &self.parts, |raw| self.text(raw)) {
            self.parts[at] = Part::new(self.game, "LB", labels);
        }
    }

    /// KI is twice the komi.
    fn halve_komi(&mut self) {
        let Some(at) = self.parts.iter().position(|part| part.id == "KI") else { return };
        let komi = self.parts[at].values.first().and_then(|raw| half_of(raw));
        if let Some(komi) = komi.filter(|_| !self.parts.iter().any(|part| part.id == "KM")) {
            self.parts[at] = Part::new(self.game, "KM", vec![komi.into_bytes()]);
        }
    }

    /// M was a triangle on a stone and a cross elsewhere.
    fn replace_marks(&mut self, stones: &Stones) {
        let Some(at) = self.parts.iter().position(|part| part.id == "M" && part.entry.is_some()) else { return };
        let Some(entry) = self.parts[at].entry else { return };
        let marks = |part: &&Part| UNIQUE_POINTS[1].contains(&part.id.as_str());
        let taken: Vec<String> = self
            .parts
            .iter()
            .filter(marks)
            .flat_map(|part| part.values.iter().filter_map(|raw| self.points_of(part.entry?, raw)))
            .flatten()
            .collect();
        let (mut rest, mut on_stones, mut elsewhere) = (Vec::new(), Vec::new(), Vec::new());
        for raw in &self.parts[at].values {
            for point in self.points_of(entry, raw).into_iter().flatten() {
                let list = match stones(self.node, &point) {
                    Some(true) if !taken.contains(&point) => &mut on_stones,
                    Some(false) if !taken.contains(&point) => &mut elsewhere,
                    _ => &mut rest,
                };
                list.push(point.into_bytes());
            }
        }
        if on_stones.is_empty() && elsewhere.is_empty() {
            return;
        }
        let mut at = at;
        if rest.is_empty() {
            self.parts.remove(at);
        } else {
            (self.parts[at].values, self.parts[at].kept) = (rest, None);
            at += 1;
        }
        for (id, points) in [("MA", elsewhere), ("TR", on_stones)] {
            match self.parts.iter_mut().find(|part| part.id == id) {
                _ if points.is_empty() => {}
                Some(part) => {
                    part.values.extend(points);
                    part.kept = None;
                }
                None => self.parts.insert(at.min(self.parts.len()), Part::new(self.game, id, points)),
            }
        }
    }

    /// One value where there must be one, one property for each identifier.
    fn counts(&mut self, wanted: &dyn Fn(Code) -> bool) {
        if self.parts.len() > 1 && wanted(Code::DuplicateProperty) {
            let mut first: HashMap<String, usize> = HashMap::new();
            let mut at = 0;
            while at < self.parts.len() {
                let Some(&before) = first.get(&self.parts[at].id) else {
                    first.insert(self.parts[at].id.clone(), at);
                    at += 1;
                    continue;
                };
                let part = self.parts.remove(at);
                self.merge(before, part);
            }
        }
        if wanted(Code::TooManyValues) {
            for at in 0..self.parts.len() {
                let part = &self.parts[at];
                let Some(entry) = part.entry.filter(|entry| has_one_value(self.game, entry)) else { continue };
                if part.values.len() > 1 {
                    let rest = self.parts[at].values.split_off(1);
                    self.parts[at].kept = None;
                    self.add_values(at, entry, rest);
                }
            }
        }
    }

    fn merge(&mut self, before: usize, part: Part) {
        self.parts[before].kept = None;
        match part.entry {
            Some(entry) if has_one_value(self.game, entry) => self.add_values(before, entry, part.values),
            _ => self.parts[before].values.extend(part.values),
        }
    }

    /// Further values of a property with one value: texts are joined, equal ones said once, others set aside.
    fn add_values(&mut self, at: usize, entry: &Entry, values: Vec<Vec<u8>>) {
        let mut aside = Vec::new();
        for value in values {
            let own = self.parts[at].values.first_mut();
            match own {
                Some(own) if *own == value => {}
                Some(own) if entry.kind == Kind::Plain(ValueType::Text) => {
                    own.extend_from_slice(b"\n\n");
                    own.extend_from_slice(&value);
                }
                Some(own) if own.is_empty() && entry.is_text() => *own = value,
                _ => aside.push(value),
            }
        }
        if !aside.is_empty() {
            let id = self.parts[at].id.clone();
            self.set_aside(&id, aside);
        }
    }

    fn values(&mut self, wanted: &dyn Fn(Code) -> bool) {
        let mut aside = Vec::new();
        for part in &mut self.parts {
            let Some(entry) = part.entry else { continue };
            let clears = entry.shape == Shape::EmptyOrList && part.values.len() > 1;
            let mut changed = false;
            let mut values = Vec::with_capacity(part.values.len());
            for raw in std::mem::take(&mut part.values) {
                if clears && wanted(Code::ViewCleared) && raw.trim_ascii().is_empty() {
                    changed = true;
                    continue;
                }
                let verdict =
                    judge(self.tree, self.game, self.node, entry, &raw).filter(|verdict| wanted(verdict.code));
                match verdict.map(|verdict| verdict.remedy) {
                    None => values.push(raw),
                    Some(Remedy::Respell(clean)) => match self.charset.encode(&clean) {
                        Ok(encoded) => {
                            values.push(encoded);
                            changed = true;
                        }
                        Err(_) => values.push(raw),
                    },
                    Some(Remedy::SetAside) => {
                        aside.push((part.id.clone(), raw));
                        // What is there or not needs no value to be there.
                        if entry.kind == Kind::Plain(ValueType::None) && values.is_empty() {
                            values.push(Vec::new());
                        }
                        changed = true;
                    }
                    Some(Remedy::Remove) => changed = true,
                }
            }
            part.values = values;
            if changed {
                part.kept = None;
            }
        }
        self.parts.retain(|part| !part.values.is_empty() || part.kept.is_some());
        for (id, raw) in aside {
            self.set_aside(&id, vec![raw]);
        }
    }

    fn root(&mut self, wanted: &dyn Fn(Code) -> bool) {
        for at in (0..self.parts.len()).rev() {
            let Some(text) = self.parts[at].values.first().map(|raw| self.text(raw).trim().to_owned()) else {
                continue;
            };
            let number = text.parse::<i64>().ok();
            match self.parts[at].id.as_str() {
                "FF" if wanted(Code::FormatTooNew) && number.is_some_and(|number| number > 4) => self.respell(at, "4"),
                "FF" if wanted(Code::BadRootValue) && number.is_none_or(|number| number < 1) => self.remove_aside(at),
                "GM" if wanted(Code::BadRootValue) && text.is_empty() => {
                    self.parts.remove(at);
                }
                "ST" if wanted(Code::BadRootValue) && !number.is_some_and(|number| (0..=3).contains(&number)) => {
                    self.remove_aside(at);
                }
                "SZ" if wanted(Code::SquareSize) => {
                    if let Some((columns, rows)) = self.game.size.filter(|(columns, rows)| columns == rows)
                        && text.contains(':')
                        && columns == rows
                    {
                        self.respell(at, &columns.to_string());
                    }
                }
                "CA" => {
                    let known = Charset::for_label(&text).is_some();
                    let contradicted = !self.charset.agrees_with(&text) && !text.is_empty();
                    let foreign = !self.tree.source().is_ascii();
                    if contradicted
                        && (wanted(Code::CharsetUnknown) && !known
                            || wanted(Code::CharsetContradicted) && known && foreign)
                    {
                        self.respell(at, self.charset.ca_name());
                    }
                }
                _ => {}
            }
        }
        let unnamed = !self.parts.iter().any(|part| part.id == "CA");
        let foreign = !self.tree.source().is_ascii() || self.charset.label() == "iso-2022-jp";
        let foreign = foreign && !self.charset.is_wide() && !self.charset.has_bom();
        if unnamed && foreign && wanted(Code::CharsetMissing) && !self.charset.is_undeclared_ascii() {
            // Before any text that needs it.
            let text = self.parts.iter().position(|part| part.values.iter().any(|raw| !raw.is_ascii()));
            let after = self.parts.iter().position(|part| part.id == "FF").map_or(0, |at| at + 1);
            let at = after.min(text.unwrap_or(after));
            let part = Part::new(self.game, "CA", vec![self.charset.ca_name().as_bytes().to_vec()]);
            self.parts.insert(at, part);
        }
    }

    fn respell(&mut self, at: usize, text: &str) {
        self.parts[at].values = vec![text.as_bytes().to_vec()];
        self.parts[at].kept = None;
    }

    fn remove_aside(&mut self, at: usize) {
        let part = self.parts.remove(at);
        self.set_aside(&part.id, part.values);
    }

    /// Root properties outside the root: the same as in the root means nothing, another value something nobody knows.
    fn root_properties(&mut self) {
        for at in (0..self.parts.len()).rev() {
            if self.parts[at].entry.is_none_or(|entry| entry.class != Class::Root) {
                continue;
            }
            let part = self.parts.remove(at);
            if !self.tree.values(self.game.root, &part.id).eq(part.values.iter().map(Vec::as_slice)) {
                self.set_aside(&part.id, part.values);
            }
        }
    }

    /// Points that stand twice in lists that exclude each other, arrows and lines that stand twice or have no length.
    fn points(&mut self, wanted: &dyn Fn(Code) -> bool) {
        use super::GameType::{Blokus, Octi};
        // Most nodes have a move and nothing else.
        let list = |part: &Part| part.entry.is_some_and(|entry| entry.shape != Shape::Single);
        if !self.parts.iter().any(list) || !self.game.kind.is_known() || matches!(self.game.kind, Blokus | Octi) {
            return;
        }
        for (number, group) in UNIQUE_POINTS.iter().enumerate() {
            let setup = number == 0;
            if wanted(if setup { Code::SetupRepeated } else { Code::MarkRepeated }) {
                self.unique(group, setup);
            }
        }
        if wanted(Code::LineRepeated) {
            self.unique_lines();
        }
    }

    /// The points of a value; `None` for what is no list of points.
    fn points_of(&self, entry: &Entry, raw: &[u8]) -> Option<Vec<String>> {
        read_value(entry, self.game.kind, &self.text(raw)).value.points(self.game.kind)
    }

    fn unique(&mut self, group: &[&str], last_counts: bool) {
        let mut count: HashMap<String, usize> = HashMap::new();
        // The points of each value; `None` for one that has no points.
        let mut lists = Vec::new();
        for (at, part) in self.parts.iter().enumerate() {
            let Some(entry) = part.entry.filter(|_| group.contains(&part.id.as_str())) else { continue };
            let values: Vec<Option<Vec<String>>> = part.values.iter().map(|raw| self.points_of(entry, raw)).collect();
            for point in values.iter().flatten().flatten() {
                *count.entry(point.clone()).or_insert(0) += 1;
            }
            lists.push((at, values));
        }
        if count.values().all(|&count| count < 2) {
            return;
        }
        let mut left = count.clone();
        for (at, values) in lists {
            let mut clean = Vec::new();
            let mut changed = false;
            for (value, raw) in values.into_iter().zip(&self.parts[at].values) {
                let Some(points) = value else {
                    clean.push(raw.clone());
                    continue;
                };
                let keeps: Vec<String> = points
                    .iter()
                    .filter(|point| {
                        let Some(left) = left.get_mut(*point) else { return true };
                        let first = *left == count[*point];
                        *left -= 1;
                        if last_counts { *left == 0 } else { first }
                    })
                    .cloned()
                    .collect();
                if keeps.len() == points.len() {
                    clean.push(raw.clone());
                } else {
                    changed = true;
                    clean.extend(keeps.into_iter().map(String::into_bytes));
                }
            }
            if changed {
                self.parts[at].values = clean;
                self.parts[at].kept = None;
            }
        }
        self.parts.retain(|part| !part.values.is_empty() || part.kept.is_some());
    }

    fn unique_lines(&mut self) {
        for at in 0..self.parts.len() {
            let part = &self.parts[at];
            let Some(entry) = part.entry.filter(|_| matches!(part.id.as_str(), "AR" | "LN")) else { continue };
            let lines = part.id == "LN";
            let mut seen: HashMap<(String, String), ()> = HashMap::new();
            let mut keeps = Vec::new();
            for raw in &part.values {
                let value = read_value(entry, self.game.kind, &self.text(raw)).value;
                let ends = value.parts().and_then(|(from, to)| Some((from.text()?.to_owned(), to.text()?.to_owned())));
                let keep = ends.is_none_or(|(from, to)| {
                    let key = if lines && from > to { (to, from) } else { (from, to) };
                    key.0 != key.1 && seen.insert(key, ()).is_none()
                });
                if keep {
                    keeps.push(raw.clone());
                }
            }
            if keeps.len() < part.values.len() {
                self.parts[at].values = keeps;
                self.parts[at].kept = None;
            }
        }
        self.parts.retain(|part| !part.values.is_empty() || part.kept.is_some());
    }

    fn annotations(&mut self, wanted: &dyn Fn(Code) -> bool) {
        if self.parts.iter().filter(|part| part.entry.is_some_and(Entry::is_judgement)).count() < 2 {
            return;
        }
        for group in EXCLUSIVE {
            let member = |part: &Part| part.entry.is_some() && group.contains(&part.id.as_str());
            let present: Vec<usize> = (0..self.parts.len()).filter(|&at| member(&self.parts[at])).collect();
            let [first, second, ..] = present[..] else { continue };
            let pair = (self.parts[first].id.as_str(), self.parts[second].id.as_str());
            let meant = match pair {
                ("BM", "TE") if present.len() == 2 => Some("DO"),
                ("TE", "BM") if present.len() == 2 => Some("IT"),
                _ => None,
            };
            if let Some(meant) = meant {
                if wanted(Code::AnnotationPair) {
                    self.parts.remove(second);
                    self.parts[first] = Part::new(self.game, meant, vec![Vec::new()]);
                }
            } else if wanted(Code::AnnotationContradicts) {
                let kept = self.parts[first].id.clone();
                let (out, rest) =
                    std::mem::take(&mut self.parts).into_iter().partition(|part| member(part) && part.id != kept);
                self.parts = rest;
                for part in out {
                    self.set_aside(&part.id, part.values);
                }
            }
        }
    }

    /// Puts what was set aside at the end of the node, under private identifiers.
    fn take_back_aside(&mut self) {
        for (id, values) in std::mem::take(&mut self.aside) {
            let private = format!("X{id}");
            match self.parts.iter_mut().find(|part| part.id == private) {
                Some(part) => {
                    part.values.extend(values);
                    part.kept = None;
                }
                None => self.parts.push(Part::new(self.game, &private, values)),
            }
        }
    }

    /// One node, or several where moves and setup stand together.
    fn split(mut self, wanted: &dyn Fn(Code) -> bool) -> Vec<Vec<Part>> {
        let is_setup = |part: &Part| part.entry.is_some_and(|entry| entry.class == Class::Setup);
        let names_players = self.node == self.game.root && self.game.is(super::Dialect::PlayersAsMoves);
        if !self.parts.iter().any(Part::is_move) || names_players {
            return vec![self.parts];
        }
        let (mut lists, mut moved) = (Vec::new(), Vec::new());
        if wanted(Code::MoveWithSetup) && self.parts.iter().any(is_setup) {
            if self.parts.iter().filter(|part| is_setup(part)).all(|part| part.id == "PL") {
                self.drop_turn();
                self.take_back_aside();
            } else {
                let before = |part: &Part| {
                    is_setup(part)
                        || part.id == "N"
                        || part.entry.is_some_and(|e| matches!(e.class, Class::Root | Class::Info))
                };
                let (first, second): (Vec<Part>, Vec<Part>) = self.parts.into_iter().partition(before);
                lists.push(first);
                self.parts = second;
            }
        }
        if wanted(Code::TwoMoves) {
            let mut moves = self.parts.iter().filter(|part| part.is_move()).map(|part| part.id.clone());
            let first = moves.next().unwrap_or_default();
            let later: Vec<String> = moves.filter(|id| *id != first).collect();
            for id in later {
                // Clocks and the like of the later colour go with its move.
                let own = |part: &Part| {
                    part.id == id || matches!((id.as_str(), part.id.as_str()), ("W", "WL" | "OW") | ("B", "BL" | "OB"))
                };
                let (own, rest): (Vec<Part>, Vec<Part>) = self.parts.into_iter().partition(own);
                self.parts = rest;
                moved.push(own);
            }
        }
        lists.push(self.parts);
        lists.extend(moved);
        lists
    }

    /// PL beside a move: what follows from the move anyway is left out, the rest set aside.
    fn drop_turn(&mut self) {
        let mover = self.parts.iter().find(|part| part.is_move()).map(|part| part.id.clone()).unwrap_or_default();
        for at in (0..self.parts.len()).rev() {
            if self.parts[at].id == "PL" {
                let turn = self.parts[at].values.first().cloned().unwrap_or_default();
                let follows = matches!((mover.as_str(), turn.as_slice()), ("B", b"W") | ("W", b"B"));
                if follows {
                    self.parts.remove(at);
                } else {
                    self.remove_aside(at);
                }
            }
        }
    }
}

/// Whether an obsolete property of a node can be replaced by one of today that says the same.
pub(super) fn has_equivalent(tree: &Tree, game: &Game, node: NodeId, id: &str) -> bool {
    let charset = tree.charset(node);
    let parts: Vec<Part> = tree
        .properties(node)
        .map(|property| Part::new(game, &property.id(), property.values().map(<[u8]>::to_vec).collect()))
        .collect();
    match id {
        "L" => letters(game, &parts, |raw| charset.decode(raw).text.into_owned()).is_some(),
        // A mark by another name is one mark too many.
        "M" => game.has_stones() && !parts.iter().any(|part| UNIQUE_POINTS[1].contains(&part.id.as_str())),
        _ => false,
    }
}

/// The labels that do what L does in a node: its place among the parts, and the values of LB. `None` where there is none,
/// or labels cannot say the same.
fn letters(game: &Game, parts: &[Part], text: impl Fn(&[u8]) -> String) -> Option<(usize, Vec<Vec<u8>>)> {
    if game.entry("L").is_none() || parts.iter().any(|part| part.id == "LB") {
        return None;
    }
    let at = parts.iter().position(|part| part.id == "L")?;
    let points = |raw: &Vec<u8>| {
        let value = text(raw);
        let corners = value.split_once(':').and_then(|(first, second)| rectangle_points(first, second, game.kind));
        corners.unwrap_or_else(|| vec![value])
    };
    let points: Vec<String> = parts[at].values.iter().flat_map(points).collect();
    let distinct = (1..points.len()).all(|at| !points[..at].contains(&points[at]));
    // More letters than the alphabet have no equivalent.
    if points.is_empty() || points.len() > 26 || !distinct || points.iter().any(|point| point.trim().is_empty()) {
        return None;
    }
    let label = |(at, point): (usize, &String)| format!("{point}:{}", (b'A' + at as u8) as char).into_bytes();
    Some((at, points.iter().enumerate().map(label).collect()))
}

/// The text (escapes in place) with a backslash before every bracket that has none.
pub(super) fn with_escaped_brackets(text: &str) -> String {
    let mut clean = String::with_capacity(text.len() + 4);
    let mut characters = text.chars();
    while let Some(character) = characters.next() {
        match character {
            '\\' => {
                clean.push('\\');
                // A backslash at the end of an unfinished value would swallow the bracket.
                clean.push(characters.next().unwrap_or('\\'));
            }
            ']' => clean.push_str("\\]"),
            _ => clean.push(character),
        }
    }
    clean
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sgf::check;

    /// The first game after all repairs (or those of one code), node by node.
    fn mended(record: &str, code: Option<Code>) -> String {
        let (tree, _) = Tree::read(record.as_bytes().to_vec());
        let mut out = String::new();
        let root = tree.games().next().expect("a game");
        for node in tree.descendants(root) {
            let lists = match repair(&tree, node, code) {
                Some(repair) => repair.lists,
                None => vec![(0..tree.properties(node).count()).map(Draft::Keep).collect()],
            };
            for list in lists {
                out.push(';');
                for draft in list {
                    let (ident, values) = match draft {
                        Draft::Keep(index) => {
                            let property = tree.properties(node).nth(index).expect("a property");
                            (property.ident().to_vec(), property.values().map(<[u8]>::to_vec).collect())
                        }
                        Draft::New { ident, values } => (ident, values),
                    };
                    out += &String::from_utf8(ident).expect("an identifier");
                    for value in values {
                        out += &format!("[{}]", String::from_utf8(value).expect("text"));
                    }
                }
            }
        }
        out
    }

    #[track_caller]
    fn check_all(record: &str, mended_record: &str) {
        assert_eq!(mended(record, None), mended_record);
        // Nothing is left to repair, and nothing of what can be repaired is found.
        let whole = format!("({mended_record})");
        assert_eq!(mended(&whole, None), mended_record);
        let (tree, faults) = Tree::read(whole.into_bytes());
        let left: Vec<_> = check(&tree, &faults).into_iter().filter(|fault| fault.fixable).collect();
        assert!(left.is_empty(), "{left:?}");
    }

    #[test]
    fn values_are_respelled_or_set_aside() {
        check_all("(;FF[4];B[c\nc]BL[34.]GB[])", ";FF[4];B[cc]BL[34]GB[1]");
        check_all("(;FF[4];B[90]BL[soon]KO[yes])", ";FF[4];KO[]XB[90]XBL[soon]XKO[yes]");
        check_all("(;FF[4]AB[bb:aa][cc:cc]TR[])", ";FF[4]AB[aa:bb][cc]");
        check_all("(;FF[4]LB[aa][bb:x])", ";FF[4]LB[bb:x]XLB[aa]");
        check_all("(;FF[4]DD[][aa])", ";FF[4]DD[aa]");
    }

    #[test]
    fn counts_are_put_right() {
        check_all("(;FF[4]AB[aa]AB[bb]C[one]C[two]PB[A]PB[B]PB[A])", ";FF[4]AB[aa][bb]C[one\n\ntwo]PB[A]XPB[B]");
        check_all("(;FF[4];B[aa][bb]C[x][y])", ";FF[4];B[aa]C[x\n\ny]XB[bb]");
        check_all("(;FF[4]PL ;B[aa])", ";FF[4];B[aa]");
    }

    #[test]
    fn nodes_are_split_and_cleaned() {
        check_all("(;FF[4];AB[aa]B[bb]C[x]N[y])", ";FF[4];AB[aa]N[y];B[bb]C[x]");
        check_all("(;FF[4];B[aa]W[bb]WL[3]C[x])", ";FF[4];B[aa]C[x];W[bb]WL[3]");
        check_all("(;FF[4];B[aa]PL[W])", ";FF[4];B[aa]");
        check_all("(;FF[4];B[aa]PL[B])", ";FF[4];B[aa]XPL[B]");
        check_all("(;FF[4];B[aa]SZ[9]FF[4])", ";FF[4];B[aa]XSZ[9]");
        check_all("(;FF[4];;B[aa])", ";FF[4];B[aa]");
        check_all("(;FF[4]GM[Blokus];1[a1]2[b1]3[c1])", ";FF[4]GM[Blokus];1[a1];2[b1];3[c1]");
    }

    #[test]
    fn annotations_and_marks() {
        check_all("(;FF[4];B[aa]BM[1]TE[1];W[bb]TE[1]BM[2])", ";FF[4];B[aa]DO[];W[bb]IT[]");
        check_all("(;FF[4];B[aa]GB[1]GW[2]UC[1])", ";FF[4];B[aa]GB[1]XGW[2]XUC[1]");
        check_all("(;FF[4]AB[aa][bb]AW[bb]TR[cc:dd]SQ[cc])", ";FF[4]AB[aa]AW[bb]TR[cc:dd]");
        check_all("(;FF[4]LN[aa:bb][bb:aa][cc:cc])", ";FF[4]LN[aa:bb]");
    }

    #[test]
    fn roots() {
        check_all("(;FF[9]SZ[9:9]ST[8])", ";FF[4]SZ[9]XST[8]");
        check_all("(;FF[4]CA[klingon]PB[ü])", ";FF[4]CA[UTF-8]PB[ü]");
        check_all("(;FF[4]PB[ü]KI[11])", ";FF[4]CA[UTF-8]PB[ü]KM[5.5]");
        check_all("(;FF[4]CoPyright[x])", ";FF[4]CP[x]");
        check_all("(;FF[4]US[Ada [3d]]PB[x])", ";FF[4]US[Ada [3d\\]]PB[x]");
    }

    #[test]
    fn one_code_mends_one_kind_of_fault() {
        assert_eq!(mended("(;FF[4]TR[];B[c c]BL[x])", Some(Code::EmptyList)), ";FF[4];B[c c]BL[x]");
        assert_eq!(mended("(;FF[4]TR[];B[c c]BL[x])", Some(Code::ValueSpelling)), ";FF[4]TR[];B[cc]BL[x]");
    }
}
