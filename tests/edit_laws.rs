//! The law of editing, held against random records and random commands.

mod edit_law;

/// How many sequences every run of the tests tries; `VARIORUM_SEQUENCES` asks for more.
const SEQUENCES: u64 = 3000;

#[test]
fn whatever_is_done_can_be_taken_back() {
    let sequences = std::env::var("VARIORUM_SEQUENCES").ok().and_then(|n| n.parse().ok()).unwrap_or(SEQUENCES);
    let first = std::env::var("VARIORUM_FIRST").ok().and_then(|n| n.parse().ok()).unwrap_or(0);
    for seed in first..first + sequences {
        let mut random = fastrand::Rng::with_seed(seed);
        let length = random.usize(0..500);
        let bytes: Vec<u8> = (0..length).map(|_| random.u8(..)).collect();
        if let Err(panic) = std::panic::catch_unwind(|| edit_law::hold(&bytes)) {
            eprintln!("seed {seed}");
            std::panic::resume_unwind(panic);
        }
    }
}
