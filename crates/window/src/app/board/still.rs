//! A read-only board; reports which place is clicked.

use egui::accesskit::Role;
use egui::{Rect, Sense, Ui, vec2};

use crate::app::board::camera::usual_orientation;
use crate::app::board::tray::has_pieces;
use crate::app::board::{Picture, Placement};
use crate::app::look::controls;
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

/// The picture, as long as it is of the same.
#[derive(Default)]
pub struct StillBoard {
    made: Option<(StillKey, Rect, f32, Placement, Picture)>,
}

impl StillBoard {
    /// Draws the board in an area. Returns the place that was clicked.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        (area, name): (Rect, &str),
        (tree, node, position, clue): (&Tree, NodeId, &Position, &[Place]),
        (key, theme): (StillKey, &Theme),
    ) -> Option<Place> {
        let response = ui.allocate_rect(area, Sense::click());
        controls::set_name(&response, Role::Canvas, || name);
        let board = position.board();
        let orientation = usual_orientation(board);
        let pixels = ui.pixels_per_point();
        let is_made = |made: &(StillKey, Rect, f32, Placement, Picture)| {
            made.0 == key && made.1 == area && made.2.total_cmp(&pixels).is_eq()
        };
        let made = self.made.take().filter(is_made).unwrap_or_else(|| {
            let options = Options {
                orientation,
                coordinates: key.coordinates,
                selected: clue.to_vec(),
                trays: has_pieces(position),
                ..Options::default()
            };
            let scene = compose(position, &Markup::of(tree, node, position), &options, theme);
            let (width, height) = (scene.bounds.width().max(0.1), scene.bounds.height().max(0.1));
            let scale = (area.width() / width).min(area.height() / height).max(0.1);
            let centre = scene.bounds.centre();
            let placement = Placement { origin: area.center() - vec2(centre.x, centre.y) * scale, scale };
            let picture = Picture::new(&scene.shapes, placement, pixels);
            (key, area, pixels, placement, picture)
        });
        made.4.draw(ui.painter());
        let placement = made.3;
        self.made = Some(made);
        let at = response.interact_pointer_pos().filter(|_| response.clicked())?;
        board.at(orientation.to_board(placement.back(at)))
    }
}
