//! Point notation in records: letters, numbers, and the side that rows are counted from. The only parser and formatter of points.
//!
//! Knows no board. Columns and rows are counted from 0, rows from the top unless noted; each [`Naming`] writes them in its own way.

use std::borrow::Cow;

/// How the places of a board are named in its records.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Naming {
    /// Go: column letter, row letter, both from the upper left; capitals from the 27th on (`dd`).
    LetterPair,
    /// Hex: column letters, then the row counted from the top (`d4`).
    LetterNumberFromTop,
    /// Blokus and chess: column letters, then the row counted from the bottom (`d4`).
    LetterNumberFromBottom,
    /// Little Golem's Havannah, on a hexagon of hexagons: the column's letter, then the number of the place in its column,
    /// counted from the column's lower end (`D4`).
    LetterNumberInLine,
    /// Octi: column digit, then row digit counted from the bottom (`46`).
    DigitPair,
}

impl Naming {
    /// The name as a record writes it. `rows` is the height of the board.
    pub fn name(self, column: u16, row: u16, rows: u16) -> String {
        match self {
            Naming::LetterPair => [column, row].iter().map(|&n| pair_letter(n)).collect(),
            Naming::LetterNumberFromTop => format!("{}{}", letters(column, &LATIN), row + 1),
            Naming::LetterNumberFromBottom => format!("{}{}", letters(column, &LATIN), rows - row),
            Naming::LetterNumberInLine => {
                let number = (rows - row).saturating_sub(skipped(column, rows));
                format!("{}{number}", letters(column, &LATIN).to_ascii_uppercase())
            }
            Naming::DigitPair => format!("{}{}", column + 1, rows - row),
        }
    }

    /// The name for people: Go as `D16` without the letter I, Blokus in capitals, others as recorded.
    pub fn display(self, column: u16, row: u16, rows: u16) -> String {
        match self {
            Naming::LetterNumberFromTop | Naming::LetterNumberInLine | Naming::DigitPair => {
                self.name(column, row, rows)
            }
            _ => self.column_label(column) + &self.row_label(row, rows),
        }
    }

    /// The coordinate label of a column at the edge of the board.
    pub fn column_label(self, column: u16) -> String {
        match self {
            Naming::LetterPair => letters(column, &WITHOUT_I).to_ascii_uppercase(),
            Naming::LetterNumberFromTop => letters(column, &LATIN),
            Naming::LetterNumberFromBottom | Naming::LetterNumberInLine => letters(column, &LATIN).to_ascii_uppercase(),
            Naming::DigitPair => (column + 1).to_string(),
        }
    }

    /// The coordinate label of a row at the edge of the board.
    pub fn row_label(self, row: u16, rows: u16) -> String {
        match self {
            Naming::LetterNumberFromTop => (row + 1).to_string(),
            _ => (rows - row).to_string(),
        }
    }

    /// The label at the right end of a row of a hexagonal board, and its offset from the last cell in columns and rows: lines that are
    /// counted from their lower ends bend upwards in the middle, and only the upper ones end there.
    pub fn line_end(self, row: u16, rows: u16) -> (String, (f32, f32)) {
        match self {
            Naming::LetterNumberInLine => {
                let number = rows.div_ceil(2).checked_sub(row).filter(|number| *number > 0);
                (number.map(|number| number.to_string()).unwrap_or_default(), (1.0, -1.0))
            }
            _ => (self.row_label(row, rows), (1.0, 0.0)),
        }
    }

    /// Reads a name as records write it: (column, row from the top), not checked against the width of the board.
    ///
    /// Blanks around it, capitals and leading zeros are let through. Capitals count as letters 27 to 52 only in
    /// [`Naming::LetterPair`] on a board with that many lines (`columns`, `rows`).
    pub fn parse(self, text: &str, columns: u16, rows: u16) -> Option<(u16, u16)> {
        let text = text.trim_matches(|c: char| c.is_ascii_whitespace() || c == '\0').as_bytes();
        let (column, row) = match self {
            Naming::LetterPair => {
                let (column, row) = letter_pair(text)?;
                let small = |letter: u32, lines: u16| if lines <= 26 { letter % 26 } else { letter };
                (small(column, columns), small(row, rows))
            }
            Naming::LetterNumberFromTop => letter_number(text)?,
            Naming::LetterNumberFromBottom => from_bottom(letter_number(text)?, rows)?,
            Naming::LetterNumberInLine => {
                let (column, number) = letter_number(text)?;
                let skipped = skipped(u16::try_from(column).ok()?, rows);
                from_bottom((column, number + u32::from(skipped)), rows)?
            }
            Naming::DigitPair => from_bottom(digit_pair(text)?, rows)?,
        };
        Some((u16::try_from(column).ok()?, u16::try_from(row).ok()?))
    }

