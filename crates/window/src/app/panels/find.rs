//! The search panel: searches texts, points, properties, positions and board patterns in the current game, the record or all open records.
//! Text matches can be replaced.
//!
//! Records are searched step by step without blocking the window, and matches are listed as they are found.

use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use egui::accesskit::{Live, Role};
use egui::{FontId, Key, Popup, Rect, Ui, UiBuilder, pos2, vec2};

use crate::app::context::{Action, Reading, RecordState, ViewContext};
use crate::app::look::controls::{cut_marked, cut_text, focused_in};
use crate::app::look::{GRID, Icon, IconButton, List, Palette, bidi, controls, form, words};
use crate::app::panels::find_part::PartChoice;
use crate::app::search::{FoundPlace, SearchRange, SearchRun, Wanted, either_case, matches_shown};
use crate::edit::search::{Kinds, Stones};
use crate::edit::{self, Command};
use crate::game::Place;
use crate::language::{Counted, StaticText};
use crate::sgf::NodeId;

/// How long a frame may take to search.
const SLICE: Duration = Duration::from_millis(4);
/// How often what is found in the background is listed.
const LOOK_AGAIN: Duration = Duration::from_millis(50);
/// Height of a row.
const ROW: f32 = 40.0;
/// Letters of a value that is replaced, before the place and in all.
const SURROUNDINGS: (usize, usize) = (24, 120);

fn hit_of(at: usize, count: usize) -> String {
    say!("hit-of", "{at} of {count}", at = Counted(&(at + 1)), count = Counted(&count))
}

/// What can be looked for.
const SORTS: [(Sort, StaticText); 3] = [
    (Sort::Text, StaticText("look-for-text", "Text")),
    (Sort::Position, StaticText("look-for-position", "This position")),
    (Sort::Part, StaticText("look-for-part", "Part of the board")),
];

/// The records in which it is looked for.
const RANGES: [(SearchRange, StaticText); 3] = [
    (SearchRange::Game, StaticText("scope-game", "This game")),
    (SearchRange::Record, StaticText("scope-record", "All games in this file")),
    (SearchRange::Open, StaticText("scope-open", "All open records")),
];

/// The parts of a record in which a text is looked for.
const KINDS: [(Kinds, StaticText); 9] = [
    (Kinds::All, StaticText("find-in-all", "Everything")),
    (Kinds::Comments, StaticText("find-in-comments", "Comments")),
    (Kinds::Names, StaticText("find-in-names", "Names")),
    (Kinds::Players, StaticText("find-in-players", "Players")),
    (Kinds::Labels, StaticText("find-in-labels", "Labels")),
    (Kinds::Moves, StaticText("find-in-moves", "Moves")),
    (Kinds::Marks, StaticText("find-in-marks", "Marks")),
    (Kinds::Setup, StaticText("find-in-setup", "Setup stones")),
    (Kinds::Properties, StaticText("find-in-values", "All values as written")),
];

/// The kind of search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Sort {
    #[default]
    Text,
    Position,
    Part,
}

type Marked = (usize, (u64, NodeId), RecordState);

/// The window's search, whether it is shown or not.
#[derive(Default)]
pub struct Find {
    /// Whether it is shown.
    pub shown: bool,
    focused: bool,
    sort: Sort,
    text: String,
    by_regex: bool,
    kinds: Kinds,
    /// Where to look, if the user chose.
    scope: Option<SearchRange>,
    /// The position when similar ones were searched for.
    position: Option<Arc<Stones>>,
    part: PartChoice,
    /// The replacement; `None` if nothing is to be replaced.
    with: Option<String>,
    /// The text replaced, and the message.
    replaced: Option<(String, String)>,
    /// The hit being replaced, by its index in the list: the one after it is visited then.
    goes_on_at: Option<(usize, NodeId, (String, usize))>,
    search: SearchRun,
    /// The hit visited last.
    at: Option<usize>,
    /// The matches in the current comment, and the hit, node and state they were computed for.
    marked: Option<(Marked, Vec<Range<usize>>)>,
    /// One of its controls had the keyboard in the last frame.
    pub has_keys: bool,
}

