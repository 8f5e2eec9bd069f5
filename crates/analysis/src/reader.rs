//! Reads the analysis of one game, a node at a time.

use std::borrow::Cow;
use std::collections::HashSet;

use variorum_sgf::point::Naming;
use variorum_sgf::{GameType, Identity, NodeId, Property, Tree, text};

use crate::side::Side;
use crate::{Board, Details, Form, Of, Problem, Reading, Source, Spot, Values, comments, katrain, lizzie, small};
use crate::{is_reviewed, limits, number};

/// Games of Blokus' family that two sides play, with a colour each.
const OF_TWO: [&str; 4] = ["Blokus Duo", "Blokus Junior", "Callisto Two-Player", "GembloQ Two-Player"];

/// What a node says, but for details.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct NodeData {
    /// At most one for each source and position, in the order of [`Form`].
    pub readings: Vec<Reading>,
    /// What could not be read: the property, and why.
    pub problems: Vec<(&'static str, Problem)>,
}

impl NodeData {
    /// The reading of a source about one of the two positions.
    pub fn of(&self, source: &Source, of: Of) -> Option<&Reading> {
        self.readings.iter().find(|reading| reading.of == of && reading.source == *source)
    }
}

/// Reads a game. It holds for one revision of the record: make another after an edit.
#[derive(Clone, Debug)]
pub struct Reader {
    root: NodeId,
    board: Board,
    has_two_sides: bool,
    /// The main line, in games by GoReviewPartner.
    reviewed: Option<HashSet<NodeId>>,
    /// KTV, if it is a version that is not known.
    later: Option<String>,
    komi: Option<i64>,
}

impl Reader {
    /// A reader of the game at `root`, on the board that SZ or its game gives.
    pub fn new(tree: &Tree, root: NodeId) -> Self {
        let identity = Identity::of(tree, root);
        let (columns, rows) = identity.sides().unwrap_or((20, 20));
        let variant = identity.gm_name();
        let has_two_sides = identity.game() != GameType::Blokus || variant.is_some_and(|name| OF_TWO.contains(&name));
        let reviewed = is_reviewed(tree, root).then(|| tree.main_line(root).collect());
        let version = tree.simple_text(root, "KTV").map(|version| version.trim().to_owned());
        let later = version.filter(|version| version.as_str() > katrain::VERSION);
        let komi = tree.simple_text(root, "KM").and_then(|komi| number::local(&komi)).map(small::thousandths);
        Self { root, board: Board { columns, rows }, has_two_sides, reviewed, later, komi }
    }

    /// The same on a board of another size.
    pub fn on(self, board: Board) -> Self {
        Self { board, ..self }
    }

    /// The board.
    pub fn board(&self) -> Board {
        self.board
    }

    /// The root of the game.
    pub fn root(&self) -> NodeId {
        self.root
    }

    /// Whether there are two sides, so that moves lose something.
    pub fn has_two_sides(&self) -> bool {
        self.has_two_sides
    }

    /// The komi of the record, in thousandths of a point.
    pub fn komi(&self) -> Option<i64> {
        self.komi
    }

    /// The side whose move the node holds.
    pub fn mover(&self, tree: &Tree, node: NodeId) -> Option<Side> {
        [Side::Black, Side::White].into_iter().find(|side| tree.has(node, side.letter()))
    }

    /// Where the move of a node was made, if it is on a point of a grid.
    pub fn spot(&self, tree: &Tree, node: NodeId) -> Option<Spot> {
        let text = tree.simple_text(node, self.mover(tree, node)?.letter())?;
        let Board { columns, rows } = self.board;
        if text.trim().is_empty() || text.trim() == "tt" && columns.max(rows) <= 19 {
            return Some(Spot::Pass);
        }
        let (column, row) = Naming::LetterPair.parse(&text, columns, rows)?;
        (column < columns && row < rows).then_some(Spot::Point(column, row))
    }

    /// The side that moved last; from it follows whose turn it is.
    fn moved_last(&self, tree: &Tree, node: NodeId) -> Option<Side> {
        if !self.has_two_sides {
            // Nothing is converted.
            return Some(Side::Black);
        }
        for above in tree.way_up(node).take(limits::MOVELESS) {
            if let Some(mover) = self.mover(tree, above) {
                return Some(mover);
            }
            let given = tree.simple_text(above, "PL").and_then(|text| Side::of_letter(text.trim().get(..1)?));
            if let Some(to_move) = given {
                return Some(to_move.other());
            }
            if above == self.root {
                let handicap = tree.has(above, "AB") && !tree.has(above, "AW");
                let placed = tree.simple_text(above, "HA").and_then(|text| number::real(&text)).unwrap_or_default();
                return Some(if handicap && placed >= 2.0 { Side::Black } else { Side::White });
            }
        }
        None
    }

