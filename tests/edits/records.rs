//! Rows of commands about more than a node: positions kept, collections, game information, clean-up, encodings, repairs,
//! and the history itself.

use super::{meaning, open, refusals, refuse, rows, run, text, undo_and_redo};
use variorum::edit::{Command, EditError, Workspace};
use variorum::sgf::Tree;

#[test]
fn positions_kept() {
    rows(&[
        (
            "(;FF[4]GM[1]SZ[9]PB[Eve]C[root];B[dd]C[here]TR[aa]|;W[ee])",
            "keep-position",
            "(;FF[4]GM[1]SZ[9]PB[Eve]C[here]TR[aa]AB[dd]PL[W]|)",
        ),
        ("(;SZ[9];B[dd];W[ee]|(;B[aa])(;B[bb]))", "keep-subtree", "(;SZ[9]AB[dd]AW[ee]PL[B]|(;B[aa])(;B[bb]))"),
        ("(;SZ[9]AB[aa]PL[W]KM[6.5]|;B[dd])", "keep-position", "(;SZ[9]AB[aa]PL[W]KM[6.5]|)"),
        // A captured stone is gone.
        ("(;SZ[9]AW[aa]AB[ab];B[ba]|)", "keep-position", "(;SZ[9]AB[ba][ab]PL[W]|)"),
        ("(;GM[11]SZ[5];B[a1];W[swap-pieces]|)", "keep-position", "(;GM[11]SZ[5]AW[a1]PL[B]|)"),
        // How a swap is read is nobody's edit, but what is made of the position follows it.
        ("(;GM[11]SZ[5];B[a2];W[swap-pieces]|)", "read-swaps sides / keep-position", "(;GM[11]SZ[5]AB[a2]PL[W]|)"),
        (
            "(;GM[11]SZ[5];B[a2];W[swap-sides]|)",
            "keep-position / undo / read-swaps pieces / keep-position / undo / read-swaps judged / keep-position",
            "(;GM[11]SZ[5]AB[a2]PL[W]|)",
        ),
        ("(;GM[11]SZ[5];B[a2];W[swap-sides]|)", "read-swaps pieces / keep-position", "(;GM[11]SZ[5]AW[b1]PL[B]|)"),
        ("(;GM[11]SZ[5];B[a2];W[swap-sides]|)", "read-swaps pieces", "(;GM[11]SZ[5];B[a2];W[swap-sides]|)"),
        (
            "(;GM[Blokus Duo]AP[Pentobi:31];B[e10,f10];W[j5]|)",
            "keep-position",
            "(;GM[Blokus Duo]AP[Pentobi:31]AB[e10,f10]AW[j5]PL[B]|)",
        ),
        // Octi: pods with prongs, what went from the homes, and what is left to both.
        (
            "(;GM[19]RU[full:];B[33+B];W[37+E];B[33-44];W[37-36]|;B[44-55])",
            "keep-subtree",
            "(;GM[19]RU[full:]NP[24]AE[37][33]AB[44B]AW[36E]PL[B]|;B[44-55])",
        ),
        (
            "(;GM[19]RU[fast:]AB[46CD][46CD][33A]AW[99A!];RP[46CD];PL[W]|)",
            "keep-position",
            "(;GM[19]RU[fast:]AB[46CD][33A]AW[99A!]PL[W]|)",
        ),
        ("(;GM[11]SZ[11]|;B[a1];W[b2])", "keep-position", "(;GM[11]SZ[11]|)"),
        ("(;GM[2]SZ[8];B[d3]|)", "keep-position", "(;GM[2]SZ[8]AB[d3][d4][e4][d5]AW[e5]PL[W]|)"),
        ("(;GM[Blokus];1[a20];2[t20]|;3[t1])", "keep-subtree", "(;GM[Blokus]A1[a20]A2[t20]PL[3]|;3[t1])"),
    ]);
    refusals(&[
        ("(;SZ[9]|)", "read-swaps sides", "swapping is not possible in this game"),
        ("(;SZ[9]|)", "keep-position", "there is nothing else in this game"),
        ("(;SZ[9]|;B[aa])", "keep-subtree", "there is nothing else in this game"),
        (
            "(;GM[19]SZ[9];B[33+B]|)",
            "keep-position",
            "Black has 24 prongs left and White 25, but an Octi record gives both the same number (NP)",
        ),
        (
            "(;GM[19]AB[34A][35];B[34-36x]|)",
            "keep-position",
            "a captured pod may come back here, and setup has no way to say which pods are captured",
        ),
        // The moves alone tell that this is Hex.
        (
            "(;SZ[11]|;B[a1];W[b2])",
            "keep-position",
            "without its moves this record would not be recognised as this game",
        ),
        (
            "(;GM[Blokus Duo];W[e10,f10];B[e10]|)",
            "keep-position",
            "setup cannot record what is on E10: no game leads to that",
        ),
        (
            "(;GM[12]SZ[8];W[e2-e4]|)",
            "keep-position",
            "the rules of this game are not supported, so the position on its board is not known",
        ),
    ]);
}

