//! Which game a record is of: what GM, SZ, RU and the habits of the program that wrote it say.
//!
//! A kind is a constant of a game in a collection. It is read once from the root and shared by all positions.

use super::{
    Action, Colour, blokus,
    board::{Board, Lattice, Naming, Place, Surface},
    fault, notation, octi, registry,
    rules::{Facts, Game},
    values::Shape,
};
use crate::sgf::{Code, Fault, NodeId, Tree};
use std::sync::Arc;

/// The habits of a program that differ from the specification.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// As specified.
    Standard,
    /// Little Golem: no GM, two letters for a point, and the letters B and W exchanged against PB, PW and RE.
    LittleGolem,
}

/// How swaps in a Hex record are read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Swaps {
    /// Mislabelled swaps are recognised by the colour that moves next.
    #[default]
    Judged,
    /// As written, even where the moves after it make no sense.
    AsWritten,
    /// Every swap mirrors and recolours the stones.
    Pieces,
    /// Every swap exchanges the persons.
    Sides,
}

impl Swaps {
    /// Every way to read them, with its name.
    pub const ALL: [(&'static str, Swaps); 4] = [
        ("judged", Swaps::Judged),
        ("as-written", Swaps::AsWritten),
        ("pieces", Swaps::Pieces),
        ("sides", Swaps::Sides),
    ];

    /// What commands, options and settings call it.
    pub fn name(self) -> &'static str {
        Swaps::ALL.iter().find(|(_, swaps)| *swaps == self).map_or("", |(name, _)| name)
    }

    /// The way of that name.
    pub fn of_name(name: &str) -> Option<Swaps> {
        Swaps::ALL.iter().find(|(known, _)| *known == name).map(|(_, swaps)| *swaps)
    }
}

/// Why a value is no place of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misread {
    /// It is no point of this game's notation.
    Unreadable,
    /// It is a point, but outside the board.
    OffBoard,
}

/// What a record is a record of.
#[derive(Clone, Debug)]
pub struct Kind {
    game: &'static dyn Game,
    /// GM as written, without white space around it; empty where it is absent.
    gm: String,
    family: &'static str,
    dialect: Dialect,
    board: Arc<Board>,
    has_board: bool,
    /// Passes are written `[tt]`.
    tt_passes: bool,
    handicap: u32,
    rules: String,
    /// Who wrote it: AP as written.
    program: String,
    swaps: Swaps,
    octi: Arc<octi::Rules>,
    /// Othello: the four discs of the start are given in the record.
    own_start: bool,
    findings: Vec<Fault>,
}

/// Families of games that only their GM tells apart here: number, names in GM, columns and rows, notation.
const OTHERS: &[(&str, &str, u16, u16, Naming)] = &[
    ("3", "chess", 8, 8, Naming::LetterNumberFromBottom),
    ("5", "morris", 7, 7, Naming::LetterNumberFromBottom),
    ("6", "backgammon", 0, 0, Naming::LetterPair),
    ("7", "chinese-chess", 9, 10, Naming::LetterNumberFromBottom),
    ("8", "shogi", 9, 9, Naming::LetterPair),
    ("9", "lines-of-action", 8, 8, Naming::LetterNumberFromBottom),
    ("10", "ataxx", 7, 7, Naming::LetterPair),
    ("12", "jungle", 7, 9, Naming::LetterPair),
    ("13", "neutron", 5, 5, Naming::LetterPair),
    ("14", "philosophers-football", 15, 19, Naming::LetterPair),
    ("15", "quadrature", 19, 19, Naming::LetterPair),
    ("16", "trax", 0, 0, Naming::LetterPair),
    ("17", "tantrix", 0, 0, Naming::LetterPair),
    ("18", "amazons", 10, 10, Naming::LetterPair),
    ("20", "gess", 20, 20, Naming::LetterPair),
    ("21", "twixt", 24, 24, Naming::LetterNumberFromTop),
    ("22", "zertz", 0, 0, Naming::LetterPair),
    ("23", "plateau", 4, 4, Naming::LetterPair),
    ("24", "yinsh", 0, 0, Naming::LetterPair),
    ("25", "punct", 0, 0, Naming::LetterPair),
    ("26", "gobblet", 4, 4, Naming::LetterPair),
    ("27", "hive", 0, 0, Naming::LetterPair),
    ("28", "exxit", 0, 0, Naming::LetterPair),
    ("29", "hnefatafl", 9, 9, Naming::LetterPair),
    ("30", "kuba", 7, 7, Naming::LetterPair),
    ("31", "tripples", 8, 8, Naming::LetterPair),
    ("32", "chase", 9, 9, Naming::LetterPair),
    ("33", "tumbling-down", 8, 8, Naming::LetterPair),
    ("34", "sahara", 0, 0, Naming::LetterPair),
    ("35", "byte", 8, 8, Naming::LetterPair),
    ("36", "focus", 8, 8, Naming::LetterPair),
    ("37", "dvonn", 0, 0, Naming::LetterPair),
    ("38", "tamsk", 0, 0, Naming::LetterPair),
    ("39", "gipf", 0, 0, Naming::LetterPair),
    ("40", "kropki", 39, 32, Naming::LetterPair),
    ("havannah", "havannah", 0, 0, Naming::LetterNumberFromTop),
    ("4100", "havannah", 0, 0, Naming::LetterNumberFromTop),
    ("4000", "unlur", 0, 0, Naming::LetterNumberFromTop),
    ("4400", "y", 0, 0, Naming::LetterNumberFromTop),
];

