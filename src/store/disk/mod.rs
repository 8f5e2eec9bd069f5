//! Every call to the system that touches the user's files, in one place.
//!
//! The rest of the room reaches the disk through this page only (`tests/house.rs` checks it), and each call passes one gate
//! first. In builds for tests the gate can let a chosen call fail, or end the program there: see [`faults`]. In a release the
//! gate is nothing.

#![allow(clippy::missing_errors_doc, reason = "every error here is the system's own")]

use std::fs::{self, Metadata};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

#[cfg(debug_assertions)]
pub mod faults;
mod rights;

/// What a call does, as the gate and its list of calls name it.
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

/// What the gate says to a call that may go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// As usual.
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

/// What a name stands for, through symbolic links.
pub fn look(path: &Path) -> io::Result<Metadata> {
    gate(Call::Look, path)?;
    fs::metadata(path)
}

/// Whether it is known of a file that it may not be written.
pub fn is_protected(path: &Path) -> bool {
    look(path).is_ok_and(|about| about.is_file() && (about.permissions().readonly() || rights::is_denied(path)))
}

/// Where a symbolic link points; `None` of any other file, and of nothing.
pub fn read_link(path: &Path) -> io::Result<Option<PathBuf>> {
    gate(Call::Look, path)?;
    match fs::symlink_metadata(path) {
        Ok(about) if about.is_symlink() => fs::read_link(path).map(Some),
        Ok(_) => Ok(None),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Whether there is something of this name, if only a link to nothing.
pub fn is_taken(path: &Path) -> io::Result<bool> {
    gate(Call::Look, path)?;
    match fs::symlink_metadata(path) {
        Ok(_) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

/// The names in a folder, in no order.
pub fn list(folder: &Path) -> io::Result<Vec<PathBuf>> {
    gate(Call::List, folder)?;
    fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect()
}

/// Renames, in the place of what had the new name.
pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    gate(Call::Rename, to)?;
    fs::rename(from, to)
}

/// Gives a file a name that nothing has; `AlreadyExists` if something does.
pub fn rename_to_free(from: &Path, to: &Path) -> io::Result<()> {
    gate(Call::Link, to)?;
    match rights::rename_to_free(from, to) {
        // Not every file system knows the way that looks and renames in one step.
        Err(error) if matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) => {
            if is_taken(to)? {
                return Err(io::ErrorKind::AlreadyExists.into());
            }
            rename(from, to)
        }
        done => done,
    }
}

/// Removes a file.
pub fn remove(path: &Path) -> io::Result<()> {
    gate(Call::Remove, path)?;
    fs::remove_file(path)
}

/// Removes an empty folder.
pub fn remove_folder(path: &Path) -> io::Result<()> {
    gate(Call::Remove, path)?;
    fs::remove_dir(path)
}

/// Makes a folder and those above it; new ones are the user's own where `private`, else as open as the user's mask allows.
pub fn make_folders(path: &Path, private: bool) -> io::Result<()> {
    gate(Call::Folder, path)?;
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    if private {
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    }
    #[cfg(not(unix))]
    let _ = private;
    builder.create(path)
}

/// Lets nobody but the user into a folder.
pub fn make_private(folder: &Path) -> io::Result<()> {
    gate(Call::Rights, folder)?;
    #[cfg(unix)]
    fs::set_permissions(folder, std::os::unix::fs::PermissionsExt::from_mode(0o700))?;
    Ok(())
}

/// Takes what is over this thread's calls along to another thread.
pub fn along<T>(work: impl FnOnce() -> T) -> impl FnOnce() -> T {
    #[cfg(debug_assertions)]
    {
        let plan = faults::current();
        move || faults::with(plan, work)
    }
    #[cfg(not(debug_assertions))]
    work
}

/// Makes sure that what became of the names in a folder survives a power cut. Some systems and file systems cannot, which is
/// no error.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    gate(Call::SyncFolder, folder)?;
    #[cfg(unix)]
    {
        let done = fs::File::open(folder).and_then(|folder| folder.sync_all());
        let cannot = |error: &io::Error| {
            let kinds = [io::ErrorKind::InvalidInput, io::ErrorKind::Unsupported, io::ErrorKind::PermissionDenied];
            kinds.contains(&error.kind())
        };
        done.or_else(|error| if cannot(&error) { Ok(()) } else { Err(error) })
    }
    #[cfg(not(unix))]
    Ok(())
}

/// The folder a file is in; the current one for a bare name.
pub fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// The folder in which a file is, wherever links lead from its name.
pub fn real_folder_of(path: &Path) -> PathBuf {
    let real = fs::canonicalize(path);
    folder_of(real.as_deref().unwrap_or(path)).to_path_buf()
}

/// Who may read a new file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Readers {
    /// Its owner.
    Owner,
    /// Whom the user's mask allows, as any other program's files.
    Usual,
}

