//! Tests of the command palette: matches, arguments, messages.

use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::*;
use crate::app::testing::harness::{Stage, picture, typed};
use crate::commands::AnyCommand;
use crate::edit::Command;

fn put_up() -> Harness<'static, Stage> {
    Stage::new("(;GM[1]SZ[9];B[dd](;W[ee])(;W[ff]))", &[0, 1]).play_dialog([900.0, 640.0], "palette")
}

#[test]
fn a_command_is_found_by_a_few_letters() {
    let mut harness = put_up();
    picture(&mut harness, "palette");
    harness.get_by_label("Command").type_text("main line make");
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(harness.state_mut().commands(), typed(&["make-main-line"]));
    assert!(harness.query_by_label("Command").is_none());
}

/// While one types, the field has the keyboard; who goes through the rows hears each of them, and types on all the same.
#[test]
fn the_selected_row_is_announced() {
    let mut harness = put_up();
    let heard = |harness: &Harness<'static, Stage>| {
        let rows = harness.query_all_by_role(Role::ListBoxOption);
        let names = rows.filter(|row| row.accesskit_node().is_focused()).filter_map(|row| row.accesskit_node().label());
        names.collect::<Vec<_>>()
    };
    harness.get_by_label("Command").type_text("mark");
    harness.run();
    assert_eq!(heard(&harness), Vec::<String>::new());
    let mut seen = Vec::new();
    for _ in 0..3 {
        harness.key_press(Key::ArrowDown);
        harness.run();
        let now = heard(&harness);
        assert!(now.len() == 1 && !seen.contains(&now), "{now:?} after {seen:?}");
        seen.push(now);
    }
    harness.event(egui::Event::Text("s".into()));
    harness.run();
    assert_eq!(heard(&harness), Vec::<String>::new());
    assert!(harness.get_by_label("Command").accesskit_node().is_focused());
}

#[test]
fn a_command_is_found_by_what_it_is_for() {
    for (query, found) in [("diagrams", true), ("svg", true), ("xyzzy", false)] {
        let mut harness = put_up();
        harness.get_by_label("Command").type_text(query);
        harness.run();
        assert_eq!(harness.query_all_by_label_contains("Export picture").count() > 0, found, "{query}");
    }
}

#[test]
fn words_and_enter_may_come_in_one_frame() {
    for passes in [1, 2] {
        let mut harness = put_up();
        harness.state_mut().passes = passes;
        harness.event(egui::Event::Text("main line make".into()));
        harness.key_press(Key::Enter);
        harness.run();
        assert_eq!(harness.state_mut().commands(), typed(&["make-main-line"]), "{passes}");
        assert!(harness.query_by_label("Command").is_none());
    }
}

#[test]
fn arguments_are_typed_after_the_name() {
    let mut harness = put_up();
    harness.get_by_label("Command").type_text("where played");
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    assert!(harness.state_mut().commands().is_empty(), "it needs a point");
    harness.get_by_label("where-played POINT");
    picture(&mut harness, "palette-arguments");
    harness.get_by_label("Command").type_text("D6");
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(harness.state_mut().commands(), typed(&["where-played D6"]));
}

#[test]
fn a_line_that_is_none_stays_with_the_reason() {
    let mut harness = put_up();
    harness.get_by_label("Command").type_text("annotate splendid");
    harness.run();
    harness.get_by_label_contains("is not an annotation");
    harness.key_press(Key::Enter);
    harness.run();
    assert!(harness.state_mut().commands().is_empty());
    harness.get_by_label("Command");
    harness.key_press(Key::Escape);
    harness.run();
    assert!(harness.query_by_label("Command").is_none());
}

#[test]
fn every_title_runs_its_own_command_or_requests_its_arguments() {
    // Between them they have every command that a game can have.
    for record in ["(;GM[1]SZ[9];B[dd])", "(;GM[11]SZ[5];B[a2])", "(;GM[Blokus Duo];B[e10])", "(;GM[19]FF[4])"] {
        Stage::new(record, &[]).with_here(&mut |here| {
            let kind = here.record.unwrap().position.kind();
            for offer in offers() {
                if !offer.is_of_game(kind) {
                    continue;
                }
                for typed in [offer.title().into_owned(), offer.title().to_lowercase(), offer.title().replace('…', "")]
                {
                    let mut palette = CommandPalette { text: typed.clone(), ..CommandPalette::default() };
                    palette.find(here);
                    let command = palette.enter();
                    assert_eq!(command, offer.command, "{typed}");
                    match &offer.command {
                        Some(_) => assert!(palette.asking.is_none()),
                        None => {
                            assert_eq!(palette.asking.map(|entry| entry.name), Some(offer.row.name), "{typed}");
                            assert_eq!(palette.text, "");
                        }
                    }
                }
            }
        });
    }
}