/// Nodes looked at to find out whether an unknown game places things on points.
const SAMPLE: usize = 2000;

impl Kind {
    /// The kind of the game that starts at `root`.
    pub fn of(tree: &Tree, root: NodeId) -> Kind {
        let text = |id| tree.value(root, id).map(notation::plain_text).unwrap_or_default();
        let gm = text("GM");
        let size = tree.value(root, "SZ").filter(|raw| !raw.trim_ascii().is_empty());
        let golem = if gm.is_empty() { little_golem(tree, root) } else { None };
        let mut kind = match golem {
            Some("hex") => Kind::hex(size),
            Some("twixt") => Kind::other("twixt", size, 24, 24, Naming::LetterNumberFromTop),
            Some(family) => Kind::other(family, size, 0, 0, Naming::LetterPair),
            // Old HexGui left GM out too; what its moves look like tells.
            None if gm.is_empty() && has_cells(tree, root) => Kind::hex(size),
            None => Kind::named(&gm, size, || octi::Rules::of(tree, root)),
        };
        if golem.is_some() {
            kind.dialect = Dialect::LittleGolem;
        }
        if !kind.game.facts().judged {
            kind.look_at_moves(tree, root, size.is_some());
        }
        kind.tt_passes = tree.value(root, "FF").and_then(notation::number).is_none_or(|ff| ff < 4);
        kind.handicap = tree.value(root, "HA").and_then(notation::number).map_or(0, |n| n.clamp(0, 9999) as u32);
        kind.own_start = tree.has(root, "AB") || tree.has(root, "AW");
        kind.rules = text("RU");
        kind.program = text("AP");
        kind.gm = gm;
        kind
    }

    /// The kind of a new game: `gm` as GM will say, and the size or `None` for the usual one.
    ///
    /// # Errors
    /// With the sizes that the game can have.
    pub fn new(gm: &str, size: Option<(u16, u16)>) -> Result<Kind, String> {
        let raw = size.map(|(columns, rows)| format!("{columns}:{rows}"));
        let size = raw.as_deref().map(str::as_bytes);
        let mut kind = Kind::named(gm, size, || octi::Rules::standard(size));
        if let Some(finding) = kind.findings.iter().find(|f| f.code == Code::SizeUnreadable) {
            return Err(finding.message.to_string());
        }
        kind.gm = match kind.family {
            "go" => "1".to_owned(),
            "othello" => "2".to_owned(),
            "gomoku" => "4".to_owned(),
            "hex" => "11".to_owned(),
            "octi" => "19".to_owned(),
            _ => kind.game.variant().unwrap_or(gm.trim()).to_owned(),
        };
        Ok(kind)
    }

    fn named(gm: &str, size: Option<&[u8]>, octi: impl Fn() -> octi::Rules) -> Kind {
        if let Some(variant) = blokus::Variant::of_gm(gm) {
            return Kind::plain("blokus", variant.gm(), variant.board());
        }
        match normal(gm).as_str() {
            "" | "1" | "go" => Kind::go(size),
            "2" | "othello" | "reversi" => Kind::othello(size),
            "4" | "gomoku" | "renju" | "connect6" => Kind::gomoku(size),
            "11" | "hex" => Kind::hex(size),
            "19" | "octi" => Kind::octi(octi()),
            number => match OTHERS.iter().find(|o| o.0 == number || o.1 == number) {
                Some(&(_, family, columns, rows, naming)) => Kind::other(family, size, columns, rows, naming),
                None => Kind::other("other", size, 19, 19, Naming::LetterPair),
            },
        }
    }

