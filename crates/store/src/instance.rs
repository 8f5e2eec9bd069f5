//! One window per user and display: a second instance passes what it was given to the first.
//!
//! The instance that holds a lock in the user's runtime folder is the first, and listens on a local socket next to the lock, or on Windows
//! on a named pipe whose name is stored there. It receives a message of [`handover`] and answers `ok`. A folder that belongs to or is
//! writable by another user is not used, and peers that run as another user are ignored.

use super::disk::{File, OwnFolder};
use super::{Given, handover};
use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::path::Path;
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use interprocess::local_socket::{ListenerOptions, Name, Stream, prelude::*};

/// How long the first start may take to answer, and a later one to send its data.
const PATIENCE: Duration = Duration::from_secs(3);
/// So many later starts are listened to at once.
const GUESTS: usize = 32;

/// The outcome of a start.
pub enum Start {
    /// The first: it receives the data of later ones, until it is dropped.
    First(Listener),
    /// A running window has taken it.
    HandedOver,
    /// Separate: the other instance does not answer, or the system lacks the mechanism. The reason is for a log.
    Alone(io::Error),
}

/// Receives what later instances hand over, for the callback of [`start`], until it is dropped.
pub struct Listener {
    folder: OwnFolder,
    /// The name of the socket, where it is a file.
    socket: Option<OsString>,
    _lock: File,
}

impl Drop for Listener {
    fn drop(&mut self) {
        // Before the lock goes, so that no successor's socket is removed.
        if let Some(socket) = &self.socket {
            self.folder.remove_socket(socket);
        }
    }
}

/// Hands `given` to the running window, or becomes that window.
///
/// `arrived` is called on threads of their own, once for each later start, with what it brought: perhaps nothing, which only
/// asks for the window to come to the front.
pub fn start(home: &super::Home, given: &[Given], arrived: impl Fn(Vec<Given>) + Send + Sync + 'static) -> Start {
    match begin(home.runtime(), &display(), Some(given), arrived) {
        Ok(Some(listener)) => Start::First(listener),
        Ok(None) => Start::HandedOver,
        Err(error) => Start::Alone(error),
    }
}

/// Registers as the window that later instances find, unless there is one already; then this one stays separate.
pub fn claim(home: &super::Home, arrived: impl Fn(Vec<Given>) + Send + Sync + 'static) -> Start {
    match begin(home.runtime(), &display(), None, arrived) {
        Ok(Some(listener)) => Start::First(listener),
        Ok(None) => Start::Alone(io::ErrorKind::AddrInUse.into()),
        Err(error) => Start::Alone(error),
    }
}

/// The screen that this process would use: a window on another one is no help.
fn display() -> String {
    let named = ["WAYLAND_DISPLAY", "DISPLAY"].into_iter().filter_map(|name| std::env::var(name).ok());
    let name = named.filter(|name| !name.is_empty()).collect::<Vec<_>>().join("-");
    name.chars().map(|c| if c.is_ascii_alphanumeric() || c == '-' { c } else { '_' }).collect()
}

fn begin(
    folder: &Path,
    display: &str,
    given: Option<&[Given]>,
    arrived: impl Fn(Vec<Given>) + Send + Sync + 'static,
) -> io::Result<Option<Listener>> {
    let own = OwnFolder::make(folder)?;
    let (_, lock) = own.lock_file(format!("variorum-{display}.lock").as_ref(), true)?;
    if !lock.try_lock()? {
        let Some(given) = given else { return Ok(None) };
        let message = handover::write(given)?;
        return hand_over(address(&own, display, false)?.0, message).map(|()| None);
    }
    let (name, socket) = address(&own, display, true)?;
    // The lock is free, so the socket's maker is gone. If something else has its name, there is no socket.
    if let Some(socket) = &socket {
        own.remove_socket(socket);
    }
    let options = ListenerOptions::new().name(name).reclaim_name(false);
    // Elsewhere only its folder and a check of the peer protect it.
    #[cfg(target_os = "linux")]
    let options = interprocess::os::unix::local_socket::ListenerOptionsExt::mode(options, 0o600);
    let listener = options.create_sync()?;
    thread::Builder::new().name("instance".into()).spawn(move || {
        let arrived = Arc::new(arrived);
        for guest in listener.incoming().flatten() {
            // Each connection holds a clone while it is served; its count limits them.
            if Arc::strong_count(&arrived) > GUESTS || !is_own(&guest) {
                continue;
            }
            // A silent peer must not block the others.
            let arrived = arrived.clone();
            let listen = move || receive(guest, PATIENCE).map(|given| arrived(given));
            let _ = thread::Builder::new().name("guest".into()).spawn(listen);
        }
    })?;
    Ok(Some(Listener { folder: own, socket, _lock: lock }))
}

