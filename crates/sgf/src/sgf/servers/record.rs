//! A record under construction, of Go unless stated otherwise: game information, and moves with variations.

use crate::language::Message;
use crate::sgf::{point::Naming, value::information::keeps_words, vocabulary::INFO_ORDER};
use crate::text::{escape_composed, escape_text};

errors! {
    /// Why a file of a server cannot be read.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    ServerError {
        /// Its moves are encrypted.
        Encrypted => message!("ugf-encrypted", "the moves of this UGF file are encrypted"),
    }
}

/// A colour: Black or White.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    Black,
    White,
}

impl Side {
    /// The colour of this letter.
    pub fn of_letter(letter: u8) -> Option<Side> {
        match letter {
            b'B' => Some(Side::Black),
            b'W' => Some(Side::White),
            _ => None,
        }
    }

    /// The properties of a player of this colour: the name and the rank.
    pub fn player(self) -> (&'static str, &'static str) {
        if self == Side::Black { ("PB", "BR") } else { ("PW", "WR") }
    }

    /// The other colour.
    pub fn other(self) -> Side {
        if self == Side::Black { Side::White } else { Side::Black }
    }
}

/// The numbers that a file gives its moves, each one more than the one before.
#[derive(Default)]
pub struct MoveNumbers {
    /// The next one; any number where there was none.
    due: Option<u32>,
}

impl MoveNumbers {
    /// The numbers from here on.
    pub fn from(due: u32) -> MoveNumbers {
        MoveNumbers { due: Some(due) }
    }

    /// Takes the number of a line that is no move.
    pub fn pass_over(&mut self, number: Option<u32>) {
        self.due = number.map(|number| number.saturating_add(1)).or(self.due);
    }

    /// Takes the number of a move, and reports it where it is another than that after the one before. A move without a readable number has the
    /// next one.
    pub fn take(&mut self, line: usize, number: Option<u32>, record: &mut Record) {
        let Some(number) = number.or(self.due) else { return };
        if let Some(due) = self.due.filter(|due| *due != number) {
            let why = message!("move-number-skips", "the move has the number {number}, but {due} is due", number, due);
            record.unread.push((line, why));
        }
        self.due = Some(number.saturating_add(1));
    }
}

/// A point and the colour of its stone.
pub type Stone = ((u8, u8), Side);

#[derive(Debug, Default)]
struct Node {
    /// The colour and the point, from 0; without a point it is a pass.
    played: Option<(Side, Option<(u8, u8)>)>,
    /// The text for a move without a point if it is no pass.
    word: &'static str,
    comment: String,
    /// Points with their labels.
    labels: Vec<((u8, u8), String)>,
    children: Vec<usize>,
}

/// A record, its root being node 0.
#[derive(Debug)]
pub struct Record {
    /// The board size; 19 unless stated.
    pub size: u8,
    /// The rows, where they are not as many as the columns.
    pub rows: Option<u8>,
    gm: &'static str,
    naming: Naming,
    info: Vec<(&'static str, String)>,
    /// The stones before the first move.
    setup: Vec<Stone>,
    nodes: Vec<Node>,
    /// Lines that could not be read: their numbers, from 1 (0 for none in particular), and what is wrong.
    pub unread: Vec<(usize, Message)>,
}

impl Record {
    pub fn new() -> Record {
        let (info, setup, unread) = Default::default();
        Record {
            size: 19,
            rows: None,
            gm: "1",
            naming: Naming::LetterPair,
            info,
            setup,
            nodes: vec![Node::default()],
            unread,
        }
    }

    /// A record of a game other than Go: the value of GM, the usual size, and the point syntax.
    pub fn begin(&mut self, gm: &'static str, size: u8, naming: Naming) {
        (self.gm, self.size, self.naming) = (gm, size, naming);
    }

    /// Sets a property of the game unless the value is empty or the property is set already.
    pub fn set(&mut self, id: &'static str, value: &str) {
        let value = value.trim();
        if !value.is_empty() && !self.info.iter().any(|(known, _)| *known == id) {
            self.info.push((id, value.to_owned()));
        }
    }

    /// The same, and reports a value that differs from that of a better line of the file.
    pub fn set_from(&mut self, line: usize, id: &'static str, value: &str) {
        let value = value.trim();
        if let Some((_, kept)) = self.info.iter().find(|(known, kept)| *known == id && kept != value) {
            let kept = kept.clone();
            self.contradicts(line, id, &kept, value);
        }
        self.set(id, value);
    }

    /// Reports a value that another line contradicts.
    pub fn contradicts(&mut self, line: usize, id: &str, kept: &str, value: &str) {
        if !value.is_empty() {
            let why = message!(
                "sources-disagree",
                "{id} is {kept} by another line of the file; {value} was left out",
                id,
                kept,
                value
            );
            self.unread.push((line, why));
        }
    }

