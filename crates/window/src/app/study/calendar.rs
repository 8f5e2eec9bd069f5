//! A calendar of past answers as dots: one column per week, the latest on the right.

use std::collections::BTreeMap;

use egui::accesskit::Role;
use egui::{Sense, Ui, vec2};

use crate::app::look::controls::{set_name, tip};
use crate::app::look::{Palette, words};
use crate::study::date_of;

/// Weeks that are shown at most, and the size of a day in points.
const WEEKS: i64 = 16;
const DAY: f32 = 14.0;

/// The date of a day by its number, as people write it.
pub fn day_words(day: i64) -> String {
    let date = date_of(day);
    let mut parts = date.split('-').map(|part| part.parse::<u32>().ok());
    match (parts.next().flatten(), parts.next().flatten(), parts.next().flatten()) {
        (Some(year), month, date) => words::date(year, month, date),
        _ => date,
    }
}

/// Draws the answers of each day, by its number, up to today.
pub fn calendar(ui: &mut Ui, days: &BTreeMap<i64, u32>, today: i64) {
    let palette = Palette::of(ui);
    let weeks = ((ui.available_width() / DAY) as i64).clamp(1, WEEKS);
    // The first of January 1970 was a Thursday; weeks begin on Mondays.
    let week_day = (today + 3).rem_euclid(7);
    let first = today - week_day - 7 * (weeks - 1);
    let (rect, response) = ui.allocate_exact_size(vec2(weeks as f32 * DAY, 7.0 * DAY), Sense::hover());
    let most = days.values().copied().max().unwrap_or(0).max(1) as f32;
    for day in first..=today {
        let (week, row) = ((day - first) / 7, (day - first) % 7);
        let at = rect.min + vec2((week as f32 + 0.5) * DAY, (row as f32 + 0.5) * DAY);
        match days.get(&day) {
            // The more, the larger: never by colour alone.
            Some(&count) => {
                let size = 2.5 + 3.0 * (count as f32 / most).sqrt();
                ui.painter().circle_filled(at, size, palette.accent);
            }
            None => drop(ui.painter().circle_filled(at, 1.5, palette.line)),
        }
    }
    let all: u32 = days.range(first..=today).map(|(_, count)| count).sum();
    let told =
        say!("study-calendar", "{count} answer in the weeks shown" | "{count} answers in the weeks shown", count = all);
    set_name(&response, Role::Image, || &told);
    let pointed = response.hover_pos().map(|at| {
        let cell = (at - rect.min) / DAY;
        first + 7 * (cell.x.max(0.0) as i64) + (cell.y.max(0.0) as i64).min(6)
    });
    let pointed = pointed.filter(|day| *day <= today).map(|day| {
        let (count, date) = (days.get(&day).copied().unwrap_or(0), day_words(day));
        say!("study-on-day", "{date}: {count} answer" | "{date}: {count} answers", count, date)
    });
    tip(response, &pointed.unwrap_or(told), "");
}
