//! Tests that play pieces in the whole window with mouse, keys and drags from the tray. The record must equal, byte for byte, what the same
//! moves write as commands.

use std::collections::VecDeque;

use egui::{Event, Key, Modifiers, MouseWheelUnit, PointerButton, Pos2, Vec2, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::app::board::Tool;
use crate::app::records::Tab;
use crate::app::testing::harness::{self, Window};
use crate::edit::{Command, Workspace};
use crate::game::blokus::{self, Hand, Placement, Variant};
use crate::game::{Colour, Place, Point, Position};
use crate::scene::tray;

/// How a piece comes to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum By {
    Mouse,
    Keys,
    Drag,
}

/// Pseudo-random numbers, the same every time.
struct Random(u64);

impl Random {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % count.max(1)
    }
}

/// A window with one record in front.
pub(super) struct Player {
    pub(super) window: Window,
}

impl Player {
    pub(super) fn new(text: &str) -> Player {
        Player::sized(text, vec2(1280.0, 800.0))
    }

    pub(super) fn sized(text: &str, size: Vec2) -> Player {
        let mut window = harness::window(size, |app| {
            app.request("theme light");
            app.open_sample("Played", text);
        });
        window.run();
        Player { window }
    }

    pub(super) fn tab(&self) -> &Tab {
        let app = &self.window.state().0;
        &app.desk.tabs[app.desk.front.unwrap()]
    }

    pub(super) fn position(&mut self) -> std::sync::Arc<Position> {
        let app = &mut self.window.state_mut().0;
        let front = app.desk.front.unwrap();
        app.desk.tabs[front].look().unwrap().position
    }

    pub(super) fn text(&self) -> String {
        String::from_utf8(self.window.state().0.bytes().unwrap()).unwrap()
    }

    pub(super) fn request(&mut self, line: &str) {
        self.window.state_mut().0.request(line);
        self.window.run();
    }

    pub(super) fn key(&mut self, key: Key) {
        self.window.key_press(key);
        self.window.run();
    }

    pub(super) fn letter(&mut self, letter: char) {
        self.window.event(Event::Text(letter.to_string()));
        self.window.run();
    }

    pub(super) fn hover(&mut self, at: Pos2) {
        self.window.hover_at(at);
        self.window.run();
    }

    pub(super) fn click(&mut self, at: Pos2) {
        self.hover(at);
        self.window.drag_at(at);
        self.window.drop_at(at);
        self.window.run();
    }

    /// All in one frame, as a slow window sees it: Shift is up again before the click is looked at.
    fn shift_click(&mut self, at: Pos2) {
        self.hover(at);
        let modifiers = Modifiers::SHIFT;
        let button = |pressed| Event::PointerButton { pos: at, button: PointerButton::Primary, pressed, modifiers };
        let events =
            [Event::ModifiersChanged(modifiers), button(true), button(false), Event::ModifiersChanged(Modifiers::NONE)];
        self.window.input_mut().events.extend(events);
        self.window.run();
    }

    fn wheel(&mut self, notches: f32) {
        let delta = vec2(0.0, notches);
        let (phase, source) = (egui::TouchPhase::Move, egui::MouseWheelSource::Unknown);
        let modifiers = Modifiers::NONE;
        self.window.event(Event::MouseWheel { unit: MouseWheelUnit::Line, delta, phase, source, modifiers });
        self.window.run();
    }

    fn right_click(&mut self, at: Pos2) {
        [true, false].into_iter().for_each(|pressed| self.right_button(at, pressed));
        self.window.run();
    }

    pub(super) fn right_button(&mut self, pos: Pos2, pressed: bool) {
        let (button, modifiers) = (PointerButton::Secondary, Modifiers::NONE);
        self.window.event(Event::PointerButton { pos, button, pressed, modifiers });
    }

    /// The right button is held, and let go elsewhere.
    fn right_drag(&mut self, from: Pos2, to: Pos2) {
        self.hover(from);
        self.right_button(from, true);
        self.window.run();
        self.hover(to);
        self.right_button(to, false);
        self.window.run();
    }

