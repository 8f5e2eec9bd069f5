//! What lists show: moves before they are made, games and findings beside the board, what is found and what becomes of it.

use egui::accesskit::Role;
use egui::{Event, Key, Rect, pos2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use variorum::store::Home;

use crate::harness::{Window, ask, at_home, click, command, picture, pixels, press, text_of, type_text, with_texts};

/// A fork in every sort of game, also where the record wants nothing marked on the board.
const FORKS: [&str; 8] = [
    "(;GM[1]SZ[9]ST[2](;B[cc])(;B[gg]))",
    "(;GM[11]SZ[5]ST[2](;B[a1])(;B[c3]))",
    "(;GM[Havannah]SZ[5]ST[2](;W[a1])(;W[c3]))",
    "(;GM[21]SZ[12]ST[2](;W[d4])(;W[f7]))",
    "(;GM[9]SZ[8]ST[2](;B[g1-e3])(;B[b1-b3]))",
    "(;GM[18]SZ[6]ST[2](;B[efbcec])(;B[efeeec]))",
    "(;GM[Blokus Duo]ST[2](;B[e10])(;B[e10,e9]))",
    "(;GM[2]SZ[8]ST[2](;B[d3])(;B[c4]))",
];

fn board(window: &Window) -> Rect {
    window.get_by_role_and_label(Role::Canvas, "Board").rect()
}

#[test]
fn a_move_of_the_list_is_seen_on_the_board_before_it_is_made() {
    for record in FORKS {
        for instead in if record == FORKS[0] { &[false, true][..] } else { &[false] } {
            let instead = *instead;
            let mut window = with_texts([1000.0, 640.0], 1.0, "light", &[record]);
            if instead {
                ask(&mut window, "goto /0");
            }
            let area = board(&window).shrink(4.0);
            let shown = |window: &mut Window| pixels(window, |at| area.contains(at));
            let differs = |a: &[[u8; 4]], b: &[[u8; 4]]| a.iter().zip(b).filter(|(a, b)| a != b).count();
            window.hover_at(pos2(999.0, 639.0));
            window.run();
            let before = shown(&mut window);
            let row = window.get_all_by_role(Role::ListBoxOption).nth(1).expect("a second move").rect().center();
            window.hover_at(row);
            window.run();
            let pointed = shown(&mut window);
            picture(&mut window, &format!("lists-pointed-{}-{instead}", &record[4..8]));
            assert!(differs(&before, &pointed) > 30, "{record}: the pointer shows nothing");
            if record != FORKS[0] {
                continue;
            }
            window.hover_at(pos2(999.0, 639.0));
            window.run();
            assert_eq!(differs(&before, &shown(&mut window)), 0, "{record}: something is left of it");
            // The same where the keyboard is.
            let list = if instead { "Alternatives to this move" } else { "Next moves" };
            window.get_by_role_and_label(Role::ListBox, list).focus();
            window.run();
            press(&mut window, Key::End);
            assert_eq!(differs(&pointed, &shown(&mut window)), 0, "{record}: keys show the same");
        }
    }
}

/// Forks all along, and a long variation beneath a bush.
fn bush() -> String {
    let (mut open, mut close) = (String::from("(;GM[1]SZ[19]N[start]"), String::from(")"));
    for at in 1..=60 {
        let moves = |end: &str, length: usize| {
            let rest = ";".repeat(length);
            format!("(;N[at {at}{end}]{rest})")
        };
        if at % 3 == 0 {
            open += &format!("(;N[at {at}a]");
            close = format!("{}{}{}{close}", ")", moves("b", 25), moves("c", at % 7));
        } else {
            open += &format!(";N[at {at}a]");
        }
    }
    open + &close
}

#[test]
fn the_fork_at_hand_is_in_view_with_all_its_moves() {
    for (size, ways) in [([800.0, 600.0], &["right", "down"][..]), ([2560.0, 1440.0], &["right"])] {
        for way in ways {
            let mut window = with_texts(size, 1.0, "light", &[&bush()]);
            ask(&mut window, &format!("tree-grows {way}"));
            for at in [3, 30, 57] {
                for node in [at - 1, at] {
                    ask(&mut window, &format!("goto /{}", vec!["0"; node].join(".")));
                    let tree = window.get_by_role_and_label(Role::Tree, "Tree").rect();
                    for end in ["a", "b", "c"] {
                        let named = format!("at {at}{end}");
                        let item = window
                            .query_all_by_role(Role::TreeItem)
                            .find(|item| item.accesskit_node().label().is_some_and(|label| label.ends_with(&named)));
                        let seen = item.map(|item| item.rect());
                        assert!(
                            seen.is_some_and(|seen| tree.expand(1.0).contains_rect(seen)),
                            "{size:?}, {way}, at {node}: {named} at {seen:?} of {tree:?}"
                        );
                    }
                }
                picture(&mut window, &format!("lists-tree-{}-{way}-{at}", size[0]));
            }
        }
    }
}

#[test]
fn lists_of_the_record_lie_over_nothing_one_works_on() {
    let games = "(;GM[1]SZ[19]PB[Ann]PW[Ben]DT[2026-04-02]RE[B+3.5]GN[Round]C[x];B[zz];B[dd]C[A comment.];W[cc]AE[dd])"
        .repeat(40);
    for size in [[800.0, 600.0], [1280.0, 900.0], [2560.0, 1440.0], [600.0, 900.0]] {
        for dialog in ["games", "findings"] {
            let mut window = with_texts(size, 1.0, "light", &[&games]);
            ask(&mut window, dialog);
            window.run_steps(20);
            picture(&mut window, &format!("lists-{dialog}-{}", size[0]));
            let list = window.get_by_role(Role::Dialog).rect();
            let board = board(&window);
            assert!(!list.shrink(1.0).intersects(board), "{dialog}, {size:?}: {list:?} over {board:?}");
            assert!(board.size().min_elem() > 0.35 * size[0].min(size[1]), "{dialog}, {size:?}: {board:?}");
            if let Some(comment) = window.query_by_role_and_label(Role::MultilineTextInput, "Comment") {
                assert!(!list.shrink(1.0).intersects(comment.rect()), "{dialog}, {size:?}");
            }
            let rows = window.query_all_by_role(Role::ListBoxOption).filter(|row| list.intersects(row.rect())).count();
            let enough = if size[0] == 600.0 { 3 } else { 5 };
            assert!(rows >= enough, "{dialog}, {size:?}: {rows} rows");
            if dialog == "findings" {
                // With what can be done about one, which has the longest words, it is no wider.
                window.query_all_by_label_contains("AE").next().expect("a finding with repairs").click();
                window.run_steps(8);
                assert!(window.query_all_by_label_contains("of this kind").count() > 0);
                let wide = window.get_by_role(Role::Dialog).rect();
                assert!(wide.width() <= list.width() + 1.0, "{size:?}: {wide:?} was {list:?}");
            }
        }
    }
}

#[test]
fn hits_name_their_place_and_are_replaced_one_by_one() {
    let record = "(;GM[1]SZ[9];B[aa]C[a ladder];W[bb];B[cc]C[that ladder];W[dd]N[ladder])";
    let mut window = with_texts([1280.0, 800.0], 1.0, "light", &["(;GM[1]C[ladder])", record]);
    command(&mut window, Key::F);
    type_text(&mut window, "ladder");
    window.run_steps(12);
    let rows = |window: &Window| {
        let rows = window.query_all_by_role(Role::ListBoxOption);
        rows.filter_map(|row| row.accesskit_node().label()).filter(|row| row.contains("ladder")).collect::<Vec<_>>()
    };
    assert_eq!(rows(&window), ["move 1: a ladder", "move 3: that ladder", "move 4: ladder"]);
    picture(&mut window, "lists-found");
    click(&mut window, "Replace");
    window.get_by_role_and_label(Role::TextInput, "Replace with").focus();
    window.run();
    type_text(&mut window, "big ladder");
    // The first goes to the first hit, each that follows replaces the one on view; what was put there is not found again.
    let first = record.replace("a ladder", "a big ladder");
    let both = first.replace("that ladder", "that big ladder");
    for wanted in [record, &first, &both, &both.replace("N[ladder]", "N[big ladder]")] {
        click(&mut window, "Replace this one");
        window.run_steps(12);
        assert_eq!(text_of(&window), wanted);
    }
    // What came of all of them is said where one looks.
    ask(&mut window, "undo 3");
    window.run_steps(12);
    window.get_by_role_and_label(Role::TextInput, "Replace with").focus();
    window.run();
    command(&mut window, Key::A);
    type_text(&mut window, "net");
    click(&mut window, "Replace all");
    window.run_steps(12);
    assert_eq!(text_of(&window), record.replace("ladder", "net"));
    assert!(window.query_all_by_label_contains("3").any(|label| label.rect().right() < 330.0), "in the panel");
    // Where all open records are searched, the record is named behind the place.
    ask(&mut window, "undo");
    crate::harness::choose(&mut window, "Search in", "All open records");
    window.run_steps(12);
    assert!(rows(&window).iter().any(|row| row.starts_with("start · ")), "{:?}", rows(&window));
}

const DESCRIPTION: &str = r#"(
    name: "Noticed while open", gm: ["4720"], board: Hexagon(side: 5), coordinates: FromBottom,
)"#;

#[test]
fn a_description_that_comes_while_the_window_is_open_is_noticed() {
    for (way, gm) in [("focus", "4721"), ("reload", "4722"), ("open", "4723")] {
        let folder = tempfile::tempdir().unwrap();
        let home = Home::in_folder(&folder.path().join("home"));
        let mut window = at_home(&home);
        let file = folder.path().join("game.sgf");
        std::fs::write(&file, format!("(;GM[{gm}];B[one word];W[another])")).unwrap();
        window.state_mut().0.open_files(vec![file.clone()]);
        window.run();
        let has_board = |window: &Window| window.query_by_role_and_label(Role::Canvas, "Board").is_some();
        assert!(!has_board(&window), "{way}");
        std::fs::create_dir_all(home.games()).unwrap();
        std::fs::write(home.games().join("own.ron"), DESCRIPTION.replace("4720", gm)).unwrap();
        match way {
            "focus" => window.event(Event::WindowFocused(true)),
            "reload" => window.state_mut().0.request("reload"),
            _ => window.state_mut().0.open_files(vec![file]),
        }
        window.run();
        assert!(has_board(&window), "{way}");
    }
}
