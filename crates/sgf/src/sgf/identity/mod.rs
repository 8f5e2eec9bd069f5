//! Identifies a record: its game, variant, size and dialect; decided here, once.
//!
//! The root decides: GM, SZ, AP, SO, EV, RU. Without GM the first few moves are consulted, and the file suffix as a last resort; if the
//! rules of a game are unknown, some of its moves show how points are written. Checking, replaying, drawing and editing all ask here.

mod dialect;
mod games;

use super::{NodeId, Tree, point, point::Naming};
pub use dialect::{Dialect, RECORD_SUFFIXES};
use games::Row;
pub(crate) use games::blokus_name;
pub use games::{BLOKUS_NAMES, GameType, PointSyntax};

/// Nodes looked at to find out whether an unknown game places things on points.
const SAMPLE: usize = 2000;

/// What there is of a board in a game whose rules are not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardEvidence {
    /// SZ gives its size, or all boards of the game have the same.
    Known,
    /// The size is a guess, and the moves are points of it.
    Guessed,
    /// There is no board: nothing gives its size, or the moves are no points of it.
    Missing {
        /// How many of the moves that were examined are points.
        points: usize,
        /// How many were examined.
        moves: usize,
    },
}

/// What kind of record it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    row: &'static Row,
    gm: String,
    variant: Option<&'static str>,
    sz: String,
    written: Option<(u32, u32)>,
    sides: (u16, u16),
    program: String,
    format: Option<u8>,
    dialects: Vec<Dialect>,
    proven: bool,
}

impl Identity {
    /// The identity of the game that starts at `root`.
    ///
    /// ```
    /// use variorum_sgf::{GameType, Identity, Tree};
    ///
    /// let (tree, _) = Tree::read(b"(;EV[hex.mc]SO[http://www.littlegolem.com];B[mf];W[hg])".to_vec());
    /// let identity = Identity::of(&tree, tree.games().next().unwrap());
    /// assert_eq!((identity.game(), identity.sides()), (GameType::Hex, Some((11, 11))));
    /// ```
    pub fn of(tree: &Tree, root: NodeId) -> Self {
        let start = dialect::Root::of(tree, root);
        let text = |id| start.text(id);
        let gm = text("GM");
        let named = Row::named(&gm);
        let suffix = tree.suffix().filter(|_| gm.is_empty());
        let evidence = if gm.is_empty() { dialect::evidence(&start, suffix) } else { None };
        let golem = match &evidence {
            Some(evidence) => evidence.golem,
            None => !gm.is_empty() && dialect::little_golem_named(&start, named.0.family).is_some(),
        };
        let proven = evidence.as_ref().is_none_or(|evidence| evidence.proven);
        let (row, mut variant) = evidence.map_or(named, |evidence| (evidence.row, evidence.variant));
        if row.game == GameType::Octi {
            variant = Some(octi_variants(&text("RU")));
        }
        let ff = text("FF");
        let format = ff.parse::<i64>().ok().filter(|format| *format > 0);
        let mut identity = Self::with_size(row, variant, text("SZ"));
        identity.format = format.map(|format| u8::try_from(format).unwrap_or(u8::MAX));
        identity.program = text("AP");
        identity.gm = gm;
        identity.dialects = dialect::dialects(&start, &identity, &ff, golem);
        identity.proven = proven;
        identity
    }

    /// The identity of a new game: the value of GM, and the size or `None` for the usual one.
    pub fn named(gm: &str, size: Option<(u16, u16)>) -> Self {
        let (row, mut variant) = Row::named(gm);
        if row.game == GameType::Octi {
            // That board belongs to the rules for kids.
            variant = Some(if size == Some((6, 7)) { "kids" } else { "full" });
        }
        let sz = size.map_or_else(String::new, |(columns, rows)| format!("{columns}:{rows}"));
        let mut identity = Self::with_size(row, variant, sz);
        identity.format = Some(4);
        identity.gm = match variant.filter(|_| row.game == GameType::Blokus) {
            Some(name) => name.to_owned(),
            None => row.names.first().map_or_else(|| gm.trim().to_owned(), |name| (*name).to_owned()),
        };
        identity
    }

    fn with_size(row: &'static Row, variant: Option<&'static str>, sz: String) -> Self {
        let written = size(&sz);
        let usual = match variant {
            Some("kids") => (6, 7),
            Some("connect6") => (19, 19),
            _ => row.usual.unwrap_or((19, 19)),
        };
        let sides = match written {
            None => usual,
            // Two digits name nine lines and no more.
            Some((columns, rows)) if row.game == GameType::Octi => (columns.min(9) as u16, rows.min(9) as u16),
            // The size of a regular hexagon is one number.
            Some((columns, rows)) if row.game == GameType::Havannah && columns != rows => usual,
            Some((columns, rows)) if columns.max(rows) <= row.most.into() => (columns as u16, rows as u16),
            Some(_) => usual,
        };
        let (gm, program) = (String::new(), String::new());
        Self { row, gm, variant, sz, written, sides, program, format: None, dialects: Vec::new(), proven: true }
    }

