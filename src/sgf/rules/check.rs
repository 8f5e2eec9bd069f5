//! Running the rules over a record: what is wrong, as far as its text tells.
//!
//! Describes and never changes. What needs a board (a move onto a stone) is checked where boards are known. Remarks that
//! hold for a whole game are made once a game, at the first place that shows them.

use super::{
    Code, Find, Meant, brackets::parentheses_swallowed, lines::Above, meant::missing_brackets, rules,
    splice::part_games, traits::Traits, variations::Fork,
};
use crate::language::Message;
use crate::sgf::{Contents, Dialect, Entry, Fault, FaultList, GameType, Identity, NodeId, Property, Tree, vocabulary};
use std::{
    borrow::Cow,
    cell::OnceCell,
    collections::{BTreeSet, HashSet},
    ops::Range,
};

/// Everything that can be said about a record's text, in file order. `faults` are those of the reading.
pub fn check(tree: &Tree, faults: &[Fault]) -> Vec<Fault> {
    let mut found = check_as_read(tree, faults);
    if may_lack(&found)
        && let Some(meant) = Meant::of(tree)
    {
        let in_meant = check_as_read(&meant.tree, &meant.faults);
        meant.leave(&mut found, in_meant.iter());
    }
    found
}

/// Whether parentheses or brackets may be missing in a place that shows.
pub(crate) fn may_lack(found: &[Fault]) -> bool {
    found.iter().any(|fault| fault.fixable && matches!(fault.code, Code::GameInsideGame | Code::MissingBracket))
}

/// What is wrong with a record as it was read.
fn check_as_read(tree: &Tree, faults: &[Fault]) -> Vec<Fault> {
    let (mut of_file, mut of_game, mut of_line, mut of_node) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for rule in rules() {
        match rule.find {
            Find::File(look) => of_file.push(look),
            Find::Game(look) => of_game.push(look),
            Find::Line(look) => of_line.push((Traits::ANY, look)),
            Find::Node(look) => of_node.push((Traits::ANY, look)),
            Find::NodeWith(traits, look) => of_node.push((traits, look)),
            Find::Elsewhere | Find::Family => {}
        }
    }
    of_line.append(&mut of_node);
    let of_node = of_line;
    let mut report = Report::new(tree, faults);
    let (mut contents, mut room) = (Contents::default(), Vec::new());
    of_file.iter().for_each(|look| look(&mut report));
    for root in tree.games() {
        report.told.clear();
        report.above.clear();
        report.forks.clear();
        let game = Game::of(tree, root);
        of_game.iter().for_each(|look| look(&mut report, &game));
        for node in tree.descendants(root) {
            // Where values end is looked for once, and not by every rule.
            contents.fill(tree, node);
            let mut items = room;
            items.extend(contents.iter().map(|(property, values)| Item::new(&game, property, values)));
            let here = items.iter().fold(Traits::ANY, |all, item| all | Traits::of(item.entry));
            let taken = of_node.iter().filter(|(wanted, _)| wanted.meets(here));
            taken.for_each(|(_, look)| look(&mut report, &game, node, &items));
            room = emptied(items);
        }
    }
    report.finish()
}

/// The same room without what was in it, for what lives longer.
fn emptied<'a>(items: Vec<Item<'_>>) -> Vec<Item<'a>> {
    items.into_iter().map_while(|_| None).collect()
}

/// What the rules need to know about a game.
pub(in crate::sgf) struct Game {
    pub root: NodeId,
    pub kind: GameType,
    /// The version of the format; 1 where FF is absent.
    pub format: u8,
    /// FF is there.
    pub named_format: bool,
    /// Columns and rows as SZ gives them.
    pub size: Option<(u32, u32)>,
    pub dialects: Vec<Dialect>,
    /// Whether a colour that moves twice in a row is worth a word. Where it has two moves a turn, or the other colour is
    /// passed over when it cannot move, it is not.
    pub alternates: bool,
    /// What CA says.
    pub label: String,
    /// Nothing in its texts is escaped.
    pub unescaped: bool,
    /// Of the Blokus family, with two colours only.
    pub two_colours: bool,
}

