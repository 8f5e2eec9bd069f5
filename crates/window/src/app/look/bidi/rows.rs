//! Lays out mixed text in rows: broken between words in logical order, reordered within each row, aligned to the side it starts from.

use std::ops::Range;
use std::sync::Arc;

use egui::epaint::text::{Galley, Glyph, LayoutJob, PlacedRow, Row};
use egui::epaint::{Mesh, Vertex};
use egui::{Align, Context, Pos2, Rect, pos2, vec2};

use super::pieces::{Paragraph, paragraph};
use super::set::{Cell, Set, row, set};

/// Pieces that are set apart stand no farther from each other, in points: what is chosen of both is one band.
const SEAM: f32 = 1.6;

/// Laid-out text, and the position of each character.
#[derive(Clone, Debug)]
pub(crate) struct Ordered {
    pub galley: Arc<Galley>,
    /// For each row the extents of its characters in text order, from the left edge of the galley: where each begins and ends in reading
    /// order.
    pub cells: Arc<Vec<Vec<(f32, f32)>>>,
    /// Which rows begin at the right.
    from_right: Arc<[bool]>,
}

/// A row before it has its place.
struct Line {
    sets: Vec<Set>,
    /// From left to right.
    order: Vec<usize>,
    from_right: bool,
    /// Without the space at its end.
    width: f32,
    ends_with_newline: bool,
}

/// Lays out a galley's text in visual order. Right-to-left text is at the right of `width`, or of the widest row.
pub(super) fn ordered(ctx: &Context, old: &Galley, width: Option<f32>) -> Ordered {
    let job = &old.job;
    let mut lines = Vec::new();
    let mut elided = false;
    for range in paragraphs(job) {
        let last = range.end == job.text.len();
        elided |= !break_up(ctx, job, range, &mut lines);
        if let Some(line) = lines.last_mut() {
            line.ends_with_newline = !last && !elided;
        }
        if elided {
            break;
        }
    }
    let widest = lines.iter().map(|line| line.width).fold(0.0, f32::max);
    let width = width.filter(|width| width.is_finite()).map_or(widest, |width| width.max(widest));
    let mut galley = old.clone();
    // A job of its own: by it the galley is known again.
    galley.job = Arc::new((**job).clone());
    galley.elided = elided;
    (galley.rows, galley.num_vertices, galley.num_indices) = (Vec::new(), 0, 0);
    galley.mesh_bounds = Rect::NOTHING;
    let (mut y, mut cells) = (0.0, Vec::new());
    let scale = galley.pixels_per_point;
    let snapped = |x: f32| (x * scale).round() / scale;
    for line in &lines {
        let (row, own) = joined(ctx, job, line, &snapped);
        let x = match job.halign {
            Align::Center => -line.width / 2.0,
            Align::RIGHT => -line.width,
            Align::LEFT if line.from_right => width - line.width,
            Align::LEFT => 0.0,
        };
        let pos = pos2(snapped(x), y);
        galley.mesh_bounds |= row.visuals.mesh_bounds.translate(pos.to_vec2());
        galley.num_vertices += row.visuals.mesh.vertices.len();
        galley.num_indices += row.visuals.mesh.indices.len();
        cells.push(own.iter().map(|(from, to)| (from + pos.x, to + pos.x)).collect());
        y = snapped(y + row.size.y);
        galley.rows.push(PlacedRow { pos, row: Arc::new(row), ends_with_newline: line.ends_with_newline });
    }
    let left = match job.halign {
        Align::LEFT => 0.0,
        Align::Center => -width / 2.0,
        Align::RIGHT => -width,
    };
    galley.rect = Rect::from_min_size(pos2(left, 0.0), vec2(width, y));
    let from_right = lines.iter().map(|line| line.from_right).collect();
    Ordered { galley: Arc::new(galley), cells: Arc::new(cells), from_right }
}

fn paragraphs(job: &LayoutJob) -> Vec<Range<usize>> {
    let mut start = 0;
    let mut ranges = Vec::new();
    let ends = job.text.match_indices('\n').map(|(at, _)| at).filter(|_| job.break_on_newline);
    for end in ends.chain([job.text.len()]) {
        ranges.push(start..end);
        start = end + 1;
    }
    ranges
}

