//! The laws of editing, held against random records and random commands.

use crate::edit_law;
use crate::tries::{first_seed, tries, variable};
use std::time::{Duration, Instant};

use variorum::edit::{Command, Workspace};
use variorum::game;
use variorum::sgf::Tree;

#[test]
fn every_edit_can_be_undone() {
    let broken: Vec<u64> = (first_seed()..)
        .take(tries(100))
        .filter(|&seed| {
            let mut random = fastrand::Rng::with_seed(seed);
            let length = random.usize(0..500);
            let bytes: Vec<u8> = (0..length).map(|_| random.u8(..)).collect();
            let held = std::panic::catch_unwind(|| edit_law::hold(&bytes));
            held.is_err()
        })
        .collect();
    assert!(broken.is_empty(), "broken by the seeds {broken:?}");
}

/// What stands between the games of a text of `(;C[NUMBER])`, and the games.
fn taken_apart(text: &str) -> (Vec<String>, Vec<String>) {
    let games: Vec<&str> = text.split('(').skip(1).map(|rest| rest.split(')').next().unwrap_or_default()).collect();
    let between = text.split('(').map(|part| part.rsplit(')').next().unwrap_or_default().to_owned());
    (between.collect(), games.iter().map(|game| (*game).to_owned()).collect())
}

/// What separates games belongs to the places between them: it stays where it is whatever game comes to stand there, goes with a
/// game that goes, and comes with one that comes; words before a game go along with it.
#[test]
fn games_are_separated_as_the_file_does_it() {
    let mut random = fastrand::Rng::with_seed(17);
    for case in 0..400 {
        let separators: Vec<&str> = match case % 3 {
            0 => vec!["\n"],
            1 => vec!["\n\n"],
            _ => vec!["", "\n", "\n\n", " ", "\r\n \r\n"],
        };
        // Where each place has its own, only what keeps the games can be told place by place.
        let kinds = if separators.len() == 1 { 4 } else { 2 };
        let count = random.usize(2..9);
        let mut start = random.choice(["", "\n", "from: a friend\n\n"]).unwrap().to_owned();
        for number in 0..count {
            if number > 0 {
                start += random.choice(&separators).unwrap();
                start += random.choice(["", "", "", "words\n"]).unwrap();
            }
            start += &format!("(;C[{}])", random.u8(100..200));
        }
        start += random.choice(["", "\n", "\n\n"]).unwrap();
        let mut workspace = Workspace::open(start.clone().into_bytes()).0;
        for _ in 0..random.usize(1..6) {
            let before = String::from_utf8(workspace.document().tree().write()).unwrap();
            let (mut spaces, mut games) = taken_apart(&before);
            if spaces.last().unwrap().contains("words") {
                // They are left of a last game that went, and part it from what comes after them.
                break;
            }
            let at = random.usize(1..=games.len());
            let to = random.usize(1..=games.len());
            let line = match random.u8(0..kinds) {
                0 => "sort-games title".to_owned(),
                1 => format!("move-game {to} {at}"),
                2 => format!("delete-game {at}"),
                _ => format!("duplicate-game {at}"),
            };
            if workspace.run(&Command::parse(&line).unwrap()).is_err() {
                continue;
            }
            let after = String::from_utf8(workspace.document().tree().write()).unwrap();
            let (new_spaces, mut new_games) = taken_apart(&after);
            let reported = || format!("{start:?}: {line} makes {before:?} {after:?}");
            // Words go with their game; what is left of a place is its white space.
            let words = |spaces: &[String]| spaces.concat().matches("words").count();
            let blank = |space: &String| space.replace("words\n", "");
            let (had, has) = (words(&spaces), words(&new_spaces));
            let mut new_blank: Vec<String> = new_spaces.iter().map(blank).collect();
            spaces.iter_mut().for_each(|space| *space = blank(space));
            match line.split(' ').next().unwrap() {
                "delete-game" => {
                    spaces.remove(1);
                    games.remove(at - 1);
                    // Words before it stay; those before what is the first game now are before all games.
                    assert_eq!(has, had, "{}", reported());
                    let (last, of_file) = (new_blank.last_mut().unwrap(), spaces.last().unwrap());
                    if new_spaces.last().unwrap().contains("words") && last.ends_with(of_file.as_str()) {
                        last.clone_from(of_file);
                    }
                }
                "duplicate-game" => {
                    assert!(new_blank.len() == spaces.len() + 1, "{}", reported());
                    let of_file = if games.len() > 1 { separators[0] } else { "\n" };
                    assert_eq!(new_blank.remove(at), of_file, "{}", reported());
                    new_games.remove(at);
                }
                _ => {
                    assert_eq!(has, had, "{}", reported());
                    games.sort();
                    new_games.sort();
                }
            }
            assert_eq!(new_games, games, "{}", reported());
            assert_eq!(new_blank, spaces, "{}", reported());
        }
        let all = workspace.document().history().len();
        workspace.run(&Command::Undo(all)).ok();
        assert_eq!(String::from_utf8(workspace.document().tree().write()).unwrap(), start);
    }
}

