//! Every way of answering while one studies comes to the same verdict.

use egui::{Key, Pos2, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::harness::{Window, click, press, tap, type_text};
use crate::studying::{PIECES, PROBLEM, Place, SWAP, enter, shows, texts, touch};

/// The middle of a point of a board of nine lines, counted from the middle of the board.
fn point(window: &Window, (column, row): (f32, f32)) -> Pos2 {
    let board = window.get_by_label("Board").rect();
    board.center() + vec2(column, row) * (board.height() / 10.3)
}

/// Brings the cursor of the board to a place, by its name.
fn cursor_to(window: &mut Window, name: &str) {
    let is_there = |window: &Window| texts(window).iter().any(|text| text.starts_with(&format!("{name}, ")));
    for way in [Key::ArrowUp, Key::ArrowLeft] {
        (0..10).for_each(|_| press(window, way));
    }
    for _ in 0..10 {
        for _ in 0..10 {
            if is_there(window) {
                return;
            }
            press(window, Key::ArrowRight);
        }
        (0..10).for_each(|_| press(window, Key::ArrowLeft));
        press(window, Key::ArrowDown);
    }
    panic!("the cursor never comes to {name}");
}

type Way = (&'static str, fn(&mut Window, &str, (f32, f32)));
type PlainWay = (&'static str, fn(&mut Window));
/// How often the piece is turned, and where it goes.
type PieceWay = (&'static str, fn(&mut Window, usize, Pos2));

const WAYS: [Way; 5] = [
    ("clicked", |window, _, (column, row)| touch(window, column, row)),
    ("tapped", |window, _, at| {
        let at = point(window, at);
        tap(window, at);
    }),
    // The hand slips a little between pressing and letting go.
    ("slipped", |window, _, at| {
        let at = point(window, at);
        window.hover_at(at - vec2(2.0, 1.0));
        window.run();
        window.drag_at(at - vec2(2.0, 1.0));
        window.hover_at(at);
        window.drop_at(at);
        window.run();
    }),
    ("typed", |window, name, _| enter(window, name)),
    ("by the cursor", |window, name, _| {
        cursor_to(window, name);
        press(window, Key::Enter);
    }),
];

#[test]
fn a_point_is_an_answer_however_it_is_given() {
    for (way, answer) in WAYS {
        for (name, at, came) in [
            ("B9", (-3.0, -4.0), "Right so far. The reply is A9."),
            ("A9", (-4.0, -4.0), "Wrong. The reply is B9."),
            ("E5", (0.0, 0.0), "This move is not in the record."),
        ] {
            let place = Place::new();
            let mut window = place.asked(PROBLEM);
            answer(&mut window, name, at);
            assert!(shows(&window, came), "{way}, {name}: {:?}", texts(&window));
        }
        // What the rules forbid is no answer.
        let place = Place::new();
        let mut window = place.asked(PROBLEM);
        answer(&mut window, "A8", (-4.0, -3.0));
        assert!(
            shows(&window, "Black to play") && !shows(&window, "Wrong") && !shows(&window, "not in the record"),
            "{way}"
        );
        answer(&mut window, "B9", (-3.0, -4.0));
        answer(&mut window, "C9", (-2.0, -4.0));
        assert!(shows(&window, "Right."), "{way}");
        press(&mut window, Key::Enter);
        assert!(shows(&window, "Done: 1 of 1 right first time."), "{way}: what is no answer costs nothing");
    }
}

/// Taps the board all over until something is right; what is wrong is tried again.
fn tap_until_right(window: &mut Window) {
    let board = window.get_by_label("Board").rect();
    for at in 0..256 {
        let (column, row) = ((at % 16) as f32 + 0.5, (at / 16) as f32 + 0.5);
        tap(window, board.min + board.size() * vec2(column, row) / 16.0);
        if shows(window, "Right.") {
            return;
        }
        if shows(window, "Wrong") {
            press(window, Key::Enter);
        }
    }
}

#[test]
fn a_swap_is_an_answer_however_it_is_given() {
    let ways: [PlainWay; 3] = [
        // No stone may be put on another one: what is right there is the swap.
        ("touched", tap_until_right),
        ("typed", |window| enter(window, "swap")),
        ("by the cursor", |window| {
            cursor_to(window, "b2");
            press(window, Key::Enter);
        }),
    ];
    for (way, answer) in ways {
        let place = Place::new();
        let mut window = place.asked_in(SWAP, "Guess the moves of a game");
        enter(&mut window, "b2");
        press(&mut window, Key::Enter);
        assert!(shows(&window, "where was the next move?"), "{way}");
        answer(&mut window);
        assert!(shows(&window, "Right."), "{way}: {:?}", texts(&window));
    }
}

/// A square of a board of Blokus Duo.
fn square(window: &Window, (column, row): (f32, f32)) -> Pos2 {
    let board = window.get_by_label("Board").rect();
    board.center() + vec2(column - 6.5, 6.5 - row) * ((board.height() - 1.0) / 15.4)
}

/// The piece is turned until it lies as the record has it; what was tried before is taken back, as somebody would.
#[test]
fn a_piece_is_an_answer_however_it_is_given() {
    let ways: [PieceWay; 2] = [
        ("taken and put down", |window, turns, at| {
            click(window, "Purple T5");
            (0..turns).for_each(|_| type_text(window, "x"));
            tap(window, at);
        }),
        ("dragged", |window, turns, at| {
            let tray = window.get_by_label("Purple T5").rect().center();
            window.hover_at(tray);
            window.run();
            window.drag_at(tray);
            window.run();
            window.hover_at(tray + vec2(12.0, 12.0));
            window.run();
            window.hover_at(at);
            window.run();
            (0..turns).for_each(|_| type_text(window, "x"));
            window.drop_at(at);
            window.run();
        }),
    ];
    for (way, answer) in ways {
        let place = Place::new();
        std::fs::write(place.records().join("problem.blksgf"), PIECES).unwrap();
        let is_right = (0..4).flat_map(|turns| [(3.0, 12.0), (3.0, 11.0)].map(|at| (turns, at))).any(|(turns, at)| {
            let mut window = place.asked_file("problem.blksgf");
            let at = square(&window, at);
            answer(&mut window, turns, at);
            shows(&window, "Right so far.")
        });
        assert!(is_right, "{way}");
    }
}

/// What is said of the place under the pointer: letters of its column, and its row.
fn pointed(window: &mut Window, at: Pos2) -> Option<(i32, i32)> {
    window.hover_at(at);
    window.run();
    let place = |text: &String| {
        let word = text.split([' ', ',', ':']).next()?;
        let digits = word.find(|c: char| c.is_ascii_digit())?;
        let (letters, row) = (word.get(..digits)?.to_lowercase(), word.get(digits..)?.parse().ok()?);
        let is_place = (1..3).contains(&letters.len()) && letters.bytes().all(|letter| letter.is_ascii_lowercase());
        let column = letters.bytes().fold(0, |column, letter| column * 26 + i32::from(letter - b'a') + 1);
        is_place.then_some((column, row))
    };
    // It stands last of what is drawn beside the board.
    let reported = window.query_all_by_role(egui::accesskit::Role::Label).filter_map(|label| label.value());
    reported.collect::<Vec<String>>().iter().rev().find_map(place)
}

/// Where a place is on the board, by what is said under the pointer on the way there.
fn find_place(window: &mut Window, (column, row): (i32, i32), (columns, rows): (f32, f32)) -> Pos2 {
    let board = window.get_by_label("Board").rect();
    for down in [1.0, -1.0] {
        let mut at = board.center();
        for attempt in 0..80 {
            // Nothing is said of some places: beside them something is.
            let Some(here) = pointed(window, at) else {
                at = board.clamp(at) + vec2(((attempt * 7) % 23) as f32 - 11.0, ((attempt * 5) % 19) as f32 - 9.0);
                continue;
            };
            if here == (column, row) {
                return at;
            }
            let step = vec2((column - here.0) as f32 / columns, down * (row - here.1) as f32 / rows);
            at += step * board.size() * 0.7;
        }
    }
    let all = (0..24 * 24).map(|at| vec2((at % 24) as f32 + 0.5, (at / 24) as f32 + 0.5) / 24.0);
    let mut all = all.map(|part| board.min + board.size() * part);
    all.find(|at| pointed(window, *at) == Some((column, row))).expect("the pointer comes to every place")
}

/// A puzzle of Hex: the same however it is answered, and a pass is an answer where the record says so.
#[test]
fn a_cell_of_hex_is_an_answer_however_it_is_given() {
    let puzzle = include_str!("../corpus/problems/hex-01-right.sgf");
    for (way, answer) in WAYS.into_iter().filter(|(way, _)| *way != "slipped") {
        for (name, cell, came) in [("d3", (4, 3), "Right so far."), ("c2", (3, 2), "Wrong.")] {
            let place = Place::new();
            let mut window = place.asked(puzzle);
            match way {
                "clicked" | "tapped" => {
                    let at = find_place(&mut window, cell, (7.0, 6.0));
                    tap(&mut window, at);
                }
                _ => answer(&mut window, name, (0.0, 0.0)),
            }
            assert!(shows(&window, came), "{way}, {name}: {:?}", texts(&window));
        }
    }
    let place = Place::new();
    let mut window = place.asked(include_str!("../corpus/problems/hex-04-pass.sgf"));
    enter(&mut window, "pass");
    assert!(shows(&window, "Right so far."));
}

/// A game of Blokus Trigon up to where a colour has only its smallest piece to play, as a problem.
fn trigon() -> String {
    let game = include_str!("../corpus/blokus/oracle/random-trigon-g0.blksgf");
    let mut setup = ["", "", "", ""].map(str::to_owned);
    for line in game.lines().take_while(|line| *line != ";2[p14]") {
        let Some((colour, places)) = line.strip_prefix(';').and_then(|rest| rest.split_once('[')) else { continue };
        if let Some(at) = colour.parse::<usize>().ok().filter(|colour| (1..=4).contains(colour)) {
            setup[at - 1] += &format!("[{places}");
        }
    }
    let [one, two, three, four] = setup;
    format!("(;GM[Blokus Trigon]CA[UTF-8]A1{one}A2{two}A3{three}A4{four}PL[2](;2[p14]C[RIGHT])(;2[k7,k8]))")
}

#[test]
fn a_triangle_is_an_answer_however_it_is_given() {
    let ways: [PlainWay; 3] = [
        ("typed", |window| {
            let field = window.get_by_label("Move").rect();
            tap(window, field.center());
            enter(window, "p14");
        }),
        ("taken and put down", |window| {
            let at = find_place(window, (16, 14), (40.0, 20.0));
            // It points up or down: turned, it lies where the other way it does not.
            for turns in 0..2 {
                click(window, "Yellow 1");
                (0..turns).for_each(|_| type_text(window, "x"));
                tap(window, at);
                if shows(window, "Right.") {
                    return;
                }
                click(window, "Try again");
            }
        }),
        ("by keys", |window| {
            // Through what the rules allow, until it lies there: each time one further.
            for further in 1..40 {
                type_text(window, "1");
                (0..further).for_each(|_| crate::harness::command(window, Key::H));
                press(window, Key::Enter);
                if shows(window, "Right.") {
                    return;
                }
                press(window, Key::Enter);
            }
        }),
    ];
    for (way, answer) in ways {
        let place = Place::new();
        std::fs::write(place.records().join("problem.blksgf"), trigon()).unwrap();
        let mut window = place.asked_file("problem.blksgf");
        answer(&mut window);
        assert!(shows(&window, "Right."), "{way}: {:?}", texts(&window));
    }
}