    /// The game, as far as the vocabulary and the spelling of values depend on it.
    pub fn game(&self) -> GameType {
        self.row.game
    }

    /// A short English name: `go`, `hex`, `octi`, `blokus`, `gomoku`, `othello`, … or `other`.
    pub fn family(&self) -> &'static str {
        self.row.family
    }

    /// GM as the record writes it, without blanks around it; empty where it is absent.
    pub fn gm(&self) -> &str {
        &self.gm
    }

    /// The value of GM for this game in a new record; `None` for games without such a name.
    pub fn gm_name(&self) -> Option<&'static str> {
        self.variant.filter(|_| self.game() != GameType::Octi).or_else(|| self.row.names.first().copied())
    }

    /// The variant: one of [`BLOKUS_NAMES`], `full`, `fast` or `kids` for Octi, or `connect6` where an event names it.
    pub fn variant(&self) -> Option<&'static str> {
        self.variant
    }

    /// SZ as the record writes it; empty where it is absent.
    pub fn sz(&self) -> &str {
        &self.sz
    }

    /// The columns and rows that SZ gives, whether or not this game can have them.
    pub fn written_size(&self) -> Option<(u32, u32)> {
        self.written
    }

    /// The columns and rows of the board: those of SZ if the game allows them, else the usual ones. `None` if SZ does not apply.
    pub fn sides(&self) -> Option<(u16, u16)> {
        (self.game() != GameType::Blokus).then_some(self.sides)
    }

    /// The most columns or rows a board of this game can have.
    pub fn most_lines(&self) -> u16 {
        self.row.most
    }

    /// Whether SZ is there and gives no size that this game can have.
    pub fn has_odd_size(&self) -> bool {
        let sides = (u32::from(self.sides.0), u32::from(self.sides.1));
        self.game() != GameType::Blokus && !self.sz.is_empty() && self.written != Some(sides)
    }

    /// The version of the format that FF names.
    pub fn format(&self) -> Option<u8> {
        self.format
    }

    /// The dialects it is written in; usually none.
    pub fn dialects(&self) -> &[Dialect] {
        &self.dialects
    }

    /// Whether it is written in a dialect.
    pub fn is(&self, dialect: Dialect) -> bool {
        self.dialects.contains(&dialect)
    }

    /// Whether HexGui wrote it, in whichever version.
    pub fn is_by_hexgui(&self) -> bool {
        self.program.starts_with("HexGui")
    }

    /// Whether HexGui wrote it before its swaps were correct: 0.0 to 0.9, and 1.0, which preceded 0.10.
    pub fn is_by_old_hexgui(&self) -> bool {
        dialect::is_old_hexgui(&self.program)
    }

    /// Whether moves are dots with areas: a player may place several in a move, and the border of an area follows a dot.
    pub fn has_areas(&self) -> bool {
        self.family() == "kropki"
    }

    /// Whether the game is sure: GM, the event or a notation that only it has shows it, or it is the default of the format.
    pub fn is_proven(&self) -> bool {
        self.proven
    }

    /// Whether the moves were consulted because there is no GM: then editing a move may change the identity.
    pub fn is_guessed(&self) -> bool {
        self.gm.is_empty()
    }

    /// Whether moves are written as `b` and `r`, as Little Golem does in TwixT.
    pub fn has_pegs(&self) -> bool {
        self.is(Dialect::LittleGolem) && self.game() == GameType::Twixt
    }

    /// Whether B and W are exchanged in moves and setup, but not in PB, PW and RE.
    pub fn exchanges_colours(&self) -> bool {
        self.is(Dialect::LittleGolem) && !self.has_pegs()
    }

    /// The point notation, as far as the root determines it.
    pub fn naming(&self) -> Naming {
        self.row.naming
    }

    /// What the root alone shows of the board.
    pub fn board_evidence(&self) -> BoardEvidence {
        let is_grid = self.row.usual.is_some() || self.family() == "other";
        match (self.written.is_some() && !self.has_odd_size(), self.row.usual.is_some()) {
            (true, _) if is_grid => BoardEvidence::Known,
            (false, true) if self.family() != "other" => BoardEvidence::Known,
            (false, true) => BoardEvidence::Guessed,
            _ => BoardEvidence::Missing { points: 0, moves: 0 },
        }
    }

    /// The point notation, and what there is of a board. For games with unknown rules the first moves are examined: those that are points
    /// show how points are written, and one that is none takes nothing away.
    pub fn naming_in(&self, tree: &Tree, root: NodeId) -> (Naming, BoardEvidence) {
        let naming = self.naming();
        let by_root = self.board_evidence();
        let has_size = self.written.is_some() && !self.has_odd_size();
        if matches!(by_root, BoardEvidence::Missing { .. }) && !has_size {
            return (naming, by_root);
        }
        let (mut pairs, mut numbers, mut moves) = (0, 0, 0);
        let on = |point: Option<(u32, u32)>| {
            point.is_some_and(|(column, row)| column < self.sides.0.into() && row < self.sides.1.into())
        };
        for node in tree.descendants(root).take(SAMPLE) {
            for raw in ["B", "W"].iter().flat_map(|id| tree.values(node, id)) {
                let value = point::squeeze(raw);
                let value = self.point_in(&value);
                if value.is_empty() || is_word(value) {
                    continue;
                }
                moves += 1;
                pairs += usize::from(on(point::letter_pair(value)));
                numbers += usize::from(on(point::letter_number(value)));
            }
        }
        let naming = match (pairs > numbers, numbers > pairs, naming) {
            (true, false, _) => Naming::LetterPair,
            (false, true, Naming::LetterPair) => Naming::LetterNumberFromTop,
            _ => naming,
        };
        let points = pairs.max(numbers);
        let missing = BoardEvidence::Missing { points, moves };
        let evidence = match by_root {
            // SZ is there, and the moves are points of it.
            BoardEvidence::Missing { .. } if points > 0 => BoardEvidence::Known,
            BoardEvidence::Missing { .. } => missing,
            BoardEvidence::Known if has_size || points > 0 || moves == 0 => BoardEvidence::Known,
            // The board that the game usually has means nothing to moves in a notation that is not known.
            BoardEvidence::Known => missing,
            BoardEvidence::Guessed if 2 * points >= moves => BoardEvidence::Guessed,
            BoardEvidence::Guessed => missing,
        };
        (naming, evidence)
    }

    /// The point of a move: in Dots the borders of areas follow it.
    fn point_in<'a>(&self, value: &'a [u8]) -> &'a [u8] {
        let end = value.iter().position(|&byte| byte == b'.').filter(|_| self.has_areas());
        &value[..end.unwrap_or(value.len())]
    }

    /// The same game as if there were no SZ.
    pub fn without_size(self) -> Self {
        let usual = Self::with_size(self.row, self.variant, String::new());
        Self { sz: usual.sz, written: usual.written, sides: usual.sides, ..self }
    }

    /// The same game on a board of this size, as if SZ gave it.
    pub fn with_sides(mut self, (columns, rows): (u16, u16)) -> Self {
        self.sides = (columns, rows);
        self.written = Some((columns.into(), rows.into()));
        self.sz = format!("{columns}:{rows}");
        self
    }
}

