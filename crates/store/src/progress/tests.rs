//! Tests that complete lines are appended to our own file and to no other.

use super::*;
use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};

fn home(folder: &tempfile::TempDir) -> Home {
    Home::in_folder(&folder.path().join("home"))
}

#[test]
fn lines_are_added_and_a_torn_one_stays_by_itself() {
    let folder = tempfile::tempdir().unwrap();
    for line in ["{\"v\":1}", "{\"v\":2}"] {
        let added = append(folder.path(), None, line).unwrap();
        assert_eq!(added, Added { path: folder.path().join(NAME), elsewhere: None });
    }
    let path = folder.path().join(NAME);
    assert_eq!(fs::read_to_string(&path).unwrap(), "{\"v\":1}\n{\"v\":2}\n");
    assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
    fs::write(&path, "{\"v\":1}\n{\"v\":").unwrap();
    append(folder.path(), None, "{\"v\":3}").unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), "{\"v\":1}\n{\"v\":\n{\"v\":3}\n");
    assert_eq!(read(folder.path(), None).files[0].1, fs::read(&path).unwrap());
}

#[test]
fn foreign_files_are_not_touched() {
    let folder = tempfile::tempdir().unwrap();
    let (home, path) = (home(&folder), folder.path().join(NAME));
    let precious = folder.path().join("precious.sgf");
    fs::write(&precious, "(;GM[1])").unwrap();
    let plant: [(&str, &dyn Fn()); 4] = [
        ("a link", &|| symlink(&precious, &path).unwrap()),
        ("another name of a file", &|| fs::hard_link(&precious, &path).unwrap()),
        ("a file of another kind", &|| fs::write(&path, "(;GM[1])").unwrap()),
        ("a folder", &|| fs::create_dir(&path).unwrap()),
    ];
    for (number, (what, plant)) in plant.into_iter().enumerate() {
        plant();
        let line = format!("{{\"n\":{number}}}");
        let added = append(folder.path(), Some(&home), &line).unwrap();
        assert!(added.path.starts_with(home.study()), "{what}");
        assert_eq!(added.elsewhere.is_some(), number == 0, "{what}: said once");
        assert!(append(folder.path(), None, &line).is_err(), "{what}");
        assert_eq!(fs::read_to_string(&precious).unwrap(), "(;GM[1])", "{what}");
        if fs::remove_file(&path).is_err() {
            fs::remove_dir(&path).unwrap();
        }
    }
    let read = read(folder.path(), Some(&home));
    assert_eq!(read.files.len(), 1);
    assert_eq!(read.files[0].1, b"{\"n\":0}\n{\"n\":1}\n{\"n\":2}\n{\"n\":3}\n");
}

/// What editors and other systems put before the first line does not make it another file.
#[test]
fn a_log_that_other_programs_touched_is_still_the_log() {
    for before in ["\u{feff}", "\n", "\r\n\r\n", "\u{feff}\r\n ", ""] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(NAME);
        fs::write(&path, format!("{before}{{\"v\":1}}\r\n")).unwrap();
        let added = append(folder.path(), Some(&home(&folder)), "{\"v\":2}").unwrap();
        assert_eq!(added, Added { path: path.clone(), elsewhere: None }, "{before:?}");
        assert_eq!(fs::read_to_string(&path).unwrap(), format!("{before}{{\"v\":1}}\r\n{{\"v\":2}}\n"));
    }
}

/// A line that cannot be read comes first: the file is the log all the same, if a line of one follows.
#[test]
fn a_log_whose_first_line_is_broken_is_still_the_log() {
    let line = "{\"v\":1,\"t\":1795302963,\"o\":60,\"k\":\"a\",\"do\":\"suspend\"}";
    for (before, after, is_log) in [
        ("<<<<<<< HEAD\n", line, true),
        ("garbage\n\0\n", line, true),
        ("02963,\"o\":60,\"k\":\"a\"}\r\n", line, true),
        ("\u{feff}<<<<<<< HEAD\n", line, true),
        ("<<<<<<< HEAD\n", "=======\n>>>>>>> other", false),
        ("notes\n", "{\"version\":1,\"t\":2}", false),
        ("[\n", "  {\"v\":1, \"text\":2}\n]", false),
        ("[\n", "{\"v\":1,\"text\":2}\n]", false),
        ("half\n", "{\"v\":1,\"t\":17953", false),
        ("(;GM[1]C[", line.trim_end_matches('}'), false),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let (home, path) = (home(&folder), folder.path().join(NAME));
        let text = format!("{before}{after}\n");
        fs::write(&path, &text).unwrap();
        let added = append(folder.path(), Some(&home), line).unwrap();
        assert_eq!(added.path == path, is_log, "{text:?}");
        let expected = if is_log { format!("{text}{line}\n") } else { text.clone() };
        assert_eq!(fs::read_to_string(&path).unwrap(), expected, "{text:?}");
    }
}

#[test]
fn records_without_a_folder_have_a_log_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let home = home(&folder);
    assert!(read_without_folder(&home).files.is_empty());
    let path = append_without_folder(&home, "{\"v\":1}").unwrap();
    assert!(path.starts_with(home.study()));
    append_without_folder(&home, "{\"v\":2}").unwrap();
    assert_eq!(read_without_folder(&home).files, [(path, b"{\"v\":1}\n{\"v\":2}\n".to_vec())]);
}

#[test]
fn places_are_remembered_once_in_a_row() {
    let folder = tempfile::tempdir().unwrap();
    let home = home(&folder);
    assert!(remembered(&home).is_empty());
    for place in ["/a", "/a", "/b", "/a"] {
        remember(&home, Path::new(place)).unwrap();
    }
    assert_eq!(remembered(&home), ["/a", "/b", "/a"].map(PathBuf::from));
}

#[test]
fn a_place_is_taken_off_the_list_and_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let home = home(&folder);
    for place in ["/a", "/b", "/a"] {
        remember(&home, Path::new(place)).unwrap();
    }
    note_listed(&home, Path::new("/c")).unwrap();
    assert!(!forget(&home, Path::new("/c")).unwrap(), "it was only listed");
    assert!(forget(&home, Path::new("/a")).unwrap() && !forget(&home, Path::new("/a")).unwrap());
    assert_eq!(remembered(&home), [PathBuf::from("/b")]);
    remember(&home, Path::new("/a")).unwrap();
    assert_eq!((remembered(&home), listed(&home)), (["/b", "/a"].map(PathBuf::from).into(), vec![PathBuf::from("/c")]));
}