impl Find {
    /// Shows the search; `text` is looked for at once, unless there is none.
    pub fn open(&mut self, text: &str, kinds: Kinds, by_regex: bool) {
        self.shown = true;
        self.focused = false;
        if !text.is_empty() {
            text.clone_into(&mut self.text);
            (self.sort, self.by_regex, self.kinds) = (Sort::Text, by_regex, kinds);
        }
    }

    /// The same, with a replacement field.
    pub fn open_replacing(&mut self) {
        self.open("", Kinds::All, false);
        self.sort = Sort::Text;
        self.with.get_or_insert_default();
    }

    /// Reports the result of replacing.
    pub fn tell_replaced(&mut self, message: &str) {
        self.replaced = self.with.is_some().then(|| (self.text.clone(), message.to_owned()));
    }

    /// The board pattern that is being selected, if any.
    pub fn choosing(&mut self) -> Option<&mut PartChoice> {
        (self.shown && self.sort == Sort::Part).then_some(&mut self.part)
    }

    /// The parts of the current node that the selected match concerns: ranges of the comment, and places of the board.
    pub fn marks(&mut self, reading: &Reading<'_>) -> (Vec<Range<usize>>, Vec<Place>) {
        let hit = self.at.and_then(|at| Some((at, self.search.hits.get(at)?))).filter(|_| self.shown);
        let Some((at, hit)) = hit.filter(|(_, hit)| (hit.tab, hit.node) == (reading.tab, reading.node)) else {
            return (Vec::new(), Vec::new());
        };
        let key = (at, reading.place(), reading.state);
        let known = self.marked.take().filter(|(of, _)| *of == key);
        // An expression can take long for a text: once is enough.
        let (_, ranges) = self.marked.insert(known.unwrap_or_else(|| {
            let comment = (hit.value.0 == "C").then(|| reading.tree.text(reading.node, "C")).flatten();
            let ranges = comment.zip(self.search.query()).map(|(comment, query)| matches_shown(query, &comment));
            (key, ranges.unwrap_or_default())
        }));
        let on_board = |place: &Place| place.index() < reading.position.board().len();
        (ranges.clone(), hit.places.iter().copied().filter(on_board).collect())
    }

