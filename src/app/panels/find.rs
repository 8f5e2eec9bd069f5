//! The search of the window, over the board: words in comments, moves on a point, properties, positions; in the game at hand, all
//! games of the record, or all open records.
//!
//! The records are searched little by little while the window goes on, and what was found is listed at once.

use std::sync::Arc;
use std::time::Duration;

use egui::accesskit::Role;
use egui::{
    Align2, Area, ComboBox, Context, FontId, Frame, Id, Key, Order, Rect, RichText, ScrollArea, Ui, WidgetInfo, pos2,
    vec2,
};

use crate::app::context::action::Action;
use crate::app::context::{Here, Reading};
use crate::app::look::controls::{IconButton, list_row};
use crate::app::look::form;
use crate::app::look::icons::Icon;
use crate::app::look::theme::{BAR, GRID, Palette};
use crate::app::look::words;
use crate::app::search::{Scope, Search, Wanted};
use crate::edit::Command;
use crate::edit::search::Stones;

/// How long a frame may take to search.
const SLICE: Duration = Duration::from_millis(4);
/// How often what is found beside the window is listed.
const LOOK_AGAIN: Duration = Duration::from_millis(50);
/// Height of a row.
const ROW: f32 = 40.0;

/// The search of the window, shown over the board or not.
#[derive(Default)]
pub struct Find {
    shown: bool,
    asked: bool,
    text: String,
    by_regex: bool,
    scope: Scope,
    /// What stood on the board when positions like it were asked for.
    position: Option<Arc<Stones>>,
    search: Search,
    /// The hit that was gone to last.
    at: Option<usize>,
    scrolls: bool,
}

impl Find {
    /// Shows the search; `text` is looked for at once, unless there is none.
    pub fn open(&mut self, text: &str, by_regex: bool) {
        self.shown = true;
        self.asked = false;
        if !text.is_empty() {
            text.clone_into(&mut self.text);
            self.by_regex = by_regex;
        }
    }

    /// Goes to the next place found, or the previous one. Returns `false` where there was nothing to look for yet.
    pub fn step(&mut self, here: &Here<'_>, forward: bool, actions: &mut Vec<Action>) -> bool {
        let Some(reading) = here.record else { return false };
        if self.text.trim().is_empty() && self.position.is_none() {
            return false;
        }
        // What is found in a moment is gone to at once; the rest is found while the window goes on.
        self.go_on(here, &reading, Duration::from_millis(100));
        if self.search.hits.is_empty() {
            actions.push(Action::Hint(words::NOT_FOUND.said()));
            return true;
        }
        let count = self.search.hits.len();
        let to = match (self.at, forward) {
            (None, true) => 0,
            (None, false) => count - 1,
            (Some(at), true) => (at + 1) % count,
            (Some(at), false) => (at + count - 1) % count,
        };
        self.at = Some(to);
        self.scrolls = true;
        self.ask_for(to, actions);
        true
    }

    /// Searches on for a while.
    fn go_on(&mut self, here: &Here<'_>, reading: &Reading<'_>, most: Duration) {
        let scope = match self.scope {
            Scope::Open if here.open.len() < 2 => Scope::Record,
            scope => scope,
        };
        let wanted = Wanted {
            text: if self.position.is_some() { String::new() } else { self.text.clone() },
            by_regex: self.by_regex,
            position: self.position.clone(),
            ..Wanted::new(scope, here.open, reading.tab, reading.root)
        };
        if self.search.search(wanted, here.open, most) {
            self.at = None;
        }
    }

    /// Draws the search over the board, where it is shown.
    pub fn show(&mut self, ctx: &Context, here: &Here<'_>, actions: &mut Vec<Action>) {
        let Some(reading) = here.record.filter(|_| self.shown) else { return };
        self.go_on(here, &reading, SLICE);
        if self.search.is_beside() {
            ctx.request_repaint_after(LOOK_AGAIN);
        } else if self.search.goes_on() {
            ctx.request_repaint();
        }
        let area = Area::new(Id::unique("find")).order(Order::Middle).default_pos(pos2(2.0 * GRID, BAR + 2.0 * GRID));
        area.show(ctx, |ui| {
            let frame = Frame::popup(ui.style()).inner_margin(egui::Margin::same(12)).corner_radius(10.0);
            frame.show(ui, |ui| {
                ui.set_width(376.0);
                self.content(ui, here, &reading, actions);
            });
        });
        if !self.shown {
            self.search.stop();
        }
    }