#[test]
fn games_of_a_collection() {
    rows(&[
        ("(;SZ[9]|)\n", "new-game 1 13", "(;SZ[9])\n(;FF[4]CA[UTF-8]GM[1]SZ[13]DT[2026-04-02]|)\n"),
        ("(;SZ[9]|)", "new-game go / play dd", "(;SZ[9])\n(;FF[4]CA[UTF-8]GM[1]SZ[19]DT[2026-04-02];B[dd]|)"),
        ("(;SZ[9]|)", "new-game hex 7x5", "(;SZ[9])\n(;FF[4]CA[UTF-8]GM[11]SZ[7:5]DT[2026-04-02]|)"),
        (
            "(;SZ[9]|)\n",
            "new-game 'blokus duo' / play e10 / play j5",
            "(;SZ[9])\n(\n;GM[Blokus Duo]AP[Variorum:0.1.0]DT[2026-04-02]CA[UTF-8]\n;B[e10]\n;W[j5]|\n)\n",
        ),
        // The end of the file cut the value off, and a character from its backslash: a copy is closed.
        ("(;SZ[9]C[x\\", "duplicate-game", "(;SZ[9]C[x])\n(;SZ[9]C[x])"),
        ("(;SZ[9]C[x\\", "new-node", "(;SZ[9]C[x];|"),
        ("(;C[a])(;C[b]|)(;C[c])", "delete-game", "(;C[a])(;C[c]|)"),
        ("(;C[a])\n\n(;C[b]|)\n", "delete-game", "(;C[a]|)\n"),
        ("(;C[a])(;C[b];B[aa]|)(;C[c])", "move-game 1", "(;C[b];B[aa]|)(;C[a])(;C[c])"),
        ("(;C[a]|)\n(;C[b])\n(;C[c])\n", "move-game 3", "(;C[b])\n(;C[c])\n(;C[a]|)\n"),
        ("(;C[a])\n\n(;C[b])\n\n(;C[c]|)\n", "move-game 1", "(;C[c]|)\n\n(;C[a])\n\n(;C[b])\n"),
        ("(;C[a]|)\n\n(;C[b])\n\n(;C[c])\n", "delete-game", "(;C[b]|)\n\n(;C[c])\n"),
        ("(;C[a])\n\n(;C[b]|)\n", "duplicate-game", "(;C[a])\n\n(;C[b])\n\n(;C[b]|)\n"),
        ("(;C[a])\n(;C[b])\n% of c\n(;C[c]|)\n", "move-game 1", "% of c\n(;C[c]|)\n(;C[a])\n(;C[b])\n"),
        ("(;C[a])(;C[b]|)\n", "duplicate-game", "(;C[a])(;C[b])(;C[b]|)\n"),
        (
            "",
            "new-game go 9 / new-game go 9 / name x / move-game 1",
            "(;FF[4]CA[UTF-8]GM[1]SZ[9]DT[2026-04-02]N[x]|)\n(;FF[4]CA[UTF-8]GM[1]SZ[9]DT[2026-04-02])\n",
        ),
        ("(;C[a])(;C[b]|)(;C[c])(;C[d])", "delete-game 1 3-4", "(;C[b]|)"),
        ("(;C[a])(;C[b]|)(;C[c])(;C[d])", "delete-game 2-3", "(;C[a])(;C[d]|)"),
        ("(;C[a])(;C[b])(;C[c]|)", "delete-game 3,2", "(;C[a]|)"),
        ("(;C[a])(;C[b]|)(;C[c])(;C[d])", "move-game 1 3-4", "(;C[c])(;C[d])(;C[a])(;C[b]|)"),
        ("(;C[a])(;C[b]|)(;C[c])(;C[d])", "move-game 2 1 4", "(;C[b]|)(;C[a])(;C[d])(;C[c])"),
        ("(;C[a])(;C[b]|)(;C[c])(;C[d])", "move-game 4 1-2", "(;C[c])(;C[d])(;C[a])(;C[b]|)"),
        ("(;C[a])\n(;C[b]|)", "duplicate-game 1 2", "(;C[a])\n(;C[a]|)\n(;C[b])\n(;C[b])"),
        (
            "(;C[a])\n(;C[b]|)\n(;C[c])\n",
            "copy-games 1 3 / add-games",
            "(;C[a])\n(;C[b])\n(;C[c])\n(;C[a]|)\n(;C[c])\n",
        ),
        (
            "(;DT[2001]C[a])(;C[b]|)(;DT[6 June 1999]C[c])(;DT[1999-06]C[d])(;DT[soon]C[e])",
            "sort-games date",
            "(;DT[1999-06]C[d])(;DT[6 June 1999]C[c])(;DT[2001]C[a])(;C[b]|)(;DT[soon]C[e])",
        ),
        (
            "(;DT[2001]C[a])(;C[b]|)(;DT[6 June 1999]C[c])(;DT[1999-06]C[d])(;DT[soon]C[e])",
            "sort-games --backwards date",
            "(;DT[2001]C[a])(;DT[6 June 1999]C[c])(;DT[1999-06]C[d])(;C[b]|)(;DT[soon]C[e])",
        ),
        (
            "(;RO[10]C[a]|)(;RO[9]C[b])(;RO[9]C[c])(;RO[11]C[d])",
            "sort-games --backwards round",
            "(;RO[11]C[d])(;RO[10]C[a]|)(;RO[9]C[b])(;RO[9]C[c])",
        ),
        (
            "(;GM[1]SZ[9];B[aa];W[bb])(;GM[1]SZ[9];B[aa];W[cc]C[x]|)(;GM[1]SZ[9];B[dd])(;C[z])",
            "merge-games 1-3",
            "(;GM[1]SZ[9]|(;B[aa](;W[bb])(;W[cc]C[x]))(;B[dd]))(;C[z])",
        ),
        ("(;GM[1]SZ[9]|;B[aa];W[bb])(;GM[1]SZ[9];B[aa])", "merge-games 1-2", "(;GM[1]SZ[9]|;B[aa];W[bb])"),
        ("(;C[a] (;B[aa])(;B[bb]|))\n", "duplicate-game", "(;C[a] (;B[aa])(;B[bb]))\n(;C[a]| (;B[aa])(;B[bb]))\n"),
        ("(;C[a]|)\n", "add-games '(;C[b];B[aa])(;C[c])'", "(;C[a])\n(;C[b]|;B[aa])\n(;C[c])\n"),
    ]);
    refusals(&[
        ("(;SZ[9]|)", "delete-game", "this is the only game, and a record needs at least one"),
        ("(;C[a]|)(;C[b])", "move-game 3", "there is no position 3: the collection has 2"),
        ("(;C[a]|)(;C[b])", "move-game 1", "this is already game 1"),
        ("(;C[a]|)(;C[b])(;C[c])", "move-game 1 1-2", "these games are already there"),
        ("(;C[a]|)(;C[b])", "delete-game 1-2", "these are all the games, and a record needs at least one"),
        ("(;C[a]|)(;C[b])", "delete-game 3", "there is no game 3: the collection has 2"),
        ("(;C[a]|)(;C[b])", "sort-games date", "the games are already in this order"),
        ("(;C[a]|)(;C[b])", "merge-games 2", "at least two games are needed to merge"),
        (
            "(;GM[1]SZ[9]|)(;GM[11]SZ[9])",
            "merge-games 1 2",
            "a variation from a record of hex cannot be pasted into a record of go",
        ),
        (
            "(;C[a]|)",
            "new-game checkers",
            "unknown game 'checkers': use a number as in GM, or go, hex, octi, gomoku, othello, Blokus Duo, …",
        ),
        ("(;C[a]|)", "new-game go wide", "'wide' is not a valid board size: use a number, or columns:rows"),
        ("(;C[a]|)", "add-games", "the clipboard is empty"),
    ]);
}

