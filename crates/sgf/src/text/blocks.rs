//! Conflicts as blocks of lines in a comment, as version control writes them: every program shows them, and the file stays a record.

/// The text of an empty side.
#[doc(hidden)]
pub const DELETED: &str = "(deleted)";
/// The label of the base's mark.
const BASE: &str = "base";
/// Letters of the shortest mark.
#[doc(hidden)]
pub const MARK: usize = 7;

/// How blocks are written.
#[derive(Clone, Debug)]
#[doc(hidden)]
pub struct Marks {
    /// Letters of a mark.
    pub size: usize,
    pub ours: String,
    pub theirs: String,
    /// Whether the base's version is between the two.
    pub base: bool,
}

/// The contents of a block, texts of one or more lines each; `None` is nothing at all.
#[derive(Clone, Debug, PartialEq, Eq)]
#[doc(hidden)]
pub struct Sides {
    pub ours: String,
    pub base: Option<String>,
    pub theirs: String,
}

impl Sides {
    /// The sides of a conflict about lines of a text. Where both look like nodes or properties of SGF, a blank line precedes each, so that
    /// nobody takes them for a conflict about these; [`find`] takes it off.
    #[doc(hidden)]
    pub fn of_text(ours: String, base: Option<String>, theirs: String) -> Self {
        let before = if [&ours, &theirs].into_iter().all(|side| is_like_sgf(side)) { "\n" } else { "" };
        let [ours, theirs] = [ours, theirs].map(|side| format!("{before}{side}"));
        Self { ours, base: base.map(|base| format!("{before}{base}")), theirs }
    }

    /// The text without such blank lines, if there are any.
    fn without_blank_lines(&self) -> Option<Self> {
        let text = |side: &str| side.strip_prefix('\n').filter(|text| is_like_sgf(text)).map(str::to_owned);
        let base = self.base.as_ref().map(|base| base.strip_prefix('\n').unwrap_or(base).to_owned());
        Some(Self { ours: text(&self.ours)?, base, theirs: text(&self.theirs)? })
    }
}

/// Whether a text, but for blank lines before it, may be what a conflict about nodes or properties says.
fn is_like_sgf(side: &str) -> bool {
    let side = side.trim_start_matches('\n');
    let is_property = side.starts_with(|c: char| c.is_ascii_uppercase() || c.is_ascii_digit()) && side.ends_with(']');
    side == DELETED || side.starts_with(';') || is_property
}

impl Marks {
    /// The lines of a block. Its marks are longer than any line of its contents that looks like one.
    #[doc(hidden)]
    pub fn block(&self, sides: &Sides) -> String {
        let texts = [Some(&sides.ours), Some(&sides.theirs), sides.base.as_ref()].into_iter().flatten();
        let longest = texts.flat_map(|text| text.split('\n')).filter_map(any_mark).max();
        let size = self.size.max(longest.map_or(0, |longest| longest + 1));
        let mark = |letter: &str| letter.repeat(size);
        let lines = |text: &str| if text.is_empty() { String::new() } else { format!("{text}\n") };
        let base = sides.base.as_ref().filter(|_| self.base);
        let base = base.map_or_else(String::new, |base| format!("{} {BASE}\n{}", mark("|"), lines(base)));
        let label = |letter: &str, label: &str| format!("{} {}", mark(letter), label).trim_end().to_owned();
        format!(
            "{}\n{}{base}{}\n{}{}",
            label("<", &self.ours),
            lines(&sides.ours),
            mark("="),
            lines(&sides.theirs),
            label(">", &self.theirs)
        )
    }
}

/// A block in a text: its lines, and its contents.
#[derive(Clone, Debug, PartialEq, Eq)]
#[doc(hidden)]
pub struct Block {
    pub lines: std::ops::Range<usize>,
    pub sides: Sides,
    /// It is about lines of a text, whatever they look like.
    pub is_text: bool,
}

/// The length of a mark at the beginning of a line; its label follows.
fn mark(line: &str, letter: char) -> Option<usize> {
    let size = line.chars().take_while(|&c| c == letter).count();
    // No label follows `=======`: what does is a text.
    let rest = &line[size..];
    let ends = if letter == '=' { rest.trim_ascii().is_empty() } else { rest.is_empty() || rest.starts_with(' ') };
    (size >= MARK && ends).then_some(size)
}

