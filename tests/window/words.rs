//! All that the window says, in a language that nobody speaks: what stays plain English is in no catalogue, and what is cut off
//! would be cut off in others. With `VARIORUM_PICTURES` every dialog is drawn in every language, to be looked at.

use egui::Shape;
use egui::accesskit::{Action, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use variorum::language::{self, StaticText};
use variorum::languages::{all as languages, chosen};

use crate::harness::{Window, ask, dialogs, picture, with_texts};

const RECORD: &str = "(;GM[1]FF[4]CA[UTF-8]SZ[9]KM[6.5]PB[Ann]PW[Ben]DT[2026-01-02]EV[1]C[1]\
    ;B[ee]C[2]LB[cc:1];W[ce](;B[gg]GB[1];W[gg]TR[aa])(;B[cg]N[1];W[zz]XX[1][2]))";

/// Everything with words that a command opens: the dialogs, and what stands in no frame of its own.
fn opened() -> impl Iterator<Item = &'static str> {
    dialogs().chain(["find", "replace-dialog", "palette"])
}

/// Languages by their own names, names of programs, of games, of keys and of what stands in files: these are called so everywhere.
const NAMES: [&str; 26] = [
    "Ann",
    "Ben",
    "Pasted",
    "Variorum",
    "English",
    "Deutsch",
    "Español",
    "Français",
    "SVG",
    "PNG",
    "UTF-8",
    "Unicode",
    "Ctrl",
    "Alt",
    "Shift",
    "Enter",
    "Esc",
    "Tab",
    "Delete",
    "Home",
    "End",
    "Page",
    "Down",
    "Line tool",
    "Action",
    "FF4",
];

/// Whose words are not ours, or not in the catalogues: the guide's chapters, which are a file a language, and what is worked out on a thread of its own, which in a test speaks English.
fn is_of_others(dialog: &str, text: &str) -> bool {
    // A booklet is in the language that it is published in, as the settings have it.
    let begins = ["Diagram ", "Game: "].iter().any(|begin| text.starts_with(begin));
    let is_of_booklet = dialog == "print" && (begins || text.ends_with("(Good for Black)"));
    // The files of the folder that it begins in.
    let is_of_folder = dialog == "dictionary" && std::path::Path::new(text).exists();
    dialog == "help"
        || is_of_booklet
        || is_of_folder
        || text.ends_with(" bytes")
        || text.starts_with('/')
        || text.contains(['[', '…'])
}

/// What may be cut: the heading of a narrow column, and hints in fields, which screen readers hear whole.
const MAY_BE_CUT: [&str; 3] = ["[Ñö.··]", "[Wördš, à pöîñt, ör à pröpértÿ", "[Ñéw pröpértÿ"];

fn open(size: [f32; 2], dialog: &str) -> Window {
    let mut window = with_texts(size, 1.0, "light", &[RECORD]);
    ask(&mut window, "goto end");
    ask(&mut window, "edit-comment");
    ask(&mut window, dialog);
    window.run_steps(4);
    window
}

/// What screen readers are told.
fn reported(window: &Window) -> Vec<String> {
    let nodes = window.root().children_recursive();
    nodes.flat_map(|node| [node.accesskit_node().label(), node.accesskit_node().description()]).flatten().collect()
}

/// What is drawn: the text, and whether some of it cannot be seen for want of width.
fn drawn(window: &Window) -> Vec<(String, bool)> {
    let mut found = Vec::new();
    for clipped in &window.output().shapes {
        let mut waiting = vec![&clipped.shape];
        while let Some(shape) = waiting.pop() {
            match shape {
                Shape::Text(text) => {
                    let rect = text.visual_bounding_rect();
                    let seen = clipped.clip_rect.intersects(rect);
                    let cut = seen
                        && (rect.right() > clipped.clip_rect.right() + 1.5
                            || rect.left() < clipped.clip_rect.left() - 1.5);
                    found.push((text.galley.text().to_owned(), text.galley.elided || cut));
                }
                Shape::Vec(shapes) => waiting.extend(shapes),
                _ => {}
            }
        }
    }
    found
}

/// Whether a text is plain English: it has words, and neither accents nor names make them.
fn is_plain(text: &str) -> bool {
    let is_word =
        |word: &&str| word.len() > 2 && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_uppercase());
    let words =
        text.split(|letter: char| !letter.is_alphanumeric()).filter(is_word).filter(|word| !NAMES.contains(word));
    // Words of commands are those of the command line, codes of findings those of the checker.
    let is_command = text
        .split([' ', '-'])
        .all(|word| word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_'));
    !text.contains("·]") && !is_command && words.count() > 1
}

#[test]
fn every_shown_text_is_in_a_catalogue() {
    let mut plain = Vec::new();
    language::with(chosen("pseudo"), || {
        for dialog in opened() {
            let window = open([1280.0, 800.0], dialog);
            let reported = reported(&window).into_iter().chain(drawn(&window).into_iter().map(|(text, _)| text));
            plain.extend(
                reported
                    .filter(|text| is_plain(text) && !is_of_others(dialog, text))
                    .map(|text| format!("{dialog}: {text}")),
            );
        }
    });
    plain.sort();
    plain.dedup();
    assert!(plain.is_empty(), "{plain:#?}");
}

