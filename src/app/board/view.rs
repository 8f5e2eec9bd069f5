//! The board: shows the scene of the position, and turns what the pointer does into commands.
//!
//! A picture is made once for each position, size and style; the ghost under the pointer is drawn over it. All logic of the
//! game is asked of the position: the board only knows places on the screen.

use egui::accesskit::Role;
use egui::{CursorIcon, Key, PointerButton, Pos2, Rect, Response, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::app::action::{Action, window};
use crate::app::board::octi_hand::{OctiHand, is_played};
use crate::app::board::paint::{Picture, Placement};
use crate::app::board::tool::Tool;
use crate::app::look::theme::Palette;
use crate::app::look::words;
use crate::app::records::tab::Now;
use crate::edit::{Command, Go, Mark, Target, Workspace};
use crate::game::blokus::Hand;
use crate::game::markup::Markup;
use crate::game::octi::Spot;
use crate::game::{self, Board, Colour, Game, Lattice, Place, Point, Position};
use crate::record::Revision;
use crate::scene::options::{Ghost, Hint, LastMove, Numbers, Options};
use crate::scene::{Orientation, Scene, Theme, compose, hints, octi_draft};
use crate::sgf::{NodeId, Tree};

/// Least and greatest zoom; 1 shows the whole board.
const ZOOMS: (f32, f32) = (0.5, 12.0);

/// Height of the letters of coordinates at most, in points.
const MOST_COORDINATES: f32 = 15.0;

/// How a board is looked at.
#[derive(Default)]
pub struct BoardView {
    zoom: Option<f32>,
    /// Of the middle of the picture from the middle of the area, in points.
    pan: Vec2,
    /// As the user turned it; the usual one otherwise.
    orientation: Option<Orientation>,
    /// The piece in hand.
    pub hand: Option<Hand>,
    /// Whose piece it is; the colour to play's where nobody said.
    pub hand_colour: Option<Colour>,
    /// The turn of Octi that is being put together.
    pub(crate) octi: Option<OctiHand>,
    /// A legal placement that is offered until the pointer or the hand moves on.
    pub found: Option<Found>,
    /// The cursor of the keyboard.
    pub cursor: Option<Place>,
    shown: Option<Shown>,
    ghost: Option<(GhostKey, Picture)>,
    /// The first move whose number is shown, as 1; otherwise as the settings say.
    pub numbered_from: Option<u32>,
    gesture: Option<Gesture>,
    /// Numbers gestures, so that all marks of one drag are one step of the history.
    gestures: u64,
    checked: Option<(Checked, Option<String>)>,
    /// The ghost is to be played with the next frame.
    place: bool,
}

/// A legal placement that a search for moves has come to.
pub struct Found {
    /// Where in the record it was searched for.
    pub at: (NodeId, Revision),
    /// The piece as it lies there.
    pub hand: Hand,
    /// Whose it is.
    pub colour: Colour,
    /// The piece searched for; any otherwise.
    pub only: Option<u8>,
    /// Its number among all that were found.
    pub index: usize,
    /// Where it lies.
    pub places: Vec<Place>,
}

/// A picture and what it was made for.
struct Shown {
    key: Depends,
    scene: Scene,
    picture: Option<(Placement, f32, Picture)>,
}

/// What a scene depends on.
#[derive(PartialEq)]
struct Depends {
    revision: Revision,
    node: NodeId,
    style: Style,
    orientation: Orientation,
    lit: Vec<Place>,
    cursor: Option<Place>,
    numbers: Numbers,
    coordinate_size: f32,
}

/// How boards are shown, from the settings.
#[derive(Clone, Debug, PartialEq)]
pub struct Style {
    /// The name of the theme.
    pub theme: String,
    /// Coordinates around the board.
    pub coordinates: bool,
    /// Which move numbers are shown.
    pub numbers: Numbers,
    /// Which variations are marked on the board.
    pub variations: Variations,
    /// The stone or piece under the pointer.
    pub ghost: bool,
    /// The piece in hand goes to a legal place near the pointer.
    pub snap: bool,
}

/// Which variations are marked on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Variations {
    /// Those that ST asks for.
    #[default]
    AsRecorded,
    /// The moves that follow, whatever ST says.
    Following,
    /// The moves played instead, whatever ST says.
    Instead,
    /// None.
    Hidden,
}

