//! Problems of a page as they are printed: sheets with room for a name and for answers, boards of one scale on each, and their answers on
//! pages of their own. On the screen none of that is seen.

use crate::game::Coordinates;
use crate::language::set_apart;
use crate::publish::asked::veiled;
use crate::publish::booklet::problems::{self, Problem};
use crate::publish::booklet::rows::{RowSize, SheetSize, in_rows, in_sheets};
use crate::publish::encode;
use crate::publish::publication::{Answers, Choices, Publication};
use crate::scene::svg::{Fragments, escaped, view_box};
use crate::scene::{Scene, Theme};
use crate::sgf::NodeId;
use std::fmt::Write as _;
use std::ops::Range;

/// Points in a millimetre.
const MILLIMETRE: f32 = 72.0 / 25.4;
/// What browsers leave free around a page and what stands over its problems, in millimetres.
const AROUND: (f32, f32) = (26.0, 52.0);
/// Readers print on the paper that they have: no page is taken for higher than this.
const HIGHEST: f32 = 279.0;
/// Between columns; a line of text beneath a problem, and about how wide a letter is; the line to write on.
const GAP: f32 = 7.0;
const LINE: f32 = 5.0;
const LETTER: f32 = 2.0;
const RULE: f32 = 14.0;
/// The greatest and the least width of a line of the board, and the greatest one of answers.
const CELL: f32 = 7.4;
const LEAST_CELL: f32 = 3.2;
const SMALL_CELL: f32 = 3.7;
/// Columns of problems, few or many on a sheet, and of answers.
const COLUMNS: [usize; 2] = [2, 3];
const MANY: usize = 8;
const SMALL_COLUMNS: usize = 4;
/// What ends a picture.
const FIGURE_END: &str = "</figure>";

/// Problems on sheets, in order.
pub(super) struct PrintedSheets {
    problems: Vec<Problem>,
    places: Vec<PrintedPlace>,
    width: f32,
    columns: usize,
    answers: Answers,
    /// Whether they have different sources: else the head names it.
    is_mixed: bool,
}

/// A problem on its sheet.
#[derive(Clone, Copy, Debug, Default)]
struct PrintedPlace {
    /// How long a unit of its board is, in millimetres.
    scale: f32,
    /// Whether it is the first one of a sheet, and whether it has a row of its own.
    begins: bool,
    is_wide: bool,
}

impl PrintedSheets {
    /// The sheets of these games; `None` where some of them are no problems.
    pub(super) fn of(
        publication: &Publication,
        roots: &[NodeId],
        choices: &Choices,
        (theme, notation): (&Theme, Coordinates),
    ) -> Option<PrintedSheets> {
        let asked = roots.iter().map(|&root| publication.solution_of(root)).collect::<Option<Vec<_>>>()?;
        let mut found: Vec<Problem> = Vec::new();
        for game in asked {
            let first = found.len() + 1;
            found.extend(problems::problems(publication.tree(), game, (theme, notation), first));
        }
        let (width, height) = choices.paper.size();
        let (width, height) = (width / MILLIMETRE - AROUND.0, (height / MILLIMETRE).min(HIGHEST) - AROUND.1);
        let columns = COLUMNS[usize::from(choices.per_sheet > MANY)];
        let is_mixed = found.windows(2).any(|two| two[0].source != two[1].source);
        let letters = (width / columns as f32 / LETTER).max(1.0);
        let lines = |text: &str| (text.chars().count() as f32 / letters).ceil();
        let words = |problem: &Problem| {
            let source = if is_mixed { problem.source.as_str() } else { "" };
            let lines = 1.0 + lines(&problem.title) + lines(source) + lines(&problem.text);
            RULE + LINE * lines
        };
        let cells: Vec<(&Scene, f32)> = found.iter().map(|problem| (&problem.question, words(problem))).collect();
        let places = places(&cells, choices.per_sheet, (width, height, columns));
        if found.is_empty() {
            return None;
        }
        Some(PrintedSheets { problems: found, places, width, columns, answers: choices.answers, is_mixed })
    }

    /// The picture of a problem, counted from 0, and its scale.
    pub(super) fn of_number(&self, at: usize) -> Option<(&Scene, f32)> {
        Some((&self.problems.get(at)?.question, self.places.get(at)?.scale))
    }

    /// A problem, counted from 0, in its place: its picture and its texts, and what is hidden beneath them.
    pub(super) fn section(&self, at: usize, (asked, hidden): (&str, &str)) -> String {
        let (Some(problem), Some(place)) = (self.problems.get(at), self.places.get(at)) else { return String::new() };
        let mut out = String::new();
        if place.begins {
            out += if at > 0 { "</div>\n" } else { "" };
            let name = escaped(&say!("sheet-name", "Name:"));
            let _ = writeln!(out, "<div class=\"group of{}\"><p class=\"name\">{name}</p>", self.columns);
        }
        out += if place.is_wide { "<section class=\"wide\">" } else { "<section>" };
        let source = if self.is_mixed { problem.source.as_str() } else { "" };
        let names = [problem.title.as_str(), source].into_iter().filter(|text| !text.is_empty());
        let names: Vec<String> = names.map(|text| format!("<p dir=\"auto\">{}</p>", encode::html(text))).collect();
        // Beneath the picture, as on the sheets of a booklet, and before what is said of it.
        let (figure, texts) = asked.split_at(asked.find(FIGURE_END).map_or(asked.len(), |at| at + FIGURE_END.len()));
        out += figure;
        if !names.is_empty() {
            // Names may tell the answer: nobody reads them by chance.
            out += &veiled(&format!("<div class=\"by\">{}</div>", names.concat()));
        }
        out += texts;
        out + "<p class=\"rule\"></p>" + hidden + "</section>\n"
    }

