//! From lines to what is known of each item.

use super::line::{Deed, LogLine, Unused, hash_of};
use crate::sgf::{NodeId, Tree};
use crate::study::convention::Convention;
use crate::study::identity::{AnswersKey, ItemKey};
use crate::study::judge::{Judgement, Wishes, judge};
use crate::study::mode::Mode;
use crate::study::moment::Moment;
use crate::study::questions::game_key;
use crate::study::schedule::{Rating, Schedule, Standing};
use std::collections::{BTreeMap, HashMap, HashSet};

/// An answer may be dated so many seconds ahead of the clock: clocks differ, and zones.
const AHEAD: i64 = 24 * 60 * 60;

/// The lines of one or several files.
#[derive(Clone, Debug, Default)]
pub struct LogLines {
    lines: Vec<(LogLine, Box<[u8]>)>,
    /// The numbers of lines that are broken, from 1, in the order in which the files were given.
    pub broken: Vec<usize>,
    /// How many lines a later program wrote.
    pub later: usize,
}

impl LogLines {
    /// Adds the lines of a file. What was cut off at its end, by a power cut perhaps, is passed over in silence.
    pub fn add(&mut self, bytes: &[u8]) {
        let last_is_whole = bytes.last().is_none_or(|&last| last == b'\n');
        let mut lines = bytes.split(|&byte| byte == b'\n').enumerate().peekable();
        while let Some((number, text)) = lines.next() {
            let text = text.trim_ascii();
            if text.is_empty() {
                continue;
            }
            match LogLine::read(text) {
                Ok(line) => self.lines.push((line, text.into())),
                Err(Unused::Later) => self.later += 1,
                Err(Unused::Broken) if lines.peek().is_none() && !last_is_whole => {}
                Err(Unused::Broken) => self.broken.push(number + 1),
            }
        }
    }

    /// Adds a line that was just written.
    pub fn push(&mut self, line: LogLine) {
        let text = line.write().into_bytes().into();
        self.lines.push((line, text));
    }

    /// Adds the lines of others. What is said of lines that are not used is then said of all.
    pub fn join(&mut self, other: LogLines) {
        self.lines.extend(other.lines);
        self.broken.extend(other.broken);
        self.later += other.later;
    }

    /// Whether somebody wishes a game to be taken otherwise than it says.
    pub fn has_wishes(&self) -> bool {
        self.lines.iter().any(|(line, _)| matches!(line.deed, Deed::Convention(..) | Deed::Side(..)))
    }

    /// What follows from all lines, at a moment.
    pub fn fold(mut self, now: Moment, schedule: Schedule) -> Learned {
        // LogLines of one second come in the order of their letters: the same on every machine.
        let place = |line: &LogLine| (line.moment.utc, line.number);
        self.lines.sort_by(|one, other| (place(&one.0), &one.1).cmp(&(place(&other.0), &other.1)));
        self.lines.dedup_by(|one, other| one.1 == other.1);
        let void: HashSet<u128> = self
            .lines
            .iter()
            .filter_map(|(line, _)| match line.deed {
                Deed::Void(hash) => Some(hash),
                _ => None,
            })
            .collect();
        let mut progress = Learned { now, schedule, ..Learned::new(now) };
        for (line, text) in self.lines {
            if !void.is_empty() && void.contains(&hash_of(&text)) {
                continue;
            }
            if line.moment.utc > now.utc.saturating_add(AHEAD) {
                progress.ahead += 1;
                continue;
            }
            progress.take(line);
        }
        progress
    }
}

/// What is known of an item.
#[derive(Clone, Debug, PartialEq)]
pub struct KnownItem {
    /// How it was asked.
    pub mode: Mode,
    /// Where it stands in its schedule; `None` when it was only repeated.
    pub standing: Option<Standing>,
    /// The day on which it was asked for the first time.
    pub first_day: i64,
    /// The day of the last answer that counts.
    pub last_day: i64,
    /// The day on which it is asked again.
    pub due_day: i64,
    /// What the right answers were when it was asked last.
    pub answers: AnswersKey,
    /// Answers that count.
    pub answered: u32,
    /// Of these, those that were wrong.
    pub lapses: u32,
    /// It is not asked any more.
    pub is_suspended: bool,
    /// Where the question stood when it was asked last.
    pub at: String,
}

/// What somebody wishes of a game or a folder, in place of what the records say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wished {
    /// The convention.
    pub convention: Option<Convention>,
    /// The letter of the colour that is asked.
    pub side: Option<String>,
}

/// What follows from all lines.
#[derive(Clone, Debug, PartialEq)]
pub struct Learned {
    /// The moment at which this is so.
    pub now: Moment,
    schedule: Schedule,
    /// Every item that was answered.
    pub items: HashMap<ItemKey, KnownItem>,
    /// Suspended before anything was answered.
    suspended: HashSet<ItemKey>,
    /// Wishes for games, by the key of their first question; `None` for the folder.
    pub wishes: HashMap<Option<ItemKey>, Wished>,
    /// How many answers were given on each day, and how many of these were right.
    pub days: BTreeMap<i64, (u32, u32)>,
    /// The latest second in which something was done, and the number of the last line of it.
    latest: Option<(i64, u32)>,
    /// How many lines are dated more than a day ahead of the clock: they wait until it gets there.
    pub ahead: usize,
}

