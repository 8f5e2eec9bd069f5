//! A folder of pages: of what stands there already, only what was published is replaced.

use super::browser::Browser;
use serde_json::json;
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
fn files_that_publishing_did_not_write_stay() {
    let folder = tempfile::tempdir().unwrap();
    let (site, page) = (folder.path().join("site"), folder.path().join("site/one.html"));
    fs::create_dir(folder.path().join("records")).unwrap();
    fs::write(folder.path().join("records/one.sgf"), RECORD).unwrap();
    assert_eq!(publish(folder.path()).status.code(), Some(0));
    let made = fs::read(&page).unwrap();
    // What an earlier run made gives way, and leaves a copy if somebody has changed it since.
    fs::write(&page, format!("<!doctype html>{MARK}<p>old")).unwrap();
    assert_eq!(publish(folder.path()).status.code(), Some(0));
    assert_eq!(fs::read(&page).unwrap(), made);
    assert_eq!(fs::read_to_string(site.join("one 2.html")).unwrap(), format!("<!doctype html>{MARK}<p>old"));
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
    let reported = String::from_utf8(done.stderr).unwrap();
    assert!(!done.status.success() && reported.contains(name), "{name}: {reported}");
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

fn publish_with(folder: &Path, more: &[&str]) -> (String, Option<i32>) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_variorum"));
    program.current_dir(folder).env("VARIORUM_HOME", folder.join("home"));
    let done = program.args(["publish", "records", "-o", "site"]).args(more).output().unwrap();
    (String::from_utf8(done.stderr).unwrap() + &String::from_utf8(done.stdout).unwrap(), done.status.code())
}

fn club(folder: &Path, names: &[&str]) {
    for (at, name) in names.iter().enumerate() {
        let file = folder.join(format!("records/{name}.sgf"));
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        let record = format!("(;GM[1]SZ[9]PB[Ann <{at}>]PW[Ben]EV[Cup]DT[2024-01-0{}]RE[B+R]CP[club];B[ee])", at + 1);
        fs::write(file, record).unwrap();
    }
}

#[cfg(unix)]
#[test]
fn folders_of_a_site_obey_the_umask() {
    use std::os::unix::fs::PermissionsExt as _;
    for (umask, folders) in [("022", 0o755), ("027", 0o750), ("077", 0o700)] {
        let folder = tempfile::tempdir().unwrap();
        club(folder.path(), &["a/one"]);
        let program = env!("CARGO_BIN_EXE_variorum");
        let run = format!("umask {umask} && \"{program}\" publish records -o deep/site");
        let done = Command::new("sh").current_dir(folder.path()).args(["-c", &run]).output().unwrap();
        assert_eq!(done.status.code(), Some(0), "{done:?}");
        for name in ["deep", "deep/site", "deep/site/a"] {
            let mode = fs::metadata(folder.path().join(name)).unwrap().permissions().mode() & 0o777;
            assert_eq!(mode, folders, "{name} with {umask}");
        }
    }
}

#[test]
fn an_index_lists_players_and_pages_link_to_the_next() {
    let folder = tempfile::tempdir().unwrap();
    club(folder.path(), &["a", "b/c", "d"]);
    publish_with(folder.path(), &[]);
    let read = |name: &str| fs::read_to_string(folder.path().join("site").join(name)).unwrap();
    let index = read("index.html");
    for text in ["Ann &lt;1&gt; – Ben", "Cup", "2024-01-02", "B+R", "Go 9 × 9", "<a href=\"./b/c.html\">", "3 records"]
    {
        assert!(index.contains(text), "{text} in {index}");
    }
    assert_eq!(index.matches("<svg class=\"board\"").count(), 3);
    assert!(!index.contains("<1>"), "names stay text, in the data as well");
    for (page, ways) in [
        ("a.html", &["./index.html", "./b/c.html"][..]),
        ("b/c.html", &["./../index.html", "./../a.html", "./../d.html"]),
        ("d.html", &["./index.html", "./b/c.html"]),
    ] {
        let html = read(page);
        let nav = html.split_once("<nav class=\"site\">").unwrap().1.split_once("</nav>").unwrap().0;
        let found: Vec<&str> = nav.split("href=\"").skip(1).map(|part| part.split_once('"').unwrap().0).collect();
        assert_eq!(found, ways, "{page}");
    }
    // Without a feed nothing depends on a clock.
    let again = tempfile::tempdir().unwrap();
    club(again.path(), &["a", "b/c", "d"]);
    publish_with(again.path(), &["--now", "2031-01-01T00:00:00Z"]);
    assert_eq!(fs::read_to_string(again.path().join("site/index.html")).unwrap(), index);
}

