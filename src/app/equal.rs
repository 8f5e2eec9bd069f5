//! Equal positions in the window: which records are searched, going to the next equal position, and copying moves from one here.

use egui::Context;

use crate::app::App;
use crate::app::bars::view_choices::EQUAL;
use crate::app::context::{Action, Now};
use crate::app::records::equal_finder::{EqualFinder, LookedThrough, OpenRecord};
use crate::edit::Command;
use crate::language::Word;

impl App {
    /// Does something with the finder of a record, and what it is to look through.
    fn with_finder<T>(
        &mut self,
        front: usize,
        now: &Now,
        act: impl FnOnce(&mut EqualFinder, &LookedThrough<'_>) -> T,
    ) -> T {
        let mut finder = std::mem::take(&mut self.desk.tabs[front].equal);
        let search = EQUAL.of(&self.settings);
        // Cyclically, starting with the active record.
        let (before, own) = self.desk.tabs.split_at(front);
        let number = if search.open { own.len() + before.len() } else { 1 };
        let tabs = own.iter().chain(before).take(number);
        let records = tabs.map(|tab| OpenRecord {
            number: tab.number,
            name: tab.name(),
            workspace: &tab.workspace,
            kept: if tab.number == own[0].number { finder.kept() } else { tab.equal.kept() },
        });
        let through = LookedThrough { search, root: now.root, records: records.collect() };
        let done = act(&mut finder, &through);
        self.desk.tabs[front].equal = finder;
        done
    }

    /// Updates what is known of equal positions for the active record.
    pub(super) fn follow_equal(&mut self, ctx: &Context, now: &Now) {
        let Some(front) = self.desk.front else { return };
        self.with_finder(front, now, |finder, through| {
            finder.follow(ctx, through);
            finder.look(through, now.node, &now.position);
        });
    }

    /// Goes to the next node with the same position, or reports that there is none.
    pub(super) fn go_to_equal(&mut self, ctx: &Context, front: usize) {
        let Some(now) = self.desk.tabs[front].look() else { return };
        let known = self.with_finder(front, &now, |finder, through| {
            finder.ask(ctx, through).map(|equal| equal.round(now.node).collect::<Vec<_>>())
        });
        let tabs = &self.desk;
        let is_there = |(number, node): &(u64, _)| {
            tabs.get(*number).is_some_and(|tab| tab.workspace.document().tree().is_linked(*node))
        };
        let next = known.map(|round| round.into_iter().find(is_there));
        match next {
            Some(Some((number, node))) => self.carry_out(ctx, Action::Show(number, node)),
            Some(None) => self.hint(match EQUAL.of(&self.settings).open {
                true => Word("no-equal-position-open", "This position stands nowhere else in the open records").said(),
                false => Word("no-equal-position", "This position stands nowhere else in the game").said(),
            }),
            None => self.hint(Word("equal-is-looked-for", "Equal positions are still being looked for").said()),
        }
    }

    /// Copies the Nth of the moves that the same position goes on with elsewhere, with all that follows, behind the current node.
    pub(super) fn continue_here(&mut self, ctx: &Context, front: usize, words: &[String]) {
        let none = Word("nothing-elsewhere", "There is no such move elsewhere");
        let number = words.first().map_or(Some(1), |number| number.parse::<usize>().ok());
        let Some(now) = self.desk.tabs[front].look() else { return };
        let tab = &self.desk.tabs[front];
        let elsewhere = tab.equal.elsewhere(&tab.workspace, now.node);
        let played = number.and_then(|number| elsewhere?.moves.get(number.checked_sub(1)?));
        let other = played.and_then(|played| Some((played, self.desk.get(played.spot.0)?)));
        let Some((played, other)) = other else { return self.hint(none.said()) };
        match played.text(other.workspace.document().tree()) {
            Some(text) => self.carry_out(ctx, Action::Run(Command::PasteVariation { text: Some(text) })),
            None => self.hint(Word("not-turned", "This continuation cannot be turned to fit here").said()),
        }
    }
}
