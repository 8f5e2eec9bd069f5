//! Work that is in no file: it survives the end of the program, is asked about, and who has no net is told so.

use std::path::Path;

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use variorum::store::Home;

use crate::harness::{self, Window, ask, click, text_of};

fn at_home(folder: &Path) -> Window {
    harness::at_home(&Home::in_folder(folder))
}

fn told(window: &Window) -> String {
    window.state().0.notices().collect::<Vec<_>>().join("\n")
}

#[test]
fn a_pasted_record_survives_and_is_asked_about() {
    let home = tempfile::tempdir().unwrap();
    let mut window = at_home(home.path());
    ask(&mut window, "paste-record (;GM[1]SZ[9]C[pasted])");
    window.get_by_role_and_label(Role::Tab, "Pasted record, not saved");
    // As a killed program would: nobody asked.
    drop(window);
    let mut window = at_home(home.path());
    assert!(window.query_by_role(Role::Tab).is_none(), "nothing is opened unasked");
    click(&mut window, "Restore all");
    assert_eq!(text_of(&window), "(;GM[1]SZ[9]C[pasted])");
    window.key_press_modifiers(Modifiers::COMMAND, Key::W);
    window.run();
    window.get_by_label("Discard changes").click();
    window.run();
    assert!(window.query_by_role(Role::Tab).is_none());
    drop(window);
    let window = at_home(home.path());
    assert!(window.query_by_role(Role::Tab).is_none(), "what was thrown away does not come again");
}

#[test]
fn work_that_was_saved_before_the_end_is_not_offered() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("game.sgf");
    std::fs::write(&path, "(;GM[1]SZ[9])").unwrap();
    let mut window = at_home(home.path());
    window.state_mut().0.open_files(vec![path.clone()]);
    ask(&mut window, "comment mine");
    drop(window);
    // Another program, or the save after which this one was killed.
    std::fs::write(&path, "(;GM[1]SZ[9]C[mine])").unwrap();
    let window = at_home(home.path());
    assert!(window.query_by_role(Role::Tab).is_none(), "{}", told(&window));
    assert_eq!(
        std::fs::read_dir(home.path().join("journal")).unwrap().flatten().filter(|e| e.path().is_dir()).count(),
        0
    );
}

/// Long records wait a moment before they are written; nobody knows how long a window that is not looked at waits for its next frame.
#[test]
fn a_long_record_is_kept_as_soon_as_nobody_looks() {
    let home = tempfile::tempdir().unwrap();
    let mut window = at_home(home.path());
    let long = "Words that a reader goes through.\n".repeat(40_000);
    window.state_mut().0.open_sample("Long", &format!("(;GM[1]SZ[9];C[{long}])"));
    window.state_mut().0.ask("comment mine");
    window.input_mut().focused = false;
    window.step();
    window.step();
    drop(window);
    let mut window = at_home(home.path());
    click(&mut window, "Restore all");
    assert!(text_of(&window).starts_with("(;GM[1]SZ[9]C[mine]"));
}

#[test]
fn who_has_no_net_is_told_until_it_is_there() {
    let home = tempfile::tempdir().unwrap();
    // Where a file is, no folder can be made.
    std::fs::write(home.path().join("journal"), "").unwrap();
    let mut window = at_home(home.path());
    ask(&mut window, "paste-record (;GM[1]SZ[9])");
    for line in ["comment one", "play c3", "comment two"] {
        ask(&mut window, line);
        assert!(told(&window).contains("cannot be kept safe"), "{line}: {}", told(&window));
    }
    std::fs::remove_file(home.path().join("journal")).unwrap();
    ask(&mut window, "comment three");
    assert!(!told(&window).contains("cannot be kept safe"), "{}", told(&window));
}

#[test]
fn a_save_that_failed_stays_on_view_until_it_is_made_good() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("games");
    std::fs::create_dir(&folder).unwrap();
    let path = folder.join("game.sgf");
    std::fs::write(&path, "(;GM[1]SZ[9])").unwrap();
    let mut window = at_home(home.path());
    window.state_mut().0.open_files(vec![path.clone()]);
    ask(&mut window, "comment mine");
    // In the place of the file is a folder.
    std::fs::remove_file(&path).unwrap();
    std::fs::create_dir(&path).unwrap();
    ask(&mut window, "save");
    for line in ["play c3", "back", "play d4"] {
        ask(&mut window, line);
        let told = told(&window);
        assert!(told.contains("is a folder") && told.contains(&path.display().to_string()), "{line}: {told}");
    }
    std::fs::remove_dir(&path).unwrap();
    std::fs::write(&path, "(;GM[1]SZ[9])").unwrap();
    ask(&mut window, "save");
    assert_eq!(told(&window), "");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text_of(&window));
}