#[test]
fn unchanged_pages_are_not_rewritten() {
    let folder = tempfile::tempdir().unwrap();
    let names: Vec<String> = (0..9).map(|n| format!("r{n}")).collect();
    club(folder.path(), &names.iter().map(String::as_str).collect::<Vec<_>>());
    assert!(publish_with(folder.path(), &[]).0.contains("9 pages, 9 written"));
    assert!(publish_with(folder.path(), &[]).0.contains("9 pages, 0 written"));
    // Another option, a changed record, a page that somebody changed.
    assert!(publish_with(folder.path(), &["--without", "comments"]).0.contains("9 pages"));
    publish_with(folder.path(), &[]);
    fs::write(folder.path().join("records/r4.sgf"), "(;GM[1]SZ[9]PB[New];B[aa])").unwrap();
    assert!(publish_with(folder.path(), &[]).0.contains("9 pages, 1 written"));
    assert!(fs::read_to_string(folder.path().join("site/index.html")).unwrap().contains("New"));
    let page = folder.path().join("site/r5.html");
    let made = fs::read(&page).unwrap();
    fs::write(&page, [MARK.as_bytes(), b"changed"].concat()).unwrap();
    assert!(publish_with(folder.path(), &[]).0.contains("9 pages, 1 written"));
    assert_eq!(fs::read(&page).unwrap(), made);
    // A new record in between changes its neighbours, which lead to it.
    club(folder.path(), &["r0", "r1", "r15", "r2", "r3"]);
    let reported = publish_with(folder.path(), &[]).0;
    assert!(reported.contains("10 pages"), "{reported}");
    assert!(fs::read_to_string(folder.path().join("site/r1.html")).unwrap().contains("./r15.html"));
}

#[test]
fn pages_without_a_record_are_named_and_removed_where_they_are_ours() {
    let folder = tempfile::tempdir().unwrap();
    club(folder.path(), &["a", "b", "sub/c", "d", "e", "f"]);
    publish_with(folder.path(), &[]);
    let site = folder.path().join("site");
    for name in ["a", "b", "sub/c", "d", "e"] {
        fs::remove_file(folder.path().join(format!("records/{name}.sgf"))).unwrap();
    }
    let (reported, code) = publish_with(folder.path(), &[]);
    assert_eq!(code, Some(0), "{reported}");
    for name in ["a.html", "b.html", "sub/c.html", "d.html", "e.html"] {
        assert!(reported.contains(&format!("{name}: the record of this page is gone")), "{reported}");
        assert!(site.join(name).exists());
    }
    // A page that was changed, one that is a link, one with a second name, and a stranger's file with the mark.
    let changed = fs::read_to_string(site.join("b.html")).unwrap().replace("Ben", "Bob");
    fs::write(site.join("b.html"), &changed).unwrap();
    fs::write(site.join("own.html"), format!("<!doctype html>{MARK}<p>mine")).unwrap();
    #[cfg(unix)]
    {
        fs::rename(site.join("d.html"), folder.path().join("precious.html")).unwrap();
        std::os::unix::fs::symlink(folder.path().join("precious.html"), site.join("d.html")).unwrap();
        fs::hard_link(site.join("e.html"), folder.path().join("second.html")).unwrap();
    }
    let (reported, _) = publish_with(folder.path(), &["--prune"]);
    assert!(!site.join("a.html").exists() && !site.join("sub/c.html").exists(), "{reported}");
    assert!(site.join("sub").is_dir() && site.join("own.html").exists() && site.join("f.html").exists());
    assert_eq!(fs::read_to_string(site.join("b.html")).unwrap(), changed);
    #[cfg(unix)]
    {
        assert!(folder.path().join("precious.html").exists() && folder.path().join("second.html").exists());
        assert!(fs::symlink_metadata(site.join("d.html")).is_ok() && site.join("e.html").exists());
    }
    #[cfg(unix)]
    assert!(reported.contains("d.html: its record is gone, but it cannot be removed (it is a link)"), "{reported}");
    for text in ["a.html: removed", "sub/c.html: removed", "b.html: its record is gone, but"] {
        assert!(reported.contains(text), "{text} in {reported}");
    }
    // Another record in the place of the site's folder: nothing beyond it is ever touched.
    let evil = fs::read_to_string(site.join("index.html")).unwrap();
    fs::write(folder.path().join("victim.html"), format!("<!doctype html>{MARK}")).unwrap();
    let evil = evil.replace("\"page\":\"b.html\"", "\"page\":\"../victim.html\"");
    fs::write(site.join("index.html"), evil).unwrap();
    publish_with(folder.path(), &["--prune"]);
    assert!(folder.path().join("victim.html").exists());
}

