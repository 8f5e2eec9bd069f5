//! The markup of a node: marks, labels, lines, territory, dimmed points and the visible part.
//!
//! Point lists may contain rectangles everywhere but in labels and lines. DD, VW and PM are inherited; the [`Position`] knows from which
//! node. How a mark looks is not decided here.

use super::place_set::PlaceSet;
use super::{Colour, Kind, Misread, Place, Position, fault, notation};
use crate::{
    language::StaticText,
    sgf::{Code, Contents, Fault, NodeId, Property, Tree},
    text::simple_text_of,
};
use std::collections::{HashMap, HashSet};

named! {
    /// The mark of a point or of a pod.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    Mark {
        /// TR, Octi TS.
        Triangle = "triangle",
        /// SQ, Octi SS.
        Square = "square",
        /// CR, Octi CS.
        Circle = "circle",
        /// MA, Octi MS: an X.
        Cross = "cross",
        /// SL, and the old RG and SC.
        Selected = "selected",
    }
}

/// The marks and their properties on a point; the last also represents two older ones.
const MARKS: [(Mark, &str); 5] =
    [(Mark::Triangle, "TR"), (Mark::Square, "SQ"), (Mark::Circle, "CR"), (Mark::Cross, "MA"), (Mark::Selected, "SL")];

impl Mark {
    /// The property that puts it on points.
    pub fn property(self) -> &'static str {
        MARKS.iter().find(|(mark, _)| *mark == self).map_or("SL", |(_, id)| id)
    }

    /// Its name for display, in lower case if the language has it so.
    pub fn words(self) -> StaticText {
        match self {
            Mark::Triangle => StaticText("mark-triangle", "triangle"),
            Mark::Square => StaticText("mark-square", "square"),
            Mark::Circle => StaticText("mark-circle", "circle"),
            Mark::Cross => StaticText("mark-cross", "cross"),
            Mark::Selected => StaticText("mark-selected", "selection"),
        }
    }

    /// The mark that a property puts on points, also in old records.
    pub fn of_property(id: &str) -> Option<Self> {
        let id = if matches!(id, "RG" | "SC") { "SL" } else { id };
        MARKS.iter().find(|(_, known)| *known == id).map(|(mark, _)| *mark)
    }
}

/// The first capital letter not used as a label, then the first unused number.
pub fn next_label(used: &[String]) -> String {
    let mut letters = ('A'..='Z').map(String::from);
    letters.find(|label| !used.contains(label)).unwrap_or_else(|| next_number(used))
}

/// The first number from 1 not used as a label.
pub fn next_number(used: &[String]) -> String {
    (1..).map(|number: u32| number.to_string()).find(|label| !used.contains(label)).unwrap_or_default()
}

/// A mark on one pod of a stack of Octi.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PodMark {
    /// The square.
    pub place: Place,
    /// Which of the pods on it, from 0, in the order of [`Stacks::stack`](crate::Stacks::stack).
    pub pod: usize,
    /// The mark.
    pub mark: Mark,
}

/// A figure: a part of a game that is printed as one diagram.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrintedFigure {
    /// What to leave out: 1 the coordinates, 2 the name, 4 the list of hidden moves, 256 the removal of captured stones
    /// (so they stay, as in books), 512 the star points. 32768 means that none of this was decided, as where no number is.
    pub flags: u32,
    /// Its name, on one line.
    pub name: String,
}

impl PrintedFigure {
    /// Whether it omits what a flag (1, 2, 4, 256, 512) stands for; `None` if unspecified.
    pub fn leaves_out(&self, flag: u32) -> Option<bool> {
        (self.flags & UNDECIDED == 0).then_some(self.flags & flag != 0)
    }
}

/// How move numbers are printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Print {
    /// Not at all.
    None,
    /// All digits.
    #[default]
    AsTheyAre,
    /// From the figure's own hundred.
    Modulo,
}