/// Whether the other end runs as this user. If the system cannot tell, only the folder protects.
#[cfg(unix)]
fn is_own(stream: &Stream) -> bool {
    stream
        .peer_creds()
        .ok()
        .and_then(|other| other.euid())
        .is_none_or(|user| user == rustix::process::geteuid().as_raw())
}

#[cfg(not(unix))]
fn is_own(_stream: &Stream) -> bool {
    true
}

/// The socket's name, and the name of its file.
#[cfg(unix)]
fn address(folder: &OwnFolder, display: &str, _first: bool) -> io::Result<(Name<'static>, Option<OsString>)> {
    let socket = format!("variorum-{display}.socket");
    let path = folder.path().join(&socket);
    Ok((path.to_fs_name::<interprocess::local_socket::GenericFilePath>()?, Some(socket.into())))
}

/// The names of pipes are all in one place, where anybody may take one before: so it has a new name for each window, which stands in
/// the folder.
#[cfg(not(unix))]
fn address(folder: &OwnFolder, display: &str, first: bool) -> io::Result<(Name<'static>, Option<OsString>)> {
    let name = format!("variorum-{}", secret(folder, display, first)?);
    Ok((name.to_ns_name::<interprocess::local_socket::GenericNamespaced>()?, None))
}

/// An unpredictable word: a new one for the first start, which the later ones read.
#[cfg(any(not(unix), test))]
fn secret(folder: &OwnFolder, display: &str, first: bool) -> io::Result<String> {
    use super::disk::Access;
    let file = OsString::from(format!("variorum-{display}.name"));
    if first {
        if let Ok((old, _)) = folder.find(&file, Access::Read) {
            old.remove()?;
        }
        let word = super::names::in_free_name("", "", |name| Ok(name.to_string_lossy().into_owned()))?;
        folder.create(&file)?.1.write(word.as_bytes())?;
        return Ok(word);
    }
    let content = folder.find(&file, Access::Read)?.1.read_whole(100)?;
    Ok(String::from_utf8_lossy(&content).into_owned())
}

/// Says what there is to say on a thread of its own: a first start that hangs must not keep this one.
fn hand_over(name: Name<'static>, message: Vec<u8>) -> io::Result<()> {
    let (sender, heard) = mpsc::channel();
    thread::Builder::new().name("guest".into()).spawn(move || {
        let _ = sender.send(say(name, &message));
    })?;
    heard.recv_timeout(PATIENCE).unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
}

fn say(name: Name<'static>, message: &[u8]) -> io::Result<()> {
    // The first start may have its lock and not yet its socket: a second's patience.
    let mut tries = 0..20;
    let mut stream = loop {
        match Stream::connect(name.clone()) {
            Ok(stream) => break stream,
            Err(_) if tries.next().is_some() => thread::sleep(Duration::from_millis(50)),
            Err(error) => return Err(error),
        }
    };
    if !is_own(&stream) {
        return Err(io::ErrorKind::PermissionDenied.into());
    }
    stream.write_all(message)?;
    let mut answer = [0; 2];
    stream.read_exact(&mut answer)?;
    if answer == *b"ok" {
        Ok(())
    } else {
        Err(io::Error::other(say!("other-window-no-answer", "the other window did not respond")))
    }
}

