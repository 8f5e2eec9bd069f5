//! Computes the state of each item from the log.

use super::clock::{AHEAD, EARLIEST, FAR, Placed, is_ahead, places_in};
use super::line::{LogEvent, LogLine, Scope, Unused, hash_of, in_utf8};
use crate::game::{Colour, Kind};
use crate::language;
use crate::sgf::{NodeId, Tree};
use crate::study::convention::Convention;
use crate::study::identity::{AnswersKey, ItemKey};
use crate::study::judge::{JudgeOverrides, Judgement, judge};
use crate::study::mode::Mode;
use crate::study::moment::Moment;
use crate::study::questions::game_key;
use crate::study::schedule::{ItemState, Rating, Schedule};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::path::{Path, PathBuf};

/// A line, its text, and the number of its file.
#[derive(Clone, Debug)]
struct FileLine {
    line: LogLine,
    text: Box<[u8]>,
    file: u32,
    /// It is from the log of a folder above.
    is_above: bool,
}

/// The lines of one or several files.
#[derive(Clone, Debug, Default)]
pub struct LogLines {
    lines: Vec<FileLine>,
    /// How many files they are from.
    files: u32,
    /// The numbers of unreadable lines, from 1, in the order in which the files were added.
    pub broken: Vec<usize>,
    /// The number of lines written by a newer version.
    pub later: usize,
}

/// Whether another line voids this one: by its bytes, or by what it says, where a program wrote the log anew.
fn is_void(void: &HashSet<u128>, line: &LogLine, text: &[u8]) -> bool {
    !void.is_empty() && (void.contains(&hash_of(text)) || void.contains(&line.hash()))
}

impl LogLines {
    /// Adds the lines of a file. An incomplete last line, perhaps after a power cut, is ignored.
    pub fn add(&mut self, bytes: &[u8]) {
        let bytes = in_utf8(bytes);
        let file = self.next_file();
        let last_is_whole = bytes.last().is_none_or(|&last| last == b'\n');
        let mut lines = LogLine::all_in(&bytes).peekable();
        let before = self.broken.len();
        while let Some((number, text, read)) = lines.next() {
            match read {
                Ok(line) => self.lines.push(FileLine { line, text: text.into(), file, is_above: false }),
                Err(Unused::Later) => self.later += 1,
                Err(Unused::Broken) if lines.peek().is_none() && !last_is_whole => {}
                Err(Unused::Broken) if self.broken[before..].last() == Some(&number) => {}
                Err(Unused::Broken) => self.broken.push(number),
            }
        }
    }

    /// Adds a line that was just written.
    pub fn push(&mut self, line: LogLine) {
        let text = line.write().into_bytes().into();
        let file = self.next_file();
        self.lines.push(FileLine { line, text, file, is_above: false });
    }

    fn next_file(&mut self) -> u32 {
        self.files = self.files.saturating_add(1);
        self.files
    }

    /// Appends other lines. Reports about unused lines are combined.
    pub fn join(&mut self, other: LogLines) {
        let before = self.files;
        self.files = before.saturating_add(other.files);
        let renumbered = |line: FileLine| FileLine { file: before.saturating_add(line.file), ..line };
        self.lines.extend(other.lines.into_iter().map(renumbered));
        self.broken.extend(other.broken);
        self.later += other.later;
    }

    /// The lines of several files. What cannot be read is reported in `messages`.
    pub fn of_files(files: Vec<(PathBuf, Vec<u8>)>, messages: &mut Vec<String>) -> LogLines {
        let mut all = LogLines::default();
        for (path, bytes) in files {
            let mut own = LogLines::default();
            own.add(&bytes);
            own.report(&path, messages);
            all.join(own);
        }
        all
    }

    /// Reports lines of a file that cannot be used. They stay where they are.
    fn report(&self, path: &Path, messages: &mut Vec<String>) {
        let path = language::shown_name(path);
        if let Some(&line) = self.broken.first() {
            messages.push(say!(
                "study-broken-lines",
                "{count} line of {path} cannot be read and is left as it is: line {line}"
                    | "{count} lines of {path} cannot be read and are left as they are; the first is line {line}",
                count = self.broken.len(),
                path = path.clone(),
                line
            ));
        }
        if self.later > 0 {
            messages.push(say!(
                "study-later-lines",
                "{path}: some lines were written by a newer version; they are left as they are",
                path
            ));
        }
    }

