//! Line layout: breaks by the Unicode rules, bidirectional order, and a font for each run.

use super::fonts::Fonts;
use crate::edit::link_texts::LinkTexts;
use crate::language;
use crate::sgf::NodeId;
use unicode_bidi::BidiInfo;
use unicode_linebreak::linebreaks;

/// A stretch of text in one font and one direction.
#[derive(Clone, Debug)]
pub(super) struct Run {
    /// Where it begins, from the left end of its line.
    pub(super) x: f32,
    pub(super) face: usize,
    pub(super) text: String,
    pub(super) right_to_left: bool,
}

impl Run {
    /// Whether its letters stand next to each other as they are, and no font has to join or to move them.
    pub(super) fn stands_alone(&self) -> bool {
        !self.right_to_left && self.text.chars().all(stands_alone)
    }
}

/// Whether a letter looks the same whatever is beside it: Latin, Greek, Cyrillic, Chinese, Japanese and Korean letters, figures and signs.
fn stands_alone(letter: char) -> bool {
    matches!(letter,
        ' '..='~' | '\u{a0}'..='\u{ac}' | '\u{ae}'..='\u{24f}' | '\u{370}'..='\u{482}' | '\u{48a}'..='\u{52f}'
        | '\u{1e00}'..='\u{1fff}' | '\u{2010}'..='\u{2027}' | '\u{2030}'..='\u{205e}' | '\u{2070}'..='\u{20cf}'
        | '\u{2100}'..='\u{2bff}' | '\u{3000}'..='\u{3029}' | '\u{3030}'..='\u{3096}' | '\u{309b}'..='\u{9fff}'
        | '\u{ac00}'..='\u{d7a3}' | '\u{ff01}'..='\u{ffee}')
}

/// A line of text.
#[derive(Clone, Debug, Default)]
pub(super) struct SetLine {
    pub(super) runs: Vec<Run>,
    pub(super) width: f32,
    /// The links on it: the start and end of each, from the left end, and the node.
    pub(super) links: Vec<((f32, f32), NodeId)>,
    /// Whether its paragraph runs from the right.
    pub(super) from_right: bool,
}

/// How a text is set.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    pub(super) size: f32,
    pub(super) bold: bool,
    /// Whether it is part of a figure: these have the program's own letters, which fit on stones.
    pub(super) in_figure: bool,
}

impl Style {
    /// A style of text.
    pub(super) const fn text(size: f32, bold: bool) -> Style {
        Style { size, bold, in_figure: false }
    }
}

/// Breaks a text into lines of a width; its links are read as their moves.
pub(super) fn set(fonts: &mut Fonts, text: &str, style: Style, (width, links): (f32, &LinkTexts)) -> Vec<SetLine> {
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let clean: String = paragraph
            .chars()
            .filter(|c| !c.is_control() || *c == '\t')
            .map(|c| if c == '\t' { ' ' } else { c })
            .collect();
        let (clean, links) = links.read(&clean);
        let bidi = BidiInfo::new(&clean, None);
        let Some(whole) = bidi.paragraphs.first() else {
            lines.push(SetLine::default());
            continue;
        };
        for (from, to) in breaks(fonts, &clean, style, width) {
            let (levels, runs) = bidi.visual_runs(whole, from..to);
            let mut line = SetLine { from_right: whole.level.is_rtl(), ..SetLine::default() };
            for run in runs {
                let right_to_left = levels[run.start].is_rtl();
                let begin = line.width;
                stretch(fonts, &clean[run.clone()], style, right_to_left, &mut line);
                for (range, node) in &links {
                    let part = range.start.max(run.start)..range.end.min(run.end);
                    if part.is_empty() {
                        continue;
                    }
                    let mut width = |text: &str| text.chars().map(|letter| advance(fonts, letter, style)).sum::<f32>();
                    let (before, within) = (width(&clean[run.start..part.start]), width(&clean[part]));
                    let from = if right_to_left { line.width - before - within } else { begin + before };
                    line.links.push(((from, from + within), *node));
                }
            }
            lines.push(line);
        }
    }
    lines
}