fn receive(stream: Stream, patience: Duration) -> io::Result<Vec<Given>> {
    let mut guest = Guest { stream, until: Instant::now() + patience };
    let given = handover::read(&mut guest)?;
    guest.stream.write_all(b"ok")?;
    Ok(given)
}

/// A connection that is read for a limited time, however slow it is.
struct Guest {
    stream: Stream,
    until: Instant,
}

impl Read for Guest {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let left = self.until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(io::ErrorKind::TimedOut.into());
        }
        // Windows pipes have no timeout; a silent peer keeps its slot until it disconnects.
        let _ = self.stream.set_recv_timeout(Some(left));
        self.stream.read(into)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;
    use std::sync::mpsc::{Sender, channel};

    fn begin(
        folder: &Path,
        display: &str,
        given: &[Given],
        arrived: impl Fn(Vec<Given>) + Send + Sync + 'static,
    ) -> io::Result<Option<Listener>> {
        super::begin(folder, display, Some(given), arrived)
    }

    fn listen(sender: &Sender<Vec<Given>>) -> impl Fn(Vec<Given>) + Send + Sync + 'static {
        let sender = sender.clone();
        move |given| sender.send(given).unwrap()
    }

    #[test]
    fn a_second_start_hands_what_it_was_given_to_the_first() {
        let folder = tempfile::tempdir().unwrap();
        let (sender, heard) = channel();
        let first = begin(folder.path(), "_0", &[], listen(&sender)).unwrap();
        assert!(first.is_some());
        let odd = if cfg!(unix) {
            super::super::disk::path_from_bytes(b"/games/a b\xff\n.sgf")
        } else {
            std::path::absolute("a b.sgf").unwrap()
        };
        let [text, link] = [Given::Input(b"(;GM[1]\0\x01)".to_vec()), Given::Link("hexworld.org/board/#11".into())];
        let files = [odd.clone().into(), text.clone(), PathBuf::from("b.sgf").into(), link.clone()];
        assert!(begin(folder.path(), "_0", &files, listen(&sender)).unwrap().is_none());
        let wait = Duration::from_secs(10);
        let beside = std::env::current_dir().unwrap().join("b.sgf");
        assert_eq!(heard.recv_timeout(wait).unwrap(), [odd.into(), text, beside.into(), link]);
        assert!(begin(folder.path(), "_0", &[], listen(&sender)).unwrap().is_none());
        assert!(heard.recv_timeout(wait).unwrap().is_empty());
        // Another screen is another window.
        assert!(begin(folder.path(), "_1", &[], listen(&sender)).unwrap().is_some());
    }

    #[test]
    fn an_instance_that_hands_nothing_over_is_the_first_or_separate() {
        let folder = tempfile::tempdir().unwrap();
        let (sender, heard) = channel();
        let first = super::begin(folder.path(), "_0", None, listen(&sender)).unwrap();
        assert!(first.is_some());
        assert!(super::begin(folder.path(), "_0", None, listen(&sender)).unwrap().is_none());
        assert!(heard.try_recv().is_err(), "the first was not disturbed");
        // Others find it all the same.
        assert!(begin(folder.path(), "_0", &[], listen(&sender)).unwrap().is_none());
        assert!(heard.recv_timeout(Duration::from_secs(10)).unwrap().is_empty());
    }

    #[cfg(unix)]
    #[test]
    fn when_the_first_has_gone_the_next_is_the_first() {
        let folder = tempfile::tempdir().unwrap();
        let (sender, _heard) = channel();
        let first = begin(folder.path(), "_0", &[], listen(&sender)).unwrap();
        drop(first);
        // Left by a crash.
        drop(std::os::unix::net::UnixListener::bind(folder.path().join("variorum-_0.socket")).unwrap());
        assert!(begin(folder.path(), "_0", &[], listen(&sender)).unwrap().is_some());
        // A file other than a socket is not removed.
        let precious = folder.path().join("variorum-_1.socket");
        std::fs::write(&precious, "precious").unwrap();
        assert!(begin(folder.path(), "_1", &[], listen(&sender)).is_err());
        assert_eq!(std::fs::read(&precious).unwrap(), b"precious");
    }

    #[cfg(unix)]
    #[test]
    fn slow_guests_are_sent_away() {
        let folder = tempfile::tempdir().unwrap();
        let (name, _) = address(&OwnFolder::open(folder.path()).unwrap(), "_0", false).unwrap();
        let listener = ListenerOptions::new().name(name.clone()).create_sync().unwrap();
        let _silent = Stream::connect(name.clone()).unwrap();
        assert!(receive(listener.accept().unwrap(), Duration::from_millis(20)).is_err());
        // A byte now and then, of a message that would take an hour.
        let mut dripping = Stream::connect(name).unwrap();
        let slow = listener.accept().unwrap();
        let drip = thread::spawn(move || {
            let message = 1_000_000_u64.to_le_bytes().into_iter().chain(std::iter::repeat(b'a'));
            for byte in message {
                if dripping.write_all(&[byte]).is_err() {
                    break;
                }
                thread::sleep(Duration::from_millis(3));
            }
        });
        assert!(receive(slow, Duration::from_millis(100)).is_err());
        drip.join().unwrap();
    }

    #[test]
    fn a_silent_connection_blocks_no_other() {
        let folder = tempfile::tempdir().unwrap();
        let (sender, heard) = channel();
        let _first = begin(folder.path(), "_0", &[], listen(&sender)).unwrap();
        let connect = || Stream::connect(address(&OwnFolder::open(folder.path()).unwrap(), "_0", false).unwrap().0);
        let (silent, mut lying) = (connect().unwrap(), connect().unwrap());
        lying.write_all(&u64::MAX.to_le_bytes()).unwrap();
        assert!(begin(folder.path(), "_0", &[PathBuf::from("b.sgf").into()], listen(&sender)).unwrap().is_none());
        assert_eq!(heard.recv_timeout(Duration::from_secs(10)).unwrap().len(), 1);
        drop(silent);
    }

    #[cfg(unix)]
    #[test]
    fn a_folder_or_a_lock_of_others_is_not_used() {
        use std::fs;
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let (sender, _heard) = channel();
        let runtime = folder.path().join("runtime");
        fs::create_dir(&runtime).unwrap();
        fs::set_permissions(&runtime, fs::Permissions::from_mode(0o777)).unwrap();
        assert!(begin(&runtime, "_0", &[], listen(&sender)).is_err(), "others may write in it");
        fs::set_permissions(&runtime, fs::Permissions::from_mode(0o700)).unwrap();
        let link = folder.path().join("link");
        symlink(&runtime, &link).unwrap();
        assert!(begin(&link, "_0", &[], listen(&sender)).is_err(), "it is a link");
        let precious = folder.path().join("precious");
        fs::write(&precious, "precious").unwrap();
        let lock = runtime.join("variorum-_0.lock");
        symlink(&precious, &lock).unwrap();
        assert!(begin(&runtime, "_0", &[], listen(&sender)).is_err(), "its lock is a link");
        fs::remove_file(&lock).unwrap();
        assert!(std::process::Command::new("mkfifo").arg(&lock).status().unwrap().success());
        assert!(begin(&runtime, "_0", &[], listen(&sender)).is_err(), "its lock is a pipe");
        assert_eq!(fs::read(&precious).unwrap(), b"precious");
    }

    #[test]
    fn later_starts_learn_the_word_of_the_first() {
        let folder = tempfile::tempdir().unwrap();
        let own = OwnFolder::open(folder.path()).unwrap();
        assert!(secret(&own, "_0", false).is_err());
        let word = secret(&own, "_0", true).unwrap();
        assert_eq!((secret(&own, "_0", false).unwrap(), word.len()), (word.clone(), 16));
        assert_ne!(secret(&own, "_0", true).unwrap(), word);
    }
}
