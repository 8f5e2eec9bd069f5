//! The counting panel, shown in place of the comment: points of both colours, the counting rule, what is written.

use egui::accesskit::{Live, Role};
use egui::{Align2, FontId, Key, Rect, RichText, ScrollArea, Stroke, Ui, UiBuilder, pos2, vec2};

use crate::app::board::counting::Counting;
use crate::app::context::{Action, Reading, ViewContext};
use crate::app::look::controls::disc;
use crate::app::look::{GRID, InSight as _, Palette, controls, fonts, words};
use crate::game::count::Scoring;
use crate::game::{Colour, info};
use crate::language::StaticText;

/// Height of a row.
const ROW: f32 = 24.0;

/// Draws it. Returns whether it is done with.
pub fn show(
    ui: &mut Ui,
    area: Rect,
    counting: &mut Counting,
    (here, reading): (&ViewContext<'_>, &Reading<'_>),
    actions: &mut Vec<Action>,
) -> bool {
    let palette = Palette::of(ui);
    ui.painter().rect_filled(area, 0.0, palette.page);
    let mut done = ui.memory(|memory| memory.focused().is_none()) && ui.input(|input| input.key_pressed(Key::Escape));
    let builder = UiBuilder::new().id_salt("counting").max_rect(area.shrink2(vec2(2.0 * GRID, GRID)));
    ui.scope_builder(builder, |ui| {
        ScrollArea::vertical().auto_shrink(false).show_in_sight(ui, |ui| {
            let result = info::result_in_words(&counting.count.result(&counting.terms), reading.position.kind());
            let title = RichText::new(&result).family(fonts::bold()).size(16.0);
            let label = ui.label(title);
            controls::set_name(&label, Role::Label, || &result);
            // A user who marks a stone as dead is told the new result.
            ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(Live::Polite));
            ui.horizontal_wrapped(|ui| {
                let write = egui::Button::new(
                    RichText::new(StaticText("write-it-down", "Mark territory")).color(palette.on_accent),
                );
                if ui.add(write.fill(palette.accent).min_size(vec2(0.0, 28.0))).clicked() {
                    actions.push(Action::Run(counting.command()));
                    done = true;
                }
                if ui.add(egui::Button::new(words::CANCEL.localized()).min_size(vec2(0.0, 28.0))).clicked() {
                    done = true;
                }
                ui.checkbox(
                    &mut counting.writes_result,
                    StaticText("and-the-result", "Also write the result").localized(),
                );
            });
            controls::quiet_small(
                ui,
                StaticText(
                    "proposed-dead-stones",
                    "Stones that look dead are faded. Click stones to change that, or an empty point to make it neutral, such as an eye in a seki.",
                )
                .localized(),
            );
            ui.horizontal(|ui| {
                for (way, name) in [
                    (Scoring::Territory, StaticText("by-territory", "Territory")),
                    (Scoring::Area, StaticText("by-area", "Area")),
                ] {
                    if ui.radio(counting.terms.way == way, name.localized()).clicked() {
                        counting.terms.way = way;
                    }
                }
            });
            table(ui, counting, (here, reading));
        });
    });
    done
}

/// A row for each part of the sum, a column for each colour.
fn table(ui: &mut Ui, counting: &Counting, (here, reading): (&ViewContext<'_>, &Reading<'_>)) {
    let palette = Palette::of(ui);
    let width = ui.available_width().min(360.0);
    let columns = [0.62, 0.95].map(|share| width * share);
    let colours = [Colour::BLACK, Colour::WHITE];
    let (count, terms) = (&counting.count, &counting.terms);
    let given = |points: f32| ["–".to_owned(), points.to_string()];
    let more =
        if terms.way == Scoring::Area { StaticText("stones", "Stones") } else { StaticText("prisoners", "Prisoners") };
    let mut rows = vec![
        (StaticText("territory", "Territory"), count.territory.each_ref().map(|places| places.len().to_string())),
        (more, colours.map(|colour| counting.more(colour).to_string())),
        (StaticText("komi", "Komi"), given(terms.komi)),
    ];
    if terms.compensation() > 0 {
        rows.push((StaticText("for-the-handicap", "Handicap"), given(terms.compensation() as f32)));
    }
    rows.push((StaticText("all-in-all", "Total"), colours.map(|colour| counting.total(colour).to_string())));
    let (rect, _) = ui.allocate_exact_size(vec2(width, ROW * (rows.len() as f32 + 1.0)), egui::Sense::hover());
    for (x, colour) in columns.into_iter().zip(colours) {
        disc(ui, pos2(rect.left() + x - 6.0, rect.top() + ROW / 2.0), (here.paint)(reading.position, colour));
    }
    let last = rows.len();
    for (index, (name, values)) in rows.into_iter().enumerate() {
        let y = rect.top() + ROW * (index as f32 + 1.5);
        let sum = index + 1 == last;
        let font = if sum { FontId::new(14.0, fonts::bold()) } else { FontId::proportional(14.0) };
        let row = Rect::from_min_size(pos2(rect.left(), y - ROW / 2.0), vec2(width, ROW));
        let spoken = say!("row-of-count", "{name}: {black} to {white}", name, black = &values[0], white = &values[1]);
        let response = ui.interact(row, ui.scope_id().with(("count", index)), egui::Sense::hover());
        controls::set_name(&response, Role::Label, || &spoken);
        if sum {
            ui.painter().hline(row.x_range(), row.top(), Stroke::new(1.0, palette.line));
        }
        ui.painter().text(row.left_center(), Align2::LEFT_CENTER, name, font.clone(), palette.quiet);
        for (x, value) in columns.into_iter().zip(values) {
            ui.painter().text(pos2(rect.left() + x, y), Align2::RIGHT_CENTER, value, font.clone(), palette.text);
        }
    }
}