/// A folder without records may be a drive that is not there, and one of other records the wrong one: neither empties a site.
#[test]
fn a_wrong_folder_prunes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let site = folder.path().join("site");
    let away = || fs::rename(folder.path().join("records"), folder.path().join("away")).unwrap();
    let listed = || {
        let mut files: Vec<_> = fs::read_dir(&site).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.sort();
        files.into_iter().map(|path| (fs::read(&path).unwrap(), path)).collect::<Vec<_>>()
    };
    club(folder.path(), &["a", "b", "c"]);
    publish_with(folder.path(), &[]);
    let made = listed();
    away();
    for records in [&[][..], &["x", "y"]] {
        fs::create_dir(folder.path().join("records")).unwrap();
        if !records.is_empty() {
            club(folder.path(), records);
        }
        let (reported, code) = publish_with(folder.path(), &["--prune"]);
        assert_eq!(code, Some(2), "{reported}");
        assert!(reported.contains("--prune") && reported.contains("records: no "), "{reported}");
        assert!(!reported.contains("pages,"), "{reported}");
        assert!(listed() == made, "{records:?}");
        fs::remove_dir_all(folder.path().join("records")).unwrap();
    }
    // One page that stays shows that it is the right folder; and another one is made the right one by publishing it.
    club(folder.path(), &["a", "x"]);
    let (reported, code) = publish_with(folder.path(), &["--prune"]);
    assert!(code == Some(0) && reported.contains("b.html: removed") && site.join("a.html").exists(), "{reported}");
    fs::remove_dir_all(folder.path().join("records")).unwrap();
    club(folder.path(), &["y"]);
    assert_eq!(publish_with(folder.path(), &["--prune"]).1, Some(2));
    assert_eq!(publish_with(folder.path(), &[]).1, Some(0));
    let (reported, code) = publish_with(folder.path(), &["--prune"]);
    assert!(code == Some(0) && reported.contains("a.html: removed") && site.join("y.html").exists(), "{reported}");
    // A site that is not there yet has nothing to be removed.
    fs::remove_dir_all(&site).unwrap();
    assert_eq!(publish_with(folder.path(), &["--prune"]).1, Some(0));
}

/// What somebody changed by hand in a page, the index or the feed is kept beside it, and named; what nobody changed gives way.
#[test]
fn changes_by_hand_are_kept_in_a_copy() {
    let folder = tempfile::tempdir().unwrap();
    let site = folder.path().join("site");
    club(folder.path(), &["a", "b", "sub/c"]);
    let run = || publish_with(folder.path(), &["--site", "https://club.example/", "--now", "2026-01-01T09:00:00Z"]);
    run();
    let files = ["a.html", "sub/c.html", "index.html", "feed.xml"];
    let made = files.map(|name| fs::read_to_string(site.join(name)).unwrap());
    let copy = |name: &str| site.join(name.replace('.', " 2."));
    for changes_record in [false, true] {
        let changed = files.map(|name| {
            let read = fs::read_to_string(site.join(name)).unwrap();
            let changed = read.replacen("Ann", "Anna", 1);
            assert!(changed != read, "{name}");
            fs::write(site.join(name), &changed).unwrap();
            changed
        });
        if changes_record {
            club(folder.path(), &["a", "b", "sub/c", "d"]);
        }
        let (reported, code) = run();
        assert_eq!(code, Some(0), "{reported}");
        for ((name, changed), made) in files.into_iter().zip(&changed).zip(&made) {
            assert!(reported.contains(&name.replace('.', " 2.")), "{name} in {reported}");
            assert_eq!(&fs::read_to_string(copy(name)).unwrap(), changed, "{name}");
            let now = fs::read_to_string(site.join(name)).unwrap();
            assert!(!now.contains("Anna") && (changes_record || now == *made), "{name}");
            fs::remove_file(copy(name)).unwrap();
        }
        let (reported, _) = run();
        assert!(!reported.contains(" 2."), "{reported}");
    }
    // All of a site that nobody changed is written anew in another language, without copies.
    publish_with(folder.path(), &["--language", "de"]);
    assert!(!fs::read_dir(&site).unwrap().any(|entry| entry.unwrap().path().to_string_lossy().contains(" 2.")));
}

