//! Somebody who knows nothing and fears nothing: keys, clicks, words, commands, pasted and dropped things, windows of any size and
//! files that change behind the window's back, at random but the same for each seed. Nothing of it may end in an error.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command as Process;
use std::sync::atomic::{AtomicBool, Ordering};

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, TouchPhase, pos2, vec2};
use egui_kittest::kittest::Queryable as _;
use fastrand::Rng;
use variorum::edit::{Command, table};
use variorum::game;
use variorum::store::Home;

use crate::harness::{Window, at_home};
use crate::tricky::dropped_file;

/// Seed and number of events, for the process that does it.
const ORDER: &str = "VARIORUM_MONKEY";
/// Events in a usual run; `VARIORUM_MONKEY_EVENTS` says otherwise.
const EVENTS: usize = 2_000;

static BROKEN: AtomicBool = AtomicBool::new(false);

/// In a process of its own: it writes files where it stands, and its memory is its own.
#[test]
fn a_monkey_breaks_nothing() {
    let events = std::env::var("VARIORUM_MONKEY_EVENTS").ok().and_then(|n| n.parse().ok()).unwrap_or(EVENTS);
    let seed = std::env::var("VARIORUM_MONKEY_SEED").ok().and_then(|n| n.parse().ok()).unwrap_or(1_u64);
    let folder = tempfile::tempdir().unwrap();
    let mut child = Process::new(std::env::current_exe().unwrap());
    child.args(["--exact", "monkey::at_work", "--ignored", "--nocapture"]).current_dir(folder.path());
    // No dialogs of the system, nobody's home.
    for name in ["DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR", "DISPLAY", "WAYLAND_DISPLAY"] {
        child.env_remove(name);
    }
    let output =
        child.env("PATH", "").env("HOME", folder.path()).env(ORDER, format!("{seed} {events}")).output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.contains("1 passed"), "{said}");
    if events > EVENTS {
        println!("{said}");
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
    let lines = texts.flat_map(|text| text.split(" / ")).filter(|line| Command::parse(line).is_ok());
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

struct Monkey {
    rng: Rng,
    window: Window,
    lines: Vec<String>,
    records: Vec<String>,
    files: Vec<PathBuf>,
    at: Pos2,
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
        Monkey { window: window(), rng, lines: lines(), records, files, at: pos2(0.0, 0.0), last: String::new() }
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
        self.window.step();
        self.window.input_mut().dropped_files.clear();
        // Tabs without end would only be slow; and sooner or later everybody starts anew.
        if done % 400 == 399 {
            self.last = "closing everything".to_owned();
            self.window.state_mut().0.ask("quit");
            self.window.step();
            self.window.state_mut().0.answer("Discard changes", Path::new(""));
            self.window.step();
            self.window = window();
        }
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
        self.window.state_mut().0.ask(&line);
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
        let roles =
            [Role::Button, Role::Button, Role::CheckBox, Role::Tab, Role::ComboBox, Role::TextInput, Role::MenuItem];
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