    fn content(&mut self, ui: &mut Ui, here: &Here<'_>, reading: &Reading<'_>, actions: &mut Vec<Action>) {
        let palette = Palette::of(ui);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            let room = ui.available_width() - 3.0 * 30.0;
            let field = form::text(ui, words::FIND.said(), words::FIND_HINT.said(), &mut self.text, Some(room));
            if !std::mem::replace(&mut self.asked, true) {
                field.request_focus();
            }
            let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            let back = ui.input(|input| input.modifiers.shift);
            if entered {
                self.step(here, !back, actions);
                field.request_focus();
            }
            if (field.lost_focus() || field.has_focus()) && ui.input(|input| input.key_pressed(Key::Escape)) {
                self.shown = false;
            }
            let keys = |forward| (here.keys)(&Command::FindAgain { forward });
            if IconButton::new(Icon::Up, words::FIND_PREVIOUS.said(), &keys(false)).side(28.0).show(ui).clicked() {
                self.step(here, false, actions);
            }
            if IconButton::new(Icon::Down, words::FIND_NEXT.said(), &keys(true)).side(28.0).show(ui).clicked() {
                self.step(here, true, actions);
            }
            if IconButton::new(Icon::Close, words::CLOSE_SEARCH.said(), "Esc").side(28.0).show(ui).clicked() {
                self.shown = false;
            }
        });
        ui.horizontal(|ui| {
            let combo = ComboBox::from_id_salt("scope").selected_text(words::SCOPES[self.scope as usize]).width(120.0);
            let combo = combo.show_ui(ui, |ui| {
                for (scope, name) in [Scope::Game, Scope::Record, Scope::Open].into_iter().zip(words::SCOPES) {
                    ui.selectable_value(&mut self.scope, scope, name);
                }
            });
            combo.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, words::SCOPE));
            let mut by_position = self.position.is_some();
            if ui.checkbox(&mut by_position, words::THIS_POSITION).changed() {
                self.position = by_position.then(|| Arc::new(Stones::of(reading.position)));
            }
            ui.add_enabled_ui(!by_position, |ui| ui.checkbox(&mut self.by_regex, words::REGULAR_EXPRESSION));
        });
        ui.horizontal(|ui| {
            let told = match (&self.search.wrong, self.at) {
                (Some(_), _) => words::NO_EXPRESSION.to_string(),
                (None, _) if self.text.trim().is_empty() && self.position.is_none() => String::new(),
                (None, Some(at)) => words::hit_of(at + 1, self.search.hits.len()),
                (None, None) => words::hits(self.search.hits.len(), self.search.goes_on()),
            };
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                ui.label(RichText::new(told).size(13.0).color(palette.quiet));
            });
        });
        self.list(ui, here, actions);
    }

    fn ask_for(&self, hit: usize, actions: &mut Vec<Action>) {
        let hit = &self.search.hits[hit];
        actions.push(Action::Show(hit.tab, hit.node));
    }

    fn list(&mut self, ui: &mut Ui, here: &Here<'_>, actions: &mut Vec<Action>) {
        if self.search.hits.is_empty() {
            return;
        }
        let palette = Palette::of(ui);
        ui.spacing_mut().item_spacing.y = 0.0;
        let height = 5.0 * ROW;
        let mut area = ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink([false, true]);
        if let Some(at) = self.at.filter(|_| std::mem::take(&mut self.scrolls)) {
            area = area.vertical_scroll_offset((at as f32 * ROW - height / 2.0 + ROW / 2.0).max(0.0));
        }
        let mut clicked = None;
        area.show_rows(ui, ROW, self.search.hits.len(), |ui, rows| {
            for index in rows {
                let hit = &self.search.hits[index];
                let at = hit.place(here.open);
                let name = || format!("{at}: {}", hit.excerpt);
                let (rect, response) = list_row(ui, ROW, self.at == Some(index), name);
                let clip = Rect::from_min_max(rect.min, rect.max - vec2(GRID, 0.0)).intersect(ui.clip_rect());
                let painter = ui.painter().with_clip_rect(clip);
                let left = rect.left() + GRID;
                let font = FontId::proportional(13.0);
                painter.text(pos2(left, rect.top() + 12.0), Align2::LEFT_CENTER, &hit.excerpt, font, palette.text);
                let font = FontId::proportional(12.0);
                painter.text(pos2(left, rect.bottom() - 11.0), Align2::LEFT_CENTER, at, font, palette.quiet);
                if response.clicked() {
                    clicked = Some(index);
                }
            }
        });
        if let Some(index) = clicked {
            self.at = Some(index);
            self.ask_for(index, actions);
        }
    }
}

#[cfg(all(test, feature = "window-tests"))]
mod window_tests {
    use egui_kittest::kittest::Queryable as _;

    use super::*;
    use crate::app::dialogs::Dialogs;
    use crate::app::testing::harness::{Stage, picture};

    #[test]
    fn enter_goes_from_place_to_place() {
        let mut dialogs: Option<Dialogs> = None;
        let draw = move |ui: &mut Ui, here: &Here<'_>, actions: &mut Vec<Action>| {
            let dialogs = dialogs.get_or_insert_with(|| {
                let mut dialogs = Dialogs::default();
                let _ = here;
                dialogs.find("", false);
                assert!(!dialogs.is_open(), "the record goes on taking keys");
                dialogs
            });
            dialogs.show(ui.ctx(), here, actions);
        };
        let text = "(;GM[1]SZ[9];B[dd]C[One ladder];W[ee]C[Nothing];B[ff]C[Another ladder, longer than the first one and the row])";
        let stage = Stage::new(text, &[]);
        let root = stage.workspace.document().cursor().unwrap();
        let node = |path: &[usize]| stage.workspace.document().tree().at_path(root, path).unwrap();
        let (first, third) = (node(&[0]), node(&[0, 0, 0]));
        let mut harness = stage.play([800.0, 480.0], draw);
        harness.get_by_label("Find").type_text("ladder");
        harness.run();
        harness.get_by_label("2 places");
        for wanted in [first, third, first] {
            harness.key_press(Key::Enter);
            harness.run();
            assert_eq!(std::mem::take(&mut harness.state_mut().actions), [Action::Show(0, wanted)]);
        }
        picture(&mut harness, "find");
        harness.get_by_label_contains("Another ladder").click();
        harness.run();
        assert_eq!(std::mem::take(&mut harness.state_mut().actions), [Action::Show(0, third)]);
        harness.get_by_label("Close the search").click();
        harness.run();
        assert!(harness.query_by_label("Find").is_none());
    }
}
