//! Commands on a node at depth 1,000,000, and on a node with 100,000 children: the time of the change, not of the tree.
//!
//! Each figure is a command and its undo.

use divan::Bencher;
use std::fmt::Write;
use variorum::edit::{Command, Workspace};

fn main() {
    divan::main();
}

/// One line of a million moves; the cursor at its end.
fn deep() -> Workspace {
    let mut text = String::from("(;FF[4]GM[1]SZ[19]");
    for number in 0..1_000_000 {
        let colour = if number % 2 == 0 { 'B' } else { 'W' };
        let letter = |n: usize| char::from(b'a' + (n % 19) as u8);
        let _ = write!(text, ";{colour}[{}{}]", letter(number * 7), letter(number / 19));
    }
    // A fork at the end, so that variations can change places.
    text += "(;B[aa]C[one];W[bb])(;B[ab]C[two];W[bb]))";
    at(text, &["goto end", "back"])
}

/// A node with a hundred thousand children; the cursor at it, or at one in the middle.
fn wide(inside: bool) -> Workspace {
    let mut text = String::from("(;FF[4]GM[1]SZ[19];B[pd]");
    for number in 0..100_000 {
        let letter = |n: usize| char::from(b'a' + (n % 19) as u8);
        let _ = write!(text, "(;W[{}{}]N[{number}])", letter(number), letter(number / 19));
    }
    text.push(')');
    at(text, if inside { &["goto /0.50000"] } else { &["goto /0"] })
}

fn at(text: String, lines: &[&str]) -> Workspace {
    let mut workspace = Workspace::open(text.into_bytes()).0;
    for line in lines {
        run(&mut workspace, line);
    }
    // The position is known where the reader stands, as it is in the window.
    workspace.position();
    workspace
}

fn run(workspace: &mut Workspace, line: &str) {
    let command = Command::parse(line).expect("a command");
    workspace.run(&command).expect("it can be done here");
}

fn command_and_undo(bencher: Bencher, mut workspace: Workspace, line: &str) {
    let (command, undo) = (Command::parse(line).expect("a command"), Command::Undo(1));
    bencher.bench_local(|| {
        workspace.run(&command).expect("it can be done here");
        workspace.run(&undo).expect("there is a step");
    });
}

const ANYWHERE: &[&str] = &[
    "play W qq",
    "pass",
    "comment 'Some words about this move.'",
    "append-comment more",
    "name x",
    "set XX y",
    "annotate good-move",
    "mark triangle dd",
    "mark dim dd",
    "label dd",
    "add-stone --here W ss",
    "erase --new-node aa",
    "to-play --new-node B",
    "time B 30",
    "new-node",
    "insert-node",
    "delete-node",
    "delete-variation",
    "cut-variation",
    "copy-variation",
    "truncate",
    "info PB Eve",
    "paste-variation '(;W[ab];B[ac])'",
];

#[divan::bench(args = ANYWHERE.iter().chain(&["demote", "move-variation 1", "delete-other-variations", "make-main-line", "goto start"]))]
fn depth_1_000_000(bencher: Bencher, line: &str) {
    let mut workspace = deep();
    if line == "make-main-line" {
        run(&mut workspace, "next-variation");
    }
    command_and_undo(bencher, workspace, line);
}

#[divan::bench(args = ANYWHERE.iter().filter(|line| !["truncate", "copy-variation", "cut-variation"].contains(line)))]
fn with_100_000_children(bencher: Bencher, line: &str) {
    command_and_undo(bencher, wide(false), line);
}

#[divan::bench(args = ["promote", "demote", "make-main-line", "move-variation 7", "delete-variation", "delete-other-variations", "new-variation", "move-to /"])]
fn beside_100_000_siblings(bencher: Bencher, line: &str) {
    command_and_undo(bencher, wide(true), line);
}

#[divan::bench(args = ["truncate", "strip comments", "rotate", "copy-variation"])]
fn whole_of_100_000_children(bencher: Bencher, line: &str) {
    command_and_undo(bencher, wide(false), line);
}

/// The reader goes elsewhere and edits there.
#[divan::bench(args = [1, 500])]
fn edits_along_a_line_of_1_000_000(bencher: Bencher, distance: usize) {
    let mut workspace = deep();
    let (back, comment) = (Command::parse(&format!("back {distance}")), Command::parse("comment x"));
    let (back, comment) = (back.expect("a command"), comment.expect("a command"));
    bencher.bench_local(|| {
        workspace.run(&back).expect("there are nodes before");
        workspace.run(&comment).expect("it can be done here");
    });
}

/// A step of the reader, with the position after it.
#[divan::bench(args = ["back", "line-start"])]
fn going_about_at_depth_1_000_000(bencher: Bencher, line: &str) {
    let mut workspace = deep();
    let command = Command::parse(line).expect("a command");
    let home = workspace.document().cursor().expect("a cursor");
    bencher.bench_local(|| {
        workspace.run(&command).expect("there is a node before");
        workspace.position();
        workspace.go_to(home);
        workspace.position();
    });
}