#[test]
fn nothing_of_a_dialog_is_cut_off_where_words_are_long() {
    let mut cut = Vec::new();
    language::with(chosen("pseudo"), || {
        for size in [[800.0, 600.0], [1280.0, 800.0]] {
            let behind: Vec<String> = drawn(&open(size, "edit-comment")).into_iter().map(|(text, _)| text).collect();
            for dialog in opened() {
                let window = open(size, dialog);
                let short = drawn(&window).into_iter().filter(|(text, cut)| {
                    *cut && !behind.contains(text) && !MAY_BE_CUT.iter().any(|may| text.starts_with(may))
                });
                cut.extend(short.map(|(text, _)| format!("{dialog} in {size:?}: {text}")));
            }
        }
    });
    assert!(cut.is_empty(), "{cut:#?}");
}

#[test]
fn the_buttons_of_a_dialog_are_in_sight_in_low_windows() {
    let mut hidden = Vec::new();
    // What a window manager leaves of 800 × 600.
    const LOW: [f32; 2] = [776.0, 516.0];
    for code in ["pseudo", "de", "ru"] {
        language::with(chosen(code), || {
            let names = [StaticText("close", "Close"), StaticText("cancel", "Cancel"), StaticText("done", "Done")]
                .map(StaticText::localized);
            // The palette and the search have none; a list of games that stands over the comment leaves it to its cross.
            for dialog in dialogs().filter(|dialog| *dialog != "games") {
                let window = open(LOW, dialog);
                let whole = window.output().shapes.iter().any(|clipped| match &clipped.shape {
                    Shape::Text(text) => {
                        let rect = text.visual_bounding_rect();
                        let clip = clipped.clip_rect.intersect(egui::Rect::from_min_size(egui::Pos2::ZERO, LOW.into()));
                        names.contains(&text.galley.text())
                            && clip.top() <= rect.top()
                            && rect.bottom() + 4.0 <= clip.bottom()
                    }
                    _ => false,
                });
                if !whole {
                    hidden.push(format!("{dialog} in {code}"));
                }
            }
        });
    }
    assert!(hidden.is_empty(), "{hidden:#?}");
}

/// What can have the keyboard in the dialogs that are open.
fn focusable(window: &Window) -> Vec<egui_kittest::Node<'_>> {
    let nodes = window.query_all_by_role(Role::Dialog).flat_map(|dialog| dialog.children_recursive());
    // The games of a new record go on to the side, and scroll there.
    let is_game = |node: &egui_kittest::Node<'_>| node.accesskit_node().role() == Role::RadioButton;
    nodes.filter(|node| node.accesskit_node().data().supports_action(Action::Focus) && !is_game(node)).collect()
}

/// The same by their names, and where they are.
fn stops(window: &Window) -> Vec<(String, egui::accesskit::Rect)> {
    let of = |node: egui_kittest::Node<'_>| {
        let node = node.accesskit_node();
        Some((node.label().unwrap_or_default(), node.bounding_box()?))
    };
    focusable(window).into_iter().filter_map(of).collect()
}

/// In the smallest windows what a dialog has is inside the window, or can be scrolled to.
#[test]
fn dialogs_fit_the_smallest_windows_or_scroll() {
    const SMALL: [f32; 2] = [480.0, 360.0];
    let mut beyond = Vec::new();
    for code in ["pseudo", "de"] {
        language::with(chosen(code), || {
            for dialog in dialogs() {
                let mut window = open(SMALL, dialog);
                picture(&mut window, &format!("smallest-{dialog}-{code}"));
                for (name, place) in stops(&window) {
                    if place.x0 < -0.5 || place.x1 > f64::from(SMALL[0]) + 0.5 {
                        beyond.push(format!("{dialog} in {code}: {name} {place:?}"));
                    }
                }
                // What stands at its end comes into sight with the keyboard.
                focusable(&window).last().expect("a button").focus();
                window.run_steps(4);
                let (name, place) = stops(&window).pop().expect("a button");
                if place.y0 < -0.5 || place.y1 > f64::from(SMALL[1]) + 0.5 {
                    beyond.push(format!("{dialog} in {code}: {name} {place:?}"));
                }
            }
        });
    }
    assert!(beyond.is_empty(), "{beyond:#?}");
}

#[test]
fn every_dialog_in_every_language() {
    if std::env::var_os("VARIORUM_PICTURES").is_none() {
        println!("skipped: VARIORUM_PICTURES names no folder");
        return;
    }
    for code in languages().iter().map(|language| language.code).chain(["pseudo"]) {
        language::with(chosen(code), || {
            for (size, name) in [([800.0, 600.0], "small"), ([1280.0, 800.0], "large")] {
                for dialog in opened() {
                    picture(&mut open(size, dialog), &format!("{dialog}-{name}-{code}"));
                }
            }
        });
    }
}