/// The words that a record's own moves have.
fn own_words(bytes: &[u8]) -> edit_law::Words {
    let tree = Tree::read(bytes.to_vec()).0;
    let (mut colours, mut points) = (Vec::new(), Vec::new());
    for node in tree.games().flat_map(|game| tree.descendants(game)) {
        for property in tree.properties(node) {
            let id = property.id().to_string();
            if !["B", "W", "1", "2", "3", "4"].contains(&id.as_str()) {
                continue;
            }
            points.extend(property.values().map(|value| tree.charset(node).decode(value).text.to_string()));
            if !colours.contains(&id) {
                colours.push(id);
            }
        }
    }
    edit_law::Words { colours, points, own: true }
}

/// For as many seconds as `VARIORUM_SOAK` says: records that live through hundreds of commands, samples among them. What memory is in use
/// is told now and then, and must not grow.
#[test]
#[ignore = "takes as long as one wants"]
fn every_edit_of_a_long_session_can_be_undone() {
    let end = Instant::now() + Duration::from_secs(variable("VARIORUM_SOAK").unwrap_or(60));
    let samples: Vec<&[u8]> = game::samples().map(|sample| sample.bytes).collect();
    let first = first_seed();
    let (mut commands, mut broken, mut settled, mut reported) = (0, Vec::new(), None, Instant::now());
    let quarter = Instant::now() + (end - Instant::now()) / 4;
    for seed in first.. {
        if Instant::now() >= end || broken.len() > 20 {
            println!("{} records, {commands} commands, {} MB; broken: {broken:?}", seed - first, memory() >> 10);
            break;
        }
        let mut random = fastrand::Rng::with_seed(seed);
        let bytes: Vec<u8> = (0..5000).map(|_| random.u8(..)).collect();
        let mut choices = edit_law::Choices::new(&bytes);
        let (mut start, game) = edit_law::record(&mut choices);
        let mut words = edit_law::Words::of_game(game, true);
        match random.u8(0..8) {
            0 => {
                start = random.choice(&samples).unwrap().to_vec();
                words = own_words(&start);
            }
            // Words of a game that the sample is none of.
            1 => {
                start = random.choice(&samples).unwrap().to_vec();
                words = edit_law::Words::of_game(game, false);
            }
            _ => {}
        }
        let (count, tame) = (random.usize(1..300), random.bool());
        let held = std::panic::catch_unwind(|| edit_law::hold_record(start, (&words, tame), count, choices));
        commands += count;
        if held.is_err() {
            broken.push(seed);
        }
        if settled.is_none() && Instant::now() >= quarter {
            settled = Some(memory());
        }
        if reported.elapsed().as_secs() >= 60 {
            reported = Instant::now();
            println!("{} records, {commands} commands, {} MB", seed - first + 1, memory() >> 10);
        }
    }
    assert!(broken.is_empty(), "broken by the seeds {broken:?}");
    let (settled, now) = (settled.unwrap_or_default(), memory());
    assert!(now < settled * 2 + (32 << 10), "memory grows: {settled} kB after a quarter, {now} kB in the end");
}

/// Kilobytes of memory in use; 0 where the system does not say.
fn memory() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or(0)
}
