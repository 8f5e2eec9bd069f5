//! State that a stranger put into the program's own folder: budgets, places, and words that are read by themselves.

use std::fs;
use std::os::unix::fs::symlink;
use std::time::Duration;

use super::ground::{Ground, user};
use super::outputs::pipe;
use super::planted::enormous;
use super::snapshot::{Asked, Snapshot};

/// A description of a game whose corners do not fit into 16 bits when they are doubled.
const WRAPPING: &str = "(name: \"Wrap\", gm: [\"wrap\"], board: Squares(columns: 8, rows: 8, corners: 32769), \
                        coordinates: Letters, begins: Black, play: Place)";
const THEME: &str = "(base: \"light\", name: \"Strange\", page: \"#123456\")";

#[test]
fn numbers_of_a_description_do_not_wrap() {
    let ground = Ground::bare();
    fs::create_dir(ground.own().join("games")).unwrap();
    ground.file(&ground.own().join("games/wrap.ron"), WRAPPING, 0o600);
    ground.file(&ground.records().join("wrap.sgf"), "(;GM[wrap]SZ[8];B[dd])", 0o644);
    ground.give(&ground.root(), user());
    let before = Snapshot::of(&ground.root());
    let asked = Asked { strict: true, ..Asked::default() };
    let mut wrong = Vec::new();
    for line in ["info RECORDS/wrap.sgf", "show RECORDS/wrap.sgf", "check RECORDS/game.sgf"] {
        let (run, printed) = ground.attacked(&before, &ground.call(&line.split(' ').collect::<Vec<_>>()), &asked);
        wrong.extend(printed);
        if line.contains("wrap") && !run.err.contains("wrap.ron") {
            wrong.push(format!("{line}: nobody is told of wrap.ron: {:?}", run.err));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn enormous_files_and_pipes_are_not_read() {
    let mut wrong = Vec::new();
    for kind in ["giant", "large", "pipe", "loop", "folder"] {
        let ground = Ground::bare();
        for folder in ["games", "themes", "rescue", "versions", "journal", "journal/123-456"] {
            fs::create_dir(ground.own().join(folder)).unwrap();
        }
        ground.file(&ground.records().join("strange.sgf"), "(;GM[strange]SZ[8];B[dd])", 0o644);
        fs::remove_file(ground.own().join("settings.ron")).unwrap();
        for name in [
            "variorum/settings.ron",
            "variorum/games/a.ron",
            "variorum/themes/strange.ron",
            "variorum/rescue/.variorum-1-1.spare",
            "variorum/journal/123-456/1.unsaved",
            "variorum/journal/123-456/lock",
            "variorum/versions/0123456789abcdef-1795311845123-game.sgf",
            "records/.variorum-1-1.spare",
            "output/.variorum-1-1.spare",
            "output/.variorum-1-1.part",
        ] {
            let path = ground.root().join(name);
            match kind {
                "giant" => {
                    fs::write(&path, enormous()).unwrap();
                    fs::File::options().write(true).open(&path).unwrap().set_len(3 << 30).unwrap();
                }
                // Of no holes.
                "large" => fs::write(&path, [enormous(), vec![b' '; 16 << 20]].concat()).unwrap(),
                "pipe" => drop(pipe(&path, "600")),
                "loop" => symlink(&path, &path).unwrap(),
                _ => fs::create_dir(&path).unwrap(),
            }
        }
        ground.give(&ground.root(), user());
        for (line, written) in [
            ("show RECORDS/game.sgf", None),
            ("info RECORDS/strange.sgf", None),
            ("render --format svg --theme dark RECORDS/game.sgf -o -", None),
            ("edit RECORDS/game.sgf -c pass -o OUTPUT/new.sgf", Some("output/new.sgf")),
            ("edit RECORDS/game.sgf -c pass -o RECORDS/game.sgf", Some("records/game.sgf")),
            ("render --thumbnail 64 RECORDS/game.sgf -o OUTPUT/new.png", Some("output/new.png")),
        ] {
            let before = Snapshot::of(&ground.root());
            let mut asked = Asked { own: vec![ground.own()], strict: written.is_none(), files: vec![] };
            asked.files.extend(written.map(|name| ground.root().join(name)));
            let counted = ground.temporary().join("counted");
            asked.files.push(ground.temporary());
            let mut call = ground.call(&line.split(' ').collect::<Vec<_>>());
            // What the shell has read includes what was read by those it waited for.
            if cfg!(target_os = "linux") {
                call.shell = "\"$0\" \"$@\"; status=$?; grep rchar /proc/$$/io >\"$TMPDIR/counted\"; exit $status";
            }
            let (run, printed) = ground.attacked(&before, &call, &asked);
            let late = (run.took > Duration::from_secs(5)).then(|| format!("took {:?}", run.took));
            let read: u64 = fs::read_to_string(&counted)
                .unwrap_or_default()
                .trim_start_matches("rchar: ")
                .trim()
                .parse()
                .unwrap_or(0);
            let much = (read > 12 << 20).then(|| format!("reads {read} bytes"));
            let all = printed.into_iter().chain(run.done()).chain(late).chain(much);
            wrong.extend(all.map(|printed| format!("{kind}: {line}: {printed}")));
        }
    }
    assert!(wrong.is_empty(), "{} times:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn the_current_folder_is_never_the_home_folder() {
    let ground = Ground::bare();
    // An archive that was unpacked, and a shell that says no whole path.
    let home = ground.records().join("home");
    for folder in ["themes", "games", "rescue", "journal"] {
        fs::create_dir_all(home.join(folder)).unwrap();
    }
    ground.file(&home.join("themes/strange.ron"), THEME, 0o644);
    ground.file(&home.join("settings.ron"), "(language: \"de\")", 0o644);
    let payload = super::planted::spare(&ground.precious.profile, "", &format!("{}x", super::planted::KNOWN));
    fs::write(home.join("rescue/.variorum-1-1.spare"), payload).unwrap();
    ground.give(&ground.root(), user());
    let before = Snapshot::of(&ground.root());
    let mut wrong = Vec::new();
    let render = "render --format svg --theme strange game.sgf -o -";
    for line in [render, "show game.sgf", "edit game.sgf -c pass -o new.sgf"] {
        let mut call = ground.call(&line.split(' ').collect::<Vec<_>>());
        if line == render {
            call.environment = vec![("VARIORUM_HOME", home.clone())];
            assert_eq!(call.run().done(), None, "a whole path is a home");
        }
        call.environment = vec![("VARIORUM_HOME", "home".into())];
        let asked = Asked { files: vec![ground.records().join("new.sgf")], ..Asked::default() };
        let (run, printed) = ground.attacked(&before, &call, &asked);
        wrong.extend(printed);
        if line == render {
            wrong.extend(run.refused("VARIORUM_HOME"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
