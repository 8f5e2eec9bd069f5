//! Conflicted copies: what programs that synchronise folders leave beside a record that was changed in two places.
//!
//! They may come from strangers, and nobody asked for them: only so many files of so many bytes are read, links are not followed, and
//! nothing is changed. Looking takes time, and is done away from the window.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use crate::edit::natural;
use crate::relate::compare;
use crate::sgf::{ReadOptions, Tree};
use crate::store::budget::{self, Budget};
use crate::store::disk::folder::{Access, Folder};
use crate::store::disk::folder_of;
use crate::store::given::names_another_computer;

/// Words of conflicts in the languages in which such programs name their copies.
const CONFLICTS: [&str; 5] = ["conflict", "konflikt", "conflit", "конфликт", "競合"];
/// Letters of a name of a computer, where OneDrive puts one behind the name of the file.
const COMPUTER: std::ops::RangeInclusive<usize> = 4..=15;

/// A conflicted copy: its file, and what that held when it was looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundCopy {
    /// The file.
    pub path: PathBuf,
    /// Its content.
    pub bytes: Vec<u8>,
}

/// The copies beside a file: files of its folder with such names, of games that are games of the record, in their order.
pub fn beside(path: &Path, record: &Tree) -> Vec<FoundCopy> {
    if names_another_computer(path) {
        return Vec::new();
    }
    let Ok(folder) = Folder::open(folder_of(path)) else { return Vec::new() };
    let Ok((names, _)) = folder.names(budget::ENTRIES) else { return Vec::new() };
    let Some(own) = path.file_name() else { return Vec::new() };
    let mut names: Vec<_> = names.into_iter().filter(|name| is_copy(own, name)).collect();
    names.sort_by_cached_key(|name| (natural(&name.to_string_lossy()), name.clone()));
    let mut left = Budget { files: budget::COPIES, bytes: budget::COPY_BYTES };
    let mut copy = |name: OsString| {
        let bytes = read(&folder, &name, &mut left)?;
        let (copy, _) = Tree::read_with(bytes.clone(), &ReadOptions::default().of_file(path));
        is_of_one_record(record, &copy).then(|| FoundCopy { path: path.with_file_name(name), bytes })
    };
    names.into_iter().filter_map(&mut copy).collect()
}

/// Whether records have a game in common.
fn is_of_one_record(record: &Tree, other: &Tree) -> bool {
    let compared = compare(record, other);
    compared.apart.is_none() && compared.games.iter().any(|(one, other)| one.is_some() && other.is_some())
}

/// The bytes of a regular file, if there is still room for it.
fn read(folder: &Folder, name: &OsStr, left: &mut Budget) -> Option<Vec<u8>> {
    let about = folder.look(name).ok().filter(|about| about.is_file() && about.len <= budget::FOLLOWED)?;
    if !left.take(about.len) {
        return None;
    }
    let mut file = folder.file(name, Access::Read).ok()?;
    // Another file may have taken its place.
    file.about().ok().filter(|now| now.is_file() && now.id == about.id)?;
    file.read_whole(about.len).ok()
}

/// Whether a file is called like a conflicted copy of another one: like it, with something between its name and its suffix.
fn is_copy(of: &OsStr, name: &OsStr) -> bool {
    let (Some(of), Some(name)) = (of.to_str(), name.to_str()) else { return false };
    let (stem, suffix) = of.rsplit_once('.').map_or((of, ""), |(stem, suffix)| (stem, suffix));
    let rest = match suffix {
        "" => Some(name),
        _ => name.rsplit_once('.').filter(|(_, other)| other.eq_ignore_ascii_case(suffix)).map(|(rest, _)| rest),
    };
    rest.and_then(|rest| rest.strip_prefix(stem)).is_some_and(is_mark_of_copy)
}

/// Whether this is what a synchronising program puts behind a name: ` (Ann's conflicted copy 2026-10-02)` (Dropbox, Nextcloud, pCloud),
/// `.sync-conflict-20261002-123456-ABCDEFG` (Syncthing), `_conflict-20261002-123456` (ownCloud), `[Conflict]` (Google Drive),
/// ` (SFConflict ann 2026-10-02-12-34-56)` (Seafile), `.Conflict` (Resilio), `-DESKTOP-A1B2C3D` or `-Anns-PC` (OneDrive).
fn is_mark_of_copy(mark: &str) -> bool {
    let small = mark.to_lowercase();
    let is_set_apart = mark.starts_with([' ', '.', '_', '-', '(', '[']);
    is_set_apart && CONFLICTS.iter().any(|word| small.contains(word)) || mark.strip_prefix('-').is_some_and(is_computer)
}

