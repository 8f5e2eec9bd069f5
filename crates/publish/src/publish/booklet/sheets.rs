//! Problems on sheets: six to twelve on each, with room for a name and for answers, and their answers behind them. Rows are as high as what
//! is in them; where they do not fit, the next sheet has them. A text that would need more than half a page is cut with a sign, and is
//! printed in full behind the pictures.

use super::flow::{Flow, HEADING, Mark, Role, SMALL, STRONG, TEXT};
use super::lines::{SetLine, Style};
use super::problems::{Answer, Problem};
use crate::scene::Scene;

/// The greatest width of a line of the board, in points: of questions and of answers.
const CELL: f32 = 21.0;
const SMALL_CELL: f32 = 10.5;
/// Lines of a question are no closer than this, if the column is wide enough.
const LEAST_CELL: f32 = 9.0;
const TINY: Style = Style::text(7.5, false);
/// Columns of problems and of answers are no narrower than this.
const COLUMN: f32 = 100.0;
const SMALL_COLUMN: f32 = 104.0;
const GAP: f32 = 16.0;
/// Room for the answer beneath a problem, and what it is where sheets are full.
const ANSWER: f32 = 16.0;
const SMALL_ANSWER: f32 = 11.0;
/// Under each row.
const BENEATH: f32 = 12.0;
/// The share of a page that the words of a row have at most.
const WORDS: f32 = 0.5;

/// A picture with lines of text beneath it.
struct Cell<'a> {
    picture: Option<&'a Scene>,
    label: String,
    texts: Vec<&'a str>,
    /// Height of the rule to write on; 0 for none.
    rule: f32,
}

/// A cell with its lines of text.
struct SetCell<'a> {
    cell: &'a Cell<'a>,
    lines: Vec<(SetLine, f32)>,
}

/// Texts that were cut, each behind what it belongs to.
type CutTexts = Vec<(String, String)>;

/// Lays problems onto sheets. Returns how many stand on the fullest.
pub(super) fn lay(flow: &mut Flow<'_>, problems: &[Problem], per_sheet: usize) -> usize {
    let columns = columns(flow, if per_sheet > 8 { 3 } else { 2 }, COLUMN);
    let rows = per_sheet.div_ceil(columns);
    // Where every problem has the same source, the sheet names it.
    let is_mixed = problems.iter().any(|problem| problem.source != problems[0].source);
    let mut cut = CutTexts::new();
    let (mut left, mut high) = (0, 0.0);
    let (mut most, mut here, mut sheet) = (0, 0, flow.sheets.len());
    for (at, row) in problems.chunks(columns).enumerate() {
        if left < row.len() {
            if at > 0 {
                flow.break_page();
            }
            name_line(flow);
            (left, high) = (per_sheet, flow.room() / rows as f32);
        }
        let rule = if high > 130.0 { ANSWER } else { SMALL_ANSWER };
        let cells: Vec<Cell<'_>> = row
            .iter()
            .map(|problem| Cell {
                picture: Some(&problem.question),
                label: format!("{}. {}", problem.number, problem.turn),
                texts: vec![&problem.title, if is_mixed { problem.source.as_str() } else { "" }, &problem.text],
                rule,
            })
            .collect();
        let set = set_row(flow, &cells, columns, &mut cut);
        let words = height_of_words(&set);
        let least = highest(flow, &set, columns, (f32::INFINITY, LEAST_CELL));
        if least + words > flow.room() + 0.5 {
            flow.break_page();
            name_line(flow);
            (left, high) = (per_sheet, flow.room() / rows as f32);
        }
        if std::mem::replace(&mut sheet, flow.sheets.len()) != flow.sheets.len() {
            here = 0;
        }
        here += row.len();
        most = most.max(here);
        let free = (high - words).max(least).min(flow.room() - words);
        let whole = (words + free).max(high).min(flow.room());
        lay_row(flow, set, columns, ((free, CELL), whole));
        left = left.saturating_sub(columns);
    }
    lay_cut(flow, cut);
    most
}

