//! A date picker that writes dates in SGF form: one click picks a day, a second extends it to a range.

use egui::{RichText, Ui, vec2};

use crate::app::look::{Icon, IconButton, controls, words};
use crate::language::StaticText;
use crate::sgf::value::date::{self, Date};

/// The month on view.
#[derive(Default)]
pub struct Calendar {
    at: Option<(u16, u8)>,
    /// The day that a range begins with.
    from: Option<Date>,
}

impl Calendar {
    /// Draws it for a value. Returns what the value becomes.
    pub fn show(&mut self, ui: &mut Ui, value: &str) -> Option<String> {
        let chosen = date::guess(value).unwrap_or_default();
        let begin = || match chosen.first() {
            Some(date) => (date.year, date.month.max(1)),
            // Most games that are written down were played lately.
            None => {
                let today = jiff::Zoned::now().date();
                (today.year().unsigned_abs(), today.month().unsigned_abs())
            }
        };
        let (year, month) = *self.at.get_or_insert_with(begin);
        ui.set_min_width(240.0);
        ui.horizontal(|ui| {
            let steps = [
                (Icon::Back10, StaticText("year-back", "Previous year"), -12),
                (Icon::Back, StaticText("month-back", "Previous month"), -1),
            ];
            steps.into_iter().for_each(|(icon, name, by)| self.step(ui, icon, name.localized(), by));
            ui.label(RichText::new(words::date(u32::from(year), Some(u32::from(month)), None)).strong());
            let steps = [
                (Icon::Next, StaticText("month-on", "Next month"), 1),
                (Icon::Next10, StaticText("year-on", "Next year"), 12),
            ];
            steps.into_iter().for_each(|(icon, name, by)| self.step(ui, icon, name.localized(), by));
        });
        let mut becomes = None;
        egui::Grid::new("calendar").spacing(vec2(2.0, 2.0)).show(ui, |ui| {
            let days = StaticText("weekdays", "Mo Tu We Th Fr Sa Su").localized();
            days.split_whitespace().for_each(|day| drop(controls::quiet_tiny(ui, day)));
            ui.end_row();
            let before = Date::new(year, month, 1).map_or(0, Date::weekday);
            (0..before).for_each(|_| drop(ui.label("")));
            for day in 1..=date::days_of(year, month) {
                let Some(day) = Date::new(year, month, day) else { continue };
                let button = egui::Button::selectable(chosen.contains(&day), day.day.to_string());
                let response = ui.add(button.min_size(vec2(30.0, 26.0)));
                response.widget_info(|| {
                    egui::WidgetInfo::selected(
                        egui::accesskit::Role::Button,
                        true,
                        chosen.contains(&day),
                        day.to_string(),
                    )
                });
                if response.clicked() {
                    let days = match self.from.take().filter(|from| *from != day) {
                        Some(from) => date::range(from, day),
                        None => {
                            self.from = Some(day);
                            vec![day]
                        }
                    };
                    becomes = Some(date::write(&days));
                }
                if day.weekday() == 6 {
                    ui.end_row();
                }
            }
        });
        ui.label(
            RichText::new(StaticText("calendar-hint", "Click a second day to select the whole range.")).size(12.0),
        );
        becomes
    }

    fn step(&mut self, ui: &mut Ui, icon: Icon, name: &str, by: i32) {
        let Some((year, month)) = self.at else { return };
        if IconButton::new(icon, name, "").side(26.0).clicked(ui) {
            let months = (i32::from(year) * 12 + i32::from(month) - 1 + by).clamp(12, 9999 * 12 + 11);
            self.at = Some(((months / 12) as u16, (months % 12 + 1) as u8));
        }
    }
}
