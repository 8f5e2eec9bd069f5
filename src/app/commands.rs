//! What was asked for in a frame is done here: commands of the record by its workspace, those of the window by the window.

use std::time::{Duration, Instant};

use egui::{Context, ViewportCommand};

use crate::app::App;
use crate::app::bars::keys::Keymap;
use crate::app::bars::layout::Panel;
use crate::app::board::counting::Counting;
use crate::app::board::move_entry::MoveEntry;
use crate::app::board::style::ink;
use crate::app::board::tool::Tool;
use crate::app::context::action::Action;
use crate::app::context::{Open, ViewContext};
use crate::app::dialogs::Dialogs;
use crate::app::dialogs::focus::Asker;
use crate::app::look::menu::Wish;
use crate::app::look::{menu, theme, words};
use crate::app::panels::forks;
use crate::app::records::background::Order;
use crate::app::records::{hand, samples};
use crate::edit::{self, Command, GameNumbers, Go, Grouping};
use crate::game::{Colour, Position};
use crate::scene::Theme;
use crate::sgf::NodeId;

impl App {
    /// Does one thing that the user asked for. Whatever it is, moves are not played through any longer.
    pub(super) fn act(&mut self, ctx: &Context, ask: Action) {
        let toggles = matches!(
            &ask,
            Action::Run(Command::Window { name: "play-through", .. }) | Action::Hint(_) | Action::Told(_)
        );
        if !toggles {
            self.playing = None;
        }
        self.trail.asked(&ask);
        self.dialogs.asked_by(Asker::now(ctx));
        self.carry_out(ctx, ask);
    }

    /// Does one thing that was asked for.
    pub(super) fn carry_out(&mut self, ctx: &Context, ask: Action) {
        match ask {
            Action::Run(command) => self.run(ctx, &command),
            Action::RunAt(place, command) => self.type_into(ctx, place, &command),
            Action::RunInGesture(number, command) => self.edit(ctx, &command, Grouping::Gesture(number)),
            Action::RunAsOne(commands) => {
                let grouping = Grouping::Gesture(ctx.cumulative_frame_nr());
                self.order_in_front(ctx, Order { commands, grouping, ..Order::default() });
            }
            Action::TakeBack => self.forget_last_step(),
            Action::Answer(question, answer) => self.act_on(ctx, *question, answer),
            Action::Refuse(why) => self.notices.failure(why),
            Action::GoTo(node) => self.go_to(node),
            Action::Show(number, node) => {
                if let Some(index) = self.tabs.iter().position(|tab| tab.number == number) {
                    self.front = Some(index);
                    self.go_to(node);
                }
            }
            Action::Step(at) => {
                if let Some(node) = self.front.and_then(|front| self.tabs[front].step(at)) {
                    self.go_to(node);
                }
            }
            Action::Agree(place) => {
                if let Some(tab) = self.front.map(|front| &mut self.tabs[front])
                    && let (Some(now), Some(counting)) = (tab.look(), &mut tab.counting)
                {
                    counting.touch(&now.position, place);
                }
            }
            Action::Insert(word) => self.insert(ctx, &word),
            Action::Hint(words) => self.hint(words),
            Action::Told(words) => self.hint(&words),
            Action::ShowTab(index) if index < self.tabs.len() => {
                self.notices.leave();
                self.front = Some(index);
            }
            Action::CloseTab(index) => {
                if let Some(tab) = self.tabs.get(index) {
                    self.close(vec![tab.number], false);
                }
            }
            Action::Welcome => self.front = None,
            Action::Open(path) => self.open(path),
            Action::Settings(settings) => {
                let before = std::mem::replace(&mut self.settings, *settings);
                if before.keys != self.settings.keys {
                    self.keymap = Keymap::new(edit::keys(), &self.settings.keys).0;
                }
                self.dress(ctx);
                self.save_settings();
            }
            Action::OpenHere(path) => self.open_here(path),
            Action::GamesTo { games, to, cut } => self.games_to(ctx, &games, to, cut),
            Action::SplitGames(games) => {
                if let Some(front) = self.front {
                    self.split_collection(self.tabs[front].number, None, games);
                }
            }
            Action::Browse(path) => self.browse(&path),
            Action::Write(path, bytes) => self.write_picture(&path, bytes),
            Action::Sample(number) => {
                if let Some(sample) = samples::SAMPLES.get(number) {
                    self.open_text(sample.title, sample.bytes.to_vec(), true);
                }
            }
            Action::MoveTab(from, to) if from.max(to) < self.tabs.len() => {
                let tab = self.tabs.remove(from);
                self.tabs.insert(to, tab);
                self.front = Some(to);
            }
            Action::ShowTab(_) | Action::MoveTab(..) => {}
        }
    }

