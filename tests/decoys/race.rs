//! The race for a record in a shared folder: while the victim writes it back, another user puts a link to the victim's own file in its
//! place, whenever something stirs.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use rustix::fs::{CWD, RenameFlags, inotify, renameat_with};

use super::ground::{ATTACKER, Ground};
use super::planted::{BEST, KNOWN};
use super::users::{Shared, two_users};
use crate::tries::tries;

/// How the attacker chooses the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Moment {
    /// When a name appears in the folder.
    Name,
    /// Some events of the record or its folder after the first.
    Event,
    /// All the time: link, record, link.
    Always,
}

const MOMENTS: [Moment; 3] = [Moment::Name, Moment::Event, Moment::Always];

/// The variable that makes the test below the attacker: moment, number of the event, folder.
const ATTACK: &str = "VARIORUM_DECOYS_ATTACK";

#[test]
#[ignore = "the attacker of the race, started by the race"]
fn attacker() {
    let Ok(attack) = std::env::var(ATTACK) else { return };
    let mut words = attack.splitn(3, ' ');
    let moment = words.next().unwrap();
    let number: usize = words.next().unwrap().parse().unwrap();
    let folder = PathBuf::from(words.next().unwrap());
    let (record, bait) = (folder.join("rec.sgf"), folder.join("bait"));
    let count = || fs::read_dir(&folder).map_or(0, Iterator::count);
    let at_first = count() + 1;
    let events = inotify::init(inotify::CreateFlags::CLOEXEC).unwrap();
    inotify::add_watch(&events, &folder, inotify::WatchFlags::ALL_EVENTS).unwrap();
    fs::write(folder.join("ready"), "").unwrap();
    let since = Instant::now();
    // Ended by whoever started it; and by itself, should that one be gone.
    let goes_on = || since.elapsed() < Duration::from_secs(20);
    match moment {
        "Node name" => {
            while count() <= at_first && goes_on() {}
            fs::rename(&bait, &record).unwrap();
        }
        "Event" => {
            let mut buffer = [std::mem::MaybeUninit::uninit(); 4096];
            let mut reader = inotify::Reader::new(&events, &mut buffer);
            let mut heard = 0;
            while heard <= number {
                let event = reader.next().unwrap();
                let name = event.file_name().map(|name| name.to_bytes().to_vec()).unwrap_or_default();
                heard += usize::from(name != b"ready");
            }
            fs::rename(&bait, &record).unwrap();
        }
        _ => {
            while goes_on() {
                renameat_with(CWD, &bait, CWD, &record, RenameFlags::EXCHANGE).unwrap();
                std::thread::sleep(Duration::from_micros(fastrand::u64(0..2000)));
            }
        }
    }
    while goes_on() {
        std::thread::sleep(Duration::from_millis(100));
    }
}

fn start_attacker(ground: &Ground, folder: &Path, moment: Moment, number: usize) -> Child {
    let mut command = Command::new(ground.tests());
    command.args(["--exact", "decoys::race::attacker", "--ignored"]).current_dir(folder);
    command.env(ATTACK, format!("{moment:?} {number} {}", folder.display()));
    command.uid(ATTACKER).gid(ATTACKER).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let child = command.spawn().unwrap();
    let since = Instant::now();
    while !folder.join("ready").exists() && since.elapsed() < Duration::from_secs(20) {
        std::thread::sleep(Duration::from_millis(1));
    }
    assert!(folder.join("ready").exists(), "the attacker does not start");
    child
}

#[test]
#[ignore = "races another user: run by .ci/run"]
fn a_record_that_becomes_a_link_leads_nowhere() {
    if !two_users() {
        return;
    }
    let runs = tries(2);
    let mut won = Vec::new();
    for n in 0..runs {
        let moment = MOMENTS[n % 3];
        // Where the attacker owns the folder, his links may lead to records, but not to what is called otherwise.
        let shared = [Shared::Sticky, Shared::Open, Shared::StickyOpen][n / 3 % 3];
        let ground = Ground::bare();
        let folder = ground.root().join("shared");
        fs::create_dir(&folder).unwrap();
        let (record, precious) = (folder.join("rec.sgf"), &ground.precious);
        // What stands before a record stays as it is written, and is what a shell would do.
        fs::write(&record, "touch /tmp/somebody-was-here\n(;GM[1]SZ[9]C[start])\n").unwrap();
        fs::set_permissions(&record, fs::Permissions::from_mode(0o666)).unwrap();
        let target = if shared == Shared::Sticky && n % 2 == 0 { &precious.best } else { &precious.profile };
        symlink(target, folder.join("bait")).unwrap();
        shared.give(&ground, &folder);
        let mut attacker = start_attacker(&ground, &folder, moment, n % 7);
        let file = record.display().to_string();
        let run = ground.call(&["edit", &file, "-c", "comment seen", "-o", &file]).run();
        let _ = attacker.kill();
        attacker.wait().unwrap();
        let is_whole = fs::read_to_string(&precious.profile).is_ok_and(|text| text == KNOWN)
            && fs::read_to_string(&precious.best).is_ok_and(|text| text == BEST);
        if !is_whole || run.status.is_none_or(|status| status > 2) {
            won.push(format!("{n}: {moment:?} in a folder {shared:?}: {:?} {:?}", run.status, run.err));
        }
    }
    assert!(won.is_empty(), "{} of {runs} races are lost:\n{}", won.len(), won.join("\n"));
}
