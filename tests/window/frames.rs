//! The law of frames: how much is done on the thread that draws, in any one frame, grows no faster than the record, and costs but a little
//! for each node. What costs more goes on in the background.
//!
//! Work is counted, not timed: steps along the record, and what is asked of memory and given back. `cargo bench --bench frames -- tools`
//! shows the times.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::time::{Duration, Instant};

use egui::Key;
use variorum::app::under_way;

use crate::harness::{Window, window};

/// The system's allocator, which counts for every thread how often it is asked, and the pages it is asked for.
struct Counting;

std::thread_local! {
    static WORK: Cell<u64> = const { Cell::new(0) };
}

fn count(size: usize) {
    // A thread that ends may have no counter any more.
    let _ = WORK.try_with(|work| work.set(work.get() + 1 + size as u64 / 4096));
}

// SAFETY: every call goes on to the system's allocator, unchanged.
#[allow(unsafe_code, reason = "an allocator has no other way to be one")]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size());
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        count(layout.size());
        unsafe { System.dealloc(at, layout) }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size.saturating_sub(layout.size()));
        unsafe { System.realloc(at, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// The work of this thread so far.
fn spent() -> u64 {
    variorum::text::steps() + WORK.get()
}

/// What is done, one after the other, and the keys that are pressed then.
const DEEDS: &[(&str, &[&str], &[Key])] = &[
    ("go to the end", &["goto end"], &[Key::ArrowLeft]),
    ("go to the start", &["goto start"], &[Key::ArrowRight]),
    ("comment", &["goto 20", "comment Some"], &[]),
    ("name a player", &["info PB Somebody"], &[]),
    ("undo", &["undo"], &[]),
    ("remove comments", &["strip comments --collection"], &[]),
    ("undo", &["undo"], &[]),
    ("redo", &["redo"], &[]),
    ("undo", &["undo"], &[]),
    ("repair", &["repair all --collection"], &[]),
    ("undo", &["undo"], &[]),
    ("replace", &["replace --in comments --collection move step"], &[]),
    ("undo", &["undo"], &[]),
    ("turn", &["rotate left"], &[]),
    ("undo", &["undo"], &[]),
    ("another encoding", &["encoding iso-8859-1"], &[]),
    ("undo", &["undo"], &[]),
    ("merge", &["merge '(;GM[1]SZ[19];B[aa];W[bb]C[x])'"], &[]),
    ("undo", &["undo"], &[]),
    ("a new game", &["new-game go 9"], &[]),
    ("undo", &["undo"], &[]),
    ("put games in order", &["sort-games players"], &[]),
    ("undo", &["undo"], &[]),
    ("copy all", &["goto start", "copy-variation"], &[]),
    ("paste it", &["paste-variation"], &[]),
    ("undo", &["undo"], &[]),
    ("games", &["games"], &[Key::End, Key::Home, Key::Escape]),
    ("findings", &["findings"], &[Key::ArrowDown, Key::ArrowDown, Key::Escape]),
    ("clean-up", &["clean-up"], &[Key::Escape]),
    ("information", &["information"], &[Key::Escape]),
    ("properties", &["properties"], &[Key::Escape]),
    ("history", &["history-list"], &[Key::Escape]),
    ("find", &["find move"], &[Key::Escape]),
    ("game as text", &["game-text"], &[]),
    ("at the end", &["goto end"], &[]),
    ("tree again", &["game-text"], &[]),
    ("fold", &["fold-others"], &[]),
    ("unfold", &["unfold-all"], &[]),
    ("only the line", &["only-line"], &[]),
    ("all lines", &["only-line"], &[]),
    ("copy the record", &["copy-record"], &[]),
    ("copy the moves", &["copy-moves"], &[]),
    ("delete", &["goto 20", "delete-variation"], &[]),
    ("undo", &["undo"], &[]),
    ("close", &["close"], &[]),
];

/// What the frames of each deed cost at most.
fn costs(text: &str) -> Vec<u64> {
    let mut window = window();
    window.state_mut().0.open_sample("Long", text);
    frames(&mut window, 12, &[]);
    let deed = |(_, lines, keys): &(&str, &[&str], &[Key])| {
        lines.iter().for_each(|line| window.state_mut().0.request(line));
        frames(&mut window, 12, keys)
    };
    DEEDS.iter().map(deed).collect()
}

/// Draws so many frames, and goes on until nothing is done in the background and what came of it has been drawn; the most that one costs.
/// So what a deed begins is counted with it, however long another thread takes.
fn frames(window: &mut Window, count: usize, keys: &[Key]) -> u64 {
    let end = Instant::now() + Duration::from_secs(120);
    let (mut most, mut number, mut rested) = (0, 0, 0);
    while number < count || rested < 4 {
        assert!(Instant::now() < end, "work beside the window never ends");
        if let Some(key) = keys.get(number) {
            window.key_press(*key);
        }
        std::thread::sleep(Duration::from_millis(4));
        rested = if under_way() == 0 { rested + 1 } else { 0 };
        let before = spent();
        window.step();
        most = most.max(spent() - before);
        number += 1;
    }
    most
}

fn line(moves: usize) -> String {
    let mut text = String::from("(;GM[1]FF[4]SZ[19]");
    (0..moves).for_each(|number| text += &a_move(number));
    text + ")"
}

fn a_move(number: usize) -> String {
    let letter = |at: usize| char::from(b"abcdefghijklmnopqrs"[at % 19]);
    let colour = if number.is_multiple_of(2) { 'B' } else { 'W' };
    let comment = if number % 50 == 7 { "C[a move]" } else { "" };
    format!(";{colour}[{}{}]{comment}", letter(number * 7), letter(number * 7 % 361 / 19))
}

fn bushy(moves: usize) -> String {
    let mut text = String::from("(;GM[1]FF[4]SZ[19]");
    for number in 0..moves / 100 {
        text.push('(');
        text += &a_move(number);
    }
    for fork in (0..moves / 100).rev() {
        text.push_str(")(");
        (fork..fork + 99).for_each(|number| text += &a_move(number + 1));
        text.push(')');
    }
    text + ")"
}

fn games(moves: usize) -> String {
    let game = |number: usize| {
        let moves: String = (0..50).map(a_move).collect();
        format!("(;GM[1]FF[4]SZ[19]PB[Player {}]{moves})\n", number * 7919 % 10_007)
    };
    (0..moves / 50).map(game).collect()
}

/// Nodes of the short record; the long one has four times as many.
const SHORT: usize = 10_000;
/// What a frame may cost for each node of the record, and for all that has nothing to do with its length: laying out the tree and finding a
/// position cost up to 40,000 each. What waits for a pause or another thread comes with one deed on one machine and with the next on another,
/// so several of these may come together in the long record alone.
const A_NODE: u64 = 25;
const OF_ITSELF: u64 = 160_000;

/// No frame does more than its share for a longer record of this shape.
fn hold_the_law(name: &str, shape: fn(usize) -> String) {
    let short = costs(&shape(SHORT));
    let bound = 4 * SHORT as u64 * A_NODE + OF_ITSELF;
    let most: Vec<u64> = short.iter().map(|short| (5 * short + OF_ITSELF).min(bound)).collect();
    let long = costs(&shape(4 * SHORT));
    for (((what, ..), short), (long, most)) in DEEDS.iter().zip(short).zip(long.into_iter().zip(most)) {
        assert!(long <= most, "{name}: {what}: a frame costs {long}, of a quarter of the record {short}");
    }
}

#[test]
fn no_frame_does_more_than_its_share_for_a_longer_line() {
    hold_the_law("one line", line);
}

#[test]
fn no_frame_does_more_than_its_share_for_more_variations() {
    hold_the_law("bushy", bushy);
}

#[test]
fn no_frame_does_more_than_its_share_for_more_games() {
    hold_the_law("games", games);
}
