//! What is studied, as the user chose it, and how much of that there is: due, new, and on the days to come.

use std::collections::hash_map::Entry;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::ffi::OsStr;

use crate::app::study::gather::Gathered;
use crate::game::Colour;
use crate::language::{self, StaticText};
use crate::study::log::{ItemStatus, Learned};
use crate::study::{CountedItems, ItemKey, Mode, StudyItem};

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
    /// Only what is counted on the command line, too: in a mode that is not the nature of a game what was asked before.
    pub only_counted: bool,
    /// Ask everything, due or not: practice, which does not affect the schedule.
    pub all: bool,
}

/// The milliseconds after which the next move of a game is asked, if nothing else is chosen.
const USUAL_PACE: u32 = 1000;

impl StudyChoice {
    /// What is usual in a mode.
    pub fn usual(mode: Mode, side: Option<Colour>, new_a_day: usize) -> StudyChoice {
        let (turned, by_chance, cards, all, depth) = (false, false, false, false, None);
        let (only_counted, pace) = (false, USUAL_PACE);
        StudyChoice { mode, side, turned, by_chance, new_a_day, depth, cards, pace, only_counted, all }
    }

    /// Whether a game is only played through, and nothing of it is kept.
    pub fn is_play(self) -> bool {
        self.mode == Mode::Guess && !self.cards && !self.only_counted
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

/// What there is of the chosen questions. It is counted anew when the choice or an answer changes it: see [`Gathered::summary`].
#[derive(Debug)]
pub struct Summary {
    /// How many there are to ask.
    pub count: Count,
    /// The same of all modes together, and of each, as on the command line.
    pub of_all: (Count, Vec<(Mode, Count)>),
    /// The sides that can be asked, with their names.
    pub sides: Vec<(Colour, String)>,
    /// Whether a position is asked in several places, of which one is chosen.
    pub has_twins: bool,
    /// How much is due on each of the next seven days, today first, if nothing is answered until then.
    pub week: [usize; 7],
    /// The next days on which something is asked again, each with how much.
    pub next_days: Vec<(i64, usize)>,
    /// The questions that fail most often, the worst first: how often, and where each was asked last.
    pub worst: Vec<(ItemKey, u32, String)>,
    /// How many are not asked any more.
    pub suspended: usize,
}

impl Summary {
    /// Counts.
    pub fn of(gathered: &Gathered, choice: StudyChoice) -> Summary {
        let learned = &gathered.learned;
        let today = learned.now.day();
        let Chosen { items, sides, has_twins } = Chosen::of(gathered, choice);
        let (mut count, mut days, mut worst) = (Count::default(), BTreeMap::<i64, usize>::new(), Vec::new());
        let mut suspended = 0;
        for (_, item) in items {
            let (key, answers) = (item.exercise.key, item.exercise.answers_key);
            count.add(item, choice, learned);
            if let Some(day) = learned.due_day(key, answers) {
                *days.entry(day.max(today)).or_default() += 1;
            }
            worst.extend(failing(key, learned));
            suspended += usize::from(learned.is_suspended(key));
        }
        count.limit(new_left(gathered, choice));
        worst.sort_by(worse);
        Summary {
            count,
            of_all: count_of_all(gathered, choice.new_a_day),
            sides,
            has_twins,
            week: [0, 1, 2, 3, 4, 5, 6].map(|ahead| days.get(&(today + ahead)).copied().unwrap_or(0)),
            next_days: days.into_iter().take(DAYS).collect(),
            worst,
            suspended,
        }
    }
}

/// The questions of a mode that fit the choice but for its side.
fn wanted(gathered: &Gathered, choice: StudyChoice) -> impl Iterator<Item = (usize, &StudyItem)> {
    let depth = choice.depth.filter(|_| choice.mode == Mode::Repertoire);
    let is_near = move |item: &StudyItem| depth.is_none_or(|depth| item.exercise.depth < depth);
    // Among problems and joseki collections each is asked as what it is.
    let is_narrow = choice.only_counted || gathered.natural.contains(&choice.mode);
    let counted = is_narrow.then(|| {
        let items = gathered.of(choice.mode);
        let names: HashSet<_> = items.iter().filter_map(|item| item.game.file.file_name()).collect();
        CountedItems::among(items, &gathered.learned, |name| names.contains(OsStr::new(name)))
    });
    let is_natural = move |item: &StudyItem| counted.as_ref().is_none_or(|counted| counted.has(item));
    let is_wanted = move |item: &StudyItem| is_near(item) && is_natural(item);
    gathered.of(choice.mode).iter().enumerate().filter(move |(_, item)| is_wanted(item))
}

/// What fits a choice.
struct Chosen<'a> {
    /// The questions, each with its number. Of a position that is asked in several places one is: where it was answered last, or else the
    /// first, for each place may have answers of its own.
    items: Vec<(usize, &'a StudyItem)>,
    /// The sides that can be asked, with their names; several names if games differ.
    sides: Vec<(Colour, String)>,
    /// A position is asked in several places.
    has_twins: bool,
}

impl Chosen<'_> {
    fn of(gathered: &Gathered, choice: StudyChoice) -> Chosen<'_> {
        let mut sides: BTreeMap<usize, (Colour, BTreeSet<&'static str>)> = BTreeMap::new();
        let (mut places, mut items, mut has_twins) = (HashMap::new(), Vec::new(), false);
        for (number, item) in wanted(gathered, choice) {
            let side = item.exercise.side;
            sides.entry(side.index()).or_insert_with(|| (side, BTreeSet::new())).1.insert(item.side);
            if choice.side.is_some_and(|chosen| chosen != side) {
                continue;
            }
            if choice.is_play() {
                items.push((number, item));
                continue;
            }
            let (key, answers) = (item.exercise.key, item.exercise.answers_key);
            match places.entry(key) {
                Entry::Vacant(entry) => {
                    entry.insert(items.len());
                    items.push((number, item));
                }
                Entry::Occupied(entry) => {
                    has_twins = true;
                    if gathered.learned.was_answered(key, answers) {
                        items[*entry.get()] = (number, item);
                    }
                }
            }
        }
        let name = |names: BTreeSet<&str>| names.into_iter().collect::<Vec<_>>().join(" / ");
        let sides = sides.into_values().map(|(side, names)| (side, name(names))).collect();
        Chosen { items, sides, has_twins }
    }
}

/// The questions that are chosen, each with its number.
pub fn chosen(gathered: &Gathered, choice: StudyChoice) -> Vec<(usize, &StudyItem)> {
    Chosen::of(gathered, choice).items
}

/// How many questions that were never asked may be asked today.
pub fn new_left(gathered: &Gathered, choice: StudyChoice) -> usize {
    match choice.mode {
        Mode::Guess => usize::MAX,
        _ => gathered.learned.new_left(choice.new_a_day),
    }
}

/// How many of the chosen questions there are to ask.
pub fn count(gathered: &Gathered, choice: StudyChoice) -> Count {
    let mut count = Count::default();
    chosen(gathered, choice).into_iter().for_each(|(_, item)| count.add(item, choice, &gathered.learned));
    count.limit(new_left(gathered, choice));
    count
}

impl Count {
    /// Counts a question.
    fn add(&mut self, item: &StudyItem, choice: StudyChoice, learned: &Learned) {
        if choice.is_play() {
            (self.all, self.new) = (self.all + 1, self.new + 1);
            return;
        }
        let status = learned.status(item.exercise.key, item.exercise.answers_key);
        self.all += usize::from(status != ItemStatus::PutOff);
        match status {
            ItemStatus::PutOff => {}
            ItemStatus::New => self.new += 1,
            ItemStatus::Due(_) => self.due += 1,
            ItemStatus::Later(day) => {
                self.next = match self.next {
                    Some((next, many)) if next == day => Some((day, many + 1)),
                    Some((next, many)) if next < day => Some((next, many)),
                    _ => Some((day, 1)),
                };
            }
        }
    }