/// Whether this is the name of a computer as systems make them up: all in capitals, or ending in `-PC`.
fn is_computer(name: &str) -> bool {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let is_made_up = !name.contains(|c: char| c.is_ascii_lowercase()) || name.ends_with("-PC");
    let begins = name.starts_with(|c: char| c.is_ascii_alphabetic());
    COMPUTER.contains(&name.len()) && name.chars().all(is_name) && begins && is_made_up
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    const GAME: &str = "(;GM[1]SZ[9]PB[Ann]PW[Bob];B[aa];W[bb];B[cc];W[dd];B[ee])";

    fn names(folder: &Path, own: &str) -> Vec<String> {
        let tree = Tree::read(GAME.into()).0;
        let found = beside(&folder.join(own), &tree);
        found.iter().map(|copy| copy.path.file_name().unwrap().to_string_lossy().into_owned()).collect()
    }

    #[test]
    fn names_of_copies_are_known() {
        for (name, is_one) in [
            ("game (conflicted copy 2026-10-02).sgf", true),
            ("game (Ann's conflicted copy 2026-10-02).sgf", true),
            ("game (Ann's conflicted copy 2026-10-02) (1).SGF", true),
            ("game (Case Conflict).sgf", true),
            ("game (Anns Konflikt-Kopie 2026-10-02).sgf", true),
            ("game (Copie en conflit de Ann 2026-10-02).sgf", true),
            ("game.sync-conflict-20261002-123456-ABCDEFG.sgf", true),
            ("game (conflicted copy 2026-10-02 123456).sgf", true),
            ("game_conflict-20261002-123456.sgf", true),
            ("game-DESKTOP-A1B2C3D.sgf", true),
            ("game-Anns-PC.sgf", true),
            ("game[Conflict].sgf", true),
            ("game (SFConflict ann@example.org 2026-10-02-12-34-56).sgf", true),
            ("game.Conflict.sgf", true),
            ("game.sgf", false),
            ("game 2.sgf", false),
            ("game (2).sgf", false),
            ("game-2.sgf", false),
            ("game-2026.sgf", false),
            ("game-A1.sgf", false),
            ("game-final.sgf", false),
            ("games (conflicted copy 2026-10-02).sgf", false),
            ("gameconflicted.sgf", false),
            ("another (conflicted copy 2026-10-02).sgf", false),
            ("game (conflicted copy 2026-10-02).txt", false),
            ("game (conflicted copy 2026-10-02)", false),
        ] {
            assert_eq!(is_copy(OsStr::new("game.sgf"), OsStr::new(name)), is_one, "{name}");
        }
        assert!(is_copy(OsStr::new("game"), OsStr::new("game (conflicted copy 2026-10-02)")));
    }

    #[test]
    fn copies_of_other_games_and_what_is_no_record_are_not_reported() {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
        write("game.sgf", GAME);
        write("game (conflicted copy 2026-10-02).sgf", &GAME.replace(";B[ee]", ";B[ee]C[x];W[ff]"));
        write("game.sync-conflict-20261002-123456-ABCDEFG.sgf", &GAME.replace("W[dd]", "W[de]"));
        let other = "(;GM[1]SZ[9]PB[Zoe]PW[Eve];B[ff];W[gg];B[hh];W[ii];B[fi])";
        write("game (conflicted copy 2026-10-03).sgf", other);
        write("game-DESKTOP-A1B2C3D.sgf", "(;GM[11]SZ[9];B[a1];W[b2];B[c3];W[d4];B[e5])");
        write("game (conflicted copy 2026-10-04).sgf", "no record");
        write("game (conflicted copy 2026-10-05).sgf", "");
        let wanted = ["game (conflicted copy 2026-10-02).sgf", "game.sync-conflict-20261002-123456-ABCDEFG.sgf"];
        assert_eq!(names(folder.path(), "game.sgf"), wanted);
        assert!(names(&folder.path().join("none"), "game.sgf").is_empty());
    }

    /// Whatever stands there: so many files are read, no link or pipe is followed, and nothing is changed.
    #[cfg(unix)]
    #[test]
    fn hostile_copies_are_left_alone() {
        use std::os::unix::ffi::OsStrExt as _;
        use std::time::{Duration, Instant};

        let (folder, elsewhere) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let at = |name: &str| folder.path().join(name);
        fs::write(at("game.sgf"), GAME).unwrap();
        let secret = elsewhere.path().join("secret.sgf");
        fs::write(&secret, GAME).unwrap();
        std::os::unix::fs::symlink(&secret, at("game (conflicted copy link).sgf")).unwrap();
        std::os::unix::fs::symlink(at("nowhere"), at("game (conflicted copy broken).sgf")).unwrap();
        std::os::unix::fs::symlink("/dev/zero", at("game (conflicted copy zero).sgf")).unwrap();
        fs::create_dir(at("game (conflicted copy folder).sgf")).unwrap();
        let pipe = at("game (conflicted copy pipe).sgf");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        assert!(made.is_ok_and(|status| status.success()));
        // A file that is nearly all holes, and one that is a little too long.
        fs::File::create(at("game (conflicted copy huge).sgf")).unwrap().set_len(3 << 30).unwrap();
        fs::File::create(at("game (conflicted copy long).sgf")).unwrap().set_len(budget::FOLLOWED + 1).unwrap();
        fs::write(folder.path().join(OsStr::from_bytes(b"game (conflicted copy \xff).sgf")), GAME).unwrap();
        fs::write(at("game (conflicted copy \u{202e}fgs).sgf"), GAME).unwrap();
        for number in 0..1000 {
            fs::write(at(&format!("game (conflicted copy {number}).sgf")), GAME).unwrap();
        }
        let list = || {
            let mut all: Vec<_> = fs::read_dir(folder.path()).unwrap().flatten().map(|entry| entry.path()).collect();
            all.sort();
            all
        };
        let (before, since) = (list(), Instant::now());
        let found = names(folder.path(), "game.sgf");
        assert!(since.elapsed() < Duration::from_secs(20));
        assert_eq!(found.len(), budget::COPIES);
        let forbidden = ["link", "broken", "zero", "folder", "pipe", "huge", "long"];
        assert!(found.iter().all(|name| !forbidden.iter().any(|word| name.contains(word))), "{found:?}");
        assert_eq!(list(), before);
        assert_eq!(fs::read_to_string(&secret).unwrap(), GAME);
    }
}
