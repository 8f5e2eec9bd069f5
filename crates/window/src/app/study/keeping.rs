//! What a session keeps of the answers: the line in the log as soon as there is a verdict, its rating, and taking it back.

use std::path::PathBuf;

use crate::app::study::keeper::Keeper;
use crate::app::study::sitting::Sitting;
use crate::language::StaticText;
use crate::study::log::{GivenAnswer, KnownItem, LogEvent, LogLine};
use crate::study::session::{Drill, RoundStep, Stage};
use crate::study::{Mode, Moment, Rating, StudyItem};

/// A line of the log, and what was known of its item before.
pub(super) struct KeptLine {
    line: LogLine,
    /// The file beside which it lies.
    file: PathBuf,
    before: Option<KnownItem>,
}

/// What can be taken back: its lines, and where the session was before.
pub(super) struct Done {
    /// The first one first.
    kept: Vec<KeptLine>,
    /// The answer that was on view, and stays: whether it failed, and its line.
    answered: Option<(Drill, bool, Option<KeptLine>)>,
    step: RoundStep<usize>,
    went: usize,
    trouble: usize,
    moments: usize,
    points: (u32, u32),
}

impl Sitting {
    /// Whether there is something to keep: an answer to the end, or one that failed.
    pub(super) fn is_answered(&self) -> bool {
        let Some(drill) = &self.drill else { return false };
        self.failed || matches!(drill.stage(), Stage::Solved | Stage::Shown)
    }

    /// Where the session is, to come back to it.
    fn before(&self) -> Option<Done> {
        let (went, trouble, moments) = (self.went.len(), self.trouble.len(), self.moments.len());
        let step = self.round.step()?;
        Some(Done { kept: Vec::new(), answered: None, step, went, trouble, moments, points: self.points })
    }

    /// Counts the answer that is on view.
    pub(super) fn count(&mut self, rating: Option<Rating>, keeper: &mut Keeper) {
        let (Some(drill), Some(mut done)) = (self.drill.take(), self.before()) else { return };
        let own = drill.rating();
        let rating = rating.filter(|_| own > Rating::Again).unwrap_or(own);
        if rating != own {
            self.rate(rating, keeper);
        }
        done.kept.extend(self.kept.take());
        self.score(&drill, rating);
        self.done.push(done);
    }

    /// Leaves a move of a game out that was not guessed: the next one comes.
    pub(super) fn pass_over(&mut self) {
        let Some(done) = self.before() else { return };
        if let Some(&(key, _)) = self.round.current() {
            self.round.drop_question(key);
            self.done.push(done);
        }
    }

    /// Adds an answer to the result of the session.
    fn score(&mut self, drill: &Drill, rating: Rating) {
        self.points.0 += drill.points();
        self.points.1 += 2;
        if let Some(away) = drill.farthest() {
            let position = drill.position();
            let answer = drill.first_answer().map_or_else(String::new, |made| position.move_text(made));
            let number = self.item().map_or(0, |item| item.exercise.depth + 1);
            self.moments.push((away, number, answer));
        }
        if self.choice.mode == Mode::Guess {
            // What failed does not interrupt a game.
            self.round.passed(rating);
            self.went.push(rating);
            if !self.choice.is_play() && rating < Rating::Good {
                self.trouble.push(drill.key());
            }
        } else if self.round.answered(rating) {
            self.went.push(rating);
            if rating < Rating::Good {
                self.trouble.push(drill.key());
            }
        }
    }

    /// Stores an answer as soon as there is a verdict: an interruption must not lose it.
    pub fn keep_answered(&mut self, keeper: &mut Keeper) {
        if self.kept.is_some() || !self.is_answered() || self.choice.is_play() {
            return;
        }
        let Some(drill) = &self.drill else { return };
        let counts = self.round.counts() && !self.choice.all;
        let rating = if self.failed { Rating::Again } else { drill.rating() };
        let given = GivenAnswer {
            key: drill.key(),
            answers: drill.answers_key(),
            mode: self.choice.mode,
            rating: counts.then_some(rating),
            took: u64::try_from(self.since.elapsed().as_millis()).ok(),
            at: self.item().map(StudyItem::at).unwrap_or_default(),
            is_part: false,
        };
        let line = self.gathered.learned.line(Moment::now(), LogEvent::Answered(given));
        self.kept = Some(self.add(line, keeper));
    }