    /// Asks for the place of a picture.
    fn browse(&mut self, path: &std::path::Path) {
        if let Some(files) = &mut self.files {
            files.ask_for_picture(path);
        }
    }

    fn go_to(&mut self, node: NodeId) {
        if let Some(tab) = self.front.map(|front| &mut self.tabs[front])
            && tab.workspace.document().tree().is_linked(node)
        {
            tab.workspace.go_to(node);
            self.notices.clear();
        }
    }

    /// Runs a command: of the record in front, or of the window.
    pub(super) fn run(&mut self, ctx: &Context, command: &Command) {
        match command {
            Command::Window { name, arguments } => self.window_command(ctx, name, arguments),
            Command::Find { .. } | Command::FindAgain { .. } if self.front.is_none() => {
                self.notices.failure(words::NOTHING_OPEN);
            }
            Command::PasteVariation { text: None } if self.front.is_some() => self.ask_for_clipboard(ctx, true),
            Command::PasteVariation { text: Some(text) } => {
                let text = self.as_variation(text).unwrap_or_else(|| text.clone());
                self.edit(ctx, &Command::PasteVariation { text: Some(text) }, Grouping::Alone);
            }
            // The panel lists what is found, in all open records if one likes.
            Command::Find { what, kinds, regex } => self.dialogs.find(what, *kinds, *regex),
            Command::FindAgain { forward } => self.find_again(ctx, *forward),
            _ => self.edit(ctx, command, Grouping::Alone),
        }
    }

    /// Runs a command of the record in front.
    pub(super) fn edit(&mut self, ctx: &Context, command: &Command, grouping: Grouping) {
        self.order_in_front(ctx, Order::of(command.clone(), grouping));
    }

    /// Why a step could not be made, and what can be done instead.
    pub(super) fn why_no_step(&self, command: &Command, why: &str) -> String {
        let beside = matches!(command, Command::Go(Go::NextVariation | Go::PreviousVariation));
        let document = self.front.map(|front| self.tabs[front].workspace.document());
        match document.and_then(forks::listed).filter(|_| beside) {
            Some(listed) if listed.follow => words::take_one_of(listed.nodes.len()),
            Some(listed) if *command == Command::Go(Go::NextVariation) => words::last_variation_of(listed.nodes.len()),
            Some(listed) => words::first_variation_of(listed.nodes.len()),
            None => words::capital(why),
        }
    }

    /// A text typed into a node, which need not be the one at hand any more.
    fn type_into(&mut self, ctx: &Context, (record, node): (u64, NodeId), command: &Command) {
        let Some(tab) = self.tabs.iter().find(|tab| tab.workspace.identity() == record) else { return };
        if tab.workspace.document().tree().is_linked(node) {
            let order = Order { at: Some(node), ..Order::of(command.clone(), Grouping::Typing) };
            self.order(ctx, tab.number, order);
        }
    }

    /// The name of a point goes into the comment, where the caret is.
    fn insert(&mut self, ctx: &Context, word: &str) {
        let Some(front) = self.front else { return };
        let Some(now) = self.tabs[front].look() else { return };
        let mut actions = Vec::new();
        let (reading, doing, _) = self.tabs[front].parts(&now);
        doing.comment.insert(word, &reading, &mut actions);
        for ask in actions {
            self.carry_out(ctx, ask);
        }
    }

