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
