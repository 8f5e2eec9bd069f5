//! Spaced repetition: FSRS-6 with its published weights, and a fixed ladder.
//!
//! Both are folds over the answers, so changing the schedule gives every item the state that it would have had all along. Intervals are
//! whole days. Rounding is half away from zero.

named! {
    /// The rating of an answer. Logs have the numbers, which follow from the order.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    Rating {
        /// Wrong, shown, or given up.
        Again = "again",
        /// Right after a hint.
        Hard = "hard",
        /// Right.
        Good = "good",
        /// Right at once, and too easy.
        Easy = "easy",
    }
}

impl Rating {
    /// The one of this number, 1 to 4.
    pub fn of_number(number: u64) -> Option<Rating> {
        Self::ALL.get(usize::try_from(number.checked_sub(1)?).ok()?).map(|row| row.1)
    }

    /// 1 to 4.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// The longest interval, in days: a hundred years.
pub const LONGEST: u32 = 36_500;

/// The weights of FSRS-6, as published with it.
const W: [f64; 21] = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
    1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];

/// How likely an item is to be known when it is due.
const WANTED: f64 = 0.9;

/// The FSRS memory state of an item.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Memory {
    /// Days until recall probability drops to 0.9.
    pub stability: f64,
    /// From 1, easy, to 10.
    pub difficulty: f64,
}

impl Memory {
    /// After the first answer.
    pub fn first(rating: Rating) -> Memory {
        let stability = W[usize::from(rating.number() - 1)];
        Memory { stability: held(stability), difficulty: first_difficulty(rating).clamp(1.0, 10.0) }
    }

    /// The state after another answer, this many days later.
    pub fn then(self, days: u32, rating: Rating) -> Memory {
        let (old, d, g) = (self.stability, self.difficulty, f64::from(rating.number()));
        let stability = match (days, rating) {
            (0, _) => {
                let growth = (W[17] * (g - 3.0 + W[18])).exp() * old.powf(-W[19]);
                old * if rating >= Rating::Hard { growth.max(1.0) } else { growth }
            }
            (_, Rating::Again) => {
                let chance = self.chance(days);
                let lapsed = W[11] * d.powf(-W[12]) * ((old + 1.0).powf(W[13]) - 1.0) * (W[14] * (1.0 - chance)).exp();
                lapsed.min(old / (W[17] * W[18]).exp())
            }
            _ => {
                let chance = self.chance(days);
                let bonus = match rating {
                    Rating::Hard => W[15],
                    Rating::Easy => W[16],
                    _ => 1.0,
                };
                let growth = W[8].exp() * (11.0 - d) * old.powf(-W[9]) * ((W[10] * (1.0 - chance)).exp() - 1.0);
                old * (1.0 + growth * bonus)
            }
        };
        let moved = d + -W[6] * (g - 3.0) * (10.0 - d) / 9.0;
        // The target of the reversion is not clamped.
        let difficulty = W[7] * first_difficulty(Rating::Easy) + (1.0 - W[7]) * moved;
        Memory { stability: held(stability), difficulty: difficulty.clamp(1.0, 10.0) }
    }

    /// Recall probability after this many days.
    pub fn chance(self, days: u32) -> f64 {
        let decay = -W[20];
        (1.0 + factor() * f64::from(days) / self.stability).powf(decay)
    }

    /// Days until it is asked again: 1 to [`LONGEST`].
    pub fn interval(self) -> u32 {
        let days = self.stability / factor() * (WANTED.powf(-1.0 / W[20]) - 1.0);
        days.round().clamp(1.0, f64::from(LONGEST)) as u32
    }
}

fn factor() -> f64 {
    0.9_f64.powf(-1.0 / W[20]) - 1.0
}

fn held(stability: f64) -> f64 {
    stability.clamp(0.001, f64::from(LONGEST))
}

fn first_difficulty(rating: Rating) -> f64 {
    W[4] - (W[5] * (f64::from(rating.number()) - 1.0)).exp() + 1.0
}

/// The days of the fixed ladder: four hours, a day, three, a week, two, a month, three, half a year. Hours do not count here, so the
/// first step is the same day.
pub const LADDER: [u32; 8] = [0, 1, 3, 7, 14, 30, 90, 180];

