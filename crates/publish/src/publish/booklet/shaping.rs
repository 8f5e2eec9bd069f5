//! Stretches of text whose letters join or move: Arabic, Hebrew with points, Thai, the scripts of India. They are shaped before a booklet is
//! written, all of one font together: reading the tables of a large font takes much longer than shaping a stretch with them.

use super::flow::{Mark, Sheet};
use super::fonts::Fonts;
use super::lines::Run;
use krilla::text::{GlyphId, KrillaGlyph};
use rustybuzz::{Direction, Face, Script, ShapePlan, UnicodeBuffer, shape_with_plan};
use std::collections::{BTreeMap, HashMap};

/// Shaped stretches: by face, direction and text.
#[derive(Default)]
pub(super) struct Shaped {
    known: HashMap<(usize, bool, String), Vec<KrillaGlyph>>,
}

impl Shaped {
    /// The stretches of these pages that need it.
    pub(super) fn of(fonts: &Fonts, sheets: &[Sheet]) -> Shaped {
        let mut wanted: BTreeMap<usize, Vec<(bool, &str)>> = BTreeMap::new();
        for (_, mark) in sheets.iter().flat_map(|sheet| &sheet.marks) {
            let Mark::Line { line, .. } = mark else { continue };
            for run in line.runs.iter().filter(|run| !run.stands_alone()) {
                wanted.entry(run.face).or_default().push((run.right_to_left, &run.text));
            }
        }
        let mut shaped = Shaped::default();
        for (index, mut texts) in wanted {
            texts.sort_unstable();
            texts.dedup();
            let font = fonts.file(index);
            let Some(face) = Face::from_slice(&font.data, font.index) else { continue };
            let mut plans: Vec<(Direction, Script, ShapePlan)> = Vec::new();
            for (right_to_left, text) in texts {
                let glyphs = shape(&face, &mut plans, (text, right_to_left));
                shaped.known.insert((index, right_to_left, text.to_owned()), glyphs);
            }
        }
        shaped
    }

    /// The glyphs of a stretch, if it was shaped.
    pub(super) fn get(&self, run: &Run) -> Option<&[KrillaGlyph]> {
        self.known.get(&(run.face, run.right_to_left, run.text.clone())).map(Vec::as_slice)
    }
}

/// The glyphs of a text, in the order in which they stand.
fn shape(
    face: &Face<'_>,
    plans: &mut Vec<(Direction, Script, ShapePlan)>,
    (text, right_to_left): (&str, bool),
) -> Vec<KrillaGlyph> {
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(text);
    buffer.guess_segment_properties();
    let (direction, script) =
        (if right_to_left { Direction::RightToLeft } else { Direction::LeftToRight }, buffer.script());
    buffer.set_direction(direction);
    let known = plans.iter().position(|(known, of, _)| (*known, *of) == (direction, script));
    let at = known.unwrap_or_else(|| {
        plans.push((direction, script, ShapePlan::new(face, direction, Some(script), None, &[])));
        plans.len() - 1
    });
    let output = shape_with_plan(face, &plans[at].2, buffer);
    let unit = face.units_per_em() as f32;
    let clusters: Vec<usize> = output.glyph_infos().iter().map(|info| info.cluster as usize).collect();
    // A glyph stands for the text up to the next one's beginning.
    let mut starts = clusters.clone();
    starts.sort_unstable();
    starts.dedup();
    let glyphs = output.glyph_infos().iter().zip(output.glyph_positions()).zip(&clusters);
    let glyph = |((info, position), &start): ((&rustybuzz::GlyphInfo, &rustybuzz::GlyphPosition), &usize)| {
        let next = starts.partition_point(|&other| other <= start);
        let end = starts.get(next).copied().unwrap_or(text.len());
        let share = |units: i32| units as f32 / unit;
        KrillaGlyph::new(
            GlyphId::new(info.glyph_id),
            share(position.x_advance),
            share(position.x_offset),
            share(position.y_offset),
            share(position.y_advance),
            start..end,
            None,
        )
    };
    glyphs.map(glyph).collect()
}
