//! Selections of games in a collection, and their sort keys.

use std::collections::BTreeSet;
use std::fmt;

use crate::game::{Kind, Summary};
use crate::language::Message;
use crate::sgf::value::date;
use crate::sgf::{NodeId, Tree};

/// Games of a collection by number, from 1. An empty list means the current game.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct GameNumbers {
    ranges: Vec<(usize, usize)>,
}

impl fmt::Display for GameNumbers {
    /// As they are read: `2, 5-8`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (from, to)) in self.ranges.iter().enumerate() {
            f.write_str(if at > 0 { ", " } else { "" })?;
            match from < to {
                true => write!(f, "{from}-{to}")?,
                false => write!(f, "{from}")?,
            }
        }
        Ok(())
    }
}

impl GameNumbers {
    /// Those with these numbers.
    pub fn of(numbers: impl IntoIterator<Item = usize>) -> Self {
        let mut ranges: Vec<(usize, usize)> = Vec::new();
        for number in numbers.into_iter().collect::<BTreeSet<_>>() {
            match ranges.last_mut() {
                Some(last) if last.1 + 1 == number => last.1 = number,
                _ => ranges.push((number, number)),
            }
        }
        Self { ranges }
    }

    /// Numbers like `3`, `5-8` and `2,4`, with commas or blanks between them; `None` if it is something else.
    pub fn of_text(text: &str) -> Option<Self> {
        let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        Self::parse(&words).ok()
    }

    /// Reads words like `3`, `5-8` and `2,4`.
    pub(crate) fn parse(words: &[String]) -> Result<Self, String> {
        let mut ranges = Vec::new();
        for part in words.iter().flat_map(|word| word.split(',')).filter(|part| !part.is_empty()) {
            let (from, to) = part.split_once(['-', '–']).unwrap_or((part, part));
            let number = |text: &str| text.parse::<usize>().ok().filter(|&number| number > 0);
            match (number(from), number(to)) {
                (Some(from), Some(to)) if from <= to => ranges.push((from, to)),
                _ => {
                    return Err(say!(
                        "no-number-of-game",
                        "'{part}' is not a game number or a range such as 3-5",
                        part
                    ));
                }
            }
        }
        Ok(Self { ranges })
    }

    /// Whether it means the current game.
    pub fn is_empty(&self) -> bool {
        self.ranges.is_empty()
    }

    /// The greatest of the numbers; 0 if there are none.
    pub fn most(&self) -> usize {
        self.ranges.iter().map(|range| range.1).max().unwrap_or(0)
    }

    /// Whether this number is one of them.
    pub fn has(&self, number: usize) -> bool {
        self.ranges.iter().any(|&(from, to)| (from..=to).contains(&number))
    }

    /// The numbers, in order, each once.
    ///
    /// # Errors
    /// If the collection has fewer games.
    #[doc(hidden)]
    pub fn of_collection(&self, count: usize) -> Result<Vec<usize>, Message> {
        let most = self.most();
        if most > count {
            return Err(message!("no-such-game", "there is no game {most}: the collection has {count}", count, most));
        }
        let numbers: BTreeSet<usize> = self.ranges.iter().flat_map(|&(from, to)| from..=to).collect();
        Ok(numbers.into_iter().collect())
    }
}

named! {
    /// The sort keys for the games of a collection.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    SortBy {
        /// The first day of the game.
        Date = "date",
        /// The names of the players.
        Players = "players",
        /// The name of the game, or else the beginning of its comment.
        Title = "title",
        /// The event.
        Event = "event",
        /// The round.
        Round = "round",
        /// The result.
        Result = "result",
        /// The game, and its board size.
        Game = "game",
    }
}

impl SortBy {
    /// The sort key of a game.
    pub fn key(self, tree: &Tree, root: NodeId) -> SortKey {
        let kind = Kind::of(tree, root);
        let summary = Summary::new(tree, root, &kind);
        let key = match self {
            SortBy::Date => return SortKey::of_date(&summary.date()),
            SortBy::Players => summary.players().into_iter().map(|player| player.name).collect::<Vec<_>>().join("\0"),
            SortBy::Title => summary.title(),
            SortBy::Event => summary.event(),
            SortBy::Round => summary.entry("RO"),
            SortBy::Result => summary.result(),
            SortBy::Game => format!("{} {}", kind.title(), kind.size_text(" ")),
        };
        SortKey::of_text(&key)
    }
}

