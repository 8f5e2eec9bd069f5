//! Work that is in no file: it survives the end of the program, is asked about, and who has no net is told so.

use std::path::Path;

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use variorum::store::journal::Entry;
use variorum::store::{Home, Journal, Stamp};

use crate::harness::{self, Window, ask, click, text_of};

fn at_home(folder: &Path) -> Window {
    harness::at_home(&Home::in_folder(folder))
}

fn reported(window: &Window) -> String {
    window.state().0.notices().collect::<Vec<_>>().join("\n")
}

#[test]
fn a_pasted_record_survives_and_closing_it_asks_first() {
    let home = tempfile::tempdir().unwrap();
    let mut window = at_home(home.path());
    ask(&mut window, "paste-record (;GM[1]SZ[9]C[pasted])");
    window.get_by_role_and_label(Role::Tab, "Pasted record, unsaved changes");
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
    assert!(window.query_by_role(Role::Tab).is_none(), "{}", reported(&window));
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
    window.state_mut().0.request("comment mine");
    window.input_mut().focused = false;
    window.step();
    window.step();
    drop(window);
    let mut window = at_home(home.path());
    click(&mut window, "Restore all");
    assert!(text_of(&window).starts_with("(;GM[1]SZ[9]C[mine]"));
}

#[test]
fn a_missing_journal_is_reported_until_it_works() {
    let home = tempfile::tempdir().unwrap();
    // Where a file is, no folder can be made.
    std::fs::write(home.path().join("journal"), "").unwrap();
    let mut window = at_home(home.path());
    ask(&mut window, "paste-record (;GM[1]SZ[9])");
    for line in ["comment one", "play c3", "comment two"] {
        ask(&mut window, line);
        assert!(reported(&window).contains("cannot be backed up"), "{line}: {}", reported(&window));
    }
    std::fs::remove_file(home.path().join("journal")).unwrap();
    ask(&mut window, "comment three");
    assert!(!reported(&window).contains("cannot be backed up"), "{}", reported(&window));
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
        let reported = reported(&window);
        assert!(
            reported.contains("is a folder") && reported.contains(&path.display().to_string()),
            "{line}: {reported}"
        );
    }
    std::fs::remove_dir(&path).unwrap();
    std::fs::write(&path, "(;GM[1]SZ[9])").unwrap();
    ask(&mut window, "save");
    assert_eq!(reported(&window), "");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text_of(&window));
}

#[test]
fn the_page_of_unsaved_work_lists_it_and_leaves_the_rest() {
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
    for words in
        ["has changed since", "Unsaved: Comment changed; first at: start.", "9.unsaved", "Not saved to a file yet"]
    {
        assert!(window.query_all_by_label_contains(words).count() > 0, "{words}");
    }
    click(&mut window, "Discard: Pasted record");
    click(&mut window, "Restore as copy: game.sgf");
    assert_eq!(text_of(&window), "(;GM[1]SZ[9]C[mine])");
    window.get_by_role_and_label(Role::Tab, "game (restored), unsaved changes");
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
fn the_requested_file_stays_in_front_of_recovered_ones() {
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
    window.get_by_role_and_label(Role::Tab, "Pasted record, unsaved changes");
}

#[test]
fn a_record_that_crashed_twice_is_not_restored_automatically() {
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
    assert!(window.query_all_by_label_contains("crashed twice").count() > 0);
    click(&mut window, "Restore: Pasted record");
    assert_eq!(text_of(&window), "(;GM[1]SZ[9]C[poison])");
}

/// What is kept of a save in place that was cut off: of which version, of which file, with both its states.
fn spare_of(version: &str, id: &[u8], file: &Path, [old, new]: [&str; 2]) -> Vec<u8> {
    let parts = [file.to_str().unwrap(), old, new];
    let lengths = parts.map(|part| (part.len() as u64).to_le_bytes()).concat();
    let mut bytes = [b"variorum spare ", version.as_bytes(), id, &lengths, parts.concat().as_bytes()].concat();
    bytes.extend(Stamp::of(&bytes).hash.to_le_bytes());
    bytes
}

#[test]
fn foreign_files_next_to_a_record_stay_unchanged() {
    let home = tempfile::tempdir().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let (path, precious) = (folder.path().join("game.sgf"), folder.path().join("start-up"));
    std::fs::write(&path, "(;GM[1]SZ[9])").unwrap();
    std::fs::write(&precious, "precious").unwrap();
    // Each would have "half written" hold of the precious file.
    let planted = spare_of("1", &[], &precious, ["", "precious and more"]);
    let names = [".variorum-1-1.part", ".variorum-1-2.spare", ".variorum-0123456789abcdef.part", ".variorumrc"];
    let folders = [folder.path().to_path_buf(), home.path().to_path_buf(), home.path().join("versions")];
    let mut decoys = Vec::new();
    for folder in &folders {
        std::fs::create_dir_all(folder).unwrap();
        for name in names {
            std::fs::write(folder.join(name), &planted).unwrap();
            decoys.push(folder.join(name));
        }
    }
    let mut window = at_home(home.path());
    window.state_mut().0.open_files(vec![path.clone()]);
    window.run();
    ask(&mut window, "comment mine");
    ask(&mut window, "save");
    ask(&mut window, &format!("save-as '{}'", folder.path().join("new.sgf").display()));
    drop(window);
    drop(at_home(home.path()));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "(;GM[1]SZ[9]C[mine])");
    assert_eq!(std::fs::read_to_string(&precious).unwrap(), "precious");
    assert!(decoys.iter().all(|decoy| std::fs::read(decoy).unwrap() == planted));
}

