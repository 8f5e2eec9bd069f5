//! What a place holds by setup: whatever a game can set up there, a node says it once, and the board shows it.

use super::{errors, node_at, open, place, rows, run, text};
use variorum::game::{Colour, Kind, Place, Position};
use variorum::sgf::Tree;

#[test]
fn arrows_of_amazons() {
    rows(&[
        (
            "(;GM[18]SZ[6]AA[cc][dd]|)",
            "add-stone W cc",
            "(;GM[18]SZ[6]AA[dd]AB[ae][fe][bf][ef]AW[ba][ea][ab][fb][cc]|)",
        ),
        ("(;GM[18]SZ[6]AA[cc:dd]AB[aa]|)", "add-stone B cc", "(;GM[18]SZ[6]AA[dc][cd][dd]AB[aa][cc]|)"),
        ("(;GM[18]SZ[6]AA[cc][dd]|)", "erase cc", "(;GM[18]SZ[6]AA[dd]|)"),
        ("(;GM[18]SZ[6];AA[cc]AE[ba]|)", "erase cc", "(;GM[18]SZ[6];AE[ba]|)"),
        ("(;GM[18]SZ[6]AA[cc];C[x]|)", "erase cc dd", "(;GM[18]SZ[6]AA[cc];C[x]AE[cc]|)"),
        ("(;GM[18]SZ[6];B[efbcec]|)", "erase --new-node ec", "(;GM[18]SZ[6];B[efbcec];AE[ec]|)"),
        ("(;GM[18]SZ[6];B[efbcec];AE[ec]|)", "add-stone W ec", "(;GM[18]SZ[6];B[efbcec];AW[ec]|)"),
        ("(;GM[18]SZ[6]|)", "add-stone arrow c4 b2", "(;GM[18]SZ[6]AA[cc][be]|)"),
        ("(;GM[18]SZ[6]AA[cc]|)", "add-stone ARROW cc dd", "(;GM[18]SZ[6]AA[cc][dd]|)"),
        ("(;GM[18]SZ[6]AB[aa]AE[cc]|)", "add-stone arrow aa cc", "(;GM[18]SZ[6]AA[aa][cc]|)"),
        ("(;GM[18]SZ[6];B[efbcec]|)", "add-stone --new-node arrow ec a1", "(;GM[18]SZ[6];B[efbcec];AA[af]|)"),
        // What stands at the start without a word, but not under an arrow.
        (
            "(;GM[18]SZ[6]|)",
            "add-stone arrow ab / add-stone B cc",
            "(;GM[18]SZ[6]AA[ab]AB[ae][fe][bf][ef][cc]AW[ba][ea][fb]|)",
        ),
        ("(;GM[18]SZ[6];B[efbcec];AE[ec]|)", "erase ec", "(;GM[18]SZ[6];B[efbcec];AE[ec]|)"),
    ]);
}

/// What stands on places of this name after the node with the bar: a colour, and whether anything is there.
fn holds(record: &str, name: &str) -> (Option<Colour>, bool) {
    let (bytes, bar) = place(record);
    let tree = Tree::read(bytes).0;
    let node = node_at(&tree, bar.expect("a bar"));
    let position = Position::replay(&tree, node);
    let kind = Kind::of(&tree, tree.root(node));
    let at: Place = kind.place(name.as_bytes()).expect("a place");
    let look = position.look();
    let taken = look.stones.iter().chain(&look.blocks).any(|disc| disc.place == at);
    (position.stone(at), taken)
}

#[test]
fn every_property_lets_go_of_a_place() {
    let properties = ["AB[cc]", "AW[cc]", "AE[cc]", "AA[cc]", "AA[bb:dd]", "AB[dd]AA[cc]", ""];
    for game in ["GM[1]SZ[6]", "GM[4]SZ[6]", "GM[18]SZ[6]"] {
        for earlier in properties {
            for now in properties {
                if (earlier.contains("AA") || now.contains("AA")) && !game.contains("18") {
                    continue;
                }
                for (command, colour) in [
                    ("add-stone B cc", Some(Colour::BLACK)),
                    ("add-stone W cc", Some(Colour::WHITE)),
                    ("erase cc", None),
                ] {
                    let before = format!("(;{game}AB[aa]{earlier};C[x]{now}|)");
                    let (mut workspace, _) = open(&before);
                    run(&mut workspace, command).unwrap_or_else(|why| panic!("{before}: {command}: {why}"));
                    let after = text(&workspace);
                    let reported = errors(after.as_bytes());
                    let new = reported.iter().filter(|code| !errors(before.replace('|', "").as_bytes()).contains(code));
                    assert_eq!(new.count(), 0, "{before}: {command}: {after}: {reported:?}");
                    let shown = format!("{}|)", after.strip_suffix(')').expect("an end"));
                    assert_eq!(holds(&shown, "cc"), (colour, colour.is_some()), "{before}: {command}: {after}");
                }
            }
        }
    }
}
