//! The same for copies: what `convert` writes in any of its forms has every word, or what it left out is told.

use fastrand::Rng;
use std::collections::BTreeSet;
use std::io::Write;
use std::process::{Command, Stdio};
use variorum::edit::Reader;
use variorum::sgf::Tree;

use super::commands::ENCODINGS;
use super::law::Story;
use super::reading::{Reading, charsets, word};
use super::record::{Builder, Record};

/// What a run of the program left.
pub struct Run {
    pub status: i32,
    pub out: Vec<u8>,
    pub err: String,
}

pub fn run(arguments: &[String], input: &[u8]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_variorum"))
        .args(arguments)
        .env("LC_ALL", "C")
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .env("VARIORUM_HOME", std::env::temp_dir().join("variorum-tests-have-no-settings"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // The program may end without reading it all.
    let feeding = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    feeding.join().unwrap();
    let err = String::from_utf8_lossy(&output.stderr).into_owned();
    Run { status: output.status.code().expect("ended by itself"), out: output.stdout, err }
}

/// The options of `convert` that this file knows.
pub const OPTIONS: [&str; 9] =
    ["--output", "--for", "--game", "--encoding", "--from", "--normalize", "--lossy", "--help", "--json"];

/// The long options that its help lists.
pub fn options() -> BTreeSet<String> {
    let help = String::from_utf8(run(&["convert".into(), "--help".into()], b"").out).unwrap();
    let words = help.lines().map(str::trim_start).filter(|line| line.starts_with('-'));
    let words = words.flat_map(|line| line.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-'));
    words.filter(|word| word.starts_with("--") && word.len() > 2).map(str::to_owned).collect()
}

/// One way to ask for a copy.
pub fn form(random: &mut Rng, games: usize) -> Vec<String> {
    let to = vec!["--encoding".to_owned(), ENCODINGS[random.usize(..ENCODINGS.len())].to_owned()];
    // Read with two bytes a letter, another file has no words.
    let bytewise: Vec<&str> = ENCODINGS.iter().copied().filter(|name| !name.starts_with("utf-16")).collect();
    let from = vec!["--from".to_owned(), bytewise[random.usize(..bytewise.len())].to_owned()];
    let plain = |option: &str| vec![option.to_owned()];
    let reader = Reader::ALL[random.usize(..Reader::ALL.len())].0;
    let game = (1 + random.usize(..games.max(1))).to_string();
    match random.u32(..12) {
        0 => vec![],
        1..3 => plain("--normalize"),
        3 => [plain("--normalize"), plain("--lossy")].concat(),
        4 => [plain("--normalize"), to].concat(),
        5 => to,
        6 => [to, plain("--lossy")].concat(),
        7 => from,
        8 => [from, [to, plain("--normalize")][random.usize(..2)].clone()].concat(),
        9 => vec!["--for".into(), reader.into(), "--game".into(), game],
        _ => vec!["--for".into(), reader.into()],
    }
}

/// What a copy of this form lost without telling.
pub fn losses(bytes: &[u8], words: &[Vec<u8>], form: &[String]) -> Vec<String> {
    let arguments = [&["convert".to_owned()], form, &["-".into(), "-o".into(), "-".into()]].concat();
    let run = run(&arguments, bytes);
    let called = called(form);
    if run.status != 0 {
        return vec![];
    }
    if form.is_empty() {
        let same = run.out == bytes;
        return if same { vec![] } else { vec!["convert: not the same bytes".into()] };
    }
    let has = |option: &str| form.iter().any(|word| word == option);
    let reading = Reading::of(bytes);
    let copy = Tree::read(run.out.clone()).0;
    let (encodings, had) = (charsets(&copy), charsets(&reading.tree));
    let mut lost = Vec::new();
    for raw in words {
        // What foreign letters become is chosen by these.
        if !raw.is_ascii() && (has("--lossy") || has("--from")) {
            continue;
        }
        let Some(word) = word(raw, &reading) else { continue };
        if word.stands(copy.source(), &encodings) {
            continue;
        }
        let Some(place) = word.places(reading.text(), &had).first().copied() else { continue };
        // The name of an encoding makes way for another, and names are as the format has them now.
        if reading.label().chain(reading.long_names()).any(|span| span.0 <= place.0 && place.1 <= span.1) {
            continue;
        }
        let property = reading.property_at(place.0);
        let names = |id: &str| run.err.split(|letter: char| !letter.is_ascii_alphanumeric()).any(|word| word == id);
        let other = is_of_another_game(&reading, form, place.0);
        let kind = if other { "game" } else { "text" };
        let counted = (other || property.is_none()) && run.err.contains(kind);
        if !(word.is_in(&run.err) || property.is_some_and(names) || counted) {
            let reported = if run.err.is_empty() { "" } else { "told something else: " };
            let place = if other { "outside of the game chosen".into() } else { reading.place(place.0) };
            lost.push(format!("{called}: {reported}{place}"));
        }
    }
    let guess = had.iter().any(variorum::text::Charset::is_guess) && !reading.text().is_ascii();
    if guess && run.err.is_empty() && !has("--from") {
        lost.push(format!("{called}: a guessed encoding is made certain, and nobody is told"));
    }
    lost.sort();
    lost.dedup();
    lost
}

/// Whether a place is outside of the one game that is copied.
fn is_of_another_game(reading: &Reading, form: &[String], place: usize) -> bool {
    let game = form.iter().position(|word| word == "--game").and_then(|at| form.get(at + 1)?.parse().ok());
    let wrap = reading.roots.get(game.unwrap_or(1_usize) - 1).and_then(|&root| reading.nodes[root].wrap);
    form.iter().any(|word| ["pentobi", "hexgui"].contains(&word.as_str()))
        && wrap.is_some_and(|wrap| place < wrap.0 || place >= wrap.1)
}

fn called(form: &[String]) -> String {
    let deciding = form
        .iter()
        .enumerate()
        .filter(|(at, word)| word.starts_with("--") && *word != "--game" || *at > 0 && form[at - 1] == "--for");
    let words: Vec<&str> = std::iter::once("convert").chain(deciding.map(|(_, word)| word.as_str())).collect();
    words.join(" ")
}

/// A record and a form of copying it.
pub fn story(seed: u64) -> (Story, Vec<String>) {
    let random = &mut Rng::with_seed(seed);
    let record = Builder::record(random, 0);
    let story = Story { pieces: record.pieces, wide: record.wide, words: record.words, steps: vec![] };
    let games = Tree::read(Record::bytes(&story.pieces, story.wide)).0.game_count();
    (story, form(random, games))
}
