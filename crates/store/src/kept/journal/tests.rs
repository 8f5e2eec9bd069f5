//! Tests of the journal: crashes, permissions, messages.

use super::*;
use std::fs;

fn entry(text: &str) -> Entry {
    Entry {
        file: Some("/games/a.sgf".into()),
        title: "a".into(),
        game: 2,
        place: "0.1".into(),
        base: Some(crate::Stamp::of(b"(;)")),
        tries: 0,
        bytes: text.into(),
    }
}

fn runs(folder: &Path) -> usize {
    fs::read_dir(folder).unwrap().flatten().filter(|entry| entry.path().is_dir()).count()
}

#[test]
fn a_killed_program_leaves_its_last_words() {
    let folder = tempfile::tempdir().unwrap();
    let journal = Journal::open(folder.path()).unwrap();
    journal.keep(1, || entry("(;C[one])"));
    assert!(journal.flush());
    journal.keep(1, || entry("(;C[two\n\n])"));
    journal.keep(2, || entry("(;C[saved])"));
    journal.forget(2);
    assert!(journal.flush());
    assert_eq!(journal.length(1), Some(11));
    assert_eq!(left_behind(folder.path()).found.len(), 0, "while the program runs nobody takes its work");
    // As a killed program would: the lock goes, the folder stays.
    drop(journal);
    let found = left_behind(folder.path()).found;
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].entry, entry("(;C[two\n\n])"));
    assert!(found[0].when.elapsed().unwrap().as_secs() < 600);
    assert_eq!(left_behind(folder.path()).found.len(), 0, "only one start offers it");
    for found in found {
        found.discard().unwrap();
    }
    assert_eq!(runs(folder.path()), 0);
}

#[test]
fn clearing_up_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let journal = Journal::open(folder.path()).unwrap();
    journal.keep(1, || entry("(;)"));
    journal.flush();
    journal.forget(1);
    drop(journal);
    assert_eq!(runs(folder.path()), 0);
    assert!(left_behind(folder.path()).found.is_empty());
}

#[test]
fn an_adopted_entry_is_moved_and_continues() {
    let folder = tempfile::tempdir().unwrap();
    let journal = Journal::open(folder.path()).unwrap();
    journal.keep(7, || entry("(;C[one])"));
    drop(journal);
    for round in 0..3 {
        let found = left_behind(folder.path()).found.pop().unwrap();
        let journal = Journal::open(folder.path()).unwrap();
        journal.adopt(1, found);
        assert!(journal.flush());
        assert_eq!(runs(folder.path()), 1, "the old folder no longer exists");
        if round == 1 {
            journal.keep(1, || entry("(;C[two])"));
        }
        drop(journal);
    }
    let found = left_behind(folder.path()).found.pop().unwrap();
    assert_eq!(found.entry, entry("(;C[two])"));
}

#[test]
fn a_damaged_entry_is_named_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let journal = Journal::open(folder.path()).unwrap();
    journal.keep(1, || entry("(;)"));
    journal.flush();
    let torn = journal.folder.join("9.unsaved");
    fs::write(&torn, "(file: ").unwrap();
    drop(journal);
    let left = left_behind(folder.path());
    assert_eq!((left.found.len(), left.damaged.len()), (1, 1));
    assert_eq!(left.damaged[0].path, torn);
    for found in left.found {
        found.discard().unwrap();
    }
    assert!(torn.exists());
    assert_eq!(left_behind(folder.path()).damaged.len(), 1, "at every start");
}

#[test]
fn a_failing_journal_is_reported_once_and_its_recovery_too() {
    let folder = tempfile::tempdir().unwrap();
    let journal = Journal::open(folder.path()).unwrap();
    assert!(journal.news().is_none());
    // A folder in its place makes writing fail.
    let path = journal.folder.join("1.unsaved");
    fs::create_dir(&path).unwrap();
    for round in 0..3 {
        journal.keep(1, || entry("(;)"));
        assert!(!journal.flush());
        assert!(journal.is_failing());
        match journal.news() {
            Some(Err(error)) => {
                assert!(round == 0 && error.to_string().contains("cannot be backed up"), "{error}");
            }
            news => assert!(round > 0 && news.is_none()),
        }
    }
    fs::remove_dir(&path).unwrap();
    journal.keep(1, || entry("(;)"));
    assert!(journal.flush());
    assert_eq!(journal.news(), Some(Ok(())));
}

