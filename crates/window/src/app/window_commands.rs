//! What each window command does: one row each.

#![allow(clippy::unit_arg, reason = "a row says in one line what is opened")]

use std::path::Path;
use std::time::Instant;

use egui::{Context, Vec2, ViewportCommand};

use crate::analysis::Scale;
use crate::app::App;
use crate::app::bars::panel::Panel;
use crate::app::board::Tool;
use crate::app::board::counting::Counting;
use crate::app::board::held::{FLIP, TURN_LEFT, TURN_RIGHT};
use crate::app::board::move_entry::TypedMove;
use crate::app::clipboard::Text;
use crate::app::context::question::RecordVersion;
use crate::app::context::{AtHand, Reading, ViewContext};
use crate::app::dialogs::palette::CommandPalette;
use crate::app::dialogs::settings::SettingsDialog;
use crate::app::dialogs::{
    Dialog, Dialogs, about, clean_up, conflicts, dictionary, encoding, export, findings, games, go_to, help, history,
    information, keys, new_game, properties, publishing, results,
};
use crate::app::look::menu::MenuRequest;
use crate::app::look::{menu, words};
use crate::app::panels::forks;
use crate::app::records::{Tab, hand};
#[cfg(feature = "window-tests")]
use crate::commands;
use crate::commands::{AnyCommand, WindowCommand};
use crate::edit::{Command, GameNumbers, Operand};
use crate::game::Colour;
use crate::language::{self, StaticText};
use crate::scene::Theme;
use crate::store::Settings;
use crate::store::field;
use crate::store::settings::{Choice as _, Field, Listed, LossScale, MoveNumbers, Panels};

const FULL_SCREEN: StaticText =
    StaticText("full-screen-on", "Full screen: only the board is shown. F11 shows the window again");
const WINDOW_AGAIN: StaticText = StaticText("full-screen-off", "The window is shown again");

