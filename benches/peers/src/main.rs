//! Variorum beside sgf-parse, beside a search for brackets and a copy of the memory: processor time of the first time in a
//! fresh process, median of five, all in one run. Files that are named are measured too.
//!
//! Only the ratios carry to another machine.

mod workloads;

use std::path::Path;
use std::process::Command;
use variorum::{edit::Workspace, sgf, sgf::Tree, text};

/// How often everything is measured.
const TIMES: usize = 5;

/// What one process measured.
#[derive(Clone, Copy, Default)]
struct Measured {
    /// Milliseconds of processor time.
    time: f64,
    /// Most bytes held beyond the file and what was there before.
    memory: f64,
    /// Nodes, or whatever else came out.
    count: f64,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["--one", deed, file] => one(deed, file),
        _ => table(&words),
    }
}

/// Processor time of this process so far, in milliseconds.
fn clock() -> f64 {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    now.tv_sec as f64 * 1e3 + now.tv_nsec as f64 / 1e6
}

/// A number of this process's memory, in bytes.
fn memory(name: &str) -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok())
        .map_or(0.0, |kilobytes: f64| kilobytes * 1024.0)
}

/// Does one thing with one file, and prints what it took.
fn one(deed: &str, file: &str) {
    let bytes = std::fs::read(file).expect("a file");
    let (len, held) = (bytes.len(), memory("VmRSS"));
    let from = clock();
    // What came out is kept until the clock is read: giving memory back is not measured.
    let (till, count) = match deed {
        "brackets" => {
            let count = memchr::memchr_iter(b']', &bytes).count();
            (clock(), count)
        }
        "copy" => {
            // Into memory that was touched before.
            let mut to = vec![1_u8; len];
            let from_here = clock();
            to.copy_from_slice(std::hint::black_box(&bytes));
            let till = clock();
            (till - from_here + from, usize::from(to[len / 2]))
        }
        "peer" => {
            let text = std::str::from_utf8(&bytes).unwrap_or_default();
            let read = sgf_parse::parse(text);
            let till = clock();
            let count = read.as_ref().map_or(0, Vec::len);
            // Its trees are dropped by recursion, which a long line does not survive.
            std::mem::forget(read);
            (till, count)
        }
        "detect" => {
            let charset = text::detect(&bytes);
            (clock(), charset.label().len())
        }
        "read" => {
            let (tree, _) = Tree::read(bytes);
            (clock(), tree.len())
        }
        "write" => {
            let (tree, _) = Tree::read(bytes);
            let from_here = clock();
            let written = tree.write();
            let till = clock();
            (till - from_here + from, written.len())
        }
        "check" => {
            let (tree, faults) = Tree::read(bytes);
            let from_here = clock();
            let found = sgf::check(&tree, &faults);
            let till = clock();
            (till - from_here + from, found.len())
        }
        "check all" => {
            let (tree, faults) = Tree::read(bytes);
            let from_here = clock();
            let mut found = sgf::check(&tree, &faults);
            found.extend(variorum::game::faults(&tree, &found, |_| Default::default()));
            let till = clock();
            (till - from_here + from, found.len())
        }
        "end" | "end again" | "step" => {
            let (workspace, _) = Workspace::open(bytes);
            let tree = workspace.document().tree();
            let root = tree.games().next().expect("a game");
            let end = tree.descendants(root).last().unwrap_or(root);
            let before = match deed {
                "step" => tree.parent(end).unwrap_or(end),
                _ => root,
            };
            if deed != "end" {
                workspace.position_at(end);
                workspace.position_at(before);
            }
            let from_here = clock();
            let position = workspace.position_at(end);
            let till = clock();
            (till - from_here + from, position.move_number() as usize)
        }
        _ => panic!("nobody knows how to {deed}"),
    };
    println!("{} {} {count}", till - from, (memory("VmHWM") - held).max(0.0));
}

