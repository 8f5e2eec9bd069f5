//! Tests of what a save writes, refuses and leaves alone.

use super::*;
use crate::stream::write_stream;
use crate::tests::{folder, names};
use std::fs;
use std::time::Duration;

#[test]
fn refuses_what_another_program_changed() {
    let folder = folder();
    let path = folder.path().join("a.sgf");
    let stamp = write(&path, b"(;C[one])", Guard::Anything).unwrap();
    // Same length, and on a coarse clock the same time.
    fs::write(&path, b"(;C[two])").unwrap();
    let error = write(&path, b"(;C[mine])", Guard::Only(stamp)).unwrap_err();
    assert!(matches!(error, WriteError::Changed(_)), "{error}");
    assert_eq!(fs::read(&path).unwrap(), b"(;C[two])");
    fs::remove_file(&path).unwrap();
    assert!(matches!(write(&path, b"(;C[mine])", Guard::Only(stamp)), Err(WriteError::Gone(_))));
    assert!(names(folder.path()).is_empty(), "nothing is left behind");
}

#[test]
fn a_missing_folder_is_named() {
    let folder = folder();
    let path = folder.path().join("sub/a.sgf");
    let error = write(&path, b"(;)", Guard::Anything).unwrap_err().to_string();
    assert_eq!(
        error,
        format!(
            "{}: the folder {} does not exist; nothing written",
            path.display(),
            folder.path().join("sub").display()
        )
    );
}

#[cfg(unix)]
#[test]
fn permissions_and_links_stay() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = folder();
    let (real, link) = (folder.path().join("real.sgf"), folder.path().join("link.sgf"));
    fs::write(&real, "(;)").unwrap();
    fs::set_permissions(&real, fs::Permissions::from_mode(0o640)).unwrap();
    // Relative, and through another folder.
    fs::create_dir(folder.path().join("sub")).unwrap();
    symlink("sub/../real.sgf", &link).unwrap();
    write(&link, b"(;C[new])", Guard::Anything).unwrap();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::read(&real).unwrap(), b"(;C[new])");
    assert_eq!(fs::metadata(&real).unwrap().permissions().mode() & 0o777, 0o640);
    // A link to nothing would let whoever made it choose where a file appears.
    let dangling = folder.path().join("dangling.sgf");
    symlink("new.sgf", &dangling).unwrap();
    for guard in [Guard::Anything, Guard::Nothing] {
        assert!(write(&dangling, b"(;)", guard).unwrap_err().to_string().contains("link to"));
    }
    assert!(!folder.path().join("new.sgf").exists());
    // What was not read is not replaced through a link that is called otherwise; what was read is.
    let precious = folder.path().join("start-up");
    fs::write(&precious, "(;)").unwrap();
    let link = folder.path().join("other.sgf");
    symlink("start-up", &link).unwrap();
    assert!(write(&link, b"(;C[x])", Guard::Anything).unwrap_err().to_string().contains("another kind"));
    assert_eq!(fs::read(&precious).unwrap(), b"(;)");
    write(&link, b"(;C[x])", Guard::Only(Stamp::of(b"(;)"))).unwrap();
    assert_eq!(fs::read(&precious).unwrap(), b"(;C[x])");
    // A ring of links is an error, not an endless walk.
    symlink("ring.sgf", folder.path().join("ring.sgf")).unwrap();
    assert!(write(&folder.path().join("ring.sgf"), b"(;)", Guard::Anything).is_err());
}

#[cfg(unix)]
#[test]
fn a_protected_file_is_left_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder();
    let path = folder.path().join("a.sgf");
    fs::write(&path, "(;)").unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o444)).unwrap();
    assert!(matches!(write(&path, b"(;C[x])", Guard::Anything), Err(WriteError::Protected(_))));
    assert!(disk::is_protected(&path) && !disk::is_protected(&folder.path().join("b.sgf")));
    assert_eq!(fs::read(&path).unwrap(), b"(;)");
}

