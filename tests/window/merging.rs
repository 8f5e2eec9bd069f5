//! Merging another version in the window: whatever is chosen, nobody's words go unless the question said so, and what is left to be
//! settled is always in sight.

use std::fs;
use std::path::{Path, PathBuf};

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use variorum::store::Home;

use crate::harness::{Window, ask, at_home, click, picture, press, press_with, text_of, type_text, until, window_with};

/// Thirty moves with such comments, and what follows the last one.
fn game(comments: impl Fn(usize) -> String, last: &str) -> String {
    let letter = |at: usize| (b'a' + at as u8) as char;
    let one = |at: usize| {
        let colour = if at.is_multiple_of(2) { 'B' } else { 'W' };
        format!(";{colour}[{}{}]{}", letter(at / 10 * 3), letter(at % 10), comments(at))
    };
    format!("(;GM[1]SZ[19]PB[Ann]PW[Bob]{}{last})", (0..30).map(one).collect::<String>())
}

fn none(_: usize) -> String {
    String::new()
}

/// The game as both began with it.
fn fork() -> String {
    game(none, "")
}

/// With a comment at each move, and three variations.
fn mine() -> String {
    game(|at| format!("C[my word{at}]"), "(;B[sa]C[last])(;B[sb])(;B[sc];W[sd])")
}

/// With two comments, and a move more.
fn theirs() -> String {
    game(|at| if at == 3 || at == 20 { format!("C[their reply{at}]") } else { String::new() }, ";B[ss]C[their end]")
}

fn words(text: &str, of: &str) -> Vec<String> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| word.starts_with(of)).map(str::to_owned).collect()
}

/// A window with a home and `game.sgf` open in it; beside it other files.
fn opened(folder: &Path, own: &str, others: &[(&str, &str)]) -> (Window, PathBuf) {
    for (name, text) in others {
        fs::write(folder.join(name), text).unwrap();
    }
    let path = folder.join("game.sgf");
    fs::write(&path, own).unwrap();
    let mut window = at_home(&Home::in_folder(&folder.join("home")));
    window.state_mut().0.open_files(vec![path.clone()]);
    window.run();
    (window, path)
}

fn has(window: &Window, words: &str) -> bool {
    window.query_all_by_label_contains(words).next().is_some()
}

fn reported(window: &Window) -> String {
    window.state().0.notices().collect::<Vec<_>>().join("\n")
}

fn question(window: &Window) -> String {
    window.state().0.question().map(|(title, _)| title).unwrap_or_default()
}

fn merge_with(window: &mut Window, folder: &Path, name: &str) {
    ask(window, &format!("merge-version '{}'", folder.join(name).display()));
    until(window, "the question", |window| window.state().0.question().is_some() || !reported(window).is_empty());
    window.run();
}

/// The names of the rows of the question, from top to bottom.
fn rows(window: &Window) -> Vec<String> {
    let mut rows: Vec<(f32, String)> = window
        .query_all_by(|node| node.role() == Role::Button && node.label().is_some_and(|label| label.contains(": ")))
        .filter_map(|node| {
            let label = egui_kittest::kittest::NodeT::accesskit_node(&node).label()?;
            let title = ["Use this version: ", "Keep everything: ", "Merge: "]
                .iter()
                .find_map(|verb| label.strip_prefix(verb))?
                .to_owned();
            Some((node.rect().top(), title))
        })
        .collect();
    rows.sort_by(|a, b| a.0.total_cmp(&b.0));
    rows.into_iter().map(|(_, title)| title).collect()
}