    /// The middle of some places on the screen.
    pub(super) fn at(&mut self, places: &[Place]) -> Pos2 {
        let position = self.position();
        let middle = blokus::middle(position.board(), places);
        let view = self.tab().views.board.camera.orientation(position.board());
        self.tab().views.board.drawn_at.unwrap().at(view.to_view(middle))
    }

    /// A piece of the tray on the screen.
    pub(super) fn in_tray(&mut self, colour: Colour, piece: u8) -> Pos2 {
        let position = self.position();
        let state = position.blokus().unwrap();
        let kind = state.set().piece(piece);
        let (count, name) = (state.left_of(colour, piece), position.kind().colour_name(colour));
        let label = crate::app::look::words::piece_of(name, kind.name, count, true);
        self.window.get_by_label(&label).rect().center()
    }

    /// Closes a dialog that a click opened, and loses what was typed into it.
    fn close_dialog(&mut self) {
        self.key(Key::Escape);
        for name in ["Discard changes", "Cancel"] {
            if let Some(button) = self.window.query_by_label(name) {
                button.click();
                self.window.run();
            }
        }
    }

    /// The hand as it is now.
    pub(super) fn hand(&self) -> Hand {
        self.tab().views.board.held.hand.unwrap()
    }

    /// The fewest turns that bring a hand to an orientation: X, Z and F.
    fn turns(&mut self, from: Hand, orientation: u8) -> Vec<Key> {
        let position = self.position();
        let set = position.blokus().unwrap().set();
        let mut ways = VecDeque::from([(from, Vec::new())]);
        while let Some((hand, keys)) = ways.pop_front() {
            if hand.orientation(set) == orientation {
                return keys;
            }
            for (key, next) in [(Key::X, hand.turn_right(set)), (Key::Z, hand.turn_left(set)), (Key::F, hand.flip(set))]
            {
                let keys = keys.iter().copied().chain([key]).collect();
                ways.push_back((next, keys));
            }
            assert!(ways.len() < 100_000);
        }
        unreachable!()
    }

    fn turn(&mut self, orientation: u8, at: Option<Pos2>) {
        for key in self.turns(self.hand(), orientation) {
            match (key, at) {
                (Key::X, Some(_)) => self.wheel(-1.0),
                (Key::Z, Some(_)) => self.wheel(1.0),
                (Key::F, Some(at)) => self.right_click(at),
                _ => self.key(key),
            }
        }
    }

    /// Plays a move.
    fn play(&mut self, by: By, colour: Colour, placement: &Placement) {
        let places = placement.places().to_vec();
        match by {
            By::Mouse => {
                let tray = self.in_tray(colour, placement.piece());
                self.click(tray);
                let at = self.at(&places);
                self.hover(at);
                self.turn(placement.orientation(), Some(at));
                self.click(at);
            }
            By::Drag => {
                let tray = self.in_tray(colour, placement.piece());
                self.hover(tray);
                self.window.drag_at(tray);
                self.window.run();
                self.hover(tray + Vec2::splat(12.0));
                let at = self.at(&places);
                self.hover(at);
                self.turn(placement.orientation(), None);
                self.hover(at);
                self.window.drop_at(at);
                self.window.run();
            }
            By::Keys => self.play_by_keys(placement),
        }
    }

