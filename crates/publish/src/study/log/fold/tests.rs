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
        LogEvent::Convention(Scope::Folder, Some(Convention::Te)),
        LogEvent::Convention(Scope::Game(key, String::new()), None),
        LogEvent::Side(Scope::Game(key, "shapes.sgf".into()), Some("W".into())),
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
    // The same where a program wrote the answers anew, with blanks, or with their names in another order.
    let rewritten = |separator: &str| {
        let values: BTreeMap<String, serde_json::Value> = serde_json::from_str(&second.write()).unwrap();
        let parts: Vec<String> = values.iter().map(|(name, value)| format!("\"{name}\":{separator}{value}")).collect();
        format!("{{{}}}\n", parts.join(&format!(",{separator}"))).into_bytes()
    };
    for separator in ["", " "] {
        let lines = [file(&[first.clone(), void.clone()]), rewritten(separator)].concat();
        assert_eq!(undone.items, folded(&[&lines], now).items);
    }
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
        // Cut off where the next record looks like a part of it.
        (format!("{{\"v\":1,\"t\":{two}{three}\n"), 2, &[1]),
        (format!("{{\"v\":1,{two}\n{{\"v\":1,\"x\":[ {three}\n"), 2, &[1, 2]),
        // What a later program wrote is one, whatever is in it.
        (format!("{one}{{\"v\":9,\"x\":{two}}}\n"), 1, &[]),
        (format!("{{\"v\":9,\"x\":[1, {two}]}}{three}\n"), 1, &[]),
        (format!("{}\n{one}\n", r#"{"v":1,"x":["#.repeat(2000)), 1, &[1]),
    ] {
        let mut lines = LogLines::default();
        lines.add(text.as_bytes());
        assert_eq!(lines.broken, broken, "{text:.200}");
        assert_eq!(lines.fold(Moment { utc: T + 9, east: 0 }, Schedule::Fsrs).items.len(), keys, "{text:.200}");
    }
}

