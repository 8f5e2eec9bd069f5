//! The law of growth: twice the record costs at most two and a half times the work, whatever is done with whatever shape, and so does
//! a script of twice as many commands.
//!
//! Work is counted, not timed: steps along the record, allocations, and bytes allocated. `cargo bench --bench growth` shows the
//! times of the same shapes.

use crate::growth_law;
use growth_law::{Action, deeds, point, shapes};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use variorum::edit::{Command, Workspace};

/// The system's allocator, which counts for every thread what it asks for.
struct Counting;

std::thread_local! {
    static CALLS: Cell<u64> = const { Cell::new(0) };
    static BYTES: Cell<u64> = const { Cell::new(0) };
    static HELD: Cell<i64> = const { Cell::new(0) };
    static MOST: Cell<i64> = const { Cell::new(0) };
}

fn count(size: usize) {
    // A thread that ends may have no counters any more.
    let _ = CALLS.try_with(|calls| calls.set(calls.get() + 1));
    let _ = BYTES.try_with(|bytes| bytes.set(bytes.get() + size as u64));
}

fn hold(size: i64) {
    let held = HELD.try_with(|held| {
        held.set(held.get() + size);
        held.get()
    });
    let _ = MOST.try_with(|most| most.set(most.get().max(held.unwrap_or_default())));
}

