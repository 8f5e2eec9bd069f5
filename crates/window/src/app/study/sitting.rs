//! A study session: the current question, the response to each attempt, and which answers are stored. Draws nothing.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use crate::app::context::OnBoard;
use crate::app::look::words;
use crate::app::study::choice::{PORTION, StudyChoice, chosen, new_left, worst};
use crate::app::study::conventions;
use crate::app::study::gather::{Gathered, ReadLog};
use crate::app::study::keeper::Keeper;
use crate::app::study::keeping::{Done, KeptLine};
use crate::app::study::part::BoardPart;
use crate::game::{Coordinates, Move, Place};
use crate::language::StaticText;
use crate::study::session::{Clue, Drill, DrillOptions, Explorer, Response, Round, Stage, StudyView};
use crate::study::{GatheredGame, ItemKey, Mode, Rating, StudyItem};

/// The result of a try, shown by a symbol and by words, never by colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A tick.
    Right,
    /// A cross.
    Wrong,
    /// A question mark: the move is not in the record.
    Unknown,
    /// A dot: a neutral message.
    Note,
}

/// A study session.
pub struct Sitting {
    /// The questions.
    pub gathered: Gathered,
    /// What is studied.
    pub choice: StudyChoice,
    /// The order of the questions, and how they were answered.
    pub round: Round<usize>,
    pub(super) drill: Option<Drill>,
    /// The visible state; `None` at the end.
    pub view: Option<StudyView>,
    /// A version number for cached pictures.
    pub version: u64,
    /// The response to the last attempt.
    pub verdict: Option<(Sign, String)>,
    /// How many responses there were: the same one twice is heard twice.
    pub responses: u64,
    /// Places of the last hint.
    pub clue: Option<OnBoard<Vec<Place>>>,
    /// Points scored by guessing, and the maximum.
    pub points: (u32, u32),
    /// The ratings of the questions so far.
    pub went: Vec<Rating>,
    /// The questions that failed, or took a hint.
    pub(super) trouble: Vec<ItemKey>,
    /// Guesses that were far away: how far, the number of the move, and what was played.
    pub moments: Vec<(u32, u32, String)>,
    /// The part of the board in which the question lies.
    pub(super) part: Option<BoardPart>,
    /// The whole board is shown all the same.
    pub whole: bool,
    /// A look round, after the answer.
    pub(super) explorer: Option<Explorer>,
    /// Since when a right guess stands.
    pub(super) solved: Option<Instant>,
    pub(super) failed: bool,
    /// The answer that is on view, in the log already.
    pub(super) kept: Option<KeptLine>,
    /// What was done before the question on view, the last thing last.
    pub(super) done: Vec<Done>,
    pub(super) since: Instant,
    pub(super) seed: u64,
}

impl Sitting {
    /// Begins.
    pub fn new(gathered: Gathered, choice: StudyChoice) -> Sitting {
        Sitting::of(gathered, choice, None)
    }