#[test]
fn new_records() {
    let new = |game: &str, size: Option<&str>| {
        String::from_utf8(variorum::edit::new_record(game, size, Some("2026-04-02")).expect("a known game")).unwrap()
    };
    assert_eq!(new("1", None), "(;FF[4]CA[UTF-8]GM[1]SZ[19]DT[2026-04-02])\n");
    assert_eq!(new("Hex", Some("11")), "(;FF[4]CA[UTF-8]GM[11]SZ[11]DT[2026-04-02])\n");
    assert_eq!(new("othello", None), "(;FF[4]CA[UTF-8]GM[2]SZ[8]DT[2026-04-02])\n");
    assert_eq!(
        new("Blokus Trigon Two-Player", None),
        "(\n;GM[Blokus Trigon Two-Player]AP[Variorum:0.1.0]DT[2026-04-02]CA[UTF-8]\n)\n"
    );
    let mut workspace = Workspace::default();
    assert_eq!(run(&mut workspace, "play dd"), Err("there are no games yet".into()));
    run(&mut workspace, "new-game Blokus").expect("the first game");
    run(&mut workspace, "play a20").expect("a move");
    assert_eq!(text(&workspace), "(\n;GM[Blokus]AP[Variorum:0.1.0]CA[UTF-8]\n;1[a20]\n)\n");
    undo_and_redo(&mut workspace, b"");
}

#[test]
fn collections_come_apart() {
    let (tree, _) = Tree::read(b"(;C[a];B[aa])\n\n (;C[b](;B[aa])(;B[bb]))\n".to_vec());
    let parts = variorum::edit::split(&tree);
    assert_eq!(parts, [b"(;C[a];B[aa])\n".to_vec(), b"(;C[b](;B[aa])(;B[bb]))\n".to_vec()]);
}

#[test]
fn game_information() {
    rows(&[
        ("(;SZ[9]|)", "info PB Eve", "(;SZ[9]PB[Eve]|)"),
        ("(;SZ[9]PB[Ann]|)", "info PB 'Eve: 2]'", "(;SZ[9]PB[Eve: 2\\]]|)"),
        ("(;SZ[9]PB[Ann];B[aa];W[bb]|)", "info PB Eve", "(;SZ[9]PB[Eve];B[aa];W[bb]|)"),
        ("(;SZ[9]PB[Ann];B[aa]|)", "info PB ''", "(;SZ[9];B[aa]|)"),
        // Where the record keeps it: with the rest of the game information.
        ("(;SZ[9];PB[Ann];B[aa]|)", "info PW Eve", "(;SZ[9];PB[Ann]PW[Eve];B[aa]|)"),
        ("(;SZ[9]|;PB[Ann];B[aa])", "info PW Eve", "(;SZ[9]|;PB[Ann]PW[Eve];B[aa])"),
        ("(;SZ[9](;PB[Ann];B[aa])(;PB[Bob];B[bb]|))", "info PB Eve", "(;SZ[9](;PB[Ann];B[aa])(;PB[Eve];B[bb]|))"),
        ("(;SZ[9];PB[Ann];B[aa]|)", "info ST 2", "(;SZ[9]ST[2];PB[Ann];B[aa]|)"),
        ("(;SZ[9]|)", "info GC 'one\ntwo'", "(;SZ[9]GC[one\ntwo]|)"),
        ("(;SZ[9]|)", "info EV 'one\ntwo'", "(;SZ[9]EV[one two]|)"),
        // As the format has it, where it is certain what was meant; 'set' writes what it is told.
        ("(;SZ[9]|)", "info KM 6,5 / info TM 2h / info DT '6 June 2020'", "(;SZ[9]KM[6.5]TM[7200]DT[2020-06-06]|)"),
        ("(;SZ[9]|)", "info RE 'white resigned' / info BR '5 dan' / info HA '4 stones'", "(;SZ[9]RE[B+R]BR[5d]HA[4]|)"),
        ("(;SZ[9]|)", "info KM much / info DT soon / info OT '5 x 30s'", "(;SZ[9]KM[much]DT[soon]OT[5 x 30s]|)"),
        ("(;SZ[9]|)", "set KM 6,5", "(;SZ[9]KM[6,5]|)"),
        ("(;GM[Blokus]|)", "info P3 Eve", "(;GM[Blokus]P3[Eve]|)"),
        ("(;SZ[9]|)", "info DT 2026-04-02,03 / info RE B+R / info KM 6.5", "(;SZ[9]DT[2026-04-02,03]RE[B+R]KM[6.5]|)"),
    ]);
    refusals(&[
        ("(;SZ[9]|)", "info C x", "C is not a game info property; use 'set' to write any property"),
        ("(;SZ[9]|)", "info CA utf-8", "use 'encoding' to change the encoding"),
        ("(;SZ[9]|)", "info PB", "info: the value is missing (usage: info ID VALUE)"),
    ]);
}

