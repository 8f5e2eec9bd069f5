//! A part of a comment as it is read: a link to a node stands there as the move that it leads to, and what an engine wrote as a few words
//! that say so. What the caret is in is shown as it is written.
//!
//! Unit: bytes, of the text as it is written or of the text as it is shown.

use std::collections::HashMap;
use std::ops::Range;

use crate::game::links::Link;

/// A text as it is shown, and how it is written.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reads {
    /// The text as it is shown.
    pub shown: String,
    /// The links, in order, where they are shown.
    pub links: Vec<(Range<usize>, Link)>,
    /// What is shown otherwise than written: where each is written, and where it is shown.
    named: Vec<(Range<usize>, Range<usize>)>,
    /// Of these, what is behind the first letter, where letters take several bytes.
    inner: HashMap<usize, usize>,
}

impl Reads {
    /// A text with these links, each with its name if it has one; what is no link is text that has a name. That which `open` ends in or is
    /// inside of stays as it is written.
    pub fn of(written: &str, links: Vec<(Range<usize>, Option<Link>, Option<String>)>, open: Option<usize>) -> Reads {
        let mut reads = Reads { shown: String::with_capacity(written.len()), ..Reads::default() };
        let mut end = 0;
        for (range, link, name) in links {
            reads.shown.push_str(&written[end..range.start]);
            let start = reads.shown.len();
            let is_open = open.is_some_and(|at| range.start < at && at <= range.end);
            match name.filter(|name| !is_open && !name.is_empty()) {
                Some(name) => {
                    reads.shown.push_str(&name);
                    reads.named.push((range.clone(), start..reads.shown.len()));
                    if let Some(letter) =
                        written[range.clone()].chars().next().filter(|_| !written[range.clone()].is_ascii())
                    {
                        reads.inner.insert(range.start, range.start + letter.len_utf8());
                    }
                }
                None => reads.shown.push_str(&written[range.clone()]),
            }
            end = range.end;
            reads.links.extend(link.map(|link| (start..reads.shown.len(), link)));
        }
        reads.shown.push_str(&written[end..]);
        reads
    }

    /// Where a byte of the shown text is written. Inside of a name it is inside of the link.
    pub fn written(&self, shown: usize) -> usize {
        let before = self.named.iter().take_while(|(_, name)| name.start < shown).last();
        match before {
            None => shown,
            Some((link, name)) if shown < name.end => {
                let inside = (shown - name.start).clamp(1, link.len().saturating_sub(1).max(1));
                self.inner.get(&link.start).copied().unwrap_or(link.start + inside)
            }
            Some((link, name)) => shown - name.end + link.end,
        }
    }

    /// Where a byte of the written text is shown; inside of a link, at the end of its name.
    pub fn shown_at(&self, written: usize) -> usize {
        let before = self.named.iter().take_while(|(link, _)| link.start < written).last();
        match before {
            None => written,
            Some((link, name)) if written < link.end => name.end,
            Some((link, name)) => written - link.end + name.end,
        }
    }

    /// What has become of the written text where the shown one was changed into `buffer`, with the caret at `caret` of it then: the bytes
    /// that were replaced, and by what. Of a name nothing less than the whole link is replaced.
    pub fn edit<'a>(&self, buffer: &'a str, caret: usize) -> (Range<usize>, &'a str) {
        let (from, to, new) = change(&self.shown, buffer, caret);
        let inside = |at: usize| self.named.iter().find(|(_, name)| name.start < at && at < name.end);
        let start = inside(from).map_or_else(|| self.written(from), |(link, _)| link.start);
        let end = inside(to).map_or_else(|| self.written(to), |(link, _)| link.end);
        (start..end.max(start), &buffer[new])
    }

    /// The links of a text that was changed in this frame: those that the change left alone.
    pub fn kept(&self, buffer: &str) -> Vec<(Range<usize>, Link)> {
        let (from, to, new) = change(&self.shown, buffer, buffer.len());
        let moved = |range: &Range<usize>| match range {
            range if range.end <= from => Some(range.clone()),
            range if range.start >= to => Some(range.start - to + new.end..range.end - to + new.end),
            _ => None,
        };
        self.links.iter().filter_map(|(range, link)| Some((moved(range)?, link.clone()))).collect()
    }
}

