//! Every call to the disk fails once and is the program's last once: for the library and for the program itself.
//!
//! After each, whoever starts again finds the old file or the new one, nothing left behind, no wider rights, and was told if
//! something failed.
#![cfg(all(debug_assertions, unix))]

use std::ffi::OsStr;
use std::fs;
use std::io::ErrorKind;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown, symlink};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{PoisonError, RwLock, RwLockReadGuard};

use variorum::store::disk::faults::{FaultPlan, Strike, with, with_names};
use variorum::store::disk::{Call, Readers};
use variorum::store::journal::{Entry, Journal, left_behind};
use variorum::store::progress;
use variorum::store::rescue::settle;
use variorum::store::save::{Guard, WriteOptions, write_watched};
use variorum::store::versions::Versions;
use variorum::store::{Home, Settings, Stamp, WriteError};

const STRIKES: [Strike; 4] = [
    Strike::Fail(ErrorKind::Other),
    Strike::Fail(ErrorKind::StorageFull),
    Strike::Fail(ErrorKind::PermissionDenied),
    Strike::Die,
];

/// What stands where a record is to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Target {
    New,
    Existing,
    /// A symbolic link into another folder.
    Link,
    /// One of two names of a file.
    OtherName,
    /// In a folder where no file can be made.
    ClosedFolder,
    /// Somebody else's, whose group may write. Only an administrator can lay it out.
    Foreign,
}

const TARGETS: [Target; 6] =
    [Target::New, Target::Existing, Target::Link, Target::OtherName, Target::ClosedFolder, Target::Foreign];

/// Of nobody's.
const SOMEBODY: u32 = 12345;
/// The user who runs the program where the tests are an administrator's.
const NOBODY: u32 = 65534;

/// A folder with a record in it, laid out anew for each strike.
struct Place {
    root: tempfile::TempDir,
    target: Target,
    old: Vec<u8>,
}

impl Place {
    fn new(target: Target) -> Place {
        let root = tempfile::tempdir().unwrap();
        for folder in ["records", "elsewhere", "home"] {
            fs::create_dir(root.path().join(folder)).unwrap();
        }
        let old = format!("(;GM[1]SZ[9]C[{}])", "the old state ".repeat(100)).into_bytes();
        let place = Place { root, target, old };
        let real = place.real();
        if target != Target::New {
            fs::write(&real, &place.old).unwrap();
            fs::set_permissions(&real, fs::Permissions::from_mode(0o640)).unwrap();
        }
        match target {
            Target::Link => symlink("../elsewhere/real.sgf", place.path()).unwrap(),
            Target::OtherName => fs::hard_link(&real, place.root.path().join("elsewhere/other.sgf")).unwrap(),
            _ => {}
        }
        place
    }

    /// For a user who is no administrator: what is his is his, what is closed is closed.
    fn give_to(&self, user: u32) {
        let all = ["", "records", "elsewhere", "home"].map(|name| self.root.path().join(name));
        let given = all.into_iter().chain((self.target != Target::New).then(|| self.real()));
        for path in given {
            chown(&path, Some(user), Some(user)).unwrap();
        }
        match self.target {
            Target::Foreign => {
                chown(self.real(), Some(SOMEBODY), Some(user)).unwrap();
                fs::set_permissions(self.real(), fs::Permissions::from_mode(0o660)).unwrap();
            }
            Target::ClosedFolder => chown(self.root.path().join("records"), Some(0), Some(0)).unwrap(),
            _ => {}
        }
    }

    /// As it is named.
    fn path(&self) -> PathBuf {
        self.root.path().join("records/record.sgf")
    }

    /// Where its bytes are.
    fn real(&self) -> PathBuf {
        if self.target == Target::Link { self.root.path().join("elsewhere/real.sgf") } else { self.path() }
    }

    fn rescue(&self) -> PathBuf {
        self.root.path().join("home/rescue")
    }

    fn state(&self) -> Option<Vec<u8>> {
        fs::read(self.path()).ok()
    }

    fn old_state(&self) -> Option<Vec<u8>> {
        (self.target != Target::New).then(|| self.old.clone())
    }