#[cfg(any(target_os = "linux", target_os = "macos"))]
#[test]
fn access_lists_and_attributes_stay() {
    use rustix::fs::{XattrFlags, getxattr, setxattr};
    use std::os::unix::fs::{MetadataExt, PermissionsExt};
    let folder = folder();
    let path = folder.path().join("a.sgf");
    fs::write(&path, "(;)").unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
    // The owner and one other user may write, the group may not: entries of tag, rights and user.
    let entries = [(1, 6, u32::MAX), (2, 6, 65534), (4, 0, u32::MAX), (0x10, 6, u32::MAX), (0x20, 0, u32::MAX)];
    let mut list = 2_u32.to_le_bytes().to_vec();
    for (tag, rights, user) in entries {
        list.extend([u16::to_le_bytes(tag), u16::to_le_bytes(rights)].concat());
        list.extend(u32::to_le_bytes(user));
    }
    let attributes = [("user.note", &b"mine"[..]), ("system.posix_acl_access", &list)];
    let set = attributes.map(|(name, value)| setxattr(&path, name, value, XattrFlags::empty()).is_ok());
    let before = fs::metadata(&path).unwrap();
    write(&path, b"(;C[new])", Guard::Anything).unwrap();
    let after = fs::metadata(&path).unwrap();
    assert_ne!(before.ino(), after.ino(), "replaced, not written in place");
    assert_eq!(before.mode(), after.mode());
    for ((name, value), _) in attributes.iter().zip(set).filter(|(_, set)| *set) {
        let mut now = vec![0; 1000];
        let length = getxattr(&path, *name, &mut now[..]).unwrap();
        assert_eq!(&now[..length], *value, "{name}");
    }
}

#[test]
fn the_longest_names_can_be_saved() {
    let folder = folder();
    for length in [247, 248, 255] {
        let path = folder.path().join("n".repeat(length - 4) + ".sgf");
        write(&path, b"(;)", Guard::Nothing).unwrap();
        write(&path, b"(;C[again])", Guard::Anything).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"(;C[again])");
    }
    assert_eq!(names(folder.path()).len(), 3);
}

#[test]
fn free_names_are_counted_on() {
    let folder = folder();
    for name in ["a.sgf", "a 2.sgf", "b 9.sgf", "c"] {
        fs::write(folder.path().join(name), "(;)").unwrap();
    }
    for (name, free) in [("a.sgf", "a 3.sgf"), ("a 2.sgf", "a 3.sgf"), ("b 9.sgf", "b 10.sgf"), ("c", "c 2")] {
        assert_eq!(free_name(&folder.path().join(name)), folder.path().join(free));
    }
}

#[test]
fn a_name_that_must_be_free_is_never_taken() {
    let folder = folder();
    let path = folder.path().join("a.sgf");
    fs::write(&path, "(;C[mine])").unwrap();
    assert!(matches!(write(&path, b"(;)", Guard::Nothing), Err(WriteError::Exists(_))));
    assert_eq!(fs::read(&path).unwrap(), b"(;C[mine])");
    // Many at once: one of them has it, the others are told.
    let path = folder.path().join("b.sgf");
    let all: Vec<_> = std::thread::scope(|scope| {
        let tries: Vec<_> = (0..8)
            .map(|n| {
                let path = &path;
                scope.spawn(move || write(path, format!("(;C[{n}])").as_bytes(), Guard::Nothing).is_ok())
            })
            .collect();
        tries.into_iter().map(|one| one.join().unwrap()).collect()
    });
    assert_eq!(all.iter().filter(|done| **done).count(), 1, "{all:?}");
    assert_eq!(names(folder.path()), ["a.sgf", "b.sgf"]);
}

