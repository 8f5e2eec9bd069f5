//! Runs the actions queued during a frame: record commands in the workspace, window commands in the window.

use std::path::{Path, PathBuf};

use egui::Context;

use crate::app::App;
use crate::app::bars::keys::Keymap;
use crate::app::board::style::paint_of;
use crate::app::context::publishing::MadeFile;
use crate::app::context::{Action, AtHand, Open, PathFor, Question, Reading, ViewContext};
use crate::app::dialogs::Dialogs;
use crate::app::dialogs::focus::Asker;
use crate::app::look::words;
use crate::app::panels::comment::CommentPanel;
use crate::app::panels::forks;
use crate::app::platform::file_dialogs::{FileDialog, is_place_for_picture};
use crate::app::records::background::Order;
use crate::app::records::{Tab, hand, samples};
use crate::app::study::{source_of, starter_title};
use crate::commands::{self, AnyCommand, WindowCommand};
use crate::edit::{Command, Go, Grouping};
use crate::game::{Colour, Position};
use crate::language::{self, StaticText};
use crate::sgf::NodeId;

impl App {
    /// Runs what the user asked for. Whatever it is, moves are not played through any longer.
    pub(super) fn run_asked(&mut self, ctx: &Context, action: Action) {
        let toggles =
            matches!(&action, Action::Window(WindowCommand::PlayThrough, _) | Action::Hint(_) | Action::Told(_));
        if !toggles {
            self.desk.player.stop();
        }
        self.desk.trail.observe(&action);
        self.dialogs.asker = Asker::now(ctx);
        self.run_action(ctx, action);
    }

    /// Runs an action.
    pub(super) fn run_action(&mut self, ctx: &Context, action: Action) {
        match action {
            Action::Run(command) => self.run_command(ctx, &command),
            Action::Window(command, words) => self.run_window_command(ctx, command, &words),
            Action::RunAt(place, command) => self.type_into(ctx, place, &command),
            Action::RunInDrag(begins, command) => {
                let grouping = self.desk.drag(begins);
                self.run_in_front(ctx, Order { grouping, ..command.into() });
            }
            Action::RunAsOne(commands) => {
                let grouping = self.desk.gesture();
                self.run_in_front(ctx, Order { commands, grouping, ..Order::default() });
            }
            // The first click of a double click was not intended, and cannot be redone.
            Action::TakeBack => {
                let idle = self.desk.front_mut().filter(|tab| tab.work.is_none());
                idle.into_iter().for_each(|tab| tab.workspace.take_back());
            }
            Action::Answer(question, answer) => self.run_answer(ctx, *question, answer),
            Action::Refuse(why) => self.notices.failure(why),
            Action::GoTo(node) => self.go_to(node),
            Action::Show(number, node) => {
                if self.desk.show(number) {
                    self.go_to(node);
                }
            }
            Action::Step(at) => {
                if let Some(node) = self.desk.front.and_then(|front| self.desk.tabs[front].step(at)) {
                    self.go_to(node);
                }
            }
            Action::Agree(place) => {
                if let Some(tab) = self.desk.front_mut()
                    && let (Some(now), Some(counting)) = (tab.look(), &mut tab.doing.counting)
                {
                    counting.touch(&now.position, place);
                    let done = [counting.spoken(&now, place), counting.dead_in_words(&now.position)];
                    tab.views.hint.say(language::sentences(done));
                }
            }
            Action::Insert(word) => {
                self.insert(ctx, |comment, reading, actions| comment.insert(&word, reading, actions));
            }
            Action::InsertLink(node) => {
                let linked = |tab: &Tab| tab.workspace.document().tree().is_linked(node);
                match self.desk.front().is_some_and(|tab| tab.doing.comment.takes_inserts() && linked(tab)) {
                    true => self.insert(ctx, |comment, reading, actions| comment.insert_link(node, reading, actions)),
                    false => self.go_to(node),
                }
            }
            Action::Hint(words) => self.hint(words),
            Action::Told(words) => self.hint(&words),
            Action::ShowTab(index) if index < self.desk.tabs.len() => {
                self.notices.leave();
                self.desk.front = Some(index);
            }
            Action::CloseTab(index) => {
                if let Some(tab) = self.desk.tabs.get(index) {
                    self.close(vec![tab.number], false);
                }
            }
            Action::Welcome => self.desk.front = None,
            Action::Open(path) => self.open(path),
            Action::Settings(settings) => {
                let before = std::mem::replace(&mut self.settings, *settings);
                if before.keys != self.settings.keys {
                    self.keymap = Keymap::new(commands::keys(), &self.settings.keys).0;
                }
                self.dress(ctx);
                self.save_settings();
            }
            Action::AskForFolder => self.ask_for_path(PathFor::Folder, None),
            Action::OpenHere(path) => self.open_here(path),
            Action::GamesTo { games, to, cut } => self.games_to(ctx, &games, to, cut),
            Action::SplitGames(games) => {
                if let Some(front) = self.desk.front {
                    self.split_collection(self.desk.tabs[front].number, None, games);
                }
            }
            Action::Browse(path, what) => self.browse(&path, what),
            Action::Write(path, bytes) => drop(self.write_picture(&path, bytes)),
            Action::Publish(choice) => self.publish(ctx, *choice),
            Action::Sample(number) => {
                if let Some(sample) = samples::SAMPLES.get(number) {
                    self.open_text(sample.title, samples::opened(sample), true);
                }
            }
            Action::Starter(number) => {
                if let Some(starter) = crate::study::STARTERS.get(number) {
                    self.study(ctx, Some((starter_title(starter), source_of(starter))));
                }
            }
            Action::MoveTab(from, to) => self.desk.move_tab(from, to),
            Action::ShowTab(_) => {}
        }
    }

