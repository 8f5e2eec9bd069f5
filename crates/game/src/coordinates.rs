//! Coordinate systems for the user: the usual one of the game, or another that the user chose.
//!
//! Records are always written in their own notation. Coordinates at the edge, moves in words, links in comments and typed input ask the
//! board, which knows the chosen system.

use super::board::{Board, Lattice, Naming, Place};

named! {
    /// A coordinate system for users. If it does not suit a board, the usual one is used.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    Coordinates {
        /// As is usual in the game: `D16` in Go, `d4` in Hex.
        #[default]
        Usual = "usual",
        /// As the record writes them: `dd` in Go.
        Record = "record",
        /// Two numbers from the upper left: `4-4`.
        Numbers = "numbers",
        /// The same, the second in Chinese: `4-四`.
        Chinese = "chinese",
        /// From the nearer sides: `4-4`, with a prime for the right or lower side: `3'-4`. In Hex without the dash if both have one digit:
        /// `44`, `5'2`.
        Relative = "relative",
        /// As the player on the other side of the board counts them.
        OtherSide = "other-side",
        /// Hexagonal boards: each letter's line is numbered from its own start, as at Little Golem.
        InLine = "in-line",
        /// As is usual, but with the letter I, as Renju and many programs for five in a row have it: `I8`, where Go says `J8`.
        AllLetters = "all-letters",
    }
}

const DIGITS: [char; 10] = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
const TEN: char = '十';

/// 1 to 99 in Chinese.
fn chinese(number: u16) -> String {
    let (tens, ones) = (usize::from(number / 10), usize::from(number % 10));
    let mut text = String::new();
    if tens > 0 {
        text.extend((tens > 1).then(|| DIGITS[tens % 10]));
        text.push(TEN);
    }
    text.extend((ones > 0).then(|| DIGITS[ones]));
    text
}

fn number(text: &str) -> Option<u16> {
    let text = text.trim();
    if !text.is_empty() && text.len() < 4 && text.bytes().all(|b| b.is_ascii_digit()) {
        return text.parse().ok();
    }
    (1..=99).find(|&number| chinese(number) == text)
}

/// How far a line is from the nearer of two sides, with a stroke where that is the far one.
fn near(line: u16, lines: u16) -> String {
    if 2 * line < lines { (line + 1).to_string() } else { format!("{}'", lines - line) }
}

/// A line by its distance from a side, and whether from the far one.
fn far(text: &str, lines: u16) -> Option<u16> {
    let (digits, from_far) = match text.trim().strip_suffix(STROKES) {
        Some(digits) => (digits, true),
        None => (text.trim(), false),
    };
    let distance = number(digits).filter(|distance| (1..=lines).contains(distance))?;
    Some(if from_far { lines - distance } else { distance - 1 })
}

const STROKES: [char; 3] = ['\'', '’', '′'];

impl Board {
    /// The current coordinate system: the chosen one, if it suits the board.
    fn spoken(&self) -> Coordinates {
        let rectangle = matches!(self.lattice(), Lattice::Square | Lattice::Hex) && !self.is_hexagon();
        match self.coordinates() {
            Coordinates::Usual => self.usual,
            Coordinates::InLine if !self.is_hexagon() => self.usual,
            Coordinates::AllLetters if self.naming() != Naming::LetterPair => self.usual,
            Coordinates::Record | Coordinates::InLine => self.coordinates(),
            _ if !rectangle => self.usual,
            chosen => chosen,
        }
    }

    /// Whether a coordinate system suits this board.
    pub fn suits(&self, way: Coordinates) -> bool {
        way == Coordinates::Usual || self.clone().with_coordinates(way).spoken() == way
    }

