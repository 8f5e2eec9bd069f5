//! The rules that a record of Octi names: RU, SZ, BO, WO, NP, NR, NS.

use super::turn::Cell;
use crate::{
    game::{fault, notation},
    sgf::{Code, Fault, NodeId, Tree},
};

/// The major rule sets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Variant {
    /// Nine by nine; won by standing on all homes of the opponent at once.
    #[default]
    Full,
    /// As full, but one home is enough and captured pods stay captured.
    Fast,
    /// Six by seven, twelve prongs, no reserve; one home is enough.
    Kids,
}

/// The rules of one record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The major rule set.
    pub variant: Variant,
    /// The board has no edges: leaving on one side is coming in on the other.
    pub edgeless: bool,
    /// Columns, at most nine.
    pub columns: u16,
    /// Rows, at most nine.
    pub rows: u16,
    /// The home squares of Black and of White; without any, nobody can win by them.
    pub homes: [Vec<Cell>; 2],
    /// Prongs of each player at the start.
    pub prongs: i32,
    /// Pods in reserve of each player at the start.
    pub reserve: i32,
    /// Superprongs of each player at the start.
    pub superprongs: i32,
    /// A size that cannot be read.
    pub finding: Option<Fault>,
}

impl Default for Rules {
    fn default() -> Rules {
        Rules::standard(None)
    }
}

impl Rules {
    /// Full rules, or the board of another size: 6:7 is that of the rules for kids.
    pub fn standard(size: Option<&[u8]>) -> Rules {
        let kids = size.and_then(notation::size) == Some((6, 7));
        Rules::read(if kids { "kids" } else { "" }, size, &[], &[])
    }

    /// The rules of the game that starts at `root`.
    pub fn of(tree: &Tree, root: NodeId) -> Rules {
        let text = |id| tree.value(root, id).map(notation::plain_text);
        let points = |id| tree.values(root, id).collect::<Vec<_>>();
        let ru = text("RU").unwrap_or_default();
        let size = tree.value(root, "SZ").filter(|raw| !raw.trim_ascii().is_empty());
        let mut rules = Rules::read(&ru, size, &points("BO"), &points("WO"));
        for (id, count) in [("NP", &mut rules.prongs), ("NR", &mut rules.reserve), ("NS", &mut rules.superprongs)] {
            if let Some(n) = tree.value(root, id).and_then(notation::number) {
                *count = n.clamp(-9999, 9999) as i32;
            }
        }
        rules
    }

    fn read(ru: &str, size: Option<&[u8]>, black: &[&[u8]], white: &[&[u8]]) -> Rules {
        let (mut variant, mut edgeless, mut superprong) = (Variant::Full, false, false);
        for word in ru.split([':', ',']).map(|w| w.trim().to_ascii_lowercase()) {
            match word.as_str() {
                "full" | "3base" | "classic" => variant = Variant::Full,
                "fast" => variant = Variant::Fast,
                "kids" | "octilite" | "basic" => variant = Variant::Kids,
                "edgeless" => edgeless = true,
                "superprong" | "superprongs" => superprong = true,
                _ => {}
            }
        }
        let usual = if variant == Variant::Kids { (6, 7) } else { (9, 9) };
        let (mut finding, mut sides) = (None, usual);
        if let Some(raw) = size {
            match notation::size(raw) {
                Some((c, r)) if (1..=9).contains(&c) && (1..=9).contains(&r) => sides = (c as u16, r as u16),
                Some((c, r)) if c > 0 && r > 0 => {
                    sides = (c.min(9) as u16, r.min(9) as u16);
                    let words = "points are two digits, so nine columns and rows are the most";
                    finding = Some(fault(Code::SizeUnreadable, words));
                }
                _ => {
                    let words = format!("\"{}\" is no size; the usual one is assumed", notation::plain_text(raw));
                    finding = Some(fault(Code::SizeUnreadable, words));
                }
            }
        }
        let mut homes = [cells(black, sides), cells(white, sides)];
        let mirror = |homes: &[Cell]| homes.iter().map(|&(c, r)| (c, sides.1 as u8 - 1 - r)).collect();
        match (homes[0].is_empty(), homes[1].is_empty()) {
            (true, true) if sides == usual => homes = usual_homes(variant),
            (true, false) => homes[0] = mirror(&homes[1]),
            (false, true) => homes[1] = mirror(&homes[0]),
            _ => {}
        }
        let (prongs, reserve) = if variant == Variant::Kids { (12, 0) } else { (25, 4) };
        let superprongs = i32::from(superprong);
        Rules {
            variant,
            edgeless,
            columns: sides.0,
            rows: sides.1,
            homes,
            // One of the prongs is the superprong.
            prongs: prongs - superprongs,
            reserve,
            superprongs,
            finding,
        }
    }