    /// The hashes of void lines.
    fn void(&self) -> HashSet<u128> {
        let voided = |FileLine { line, .. }: &FileLine| match line.event {
            LogEvent::Void(hash) => Some(hash),
            _ => None,
        };
        self.lines.iter().filter_map(voided).collect()
    }

    /// The lines that are not void.
    fn standing(&self) -> impl Iterator<Item = (&LogLine, u128)> {
        let void = self.void();
        let lines = self.lines.iter().filter(move |FileLine { line, text, .. }| !is_void(&void, line, text));
        lines.map(|FileLine { line, text, .. }| (line, hash_of(text)))
    }

    /// The lines about items that count, whatever day they are dated, each with its item: voiding them all resets what is here now, no more
    /// and no less. A line of its own would reset what is dated before it instead: a clock that is behind would leave answers, and one that
    /// is ahead would one day take answers that were given later.
    pub fn about_items(&self) -> BTreeMap<ItemKey, BTreeSet<u128>> {
        let mut found: BTreeMap<ItemKey, BTreeSet<u128>> = BTreeMap::new();
        for (line, hash) in self.standing() {
            // What was forgotten before stays so.
            if let Some(key) = line.event.key().filter(|_| !matches!(line.event, LogEvent::Forget(_))) {
                found.entry(key).or_default().insert(hash);
            }
        }
        found
    }

    /// The items of these lines.
    pub fn keys(&self) -> BTreeSet<ItemKey> {
        self.lines.iter().filter_map(|FileLine { line, .. }| line.event.key()).collect()
    }

    /// The items that were answered, by the names of the files in which they were.
    pub fn keys_by_file(&self) -> BTreeMap<String, BTreeSet<ItemKey>> {
        let mut found: BTreeMap<String, BTreeSet<ItemKey>> = BTreeMap::new();
        for FileLine { line, .. } in &self.lines {
            if let LogEvent::Answered(answer) = &line.event
                && let Some((file, _)) = answer.at.rsplit_once('#')
            {
                found.entry(file.to_owned()).or_default().insert(answer.key);
            }
        }
        found
    }

    /// These lines as those of a folder above: only what is about items of which this is true. Nothing in it was begun here, and what is wrong
    /// with it is reported where it is used.
    pub fn of_folder_above(mut self, is_wanted: impl Fn(ItemKey) -> bool) -> LogLines {
        self.lines.retain(|FileLine { line, .. }| match &line.event {
            LogEvent::Convention(..) | LogEvent::Side(..) => false,
            event => event.key().is_none_or(&is_wanted),
        });
        self.lines.iter_mut().for_each(|line| line.is_above = true);
        (self.broken, self.later) = (Vec::new(), 0);
        self
    }

    /// The answers to an item on this day that stopped on the way: the next answer on that day takes their place.
    pub fn unfinished(&self, key: ItemKey, day: i64) -> BTreeSet<u128> {
        let is_it = |line: &LogLine| match &line.event {
            LogEvent::Answered(answer) => answer.is_part && answer.key == key && line.moment.day() == day,
            _ => false,
        };
        self.standing().filter(|(line, _)| is_it(line)).map(|(_, hash)| hash).collect()
    }

    /// What these lines say about judging games; nothing about answers. What is said of a file that is not there any more holds for the same
    /// games in others, as if no file had been named: files are renamed.
    pub fn wishes(&self, now: Moment, is_there: impl Fn(&str) -> bool) -> Learned {
        let is_wish =
            |line: &LogLine| matches!(line.event, LogEvent::Convention(..) | LogEvent::Side(..) | LogEvent::Void(_));
        let mut lines: Vec<FileLine> =
            self.lines.iter().filter(|FileLine { line, .. }| is_wish(line)).cloned().collect();
        let mut known: HashMap<String, bool> = HashMap::new();
        for FileLine { line, .. } in &mut lines {
            if let LogEvent::Convention(Scope::Game(_, file), _) | LogEvent::Side(Scope::Game(_, file), _) =
                &mut line.event
                && !*known.entry(file.clone()).or_insert_with_key(|file| is_there(file))
            {
                file.clear();
            }
        }
        LogLines { lines, ..LogLines::default() }.fold(now, Schedule::default())
    }