    fn window_command(&mut self, ctx: &Context, name: &str, arguments: &[String]) {
        let argument = arguments.first().map(String::as_str);
        if self.open_dialog(ctx, name, arguments) {
            return;
        }
        match (name, argument) {
            ("open", None) => self.ask_to_open(),
            ("open" | "open-recent", Some(_)) => self.open_named(arguments),
            ("open-recent", None) => self.front = None,
            ("open-folder", folder) => self.list_folder(folder),
            ("new", Some(game)) => self.new_record(game, &arguments[1..]),
            ("paste-record", Some(text)) => self.open_text(words::PASTED.said(), text.as_bytes().to_vec(), false),
            ("paste-record", None) => self.ask_for_clipboard(ctx, false),
            ("quit", _) => self.quit(ctx),
            ("theme", choice) => self.choose_theme(ctx, choice),
            ("full-screen", _) => {
                self.only_board = !self.only_board;
                ctx.send_viewport_cmd(ViewportCommand::Fullscreen(self.only_board));
            }
            ("game-text", _) => self.settings.panels.text = !self.settings.panels.text,
            ("coordinates", _) => self.settings.coordinates = !self.settings.coordinates,
            (
                "next-moves" | "move-numbers" | "notation" | "snap" | "illegal-moves" | "hide-results" | "tree-grows"
                | "show-information",
                _,
            ) => {
                self.choose_view(name, arguments);
            }
            ("show-tree", _) => self.settings.panels.tree = !self.settings.panels.tree,
            ("show-comment", _) => self.settings.panels.comment = !self.settings.panels.comment,
            ("show-pieces", _) => self.settings.panels.pieces = !self.settings.panels.pieces,
            ("menu", _) => menu::wish(ctx, Some(Wish::Main)),
            ("menu-here", _) => menu::wish(ctx, Some(Wish::Here)),
            ("next-tab", _) => self.cycle(1),
            ("previous-tab", _) => self.cycle(self.tabs.len().saturating_sub(1)),
            ("go-back" | "go-forward", _) => {
                if !self.go_along_trail(name == "go-forward") {
                    self.hint(words::NO_FURTHER_PLACE.said());
                }
            }
            _ => match self.front {
                Some(front) => self.tab_command(ctx, front, name, arguments),
                None => self.notices.failure(words::NOTHING_OPEN),
            },
        }
        self.save_settings();
    }

    /// Opens the dialog that a command of the window asks for, if it is one.
    fn open_dialog(&mut self, ctx: &Context, name: &str, arguments: &[String]) -> bool {
        self.with_dialogs(ctx, |dialogs, here| dialogs.command(name, arguments, here))
    }

    fn find_again(&mut self, ctx: &Context, forward: bool) {
        self.with_dialogs(ctx, |dialogs, here| dialogs.find_again(here, forward));
    }

