//! Writing to pipes and devices, which do not store the bytes.

use std::io;
use std::path::Path;
use std::time::Duration;

use super::disk::{Access, File, Kind};
use super::file::{WriteError, is_handed_over};
use super::target::Target;

/// Puts the bytes through a pipe or a device: its reader is waited for some seconds. What the program was given as open (`/dev/fd/63`)
/// is written to behind what is in it; of what has a name in a folder only the user's own pipes, and devices that keep nothing.
///
/// # Errors
/// Where the system does not let it be written to, or it is somebody else's.
pub fn write_stream(path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
    let told = |error| WriteError::of(path, error);
    if is_handed_over(path) {
        let put = |mut stream: File| stream.write(bytes);
        return File::open_stream(path).and_then(put).map_err(told);
    }
    let target = Target::find(path).map_err(told)?;
    let mut tries = 0..STREAM_TRIES;
    let mut stream = loop {
        match target.folder.file(&target.name, Access::Put) {
            Err(error) if is_without_reader(&error) && tries.next().is_some() => std::thread::sleep(STREAM_PAUSE),
            Err(error) if is_without_reader(&error) => {
                return Err(told(io::Error::other(say!("pipe-without-reader", "nobody reads from this pipe"))));
            }
            opened => break opened.map_err(told)?,
        }
    };
    let about = stream.about().map_err(told)?;
    let may = match about.kind {
        Kind::Pipe => about.is_own(),
        Kind::Device => true,
        _ => false,
    };
    if !may {
        return Err(WriteError::Special(path.into()));
    }
    stream.wait_for_others().and_then(|()| stream.write(bytes)).map_err(told)
}

/// How often, and how long between, a pipe is asked whether somebody reads from it.
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
