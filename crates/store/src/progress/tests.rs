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

/// What an editor saved in UTF-16 is read, and nothing in another encoding is added to it.
#[test]
fn a_log_in_another_encoding_stays_as_it_is() {
    let units = |text: &str, from: fn(u16) -> [u8; 2]| -> Vec<u8> { text.encode_utf16().flat_map(from).collect() };
    for text in ["\u{feff}{\"v\":1}\r\n", "{\"v\":1}\n"] {
        for bytes in [units(text, u16::to_le_bytes), units(text, u16::to_be_bytes)] {
            let folder = tempfile::tempdir().unwrap();
            let (home, path) = (home(&folder), folder.path().join(NAME));
            fs::write(&path, &bytes).unwrap();
            let added = append(folder.path(), Some(&home), "{\"v\":2}").unwrap();
            assert!(added.path.starts_with(home.study()));
            assert!(added.elsewhere.is_some_and(|why| why.contains("UTF-16")), "{bytes:?}");
            assert_eq!(fs::read(&path).unwrap(), bytes);
            assert_eq!(read(folder.path(), Some(&home)).files.len(), 2);
        }
    }
}

/// Where answers may be that were given before a record was put into a folder below.
#[test]
fn folders_above_come_once() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path().canonicalize().unwrap();
    let [one, other, below] = ["one", "other", "one/a/b"].map(|name| root.join(name));
    fs::create_dir_all(&below).unwrap();
    fs::create_dir_all(&other).unwrap();
    let above = folders_above([one.as_path(), other.join("../one/a/b/").as_path(), other.as_path()]);
    let expected: BTreeSet<PathBuf> = root.ancestors().map(Path::to_path_buf).chain([root.join("one/a")]).collect();
    assert_eq!(above, expected);
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

/// However a folder is named, its log in the program's own folder is the same, and so is one that an earlier version named as it was typed.
#[test]
fn a_folder_has_one_log_however_it_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let home = home(&folder);
    let place = folder.path().canonicalize().unwrap().join("a folder");
    fs::create_dir_all(place.join("below")).unwrap();
    // No log can be begun there.
    fs::create_dir(place.join(NAME)).unwrap();
    let here = std::env::current_dir().unwrap();
    let up: PathBuf = here.components().skip(1).map(|_| "..").collect();
    let ways = [
        place.clone(),
        place.join(""),
        place.join("."),
        place.join("below/.."),
        place.join("below/../"),
        up.join(place.strip_prefix("/").unwrap()),
        up.join(place.strip_prefix("/").unwrap()).join(""),
    ];
    let logs: BTreeSet<PathBuf> = ways.iter().map(|way| append(way, Some(&home), "{\"v\":1}").unwrap().path).collect();
    assert_eq!(logs.len(), 1, "{logs:?}");
    let log = logs.first().unwrap();
    for (number, way) in ways.iter().enumerate() {
        let found = read(way, Some(&home));
        let of_log: Vec<&Vec<u8>> =
            found.files.iter().filter(|(path, _)| path == log).map(|(_, bytes)| bytes).collect();
        assert_eq!(of_log, [&b"{\"v\":1}\n".repeat(ways.len())], "{number}: {way:?}");
    }
    // As an earlier version had it.
    let typed = place.join("");
    let hash = crate::Stamp::of(typed.as_os_str().as_encoded_bytes()).hash;
    fs::write(home.study().join(format!("{hash:016x}.jsonl")), "{\"v\":1,\"old\":1}\n").unwrap();
    for way in &ways {
        assert!(read(way, Some(&home)).files.iter().any(|(_, bytes)| bytes.ends_with(b"\"old\":1}\n")), "{way:?}");
    }
}

#[test]
fn places_are_remembered_once_the_last_one_last() {
    let folder = tempfile::tempdir().unwrap();
    let home = home(&folder);
    assert!(remembered(&home).is_empty());
    for place in ["/a", "/a", "/b", "/a"] {
        remember(&home, Path::new(place)).unwrap();
    }
    assert_eq!(remembered(&home), ["/b", "/a"].map(PathBuf::from));
    let text = fs::read_to_string(home.study().join(COLLECTIONS)).unwrap();
    assert_eq!(text, "/a\n/b\n/a\n", "the same one in a row is one line");
}