/// However the versions came about: who presses Enter and Enter again keeps every word, and every node.
#[test]
fn pressing_enter_takes_nobodys_words_away() {
    let older = game(|at| if at < 25 { format!("C[my word{at}]") } else { String::new() }, "");
    for (what, saved, edits, other) in [
        ("the record is saved", mine(), None, theirs()),
        ("the record is changed since it was saved", older.clone(), Some("comment more"), theirs()),
        ("the other one is an older state of this", mine(), None, older.clone()),
        ("the other one is where both began", mine(), None, fork()),
        ("the other one is another game", mine(), None, "(;GM[1]SZ[19]PB[Zoe];B[jj];W[kk];B[ll];W[mm];B[nn])".into()),
        ("nothing of the record is left in the other one", mine(), None, "(;GM[1]SZ[19]PB[Ann]PW[Bob])".into()),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let (mut window, path) = opened(folder.path(), &saved, &[("friend.sgf", &other)]);
        edits.into_iter().for_each(|edit| ask(&mut window, edit));
        let before = text_of(&window);
        merge_with(&mut window, folder.path(), "friend.sgf");
        assert_ne!(rows(&window).first().map(String::as_str), Some("The record as it was saved"), "{what}");
        for _ in 0..2 {
            press(&mut window, Key::Enter);
            window.run();
        }
        let after = text_of(&window);
        for word in words(&before, "word").iter().chain(&words(&before, "last")) {
            assert!(after.contains(word.as_str()), "{what}: {word} is gone");
        }
        assert!(after.matches(';').count() >= before.matches(';').count(), "{what}");
        assert_eq!(fs::read_to_string(&path).unwrap(), saved, "{what}");
    }
}

/// With conflicts that are still to be resolved, in either version, no common version is offered: none could be used.
#[test]
fn conflicts_are_resolved_before_the_next_merge() {
    let conflict = "(;GM[1]SZ[9];B[aa]C[<<<<<<< ours\nalpha\n=======\nbeta\n>>>>>>> theirs];W[bb])";
    let plain = "(;GM[1]SZ[9];B[aa]C[alpha];W[bb]C[more])";
    for (own, other, sentence) in [
        (conflict, plain, "Resolve the merge conflicts in this record first"),
        (plain, conflict, "Resolve the merge conflicts in friend.sgf first"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let (mut window, _) = opened(folder.path(), own, &[("friend.sgf", other), ("base.sgf", other)]);
        merge_with(&mut window, folder.path(), "friend.sgf");
        until(&mut window, "the refusal", |window| reported(window).contains(sentence));
        assert!(rows(&window).is_empty() && text_of(&window) == own, "{:?}", rows(&window));
    }
}

/// Every way to lose something of one's own says it with its number before and afterwards.
#[test]
fn losses_are_counted_before_and_afterwards() {
    for (what, own, other, base, gone) in [
        ("base = ours", mine(), theirs(), "The record as it was saved", "31 comments, 3 variations (4 nodes)"),
        ("an older state of ours", mine(), fork(), "The record as it was saved", "31 comments, 3 variations (4 nodes)"),
        (
            "a branch less",
            "(;GM[1]SZ[9];B[aa](;W[bb]C[x])(;W[cc]TR[dd][ee]))".into(),
            "(;GM[1]SZ[9];B[aa];W[cc]TR[dd])".into(),
            "The record as it was saved",
            "1 comment, 1 variation (1 node), 1 mark",
        ),
        (
            "names and results",
            "(;GM[1]SZ[9]PB[Ann]RE[B+3];B[aa])".into(),
            "(;GM[1]SZ[9];B[aa]N[n])".into(),
            "The record as it was saved",
            "2 other entries",
        ),
        (
            "words of a comment",
            "(;GM[1]SZ[9]C[one two three four];B[aa])".into(),
            "(;GM[1]SZ[9]C[one two three];B[aa])".into(),
            "The record as it was saved",
            "words in 1 text",
        ),
        (
            "a komi and a move",
            "(;GM[1]SZ[9]KM[6.5];B[aa];W[bb]C[x])".into(),
            "(;GM[1]SZ[9]KM[7.5];B[cc];W[bb]C[x])".into(),
            "The record as it was saved",
            "2 changed entries",
        ),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let (mut window, _) = opened(folder.path(), &own, &[("friend.sgf", &other)]);
        merge_with(&mut window, folder.path(), "friend.sgf");
        // Without the first letter, which begins a sentence.
        let sentence = format!("{} of yours will be removed or replaced", &gone[1..]);
        assert!(has(&window, &sentence), "{what}: {:?}", rows(&window));
        picture(&mut window, "merge-base");
        click(&mut window, &format!("Use this version: {base}"));
        until(&mut window, "the second question", |window| question(window).contains("would be removed"));
        assert!(has(&window, &sentence), "{what}");
        picture(&mut window, "merge-loses");
        assert_eq!(text_of(&window), own, "{what}: nothing is done yet");
        // Enter goes back to the list.
        press(&mut window, Key::Enter);
        until(&mut window, "the list", |window| question(window).contains("both based on"));
        click(&mut window, &format!("Use this version: {base}"));
        until(&mut window, "the second question", |window| question(window).contains("would be removed"));
        click(&mut window, "Merge anyway");
        until(&mut window, "the merge", |window| text_of(window) != own);
        assert!(
            reported(&window).contains(&format!("Removed or replaced in this record: {gone}")),
            "{what}: {}",
            reported(&window)
        );
        // The notice goes with the step.
        click(&mut window, "Undo");
        until(&mut window, "the record as it was", |window| text_of(window) == own);
        window.run();
        assert_eq!(reported(&window), "", "{what}");
    }
}

/// A base that has all that the other version has: nothing of theirs arrives, which is said.
#[test]
fn changes_of_theirs_that_are_not_taken_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    let (mut window, _) = opened(folder.path(), &fork(), &[("friend.sgf", &theirs())]);
    ask(&mut window, "comment mine");
    let before = text_of(&window);
    merge_with(&mut window, folder.path(), "friend.sgf");
    click(&mut window, "Another file…");
    window.state_mut().0.answer("Merge", &folder.path().join("friend.sgf"));
    until(&mut window, "what came of it", |window| !reported(window).is_empty());
    assert_eq!(text_of(&window), before);
    assert!(
        reported(&window).contains("Nothing was merged: 3 comments, 1 variation (1 node) in friend.sgf"),
        "{}",
        reported(&window)
    );
}