/// Lays their answers, behind everything else.
pub(super) fn lay_answers(flow: &mut Flow<'_>, problems: &[Problem]) {
    let named = problems.iter().flat_map(|problem| {
        let several = problem.answers.len() > 1;
        problem.answers.iter().enumerate().map(move |(at, answer)| {
            let letter = if several { char::from(b'a' + at as u8).to_string() } else { String::new() };
            (format!("{}{letter}.", problem.number), answer)
        })
    });
    let cells: Vec<Cell<'_>> = named
        .map(|(label, Answer { picture, moves, remark })| Cell {
            picture: picture.as_ref(),
            label,
            texts: vec![moves, remark],
            rule: 0.0,
        })
        .collect();
    let columns = columns(flow, 4, SMALL_COLUMN);
    let mut cut = CutTexts::new();
    for row in cells.chunks(columns) {
        let set = set_row(flow, row, columns, &mut cut);
        let words = height_of_words(&set);
        let most = (width(flow, columns) * 1.1, SMALL_CELL);
        let mut high = highest(flow, &set, columns, most);
        if high + words > flow.room() + 0.5 {
            flow.break_page();
            high = high.min(flow.room() - words);
        }
        lay_row(flow, set, columns, ((high, SMALL_CELL), high + words));
    }
    lay_cut(flow, cut);
}

/// How many columns there are, at most so many.
fn columns(flow: &Flow<'_>, most: usize, least: f32) -> usize {
    (((flow.shape.width() + GAP) / (least + GAP)).floor() as usize).clamp(1, most)
}

fn width(flow: &Flow<'_>, columns: usize) -> f32 {
    (flow.shape.width() - GAP * (columns - 1) as f32) / columns as f32
}

/// The lines of a row. What is cut is added to `cut`.
fn set_row<'a>(flow: &mut Flow<'_>, cells: &'a [Cell<'a>], columns: usize, cut: &mut CutTexts) -> Vec<SetCell<'a>> {
    let width = width(flow, columns);
    let most = (WORDS * (flow.shape.bottom() - flow.shape.top()) / (TINY.size * 1.35)).floor().max(4.0) as usize;
    let mut set = Vec::with_capacity(cells.len());
    for cell in cells {
        let mut lines = flow.set(&[(&cell.label, STRONG)], width);
        for text in cell.texts.iter().filter(|text| !text.is_empty()) {
            let (some, is_cut) = beginning(flow, text, width, most.saturating_sub(lines.len()).max(2));
            lines.extend(some);
            if is_cut {
                cut.push((cell.label.clone(), (*text).to_owned()));
            }
        }
        set.push(SetCell { cell, lines });
    }
    set
}

/// A text in so many lines, and whether it is cut: then it ends with a sign.
fn beginning(flow: &mut Flow<'_>, text: &str, width: f32, most: usize) -> (Vec<(SetLine, f32)>, bool) {
    // No line holds more letters: of a longer text nothing else is set.
    let letters = most * width as usize;
    let end = text.char_indices().nth(letters).map_or(text.len(), |(end, _)| end);
    let whole = flow.set(&[(&text[..end], TINY)], width);
    if whole.len() <= most && end == text.len() {
        return (whole, false);
    }
    let ends: Vec<usize> = text[..end].match_indices(' ').map(|(at, _)| at).collect();
    let mut set = |end: usize| flow.set(&[(&format!("{} …", &text[..end]), TINY)], width);
    // The last of the ends with which it fits; a text without blanks is cut anywhere.
    let fitting = ends.partition_point(|&end| set(end).len() <= most);
    let end = match fitting.checked_sub(1) {
        Some(last) => ends[last],
        None => {
            let ends: Vec<usize> = text[..end].char_indices().map(|(at, _)| at).collect();
            let fitting = ends.partition_point(|&end| set(end).len() <= most);
            fitting.checked_sub(1).map_or(0, |last| ends[last])
        }
    };
    (set(end), true)
}