#[test]
fn a_feed_has_the_time_of_the_run_that_first_saw_a_page() {
    let folder = tempfile::tempdir().unwrap();
    club(folder.path(), &["a", "b"]);
    let run = |day: u32| {
        let now = format!("2026-01-{day:02}T10:00:00+01:00");
        let (reported, code) =
            publish_with(folder.path(), &["--site", "https://club.example/games/", "--now", now.as_str()]);
        assert_eq!(code, Some(0), "{reported}");
        fs::read_to_string(folder.path().join("site/feed.xml")).unwrap()
    };
    let feed = run(1);
    assert_eq!(feed.matches("<entry>").count(), 2);
    assert!(feed.find("b.html") < feed.find("a.html"), "of what came together the last game comes first");
    for text in [
        "<id>https://club.example/games/a.html</id>",
        "<updated>2026-01-01T09:00:00Z</updated>",
        "<author><name>Ann &lt;0&gt;</name></author>\n<author><name>Ben</name></author>",
        "<rights>club</rights>",
    ] {
        assert!(feed.contains(text), "{text} in {feed}");
    }
    assert_eq!(run(2), feed, "nothing is new");
    fs::write(folder.path().join("records/b.sgf"), "(;GM[1]SZ[9]PB[Cy];B[aa])").unwrap();
    let feed = run(3);
    let first = feed.split_once("<entry>").unwrap().1.split_once("</entry>").unwrap().0;
    assert!(first.contains("b.html") && first.contains("2026-01-03T09:00:00Z"), "{feed}");
    assert!(feed.contains("2026-01-01T09:00:00Z"), "the other page is as it was");
    // Fifty entries at most.
    let many: Vec<String> = (0..60).map(|n| format!("m{n:02}")).collect();
    club(folder.path(), &many.iter().map(String::as_str).collect::<Vec<_>>()[..9]);
    for name in &many[9..] {
        fs::write(folder.path().join(format!("records/{name}.sgf")), RECORD).unwrap();
    }
    assert_eq!(run(4).matches("<entry>").count(), 50);
}

/// Names of pages are put behind the address of a site.
#[test]
fn an_address_that_leads_nowhere_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    club(folder.path(), &["a"]);
    for address in
        ["https://a.example/?club=1", "https://a.example/our club/", "https://a.example/#games", "ftp://a.example/"]
    {
        let (reported, code) = publish_with(folder.path(), &["--site", address]);
        assert!(code == Some(2) && reported.contains("an address begins with"), "{address}: {reported}");
        assert!(!folder.path().join("site").exists());
    }
}

