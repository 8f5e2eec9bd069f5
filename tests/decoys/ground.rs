//! The ground of the attacks: a user's folders, planted all over, and the program run in them as that user.

use std::fs;
use std::io::{Read, Seek, Write};
use std::os::unix::fs::{PermissionsExt, lchown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use super::planted::{FORGED, Precious, plant};
use super::snapshot::{Asked, Snapshot};

/// Who runs the program where the tests are an administrator's.
const VICTIM: u32 = 54321;
/// Another user of the machine.
pub const ATTACKER: u32 = 54322;
/// Whoever takes longer hangs.
const LIMIT: Duration = Duration::from_secs(20);
/// Kilobytes of memory that a call may have.
const MEMORY: u32 = 512 << 10;

/// Names another program that is to be attacked, such as a release.
const PROGRAM: &str = "VARIORUM_DECOYS_PROGRAM";

/// So many changes of a call are told.
const REPORTED: usize = 5;

/// The record that everything is done with.
pub const GAME: &str = "(;GM[1]FF[4]SZ[9]C[start];B[ee]C[a ladder];W[cc])\n";

pub fn is_administrator() -> bool {
    rustix::process::getuid().is_root()
}

/// Who runs the program.
pub fn user() -> u32 {
    if is_administrator() { VICTIM } else { rustix::process::getuid().as_raw() }
}

/// The program in a folder where everybody may run it, as long as somebody needs it.
struct Copied(tempfile::TempDir);

static COPIED: Mutex<Weak<Copied>> = Mutex::new(Weak::new());

fn program() -> Arc<Copied> {
    let mut copied = COPIED.lock().unwrap_or_else(PoisonError::into_inner);
    copied.upgrade().unwrap_or_else(|| {
        let folder = tempfile::tempdir().unwrap();
        open_to_all(folder.path());
        // By another process: a file that this one writes could not be run while others are being started.
        let mut copy = Command::new("sh");
        let program = std::env::var_os(PROGRAM).unwrap_or_else(|| env!("CARGO_BIN_EXE_variorum").into());
        let to = folder.path().join("variorum");
        let tests = std::env::current_exe().unwrap();
        copy.args(["-c", "cp \"$0\" \"$1\" && cp \"$2\" \"${1%/*}\""]).arg(program).arg(&to).arg(tests);
        assert!(copy.status().unwrap().success());
        let new = Arc::new(Copied(folder));
        *copied = Arc::downgrade(&new);
        new
    })
}

fn open_to_all(folder: &Path) {
    fs::set_permissions(folder, fs::Permissions::from_mode(0o755)).unwrap();
}

/// The folders of a user.
pub struct Ground {
    copied: Arc<Copied>,
    folder: tempfile::TempDir,
    pub precious: Precious,
}

impl Ground {
    /// With the user's own things in it, and a stranger's everywhere.
    pub fn planted() -> Ground {
        let ground = Ground::bare();
        let own = ground.own();
        ground.plant(&[
            ground.records(),
            ground.records().join("below"),
            ground.records().join("below/deeper"),
            ground.output(),
            ground.output().join("below"),
            ground.tabs(),
            ground.runtime(),
            ground.runtime().join("variorum"),
            ground.temporary(),
            own.clone(),
            own.join("journal"),
            own.join("journal/123-456"),
            own.join("journal/7b-0"),
            own.join("rescue"),
            own.join("versions"),
            own.join("themes"),
            own.join("games"),
        ]);
        // A folder of the user's in a place of the program's, by name and by a link.
        fs::create_dir_all(own.join("journal/photographs/2026")).unwrap();
        fs::write(own.join("journal/photographs/2026/ann.jpg"), "a picture").unwrap();
        fs::write(own.join("journal/photographs/list.txt"), "ann").unwrap();
        std::os::unix::fs::symlink(&ground.precious.folder, own.join("journal/124-456")).unwrap();
        ground.give(&ground.root(), user());
        ground
    }

    /// With a stranger's things where commands write.
    pub fn planted_where_one_writes() -> Ground {
        let ground = Ground::bare();
        ground.plant(&[ground.records(), ground.output(), ground.own(), ground.own().join("rescue")]);
        ground
    }

    /// Fills folders, of which those of the program are the owner's alone.
    fn plant(&self, folders: &[PathBuf]) {
        for (folder, number) in folders.iter().zip(0..) {
            plant(folder, &self.precious, number);
            if folder.starts_with(self.own()) {
                fs::set_permissions(folder, fs::Permissions::from_mode(0o700)).unwrap();
            }
        }
        self.give(&self.root(), user());
    }

    /// With the user's own things alone.
    pub fn bare() -> Ground {
        let folder = tempfile::tempdir().unwrap();
        open_to_all(folder.path());
        let precious = Precious::lay_out(&folder.path().join("home"));
        let ground = Ground { copied: program(), folder, precious };
        for folder in [ground.records(), ground.output(), ground.tabs(), ground.temporary()] {
            fs::create_dir(&folder).unwrap();
            ground.file(&folder.join("game.sgf"), GAME, 0o644);
        }
        for folder in [ground.own(), ground.runtime()] {
            fs::create_dir(&folder).unwrap();
            fs::set_permissions(&folder, fs::Permissions::from_mode(0o700)).unwrap();
        }
        ground.file(&ground.records().join("private.sgf"), GAME, 0o600);
        ground.file(&ground.records().join("group.sgf"), GAME, 0o640);
        ground.file(&ground.records().join("script"), "comment scripted\n", 0o644);
        let open = |name: &str| ground.tabs().join(name).display().to_string();
        let settings = format!(
            "(\n    session: (files: [{0:?}, {1:?}], front: Some({0:?})),\n    recent: [(file: {2:?}, game: 1, place: \"/\")],\n)\n",
            open("game.sgf"),
            open("gone.sgf"),
            ground.records().join("game.sgf")
        );
        ground.file(&ground.own().join("settings.ron"), &settings, 0o600);
        ground.give(&ground.root(), user());
        ground
    }

    /// A file of the user's.
    pub fn file(&self, path: &Path, text: &str, mode: u32) {
        fs::write(path, text).unwrap();
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
        self.give(path, user());
    }

    /// Lets everything from here on belong to a user, where that can be done.
    pub fn give(&self, path: &Path, user: u32) {
        if !is_administrator() {
            return;
        }
        lchown(path, Some(user), Some(user)).unwrap();
        if fs::symlink_metadata(path).unwrap().is_dir() {
            fs::read_dir(path).unwrap().for_each(|entry| self.give(&entry.unwrap().path(), user));
        }
    }

    pub fn root(&self) -> PathBuf {
        self.folder.path().into()
    }

    pub fn records(&self) -> PathBuf {
        self.folder.path().join("records")
    }

    pub fn output(&self) -> PathBuf {
        self.folder.path().join("output")
    }

    /// Where what was open last is.
    pub fn tabs(&self) -> PathBuf {
        self.folder.path().join("tabs")
    }

    /// `VARIORUM_HOME`.
    pub fn own(&self) -> PathBuf {
        self.folder.path().join("variorum")
    }

    pub fn runtime(&self) -> PathBuf {
        self.folder.path().join("runtime")
    }

    pub fn temporary(&self) -> PathBuf {
        self.folder.path().join("tmp")
    }

    /// A copy of these tests that everybody may run.
    #[cfg(target_os = "linux")]
    pub fn tests(&self) -> PathBuf {
        self.copied.0.path().join(std::env::current_exe().unwrap().file_name().unwrap())
    }

    /// The program with these arguments; `RECORDS`, `OUTPUT`, `TABS`, `OWN`, `HOME` and `TMP` at their start stand for the folders.
    pub fn call(&self, line: &[&str]) -> Call<'_> {
        let folders = [
            ("RECORDS", self.records()),
            ("OUTPUT", self.output()),
            ("TABS", self.tabs()),
            ("OWN", self.own()),
            ("HOME", self.precious.folder.clone()),
            ("TMP", self.temporary()),
            ("ROOT", self.root()),
        ];
        let whole = |word: &&str| {
            let found = folders.iter().find_map(|(name, folder)| Some((folder, word.strip_prefix(name)?)));
            found.map_or_else(|| (*word).to_owned(), |(folder, rest)| format!("{}{rest}", folder.display()))
        };
        Call {
            ground: self,
            words: line.iter().map(whole).collect(),
            input: Vec::new(),
            shell: "exec \"$0\" \"$@\"",
            umask: "022",
            environment: Vec::new(),
            folder: self.records(),
        }
    }

    /// Runs a call; a line for whatever is otherwise afterwards and was not asked for, for a hang and for a panic.
    pub fn attacked(&self, before: &Snapshot, call: &Call, asked: &Asked) -> (Run, Vec<String>) {
        let run = call.run();
        let mut wrong = run.wrong();
        let mut changes = before.changes(asked);
        let more = changes.len().saturating_sub(REPORTED);
        changes.truncate(REPORTED);
        wrong.extend(changes);
        if more > 0 {
            wrong.push(format!("and {more} more"));
        }
        let short =
            |line: String| format!("{}: {}", call.name(), line.replace(&self.root().display().to_string(), "…"));
        (run, wrong.into_iter().map(short).collect())
    }
}

