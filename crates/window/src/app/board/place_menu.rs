//! The context menu of a place on the board.

use egui::Ui;

use crate::app::board::brush::Brush;
use crate::app::board::{BoardFrame, Subject, Tool};
use crate::app::context::{Action, OnBoard};
use crate::app::look::{menu, words};
use crate::commands::{self, AnyCommand, WindowCommand};
use crate::edit::{Command, Go, Operand};
use crate::game::{Move, MoveEntry, Place};
use crate::language::StaticText;

/// Opens the menu at a right-click on the board, or at the cursor for the keyboard.
pub fn show(
    BoardFrame { subject, response, drawn, .. }: BoardFrame<'_>,
    cursor: Option<Place>,
    actions: &mut Vec<Action>,
) {
    let board = subject.now.position.board().clone();
    let of = subject.workspace.identity();
    let at = cursor.map(|place| drawn.at(&board, place));
    menu::of(response, at, |ui| {
        let before = actions.len();
        let id = ui.scope_id().with("place");
        // The place stays the one that was clicked, wherever the pointer goes in the menu.
        let origin = response.interact_pointer_pos();
        let clicked = origin.filter(|_| response.secondary_clicked()).map(|at| drawn.under(&board, at).0);
        let clicked = cursor.map(Some).or(clicked);
        if let Some(place) = clicked {
            ui.data_mut(|data| data.insert_temp(id, place.map(|place| (of, OnBoard::new(&board, place)))));
        }
        let clicked = ui.data(|data| data.get_temp::<Option<(u64, OnBoard<Place>)>>(id)).flatten();
        // A command may have brought another record or another board under the menu.
        let clicked = clicked.filter(|(on, _)| *on == of);
        let Some(place) = clicked.and_then(|(_, place)| place.on(&board).copied()) else {
            return ui.close();
        };
        let shown = board.display_name(place);
        ui.label(egui::RichText::new(&shown).weak());
        let mut item = |ui: &mut Ui, title: String, command: AnyCommand| {
            if ui.button(title).clicked() {
                actions.push(command.into());
            }
        };
        let here = || Operand::from(Move::Place(vec![place]));
        if subject.now.position.stone(place).is_some() {
            of_piece(subject, place).into_iter().for_each(|(title, command)| item(ui, title, command));
        } else if subject.now.position.kind().facts().entry == MoveEntry::Point {
            item(
                ui,
                say!("play-here", "Play {name}", name = shown),
                Command::Play { colour: None, action: here() }.into(),
            );
            // A mistake may be noticed at once, or after more moves.
            let correct = Command::Correct(here());
            if subject.workspace.available(&correct).is_ok() {
                item(ui, words::correct_to(&shown), correct.into());
            }
            if subject.tree.first_child(subject.now.node).is_some() {
                item(
                    ui,
                    say!("insert-move-here", "Insert {name} after this move", name = shown),
                    Command::InsertMove { colour: None, action: here() }.into(),
                );
            }
        }
        if let Some(action) = entering(subject, place) {
            let enter = Command::Play { colour: None, action: action.into() };
            item(ui, StaticText("enter-a-pod", "Enter a pod").to_string(), enter.into());
        }
        let offered = |name: &str| commands::row(name).and_then(|row| Some((row.title(), row.plain()?)));
        for (title, command) in ["pass", "swap", "resign"].into_iter().filter_map(offered) {
            if command.of_record().is_ok_and(|command| subject.workspace.available(command).is_ok()) {
                item(ui, title.to_owned(), command);
            }
        }
        ui.separator();
        for (tool, mark) in Tool::all().filter_map(|tool| Some((tool, tool.mark()?))) {
            item(ui, tool.words().to_string(), Brush::Mark(mark).command(place).into());
        }
        item(ui, Tool::Label.words().to_string(), Command::Label { point: place.into(), text: None }.into());
        item(
            ui,
            StaticText("remove-marks", "Remove marks").to_string(),
            Command::Unmark { points: place.into() }.into(),
        );
        ui.separator();
        item(ui, words::SHOW_WHOLE_BOARD.to_string(), WindowCommand::ZoomFit.into());
        item(ui, StaticText("turn-board", "Rotate board").to_string(), WindowCommand::RotateView.into());
        item(ui, StaticText("mirror-board", "Mirror board").to_string(), WindowCommand::FlipView.into());
        menu::done(ui, actions.len() > before);
    });
}

/// The commands for the piece on a place.
fn of_piece(subject: &Subject<'_>, place: Place) -> Vec<(String, AnyCommand)> {
    let position = &subject.now.position;
    let board = position.board();
    let mut all = vec![(words::GO_WHERE_PLAYED.to_string(), Command::Go(Go::WherePlayed(place.into())).into())];
    for (end, stands) in links(subject, place) {
        let other = board.display_name(end);
        let title = match stands {
            true => say!("take-link-away", "Remove the link to {other}", other),
            false => say!("put-link-in", "Add a link to {other}", other),
        };
        all.push((title, Command::ToggleLink { from: place.into(), to: end.into() }.into()));
    }
    let last = position.last_move().is_some_and(|last| last.places.contains(&place));
    if last && subject.workspace.available(&Command::Correct(Operand::Typed(String::new()))).is_ok() {
        let title = StaticText("correct-this-move", "Correct move…").to_string();
        all.push((title, WindowCommand::TypeMove.with(&["correct"])));
    }
    all
}

/// The links of a piece that the current move can change, with their other ends, and whether they exist.
fn links(subject: &Subject<'_>, place: Place) -> Vec<(Place, bool)> {
    let position = &subject.now.position;
    let changes = subject.workspace.available(&Command::ToggleLink { from: place.into(), to: place.into() }).is_ok();
    let last = position.linked().zip(position.last_move()).filter(|_| changes);
    last.map(|(linked, last)| linked.links_at(last.colour, place)).unwrap_or_default()
}

/// The move that enters a pod on a square, where that is possible.
fn entering(subject: &Subject<'_>, place: Place) -> Option<Move> {
    let position = &*subject.now.position;
    let action = position.parse_move(&position.board().name(place)).ok().filter(|_| position.kind().facts().stacks)?;
    position.check_move(subject.colour(), &action).is_empty().then_some(action)
}
