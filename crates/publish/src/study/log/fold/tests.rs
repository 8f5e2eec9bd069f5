//! Tests that the fold gives the same result whatever the order of the lines.

use super::*;
use crate::study::log::line::GivenAnswer;

const T: i64 = 1_795_294_800;
const DAY: i64 = 86_400;

fn answer(key: u128, utc: i64, rating: u64) -> LogLine {
    let event = LogEvent::Answered(GivenAnswer {
        key: ItemKey(key),
        answers: AnswersKey(7),
        mode: Mode::Problem,
        rating: Rating::of_number(rating),
        took: Some(8123),
        at: "shapes.sgf#3/0.1".into(),
        is_part: false,
    });
    LogLine { number: 0, moment: Moment { utc, east: 60 }, event }
}

fn file(lines: &[LogLine]) -> Vec<u8> {
    lines.iter().flat_map(|line| (line.write() + "\n").into_bytes()).collect()
}

fn folded(files: &[&[u8]], now: i64) -> Learned {
    let mut lines = LogLines::default();
    files.iter().for_each(|file| lines.add(file));
    lines.fold(Moment { utc: now, east: 60 }, Schedule::Fsrs)
}

#[test]
fn every_line_is_read_as_it_was_written() {
    let key = ItemKey(0xabc);
    for event in [
        answer(1, T, 3).event,
        answer(1, T, 0).event,
        LogEvent::Void(17),
        LogEvent::Suspend(key),
        LogEvent::Resume(key),
        LogEvent::Forget(key),
        LogEvent::Bury(key),
        LogEvent::Convention(None, Some(Convention::Te)),
        LogEvent::Convention(Some(key), None),
        LogEvent::Side(Some(key), Some("W".into())),
    ] {
        let line = LogLine { number: 0, moment: Moment { utc: T, east: -330 }, event };
        assert_eq!(LogLine::read(line.write().as_bytes()), Ok(line));
    }
    let written = answer(0xf, T, 3).write();
    assert!(
        written.starts_with(r#"{"v":1,"t":1795294800,"o":60,"k":"0000000000000000000000000000000f","a":"#),
        "{written}"
    );
    for broken in ["", "{", "{}", "[1]", r#"{"v":1,"t":1}"#, r#"{"v":1,"t":1,"k":"x","do":"suspend"}"#, "\u{fffd}"] {
        assert_eq!(LogLine::read(broken.as_bytes()), Err(Unused::Broken), "{broken}");
    }
    for later in [r#"{"v":2,"t":"soon"}"#, r#"{"v":2,"t":5,"do":"dance"}"#, r#"{"v":9,"t":1,"k":"?"}"#] {
        assert_eq!(LogLine::read(later.as_bytes()), Err(Unused::Later), "{later}");
    }
}

#[test]
fn logs_unite_in_either_order_and_twice() {
    let ancestor = [answer(1, T, 3), answer(2, T + 5, 1)];
    let one = file(&[&ancestor[..], &[answer(1, T + 3 * DAY, 3), answer(3, T + DAY, 2)]].concat());
    let other = file(&[&ancestor[..], &[answer(1, T + 2 * DAY, 1), answer(2, T + 3 * DAY, 4)]].concat());
    let now = T + 10 * DAY;
    let both = folded(&[&one, &other], now);
    assert_eq!(both, folded(&[&other, &one, &one], now));
    assert_eq!(both.items[&ItemKey(1)].answered, 3);
    assert_ne!(both, folded(&[&one], now));
}

#[test]
fn a_log_cut_anywhere_keeps_every_whole_line() {
    let lines = [answer(1, T, 3), answer(2, T + 1, 3), answer(3, T + 2, 3)];
    let whole = file(&lines);
    for cut in 0..=whole.len() {
        let mut lines = LogLines::default();
        lines.add(&whole[..cut]);
        assert!(lines.broken.is_empty(), "what was cut off last is not worth a word");
        // The last line is whole before its end is written.
        let ends = whole[..cut].iter().filter(|&&byte| byte == b'\n').count();
        let rest = &whole[..cut][whole[..cut].iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1)..];
        let expected = ends + usize::from(LogLine::read(rest).is_ok());
        assert_eq!(lines.fold(Moment { utc: T, east: 0 }, Schedule::Fsrs).items.len(), expected, "{cut}");
    }
    let torn = [&whole[..whole.len() - 20], b"\n", &file(&[answer(4, T + 3, 3)])[..]].concat();
    let mut lines = LogLines::default();
    lines.add(&torn);
    assert_eq!(lines.broken, [3]);
    assert_eq!(lines.fold(Moment { utc: T, east: 0 }, Schedule::Fsrs).items.len(), 3);
}

