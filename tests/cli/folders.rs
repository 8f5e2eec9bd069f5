//! Folders among the files: the records in them and below them, in the order of their names.

use std::fs;

use super::{folder, run};

#[test]
fn a_folder_stands_for_the_records_in_it_and_below_it() {
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
        let told = found(command).json();
        let name =
            |row: &serde_json::Value| row["file"].as_str().unwrap().rsplit(['/', '\\']).next().unwrap().to_owned();
        told.as_array().unwrap().iter().map(name).collect()
    };
    let all = ["a.blksgf", "b.sgf", "c.SGF"];
    assert_eq!(files(&["info", "--json"]), all);
    assert_eq!(files(&["check", "--json"]), all);
    assert_eq!(files(&["find", "--json", "--in", "comments", "--regex", "."]), all);
    let nothing = fs::create_dir(at("empty")).map(|()| run(["info".as_ref(), at("empty").as_os_str()], b"")).unwrap();
    assert_eq!((nothing.status, nothing.out(), nothing.err.as_str()), (0, "", ""));
}
