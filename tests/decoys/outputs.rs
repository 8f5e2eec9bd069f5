//! Commands that write: afterwards the one file is otherwise that was asked for.

use std::fs;
use std::os::unix::fs::{MetadataExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use super::ground::{GAME, Ground, user};
use super::snapshot::{Asked, Snapshot};

/// What becomes of an output.
#[derive(Clone, Copy, Debug)]
enum Expected {
    /// This file in the tree is written, and no other; it may be another one than the name that was given.
    Written(&'static str),
    /// Nothing is written, and the name is told.
    Refused,
}

use Expected::{Refused, Written};

/// What stands in an output's place, without the suffix, and what becomes of it.
const FORMS: [(&str, Expected); 16] = [
    ("new", Written("output/new")),
    ("existing", Written("output/existing")),
    ("mine", Written("records/linked")),
    ("chain", Written("records/linked")),
    ("absolute", Written("records/linked")),
    ("hard", Written("output/hard")),
    ("away", Refused),
    ("dangling", Refused),
    ("profile", Refused),
    ("other", Refused),
    ("self", Refused),
    ("pipe", Refused),
    ("socket", Refused),
    ("folder", Refused),
    ("to-folder", Refused),
    ("no-such-folder/new", Refused),
];

/// Commands, each with the suffix of what it writes.
const WRITERS: [(&str, &str); 8] = [
    ("generate man", "txt"),
    ("edit - -c new-node", "sgf"),
    ("edit RECORDS/game.sgf -c next -c pass", "sgf"),
    ("convert RECORDS/game.sgf --normalize", "sgf"),
    ("render RECORDS/game.sgf", "png"),
    ("render --thumbnail 64 RECORDS/game.sgf", "png"),
    ("render RECORDS/game.sgf", "svg"),
    ("render RECORDS/game.sgf", "txt"),
];

/// A planted ground, with the forms of outputs with this suffix in the output's folder.
fn lay_out(suffix: &str) -> (Ground, Snapshot) {
    let ground = Ground::planted_where_one_writes();
    let at = |name: &str| ground.output().join(format!("{name}.{suffix}"));
    let linked = ground.records().join(format!("linked.{suffix}"));
    ground.file(&linked, "(;C[linked])", 0o644);
    ground.file(&at("existing"), "(;C[existing])", 0o644);
    for (name, target) in [
        ("mine", &PathBuf::from(format!("../records/linked.{suffix}"))),
        ("absolute", &linked),
        ("chain", &at("mine")),
        ("away", &ground.precious.folder.join(format!("planted.{suffix}"))),
        ("profile", &ground.precious.profile),
        ("other", if suffix == "sgf" { &ground.precious.letter } else { &ground.precious.best }),
    ] {
        symlink(target, at(name)).unwrap();
    }
    fs::hard_link(if suffix == "sgf" { &ground.precious.best } else { &ground.precious.letter }, at("hard")).unwrap();
    if suffix != "sgf" {
        for name in ["dangling", "self", "pipe", "socket", "folder", "to-folder"] {
            fs::rename(ground.output().join(format!("{name}.sgf")), at(name)).unwrap();
        }
        fs::remove_file(at("self")).unwrap();
        symlink(at("self"), at("self")).unwrap();
    }
    ground.give(&ground.output(), user());
    let before = Snapshot::of(&ground.root());
    (ground, before)
}

/// Writes with a command, whose output has this suffix, to every form of an output; what goes wrong.
fn wrong_outputs(writer: &str, suffix: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    let (mut ground, mut before) = lay_out(suffix);
    for (form, expected) in FORMS {
        // Somebody may come and read: waiting for that takes its time.
        if form == "pipe" && !["edit RECORDS", "render --thumbnail"].iter().any(|start| writer.starts_with(start)) {
            continue;
        }
        let out = format!("OUTPUT/{form}.{suffix}");
        let mut call = ground.call(&writer.split(' ').chain(["-o", &out]).collect::<Vec<_>>());
        call.input = GAME.into();
        let mut asked = Asked { own: vec![ground.own()], ..Asked::default() };
        if let Written(file) = expected {
            asked.files.push(ground.root().join(format!("{file}.{suffix}")));
        }
        let (run, said) = ground.attacked(&before, &call, &asked);
        let answer = match expected {
            Refused => run.refused(form),
            Written(_) => run.done(),
        };
        let late = (run.took > Duration::from_secs(5)).then(|| format!("took {:?}", run.took));
        let short = asked.files.iter().find(|file| fs::read(file).is_ok_and(|bytes| bytes.len() < 20));
        let short = short.map(|file| format!("{} holds next to nothing", file.display()));
        let name = call.name();
        drop(call);
        let is_whole = said.is_empty();
        wrong.extend(said);
        wrong.extend([answer, late, short].into_iter().flatten().map(|said| format!("{name}: {said}")));
        (ground, before) = match is_whole {
            true => {
                let now = Snapshot::of(&ground.root());
                (ground, now)
            }
            false => lay_out(suffix),
        };
    }
    wrong
}

#[test]
fn only_the_requested_output_is_written() {
    // In parallel, because most of the time is spent waiting for a reader.
    let wrong: Vec<String> = std::thread::scope(|scope| {
        let writers = WRITERS.map(|(writer, suffix)| scope.spawn(move || wrong_outputs(writer, suffix)));
        writers.into_iter().flat_map(|writer| writer.join().unwrap()).collect()
    });
    assert!(wrong.is_empty(), "{} times:\n{}", wrong.len(), wrong.join("\n"));
}

/// Outputs that are called like the program's own files.
const NAMES: [(&str, Expected); 9] = [
    (".variorum-1-1.part", Written("output/.variorum-1-1.part")),
    (".variorum-0123456789abcdef.part", Written("output/.variorum-0123456789abcdef.part")),
    (".variorum-1-3.spare", Written("output/.variorum-1-3.spare")),
    (".variorum-notes", Written("output/.variorum-notes")),
    ("7.unsaved", Written("output/7.unsaved")),
    ("settings.ron", Written("output/settings.ron")),
    (".variorum-1-4.part", Refused),
    (".variorum-fedcba9876543210.part", Refused),
    ("11.unsaved", Refused),
];

#[test]
fn an_output_may_be_called_like_the_programs_own_files() {
    let mut wrong = Vec::new();
    for (name, expected) in NAMES {
        let ground = Ground::planted_where_one_writes();
        let before = Snapshot::of(&ground.root());
        let mut asked = Asked { own: vec![ground.own()], ..Asked::default() };
        if let Written(file) = expected {
            asked.files.push(ground.root().join(file));
        }
        let out = format!("OUTPUT/{name}");
        let call = ground.call(&["edit", "RECORDS/game.sgf", "-c", "pass", "-o", &out]);
        let (run, said) = ground.attacked(&before, &call, &asked);
        wrong.extend(said);
        let said = if matches!(expected, Refused) { run.refused(name) } else { run.done() };
        wrong.extend(said.map(|said| format!("{}: {said}", call.name())));
    }
    assert!(wrong.is_empty(), "{} times:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn a_copy_is_read_by_no_more_people_than_its_source() {
    let ground = Ground::bare();
    let sources = [
        ("RECORDS/private.sgf", 0o600),
        ("RECORDS/group.sgf", 0o640),
        ("RECORDS/to-keys.sgf", 0o600),
        ("RECORDS/game.sgf", 0o644),
        ("-", 0o666),
    ];
    symlink(&ground.precious.keys, ground.records().join("to-keys.sgf")).unwrap();
    ground.give(&ground.records(), user());
    let writers = [
        ("edit SOURCE -c pass", "sgf"),
        ("convert SOURCE", "sgf"),
        ("convert SOURCE --for sabaki", "sgf"),
        ("render SOURCE --thumbnail 64", "png"),
        ("render SOURCE", "svg"),
    ];
    // What is in the output's place, and with which rights.
    let places = [
        ("new", None),
        ("open", Some(0o644)),
        ("wide", Some(0o666)),
        ("narrow", Some(0o600)),
        ("two", Some(0o644)),
        ("link", Some(0o644)),
    ];
    let mut wrong = Vec::new();
    for (source, readers) in sources {
        for (writer, suffix) in writers {
            for (place, there) in places {
                for umask in ["022", "077"] {
                    // One umask tells enough where nothing is new.
                    if there.is_some() && umask == "077" {
                        continue;
                    }
                    let folder = tempfile::tempdir_in(ground.output()).unwrap();
                    let at = |name: &str| folder.path().join(format!("{name}.{suffix}"));
                    let real = if place == "link" { at("real") } else { at(place) };
                    if let Some(mode) = there {
                        ground.file(&real, "(;C[there])", mode);
                    }
                    match place {
                        "two" => fs::hard_link(&real, folder.path().join("second")).unwrap(),
                        "link" => symlink(&real, at("link")).unwrap(),
                        _ => {}
                    }
                    ground.give(folder.path(), user());
                    let words = writer.replace("SOURCE", source);
                    let out = at(place).display().to_string();
                    let mut call = ground.call(&words.split(' ').chain(["-o", &out]).collect::<Vec<_>>());
                    (call.input, call.umask) = (GAME.into(), umask);
                    let run = call.run();
                    let mode = fs::metadata(&real).map_or(0o7777, |about| about.mode() & 0o7777);
                    let most = match there {
                        None if umask == "077" => readers & 0o600,
                        None => readers & 0o644,
                        Some(there) => readers & there,
                    };
                    // Where everybody may read the source, it is no matter who else may write.
                    let matters = if readers & 0o004 == 0 { 0o7777 } else { 0o444 };
                    let said = match run.done() {
                        Some(said) => said,
                        None if mode & matters & !most != 0 => format!("has {mode:o}, more than {most:o}"),
                        // What may be read stays so.
                        None if readers == 0o666 && mode != most => format!("has {mode:o}, not {most:o}"),
                        None => continue,
                    };
                    wrong.push(format!("{words} -o {place}.{suffix}, umask {umask}: {said}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} times:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn a_rewritten_file_keeps_its_names_and_links() {
    let mut wrong = Vec::new();
    for writer in
        ["edit FILE -c new-node -o FILE", "convert FILE --encoding utf-8 -o FILE", "edit FILE -c new-node -o OTHER"]
    {
        let ground = Ground::planted_where_one_writes();
        let at = |name: &str| ground.records().join(name);
        ground.file(&at("two.sgf"), GAME, 0o640);
        fs::hard_link(at("two.sgf"), ground.output().join("second.sgf")).unwrap();
        symlink("../records/two.sgf", ground.output().join("link.sgf")).unwrap();
        symlink("link.sgf", ground.output().join("chain.sgf")).unwrap();
        ground.give(&ground.root(), user());
        let (real, before) = (fs::metadata(at("two.sgf")).unwrap(), Snapshot::of(&ground.root()));
        // By one name it is read, by another one written: the same file.
        for (file, other) in [
            ("RECORDS/two.sgf", "OUTPUT/second.sgf"),
            ("OUTPUT/chain.sgf", "RECORDS/two.sgf"),
            ("OUTPUT/link.sgf", "OUTPUT/chain.sgf"),
        ] {
            let words = writer.replace("FILE", file).replace("OTHER", other);
            let call = ground.call(&words.split(' ').collect::<Vec<_>>());
            let old = fs::read(at("two.sgf")).unwrap();
            let asked = Asked {
                own: vec![ground.own()],
                files: vec![at("two.sgf"), ground.output().join("second.sgf")],
                strict: false,
            };
            let (run, said) = ground.attacked(&before, &call, &asked);
            wrong.extend(said);
            let mut say = |said: String| wrong.push(format!("{}: {said}", call.name()));
            run.done().into_iter().for_each(&mut say);
            for name in [at("two.sgf"), ground.output().join("second.sgf")] {
                let now = fs::metadata(&name).unwrap();
                if now.ino() != real.ino() || now.mode() != real.mode() || now.nlink() != 2 {
                    say(format!("{} is another file, or has other rights or names: {:o}", name.display(), now.mode()));
                }
            }
            if writer.starts_with("edit") && fs::read(at("two.sgf")).unwrap() == old {
                say("wrote nothing".to_owned());
            }
        }
    }
    assert!(wrong.is_empty(), "{} times:\n{}", wrong.len(), wrong.join("\n"));
}

/// Makes a pipe of the user's, or of somebody's.
pub fn pipe(path: &Path, mode: &str) -> PathBuf {
    assert!(Command::new("mkfifo").args(["-m", mode]).arg(path).status().unwrap().success());
    path.to_owned()
}

/// What a reader at the other end of a pipe gets while something is done.
pub fn read_while<T>(pipe: &Path, what: impl FnOnce() -> T) -> (T, Vec<u8>) {
    let got = tempfile::NamedTempFile::new().unwrap();
    let mut reader = Command::new("cat").arg(pipe).stdout(got.reopen().unwrap()).stderr(Stdio::null()).spawn().unwrap();
    let done = what();
    // Whoever wrote has ended; where nobody did, the reader still waits for one.
    for _ in 0..20 {
        if reader.try_wait().unwrap().is_some() {
            break;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    let _ = reader.kill();
    reader.wait().unwrap();
    (done, fs::read(got.path()).unwrap())
}

#[test]
fn pipes_and_devices_are_written_while_they_have_a_reader() {
    let ground = Ground::bare();
    let own = pipe(&ground.output().join("own.sgf"), "600");
    symlink(&own, ground.output().join("to-own.sgf")).unwrap();
    ground.give(&ground.root(), user());
    let before = Snapshot::of(&ground.root());
    let asked = Asked { own: vec![ground.own()], files: vec![own.clone()], ..Asked::default() };
    let mut wrong = Vec::new();
    let whole = "exec \"$0\" \"$@\"";
    // What comes on standard output where the program is started so.
    let mut printed = |shell: &'static str, writer: &str, out: &str| {
        let mut call = ground.call(&writer.split(' ').chain(["-o", out]).collect::<Vec<_>>());
        call.shell = shell;
        let (run, said) = ground.attacked(&before, &call, &asked);
        wrong.extend(said.into_iter().chain(run.done().map(|said| format!("{}: {said}", call.name()))));
        run.out
    };
    let edit = "edit RECORDS/game.sgf -c next -c pass";
    for writer in [edit, "convert RECORDS/game.sgf", "render --format svg RECORDS/game.sgf"] {
        assert!(printed(whole, writer, "/dev/null").is_empty());
        let expected = printed(whole, writer, "-");
        assert!(expected.len() > 20);
        for (shell, out) in [
            ("\"$0\" \"$@\" | cat", "/dev/stdout"),
            ("\"$0\" \"$@\" | cat", "/dev/fd/1"),
            ("\"$0\" \"$@\" 5>&1 >/dev/null | cat", "/dev/fd/5"),
        ] {
            // A pipeline has the status of `cat`: what was read tells.
            assert!(printed(shell, writer, out) == expected, "{writer} -o {out}");
        }
        let (_, got) = read_while(&own, || printed(whole, writer, "OUTPUT/own.sgf"));
        assert!(got == expected, "{writer} -o a pipe");
    }
    for out in ["OUTPUT/own.sgf", "OUTPUT/to-own.sgf"] {
        let call = ground.call(&edit.split(' ').chain(["-o", out]).collect::<Vec<_>>());
        let (run, said) = ground.attacked(&before, &call, &asked);
        let late = (run.took > Duration::from_secs(5)).then(|| format!("took {:?}", run.took));
        wrong.extend(said.into_iter().chain(run.refused("own.sgf")).chain(late));
    }
    assert!(wrong.is_empty(), "{} times:\n{}", wrong.len(), wrong.join("\n"));
}
