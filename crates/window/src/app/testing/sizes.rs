//! How large boards and their pieces are in windows of the usual sizes.

use egui::{Vec2, vec2};
use egui_kittest::kittest::Queryable as _;

use super::pieces::Player;
use crate::app::look::{AIR, BAR, words};
use crate::game::Colour;

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
    player.request("coordinates");
    let position = player.position();
    let board = position.board();
    let height = player.tab().views.board.camera.orientation(board).bounds(board).height();
    let (state, colour) = (position.blokus().unwrap(), position.next_colour());
    let smallest = (0..state.set().pieces().len() as u8).map(|piece| {
        let kind = state.set().piece(piece);
        let name = position.kind().colour_name(colour);
        let fits = state.standings()[colour.index()].fits[usize::from(piece)];
        let label = words::piece_of(name, kind.name, state.left_of(colour, piece), fits);
        player.window.get_by_label(&label).rect().size().min_elem()
    });
    (height * player.tab().views.board.drawn_at.unwrap().scale, smallest.fold(f32::MAX, f32::min))
}

/// As far as the bars leave room, which stand in one place whatever is shown, and some of the desk is seen around the board.
#[test]
fn no_board_is_smaller_than_in_pentobi() {
    for (size, heights) in PENTOBI {
        for (game, pentobi) in GAMES.into_iter().zip(heights) {
            let (height, finger) = measured(game, size);
            println!("{size:?} {game}: {height:.0}, Pentobi {pentobi}; pieces are clicked on {finger:.0}");
            // With its frame, as it is measured there.
            // The frame of the board is within the air.
            let most = size.y - 2.0 * BAR - 2.0 * AIR;
            assert!(height + 4.0 >= pentobi.min(0.98 * most), "{game} in {size:?}: {height}, not {pentobi}");
            assert!(finger >= 21.9, "{game} in {size:?}: {finger}");
        }
    }
}

#[test]
fn the_smallest_window_shows_the_pieces_of_the_colour_that_plays() {
    for game in GAMES {
        let (_, finger) = measured(game, vec2(480.0, 360.0));
        assert!(finger >= 21.9, "{game}: {finger}");
        let player = &mut Player::sized(&format!("(;GM[{game}])"), vec2(480.0, 360.0));
        let position = player.position();
        let (state, kind) = (position.blokus().unwrap(), position.kind());
        let (plays, other) = (Colour::ALL[0], Colour::ALL[1]);
        let label = |colour, piece: u8, fits| {
            words::piece_of(kind.colour_name(colour), state.set().piece(piece).name, state.left_of(colour, piece), fits)
        };
        let of = |player: &Player, colour: Colour| {
            let fits = &state.standings()[colour.index()].fits;
            let pieces =
                (0..state.set().pieces().len() as u8).map(|piece| label(colour, piece, fits[usize::from(piece)]));
            pieces.filter_map(|label| Some(player.window.query_by_label(&label)?.rect())).collect::<Vec<_>>()
        };
        let pieces = of(player, plays);
        assert_eq!(pieces.len(), state.set().pieces().len(), "{game}");
        assert!(pieces.iter().all(|piece| piece.max.x <= 480.0 && piece.max.y <= 360.0), "{game}: {pieces:?}");
        // The others are a click away, until the next step.
        if of(player, other).is_empty() {
            let line = player.window.get_by_label_contains(&format!("{}: ", kind.colour_name(other))).rect().center();
            player.click(line);
            assert_eq!((of(player, other).len(), of(player, plays).len()), (state.set().pieces().len(), 0), "{game}");
        }
    }
}

/// What is put up and whose turn it is can be chosen without scrolling, however narrow the window is.
#[test]
fn setup_has_room_next_to_every_board() {
    for size in [vec2(1000.0, 700.0), vec2(640.0, 480.0), vec2(480.0, 360.0)] {
        for game in ["Blokus", "Blokus Trigon"] {
            let player = &mut Player::sized(&format!("(;GM[{game}])"), size);
            player.request("tool setup");
            player.window.run();
            let kind = player.position().kind().clone();
            for colour in Colour::ALL.into_iter().take(usize::from(kind.colours())) {
                let label = words::to_play(kind.colour_name(colour));
                let place = player.window.get_by_label(&label).rect();
                let fits = place.right() <= size.x - 7.5 && place.bottom() <= size.y - 7.5;
                assert!(fits, "{game} in {size:?}: {label} at {place:?}");
            }
        }
    }
}
