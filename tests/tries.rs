//! How often a law is tried with random cases: the number it gives on every run, ten times as often with `VARIORUM_TRIES=10`, as `.ci/run`
//! does. `VARIORUM_FIRST` begins at another seed.

/// A number in the environment.
pub fn variable(name: &str) -> Option<u64> {
    let value = std::env::var(name).ok()?;
    Some(value.parse().unwrap_or_else(|_| panic!("{name} is not a number: {value}")))
}

/// How many cases to try, where `usual` are tried on every run.
pub fn tries(usual: usize) -> usize {
    usual * variable("VARIORUM_TRIES").map_or(1, |times| times as usize)
}

/// The first seed.
pub fn first_seed() -> u64 {
    variable("VARIORUM_FIRST").unwrap_or(0)
}
