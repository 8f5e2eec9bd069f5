//! One window a user and display: a second start hands what it was given to the first.
//!
//! Who holds a lock in the user's own runtime folder is the first, and listens on a local socket: beside the lock, or on
//! Windows a named pipe. What it hears is a message of [`handover`]; the answer is `ok`.

use super::{Given, handover};
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use interprocess::local_socket::{ListenerOptions, Name, Stream, prelude::*};

/// How long the first start may take to answer, and a later one to say what it brings.
const PATIENCE: Duration = Duration::from_secs(3);
/// So many later starts are listened to at once.
const GUESTS: usize = 32;

/// What a start turned out to be.
#[non_exhaustive]
pub enum Start {
    /// The first: it takes what later ones were given. Dropping it, nobody listens any more.
    First(Listener),
    /// A running window has taken it.
    HandedOver,
    /// On its own: who listens does not answer, or the system has no such thing. The reason is for a log.
    Alone(io::Error),
}

/// What later starts hand over arrives at the callback of [`start`] until this is dropped.
pub struct Listener {
    /// The socket, where it is a file.
    socket: Option<PathBuf>,
    _lock: File,
}

impl Drop for Listener {
    fn drop(&mut self) {
        // Before the lock goes, so that no successor's socket is removed.
        if let Some(socket) = &self.socket {
            let _ = fs::remove_file(socket);
        }
    }
}

/// Hands what was `given` to the window that runs already, or becomes that window.
///
/// `arrived` is called on threads of their own, once for each later start, with what it brought: perhaps nothing, which only
/// asks for the window to come to the front.
pub fn start(home: &super::Home, given: &[Given], arrived: impl Fn(Vec<Given>) + Send + Sync + 'static) -> Start {
    match begin(home.runtime(), &display(), given, arrived) {
        Ok(Some(listener)) => Start::First(listener),
        Ok(None) => Start::HandedOver,
        Err(error) => Start::Alone(error),
    }
}

/// Which screen this start would draw on: a window on another one is no help.
fn display() -> String {
    let named = ["WAYLAND_DISPLAY", "DISPLAY"].into_iter().filter_map(|name| std::env::var(name).ok());
    let name = named.filter(|name| !name.is_empty()).collect::<Vec<_>>().join("-");
    name.chars().map(|c| if c.is_ascii_alphanumeric() || c == '-' { c } else { '_' }).collect()
}

fn begin(
    folder: &Path,
    display: &str,
    given: &[Given],
    arrived: impl Fn(Vec<Given>) + Send + Sync + 'static,
) -> io::Result<Option<Listener>> {
    create_own(folder)?;
    let lock = File::create(folder.join(format!("variorum-{display}.lock")))?;
    let (name, socket) = address(folder, display)?;
    if lock.try_lock().is_err() {
        let message = handover::write(given)?;
        return hand_over(name, message).map(|()| None);
    }
    // The lock is free, so whoever made this socket is gone.
    if let Some(socket) = &socket {
        let _ = fs::remove_file(socket);
    }
    let listener = ListenerOptions::new().name(name).reclaim_name(false).create_sync()?;
    #[cfg(unix)]
    if let Some(socket) = &socket {
        fs::set_permissions(socket, std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    }
    thread::Builder::new().name("instance".into()).spawn(move || {
        let arrived = Arc::new(arrived);
        for guest in listener.incoming().flatten() {
            // Each guest has a share in it for as long as it is listened to.
            if Arc::strong_count(&arrived) > GUESTS {
                continue;
            }
            // A guest that says nothing must not keep the others out.
            let arrived = arrived.clone();
            let listen = move || receive(guest, PATIENCE).map(|given| arrived(given));
            let _ = thread::Builder::new().name("guest".into()).spawn(listen);
        }
    })?;
    Ok(Some(Listener { socket, _lock: lock }))
}

/// A folder that nobody else can look into.
#[cfg(unix)]
fn create_own(folder: &Path) -> io::Result<()> {
    use std::os::unix::fs::DirBuilderExt;
    fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)
}

#[cfg(not(unix))]
fn create_own(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)
}

/// What to call the socket, and the file it is.
#[cfg(unix)]
fn address(folder: &Path, display: &str) -> io::Result<(Name<'static>, Option<PathBuf>)> {
    let socket = folder.join(format!("variorum-{display}.socket"));
    Ok((socket.clone().to_fs_name::<interprocess::local_socket::GenericFilePath>()?, Some(socket)))
}

