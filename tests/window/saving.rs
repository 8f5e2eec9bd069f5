//! One rule for every write: nothing that a tab has not read is replaced before somebody was asked, and nobody's answer goes further
//! than the question.

use std::fs;
use std::path::{Path, PathBuf};

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use variorum::store::Home;

use crate::harness::{Window, ask, at_home, click, text_of, until, window};

const THEIRS: &str = "(;GM[1]SZ[9]C[theirs])";

/// A folder with a record of somebody else.
fn folder() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.sgf");
    fs::write(&path, THEIRS).unwrap();
    (folder, path)
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> =
        fs::read_dir(folder).unwrap().map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn no_way_of_writing_replaces_a_file_without_a_request() {
    for line in ["save-as PATH", "save-copy PATH"] {
        let (folder, path) = folder();
        let line = line.replace("PATH", &path.display().to_string());
        let mut window = window();
        ask(&mut window, "new go 9");
        for answer in ["Cancel", "View the file on disk", "Keep both", "Replace"] {
            ask(&mut window, &line);
            assert_eq!(fs::read_to_string(&path).unwrap(), THEIRS, "{line}, before {answer}");
            window.get_by_label("game.sgf already exists");
            let size = format!("is {} bytes, modified 20", THEIRS.len());
            assert!(
                window.query_by_label_contains(&size).is_some()
                    && window.query_by_label_contains(&path.display().to_string()).is_some()
            );
            if answer == "Keep both" {
                // Enter means what loses nothing.
                window.key_press(Key::Enter);
                window.run();
            } else {
                click(&mut window, answer);
            }
            match answer {
                "View the file on disk" => {
                    assert_eq!(text_of(&window), THEIRS);
                    window.get_by_role_and_label(Role::Tab, "game.sgf on disk");
                    ask(&mut window, "previous-tab");
                }
                "Keep both" => assert_eq!(names(folder.path()), ["game 2.sgf", "game.sgf"]),
                "Replace" => assert_eq!(fs::read_to_string(&path).unwrap(), text_of(&window)),
                _ => assert_eq!(names(folder.path()), ["game.sgf"]),
            }
        }
    }
}

#[test]
fn a_record_is_not_saved_over_the_file_of_another_tab() {
    let (folder, path) = folder();
    let before = fs::read_to_string(&path).unwrap();
    let mut window = window();
    window.state_mut().0.open_files(vec![path.clone()]);
    ask(&mut window, "new go 9");
    // By another name, too.
    for name in ["game.sgf", "./game.sgf", "game"] {
        ask(&mut window, &format!("save-as {}", folder.path().join(name).display()));
        assert!(window.state().0.notices().any(|notice| notice.contains("is open in another tab")), "{name}");
        assert_eq!(fs::read_to_string(&path).unwrap(), before, "{name}");
    }
    assert_eq!(names(folder.path()), ["game.sgf"]);
}

#[test]
fn an_answer_holds_for_what_the_question_named() {
    let (_folder, path) = folder();
    let mut window = window();
    ask(&mut window, "new go 9");
    ask(&mut window, &format!("save-as {}", path.display()));
    fs::write(&path, "(;GM[1]SZ[9]C[theirs, once more])").unwrap();
    click(&mut window, "Replace");
    assert_eq!(fs::read_to_string(&path).unwrap(), "(;GM[1]SZ[9]C[theirs, once more])");
    window.get_by_label_contains("was changed by another program");
    click(&mut window, "Replace");
    assert_eq!(fs::read_to_string(&path).unwrap(), text_of(&window));
}

#[test]
fn a_record_that_is_another_programs_now_can_be_read_again() {
    let (_folder, path) = folder();
    let mut window = window();
    window.state_mut().0.open_files(vec![path.clone()]);
    ask(&mut window, "comment mine");
    fs::write(&path, "(;GM[1]SZ[9]C[new])").unwrap();
    ask(&mut window, "save");
    click(&mut window, "Discard my changes and reload");
    assert_eq!(text_of(&window), "(;GM[1]SZ[9]C[new])");
    window.get_by_role_and_label(Role::Tab, "game.sgf");
    // What is no record is not worth a good one.
    ask(&mut window, "comment mine");
    ask(&mut window, "save");
    fs::write(&path, "garbage").unwrap();
    ask(&mut window, "reload");
    assert_eq!(text_of(&window), "(;GM[1]SZ[9]C[mine])");
    assert!(window.state().0.notices().any(|notice| notice.contains("no longer a game record")));
}