/// The markup of a node.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Markup {
    /// Marks in file order, each once on a place.
    pub marks: Vec<(Place, Mark)>,
    /// Labels, on one line each, one for a place: of several the last, which hides the others.
    pub labels: Vec<(Place, String)>,
    /// Lines from a place to another, each once.
    pub lines: Vec<(Place, Place)>,
    /// Arrows from a place to another, each once.
    pub arrows: Vec<(Place, Place)>,
    /// Marks on single pods of Octi.
    pub pod_marks: Vec<PodMark>,
    /// Arrows from a pod of Octi (its square and its number in the stack) to a square.
    pub pod_arrows: Vec<(Place, usize, Place)>,
    /// Territory and whose it is.
    pub territory: Vec<(Place, Colour)>,
    /// Points that are shown dimmed.
    pub dim: Vec<Place>,
    /// The only points that are shown; `None` for the whole board.
    pub view: Option<Vec<Place>>,
    /// The figure that the node belongs to.
    pub figure: Option<PrintedFigure>,
    /// How move numbers are printed.
    pub print: Print,
    /// What is taken off the numbers of moves where they are printed: whole hundreds, with `PM[2]`; else 0.
    pub hundreds: u32,
    /// Points that cannot be read.
    pub findings: Vec<Fault>,
}

impl Markup {
    /// A node's markup, given the position after it.
    pub fn of(tree: &Tree, node: NodeId, position: &Position) -> Markup {
        let kind = position.kind();
        let mut markup = Markup::own(tree, node, position);
        let inherited = position.inherited();
        if let Some(node) = inherited.dim {
            let values: Vec<&[u8]> = tree.values(node, "DD").collect();
            markup.dim = points(kind, &values, &mut PlaceSet::default(), &mut Vec::new());
        }
        if let Some(node) = inherited.view {
            let values: Vec<&[u8]> = tree.values(node, "VW").collect();
            let shown = view(tree, node, kind, &values);
            markup.view = Some(shown).filter(|shown| !shown.is_empty());
        }
        markup.figure = inherited.figure.and_then(|node| figure(tree, node));
        markup.print = match inherited.print.and_then(|node| tree.value(node, "PM")).and_then(notation::number) {
            Some(0) => Print::None,
            Some(2) => Print::Modulo,
            _ => Print::AsTheyAre,
        };
        markup.hundreds = u32::MAX - position.printed_number(tree, u32::MAX);
        markup
    }

    /// The node's own markup, without inherited markup.
    fn own(tree: &Tree, node: NodeId, position: &Position) -> Markup {
        let mut markup = Markup::default();
        if position.kind().has_board() {
            let mut once = Once::default();
            for property in tree.properties(node) {
                markup.read((tree, node), position, &property, &mut once);
                once.settle(&mut markup, &property.id());
            }
        }
        markup
    }

    /// What is wrong with the points of a node's own markup: as [`Markup::own`], with nothing kept of what is right. In `contents`
    /// is what the node holds.
    pub(super) fn check(tree: &Tree, node: NodeId, position: &Position, contents: &Contents<'_>) -> Vec<Fault> {
        let kind = position.kind();
        let mut markup = Markup::default();
        if !kind.has_board() {
            return markup.findings;
        }
        for (property, values) in contents.iter() {
            match &*property.id() {
                // A label's text is arbitrary.
                "LB" => values.iter().for_each(|raw| _ = markup.place(kind, notation::compose(raw).0, raw)),
                "TB" | "TW" if kind.facts().several => {
                    markup.read((tree, node), position, property, &mut Once::default());
                }
                // The most frequent properties draw nothing.
                "B" | "W" => {}
                "C" => {}
                "TB" | "TW" => markup.check_points(kind, values),
                "DD" | "VW" => markup.check_points(kind, values),
                id if Mark::of_property(id).is_some() => markup.check_points(kind, values),
                _ => {
                    markup.read((tree, node), position, property, &mut Once::default());
                    // They may be very many.
                    markup.lines.clear();
                    markup.arrows.clear();
                    markup.marks.clear();
                }
            }
        }
        markup.findings
    }

