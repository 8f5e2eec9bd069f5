//! Somebody who knows nothing and fears nothing: keys, clicks, words, commands, pasted and dropped things, windows of any size and
//! files that change behind the window's back, at random but the same for each seed. Nothing of it may end in an error.
//!
//! Half of the time it has an errand: it begins something on the board, another board comes under it (of another size, game or
//! record, by a command, a tab or the disk), and it goes on as if nothing had happened.

use std::collections::VecDeque;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command as Process;
use std::sync::atomic::{AtomicBool, Ordering};

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, TouchPhase, pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use fastrand::Rng;
use variorum::commands::{AnyCommand, table};
use variorum::game;
use variorum::store::Home;

use crate::harness::{Window, at_home};
use crate::tricky::dropped_file;
use crate::tries::{first_seed, tries};

/// Seed and number of events, for the process that does it.
const ORDER: &str = "VARIORUM_MONKEY";
/// Events in a usual run.
const EVENTS: usize = 60;

static BROKEN: AtomicBool = AtomicBool::new(false);

/// In a process of its own: it writes files where it stands, and its memory is its own.
#[test]
fn a_monkey_breaks_nothing() {
    let (events, seed) = (tries(EVENTS), first_seed() + 1);
    let folder = tempfile::tempdir().unwrap();
    let mut child = Process::new(std::env::current_exe().unwrap());
    child.args(["--exact", "monkey::at_work", "--ignored", "--nocapture"]).current_dir(folder.path());
    // No dialogs of the system, nobody's home.
    for name in ["DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR", "DISPLAY", "WAYLAND_DISPLAY"] {
        child.env_remove(name);
    }
    let output =
        child.env("PATH", "").env("HOME", folder.path()).env(ORDER, format!("{seed} {events}")).output().unwrap();
    let shown = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && shown.contains("1 passed"), "{shown}");
    if events > EVENTS {
        println!("{shown}");
    }
}

#[test]
#[ignore = "done by a_monkey_breaks_nothing"]
fn at_work() {
    let Ok(order) = std::env::var(ORDER) else { return };
    let (seed, events) = order.split_once(' ').unwrap();
    let (seed, events): (u64, usize) = (seed.parse().unwrap(), events.parse().unwrap());
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |about| {
        BROKEN.store(true, Ordering::SeqCst);
        before(about);
    }));
    let mut monkey = Monkey::new(seed);
    // What stays in memory is measured when caches and fonts are there.
    let mut settled = 0;
    for done in 0..events {
        monkey.act(done);
        assert!(!BROKEN.load(Ordering::SeqCst), "seed {seed}, event {done}: {:?}", monkey.last);
        if done == events / 4 {
            settled = memory();
        }
        if done % 10_000 == 0 {
            println!("{done} events, {} MB", memory() >> 10);
        }
    }
    let end = memory();
    println!("{events} events from seed {seed}: {} MB after a quarter, {} MB in the end", settled >> 10, end >> 10);
    assert!(end < settled * 2 + (64 << 10), "memory grows: {settled} kB after a quarter, {end} kB in the end");
}

/// Kilobytes of memory in use; 0 where the system does not say.
fn memory() -> usize {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or(0)
}

/// Commands with their words, as the tests of editing have them.
fn lines() -> Vec<String> {
    let sources = [
        include_str!("../edits.rs"),
        include_str!("../edits/records.rs"),
        include_str!("../edits/turns.rs"),
        include_str!("../edit_laws.rs"),
    ];
    let texts = sources.iter().flat_map(|source| source.split('"'));
    let lines = texts.flat_map(|text| text.split(" / ")).filter(|line| AnyCommand::parse(line).is_ok());
    let mut lines: Vec<String> = lines.map(str::to_owned).collect();
    assert!(lines.len() > 300);
    for card in game::cards() {
        lines.push(format!("new '{}'", card.gm));
        lines.extend(card.size.map(|(columns, rows)| format!("new '{}' {columns}:{rows}", card.gm)));
    }
    for tool in [
        "play",
        "setup",
        "triangle",
        "square",
        "circle",
        "cross",
        "label",
        "line",
        "arrow",
        "number",
        "selected",
        "dim",
        "black-territory",
        "none",
    ] {
        lines.push(format!("tool {tool}"));
    }
    lines
}