    /// Asks for the place of a picture, or whatever else is made of a record.
    fn browse(&mut self, path: &Path, what: MadeFile) {
        let (title, kind, suffixes) = match what {
            MadeFile::Picture => {
                (words::EXPORT_PICTURE, StaticText("pictures", "Pictures and diagrams"), &["png", "svg", "txt"][..])
            }
            MadeFile::Published(form) => {
                (words::PUBLISH, StaticText("published-files", "Published files"), &[form.suffix()][..])
            }
            MadeFile::Site => (words::PUBLISH, StaticText("all-files", "All files"), &["*"][..]),
        };
        let suffixes = suffixes.iter().map(|suffix| (*suffix).to_owned()).collect();
        let dialog = FileDialog { is_folder: what == MadeFile::Site, ..FileDialog::of(title, kind, suffixes) };
        let chosen = |app: &mut App, path: PathBuf| {
            app.dialogs.chosen(&path);
            app.saves.agreed = Some(path).filter(|path| is_place_for_picture(path));
        };
        // Its dialog has a field for the path.
        let typed = StaticText("type-the-path", "The system's file dialog did not open: type the path of the file");
        self.ask_system_where(dialog, path, chosen, move |app| app.notices.note(typed));
    }

    fn go_to(&mut self, node: NodeId) {
        if let Some(tab) = self.desk.front_mut()
            && tab.workspace.document().tree().is_linked(node)
        {
            tab.workspace.go_to(node);
            self.notices.clear();
        }
    }

    /// Runs a command of the active record, as it was entered.
    pub(super) fn run_command(&mut self, ctx: &Context, command: &Command) {
        match command {
            Command::Find { .. } | Command::FindAgain { .. } if self.desk.front.is_none() => {
                self.notices.failure(words::NOTHING_OPEN);
            }
            Command::PasteVariation { text: None } if self.desk.front.is_some() => self.ask_for_clipboard(ctx, true),
            Command::PasteVariation { text: Some(text) } => {
                let text = self.as_variation(text).unwrap_or_else(|| text.clone());
                match self.of_other_board(&text) {
                    Some((from, here)) => self.put(Question::OtherBoard { text, from, here }),
                    None => self.run_in_front(ctx, Command::PasteVariation { text: Some(text) }),
                }
            }
            // The panel lists what is found, in all open records if one likes.
            Command::Find { what, kinds, regex } => self.dialogs.find.open(what, *kinds, *regex),
            Command::FindAgain { forward } => self.with_dialogs(ctx, |all, here| all.find_again(here, *forward)),
            _ => self.run_in_front(ctx, command.clone()),
        }
    }

