//! Tests of mixed left-to-right and right-to-left text: glyphs, carets and rows.

use std::sync::Arc;

use egui::text::{CCursor, LayoutJob};
use egui::{Color32, Context, FontId, Galley, RawInput, pos2};

use crate::app::look::bidi::{Ordered, install, ordered};
use crate::app::look::fonts;

const SIZE: f32 = 14.0;

/// Does something with a context that has the project's fonts. What they lack is shown by boxes, which have an order as well.
fn within(mut what: impl FnMut(&Context)) {
    let ctx = Context::default();
    install(&ctx);
    fonts::install(&ctx);
    let mut done = false;
    // Fonts come with the second frame.
    for _ in 0..2 {
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            if std::mem::replace(&mut done, true) {
                what(ui.ctx());
            }
        });
        output.textures_delta.clear();
    }
}

fn laid(ctx: &Context, text: &str, width: f32) -> Arc<Galley> {
    let job = LayoutJob::simple(text.to_owned(), FontId::proportional(SIZE), Color32::WHITE, width);
    ctx.fonts_mut(|fonts| fonts.layout_job(job))
}

fn set(ctx: &Context, text: &str, width: f32) -> Ordered {
    ordered(ctx, &laid(ctx, text, width), Some(width)).expect("there is text from the right")
}

/// The letters of each row from left to right.
fn seen(ordered: &Ordered) -> Vec<String> {
    let row = |(row, cells): (&egui::epaint::text::PlacedRow, &Vec<(f32, f32)>)| {
        let mut letters: Vec<(f32, char)> =
            row.glyphs.iter().zip(cells).map(|(glyph, (from, to))| ((from + to) / 2.0, glyph.chr)).collect();
        letters.sort_by(|a, b| a.0.total_cmp(&b.0));
        letters.iter().map(|(_, letter)| letter).collect()
    };
    ordered.galley.rows.iter().zip(ordered.cells.iter()).map(row).collect()
}

#[test]
fn words_are_in_the_order_of_their_script() {
    within(|ctx| {
        for (text, expected) in [
            ("שלום עולם", vec!["םלוע םולש"]),
            ("Black שלום עולם 12", vec!["Black 12 םלוע םולש"]),
            ("מהלך 12 ב-D4", vec!["D4-ב 12 ךלהמ"]),
            ("מהלך (טוב)\nplain", vec![")בוט( ךלהמ", "plain"]),
            ("مرحبا بالعالم", vec!["ملاعلاب ابحرم"]),
        ] {
            assert_eq!(seen(&set(ctx, text, 1000.0)), expected, "{text}");
        }
    });
}

#[test]
fn every_letter_has_one_place_and_the_text_stays_as_it_was() {
    within(|ctx| {
        for text in ["שלום עולם", "a שָׁלוֹם b", "مرحبا بالعالم لا", "אב\n\nגד ef\n", "א\u{202e}ב\u{200f}", "ab אב 12, גד!"]
        {
            for width in [30.0, 60.0, f32::INFINITY] {
                let ordered = set(ctx, text, width);
                let rows = &ordered.galley.rows;
                let letters: usize = rows.iter().map(|row| row.glyphs.len() + usize::from(row.ends_with_newline)).sum();
                assert_eq!(letters, text.chars().count(), "{text:?} {width}");
                let read: String = rows
                    .iter()
                    .flat_map(|row| {
                        row.glyphs.iter().map(|glyph| glyph.chr).chain(row.ends_with_newline.then_some('\n'))
                    })
                    .collect();
                assert_eq!((read.as_str(), ordered.galley.text()), (text, text));
                let carets = (0..=letters).map(|at| ordered.galley.pos_from_cursor(CCursor::new(at)));
                assert!(carets.into_iter().all(|caret| caret.left().is_finite()), "{text:?}");
                // The corners of the glyphs are there, in the order of the text.
                for row in rows {
                    assert!(row.glyphs.is_sorted_by_key(|glyph| glyph.first_vertex), "{text:?}");
                    assert_eq!(row.visuals.glyph_vertex_range.len() % 4, 0);
                    let count = row.visuals.mesh.vertices.len() as u32;
                    assert!(row.visuals.mesh.indices.iter().all(|index| *index < count));
                }
            }
        }
    });
}

#[test]
fn rows_break_between_words_and_begin_at_the_right() {
    within(|ctx| {
        let text = "אחת שתים שלוש ארבע חמש שש";
        let whole = set(ctx, text, f32::INFINITY).galley.rect.width();
        let ordered = set(ctx, text, whole / 2.0);
        let rows = seen(&ordered);
        assert!(rows.len() > 1, "{rows:?}");
        let words: Vec<String> =
            rows.iter().flat_map(|row| row.split_whitespace().rev().map(|word| word.chars().rev().collect())).collect();
        assert_eq!(words.join(" "), text);
        for (row, cells) in ordered.galley.rows.iter().zip(ordered.cells.iter()) {
            let right = cells.iter().map(|(from, to)| from.max(*to)).fold(0.0, f32::max);
            assert!((right - whole / 2.0).abs() < 2.0, "{right} of {whole}, {}", row.text());
        }
    });
}

#[test]
fn text_that_is_too_long_is_cut_where_it_ends() {
    within(|ctx| {
        let mut job =
            LayoutJob::simple_singleline("שלום עולם גדול ורחב".into(), FontId::proportional(SIZE), Color32::WHITE);
        job.wrap = egui::text::TextWrapping::truncate_at_width(60.0);
        let galley = ctx.fonts_mut(|fonts| fonts.layout_job(job));
        let ordered = ordered(ctx, &galley, None).unwrap();
        let rows = seen(&ordered);
        assert!(
            ordered.galley.elided && rows.len() == 1 && rows[0].starts_with('…') && rows[0].ends_with('ש'),
            "{rows:?}"
        );
        assert!(ordered.galley.rect.width() <= 60.5, "{:?}", ordered.galley.rect);
    });
}

#[test]
fn the_caret_is_where_typing_goes_and_the_pointer_finds_it() {
    within(|ctx| {
        let text = "אבג abc דהו";
        let ordered = set(ctx, text, 400.0);
        let x = |at: usize| ordered.galley.pos_from_cursor(CCursor::new(at)).left();
        assert!((x(0) - 400.0).abs() < 1.5, "the text begins at the right");
        assert!(x(0) > x(1) && x(1) > x(2) && x(2) > x(3), "letters from the right go to the left");
        assert!(x(5) < x(6) && x(6) < x(7), "letters from the left go to the right");
        assert!(x(11) < x(10) && x(11) < x(7), "the text ends at the left");
        let end = ordered.galley.rows[0].rect().center().y;
        for at in [0, 1, 2, 3, 6, 9, 10, 11] {
            assert_eq!(ordered.nearest(pos2(x(at), end)).0, at);
        }
    });
}

#[test]
fn a_selection_covers_its_letters_in_both_directions() {
    within(|ctx| {
        let ordered = set(ctx, "ab אבג cd", 400.0);
        // From within the first word to within the second: two pieces that do not touch.
        let rects = ordered.rects(1..4);
        assert_eq!(rects.len(), 2, "{rects:?}");
        let cells = &ordered.cells[0];
        assert_eq!(rects[0].left(), cells[1].0.min(cells[1].1));
        assert_eq!(ordered.rects(0..9).len(), 1);
        assert!(ordered.rects(3..3).is_empty());
    });
}
