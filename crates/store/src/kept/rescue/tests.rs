//! Tests of which interrupted saves are finished, offered or left alone.

use super::*;
use crate::tests::names;
use std::fs;
use std::path::PathBuf;
use tempfile::TempDir;

const OLD: &[u8] = b"(;C[the old state of a record])";
const NEW: &[u8] = b"(;C[a new state of it, which is longer])";

/// A record in a folder, half written, and the program's own folder.
fn half_written() -> (TempDir, PathBuf, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let (record, rescue) = (folder.path().join("a.sgf"), folder.path().join("state/rescue"));
    fs::write(&record, [&NEW[..20], &OLD[20..]].concat()).unwrap();
    OwnFolder::make(&rescue).unwrap();
    (folder, record, rescue)
}

fn id_of(path: &Path) -> Id {
    Target::find(path).unwrap().there.unwrap().id
}

fn spare_of(record: &Path, id: Id) -> Spare {
    Spare { target: record.to_path_buf(), id, old: OLD.to_vec(), new: NEW.to_vec() }
}

#[cfg(unix)]
#[test]
fn the_very_file_is_finished_and_no_other() {
    let (_folder, record, rescue) = half_written();
    let half = fs::read(&record).unwrap();
    // Of another file: it is offered as often as somebody asks, and nothing is touched.
    let other = Id { number: id_of(&record).number + 1, ..id_of(&record) };
    drop(Locked::spare(&rescue, &spare_of(&record, other)).unwrap().leave());
    for _ in 0..2 {
        let settled = settle(&rescue);
        let [offered] = &settled.offered[..] else { panic!("{settled:?}") };
        assert_eq!((offered.bytes.as_slice(), offered.now), (NEW, Some(Stamp::of(&half))));
        assert!(settled.messages.is_empty() && offered.description().contains("a.sgf"));
        assert_eq!(fs::read(&record).unwrap(), half);
    }
    settle(&rescue).offered[0].discard().unwrap();
    assert!(names(&rescue).is_empty());
    // Of this one, and its maker is still at work.
    let kept = Locked::spare(&rescue, &spare_of(&record, id_of(&record))).unwrap();
    assert!(settle(&rescue).messages.is_empty() && unfinished(&rescue, &record).is_none());
    drop(kept.leave());
    // It has ended: who reads is told, who may write finishes it.
    assert!(unfinished(&rescue, &record).unwrap().contains("a.sgf"));
    assert_eq!(fs::read(&record).unwrap(), half);
    assert_eq!(settle_for(&rescue, &record).messages.len(), 1);
    assert_eq!(fs::read(&record).unwrap(), NEW);
    assert!(names(&rescue).is_empty() && unfinished(&rescue, &record).is_none());
}

#[cfg(unix)]
#[test]
fn a_file_that_holds_something_else_is_left_as_it_is() {
    let (_folder, record, rescue) = half_written();
    let id = id_of(&record);
    for (now, stays) in [(OLD, false), (NEW, false), (b"(;C[theirs])", true), (b"", true)] {
        fs::write(&record, now).unwrap();
        assert_eq!(id_of(&record), id);
        drop(Locked::spare(&rescue, &spare_of(&record, id)).unwrap().leave());
        let settled = settle(&rescue);
        assert_eq!((settled.messages.len(), settled.offered.len()), (0, usize::from(stays)));
        assert_eq!(fs::read(&record).unwrap(), now);
        settled.offered.iter().for_each(|offered| offered.discard().unwrap());
        assert!(names(&rescue).is_empty());
    }
    // It is gone: what was to be in it is not.
    drop(Locked::spare(&rescue, &spare_of(&record, id)).unwrap().leave());
    fs::remove_file(&record).unwrap();
    assert_eq!(settle(&rescue).offered[0].now, None);
    assert!(!record.exists());
}

#[cfg(unix)]
#[test]
fn a_noted_name_goes_and_nothing_else_that_a_note_names() {
    let (folder, record, rescue) = half_written();
    let held = Folder::open(folder.path()).unwrap();
    let note = |name: &str| {
        let file = held.file(name.as_ref(), Access::Read).unwrap();
        let kept = Locked::note(Some(&rescue), &held, name.as_ref(), Some(&file)).unwrap();
        drop(kept.leave());
    };
    let left = ".variorum-0123456789abcdef.part";
    fs::write(folder.path().join(left), "half").unwrap();
    note(left);
    // A name that no temporary file has, however well it is noted.
    note("a.sgf");
    // One that is another file by now.
    let other = ".variorum-0123456789abcde0.part";
    fs::write(folder.path().join(other), "half").unwrap();
    note(other);
    fs::rename(folder.path().join(other), folder.path().join("moved")).unwrap();
    fs::write(folder.path().join(other), "somebody's").unwrap();
    // One that has other names, and what is no note.
    let linked = ".variorum-0123456789abcde1.part";
    fs::hard_link(&record, folder.path().join(linked)).unwrap();
    note(linked);
    fs::write(rescue.join("part-0123456789abcdef"), "somebody's").unwrap();
    // Cut off while it was noted.
    fs::write(rescue.join("part-0123456789abcde0"), "variorum pa").unwrap();
    settle(&rescue);
    assert_eq!(names(folder.path()), [other, linked, "a.sgf", "moved", "state"]);
    assert_eq!(fs::read(folder.path().join(other)).unwrap(), b"somebody's");
    assert!(rescue.join("part-0123456789abcdef").exists() && !rescue.join("part-0123456789abcde0").exists());
}

