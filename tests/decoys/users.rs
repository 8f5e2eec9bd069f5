//! Another user of the machine: shared folders, records, links, pipes and names that belong to him, and the program's own folder in a
//! place of his. Only an administrator can lay that out.

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown, lchown, symlink};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::ground::{ATTACKER, GAME, Ground, is_administrator, user};
use super::outputs::{pipe, read_while};
use super::planted::plant;
use super::snapshot::{Asked, Snapshot};

/// A folder to which several people write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shared {
    /// As `/tmp` is: nobody takes away what is another's.
    Sticky,
    /// The attacker's, and everybody may write to it.
    Open,
    /// The same, sticky.
    StickyOpen,
    /// The attacker's, and the victim's group may write to it.
    Group,
}

pub const ALL: [Shared; 4] = [Shared::Sticky, Shared::Open, Shared::StickyOpen, Shared::Group];

impl Shared {
    fn is_attackers(self) -> bool {
        self != Shared::Sticky
    }

    /// Gives a folder and all in it to whoever this says, save what is a name of the victim's files.
    pub fn give(self, ground: &Ground, folder: &Path) {
        ground.give(folder, ATTACKER);
        ground.give(&ground.precious.folder, user());
        let (owner, group, mode) = match self {
            Shared::Sticky => (0, 0, 0o1777),
            Shared::Open => (ATTACKER, ATTACKER, 0o777),
            Shared::StickyOpen => (ATTACKER, ATTACKER, 0o1777),
            Shared::Group => (ATTACKER, user(), 0o770),
        };
        chown(folder, Some(owner), Some(group)).unwrap();
        fs::set_permissions(folder, fs::Permissions::from_mode(mode)).unwrap();
    }
}

/// Whether there can be two users; where not, this is said.
pub fn two_users() -> bool {
    if !is_administrator() {
        println!("skipped: only an administrator can be two users");
    }
    is_administrator()
}

