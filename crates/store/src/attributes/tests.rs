//! A file of attributes among links, pipes and writers.

use super::*;
use crate::tests::folder;
use std::fs;
use std::os::unix::fs::symlink;

#[test]
fn only_a_plain_file_of_a_repository_is_touched() {
    let folder = folder();
    let path = folder.path().join(".gitattributes");
    let victim = folder.path().join("victim");
    fs::write(&victim, "words").unwrap();
    let read = || Attributes::of_repository(folder.path(), ".gitattributes");
    let fresh = read().unwrap();
    symlink(&victim, &path).unwrap();
    assert!(matches!(read(), Err(NotAttributes::Link(_))));
    assert!(fresh.write(b"lines", None).is_err() && !fresh.remove(), "a link made meanwhile");
    fs::remove_file(&path).unwrap();
    fs::hard_link(&victim, &path).unwrap();
    assert!(matches!(read(), Err(NotAttributes::SeveralNames(_))));
    assert!(fresh.write(b"lines", None).is_err());
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    assert!(matches!(read(), Err(NotAttributes::NoFile(_))));
    fs::remove_dir(&path).unwrap();
    assert!(std::process::Command::new("mkfifo").arg(&path).status().unwrap().success());
    assert!(matches!(read(), Err(NotAttributes::NoFile(_))));
    fs::remove_file(&path).unwrap();
    assert_eq!(fs::read(&victim).unwrap(), b"words");
    fresh.write(b"lines", None).unwrap();
    let written = read().unwrap();
    fs::write(&path, "other").unwrap();
    assert!(!written.remove() && written.write(b"more", None).is_err(), "somebody wrote meanwhile");
    fs::write(&path, "lines").unwrap();
    assert!(written.remove() && !path.exists());
}

#[test]
fn the_file_of_a_user_is_where_links_lead() {
    let folder = folder();
    let (link, real) = (folder.path().join("attributes"), folder.path().join("dotfiles.txt"));
    symlink("dotfiles.txt", &link).unwrap();
    for text in ["", "*.png binary\n"] {
        fs::write(&real, text).unwrap();
        let read = Attributes::of_user(&link).unwrap();
        assert_eq!((read.path.as_path(), &read.bytes[..]), (real.as_path(), text.as_bytes()));
        read.write(b"lines", None).unwrap();
        assert_eq!(fs::read(&real).unwrap(), b"lines");
        assert!(!Attributes::of_user(&link).unwrap().remove(), "it may be kept by whatever made the link");
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    }
}