    /// Why a step could not be made, and what can be done instead.
    pub(super) fn why_no_step(&self, command: &Command, why: &str) -> String {
        let beside = matches!(command, Command::Go(Go::NextVariation | Go::PreviousVariation));
        let document = self.desk.front.map(|front| self.desk.tabs[front].workspace.document());
        let listed = document.and_then(|document| forks::listed(document, None));
        match listed.filter(|_| beside) {
            Some(listed) if listed.follow => words::take_one_of(listed.nodes.len()),
            Some(listed) if *command == Command::Go(Go::NextVariation) => words::last_variation_of(listed.nodes.len()),
            Some(listed) => words::first_variation_of(listed.nodes.len()),
            None => words::capital(why),
        }
    }

    /// A text typed into a node, which may no longer be the current one.
    fn type_into(&mut self, ctx: &Context, (record, node): (u64, NodeId), command: &Command) {
        let Some(tab) = self.desk.tabs.iter().find(|tab| tab.workspace.identity() == record) else { return };
        if tab.workspace.document().tree().is_linked(node) {
            let order = Order { at: Some(node), grouping: Grouping::Typing, ..command.clone().into() };
            self.run_on(ctx, tab.number, order);
        }
    }

    /// The name of a point or the link to a node goes into the comment, where the caret is.
    fn insert(&mut self, ctx: &Context, put: impl FnOnce(&mut CommentPanel, &Reading<'_>, &mut Vec<Action>)) {
        let Some(front) = self.desk.front else { return };
        let Some(now) = self.desk.tabs[front].look() else { return };
        let mut actions = Vec::new();
        let (reading, _, doing, _) = self.desk.tabs[front].parts(&now);
        put(&mut doing.comment, &reading, &mut actions);
        for ask in actions {
            self.run_action(ctx, ask);
        }
    }

    /// Does something with the dialogs, which may look at the window.
    pub(super) fn with_dialogs<T>(
        &mut self,
        ctx: &Context,
        act: impl FnOnce(&mut Dialogs, &ViewContext<'_>) -> T,
    ) -> T {
        let now = self.desk.front.and_then(|front| self.desk.tabs[front].look());
        let record = self.desk.front.zip(now.as_ref()).map(|(front, now)| self.desk.tabs[front].reading(now));
        let (_, theme) = self.board_style(ctx.theme() == egui::Theme::Dark);
        let paint = |position: &Position, colour: Colour| paint_of(position, colour, theme);
        let has_pieces = self.desk.front().is_some_and(hand::has_pieces);
        let keys = |command: &AnyCommand| self.keymap.keys_of(command, has_pieces);
        let names = self.desk.names();
        let open: Vec<Open<'_>> = self.desk.tabs.iter().zip(&names).map(|(tab, name)| tab.as_open(name)).collect();
        act(
            &mut self.dialogs,
            &ViewContext {
                record,
                open: &open,
                keys: &keys,
                paint: &paint,
                at_hand: self.desk.front.map_or_else(AtHand::default, |front| self.desk.tabs[front].at_hand()),
                hides_results: self.settings.hide_results,
            },
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::Options;

    #[test]
    fn typing_never_reaches_another_record() {
        let ctx = Context::default();
        let mut app = App::new(Options::default());
        app.open_sample("one", "(;GM[1]SZ[9];B[aa];W[bb])");
        app.open_sample("other", "(;GM[1]SZ[9])");
        let text =
            |app: &App, tab: usize| String::from_utf8(app.desk.tabs[tab].workspace.document().tree().write()).unwrap();
        let tree = app.desk.tabs[0].workspace.document().tree();
        let node = tree.descendants(tree.games().next().unwrap()).last().unwrap();
        let identity = app.desk.tabs[0].workspace.identity();
        let typed = |place| Action::RunAt(place, Command::Comment("typed".to_owned()));
        // Another record is active, and has no such node.
        app.run_action(&ctx, typed((identity, node)));
        assert_eq!(
            (text(&app, 0), text(&app, 1)),
            ("(;GM[1]SZ[9];B[aa];W[bb]C[typed])".into(), "(;GM[1]SZ[9])".into())
        );
        assert_eq!(app.desk.front, Some(1));
        // A record that is not open any more.
        app.run_action(&ctx, typed((u64::MAX, node)));
        app.run_action(&ctx, Action::GoTo(node));
        let second = app.desk.tabs[1].number;
        app.run_action(&ctx, Action::Show(second, node));
        assert_eq!(text(&app, 1), "(;GM[1]SZ[9])");
    }
}