    fn play_by_keys(&mut self, placement: &Placement) {
        self.hover(Pos2::ZERO);
        let position = self.position();
        let (state, board) = (position.blokus().unwrap(), position.board());
        let name = state.set().piece(placement.piece()).name;
        for _ in 0..12 {
            self.letter(name.to_lowercase().chars().next().unwrap());
            if self.hand().piece == placement.piece() {
                break;
            }
        }
        assert_eq!(self.hand().piece, placement.piece(), "the letter takes {name}");
        self.turn(placement.orientation(), None);
        let goal = blokus::middle(board, placement.places());
        let start = blokus::middle(board, self.tab().views.board.held.seen(board).unwrap());
        let view = self.tab().views.board.camera.orientation(board);
        let hand = self.hand();
        let firsts = (0..state.grid().places() as u16).map(Place);
        let lying = firsts.filter_map(|first| hand.places_from(state, first));
        let middles: Vec<Point> = lying.map(|places| blokus::middle(board, &places)).collect();
        // The shortest way there.
        let (mut ways, mut seen) = (VecDeque::from([(start, Vec::new())]), Vec::new());
        while let Some((here, keys)) = ways.pop_front() {
            if here.distance(goal) < 0.01 {
                keys.into_iter().for_each(|key| self.key(key));
                return self.key(Key::Enter);
            }
            if seen.contains(&here) {
                continue;
            }
            seen.push(here);
            for (key, way) in [
                (Key::ArrowLeft, (-1, 0)),
                (Key::ArrowRight, (1, 0)),
                (Key::ArrowUp, (0, -1)),
                (Key::ArrowDown, (0, 1)),
            ] {
                let next = blokus::next_towards(board, &middles, here, way, false, |point| view.to_view(point));
                ways.extend(next.map(|next| (next, keys.iter().copied().chain([key]).collect::<Vec<Key>>())));
            }
        }
        panic!("the arrows do not reach the place of {name}");
    }
}

/// Moves of a game, chosen by chance.
fn game(variant: Variant, random: &mut Random, most: usize) -> Vec<(Colour, Placement)> {
    let (mut workspace, _) = Workspace::open(format!("(;GM[{}])", variant.gm()).into_bytes());
    let mut moves = Vec::new();
    while moves.len() < most {
        let position = workspace.position().unwrap();
        let Some(colour) = position.to_play() else { break };
        let mut legal = position.blokus().unwrap().placements(colour, None);
        // Large pieces first, as players do.
        let largest = legal[0].places().len();
        legal.retain(|placement| placement.places().len() == largest);
        let placement = legal.swap_remove(random.below(legal.len()));
        run(&mut workspace, colour, &placement);
        moves.push((colour, placement));
    }
    moves
}

fn run(workspace: &mut Workspace, colour: Colour, placement: &Placement) {
    let action = crate::game::Move::Place(placement.places().to_vec()).into();
    workspace.run(&Command::Play { colour: Some(colour.into()), action }).unwrap();
}

/// Plays a game by hand and compares what is recorded.
fn play(variant: Variant, by: By, most: usize) {
    let start = format!("(;GM[{}])", variant.gm());
    let mut player = Player::new(&start);
    let (mut workspace, _) = Workspace::open(start.clone().into_bytes());
    let moves = game(variant, &mut Random(variant as u64 + 7), most);
    for (n, (colour, placement)) in moves.iter().enumerate() {
        player.play(by, *colour, placement);
        run(&mut workspace, *colour, placement);
        let written = String::from_utf8(workspace.document().tree().write()).unwrap();
        assert_eq!(player.text(), written, "{variant:?} by {by:?}, move {}", n + 1);
    }
    player.request(&format!("undo {}", moves.len()));
    assert_eq!(player.text(), start, "{variant:?} by {by:?}: undone");
}

/// The variants whose name has in it what `VARIORUM_VARIANTS` says; all without it.
fn chosen() -> impl Iterator<Item = Variant> {
    let part = std::env::var("VARIORUM_VARIANTS").unwrap_or_default();
    Variant::all().filter(move |variant| variant.gm().contains(&part))
}

#[test]
fn games_are_played_by_mouse_keys_and_drag() {
    let whole = std::env::var_os("VARIORUM_WHOLE_GAMES").is_some();
    let few = [Variant::Duo, Variant::TrigonThree, Variant::CallistoTwo];
    for variant in chosen().filter(|variant| whole || few.contains(variant)) {
        for by in [By::Mouse, By::Keys, By::Drag] {
            play(variant, by, if whole { 200 } else { 3 });
        }
        println!("{variant:?}: played");
    }
}

