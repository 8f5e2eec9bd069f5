//! The law of editing, held against random records and random commands.

mod edit_law;

/// How many sequences every run of the tests tries; `VARIORUM_SEQUENCES` asks for more, `VARIORUM_FIRST` for others.
const SEQUENCES: u64 = 1000;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

#[test]
fn whatever_is_done_can_be_taken_back() {
    let first = number("VARIORUM_FIRST").unwrap_or(0);
    let seeds = first..first + number("VARIORUM_SEQUENCES").unwrap_or(SEQUENCES);
    let broken: Vec<u64> = seeds
        .filter(|&seed| {
            let mut random = fastrand::Rng::with_seed(seed);
            let length = random.usize(0..500);
            let bytes: Vec<u8> = (0..length).map(|_| random.u8(..)).collect();
            let held = std::panic::catch_unwind(|| edit_law::hold(&bytes));
            held.is_err()
        })
        .collect();
    assert!(broken.is_empty(), "broken by the seeds {broken:?}");
}
