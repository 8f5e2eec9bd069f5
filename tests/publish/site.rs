//! A folder of pages: of what stands there already, only what was published is replaced.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

const RECORD: &str = "(;GM[1]SZ[9];B[ee])";
const MARK: &str = "<meta name=\"generator\" content=\"Variorum\">";

fn publish(folder: &Path) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_variorum"));
    program.current_dir(folder).args(["publish", "records", "-o", "site"]).output().unwrap()
}

#[test]
fn what_was_not_published_stays() {
    let folder = tempfile::tempdir().unwrap();
    let (site, page) = (folder.path().join("site"), folder.path().join("site/one.html"));
    fs::create_dir(folder.path().join("records")).unwrap();
    fs::write(folder.path().join("records/one.sgf"), RECORD).unwrap();
    assert_eq!(publish(folder.path()).status.code(), Some(0));
    let made = fs::read(&page).unwrap();
    // What an earlier run made gives way.
    fs::write(&page, format!("<!doctype html>{MARK}<p>old")).unwrap();
    assert_eq!(publish(folder.path()).status.code(), Some(0));
    assert_eq!(fs::read(&page).unwrap(), made);
    let precious = folder.path().join("precious");
    fs::write(&precious, "precious").unwrap();
    let files = [b"<p>mine".to_vec(), Vec::new(), format!("{}{MARK}", " ".repeat(2000)).into_bytes()];
    for name in ["one.html", "index.html"] {
        for text in &files {
            fs::write(site.join(name), text).unwrap();
            refused(folder.path(), name);
            assert_eq!(&fs::read(site.join(name)).unwrap(), text);
        }
        fs::remove_file(site.join(name)).unwrap();
        #[cfg(unix)]
        {
            std::os::unix::fs::symlink(&precious, site.join(name)).unwrap();
            refused(folder.path(), name);
            fs::remove_file(site.join(name)).unwrap();
            fs::hard_link(&precious, site.join(name)).unwrap();
            refused(folder.path(), name);
            fs::remove_file(site.join(name)).unwrap();
            assert!(Command::new("mkfifo").arg(site.join(name)).status().unwrap().success());
            refused(folder.path(), name);
            fs::remove_file(site.join(name)).unwrap();
        }
        fs::create_dir(site.join(name)).unwrap();
        refused(folder.path(), name);
        fs::remove_dir(site.join(name)).unwrap();
        assert_eq!(fs::read_to_string(&precious).unwrap(), "precious");
        assert_eq!(publish(folder.path()).status.code(), Some(0));
    }
}

/// Publishing says which file it did not write.
fn refused(folder: &Path, name: &str) {
    let done = publish(folder);
    let told = String::from_utf8(done.stderr).unwrap();
    assert!(!done.status.success() && told.contains(name), "{name}: {told}");
}

#[test]
fn a_record_that_cannot_be_read_keeps_its_page_and_its_row() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("records")).unwrap();
    for name in ["one", "two", "three"] {
        let record = format!("(;GM[1]SZ[9]PB[Ann {name}]PW[Ben];B[ee])");
        fs::write(folder.path().join(format!("records/{name}.sgf")), record).unwrap();
    }
    assert_eq!(publish(folder.path()).status.code(), Some(0));
    let index = || fs::read_to_string(folder.path().join("site/index.html")).unwrap();
    let (before, page) = (index(), fs::read(folder.path().join("site/two.html")).unwrap());
    assert!(before.contains("Ann two"), "{before}");
    // A record that never had a page has no row, whatever lies under the page's name.
    fs::write(folder.path().join("records/four.sgf"), "").unwrap();
    for text in ["", "no record", "()"] {
        fs::write(folder.path().join("records/two.sgf"), text).unwrap();
        refused(folder.path(), "two");
        assert_eq!(index(), before, "{text}");
        assert_eq!(fs::read(folder.path().join("site/two.html")).unwrap(), page);
    }
}

#[cfg(unix)]
#[test]
fn an_index_is_read_by_no_more_people_than_its_most_private_record() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("records")).unwrap();
    let mode = |name: &str| fs::metadata(folder.path().join(name)).unwrap().permissions().mode() & 0o777;
    for name in ["one", "two"] {
        let file = folder.path().join(format!("records/{name}.sgf"));
        fs::write(&file, RECORD).unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).unwrap();
    }
    assert_eq!(publish(folder.path()).status.code(), Some(0));
    assert_eq!((mode("site/index.html"), mode("site/two.html")), (0o644, 0o644));
    // The bytes of its page do not change.
    fs::set_permissions(folder.path().join("records/two.sgf"), fs::Permissions::from_mode(0o600)).unwrap();
    assert_eq!(publish(folder.path()).status.code(), Some(0));
    assert_eq!((mode("site/index.html"), mode("site/one.html"), mode("site/two.html")), (0o600, 0o644, 0o600));
}