/// A new record changes the links of its neighbours, and they are no news.
#[test]
fn a_neighbour_of_a_new_record_is_not_new_in_the_feed() {
    let folder = tempfile::tempdir().unwrap();
    let run = |day: u32, more: &[&str]| {
        let now = format!("2026-01-{day:02}T09:00:00Z");
        let options = [&["--site", "https://club.example/", "--now", now.as_str()], more].concat();
        publish_with(folder.path(), &options);
        let feed = fs::read_to_string(folder.path().join("site/feed.xml")).unwrap();
        let entries = feed.split("<entry>").skip(1).map(|entry| {
            let of = |tag: &str| entry.split_once(&format!("<{tag}>")).unwrap().1.split_once('<').unwrap().0.to_owned();
            (of("id").rsplit('/').next().unwrap().to_owned(), of("updated")[8..10].to_owned())
        });
        let mut entries: Vec<(String, String)> = entries.collect();
        entries.sort();
        entries.into_iter().map(|(name, day)| format!("{name} {day}")).collect::<Vec<_>>().join(", ")
    };
    club(folder.path(), &["a", "c"]);
    assert_eq!(run(1, &[]), "a.html 01, c.html 01");
    let before = fs::read_to_string(folder.path().join("site/a.html")).unwrap();
    fs::write(folder.path().join("records/b.sgf"), RECORD).unwrap();
    assert_eq!(run(2, &[]), "a.html 01, b.html 02, c.html 01");
    assert_ne!(fs::read_to_string(folder.path().join("site/a.html")).unwrap(), before, "it leads to the new one");
    // Nor is it news that pages look otherwise.
    assert_eq!(run(3, &["--coordinates", "sgf"]), "a.html 01, b.html 02, c.html 01");
    fs::write(folder.path().join("records/c.sgf"), RECORD).unwrap();
    assert_eq!(run(4, &[]), "a.html 01, b.html 02, c.html 04");
}

