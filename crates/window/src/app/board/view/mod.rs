//! The board widget: draws the position's scene and turns pointer and keyboard input into commands.
//!
//! The picture is cached by position, size and style, and the ghost under the pointer is drawn over it. The rules are the position's, the
//! meaning of gestures is [`gestures`]'; only screen code is here.

mod carrying;
mod joining;
mod keyboard;
mod placing;
mod refusing;
mod shade;

use crate::language;
use egui::accesskit::Role;
use egui::{CursorIcon, Id, Key, Modifiers, PointerButton, Pos2, Rect, Sense, Ui};

use crate::analysis::Candidate;
use crate::app::board::brush::Brush;
use crate::app::board::camera::{Camera, Drawn};
use crate::app::board::ends::Ends;
use crate::app::board::gestures::{Drag, Event, Gestures};
use crate::app::board::held::HeldPiece;
use crate::app::board::label_entry::LabelEntry;
use crate::app::board::picture::{Shown, View};
use crate::app::board::remark::Remark;
use crate::app::board::ring::Ring;
use crate::app::board::steps::{Steps, is_played};
use crate::app::board::subject::SetupPiece;
use crate::app::board::view::shade::{Shade, Shaded};
use crate::app::board::wheel::Wheel;
use crate::app::board::{
    BoardFrame, Picture, Placement, Style, Subject, Tool, brush, gestures, held, modifiers, paint, place_menu, pods,
    rulers, shadow,
};
use crate::app::context::hint::StatusLine;
use crate::app::context::{Action, Now, OnBoard};
use crate::app::engine::held::HeldLine;
use crate::app::engine::marks::EngineOverlay;
use crate::app::engine::wording;
use crate::app::look::controls::has_keys;
use crate::app::look::{Palette, controls, words};
use crate::edit::{Command, Go};
use crate::game::{Board, Colour, MoveEntry, Place, Pointed};
use crate::language::StaticText;
use crate::record::Revision;
use crate::scene::options::{Ghost, Numbers, Options};
use crate::scene::{Ink, Scene, Theme, compose, draft};
use crate::sgf::NodeId;

/// The view state of a board, and the interaction in progress.
#[derive(Default)]
pub struct BoardView {
    /// The view of the board.
    pub camera: Camera,
    /// The piece that is held.
    pub held: HeldPiece,
    /// The move numbered 1, if numbering starts there; otherwise as in the settings.
    pub numbered_from: Option<u32>,
    steps: Steps,
    /// The cursor of the keyboard.
    cursor: Option<OnBoard<Place>>,
    shown: Option<Shown>,
    ghost: Shaded,
    /// The move of the list that is pointed at.
    foreshown: Shaded,
    gestures: Gestures,
    /// What the keyboard joins.
    ends: Ends,
    /// A drag has taken what moves from place to place.
    carries: bool,
    /// The screen position that a painting drag has reached.
    painted_to: Pos2,
    checked: Option<(Checked, Option<String>)>,
    /// The ghost is to be played in the next frame, as by a click; with `true` even if it is illegal.
    pub place: Option<bool>,
    /// The label being typed.
    labelling: Option<LabelEntry>,
    /// The former label where the label tool was clicked last.
    labelled: Option<(OnBoard<Place>, Option<String>)>,
    /// The text shown next to the piece.
    pub remark: Option<Remark>,
    /// What is announced to screen readers, and about what.
    pub in_hand: StatusLine,
    heard: held::HeldNotice,
    /// The tool in the last frame.
    tool: Option<Tool>,
    /// The handles around the piece.
    ring: Ring,
    /// The wheel's rotation towards the next turn of the piece.
    wheel: Wheel,
    /// Whether the pointer was over the board.
    pub pointed_at: bool,
    /// The place under the pointer.
    pointed: Option<OnBoard<Place>>,
    /// Where the pointer was when another node became current: until it moves, it points at nothing.
    rests: Option<Pos2>,
    /// Where it was drawn last.
    pub drawn_at: Option<Placement>,
    /// What it took of the screen then.
    pub drawn: Option<Rect>,
    /// The node whose move was brought into view last.
    brought: Option<NodeId>,
    id: Option<Id>,
    /// The line of an engine's candidate that is played out.
    pub line: Option<HeldLine>,
}