/// The length of a mark of whichever letter.
fn any_mark(line: &str) -> Option<usize> {
    ['<', '|', '=', '>'].into_iter().find_map(|letter| mark(line, letter))
}

/// A text as it was typed, with the marks of its blocks on lines of their own still: words that are typed at a mark go to the next line, and
/// would go with the mark otherwise.
#[doc(hidden)]
pub fn keep_marks(old: &str, new: &str) -> String {
    let before = old.char_indices().zip(new.chars()).find(|((_, one), other)| one != other);
    let before = before.map_or(old.len().min(new.len()), |((at, _), _)| at);
    let ends = old[before..].chars().rev().zip(new[before..].chars().rev());
    let after: usize = ends.take_while(|(one, other)| one == other).map(|(one, _)| one.len_utf8()).sum();
    let (kept, typed) = (before..old.len() - after, &new[before..new.len() - after]);
    let mut breaks = [false; 2];
    for mark in marks(old) {
        if kept.is_empty() && mark.contains(&before) && mark.start < before {
            // Within its letters or its label.
            return [&old[..mark.end], "\n", typed, &old[mark.end..]].concat();
        }
        breaks[0] |= mark.end == kept.start;
        breaks[1] |= mark.start == kept.end;
    }
    let rest = &old[kept.end..];
    let is_open = |text: &str| !text.is_empty() && !text.starts_with('\n');
    let mut whole = old[..kept.start].to_owned();
    if breaks[0] && (is_open(typed) || typed.is_empty() && is_open(rest)) {
        whole.push('\n');
    }
    whole += typed;
    if breaks[1] && !whole.is_empty() && !whole.ends_with('\n') {
        whole.push('\n');
    }
    whole + rest
}

/// Where the marks of a text's blocks are, in bytes, without the breaks of their lines.
fn marks(text: &str) -> Vec<std::ops::Range<usize>> {
    let blocks = find(text);
    let mut starts = vec![0];
    starts.extend(memchr::memchr_iter(b'\n', text.as_bytes()).map(|at| at + 1));
    let line = |at: usize| starts[at]..starts.get(at + 1).map_or(text.len(), |next| next - 1);
    let of = |block: &Block| {
        let size = mark(&text[line(block.lines.start)], '<');
        block.lines.clone().map(line).filter(move |line| any_mark(&text[line.clone()]) == size).collect::<Vec<_>>()
    };
    blocks.iter().flat_map(of).collect()
}

/// The blocks of a text.
#[doc(hidden)]
pub fn find(text: &str) -> Vec<Block> {
    if !text.contains("<<<<<<<") {
        return Vec::new();
    }
    let lines: Vec<&str> = text.split('\n').collect();
    let (mut found, mut at) = (Vec::new(), 0);
    while at < lines.len() {
        let Some(block) = mark(lines[at], '<').and_then(|size| one(&lines, at, size)) else {
            at += 1;
            continue;
        };
        at = block.lines.end;
        found.push(block);
    }
    found
}

