//! Findings for Octi: why a turn breaks the rules.

use crate::sgf::Rule;

pub(super) const RULES: &[Rule] = rule_rows! {
    OctiNoPod Warning "the player has no such pod on this square"
        "The closest match is moved instead: another pod of the player, or the pod on that square. On an empty square nothing happens.";
    OctiWhichPod Warning "several different pods on the square"
        "The value does not say which one is meant. The first one is used.";
    OctiNoProng Warning "the pod has no prong in the direction it moves"
        "The pod moves as written.";
    OctiStep Warning "a step that is neither a move nor a jump"
        "A pod moves to an adjacent square or jumps over one. It moves as written.";
    OctiJump Warning "a jump over an empty square, onto an occupied one, or over the same one twice"
        "The pod moves as written.";
    OctiMove Warning "a move to an adjacent square that is not possible"
        "An opposing pod is there, or the move is part of a longer path. The pod moves as written.";
    OctiCapture Warning "no such pod to capture on the square jumped over"
        "Those of the pods that are there are captured; the rest is ignored.";
    OctiProngTaken Warning "the pod already has a prong there"
        "Nothing changes.";
    OctiProngMissing Warning "the pod has no such prong to reposition"
        "Nothing changes.";
    OctiSuperprong Warning "a superprong that the rules do not allow"
        "The player has none left, or one should be placed elsewhere. The turn is played as written.";
    OctiSupply Warning "more prongs or pods used than the player has"
        "The turn is played as written, and the supply falls below zero.";
    OctiEntry Warning "a pod that enters where or as the rules do not allow"
        "A pod enters on one of its player's home squares that has no opposing pod, and without prongs. It enters as written.";
    OctiParts Warning "parts of a turn that do not belong together"
        "A turn is one entry, one prong, or moves from one square. All parts are played.";
    OctiPodGone Warning "a setup or mark for a pod that does not exist"
        "It is ignored.";
};