type Checked = (NodeId, Revision, Tool, Colour, Vec<Place>);

impl BoardView {
    /// The picture of the board as it is turned, without pointer and cursor.
    pub fn picture_to_copy(&self, now: &Now, style: &Style, theme: &Theme) -> Scene {
        let View { orientation, numbers, .. } = self.view(now.position.board(), style, None);
        let options = Options { orientation, coordinates: style.coordinates, numbers, ..Options::default() };
        compose(&now.position, &now.markup, &options, theme)
    }

    /// The place that was under the pointer when it was drawn last.
    pub fn pointed(&self, board: &Board) -> Option<Place> {
        self.pointed.and_then(|place| place.on(board).copied())
    }

    /// Where the cursor of the keyboard is.
    pub fn cursor(&self, board: &Board) -> Option<Place> {
        self.cursor.and_then(|place| place.on(board).copied())
    }

    /// Whether the keyboard belongs to the board alone.
    pub fn has_focus(&self, ctx: &egui::Context) -> bool {
        has_keys(ctx, self.id)
    }

    /// Takes the keyboard focus, if it was drawn before.
    pub fn lead(&self, ctx: &egui::Context) {
        self.id.into_iter().for_each(|id| ctx.memory_mut(|memory| memory.request_focus(id)));
    }

    /// Puts back what is held.
    pub fn put_back(&mut self) {
        self.held.put_back();
        self.ring.close();
        self.steps.drop();
        self.remark = None;
    }

    /// Discards what belongs to an old revision.
    pub fn forget(&mut self) {
        self.shown = None;
        (self.ghost, self.foreshown) = Default::default();
        self.checked = None;
        self.steps.drop();
    }

    fn view(&self, board: &Board, style: &Style, on_desk: Option<Ink>) -> View {
        let numbers = self.numbered_from.map_or(style.numbers, |first| Numbers::From(first, true));
        let holds = self.held.hand.is_some();
        View { orientation: self.camera.orientation(board), cursor: self.cursor(board), numbers, holds, on_desk }
    }

