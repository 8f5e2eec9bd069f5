//! The board pattern to search for: a rectangle dragged on the board, in which single points can be wildcards.

use std::sync::Arc;

use egui::{Align2, CursorIcon, FontId, PointerButton, Sense, Stroke, Ui};

use crate::app::board::camera::Drawn;
use crate::app::context::OnBoard;
use crate::app::look::{Palette, controls, form};
use crate::edit::search::{Content, Region, Ways, part_corners, rectangle};
use crate::game::{Place, Position};
use crate::language::StaticText;

/// The part, and how it is chosen.
pub struct PartChoice {
    ways: Ways,
    /// The pointer chooses on the board.
    chooses: bool,
    /// Where the drag began.
    from: Option<OnBoard<Place>>,
    chosen: Option<(Position, Vec<(Place, Content)>)>,
    /// Its corners as they are typed.
    typed: String,
    region: Option<Arc<Region>>,
}

impl Default for PartChoice {
    fn default() -> PartChoice {
        PartChoice {
            ways: Ways::new(true, false, true),
            chooses: true,
            from: None,
            chosen: None,
            typed: String::new(),
            region: None,
        }
    }
}

impl PartChoice {
    /// The board pattern.
    pub fn region(&self) -> Option<Arc<Region>> {
        self.region.clone()
    }

    fn make(&mut self) {
        let made = self.chosen.as_ref().and_then(|(position, cells)| Region::of(position, cells, self.ways));
        self.region = made.map(Arc::new);
    }

    /// Draws the choices; `position` is the one whose part is typed.
    pub fn show(&mut self, ui: &mut Ui, position: &Position) {
        let before = self.ways;
        let (name, hint) = (
            StaticText("part-corners", "Corners of the part").localized(),
            StaticText("part-corners-hint", "Two corners, for example C3 F6").localized(),
        );
        if form::text(ui, name, hint, &mut self.typed, None).changed()
            && let Some(corners) = part_corners(position.kind(), &self.typed)
        {
            self.take(position, corners);
        }
        ui.checkbox(&mut self.chooses, StaticText("choose-part", "Select on the board").localized());
        ui.horizontal_wrapped(|ui| {
            ui.checkbox(&mut self.ways.turned, StaticText("turned", "Rotated and mirrored").localized());
            ui.checkbox(&mut self.ways.exchanged, StaticText("exchanged", "Colours exchanged").localized());
            ui.checkbox(&mut self.ways.at_edges, StaticText("at-edges", "Edges must match").localized());
        });
        let message = if self.chosen.is_none() {
            StaticText("drag-a-part", "Drag a rectangle over the board")
        } else {
            StaticText("click-a-point", "Click a point to match a stone of any colour there, or anything")
        };
        controls::quiet_small(ui, message.localized());
        if self.ways != before {
            self.make();
        }
    }

    /// Lets the pointer choose on a board, and shows what is chosen.
    pub fn choose(&mut self, ui: &mut Ui, position: &Position, drawn: &Drawn<'_>) {
        let board = position.board();
        if self.chooses {
            let response = ui.interact(drawn.area, ui.scope_id().with("choose part"), Sense::click_and_drag());
            let response = response.on_hover_cursor(CursorIcon::Crosshair);
            let under = response.interact_pointer_pos().and_then(|at| drawn.under(board, at).0);
            if response.drag_started_by(PointerButton::Primary) {
                let origin = ui.input(|input| input.pointer.press_origin());
                let from = origin.and_then(|at| drawn.under(board, at).0).or(under);
                self.from = from.map(|place| OnBoard::new(board, place));
            }
            let from = self.from.and_then(|from| from.on(board).copied());
            if let (Some(from), Some(to), true) = (from, under, response.dragged()) {
                self.typed = format!("{} {}", board.display_name(from), board.display_name(to));
                self.take(position, (from, to));
            }
            if response.drag_stopped() {
                self.from = None;
            }
            if let Some(place) = under.filter(|_| response.clicked()) {
                self.click(position, place);
            }
        }
        let Some((_, cells)) = self.chosen.as_ref().filter(|(of, _)| of.board() == board) else { return };
        let accent = Palette::of(ui).accent;
        for (place, content) in cells {
            let corners = board.outline(*place).into_iter();
            let corners = corners.map(|corner| drawn.placement.at(drawn.orientation.to_view(corner))).collect();
            let fill = Palette::faint(accent, 0.18);
            ui.painter().add(egui::Shape::convex_polygon(corners, fill, Stroke::new(1.0, Palette::faint(accent, 0.6))));
            let sign = match content {
                Content::Anything => "∗",
                Content::Something => "?",
                Content::Exactly(_) => continue,
            };
            let font = FontId::proportional(drawn.placement.scale * 0.6);
            ui.painter().text(drawn.at(board, *place), Align2::CENTER_CENTER, sign, font, accent);
        }
    }

    /// Takes the rectangle between two places of a position as the pattern.
    pub fn take(&mut self, position: &Position, corners: (Place, Place)) {
        let places = rectangle(position.board(), corners).into_iter();
        let cells: Vec<_> = places.map(|place| (place, Content::Exactly(position.stone(place)))).collect();
        if self.chosen.as_ref().is_none_or(|(of, chosen)| *chosen != cells || of.board() != position.board()) {
            self.chosen = Some((position.clone(), cells));
            self.make();
        }
    }

    /// Cycles a place of the pattern through its content, wildcard and any stone; a click elsewhere starts a new pattern.
    pub fn click(&mut self, position: &Position, place: Place) {
        let here = self.chosen.as_mut().filter(|(of, _)| of.board() == position.board());
        match here.and_then(|(of, cells)| Some((of.stone(place), cells.iter_mut().find(|(cell, _)| *cell == place)?))) {
            Some((stone, (_, content))) => {
                *content = match content {
                    Content::Exactly(_) => Content::Anything,
                    Content::Anything => Content::Something,
                    Content::Something => Content::Exactly(stone),
                };
                self.make();
            }
            None => self.take(position, (place, place)),
        }
    }
}
