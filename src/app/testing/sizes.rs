//! How large boards and their pieces are in windows of the usual sizes.

use egui::{Vec2, vec2};
use egui_kittest::kittest::Queryable as _;

use super::pieces::Player;
use crate::app::look::words;

/// Windows, and the sides of the boards that Pentobi 22.1 shows in them, measured on pictures of it: without coordinates, in the
/// order of `GAMES`.
const PENTOBI: [(Vec2, [f32; 6]); 4] = [
    (vec2(1280.0, 800.0), [660.0, 658.0, 572.0, 637.0, 644.0, 660.0]),
    (vec2(1920.0, 1080.0), [980.0, 980.0, 860.0, 980.0, 980.0, 980.0]),
    (vec2(1280.0, 600.0), [546.0, 538.0, 469.0, 540.0, 540.0, 546.0]),
    (vec2(800.0, 600.0), [400.0, 406.0, 356.0, 392.0, 392.0, 400.0]),
];
const GAMES: [&str; 6] = ["Blokus", "Blokus Duo", "Blokus Trigon", "Nexos", "GembloQ", "Callisto"];

/// The height of the board in points, without its coordinates; and the width and height of what may be clicked of the first piece.
fn measured(game: &str, size: Vec2) -> (f32, f32) {
    let player = &mut Player::sized(&format!("(;GM[{game}])"), size);
    player.ask("coordinates");
    let position = player.position();
    let board = position.board();
    let height = player.tab().board.camera.orientation(board).bounds(board).height();
    let (state, colour) = (position.blokus().unwrap(), position.next_colour());
    let smallest = (0..state.set().pieces().len() as u8).map(|piece| {
        let kind = state.set().piece(piece);
        let name = position.kind().colour_name(colour);
        let fits = state.standings()[colour.index()].fits[usize::from(piece)];
        let label = words::piece_of(name, kind.name, state.left_of(colour, piece), fits);
        player.window.get_by_label(&label).rect().size().min_elem()
    });
    (height * player.tab().board.placement().unwrap().scale, smallest.fold(f32::MAX, f32::min))
}

#[test]
fn no_board_is_smaller_than_in_pentobi() {
    for (size, heights) in PENTOBI {
        for (game, pentobi) in GAMES.into_iter().zip(heights) {
            let (height, finger) = measured(game, size);
            println!("{size:?} {game}: {height:.0}, Pentobi {pentobi}; pieces are clicked on {finger:.0}");
            // With its frame, as it is measured there.
            assert!(height + 4.0 >= pentobi, "{game} in {size:?}: {height}, not {pentobi}");
            assert!(finger >= 22.0, "{game} in {size:?}: {finger}");
        }
    }
}