/// Words that commands might take.
const WORDS: [&str; 24] = [
    "",
    "0",
    "1",
    "-1",
    "7",
    "4000000000",
    "dd",
    "a1",
    "K10",
    "E5",
    "aa:cc",
    "0.0.0",
    "/",
    "end",
    "start",
    "black",
    "W",
    "hex",
    "utf-8",
    "latin1",
    "dark",
    "\u{4e2d}\u{6587}",
    "a;b]c[d",
    "../x.sgf",
];
/// Texts that somebody types or pastes.
const TEXTS: [&str; 12] = [
    "x",
    "dd",
    "D4 Q16 C17",
    "(;GM[1]SZ[9];B[aa];W[bb])",
    "(;GM[11]SZ[5];B[a1])",
    "(;",
    "\u{5d0}\u{5d1}\u{301}\u{200d}",
    "]",
    "\\",
    "(.{0,50}){0,50}z",
    "\n\n\t",
    "Comment on B9 and https://example.org/.",
];

/// What can be begun on a board and is remembered from frame to frame.
#[derive(Clone, Copy, Debug)]
enum Beginning {
    Cursor,
    EndsWithKeys,
    JoinWithPointer,
    Paint,
    Menu,
    Label,
    PartialMove,
    PieceInHand,
    PartToFind,
    Counting,
    PlaceInComment,
}

const BEGINNINGS: [Beginning; 11] = [
    Beginning::Cursor,
    Beginning::EndsWithKeys,
    Beginning::JoinWithPointer,
    Beginning::Paint,
    Beginning::Menu,
    Beginning::Label,
    Beginning::PartialMove,
    Beginning::PieceInHand,
    Beginning::PartToFind,
    Beginning::Counting,
    Beginning::PlaceInComment,
];

/// What is done in one frame of an errand.
#[derive(Clone, Debug)]
enum Action {
    Ask(String),
    Key(Modifiers, Key),
    Type(String),
    /// The pointer goes to some place of the board.
    Point,
    Press(PointerButton),
    Release(PointerButton),
    /// Twice, at once.
    DoubleClick,
    /// What has this role, and these words in its name, is clicked where it is there.
    Click(Role, &'static str),
    /// The pointer goes over a link of the comment.
    Hover,
    Sample(String),
    Open(PathBuf),
    /// Another program writes the file, and the window sees it.
    Rewrite(PathBuf, String),
    Wait,
}

struct Monkey {
    rng: Rng,
    window: Window,
    lines: Vec<String>,
    records: Vec<String>,
    files: Vec<PathBuf>,
    at: Pos2,
    /// What is left to do of the errand.
    errand: VecDeque<Action>,
    last: String,
}

impl Monkey {
    fn new(seed: u64) -> Monkey {
        let mut rng = Rng::with_seed(seed);
        let mut records: Vec<String> =
            game::samples().map(|sample| String::from_utf8_lossy(sample.bytes).into_owned()).collect();
        records.extend(
            [
                "(;GM[1]SZ[1])",
                "(;GM[1]SZ[52:3]AB[aa:ZZ]LB[aa:long label][ba:\u{4e2d}])",
                "(;GM[7]SZ[8];B[a1b2])",
                "(;GM[99];B[what])",
                "(;)(;GM[11];B[swap-pieces];W[swap-sides])(;GM[19]AB[46CD][46CD];B[46-57])",
                "(;GM[2];B[d3](;W[c3])(;W[e3])(;W[c5]))",
                "no record",
                "",
            ]
            .map(str::to_owned),
        );
        let files: Vec<PathBuf> = (0..6).map(|n| std::path::absolute(format!("file {n}.sgf")).unwrap()).collect();
        for file in &files {
            fs::write(file, rng.choice(&records).unwrap()).unwrap();
        }
        let (window, lines, errand) = (window(), lines(), VecDeque::new());
        Monkey { window, rng, lines, records, files, at: pos2(0.0, 0.0), errand, last: String::new() }
    }

