//! Limits for thumbnails, since file managers request one for every file they see.

use std::path::Path;

use super::output::Failure;
use crate::store::disk;

/// Longer files are no records that need a thumbnail.
const LONGEST: u64 = 64 << 20;

/// Bytes of memory for a parenthesis, which may begin a variation, and for a semicolon, which may begin a node; more than reading takes.
const OF_PARENTHESIS: usize = 200;
const OF_SEMICOLON: usize = 16;
/// Bytes of memory that a record may take when it is read. What draws it takes some as well.
const READING: usize = 300 << 20;

/// Refuses a record that would take too much memory: where there is none left, the program could not say why.
pub fn fits(name: &str, bytes: &[u8]) -> Result<(), Failure> {
    let [parentheses, semicolons] = [b'(', b';'].map(|byte| memchr::memchr_iter(byte, bytes).count());
    let reading = 2 * bytes.len() + OF_PARENTHESIS * parentheses + OF_SEMICOLON * semicolons;
    if reading > READING {
        return Err(Failure(say!("too-many-nodes-small", "{name}: too many variations for a thumbnail", name)));
    }
    Ok(())
}

/// Refuses a file that is too long, and holds the program to its limits from here on.
pub fn small(path: &Path) -> Result<(), Failure> {
    let long = disk::look(path).is_ok_and(|about| about.len() > LONGEST);
    if long {
        return Err(Failure(say!(
            "too-long-small-picture",
            "{path}: too large for a thumbnail (over 64 MB)",
            path = path.display()
        )));
    }
    #[cfg(unix)]
    unix::hold(path);
    Ok(())
}

#[cfg(unix)]
mod unix {
    use std::path::Path;
    use std::time::Duration;

    use rustix::process::{Resource, Rlimit, setrlimit};
    use rustix::time::{ClockId, clock_gettime};

    /// Bytes of memory.
    const MEMORY: u64 = 512 << 20;
    /// Milliseconds of processor time. The system's own limit, in seconds, is a fallback.
    const TIME: i64 = 1900;

    pub fn hold(path: &Path) {
        // Who has stricter limits already keeps them.
        for (resource, most) in [(Resource::As, MEMORY), (Resource::Cpu, 3), (Resource::Core, 0)] {
            let _ = setrlimit(resource, Rlimit { current: Some(most), maximum: Some(most) });
        }
        let path = path.display().to_string();
        let watch = move || {
            loop {
                std::thread::sleep(Duration::from_millis(20));
                let used = clock_gettime(ClockId::ProcessCPUTime);
                if used.tv_sec as i64 * 1000 + used.tv_nsec as i64 / 1_000_000 > TIME {
                    crate::cli::say(&say!(
                        "takes-too-long-small",
                        "{path}: the thumbnail takes too long to make",
                        path
                    ));
                    std::process::exit(2);
                }
            }
        };
        // Without it the system ends the program, without a word.
        let _ = std::thread::Builder::new().name("limits".into()).spawn(watch);
    }
}