/// A run of the program that is to come.
pub struct Call<'a> {
    ground: &'a Ground,
    words: Vec<String>,
    /// On standard input.
    pub input: Vec<u8>,
    /// What the shell does that starts it: `$0` is the program, `$@` its arguments.
    pub shell: &'a str,
    pub umask: &'a str,
    pub environment: Vec<(&'static str, PathBuf)>,
    /// Where it is started.
    pub folder: PathBuf,
}

impl Call<'_> {
    /// As somebody would type it.
    pub fn name(&self) -> String {
        self.words.join(" ").replace(&self.ground.root().display().to_string(), "…")
    }

    pub fn start(&self) -> Started {
        let ground = self.ground;
        let mut command = Command::new("sh");
        let shell = format!("umask {} && {{ ulimit -v {MEMORY} 2>/dev/null || true; }} && {}", self.umask, self.shell);
        command.args(["-c", &shell]).arg(ground.copied.0.path().join("variorum")).args(&self.words);
        command.env_clear().env("PATH", std::env::var_os("PATH").unwrap_or_default()).env("LC_ALL", "C");
        command.env("HOME", &ground.precious.folder).env("VARIORUM_HOME", ground.own());
        command.env("XDG_RUNTIME_DIR", ground.runtime()).env("TMPDIR", ground.temporary());
        command.envs(self.environment.iter().map(|(name, value)| (name, value))).current_dir(&self.folder);
        if is_administrator() {
            command.uid(VICTIM).gid(VICTIM);
        }
        let [mut input, out, err] = [(); 3].map(|()| tempfile::tempfile().unwrap());
        input.write_all(&self.input).unwrap();
        input.rewind().unwrap();
        command.stdin(input).stdout(out.try_clone().unwrap()).stderr(err.try_clone().unwrap());
        Started { child: command.spawn().unwrap(), since: Instant::now(), out, err }
    }

    pub fn run(&self) -> Run {
        self.start().wait(LIMIT)
    }
}

