//! Names of games and colours in the current language. Records use the English names.

use crate::language::{Word, voice};

/// The colours that games name.
const COLOURS: [Word; 10] = [
    Word("colour-black", "Black"),
    Word("colour-white", "White"),
    Word("colour-red", "Red"),
    Word("colour-green", "Green"),
    Word("colour-blue", "Blue"),
    Word("colour-yellow", "Yellow"),
    Word("colour-purple", "Purple"),
    Word("colour-orange", "Orange"),
    Word("colour-brown", "Brown"),
    Word("colour-grey", "Grey"),
];

/// The games.
const GAMES: [Word; 31] = [
    Word("game-name-chess", "Chess"),
    Word("game-name-go", "Go"),
    Word("game-name-hex", "Hex"),
    Word("game-name-octi", "Octi"),
    Word("game-name-twixt", "TwixT"),
    Word("game-name-amazons", "Amazons"),
    Word("game-name-gomoku", "Gomoku"),
    Word("game-name-renju", "Renju"),
    Word("game-name-connect6", "Connect6"),
    Word("game-name-othello", "Othello"),
    Word("game-name-havannah", "Havannah"),
    Word("game-name-lines-of-action", "Lines of Action"),
    Word("game-name-blokus", "Blokus"),
    Word("game-name-blokus-two-player", "Blokus Two-Player"),
    Word("game-name-blokus-three-player", "Blokus Three-Player"),
    Word("game-name-blokus-duo", "Blokus Duo"),
    Word("game-name-blokus-junior", "Blokus Junior"),
    Word("game-name-trigon", "Trigon"),
    Word("game-name-blokus-trigon", "Blokus Trigon"),
    Word("game-name-blokus-trigon-two-player", "Blokus Trigon Two-Player"),
    Word("game-name-blokus-trigon-three-player", "Blokus Trigon Three-Player"),
    Word("game-name-nexos", "Nexos"),
    Word("game-name-nexos-two-player", "Nexos Two-Player"),
    Word("game-name-callisto", "Callisto"),
    Word("game-name-callisto-two-player", "Callisto Two-Player"),
    Word("game-name-callisto-two-player-four-color", "Callisto Two-Player Four-Color"),
    Word("game-name-callisto-three-player", "Callisto Three-Player"),
    Word("game-name-gembloq", "GembloQ"),
    Word("game-name-gembloq-two-player", "GembloQ Two-Player"),
    Word("game-name-gembloq-two-player-four-color", "GembloQ Two-Player Four-Color"),
    Word("game-name-gembloq-three-player", "GembloQ Three-Player"),
];

/// The forms and variants that can be chosen of a game.
const FORMS: [Word; 11] = [
    Word("form-duo", "Duo"),
    Word("form-junior", "Junior"),
    Word("form-two-players", "Two players"),
    Word("form-two-players-four-colours", "Two players, four colours"),
    Word("form-three-players", "Three players"),
    Word("form-four-players", "Four players"),
    Word("form-full-rules", "Full rules"),
    Word("form-fast", "Fast"),
    Word("form-for-kids-6-7", "For kids, 6 × 7"),
    Word("form-15-lines", "15 × 15"),
    Word("form-19-lines", "19 × 19"),
];

/// The name of a form or variant; unknown ones are returned unchanged.
pub fn form(english: &str) -> String {
    FORMS.iter().find(|word| word.1 == english).map_or(english, |word| word.said()).to_owned()
}

/// The name of a colour; unknown ones are returned unchanged.
pub fn colour(english: &'static str) -> &'static str {
    COLOURS.iter().find(|word| word.1 == english).map_or(english, |word| word.said())
}

/// The name of a game; unknown ones are returned unchanged.
pub fn game(english: &str) -> String {
    // English keeps the capitals it came with.
    let known = voice().and_then(|_| GAMES.iter().find(|word| word.1.eq_ignore_ascii_case(english)));
    known.map_or(english, |word| word.said()).to_owned()
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
