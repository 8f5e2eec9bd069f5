//! A new record of any game and size: a picture of each board, and what can be chosen about it.

mod terms;

pub use terms::term;

use std::collections::{BTreeMap, HashMap};

use egui::text::LayoutJob;
use egui::{Align, FontId, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::app::board::Picture;
use crate::app::context::{Action, ViewContext};
use crate::app::dialogs::new_game_parts::{board_picture, read_size};
use crate::app::dialogs::offered::{self, CARDS, Offered};
use crate::app::dialogs::{self, Dialog, DialogLook};
use crate::app::look::controls::one_of;
use crate::app::look::{GRID, List, ListRow, Palette, controls, form, words};
use crate::commands::{AnyCommand, WindowCommand};
use crate::edit::Command;
use crate::game::{Choice, Kind};
use crate::language::{self, StaticText};
use crate::store::Settings;

/// Cards in a row.
const COLUMNS: usize = 5;
/// Width and height of a card.
const CARD: egui::Vec2 = vec2(112.0, 112.0);

/// The dialog.
#[derive(Default)]
pub struct NewGame {
    card: usize,
    /// Which of the card's choices.
    chosen: usize,
    /// A size that was typed; empty for the chosen one.
    size: String,
    /// Add the game to the open record instead of beginning another one.
    add: bool,
    can_add: bool,
    /// How high the cards were drawn.
    height_of_cards: f32,
    boards: HashMap<usize, (Pos2, Picture)>,
    settings: Settings,
    /// The entries of the game, by property: as last time, until they are changed.
    agreed: BTreeMap<String, String>,
    remembered: bool,
    /// The handicap that is remembered, with the game and the size that it was given on.
    handicap: Option<(String, (String, String))>,
    /// The game of the current record is offered, not the one that was begun last.
    offered: bool,
    /// The start position, if it is not the usual one.
    start: Option<&'static str>,
}

impl NewGame {
    /// Offers the game of the current record first.
    pub fn new(here: &ViewContext<'_>) -> NewGame {
        let mut new = NewGame::unasked(here.record.is_some());
        if let Some(reading) = here.record {
            new.choose_like(reading.position.kind());
            new.start = reading.position.kind().offered_start();
            new.agreed.extend(new.start.map(|start| ("SU".to_owned(), start.to_owned())));
            new.offered = true;
        }
        new
    }

    /// Offers the first game.
    fn unasked(can_add: bool) -> NewGame {
        NewGame { can_add, height_of_cards: CARD.y, ..NewGame::default() }
    }

    fn choose_like(&mut self, kind: &Kind) {
        if let Some(Offered { card, choice, size }) = offered::like(kind) {
            (self.card, self.chosen, self.size) = (card, choice, size);
        }
    }

    /// The commands that begin the game, or why it cannot be begun.
    fn commands(&self) -> Result<Vec<AnyCommand>, String> {
        let card = CARDS[self.card];
        let agreed = self.agreed_on();
        if let Some((_, stones)) = agreed.iter().find(|(id, _)| id == "HA") {
            self.check_handicap(stones)?;
        }
        if let Some((_, komi)) = agreed.iter().find(|(id, komi)| id == "KM" && komi.parse::<f32>().is_err()) {
            return Err(say!(
                "no-komi",
                "“{text}” is not a valid komi: use a number of points, such as {example}",
                text = komi,
                example = language::decimal(6.5, 1)
            ));
        }
        let begin = |gm: &str, size: &str, more: Vec<(String, String)>| {
            let terms = agreed.iter().cloned().chain(more);
            if self.add {
                let begun = Command::NewGame { game: gm.to_owned(), size: some(size) }.into();
                let terms = terms.map(|(id, value)| term(id, value).into());
                return std::iter::once(begun).chain(terms).collect();
            }
            let words: Vec<String> = terms.map(|(id, value)| format!("{id}={value}")).collect();
            let words = [gm, size].into_iter().chain(words.iter().map(String::as_str)).filter(|word| !word.is_empty());
            vec![WindowCommand::New.with(&words.collect::<Vec<_>>())]
        };
        match card.choice {
            Choice::Variants(variants) => Ok(begin(variants[self.chosen].1, "", Vec::new())),
            Choice::Forms(forms) => {
                let (_, size, rules) = forms[self.chosen];
                let rules = some(rules).map(|value| ("RU".to_owned(), value));
                Ok(begin(card.gm, size, rules.into_iter().collect()))
            }
            Choice::Sizes(sizes) => {
                let typed = self.size.trim();
                let (columns, rows) = if typed.is_empty() {
                    (sizes[self.chosen], sizes[self.chosen])
                } else {
                    read_size(typed).ok_or_else(|| {
                        say!("no-size", "“{text}” is not a valid size: use 11 or 11 × 13", text = typed)
                    })?
                };
                Kind::new(card.gm, Some((columns, rows))).map_err(|why| why.to_string())?;
                let size = if columns == rows { columns.to_string() } else { format!("{columns}:{rows}") };
                Ok(begin(card.gm, &size, Vec::new()))
            }
        }
    }
}

/// A text, unless it is empty.
fn some(text: &str) -> Option<String> {
    Some(text.to_owned()).filter(|text| !text.is_empty())
}

impl Dialog for NewGame {
    fn look(&self) -> DialogLook {
        DialogLook::front("new", StaticText("new-record", "New record"), COLUMNS as f32 * (CARD.x + GRID) - GRID + 48.0)
    }

    fn follow(&mut self, settings: &Settings) {
        self.settings = settings.clone();
        if !std::mem::replace(&mut self.remembered, true) {
            self.agreed = settings.new_game.clone();
            let text = |id: &str| self.agreed.get(id).cloned().unwrap_or_default();
            self.handicap = self.agreed.get("HA").map(|stones| (stones.clone(), (text("GM"), text("SZ"))));
            if self.offered {
                self.agreed.insert("SU".to_owned(), self.start.unwrap_or_default().to_owned());
            }
            let size = || self.agreed.get("SZ").and_then(|size| read_size(size));
            if let Some(kind) =
                self.agreed.get("GM").and_then(|gm| Kind::new(gm, size()).ok()).filter(|_| !self.offered)
            {
                self.choose_like(&kind);
            }
        }
    }

    fn show(&mut self, ui: &mut Ui, _: &ViewContext<'_>, actions: &mut Vec<Action>) -> bool {
        let list = List::new(ui, "cards", words::GAMES, CARDS.len(), Some(self.card));
        let mut list = list.cards(COLUMNS).rows(CARD.y, GRID).height(self.height_of_cards).opens();
        if let Some((card, _)) = list.keys(ui) {
            self.choose(card);
        }
        let mut doubled = false;
        let columns = ((ui.available_width() + GRID) / (CARD.x + GRID)).floor().max(1.0) as usize;
        ui.spacing_mut().item_spacing = vec2(GRID, GRID);
        let room = ui.ctx().content_rect().height() - 400.0;
        // In a low window one row of them, which goes on to the right: nothing scrolls inside of what scrolls.
        let (columns, cards) = match room < 1.2 * CARD.y {
            true => (CARDS.len(), egui::ScrollArea::horizontal()),
            false => (columns, egui::ScrollArea::vertical().max_height(room)),
        };
        let shown = cards.auto_shrink([false, true]).show(ui, |ui| {
            for row in 0..CARDS.len().div_ceil(columns) {
                ui.horizontal(|ui| {
                    for index in row * columns..((row + 1) * columns).min(CARDS.len()) {
                        let (rect, _) = ui.allocate_exact_size(CARD, Sense::hover());
                        let drawn = |ui: &mut Ui, row: &mut ListRow| {
                            doubled |= row.response.double_clicked();
                            self.card(ui, row)
                        };
                        if list.draw(ui, rect, index, drawn) {
                            self.choose(index);
                        }
                    }
                });
            }
        });
        self.height_of_cards = shown.inner_rect.height();
        ui.add_space(GRID);
        self.choices(ui);
        self.forget_handicap();
        self.agreed(ui);
        let commands = self.commands();
        let room = vec2(ui.available_width(), 20.0);
        ui.allocate_ui(room, |ui| {
            ui.set_min_size(room);
            if let Err(why) = &commands {
                form::alarm(ui, why);
                return;
            }
            ui.horizontal(|ui| {
                if self.can_add {
                    ui.checkbox(
                        &mut self.add,
                        StaticText("add-to-this", "Add to the current record as another game").localized(),
                    );
                }
                if let Some(means) = self.handicap_means() {
                    controls::quiet_small(ui, means);
                }
            });
        });
        let pressed = dialogs::buttons(ui, &[StaticText("begin", "Create").localized(), words::CANCEL.localized()]);
        let begun = pressed == Some(0) || dialogs::is_entered(ui) || doubled;
        if let Some(commands) = commands.ok().filter(|_| begun) {
            actions.extend(commands.into_iter().map(Action::from));
            let (game, size) = self.game_and_size();
            self.agreed.extend([("GM".to_owned(), game), ("SZ".to_owned(), size)]);
            // Remember the terms as typed.
            self.agreed.extend(self.agreed_on());
            self.agreed.retain(|_, value| !value.trim().is_empty());
            if self.settings.new_game != self.agreed {
                let settings = Settings { new_game: std::mem::take(&mut self.agreed), ..self.settings.clone() };
                actions.push(Action::Settings(Box::new(settings)));
            }
            return true;
        }
        pressed == Some(1)
    }
}

impl NewGame {
    fn choose(&mut self, card: usize) {
        self.card = card;
        self.chosen = 0;
        self.size.clear();
    }

    /// Draws a card. Returns what is said of it.
    fn card(&mut self, ui: &Ui, row: &ListRow) -> String {
        let palette = Palette::of(ui);
        let (index, rect, chosen) = (row.index, row.rect, row.chosen);
        let card = CARDS[index];
        let title = card.title();
        let fill = match (chosen, row.response.hovered()) {
            (true, _) => Palette::faint(palette.accent, 0.14),
            (false, true) => palette.hover,
            (false, false) => palette.desk,
        };
        let line = if chosen { Stroke::new(2.0, palette.accent) } else { Stroke::new(1.0, palette.line) };
        ui.painter().rect(rect, 8.0, fill, line, StrokeKind::Inside);
        let picture = Rect::from_min_max(rect.min + vec2(16.0, 10.0), rect.max - vec2(16.0, 30.0));
        let pixels = ui.pixels_per_point();
        let drawn = self.boards.entry(index).or_insert_with(|| (Pos2::ZERO, Picture::default()));
        if drawn.0 != picture.min {
            *drawn = (picture.min, board_picture(card, picture, pixels, palette.boards()));
        }
        drawn.1.draw(ui.painter());
        let at = rect.center_bottom() - vec2(0.0, 16.0);
        let colour = if chosen { palette.accent } else { palette.text };
        // A long name has two lines: it stays on its card.
        let (font, room) = (FontId::proportional(14.0), CARD.x - GRID);
        let wide = controls::text_width(ui, &title, font.clone()) > room;
        let font = if wide { FontId::proportional(12.0) } else { font };
        let mut job = LayoutJob::simple(title.clone(), font, colour, room);
        (job.halign, job.wrap.max_rows) = (Align::Center, 2);
        let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
        let top = at.y - galley.size().y / 2.0;
        ui.painter().galley(pos2(at.x, top), galley, colour);
        title
    }

    fn choices(&mut self, ui: &mut Ui) {
        let card = CARDS[self.card];
        let mut options: Vec<String> = Vec::new();
        match card.choice {
            Choice::Sizes(sizes) => {
                let kinds = sizes.iter().filter_map(|&size| Kind::new(card.gm, Some((size, size))).ok());
                options.extend(kinds.map(|kind| kind.size_text(" × ")));
            }
            Choice::Variants(_) | Choice::Forms(_) => options = card.forms(),
        }
        let typed = !self.size.trim().is_empty();
        ui.horizontal_wrapped(|ui| {
            ui.set_min_height(68.0);
            for (index, option) in options.into_iter().enumerate() {
                let chosen = self.chosen == index && !typed;
                let button = egui::Button::selectable(chosen, option.as_str());
                let response = ui.add(button.min_size(vec2(72.0, 30.0)).frame(true));
                one_of(&response, chosen, &option);
                if response.clicked() {
                    self.chosen = index;
                    self.size.clear();
                }
            }
            if matches!(card.choice, Choice::Sizes(_)) {
                let name = StaticText("other-size", "Other size").localized();
                let label = form::label_width(ui, std::iter::once(name), 120.0);
                form::labelled(ui, name, label, |ui| form::text(ui, name, "", &mut self.size, Some(72.0)));
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{blokus::Variant, cards};

    #[test]
    fn terms_are_checked_and_put_as_the_format_has_them() {
        let begun = |komi: &str, handicap: &str| {
            let mut new = NewGame::unasked(false);
            new.card = CARDS.iter().position(|card| card.name == "Go").expect("Go");
            new.agreed = [("KM", komi), ("HA", handicap)].map(|(id, value)| (id.to_owned(), value.to_owned())).into();
            new.commands().map(|commands| format!("{commands:?}"))
        };
        for (komi, handicap, written) in
            [("6.5", "", "KM=6.5"), ("0,5", "", "KM=0.5"), ("5 1/2", "", "KM=5.5"), ("", "3", "HA=3")]
        {
            let line = begun(komi, handicap).unwrap_or_else(|why| panic!("{komi} {handicap}: {why}"));
            assert!(line.contains(written), "{line}");
        }
        assert!(begun("", "").is_ok_and(|line| !line.contains("KM=")));
        for (komi, handicap) in [("abc", ""), ("6.5 points?", ""), ("", "12"), ("", "many")] {
            let why = begun(komi, handicap).expect_err("refused");
            assert!(why.contains(if komi.is_empty() { handicap } else { komi }), "{why}");
        }
    }

    #[test]
    fn sizes_are_read_forgivingly() {
        for text in ["11", "11x11", "11 11", "11:11", " 11 × 11 "] {
            assert_eq!(read_size(text), Some((11, 11)), "{text}");
        }
        assert_eq!(read_size("5x7"), Some((5, 7)));
        for text in ["", "a", "5x", "5x7x9", "-3", "99999999"] {
            assert_ne!(read_size(text), Some((5, 7)), "{text}");
        }
        assert_eq!(read_size("5x"), Some((5, 5)));
    }

    #[test]
    fn every_choice_is_a_game_and_no_variant_is_missing() {
        let mut variants = Vec::new();
        for card in cards() {
            assert!(Kind::new(card.gm, card.size).is_ok_and(|kind| kind.has_board()), "{}", card.name);
            match card.choice {
                Choice::Variants(list) => variants.extend(list),
                Choice::Sizes(sizes) => sizes.iter().for_each(|&n| assert!(Kind::new(card.gm, Some((n, n))).is_ok())),
                Choice::Forms(_) => {}
            }
        }
        let mut offered: Vec<&str> = variants.iter().map(|(_, gm)| *gm).collect();
        let mut all: Vec<&str> = Variant::all().map(Variant::gm).collect();
        offered.sort_unstable();
        all.sort_unstable();
        assert_eq!(offered, all);
    }
}

#[cfg(all(test, feature = "window-tests"))]
mod window_tests {
    use egui::Key;
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;

    use super::*;
    use crate::app::testing::harness::{Stage, picture, typed};

    /// The commands that were asked for; what was chosen is remembered besides.
    fn commands(harness: &mut Harness<'static, Stage>) -> Vec<AnyCommand> {
        harness.state_mut().actions.retain(|action| !matches!(action, Action::Settings(_)));
        harness.state_mut().commands()
    }

    fn put_up(text: &str) -> Harness<'static, Stage> {
        Stage::new(text, &[]).play_dialog([800.0, 600.0], "new")
    }

    #[test]
    fn a_variant_is_chosen_by_its_card_and_name() {
        let mut harness = put_up("(;GM[11]SZ[14])");
        picture(&mut harness, "new-game");
        harness.get_by_label("Callisto").click();
        harness.run();
        picture(&mut harness, "new-game-callisto");
        harness.get_by_label("Two players, four colours").click();
        harness.run();
        harness.get_by_label("Create").click();
        harness.run();
        assert_eq!(commands(&mut harness), typed(&["new 'Callisto Two-Player Four-Color'"]));
    }

    #[test]
    fn enter_begins_the_game_of_the_record_at_hand_and_arrows_choose() {
        let mut harness = put_up("(;GM[11]SZ[14])");
        harness.key_press(Key::Enter);
        harness.run();
        assert_eq!(commands(&mut harness), typed(&["new hex 14"]));
        let mut harness = put_up("(;GM[1]SZ[13:9])");
        harness.key_press(Key::Enter);
        harness.run();
        assert_eq!(commands(&mut harness), typed(&["new go 13:9"]));
        let mut harness = put_up("(;GM[1]SZ[19])");
        harness.key_press(Key::ArrowRight);
        harness.run();
        harness.key_press(Key::Enter);
        harness.run();
        assert_eq!(commands(&mut harness), typed(&["new hex 11"]));
    }

    #[test]
    fn handicap_and_swap_rule_can_be_chosen_and_are_checked() {
        let mut harness = put_up("(;GM[1]SZ[19])");
        harness.get_by_label("Handicap").click();
        harness.run();
        harness.get_by_label("Handicap").type_text("4");
        harness.run();
        harness.get_by_label("Create").click();
        harness.run();
        let actions = std::mem::take(&mut harness.state_mut().actions);
        assert_eq!(actions[0], Action::typed("new go 19 HA=4"));
        let Action::Settings(settings) = &actions[1] else { panic!("{actions:?}") };
        let written: Vec<_> = settings.new_game.iter().map(|(id, value)| format!("{id}={value}")).collect();
        assert_eq!(written, ["GM=1", "HA=4", "SZ=19"]);
        let mut harness = put_up("(;GM[1]SZ[5])");
        harness.get_by_label("Handicap").click();
        harness.run();
        harness.get_by_label("Handicap").type_text("4");
        harness.run();
        harness.get_by_label("Create").click();
        harness.run();
        assert!(harness.state_mut().actions.is_empty(), "five lines have no places for stones");
        let mut harness = put_up("(;GM[11]SZ[14])");
        harness.get_by_label("Swap rule: not specified").click();
        harness.run();
        harness.get_by_label("not allowed").click();
        harness.run();
        harness.get_by_label("Create").click();
        harness.run();
        let actions = std::mem::take(&mut harness.state_mut().actions);
        assert_eq!(actions[0], Action::typed("new hex 14 RU=no-swap"));
    }

    #[test]
    fn a_handicap_is_meant_for_the_board_it_was_given_on() {
        let remembered = [("GM", "1"), ("SZ", "9"), ("HA", "3"), ("PB", "Ann")];
        let with = |record: &str| {
            let mut new = NewGame::unasked(false);
            Stage::new(record, &[]).with_here(&mut |here| new = NewGame::new(here));
            let agreed = remembered.map(|(id, value)| (id.to_owned(), value.to_owned()));
            new.follow(&Settings { new_game: agreed.into(), ..Settings::default() });
            new
        };
        let handicap = |new: &mut NewGame| {
            new.forget_handicap();
            (new.agreed.get("HA").cloned(), new.handicap_means())
        };
        let mut same = with("(;GM[1]SZ[9])");
        let means = "3 handicap stones: White to play".to_owned();
        assert_eq!(handicap(&mut same), (Some("3".to_owned()), Some(means)));
        // Another size, and another game.
        same.size = "13".to_owned();
        assert_eq!(handicap(&mut same), (None, None));
        for record in ["(;GM[1]SZ[19])", "(;GM[11]SZ[9])"] {
            let mut new = with(record);
            assert_eq!(handicap(&mut new), (None, None), "{record}");
            assert_eq!(new.agreed["PB"], "Ann");
        }
        // The typed values count.
        let mut typed = with("(;GM[1]SZ[9])");
        typed.agreed.insert("HA".to_owned(), "2".to_owned());
        typed.size = "19".to_owned();
        assert_eq!(handicap(&mut typed).0.as_deref(), Some("2"));
    }

    #[test]
    fn the_start_of_the_pieces_is_chosen_and_that_of_the_record_at_hand_offered() {
        let mut harness = put_up("(;GM[9]SU[gemma])");
        harness.get_by_label("Starting position: Gemma").click();
        harness.run();
        harness.get_by_label("Scrambled eggs").click();
        harness.run();
        harness.get_by_label("Create").click();
        harness.run();
        let actions = std::mem::take(&mut harness.state_mut().actions);
        assert_eq!(actions[0], Action::typed("new lines-of-action 8 SU=Scrambled-eggs"));
    }

    #[test]
    fn an_impossible_size_is_explained() {
        let mut harness = put_up("(;GM[1]SZ[19])");
        harness.get_by_label("Other size").click();
        harness.run();
        harness.get_by_label("Other size").type_text("90");
        harness.run();
        picture(&mut harness, "new-game-wrong");
        harness.get_by_label("Create").click();
        harness.run();
        assert!(commands(&mut harness).is_empty());
    }
}