    /// Reads what people type: the name for people, or the record's own where the two cannot be confused.
    pub fn parse_display(self, text: &str, columns: u16, rows: u16) -> Option<(u16, u16)> {
        match self {
            Naming::LetterPair => {
                let trimmed = text.trim();
                // A digit distinguishes the two: D16 from dd.
                match trimmed.bytes().any(|b| b.is_ascii_digit()) {
                    true => {
                        let (column, row) = from_bottom(letters_and_number(trimmed.as_bytes(), &WITHOUT_I)?, rows)?;
                        Some((u16::try_from(column).ok()?, u16::try_from(row).ok()?))
                    }
                    false => self.parse(trimmed, columns, rows),
                }
            }
            _ => self.parse(text, columns, rows),
        }
    }
}

const LATIN: [u8; 26] = *b"abcdefghijklmnopqrstuvwxyz";
const WITHOUT_I: [u8; 25] = *b"abcdefghjklmnopqrstuvwxyz";

/// How many rows of a hexagon of hexagons, from the lowest up, have no cell in a column.
fn skipped(column: u16, rows: u16) -> u16 {
    (column + 1).saturating_sub(rows.div_ceil(2))
}

/// Column letters as in a spreadsheet: a … z, aa, ab ….
fn letters(column: u16, alphabet: &[u8]) -> String {
    let (mut n, base) = (column as usize + 1, alphabet.len());
    let mut out = Vec::new();
    while n > 0 {
        out.push(alphabet[(n - 1) % base] as char);
        n = (n - 1) / base;
    }
    out.iter().rev().collect()
}

/// A value without white space and without escaping backslashes: mail programs broke lines inside values.
pub fn squeeze(raw: &[u8]) -> Cow<'_, [u8]> {
    let plain = |b: &u8| !b.is_ascii_whitespace() && !matches!(*b, b'\\' | 0x0B | 0);
    if raw.iter().all(plain) { Cow::Borrowed(raw) } else { Cow::Owned(raw.iter().copied().filter(plain).collect()) }
}

/// Two letters, column then row, `a` being 0 and `A` 26.
pub fn letter_pair(text: &[u8]) -> Option<(u32, u32)> {
    let index = |letter: u8| match letter {
        b'a'..=b'z' => Some(u32::from(letter - b'a')),
        b'A'..=b'Z' => Some(u32::from(letter - b'A') + 26),
        _ => None,
    };
    match *text {
        [column, row] => Some((index(column)?, index(row)?)),
        _ => None,
    }
}

/// Letters and a number from 1 (`ab12` is 27, 11), in any case.
pub fn letter_number(text: &[u8]) -> Option<(u32, u32)> {
    letters_and_number(text, &LATIN)
}

/// The letters of a column, as in a spreadsheet: a … z, aa, ab ….
pub fn column_letters(column: u16) -> String {
    letters(column, &LATIN)
}

/// Two digits from 1, column then row.
pub fn digit_pair(text: &[u8]) -> Option<(u32, u32)> {
    match *text {
        [column @ b'1'..=b'9', row @ b'1'..=b'9'] => Some((u32::from(column - b'1'), u32::from(row - b'1'))),
        _ => None,
    }
}

fn letters_and_number(text: &[u8], alphabet: &[u8]) -> Option<(u32, u32)> {
    let digits = text.iter().position(|byte| !byte.is_ascii_alphabetic())?;
    let (letters, number) = text.split_at(digits);
    let number = &number[number.iter().take_while(|byte| **byte == b'0').count()..];
    if !(1..=3).contains(&letters.len()) || number.len() > 6 || !number.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let column = letters.iter().try_fold(0, |sum, letter| {
        let value = alphabet.iter().position(|known| *known == letter.to_ascii_lowercase())?;
        Some(sum * alphabet.len() as u32 + value as u32 + 1)
    })?;
    let row = number.iter().fold(0, |sum, digit| sum * 10 + u32::from(digit - b'0'));
    Some((column - 1, row.checked_sub(1)?))
}

/// The points of a rectangle between two opposite corners, row by row.
pub fn rectangle(a: (u32, u32), b: (u32, u32)) -> impl Iterator<Item = (u32, u32)> {
    let (columns, rows) = (a.0.min(b.0)..=a.0.max(b.0), a.1.min(b.1)..=a.1.max(b.1));
    rows.flat_map(move |row| columns.clone().map(move |column| (column, row)))
}

