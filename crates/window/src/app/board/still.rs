//! A board to look at, with a cursor of the keyboard; nothing is played on it.

use egui::accesskit::Role;
use egui::{Rect, Sense, Stroke, StrokeKind, Ui, vec2};

use crate::app::board::camera::usual_orientation;
use crate::app::board::tray::has_pieces;
use crate::app::board::{Picture, Placement, cursor};
use crate::app::context::OnBoard;
use crate::app::look::{Palette, controls};
use crate::game::{Markup, Place, Position};
use crate::scene::{Options, Theme, compose};
use crate::sgf::{NodeId, Tree};

/// The cache key of the picture, besides the position.
#[derive(Clone, PartialEq)]
pub struct StillKey {
    /// A version of the shown data.
    pub version: u64,
    /// The theme, by its name.
    pub theme: String,
    /// Coordinates around the board.
    pub coordinates: bool,
}

/// What a picture was made for: the position, the cursor, the area, the pixels of a point.
type Made = (StillKey, Option<Place>, Rect, f32);

/// The picture, as long as it is of the same, and the cursor.
#[derive(Default)]
pub struct StillBoard {
    made: Option<(Made, Picture)>,
    cursor: Option<OnBoard<Place>>,
    has_focus: bool,
}

impl StillBoard {
    /// While it has the focus, arrows with Shift move its cursor. Returns where to, if they do.
    pub fn moved_cursor(&mut self, ui: &Ui, position: &Position) -> Option<Place> {
        let board = position.board();
        if !self.has_focus {
            return None;
        }
        let from = self.cursor.and_then(|place| place.on(board).copied());
        let to = cursor::moved(ui, board, usual_orientation(board), from)?;
        self.cursor = Some(OnBoard::new(board, to));
        Some(to)
    }

    /// Draws the board in an area.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        (area, name): (Rect, &str),
        (tree, node, position): (&Tree, NodeId, &Position),
        (key, theme): (StillKey, &Theme),
    ) {
        let response = ui.interact(area, ui.scope_id().with("board"), Sense::click());
        controls::set_name(&response, Role::Canvas, || name);
        self.has_focus = response.has_focus();
        let orientation = usual_orientation(position.board());
        let cursor = self.cursor.filter(|_| self.has_focus).and_then(|place| place.on(position.board()).copied());
        let pixels = ui.pixels_per_point();
        let coordinates = key.coordinates;
        let made: Made = (key, cursor, area, pixels);
        let picture = match self.made.take() {
            Some((of, picture)) if of == made => picture,
            _ => {
                let options =
                    Options { orientation, coordinates, cursor, trays: has_pieces(position), ..Options::default() };
                let scene = compose(position, &Markup::of(tree, node, position), &options, theme);
                let (width, height) = (scene.bounds.width().max(0.1), scene.bounds.height().max(0.1));
                let scale = (area.width() / width).min(area.height() / height).max(0.1);
                let centre = scene.bounds.centre();
                let placement = Placement { origin: area.center() - vec2(centre.x, centre.y) * scale, scale };
                Picture::new(&scene.shapes, placement, pixels)
            }
        };
        picture.draw(ui.painter());
        if self.has_focus {
            let ring = Stroke::new(2.0, Palette::of(ui).accent);
            ui.painter().rect_stroke(area, 4.0, ring, StrokeKind::Inside);
        }
        self.made = Some((made, picture));
    }
}
