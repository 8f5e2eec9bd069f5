//! Tests that records are found in order and that links are not followed.

use super::*;
use std::fs;
use std::os::unix::fs::symlink;

#[test]
fn records_come_in_the_order_of_their_names_and_links_lead_nowhere() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    for sub in ["b", "b/c", ".hidden"] {
        fs::create_dir(at(sub)).unwrap();
    }
    for file in ["c.sgf", "a.sgf", "b/z.sgf", "b/c/y.SGF", ".hidden/x.sgf", ".x.sgf", "notes.txt"] {
        fs::write(at(file), "(;)").unwrap();
    }
    symlink(folder.path(), at("loop")).unwrap();
    for (to, link) in [("a.sgf", "link.sgf"), ("nothing", "b/dangling.sgf"), ("notes.txt", "link.txt")] {
        symlink(at(to), at(link)).unwrap();
    }
    let wanted = |name: &OsStr| name.to_string_lossy().to_lowercase().ends_with(".sgf");
    let found = files_below(folder.path(), wanted).unwrap();
    assert_eq!(found.files, ["a.sgf", "b/c/y.SGF", "b/z.sgf", "c.sgf"].map(at));
    assert!(found.messages.is_empty() && is_folder(folder.path()) && !is_folder(&at("a.sgf")));
    let sentence = found.unfollowed(Path::new("club")).unwrap();
    assert_eq!((found.links, &*sentence), (3, "club: 3 links to records or folders were not followed"));
    assert!(files_below(&at("none"), wanted).is_err());
}

/// Names come from strangers: only what is in the folder itself is found, and no link is followed.
#[test]
fn only_plain_names_are_looked_for() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path().join("here");
    fs::create_dir_all(here.join("below")).unwrap();
    for name in ["here/one.sgf", "here/below/two.sgf", "out.sgf", "here/..sgf"] {
        fs::write(folder.path().join(name), "(;)").unwrap();
    }
    symlink("/nowhere/at/all", here.join("dangling.sgf")).unwrap();
    let whole = folder.path().join("out.sgf").display().to_string();
    let (long, deep) = ("x".repeat(5000), "a/../".repeat(500));
    for (name, is_there) in [
        ("one.sgf", true),
        ("..sgf", true),
        // The name is taken, wherever it leads.
        ("dangling.sgf", true),
        ("none.sgf", false),
        ("", false),
        (".", false),
        ("..", false),
        ("/", false),
        (&whole, false),
        ("../out.sgf", false),
        ("../here/one.sgf", false),
        ("./one.sgf", false),
        ("one.sgf/", false),
        ("one.sgf/.", false),
        ("below/two.sgf", false),
        ("below//two.sgf", false),
        ("below/../one.sgf", false),
        ("one.sgf\0", false),
        ("C:one.sgf", false),
        ("C:\\one.sgf", false),
        ("..\\out.sgf", false),
        ("\\\\server\\share\\one.sgf", false),
        ("one.sgf:stream", false),
        (&long, false),
        (&deep, false),
    ] {
        assert_eq!(has_file(&here, name), is_there, "{name:?}");
    }
}
