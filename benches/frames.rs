//! What a frame of the window costs the processor: describing it, cutting it into triangles, and painting what changed in
//! software.
//!
//! `cargo bench --bench frames`. A key is held, one step a frame, as fast as a keyboard repeats; letters are typed into a long
//! comment; and at the end nothing happens, and nothing must be drawn. With `-- tree FILE…` the trees of these records are stepped through,
//! scrolled and zoomed instead. With `-- tools` each tool is used on records of a million nodes
//! and of ten thousand games instead, and the slowest frame of each is told; with `-- tools merge,undo` only those with one of these words.
//!
//! Times are those of the processor, of the thread that draws: other work on the machine counts for nothing.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

use egui::{Event, Key, Modifiers, RawInput, Rect, pos2, vec2};
use variorum::app::soft::painter::Painter;
use variorum::app::{App, Options};

/// The processor's time of this thread, or of all of them.
fn spent(clock: ClockId) -> Duration {
    Duration::try_from(clock_gettime(clock)).unwrap_or_default()
}

/// Scrolls by so many points, or zooms, over the tree of a window of 1280 × 800.
fn over_the_tree(event: Event) -> Vec<Event> {
    vec![Event::PointerMoved(pos2(1100.0, 180.0)), event]
}

fn wheel(x: f32, y: f32) -> Event {
    let (phase, source) = (egui::TouchPhase::Move, egui::MouseWheelSource::Unknown);
    let (unit, modifiers) = (egui::MouseWheelUnit::Point, Modifiers::NONE);
    Event::MouseWheel { unit, delta: vec2(x, y), phase, source, modifiers }
}

/// A window nobody sees.
struct Bench {
    ctx: egui::Context,
    app: App,
    painter: Painter,
    size: [usize; 2],
    time: f64,
    /// Of the last frame: describing it, tessellating it, painting it.
    cost: [Duration; 3],
    /// How much of the picture the last frame painted, in hundredths.
    share: usize,
    /// When the window wants the next frame.
    next: Duration,
}

impl Bench {
    fn open(file: PathBuf) -> Bench {
        Bench::of_size(file, [1280, 800])
    }