type GhostKey = (Ghost, NodeId, Revision, Orientation, Placement);
type Checked = (NodeId, Revision, Colour, Vec<Place>);

/// What the pointer is doing with its button held.
enum Gesture {
    /// Marks every point on its way, which has come to `at`.
    Paint { number: u64, last: Place, at: Pos2 },
    /// Joins two points.
    Join { from: Place },
    /// Moves the board.
    Pan,
}

/// What the board is drawn from.
pub struct Subject<'a> {
    /// The record with its history.
    pub workspace: &'a Workspace,
    /// Its tree.
    pub tree: &'a Tree,
    /// What is derived from it.
    pub now: &'a Now,
    /// How boards are shown.
    pub style: &'a Style,
    /// What a click does.
    pub tool: Tool,
    /// The colour that setup puts on the board; `None` erases.
    pub setup: Option<Colour>,
    /// Places that a text names.
    pub lit: &'a [Place],
    /// Whether a text of the record is being edited, which takes point names.
    pub writing: bool,
}

impl BoardView {
    /// Shows the board larger or smaller by a factor, around the middle.
    pub fn zoom_by(&mut self, factor: f32) {
        let old = self.zoom.unwrap_or(1.0);
        let new = (old * factor).clamp(ZOOMS.0, ZOOMS.1);
        self.pan *= new / old;
        self.zoom = Some(new);
    }

    /// Shows the whole board.
    pub fn fit(&mut self) {
        self.zoom = None;
        self.pan = Vec2::ZERO;
    }

    /// Turns the board on the screen by the smallest step that suits it.
    pub fn turn(&mut self, board: &Board, steps: i32) {
        self.orientation = Some(self.orientation(board).turned(board.lattice(), steps));
        self.fit();
    }

    /// Mirrors the board on the screen.
    pub fn mirror(&mut self, board: &Board) {
        self.orientation = Some(self.orientation(board).flipped());
        self.fit();
    }

    /// The picture of the board as it is turned, without pointer and cursor.
    pub fn picture_to_copy(&self, tree: &Tree, now: &Now, style: &Style, theme: &Theme) -> Scene {
        let position = &*now.position;
        let options = Options {
            orientation: self.orientation(position.board()),
            coordinates: style.coordinates,
            numbers: self.numbers(style),
            ..Options::default()
        };
        compose(position, &Markup::of(tree, now.node, position), &options, theme)
    }

    /// Asks for the ghost to be played with the next frame, as a click would.
    pub fn place_piece(&mut self) {
        self.place = true;
    }

    /// Whether the ghost was asked to be played; asked once.
    pub(crate) fn take_place(&mut self) -> bool {
        std::mem::take(&mut self.place)
    }

    /// Puts back what is in hand.
    pub fn drop_hand(&mut self) {
        self.hand = None;
        self.octi = None;
    }

    /// Lets go of what was made for a revision: it means something else now.
    pub fn forget(&mut self) {
        self.shown = None;
        self.ghost = None;
        self.checked = None;
        self.found = None;
        self.octi = None;
    }

    fn numbers(&self, style: &Style) -> Numbers {
        self.numbered_from.map_or(style.numbers, |first| Numbers::From(first, true))
    }

    /// How the board is turned.
    pub(crate) fn orientation(&self, board: &Board) -> Orientation {
        self.orientation.unwrap_or_else(|| usual_orientation(board))
    }

