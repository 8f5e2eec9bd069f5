//! Problems on sheets: six to twelve on each, with room for a name and for answers, and their answers behind them. Boards of one sheet have
//! one scale, so that their stones are alike; a board that is much larger than the others has a row of its own. Rows are as high as what is
//! in them; where they do not fit, or would make everything small, the next sheet has them. A text that would need more than half a page is
//! cut with a sign, and is printed in full behind the pictures.

use super::flow::{Flow, HEADING, Mark, Role, SMALL, STRONG, TEXT};
use super::lines::{SetLine, Style};
use super::problems::{Answer, Problem};
use super::rows::{RowSize, SheetSize, in_rows, in_sheets};
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
/// The line for a name over a sheet.
const NAME_LINE: f32 = 24.0;
/// Under each row.
const BENEATH: f32 = 12.0;
/// The share of a page that the words of a row have at most, and a picture of an answer in a row of its own.
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

/// Cells that stand next to each other, and in how many columns.
struct SetRow<'a> {
    cells: Vec<SetCell<'a>>,
    columns: usize,
}

/// Texts that were cut, each behind what it belongs to.
type CutTexts = Vec<(String, String)>;

/// Lays problems onto sheets. Returns how many stand on the fullest.
pub(super) fn lay(flow: &mut Flow<'_>, problems: &[Problem], per_sheet: usize) -> usize {
    let columns = columns(flow, if per_sheet > 8 { 3 } else { 2 }, COLUMN);
    let rows = per_sheet.div_ceil(columns);
    // Where every problem has the same source, the sheet names it.
    let is_mixed = problems.iter().any(|problem| problem.source != problems[0].source);
    let high = (flow.shape.bottom() - flow.shape.top()) / rows as f32;
    let rule = if high > 140.0 { ANSWER } else { SMALL_ANSWER };
    let cells: Vec<Cell<'_>> = problems
        .iter()
        .map(|problem| Cell {
            picture: Some(&problem.question),
            label: format!("{}. {}", problem.number, problem.turn),
            texts: vec![&problem.title, if is_mixed { problem.source.as_str() } else { "" }, &problem.text],
            rule,
        })
        .collect();
    let mut cut = CutTexts::new();
    let fitting = |scene: &Scene| (width(flow, columns) / scene.bounds.width()).min(CELL);
    let rows_of_cells = cells_in_rows(&cells, columns, fitting);
    let set: Vec<SetRow<'_>> = rows_of_cells.into_iter().map(|row| set_row(flow, row, &mut cut)).collect();
    let sizes: Vec<RowSize> = set.iter().map(|row| row.size(flow)).collect();
    let whole = flow.shape.bottom() - flow.shape.top() - NAME_LINE;
    let room = (flow.room() - NAME_LINE, whole);
    let size = SheetSize { room, rows, problems: per_sheet, scales: (CELL, LEAST_CELL) };
    let mut set = set.into_iter();
    let mut most = 0;
    for (sheet, filled) in in_sheets(&sizes, &size).into_iter().enumerate() {
        if sheet > 0 {
            flow.break_page();
        }
        name_line(flow);
        let sizes = &sizes[filled.rows.clone()];
        let needed: f32 = sizes.iter().map(|row| row.height * filled.scale + row.words).sum();
        let free = (filled.room - needed).max(0.0) / sizes.len() as f32;
        for (size, row) in sizes.iter().zip(set.by_ref()) {
            lay_row(flow, row, filled.scale, size.height * filled.scale + size.words + free);
        }
        most = most.max(sizes.iter().map(|row| row.count).sum());
    }
    lay_cut(flow, cut);
    most
}