    fn text(&mut self) -> String {
        (*self.rng.choice(&TEXTS).unwrap()).to_owned()
    }

    fn record(&mut self) -> String {
        self.rng.choice(&self.records).unwrap().clone()
    }

    fn file(&mut self) -> PathBuf {
        self.rng.choice(&self.files).unwrap().clone()
    }

    /// Does one thing, and lets the window answer.
    fn act(&mut self, done: usize) {
        if self.errand.is_empty() && self.rng.u32(0..10) == 0 {
            self.errand = self.new_errand().into();
        }
        match self.errand.pop_front() {
            Some(deed) => self.go_on(deed),
            None => self.anything(),
        }
        self.window.step();
        self.window.input_mut().dropped_files.clear();
        // Tabs without end would only be slow; and sooner or later everybody starts anew.
        if done % 400 == 399 {
            self.last = "closing everything".to_owned();
            self.window.state_mut().0.request("quit");
            self.window.step();
            self.window.state_mut().0.answer("Discard changes", Path::new(""));
            self.window.step();
            self.window = window();
        }
    }

    fn anything(&mut self) {
        match self.rng.u32(0..100) {
            0..22 => self.command(),
            22..46 => self.key(),
            46..68 => self.pointer(),
            68..75 => {
                let text = self.text();
                let pasted = self.rng.bool();
                self.event(if pasted { Event::Paste(text) } else { Event::Text(text) });
            }
            75..85 => self.press_something(),
            85..90 => self.answer(),
            90..93 => self.disk(),
            93..96 => {
                let text = self.record();
                self.last = "open_sample".to_owned();
                self.window.state_mut().0.open_sample("Sample", &text);
            }
            96..98 => {
                let size = vec2(self.rng.u32(300..1700) as f32, self.rng.u32(240..1100) as f32);
                self.last = format!("size {size}");
                self.window.set_size(size);
            }
            98 => {
                let scale = *self.rng.choice(&[1.0, 1.25, 1.5, 2.0]).unwrap();
                self.last = format!("scale {scale}");
                self.window.set_pixels_per_point(scale);
            }
            _ => {
                let focused = self.rng.bool();
                self.event(Event::WindowFocused(focused));
            }
        }
    }

    /// Something begun, the board changed under it, more of the same, the change taken back, and more again.
    fn new_errand(&mut self) -> Vec<Action> {
        let beginning = *self.rng.choice(&BEGINNINGS).unwrap();
        let mut deeds = Vec::new();
        // What is in the way of the board: a question, a dialog, a menu.
        if self.window.state().0.question().is_some() || self.rng.bool() {
            deeds.extend([Action::Key(Modifiers::NONE, Key::Escape), Action::Key(Modifiers::NONE, Key::Escape)]);
        }
        deeds.extend(self.scene(beginning));
        deeds.extend(self.begin(beginning));
        for _ in 0..self.rng.u32(1..4) {
            deeds.extend(self.change());
        }
        deeds.extend(self.proceed(beginning));
        let back = ["undo", "undo", "undo 3", "redo", "next-tab", "previous-tab", "go-back", "back", "goto start"];
        for _ in 0..self.rng.u32(0..3) {
            deeds.push(Action::Ask((*self.rng.choice(&back).unwrap()).to_owned()));
        }
        deeds.extend(self.proceed(beginning));
        deeds
    }