#[test]
fn numbers_lead_to_moves_and_games_and_nothing_is_deleted_that_nobody_named() {
    let stage = Stage::new("(;GM[1]SZ[9];B[dd];W[ee])(;GM[1]SZ[9])", &[0]);
    stage.with_here(&mut |here| {
        let enter = |text: &str| {
            let mut palette = CommandPalette { text: text.to_owned(), ..CommandPalette::default() };
            palette.find(here);
            palette.enter()
        };
        for (text, line) in [
            ("game 2", "game 2"),
            ("go to game 2", "game 2"),
            ("move 36", "goto 36"),
            ("36", "goto 36"),
            ("goto 1", "goto 1"),
            ("next 2", "next 2"),
            ("delete-game 2", "delete-game 2"),
        ] {
            assert_eq!(enter(text), Some(AnyCommand::parse(line).unwrap()), "{text}");
        }
        let removing = offers().iter().filter(|offer| offer.command.as_ref().is_some_and(AnyCommand::removes));
        for title in removing.map(|offer| offer.title().to_lowercase()) {
            for (end, _) in title.char_indices() {
                let ran = enter(&title[..end]);
                let named =
                    offers().iter().any(|offer| fuzzy::score(&title[..end], &offer.title()) >= Some(fuzzy::SAME));
                assert!(named || !ran.is_some_and(|ran| ran.removes()), "{}", &title[..end]);
            }
        }
        // A second Enter runs whatever is highlighted then.
        let mut palette = CommandPalette { text: "delete this".to_owned(), ..CommandPalette::default() };
        palette.find(here);
        assert_eq!(palette.enter(), None);
        assert_eq!(palette.enter(), Some(Command::DeleteNode.into()));
    });
}

#[test]
fn a_match_with_its_own_word_comes_first() {
    Stage::new("(;GM[1]SZ[9];B[dd])", &[]).with_here(&mut |here| {
        for (typed, line) in [
            ("diagram", "export-diagrams"),
            ("diagrams", "export-diagrams"),
            ("export picture", "export-picture"),
            ("count", "counting"),
            ("count game", "counting"),
            ("COUNT", "counting"),
            ("undo", "undo"),
        ] {
            let mut palette = CommandPalette { text: typed.to_owned(), ..CommandPalette::default() };
            palette.find(here);
            assert_eq!(palette.found[0].line, line, "{typed}");
        }
    });
}

#[test]
fn the_last_command_comes_first_the_next_time() {
    let recent = Recent::default();
    let stage = Stage::new("(;GM[1]SZ[9];B[dd])", &[]);
    stage.with_here(&mut |here| {
        for line in ["flip vertical", "zoom-in"] {
            let mut palette = CommandPalette { text: line.to_owned(), ..CommandPalette::new(recent.clone()) };
            palette.find(here);
            assert!(palette.enter().is_some());
        }
        let first = |text: &str| {
            let mut palette = CommandPalette { text: text.to_owned(), ..CommandPalette::new(recent.clone()) };
            palette.find(here);
            palette.found[0].line.to_string()
        };
        assert_eq!(first(""), "zoom-in");
        assert_eq!(first("mirror"), "flip vertical");
        assert_eq!(first("mirror the board"), "flip-view", "a better fit is worth more");
    });
}

#[test]
fn a_text_is_taken_as_it_is_and_an_empty_field_leads_back() {
    let mut harness = put_up();
    for (key, text) in [(Some(Key::Enter), "Name node"), (None, "")] {
        harness.get_by_label("Command").type_text(text);
        harness.run();
        harness.key_press(key.unwrap_or(Key::Backspace));
        harness.run();
    }
    harness.get_by_label("Save as…");
    harness.get_by_label("Command").type_text("name node");
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    assert!(harness.state().actions.is_empty(), "the name is asked for");
    harness.get_by_label("Command").type_text("White's \"best\" try");
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(harness.state_mut().commands(), [Command::Name("White's \"best\" try".to_owned())]);
}

#[test]
fn arrows_choose_among_what_was_found() {
    let mut harness = put_up();
    harness.get_by_label("Command").type_text("undo");
    harness.run();
    let first = harness.get_by_label("Undo");
    first.click();
    harness.run();
    assert_eq!(harness.state_mut().commands(), typed(&["undo"]));
    let mut harness = put_up();
    harness.key_press(Key::ArrowDown);
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(harness.state_mut().commands().len(), 1);
}