#[cfg(unix)]
#[test]
fn planted_entries_are_not_obeyed() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let (folder, record, rescue) = half_written();
    let half = fs::read(&record).unwrap();
    let bytes = spare_of(&record, id_of(&record)).to_bytes();
    let precious = folder.path().join("precious");
    fs::write(&precious, &bytes).unwrap();
    let name = |n: usize| rescue.join(format!("spare-{n:016x}"));
    symlink(&precious, name(1)).unwrap();
    fs::hard_link(&precious, name(2)).unwrap();
    fs::create_dir(name(3)).unwrap();
    assert!(std::process::Command::new("mkfifo").arg(name(4)).status().unwrap().success());
    fs::write(name(5), "not begun like one").unwrap();
    fs::write(rescue.join("spare-x"), &bytes).unwrap();
    // It says that it is as long as a disk.
    let mut lying = bytes[..HEAD].to_vec();
    lying[40..48].copy_from_slice(&u64::MAX.to_le_bytes());
    fs::write(rescue.join("spare-y"), lying).unwrap();
    let before = names(&rescue);
    let settled = settle(&rescue);
    assert!(settled.messages.is_empty() && settled.offered.is_empty(), "{settled:?}");
    assert_eq!((names(&rescue), fs::read(&record).unwrap()), (before, half.clone()));
    // Whatever is in a folder that others may write in, or that a link leads to.
    fs::write(name(6), &bytes).unwrap();
    fs::set_permissions(&rescue, fs::Permissions::from_mode(0o777)).unwrap();
    assert!(settle(&rescue).messages.is_empty());
    fs::set_permissions(&rescue, fs::Permissions::from_mode(0o700)).unwrap();
    let link = folder.path().join("link");
    symlink(&rescue, &link).unwrap();
    assert!(settle(&link).messages.is_empty());
    assert_eq!(fs::read(&record).unwrap(), half);
    assert_eq!(settle(&rescue).messages.len(), 1, "it is this user's, and is obeyed");
}

#[test]
fn a_folder_that_is_not_there_stays_so() {
    let folder = tempfile::tempdir().unwrap();
    let rescue = folder.path().join("none");
    assert!(settle(&rescue).messages.is_empty() && unfinished(&rescue, &folder.path().join("a.sgf")).is_none());
    assert!(!rescue.exists());
}

#[test]
fn a_spare_is_read_whole_or_not_at_all() {
    let id = Id { device: 3, number: 1 << 40 };
    let spare = Spare { target: "/games/a b.sgf".into(), id, old: b"(;)".to_vec(), new: b"(;C[new])".to_vec() };
    let bytes = spare.to_bytes();
    assert_eq!(Spare::from_bytes(&bytes).as_ref(), Some(&spare));
    assert!(head(&bytes[..HEAD], bytes.len() as u64).is_some());
    assert!(head(&bytes[..HEAD], bytes.len() as u64 + 1).is_none());
    for cut in 0..bytes.len() {
        assert_eq!(Spare::from_bytes(&bytes[..cut]), None);
        let mut other = bytes.clone();
        other[cut] ^= 1;
        assert_eq!(Spare::from_bytes(&other), None, "byte {cut}");
    }
}

#[test]
fn lengths_that_no_file_has_are_refused_before_anything_is_read() {
    for (lengths, length) in [([0, u64::MAX, 9], 72), ([1 << 20, 0, 0], 64 + (1 << 20)), ([0, 0, 0], u64::MAX)] {
        let mut bytes = [SPARE_MAGIC, &[0; 16]].concat();
        lengths.into_iter().for_each(|length: u64| bytes.extend(length.to_le_bytes()));
        assert_eq!(head(&bytes, length), None, "{lengths:?}");
    }
}

#[test]
fn a_state_between_is_known() {
    let (old, new) = (b"(;C[the old one])".repeat(100), b"(;C[a new one, longer])".repeat(100));
    for (old, new) in [(old.clone(), new.clone()), (new, old)] {
        let spare = Spare { target: "a".into(), id: Id::default(), old: old.clone(), new: new.clone() };
        for at in [0, 1, 511, 512, 513, 1500, new.len()] {
            let mut now = new[..at].to_vec();
            now.extend(old.get(at..).unwrap_or_default());
            assert!(spare.is_between(&now), "{at}");
        }
        assert!(!spare.is_between(b"(;C[of another program])"));
        let mut other = old.clone();
        other[700] ^= 1;
        assert!(!spare.is_between(&other));
    }
}
