//! The remaining pieces of every colour, one box per colour: a click picks a piece up, a drag brings it to the board.
//!
//! The box shows the player, the points, and whether it is the colour's turn or it has no move left. Pieces that fit nowhere are dimmed.

pub(crate) mod arrange;
mod foot;
mod keyboard;

use egui::accesskit::Role;
use egui::{Align2, CursorIcon, FontId, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::app::board::remark::Remark;
use crate::app::board::view::BoardView;
use crate::app::board::{Picture, Placement, Subject, Tool, modifiers};
use crate::app::context::{Action, ViewContext};
use crate::app::look::controls::{keep_arrows, tip};
use crate::app::look::{GRID, Palette, fonts, form, words};
use crate::commands::WindowCommand;
use crate::game::blokus::ColourStanding;
use crate::game::{Colour, Position};
use crate::language::StaticText;
use crate::record::Revision;
use crate::scene::{Shape, Theme, tray};
use crate::sgf::NodeId;
use arrange::Arrangement;

/// How much of a piece that fits nowhere is left to see.
const FADED: f32 = 0.3;

/// The pieces on view.
#[derive(Default)]
pub struct PieceTray {
    drawn: Option<Drawn>,
    standings: Option<((NodeId, Revision), Vec<ColourStanding>)>,
    /// Whose pieces were asked for where one colour has the room of all, and at which place of the record.
    looked_at: Option<((NodeId, Revision), Colour)>,
    /// The colour and the piece selected by keys.
    at: Option<(usize, usize)>,
    /// Why the piece that was clicked last was not taken.
    remark: Option<Remark>,
    /// What was said of the pieces since the pointer came.
    message: String,
}

/// The variant, the theme, the tray and the pixels of a point.
type MadeFor = (String, String, Rect, f32);

/// The pictures of all pieces, and what they were made for.
struct Drawn {
    made_for: MadeFor,
    arranged: Arrangement,
    /// For each colour, for each piece.
    pieces: Vec<Vec<Picture>>,
}

/// The input for drawing the tray.
pub struct Shelf<'a> {
    /// The record and the place in it.
    pub subject: &'a Subject<'a>,
    /// How boards are painted.
    pub theme: &'a Theme,
    /// The window.
    pub here: &'a ViewContext<'a>,
    /// Whether event and result are shown with the pieces, and not in a panel.
    pub has_event: bool,
}

/// Whether a position has pieces to show.
pub fn has_pieces(position: &Position) -> bool {
    position.blokus().is_some()
}

/// Of how many colours a position has pieces to show, and how many of each.
pub fn count(position: &Position) -> Option<(usize, usize)> {
    position.blokus().map(|state| (state.colours().len(), state.set().pieces().len()))
}

impl PieceTray {
    /// Draws the tray. Returns what is to be said of it in the status line, when the pointer comes to it or that changes.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        area: Rect,
        shelf: &Shelf<'_>,
        board: &mut BoardView,
        actions: &mut Vec<Action>,
    ) -> Option<String> {
        let position = &*shelf.subject.now.position;
        let state = position.blokus()?;
        let palette = Palette::of(ui);
        ui.painter().rect_filled(area, 0.0, palette.page);
        if !shelf.has_event {
            // By itself, and not at the head of the column.
            ui.painter().rect_stroke(area, 0.0, Stroke::new(1.0, palette.line), StrokeKind::Middle);
        }
        let at = shelf.subject.at();
        let standings = match self.standings.take().filter(|(then, _)| *then == at) {
            Some((_, standings)) => standings,
            None => state.standings(),
        };
        let (drawn, pixels) = (self.drawn.take(), ui.pixels_per_point());
        let made_for = (state.variant().gm().to_owned(), shelf.theme.id.clone(), area, pixels);
        let drawn = drawn.filter(|drawn| drawn.made_for == made_for);
        let drawn = drawn.unwrap_or_else(|| Drawn::new(made_for, position, shelf.theme));
        let unfolded = self.unfolded(shelf, &standings, board);
        for (n, standing) in standings.iter().enumerate() {
            let row = Row { shelf, standing, frame: drawn.arranged.boxes[n], number: n };
            let folded = drawn.arranged.folded.is_some();
            let taken = if folded && n != unfolded { None } else { row.walk(ui, &row.left(&drawn), &mut self.at) };
            if row.title(ui, folded.then_some(n == unfolded), actions) {
                self.looked_at = Some((at, standing.colour));
            }
            if folded && n != unfolded {
                continue;
            }
            let keys = Keys { at: self.at.filter(|_| row.has_keys(ui)).map(|(_, piece)| piece), taken };
            if let Some(refused) = row.pieces(ui, &drawn, keys, board, actions) {
                // One word at a time: what was said on the board is over.
                board.remark = None;
                self.remark = Some(refused);
            }
        }
        if board.held.carried && !board.pointed_at {
            float(ui, shelf, board);
        }
        let (foot, folded) = (drawn.arranged.foot, drawn.arranged.folded);
        self.drawn = Some(drawn);
        self.standings = Some((at, standings));
        if folded.is_none() && foot.height() > 0.0 {
            foot::show(ui, foot, shelf, board, actions);
        }
        let pointer = ui.input(|input| input.pointer.hover_pos());
        self.remark = self.remark.take().filter(|remark| remark.holds(at, None, pointer));
        if let Some(remark) = &self.remark {
            remark.draw(ui, area, Rect::from_center_size(remark.at, vec2(16.0, 24.0)));
        }
        let message = match pointer.is_some_and(|pointer| area.contains(pointer)) {
            true => foot::hint(shelf, board),
            false => String::new(),
        };
        let before = std::mem::replace(&mut self.message, message);
        Some(self.message.clone()).filter(|message| !message.is_empty() && *message != before)
    }

    /// The colour that is expanded if one has the room of all: the one asked for, else the one that plays or is set up.
    fn unfolded(&self, shelf: &Shelf<'_>, standings: &[ColourStanding], board: &BoardView) -> usize {
        let colour = self.looked_at.filter(|(at, _)| *at == shelf.subject.at()).map(|(_, colour)| colour);
        let plays = board.held.colour(shelf.subject.context());
        let colour = colour.filter(|_| board.held.piece().is_none() && shelf.subject.tool != Tool::Setup);
        let colour = colour.or(plays).unwrap_or(shelf.subject.now.position.next_colour());
        standings.iter().position(|standing| standing.colour == colour).unwrap_or(0)
    }
}

