//! Texts as values: words, messages and their arguments.

use super::{Pattern, counted, is_apart, isolated, shown_name, turns, voice};
use std::borrow::Cow;
use std::fmt;
use std::ops::Deref;

/// A text without arguments: its name in the catalogues, and its English.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StaticText(pub &'static str, pub &'static str);

impl StaticText {
    /// The text in the language chosen.
    pub fn localized(self) -> &'static str {
        translated(self.0, self.1)
    }
}

impl Deref for StaticText {
    type Target = str;

    fn deref(&self) -> &str {
        self.localized()
    }
}

/// A text in the current language, not a literal.
pub trait Said: Into<String> {}

impl Said for String {}
impl Said for StaticText {}

impl fmt::Display for StaticText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.localized())
    }
}

impl From<StaticText> for String {
    fn from(word: StaticText) -> String {
        word.localized().to_owned()
    }
}

impl<'a> From<StaticText> for &'a str {
    fn from(word: StaticText) -> &'a str {
        word.localized()
    }
}

impl From<StaticText> for Message {
    fn from(word: StaticText) -> Message {
        Message::fixed(word.0, word.1)
    }
}

fn translated(name: &str, english: &'static str) -> &'static str {
    voice().and_then(|voice| voice.word(name, english)).unwrap_or(english)
}

/// A text of a table, in the current language: its catalogue name is table and row, joined by a hyphen.
pub fn row(table: &str, row: &str, english: &'static str) -> &'static str {
    let Some(voice) = voice() else { return english };
    voice.word(&format!("{table}-{row}"), english).unwrap_or(english)
}

/// An argument of a message: a number, a foreign text, or another message.
#[derive(Clone, PartialEq, Debug)]
pub enum Argument {
    /// A number that may select the plural form. It may be a move or line number, and is formatted as plain digits.
    Number(f64),
    /// A count: the same, formatted as [`counted`] does.
    Count(f64),
    /// A text, inserted unchanged.
    Text(String),
    /// A message within the message.
    Message(Message),
}

impl Argument {
    /// Whether it is the number one.
    pub fn is_one(&self) -> bool {
        matches!(self, Self::Number(number) | Self::Count(number) if *number == 1.0)
    }

    /// The same as a count, where it is a number.
    #[doc(hidden)]
    pub fn counting(self) -> Argument {
        match self {
            Self::Number(number) => Self::Count(number),
            other => other,
        }
    }
}

impl fmt::Display for Argument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Count(number) => f.write_str(&counted(number)),
            Self::Text(text) if is_apart() && turns(text) => f.write_str(&isolated(text)),
            Self::Text(text) => f.write_str(text),
            Self::Message(message) => message.fmt(f),
        }
    }
}

/// An argument of a text in English, kept apart from it where it is to be.
#[doc(hidden)]
#[derive(Debug)]
pub struct Apart<'a, T: ?Sized>(pub &'a T);

impl<T: Sayable + fmt::Display + ?Sized> fmt::Display for Apart<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if T::IS_NAME {
            return self.0.argument().fmt(f);
        }
        if !is_apart() {
            return self.0.fmt(f);
        }
        let text = self.0.to_string();
        if turns(&text) { self.0.argument().fmt(f) } else { f.write_str(&text) }
    }
}

/// A number that counts something, in a text that does not choose its form by it: said as [`counted`] does.
#[derive(Debug)]
pub struct Counted<'a, T: ?Sized>(pub &'a T);

impl<T: fmt::Display + ?Sized> fmt::Display for Counted<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&counted(self.0))
    }
}

/// What can be an argument. An error of the system is none: it is said in plain words, by `store::file::cause`.
pub trait Sayable {
    /// Whether it is the name of a file, which is not written as it is, but as [`shown_name`] shows it.
    const IS_NAME: bool = false;

    /// As an argument.
    fn argument(&self) -> Argument;
}

impl Sayable for std::path::Display<'_> {
    const IS_NAME: bool = true;

    fn argument(&self) -> Argument {
        Argument::Text(shown_name(self.to_string()))
    }
}

macro_rules! numbers {
    ($($kind:ty)*) => {
        $(impl Sayable for $kind {
            fn argument(&self) -> Argument {
                Argument::Number(f64::from(*self))
            }
        })*
    };
}

macro_rules! large_numbers {
    ($($kind:ty)*) => {
        $(impl Sayable for $kind {
            // Nothing that is counted here comes near 2^53.
            fn argument(&self) -> Argument {
                Argument::Number(*self as f64)
            }
        })*
    };
}

macro_rules! texts {
    ($($kind:ty)*) => {
        $(impl Sayable for $kind {
            fn argument(&self) -> Argument {
                Argument::Text(self.to_string())
            }
        })*
    };
}