#[test]
fn clean_up() {
    let full = "(;GM[1]C[a]XX[1];B[aa]N[n]TR[bb](;W[cc]TE[1]C[b]BL[9];)(;W[dd]LB[aa:1]GB[1]HO[1]V[1]|))";
    rows(&[
        (
            "(;GM[1]|C[a ladder\n, Ladder];C[ladder:x])",
            "replace ladder 'a: [b]'",
            "(;GM[1]|C[a a: [b\\]\n, a: [b\\]];C[a: [b\\]:x])",
        ),
        ("(;PB[Ann]|C[Ann];PW[Ann])(;PB[ann])", "replace --in players ann Ben", "(;PB[Ben]|C[Ann];PW[Ben])(;PB[Ben])"),
        ("(;PB[Ann];PW[Ann]|)(;PB[ann])", "replace --game --in players ann Ben", "(;PB[Ben];PW[Ben]|)(;PB[ann])"),
        ("(;C[x];C[x]|(;N[x])(;GN[x]))", "replace --subtree x y", "(;C[x];C[y]|(;N[y])(;GN[y]))"),
        ("(;GM[1]SZ[9]|LB[aa:x:y][bb:z])", "replace --in labels y ':'", "(;GM[1]SZ[9]|LB[aa:x:\\:][bb:z])"),
        ("(;GM[1]SZ[9]|LB[aa:x][bb:z])", "replace x ''", "(;GM[1]SZ[9]|LB[bb:z])"),
        // What was not found stays as it is written.
        (
            "(;|C[one \\\ntwo\\: foo [x\\] \\a bar foo])",
            "replace foo F]",
            "(;|C[one \\\ntwo\\: F\\] [x\\] \\a bar F\\]])",
        ),
        ("(;|N[\\a\tb foo\\\n c])", "replace --in names 'b foo' B", "(;|N[\\a\tB\\\n c])"),
        ("(;|C[a\\\nb\\]c])", "replace 'ab]' x", "(;|C[xc])"),
        ("(;GM[1]FF[4]|C[x]XX[x])", "replace x ü", "(;GM[1]FF[4]CA[UTF-8]|C[ü]XX[x])"),
        ("(;AP[x]RE[x]|KM[6])", "replace --in=properties x y", "(;AP[x]RE[y]|KM[6])"),
    ]);
    rows(&[
        (full, "strip comments", "(;GM[1]XX[1];B[aa]TR[bb](;W[cc]TE[1]BL[9];)(;W[dd]LB[aa:1]GB[1]HO[1]V[1]|))"),
        (full, "strip markup", "(;GM[1]C[a]XX[1];B[aa]N[n](;W[cc]TE[1]C[b]BL[9];)(;W[dd]GB[1]HO[1]V[1]|))"),
        (full, "strip annotations", "(;GM[1]C[a]XX[1];B[aa]N[n]TR[bb](;W[cc]C[b]BL[9];)(;W[dd]LB[aa:1]|))"),
        (full, "strip times", "(;GM[1]C[a]XX[1];B[aa]N[n]TR[bb](;W[cc]TE[1]C[b];)(;W[dd]LB[aa:1]GB[1]HO[1]V[1]|))"),
        (full, "strip private", "(;GM[1]C[a];B[aa]N[n]TR[bb](;W[cc]TE[1]C[b]BL[9];)(;W[dd]LB[aa:1]GB[1]HO[1]V[1]|))"),
        (full, "strip variations", "(;GM[1]C[a]XX[1];B[aa]N[n]TR[bb]|(;W[cc]TE[1]C[b]BL[9];))"),
        (
            full,
            "strip empty-nodes",
            "(;GM[1]C[a]XX[1];B[aa]N[n]TR[bb](;W[cc]TE[1]C[b]BL[9])(;W[dd]LB[aa:1]GB[1]HO[1]V[1]|))",
        ),
        (full, "strip --node annotations", "(;GM[1]C[a]XX[1];B[aa]N[n]TR[bb](;W[cc]TE[1]C[b]BL[9];)(;W[dd]LB[aa:1]|))"),
        ("(;C[a];B[aa]C[b]|;W[bb]C[c])", "strip --subtree comments", "(;C[a];B[aa]|;W[bb])"),
        ("(;C[a])(;C[b]|)", "strip comments", "(;C[a])(;|)"),
        ("(;C[a])(;C[b]|)", "strip --collection comments", "(;)(;|)"),
        ("(;;;B[aa];|;(;W[bb])(;;W[cc]))", "strip empty-nodes", "(;;B[aa]|(;W[bb])(;W[cc]))"),
        ("(;A[](;B[aa](;W[x])(;W[y]))(;B[bb](;W[z]|)(;W[q])))", "strip variations", "(;A[]|(;B[aa](;W[x])))"),
        (
            "(;A[](;B[aa](;W[x])(;W[y]))(;B[bb]|(;W[z])(;W[q])))",
            "strip --subtree variations",
            "(;A[](;B[aa](;W[x])(;W[y]))(;B[bb]|(;W[z])))",
        ),
        ("(;GM[Blokus]1[a20]P1[x]ZZ[1]|)", "strip private", "(;GM[Blokus]1[a20]P1[x]|)"),
        (
            "(;SZ[9]KM[1]C[a\n<<<<<<< ours\nKM[1\\]\n=======\nKM[2\\]\n>>>>>>> theirs\nb];B[aa]|)",
            "settle theirs",
            "(;SZ[9]KM[2]C[a\nb];B[aa]|)",
        ),
        (
            "(;SZ[9](;B[aa](;W[bb]GB[1])(;W[cc]GW[1]))(;B[bb]GB[2]|))(;B[aa]GB[1])",
            "write-results",
            "(;SZ[9]GB[1](;B[aa]GW[1](;W[bb]GB[1])(;W[cc]GW[1]))(;B[bb]GB[2]|))(;B[aa]GB[1])",
        ),
        (
            "(;SZ[9];B[aa](;W[bb]GB[1])(;W[cc]GW[1])|)",
            "write-results / undo",
            "(;SZ[9];B[aa](;W[bb]GB[1])(;W[cc]GW[1])|)",
        ),
        ("(;GM[11]SZ[2];B[a1]|;W[b1]GW[1])", "write-results --proved", "(;GM[11]SZ[2];B[a1]GW[1]|;W[b1]GW[1])"),
    ]);
    refusals(&[
        ("(;SZ[9]|)", "strip comments", "there are no comments to remove"),
        ("(;SZ[9]|)", "settle ours", "there is no merge conflict to resolve"),
        ("(;SZ[9]GB[1];B[aa]|)", "write-results", "the marks decide no further positions"),
        (
            "(;SZ[9]|)",
            "strip --game --node comments",
            "strip: use only one of --node, --subtree, --game, --collection (usage: strip [--node|--subtree|--game|--collection] WHAT)",
        ),
        (
            "(;SZ[9]|)",
            "strip everything",
            "strip: 'everything' is not something to remove: use one of comments, markup, annotations, variations, private, empty-nodes, times, analysis (usage: strip [--node|--subtree|--game|--collection] WHAT)",
        ),
    ]);
}

