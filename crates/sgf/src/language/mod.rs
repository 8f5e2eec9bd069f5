//! What the program says, and the voice that says it in the language its user reads.
//!
//! English stands where it is said, each text with a name of its own. The other languages are catalogues of names and
//! translations (the crate `variorum-languages`); where one lacks a name, or none was chosen, English is said.
//!
//! * [`StaticText`]: a text without arguments, as a constant.
//! * `say!("name", "{count} games", count)`: a text with arguments, said at once. A second pattern after `|` is for more
//!   than one: `say!("name", "{count} game" | "{count} games", count)` goes by the first argument, and sets it as [`counted`] does.
//! * `message!`: the same, kept as a [`Message`] and said when it is shown, in whatever language is chosen then.
//! * `errors!`: a table of errors, each row with its message.
//! * `named!`: an enum of things with names that are not translated.
//! * [`row`]: a text of a table, whose name is made of the table's and the row's.
//!
//! With English in the code the compiler checks arguments, the library alone speaks English without another dependency, and a new text is
//! one line. Names of rows of tables are for commands and files; users read their texts. JSON, codes and names of commands are always
//! English, and so are files, except the explanations in the settings file: a line of it that is word for word an explanation in one of the
//! languages is written anew when the language changes. Counts are formatted in one way ([`counted`]).

mod direction;
mod joining;
mod printed;
mod system;
mod texts;

pub use direction::{END_OF_ISOLATE, FIRST_STRONG_ISOLATE, is_control, isolated, turns};
pub use joining::{
    before_colon, between_notes, capital, clauses, list, sentence, sentences, split_clauses, with_colon,
};
pub use numbers::{counted, decimal, fractional, typed_decimal};
pub use printed::{beginning, in_short, is_order, on_one_line, picture, shown_name};
pub use system::system_error;
#[doc(hidden)]
pub use texts::Apart;
pub use texts::{Argument, Counted, Message, Said, Sayable, StaticText, row};

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{PoisonError, RwLock};

/// Formats texts in a language.
pub trait Voice: Send + Sync + std::fmt::Debug {
    /// The text of that name with its arguments; `None` where the language has none.
    fn say(&self, text: &Pattern<'_>) -> Option<String>;

    /// A text without arguments.
    fn word(&self, name: &str, english: &'static str) -> Option<&'static str>;
}

/// A text to be formatted: its name, its English (singular and plural) and its named arguments.
#[derive(Debug)]
pub struct Pattern<'a> {
    /// The name in the catalogues.
    pub name: &'a str,
    /// English, with arguments in braces: for one and for more, or once for all.
    pub english: &'a [&'static str],
    /// The arguments; the first one counts.
    pub arguments: &'a [(&'static str, Argument)],
}

/// Joins foreign texts. Right-to-left ones are isolated if that is switched on, so that they do not affect the texts beside them. See
/// [`keep_apart`].
pub fn side_by_side<'a>(parts: impl IntoIterator<Item = &'a str>, between: &str) -> String {
    parts.into_iter().map(set_apart).collect::<Vec<_>>().join(between)
}

/// A foreign text that is to stand beside others, isolated where [`side_by_side`] would do so.
pub fn set_apart(text: &str) -> String {
    if is_apart() && turns(text) { isolated(text) } else { text.to_owned() }
}

/// Whether what is said is drawn by us, and not by a terminal: see [`keep_apart`].
static APART: AtomicBool = AtomicBool::new(false);

thread_local! {
    /// Whether this thread isolates the words of others, whatever its language and the rest of the program do.
    static OWN_APART: Cell<bool> = const { Cell::new(false) };
}

static VOICE: RwLock<Option<&'static dyn Voice>> = RwLock::new(None);

thread_local! {
    /// This thread's language if not the program's: `Some(None)` is English.
    static OWN: Cell<Option<Option<&'static dyn Voice>>> = const { Cell::new(None) };
}

/// Sets the language of the whole program; `None` is English.
pub fn speak(voice: Option<&'static dyn Voice>) {
    *VOICE.write().unwrap_or_else(PoisonError::into_inner) = voice;
}