/// The format at a byte of the text, and the room that is left free before it.
fn section(job: &LayoutJob, at: usize) -> &egui::text::LayoutSection {
    let number = job.sections.partition_point(|section| section.byte_range.end.0 <= at);
    &job.sections[number.min(job.sections.len() - 1)]
}

/// Breaks a paragraph into lines. Returns false if not all of them have room.
fn break_up(ctx: &Context, job: &LayoutJob, range: Range<usize>, lines: &mut Vec<Line>) -> bool {
    let text = &job.text[range.clone()];
    let begins = |at: usize| job.sections.binary_search_by_key(&(range.start + at), |it| it.byte_range.start.0).is_ok();
    let paragraph = paragraph(text, begins);
    let format = |at: usize| &section(job, range.start + at).format;
    let room = job.wrap.max_width;
    let most = job.wrap.max_rows;
    let mut waiting: Vec<Set> =
        paragraph.pieces.iter().rev().map(|piece| set(ctx, text, piece, format(piece.range.start))).collect();
    loop {
        if lines.len() >= most {
            return false;
        }
        let (mut line, mut taken, mut end) = (Vec::<Set>::new(), 0.0, 0);
        while let Some(next) = waiting.pop() {
            if !next.piece.is_space && taken + next.width > room {
                waiting.push(next);
                break;
            }
            taken += next.width;
            let may_break = next.piece.may_break;
            line.push(next);
            if may_break {
                end = line.len();
            }
        }
        let is_last = waiting.is_empty();
        if !is_last && lines.len() + 1 == most {
            shortened(ctx, (job, text, range.start), &mut line, &mut waiting);
            lines.push(placed(&paragraph, line));
            return false;
        }
        if !is_last && end == 0 {
            // A word that is wider than the room.
            end = line.len();
            if let Some(part) = part(ctx, (job, text, range.start), &mut waiting, (room - taken, line.is_empty())) {
                line.push(part);
                end += 1;
            }
        }
        if !is_last {
            waiting.extend(line.drain(end..).rev());
        }
        lines.push(placed(&paragraph, line));
        if is_last {
            return true;
        }
    }
}

/// As much of the next piece as fits, at least one character if there `must` be one.
fn part(
    ctx: &Context,
    (job, text, start): (&LayoutJob, &str, usize),
    waiting: &mut Vec<Set>,
    (room, must): (f32, bool),
) -> Option<Set> {
    let whole = waiting.pop()?;
    // How far a letter reaches from where its piece begins.
    let reach = |cell: &Cell| if whole.piece.level.is_rtl() { whole.width - cell.to } else { cell.to };
    let fits = whole.cells.iter().take_while(|cell| reach(cell) <= room);
    let mut count = fits.count().max(usize::from(must)).min(whole.cells.len());
    // Combining marks stay with their letter.
    while (1..whole.cells.len()).contains(&count) && whole.cells[count].glyphs.is_empty() {
        count += 1;
    }
    if count == 0 || count == whole.cells.len() {
        let all = count > 0;
        return if all {
            Some(whole)
        } else {
            waiting.push(whole);
            None
        };
    }
    let bytes: usize = whole.cells[..count].iter().map(|cell| cell.letter.len_utf8()).sum();
    let (mut first, mut rest) = (whole.piece.clone(), whole.piece.clone());
    first.range.end = first.range.start + bytes;
    rest.range.start = first.range.end;
    let format = |at: usize| &section(job, start + at).format;
    waiting.push(set(ctx, text, &rest, format(rest.range.start)));
    Some(set(ctx, text, &first, format(first.range.start)))
}

/// Shortens the last line that there is room for, with the sign for what is left out.
fn shortened(
    ctx: &Context,
    (job, text, start): (&LayoutJob, &str, usize),
    line: &mut Vec<Set>,
    waiting: &mut Vec<Set>,
) {
    let at = line.last().or(waiting.last()).map_or(0, |set| set.piece.range.start);
    let format = &section(job, start + at).format;
    let sign = job.wrap.overflow_character.map(|sign| (sign, row(ctx, sign.to_string(), format)));
    let room = job.wrap.max_width - sign.as_ref().map_or(0.0, |(_, row)| row.size.x);
    let mut taken: f32 = line.iter().map(|set| set.width).sum();
    while let Some(last) = line.pop() {
        if taken <= room {
            line.push(last);
            break;
        }
        taken -= last.width;
        waiting.push(last);
    }
    line.extend(part(ctx, (job, text, start), waiting, (room - taken, false)));
    let level = line.last().map(|set| set.piece.level);
    if let (Some((_, row)), Some(level)) = (sign, level) {
        let end = line.last().map_or(0, |set| set.piece.range.end);
        let piece = super::pieces::Piece { range: end..end, level, is_space: false, may_break: false };
        let glyphs = (0..row.glyphs.len()).collect();
        let cells = vec![Cell { letter: '…', from: 0.0, to: row.size.x, glyphs }];
        line.push(Set { piece, width: row.size.x, row, cells });
    }
}

