//! HexWorld links, and bare lists of Hex moves.
//!
//! `https://hexworld.org/board/#11,a3:sd5,f6`: size, moves that are shown, moves after the cursor. Colours alternate, starting with red
//! (Black here). There are no variations, comments, setup or marks.

use crate::sgf::{NodeId, Tree};
use crate::{Colour, LinkError, Move, Place, Position};

/// The address before the `#`.
const ADDRESS: &str = "https://hexworld.org/board/#";
/// Whether a text is a HexWorld link, valid or not.
pub fn is_link(text: &str) -> bool {
    let text = text.trim();
    ["https://", "http://", ""]
        .iter()
        .any(|scheme| text.strip_prefix(scheme).is_some_and(|rest| rest.starts_with("hexworld.org/board/#")))
}

/// HexWorld shows no larger board.
const LARGEST: u16 = 53;

/// The line that a pasted text holds: a link, or a bare list of moves. `None` where it is neither.
///
/// One word alone is no list, since much looks like a move of Hex.
///
/// # Errors
/// When it is a link that cannot be read.
pub fn pasted(text: &str) -> Option<Result<Link, LinkError>> {
    if is_link(text) {
        return Some(Link::parse(text));
    }
    let list = Link::parse_list(text, None).ok()?;
    let fits = list.columns.max(list.rows) <= LARGEST && list.moves.len() > 1;
    fits.then_some(Ok(list))
}

/// A line of Hex, as a link holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// Columns of the board.
    pub columns: u16,
    /// Rows of the board.
    pub rows: u16,
    /// The clock position of a1: 1 to 12; 10 is upper left.
    pub rotation: u8,
    /// The board is shown mirrored.
    pub mirrored: bool,
    /// The number of a colour scheme, which only HexWorld knows.
    pub colours: Option<u8>,
    /// Stones carry their numbers.
    pub numbers: bool,
    /// All moves, each with the colour that made it.
    pub moves: Vec<(Colour, Step)>,
    /// How many of the moves are shown.
    pub cursor: usize,
}

/// One move of a [`Link`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A stone: column and row from 0.
    Stone(u16, u16),
    /// A pass.
    Pass,
    /// Swap pieces: the stones change colour and are mirrored.
    SwapPieces,
    /// Swap sides: the players change colours.
    SwapSides,
    /// The colour to move resigns.
    Resign,
    /// The colour that moved here loses by rule.
    Forfeit,
}

impl Link {
    fn new(columns: u16, rows: u16) -> Link {
        Link {
            columns,
            rows,
            rotation: 10,
            mirrored: false,
            colours: None,
            numbers: false,
            moves: Vec::new(),
            cursor: 0,
        }
    }

    /// Reads a link, with or without the part before the `#`.
    ///
    /// # Errors
    /// The part that is invalid.
    pub fn parse(text: &str) -> Result<Link, LinkError> {
        let text = text.trim();
        let body = text.rsplit_once('#').map_or(text, |(_, body)| body);
        let mut parts = body.split(',');
        let mut link = Link::settings(parts.next().unwrap_or_default())?;
        link.read_moves(parts.next().unwrap_or_default())?;
        link.cursor = link.moves.len();
        for later in parts {
            link.read_moves(later)?;
        }
        Ok(link)
    }

    /// `11`, `11x9`, then `r9`, `m`, `c1`, `n` in any order.
    fn settings(text: &str) -> Result<Link, LinkError> {
        let wrong = || LinkError::Size(text.to_owned());
        let mut rest = text.trim();
        let number = |rest: &mut &str| {
            let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            let (digits, tail) = rest.split_at(digits);
            *rest = tail;
            digits.parse::<u16>().ok()
        };
        let columns = number(&mut rest).ok_or_else(wrong)?;
        let mut rows = columns;
        if let Some(tail) = rest.strip_prefix(['x', 'X']) {
            rest = tail;
            rows = number(&mut rest).ok_or_else(wrong)?;
        }
        if !(1..=200).contains(&columns) || !(1..=200).contains(&rows) {
            return Err(wrong());
        }
        let mut link = Link::new(columns, rows);
        while let Some(flag) = rest.chars().next() {
            rest = &rest[flag.len_utf8()..];
            match flag {
                'r' => {
                    let clock = number(&mut rest).filter(|r| (1..=12).contains(r)).ok_or_else(wrong)?;
                    link.rotation = clock as u8;
                }
                'c' => link.colours = number(&mut rest).and_then(|c| u8::try_from(c).ok()),
                'm' => link.mirrored = true,
                'n' => link.numbers = true,
                _ => return Err(LinkError::Setting(flag)),
            }
        }
        Ok(link)
    }