    /// Draws the board and asks for what is done with it. Returns what the pointer is on, in words.
    pub fn show(&mut self, ui: &mut Ui, area: Rect, reading: &Subject<'_>, actions: &mut Vec<Action>) -> String {
        let theme = Theme::named(&reading.style.theme).unwrap_or_else(|| Theme::usual(ui.visuals().dark_mode));
        ui.painter().rect_filled(area, 0.0, Palette::of(ui).page);
        let position = &*reading.now.position;
        if !position.kind().has_board() {
            let font = egui::FontId::proportional(14.0);
            let colour = Palette::of(ui).quiet;
            ui.painter().text(area.center(), egui::Align2::CENTER_CENTER, words::NO_BOARD, font, colour);
            return String::new();
        }
        let response = ui.interact(area, ui.scope_id().with("board"), Sense::click_and_drag());
        self.compose(area, reading, theme);
        let description = self.shown.as_ref().map_or_else(String::new, |shown| shown.scene.title.clone());
        response.widget_info(|| {
            let mut info = WidgetInfo::labeled(Role::Canvas, true, words::BOARD);
            info.current_text_value = Some(description.clone());
            info
        });
        self.move_about(ui, area, &response);
        let Some(placement) = self.placement(area) else { return String::new() };
        let painter = ui.painter_at(area);
        let pixels = ui.pixels_per_point();
        if let Some(shown) = &mut self.shown {
            let made = shown.picture.take().filter(|(at, scale, _)| (*at, *scale) == (placement, pixels));
            let made =
                made.unwrap_or_else(|| (placement, pixels, Picture::new(&shown.scene.shapes, placement, pixels)));
            made.2.draw(&painter);
            shown.picture = Some(made);
        }
        let hint = self.act(ui, reading, &response, placement, theme, actions);
        self.menu(&response, reading, placement, actions);
        hint
    }

    /// Composes the scene where something it depends on changed.
    fn compose(&mut self, area: Rect, reading: &Subject<'_>, theme: &Theme) {
        let Now { revision, node, ref position, .. } = *reading.now;
        let orientation = self.orientation(position.board());
        let style = Style { theme: theme.id.clone(), ..reading.style.clone() };
        let numbers = self.numbers(reading.style);
        let lit = reading.lit.to_vec();
        let coordinate_size = coordinate_size(area, position.board(), orientation);
        let cursor = self.cursor;
        let key = Depends { revision, node, style, orientation, lit, cursor, numbers, coordinate_size };
        if self.shown.as_ref().is_some_and(|shown| shown.key == key) {
            return;
        }
        let markup = Markup::of(reading.tree, node, position);
        let options = Options {
            orientation,
            coordinates: reading.style.coordinates,
            numbers: key.numbers,
            coordinate_size,
            last_move: LastMove::Dot,
            hints: hints(reading),
            selected: key.lit.clone(),
            cursor: key.cursor,
            ..Options::default()
        };
        let scene = compose(position, &markup, &options, theme);
        self.shown = Some(Shown { key, scene, picture: None });
    }

    /// Where the picture is: as large as fits with a margin, times the zoom.
    fn placement(&self, area: Rect) -> Option<Placement> {
        let scene = &self.shown.as_ref()?.scene;
        let (width, height) = (scene.bounds.width(), scene.bounds.height());
        let room = area.shrink(16.0_f32.min(area.width() * 0.03));
        let fit = (room.width() / width).min(room.height() / height);
        if !(fit.is_finite() && fit > 0.0) {
            return None;
        }
        let scale = fit * self.zoom.unwrap_or(1.0);
        let centre = scene.bounds.centre();
        let middle = area.center() + self.pan;
        Some(Placement { origin: middle - vec2(centre.x, centre.y) * scale, scale })
    }

    fn move_about(&mut self, ui: &Ui, area: Rect, response: &Response) {
        if let Some(pointer) = ui.input(|input| input.pointer.hover_pos()).filter(|_| response.contains_pointer()) {
            let (scroll, pinch) = ui.input(|input| (input.smooth_scroll_delta().y, input.zoom_delta()));
            let factor = pinch * (scroll / 200.0).exp();
            if factor != 1.0 {
                let old = self.zoom.unwrap_or(1.0);
                let new = (old * factor).clamp(ZOOMS.0, ZOOMS.1);
                let from = pointer - area.center();
                self.pan = from - (from - self.pan) * (new / old);
                self.zoom = Some(new);
            }
        }
        let by_tool = matches!(self.gesture, Some(Gesture::Pan)) && response.dragged();
        if by_tool || response.dragged_by(PointerButton::Middle) {
            self.pan += response.drag_delta();
        }
        let most = area.size() * 0.5 * self.zoom.unwrap_or(1.0).max(1.0);
        self.pan = self.pan.clamp(-most, most);
        if self.zoom.is_none_or(|zoom| zoom <= 1.0) && !by_tool && !response.dragged() {
            self.pan = Vec2::ZERO;
        }
    }