    /// Begins, with these questions only.
    fn of(gathered: Gathered, choice: StudyChoice, only: Option<&HashSet<ItemKey>>) -> Sitting {
        let learned = &gathered.learned;
        let today = learned.now.day();
        let mut due = Vec::new();
        let mut new = Vec::new();
        for (at, item) in chosen(&gathered, choice) {
            let (key, answers) = (item.exercise.key, item.exercise.answers_key);
            match learned.due_day(key, answers) {
                _ if choice.is_play() && only.is_none() => due.push((0, key, at)),
                _ if learned.is_put_off(key) || only.is_some_and(|only| !only.contains(&key)) => {}
                // A game is always guessed from its first move to its last.
                _ if choice.all || choice.mode == Mode::Guess && learned.due_day(key, answers) <= Some(today) => {
                    due.push((0, key, at));
                }
                None => new.push((key, at)),
                Some(day) if day <= today => due.push((day, key, at)),
                Some(_) => {}
            }
        }
        due.sort_by_key(|(day, ..)| *day);
        if choice.mode == Mode::Repertoire {
            // Positions near the start come before later ones.
            new.sort_by_key(|&(_, at)| gathered.of(choice.mode).get(at).map_or(0, |item| item.exercise.depth));
        }
        let mut most_new = new_left(&gathered, choice);
        if !choice.all && choice.mode != Mode::Guess && due.len() > PORTION {
            due.truncate(PORTION);
            most_new = 0;
        }
        let round = Round::new(due.into_iter().map(|(_, key, at)| (key, at)), new, most_new);
        let seed = learned.now.utc.unsigned_abs();
        let mut sitting = Sitting {
            gathered,
            choice,
            round,
            drill: None,
            view: None,
            version: 0,
            verdict: None,
            responses: 0,
            clue: None,
            points: (0, 0),
            went: Vec::new(),
            trouble: Vec::new(),
            moments: Vec::new(),
            part: None,
            whole: false,
            explorer: None,
            solved: None,
            failed: false,
            kept: None,
            done: Vec::new(),
            since: Instant::now(),
            seed,
        };
        sitting.begin_question();
        sitting
    }

    pub(super) fn item(&self) -> Option<&StudyItem> {
        let &(_, at) = self.round.current()?;
        self.gathered.of(self.choice.mode).get(at)
    }

    /// Asks the question that comes now.
    pub(super) fn begin_question(&mut self) {
        (self.verdict, self.since) = (None, Instant::now());
        (self.failed, self.kept) = (false, None);
        (self.explorer, self.solved) = (None, None);
        self.clue = None;
        self.drill = self.item().map(|item| {
            let known = self.gathered.learned.items.get(&item.exercise.key);
            let attempt = known.map_or(0, |item| u64::from(item.answered));
            let StudyChoice { by_chance, turned, .. } = self.choice;
            let manner = DrillOptions { replies_by_chance: by_chance, turned, attempt, seed: self.seed };
            Drill::new(item.game.lines(), &item.exercise, manner)
        });
        // By the stones at the question: the answer has no say.
        self.part = self.drill.as_ref().and_then(|drill| BoardPart::of_question(drill.mode(), drill.position()));
        self.look();
    }

    pub(super) fn look(&mut self) {
        self.version += 1;
        self.view = match &self.explorer {
            Some(explorer) => Some(explorer.view()),
            None => self.drill.as_ref().map(Drill::view),
        };
    }

    /// The part of the board in which the question lies, whether it is all that is shown or not.
    pub fn own_part(&self) -> Option<BoardPart> {
        self.part
    }

    /// The part that is all that is shown: until something happens outside of it.
    pub fn part(&self) -> Option<BoardPart> {
        let view = self.view.as_ref()?;
        let part = self.part.filter(|_| !self.whole)?;
        let board = view.position.board();
        let has = |place: Place| part.has((board.column(place), board.row(place)));
        let hinted = self.clue.as_ref().and_then(|clue| clue.on(board)).into_iter().flatten();
        let mut stones = board.places().filter(|&place| view.position.stone(place).is_some());
        let all = stones.all(has) && hinted.copied().all(has);
        all.then_some(part)
    }

    /// The look round, if there is one.
    pub fn explorer(&self) -> Option<&Explorer> {
        self.explorer.as_ref()
    }

    /// Whether an answer to the question on view can be rated: it moves a day.
    pub fn rates(&self) -> bool {
        !self.choice.is_play() && !self.choice.all && self.round.counts()
    }

    /// Begins to look round from the answer, or comes back to it. Returns whether either happened.
    pub fn look_round(&mut self) -> bool {
        let before = self.explorer.take();
        if before.is_none() {
            self.explorer = self.drill.as_ref().and_then(Drill::explore);
        }
        let changed = before.is_some() || self.explorer.is_some();
        if changed {
            // What was said of the answer does not hold elsewhere.
            self.verdict = None;
            self.look();
        } else {
            let message = StaticText(
                "study-round-needs-answer",
                "To look round, answer first: play a move, or show the solution with F3.",
            );
            self.note(message.to_string());
        }
        changed
    }

