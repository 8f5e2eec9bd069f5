//! A settings file as text: the names of its fields, and their values as they are written there. The `ron` crate decides what is RON and where
//! a value ends. Linear in the text.

use std::fmt;

use ron::extensions::Extensions;
use ron::value::RawValue;
use serde::de::{DeserializeOwned, Deserializer, Error as _, MapAccess, Visitor};
use serde::{Deserialize, Serialize};

use super::{Explained, FIELDS};

/// What the file begins with.
const HEAD: &str = "\
// Settings of Variorum. Edit them only while the program is not running;
// a missing line means the default value. Unknown lines are kept, comments are not.
";

/// The fields of a settings file, in its order.
#[derive(Debug, Default)]
pub(super) struct Stored(Vec<(String, String)>);

impl Stored {
    /// The fields in a text.
    ///
    /// # Errors
    /// If the text is no settings file, or has two values for one setting.
    pub(super) fn read(text: &str) -> Result<Stored, ron::error::SpannedError> {
        ron::from_str(text)
    }

    #[cfg(test)]
    pub(super) fn into_fields(self) -> Vec<(String, String)> {
        self.0
    }

    fn position(&self, field: &Explained) -> Option<usize> {
        let named = |name: &str| self.0.iter().position(|(known, _)| known == name);
        named(field.name).or_else(|| field.once.iter().find_map(|name| named(name)))
    }

    /// The value of a field, and what it is called in the file.
    pub(super) fn value(&self, field: &Explained) -> Option<(&str, &str)> {
        let (name, value) = &self.0[self.position(field)?];
        Some((name, value))
    }

    /// Gives a field another value, and a place at the end if it has none.
    pub(super) fn set(&mut self, field: &Explained, value: String) {
        match self.position(field) {
            Some(at) => self.0[at].1 = value,
            None => self.0.push((field.name.to_owned(), value)),
        }
    }

    /// The file.
    pub(super) fn text(&self) -> String {
        let field = |(name, value): &(String, String)| {
            let known = FIELDS.iter().find(|field| field.is_called(name));
            let note = known.map_or(String::new(), |field| format!("    //{}\n", field.note));
            let raw = name.contains(['.', '+', '-']) || name.starts_with(|first: char| first.is_ascii_digit());
            format!("{note}    {}{name}: {value},\n", if raw { "r#" } else { "" })
        };
        format!("{HEAD}(\n{})\n", self.0.iter().map(field).collect::<Vec<_>>().join("\n"))
    }
}

impl Explained {
    fn is_called(&self, name: &str) -> bool {
        name == self.name || self.once.contains(&name)
    }
}

/// A value in the file.
pub(super) fn read<T: DeserializeOwned>(value: &str) -> ron::error::SpannedResult<T> {
    // A file that somebody wrote may have enabled shorter ways to write a value.
    let extensions = Extensions::IMPLICIT_SOME | Extensions::UNWRAP_NEWTYPES | Extensions::UNWRAP_VARIANT_NEWTYPES;
    ron::from_str(value).or_else(|_| ron::Options::default().with_default_extension(extensions).from_str(value))
}

/// A value as it is written into the file; `None` for one that cannot be, such as a path that is not Unicode.
pub(super) fn written(value: &impl Serialize) -> Option<String> {
    let pretty = ron::ser::PrettyConfig::new().depth_limit(3).compact_arrays(false).new_line("\n    ");
    ron::ser::to_string_pretty(value, pretty).ok()
}

impl<'de> Deserialize<'de> for Stored {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Read;

        impl<'de> Visitor<'de> for Read {
            type Value = Stored;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("settings in parentheses")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut fields: Vec<(String, String)> = Vec::new();
                while let Some(Name::Of(name)) = map.next_key()? {
                    let known = FIELDS.iter().find(|field| field.name == name);
                    if let Some(twice) = known.filter(|_| fields.iter().any(|(other, _)| *other == name)) {
                        return Err(A::Error::duplicate_field(twice.name));
                    }
                    let value: &RawValue = map.next_value()?;
                    fields.push((name, value.trim().get_ron().to_owned()));
                }
                Ok(Stored(fields))
            }
        }

        deserializer.deserialize_struct("Settings", &[], Read)
    }
}

/// The name of a field: no string in quotation marks.
#[derive(Deserialize)]
#[serde(field_identifier)]
enum Name {
    Of(String),
}