    /// Draws the board and collects actions. Returns what is under the pointer, in words.
    pub fn show(&mut self, ui: &mut Ui, area: Rect, subject: &Subject<'_>, actions: &mut Vec<Action>) -> String {
        let theme = Theme::named(&subject.style.theme).unwrap_or_else(|| Theme::usual(ui.visuals().dark_mode));
        let palette = Palette::of(ui);
        ui.painter().rect_filled(area, 0.0, palette.desk);
        let position = &*subject.now.position;
        if self.tool.replace(subject.tool) != Some(subject.tool) {
            // A remark on another tool is obsolete.
            self.remark = None;
        }
        self.held.settle(subject.context());
        if !position.kind().has_board() {
            let font = egui::FontId::proportional(14.0);
            let colour = Palette::of(ui).quiet;
            ui.painter().text(area.center(), egui::Align2::CENTER_CENTER, words::NO_BOARD, font, colour);
            return String::new();
        }
        let response = ui.interact(area, ui.scope_id().with("board"), Sense::click_and_drag());
        self.id = Some(response.id);
        keyboard::keep(self, subject, &response);
        let [r, g, b, _] = palette.quiet.to_array();
        let on_desk = (!needs_sheet(palette, theme)).then_some(Ink::rgb(r, g, b));
        let view = self.view(position.board(), subject.style, on_desk);
        let mut shown = Shown::compose(self.shown.take(), area, subject, view, theme);
        controls::set_name_and_value(&response, Role::Canvas, &words::BOARD, &shown.scene.title);
        if self.held.hand.is_some() {
            // The wheel turns the piece.
            self.camera.stay(area);
        } else if let Some(go) = self.camera.follow(
            ui,
            area,
            &response,
            self.gestures.drag(position.board()) == Some(Drag::Pan),
            subject.style.wheel_zooms,
        ) {
            match (&mut self.line, &go) {
                (Some(line), Go::Next(_)) => line.step(1),
                (Some(line), Go::Back(_)) => line.step(-1),
                _ => actions.push(Action::Run(Command::Go(go))),
            }
        }
        let mut placement = self.camera.placement(area, &shown.scene);
        let node = subject.now.node;
        let steps = self.brought.replace(node).is_some_and(|before| before != node);
        let pointer = ui.input(|input| input.pointer.hover_pos());
        self.rests = if steps { pointer } else { self.rests.filter(|rests| Some(*rests) == pointer) };
        if steps && let (Some(at), Some(last)) = (placement, position.last_move().and_then(|last| last.places.first()))
        {
            // While stepping through a zoomed board, keep the last move visible.
            let drawn = Drawn { area, placement: at, orientation: view.orientation, theme };
            self.camera.bring(area, drawn.at(position.board(), *last));
            placement = self.camera.placement(area, &shown.scene);
        }
        if let Some(placement) = placement {
            let painter = ui.painter_at(area);
            if needs_sheet(palette, theme) && !shown.scene.section("coordinates").is_empty() {
                let bounds = shown.scene.bounds;
                let sheet = Rect::from_two_pos(placement.at(bounds.min), placement.at(bounds.max));
                painter.rect_filled(sheet.expand(SHEET), SHEET, paint::colour(theme.page));
            }
            shadow::draw(&painter, &shown.outline, placement, palette.dark);
            shown.draw(&painter, placement);
            rulers::show(&ui.painter_at(area), area, placement, &shown.scene, theme);
        }
        let bounds = shown.scene.bounds;
        self.drawn = placement.map(|placement| Rect::from_two_pos(placement.at(bounds.min), placement.at(bounds.max)));
        self.shown = Some(shown);
        self.drawn_at = placement;
        let Some(placement) = placement else { return String::new() };
        let drawn = Drawn { area, placement, orientation: view.orientation, theme };
        let on = BoardFrame { ui, subject, response: &response, drawn: &drawn };
        self.line.take_if(|line| !line.is_at(subject.at()) || subject.engine.is_none());
        if let Some(overlay) = &subject.engine {
            let line = self.line_of(subject, overlay);
            overlay.draw(&ui.painter_at(area), &drawn, position, (subject.inks, &palette), line);
        }
        if let Some(shade) = subject.foreshown.and_then(|node| shade::of_move(subject, node)) {
            self.foreshown.draw(on, shade);
        }
        let in_hand = self.held.hand.is_some();
        let hint = self.act(on, actions);
        let cursor = self.wished_menu(subject, &response).filter(|_| !subject.only_moves);
        // With the setup tool the right button places the other colour.
        let by_pointer =
            !in_hand && !subject.only_moves && subject.counting.is_none() && brush::other_colour(subject).is_none();
        if by_pointer || cursor.is_some() || egui::Popup::is_id_open(ui.ctx(), response.id.with("popup")) {
            place_menu::show(on, cursor, actions);
        }
        // During a question they are beside the board: what lies over it may be played on.
        if !subject.only_moves {
            self.camera.ways_back(ui, area, can_count(subject), actions);
        }
        if response.has_focus() {
            // Two colours: one of them contrasts with any theme's background.
            for (inset, ink) in [(1.5, Palette::of(ui).accent), (3.5, Palette::of(ui).page)] {
                let ring = egui::Stroke::new(if inset < 2.0 { 3.0 } else { 1.0 }, ink);
                ui.painter_at(area).rect_stroke(area.shrink(inset), 4.0, ring, egui::StrokeKind::Middle);
            }
        }
        if let Some(mut entry) = self.labelling.take()
            && let Some(place) = entry.place(subject.now)
        {
            let at = drawn.at(position.board(), place);
            let done = entry.show(ui.ctx(), at, subject.now, actions);
            self.labelling = (!done).then_some(entry);
        }
        hint
    }