    /// Finds invalid places in a list of points. Nearly all are single points and valid.
    fn check_points(&mut self, kind: &Kind, values: &[&[u8]]) {
        // A two-letter value cannot be a rectangle.
        let is_point = |raw: &&[u8]| (raw.len() <= 2 || notation::compose(raw).1.is_none()) && kind.place(raw).is_ok();
        let others: Vec<&[u8]> = values.iter().copied().filter(|raw| !is_point(raw)).collect();
        if !others.is_empty() {
            points(kind, &others, &mut PlaceSet::default(), &mut self.findings);
        }
    }

    /// Whether the node draws nothing of its own and inherits nothing.
    pub fn is_empty(&self) -> bool {
        *self == Markup { figure: self.figure.clone(), print: self.print, hundreds: self.hundreds, ..Markup::default() }
    }

    /// Reads what a property draws. Points that have a mark, or are somebody's, already are not named again.
    fn read(&mut self, (tree, node): (&Tree, NodeId), position: &Position, property: &Property<'_>, once: &mut Once) {
        let kind = position.kind();
        let id = property.id();
        if let Some(mark) = Mark::of_property(&id) {
            let places = self.new_points(kind, property, once.marks.of(mark));
            self.marks.extend(places.into_iter().map(|place| (place, mark)));
            return;
        }
        match &*id {
            "LB" => self.read_labels(tree, node, kind, property),
            "LN" | "AR" => self.read_pairs(kind, property),
            "TB" | "TW" if !kind.facts().several => {
                let colour = if id == "TB" { Colour::BLACK } else { Colour::WHITE };
                let places = self.new_points(kind, property, once.territory.of(colour));
                self.territory.extend(places.into_iter().map(|place| (place, colour)));
            }
            // They are inherited, and evaluated where needed; here only their errors are collected.
            "DD" | "VW" => drop(self.points(kind, property)),
            _ => {
                kind.game().read_markup(self, position, property);
            }
        }
    }

    fn read_labels(&mut self, tree: &Tree, node: NodeId, kind: &Kind, property: &Property<'_>) {
        for raw in property.values() {
            let (point, label) = notation::compose(raw);
            let Some(place) = self.place(kind, point, raw) else { continue };
            let text = label.map(|label| simple_text_of(&tree.charset(node).decode(label).text)).unwrap_or_default();
            self.labels.push((place, text));
        }
    }

    fn read_pairs(&mut self, kind: &Kind, property: &Property<'_>) {
        for raw in property.values() {
            let (from, to) = notation::compose(raw);
            let Some(from) = self.place(kind, from, raw) else { continue };
            let Some(to) = self.place(kind, to.unwrap_or(b""), raw) else { continue };
            match &*property.id() {
                "LN" => self.lines.push((from, to)),
                _ => self.arrows.push((from, to)),
            }
        }
    }

    /// The places of a list of points; what is none is a finding.
    pub(super) fn points(&mut self, kind: &Kind, property: &Property<'_>) -> Vec<Place> {
        self.new_points(kind, property, &mut PlaceSet::default())
    }

    /// The same without those that were named before.
    fn new_points(&mut self, kind: &Kind, property: &Property<'_>, named: &mut PlaceSet) -> Vec<Place> {
        let values: Vec<&[u8]> = property.values().collect();
        points(kind, &values, named, &mut self.findings)
    }

    /// The place that a part of a value names; what names none is a finding.
    pub(super) fn place(&mut self, kind: &Kind, point: &[u8], raw: &[u8]) -> Option<Place> {
        let place = kind.place(point);
        if let Err(misread) = place {
            self.findings.push(unreadable(misread, raw));
        }
        place.ok()
    }
}