    fn plain(family: &'static str, gm: &str, board: Board) -> Kind {
        Kind {
            game: registry::game(family, gm),
            gm: String::new(),
            family,
            dialect: Dialect::Standard,
            board: Arc::new(board),
            has_board: true,
            tt_passes: false,
            handicap: 0,
            rules: String::new(),
            program: String::new(),
            swaps: Swaps::default(),
            octi: Arc::default(),
            own_start: false,
            findings: Vec::new(),
        }
    }

    fn go(raw: Option<&[u8]>) -> Kind {
        let ((columns, rows), finding) = sides(raw, (19, 19), 52);
        let board = Board::square(columns, rows, Surface::Lines, Naming::LetterPair);
        Kind::plain("go", "", board).with(finding)
    }

    fn hex(raw: Option<&[u8]>) -> Kind {
        let ((columns, rows), finding) = sides(raw, (11, 11), 200);
        Kind::plain("hex", "", Board::hex(columns, rows)).with(finding)
    }

    fn octi(rules: octi::Rules) -> Kind {
        let board = Board::square(rules.columns, rules.rows, Surface::Cells, Naming::DigitPair);
        let finding = rules.finding.clone();
        Kind { octi: Arc::new(rules), ..Kind::plain("octi", "", board) }.with(finding)
    }

    fn gomoku(raw: Option<&[u8]>) -> Kind {
        let ((columns, rows), finding) = sides(raw, (15, 15), 52);
        let board = Board::square(columns, rows, Surface::Lines, Naming::LetterPair);
        Kind::plain("gomoku", "", board).with(finding)
    }

    fn othello(raw: Option<&[u8]>) -> Kind {
        let ((columns, rows), finding) = sides(raw, (8, 8), 52);
        let board = Board::square(columns, rows, Surface::Cells, Naming::LetterNumberFromTop);
        Kind::plain("othello", "", board).with(finding)
    }

    /// A game whose rules are not known. Columns 0: no size is usual, or its board is no grid of squares.
    fn other(family: &'static str, raw: Option<&[u8]>, columns: u16, rows: u16, naming: Naming) -> Kind {
        let usual = if columns == 0 { (19, 19) } else { (columns, rows) };
        let (size, finding) = sides(raw, usual, 52);
        let board = Board::square(size.0, size.1, Surface::Cells, naming);
        let mut kind = Kind::plain(family, "", board).with(finding);
        kind.has_board = columns > 0 || (raw.is_some() && family == "other");
        let words = "the rules of this game are not known here: moves are shown as they are, and nothing is judged";
        kind.with(Some(fault(Code::RulesUnjudged, words)))
    }

    fn with(mut self, finding: Option<Fault>) -> Kind {
        self.findings.extend(finding);
        self
    }

    /// Decides how the points of an unknown game are written, and whether its moves are points at all.
    fn look_at_moves(&mut self, tree: &Tree, root: NodeId, sized: bool) {
        if !self.has_board && !sized {
            return;
        }
        let (mut pairs, mut numbers, mut moves) = (true, true, 0);
        for node in tree.descendants(root).take(SAMPLE) {
            for id in ["B", "W"] {
                for raw in tree.values(node, id) {
                    let value = notation::squeeze(raw);
                    if value.is_empty() || is_word(&value) {
                        continue;
                    }
                    moves += 1;
                    let on = |point: Option<(u32, u32)>| {
                        let (columns, rows) = (self.board.columns(), self.board.rows());
                        point.is_some_and(|(c, r)| c < u32::from(columns) && r < u32::from(rows))
                    };
                    pairs &= on(notation::letter_pair(&value));
                    numbers &= on(notation::letter_number(&value));
                }
            }
        }
        if moves > 0 {
            self.has_board = pairs || numbers;
        }
        if pairs != numbers {
            let naming = match (pairs, self.board.naming()) {
                (true, _) => Naming::LetterPair,
                (false, Naming::LetterPair) => Naming::LetterNumberFromTop,
                (false, naming) => naming,
            };
            let (columns, rows) = (self.board.columns(), self.board.rows());
            self.board = Arc::new(Board::square(columns, rows, Surface::Cells, naming));
        }
    }