/// A window command's action. It receives the words after its name.
pub(super) enum Handler {
    /// Opens a dialog that needs nothing.
    Show(fn(&mut Dialogs)),
    /// Opens a dialog about the active record.
    Open(fn(&mut Dialogs, &Reading<'_>, &[String])),
    /// Opens a dialog; with words, does without.
    Ask(fn(&mut Dialogs, &ViewContext<'_>), fn(&mut App, &[String])),
    /// Something with the window.
    Do(fn(&mut App, &Context, &[String])),
    /// Something with the active tab.
    InTab(fn(&mut Tab, &[String])),
    /// Something with the active record, whose tab has this index.
    OfRecord(fn(&mut App, &Context, usize, &[String])),
    /// Switches a setting, and may report that it is on or off.
    Switch(Field<bool>, Option<[StaticText; 2]>),
    /// Chooses a value by its name; without one, the second of these, or the first where that is chosen.
    Choose(&'static dyn Listed, [&'static str; 2]),
    /// The same for names that mean more than a value; and whether one is on.
    ChooseMore(fn(&mut App, &str), fn(&Settings, &str) -> bool),
    /// Switches something in the active tab; and whether it is on.
    SwitchInTab(fn(&mut Tab), fn(&Tab) -> bool),
}

/// The commands that open a dialog, by their names.
#[cfg(feature = "window-tests")]
pub fn dialog_commands() -> impl Iterator<Item = &'static str> {
    let opens =
        |command: &WindowCommand| matches!(handler(*command), Handler::Show(_) | Handler::Open(_) | Handler::Ask(..));
    let names = commands::table().iter().map(|row| row.name);
    names.filter(move |name| WindowCommand::of_name(name).as_ref().is_some_and(opens))
}

/// What a command does.
pub(super) fn handler(command: WindowCommand) -> Handler {
    use Handler::{Ask, Choose, ChooseMore, Do, InTab, OfRecord, Open, Show, Switch, SwitchInTab};
    use WindowCommand as C;
    match command {
        // Records and files.
        C::New => Ask(
            |dialogs, here| dialogs.open(new_game::NewGame::new(here)),
            |app, words| app.new_record(&words[0], &words[1..]),
        ),
        C::Open => Do(|app, _, files| if files.is_empty() { app.ask_to_open() } else { app.open_named(files) }),
        C::OpenFolder => Do(|app, _, words| app.list_folder(words.first().map(Path::new))),
        C::OpenRecent => {
            Do(|app, _, files| if files.is_empty() { app.desk.front = None } else { app.open_named(files) })
        }
        C::PasteRecord => Do(|app, ctx, words| match words.first() {
            Some(text) => app.open_text(words::PASTED.localized(), text.as_bytes().to_vec(), false),
            None => app.ask_for_clipboard(ctx, false),
        }),
        C::Save => OfRecord(|app, _, front, _| drop(app.save(app.desk.tabs[front].number))),
        C::SaveAs => OfRecord(|app, _, front, words| match words.first() {
            Some(path) => drop(app.save_to(app.desk.tabs[front].number, path.into(), false)),
            None => app.save_as(app.desk.tabs[front].number),
        }),
        C::SaveCopy => OfRecord(|app, _, front, words| {
            app.save_copy(app.desk.tabs[front].number, None, words.first().map(AsRef::as_ref));
        }),
        C::SaveCopyAs => OfRecord(|app, _, front, words| {
            app.save_copy(app.desk.tabs[front].number, Some(&words[0]), words.get(1).map(AsRef::as_ref));
        }),
        C::Reload => OfRecord(|app, _, front, _| match app.desk.tabs[front].is_modified() {
            true => app.notices.failure(words::SAVE_OR_UNDO_FIRST),
            false => app.reload(None),
        }),
        C::ReadAs => Ask(
            |dialogs, here| here.record.iter().for_each(|reading| dialogs.open(encoding::ReadAs::new(reading))),
            |app, words| app.reload(words.first().map(String::as_str)),
        ),
        C::MergeFile => OfRecord(|app, _, front, _| app.merge_with_file(app.desk.tabs[front].number)),
        C::MergeVersion => OfRecord(|app, _, front, words| match (words.first(), app.desk.tabs[front].number) {
            (Some(path), number) => app.ask_for_base(app.merging(number, RecordVersion::File(path.into()))),
            (None, number) => app.ask_for_version(number),
        }),
        C::Compare => {
            OfRecord(|app, ctx, front, words| app.compare_record(ctx, front, words.first().map(String::as_str)))
        }
        C::CompareVariation => OfRecord(|app, ctx, front, words| {
            app.compare_variation(ctx, front, words.first().map(String::as_str));
        }),
        C::Conflicts => Open(|dialogs, reading, _| dialogs.open(conflicts::Conflicts::new(reading))),
        C::EarlierVersions => OfRecord(|app, _, front, _| app.list_versions(app.desk.tabs[front].number)),
        C::ExportPicture => Open(|dialogs, reading, words| match words.first() {
            Some(file) => dialogs.export_into(reading, file),
            None => dialogs.open(export::Export::new(reading, false)),
        }),
        C::ExportDiagrams => Open(|dialogs, reading, _| dialogs.open(export::Export::new(reading, true))),
        C::Publish => Open(|dialogs, reading, _| dialogs.open(publishing::PublishDialog::new(reading, false))),
        C::Print => Open(|dialogs, reading, _| dialogs.open(publishing::PublishDialog::new(reading, true))),
        C::CopyPicture => OfRecord(|app, ctx, front, _| app.copy_picture(ctx, front)),
        C::CopyRecord => OfRecord(|app, ctx, front, _| app.copy(ctx, front, Text::Record)),
        C::CopyMoves => OfRecord(|app, ctx, front, _| app.copy(ctx, front, Text::Moves)),
        C::CopyLink => OfRecord(|app, ctx, front, _| app.copy(ctx, front, Text::Link)),
        C::CopyBoard => OfRecord(|app, ctx, front, _| app.copy(ctx, front, Text::Board)),
        C::SplitCollection => OfRecord(|app, _, front, words| {
            let folder = words.first().map(String::as_str);
            app.split_collection(app.desk.tabs[front].number, folder, GameNumbers::default());
        }),
        C::AddGamesFrom => OfRecord(|app, ctx, front, files| {
            app.add_games_from(ctx, app.desk.tabs[front].number, files.iter().map(Into::into).collect());
        }),
        C::Study => OfRecord(|app, ctx, front, _| app.study_record(ctx, front)),
        C::StudyCollections => Do(|app, ctx, _| app.study(ctx, None)),
        C::StudyFolder => Do(|app, ctx, words| app.study_folder(ctx, words.first().map(String::as_str))),
        C::NextFile => OfRecord(|app, _, front, _| app.open_beside(front, 1)),
        C::PreviousFile => OfRecord(|app, _, front, _| app.open_beside(front, -1)),
        C::Close => OfRecord(|app, _, front, _| app.close(vec![app.desk.tabs[front].number], false)),
        C::Quit => Do(|app, ctx, _| app.quit(ctx)),

        // Commands that open dialogs.
        C::Palette => Show(|dialogs| dialogs.open(CommandPalette::new(dialogs.recent.clone()))),
        C::ReplaceDialog => Open(|dialogs, _, _| dialogs.find.open_replacing()),
        C::HistoryList => Open(of_record::<history::HistoryList>),
        C::Settings => Show(|dialogs| dialogs.open(SettingsDialog::new(dialogs.settings.clone()))),
        C::GotoDialog => Open(of_record::<go_to::GoTo>),
        C::Properties => Open(|dialogs, _, words| dialogs.open(properties::Properties::at(words.first().cloned()))),
        C::Information => Open(|dialogs, reading, _| dialogs.open(information::Information::new(reading))),
        C::Results => Open(of_record::<results::Results>),
        C::Games => Open(of_record::<games::Games>),
        C::Dictionary => Open(|dialogs, _, words| {
            dialogs.open(dictionary::DictionaryDialog::new(words.first().map(String::as_str)));
        }),
        C::CleanUp => Open(of_record::<clean_up::CleanUp>),
        C::Findings => Open(of_record::<findings::Findings>),
        C::Help => Show(|dialogs| dialogs.open(help::Help::default())),
        C::Shortcuts => Show(|dialogs| dialogs.open(keys::KeysDialog::default())),
        C::About => Show(|dialogs| dialogs.open(about::About)),

        // Going.
        C::PlayThrough => OfRecord(|app, _, _, _| app.play_or_stop()),
        C::Take => OfRecord(|app, ctx, front, words| app.take_continuation(ctx, front, &words[0])),
        C::NextEqual => OfRecord(|app, ctx, front, _| app.go_to_equal(ctx, front)),
        C::ContinueHere => OfRecord(App::continue_here),
        C::EqualPositions => Choose(&field!(equal_positions), ["game", "open"]),
        C::GoBack => Do(|app, _, _| app.go_along_trail(false)),
        C::GoForward => Do(|app, _, _| app.go_along_trail(true)),
        C::NextTab => Do(|app, _, _| app.cycle(1)),
        C::PreviousTab => Do(|app, _, _| app.cycle(-1)),

        // The piece in hand, moves, tools.
        C::PlacePiece => {
            InTab(|tab, words| tab.views.board.place = Some(words.first().is_some_and(|when| when == "anyway")))
        }
        C::MovePiece => {
            InTab(|tab, words| hand::move_piece(tab, &words[0], words.get(1).is_some_and(|how| how == "far")))
        }
        C::TurnPieceLeft => InTab(|tab, _| hand::turn_piece(tab, TURN_LEFT)),
        C::TurnPieceRight => InTab(|tab, _| hand::turn_piece(tab, TURN_RIGHT)),
        C::FlipPiece => InTab(|tab, _| hand::turn_piece(tab, FLIP)),
        C::NextPiece => InTab(|tab, _| hand::next_piece(tab, 1)),
        C::PreviousPiece => InTab(|tab, _| hand::next_piece(tab, -1)),
        C::TakePiece => InTab(|tab, words| hand::take_piece(tab, &words[0], words.get(1).map(String::as_str))),
        C::TypeMove => OfRecord(|app, _, front, words| app.type_move(front, !words.is_empty())),
        C::FindMove => InTab(|tab, _| hand::find_move(tab, 1)),
        C::FindMoveBack => InTab(|tab, _| hand::find_move(tab, -1)),
        C::DropPiece => InTab(|tab, _| hand::drop_piece(tab)),
        C::Tool => OfRecord(|app, ctx, front, words| app.take_tool(ctx, front, &words[0])),
        C::SetUp => OfRecord(App::set_up),
        C::EditComment => OfRecord(|app, _, front, _| {
            app.desk.tabs[front].doing.comment.start_editing();
            app.show_comment();
        }),
        C::Counting => OfRecord(|app, _, front, _| app.count(front)),

        // Looking at the board, the tree and the window.
        C::ZoomIn => InTab(|tab, _| tab.views.board.camera.zoom_by(1.25, Vec2::ZERO)),
        C::ZoomOut => InTab(|tab, _| tab.views.board.camera.zoom_by(0.8, Vec2::ZERO)),
        C::ZoomFit => InTab(|tab, _| tab.views.board.camera.fit()),
        C::RotateView => InTab(|tab, _| {
            let kind = tab.workspace.kind();
            kind.iter().for_each(|kind| tab.views.board.camera.turn(kind.board(), 1));
        }),
        C::FlipView => InTab(|tab, _| {
            let kind = tab.workspace.kind();
            kind.iter().for_each(|kind| tab.views.board.camera.mirror(kind.board()));
        }),
        C::UsualView => InTab(|tab, _| tab.views.board.camera.turn_back()),
        C::ToTree => OfRecord(|app, ctx, front, _| app.go_to_tree(ctx, front)),
        C::OnlyLine => SwitchInTab(|tab| tab.views.tree.toggle_only_line(), |tab| tab.views.tree.is_only_line()),
        C::FoldOthers => InTab(|tab, _| tab.views.tree.fold_others(tab.workspace.document())),
        C::UnfoldAll => SwitchInTab(|tab| tab.views.tree.toggle_all(), |tab| tab.views.tree.is_unfolded()),
        C::HideFollowing => SwitchInTab(Tab::hide_following, |tab| tab.seen.is_some()),
        C::Coordinates => Switch(field!(coordinates), None),
        C::Notation => Choose(&field!(notation), ["usual", "relative"]),
        C::MoveNumbers => ChooseMore(App::number_moves, |settings, which| settings.move_numbers.name() == which),
        C::NextMoves => ChooseMore(App::mark_moves, |settings, which| match which {
            "none" => !settings.next_moves,
            which => settings.next_moves && settings.marked_moves.name() == which,
        }),
        C::TreeGrows => Choose(&field!(tree_grows), ["right", "down"]),
        C::Snap => Switch(
            field!(snap),
            Some([
                StaticText("snaps", "The selected piece now snaps to legal positions"),
                StaticText("snaps-not", "The selected piece now stays under the pointer"),
            ]),
        ),
        C::IllegalMoves => Switch(
            field!(illegal_moves),
            Some([
                StaticText("illegal-recorded", "Illegal moves are now recorded without Shift"),
                StaticText("illegal-refused", "Illegal moves are now recorded only with Shift"),
            ]),
        ),
        C::HideResults => Switch(
            field!(hide_results),
            Some([
                StaticText("results-hidden", "Results are now shown only after the last move"),
                StaticText("results-shown", "Results are now always shown"),
            ]),
        ),
        C::Theme => Do(App::choose_theme),
        C::GameText => Switch(field!(panels.text), None),
        C::ShowInformation => Switch(field!(panels.info), None),
        C::ShowTree => Switch(field!(panels.tree), None),
        C::ShowComment => Switch(field!(panels.comment), None),
        C::ShowPieces => Switch(field!(panels.pieces), None),
        C::ShowEngine => Switch(field!(panels.engine), None),
        C::HideEngine => Switch(
            field!(hide_engine),
            Some([
                StaticText("engine-is-hidden", "Engine data is hidden now; the same key shows it again"),
                StaticText("engine-is-shown", "Engine data is shown again"),
            ]),
        ),
        C::NextLoss => OfRecord(|app, _, front, _| app.go_to_loss(front, true)),
        C::PreviousLoss => OfRecord(|app, _, front, _| app.go_to_loss(front, false)),
        C::Losses => OfRecord(|app, _, front, _| app.list_losses(front)),
        C::EngineSource => OfRecord(|app, _, front, words| app.choose_source(front, &words[0])),
        C::EngineScale => Choose(&field!(engine_scale), ["winrate", "points"]),
        C::EngineMarks => Choose(&field!(engine_marks), ["candidates", "none"]),
        C::LossScale => ChooseMore(App::classify_losses, |settings, which| settings.loss_scale.name() == which),
        C::LossDots => Choose(&field!(loss_dots), ["two", "all"]),
        C::MirrorEngine => SwitchInTab(
            |tab| tab.engine.choice.is_mirrored = !tab.engine.choice.is_mirrored,
            |tab| tab.engine.choice.is_mirrored,
        ),
        C::AddEngineLine => OfRecord(|app, ctx, front, _| app.add_engine_line(ctx, front)),
        C::CopyEngine => OfRecord(|app, ctx, front, _| app.copy_engine(ctx, front)),
        C::UsualSizes => Do(|app, _, _| {
            let usual = Panels::default();
            (app.settings.panels.width, app.settings.panels.tree_share) = (usual.width, usual.tree_share);
            app.settings.panels.engine_height = usual.engine_height;
            app.save_settings();
        }),
        C::FullScreen => Do(|app, ctx, _| {
            app.only_board = !app.only_board;
            ctx.send_viewport_cmd(ViewportCommand::Fullscreen(app.only_board));
            app.hint(if app.only_board { FULL_SCREEN } else { WINDOW_AGAIN }.localized());
            if !app.only_board {
                // Whoever sees the window sees that.
                app.desk.front_mut().into_iter().for_each(|tab| tab.views.hint.clear());
            }
        }),
        C::Menu => Do(|_, ctx, _| menu::wish(ctx, Some(MenuRequest::Main))),
        C::MenuHere => Do(|_, ctx, _| menu::wish(ctx, Some(MenuRequest::Here))),
    }
}

/// Opens a dialog that needs an open record and nothing more.
fn of_record<D: Dialog + Default + 'static>(dialogs: &mut Dialogs, _: &Reading<'_>, _: &[String]) {
    dialogs.open(D::default());
}

/// Whether what a command switches or chooses is on; `None` for one that does neither.
pub(super) fn is_on(settings: &Settings, tab: Option<&Tab>, command: &AnyCommand) -> Option<bool> {
    let AnyCommand::Window(command, words) = command else { return None };
    match (handler(*command), words.join(" ").as_str()) {
        (Handler::Switch(field, _), "") => Some(*(field.read)(settings)),
        (Handler::SwitchInTab(_, is_on), "") => Some(tab.is_some_and(is_on)),
        (_, "") => None,
        (Handler::Choose(choice, _), name) => Some(choice.is(settings, name)),
        (Handler::ChooseMore(_, is_on), name) => Some(is_on(settings, name)),
        _ => None,
    }
}

impl App {
    /// Does a command of the window.
    pub(super) fn run_window_command(&mut self, ctx: &Context, command: WindowCommand, words: &[String]) {
        if let Some(why) = AtHand::default().missing(command.needs()).filter(|_| self.desk.front.is_none()) {
            return self.notices.failure(why);
        }
        if words.is_empty() && command.entry().needs_words() {
            return self.is_not_here(command);
        }
        match (handler(command), self.desk.front) {
            (Handler::Open(open), _) => {
                let there = |dialogs: &mut Dialogs, here: &ViewContext<'_>| {
                    here.record.map(|reading| open(dialogs, &reading, words)).is_some()
                };
                if !self.with_dialogs(ctx, there) {
                    self.is_not_here(command);
                }
            }
            (Handler::Show(open), _) => open(&mut self.dialogs),
            (Handler::Ask(open, _), _) if words.is_empty() => self.with_dialogs(ctx, open),
            (Handler::Ask(_, act), _) => act(self, words),
            (Handler::Do(act), _) => act(self, ctx, words),
            (Handler::Switch(field, message), _) => {
                let on = (field.write)(&mut self.settings);
                *on = !*on;
                let on = *on;
                message.into_iter().for_each(|[yes, no]| self.hint(if on { yes.localized() } else { no.localized() }));
            }
            (Handler::Choose(choice, usual), _) => self.choose(choice, usual, &words.join(" ")),
            (Handler::ChooseMore(choose, _), _) => choose(self, &words.join(" ")),
            (Handler::InTab(act), Some(front)) => act(&mut self.desk.tabs[front], words),
            (Handler::SwitchInTab(act, _), Some(front)) => act(&mut self.desk.tabs[front]),
            (Handler::OfRecord(act), Some(front)) => act(self, ctx, front, words),
            (Handler::InTab(_) | Handler::SwitchInTab(..) | Handler::OfRecord(_), None) => {}
        }
        self.save_settings();
    }

