//! Placing pieces: wheel, right button and ring turn the piece in hand, and a click or the end of a drag puts it down. If the rules refuse
//! it, the reason is shown beside it. With no piece in hand, a click goes to the move that was played there, erases or recolours.

use crate::language;
use egui::{CursorIcon, Event, PointerButton, Pos2};

use super::BoardView;
use crate::app::board::camera::Drawn;
use crate::app::board::held::{HeldNotice, TURN_LEFT, TURN_RIGHT};
use crate::app::board::remark::Remark;
use crate::app::board::view::shade::Shade;
use crate::app::board::{BoardFrame, Subject, Tool, brush, gestures, held, modifiers, picture};
use crate::app::context::Action;
use crate::app::look::words;
use crate::edit::{Command, SetupTarget};
use crate::game::{self, Place, Point};
use crate::scene::options::Ghost;

/// Whether clicks place whole pieces on the board.
pub fn is_placed(subject: &Subject<'_>) -> bool {
    matches!(subject.tool, Tool::Play | Tool::Setup) && subject.now.position.blokus().is_some()
}

/// The pointer over the board: where it is on the screen, in board units, and which place is under it.
#[derive(Clone, Copy)]
struct Under {
    at: Pos2,
    point: Point,
    place: Option<Place>,
}

impl BoardView {
    /// Lets the pointer and the keys act on a board of pieces. Returns what a click does, in words.
    pub(super) fn place_pieces(&mut self, on: BoardFrame<'_>, actions: &mut Vec<Action>) -> String {
        let BoardFrame { ui, subject, response, drawn } = on;
        let under = self.pointer(on);
        self.pointed_at = under.is_some();
        let (shift, inserting) = (modifiers::shift(ui), modifiers::command(ui));
        if let (Some(Under { place: Some(place), .. }), true) = (under, inserting) {
            return insert(on, place, actions);
        }
        if self.held.hand.is_some() {
            self.turn_at_pointer(on);
        } else {
            self.ring.close();
            if let Some(under) = under {
                actions.extend(self.drag(on, under.at));
            }
        }
        let carried = self.held.carried && ui.input(|input| input.pointer.any_released());
        let brought = carried || (self.held.hand.is_some() && response.drag_stopped_by(PointerButton::Primary));
        let clicked = under.is_some_and(|under| !self.ring.takes(drawn, under.at))
            && (response.clicked_by(PointerButton::Primary) || brought);
        let snaps = match self.ring.point() {
            _ if shift || !subject.style.snap => 0.0,
            None => held::NEAR,
            Some(_) => held::IN_RING,
        };
        let point = self.ring.point().or(under.map(|under| under.point));
        let aim = self.held.aim(subject, point, snaps);
        let why = aim.as_ref().and_then(|aim| self.objection(subject, aim));
        let by_key = self.place.take();
        if let (Some(aim), true) = (&aim, clicked || by_key.is_some()) {
            self.held.carried = false;
            let may = subject.tool == Tool::Play && !subject.only_moves;
            let anyway = may && (subject.style.illegal_moves || by_key.unwrap_or(shift));
            match &why {
                Some(why) if !anyway => {
                    let but = match may {
                        true if clicked => words::ALL_THE_SAME.localized(),
                        true => words::ALL_THE_SAME_BY_KEYS.localized(),
                        false => "",
                    };
                    let at = under.map_or(drawn.area.center(), |under| under.at);
                    if clicked {
                        self.ring.open(subject, self.held.piece(), &aim.places, Some(at));
                        ui.ctx().request_repaint();
                    }
                    let (why, places) = (words::capital(why), aim.places.clone());
                    self.remark = Some(Remark { why, but, places, at, here: subject.at() });
                }
                _ => {
                    actions.extend(put_down(subject, aim));
                    self.held.put_back();
                    return String::new();
                }
            }
        } else if let (Some(under), true) = (under, clicked) {
            let refused = match self.click_without_piece(subject, drawn, under) {
                Action::Told(why) => Some(why),
                Action::Hint(why) => Some(why.to_owned()),
                action => {
                    actions.push(action);
                    None
                }
            };
            if let Some(why) = refused {
                let remark = Remark { why, but: "", places: Vec::new(), at: under.at, here: subject.at() };
                self.remark = Some(remark);
            }
        }
        if let Some(aim) = &aim
            && (subject.style.ghost || under.is_none())
        {
            self.ghost.draw(on, Shade::Stones(Ghost { legal: why.is_none(), ..aim.clone() }));
        }
        self.say(on, aim.as_ref(), under.map(|under| under.at));
        let message = self.message(subject, aim.as_ref(), why.as_deref(), under);
        self.let_hear(subject, aim.as_ref(), why, &message);
        self.ring.localized(ui, drawn).map_or(message, str::to_owned)
    }

    /// Keeps what is to be heard of the piece in hand where it is another one now, lies otherwise or was moved by a key.
    fn let_hear(&mut self, subject: &Subject<'_>, aim: Option<&Ghost>, why: Option<String>, message: &str) {
        let places = aim.filter(|_| !self.held.is_with_pointer()).map(|aim| aim.places.clone());
        let now = HeldNotice { piece: self.held.piece(), hand: self.held.hand, places, refused: self.remark.is_some() };
        let before = std::mem::replace(&mut self.heard, now);
        // A user who asked for a place is told which it is.
        if before == self.heard || self.held.is_found() && !self.heard.refused {
            return;
        }
        let lies = aim.filter(|_| before.piece == self.heard.piece && !self.heard.refused);
        let turned = before.hand != self.heard.hand;
        self.in_hand.say(match (self.heard.piece, lies) {
            (None, _) => words::IS_PUT_BACK.to_string(),
            (_, None) => message.to_owned(),
            (_, Some(aim)) => {
                let position = &*subject.now.position;
                let text = match self.held.piece().zip(position.blokus()).filter(|_| turned) {
                    // A move's text names its place, not its orientation: after a rotation, announce the covered cells.
                    Some((piece, state)) => {
                        let covered = aim.places.iter().map(|&place| position.board().display_name(place));
                        language::with_colon(state.set().piece(piece).name, language::list(covered))
                    }
                    None => position.move_text(&game::Move::Place(aim.places.clone())),
                };
                let parts = [Some(text), why].into_iter().flatten();
                language::sentences(parts)
            }
        });
    }