/// A sort key; `None` for a game without the information.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SortKey(Option<Vec<Part>>);

impl SortKey {
    /// A natural sort key: digits compare as numbers.
    pub fn of_text(text: &str) -> SortKey {
        SortKey(Some(natural(text)).filter(|_| !text.trim_matches(['\0', ' ']).is_empty()))
    }

    /// The first day of a date, in any form.
    pub fn of_date(text: &str) -> SortKey {
        let first = date::guess(text).and_then(|dates| dates.into_iter().min());
        let day =
            |first: date::Date| [first.year, first.month.into(), first.day.into()].map(|n| Part::Number(n.into()));
        SortKey(first.map(|first| day(first).to_vec()))
    }
}

/// Sorts stably. In either direction, items without a key come last.
pub fn put_in_order<T>(things: &mut Vec<T>, backwards: bool, key: impl Fn(&T) -> SortKey) {
    let mut keyed: Vec<(SortKey, T)> = things.drain(..).map(|thing| (key(&thing), thing)).collect();
    keyed.sort_by(|(SortKey(a), _), (SortKey(b), _)| match (a, b) {
        (Some(a), Some(b)) if backwards => b.cmp(a),
        (Some(a), Some(b)) => a.cmp(b),
        _ => b.is_some().cmp(&a.is_some()),
    });
    things.extend(keyed.into_iter().map(|(_, thing)| thing));
}

/// A number, or the text between numbers.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// Digits, by what they count.
    Number(u64),
    /// Letters, in lower case.
    Text(String),
}

/// Splits a text for natural sorting, so that 9 comes before 10.
pub fn natural(text: &str) -> Vec<Part> {
    let mut parts = Vec::new();
    let lower = text.trim().to_lowercase();
    let mut rest = lower.as_str();
    while let Some(first) = rest.chars().next() {
        let digits = first.is_ascii_digit();
        let length = rest.find(|c: char| c.is_ascii_digit() != digits).unwrap_or(rest.len());
        parts.push(match rest[..length].parse() {
            Ok(number) if digits => Part::Number(number),
            _ => Part::Text(rest[..length].to_owned()),
        });
        rest = &rest[length..];
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_ranges_of_games() {
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let read = |text: &str| GameNumbers::parse(&words(text));
        assert_eq!(read("3 5-7,2").unwrap().of_collection(9), Ok(vec![2, 3, 5, 6, 7]));
        assert_eq!(GameNumbers::of([7, 2, 3, 5, 6]), GameNumbers { ranges: vec![(2, 3), (5, 7)] });
        assert!(read("1-9999999999").unwrap().of_collection(3).is_err());
        for wrong in ["0", "x", "5-3", "-2", "3-"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn empty_values_sort_last_in_both_directions() {
        let dates = ["", "2001", "soon", "6 June 1999", "1999-07", " ", "2001-00", "2001"];
        for (backwards, order) in [(false, [3, 4, 1, 7, 0, 2, 5, 6]), (true, [1, 7, 4, 3, 0, 2, 5, 6])] {
            let mut places: Vec<usize> = (0..dates.len()).collect();
            put_in_order(&mut places, backwards, |&at| SortKey::of_date(dates[at]));
            assert_eq!(places, order);
        }
        let mut titles = vec!["Game 10", "", "game 9", " "];
        put_in_order(&mut titles, true, |title| SortKey::of_text(title));
        assert_eq!(titles, ["Game 10", "game 9", "", " "]);
    }

    #[test]
    fn nine_comes_before_ten() {
        let mut names = ["game 103", "game 10", "Game 9", "game 11b", "game 11a"];
        names.sort_by_cached_key(|name| natural(name));
        assert_eq!(names, ["Game 9", "game 10", "game 11a", "game 11b", "game 103"]);
    }
}