#[test]
fn a_save_that_was_cut_off_is_offered_where_its_file_has_changed_since() {
    let home = tempfile::tempdir().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.sgf");
    let (old, new) = ("(;GM[1]SZ[9]C[what was there before])", "(;GM[1]SZ[9]C[what was being saved when it ended])");
    std::fs::write(&path, [&new[..30], &old[30..]].concat()).unwrap();
    let rescue = Home::in_folder(home.path()).rescue();
    std::fs::create_dir_all(&rescue).unwrap();
    let spare = rescue.join("spare-0123456789abcdef");
    // Of a file with another number on the disk.
    std::fs::write(&spare, spare_of("2", &[0; 16], &path, [old, new])).unwrap();
    let mut window = at_home(home.path());
    window.state_mut().0.open_files(vec![path.clone()]);
    window.run();
    assert_ne!(std::fs::read_to_string(&path).unwrap(), new, "nothing is written unasked");
    click(&mut window, "Restore: game.sgf");
    assert_eq!(text_of(&window), new);
    assert!(!spare.exists(), "it is in the journal now");
    ask(&mut window, "save");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), new);
}

#[test]
fn recovered_work_is_never_saved_over_a_foreign_file() {
    let home = tempfile::tempdir().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let start_up = folder.path().join("start-up");
    std::fs::write(&start_up, "precious").unwrap();
    // Somebody else wrote this journal.
    let journal = Journal::open(&Home::in_folder(home.path()).journal()).unwrap();
    let (file, base) = (Some(start_up.clone()), Some(Stamp::of(b"precious")));
    let (title, place, bytes) = ("game.sgf".to_owned(), "/".to_owned(), b"orders\n(;GM[1]SZ[9])".to_vec());
    journal.keep(1, move || Entry { file, title, game: 1, place, base, tries: 0, bytes });
    assert!(journal.flush());
    drop(journal);
    let mut window = at_home(home.path());
    click(&mut window, "Restore: game.sgf");
    ask(&mut window, "save");
    window.run();
    assert_eq!(std::fs::read_to_string(&start_up).unwrap(), "precious");
    assert!(text_of(&window).starts_with("orders"), "it is brought back as a copy");
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

/// Nothing was left where nothing can lie; and who has no net is told it in plain words.
#[test]
fn a_file_in_place_of_the_data_folder_is_reported_on_the_first_write() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("home"), "no folder").unwrap();
    let mut window = at_home(&folder.path().join("home"));
    assert_eq!(window.state().0.question(), None);
    window.state_mut().0.open_sample("one", "(;GM[1]SZ[9])");
    ask(&mut window, "comment mine");
    let reported = reported(&window);
    assert!(reported.contains("cannot be backed up") && !reported.contains("os error"), "{reported}");
}

#[test]
fn the_record_in_question_is_visible_behind_the_dialog() {
    let folder = tempfile::tempdir().unwrap();
    let paths = ["first.sgf", "second.sgf"].map(|name| folder.path().join(name));
    for path in &paths {
        std::fs::write(path, "(;GM[1]SZ[9])").unwrap();
    }
    let mut window = at_home(&folder.path().join("home"));
    window.state_mut().0.open_files(paths.to_vec());
    window.run();
    let selected = |window: &Window, name: &str| {
        window.get_by_role_and_label(Role::Tab, name).accesskit_node().is_selected() == Some(true)
    };
    click(&mut window, "first.sgf");
    ask(&mut window, "comment mine");
    click(&mut window, "second.sgf");
    assert!(selected(&window, "second.sgf"));
    ask(&mut window, "quit");
    assert!(selected(&window, "first.sgf, unsaved changes"));
    window.get_by_label("Discard changes");
}