    /// The lines without those about a folder as a whole.
    pub fn about_games(mut self) -> LogLines {
        let is_of_folder = |line: &LogLine| {
            matches!(line.event, LogEvent::Convention(Scope::Folder, _) | LogEvent::Side(Scope::Folder, _))
        };
        self.lines.retain(|FileLine { line, .. }| !is_of_folder(line));
        self
    }

    /// The state with all that was ever answered, however far ahead of the clock it is dated.
    pub fn fold_all(self, now: Moment, schedule: Schedule) -> Learned {
        let last = self.lines.iter().map(|FileLine { line, .. }| line.moment.utc).max().unwrap_or(now.utc);
        self.fold(Moment { utc: now.utc.max(last), ..now }, schedule)
    }

    /// Computes the state from all lines, as of `now`.
    pub fn fold(self, now: Moment, schedule: Schedule) -> Learned {
        let void = self.void();
        let mut progress = Learned { now, schedule, ..Learned::default() };
        for (placed, FileLine { line, text, is_above, .. }) in self.placed(now) {
            progress.number(&line);
            if is_void(&void, &line, &text) {
                continue;
            }
            if is_ahead(line.moment, now) {
                progress.ahead += usize::from(!is_above);
                continue;
            }
            let is_answer = matches!(line.event, LogEvent::Answered(_));
            progress.doubtful += usize::from(is_answer && placed.is_doubtful && !is_above);
            progress.take_at(line, placed, is_above);
        }
        progress
    }

    /// Each line once, in the order in which it counts.
    fn placed(self, now: Moment) -> Vec<(Placed, FileLine)> {
        let mut places = Vec::with_capacity(self.lines.len());
        for file in self.lines.chunk_by(|one, next| one.file == next.file) {
            places.extend(places_in(file.iter().map(|line| line.line.moment), now));
        }
        let mut all: Vec<(Placed, FileLine)> = places.into_iter().zip(self.lines).collect();
        // Lines of the same second are ordered by their bytes, the same on every machine; of copies that of the folder itself counts, and the
        // least doubtful one.
        fn own((placed, line): &(Placed, FileLine)) -> (i64, u32, &[u8], bool, bool, Moment) {
            (line.line.moment.utc, line.line.number, &line.text, line.is_above, placed.is_doubtful, placed.at)
        }
        all.sort_by(|one, other| own(one).cmp(&own(other)));
        all.dedup_by(|one, other| one.1.text == other.1.text);
        // What is doubtful comes after the line whose time it has. Equal ones stay in order.
        all.sort_by_key(|(placed, _)| (placed.at.utc, placed.is_doubtful));
        all
    }
}

/// The state of an item.
#[derive(Clone, Debug, PartialEq)]
pub struct KnownItem {
    /// How it was asked.
    pub mode: Mode,
    /// Its scheduling state; `None` if it was only repeated within sessions.
    pub state: Option<ItemState>,
    /// The day on which it was asked for the first time.
    pub first_day: i64,
    /// That was noted in the log of a folder above.
    is_begun_above: bool,
    /// The day of the last answer that counts.
    pub last_day: i64,
    /// The day on which it is asked again.
    pub due_day: i64,
    /// The right answers as they were when it was asked: several, where the position has others in other records.
    pub answers: BTreeSet<AnswersKey>,
    /// When its last line is dated.
    last: Moment,
    /// Answers that count.
    pub answered: u32,
    /// Of these, those that were wrong.
    pub lapses: u32,
    /// It is not asked any more.
    pub is_suspended: bool,
    /// Where the question was when it was last asked.
    pub at: String,
}