impl Drawn {
    fn new(made_for: MadeFor, position: &Position, theme: &Theme) -> Drawn {
        let (.., area, pixels) = made_for;
        let state = position.blokus();
        let (colours, count) = state.map_or((&[][..], 0), |state| (state.colours(), state.set().pieces().len() as u8));
        let shapes = |colour| {
            let pieces = (0..count).map(move |piece| tray::piece(position, colour, tray::flat(position, piece), theme));
            pieces.map(|shapes| {
                let bounds = shapes.iter().filter_map(Shape::bounds).reduce(|all, one| all.union(&one));
                (shapes, bounds.unwrap_or_default())
            })
        };
        let sizes: Vec<_> = shapes(Colour::BLACK).map(|(_, bounds)| vec2(bounds.width(), bounds.height())).collect();
        let counted = state.is_some_and(|state| state.set().pieces().iter().any(|piece| piece.count > 1));
        let arranged = arrange::arrange(area, colours.len(), &sizes, counted);
        let scale = arranged.scale;
        let picture = |n: usize, (piece, (shapes, bounds)): (usize, (Vec<Shape>, crate::game::board::Rect))| {
            let centre = bounds.centre();
            let middle = arranged.place(n).min + arranged.pieces[piece].0;
            Picture::new(&shapes, Placement { origin: middle - vec2(centre.x, centre.y) * scale, scale }, pixels)
        };
        let all = colours.iter().enumerate();
        let pieces = all.map(|(n, &colour)| shapes(colour).enumerate().map(|piece| picture(n, piece)).collect());
        let pieces = pieces.collect();
        Drawn { made_for, arranged, pieces }
    }
}

/// The piece of a colour that keys are at, and the one that they take.
#[derive(Clone, Copy)]
struct Keys {
    at: Option<usize>,
    taken: Option<usize>,
}

/// The box of a colour.
struct Row<'a> {
    shelf: &'a Shelf<'a>,
    standing: &'a ColourStanding,
    frame: Rect,
    number: usize,
}