    /// The coordinate systems that suit this board, the usual one first; of those that differ only in capitals, only one.
    pub fn ways(&self) -> Vec<Coordinates> {
        let last = self.len() - 1;
        let places = [0, last, last / 3, last / 2, last * 2 / 3, usize::from(self.columns() - 1).min(last)];
        let mut known: Vec<(Coordinates, [String; 6])> = Vec::new();
        let mut board = self.clone();
        for (_, way) in Coordinates::ALL {
            board = board.with_coordinates(way);
            if way != Coordinates::Usual && board.spoken() != way {
                continue;
            }
            let names = places.map(|place| board.display_name(Place(place as u16)).to_ascii_lowercase());
            if known.iter().all(|(_, other)| *other != names) {
                known.push((way, names));
            }
        }
        known.into_iter().map(|(way, _)| way).collect()
    }

    /// The notation with letters and numbers; numbers alone have none.
    fn lettered(&self) -> Naming {
        match self.spoken() {
            Coordinates::InLine => Naming::LetterNumberInLine,
            Coordinates::AllLetters => Naming::LetterNumberFromBottom,
            _ => self.naming(),
        }
    }

    /// Column and row as the other side counts them, where that is chosen.
    fn turned(&self, (c, r): (u16, u16)) -> (u16, u16) {
        match self.spoken() {
            Coordinates::OtherSide => (self.columns() - 1 - c, self.rows() - 1 - r),
            _ => (c, r),
        }
    }

    /// The name of a place for people: usually Go `D16` without the letter I, Hex `d4`, Blokus `D4`.
    pub fn display_name(&self, place: Place) -> String {
        let (c, r) = self.turned((self.column(place), self.row(place)));
        let dashed = |column: String, row: String| format!("{column}-{row}");
        match self.spoken() {
            Coordinates::Record => self.recorded(place),
            Coordinates::Numbers | Coordinates::Chinese => dashed(self.column_label(c), self.row_label(r)),
            Coordinates::Relative => {
                let (column, row) = (near(c, self.columns()), near(r, self.rows()));
                let short = |text: &str| text.trim_end_matches('\'').len() == 1;
                match self.lattice() == Lattice::Hex && short(&column) && short(&row) {
                    true => column + &row,
                    false => dashed(column, row),
                }
            }
            _ => self.lettered().display(c, r, self.rows()),
        }
    }

    /// Parses a place as typed: as displayed or, if that is unambiguous, in the usual or the recorded notation.
    pub fn parse_display(&self, text: &str) -> Option<Place> {
        let (columns, rows) = (self.columns(), self.rows());
        let chosen = match self.spoken() {
            Coordinates::Numbers | Coordinates::Chinese => text
                .split_once(['-', '–', ',', '.'])
                .and_then(|(column, row)| self.place(number(column)?.checked_sub(1)?, number(row)?.checked_sub(1)?)),
            Coordinates::Record => self.recording().parse(text, columns, rows).and_then(|(c, r)| self.place(c, r)),
            Coordinates::Relative => {
                self.halves(text).and_then(|(column, row)| self.place(far(column, columns)?, far(row, rows)?))
            }
            _ => None,
        };
        let lettered = || {
            let (c, r) = self.lettered().parse_display(text, columns, rows)?;
            let inside = c < columns && r < rows;
            inside.then(|| self.turned((c, r))).and_then(|(c, r)| self.place(c, r))
        };
        chosen.or_else(lettered)
    }

