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
    let words =
        say!("study-calendar", "{count} answer in the weeks shown" | "{count} answers in the weeks shown", count = all);
    set_name(&response, Role::Image, || &words);
    let pointed = response.hover_pos().map(|at| {
        let cell = (at - rect.min) / DAY;
        first + 7 * (cell.x.max(0.0) as i64) + (cell.y.max(0.0) as i64).min(6)
    });
    let pointed = pointed.filter(|day| *day <= today).map(|day| {
        let (count, date) = (days.get(&day).copied().unwrap_or(0), day_words(day));
        say!("study-on-day", "{date}: {count} answer" | "{date}: {count} answers", count, date)
    });
    tip(response, &pointed.unwrap_or(words), "");
}

/// The height of the highest bar of a week, and the width of a day, in points.
const BAR: f32 = 36.0;
const WEEK_DAY: f32 = 40.0;

/// Draws how much is due on each of the next days, today first; nothing where nothing is.
pub fn week(ui: &mut Ui, counts: &[usize; 7], today: i64) {
    if counts.iter().all(|count| *count == 0) {
        return;
    }
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(7.0 * WEEK_DAY, BAR + 34.0), Sense::hover());
    let most = counts.iter().copied().max().unwrap_or(0).max(1) as f32;
    let mut words: Vec<String> = Vec::new();
    for ((count, day), column) in counts.iter().zip(today..).zip(0_u8..) {
        let middle = rect.left() + (f32::from(column) + 0.5) * WEEK_DAY;
        let height = BAR * *count as f32 / most;
        let ground = rect.top() + BAR + 16.0;
        let bar = egui::Rect::from_min_max(
            egui::pos2(middle - 9.0, ground - height.max(1.0)),
            egui::pos2(middle + 9.0, ground),
        );
        let colour = if *count > 0 { palette.accent } else { palette.line };
        ui.painter().rect_filled(bar, 2.0, colour);
        let font = egui::FontId::proportional(12.0);
        let number = if *count > 0 { count.to_string() } else { String::new() };
        ui.painter().text(bar.center_top(), egui::Align2::CENTER_BOTTOM, number, font.clone(), palette.text);
        let date = date_of(day);
        let date_of_month = date.rsplit('-').next().unwrap_or_default().trim_start_matches('0');
        ui.painter().text(
            egui::pos2(middle, ground + 2.0),
            egui::Align2::CENTER_TOP,
            date_of_month,
            font,
            palette.quiet,
        );
        if *count > 0 {
            words.push(say!("study-due-on", "{date}: {count} due", date = day_words(day), count = *count));
        }
    }
    let all = crate::language::list(words);
    set_name(&response, Role::Image, || &all);
    tip(response, &all, "");
}
