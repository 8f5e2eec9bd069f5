//! Which index of a site this program wrote last: only that one is believed, since a folder of pages may come from anybody.

use std::io;
use std::path::Path;

use super::disk::{Access, OwnFolder};
use super::home::Home;
use super::save::{self, Guard};

/// The most bytes of a file here: a digest is shorter.
const MOST: u64 = 256;

/// Whether an index with this digest was the last one that was written into this folder.
pub fn is_own_index(home: &Home, site: &Path, digest: &str) -> bool {
    let found = OwnFolder::open(&home.sites()).and_then(|own| own.find(name_of(site).as_ref(), Access::Read));
    found.and_then(|(_, mut file)| file.read_whole(MOST)).is_ok_and(|known| known == digest.as_bytes())
}

/// Remembers the digest of the index that was written into a folder.
///
/// # Errors
/// The system's; the next run makes all pages again then.
pub fn remember_index(home: &Home, site: &Path, digest: &str) -> io::Result<()> {
    if is_own_index(home, site, digest) {
        return Ok(());
    }
    let own = OwnFolder::make(&home.sites())?;
    let written = save::write(&own.path().join(name_of(site)), digest.as_bytes(), Guard::Anything);
    written.map(|_| ()).map_err(|error| io::Error::other(error.to_string()))
}

/// The file's name: a hash of the folder's path.
fn name_of(site: &Path) -> String {
    let whole = std::fs::canonicalize(site).or_else(|_| std::path::absolute(site)).unwrap_or_else(|_| site.into());
    format!("{:016x}", super::Stamp::of(whole.as_os_str().as_encoded_bytes()).hash)
}
