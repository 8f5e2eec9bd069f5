//! Handles keyboard, clipboard and timers before a frame is drawn.

use std::time::{Duration, Instant};

use egui::Event;

use crate::app::App;
use crate::app::bars::keys::Focus;
use crate::app::bars::notices::Topic;
use crate::app::board::move_entry::TypedMove;
use crate::app::context::Action;
use crate::app::look::controls::quiet_tips;
use crate::app::look::list::a_list_has_keys;
use crate::app::platform::input_order::take_letters;
use crate::app::records::hand;
use crate::commands::{AnyCommand, WindowCommand};
use crate::edit::{Command, Go};

impl App {
    /// The keys pressed in this frame, as commands.
    pub(super) fn take_keys(&mut self, ctx: &egui::Context, actions: &mut Vec<Action>) {
        self.take_pasted(ctx, actions);
        if self.is_asking() {
            return;
        }
        let front = self.desk.front();
        let focus = match front {
            Some(tab) if tab.doing.comment.has_focus() => Focus::RecordText,
            Some(tab)
                if (tab.views.board.has_focus(ctx) || tab.views.tree.has_focus(ctx))
                    && !egui::Popup::is_any_open(ctx) =>
            {
                Focus::Record
            }
            _ if ctx.text_edit_focused() => Focus::Field,
            Some(_) if a_list_has_keys(ctx) && !egui::Popup::is_any_open(ctx) => Focus::List,
            _ if ctx.egui_wants_keyboard_input() || egui::Popup::is_any_open(ctx) => Focus::Control,
            _ => Focus::Record,
        };
        if matches!(focus, Focus::Record | Focus::Control) {
            self.take_keys_of_line(ctx);
        }
        let front = self.desk.front();
        let pieces = front.and_then(|tab| hand::has_pieces(tab).then(|| tab.views.board.held.hand.is_some()));
        let commands = self.keymap.take(ctx, focus, pieces);
        // On the page without a record a button has the keyboard, which takes no text.
        let is_welcome = front.is_none() && !ctx.text_edit_focused();
        if focus == Focus::Record || is_welcome {
            self.take_clipboard(ctx, actions);
        }
        if focus == Focus::Record {
            self.take_escape(ctx);
            if commands.is_empty() {
                self.take_letters(ctx);
            }
        }
        // Who writes and goes on writes on, in the comment of the node that is reached.
        let goes_on = focus == Focus::RecordText && commands.iter().any(AnyCommand::goes);
        actions.extend(commands.into_iter().map(Action::from));
        if goes_on {
            actions.push(WindowCommand::EditComment.into());
        }
    }

    /// While keys are used, the tooltip of the control under the pointer is hidden: the pointer just rests there.
    pub(super) fn follow_pointer(ctx: &egui::Context) {
        let is_key = |event: &Event| {
            matches!(event, Event::Key { pressed: true, .. } | Event::Text(_) | Event::AccessKitActionRequest(_))
        };
        let is_pointer = |event: &Event| matches!(event, Event::PointerMoved(_) | Event::PointerButton { .. });
        let last =
            ctx.input(|input| input.events.iter().rev().find(|event| is_key(event) || is_pointer(event)).map(is_key));
        if let Some(by_keys) = last {
            quiet_tips(ctx, by_keys);
        }
    }

    /// Whether a question, a dialog or a full page is in front: it gets all keys.
    pub(super) fn is_asking(&self) -> bool {
        self.question.is_some() || self.dialogs.is_open() || self.pages.is_open()
    }

    /// Copy, cut and paste arrive as events of their own.
    fn take_clipboard(&mut self, ctx: &egui::Context, actions: &mut Vec<Action>) {
        let (events, mut modifiers) = ctx.input(|input| (input.events.clone(), input.modifiers));
        for event in events {
            match event {
                egui::Event::ModifiersChanged(now) => modifiers = now,
                egui::Event::Copy => actions.push(Action::Run(Command::CopyVariation)),
                egui::Event::Cut => actions.push(Action::Run(Command::CutVariation)),
                egui::Event::Paste(text) => {
                    actions.push(self.pasted(text, modifiers.shift));
                }
                _ => {}
            }
        }
    }

    /// Escape stops what takes long.
    fn take_escape(&mut self, ctx: &egui::Context) {
        let at_work = self.desk.front().filter(|tab| tab.work.is_some()).map(|tab| tab.number);
        if (at_work.is_some() || self.files.under_way().any(|work| work.record.is_none()))
            && ctx.input_mut(|input| input.consume_key(egui::Modifiers::NONE, egui::Key::Escape))
        {
            match at_work {
                Some(number) => self.stop_work(number),
                // Reading is stopped, not writing.
                None => self.files.stop_all(|work| work.record.is_none()),
            }
        }
    }

    /// A letter or figure that means nothing else takes a piece where there are pieces; elsewhere it begins a move that is typed.
    fn take_letters(&mut self, ctx: &egui::Context) {
        // With Alt a letter is not text, though some systems also send it as text.
        let free = self.entry.is_none() && !ctx.input(|input| input.modifiers.alt);
        let Some(front) = self.desk.front.filter(|_| free) else { return };
        let typed = take_letters(ctx, char::is_alphanumeric);
        let tab = &mut self.desk.tabs[front];
        if hand::has_pieces(tab) {
            typed.chars().for_each(|letter| hand::pick_piece(tab, letter));
        } else if !typed.is_empty() {
            self.entry = Some(TypedMove::new(typed, false));
        }
    }

    /// The pause after each move while moves are played through.
    pub(super) fn pause(&self) -> Duration {
        Duration::from_secs_f32(self.settings.autoplay_seconds)
    }

    /// Goes on by itself while moves are played through, until the user does something: types, opens a menu or a question.
    pub(super) fn play_through(&mut self, ctx: &egui::Context) {
        if !self.desk.player.is_playing() {
            return;
        }
        let asks = self.is_asking() || egui::Popup::is_any_open(ctx) || ctx.text_edit_focused();
        if asks || ctx.input(|input| input.key_pressed(egui::Key::Escape)) || self.desk.is_at_end() {
            return self.desk.player.stop();
        }
        let pause = self.pause();
        let Some(left) = self.desk.player.turn(Instant::now(), pause) else { return };
        if left.is_zero() {
            self.run_command(ctx, &Command::Go(Go::Next(1)));
        }
        ctx.request_repaint_after(if left.is_zero() { pause } else { left });
    }

    /// Journals unsaved work that has waited long enough, and reports failures.
    pub(super) fn keep_when_due(&mut self, ctx: &egui::Context) {
        let is_looked_at = ctx.input(|input| input.focused);
        let left = self.desk.keep_when_due(Instant::now(), is_looked_at);
        left.into_iter().for_each(|left| ctx.request_repaint_after(left));
        self.hear_of_journal();
    }

    /// Journals unsaved work of the active record, now or soon.
    pub(super) fn keep_soon(&mut self, ctx: &egui::Context) {
        let left = self.desk.keep_soon(Instant::now());
        left.into_iter().for_each(|left| ctx.request_repaint_after(left));
        self.hear_of_journal();
    }

    /// Keeps unsaved work of this record now.
    pub(super) fn keep(&mut self, number: u64) {
        self.desk.keep(number);
        self.hear_of_journal();
    }

    /// Tells what became of the unsaved work on the disk.
    pub(super) fn hear_of_journal(&mut self) {
        match self.desk.news_of_journal() {
            Some(Ok(())) => self.notices.settle(Topic::Journal),
            Some(Err(why)) => self.notices.lasting(Topic::Journal, why),
            None => {}
        }
    }
}