    /// The same kind on a board with as many columns as this one has rows, and the other way round. Only squares and
    /// hexagons can lie like that; other boards stay as they are.
    pub fn transposed(&self) -> Kind {
        let (columns, rows) = (self.rows(), self.columns());
        let board = match self.board.lattice() {
            Lattice::Hex => Arc::new(Board::hex(columns, rows)),
            Lattice::Square if self.board.edge() == 0 => {
                Arc::new(Board::square(columns, rows, self.board.surface(), self.board.naming()))
            }
            _ => self.board.clone(),
        };
        Kind { board, ..self.clone() }
    }

    /// The same kind, with its swaps read in another way.
    pub fn with_swaps(mut self, swaps: Swaps) -> Kind {
        self.swaps = swaps;
        self
    }

    /// Whose rules apply.
    pub(crate) fn game(&self) -> &'static dyn Game {
        self.game
    }

    /// What holds for every record of the game.
    pub fn facts(&self) -> &'static Facts {
        self.game.facts()
    }

    /// Whether another record is of the same game, and of the same variant.
    pub fn is_same_game(&self, other: &Kind) -> bool {
        let known = self.family != "other" || self.gm == other.gm;
        *self.game == *other.game && self.family == other.family && known
    }

    /// Whether GM names a game that is known by name, if not by its rules.
    pub fn is_named(&self) -> bool {
        self.family() != "other"
    }

    /// The game's name for people, with a capital: `Lines of action`, `Blokus Duo`.
    pub fn title(&self) -> String {
        let family = || {
            let mut letters = self.family().chars().map(|c| if c == '-' { ' ' } else { c });
            letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
        };
        self.game.variant().map_or_else(family, str::to_owned)
    }

    /// The name of the variant in full, or GM where the game has none with names; `None` where there is no GM.
    pub fn variant(&self) -> Option<&str> {
        self.game.variant().or(Some(&*self.gm).filter(|gm| !gm.is_empty()))
    }

    /// What commands call the game: its family, or the name of its variant where variants have names.
    pub fn name(&self) -> &str {
        self.game.variant().unwrap_or(self.family)
    }

    /// A word for the game: `go`, `hex`, `octi`, `blokus`, `gomoku`, `othello`, … or `other`.
    pub fn family(&self) -> &str {
        self.family
    }

    /// GM as the record writes it; empty where it is absent.
    pub fn gm(&self) -> &str {
        &self.gm
    }

    /// The program's habits.
    pub fn dialect(&self) -> Dialect {
        self.dialect
    }

    /// How swaps are read.
    pub fn swaps(&self) -> Swaps {
        self.swaps
    }

    /// RU as written.
    pub fn rules(&self) -> &str {
        &self.rules
    }

    /// AP as written.
    pub fn program(&self) -> &str {
        &self.program
    }

    /// HA, or 0.
    pub fn handicap(&self) -> u32 {
        self.handicap
    }

    /// The rules of Octi that hold in this record.
    pub fn octi_rules(&self) -> &Arc<octi::Rules> {
        &self.octi
    }

    /// Othello: the root sets up the start itself.
    pub(super) fn has_own_start(&self) -> bool {
        self.own_start
    }

    /// Whether nothing but the root decided what this is; for unknown games the moves had a say.
    pub(super) fn is_read_from_root(&self) -> bool {
        self.facts().judged && self.dialect == Dialect::Standard
    }

    /// What is odd about the root: a size that cannot be read, a game that cannot be judged.
    pub fn findings(&self) -> &[Fault] {
        &self.findings
    }

    /// The width of the board.
    pub fn columns(&self) -> u16 {
        self.board.columns()
    }

    /// The height of the board.
    pub fn rows(&self) -> u16 {
        self.board.rows()
    }

    /// The board.
    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// Whether the board means something. Where it does not, moves are only words in a list.
    pub fn has_board(&self) -> bool {
        self.has_board
    }

    /// How many colours play.
    pub fn colours(&self) -> u8 {
        self.game.colours()
    }

    /// The letter of a colour in derived facts: `B`, `W`, or `1` to `4`.
    pub fn letter(&self, colour: Colour) -> &'static str {
        let ids = self.game.move_ids();
        ids[colour.index().min(ids.len() - 1)]
    }

    /// The property in which this record writes a move of a colour. Little Golem exchanges them.
    pub fn move_id(&self, colour: Colour) -> &'static str {
        if self.pegs() { PEGS[colour.index().min(1)] } else { self.letter(self.as_lettered(colour)) }
    }

    /// The property that sets up stones of a colour.
    pub fn setup_id(&self, colour: Colour) -> &'static str {
        let ids = self.game.setup_ids();
        ids[self.as_lettered(colour).index().min(ids.len() - 1)]
    }

    /// PL as this record writes a colour.
    pub fn turn_value(&self, colour: Colour) -> &'static str {
        self.move_id(colour)
    }

    /// The properties that hold moves in new nodes, a colour each.
    pub fn move_ids(&self) -> &'static [&'static str] {
        if self.pegs() { &PEGS } else { self.game.move_ids() }
    }

    /// The colour that moves in a property, also in one that only old records have.
    pub fn colour_of(&self, id: &str) -> Option<Colour> {
        let peg = || PEGS.iter().position(|known| self.pegs() && *known == id).and_then(Colour::new);
        self.game.colour_of_move(id).map(|colour| self.as_lettered(colour)).or_else(peg)
    }

    /// The colour that a setup property adds.
    pub fn setup_colour_of(&self, id: &str) -> Option<Colour> {
        let colour = self.game.colour_of_setup(id).map(|colour| self.as_lettered(colour));
        colour.filter(|colour| colour.index() < usize::from(self.colours()))
    }

    /// The colour in a value such as PL's or RE's: `B`, `w`, `black`, `1`. Little Golem does not exchange these.
    pub fn colour_in(&self, raw: &[u8]) -> Option<Colour> {
        let colour = match notation::squeeze(raw).first()?.to_ascii_lowercase() {
            b'b' | b'1' => Some(Colour::BLACK),
            b'w' | b'2' => Some(Colour::WHITE),
            b'3' => Colour::new(2),
            b'4' => Colour::new(3),
            _ => None,
        };
        colour.filter(|colour| colour.index() < usize::from(self.colours()))
    }

    /// Little Golem's TwixT writes its moves as `b` and `r`.
    fn pegs(&self) -> bool {
        self.dialect == Dialect::LittleGolem && self.family == "twixt"
    }

    fn as_lettered(&self, colour: Colour) -> Colour {
        if self.dialect == Dialect::LittleGolem && !self.pegs() { colour.opponent() } else { colour }
    }

    /// The English name of a colour.
    pub fn colour_name(&self, colour: Colour) -> &'static str {
        self.game.colour_name(colour)
    }

    /// The properties that name the players, each with the colours it plays.
    pub fn players(&self) -> Vec<(&'static str, Vec<Colour>)> {
        self.game.players()
    }

    /// The place that a value names in this record's notation.
    ///
    /// # Errors
    /// When it is no point, or none of this board.
    pub fn place(&self, raw: &[u8]) -> Result<Place, Misread> {
        let text = notation::squeeze(raw);
        // A draw offer beside a peg: `qi|draw`.
        let text = if self.pegs() { text.split(|&b| b == b'|').next().unwrap_or(&[]) } else { &*text };
        let point = self.game.read_point(self, text);
        let (column, row) = point.ok_or(Misread::Unreadable)?;
        let side = |n: u32| u16::try_from(n).ok();
        side(column).zip(side(row)).and_then(|(c, r)| self.board.place(c, r)).ok_or(Misread::OffBoard)
    }

    /// The places of one value of a list of points: one, or a rectangle `[upper-left:lower-right]`.
    pub fn places(&self, raw: &[u8]) -> Vec<Result<Place, Misread>> {
        let (first, second) = notation::compose(raw);
        let Some(second) = second else { return vec![self.place(first)] };
        let (a, b) = match (self.place(first), self.place(second)) {
            (Ok(a), Ok(b)) => (a, b),
            (Err(misread), _) | (_, Err(misread)) => return vec![Err(misread)],
        };
        let span = |a: u16, b: u16| a.min(b)..=a.max(b);
        let columns = span(self.board.column(a), self.board.column(b));
        let rows = span(self.board.row(a), self.board.row(b));
        let cells = rows.flat_map(|r| columns.clone().map(move |c| (c, r)));
        cells.filter_map(|(c, r)| self.board.place(c, r)).map(Ok).collect()
    }

    /// A place as this record writes it.
    pub fn place_value(&self, place: Place) -> String {
        match self.dialect {
            Dialect::LittleGolem => {
                Naming::LetterPair.name(self.board.column(place), self.board.row(place), self.rows())
            }
            Dialect::Standard => self.board.name(place),
        }
    }

    /// A pass as this record writes it.
    pub fn pass_value(&self) -> &'static str {
        self.game.pass_value(self)
    }

    /// Whether a value without blanks around it is a pass, in whatever way records write it.
    pub(crate) fn is_pass(&self, text: &str) -> bool {
        self.game.is_pass(text)
    }

    /// The move that a raw value means, as far as the value alone tells.
    pub(crate) fn read_move(&self, raw: &[u8]) -> Result<Action, Misread> {
        self.game.read_move(self, raw)
    }

    /// Before FF4 a pass was `[tt]`.
    pub(super) fn writes_old_passes(&self) -> bool {
        self.tt_passes
    }

    /// How the values of a property name places; `None` where they name none, or none that are understood.
    pub(crate) fn shape(&self, id: &str) -> Option<Shape> {
        self.game.shape(self, id)
    }
}

