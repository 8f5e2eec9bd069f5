//! What other programs do to the files of open records: nothing that was on view or on the disk is the last copy that goes.

use std::fs;
use std::path::{Path, PathBuf};

use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use variorum::store::Home;

use crate::harness::{Window, ask, at_home, click, text_of, type_text, until};

const OLD: &str = "(;GM[1]SZ[9]C[old];B[aa];W[bb])";
const THEIRS: &str = "(;GM[1]SZ[9]C[theirs])";

/// A window with a home, and a record of a file in it.
fn opened(folder: &Path) -> (Window, PathBuf) {
    let path = folder.join("game.sgf");
    fs::write(&path, OLD).unwrap();
    let mut window = at_home(&Home::in_folder(&folder.join("home")));
    window.state_mut().0.open_files(vec![path.clone()]);
    window.run();
    (window, path)
}

fn look(window: &mut Window) {
    window.state_mut().0.look_at_files();
    window.run_steps(2);
}

/// Goes on for so many seconds of the window's time.
fn wait(window: &mut Window, seconds: usize) {
    window.run_steps(4 * seconds);
}

fn reported(window: &Window) -> String {
    window.state().0.notices().collect::<Vec<_>>().join("\n")
}

fn tab(window: &Window) -> String {
    window.get_by_role(Role::Tab).accesskit_node().label().unwrap_or_default()
}

/// What is kept of earlier versions.
fn versions(folder: &Path) -> Vec<String> {
    let folder = Home::in_folder(&folder.join("home")).versions();
    let mut all: Vec<String> = fs::read_dir(folder)
        .map(|all| all.map(|one| fs::read_to_string(one.unwrap().path()).unwrap()).collect())
        .unwrap_or_default();
    all.sort();
    all
}

fn kept(window: &mut Window, folder: &Path, wanted: &[&str]) {
    let mut wanted = wanted.to_vec();
    wanted.sort_unstable();
    until(window, &format!("what is to be kept, {wanted:?},"), |_| versions(folder) == wanted);
}

#[test]
fn following_is_one_step_of_undo_and_what_was_here_a_version() {
    let folder = tempfile::tempdir().unwrap();
    let (mut window, path) = opened(folder.path());
    // A program that was ended in the middle of writing leaves a part, which is a record, too.
    fs::write(&path, &OLD[..20]).unwrap();
    look(&mut window);
    assert_eq!(text_of(&window), OLD[..20]);
    assert_eq!(tab(&window), "game.sgf");
    kept(&mut window, folder.path(), &[OLD]);
    ask(&mut window, "undo");
    assert_eq!(text_of(&window), OLD);
    assert_eq!(tab(&window), "game.sgf, unsaved changes");
    ask(&mut window, "redo");
    assert_eq!((text_of(&window).as_str(), tab(&window).as_str()), (&OLD[..20], "game.sgf"));
    // The same by a command; what has not changed is no step.
    fs::write(&path, THEIRS).unwrap();
    ask(&mut window, "reload");
    ask(&mut window, "reload");
    assert_eq!(text_of(&window), THEIRS);
    ask(&mut window, "undo 2");
    assert_eq!(text_of(&window), OLD);
    kept(&mut window, folder.path(), &[OLD, &OLD[..20]]);
    // It is saved over what is there now, which is a version then.
    ask(&mut window, "save");
    assert_eq!(fs::read_to_string(&path).unwrap(), OLD);
    kept(&mut window, folder.path(), &[OLD, THEIRS, &OLD[..20]]);
}

#[test]
fn taking_their_version_can_be_undone() {
    let folder = tempfile::tempdir().unwrap();
    let (mut window, path) = opened(folder.path());
    ask(&mut window, "comment mine");
    let mine = text_of(&window);
    fs::write(&path, THEIRS).unwrap();
    look(&mut window);
    assert!(reported(&window).contains("changed by another program"), "{}", reported(&window));
    ask(&mut window, "save");
    click(&mut window, "Discard my changes and reload");
    assert_eq!((text_of(&window).as_str(), tab(&window).as_str()), (THEIRS, "game.sgf"));
    // Theirs, too: it was looked at to be replaced.
    kept(&mut window, folder.path(), &[&mine, THEIRS]);
    ask(&mut window, "undo");
    assert_eq!((text_of(&window), tab(&window).as_str()), (mine, "game.sgf, unsaved changes"));
    ask(&mut window, "undo");
    assert_eq!(text_of(&window), OLD);
    assert_eq!(fs::read_to_string(&path).unwrap(), THEIRS);
}