    fn of_size(file: PathBuf, size: [usize; 2]) -> Bench {
        let ctx = egui::Context::default();
        let mut app = App::new(Options::default());
        app.begin(&ctx, vec![file.into()], None);
        let mut bench = Bench {
            ctx,
            app,
            painter: Painter::default(),
            size,
            time: 0.0,
            cost: Default::default(),
            share: 0,
            next: Duration::ZERO,
        };
        // Long records are read in the background.
        for _ in 0..600 {
            bench.frame(Vec::new());
            if bench.app.bytes().is_some() {
                break;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        bench
    }

    fn frame(&mut self, events: Vec<Event>) {
        self.time += 1.0 / 30.0;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(self.size[0] as f32, self.size[1] as f32))),
            time: Some(self.time),
            focused: true,
            events,
            ..RawInput::default()
        };
        let start = spent(ClockId::ThreadCPUTime);
        let mut output = self.ctx.run_ui(input, |ui| self.app.show(ui));
        let described = spent(ClockId::ThreadCPUTime) - start;
        let start = spent(ClockId::ThreadCPUTime);
        let triangles = self.ctx.tessellate(std::mem::take(&mut output.shapes), output.pixels_per_point);
        let cut = spent(ClockId::ThreadCPUTime) - start;
        let start = spent(ClockId::ThreadCPUTime);
        self.painter.update(&mut output.textures_delta);
        let areas = self.painter.paint(self.size, output.pixels_per_point, &triangles);
        self.cost = [described, cut, spent(ClockId::ThreadCPUTime) - start];
        let painted: usize = areas.iter().map(|[left, top, right, bottom]| (right - left) * (bottom - top)).sum();
        self.share = painted * 100 / (self.size[0] * self.size[1]);
        self.next =
            output.viewport_output.values().map(|viewport| viewport.repaint_delay).min().unwrap_or(Duration::MAX);
    }

    /// Draws frames until nothing is wanted any more; at most so many. Returns how many.
    fn settle(&mut self, most: usize) -> usize {
        for frames in 0..most {
            self.frame(Vec::new());
            if self.next > Duration::from_secs(3600) {
                return frames + 1;
            }
            std::thread::sleep(self.next.min(Duration::from_millis(100)));
        }
        most
    }

    /// Does something, and draws frames until nothing is done any more, neither in the window nor beside it. Tells the slowest.
    fn use_tool(&mut self, what: &str, lines: &[&str], keys: &[Key]) {
        const QUIET: usize = 20;
        let modifiers = Modifiers::NONE;
        let press = |key: &Key| Event::Key { key: *key, physical_key: None, pressed: true, repeat: false, modifiers };
        let mut slowest = [Duration::ZERO; 3];
        let mut at = 0;
        lines.iter().for_each(|line| self.app.request(line));
        let mut keys = keys.iter();
        let (mut frames, mut others) = (0, Duration::ZERO);
        while frames < 20_000 {
            self.frame(keys.next().map(press).into_iter().collect());
            if self.cost.iter().sum::<Duration>() > slowest.iter().sum() {
                (slowest, at) = (self.cost, frames);
            }
            frames += 1;
            std::thread::sleep(Duration::from_millis(5));
            if frames % QUIET == 0 {
                let beside = spent(ClockId::ProcessCPUTime).saturating_sub(spent(ClockId::ThreadCPUTime));
                if self.next > Duration::from_secs(3600) && beside.saturating_sub(others) < Duration::from_millis(1) {
                    break;
                }
                others = beside;
            }
        }
        let [all, described, cut, painted] =
            [slowest.iter().sum::<Duration>(), slowest[0], slowest[1], slowest[2]].map(|time| time.as_secs_f64() * 1e3);
        let reported: Vec<&str> = self.app.notices().collect();
        let reported: String = reported.join(" / ").chars().take(60).collect();
        let mark = if all > 50.0 { "!" } else { " " };
        println!(
            "{mark} {what:42} {all:7.1}   {described:7.1} {cut:7.1} {painted:7.1}   {at:5} of {frames:5}   {reported}"
        );
    }

    /// A frame for each press of a key.
    fn hold(&mut self, what: &str, key: Key, modifiers: Modifiers, count: usize) {
        let event = Event::Key { key, physical_key: None, pressed: true, repeat: true, modifiers };
        self.measure(what, count, |_| vec![event.clone()]);
    }

    /// Goes to the comment in the first frame, and types a letter in each other one.
    fn write(&mut self, what: &str, count: usize) {
        let modifiers = Modifiers::COMMAND;
        let open = Event::Key { key: Key::E, physical_key: None, pressed: true, repeat: false, modifiers };
        self.measure(what, count, |index| match index {
            0 => vec![open.clone()],
            _ => vec![Event::Text("a".to_owned())],
        });
    }

    /// Steps through the tree, scrolls it and zooms it, as a whole and folded.
    fn use_the_tree(&mut self) {
        let plain = Modifiers::NONE;
        for what in ["folded", "unfolded"] {
            self.app.request("goto start");
            self.settle(400);
            self.hold(&format!("  tree {what}: right"), Key::ArrowRight, plain, 200);
            self.hold(&format!("  tree {what}: next variation"), Key::ArrowDown, plain, 60);
            self.hold(&format!("  tree {what}: right"), Key::ArrowRight, plain, 60);
            self.measure(&format!("  tree {what}: scrolled along"), 100, |_| over_the_tree(wheel(-120.0, 0.0)));
            self.measure(&format!("  tree {what}: scrolled down"), 100, |_| over_the_tree(wheel(0.0, -60.0)));
            self.measure(&format!("  tree {what}: zoomed out"), 60, |_| over_the_tree(Event::Zoom(0.97)));
            self.measure(&format!("  tree {what}: scrolled along"), 60, |_| over_the_tree(wheel(-120.0, 0.0)));
            self.measure(&format!("  tree {what}: zoomed in"), 60, |_| over_the_tree(Event::Zoom(1.03)));
            self.app.request("unfold-all");
        }
    }

    fn measure(&mut self, what: &str, count: usize, events: impl Fn(usize) -> Vec<Event>) {
        let mut costs: Vec<[Duration; 3]> = Vec::with_capacity(count);
        let mut shares = Vec::with_capacity(count);
        for index in 0..count {
            self.frame(events(index));
            costs.push(self.cost);
            shares.push(self.share);
        }
        let column = |part: &dyn Fn(&[Duration; 3]) -> Duration| {
            let mut times: Vec<Duration> = costs.iter().map(part).collect();
            times.sort_unstable();
            let at = |share: usize| times[(times.len() - 1) * share / 100].as_secs_f64() * 1e3;
            format!("{:6.2} {:6.2} {:6.2} {:6.2}", at(50), at(95), at(99), at(100))
        };
        let whole = column(&|cost| cost.iter().sum());
        let [described, cut, painted] = [0, 1, 2].map(|part| column(&|cost| cost[part]));
        shares.sort_unstable();
        println!("{what:44} {count:5}   {whole}   {described}   {cut}   {painted}   {:3} %", shares[count / 2]);
    }
}

