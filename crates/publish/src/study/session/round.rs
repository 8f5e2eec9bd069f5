//! Chooses the next question: due ones first, then new ones; a failed one is repeated until it was right once.

use crate::study::identity::ItemKey;
use crate::study::schedule::Rating;
use std::collections::{HashMap, HashSet, VecDeque};

/// So many other questions come before one that failed comes again.
const BETWEEN: usize = 3;

/// The result of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Questions that were answered and counted.
    pub asked: u32,
    /// Of these, right at once and without a hint.
    pub right: u32,
    /// Answers that only repeated what had failed.
    pub repeated: u32,
}

/// Where a round was before its current question was answered or put off, to come back to it.
#[derive(Clone, Debug)]
pub struct RoundStep<T> {
    current: (ItemKey, T),
    /// It had failed before.
    had_failed: bool,
    tally: Tally,
}

/// A round of questions, each with its source.
#[derive(Clone, Debug)]
pub struct Round<T> {
    waiting: VecDeque<(ItemKey, T)>,
    /// Which question each is, from 1: it keeps its number when it comes again.
    numbers: HashMap<ItemKey, usize>,
    /// Failed in this round: answers to these are repetitions.
    failed: HashSet<ItemKey>,
    tally: Tally,
}

impl<T> Round<T> {
    /// A round of what is due, and of so many new questions at most. What is there twice is asked once.
    pub fn new(
        due: impl IntoIterator<Item = (ItemKey, T)>,
        new: impl IntoIterator<Item = (ItemKey, T)>,
        most_new: usize,
    ) -> Self {
        let mut known = HashSet::new();
        let mut waiting: VecDeque<(ItemKey, T)> = due.into_iter().filter(|(key, _)| known.insert(*key)).collect();
        waiting.extend(new.into_iter().filter(|(key, _)| known.insert(*key)).take(most_new));
        let numbers = waiting.iter().enumerate().map(|(at, (key, _))| (*key, at + 1)).collect();
        Round { waiting, numbers, failed: HashSet::new(), tally: Tally::default() }
    }

    /// The question that is asked now; `None` at the end.
    pub fn current(&self) -> Option<&(ItemKey, T)> {
        self.waiting.front()
    }

    /// The number of the current question, from 1, the total, and the number remaining, including the current one.
    pub fn place(&self) -> (usize, usize, usize) {
        let number = self.current().and_then(|(key, _)| self.numbers.get(key)).copied();
        (number.unwrap_or(self.numbers.len()), self.numbers.len(), self.waiting.len())
    }

    /// Whether an answer to the current question affects its schedule: not after it failed in this round.
    pub fn counts(&self) -> bool {
        self.current().is_some_and(|(key, _)| !self.failed.contains(key))
    }

    /// Advances after an answer; a failed question comes again later, and one that fails again after all that wait: those who only look at
    /// solutions get on, too. Returns whether the answer counted.
    pub fn answered(&mut self, rating: Rating) -> bool {
        let counts = self.counts();
        let Some(entry) = self.waiting.pop_front() else { return false };
        match counts {
            true => {
                self.tally.asked += 1;
                self.tally.right += u32::from(rating > Rating::Hard);
            }
            false => self.tally.repeated += 1,
        }
        if rating == Rating::Again {
            self.failed.insert(entry.0);
            let waiting = self.waiting.len();
            let place = if counts { BETWEEN.min(waiting) } else { waiting };
            self.waiting.insert(place, entry);
        }
        counts
    }

    /// Advances after an answer, whatever it was: in a game the next move follows.
    pub fn passed(&mut self, rating: Rating) {
        if self.waiting.pop_front().is_some() {
            self.tally.asked += 1;
            self.tally.right += u32::from(rating > Rating::Hard);
        }
    }

    /// Passes a question over; it comes last.
    pub fn skip(&mut self) {
        if let Some(entry) = self.waiting.pop_front() {
            self.waiting.push_back(entry);
        }
    }

    /// Drops a question: it is not asked in this round any more.
    pub fn drop_question(&mut self, key: ItemKey) {
        self.waiting.retain(|(other, _)| *other != key);
    }

    /// Where the round is now; `None` at the end.
    pub fn step(&self) -> Option<RoundStep<T>>
    where
        T: Clone,
    {
        let current = self.current()?.clone();
        Some(RoundStep { had_failed: self.failed.contains(&current.0), current, tally: self.tally })
    }