    /// Does something with the dialogs, which may look at the window.
    fn with_dialogs<T>(&mut self, ctx: &Context, act: impl FnOnce(&mut Dialogs, &ViewContext<'_>) -> T) -> T {
        let now = self.front.and_then(|front| self.tabs[front].look());
        let record = self.front.zip(now.as_ref()).map(|(front, now)| self.tabs[front].reading(now));
        let (_, theme) = self.board_style(ctx.theme() == egui::Theme::Dark);
        let paint = |position: &Position, colour: Colour| ink(position, colour, theme);
        let keys = |command: &Command| self.keymap.keys_of(command);
        let names = self.names();
        let open: Vec<Open<'_>> = self.tabs.iter().zip(&names).map(|(tab, name)| tab.as_open(name)).collect();
        act(
            &mut self.dialogs,
            &ViewContext { record, open: &open, keys: &keys, paint: &paint, hides_results: self.settings.hide_results },
        )
    }

    /// A command of the window that needs a record.
    fn tab_command(&mut self, ctx: &Context, front: usize, name: &str, arguments: &[String]) {
        let known = self.copy(ctx, name)
            || self.file_command(ctx, front, name, arguments)
            || self.tool_command(ctx, front, name, arguments)
            || self.view_command(front, name)
            || self.piece_command(front, name, arguments);
        if !known {
            let title = edit::entry(name).map_or(name, |entry| entry.title());
            self.notices.failure(words::not_here(title));
        }
    }

    /// Saves, reads, copies or leaves a record. Returns whether that was asked for.
    fn file_command(&mut self, ctx: &Context, front: usize, name: &str, arguments: &[String]) -> bool {
        let number = self.tabs[front].number;
        match (name, arguments.first().map(String::as_str)) {
            ("save", _) => {
                let _ = self.save(number);
            }
            ("save-as", None) => self.save_as(number),
            ("save-as", Some(path)) => {
                let _ = self.save_to(number, path.into(), false);
            }
            ("save-copy", Some(path)) => self.save_copy(number, path.as_ref()),
            ("save-copy", None) => self.ask_for_copy(number),
            ("save-copy-as", Some(reader)) => self.save_copy_as(number, reader, arguments.get(1).map(AsRef::as_ref)),
            ("earlier-versions", _) => self.list_versions(number),
            ("copy-picture", _) => self.copy_picture(ctx, front),
            ("split-collection", folder) => {
                let games = GameNumbers::default();
                self.split_collection(number, folder, games);
            }
            ("add-games-from", _) => self.add_games_from(ctx, number, arguments.iter().map(Into::into).collect()),
            ("next-file", _) => self.open_beside(front, 1),
            ("previous-file", _) => self.open_beside(front, -1),
            ("close", _) => self.close(vec![number], false),
            ("reload", _) if self.tabs[front].is_modified() => self.notices.failure(words::SAVE_OR_UNDO_FIRST),
            ("reload", _) => self.reload(None),
            ("read-as", label) => self.reload(label),
            _ => return false,
        }
        true
    }

    /// Takes a tool in hand, or begins what is done beside the tools. Returns whether that was asked for.
    fn tool_command(&mut self, ctx: &Context, front: usize, name: &str, arguments: &[String]) -> bool {
        let tab = &mut self.tabs[front];
        match (name, arguments.first().map(String::as_str)) {
            ("set-up", word) => {
                tab.tool = Tool::Setup;
                let kind = tab.workspace.kind();
                let nobodys = kind.as_ref().and_then(|kind| kind.nobodys()).filter(|name| word == Some(*name));
                let named = |wanted: &str| kind.as_ref()?.piece_letters().into_iter().find(|(name, _)| *name == wanted);
                let letters = arguments.get(1).and_then(|wanted| named(wanted.as_ref())).map(|(letters, _)| letters);
                let colour = match nobodys {
                    Some(_) => Some(Colour::BLACK),
                    None => word.and_then(|word| kind.as_ref()?.colour_in(word.as_bytes())),
                };
                tab.setup_piece = nobodys.or(letters);
                let follows = hand::set_up(tab, colour);
                follows.into_iter().for_each(|turn| self.edit(ctx, &turn, Grouping::Alone));
            }
            ("tool", Some(name)) => self.take_tool(ctx, front, name),
            ("edit-comment", _) => {
                tab.comment.start_editing();
                self.show_comment();
            }
            ("counting", _) => {
                let now = tab.look();
                tab.counting = now.and_then(|now| Counting::new(&now, tab.workspace.document().tree()));
                if tab.counting.is_none() {
                    tab.hint.say(words::NOT_COUNTED);
                }
                self.show_comment();
            }
            ("play-through", _) => {
                let pause = Duration::from_secs_f32(self.settings.autoplay_seconds.clamp(0.1, 60.0));
                self.playing = if self.playing.is_some() { None } else { Some(Instant::now() + pause / 2) };
            }
            ("type-move", None) => self.entry = Some(MoveEntry::new(String::new())),
            ("type-move", Some(_)) => match tab.workspace.available(&Command::Correct(String::new())) {
                Ok(()) => self.entry = Some(MoveEntry::correcting()),
                Err(why) => tab.hint.say(words::capital(&why.to_string())),
            },
            _ => return false,
        }
        true
    }

    fn take_tool(&mut self, ctx: &Context, front: usize, name: &str) {
        let tab = &mut self.tabs[front];
        match Tool::of_name(name) {
            Some(Tool::Setup) if tab.tool == Tool::Setup => {
                let follows = hand::next_setup_colour(tab);
                follows.into_iter().for_each(|turn| self.edit(ctx, &turn, Grouping::Alone));
            }
            Some(tool) => {
                tab.tool = tool;
                tab.hint.say(tool.words());
                if tool == Tool::Setup {
                    hand::say_setup(tab);
                }
            }
            None => self.notices.failure(words::no_such_tool(name)),
        }
    }

    /// Where the comment is, counting has its buttons, too.
    fn show_comment(&mut self) {
        self.settings.panels.comment = true;
        self.panel = Panel::Comment;
    }

    /// Looks at board or tree in another way. Returns whether that was asked for.
    fn view_command(&mut self, front: usize, name: &str) -> bool {
        let tab = &mut self.tabs[front];
        let board = tab.workspace.kind().map(|kind| kind.board().clone());
        match name {
            "zoom-in" => tab.board.camera.zoom_by(1.25),
            "zoom-out" => tab.board.camera.zoom_by(0.8),
            "zoom-fit" => tab.board.camera.fit(),
            "rotate-view" => board.into_iter().for_each(|board| tab.board.camera.turn(&board, 1)),
            "flip-view" => board.into_iter().for_each(|board| tab.board.camera.mirror(&board)),
            "usual-view" => tab.board.camera.turn_back(),
            "hide-following" => tab.hide_following(),
            "only-line" => tab.tree.toggle_only_line(),
            "fold-others" => tab.tree.fold_others(tab.workspace.document()),
            "unfold-all" => tab.tree.unfold_all(),
            _ => return false,
        }
        true
    }

    /// Does something with the piece that is held, or with the variations on offer. Returns whether that was asked for.
    fn piece_command(&mut self, front: usize, name: &str, arguments: &[String]) -> bool {
        let tab = &mut self.tabs[front];
        let further = arguments.get(1).map(String::as_str);
        match (name, arguments.first().map(String::as_str)) {
            ("take", Some(number)) => match forks::taken(tab.workspace.document(), number) {
                Some(node) => {
                    tab.workspace.go_to(node);
                }
                None => tab.hint.say(words::NOT_SO_MANY),
            },
            ("place-piece", when) => tab.board.place_piece(when == Some("anyway")),
            ("move-piece", Some(way)) => hand::move_piece(tab, way, further == Some("far")),
            ("turn-piece-left", _) => hand::turn_piece(tab, |hand, set| hand.turn_left(set)),
            ("turn-piece-right", _) => hand::turn_piece(tab, |hand, set| hand.turn_right(set)),
            ("flip-piece", _) => hand::turn_piece(tab, |hand, set| hand.flip(set)),
            ("next-piece", _) => hand::next_piece(tab, 1),
            ("previous-piece", _) => hand::next_piece(tab, -1),
            ("take-piece", Some(name)) => hand::take_piece(tab, name, further),
            ("find-move", _) => hand::find_move(tab, 1),
            ("find-move-back", _) => hand::find_move(tab, -1),
            ("drop-piece", _) => hand::drop_piece(tab),
            _ => return false,
        }
        true
    }

    fn choose_theme(&mut self, ctx: &Context, name: Option<&str>) {
        let next = match name {
            Some(name) => theme::Choice::of_name(name),
            None if ctx.theme() == egui::Theme::Dark => Some(theme::Choice::Light),
            None => Some(theme::Choice::Dark),
        };
        match next {
            Some(choice) => {
                self.settings.appearance = choice.name().to_owned();
                theme::apply(ctx, choice);
            }
            None if name.is_some_and(|name| Theme::named(name).is_some()) => {
                self.settings.board_theme = name.unwrap_or_default().to_owned();
            }
            None => self.notices.failure(words::no_such_theme(name.unwrap_or_default())),
        }
    }

    fn cycle(&mut self, by: usize) {
        if !self.tabs.is_empty() {
            self.notices.leave();
            self.front = Some(self.front.map_or(0, |front| (front + by) % self.tabs.len()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::Options;

    #[test]
    fn what_is_typed_goes_where_it_was_typed_or_nowhere() {
        let ctx = Context::default();
        let mut app = App::new(Options::default());
        app.open_sample("one", "(;GM[1]SZ[9];B[aa];W[bb])");
        app.open_sample("other", "(;GM[1]SZ[9])");
        let text =
            |app: &App, tab: usize| String::from_utf8(app.tabs[tab].workspace.document().tree().write()).unwrap();
        let tree = app.tabs[0].workspace.document().tree();
        let node = tree.descendants(tree.games().next().unwrap()).last().unwrap();
        let identity = app.tabs[0].workspace.identity();
        let typed = |place| Action::RunAt(place, Command::Comment("typed".to_owned()));
        // Another record is in front, and has no such node.
        app.carry_out(&ctx, typed((identity, node)));
        assert_eq!(
            (text(&app, 0), text(&app, 1)),
            ("(;GM[1]SZ[9];B[aa];W[bb]C[typed])".into(), "(;GM[1]SZ[9])".into())
        );
        assert_eq!(app.front, Some(1));
        // A record that is not open any more.
        app.carry_out(&ctx, typed((u64::MAX, node)));
        app.carry_out(&ctx, Action::GoTo(node));
        let second = app.tabs[1].number;
        app.carry_out(&ctx, Action::Show(second, node));
        assert_eq!(text(&app, 1), "(;GM[1]SZ[9])");
    }
}