/// Whatever is pressed and clicked: no move of a colour that is not in turn, no piece twice, nothing illegal; and all of it can be
/// undone.
#[test]
fn a_random_walk_plays_only_what_is_allowed() {
    let times: usize = std::env::var("VARIORUM_TRIES").ok().and_then(|times| times.parse().ok()).unwrap_or(1);
    let steps = 12.max(2 * times);
    for variant in chosen() {
        walk(variant, steps);
        println!("{variant:?}: walked");
    }
}

fn walk(variant: Variant, steps: usize) {
    let start = format!("(;GM[{}])", variant.gm());
    let mut player = Player::new(&start);
    let mut random = Random(variant as u64 * 31 + 5);
    let keys = [
        Key::ArrowLeft,
        Key::ArrowRight,
        Key::ArrowUp,
        Key::ArrowDown,
        Key::Enter,
        Key::Space,
        Key::Escape,
        Key::Z,
        Key::X,
        Key::F,
        Key::Plus,
        Key::Minus,
        Key::Home,
        Key::End,
        Key::Tab,
    ];
    let letters: Vec<char> = "acefghijlnopstuvwxyz123456".chars().collect();
    let lines = ["find-move", "find-move-back", "place-piece", "undo", "redo", "back", "next", "tool play", "line-end"];
    let mut trail: Vec<String> = Vec::new();
    for _ in 0..steps {
        let step = match random.below(11) {
            0 | 1 => {
                let key = keys[random.below(keys.len())];
                player.key(key);
                format!("{key:?}")
            }
            2 | 3 => {
                let letter = letters[random.below(letters.len())];
                player.letter(letter);
                letter.to_string()
            }
            4 | 5 => {
                let line = lines[random.below(lines.len())];
                player.request(line);
                line.to_owned()
            }
            6 => {
                player.wheel(if random.below(2) == 0 { 1.0 } else { -1.0 });
                "wheel".to_owned()
            }
            7 => {
                let at = Pos2::new(random.below(1270) as f32, 50.0 + random.below(700) as f32);
                player.click(at);
                format!("click {at:?}")
            }
            8 => {
                let at = Pos2::new(20.0 + random.below(660) as f32, 60.0 + random.below(680) as f32);
                player.click(at);
                format!("click {at:?}")
            }
            9 if player.tab().views.board.held.hand.is_some() => {
                // Through the ring, often over one of its handles, and a click there.
                let from = Pos2::new(60.0 + random.below(560) as f32, 100.0 + random.below(560) as f32);
                let mut to = from + vec2(random.below(200) as f32 - 100.0, random.below(200) as f32 - 100.0);
                // Not into the header, which would close the record.
                to.y = to.y.max(50.0);
                player.right_drag(from, to);
                player.click(to);
                format!("the right button from {from:?} to {to:?}")
            }
            _ => {
                // A placement that the rules allow, as a person would look for it.
                let position = player.position();
                let legal = position.to_play().map(|colour| position.blokus().unwrap().placements(colour, None));
                if let (Some(legal), Some(colour), Tool::Play) = (legal, position.to_play(), player.tab().doing.tool)
                    && let Some(placement) = legal.get(random.below(legal.len()))
                    && player.tab().views.board.held.hand.is_none()
                {
                    player.close_dialog();
                    player.play(By::Mouse, colour, placement);
                }
                "a move".to_owned()
            }
        };
        trail.push(step);
        assert!(player.window.state().0.desk.front.is_some(), "{variant:?}: closed after {trail:?}");
        judge(&mut player, variant, &trail);
    }
    player.request(&format!("undo {}", 4 * steps));
    assert_eq!(player.text(), start, "{variant:?}: undone after {trail:?}");
}