const COLUMNS: &[u8; 19] = b"abcdefghijklmnopqrs";

/// A Go game of 300 moves, every third with a comment, some with marks and variations.
fn annotated() -> String {
    let mut text = String::from("(;GM[1]FF[4]CA[UTF-8]SZ[19]PB[First]PW[Second]KM[6.5]");
    let mut forks = 0;
    for number in 0..300_usize {
        // A walk that meets every point once.
        let at = number * 7 % 361;
        let point = [COLUMNS[at % 19], COLUMNS[at / 19]];
        let (x, y) = (char::from(point[0]), char::from(point[1]));
        let colour = if number.is_multiple_of(2) { 'B' } else { 'W' };
        if number % 10 == 5 {
            let other = char::from(COLUMNS[(at + 3) % 19]);
            let (more, end) = (number * 11 % 19, number * 5 % 19);
            let _ = write!(text, "(;{colour}[{x}{y}]");
            let _ = write!(text, "C[Or {other}{}? See move {more}, and D{}.]", 19 - end, 1 + end);
            forks += 1;
        } else {
            let _ = write!(text, ";{colour}[{x}{y}]");
        }
        if number.is_multiple_of(3) && number % 10 != 5 {
            let _ = write!(
                text,
                "C[Move {number}: the corner at D4 is settled, and K10 is big. A reader who wants to know why looks at Q16, \
where the same thing was tried before, with less success.\n\nStill playable.]TR[dd]LB[qq:A][pp:B]"
            );
        }
        if number.is_multiple_of(12) {
            text.push_str("GB[1]TE[1]");
        }
    }
    for _ in 0..forks {
        text.push_str(")(;B[tt]C[A pass instead.])");
    }
    text.push(')');
    text
}

/// A game of a million nodes: a main line of a thousand moves, and at each of them a variation of a thousand.
fn million(line: bool) -> String {
    let mut text = String::from("(;GM[1]FF[4]SZ[19]");
    let push = |text: &mut String, number: usize| {
        let at = number * 7 % 361;
        let colour = if number.is_multiple_of(2) { 'B' } else { 'W' };
        let _ = write!(text, ";{colour}[{}{}]", char::from(COLUMNS[at % 19]), char::from(COLUMNS[at / 19]));
    };
    if line {
        (0..1_000_000).for_each(|number| push(&mut text, number));
    } else {
        for number in 0..1000 {
            text.push('(');
            push(&mut text, number);
        }
        for fork in (0..1000).rev() {
            text.push_str(")(");
            (fork..fork + 999).for_each(|number| push(&mut text, number + 1));
            text.push(')');
        }
    }
    text.push(')');
    text
}