#[test]
fn lines_can_void_others_and_unknown_kinds_are_ignored() {
    let (first, second) = (answer(1, T, 3), answer(1, T + DAY, 1));
    let void = LogLine {
        number: 0,
        moment: Moment { utc: T + DAY + 1, east: 0 },
        event: LogEvent::Void(hash_of(second.write().as_bytes())),
    };
    let now = T + 2 * DAY;
    let undone = folded(&[&file(&[first.clone(), second.clone(), void.clone()])], now);
    assert_eq!(undone.items, folded(&[&file(std::slice::from_ref(&first))], now).items);
    assert_eq!(undone.items, folded(&[&file(&[void, second, first.clone()])], now).items);
    let mut lines = LogLines::default();
    lines.add(b"{\"v\":2,\"t\":5}\nnonsense\n");
    lines.add(&file(&[first]));
    assert_eq!((lines.later, &lines.broken[..]), (1, &[2][..]));
    let forgotten = [
        answer(1, T, 3),
        LogLine { number: 0, moment: Moment { utc: T + 1, east: 0 }, event: LogEvent::Forget(ItemKey(1)) },
    ];
    assert!(folded(&[&file(&forgotten)], now).items.is_empty());
}

/// Logs that were joined, where the first one had no end of line or was cut off, lose nothing that is whole.
#[test]
fn several_records_on_one_line_all_count() {
    let [one, two, three] = [1, 2, 3].map(|key| answer(key, T + key as i64, 3).write());
    let torn = &one[..one.len() - 9];
    for (text, keys, broken) in [
        (format!("{one}{two}\n"), 2, &[][..]),
        (format!("{one}{two}{three}"), 3, &[]),
        (format!("{one} {two}\r\n{three}\n"), 3, &[]),
        (format!("{one}\u{feff}{two}\n"), 2, &[]),
        (format!("{torn}{two}\n{three}\n"), 2, &[1]),
        (format!("{one}{torn}{torn}\n{three}\n"), 2, &[1]),
        (format!("{one}{torn}"), 1, &[]),
        (format!("{one}nonsense\n{two}{{\"v\":9}}\n"), 2, &[1]),
        (format!("{}\n{one}\n", r#"{"v":1,"x":["#.repeat(2000)), 1, &[1]),
    ] {
        let mut lines = LogLines::default();
        lines.add(text.as_bytes());
        assert_eq!(lines.broken, broken, "{text:.200}");
        assert_eq!(lines.fold(Moment { utc: T + 9, east: 0 }, Schedule::Fsrs).items.len(), keys, "{text:.200}");
    }
}

/// A mark of UTF-8 before the first line, and line ends of another system, cost no answer.
#[test]
fn a_log_that_an_editor_touched_is_read_as_before() {
    let lines = file(&[answer(1, T, 3), answer(2, T + 1, 1)]);
    let expected = folded(&[&lines], T + DAY);
    let marked = [b"\xef\xbb\xbf", &lines[..]].concat();
    let other_ends = String::from_utf8(lines.clone()).unwrap().replace('\n', "\r\n").into_bytes();
    for touched in [marked, other_ends, [b"\n\n", &lines[..], b"\n"].concat()] {
        let mut read = LogLines::default();
        read.add(&touched);
        assert!(read.broken.is_empty());
        assert_eq!(read.fold(Moment { utc: T + DAY, east: 60 }, Schedule::Fsrs), expected);
    }
}

/// A rating that is changed is a line that voids the old one, and the answer anew at its time: every version folds that alike.
#[test]
fn a_changed_rating_and_an_undone_answer_are_further_lines() {
    let key = ItemKey(1);
    let (first, good) = (answer(1, T, 3), answer(1, T + 3 * DAY, 3));
    let easy = answer(1, T + 3 * DAY, 4);
    let at = |utc: i64, event| LogLine { moment: Moment { utc, east: 60 }, number: 0, event };
    let void = at(T + 3 * DAY + 9, LogEvent::Void(good.hash()));
    let now = T + 4 * DAY;
    let rated = folded(&[&file(&[first.clone(), good.clone(), void.clone(), easy.clone()])], now);
    assert_eq!(rated.items, folded(&[&file(&[first.clone(), easy.clone()])], now).items);
    assert_eq!(rated.days, folded(&[&file(&[first.clone(), easy])], now).days);
    // At once, without the log: as if the line had never been there.
    let mut learned = folded(&[&file(std::slice::from_ref(&first))], now);
    let before = learned.clone();
    learned.take(good.clone());
    assert_ne!(learned.items, before.items);
    learned.take_back(&good, before.items.get(&key).cloned());
    assert_eq!((&learned.items, &learned.days), (&before.items, &before.days));
    for event in [LogEvent::Bury(key), LogEvent::Suspend(key)] {
        let line = at(now, event);
        learned.take(line.clone());
        assert!(learned.is_put_off(key));
        learned.take_back(&line, None);
        assert!(!learned.is_put_off(key));
    }
}

#[test]
fn a_buried_question_returns_the_next_day() {
    let key = ItemKey(1);
    let bury = LogLine { number: 0, moment: Moment { utc: T, east: 60 }, event: LogEvent::Bury(key) };
    let of = |now: i64| folded(&[&file(std::slice::from_ref(&bury))], now).is_put_off(key);
    assert!(of(T) && !of(T + DAY));
    assert!(bury.write().starts_with(r#"{"v":2,"#), "earlier versions leave it as it is");
}

#[test]
fn days_are_counted_as_a_calendar_does() {
    let after = |moments: &[(i64, i32)]| {
        let mut progress = Learned::new(Moment { utc: T + 1000 * DAY, east: 0 });
        for &(utc, east) in moments {
            progress.take(LogLine { moment: Moment { utc, east }, ..answer(1, utc, 3) });
        }
        progress.items[&ItemKey(1)].clone()
    };
    let day = |utc: i64, east: i32| Moment { utc, east }.day();
    // Back a year: the same day again, never a negative one.
    let back = after(&[(T, 0), (T - 365 * DAY, 0)]);
    assert_eq!((back.last_day, back.answered), (day(T, 0), 2));
    assert_eq!(back.state, after(&[(T, 0), (T, 0)]).state);
    // A day of 23 hours and one of 25 are a day each.
    assert_eq!(after(&[(T, 60), (T + 23 * 3600, 120)]).state, after(&[(T, 0), (T + DAY, 0)]).state);
    assert_eq!(after(&[(T, 120), (T + 25 * 3600, 60)]).state, after(&[(T, 0), (T + DAY, 0)]).state);
    // A flight from the easternmost zone to the westernmost.
    let flight = after(&[(T, 14 * 60), (T + 10 * 3600, -11 * 60)]);
    assert_eq!(flight.state, after(&[(T, 0), (T, 0)]).state);
    assert!(flight.due_day > day(T, 14 * 60));
    // An answer of next year waits, and hides no other.
    let lines = file(&[answer(1, T + 365 * DAY, 3), answer(1, T, 3), answer(2, T, 3)]);
    let now = folded(&[&lines], T + 60);
    assert_eq!((now.ahead, now.items.len(), now.items[&ItemKey(1)].answered), (1, 2, 1));
    assert_eq!(folded(&[&lines], T + 366 * DAY).items[&ItemKey(1)].answered, 2);
}

/// Lines of one second keep their order, whatever their letters are.
#[test]
fn a_second_has_room_for_several_lines() {
    let mut progress = Learned::new(Moment { utc: T, east: 0 });
    let mut lines = Vec::new();
    for rating in [4, 1, 3, 2] {
        let line = progress.line(Moment { utc: T, east: 60 }, answer(1, T, rating).event);
        progress.take(line.clone());
        lines.push(line);
    }
    assert_eq!(lines.iter().map(|line| line.number).collect::<Vec<_>>(), [0, 1, 2, 3]);
    let in_order = folded(&[&file(&lines)], T);
    lines.reverse();
    assert_eq!(folded(&[&file(&lines)], T), in_order);
    assert_eq!(in_order.items, progress.items);
}

#[test]
fn a_changed_answer_is_due_at_once_and_keeps_its_schedule() {
    let now = T + DAY;
    let progress = folded(&[&file(&[answer(1, T, 4)])], now);
    let key = ItemKey(1);
    let due = progress.due_day(key, AnswersKey(7)).unwrap();
    assert_eq!(due, Moment { utc: T, east: 60 }.day() + 8);
    assert_eq!(progress.due_day(key, AnswersKey(8)), Some(progress.now.day()));
    assert!(progress.answer_changed(key, AnswersKey(8)) && !progress.answer_changed(key, AnswersKey(7)));
    assert_eq!(progress.due_day(ItemKey(2), AnswersKey(7)), None);
    let wishes = [
        LogLine {
            number: 0,
            moment: Moment { utc: T, east: 0 },
            event: LogEvent::Convention(None, Some(Convention::Te)),
        },
        LogLine {
            number: 0,
            moment: Moment { utc: T + 1, east: 0 },
            event: LogEvent::Convention(Some(key), Some(Convention::Bm)),
        },
    ];
    let wished = folded(&[&file(&wishes)], now);
    assert_eq!(wished.wish(key).convention, Some(Convention::Bm));
    assert_eq!(wished.wish(ItemKey(2)).convention, Some(Convention::Te));
}
