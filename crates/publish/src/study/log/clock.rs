//! When the lines of a log count, where a clock dated them that fell back or ran ahead.

use crate::study::moment::Moment;

/// An answer may be dated this many seconds ahead of the clock: clocks and zones differ.
pub(super) const AHEAD: i64 = 24 * 60 * 60;
/// Nothing was answered before 2026: there was no program for it. A clock that stands earlier was reset.
pub(super) const EARLIEST: i64 = 1_767_225_600;
/// What is dated so many seconds before lines that were written earlier, or after those that were written later, was dated by a wrong clock.
/// Less than that lies between the lines of computers whose logs were merged.
pub(super) const FAR: i64 = 30 * 24 * 60 * 60;

/// When a line counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Placed {
    /// Its own time; where that is doubtful, the time of the line before it in its file: it was written later than that.
    pub at: Moment,
    pub is_doubtful: bool,
}

impl Placed {
    /// At its own time.
    pub fn own(moment: Moment) -> Placed {
        Placed { at: moment, is_doubtful: moment.utc < EARLIEST }
    }
}

/// Whether a line does not count yet.
pub(super) fn is_ahead(moment: Moment, now: Moment) -> bool {
    moment.utc > now.utc.saturating_add(AHEAD)
}

/// When the lines of one file count, by their times; they were written one after the other: those whose times contradict the order of the rest, or lie
/// before there was a program, have the time of the line before them, or else of the one after.
pub(super) fn places_in(moments: impl Iterator<Item = Moment>, now: Moment) -> Vec<Placed> {
    let moments: Vec<Moment> = moments.collect();
    let can_be = |moment: Moment| moment.utc >= EARLIEST && !is_ahead(moment, now);
    let is_kept =
        in_order(&moments.iter().map(|&moment| Some(moment.utc).filter(|_| can_be(moment))).collect::<Vec<_>>());
    let mut after: Vec<Option<Moment>> = vec![None; moments.len()];
    let mut next = None;
    for at in (0..moments.len()).rev() {
        after[at] = next;
        if is_kept[at] {
            next = Some(moments[at]);
        }
    }
    let mut before: Option<Moment> = None;
    let place = |(at, moment): (usize, Moment)| {
        if is_kept[at] {
            before = Some(moment);
            return Placed::own(moment);
        }
        let is_early =
            moment.utc < EARLIEST || before.is_some_and(|before| before.utc.saturating_sub(moment.utc) > FAR);
        let is_late = after[at].is_some_and(|after| moment.utc.saturating_sub(after.utc) > FAR);
        match before.or(after[at]).filter(|_| (is_early || is_late) && !is_ahead(moment, now)) {
            Some(near) => Placed { at: near, is_doubtful: true },
            None => Placed::own(moment),
        }
    };
    moments.into_iter().enumerate().map(place).collect()
}

/// Which of these times, in the order in which they were written, are in order: all of them where none lies far before an earlier one, else
/// the most that are. Of two that contradict each other that is the later one: more clocks fall back than run ahead.
fn in_order(times: &[Option<i64>]) -> Vec<bool> {
    let mut last = i64::MIN;
    let is_far = |time: &i64| {
        let is_far = last > i64::MIN && last.saturating_sub(*time) > FAR;
        last = last.max(*time);
        is_far
    };
    if !times.iter().flatten().any(is_far) {
        return times.iter().map(Option::is_some).collect();
    }
    // From the last one: the greatest time with which a series of each length can end, and before which it stands.
    let mut ends: Vec<(i64, usize)> = Vec::new();
    let mut following: Vec<Option<usize>> = vec![None; times.len()];
    for at in (0..times.len()).rev() {
        let Some(time) = times[at] else { continue };
        let length = ends.partition_point(|(end, _)| *end >= time);
        following[at] = length.checked_sub(1).map(|shorter| ends[shorter].1);
        match ends.get_mut(length) {
            Some(end) => *end = (time, at),
            None => ends.push((time, at)),
        }
    }
    let mut is_in_order = vec![false; times.len()];
    let mut next = ends.last().map(|(_, at)| *at);
    while let Some(at) = next {
        is_in_order[at] = true;
        next = following[at];
    }
    is_in_order
}