    fn is_not_here(&mut self, command: WindowCommand) {
        self.notices.failure(say!("not-here", "{title} is not available here", title = command.entry().title()));
    }

    fn choose(&mut self, choice: &dyn Listed, usual: [&str; 2], name: &str) {
        let name = match name {
            "" if choice.is(&self.settings, usual[0]) => usual[1],
            "" => usual[0],
            name => name,
        };
        if !choice.choose(&mut self.settings, name) {
            self.notices.failure(words::no_such_choice(name));
        }
    }

    fn mark_moves(&mut self, which: &str) {
        self.settings.next_moves = match which {
            "" => !self.settings.next_moves,
            "none" => false,
            which if field!(marked_moves).choose(&mut self.settings, which) => true,
            which => return self.notices.failure(words::no_such_choice(which)),
        };
    }

    /// Losses have the classes of this name, or these.
    fn classify_losses(&mut self, which: &str) {
        if field!(loss_scale).choose(&mut self.settings, which) {
            return;
        }
        if Scale::own(which).is_none() {
            let names = language::list(LossScale::NAMES.iter().map(|(name, _)| (*name).to_owned()));
            return self.notices.failure(say!(
                "no-loss-scale",
                "'{which}': use {names}, or your own such as 0.5 1.5 3 6 12 or 1% 5% 20%",
                which,
                names
            ));
        }
        self.settings.loss_scale = LossScale::Own;
        which.clone_into(&mut self.settings.own_losses);
    }