/// What Little Golem calls the colours of TwixT.
const PEGS: [&str; 2] = ["b", "r"];

/// Moves that are words in every game and say nothing about its points.
fn is_word(value: &[u8]) -> bool {
    const WORDS: [&str; 8] = ["pass", "resign", "forfeit", "swap", "swap-pieces", "swap-sides", "tt", "draw"];
    WORDS.iter().any(|w| value.eq_ignore_ascii_case(w.as_bytes()))
}

/// GM without case and with single blanks, so that `GM[ hex ]` is Hex and `01` is 1.
fn normal(gm: &str) -> String {
    let text = gm.split_whitespace().collect::<Vec<_>>().join(" ").to_ascii_lowercase();
    match text.parse::<u32>() {
        Ok(number) => number.to_string(),
        Err(_) => text,
    }
}

/// Little Golem gives no GM. Its event names tell the game; where there is no event, its source and its moves do.
fn little_golem(tree: &Tree, root: NodeId) -> Option<&'static str> {
    let text = |id| tree.value(root, id).map(notation::plain_text).unwrap_or_default().to_ascii_lowercase();
    let event = text("EV");
    for family in ["hex", "havannah", "twixt"] {
        if event.strip_prefix(family).is_some_and(|rest| rest.starts_with('.')) {
            return Some(family);
        }
    }
    if !text("SO").contains("littlegolem") {
        return None;
    }
    if text("RU") == "lg" {
        return Some("havannah");
    }
    let mut node = root;
    for _ in 0..8 {
        for property in tree.properties(node) {
            match &*property.id() {
                "b" | "r" => return Some("twixt"),
                "B" | "W" => {
                    let value = notation::squeeze(property.value().unwrap_or(b""));
                    if notation::letter_number(&value).is_some() {
                        return Some("havannah");
                    }
                    if notation::letter_pair(&value).is_some() {
                        return Some("hex");
                    }
                }
                _ => {}
            }
        }
        node = tree.first_child(node)?;
    }
    Some("other")
}