    /// The two numbers of a relative name: `5'-2`, `5'2`, `44`.
    fn halves<'t>(&self, text: &'t str) -> Option<(&'t str, &'t str)> {
        let text = text.trim();
        if let Some(halves) = text.split_once(['-', '–']) {
            return Some(halves);
        }
        let stroke = text.char_indices().find(|(_, c)| STROKES.contains(c)).map(|(at, c)| at + c.len_utf8());
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let rest = |at: usize| text[at..].trim_end_matches(STROKES).len();
        match stroke.filter(|&end| end < text.len()) {
            Some(end) => Some(text.split_at(end)),
            None if digits == 2 && rest(1) == 1 => Some(text.split_at(1)),
            None => None,
        }
    }

    /// Where a name with a line or a stroke in it ends that a text begins with; `None` where none is there, or the chosen names
    /// look like words.
    pub(super) fn name_at(&self, text: &str) -> Option<usize> {
        if !matches!(self.spoken(), Coordinates::Numbers | Coordinates::Chinese | Coordinates::Relative) {
            return None;
        }
        let of_name =
            |c: char| c.is_ascii_digit() || c == '-' || c == TEN || DIGITS.contains(&c) || STROKES.contains(&c);
        let end = text.find(|c: char| !of_name(c)).unwrap_or(text.len());
        let name = text[..end].trim_end_matches('-');
        let marked = name.contains(|c: char| !c.is_ascii_digit());
        let single = name.matches('-').count() < 2;
        (marked && single && self.parse_display(name).is_some()).then_some(name.len())
    }

    /// The label of a column at the edge of the board.
    pub fn column_label(&self, column: u16) -> String {
        let (c, _) = self.turned((column, 0));
        match self.spoken() {
            Coordinates::Numbers | Coordinates::Chinese => (column + 1).to_string(),
            Coordinates::Relative => near(column, self.columns()),
            Coordinates::Record => self.recorded_line(column),
            _ => self.lettered().column_label(c),
        }
    }

    /// The label of a row at the edge of the board.
    pub fn row_label(&self, row: u16) -> String {
        let (_, r) = self.turned((0, row));
        match self.spoken() {
            Coordinates::Numbers => (row + 1).to_string(),
            Coordinates::Chinese => chinese(row + 1),
            Coordinates::Relative => near(row, self.rows()),
            Coordinates::Record if self.recording() == Naming::LetterPair => self.recorded_line(row),
            _ => self.lettered().row_label(r, self.rows()),
        }
    }

    /// The letters of a line as the record writes them.
    fn recorded_line(&self, line: u16) -> String {
        let name = self.recording().name(line, 0, self.rows());
        match self.recording() {
            Naming::LetterPair | Naming::DigitPair => name.chars().take(1).collect(),
            _ => name.trim_end_matches(|c: char| c.is_ascii_digit()).to_owned(),
        }
    }

    /// The label at the right end of a row of a hexagon, and its offset from the last cell, in columns and rows.
    #[doc(hidden)]
    pub fn line_end(&self, row: u16) -> (String, (f32, f32)) {
        self.lettered().line_end(row, self.rows())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Surface;

    fn boards() -> Vec<Board> {
        vec![
            Board::square(19, 19, Surface::Lines, Naming::LetterPair),
            Board::square(5, 30, Surface::Lines, Naming::LetterPair),
            Board::square(6, 7, Surface::Cells, Naming::DigitPair),
            Board::square(20, 20, Surface::Cells, Naming::LetterNumberFromBottom),
            Board::hex(11, 11),
            Board::hex(14, 9),
            Board::hex(30, 26),
            Board::hexagon(5, Naming::LetterNumberFromBottom),
            Board::hexagon(8, Naming::LetterNumberInLine),
            Board::trigon(9),
            Board::nexos(),
        ]
    }

    #[test]
    fn every_name_is_one_place_and_reads_back() {
        for (name, coordinates) in Coordinates::ALL {
            assert_eq!((coordinates.name(), Coordinates::of_name(name)), (name, Some(coordinates)));
            for board in boards().into_iter().map(|board| board.with_coordinates(coordinates)) {
                let mut names = std::collections::HashSet::new();
                for place in board.places() {
                    let shown = board.display_name(place);
                    assert_eq!(board.parse_display(&shown), Some(place), "{name} {shown}");
                    assert!(names.insert(shown));
                }
                let labels = board.labels();
                assert!(labels.iter().all(|label| !label.text.is_empty()));
            }
        }
    }

    /// Every coordinate system offered differs from the others, and all the rest equal one of them.
    #[test]
    fn only_ways_that_a_board_has_are_offered() {
        let offered = |board: &Board| board.ways().into_iter().map(Coordinates::name).collect::<Vec<_>>().join(" ");
        let expected = [
            "usual record numbers chinese relative other-side all-letters",
            "usual record numbers chinese relative other-side",
            "usual numbers chinese relative other-side",
            "usual numbers chinese relative other-side",
            "usual numbers chinese relative other-side",
            "usual numbers chinese relative other-side",
            "usual numbers chinese relative other-side",
            "usual in-line",
            "usual",
            "usual",
            "usual",
        ];
        for (board, expected) in boards().iter().zip(expected) {
            assert_eq!(offered(board), expected, "{:?} {:?}", board.lattice(), board.naming());
            for (_, way) in Coordinates::ALL.into_iter().filter(|(_, way)| !board.ways().contains(way)) {
                let other = board.clone().with_coordinates(way);
                let same = |place| other.display_name(place).eq_ignore_ascii_case(&board.display_name(place));
                assert!(board.places().all(same), "{way:?}");
            }
        }
        assert_eq!(offered(&Board::square(1, 1, Surface::Lines, Naming::LetterPair)), "usual record numbers chinese");
    }

    #[test]
    fn names_as_players_write_them() {
        let go = Board::square(19, 19, Surface::Lines, Naming::LetterPair);
        let hex = Board::hex(13, 13);
        let amazons = Board::square(10, 10, Surface::Cells, Naming::LetterNumberFromBottom);
        let amazons = amazons.with_recording(Naming::LetterPair);
        let hexagon = Board::hexagon(5, Naming::LetterNumberFromBottom);
        for (board, coordinates, usual, name) in [
            (&go, Coordinates::Usual, "D16", "D16"),
            (&go, Coordinates::Record, "D16", "dd"),
            (&go, Coordinates::Numbers, "D16", "4-4"),
            (&go, Coordinates::Numbers, "T1", "19-19"),
            (&go, Coordinates::Chinese, "K10", "10-十"),
            (&go, Coordinates::Chinese, "Q3", "16-十七"),
            (&go, Coordinates::Relative, "K10", "10-10"),
            (&go, Coordinates::Relative, "R17", "3'-3"),
            (&go, Coordinates::Relative, "R3", "3'-3'"),
            (&go, Coordinates::OtherSide, "D16", "Q4"),
            (&go, Coordinates::AllLetters, "J8", "I8"),
            (&go, Coordinates::AllLetters, "T1", "S1"),
            (&amazons, Coordinates::Record, "d1", "dj"),
            (&amazons, Coordinates::Usual, "d1", "D1"),
            (&hex, Coordinates::Relative, "d4", "44"),
            (&hex, Coordinates::Relative, "i2", "5'2"),
            (&hex, Coordinates::Relative, "m13", "1'1'"),
            (&hex, Coordinates::OtherSide, "a2", "m12"),
            (&hexagon, Coordinates::InLine, "I9", "I5"),
            (&hexagon, Coordinates::Relative, "I9", "I9"),
        ] {
            let place = board.parse_display(usual).unwrap();
            assert_eq!(board.clone().with_coordinates(coordinates).display_name(place), name, "{usual}");
        }
        let relative = hex.with_coordinates(Coordinates::Relative);
        for (typed, usual) in [("5'-2", "i2"), ("5’2", "i2"), ("4-4", "d4"), ("45'", "d9"), ("a10", "a10")] {
            assert_eq!(relative.parse_display(typed), relative.parse(usual), "{typed}");
        }
        for wrong in ["", "'", "-", "0-4", "14-1", "444", "4-", "4'4'4", "十-", "9999999-1"] {
            assert_eq!(relative.parse_display(wrong), None, "{wrong}");
        }
        assert_eq!(go.with_coordinates(Coordinates::Chinese).parse_display("16-17"), Some(Place(16 * 19 + 15)));
    }
}