fn placed(paragraph: &Paragraph, sets: Vec<Set>) -> Line {
    let pieces: Vec<_> = sets.iter().map(|set| set.piece.clone()).collect();
    let order = paragraph.order(&pieces);
    let all: f32 = sets.iter().map(|set| set.width).sum();
    let space: f32 = sets.iter().rev().take_while(|set| set.piece.is_space).map(|set| set.width).sum();
    let from_right = paragraph.base.is_rtl();
    Line { order, from_right, width: all - space, ends_with_newline: false, sets }
}

/// The row of a line, with glyphs, carets and mesh in the order of the text, and the cells of its letters.
fn joined(ctx: &Context, job: &LayoutJob, line: &Line, snapped: &dyn Fn(f32) -> f32) -> (Row, Vec<(f32, f32)>) {
    let format = |set: &Set| &section(job, set.piece.range.start).format;
    let fallback = || row(ctx, String::new(), &section(job, 0).format);
    let model = line.sets.first().map_or_else(fallback, |set| set.row.clone());
    let mut row = (*model).clone();
    let height =
        line.sets.iter().map(|set| set.row.size.y).fold(if line.sets.is_empty() { row.size.y } else { 0.0 }, f32::max);
    let mut starts = vec![0.0; line.sets.len()];
    // Trailing space of a right-to-left line is left of the line.
    let space: f32 = line.sets.iter().rev().take_while(|set| set.piece.is_space).map(|set| set.width).sum();
    let mut x = if line.from_right { -space } else { 0.0 };
    for &number in &line.order {
        starts[number] = x;
        x += line.sets[number].width;
    }
    let (mut glyphs, mut cells) = (Vec::<Glyph>::new(), Vec::new());
    let mut mesh = Mesh { texture_id: row.visuals.mesh.texture_id, ..Mesh::default() };
    // The backgrounds, then the glyphs, then the lines over them: each for all pieces before the next.
    for (set, start) in line.sets.iter().zip(&starts) {
        let visuals = &set.row.visuals;
        copy(&mut mesh, &visuals.mesh, 0..visuals.glyph_index_start, shift(set, snapped(*start), height));
    }
    row.visuals.glyph_index_start = mesh.indices.len();
    let first = mesh.vertices.len();
    let blank = super::set::row(ctx, " ".into(), line.sets.first().map_or(&section(job, 0).format, format));
    for (set, start) in line.sets.iter().zip(&starts) {
        let start = snapped(*start);
        let by = shift(set, start, height);
        for cell in &set.cells {
            let known = cell.glyphs.last().and_then(|number| set.row.glyphs.get(*number)).or(blank.glyphs.first());
            let Some(known) = known else { continue };
            let mut glyph = *known;
            glyph.chr = cell.letter;
            glyph.first_vertex = mesh.vertices.len() as u32;
            // The caret before a character is where the previous one ends: there typing continues.
            glyph.pos.x = cells.last().map_or(start + cell.from, |(_, to)| *to);
            glyph.advance_width = start + cell.to - glyph.pos.x;
            cells.push((start + cell.from, start + cell.to));
            for number in &cell.glyphs {
                let Some(shown) = set.row.glyphs.get(*number).filter(|glyph| !glyph.uv_rect.is_nothing()) else {
                    continue;
                };
                quad(&mut mesh, &set.row.visuals.mesh.vertices, shown.first_vertex as usize, by);
            }
            if cell.glyphs.is_empty() {
                glyph.uv_rect = Default::default();
            }
            glyphs.push(glyph);
        }
    }
    row.visuals.glyph_vertex_range = first..mesh.vertices.len();
    for (set, start) in line.sets.iter().zip(&starts) {
        let visuals = &set.row.visuals;
        let quads = set.row.glyphs.iter().filter(|glyph| !glyph.uv_rect.is_nothing()).count();
        let lines = visuals.glyph_index_start + 6 * quads..visuals.mesh.indices.len();
        copy(&mut mesh, &visuals.mesh, lines, shift(set, snapped(*start), height));
    }
    row.visuals.mesh_bounds = mesh.calc_bounds();
    row.visuals.mesh = mesh;
    row.size = vec2(cells.last().map_or(0.0, |(_, to)| *to), height);
    row.glyphs = glyphs;
    (row, cells)
}

