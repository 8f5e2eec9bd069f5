//! The law: what a step may change, and what is told where it changed more.

use fastrand::Rng;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use variorum::edit::{Command, Workspace};
use variorum::sgf::Tree;

use super::named::named;
use super::reading::{Reading, Word, charsets, contains, word};
use super::record::Record;

/// A command at a node.
#[derive(Clone)]
pub struct Step {
    pub game: usize,
    pub path: Vec<usize>,
    pub line: Vec<String>,
}

/// A record and what is done to it.
#[derive(Clone)]
pub struct Story {
    pub pieces: Vec<Vec<u8>>,
    pub wide: bool,
    pub words: Vec<Vec<u8>>,
    pub steps: Vec<Step>,
}

impl Story {
    pub fn size(&self) -> usize {
        let words = self.steps.iter().flat_map(|step| &step.line).map(String::len).sum::<usize>();
        self.pieces.iter().map(Vec::len).sum::<usize>() + 10 * words
    }

    pub fn is_regular(&self) -> bool {
        Reading::of(&Record::bytes(&self.pieces, self.wide)).regular
    }

    /// What breaks when all of it is done again.
    pub fn losses(&self) -> Vec<String> {
        let mut law = Held::open(&Record::bytes(&self.pieces, self.wide), &self.words);
        let mut losses: Vec<String> = self.steps.iter().flat_map(|step| law.step(step)).collect();
        losses.extend(law.end());
        losses
    }

    pub fn reported(&self) -> String {
        let shown = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let bytes = Record::bytes(&self.pieces, self.wide);
        let mut reported = String::new();
        let pieces = self.pieces.concat();
        let is_text = std::str::from_utf8(&pieces).is_ok();
        let raw = if is_text { String::new() } else { format!("  {}", pieces.escape_ascii()) };
        let wide = if self.wide { " (two bytes a letter)" } else { "" };
        writeln!(reported, "    {:?}{wide}{raw}", shown(&pieces)).unwrap();
        let mut law = Held::open(&bytes, &self.words);
        for step in &self.steps {
            law.step(step);
            let line = shlex(&step.line);
            writeln!(reported, "    at game {} /{}: {line}", step.game + 1, dotted(&step.path)).unwrap();
            writeln!(reported, "      {:?}", shown(law.tree().write().as_slice())).unwrap();
            if let Some(sentence) = &law.sentence {
                writeln!(reported, "      {sentence}").unwrap();
            }
        }
        reported
    }
}

fn dotted(path: &[usize]) -> String {
    path.iter().map(usize::to_string).collect::<Vec<_>>().join(".")
}

fn shlex(words: &[String]) -> String {
    let quoted = |word: &String| {
        let plain = !word.is_empty() && word.chars().all(|c| c.is_alphanumeric() || "-_=,/.+".contains(c));
        if plain { word.clone() } else { format!("'{word}'") }
    };
    words.iter().map(quoted).collect::<Vec<_>>().join(" ")
}

/// A record that is held against the law.
pub struct Held {
    workspace: Workspace,
    words: Vec<Word>,
    /// The bytes at every step of the history.
    states: Vec<Vec<u8>>,
    /// What the last step said.
    pub sentence: Option<String>,
    /// How often each command was carried out.
    pub done: BTreeMap<String, usize>,
}

impl Held {
    pub fn open(bytes: &[u8], words: &[Vec<u8>]) -> Self {
        let workspace = Workspace::open(bytes.to_vec()).0;
        let reading = Reading::of(bytes);
        let words = words.iter().filter_map(|raw| word(raw, &reading)).collect();
        Self { workspace, words, states: vec![bytes.to_vec()], sentence: None, done: BTreeMap::new() }
    }

    pub fn tree(&self) -> &Tree {
        self.workspace.document().tree()
    }

    pub fn games(&self) -> usize {
        self.tree().game_count()
    }

    /// A node, and the identifiers of its properties.
    pub fn some_node(&self, random: &mut Rng) -> Option<(usize, Vec<usize>, Vec<String>)> {
        let tree = self.tree();
        let roots: Vec<_> = tree.games().collect();
        let game = random.usize(..roots.len().max(1));
        let nodes: Vec<_> = tree.descendants(*roots.get(game)?).collect();
        let node = nodes[random.usize(..nodes.len())];
        let with_values = tree.properties(node).filter(|property| property.value().is_some());
        let ids = with_values.map(|property| property.id().into_owned()).filter(|id| !id.is_empty());
        Some((game, tree.path(node), ids.collect()))
    }