#[test]
fn records_merged() {
    rows(&[
        // The same moves share their nodes, others branch off.
        ("(;SZ[9]|;B[aa];W[bb])", "merge '(;GM[1]SZ[9];B[aa];W[cc];B[dd])'", "(;SZ[9]|;B[aa](;W[bb])(;W[cc];B[dd]))"),
        ("(;SZ[9];B[aa]|)", "merge '(;SZ[9];B[aa];W[cc];B[dd])'", "(;SZ[9];B[aa]|;W[cc];B[dd])"),
        (
            "(;SZ[9]|(;B[aa])(;B[bb]))",
            "merge '(;SZ[9](;B[bb](;W[aa])(;W[cc]))(;B[dd]))'",
            "(;SZ[9]|(;B[aa])(;B[bb](;W[aa])(;W[cc]))(;B[dd]))",
        ),
        ("(;GM[1]|;B[dd];W[qq])", "merge '(;GM[1];B[dd](;W[qq])(;W[cc]))'", "(;GM[1]|;B[dd](;W[qq])(;W[cc]))"),
        // Of several equal variations the first counts.
        (
            "(;SZ[9]|(;B[aa]N[x])(;B[aa]))",
            "merge '(;SZ[9](;B[aa];W[cc])(;B[aa];W[bb]))'",
            "(;SZ[9]|(;B[aa]N[x](;W[cc])(;W[bb]))(;B[aa]))",
        ),
        // Comments and marks are joined.
        ("(;SZ[9];B[aa]C[one]|)", "merge '(;SZ[9];B[aa]C[two])'", "(;SZ[9];B[aa]C[one\n\ntwo]|)"),
        ("(;SZ[9];B[aa]C[one two]|)", "merge '(;SZ[9];B[aa]C[two]TE[1])'", "(;SZ[9];B[aa]C[one two]TE[1]|)"),
        ("(;SZ[9]TR[aa]LB[bb:1]|)", "merge '(;SZ[9]TR[aa][cc]LB[dd:2])'", "(;SZ[9]TR[aa][cc]LB[bb:1][dd:2]|)"),
        ("(;SZ[9]PB[Ann]|)", "merge '(;SZ[9]FF[4]AP[x]PB[Ann]PW[Ben])'", "(;SZ[9]PB[Ann]AP[x]PW[Ben]|)"),
        // What cannot stand beside what is there goes into the comment.
        (
            "(;SZ[9]RE[B+1]TR[aa]|;B[bb]TE[1])",
            "merge '(;SZ[9]RE[W+2]SQ[aa][cc];B[bb]BM[1])'",
            "(;SZ[9]RE[B+1]TR[aa]SQ[cc]C[RE: W+2\nSQ: aa]|;B[bb]TE[1]C[BM: 1])",
        ),
        ("(;SZ[9]LB[aa:1]|)", "merge '(;SZ[9]LB[aa:2])'", "(;SZ[9]LB[aa:1]C[LB: aa:2]|)"),
        // Moves are compared, not their spelling.
        (
            "(;FF[3]GM[1]SZ[9]|;B[tt];W[aa])",
            "merge '(;GM[1]SZ[9];B[];W[bb])'",
            "(;FF[3]GM[1]SZ[9]|;B[tt](;W[aa])(;W[bb]))",
        ),
        (
            "(;GM[Blokus Duo]|;B[e10,f10])",
            "merge '(;GM[Blokus Duo];B[f10,e10];W[j5])'",
            "(;GM[Blokus Duo]|;B[e10,f10];W[j5])",
        ),
        ("(;GM[11]SZ[5]|;B[c3])", "merge '(;GM[11]SZ[5];B[C3]C[x])'", "(;GM[11]SZ[5]|;B[c3]C[x])"),
        ("(;SZ[9]AB[aa:ab]|;W[cc])", "merge '(;SZ[9]AB[ab][aa];W[dd])'", "(;SZ[9]AB[aa:ab]|(;W[cc])(;W[dd]))"),
        ("(;SZ[9];B[aa]C[x]|)", "cut-variation / play bb / merge", "(;SZ[9](;B[bb]|)(;B[aa]C[x]))"),
    ]);
    refusals(&[
        ("(;SZ[9]|)", "merge", "the clipboard is empty"),
        (
            "(;SZ[9]|)",
            "merge '(;SZ[9];B[aa])(;SZ[9])'",
            "only one game can be merged at once; use 'add-games' to add several",
        ),
        ("(;SZ[9]|)", "merge '(;GM[1]SZ[13];B[aa])'", "a 13×13 game cannot be merged into a 9×9 game"),
        (
            "(;SZ[9]|)",
            "merge '(;GM[11]SZ[9];B[a1])'",
            "a variation from a record of hex cannot be pasted into a record of go",
        ),
        ("(;SZ[9]AB[aa]|)", "merge '(;GM[1]SZ[9];B[aa])'", "the two games start from different positions"),
        ("(;SZ[9]|;B[aa]C[x])", "merge '(;GM[1]SZ[9];B[aa])'", "this record already contains all of it"),
    ]);
}

