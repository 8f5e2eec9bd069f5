//! What a node contains that some convention uses as a verdict.

use super::nodes::{labels, played, points_called};
use super::outlook::{self, Outlook};
use super::words::{self, FirstWord, OtherPraise};
use crate::game::{Colour, Kind, Move, Place};
use crate::sgf::{NodeId, Tree};

/// The marks of a node, as a set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Marks(u32);

impl Marks {
    pub const RIGHT: Marks = Marks(1);
    pub const CORRECT: Marks = Marks(1 << 1);
    pub const WRONG: Marks = Marks(1 << 2);
    pub const PLUS: Marks = Marks(1 << 3);
    pub const WV: Marks = Marks(1 << 4);
    pub const TE: Marks = Marks(1 << 5);
    pub const BM: Marks = Marks(1 << 6);
    pub const DO: Marks = Marks(1 << 7);
    /// Good for Black, and for White.
    pub const GB: Marks = Marks(1 << 8);
    pub const GW: Marks = Marks(1 << 9);
    /// A triangle on the move just played.
    pub const TR: Marks = Marks(1 << 10);
    pub const JOSEKI: Marks = Marks(1 << 11);
    /// The comment before it marks its letter by a star.
    pub const STAR: Marks = Marks(1 << 12);
    pub const CHOICE: Marks = Marks(1 << 13);
    /// A hot spot: of one's own games, a move to look at again.
    pub const HO: Marks = Marks(1 << 14);

    /// A check mark.
    pub const CH: Marks = Marks(1 << 15);
    /// The verdict at the beginning of its comment is a sentence of its own.
    pub const ALONE: Marks = Marks(1 << 16);
    /// It has a comment or a name in words.
    pub const WORDS: Marks = Marks(1 << 17);
    /// The verdict of its comment is taken back, or is about one of the colours; or it may be one of several answers.
    pub const DOUBTED: Marks = Marks(1 << 18);
    /// A move that is called wrong, though the reply to it is called right: of whom that is said is not known.
    pub const DISPUTED: Marks = Marks(1 << 19);
    /// Its comment says that it turns out well for its own side, or badly.
    pub const PRAISED: Marks = Marks(1 << 20);
    pub const FAILED: Marks = Marks(1 << 21);
    /// Its comment names who does well: it is not its own side.
    pub const GOOD_FOR_OTHER: Marks = Marks(1 << 22);
    /// Its comment calls it right beside another one.
    pub const ALSO: Marks = Marks(1 << 23);
    /// Its comment names the answer, and it is its own move.
    pub const NAMED: Marks = Marks(1 << 24);

    /// Whether it has one of these.
    pub fn has(self, other: Marks) -> bool {
        self.0 & other.0 != 0
    }

    pub fn and(self, other: Marks) -> Marks {
        Marks(self.0 | other.0)
    }

    /// Those of them that are among these.
    pub fn of(self, others: Marks) -> Marks {
        Marks(self.0 & others.0)
    }

    pub fn without(self, other: Marks) -> Marks {
        Marks(self.0 & !other.0)
    }

    /// Each by itself.
    pub fn each(self) -> impl Iterator<Item = Marks> {
        (0..u32::BITS).map(|bit| Marks(1 << bit)).filter(move |mark| self.has(*mark))
    }
}

/// The properties that are marks by themselves.
pub(super) const PROPERTIES: [(&str, Marks); 8] = [
    ("WV", Marks::WV),
    ("TE", Marks::TE),
    ("BM", Marks::BM),
    ("DO", Marks::DO),
    ("GB", Marks::GB),
    ("GW", Marks::GW),
    ("CH", Marks::CH),
    ("HO", Marks::HO),
];

/// All data read from a node.
#[derive(Debug, Default)]
pub(super) struct NodeMarks {
    pub marks: Marks,
    /// The colour of its move.
    pub mover: Option<Colour>,
    /// It sets something up.
    pub sets_up: bool,
    /// The word of its comment that is a mark.
    pub word: Option<String>,
    /// Letters that its comment marks with a star.
    pub starred: Vec<String>,
    /// Points that its comment praises by their letters or names: other answers to the same question, or those to the one it asks.
    pub praised: Vec<Place>,
    /// Its comment praises other answers, and does not say which.
    pub praises_more: bool,
    /// Its comment says what the answer is, and does not call its own move right: where no move is marked as right, all stay open.
    pub names_answer: bool,
}

