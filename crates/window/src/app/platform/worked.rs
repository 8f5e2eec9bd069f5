//! Values that are worked out in the background and kept with what they depend on.

use std::ops::Deref;
use std::time::Duration;

use egui::Context;

use crate::app::platform::{Background, JobState};

/// A value that depends on a key: the last one that was found, and the one that is under way.
#[derive(Debug)]
pub struct Worked<K, T> {
    value: T,
    of: Option<K>,
    coming: Option<(K, Background<T>)>,
}

impl<K, T: Default> Default for Worked<K, T> {
    fn default() -> Self {
        Worked { value: T::default(), of: None, coming: None }
    }
}

impl<K, T> Deref for Worked<K, T> {
    type Target = T;

    /// The last value, and an empty one before any was found.
    fn deref(&self) -> &T {
        &self.value
    }
}

impl<K: PartialEq, T: Default + Send + 'static> Worked<K, T> {
    /// The key of the last value.
    pub fn of(&self) -> Option<&K> {
        self.of.as_ref()
    }

    /// Whether the last value is that of this key.
    pub fn is_of(&self, key: &K) -> bool {
        self.of() == Some(key)
    }

    /// The key of the value that is under way, or else of the last one.
    pub fn latest(&self) -> Option<&K> {
        self.coming.as_ref().map(|(key, _)| key).or(self.of())
    }

    /// Whether one is under way.
    pub fn is_coming(&self) -> bool {
        self.coming.is_some()
    }

    /// Whether to begin with the value of this key: the last one is of another key, and none is under way.
    pub fn lacks(&self, key: &K) -> bool {
        !self.is_coming() && !self.is_of(key)
    }

    /// The same after taking what has come.
    pub fn wants(&mut self, key: &K) -> bool {
        self.take(Duration::ZERO);
        self.lacks(key)
    }

    /// Finds a value at once, if that takes no time, or begins to work it out.
    pub fn find(&mut self, ctx: &Context, key: K, at_once: bool, work: impl FnOnce() -> T + Send + 'static) {
        match at_once {
            true => self.set(key, work()),
            false => self.begin(ctx, key, work),
        }
    }

    fn set(&mut self, key: K, value: T) {
        *self = Worked { value, of: Some(key), coming: None };
    }

    /// Begins to work out a value, and no other any more.
    pub fn begin(&mut self, ctx: &Context, key: K, work: impl FnOnce() -> T + Send + 'static) {
        self.coming = Some((key, Background::begin(ctx, work)));
    }

    /// Takes the value that is under way, and waits this long for it. Returns whether it came.
    pub fn take(&mut self, most: Duration) -> bool {
        let Some((key, coming)) = self.coming.take() else { return false };
        match coming.take_within(most) {
            JobState::NotYet => self.coming = Some((key, coming)),
            // After an error of the program nothing is found there: the same would come again.
            come => self.set(key, come.done().unwrap_or_default()),
        }
        !self.is_coming()
    }
}