    fn number_moves(&mut self, which: &str) {
        let which = match which {
            "here" => return self.number_from_here(),
            "" if self.settings.move_numbers == MoveNumbers::None => "all",
            "" => "none",
            which => which,
        };
        if !field!(move_numbers).choose(&mut self.settings, which) {
            return self.notices.failure(words::no_such_choice(which));
        }
        self.desk.tabs.iter_mut().for_each(|tab| tab.views.board.numbered_from = None);
    }

    /// The moves after the current one are numbered from 1, until that is changed.
    fn number_from_here(&mut self) {
        let Some(front) = self.desk.front else { return self.notices.failure(words::NOTHING_OPEN) };
        let Some(now) = self.desk.tabs[front].look() else { return };
        self.desk.tabs[front].views.board.numbered_from = Some(now.position.move_number() + 1);
        self.hint(StaticText("numbered-from-here", "Moves from here on are now numbered from 1").localized());
    }

    fn choose_theme(&mut self, ctx: &Context, words: &[String]) {
        let name = match words.first() {
            Some(name) => name,
            None if ctx.theme() == egui::Theme::Dark => "light",
            None => "dark",
        };
        if field!(appearance).choose(&mut self.settings, name) {
            self.dress(ctx);
        } else if Theme::named(name).is_some() {
            name.clone_into(&mut self.settings.board_theme);
        } else {
            self.notices.failure(say!("no-such-theme", "unknown theme {name}", name));
        }
    }

