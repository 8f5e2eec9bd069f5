//! The game of a record as far as rules need it: board, colours and notation, derived from its [`Identity`].
//!
//! A kind is constant within a game. It is read once from the root and shared by all positions.

use super::names;
use super::{
    Colour, Coordinates, Mark, Move,
    board::{Board, Lattice, Naming, Place},
    fault, notation,
    rules::{Facts, Game},
    swaps::{NO_SWAP, SWAP_PIECES, SWAP_SIDES, Swaps},
    values::PlaceForm,
};
use crate::language;
use crate::sgf::value::information::{self, Players};
use crate::sgf::{BoardEvidence, Code, Dialect, Fault, GameType, Identity, NodeId, Tree};
use std::{any::Any, ops::Range, sync::Arc};

/// Why a value is not a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misread {
    /// It is not a point on this game's notation.
    Unreadable,
    /// It is a point, but outside the board.
    OffBoard,
}

/// The game of a record, with its variant, size and notation.
///
/// ```
/// use variorum_game::Kind;
/// use variorum_sgf::Tree;
///
/// let (tree, _) = Tree::read(b"(;GM[11]SZ[13:11])".to_vec());
/// let kind = Kind::of(&tree, tree.games().next().unwrap());
/// assert_eq!((kind.family(), kind.columns(), kind.rows()), ("hex", 13, 11));
/// ```
#[derive(Clone, Debug)]
pub struct Kind {
    identity: Identity,
    game: &'static dyn Game,
    board: Arc<Board>,
    /// Where the board comes from, in games whose board is not known by their rules.
    evidence: BoardEvidence,
    handicap: u32,
    rules: String,
    swaps: Swaps,
    /// Rules in the root that only this game has.
    own_rules: Option<Arc<dyn Any + Send + Sync>>,
    /// Othello, Amazons and the like: the record gives the start position.
    own_start: bool,
    /// SU as written: what the start is called.
    start_name: String,
    findings: Vec<Fault>,
}

impl Kind {
    /// The kind of a game with this identity, at this root if it is one of a record.
    pub(super) fn of_game(game: &'static dyn Game, identity: Identity, root: Option<(&Tree, NodeId)>) -> Kind {
        let mut findings: Vec<Fault> = size_finding(&identity).into_iter().collect();
        if !game.facts().judged {
            let words = message!(
                "rules-unjudged",
                "the rules of this game are not supported: moves are shown as recorded and not checked"
            );
            findings.push(fault(Code::RulesUnjudged, words));
        }
        let mut kind = Kind {
            game,
            board: board_of(game, &identity),
            own_rules: game.own_rules(&identity, root),
            evidence: identity.board_evidence(),
            identity,
            handicap: 0,
            rules: String::new(),
            swaps: Swaps::default(),
            own_start: false,
            start_name: String::new(),
            findings,
        };
        if kind.knows_pieces() {
            // A size that is not understood is not the one that is shown instead.
            let is_guessed = kind.identity.has_odd_size() && kind.facts().sized;
            kind.evidence = if is_guessed { BoardEvidence::Guessed } else { BoardEvidence::Known };
        }
        if let Some((tree, root)) = root {
            kind.read_root(tree, root);
        }
        kind
    }

    /// Reads what the root contains besides its identity.
    fn read_root(&mut self, tree: &Tree, root: NodeId) {
        if !self.knows_pieces() {
            let (naming, evidence) = self.identity.naming_in(tree, root);
            self.evidence = evidence;
            if naming != self.board.naming() {
                self.board = Arc::new(Board::square(self.columns(), self.rows(), self.board.surface(), naming));
            }
            self.findings.extend(board_finding(evidence, &self.identity));
        }
        let in_words = || {
            let text = tree.simple_text(root, "HA")?;
            information::better("HA", self.identity.game(), Players::default(), &text)?.parse::<i64>().ok()
        };
        let handicap = tree.value(root, "HA").and_then(|raw| notation::number(raw).or_else(in_words));
        self.handicap = handicap.map_or(0, |stones| stones.clamp(0, 9999) as u32);
        // Values that name no place set nothing up.
        self.own_start =
            ["AB", "AW"].iter().any(|id| tree.values(root, id).any(|raw| self.places(raw).any(|place| place.is_ok())));
        let named = |id| tree.value(root, id).map(notation::plain_text).unwrap_or_default();
        self.rules = named("RU");
        self.start_name = named("SU");
    }