/// One number, or two with a colon between; `19x19`, `19,19` and `19 19` are seen and mean the same. A third number, as in `9:9:9`, has no
/// meaning, and further ones have none where all are equal.
fn size(text: &str) -> Option<(u32, u32)> {
    const BETWEEN: [char; 5] = [':', 'x', 'X', ',', '*'];
    let blank: Vec<&str> = text.split_whitespace().collect();
    // Programs that break lines do so inside of numbers: `1 3` is 13 rather than a board with one column.
    let is_broken = matches!(blank[..], ["1" | "2", digit] if digit.len() == 1);
    let parts: Vec<String> = match text.contains(BETWEEN) || is_broken {
        true => blank.concat().split(BETWEEN).map(str::to_owned).collect(),
        false => blank.into_iter().map(str::to_owned).collect(),
    };
    let number = |part: &String| part.parse().ok().filter(|&number: &u32| number > 0);
    let sides: Vec<u32> = parts.iter().map(number).collect::<Option<_>>()?;
    match sides[..] {
        [side] => Some((side, side)),
        [columns, rows] | [columns, rows, _] => Some((columns, rows)),
        [side, ref rest @ ..] if rest.iter().all(|other| *other == side) => Some((side, side)),
        _ => None,
    }
}

/// The major rules that RU names, among words with commas between.
fn octi_variants(ru: &str) -> &'static str {
    ru.split([':', ',']).filter_map(octi_variant).next_back().unwrap_or("full")
}

/// The major rules that a word of RU names.
pub(super) fn octi_variant(word: &str) -> Option<&'static str> {
    match word.trim().to_ascii_lowercase().as_str() {
        "full" | "3base" | "classic" => Some("full"),
        "fast" => Some("fast"),
        "kids" | "octilite" | "basic" => Some("kids"),
        _ => None,
    }
}

/// Moves that are words in every game and do not show its point syntax.
fn is_word(value: &[u8]) -> bool {
    const WORDS: [&str; 8] = ["pass", "resign", "forfeit", "swap", "swap-pieces", "swap-sides", "tt", "draw"];
    WORDS.iter().any(|word| value.eq_ignore_ascii_case(word.as_bytes()))
}