    /// Takes the continuation of that number.
    fn take_continuation(&mut self, ctx: &Context, front: usize, number: &str) {
        let tab = &mut self.desk.tabs[front];
        let Some(now) = tab.look() else { return };
        let elsewhere = tab.equal.elsewhere(&tab.workspace, now.node);
        match forks::taken(tab.workspace.document(), elsewhere, number) {
            Some(there) => self.run_action(ctx, there),
            None => tab.views.hint.say(StaticText("not-so-many", "There are fewer next moves than that")),
        }
    }

    fn play_or_stop(&mut self) {
        let pause = self.pause();
        self.desk.player.play_or_stop(Instant::now(), pause);
    }

    /// Opens the entry of a move, or of a correction.
    fn type_move(&mut self, front: usize, corrects: bool) {
        let tab = &mut self.desk.tabs[front];
        if !corrects {
            self.entry = Some(TypedMove::new(String::new(), false));
            return;
        }
        match tab.workspace.available(&Command::Correct(Operand::Typed(String::new()))) {
            Ok(()) => self.entry = Some(TypedMove::new(String::new(), true)),
            Err(why) => tab.views.hint.say(words::capital(&why.to_string())),
        }
    }

    fn set_up(&mut self, ctx: &Context, front: usize, words: &[String]) {
        let tab = &mut self.desk.tabs[front];
        tab.doing.tool = Tool::Setup;
        let kind = tab.workspace.kind();
        let word = words.first().map(String::as_str);
        let nobodys = kind.as_ref().and_then(|kind| kind.nobodys()).filter(|name| word == Some(*name));
        let named = |wanted: &str| kind.as_ref()?.piece_letters().into_iter().find(|(name, _)| *name == wanted);
        let letters = words.get(1).and_then(|wanted| named(wanted.as_ref())).map(|(letters, _)| letters);
        let colour = match nobodys {
            Some(_) => Some(Colour::BLACK),
            None => word.and_then(|word| kind.as_ref()?.colour_in(word.as_bytes())),
        };
        tab.doing.piece = nobodys.or(letters);
        let follows = hand::set_up(tab, colour);
        follows.into_iter().for_each(|turn| self.run_in_front(ctx, turn));
    }

