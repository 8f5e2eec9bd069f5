//! The end of a study session: how it went, what is asked again and when.

use std::collections::BTreeMap;

use egui::accesskit::{Live, Role};
use egui::{RichText, Sense, Ui, vec2};

use crate::app::look::controls::{quiet, set_name};
use crate::app::look::{GRID, Palette, fonts, words};
use crate::app::study::calendar::{calendar, day_words, week};
use crate::app::study::page::{PageAction, row_of_buttons};
use crate::app::study::signs;
use crate::app::study::sitting::{Sign, Sitting};
use crate::language::StaticText;
use crate::study::{Mode, Rating};

/// The side of a sign, and how many are shown.
const SIGN: f32 = 18.0;
const MOST_SIGNS: usize = 200;

/// Draws it.
pub fn ended(ui: &mut Ui, sitting: &mut Sitting) -> Option<PageAction> {
    let summary = sitting.gathered.summary(sitting.choice);
    let tally = sitting.round.tally();
    let (_, _, left) = sitting.round.place();
    let says = match tally.asked {
        0 => say!("study-none-asked", "No questions were asked."),
        count if left > 0 => say!(
            "study-so-far",
            "So far: {right} of {count} right first time." | "So far: {right} of {count} right first time.",
            count,
            right = tally.right
        ),
        count => say!(
            "study-done",
            "Done: {right} of {count} right first time." | "Done: {right} of {count} right first time.",
            count,
            right = tally.right
        ),
    };
    let label = ui.label(RichText::new(&says).size(24.0).family(fonts::bold()));
    ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(Live::Assertive));
    if let Some((sign, spoken)) = &sitting.verdict {
        signs::show(ui, *sign, spoken);
    }
    went(ui, &sitting.went);
    if tally.repeated > 0 {
        let repeated = say!("study-repeated", "{count} retry." | "{count} retries.", count = tally.repeated);
        quiet(ui, repeated);
    }
    if left > 0 {
        quiet(ui, say!("study-left-over", "{count} question is left." | "{count} questions are left.", count = left));
    }
    if sitting.choice.mode == Mode::Guess && tally.asked > 0 {
        let (points, of) = sitting.points;
        quiet(ui, say!("study-all-points", "Points: {points} of {of}", points, of));
    }
    moments(ui, &sitting.moments);
    ui.add_space(2.0 * GRID);
    for &(day, count) in &summary.next_days {
        let date = day_words(day);
        ui.label(say!(
            "study-again-on",
            "{count} question is due again on {date}." | "{count} questions are due again on {date}.",
            count,
            date
        ));
    }
    let learned = &sitting.gathered.learned;
    if sitting.choice.mode != Mode::Guess || sitting.choice.cards {
        ui.add_space(GRID);
        week(ui, &summary.week, learned.now.day());
    }
    ui.add_space(2.0 * GRID);
    let days: BTreeMap<i64, u32> = learned.days.iter().map(|(day, (answers, _))| (*day, *answers)).collect();
    calendar(ui, &days, learned.now.day());
    ui.add_space(2.0 * GRID);
    if sitting.has_trouble() {
        let again = [(PageAction::Again, StaticText("study-these-again", "These again"), "")];
        if let Some(action) = row_of_buttons(ui, again) {
            return Some(action);
        }
        ui.add_space(GRID);
    }
    let close = (PageAction::Leave, words::CLOSE, "");
    let others = (PageAction::Choose, StaticText("study-more", "Other questions"), "");
    let all = (PageAction::All, StaticText("study-all-again", "Repeat all"), "");
    match left {
        0 => row_of_buttons(ui, [close, others, all]),
        // Whoever closed it too early goes on where it was left.
        _ => row_of_buttons(ui, [close, (PageAction::GoOn, StaticText("study-go-on", "Go on"), ""), others, all]),
    }
}

/// The guesses that were farthest away.
fn moments(ui: &mut Ui, moments: &[(u32, u32, String)]) {
    let mut worst: Vec<&(u32, u32, String)> = moments.iter().collect();
    worst.sort_by(|one, other| other.0.cmp(&one.0).then(one.1.cmp(&other.1)));
    for (away, number, played) in worst.into_iter().take(MOMENTS) {
        ui.label(say!(
            "study-moment",
            "Move {number}: {away} line away from {played}." | "Move {number}: {away} lines away from {played}.",
            away = *away as usize,
            number = *number,
            played
        ));
    }
}

/// So many of the worst guesses are named.
const MOMENTS: usize = 3;

/// The results of the questions, as a row of ticks and crosses; a dot means a hint was used.
fn went(ui: &mut Ui, went: &[Rating]) {
    let palette = Palette::of(ui);
    let shown = &went[..went.len().min(MOST_SIGNS)];
    let columns = ((ui.available_width() / SIGN) as usize).max(1);
    let size = vec2(columns.min(shown.len()) as f32 * SIGN, shown.len().div_ceil(columns) as f32 * SIGN);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    for (index, rating) in shown.iter().enumerate() {
        let corner = rect.min + vec2((index % columns) as f32 * SIGN, (index / columns) as f32 * SIGN);
        let cell = egui::Rect::from_min_size(corner, vec2(SIGN, SIGN)).shrink(3.0);
        let sign = match rating {
            Rating::Again => Sign::Wrong,
            Rating::Hard => Sign::Note,
            _ => Sign::Right,
        };
        signs::draw(ui.painter(), cell, sign, palette);
    }
    let spoken = |rating: &Rating| match rating {
        Rating::Again => StaticText("study-one-wrong", "wrong"),
        Rating::Hard => StaticText("study-one-hinted", "solved with a hint"),
        _ => StaticText("study-one-right", "right"),
    };
    set_name(&response, Role::Image, || {
        let all: Vec<&str> = shown.iter().map(|rating| spoken(rating).localized()).collect();
        all.join(", ")
    });
}