/// Each tool: what is asked for, and the keys that are pressed then, one in each frame.
const TOOLS: &[(&str, &[&str], &[Key])] = &[
    ("end", &["goto end"], &[]),
    ("start", &["goto start"], &[]),
    ("middle", &["goto 500"], &[]),
    ("a comment", &["comment Some"], &[]),
    ("a player, from the middle", &["info PB Somebody"], &[]),
    ("undo", &["undo 2"], &[]),
    ("remove comments", &["strip comments --collection"], &[]),
    ("undo", &["undo"], &[]),
    ("redo", &["redo"], &[]),
    ("undo", &["undo"], &[]),
    ("repair", &["repair all --collection"], &[]),
    ("undo", &["undo"], &[]),
    ("replace", &["replace --in comments --collection move step"], &[]),
    ("undo", &["undo"], &[]),
    ("replace an expression", &["replace --in comments --regex --collection m.*e step"], &[]),
    ("undo", &["undo"], &[]),
    ("turn", &["rotate left"], &[]),
    ("undo", &["undo"], &[]),
    ("another encoding", &["encoding iso-8859-1"], &[]),
    ("undo", &["undo"], &[]),
    ("merge", &["merge '(;GM[1]SZ[19];B[aa];W[bb]C[x])'"], &[]),
    ("undo", &["undo"], &[]),
    ("a new game", &["new-game go 9"], &[]),
    ("undo", &["undo"], &[]),
    ("games in order", &["sort-games players"], &[]),
    ("undo", &["undo"], &[]),
    ("copy all from the start", &["goto start", "copy-variation"], &[]),
    ("paste it", &["paste-variation"], &[]),
    ("undo", &["undo"], &[]),
    ("games", &["games"], &[Key::End, Key::Home]),
    ("", &[], &[Key::Escape]),
    ("findings", &["findings"], &[Key::ArrowDown, Key::ArrowDown]),
    ("", &[], &[Key::Escape]),
    ("clean-up", &["clean-up"], &[]),
    ("", &[], &[Key::Escape]),
    ("information", &["information"], &[]),
    ("", &[], &[Key::Escape]),
    ("properties", &["properties"], &[]),
    ("", &[], &[Key::Escape]),
    ("palette", &["palette"], &[Key::S, Key::A]),
    ("", &[], &[Key::Escape]),
    ("history", &["history-list"], &[]),
    ("", &[], &[Key::Escape]),
    ("find", &["find move"], &[]),
    ("find an expression", &["find --regex mo.e"], &[]),
    ("", &[], &[Key::Escape]),
    ("game as text", &["game-text"], &[]),
    ("at the end", &["goto end"], &[]),
    ("tree again", &["game-text"], &[]),
    ("fold others", &["fold-others"], &[]),
    ("unfold", &["unfold-all"], &[]),
    ("only the line", &["only-line"], &[]),
    ("all again", &["only-line"], &[]),
    ("copy the record", &["copy-record"], &[]),
    ("copy the moves", &["copy-moves"], &[]),
    ("delete from the middle", &["goto 500", "delete-variation"], &[]),
    ("undo", &["undo"], &[]),
];