#[test]
fn the_real_common_version_comes_first_wherever_it_is() {
    let copy = "game (conflicted copy 2026-10-02).sgf";
    for from in ["file of another tab", copy, "as it was opened", "kept version"] {
        let folder = tempfile::tempdir().unwrap();
        let own = if from.contains("opened") || from.contains("kept") { fork() } else { mine() };
        let (mut window, path) = opened(folder.path(), &own, &[("friend.sgf", &theirs())]);
        let title = match from {
            "file of another tab" => {
                fs::write(folder.path().join("start.sgf"), fork()).unwrap();
                window.state_mut().0.open_files(vec![folder.path().join("start.sgf"), path.clone()]);
                window.run();
                "start.sgf".to_owned()
            }
            "as it was opened" => {
                ask(&mut window, "comment 'at the start'");
                ask(&mut window, "save");
                "The record as it was opened".to_owned()
            }
            "kept version" => {
                ask(&mut window, "comment 'at the start'");
                ask(&mut window, "save");
                until(&mut window, "the save", |_| fs::read_to_string(&path).unwrap().contains("at the start"));
                // Opened again, there is nothing to undo.
                ask(&mut window, "close");
                window.state_mut().0.open_files(vec![path.clone()]);
                window.run();
                "Earlier version".to_owned()
            }
            _ => {
                fs::write(folder.path().join(copy), fork()).unwrap();
                copy.to_owned()
            }
        };
        merge_with(&mut window, folder.path(), "friend.sgf");
        let rows = rows(&window);
        assert!(rows[0].starts_with(&title), "{from}: {rows:?}");
        assert_eq!(rows.last().map(String::as_str), Some("The record as it was saved"), "{from}");
        let mine = text_of(&window);
        press(&mut window, Key::Enter);
        until(&mut window, "the merge", |window| text_of(window) != mine);
        let merged = text_of(&window);
        assert!(words(&mine, "word").iter().all(|word| merged.contains(word)), "{from}");
        assert!(merged.contains("their reply3") && merged.contains("their end"), "{from}: {merged}");
    }
}

#[test]
fn another_file_can_be_the_common_version() {
    let folder = tempfile::tempdir().unwrap();
    let (mut window, _) = opened(folder.path(), &mine(), &[("friend.sgf", &theirs()), ("start.sgf", &fork())]);
    merge_with(&mut window, folder.path(), "friend.sgf");
    click(&mut window, "Another file…");
    window.state_mut().0.answer("Merge", &folder.path().join("start.sgf"));
    until(&mut window, "the merge", |window| text_of(window).contains("their end"));
    assert_eq!(["word", "reply"].map(|of| words(&text_of(&window), of).len()), [30, 2]);
    assert!(reported(&window).contains("Merged friend.sgf"), "{}", reported(&window));
}