/// What the words of a row need, with the rules to write on.
fn height_of_words(set: &[SetCell<'_>]) -> f32 {
    let of = |set: &SetCell<'_>| set.lines.iter().map(|(_, size)| size * 1.35).sum::<f32>() + set.cell.rule + BENEATH;
    set.iter().map(of).fold(0.0, f32::max)
}

/// How long a unit of a picture is, where it may be so high and its lines so far from each other.
fn scale(flow: &Flow<'_>, scene: &Scene, columns: usize, (height, most): (f32, f32)) -> f32 {
    let (w, h) = (scene.bounds.width().max(0.1), scene.bounds.height().max(0.1));
    (width(flow, columns) / w).min(height / h).min(most)
}

/// How high the pictures of a row are.
fn highest(flow: &Flow<'_>, set: &[SetCell<'_>], columns: usize, most: (f32, f32)) -> f32 {
    let pictures = set.iter().filter_map(|set| set.cell.picture);
    pictures.map(|scene| scale(flow, scene, columns, most) * scene.bounds.height()).fold(0.0, f32::max)
}

/// Where pupils write their name.
fn name_line(flow: &mut Flow<'_>) {
    let role = flow.role(Role::Paragraph);
    let words = say!("sheet-name", "Name:");
    let Some((line, size)) = flow.set(&[(&words, SMALL)], flow.shape.width()).into_iter().next() else { return };
    let (right, y) = (flow.shape.size.0 - flow.shape.margin, flow.y() + 14.0);
    let from = right - flow.shape.width().min(400.0) / 2.0;
    let to = from + line.width + 6.0;
    flow.put(role, Mark::Line { at: (from, y), line, size });
    flow.put(role, Mark::Writing { from: to, to: right, y: y + 2.0 });
    flow.skip(24.0);
}

/// Lays a row of cells: pictures at most so large, and the whole so high.
fn lay_row(flow: &mut Flow<'_>, set: Vec<SetCell<'_>>, columns: usize, (most, whole): ((f32, f32), f32)) {
    let highest = highest(flow, &set, columns, most);
    let (top, width) = (flow.y(), width(flow, columns));
    for (at, SetCell { cell, lines }) in set.into_iter().enumerate() {
        let left = flow.shape.margin + at as f32 * (width + GAP);
        let mut y = top + 3.0;
        if let Some(picture) = cell.picture {
            let scale = scale(flow, picture, columns, most);
            let (w, h) = (picture.bounds.width() * scale, picture.bounds.height() * scale);
            let role = flow.role(Role::Figure(format!("{} {}", cell.label, picture.description)));
            let at = (left + (width - w) / 2.0, top + highest - h);
            flow.put(role, Mark::Picture { at, scale, scene: Box::new(picture.clone()) });
            y = top + highest + 3.0;
        }
        let role = flow.role(Role::Caption);
        for (line, size) in lines {
            y += size * 1.35;
            let x = left + if line.from_right { width - line.width } else { 0.0 };
            flow.put(role, Mark::Line { at: (x, y), line, size });
        }
        if cell.rule > 0.0 {
            flow.put(role, Mark::Writing { from: left, to: left + width, y: y + cell.rule });
        }
    }
    flow.skip(whole);
}

/// The texts that were cut, in full.
fn lay_cut(flow: &mut Flow<'_>, cut: CutTexts) {
    if cut.is_empty() {
        return;
    }
    if flow.room() < 80.0 {
        flow.break_page();
    }
    flow.across(&say!("sheet-texts", "Texts in full"), HEADING, Role::Section);
    for (label, text) in cut {
        flow.paragraph(&[(&label, STRONG), (&text, TEXT)], 0.0, Role::Paragraph);
    }
}
