//! What a session keeps of the answers: the line in the log as soon as there is a verdict, its rating, and taking it back.

use crate::app::study::keeper::Keeper;
use crate::app::study::sitting::{Sign, Sitting};
use crate::language::StaticText;
use crate::study::log::{GivenAnswer, KnownItem, LogEvent, LogLine};
use crate::study::session::{Drill, Round, Stage};
use crate::study::{Moment, Rating, StudyItem};

/// A line of the log, and what was known of its item before.
pub(super) struct KeptLine {
    line: LogLine,
    before: Option<KnownItem>,
}

/// What can be taken back: its line, if it has one, and where the session was before.
pub(super) struct Done {
    kept: Option<KeptLine>,
    round: Round<usize>,
    went: usize,
    trouble: usize,
    moments: usize,
    points: (u32, u32),
}

impl Sitting {
    /// Whether there is something to keep: an answer to the end, or one that failed.
    pub(super) fn is_answered(&self) -> bool {
        self.failed || matches!(self.drill.as_ref().map(Drill::stage), Some(Stage::Solved | Stage::Shown))
    }

    /// Where the session is, to come back to it; `kept` is the line of what is done now.
    fn before(&self, kept: Option<KeptLine>) -> Done {
        let (went, trouble, moments) = (self.went.len(), self.trouble.len(), self.moments.len());
        Done { kept, round: self.round.clone(), went, trouble, moments, points: self.points }
    }

    /// Counts the answer that is on view.
    pub(super) fn count(&mut self, rating: Option<Rating>, keeper: &mut Keeper) {
        let Some(drill) = self.drill.take() else { return };
        let own = drill.rating();
        let rating = rating.filter(|_| own > Rating::Again).unwrap_or(own);
        if rating != own {
            self.rate(rating, keeper);
        }
        let kept = self.kept.take();
        self.last = Some(self.before(kept));
        self.points.0 += drill.points();
        self.points.1 += 2;
        if let Some(away) = drill.farthest() {
            let position = drill.position();
            let answer = drill.first_answer().map_or_else(String::new, |made| position.move_text(made));
            let number = self.item().map_or(0, |item| item.exercise.depth + 1);
            self.moments.push((away, number, answer));
        }
        if self.choice.is_play() {
            self.round.passed(rating);
            self.went.push(rating);
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
        keeper.keep(&line);
        self.gathered.take(line.clone());
        KeptLine { line, before }
    }

    /// Voids a line of the log.
    fn void(&mut self, kept: &KeptLine, keeper: &mut Keeper) {
        let void = self.gathered.take_back(&kept.line, kept.before.clone());
        keeper.keep(&void);
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

    /// Takes the last answer back, or what was done last with a question: it is asked again. Returns whether there was one.
    pub fn take_back(&mut self, keeper: &mut Keeper) -> bool {
        if let Some(kept) = self.kept.take() {
            self.void(&kept, keeper);
        } else if self.is_answered() {
            // Only guessed: there is no line of it.
        } else if let Some(done) = self.last.take() {
            if let Some(kept) = &done.kept {
                self.void(kept, keeper);
            }
            (self.round, self.points) = (done.round, done.points);
            self.went.truncate(done.went);
            self.trouble.truncate(done.trouble);
            self.moments.truncate(done.moments);
        } else {
            self.told =
                Some((Sign::Note, StaticText("study-nothing-back", "There is no answer to take back.").to_string()));
            return false;
        }
        self.ask();
        self.told =
            Some((Sign::Note, StaticText("study-taken-back", "Taken back: here is the question again.").to_string()));
        true
    }

    /// Puts the question off until tomorrow, or for good.
    pub fn put_off(&mut self, for_good: bool, keeper: &mut Keeper) {
        let Some(&(key, _)) = self.round.current() else { return };
        if self.choice.is_play() {
            let told = StaticText(
                "study-nothing-to-put-off",
                "A game that is only guessed comes on no day: there is nothing to put off.",
            );
            return self.note(told.to_string());
        }
        if let Some(kept) = self.kept.take() {
            // What was answered stays answered.
            drop(kept);
        }
        let event = if for_good { LogEvent::Suspend(key) } else { LogEvent::Bury(key) };
        let line = self.gathered.learned.line(Moment::now(), event);
        let kept = self.add(line, keeper);
        self.last = Some(self.before(Some(kept)));
        self.round.drop_current();
        self.ask();
        let told = match for_good {
            true => StaticText("study-suspended", "The question before is not asked any more. Ctrl+Z takes that back."),
            false => {
                StaticText("study-buried", "The question before is put off until tomorrow. Ctrl+Z takes that back.")
            }
        };
        self.told = self.view.is_some().then(|| (Sign::Note, told.to_string()));
    }
}