numbers! { u8 u16 u32 i8 i16 i32 f64 }
large_numbers! { u64 i64 usize isize }
texts! { str String Cow<'_, str> char }

impl<T: Sayable + ?Sized> Sayable for Counted<'_, T> {
    fn argument(&self) -> Argument {
        self.0.argument().counting()
    }
}

impl Sayable for f32 {
    fn argument(&self) -> Argument {
        // Through its digits, so that 0.1 stays 0.1.
        Argument::Number(self.to_string().parse().unwrap_or_else(|_| f64::from(*self)))
    }
}

impl Sayable for StaticText {
    fn argument(&self) -> Argument {
        Argument::Message((*self).into())
    }
}

impl Sayable for Message {
    fn argument(&self) -> Argument {
        Argument::Message(self.clone())
    }
}

impl<T: Sayable + ?Sized> Sayable for &T {
    const IS_NAME: bool = T::IS_NAME;

    fn argument(&self) -> Argument {
        (**self).argument()
    }
}

/// A message that is formatted in the language current when it is shown. Messages are equal if their English is equal.
#[derive(Clone, Default)]
pub struct Message {
    /// Empty if the text was not written by us.
    name: &'static str,
    patterns: &'static [&'static str],
    english: Cow<'static, str>,
    arguments: Option<Box<[(&'static str, Argument)]>>,
}

impl Message {
    /// A text without arguments.
    pub const fn fixed(name: &'static str, english: &'static str) -> Self {
        Self { name, patterns: &[], english: Cow::Borrowed(english), arguments: None }
    }

    /// For `message!` only.
    #[doc(hidden)]
    pub fn new(
        name: &'static str,
        patterns: &'static [&'static str],
        english: String,
        arguments: Vec<(&'static str, Argument)>,
    ) -> Self {
        Self { name, patterns, english: english.into(), arguments: Some(arguments.into()) }
    }

    /// The same with the words of others cut short: they may be of any length, and are shown on a line.
    pub(crate) fn in_short(mut self) -> Self {
        /// Longer than any sentence of ours.
        const MOST: usize = 1000;
        if self.english.len() > MOST {
            self.english = super::in_short(&self.english).into();
        }
        for (_, argument) in self.arguments.iter_mut().flatten() {
            match argument {
                Argument::Text(text) if text.len() > MOST => *text = super::in_short(text),
                Argument::Message(message) => *message = std::mem::take(message).in_short(),
                _ => {}
            }
        }
        self
    }

    /// Its catalogue name; empty for foreign text.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// In English.
    pub fn english(&self) -> &str {
        &self.english
    }

    /// In the language chosen.
    pub fn localized(&self) -> String {
        self.translated().or_else(|| self.apart()).unwrap_or_else(|| self.english.clone().into_owned())
    }

    /// In English with the words of others kept apart, where some are to be.
    fn apart(&self) -> Option<String> {
        let arguments = self.arguments.as_deref().filter(|_| is_apart() && turns(&self.english))?;
        let one = arguments.first().is_some_and(|(_, argument)| argument.is_one());
        let pattern = if one { self.patterns.first() } else { self.patterns.last() };
        let (mut text, mut rest) = (String::new(), *pattern?);
        while let Some((before, after)) = rest.split_once('{') {
            let (name, after) = after.split_once('}')?;
            text += before;
            text += &arguments.iter().find(|(known, _)| *known == name)?.1.to_string();
            rest = after;
        }
        Some(text + rest)
    }

    fn translated(&self) -> Option<String> {
        let voice = voice().filter(|_| !self.name.is_empty())?;
        match (&self.arguments, &self.english) {
            (None, Cow::Borrowed(english)) => voice.word(self.name, english).map(str::to_owned),
            (arguments, _) => {
                let arguments = arguments.as_deref().unwrap_or_default();
                voice.say(&Pattern { name: self.name, english: self.patterns, arguments })
            }
        }
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.translated().or_else(|| self.apart()) {
            Some(text) => f.pad(&text),
            None => f.pad(&self.english),
        }
    }
}

impl fmt::Debug for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.english)
    }
}

impl PartialEq for Message {
    fn eq(&self, other: &Self) -> bool {
        self.english == other.english
    }
}

impl Eq for Message {}

impl PartialEq<str> for Message {
    fn eq(&self, other: &str) -> bool {
        self.english == other
    }
}

impl PartialEq<&str> for Message {
    fn eq(&self, other: &&str) -> bool {
        self.english == *other
    }
}

/// Words that have no translation: names, and what others wrote.
impl From<String> for Message {
    fn from(english: String) -> Self {
        Self { english: english.into(), ..Self::default() }
    }
}

impl From<Message> for String {
    fn from(message: Message) -> String {
        message.localized()
    }
}
