//! The commands on what engines left: going from loss to loss, choosing a source, adding a line as a variation, copying the numbers.

use std::fmt::Write as _;

use egui::{Context, Key, Modifiers};

use crate::app::App;
use crate::app::context::{Action, Now};
use crate::app::dialogs::losses::Losses;
use crate::app::engine::{LossLook, held, wording};
use crate::app::records::Tab;
use crate::edit::{Command, spoken};
use crate::language::StaticText;

/// There is nothing to act on.
const NO_DATA: StaticText = StaticText("engine-no-data", "No engine left numbers in this game");

/// Why there is nothing to act on.
fn why_none(is_hidden: bool) -> StaticText {
    match is_hidden {
        true => StaticText("following-hidden", "Following moves are now hidden until you play or go to them"),
        false => NO_DATA,
    }
}

impl App {
    /// Brings what engines left in the record in front up to date.
    pub(in crate::app) fn follow_engine(&mut self, ctx: &Context, now: &Now) {
        let Some(front) = self.desk.front else { return };
        let tab = &mut self.desk.tabs[front];
        tab.engine.hides = self.settings.hide_engine;
        tab.follow_engine(ctx, now, &LossLook::of(&self.settings));
    }

    /// The keys of a candidate's line that is held on the board.
    pub(in crate::app) fn take_keys_of_line(&mut self, ctx: &Context) {
        let Some(front) = self.desk.front else { return };
        let line = &mut self.desk.tabs[front].views.board.line;
        if line.is_none() {
            return;
        }
        let pressed = |key| ctx.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key)) as isize;
        let steps = pressed(Key::ArrowRight) - pressed(Key::ArrowLeft);
        line.iter_mut().for_each(|line| line.step(steps));
        let adds = pressed(Key::Enter) > 0;
        if pressed(Key::Escape) > 0 {
            *line = None;
        }
        if adds {
            self.add_engine_line(ctx, front);
        }
    }

    /// Goes to the next move of the line that lost much, or the previous one.
    pub(in crate::app) fn go_to_loss(&mut self, front: usize, forward: bool) {
        let tab = &mut self.desk.tabs[front];
        let Some(shown) = tab.engine.shown().filter(|_| tab.seen.is_none()) else {
            return tab.views.hint.say(why_none(tab.seen.is_some()));
        };
        let there = match forward {
            true => shown.shown_losses().find(|at| *at > shown.at),
            false => shown.shown_losses().rfind(|at| *at < shown.at),
        };
        match there {
            Some(at) => self.actions.push(Action::Step(at)),
            None => tab.views.hint.say(match forward {
                true => StaticText("no-further-loss", "No further large loss in this line"),
                false => StaticText("no-earlier-loss", "No earlier large loss in this line"),
            }),
        }
    }

    /// Lists the worst moves, where any are known.
    pub(in crate::app) fn list_losses(&mut self, front: usize) {
        let tab = &mut self.desk.tabs[front];
        match tab.engine.shown().filter(|_| tab.seen.is_none()) {
            Some(_) => self.dialogs.open(Losses::default()),
            None => tab.views.hint.say(why_none(tab.seen.is_some())),
        }
    }

    /// Shows the numbers of another source.
    pub(in crate::app) fn choose_source(&mut self, front: usize, number: &str) {
        let tab = &mut self.desk.tabs[front];
        let at = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let source = tab.engine.shown().and_then(|shown| shown.game.sources.get(at?));
        match source.map(|(source, _)| source.clone()) {
            Some(source) => tab.engine.choice.source = Some(source),
            None => tab.views.hint.say(StaticText("no-such-source", "There is no engine with this number")),
        }
    }

    /// Adds the line that is held, or that of the best candidate, as a variation.
    pub(in crate::app) fn add_engine_line(&mut self, ctx: &Context, front: usize) {
        let tab = &mut self.desk.tabs[front];
        let Some(now) = tab.look() else { return };
        let line = line_to_add(tab, &now);
        tab.views.board.line = None;
        match line {
            Some(text) => self.run_action(ctx, Action::Run(Command::PasteVariation { text: Some(text) })),
            None => tab.views.hint.say(StaticText("no-engine-line", "No engine left a line to play here")),
        }
    }

    /// Copies the numbers of the line as a table.
    pub(in crate::app) fn copy_engine(&mut self, ctx: &Context, front: usize) {
        let tab = &mut self.desk.tabs[front];
        let Some(now) = tab.look() else { return };
        let reading = tab.reading(&now);
        let Some(shown) = reading.engine else { return tab.views.hint.say(NO_DATA) };
        // The heads and the numbers are for programs: the same in every language.
        let mut table = String::from("move\tplayed\tblack_winrate\tblack_lead\tvisits\tloss\n");
        for (at, node) in shown.line.iter().enumerate() {
            let values = shown.series.values.get(at).cloned().flatten().unwrap_or_default();
            let played =
                spoken::move_of(reading.tree, *node, reading.position).map(|(_, text)| text).unwrap_or_default();
            let number = |number: Option<f64>| number.map(|number| format!("{number:.4}")).unwrap_or_default();
            let visits = values.visits.map(|visits| visits.to_string()).unwrap_or_default();
            let lost = shown.loss(*node).and_then(|loss| loss.points);
            let numbers = [number(values.winrate), number(values.lead.or(values.value)), visits, number(lost)];
            let _ = writeln!(table, "{at}\t{}\t{}", played.replace(['\t', '\n'], " "), numbers.join("\t"));
        }
        ctx.copy_text(table);
        tab.views.hint.say(StaticText("engine-copied", "Engine numbers of this line copied as a table"));
    }
}

/// The line to be added, as records write it.
fn line_to_add(tab: &Tab, now: &Now) -> Option<String> {
    let shown = tab.reading(now).engine?;
    let held = tab.views.board.line.as_ref().filter(|line| line.is_at(now.at()));
    let board = now.position.board();
    let mut candidates = shown.details.candidates.iter().filter(|candidate| candidate.is_ranked());
    let candidate = match held {
        Some(line) => candidates.find(|candidate| {
            wording::place(board, candidate.spot).is_some_and(|place| line.first(board) == Some(place))
        }),
        None => candidates.next(),
    }?;
    let mut places = held::places(candidate, &now.position);
    places.truncate(held.map_or(usize::MAX, |line| line.moves));
    (!places.is_empty()).then(|| held::as_variation(&places, &now.position, &shown.source.label()))
}