    /// A board on which it can be begun, if there may be none.
    fn scene(&mut self, beginning: Beginning) -> Vec<Action> {
        let fitting = |record: &&String| match beginning {
            Beginning::PieceInHand => record.contains("GM[Blokus") || record.contains("GM[Call"),
            Beginning::Counting => record.contains("GM[1]"),
            Beginning::PartialMove => !record.contains("GM[1]") && !record.contains("GM[11]"),
            _ => true,
        };
        let fitting: Vec<String> = self.records.iter().filter(fitting).cloned().collect();
        let record = self.rng.choice(&fitting).cloned().unwrap_or_default();
        let file = self.file();
        match self.rng.u32(0..4) {
            0 => Vec::new(),
            1 => vec![Action::Rewrite(file.clone(), record), Action::Open(file), Action::Wait],
            2 if !matches!(beginning, Beginning::PieceInHand | Beginning::Counting) => {
                let card = self.rng.choice(&game::cards().collect::<Vec<_>>()).map_or("1", |card| card.gm);
                vec![Action::Ask(format!("new '{card}'"))]
            }
            _ => vec![Action::Sample(record)],
        }
    }

    fn arrows(&mut self) -> Vec<Action> {
        let keys = [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown];
        let key = *self.rng.choice(&keys).unwrap();
        vec![Action::Key(Modifiers::SHIFT, key); self.rng.usize(1..8)]
    }

    fn begin(&mut self, beginning: Beginning) -> Vec<Action> {
        let ask = |line: &str| Action::Ask(line.to_owned());
        let chosen = |rng: &mut Rng, lines: &[&str]| Action::Ask((*rng.choice(lines).unwrap()).to_owned());
        let (down, up) = (Action::Press(PointerButton::Primary), Action::Release(PointerButton::Primary));
        let mut deeds = Vec::new();
        match beginning {
            Beginning::Cursor => deeds.extend(self.arrows()),
            Beginning::EndsWithKeys => {
                deeds.push(chosen(&mut self.rng, &["tool line", "tool arrow", "tool visible"]));
                deeds.extend(self.arrows());
                deeds.push(Action::Key(Modifiers::NONE, Key::Enter));
                deeds.extend(self.arrows());
            }
            Beginning::JoinWithPointer => {
                deeds.push(chosen(&mut self.rng, &["tool line", "tool arrow", "tool visible"]));
                deeds.extend([Action::Point, down, Action::Point]);
            }
            Beginning::Paint => {
                let tools = ["tool setup", "tool triangle", "tool dim", "tool black-territory", "tool number"];
                deeds.push(chosen(&mut self.rng, &tools));
                deeds.extend([Action::Point, down, Action::Point, Action::Point]);
            }
            Beginning::Menu if self.rng.bool() => {
                deeds.extend(self.arrows());
                deeds.push(ask("menu-here"));
            }
            Beginning::Menu => {
                let button = PointerButton::Secondary;
                deeds.extend([Action::Point, Action::Press(button), Action::Release(button), Action::Point]);
            }
            Beginning::Label => {
                deeds.extend([ask("tool label"), Action::Point, Action::DoubleClick, Action::Type("label".to_owned())]);
            }
            Beginning::PartialMove => {
                deeds.extend([ask("tool play"), Action::Point, down, up, Action::Point]);
                deeds.extend(self.arrows());
                deeds.push(Action::Key(Modifiers::NONE, Key::Enter));
            }
            Beginning::PieceInHand => {
                deeds.push(ask("tool play"));
                deeds.push(match self.rng.u32(0..3) {
                    0 => Action::Ask(format!("take {}", self.rng.u32(1..10))),
                    1 => chosen(&mut self.rng, &["find-move", "next-piece"]),
                    _ => Action::Type((*self.rng.choice(&["i", "f", "w", "5", "p"]).unwrap()).to_owned()),
                });
                deeds.push(Action::Point);
                let moves = ["move-piece right", "move-piece down far", "turn-piece-left", "flip-piece", "find-move"];
                for _ in 0..self.rng.u32(0..4) {
                    deeds.push(chosen(&mut self.rng, &moves));
                }
            }
            Beginning::PartToFind => {
                deeds.extend([ask("find"), Action::Wait, Action::Click(Role::ComboBox, "Look for"), Action::Wait]);
                deeds.extend([
                    Action::Wait,
                    Action::Click(Role::Button, "A part of the board"),
                    Action::Wait,
                    Action::Wait,
                ]);
                deeds.extend([Action::Point, down, Action::Point, Action::Point]);
            }
            Beginning::Counting => {
                deeds.extend([ask("goto end"), ask("counting"), Action::Point, down, up]);
            }
            Beginning::PlaceInComment => {
                deeds.extend([ask("comment 'A1 or a1, B9, J10 and T19, then move 1.'"), Action::Wait, Action::Hover]);
            }
        }
        deeds
    }