impl Learned {
    /// Before anything was answered.
    pub fn new(now: Moment) -> Learned {
        Learned {
            now,
            schedule: Schedule::default(),
            items: HashMap::new(),
            suspended: HashSet::new(),
            wishes: HashMap::new(),
            days: BTreeMap::new(),
            latest: None,
            ahead: 0,
        }
    }

    /// Goes on by a line.
    pub fn take(&mut self, line: LogLine) {
        let day = line.moment.day();
        self.latest = self.latest.max(Some((line.moment.utc, line.number)));
        match line.deed {
            Deed::Answered(answer) => {
                let done = self.days.entry(day).or_default();
                done.0 += 1;
                done.1 += u32::from(answer.rating.is_none_or(|rating| rating > Rating::Again));
                let is_suspended = self.suspended.contains(&answer.key);
                let item = self.items.entry(answer.key).or_insert_with(|| KnownItem {
                    mode: answer.mode,
                    standing: None,
                    first_day: day,
                    last_day: day,
                    due_day: day,
                    answers: answer.answers,
                    answered: 0,
                    lapses: 0,
                    is_suspended,
                    at: String::new(),
                });
                item.at = answer.at;
                item.answers = answer.answers;
                let Some(rating) = answer.rating else { return };
                // A clock that was set back makes no negative days.
                let days = u32::try_from(day.saturating_sub(item.last_day).max(0)).unwrap_or(u32::MAX);
                let standing = self.schedule.then(item.standing, days, rating);
                item.standing = Some(standing);
                item.answered += 1;
                item.lapses += u32::from(rating == Rating::Again);
                item.last_day = item.last_day.max(day);
                item.due_day = item.last_day.saturating_add(i64::from(standing.interval()));
            }
            Deed::Void(_) => {}
            Deed::Suspend(key) => self.suspend(key, true),
            Deed::Resume(key) => self.suspend(key, false),
            Deed::Forget(key) => drop(self.items.remove(&key)),
            Deed::Convention(key, to) => self.wishes.entry(key).or_default().convention = to,
            Deed::Side(key, to) => self.wishes.entry(key).or_default().side = to,
        }
    }

    /// The line of something that is done at a moment, after all that is known.
    pub fn line(&self, moment: Moment, deed: Deed) -> LogLine {
        let same = self.latest.filter(|(utc, _)| *utc == moment.utc);
        LogLine { moment, number: same.map_or(0, |(_, number)| number.saturating_add(1)), deed }
    }

    fn suspend(&mut self, key: ItemKey, is_suspended: bool) {
        if let Some(item) = self.items.get_mut(&key) {
            item.is_suspended = is_suspended;
        }
        match is_suspended {
            true => drop(self.suspended.insert(key)),
            false => drop(self.suspended.remove(&key)),
        }
    }

    /// How items are scheduled.
    pub fn schedule(&self) -> Schedule {
        self.schedule
    }

    /// How many items were asked for the first time on the day of this moment.
    pub fn new_today(&self) -> usize {
        let today = self.now.day();
        self.items.values().filter(|item| item.first_day == today).count()
    }

    /// Whether an item is not asked any more.
    pub fn is_suspended(&self, key: ItemKey) -> bool {
        self.suspended.contains(&key)
    }

    /// What somebody wishes of a game, by the key of its first question: for the game itself, else for the folder.
    pub fn wish(&self, key: ItemKey) -> Wished {
        let (game, folder) = (self.wishes.get(&Some(key)), self.wishes.get(&None));
        let convention = game.and_then(|wish| wish.convention).or_else(|| folder.and_then(|wish| wish.convention));
        let side = game.and_then(|wish| wish.side.clone()).or_else(|| folder.and_then(|wish| wish.side.clone()));
        Wished { convention, side }
    }

    /// Judges a game as somebody wishes it to be taken. Returns also what was wished, and by what the game is known again.
    pub fn judged(&self, tree: &Tree, root: NodeId) -> (Judgement, Wishes, Option<ItemKey>) {
        let (judgement, usual) = (judge(tree, root, Wishes::default()), Wishes::default());
        let key = game_key(tree, &judgement);
        match key.and_then(|key| self.wish(key).convention) {
            None => (judgement, usual, key),
            convention => {
                let wishes = Wishes { convention, ..usual };
                (judge(tree, root, wishes), wishes, key)
            }
        }
    }

    /// When an item is asked again, whose right answers are these now: on this day; `None` where it never was, or is not any more. What
    /// has another answer than it had is asked at once.
    pub fn due_day(&self, key: ItemKey, answers: AnswersKey) -> Option<i64> {
        let item = self.items.get(&key).filter(|item| !item.is_suspended)?;
        if item.answers != answers { Some(item.due_day.min(self.now.day())) } else { Some(item.due_day) }
    }

    /// Whether its right answers are others than when it was asked last.
    pub fn answer_changed(&self, key: ItemKey, answers: AnswersKey) -> bool {
        self.items.get(&key).is_some_and(|item| item.answers != answers)
    }
}

#[cfg(test)]
mod tests;
