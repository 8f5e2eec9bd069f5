//! A three-way merge of texts by lines: changes of both sides, where they do not overlap.

use std::ops::Range;

/// A piece of a merged text, in lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Piece<'a> {
    /// Lines both agree on.
    Agreed(Vec<&'a str>),
    /// Different changes by both.
    Disputed { base: Vec<&'a str>, ours: Vec<&'a str>, theirs: Vec<&'a str> },
}

/// Texts in lines; a text that is not there has none.
pub(crate) fn lines(text: Option<&str>) -> Vec<&str> {
    text.filter(|text| !text.is_empty()).map_or_else(Vec::new, |text| text.split('\n').collect())
}

/// A run of lines of the base, and the lines of another version in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Change {
    base: Range<usize>,
    new: Range<usize>,
}

/// Merges two versions of a text line by line. Changes that overlap or touch are disputed, unless they are the same.
pub(crate) fn merge<'a>(base: &[&'a str], ours: &[&'a str], theirs: &[&'a str]) -> Vec<Piece<'a>> {
    let (mine, other) = (changes(base, ours), changes(base, theirs));
    let (mut pieces, mut at) = (Vec::new(), 0);
    let (mut i, mut j) = (0, 0);
    while i < mine.len() || j < other.len() {
        let (from_i, from_j) = (i, j);
        let starts = [mine.get(i), other.get(j)].into_iter().flatten().map(|change| change.base.start).min();
        let start = starts.unwrap_or(base.len());
        let mut end = start;
        // All changes that overlap or touch each other, of both sides.
        loop {
            let first = i == from_i && j == from_j;
            let reaches = |change: &&Change| if first { change.base.start == start } else { change.base.start <= end };
            if let Some(change) = mine.get(i).filter(reaches) {
                (end, i) = (end.max(change.base.end), i + 1);
            } else if let Some(change) = other.get(j).filter(reaches) {
                (end, j) = (end.max(change.base.end), j + 1);
            } else {
                break;
            }
        }
        agree(&mut pieces, base[at..start].to_vec());
        let part = |new: &[&'a str], changes: &[Change]| side(base, new, changes, start..end);
        let (o, t) = (part(ours, &mine[from_i..i]), part(theirs, &other[from_j..j]));
        if from_j == j || o == t {
            agree(&mut pieces, o);
        } else if from_i == i {
            agree(&mut pieces, t);
        } else {
            pieces.push(Piece::Disputed { base: base[start..end].to_vec(), ours: o, theirs: t });
        }
        at = end;
    }
    agree(&mut pieces, base[at..].to_vec());
    pieces
}

fn agree<'a>(pieces: &mut Vec<Piece<'a>>, lines: Vec<&'a str>) {
    match pieces.last_mut() {
        _ if lines.is_empty() => {}
        Some(Piece::Agreed(last)) => last.extend(lines),
        _ => pieces.push(Piece::Agreed(lines)),
    }
}