/// A run of the program.
pub struct Started {
    pub child: Child,
    since: Instant,
    out: fs::File,
    err: fs::File,
}

impl Started {
    /// Waits for its end, and makes one when the time is over.
    pub fn wait(mut self, limit: Duration) -> Run {
        let mut status = None;
        while status.is_none() && self.since.elapsed() < limit {
            status = self.child.try_wait().unwrap();
            std::thread::sleep(Duration::from_millis(if self.since.elapsed().as_millis() < 50 { 1 } else { 5 }));
        }
        let took = self.since.elapsed();
        if status.is_none() {
            self.child.kill().unwrap();
            self.child.wait().unwrap();
        }
        let read = |mut file: fs::File| {
            let mut bytes = Vec::new();
            file.rewind().unwrap();
            file.read_to_end(&mut bytes).unwrap();
            bytes
        };
        let err = String::from_utf8_lossy(&read(self.err)).into_owned();
        Run { status: status.and_then(|status| status.code()), hung: status.is_none(), took, out: read(self.out), err }
    }
}

/// What a run left.
#[derive(Debug)]
pub struct Run {
    /// `None` where it was ended.
    pub status: Option<i32>,
    hung: bool,
    pub took: Duration,
    pub out: Vec<u8>,
    pub err: String,
}

impl Run {
    /// What no run may be, whatever it was asked for.
    fn wrong(&self) -> Vec<String> {
        let mut wrong = Vec::new();
        match self.status {
            _ if self.hung => wrong.push(format!("hangs for {} s", LIMIT.as_secs())),
            Some(0..=2) => {}
            _ => wrong.push(format!("ended with {:?}: {}", self.status, self.err)),
        }
        if self.err.contains("panicked") || self.err.lines().any(|line| line == FORGED) {
            wrong.push(format!("said {:?}", self.err));
        }
        let orders =
            |c: char| (c.is_control() && c != '\n') || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        if self.err.contains(orders) {
            wrong.push(format!("gave the terminal orders: {:?}", self.err));
        }
        wrong
    }

    /// Not done: status 2, and one line that names what it should.
    pub fn refused(&self, word: &str) -> Option<String> {
        let named = self.err.lines().filter(|line| line.contains(word)).count();
        (self.status != Some(2) || named != 1).then(|| {
            format!("is to be refused with a line that names {word}; status {:?}, said {:?}", self.status, self.err)
        })
    }

    pub fn done(&self) -> Option<String> {
        (self.status != Some(0)).then(|| format!("is to be done; status {:?}, said {:?}", self.status, self.err))
    }
}