/// Every move of the current line is legal and in turn.
fn judge(player: &mut Player, variant: Variant, trail: &[String]) {
    let position = player.position();
    let document = player.tab().workspace.document();
    let (tree, mut node) = (document.tree(), document.cursor());
    let mut line = Vec::new();
    while let Some(here) = node {
        line.push(here);
        node = tree.parent(here);
    }
    let mut replayed = Position::start(position.kind().clone());
    for &here in line.iter().rev() {
        let turn = replayed.to_play();
        let moved = tree.properties(here).find_map(|property| position.kind().colour_of(&property.id()));
        replayed.step(tree, here);
        let Some(moved) = moved else { continue };
        assert_eq!(Some(moved), turn, "{variant:?}: out of turn after {trail:?}\n{}", player.text());
        assert!(replayed.findings().is_empty(), "{variant:?}: {:?} after {trail:?}", replayed.findings());
    }
    // What is in hand belongs to the colour that plays, and is left.
    if let (Some(hand), Tool::Play) = (player.tab().views.board.held.hand, player.tab().doing.tool) {
        let state = position.blokus().unwrap();
        assert!(
            state.left_of(position.next_colour(), hand.piece) > 0,
            "{variant:?}: holds what is used after {trail:?}"
        );
    }
}

/// Setup puts a piece up once, takes away what is under the pointer, recolours, and the turn follows the colour.
#[test]
fn positions_are_put_up_piece_by_piece() {
    let player = &mut Player::new("(;GM[Blokus Duo])");
    player.request("tool setup");
    let position = player.position();
    let (board, set) = (position.board().clone(), position.blokus().unwrap().set());
    let places = |points: &str| -> Vec<Place> { points.split(',').map(|point| board.parse(point).unwrap()).collect() };
    let square = set.named("O").unwrap();
    let at = player.in_tray(Colour::BLACK, square);
    player.click(at);
    let o = places("d4,e4,d5,e5");
    let at = player.at(&o);
    player.click(at);
    assert_eq!(player.text(), "(;GM[Blokus Duo]AB[d4,e4,d5,e5]PL[B])");
    assert!(player.tab().views.board.held.hand.is_none(), "a piece is put up once");
    player.request("set-up W");
    assert_eq!(player.text(), "(;GM[Blokus Duo]AB[d4,e4,d5,e5]PL[W])");
    let one = player.in_tray(Colour::WHITE, set.one());
    player.click(one);
    player.click(at);
    assert_eq!(player.text(), "(;GM[Blokus Duo]AB[d4,e4,d5,e5]PL[W])", "nothing is put on another piece");
    let n = player.at(&places("n14"));
    player.click(n);
    assert_eq!(player.text(), "(;GM[Blokus Duo]AB[d4,e4,d5,e5]PL[W]AW[n14])");
    player.click(at);
    assert_eq!(player.text(), "(;GM[Blokus Duo]PL[W]AW[n14][d4,e4,d5,e5])", "it changes its colour");
    player.click(n);
    assert_eq!(player.text(), "(;GM[Blokus Duo]PL[W]AW[d4,e4,d5,e5])", "what is under the pointer goes");
    player.request("undo 9");
    assert_eq!(player.text(), "(;GM[Blokus Duo])");
}

/// A piece that an earlier node put up, or that was played, changes its colour too.
#[test]
fn pieces_of_earlier_nodes_are_recoloured() {
    let player = &mut Player::new("(;GM[Blokus Duo]AB[d4,e4,d5,e5]PL[B];C[here])");
    player.request("goto end");
    player.request("set-up W");
    let board = player.position().board().clone();
    let at = player.at(&[board.parse("d4").unwrap()]);
    player.click(at);
    let start = "(;GM[Blokus Duo]AB[d4,e4,d5,e5]PL[B];C[here]";
    assert_eq!(player.text(), format!("{start}AE[d4,e4,d5,e5]PL[B];AW[d4,e4,d5,e5]PL[B])"));
    assert_eq!(player.position().stone(board.parse("d4").unwrap()), Some(Colour::WHITE));
    player.request("undo 9");
    assert_eq!(player.text(), format!("{start})"));
}