    /// What must hold whatever happened, once somebody has started again.
    fn check(&self, new: &[u8], guarded: bool, what: &str) {
        let state = self.state();
        assert!(state == self.old_state() || state.as_deref() == Some(new), "neither old nor new: {what}");
        if self.target != Target::New {
            let wider = fs::metadata(self.real()).unwrap().mode() & 0o777 & !0o660;
            assert_eq!(wider, 0, "{what}");
        }
        match self.target {
            Target::Link => assert!(fs::symlink_metadata(self.path()).unwrap().is_symlink(), "{what}"),
            // What nobody had read goes on under its other name.
            Target::OtherName => {
                let other = fs::read(self.root.path().join("elsewhere/other.sgf")).unwrap();
                assert!(Some(&other) == state.as_ref() || !guarded && other == self.old, "{what}");
            }
            _ => {}
        }
        for folder in ["records", "elsewhere", "home/rescue"] {
            let left = fs::read_dir(self.root.path().join(folder)).into_iter().flatten().flatten();
            let left: Vec<_> = left.map(|entry| entry.file_name().into_string().unwrap()).collect();
            let known = ["record.sgf", "real.sgf", "other.sgf"];
            assert!(left.iter().all(|name| known.contains(&name.as_str())), "{left:?} is left: {what}");
        }
    }
}

fn is_administrator() -> bool {
    fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
}

/// A program that is being started has the locks of the one that starts it for a moment.
static STARTING: RwLock<()> = RwLock::new(());

/// While this is held, no program is started.
fn no_start() -> RwLockReadGuard<'static, ()> {
    STARTING.read().unwrap_or_else(PoisonError::into_inner)
}

/// What the next start does before it reads the file.
fn start_again(place: &Place) {
    settle(&place.rescue());
}

#[test]
fn a_file_is_old_or_new_whatever_call_of_saving_fails() {
    let tried: usize = std::thread::scope(|scope| {
        let all = TARGETS.map(|target| scope.spawn(move || strike_saving(target)));
        all.into_iter().map(|one| one.join().unwrap()).sum()
    });
    assert!(tried > 500, "{tried} calls were struck");
}

/// Lets every call of saving fail or be the last; how many there were. Where the tests are an administrator's, nothing is closed or
/// foreign to the library: the program is tried below.
fn strike_saving(target: Target) -> usize {
    let mut tried = 0;
    for strike in STRIKES {
        for (guarded, only_named) in [(false, false), (true, false), (true, true)] {
            for at in 1.. {
                let _no_start = no_start();
                let place = Place::new(target);
                let (path, rescue) = (place.path(), place.rescue());
                let new = format!("(;GM[1]SZ[9]C[{}])", "new ".repeat(600 - 10 * (at % 60))).into_bytes();
                let (stamp, before) = (Stamp::of(&place.old), place.old_state());
                let guard = match (guarded, target) {
                    (false, _) => Guard::Anything,
                    (true, Target::New) => Guard::Nothing,
                    (true, _) => Guard::Only(stamp),
                };
                let plan = FaultPlan::new(strike, at);
                let terms = WriteOptions { rescue: Some(&rescue), ..WriteOptions::of(guard) };
                let write = || write_watched(&path, &new, terms, |_| true);
                let result = with(Some(plan.clone()), || with_names(only_named, write));
                let what = format!("{target:?}, {strike:?} at {at}, {:?}: {result:?}", plan.calls().get(at - 1));
                if !plan.struck() {
                    assert!(result.is_ok() && at > 8, "{what}");
                    assert_eq!(place.state().as_ref(), Some(&new), "{what}");
                    place.check(&new, guarded, &what);
                    break;
                }
                tried += 1;
                if strike != Strike::Die {
                    match &result {
                        Ok(_) => assert_eq!(place.state().as_ref(), Some(&new), "{what}"),
                        Err(WriteError::Unsure(_, printed, _)) => {
                            assert!(printed.same_content(&Stamp::of(&new)), "{what}");
                            assert_eq!(place.state().as_ref(), Some(&new), "{what}");
                        }
                        // A failure that is told has changed nothing.
                        Err(_) => assert_eq!(place.state(), before, "{what}"),
                    }
                }
                start_again(&place);
                place.check(&new, guarded, &what);
            }
        }
    }
    tried
}

