//! What the board decides, and what becomes of it when the main line is another one.

use variorum::edit::Command;

use super::{open, rows, text};

/// A result that the board or the last move said goes with what decided it, or becomes that of the other line. What a person wrote stays.
#[test]
fn a_result_follows_the_main_line() {
    const WON: &str = "(;GM[11]SZ[2]RE[B+];B[a1];W[b1];B[a2]|)";
    const OPEN: &str = "(;GM[11]SZ[2];B[a1];W[b1]|)";
    rows(&[
        (WON, "delete-node", OPEN),
        (WON, "delete-variation", OPEN),
        (WON, "cut-variation", OPEN),
        ("(;GM[11]SZ[2]RE[B+];B[a1];W[b1]|;B[a2])", "truncate", OPEN),
        ("(;GM[11]SZ[2]RE[B+]|;B[a1];W[b1];B[a2])", "truncate", "(;GM[11]SZ[2]|)"),
        ("(;GM[11]SZ[2]RE[B+];B[a1]|;W[b1];B[a2])", "delete-node", "(;GM[11]SZ[2]|;W[b1];B[a2])"),
        (WON, "delete-node / undo", "(;GM[11]SZ[2]RE[B+];B[a1];W[b1];B[a2]|)"),
        ("(;GM[11]SZ[2];B[a1];W[b1]|)", "play a2 / delete-node", OPEN),
        ("(;GM[11]SZ[2];B[a1];W[b1]|)", "play a2 / undo", OPEN),
        (
            "(;GM[11]SZ[2]RE[B+];B[a1];W[b1](;B[a2])(;B[b2]|))",
            "make-main-line",
            "(;GM[11]SZ[2];B[a1];W[b1](;B[b2]|)(;B[a2]))",
        ),
        ("(;GM[11]SZ[2]RE[B+];B[a1];W[b1](;B[a2]|)(;B[b2]))", "demote", "(;GM[11]SZ[2];B[a1];W[b1](;B[b2])(;B[a2]|))"),
        (
            "(;GM[11]SZ[2]RE[B+];B[a1];W[b1](;B[a2])(;B[b2]|))",
            "delete-other-variations",
            "(;GM[11]SZ[2];B[a1];W[b1](;B[b2]|))",
        ),
        (
            "(;GM[11]SZ[2]RE[B+](;B[a1];W[b1];B[a2])(;B[b2];W[a2];B[a1];W[b1]|))",
            "make-main-line",
            "(;GM[11]SZ[2]RE[W+](;B[b2];W[a2];B[a1];W[b1]|)(;B[a1];W[b1];B[a2]))",
        ),
        // Other lines decide nothing, and what somebody agreed on or wrote is not what the board says.
        (
            "(;GM[11]SZ[2]RE[B+];B[a1];W[b1](;B[a2])(;B[b2]|))",
            "delete-variation",
            "(;GM[11]SZ[2]RE[B+];B[a1];W[b1]|(;B[a2]))",
        ),
        ("(;GM[11]SZ[2]RE[B+T];B[a1];W[b1];B[a2]|)", "delete-node", "(;GM[11]SZ[2]RE[B+T];B[a1];W[b1]|)"),
        ("(;GM[11]SZ[2]RE[W+];B[a1];W[b1];B[a2]|)", "delete-node", "(;GM[11]SZ[2]RE[W+];B[a1];W[b1]|)"),
        ("(;GM[11]SZ[2]RE[B+R];B[a1];W[b1];B[a2]|)", "delete-node", "(;GM[11]SZ[2]RE[B+R];B[a1];W[b1]|)"),
        ("(;SZ[9]RE[B+3.5];B[aa];W[]|)", "delete-node", "(;SZ[9]RE[B+3.5];B[aa]|)"),
        // Who took it back that he gave up has not lost.
        ("(;GM[11]SZ[5];B[a2]|)", "resign / delete-node", "(;GM[11]SZ[5];B[a2]|)"),
    ]);
    // What the board brought can be taken out alone; the move stays.
    let (mut workspace, _) = open(OPEN);
    let outcome = workspace.run(&Command::parse("play a2").expect("a command")).expect("a move");
    assert!(outcome.message.is_some());
    workspace.run(&outcome.undone_by.expect("a way back")).expect("it is one");
    assert_eq!(text(&workspace), "(;GM[11]SZ[2];B[a1];W[b1];B[a2])");
}