/// One version's replacement of a run of the base.
fn side<'a>(base: &[&'a str], new: &[&'a str], changes: &[Change], run: Range<usize>) -> Vec<&'a str> {
    let (mut at, mut lines) = (run.start, Vec::new());
    for change in changes {
        lines.extend_from_slice(&base[at..change.base.start]);
        lines.extend_from_slice(&new[change.new.clone()]);
        at = change.base.end;
    }
    lines.extend_from_slice(&base[at..run.end]);
    lines
}

/// Pairs of lines that are compared at most; texts that differ in more are one change from where they part to where they meet.
const MOST: usize = 1 << 22;

/// The changes from one text to another: the fewest, by the longest common run of lines.
fn changes(base: &[&str], new: &[&str]) -> Vec<Change> {
    let head = base.iter().zip(new).take_while(|(one, other)| one == other).count();
    let tail = base[head..].iter().rev().zip(new[head..].iter().rev()).take_while(|(one, other)| one == other).count();
    let (a, b) = (&base[head..base.len() - tail], &new[head..new.len() - tail]);
    if a.is_empty() && b.is_empty() {
        return Vec::new();
    }
    if a.len().saturating_mul(b.len()) > MOST || a.is_empty() || b.is_empty() {
        return vec![Change { base: head..head + a.len(), new: head..head + b.len() }];
    }
    // The longest common run after each pair of positions.
    let width = b.len() + 1;
    let mut longest = vec![0u32; (a.len() + 1) * width];
    for i in (0..a.len()).rev() {
        for j in (0..b.len()).rev() {
            longest[i * width + j] = match a[i] == b[j] {
                true => longest[(i + 1) * width + j + 1] + 1,
                false => longest[(i + 1) * width + j].max(longest[i * width + j + 1]),
            };
        }
    }
    let (mut i, mut j, mut found) = (0, 0, Vec::<Change>::new());
    while i < a.len() || j < b.len() {
        if i < a.len() && j < b.len() && a[i] == b[j] {
            (i, j) = (i + 1, j + 1);
            continue;
        }
        let (from_i, from_j) = (i, j);
        while i < a.len() || j < b.len() {
            let down = i < a.len() && (j == b.len() || longest[(i + 1) * width + j] >= longest[i * width + j + 1]);
            match (i < a.len() && j < b.len() && a[i] == b[j], down) {
                (true, _) => break,
                (false, true) => i += 1,
                (false, false) => j += 1,
            }
        }
        found.push(Change { base: head + from_i..head + i, new: head + from_j..head + j });
    }
    found
}

/// All that two versions wrote of a run of the base, ours before theirs, and each line that both have once. Lines of the base that one of
/// them took out or changed are gone.
pub(crate) fn joined<'a>(base: &[&'a str], ours: &[&'a str], theirs: &[&'a str]) -> Vec<&'a str> {
    let is_new = |version: &[&'a str]| {
        let mut new = vec![false; version.len()];
        changes(base, version).into_iter().for_each(|change| new[change.new].fill(true));
        new
    };
    let (own, other) = (is_new(ours), is_new(theirs));
    let (mut all, mut at) = (Vec::new(), 0);
    for change in changes(ours, theirs) {
        all.extend_from_slice(&ours[at..change.base.start]);
        all.extend(change.base.clone().filter(|&line| own[line]).map(|line| ours[line]));
        all.extend(change.new.filter(|&line| other[line]).map(|line| theirs[line]));
        at = change.base.end;
    }
    all.extend_from_slice(&ours[at..]);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn merged(base: &str, ours: &str, theirs: &str) -> String {
        let [base, ours, theirs] = [base, ours, theirs].map(|text| lines(Some(text)));
        let joined = |lines: &[&str]| lines.join("/");
        let pieces = merge(&base, &ours, &theirs).into_iter().map(|piece| match piece {
            Piece::Agreed(lines) => joined(&lines),
            Piece::Disputed { base, ours, theirs } => {
                format!("<{}|{}|{}>", joined(&ours), joined(&base), joined(&theirs))
            }
        });
        pieces.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn changes_that_do_not_touch_are_both_made() {
        assert_eq!(merged("a\nb\nc\nd\ne", "A\nb\nc\nd\ne", "a\nb\nc\nd\nE"), "A/b/c/d/E");
        assert_eq!(merged("a\nb\nc", "A\nb\nc", "a\nB\nc"), "<A/b|a/b|a/B> c");
        assert_eq!(merged("a\nb\nc", "A\nb\nc", "a\nb\nC"), "A/b/C");
        assert_eq!(merged("a\nb", "x\na\nb", "a\nb\ny"), "x/a/b/y");
        assert_eq!(merged("", "x", "y"), "<x||y>");
        assert_eq!(merged("", "x", "x"), "x");
        assert_eq!(merged("a\nb\nc", "", "a\nB\nc"), "<|a/b/c|a/B/c>");
        assert_eq!(merged("a\nb\nc", "a\nc", "a\nc"), "a/c");
    }

    #[test]
    fn joined_is_what_both_wrote_and_what_nobody_took_out() {
        let joined = |base: &str, ours: &str, theirs: &str| {
            let [base, ours, theirs] = [base, ours, theirs].map(|text| lines(Some(text)));
            joined(&base, &ours, &theirs).join("/")
        };
        assert_eq!(joined("a", "a\nx", "a\ny"), "a/x/y");
        assert_eq!(joined("a", "A", "a\ny"), "A/y");
        assert_eq!(joined("a", "A", "B"), "A/B");
        assert_eq!(joined("a\nb", "b", "a\nB"), "B");
        assert_eq!(joined("", "x\ny", "x\nz"), "x/y/z");
        assert_eq!(joined("a", "", "B"), "B");
        // No line of any text is lost.
        let mut random = fastrand::Rng::with_seed(8);
        let mut text = |most: usize| -> Vec<&'static str> {
            (0..random.usize(..most)).map(|_| ["a", "b", "c", "d", "e"][random.usize(..5)]).collect()
        };
        for _ in 0..20_000 {
            let [base, ours, theirs] = [text(5), text(5), text(5)];
            let all = super::joined(&base, &ours, &theirs);
            for version in [&ours, &theirs] {
                for line in version.iter().filter(|line| !base.contains(line)) {
                    assert!(all.contains(line), "{base:?} {ours:?} {theirs:?}: {all:?}");
                }
            }
        }
    }

    #[test]
    fn a_line_merge_has_both_changes() {
        let mut random = fastrand::Rng::with_seed(5);
        let mut text = |most: usize| -> Vec<&'static str> {
            (0..random.usize(..most)).map(|_| ["a", "b", "c", "", "d"][random.usize(..5)]).collect()
        };
        let (mut clean, mut disputed) = (0, 0);
        for _ in 0..20_000 {
            let [base, ours, theirs] = [text(7), text(7), text(7)];
            let pieces = merge(&base, &ours, &theirs);
            match &pieces[..] {
                [] => clean += 1,
                [Piece::Agreed(_)] => clean += 1,
                _ => disputed += 1,
            }
            let back = merge(&base, &theirs, &ours);
            let turned: Vec<Piece> = back
                .into_iter()
                .map(|piece| match piece {
                    Piece::Disputed { base, ours, theirs } => Piece::Disputed { base, ours: theirs, theirs: ours },
                    agreed => agreed,
                })
                .collect();
            assert_eq!(pieces, turned, "{base:?} {ours:?} {theirs:?}");
            let alone = merge(&base, &base, &theirs);
            assert_eq!(alone, if theirs.is_empty() { vec![] } else { vec![Piece::Agreed(theirs.clone())] });
        }
        assert!(clean > 1000 && disputed > 1000, "{clean} {disputed}");
    }
}