/// Reads a node.
pub(super) fn read(tree: &Tree, kind: &Kind, node: NodeId) -> NodeMarks {
    let mut found = NodeMarks::default();
    let (mut moved, mut triangles) = (None, Vec::new());
    for property in tree.properties(node) {
        let id = property.id();
        if let Some(colour) = kind.colour_of(&id) {
            found.mover = found.mover.or(Some(colour));
            moved = moved.or_else(|| property.value());
            continue;
        }
        found.sets_up |= kind.sets_places(&id);
        // `CH[0]` says that it has none.
        if property.value().is_some_and(|raw| raw.trim_ascii() == b"0") {
            continue;
        }
        if &*id == "TR" {
            triangles.extend(property.values());
            continue;
        }
        let Some((_, mark)) = PROPERTIES.into_iter().find(|(name, _)| *name == &*id) else { continue };
        // Earlier versions of the format have no property for these: good and bad is interesting, bad and good is doubtful.
        let (before, both) = (found.marks, Marks::TE.and(Marks::BM));
        found.marks = match mark {
            Marks::BM if before.has(Marks::TE) => before.without(both),
            Marks::TE if before.has(Marks::BM) => before.without(both).and(Marks::DO),
            _ => before.and(mark),
        };
    }
    if !triangles.is_empty() && moved.is_some_and(|raw| stands_on(kind, &triangles, raw)) {
        found.marks = found.marks.and(Marks::TR);
    }
    let mut other = OtherPraise::default();
    if tree.has(node, "C")
        && let Some(comment) = tree.text(node, "C")
    {
        let is_of_another = words::label(&comment).is_some_and(|label| is_elsewhere(tree, kind, node, label));
        read_comment(&comment, &mut found, is_of_another);
        if !found.marks.has(Marks::CORRECT.and(Marks::WRONG))
            && let Some(label) = words::label(&comment)
            && is_own(tree, kind, node, label)
            && let Some((verdict, word)) = words::said_of_label(&comment)
        {
            found.marks = found.marks.and(mark_of(verdict));
            found.word = Some(word.to_owned()).filter(|_| verdict != FirstWord::Doubted);
        }
        let named = words::named_answer(&comment).filter(|_| found.mover.is_some() && !found.marks.has(Marks::WRONG));
        read_outlook(&comment, &mut found);
        other = words::other_praise(&comment);
        if let Some(names) = named {
            read_named(tree, kind, node, &names, &mut found);
            other.names.extend(names);
        }
        if found.marks.has(Marks::WRONG) || found.mover.is_none() {
            other.names.extend(words::answers(&comment));
        }
        found.names_answer = found.mover.is_none() && words::states_answer(&comment);
        found.praised = praised_places(tree, kind, node, &other.names);
    }
    let verdicts = Marks::CORRECT.and(Marks::WRONG).and(Marks::DOUBTED);
    if !found.marks.has(verdicts)
        && tree.has(node, "N")
        && let Some(name) = tree.text(node, "N")
        && let Some((verdict, word)) = words::first_word(&name).filter(|(_, word)| words::is_all(&name, word))
    {
        found.marks = found.marks.and(mark_of(verdict)).and(Marks::ALONE);
        found.word = Some(word.to_owned()).filter(|_| verdict != FirstWord::Doubted);
    }
    // Where its move is praised, and other moves that cannot be found, they may be any.
    let may_praise_others = found.mover.is_none() || found.marks.has(Marks::CORRECT);
    found.praises_more = other.has_another && found.praised.is_empty() && may_praise_others;
    found.names_answer |= (found.marks.has(Marks::WRONG) || found.mover.is_none()) && !found.praised.is_empty();
    // Praise of several moves may be praise of this one.
    if other.is_of_several && found.mover.is_some() && !found.marks.has(verdicts) {
        found.marks = found.marks.and(Marks::DOUBTED);
    }
    let says = |text: &str| words::has_words(text) || outlook::is_sign(text);
    let in_words = |id: &str| tree.has(node, id) && tree.text(node, id).is_some_and(|text| says(&text));
    if found.mover.is_some() && (in_words("C") || in_words("N")) {
        found.marks = found.marks.and(Marks::WORDS);
    }
    found
}

/// Whether a node has this label on another point than that of its move.
fn is_elsewhere(tree: &Tree, kind: &Kind, node: NodeId, label: &str) -> bool {
    let played = played(tree, kind, node);
    labels(tree, kind, node).iter().any(|(place, text)| text == label && !played.contains(place))
}

/// Whether a node has this label on the point of its move, or had it there before; or it is the first move, and this its number.
fn is_own(tree: &Tree, kind: &Kind, node: NodeId, label: &str) -> bool {
    let (own, before) = (played(tree, kind, node), tree.parent(node));
    let labels: Vec<_> = [Some(node), before].into_iter().flatten().flat_map(|node| labels(tree, kind, node)).collect();
    let is_moved = |node: NodeId| tree.properties(node).any(|property| kind.colour_of(&property.id()).is_some());
    match labels.iter().any(|(_, text)| text == label) {
        true => labels.iter().any(|(place, text)| text == label && own.contains(place)),
        false => label == "1" && before.is_some_and(|before| tree.parent(before).is_none() && !is_moved(before)),
    }
}