/// Lays their answers, behind everything else: their boards have one scale, too.
pub(super) fn lay_answers(flow: &mut Flow<'_>, problems: &[Problem]) {
    let named = problems.iter().flat_map(Problem::labelled_answers);
    let cells: Vec<Cell<'_>> = named
        .map(|(label, Answer { picture, moves, remark })| Cell {
            picture: picture.as_ref(),
            label,
            texts: vec![moves, remark],
            rule: 0.0,
        })
        .collect();
    let columns = columns(flow, 4, SMALL_COLUMN);
    let wide = width(flow, columns);
    let fitting = |scene: &Scene| (wide / scene.bounds.width()).min(wide * 1.1 / scene.bounds.height()).min(SMALL_CELL);
    let rows = cells_in_rows(&cells, columns, fitting);
    let alone = |scene: &Scene| {
        (flow.shape.width() / scene.bounds.width())
            .min(WORDS * (flow.shape.bottom() - flow.shape.top()) / scene.bounds.height())
    };
    let scales = rows.iter().flat_map(|(row, columns)| row.iter().map(move |cell| (cell.picture, *columns)));
    let scale = scales
        .filter_map(|(picture, here)| picture.map(|scene| if here == columns { fitting(scene) } else { alone(scene) }))
        .fold(SMALL_CELL, f32::min);
    let mut cut = CutTexts::new();
    for row in rows {
        let row = set_row(flow, row, &mut cut);
        if row.height() * scale + row.words() > flow.room() + 0.5 {
            flow.break_page();
        }
        let scale = scale.min((flow.room() - row.words()) / row.height().max(0.1)).max(0.1);
        let whole = row.height() * scale + row.words();
        lay_row(flow, row, scale, whole);
    }
    lay_cut(flow, cut);
}

/// Cells in rows of so many, each with the number of its columns, where `fitting` is the greatest scale of a picture.
fn cells_in_rows<'a>(
    cells: &'a [Cell<'a>],
    columns: usize,
    fitting: impl Fn(&Scene) -> f32,
) -> Vec<(&'a [Cell<'a>], usize)> {
    let scales: Vec<Option<f32>> = cells.iter().map(|cell| cell.picture.map(&fitting)).collect();
    in_rows(&scales, columns).into_iter().map(|(row, columns)| (&cells[row], columns)).collect()
}

impl SetRow<'_> {
    /// How high its pictures are, in their own units.
    fn height(&self) -> f32 {
        self.pictures().map(|scene| scene.bounds.height()).fold(0.0, f32::max)
    }

    /// What its words need, with the rules to write on.
    fn words(&self) -> f32 {
        let of =
            |set: &SetCell<'_>| set.lines.iter().map(|(_, size)| size * 1.35).sum::<f32>() + set.cell.rule + BENEATH;
        self.cells.iter().map(of).fold(0.0, f32::max)
    }

    /// The greatest scale with which its pictures are no wider than their columns.
    fn widest(&self, flow: &Flow<'_>) -> f32 {
        let width = width(flow, self.columns);
        self.pictures().map(|scene| width / scene.bounds.width().max(0.1)).fold(f32::INFINITY, f32::min)
    }

    fn size(&self, flow: &Flow<'_>) -> RowSize {
        let (height, widest) = (self.height(), self.widest(flow));
        RowSize { count: self.cells.len(), height, widest, words: self.words() }
    }

    fn pictures(&self) -> impl Iterator<Item = &Scene> {
        self.cells.iter().filter_map(|set| set.cell.picture)
    }
}

/// How many columns there are, at most so many.
fn columns(flow: &Flow<'_>, most: usize, least: f32) -> usize {
    (((flow.shape.width() + GAP) / (least + GAP)).floor() as usize).clamp(1, most)
}

fn width(flow: &Flow<'_>, columns: usize) -> f32 {
    (flow.shape.width() - GAP * (columns - 1) as f32) / columns as f32
}

/// A row with its lines. What is cut is added to `cut`.
fn set_row<'a>(flow: &mut Flow<'_>, (cells, columns): (&'a [Cell<'a>], usize), cut: &mut CutTexts) -> SetRow<'a> {
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
    SetRow { cells: set, columns }
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
    flow.skip(NAME_LINE);
}