    /// Moves run together: `a3d5:sf7`.
    fn read_moves(&mut self, text: &str) -> Result<(), LinkError> {
        let mut rest = text.trim();
        while !rest.is_empty() {
            let length = if rest.starts_with(':') {
                let length = if matches!(rest.as_bytes().get(1), Some(b'r' | b'f')) { 3 } else { 2 };
                length.min(rest.len())
            } else {
                let letters = rest.bytes().take_while(u8::is_ascii_alphabetic).count();
                letters + rest[letters..].bytes().take_while(u8::is_ascii_digit).count()
            };
            let wrong = || LinkError::Move(rest.to_owned());
            if length == 0 || !rest.is_char_boundary(length) {
                return Err(wrong());
            }
            let (word, tail) = rest.split_at(length);
            let turn = self.turn();
            let (colour, step) = match word {
                ":s" => (turn, Step::SwapPieces),
                ":S" => (turn, Step::SwapSides),
                ":p" => (turn, Step::Pass),
                ":rb" => (Colour::BLACK, Step::Resign),
                ":rw" => (Colour::WHITE, Step::Resign),
                ":fb" => (Colour::BLACK, Step::Forfeit),
                ":fw" => (Colour::WHITE, Step::Forfeit),
                _ => (turn, self.stone(word).ok_or_else(wrong)?),
            };
            self.moves.push((colour, step));
            rest = tail;
        }
        Ok(())
    }

    fn stone(&self, word: &str) -> Option<Step> {
        let (column, row) = crate::sgf::point::letter_number(word.as_bytes())?;
        let inside = column < u32::from(self.columns) && row < u32::from(self.rows);
        inside.then_some(Step::Stone(column as u16, row as u16))
    }

    /// Whose turn it is after the moves so far.
    fn turn(&self) -> Colour {
        match self.moves.last() {
            None => Colour::BLACK,
            // The persons have changed places, so the colour that swapped is now the other person's.
            Some((colour, Step::SwapSides)) => *colour,
            Some((colour, _)) => colour.opponent(),
        }
    }

    /// Reads a bare list of moves: `a5 swap-pieces d4`, `a5d7f3`, `1.f6 2.swap 3.m16`. The board is as large as given,
    /// or as the moves need, eleven at least.
    ///
    /// # Errors
    /// With what cannot be read.
    pub fn parse_list(text: &str, size: Option<(u16, u16)>) -> Result<Link, LinkError> {
        let mut words = Vec::new();
        for token in text.split(|c: char| c.is_whitespace() || c == ',' || c == ';') {
            // A move number may be glued to its move.
            let move_number = token.split_once('.').filter(|(n, _)| n.bytes().all(|b| b.is_ascii_digit()));
            let mut rest = move_number.map_or(token, |(_, word)| word);
            let named = ["swap-pieces", "swap-sides", "swap", "pass", "resign", "resigns", "forfeit"];
            if rest.is_empty() || rest.bytes().all(|b| b.is_ascii_digit()) {
                continue;
            }
            if let Some(word) = named.iter().find(|word| rest.eq_ignore_ascii_case(word)) {
                words.push((*word).to_owned());
                continue;
            }
            while !rest.is_empty() {
                let letters = rest.bytes().take_while(u8::is_ascii_alphabetic).count();
                let digits = rest.bytes().skip(letters).take_while(u8::is_ascii_digit).count();
                if letters == 0 || digits == 0 {
                    return Err(LinkError::NoHexMove(token.to_owned()));
                }
                words.push(rest[..letters + digits].to_owned());
                rest = &rest[letters + digits..];
            }
        }
        let points = words.iter().filter_map(|word| crate::sgf::point::letter_number(word.as_bytes()));
        let needed = points.fold(11, |most, (column, row)| most.max(column + 1).max(row + 1)).min(200) as u16;
        let (columns, rows) = size.unwrap_or((needed, needed));
        let mut link = Link::new(columns, rows);
        for word in words {
            let step = match word.as_str() {
                "swap" | "swap-pieces" => Step::SwapPieces,
                "swap-sides" => Step::SwapSides,
                "pass" => Step::Pass,
                "resign" | "resigns" => Step::Resign,
                "forfeit" => Step::Forfeit,
                point => link.stone(point).ok_or_else(|| LinkError::OffBoard(point.to_owned()))?,
            };
            let turn = link.turn();
            link.moves.push((turn, step));
        }
        link.cursor = link.moves.len();
        Ok(link)
    }

