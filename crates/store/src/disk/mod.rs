//! Every system call that touches the user's files, in one place.
//!
//! The rest of `store` reaches the disk only through this module (`tests/house.rs` checks it), and each call first passes one gate. In test
//! builds the gate can make a chosen call fail or end the program: see [`faults`]. In release builds it does nothing.

#![allow(clippy::missing_errors_doc, reason = "every error here is the system's own")]

use std::fs::{self, Metadata};
use std::io::{self, Read, Write};
use std::ops::BitAnd;
use std::path::{Path, PathBuf};

#[cfg(debug_assertions)]
pub mod faults;
pub mod folder;
pub mod ours;
mod rights;

pub use folder::{About, Access, Folder, Id, Kind};
pub use ours::{OwnFolder, ProvenFile};

/// How much is read or written between progress reports.
pub(super) const STRIDE: usize = 4 << 20;

/// A call's operation, as named in the gate and its log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Call {
    Look,
    Open,
    Create,
    Lock,
    Read,
    Write,
    Shorten,
    Sync,
    Rights,
    Rename,
    Link,
    Remove,
    Folder,
    List,
    SyncFolder,
}

/// What the gate answers to a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// Proceed.
    Go,
    /// A write gets half of its bytes down before it fails.
    #[cfg(debug_assertions)]
    Half,
}

#[cfg(debug_assertions)]
fn gate(call: Call, path: &Path) -> io::Result<Verdict> {
    faults::gate(call, path)
}

#[cfg(not(debug_assertions))]
#[inline(always)]
fn gate(_call: Call, _path: &Path) -> io::Result<Verdict> {
    Ok(Verdict::Go)
}

/// The metadata of a path, following symbolic links.
pub fn look(path: &Path) -> io::Result<Metadata> {
    gate(Call::Look, path)?;
    fs::metadata(path)
}

/// Whether a file is known to be read-only.
pub fn is_protected(path: &Path) -> bool {
    look(path).is_ok_and(|about| about.is_file() && (about.permissions().readonly() || rights::is_denied(path)))
}

/// Whether a file or folder is known not to be writable by this user.
pub fn is_denied(path: &Path) -> bool {
    rights::is_denied(path)
}

