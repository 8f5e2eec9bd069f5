//! The picture of a position, cached by state, size and style.

use egui::Rect;

use crate::app::board::camera::usual_orientation;
use crate::app::board::shadow;
use crate::app::board::{Picture, Placement, Style, Subject};
use crate::app::context::{Action, Now};
use crate::game::markup::Markup;
use crate::game::{Place, Point, Position};
use crate::record::Revision;
use crate::scene::options::{Hint, LastMove, Numbers, Options};
use crate::scene::{Ink, Orientation, Scene, Theme, compose, hints};
use crate::sgf::NodeId;
use crate::store::settings::MarkedMoves;

/// Greatest height of coordinates, in points; less around boards of pieces, which need all the room.
const MOST_COORDINATES: (f32, f32) = (15.0, 12.0);
/// The least height of text on and around the board, in points: smaller text is illegible.
const LEAST_LETTERS: f32 = 9.0;

/// A picture and what it was made for.
pub struct Shown {
    key: Depends,
    /// The scene that it paints.
    pub scene: Scene,
    /// The outline of the board, which casts a shadow.
    pub outline: Vec<Point>,
    picture: Option<(Placement, f32, Picture)>,
}

/// What a scene depends on, besides the area, the position and its theme.
#[derive(Clone, Copy)]
pub struct View {
    /// How the board is turned.
    pub orientation: Orientation,
    /// The cursor of the keyboard.
    pub cursor: Option<Place>,
    /// Which move numbers are shown.
    pub numbers: Numbers,
    /// A piece is in hand, and what could be played is quiet.
    pub holds: bool,
    /// The ink of coordinates that lie on the desk; `None` where the theme has its own page there.
    pub on_desk: Option<Ink>,
}

/// A scene's cache key.
#[derive(PartialEq)]
struct Depends {
    revision: Revision,
    node: NodeId,
    style: Style,
    orientation: Orientation,
    lit: Vec<Place>,
    /// Moves played elsewhere.
    elsewhere: Vec<Hint>,
    /// Clicks of the count in progress.
    counted: Option<u32>,
    cursor: Option<Place>,
    numbers: Numbers,
    holds: bool,
    on_desk: Option<Ink>,
    /// The least and the greatest.
    coordinate_sizes: (f32, f32),
}

impl Shown {
    /// Composes the scene again if something it depends on differs from `old`.
    pub fn compose(old: Option<Shown>, area: Rect, subject: &Subject<'_>, view: View, theme: &Theme) -> Shown {
        let Now { revision, node, ref position, .. } = *subject.now;
        let View { orientation, cursor, numbers, holds, on_desk } = view;
        let style = Style { theme: theme.id.clone(), ..subject.style.clone() };
        let lit = subject.lit.to_vec();
        let coordinate_sizes = coordinate_sizes(area, position, orientation);
        let counted = subject.counting.map(|counting| counting.clicks);
        let elsewhere = subject.elsewhere.iter().filter_map(|played| played.hint.clone()).collect();
        let key = Depends {
            elsewhere,
            revision,
            node,
            style,
            orientation,
            lit,
            counted,
            cursor,
            numbers,
            holds,
            on_desk,
            coordinate_sizes,
        };
        if let Some(old) = old.filter(|old| old.key == key) {
            return old;
        }
        // Off the main line, mark its moves.
        let aside = hints::is_aside(subject.tree, node);
        let number_at = |node| subject.workspace.move_number_at(node);
        let variations = if aside { hints::begun(subject.tree, node, number_at) } else { Vec::new() };
        let options = Options {
            orientation,
            coordinates: subject.style.coordinates,
            numbers,
            variations,
            coordinate_size: coordinate_sizes.1,
            least_letters: coordinate_sizes.0,
            last_move: if aside { LastMove::Ring } else { LastMove::Dot },
            dead: subject.counting.map(|counting| counting.dead().collect()).unwrap_or_default(),
            hints: if counted.is_some() { Vec::new() } else { hints_of(subject) },
            quiet_hints: holds,
            selected: key.lit.clone(),
            cursor,
            ..Options::default()
        };
        let coordinates = on_desk.unwrap_or(theme.coordinates);
        let theme = Theme { coordinates, ..theme.clone() };
        let scene = compose(position, &subject.now.markup, &options, &theme);
        let outline = shadow::outline(&scene);
        Shown { key, scene, outline, picture: None }
    }