    /// The link of the line through a node; moves after the node follow the cursor.
    ///
    /// # Errors
    /// When the line cannot be written as a link: it is no Hex, it is too large, or it has setup stones.
    pub fn of(tree: &Tree, node: NodeId) -> Result<Link, LinkError> {
        let line = tree.line_through(node);
        let shown = tree.way_up(node).count();
        let mut position = Position::replay(tree, line[0]);
        let board = position.board().clone();
        if position.kind().family() != "hex" {
            return Err(LinkError::NoHex);
        }
        if board.columns() > LARGEST || board.rows() > LARGEST {
            return Err(LinkError::TooLarge(LARGEST));
        }
        let mut link = Link::new(board.columns(), board.rows());
        for (n, &node) in line.iter().enumerate() {
            if n > 0 {
                position.step(tree, node);
            }
            if tree.properties(node).any(|property| property.id() != "PL" && position.kind().is_setup(&property.id())) {
                return Err(LinkError::Setup);
            }
            if n == shown {
                link.cursor = link.moves.len();
            }
            if tree.properties(node).any(|p| position.kind().colour_of(&p.id()).is_some())
                && let Some(played) = position.last_move()
            {
                link.push(played.colour, &played.action, |place| (board.column(place), board.row(place)))?;
            }
        }
        if line.len() == shown {
            link.cursor = link.moves.len();
        }
        Ok(link)
    }

    fn push(&mut self, colour: Colour, action: &Move, cell: impl Fn(Place) -> (u16, u16)) -> Result<(), LinkError> {
        let step = match action {
            Move::Place(places) => {
                let (column, row) = places.first().map(|&place| cell(place)).ok_or(LinkError::NoPoint)?;
                Step::Stone(column, row)
            }
            Move::Pass => Step::Pass,
            Move::SwapPieces => Step::SwapPieces,
            Move::SwapSides => Step::SwapSides,
            Move::Resign => Step::Resign,
            Move::Forfeit => Step::Forfeit,
            Move::Path(_) | Move::Octi(_) | Move::Raw(_) => {
                return Err(LinkError::Unreadable);
            }
        };
        if self.turn() != colour && !matches!(step, Step::Resign | Step::Forfeit) {
            let turn = self.turn();
            self.moves.push((turn, Step::Pass));
        }
        self.moves.push((colour, step));
        Ok(())
    }

    /// The link as text.
    pub fn url(&self) -> String {
        let mut text = format!("{ADDRESS}{}", self.columns);
        if self.rows != self.columns {
            text += &format!("x{}", self.rows);
        }
        if self.rotation != 10 {
            text += &format!("r{}", self.rotation);
        }
        if self.mirrored {
            text.push('m');
        }
        if let Some(colours) = self.colours {
            text += &format!("c{colours}");
        }
        if self.numbers {
            text.push('n');
        }
        let cursor = self.cursor.min(self.moves.len());
        text.push(',');
        text.extend(self.moves[..cursor].iter().map(word));
        if cursor < self.moves.len() {
            text.push(',');
            text.extend(self.moves[cursor..].iter().map(word));
        }
        text
    }

    /// A new record of this line.
    pub fn record(&self) -> String {
        let size = if self.columns == self.rows {
            self.columns.to_string()
        } else {
            format!("{}:{}", self.columns, self.rows)
        };
        let mut text = format!("(;FF[4]CA[UTF-8]GM[11]SZ[{size}]");
        for (colour, step) in &self.moves {
            let value = match step {
                Step::Stone(column, row) => name(*column, *row),
                Step::Pass => "pass".to_owned(),
                Step::SwapPieces => "swap-pieces".to_owned(),
                Step::SwapSides => "swap-sides".to_owned(),
                Step::Resign => "resign".to_owned(),
                Step::Forfeit => "forfeit".to_owned(),
            };
            text += &format!("\n;{}[{value}]", ["B", "W"][colour.index() & 1]);
        }
        text + ")\n"
    }
}

fn name(column: u16, row: u16) -> String {
    crate::Naming::LetterNumberFromTop.name(column, row, row + 1)
}

