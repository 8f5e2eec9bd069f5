//! The cursor that the keyboard moves over the board.

use egui::{Key, Modifiers, Ui};

use crate::game::{Board, Place};
use crate::scene::Orientation;

/// Arrows with Shift move the cursor. Returns its new place, if any.
pub fn moved(ui: &Ui, board: &Board, orientation: Orientation, cursor: Option<Place>) -> Option<Place> {
    let steps = [(Key::ArrowLeft, -1, 0), (Key::ArrowRight, 1, 0), (Key::ArrowUp, 0, -1), (Key::ArrowDown, 0, 1)];
    let pressed = steps.into_iter().filter(|(key, ..)| ui.input_mut(|input| input.consume_key(Modifiers::SHIFT, *key)));
    pressed.fold(None, |to, (_, dx, dy)| Some(step(board, orientation, to.or(cursor), (dx, dy))))
}

/// Where the cursor begins.
pub fn middle(board: &Board) -> Place {
    board.at(board.bounds().centre()).unwrap_or(Place(0))
}

/// The place next to the cursor in a direction of the screen; the middle of the board if there is no cursor yet.
fn step(board: &Board, orientation: Orientation, cursor: Option<Place>, (dx, dy): (i32, i32)) -> Place {
    let view = |place: Place| orientation.to_view(board.anchor(place));
    let Some(from) = cursor else { return middle(board) };
    let start = view(from);
    // Nearest in that direction, sideways distance counting more; yet in the next row of hexagons, not in the one behind it.
    let cost = |place: Place| {
        let (x, y) = (view(place).x - start.x, view(place).y - start.y);
        let (along, aside) = if dx != 0 { (x * dx as f32, y) } else { (y * dy as f32, x) };
        // Of two hexagons that are as near, the one that the opposite key comes back from.
        let same_way = 0.01 * aside * (dx + dy) as f32;
        (along > 0.05).then_some(along + 1.5 * aside.abs() - same_way)
    };
    let candidates = board.places().filter_map(|place| Some((cost(place)?, place)));
    candidates.min_by(|a, b| a.0.total_cmp(&b.0)).map_or(from, |(_, place)| place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Kind, Lattice};

    #[test]
    fn the_cursor_moves_by_directions_on_screen() {
        let kind = Kind::new("go", Some((9, 9))).unwrap();
        let board = kind.board();
        let at = |name: &str| board.parse(name).unwrap();
        let plain = Orientation::default();
        assert_eq!(step(board, plain, None, (1, 0)), at("ee"), "it begins in the middle");
        assert_eq!(step(board, plain, Some(at("cc")), (1, 0)), at("dc"));
        assert_eq!(step(board, plain, Some(at("cc")), (0, -1)), at("cb"));
        assert_eq!(step(board, plain, Some(at("aa")), (-1, 0)), at("aa"), "and stops at the edge");
        let turned = plain.turned(Lattice::Square, 2);
        assert_ne!(step(board, turned, Some(at("cc")), (1, 0)), at("dc"), "on a turned board it goes another way");
    }

    #[test]
    fn no_row_of_hexagons_is_passed_over() {
        let kind = Kind::new("hex", Some((11, 11))).unwrap();
        let board = kind.board();
        for name in ["e6", "f6", "d9"] {
            let from = board.parse(name).unwrap();
            for by in [(0, -1), (0, 1)] {
                let to = step(board, Orientation::default(), Some(from), by);
                assert!(board.neighbours(from).any(|place| place == to), "{name}: {}", board.name(to));
                let back = step(board, Orientation::default(), Some(to), (-by.0, -by.1));
                assert_eq!(board.name(back), board.name(from), "there and back");
                assert_eq!(board.name(to)[..1], name[..1], "along the column");
            }
        }
    }
}
