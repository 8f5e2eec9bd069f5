//! The board of a question. It handles input like the board of a record, but the result is a move or nothing. It is backed by a record that
//! contains only what may be seen, so nothing on it can reveal the answer.

use egui::accesskit::{Live, Role};
use egui::{Event, Key, Modifiers, Rect, Sense, Ui, UiBuilder, vec2};

use crate::app::announce::renew;
use crate::app::board::held::{FLIP, TURN_LEFT, TURN_RIGHT};
use crate::app::board::tray::{PieceTray, Shelf, has_pieces};
use crate::app::board::view::BoardView;
use crate::app::board::{Style, Subject, Tool};
use crate::app::context::{Action, Now};
use crate::app::look::controls::set_name;
use crate::app::look::words;
use crate::app::platform::input_order::take_letters;
use crate::app::study::page::StudyLook;
use crate::app::study::part::BoardPart;
use crate::commands::WindowCommand;
use crate::edit::{Command, Operand, Workspace, spoken};
use crate::game::{Coordinates, Markup, Place};
use crate::scene::words::description;
use crate::sgf::ReadOptions;
use crate::study::session::{Stage, StudyView};

/// The user's action on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OnStudyBoard {
    /// A move, as it is written.
    Move(String),
    /// Nothing, for a reason.
    Told(String),
    /// The whole board is to be shown.
    Whole,
}

/// The board.
#[derive(Default)]
pub struct StudyBoard {
    view: BoardView,
    tray: PieceTray,
    made: Option<Made>,
    led: bool,
    /// Text for the place under the pointer.
    pub pointed: String,
    /// Only this part is shown; all of the board otherwise.
    pub part: Option<BoardPart>,
    /// What is shown, in which area.
    framed: Option<(Option<BoardPart>, Rect)>,
    /// Somebody looks round: the arrows go through the record.
    pub explores: bool,
    /// What is announced, with the words of the place under the cursor and after so many answers about the piece in hand.
    announced: String,
    heard: (String, u64),
}

/// The record it is based on.
struct Made {
    /// Which state of which question, and how places are called.
    of: (u64, Coordinates),
    workspace: Workspace,
    now: Now,
}

impl Made {
    fn new(of: (u64, Coordinates), view: &StudyView) -> Option<Made> {
        let options = ReadOptions { suffix: view.tree.suffix().map(str::to_owned), ..ReadOptions::default() };
        let (workspace, _) = Workspace::open_with(view.tree.write(), &options);
        let tree = workspace.document().tree();
        let root = tree.games().next()?;
        let node = tree.main_line(root).last()?;
        let depth = tree.way_up(node).count() - 1;
        let position = view.position.clone().with_coordinates(of.1).with_next(view.side);
        let markup = Markup::of(tree, node, &position).into();
        let revision = workspace.state().1;
        let now = Now { revision, node, root, game: (1, 1), position: position.into(), markup, depth, length: depth };
        Some(Made { of, workspace, now })
    }
}

impl StudyBoard {
    /// Whether more or less than the whole board is shown.
    pub fn is_zoomed(&self) -> bool {
        self.view.camera.is_zoomed()
    }

    /// Shows the whole board.
    pub fn show_whole(&mut self) {
        self.view.camera.fit();
    }

    /// The keyboard goes to the board with the next frame.
    pub fn lead(&mut self) {
        self.led = true;
    }

    /// Whether the keyboard is the board's.
    pub fn has_focus(&self, ctx: &egui::Context) -> bool {
        self.view.has_focus(ctx)
    }