    /// Goes to the next place found, or the previous one. Returns `false` where there was nothing to look for yet.
    pub fn step(&mut self, here: &ViewContext<'_>, forward: bool, actions: &mut Vec<Action>) -> bool {
        let Some(reading) = here.record else { return false };
        if !self.wanted(here, &reading).is_something() {
            return false;
        }
        // A match found in a moment is visited at once; the rest is searched for between frames.
        self.go_on(here, &reading, Duration::from_millis(100));
        if self.search.hits.is_empty() {
            if !self.search.goes_on() {
                actions.push(Action::Hint(words::NOT_FOUND.localized()));
            }
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
        self.ask_for(to, actions);
        // A new node is announced anyway; a match in the current one would be silent.
        let hit = &self.search.hits[to];
        if (hit.tab, hit.node) == (reading.tab, reading.node) {
            actions.push(Action::Told(hit_of(to, self.search.totals().values)));
        }
        true
    }

    /// Where to look: in the game, or in all games of a file that has many, unless the user chose.
    fn scope_in(&self, reading: &Reading<'_>) -> SearchRange {
        const MANY: usize = 10;
        let usual = if reading.tree.game_count() >= MANY { SearchRange::Record } else { SearchRange::Game };
        self.scope.unwrap_or(usual)
    }

    fn wanted(&self, here: &ViewContext<'_>, reading: &Reading<'_>) -> Wanted {
        let scope = match self.scope_in(reading) {
            SearchRange::Open if here.open.len() < 2 => SearchRange::Record,
            scope => scope,
        };
        let of = |sort| self.sort == sort;
        Wanted {
            text: if of(Sort::Text) { self.text.clone() } else { String::new() },
            by_regex: self.by_regex && of(Sort::Text),
            kinds: self.kinds,
            position: self.position.clone().filter(|_| of(Sort::Position)),
            part: self.part.region().filter(|_| of(Sort::Part)),
            ..Wanted::new(scope, here.open, reading.tab, reading.root)
        }
    }

    /// Searches on for a while.
    fn go_on(&mut self, here: &ViewContext<'_>, reading: &Reading<'_>, most: Duration) {
        let wanted = self.wanted(here, reading);
        if self.search.search(wanted, here.open, most) {
            (self.at, self.marked) = (None, None);
        }
    }

    /// Draws the search into its room, where it is shown.
    pub fn show(&mut self, ui: &mut Ui, room: Rect, here: &ViewContext<'_>, actions: &mut Vec<Action>) {
        let Some(reading) = here.record.filter(|_| self.shown) else { return };
        self.go_on(here, &reading, SLICE);
        self.go_behind_replaced(actions);
        if self.search.goes_on() {
            ui.ctx().request_repaint_after(LOOK_AGAIN);
        }
        let palette = Palette::of(ui);
        ui.painter().rect_filled(room, 0.0, palette.page);
        let line = egui::Stroke::new(1.0, palette.line);
        ui.painter().vline(room.right() - 0.5, room.y_range(), line);
        ui.painter().vline(room.left() + 0.5, room.y_range(), line);
        ui.painter().hline(room.x_range(), room.bottom() - 0.5, line);
        let inside = room.shrink2(vec2(1.5 * GRID, GRID));
        // Escape takes the keyboard from a control before anybody sees it, and from an open list first.
        let escape = ui.input(|input| input.key_pressed(Key::Escape)) && !Popup::is_any_open(ui.ctx());
        if self.has_keys && escape {
            self.shown = false;
        }
        let builder = UiBuilder::new().id_salt("find").max_rect(inside);
        // Its field has the name.
        ui.scope_builder(builder.accessibility_role(Role::Search), |ui| {
            ui.set_clip_rect(room.intersect(ui.clip_rect()));
            self.content(ui, here, &reading, actions);
        });
        let focused = focused_in(ui.ctx(), ui.layer_id());
        self.has_keys = focused.is_some_and(|with| room.contains(with.rect.center()));
        if !self.shown {
            self.search.stop();
        }
    }

    fn content(&mut self, ui: &mut Ui, here: &ViewContext<'_>, reading: &Reading<'_>, actions: &mut Vec<Action>) {
        self.head(ui, here, actions);
        ui.horizontal_wrapped(|ui| {
            let before = self.sort;
            choice(ui, StaticText("look-for", "Search for"), (&mut self.sort, 150.0), &SORTS);
            if self.sort == Sort::Position && before != Sort::Position {
                self.position = Some(Arc::new(Stones::of(reading.position)));
            }
            let mut scope = self.scope_in(reading);
            choice(ui, StaticText("scope", "Search in"), (&mut scope, 110.0), &RANGES);
            if scope != self.scope_in(reading) {
                self.scope = Some(scope);
            }
        });
        match self.sort {
            Sort::Text => {
                ui.horizontal_wrapped(|ui| {
                    choice(ui, StaticText("find-in", "In"), (&mut self.kinds, 150.0), &KINDS);
                    ui.checkbox(&mut self.by_regex, StaticText("regular-expression", "Regular expression").localized());
                    let mut replaces = self.with.is_some();
                    if ui.checkbox(&mut replaces, StaticText("replace-too", "Replace").localized()).changed() {
                        self.with = replaces.then(String::new);
                    }
                });
                self.replacing(ui, here, reading, actions);
            }
            Sort::Position => {}
            Sort::Part => self.part.show(ui, reading.position),
        }
        let replaced = self.replaced.as_ref().filter(|(of, _)| *of == self.text && self.sort == Sort::Text);
        let message = match (&self.search.wrong, self.at) {
            (Some(why), _) => words::capital(why),
            (None, None) if self.search.hits.is_empty() && replaced.is_some() => {
                replaced.map_or_else(String::new, |(_, message)| words::capital(message))
            }
            (None, _) if !self.wanted(here, reading).is_something() => String::new(),
            (None, Some(at)) => hit_of(at, self.search.totals().values),
            (None, None) if self.search.hits.is_empty() && self.search.goes_on() => "0…".to_owned(),
            (None, None) if self.search.hits.is_empty() => words::NOT_FOUND.to_string(),
            (None, None) => words::found_in(self.search.totals(), self.search.hits.len(), self.search.goes_on()),
        };
        let text = controls::quiet_small(ui, message);
        // A screen reader announces which match is current.
        ui.ctx().accesskit_node_builder(text.id, |node| node.set_live(Live::Polite));
        self.offer_wider(ui, here, reading);
        self.list(ui, here, actions);
    }

    /// Where nothing was found here, the next wider place to look in.
    fn offer_wider(&mut self, ui: &mut Ui, here: &ViewContext<'_>, reading: &Reading<'_>) {
        let looked = self.search.wrong.is_none() && self.wanted(here, reading).is_something() && !self.search.goes_on();
        if !looked || !self.search.hits.is_empty() {
            return;
        }
        let is_collection = || reading.workspace.document().tree().games().nth(1).is_some();
        let (scope, name) = match self.scope_in(reading) {
            SearchRange::Game if is_collection() => {
                (SearchRange::Record, StaticText("look-in-record", "Search in all games in this file"))
            }
            SearchRange::Game | SearchRange::Record if here.open.len() > 1 => {
                (SearchRange::Open, StaticText("look-in-open", "Search in all open records"))
            }
            _ => return,
        };
        if ui.link(name.localized()).clicked() {
            self.scope = Some(scope);
        }
    }

    /// The field and the ways from hit to hit.
    fn head(&mut self, ui: &mut Ui, here: &ViewContext<'_>, actions: &mut Vec<Action>) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            let room = ui.available_width() - 3.0 * 30.0;
            let before = self.text.clone();
            let field = form::text(
                ui,
                StaticText("find", "Find").localized(),
                StaticText("find-hint", "Text, point or property").localized(),
                &mut self.text,
                Some(room),
            );
            if self.text != before {
                self.sort = Sort::Text;
            }
            if !std::mem::replace(&mut self.focused, true) {
                field.request_focus();
                // What is typed next takes its place.
                bidi::field::select(ui.ctx(), field.id, 0..self.text.chars().count());
            }
            let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            let back = ui.input(|input| input.modifiers.shift);
            if entered {
                self.step(here, !back, actions);
                field.request_focus();
            }
            let keys = |forward| (here.keys)(&Command::FindAgain { forward }.into());
            let steps = [
                (Icon::Up, StaticText("find-previous", "Previous match"), false),
                (Icon::Down, StaticText("find-next", "Next match"), true),
            ];
            for (icon, name, forward) in steps {
                if IconButton::new(icon, name.localized(), &keys(forward)).side(28.0).clicked(ui) {
                    self.step(here, forward, actions);
                }
            }
            let (name, key) = (StaticText("close-search", "Close search").localized(), words::key("Escape"));
            self.shown &= !IconButton::new(Icon::Close, name, &key).side(28.0).clicked(ui);
        });
    }

    /// The field for the replacement: every hit shows its result.
    fn replacing(&mut self, ui: &mut Ui, here: &ViewContext<'_>, reading: &Reading<'_>, actions: &mut Vec<Action>) {
        let Some(with) = &mut self.with else { return };
        if self.scope == Some(SearchRange::Open) && here.open.len() > 1 {
            controls::quiet_small(
                ui,
                StaticText("replaces-here-only", "Replaces only in the current record").localized(),
            );
        }
        let room = ui.available_width();
        let field = form::text(ui, words::REPLACE_WITH.localized(), words::REPLACE_WITH.localized(), with, Some(room));
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let (mut pressed, mut one) = (false, entered);
        ui.horizontal_wrapped(|ui| {
            let one_of_them = StaticText("replace-one", "Replace this one");
            one |= ui.add_enabled(!self.search.hits.is_empty(), egui::Button::new(one_of_them.localized())).clicked();
            let some = self.search.has_found_in(reading.tab);
            pressed =
                ui.add_enabled(some, egui::Button::new(StaticText("replace-all", "Replace all").localized())).clicked();
        });
        if entered {
            field.request_focus();
        }
        if one {
            self.replace_one(here, actions);
        } else if pressed {
            // The button has nothing left to do: the keyboard goes back to what is looked for.
            self.focused = false;
            let scope =
                if self.scope_in(reading) == SearchRange::Game { edit::Scope::Game } else { edit::Scope::Collection };
            actions.extend(self.replacement(self.kinds, scope));
        }
    }

    /// Asks for what is looked for to be replaced.
    fn replacement(&self, kinds: Kinds, scope: edit::Scope) -> Option<Action> {
        let (what, with) = (self.text.trim().to_owned(), self.with.clone()?);
        let what = if self.by_regex { either_case(&what) } else { what };
        Some(Action::Run(Command::Replace { what, with, kinds, regex: self.by_regex, scope }))
    }

    /// Replaces the hit that is on view, and goes on to the next one; where none is, goes to the first.
    fn replace_one(&mut self, here: &ViewContext<'_>, actions: &mut Vec<Action>) {
        let hit = self.at.and_then(|at| Some((at, self.search.hits.get(at)?)));
        let Some((at, hit)) = hit.filter(|(_, hit)| self.preview(hit, here).is_some()) else {
            self.step(here, true, actions);
            return;
        };
        let (property, index, _) = &hit.value;
        self.goes_on_at = Some((at, hit.node, (property.clone(), *index)));
        let kinds = Kinds::of_text(property).unwrap_or(self.kinds);
        self.ask_for(at, actions);
        actions.extend(self.replacement(kinds, edit::Scope::Node));
    }

    /// Goes to the hit after the one that was replaced, once that is found.
    fn go_behind_replaced(&mut self, actions: &mut Vec<Action>) {
        if self.at.is_some() || self.goes_on_at.is_none() {
            return;
        }
        let Some((at, node, value)) = self.goes_on_at.clone() else { return };
        // The replacement may contain the search text again.
        let is_it = |hit: &FoundPlace| hit.node == node && (&hit.value.0, hit.value.1) == (&value.0, value.1);
        let next = self.search.hits.get(at).map(|hit| if is_it(hit) { at + 1 } else { at });
        match next.filter(|&next| next < self.search.hits.len()) {
            Some(next) => {
                (self.at, self.goes_on_at) = (Some(next), None);
                self.ask_for(next, actions);
            }
            None if !self.search.goes_on() => self.goes_on_at = None,
            None => {}
        }
    }

    fn ask_for(&self, hit: usize, actions: &mut Vec<Action>) {
        let hit = &self.search.hits[hit];
        actions.push(Action::Show(hit.tab, hit.node));
    }

    /// The result of a replacement.
    fn preview(&self, hit: &FoundPlace, here: &ViewContext<'_>) -> Option<String> {
        let with = self.with.as_ref().filter(|_| self.sort == Sort::Text)?;
        let query = self.search.query()?;
        let workspace = here.open.iter().find(|open| open.tab == hit.tab)?.workspace;
        let tree = workspace.document().tree();
        let (property, index, _) = &hit.value;
        let raw = tree.property(hit.node, property)?.values().nth(*index)?;
        let decoded = tree.charset(hit.node).decode(raw).text;
        let (value, new) = query.replaced(&workspace.kind_at(hit.node), property, &decoded, with)?;
        let from = query.ranges(&value, 1).first()?.start;
        let (before, most) = SURROUNDINGS;
        let start = value[..from].char_indices().rev().take(before).last().map_or(from, |(at, _)| at);
        let line: String = new.get(start..)?.chars().take(most).collect();
        Some(format!("→ {}", line.split_whitespace().collect::<Vec<_>>().join(" ")))
    }

    fn list(&mut self, ui: &mut Ui, here: &ViewContext<'_>, actions: &mut Vec<Action>) {
        if self.search.hits.is_empty() {
            return;
        }
        let palette = Palette::of(ui);
        let several = self.scope == Some(SearchRange::Open) && here.open.len() > 1;
        let list =
            List::new(ui, "found", StaticText("found-places", "Search results"), self.search.hits.len(), self.at);
        let mut list = list.rows(ROW, 0.0).at_most(ui.available_height().max(ROW));
        let wanted = list.choose(ui, |ui, row| {
            let (rect, hit) = (row.rect, &self.search.hits[row.index]);
            let at = hit.place(here.open, several);
            let preview = self.preview(hit, here);
            let (left, right) = (rect.left() + GRID, rect.right() - GRID);
            let marked = (&*hit.excerpt, hit.marked(self.search.query()));
            let font = FontId::proportional(13.0);
            cut_marked(ui, pos2(left, rect.top() + 12.0), marked, font, palette.text, right - left);
            let (font, below) = (FontId::proportional(12.0), rect.bottom() - 11.0);
            let end = cut_text(ui, pos2(left, below), at, font.clone(), palette.quiet, right - left);
            if let Some(new) = &preview {
                cut_text(ui, pos2(end + GRID, below), new, font, palette.accent, right - end - GRID);
            }
            let becomes = preview.map_or_else(String::new, |new| format!(" {new}"));
            format!("{at}: {}{becomes}", hit.excerpt)
        });
        if let Some(index) = wanted {
            self.at = Some(index);
            self.ask_for(index, actions);
        }
    }
}

