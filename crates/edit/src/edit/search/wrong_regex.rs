//! Error messages for regular expressions, translatable and in plain words; those of the `regex` crate are English and for programmers.

use crate::language::StaticText;

/// Parts of the library's messages, with our texts for them; the first that fits is used.
const CAUSES: [(&str, StaticText); 17] = [
    ("without closing ')'", OPEN_BRACKET),
    ("expected closing ')'", OPEN_BRACKET),
    ("without matching '('", StaticText("regex-never-opened", "')' was never opened")),
    ("no closing bracket", OPEN_CLASS),
    ("unclosed character class", OPEN_CLASS),
    ("must be applied to", StaticText("regex-nothing-repeated", "a repetition has nothing to repeat")),
    (
        "min bigger than its max",
        StaticText("regex-larger-first", "in a repetition range the smaller number must come first"),
    ),
    ("repetition", StaticText("regex-repetition", "invalid repetition count")),
    ("invalid range", WRONG_RANGE),
    ("ranges must start", WRONG_RANGE),
    ("look-around", NOT_KNOWN),
    ("not supported", NOT_KNOWN),
    ("unrecognized", NOT_KNOWN),
    ("group name", StaticText("regex-group-name", "invalid group name")),
    ("escape", ESCAPE),
    ("hexadecimal", ESCAPE),
    ("flag", StaticText("regex-flag", "unknown group or flag after '(?'")),
];

const OPEN_BRACKET: StaticText = StaticText("regex-never-closed", "'(' is never closed");
const OPEN_CLASS: StaticText = StaticText("regex-class-never-closed", "'[' is never closed");
const WRONG_RANGE: StaticText =
    StaticText("regex-wrong-range", "a range in '[ ]' is backwards or not between two characters");
const NOT_KNOWN: StaticText = StaticText("regex-not-known", "it contains something that is not supported");
const ESCAPE: StaticText = StaticText("regex-escape", "unknown escape after '\\'");
/// Too deep, too large, or said otherwise by another version.
const OTHER: StaticText = StaticText("regex-other", "it is too long or invalid");

/// The cause, by the library's message.
pub(super) fn why(message: &str) -> StaticText {
    CAUSES.iter().find(|(sign, _)| message.contains(sign)).map_or(OTHER, |(_, why)| *why)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_cause_is_met() {
        let cases = [
            ("(", 0),
            ("(?", 1),
            ("a)", 2),
            ("[a", 3),
            ("[", 4),
            ("*a", 5),
            ("a{3,2}", 6),
            ("a{3", 7),
            ("[z-a]", 8),
            (r"[a-\d]", 9),
            ("(?=a)", 10),
            (r"\1", 11),
            (r"\y", 12),
            ("(?P<1>a)", 13),
            (r"\", 14),
            (r"\xzz", 15),
            ("(?ii)a", 16),
        ];
        for (expression, cause) in cases {
            let message = regex_lite::Regex::new(expression).expect_err(expression).to_string();
            assert_eq!(why(&message), CAUSES[cause].1, "{expression}: {message}");
        }
        assert_eq!(cases.map(|(_, cause)| cause), std::array::from_fn(|index| index));
        assert_eq!(why(&regex_lite::Regex::new("a{9999}{9999}").unwrap_err().to_string()), OTHER);
    }
}
