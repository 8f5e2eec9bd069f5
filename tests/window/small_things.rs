//! What is small, and was wrong once: discs and signs in every theme, the choice in a menu, the node in view, words of what was copied.

use egui::accesskit::{Role, Toggled};
use egui::{Key, Pos2, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::harness::{self, Window, ask, contrast, press, text_of, window_with, with_texts};

const THEMES: [&str; 9] =
    ["light", "dark", "high-contrast", "colour-blind", "colour-blind-dark", "wood", "print", "pentobi", "red-blue"];
const GAME: &str = "(;GM[1]SZ[9];B[ee];W[cc];B[gg])";

/// How light a place of the picture is.
fn light(image: &image::RgbaImage, at: Pos2) -> f32 {
    harness::light(image.get_pixel(at.x as u32, at.y as u32).0)
}

#[test]
fn black_is_a_full_dark_dot_and_white_a_full_light_one_in_every_theme() {
    for theme in THEMES {
        let mut window = window_with(GAME);
        ask(&mut window, &format!("theme {theme}"));
        let disc = |window: &Window, name: &str| window.get_by_label(name).rect().center();
        let (black, white) = (disc(&window, "Good for Black"), disc(&window, "Good for White"));
        let image = window.render().unwrap();
        for around in [vec2(0.0, 0.0), vec2(3.0, 0.0), vec2(-3.0, 0.0), vec2(0.0, 3.0)] {
            let (dark, bright) = (light(&image, black + around), light(&image, white + around));
            assert!(dark < 0.05 && bright > 0.5, "{theme}: {dark} and {bright} at {around:?}");
        }
        let ground = light(&image, black + vec2(7.0, 0.0));
        assert!(contrast(light(&image, black), ground) >= 3.0, "{theme}: Black does not stand out");
    }
}

/// What has a sign in the tree.
const SIGNED: [&str; 10] = ["TE[1]", "BM[2]", "DO[]", "IT[]", "GB[1]", "GW[1]", "DM[1]", "UC[1]", "HO[1]", "C[x]"];

/// For each move of a game, how light the places around its node of the tree are: while one is at the start, and while one is there.
fn nodes_of(text: &str, theme: &str) -> Vec<[Vec<f32>; 2]> {
    let mut window = with_texts([1280.0, 560.0], 1.0, theme, &[text]);
    let around = |window: &mut Window, at: usize, number: usize| {
        ask(window, &format!("goto {at}"));
        let name = format!("{number} White A{}", 20 - number);
        let node = window.get_by_role_and_label(Role::TreeItem, &name).rect().center();
        let image = window.render().unwrap();
        let places = (-16..=16).flat_map(|x| (-16..=16).map(move |y| Vec2::new(x as f32, y as f32)));
        places.map(|by| light(&image, node + by)).collect()
    };
    (1..=SIGNED.len()).map(|number| [0, number].map(|at| around(&mut window, at, number))).collect()
}

#[test]
fn every_sign_shows_in_the_tree_also_where_one_is() {
    let game = |signs: [&str; 10]| {
        let moves = signs.iter().zip('a'..).map(|(sign, row)| format!(";W[a{row}]{sign}"));
        format!("(;GM[1]SZ[19]{})", moves.collect::<String>())
    };
    for theme in ["light", "dark", "high-contrast"] {
        let (bare, signed) = (nodes_of(&game([""; 10]), theme), nodes_of(&game(SIGNED), theme));
        for ((bare, signed), property) in bare.iter().zip(&signed).zip(SIGNED) {
            for ((bare, signed), at) in bare.iter().zip(signed).zip(["elsewhere", "here"]) {
                let seen = bare.iter().zip(signed).filter(|(a, b)| contrast(**a, **b) > 2.0).count();
                assert!(seen >= 12, "{property} in {theme}, {at}: {seen} places");
            }
        }
    }
}

#[test]
fn the_menu_of_themes_shows_which_one_it_is() {
    let mut window = window_with(GAME);
    for (theme, name) in [("light", "Light"), ("dark", "Dark"), ("high-contrast", "High contrast")] {
        ask(&mut window, &format!("theme {theme}"));
        window.get_by_label("Theme").click();
        window.run();
        let chosen: Vec<String> = window
            .query_all_by_role(Role::MenuItemRadio)
            .filter(|node| {
                ["Light", "Dark", "High contrast"].contains(&&*node.accesskit_node().label().unwrap_or_default())
            })
            .filter(|node| node.accesskit_node().toggled() == Some(Toggled::True))
            .filter_map(|node| node.accesskit_node().label())
            .collect();
        assert_eq!(chosen, [name]);
        press(&mut window, Key::Escape);
    }
}

#[test]
fn the_tree_keeps_the_node_in_view_when_the_window_changes() {
    let moves: String =
        (0..60).map(|n| format!(";{}[{}a]", ["B", "W"][n % 2], char::from(b'a' + (n % 19) as u8))).collect();
    let mut window = window_with(&format!("(;GM[1]SZ[19]{moves})"));
    ask(&mut window, "goto 40");
    for size in [vec2(1280.0, 800.0), vec2(800.0, 600.0), vec2(1600.0, 700.0), vec2(700.0, 900.0)] {
        window.set_size(size);
        window.run();
        window.run();
        let tab = window.query_by_role_and_label(Role::Tab, "Tree");
        if let Some(tab) = tab {
            tab.click();
            window.run();
        }
        let tree = window.get_by_role(Role::Tree).rect();
        let node =
            window.query_all_by_role(Role::TreeItem).find(|node| node.accesskit_node().is_selected() == Some(true));
        let node = node.unwrap_or_else(|| panic!("{size:?}: the node is not drawn")).rect();
        assert!(tree.expand(2.0).contains_rect(node), "{size:?}: {node:?} is not in {tree:?}");
    }
}

#[test]
fn copying_is_announced_and_the_tree_shows_its_keys() {
    let mut window = window_with(GAME);
    ask(&mut window, "goto 1");
    ask(&mut window, "copy-variation");
    window.get_by_label("Variation copied from this node on");
    window.get_by_role_and_label(Role::TreeItem, "1 Black E5").click_secondary();
    window.run();
    let cut = window.get_by_role_and_label(Role::MenuItem, "Cut variation");
    assert_eq!(cut.accesskit_node().data().keyboard_shortcut(), Some("Ctrl+X"));
    assert_eq!(text_of(&window), GAME);
}

#[test]
fn the_tab_in_front_stays_in_view_when_the_window_shrinks() {
    let mut window = with_texts([1600.0, 800.0], 1.0, "light", &[GAME; 12]);
    for width in [1200.0, 800.0, 500.0, 1600.0, 640.0] {
        window.set_size(vec2(width, 600.0));
        for _ in 0..4 {
            window.run();
        }
        let mut tabs = window.query_all_by_role(Role::Tab).filter(|tab| tab.rect().top() < 20.0);
        let front = tabs.find(|tab| tab.accesskit_node().is_selected() == Some(true)).expect("a tab is in front");
        let (rect, plus) = (front.rect(), window.get_by_label_contains("New tab").rect());
        assert!(rect.left() >= 30.0 && rect.right() <= plus.left() + 1.0, "{width}: {rect:?} and {plus:?}");
    }
}

#[test]
fn the_answer_that_enter_means_has_the_keyboard_and_tab_goes_as_the_eye_does() {
    let mut window = window_with(GAME);
    ask(&mut window, "play aa");
    ask(&mut window, "close");
    window.run();
    let focused = |window: &Window| {
        let nodes = window.root().children_recursive();
        let at = nodes.filter(|node| node.accesskit_node().is_focused()).find_map(|node| node.accesskit_node().label());
        at.unwrap_or_default()
    };
    // As they stand from the left.
    let names = ["Discard changes", "Cancel", "Save"];
    let lefts = names.map(|name| window.get_by_role_and_label(Role::Button, name).rect().left());
    assert!(lefts.is_sorted(), "{lefts:?}");
    assert_eq!(focused(&window), "Save");
    for name in ["Discard changes", "Cancel", "Save", "Discard changes", "Cancel"] {
        press(&mut window, Key::Tab);
        assert_eq!(focused(&window), name);
    }
    press(&mut window, Key::Enter);
    assert!(window.query_by_role_and_label(Role::Button, "Discard changes").is_none(), "the question is answered");
    assert!(text_of(&window).contains("[aa]"), "nothing is lost");
}

/// Names are others': wherever one is shown or heard, nothing in it moves what is around it, and nothing in it is out of sight.
#[test]
fn nothing_in_a_name_is_obeyed() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("b\u{202e}c\u{200f}1 2");
    std::fs::create_dir(&place).unwrap();
    let names = ["a\u{202e}fgs.\u{200b}exe.sgf", "a\u{2067}x\n (conflicted copy).sgf"];
    for name in names {
        std::fs::write(place.join(name), GAME).unwrap();
    }
    let home = variorum::store::Home::in_folder(&folder.path().join("home"));
    let mut window = harness::at_home(&home);
    let check = |window: &Window, when: &str| {
        let mut count = 0;
        for node in window.root().children_recursive().chain([window.root()]) {
            let node = node.accesskit_node();
            // A path that is typed is the path.
            let value = node.value().filter(|_| !matches!(node.role(), Role::TextInput | Role::MultilineTextInput));
            for text in [node.label(), value, node.description()].into_iter().flatten() {
                let wrong = |letter: char| {
                    letter != '\n' && variorum::language::is_order(letter) || "\u{200b}\u{200f}".contains(letter)
                };
                assert!(!text.contains(wrong), "{when}: {text:?}");
                count += usize::from(text.contains('\u{fffd}'));
            }
        }
        assert!(count > 0, "{when}: no name is shown");
    };
    window.state_mut().0.open_files(names.map(|name| place.join(name)).into());
    window.run();
    check(&window, "open");
    let lines = [
        "open-folder",
        "open-recent",
        "compare",
        "merge-version",
        "earlier-versions",
        "save-as",
        "publish",
        "settings",
    ];
    for line in lines {
        ask(&mut window, line);
        check(&window, line);
        press(&mut window, Key::Escape);
        press(&mut window, Key::Escape);
    }
    ask(&mut window, "comment changed");
    for name in names {
        std::fs::write(place.join(name), "(;GM[1]SZ[9]C[of another program])").unwrap();
    }
    ask(&mut window, "save");
    check(&window, "a question");
    press(&mut window, Key::Escape);
    std::fs::remove_dir_all(&place).unwrap();
    ask(&mut window, "save");
    check(&window, "a failure");
    press(&mut window, Key::Escape);
    for line in [format!("open '{}'", place.join(names[0]).display()), "quit".to_owned()] {
        ask(&mut window, &line);
        check(&window, &line);
    }
    drop(window);
    let mut window = harness::at_home(&home);
    window.run();
    check(&window, "the next start");
}
