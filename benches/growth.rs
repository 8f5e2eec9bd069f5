//! Times of everything that is done with records of every odd shape, for one length and for twice that: what
//! `tests/growth.rs` counts. Those that take longest, and those that grow fastest, come first. `-- NAME` shows only shapes or
//! deeds with that in their name.

#[path = "../tests/growth_law/mod.rs"]
mod growth_law;

use std::time::{Duration, Instant};

/// Pieces of the smaller record.
const PIECES: usize = 8_000;
/// What takes less is noise.
const NOISE: Duration = Duration::from_millis(5);

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    let mut rows = Vec::new();
    for (shape, record) in growth_law::shapes() {
        let (small, large) = (record(PIECES), record(2 * PIECES));
        for (name, deed) in growth_law::deeds() {
            if !wanted.is_empty() && !wanted.iter().any(|word| shape.contains(word) || name.contains(word)) {
                continue;
            }
            let time = |bytes: &[u8]| {
                let start = Instant::now();
                std::hint::black_box(deed(bytes));
                start.elapsed()
            };
            let (once, twice) = (time(&small), time(&large));
            rows.push((twice.as_secs_f64() / once.max(NOISE).as_secs_f64(), twice, large.len(), *shape, *name));
        }
    }
    let show = |title: &str, rows: &[(f64, Duration, usize, &str, &str)]| {
        println!("{title}");
        for (ratio, time, len, shape, name) in rows.iter().take(20) {
            println!("{:8.1} ms  ×{ratio:<5.2} {len:8} bytes  {shape}: {name}", time.as_secs_f64() * 1e3);
        }
    };
    rows.sort_by_key(|row| std::cmp::Reverse(row.1));
    show("Longest:", &rows);
    rows.sort_by(|a, b| b.0.total_cmp(&a.0));
    show("Growing fastest, for twice the pieces:", &rows);
}
