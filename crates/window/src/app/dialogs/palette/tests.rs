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
fn the_row_that_one_goes_to_is_heard() {
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
        assert_eq!(harness.query_by_label_contains("Export picture").is_some(), found, "{query}");
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
fn every_title_runs_its_own_command_or_asks_for_its_words() {
    // Between them they have every command that a game can have.
    for record in ["(;GM[1]SZ[9];B[dd])", "(;GM[11]SZ[5];B[a2])", "(;GM[Blokus Duo];B[e10])", "(;GM[19]FF[4])"] {
        Stage::new(record, &[]).with_here(&mut |here| {
            let kind = here.record.unwrap().position.kind();
            for offer in offers() {
                if offer.command.as_ref().is_some_and(|command| !is_of_game(command, kind)) {
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
    let stage = Stage::new("(;GM[1]SZ[9];B[dd];W[ee])(;GM[1]SZ[9])", &[]);
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
fn what_is_looked_for_by_its_own_word_comes_first() {
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
fn what_was_run_comes_first_the_next_time() {
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