/// How an item is scheduled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Schedule {
    /// FSRS-6.
    #[default]
    Fsrs,
    /// [`LADDER`]: one step up for what is right, back to the first for what is not.
    Ladder,
}

/// The scheduling state of an item.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ItemState {
    /// In FSRS.
    Memory(Memory),
    /// On the ladder; counted from 0.
    Step(usize),
}

impl Schedule {
    /// An item's state after one more answer: `before` is `None` for the first.
    pub fn then(self, before: Option<ItemState>, days: u32, rating: Rating) -> ItemState {
        match (self, before) {
            (Self::Fsrs, Some(ItemState::Memory(memory))) => ItemState::Memory(memory.then(days, rating)),
            (Self::Fsrs, _) => ItemState::Memory(Memory::first(rating)),
            (Self::Ladder, _) if rating == Rating::Again => ItemState::Step(0),
            (Self::Ladder, Some(ItemState::Step(step))) => ItemState::Step((step + 1).min(LADDER.len() - 1)),
            (Self::Ladder, _) => ItemState::Step(0),
        }
    }
}

impl ItemState {
    /// Days until it is asked again.
    pub fn interval(self) -> u32 {
        match self {
            Self::Memory(memory) => memory.interval(),
            Self::Step(step) => LADDER[step.min(LADDER.len() - 1)],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on_due_days(ratings: &[u64]) -> (Vec<u32>, Vec<f64>, Vec<f64>) {
        let mut memory: Option<Memory> = None;
        let (mut days, mut stabilities, mut difficulties) = (Vec::new(), Vec::new(), Vec::new());
        for &rating in ratings {
            let rating = Rating::of_number(rating).unwrap();
            let next = memory.map_or(Memory::first(rating), |memory| memory.then(memory.interval(), rating));
            days.push(next.interval());
            stabilities.push((next.stability * 1e4).round() / 1e4);
            difficulties.push((next.difficulty * 1e4).round() / 1e4);
            memory = Some(next);
        }
        (days, stabilities, difficulties)
    }

    #[test]
    fn answers_on_the_due_day_give_the_published_intervals() {
        for (ratings, days) in [
            (vec![3; 8], vec![2, 11, 46, 163, 497, 1346, 3292, 7398]),
            (vec![1, 3, 3, 3, 3], vec![1, 2, 6, 17, 44]),
            (vec![3, 3, 1, 3, 3, 3], vec![2, 11, 2, 5, 12, 28]),
            (vec![2; 4], vec![1, 3, 7, 12]),
            (vec![4; 3], vec![8, 66, 397]),
        ] {
            assert_eq!(on_due_days(&ratings).0, days, "{ratings:?}");
        }
        let (_, stabilities, difficulties) = on_due_days(&[3; 4]);
        assert_eq!(stabilities, [2.3065, 10.9643, 46.2802, 162.8622]);
        assert_eq!(difficulties, [2.1181, 2.1112, 2.1043, 2.0975]);
    }

    #[test]
    fn the_ladder_goes_up_one_by_one_and_down_at_once() {
        let mut state = None;
        let days: Vec<u32> = [3, 3, 2, 3, 4, 3, 3, 3, 3, 1, 3]
            .map(|rating| {
                let next = Schedule::Ladder.then(state, 1, Rating::of_number(rating).unwrap());
                state = Some(next);
                next.interval()
            })
            .to_vec();
        assert_eq!(days, [0, 1, 3, 7, 14, 30, 90, 180, 180, 0, 1]);
    }

    #[test]
    fn nothing_leaves_its_limits() {
        let mut memory = Memory::first(Rating::Again);
        for turn in 0..2000_u32 {
            let rating = Rating::of_number(u64::from(turn * 7 % 11 % 4) + 1).unwrap();
            memory = memory.then([0, 1, u32::MAX, 36_500][turn as usize % 4], rating);
            assert!((0.001..=36_500.0).contains(&memory.stability) && (1.0..=10.0).contains(&memory.difficulty));
            assert!((1..=LONGEST).contains(&memory.interval()));
        }
        assert_eq!(Rating::of_number(0).or(Rating::of_number(5)), None);
    }
}
