//! Reading, checking and writing, on generated records: a tree like a dictionary of joseki, and a line of a million moves.
//!
//! Figures mean something only beside others of the same run. The first ones are what memory itself can do.

use divan::{Bencher, counter::BytesCount};
use variorum::sgf::{self, Tree};
use variorum::text;

fn main() {
    divan::main();
}

/// A tree with many short variations, labels, marks and comments.
fn dictionary() -> Vec<u8> {
    let mut random = fastrand::Rng::with_seed(11);
    let mut record = b"(;FF[4]CA[UTF-8]GM[1]SZ[19]ST[2]AP[bench:1]GN[A dictionary]\n".to_vec();
    let mut depth = 1;
    for number in 0..60_000 {
        let point = |random: &mut fastrand::Rng| [random.u8(b'a'..=b's'), random.u8(b'a'..=b's')];
        if depth < 30 && random.u8(..4) == 0 {
            record.extend_from_slice(b"\n(");
            depth += 1;
        }
        record.extend_from_slice(if number % 2 == 0 { b";B[" } else { b";W[" });
        record.extend_from_slice(&point(&mut random));
        record.push(b']');
        for _ in 0..random.u8(..3) {
            record.extend_from_slice(b"LB[");
            record.extend_from_slice(&point(&mut random));
            record.extend_from_slice(b":A]");
        }
        if random.u8(..3) == 0 {
            record
                .extend_from_slice("C[A joseki for those who like it\\: “territory” first, then a fight. ]".as_bytes());
        }
        if depth > 1 && random.u8(..4) == 0 {
            record.push(b')');
            depth -= 1;
        }
    }
    record.extend(std::iter::repeat_n(b')', depth));
    record
}

/// One line, no variations.
fn long_line() -> Vec<u8> {
    let mut record = b"(;FF[4]GM[1]SZ[19]".to_vec();
    for number in 0..1_000_000u32 {
        let point = [b'a' + (number % 19) as u8, b'a' + (number / 19 % 19) as u8];
        record.extend_from_slice(if number % 2 == 0 { b";B[" } else { b";W[" });
        record.extend_from_slice(&point);
        record.push(b']');
    }
    record.push(b')');
    record
}

const RECORDS: [&str; 2] = ["dictionary", "long line"];

fn record(name: &str) -> Vec<u8> {
    if name == "dictionary" { dictionary() } else { long_line() }
}

#[divan::bench(args = RECORDS)]
fn memchr_of_brackets(bencher: Bencher, name: &str) {
    let record = record(name);
    bencher.counter(BytesCount::of_slice(&record)).bench(|| memchr::memchr_iter(b']', &record).count());
}

#[divan::bench(args = RECORDS)]
fn detect(bencher: Bencher, name: &str) {
    let record = record(name);
    bencher.counter(BytesCount::of_slice(&record)).bench(|| text::detect(&record));
}

#[divan::bench(args = RECORDS)]
fn read(bencher: Bencher, name: &str) {
    let record = record(name);
    let count = BytesCount::of_slice(&record);
    bencher.counter(count).with_inputs(|| record.clone()).bench_values(Tree::read);
}

#[divan::bench(args = RECORDS)]
fn write(bencher: Bencher, name: &str) {
    let record = record(name);
    let count = BytesCount::of_slice(&record);
    let (tree, _) = Tree::read(record);
    bencher.counter(count).bench(|| tree.write());
}

#[divan::bench(args = RECORDS)]
fn check(bencher: Bencher, name: &str) {
    let record = record(name);
    let count = BytesCount::of_slice(&record);
    let (tree, faults) = Tree::read(record);
    bencher.counter(count).bench(|| sgf::check(&tree, &faults));
}

#[divan::bench(args = RECORDS)]
fn normalise(bencher: Bencher, name: &str) {
    let record = record(name);
    let count = BytesCount::of_slice(&record);
    let (tree, _) = Tree::read(record);
    bencher.counter(count).bench(|| sgf::normalize(&tree, false));
}
