//! What the rules of Octi say against a turn.

use crate::sgf::{Code, Rule, Severity::Warning};

pub(super) const RULES: &[Rule] = &[
    Rule::new(
        Code::OctiNoPod,
        Warning,
        "no pod like that of the player stands on the square",
        "The nearest thing is moved instead: another pod of the player, or the pod that stands there. On an empty square nothing happens.",
    ),
    Rule::new(
        Code::OctiWhichPod,
        Warning,
        "several different pods stand on the square",
        "The value does not say which one is meant. The first is taken.",
    ),
    Rule::new(
        Code::OctiNoProng,
        Warning,
        "the pod has no prong in the direction of its step",
        "It moves as it is written.",
    ),
    Rule::new(
        Code::OctiStep,
        Warning,
        "a step that is neither a move nor a jump",
        "A pod goes to a neighbouring square, or jumps over one. It moves as it is written.",
    ),
    Rule::new(
        Code::OctiJump,
        Warning,
        "a jump over an empty square, onto a taken one, or twice over the same",
        "It moves as it is written.",
    ),
    Rule::new(
        Code::OctiMove,
        Warning,
        "a move to a neighbouring square that cannot be made",
        "A pod of the opponent stands there, or the move is part of a longer way. It moves as it is written.",
    ),
    Rule::new(
        Code::OctiCapture,
        Warning,
        "nothing like that to capture on the square jumped over",
        "What is there of it is captured, the rest is passed over.",
    ),
    Rule::new(Code::OctiProngTaken, Warning, "the pod has a prong there already", "Nothing changes."),
    Rule::new(Code::OctiProngMissing, Warning, "the pod has no prong there to put elsewhere", "Nothing changes."),
    Rule::new(
        Code::OctiSuperprong,
        Warning,
        "a superprong against the rules",
        "The player has none left, or one is to be put elsewhere. The turn is played as it is written.",
    ),
    Rule::new(
        Code::OctiSupply,
        Warning,
        "more prongs or pods are used than the player has",
        "The turn is played as it is written, and the supply goes below nothing.",
    ),
    Rule::new(
        Code::OctiEntry,
        Warning,
        "a pod enters where it may not, or not as it may",
        "A pod enters on a home of its player where no pod of the opponent stands, and without prongs. It enters as it is written.",
    ),
    Rule::new(
        Code::OctiParts,
        Warning,
        "the parts of a turn do not belong together",
        "A turn is one entry, one prong, or moves from one square. All parts are played.",
    ),
    Rule::new(Code::OctiPodGone, Warning, "a setup or a mark names a pod that is not there", "It is passed over."),
];