    /// Where the pointer is, if it is over the board, also with a piece that it brings from the tray.
    fn pointer(&mut self, BoardFrame { ui, subject, response, drawn }: BoardFrame<'_>) -> Option<Under> {
        let brought = || ui.input(|input| input.pointer.latest_pos()).filter(|at| drawn.area.contains(*at));
        let over = response.hover_pos().or_else(|| response.interact_pointer_pos());
        let at = if self.held.carried { brought() } else { over }?;
        // A finger or a pen is there at once, from nowhere.
        let comes = !self.pointed_at
            && ui.input(|input| input.events.iter().any(|event| matches!(event, Event::PointerMoved(_))));
        if comes || ui.input(|input| input.pointer.delta() != egui::Vec2::ZERO) {
            self.held.follow_pointer();
        }
        let (place, point) = drawn.under(subject.now.position.board(), at);
        Some(Under { at, point, place })
    }

    /// The wheel turns the piece in hand, the right button mirrors it or shows the ring.
    fn turn_at_pointer(&mut self, on: BoardFrame<'_>) {
        let position = &*on.subject.now.position;
        if let Some(turn) = self.ring.show(on, &mut self.held) {
            self.held.turn(position, turn);
        }
        if !(on.response.contains_pointer() || self.held.carried || self.ring.point().is_some()) {
            return;
        }
        let notches = self.wheel.notches(on.ui, |with| !with.command);
        for _ in 0..notches.abs() {
            self.held.turn(position, if notches > 0 { TURN_RIGHT } else { TURN_LEFT });
        }
    }

    /// The action of a click without a piece in hand.
    fn click_without_piece(&self, subject: &Subject<'_>, drawn: &Drawn<'_>, under: Under) -> Action {
        let position = &*subject.now.position;
        let piece = under.place.and_then(|place| position.blokus()?.piece_at(place));
        if subject.tool == Tool::Play {
            let hinted = picture::hinted(subject, drawn.orientation, under.point);
            return match (hinted, under.place.filter(|_| piece.is_some())) {
                (Some(there), _) => there,
                (None, Some(place)) => gestures::click(subject, Some(place), None).unwrap_or(Action::Hint("")),
                (None, None) => Action::Hint(words::TAKE_A_PIECE.localized()),
            };
        }
        let (Some(piece), Some(place)) = (piece, under.place) else {
            return Action::Hint(words::TAKE_A_PIECE.localized());
        };
        let recoloured = subject.setup.filter(|&colour| colour != piece.colour);
        let left = |colour| position.left(colour).iter().any(|(name, count)| *name == piece.name && *count > 0);
        Action::Run(match recoloured {
            Some(colour) if left(colour) => brush::add(colour, None, piece.places.to_vec()),
            Some(colour) => {
                return Action::Told(words::no_piece_left(position.kind().colour_name(colour), piece.name));
            }
            None => Command::Erase { points: place.into(), target: SetupTarget::Ask },
        })
    }

    /// The line below: what the piece is, why it cannot lie there or which keys there are.
    fn message(&self, subject: &Subject<'_>, aim: Option<&Ghost>, why: Option<&str>, under: Option<Under>) -> String {
        let position = &*subject.now.position;
        let name = under.and_then(|under| under.place).map(|place| position.board().display_name(place));
        let colour = self.held.colour(subject.context()).map(|colour| position.kind().colour_name(colour));
        let Some(piece) = self.held.piece().zip(position.blokus()).map(|(n, state)| state.set().piece(n).name) else {
            return match (subject.tool, name) {
                (Tool::Setup, Some(name)) => words::setup_at(&name, colour),
                (_, name) => name.unwrap_or_default(),
            };
        };
        let colour = colour.unwrap_or_default();
        match (&self.remark, aim, why) {
            (Some(remark), ..) if !remark.but.is_empty() => remark.localized(),
            (_, Some(_), Some(why)) => language::with_colon(piece, why),
            (_, Some(aim), None) if subject.tool == Tool::Play => {
                let text = position.move_text(&game::Move::Place(aim.places.clone()));
                words::piece_in_hand(colour, &text)
            }
            _ => words::piece_in_hand(colour, piece),
        }
    }
}

/// With Ctrl held a click puts the name of the place into the comment.
fn insert(BoardFrame { ui, subject, response, .. }: BoardFrame<'_>, place: Place, actions: &mut Vec<Action>) -> String {
    let name = subject.now.position.board().display_name(place);
    if response.clicked_by(PointerButton::Primary) {
        actions.push(Action::Insert(name.clone()));
    }
    if !subject.writing {
        return name;
    }
    ui.set_cursor_icon(CursorIcon::Copy);
    words::insert_point(&name)
}

/// The command that puts a piece on the board.
fn put_down(subject: &Subject<'_>, aim: &Ghost) -> Option<Action> {
    let (colour, places) = (aim.colour?, aim.places.clone());
    Some(Action::Run(match subject.tool {
        Tool::Setup => brush::add(colour, None, places),
        _ => Command::Play { colour: Some(colour.into()), action: game::Move::Place(places).into() },
    }))
}