    /// Keeps a result in words as a comment on the game where the value in SGF form has no place for some of them.
    pub fn keep_result(&mut self, text: &str) {
        if keeps_words("RE", text) {
            return;
        }
        match self.info.iter_mut().find(|(id, _)| *id == "GC") {
            Some((_, comment)) => *comment = format!("{comment}\n{}", text.trim()),
            None => self.set("GC", text),
        }
    }

    /// The value of a property of the game.
    pub fn value(&self, id: &str) -> Option<&str> {
        self.info.iter().find(|(known, _)| *known == id).map(|(_, value)| value.as_str())
    }

    /// Notes a player and the rank.
    pub fn set_player(&mut self, side: Side, name: &str, rank: Option<&str>) {
        let (player, of) = side.player();
        self.set(player, name);
        self.set(of, rank.unwrap_or_default());
    }

    /// The same, and reports what differs from a better line of the file.
    pub fn set_player_from(&mut self, line: usize, side: Side, name: &str, rank: &str) {
        let (player, of) = side.player();
        self.set_from(line, player, name);
        self.set_from(line, of, rank);
    }

    /// The name of a player.
    pub fn player(&self, side: Side) -> Option<&str> {
        self.value(side.player().0)
    }

    /// Writes empty names where nothing at all names the players.
    pub fn say_nameless(&mut self) {
        if [Side::Black, Side::White].into_iter().all(|side| self.player(side).is_none()) {
            self.info.extend(["PB", "PW"].map(|id| (id, String::new())));
        }
    }

    /// Notes a line that is not a move on this board.
    pub fn no_move(&mut self, line: usize, text: &str) {
        let why = message!("line-no-move-on-board", "'{line}' is not a move on this board", line = text);
        self.unread.push((line, why));
    }

    /// Notes a line with unknown content.
    pub fn not_known(&mut self, line: usize, text: &str) {
        let why = message!("line-means-nothing", "the line '{line}' was not understood", line = text);
        self.unread.push((line, why));
    }

    /// Notes a part of a line that is not understood.
    pub fn no_part(&mut self, line: usize, part: &str) {
        self.unread.push((line, message!("part-means-nothing", "'{part}' was not understood", part)));
    }

    /// Notes a number of moves that is not that of the moves there are.
    pub fn miscounted(&mut self, line: usize, named: usize, moves: usize) {
        let why =
            message!("move-count-differs", "the number of moves is given as {named}, but it is {moves}", named, moves);
        self.unread.push((line, why));
    }

    /// Notes a result that is not understood.
    pub fn no_result(&mut self, line: usize, result: &str) {
        let why = message!("result-not-understood", "the result '{result}' is not understood", result);
        self.unread.push((line, why));
    }

    /// The stones of a colour before the first move.
    pub fn setup_of(&self, side: Side) -> impl Iterator<Item = (u8, u8)> + '_ {
        self.setup.iter().filter(move |(_, stands)| *stands == side).map(|&(at, _)| at)
    }

    /// Adds a setup stone.
    pub fn put(&mut self, side: Side, at: (u8, u8)) {
        if !self.setup.contains(&(at, side)) {
            self.setup.push((at, side));
        }
    }

    /// Notes a handicap, and sets up its stones.
    pub fn set_handicap(&mut self, stones: usize) {
        if stones >= 2 {
            self.set("HA", &stones.to_string());
            self.put_handicap(stones);
        }
    }

    /// Places a handicap on the usual points of the board; the third of three stones is in the upper left corner of one of 19 lines, as on the
    /// servers, unless somebody plays there first.
    pub fn put_handicap(&mut self, stones: usize) {
        let has_middle = self.size % 2 == 1 || stones <= 4;
        if self.size < 7 || !(2..=9).contains(&stones) || !has_middle {
            self.unread.push((
                0,
                message!(
                    "handicap-has-no-places",
                    "this board has no usual points for {stones} handicap stones",
                    stones
                ),
            ));
            return;
        }
        let near = if self.size >= 13 { 3 } else { 2 };
        let (far, middle) = (self.size - 1 - near, self.size / 2);
        let (left, right) = ((near, near), (far, far));
        let taken =
            || self.nodes.iter().take(12).filter_map(|node| node.played.and_then(|(_, at)| at)).any(|at| at == left);
        let is_left = self.size == 19 && (stones != 3 || !taken());
        let mut all = vec![(near, far), (far, near)];
        all.extend(if is_left { [left, right] } else { [right, left] });
        all.truncate(stones.min(4));
        let sides = [(near, middle), (far, middle), (middle, near), (middle, far)];
        match stones {
            6 | 7 => all.extend(&sides[..2]),
            8 | 9 => all.extend(&sides),
            _ => {}
        }
        if stones % 2 == 1 && stones > 4 {
            all.push((middle, middle));
        }
        all.into_iter().for_each(|at| self.put(Side::Black, at));
    }

    /// A point as the record writes it.
    fn name(&self, (column, row): (u8, u8)) -> String {
        self.naming.name(column.into(), row.into(), self.sides().1.into())
    }

