//! Nothing goes: whatever is done to a record, every word in it that was not named stands in it afterwards.
//!
//! Records with words in every hiding place, every command of the table and every form of a copy, at random by seed. `VARIORUM_REPORT`
//! is a folder that takes the smallest record of each loss.

mod commands;
#[cfg(feature = "cli")]
mod copies;
mod forms;
mod law;
mod named;
mod reading;
mod record;
mod smaller;

use crate::tries::{first_seed, tries};
use fastrand::Rng;
use std::collections::BTreeMap;
use std::fmt::Write as _;

use variorum::edit::CommandEntry;

use commands::Scene;
use law::{Held, Step, Story};
use record::{Builder, Record};

/// How many commands every run of the tests tries.
const COMMANDS: usize = 400;

/// The losses that were found, by what is lost where.
#[derive(Default)]
struct Losses(BTreeMap<String, (usize, Option<Story>, u64, String)>);

impl Losses {
    /// Notes losses, and looks for a smaller record where one is new.
    fn note(
        &mut self,
        seed: u64,
        (story, form): (&Story, &str),
        losses: Vec<String>,
        breaks: impl Fn(&Story) -> Vec<String>,
    ) {
        for loss in losses {
            let (count, smallest, found_by, how) = self.0.entry(loss.clone()).or_default();
            *count += 1;
            if *count <= 2 {
                let story = smaller::smaller(story, |story| breaks(story).contains(&loss));
                if smallest.as_ref().is_none_or(|known| story.size() < known.size()) {
                    (*smallest, *found_by, *how) = (Some(story), seed, form.to_owned());
                }
            }
        }
    }

    fn reported(&self) -> String {
        let mut reported = String::new();
        for (loss, (count, story, seed, how)) in &self.0 {
            writeln!(reported, "{loss}\n  {count} times, first by seed {seed} {how}").unwrap();
            if let Some(story) = story {
                writeln!(reported, "{}", story.reported()).unwrap();
            }
        }
        reported
    }

    fn end(&self, tries: usize, report: &str) {
        let reported = format!("{} kinds of losses in {tries} tries\n\n{}", self.0.len(), self.reported());
        if let Ok(folder) = std::env::var("VARIORUM_REPORT") {
            std::fs::write(format!("{folder}/{report}"), &reported).unwrap();
        }
        assert!(self.0.is_empty(), "{reported}");
    }
}

/// A record, and commands one after the other, each carried out before the next is chosen.
fn try_one(random: &mut Rng, held: &mut Vec<String>, done: &mut BTreeMap<String, usize>) -> Story {
    let record = Builder::record(random, 0);
    let mut words = record.words.len() as u32;
    let mut story = Story { pieces: record.pieces, wide: record.wide, words: record.words.clone(), steps: vec![] };
    let mut law = Held::open(&Record::bytes(&story.pieces, story.wide), &story.words);
    for _ in 0..random.usize(1..6) {
        let Some((game, path, ids)) = law.some_node(random) else { break };
        let entry = commands::some_entry(random, &ids, done);
        let mut scene =
            Scene { random, game: record.game, ids, games: law.games(), words: &mut words, known: &record.words };
        let arguments = commands::arguments(entry.name, &mut scene);
        let line = [vec![entry.name.to_owned()], arguments].concat();
        let step = Step { game, path, line };
        held.extend(law.step(&step));
        story.steps.push(step);
    }
    held.extend(law.end());
    law.done.into_iter().for_each(|(name, count)| *done.entry(name).or_default() += count);
    story
}

#[test]
fn every_word_outside_a_command_survives() {
    let most = tries(COMMANDS);
    let (mut steps, mut losses, mut done) = (0, Losses::default(), BTreeMap::new());
    for seed in first_seed().. {
        if steps >= most {
            break;
        }
        let mut found = Vec::new();
        let story = try_one(&mut Rng::with_seed(seed), &mut found, &mut done);
        found.sort();
        found.dedup();
        losses.note(seed, (&story, ""), found, Story::losses);
        steps += story.steps.len();
    }
    let missing = |entry: &&CommandEntry| !commands::changes_nothing(entry) && !done.contains_key(entry.name);
    let never = commands::entries().into_iter().filter(missing);
    let never: Vec<&str> = never.map(|entry| entry.name).collect();
    assert!(never.is_empty() || steps < 10 * COMMANDS, "never carried out: {never:?}");
    losses.end(steps, "commands.txt");
}

#[test]
fn each_command_of_the_table_has_arguments() {
    let mut random = Rng::with_seed(1);
    for entry in commands::entries() {
        let mut right = 0;
        for _ in 0..50 {
            let mut words = 0;
            let mut scene = Scene {
                random: &mut random,
                game: &record::GAMES[0],
                ids: vec!["C".into()],
                games: 2,
                words: &mut words,
                known: &[],
            };
            let line = [vec![entry.name.to_owned()], commands::arguments(entry.name, &mut scene)].concat();
            right += usize::from(variorum::edit::Command::from_words(&line).is_ok());
        }
        assert!(right > 25, "{}: {right} of 50 are commands", entry.name);
    }
}

/// Forms of the library: what becomes another file, or several.
#[test]
fn every_word_survives_in_another_form_of_the_record() {
    let mut losses = Losses::default();
    for seed in (first_seed()..).take(tries(40)) {
        let random = &mut Rng::with_seed(seed);
        let record = Builder::record(random, 0);
        let story = Story { pieces: record.pieces, wide: record.wide, words: record.words, steps: vec![] };
        let found = forms::losses(&story);
        losses.note(seed, (&story, ""), found, forms::losses);
    }
    losses.end(tries(40), "forms.txt");
}

#[cfg(feature = "cli")]
#[test]
fn every_word_missing_from_a_copy_is_reported() {
    let mut losses = Losses::default();
    for seed in (first_seed()..).take(tries(20)) {
        let (story, form) = copies::story(seed);
        let breaks = |story: &Story| copies::losses(&Record::bytes(&story.pieces, story.wide), &story.words, &form);
        losses.note(seed, (&story, &form.join(" ")), breaks(&story), breaks);
    }
    losses.end(tries(20), "copies.txt");
}

#[cfg(feature = "cli")]
#[test]
fn each_option_of_convert_is_tried() {
    let unknown: Vec<String> =
        copies::options().into_iter().filter(|option| !copies::OPTIONS.contains(&option.as_str())).collect();
    assert!(unknown.is_empty(), "{unknown:?} are in no form of tests/kept_words/copies.rs");
}
