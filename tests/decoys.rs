//! The law of decoys: precious files, links, pipes and planted state around every command, by a stranger who knows what the program's own
//! files are called. Afterwards every decoy is there, byte for byte, and nothing is there that was not asked for.
//!
//! Where the tests are an administrator's, the program runs as one user and another one attacks. `tests/decoys.sh` does the same around
//! the window.
#![cfg(unix)]

mod ground;
mod kills;
mod outputs;
mod planted;
#[cfg(target_os = "linux")]
mod race;
mod reading;
mod snapshot;
mod state;
mod users;
