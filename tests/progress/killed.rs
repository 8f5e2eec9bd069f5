//! `study answer` is killed at random moments: a line is whole or it is the last one and cut off, and every whole line counts.

use std::fs;
use std::process::Stdio;
use std::time::{Duration, Instant};

use fastrand::Rng;
use serde_json::Value;

use super::Desk;

const ANSWERS: u64 = 50;

#[test]
#[ignore = "kills the program: run by .ci/run"]
fn killed_at_any_moment_every_whole_line_counts() {
    let desk = Desk::with(&["go-18-two-answers.sgf"]);
    let (key, right) = desk.question("go-18-two-answers.sgf");
    let moment = |second: u64| format!("2026-11-21T22:{:02}:{:02}Z", second / 60, second % 60);
    let answer = |second: u64| {
        let mut command = desk.command(&["answer", "--now", &moment(second), "--in", "records", &key, &right]);
        command.stdout(Stdio::null()).stderr(Stdio::null());
        command
    };
    let since = Instant::now();
    assert!(answer(0).status().unwrap().success());
    let usual = since.elapsed().max(Duration::from_millis(5));
    let mut random = Rng::with_seed(7);
    let mut killed = 0;
    for second in 1..=ANSWERS {
        let mut program = answer(second).spawn().unwrap();
        std::thread::sleep(usual.mul_f64(random.f64() * 1.2));
        let _ = program.kill();
        killed += usize::from(!program.wait().unwrap().success());
        let text = fs::read_to_string(desk.log()).unwrap();
        let whole = |line: &&str| serde_json::from_str::<Value>(line).is_ok();
        let broken: Vec<&str> = text.lines().filter(|line| !whole(line)).collect();
        // A line that was cut off stays, and the next one begins behind it.
        assert!(broken.iter().all(|line| line.starts_with('{')), "{second}: {broken:?}");
        let mut seconds: Vec<i64> =
            text.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok()?["t"].as_i64()).collect();
        let lines = seconds.len();
        seconds.dedup();
        assert_eq!(seconds.len(), lines, "{second}: no answer is there twice");
    }
    assert!(killed > 0, "none of {ANSWERS} was killed in time");
    // What counts is what can be read, and goes on from there.
    let text = fs::read_to_string(desk.log()).unwrap();
    let whole = text.lines().filter(|line| serde_json::from_str::<Value>(line).is_ok()).count();
    let due = desk.json(&["due", "--json", "--now", "2027-11-21T22:00:00Z", "records"]);
    let of_key = due.as_array().unwrap().iter().find(|item| item["key"] == key.as_str()).unwrap();
    assert_eq!(of_key["answered"], whole, "{text}");
    assert_eq!(desk.answer("2027-11-21T22:00:00Z", &key, &[&right]).status, 0);
}