    /// Goes on to a move of the record while looking round, or back.
    pub fn walk(&mut self, to: Option<usize>, names: Coordinates) {
        let Some(explorer) = &mut self.explorer else { return };
        let moved = match to {
            Some(number) => explorer.go(number),
            None => explorer.back(),
        };
        match to {
            _ if moved => self.tell_step(names),
            Some(_) => self.note(words::capital(words::NOTHING_FOLLOWS.localized())),
            None => self.note(words::capital(&words::at_move(0))),
        }
    }

    /// How long until the next move of a game is asked by itself; `None` if that waits for a key.
    pub fn goes_on_in(&self) -> Option<Duration> {
        let pace = Duration::from_millis(self.choice.pace.into());
        let since = self
            .solved
            .filter(|_| self.choice.mode == Mode::Guess && self.choice.pace > 0 && self.explorer.is_none())?;
        Some(pace.saturating_sub(since.elapsed()))
    }

    /// The game that is asked about.
    pub fn game(&self) -> Option<&GatheredGame> {
        self.item().map(|item| &*item.game)
    }

    /// A move was typed.
    pub fn type_move(&mut self, text: &str, names: Coordinates) -> bool {
        let Some(view) = &self.view else { return false };
        if let Some(explorer) = &mut self.explorer {
            let read = explorer.position().clone().with_coordinates(names).parse_move(text);
            let message = match read {
                Ok(action) if explorer.play(&action) => {
                    self.tell_step(names);
                    return true;
                }
                Ok(_) => say!("study-say-illegal-here", "Illegal move."),
                Err(why) => words::capital(&why.to_string()),
            };
            self.note(message);
            return false;
        }
        match view.position.clone().with_coordinates(names).with_next(view.side).parse_move(text) {
            Ok(action) => self.play(&action, names),
            Err(why) => {
                self.note(words::capital(&why.to_string()));
                false
            }
        }
    }

    /// Something is to be said of what was done on the board.
    pub fn note(&mut self, message: String) {
        self.respond((Sign::Note, message));
    }

    fn respond(&mut self, verdict: (Sign, String)) {
        self.verdict = Some(verdict);
        self.responses += 1;
    }