/// As `check`, for records that are not UTF-8.
#[track_caller]
fn check_bytes(before: &[u8], commands: &str, after: &[u8]) {
    let mut workspace = Workspace::open(before.to_vec()).0;
    for line in commands.split(" / ") {
        run(&mut workspace, line).unwrap_or_else(|why| panic!("{line}: {why}"));
    }
    let written = workspace.document().tree().write();
    assert_eq!(written.escape_ascii().to_string(), after.escape_ascii().to_string());
    let (again, _) = Tree::read(written);
    assert_eq!(meaning(&again), meaning(workspace.document().tree()));
    undo_and_redo(&mut workspace, before);
}

#[test]
fn encodings() {
    // Text in the record's own encoding, whatever it is.
    check_bytes(b"(;CA[ISO-8859-1]C[caf\xe9])", "comment na\u{ef}ve", b"(;CA[ISO-8859-1]C[na\xefve])");
    check_bytes(b"(;CA[GBK]PB[\xc0\xee];B[aa])", "info PW \u{674e}", b"(;CA[GBK]PB[\xc0\xee]PW[\xc0\xee];B[aa])");
    // The second byte of a character may look like a bracket or a backslash: it needs no escape.
    check_bytes(b"(;CA[Shift_JIS]PB[\x83\x5c])", "info PW \u{30bd}", b"(;CA[Shift_JIS]PB[\x83\x5c]PW[\x83\x5c])");
    // Bytes that cannot be read stay beside what is changed.
    check_bytes(
        b"(;CA[UTF-8]C[\xff\xfe]N[\xc3\xa9]PB[\xc3\xa9])",
        "name \u{e8}",
        b"(;CA[UTF-8]C[\xff\xfe]N[\xc3\xa8]PB[\xc3\xa9])",
    );
    // A record of plain ASCII that names no encoding becomes UTF-8, and says so.
    check_bytes(b"(;GM[1];B[aa])", "next / comment \u{e9}", "(;GM[1]CA[UTF-8];B[aa]C[\u{e9}])".as_bytes());
    check_bytes(b"(;FF[4]GM[1])", "comment \u{e9}", "(;FF[4]CA[UTF-8]GM[1]C[\u{e9}])".as_bytes());
    check_bytes(b"(;GM[1];B[aa])", "next / comment e", b"(;GM[1];B[aa]C[e])");
    // Stored in another encoding.
    check_bytes(
        b"(;CA[ISO-8859-1]C[caf\xe9];B[aa]N[x\xe8]XX[\xe0\\]]W[bb])",
        "encoding utf-8",
        "(;CA[UTF-8]C[caf\u{e9}];B[aa]N[x\u{e8}]XX[\u{e0}\\]]W[bb])".as_bytes(),
    );
    // A value in another encoding comes along.
    check_bytes(
        b"(;GM[1]PB[\xc4\xf4\xce\xc0\xc6\xbd]C[\xe6\xb3\xa8\xe9\x87\x8a\xe8\xaf\xb4\xe6\x98\x8e];B[dd])",
        "encoding utf-8",
        "(;GM[1]CA[UTF-8]PB[\u{8042}\u{536b}\u{5e73}]C[\u{6ce8}\u{91ca}\u{8bf4}\u{660e}];B[dd])".as_bytes(),
    );
    check_bytes(
        "(;FF[4]PB[\u{674e}\u{6d2a}]PW[\u{738b}\u{4e5d}\u{6bb5}])".as_bytes(),
        "encoding gbk",
        b"(;FF[4]CA[GBK]PB[\xc0\xee\xba\xe9]PW[\xcd\xf5\xbe\xc5\xb6\xce])",
    );
    check_bytes(
        b"(;CA[ISO-8859-1]C[caf\xe9])",
        "encoding utf-8 / comment \u{674e}",
        "(;CA[UTF-8]C[\u{674e}])".as_bytes(),
    );
    // From one encoding to another over the clipboard.
    let mut from = Workspace::open(b"(;CA[GBK];B[aa]C[\xc0\xee])".to_vec()).0;
    run(&mut from, "next").expect("a node");
    run(&mut from, "copy-variation").expect("a variation");
    let mut to = Workspace::open(b"(;CA[UTF-8]C[\xc3\xa9])".to_vec()).0;
    to.set_clipboard(from.clipboard().clone());
    run(&mut to, "paste-variation").expect("it fits");
    assert_eq!(text(&to), "(;CA[UTF-8]C[\u{e9}];B[aa]C[\u{674e}])");
    assert_eq!(from.clipboard().text(), "(;FF[4]CA[UTF-8];B[aa]C[\u{674e}])");
    let mut latin = Workspace::open(b"(;CA[ISO-8859-1]C[caf\xe9])".to_vec()).0;
    latin.set_clipboard(from.clipboard().clone());
    let refused = latin.run(&Command::parse("paste-variation").unwrap()).expect_err("no such character");
    assert!(matches!(&refused, EditError::Unencodable(what) if what.characters == ['\u{674e}']), "{refused}");
}

