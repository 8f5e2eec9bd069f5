//! Tests that a question or dialog in front of the window gets all keyboard input: no key, letter or paste reaches the record, the tools or
//! the tabs behind it.

use std::path::Path;

use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable as _;

use crate::app::context::question::{Obstacle, Output, PathFor, Question};
use crate::app::testing::harness::{self, Window};

const RECORD: &str = "(;GM[1]FF[4]SZ[9]PB[Ann];B[cc]C[one](;W[gg];B[gc])(;W[cg]))(;GM[1]SZ[9];B[ee])";

fn window() -> Window {
    let mut window = harness::window([1000.0, 700.0], |app| {
        app.open_sample("Other", RECORD);
        app.open_sample("One", RECORD);
        app.request("next");
        app.request("comment changed");
    });
    window.run_steps(6);
    window
}

/// All that keys can change behind a question.
fn behind(window: &Window) -> String {
    let app = &window.state().0;
    let tabs = app.desk.tabs.iter().map(|tab| {
        let document = tab.workspace.document();
        (tab.doing.tool, document.cursor(), document.revision(), document.tree().write(), tab.doing.comment.has_focus())
    });
    let settings = format!("{:?}", app.settings);
    let notices: Vec<&str> = app.notices().collect();
    format!("{:?} {:?} {settings} {notices:?} {}", app.desk.front, tabs.collect::<Vec<_>>(), app.entry.is_some())
}

/// Every key that means something, and letters; not those that answer or go from one control to the next.
fn events() -> Vec<Event> {
    let answers = [Key::Enter, Key::Escape, Key::Space, Key::Tab];
    let key = |key, modifiers| Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
    let mut events = vec![Event::Copy, Event::Cut, Event::Paste("(;GM[1];B[aa])".into())];
    for modifiers in
        [Modifiers::NONE, Modifiers::SHIFT, Modifiers::ALT, Modifiers::COMMAND, Modifiers::COMMAND | Modifiers::SHIFT]
    {
        let all = Key::ALL.iter().filter(|key| !answers.contains(key));
        events.extend(all.map(|&one| key(one, modifiers)));
    }
    events.extend("dx9".chars().map(|letter| Event::Text(letter.to_string())));
    events
}

/// What had the keyboard when the question came: the comment, whose keys are letters, or something else.
const WRITING: &str = "edit-comment";
const ELSE: [&str; 3] = ["", "games", "find"];

fn hold(window: &mut Window, what: &str, is_up: impl Fn(&Window) -> bool) {
    window.run_steps(3);
    assert!(is_up(window), "{what} is not up: {:?}", window.state().0.question());
    let before = behind(window);
    for some in events().chunks(200) {
        let message = format!("{what}: {some:?}");
        some.iter().for_each(|event| window.event(event.clone()));
        window.step();
        assert!(is_up(window), "{message} closed it");
        assert_eq!(behind(window), before, "{message}");
    }
    window.run_steps(3);
    assert_eq!(behind(window), before, "{what}");
}

#[test]
fn no_key_goes_past_a_question() {
    // One of each kind, and every reason why a file is in the way.
    let mut kinds = Vec::new();
    let mut all = Question::samples(Path::new(""));
    all.retain(|question| {
        let path = if let Question::Path(what, _) = question { format!("{what:?}") } else { String::new() };
        let kind = (std::mem::discriminant(question), path);
        let is_obstacle = matches!(question, Question::Replace { what: Output::Record(_), .. });
        let is_kept = is_obstacle || !kinds.contains(&kind);
        kinds.push(kind);
        is_kept
    });
    for (number, question) in all.into_iter().enumerate() {
        // For every second question, something else had the focus before as well.
        for before in [WRITING, ELSE[number % ELSE.len()]].into_iter().take(1 + number % 2) {
            let question = question.clone();
            let mut window = window();
            window.state_mut().0.request(before);
            window.run_steps(4);
            let title = question.title();
            window.state_mut().0.put(question);
            hold(&mut window, &format!("{title} after {before:?}"), |window| {
                window.state().0.question().is_some_and(|(now, _)| now == title)
            });
        }
    }
}