    /// Answers. Returns whether it was an answer.
    fn play(&mut self, action: &Move, names: Coordinates) -> bool {
        let Some(drill) = &mut self.drill else { return false };
        let before = drill.position().clone();
        let (side, response) = (drill.side(), drill.answer(action));
        let verdict = match response {
            Response::Right => {
                let replies = replies_of(drill, names);
                let right = match replies.is_empty() {
                    true => StaticText("study-say-right", "Right.").to_string(),
                    false => say!("study-say-right-reply", "Right. The reply is {replies}.", replies),
                };
                (Sign::Right, right)
            }
            Response::Also => {
                (Sign::Right, StaticText("study-say-also", "Also good, but not the move that was played.").to_string())
            }
            Response::Mirrored => {
                (Sign::Right, StaticText("study-say-mirrored", "Right: the same move in a mirror.").to_string())
            }
            Response::Continued(replies) => {
                let position = drill.position().clone().with_coordinates(names);
                let replies: Vec<String> = replies.iter().map(|(_, action)| position.move_text(action)).collect();
                let goes_on = match replies.is_empty() {
                    true => say!("study-say-on", "Right so far. Go on."),
                    false => {
                        say!("study-say-reply", "Right so far. The reply is {replies}.", replies = replies.join(" "))
                    }
                };
                (Sign::Right, goes_on)
            }
            Response::Wrong(away) => {
                self.failed = true;
                let replies = replies_of(drill, names);
                let wrong = match away {
                    Some(away) => {
                        say!("study-say-away", "Wrong, {count} line away." | "Wrong, {count} lines away.", count = away)
                    }
                    None if replies.is_empty() => say!("study-say-wrong", "Wrong."),
                    None => say!("study-say-refuted", "Wrong. The reply is {replies}.", replies),
                };
                (Sign::Wrong, wrong)
            }
            Response::Unknown => {
                (Sign::Unknown, StaticText("study-say-unknown", "This move is not in the record.").to_string())
            }
            Response::Unjudged => (
                Sign::Unknown,
                StaticText("study-say-unjudged", "This move is in the record, but not judged.").to_string(),
            ),
            Response::Illegal => {
                let before = before.with_coordinates(names);
                let found = before.check_move(side, action);
                let why = found.iter().find(|fault| !fault.allowed).map(|fault| fault.message.to_string());
                let why = words::capital(&why.unwrap_or_default());
                // The rules may allow it.
                let no_answer = match action {
                    Move::Pass if why.is_empty() => {
                        StaticText("study-say-no-pass", "A pass is no answer here: it does not count.").to_string()
                    }
                    _ => say!("study-say-illegal", "Illegal move: not counted as an answer."),
                };
                self.note(format!("{why}. {no_answer}").trim_start_matches(". ").to_owned());
                return false;
            }
            _ => return false,
        };
        // How sure the judge of the record is.
        let judged = self.item().filter(|item| item.exercise.mode == Mode::Problem).map(|item| item.game.certainty);
        let verdict = match (verdict, judged) {
            ((sign @ (Sign::Right | Sign::Wrong), words), Some(certainty)) => {
                (sign, conventions::with_certainty(certainty, words))
            }
            (verdict, _) => verdict,
        };
        self.respond(verdict);
        self.clue = None;
        if self.drill.as_ref().map(Drill::stage) == Some(Stage::Solved) {
            self.solved = Some(Instant::now());
        }
        self.look();
        true
    }

    /// Gives a hint.
    pub fn hint(&mut self) {
        let shown = self.part().map(|part| [part.columns(), part.rows()]);
        let Some(drill) = &mut self.drill else { return };
        let words = match drill.hint(shown) {
            Clue::Among(places) => {
                let board = drill.position().board();
                let ends = places.first().zip(places.last());
                let [from, to] =
                    ends.map_or_else(Default::default, |(from, to)| [*from, *to].map(|at| board.display_name(at)));
                self.clue = Some(OnBoard::new(board, places));
                say!("study-hint", "The answer is in the highlighted area, from {from} to {to}.", from, to)
            }
            Clue::Piece(piece) => say!("study-hint-piece", "The piece is {piece}.", piece),
            Clue::NotOnBoard => StaticText("study-hint-word", "The answer is not a move on the board.").to_string(),
            Clue::None => StaticText("study-no-hint", "There is no further hint.").to_string(),
        };
        // The board is as it was: what is in hand stays there.
        self.view = Some(drill.view());
        self.note(words);
    }

    /// Shows the solution: its first move.
    pub fn show(&mut self, names: Coordinates) {
        let Some(drill) = &mut self.drill else { return };
        drill.show();
        self.failed = true;
        self.clue = None;
        self.tell_step(names);
    }

    /// Goes on in the solution that is shown, or back.
    pub fn step(&mut self, on: bool, names: Coordinates) {
        let Some(drill) = &mut self.drill else { return };
        drill.step(on);
        self.tell_step(names);
    }

    /// Shows the next one of several solutions: its first move.
    pub fn next_solution(&mut self, names: Coordinates) {
        let Some(drill) = &mut self.drill else { return };
        drill.next_solution();
        self.tell_step(names);
    }