    /// Whether a point is on the board.
    pub fn is_on_board(&self, column: u8, row: u8) -> bool {
        let (columns, rows) = self.sides();
        column < columns && row < rows
    }

    /// How many columns and rows the board has.
    pub fn sides(&self) -> (u8, u8) {
        (self.size, self.rows.unwrap_or(self.size))
    }

    /// Adds a move after a node. Returns its number.
    pub fn play(&mut self, after: usize, side: Side, at: Option<(u8, u8)>) -> usize {
        let number = self.nodes.len();
        self.nodes.push(Node { played: Some((side, at)), ..Node::default() });
        self.nodes[after].children.push(number);
        number
    }

    /// Adds a move that is a word. Returns its number.
    pub fn say(&mut self, after: usize, side: Side, word: &'static str) -> usize {
        let number = self.play(after, side, None);
        self.nodes[number].word = word;
        number
    }

    /// The colour to move after a node; `first` at the start.
    pub fn next_side_after(&self, after: usize, first: Side) -> Side {
        match self.nodes[after].played {
            Some((Side::Black, _)) => Side::White,
            Some((Side::White, _)) => Side::Black,
            None => first,
        }
    }

    /// Whether the first move is White's.
    pub fn begins_with_white(&self) -> bool {
        self.nodes.get(1).and_then(|node| node.played).is_some_and(|(side, _)| side == Side::White)
    }

    /// Adds a line to the comment of a node.
    pub fn comment(&mut self, node: usize, line: &str) {
        let comment = &mut self.nodes[node].comment;
        if !comment.is_empty() {
            comment.push('\n');
        }
        comment.push_str(line.trim_end());
    }

    /// Puts a label on a point after a node.
    pub fn label(&mut self, node: usize, at: (u8, u8), text: &str) {
        self.nodes[node].labels.push((at, text.to_owned()));
    }

    /// The main line to its end: the root, and its moves.
    pub fn main_line(&self) -> Vec<usize> {
        std::iter::successors(Some(0), |&node: &usize| self.nodes[node].children.first().copied()).collect()
    }

    /// The stone that a node plays.
    pub fn stone_of(&self, node: usize) -> Option<Stone> {
        let (side, at) = self.nodes[node].played?;
        Some((at?, side))
    }

    /// The stones before the first move.
    pub fn setup(&self) -> &[Stone] {
        &self.setup
    }

    /// Moves the first child to the end, for a main line that the file lists after its variations.
    pub fn main_line_first(&mut self, node: usize, main: usize) {
        let children = &mut self.nodes[node].children;
        if let Some(at) = children.iter().position(|&child| child == main) {
            let main = children.remove(at);
            children.insert(0, main);
        }
    }

    /// The record as text.
    pub fn write(&self) -> Vec<u8> {
        let size = match self.sides() {
            (columns, rows) if columns != rows => format!("{columns}:{rows}"),
            (columns, _) => columns.to_string(),
        };
        let mut out = format!("(;FF[4]CA[UTF-8]GM[{}]SZ[{size}]", self.gm);
        for id in INFO_ORDER {
            let values: Vec<String> = match id {
                "AB" => self.setup_of(Side::Black).map(|at| self.name(at)).collect(),
                "AW" => self.setup_of(Side::White).map(|at| self.name(at)).collect(),
                _ => self.info.iter().filter(|(known, _)| *known == id).map(|(_, value)| escape_text(value)).collect(),
            };
            out += if values.is_empty() { "" } else { id };
            values.iter().for_each(|value| out += &format!("[{value}]"));
        }
        let root = &self.nodes[0];
        self.write_notes(root, &mut out);
        // Nodes to be written, each with whether it is in parentheses; `None` closes one.
        let mut stack: Vec<Option<(usize, bool)>> = Vec::new();
        let push = |stack: &mut Vec<Option<(usize, bool)>>, of: &Node| {
            let branches = of.children.len() > 1;
            stack.extend(of.children.iter().rev().map(|&child| Some((child, branches))));
        };
        push(&mut stack, root);
        while let Some(step) = stack.pop() {
            let Some((number, branches)) = step else {
                out.push(')');
                continue;
            };
            out += if branches { "\n(" } else { "\n" };
            if branches {
                stack.push(None);
            }
            let node = &self.nodes[number];
            out.push(';');
            if let Some((side, at)) = node.played {
                let id = if side == Side::Black { 'B' } else { 'W' };
                out += &format!("{id}[{}]", at.map_or_else(|| node.word.to_owned(), |at| self.name(at)));
            }
            self.write_notes(node, &mut out);
            push(&mut stack, node);
        }
        out += ")\n";
        out.into_bytes()
    }

    fn write_notes(&self, node: &Node, out: &mut String) {
        if !node.comment.trim().is_empty() {
            *out += &format!("C[{}]", escape_text(node.comment.trim()));
        }
        for (index, (at, label)) in node.labels.iter().enumerate() {
            let id = if index == 0 { "LB" } else { "" };
            *out += &format!("{id}[{}:{}]", self.name(*at), escape_composed(label));
        }
    }
}