    /// The end of the sheets, and their answers.
    pub(super) fn end(&self) -> (String, String) {
        let mut out = "</div>\n".to_owned();
        let mut fragments = Fragments::new();
        if self.answers == Answers::None || !problems::is_any_answered(&self.problems) {
            return (out, String::new());
        }
        let column = (self.width - GAP * (SMALL_COLUMNS - 1) as f32) / SMALL_COLUMNS as f32;
        let answers: Vec<(String, &problems::Answer)> =
            self.problems.iter().flat_map(Problem::labelled_answers).collect();
        let fitting = |scene: &Scene| {
            let bounds = &scene.bounds;
            (column / bounds.width().max(0.1)).min(column * 1.1 / bounds.height().max(0.1)).min(SMALL_CELL)
        };
        let scales: Vec<Option<f32>> = answers.iter().map(|(_, answer)| answer.picture.as_ref().map(fitting)).collect();
        let rows = in_rows(&scales, SMALL_COLUMNS);
        let wide: Vec<bool> = rows.iter().flat_map(|(row, columns)| row.clone().map(|_| *columns == 1)).collect();
        let common = scales.iter().zip(&wide).filter(|(_, wide)| !**wide).filter_map(|(scale, _)| *scale);
        let common = common.fold(SMALL_CELL, f32::min);
        let _ = writeln!(out, "<div class=\"answers\"><h2>{}</h2>", escaped(&say!("sheet-answers", "Answers")));
        for ((label, answer), wide) in answers.iter().zip(wide) {
            let class = if wide { " class=\"wide\"" } else { "" };
            let mut figure = format!("<figure{class}>");
            if let Some(scene) = &answer.picture {
                let scale = common.min(self.width / scene.bounds.width().max(0.1));
                let alt = escaped(&format!("{label} {}", scene.description));
                let _ = write!(
                    figure,
                    "<svg class=\"fig\"{} viewBox=\"{}\" role=\"img\" aria-label=\"{alt}\">{}</svg>",
                    measures(scene, scale),
                    view_box(scene),
                    fragments.of(&scene.shapes, Default::default()),
                );
            }
            let texts = [&answer.moves, &answer.remark].map(|text| encode::html(&set_apart(text)));
            let texts: Vec<String> = texts.into_iter().filter(|text| !text.is_empty()).collect();
            let _ = write!(figure, "<figcaption dir=\"auto\"><b>{label}</b> {}</figcaption></figure>", texts.join(" "));
            out += &veiled(&figure);
            out.push('\n');
        }
        if let Some(unanswered) = problems::unanswered(&self.problems) {
            let _ = writeln!(out, "<p class=\"wide\" dir=\"auto\">{}</p>", escaped(&unanswered));
        }
        (out + "</div>\n", fragments.definitions())
    }
}

/// The width and height of a picture on paper.
pub(super) fn measures(scene: &Scene, scale: f32) -> String {
    let (width, height) = (scene.bounds.width() * scale, scene.bounds.height() * scale);
    format!(" width=\"{width:.1}mm\" height=\"{height:.1}mm\"")
}

/// The places of pictures, each with how high its words are, on sheets of this width and height, in so many columns: on each sheet they have
/// one scale.
fn places(cells: &[(&Scene, f32)], per_sheet: usize, (width, height, columns): (f32, f32, usize)) -> Vec<PrintedPlace> {
    let of_columns = |columns: usize| (width - GAP * (columns - 1) as f32) / columns as f32;
    let widest = |scene: &Scene, columns: usize| of_columns(columns) / scene.bounds.width().max(0.1);
    let scales: Vec<Option<f32>> = cells.iter().map(|(scene, _)| Some(widest(scene, columns).min(CELL))).collect();
    let rows = in_rows(&scales, columns);
    let size_of = |(row, columns): &(Range<usize>, usize)| {
        let cells = &cells[row.clone()];
        RowSize {
            count: cells.len(),
            height: cells.iter().map(|(scene, _)| scene.bounds.height()).fold(0.0, f32::max),
            widest: cells.iter().map(|(scene, _)| widest(scene, *columns)).fold(CELL, f32::min),
            words: cells.iter().map(|cell| cell.1).fold(0.0, f32::max),
        }
    };
    let sizes: Vec<RowSize> = rows.iter().map(size_of).collect();
    let rows_of_sheet = per_sheet.div_ceil(columns);
    let size =
        SheetSize { room: (height, height), rows: rows_of_sheet, problems: per_sheet, scales: (CELL, LEAST_CELL) };
    let mut places = vec![PrintedPlace::default(); cells.len()];
    for sheet in in_sheets(&sizes, &size) {
        // How high the words are is only estimated: nothing becomes too small to read for them.
        let widest = sizes[sheet.rows.clone()].iter().map(|row| row.widest).fold(CELL, f32::min);
        let scale = sheet.scale.max(widest.min(LEAST_CELL));
        let rows = &rows[sheet.rows];
        let first = rows.first().map(|(row, _)| row.start);
        for (row, here) in rows {
            for at in row.clone() {
                places[at] = PrintedPlace { scale, begins: Some(at) == first, is_wide: *here < columns };
            }
        }
    }
    places
}