#[test]
fn text_that_does_not_fit_is_refused() {
    let mut workspace = Workspace::open(b"(;CA[ISO-8859-1]C[caf\xe9])".to_vec()).0;
    let before = workspace.document().tree().write();
    let refused = workspace.run(&Command::parse("comment '\u{2260} \u{674e}'").unwrap()).expect_err("no room");
    assert_eq!(
        refused.to_string(),
        "the record's encoding (ISO-8859-1) cannot represent \u{2260} (U+2260), \u{674e} (U+674E); 'encoding utf-8' allows every character"
    );
    assert_eq!(workspace.document().tree().write(), before);
    refusals(&[
        ("(;SZ[9]|)", "encoding klingon", "Variorum cannot write the encoding 'klingon'"),
        ("(;CA[UTF-8]C[\u{e9}]|)", "encoding utf-8", "the encoding of this record is already UTF-8"),
        ("(;CA[GBK]|)", "unset CA", "only CA tells the encoding of the text; use 'encoding' to change it"),
        ("(;CA[UTF-8]C[\u{e9}]|)", "set CA GBK", "the encoding of this record is UTF-8; use 'encoding' to change it"),
        (
            "(;CA[UTF-8]C[\u{674e}]|)",
            "encoding latin1",
            "the record's encoding (windows-1252) cannot represent \u{674e} (U+674E); 'encoding utf-8' allows every character",
        ),
    ]);
}

#[test]
fn history() {
    rows(&[
        ("(;SZ[9]|)", "play aa / play bb / undo", "(;SZ[9];B[aa]|)"),
        ("(;SZ[9]|)", "play aa / play bb / undo 2", "(;SZ[9]|)"),
        ("(;SZ[9]|)", "play aa / play bb / undo 99", "(;SZ[9]|)"),
        ("(;SZ[9]|)", "play aa / play bb / undo 2 / redo", "(;SZ[9];B[aa]|)"),
        ("(;SZ[9]|)", "play aa / play bb / undo 2 / redo 99", "(;SZ[9];B[aa];W[bb]|)"),
        ("(;SZ[9]|)", "play aa / play bb / history 1", "(;SZ[9];B[aa]|)"),
        ("(;SZ[9]|)", "play aa / undo / play cc", "(;SZ[9];B[cc]|)"),
        ("(;SZ[9]|)", "play aa / back / comment x / undo", "(;SZ[9]|;B[aa])"),
        // Going somewhere is not a step.
        ("(;SZ[9]|)", "play aa / play bb / line-start / undo", "(;SZ[9];B[aa]|)"),
    ]);
    let (mut workspace, _) = open("(;SZ[9]|)");
    for line in ["play aa", "comment x", "mark circle dd"] {
        run(&mut workspace, line).expect(line);
    }
    let titles: Vec<_> = workspace.document().history().titles().map(str::to_owned).collect();
    assert_eq!(titles, ["Play Black A9", "Comment: x", "Circle at D6"]);
    refuse("(;SZ[9]|)", "history 3", "the history has only 0 steps");
    assert_eq!(run(&mut workspace, "redo"), Err("nothing to redo".into()));
}

#[test]
fn the_history_names_each_mark_and_place() {
    let rows = [
        ("mark triangle dd", "Triangle at D6"),
        ("mark square ee ff", "Square at 2 points"),
        ("mark square ee ff", "Remove square at 2 points"),
        ("mark dim aa", "Dim A9"),
        ("mark dim aa", "Show A9 again"),
        ("label cc", "Label A at C7"),
        ("label cc", "Remove label at C7"),
        ("arrow aa bb", "Arrow from A9 to B8"),
        ("arrow aa bb", "Remove arrow from A9 to B8"),
        ("territory W aa", "White territory at A9"),
        ("territory none aa", "No territory at A9"),
        ("unmark dd", "Remove marks at D6"),
    ];
    let (mut workspace, _) = open("(;SZ[9]|)");
    for (line, title) in rows {
        run(&mut workspace, line).expect(line);
        assert_eq!(workspace.document().history().undo_title(), Some(title), "{line}");
    }
}

