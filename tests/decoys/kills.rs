//! The program is killed at random moments while it writes: afterwards a file is old or new, nothing else is in its folder but at most one
//! part that the next `edit` takes away, and nothing of it can be read by more people than the file.

use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::Path;
use std::time::{Duration, Instant};

use super::ground::{Ground, user};

const KILLS: usize = 50;

/// A long record that says this at its start.
fn long(comment: &str) -> String {
    let words = "words that were written long ago ".repeat(100);
    let moves = (0..600).map(|n| format!(";{}[{}]C[{words}]", ["B", "W"][n % 2], ["aa", "bb", "cc"][n % 3]));
    format!("(;GM[1]FF[4]SZ[19]C[{comment}]{})\n", moves.collect::<String>())
}

fn names(folder: &Path) -> Vec<String> {
    let mut all: Vec<_> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    all.sort();
    all
}

#[test]
#[ignore = "kills the program: run by .ci/run"]
fn a_kill_leaves_the_old_or_the_new_file_and_nothing_else() {
    let ground = Ground::bare();
    let (one, two) = (ground.root().join("one"), ground.root().join("two"));
    for folder in [&one, &two] {
        fs::create_dir(folder).unwrap();
        ground.file(&folder.join("long.sgf"), &long("0"), 0o640);
    }
    // With another name elsewhere it is written in place.
    fs::hard_link(two.join("long.sgf"), ground.output().join("also.sgf")).unwrap();
    ground.give(&ground.root(), user());
    let own = |ground: &Ground| {
        let mut all = Vec::new();
        let mut folders = vec![ground.own()];
        while let Some(folder) = folders.pop() {
            for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
                if path.is_dir() { folders.push(path) } else { all.push(path) }
            }
        }
        all
    };
    let (own_before, inode) = (own(&ground), fs::metadata(two.join("long.sgf")).unwrap().ino());
    let edit = |folder: &Path, comment: &str| {
        let file = folder.join("long.sgf").display().to_string();
        ground.call(&["edit", &file, "-c", &format!("comment {comment}"), "-o", &file])
    };
    let since = Instant::now();
    assert_eq!(edit(&one, "0a").run().done(), None);
    assert_eq!(edit(&two, "0a").run().done(), None);
    let whole = since.elapsed() / 2;
    let mut last = ["0a".to_owned(), "0a".to_owned()];
    let (mut wrong, mut cut, mut parts) = (Vec::new(), 0, 0);
    for n in 1..=KILLS {
        let folder = [&one, &two][n % 2];
        let comment = n.to_string();
        let mut started = edit(folder, &comment).start();
        std::thread::sleep(whole.mul_f64(0.2 + 0.9 * fastrand::f64()));
        cut += usize::from(started.child.try_wait().unwrap().is_none());
        let _ = started.child.kill();
        started.wait(Duration::from_secs(20));
        let left: Vec<_> = names(folder).into_iter().filter(|name| name != "long.sgf").collect();
        let is_part = |name: &String| name.starts_with(".variorum-") && name.ends_with(".part");
        if left.len() > 1 || !left.iter().all(is_part) {
            wrong.push(format!("kill {n} leaves {left:?}"));
        }
        parts += left.len();
        for name in &left {
            let mode = fs::metadata(folder.join(name)).unwrap().mode();
            if mode & 0o777 & !0o640 != 0 {
                wrong.push(format!("kill {n} leaves {name} with {mode:o}"));
            }
        }
        // Written in place it may be half written, until somebody starts again.
        let state = |wanted: &[&str]| {
            let now = fs::read_to_string(folder.join("long.sgf")).unwrap_or_default();
            wanted.iter().find(|comment| now == long(comment)).map(|comment| (*comment).to_owned())
        };
        let wanted = [last[n % 2].as_str(), &comment];
        if n % 2 == 0 && state(&wanted).is_none() {
            wrong.push(format!("kill {n}: neither old nor new"));
        }
        // Whoever writes elsewhere clears up what has a name; who changes the file makes it whole.
        let again = ground.call(&["edit", "RECORDS/game.sgf", "-c", "pass", "-o", "OUTPUT/again.sgf"]).run();
        wrong.extend(again.done());
        let left: Vec<_> = names(folder).into_iter().filter(|name| name != "long.sgf").collect();
        if !left.is_empty() {
            wrong.push(format!("the start after kill {n} leaves {left:?}"));
            left.iter().for_each(|name| fs::remove_file(folder.join(name)).unwrap());
        }
        let file = folder.join("long.sgf").display().to_string();
        let again = ground.call(&["convert", &file, "-o", &file]).run();
        if again.status != Some(0) {
            wrong.push(format!("kill {n}: it cannot be written again: {:?}", again.err));
        }
        match state(&wanted) {
            Some(comment) => last[n % 2] = comment,
            None => {
                wrong.push(format!("kill {n}: neither old nor new after the next start: {:?}", again.err));
                fs::write(folder.join("long.sgf"), long(&last[n % 2])).unwrap();
            }
        }
    }
    let about = fs::metadata(two.join("long.sgf")).unwrap();
    assert_eq!((about.ino(), about.nlink()), (inode, 2), "a file with two names is another one");
    let own_after = own(&ground);
    if own_after.iter().any(|path| !own_before.contains(path)) {
        wrong.push(format!("in the program's own folder: {own_after:?}"));
    }
    println!("{cut} of {KILLS} kills came before the end, {parts} left a part");
    assert!(wrong.is_empty(), "{cut} kills, {} times:\n{}", wrong.len(), wrong.join("\n"));
    assert!(cut > KILLS / 5, "{cut} of {KILLS} kills came before the end");
}