/// Whether the name exists, even as a dangling link.
pub fn is_taken(path: &Path) -> io::Result<bool> {
    gate(Call::Look, path)?;
    match fs::symlink_metadata(path) {
        Ok(_) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

/// Whether two paths lead to the same file.
pub fn is_same(a: &Path, b: &Path) -> bool {
    if a == b {
        return true;
    }
    let id = |path: &Path| look(path).map(|about| About::of(&about).id);
    match (id(a), id(b)) {
        (Ok(a), Ok(b)) if a != Id::default() => a == b,
        (Ok(_), Ok(_)) => fs::canonicalize(a).ok().is_some_and(|a| fs::canonicalize(b).is_ok_and(|b| a == b)),
        _ => false,
    }
}

/// Passes the fault plan of this thread on to another thread.
pub fn along<T>(work: impl FnOnce() -> T) -> impl FnOnce() -> T {
    #[cfg(debug_assertions)]
    {
        let plan = faults::current();
        move || faults::with(plan, work)
    }
    #[cfg(not(debug_assertions))]
    work
}

/// The folder a file is in; the current one for a bare name.
pub fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// The bytes of a path; where paths are Unicode, those of its text.
#[cfg(unix)]
pub fn path_bytes(path: &Path) -> Vec<u8> {
    std::os::unix::ffi::OsStrExt::as_bytes(path.as_os_str()).to_vec()
}

#[cfg(not(unix))]
pub fn path_bytes(path: &Path) -> Vec<u8> {
    path.to_string_lossy().into_owned().into_bytes()
}

/// The path of these bytes.
#[cfg(unix)]
pub fn path_from_bytes(bytes: &[u8]) -> PathBuf {
    PathBuf::from(<std::ffi::OsStr as std::os::unix::ffi::OsStrExt>::from_bytes(bytes))
}

#[cfg(not(unix))]
pub fn path_from_bytes(bytes: &[u8]) -> PathBuf {
    PathBuf::from(String::from_utf8_lossy(bytes).into_owned())
}

/// Who may read a new file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Readers {
    /// Its owner.
    Owner,
    /// As the umask allows, like files of other programs.
    #[default]
    Usual,
    /// As the umask allows, but at most the readers of the source.
    AtMost {
        /// Its bits for owner, group and others, as on Unix: `0o640`.
        bits: u32,
        /// Its group, where those of a group may read it.
        group: Option<u32>,
    },
}

impl Readers {
    /// The readers of a file, for copies of its content; only the owner if that cannot be determined.
    pub fn of(path: &Path) -> Readers {
        look(path).map_or(Readers::Owner, |about| rights::readers(path, &about))
    }

    /// The mode of a new file, before the umask.
    pub fn mode(self) -> u32 {
        match self {
            Readers::Owner => 0o600,
            Readers::Usual => 0o666,
            Readers::AtMost { bits, .. } => bits & 0o666 | 0o600,
        }
    }
}

/// Those who may read both.
impl BitAnd for Readers {
    type Output = Readers;

    fn bitand(self, other: Readers) -> Readers {
        match (self, other) {
            (Readers::Usual, other) | (other, Readers::Usual) => other,
            (Readers::AtMost { bits: a, group: of_a }, Readers::AtMost { bits: b, group: of_b }) if of_a == of_b => {
                Readers::AtMost { bits: a & b, group: of_a }
            }
            // Different groups: grant the intersection of owner and others only.
            _ => Readers::AtMost { bits: self.mode() & other.mode() & 0o606, group: None },
        }
    }
}

/// An open file that knows its name.
#[derive(Debug)]
pub struct File {
    file: fs::File,
    path: PathBuf,
}

impl File {
    /// Opens for reading. A pipe without a writer does not block.
    pub fn open(path: &Path) -> io::Result<File> {
        gate(Call::Open, path)?;
        let mut options = fs::File::options();
        options.read(true);
        rights::without_waiting(&mut options);
        Ok(File { file: options.open(path)?, path: path.into() })
    }

    /// Opens an inherited file descriptor for appending.
    pub fn open_stream(path: &Path) -> io::Result<File> {
        gate(Call::Open, path)?;
        Ok(File { file: fs::File::options().append(true).open(path)?, path: path.into() })
    }

    /// Opens a pipe for reading, waiting for its writer.
    pub fn open_stream_to_read(path: &Path) -> io::Result<File> {
        gate(Call::Open, path)?;
        Ok(File { file: fs::File::open(path)?, path: path.into() })
    }

    /// Tries to lock it until it is closed. Returns `false` if it is locked already.
    ///
    /// # Errors
    ///
    /// Where the file system knows no locks.
    pub fn try_lock(&self) -> io::Result<bool> {
        gate(Call::Lock, &self.path)?;
        match self.file.try_lock() {
            Ok(()) => Ok(true),
            Err(fs::TryLockError::WouldBlock) => Ok(false),
            Err(fs::TryLockError::Error(error)) => Err(error),
        }
    }

    /// Waits for the lock.
    pub fn lock(&self) -> io::Result<()> {
        gate(Call::Lock, &self.path)?;
        self.file.lock()
    }

    /// Its metadata.
    pub fn look(&self) -> io::Result<Metadata> {
        gate(Call::Look, &self.path)?;
        self.file.metadata()
    }

    /// Its metadata, like that of a folder entry.
    pub fn about(&self) -> io::Result<About> {
        self.look().map(|about| About::of(&about))
    }

    /// Reads up to `most` bytes; returns how many. 0 at the end.
    pub fn read_on(&mut self, most: u64, into: &mut Vec<u8>) -> io::Result<usize> {
        gate(Call::Read, &self.path)?;
        (&self.file).take(most).read_to_end(into)
    }

    /// Reads it from the start; `FileTooLarge` beyond `most` bytes, or if it is nearly all holes.
    pub fn read_whole(&mut self, most: u64) -> io::Result<Vec<u8>> {
        let about = self.look()?;
        if !about.is_file() {
            return Err(io::Error::other(say!("no-regular-file", "not a regular file")));
        }
        if about.len() > most || is_hollow(&about) {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        self.rewind()?;
        let mut bytes = Vec::new();
        while self.read_on(most + 1 - bytes.len() as u64, &mut bytes)? > 0 {}
        if bytes.len() as u64 > most { Err(io::ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
    }

    /// Writes on.
    pub fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        match gate(Call::Write, &self.path)? {
            Verdict::Go => self.file.write_all(bytes),
            #[cfg(debug_assertions)]
            Verdict::Half => {
                self.file.write_all(&bytes[..bytes.len() / 2])?;
                Err(faults::failed())
            }
        }
    }

    /// Overwrites the file with these bytes from the start, truncates it there, and syncs.
    pub fn overwrite(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.rewind()?;
        for part in bytes.chunks(STRIDE) {
            self.write(part)?;
        }
        self.shorten(bytes.len() as u64)?;
        self.sync()
    }

    /// Waits until what was written into it is on the disk, with its length.
    pub fn sync_content(&self) -> io::Result<()> {
        gate(Call::Sync, &self.path)?;
        self.file.sync_data()
    }

    /// Its first bytes, so many at most. What is read next follows them.
    pub fn beginning(&mut self, most: u64) -> io::Result<Vec<u8>> {
        self.bytes_at(io::SeekFrom::Start(0), most)
    }

    /// Its last byte, where it has one.
    pub fn last_byte(&mut self) -> io::Result<Option<u8>> {
        if self.look()?.len() == 0 {
            return Ok(None);
        }
        Ok(self.bytes_at(io::SeekFrom::End(-1), 1)?.first().copied())
    }

    fn bytes_at(&mut self, place: io::SeekFrom, most: u64) -> io::Result<Vec<u8>> {
        gate(Call::Read, &self.path)?;
        io::Seek::seek(&mut self.file, place)?;
        let mut bytes = Vec::new();
        (&self.file).take(most).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    /// Back to its first byte.
    pub fn rewind(&mut self) -> io::Result<()> {
        io::Seek::rewind(&mut self.file)
    }

    /// Cuts off what is beyond this length.
    pub fn shorten(&self, len: u64) -> io::Result<()> {
        gate(Call::Shorten, &self.path)?;
        self.file.set_len(len)
    }

    /// Waits until everything written is on the disk.
    pub fn sync(&self) -> io::Result<()> {
        gate(Call::Sync, &self.path)?;
        self.file.sync_all()
    }

    /// Copies owner, permissions, access list and attributes from `old`. Returns whether all were copied.
    pub fn take_rights_of(&self, old: &File) -> io::Result<bool> {
        gate(Call::Rights, &self.path)?;
        rights::copy(&old.file, &self.file)
    }

    /// Removes read access beyond these readers. Returns whether nobody else but the owner can read it now.
    pub fn limit(&self, readers: Readers) -> io::Result<bool> {
        gate(Call::Rights, &self.path)?;
        rights::limit(&self.file, readers)
    }

    /// Makes further writes to a pipe wait for its reader.
    pub fn wait_for_others(&self) -> io::Result<()> {
        rights::wait(&self.file)
    }
}

/// Reads a file whole; `FileTooLarge` beyond `most` bytes, and where nearly nothing of it is on the disk.
pub fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    File::open(path)?.read_whole(most)
}

/// Whether a file is nearly all holes: long, but with almost no bytes on disk.
pub fn is_hollow(about: &Metadata) -> bool {
    /// Shorter files cost little, whatever is in them.
    const LONG: u64 = 64 << 20;
    about.len() > LONG && rights::bytes_on_disk(about).is_some_and(|there| there < about.len() / 256)
}
