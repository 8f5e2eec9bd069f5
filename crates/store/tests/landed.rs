//! What earlier builds of the program kept on disk is found, offered and read. The files in `landed` were written by such a build; a file
//! there is never changed, and a new format adds files of its own.
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};

use variorum_store::Stamp;
use variorum_store::disk::Folder;
use variorum_store::journal::left_behind;
use variorum_store::rescue::{settle, unfinished};
use variorum_store::versions::Versions;

const RECORD: &str = "/games/game.sgf";
const OLD: &[u8] = b"(;GM[1]SZ[9];B[ee];W[dd])";
const NEW: &[u8] = b"(;GM[1]SZ[9];B[ee];W[dd]C[being saved])";

/// The program's own folder of that name as it was left, in a folder for one test.
fn left(kind: &str) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let own = folder.path().join(kind);
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/landed").join(kind), &own);
    (folder, own)
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir(to).unwrap();
    fs::set_permissions(to, std::os::unix::fs::PermissionsExt::from_mode(0o700)).unwrap();
    for entry in fs::read_dir(from).unwrap().flatten() {
        match entry.path().is_dir() {
            true => copy(&entry.path(), &to.join(entry.file_name())),
            false => fs::write(to.join(entry.file_name()), fs::read(entry.path()).unwrap()).unwrap(),
        }
    }
}

fn names(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.collect()
}

/// The only file in a folder.
fn only(folder: &Path) -> PathBuf {
    let [name] = &names(folder)[..] else { panic!("{:?}", names(folder)) };
    folder.join(name)
}

/// The bytes with the hash that ends what is kept for an unfinished save.
fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.extend(Stamp::of(&bytes).hash.to_le_bytes());
    bytes
}

/// The numbers by which an unfinished save knows its file.
fn identity(path: &Path) -> [u8; 16] {
    let about = Folder::open(path.parent().unwrap()).unwrap().look(path.file_name().unwrap()).unwrap();
    [about.id.device.to_le_bytes(), about.id.number.to_le_bytes()].concat().try_into().unwrap()
}

#[test]
fn unsaved_work_is_found_with_its_last_change() {
    let (_folder, journals) = left("journal");
    let mut left = left_behind(&journals);
    assert!(left.damaged.is_empty(), "{:?}", left.damaged);
    let found = left.found.pop().unwrap();
    assert!(left.found.is_empty() && !found.torn);
    let entry = &found.entry;
    assert_eq!(entry.bytes, b"(;GM[1]SZ[9];B[ee]C[unsaved];W[cc])");
    assert_eq!(entry.file.as_deref(), Some(Path::new(RECORD)));
    assert_eq!((entry.title.as_str(), entry.game, entry.place.as_str(), entry.tries), ("game.sgf", 1, "0.0", 0));
    assert!(entry.base.unwrap().same_content(&Stamp::of(b"(;GM[1]SZ[9];B[ee];W[ce])")));
    let when = found.when.duration_since(std::time::SystemTime::UNIX_EPOCH).unwrap();
    assert_eq!(when.as_secs() / 100_000, 17_959);
    found.discard().unwrap();
    assert_eq!(names(&journals), ["lock"]);
}

#[test]
fn an_earlier_version_of_a_file_is_found() {
    let (_folder, folder) = left("versions");
    let [version] = &Versions::new(folder, 10).of(RECORD.as_ref())[..] else { panic!("it is not found") };
    assert_eq!(fs::read(&version.path).unwrap(), OLD);
    let when = version.when.duration_since(std::time::SystemTime::UNIX_EPOCH).unwrap();
    assert_eq!(when.as_secs() / 100_000, 17_959);
}

#[test]
fn an_unfinished_save_is_offered() {
    let (_folder, rescue) = left("rescue");
    for _ in 0..2 {
        let settled = settle(&rescue);
        let [offered] = &settled.offered[..] else { panic!("{settled:?}") };
        assert_eq!((offered.file.as_path(), offered.bytes.as_slice(), offered.now), (Path::new(RECORD), NEW, None));
        assert!(settled.messages.is_empty() && offered.description().contains(RECORD));
    }
    settle(&rescue).offered[0].discard().unwrap();
    assert!(settle(&rescue).offered.is_empty());
}

/// The same spare, on a disk that has its file.
#[test]
fn an_unfinished_save_is_finished_where_its_file_is() {
    let (folder, rescue) = left("rescue");
    let record = folder.path().join("game.sgf");
    fs::write(&record, &NEW[..30]).unwrap();
    let spare = names(&rescue).into_iter().find(|name| name.starts_with("spare-")).unwrap();
    let landed = fs::read(rescue.join(&spare)).unwrap();
    let name = record.to_str().unwrap().as_bytes();
    let (length, rest) = ((name.len() as u64).to_le_bytes(), &landed[56 + RECORD.len()..landed.len() - 8]);
    let bytes = [&landed[..16], &identity(&record), &length, &landed[40..56], name, rest].concat();
    fs::write(rescue.join(&spare), sealed(bytes)).unwrap();
    assert!(unfinished(&rescue, &record).unwrap().contains("game.sgf"));
    let settled = settle(&rescue);
    assert_eq!((settled.messages.len(), settled.offered.len()), (1, 0));
    assert_eq!(fs::read(&record).unwrap(), NEW);
    assert!(!rescue.join(&spare).exists());
}

/// The same note, on a disk that has its temporary file.
#[test]
fn a_temporary_file_that_was_noted_goes_with_its_note() {
    let (folder, rescue) = left("rescue");
    let note = names(&rescue).into_iter().find(|name| name.starts_with("part-")).unwrap();
    let landed = fs::read(rescue.join(&note)).unwrap();
    settle(&rescue);
    assert!(rescue.join(&note).exists(), "its folder may be on a disk that comes back");
    let games = folder.path().join("games");
    fs::create_dir(&games).unwrap();
    let part = games.join(".variorum-0123456789abcdef.part");
    fs::write(&part, "half").unwrap();
    fs::write(games.join("game.sgf"), "(;)").unwrap();
    let end = landed[32..].iter().position(|byte| *byte == 0).unwrap() + 32;
    let path = games.to_str().unwrap().as_bytes();
    let bytes = [&landed[..16], &identity(&part), path, &landed[end..landed.len() - 8]].concat();
    fs::write(rescue.join(&note), sealed(bytes)).unwrap();
    settle(&rescue);
    assert_eq!(only(&games), games.join("game.sgf"));
    assert!(!rescue.join(&note).exists());
}
