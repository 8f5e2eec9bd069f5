//! The sample records that come with the program, as pictures of the welcome view.

use std::sync::LazyLock;

use egui::accesskit::Role;
use egui::{CursorIcon, Rect, Sense, Stroke, StrokeKind, Ui, vec2};

use crate::app::board::{Picture, picture};
use crate::app::context::Action;
use crate::app::look::controls::set_name;
use crate::app::look::{GRID, Palette};
use crate::edit::{Command, Workspace};
use crate::game::{self, Kind, Markup, MoveEntry, Position, Sample};
use crate::language;
use crate::sgf::{NodeId, Tree, vocabulary};

/// One of each kind of board, those of pieces first.
pub static SAMPLES: LazyLock<Vec<&'static Sample>> = LazyLock::new(|| {
    let mut samples: Vec<_> = game::samples().collect();
    samples.sort_by_key(|sample| !has_pieces(sample));
    samples
});

fn has_pieces(sample: &Sample) -> bool {
    let (tree, _) = Tree::read(sample.bytes.to_vec());
    tree.games().next().is_some_and(|root| Kind::of(&tree, root).facts().entry == MoveEntry::Piece)
}

/// The pictures of the samples, made when they are first seen.
#[derive(Default)]
pub struct Samples {
    records: Option<Vec<(Tree, NodeId, Position)>>,
    pictures: Option<(Rect, &'static str, f32, Vec<Picture>)>,
}

/// Side of a picture, in points.
const SIDE: f32 = 136.0;

impl Samples {
    /// Draws the pictures in rows.
    pub fn show(&mut self, ui: &mut Ui, actions: &mut Vec<Action>) {
        let palette = Palette::of(ui);
        let records = self.records.get_or_insert_with(|| SAMPLES.iter().map(|sample| read(sample)).collect());
        let gap = 2.0 * GRID;
        let columns = (((ui.available_width() + gap) / (SIDE + gap)).floor() as usize).max(1);
        let rows = records.len().div_ceil(columns);
        let (area, _) = ui.allocate_exact_size(vec2(ui.available_width(), rows as f32 * (SIDE + 40.0)), Sense::hover());
        let card = |index: usize| {
            let (column, row) = (index % columns, index / columns);
            let corner = area.min + vec2(column as f32 * (SIDE + gap), row as f32 * (SIDE + 40.0));
            Rect::from_min_size(corner, vec2(SIDE, SIDE))
        };
        let pixels = ui.pixels_per_point();
        let theme = palette.boards();
        let wanted = (area, theme.id.as_str(), pixels);
        let fits = |(at, of, scale, _): &(Rect, &str, f32, Vec<Picture>)| (*at, *of, *scale) == wanted;
        if !self.pictures.as_ref().is_some_and(fits) {
            let picture = |(index, (tree, node, position)): (usize, &(Tree, NodeId, Position))| {
                let markup = Markup::of(tree, *node, position);
                picture::picture_with((position, &markup), card(index).shrink(10.0), pixels, theme)
            };
            self.pictures = Some((area, &theme.id, pixels, records.iter().enumerate().map(picture).collect()));
        }
        let Some((.., pictures)) = &self.pictures else { return };
        for (index, (sample, picture)) in SAMPLES.iter().copied().zip(pictures).enumerate() {
            let card = card(index);
            let response = ui.interact(card.expand2(vec2(0.0, 4.0)), ui.scope_id().with(index), Sense::click());
            let title = sample.name();
            set_name(&response, Role::Button, || say!("sample", "Sample record: {title}", title));
            let near = response.hovered() || response.has_focus();
            ui.painter().rect_filled(card, 8.0, crate::app::board::view::ground(palette, theme));
            let line = if near { Stroke::new(2.0, palette.accent) } else { Stroke::new(1.0, palette.line) };
            picture.draw(ui.painter());
            ui.painter().rect_stroke(card, 8.0, line, StrokeKind::Inside);
            let under = card.center_bottom() + vec2(0.0, 8.0);
            let font = egui::FontId::proportional(13.0);
            ui.painter().text(under, egui::Align2::CENTER_TOP, sample.name(), font, palette.text);
            if response.on_hover_cursor(CursorIcon::PointingHand).clicked() {
                actions.push(Action::Sample(index));
            }
        }
    }
}

/// The texts of a sample: the game's name, and the names and comments of nodes.
fn words_of_nodes() -> impl Iterator<Item = &'static str> {
    std::iter::once("GN").chain(vocabulary::NODE_TEXTS.into_iter().rev())
}