    /// The place under a point of the screen, and the point in board units.
    /// The places that painting has passed over since the last frame. A quick hand passes over several in one.
    fn painted_way(&self, ui: &Ui, placement: Placement, board: &Board) -> Vec<Place> {
        let Some(Gesture::Paint { at, .. }) = &self.gesture else { return Vec::new() };
        let moved = |event: &egui::Event| match event {
            egui::Event::PointerMoved(to) => Some(*to),
            _ => None,
        };
        let corners: Vec<Pos2> = ui.input(|input| input.events.iter().filter_map(moved).collect());
        let mut from = *at;
        let mut way = Vec::new();
        for to in corners {
            // A place is about one unit wide.
            let steps = ((to - from).length() / (0.25 * placement.scale)).ceil().clamp(1.0, 1000.0);
            let points = (1..=steps as usize).map(|step| from.lerp(to, step as f32 / steps));
            way.extend(points.filter_map(|point| self.under(placement, board, point).0));
            from = to;
        }
        way
    }

    fn under(&self, placement: Placement, board: &Board, at: Pos2) -> (Option<Place>, Point) {
        let point = self.orientation(board).to_board(placement.back(at));
        (board.at(point), point)
    }

    fn act(
        &mut self,
        ui: &mut Ui,
        reading: &Subject<'_>,
        response: &Response,
        placement: Placement,
        theme: &Theme,
        actions: &mut Vec<Action>,
    ) -> String {
        let position = &*reading.now.position;
        let board = position.board();
        self.keyboard(ui, reading, response, actions);
        let Some(pointer) = response.hover_pos().or_else(|| response.interact_pointer_pos()) else {
            self.gesture = None;
            if is_played(reading) {
                return self.octi(ui, reading, (response.rect, placement, theme), (None, false), actions);
            }
            if let Some(aim) = self.offered(reading) {
                match std::mem::take(&mut self.place) {
                    true => actions.extend(self.click(ui, reading, None, Some(&aim))),
                    false => self.draw_ghost(ui, response.rect, reading, placement, theme, aim),
                }
            }
            return String::new();
        };
        if ui.input(|input| input.pointer.is_moving()) {
            self.found = None;
        }
        let (place, point) = self.under(placement, board, pointer);
        let inserting = ui.input(|input| input.modifiers.command);
        if response.drag_started_by(PointerButton::Primary) {
            let origin = ui.input(|input| input.pointer.press_origin()).unwrap_or(pointer);
            let start = self.under(placement, board, origin).0;
            self.gesture = Some(match start {
                Some(last) if reading.tool.mark().is_some() => {
                    self.gestures += 1;
                    actions.extend(paint(self.gestures, reading.tool, board, last));
                    Gesture::Paint { number: self.gestures, last, at: origin }
                }
                Some(from) if reading.tool.joins() => Gesture::Join { from },
                _ => Gesture::Pan,
            });
        }
        if response.dragged() {
            let way = self.painted_way(ui, placement, board);
            if let Some(Gesture::Paint { number, last, at }) = &mut self.gesture {
                *at = pointer;
                for place in way {
                    if place != std::mem::replace(last, place) {
                        actions.extend(paint(*number, reading.tool, board, place));
                    }
                }
            }
        }
        if response.drag_stopped() {
            if let (Some(Gesture::Join { from }), Some(to)) = (&self.gesture, place)
                && *from != to
            {
                let (from, to) = (board.name(*from), board.name(to));
                actions.push(Action::Run(Command::Line { from, to, arrow: reading.tool == Tool::Arrow }));
            }
            self.gesture = None;
        }
        if let (Some(Gesture::Join { from }), Some(to)) = (&self.gesture, place) {
            let orientation = self.orientation(board);
            let ends = [*from, to].map(|place| placement.at(orientation.to_view(board.anchor(place))));
            let stroke = egui::Stroke::new(
                placement.scale * 0.08,
                crate::app::board::paint::colour(theme.marks.accent).gamma_multiply(0.6),
            );
            ui.painter().line_segment(ends, stroke);
        }
        if is_played(reading) && !inserting {
            let superprong = ui.input(|input| input.modifiers.shift);
            let orientation = self.orientation(board);
            let spot = place.map(|place| Spot {
                superprong,
                ..octi_draft::spot(position, orientation, place, placement.back(pointer))
            });
            let drawn = (response.rect, placement, theme);
            return self.octi(ui, reading, drawn, (spot, response.clicked()), actions);
        }
        let aim = self.aim(reading, place, point);
        if response.clicked() || std::mem::take(&mut self.place) {
            match (place, inserting) {
                (Some(place), true) => actions.push(Action::Insert(board.display_name(place))),
                (Some(_), false) | (None, false) => actions.extend(self.click(ui, reading, place, aim.as_ref())),
                (None, true) => {}
            }
        }
        let Some(place) = place else { return String::new() };
        let name = board.display_name(place);
        if inserting && reading.writing {
            ui.set_cursor_icon(CursorIcon::Copy);
            return words::insert_point(&name);
        }
        let why = aim.as_ref().and_then(|aim| self.objection(reading, aim));
        if let Some(aim) = aim.filter(|_| reading.style.ghost && !response.dragged()) {
            self.draw_ghost(ui, response.rect, reading, placement, theme, Ghost { legal: why.is_none(), ..aim });
        }
        match why {
            Some(why) => format!("{name}: {why}"),
            None => name,
        }
    }

