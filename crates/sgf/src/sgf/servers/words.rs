//! How servers write names, ranks and dates.

/// The lines of a file whose encoding is not known yet.
pub fn lines_of(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    bytes.split(|byte| matches!(byte, b'\n' | b'\r'))
}

/// A name followed by a rank: `Ann (3D)`, `harpmaster(3段)`, `CYY 9DP`.
pub fn name_and_rank(text: &str) -> (String, Option<String>) {
    let text = text.trim();
    let (name, last) = match text.strip_suffix(')').and_then(|text| text.rsplit_once('(')) {
        Some(parts) => parts,
        None => text.rsplit_once(char::is_whitespace).unwrap_or((text, "")),
    };
    match rank(last) {
        Some(rank) => (name.trim().to_owned(), Some(rank)),
        None => (text.to_owned(), None),
    }
}

/// `3D`, `10K`, `9DP`, `3段`, `5段P`, `2級`, with a star where the server is not sure, as records write it: `3d`, `10k`, `9p`.
pub fn rank(text: &str) -> Option<String> {
    let text = text.trim().trim_end_matches('*');
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, unit) = text.split_at(digits);
    let number: u8 = number.parse().ok().filter(|number| (1..=30).contains(number))?;
    let letter = match unit.trim().to_lowercase().as_str() {
        "k" | "kyu" | "級" | "级" | "급" => 'k',
        "d" | "dan" | "段" | "단" => 'd',
        "p" | "dp" | "段p" | "단p" | "-dan" => 'p',
        _ => return None,
    };
    Some(format!("{number}{letter}"))
}

/// A date as records write it, from the first three numbers of a text: `2016- 3-26-17-29-25`, `2019/03/08,22:09:00`, `20170316 [09:37]`.
pub fn date(text: &str) -> Option<String> {
    let numbers: Vec<&str> = text.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty()).collect();
    let (year, month, day) = match numbers[..] {
        [whole, ..] if whole.len() == 8 => (&whole[..4], &whole[4..6], &whole[6..]),
        [year, month, day, ..] if year.len() == 4 => (year, month, day),
        _ => return None,
    };
    let (month, day): (u8, u8) = (month.parse().ok()?, day.parse().ok()?);
    ((1..=12).contains(&month) && (1..=31).contains(&day)).then(|| format!("{year}-{month:02}-{day:02}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_and_dates_are_written_as_records_write_them() {
        for (text, name, rank) in [
            ("jy512 (15K)", "jy512", Some("15k")),
            ("石下之臣(2段)", "石下之臣", Some("2d")),
            ("LQC         9DP", "LQC", Some("9p")),
            ("江維傑      5段P", "江維傑", Some("5p")),
            ("ace550      7D*", "ace550", Some("7d")),
            ("John Smith", "John Smith", None),
            ("", "", None),
        ] {
            assert_eq!(name_and_rank(text), (name.to_owned(), rank.map(str::to_owned)), "{text}");
        }
        for (text, day) in [
            ("2016- 3-26-17-29-25", Some("2016-03-26")),
            ("2019/03/08,22:09:00", Some("2019-03-08")),
            ("20170316 [09:37]", Some("2017-03-16")),
            ("2012年11月22日 下午 6:3", Some("2012-11-22")),
            ("2016-13-01", None),
            ("yesterday", None),
        ] {
            assert_eq!(date(text).as_deref(), day, "{text}");
        }
    }
}