    /// Says which move is shown, of the solution or while looking round.
    fn tell_step(&mut self, names: Coordinates) {
        self.look();
        self.verdict = None;
        let steps = self.view.as_ref().filter(|view| view.shown.is_some() || self.explorer.is_some());
        let made = steps.and_then(|view| {
            let position = view.position.clone().with_coordinates(names);
            let made = position.last_move()?;
            let colour = words::capital(position.kind().colour_name(made.colour));
            Some(format!("{colour} {}", position.move_text(&made.action)))
        });
        if let Some(made) = made {
            self.note(made);
        }
    }

    /// Tries again.
    pub fn retry(&mut self) {
        let Some(drill) = &mut self.drill else { return };
        drill.retry();
        self.verdict = None;
        self.look();
    }

    /// Says whether a move that is not in the record is right.
    pub fn decide(&mut self, is_right: bool) {
        let Some(drill) = &mut self.drill else { return };
        drill.decide(is_right);
        self.failed |= !is_right;
        self.verdict = None;
        self.look();
    }

    /// Goes on to the next question; an unanswered one goes to the end, and a move of a game is left out. `rating` is the user's own, of what was
    /// right.
    pub fn next(&mut self, rating: Option<Rating>, keeper: &mut Keeper) {
        self.keep_answered(keeper);
        match () {
            () if self.is_answered() => self.count(rating, keeper),
            // A game goes on.
            () if self.choice.mode == Mode::Guess => self.pass_over(),
            () => self.round.skip(),
        }
        self.begin_question();
    }

    /// Leaves: what was answered is kept.
    pub fn leave(&mut self, keeper: &mut Keeper) {
        self.keep_answered(keeper);
        if self.is_answered() {
            self.count(None, keeper);
        }
        (self.drill, self.view) = (None, None);
        (self.failed, self.verdict) = (false, None);
    }

    /// Those once more; that moves no day.
    pub fn of_worst(gathered: Gathered, choice: StudyChoice) -> Sitting {
        let only: HashSet<ItemKey> = worst(&gathered, choice).into_iter().map(|(key, ..)| key).collect();
        Sitting::of(gathered, StudyChoice { all: true, ..choice }, Some(&only))
    }

    /// Whether something failed, or took a hint.
    pub fn has_trouble(&self) -> bool {
        !self.trouble.is_empty()
    }

    /// The questions that failed or took a hint, once more; that moves no day.
    pub fn again(self) -> Sitting {
        let only: HashSet<ItemKey> = self.trouble.into_iter().collect();
        Sitting::of(self.gathered, StudyChoice { all: true, ..self.choice }, Some(&only))
    }

    /// The log was read again: what was answered elsewhere meanwhile is not asked here.
    pub fn renew(&mut self, read: ReadLog) {
        self.gathered.renew(read);
        if self.choice.all || self.choice.mode == Mode::Guess {
            return;
        }
        let learned = &self.gathered.learned;
        let today = learned.now.day();
        let is_wanted = |key: ItemKey| {
            let due = learned.items.get(&key).map(|item| item.due_day);
            !learned.is_put_off(key) && due.is_none_or(|day| day <= today)
        };
        let current = self.round.current().map(|(key, _)| *key).filter(|key| !is_wanted(*key) && self.round.counts());
        self.round.retain(is_wanted);
        // Whoever has not begun with the question on view need not answer it again.
        let is_untouched =
            !self.is_answered() && self.view.as_ref().is_some_and(|view| view.tries == 0 && view.hints == 0);
        if let Some(key) = current.filter(|_| is_untouched) {
            self.round.drop_question(key);
            self.begin_question();
            let message = StaticText(
                "study-answered-elsewhere",
                "The question before was answered in another window or on another computer.",
            );
            self.note(message.to_string());
        }
    }
}

/// The moves with which the record ended a question.
fn replies_of(drill: &Drill, names: Coordinates) -> String {
    let position = drill.position().clone().with_coordinates(names);
    let replies: Vec<String> = drill.replies().iter().map(|(_, action)| position.move_text(action)).collect();
    replies.join(" ")
}