    /// RU as a record writes it; empty for the full rules without variations.
    pub fn text(&self) -> String {
        let major = match self.variant {
            Variant::Full => "full",
            Variant::Fast => "fast",
            Variant::Kids => "kids",
        };
        let variations = [(self.edgeless, "edgeless"), (self.superprongs > 0, "superprong")];
        let variations: Vec<&str> = variations.iter().filter(|v| v.0).map(|v| v.1).collect();
        format!("{major}:{}", variations.join(","))
    }

    /// The way from one square to another: the prong it needs, 1 or 2 squares, and the square in the middle.
    pub(super) fn direction(&self, from: Cell, to: Cell) -> Option<(u8, u8, Cell)> {
        for length in [1, 2] {
            for prong in 0..8 {
                if self.reach(from, prong, length) == Some(to) {
                    return Some((prong, length, self.reach(from, prong, 1)?));
                }
            }
        }
        None
    }

    /// The square so many squares from another on the side of a prong (0 to 7 for A to H); `None` beyond the edge.
    pub(super) fn reach(&self, from: Cell, prong: u8, length: u8) -> Option<Cell> {
        const WAYS: [(i32, i32); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
        let (columns, rows) = (i32::from(self.columns), i32::from(self.rows));
        let (dx, dy) = WAYS[usize::from(prong & 7)];
        let (x, y) = (i32::from(from.0) + dx * i32::from(length), i32::from(from.1) + dy * i32::from(length));
        let (x, y) = if self.edgeless { (x.rem_euclid(columns), y.rem_euclid(rows)) } else { (x, y) };
        ((0..columns).contains(&x) && (0..rows).contains(&y)).then_some((x as u8, y as u8))
    }
}

fn usual_homes(variant: Variant) -> [Vec<Cell>; 2] {
    let row = |columns: &[u8], row: u8| columns.iter().map(|&c| (c - 1, row - 1)).collect();
    match variant {
        Variant::Kids => [row(&[2, 3, 4, 5], 2), row(&[2, 3, 4, 5], 6)],
        Variant::Full | Variant::Fast => [row(&[3, 5, 7], 3), row(&[3, 5, 7], 7)],
    }
}

/// Points and rectangles of BO or WO, each cell once.
fn cells(values: &[&[u8]], (columns, rows): (u16, u16)) -> Vec<Cell> {
    let mut cells = Vec::new();
    for raw in values {
        let (first, second) = notation::compose(raw);
        let read = |raw| notation::digit_pair(&notation::squeeze(raw));
        let Some(a) = read(first) else { continue };
        let b = second.and_then(read).unwrap_or(a);
        for row in a.1.min(b.1)..=a.1.max(b.1) {
            for column in a.0.min(b.0)..=a.0.max(b.0) {
                let cell = (column as u8, row as u8);
                if column < columns.into() && row < rows.into() && !cells.contains(&cell) {
                    cells.push(cell);
                }
            }
        }
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rules_in_words() {
        let rules = |ru| Rules::read(ru, None, &[], &[]);
        assert_eq!(rules(""), Rules::default());
        assert_eq!((rules("").prongs, rules("").reserve, rules("").superprongs), (25, 4, 0));
        assert_eq!(rules("").homes[0], [(2, 2), (4, 2), (6, 2)]);
        let odd = rules("edgeless , SuperProng");
        assert_eq!((odd.variant, odd.edgeless, odd.prongs, odd.superprongs), (Variant::Full, true, 24, 1));
        assert_eq!(odd.text(), "full:edgeless,superprong");
        let kids = rules("kids:");
        assert_eq!((kids.columns, kids.rows, kids.prongs, kids.reserve), (6, 7, 12, 0));
        assert_eq!(kids.homes[1], [(1, 5), (2, 5), (3, 5), (4, 5)]);
        assert_eq!(rules("fast").variant, Variant::Fast);
    }

    #[test]
    fn homes_and_sizes_of_the_record_go_before_those_of_the_rules() {
        let read = |size: &'static [u8], black: &[&[u8]]| Rules::read("", Some(size), black, &[]);
        assert!(read(b"7", &[]).homes[0].is_empty(), "an unusual board has no usual homes");
        let mirrored = read(b"7", &[b"22", b"42"]);
        assert_eq!(mirrored.homes[1], [(1, 5), (3, 5)]);
        assert_eq!(read(b"9", &[b"22:33"]).homes[0], [(1, 1), (2, 1), (1, 2), (2, 2)]);
        let large = read(b"12", &[]);
        assert_eq!((large.columns, large.finding.is_some()), (9, true));
    }
}