    /// Another board under what was begun.
    fn change(&mut self) -> Vec<Action> {
        let sizes = ["1", "2", "5", "9", "13", "19", "26", "52", "3:9", "9:3", "19:18"];
        let games = ["1", "2", "7", "9", "11", "18", "19", "99", "Blokus", "Blokus Duo", "Blokus Trigon", "GembloQ"];
        let (size, gm) = (*self.rng.choice(&sizes).unwrap(), *self.rng.choice(&games).unwrap());
        let record = self.record();
        let quoted = record.replace('\'', " ");
        let line = match self.rng.u32(0..16) {
            0 => format!("set SZ {size}"),
            1 => format!("set GM '{gm}'"),
            2 | 3 => {
                // Where they mean something, and back.
                let line = if self.rng.bool() { format!("set SZ {size}") } else { format!("set GM '{gm}'") };
                return ["goto /".to_owned(), line, "goto end".to_owned()].map(Action::Ask).into();
            }
            4 => format!("new-game '{gm}' {size}"),
            5 => format!("new-game '{gm}'"),
            6 => format!("add-games '{quoted}'"),
            7 => format!("paste-variation '{quoted}'"),
            8 => (*self.rng.choice(&["next-tab", "previous-tab", "close"]).unwrap()).to_owned(),
            9 => (*self.rng.choice(&["next-game", "previous-game", "game 2", "game 9"]).unwrap()).to_owned(),
            10 => (*self.rng.choice(&["undo", "undo 4", "redo", "redo 4"]).unwrap()).to_owned(),
            11 => (*self.rng.choice(&["rotate", "flip", "rotate-view", "flip-view", "notation numbers"]).unwrap())
                .to_owned(),
            12 => (*self.rng.choice(&["delete-game", "next", "goto end", "goto start", "back"]).unwrap()).to_owned(),
            13 => return vec![Action::Sample(record)],
            14 => {
                let file = self.file();
                return vec![Action::Open(file.clone()), Action::Wait, Action::Rewrite(file, record), Action::Wait];
            }
            _ => {
                let file = self.file();
                return vec![Action::Rewrite(file, record), Action::Ask("reload".to_owned()), Action::Wait];
            }
        };
        vec![Action::Ask(line)]
    }

    /// What somebody does who has not seen that the board is another one.
    fn proceed(&mut self, beginning: Beginning) -> Vec<Action> {
        let (none, enter, escape) = (Modifiers::NONE, Key::Enter, Key::Escape);
        let (down, up) = (Action::Press(PointerButton::Primary), Action::Release(PointerButton::Primary));
        let usual = match self.rng.u32(0..6) {
            0 => self.arrows(),
            1 => vec![Action::Key(none, enter)],
            2 => vec![Action::Point, up.clone()],
            3 => vec![Action::Point, down, up.clone()],
            4 => vec![Action::Key(none, escape)],
            _ => vec![Action::Wait],
        };
        let mut deeds = match beginning {
            Beginning::Cursor | Beginning::EndsWithKeys | Beginning::PartialMove => vec![Action::Key(none, enter)],
            Beginning::JoinWithPointer | Beginning::Paint | Beginning::Counting => vec![Action::Point, up],
            Beginning::PartToFind => {
                vec![Action::Point, up, Action::Click(Role::CheckBox, "Turned"), Action::Key(none, enter)]
            }
            Beginning::Menu => vec![Action::Key(none, Key::ArrowDown), Action::Key(none, enter)],
            Beginning::Label => vec![Action::Type("more".to_owned()), Action::Key(none, enter)],
            Beginning::PieceInHand => {
                let lines =
                    ["move-piece left", "turn-piece-right", "place-piece", "place-piece anyway", "find-move-back"];
                vec![Action::Ask((*self.rng.choice(&lines).unwrap()).to_owned()), Action::Point]
            }
            Beginning::PlaceInComment => vec![Action::Hover, Action::Wait],
        };
        // And what somebody does wherever he is, before it or after.
        let at = if self.rng.bool() { 0 } else { deeds.len() };
        deeds.splice(at..at, usual);
        deeds
    }