#[cfg(unix)]
#[test]
fn a_device_is_written_to_and_not_replaced() {
    use std::os::unix::fs::FileTypeExt;
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe.sgf");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    for path in [Path::new("/dev/null"), &pipe] {
        for guard in [Guard::Anything, Guard::Nothing, Guard::Only(Stamp::of(b""))] {
            // A program that saves must not be told that it is saved, nor wait.
            assert!(matches!(write(path, b"(;)", guard), Err(WriteError::Special(_))), "{}", path.display());
        }
    }
    write_stream(Path::new("/dev/null"), b"(;)").unwrap();
    let begun = std::time::Instant::now();
    assert!(write_stream(&pipe, b"(;)").unwrap_err().to_string().contains("nobody reads"));
    assert!(begun.elapsed() < Duration::from_secs(30));
    assert!(fs::metadata("/dev/null").unwrap().file_type().is_char_device());
}

#[cfg(unix)]
#[test]
fn other_names_of_what_nobody_read_keep_it() {
    use std::os::unix::fs::MetadataExt;
    let folder = folder();
    let (path, precious) = (folder.path().join("a.sgf"), folder.path().join("precious"));
    fs::write(&precious, "(;)").unwrap();
    fs::hard_link(&precious, &path).unwrap();
    write(&path, b"(;C[new])", Guard::Anything).unwrap();
    assert_eq!((fs::read(&path).unwrap(), fs::read(&precious).unwrap()), (b"(;C[new])".to_vec(), b"(;)".to_vec()));
    // What was read is one file still, under both names.
    fs::remove_file(&path).unwrap();
    fs::hard_link(&precious, &path).unwrap();
    let (stamp, rescue) = (Stamp::of(b"(;)"), folder.path().join("rescue"));
    let terms = WriteOptions::of(Guard::Only(stamp));
    assert!(write_watched(&path, b"(;C[new])", terms, |_| true).is_err(), "not without a folder for its spare");
    write_watched(&path, b"(;C[new])", WriteOptions { rescue: Some(&rescue), ..terms }, |_| true).unwrap();
    assert_eq!(fs::read(&precious).unwrap(), b"(;C[new])");
    assert_eq!(fs::metadata(&path).unwrap().ino(), fs::metadata(&precious).unwrap().ino());
    assert!(names(&rescue).is_empty());
}

#[cfg(unix)]
#[test]
fn a_copy_is_read_by_no_more_people_than_its_source() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder();
    let (source, copy) = (folder.path().join("source.sgf"), folder.path().join("copy.sgf"));
    fs::write(&source, "(;)").unwrap();
    for (mode, old, copied) in [
        (0o600, None, 0o600),
        (0o600, Some(0o644), 0o600),
        (0o640, Some(0o644), 0o640),
        (0o644, Some(0o600), 0o600),
        (0o600, Some(0o755), 0o700),
        (0o644, None, 0o644),
    ] {
        fs::set_permissions(&source, fs::Permissions::from_mode(mode)).unwrap();
        let _ = fs::remove_file(&copy);
        if let Some(old) = old {
            fs::write(&copy, "(;C[old])").unwrap();
            fs::set_permissions(&copy, fs::Permissions::from_mode(old)).unwrap();
        }
        let terms = WriteOptions { readers: Readers::of(&source), ..WriteOptions::of(Guard::Anything) };
        write_watched(&copy, b"(;C[new])", terms, |_| true).unwrap();
        let now = fs::metadata(&copy).unwrap().permissions().mode() & 0o777;
        assert_eq!(now & !copied, 0, "{mode:o} over {old:?}: {now:o}");
        assert_eq!(now & 0o600, 0o600);
    }
    assert_eq!(Readers::of(&folder.path().join("none")), Readers::Owner);
    let at_most = |bits, group| Readers::AtMost { bits, group };
    assert_eq!((Readers::Usual & at_most(0o640, Some(1))).mode(), 0o640);
    assert_eq!(at_most(0o644, Some(1)) & at_most(0o660, Some(1)), at_most(0o640, Some(1)));
    assert_eq!((at_most(0o644, Some(1)) & at_most(0o664, Some(2))).mode(), 0o604);
    // Of another group than the source, and of one that an access list keeps out.
    let terms = WriteOptions { readers: at_most(0o640, Some(u32::MAX - 7)), ..WriteOptions::of(Guard::Anything) };
    for there in [false, true] {
        let _ = fs::remove_file(&copy);
        if there {
            fs::write(&copy, "(;C[old])").unwrap();
        }
        write_watched(&copy, b"(;C[new])", terms, |_| true).unwrap();
        assert_eq!(fs::metadata(&copy).unwrap().permissions().mode() & 0o077, 0);
    }
}