/// A property with its row of the table.
pub(in crate::sgf) struct Item<'a> {
    pub id: Cow<'a, str>,
    pub property: &'a Property<'a>,
    pub values: &'a [&'a [u8]],
    pub entry: Option<&'static Entry>,
}

impl<'a> Item<'a> {
    fn new(game: &Game, property: &'a Property<'a>, values: &'a [&'a [u8]]) -> Self {
        let id = property.id();
        let entry = game.entry(&id);
        Self { id, property, values, entry }
    }
}

impl Game {
    pub fn of(tree: &Tree, root: NodeId) -> Self {
        let identity = Identity::of(tree, root);
        Self {
            root,
            kind: identity.game(),
            format: identity.format().unwrap_or(1),
            named_format: identity.format().is_some(),
            size: identity.written_size(),
            dialects: identity.dialects().to_vec(),
            // Where the rules of the game say who is in turn, they are asked with the position at hand.
            alternates: !identity.game().takes_turns(),
            label: tree.simple_text(root, "CA").unwrap_or_default(),
            // What names a game or an encoding has been through a program since.
            unescaped: identity.is(Dialect::LittleGolem) && identity.gm().is_empty() && !tree.has(root, "CA"),
            two_colours: ["Blokus Duo", "Blokus Junior", "Callisto Two-Player", "GembloQ Two-Player"]
                .iter()
                .any(|name| identity.gm().trim().eq_ignore_ascii_case(name)),
        }
    }

    pub fn is(&self, dialect: Dialect) -> bool {
        self.dialects.contains(&dialect)
    }

    /// The row of the table for an identifier, as this game and dialect mean it.
    pub fn entry(&self, id: &str) -> Option<&'static Entry> {
        if self.dialects.iter().any(|dialect| dialect.reuses(id)) { None } else { vocabulary::look_up(id, self.kind) }
    }
}

/// Faults of reading that say where a value ends: whatever else is odd about the value comes of that.
const EXPLAIN: [Code; 4] =
    [Code::UnterminatedValue, Code::UnescapedBracket, Code::SplitCharacter, Code::ValueWithoutProperty];

/// The faults found so far.
pub(super) struct Report<'a> {
    pub tree: &'a Tree,
    faults: FaultList,
    told: HashSet<(Code, String)>,
    /// What the nodes hand on of which continuations are still to be looked at.
    pub above: Vec<Above>,
    /// The forks of which variations are still to be looked at.
    pub forks: Vec<Fork>,
    /// Places in values of which nothing more is to be said, because it would have the same reason.
    explained: BTreeSet<usize>,
    places: OnceCell<Vec<usize>>,
    inner_games: OnceCell<bool>,
    missing_brackets: OnceCell<Vec<usize>>,
}

impl<'a> Report<'a> {
    fn new(tree: &'a Tree, faults: &[Fault]) -> Self {
        let mut report = Self {
            tree,
            faults: FaultList::default(),
            told: HashSet::new(),
            above: Vec::new(),
            forks: Vec::new(),
            explained: faults.iter().filter(|fault| EXPLAIN.contains(&fault.code)).map(|fault| fault.offset).collect(),
            places: OnceCell::new(),
            inner_games: OnceCell::new(),
            missing_brackets: OnceCell::new(),
        };
        report.faults.extend(faults.iter().cloned());
        report
    }

    fn finish(self) -> Vec<Fault> {
        let tree = self.tree;
        let mut faults = self.faults.finish();
        let open = |fault: &Fault| fault.code == Code::MissingBracket && !fault.fixable;
        if faults.iter().any(open)
            && let Some(first) = parentheses_swallowed(tree)
        {
            // It may show where the value should have ended.
            let shows = |fault: &&mut Fault| fault.code == Code::SurplusClose && fault.offset >= first;
            faults.iter_mut().filter(shows).for_each(|fault| fault.fixable = false);
        }
        faults.sort_by_key(|fault| (fault.offset, fault.more));
        faults
    }