#[test]
fn each_of_several_records_raises_a_question() {
    let folder = tempfile::tempdir().unwrap();
    let paths = ["a", "b", "c"].map(|name| folder.path().join(format!("{name}.sgf")));
    let mut window = window();
    for path in &paths {
        fs::write(path, "(;GM[1]SZ[9])").unwrap();
        window.state_mut().0.open_files(vec![path.clone()]);
        ask(&mut window, "comment mine");
        fs::write(path, THEIRS).unwrap();
    }
    ask(&mut window, "quit");
    click(&mut window, "Save all");
    for (path, answer) in paths.iter().zip(["Replace", "Keep both", "Replace"]) {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        window.get_by_label(&format!("{name} was changed by another program"));
        click(&mut window, answer);
    }
    assert_eq!(fs::read_to_string(&paths[0]).unwrap(), "(;GM[1]SZ[9]C[mine])");
    assert_eq!(fs::read_to_string(&paths[1]).unwrap(), THEIRS);
    assert_eq!(fs::read_to_string(folder.path().join("b 2.sgf")).unwrap(), "(;GM[1]SZ[9]C[mine])");
    assert_eq!(fs::read_to_string(&paths[2]).unwrap(), "(;GM[1]SZ[9]C[mine])");
}

#[test]
fn new_records_have_names_of_their_own() {
    let mut window = window();
    for _ in 0..3 {
        ask(&mut window, "new go 9");
    }
    for name in ["Go", "Go 2", "Go 3"] {
        window.get_by_role_and_label(Role::Tab, name);
    }
}

#[test]
fn a_picture_replaces_no_file_without_a_question() {
    let (_folder, path) = folder();
    let path = path.with_extension("png");
    fs::write(&path, "theirs").unwrap();
    let mut window = window();
    window.state_mut().0.open_files(vec![path.with_extension("sgf")]);
    window.run();
    ask(&mut window, "export-picture");
    window.key_press_modifiers(Modifiers::NONE, Key::Enter);
    window.run();
    assert_eq!(fs::read(&path).unwrap(), b"theirs");
    click(&mut window, "Keep both");
    assert_eq!(fs::read(&path).unwrap(), b"theirs");
    assert!(fs::read(path.with_file_name("game 2.png")).unwrap().starts_with(b"\x89PNG"));
}

#[test]
fn changes_by_other_programs_are_noticed() {
    let (_folder, path) = folder();
    fs::write(&path, "(;GM[1]SZ[9];B[aa];W[bb])").unwrap();
    let mut window = window();
    window.state_mut().0.open_files(vec![path.clone()]);
    ask(&mut window, "goto end");
    let look = |window: &mut Window| {
        window.state_mut().0.look_at_files();
        window.run();
    };
    let reported = |window: &Window| window.state().0.notices().collect::<Vec<_>>().join("\n");
    look(&mut window);
    assert_eq!(reported(&window), "");
    // Untouched: it follows, and its reader stays where he is.
    fs::write(&path, "(;GM[1]SZ[9]C[more];B[aa];W[bb];B[cc])").unwrap();
    look(&mut window);
    assert_eq!(text_of(&window), "(;GM[1]SZ[9]C[more];B[aa];W[bb];B[cc])");
    window.get_by_label("2 of 3");
    // Garbage is worth less than what is here, which is nowhere else now.
    fs::write(&path, "garbage").unwrap();
    look(&mut window);
    window.run_steps(28);
    assert_eq!(text_of(&window), "(;GM[1]SZ[9]C[more];B[aa];W[bb];B[cc])");
    window.get_by_role_and_label(Role::Tab, "game.sgf, unsaved changes");
    fs::write(&path, text_of(&window)).unwrap();
    ask(&mut window, "save");
    window.get_by_role_and_label(Role::Tab, "game.sgf");
    // Changed here and there: nothing is done, and it is told until it is settled.
    ask(&mut window, "comment mine");
    fs::write(&path, THEIRS).unwrap();
    look(&mut window);
    look(&mut window);
    ask(&mut window, "play d4");
    assert_eq!(
        window.state().0.notices().filter(|reported| reported.contains("changed by another program")).count(),
        1
    );
    assert!(text_of(&window).contains("mine"));
    ask(&mut window, "save");
    click(&mut window, "Replace");
    assert!(!reported(&window).contains("changed by another program"));
    // Gone: what is open is unsaved work.
    fs::remove_file(&path).unwrap();
    look(&mut window);
    window.run_steps(28);
    window.get_by_role_and_label(Role::Tab, "game.sgf, unsaved changes");
    ask(&mut window, "save");
    click(&mut window, "Save again");
    assert_eq!(fs::read_to_string(&path).unwrap(), text_of(&window));
}

#[test]
fn the_cursor_of_a_larger_board_is_none_of_a_smaller_one() {
    let mut window = crate::harness::window_with("(;GM[1]SZ[19])(;GM[1]SZ[9])");
    for _ in 0..9 {
        window.key_press_modifiers(Modifiers::SHIFT, Key::ArrowDown);
        window.run();
    }
    ask(&mut window, "game 2");
    for key in [Key::ArrowDown, Key::ArrowRight, Key::Enter] {
        window.key_press_modifiers(if key == Key::Enter { Modifiers::NONE } else { Modifiers::SHIFT }, key);
        window.run();
    }
}