#[test]
fn the_page_of_unsaved_work_tells_what_there_is_and_leaves_the_rest() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("game.sgf");
    std::fs::write(&path, "(;GM[1]SZ[9])").unwrap();
    let mut window = at_home(home.path());
    window.state_mut().0.open_files(vec![path.clone()]);
    ask(&mut window, "comment mine");
    ask(&mut window, "paste-record (;GM[1]SZ[9]C[pasted])");
    drop(window);
    std::fs::write(&path, "(;GM[1]SZ[9]C[theirs])").unwrap();
    let run = std::fs::read_dir(home.path().join("journal")).unwrap().flatten().find(|entry| entry.path().is_dir());
    std::fs::write(run.unwrap().path().join("9.unsaved"), "half a").unwrap();
    let mut window = at_home(home.path());
    for words in ["was changed since", "C[theirs]", "C[mine]", "9.unsaved", "In no file yet"] {
        assert!(window.query_all_by_label_contains(words).count() > 0, "{words}");
    }
    click(&mut window, "Discard: Pasted record");
    click(&mut window, "As a copy: game.sgf");
    assert_eq!(text_of(&window), "(;GM[1]SZ[9]C[mine])");
    window.get_by_role_and_label(Role::Tab, "game (restored), not saved");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "(;GM[1]SZ[9]C[theirs])");
    click(&mut window, "Later");
    drop(window);
    // What is not saved and not decided is there again.
    let window = at_home(home.path());
    assert!(window.query_all_by_label_contains("9.unsaved").count() > 0);
    window.get_by_label("Restore: game (restored)");
    assert!(window.query_by_label("Restore: Pasted record").is_none());
}

#[test]
fn the_file_that_was_asked_for_stays_in_front_of_what_is_brought_back() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("game.sgf");
    std::fs::write(&path, "(;GM[1]SZ[9])").unwrap();
    let mut window = at_home(home.path());
    ask(&mut window, "paste-record (;GM[1]SZ[9]C[pasted])");
    drop(window);
    let mut window = at_home(home.path());
    window.state_mut().0.open_files(vec![path]);
    window.run();
    click(&mut window, "Restore all");
    assert_eq!(text_of(&window), "(;GM[1]SZ[9])");
    window.get_by_role_and_label(Role::Tab, "Pasted record, not saved");
}

#[test]
fn what_ended_the_program_twice_is_not_brought_back_with_the_rest() {
    let home = tempfile::tempdir().unwrap();
    let mut window = at_home(home.path());
    ask(&mut window, "paste-record (;GM[1]SZ[9]C[poison])");
    drop(window);
    for _ in 0..2 {
        let mut window = at_home(home.path());
        // The program ends before the record was on view for long.
        click(&mut window, "Restore all");
        drop(window);
    }
    let mut window = at_home(home.path());
    assert!(window.query_by_label("Restore all").is_none());
    assert!(window.query_all_by_label_contains("ended twice").count() > 0);
    click(&mut window, "Restore: Pasted record");
    assert_eq!(text_of(&window), "(;GM[1]SZ[9]C[poison])");
}

#[test]
fn what_a_killed_save_left_is_cleared_up_before_its_folder_is_read() {
    let home = tempfile::tempdir().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.sgf");
    std::fs::write(&path, "(;GM[1]SZ[9])").unwrap();
    let (part, other) = (folder.path().join(".variorum-left.part"), folder.path().join(".variorumrc"));
    std::fs::write(&part, "(;GM[1]S").unwrap();
    std::fs::write(&other, "mine").unwrap();
    let rests = Home::in_folder(home.path()).own_folders().map(|own| own.join(".variorum-rest.part"));
    for rest in &rests {
        std::fs::create_dir_all(rest.parent().unwrap()).unwrap();
        std::fs::write(rest, "half").unwrap();
    }
    let mut window = at_home(home.path());
    for rest in &rests {
        assert!(!rest.exists(), "{} at the start", rest.display());
    }
    window.state_mut().0.open_files(vec![path]);
    window.run();
    assert!(!part.exists(), "before the folder is read");
    assert!(other.exists(), "nothing else is touched");
    assert_eq!(text_of(&window), "(;GM[1]SZ[9])");
}

#[cfg(unix)]
#[test]
fn what_a_killed_save_left_is_cleared_up_where_links_lead_and_where_is_saved() {
    let (home, folder, links) =
        (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (path, link) = (folder.path().join("game.sgf"), links.path().join("link.sgf"));
    std::fs::write(&path, "(;GM[1]SZ[9])").unwrap();
    std::os::unix::fs::symlink(&path, &link).unwrap();
    let part = folder.path().join(".variorum-left.part");
    std::fs::write(&part, "(;GM[1]S").unwrap();
    let mut window = at_home(home.path());
    window.state_mut().0.open_files(vec![link]);
    window.run();
    assert!(!part.exists(), "before what the link leads to is read");
    let elsewhere = tempfile::tempdir().unwrap();
    let part = elsewhere.path().join(".variorum-left.part");
    std::fs::write(&part, "(;GM[1]S").unwrap();
    ask(&mut window, &format!("save-as '{}'", elsewhere.path().join("new.sgf").display()));
    window.run();
    assert!(elsewhere.path().join("new.sgf").exists() && !part.exists(), "before it is saved there");
}

#[test]
fn a_file_that_is_open_already_is_not_opened_twice_by_restoring() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("game.sgf");
    let mut window = at_home(home.path());
    for (before, expected) in [(None, 1), (Some("comment other"), 2)] {
        std::fs::write(&path, "(;GM[1]SZ[9])").unwrap();
        window.state_mut().0.open_files(vec![path.clone()]);
        ask(&mut window, "comment mine");
        drop(window);
        window = at_home(home.path());
        // Named by who started the program.
        window.state_mut().0.open_files(vec![path.clone()]);
        before.into_iter().for_each(|line| ask(&mut window, line));
        click(&mut window, "Restore all");
        assert_eq!(text_of(&window), "(;GM[1]SZ[9]C[mine])");
        // Typed into meanwhile, it keeps its tab, and what was brought back is a copy.
        assert_eq!(window.get_all_by_role(Role::Tab).count(), expected);
        for _ in 0..expected {
            ask(&mut window, "close");
            click(&mut window, "Discard changes");
        }
    }
}