    /// What a click here would put on the board.
    fn aim(&self, reading: &Subject<'_>, place: Option<Place>, point: Point) -> Option<Ghost> {
        if let Some(offered) = self.offered(reading) {
            return Some(offered);
        }
        let position = &*reading.now.position;
        let colour = match reading.tool {
            Tool::Play => Some(position.colour_to_place(reading.tree, reading.now.node)),
            Tool::Setup => reading.setup,
            _ => return None,
        };
        if let Some(state) = position.blokus() {
            let hand = self.hand?;
            let board = position.board();
            let colour = self.hand_colour.or(colour)?;
            // A legal place near the pointer, if that is wanted; else the piece follows the pointer, and its place says why not.
            let snapped = || {
                let places = hand.nearest_legal_as_held(state, colour, board, point)?;
                let near = crate::game::blokus::middle(board, &places).distance(point) < 1.6;
                (reading.style.snap && reading.tool == Tool::Play && near).then_some(places)
            };
            let places = snapped().or_else(|| hand.nearest(state, board, point))?;
            return Some(Ghost { colour: Some(colour), places, legal: true });
        }
        let place = place?;
        let free = position.stone(place).is_none();
        let plays = !matches!(position.kind().game(), Game::Octi);
        match reading.tool {
            Tool::Play if !(free && plays) => None,
            Tool::Play => Some(Ghost { colour, places: vec![place], legal: true }),
            _ => Some(Ghost { colour, places: vec![place], legal: true }),
        }
    }

    /// The placement that was found, while nothing has changed since.
    fn offered(&self, reading: &Subject<'_>) -> Option<Ghost> {
        let now = (reading.now.node, reading.now.revision);
        let found = self.found.as_ref().filter(|found| found.at == now && self.hand == Some(found.hand))?;
        let ghost = Ghost { colour: Some(found.colour), places: found.places.clone(), legal: true };
        (reading.tool == Tool::Play).then_some(ghost)
    }

