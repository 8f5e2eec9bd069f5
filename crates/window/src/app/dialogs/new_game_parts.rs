//! Parts of the new-game dialog: size fields, choices for a property, thumbnails of boards.

use crate::language;
use std::sync::Arc;

use egui::{Rect, Ui};

use crate::app::board::Picture;
use crate::app::board::picture::picture_with;
use crate::app::look::form;
use crate::game::{Card, Kind, Markup, Position};
use crate::scene::Theme;

/// A choice of a property's values, each with its text; the first is none.
pub(super) fn chosen(ui: &mut Ui, name: &str, value: &mut String, choices: &[(&str, String)], width: f32) {
    let mut at = choices.iter().position(|(choice, _)| choice == value).unwrap_or_default();
    let called = language::with_colon(name, &choices[at].1);
    let names: Vec<&str> = choices.iter().map(|(_, words)| &**words).collect();
    form::choice_saying(ui, (name, &called, &choices[at].1), &names, &mut at, width - 16.0);
    choices[at].0.clone_into(value);
}

/// A size as people write it: `11`, `11x13`, `11 13`, `11:13`.
pub(super) fn read_size(text: &str) -> Option<(u16, u16)> {
    let mut numbers = text
        .split(|c: char| matches!(c, 'x' | '×' | '*' | ':' | ',') || c.is_whitespace())
        .filter(|word| !word.is_empty());
    let columns = numbers.next()?.parse().ok()?;
    let rows = numbers.next().map_or(Some(columns), |rows| rows.parse().ok())?;
    numbers.next().is_none().then_some((columns, rows))
}

/// The board of a card as a game begins on it.
pub(super) fn board_picture(card: &Card, rect: Rect, pixels: f32, theme: &Theme) -> Picture {
    let Ok(kind) = Kind::new(card.gm, card.size) else { return Picture::default() };
    picture_with((&Position::start(Arc::new(kind)), &Markup::default()), rect, pixels, theme)
}
