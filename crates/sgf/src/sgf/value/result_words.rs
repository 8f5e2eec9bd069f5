//! Results as people put them in words: `White resigned`, `B wins by 3.5`, `Schwarz gibt auf`, `les noirs gagnent de 2,5 points`.

use super::amount::points_with_unit;
use super::outcome::{By, Names, Outcome, other};
use super::words::is_among;

/// The names of the players, Black first, by their letters in results.
const COLOURS: [(u8, &str); 2] = [
    (b'B', "b|black|schwarz|noir|noirs|negro|negras|черные|чёрные|черных|чёрных|흑"),
    (b'W', "w|white|weiß|weiss|blanc|blancs|blanco|blancas|белые|белых|백"),
];

/// Articles and other words without meaning.
const FILLERS: &str = "the|der|die|das|le|les|el|las|los|player|side|has|hat|ont|a";

const WINS: &str = "win|wins|won|victory|gewinnt|gewann|siegt|gewonnen|gagne|gagnent|gana|ganan|выиграли|выигрывают|\
    победили|승";
const LOSES: &str =
    "loses|lost|lose|loss|verliert|verlor|verloren|perd|perdent|perdu|pierde|pierden|проиграли|проигрывают|패";
const GIVES_UP: &str = "resign|resigns|resigned|gives up|gave up|gibt auf|gab auf|aufgegeben|abandonne|abandonnent|abandonné|\
    abandona|abandonan|abandonó|se rinden|se rinde|сдались|сдаются|기권|conceded";
const RUNS_OUT: &str = "exceeded time|exceeds time|ran out of time|runs out of time|timed out|times out|zeitüberschreitung|\
    out of time";
const STAYS_AWAY: &str = "forfeit|forfeits|forfeited|did not come";

/// Between by how much and who won.
const FOR: &str = "for|für|pour|para|para las|за|zugunsten|favour|favor";

/// Words in place of a verb: `Black by resignation`.
const ALONE: &str = "by|durch|par|por";

/// Between who won and how.
const BY: &str = "by|on|through|with|due|to|because|of|durch|mit|nach|auf|um|par|de|à|au|por|с|на|в|\
    opponent's";
const RESIGNATION: &str = "resignation|resign|resigning|aufgabe|abandon|abandono|rendición|сдачей|불계|res";
const TIME: &str = "time|timeout|zeit|zeitüberschreitung|temps|tiempo|времени|시간";
const FORFEIT: &str = "forfeit|default|forfait|no-show|disconnection|disconnected|disqualification|disqualified|abandonment|\
    moderator decision|server decision";
const DRAWS: &str = "remis|unentschieden|nulle|égalité|tablas|empate|ничья|무승부|draw by agreement";

/// Reads a result in words, of a game whose colours may have names of their own.
pub(super) fn read(text: &str, own: Names<'_>) -> Option<Outcome<u8>> {
    let text = text.to_lowercase();
    let text = text.trim().trim_end_matches(['.', '!']);
    if is_among(DRAWS, text) {
        return Some(Outcome::Draw);
    }
    let words = text.split([' ', '\t', '\n', '(', ')', ':', ';']);
    let words: Vec<&str> = words.filter(|word| !word.is_empty() && !is_among(FILLERS, word)).collect();
    if let [margin @ .., between, winner] = &words[..]
        && is_among(FOR, between)
        && let Some(winner) = colour(winner, own)
    {
        // `0.5 for white`, `a win for Black`.
        let is_win = matches!(margin, [word] if is_among(WINS, word));
        let by = way(margin).filter(|by| matches!(by, By::Points(_)));
        return by.or(is_win.then_some(By::Unsaid)).map(|by| Outcome::Win(winner, by));
    }
    let (first, rest) = words.split_first()?;
    let colour = colour(first, own)?;
    let rest = rest.join(" ");
    let other = other(colour);
    let lost = [(GIVES_UP, By::Resignation), (RUNS_OUT, By::Time), (STAYS_AWAY, By::Forfeit)];
    if let Some((_, by)) = lost.into_iter().find(|(ways, _)| is_among(ways, &rest)) {
        return Some(Outcome::Win(other?, by));
    }
    // By how much may precede the verb: `black 3.5 win`.
    if let Some((how, verb)) = rest.rsplit_once(' ')
        && let Some(by) = way(&how.split(' ').collect::<Vec<_>>()).filter(|by| *by != By::Unsaid)
        && (is_among(WINS, verb) || is_among(LOSES, verb))
    {
        return Some(Outcome::Win(if is_among(WINS, verb) { colour } else { other? }, by));
    }
    let mut parts = rest.split(' ');
    let verb = parts.next()?;
    let winner = if is_among(WINS, verb) || is_among(ALONE, verb) {
        colour
    } else if is_among(LOSES, verb) {
        other?
    } else {
        return None;
    };
    let how: Vec<&str> = parts.skip_while(|part| is_among(BY, part)).collect();
    let way = way(&how)?;
    // Without a verb the manner must be given.
    (way != By::Unsaid || !is_among(ALONE, verb)).then_some(Outcome::Win(winner, way))
}