/// The current language; `None` is English.
pub fn voice() -> Option<&'static dyn Voice> {
    match OWN.get() {
        Some(own) => own,
        None => *VOICE.read().unwrap_or_else(PoisonError::into_inner),
    }
}

/// Runs something in this language, on this thread only.
pub fn with<T>(voice: Option<&'static dyn Voice>, what: impl FnOnce() -> T) -> T {
    struct Back(Option<Option<&'static dyn Voice>>);
    impl Drop for Back {
        fn drop(&mut self) {
            OWN.set(self.0);
        }
    }
    let _back = Back(OWN.replace(Some(voice)));
    what()
}

/// Runs something in English: for what goes into files and what scripts read.
pub fn in_english<T>(what: impl FnOnce() -> T) -> T {
    with(None, what)
}

/// From now on, isolates right-to-left names and other foreign words in formatted texts with control characters (which some terminals may
/// show), so that they do not reorder the words around them.
pub fn keep_apart() {
    APART.store(true, Ordering::Relaxed);
}

/// Runs something that isolates as after [`keep_apart`], in English, too, on this thread only: for documents that people read.
pub fn with_words_apart<T>(what: impl FnOnce() -> T) -> T {
    struct Back(bool);
    impl Drop for Back {
        fn drop(&mut self) {
            OWN_APART.set(self.0);
        }
    }
    let _back = Back(OWN_APART.replace(true));
    what()
}

/// Whether other people's text is isolated in this thread's messages.
fn is_apart() -> bool {
    OWN_APART.get() || APART.load(Ordering::Relaxed) && !matches!(OWN.get(), Some(None))
}

/// Says a text with arguments in the language chosen; see [`crate::language`].
#[doc(hidden)]
#[macro_export]
macro_rules! say {
    ($name:literal, $one:literal | $more:literal, $first:ident $(= $value:expr)? $(, $rest:ident $(= $others:expr)?)* $(,)?) => {
        match $crate::language::voice() {
            None => $crate::english!($one | $more, $first $(= $value)? $(, $rest $(= $others)?)*),
            Some(_) => $crate::message!($name, $one | $more, $first $(= $value)? $(, $rest $(= $others)?)*).localized(),
        }
    };
    ($name:literal, $english:literal $(, $argument:ident $(= $value:expr)?)* $(,)?) => {
        match $crate::language::voice() {
            None => format!($english $(, $argument = $crate::english!(@ $argument $(= $value)?))*),
            Some(_) => $crate::message!($name, $english $(, $argument $(= $value)?)*).localized(),
        }
    };
}

/// A text with arguments, to be said later; see [`crate::language`].
#[doc(hidden)]
#[macro_export]
macro_rules! message {
    ($name:literal, $one:literal | $more:literal, $first:ident $(= $value:expr)? $(, $rest:ident $(= $others:expr)?)* $(,)?) => {
        $crate::language::Message::new(
            $name,
            &[$one, $more],
            $crate::language::in_english(|| {
                $crate::english!($one | $more, $first $(= $value)? $(, $rest $(= $others)?)*)
            }),
            {
                let mut arguments = $crate::arguments![$first $(= $value)? $(, $rest $(= $others)?)*];
                let (name, first) = arguments.remove(0);
                arguments.insert(0, (name, first.counting()));
                arguments
            },
        )
    };
    ($name:literal, $english:literal $(,)?) => {
        $crate::language::Message::fixed($name, $english)
    };
    ($name:literal, $english:literal $(, $argument:ident $(= $value:expr)?)+ $(,)?) => {
        $crate::language::Message::new(
            $name,
            &[$english],
            $crate::language::in_english(|| {
                format!($english $(, $argument = $crate::english!(@ $argument $(= $value)?))*)
            }),
            $crate::arguments![$($argument $(= $value)?),*],
        )
    };
}

/// A table of errors: a row for each case, with its fields and what it says of them.
#[doc(hidden)]
#[macro_export]
macro_rules! errors {
    ($(
        $(#[$about:meta])*
        $error:ident {
            $(
                $(#[$case_about:meta])*
                $case:ident
                $(($($place:tt: $placed:ty),*))?
                $({ $($(#[$field_about:meta])* $field:ident: $kind:ty,)* })?
                => $said:expr,
            )*
        }
    )*) => {
        $(
            $(#[$about])*
            pub enum $error {
                $($(#[$case_about])* $case $(($($placed),*))? $({ $($(#[$field_about])* $field: $kind),* })?,)*
            }

            impl $error {
                /// What it says, in the language current when it is shown.
                #[allow(unused_variables)]
                pub fn message(&self) -> $crate::language::Message {
                    match self {
                        $(Self::$case $(($($place),*))? $({ $($field),* })? => $said,)*
                    }
                }
            }

            impl std::fmt::Display for $error {
                fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                    std::fmt::Display::fmt(&self.message(), f)
                }
            }

            impl std::error::Error for $error {}

            impl From<$error> for $crate::language::Message {
                fn from(error: $error) -> Self {
                    error.message()
                }
            }
        )*
    };
}

/// An enum whose cases have names: those in commands, options, answers and files, which are the same in every language.
#[doc(hidden)]
#[macro_export]
macro_rules! named {
    ($(#[$about:meta])* $enum:ident { $($(#[$case_about:meta])* $case:ident = $name:literal,)* }) => {
        $(#[$about])*
        pub enum $enum {
            $($(#[$case_about])* $case,)*
        }

        impl $enum {
            /// Every one with its name.
            pub const ALL: [(&'static str, Self); [$($name),*].len()] = [$(($name, Self::$case)),*];

            /// Its name.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$case => $name,)*
                }
            }

            /// The one of this name.
            pub fn of_name(name: &str) -> Option<Self> {
                Self::ALL.iter().find(|(known, _)| *known == name).map(|(_, one)| *one)
            }
        }
    };
}

/// English for one or for more, by the first argument.
#[doc(hidden)]
#[macro_export]
macro_rules! english {
    ($one:literal | $more:literal, $first:ident = $value:expr $(, $rest:ident $(= $others:expr)?)*) => {{
        let $first = $value;
        $crate::english!($one | $more, $first $(, $rest $(= $others)?)*)
    }};
    ($one:literal | $more:literal, $first:ident $(, $rest:ident $(= $others:expr)?)*) => {{
        // One form may leave the number to a word.
        let number = $crate::language::Sayable::argument(&$first);
        let $first = $crate::language::Counted(&$first);
        $(let $rest = $crate::english!(@ $rest $(= $others)?);)*
        if number.is_one() { $crate::english!(# $one, $first $(, $rest)*) }
        else { $crate::english!(# $more, $first $(, $rest)*) }
    }};
    (@ $name:ident = $value:expr) => { $crate::language::Apart(&$value) };
    (@ $name:ident) => { $crate::language::Apart(&$name) };
    (# $english:literal $(, $name:ident)*) => {{
        $(let _ = &$name;)*
        format!($english)
    }};
}

/// Arguments with their names.
#[doc(hidden)]
#[macro_export]
macro_rules! arguments {
    ($($name:ident $(= $value:expr)?),*) => {
        vec![$((stringify!($name), $crate::arguments!(@ $name $(= $value)?))),*]
    };
    (@ $name:ident = $value:expr) => { $crate::language::Sayable::argument(&$value) };
    (@ $name:ident) => { $crate::language::Sayable::argument(&$name) };
}

mod numbers;

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug)]
    struct Loud;

    impl Voice for Loud {
        fn say(&self, text: &Pattern<'_>) -> Option<String> {
            let names: Vec<String> = text.arguments.iter().map(|(name, value)| format!("{name}={value}")).collect();
            (text.name != "unknown").then(|| format!("{}! {}", text.name, names.join(" ")))
        }

        fn word(&self, name: &str, english: &'static str) -> Option<&'static str> {
            (name == "table-row" || name == "word").then(|| &english[..1])
        }
    }

    #[test]
    fn english_is_the_default_language() {
        let games =
            |count: usize| say!("games", "one game in {place}" | "{count} games in {place}", count, place = "x");
        assert_eq!((games(1), games(2)), ("one game in x".into(), "2 games in x".into()));
        let count = 0;
        assert_eq!(say!("games", "{count} game" | "{count} games", count), "0 games");
        assert_eq!(say!("at", "{at} of {of}", at = 1, of = 2), "1 of 2");
    }

    #[test]
    fn a_message_is_localized_when_it_is_shown() {
        let inner = message!("inner", "in {n}", n = 3);
        let outer = message!("outer", "{a}: {inner}", a = "b", inner);
        assert_eq!(outer.to_string(), "b: in 3");
        assert_eq!(with(Some(&Loud), || outer.to_string()), "outer! a=b inner=inner! n=3");
        assert_eq!(with(Some(&Loud), || in_english(|| outer.to_string())), "b: in 3");
        // A message made while another language is active also has English.
        let made = with(Some(&Loud), || message!("outer", "{a}: {inner}", a = "b", inner));
        assert_eq!((made.english(), &made), ("b: in 3", &outer));
        assert_eq!(with(Some(&Loud), || message!("unknown", "as {it} is", it = 1).to_string()), "as 1 is");
    }

    #[test]
    fn right_to_left_words_are_isolated_when_drawn() {
        let name = "שלום\u{202e}";
        keep_apart();
        let expected = "\u{2068}שלום\u{2069} is saved";
        let inner = message!("saved", "{name} is saved", name);
        let outer = message!("why", "not now: {inner}", inner = inner.clone());
        assert_eq!((say!("saved", "{name} is saved", name), inner.localized()), (expected.into(), expected.into()));
        assert_eq!(outer.to_string(), format!("not now: {expected}"));
        assert_eq!(
            say!("count", "{n} game in {name}" | "{n} games in {name}", n = 2, name = "א"),
            "2 games in \u{2068}א\u{2069}"
        );
        assert_eq!(side_by_side(["א", "2026-01-02"], " · "), "\u{2068}א\u{2069} · 2026-01-02");
        assert_eq!(in_english(|| side_by_side(["א", "b"], ", ")), "א, b");
        let in_document = || with_words_apart(|| in_english(|| side_by_side(["א", "b"], ", ")));
        assert_eq!(in_document(), "\u{2068}א\u{2069}, b");
        // Files keep the words as they are, and so do the words of the program itself.
        assert_eq!(in_english(|| inner.localized()), "שלום\u{202e} is saved");
        assert_eq!(say!("saved", "{name} is saved", name = "Größe"), "Größe is saved");
    }

    /// No sentence has a path but as [`shown_name`] shows it, whoever writes the sentence.
    #[test]
    fn paths_in_sentences_are_shown() {
        let path = std::path::Path::new("a\u{202e}fgs\n.exe");
        let sentence = "a\u{fffd}fgs\u{240a}.exe is saved";
        assert_eq!(say!("saved", "{name} is saved", name = path.display()), sentence);
        assert_eq!(message!("saved", "{name} is saved", name = &path.display()).to_string(), sentence);
        assert_eq!(in_english(|| say!("saved", "{name} is saved", name = path.display())), sentence);
        assert_eq!(
            with(Some(&Loud), || say!("inner", "in {name}", name = path.display())),
            "inner! name=a\u{fffd}fgs\u{240a}.exe"
        );
    }

    #[test]
    fn static_texts_and_rows_are_localized() {
        const WORD: StaticText = StaticText("word", "Open");
        assert_eq!((&*WORD, row("table", "row", "English")), ("Open", "English"));
        assert_eq!(with(Some(&Loud), || (WORD.localized(), row("table", "row", "English"))), ("O", "E"));
        assert_eq!(with(Some(&Loud), || row("table", "other", "English")), "English");
    }
}
