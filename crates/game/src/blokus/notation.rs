//! Points and moves in writing: `f9,e10,f10`.
//!
//! A point is a column in letters (`a` to `z`, `aa`, `ab`, …) and a row in figures, `a1` at the bottom left. Reading
//! takes any case, blanks around a point and leading zeros; writing is lower case, sorted by row and then by column.

use super::grid::Grid;
use crate::Place;
use crate::sgf::point;

/// The parsed value of a move or setup property.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ParsedMove {
    /// The places, in ascending order, each once.
    pub places: Vec<Place>,
    /// Points of a Nexos value that are junctions, which early records list too.
    pub junctions: u16,
    /// Whether a point occurs more than once.
    pub doubled: bool,
    /// Invalid or off-board points, as written.
    pub unreadable: Vec<String>,
    /// Whether a comma lacks a point on one side.
    pub gaps: bool,
    /// Whether there is nothing in it but blanks.
    pub empty: bool,
}

impl Grid {
    /// The slot of a point. `None` if it is not a point or off the board.
    pub fn parse(&self, text: &[u8]) -> Option<Place> {
        let (column, row) = point::letter_number(text.trim_ascii())?;
        self.slot(column as i32, self.rows() as i32 - row as i32 - 1)
    }

    /// Appends the name of a slot's point.
    fn push_name(&self, slot: Place, text: &mut String) {
        let (column, row) = self.cell(slot);
        text.push_str(&point::column_letters(column.into()));
        text.push_str(&(self.rows() - row).to_string());
    }

    /// The point of a slot as records write it.
    pub fn name(&self, slot: Place) -> String {
        let mut text = String::new();
        self.push_name(slot, &mut text);
        text
    }

    /// A move as records write it: points sorted by row from the bottom, then by column, with commas.
    pub fn write(&self, places: &[Place]) -> String {
        let mut sorted = places.to_vec();
        sorted.sort_unstable_by_key(|&slot| {
            let (column, row) = self.cell(slot);
            (std::cmp::Reverse(row), column)
        });
        sorted.dedup();
        let mut text = String::with_capacity(4 * sorted.len());
        for slot in sorted {
            if !text.is_empty() {
                text.push(',');
            }
            self.push_name(slot, &mut text);
        }
        text
    }

    /// Reads the values of one move, or one value of a setup property. All values together are one piece.
    pub fn read<'a>(&self, values: impl Iterator<Item = &'a [u8]>) -> ParsedMove {
        let mut reading = ParsedMove { empty: true, ..ParsedMove::default() };
        for value in values {
            if point::squeeze(value).is_empty() {
                continue;
            }
            reading.empty = false;
            for point in value.split(|&byte| byte == b',') {
                if point.trim_ascii().is_empty() {
                    reading.gaps = true;
                    continue;
                }
                match self.parse(point) {
                    Some(slot) if slot.index() < self.places() => reading.places.push(slot),
                    Some(_) => reading.junctions += 1,
                    None => reading.unreadable.push(String::from_utf8_lossy(point.trim_ascii()).into_owned()),
                }
            }
        }
        reading.places.sort_unstable();
        let before = reading.places.len();
        reading.places.dedup();
        reading.doubled = reading.places.len() < before;
        reading
    }
}

#[cfg(test)]
mod tests {
    use super::super::grid::Ground;
    use super::*;

    #[test]
    fn names_lead_back_to_their_slots() {
        for ground in [Ground::Square20, Ground::Trigon9, Ground::Nexos, Ground::Gembloq28] {
            let grid = Grid::of(ground);
            for slot in grid.slots() {
                let name = grid.name(slot);
                assert_eq!(grid.parse(name.as_bytes()), Some(slot), "{name}");
                assert_eq!(grid.parse(name.to_ascii_uppercase().as_bytes()), Some(slot), "{name}");
            }
        }
        let grid = Grid::of(Ground::Gembloq28);
        assert_eq!(grid.name(Place(0)), "b28");
        assert_eq!(grid.parse(b" bc028\n"), grid.slot(54, 0));
    }

    #[test]
    fn invalid_points_are_rejected() {
        let grid = Grid::of(Ground::Square14);
        let not = ["", "a", "7", "a0", "a15", "o1", "a-1", "a 1", "1a", "a1b", "aaa1", "a111111111111111111111", "é1"];
        for text in not {
            assert_eq!(grid.parse(text.as_bytes()), None, "{text}");
        }
        assert_eq!(Grid::of(Ground::Trigon9).parse(b"a1"), None);
        assert_eq!(Grid::of(Ground::Nexos).parse(b"b2"), None);
    }

    #[test]
    fn a_value_is_sorted_by_row_then_column() {
        let grid = Grid::of(Ground::Square14);
        let reading = grid.read([&b" F9 ,E10, f10 ,\ng10,f11"[..]].into_iter());
        assert_eq!(grid.write(&reading.places), "f9,e10,f10,g10,f11");
        assert!(!reading.doubled && !reading.empty && reading.unreadable.is_empty());
        let points = grid.read([&b"f9"[..], b"e10", b"f10", b"g10,f11"].into_iter());
        assert_eq!(points, reading);
    }

    #[test]
    fn odd_values_are_described() {
        let grid = Grid::of(Ground::Square14);
        let read = |value: &'static str| grid.read([value.as_bytes()].into_iter());
        assert!(read("").empty && read(" \n").empty && grid.read([].into_iter()).empty);
        assert!(read("e10,e10").doubled);
        assert_eq!(read("e10,z10").unreadable, ["z10"]);
        assert!(read("e10,").gaps && read(",e10").gaps && read("e10,,f10").gaps && !read("e10,f10").gaps);
        assert_eq!(read("null").unreadable, ["null"]);
        let nexos = Grid::of(Ground::Nexos).read([&b"g16,g17,g18,f19,e20"[..]].into_iter());
        assert_eq!((nexos.places.len(), nexos.junctions), (4, 1));
    }
}
