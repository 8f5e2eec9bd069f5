//! Translation catalogues: one file per language in Project Fluent syntax, which handles plural forms and word order.

mod korean;
mod pseudo;

use fluent_bundle::types::{FluentNumber, FluentNumberOptions};
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use std::collections::HashMap;
use std::sync::{OnceLock, PoisonError, RwLock};
use unic_langid::LanguageIdentifier;
use variorum_sgf::language::{Argument, Pattern, StaticText, Voice, counted, fractional};

use pseudo::Pseudo;

/// The languages besides English. A new one is a file and a line here.
static FILES: &[(&str, StaticText, &str)] = &[
    ("de", StaticText("language-de", "German"), include_str!("../../../assets/languages/de.ftl")),
    ("es", StaticText("language-es", "Spanish"), include_str!("../../../assets/languages/es.ftl")),
    ("fr", StaticText("language-fr", "French"), include_str!("../../../assets/languages/fr.ftl")),
    ("ja", StaticText("language-ja", "Japanese"), include_str!("../../../assets/languages/ja.ftl")),
    ("ko", StaticText("language-ko", "Korean"), include_str!("../../../assets/languages/ko.ftl")),
    ("ru", StaticText("language-ru", "Russian"), include_str!("../../../assets/languages/ru.ftl")),
    (
        "zh-Hans",
        StaticText("language-zh-hans", "Chinese (Simplified)"),
        include_str!("../../../assets/languages/zh-Hans.ftl"),
    ),
    (
        "zh-Hant",
        StaticText("language-zh-hant", "Chinese (Traditional)"),
        include_str!("../../../assets/languages/zh-Hant.ftl"),
    ),
];

/// A language that can be chosen.
#[derive(Debug)]
pub struct Language {
    /// Its tag: `de`, `zh-Hant`.
    pub code: &'static str,
    /// Its name in the current language.
    pub called: StaticText,
    /// Its own name for itself.
    pub name: &'static str,
    file: &'static str,
    /// Read when the first text is said.
    catalogue: OnceLock<Catalogue>,
}

/// Every language, English first.
pub fn all() -> &'static [Language] {
    static ALL: OnceLock<Vec<Language>> = OnceLock::new();
    ALL.get_or_init(|| {
        let language = |&(code, called, file): &(&'static str, StaticText, &'static str)| {
            let name = file.lines().find_map(|line| line.strip_prefix("language = ")).unwrap_or(code);
            Language { code, called, name: name.trim(), file, catalogue: OnceLock::new() }
        };
        [("en", StaticText("language-en", "English"), "language = English")].iter().chain(FILES).map(language).collect()
    })
}

/// A language that no people speaks: English with accents and longer, to see what does not fit and what is not in the
/// catalogues.
const PSEUDO: &str = "pseudo";

impl Language {
    /// The language of that tag.
    pub fn named(code: &str) -> Option<&'static Language> {
        all().iter().find(|language| language.code.eq_ignore_ascii_case(code))
    }

    /// Its translations; `None` for English, which needs none.
    pub fn voice(&'static self) -> Option<&'static dyn Voice> {
        (self.code != "en").then_some(self)
    }

    fn catalogue(&self) -> &Catalogue {
        self.catalogue.get_or_init(|| Catalogue::read(self.code, self.file))
    }

    /// Its catalogue file; empty for English.
    pub fn file(&self) -> &'static str {
        self.file
    }
}

/// The translations for a setting: a language tag, or anything else for the system's language.
pub fn chosen(setting: &str) -> Option<&'static dyn Voice> {
    static NOBODYS: Pseudo = Pseudo::new();
    match setting {
        PSEUDO => Some(&NOBODYS),
        _ => wanted(setting).voice(),
    }
}

/// The language that a setting asks for: that of a tag, or for anything else that of the system.
pub fn wanted(setting: &str) -> &'static Language {
    Language::named(setting).unwrap_or_else(of_system)
}