/// Somebody puts an index and pages into the folder: they look like what an earlier run made, and are not believed.
#[test]
fn an_index_of_others_costs_a_run_and_nothing_else() {
    let (folder, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    for place in [&folder, &other] {
        club(place.path(), &["a", "b", "gone"]);
    }
    let site = folder.path().join("site");
    let options = ["--site", "https://club.example/", "--now", "2026-02-01T09:00:00Z"];
    publish_with(other.path(), &options);
    // A page that is another's work, and an index that says it is as it should be.
    let page = other.path().join("site/a.html");
    let evil = fs::read_to_string(&page).unwrap().replace("</main>", "<p>evil</p></main>");
    let index = fs::read_to_string(other.path().join("site/index.html")).unwrap();
    let digest = |index: &str, name: &str| {
        let row = index.split_once(&format!("\"page\":\"{name}\"")).unwrap();
        let object = [row.0.rsplit_once('{').unwrap().1, row.1.split_once('}').unwrap().0].concat();
        object.split_once("\"digest\":\"").unwrap().1.split_once('"').unwrap().0.to_owned()
    };
    // Of a page whose record cannot be read the program says the digest itself.
    fs::write(&page, &evil).unwrap();
    fs::write(other.path().join("records/a.sgf"), "").unwrap();
    publish_with(other.path(), &options);
    let its = digest(&fs::read_to_string(other.path().join("site/index.html")).unwrap(), "a.html");
    let index = index.replace(&digest(&index, "a.html"), &its);
    fs::create_dir_all(site.join("nested")).unwrap();
    fs::write(site.join("a.html"), &evil).unwrap();
    fs::write(site.join("gone.html"), fs::read(other.path().join("site/gone.html")).unwrap()).unwrap();
    // Evil dates, and a page of another site below this folder that is called gone.
    fs::copy(other.path().join("site/gone.html"), site.join("nested/index2.html")).unwrap();
    let index = index.replace("\"page\":\"gone.html\"", "\"page\":\"nested/index2.html\"");
    let index = index.replacen("2026-02-01T09:00:00Z", "<b>now</b>", 1);
    fs::write(site.join("index.html"), index).unwrap();
    fs::remove_file(folder.path().join("records/gone.sgf")).unwrap();
    for _ in 0..2 {
        let (reported, code) = publish_with(folder.path(), &[&options[..], &["--prune"]].concat());
        assert_eq!(code, Some(0), "{reported}");
        assert!(!fs::read_to_string(site.join("a.html")).unwrap().contains("evil"));
        assert!(site.join("nested/index2.html").exists(), "{reported}");
        assert!(!fs::read_to_string(site.join("feed.xml")).unwrap().contains("now</b>"));
    }
    // It is the program's own now.
    assert!(publish_with(folder.path(), &options).0.contains("2 pages, 0 written"));
}

/// What readers may not be meant to have is reported with a record that has it, and with how many there are.
#[test]
fn private_properties_on_pages_are_reported_with_their_records() {
    let folder = tempfile::tempdir().unwrap();
    club(folder.path(), &["a", "b", "c"]);
    for (count, name, expected) in [
        (1, "b", "records/b.sgf: the page also has properties of programs"),
        (
            2,
            "c",
            "2 pages also have properties of programs, such as engines (private) of their records, that of records/b.sgf",
        ),
    ] {
        let file = folder.path().join(format!("records/{name}.sgf"));
        fs::write(&file, "(;GM[1]SZ[9]XX[secret];B[ee])").unwrap();
        fs::remove_dir_all(folder.path().join("site")).unwrap_or_default();
        let (reported, code) = publish_with(folder.path(), &[]);
        assert!(reported.contains(expected) && code == Some(0), "{count}: {reported}");
        let (reported, _) = publish_with(folder.path(), &["--without", "private"]);
        assert!(!reported.contains("private"), "{reported}");
    }
}

/// By date, records stand beneath their months, forwards and backwards; a month without a record that is found is hidden with it.
#[test]
#[ignore = "starts a browser: run by .ci/run"]
fn an_index_that_is_sorted_by_date_has_months() {
    let Some(mut browser) = Browser::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("records")).unwrap();
    for (name, date) in [("a", "2024-05-03"), ("b", "2023"), ("c", ""), ("d", "2024-01-09,10"), ("e", "2024-05-01")] {
        let record = format!("(;GM[1]SZ[9]PB[Player {name}]DT[{date}];B[ee])");
        fs::write(folder.path().join(format!("records/{name}.sgf")), record).unwrap();
    }
    publish_with(folder.path(), &["--language", "en"]);
    browser.call("Page.navigate", json!({"url": format!("file://{}/site/index.html", folder.path().display())}));
    for _ in 0..100 {
        if browser.value("document.documentElement?.classList.contains('live')") == true {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    let rows = "[...document.querySelectorAll('tbody tr')].filter(row => !row.hidden)\
        .map(row => row.className ? row.textContent : row.querySelector('a').textContent.slice(-1)).join(' ')";
    let click = |column: usize| format!("document.querySelectorAll('thead button')[{column}].click(), {rows}");
    assert_eq!(browser.value(rows), "a b c d e");
    assert_eq!(browser.value(&click(3)), "May 2024 a e January 2024 d 2023 b c", "the last ones are looked for first");
    assert_eq!(browser.value(&click(3)), "2023 b January 2024 d May 2024 e a c");
    let find =
        format!("(find => {{ find.value = '2024-05'; find.oninput(); }})(document.getElementById('find')), {rows}");
    assert_eq!(browser.value(&find), "May 2024 e a");
    // By another column there are none.
    let all = format!("document.getElementById('find').value = '', {}", click(0));
    assert_eq!(browser.value(&all), "a b c d e");
    assert!(browser.complaints().is_empty(), "{:?}", browser.complaints());
}

/// Accents are no hindrance, a narrow screen sorts as well, and who comes back finds what was looked for.
#[test]
#[ignore = "starts a browser: run by .ci/run"]
fn an_index_finds_names_and_remembers_what_was_looked_for() {
    let Some(mut browser) = Browser::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("records")).unwrap();
    for (name, player) in [("a", "Gröbli"), ("b", "Novák Đặng"), ("c", "Łukasz"), ("d", "Eva")] {
        let record = format!("(;GM[1]SZ[9]PB[{player}]DT[2024-01-0{}];B[ee])", name.len() + usize::from(name == "b"));
        fs::write(folder.path().join(format!("records/{name}.sgf")), record).unwrap();
    }
    publish_with(folder.path(), &["--language", "en"]);
    let size = json!({"width": 360, "height": 740, "deviceScaleFactor": 1, "mobile": false});
    browser.call("Emulation.setDeviceMetricsOverride", size);
    let open = |browser: &mut Browser, page: &str| {
        browser.call("Page.navigate", json!({"url": format!("file://{}/site/{page}", folder.path().display())}));
        wait(browser);
    };
    fn wait(browser: &mut Browser) {
        for _ in 0..100 {
            std::thread::sleep(std::time::Duration::from_millis(50));
            if browser.value("document.documentElement?.classList.contains('live')") == true {
                break;
            }
        }
    }
    open(&mut browser, "index.html");
    let rows = "[...document.querySelectorAll('tbody tr')].filter(row => !row.hidden && !row.className)\
        .map(row => row.querySelector('a').textContent).join(' ')";
    let look = |text: &str| {
        format!("(find => {{ find.value = '{text}'; find.oninput(); }})(document.getElementById('find')), {rows}")
    };
    for (text, found) in
        [("grobli", "a"), ("GRÖB", "a"), ("novak dang", "b"), ("lukasz", "c"), ("9x9 go", "a b c d"), ("zzz", "")]
    {
        assert_eq!(browser.value(&look(text)), found, "{text}");
    }
    assert_eq!(browser.value("document.getElementById('none').hidden"), false);
    assert_eq!(browser.value("document.getElementById('sort').getBoundingClientRect().height >= 44"), true);
    let sort = "document.getElementById('sort')";
    assert_eq!(browser.value(&look("a")), "a b c d");
    assert_eq!(browser.value(&format!("{sort}.value = '2', {sort}.onchange(), {rows}")), "d a c b");
    browser.value("setTimeout(() => document.querySelector('tbody tr:not([hidden]) a').click())");
    wait(&mut browser);
    assert!(browser.value("location.href").as_str().unwrap().ends_with("d.html"));
    browser.value("setTimeout(() => history.back())");
    wait(&mut browser);
    assert_eq!(browser.value(rows), "d a c b");
    assert_eq!(browser.value("document.getElementById('find').value"), "a");
    assert!(browser.complaints().is_empty(), "{:?}", browser.complaints());
}

/// A name from the right does not change what stands beside it.
#[test]
fn names_of_both_directions_are_isolated_on_every_page() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("records")).unwrap();
    let record = "(;GM[1]SZ[9]PB[Håkon]BR[6d]PW[محمد علي]WR[6k]DT[2010-11-11];B[ee])";
    fs::write(folder.path().join("records/a.sgf"), record).unwrap();
    fs::write(folder.path().join("records/b.sgf"), record.replace("WR", "GN[\u{5d0} 5]C[\u{5d0}]WR")).unwrap();
    publish_with(folder.path(), &["--language", "en"]);
    let read = |name: &str| fs::read_to_string(folder.path().join("site").join(name)).unwrap();
    let body = |text: String| text.split_once("<body>").unwrap().1.to_owned();
    assert!(body(read("index.html")).contains("<td dir=\"auto\">Håkon 6d – <bdi><bdi>محمد علي</bdi> 6k</bdi></td>"));
    assert!(body(read("a.html")).contains("<h1 id=\"title\" dir=\"auto\">Håkon – <bdi>محمد علي</bdi></h1>"));
    assert!(body(read("a.html")).contains("<td dir=\"auto\"><bdi>محمد علي</bdi> 6k</td>"));
    assert!(body(read("b.html")).contains("<h1 id=\"title\" dir=\"auto\">\u{5d0} 5</h1>"), "one name has its own");
}

