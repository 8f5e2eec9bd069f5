//! Three versions of a record of a million nodes: reading them, and merging them, and how many times as long that takes. The merge reads
//! them itself. As one line, and as variations all over.

use std::hint::black_box;
use std::time::{Duration, Instant};
use variorum::relate::{MergeOptions, merge};
use variorum::sgf::{ReadOptions, Tree};

const NODES: usize = 1_000_000;
/// The fastest of so many runs is told.
const RUNS: usize = 5;

fn action(n: usize) -> String {
    let letter = |n: usize| char::from(b'a' + (n % 19) as u8);
    format!(";{}[{}{}]", if n.is_multiple_of(2) { "B" } else { "W" }, letter(n), letter(n / 19))
}

/// One line.
fn line(text: &str, last: &str) -> Vec<u8> {
    let moves: String = (0..NODES).map(action).collect();
    format!("(;SZ[19]{text}{moves}{last})").into_bytes()
}

/// Ten thousand variations of a hundred nodes.
fn branched(text: &str, last: &str) -> Vec<u8> {
    let branch = |n: usize| format!("({})", (0..100).map(|at| action(n + n * at)).collect::<String>());
    let branches: String = (0..NODES / 100).map(branch).collect();
    format!("(;SZ[19]{text}{branches}(;N[last]{last}))").into_bytes()
}

fn fastest(mut work: impl FnMut()) -> Duration {
    let time = |_| {
        let begun = Instant::now();
        work();
        begun.elapsed()
    };
    (0..RUNS).map(time).min().unwrap_or_default()
}

fn main() {
    for (name, record) in [("one line", line as fn(&str, &str) -> Vec<u8>), ("branched", branched)] {
        let [base, ours, theirs] = [record("", ""), record("C[x]", ""), record("", "N[y]")];
        let reading = fastest(|| {
            for bytes in [&base, &ours, &theirs] {
                black_box(Tree::read_with(bytes.clone(), &ReadOptions::default()));
            }
        });
        let merging = fastest(|| drop(black_box(merge(&base, &ours, &theirs, &MergeOptions::default()))));
        let ratio = merging.as_secs_f64() / reading.as_secs_f64();
        println!("{name}: read {reading:.0?}, merged {merging:.0?}: ×{ratio:.2}");
    }
}
