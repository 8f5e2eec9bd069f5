//! Parts of the dialog of a new record: sizes as people write them, the swap rule, the pictures of the boards.

use std::sync::Arc;

use egui::{Rect, Ui, vec2};

use crate::app::board::paint::{Picture, Placement};
use crate::app::look::{form, words};
use crate::game::{Card, Choice, Kind, Markup, Position, SWAP_RULES};
use crate::scene::options::Options;
use crate::scene::{Theme, compose};

/// How one swaps: one of what RU may say of it, or nothing.
pub(super) fn swap_rule(ui: &mut Ui, name: &str, value: &mut String, width: f32) {
    let rules = || std::iter::once("").chain(SWAP_RULES);
    if !rules().any(|rule| rule == value) {
        value.clear();
    }
    let shown = words::swap_rule(value).said();
    let called = format!("{name}: {shown}");
    let names: Vec<&str> = rules().map(|rule| words::swap_rule(rule).said()).collect();
    let mut at = rules().position(|rule| rule == value).unwrap_or_default();
    form::choice_saying(ui, (name, &called, &called), &names, &mut at, width - 16.0);
    rules().nth(at).unwrap_or_default().clone_into(value);
}

/// The form of a card that RU names, among games of one family.
pub(super) fn form_by_rules(card: &Card, kind: &Kind) -> Option<usize> {
    let Choice::Forms(forms) = card.choice else { return None };
    let related = Kind::new(card.gm, None).is_ok_and(|own| own.is_same_game(kind));
    let rules = kind.rules().trim();
    forms.iter().position(|(_, _, named)| related && !named.is_empty() && named.eq_ignore_ascii_case(rules))
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
pub(super) fn board_picture(card: &Card, rect: Rect, pixels: f32, dark: bool) -> Picture {
    let Ok(kind) = Kind::new(card.gm, card.size) else { return Picture::default() };
    let options = Options { coordinates: false, ..Options::default() };
    let scene = compose(&Position::start(Arc::new(kind)), &Markup::default(), &options, Theme::usual(dark));
    let (width, height) = (scene.bounds.max.x - scene.bounds.min.x, scene.bounds.max.y - scene.bounds.min.y);
    let scale = (rect.width() / width).min(rect.height() / height);
    let middle = vec2(scene.bounds.min.x + width / 2.0, scene.bounds.min.y + height / 2.0);
    let placement = Placement { origin: rect.center() - middle * scale, scale };
    Picture::new(&scene.shapes, placement, pixels)
}