/// Whether an item is asked today.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ItemStatus {
    /// Not, for it is suspended or put off until tomorrow.
    PutOff,
    /// It was never asked.
    New,
    /// It is due, since this day.
    Due(i64),
    /// It is due on this day.
    Later(i64),
}

/// The user's overrides for a game or a folder.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wished {
    /// The convention.
    pub convention: Option<Convention>,
    /// The letter of the colour that is asked.
    pub side: Option<String>,
}

/// The state computed from a log.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Learned {
    /// The time for which it is computed.
    pub now: Moment,
    schedule: Schedule,
    /// Every item that was answered.
    pub items: HashMap<ItemKey, KnownItem>,
    /// Not asked any more, whether anything was answered or not.
    suspended: HashSet<ItemKey>,
    /// The last day on which an item is not asked.
    buried: HashMap<ItemKey, i64>,
    /// The overrides.
    pub wishes: HashMap<Scope, Wished>,
    /// How many answers were given on each day, and how many of these were right.
    pub days: BTreeMap<i64, (u32, u32)>,
    /// How many lines have each second.
    numbers: HashMap<i64, u32>,
    /// The number of lines dated more than a day in the future, which are ignored until then.
    pub ahead: usize,
    /// How many answers are dated when they cannot have been given.
    pub doubtful: usize,
}

impl Learned {
    /// Before anything was answered.
    pub fn new(now: Moment) -> Learned {
        Learned { now, ..Learned::default() }
    }

    /// Applies one more line.
    pub fn take(&mut self, line: LogLine) {
        let at = Placed::own(line.moment);
        self.number(&line);
        self.take_at(line, at, false);
    }

    /// Applies a line that counts at another time than its own, or is from a folder above.
    fn take_at(&mut self, line: LogLine, Placed { at, is_doubtful }: Placed, is_above: bool) {
        let day = at.day();
        match line.event {
            LogEvent::Answered(answer) => {
                let done = self.days.entry(day).or_default();
                done.0 += 1;
                done.1 += u32::from(answer.rating.is_none_or(|rating| rating > Rating::Again));
                let is_suspended = self.suspended.contains(&answer.key);
                let item = self.items.entry(answer.key).or_insert_with(|| KnownItem {
                    mode: answer.mode,
                    state: None,
                    is_begun_above: is_above,
                    first_day: day,
                    last_day: day,
                    due_day: day,
                    answers: BTreeSet::new(),
                    last: at,
                    answered: 0,
                    lapses: 0,
                    is_suspended,
                    at: String::new(),
                });
                item.at = answer.at;
                item.answers.insert(answer.answers);
                let last = item.last;
                item.last = last.max(at);
                let Some(rating) = answer.rating else { return };
                item.answered += 1;
                item.lapses += u32::from(rating == Rating::Again);
                // Of an answer without a time nobody knows how long ago the one before was given: it makes no interval longer.
                let is_doubtful = is_doubtful || last.utc.saturating_sub(at.utc) > FAR;
                if is_doubtful && rating > Rating::Again {
                    return;
                }
                let since = if last.utc < EARLIEST { 0 } else { day.saturating_sub(item.last_day) };
                // A clock that was set back makes no negative days.
                let days = u32::try_from(since.max(0)).unwrap_or(u32::MAX);
                let state = self.schedule.then(item.state, days, rating);
                item.state = Some(state);
                item.last_day = item.last_day.max(day);
                item.due_day = item.last_day.saturating_add(i64::from(state.interval()));
            }
            LogEvent::Void(_) => {}
            LogEvent::Suspend(key) => self.suspend(key, true),
            LogEvent::Resume(key) => self.suspend(key, false),
            LogEvent::Bury(key) => {
                let until = self.buried.entry(key).or_insert(day);
                *until = day.max(*until);
            }
            LogEvent::Forget(key) => drop(self.items.remove(&key)),
            LogEvent::Convention(scope, to) => self.wish_for(scope, to.is_none(), |wish| wish.convention = to),
            LogEvent::Side(scope, to) => self.wish_for(scope, to.is_none(), |wish| wish.side.clone_from(&to)),
        }
    }