#[test]
fn a_disk_that_takes_nothing_more_leaves_a_whole_copy() {
    let _no_start = no_start();
    // Every write from one on: what is half written in place cannot be put back.
    let place = Place::new(Target::OtherName);
    let new = "(;C[new])".repeat(700).into_bytes();
    let old = Stamp::of(&place.old);
    let write = |place: &Place, plan| {
        let rescue = place.rescue();
        let terms = WriteOptions { guard: Guard::Only(old), readers: Readers::Usual, rescue: Some(&rescue) };
        with(Some(plan), || write_watched(&place.path(), &new, terms, |_| true))
    };
    let plan = FaultPlan::new(Strike::Fail(ErrorKind::Other), 0);
    write(&place, plan.clone()).unwrap();
    let path = place.path();
    let last = plan.calls().iter().rposition(|(call, at)| (*call, at) == (Call::Write, &path)).unwrap() + 1;
    let place = Place::new(Target::OtherName);
    // Dying is a failure of all that follows.
    let result = write(&place, FaultPlan::new(Strike::Die, last));
    let Err(WriteError::Half(_, whole, _)) = result else { panic!("{result:?}") };
    assert!(whole.starts_with(place.rescue()) && whole.exists());
    assert_ne!(place.state(), Some(place.old.clone()));
    let reported = settle(&place.rescue()).messages;
    assert!(reported.len() == 1 && reported[0].contains("record.sgf"), "{reported:?}");
    assert_eq!(place.state().as_ref(), Some(&new));
    // Where another program has written since, its word stands, and ours is kept until somebody decides.
    let place = Place::new(Target::OtherName);
    let _ = write(&place, FaultPlan::new(Strike::Die, last));
    fs::write(place.path(), "(;C[theirs])").unwrap();
    for _ in 0..2 {
        let settled = settle(&place.rescue());
        assert_eq!((settled.messages.len(), settled.offered.len()), (0, 1));
        assert_eq!(settled.offered[0].bytes, new);
        assert_eq!(place.state().as_deref(), Some(&b"(;C[theirs])"[..]));
    }
    settle(&place.rescue()).offered[0].discard().unwrap();
    assert!(settle(&place.rescue()).offered.is_empty());
}

#[test]
fn contents_are_synced_before_they_get_their_name_and_the_folder_after() {
    for (target, shape) in [
        (Target::New, &[Call::Create, Call::Write, Call::Sync, Call::Link, Call::SyncFolder][..]),
        (Target::Existing, &[Call::Create, Call::Write, Call::Rights, Call::Sync, Call::Rename, Call::SyncFolder]),
        // The spare is safe before the file is touched, and goes when the file is.
        (
            Target::OtherName,
            &[
                Call::Create,
                Call::Write,
                Call::Sync,
                Call::SyncFolder,
                Call::Write,
                Call::Shorten,
                Call::Sync,
                Call::Remove,
            ],
        ),
    ] {
        let place = Place::new(target);
        let plan = FaultPlan::new(Strike::Die, 0);
        let old = Stamp::of(&place.old);
        let guard = if target == Target::New { Guard::Nothing } else { Guard::Only(old) };
        let rescue = place.rescue();
        let rescue = (target == Target::OtherName).then_some(&*rescue);
        let terms = WriteOptions { rescue, ..WriteOptions::of(guard) };
        with(Some(plan.clone()), || write_watched(&place.path(), b"(;)", terms, |_| true)).unwrap();
        let calls: Vec<_> = plan.calls().into_iter().map(|(call, _)| call).collect();
        let calls: Vec<_> = calls.into_iter().filter(|call| shape.contains(call)).collect();
        assert_eq!(calls, shape, "{target:?}");
    }
}

#[test]
fn settings_are_old_or_new_whatever_call_fails() {
    for strike in STRIKES {
        for at in 1.. {
            let _no_start = no_start();
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("variorum/settings.ron");
            let before = Settings::default();
            before.save(&path, &before, None).unwrap();
            let mut after = Settings { zoom: 2.0, ..before.clone() };
            after.recent.opened(Path::new("/records/a.sgf"));
            let plan = FaultPlan::new(strike, at);
            let rescue = folder.path().join("rescue");
            let result = with(Some(plan.clone()), || after.save(&path, &before, Some(&rescue)));
            let what = format!("{strike:?} at {at}, {:?}: {result:?}", plan.calls().get(at - 1));
            settle(&rescue);
            let loaded = Settings::load(&path);
            assert!(loaded.notices.is_empty(), "{what}");
            assert!(loaded.settings == before || loaded.settings == after, "{what}");
            assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1, "{what}");
            match result {
                Ok(()) => assert_eq!(loaded.settings, after, "{what}"),
                Err(WriteError::Unsure(..)) => {}
                Err(_) if strike != Strike::Die => assert_eq!(loaded.settings, before, "{what}"),
                Err(_) => {}
            }
            if !plan.struck() {
                break;
            }
        }
    }
}