    /// Limits what is new today.
    fn limit(&mut self, new: usize) {
        self.today = self.new.min(new);
        self.now = if self.due > PORTION { PORTION } else { self.due + self.today };
    }
}

/// How many questions there are of each mode in which something is asked by nature, or was asked before, and of all of them: the same as on
/// the command line.
pub fn count_of_all(gathered: &Gathered, new_a_day: usize) -> (Count, Vec<(Mode, Count)>) {
    let learned = &gathered.learned;
    let asked: HashSet<Mode> = learned.items.values().map(|item| item.mode).collect();
    let of_mode = |(_, mode): (&str, Mode)| {
        if !gathered.natural.contains(&mode) && !asked.contains(&mode) {
            return None;
        }
        let choice = StudyChoice::usual(mode, gathered.wished_side(mode), new_a_day);
        let choice = StudyChoice { only_counted: true, ..choice };
        let Chosen { items, sides, .. } = Chosen::of(gathered, choice);
        let mut count = Count::default();
        items.into_iter().for_each(|(_, item)| count.add(item, choice, learned));
        // Where only the other side is asked it is there all the same.
        (!sides.is_empty()).then_some((mode, count))
    };
    let modes: Vec<(Mode, Count)> = Mode::ALL.into_iter().filter_map(of_mode).collect();
    let mut all = Count::default();
    for (_, count) in &modes {
        all.all += count.all;
        all.due += count.due;
        all.new += count.new;
    }
    all.limit(gathered.learned.new_left(new_a_day));
    (all, modes)
}

/// What is counted, in words: the one mode, or each with its numbers.
pub fn counted_words(modes: &[(Mode, Count)]) -> String {
    let of_mode = |(mode, count): &(Mode, Count)| {
        let says = say!("study-counts-here", "{due} due today, {new} new", due = count.due, new = count.new);
        language::with_colon(plural(*mode), says)
    };
    match modes {
        [(mode, _)] => plural(*mode).to_string(),
        _ => language::clauses(modes.iter().map(of_mode)),
    }
}

/// What the questions of a mode are called.
fn plural(mode: Mode) -> StaticText {
    match mode {
        Mode::Problem => StaticText("study-problems", "problems"),
        Mode::Repertoire => StaticText("study-positions", "positions of a repertoire"),
        Mode::Guess => StaticText("study-guesses", "moves to guess"),
        Mode::Mistakes => StaticText("study-mistakes-made", "better moves to find"),
    }
}

/// The chosen questions that are not asked any more.
pub fn suspended(gathered: &Gathered, choice: StudyChoice) -> Vec<&StudyItem> {
    let items = chosen(gathered, choice).into_iter().map(|(_, item)| item);
    items.filter(|item| gathered.learned.is_suspended(item.exercise.key)).collect()
}

/// The questions that fail most often, the worst first: how often, and where each was asked last.
pub fn worst(gathered: &Gathered, choice: StudyChoice) -> Vec<(ItemKey, u32, String)> {
    let keys = chosen(gathered, choice).into_iter().map(|(_, item)| item.exercise.key);
    let mut found: Vec<_> = keys.filter_map(|key| failing(key, &gathered.learned)).collect();
    found.sort_by(worse);
    found
}

/// How often a question failed that fails most often, and where it was asked last.
fn failing(key: ItemKey, learned: &Learned) -> Option<(ItemKey, u32, String)> {
    let item = learned.items.get(&key).filter(|item| item.lapses >= LEECH && !item.is_suspended)?;
    Some((key, item.lapses, item.at.clone()))
}

/// The order of what fails most often.
fn worse(one: &(ItemKey, u32, String), other: &(ItemKey, u32, String)) -> std::cmp::Ordering {
    other.1.cmp(&one.1).then_with(|| one.2.cmp(&other.2))
}

/// So many days are named on which something comes again.
const DAYS: usize = 4;

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::app::study::gather::{StudySource, gather};
    use crate::sgf::Tree;
    use crate::study::log::{GivenAnswer, LogEvent};
    use crate::study::{Moment, Rating, Schedule};