    /// Changes an override. One that goes takes along what an earlier version wrote about the game in every file.
    fn wish_for(&mut self, scope: Scope, is_gone: bool, change: impl Fn(&mut Wished)) {
        if let Scope::Game(key, _) = scope
            && is_gone
            && let Some(wish) = self.wishes.get_mut(&Scope::Game(key, String::new()))
        {
            change(wish);
        }
        change(self.wishes.entry(scope).or_default());
    }

    /// The log line for an action at this time, ordered after all known lines. If the clock was ahead when the item was answered last, though not
    /// by more than a day, and was set right, another answer is dated as that one: what was answered later comes later.
    pub fn line(&self, moment: Moment, event: LogEvent) -> LogLine {
        let item = match &event {
            LogEvent::Answered(answer) => self.items.get(&answer.key),
            _ => None,
        };
        let is_ahead = |last: &Moment| last.utc > moment.utc && last.utc <= moment.utc.saturating_add(AHEAD);
        let moment = item.map(|item| item.last).filter(is_ahead).unwrap_or(moment);
        LogLine { moment, number: self.numbers.get(&moment.utc).copied().unwrap_or(0), event }
    }

    /// The log lines for several actions at this time, applied one after the other.
    pub fn lines(&mut self, moment: Moment, events: impl IntoIterator<Item = LogEvent>) -> Vec<LogLine> {
        let mut lines = Vec::new();
        for event in events {
            let line = self.line(moment, event);
            self.take(line.clone());
            lines.push(line);
        }
        lines
    }

    /// Notes that the number of a line is taken. A line that equals one that is void would be void itself.
    fn number(&mut self, line: &LogLine) {
        let next = self.numbers.entry(line.moment.utc).or_default();
        *next = line.number.saturating_add(1).max(*next);
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

    /// The report of answers that a wrong clock dated, which count at another time than their own, or do not count yet: a sentence for users.
    pub fn clock_report(&self) -> Option<String> {
        let count = self.doubtful + self.ahead;
        (count > 0).then(|| {
            say!(
                "study-lines-doubtful",
                "the clock was wrong: {count} answer is dated before 2026, more than a day in the future, or against the order of the log. It is kept, and counts at the time of the one next to it, or from its own day on. If the date of this computer is wrong, set it"
                    | "the clock was wrong: {count} answers are dated before 2026, more than a day in the future, or against the order of the log. They are kept, and count at the times of those next to them, or from their own days on. If the date of this computer is wrong, set it",
                count
            )
        })
    }

    /// How items are scheduled.
    pub fn schedule(&self) -> Schedule {
        self.schedule
    }

    /// How many more items may be asked for the first time today, if there may be so many a day: those that were begun today count.
    /// Moves of games, which are always asked from the first to the last, do not, nor does what was begun in a folder above.
    pub fn new_left(&self, a_day: usize) -> usize {
        let today = self.now.day();
        // Tomorrow's, too: the clock was set back, or the user went west.
        let is_begun = |item: &&KnownItem| item.mode != Mode::Guess && !item.is_begun_above && item.first_day >= today;
        a_day.saturating_sub(self.items.values().filter(is_begun).count())
    }

    /// Whether and when an item with these right answers is asked.
    pub fn status(&self, key: ItemKey, answers: AnswersKey) -> ItemStatus {
        match self.due_day(key, answers) {
            _ if self.is_put_off(key) => ItemStatus::PutOff,
            None => ItemStatus::New,
            Some(day) if day <= self.now.day() => ItemStatus::Due(day),
            Some(day) => ItemStatus::Later(day),
        }
    }

    /// Takes the last line about an item back; `before` is what was known of the item then. Lines about other items stay.
    pub fn take_back(&mut self, line: &LogLine, before: Option<KnownItem>) {
        let restore = |items: &mut HashMap<ItemKey, KnownItem>, key: ItemKey| match before {
            Some(item) => drop(items.insert(key, item)),
            None => drop(items.remove(&key)),
        };
        match &line.event {
            LogEvent::Answered(answer) => {
                restore(&mut self.items, answer.key);
                if let Some(done) = self.days.get_mut(&line.moment.day()) {
                    done.0 = done.0.saturating_sub(1);
                    let is_right = answer.rating.is_none_or(|rating| rating > Rating::Again);
                    done.1 = done.1.saturating_sub(u32::from(is_right));
                    if done.0 == 0 {
                        self.days.remove(&line.moment.day());
                    }
                }
            }
            LogEvent::Forget(key) => restore(&mut self.items, *key),
            LogEvent::Bury(key) => drop(self.buried.remove(key)),
            LogEvent::Suspend(key) => self.suspend(*key, false),
            LogEvent::Resume(key) => self.suspend(*key, true),
            LogEvent::Void(_) | LogEvent::Convention(..) | LogEvent::Side(..) => {}
        }
    }

    /// Whether an item is not asked today: it is suspended, or was put off until tomorrow.
    pub fn is_put_off(&self, key: ItemKey) -> bool {
        self.is_suspended(key) || self.buried.get(&key).is_some_and(|day| *day >= self.now.day())
    }

    /// Whether an item is not asked any more.
    pub fn is_suspended(&self, key: ItemKey) -> bool {
        self.suspended.contains(&key)
    }

    /// The overrides for the games of a file.
    pub fn of_file(&self, file: &Path) -> FileWishes<'_> {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        FileWishes { learned: self, name }
    }

