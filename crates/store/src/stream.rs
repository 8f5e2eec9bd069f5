//! Writing to pipes and devices, which do not store the bytes.

use std::io;
use std::path::Path;
use std::time::Duration;

use super::disk::{Access, File, Kind};
use super::file::{WriteError, is_handed_over};
use super::target::Target;

/// Writes the bytes to a pipe or a device, waiting some seconds for a reader. An inherited open file (`/dev/fd/63`) is appended to; by name
/// only the user's own pipes are accepted, and devices that store nothing.
///
/// # Errors
/// If the system refuses writing, or the file belongs to another user.
pub fn write_stream(path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
    let write_error = |error| WriteError::of(path, error);
    if is_handed_over(path) {
        let put = |mut stream: File| stream.write(bytes);
        return File::open_stream(path).and_then(put).map_err(write_error);
    }
    let target = Target::find(path).map_err(write_error)?;
    let mut tries = 0..STREAM_TRIES;
    let mut stream = loop {
        match target.folder.file(&target.name, Access::Put) {
            Err(error) if is_without_reader(&error) && tries.next().is_some() => std::thread::sleep(STREAM_PAUSE),
            Err(error) if is_without_reader(&error) => {
                return Err(write_error(io::Error::other(say!("pipe-without-reader", "nobody reads from this pipe"))));
            }
            opened => break opened.map_err(write_error)?,
        }
    };
    let about = stream.about().map_err(write_error)?;
    let may = match about.kind {
        Kind::Pipe => about.is_own(),
        Kind::Device => true,
        _ => false,
    };
    if !may {
        return Err(WriteError::Special(path.into()));
    }
    stream.wait_for_others().and_then(|()| stream.write(bytes)).map_err(write_error)
}

/// How often, and at what interval, a pipe is checked for a reader.
const STREAM_TRIES: u32 = 30;
const STREAM_PAUSE: Duration = Duration::from_millis(100);

fn is_without_reader(error: &io::Error) -> bool {
    #[cfg(unix)]
    return error.raw_os_error() == Some(rustix::io::Errno::NXIO.raw_os_error());
    #[cfg(not(unix))]
    {
        let _ = error;
        false
    }
}
