//! Previews over the board: what a click would place, and a move that is hovered in a list.

use crate::app::board::camera::Drawn;
use crate::app::board::{BoardFrame, Picture, Placement, Subject};
use crate::app::context::Now;
use crate::game::Move;
use crate::game::markup::{Mark, Markup};
use crate::record::Revision;
use crate::scene::options::{Ghost, LastMove, Options};
use crate::scene::{Orientation, compose, hints};
use crate::sgf::NodeId;

/// A preview on the board.
#[derive(Clone, PartialEq)]
pub(super) enum Shade {
    Stones(Ghost),
    Marks(Box<Markup>),
}

/// How much of a mark shows that a click would put there.
const MARK_SHADE: f32 = 0.5;

type Key = (Shade, NodeId, Revision, Orientation, Placement);

/// A shade that was drawn, with its picture.
#[derive(Default)]
pub(super) struct Shaded(Option<(Key, Picture)>);

/// The move that a node makes, before it is made: a stone or piece in its place, arrows where something goes from place to place.
/// `None` where nothing of it shows on the board.
pub(super) fn of_move(subject: &Subject<'_>, node: NodeId) -> Option<Shade> {
    let (tree, now) = (subject.tree, subject.now);
    let before = match tree.parent(node)? {
        parent if parent == now.node => (*now.position).clone(),
        parent => subject.workspace.position_at(parent),
    };
    let played = hints::made(tree, node, &before)?;
    let marks = match played.action {
        Move::Place(places) if places.is_empty() => return None,
        Move::Place(places) => {
            return Some(Shade::Stones(Ghost { colour: Some(played.colour), places, legal: true, held: false }));
        }
        action if action.is_word() => return None,
        Move::Path(places) if places.len() > 1 => {
            let arrows = places.windows(2).map(|pair| (pair[0], pair[1])).filter(|(from, to)| from != to).collect();
            Markup { arrows, ..Markup::default() }
        }
        _ => Markup { marks: played.places.iter().map(|&at| (at, Mark::Circle)).collect(), ..Markup::default() },
    };
    Some(Shade::Marks(Box::new(marks)))
}

impl Shaded {
    /// Draws it, from the picture of the last frame where it is the same.
    pub(super) fn draw(&mut self, BoardFrame { ui, subject, drawn, .. }: BoardFrame<'_>, shade: Shade) {
        let Now { revision, node, ref position, .. } = *subject.now;
        let Drawn { area, placement, orientation, theme } = *drawn;
        let key = (shade, node, revision, orientation, placement);
        if self.0.as_ref().is_none_or(|(old, _)| *old != key) {
            let options = Options { orientation, coordinates: false, ..Options::default() };
            let (scene, section) = match &key.0 {
                Shade::Stones(ghost) => {
                    let options = Options { ghost: Some(ghost.clone()), ..options };
                    (compose(position, &Markup::default(), &options, theme), "ghost")
                }
                Shade::Marks(marks) => {
                    let options = Options { last_move: LastMove::None, ..options };
                    (compose(position, marks, &options, theme), "marks")
                }
            };
            let picture = Picture::new(scene.section(section), placement, ui.pixels_per_point());
            self.0 = Some((key, picture));
        }
        if let Some((key, picture)) = &self.0 {
            let mut painter = ui.painter_at(area);
            if matches!(key.0, Shade::Marks(_)) {
                painter.set_opacity(MARK_SHADE);
            }
            picture.draw(&painter);
        }
    }
}