/// The language of the system, as far as there is a catalogue for it; else English.
pub fn of_system() -> &'static Language {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().filter_map(std::env::var_os).find(|value| !value.is_empty());
    // Who asks for no language, as scripts do, has no list of languages either.
    if set.is_some_and(|value| value.to_str().is_some_and(is_none)) {
        return &all()[0];
    }
    // The first known one: users with Catalan before Spanish get Spanish.
    sys_locale::get_locales().find_map(|tag| matching(&tag)).unwrap_or(&all()[0])
}

/// Whether a tag of the system means no language.
fn is_none(tag: &str) -> bool {
    matches!(tag.split(['.', '@']).next(), Some("C" | "POSIX"))
}

/// The language for a tag of the system, such as `zh_TW.UTF-8`: the same letters of the same language.
fn matching(tag: &str) -> Option<&'static Language> {
    if is_none(tag) {
        return Some(&all()[0]);
    }
    let wanted = full(tag.split(['.', '@']).next()?)?;
    all().iter().find(|language| {
        full(language.code).is_some_and(|own| (own.language, own.script) == (wanted.language, wanted.script))
    })
}

/// A tag with the usual script of its language.
fn full(tag: &str) -> Option<LanguageIdentifier> {
    let mut language: LanguageIdentifier = tag.parse().ok()?;
    language.maximize();
    Some(language)
}

/// The translations of a language.
struct Catalogue {
    bundle: FluentBundle<FluentResource>,
    /// Words after a placeholder follow its sound.
    has_particles: bool,
    /// What was said already of the texts without arguments; nothing where English is said.
    words: RwLock<HashMap<String, Option<&'static str>>>,
}

impl Catalogue {
    /// Reads a file. Unreadable entries are omitted: English replaces them.
    fn read(code: &str, file: &str) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![code.parse().unwrap_or_default()]);
        // None of the languages is written from right to left, and terminals show the marks.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) if number.value.fract() != 0.0 => Some(fractional(number.value)),
            FluentValue::Number(number) if number.options.use_grouping => Some(counted(number.value)),
            _ => None,
        }));
        let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(understood, _)| understood);
        bundle.add_resource_overriding(resource);
        Self { bundle, has_particles: code == "ko", words: RwLock::default() }
    }

    fn format(&self, name: &str, arguments: &[(&'static str, Argument)]) -> Option<String> {
        let pattern = self.bundle.get_message(name)?.value()?;
        let mut given = FluentArgs::with_capacity(arguments.len());
        for (name, argument) in arguments {
            given.set(
                *name,
                match argument {
                    Argument::Number(number) => numeral(*number, false),
                    Argument::Count(number) => numeral(*number, true),
                    other => FluentValue::from(other.to_string()),
                },
            );
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&given), &mut errors);
        let text = errors.is_empty().then(|| text.into_owned())?;
        Some(if self.has_particles { korean::with_particles(text) } else { text })
    }

    /// What is said of a name without arguments. Words are handed out for good, so what was said once stays.
    fn word(&self, name: &str) -> Option<&'static str> {
        if let Some(known) = self.words.read().unwrap_or_else(PoisonError::into_inner).get(name) {
            return *known;
        }
        let text = self.format(name, &[]).map(|text| &*text.leak());
        *self.words.write().unwrap_or_else(PoisonError::into_inner).entry(name.to_owned()).or_insert(text)
    }
}

/// A number, with or without groups of digits. One that has none anyway is the same as a number in a catalogue, which a branch of it
/// may be for.
fn numeral(value: f64, use_grouping: bool) -> FluentValue<'static> {
    let use_grouping = use_grouping || value.abs() < 1000.0;
    FluentValue::Number(FluentNumber::new(value, FluentNumberOptions { use_grouping, ..Default::default() }))
}

impl std::fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Catalogue({:?})", self.bundle.locales)
    }
}

impl Voice for Language {
    fn say(&self, text: &Pattern<'_>) -> Option<String> {
        self.catalogue().format(text.name, text.arguments)
    }