    /// Draws it at a place.
    pub fn draw(&mut self, painter: &egui::Painter, placement: Placement) {
        let pixels = painter.pixels_per_point();
        let made = self.picture.take().filter(|(at, scale, _)| (*at, *scale) == (placement, pixels));
        let made = made.unwrap_or_else(|| (placement, pixels, Picture::new(&self.scene.shapes, placement, pixels)));
        made.2.draw(painter);
        self.picture = Some(made);
    }
}

/// Height of the letters of coordinates at least and at most, in board units of a board that fills an area.
fn coordinate_sizes(area: Rect, position: &Position, orientation: Orientation) -> (f32, f32) {
    let bounds = orientation.bounds(position.board());
    let unit = (area.width() / (bounds.width() + 1.0)).min(area.height() / (bounds.height() + 1.0));
    // A slightly larger window does not recompose the board.
    let most = if position.blokus().is_some() { MOST_COORDINATES.1 } else { MOST_COORDINATES.0 };
    let units = |points: f32| (points / unit.max(1.0) * 64.0).ceil() / 64.0;
    (units(LEAST_LETTERS), units(most))
}

/// The moves that follow the current node, or those played instead of it, as the record wants it.
pub(super) fn hints_of(subject: &Subject<'_>) -> Vec<Hint> {
    let Now { node, root, ref position, .. } = *subject.now;
    let shown = match subject.style.variations {
        Some(MarkedMoves::AsRecorded) => hints::VariationStyle::of(subject.tree, root),
        Some(MarkedMoves::Following) => hints::VariationStyle { following: true, on_board: true },
        Some(MarkedMoves::Instead) => hints::VariationStyle { following: false, on_board: true },
        None => return Vec::new(),
    };
    let mut hints = match subject.tree.parent(node).filter(|_| !shown.following) {
        _ if !shown.on_board => Vec::new(),
        Some(parent) => hints::instead(subject.tree, node, &subject.workspace.position_at(parent)),
        None if shown.following => hints::following(subject.tree, node, position),
        None => Vec::new(),
    };
    if shown.on_board {
        let elsewhere = subject.elsewhere.iter().filter_map(|played| played.hint.as_ref());
        let new = |hint: &&Hint| !hints.iter().any(|own| own.places == hint.places && own.colour == hint.colour);
        let elsewhere: Vec<Hint> = elsewhere.filter(new).cloned().collect();
        hints.extend(elsewhere);
    }
    hints
}

/// The action for the marked variation or move at a point of the board; of several the one whose letter is nearest.
pub fn hinted(subject: &Subject<'_>, orientation: Orientation, point: Point) -> Option<Action> {
    let hints = hints_of(subject);
    let hint = hints::at(&subject.now.position, &hints, orientation, point)?;
    let mut elsewhere = subject.elsewhere.iter().filter(|played| played.hint.as_ref() == Some(hint));
    hint.node.map(Action::GoTo).or_else(|| elsewhere.next().map(|played| Action::Show(played.spot.0, played.spot.1)))
}

/// A picture of a position with these marks in `area`, without pointer and coordinates: for cards, lists and previews.
pub fn picture_with((position, markup): (&Position, &Markup), area: Rect, pixels: f32, theme: &Theme) -> Picture {
    let options = Options {
        orientation: usual_orientation(position.board()),
        coordinates: false,
        last_move: LastMove::None,
        ..Options::default()
    };
    let scene = compose(position, markup, &options, theme);
    Picture::new(&scene.shapes, Placement::fitting(area, scene.bounds), pixels)
}
