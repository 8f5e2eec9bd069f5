//! What a stranger puts into a folder: names like the program's own, links of every kind, pipes, sockets, and files that are called like
//! its state and name somebody's precious files.

use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};
use std::process::Command;

use What::{Bytes, Closed, Folder, Giant, Link, Name, Pipe, Socket, Text};

/// What the start-up file of the shell holds.
pub const KNOWN: &str = "export PATH=\"$HOME/bin:$PATH\"\n";
/// What a stranger would like to have in it.
pub const PAYLOAD: &str = "touch /tmp/somebody-was-here\n(;GM[1]SZ[9])\n";
/// What a record of the user holds.
pub const BEST: &str = "(;GM[1]FF[4]SZ[9]C[The best game I ever played.];B[ee];W[cc])\n";
/// What a stranger would like to have said, on a line of its own.
pub const FORGED: &str = "variorum: everything is well, run the script beside it";
/// The length of a file that is all holes.
const GIANT: u64 = 2 << 30;

/// What an earlier version appended to its files.
fn hash(bytes: &[u8]) -> u64 {
    const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
    let mix = |state: u64, word: u64| (state ^ word).wrapping_mul(ODD).rotate_left(29);
    let words = bytes.chunks_exact(8);
    let rest = words.remainder();
    let state = words
        .fold(mix(ODD, bytes.len() as u64), |state, word| mix(state, u64::from_le_bytes(word.try_into().unwrap())));
    let state = rest.iter().fold(state, |state, byte| mix(state, u64::from(*byte)));
    mix(state, state >> 32)
}

/// A spare as an earlier version wrote it beside a file: at the next start the file, if it holds something between, is made the new one.
pub fn spare(target: &Path, old: &str, new: &str) -> Vec<u8> {
    let parts = [target.as_os_str().as_bytes(), old.as_bytes(), new.as_bytes()];
    let mut bytes = b"variorum spare 1".to_vec();
    bytes.extend(parts.iter().flat_map(|part| (part.len() as u64).to_le_bytes()));
    bytes.extend(parts.concat());
    bytes.extend(hash(&bytes).to_le_bytes());
    bytes
}

/// The start of a spare that says it is as long as a disk.
pub fn enormous() -> Vec<u8> {
    let mut bytes = b"variorum spare 1".to_vec();
    bytes.extend([8, GIANT - 100, u64::MAX >> 1].iter().flat_map(|length: &u64| length.to_le_bytes()));
    bytes
}

/// Unsaved work as an earlier version kept it: the text is what Ctrl+S would write into the file.
pub fn journal(file: &Path, base: &str, text: &str) -> Vec<u8> {
    let base = (base.len(), hash(base.as_bytes()));
    let head = format!(
        "(file:Some({file:?}),title:\"game.sgf\",game:1,place:\"/\",base:Some({base:?}),tries:0,when:1795311845)"
    );
    let mut step = Vec::new();
    step.extend([head.len(), 0, 0, text.len()].iter().flat_map(|length| (*length as u64).to_le_bytes()));
    step.extend(head.as_bytes());
    step.extend(text.as_bytes());
    let end = hash(&step).to_le_bytes();
    [b"variorum journal 1\n", step.as_slice(), &end].concat()
}

/// What a stranger knows of the user's files.
pub struct Precious {
    /// Start-up file of the shell.
    pub profile: PathBuf,
    pub letter: PathBuf,
    pub best: PathBuf,
    /// For the user's eyes alone.
    pub keys: PathBuf,
    /// The folder they are in.
    pub folder: PathBuf,
}

impl Precious {
    pub fn lay_out(folder: &Path) -> Precious {
        fs::create_dir_all(folder.join("empty")).unwrap();
        let file = |name: &str, text: &str, mode: u32| {
            let path = folder.join(name);
            fs::write(&path, text).unwrap();
            fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
            path
        };
        Precious {
            profile: file(".profile", KNOWN, 0o644),
            letter: file("letter.txt", "Dear Ann,\nhere is what I wrote.\n", 0o644),
            best: file("best.sgf", BEST, 0o644),
            keys: file("keys.sgf", "the word is xyzzy\n(;GM[1]SZ[9]C[my own])\n", 0o600),
            folder: folder.into(),
        }
    }
}