/// A copy that a synchronising program left is reported at the foot of the window, by no notice, and is the first that can be merged.
#[test]
fn a_conflicted_copy_is_reported_and_merged() {
    for name in [
        "game (conflicted copy 2026-10-02).sgf",
        "game (Ann's conflicted copy 2026-10-02).sgf",
        "game.sync-conflict-20261002-123456-ABCDEFG.sgf",
        "game (conflicted copy 2026-10-02 123456).sgf",
        "game-DESKTOP-A1B2C3D.sgf",
    ] {
        let folder = tempfile::tempdir().unwrap();
        let (mut window, _) = opened(folder.path(), &mine(), &[(name, &theirs()), ("other.sgf", &theirs())]);
        let label = "1 conflicted copy next to this file: merge it";
        until(&mut window, "the copy", |window| has(window, label));
        assert_eq!(reported(&window), "", "{name}");
        picture(&mut window, "merge-copy");
        click(&mut window, label);
        until(&mut window, "the question", |window| window.state().0.question().is_some());
        window.run();
        picture(&mut window, "merge-with");
        assert_eq!(rows(&window), [name]);
        press(&mut window, Key::Enter);
        until(&mut window, "the bases", |window| question(window).contains(name));
        window.run();
        press(&mut window, Key::Enter);
        until(&mut window, "the merge", |window| text_of(window).contains("their end"));
        assert_eq!(fs::read_to_string(folder.path().join(name)).unwrap(), theirs());
    }
}

/// A name that would turn the direction of writing is shown as what it is, and changes nothing.
#[test]
fn a_hostile_name_is_only_a_name() {
    let folder = tempfile::tempdir().unwrap();
    let name = "game (conflicted copy \u{202e}fgs.2).sgf";
    let (mut window, _) = opened(folder.path(), &mine(), &[(name, &theirs())]);
    until(&mut window, "the copy", |window| has(window, "1 conflicted copy"));
    ask(&mut window, "merge-version");
    until(&mut window, "the question", |window| window.state().0.question().is_some());
    window.run();
    picture(&mut window, "merge-hostile-name");
    let shown = name.replace('\u{202e}', "\u{fffd}");
    assert_eq!(rows(&window), [&*shown]);
    press(&mut window, Key::Enter);
    until(&mut window, "the bases", |window| question(window).contains("both based on"));
    assert!(question(&window).ends_with(&format!("{shown} both based on?")), "{:?}", question(&window));
}

#[test]
fn merging_without_a_version_asks_for_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let (mut window, _) = opened(folder.path(), &mine(), &[]);
    ask(&mut window, "merge-version");
    until(&mut window, "the question", |window| window.state().0.question().is_some());
    assert_eq!(question(&window), "Which file has the other version?");
}

const BLOCK: &str = "<<<<<<< mine\none\n||||||| base\n=======\ntwo\n>>>>>>> b.sgf";

/// A file whose conflicts were not settled says so when it is opened again.
#[test]
fn conflicts_in_a_file_are_in_sight() {
    let folder = tempfile::tempdir().unwrap();
    let own = format!("(;GM[1]SZ[9]C[{BLOCK}];B[aa]C[{BLOCK}];W[bb]C[x\n{BLOCK}])");
    let (mut window, _) = opened(folder.path(), &own, &[]);
    let label = "3 merge conflicts are left";
    until(&mut window, "the count", |window| has(window, label));
    click(&mut window, label);
    window.run();
    picture(&mut window, "merge-conflicts");
    assert!(has(&window, "3 conflicts left to resolve") && has(&window, "Merge result"));
    window.get_by_role_and_label(Role::Button, "Other version").click();
    window.run();
    assert!(has(&window, "2 merge conflicts are left"));
    ask(&mut window, "settle --collection theirs");
    window.run();
    assert!(!has(&window, "merge conflict"));
}