#[test]
fn another_programs_file_becomes_a_version_after_any_number_of_saves() {
    for followed in [false, true] {
        let folder = tempfile::tempdir().unwrap();
        let (mut window, path) = opened(folder.path());
        for comment in ["one", "two"] {
            ask(&mut window, &format!("comment {comment}"));
            ask(&mut window, "save");
        }
        // What was written here is no version.
        kept(&mut window, folder.path(), &[OLD]);
        let mut wanted = vec![OLD.to_owned(), THEIRS.to_owned()];
        if followed {
            wanted.push(text_of(&window));
            fs::write(&path, THEIRS).unwrap();
            look(&mut window);
            assert_eq!(text_of(&window), THEIRS);
            ask(&mut window, "comment three");
            ask(&mut window, "save");
        } else {
            ask(&mut window, "comment three");
            fs::write(&path, THEIRS).unwrap();
            ask(&mut window, "save");
            click(&mut window, "Replace");
        }
        assert_eq!(fs::read_to_string(&path).unwrap(), text_of(&window));
        kept(&mut window, folder.path(), &wanted.iter().map(String::as_str).collect::<Vec<_>>());
    }
}

#[test]
fn a_file_that_is_written_anew_for_seconds_makes_nothing_unsaved() {
    // Emptied and filled; removed and made again; as it was, and with something else.
    for (emptied, then) in [(true, OLD), (true, THEIRS), (false, OLD), (false, THEIRS)] {
        let folder = tempfile::tempdir().unwrap();
        let (mut window, path) = opened(folder.path());
        for again in 0..2 {
            if emptied {
                fs::write(&path, "").unwrap();
            } else {
                fs::remove_file(&path).unwrap();
            }
            for _ in 0..3 {
                look(&mut window);
                wait(&mut window, 1);
                assert_eq!(tab(&window), "game.sgf", "{emptied}, {again}: {}", reported(&window));
            }
            fs::write(&path, then).unwrap();
            look(&mut window);
            assert_eq!((text_of(&window).as_str(), tab(&window).as_str()), (then, "game.sgf"));
        }
        // It does not come back: what is here is nowhere else.
        fs::remove_file(&path).unwrap();
        look(&mut window);
        wait(&mut window, 7);
        assert_eq!(tab(&window), "game.sgf, unsaved changes");
        assert!(reported(&window).contains("game.sgf"), "{}", reported(&window));
        assert_eq!(text_of(&window), then);
        // And then it does.
        fs::write(&path, then).unwrap();
        look(&mut window);
        assert_eq!((tab(&window).as_str(), reported(&window).as_str()), ("game.sgf", ""));
        fs::write(&path, "").unwrap();
        look(&mut window);
        wait(&mut window, 7);
        assert_eq!(tab(&window), "game.sgf, unsaved changes");
        fs::write(&path, "(;GM[1]SZ[9]C[new])").unwrap();
        look(&mut window);
        assert_eq!((text_of(&window).as_str(), tab(&window).as_str()), ("(;GM[1]SZ[9]C[new])", "game.sgf"));
    }
}

#[test]
fn closing_while_the_file_is_missing_asks_first() {
    let folder = tempfile::tempdir().unwrap();
    let (mut window, path) = opened(folder.path());
    fs::write(&path, "").unwrap();
    look(&mut window);
    ask(&mut window, "close");
    let question = window.state().0.question().map(|(title, _)| title).unwrap_or_default();
    assert!(question.contains("game.sgf"), "{question}");
    assert_eq!(text_of(&window), OLD);
}

#[test]
fn another_programs_change_is_merged_as_one_step() {
    let folder = tempfile::tempdir().unwrap();
    let (mut window, path) = opened(folder.path());
    ask(&mut window, "goto 2");
    ask(&mut window, "comment mine");
    let mine = text_of(&window);
    fs::write(&path, "(;GM[1]SZ[9]C[old];B[aa]C[theirs];W[bb])").unwrap();
    look(&mut window);
    ask(&mut window, "save");
    click(&mut window, "Merge both");
    let merged = "(;GM[1]SZ[9]C[old];B[aa]C[theirs];W[bb]C[mine])";
    assert_eq!((text_of(&window).as_str(), tab(&window).as_str()), (merged, "game.sgf, unsaved changes"));
    // The reader stays where he was, and nobody asks when it is saved.
    ask(&mut window, "append-comment more");
    let more = text_of(&window);
    assert!(more.contains("C[mine\n\nmore]"), "{more}");
    // Another change, before this was saved: its base is what was merged last.
    fs::write(&path, "(;GM[1]SZ[9]C[old];B[aa]C[theirs again];W[bb])").unwrap();
    look(&mut window);
    ask(&mut window, "merge-file");
    assert_eq!(text_of(&window), more.replace("theirs", "theirs again"));
    ask(&mut window, "undo 3");
    assert_eq!(text_of(&window), mine);
    ask(&mut window, "redo 3");
    ask(&mut window, "save");
    assert_eq!(fs::read_to_string(&path).unwrap(), more.replace("theirs", "theirs again"));
    assert_eq!(window.state().0.question(), None);
}

