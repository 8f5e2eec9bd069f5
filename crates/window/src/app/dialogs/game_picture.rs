//! The thumbnail of a game in a list: its start or its final position, cropped to a corner if all stones are there.

use egui::Rect;

use crate::app::board::Picture;
use crate::app::board::picture::picture_with;
use crate::app::context::Reading;
use crate::game::{Lattice, Markup, Place, Position};
use crate::scene::Theme;
use crate::sgf::NodeId;

/// The position for a game's picture: the first, or the final one if it begins with an empty board.
pub(super) fn picture_of(
    reading: &Reading<'_>,
    (root, far): (NodeId, usize),
    area: Rect,
    pixels: f32,
    theme: &Theme,
) -> Picture {
    let (tree, workspace) = (reading.tree, reading.workspace);
    if !workspace.kind_at(root).has_board() {
        return Picture::default();
    }
    let kind = workspace.kind_at(root);
    let has_move = |node: &NodeId| tree.properties(*node).any(|property| kind.colour_of(&property.id()).is_some());
    // The setup before the first move is asked: the moves are the answer.
    let begun = tree.main_line(root).take(far).take_while(|node| !has_move(node)).last().unwrap_or(root);
    let start = workspace.position_at(begun);
    let empty = start.board().places().all(|place| start.stone(place).is_none());
    let line = tree.main_line(root).take(far);
    let node = if empty { line.last().unwrap_or(root) } else { begun };
    let position = workspace.position_at(node);
    let mut markup = Markup::of(tree, node, &position);
    if markup.view.is_none() {
        markup.view = part_in_use(&position);
    }
    picture_with((&position, &markup), area, pixels, theme)
}

/// The part of a board of squares where the stones are, where that is a corner of it: a square with a line around it, up to the edges.
fn part_in_use(position: &Position) -> Option<Vec<Place>> {
    let board = position.board();
    if board.lattice() != Lattice::Square {
        return None;
    }
    let used = board.places().filter(|&place| position.stone(place).is_some());
    let (columns, rows): (Vec<u16>, Vec<u16>) = used.map(|place| (board.column(place), board.row(place))).unzip();
    let range = |used: &[u16]| Some((*used.iter().min()?, *used.iter().max()?));
    let (across, down) = (range(&columns)?, range(&rows)?);
    let side = (across.1 - across.0).max(down.1 - down.0) + 1 + 2 * AROUND;
    if side > board.columns().min(board.rows()) * 4 / 5 {
        return None;
    }
    let part = |(first, last): (u16, u16), count: u16| {
        let spare = side - (last - first + 1);
        let start = first.saturating_sub(spare / 2).min(count - side);
        // Stones near an edge are shown with that edge.
        let start = if start <= AROUND { 0 } else { start };
        let start = if count - side - start <= AROUND { count - side } else { start };
        start..start + side
    };
    let (across, down) = (part(across, board.columns()), part(down, board.rows()));
    let inside = |place: &Place| across.contains(&board.column(*place)) && down.contains(&board.row(*place));
    Some(board.places().filter(inside).collect())
}

/// Empty lines around the stones.
const AROUND: u16 = 2;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sgf::Tree;

    #[test]
    fn a_problem_in_a_corner_is_seen_as_far_as_its_stones_go() {
        for (setup, part) in [
            ("AB[ra][sb]AW[qa][qb]", Some((14, 18, 0, 4))),
            ("AB[as][br]", Some((0, 5, 13, 18))),
            ("AB[ja][kb]", Some((7, 12, 0, 5))),
            ("AB[jj]", Some((7, 11, 7, 11))),
            ("AB[aa][ss]", None),
            ("AB[aa][pa]", None),
            ("", None),
        ] {
            let (tree, _) = Tree::read(format!("(;GM[1]SZ[19]{setup})").into_bytes());
            let position = Position::replay(&tree, tree.games().next().expect("a game"));
            let board = position.board();
            let seen = part_in_use(&position).map(|places| {
                let columns: Vec<u16> = places.iter().map(|&place| board.column(place)).collect();
                let rows: Vec<u16> = places.iter().map(|&place| board.row(place)).collect();
                let stones = board.places().filter(|&place| position.stone(place).is_some());
                assert!(stones.into_iter().all(|place| places.contains(&place)), "{setup}");
                let ends = |of: &[u16]| (*of.iter().min().expect("a place"), *of.iter().max().expect("a place"));
                let ((left, right), (top, bottom)) = (ends(&columns), ends(&rows));
                assert_eq!(right - left, bottom - top, "{setup}: a square");
                (left, right, top, bottom)
            });
            let wide = |part: (u16, u16, u16, u16)| part.1 - part.0;
            match (seen, part) {
                (Some(seen), Some(part)) => {
                    assert!(wide(seen) < 12, "{setup}: {seen:?}");
                    let touches = |seen: (u16, u16, u16, u16)| [seen.0 == 0, seen.1 == 18, seen.2 == 0, seen.3 == 18];
                    assert_eq!(touches(seen), touches(part), "{setup}: {seen:?}");
                }
                (seen, part) => assert_eq!(seen.is_some(), part.is_some(), "{setup}"),
            }
        }
    }
}