impl Row<'_> {
    /// Whether setup is active.
    fn sets_up(&self) -> bool {
        self.shelf.subject.tool == Tool::Setup
    }

    /// The pieces that are left, and where they are.
    fn left(&self, drawn: &Drawn) -> Vec<(usize, Rect)> {
        let Some(state) = self.shelf.subject.now.position.blokus() else { return Vec::new() };
        let pieces = 0..state.set().pieces().len();
        let left = pieces.filter(|&piece| state.left_of(self.standing.colour, piece as u8) > 0);
        left.map(|piece| (piece, drawn.arranged.cell(self.number, piece))).collect()
    }

    fn is_over(&self) -> bool {
        self.shelf.subject.now.position.to_play().is_none()
    }

    fn name(&self) -> &'static str {
        self.shelf.subject.now.position.kind().colour_name(self.standing.colour)
    }

    /// The line about the colour: its player, its points, and its state. If only one colour has room, `unfolded` is whether it is this one.
    /// Returns whether its pieces are requested.
    fn title(&self, ui: &mut Ui, unfolded: Option<bool>, actions: &mut Vec<Action>) -> bool {
        let palette = Palette::of(ui);
        let Subject { now, setup, .. } = self.shelf.subject;
        let (position, colour) = (&*now.position, self.standing.colour);
        let turn = position.to_play() == Some(colour) && !self.sets_up();
        let chosen = self.sets_up() && *setup == Some(colour);
        let frame = if unfolded.is_some() { self.frame } else { self.frame.shrink(3.0) };
        if turn || chosen {
            ui.painter().rect_filled(frame, 6.0, Palette::faint(palette.accent, 0.10));
            let bar = Rect::from_min_max(frame.min, pos2(frame.left() + 3.0, frame.bottom()));
            ui.painter().rect_filled(bar, 1.5, palette.accent);
        }
        let line = Rect::from_min_size(frame.min, vec2(frame.width(), arrange::TITLE.min(frame.height())));
        let response = ui.interact(line, self.stop(ui), Sense::click());
        keep_arrows(&response);
        let (count, name, state) = (self.standing.left, self.name(), self.state(turn));
        let left =
            say!("pieces-left", "{colour}: {count} piece left" | "{colour}: {count} pieces left", count, colour = name);
        let state = if state.is_empty() { state } else { format!(", {state}") };
        let spoken = say!("colour-stands", "{left}{state}, points: {points}", left, state, points = self.points());
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, turn || chosen, &spoken));
        if unfolded == Some(true) {
            ui.painter().rect_stroke(line.shrink(0.5), 4.0, Stroke::new(1.0, palette.accent), StrokeKind::Inside);
        }
        if (self.sets_up() || unfolded.is_some()) && response.hovered() {
            ui.painter().rect_filled(line, 4.0, palette.hover);
        }
        form::ring(ui, &response);
        let paint = (self.shelf.here.paint)(position, colour);
        let centre = pos2(line.left() + 14.0, line.center().y);
        if self.standing.can_move() || self.is_over() || self.sets_up() {
            ui.painter().circle(centre, 6.0, paint.fill, Stroke::new(1.0, palette.quiet));
            paint.hatch(ui.painter(), centre, 6.0);
        } else {
            ui.painter().circle_stroke(centre, 5.0, Stroke::new(2.5, paint.fill));
        }
        let painter = ui.painter_at(line);
        let strong = FontId::new(13.0, fonts::bold());
        let points = painter.layout_no_wrap(self.points(), strong.clone(), palette.text);
        let points_left = line.right() - 6.0 - points.size().x;
        painter.galley(pos2(points_left, centre.y - points.size().y / 2.0), points, palette.text);
        let font = if turn || chosen { strong } else { FontId::proportional(13.0) };
        let layout = |name: String| {
            let mut job = egui::text::LayoutJob::simple_singleline(name, font.clone(), palette.text);
            job.wrap = egui::text::TextWrapping::truncate_at_width((points_left - 6.0 - centre.x - 12.0).max(0.0));
            ui.fonts_mut(|fonts| fonts.layout_job(job))
        };
        let owner = self.owner(true);
        let mut shown = layout(if owner.is_empty() { self.name().to_owned() } else { owner.clone() });
        let elided = shown.elided && !owner.is_empty();
        if elided {
            // The disc shows the colour.
            shown = layout(self.owner(false));
        }
        let end = centre.x + 12.0 + shown.size().x;
        // A name cut to its first letter says less than the disc.
        if points_left - centre.x > 40.0 {
            painter.galley(pos2(centre.x + 12.0, centre.y - shown.size().y / 2.0), shown, palette.text);
        }
        let state = painter.layout_no_wrap(self.state(turn), FontId::proportional(12.0), palette.quiet);
        if end + GRID + state.size().x < points_left - 4.0 {
            painter.galley(pos2(end + GRID, centre.y - state.size().y / 2.0), state, palette.quiet);
        }
        let message = if elided { format!("{owner}. {spoken}") } else { spoken };
        let clicked = tip(response, &message, "").clicked();
        if clicked && self.sets_up() {
            let letter = position.kind().letter(colour);
            actions.push(WindowCommand::SetUp.with(&[letter]).into());
        }
        clicked && unfolded.is_some()
    }

    /// Who plays the colour, where the record names players or several play it. Of a shared colour its name is said, too, if `whole`.
    fn owner(&self, whole: bool) -> String {
        let subject = self.shelf.subject;
        let kind = subject.now.position.kind();
        let Some(state) = subject.now.position.blokus() else { return String::new() };
        let players = kind.players();
        let player = state.player_to_move(self.standing.colour);
        let Some((id, colours)) = players.get(usize::from(player)) else { return String::new() };
        let name = subject.tree.line(subject.now.root, id).map(|name| name.trim().to_owned());
        let name = name.filter(|name| !name.is_empty());
        if self.standing.player.is_some() {
            return name.unwrap_or_default();
        }
        if self.is_over() {
            return String::new();
        }
        let first = colours.first().map_or("", |&colour| kind.colour_name(colour));
        let name = name.unwrap_or_else(|| first.to_owned());
        if whole {
            say!("shared-colour", "{colour}: {player} next", colour = self.name(), player = name)
        } else {
            words::next_with_it(&name)
        }
    }

    fn points(&self) -> String {
        let ColourStanding { points, bonus, .. } = *self.standing;
        if bonus > 0.0 {
            say!("points-with-bonus", "{points} ({bonus} bonus)", points, bonus)
        } else {
            points.to_string()
        }
    }

    /// The state of the colour, if it needs a text.
    fn state(&self, turn: bool) -> String {
        let word = match self.standing {
            _ if self.sets_up() => "",
            standing if standing.left == 0 => StaticText("all-placed", "all placed").localized(),
            // At the end of the game no colour can move, and the line below says so once.
            standing if !standing.can_move() && !self.is_over() => words::CANNOT_MOVE.localized(),
            _ if turn => words::TO_PLAY.localized(),
            _ => "",
        };
        word.to_owned()
    }

    /// The pieces: those that fit nowhere faded, those in use gone. Returns why one that was clicked is not taken.
    fn pieces(
        &self,
        ui: &mut Ui,
        drawn: &Drawn,
        keys: Keys,
        board: &mut BoardView,
        actions: &mut Vec<Action>,
    ) -> Option<Remark> {
        let subject = self.shelf.subject;
        let palette = Palette::of(ui);
        let position = &*subject.now.position;
        let (state, colour) = (position.blokus()?, self.standing.colour);
        let mut refused = None;
        let place = drawn.arranged.place(self.number);
        let plays = board.held.colour(subject.context());
        let mine = self.sets_up() || plays == Some(colour);
        for (n, kind) in state.set().pieces().iter().enumerate() {
            let count = state.left_of(colour, n as u8);
            if count == 0 {
                continue;
            }
            let cell = drawn.arranged.cell(self.number, n);
            let id = ui.scope_id().with(("piece", self.number, n));
            // The keyboard reaches it with arrows, not Tab.
            let response = ui.interact(cell, id, Sense::CLICK | Sense::DRAG);
            let held = board.held.piece() == Some(n as u8) && plays == Some(colour);
            let fits = self.standing.fits[n] || self.sets_up();
            let name = words::piece_of(self.name(), kind.name, count, fits);
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, held, &name));
            let anyway = subject.style.illegal_moves || modifiers::shift(ui);
            let takes = mine || anyway;
            if held {
                ui.painter().rect_filled(cell, 5.0, Palette::faint(palette.accent, 0.2));
                ui.painter().rect_stroke(cell, 5.0, Stroke::new(1.5, palette.accent), StrokeKind::Inside);
            } else if (response.hovered() && takes) || keys.at == Some(n) {
                ui.painter().rect_filled(cell, 5.0, palette.hover);
            }
            if keys.at == Some(n) {
                self.show_at(ui, &response);
            }
            drawn.pieces[self.number][n].draw(&ui.painter_at(place));
            if !fits {
                let veil = if held { palette.hover } else { palette.page };
                ui.painter().rect_filled(cell.shrink(1.0), 4.0, Palette::faint(veil, 1.0 - FADED));
            }
            if count > 1 {
                several(ui, cell, count);
            }
            if response.drag_started() {
                match takes {
                    true => self.bring(board, kind.name, actions),
                    false => refused = Some(self.refusal(ui, cell)),
                }
            }
            if response.drag_stopped() && board.held.carried {
                // It was dropped beside the board.
                board.held.carried = false;
                if response.interact_pointer_pos().is_none_or(|at| !cell.contains(at)) {
                    actions.push(WindowCommand::DropPiece.into());
                }
            }
            let response = if takes { response.on_hover_cursor(CursorIcon::PointingHand) } else { response };
            let clicked = tip(response, &name, "").clicked();
            match (keys.taken == Some(n), held, takes) {
                (true, _, true) => {
                    self.take(kind.name, mine, actions);
                    // There keys move it and put it down.
                    board.lead(ui.ctx());
                }
                (true, _, false) => {
                    let by_keys = StaticText("taken-with-keys", "Press Shift+Enter to pick it up anyway").localized();
                    refused = Some(Remark { but: by_keys, at: cell.center(), ..self.refusal(ui, cell) });
                }
                (false, true, _) if clicked => actions.push(WindowCommand::DropPiece.into()),
                (false, false, true) if clicked => self.take(kind.name, mine, actions),
                (false, false, false) if clicked => refused = Some(self.refusal(ui, cell)),
                _ => {}
            }
        }
        // The status line is read aloud.
        actions.extend(refused.as_ref().map(|remark: &Remark| Action::Told(remark.localized())));
        refused
    }

    /// Asks for a piece to be taken in hand.
    fn take(&self, name: &str, mine: bool, actions: &mut Vec<Action>) {
        let (subject, colour) = (self.shelf.subject, self.standing.colour);
        let letter = subject.now.position.kind().letter(colour);
        if self.sets_up() && subject.setup != Some(colour) {
            actions.push(WindowCommand::SetUp.with(&[letter]).into());
        }
        let named = if mine { &[name][..] } else { &[name, letter] };
        actions.push(WindowCommand::TakePiece.with(named).into());
    }

    /// Why a piece is not taken, said at the pointer.
    fn refusal(&self, ui: &Ui, cell: Rect) -> Remark {
        let position = &*self.shelf.subject.now.position;
        let why = match position.to_play() {
            Some(colour) => say!("not-its-turn", "It's {player}'s turn", player = position.kind().colour_name(colour)),
            None => say!("nobodys-turn", "It's nobody's turn"),
        };
        Remark {
            why,
            but: StaticText("taken-all-the-same", "Shift-click to pick it up anyway").localized(),
            places: Vec::new(),
            at: ui.input(|input| input.pointer.interact_pos()).unwrap_or(cell.center()),
            here: self.shelf.subject.at(),
        }
    }

    /// The pointer brings a piece to the board.
    fn bring(&self, board: &mut BoardView, name: &str, actions: &mut Vec<Action>) {
        let Subject { tool, setup, .. } = *self.shelf.subject;
        let mut context = self.shelf.subject.context();
        let colour = self.standing.colour;
        if tool == Tool::Setup {
            if setup != Some(colour) {
                let letter = context.now.position.kind().letter(colour);
                actions.push(WindowCommand::SetUp.with(&[letter]).into());
            }
            context.setup = Some(colour);
        } else {
            if tool != Tool::Play {
                actions.push(Tool::Play.command().into());
                context.tool = Tool::Play;
            }
            if board.held.colour(context) != Some(colour) {
                board.held.choose(context, colour);
            }
        }
        if board.held.take(context, name).is_ok() {
            board.held.carry();
        }
    }
}