#[test]
fn an_earlier_version_is_kept_whole_or_its_lack_is_reported_whatever_call_fails() {
    let mut tried = 0;
    for strike in STRIKES {
        // One earlier version is there, one too many, or none.
        for kept_before in [0, 1, 2] {
            for at in 1.. {
                let _no_start = no_start();
                let folder = tempfile::tempdir().unwrap();
                let home = Home::in_folder(&folder.path().join("home"));
                let (path, versions) = (folder.path().join("game.sgf"), Versions::new(home.versions(), 2));
                let mut states = vec![];
                for n in 0..kept_before {
                    states.push(format!("(;C[version {n}])"));
                    fs::write(&path, &states[n]).unwrap();
                    versions.keep(&path, b"(;)").unwrap();
                }
                states.push("(;C[what was there])".to_owned());
                fs::write(&path, states.last().unwrap()).unwrap();
                let plan = FaultPlan::new(strike, at);
                let result = with(Some(plan.clone()), || versions.keep(&path, b"(;C[new])"));
                let what = format!("{strike:?} at {at}, {:?}: {result:?}", plan.calls().get(at - 1));
                assert_eq!(fs::read_to_string(&path).unwrap(), *states.last().unwrap(), "{what}");
                let kept: Vec<_> = versions.of(&path).into_iter().map(|version| version.path).collect();
                let all = fs::read_dir(home.versions()).into_iter().flatten().count();
                assert_eq!(kept.len(), all, "{what}: something else is left");
                let kept: Vec<_> = kept.iter().map(|path| fs::read_to_string(path).unwrap()).collect();
                assert!(kept.iter().all(|state| states.contains(state)), "{what}: {kept:?}");
                match (&result, strike) {
                    (Ok(()), Strike::Die) if plan.struck() => {}
                    (Ok(()), _) => assert_eq!(kept.first(), states.last(), "{what}"),
                    (Err(_), _) => assert!(kept.len() >= kept_before, "{what}: {kept:?}"),
                }
                if !plan.struck() {
                    assert!(kept.len() <= 2, "{kept:?}");
                    break;
                }
                tried += 1;
            }
        }
    }
    assert!(tried > 100, "{tried}");
}

#[test]
fn an_answer_is_whole_or_its_loss_is_reported_whatever_call_fails() {
    let (old, new) = (b"{\"old\":1}\n".as_slice(), "{\"new\":\"an answer\"}");
    let mut tried = 0;
    for strike in STRIKES {
        // Whether there is a log already, and whether files can be made without a name.
        for (is_begun, only_named) in [(false, false), (false, true), (true, false)] {
            for at in 1.. {
                let _no_start = no_start();
                let folder = tempfile::tempdir().unwrap();
                let (records, home) = (folder.path().join("records"), Home::in_folder(&folder.path().join("home")));
                fs::create_dir(&records).unwrap();
                let before = if is_begun { old } else { b"" };
                if is_begun {
                    fs::write(records.join(progress::NAME), old).unwrap();
                }
                let plan = FaultPlan::new(strike, at);
                let append = || progress::append(&records, Some(&home), new);
                let added = with_names(only_named, || with(Some(plan.clone()), append));
                let what = format!("{strike:?} at {at}, {:?}: {added:?}", plan.calls().get(at - 1));
                settle(&home.rescue());
                let logs = progress::read(&records, Some(&home)).files;
                let has =
                    |part: &str| logs.iter().any(|(_, log)| String::from_utf8_lossy(log).lines().any(|l| l == part));
                assert!(added.is_err() || has(new) || strike == Strike::Die && plan.struck(), "{what}");
                assert!(!is_begun || fs::read(records.join(progress::NAME)).unwrap().starts_with(before), "{what}");
                for place in [&records, &home.study()] {
                    let files = fs::read_dir(place).into_iter().flatten().flatten().map(|entry| entry.path());
                    for file in files {
                        let is_log = file.extension().is_some_and(|suffix| suffix == "jsonl");
                        assert!(is_log && fs::metadata(&file).unwrap().len() > 0, "{file:?} is left: {what}");
                    }
                }
                // Whatever is there, the next answer is added to it.
                progress::append(&records, Some(&home), "{\"next\":1}").unwrap();
                let log = fs::read_to_string(records.join(progress::NAME)).unwrap();
                assert!(
                    log.ends_with("{\"next\":1}\n") && (!is_begun || log.starts_with("{\"old\":1}\n")),
                    "{what}: {log}"
                );
                if !plan.struck() {
                    break;
                }
                tried += 1;
            }
        }
    }
    assert!(tried > 60, "{tried}");
}

