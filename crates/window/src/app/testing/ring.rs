//! Tests of the ring around a piece in hand: positions of its handles, what they do, and how the piece follows the pointer again.

use egui::{Key, Pos2, Rect, vec2};
use egui_kittest::kittest::Queryable as _;

use super::pieces::Player;
use crate::app::look::words;
use crate::game::blokus::{self, Hand, Set};
use crate::game::{Place, Position};
use crate::language::StaticText;

/// Boards of every shape, with a piece that looks different each way it is turned or flipped, and is not allowed in the middle.
const BOARDS: [(&str, char); 5] =
    [("Blokus", 'f'), ("Blokus Trigon", 'f'), ("Nexos", 'e'), ("GembloQ", 'p'), ("Callisto", 'l')];

type Turn = fn(Hand, &Set) -> Hand;
const HANDLES: [(StaticText, Turn); 3] = [
    (words::TURN_PIECE_LEFT, Hand::turn_left),
    (words::FLIP_PIECE, Hand::flip),
    (words::TURN_PIECE_RIGHT, Hand::turn_right),
];

fn board_area(player: &Player) -> Rect {
    player.window.get_by_label(words::BOARD.localized()).rect()
}

/// The handle of that name, not the button of the same name in the tray.
fn handle(player: &Player, name: StaticText) -> Option<Rect> {
    let all = player.window.query_all_by_label(name.localized()).map(|node| node.rect());
    all.into_iter().find(|rect| board_area(player).contains(rect.center()))
}

/// What the piece covers on the screen, corner by corner.
fn corners(player: &mut Player, places: &[Place]) -> Vec<Pos2> {
    let position = player.position();
    let board = position.board();
    let (view, placement) =
        (player.tab().views.board.camera.orientation(board), player.tab().views.board.drawn_at.unwrap());
    let corners = places.iter().flat_map(|&place| board.outline(place));
    corners.map(|corner| placement.at(view.to_view(corner))).collect()
}

fn seen(player: &mut Player) -> Vec<Place> {
    let position = player.position();
    player.tab().views.board.held.seen(position.board()).unwrap().to_vec()
}

/// Takes a piece and brings it to the middle of the board, or into its upper left corner.
fn bring(player: &mut Player, letter: char, corner: bool) -> (std::sync::Arc<Position>, Pos2) {
    let position = player.position();
    let board = position.board();
    let all: Vec<Pos2> = board.places().map(|place| player.at(&[place])).collect();
    let around = Rect::from_points(&all);
    let at = if corner { around.min } else { around.center() + vec2(30.0, 12.0) };
    player.hover(at);
    player.letter(letter);
    player.hover(at + vec2(1.0, 0.0));
    assert!(player.tab().views.board.held.hand.is_some(), "no {letter}");
    (position, at + vec2(1.0, 0.0))
}