#[test]
fn no_key_passes_a_dialog() {
    let mut stood = 0;
    for dialog in
        ["new", "about", "help", "settings", "palette", "goto-dialog", "export-picture", "read-as", "shortcuts"]
    {
        let mut window = window();
        window.state_mut().0.request(WRITING);
        window.run_steps(4);
        window.state_mut().0.request(dialog);
        window.run_steps(3);
        if window.state().0.is_asking() {
            stood += 1;
            hold(&mut window, dialog, |window| window.state().0.is_asking());
        }
    }
    assert!(stood > 4, "{stood}");
}

#[test]
fn a_key_typed_ahead_of_a_question_never_reaches_the_record() {
    let mut window = window();
    let before = window.state().0.bytes();
    for key in [Key::W, Key::Z] {
        let modifiers = Modifiers::COMMAND;
        window.event(Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers });
    }
    window.run_steps(3);
    assert!(window.state().0.question().is_some());
    assert_eq!(window.state().0.bytes(), before);
    window.get_by_label("Cancel").click();
    window.run_steps(3);
    assert_eq!(window.state().0.bytes(), before);
}

/// Otherwise a later answer to another question would close records unasked.
#[test]
fn leaving_a_question_closes_nothing() {
    for question in Question::samples(Path::new("")) {
        let mut window = window();
        let title = question.title();
        let app = &mut window.state_mut().0;
        app.put(question.clone());
        app.saves.closing_after = Some((vec![1], false));
        assert!(
            app.answer("Cancel", Path::new("")) || app.answer("Later", Path::new("")),
            "{title}: {:?}",
            app.question()
        );
        window.run_steps(3);
        assert_eq!(window.state().0.saves.closing_after, None, "{title}");
        // Nor does a question that comes in place of another one.
        let app = &mut window.state_mut().0;
        app.put(Question::Path(PathFor::Open, None));
        app.saves.closing_after = Some((vec![1], false));
        app.put(question);
        assert_eq!(app.saves.closing_after, None, "{title}");
    }
}

/// None of the answers that a question offers ends in the arm for those that nothing is done with, which asserts that.
#[test]
fn every_answer_is_acted_on() {
    let folder = tempfile::tempdir().unwrap();
    for question in Question::samples(folder.path()) {
        let path = folder.path().join(question.proposal().unwrap_or_default());
        // The single records of a recovery are only in the sample: tests of recovery answer for real ones.
        let rows = question.rows().into_iter().flat_map(|row| row.answers);
        let rows = rows.filter(|_| !matches!(question, Question::Recovery { .. }));
        for (_, name) in rows.chain(question.answers(&path)) {
            let mut window = window();
            let app = &mut window.state_mut().0;
            app.put(question.clone());
            assert!(app.answer(name.localized(), &path), "{question:?}: {name}");
            window.run_steps(2);
            let next = window.state().0.question.as_ref().map(|dialog| &dialog.question);
            assert!(next != Some(&question) || matches!(question, Question::Path(..)), "{question:?}: {name}");
        }
    }
}

#[test]
fn a_record_that_is_merged_is_on_view() {
    let is_merged = |question: &Question| {
        matches!(question, Question::Replace { what: Output::Record(2), found: Obstacle::Changed(_), .. })
    };
    let question = Question::samples(Path::new("")).into_iter().find(is_merged).unwrap();
    let mut window = window();
    let app = &mut window.state_mut().0;
    assert!(app.desk.show(1));
    app.put(question);
    assert!(app.answer("Merge both", Path::new("")));
    window.run_steps(2);
    assert_eq!(window.state().0.desk.number_in_front(), Some(2));
}