    /// Does one step, and tells what it lost.
    pub fn step(&mut self, step: &Step) -> Vec<String> {
        self.sentence = None;
        let Ok(command) = Command::from_words(&step.line) else { return vec![] };
        let tree = self.tree();
        let node = tree.games().nth(step.game).and_then(|root| tree.at_path(root, &step.path));
        let Some(node) = node else { return vec![] };
        self.workspace.go_to(node);
        let called = called(&step.line);
        let before = self.tree().write();
        let clipboard = self.workspace.clipboard().text().to_owned();
        let done = self.workspace.run(&command);
        let after = self.tree().write();
        let position = self.workspace.document().history().position();
        let travels = matches!(command, Command::Undo(_) | Command::Redo(_) | Command::History(_));
        let changed = done.as_ref().is_ok_and(|outcome| outcome.changed);
        if done.is_ok() {
            *self.done.entry(step.line[0].clone()).or_default() += 1;
        }
        self.sentence = match &done {
            Ok(outcome) => outcome.message.clone(),
            Err(why) => Some(format!("refused: {why}")),
        };
        if changed && !travels {
            self.states.truncate(position);
            self.states.push(after.clone());
        } else if self.states.get(position) != Some(&after) {
            return vec![format!("{called}: another state of step {position}")];
        }
        if done.is_err() || travels {
            return vec![];
        }
        // What is asked for and what is on the clipboard may come.
        self.take_words(&step.line, &after);
        if self.sentence.is_none() && makes_a_guess_certain(&before, &after) {
            return vec![format!("{called}: a guessed encoding is made certain, and nobody is told")];
        }
        self.lost(&command, step, (&before, &after), &clipboard)
            .into_iter()
            .map(|lost| format!("{called}: {lost}"))
            .collect()
    }

    /// Words of a command are words of the record from now on.
    fn take_words(&mut self, line: &[String], after: &[u8]) {
        let reading = Reading::of(after);
        for word in line.iter().flat_map(|word| given(word)) {
            if !self.words.iter().any(|known| known.raw == word) {
                self.words.push(Word::of(word, &reading));
            }
        }
    }

    fn lost(&self, command: &Command, step: &Step, (before, after): (&[u8], &[u8]), clipboard: &str) -> Vec<String> {
        let now = Tree::read(after.to_vec()).0;
        let (text, encodings) = (now.source(), charsets(&now));
        let gone: Vec<&Word> = self.words.iter().filter(|word| !word.stands(text, &encodings)).collect();
        let mut lost = Vec::new();
        let arguments = step.line[1..].concat();
        let asked = matches!(command, Command::Replace { .. } | Command::Find { .. });
        let comes = match command {
            Command::PasteVariation { text: None }
            | Command::AddGames { text: None }
            | Command::Merge { text: None } => clipboard,
            _ if asked => "",
            _ => &arguments,
        };
        let given = given(comes);
        for word in &gone {
            // What is pasted is read as a record: the property of a word may be told of instead.
            let reported = self
                .sentence
                .as_ref()
                .is_some_and(|sentence| Reading::of(comes.as_bytes()).reports(&word.raw, sentence));
            if given.contains(&word.raw) && !reported {
                lost.push("a word that was given does not stand there".to_owned());
            }
        }
        if matches!(command, Command::Encoding(_)) {
            // The same bytes are other letters in another encoding.
            let now_spelled =
                |word: &&Word| word.is_spelled(text, &encodings) || gone.iter().any(|lost| lost.raw == word.raw);
            let reading = Reading::of(before);
            let other = self.words.iter().filter(|word| !word.raw.is_ascii() && !now_spelled(word));
            for word in other.filter(|word| contains(reading.text(), &word.raw)) {
                let places = word.places(reading.text(), &charsets(&reading.tree));
                lost.extend(places.first().map(|place| format!("other letters: {}", reading.place(place.0))));
            }
        }
        let takes = matches!(command, Command::CutVariation | Command::CopyVariation | Command::CopyGames(_));
        let twice = matches!(command, Command::DuplicateGame(_));
        if gone.is_empty() && !takes && !twice {
            return lost;
        }
        let reading = Reading::of(before);
        let had = charsets(&reading.tree);
        let Some(node) = reading.at(step.game, &step.path) else { return lost };
        let may = named(command, &reading, node);
        let inside = |place: &(usize, usize)| may.iter().any(|span| span.0 <= place.0 && place.1 <= span.1);
        for word in gone {
            let replaced = asked && step.line.iter().any(|argument| word.is_in(argument));
            let places = word.places(reading.text(), &had);
            let unnamed = places.iter().find(|place| !inside(place));
            if let Some(place) = unnamed.filter(|_| !replaced) {
                // A word with foreign letters may be torn, and one may be told of.
                let torn = !word.raw.is_ascii() && word.parts_stand(text);
                let reported = self.sentence.as_ref().is_some_and(|sentence| word.is_in(sentence));
                let how = if torn {
                    "torn: "
                } else if reported {
                    "told, and lost: "
                } else {
                    ""
                };
                lost.push(format!("{how}{}", reading.place(place.0)));
            }
        }
        if takes || twice {
            let games: Vec<usize> = step.line[1..].iter().filter_map(|word| word.parse().ok()).collect();
            let tops: Vec<usize> = match command {
                Command::CutVariation | Command::CopyVariation => vec![node],
                _ if games.is_empty() => vec![reading.roots[step.game]],
                _ => games.iter().filter_map(|game| reading.roots.get(game.checked_sub(1)?).copied()).collect(),
            };
            let taken: Vec<_> = tops.iter().flat_map(|&top| reading.variation(top)).collect();
            // Words before the semicolon of a game can be read as words beside it.
            let beside = |place: &(usize, usize)| {
                let roots = reading.roots.iter().map(|&root| &reading.nodes[root]);
                roots
                    .filter_map(|root| Some((root.wrap?.0, root.own.0)))
                    .any(|(from, to)| from <= place.0 && place.1 <= to)
            };
            let inside = |place: &(usize, usize)| {
                !beside(place) && taken.iter().any(|span| span.0 <= place.0 && place.1 <= span.1)
            };
            let held = self.workspace.clipboard().text();
            for word in self.words.iter().filter(|_| reading.regular) {
                let places = word.places(reading.text(), &had);
                let Some(place) = places.iter().find(|place| inside(place)) else { continue };
                if takes && !word.is_in(held) {
                    lost.push(format!("not on the clipboard: {}", reading.place(place.0)));
                }
                if twice && reading.label().any(|label| label.0 <= place.0 && place.1 <= label.1) {
                    continue;
                }
                if twice && word.places(text, &encodings).len() <= places.len() {
                    lost.push(format!("not in the copy: {}", reading.place(place.0)));
                }
            }
        }
        lost
    }