#[test]
fn repairs() {
    rows(&[
        ("(;GM[1]SZ[9:9];B[aa]|)", "repair square-size", "(;GM[1]SZ[9];B[aa]|)"),
        ("(;FF[4]GM[1]SZ[9];Black[aa]|)", "repair lowercase-identifier", "(;FF[4]GM[1]SZ[9];B[aa]|)"),
        ("(;GM[1]SZ[9];B[aa];|;W[bb])", "repair empty-node", "(;GM[1]SZ[9];B[aa]|;W[bb])"),
        ("(;GM[1]SZ[9];B[aa]W[bb]C[x]|;B[cc])", "repair two-moves", "(;GM[1]SZ[9];B[aa]|;W[bb]C[x];B[cc])"),
        ("(;GM[1]SZ[9];AB[cc]B[aa]|;;W[cc])", "repair all", "(;GM[1]SZ[9];AB[cc]|;B[aa];W[cc])"),
        ("(;GM[1]SZ[9:9]\nAB[aa]\nAB[bb]|\n;B[cc])", "repair all", "(;GM[1]SZ[9]\nAB[aa][bb]|\n;B[cc])"),
    ]);
    refusals(&[
        ("(;GM[1]SZ[9]|)", "repair all", "none of the issues can be fixed automatically"),
        (
            "(;GM[1]SZ[9]|)",
            "repair nonsense",
            "repair: 'nonsense' is not a kind of issue; 'check' lists the issues with their codes (usage: repair [--node|--subtree|--game|--collection] CODE|all)",
        ),
        (
            "(;GM[1]SZ[9]KM[375]|)",
            "repair komi-scaled",
            "komi or margin in another unit than points: there is no certain repair",
        ),
    ]);
}

#[test]
fn a_preview_changes_nothing() {
    let (workspace, start) = open("(;SZ[9]C[a];B[aa]C[b]|)");
    let preview = |line: &str| workspace.preview(&Command::parse(line).expect(line));
    let (title, bytes) = preview("strip comments").expect("there are comments");
    assert_eq!((title.as_str(), bytes.as_slice()), ("Remove comments", b"(;SZ[9];B[aa])".as_slice()));
    assert_eq!(workspace.document().tree().write(), start);
    assert!(workspace.document().history().is_empty());
    assert_eq!(preview("comment b").map_err(|error| error.to_string()), Err("this changes nothing".into()));
}

#[test]
fn typed_words_and_drags_are_steps() {
    use variorum::edit::Grouping;
    let (mut workspace, start) = open("(;SZ[9]|)");
    let typed = "Two words";
    for end in 1..=typed.len() {
        let command = Command::Comment(typed[..end].to_owned());
        workspace.run_grouped(&command, Grouping::Typing).expect("text can be typed");
    }
    for (gesture, point) in [(1, "aa"), (1, "ab"), (1, "ac"), (2, "ee")] {
        let command = Command::parse(&format!("mark circle {point}")).expect("a command");
        workspace.run_grouped(&command, Grouping::Gesture(gesture)).expect("points can be marked");
    }
    assert_eq!(text(&workspace), "(;SZ[9]C[Two words]CR[aa][ab][ac][ee])");
    let titles: Vec<_> = workspace.document().history().titles().collect();
    assert_eq!(titles, ["Comment: Two", "Comment: Two words", "Circle at A7", "Circle at E5"]);
    let goes_on: Vec<_> = workspace.document().history().goes_on().collect();
    assert_eq!(goes_on, [false, true, false, false], "words of one text belong together");
    run(&mut workspace, "undo").expect("a drag");
    assert_eq!(text(&workspace), "(;SZ[9]C[Two words]CR[aa][ab][ac])");
    run(&mut workspace, "undo 2").expect("a drag and a word");
    assert_eq!(text(&workspace), "(;SZ[9]C[Two ])");
    undo_and_redo(&mut workspace, &start);
}

/// Records that name no encoding and are read right: texts in an encoding, with the escapes that it needs.
#[test]
fn a_guess_is_not_turned_by_an_edit() {
    let names = [
        ("gb18030", "黑棋李世石"),
        ("gb18030", "昞奭棋"),
        ("Shift_JIS", "能力"),
        ("Shift_JIS", "坂田栄男"),
        ("EUC-KR", "이창호"),
        ("Big5", "王銘琬"),
        ("windows-1251", "Карпов"),
        ("ISO-8859-1", "Müller"),
    ];
    let words = ["Ж Ход", "日本 Ж é ü", "Это хороший ход чёрных камней, белые проиграют", "黑", "good é", "„so“"];
    let mut done = 0;
    for (label, name) in names {
        let charset = variorum::text::Charset::for_label(label).expect("an encoding");
        let name = charset.encode(name).expect("letters of the encoding");
        let record = [b"(;FF[4]GM[1]SZ[9]PB[", &name[..], b"]PW[a];B[cc]C[", &name[..], b"];W[dd])"].concat();
        let texts = |tree: &Tree| {
            let root = tree.games().next().expect("a game");
            let all = tree.descendants(root).flat_map(|node| ["PB", "PW", "C", "GN"].map(|id| tree.text(node, id)));
            all.collect::<Vec<_>>()
        };
        for word in words {
            for command in [format!("comment {word}"), format!("set GN '{word}'"), format!("play aa / comment {word}")]
            {
                let mut workspace = Workspace::open(record.clone()).0;
                workspace.run(&Command::parse("goto end").expect("a command")).expect("there is an end");
                let mut ran = true;
                for command in command.split(" / ") {
                    ran &= workspace.run(&Command::parse(command).expect("a command")).is_ok();
                }
                let document = workspace.document();
                let written = document.tree().write();
                assert_eq!(texts(&Tree::read(written.clone()).0), texts(document.tree()), "{label} {command}");
                done += usize::from(ran);
                let _ = workspace.run(&Command::Undo(command.len()));
                assert_eq!(workspace.document().tree().write(), record, "{label} {command}");
            }
        }
    }
    assert!(done > 30, "{done}");
}