    fn take_tool(&mut self, ctx: &Context, front: usize, name: &str) {
        let tab = &mut self.desk.tabs[front];
        match Tool::of_name(name) {
            Some(Tool::Setup) if tab.doing.tool == Tool::Setup => {
                let follows = hand::next_setup_colour(tab);
                follows.into_iter().for_each(|turn| self.run_in_front(ctx, turn));
            }
            Some(tool) => {
                tab.doing.tool = tool;
                tab.views.hint.say(tool.words());
                if tool == Tool::Setup {
                    hand::say_setup(tab);
                }
            }
            None => self.notices.failure(say!("no-such-tool", "unknown tool {name}", name)),
        }
    }

    /// Begins to count the game.
    fn count(&mut self, front: usize) {
        let tab = &mut self.desk.tabs[front];
        let now = tab.look();
        tab.doing.counting = now.as_ref().and_then(|now| Counting::new(now, tab.workspace.document().tree()));
        match now.as_ref().zip(tab.doing.counting.as_ref()) {
            Some((now, counting)) => {
                let begun = StaticText("counting-begun", "Counting the game").to_string();
                tab.views.hint.say(language::sentences([begun, counting.dead_in_words(&now.position)]));
            }
            None => tab.views.hint.say(StaticText("not-counted", "This game is not scored by territory")),
        }
        self.show_comment();
    }

