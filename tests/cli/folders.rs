//! Folders among the files: the records in them and below them, in the order of their names.

use std::fs;

use super::{folder, run};

#[test]
fn a_folder_argument_means_the_records_below_it() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name);
    fs::create_dir(at("below")).unwrap();
    for (name, text) in [
        ("b.sgf", "(;GM[1]SZ[9]C[second])"),
        ("a.blksgf", "(;GM[Blokus Duo]C[first])"),
        ("below/c.SGF", "(;GM[11]SZ[5]C[third])"),
        ("notes.txt", "(;GM[1]C[no record by its name])"),
        (".hidden.sgf", "(;GM[1]C[hidden])"),
    ] {
        fs::write(at(name), text).unwrap();
    }
    let root = folder.path().as_os_str();
    let found = |args: &[&str]| {
        let args = args.iter().map(std::convert::AsRef::as_ref).chain([root]);
        run(args.collect::<Vec<&std::ffi::OsStr>>(), b"")
    };
    let files = |command: &[&str]| -> Vec<String> {
        let reported = found(command).json();
        let name =
            |row: &serde_json::Value| row["file"].as_str().unwrap().rsplit(['/', '\\']).next().unwrap().to_owned();
        reported.as_array().unwrap().iter().map(name).collect()
    };
    let all = ["a.blksgf", "b.sgf", "c.SGF"];
    assert_eq!(files(&["info", "--json"]), all);
    assert_eq!(files(&["check", "--json"]), all);
    assert_eq!(files(&["find", "--json", "--in", "comments", "--regex", "."]), all);
    let nothing = fs::create_dir(at("empty")).map(|()| run(["info".as_ref(), at("empty").as_os_str()], b"")).unwrap();
    assert_eq!((nothing.status, nothing.out()), (0, ""));
    assert!(nothing.err.ends_with("empty: there are no records in this folder\n"), "{}", nothing.err);
}

/// A name that is not UTF-8 stands in every answer a second time, with all of its bytes.
#[cfg(target_os = "linux")]
#[test]
fn a_name_that_is_no_text_can_be_found_again() {
    use std::os::unix::ffi::OsStrExt as _;
    let folder = folder();
    let name = std::ffi::OsStr::from_bytes(b"50% caf\xe9.sgf");
    fs::write(folder.path().join(name), "(;GM[11]SZ[5]C[first];B[a1];W[b2])").unwrap();
    for command in ["check", "info", "find first", "results", "transpositions", "analysis", "study judge"] {
        let mut words: Vec<&std::ffi::OsStr> = command.split(' ').map(AsRef::as_ref).collect();
        words.push("--json".as_ref());
        words.push(folder.path().as_os_str());
        let reported = run(words, b"");
        let reported: serde_json::Value = serde_json::from_slice(&reported.out).unwrap();
        let row = &reported[0];
        assert!(row["file"].as_str().unwrap().ends_with("50% caf\u{fffd}.sgf"), "{command}: {row}");
        assert!(row["file_bytes"].as_str().unwrap().ends_with("/50%25 caf%E9.sgf"), "{command}: {row}");
    }
    fs::rename(folder.path().join(name), folder.path().join("plain.sgf")).unwrap();
    let reported = run(["info".as_ref(), "--json".as_ref(), folder.path().as_os_str()], b"").json();
    assert_eq!((reported[0].get("file_bytes"), &reported[0]["encoding_from"]), (None, &"ascii".into()));
}