/// Lays a row of cells: its pictures in this scale, and the whole so high.
fn lay_row(flow: &mut Flow<'_>, row: SetRow<'_>, scale: f32, whole: f32) {
    let highest = row.height() * scale;
    let (top, width) = (flow.y(), width(flow, row.columns));
    for (at, SetCell { cell, lines }) in row.cells.into_iter().enumerate() {
        let left = flow.shape.margin + at as f32 * (width + GAP);
        let mut y = top + 3.0;
        if let Some(picture) = cell.picture {
            let (w, h) = (picture.bounds.width() * scale, picture.bounds.height() * scale);
            let role = flow.role(Role::Figure(format!("{} {}", cell.label, picture.description)));
            // A picture in a row of its own begins where its words do.
            let aside = if row.columns > 1 { (width - w) / 2.0 } else { 0.0 };
            let at = (left + aside, top + highest - h);
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

#[cfg(test)]
mod tests {
    use super::super::fonts::Fonts;
    use super::super::problems::problems;
    use super::*;
    use crate::game::Coordinates;
    use crate::publish::booklet::flow::PageShape;
    use crate::scene::Theme;
    use crate::sgf::Tree;
    use crate::study::log::Learned;
    use crate::study::solutions;

    /// A point that is named can be found: the corner of a board has names along its edges then, and no others.
    #[test]
    fn boards_have_coordinates_where_a_text_names_a_point() {
        for (asked, answered, expected) in [
            ("Black to play and kill", "RIGHT", [false, false]),
            ("The point B18 is bad", "RIGHT", [true, false]),
            ("Go on 19x19, move 3", "RIGHT", [false, false]),
            ("Z9 is no point", "RIGHT. Compare c17 and d16", [false, true]),
        ] {
            let record = format!("(;GM[1]SZ[19]AB[aa][ba]AW[ab]C[{asked}](;B[bb]C[{answered}])(;B[cc]C[WRONG]))");
            let tree = Tree::read(record.into_bytes()).0;
            let solution = solutions(&tree, &Learned::default().of_file("".as_ref())).remove(0);
            let problem = problems(&tree, &solution, (Theme::usual(false), Coordinates::Usual), 1).remove(0);
            let pictures = [&problem.question, problem.answers[0].picture.as_ref().unwrap()];
            assert_eq!(pictures.map(|scene| !scene.section("coordinates").is_empty()), expected, "{asked}, {answered}");
        }
    }

    /// Stones of one sheet are alike, whatever the boards, and everything is on the paper.
    #[test]
    fn boards_of_one_sheet_have_one_scale() {
        let corner = "(;GM[1]SZ[19]AB[aa][ba]AW[ab](;B[bb]C[RIGHT])(;B[cc]C[WRONG]))";
        let whole = "(;GM[1]SZ[19]AB[aa][ss][jj]AW[sa][as](;B[bb]C[RIGHT])(;B[cc]C[WRONG]))";
        let hex = "(;GM[11]SZ[11]AB[a1][b2]AW[c3](;B[d4]C[RIGHT])(;B[e5]C[WRONG]))";
        let strip = "(;GM[1]SZ[19]AB[aa][as]AW[ab](;B[bb]C[RIGHT])(;B[cc]C[WRONG]))";
        let many = |text: &str, count: usize| text.repeat(count);
        for record in [
            many(corner, 5) + whole + &many(corner, 6) + hex + &many(corner, 3),
            many(corner, 13),
            many(whole, 13),
            many(corner, 2) + &many(strip, 3) + &many(whole, 3) + hex,
        ] {
            let tree = Tree::read(record.into_bytes()).0;
            let mut all: Vec<Problem> = Vec::new();
            for asked in solutions(&tree, &Learned::default().of_file("".as_ref())) {
                all.extend(problems(&tree, &asked, (Theme::usual(false), Coordinates::Usual), all.len() + 1));
            }
            assert_eq!(all.len(), tree.game_count());
            for (size, per_sheet) in
                [((595.0, 842.0), 6), ((595.0, 842.0), 12), ((420.0, 595.0), 6), ((420.0, 595.0), 12)]
            {
                let mut fonts = Fonts::new(&[], &[]);
                let shape = PageShape::new(size, 48.0);
                let mut flow = Flow::new(&mut fonts, shape);
                lay(&mut flow, &all, per_sheet);
                flow.break_page();
                lay_answers(&mut flow, &all);
                let mut count = 0;
                for (number, sheet) in flow.sheets.iter().enumerate() {
                    let pictures = sheet.marks.iter().filter_map(|(_, mark)| match mark {
                        Mark::Picture { at, scale, scene } => Some((at, *scale, &scene.bounds)),
                        _ => None,
                    });
                    let scales: Vec<f32> = pictures.clone().map(|picture| picture.1).collect();
                    assert!(scales.iter().all(|scale| (scale - scales[0]).abs() < 0.01), "{number}: {scales:?}");
                    assert!(scales[0] > 3.0, "{number}: {scales:?}");
                    for (at, scale, bounds) in pictures {
                        let (right, bottom) = (at.0 + bounds.width() * scale, at.1 + bounds.height() * scale);
                        assert!(at.0 > 47.0 && right < size.0 - 47.0 && bottom < shape.bottom(), "{number}: {at:?}");
                    }
                    count += scales.len();
                }
                assert_eq!(count, 2 * all.len(), "each question and each answer once");
            }
        }
    }
}