    /// The same kind on a board with columns and rows swapped. Only squares and hexagons allow that; other boards stay unchanged.
    pub fn transposed(&self) -> Kind {
        let identity = self.identity.clone().with_sides((self.rows(), self.columns()));
        let board = match self.board.lattice() {
            Lattice::Hex | Lattice::Square if self.board.edge() == 0 => board_of(self.game, &identity),
            _ => self.board.clone(),
        };
        Kind { board, identity, ..self.clone() }.with_coordinates(self.board.coordinates())
    }

    /// The same kind, with another reading of swaps.
    pub fn with_swaps(mut self, swaps: Swaps) -> Kind {
        self.swaps = swaps;
        self
    }

    /// The same kind, with another coordinate system.
    pub fn with_coordinates(mut self, coordinates: Coordinates) -> Kind {
        if self.board.coordinates() != coordinates {
            self.board = Arc::new((*self.board).clone().with_coordinates(coordinates));
        }
        self
    }

    /// Which game, size and dialect the record is.
    pub fn identity(&self) -> &Identity {
        &self.identity
    }

    /// Whose rules apply.
    pub(crate) fn game(&self) -> &'static dyn Game {
        self.game
    }

    /// The variant whose rules are known, where the game is one of a family.
    pub fn own_variant(&self) -> Option<&'static str> {
        self.game.variant()
    }

    /// Whether the board contents are known: by the rules of the game, or by a description of it.
    pub fn knows_pieces(&self) -> bool {
        self.facts().judged || self.game.is_described()
    }

    /// The constant facts about the game.
    pub fn facts(&self) -> &'static Facts {
        self.game.facts()
    }

    /// Whether another record is of the same game, and of the same variant.
    pub fn is_same_game(&self, other: &Kind) -> bool {
        let known = self.is_named() || self.gm() == other.gm();
        *self.game == *other.game && self.family() == other.family() && known
    }

    /// Whether the same bytes say the same in the nodes of two records. Where it is not clear they may not.
    #[doc(hidden)]
    pub fn reads_like(&self, other: &Kind) -> bool {
        let of_root = |kind: &Kind| (kind.evidence, kind.swaps, kind.own_start, kind.board.naming());
        self.identity == other.identity
            && *self.game == *other.game
            && of_root(self) == of_root(other)
            && (&self.rules, &self.start_name) == (&other.rules, &other.start_name)
            && self.own_rules.is_none()
            && other.own_rules.is_none()
    }

    /// Whether GM is a known name or number, even if the rules are unknown.
    pub fn is_named(&self) -> bool {
        self.family() != "other" || self.game.is_described()
    }

    /// The game's name for people, with a capital: `Lines of action`, `Blokus Duo`.
    pub fn title(&self) -> String {
        let family = || {
            let mut letters = self.family().chars().map(|c| if c == '-' { ' ' } else { c });
            letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
        };
        names::game(&self.game.variant().map_or_else(family, str::to_owned))
    }

    /// The full name of the variant, or GM if the game has no named variants; `None` without GM.
    pub fn variant(&self) -> Option<&str> {
        self.game.variant().or(Some(self.gm()).filter(|gm| !gm.is_empty()))
    }

    /// The game's name in commands: its family, or its variant if variants have names.
    pub fn name(&self) -> &str {
        self.game.variant().unwrap_or(self.family())
    }

    /// The game's name within a sentence: in English as in commands, in other languages its translation.
    pub fn called(&self) -> String {
        if language::voice().is_none() { self.name().to_owned() } else { self.title() }
    }

    /// The property that marks a single piece; none if pieces are not marked individually, or not with this mark.
    pub fn piece_mark(&self, mark: Mark) -> Option<&'static str> {
        self.game.piece_mark(mark)
    }

    /// A word for the game: `go`, `hex`, `octi`, `blokus`, `gomoku`, `othello`, … or `other`.
    pub fn family(&self) -> &'static str {
        self.identity.family()
    }

    /// GM as the record writes it; empty where it is absent.
    pub fn gm(&self) -> &str {
        self.identity.gm()
    }

    /// How swaps are read.
    pub fn swaps(&self) -> Swaps {
        self.swaps
    }

    /// RU as written.
    pub fn rules(&self) -> &str {
        &self.rules
    }

    /// The game that RU selects where several share one GM: `renju`, `connect6`.
    pub fn form(&self) -> String {
        self.game.form(self)
    }

    /// SU as written: what the start is called, in games that know several.
    pub(super) fn start_name(&self) -> &str {
        &self.start_name
    }

    /// The starting position in SU, if it is one that the program offers.
    pub fn offered_start(&self) -> Option<&'static str> {
        let plain = |name: &str| name.replace(['-', ' ', '_'], "").to_ascii_lowercase();
        self.facts().starts.iter().find(|start| plain(start) == plain(&self.start_name)).copied()
    }

    /// Whether finished games are counted by agreement.
    pub fn is_counted(&self) -> bool {
        self.facts().counted
    }

    /// Whether RU says that a swap exchanges the players, or the stones' colours; `None` if it says neither.
    pub fn swaps_sides(&self) -> Option<bool> {
        match self.rules_in_words().as_str() {
            SWAP_SIDES => Some(true),
            SWAP_PIECES => Some(false),
            _ => None,
        }
    }

    /// Whether the second player may swap: the game allows it, and RU does not forbid it.
    pub fn may_swap(&self) -> bool {
        self.facts().swaps && self.rules_in_words() != NO_SWAP
    }

    fn rules_in_words(&self) -> String {
        self.rules.trim().to_ascii_lowercase()
    }

    /// The places of this many handicap stones; `None` in games and on boards without any.
    pub fn handicap_places(&self, stones: u32) -> Option<Vec<Place>> {
        self.game().handicap(self, stones)
    }

    /// HA, or 0.
    pub fn handicap(&self) -> u32 {
        self.handicap
    }

    /// Rules in the root that only this game has, in the game's own type.
    pub(super) fn own_rules<T: Any + Send + Sync>(&self) -> Option<Arc<T>> {
        self.own_rules.clone()?.downcast().ok()
    }

    /// Othello, Amazons and the like: the root sets up the start itself.
    #[doc(hidden)]
    pub fn has_own_start(&self) -> bool {
        self.own_start
    }

    /// The same kind, whose games begin as usual, whatever the root sets up.
    #[doc(hidden)]
    pub fn with_usual_start(&self) -> Kind {
        Kind { own_start: false, ..self.clone() }
    }

    /// Whether the root alone decided the kind, without any moves.
    #[doc(hidden)]
    pub fn is_read_from_root(&self) -> bool {
        self.facts().judged && !self.identity.is_guessed()
    }

    /// Findings about the root: an unreadable size, a game without known rules.
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

    /// Columns and rows as in SZ; for a hexagonal board the length of its sides, twice.
    pub fn size(&self) -> (u16, u16) {
        if self.board.is_hexagon() { (self.board.edge(), self.board.edge()) } else { (self.columns(), self.rows()) }
    }

    /// The size as SZ writes it: `19`, `9:13`.
    pub fn size_value(&self) -> String {
        match self.size() {
            (columns, rows) if columns == rows => columns.to_string(),
            (columns, rows) => format!("{columns}:{rows}"),
        }
    }

    /// Whether the board has the default size of the game without SZ.
    #[doc(hidden)]
    pub fn has_usual_size(&self) -> bool {
        let usual = board_of(self.game, &self.identity.clone().without_size());
        (usual.columns(), usual.rows()) == (self.columns(), self.rows())
    }

    /// The size for people, `by` between columns and rows: `19 × 19`, and of a hexagon the length of its sides alone.
    pub fn size_text(&self, by: &str) -> String {
        let (columns, rows) = self.size();
        if self.board.is_hexagon() { columns.to_string() } else { format!("{columns}{by}{rows}") }
    }

    /// The board.
    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// Whether there is a board. If not, moves are only words in a list.
    pub fn has_board(&self) -> bool {
        !matches!(self.evidence, BoardEvidence::Missing { .. })
    }

    /// Whether the board is that of the game. If not, there is none, or its size is a guess: nothing is known of the positions on it.
    pub fn knows_board(&self) -> bool {
        self.evidence == BoardEvidence::Known
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

    /// The property for a move of this colour in this record. Little Golem exchanges them.
    pub fn move_id(&self, colour: Colour) -> &'static str {
        if self.pegs() { PEGS[colour.index().min(1)] } else { self.letter(self.as_lettered(colour)) }
    }

    /// The property that sets up stones of a colour.
    pub fn setup_id(&self, colour: Colour) -> &'static str {
        let ids = self.game.setup_ids();
        ids[self.as_lettered(colour).index().min(ids.len() - 1)]
    }

    /// The value of PL for this colour in this record. Little Golem does not exchange it.
    pub fn turn_value(&self, colour: Colour) -> &'static str {
        self.letter(colour)
    }

    /// The properties that hold moves in new nodes, a colour each.
    pub fn move_ids(&self) -> &'static [&'static str] {
        if self.pegs() { &PEGS } else { self.game.move_ids() }
    }

    /// The colour whose moves a property holds, including properties of old records only.
    pub fn colour_of(&self, id: &str) -> Option<Colour> {
        let peg = || PEGS.iter().position(|known| self.pegs() && *known == id).and_then(Colour::new);
        self.game.colour_of_move(id).map(|colour| self.as_lettered(colour)).or_else(peg)
    }

    /// The colour that a setup property adds.
    pub fn setup_colour_of(&self, id: &str) -> Option<Colour> {
        let colour = self.game.colour_of_setup(id).map(|colour| self.as_lettered(colour));
        colour.filter(|colour| colour.index() < usize::from(self.colours()))
    }

    /// Whether a property is what normalising makes of a move or a setup that cannot be read: nothing is done by it, and something was. A
    /// setup whose places are all on the board was left out because it was repeated, and is none.
    pub fn is_private_move<'a>(&self, id: &str, mut values: impl Iterator<Item = &'a [u8]>) -> bool {
        let is_unread = |raw: &[u8]| self.runs(raw).any(|run| run.is_err());
        id.strip_prefix('X').is_some_and(|id| {
            self.colour_of(id).is_some() || self.setup_colour_of(id).is_some() && values.any(is_unread)
        })
    }

    /// Whether a property belongs to setup in this game.
    pub fn is_setup(&self, id: &str) -> bool {
        self.setup_colour_of(id).is_some() || matches!(id, "AE" | "PL") || self.own_setup_ids().contains(&id)
    }

    /// Whether a property of this game adds something to places of the board or removes it.
    pub fn sets_places(&self, id: &str) -> bool {
        id != "PL" && self.is_setup(id)
    }

    /// What setup can place that belongs to no player, by its command name: `arrow` in Amazons.
    pub fn nobodys(&self) -> Option<&'static str> {
        self.game.nobodys().map(|(_, name)| name)
    }

    /// The setup property of the uncoloured thing with this name in commands.
    #[doc(hidden)]
    pub fn id_of_nobodys(&self, name: &str) -> Option<&'static str> {
        self.game.nobodys().filter(|(_, known)| known.eq_ignore_ascii_case(name)).map(|(id, _)| id)
    }

    /// Setup properties of this game for things other than stones: arrows, removed prongs.
    pub fn own_setup_ids(&self) -> &'static [&'static str] {
        self.game.own_setup_ids()
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

    /// The colour with this letter or name, in the current language or in English.
    pub fn colour_called(&self, word: &str) -> Option<Colour> {
        let word = word.to_lowercase();
        let is = |colour: &Colour| {
            let names = [self.letter(*colour), self.colour_name(*colour), self.english_colour(*colour)];
            names.iter().any(|name| name.to_lowercase() == word)
        };
        Colour::ALL.into_iter().take(self.colours().into()).find(is)
    }

    /// Little Golem's TwixT writes its moves as `b` and `r`.
    fn pegs(&self) -> bool {
        self.identity.has_pegs()
    }

    fn as_lettered(&self, colour: Colour) -> Colour {
        if self.identity.exchanges_colours() { colour.opponent() } else { colour }
    }

    /// The English name of a colour.
    pub fn colour_name(&self, colour: Colour) -> &'static str {
        names::colour(self.english_colour(colour))
    }

    /// The English name of a colour, as users type it and themes contain it.
    pub fn english_colour(&self, colour: Colour) -> &'static str {
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
        // A draw offer with a peg: `qi|draw`.
        let text = if self.pegs() { text.split(|&b| b == b'|').next().unwrap_or(&[]) } else { &*text };
        let point = self.game.read_point(self, text);
        let (column, row) = point.ok_or(Misread::Unreadable)?;
        let side = |n: u32| u16::try_from(n).ok();
        side(column).zip(side(row)).and_then(|(c, r)| self.board.place(c, r)).ok_or(Misread::OffBoard)
    }

    /// The places of one value of a list of points: one, a rectangle `[upper-left:lower-right]`, or several with commas, as some programs write
    /// them.
    pub fn places<'a>(&'a self, raw: &[u8]) -> impl Iterator<Item = Result<Place, Misread>> + use<'a> {
        self.runs(raw).flat_map(|run| {
            let (places, misread) = run.map_or_else(|misread| (0..0, Some(misread)), |run| (run, None));
            places.map(|number| Ok(Place(number))).chain(misread.map(Err))
        })
    }

    /// The same as ranges of the numbers of places, row by row.
    #[doc(hidden)]
    pub fn runs<'a>(&'a self, raw: &[u8]) -> impl Iterator<Item = Result<Range<u16>, Misread>> + use<'a> {
        let (first, second) = notation::compose(raw);
        let lettered = || self.game.lettered(self, first).map(|(_, place)| place);
        // Most values are one place, for which nothing is allocated.
        let (mut one, mut several, mut corners) = (None, Vec::new(), None);
        match second.map(|second| (self.place(first), self.place(second))) {
            None => match self.place(first) {
                Ok(place) => one = Some(Ok(place)),
                Err(misread) => match self.listed(first) {
                    Some(places) => several = places,
                    None => one = Some(lettered().ok_or(misread)),
                },
            },
            Some((Ok(a), Ok(b))) => corners = Some((a, b)),
            Some((Err(misread), _) | (_, Err(misread))) => one = Some(Err(misread)),
        }
        let several = one.into_iter().chain(several).map(|place| place.map(|place| place.0..place.0 + 1));
        let board = &self.board;
        let rows = corners.map(|(a, b)| {
            let (left, right) = (board.column(a).min(board.column(b)), board.column(a).max(board.column(b)));
            let rows = board.row(a).min(board.row(b))..=board.row(a).max(board.row(b));
            rows.flat_map(move |row| board.runs(left..=right, row))
        });
        several.chain(rows.into_iter().flatten().map(Ok))
    }

    /// The points of a value that has several with commas between them, and at the end once if any of them is not on the board; `None` where a
    /// part of it is no point.
    fn listed(&self, raw: &[u8]) -> Option<Vec<Result<Place, Misread>>> {
        if !raw.contains(&b',') {
            return None;
        }
        let (mut places, mut beyond) = (Vec::new(), None);
        for part in raw.split(|&byte| byte == b',') {
            match self.place(part) {
                Ok(place) => places.push(Ok(place)),
                Err(Misread::OffBoard) => beyond = Some(Err(Misread::OffBoard)),
                Err(Misread::Unreadable) => return None,
            }
        }
        places.extend(beyond);
        Some(places)
    }

    /// The letters and the place of a piece in a setup value that contains both: `Kd4`. `None` for a place alone.
    #[doc(hidden)]
    pub fn lettered(&self, raw: &[u8]) -> Option<(String, Place)> {
        self.game.lettered(self, raw).filter(|(letters, _)| !letters.is_empty())
    }

    /// As [`Game::respelled`].
    #[doc(hidden)]
    pub fn respelled(&self, mover: Option<Colour>, text: &str, name: &dyn Fn(Place) -> String) -> Option<String> {
        self.game.respelled(self, mover, text, name)
    }

    /// The kinds of pieces that letters distinguish, each with its name.
    pub fn piece_letters(&self) -> Vec<(&'static str, &'static str)> {
        self.game.piece_letters()
    }

    /// The two ends of a line or an arrow, `point:point`.
    pub fn ends(&self, raw: &[u8]) -> Option<(Place, Place)> {
        let (from, to) = notation::compose(raw);
        Some((self.place(from).ok()?, self.place(to?).ok()?))
    }

    /// The place of a label, `point:text`.
    pub fn labelled(&self, raw: &[u8]) -> Option<Place> {
        self.place(notation::compose(raw).0).ok()
    }

    /// A place as this record writes it.
    pub fn place_value(&self, place: Place) -> String {
        self.game.place_value(self, place)
    }

    /// Whether a value without surrounding blanks is a pass, in any form of records.
    #[doc(hidden)]
    pub fn is_pass(&self, text: &str) -> bool {
        self.game.is_pass(text)
    }

    /// The move of a raw value, as far as the value alone shows it.
    #[doc(hidden)]
    pub fn read_move(&self, raw: &[u8]) -> Result<Move, Misread> {
        self.game.read_move(self, raw)
    }

    /// Before FF4 a pass was `[tt]`.
    pub(super) fn writes_old_passes(&self) -> bool {
        self.identity.format().is_none_or(|format| format < 4)
    }

    /// How the values of a property name places; `None` where they name none, or none that are understood.
    #[doc(hidden)]
    pub fn shape(&self, id: &str) -> Option<PlaceForm> {
        self.game.shape(self, id)
    }
}

