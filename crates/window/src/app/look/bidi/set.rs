//! A run of text as laid out by egui on its own, with a cell for each character. egui shapes right-to-left text well if nothing else is
//! with it, but loses track of which glyph is which character.
//!
//! Here each character gets its cell back.

use std::ops::Range;
use std::sync::Arc;

use egui::epaint::text::{Glyph, Row};
use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{Context, FontId};

use super::pieces::{Piece, mirrored};
use crate::language::is_control;

/// A character: its extent within its piece, and the glyphs of the piece's row that show it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Cell {
    pub letter: char,
    /// Where it begins and ends in reading order: from left to right, or the reverse.
    pub from: f32,
    pub to: f32,
    pub glyphs: Vec<usize>,
}

/// A piece that is set.
#[derive(Clone, Debug)]
pub(super) struct Set {
    pub piece: Piece,
    pub width: f32,
    /// As egui set it.
    pub row: Arc<Row>,
    /// In the order of the text.
    pub cells: Vec<Cell>,
}

/// Sets a piece of a paragraph in this format.
pub(super) fn set(ctx: &Context, text: &str, piece: &Piece, format: &TextFormat) -> Set {
    let letters: Vec<char> = text[piece.range.clone()].chars().collect();
    let from_right = piece.level.is_rtl();
    let shown = letters.iter().filter(|letter| !is_control(**letter));
    let shown: String =
        if from_right && !piece.is_space { shown.map(|&letter| mirrored(letter)).collect() } else { shown.collect() };
    let row = row(ctx, shown, format);
    let glyphs = real(&row.glyphs);
    // Rows end on whole points, characters do not.
    let width = if from_right { glyphs.iter().map(|glyph| glyph.advance_width).sum() } else { row.size.x };
    let cells =
        if from_right { from_the_right(&letters, glyphs, width) } else { from_the_left(&letters, &row.glyphs, width) };
    Set { piece: piece.clone(), width, row, cells }
}

/// Text in a row of its own, as egui sets it.
pub(super) fn row(ctx: &Context, text: String, format: &TextFormat) -> Arc<Row> {
    let mut job = LayoutJob::single_section(text, format.clone());
    job.wrap = TextWrapping::no_max_width();
    job.break_on_newline = false;
    job.keep_trailing_whitespace = true;
    job.round_output_to_gui = false;
    let galley = ctx.fonts_mut(|fonts| fonts.layout_job(job));
    match galley.rows.first() {
        Some(placed) => placed.row.clone(),
        None => {
            let blank = ctx.fonts_mut(|fonts| fonts.layout_no_wrap(" ".into(), FontId::default(), format.color));
            blank.rows[0].row.clone()
        }
    }
}

/// The glyphs without the empty ones at the end: egui counts the characters of right-to-left text twice.
fn real(glyphs: &[Glyph]) -> &[Glyph] {
    let nothing = |glyph: &&Glyph| glyph.advance_width == 0.0 && glyph.uv_rect.is_nothing();
    &glyphs[..glyphs.len() - glyphs.iter().rev().take_while(nothing).count()]
}

fn from_the_left(letters: &[char], glyphs: &[Glyph], width: f32) -> Vec<Cell> {
    let mut shown = glyphs.iter().enumerate().peekable();
    let mut at = 0.0;
    let cell = |&letter: &char| {
        let next = if is_control(letter) { None } else { shown.next() };
        let from = next.map_or(at, |(_, glyph)| glyph.pos.x);
        at = shown.peek().map_or(width, |(_, glyph)| glyph.pos.x);
        let glyphs = next.into_iter().map(|(number, _)| number).collect();
        Cell { letter, from, to: if next.is_some() { at } else { from }, glyphs }
    };
    letters.iter().map(cell).collect()
}

/// The last glyph shows the first letter. Marks have their letter's glyph; ligatures share its width.
fn from_the_right(letters: &[char], glyphs: &[Glyph], width: f32) -> Vec<Cell> {
    let mut cells: Vec<Cell> = Vec::with_capacity(letters.len());
    let mut rest = glyphs.iter().enumerate().rev().peekable();
    let mut at = width;
    for (place, &letter) in letters.iter().enumerate() {
        let mut cell = Cell { letter, from: at, to: at, glyphs: Vec::new() };
        let next = letters.get(place + 1).copied();
        let shown = mirrored(letter);
        while let Some((number, glyph)) = rest.peek() {
            let own = glyph.chr == letter || glyph.chr == shown;
            // Two of the same letter: each has one glyph that is wide.
            let second = !cell.glyphs.is_empty() && next == Some(letter) && glyph.advance_width > 0.0;
            if next.is_some() && (!own || second) {
                break;
            }
            at -= glyph.advance_width;
            cell.glyphs.push(*number);
            rest.next();
        }
        cell.to = at;
        cells.push(cell);
    }
    share(&mut cells);
    cells
}

/// Characters without a glyph share the width of the one before them.
fn share(cells: &mut [Cell]) {
    let mut start = 0;
    while start < cells.len() {
        let is_part = |cell: &Cell| cell.glyphs.is_empty() && cell.letter.is_alphabetic();
        let parts = cells[start + 1..].iter().take_while(|cell| is_part(cell)).count() + 1;
        let whole: Range<f32> = cells[start].from..cells[start].to;
        let step = (whole.end - whole.start) / parts as f32;
        for (number, cell) in cells[start..start + parts].iter_mut().enumerate().filter(|_| parts > 1) {
            cell.from = whole.start + step * number as f32;
            cell.to = cell.from + step;
        }
        start += parts;
    }
}