/// How far a piece is moved that begins there in a row of this height.
fn shift(set: &Set, start: f32, height: f32) -> egui::Vec2 {
    vec2(start, height - set.row.size.y)
}

/// Copies the four corners of a glyph.
fn quad(mesh: &mut Mesh, from: &[Vertex], first: usize, by: egui::Vec2) {
    let Some(corners) = from.get(first..first + 4) else { return };
    let at = mesh.vertices.len() as u32;
    mesh.add_triangle(at, at + 1, at + 2);
    mesh.add_triangle(at + 2, at + 1, at + 3);
    mesh.vertices.extend(corners.iter().map(|corner| Vertex { pos: corner.pos + by, ..*corner }));
}

/// Copies some triangles with their corners.
fn copy(mesh: &mut Mesh, from: &Mesh, indices: Range<usize>, by: egui::Vec2) {
    let Some(indices) = from.indices.get(indices).filter(|indices| !indices.is_empty()) else { return };
    for &index in indices {
        let Some(corner) = from.vertices.get(index as usize) else { continue };
        mesh.indices.push(mesh.vertices.len() as u32);
        mesh.vertices.push(Vertex { pos: corner.pos + by, ..*corner });
    }
}

impl Ordered {
    /// The character nearest to a point of the galley: how many precede it, and whether it is in the row that it begins. Beyond a row that
    /// is its beginning or its end.
    pub(crate) fn nearest(&self, pos: Pos2) -> (usize, bool) {
        let mut before = 0;
        let last = self.galley.rows.len().saturating_sub(1);
        for (number, (row, cells)) in self.galley.rows.iter().zip(self.cells.iter()).enumerate() {
            if pos.y <= row.max_y() || number == last {
                let column = column(cells, pos.x, self.from_right.get(number).copied().unwrap_or_default());
                return (before + column, column < cells.len());
            }
            before += cells.len() + usize::from(row.ends_with_newline);
        }
        (before, false)
    }

    /// Rectangles of these characters in the galley, one for each run.
    pub(crate) fn rects(&self, letters: Range<usize>) -> Vec<Rect> {
        let mut rects: Vec<Rect> = Vec::new();
        let mut before = 0;
        for (row, cells) in self.galley.rows.iter().zip(self.cells.iter()) {
            let chosen = cells.iter().enumerate().filter(|(number, _)| letters.contains(&(before + number)));
            let mut chosen: Vec<(f32, f32)> = chosen.map(|(_, (from, to))| (from.min(*to), from.max(*to))).collect();
            chosen.sort_by(|a, b| a.0.total_cmp(&b.0));
            let first = rects.len();
            for (left, right) in chosen.into_iter().filter(|(left, right)| left < right) {
                match rects[first..].last_mut().filter(|rect| left - rect.right() < SEAM) {
                    Some(rect) => rect.max.x = right.max(rect.right()),
                    None => rects.push(Rect::from_x_y_ranges(left..=right, row.min_y()..=row.max_y())),
                }
            }
            before += cells.len() + usize::from(row.ends_with_newline);
        }
        rects
    }
}

/// The number of characters of a row before a position on it.
fn column(cells: &[(f32, f32)], x: f32, from_right: bool) -> usize {
    let left = cells.iter().map(|(from, to)| from.min(*to)).fold(f32::INFINITY, f32::min);
    let right = cells.iter().map(|(from, to)| from.max(*to)).fold(f32::NEG_INFINITY, f32::max);
    if x <= left || x >= right {
        return if (x <= left) == from_right { cells.len() } else { 0 };
    }
    let under = |(from, to): &(f32, f32)| from.min(*to) <= x && x < from.max(*to);
    let Some(number) = cells.iter().position(under) else { return 0 };
    let (from, to) = cells[number];
    let mut column = number + usize::from((x - to).abs() <= (x - from).abs());
    // Marks belong to their letter.
    while column > number && cells.get(column).is_some_and(|(from, to)| from == to) {
        column += 1;
    }
    column
}