/// A link in the folder of records is not published, and not passed over without a word.
#[cfg(unix)]
#[test]
fn links_are_reported() {
    use std::os::unix::fs::symlink;
    let folder = tempfile::tempdir().unwrap();
    club(folder.path(), &["a", "b"]);
    let at = |name: &str| folder.path().join(name);
    for (to, link) in [("records/a.sgf", "records/c.sgf"), ("home", "records/more")] {
        symlink(at(to), at(link)).unwrap();
    }
    fs::create_dir_all(at("home")).unwrap();
    let (printed, code) = publish_with(folder.path(), &["--language", "en"]);
    assert!(printed.contains("records: 2 links to records or folders were not followed"), "{printed}");
    assert_eq!(code, Some(0));
}

/// The title that is given is that of the index, also where its pages stay as they are.
#[test]
fn a_site_has_the_title_that_is_given() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("records")).unwrap();
    fs::write(folder.path().join("records/one.sgf"), RECORD).unwrap();
    for (more, title) in [(&[][..], "records"), (&["--title", "Club <Go>"][..], "Club &lt;Go&gt;")] {
        let (reported, code) = publish_with(folder.path(), more);
        assert_eq!(code, Some(0), "{reported}");
        let index = fs::read_to_string(folder.path().join("site/index.html")).unwrap();
        assert!(
            index.contains(&format!("<title>{title}</title>")) && index.contains(&format!(">{title}</h1>")),
            "{index}"
        );
        assert_eq!(reported.contains("0 written"), !more.is_empty(), "{reported}");
    }
}