/// A row counted from the bottom, counted from the top.
fn from_bottom((column, row): (u32, u32), rows: u16) -> Option<(u32, u32)> {
    Some((column, u32::from(rows).checked_sub(row + 1)?))
}

fn pair_letter(n: u16) -> char {
    match n {
        0..26 => (b'a' + n as u8) as char,
        26..52 => (b'A' + (n - 26) as u8) as char,
        // No record can name such a line; the board still can show it.
        _ => '?',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_naming_as_its_records_write_it() {
        assert_eq!(Naming::LetterPair.name(3, 2, 19), "dc");
        assert_eq!(Naming::LetterPair.name(26, 51, 52), "AZ");
        assert_eq!(Naming::LetterPair.display(3, 3, 19), "D16");
        assert_eq!(Naming::LetterPair.display(8, 18, 19), "J1");
        assert_eq!(Naming::LetterPair.display(25, 0, 52), "AA52");
        assert_eq!(Naming::LetterNumberFromTop.name(3, 3, 11), "d4");
        assert_eq!(Naming::LetterNumberFromTop.name(62, 62, 63), "bk63");
        assert_eq!(Naming::LetterNumberFromBottom.name(34, 0, 18), "ai18");
        assert_eq!(Naming::LetterNumberFromBottom.display(55, 27, 28), "BD1");
        assert_eq!(Naming::DigitPair.name(3, 3, 9), "46");
    }

    #[test]
    fn the_three_ways_to_write_a_point() {
        assert_eq!(squeeze(b"d\n d"), &b"dd"[..]);
        assert_eq!(letter_pair(b"dc"), Some((3, 2)));
        assert_eq!(letter_pair(b"AZ"), Some((26, 51)));
        assert_eq!(letter_pair(b"d4"), None);
        assert_eq!(letter_number(b"D4"), Some((3, 3)));
        assert_eq!(letter_number(b"aB27"), Some((27, 26)));
        assert_eq!(letter_number(b"bk63"), Some((62, 62)));
        assert_eq!(letter_number(b"aaa1"), Some((702, 0)));
        assert_eq!(letter_number(b"f0000000009"), Some((5, 8)));
        assert_eq!([25, 26, 702].map(column_letters), ["z", "aa", "aaa"]);
        for bad in [&b"a0"[..], b"a", b"4", b"", b"abcd1", b"a-1", b"a1b", b"a1234567"] {
            assert_eq!(letter_number(bad), None, "{bad:?}");
        }
        assert_eq!(digit_pair(b"46"), Some((3, 5)));
        assert_eq!(digit_pair(b"40"), None);
        assert_eq!(rectangle((2, 0), (1, 1)).collect::<Vec<_>>(), [(1, 0), (2, 0), (1, 1), (2, 1)]);
    }

    #[test]
    fn lenient_reading() {
        let blokus = Naming::LetterNumberFromBottom;
        assert_eq!(blokus.parse("\n A020 ", 20, 20), Some((0, 0)));
        for bad in ["", "a", "7", "a0", "a21", "a 4", "4a", "a4x", "a99999999", "é4", "aaaaaaa1"] {
            assert_eq!(blokus.parse(bad, 20, 20), None, "{bad:?}");
        }
        assert_eq!(Naming::LetterPair.parse("DD", 19, 19), Some((3, 3)));
        assert_eq!(Naming::LetterPair.parse("dD", 52, 52), Some((3, 29)));
        assert_eq!(Naming::LetterPair.parse("ddd", 19, 19), None);
        assert_eq!(Naming::LetterPair.parse_display("d16", 19, 19), Some((3, 3)));
        assert_eq!(Naming::LetterPair.parse_display("dd", 19, 19), Some((3, 3)));
        assert_eq!(Naming::LetterPair.parse_display("i9", 19, 19), None);
        assert_eq!(Naming::DigitPair.parse("46", 9, 9), Some((3, 3)));
        for bad in ["", "4", "04", "40", "466", "4a"] {
            assert_eq!(Naming::DigitPair.parse(bad, 9, 9), None, "{bad:?}");
        }
    }

    #[test]
    fn names_read_back() {
        for naming in [Naming::LetterPair, Naming::LetterNumberFromTop, Naming::LetterNumberFromBottom] {
            for (column, row) in (0..52).flat_map(|c| (0..52).map(move |r| (c, r))) {
                assert_eq!(naming.parse(&naming.name(column, row, 52), 52, 52), Some((column, row)));
                assert_eq!(naming.parse_display(&naming.display(column, row, 52), 52, 52), Some((column, row)));
            }
        }
    }
}