#[cfg(unix)]
#[test]
fn nobody_else_may_read_it() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let journals = folder.path().join("state/journal");
    fs::create_dir_all(&journals).unwrap();
    fs::set_permissions(&journals, fs::Permissions::from_mode(0o755)).unwrap();
    let journal = Journal::open(&journals).unwrap();
    journal.keep(1, || entry("(;)"));
    journal.flush();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!((mode(&journals), mode(&journal.folder)), (0o700, 0o700));
    for file in fs::read_dir(&journal.folder).unwrap().flatten() {
        assert_eq!(mode(&file.path()), 0o600, "{}", file.path().display());
    }
}

#[test]
fn a_keystroke_in_a_long_record_writes_little() {
    let folder = tempfile::tempdir().unwrap();
    let journal = Journal::open(folder.path()).unwrap();
    let path = journal.folder.join("1.unsaved");
    let text = "(;C[a long record])".repeat(20_000);
    let mut last = 0;
    for n in 0..50_usize {
        let mut now = text.clone();
        now.insert_str(text.len() / 2, &"x".repeat(n));
        let kept = entry(&now);
        journal.keep(1, move || kept);
        assert!(journal.flush());
        let length = fs::metadata(&path).unwrap().len();
        assert!(n == 0 || length < last + 600, "{last} to {length}");
        last = length;
    }
    drop(journal);
    let found = left_behind(folder.path()).found.pop().unwrap();
    assert_eq!(found.entry.bytes.len(), text.len() + 49);
}

/// Whatever lies in the journal, the next start gets the good entries and names the others, at once and in little memory.
#[cfg(unix)]
#[test]
fn foreign_files_in_the_journal_stop_no_start() {
    let folder = tempfile::tempdir().unwrap();
    for n in 0..2 {
        let journal = Journal::open(folder.path()).unwrap();
        journal.keep(1, || entry("(;C[good])"));
        assert!(journal.flush());
        if n == 0 {
            // Twenty gigabytes of holes, within and beyond what an entry may have.
            for (name, len) in [("5.unsaved", 20 << 30), ("6.unsaved", 3 << 30)] {
                fs::File::create(journal.folder.join(name)).unwrap().set_len(len).unwrap();
            }
        } else {
            // A pipe that nobody reads.
            fs::remove_file(journal.folder.join(LOCK)).unwrap();
            assert!(std::process::Command::new("mkfifo").arg(journal.folder.join(LOCK)).status().unwrap().success());
        }
    }
    let left = left_behind(folder.path());
    assert_eq!(left.found.len(), 1);
    let mut names: Vec<_> = left.damaged.iter().map(|damaged| damaged.path.extension().is_some()).collect();
    names.sort();
    assert_eq!(names, [false, true, true], "{:?}", left.damaged);
    assert!(left.damaged.iter().all(|damaged| !damaged.why.is_empty()));
    // The lock of them all: said, not waited for.
    fs::remove_file(folder.path().join(LOCK)).unwrap();
    assert!(std::process::Command::new("mkfifo").arg(folder.path().join(LOCK)).status().unwrap().success());
    assert_eq!(left_behind(folder.path()).damaged.len(), 1);
    assert!(Journal::open(folder.path()).is_err());
}

#[test]
fn a_file_in_the_journals_place_leaves_nothing_to_recover() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("state");
    fs::write(&file, "no folder").unwrap();
    for journals in [file.clone(), file.join("variorum/journal")] {
        let left = left_behind(&journals);
        assert!(left.found.is_empty() && left.damaged.is_empty(), "{left:?}");
        assert!(Journal::open(&journals).is_err());
    }
}
