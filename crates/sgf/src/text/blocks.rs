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

impl Marks {
    /// The lines of a block.
    #[doc(hidden)]
    pub fn block(&self, sides: &Sides) -> String {
        let mark = |letter: &str| letter.repeat(self.size);
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
}

/// The length of a mark at the beginning of a line; its label follows.
fn mark(line: &str, letter: char) -> Option<usize> {
    let size = line.chars().take_while(|&c| c == letter).count();
    let ends = line[size..].is_empty() || line[size..].starts_with(' ');
    (size >= MARK && ends).then_some(size)
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
    Some(Block {
        lines: start..end + 1,
        sides: Sides {
            ours: text(start + 1, base.unwrap_or(middle)),
            base: base.map(|base| text(base + 1, middle)),
            theirs: text(middle + 1, end),
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_found() {
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
        assert_eq!(find("<<<<<<< a\n======\n>>>>>>> b"), []);
        assert_eq!(find("<<<<<<< a\nno end"), []);
    }
}