    fn go_on(&mut self, deed: Action) {
        self.last = format!("{deed:?}");
        let modifiers = Modifiers::NONE;
        let at = self.at;
        let mut events = Vec::new();
        match deed {
            Action::Ask(line) => self.window.state_mut().0.request(&line),
            Action::Key(modifiers, key) => {
                let event = |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
                events.extend([event(true), event(false)]);
            }
            Action::Type(text) => events.push(Event::Text(text)),
            Action::Point => {
                let canvases: Vec<_> = self.window.query_all_by_role_and_label(Role::Canvas, "Board").collect();
                let Some(area) = canvases.first().map(|canvas| canvas.rect()) else { return };
                // The board may be narrower or lower than the room for it: mostly about its middle.
                let reach = area.size().min_elem() * if self.rng.u32(0..5) == 0 { 1.0 } else { 0.6 };
                self.at = area.center() + vec2(self.rng.f32() - 0.5, self.rng.f32() - 0.5) * reach;
                events.push(Event::PointerMoved(self.at));
            }
            Action::Press(button) => events.push(Event::PointerButton { pos: at, button, pressed: true, modifiers }),
            Action::Release(button) => events.push(Event::PointerButton { pos: at, button, pressed: false, modifiers }),
            Action::DoubleClick => {
                let button = PointerButton::Primary;
                let event = |pressed| Event::PointerButton { pos: at, button, pressed, modifiers };
                events.extend([true, false, true, false].map(event));
            }
            Action::Click(role, name) => {
                let found: Vec<_> = self.window.query_all_by_label_contains(name).collect();
                if let Some(node) = found.iter().find(|node| node.accesskit_node().role() == role).or(found.first()) {
                    node.click();
                }
            }
            Action::Hover => {
                let links: Vec<_> = self.window.query_all_by_role(Role::Link).collect();
                let Some(area) = self.rng.choice(&links).map(|link| link.rect()) else { return };
                self.at = area.center();
                events.push(Event::PointerMoved(self.at));
            }
            Action::Sample(text) => self.window.state_mut().0.open_sample("Sample", &text),
            Action::Open(path) => self.window.state_mut().0.open_files(vec![path]),
            Action::Rewrite(path, text) => {
                fs::write(path, text).unwrap();
                self.window.state_mut().0.look_at_files();
            }
            Action::Wait => {}
        }
        self.window.input_mut().events.extend(events);
    }

    fn event(&mut self, event: Event) {
        self.last = format!("{event:?}");
        self.window.input_mut().events.push(event);
    }

    fn command(&mut self) {
        let line = if self.rng.bool() {
            self.rng.choice(&self.lines).unwrap().clone()
        } else {
            let mut line = self.rng.choice(table()).unwrap().name.to_owned();
            for _ in 0..self.rng.u32(0..3) {
                line += &format!(" '{}'", self.rng.choice(WORDS).unwrap());
            }
            line
        };
        self.last = line.clone();
        self.window.state_mut().0.request(&line);
    }