    /// Moves the keyboard to the tree, or from there to the board.
    fn go_to_tree(&mut self, ctx: &Context, front: usize) {
        let Tab { views, workspace, .. } = &mut self.desk.tabs[front];
        if views.tree.has_focus(ctx) || views.score.has_focus(ctx) {
            return views.board.lead(ctx);
        }
        // A game without a board is shown as text in its place, and has the tree besides.
        match self.settings.panels.text && workspace.kind().is_some_and(|kind| kind.has_board()) {
            true => views.score.lead(),
            false => views.tree.lead(),
        }
        self.settings.panels.tree = true;
        self.panel = Panel::Tree;
    }

    /// Where the comment is, counting has its buttons, too.
    fn show_comment(&mut self) {
        self.settings.panels.comment = true;
        self.panel = Panel::Comment;
    }

    fn cycle(&mut self, by: isize) {
        if !self.desk.tabs.is_empty() {
            self.notices.leave();
            self.desk.cycle(by);
        }
    }

    fn go_along_trail(&mut self, forward: bool) {
        if !self.desk.go_along_trail(forward) {
            self.hint(StaticText("no-further-place", "No more positions to jump to").localized());
        }
    }

    pub(super) fn hint(&mut self, words: &str) {
        if let Some(front) = self.desk.front {
            self.desk.tabs[front].views.hint.say(words);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::bars::panel::Panel;
    use crate::app::board::Style;
    use crate::app::context::equal::EqualSearch;
    use crate::edit::spoken::Length;
    use crate::game::Coordinates;
    use crate::scene::options::Numbers;
    use crate::store::settings::{Notation, Spoken};

    #[test]
    fn the_command_of_a_panel_shows_and_hides_it() {
        for &panel in Panel::ALL {
            let Handler::Switch(field, _) = handler(panel.command()) else { panic!("{panel:?} has no switch") };
            let mut settings = Settings::default();
            for shown in [true, false] {
                *(field.write)(&mut settings) = shown;
                assert_eq!(Panel::all_shown(&settings.panels, true).contains(&panel), shown, "{panel:?}");
            }
        }
    }

    #[test]
    fn every_choice_of_the_menu_is_on_for_some_settings() {
        let settings = Settings::default();
        let on = |line: &str| is_on(&settings, None, &AnyCommand::parse(line).unwrap());
        for line in ["coordinates", "snap", "show-tree", "move-numbers none", "next-moves record", "tree-grows right"] {
            assert_eq!(on(line), Some(true), "{line}");
        }
        assert_eq!((on("next-moves none"), on("hide-following"), on("undo")), (Some(false), Some(false), None));
    }

    /// Names mean the same in the settings, in commands and in options.
    #[test]
    fn names_are_those_of_commands_and_settings() {
        let usual = Settings::default();
        let names = |rows: &[(&'static str, StaticText)]| rows.iter().map(|(name, _)| *name).collect::<Vec<_>>();
        assert_eq!(names(Notation::NAMES), Coordinates::ALL.map(|(name, _)| name));
        assert_eq!(names(Spoken::NAMES), Length::ALL.map(|(name, _)| name));
        assert_eq!(Coordinates::of_name(&usual.notation.name()), Some(Coordinates::default()));
        assert_eq!(Length::of_name(&usual.spoken.name()), Some(Length::default()));
        assert_eq!(Style::of(&usual, false).numbers, Numbers::default());
        assert_eq!(EqualSearch::of(usual.equal_positions), EqualSearch::default());
    }
}
