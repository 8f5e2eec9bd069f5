//! Closes tabs and the window, asking first if something would be lost.

use std::time::Duration;

use egui::{Context, ViewportCommand};

use crate::app::App;
use crate::app::bars::notices::Topic;
use crate::app::context::Question;
use crate::app::desk::Desk;
use crate::app::look::words;
use crate::app::platform::background::let_go;
use crate::app::records::Tab;
use crate::commands::WindowCommand;
use crate::language;

impl App {
    /// Closes tabs, asking first where something would be lost.
    pub(super) fn close(&mut self, numbers: Vec<u64>, quit: bool) {
        // Who closes them does not wait for their files to come back.
        for &number in &numbers {
            self.give_up_waiting(number);
        }
        let ctx = self.ctx();
        let Some((names, unsettled)) = what_is_unsaved(&mut self.desk, &numbers, &ctx) else {
            // It is known in a moment.
            self.saves.closing = Some((numbers, quit));
            return;
        };
        if names.is_empty() && unsettled.is_empty() {
            self.really_close(&numbers, quit);
        } else {
            // What is asked about is seen behind the question.
            let is_asked = |tab: &&Tab| numbers.contains(&tab.number) && tab.was_edited();
            let first = match self.desk.front().filter(is_asked) {
                Some(_) => None,
                None => self.desk.tabs.iter().find(is_asked).map(|tab| tab.number),
            };
            first.into_iter().for_each(|number| _ = self.desk.show(number));
            self.put(Question::Unsaved { tabs: numbers, quit, names, unsettled });
        }
    }

    pub(super) fn really_close(&mut self, numbers: &[u64], quit: bool) {
        self.remember_places(|number| numbers.contains(&number));
        for tab in self.desk.tabs.iter().filter(|tab| numbers.contains(&tab.number)) {
            self.desk.forget(tab.number);
            self.notices.settle(Topic::Saving(tab.number));
            self.notices.settle(Topic::File(tab.number));
            self.notices.settle(Topic::Merged(tab.number));
        }
        if quit {
            self.remember_session();
            self.saves.may_close = true;
            self.pages.finish_study(&self.ctx());
            // What was chosen is written, if the disk takes it at all.
            self.save_settings();
            return self.follow_settings(Duration::from_secs(10));
        }
        // A long record takes its time to be dropped, and what is remembered of how it was looked at.
        self.desk.remove(numbers).into_iter().for_each(let_go);
        self.save_settings();
    }

    /// The window was asked to close.
    pub(super) fn close_requests(&mut self, ctx: &Context) {
        if ctx.input(|input| input.viewport().close_requested()) && !self.saves.may_close {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.quit(ctx);
        }
    }

    /// Closes everything and the window, whose size is remembered.
    pub(super) fn quit(&mut self, ctx: &Context) {
        let zoom = ctx.zoom_factor();
        let (inner, outer, maximized) = ctx.input(|input| {
            let viewport = input.viewport();
            let filled = viewport.maximized.unwrap_or(false) || viewport.fullscreen.unwrap_or(false);
            (viewport.inner_rect, viewport.outer_rect, filled)
        });
        if let Some(inner) = inner.filter(|_| !maximized) {
            // Points of the window, not of the enlarged contents.
            (self.settings.window.width, self.settings.window.height) = (inner.width() * zoom, inner.height() * zoom);
            self.settings.window.at = outer.map(|outer| (outer.min.x * zoom, outer.min.y * zoom));
        }
        self.settings.window.maximized = maximized;
        let all = self.desk.tabs.iter().map(|tab| tab.number).collect();
        self.close(all, true);
        self.leave();
    }

    /// Closes what was to be closed after it was written.
    pub(super) fn close_when_written(&mut self) {
        let Some((tabs, quit)) = self.saves.closing.take() else { return };
        if tabs.iter().any(|&number| self.files.is_writing(number)) {
            self.saves.closing = Some((tabs, quit));
        } else {
            // Asks again where something was changed meanwhile.
            self.close(tabs, quit);
            self.leave();
        }
    }

    /// The window goes, if nothing speaks against it any more.
    pub(super) fn leave(&self) {
        if self.saves.may_close {
            self.ctx().send_viewport_cmd(ViewportCommand::Close);
        }
    }
}

/// The names of those of these tabs that have changes, and sentences about the merge conflicts that are left in those that were edited here;
/// `None` while these are counted.
pub(super) fn what_is_unsaved(desk: &mut Desk, numbers: &[u64], ctx: &Context) -> Option<(Vec<String>, Vec<String>)> {
    let (mut names, mut unsettled) = (Vec::new(), Vec::new());
    for tab in desk.tabs.iter_mut().filter(|tab| numbers.contains(&tab.number) && tab.was_edited()) {
        let left = tab.conflicts_left(ctx)?;
        unsettled.extend((left > 0).then(|| language::with_colon(tab.name(), words::conflicts_left(left))));
        names.extend(tab.is_modified().then(|| tab.name()));
    }
    Some((names, unsettled))
}

impl App {
    /// Shows the first of these records that has conflicts left, with its list of them.
    pub(super) fn show_conflicts(&mut self, ctx: &Context, numbers: &[u64]) {
        let mut tabs = self.desk.tabs.iter_mut().filter(|tab| numbers.contains(&tab.number));
        let number = tabs.find_map(|tab| (tab.conflicts_known(ctx) > 0).then_some(tab.number));
        let Some(number) = number else { return };
        self.desk.show(number);
        self.run_action(ctx, WindowCommand::Conflicts.into());
    }
}
