//! Game information for display, as programs and servers write it in different ways.
//!
//! The values themselves are never changed. What is not understood is shown as written.

use super::{Colour, Kind};
use crate::sgf::Dialect;
use crate::sgf::value::amount::{self, seconds};
use crate::sgf::value::outcome::{By, Outcome};

/// A time in seconds, as parsed by [`seconds`]; text in brackets or after a plus is overtime.
pub fn duration(text: &str) -> Option<u32> {
    seconds(text.split(['(', '+', '/']).next()?)
}

/// A time span in words.
pub fn hours(seconds: u32) -> String {
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let parts = [(hours, "h"), (minutes, "min"), (rest, "s")];
    let parts: Vec<String> =
        parts.iter().filter(|part| part.0 > 0).map(|part| format!("{} {}", part.0, part.1)).collect();
    if parts.is_empty() { "0 s".to_owned() } else { parts.join(" ") }
}

pub(super) fn periods(count: &str, length: &str) -> String {
    let length = duration(length).map_or_else(|| length.to_owned(), hours);
    match count.parse::<u32>() {
        Ok(count) if count > 0 => format!("{count} × {length}"),
        _ => length,
    }
}

/// The outcome in a result of a game of this kind, whose colours may have names of their own.
pub(super) fn outcome_of(raw: &str, kind: &Kind) -> Option<Outcome<Colour>> {
    let mut outcome = Outcome::read(raw, &names(kind))?;
    // Fox counts stones under Chinese rules, as in its komi.
    if kind.identity().is(Dialect::Fox)
        && let Outcome::Win(_, By::Points(margin)) = &mut outcome
        && let Some((points, _)) = amount::scaled_margin(*margin, kind.rules())
    {
        *margin = points;
    }
    outcome.won_by(|letter| kind.colour_in(&[letter]))
}

/// The names of the colours of a game for two, by their letters in results.
pub(super) fn names(kind: &Kind) -> Vec<(&'static str, u8)> {
    let both = [Colour::BLACK, Colour::WHITE].into_iter().filter(|_| kind.colours() == 2);
    both.filter_map(|colour| Some((kind.english_colour(colour), *kind.letter(colour).as_bytes().first()?))).collect()
}

/// A result in words (`White wins by resignation`). An unknown form is returned unchanged.
pub fn result_in_words(raw: &str, kind: &Kind) -> String {
    let raw = raw.trim();
    if raw == "?" {
        return say!("result-unknown", "Result unknown");
    }
    match outcome_of(raw, kind) {
        Some(Outcome::Win(colour, by)) => {
            let winner = player_name(kind, colour);
            match by {
                By::Unsaid => say!("wins", "{winner} wins", winner),
                // Only in counted games do points have a name of their own.
                By::Points(points) if kind.is_counted() => {
                    say!("wins-by-points", "{winner} wins by {points}", winner, points = points_in_words(points))
                }
                By::Points(points) => say!("wins-by", "{winner} wins by {points}", winner, points),
                By::Resignation => say!("wins-by-resignation", "{winner} wins by resignation", winner),
                By::Time => say!("wins-time", "{winner} wins on time", winner),
                By::Forfeit => say!("wins-by-forfeit", "{winner} wins by forfeit", winner),
            }
        }
        Some(Outcome::Draw) => say!("result-draw", "Draw"),
        Some(Outcome::Void) => say!("no-result", "No result"),
        None => raw.to_owned(),
    }
}

/// Points of Go, which some languages count by another word, and half ones by a third.
fn points_in_words(points: f32) -> String {
    let whole = points.trunc();
    match points - whole {
        0.0 => say!("go-points", "{whole}", whole),
        0.5 => say!("go-points-and-half", "{whole}.5", whole),
        _ => say!("go-points-part", "{points}", points),
    }
}

/// Who plays a colour, by the names of all colours that this player has.
fn player_name(kind: &Kind, colour: Colour) -> String {
    let player = kind.players().into_iter().find(|(_, colours)| colours.contains(&colour));
    let colours = player.map_or_else(|| vec![colour], |(_, colours)| colours.to_vec());
    colours.iter().map(|&colour| kind.colour_name(colour)).collect::<Vec<_>>().join(" + ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn overtime_is_no_part_of_the_time() {
        assert_eq!(duration("30:00(5x1:00)"), Some(1800));
        assert_eq!(duration("2 h + 5x30 s"), Some(7200));
        assert_eq!(duration("40 moves in 2 hours"), None);
        assert_eq!((hours(5400).as_str(), hours(0).as_str()), ("1 h 30 min", "0 s"));
    }

    #[test]
    fn results_are_put_in_words_or_left_alone() {
        let kind = Kind::new("1", None).unwrap();
        let rows = [
            ("W+R", "White wins by resignation"),
            ("B+T", "Black wins on time"),
            ("0", "Draw"),
            ("W+", "White wins"),
            ("黑中盤勝", "Black wins by resignation"),
            ("B+3目半", "Black wins by 3.5"),
            ("長生", "長生"),
            ("B+so much", "B+so much"),
            ("", ""),
        ];
        for (raw, words) in rows {
            assert_eq!(result_in_words(raw, &kind), words);
        }
    }
}
