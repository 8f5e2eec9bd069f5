//! Text that is written from right to left: drawn in its order, and written, chosen and pointed at where it is seen.

use egui::accesskit::Role;
use egui::{Key, Modifiers, Shape, pos2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::harness::{Window, command, press, press_with, tap, text_of, type_text, window, window_with};

/// Black is called so in Hebrew, White in Arabic; the comment is mixed.
const RECORD: &str = "(;GM[1]FF[4]CA[UTF-8]SZ[9]GN[משחק 12]PB[דני כהן]PW[مرحبا بالعالم]EV[a\u{202e}gpj.sgf]\
    C[אבג דהו\nBlack played אבג דהו 12 at D4];B[ee]N[מהלך (טוב)]C[אבג abc];W[ce])";

/// Every text that is drawn: what it says, and whether each of its letters has one place.
fn texts(window: &Window) -> Vec<(String, bool)> {
    fn collect(shape: &Shape, found: &mut Vec<(String, bool)>) {
        match shape {
            Shape::Text(text) => {
                let galley = &text.galley;
                let rows = galley.rows.iter().map(|row| row.glyphs.len() + usize::from(row.ends_with_newline));
                found.push((
                    galley.text().to_owned(),
                    galley.elided || rows.sum::<usize>() == galley.text().chars().count(),
                ));
            }
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    window.output().shapes.iter().for_each(|clipped| collect(&clipped.shape, &mut found));
    found
}

fn comment(window: &Window) -> egui::Rect {
    window.get_by_role_and_label(Role::MultilineTextInput, "Comment").rect()
}

#[test]
fn right_to_left_text_is_drawn_in_its_order() {
    let mut window = window_with(RECORD);
    for line in ["next", "information", "properties", "games", "find"] {
        window.state_mut().0.request(line);
        window.run();
        // egui counts the letters of a word from the right twice.
        let drawn = texts(&window);
        let from_right = drawn.iter().filter(|(text, _)| text.contains(['א', 'ה', 'م']));
        assert!(from_right.count() > 2, "{line}");
        let wrong: Vec<_> = drawn.iter().filter(|(_, is_ordered)| !is_ordered).collect();
        assert!(wrong.is_empty(), "{line}: {wrong:?}");
        press(&mut window, Key::Escape);
    }
    // Screen readers have it as it is read.
    assert!(window.query_all_by_label_contains("דני כהן").next().is_some());
}

#[test]
fn a_right_to_left_comment_is_written_at_the_caret() {
    let mut window = window_with(RECORD);
    press(&mut window, Key::ArrowRight);
    command(&mut window, Key::E);
    press_with(&mut window, Modifiers::COMMAND, Key::Home);
    // To the left is forward, and typing goes on there.
    press(&mut window, Key::ArrowLeft);
    press(&mut window, Key::ArrowLeft);
    type_text(&mut window, "ש");
    assert!(text_of(&window).contains("C[אבשג abc]"), "{}", text_of(&window));
    press(&mut window, Key::ArrowRight);
    press(&mut window, Key::Delete);
    assert!(text_of(&window).contains("C[אבג abc]"), "{}", text_of(&window));
    // What is chosen is what is written over.
    press_with(&mut window, Modifiers::SHIFT, Key::ArrowRight);
    type_text(&mut window, "ת");
    assert!(text_of(&window).contains("C[אתג abc]"), "{}", text_of(&window));
}

#[test]
fn a_click_goes_to_the_letter_under_it() {
    let mut window = window_with(RECORD);
    press(&mut window, Key::ArrowRight);
    let field = comment(&window);
    // The text begins at the right and ends left of its beginning.
    tap(&mut window, pos2(field.right() - 1.0, field.top() + 8.0));
    type_text(&mut window, "1");
    assert!(text_of(&window).contains("C[1אבג abc]"), "{}", text_of(&window));
    press(&mut window, Key::Backspace);
    tap(&mut window, pos2(field.left() + 1.0, field.top() + 8.0));
    press(&mut window, Key::Backspace);
    assert!(text_of(&window).contains("C[אבג ab]"), "{}", text_of(&window));
    tap(&mut window, pos2(field.right() - 1.0, field.top() + 8.0));
    press(&mut window, Key::Delete);
    assert!(text_of(&window).contains("C[בג ab]"), "{}", text_of(&window));
}

#[test]
fn up_and_down_go_to_the_letter_above_and_below() {
    let mut window = window_with("(;GM[1]FF[4]CA[UTF-8]SZ[9]C[אבג\nדהו\nזחט])");
    command(&mut window, Key::E);
    // Above the first row is the beginning.
    (0..3).for_each(|_| press(&mut window, Key::ArrowUp));
    press(&mut window, Key::ArrowDown);
    type_text(&mut window, "1");
    press(&mut window, Key::ArrowDown);
    type_text(&mut window, "2");
    press(&mut window, Key::ArrowUp);
    press(&mut window, Key::ArrowUp);
    type_text(&mut window, "3");
    let text = text_of(&window);
    let comment = text.split("C[").nth(1).unwrap();
    let lines: Vec<&str> = comment.trim_end_matches("])").lines().collect();
    assert!(lines[0].contains('3') && lines[1].contains('1') && lines[2].contains('2'), "{lines:?}");
    // Each stays near the right, where it began.
    assert!(lines.iter().all(|line| line.chars().take(3).any(|letter| letter.is_ascii_digit())), "{lines:?}");
}

#[test]
fn names_do_not_turn_the_words_around_them() {
    let mut window = window();
    window.state_mut().0.open_sample("\u{202e}fgs.evil", RECORD);
    window.run();
    for (text, is_ordered) in texts(&window) {
        assert!(is_ordered, "{text:?}");
    }
    let name = window.get_all_by_label_contains("fgs.evil").next().unwrap();
    assert!(name.accesskit_node().label().is_some());
}
