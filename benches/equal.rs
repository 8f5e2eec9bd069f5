//! Equal positions of a long record: reading it, finding the positions that are equal.

use std::fmt::Write as _;
use std::time::Instant;
use variorum::edit::Workspace;
use variorum::game::Kind;
use variorum::relate::{IndexTerms, PositionIndex, Sameness};
use std::sync::Arc;

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
    let time = |what: &str, start: f64| println!("{what}: {:.3} s", processor() - start);
    for _ in 0..3 {
        let start = processor();
        let (workspace, _) = Workspace::open(bytes.clone());
        time("reading", start);
        let tree = workspace.document().tree();
        for sameness in [Sameness::Exact, Sameness::Turned] {
            let start = processor();
            let terms = IndexTerms { sameness, across_games: false };
            let index = PositionIndex::of(tree, terms, |root| Arc::new(Kind::of(tree, root)));
            time(&format!("index, {sameness:?}, {}", index.computed()), start);
        }
        let start = processor();
        let root = tree.games().next().unwrap();
        let mut walk = variorum::game::Walk::new(Kind::of(tree, root), root);
        let mut n = 0;
        while let Some(_) = walk.next(tree) { n += walk.position().move_number(); }
        time(&format!("walk {n}"), start);
    }
}