/// The least letters of a word that was cut short: `Forf`.
const SHORTEST: usize = 3;

/// How a player won, in words: nothing more, `resignation`, `time`, or points.
pub(super) fn way(how: &[&str]) -> Option<By> {
    match how {
        [] => return Some(By::Unsaid),
        [word] if is_among(RESIGNATION, word) => return Some(By::Resignation),
        [word] if is_among(TIME, word) => return Some(By::Time),
        words if is_among(FORFEIT, &words.join(" ")) => return Some(By::Forfeit),
        [word] if word.len() >= SHORTEST && word.is_ascii() => {
            let whole = [(By::Resignation, "resignation"), (By::Time, "timeout"), (By::Forfeit, "forfeiture")];
            let shortened = whole.into_iter().find(|(_, whole)| whole.starts_with(word));
            if let Some((by, _)) = shortened {
                return Some(by);
            }
        }
        _ => {}
    }
    points_with_unit(&how.join(" ")).filter(|points| *points >= 0.0).map(By::Points)
}

/// The letter of a colour that is called so.
pub(super) fn colour(word: &str, own: Names<'_>) -> Option<u8> {
    let named = own.iter().find(|(name, _)| name.to_lowercase() == word).map(|(_, letter)| *letter);
    named.or_else(|| COLOURS.iter().find(|(_, names)| is_among(names, word)).map(|(letter, _)| *letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_in_words_are_understood_or_left_alone() {
        let win = |colour, by| Some(Outcome::Win(colour, by));
        let (black, white) = (b'B', b'W');
        let rows = [
            ("white resigned", win(black, By::Resignation)),
            ("White resigns.", win(black, By::Resignation)),
            ("B wins by resignation", win(black, By::Resignation)),
            ("Black won by resign", win(black, By::Resignation)),
            ("schwarz gibt auf", win(white, By::Resignation)),
            ("Weiß hat aufgegeben", win(black, By::Resignation)),
            ("Schwarz gewinnt durch Aufgabe", win(black, By::Resignation)),
            ("Weiß gewinnt mit 3,5 Punkten", win(white, By::Points(3.5))),
            ("W wins by 2 1/2 points", win(white, By::Points(2.5))),
            ("black wins by 7", win(black, By::Points(7.0))),
            ("white loses by 0.5 points", win(black, By::Points(0.5))),
            ("white loses on time", win(black, By::Time)),
            ("Black ran out of time", win(white, By::Time)),
            ("white wins (time)", win(white, By::Time)),
            ("white forfeits", win(black, By::Forfeit)),
            ("White exceeded the time", win(black, By::Time)),
            ("Black wins by half a point", win(black, By::Points(0.5))),
            ("les noirs abandonnent", win(white, By::Resignation)),
            ("blanc gagne de 3,5 points", win(white, By::Points(3.5))),
            ("las negras ganan por tiempo", win(black, By::Time)),
            ("Чёрные сдались", win(white, By::Resignation)),
            ("흑 기권", win(white, By::Resignation)),
            ("B by resign", win(black, By::Resignation)),
            ("White by 3.5 points", win(white, By::Points(3.5))),
            ("Weiß durch Aufgabe", win(white, By::Resignation)),
            ("Black by", None),
            ("Black by a mile", None),
            ("Black wins", win(black, By::Unsaid)),
            ("0.5 for white", win(white, By::Points(0.5))),
            ("3 1/2 points for Black", win(black, By::Points(3.5))),
            ("half a point for white", win(white, By::Points(0.5))),
            ("2,5 Punkte für Schwarz", win(black, By::Points(2.5))),
            ("3,5 points pour les noirs", win(black, By::Points(3.5))),
            ("4.5 puntos para blanco", win(white, By::Points(4.5))),
            ("victory for White", win(white, By::Unsaid)),
            ("good for white", None),
            ("resignation for white", None),
            ("for white", None),
            ("remis", Some(Outcome::Draw)),
            // Nobody can know.
            ("white resigned to her fate", None),
            ("black wins by a lot", None),
            ("Black won by 1,000", None),
            ("Both lose", None),
            ("both lost on time", None),
            ("bad game", None),
            ("black", None),
            ("who wins?", None),
            ("Ann resigned", None),
            ("", None),
        ];
        for (text, expected) in rows {
            assert_eq!(read(text, &[]), expected, "{text}");
        }
        // A game's own names come first.
        let own = [("Red", b'B'), ("Blue", b'W')];
        assert_eq!(read("red resigned", &own), win(white, By::Resignation));
        assert_eq!(read("red resigned", &[]), None);
    }
}