    /// Takes everything back, and makes it again.
    pub fn end(&mut self) -> Vec<String> {
        let (here, most) = (self.workspace.document().history().position(), self.workspace.document().history().len());
        for step in (0..most).rev().chain(0..=most).chain([0, here]) {
            let done = self.workspace.run(&Command::History(step));
            if done.is_err() || self.states.get(step) != Some(&self.tree().write()) {
                return vec!["undo and redo do not give the old bytes".into()];
            }
        }
        vec![]
    }
}

/// Whether the encoding of a game with other letters, which was guessed, is named now.
fn makes_a_guess_certain(before: &[u8], after: &[u8]) -> bool {
    let named = |bytes: &[u8]| bytes.windows(3).filter(|bytes| bytes == b"CA[").count();
    if before.is_ascii() || after.is_ascii() || named(after) <= named(before) {
        return false;
    }
    // What stands in a game reaches to the next one.
    let guessed = |bytes: &[u8]| {
        let tree = Tree::read(bytes.to_vec()).0;
        let starts: Vec<usize> = tree.games().filter_map(|root| tree.offset(root)).collect();
        let ends = starts.iter().skip(1).copied().chain([tree.source().len()]);
        let games = tree.games().zip(starts.iter().copied().zip(ends));
        let mut games = games.filter(|(_, (start, end))| !tree.source()[*start..(*end).max(*start)].is_ascii());
        games.any(|(root, _)| tree.charset(root).is_guess())
    };
    guessed(before) && !guessed(after)
}

/// A command as its losses are called: its name, and what of it decides.
fn called(line: &[String]) -> String {
    let deciding = matches!(line[0].as_str(), "strip" | "repair" | "annotate");
    match line.iter().rfind(|_| deciding).filter(|_| line.len() > 1) {
        Some(_) if line[0] == "annotate" => format!("annotate {}", line[1]),
        Some(last) => format!("{} {last}", line[0]),
        None => line[0].clone(),
    }
}

/// The words in an argument.
pub fn given(argument: &str) -> Vec<Vec<u8>> {
    let parts = argument.split("Zq").skip(1);
    let words = parts.filter_map(|part| part.find('k').map(|end| format!("Zq{}", &part[..=end])));
    words
        .filter(|word| word[2..word.len() - 1].bytes().all(|byte| byte.is_ascii_digit()))
        .map(String::into_bytes)
        .collect()
}