    fn word(&self, name: &str, _english: &'static str) -> Option<&'static str> {
        self.catalogue().word(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use variorum_sgf::language::{decimal, typed_decimal, with};
    use variorum_sgf::say;

    #[test]
    fn the_systems_tags_find_their_language() {
        let found = |tag| matching(tag).map(|language| language.code);
        for (tag, code) in [
            ("C", Some("en")),
            ("C.UTF-8", Some("en")),
            ("en_GB.UTF-8", Some("en")),
            ("de_CH.UTF-8@euro", Some("de")),
            ("de", Some("de")),
            ("zh_TW.UTF-8", Some("zh-Hant")),
            ("zh_HK", Some("zh-Hant")),
            ("zh_CN.UTF-8", Some("zh-Hans")),
            ("zh-Hans-SG", Some("zh-Hans")),
            ("pt_BR", None),
            ("xx", None),
            ("", None),
        ] {
            assert_eq!(found(tag), code, "{tag}");
        }
    }

    #[test]
    fn every_catalogue_is_read() {
        for language in all() {
            let wrong = FluentResource::try_new(language.file.to_owned()).err().map(|(_, wrong)| wrong);
            assert!(wrong.is_none(), "{}: {wrong:?}", language.code);
            assert!(!language.name.is_empty() && full(language.code).is_some(), "{}", language.code);
        }
    }

    #[test]
    fn decimal_places_are_written_and_read_as_the_language_does() {
        for (code, written) in
            [("en", "1.5"), ("de", "1,5"), ("fr", "1,5"), ("es", "1,5"), ("ru", "1,5"), ("ja", "1.5")]
        {
            let number = with(chosen(code), || decimal(1.5, 2));
            assert_eq!((number.as_str(), typed_decimal(&number)), (written, Some(1.5)), "{code}");
        }
        assert_eq!([2.0, 0.25, 10.04].map(|number| decimal(number, 1)), ["2", "0.2", "10"]);
        assert_eq!(typed_decimal("six"), None);
    }

    #[test]
    fn points_are_counted_as_each_language_counts_them() {
        let whole = |whole: f32| say!("go-points", "{whole}", whole);
        let halves = |whole: f32| say!("go-points-and-half", "{whole}.5", whole);
        let part = |points: f32| say!("go-points-part", "{points}", points);
        for (code, words) in [
            ("de", ["1 Punkt", "7 Punkten", "0,5 Punkten", "7,5 Punkten", "3,25 Punkten"]),
            ("es", ["1 punto", "7 puntos", "0,5 puntos", "7,5 puntos", "3,25 puntos"]),
            ("fr", ["1 point", "7 points", "0,5 point", "7,5 points", "3,25 points"]),
            ("ja", ["1目", "7目", "半目", "7目半", "3.25目"]),
            ("ko", ["1집", "7집", "반집", "7집반", "3.25집"]),
            ("ru", ["1 очко", "7 очков", "0,5 очка", "7,5 очка", "3,25 очка"]),
            ("zh-Hans", ["1目", "7目", "半目", "7目半", "3.25目"]),
            ("zh-Hant", ["1目", "7目", "半目", "7目半", "3.25目"]),
        ] {
            let found = with(chosen(code), || [whole(1.0), whole(7.0), halves(0.0), halves(7.0), part(3.25)]);
            assert_eq!(found, words, "{code}");
        }
    }

    #[test]
    fn each_language_has_its_way() {
        let games = |count: usize| say!("games-counted", "{count} game" | "{count} games", count);
        for (code, said) in [("de", "4.803 Partien"), ("fr", "4803 parties"), ("ja", "4,803 局"), ("ru", "4803 партии")]
        {
            assert!(
                with(chosen(code), || games(4803)).ends_with(said),
                "{code}: {}",
                with(chosen(code), || games(4803))
            );
        }
        assert_eq!(with(chosen("fr"), || counted(12_345)), "12\u{202f}345");
        assert_eq!(with(chosen("de"), || counted(12_345)), "12.345");
    }
}
