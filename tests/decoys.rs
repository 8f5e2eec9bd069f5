//! The law of decoys: precious files, links, pipes and planted state around every command, by a stranger who knows what the program's own
//! files are called. Afterwards every decoy is there, byte for byte, and nothing is there that was not asked for.
//!
//! Where the tests are an administrator's, the program runs as one user and another one attacks. `tests/decoys.sh` does the same around
//! the window.
#![cfg(unix)]

#[path = "decoys/ground.rs"]
mod ground;
#[path = "decoys/kills.rs"]
mod kills;
#[path = "decoys/outputs.rs"]
mod outputs;
#[path = "decoys/planted.rs"]
mod planted;
#[cfg(target_os = "linux")]
#[path = "decoys/race.rs"]
mod race;
#[path = "decoys/reading.rs"]
mod reading;
#[path = "decoys/snapshot.rs"]
mod snapshot;
#[path = "decoys/state.rs"]
mod state;
#[path = "decoys/users.rs"]
mod users;