/// What is different in a text: from where to where in the old one, and where it is in the new one. What follows the caret is the same
/// where it can be: letters that are the same before and after the change belong to the part that was not typed.
fn change(old: &str, new: &str, caret: usize) -> (usize, usize, Range<usize>) {
    let common = |a: &mut dyn Iterator<Item = (char, char)>| -> usize {
        a.take_while(|(a, b)| a == b).map(|(a, _)| a.len_utf8()).sum()
    };
    let tail = new.get(caret..).filter(|tail| old.ends_with(tail)).map(str::len);
    let tail = tail.unwrap_or_else(|| common(&mut old.chars().rev().zip(new.chars().rev())));
    let (before, after) = (&old[..old.len() - tail], &new[..new.len() - tail]);
    let head = common(&mut before.chars().zip(after.chars()));
    // Nothing is looked for behind the caret: what is the same there was not typed anew.
    let rest = common(&mut before[head..].chars().rev().zip(after[head..].chars().rev()));
    (head, before.len() - rest, head..after.len() - rest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::node_links;

    fn read(written: &str, open: Option<usize>) -> Reads {
        let links = node_links::find(written).into_iter();
        Reads::of(
            written,
            links.map(|(range, link)| (range, Some(Link::Node(link)), Some("43 N18".into()))).collect(),
            open,
        )
    }

    /// The written text after the shown one was changed.
    fn edited(written: &str, buffer: &str, caret: usize) -> String {
        let (range, new) = read(written, None).edit(buffer, caret);
        let mut text = written.to_owned();
        text.replace_range(range, new);
        text
    }

    #[test]
    fn a_link_reads_as_its_move_unless_the_caret_is_in_it() {
        let text = "see #0*43, then #0.1.";
        for (open, shown) in [
            (None, "see 43 N18, then 43 N18."),
            (Some(4), "see 43 N18, then 43 N18."),
            (Some(5), "see #0*43, then 43 N18."),
            (Some(9), "see #0*43, then 43 N18."),
            (Some(10), "see 43 N18, then 43 N18."),
            (Some(20), "see 43 N18, then #0.1."),
        ] {
            assert_eq!(read(text, open).shown, shown, "{open:?}");
        }
    }

    /// Text that is no link, of letters of several bytes.
    #[test]
    fn text_behind_a_name_opens_at_a_letter() {
        let written = "mine\nㅤㅤMove 2: W C5\nㅤ and mine";
        let range = 5..written.find(" and").unwrap();
        let of = |open| Reads::of(written, vec![(range.clone(), None, Some("(engine)".into()))], open);
        assert_eq!((of(None).shown.as_str(), of(None).links.len()), ("mine\n(engine) and mine", 0));
        for (at, _) in of(None).shown.char_indices() {
            assert!(written.is_char_boundary(of(None).written(at)), "{at}");
        }
        let inside = of(None).written("mine\n(en".len());
        assert_eq!(of(Some(inside)).shown, written);
        // Deleting a letter of the name takes all of it, as with links.
        let (gone, new) = of(None).edit("mine\n(engine and mine", 13);
        assert_eq!((gone, new), (range.clone(), ""));
    }

    #[test]
    fn places_lead_back_and_forth() {
        let text = "é #0*43 é #0.1 x";
        let reads = read(text, None);
        for (at, _) in text.char_indices().chain([(text.len(), ' ')]) {
            let inside = node_links::find(text).iter().any(|(range, _)| range.start < at && at < range.end);
            if !inside {
                assert_eq!(reads.written(reads.shown_at(at)), at, "{at}");
            }
        }
        for (at, _) in reads.shown.char_indices() {
            assert!(text.is_char_boundary(reads.written(at)), "{at}");
        }
    }

    #[test]
    fn text_is_typed_at_the_caret_and_links_stay_whole() {
        for (written, buffer, caret, expected) in [
            ("see #0*43.", "see 43 N18..", 11, "see #0*43.."),
            ("see #0*43.", "seen 43 N18.", 4, "seen #0*43."),
            ("see #0*43.", "see x43 N18.", 5, "see x#0*43."),
            ("see #0*43.", "see 43 N18x.", 11, "see #0*43x."),
            // Backspace behind a name, and Delete before one.
            ("see #0*43.", "see 43 N1.", 9, "see ."),
            ("see #0*43.", "see 3 N18.", 4, "see ."),
            // A name and more is cut out; the same letters stand behind.
            ("a #0*43 43 b", "a 43 b", 2, "a 43 b"),
            ("a #0*43 b #0.1 c", "a  c", 2, "a  c"),
            ("a #0*43 b", "", 0, ""),
            ("#0*43 #0.1", "43 N18 and 43 N18", 11, "#0*43 and #0.1"),
        ] {
            assert_eq!(edited(written, buffer, caret), expected, "{written} → {buffer}");
        }
    }

    /// Whatever is typed, pasted or deleted: no letter outside of links is lost, and none comes from nowhere.
    #[test]
    fn random_edits_change_what_was_changed() {
        let mut seed = 7_u64;
        let mut next = |most: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) as usize % most.max(1)
        };
        for _ in 0..2000 {
            let pieces = ["#0*43", " ", "43 N18", "a", "é", "#0.1", "\n", " 4"];
            let written: String = (0..next(8)).flat_map(|_| [pieces[next(pieces.len())], " "]).collect();
            let reads = read(&written, None);
            let chars: Vec<char> = reads.shown.chars().collect();
            let (a, b) = (next(chars.len() + 1), next(chars.len() + 1));
            let (from, to) = (a.min(b), a.max(b));
            let typed = ["", "x", "43", "é "][next(4)];
            let head: String = chars[..from].iter().collect();
            let tail: String = chars[to..].iter().collect();
            let buffer = format!("{head}{typed}{tail}");
            let result = edited(&written, &buffer, head.len() + typed.len());
            let inside = |at: usize| reads.named.iter().find(|(_, name)| name.start < at && at < name.end);
            let at_end = reads.shown.len() - tail.len();
            let start = inside(head.len()).map_or_else(|| reads.written(head.len()), |(link, _)| link.start);
            let end = inside(at_end).map_or_else(|| reads.written(at_end), |(link, _)| link.end);
            if from < to || inside(head.len()).is_none() {
                assert!(result.starts_with(&written[..start]), "{written:?} → {buffer:?}: {result:?}");
                assert!(result.ends_with(&written[end..]), "{written:?} → {buffer:?}: {result:?}");
            }
        }
    }
}