    /// Takes back what was done with a question since: it is the current one again.
    pub fn take_back(&mut self, step: RoundStep<T>) {
        let key = step.current.0;
        self.drop_question(key);
        self.waiting.push_front(step.current);
        if !step.had_failed {
            self.failed.remove(&key);
        }
        self.tally = step.tally;
    }

    /// Drops the questions after the current one that were answered elsewhere meanwhile, save those that failed here.
    pub fn retain(&mut self, is_wanted: impl Fn(ItemKey) -> bool) {
        let (current, failed) = (self.current().map(|(key, _)| *key), &self.failed);
        self.waiting.retain(|(key, _)| Some(*key) == current || failed.contains(key) || is_wanted(*key));
    }

    /// The tally of the round so far.
    pub fn tally(&self) -> Tally {
        self.tally
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_question_repeats_until_it_is_right_once() {
        let item = |key: u128| (ItemKey(key), key);
        let mut round = Round::new([1, 2, 1].map(item), [2, 3, 4, 5, 6].map(item), 3);
        let (mut asked, mut places) = (Vec::new(), Vec::new());
        while let Some(&(_, key)) = round.current() {
            let first = round.counts();
            asked.push((key, first));
            places.push(round.place());
            let rating = if key == 2 && first { Rating::Again } else { Rating::Good };
            assert_eq!(round.answered(rating), first);
        }
        assert_eq!(asked, [(1, true), (2, true), (3, true), (4, true), (5, true), (2, false)]);
        assert_eq!(round.tally(), Tally { asked: 5, right: 4, repeated: 1 });
        // After a failure the round continues, and a repeated question keeps its number.
        assert_eq!(places, [(1, 5, 5), (2, 5, 4), (3, 5, 4), (4, 5, 3), (5, 5, 2), (2, 5, 1)]);
        assert!(!round.answered(Rating::Good) && round.place() == (5, 5, 0));
    }

    /// Who only looks at solutions sees each question before the first one comes a third time.
    #[test]
    fn a_question_that_keeps_failing_lets_others_come_first() {
        let mut round = Round::new((1..=8).map(|key: u128| (ItemKey(key), key)), [], 0);
        let mut times: HashMap<u128, usize> = HashMap::new();
        for _ in 0..100 {
            let key = round.current().unwrap().1;
            *times.entry(key).or_default() += 1;
            round.answered(Rating::Again);
            assert!(times[&key] < 3 || times.len() == 8, "{times:?}");
        }
    }

    #[test]
    fn a_question_answered_elsewhere_is_not_repeated() {
        let item = |key: u128| (ItemKey(key), key);
        let mut round = Round::new([1, 2, 3, 4].map(item), [], 0);
        round.answered(Rating::Again);
        round.retain(|key| key == ItemKey(4));
        let mut asked = Vec::new();
        while let Some(&(_, key)) = round.current() {
            asked.push(key);
            round.drop_question(ItemKey(key));
        }
        // The current one stays, and so does what failed here.
        assert_eq!(asked, [2, 4, 1]);
    }

    /// Step by step a round goes back to its beginning, whatever was done.
    #[test]
    fn every_step_is_taken_back() {
        let item = |key: u128| (ItemKey(key), key);
        const STEPS: usize = 5;
        // Each step is one of four.
        for steps in 0..4_u32.pow(STEPS as u32) {
            let mut round = Round::new((1..=4).map(item), [], 0);
            let state = |round: &Round<u128>| (round.waiting.clone(), round.failed.clone(), round.tally());
            let mut before = Vec::new();
            while let Some(&(key, _)) = round.current() {
                let way = if before.len() < STEPS { steps >> (2 * before.len()) & 3 } else { 3 };
                before.push((state(&round), round.step().unwrap()));
                match way {
                    0 => drop(round.answered(Rating::Again)),
                    1 => round.passed(Rating::Again),
                    2 => round.drop_question(key),
                    _ => drop(round.answered(Rating::Good)),
                }
            }
            assert!(round.step().is_none());
            while let Some((expected, step)) = before.pop() {
                round.take_back(step);
                assert_eq!(state(&round), expected);
            }
        }
    }

    #[test]
    fn an_answer_with_a_hint_is_not_right_at_once() {
        for (rating, right) in [(Rating::Again, 0), (Rating::Hard, 0), (Rating::Good, 1), (Rating::Easy, 1)] {
            let mut round = Round::new([(ItemKey(1), ())], [], 0);
            round.answered(rating);
            assert_eq!(round.tally(), Tally { asked: 1, right, repeated: 0 });
        }
    }
}