fn word((colour, step): &(Colour, Step)) -> String {
    let loser = if *colour == Colour::BLACK { 'b' } else { 'w' };
    match step {
        Step::Stone(column, row) => name(*column, *row),
        Step::Pass => ":p".to_owned(),
        Step::SwapPieces => ":s".to_owned(),
        Step::SwapSides => ":S".to_owned(),
        Step::Resign => format!(":r{loser}"),
        Step::Forfeit => format!(":f{loser}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record_of(link: &str) -> String {
        Link::parse(link).unwrap().record().replace('\n', "")
    }

    #[test]
    fn a_pasted_text_is_a_link_or_a_list_or_neither() {
        let moves = |text: &str| pasted(text).map(|link| link.map(|link| link.moves.len()));
        assert_eq!(moves(" https://hexworld.org/board/#11,a3:sd5,f6\n"), Some(Ok(4)));
        assert_eq!(moves("1. a5 2. swap-pieces 3. d4"), Some(Ok(3)));
        assert_eq!(moves("a5d7f3"), Some(Ok(3)));
        assert!(pasted("https://hexworld.org/board/#11,?").is_some_and(|link| link.is_err()));
        for text in ["", "a5", "hello", "see a5 and b6", "(;GM[11];B[a5];W[b6])", "12 13", "h264 x265"] {
            assert_eq!(moves(text), None, "{text}");
        }
    }

    #[test]
    fn links_become_records() {
        let head = "(;FF[4]CA[UTF-8]GM[11]SZ";
        assert_eq!(
            record_of("https://hexworld.org/board/#11,a3:sd5"),
            format!("{head}[11];B[a3];W[swap-pieces];B[d5])")
        );
        assert_eq!(record_of("#11,a3:Sd5"), format!("{head}[11];B[a3];W[swap-sides];W[d5])"));
        assert_eq!(record_of("14x9r9c1,a1:pb1:rw"), format!("{head}[14:9];B[a1];W[pass];B[b1];W[resign])"));
        assert_eq!(record_of("27,aa27z1"), format!("{head}[27];B[aa27];W[z1])"));
        assert_eq!(record_of("11"), format!("{head}[11])"));
    }

    #[test]
    fn links_read_and_print() {
        for text in ["11,", "11,a3:sd5", "11,a3,d5:pb1", "14x9r9mc1n,a1:pb1:rw", "19,a1:fb", "11,,a3"] {
            let link = Link::parse(text).unwrap();
            assert_eq!(link.url(), format!("{ADDRESS}{text}"));
        }
        for bad in ["", "x", "11q,a1", "0,a1", "11,l1", "11,a0", "11,:z", "11,é", "11r13,", "11,:"] {
            assert!(Link::parse(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn links_are_known_by_their_address() {
        assert!(is_link(&format!("{ADDRESS}11,a3")) && is_link(" hexworld.org/board/#11"));
        assert!(!is_link("a3d5") && !is_link("games/hexworld.sgf"));
    }

    #[test]
    fn a_record_becomes_a_link_with_its_cursor() {
        let link = |record: &str, path: &[usize]| {
            let tree = Tree::read(record.as_bytes().to_vec()).0;
            let root = tree.games().next().unwrap();
            Link::of(&tree, tree.at_path(root, path).unwrap()).map(|link| link.url().replace(ADDRESS, ""))
        };
        let record = "(;GM[11]SZ[11];B[a3];W[swap-pieces];B[d5];W[f6])";
        assert_eq!(link(record, &[0, 0]).unwrap(), "11,a3:s,d5f6");
        assert_eq!(link(record, &[0, 0, 0, 0]).unwrap(), "11,a3:sd5f6");
        assert_eq!(link(record, &[]).unwrap(), "11,,a3:sd5f6");
        assert_eq!(link("(;GM[11]SZ[5:4];B[a1];B[b1];W[resign])", &[0, 0, 0]).unwrap(), "5x4,a1:pb1:rw");
        // A mislabelled swap is written as what it is.
        assert_eq!(link("(;GM[11];B[a2];W[swap-pieces];W[f6])", &[0, 0, 0]).unwrap(), "11,a2:Sf6");
        assert!(link("(;GM[1];B[aa])", &[0]).is_err());
        assert!(link("(;GM[11]AB[a1];W[b1])", &[0]).is_err());
    }

    #[test]
    fn pasted_addresses_are_read() {
        let list = |text| Link::parse_list(text, None).map(|link| link.url().replace(ADDRESS, ""));
        assert_eq!(list("a5 swap-pieces d4").unwrap(), "11,a5:sd4");
        assert_eq!(list("a5d7f3").unwrap(), "11,a5d7f3");
        assert_eq!(list("1.f6 2.swap 3.m16").unwrap(), "16,f6:sm16");
        assert_eq!(list("1. f6 2. Swap\n3. b2, resign").unwrap(), "11,f6:sb2:rw");
        assert!(list("hello").is_err());
        assert!(Link::parse_list("a5 p3", Some((11, 11))).is_err());
    }
}
