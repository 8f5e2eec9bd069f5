//! Counts work in test builds: steps along a record, by which `tests/growth.rs` checks that twice the record costs twice the work. Release
//! builds count nothing.

#[cfg(debug_assertions)]
std::thread_local! {
    static STEPS: std::cell::Cell<u64> = const { std::cell::Cell::new(0) };
}

/// Counts steps of this thread: nodes visited, or bytes looked at.
#[inline(always)]
pub(crate) fn step(count: usize) {
    #[cfg(debug_assertions)]
    STEPS.with(|steps| steps.set(steps.get() + count as u64));
    #[cfg(not(debug_assertions))]
    let _ = count;
}

/// The steps that this thread made so far; 0 in a release.
#[doc(hidden)]
pub fn steps() -> u64 {
    #[cfg(debug_assertions)]
    return STEPS.with(std::cell::Cell::get);
    #[cfg(not(debug_assertions))]
    0
}
