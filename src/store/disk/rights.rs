//! Owners, rights, access lists and attributes of files, as far as the system has them.

use std::fs::{File, Metadata, OpenOptions};
use std::io;
use std::path::Path;

use super::Readers;

#[cfg(unix)]
pub use unix::*;

#[cfg(unix)]
mod unix {
    use super::*;
    use std::os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt, fchown};

    /// Opening a pipe does not wait for who is at its other end.
    pub fn without_waiting(options: &mut OpenOptions) {
        options.custom_flags(rustix::fs::OFlags::NONBLOCK.bits() as i32);
    }

    pub fn readable_by(options: &mut OpenOptions, readers: Readers) {
        options.mode(match readers {
            Readers::Owner => 0o600,
            Readers::Usual => 0o666,
        });
    }

    /// How many names it has.
    pub fn links(file: &File) -> u64 {
        file.metadata().map_or(1, |about| about.nlink())
    }

    /// Whether it is somebody else's to change.
    pub fn is_denied(path: &Path) -> bool {
        use rustix::io::Errno;
        let asked = rustix::fs::access(path, rustix::fs::Access::WRITE_OK);
        matches!(asked, Err(Errno::ACCESS | Errno::PERM | Errno::ROFS))
    }

    pub fn bytes_on_disk(about: &Metadata) -> Option<u64> {
        Some(about.blocks() * 512)
    }

    /// What the bits of owner, group and others are, with those for running as somebody else.
    fn mode(about: &Metadata) -> u32 {
        about.mode() & 0o7777
    }

    /// As [`super::super::File::take_rights_of`]. `to` is never readable by more than the old file is.
    pub fn copy(old: &Path, about: &Metadata, to: &File) -> io::Result<bool> {
        let now = to.metadata()?;
        if (now.uid(), now.gid()) != (about.uid(), about.gid()) {
            // Who may not give files away may perhaps give them to the group.
            let _ = fchown(to, Some(about.uid()), Some(about.gid()));
        }
        let now = to.metadata()?;
        if (now.uid(), now.gid()) != (about.uid(), about.gid()) {
            return Ok(false);
        }
        // The access list first: with one, the bits of the group say what the list may give, and the group itself may have nothing.
        if !attributes(old, to)? {
            return Ok(false);
        }
        if mode(&to.metadata()?) != mode(about) {
            let _ = to.set_permissions(std::fs::Permissions::from_mode(mode(about)));
        }
        Ok(mode(&to.metadata()?) == mode(about))
    }

    /// Copies the attributes, the access list among them. Whether all are there.
    #[cfg(any(target_os = "linux", target_os = "android", target_os = "macos"))]
    fn attributes(old: &Path, to: &File) -> io::Result<bool> {
        use rustix::fs::{XattrFlags, fgetxattr, flistxattr, fremovexattr, fsetxattr, getxattr, listxattr};
        use rustix::io::Errno;
        /// As much as Linux lets one attribute, and the list of their names, be.
        const MOST: usize = 64 << 10;
        let list = |read: &dyn Fn(&mut [u8]) -> Result<usize, Errno>| {
            let mut names = vec![0; MOST];
            let length = match read(&mut names) {
                Ok(length) => length,
                // A file system without attributes.
                Err(Errno::NOTSUP) => 0,
                Err(error) => return Err(io::Error::from(error)),
            };
            let names = names[..length].split(|byte| *byte == 0).filter(|name| !name.is_empty());
            Ok(names.map(<[u8]>::to_vec).collect::<Vec<_>>())
        };
        let wanted = list(&|buffer: &mut [u8]| listxattr(old, buffer))?;
        // A folder may give its new files an access list of their own.
        for name in list(&|buffer: &mut [u8]| flistxattr(to, buffer))? {
            if !wanted.contains(&name) && fremovexattr(to, &name[..]).is_err() {
                return Ok(false);
            }
        }
        let (mut value, mut there) = (vec![0; MOST], vec![0; MOST]);
        for name in &wanted {
            let length = getxattr(old, &name[..], &mut value[..])?;
            let value = &value[..length];
            // What the system has put there by itself cannot always be set.
            if fgetxattr(to, &name[..], &mut there[..]).is_ok_and(|length| &there[..length] == value) {
                continue;
            }
            if fsetxattr(to, &name[..], value, XattrFlags::empty()).is_err() {
                return Ok(false);
            }
        }
        Ok(true)
    }

    #[cfg(not(any(target_os = "linux", target_os = "android", target_os = "macos")))]
    fn attributes(_old: &Path, _to: &File) -> io::Result<bool> {
        Ok(true)
    }

    #[cfg(any(target_os = "linux", target_os = "android", target_os = "macos"))]
    pub fn rename_to_free(from: &Path, to: &Path) -> io::Result<()> {
        use rustix::fs::{CWD, RenameFlags, renameat_with};
        Ok(renameat_with(CWD, from, CWD, to, RenameFlags::NOREPLACE)?)
    }

    #[cfg(not(any(target_os = "linux", target_os = "android", target_os = "macos")))]
    pub fn rename_to_free(_from: &Path, _to: &Path) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }
}

#[cfg(not(unix))]
pub use others::*;

#[cfg(not(unix))]
mod others {
    use super::*;

    pub fn without_waiting(_options: &mut OpenOptions) {}

    pub fn readable_by(_options: &mut OpenOptions, _readers: Readers) {}

    pub fn links(_file: &File) -> u64 {
        1
    }

    pub fn is_denied(_path: &Path) -> bool {
        false
    }

    pub fn bytes_on_disk(_about: &Metadata) -> Option<u64> {
        None
    }

    pub fn copy(_old: &Path, about: &Metadata, to: &File) -> io::Result<bool> {
        to.set_permissions(about.permissions())?;
        Ok(true)
    }

    pub fn rename_to_free(_from: &Path, _to: &Path) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }
}
