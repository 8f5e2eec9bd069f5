//! The rule options of an Octi record: RU, SZ, BO, WO, NP, NR, NS.

use crate::{
    Kind, notation,
    pods::Cell,
    sgf::{Identity, NodeId, Tree, point},
};
use std::sync::Arc;

/// The major rule sets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Variant {
    /// Nine by nine; won by occupying all of the opponent's home squares at once.
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
    /// The home squares of Black and of White; without any, they cannot be used to win.
    pub homes: [Vec<Cell>; 2],
    /// Prongs of each player at the start.
    pub prongs: i32,
    /// Pods in reserve of each player at the start.
    pub reserve: i32,
    /// Superprongs of each player at the start.
    pub superprongs: i32,
}

impl Kind {
    /// The rules of Octi that hold in this record; the usual ones where it is of another game.
    pub fn octi_rules(&self) -> Arc<Rules> {
        self.own_rules().unwrap_or_default()
    }
}

impl Default for Rules {
    fn default() -> Rules {
        Rules::standard(&Identity::named("19", None))
    }
}

impl Rules {
    /// The rules of a new game, without variations.
    pub fn standard(identity: &Identity) -> Rules {
        Rules::read(identity, "", &[], &[])
    }

    /// The rules of the game that starts at `root`.
    pub fn of(identity: &Identity, tree: &Tree, root: NodeId) -> Rules {
        let points = |id| tree.values(root, id).collect::<Vec<_>>();
        let ru = tree.value(root, "RU").map(notation::plain_text).unwrap_or_default();
        let mut rules = Rules::read(identity, &ru, &points("BO"), &points("WO"));
        for (id, count) in [("NP", &mut rules.prongs), ("NR", &mut rules.reserve), ("NS", &mut rules.superprongs)] {
            if let Some(n) = tree.value(root, id).and_then(notation::number) {
                *count = n.clamp(-9999, 9999) as i32;
            }
        }
        rules
    }

    fn read(identity: &Identity, ru: &str, black: &[&[u8]], white: &[&[u8]]) -> Rules {
        let variant = match identity.variant() {
            Some("fast") => Variant::Fast,
            Some("kids") => Variant::Kids,
            _ => Variant::Full,
        };
        let says =
            |names: &[&str]| ru.split([':', ',']).any(|word| names.contains(&&*word.trim().to_ascii_lowercase()));
        let (edgeless, superprong) = (says(&["edgeless"]), says(&["superprong", "superprongs"]));
        let usual = if variant == Variant::Kids { (6, 7) } else { (9, 9) };
        let sides = identity.sides().unwrap_or(usual);
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
        let read = |raw| point::digit_pair(&point::squeeze(raw));
        let Some(a) = read(first) else { continue };
        let b = second.and_then(read).unwrap_or(a);
        for (column, row) in point::rectangle(a, b) {
            let cell = (column as u8, row as u8);
            if column < columns.into() && row < rows.into() && !cells.contains(&cell) {
                cells.push(cell);
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
        let rules = |ru: &str| {
            let (tree, _) = Tree::read(format!("(;GM[19]RU[{ru}])").into_bytes());
            let root = tree.games().next().unwrap();
            Rules::of(&Identity::of(&tree, root), &tree, root)
        };
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
        let read = |size: u16, black: &[&[u8]]| Rules::read(&Identity::named("19", Some((size, size))), "", black, &[]);
        assert!(read(7, &[]).homes[0].is_empty(), "an unusual board has no usual homes");
        let mirrored = read(7, &[b"22", b"42"]);
        assert_eq!(mirrored.homes[1], [(1, 5), (3, 5)]);
        assert_eq!(read(9, &[b"22:33"]).homes[0], [(1, 1), (2, 1), (1, 2), (2, 2)]);
        assert_eq!(read(12, &[]).columns, 9);
    }
}