    /// Reads a node, without candidates, ownership and policy.
    pub fn read(&self, tree: &Tree, node: NodeId) -> NodeData {
        let mut data = NodeData::default();
        let (mut rate, mut sabaki, mut ogatak) = (None, None, None);
        let (mut review, mut has_comment) = (Values::default(), false);
        let board = self.board;
        let text = |property: &Property<'_>| text_of(tree, node, property.value().unwrap_or_default()).into_owned();
        for property in tree.properties(node) {
            let ident = property.id();
            let mut keep = |property: &'static str, reading: Result<Option<Reading>, Problem>| match reading {
                Ok(reading) => data.readings.extend(reading),
                Err(problem) => data.problems.push((property, problem)),
            };
            let plain = |form, values| Some(self.reading(node, form, values));
            match &*ident {
                "SBKV" => keep(
                    "SBKV",
                    small::winrate(&text(&property)).map(|number| {
                        rate = Some(number);
                        None
                    }),
                ),
                "SBKS" => keep(
                    "SBKS",
                    small::lead(&text(&property), board).map(|number| {
                        sabaki = Some(number);
                        None
                    }),
                ),
                "OGSC" => keep(
                    "OGSC",
                    small::lead(&text(&property), board).map(|number| {
                        ogatak = Some(number);
                        None
                    }),
                ),
                "LZ" => keep("LZ", lizzie::read(&text(&property), "LZ", self.moved_last(tree, node), board)),
                "LZ2" => keep("LZ2", lizzie::read(&text(&property), "LZ2", self.moved_last(tree, node), board)),
                "LZOP" if node == self.root => {
                    keep("LZOP", lizzie::read(&text(&property), "LZOP", self.moved_last(tree, node), board));
                }
                "LZOP2" if node == self.root => {
                    keep("LZOP2", lizzie::read(&text(&property), "LZOP2", self.moved_last(tree, node), board));
                }
                "KT" => keep(
                    "KT",
                    match &self.later {
                        Some(version) => Err(Problem::Version(version.clone())),
                        None => katrain::read(property.values(), board),
                    },
                ),
                "QLZV" | "QKGV" => {
                    let name = if ident == "QKGV" { "QKGV" } else { "QLZV" };
                    for (index, raw) in property.values().enumerate() {
                        keep(name, small::q5go(&text_of(tree, node, raw), name, index, board).map(Some));
                    }
                }
                "V" => keep(
                    "V",
                    small::value(&text(&property))
                        .map(|value| plain(Form::Value, Values { value: Some(value), ..Values::default() })),
                ),
                "C" => has_comment = true,
                id if self.reviewed.is_some() => {
                    let read = text(&property);
                    let winrate = || small::both_rates(&read);
                    let of_rate =
                        |form| winrate().map(|rate| plain(form, Values { winrate: Some(rate), ..Values::default() }));
                    match id {
                        "BWWR" => keep(
                            "BWWR",
                            winrate().map(|rate| {
                                review.winrate = Some(rate);
                                None
                            }),
                        ),
                        "ES" => keep(
                            "ES",
                            small::named_lead(&read, board).map(|lead| {
                                review.lead = Some(lead);
                                None
                            }),
                        ),
                        "CBM" => keep(
                            "CBM",
                            small::best(&read, board).map(|best| {
                                review.best = Some((best, None));
                                None
                            }),
                        ),
                        "VNWR" => keep("VNWR", of_rate(Form::ReviewNetwork)),
                        "MCWR" => keep("MCWR", of_rate(Form::ReviewRandom)),
                        _ => {}
                    }
                }
                _ => {}
            }
        }
        let pair = |form, lead| self.reading(node, form, Values { winrate: rate, lead, ..Values::default() });
        if sabaki.is_some() || rate.is_some() && ogatak.is_none() {
            data.readings.push(pair(Form::Sabaki, sabaki));
        }
        if ogatak.is_some() {
            data.readings.push(pair(Form::Ogatak, ogatak));
        }
        if review != Values::default() {
            data.readings.push(self.reading(node, Form::Review, review));
        }
        if has_comment {
            let comment = tree.text(node, "C").unwrap_or_default();
            data.readings.extend(comments::read(&comment, board));
        }
        data.readings.sort_by_key(|reading| reading.source.form);
        data
    }

    /// Values of a property that names no engine. GoReviewPartner's are about the position before the moves of the game; its variations
    /// hold the engine's own moves, and what came of them.
    fn reading(&self, node: NodeId, form: Form, values: Values) -> Reading {
        let property = match form {
            Form::Sabaki | Form::Ogatak => "SBKV",
            Form::Review => "BWWR",
            Form::ReviewNetwork => "VNWR",
            Form::ReviewRandom => "MCWR",
            _ => "V",
        };
        let is_review = matches!(form, Form::Review | Form::ReviewNetwork | Form::ReviewRandom);
        let is_before = is_review && self.reviewed.as_ref().is_some_and(|line| line.contains(&node));
        let of = if is_before && node != self.root { Of::Parent } else { Of::Node };
        Reading { source: Source::of(form), property, index: None, of, values }
    }

    /// Candidates, ownership and policy of a source at the node; empty if it has none.
    pub fn details(&self, tree: &Tree, node: NodeId, form: Form) -> (Details, Vec<(&'static str, Problem)>) {
        let names: &[&'static str] = match form {
            Form::Lz if node == self.root => &["LZ", "LZOP"],
            Form::Lz => &["LZ"],
            Form::Lz2 if node == self.root => &["LZ2", "LZOP2"],
            Form::Lz2 => &["LZ2"],
            Form::KaTrain if self.later.is_none() => &["KT"],
            _ => return Default::default(),
        };
        let Some((name, property)) = names.iter().find_map(|name| Some((*name, tree.property(node, name)?))) else {
            return Default::default();
        };
        let (details, problems) = match (form, self.moved_last(tree, node)) {
            (Form::KaTrain, _) => katrain::details(property.values(), self.board),
            (_, Some(mover)) => {
                let value = text_of(tree, node, property.value().unwrap_or_default());
                lizzie::details(&value, mover, self.board)
            }
            (_, None) => Default::default(),
        };
        (details, problems.into_iter().map(|problem| (name, problem)).collect())
    }
}

/// A value as text.
fn text_of<'a>(tree: &'a Tree, node: NodeId, raw: &'a [u8]) -> Cow<'a, str> {
    match std::str::from_utf8(raw) {
        Ok(plain) if raw.is_ascii() && memchr::memchr2(b'\\', b'\r', raw).is_none() => Cow::Borrowed(plain),
        _ => Cow::Owned(text::text_of(&tree.charset(node).decode(raw).text)),
    }
}
