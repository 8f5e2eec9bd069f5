//! Records whose text is damaged: whoever answers about one says so, and how much `check` has to say of it.

use super::{folder, run};
use std::fs;

/// A value without an end, and words between the nodes.
const DAMAGED: &str = "(;GM[1]SZ[9];B[aa] oops;W[bb";
/// Words between the nodes alone: of a version that ends too early nothing is merged.
const LITTERED: &str = "(;GM[1]SZ[9];B[aa] oops;W[bb] dear)";

#[test]
fn every_reading_command_names_the_damaged_record() {
    let folder = folder();
    let place = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (good, bad, page) = (place("good.sgf"), place("bad.sgf"), place("page.html"));
    fs::write(&good, "(;GM[1]SZ[9];B[aa];W[bb]C[x])").unwrap();
    fs::write(&bad, DAMAGED).unwrap();
    let (base, ours) = (place("base.sgf"), place("ours.sgf"));
    fs::write(&base, "(;GM[1]SZ[9];B[aa];W[bb])").unwrap();
    fs::write(&ours, "(;GM[1]SZ[9]C[y];B[aa];W[bb])").unwrap();
    let reported = |file: &str| {
        let found = run(["check", file], b"").out().lines().count();
        assert!(found > 1);
        format!("variorum: {file} is damaged: {found} issues; see 'variorum check'")
    };
    let littered = place("littered.sgf");
    fs::write(&littered, LITTERED).unwrap();
    let lines: [&[&str]; 14] = [
        &["compare", &good, &bad],
        &["compare", &bad, &good],
        &["outline", &bad],
        &["transpositions", &good, &bad],
        &["results", &bad],
        &["analysis", &bad],
        &["remove-analysis", "--dry-run", &bad],
        &["show", &bad],
        &["publish", &bad, "-o", &page],
        &["merge", &base, &ours, &littered],
        &["merge", &littered, &ours, &good],
        // Only one side changed anything.
        &["merge", &base, &base, &littered],
        &["merge", &base, &littered, &base],
        &["merge", &base, &littered, &littered],
    ];
    for line in lines {
        let err = run(line.iter().copied(), b"").err;
        let reported = reported(if line.contains(&&*bad) { &bad } else { &littered });
        assert_eq!(err.lines().filter(|printed| *printed == reported).count(), 1, "{line:?}: {err}");
    }
    // `check` lists what it finds, and whoever is whole is not talked about.
    assert_eq!(run(["check", &bad], b"").err, "");
    assert_eq!(run(["compare", &good, &good], b"").err, "");
}

#[test]
fn a_merge_names_the_version_that_it_cannot_read() {
    let folder = folder();
    let names = ["base.sgf", "ours.sgf", "theirs.sgf"];
    let block = "(;GM[1]C[<<<<<<< a\nx\n=======\ny\n>>>>>>> b])";
    for (wrong, words) in [("no record at all", "is not a game record"), (block, "conflict of an earlier merge")] {
        for (index, name) in names.into_iter().enumerate() {
            let texts: Vec<String> = (0..3).map(|n| format!("(;GM[1]C[{n}])")).collect();
            let mut paths = Vec::new();
            for (n, (name, text)) in names.iter().zip(&texts).enumerate() {
                let path = folder.path().join(name);
                fs::write(&path, if n == index { wrong } else { text }).unwrap();
                paths.push(path.to_str().unwrap().to_owned());
            }
            let mut line = vec!["merge".to_owned()];
            line.extend(paths.iter().cloned());
            let done = run(&line, b"");
            assert_eq!(done.status, 2, "{}", done.err);
            assert!(
                done.err.contains(&format!("{}:", paths[index])) && done.err.contains(words),
                "{name}: {}",
                done.err
            );
        }
    }
}