/// The empty board of a record. Little Golem writes two letters where others write a letter and a number.
fn board_of(game: &dyn Game, identity: &Identity) -> Arc<Board> {
    let board = game.board(identity);
    let golem = identity.is(Dialect::LittleGolem) && board.naming() == Naming::LetterNumberFromTop;
    Arc::new(if golem { board.with_recording(Naming::LetterPair) } else { board })
}

/// Little Golem's letters for the colours of TwixT.
const PEGS: [&str; 2] = ["b", "r"];

/// Why no board is drawn, or one that is only a guess.
fn board_finding(evidence: BoardEvidence, identity: &Identity) -> Option<Fault> {
    let words = match evidence {
        BoardEvidence::Known => return None,
        // What SZ lacks is reported already.
        BoardEvidence::Guessed if identity.has_odd_size() => return None,
        BoardEvidence::Guessed => {
            let (columns, rows) = identity.sides()?;
            message!(
                "board-is-guessed",
                "SZ is missing: {columns} by {rows} is a guess, so positions are not compared",
                columns,
                rows
            )
        }
        BoardEvidence::Missing { points: 0, moves: 0 } => {
            message!("board-unknown-game", "no board is shown, because the board of this game is not known")
        }
        BoardEvidence::Missing { points: 0, .. } => {
            message!("board-no-points", "no board is shown, because none of the moves is a point on it")
        }
        BoardEvidence::Missing { points, moves } => message!(
            "board-few-points",
            "no board is shown, because SZ is missing and only {points} of {moves} moves are points",
            points,
            moves
        ),
    };
    Some(fault(Code::BoardUnknown, words))
}

/// A size that the game cannot have.
fn size_finding(identity: &Identity) -> Option<Fault> {
    let (columns, rows) = identity.sides().filter(|_| identity.has_odd_size())?;
    let most = identity.most_lines();
    let words = match identity.written_size() {
        Some(_) if identity.game() == GameType::Octi => {
            say!(
                "points-two-digits-so",
                "points are written with two digits, so the board can have at most nine columns and rows"
            )
        }
        _ => say!(
            "no-size-from-1",
            "\"{sz}\" is not a size from 1 to {most}; {columns} by {rows} is used",
            sz = identity.sz(),
            most,
            columns,
            rows
        ),
    };
    Some(fault(Code::SizeUnreadable, words).about(identity.sz().as_bytes()))
}