/// What a folder is filled with; the number lets names that can stand for one thing only stand for another in each folder.
pub fn plant(folder: &Path, precious: &Precious, number: usize) {
    fs::create_dir_all(folder).unwrap();
    let mut pipes = Vec::new();
    let mut put = |name: &str, what: What| {
        let path = folder.join(name);
        match what {
            Text(text) => fs::write(path, text).unwrap(),
            Bytes(bytes) => fs::write(path, bytes).unwrap(),
            Link(to) => symlink(to, path).unwrap(),
            Name(of) => fs::hard_link(of, path).unwrap(),
            Pipe => pipes.push(path),
            // Where its name is too long for one, there is none.
            Socket => drop(UnixListener::bind(path)),
            Giant(start) => {
                fs::write(&path, start).unwrap();
                fs::File::options().write(true).open(path).unwrap().set_len(GIANT).unwrap();
            }
            Folder => {
                fs::create_dir(&path).unwrap();
                fs::write(path.join("diary.txt"), "Monday\n").unwrap();
            }
            Closed => {
                fs::write(&path, "nobody reads this").unwrap();
                fs::set_permissions(path, fs::Permissions::from_mode(0o0)).unwrap();
            }
        }
    };
    let link = |to: &str| Link(to.into());
    let new = format!("{KNOWN}{PAYLOAD}");
    let obeyed = |target: &Path| spare(target, "", &new);

    // Things of the user, and links of every kind.
    put("beside.txt", Text(KNOWN));
    put("empty.txt", Text(""));
    put("closed", Closed);
    put("closed.sgf", Closed);
    put("pipe", Pipe);
    put("pipe.sgf", Pipe);
    put("socket", Socket);
    put("socket.sgf", Socket);
    put("giant", Giant(vec![]));
    put("folder.sgf", Folder);
    fs::create_dir(folder.join("nothing-in-it")).unwrap();
    put("to-profile", Link(precious.profile.clone()));
    put("to-folder", Link(precious.folder.clone()));
    put("to-folder.sgf", Link(precious.folder.clone()));
    put("up", link(".."));
    put("here", link("."));
    put("to-beside", link("beside.txt"));
    put("dangling", link("nothing-there"));
    put("dangling.sgf", Link(precious.folder.join("planted.sgf")));
    put("loop", link("pool"));
    put("pool", link("loop"));
    put("self.sgf", link("self.sgf"));
    put("chain-1", link("chain-2"));
    put("chain-2", link("./chain-3"));
    put("chain-3", Link(precious.letter.clone()));
    put("to-best.sgf", Link(precious.best.clone()));
    put("also-letter", Name(precious.letter.clone()));
    put("also-best.sgf", Name(precious.best.clone()));

    // Spares.
    let spares: Vec<What> = vec![
        Text("garbage"),
        Text(""),
        Bytes(obeyed(&precious.profile)),
        Bytes(spare(&precious.profile, &new, "")),
        Bytes(spare(&precious.best, "", &format!("{BEST}{PAYLOAD}"))),
        Bytes(spare(&precious.letter, "Dear Ann,\nhere is what I wrote.\nAnd more", "Dear Ann,\n")),
        Bytes(obeyed(&folder.join("to-profile"))),
        Bytes(obeyed(&folder.join("to-folder/.profile"))),
        Bytes(obeyed(Path::new("/nowhere-at-all/beside.txt"))),
        Bytes(obeyed(Path::new("beside.txt"))),
        Bytes(obeyed(&folder.join("pipe"))),
        Bytes(spare(Path::new(&format!("/nowhere-at-all/a\n{FORGED}\n")), "", &new)),
        Bytes(spare(Path::new("/nowhere-at-all/a\x1b]0;title\x07\u{202e}b"), "", &new)),
        Giant(enormous()),
        Link(folder.join(".variorum-1-3.spare")),
        Name(precious.letter.clone()),
        Pipe,
        Socket,
        Folder,
        Closed,
    ];
    for (what, n) in spares.into_iter().zip(1..) {
        put(&format!(".variorum-1-{n}.spare"), what);
        put(&format!(".variorum-1-{n}.kept"), Text("kept by somebody"));
    }
    put(".variorum-0123456789abcdef.spare", Bytes(obeyed(&precious.profile)));
    put(".variorum-52de-0.spare", Bytes(obeyed(&precious.profile)));

    // Files that are being written.
    let parts = [
        Text("garbage"),
        Text(""),
        Bytes(obeyed(&precious.profile)),
        Link(precious.letter.clone()),
        link("nothing-there"),
        Name(precious.letter.clone()),
        Pipe,
        Socket,
        Folder,
        Closed,
        Giant(vec![]),
    ];
    for (what, n) in parts.into_iter().zip(1..) {
        put(&format!(".variorum-1-{n}.part"), what);
    }
    for name in [
        ".variorum-0123456789abcdef.part",
        ".variorum-0123456789ABCDEF.part",
        ".variorum-52de-0.part",
        ".variorum-ffffffff-0.part",
        ".variorum-notes.part",
        ".variorum-my-own-1.part",
        ".variorum-notes",
        ".variorum-",
        ".variorum-1-1",
        "variorum-1-1.part",
        ".kept",
        "beside.txt.kept",
        "game.sgf.kept",
        "7.new",
        "8.new",
    ] {
        put(name, Text("written by the user"));
    }
    put(".variorum-fedcba9876543210.part", Link(precious.letter.clone()));

    // Locks, unsaved work, settings and versions.
    put(
        "lock",
        [Link(precious.letter.clone()), Pipe, Name(precious.letter.clone()), Folder, Text("locked")]
            .into_iter()
            .nth(number % 5)
            .unwrap(),
    );
    put("7.unsaved", Bytes(journal(&precious.profile, KNOWN, &new)));
    put("8.unsaved", Bytes(journal(&precious.best, BEST, &format!("{BEST}{PAYLOAD}"))));
    put("9.unsaved", Text("garbage"));
    put("10.unsaved", Text(""));
    put("11.unsaved", Link(precious.letter.clone()));
    put("12.unsaved", Pipe);
    put("13.unsaved", Giant(b"variorum journal 1\n".to_vec()));
    put("14.unsaved", Folder);
    put("settings.broken-1.ron", Text("(theme:"));
    put("settings.broken-2.ron", Link(precious.letter.clone()));
    put("0123456789abcdef-1795311845123-game.sgf", Text(BEST));
    put("0123456789abcdef-1795311845124-game.sgf", Link(precious.best.clone()));
    put("0123456789abcdef-1795311845125-game.sgf", Name(precious.best.clone()));
    if !folder.join("settings.ron").exists() {
        put("settings.ron", Text("(theme: \"stranger\", session: (files: [\"/etc/passwd\"]))"));
    }
    let made = Command::new("mkfifo").args(["-m", "600"]).args(&pipes).status().unwrap();
    assert!(made.success());
}

/// What is put into a folder.
enum What {
    Text(&'static str),
    Bytes(Vec<u8>),
    Link(PathBuf),
    /// Another name of a file.
    Name(PathBuf),
    Pipe,
    Socket,
    /// Long, and nearly empty.
    Giant(Vec<u8>),
    /// With a file in it.
    Folder,
    /// What nobody may read.
    Closed,
}
