//! What the rules of Octi say against a turn.

use crate::sgf::{Rule, rule_rows};

pub(super) const RULES: &[Rule] = rule_rows! {
    OctiNoPod Warning "no pod like that of the player stands on the square"
        "The nearest thing is moved instead: another pod of the player, or the pod that stands there. On an empty square nothing happens.";
    OctiWhichPod Warning "several different pods stand on the square"
        "The value does not say which one is meant. The first is taken.";
    OctiNoProng Warning "the pod has no prong in the direction of its step"
        "It moves as it is written.";
    OctiStep Warning "a step that is neither a move nor a jump"
        "A pod goes to a neighbouring square, or jumps over one. It moves as it is written.";
    OctiJump Warning "a jump over an empty square, onto a taken one, or twice over the same"
        "It moves as it is written.";
    OctiMove Warning "a move to a neighbouring square that cannot be made"
        "A pod of the opponent stands there, or the move is part of a longer way. It moves as it is written.";
    OctiCapture Warning "nothing like that to capture on the square jumped over"
        "What is there of it is captured, the rest is passed over.";
    OctiProngTaken Warning "the pod has a prong there already"
        "Nothing changes.";
    OctiProngMissing Warning "the pod has no prong there to put elsewhere"
        "Nothing changes.";
    OctiSuperprong Warning "a superprong against the rules"
        "The player has none left, or one is to be put elsewhere. The turn is played as it is written.";
    OctiSupply Warning "more prongs or pods are used than the player has"
        "The turn is played as it is written, and the supply goes below nothing.";
    OctiEntry Warning "a pod enters where it may not, or not as it may"
        "A pod enters on a home of its player where no pod of the opponent stands, and without prongs. It enters as it is written.";
    OctiParts Warning "the parts of a turn do not belong together"
        "A turn is one entry, one prong, or moves from one square. All parts are played.";
    OctiPodGone Warning "a setup or a mark names a pod that is not there"
        "It is passed over.";
};