/// In a small window, too, all of it is in sight and can be clicked.
#[test]
fn a_small_window_shows_what_is_left() {
    for size in [[1280.0, 800.0], [800.0, 600.0], [640.0, 480.0]] {
        let folder = tempfile::tempdir().unwrap();
        let own = format!("(;GM[1]SZ[9]C[{BLOCK}];B[aa])");
        let copy = "(;GM[1]SZ[9]C[copy];B[aa])";
        fs::write(folder.path().join("game.sgf"), own).unwrap();
        fs::write(folder.path().join("game (conflicted copy 2026-10-02).sgf"), copy).unwrap();
        let mut window = crate::harness::sized(size, 1.0, Default::default());
        window.state_mut().0.open_files(vec![folder.path().join("game.sgf")]);
        window.run();
        let labels = ["1 merge conflict is left", "1 conflicted copy next to this file: merge it"];
        until(&mut window, "both", |window| labels.iter().all(|label| has(window, label)));
        window.run();
        picture(&mut window, &format!("merge-foot-{}", size[0]));
        for label in labels.into_iter().chain(["1 issue"]) {
            let rect = window.get_by_label(label).rect();
            assert!(rect.left() >= 0.0 && rect.right() <= size[0] && rect.bottom() <= size[1], "{label}: {rect:?}");
        }
        ask(&mut window, "conflicts");
        window.run();
        picture(&mut window, &format!("merge-conflicts-{}", size[0]));
        let top = window.get_by_label("Common version").rect().top();
        assert!(top >= 80.0, "the first version is in sight: {top}");
        for label in ["This version", "Other version", "Both", "Edit…"] {
            let rect = window.get_by_role_and_label(Role::Button, label).rect();
            assert!(rect.right() <= size[0] && rect.bottom() <= size[1], "{label}: {rect:?}");
        }
    }
}

/// The board goes to each conflict as it is chosen.
#[test]
fn the_board_follows_the_conflict() {
    let folder = tempfile::tempdir().unwrap();
    let own = format!("(;GM[1]SZ[9];B[aa]C[{BLOCK}];W[bb];B[cc]C[{BLOCK}])");
    let (mut window, _) = opened(folder.path(), &own, &[]);
    ask(&mut window, "conflicts");
    window.run();
    assert!(has(&window, "1 of 3"), "the first conflict");
    window.get_by_role_and_label(Role::Button, "Both").click();
    window.run();
    assert!(has(&window, "3 of 3"), "the next one");
}

#[test]
fn a_list_of_conflicts_goes_with_its_record() {
    let folder = tempfile::tempdir().unwrap();
    let own = format!("(;GM[1]SZ[9];B[aa]C[{BLOCK}])");
    let (mut window, path) = opened(folder.path(), &own, &[("other.sgf", "(;GM[1]SZ[9];B[bb])")]);
    window.state_mut().0.open_files(vec![folder.path().join("other.sgf"), path]);
    window.run();
    ask(&mut window, "conflicts");
    window.run();
    assert!(has(&window, "Merge result"));
    ask(&mut window, "close");
    window.run();
    assert!(text_of(&window).contains("B[bb]"), "nothing was changed, and nothing is asked");
    assert!(!has(&window, "Merge result") && !has(&window, "Nothing is left to resolve"));
}

/// Nobody closes what still holds both versions without knowing: not after saving it, not with the window.
#[test]
fn a_record_with_conflicts_closes_only_after_a_question() {
    for (how, lines) in [
        ("saved and closed", &["save", "close"][..]),
        ("saved and the window closed", &["save", "quit"]),
        ("saved while the window is closed", &["quit"]),
        ("saved while it is closed", &["close"]),
        ("all saved while the window is closed", &["previous-tab", "quit"]),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let (mut window, path) = opened(folder.path(), "(;GM[1]SZ[9]C[old];B[aa])", &[]);
        ask(&mut window, "comment mine");
        fs::write(&path, "(;GM[1]SZ[9]C[theirs];B[aa])").unwrap();
        window.state_mut().0.look_at_files();
        ask(&mut window, "merge-file");
        until(&mut window, "the conflict", |window| text_of(window).contains("<<<<<<<"));
        let saves_all = how.starts_with("all");
        if saves_all {
            let other = folder.path().join("other.sgf");
            fs::write(&other, "(;GM[1]SZ[9];B[bb])").unwrap();
            window.state_mut().0.open_files(vec![other]);
            window.run();
            ask(&mut window, "comment changed");
        }
        for line in lines {
            ask(&mut window, line);
        }
        if question(&window).starts_with("Save changes") {
            assert!(has(&window, "1 conflict left to resolve"), "{how}");
            click(&mut window, if saves_all { "Save all" } else { "Save" });
        }
        until(&mut window, "the question", |window| question(window) == "Close with unresolved conflicts?");
        window.run();
        assert!(fs::read_to_string(&path).unwrap().contains("<<<<<<<"), "{how}");
        picture(&mut window, "merge-close");
        // Enter shows them.
        press(&mut window, Key::Enter);
        window.run();
        assert!(has(&window, "Merge result"), "{how}");
        ask(&mut window, "close");
        click(&mut window, "Close anyway");
        window.run();
        let left = window.state().0.bytes().unwrap_or_default();
        assert_eq!(String::from_utf8(left).unwrap().contains("B[bb]"), saves_all, "{how}");
    }
}