fn tools(file: impl Fn(&str, String) -> PathBuf) {
    println!(
        "{:44} {:>7}   {:>7} {:>7} {:>7}",
        "milliseconds of the slowest frame", "all", "descr.", "tessel.", "painted"
    );
    let game = |number: usize| {
        let moves: String = (0..50)
            .map(|at| format!(";B[{}{}]C[move {at}]", char::from(COLUMNS[at % 19]), char::from(COLUMNS[number % 19])))
            .collect();
        format!("(;GM[1]FF[4]SZ[19]PB[Player {}]DT[20{:02}]{moves})\n", number * 7919 % 10_007, number % 100)
    };
    let wanted = std::env::args().skip_while(|argument| argument != "tools").nth(1).filter(|word| word != "--bench");
    let records = [
        ("a million nodes, one line", million(true)),
        ("a million nodes, bushy", million(false)),
        ("ten thousand games", (0..10_000).map(game).collect()),
    ];
    for (name, text) in records {
        println!("{name}, {} MB", text.len() >> 20);
        let path = file("tools.sgf", text);
        for size in [[1280, 800], [2560, 1440]] {
            let mut bench = Bench::of_size(path.clone(), size);
            bench.use_tool(&format!("opened, {} × {}", size[0], size[1]), &[], &[]);
            if size[0] > 2000 {
                bench.use_tool("right", &[], &[Key::ArrowRight; 50]);
                bench.use_tool("end", &["goto end"], &[]);
                bench.use_tool("games", &["games"], &[Key::End, Key::Home]);
                continue;
            }
            for (what, lines, keys) in TOOLS.iter().filter(|(what, ..)| {
                wanted.as_ref().is_none_or(|words| words.split(',').any(|word| what.contains(word)))
            }) {
                bench.use_tool(what, lines, keys);
            }
            let copy = path.with_file_name(format!("copy-{}.sgf", name.len()));
            bench.use_tool("save a copy", &[&format!("save-copy {}", copy.display())], &[]);
            let copy = path.with_file_name(format!("strict-{}.sgf", name.len()));
            bench.use_tool("save a copy as strict FF4", &[&format!("save-copy-as ff4 {}", copy.display())], &[]);
            bench.use_tool("close", &["close"], &[]);
        }
    }
}

fn main() {
    let folder = tempfile::tempdir().expect("a folder");
    if std::env::args().any(|argument| argument == "tools") {
        let file = |name: &str, text: String| {
            let path = folder.path().join(name);
            std::fs::write(&path, text).expect("a file");
            path
        };
        return tools(file);
    }
    let file = |name: &str, text: String| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("a file");
        path
    };
    println!(
        "{:44} {:5}   {:27}   {:27}   {:27}   {:27}   painted",
        "milliseconds: median, 95 %, 99 %, slowest", "", "all", "describing", "tessellating", "painting"
    );
    let plain = Modifiers::NONE;
    let records = std::env::args().skip_while(|argument| argument != "tree").skip(1);
    let records: Vec<String> = records.filter(|word| word != "--bench").collect();
    if !records.is_empty() {
        for record in records {
            let mut bench = Bench::open(record.clone().into());
            println!("{record}");
            bench.settle(400);
            bench.use_the_tree();
        }
        return;
    }

    let mut bench = Bench::open(file("annotated.sgf", annotated()));
    bench.settle(100);
    bench.hold("300 annotated moves, right", Key::ArrowRight, plain, 300);
    bench.hold("and left again", Key::ArrowLeft, plain, 300);
    let frames = bench.settle(200);
    println!("and then: {frames} frames until nothing is drawn any more");
    assert!(frames < 200, "it does not come to rest");
    let mut large = Bench::of_size(file("large.sgf", annotated()), [2560, 1440]);
    large.settle(100);
    large.hold("the same at 2560 × 1440, right", Key::ArrowRight, plain, 300);

    for (what, line) in [("a million nodes, bushy", false), ("a million nodes, one line", true)] {
        let mut bench = Bench::open(file("million.sgf", million(line)));
        bench.measure(&format!("{what}: first frames"), 5, |_| Vec::new());
        bench.settle(100);
        bench.hold("  right", Key::ArrowRight, plain, 300);
        bench.hold("  ten on", Key::PageDown, plain, 60);
        bench.hold("  end, start", Key::End, plain, 1);
        bench.hold("  left", Key::ArrowLeft, plain, 100);
        bench.hold("  next variation", Key::ArrowDown, plain, 30);
        bench.use_the_tree();
        bench.write("  a comment typed", 40);
    }

    let long = "The ladder from k11 works, see move 17 and https://example.org.\n".repeat(16_000);
    let mut bench = Bench::open(file("comment.sgf", format!("(;GM[1]SZ[19]C[{long}];B[dd];W[pp])")));
    bench.settle(100);
    bench.measure("a comment of a megabyte, looked at", 60, |_| Vec::new());
    bench.measure("  scrolled", 100, |_| vec![Event::PointerMoved(pos2(1100.0, 650.0)), wheel(0.0, -300.0)]);
    bench.write("  typed into", 100);
}