    /// The day on which an item with these right answers is due; `None` if it was never asked or is suspended. An item whose answers
    /// changed is due at once.
    pub fn due_day(&self, key: ItemKey, answers: AnswersKey) -> Option<i64> {
        let item = self.items.get(&key).filter(|item| !item.is_suspended)?;
        let is_known = item.answers.contains(&answers);
        Some(if is_known { item.due_day } else { item.due_day.min(self.now.day()) })
    }

    /// Whether it was answered where these were the right answers.
    pub fn was_answered(&self, key: ItemKey, answers: AnswersKey) -> bool {
        self.items.get(&key).is_some_and(|item| item.answers.contains(&answers))
    }

    /// Whether it was answered, and nowhere where these were the right answers.
    pub fn answer_changed(&self, key: ItemKey, answers: AnswersKey) -> bool {
        self.items.contains_key(&key) && !self.was_answered(key, answers)
    }
}

/// The user's overrides for the games of a file.
#[derive(Clone, Debug)]
pub struct FileWishes<'a> {
    learned: &'a Learned,
    name: String,
}

impl FileWishes<'_> {
    /// The override for a game alone, by the key of its first question.
    pub fn own(&self, key: ItemKey) -> Wished {
        self.first_of([Scope::Game(key, self.name.clone()), Scope::Game(key, String::new())])
    }

    /// The same; where there is none, that of its folder.
    pub fn wish(&self, key: ItemKey) -> Wished {
        self.first_of([Scope::Game(key, self.name.clone()), Scope::Game(key, String::new()), Scope::Folder])
    }

    fn first_of<const N: usize>(&self, scopes: [Scope; N]) -> Wished {
        let mut first = Wished::default();
        for wish in scopes.iter().filter_map(|scope| self.learned.wishes.get(scope)) {
            first.convention = first.convention.or(wish.convention);
            first.side = first.side.or_else(|| wish.side.clone());
        }
        first
    }

    /// The only side that is asked in a game with this key, if the user chose one.
    pub fn side(&self, key: Option<ItemKey>, kind: &Kind) -> Option<Colour> {
        key.and_then(|key| self.wish(key).side).and_then(|name| kind.colour_called(&name))
    }

    /// Judges a game with its overrides. Also returns the overrides and the game's key.
    pub fn judged(&self, tree: &Tree, root: NodeId) -> (Judgement, JudgeOverrides, Option<ItemKey>) {
        let (judgement, usual) = (judge(tree, root, JudgeOverrides::default()), JudgeOverrides::default());
        let key = game_key(tree, &judgement);
        match key.and_then(|key| self.wish(key).convention) {
            None => (judgement, usual, key),
            convention => {
                let wishes = JudgeOverrides { convention, ..usual };
                (judge(tree, root, wishes), wishes, key)
            }
        }
    }
}

#[cfg(test)]
mod tests;