#[test]
fn the_version_before_the_first_save_is_kept_and_can_be_opened() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.sgf");
    std::fs::write(&path, "(;GM[1]SZ[9]C[of yesterday])").unwrap();
    let home = Home::in_folder(&folder.path().join("home"));
    let mut window = at_home(&home);
    window.state_mut().0.open_files(vec![path.clone()]);
    for line in ["comment one", "save", "comment two", "save", "earlier-versions"] {
        window.state_mut().0.request(line);
        window.run();
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "(;GM[1]SZ[9]C[two])");
    // One for each start, not one for each save.
    assert_eq!(window.get_all_by_label_contains("Open: ").count(), 1);
    window.get_by_label_contains("Open: ").click();
    window.run();
    assert_eq!(text_of(&window), "(;GM[1]SZ[9]C[of yesterday])");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "(;GM[1]SZ[9]C[two])");
}

#[test]
fn without_a_system_dialog_the_own_one_lists_folders() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("games")).unwrap();
    fs::write(folder.path().join("games/only.sgf"), THEIRS).unwrap();
    let path = folder.path().join("first.sgf");
    fs::write(&path, "(;GM[1]SZ[9])").unwrap();
    let mut window = window();
    window.state_mut().0.open_files(vec![path]);
    window.state_mut().0.request("save-copy");
    // The folder is read in the background.
    until(&mut window, "the folder's list", |window| window.query_by_label("games/").is_some());
    window.get_by_label("games/").click();
    until(&mut window, "the folder's list", |window| window.query_by_label("only.sgf").is_some());
    // Completed, and asked about: it is there already.
    window.run_steps(4);
    window.input_mut().events.push(egui::Event::Text("on".to_owned()));
    window.run_steps(4);
    for key in [Key::Tab, Key::Enter] {
        window.key_press(key);
        window.run_steps(6);
    }
    window.get_by_label("only.sgf already exists");
    assert_eq!(fs::read_to_string(folder.path().join("games/only.sgf")).unwrap(), THEIRS);
}

/// What another program put where the record was, so that nothing can be kept or written there.
type Instead = fn(&Path);

#[cfg(unix)]
#[test]
fn an_unsaved_record_is_never_shown_as_saved() {
    let puts: [(Instead, &str); 3] = [
        (|path| fs::create_dir(path).unwrap(), "is a folder"),
        (|path| std::os::unix::fs::symlink("/dev/null", path).unwrap(), "is a pipe or a device"),
        (
            |path| assert!(std::process::Command::new("mkfifo").arg(path).status().unwrap().success()),
            "is a pipe or a device",
        ),
    ];
    for (put, why) in puts {
        let home = tempfile::tempdir().unwrap();
        let (folder, path) = folder();
        let mut window = at_home(&Home::in_folder(home.path()));
        window.state_mut().0.open_files(vec![path.clone()]);
        window.run();
        ask(&mut window, "comment mine");
        fs::remove_file(&path).unwrap();
        put(&path);
        ask(&mut window, "save");
        let reported: Vec<_> = window.state().0.notices().map(str::to_owned).collect();
        assert!(reported.iter().any(|reported| reported.contains(why)), "{reported:?}");
        assert!(!reported.iter().any(|reported| reported.contains("saved,")), "{reported:?}");
        assert_eq!(names(folder.path()), ["game.sgf"]);
        // Still to be saved, and elsewhere it can be.
        let elsewhere = folder.path().join("elsewhere.sgf");
        ask(&mut window, &format!("save-as {:?}", elsewhere.display().to_string()));
        assert!(fs::read_to_string(&elsewhere).unwrap().contains("C[mine]"), "{why}");
    }
}

#[cfg(unix)]
#[test]
fn a_protected_file_is_seen_to_be_one_and_is_saved_under_another_name() {
    use std::os::unix::fs::PermissionsExt as _;
    let (folder, path) = folder();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o444)).unwrap();
    let mut window = window();
    window.state_mut().0.open_files(vec![path.clone()]);
    window.run();
    crate::harness::picture(&mut window, "protected");
    window.get_by_role_and_label(Role::Tab, "game.sgf, write-protected");
    ask(&mut window, "play ee");
    ask(&mut window, "save");
    // Asked for, with a name that is free.
    window.get_by_label("Save").click();
    window.run();
    assert_eq!(names(folder.path()), ["game 2.sgf", "game.sgf"]);
    assert_eq!(fs::read_to_string(&path).unwrap(), THEIRS);
    assert_eq!(fs::read_to_string(folder.path().join("game 2.sgf")).unwrap(), text_of(&window));
    window.get_by_role_and_label(Role::Tab, "game 2.sgf");
    // It became one while it was open.
    fs::set_permissions(folder.path().join("game 2.sgf"), fs::Permissions::from_mode(0o444)).unwrap();
    ask(&mut window, "play aa");
    ask(&mut window, "save");
    window.get_by_role_and_label(Role::Tab, "game 2.sgf, unsaved changes, write-protected");
    window.get_by_label("Save").click();
    window.run();
    assert_eq!(names(folder.path()), ["game 2.sgf", "game 3.sgf", "game.sgf"]);
}
