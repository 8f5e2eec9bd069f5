//! Findings about a position and the node that led to it: broken rules, unreadable points, guesses.
//!
//! A finding never stops a replay. It is a [`Fault`], as for the text, with a rule in the same kind of table; its node is filled in when a
//! whole record is checked. The rules of each game have a file of their own.

mod blokus;
mod go;
mod hex;
mod loa;
mod octi;
mod others;
mod twixt;

use crate::language::Message;
use crate::sgf::{self, Code, Fault, Rule};
use std::sync::LazyLock;

/// Rules that hold for every game that has a board.
const RULES: &[Rule] = rule_rows! {
    PointOffBoard Warning "a point outside the board"
        "The value looks like a point, but this board has no such point. It is kept, but nothing is placed.";
    Occupied Warning "a move onto an occupied point"
        "The move is played as written and replaces what was there.";
    NeedlessPass Warning "a pass although a move is possible"
        "In this game a player may pass only when unable to move.";
    SetupWithoutEffect Note "a setup that changes nothing at a point"
        "The point already holds what the setup places there, or is already empty. The setup may have been meant for another node.";
    RulesUnjudged Note "the rules of this game are not supported"
        "Moves are shown as recorded and not checked.";
    BoardUnknown Note "the board of this game is not known"
        "Nothing in the record gives its size, or its moves are not points of it. Without a board, moves are listed as recorded. Positions are not compared.";
};

/// The rules in this module, and those of each game.
const OF_GAMES: [&[Rule]; 8] =
    [RULES, go::RULES, hex::RULES, blokus::RULES, octi::RULES, others::RULES, loa::RULES, twixt::RULES];

/// All rules, of the text and of the games.
pub fn rules() -> impl Iterator<Item = &'static Rule> {
    sgf::rules().chain(OF_GAMES.iter().copied().flatten())
}

/// The rule of a code.
pub fn rule(code: Code) -> &'static Rule {
    static BY_CODE: LazyLock<Vec<&'static Rule>> = LazyLock::new(|| {
        let rule = |code: &Code| rules().find(|rule| rule.code == *code).unwrap_or(&RULES[0]);
        Code::ALL.iter().map(rule).collect()
    });
    BY_CODE[code as usize]
}

/// A finding of a rule, about the node that is being played.
pub(crate) fn fault(code: Code, message: impl Into<Message>) -> Fault {
    let fault = Fault::new(rule(code).weight(), message);
    // The repairs of the text look at the text only, where nothing was found.
    if sgf::rule(code).is_some() { fault.unfixable() } else { fault }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sgf::Severity::Warning;

    #[test]
    fn every_code_has_one_rule() {
        for code in Code::ALL {
            assert_eq!(rules().filter(|rule| rule.code == *code).count(), 1, "{code}");
        }
        assert_eq!(rules().count(), Code::ALL.len());
        assert_eq!(fault(Code::Ko, "x".to_owned()).severity, Warning);
    }
}