// SAFETY: every call goes on to the system's allocator, unchanged.
#[allow(unsafe_code, reason = "an allocator has no other way to be one")]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size());
        hold(layout.size() as i64);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        hold(-(layout.size() as i64));
        unsafe { System.dealloc(at, layout) }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size.saturating_sub(layout.size()));
        hold(size as i64 - layout.size() as i64);
        unsafe { System.realloc(at, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// What a deed cost.
#[derive(Clone, Copy, Debug)]
struct Cost {
    /// Steps, allocations, and allocated bytes by the cache line.
    work: u64,
    /// Most bytes held at a time.
    memory: u64,
    /// Bytes that came out.
    output: u64,
}

/// The work so far.
fn spent() -> u64 {
    variorum::text::steps() + CALLS.get() + BYTES.get() / 64
}

fn cost(deed: impl FnOnce() -> usize) -> Cost {
    let (before, held) = (spent(), HELD.get());
    MOST.set(held);
    let output = deed() as u64;
    Cost { work: spent() - before, memory: (MOST.get() - held) as u64, output }
}

/// Pieces of the records, each four times the last: what grows with the square of a small part of the work is seen in the longest.
const SIZES: [usize; 4] = [4, 16, 64, 256];
/// Pieces of a record of a usual size.
const PIECES: usize = 250;
/// What may be spent whatever the size of the record.
const ANYWAY: u64 = 4_000;
/// Bytes held for a byte of the record, and those that are held anyway: the pictures of the samples, where the window opens nothing.
const MEMORY: (u64, u64) = (600, 8 << 20);
/// Bytes written for a byte of the record, and those that are written anyway.
const OUTPUT: (u64, u64) = (100, 400 << 10);

/// What breaks the law of some deed with records of the four sizes.
fn broken(costs: &[Cost; 4]) -> Option<String> {
    let works = costs.map(|cost| cost.work);
    // Two and a half times for twice the size, and that four times: where something has room for so many and no more, a single step
    // is higher.
    let breaks = works.windows(3).any(|three| three[2] > three[0] * 625 / 16 + ANYWAY);
    breaks.then(|| format!("{works:?} for {SIZES:?}"))
}

fn hold_the_law(mine: impl Fn(usize) -> bool) {
    let mut wrong = Vec::new();
    let all: Vec<&Action> = deeds().enumerate().filter(|(number, _)| mine(*number)).map(|(_, deed)| deed).collect();
    for (shape, record) in shapes() {
        let records = SIZES.map(record);
        for (name, deed) in &all {
            // Tables that are made once are made before anything is counted.
            let first = cost(|| deed(&records[0]));
            let costs = records.each_ref().map(|record| cost(|| deed(record)));
            wrong.extend(broken(&costs).map(|how| format!("{shape}: {name}: {how}")));
            let (len, [once, .., most]) = (records[3].len() as u64, costs);
            if most.memory > MEMORY.0 * len + MEMORY.1 {
                wrong.push(format!("{shape}: {name}: {} bytes of memory for {len}", most.memory));
            }
            if most.output > OUTPUT.0 * len + OUTPUT.1 || first.output != once.output {
                wrong.push(format!("{shape}: {name}: {} bytes written for {len}", most.output));
            }
        }
    }
    assert!(wrong.is_empty(), "{} break the law:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn twice_the_record_costs_twice_the_work_for_half_of_all_that_is_done() {
    hold_the_law(|number| number % 2 == 0);
}

#[test]
fn twice_the_record_costs_twice_the_work_for_the_other_half() {
    hold_the_law(|number| number % 2 == 1);
}

/// What is held anyway hides what a short record holds for each of its bytes: of short pieces there are many here.
#[test]
fn memory_is_a_small_multiple_of_a_record_of_many_short_pieces() {
    /// Bytes of each record, or a bit more.
    const LONG: usize = 30_000;
    const A_BYTE: u64 = 250;
    /// A node that is made holds more than one that was read.
    const A_BYTE_MADE: u64 = 600;
    let mut wrong = Vec::new();
    let short = |record: &fn(usize) -> Vec<u8>| record(2 * PIECES).len() < 5 * PIECES * 2;
    for (shape, record) in shapes().filter(|(_, record)| short(record)) {
        let piece = (record(2 * PIECES).len() - record(PIECES).len()).div_ceil(PIECES).max(1);
        let bytes = record(LONG / piece);
        for (name, deed) in deeds() {
            let held = cost(|| deed(&bytes)).memory;
            let a_byte = if name.contains("copy") || name.contains("duplicate") { A_BYTE_MADE } else { A_BYTE };
            if held > a_byte * bytes.len() as u64 + MEMORY.1 {
                wrong.push(format!("{shape}: {name}: {held} bytes of memory for {}", bytes.len()));
            }
        }
    }
    assert!(wrong.is_empty(), "{} break the law:\n{}", wrong.len(), wrong.join("\n"));
}

/// A law that nothing can break is none.
#[test]
fn quadratic_growth_is_detected() {
    let every_pair = |bytes: &[u8]| {
        let (tree, _) = variorum::sgf::Tree::read(bytes.to_vec());
        let nodes = |tree: &variorum::sgf::Tree| tree.games().flat_map(|root| tree.descendants(root)).count();
        tree.games().flat_map(|root| tree.descendants(root)).map(|_| nodes(&tree)).sum()
    };
    let (_, record) = shapes().find(|(name, _)| *name == "passes").expect("a shape");
    let costs = SIZES.map(|size| cost(|| every_pair(&record(size))));
    assert!(broken(&costs).is_some(), "{costs:?}");
}

/// Commands one after the other.
type Script = (&'static str, fn(usize) -> Vec<String>);

/// Scripts of `n` commands or so.
fn scripts() -> impl Iterator<Item = &'static Script> {
    const SCRIPTS: &[Script] = &[
        ("moves", |n| (0..n).map(|i| format!("play {}", point(i))).collect()),
        ("labels", |n| {
            (0..n).flat_map(|i| [format!("play {}", point(i)), format!("label {} x{i}", point(i))]).collect()
        }),
        ("stones", |n| {
            (0..n).flat_map(|i| ["new-node".to_owned(), format!("add-stone --here B {}", point(i))]).collect()
        }),
        ("marks", |n| (0..n).map(|i| format!("mark triangle {}", point(i % 8))).collect()),
        ("nodes with comments", |n| (0..n).flat_map(|i| ["new-node".to_owned(), format!("comment x{i}")]).collect()),
        ("names", |n| (0..n).map(|i| format!("name {i}")).collect()),
        ("steps taken back", |n| {
            let named = (0..n).map(|i| format!("name {i}"));
            named.chain(vec!["undo".to_owned(); n]).chain(vec!["redo".to_owned(); n]).collect()
        }),
        ("games", |n| vec!["new-game go".to_owned(); n]),
        ("games of many kinds", |n| {
            (0..n).map(|i| format!("new-game {}", ["go", "hex", "octi", "othello"][i % 4])).collect()
        }),
        ("copies of a game", |n| vec!["duplicate-game".to_owned(); n]),
        ("going", |n| {
            let way = (0..n).map(|i| format!("play {}", point(i)));
            way.chain((0..n).map(|i| ["back", "next"][i % 2].to_owned())).collect()
        }),
    ];
    SCRIPTS.iter()
}

/// Findings of a damaged record are only counted before an outline of it: then nobody tries the repairs.
#[cfg(feature = "cli")]
#[test]
fn counting_what_is_wrong_costs_less_than_listing_it() {
    let record = [&b"(;SZ[9]"[..], &b";x".repeat(2000), b")"].concat();
    let work = |line: &str| {
        // Tables that are made once are made before anything is counted.
        growth_law::ask(&record, line);
        cost(|| growth_law::ask(&record, line)).work
    };
    let (counted, listed) = (work("outline FILE"), work("check FILE"));
    assert!(counted < listed, "{counted} {listed}");
}

/// Children of one node, with and without comments, far more than have room for figures: twice as many cost twice the work.
#[cfg(feature = "cli")]
#[test]
fn many_children_of_one_node_are_published_in_their_own_time() {
    use variorum::publish::{Choices, Form, Publication};
    for comment in ["", "C[Why not?]"] {
        let record = |count: usize| {
            let children: String = (0..count).map(|at| format!("(;B[{}]{comment})", point(at))).collect();
            variorum::sgf::Tree::read(format!("(;GM[1]SZ[19]{children})").into_bytes()).0
        };
        for form in [Form::Page, Form::Booklet] {
            let published = |count: usize| {
                let publication = Publication::new("a.sgf", record(count), &[]);
                let made = |_| form.make(&publication, &Choices::default(), &mut |_, _| true).expect("it is made");
                cost(|| made(()).bytes.len())
            };
            // Tables that are made once are made before anything is counted.
            published(10);
            let costs = [500, 2000, 8000].map(published);
            for two in costs.windows(2) {
                assert!(two[1].work < two[0].work * 25 / 4 + ANYWAY, "{form:?} with {comment}: {costs:?}");
            }
        }
    }
}

/// Of rectangles that name one place after the other again and again, no more is kept than the places.
#[test]
fn places_named_over_and_over_are_compared_once() {
    let rows = |from: usize| (from..from + 400).map(|at| format!("[a{}:ZZ]", (b'a' + (at % 26) as u8) as char));
    let record = |from| format!("(;GM[1]SZ[52]AB[aa:ZZ]{})", rows(from).collect::<String>()).into_bytes();
    let [left, right] = [0, 7].map(|from| variorum::sgf::Tree::read(record(from)).0);
    let once = [&b"(;GM[1]SZ[52]AB[aa:ZZ])"[..], b"(;GM[1]SZ[52]AB[aa:ZZ][aa])"]
        .map(|record| variorum::sgf::Tree::read(record.to_vec()).0);
    let compared = |one, other| cost(|| variorum::relate::compare(one, other).differences.len());
    compared(&left, &right);
    let (often, once) = (compared(&left, &right), compared(&once[0], &once[1]));
    assert_eq!((often.output, once.output), (0, 0));
    assert!(often.work < 2 * once.work + ANYWAY, "{often:?} {once:?}");
}

/// Commands of a script, one after the other on a short record: each costs what it costs in a shorter script.
#[test]
fn a_script_of_twice_as_many_commands_costs_twice_the_work() {
    let mut wrong = Vec::new();
    let records: [&[u8]; 2] = [b"(;FF[4]GM[1]SZ[19])", b"(;FF[4]CA[UTF-8]GM[1]SZ[19]C[\xc3\xa9])"];
    for ((name, script), record) in scripts().flat_map(|script| records.map(|record| (script, record))) {
        let run = |size: usize| {
            let (mut workspace, _) = Workspace::open(record.to_vec());
            let commands: Vec<Command> =
                script(size).iter().map(|line| Command::parse(line).expect("a command")).collect();
            let cost = cost(|| commands.iter().filter(|command| workspace.run(command).is_ok()).count());
            assert!(cost.output > 0, "{name}");
            cost
        };
        run(SIZES[0]);
        wrong.extend(broken(&SIZES.map(run)).map(|how| format!("{name}: {how}")));
    }
    assert!(wrong.is_empty(), "{} break the law:\n{}", wrong.len(), wrong.join("\n"));
}

/// Typing into a long record costs what it costs in one half as long, also where it could turn the encoding that the record is taken
/// for, or leave out text that belongs to nothing.
#[test]
fn typing_costs_the_same_whatever_is_read_around_it() {
    let chinese = b";B[aa]C[\xb5\xda\xce\xe5\xbe\xd6 \xb9\xc5\xc1\xa6\xbe\xc5\xb6\xce]";
    let records: [(&str, &[u8], &[u8]); 4] = [
        ("a wrong label", b"(;GM[1]CA[UTF-8]", chinese),
        ("a guess", b"(;GM[1]", chinese),
        ("a name", b"(;GM[1]CA[GBK]", chinese),
        ("stray text", b"(;GM[1]CA[UTF-8]", b" x ];B[aa]C[a b c d e f g]"),
    ];
    for (name, head, piece) in records {
        let typed = |size: usize| {
            let record = [head, &piece.repeat(size / piece.len()), b")"].concat();
            let (mut workspace, _) = Workspace::open(record);
            let mut run = |line: &str| {
                let done = workspace.run(&Command::parse(line).expect("a command"));
                done.unwrap_or_else(|why| panic!("{name}: {line}: {why}"));
            };
            // What is remembered of the record is found once; the first letters may name its encoding.
            run("new-node");
            run("comment \u{68cb}");
            let before = spent();
            for count in 1..=24 {
                run(&format!("comment {}", "\u{68cb}".repeat(count)));
            }
            spent() - before
        };
        let (once, twice) = (typed(200_000), typed(400_000));
        assert!(twice < once * 3 / 2 + ANYWAY, "{name}: {once} for one, {twice} for two");
    }
}
