//! What people and records call a place: letters, numbers and the side rows are counted from. Knows no lattice.
//!
//! Rows are given from the top (0 is the uppermost); each naming counts them its own way.

/// How the places of a board are named in its records.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Naming {
    /// Go: column letter, row letter, both from the upper left; capitals from the 27th on (`dd`).
    LetterPair,
    /// Hex: column letters, then the row counted from the top (`d4`).
    LetterNumberFromTop,
    /// Blokus and chess: column letters, then the row counted from the bottom (`d4`).
    LetterNumberFromBottom,
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
            Naming::DigitPair => format!("{}{}", column + 1, rows - row),
        }
    }

    /// The name for people: Go as `D16` without the letter I, Blokus in capitals, others as recorded.
    pub fn display(self, column: u16, row: u16, rows: u16) -> String {
        match self {
            Naming::LetterNumberFromTop | Naming::DigitPair => self.name(column, row, rows),
            _ => self.column_label(column) + &self.row_label(row, rows),
        }
    }

    /// What stands over a column at the edge of the board.
    pub fn column_label(self, column: u16) -> String {
        match self {
            Naming::LetterPair => letters(column, &WITHOUT_I).to_ascii_uppercase(),
            Naming::LetterNumberFromTop => letters(column, &LATIN),
            Naming::LetterNumberFromBottom => letters(column, &LATIN).to_ascii_uppercase(),
            Naming::DigitPair => (column + 1).to_string(),
        }
    }

    /// What stands beside a row at the edge of the board.
    pub fn row_label(self, row: u16, rows: u16) -> String {
        match self {
            Naming::LetterNumberFromTop => (row + 1).to_string(),
            _ => (rows - row).to_string(),
        }
    }

    /// Reads a name as records write it: (column, row from the top), not checked against the width of the board.
    ///
    /// Blanks around it, capitals and leading zeros are let through. Capitals count as letters 27 to 52 only in
    /// [`Naming::LetterPair`] on a board with that many lines (`columns`, `rows`).
    pub fn parse(self, text: &str, columns: u16, rows: u16) -> Option<(u16, u16)> {
        let text = text.trim_matches(|c: char| c.is_ascii_whitespace());
        match self {
            Naming::LetterPair => {
                let mut letters = text.chars();
                let (c, r) = (letters.next()?, letters.next()?);
                let place = (pair_index(c, columns)?, pair_index(r, rows)?);
                letters.next().is_none().then_some(place)
            }
            Naming::LetterNumberFromTop => {
                let (column, row) = letter_number(text, &LATIN)?;
                Some((column, row.checked_sub(1)?))
            }
            Naming::LetterNumberFromBottom => from_bottom(letter_number(text, &LATIN)?, rows),
            Naming::DigitPair => {
                let mut digits = text.chars().map(|c| c.to_digit(10));
                let (c, r) = (digits.next()??, digits.next()??);
                let place = from_bottom(((c as u16).checked_sub(1)?, r as u16), rows);
                if digits.next().is_none() { place } else { None }
            }
        }
    }

    /// Reads what people type: the name for people, or the record's own where the two cannot be confused.
    pub fn parse_display(self, text: &str, columns: u16, rows: u16) -> Option<(u16, u16)> {
        match self {
            Naming::LetterPair => {
                let trimmed = text.trim();
                // A digit tells the two apart: D16 against dd.
                match trimmed.bytes().any(|b| b.is_ascii_digit()) {
                    true => from_bottom(letter_number(trimmed, &WITHOUT_I)?, rows),
                    false => self.parse(trimmed, columns, rows),
                }
            }
            _ => self.parse(text, columns, rows),
        }
    }
}

const LATIN: [u8; 26] = *b"abcdefghijklmnopqrstuvwxyz";
const WITHOUT_I: [u8; 25] = *b"abcdefghjklmnopqrstuvwxyz";

/// Column letters like those of a spreadsheet: a … z, aa, ab ….
fn letters(column: u16, alphabet: &[u8]) -> String {
    let (mut n, base) = (column as usize + 1, alphabet.len());
    let mut out = Vec::new();
    while n > 0 {
        out.push(alphabet[(n - 1) % base] as char);
        n = (n - 1) / base;
    }
    out.iter().rev().collect()
}

/// Splits `ab12` into (27, 12): the column from 0, the number as written.
fn letter_number(text: &str, alphabet: &[u8]) -> Option<(u16, u16)> {
    let digits = text.find(|c: char| c.is_ascii_digit())?;
    let (head, tail) = text.split_at(digits);
    if head.is_empty() || head.len() > 3 || !tail.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let column = head.bytes().try_fold(0_usize, |n, b| {
        let value = alphabet.iter().position(|&a| a == b.to_ascii_lowercase())?;
        Some(n * alphabet.len() + value + 1)
    })?;
    Some((u16::try_from(column - 1).ok()?, tail.parse().ok()?))
}

fn from_bottom((column, number): (u16, u16), rows: u16) -> Option<(u16, u16)> {
    if number == 0 {
        return None;
    }
    Some((column, rows.checked_sub(number)?))
}

fn pair_letter(n: u16) -> char {
    match n {
        0..26 => (b'a' + n as u8) as char,
        26..52 => (b'A' + (n - 26) as u8) as char,
        // No record can name such a line; the board still can show it.
        _ => '?',
    }
}

fn pair_index(c: char, lines: u16) -> Option<u16> {
    match c {
        'a'..='z' => Some(c as u16 - 'a' as u16),
        'A'..='Z' if lines > 26 => Some(c as u16 - 'A' as u16 + 26),
        'A'..='Z' => Some(c as u16 - 'A' as u16),
        _ => None,
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
