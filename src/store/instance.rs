//! One window a user and display: a second start hands its files to the first.
//!
//! A local socket in the user's own runtime folder; who holds the lock beside it is the first. A message is the
//! files' absolute paths, each ended by a zero byte, then the end of the stream; the answer is `ok`.
//! Where there are no such sockets (Windows), each start is its own.

use std::io;
use std::path::PathBuf;

/// What a start turned out to be.
pub enum Start {
    /// The first: it takes the files of later ones. Dropping it closes the door.
    First(Door),
    /// A running window has taken the files.
    HandedOver,
    /// On its own: there is no door on this system, or it is stuck. The reason is for a log.
    Alone(io::Error),
}

/// The files that later starts hand over arrive at the callback of [`start`] until this is dropped.
pub struct Door {
    #[cfg(unix)]
    _held: unix::Held,
}

/// Hands `files` to the window that runs already, or becomes that window.
///
/// `arrived` is called on a thread of its own, once for each later start, with the files it brought: perhaps none,
/// which only asks for the window to come to the front.
#[cfg(unix)]
pub fn start(home: &super::Home, files: &[PathBuf], arrived: impl Fn(Vec<PathBuf>) + Send + 'static) -> Start {
    match unix::start(home.runtime(), &unix::display(), files, arrived) {
        Ok(Some(held)) => Start::First(Door { _held: held }),
        Ok(None) => Start::HandedOver,
        Err(error) => Start::Alone(error),
    }
}

/// There is no door on this system.
#[cfg(not(unix))]
pub fn start(_home: &super::Home, _files: &[PathBuf], _arrived: impl Fn(Vec<PathBuf>) + Send + 'static) -> Start {
    Start::Alone(io::ErrorKind::Unsupported.into())
}

#[cfg(unix)]
mod unix {
    use std::ffi::OsStr;
    use std::fs::{self, File};
    use std::io::{self, Read, Write};
    use std::net::Shutdown;
    use std::os::unix::ffi::OsStrExt;
    use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
    use std::os::unix::net::{UnixListener, UnixStream};
    use std::path::{Path, PathBuf};
    use std::time::Duration;

    /// More than any command line holds.
    const MAX_MESSAGE: u64 = 16 << 20;

    /// The lock and the socket of the first start.
    pub struct Held {
        socket: PathBuf,
        _lock: File,
    }

    impl Drop for Held {
        fn drop(&mut self) {
            // Before the lock goes, so that no successor's socket is removed.
            let _ = fs::remove_file(&self.socket);
        }
    }

    /// Which screen this start would draw on: a window on another one is no help.
    pub fn display() -> String {
        let named = ["WAYLAND_DISPLAY", "DISPLAY"].into_iter().filter_map(|name| std::env::var(name).ok());
        let name = named.filter(|name| !name.is_empty()).collect::<Vec<_>>().join("-");
        name.chars().map(|c| if c.is_ascii_alphanumeric() || c == '-' { c } else { '_' }).collect()
    }

    pub fn start(
        folder: &Path,
        display: &str,
        files: &[PathBuf],
        arrived: impl Fn(Vec<PathBuf>) + Send + 'static,
    ) -> io::Result<Option<Held>> {
        fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)?;
        let lock = File::create(folder.join(format!("variorum-{display}.lock")))?;
        let socket = folder.join(format!("variorum-{display}.socket"));
        if lock.try_lock().is_err() {
            return hand_over(&socket, files).map(|()| None);
        }
        // The lock is free, so whoever made this socket is gone.
        let _ = fs::remove_file(&socket);
        let listener = UnixListener::bind(&socket)?;
        fs::set_permissions(&socket, fs::Permissions::from_mode(0o600))?;
        std::thread::Builder::new().name("door".into()).spawn(move || {
            for guest in listener.incoming().flatten() {
                if let Ok(files) = receive(guest) {
                    arrived(files);
                }
            }
        })?;
        Ok(Some(Held { socket, _lock: lock }))
    }

    /// The first start may have its lock and not yet its socket: a second's patience.
    fn hand_over(socket: &Path, files: &[PathBuf]) -> io::Result<()> {
        let mut tries = 0..20;
        let mut stream = loop {
            match UnixStream::connect(socket) {
                Ok(stream) => break stream,
                Err(_) if tries.next().is_some() => std::thread::sleep(Duration::from_millis(50)),
                Err(error) => return Err(error),
            }
        };
        stream.set_read_timeout(Some(Duration::from_secs(2)))?;
        stream.set_write_timeout(Some(Duration::from_secs(2)))?;
        for file in files {
            stream.write_all(std::path::absolute(file)?.as_os_str().as_bytes())?;
            stream.write_all(b"\0")?;
        }
        stream.shutdown(Shutdown::Write)?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        if answer == "ok" { Ok(()) } else { Err(io::Error::other("the other window did not answer")) }
    }

    fn receive(mut guest: UnixStream) -> io::Result<Vec<PathBuf>> {
        // A guest that says nothing must not keep the others out.
        guest.set_read_timeout(Some(Duration::from_secs(2)))?;
        let mut message = Vec::new();
        (&guest).take(MAX_MESSAGE).read_to_end(&mut message)?;
        let files = message.split(|byte| *byte == 0).filter(|path| !path.is_empty());
        let files = files.map(|path| PathBuf::from(OsStr::from_bytes(path))).collect();
        guest.write_all(b"ok")?;
        Ok(files)
    }

    #[cfg(test)]
    mod tests {
        use super::*;
        use std::sync::mpsc::channel;

        #[test]
        fn a_second_start_hands_its_files_to_the_first() {
            let folder = tempfile::tempdir().unwrap();
            let (told, heard) = channel();
            let listen = |told: std::sync::mpsc::Sender<Vec<PathBuf>>| move |files| told.send(files).unwrap();
            let first = start(folder.path(), "_0", &[], listen(told.clone())).unwrap();
            assert!(first.is_some());
            let odd = PathBuf::from(OsStr::from_bytes(b"/games/a b\xff\n.sgf"));
            let files = [odd.clone(), PathBuf::from("b.sgf")];
            assert!(start(folder.path(), "_0", &files, listen(told.clone())).unwrap().is_none());
            let wait = Duration::from_secs(10);
            assert_eq!(heard.recv_timeout(wait).unwrap(), [odd, std::env::current_dir().unwrap().join("b.sgf")]);
            assert!(start(folder.path(), "_0", &[], listen(told.clone())).unwrap().is_none());
            assert!(heard.recv_timeout(wait).unwrap().is_empty());
            // Another screen is another window.
            assert!(start(folder.path(), "_1", &[], listen(told.clone())).unwrap().is_some());
            // When the first has gone, the next is the first, whatever lies about.
            drop(first);
            fs::write(folder.path().join("variorum-_0.socket"), "left by a crash").unwrap();
            assert!(start(folder.path(), "_0", &[], listen(told)).unwrap().is_some());
        }
    }
}