fn advance(fonts: &mut Fonts, letter: char, style: Style) -> f32 {
    // Marks that join a letter, and what only steers, take no room of their own.
    if letter == '\u{200d}' || ('\u{fe00}'..='\u{fe0f}').contains(&letter) || language::is_control(letter) {
        return 0.0;
    }
    fonts.glyph(letter, style).width * style.size
}

/// The byte ranges of the lines of a paragraph, without the blanks at their ends.
fn breaks(fonts: &mut Fonts, text: &str, style: Style, width: f32) -> Vec<(usize, usize)> {
    let mut lines = Vec::new();
    let (mut start, mut at, mut used) = (0, 0, 0.0_f32);
    let trimmed = |from: usize, to: usize| (from, from + text[from..to].trim_end().len());
    for (end, _) in linebreaks(text) {
        let word = &text[at..end];
        let full: f32 = word.trim_end().chars().map(|c| advance(fonts, c, style)).sum();
        let blanks: f32 = word[word.trim_end().len()..].chars().map(|c| advance(fonts, c, style)).sum();
        if used + full > width && at > start {
            lines.push(trimmed(start, at));
            (start, used) = (at, 0.0);
        }
        if full > width {
            // A word that is longer than a line is cut.
            for (offset, letter) in word.char_indices() {
                let one = advance(fonts, letter, style);
                if used + one > width && at + offset > start {
                    lines.push(trimmed(start, at + offset));
                    (start, used) = (at + offset, 0.0);
                }
                used += one;
            }
        } else {
            used += full + blanks;
        }
        at = end;
    }
    if start < text.len() {
        lines.push(trimmed(start, text.len()));
    }
    lines.retain(|(from, to)| from < to);
    lines
}

/// Appends a stretch of one direction to the line, split where fonts change.
fn stretch(fonts: &mut Fonts, text: &str, style: Style, right_to_left: bool, line: &mut SetLine) {
    let mut parts: Vec<(usize, String, f32)> = Vec::new();
    // What sets a direction has done so, and is not seen.
    for letter in text.chars().filter(|&letter| !language::is_control(letter)) {
        let glyph = fonts.glyph(letter, style);
        let has = fonts.has(letter);
        if !has {
            fonts.miss(letter);
        }
        let shown = if has { letter } else { '?' };
        let width = advance(fonts, letter, style);
        match parts.last_mut() {
            // Blanks and marks join the characters before them.
            Some((face, text, sum)) if *face == glyph.face || letter == ' ' && *face != 0 && !right_to_left => {
                text.push(shown);
                *sum += width;
            }
            _ => parts.push((glyph.face, shown.to_string(), width)),
        }
    }
    if right_to_left {
        parts.reverse();
    }
    for (face, text, width) in parts {
        line.runs.push(Run { x: line.width, face, text, right_to_left });
        line.width += width;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn direction_characters_are_obeyed_and_invisible() {
        let style = Style::text(10.0, false);
        let seen = |text: &str| {
            let mut fonts = Fonts::new(&[], &[]);
            let line = set(&mut fonts, text, style, (f32::INFINITY, &LinkTexts::default())).remove(0);
            assert!(fonts.missing.keys().all(|&letter| !language::is_control(letter)));
            (line.runs.iter().map(|run| run.text.as_str()).collect::<Vec<_>>().concat(), line.from_right)
        };
        let set_apart = |text: &str| language::with_words_apart(|| language::set_apart(text));
        let name = set_apart("\u{5d0}\u{5d1}");
        // The program's own fonts have no such letters.
        assert_eq!(seen(&format!("Black: {name} 5d")), ("Black: ?? 5d".to_owned(), false));
        assert_eq!(seen(&format!("{name} (2010-11-11)")), ("?? (2010-11-11)".to_owned(), false));
        assert_eq!(seen("\u{5d0}\u{5d1}"), ("??".to_owned(), true));
    }
}