/// Who takes a merge back has a record without what the file holds: saving asks before that is lost.
#[test]
fn saving_after_an_undone_merge_asks_first() {
    let folder = tempfile::tempdir().unwrap();
    let (mut window, path) = opened(folder.path());
    ask(&mut window, "comment mine");
    let theirs = "(;GM[1]SZ[9]C[old];B[aa];W[bb];B[cc]C[theirs])";
    fs::write(&path, theirs).unwrap();
    look(&mut window);
    ask(&mut window, "merge-file");
    assert!(text_of(&window).contains("theirs"));
    ask(&mut window, "undo");
    ask(&mut window, "save");
    assert!(window.state().0.question().is_some(), "the file is another one again");
    assert_eq!(fs::read_to_string(&path).unwrap(), theirs);
    // Merged once more, it comes to the same: the base is what was saved before.
    click(&mut window, "Merge both");
    assert_eq!(text_of(&window), "(;GM[1]SZ[9]C[mine];B[aa];W[bb];B[cc]C[theirs])");
}

/// Another file that was merged in does not take the base away that the record and its own file have.
#[test]
fn the_base_outlives_a_merge_with_another_file() {
    let folder = tempfile::tempdir().unwrap();
    let (mut window, path) = opened(folder.path());
    let other = path.with_file_name("other.sgf");
    fs::write(&other, "(;GM[1]SZ[9]C[old];B[aa];W[bb];B[cc]C[other])").unwrap();
    ask(&mut window, &format!("merge-version '{}'", other.display()));
    click(&mut window, "Use this version: The record as it was saved");
    fs::write(&path, "(;GM[1]SZ[9]C[old];B[aa])").unwrap();
    look(&mut window);
    ask(&mut window, "undo");
    ask(&mut window, "merge-file");
    click(&mut window, "Merge anyway");
    assert_eq!(text_of(&window), "(;GM[1]SZ[9]C[old];B[aa])", "the second move was taken out");
}

#[test]
fn places_changed_on_both_sides_are_reported_and_listed() {
    let folder = tempfile::tempdir().unwrap();
    let (mut window, path) = opened(folder.path());
    ask(&mut window, "comment mine");
    fs::write(&path, "(;GM[1]SZ[9]C[theirs];B[aa];W[bb])").unwrap();
    look(&mut window);
    ask(&mut window, "merge-file");
    assert!(reported(&window).contains("1 place was changed in both"), "{}", reported(&window));
    look(&mut window);
    assert!(reported(&window).contains("1 place was changed in both"), "it stays: {}", reported(&window));
    assert!(text_of(&window).contains("mine\n||||||| base\nold\n=======\ntheirs"), "{}", text_of(&window));
    // Nobody who closes it saves that without knowing.
    let alarm = "game.sgf: 1 conflict left to resolve";
    ask(&mut window, "close");
    window.get_by_label(alarm);
    click(&mut window, "Cancel");
    ask(&mut window, "settle ours");
    ask(&mut window, "close");
    assert!(window.state().0.question().is_some() && window.query_by_label(alarm).is_none());
}

#[test]
fn another_version_is_merged_with_a_base_that_is_chosen() {
    for (base, removes, merged) in [
        // Theirs took the second move out.
        ("The record as it was saved", true, "(;GM[1]SZ[9]C[old];B[aa]N[theirs])"),
        ("No common version", false, "(;GM[1]SZ[9]C[old];B[aa]N[theirs];W[bb])"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let (mut window, path) = opened(folder.path());
        let other = path.with_file_name("conflicted copy.sgf");
        fs::write(&other, "(;GM[1]SZ[9]C[old];B[aa]N[theirs])").unwrap();
        ask(&mut window, &format!("merge-version '{}'", other.display()));
        let verb = if removes { "Use this version" } else { "Keep everything" };
        click(&mut window, &format!("{verb}: {base}"));
        if removes {
            click(&mut window, "Merge anyway");
        }
        assert_eq!(text_of(&window), merged, "{base}");
        assert_eq!(fs::read_to_string(&path).unwrap(), OLD);
    }
}

/// Who is writing a comment while the record is read again goes on writing there.
#[test]
fn the_caret_stays_in_the_comment_of_a_record_that_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let (mut window, path) = opened(folder.path());
    ask(&mut window, "edit-comment");
    window.run();
    fs::write(&path, THEIRS).unwrap();
    look(&mut window);
    until(&mut window, "their record", |window| text_of(window) == THEIRS);
    window.run();
    type_text(&mut window, " WORDS");
    assert_eq!(text_of(&window), THEIRS.replace("theirs", "theirs WORDS"));
}