#[test]
fn the_handles_turn_the_piece_where_it_is_and_cover_it_never() {
    for (game, letter) in BOARDS {
        for corner in [false, true] {
            let player = &mut Player::new(&format!("(;GM[{game}])"));
            let (position, _) = bring(player, letter, corner);
            let set = position.blokus().unwrap().set();
            // The right button is held, let go over a handle, and then the handles are clicked.
            let mut first = true;
            for (name, turn) in HANDLES.into_iter().chain(HANDLES) {
                assert_eq!(handle(player, name).is_some(), !first, "{game}: a ring before it was asked for");
                let (before, places) = (player.hand(), seen(player));
                if first {
                    let middle = player.at(&places);
                    player.hover(middle);
                    player.right_button(middle, true);
                    player.window.run();
                }
                let there = handle(player, name).unwrap().center();
                player.hover(there);
                assert_eq!(&*player.tab().views.hint, name.localized(), "{game}");
                if std::mem::take(&mut first) {
                    player.right_button(there, false);
                    player.window.run();
                } else {
                    player.click(there);
                }
                let board = position.board();
                assert_eq!(player.hand(), turn(before, set), "{game}: {name:?}");
                let moved = blokus::middle(board, &places).distance(blokus::middle(board, &seen(player)));
                assert!(corner || moved < 1.2, "{game}: {name:?} moved it by {moved}");
                let places = seen(player);
                let drawn = corners(player, &places);
                for (name, _) in HANDLES {
                    let handle = handle(player, name).unwrap();
                    assert!(board_area(player).contains_rect(handle), "{game}: {name:?} is cut off");
                    let near = drawn.iter().map(|corner| corner.distance(handle.center())).fold(f32::MAX, f32::min);
                    assert!(near > handle.width() / 2.0 || corner, "{game}: {name:?} lies on the piece");
                }
            }
            // Out of the ring it goes with the pointer again.
            let places = seen(player);
            let away = player.at(&places) + vec2(180.0, 150.0);
            player.hover(away);
            assert!(handle(player, words::FLIP_PIECE).is_none(), "{game}");
            let places = seen(player);
            assert!(player.at(&places).distance(away) < 80.0, "{game}");
            assert_eq!(player.text(), format!("(;GM[{game}])"), "{game}: a handle put the piece down");
        }
    }
}

/// What the rules refuse stays where it was clicked, with the ring; a pointer that rests on another place takes it there.
#[test]
fn a_refused_piece_stays_for_its_handles() {
    for (game, letter) in BOARDS {
        let player = &mut Player::new(&format!("(;GM[{game}])"));
        let (_, at) = bring(player, letter, false);
        player.click(at);
        let (refused, hand) = (seen(player), player.hand());
        let flip = handle(player, words::FLIP_PIECE).unwrap().center();
        player.click(flip);
        player.click(flip);
        assert_eq!((seen(player), player.hand()), (refused.clone(), hand), "{game}: flipped twice");
        // Back to the middle of it, and on to the next place.
        let middle = player.at(&refused);
        player.hover(middle);
        assert_eq!(seen(player), refused, "{game}");
        player.hover(middle + vec2(55.0, 0.0));
        assert_ne!(seen(player), refused, "{game}: it stays behind");
        assert!(handle(player, words::FLIP_PIECE).is_none(), "{game}");
        player.key(Key::Escape);
        assert!(player.tab().views.board.held.hand.is_none());
    }
}

/// A piece that was turned with the ring until the rules allow it is put down with a click on it.
#[test]
fn a_piece_turned_with_the_ring_is_put_down_by_a_click_on_it() {
    let player = &mut Player::new("(;GM[Blokus])");
    let position = player.position();
    let set = position.blokus().unwrap().set();
    let piece = set.named("V5").unwrap();
    let tray = player.in_tray(crate::game::Colour::BLACK, piece);
    // V lies with its corner in the upper right: it does not reach the starting point from there.
    player.click(tray);
    let board = position.board().clone();
    let points = |points: &str| -> Vec<Place> { points.split(',').map(|point| board.parse(point).unwrap()).collect() };
    let ways = ["a20,b20,c20,c19,c18", "a20,a19,a18,b20,c20", "a20,a19,a18,b18,c18", "a18,b18,c18,c19,c20"];
    let at = player.at(&points(ways[0]));
    player.hover(at);
    player.right_button(at, true);
    player.window.run();
    for _ in 0..4 {
        let turn = handle(player, words::TURN_PIECE_RIGHT).unwrap().center();
        player.hover(turn);
        player.right_button(turn, false);
        player.window.run();
        let lying = seen(player);
        let legal = position.check_move(crate::game::Colour::BLACK, &crate::game::Move::Place(lying.clone()));
        if legal.is_empty() {
            let on = player.at(&lying[..1]);
            player.click(on);
            let written = position.move_value(&crate::game::Move::Place(lying));
            assert_eq!(player.text(), format!("(;GM[Blokus];1[{written}])"));
            return;
        }
        player.right_button(turn, true);
        player.window.run();
    }
    panic!("it never fits");
}