/// What the palette lists for what was typed.
fn found(here: &ViewContext<'_>, typed: &str) -> Vec<Row> {
    let mut palette = CommandPalette { text: typed.to_owned(), ..CommandPalette::default() };
    palette.find(here);
    palette.found
}

#[test]
fn words_of_other_programs_lead_to_the_command() {
    let words = [
        ("score", "counting"),
        ("estimate", "counting"),
        ("promote", "promote"),
        ("demote", "demote"),
        ("dark mode", "theme dark"),
        ("preferences", "settings"),
        ("options", "settings"),
        ("prune", "delete-other-variations"),
        ("clone", "copy-variation"),
        ("mirror", "flip-view"),
        ("screenshot", "export-picture"),
        ("pdf", "print"),
        ("png", "export-picture"),
        ("quiz", "study"),
        ("import", "open"),
        ("export sgf", "save-copy"),
        ("branch", "new-variation"),
        ("handicap", "handicap"),
        ("komi", "information"),
        ("shortcuts", "shortcuts"),
        ("about", "about"),
        ("quit", "quit"),
        ("close tab", "close"),
        ("jump to move", "goto-dialog"),
        ("flip board", "flip-view"),
        ("variation to main", "make-main-line"),
        ("guess moves", "study"),
        ("bigger letters", "settings"),
        ("font size", "settings"),
        ("upside down", "rotate-view"),
    ];
    Stage::new("(;GM[1]SZ[9];B[dd](;W[ee])(;W[ff]))", &[0, 1]).with_here(&mut |here| {
        let first = |typed: &str| found(here, typed).into_iter().take(5).map(|row| row.line).collect::<Vec<_>>();
        for (typed, line) in [("rotate", "rotate-view"), ("flip", "flip-view"), ("comment", "edit-comment")] {
            assert_eq!(first(typed)[0], line, "what everybody wants comes first");
        }
        let missed: Vec<_> = words.iter().filter(|(typed, line)| !first(typed).iter().any(|row| row == line)).collect();
        assert!(
            missed.is_empty(),
            "{missed:?}, {:?}",
            missed.iter().map(|(typed, _)| first(typed)).collect::<Vec<_>>()
        );
    });
    Stage::new("(;GM[11]SZ[5];B[a2])", &[0]).with_here(&mut |here| assert_eq!(found(here, "pie rule")[0].line, "swap"));
}

#[test]
fn each_other_word_for_a_command_finds_it_where_it_can_be_run() {
    for (record, path) in [
        ("(;GM[1]SZ[9];B[dd](;W[ee];B[ef])(;W[ff];B[fg]))", &[0, 1][..]),
        ("(;GM[11]SZ[5];B[a2])", &[0][..]),
        ("(;GM[Blokus Duo];1[e10])", &[0][..]),
    ] {
        Stage::new(record, path).with_here(&mut |here| {
            let kind = here.record.unwrap().position.kind().clone();
            for (line, words) in synonyms::all() {
                let offer = crate::app::bars::offers::of_line(line).unwrap_or_else(|| panic!("{line} is no entry"));
                if !offer.is_of_game(&kind) || here.at_hand.check(offer.row, offer.command.as_ref()).is_err() {
                    continue;
                }
                for word in words {
                    let rows = found(here, word);
                    let at = rows.iter().position(|row| row.line == line);
                    assert!(at.is_some_and(|at| at < 9), "{word}: {line} at {at:?} in {record}");
                }
            }
        });
    }
}

#[test]
fn impossible_commands_are_listed_only_by_their_exact_name() {
    for record in ["(;GM[1]SZ[9])", "(;GM[11]SZ[5])", "(;GM[Blokus Duo])", "(;GM[twixt])", "(;GM[19]FF[4])"] {
        Stage::new(record, &[]).with_here(&mut |here| {
            let kind = here.record.unwrap().position.kind().clone();
            let titles: Vec<_> = offers().iter().map(|offer| offer.title().to_lowercase()).collect();
            let words: std::collections::BTreeSet<&str> =
                titles.iter().flat_map(|title| title.split_whitespace()).chain([""]).collect();
            for word in words {
                for row in found(here, word).into_iter().filter(|row| !row.is_typed) {
                    let offer = crate::app::bars::offers::of_line(&row.line).unwrap();
                    let can = offer.is_of_game(&kind) && here.at_hand.check(row.entry, row.command.as_ref()).is_ok();
                    let named = fuzzy::score(word, &row.title).max(fuzzy::score(word, &row.line)) >= Some(fuzzy::SAME);
                    assert!(can || named, "{word}: {} in {record}", row.line);
                }
            }
        });
    }
}