/// What the rules refuse is not recorded, unless Shift is held or the settings say so.
#[test]
fn an_illegal_place_is_refused_with_the_way_to_force_it() {
    let start = "(;GM[Blokus Duo];B[e10])";
    let player = &mut Player::new(start);
    player.request("goto end");
    let position = player.position();
    let piece = position.blokus().unwrap().set().named("X").unwrap();
    for (shift, setting) in [(false, false), (true, false), (false, true)] {
        if setting {
            player.request("undo");
            player.request("illegal-moves");
        }
        let tray = player.in_tray(Colour::WHITE, piece);
        player.click(tray);
        let away = vec![position.board().parse("c12").unwrap()];
        let at = player.at(&away);
        player.hover(at);
        if shift {
            player.shift_click(at);
        } else {
            player.click(at);
        }
        if shift || setting {
            assert_eq!(player.text(), "(;GM[Blokus Duo];B[e10];W[c11,b12,c12,d12,c13])", "{shift} {setting}");
        } else {
            assert_eq!(player.text(), start);
            assert!(
                player.tab().views.hint.contains(crate::app::look::words::ALL_THE_SAME.localized()),
                "{}",
                player.tab().views.hint
            );
            player.key(Key::Escape);
            assert!(player.tab().views.board.held.hand.is_none());
        }
    }
}

/// One rule for every game; a move that the record has already is followed, whatever it is.
#[test]
fn an_illegal_stone_is_refused_with_the_way_to_force_it() {
    for (start, point, played) in [
        ("(;GM[1]SZ[9]AW[ba][ab]PL[B]", "aa", ";B[aa])"),
        ("(;GM[2]SZ[8]", "a1", ";B[a1])"),
        ("(;GM[21]SZ[12]", "a8", ";W[a8])"),
        ("(;GM[4]RU[renju]AB[ff][gf][hg][hh]AW[aa][ca][ea]PL[B]", "hf", ";B[hf])"),
    ] {
        let whole = format!("{start})");
        let player = &mut Player::new(&whole);
        let place = player.position().board().parse(point).unwrap();
        let at = player.at(&[place]);
        player.hover(at);
        player.click(at);
        assert_eq!(player.text(), whole, "{point}: refused");
        assert!(
            player.tab().views.hint.contains(crate::app::look::words::ALL_THE_SAME.localized()),
            "{}",
            player.tab().views.hint
        );
        player.shift_click(at);
        assert_eq!(player.text(), format!("{start}{played}"), "with Shift");
        player.request("goto start");
        player.click(at);
        assert_eq!(player.text(), format!("{start}{played}"), "followed");
        assert_eq!(player.position().move_number(), 1);
    }
}

/// A piece of a colour that is not to play stays in the tray, and the click says why, unless Shift is held or the settings say so.
#[test]
fn a_piece_out_of_turn_is_taken_with_shift_only() {
    let player = &mut Player::new("(;GM[Blokus Duo])");
    let piece = player.position().blokus().unwrap().set().named("X").unwrap();
    let tray = player.in_tray(Colour::WHITE, piece);
    player.click(tray);
    assert!(player.tab().views.board.held.hand.is_none());
    assert!(player.tab().views.hint.contains("turn. Shift"), "{}", player.tab().views.hint);
    player.shift_click(tray);
    assert_eq!(player.hand().piece, piece);
    player.key(Key::Escape);
    player.request("illegal-moves");
    player.click(tray);
    assert_eq!(player.hand().piece, piece);
}

#[test]
fn the_tray_shows_every_orientation_as_the_hand_holds_it() {
    let player = &mut Player::new("(;GM[Nexos])");
    let position = player.position();
    let state = position.blokus().unwrap();
    for piece in 0..state.set().pieces().len() as u8 {
        let flat = tray::flat(&position, piece);
        let at = player.in_tray(Colour::BLACK, piece);
        player.click(at);
        assert_eq!(player.hand(), flat);
        player.key(Key::Escape);
        assert!(player.tab().views.board.held.hand.is_none());
    }
}