/// A comment that only names the answer says nothing of another move.
fn read_named(tree: &Tree, kind: &Kind, node: NodeId, names: &[String], found: &mut NodeMarks) {
    let (places, own) = (praised_places(tree, kind, node, names), played(tree, kind, node));
    if places.iter().any(|place| own.contains(place)) {
        found.marks = found.marks.and(Marks::CORRECT).and(Marks::NAMED).without(Marks::DOUBTED);
        return;
    }
    // Which move that is cannot be found.
    let is_open = places.is_empty();
    found.marks = found.marks.without(Marks::CORRECT.and(Marks::ALONE).and(Marks::ALSO).and(Marks::PRAISED));
    found.marks = if is_open { found.marks.and(Marks::DOUBTED) } else { found.marks };
    found.word = None;
}

/// The points with these names: labels on the position after a move or on that before it, and points as people write them.
fn praised_places(tree: &Tree, kind: &Kind, node: NodeId, names: &[String]) -> Vec<Place> {
    if names.is_empty() {
        return Vec::new();
    }
    let nodes = [Some(node), tree.parent(node)].into_iter().flatten().filter(|&node| tree.has(node, "LB"));
    let labelled = nodes.flat_map(|node| labels(tree, kind, node)).filter(|(_, label)| names.contains(label));
    labelled.map(|(place, _)| place).chain(points_called(kind, names)).collect()
}

fn mark_of(verdict: FirstWord) -> Marks {
    match verdict {
        FirstWord::Right => Marks::CORRECT,
        FirstWord::Wrong => Marks::WRONG,
        FirstWord::Doubted => Marks::DOUBTED,
    }
}

/// Reads a comment; its verdict is no mark where it is about another point.
fn read_comment(comment: &str, found: &mut NodeMarks, is_of_another: bool) {
    let mut add = |mark| found.marks = found.marks.and(mark);
    if words::has_right(comment) {
        add(Marks::RIGHT);
    }
    if words::asks_right(comment) {
        add(Marks::DOUBTED);
    }
    let first_word = words::first_word(comment).filter(|_| !is_of_another);
    if let Some((first, word)) = first_word {
        add(mark_of(first));
        if first == FirstWord::Right && words::is_also(comment) {
            add(Marks::ALSO);
        }
        if words::stands_alone(comment, word) {
            add(Marks::ALONE);
        }
    }
    if words::has_plus(comment) {
        add(Marks::PLUS);
    }
    if words::has_joseki(comment) {
        add(Marks::JOSEKI);
    }
    if words::in_capitals(comment, "CHOICE").next().is_some() {
        add(Marks::CHOICE);
    }
    found.word = first_word.filter(|(first, _)| *first != FirstWord::Doubted).map(|(_, word)| word.to_owned());
    found.starred = words::starred(comment);
}

/// Reads how a comment says that a move turns out, where it does not simply call it right or wrong.
fn read_outlook(comment: &str, found: &mut NodeMarks) {
    let Some(mover) = found.mover.filter(|mover| mover.index() < 2) else { return };
    let is_blacks = mover == Colour::BLACK;
    let outlook = outlook::of(comment, is_blacks);
    // `Wrong order, but it works`.
    if outlook == Outlook::Well && found.marks.has(Marks::WRONG) && words::is_conceded(comment) {
        found.marks = found.marks.without(Marks::WRONG).and(Marks::DOUBTED);
        found.word = None;
    }
    if found.marks.has(Marks::CORRECT.and(Marks::WRONG)) {
        return;
    }
    found.marks = match outlook {
        Outlook::Well => found.marks.and(Marks::PRAISED),
        Outlook::Badly => found.marks.and(Marks::FAILED),
        Outlook::Open => found.marks,
    };
    if outlook::names_colour(comment) && outlook::of(comment, !is_blacks) == Outlook::Well {
        found.marks = found.marks.and(Marks::GOOD_FOR_OTHER);
    }
}

/// Whether one of these points is one of the move.
fn stands_on(kind: &Kind, points: &[&[u8]], raw: &[u8]) -> bool {
    let Some(Move::Place(places) | Move::Path(places)) = kind.read_value(raw) else { return false };
    points.iter().any(|point| kind.places(point).flatten().any(|place| places.contains(&place)))
}

/// Whether GB or GW is good for the solver; `None` for neither, or both.
pub(super) fn good_for(marks: Marks, solver: Option<Colour>) -> Option<bool> {
    let (black, white) = (marks.has(Marks::GB), marks.has(Marks::GW));
    let own = if solver? == Colour::BLACK { black } else { white };
    (black != white).then_some(own)
}