/// A record with conflicts that was only looked at is closed like any other.
#[test]
fn a_record_that_was_only_viewed_closes_without_a_question() {
    let folder = tempfile::tempdir().unwrap();
    let (mut window, _) = opened(folder.path(), &format!("(;GM[1]SZ[9]C[{BLOCK}];B[aa])"), &[]);
    ask(&mut window, "close");
    assert_eq!(question(&window), "");
    assert!(window.state().0.bytes().is_none());
}

/// The notice of a merge with conflicts goes when the merge is undone, and comes to nothing when they are settled.
#[test]
fn notices_go_with_the_merge() {
    for undo in ["undo", "undo 2", "settle ours"] {
        let folder = tempfile::tempdir().unwrap();
        let (mut window, path) = opened(folder.path(), "(;GM[1]SZ[9]C[old];B[aa])", &[]);
        ask(&mut window, "comment mine");
        fs::write(&path, "(;GM[1]SZ[9]C[theirs];B[aa])").unwrap();
        ask(&mut window, "merge-file");
        until(&mut window, "the conflict", |window| reported(window).contains("1 place was changed in both"));
        ask(&mut window, undo);
        window.run();
        assert!(!reported(&window).contains("changed in both"), "{undo}: {}", reported(&window));
    }
}

/// A version of which a part may be missing is named as such, and what it lacks goes with no common version.
#[test]
fn a_damaged_version_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let own = "(;GM[1]SZ[9]C[mine];B[aa](;W[bb]C[one])(;W[cc]C[two]))";
    let (mut window, _) = opened(folder.path(), own, &[("friend.sgf", "(;GM[1]SZ[9];B[aa](;W[bb]C[on")]);
    merge_with(&mut window, folder.path(), "friend.sgf");
    assert!(has(&window, "friend.sgf is damaged"), "{:?}", rows(&window));
    click(&mut window, "Keep everything: No common version");
    until(&mut window, "the merge", |_| true);
    window.run();
    let text = text_of(&window);
    assert!(["mine", "one", "two", "W[cc]"].iter().all(|word| text.contains(word)), "{text}");
}

/// What is written while conflicts are open is in the record letter by letter, and stays there whatever is decided afterwards.
#[test]
fn words_written_next_to_conflicts_stay() {
    let block = |ours: &str| format!("<<<<<<< mine\n{ours}\n||||||| base\nwas\n=======\ntheirs\n>>>>>>> b.sgf");
    let record = format!("(;GM[1]SZ[9];B[aa]C[{}];W[bb]C[{}])", block("one"), block("two"));
    for (caret, choice) in [("end", "This version"), ("start", "Other version"), ("end", "Both"), ("edit", "Both")] {
        let mut window = window_with(&record);
        ask(&mut window, "goto 1");
        ask(&mut window, "conflicts");
        match caret {
            "edit" => click(&mut window, "Edit…"),
            _ => ask(&mut window, "edit-comment"),
        }
        window.run();
        if caret == "start" {
            press_with(&mut window, Modifiers::COMMAND, Key::Home);
        }
        for letter in "WORDS".chars() {
            type_text(&mut window, &letter.to_string());
        }
        assert!(text_of(&window).contains("WORDS"), "{caret}: {}", text_of(&window));
        if caret == "edit" {
            assert!(text_of(&window).contains("C[one\ntheirsWORDS]"), "{}", text_of(&window));
            click(&mut window, "Next conflict");
        }
        let left = if caret == "edit" { 1 } else { 2 };
        for _ in 0..left {
            window.get_by_role_and_label(Role::Button, choice).click();
            window.run();
        }
        assert!(has(&window, "Nothing is left to resolve."), "{caret} {choice}");
        let text = text_of(&window);
        assert!(text.contains("WORDS") && !text.contains("<<<") && !text.contains(">>>"), "{caret} {choice}: {text}");
    }
}