    /// Lets keyboard and pointer act. Returns what the pointer is on, in words.
    fn act(&mut self, on: BoardFrame<'_>, actions: &mut Vec<Action>) -> String {
        let BoardFrame { ui, subject, response, drawn } = on;
        let board = subject.now.position.board();
        self.point_at(on);
        self.keyboard(ui, subject, response, actions);
        joining::by_cursor(self, on);
        if placing::is_placed(subject) {
            return self.place_pieces(on, actions);
        }
        let place_asked = self.place.take().is_some();
        let Some(pointer) = response.hover_pos().or_else(|| response.interact_pointer_pos()) else {
            self.gestures.take(Event::Leave, subject.tool, None, board);
            self.say(on, None, None);
            return match is_played(subject) {
                true => self.make_steps(on, (None, false, place_asked), actions),
                false => String::new(),
            };
        };
        let place = drawn.under(board, pointer).0;
        // The second click of a double click, if the first has played, does not swap.
        let slipped = response.double_clicked() && place.is_some_and(|place| gestures::swaps(subject, place));
        let clicked = response.clicked_by(PointerButton::Primary) && !slipped;
        if let Some(counting) = subject.counting {
            let Some(place) = place else { return String::new() };
            actions.extend(clicked.then_some(Action::Agree(place)));
            return counting.foretold(&subject.now.position, place);
        }
        if let Some(words) = self.hold_line(subject, place, clicked) {
            return words;
        }
        actions.extend(self.drag(on, pointer));
        joining::by_drag(self, ui, board, drawn, place);
        let inserting = modifiers::command(ui);
        if is_played(subject) && !inserting {
            let (spot, carried) = carrying::carry(self, on, pointer);
            actions.extend(carried);
            return self.make_steps(on, (spot, clicked, place_asked), actions);
        }
        if self.begins_label(on, place, actions) {
            return String::new();
        }
        let aim = self.aim(subject, place);
        let spot = self.pod_under(on, place, pointer);
        let on_pod = spot.and_then(|spot| pods::touched(subject, spot, subject.setup));
        if clicked {
            let refused = refusing::refusal(self, ui, subject, aim.as_ref());
            actions.extend(match (place, &on_pod) {
                (place, _) if inserting => place.map(|place| Action::Insert(board.display_name(place))),
                (_, Some((command, _))) => Some(Action::Run(command.clone())),
                (place, None) => match aim.as_ref().zip(refused) {
                    Some((aim, why)) => {
                        self.refuse(subject, aim, &why, pointer);
                        None
                    }
                    None => self.click(subject, place, aim.as_ref()),
                },
            });
        }
        self.say(on, aim.as_ref(), Some(pointer));
        if let Some(colour) = brush::other_colour(subject).filter(|_| response.secondary_clicked()) {
            let other = aim.clone().map(|aim| Ghost { colour: Some(colour), ..aim });
            let on_pod = spot.and_then(|spot| pods::touched(subject, spot, Some(colour)));
            actions.extend(match on_pod {
                Some((command, _)) => Some(Action::Run(command)),
                None => self.click(subject, place, other.as_ref()),
            });
        }
        if let Some(remark) = self.remark.as_ref().filter(|remark| !remark.but.is_empty()) {
            return remark.localized();
        }
        match (place, on_pod) {
            (None, _) => String::new(),
            (Some(_), Some((_, message))) if !inserting => message,
            (Some(place), _) if inserting && subject.writing => {
                ui.set_cursor_icon(CursorIcon::Copy);
                words::insert_point(&board.display_name(place))
            }
            (Some(place), _) => self.foretell(on, place, aim),
        }
    }

