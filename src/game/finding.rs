//! What a position has to say about the node that led to it: broken rules, unreadable points, guesses made.
//!
//! A finding never stops a replay. Its code is a stable word for programs, its message a sentence for people.

use std::borrow::Cow;

use crate::sgf::Severity;

/// One remark on a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The stable word, one of [`CODES`].
    pub code: &'static str,
    /// What it is about, in words: lower case, without a full stop.
    pub message: Cow<'static, str>,
}

/// How much a finding weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// Worth knowing, nothing is wrong.
    Note,
    /// Against a rule, or a guess that may be wrong. The record means what it says.
    Warning,
    /// The value means nothing on this board; it is kept and not played.
    Error,
}

impl Finding {
    /// A finding with a fixed or a composed message.
    pub fn new(code: &'static str, message: impl Into<Cow<'static, str>>) -> Finding {
        Finding { code, message: message.into() }
    }

    /// How much it weighs, according to [`CODES`]. A code missing from the table counts as a warning.
    pub fn weight(&self) -> Weight {
        CODES.iter().find(|entry| entry.0 == self.code).map_or(Weight::Warning, |entry| entry.1)
    }
}

impl Weight {
    /// The same among the faults of a text.
    pub fn severity(self) -> Severity {
        match self {
            Weight::Note => Severity::Note,
            Weight::Warning => Severity::Warning,
            Weight::Error => Severity::Error,
        }
    }
}

/// Every code a replay can give: the word, its weight and what it means.
pub const CODES: &[(&str, Weight, &str)] = &[
    // every game
    ("unreadable-move", Weight::Warning, "the value of a move property is no move of this game"),
    ("unreadable-point", Weight::Warning, "a value of a setup property is no point of this game"),
    ("point-off-board", Weight::Warning, "a point lies outside the board"),
    ("occupied", Weight::Warning, "a move onto a point that is taken"),
    ("two-moves", Weight::Warning, "more than one move in a node"),
    ("move-with-setup", Weight::Warning, "a move and a setup share a node"),
    ("setup-repeated", Weight::Warning, "one node puts two things on one point"),
    ("setup-without-effect", Weight::Note, "a setup leaves a point as it was"),
    ("size-unreadable", Weight::Warning, "SZ gives no size that this game can have; the usual one is assumed"),
    (
        "rules-unjudged",
        Weight::Note,
        "the rules of this game are not known here: moves are shown as they are, nothing is judged",
    ),
    // Go
    ("suicide", Weight::Warning, "a move takes its own last liberty and its chain comes off the board"),
    ("ko", Weight::Warning, "a move retakes a ko at once"),
    ("superko", Weight::Warning, "a move brings back an earlier position"),
    // Hex
    ("swap-mislabelled", Weight::Note, "a swap of pieces that the moves after it show to be a swap of sides"),
    ("swap-ambiguous", Weight::Note, "the word swap alone, read according to the program that wrote it"),
    ("swap-oblong", Weight::Warning, "swapping pieces has no meaning on a board that is not square"),
    ("name-as-move", Weight::Note, "a move property in the root that holds a player's name"),
    ("swap-late", Weight::Note, "a swap that is not the answer to the first move"),
    // the Blokus family
    ("not-a-piece", Weight::Error, "the places of a move or a setup form no piece of the game"),
    ("piece-used", Weight::Warning, "the colour has no such piece left"),
    ("overlap", Weight::Warning, "a piece covers places that are taken"),
    ("crossing", Weight::Warning, "a piece of Nexos goes straight through a junction that another one crosses"),
    ("edge-contact", Weight::Warning, "a piece lies along a piece of its own colour"),
    ("no-contact", Weight::Warning, "a piece is not attached to its own colour as the rules demand"),
    ("missed-start", Weight::Warning, "the first piece of a colour is not at its starting place"),
    ("one-first", Weight::Warning, "a colour of Callisto begins with something else than two pieces 1"),
    ("centre", Weight::Warning, "a piece 1 of Callisto lies in the centre"),
    ("point-doubled", Weight::Warning, "a value names a point more than once"),
    ("stray-comma", Weight::Warning, "a value has a comma with nothing on one of its sides"),
    ("turn-unreadable", Weight::Warning, "PL names no colour of the variant; it is passed over"),
    ("junction-listed", Weight::Note, "a move of Nexos lists junctions, as early programs did; they are passed over"),
    ("old-property", Weight::Note, "a property or a form of a value from an old program"),
    ("no-such-colour", Weight::Error, "a move or a setup for a colour that the variant does not have"),
    ("nothing-to-remove", Weight::Warning, "AE names no piece that stands on the board"),
    // Othello
    ("no-flip", Weight::Warning, "a move turns over no disc"),
    // Octi
    ("octi-no-pod", Weight::Warning, "no pod of the player stands on the square"),
    ("octi-which-pod", Weight::Warning, "several different pods stand on the square and none is named"),
    ("octi-no-prong", Weight::Warning, "the pod has no prong in the direction of its step"),
    ("octi-step", Weight::Warning, "a step of the pod is neither a move nor a jump"),
    ("octi-jump", Weight::Warning, "a jump over an empty square, onto an occupied one, or twice over the same"),
    (
        "octi-move",
        Weight::Warning,
        "a move onto a square that holds pods of the opponent, or a move within a chain of jumps",
    ),
    ("octi-capture", Weight::Warning, "nothing like that to capture on the square jumped over"),
    ("octi-prong-taken", Weight::Warning, "the pod has a prong there already"),
    ("octi-prong-missing", Weight::Warning, "the pod has no prong there to reposition"),
    ("octi-superprong", Weight::Warning, "a superprong that the rules of the game or of the move do not allow"),
    ("octi-supply", Weight::Warning, "more prongs, superprongs or pods are used than the player has"),
    ("octi-entry", Weight::Warning, "a pod enters where it may not"),
    ("octi-parts", Weight::Warning, "the parts of a turn do not belong together"),
    ("octi-pod-gone", Weight::Warning, "a setup removes a pod that is not there"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_unique_stable_words() {
        for (n, entry) in CODES.iter().enumerate() {
            assert!(entry.0.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'), "{}", entry.0);
            assert!(CODES[..n].iter().all(|other| other.0 != entry.0), "{} twice", entry.0);
        }
        assert_eq!(Finding::new("ko", "x").weight(), Weight::Warning);
        assert_eq!(Finding::new("swap-late", "x").weight(), Weight::Note);
    }
}