    fn modifiers(&mut self) -> Modifiers {
        let some = [
            Modifiers::NONE,
            Modifiers::NONE,
            Modifiers::NONE,
            Modifiers::SHIFT,
            Modifiers::ALT,
            Modifiers::COMMAND,
            Modifiers::CTRL | Modifiers::COMMAND,
            Modifiers::COMMAND | Modifiers::SHIFT,
            Modifiers::CTRL | Modifiers::ALT,
        ];
        *self.rng.choice(&some).unwrap()
    }

    fn key(&mut self) {
        let key = *self.rng.choice(Key::ALL).unwrap();
        let usual = [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown, Key::Enter, Key::Escape, Key::Tab];
        let key = if self.rng.bool() { *self.rng.choice(&usual).unwrap() } else { key };
        let modifiers = self.modifiers();
        for pressed in [true, false] {
            self.event(Event::Key { key, physical_key: None, pressed, repeat: false, modifiers });
        }
    }

    fn pointer(&mut self) {
        let size = self.window.ctx.content_rect().size();
        if self.rng.u32(0..4) > 0 {
            self.at = pos2(self.rng.f32() * size.x, self.rng.f32() * size.y);
        }
        let at = self.at;
        let modifiers = self.modifiers();
        self.event(Event::PointerMoved(at));
        let buttons = [PointerButton::Primary, PointerButton::Primary, PointerButton::Secondary, PointerButton::Middle];
        let button = *self.rng.choice(&buttons).unwrap();
        let pressed = |pos, pressed| Event::PointerButton { pos, button, pressed, modifiers };
        match self.rng.u32(0..10) {
            0..5 => [true, false].into_iter().for_each(|down| self.event(pressed(at, down))),
            // Down here, up wherever the next one is.
            5 => self.event(pressed(at, true)),
            6 => self.event(pressed(at, false)),
            7 => {
                let delta = vec2(self.rng.f32() - 0.5, self.rng.f32() - 0.5) * 400.0;
                let (unit, phase, source) = (MouseWheelUnit::Point, TouchPhase::Move, MouseWheelSource::Wheel);
                self.event(Event::MouseWheel { unit, delta, phase, modifiers, source });
            }
            8 => {
                let factor = 0.5 + self.rng.f32();
                self.event(Event::Zoom(factor));
            }
            _ => self.event(Event::PointerGone),
        }
    }

    /// A button, a box or a tab, wherever it is.
    fn press_something(&mut self) {
        let roles = [
            Role::Button,
            Role::Button,
            Role::CheckBox,
            Role::RadioButton,
            Role::Tab,
            Role::ComboBox,
            Role::TextInput,
            Role::MenuItem,
        ];
        let role = *self.rng.choice(&roles).unwrap();
        let all: Vec<_> = self.window.query_all_by_role(role).collect();
        if let Some(node) = self.rng.choice(&all) {
            self.last = format!("a click on {node:?}");
            node.click();
        }
    }

    fn answer(&mut self) {
        let Some((title, answers)) = self.window.state().0.question() else { return };
        let Some(answer) = self.rng.choice(&answers) else { return };
        let path = self.file();
        self.last = format!("{title}: {answer}");
        self.window.state_mut().0.answer(answer, &path);
    }

    /// What other programs do.
    fn disk(&mut self) {
        let (file, text) = (self.file(), self.record());
        self.last = format!("the disk: {}", file.display());
        match self.rng.u32(0..5) {
            0 => fs::write(&file, text).unwrap(),
            1 => drop(fs::remove_file(&file)),
            2 => self.window.state_mut().0.look_at_files(),
            3 => {
                self.window.input_mut().dropped_files = vec![dropped_file(file)];
            }
            _ => self.window.state_mut().0.open_files(vec![file]),
        }
    }
}

fn window() -> Window {
    let home = Home::in_folder(&std::path::absolute("home").unwrap());
    // What is typed here belongs to nobody.
    let _ = fs::remove_dir_all("home");
    at_home(&home)
}