    /// What speaks against the move under the pointer, worked out once for each place.
    fn objection(&mut self, reading: &Subject<'_>, aim: &Ghost) -> Option<String> {
        if reading.tool != Tool::Play {
            return None;
        }
        let colour = aim.colour?;
        let key = (reading.now.node, reading.now.revision, colour, aim.places.clone());
        if let Some((old, why)) = &self.checked
            && *old == key
        {
            return why.clone();
        }
        let findings = reading.now.position.check_move(colour, &game::Action::Place(aim.places.clone()));
        let why = findings.first().map(|finding| finding.message.to_string());
        self.checked = Some((key, why.clone()));
        why
    }

    fn draw_ghost(
        &mut self,
        ui: &Ui,
        area: Rect,
        reading: &Subject<'_>,
        placement: Placement,
        theme: &Theme,
        ghost: Ghost,
    ) {
        let Now { revision, node, ref position, .. } = *reading.now;
        let orientation = self.orientation(position.board());
        let key = (ghost, node, revision, orientation, placement);
        if self.ghost.as_ref().is_none_or(|(old, _)| *old != key) {
            let options = Options { orientation, ghost: Some(key.0.clone()), coordinates: false, ..Options::default() };
            let scene = compose(position, &Markup::default(), &options, theme);
            let picture = Picture::new(scene.section("ghost"), placement, ui.pixels_per_point());
            self.ghost = Some((key, picture));
        }
        if let Some((_, picture)) = &self.ghost {
            picture.draw(&ui.painter_at(area));
        }
    }