/// A sample as it is opened: its explanations are translated if the catalogue has them. `sample-go-3` is the third paragraph of the first
/// game of the sample "Go".
pub fn opened(sample: &Sample) -> Vec<u8> {
    let (mut workspace, _) = Workspace::open(sample.bytes.to_vec());
    let tree = workspace.document().tree();
    let nodes: Vec<NodeId> = tree.games().next().into_iter().flat_map(|game| tree.descendants(game)).collect();
    let table = format!("sample-{}", sample.title.to_lowercase().replace(' ', "-"));
    let mut count = 0;
    for node in nodes {
        for id in words_of_nodes() {
            let Some(text) = workspace.document().tree().text(node, id) else { continue };
            let lines: Vec<&str> = text
                .split("\n\n")
                .map(|paragraph| {
                    count += 1;
                    Some(language::row(&table, &count.to_string(), ""))
                        .filter(|line| !line.is_empty())
                        .unwrap_or(paragraph)
                })
                .collect();
            let translated = lines.join("\n\n");
            if translated != text && workspace.go_to(node) {
                // Paragraphs without a translation stay in English.
                let _ = workspace.run(&Command::Set { id: id.to_owned(), values: vec![translated] });
            }
        }
    }
    workspace.document().tree().write()
}

/// A sample at the end of its main line, which shows the most.
fn read(sample: &Sample) -> (Tree, NodeId, Position) {
    let (tree, _) = Tree::read(sample.bytes.to_vec());
    let root = tree.games().next().unwrap_or_else(|| unreachable!("samples are records: a test reads them"));
    let end = tree.main_line(root).last().unwrap_or(root);
    let position = Position::replay(&tree, end);
    (tree, end, position)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::languages;

    #[test]
    fn the_samples_are_records_without_faults() {
        for sample in SAMPLES.iter() {
            let (tree, faults) = Tree::read(sample.bytes.to_vec());
            assert!(tree.games().next().is_some() && faults.is_empty(), "{}: {faults:?}", sample.title);
        }
    }

    #[test]
    fn the_first_lecture_is_in_the_language_of_the_reader() {
        let go = SAMPLES.iter().find(|sample| sample.title == "Go").expect("Go");
        assert_eq!(opened(go), go.bytes, "in English it is the file itself");
        let says = |tree: &Tree| -> Vec<(String, String)> {
            let nodes = tree.games().next().into_iter().flat_map(|game| tree.descendants(game));
            let texts = nodes.flat_map(|node| words_of_nodes().map(move |id| (id.to_owned(), tree.text(node, id))));
            texts.filter_map(|(id, text)| Some((id, text?))).collect()
        };
        let english = says(&Tree::read(go.bytes.to_vec()).0);
        for language in languages::all().iter().filter(|language| language.code != "en") {
            let bytes = language::with(languages::chosen(language.code), || opened(go));
            let (tree, faults) = Tree::read(bytes);
            assert!(faults.is_empty(), "{}: {faults:?}", language.code);
            let words = says(&tree);
            assert_eq!(words.len(), english.len(), "{}", language.code);
            for (own, english) in words.iter().zip(&english) {
                assert!(own.0 == english.0 && own.1 != english.1, "{}: {english:?}", language.code);
                // Points and paragraphs are those of the lecture.
                let points = |text: &str| ["j5", "j4", "f1"].map(|point| text.contains(point));
                assert_eq!(points(&own.1), points(&english.1), "{}: {own:?}", language.code);
                assert_eq!(own.1.matches("\n\n").count(), english.1.matches("\n\n").count(), "{}", language.code);
            }
        }
    }
}