/// A folder shared so, full of the attacker's things, with a record of the victim's and one of the attacker's that all may write.
fn lay_out(shared: Shared) -> (Ground, PathBuf) {
    let ground = Ground::bare();
    let folder = ground.root().join("shared");
    plant(&folder, &ground.precious, 0);
    let at = |name: &str| folder.join(name);
    for (name, target) in [
        ("profile.sgf", &ground.precious.profile),
        ("profile.png", &ground.precious.profile),
        ("new.svg", &ground.precious.folder.join("planted.svg")),
        ("to-letter.txt", &ground.precious.letter),
        ("to-keys.sgf", &ground.precious.keys),
    ] {
        symlink(target, at(name)).unwrap();
    }
    fs::hard_link(&ground.precious.profile, at("also-profile.png")).unwrap();
    for name in ["theirs.sgf", "theirs.png", "theirs-two.sgf", "mine.sgf"] {
        fs::write(at(name), GAME).unwrap();
        fs::set_permissions(at(name), fs::Permissions::from_mode(if name == "mine.sgf" { 0o644 } else { 0o666 }))
            .unwrap();
    }
    fs::hard_link(at("theirs-two.sgf"), at("theirs-too.sgf")).unwrap();
    fs::set_permissions(at("pipe.sgf"), fs::Permissions::from_mode(0o666)).unwrap();
    shared.give(&ground, &folder);
    ground.give(&at("mine.sgf"), user());
    (ground, folder)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Expected {
    Done,
    Refused,
    /// The one or the other.
    Either,
}

/// What the victim does, `SHARED` being the folder; the file that may be written; what comes of it.
const ROWS: [(&str, &str, Expected); 28] = [
    ("check SHARED/mine.sgf", "", Expected::Done),
    ("check --json SHARED", "", Expected::Either),
    ("info SHARED/theirs.sgf", "", Expected::Done),
    ("show SHARED/mine.sgf", "", Expected::Done),
    ("find ladder SHARED/mine.sgf SHARED/theirs.sgf", "", Expected::Done),
    ("find --json ladder SHARED", "", Expected::Either),
    ("render SHARED/mine.sgf --format svg -o -", "", Expected::Done),
    ("edit SHARED/mine.sgf -c new-node -o SHARED/mine.sgf", "mine.sgf", Expected::Done),
    ("edit SHARED/mine.sgf -c new-node -o OUTPUT/new.sgf", "../output/new.sgf", Expected::Done),
    ("edit SHARED/theirs.sgf -c new-node -o SHARED/theirs.sgf", "theirs.sgf", Expected::Either),
    ("edit SHARED/theirs-two.sgf -c new-node -o SHARED/theirs-two.sgf", "theirs-t", Expected::Either),
    ("convert SHARED/mine.sgf --normalize -o SHARED/theirs.sgf", "theirs.sgf", Expected::Either),
    ("convert SHARED/mine.sgf -o SHARED/new.sgf", "new.sgf", Expected::Done),
    ("render SHARED/mine.sgf -o SHARED/theirs.png", "theirs.png", Expected::Either),
    ("render SHARED/mine.sgf -o SHARED/new.png", "new.png", Expected::Done),
    ("render --thumbnail 64 RECORDS/game.sgf -o SHARED/thumbnail.png", "thumbnail.png", Expected::Done),
    ("render --thumbnail 64 RECORDS/game.sgf -o SHARED/profile.png", "", Expected::Refused),
    ("render --thumbnail 64 RECORDS/game.sgf -o SHARED/also-profile.png", "also-profile.png", Expected::Either),
    ("render SHARED/mine.sgf -o SHARED/new.svg", "", Expected::Refused),
    ("edit SHARED/mine.sgf -c new-node -o SHARED/profile.sgf", "", Expected::Refused),
    ("edit SHARED/mine.sgf -c new-node -o SHARED/dangling.sgf", "", Expected::Refused),
    ("edit SHARED/mine.sgf -c new-node -o SHARED/also-best.sgf", "also-best.sgf", Expected::Either),
    ("edit SHARED/mine.sgf -c new-node -o SHARED/pipe.sgf", "", Expected::Refused),
    ("edit SHARED/mine.sgf -c new-node -o SHARED/socket.sgf", "", Expected::Refused),
    ("edit SHARED/mine.sgf -c new-node -o SHARED/self.sgf", "", Expected::Refused),
    // The owner of a folder may lead on; who only writes to it may not.
    ("edit SHARED/mine.sgf -c new-node -o SHARED/to-best.sgf", "", Expected::Refused),
    ("render SHARED/mine.sgf -o SHARED/to-letter.txt", "", Expected::Refused),
    ("convert RECORDS/private.sgf -o SHARED/theirs.sgf", "theirs.sgf", Expected::Either),
];

/// Does what the rows say in a folder that is shared so; what goes wrong.
fn wrong_in(shared: Shared) -> Vec<String> {
    let mut wrong = Vec::new();
    let (mut ground, mut folder) = lay_out(shared);
    let mut before = Snapshot::of(&ground.root());
    for (line, written, expected) in ROWS {
        if shared.is_attackers() && ["to-best.sgf", "to-letter.txt"].iter().any(|name| line.ends_with(name)) {
            continue;
        }
        let place = folder.display().to_string();
        let words: Vec<String> = line.split(' ').map(|word| word.replace("SHARED", &place)).collect();
        let call = ground.call(&words.iter().map(String::as_str).collect::<Vec<_>>());
        let is_reading = written.is_empty() && expected != Expected::Refused;
        let mut asked = Asked { own: vec![ground.own()], strict: is_reading, files: vec![] };
        match written {
            "" => {}
            "theirs-t" => asked.files.extend([folder.join("theirs-two.sgf"), folder.join("theirs-too.sgf")]),
            elsewhere if elsewhere.starts_with("../") => asked.files.push(ground.root().join(&elsewhere[3..])),
            name => asked.files.push(folder.join(name)),
        }
        let (run, printed) = ground.attacked(&before, &call, &asked);
        let name = line.rsplit('/').next().unwrap();
        let answer = match expected {
            Expected::Done => run.done(),
            Expected::Refused => run.refused(name),
            Expected::Either if run.status == Some(2) && !is_reading => run.refused(name),
            Expected::Either => None,
        };
        let late = (run.took > Duration::from_secs(5)).then(|| format!("took {:?}", run.took));
        // A private record in a file that its owner lets others read would be everybody's.
        let secret = line.starts_with("convert RECORDS/private.sgf").then(|| fs::metadata(folder.join(name)).unwrap());
        let open =
            secret.filter(|about| run.status != Some(2) && (about.uid() == ATTACKER || about.mode() & 0o077 != 0));
        let open = open.map(|about| format!("what was private is in a file of {}, {:o}", about.uid(), about.mode()));
        let all = [answer, late, open].into_iter().flatten().map(|printed| format!("{line}: {printed}"));
        let is_whole = printed.is_empty();
        wrong.extend(printed.into_iter().chain(all).map(|printed| format!("{shared:?}: {printed}")));
        drop(call);
        if !is_whole {
            (ground, folder) = lay_out(shared);
        }
        before = Snapshot::of(&ground.root());
    }
    wrong
}

#[test]
fn files_planted_by_another_user_are_left_alone() {
    if !two_users() {
        return;
    }
    // In parallel, because most of the time is spent waiting for a reader.
    let wrong: Vec<String> = std::thread::scope(|scope| {
        let folders = ALL.map(|shared| scope.spawn(move || wrong_in(shared)));
        folders.into_iter().flat_map(|folder| folder.join().unwrap()).collect()
    });
    assert!(wrong.is_empty(), "{} times:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn another_users_pipe_hears_nothing() {
    if !two_users() {
        return;
    }
    let mut wrong = Vec::new();
    for shared in ALL {
        let ground = Ground::bare();
        let folder = ground.root().join("shared");
        fs::create_dir(&folder).unwrap();
        let theirs = pipe(&folder.join("pipe.sgf"), "666");
        shared.give(&ground, &folder);
        let before = Snapshot::of(&ground.root());
        let out = theirs.display().to_string();
        let call = ground.call(&["edit", "RECORDS/private.sgf", "-c", "pass", "-o", &out]);
        let ((run, printed), heard) = read_while(&theirs, || ground.attacked(&before, &call, &Asked::default()));
        wrong
            .extend(printed.into_iter().chain(run.refused("pipe.sgf")).map(|printed| format!("{shared:?}: {printed}")));
        if !heard.is_empty() {
            wrong.push(format!("{shared:?}: the pipe heard {} bytes", heard.len()));
        }
    }
    assert!(wrong.is_empty(), "{} times:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn occupied_temporary_names_prevent_no_save() {
    if !two_users() {
        return;
    }
    let ground = Ground::bare();
    let folder = ground.root().join("shared");
    fs::create_dir(&folder).unwrap();
    fs::write(folder.join("mine.sgf"), GAME).unwrap();
    Shared::Sticky.give(&ground, &folder);
    ground.give(&folder.join("mine.sgf"), user());
    let file = folder.join("mine.sgf").display().to_string();
    let mut call = ground.call(&["edit", &file, "-c", "pass", "-o", &file]);
    // The number of the process is known before the program is in it.
    call.shell = "while [ ! -e \"$HOME/begin\" ]; do sleep 0.01; done; exec \"$0\" \"$@\"";
    let started = call.start();
    let number = started.child.id();
    for n in 0..300 {
        for name in [format!(".variorum-{number:x}-{n:x}"), format!(".variorum-{number}-{n}")] {
            for suffix in ["part", "spare"] {
                let path = folder.join(format!("{name}.{suffix}"));
                fs::write(&path, "").unwrap();
                lchown(path, Some(ATTACKER), Some(ATTACKER)).unwrap();
            }
        }
    }
    let begin = ground.precious.folder.join("begin");
    fs::write(&begin, "").unwrap();
    let before = Snapshot::of(&ground.root());
    let run = started.wait(Duration::from_secs(20));
    assert_eq!(run.done(), None);
    assert_eq!(
        before.changes(&Asked { files: vec![folder.join("mine.sgf")], own: vec![ground.own()], strict: false }),
        [""; 0]
    );
}

#[test]
fn a_home_in_another_users_hands_is_not_obeyed() {
    if !two_users() {
        return;
    }
    let mut wrong = Vec::new();
    for how in ["in a folder of theirs", "theirs", "a link of theirs", "a file of theirs", "a pipe of theirs"] {
        let ground = Ground::bare();
        let folder = ground.root().join("shared");
        fs::create_dir(&folder).unwrap();
        let home = folder.join("variorum");
        match how {
            "a link of theirs" => symlink(&ground.precious.folder, &home).unwrap(),
            "a file of theirs" => fs::write(&home, "").unwrap(),
            "a pipe of theirs" => drop(pipe(&home, "666")),
            _ => {
                for (name, number) in
                    ["", "journal", "journal/123-456", "rescue", "versions", "themes", "games"].iter().zip(0..)
                {
                    plant(&home.join(name), &ground.precious, number);
                }
            }
        }
        // Both names in one folder: what is written in place has its spare somewhere.
        let two = ground.records().join("two.sgf");
        ground.file(&two, GAME, 0o600);
        fs::hard_link(&two, ground.output().join("second.sgf")).unwrap();
        Shared::Open.give(&ground, &folder);
        if how == "in a folder of theirs" {
            ground.give(&home, user());
        } else if home.is_dir() {
            fs::set_permissions(&home, fs::Permissions::from_mode(if how == "theirs" { 0o777 } else { 0o755 }))
                .unwrap();
        }
        for (line, written) in [
            ("show RECORDS/game.sgf", vec![]),
            ("find ladder RECORDS/game.sgf", vec![]),
            ("render --format svg --theme dark RECORDS/game.sgf -o -", vec![]),
            ("edit RECORDS/game.sgf -c new-node -o RECORDS/game.sgf", vec!["records/game.sgf"]),
            ("edit RECORDS/two.sgf -c new-node -o RECORDS/two.sgf", vec!["records/two.sgf", "output/second.sgf"]),
            ("render --thumbnail 64 RECORDS/game.sgf -o OUTPUT/new.png", vec!["output/new.png"]),
        ] {
            let before = Snapshot::of(&ground.root());
            let mut call = ground.call(&line.split(' ').collect::<Vec<_>>());
            call.environment = vec![("VARIORUM_HOME", home.clone())];
            let own = if how == "in a folder of theirs" { vec![home.clone()] } else { vec![] };
            let files = written.iter().map(|name| ground.root().join(name)).collect();
            let (run, printed) = ground.attacked(&before, &call, &Asked { files, own, strict: written.is_empty() });
            let answer = run.done().filter(|_| written.is_empty());
            wrong.extend(printed.into_iter().chain(answer).map(|printed| format!("{how}: {printed}")));
        }
    }
    assert!(wrong.is_empty(), "{} times:\n{}", wrong.len(), wrong.join("\n"));
}
