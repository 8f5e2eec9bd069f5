//! Names of games and colours in the current language. Records use the English names.

use crate::language::{StaticText, voice};

/// The colours that games name.
const COLOURS: [StaticText; 10] = [
    StaticText("colour-black", "Black"),
    StaticText("colour-white", "White"),
    StaticText("colour-red", "Red"),
    StaticText("colour-green", "Green"),
    StaticText("colour-blue", "Blue"),
    StaticText("colour-yellow", "Yellow"),
    StaticText("colour-purple", "Purple"),
    StaticText("colour-orange", "Orange"),
    StaticText("colour-brown", "Brown"),
    StaticText("colour-grey", "Grey"),
];

/// The games.
const GAMES: [StaticText; 42] = [
    StaticText("game-name-chess", "Chess"),
    StaticText("game-name-go", "Go"),
    StaticText("game-name-hex", "Hex"),
    StaticText("game-name-octi", "Octi"),
    StaticText("game-name-twixt", "TwixT"),
    StaticText("game-name-amazons", "Amazons"),
    StaticText("game-name-gomoku", "Gomoku"),
    StaticText("game-name-renju", "Renju"),
    StaticText("game-name-connect6", "Connect6"),
    StaticText("game-name-othello", "Othello"),
    StaticText("game-name-havannah", "Havannah"),
    StaticText("game-name-lines-of-action", "Lines of Action"),
    StaticText("game-name-blokus", "Blokus"),
    StaticText("game-name-blokus-two-player", "Blokus Two-Player"),
    StaticText("game-name-blokus-three-player", "Blokus Three-Player"),
    StaticText("game-name-blokus-duo", "Blokus Duo"),
    StaticText("game-name-blokus-junior", "Blokus Junior"),
    StaticText("game-name-trigon", "Trigon"),
    StaticText("game-name-blokus-trigon", "Blokus Trigon"),
    StaticText("game-name-blokus-trigon-two-player", "Blokus Trigon Two-Player"),
    StaticText("game-name-blokus-trigon-three-player", "Blokus Trigon Three-Player"),
    StaticText("game-name-nexos", "Nexos"),
    StaticText("game-name-nexos-two-player", "Nexos Two-Player"),
    StaticText("game-name-callisto", "Callisto"),
    StaticText("game-name-callisto-two-player", "Callisto Two-Player"),
    StaticText("game-name-callisto-two-player-four-color", "Callisto Two-Player Four-Color"),
    StaticText("game-name-callisto-three-player", "Callisto Three-Player"),
    StaticText("game-name-gembloq", "GembloQ"),
    StaticText("game-name-gembloq-two-player", "GembloQ Two-Player"),
    StaticText("game-name-gembloq-two-player-four-color", "GembloQ Two-Player Four-Color"),
    StaticText("game-name-gembloq-three-player", "GembloQ Three-Player"),
    StaticText("game-name-backgammon", "Backgammon"),
    StaticText("game-name-morris", "Morris"),
    StaticText("game-name-shogi", "Shogi"),
    StaticText("game-name-chinese-chess", "Chinese chess"),
    StaticText("game-name-hive", "Hive"),
    StaticText("game-name-kropki", "Kropki"),
    StaticText("game-name-zertz", "Zertz"),
    StaticText("game-name-jungle", "Jungle"),
    StaticText("game-name-philosophers-football", "Philosophers football"),
    StaticText("game-name-hnefatafl", "Hnefatafl"),
    // A game without a name.
    StaticText("game-name-other", "Other"),
];

/// The forms and variants that can be chosen of a game.
const FORMS: [StaticText; 11] = [
    StaticText("form-duo", "Duo"),
    StaticText("form-junior", "Junior"),
    StaticText("form-two-players", "Two players"),
    StaticText("form-two-players-four-colours", "Two players, four colours"),
    StaticText("form-three-players", "Three players"),
    StaticText("form-four-players", "Four players"),
    StaticText("form-full-rules", "Full rules"),
    StaticText("form-fast", "Fast"),
    StaticText("form-for-kids-6-7", "For kids, 6 × 7"),
    StaticText("form-15-lines", "15 × 15"),
    StaticText("form-19-lines", "19 × 19"),
];

/// The name of a form or variant; unknown ones are returned unchanged.
pub fn form(english: &str) -> String {
    FORMS.iter().find(|word| word.1 == english).map_or(english, |word| word.localized()).to_owned()
}

/// The name of a colour; unknown ones are returned unchanged.
pub fn colour(english: &'static str) -> &'static str {
    COLOURS.iter().find(|word| word.1 == english).map_or(english, |word| word.localized())
}

/// The name of a game; unknown ones are returned unchanged.
pub fn game(english: &str) -> String {
    // English keeps the capitals it came with.
    let known = voice().and_then(|_| GAMES.iter().find(|word| word.1.eq_ignore_ascii_case(english)));
    known.map_or(english, |word| word.localized()).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{offer::Choice, registry};

    /// Names missing here would stay English in every language.
    #[test]
    fn every_card_form_and_sample_is_named() {
        let is_game = |name: &str| GAMES.iter().any(|word| word.1.eq_ignore_ascii_case(name));
        let is_form = |name: &str| FORMS.iter().any(|word| word.1 == name);
        for game in registry::games() {
            let facts = game.facts();
            assert!(!facts.cards.is_empty() && !facts.samples.is_empty(), "{} is offered to nobody", facts.family);
            for card in facts.cards {
                assert!(is_game(card.name), "{} has no words", card.name);
                let forms: Vec<&str> = match card.choice {
                    Choice::Sizes(_) => Vec::new(),
                    Choice::Variants(variants) => variants.iter().map(|(name, _)| *name).collect(),
                    Choice::Forms(forms) => forms.iter().map(|(name, ..)| *name).collect(),
                };
                forms.iter().for_each(|form| assert!(is_form(form), "{form} of {} has no words", card.name));
            }
            for sample in facts.samples {
                assert!(is_game(sample.title) || is_form(sample.title), "{} has no words", sample.title);
            }
        }
    }
}