/// One of several, in a list that opens.
fn choice<T: Copy + PartialEq>(ui: &mut Ui, name: StaticText, (chosen, width): (&mut T, f32), all: &[(T, StaticText)]) {
    let mut at = all.iter().position(|(one, _)| one == chosen).unwrap_or_default();
    let names: Vec<&str> = all.iter().map(|(_, called)| called.localized()).collect();
    form::choice(ui, name.localized(), &names, &mut at, width);
    *chosen = all[at].0;
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
        let draw = move |ui: &mut Ui, here: &ViewContext<'_>, actions: &mut Vec<Action>| {
            let dialogs = dialogs.get_or_insert_with(|| {
                let mut dialogs = Dialogs::default();
                let _ = here;
                dialogs.find.open("", Kinds::All, false);
                assert!(!dialogs.is_open(), "the record goes on taking keys");
                dialogs
            });
            let room = ui.ctx().content_rect().with_max_x(320.0);
            dialogs.find.show(ui, room, here, actions);
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
        harness.get_by_label("2 matches");
        for wanted in [first, third, first] {
            harness.key_press(Key::Enter);
            harness.run();
            assert_eq!(std::mem::take(&mut harness.state_mut().actions), [Action::Show(0, wanted)]);
        }
        picture(&mut harness, "find");
        harness.get_by_label_contains("Another ladder").click();
        harness.run();
        assert_eq!(std::mem::take(&mut harness.state_mut().actions), [Action::Show(0, third)]);
        harness.get_by_label("Close search").click();
        harness.run();
        assert!(harness.query_by_label("Find").is_none());
    }
}