/// Whoever may rename in the folder puts another file in the record's place, at any time.
#[cfg(all(unix, debug_assertions))]
#[test]
fn a_name_that_now_means_another_file_is_not_written_to() {
    use std::os::unix::fs::symlink;
    for (in_place, by_link) in [(false, false), (false, true), (true, false), (true, true)] {
        let folder = folder();
        let (path, precious) = (folder.path().join("a.sgf"), folder.path().join("precious"));
        fs::write(&precious, "(;)").unwrap();
        fs::write(&path, "(;)").unwrap();
        if in_place {
            fs::hard_link(&path, folder.path().join("b.sgf")).unwrap();
        }
        let (stamp, rescue) = (Stamp::of(b"(;)"), folder.path().join("rescue"));
        let terms = WriteOptions { rescue: Some(&rescue), ..WriteOptions::of(Guard::Only(stamp)) };
        let target = Target::find(&path).unwrap();
        let old = Old::open(&path, &target, terms.guard).unwrap().unwrap();
        fs::rename(&path, folder.path().join("moved.sgf")).unwrap();
        match by_link {
            true => symlink(&precious, &path).unwrap(),
            false => fs::hard_link(&precious, &path).unwrap(),
        }
        let job = Job { path: &path, target: &target, bytes: b"(;C[new])", terms };
        let mut old = old;
        let result = match in_place {
            true => job.overwrite(old).map(|_| ()),
            false => job.replace(Some(&mut old), &|_| true).map(|_| ()),
        };
        assert!(matches!(result, Err(WriteError::Changed(_))), "{result:?}");
        assert_eq!(fs::read(&precious).unwrap(), b"(;)");
        let mut left = names(folder.path());
        left.retain(|name| name.starts_with(".variorum"));
        assert!(left.is_empty() && (!rescue.exists() || names(&rescue).is_empty()));
    }
}

/// Whoever may make links where one writes would choose what is written to.
#[cfg(unix)]
#[test]
fn links_of_other_users_lead_nowhere() {
    use std::os::unix::fs::{lchown, symlink};
    let folder = folder();
    let sub = folder.path().join("sub");
    fs::create_dir(&sub).unwrap();
    let real = sub.join("real.sgf");
    let links = [("last.sgf", "sub/real.sgf", ""), ("middle", "sub", "real.sgf"), ("middle-new", "sub", "new.sgf")];
    for (name, target, _) in links {
        symlink(target, folder.path().join(name)).unwrap();
    }
    // A link of one's own that leads to one of theirs.
    symlink("middle/real.sgf", folder.path().join("chain.sgf")).unwrap();
    let paths: Vec<_> = links.iter().map(|(name, _, rest)| folder.path().join(name).join(rest)).collect();
    let paths: Vec<_> =
        paths.iter().map(|path| path.components().collect()).chain([folder.path().join("chain.sgf")]).collect();
    fs::write(&real, "(;)").unwrap();
    let stamp = Stamp::of(b"(;)");
    let all = |path: &PathBuf| {
        let is_new = path.ends_with("new.sgf");
        write(path, b"(;)", if is_new { Guard::Nothing } else { Guard::Only(stamp) })
    };
    for path in &paths {
        all(path).unwrap();
    }
    fs::remove_file(sub.join("new.sgf")).unwrap();
    if links.iter().any(|(name, ..)| lchown(folder.path().join(name), Some(12345), None).is_err()) {
        println!("skipped: only an administrator can give links to somebody else");
        return;
    }
    for path in &paths {
        let message = all(path).unwrap_err().to_string();
        assert!(message.contains("another user"), "{message}");
    }
    assert_eq!((names(&sub), fs::read(&real).unwrap()), (vec!["real.sgf".to_owned()], b"(;)".to_vec()));
}