    /// Drawing the options counts nothing: a choice, an answer and a schedule do.
    #[test]
    fn questions_are_counted_when_something_changes() {
        let text = "(;GM[1]SZ[9]AB[ac][bc]AW[ab][bb](;B[ba]C[RIGHT])(;B[ca]))";
        let source = StudySource::Record(Arc::new(Tree::read(text.into()).0), None);
        let now = Moment { utc: 1_795_294_800, east: 0 };
        let mut gathered = gather(&source, None, (now, Schedule::Fsrs));
        let choice = StudyChoice::usual(Mode::Problem, None, 10);
        let first = gathered.summary(choice);
        assert_eq!((first.count.all, first.count.new, first.sides.len()), (1, 1, 1));
        assert!(Arc::ptr_eq(&first, &gathered.summary(StudyChoice { all: true, ..choice })));
        assert!(!Arc::ptr_eq(&first, &gathered.summary(StudyChoice { new_a_day: 0, ..choice })));
        let exercise = gathered.of(Mode::Problem)[0].exercise.clone();
        let given = GivenAnswer {
            key: exercise.key,
            answers: exercise.answers_key,
            mode: Mode::Problem,
            rating: Some(Rating::Good),
            took: None,
            at: String::new(),
            is_part: false,
        };
        let line = gathered.learned.line(now, LogEvent::Answered(given));
        gathered.take(line.clone());
        let answered = gathered.summary(choice).count;
        assert_eq!((answered.new, answered.due), (0, 0));
        // The first step of the ladder is the same day.
        gathered.reschedule(Schedule::Ladder);
        assert_eq!(gathered.summary(choice).count.due, 1);
        gathered.take_back(&line, None);
        assert_eq!(gathered.summary(choice).count.new, 1);
    }

    /// The sides that are offered are those of the questions that are asked, not of all from which such questions could be made.
    #[test]
    fn sides_are_those_of_what_is_asked() {
        let pieces = include_str!("../../../../../tests/corpus/problems/blokus-01-right.blksgf");
        let text = format!("(;GM[1]SZ[19];B[qd];W[oc]C[* Joseki *]){pieces}");
        let source = StudySource::Record(Arc::new(Tree::read(text.into()).0), None);
        let gathered = gather(&source, None, (Moment { utc: 1_795_294_800, east: 0 }, Schedule::Fsrs));
        for (mode, expected) in [
            (Mode::Repertoire, &["Black", "White"][..]),
            (Mode::Problem, &["Purple"]),
            (Mode::Guess, &["Black / Purple", "Orange / White"]),
        ] {
            let found = Summary::of(&gathered, StudyChoice::usual(mode, None, 10)).sides;
            let names: Vec<&str> = found.iter().map(|(_, name)| name.as_str()).collect();
            assert_eq!(names, expected, "{mode:?}");
        }
    }
}