/// The median of all that processes of their own measured; `None` where one of them fails.
fn median(deed: &str, file: &Path) -> Option<Measured> {
    let program = std::env::current_exe().ok()?;
    let mut all = Vec::new();
    for _ in 0..TIMES {
        let done = Command::new(&program).args(["--one", deed]).arg(file).output().ok()?;
        let printed = String::from_utf8(done.stdout).ok()?;
        let numbers: Vec<f64> = printed.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        let [time, memory, count] = numbers[..] else { return None };
        all.push(Measured { time, memory, count });
    }
    all.sort_by(|a, b| a.time.total_cmp(&b.time));
    all.get(TIMES / 2).copied()
}

fn show(number: Option<f64>) -> String {
    match number {
        Some(number) if number < 10.0 => format!("{number:.2}"),
        Some(number) if number < 100.0 => format!("{number:.1}"),
        Some(number) => format!("{number:.0}"),
        None => String::new(),
    }
}

fn table(files: &[String]) {
    let folder = std::env::temp_dir().join(format!("variorum-peers-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for what is measured");
    println!("Milliseconds of processor time.\n");
    println!(
        "| | MB | `]` by memchr | memcpy | sgf-parse | read | : sgf-parse | : memcpy | bytes a node | write | check | MB/s | with the rules of the game | MB/s |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|---|---|---|---|");
    let mut seen = Vec::new();
    let own = workloads::ALL.iter().map(|workload| (workload.name, None));
    for (name, file) in files.iter().map(|file| (file.as_str(), Some(file))).chain(own) {
        let made = folder.join(name.replace([' ', '/'], "-"));
        let path = match file {
            Some(file) => Path::new(file).to_owned(),
            None => {
                let workload = workloads::ALL.iter().find(|workload| workload.name == name).expect("a workload");
                std::fs::write(&made, (workload.make)()).expect("room for it");
                made
            }
        };
        let megabytes = std::fs::metadata(&path).map_or(0, |file| file.len()) as f64 / 1e6;
        let text = std::fs::read(&path).is_ok_and(|bytes| std::str::from_utf8(&bytes).is_ok());
        let by = |deed: &str| median(deed, &path);
        // The other reader takes UTF-8 alone, and minutes for what is not records.
        let long = name.contains("semicolons") || name.contains("50 MB") || name.contains("nested");
        let peer = by("peer").filter(|_| text && !long).filter(|peer| peer.count > 0.0).map(|peer| peer.time);
        let (brackets, copy) = (by("brackets").map(|done| done.time), by("copy").map(|done| done.time));
        let read = by("read").unwrap_or_default();
        let rate = |done: Option<f64>| show(done.map(|time| megabytes * 1e3 / time));
        let check = by("check").map(|done| done.time);
        let rules = by("check all").map(|done| done.time);
        println!(
            "| {name} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} |",
            show(Some(megabytes)),
            show(brackets),
            show(copy),
            show(peer),
            show(Some(read.time)),
            peer.map_or(String::new(), |peer| format!("1/{}", show(Some(peer / read.time)))),
            copy.map_or(String::new(), |copy| show(Some(read.time / copy))),
            show(Some(read.memory / read.count)),
            show(by("write").map(|done| done.time)),
            show(check),
            rate(check),
            show(rules),
            rate(rules),
        );
        seen.push((name, path, read, megabytes));
    }
    println!();
    let find = |name: &str| seen.iter().find(|row| row.0 == name);
    if let (Some(utf8), Some(gbk)) = (find("Chinese comments in UTF-8"), find("Chinese comments in GBK")) {
        println!(
            "GBK takes {} × as long as UTF-8, {} × by the byte.",
            show(Some(gbk.2.time / utf8.2.time)),
            show(Some(gbk.2.time / gbk.3 * utf8.3 / utf8.2.time))
        );
    }
    if let Some((_, _, read, megabytes)) = find("100 MB of semicolons") {
        println!("100 MB of `;` take {:.0} MB of memory, the file itself included.", megabytes + read.memory / 1e6);
    }
    if let Some((_, path, ..)) = find("a line of 1 M moves") {
        for (deed, what) in [
            ("end", "The end of a line of a million moves"),
            ("end again", "the same again, from its beginning"),
            ("step", "a step to it"),
        ] {
            println!("{what}: {} ms.", show(median(deed, path).map(|done| done.time)));
        }
    }
    let _ = std::fs::remove_dir_all(folder);
}
