//! Unpredictable file names in a fixed pattern, and recognising them.

use std::ffi::{OsStr, OsString};
use std::hash::{BuildHasher, RandomState};
use std::io;

/// The number of tries if names are taken.
const TRIES: usize = 100;

/// Makes something under a name that begins and ends like this, and has sixteen digits between that nobody can foretell.
pub(super) fn in_free_name<T>(start: &str, end: &str, mut make: impl FnMut(&OsStr) -> io::Result<T>) -> io::Result<T> {
    let mut tries = 0..TRIES;
    loop {
        // Keyed by the system's random numbers, and by a number of its own for each.
        let digits = RandomState::new().hash_one(tries.start);
        match make(&OsString::from(format!("{start}{digits:016x}{end}"))) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && tries.next().is_some() => {}
            done => return done,
        }
    }
}

/// Whether a name begins and ends so, and has the sixteen digits between.
pub(super) fn is_named(name: &OsStr, start: &str, end: &str) -> bool {
    let digits = name.to_str().and_then(|name| name.strip_prefix(start)?.strip_suffix(end));
    digits.is_some_and(|digits| {
        digits.len() == 16 && digits.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn temporary_names_are_unpredictable_and_recognised_exactly() {
        let name = || in_free_name("part-", "", |name| Ok(name.to_owned())).unwrap();
        let all: std::collections::BTreeSet<OsString> = (0..100).map(|_| name()).collect();
        assert_eq!(all.len(), 100);
        assert!(all.iter().all(|name| is_named(name, "part-", "")));
        for other in ["part-", "part-1", "part-0123456789abcdeF", "part-0123456789abcdef0", "part-0123456789abcdef.x"] {
            assert!(!is_named(other.as_ref(), "part-", ""), "{other}");
        }
        let mut tries = 0;
        let taken = |_: &OsStr| {
            tries += 1;
            Err::<(), _>(io::ErrorKind::AlreadyExists.into())
        };
        assert!(in_free_name("", "", taken).is_err() && tries <= TRIES + 1);
    }
}
