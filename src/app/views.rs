//! Commands that change how records are looked at. They change the settings, which whoever runs them saves.

use crate::app::App;
use crate::app::bars::view_choices::numbers;
use crate::app::look::words;
use crate::game::Coordinates;

impl App {
    /// Runs one of them.
    pub(super) fn choose_view(&mut self, name: &str, arguments: &[String]) {
        let which = arguments.join(" ");
        let settings = &mut self.settings;
        match (name, which.as_str()) {
            ("snap", "") => {
                settings.snap = !settings.snap;
                let told = if settings.snap { words::SNAPS } else { words::SNAPS_NOT };
                self.hint(told.said());
            }
            ("illegal-moves", "") => {
                settings.illegal_moves = !settings.illegal_moves;
                let told = if settings.illegal_moves { words::ILLEGAL_RECORDED } else { words::ILLEGAL_REFUSED };
                self.hint(told.said());
            }
            ("hide-results", "") => {
                settings.hide_results = !settings.hide_results;
                let told = if settings.hide_results { words::RESULTS_HIDDEN } else { words::RESULTS_SHOWN };
                self.hint(told.said());
            }
            ("show-information", "") => settings.panels.info = !settings.panels.info,
            ("tree-grows", "") => {
                settings.tree_grows = if settings.tree_grows == "down" { "right" } else { "down" }.to_owned();
            }
            ("tree-grows", way @ ("right" | "down")) => settings.tree_grows = way.to_owned(),
            ("notation", "") => {
                settings.notation = if settings.notation == "usual" { "relative" } else { "usual" }.to_owned();
            }
            ("notation", way) if Coordinates::of_name(way).is_some() => settings.notation = way.to_owned(),
            ("next-moves", "") => settings.next_moves = !settings.next_moves,
            ("next-moves", "none") => settings.next_moves = false,
            ("next-moves", which @ ("record" | "following" | "instead")) => {
                settings.next_moves = true;
                settings.marked_moves = which.to_owned();
            }
            ("move-numbers", "here") => self.number_from_here(),
            ("move-numbers", which) => {
                let which = match which {
                    "" if settings.move_numbers == "none" => "all",
                    "" => "none",
                    which => which,
                };
                if numbers(which).is_none() {
                    return self.notices.failure(words::no_such_choice(which));
                }
                settings.move_numbers = which.to_owned();
                self.tabs.iter_mut().for_each(|tab| tab.board.numbered_from = None);
            }
            (_, which) => self.notices.failure(words::no_such_choice(which)),
        }
    }

    /// The moves after the one at hand are numbered from 1, until something else is asked for.
    fn number_from_here(&mut self) {
        let Some(front) = self.front else { return self.notices.failure(words::NOTHING_OPEN) };
        let Some(now) = self.tabs[front].look() else { return };
        self.tabs[front].board.numbered_from = Some(now.position.move_number() + 1);
        self.hint(words::NUMBERED_FROM_HERE.said());
    }

    pub(super) fn hint(&mut self, words: &str) {
        if let Some(front) = self.front {
            self.tabs[front].hint.say(words);
        }
    }
}