/// An open file that knows its name.
#[derive(Debug)]
pub struct File {
    file: fs::File,
    path: PathBuf,
}

impl File {
    /// For reading. A pipe without a writer is opened, not waited for.
    pub fn open(path: &Path) -> io::Result<File> {
        gate(Call::Open, path)?;
        let mut options = fs::File::options();
        options.read(true);
        rights::without_waiting(&mut options);
        Ok(File { file: options.open(path)?, path: path.into() })
    }

    /// For writing to a pipe or a device, waiting for who is at its other end.
    pub fn open_stream(path: &Path) -> io::Result<File> {
        gate(Call::Open, path)?;
        Ok(File { file: fs::File::options().write(true).open(path)?, path: path.into() })
    }

    /// For reading from a pipe, waiting for who is at its other end.
    pub fn open_stream_to_read(path: &Path) -> io::Result<File> {
        gate(Call::Open, path)?;
        Ok(File { file: fs::File::open(path)?, path: path.into() })
    }

    /// For writing over what is there already.
    pub fn open_to_write(path: &Path) -> io::Result<File> {
        gate(Call::Open, path)?;
        let mut options = fs::File::options();
        options.write(true);
        rights::without_waiting(&mut options);
        Ok(File { file: options.open(path)?, path: path.into() })
    }

    /// A new file; `AlreadyExists` where the name is taken.
    pub fn create(path: &Path, readers: Readers) -> io::Result<File> {
        gate(Call::Create, path)?;
        let mut options = fs::File::options();
        options.write(true).create_new(true);
        rights::readable_by(&mut options, readers);
        Ok(File { file: options.open(path)?, path: path.into() })
    }

    /// A file that is only there to be locked.
    pub fn lock_file(path: &Path) -> io::Result<File> {
        gate(Call::Create, path)?;
        let mut options = fs::File::options();
        options.write(true).create(true).truncate(false);
        // A pipe that somebody put in its place is not waited for.
        rights::without_waiting(&mut options);
        rights::readable_by(&mut options, Readers::Owner);
        Ok(File { file: options.open(path)?, path: path.into() })
    }

    /// Locks it for as long as it is open. Whether nobody else had.
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

    /// What it is.
    pub fn look(&self) -> io::Result<Metadata> {
        gate(Call::Look, &self.path)?;
        self.file.metadata()
    }

    /// Reads on, at most `most` bytes; how many came. None at the end.
    pub fn read_on(&mut self, most: u64, into: &mut Vec<u8>) -> io::Result<usize> {
        gate(Call::Read, &self.path)?;
        (&self.file).take(most).read_to_end(into)
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

    /// Gives it the owner, the rights, the access list and the attributes of the file `old`. Whether it has them all.
    pub fn take_rights_of(&self, old: &Path, about: &Metadata) -> io::Result<bool> {
        gate(Call::Rights, &self.path)?;
        rights::copy(old, about, &self.file)
    }

    /// Whether its name still stands for it.
    pub fn has_name(&self) -> bool {
        rights::links(&self.file) > 0
    }
}

/// Reads a file whole; `FileTooLarge` beyond `most` bytes, and where nearly nothing of it is on the disk.
pub fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let mut file = File::open(path)?;
    let about = file.look()?;
    if !about.is_file() {
        return Err(io::Error::other(say!("no-regular-file", "is not a regular file")));
    }
    if about.len() > most || is_hollow(&about) {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    let mut bytes = Vec::new();
    while file.read_on(most + 1 - bytes.len() as u64, &mut bytes)? > 0 {}
    if bytes.len() as u64 > most { Err(io::ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
}

/// Whether a file is nearly nothing but holes: as long as it says it is, and with almost no bytes on the disk.
pub fn is_hollow(about: &Metadata) -> bool {
    /// Shorter files cost little, whatever is in them.
    const LONG: u64 = 64 << 20;
    about.len() > LONG && rights::bytes_on_disk(about).is_some_and(|there| there < about.len() / 256)
}