/// The block that begins with a line.
fn one(lines: &[&str], start: usize, size: usize) -> Option<Block> {
    let next = |from: usize, letter: char| {
        let is_mark = |line: &&str| mark(line, letter) == Some(size);
        // Blocks are not nested.
        let inside = lines[from..].iter().take_while(|line| mark(line, '<') != Some(size));
        inside.enumerate().find(|(_, line)| is_mark(line)).map(|(at, _)| from + at)
    };
    let middle = next(start + 1, '=')?;
    let end = next(middle + 1, '>')?;
    let base = next(start + 1, '|').filter(|&base| base < middle);
    let text = |from: usize, to: usize| lines[from..to].join("\n");
    let sides = Sides {
        ours: text(start + 1, base.unwrap_or(middle)),
        base: base.map(|base| text(base + 1, middle)),
        theirs: text(middle + 1, end),
    };
    let of_text = sides.without_blank_lines();
    Some(Block { lines: start..end + 1, is_text: of_text.is_some(), sides: of_text.unwrap_or(sides) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_text_is_found() {
        let sides = |base: Option<&str>| Sides {
            ours: "KM[6.5]".into(),
            base: base.map(str::to_owned),
            theirs: "KM[7.5]\nmore".into(),
        };
        for (size, base) in [(7, None), (9, Some("KM[5.5]")), (7, Some(""))] {
            let marks = Marks { size, ours: "HEAD".into(), theirs: "a branch".into(), base: true };
            let text = format!("before\n{}\nafter", marks.block(&sides(base)));
            let found = find(&text);
            assert_eq!(found.len(), 1, "{text}");
            assert_eq!(found[0].sides, sides(base));
            assert_eq!(text.split('\n').count(), found[0].lines.end + 1);
        }
        // Lines of the contents that look like marks.
        let lines = "Opening\n=======\n<<<<<<< a\n||||||||\n>>>>>>>>>> b";
        for [ours, theirs] in [[lines, "x"], ["x", lines], [lines, lines], ["=======", ">>>>>>> x"]] {
            let marks = Marks { size: 7, ours: "a".into(), theirs: "b".into(), base: true };
            let sides = Sides { ours: ours.into(), base: Some("=======\ny".into()), theirs: theirs.into() };
            let around = "Opening\n=======\n>>>>>>> b";
            let text = format!("{around}\n{}\n{around}", marks.block(&sides));
            assert_eq!(find(&text).into_iter().map(|block| block.sides).collect::<Vec<_>>(), [sides], "{text}");
        }
        assert_eq!(find("<<<<<<< a\n======\n>>>>>>> b"), []);
        assert_eq!(find("<<<<<<< a\nno end"), []);
    }
    /// Typed, pasted or joined anywhere: all marks are there still, and nothing that was typed is part of one.
    #[test]
    fn words_typed_at_a_mark_go_to_the_next_line() {
        let text = "é\n<<<<<<< mine\nours\n||||||| base\n=======\ntheirs\n>>>>>>> b.sgf";
        let expected = find(text);
        assert_eq!(marks(text).len(), 4);
        let places = (0..=text.len()).filter(|&at| text.is_char_boundary(at));
        for at in places {
            for typed in ["M", " and more", "<", "=", "x\ny", "ü"] {
                let new = [&text[..at], typed, &text[at..]].concat();
                let kept = keep_marks(text, &new);
                let found = find(&kept);
                assert_eq!(found.len(), 1, "{at} {typed}: {kept}");
                let (mut letters, mut others): (Vec<char>, Vec<char>) = (kept.chars().collect(), new.chars().collect());
                letters.retain(|c| *c != '\n');
                others.retain(|c| *c != '\n');
                letters.sort_unstable();
                others.sort_unstable();
                assert_eq!(letters, others, "{at} {typed}");
                // What is in no side is around the block.
                let inside: String = kept.split('\n').skip(found[0].lines.start).take(found[0].lines.len()).collect();
                let sides = &found[0].sides;
                let of_sides = sides.ours.len() + sides.theirs.len() + sides.base.as_deref().unwrap_or_default().len();
                let breaks = [&sides.ours, &sides.theirs].map(|side| side.matches('\n').count()).iter().sum::<usize>()
                    + sides.base.as_deref().unwrap_or_default().matches('\n').count();
                assert_eq!(
                    inside.len() - (of_sides - breaks),
                    "<<<<<<< mine||||||| base=======>>>>>>> b.sgf".len(),
                    "{at} {typed}: {kept}"
                );
            }
            // A break that is taken out beside a mark.
            if text[at..].starts_with('\n') && at > 1 {
                let kept = keep_marks(text, &[&text[..at], &text[at + 1..]].concat());
                assert_eq!(find(&kept), expected, "{at}");
            }
        }
        // Whoever takes a mark away, or all of it, may.
        assert_eq!(keep_marks(text, &text.replace("=======\n", "")), text.replace("=======\n", ""));
        assert_eq!(keep_marks(text, ""), "");
        assert_eq!(keep_marks("no block", "no blocks"), "no blocks");
    }
}
