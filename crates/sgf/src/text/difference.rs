//! A diff of two texts: removed and added ranges, each as short as possible.
//!
//! Records are compared token by token (a value, a node, a line); after a difference the nearest common point is taken. Every difference is
//! found, but a long one may be larger than a person would make it.

use std::ops::Range;

/// A difference between two texts: a byte range of each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hunk {
    /// The removed range.
    pub old: Range<usize>,
    /// The range that replaces it.
    pub new: Range<usize>,
}

/// Pieces that are looked through for the place where two texts go on alike.
const FAR: usize = 300;
/// So many bytes must be the same there.
const ALIKE: usize = 5;

/// The differences between two texts, in order.
pub fn difference(old: &[u8], new: &[u8]) -> Vec<Hunk> {
    let (start, tail) = same_ends(old, new);
    if start + tail == old.len() && start + tail == new.len() {
        return Vec::new();
    }
    // Pieces begin where both texts have a piece begin.
    let from = old[..start].iter().rposition(|&byte| ends_piece(byte)).map_or(0, |at| at + 1);
    let last = old.len() - tail;
    let whole = old[last..].iter().position(|&byte| ends_piece(byte)).map_or(tail, |at| at + 1);
    let ends = (last + whole, new.len() - tail + whole);
    let (a, b) = (pieces(&old[from..ends.0]), pieces(&new[from..ends.1]));
    let mut hunks = Vec::new();
    let (mut i, mut j, mut at) = (0, 0, (from, from));
    while i < a.len() || j < b.len() {
        if let (Some(one), Some(other)) = (a.get(i), b.get(j))
            && one == other
        {
            at = (at.0 + one.len(), at.1 + one.len());
            (i, j) = (i + 1, j + 1);
            continue;
        }
        let (x, y) = meet(&a[i..], &b[j..]).unwrap_or((a.len() - i, b.len() - j));
        let length = |pieces: &[&[u8]]| pieces.iter().map(|piece| piece.len()).sum::<usize>();
        let to = (at.0 + length(&a[i..i + x]), at.1 + length(&b[j..j + y]));
        hunks.push(trimmed(old, new, Hunk { old: at.0..to.0, new: at.1..to.1 }));
        (i, j, at) = (i + x, j + y, to);
    }
    hunks
}

/// How many bytes two texts have in common at their beginnings, and after those at their ends.
fn same_ends(a: &[u8], b: &[u8]) -> (usize, usize) {
    let head = a.iter().zip(b).take_while(|(a, b)| a == b).count();
    let tail = a[head..].iter().rev().zip(b[head..].iter().rev()).take_while(|(a, b)| a == b).count();
    (head, tail)
}

/// Whether a piece of a record ends with this byte.
fn ends_piece(byte: u8) -> bool {
    matches!(byte, b';' | b'(' | b')' | b']' | b'\n' | b'\r')
}

fn pieces(text: &[u8]) -> Vec<&[u8]> {
    text.split_inclusive(|&byte| ends_piece(byte)).collect()
}

/// How many pieces of each to leave out so that both go on alike, as few as possible together.
fn meet(a: &[&[u8]], b: &[&[u8]]) -> Option<(usize, usize)> {
    let alike = |x: usize, y: usize| {
        let same = a[x..].iter().zip(&b[y..]).take_while(|(one, other)| one == other);
        let mut bytes = 0;
        let enough = same.take_while(|(one, _)| {
            bytes += one.len();
            bytes < ALIKE
        });
        let count = enough.count();
        bytes >= ALIKE || (a.len() - x == count && b.len() - y == count)
    };
    let most = FAR.min(a.len() + b.len());
    (1..=most).find_map(|both| {
        let least = both.saturating_sub(b.len());
        (least..=both.min(a.len())).map(|x| (x, both - x)).find(|&(x, y)| alike(x, y))
    })
}

/// The same without what its two sides have in common at their ends.
fn trimmed(old: &[u8], new: &[u8], hunk: Hunk) -> Hunk {
    let (a, b) = (&old[hunk.old.clone()], &new[hunk.new.clone()]);
    let (head, tail) = same_ends(a, b);
    // A letter of several bytes stays whole.
    let inside = |text: &[u8], at: usize| text.get(at).is_some_and(|&byte| byte >= 0x80);
    let whole =
        inside(a, head) || inside(b, head) || (tail > 0 && (inside(a, a.len() - tail) || inside(b, b.len() - tail)));
    if whole {
        return hunk;
    }
    Hunk { old: hunk.old.start + head..hunk.old.end - tail, new: hunk.new.start + head..hunk.new.end - tail }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(old: &str, new: &str) -> Vec<(String, String)> {
        let hunks = difference(old.as_bytes(), new.as_bytes());
        hunks.into_iter().map(|hunk| (old[hunk.old].to_owned(), new[hunk.new].to_owned())).collect()
    }

    #[test]
    fn a_difference_is_summarised_briefly() {
        type Row = (&'static str, &'static str, &'static [(&'static str, &'static str)]);
        let rows: [Row; 6] = [
            ("(;B[aa];W[bb])", "(;B[aa];W[bb])", &[]),
            ("(;B[aa];W[bb])", "(;B[aa];W[cc])", &[("bb", "cc")]),
            ("(;B[aa]C[x];W[bb]C[y];B[cc])", "(;B[aa];W[bb];B[cc])", &[("C[x]", ""), ("C[y]", "")]),
            ("(;GM[1]\n;B[aa]\n;W[bb])", "(;FF[4]GM[1]\n;B[aa]\n;W[bb])", &[("", "FF[4]")]),
            ("(;C[é])", "(;C[è])", &[("C[é]", "C[è]")]),
            ("", "(;)", &[("", "(;)")]),
        ];
        for (old, new, hunks) in rows {
            let expected: Vec<(String, String)> =
                hunks.iter().map(|(a, b)| ((*a).to_owned(), (*b).to_owned())).collect();
            assert_eq!(shown(old, new), expected, "{old} {new}");
        }
    }

    #[test]
    fn the_differences_make_the_one_text_of_the_other() {
        let mut random = fastrand::Rng::with_seed(7);
        for round in 0..400 {
            let mut piece = || ["(", ";B[aa]", ";W[bb]C[x]", ")", "\n", "é", "junk "][random.usize(..7)];
            let old: String = (0..round % 60).map(|_| piece()).collect();
            let mut new = old.clone();
            for _ in 0..round % 5 {
                let cuts: Vec<usize> = (0..=new.len()).filter(|&at| new.is_char_boundary(at)).collect();
                let (a, b) = (cuts[random.usize(..cuts.len())], cuts[random.usize(..cuts.len())]);
                if round % 2 == 0 {
                    new.replace_range(a.min(b)..a.max(b), "");
                } else {
                    new.insert_str(a, "C[new]");
                }
            }
            let (mut made, mut from) = (Vec::new(), 0);
            for hunk in difference(old.as_bytes(), new.as_bytes()) {
                assert!(hunk.old.start >= from && !(hunk.old.is_empty() && hunk.new.is_empty()));
                made.extend_from_slice(&old.as_bytes()[from..hunk.old.start]);
                made.extend_from_slice(&new.as_bytes()[hunk.new.clone()]);
                from = hunk.old.end;
            }
            made.extend_from_slice(&old.as_bytes()[from..]);
            assert_eq!(String::from_utf8_lossy(&made), new);
        }
    }
}
