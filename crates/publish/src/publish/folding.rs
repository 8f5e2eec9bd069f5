//! Names as people look for them: without case and accents. The index of a site folds what it searches by the same table.

use unicode_normalization::UnicodeNormalization as _;

/// Letters that are no other letter with an accent, and what stands for them.
pub(super) const LETTERS: [(char, &str); 11] = [
    ('ß', "ss"),
    ('æ', "ae"),
    ('œ', "oe"),
    ('ø', "o"),
    ('đ', "d"),
    ('ð', "d"),
    ('ł', "l"),
    ('þ', "th"),
    ('ħ', "h"),
    ('ı', "i"),
    ('ŧ', "t"),
];

/// A text in small letters without accents.
pub(super) fn folded(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.to_lowercase().nfd().filter(|letter| !('\u{300}'..='\u{36f}').contains(letter)) {
        match LETTERS.iter().find(|(known, _)| *known == letter) {
            Some((_, others)) => out.push_str(others),
            None => out.push(letter),
        }
    }
    out
}

/// The table for a script: each letter with what stands for it.
pub(super) fn letters() -> String {
    LETTERS.iter().map(|(letter, others)| format!("{letter}{others}")).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_and_sorted_without_their_accents() {
        for (name, expected) in [
            ("Gröbli", "grobli"),
            ("Novák Đặng", "novak dang"),
            ("Håkon Ås", "hakon as"),
            ("Łukasz Ø. Þór", "lukasz o. thor"),
            ("Großmann", "grossmann"),
            ("İstanbul", "istanbul"),
            ("Ёлкин", "елкин"),
            ("加藤", "加藤"),
            ("محمد", "محمد"),
        ] {
            assert_eq!(folded(name), expected);
        }
        let mut names = ["Eva", "Håkon", "Çelik", "Đặng", "Zoe", "François", "Gröbli"];
        names.sort_by_key(|name| folded(name));
        assert_eq!(names, ["Çelik", "Đặng", "Eva", "François", "Gröbli", "Håkon", "Zoe"]);
    }
}