/// Says how many of a piece there are.
fn several(ui: &Ui, cell: Rect, count: u32) {
    // With its own background: it may cover a piece.
    let palette = Palette::of(ui);
    let (font, corner) = (FontId::proportional(11.0), cell.right_bottom() - vec2(2.0, 0.0));
    let text = ui.painter().layout_no_wrap(format!("×{count}"), font, palette.text);
    let ground = Align2::RIGHT_BOTTOM.anchor_size(corner, text.size());
    ui.painter().rect_filled(ground.expand2(vec2(2.0, -1.0)), 4.0, palette.page);
    ui.painter().galley(ground.min, text, palette.text);
}

/// The piece under the pointer that brings it, as long as it is not over the board.
fn float(ui: &Ui, shelf: &Shelf<'_>, board: &BoardView) {
    let position = &*shelf.subject.now.position;
    let (hand, colour) = (board.held.hand, board.held.colour(shelf.subject.context()));
    let at = ui.input(|input| input.pointer.latest_pos());
    let (Some(hand), Some(colour), Some(at), Some(board)) = (hand, colour, at, board.drawn_at) else { return };
    let shapes = tray::piece(position, colour, hand, shelf.theme);
    let bounds = shapes.iter().filter_map(Shape::bounds).reduce(|all, one| all.union(&one)).unwrap_or_default();
    let (centre, scale) = (bounds.centre(), board.scale / tray::SCALE);
    let origin = at - vec2(centre.x, centre.y) * scale;
    let painter = ui.ctx().layer_painter(egui::LayerId::new(egui::Order::Tooltip, egui::Id::unique("piece brought")));
    Picture::new(&shapes, Placement { origin, scale }, ui.pixels_per_point()).draw(&painter);
}
