//! Rule family: parentheses, semicolons, and where a game starts and ends.

use super::{Code, Find, Game, Item, NodeRepair, Repairs, Report, Rule, rule_rows, splice::is_inner_game};
use crate::sgf::NodeId;

pub(super) static RULES: &[Rule] = rule_rows! {
    MissingOpen Error "a game that starts without its opening parenthesis"
        "It is read as if the parenthesis were there. The repair writes it."
        .sgfc(66).repaired(Repairs::Bytes);
    MissingClose Error "a missing closing parenthesis"
        "The file ends inside a game. It is read as if the parentheses were there; the file may be cut off. The repair writes them at the end."
        .sgfc(9).repaired(Repairs::Bytes);
    MissingSemicolon Error "a node that starts without its semicolon"
        "A variation or a game starts with a property. It is read as if the semicolon were there. The repair writes it."
        .sgfc(67).repaired(Repairs::Bytes);
    SurplusOpen Error "an opening parenthesis that starts no variation"
        "Two parentheses open where one variation starts. The first is ignored and kept. The repair removes it, and the one that closes it."
        .sgfc(21).repaired(Repairs::Bytes);
    SurplusClose Error "a closing parenthesis without an opening one"
        "It is ignored and kept. The repair removes it."
        .sgfc(9).repaired(Repairs::Bytes);
    EmptyVariation Error "a variation without a node"
        "A pair of parentheses contains no node. It has no meaning. The repair removes the parentheses."
        .sgfc(12).repaired(Repairs::Bytes);
    NodeAfterVariation Warning "a line that goes on after a variation was closed"
        "The format does not allow this. It is read as an inline variation: what follows is the main line, the variation its alternative. Reading it as a further variation is an option. The repair writes the variations as they are read, each in parentheses."
        .sgfc(66).repaired(Repairs::Order);
    PropertyAfterVariation Error "a property after a variation of its node"
        "It is read as a property of the node before the variation. The repair moves it there."
        .sgfc(66).repaired(Repairs::Node(repair_late));
    GameInsideGame Warning "a game that starts before the previous one is closed"
        "A variation starts with FF or GM, and closing parentheses are missing at the end: they probably belong here. It is read as a variation. The repair closes the previous game, if the missing parentheses are enough for that."
        .found(Find::Node(find_inner_game)).repaired(Repairs::Bytes);
    NoGame Error "no game in the file"
        "Nowhere in the file does a game begin with (; or with a property after a parenthesis."
        .sgfc(7);
    TooLarge Error "a file that is too large"
        "Files of 4 GiB or more cannot be read: offsets are stored in 32 bits.";
};

/// Rewriting moves late properties to the others.
fn repair_late(bench: &mut NodeRepair<'_>) {
    let (tree, node) = (bench.tree, bench.node);
    tree.late_properties(node).for_each(|index| bench.parts[index].kept = None);
}

fn find_inner_game(report: &mut Report<'_>, _game: &Game, node: NodeId, _items: &[Item<'_>]) {
    if is_inner_game(report.tree, node) {
        let certain = report.can_part_games();
        let message = message!("game-begins-before-one-2", "a game begins before the previous one is closed");
        // Directly after the unclosed part.
        let place = report.tree.parens[report.tree.node(node).parens as usize].open as usize;
        report.add(Code::GameInsideGame, place, Some(node), message).fixable(certain);
    }
}