    /// The candidate whose line is drawn, and how many of its moves: the one that is held, else the one pointed at.
    fn line_of<'s>(&self, subject: &'s Subject<'_>, overlay: &'s EngineOverlay<'_>) -> Option<(&'s Candidate, usize)> {
        let position = &*subject.now.position;
        if let Some(line) = &self.line {
            return Some((overlay.candidate_at(position, line.first(position.board())?)?, line.moves));
        }
        let place = self.pointed(position.board()).filter(|_| subject.tool == Tool::Play)?;
        Some((overlay.candidate_at(position, place)?, usize::MAX))
    }

    /// A click on an engine's candidate holds its line, and a click elsewhere gives the board back. Returns what is said meanwhile; `None`
    /// where the pointer is on no candidate and nothing is held.
    fn hold_line(&mut self, subject: &Subject<'_>, place: Option<Place>, clicked: bool) -> Option<String> {
        let overlay = subject.engine.as_ref().filter(|_| subject.tool == Tool::Play && !subject.writing)?;
        let position = &*subject.now.position;
        let candidate = place.and_then(|place| overlay.candidate_at(position, place));
        if clicked && (candidate.is_some() || self.line.is_some()) {
            self.line = candidate.and_then(|candidate| HeldLine::of(candidate, position, subject.at()));
        }
        if self.line.is_some() {
            let keys =
                StaticText("engine-line-keys", "← → play the line out, Enter adds it as a variation, Escape leaves it");
            return Some(keys.to_string());
        }
        let words = wording::candidate(candidate?, position, overlay.shown);
        Some(say!("engine-hold-line", "{candidate} · click to play its line out", candidate = words))
    }

    /// Remembers which place is under the pointer.
    fn point_at(&mut self, BoardFrame { ui, subject, response, drawn }: BoardFrame<'_>) {
        let board = subject.now.position.board();
        // Whoever goes on with the mouse has no use for the cursor of the keyboard.
        let by_mouse = ui.input(|input| input.pointer.any_pressed()) || response.clicked_by(PointerButton::Primary);
        self.cursor = self.cursor.filter(|_| !by_mouse);
        let under = response.hover_pos().and_then(|pointer| drawn.under(board, pointer).0);
        let under = under.map(|place| OnBoard::new(board, place));
        if std::mem::replace(&mut self.pointed, under) != under {
            // Its names in the comment are highlighted in the next frame.
            ui.ctx().request_repaint();
        }
    }

    /// Shows what a click would put on a place, unless something is dragged. Returns what it would do, or what speaks against it.
    fn foretell(&mut self, on: BoardFrame<'_>, place: Place, aim: Option<Ghost>) -> String {
        let subject = on.subject;
        let name = subject.now.position.board().display_name(place);
        let shows = subject.style.ghost && !on.response.dragged() && self.rests.is_none();
        let why = aim.as_ref().and_then(|aim| self.objection(subject, aim));
        // An uncoloured thing is drawn as the board draws it.
        let of_nobody = matches!(subject.put_up(), Some(SetupPiece::Nobodys(_))) && subject.tool == Tool::Setup;
        if let Some(aim) = aim.filter(|_| shows && !of_nobody) {
            self.ghost.draw(on, Shade::Stones(Ghost { legal: why.is_none(), ..aim }));
        }
        match (why, brush::foretold(subject, place)) {
            (None, _) if gestures::swaps(subject, place) => say!("click-swaps", "{name}: click to swap", name),
            (Some(why), _) => language::with_colon(name, why),
            (None, Some((message, put))) => {
                if let Some(put) = put.filter(|_| shows) {
                    self.ghost.draw(on, Shade::Marks(Box::new(put)));
                }
                message
            }
            (None, None) => name,
        }
    }

    /// The pod under the pointer, if there are pods; `None` next to them on their square.
    fn pod_under(&self, on: BoardFrame<'_>, place: Option<Place>, pointer: Pos2) -> Option<Pointed> {
        let BoardFrame { ui, subject, drawn, .. } = on;
        let position = &*subject.now.position;
        let place = place.filter(|&place| !position.stack(place).is_empty())?;
        let at = drawn.placement.back(pointer);
        let spot = draft::spot(position, drawn.orientation, place, at);
        let superprong = modifiers::shift(ui);
        draft::is_on_pod(position, drawn.orientation, spot, at).then_some(Pointed { superprong, ..spot })
    }

    /// A double click with the label tool opens the label to be typed: what its first click did is taken back.
    fn begins_label(&mut self, on: BoardFrame<'_>, place: Option<Place>, actions: &mut Vec<Action>) -> bool {
        let BoardFrame { subject, response, .. } = on;
        let Some(place) = place.filter(|_| matches!(subject.tool, Tool::Label | Tool::Number)) else { return false };
        let now = || brush::label_on(&subject.now.markup, place).map(str::to_owned);
        if response.double_clicked_by(PointerButton::Primary) {
            let here = OnBoard::new(subject.now.position.board(), place);
            let before = self.labelled.take().filter(|(at, _)| *at == here).and_then(|(_, text)| text);
            let gone = before.is_some() && now() != before;
            actions.extend(gone.then_some(Action::TakeBack));
            let text = before.or_else(now).unwrap_or_default();
            self.labelling = Some(LabelEntry::new(subject.now, place, text));
            return true;
        }
        if response.clicked_by(PointerButton::Primary) {
            self.labelled = Some((OnBoard::new(subject.now.position.board(), place), now()));
        }
        false
    }

    /// Handles a drag with the pointer.
    fn drag(&mut self, on: BoardFrame<'_>, pointer: Pos2) -> Vec<Action> {
        let BoardFrame { ui, subject, response, drawn } = on;
        let board = subject.now.position.board();
        let (mut events, mut brush, mut tool) = (Vec::new(), None, subject.tool);
        let other = response.drag_started_by(PointerButton::Secondary) && !subject.only_moves;
        if other || response.drag_started_by(PointerButton::Primary) {
            let origin = ui.input(|input| input.pointer.press_origin()).unwrap_or(pointer);
            self.painted_to = origin;
            let start = drawn.under(board, origin).0;
            // The right button draws an arrow with any tool except setup, where it places the other colour.
            brush = match other {
                true if subject.tool == Tool::Setup => start.and_then(|start| Brush::of_other(subject, start)),
                true => None,
                false => start.and_then(|start| Brush::of(subject, start)),
            };
            if other && subject.tool != Tool::Setup {
                tool = Tool::Arrow;
            }
            // The question is asked once, for the first place.
            if let (Some(brush), Some(start), Tool::Setup, true) =
                (brush, start, subject.tool, subject.workspace.setup_asks())
            {
                return vec![Action::Run(brush.command(start))];
            }
            if !other || tool == Tool::Arrow || brush.is_some() {
                events.push(Event::Grab(start));
            }
        }
        if response.dragged() {
            let from = std::mem::replace(&mut self.painted_to, pointer);
            if brush.is_some() || matches!(self.gestures.drag(board), Some(Drag::Paint { .. })) {
                events.extend(way(ui, drawn, board, from).into_iter().map(Event::Over));
            }
        }
        if response.drag_stopped() {
            events.push(Event::Release(drawn.under(board, pointer).0));
        }
        events.into_iter().filter_map(|event| self.gestures.take(event, tool, brush, board)).collect()
    }

    /// The action of a click.
    fn click(&mut self, subject: &Subject<'_>, place: Option<Place>, aim: Option<&Ghost>) -> Option<Action> {
        if let Some(place) = place.filter(|_| aim.is_none() && is_played(subject)) {
            return self.steps.touch(subject, Pointed::at(place));
        }
        gestures::click(subject, place, aim)
    }

    /// Keys, clicks and the picture of a move made step by step. Answers what a click here would do, in words.
    fn make_steps(
        &mut self,
        on: BoardFrame<'_>,
        (spot, clicked, asked): (Option<Pointed>, bool, bool),
        actions: &mut Vec<Action>,
    ) -> String {
        let BoardFrame { ui, subject, drawn, .. } = on;
        let begun = self.steps.is_begun(subject);
        if begun && !ui.ctx().egui_wants_keyboard_input() {
            let pressed = |key: Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
            if pressed(Key::Escape) {
                self.steps.step_back(subject);
                return String::new();
            }
            let confirmed = pressed(Key::Enter) || pressed(Key::Space) || asked;
            if confirmed && let Some(action) = self.steps.confirm(subject) {
                actions.push(action);
                return String::new();
            }
        }
        if let Some(spot) = spot.filter(|_| clicked) {
            actions.extend(self.steps.touch(subject, spot));
        }
        if self.steps.is_begun(subject) || spot.is_some() {
            let shapes =
                draft::shapes(&subject.now.position, &*self.steps.draft(subject), drawn.orientation, drawn.theme);
            Picture::new(&shapes, drawn.placement, ui.pixels_per_point()).draw(&ui.painter_at(drawn.area));
        }
        self.steps.words(subject, spot, begun)
    }

    /// What a click here would place on the board.
    fn aim(&self, subject: &Subject<'_>, place: Option<Place>) -> Option<Ghost> {
        let position = &*subject.now.position;
        let colour = match subject.tool {
            Tool::Play => Some(subject.colour()),
            Tool::Setup => subject.setup,
            _ => return None,
        };
        let place = place?;
        let plays = position.stone(place).is_none() && position.kind().facts().entry == MoveEntry::Point;
        (subject.tool != Tool::Play || plays).then(|| Ghost { colour, places: vec![place], legal: true, held: false })
    }

    /// The objection to the move under the pointer, computed once for each place.
    fn objection(&mut self, subject: &Subject<'_>, aim: &Ghost) -> Option<String> {
        let colour = aim.colour.filter(|_| subject.tool == Tool::Play || placing::is_placed(subject))?;
        let key = (subject.now.node, subject.now.revision, subject.tool, colour, aim.places.clone());
        if let Some((old, why)) = &self.checked
            && *old == key
        {
            return why.clone();
        }
        let why = held::objections(subject, colour, &aim.places);
        self.checked = Some((key, why.clone()));
        why
    }
}