/// The names of pipes are all in one place: the folder tells users apart.
#[cfg(not(unix))]
fn address(folder: &Path, display: &str) -> io::Result<(Name<'static>, Option<PathBuf>)> {
    let user = super::Stamp::of(folder.as_os_str().as_encoded_bytes()).hash;
    let name = format!("variorum-{user:016x}-{display}");
    Ok((name.to_ns_name::<interprocess::local_socket::GenericNamespaced>()?, None))
}

/// Says what there is to say on a thread of its own: a first start that hangs must not keep this one.
fn hand_over(name: Name<'static>, message: Vec<u8>) -> io::Result<()> {
    let (told, heard) = mpsc::channel();
    thread::Builder::new().name("guest".into()).spawn(move || {
        let _ = told.send(say(name, &message));
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
    stream.write_all(message)?;
    let mut answer = [0; 2];
    stream.read_exact(&mut answer)?;
    if answer == *b"ok" {
        Ok(())
    } else {
        Err(io::Error::other(say!("other-window-no-answer", "the other window did not answer")))
    }
}

fn receive(stream: Stream, patience: Duration) -> io::Result<Vec<Given>> {
    let mut guest = Guest { stream, until: Instant::now() + patience };
    let given = handover::read(&mut guest)?;
    guest.stream.write_all(b"ok")?;
    Ok(given)
}

/// Somebody who is listened to for a while, however slowly he speaks.
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
        // Pipes of Windows know no such time; there a silent guest has his place until he goes.
        let _ = self.stream.set_recv_timeout(Some(left));
        self.stream.read(into)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{Sender, channel};

    fn listen(told: &Sender<Vec<Given>>) -> impl Fn(Vec<Given>) + Send + Sync + 'static {
        let told = told.clone();
        move |given| told.send(given).unwrap()
    }

    #[test]
    fn a_second_start_hands_what_it_was_given_to_the_first() {
        let folder = tempfile::tempdir().unwrap();
        let (told, heard) = channel();
        let first = begin(folder.path(), "_0", &[], listen(&told)).unwrap();
        assert!(first.is_some());
        let odd = if cfg!(unix) {
            handover::path_of(b"/games/a b\xff\n.sgf")
        } else {
            std::path::absolute("a b.sgf").unwrap()
        };
        let [text, link] = [Given::Input(b"(;GM[1]\0\x01)".to_vec()), Given::Link("hexworld.org/board/#11".into())];
        let files = [odd.clone().into(), text.clone(), PathBuf::from("b.sgf").into(), link.clone()];
        assert!(begin(folder.path(), "_0", &files, listen(&told)).unwrap().is_none());
        let wait = Duration::from_secs(10);
        let beside = std::env::current_dir().unwrap().join("b.sgf");
        assert_eq!(heard.recv_timeout(wait).unwrap(), [odd.into(), text, beside.into(), link]);
        assert!(begin(folder.path(), "_0", &[], listen(&told)).unwrap().is_none());
        assert!(heard.recv_timeout(wait).unwrap().is_empty());
        // Another screen is another window.
        assert!(begin(folder.path(), "_1", &[], listen(&told)).unwrap().is_some());
    }

    #[cfg(unix)]
    #[test]
    fn when_the_first_has_gone_the_next_is_the_first() {
        let folder = tempfile::tempdir().unwrap();
        let (told, _heard) = channel();
        let first = begin(folder.path(), "_0", &[], listen(&told)).unwrap();
        drop(first);
        fs::write(folder.path().join("variorum-_0.socket"), "left by a crash").unwrap();
        assert!(begin(folder.path(), "_0", &[], listen(&told)).unwrap().is_some());
    }

    #[cfg(unix)]
    #[test]
    fn slow_guests_are_sent_away() {
        let folder = tempfile::tempdir().unwrap();
        let (name, _) = address(folder.path(), "_0").unwrap();
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
    fn a_guest_that_says_nothing_keeps_nobody_out() {
        let folder = tempfile::tempdir().unwrap();
        let (told, heard) = channel();
        let _first = begin(folder.path(), "_0", &[], listen(&told)).unwrap();
        let silent = Stream::connect(address(folder.path(), "_0").unwrap().0).unwrap();
        let mut lying = Stream::connect(address(folder.path(), "_0").unwrap().0).unwrap();
        lying.write_all(&u64::MAX.to_le_bytes()).unwrap();
        assert!(begin(folder.path(), "_0", &[PathBuf::from("b.sgf").into()], listen(&told)).unwrap().is_none());
        assert_eq!(heard.recv_timeout(Duration::from_secs(10)).unwrap().len(), 1);
        drop(silent);
    }
}