/// Whether the first moves are letters and numbers, as in no record of Go.
fn has_cells(tree: &Tree, root: NodeId) -> bool {
    let mut cells = 0;
    for node in std::iter::successors(Some(root), |&node| tree.first_child(node)).take(12) {
        for raw in ["B", "W"].iter().filter_map(|id| tree.value(node, id)) {
            let value = notation::squeeze(raw);
            if notation::letter_number(&value).is_some() {
                cells += 1;
            } else if notation::letter_pair(&value).is_some() {
                return false;
            }
        }
    }
    cells >= 2
}

/// Columns and rows as SZ gives them, or the usual ones with a finding.
fn sides(raw: Option<&[u8]>, usual: (u16, u16), most: i64) -> ((u16, u16), Option<Fault>) {
    let Some(raw) = raw else { return (usual, None) };
    match notation::size(raw) {
        Some((columns, rows)) if (1..=most).contains(&columns) && (1..=most).contains(&rows) => {
            ((columns as u16, rows as u16), None)
        }
        _ => {
            let (columns, rows) = usual;
            let words = format!(
                "\"{}\" is no size from 1 to {most}; {columns} by {rows} is assumed",
                notation::plain_text(raw)
            );
            (usual, Some(fault(Code::SizeUnreadable, words)))
        }
    }
}