/// Whatever is joined on one line, it is read in a time that grows with its length alone: this would take hours otherwise.
#[test]
fn a_long_line_of_joined_records_is_read_at_once() {
    const COUNT: usize = 20_000;
    let all: String = (0..COUNT).map(|key| answer(key as u128 + 1, T + key as i64, 3).write()).collect();
    let torn: String = (0..COUNT).map(|key| format!("{{\"v\":1,\"t\":{}", answer(key as u128, T, 3).write())).collect();
    for (text, keys, broken) in [
        (format!("{all}\n"), COUNT, &[][..]),
        (torn, COUNT, &[1]),
        (r#"{"v":1,"x":["#.repeat(1 << 18) + &all, COUNT, &[1]),
        ("{\"v\":\t".repeat(1 << 18) + "\n" + &all, COUNT, &[1]),
        ("{".repeat(1 << 21) + &all, COUNT, &[1]),
    ] {
        let mut lines = LogLines::default();
        lines.add(text.as_bytes());
        assert_eq!(lines.broken, broken, "{text:.100}");
        let now = Moment { utc: T + COUNT as i64, east: 0 };
        assert_eq!(lines.fold(now, Schedule::Fsrs).items.len(), keys, "{text:.100}");
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
    // Back a year: no day is negative, and the answer changes no interval.
    let back = after(&[(T, 0), (T - 365 * DAY, 0)]);
    assert_eq!((back.last_day, back.answered), (day(T, 0), 2));
    assert_eq!(back.state, after(&[(T, 0)]).state);
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
    // Back to answers that it had before.
    assert!(progress.was_answered(key, AnswersKey(7)) && !progress.was_answered(key, AnswersKey(8)));
}

/// Two records may have the same position with other answers: either is known once it was asked, and only new answers are a change.
#[test]
fn copies_with_other_answers_do_not_change_for_ever() {
    let key = ItemKey(1);
    let of = |answers: u64, utc: i64| {
        let mut line = answer(1, utc, 4);
        if let LogEvent::Answered(given) = &mut line.event {
            given.answers = AnswersKey(answers);
        }
        line
    };
    let lines = [of(7, T), of(8, T + 60)];
    let learned = folded(&[&file(&lines)], T + DAY);
    let due = learned.due_day(key, AnswersKey(7));
    assert!(due > Some(learned.now.day()) && due == learned.due_day(key, AnswersKey(8)));
    assert!(!learned.answer_changed(key, AnswersKey(7)) && !learned.answer_changed(key, AnswersKey(8)));
    assert!(learned.answer_changed(key, AnswersKey(9)));
    assert_eq!(learned.due_day(key, AnswersKey(9)), Some(learned.now.day()));
}

/// What is wished of a game holds in its file alone; a file that is there no more was renamed.
#[test]
fn an_override_is_about_one_file() {
    let key = ItemKey(1);
    let line = |utc: i64, scope: Scope, to: Option<Convention>| LogLine {
        number: 0,
        moment: Moment { utc, east: 0 },
        event: LogEvent::Convention(scope, to),
    };
    let game = |file: &str| Scope::Game(key, file.into());
    let wished = |lines: &[LogLine], name: &str| {
        let mut all = LogLines::default();
        all.add(&file(lines));
        let learned = all.wishes(Moment { utc: T + DAY, east: 60 }, |file| !file.starts_with("gone"));
        learned.of_file(name.as_ref()).wish(key).convention
    };
    let (folder, te, bm) = (line(T, Scope::Folder, Some(Convention::Te)), Some(Convention::Te), Some(Convention::Bm));
    let own = line(T + 1, game("one.sgf"), bm);
    assert_eq!(wished(&[folder.clone(), own.clone()], "dir/one.sgf"), bm);
    assert_eq!(wished(&[folder.clone(), own.clone()], "other.sgf"), te);
    assert_eq!(wished(std::slice::from_ref(&own), "other.sgf"), None);
    // It was renamed, perhaps more than once: what was said last counts.
    let gone = [line(T, game("gone.sgf"), bm), line(T + 1, game("gone too.sgf"), te)];
    assert_eq!(wished(&gone[..1], "other.sgf"), bm);
    assert_eq!(wished(&gone, "other.sgf"), te);
    assert_eq!(wished(&[gone[1].clone(), line(T + 2, game("gone.sgf"), bm)], "other.sgf"), bm);
    assert_eq!(wished(&[gone[0].clone(), line(T + 2, game("other.sgf"), None)], "other.sgf"), None);
    assert_eq!(wished(&[gone[0].clone(), line(T + 2, game("gone too.sgf"), None)], "other.sgf"), None);
    // As earlier versions wrote it; and taken back.
    let before = line(T, game(""), bm);
    assert_eq!(wished(std::slice::from_ref(&before), "other.sgf"), bm);
    assert_eq!(wished(&[before, line(T + 2, game("one.sgf"), None)], "one.sgf"), None);
    assert_eq!(wished(&[own, line(T + 2, game("one.sgf"), None)], "one.sgf"), None);
    let other = folded(&[&file(&[folder])], T + DAY);
    assert_eq!(other.of_file("one.sgf".as_ref()).own(key).convention, None, "that is the folder's");
}

/// The clock was ahead for some hours and was set right: what is answered then comes after what was answered before.
#[test]
fn an_answer_after_the_clock_was_set_right_is_the_last_one() {
    let key = ItemKey(1);
    for (ahead, is_dated_alike) in [(20 * 3600, true), (-3600, false), (3 * DAY, false)] {
        let mut learned = folded(&[&file(&[answer(1, T + ahead, 3)])], T);
        let line = learned.line(Moment { utc: T, east: 60 }, answer(1, T, 1).event);
        assert_eq!(line.moment.utc == T + ahead, is_dated_alike, "{ahead}");
        learned.take(line.clone());
        let later = folded(&[&file(&[answer(1, T + ahead, 3), line])], T + 4 * DAY);
        if ahead < DAY {
            let known = &later.items[&key];
            assert_eq!((known.answered, known.lapses, known), (2, 1, &learned.items[&key]), "{ahead}");
            assert_eq!(known.due_day, known.last_day + 1, "what failed last comes on the next day");
        }
    }
}

/// What an editor saved in UTF-16 is the same log.
#[test]
fn a_log_in_utf_16_is_read() {
    let text = String::from_utf8(file(&[answer(1, T, 3), answer(2, T + 1, 1)])).unwrap();
    let expected = folded(&[text.as_bytes()], T + DAY);
    let units = |text: &str, from: fn(u16) -> [u8; 2]| -> Vec<u8> { text.encode_utf16().flat_map(from).collect() };
    for text in [text.clone(), format!("\u{feff}{text}"), format!("\u{feff}{}", text.replace('\n', "\r\n"))] {
        for bytes in [units(&text, u16::to_le_bytes), units(&text, u16::to_be_bytes)] {
            let mut lines = LogLines::default();
            lines.add(&bytes);
            assert!(lines.broken.is_empty());
            assert_eq!(lines.fold(Moment { utc: T + DAY, east: 60 }, Schedule::Fsrs), expected);
            // Cut off anywhere it is still read.
            lines = LogLines::default();
            lines.add(&bytes[..bytes.len() - 3]);
            assert_eq!(
                lines.fold(Moment { utc: T + DAY, east: 60 }, Schedule::Fsrs).items.len(),
                1 + usize::from(text.ends_with("\r\n"))
            );
        }
    }
}

/// What a clock dated that had fallen back, or ran ahead, never makes an interval longer, wherever in the log it stands, and is reported.
#[test]
fn a_wrong_clock_lengthens_no_interval() {
    let year_2000 = 946_681_500;
    let (a, b, c) = (answer(1, T, 3), answer(1, T + 2 * DAY, 3), answer(2, T + 3 * DAY, 3));
    let now = T + 4 * DAY;
    for (wrong, rating) in [(year_2000, 3), (T - 26 * 365 * DAY, 4), (T - 200 * DAY, 4), (T - 200 * DAY, 2), (0, 3)] {
        let x = answer(1, wrong, rating);
        for (lines, without) in
            [(vec![&a, &x], vec![&a]), (vec![&a, &x, &b], vec![&a, &b]), (vec![&a, &b, &x, &c], vec![&a, &b, &c])]
        {
            let of = |lines: &[&LogLine]| {
                folded(&[&file(&lines.iter().map(|line| (*line).clone()).collect::<Vec<_>>())], now)
            };
            let (with, without) = (of(&lines), of(&without));
            let (item, known) = (&with.items[&ItemKey(1)], &without.items[&ItemKey(1)]);
            assert_eq!((with.doubtful, without.doubtful), (1, 0), "{wrong} {lines:?}");
            assert_eq!(
                (item.answered, item.last_day, item.due_day),
                (known.answered + 1, known.last_day, known.due_day),
                "{wrong} {lines:?}"
            );
        }
    }
    // Alone in the log it is due at once, and what follows counts as a first answer does.
    for rating in [2, 3, 4] {
        let first = folded(&[&file(&[answer(1, year_2000, rating)])], now);
        let due = first.items[&ItemKey(1)].due_day;
        assert_eq!(first.status(ItemKey(1), AnswersKey(7)), ItemStatus::Due(due), "{rating}");
        let real = folded(&[&file(&[answer(1, now, 3)])], now).items[&ItemKey(1)].due_day;
        let mut next = first.clone();
        next.take(answer(1, now, 3));
        assert_eq!(next.items[&ItemKey(1)].due_day, real, "{rating}");
        let both = folded(&[&file(&[answer(1, year_2000, rating), answer(1, now, 3)])], now);
        assert_eq!(both.items[&ItemKey(1)].due_day, real, "{rating}");
    }
    // Of a line that is no answer nothing is reported.
    let bury = LogLine { event: LogEvent::Bury(ItemKey(1)), ..answer(1, year_2000, 3) };
    assert_eq!(folded(&[&file(&[a.clone(), bury])], now).doubtful, 0);
    // A year ahead, when that year has come: the other answers count as they are dated.
    let ahead = [a.clone(), answer(2, T + 365 * DAY, 3), b.clone(), answer(3, T + 3 * DAY, 3)];
    let later = folded(&[&file(&ahead)], T + 400 * DAY);
    assert_eq!((later.doubtful, later.items[&ItemKey(2)].last_day), (1, Moment { utc: T, east: 60 }.day()));
    assert_eq!(later.items[&ItemKey(1)], folded(&[&file(&[a.clone(), b.clone()])], T + 400 * DAY).items[&ItemKey(1)]);
    // Of several computers each has its own order.
    let (old, new) = (file(&[answer(1, T - 200 * DAY, 3)]), file(&[b, c]));
    let both = folded(&[&new, &old], now);
    assert_eq!(both.doubtful, 0);
    assert_eq!(both, folded(&[&old, &new, &old], now));
}