    /// Adds a line to the log.
    fn add(&mut self, line: LogLine, keeper: &mut Keeper) -> KeptLine {
        let before = line.event.key().and_then(|key| self.gathered.learned.items.get(&key)).cloned();
        let file = self.item().map(|item| item.game.file.clone()).unwrap_or_default();
        keeper.keep_beside(&file, &line);
        self.gathered.take(line.clone());
        KeptLine { line, file, before }
    }

    /// Voids a line of the log.
    fn void(&mut self, kept: &KeptLine, keeper: &mut Keeper) {
        let void = self.gathered.take_back(&kept.line, kept.before.clone());
        keeper.keep_beside(&kept.file, &void);
    }

    /// Rates the answer that is on view otherwise: its line is voided, and written anew at its time.
    fn rate(&mut self, rating: Rating, keeper: &mut Keeper) {
        let Some(kept) = self.kept.take() else { return };
        let mut line = kept.line.clone();
        match &mut line.event {
            LogEvent::Answered(given) if given.rating.is_some() => given.rating = Some(rating),
            // A repetition has no rating.
            _ => return self.kept = Some(kept),
        }
        self.void(&kept, keeper);
        self.kept = Some(self.add(line, keeper));
    }

    /// Takes the last answer back, or what was done last with a question: it is asked again. Each further time goes back by one more.
    /// Returns whether there was one.
    pub fn take_back(&mut self, keeper: &mut Keeper) -> bool {
        if let Some(kept) = self.kept.take() {
            self.void(&kept, keeper);
            self.begin_question();
        } else if self.is_answered() {
            // Only guessed: there is no line of it.
            self.begin_question();
        } else if self.drill.as_mut().is_some_and(Drill::take_back) {
            self.look();
        } else if let Some(done) = self.done.pop() {
            done.kept.iter().rev().for_each(|kept| self.void(kept, keeper));
            self.round.take_back(done.step);
            self.points = done.points;
            self.went.truncate(done.went);
            self.trouble.truncate(done.trouble);
            self.moments.truncate(done.moments);
            self.begin_question();
            if let Some((drill, failed, kept)) = done.answered {
                (self.drill, self.failed, self.kept) = (Some(drill), failed, kept);
                self.look();
                let message = StaticText("study-taken-back-as-left", "Taken back: the question is as you left it.");
                self.note(message.to_string());
                return true;
            }
        } else {
            self.note(
                StaticText("study-nothing-left-back", "Nothing is left to take back in this session.").to_string(),
            );
            return false;
        }
        self.note(StaticText("study-taken-back", "Taken back: here is the question again.").to_string());
        true
    }

    /// Whether there is something to take back.
    pub fn has_done(&self) -> bool {
        self.is_answered() || self.drill.as_ref().is_some_and(Drill::is_begun) || !self.done.is_empty()
    }

    /// Puts the question off until tomorrow, or for good.
    pub fn put_off(&mut self, for_good: bool, keeper: &mut Keeper) {
        let (Some(&(key, _)), Some(mut done)) = (self.round.current(), self.before()) else { return };
        if self.choice.is_play() {
            let message = StaticText(
                "study-nothing-to-put-off",
                "A game that is only guessed comes on no day: there is nothing to put off.",
            );
            return self.note(message.to_string());
        }
        let is_answered = self.is_answered();
        if is_answered {
            // What was answered stays answered, and is taken back by itself.
            self.keep_answered(keeper);
            done.answered = self.drill.clone().map(|drill| (drill, self.failed, self.kept.take()));
        }
        let event = if for_good { LogEvent::Suspend(key) } else { LogEvent::Bury(key) };
        let line = self.gathered.learned.line(Moment::now(), event);
        done.kept.push(self.add(line, keeper));
        self.done.push(done);
        if let Some(drill) = self.drill.take().filter(|_| is_answered) {
            self.score(&drill, drill.rating());
        }
        self.round.drop_question(key);
        self.begin_question();
        let message = match for_good {
            true => StaticText("study-suspended", "The question before is not asked any more. Ctrl+Z takes that back."),
            false => {
                StaticText("study-buried", "The question before is put off until tomorrow. Ctrl+Z takes that back.")
            }
        };
        self.note(message.to_string());
    }
}