    /// Draws the board, and the pieces if there are any. Returns the user's actions.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        (board, tray): (Rect, Option<Rect>),
        (view, version, lit): (&StudyView, u64, &[Place]),
        look: StudyLook<'_>,
    ) -> Vec<OnStudyBoard> {
        let of = (version, look.names);
        if self.made.as_ref().is_none_or(|made| made.of != of) {
            self.made = Made::new(of, view);
            // View state of the previous record does not apply to this one.
            self.view.forget();
            self.view.put_back();
            self.tray = PieceTray::default();
        }
        let Some(made) = self.made.take() else { return Vec::new() };
        let asks = view.stage == Stage::Asked;
        // Without a question there is no ghost under the pointer.
        let style = Style { ghost: look.style.ghost && asks, ..look.style.clone() };
        let subject = Subject {
            workspace: &made.workspace,
            tree: made.workspace.document().tree(),
            now: &made.now,
            style: &style,
            tool: Tool::Play,
            setup: None,
            piece: None,
            label: "",
            lit,
            foreshown: None,
            counting: None,
            writing: false,
            only_moves: true,
            engine: None,
            inks: &[],
            elsewhere: &[],
        };
        let mut actions = Vec::new();
        let mut refused = Vec::new();
        if asks {
            self.take_keys(ui, &subject, &mut refused);
        }
        let frame = (self.part, board);
        if self.framed.replace(frame) != Some(frame) {
            match self.part {
                Some(part) => self.view.camera.show_part(board, part.size, part.first),
                None => self.view.camera.fit(),
            }
        }
        let builder = UiBuilder::new().id_salt("study board").max_rect(board);
        let hint = ui.scope_builder(builder, |ui| self.view.show(ui, board, &subject, &mut actions)).inner;
        if std::mem::take(&mut self.led) {
            self.view.lead(ui.ctx());
        }
        if let Some(tray) = tray.filter(|_| has_pieces(&made.now.position)) {
            let builder = UiBuilder::new().id_salt("study pieces").max_rect(tray);
            let shelf = Shelf { subject: &subject, theme: look.theme, here: look.here, has_event: false };
            ui.scope_builder(builder, |ui| self.tray.show(ui, tray, &shelf, &mut self.view, &mut actions));
        }
        self.say(ui, &subject);
        let done = actions.into_iter().filter_map(|action| self.act(action, &subject));
        let done = done.filter(|done| asks || *done == OnStudyBoard::Whole);
        let done = refused.into_iter().map(OnStudyBoard::Told).chain(done).collect();
        self.made = Some(made);
        self.pointed = if asks { hint } else { String::new() };
        done
    }

    /// What an action means here: a move, words, or something with the piece in hand. Everything else changes records, and nothing here.
    fn act(&mut self, action: Action, subject: &Subject<'_>) -> Option<OnStudyBoard> {
        match action {
            Action::Run(Command::Play { action, .. }) => Some(OnStudyBoard::Move(match action {
                Operand::Known(action) => subject.now.position.move_value(&action),
                Operand::Typed(text) => text,
            })),
            Action::Run(Command::Swap { .. }) => Some(OnStudyBoard::Move("swap".to_owned())),
            Action::Run(Command::Pass { .. }) => Some(OnStudyBoard::Move("pass".to_owned())),
            Action::Hint(words) => {
                let message = words::without_menu(words, subject.now.position.kind().facts().entry);
                Some(message.to_owned()).filter(|words| !words.is_empty()).map(OnStudyBoard::Told)
            }
            Action::Told(words) | Action::Refuse(words) => Some(OnStudyBoard::Told(words)),
            Action::Window(command, words) => {
                let (held, position) = (&mut self.view.held, &subject.now.position);
                match command {
                    WindowCommand::TurnPieceLeft => held.turn(position, TURN_LEFT),
                    WindowCommand::TurnPieceRight => held.turn(position, TURN_RIGHT),
                    WindowCommand::FlipPiece => held.turn(position, FLIP),
                    WindowCommand::DropPiece => self.view.put_back(),
                    WindowCommand::ZoomFit => {
                        self.view.camera.fit();
                        return Some(OnStudyBoard::Whole);
                    }
                    WindowCommand::TakePiece => {
                        let taken = held.take(subject.context(), words.first().map_or("", String::as_str));
                        return taken.err().map(OnStudyBoard::Told);
                    }
                    _ => {}
                }
                None
            }
            _ => None,
        }
    }

    /// Keys of the board: arrows move its cursor or the piece in hand, letters select pieces if there are any, Enter places one. Adds why one
    /// does nothing.
    fn take_keys(&mut self, ui: &Ui, subject: &Subject<'_>, refused: &mut Vec<String>) {
        let free = ui.memory(|memory| memory.focused()).is_none() || self.view.has_focus(ui.ctx());
        if !free {
            return;
        }
        if has_pieces(&subject.now.position) {
            self.take_letters(ui, subject, refused);
            self.find(ui, subject, refused);
        }
        if self.view.held.hand.is_some() {
            return self.move_piece(ui, subject);
        }
        if self.explores {
            return;
        }
        // There is no line to step along: the arrows move the cursor without Shift, too.
        ui.input_mut(|input| {
            for event in &mut input.events {
                if let Event::Key { key, modifiers, .. } = event
                    && matches!(key, Key::ArrowLeft | Key::ArrowRight | Key::ArrowUp | Key::ArrowDown)
                    && modifiers.is_none()
                {
                    *modifiers = Modifiers::SHIFT;
                }
            }
        });
    }

    fn take_letters(&mut self, ui: &Ui, subject: &Subject<'_>, refused: &mut Vec<String>) {
        let (context, rests) = (subject.context(), !self.view.pointed_at);
        // The signs step through the pieces.
        let takes_piece = |letter: char| letter.is_alphanumeric() || matches!(letter, '+' | '-' | '−');
        for letter in take_letters(ui.ctx(), takes_piece).chars() {
            let (held, position) = (&mut self.view.held, &subject.now.position);
            match (letter.to_ascii_lowercase(), held.hand.is_some()) {
                ('z', true) => held.turn(position, TURN_LEFT),
                ('x', true) => held.turn(position, TURN_RIGHT),
                ('f', true) => held.turn(position, FLIP),
                ('+', _) => held.take_next(context, 1, rests),
                ('-' | '−', _) => held.take_next(context, -1, rests),
                _ => refused.extend(held.pick(context, letter, rests).err()),
            }
        }
    }

    /// Goes through the placements that the rules allow.
    fn find(&mut self, ui: &Ui, subject: &Subject<'_>, refused: &mut Vec<String>) {
        let back = Modifiers::COMMAND | Modifiers::SHIFT;
        for (modifiers, step) in [(back, -1), (Modifiers::COMMAND, 1)] {
            if ui.input_mut(|input| input.consume_key(modifiers, Key::H)) {
                refused.extend(self.view.held.find(subject.context(), step).err());
            }
        }
    }

    fn move_piece(&mut self, ui: &Ui, subject: &Subject<'_>) {
        let ways =
            [(Key::ArrowLeft, (-1, 0)), (Key::ArrowRight, (1, 0)), (Key::ArrowUp, (0, -1)), (Key::ArrowDown, (0, 1))];
        let pressed = |key: Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let orientation = self.view.camera.orientation(subject.now.position.board());
        for (key, way) in ways {
            if pressed(key) {
                self.view.held.shift(subject.context(), orientation, way, false);
            }
        }
        if pressed(Key::Escape) {
            self.view.put_back();
        } else if pressed(Key::Enter) || pressed(Key::Space) {
            self.view.place = Some(false);
        }
    }

    /// Describes the position to screen readers: all pieces, the place under the cursor as it moves, and the piece in hand as it changes.
    fn say(&mut self, ui: &Ui, subject: &Subject<'_>) {
        let position = &*subject.now.position;
        let cursor = self.view.cursor(position.board());
        let corner = Rect::from_min_size(ui.max_rect().min, vec2(1.0, 1.0));
        let response = ui.interact(corner, ui.scope_id().with("study position"), Sense::hover());
        set_name(&response, Role::Status, || description(position));
        let cursor_corner = ui.interact(corner, ui.scope_id().with("study cursor"), Sense::hover());
        set_name(&cursor_corner, Role::Status, || &*self.announced);
        if !ui.ctx().has_accesskit_node(cursor_corner.id) {
            return;
        }
        let place = cursor.map_or_else(String::new, |place| spoken::place(position, &subject.now.markup, place));
        let now = (place, self.view.in_hand.answers());
        if now.1 != self.heard.1 {
            renew(&mut self.announced, self.view.in_hand.answer().to_owned());
        } else if now.0 != self.heard.0 {
            self.announced.clone_from(&now.0);
        }
        self.heard = now;
        ui.ctx().accesskit_node_builder(cursor_corner.id, |node| {
            node.set_live(Live::Polite);
            node.set_label(self.announced.as_str());
        });
    }
}