/// A list does not grow with every start: what is stale goes, and what is on it stays as it is, up to half of what it may have.
#[test]
fn a_list_of_places_is_written_anew_when_half_of_it_is_stale() {
    const MOST: usize = budget::PLACES as usize;
    let long = |name: &str| PathBuf::from(format!("/{}/{name}", "long".repeat(200)));
    let lines = |from: usize, to: usize, sign: &str| -> String {
        (from..to).map(|number| format!("{sign}{}\n", long(&number.to_string()).display())).collect()
    };
    let stale = "/a\n/b\n".repeat(MOST / 6 - 100);
    for (before, places) in [
        (stale.clone(), vec!["/a".into(), "/b".into()]),
        (format!("/kept\n{}", &stale[..stale.len() / 2 + 600]), vec!["/kept".into(), "/a".into(), "/b".into()]),
        (lines(0, 300, "") + &lines(0, 299, "-") + &lines(0, 250, "") + &lines(0, 250, "-"), vec![long("299")]),
        // Too long altogether.
        ("/a\n".repeat(MOST), vec![]),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let home = home(&folder);
        fs::create_dir_all(home.study()).unwrap();
        fs::set_permissions(home.study(), fs::Permissions::from_mode(0o700)).unwrap();
        let path = home.study().join(COLLECTIONS);
        fs::write(&path, &before).unwrap();
        remember(&home, Path::new("/new")).unwrap();
        let expected: Vec<PathBuf> = places.into_iter().chain([PathBuf::from("/new")]).collect();
        assert_eq!(remembered(&home), expected);
        assert!(fs::metadata(&path).unwrap().len() < before.len() as u64 / 2, "{}", before.len());
        assert!(forget(&home, Path::new("/new")).unwrap());
        assert!(!remembered(&home).contains(&PathBuf::from("/new")));
    }
    // What is all in use: the oldest go.
    let folder = tempfile::tempdir().unwrap();
    let home = home(&folder);
    fs::create_dir_all(home.study()).unwrap();
    fs::set_permissions(home.study(), fs::Permissions::from_mode(0o700)).unwrap();
    let count = MOST / lines(1000, 1001, "").len();
    fs::write(home.study().join(COLLECTIONS), lines(1000, 1000 + count, "")).unwrap();
    remember(&home, &long("new")).unwrap();
    let left = remembered(&home);
    assert_eq!(left.last(), Some(&long("new")));
    assert_eq!(left[left.len() - 2], long(&(999 + count).to_string()));
    assert!((count / 2 - 3..=count / 2 + 3).contains(&left.len()), "{} of {count}", left.len());
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

/// Copies of the log that programs for synchronising made beside it are read with it, and nothing is added to them.
#[test]
fn copies_of_the_log_are_read_too() {
    let folder = tempfile::tempdir().unwrap();
    let line = |number: usize| format!("{{\"v\":1,\"t\":{number}}}\n");
    let copies = [
        ".variorum-study.sync-conflict-20261130-164401-ABCDEFG.jsonl",
        ".variorum-study (conflicted copy 2026-11-30 164401).jsonl",
        ".variorum-study (1).jsonl",
        ".variorum-study-LAPTOP.jsonl",
    ];
    for (number, name) in copies.iter().enumerate() {
        fs::write(folder.path().join(name), line(number)).unwrap();
    }
    for other in ["variorum-study (1).jsonl", ".variorum-study.jsonl~", ".variorum-study.txt", ".variorum-studyjsonl"] {
        fs::write(folder.path().join(other), line(99)).unwrap();
    }
    append(folder.path(), None, line(7).trim_end()).unwrap();
    let lines = |files: &[(PathBuf, Vec<u8>)]| -> BTreeSet<String> {
        files.iter().map(|(_, bytes)| String::from_utf8(bytes.clone()).unwrap()).collect()
    };
    let found = read(folder.path(), None);
    assert_eq!(lines(&found.files), [0, 1, 2, 3, 7].map(line).into());
    assert!(found.messages.is_empty());
    for (number, name) in copies.iter().enumerate() {
        assert_eq!(fs::read_to_string(folder.path().join(name)).unwrap(), line(number));
    }
    // One that leads elsewhere is reported, and not followed; and more than anybody has are left out.
    let precious = folder.path().join("precious");
    fs::write(&precious, line(5)).unwrap();
    symlink(&precious, folder.path().join(".variorum-study (2).jsonl")).unwrap();
    let found = read(folder.path(), None);
    assert_eq!((found.files.len(), found.messages.len()), (5, 1));
    for number in 10..60 {
        fs::write(folder.path().join(format!(".variorum-study ({number}).jsonl")), line(number)).unwrap();
    }
    assert!(read(folder.path(), None).files.len() <= budget::LOG_COPIES + 1);
}

/// A log and its copies have one budget: what does not fit is reported, and the rest is read.
#[test]
fn a_log_and_its_copies_share_a_budget() {
    let folder = tempfile::tempdir().unwrap();
    let (home, line) = (home(&folder), "{\"v\":1}\n");
    let add = |folder: &Path| append(folder, Some(&home), line.trim_end()).unwrap();
    // One in the program's own folder, for none can be begun here, and two copies.
    fs::create_dir(folder.path().join(NAME)).unwrap();
    add(folder.path());
    fs::remove_dir(folder.path().join(NAME)).unwrap();
    add(folder.path());
    for number in 1..=2 {
        fs::write(folder.path().join(format!(".variorum-study ({number}).jsonl")), line).unwrap();
    }
    let all = |files: usize, bytes: u64| {
        let found = read_within(Budget { files, bytes }, folder.path(), Some((&home, names_elsewhere(folder.path()))));
        (found.files.len(), found.messages.len())
    };
    let len = line.len() as u64;
    for (files, bytes, expected) in
        [(9, 4 * len, (4, 0)), (9, 4 * len - 1, (3, 1)), (9, 2 * len, (2, 2)), (9, 0, (0, 4)), (1, 9 * len, (1, 3))]
    {
        assert_eq!(all(files, bytes), expected, "{files} {bytes}");
    }
}

/// A list that is written anew stays private, and what took its name is left alone.
#[test]
fn a_list_of_places_is_replaced_as_the_programs_own() {
    let folder = tempfile::tempdir().unwrap();
    let (home, precious) = (home(&folder), folder.path().join("precious"));
    fs::write(&precious, "kept").unwrap();
    remember(&home, Path::new("/a")).unwrap();
    let path = home.study().join(COLLECTIONS);
    let list = PlaceList { stale: budget::PLACES as usize, ..PlaceList::read(&home, COLLECTIONS) };
    list.add(&home, "/b").unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), "/a\n/b\n");
    fs::remove_file(&path).unwrap();
    list.add(&home, "/c").unwrap();
    assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
    fs::remove_file(&path).unwrap();
    symlink(&precious, &path).unwrap();
    assert!(list.add(&home, "/d").is_err());
    assert_eq!(fs::read_to_string(&precious).unwrap(), "kept");
}

/// A line more shows in the times of a log, beside the records and in the program's own folder, and nothing else does.
#[test]
fn a_new_line_shows_without_reading_the_log() {
    let folder = tempfile::tempdir().unwrap();
    let (home, records) = (home(&folder), folder.path().join("records"));
    fs::create_dir(&records).unwrap();
    let places: [Option<&Path>; 2] = [Some(&records), None];
    let look = || places.map(|place| times(place, Some(&home)));
    let mut known = look();
    for line in ["{\"v\":1}", "{\"v\":2}"] {
        append(&records, Some(&home), line).unwrap();
        assert!(look()[0] != known[0] && look()[1] == known[1]);
        append_without_folder(&home, line).unwrap();
        assert!(look()[1] != known[1]);
        known = look();
        read(&records, Some(&home));
        fs::write(records.join("game.sgf"), "(;GM[1])").unwrap();
        assert_eq!(look(), known);
    }
    // A folder whose log cannot be beside its records.
    fs::remove_file(records.join(NAME)).unwrap();
    fs::create_dir(records.join(NAME)).unwrap();
    known = look();
    append(&records, Some(&home), "{\"v\":3}").unwrap();
    assert_ne!(look()[0], known[0]);
}