    /// Adds a fault at a place of the source.
    pub fn add(&mut self, code: Code, offset: usize, node: Option<NodeId>, message: impl Into<Message>) -> Told<'_> {
        Told { list: &mut self.faults, fault: Some(Fault::new(code, offset, node, message)) }
    }

    /// Adds a fault about a node.
    pub fn at_node(&mut self, code: Code, node: NodeId, message: impl Into<Message>) -> Told<'_> {
        let offset = self.tree.offset(node).unwrap_or_else(|| self.nearby(node));
        self.add(code, offset, Some(node), message)
    }

    /// Adds a fault about a property.
    pub fn at_property(
        &mut self,
        code: Code,
        node: NodeId,
        property: &Property<'_>,
        message: impl Into<Message>,
    ) -> Told<'_> {
        match property.offset() {
            Some(offset) => self.add(code, offset, Some(node), message),
            None => self.at_node(code, node, message),
        }
    }

    /// Adds a fault about a raw value; the place is that of its opening bracket. Nothing more is said of a value that is
    /// explained.
    pub fn at_value(&mut self, code: Code, node: NodeId, raw: &[u8], message: impl Into<Message>) -> Told<'_> {
        match self.tree.offset_of(raw) {
            Some(_) if self.is_explained(raw) => Told { list: &mut self.faults, fault: None },
            Some(offset) => self.add(code, offset.saturating_sub(1), Some(node), message),
            None => self.at_node(code, node, message),
        }
    }

    /// What was said about a value is the reason of whatever else is odd about it.
    pub fn explain(&mut self, raw: &[u8]) {
        self.explained.extend(self.tree.offset_of(raw));
    }

    /// Whether it was told what is wrong with a value, from its opening bracket to its closing one.
    pub fn is_explained(&self, raw: &[u8]) -> bool {
        if self.explained.is_empty() {
            return false;
        }
        let place = self.tree.offset_of(raw).map(|offset| offset.saturating_sub(1)..=offset + raw.len());
        place.is_some_and(|place| self.explained.range(place).next().is_some())
    }

    /// Whether this is the first time in the game that something is said about `what`.
    pub fn is_news(&mut self, code: Code, what: &str) -> bool {
        self.told.insert((code, what.to_owned()))
    }

    /// Whether games that begin inside unclosed ones can be parted from them.
    pub fn can_part_games(&self) -> bool {
        *self.inner_games.get_or_init(|| part_games(self.tree).is_some())
    }

    /// Where in these bytes a bracket is certainly missing.
    pub fn missing_bracket(&self, within: Range<usize>) -> Option<usize> {
        let all = self.missing_brackets.get_or_init(|| missing_brackets(self.tree));
        all.get(all.partition_point(|&at| at < within.start)).copied().filter(|at| within.contains(at))
    }

    /// The place of the nearest node above that was read from the file.
    fn nearby(&self, node: NodeId) -> usize {
        let tree = self.tree;
        let places = self.places.get_or_init(|| {
            let mut places = vec![0; tree.len() + 1];
            for node in tree.games().flat_map(|root| tree.descendants(root)) {
                let above = || tree.parent(node).map_or(0, |parent| places[tree.index(parent)]);
                places[tree.index(node)] = tree.offset(node).unwrap_or_else(above);
            }
            places
        });
        places[tree.index(node)]
    }
}

/// A fault that is being told. It goes into the list when all is said about it.
pub(super) struct Told<'a> {
    list: &'a mut FaultList,
    fault: Option<Fault>,
}

impl Told<'_> {
    /// Says whether a repair of it is certain here.
    pub fn fixable(&mut self, certain: bool) {
        self.fault.iter_mut().for_each(|fault| fault.fixable &= certain);
    }

    /// Says whether it is as the record's version or dialect has it.
    pub fn allowed(&mut self, allowed: bool) {
        self.fault.iter_mut().for_each(|fault| fault.allowed |= allowed);
    }
}

impl Drop for Told<'_> {
    fn drop(&mut self) {
        self.fault.take().into_iter().for_each(|fault| self.list.add(fault));
    }
}

/// A raw value for a message: decoded, on one line, not too long.
pub(in crate::sgf) fn shown(tree: &Tree, node: NodeId, raw: &[u8]) -> String {
    const MOST: usize = 40;
    let raw = &raw[..raw.len().min(4 * MOST)];
    let text = tree.charset(node).decode(raw).text.replace(|c: char| c.is_control(), " ");
    let mut short: String = text.chars().take(MOST).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}
