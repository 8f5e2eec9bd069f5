//! Equal positions of a long record, in processor time: reading it, making the index, and what following a change takes besides the change.
//! Without the index, as with the setting "off", only the first of these is left. For Linux.

use std::fmt::Write as _;
use std::time::Instant;
use variorum::edit::{Command, EqualWork, Workspace};
use variorum::relate::{IndexTerms, Sameness};

/// Go on 19 by 19 points: 3,300 lines of 300 moves each, that part at the root.
fn record() -> Vec<u8> {
    let mut random = fastrand::Rng::with_seed(5);
    let mut text = String::from("(;GM[1]FF[4]SZ[19]");
    for _ in 0..3300 {
        text.push('(');
        for number in 0..300 {
            let point = |n: u8| char::from(b'a' + n);
            let _ = write!(text, ";{}[{}{}]", ["B", "W"][number % 2], point(random.u8(..19)), point(random.u8(..19)));
        }
        text.push(')');
    }
    (text + ")").into_bytes()
}

/// The processor time of this thread, in seconds.
fn processor() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    text.split(' ').next().and_then(|nanoseconds| nanoseconds.parse::<f64>().ok()).unwrap_or(f64::NAN) / 1e9
}

fn main() {
    let bytes = record();
    let time = |what: &str, start: f64| println!("{what}: {:.4} s", processor() - start);
    for sameness in [Sameness::Exact, Sameness::Turned] {
        let start = processor();
        let (mut workspace, _) = Workspace::open(bytes.clone());
        time("reading", start);
        let start = processor();
        let mut index = EqualWork::of(&workspace, IndexTerms { sameness, across_games: false }).done();
        time(&format!("index of {} positions, {sameness:?}", index.index().computed()), start);
        for line in ["goto 1.1", "play aa", "play bb", "undo", "redo", "comment x", "goto end", "play cc", "undo"] {
            let start = Instant::now();
            let _ = workspace.run(&Command::parse(line).expect("a command"));
            let (change, start, before) = (start.elapsed(), Instant::now(), index.index().computed());
            let followed = index.follow(&workspace);
            let (follow, computed) = (start.elapsed(), index.index().computed() - before);
            println!("  {line}: {change:?}, besides {follow:?} for {computed} positions; followed: {followed}");
        }
    }
}