    /// What a click asks for.
    fn click(&mut self, ui: &Ui, reading: &Subject<'_>, place: Option<Place>, aim: Option<&Ghost>) -> Vec<Action> {
        let position = &*reading.now.position;
        let board = position.board();
        let name = |place: Place| board.name(place);
        let _ = ui;
        match (reading.tool, aim, place) {
            (Tool::Play, Some(aim), _) => {
                let colour = aim.colour.map(|colour| position.kind().letter(colour).to_owned());
                let text = position.move_value(&game::Action::Place(aim.places.clone()));
                self.hand = None;
                vec![Action::Run(Command::Play { colour, text })]
            }
            (Tool::Play, None, Some(place)) if is_played(reading) => self.touch_octi(reading, Spot::at(place)),
            (Tool::Play, None, Some(place)) if position.stone(place).is_some() => {
                vec![Action::Run(Command::Go(Go::WherePlayed(name(place))))]
            }
            (Tool::Play, None, Some(_)) if position.blokus().is_some() => vec![Action::Hint(words::TAKE_A_PIECE)],
            (Tool::Play, None, Some(_)) => vec![Action::Hint(words::TYPE_A_MOVE)],
            (Tool::Setup, Some(aim), place) => vec![self.set_up(reading, aim, place)],
            (Tool::Setup, None, Some(place)) => {
                vec![Action::Run(Command::Erase { points: vec![name(place)], target: Target::Ask })]
            }
            (Tool::Label, _, Some(place)) => vec![Action::Run(Command::Label { point: name(place), text: None })],
            (tool, _, Some(place)) => {
                tool.mark().map(|mark| Action::Run(mark_place(mark, board, place))).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    /// Puts up or takes away: a stone of the same colour goes, any other is replaced.
    fn set_up(&mut self, reading: &Subject<'_>, aim: &Ghost, place: Option<Place>) -> Action {
        let position = &*reading.now.position;
        let board = position.board();
        let points: Vec<String> = aim.places.iter().map(|&place| board.name(place)).collect();
        let same = |colour: Colour| place.is_some_and(|place| position.stone(place) == Some(colour));
        Action::Run(match aim.colour.filter(|&colour| !same(colour)) {
            Some(colour) => {
                let colour = position.kind().letter(colour).to_owned();
                Command::AddStone { colour, points, target: Target::Ask }
            }
            None => Command::Erase { points, target: Target::Ask },
        })
    }

    /// Arrows with Alt move a cursor over the board, Enter does there what a click would.
    fn keyboard(&mut self, ui: &Ui, reading: &Subject<'_>, response: &Response, actions: &mut Vec<Action>) {
        if ui.ctx().egui_wants_keyboard_input() && !response.has_focus() {
            return;
        }
        let board = reading.now.position.board();
        let press = |key: Key| ui.input_mut(|input| input.consume_key(egui::Modifiers::ALT, key));
        let steps = [(Key::ArrowLeft, -1, 0), (Key::ArrowRight, 1, 0), (Key::ArrowUp, 0, -1), (Key::ArrowDown, 0, 1)];
        for (key, dx, dy) in steps {
            if press(key) {
                self.cursor = Some(self.step_cursor(board, dx, dy));
                response.request_focus();
            }
        }
        let Some(place) = self.cursor else { return };
        let enter = response.has_focus() && ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, Key::Enter));
        if enter {
            let aim = self.aim(reading, Some(place), board.anchor(place));
            actions.extend(self.click(ui, reading, Some(place), aim.as_ref()));
        }
        if response.has_focus() && ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, Key::Escape)) {
            self.cursor = None;
        }
    }

    /// The place next to the cursor in a direction of the screen.
    fn step_cursor(&self, board: &Board, dx: i32, dy: i32) -> Place {
        let orientation = self.orientation(board);
        let view = |place: Place| orientation.to_view(board.anchor(place));
        let Some(from) = self.cursor else {
            let bounds = board.bounds();
            return board.at(bounds.centre()).unwrap_or(Place(0));
        };
        let start = view(from);
        // Nearest in that direction, sideways distance counting double.
        let cost = |place: Place| {
            let (x, y) = (view(place).x - start.x, view(place).y - start.y);
            let (along, aside) = if dx != 0 { (x * dx as f32, y) } else { (y * dy as f32, x) };
            (along > 0.05).then_some(along + 2.0 * aside.abs())
        };
        let candidates = board.places().filter_map(|place| Some((cost(place)?, place)));
        candidates.min_by(|a, b| a.0.total_cmp(&b.0)).map_or(from, |(_, place)| place)
    }

    /// What can be done at a place.
    fn menu(&mut self, response: &Response, reading: &Subject<'_>, placement: Placement, actions: &mut Vec<Action>) {
        let board = reading.now.position.board().clone();
        response.context_menu(|ui| {
            let id = ui.scope_id().with("place");
            // The place stays the one that was clicked, wherever the pointer goes in the menu.
            let origin = response.interact_pointer_pos();
            let clicked = origin.filter(|_| response.secondary_clicked()).map(|at| self.under(placement, &board, at).0);
            if let Some(place) = clicked {
                ui.data_mut(|data| data.insert_temp(id, place.map(|place| place.0)));
            }
            let Some(place) = ui.data(|data| data.get_temp::<Option<u16>>(id)).flatten().map(Place) else {
                return;
            };
            let (name, shown) = (board.name(place), board.display_name(place));
            ui.label(egui::RichText::new(&shown).weak());
            let mut item = |ui: &mut Ui, title: String, command: Command| {
                if ui.button(title).clicked() {
                    actions.push(Action::Run(command));
                }
            };
            let play = || Command::Play { colour: None, text: name.clone() };
            if reading.now.position.stone(place).is_some() {
                item(ui, words::GO_WHERE_PLAYED.to_owned(), Command::Go(Go::WherePlayed(name.clone())));
            } else if !matches!(reading.now.position.kind().game(), Game::Octi | Game::Blokus(_)) {
                item(ui, words::play_here(&shown), play());
            }
            if reading.now.position.kind().game() == Game::Octi && enters(reading, &name) {
                item(ui, words::ENTER_A_POD.to_owned(), play());
            }
            ui.separator();
            for (tool, mark) in Tool::all().filter_map(|tool| Some((tool, tool.mark()?))) {
                item(ui, tool.words().to_owned(), mark_place(mark, &board, place));
            }
            item(ui, Tool::Label.words().to_owned(), Command::Label { point: name.clone(), text: None });
            item(ui, words::REMOVE_MARKS.to_owned(), Command::Unmark { points: vec![name.clone()] });
            ui.separator();
            item(ui, words::SHOW_WHOLE_BOARD.to_owned(), window("zoom-fit", &[]));
            item(ui, words::TURN_BOARD.to_owned(), window("rotate-view", &[]));
            item(ui, words::MIRROR_BOARD.to_owned(), window("flip-view", &[]));
        });
    }
}

