//! A set of places of a board.

use super::Place;
use std::ops::Range;

/// A set of places, a bit each: a record can name all places of a board in each of its values. Sets of the same places are equal.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlaceSet(Vec<u64>);

impl PlaceSet {
    /// Adds a place.
    pub fn add(&mut self, place: Place) {
        let word = place.index() / 64;
        self.0.resize(self.0.len().max(word + 1), 0);
        self.0[word] |= 1 << (place.index() % 64);
    }

    /// Adds places that follow each other, and gives those that are new.
    #[doc(hidden)]
    pub fn add_run(&mut self, run: Range<u16>, new: &mut Vec<Place>) {
        self.add_words(run, |word, mut fresh| {
            while fresh != 0 {
                new.push(Place((64 * word) as u16 + fresh.trailing_zeros() as u16));
                fresh &= fresh - 1;
            }
        });
    }

    /// Adds places that follow each other, and reports the new ones as bits of words.
    fn add_words(&mut self, run: Range<u16>, mut new: impl FnMut(usize, u64)) {
        let (mut at, end) = (usize::from(run.start), usize::from(run.end));
        self.0.resize(self.0.len().max(end.div_ceil(64)), 0);
        while at < end {
            let (word, count) = (at / 64, (end - at).min(64 - at % 64));
            let bits = u64::MAX >> (64 - count) << (at % 64);
            new(word, bits & !self.0[word]);
            self.0[word] |= bits;
            at += count;
        }
    }

    /// Whether a place is in it.
    pub fn has(&self, place: Place) -> bool {
        self.0.get(place.index() / 64).is_some_and(|word| word >> (place.index() % 64) & 1 == 1)
    }
}

impl Extend<Place> for PlaceSet {
    fn extend<T: IntoIterator<Item = Place>>(&mut self, places: T) {
        places.into_iter().for_each(|place| self.add(place));
    }
}

impl Extend<Range<u16>> for PlaceSet {
    fn extend<T: IntoIterator<Item = Range<u16>>>(&mut self, runs: T) {
        runs.into_iter().for_each(|run| self.add_words(run, |_, _| ()));
    }
}

impl FromIterator<Place> for PlaceSet {
    fn from_iter<T: IntoIterator<Item = Place>>(places: T) -> Self {
        let mut set = Self::default();
        set.extend(places);
        set
    }
}