/// The program, where all may run it.
fn program(folder: &Path) -> PathBuf {
    let program = folder.join("variorum");
    fs::copy(env!("CARGO_BIN_EXE_variorum"), &program).unwrap();
    fs::set_permissions(folder, fs::Permissions::from_mode(0o755)).unwrap();
    program
}

/// Runs `edit` with a word for the disk; its exit status, if it ended by itself, and what it said.
fn edit(program: &Path, place: &Place, disk: &str) -> (Option<i32>, String) {
    let (input, output) = (input(place), place.path());
    let words = [
        "edit".as_ref(),
        input.as_os_str(),
        "-c".as_ref(),
        "comment \"what is new\"".as_ref(),
        "-o".as_ref(),
        output.as_ref(),
    ];
    run(program, place, disk, &words)
}

fn run(program: &Path, place: &Place, disk: &str, words: &[&OsStr]) -> (Option<i32>, String) {
    let mut command = Command::new(program);
    command.args(words);
    command.env("VARIORUM_HOME", place.root.path().join("home")).env("VARIORUM_DISK", disk).env("LC_ALL", "C");
    if is_administrator() {
        command.uid(NOBODY).gid(NOBODY);
    }
    start(command)
}

/// Starts a program; how it ended, and what it said.
fn start(mut command: Command) -> (Option<i32>, String) {
    let starting = STARTING.write().unwrap_or_else(PoisonError::into_inner);
    let child = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
    drop(starting);
    let output = child.wait_with_output().unwrap();
    (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
}

/// A new file is made of another one.
fn input(place: &Place) -> PathBuf {
    if place.target == Target::New { place.root.path().join("elsewhere/real.sgf") } else { place.path() }
}

#[test]
fn the_program_leaves_a_file_old_or_new_whatever_call_fails() {
    let folder = tempfile::tempdir().unwrap();
    let program = program(folder.path());
    let new = |place: &Place| {
        String::from_utf8(place.old.clone()).unwrap().split("C[").next().unwrap().to_owned() + "C[what is new])"
    };
    let lay_out = |target: Target| {
        let place = Place::new(target);
        if target == Target::New {
            fs::write(input(&place), &place.old).unwrap();
        }
        if is_administrator() {
            place.give_to(NOBODY);
        }
        place
    };
    std::thread::scope(|scope| {
        for target in TARGETS {
            if matches!(target, Target::Foreign | Target::ClosedFolder) && !is_administrator() {
                continue;
            }
            let (program, lay_out) = (&program, &lay_out);
            scope.spawn(move || {
                let place = lay_out(target);
                let list = place.root.path().join("home/calls");
                let (status, printed) = edit(program, &place, &format!("list:{}", list.display()));
                assert_eq!((status, printed.as_str()), (Some(0), ""), "{target:?}");
                assert_eq!(place.state(), Some(new(&place).into_bytes()), "{target:?}");
                if target == Target::Foreign {
                    assert_eq!(fs::metadata(place.real()).unwrap().uid(), SOMEBODY);
                }
                let calls = fs::read_to_string(list).unwrap();
                assert!(calls.lines().count() > 10, "{calls}");
                for word in ["EIO", "ENOSPC", "EPERM", "die"] {
                    for (at, call) in (1..).zip(calls.lines()) {
                        let place = lay_out(target);
                        let (status, printed) = edit(program, &place, &format!("{word}:{at}"));
                        let what = format!("{target:?}, {word} at {at}, {call}: {status:?} {printed}");
                        match (word, status) {
                            ("die", status) => assert_eq!(status, None, "{what}"),
                            (_, Some(0)) => assert_eq!(place.state(), Some(new(&place).into_bytes()), "{what}"),
                            (_, Some(2)) => {
                                let unsure = printed.contains("does not confirm");
                                assert_eq!(printed.lines().count(), 1, "{what}");
                                assert_eq!(place.state() == place.old_state(), !unsure, "{what}");
                            }
                            _ => panic!("{what}"),
                        }
                        // Only who owns them clears up.
                        let path = place.path();
                        run(
                            program,
                            &place,
                            "list:/dev/null",
                            &["convert".as_ref(), path.as_ref(), "-o".as_ref(), path.as_ref()],
                        );
                        let _no_start = no_start();
                        place.check(new(&place).as_bytes(), true, &what);
                    }
                }
            });
        }
    });
}

/// Unsaved work of a run that was killed, in this state.
fn leave_behind(journals: &Path, state: &str) {
    let journal = Journal::open(journals).unwrap();
    journal.keep(3, entry(state));
    assert!(journal.flush());
}

fn entry(state: &str) -> impl FnOnce() -> Entry + Send + 'static {
    let bytes = state.as_bytes().to_vec();
    let (title, place) = ("a.sgf".to_owned(), "/".to_owned());
    move || Entry { file: None, title, game: 1, place, base: None, tries: 0, bytes }
}

