//! Owners, permissions, access lists and attributes of files, as far as the system supports them.

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

    /// Opening a pipe does not wait for its other end.
    pub fn without_waiting(options: &mut OpenOptions) {
        options.custom_flags(rustix::fs::OFlags::NONBLOCK.bits() as i32);
    }

    /// Whether the user may not write to it.
    pub fn is_denied(path: &Path) -> bool {
        use rustix::io::Errno;
        let access = rustix::fs::access(path, rustix::fs::Access::WRITE_OK);
        matches!(access, Err(Errno::ACCESS | Errno::PERM | Errno::ROFS))
    }

    pub fn bytes_on_disk(about: &Metadata) -> Option<u64> {
        Some(about.blocks() * 512)
    }

    /// The mode bits of owner, group and others. Set-user-ID bits are dropped, as when the system writes to such a file.
    fn mode(about: &Metadata) -> u32 {
        about.mode() & 0o1777
    }

    /// As [`super::super::File::take_rights_of`]. `to` is never readable by more than the old file is.
    pub fn copy(old: &File, to: &File) -> io::Result<bool> {
        let about = old.metadata()?;
        let now = to.metadata()?;
        if (now.uid(), now.gid()) != (about.uid(), about.gid()) {
            // A user who cannot change the owner may still be allowed to change the group.
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
        if mode(&to.metadata()?) != mode(&about) {
            let _ = to.set_permissions(std::fs::Permissions::from_mode(mode(&about)));
        }
        Ok(mode(&to.metadata()?) == mode(&about))
    }

    /// As [`super::super::File::limit`]. With an access list, the bits of the group say what the list may give at most.
    pub fn limit(file: &File, readers: Readers) -> io::Result<bool> {
        let about = file.metadata()?;
        let (now, mut may) = (mode(&about), readers.mode());
        // Another group than that of the source is anybody.
        if matches!(readers, Readers::AtMost { group: Some(group), .. } if group != about.gid()) {
            may &= !0o070 | (may & 0o007) << 3;
        }
        // Rights beyond reading and writing are dropped with the right to read.
        let kept = [0o700, 0o070, 0o007].into_iter().filter(|who| may & who & 0o444 != 0 || *who == 0o700);
        let most = now & (kept.sum::<u32>() | 0o7000) & !(0o066 & !may);
        if most != now {
            file.set_permissions(std::fs::Permissions::from_mode(most)).ok();
        }
        Ok(mode(&file.metadata()?) & 0o044 & !may == 0)
    }

    /// Who may read a file. With an access list, the mode bits do not show the group's rights.
    pub fn readers(path: &Path, about: &Metadata) -> Readers {
        let bits = if has_access_list(path) { 0o606 } else { 0o666 };
        Readers::AtMost { bits: mode(about) & bits, group: Some(about.gid()) }
    }

    #[cfg(any(target_os = "linux", target_os = "android"))]
    fn has_access_list(path: &Path) -> bool {
        let found = rustix::fs::getxattr(path, "system.posix_acl_access", &mut [0_u8; 64][..]);
        found.map_or_else(|error| error == rustix::io::Errno::RANGE, |length| length > 0)
    }

    #[cfg(not(any(target_os = "linux", target_os = "android")))]
    fn has_access_list(_path: &Path) -> bool {
        false
    }

    /// As [`super::super::File::wait_for_others`].
    pub fn wait(file: &File) -> io::Result<()> {
        let flags = rustix::fs::fcntl_getfl(file)?;
        Ok(rustix::fs::fcntl_setfl(file, flags - rustix::fs::OFlags::NONBLOCK)?)
    }

    /// Copies the attributes, the access list among them. Whether all are there.
    #[cfg(any(target_os = "linux", target_os = "android", target_os = "macos"))]
    fn attributes(old: &File, to: &File) -> io::Result<bool> {
        use rustix::fs::{XattrFlags, fgetxattr, flistxattr, fremovexattr, fsetxattr};
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
        let wanted = list(&|buffer: &mut [u8]| flistxattr(old, buffer))?;
        // A folder may give its new files an access list of their own.
        for name in list(&|buffer: &mut [u8]| flistxattr(to, buffer))? {
            if !wanted.contains(&name) && fremovexattr(to, &name[..]).is_err() {
                return Ok(false);
            }
        }
        let (mut value, mut there) = (vec![0; MOST], vec![0; MOST]);
        for name in &wanted {
            let length = fgetxattr(old, &name[..], &mut value[..])?;
            let value = &value[..length];
            // Attributes set by the system cannot always be written.
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
    fn attributes(_old: &File, _to: &File) -> io::Result<bool> {
        Ok(true)
    }
}

#[cfg(not(unix))]
pub use others::*;

#[cfg(not(unix))]
mod others {
    use super::*;

    pub fn without_waiting(_options: &mut OpenOptions) {}

    pub fn is_denied(_path: &Path) -> bool {
        false
    }

    pub fn bytes_on_disk(_about: &Metadata) -> Option<u64> {
        None
    }

    pub fn copy(old: &File, to: &File) -> io::Result<bool> {
        to.set_permissions(old.metadata()?.permissions())?;
        Ok(true)
    }

    pub fn limit(_file: &File, _readers: Readers) -> io::Result<bool> {
        Ok(true)
    }

    pub fn readers(_path: &Path, _about: &Metadata) -> Readers {
        Readers::Usual
    }

    pub fn wait(_file: &File) -> io::Result<()> {
        Ok(())
    }
}