/// Whether this game has ended and can be counted: both have passed without a count.
fn can_count(subject: &Subject<'_>) -> bool {
    let (now, tree) = (subject.now, subject.tree);
    let ended = now.position.kind().is_counted() && now.position.to_play().is_none();
    ended && !subject.only_moves && subject.counting.is_none() && !tree.has(now.node, "TB") && !tree.has(now.node, "TW")
}

/// How far the sheet under a board reaches beyond its coordinates, in points.
const SHEET: f32 = 6.0;

/// Whether the coordinates of a theme, which are made for its own page, could not be read on the desk: one of them is dark.
fn needs_sheet(palette: Palette, theme: &Theme) -> bool {
    theme.dark != palette.dark
}

/// The colour around a small picture of a board.
pub fn ground(palette: Palette, theme: &Theme) -> egui::Color32 {
    if needs_sheet(palette, theme) { paint::colour(theme.page) } else { palette.desk }
}

/// The places that the pointer has passed over since it was at `from`. A quick hand passes over several in one frame.
fn way(ui: &Ui, drawn: &Drawn<'_>, board: &Board, mut from: Pos2) -> Vec<Place> {
    let moved = |event: &egui::Event| match event {
        egui::Event::PointerMoved(to) => Some(*to),
        _ => None,
    };
    let corners: Vec<Pos2> = ui.input(|input| input.events.iter().filter_map(moved).collect());
    let mut way = Vec::new();
    for to in corners {
        // A place is about one unit wide.
        let steps = ((to - from).length() / (0.25 * drawn.placement.scale)).ceil().clamp(1.0, 1000.0);
        let points = (1..=steps as usize).map(|step| from.lerp(to, step as f32 / steps));
        way.extend(points.filter_map(|point| drawn.under(board, point).0));
        from = to;
    }
    way
}
