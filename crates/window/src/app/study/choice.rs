//! What is studied, as the user chose it, and how much of that there is: due, new, and on the days to come.

use std::collections::hash_map::Entry;
use std::collections::{BTreeMap, HashMap};

use crate::app::study::gather::Gathered;
use crate::game::Colour;
use crate::study::{ItemKey, Mode, StudyItem};

/// The options of a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StudyChoice {
    /// The mode.
    pub mode: Mode,
    /// Only this colour is asked.
    pub side: Option<Colour>,
    /// The board is turned at random.
    pub turned: bool,
    /// Replies are drawn at random.
    pub by_chance: bool,
    /// The number of new questions per day, except when guessing a game.
    pub new_a_day: usize,
    /// In a repertoire, only questions at a smaller depth.
    pub depth: Option<u32>,
    /// Guesses of a game are answers with a schedule; else they are only guesses.
    pub cards: bool,
    /// When guessing, so many milliseconds after a right move the next one is asked; 0 waits for a key.
    pub pace: u32,
    /// Ask everything, due or not: practice, which does not affect the schedule.
    pub all: bool,
}

/// The milliseconds after which the next move of a game is asked, if nothing else is chosen.
const USUAL_PACE: u32 = 1000;

impl StudyChoice {
    /// What is usual in a mode.
    pub fn usual(mode: Mode, side: Option<Colour>, new_a_day: usize) -> StudyChoice {
        let (turned, by_chance, cards, all, depth) = (false, false, false, false, None);
        StudyChoice { mode, side, turned, by_chance, new_a_day, depth, cards, pace: USUAL_PACE, all }
    }

    /// Whether a game is only played through, and nothing of it is kept.
    pub fn is_play(self) -> bool {
        self.mode == Mode::Guess && !self.cards
    }
}

/// So many questions that are due come in one session: after a holiday they come in portions, and nothing new among them.
pub const PORTION: usize = 50;

/// What was wrong so often fails most.
const LEECH: u32 = 4;

/// How many questions there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// All of them; duplicates in several records count once.
    pub all: usize,
    /// Due today.
    pub due: usize,
    /// Never asked.
    pub new: usize,
    /// Of these, as many as are asked today.
    pub today: usize,
    /// How many come in the next session.
    pub now: usize,
    /// The next day on which something is due, and how much.
    pub next: Option<(i64, usize)>,
}

/// The questions that are chosen, each with its number. Of a position that is asked in several places one is: where it was answered last, or
/// else the first, for each place may have answers of its own.
pub fn chosen(gathered: &Gathered, choice: StudyChoice) -> Vec<(usize, &StudyItem)> {
    let is_side = |item: &StudyItem| choice.side.is_none_or(|side| side == item.exercise.side);
    let depth = choice.depth.filter(|_| choice.mode == Mode::Repertoire);
    let is_near = |item: &StudyItem| depth.is_none_or(|depth| item.exercise.depth < depth);
    let all = gathered.of(choice.mode).iter().enumerate().filter(|(_, item)| is_side(item) && is_near(item));
    if choice.is_play() {
        return all.collect();
    }
    let (mut places, mut found) = (HashMap::new(), Vec::new());
    for (number, item) in all {
        let (key, answers) = (item.exercise.key, item.exercise.answers_key);
        match places.entry(key) {
            Entry::Vacant(entry) => {
                entry.insert(found.len());
                found.push((number, item));
            }
            Entry::Occupied(entry) if gathered.learned.was_answered(key, answers) => {
                found[*entry.get()] = (number, item)
            }
            Entry::Occupied(_) => {}
        }
    }
    found
}

/// How many questions that were never asked may be asked today.
pub fn new_left(gathered: &Gathered, choice: StudyChoice) -> usize {
    match choice.mode {
        Mode::Guess => usize::MAX,
        _ => choice.new_a_day.saturating_sub(gathered.learned.new_today()),
    }
}

/// How many of the chosen questions there are to ask.
pub fn count(gathered: &Gathered, choice: StudyChoice) -> Count {
    let learned = &gathered.learned;
    let mut count = Count::default();
    for (_, item) in chosen(gathered, choice) {
        let (key, answers) = (item.exercise.key, item.exercise.answers_key);
        if choice.is_play() {
            (count.all, count.new) = (count.all + 1, count.new + 1);
            continue;
        }
        if learned.is_put_off(key) {
            continue;
        }
        count.all += 1;
        match learned.due_day(key, answers) {
            None => count.new += 1,
            Some(day) if day <= learned.now.day() => count.due += 1,
            Some(day) => {
                count.next = match count.next {
                    Some((next, many)) if next == day => Some((day, many + 1)),
                    Some((next, many)) if next < day => Some((next, many)),
                    _ => Some((day, 1)),
                };
            }
        }
    }
    count.today = count.new.min(new_left(gathered, choice));
    count.now = if count.due > PORTION { PORTION } else { count.due + count.today };
    count
}

/// The questions that fail most often, the worst first: how often, and where each was asked last.
pub fn worst(gathered: &Gathered, choice: StudyChoice) -> Vec<(ItemKey, u32, String)> {
    let mut found: Vec<(ItemKey, u32, String)> = chosen(gathered, choice)
        .into_iter()
        .map(|(_, item)| item.exercise.key)
        .filter_map(|key| {
            let item = gathered.learned.items.get(&key).filter(|item| item.lapses >= LEECH && !item.is_suspended)?;
            Some((key, item.lapses, item.at.clone()))
        })
        .collect();
    found.sort_by(|one, other| other.1.cmp(&one.1).then_with(|| one.2.cmp(&other.2)));
    found
}

/// How much is due on each of the next seven days, today first, if nothing is answered until then.
pub fn due_in_week(gathered: &Gathered, choice: StudyChoice) -> [usize; 7] {
    let learned = &gathered.learned;
    let mut week = [0; 7];
    for (_, item) in chosen(gathered, choice) {
        let (key, answers) = (item.exercise.key, item.exercise.answers_key);
        let Some(day) = learned.due_day(key, answers) else { continue };
        let ahead = usize::try_from(day - learned.now.day()).unwrap_or(0);
        if let Some(count) = week.get_mut(ahead) {
            *count += 1;
        }
    }
    week
}

/// When something is asked again: the next days on which there is something, each with how much.
pub fn comes_again(gathered: &Gathered, choice: StudyChoice) -> Vec<(i64, usize)> {
    let learned = &gathered.learned;
    let mut days: BTreeMap<i64, usize> = BTreeMap::new();
    for (_, item) in chosen(gathered, choice) {
        let (key, answers) = (item.exercise.key, item.exercise.answers_key);
        if let Some(day) = learned.due_day(key, answers) {
            *days.entry(day.max(learned.now.day())).or_default() += 1;
        }
    }
    days.into_iter().take(DAYS).collect()
}

/// So many days are named on which something comes again.
const DAYS: usize = 4;
