//! A moment in the user's local time: passed in, so that every test and every machine counts the same days.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
/// A day begins when people sleep.
const MORNING: i64 = 4 * HOUR;
/// The years that can be said: what was answered then is due in a year of four digits.
const YEARS: RangeInclusive<i64> = 1970..=9899;

/// Seconds since 1970 UTC, and the local offset in minutes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment {
    /// Seconds since 1970, UTC.
    pub utc: i64,
    /// Minutes east of UTC.
    pub east: i32,
}

/// A text that is no moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoMoment(pub String);

impl fmt::Display for NoMoment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = &self.0;
        if read(text.trim(), 0..=9999).is_some() {
            let (first, last) = YEARS.into_inner();
            return f.write_str(&say!(
                "study-no-such-year",
                "'{text}' is outside the years that count here, {first} to {last}",
                text,
                first,
                last
            ));
        }
        f.write_str(&say!(
            "study-no-moment",
            "'{text}' is not a date and a time, such as 2026-11-21T22:00:00+01:00",
            text
        ))
    }
}

impl std::error::Error for NoMoment {}

impl Moment {
    /// The current time: in builds with a window with the system's time zone, else in UTC.
    pub fn now() -> Moment {
        let utc = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        let utc = utc.map_or(0, |since| i64::try_from(since.as_secs()).unwrap_or(i64::MAX / 2));
        Moment { utc, east: east_of_utc() }
    }

    /// The day number; days start at four in the morning, local time.
    pub fn day(self) -> i64 {
        let local = self.utc.saturating_add(i64::from(self.east) * MINUTE);
        local.saturating_sub(MORNING).div_euclid(DAY)
    }

    /// It as feeds have it: 2026-11-21T21:00:00Z.
    pub fn in_universal_time(self) -> String {
        const DAY: i64 = 24 * 60 * 60;
        let (day, second) = (self.utc.div_euclid(DAY), self.utc.rem_euclid(DAY));
        format!("{}T{:02}:{:02}:{:02}Z", date_of(day), second / 3600, second / 60 % 60, second % 60)
    }
}

fn east_of_utc() -> i32 {
    jiff::Zoned::now().offset().seconds() / 60
}

/// The date of a day by its number, as 2026-11-21.
pub fn date_of(day: i64) -> String {
    // The days are put into years that begin in March, and those into centuries of four hundred years.
    let shifted = day.saturating_add(719_468);
    let (era, of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let date = of_year - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    format!("{:04}-{month:02}-{date:02}", year + era * 400 + next)
}

/// The number of the day with this date, from 1970-01-01.
fn day_of(year: i64, month: i64, date: i64) -> Option<i64> {
    let shifted = if month <= 2 { year - 1 } else { year };
    let (era, of_era) = (shifted.div_euclid(400), shifted.rem_euclid(400));
    let of_year = (153 * ((month + 9) % 12) + 2) / 5 + date - 1;
    let day = era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468;
    // An invalid date converts back to another one.
    (date_of(day) == format!("{year:04}-{month:02}-{date:02}")).then_some(day)
}

impl FromStr for Moment {
    type Err = NoMoment;

    /// Reads `2026-11-21T22:00:00+01:00`; seconds may be missing, and `Z` stands for UTC, as does nothing.
    fn from_str(text: &str) -> Result<Moment, NoMoment> {
        read(text.trim(), YEARS).ok_or_else(|| NoMoment(text.to_owned()))
    }
}

fn read(text: &str, years: RangeInclusive<i64>) -> Option<Moment> {
    let (date, time) = text.split_once(['T', 't', ' ']).unwrap_or((text, "00:00"));
    let numbers = |text: &str, by: char| -> Option<Vec<i64>> {
        let number = |part: &str| {
            let digits = (1..=4).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
            digits.then(|| part.parse().ok())?
        };
        text.split(by).map(number).collect()
    };
    let [year, month, date] = numbers(date, '-')?[..] else { return None };
    let day = day_of(year, month, date).filter(|_| years.contains(&year))?;
    let zone_at = time.find(['+', '-', 'Z', 'z']).unwrap_or(time.len());
    let (clock, zone) = time.split_at(zone_at);
    let clock = clock.split('.').next()?;
    let (hour, minute, second) = match numbers(clock, ':')?[..] {
        [hour, minute] => (hour, minute, 0),
        [hour, minute, second] => (hour, minute, second),
        _ => return None,
    };
    let is_time = hour < 24 && minute < 60 && second <= 60;
    let east = match zone.get(..1) {
        None | Some("Z" | "z") if zone.len() <= 1 => 0,
        Some(sign) => {
            let rest = &zone[1..];
            let parts = match rest.len() {
                4 if rest.is_ascii() => numbers(&format!("{}:{}", &rest[..2], &rest[2..]), ':')?,
                _ => numbers(rest, ':')?,
            };
            let (hours, minutes) = match parts[..] {
                [hours] => (hours, 0),
                [hours, minutes] => (hours, minutes),
                _ => return None,
            };
            let east = hours * 60 + minutes;
            let sign = if sign == "-" { -1 } else { 1 };
            sign * i32::try_from(east).ok().filter(|_| hours <= 18 && minutes < 60)?
        }
        None => 0,
    };
    let local = day * DAY + hour * HOUR + minute * MINUTE + second;
    is_time.then(|| Moment { utc: local - i64::from(east) * MINUTE, east })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_read_as_they_are_written() {
        let at = |text: &str| text.parse::<Moment>().unwrap();
        assert_eq!(at("1970-01-01T00:00:00Z"), Moment { utc: 0, east: 0 });
        assert_eq!(at("2026-11-21T22:00:00+01:00"), Moment { utc: 1_795_294_800, east: 60 });
        assert_eq!(at("2026-11-21T21:00"), Moment { utc: 1_795_294_800, east: 0 });
        assert_eq!(at("2026-11-21T10:00:00.5-1100"), Moment { utc: 1_795_294_800, east: -660 });
        for wrong in [
            "",
            "now",
            "2026-02-29T00:00:00Z",
            "2026-13-01",
            "2026-1-1T24:00",
            "2026-01-01T00:00+99:00",
            "99999-01-01",
            "é",
        ] {
            let error = wrong.parse::<Moment>().unwrap_err().to_string();
            assert!(error.contains("is not a date and a time"), "{error}");
        }
        // What is due a hundred years later still has a date.
        assert_eq!(date_of(at("9899-12-31").day() + i64::from(crate::study::LONGEST)).len(), 10);
        for beyond in ["1969-12-31", "9900-01-01", "9999-12-31T23:59:59+01:00", "0000-01-01"] {
            let error = beyond.parse::<Moment>().unwrap_err().to_string();
            assert!(error.ends_with("outside the years that count here, 1970 to 9899"), "{error}");
        }
    }

    #[test]
    fn days_begin_at_four_local_time() {
        let day = |text: &str| text.parse::<Moment>().unwrap().day();
        assert_eq!(day("1970-01-02T03:59:59Z"), 0);
        assert_eq!(day("1970-01-02T04:00:00Z"), 1);
        assert_eq!(day("2026-11-22T03:00:00+14:00"), day("2026-11-21T23:00:00-11:00"));
        // The same moment is another day elsewhere.
        assert_eq!(day("2026-11-21T22:00:00+14:00"), day("2026-11-20T21:00:00-11:00") + 1);
        for (number, date) in [(0, "1970-01-01"), (20_778, "2026-11-21"), (-1, "1969-12-31"), (11_016, "2000-02-29")] {
            assert_eq!(date_of(number), date);
        }
    }
}