/// Whether a pod can enter on a square.
fn enters(reading: &Subject<'_>, name: &str) -> bool {
    let position = &*reading.now.position;
    let colour = position.colour_to_place(reading.tree, reading.now.node);
    position.parse_move(Some(colour), name).is_ok_and(|action| position.check_move(colour, &action).is_empty())
}

/// The command that marks a place.
fn mark_place(mark: Mark, board: &Board, place: Place) -> Command {
    Command::Mark { mark, points: vec![board.name(place)] }
}

/// The mark that a tool puts on a place as part of a gesture.
fn paint(gesture: u64, tool: Tool, board: &Board, place: Place) -> Option<Action> {
    tool.mark().map(|mark| Action::RunInGesture(gesture, mark_place(mark, board, place)))
}

/// Height of the letters of coordinates at most, in points, in board units of a board that fills an area.
fn coordinate_size(area: Rect, board: &Board, orientation: Orientation) -> f32 {
    let bounds = orientation.bounds(board);
    let unit = (area.width() / (bounds.width() + 1.0)).min(area.height() / (bounds.height() + 1.0));
    // A window that is drawn larger by a hair composes nothing anew.
    (MOST_COORDINATES / unit.max(1.0) * 64.0).ceil() / 64.0
}

/// The orientation a board has unless it is turned: Hex lies flat.
fn usual_orientation(board: &Board) -> Orientation {
    match board.lattice() {
        Lattice::Hex => Orientation::hex(10, false),
        _ => Orientation::default(),
    }
}

/// The moves that follow the node at hand, or those played instead of it, as the record wants it.
fn hints(reading: &Subject<'_>) -> Vec<Hint> {
    let Now { node, root, ref position, .. } = *reading.now;
    let shown = match reading.style.variations {
        Variations::AsRecorded => hints::Shown::of(reading.tree, root),
        Variations::Following => hints::Shown { following: true, on_board: true },
        Variations::Instead => hints::Shown { following: false, on_board: true },
        Variations::Hidden => return Vec::new(),
    };
    match reading.tree.parent(node).filter(|_| !shown.following) {
        _ if !shown.on_board => Vec::new(),
        Some(parent) => hints::instead(reading.tree, node, &reading.workspace.position_at(parent)),
        None if shown.following => hints::following(reading.tree, node, position),
        None => Vec::new(),
    }
}

/// The colour of a player as the board shows it.
pub fn ink(position: &Position, colour: Colour, theme: &Theme) -> egui::Color32 {
    let kind = position.kind();
    let ink = match kind.game() {
        Game::Blokus(_) => theme.pieces.named(kind.colour_name(colour)).base,
        Game::Hex => theme.hex_stones[colour.index().min(1)].body,
        _ => theme.stones[colour.index().min(1)].body,
    };
    crate::app::board::paint::colour(ink)
}

/// A picture of a position in `area`, without a pointer: for the welcome view and previews.
pub fn small_picture(
    position: &Position,
    tree: &Tree,
    node: NodeId,
    area: Rect,
    pixels: f32,
    theme: &Theme,
) -> Picture {
    let options = Options {
        orientation: usual_orientation(position.board()),
        coordinates: false,
        last_move: LastMove::None,
        ..Options::default()
    };
    let scene = compose(position, &Markup::of(tree, node, position), &options, theme);
    let scale = (area.width() / scene.bounds.width()).min(area.height() / scene.bounds.height());
    let centre = scene.bounds.centre();
    let origin = pos2(area.center().x - centre.x * scale, area.center().y - centre.y * scale);
    Picture::new(&scene.shapes, Placement { origin, scale }, pixels)
}