/// What a node has drawn already: its properties may repeat it many thousand times.
#[derive(Default)]
struct Once {
    marks: PlacesOf<Mark>,
    territory: PlacesOf<Colour>,
    labels: (usize, HashMap<Place, usize>),
    lines: (usize, HashSet<(Place, Place)>),
    arrows: (usize, HashSet<(Place, Place)>),
    pod_arrows: (usize, HashSet<(Place, usize, Place)>),
}

/// Places for each of some marks or colours, and how many of the things at these places were looked at.
struct PlacesOf<T>(Vec<(T, PlaceSet)>, usize);

impl<T> Default for PlacesOf<T> {
    fn default() -> Self {
        PlacesOf(Vec::new(), 0)
    }
}

impl<T: Copy + PartialEq> PlacesOf<T> {
    fn of(&mut self, what: T) -> &mut PlaceSet {
        let at = self.0.iter().position(|(other, _)| *other == what).unwrap_or_else(|| {
            self.0.push((what, PlaceSet::default()));
            self.0.len() - 1
        });
        &mut self.0[at].1
    }

    /// Takes out of a list what a game has added to it that was there before.
    fn settle(&mut self, list: &mut Vec<(Place, T)>, are_new: bool) {
        if !are_new {
            let mut one = Vec::new();
            for (place, what) in list.split_off(self.1) {
                one.clear();
                self.of(what).add_run(place.0..place.0 + 1, &mut one);
                list.extend(one.iter().map(|place| (*place, what)));
            }
        }
        self.1 = list.len();
    }
}

impl Once {
    /// Takes out of what a property has added whatever is there before.
    fn settle(&mut self, markup: &mut Markup, property: &str) {
        let are_new = Mark::of_property(property).is_some() || matches!(property, "TB" | "TW");
        self.marks.settle(&mut markup.marks, are_new);
        self.territory.settle(&mut markup.territory, are_new);
        keep_new(&mut markup.lines, &mut self.lines);
        keep_new(&mut markup.arrows, &mut self.arrows);
        keep_new(&mut markup.pod_arrows, &mut self.pod_arrows);
        let (settled, places) = &mut self.labels;
        for (place, text) in markup.labels.split_off(*settled) {
            match places.get(&place) {
                Some(&at) => markup.labels[at].1 = text,
                None => {
                    places.insert(place, markup.labels.len());
                    markup.labels.push((place, text));
                }
            }
        }
        *settled = markup.labels.len();
    }
}

fn keep_new<T: Copy + Eq + std::hash::Hash>(list: &mut Vec<T>, (settled, seen): &mut (usize, HashSet<T>)) {
    let added = list.split_off(*settled);
    list.extend(added.into_iter().filter(|item| seen.insert(*item)));
    *settled = list.len();
}

/// The points of a list that were not named before, rectangles spread out: a list of rectangles can name all of them many thousand
/// times. An empty value means none.
fn points(kind: &Kind, values: &[&[u8]], named: &mut PlaceSet, findings: &mut Vec<Fault>) -> Vec<Place> {
    let mut places = Vec::new();
    for raw in values.iter().filter(|raw| !notation::squeeze(raw).is_empty()) {
        for run in kind.runs(raw) {
            match run {
                Ok(run) => named.add_run(run, &mut places),
                Err(misread) => findings.push(unreadable(misread, raw)),
            }
        }
    }
    places
}

/// The points that VW shows. In FF3 two points were the corners of a rectangle.
fn view(tree: &Tree, node: NodeId, kind: &Kind, values: &[&[u8]]) -> Vec<Place> {
    let old = || {
        let format = tree.value(tree.root(node), "FF").and_then(notation::number).unwrap_or(1);
        format < 4 && values.iter().all(|raw| notation::compose(raw).1.is_none())
    };
    match values {
        [a, b] if old() => {
            let corners = [*a, b":", *b].concat();
            points(kind, &[&corners], &mut PlaceSet::default(), &mut Vec::new())
        }
        _ => points(kind, values, &mut PlaceSet::default(), &mut Vec::new()),
    }
}