#[test]
fn unsaved_work_is_on_the_disk_or_its_loss_is_reported_whatever_call_fails() {
    let mut tried = 0;
    for strike in STRIKES {
        for at in 1.. {
            let _no_start = no_start();
            let folder = tempfile::tempdir().unwrap();
            let journals = folder.path().join("journal");
            leave_behind(&journals, "(;C[one])");
            let plan = FaultPlan::new(strike, at);
            // Taken over, typed on, and on; what of it is surely kept, and whether anybody was told.
            let (sure, reported) = with(Some(plan.clone()), || {
                let mut left = left_behind(&journals);
                let found = left.found.pop();
                assert!(strike == Strike::Die || found.is_some() || !left.damaged.is_empty(), "nobody is told of it");
                let Ok(journal) = Journal::open(&journals) else { return ("(;C[one])", true) };
                let mut sure = "(;C[one])";
                if let Some(found) = found {
                    journal.adopt(1, found);
                    journal.flush();
                }
                let mut reported = matches!(journal.news(), Some(Err(_)));
                for state in ["(;C[one, two])", "(;C[one, two, three])"] {
                    journal.keep(1, entry(state));
                    if journal.flush() {
                        sure = state;
                    }
                    reported |= matches!(journal.news(), Some(Err(_)));
                }
                (sure, reported)
            });
            let what = format!("{strike:?} at {at}, {:?}", plan.calls().get(at - 1));
            let left = left_behind(&journals);
            let states: Vec<_> = left.found.iter().map(|found| String::from_utf8_lossy(&found.entry.bytes)).collect();
            assert!(left.damaged.is_empty(), "{what}: {:?}", left.damaged);
            assert!(states.iter().any(|state| state.starts_with(&sure[..sure.len() - 2])), "{what}: {states:?}");
            assert!(sure.ends_with("three])") || reported, "{what}");
            if !plan.struck() {
                assert_eq!(states, ["(;C[one, two, three])"]);
                break;
            }
            tried += 1;
            for found in left.found {
                found.discard().unwrap();
            }
            let all = fs::read_dir(&journals).unwrap().flatten();
            assert_eq!(all.filter(|entry| entry.path().is_dir()).count(), 0, "{what}: something stays");
        }
    }
    assert!(tried > 100, "{tried}");
}

/// Whoever only reads a file that was left half overwritten is told so, also where no record is left of it.
#[test]
fn a_half_written_file_is_reported_to_its_reader() {
    let old = format!("(;GM[1]SZ[9]C[{}])", "old".repeat(40));
    // What begins with blanks is half written without the beginning of a record.
    for new in [format!("(;GM[1]SZ[9]C[{}])", "new".repeat(50)), format!("{}(;GM[1]SZ[9])", " ".repeat(400))] {
        let (folder, path) = (1..)
            .find_map(|at| {
                let _no_start = no_start();
                let folder = tempfile::tempdir().unwrap();
                let path = folder.path().join("a.sgf");
                fs::write(&path, &old).unwrap();
                // With two names it is written in place.
                fs::hard_link(&path, folder.path().join("b.sgf")).unwrap();
                let rescue = Home::in_folder(&folder.path().join("home")).rescue();
                let terms =
                    WriteOptions { rescue: Some(&rescue), ..WriteOptions::of(Guard::Only(Stamp::of(old.as_bytes()))) };
                let plan = FaultPlan::new(Strike::Die, at);
                let _ = with(Some(plan.clone()), || write_watched(&path, new.as_bytes(), terms, |_| true));
                assert!(plan.struck(), "it was never half written");
                let now = fs::read_to_string(&path).unwrap();
                (now != old && now != new).then_some((folder, path))
            })
            .unwrap();
        for command in ["info", "check", "show"] {
            let mut program = Command::new(env!("CARGO_BIN_EXE_variorum"));
            program.arg(command).arg(&path).env("VARIORUM_HOME", folder.path().join("home")).env("LC_ALL", "C");
            let (_, reported) = start(program);
            assert!(reported.contains("the program ended while saving it"), "{command}: {reported}");
        }
    }
}