/// The flag of a figure that leaves all others to the program.
const UNDECIDED: u32 = 32768;

fn figure(tree: &Tree, node: NodeId) -> Option<PrintedFigure> {
    let raw = tree.value(node, "FG")?;
    let (flags, name) = notation::compose(raw);
    let name = name.map(|name| simple_text_of(&tree.charset(node).decode(name).text)).unwrap_or_default();
    Some(PrintedFigure { flags: notation::number(flags).map_or(UNDECIDED, |n| n.clamp(0, 0xffff) as u32), name })
}

pub(super) fn unreadable(misread: Misread, raw: &[u8]) -> Fault {
    let text = notation::plain_text(raw);
    let found = match misread {
        Misread::Unreadable => {
            fault(Code::UnreadablePoint, message!("cannot-read-as-mark", "\"{text}\" cannot be read as a mark", text))
        }
        Misread::OffBoard => {
            fault(Code::PointOffBoard, message!("lies-outside-board", "{text} is outside the board", text))
        }
    };
    found.about(raw)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The markup of the last node of the main line.
    fn of(record: &str) -> (Position, Markup) {
        let tree = Tree::read(record.as_bytes().to_vec()).0;
        let node = tree.main_line(tree.games().next().unwrap()).last().unwrap();
        let position = Position::replay(&tree, node);
        let markup = Markup::of(&tree, node, &position);
        (position, markup)
    }

    fn names(position: &Position, places: impl IntoIterator<Item = Place>) -> String {
        let names: Vec<String> = places.into_iter().map(|p| position.board().name(p)).collect();
        names.join(" ")
    }

    #[test]
    fn marks_of_every_kind_with_rectangles() {
        let record = "(;GM[1]FF[4]SZ[9]TR[aa:bb]SQ[cc]CR[dd]MA[ee][fe]SL[ff]LB[gg:a:b\\]][gh:1]LN[aa:ii]AR[ia:ai]TB[ab]TW[ba:ca]RG[hh])";
        let (position, markup) = of(record);
        assert_eq!(names(&position, markup.marks.iter().map(|m| m.0)), "aa ba ab bb cc dd ee fe ff hh");
        assert_eq!(markup.marks[4].1, Mark::Square);
        assert_eq!(markup.labels[0].1, "a:b]");
        assert_eq!(names(&position, [markup.lines[0].0, markup.lines[0].1, markup.arrows[0].0]), "aa ii ia");
        assert_eq!(markup.territory.iter().map(|t| t.1.index()).collect::<Vec<_>>(), [0, 1, 1]);
        assert!(markup.findings.is_empty() && !markup.is_empty());
    }

    #[test]
    fn dim_and_view_hold_until_they_are_set_again() {
        let (position, markup) = of("(;SZ[9]FF[4]DD[aa:ca]VW[aa:ee]PM[2];B[aa];W[bb])");
        assert_eq!(names(&position, markup.dim.clone()), "aa ba ca");
        assert_eq!((markup.view.unwrap().len(), markup.print), (25, Print::Modulo));
        let (_, cleared) = of("(;SZ[9]FF[4]DD[aa:ca]VW[aa:ee];B[aa];DD[]VW[])");
        assert!(cleared.dim.is_empty() && cleared.view.is_none() && cleared.is_empty());
        let (_, old) = of("(;SZ[9]FF[3]VW[aa][ee])");
        assert_eq!(old.view.unwrap().len(), 25);
        let (_, new) = of("(;SZ[9]FF[4]VW[aa][ee])");
        assert_eq!(new.view.unwrap().len(), 2);
    }

    #[test]
    fn figures_and_printed_numbers() {
        let record = "(;SZ[9]FF[4]PM[2];B[aa]MN[99];W[ab]FG[257:Figure 2];B[ac];W[ad])";
        let tree = Tree::read(record.as_bytes().to_vec()).0;
        let (position, markup) = of(record);
        assert_eq!(markup.figure, Some(PrintedFigure { flags: 257, name: "Figure 2".to_owned() }));
        assert_eq!(position.move_number(), 102);
        assert_eq!(position.printed_number(&tree, 102), 102, "the figure begins at 100, so nothing is taken off");
        let later = record.replace("MN[99]", "MN[150]");
        let (position, _) = of(&later);
        assert_eq!(position.printed_number(&tree, 153), 53);
    }

    #[test]
    fn pods_of_a_stack_are_marked_one_by_one() {
        let record = "(;GM[19]SZ[9];AB[46CD][46CD][46CD]AW[99A]CS[46CD][46CD]SS[46CD]TS[99]AS[46CD:56]MS[46CD]TR[46])";
        let (position, markup) = of(record);
        let marks: Vec<_> = markup.pod_marks.iter().map(|m| (m.pod, m.mark)).collect();
        assert_eq!(marks, [(0, Mark::Circle), (1, Mark::Circle), (2, Mark::Square), (0, Mark::Triangle)]);
        assert_eq!(names(&position, [markup.pod_arrows[0].0, markup.pod_arrows[0].2]), "46 56");
        assert_eq!(markup.findings[0].code, Code::MarkRepeated, "there is no fourth pod to mark");
        assert_eq!(markup.marks.len(), 1);
        for (marks, expected) in [
            ("CS[46CD]SS[46CD]", vec![Code::MarkRepeated]),
            ("CS[46A]", vec![Code::OctiPodGone]),
            ("AS[46CD:56][46CD:57]", vec![]),
            ("AS[46CD:56][46CD:56]", vec![Code::LineRepeated]),
            ("AS[46CD:46]", vec![Code::LineRepeated]),
        ] {
            let (_, markup) = of(&format!("(;GM[19]SZ[9];AB[46CD]{marks})"));
            let codes: Vec<_> = markup.findings.iter().map(|finding| finding.code).collect();
            assert_eq!(codes, expected, "{marks}");
        }
    }

    #[test]
    fn old_letters_and_marks() {
        let (_, markup) = of("(;GM[1]SZ[9];B[aa]L[bb][cc]M[aa][dd])");
        assert_eq!(markup.labels.iter().map(|l| l.1.as_str()).collect::<String>(), "AB");
        assert_eq!(markup.marks.iter().map(|m| m.1).collect::<Vec<_>>(), [Mark::Triangle, Mark::Cross]);
    }

    #[test]
    fn repeated_markup_is_drawn_once() {
        let once = "TR[aa:ii]SQ[bb]LN[aa:bb]AR[cc:aa]TB[aa:cc]TW[aa]LB[dd:last]";
        let (_, expected) = of(&format!("(;SZ[9]{once})"));
        let (_, markup) = of(&format!("(;SZ[9]LB[dd:first]{})", once.repeat(50)));
        assert_eq!(markup, expected);
        assert_eq!((markup.marks.len(), markup.labels.len(), markup.territory.len()), (82, 1, 10));
        let pods = "AS[46CD:56]".repeat(9);
        let (_, markup) = of(&format!("(;GM[19]SZ[9];AB[46CD]{pods})"));
        assert_eq!(markup.pod_arrows.len(), 1);
    }

    #[test]
    fn invalid_points_are_reported() {
        let (_, markup) = of("(;GM[11]SZ[5]TR[a1][a9][x]LB[zz:1]AR[a1]TB[])");
        let codes: Vec<Code> = markup.findings.iter().map(|f| f.code).collect();
        assert_eq!(codes, [Code::PointOffBoard, Code::UnreadablePoint, Code::PointOffBoard, Code::UnreadablePoint]);
        assert_eq!(markup.marks.len(), 1);
    }
}
