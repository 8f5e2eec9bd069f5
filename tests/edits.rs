//! Every command, as rows of text: the record before, the commands, the record after, `|` being the cursor.
//!
//! The helper checks more than the row says: undoing everything restores the bytes, doing it again gives the edited
//! bytes again, the edited record reads back to the same tree, and no command brings an error into a record.

use variorum::commands::AnyCommand;
use variorum::edit::{Command, Workspace};
use variorum::game::{Colour, Move};
use variorum::sgf::{NodeId, Tree};

mod analysis;
mod records;
mod results;
mod setups;
mod turns;
use crate::edit_law::reading::{errors, meaning};

/// A record and the node after whose text the bar stands; the first node without a bar.
fn place(text: &str) -> (Vec<u8>, Option<usize>) {
    let bar = text.find('|');
    (text.replacen('|', "", 1).into_bytes(), bar)
}

fn node_at(tree: &Tree, bar: usize) -> NodeId {
    let nodes = tree.games().flat_map(|root| tree.descendants(root));
    nodes.filter(|&node| tree.offset(node).is_some_and(|at| at < bar)).last().expect("a node before the bar")
}

/// Game and path of a node: comparable between two readings.
fn address(tree: &Tree, node: NodeId) -> (usize, Vec<usize>) {
    (tree.games().position(|root| root == tree.root(node)).expect("a linked node"), tree.path(node))
}

fn open(before: &str) -> (Workspace, Vec<u8>) {
    let (bytes, bar) = place(before);
    let mut workspace = Workspace::open(bytes.clone()).0;
    workspace.set_today(Some("2026-04-02".into()));
    if let Some(bar) = bar {
        let node = node_at(workspace.document().tree(), bar);
        workspace.go_to(node);
    }
    (workspace, bytes)
}

fn run(workspace: &mut Workspace, line: &str) -> Result<(), String> {
    let command = Command::parse(line).map_err(|error| error.to_string())?;
    workspace.available(&command).map_err(|error| error.to_string())?;
    workspace.run(&command).map(|_| ()).map_err(|error| error.to_string())
}

fn text(workspace: &Workspace) -> String {
    String::from_utf8_lossy(&workspace.document().tree().write()).into_owned()
}

#[track_caller]
fn check(before: &str, commands: &str, after: &str) {
    let (mut workspace, start) = open(before);
    let mut steps: Vec<Step> = Vec::new();
    for line in commands.split(" / ") {
        let (done, here) = (workspace.document().history().position(), workspace.document().cursor());
        if let Err(why) = run(&mut workspace, line) {
            panic!("{before}: {line}: {why}");
        }
        if workspace.document().history().position() > done && !line.starts_with("redo") {
            steps.truncate(done);
            steps.push((here, workspace.document().cursor()));
        }
    }
    steps.truncate(workspace.document().history().position());
    let (expected, bar) = place(after);
    let expected = String::from_utf8(expected).expect("rows are UTF-8");
    let tree = workspace.document().tree();
    assert_eq!(text(&workspace), expected, "{before}: {commands}");
    let (again, _) = Tree::read(tree.write());
    assert_eq!(meaning(&again), meaning(tree), "{before}: {commands}: reads back");
    if let Some(bar) = bar {
        let cursor = workspace.document().cursor().expect("a cursor");
        assert_eq!(address(tree, cursor), address(&again, node_at(&again, bar)), "{before}: {commands}: the cursor");
    }
    let old = errors(&start);
    let new: Vec<_> = errors(expected.as_bytes()).into_iter().filter(|code| !old.contains(code)).collect();
    assert!(new.is_empty(), "{before}: {commands}: brings {new:?}");
    undo_and_redo(&mut workspace, &start);
    stands_where_it_stood(&mut workspace, &steps);
}

/// All steps taken back give the bytes that were opened; made again, the bytes of before.
#[track_caller]
fn undo_and_redo(workspace: &mut Workspace, start: &[u8]) {
    let (edited, steps) = (text(workspace), workspace.document().history().position());
    let travel = |workspace: &mut Workspace, line: &str| {
        let command = Command::parse(line).expect("a command");
        workspace.run(&command).expect("the history can be walked");
    };
    travel(workspace, "history 0");
    assert_eq!(text(workspace), String::from_utf8_lossy(start), "undone");
    assert!(!workspace.document().is_modified());
    travel(workspace, &format!("history {steps}"));
    assert_eq!(text(workspace), edited, "redone");
    if steps > 0 {
        assert!(workspace.document().is_modified());
    }
}

/// Each step taken back leads to where the reader stood before it; made again, to where he stood after it.
#[track_caller]
fn stands_where_it_stood(workspace: &mut Workspace, steps: &[Step]) {
    let mut travel = |line: &str| {
        run(workspace, line).expect("the history can be walked");
        workspace.document().cursor()
    };
    for step in steps.iter().rev() {
        assert_eq!(travel("undo"), step.0, "the cursor of undo");
    }
    for step in steps {
        assert_eq!(travel("redo"), step.1, "the cursor of redo");
    }
}

/// Where the reader stood before a step of the history, and after it.
type Step = (Option<NodeId>, Option<NodeId>);

#[track_caller]
fn refuse(before: &str, command: &str, why: &str) {
    let (mut workspace, start) = open(before);
    let cursor = workspace.document().cursor();
    let reported = match Command::parse(command) {
        Err(error) => error.to_string(),
        Ok(command) => workspace.run(&command).expect_err(&format!("{before}: {command:?}")).to_string(),
    };
    assert_eq!(reported, why, "{before}: {command}");
    assert_eq!(reported.lines().count(), 1);
    assert_eq!(workspace.document().tree().write(), start);
    assert_eq!(workspace.document().cursor(), cursor);
}

/// Goes somewhere: the record stays, and there is nothing to undo.
#[track_caller]
fn go(before: &str, commands: &str, after: &str) {
    let (mut workspace, start) = open(before);
    for line in commands.split(" / ") {
        run(&mut workspace, line).unwrap_or_else(|why| panic!("{before}: {line}: {why}"));
    }
    let tree = workspace.document().tree();
    let (expected, bar) = place(after);
    assert_eq!(expected, start, "the row changes the record");
    let cursor = workspace.document().cursor().expect("a cursor");
    assert_eq!(address(tree, cursor), address(tree, node_at(tree, bar.expect("a bar"))), "{before}: {commands}");
    assert!(workspace.document().history().is_empty());
}

const TREE: &str = "(;GM[1]SZ[9](;B[aa];W[ab](;B[ac])(;B[ad]))(;B[ba](;W[bb])(;W[bc])(;W[bd]))(;B[ca];W[cb]))";

fn tree_with_bar_after(value: &str) -> String {
    TREE.replacen(value, &format!("{value}|"), 1)
}

#[test]
fn going_about() {
    let bar = tree_with_bar_after;
    for (from, commands, to) in [
        ("SZ[9]", "next", "B[aa]"),
        ("SZ[9]", "find --in moves ad", "B[ad]"),
        ("SZ[9]", "find --in moves --regex ^b / find-next", "W[bb]"),
        ("SZ[9]", "find --in moves --regex ^b / find-next / find-previous / find-previous", "W[bd]"),
        ("B[ca]", "find --in moves A9", "B[aa]"),
        // Says something, and goes nowhere.
        ("B[ac]", "link", "B[ac]"),
        ("SZ[9]", "next 2", "W[ab]"),
        ("SZ[9]", "next 99", "B[ac]"),
        ("B[ac]", "back", "W[ab]"),
        ("B[ac]", "back 2", "B[aa]"),
        ("B[ac]", "back 99", "SZ[9]"),
        ("SZ[9]", "variation 0", "B[aa]"),
        ("SZ[9]", "variation 2", "B[ca]"),
        ("B[aa]", "next-variation", "B[ba]"),
        ("W[ab]", "next-variation", "B[ba]"),
        ("B[ac]", "next-variation", "B[ad]"),
        ("B[ad]", "previous-variation", "B[ac]"),
        ("W[cb]", "previous-variation", "B[ba]"),
        ("SZ[9]", "next-fork", "W[ab]"),
        ("W[ab]", "next-fork", "B[ac]"),
        ("B[ac]", "previous-fork", "W[ab]"),
        ("W[ab]", "previous-fork", "SZ[9]"),
        ("W[cb]", "line-start", "SZ[9]"),
        ("B[ca]", "line-end", "W[cb]"),
        ("W[bd]", "main-line", "B[aa]"),
        ("B[ad]", "main-line", "B[ac]"),
        ("SZ[9]", "goto end", "B[ac]"),
        ("W[bd]", "goto start", "SZ[9]"),
        ("W[bd]", "goto 1", "B[aa]"),
        ("W[bd]", "goto 3", "B[ac]"),
        ("W[bd]", "goto 0", "SZ[9]"),
        ("SZ[9]", "goto /1.2", "W[bd]"),
        ("SZ[9]", "goto 1.2", "W[bd]"),
        ("SZ[9]", "goto /", "SZ[9]"),
        ("SZ[9]", "goto /2", "B[ca]"),
        // The way that was taken last is taken again.
        ("W[bc]", "back 2 / next 2", "W[bc]"),
        ("W[bc]", "line-start / goto /0 / line-start / next", "B[aa]"),
        ("W[bc]", "goto /2 / goto /1 / next", "W[bc]"),
        ("W[bc]", "where-played ba", "B[ba]"),
        ("B[ad]", "where-played A9", "B[aa]"),
        ("SZ[9]", "where-played A9", "B[aa]"),
    ] {
        go(&bar(from), commands, &bar(to));
    }
    let noted = "(;GM[1]C[a];B[aa](;W[ab]N[n];B[ac]C[b])(;W[ad]TE[1]);)(;GM[1]C[c])";
    let bar = |value: &str| noted.replacen(value, &format!("{value}|"), 1);
    for (from, commands, to) in [
        ("C[a]", "next-with comment", "C[b]"),
        ("C[b]", "previous-with comment", "C[a]"),
        ("C[a]", "next-with annotation", "TE[1]"),
        ("TE[1]", "previous-with comment", "C[b]"),
        ("C[b]", "game 2", "C[c]"),
        ("C[c]", "game 1", "C[a]"),
        ("C[b]", "next-game", "C[c]"),
        ("C[c]", "previous-game", "C[a]"),
        ("C[c]", "goto start", "C[c]"),
    ] {
        go(&bar(from), commands, &bar(to));
    }
    go("(;GM[1];AB[aa];C[x];B[ab];W[ac]|)", "goto 0", "(;GM[1];AB[aa];C[x]|;B[ab];W[ac])");
    go("(;GM[1];AB[aa];C[x];B[ab];;W[ac]|)", "goto 2", "(;GM[1];AB[aa];C[x];B[ab];;W[ac]|)");
    go("(;GM[1];AB[aa];C[x];B[ab];;W[ac]|)", "goto 1", "(;GM[1];AB[aa];C[x];B[ab]|;;W[ac])");
    go("(;GM[Blokus];1[a1];2[t1];3[t20]|)", "goto 2", "(;GM[Blokus];1[a1];2[t1]|;3[t20])");
}

#[test]
fn places_that_are_not_there() {
    for (from, command, why) in [
        ("B[ac]", "next", "there are no moves after this one"),
        ("SZ[9]", "back", "this is the start"),
        ("SZ[9]", "variation 3", "there is no variation 3: variations are numbered 0 to 2"),
        ("B[ac]", "variation 0", "there are no moves after this one"),
        ("B[ad]", "next-variation", "this is the last variation"),
        ("B[ac]", "previous-variation", "this is the first variation"),
        ("SZ[9]", "next-variation", "this line has no variations"),
        ("B[aa]", "main-line", "this is the main line"),
        ("SZ[9]", "goto 4", "there is no move 4: the main line has 3"),
        ("SZ[9]", "goto /0.0.5", "there is no node /0.0.5: the children of /0.0 are numbered 0 to 1"),
        ("SZ[9]", "goto /0.1", "there is no node /0.1: /0 has only one child, number 0"),
        ("SZ[9]", "goto /0.0.0.0", "there is no node /0*4: nothing follows /0*3"),
        ("SZ[9]", "find", "the search text is missing"),
        ("SZ[9]", "find-next", "nothing has been searched for yet"),
        ("SZ[9]", "find xyzzy", "no results"),
        ("SZ[9]", "find --regex (", "'(' is not a valid regular expression: '(' is never closed"),
        ("SZ[9]", "replace --in moves aa bb", "moves, marks and setup are not text and cannot be replaced"),
        ("SZ[9]", "set lower x", "'lower' is not a valid property name: it needs a capital letter"),
        ("SZ[9]", "rename SZ sz", "'sz' is not a valid property name: it needs a capital letter"),
        ("SZ[9]", "game 2", "there is no game 2: the record has only 1 game"),
        ("B[aa]", "next-game", "this is the last game"),
        ("B[aa]", "previous-game", "this is the first game"),
        ("SZ[9]", "next-with comment", "no later node has a comment"),
        ("SZ[9]", "previous-with hotspot", "no earlier node has a hotspot"),
        ("B[aa]", "where-played b1", "no move on B1 in this line"),
        ("B[aa]", "where-played z9", "'z9' is not a point on this board"),
    ] {
        refuse(&tree_with_bar_after(from), command, why);
    }
}

fn rows(rows: &[(&str, &str, &str)]) {
    for (before, commands, after) in rows {
        check(before, commands, after);
    }
}

fn refusals(rows: &[(&str, &str, &str)]) {
    for (before, command, why) in rows {
        refuse(before, command, why);
    }
}

/// A game of pieces is over when nobody can place one any more: then, and not before, the record says who has won.
#[test]
fn a_whole_game_of_pieces_ends_with_its_result() {
    let mut workspace = Workspace::default();
    run(&mut workspace, "new-game 'blokus duo'").expect("a game");
    loop {
        let position = workspace.position().expect("a game");
        let state = position.blokus().expect("a game of pieces");
        let Some(colour) = position.to_play() else { break };
        assert!(!text(&workspace).contains("RE["), "nobody has won yet");
        let places = state.placements(colour, None).swap_remove(0).places().to_vec();
        let (letter, value) = (position.kind().letter(colour), position.move_value(&Move::Place(places)));
        run(&mut workspace, &format!("play {letter} {value}")).expect("a legal move");
    }
    let position = workspace.position().expect("a game");
    let [black, white] = [Colour::BLACK, Colour::WHITE].map(|colour| position.score(colour).expect("points"));
    let (winner, by) = if black > white { ("B", black - white) } else { ("W", white - black) };
    let result = if by == 0.0 { "RE[0]".to_owned() } else { format!("RE[{winner}+{by}]") };
    assert!(text(&workspace).contains(&result), "{result}: {}", text(&workspace));
}

#[test]
fn moves() {
    rows(&[
        ("(;SZ[9];B[aa]|)", "play W bb", "(;SZ[9];B[aa];W[bb]|)"),
        ("(;SZ[9]|)", "play dd", "(;SZ[9];B[dd]|)"),
        ("(;SZ[9]|)", "play d6", "(;SZ[9];B[dd]|)"),
        ("(;SZ[9]|)", "play D6 / play e6 / play c6", "(;SZ[9];B[dd];W[ed];B[cd]|)"),
        ("(;SZ[9]|)", "play white d6", "(;SZ[9];W[dd]|)"),
        ("(;SZ[9];B[dd]|)", "play b e5", "(;SZ[9];B[dd];B[ee]|)"),
        // A child that has the move is entered.
        ("(;SZ[9]|;B[dd];W[ee])", "play dd", "(;SZ[9];B[dd]|;W[ee])"),
        ("(;SZ[9]|(;B[dd])(;B[ee];W[ff]))", "play ee", "(;SZ[9](;B[dd])(;B[ee]|;W[ff]))"),
        ("(;SZ[9]|;W[dd])", "play B dd", "(;SZ[9](;W[dd])(;B[dd]|))"),
        ("(;SZ[9]|;B[dd])", "play ee", "(;SZ[9](;B[dd])(;B[ee]|))"),
        ("(;SZ[9]|;B[dd])", "play ee / back / play ff", "(;SZ[9](;B[dd])(;B[ee])(;B[ff]|))"),
        // Who plays: PL, a handicap, the moves that follow a setup.
        ("(;SZ[9]PL[W]|)", "play dd", "(;SZ[9]PL[W];W[dd]|)"),
        ("(;SZ[9]HA[2]AB[cc][gg]|)", "play dd", "(;SZ[9]HA[2]AB[cc][gg];W[dd]|)"),
        ("(;SZ[9];AB[cc]|;W[gg])", "play dd", "(;SZ[9];AB[cc](;W[gg])(;W[dd]|))"),
        // Passes.
        ("(;FF[4]SZ[9]|)", "pass", "(;FF[4]SZ[9];B[]|)"),
        ("(;FF[3]SZ[9]|)", "pass", "(;FF[3]SZ[9];B[tt]|)"),
        ("(;FF[3]SZ[9]|;B[])", "pass", "(;FF[3]SZ[9];B[]|)"),
        ("(;FF[4]SZ[9]|;B[tt])", "pass", "(;FF[4]SZ[9];B[tt]|)"),
        // A move that is there is entered, however it is written.
        ("(;FF[4]GM[Blokus Duo]|;B[e10,f10])", "play f10,e10", "(;FF[4]GM[Blokus Duo];B[e10,f10]|)"),
        ("(;FF[4]GM[Blokus Duo]|;1[e10][f10])", "play f10,e10", "(;FF[4]GM[Blokus Duo];1[e10][f10]|)"),
        ("(;FF[4]GM[11]SZ[5]|;B[C3])", "play c3", "(;FF[4]GM[11]SZ[5];B[C3]|)"),
        ("(;GM[11]SZ[5];B[a2]|)", "swap", "(;GM[11]SZ[5];B[a2];W[swap-pieces]|)"),
        (
            "(;GM[1]SZ[9]|)",
            "new-game connect6 19",
            "(;GM[1]SZ[9])\n(;FF[4]CA[UTF-8]GM[4]SZ[19]RU[connect6]DT[2026-04-02]|)",
        ),
        ("(;GM[11]SZ[5];B[a2]|)", "swap sides", "(;GM[11]SZ[5];B[a2];W[swap-sides]|)"),
        ("(;GM[11]SZ[5]RU[swap-sides];B[a2]|)", "swap", "(;GM[11]SZ[5]RU[swap-sides];B[a2];W[swap-sides]|)"),
        ("(;GM[11]SZ[5]RU[swap-sides];B[a2]|)", "swap pieces", "(;GM[11]SZ[5]RU[swap-sides];B[a2];W[swap-pieces]|)"),
        // Who gives up has lost, in every game alike, and that is one step with it.
        ("(;GM[11]SZ[5];B[a2]|)", "resign", "(;GM[11]SZ[5]RE[B+R];B[a2];W[resign]|)"),
        ("(;GM[11]SZ[5]RE[W+];B[a2]|)", "play resigns", "(;GM[11]SZ[5]RE[B+R];B[a2];W[resign]|)"),
        ("(;GM[11]SZ[5];B[a2](;W[b1])(;W[b2]|))", "resign", "(;GM[11]SZ[5];B[a2](;W[b1])(;W[b2];B[resign]|))"),
        ("(;GM[11]SZ[5];B[a2]|;W[b1])", "resign", "(;GM[11]SZ[5];B[a2](;W[b1])(;W[resign]|))"),
        ("(;SZ[9];B[aa]|)", "play resigns", "(;SZ[9]RE[B+R];B[aa]|)"),
        // A win by what stands there is written where nothing was said.
        ("(;GM[11]SZ[2];B[a1];W[b1]|)", "play a2", "(;GM[11]SZ[2]RE[B+];B[a1];W[b1];B[a2]|)"),
        ("(;GM[11]SZ[2]RE[W+T];B[a1];W[b1]|)", "play a2", "(;GM[11]SZ[2]RE[W+T];B[a1];W[b1];B[a2]|)"),
        ("(;GM[11]SZ[2];B[a1](;W[b2])(;W[b1]|))", "play a2", "(;GM[11]SZ[2];B[a1](;W[b2])(;W[b1];B[a2]|))"),
        // Where points decide it says by how many; where nobody has more, that too.
        ("(;GM[2]SZ[4]AB[ca:da][ab:dd]AW[ba]|)", "play B a1", "(;GM[2]SZ[4]AB[ca:da][ab:dd]AW[ba]RE[B+16];B[a1]|)"),
        (
            "(;GM[2]SZ[4]AB[ca][da][ab][ac][ad][bd]AW[ba][bb][cb][db][bc][cc][dc][cd][dd]|)",
            "play B a1",
            "(;GM[2]SZ[4]AB[ca][da][ab][ac][ad][bd]AW[ba][bb][cb][db][bc][cc][dc][cd][dd]RE[0];B[a1]|)",
        ),
        (
            "(;GM[2]SZ[4]RE[Unfinished]AB[ca:da][ab:dd]AW[ba]|)",
            "play B a1",
            "(;GM[2]SZ[4]RE[Unfinished]AB[ca:da][ab:dd]AW[ba];B[a1]|)",
        ),
        // Who cannot move has lost, and points are no matter.
        ("(;GM[18]SZ[10]AB[ba][bb][ad]AW[aa]|)", "play adabac", "(;GM[18]SZ[10]AB[ba][bb][ad]AW[aa]RE[B+];B[adabac]|)"),
        // A move that is put right takes back what the board had decided, and nothing that a person wrote; or it decides.
        ("(;GM[11]SZ[2]RE[B+];B[a1];W[b1];B[a2]|)", "correct b2", "(;GM[11]SZ[2];B[a1];W[b1];B[b2]|)"),
        ("(;GM[11]SZ[2]RE[B+R];B[a1];W[b1];B[a2]|)", "correct b2", "(;GM[11]SZ[2]RE[B+R];B[a1];W[b1];B[b2]|)"),
        ("(;GM[11]SZ[2];B[a1];W[b1];B[b2]|)", "correct a2", "(;GM[11]SZ[2]RE[B+];B[a1];W[b1];B[a2]|)"),
        // As people write moves down, several of them too.
        ("(;GM[11]SZ[5]|)", "play '3. a2 4. b3 5.c4'", "(;GM[11]SZ[5];B[a2];W[b3];B[c4]|)"),
        ("(;GM[11]SZ[5]|;B[a2];W[b1])", "play 'a2 b3 W c4'", "(;GM[11]SZ[5];B[a2](;W[b1])(;W[b3];W[c4]|))"),
        ("(;SZ[9]|)", "play 'W 12. C3'", "(;SZ[9];W[cg]|)"),
        ("(;SZ[9];B[aa]|)", "resign", "(;SZ[9]RE[B+R];B[aa]|)"),
        ("(;SZ[9];B[aa]|)", "resign black", "(;SZ[9]RE[W+R];B[aa]|)"),
        ("(;FF[4]SZ[9];B[aa]|)", "play W pass", "(;FF[4]SZ[9];B[aa];W[]|)"),
        ("(;FF[4]SZ[9];B[aa]|)", "pass black", "(;FF[4]SZ[9];B[aa];B[]|)"),
        // Hex.
        ("(;GM[11]SZ[5]|)", "play a1 / play swap-pieces / play c3", "(;GM[11]SZ[5];B[a1];W[swap-pieces];B[c3]|)"),
        ("(;GM[11]SZ[5];B[a1]|)", "play swap-sides / play c3", "(;GM[11]SZ[5];B[a1];W[swap-sides];W[c3]|)"),
        ("(;GM[11]SZ[5];B[a1]|)", "play B4 / play resign", "(;GM[11]SZ[5]RE[W+R];B[a1];W[b4];B[resign]|)"),
        ("(;GM[11]SZ[5]|)", "pass / play W forfeit", "(;GM[11]SZ[5]RE[B+F];B[pass];W[forfeit]|)"),
        ("(;GM[11]SZ[30]|)", "play ab17", "(;GM[11]SZ[30];B[ab17]|)"),
        // Octi, Othello, Gomoku, a game that nobody knows.
        ("(;GM[19]SZ[6:7]|)", "play 33+B", "(;GM[19]SZ[6:7];B[33+B]|)"),
        ("(;GM[2]SZ[8]|)", "play d3", "(;GM[2]SZ[8];B[d3]|)"),
        ("(;GM[4]SZ[15]|)", "play H8", "(;GM[4]SZ[15];B[hh]|)"),
        ("(;GM[6]|)", "play 31adac", "(;GM[6];B[31adac]|)"),
        // The Blokus family: points in any order, written as Pentobi writes them.
        ("(;GM[Blokus Duo]|)", "play g10,e10,f10", "(;GM[Blokus Duo];B[e10,f10,g10]|)"),
        ("(;GM[Blokus Duo]|;B[g10,f10,e10])", "play e10,f10,g10", "(;GM[Blokus Duo];B[g10,f10,e10]|)"),
        ("(;GM[Blokus]|)", "play a20 / play t20 / play t1 / play a1", "(;GM[Blokus];1[a20];2[t20];3[t1];4[a1]|)"),
        ("(;GM[Blokus]|)", "play yellow t20", "(;GM[Blokus];2[t20]|)"),
        ("(;GM[Blokus]|)", "play 3 t1", "(;GM[Blokus];3[t1]|)"),
        ("(;GM[Blokus Duo]|)", "play 2 e10", "(;GM[Blokus Duo];W[e10]|)"),
        // The layout of the file goes on.
        (
            "(\n;GM[Blokus Duo]AP[Pentobi:31]\n;B[e10]|\n)\n",
            "play j5 / play d9,d10",
            "(\n;GM[Blokus Duo]AP[Pentobi:31]\n;B[e10]\n;W[j5]\n;B[d9,d10]|\n)\n",
        ),
        (
            "(\n;GM[Blokus Duo]\n;B[e10]|\n(\n ;W[j5]\n)\n(\n ;W[j6]\n)\n)\n",
            "play j7 / play d9,d10",
            "(\n;GM[Blokus Duo]\n;B[e10]\n(\n ;W[j5]\n)\n(\n ;W[j6]\n)\n(\n ;W[j7]\n ;B[d9,d10]|\n)\n)\n",
        ),
        // New nodes are indented as Pentobi does; those that stood there keep their place in the line.
        (
            "(\n;GM[Blokus Duo]|\n)\n",
            "play e10 / play j5 / back / play j5,j6 / play g8,h8 / back / play g9,h9",
            "(\n;GM[Blokus Duo]\n;B[e10]\n(\n;W[j5]\n)\n(\n ;W[j5,j6]\n (\n ;B[g8,h8]\n )\n (\n  ;B[g9,h9]|\n )\n)\n)\n",
        ),
        ("(;SZ[9]\n;B[aa]\n;W[bb]|\n)", "play cc", "(;SZ[9]\n;B[aa]\n;W[bb]\n;B[cc]|\n)"),
        ("(;SZ[9]\r\n;B[aa]\r\n;W[bb]|\r\n)", "play cc", "(;SZ[9]\r\n;B[aa]\r\n;W[bb]\r\n;B[cc]|\r\n)"),
        ("(;SZ[9];B[aa];W[bb]\n;B[ee]|)", "play cc", "(;SZ[9];B[aa];W[bb]\n;B[ee];W[cc]|)"),
        // Odd records are edited as they are.
        ("(;SZ[9] ;B[aa] ; W[bb]|", "play cc", "(;SZ[9] ;B[aa] ; W[bb];B[cc]|"),
        ("  mail\n(;SZ[9]|)\ntail", "play cc", "  mail\n(;SZ[9];B[cc]|)\ntail"),
    ]);
    refusals(&[
        ("(;SZ[9]|)", "play z9", "\"z9\" is not a point on this board"),
        ("(;SZ[9]|)", "play jj", "\"jj\" is not a point on this board"),
        ("(;SZ[9]|)", "play green dd", "'green' is not a colour of this game: use one of B (Black), W (White)"),
        ("(;GM[11]SZ[5]|)", "play f6", "\"f6\" is not a point on this board"),
        ("(;GM[Blokus Duo]|)", "play e10,g10", "these points do not form a piece of this game"),
        ("(;GM[Blokus Duo]|)", "play e10,z9", "\"z9\" is not a point on this board"),
        ("(;GM[Blokus Duo];B[e10];W[j5]|)", "play B d9", "Purple has no piece 1 left"),
        ("(;GM[Blokus Duo]|)", "pass", "passing is not possible in this game"),
        (
            "(;SZ[9];B[aa](;W[bb])(;W[cc]|))",
            "resign",
            "nobody can resign in a variation: the result belongs to the main line",
        ),
        ("(;SZ[9];B[aa]|;W[bb])", "correct 'c3 d4'", "only one move is allowed here"),
        ("(;GM[Blokus]|)", "resign", "resigning is not possible with more than two colours"),
        ("(;GM[19]SZ[6:7]|)", "pass", "passing is not possible in this game"),
    ]);
}

#[test]
fn clocks_and_numbers() {
    rows(&[
        ("(;SZ[9];B[aa]|)", "time B 120.5", "(;SZ[9];B[aa]BL[120.5]|)"),
        ("(;SZ[9];B[aa]BL[9]|)", "time black 8 3", "(;SZ[9];B[aa]BL[8]OB[3]|)"),
        ("(;SZ[9];W[aa]WL[9]OW[2]|)", "time W none", "(;SZ[9];W[aa]|)"),
        ("(;SZ[9];B[aa]|)", "move-number 30", "(;SZ[9];B[aa]MN[30]|)"),
        ("(;SZ[9];B[aa]MN[30]|)", "move-number none", "(;SZ[9];B[aa]|)"),
    ]);
    refusals(&[
        ("(;SZ[9]|)", "time B soon", "time: 'soon' is not a number (usage: time COLOUR SECONDS|none [MOVES])"),
        ("(;SZ[9]|)", "move-number x", "move-number: 'x' is not a number (usage: move-number N|none)"),
    ]);
}

#[test]
fn setup() {
    // What stands at the start without a word is not lost when something is added to it.
    rows(&[
        ("(;GM[2]SZ[8]|)", "add-stone B a1", "(;GM[2]SZ[8]AB[e4][d5][a1]AW[d4][e5]|)"),
        ("(;GM[2]SZ[8]|)", "add-stone W e4", "(;GM[2]SZ[8]AB[d5]AW[d4][e5][e4]|)"),
        ("(;GM[2]SZ[8]|)", "erase e4 / add-stone B a1", "(;GM[2]SZ[8]AB[d5][a1]AW[d4][e5]|)"),
        ("(;GM[2]SZ[8]|)", "add-stone B e4", "(;GM[2]SZ[8]|)"),
        ("(;GM[2]SZ[8];C[x]|)", "add-stone B a1", "(;GM[2]SZ[8];C[x]AB[a1]|)"),
        ("(;GM[18]SZ[6]|)", "add-stone B c3", "(;GM[18]SZ[6]AB[ae][fe][bf][ef][cd]AW[ba][ea][ab][fb]|)"),
        ("(;GM[9]SZ[4]|)", "add-stone B b2", "(;GM[9]SZ[4]AB[b4][c4][b1][c1][b2]AW[a3][d3][a2][d2]|)"),
    ]);
    // Described games are known from `render` on.
    #[cfg(feature = "render")]
    rows(&[("(;GM[ataxx]|)", "add-stone B d4", "(;GM[ataxx]AB[aa][gg][dd]AW[ga][ag]|)")]);
    rows(&[
        ("(;SZ[9]|)", "add-stone B dd", "(;SZ[9]AB[dd]|)"),
        ("(;SZ[9]|)", "add-stone B d6 ee", "(;SZ[9]AB[dd][ee]|)"),
        ("(;SZ[9]|)", "add-stone black aa:bb", "(;SZ[9]AB[aa][ba][ab][bb]|)"),
        ("(;SZ[9]AB[dd]|)", "add-stone B ee dd", "(;SZ[9]AB[dd][ee]|)"),
        ("(;SZ[9]AB[dd][ee]|)", "add-stone W dd", "(;SZ[9]AB[ee]AW[dd]|)"),
        ("(;SZ[9]AB[dd]|)", "add-stone W dd", "(;SZ[9]AW[dd]|)"),
        ("(;SZ[9]AB[aa:bb]AW[cc]|)", "add-stone W ab", "(;SZ[9]AB[aa][ba][bb]AW[cc][ab]|)"),
        ("(;SZ[9]AB[dd] C[x]AW[ff]AB[ee]|)", "erase ee", "(;SZ[9]AB[dd] C[x]AW[ff]|)"),
        ("(;SZ[9]AB[dd][ee]|)", "erase dd ff", "(;SZ[9]AB[ee]|)"),
        // What stands there from before needs no setup; what is to go needs AE.
        ("(;SZ[9];B[dd];C[x]|)", "add-stone B dd ee", "(;SZ[9];B[dd];C[x]AB[ee]|)"),
        ("(;SZ[9];B[dd];C[x]|)", "erase dd ee", "(;SZ[9];B[dd];C[x]AE[dd]|)"),
        ("(;SZ[9];B[dd];AE[dd]|)", "add-stone B dd", "(;SZ[9];B[dd];|)"),
        ("(;SZ[9];B[dd];AE[dd]|)", "add-stone W dd", "(;SZ[9];B[dd];AW[dd]|)"),
        // Where there is a choice, it has to be made.
        ("(;SZ[9];B[dd]|)", "add-stone --new-node W ee", "(;SZ[9];B[dd];AW[ee]|)"),
        ("(;SZ[9]|;B[dd])", "add-stone --here W ee", "(;SZ[9]AW[ee]|;B[dd])"),
        ("(;SZ[9]|;B[dd])", "add-stone --new-node W ee", "(;SZ[9](;B[dd])(;AW[ee]|))"),
        ("(;SZ[9];B[dd]|)", "erase --new-node dd", "(;SZ[9];B[dd];AE[dd]|)"),
        ("(;SZ[9]|)", "to-play W", "(;SZ[9]PL[W]|)"),
        ("(;SZ[9]PL[W]|)", "to-play black", "(;SZ[9]PL[B]|)"),
        ("(;SZ[9]PL[W]|;W[aa])", "to-play none", "(;SZ[9]|;W[aa])"),
        ("(;SZ[9];B[aa]|)", "to-play --new-node B", "(;SZ[9];B[aa];PL[B]|)"),
        ("(;GM[11]SZ[5]|)", "add-stone W c3 / add-stone B a1 b2", "(;GM[11]SZ[5]AW[c3]AB[a1][b2]|)"),
        ("(;GM[19]SZ[9]|)", "add-stone B 46CD 46", "(;GM[19]SZ[9]AB[46CD][46]|)"),
        ("(;GM[19]SZ[9]AB[46CD][33]|)", "erase 46", "(;GM[19]SZ[9]AB[33]|)"),
        // The Blokus family: whole pieces; PL as long as there is setup.
        ("(;GM[Blokus Duo]|)", "add-stone B g10,e10,f10", "(;GM[Blokus Duo]AB[e10,f10,g10]PL[B]|)"),
        ("(;GM[Blokus Duo]|)", "add-stone W e10 f10", "(;GM[Blokus Duo]AW[e10,f10]PL[B]|)"),
        (
            "(;GM[Blokus]|)",
            "add-stone green a1 / add-stone blue a20,b20 / to-play red",
            "(;GM[Blokus]A4[a1]PL[3]A1[a20,b20]|)",
        ),
        ("(;GM[Blokus Duo]AB[e10,f10][d9]PL[W]|)", "erase f10", "(;GM[Blokus Duo]AB[d9]PL[W]|)"),
        ("(;GM[Blokus Duo]AB[e10,f10]PL[W]|)", "erase f10", "(;GM[Blokus Duo]|)"),
        ("(;GM[Blokus Duo]AB[e10,f10]PL[W]|)", "add-stone W f10,e10", "(;GM[Blokus Duo]PL[W]AW[e10,f10]|)"),
        ("(;GM[19]SZ[9]AB[46C]|)", "add-stone B 46C+A", "(;GM[19]SZ[9]AB[46AC]|)"),
        ("(;GM[19]SZ[9]AB[46C][55]|)", "add-stone B 46C-C / add-stone B 55+D!", "(;GM[19]SZ[9]AB[46][55D!]|)"),
        ("(;GM[19]SZ[9]AB[46C];C[x]|)", "add-stone B 46C+A", "(;GM[19]SZ[9]AB[46C];C[x]RP[46C]AB[46AC]|)"),
        ("(;GM[19];B[33+A]|)", "add-stone --new-node B 33A+B", "(;GM[19];B[33+A];RP[33A]AB[33AB]|)"),
        // A piece of an earlier node changes its colour in two nodes: what a node takes away goes after what it puts up.
        (
            "(;GM[Blokus Duo];B[e10,f10]|)",
            "add-stone --new-node W f10,e10",
            "(;GM[Blokus Duo];B[e10,f10];AE[e10,f10]PL[W];AW[e10,f10]PL[W]|)",
        ),
        (
            "(;GM[Blokus Duo]AB[e10][a1,b1]PL[B];AE[e10]PL[B];AW[e10]PL[W]|)",
            "add-stone W a1,b1",
            "(;GM[Blokus Duo]AB[e10][a1,b1]PL[B];AE[e10][a1,b1]PL[B];AW[e10][a1,b1]PL[W]|)",
        ),
        (
            "(;GM[Blokus Duo]AB[e10]PL[B];C[here]|(;W[j5])(;B[e9]))",
            "add-stone --here W e10",
            "(;GM[Blokus Duo]AB[e10]PL[B];C[here]AE[e10]PL[B](;AW[e10]PL[B]|(;W[j5])(;B[e9])))",
        ),
        (
            "(;GM[Blokus Duo];B[e10,f10];W[j5]|)",
            "erase --new-node e10",
            "(;GM[Blokus Duo];B[e10,f10];W[j5];AE[e10,f10]PL[B]|)",
        ),
    ]);
    let choice = |why: &str| format!("{why}: use --here or --new-node");
    refusals(&[
        ("(;SZ[9];B[dd]|)", "add-stone W ee", &choice("this node already has a move")),
        ("(;SZ[9]|;B[dd])", "add-stone W ee", &choice("other nodes follow this one")),
        ("(;SZ[9]|;B[dd])", "erase dd", &choice("other nodes follow this one")),
        ("(;SZ[9];B[dd]|)", "to-play B", &choice("this node already has a move")),
        ("(;SZ[9]|)", "add-stone B k1", "'k1' is not a point on this 9×9 board; the last point is ii"),
        ("(;GM[Blokus Duo]|)", "add-stone B e10,g10", "these points do not form a piece of this game"),
        ("(;GM[Blokus Duo]AB[e10]|)", "add-stone B d9", "Purple has no piece 1 left"),
        ("(;GM[19]SZ[9]|)", "add-stone B 46X", "'46X' is not a pod: use a point and the letters A to H of its prongs"),
        ("(;GM[19]SZ[9]AB[46C]|)", "add-stone B 46C+X", "'46C+X' is not a change to a pod, such as 46CD+A or 46CD-C"),
        ("(;GM[19]SZ[9]AB[46C]|)", "add-stone W 46C+A", "there is no pod 46C of this colour"),
        (
            "(;SZ[9]|)",
            "add-stone --here --new-node B dd",
            "add-stone: --here and --new-node cannot be used together (usage: add-stone [--here|--new-node] COLOUR POINT…)",
        ),
        ("(;GM[6]|)", "add-stone B dd", "the board of this game is not known"),
    ]);
}

#[test]
fn texts_and_properties() {
    rows(&[
        ("(;B[aa]|)", "comment 'A corner.'", "(;B[aa]C[A corner.]|)"),
        ("(;B[aa]|)", "comment 'a]b\\c'", "(;B[aa]C[a\\]b\\\\c]|)"),
        ("(;B[aa]C[old]N[n]|)", "comment new", "(;B[aa]C[new]N[n]|)"),
        ("(;B[aa] \n C[old]\tN[n]|)", "comment new", "(;B[aa] \n C[new]\tN[n]|)"),
        ("(;B[aa]C[old]N[n]|)", "comment ''", "(;B[aa]N[n]|)"),
        ("(;B[aa]C[old]N[n]|)", "comment ' '", "(;B[aa]N[n]|)"),
        ("(;B[aa]|)", "comment 'one\ntwo'", "(;B[aa]C[one\ntwo]|)"),
        ("(;B[aa]|\r\n;W[bb])", "comment 'one\ntwo'", "(;B[aa]C[one\r\ntwo]|\r\n;W[bb])"),
        // Several comments are shown as one, and of those what stays the same keeps its bytes.
        ("(;C[one]B[aa]C[two]|)", "comment three", "(;C[three]B[aa]|)"),
        ("(;C[one][two][three]|)", "comment 'one\n2\nthree'", "(;C[one][2][three]|)"),
        ("(;C[one][two]|)", "append-comment three", "(;C[one][two\n\nthree]|)"),
        ("(;PB[Ann][Ben]|)", "info PB 'Ann; Bob'", "(;PB[Ann][Bob]|)"),
        ("(;N[a]N[b]|)", "name ''", "(;|)"),
        ("(;C[one]B[aa]C[two]|)", "comment ''", "(;B[aa]|)"),
        // Old spellings stay.
        ("(;Black[aa]Comment[x]|)", "comment y", "(;Black[aa]Comment[y]|)"),
        ("(;B[aa]|)", "append-comment one / append-comment two", "(;B[aa]C[one\n\ntwo]|)"),
        ("(;B[aa]C[one\n\n]|)", "append-comment two", "(;B[aa]C[one\n\ntwo]|)"),
        ("(;B[aa]|)", "name 'a: b'", "(;B[aa]N[a: b]|)"),
        ("(;B[aa]|)", "name 'a\nb'", "(;B[aa]N[a b]|)"),
        ("(;B[aa]N[x]|)", "name ''", "(;B[aa]|)"),
        ("(;B[aa]|)", "set XY one 'two]' ''", "(;B[aa]XY[one][two\\]][]|)"),
        ("(;B[aa]XY[1]C[c]|)", "set XY 2", "(;B[aa]XY[2]C[c]|)"),
        ("(;XY[1]C[c]XY[2]|)", "set XY 3", "(;XY[3]C[c]|)"),
        ("(;B[aa]|)", "set LB aa:1", "(;B[aa]LB[aa:1]|)"),
        ("(;B[aa]XY[1]C[c]|)", "unset XY", "(;B[aa]C[c]|)"),
        ("(;XY[1]C[c]XY[2]|)", "unset XY", "(;C[c]|)"),
        ("(;B[aa]XY [1] [2]C[c]|)", "rename XY ZZ", "(;B[aa]ZZ[1][2]C[c]|)"),
        ("(;AB[aa] [bb]C[c]|)", "add-value AB cc dd", "(;AB[aa][bb][cc][dd]C[c]|)"),
        ("(;B[aa]|)", "add-value LB aa:1 bb:2", "(;B[aa]LB[aa:1][bb:2]|)"),
        ("(;VW[]|)", "add-value VW aa", "(;VW[aa]|)"),
        ("(;XY[1]C[c]XY[2][3]|)", "change-value XY 3 'new one'", "(;XY[1]C[c]XY[2][new one]|)"),
        ("(;XY[1]C[c]XY[2][3]|)", "remove-value XY 1", "(;C[c]XY[2][3]|)"),
        ("(;XY[1]C[c]XY[2][3]|)", "remove-value XY 2", "(;XY[1]C[c]XY[3]|)"),
        ("(;XY[1]C[c]XY[2][3]|)", "move-value XY 3 1", "(;XY[3]C[c]XY[1][2]|)"),
        ("(;XY[1][2][3]|)", "move-value XY 1 2", "(;XY[2][1][3]|)"),
        ("(;foo[1][2]|)", "change-value foo 1 9", "(;foo[9][2]|)"),
        ("(;GM[Blokus]A1[a1,a2]|)", "add-value A1 c3", "(;GM[Blokus]A1[a1,a2][c3]|)"),
        ("(;B[aa]foo[x]|)", "set foo y", "(;B[aa]foo[y]|)"),
        ("(;B[aa]|)", "set FoO x", "(;B[aa]FO[x]|)"),
        // A new property stands on a line of its own where the others do.
        ("(;FF[4]\nGM[1]\nSZ[9]|\n;B[aa])", "set PB Eve", "(;FF[4]\nGM[1]\nSZ[9]\nPB[Eve]|\n;B[aa])"),
        ("(;FF[4]\nGM[1]SZ[9]|\n;B[aa])", "set PB Eve", "(;FF[4]\nGM[1]SZ[9]PB[Eve]|\n;B[aa])"),
        // Nothing happens where nothing changes.
        ("(;C[x]|)", "comment x", "(;C[x]|)"),
        // What cannot be read stays beside what is changed.
        ("(;C[x]|;N[y] junk ;B[aa]) tail", "comment z", "(;C[z]|;N[y] junk ;B[aa]) tail"),
    ]);
    refusals(&[
        ("(;B[aa]|)", "unset XY", "this node has no property XY"),
        ("(;B[aa]|)", "rename XY Z", "this node has no property XY"),
        (
            "(;KM[6.5]|)",
            "add-value KM 7",
            "KM can have only one value and already has it: use 'change-value' to change it",
        ),
        ("(;XY[1]|)", "change-value XY 2 x", "XY has no value 2: it has 1"),
        ("(;XY[1]|)", "remove-value ZZ 1", "this node has no property ZZ"),
        ("(;XY[1]|)", "set lower x", "'lower' is not a valid property name: it needs a capital letter"),
        ("(;XY[1]|)", "rename XY X1", "'X1' is not a valid property name: only capital letters are allowed"),
        ("(;XY[1]|)", "add-value X_Y 1", "'X_Y' is not a valid property name: only capital letters are allowed"),
        ("(;C[a]|)", "add-value CA utf-8", "CA names the encoding of the record: use 'encoding' to change both"),
        ("(;B[aa]XY[1]|)", "rename XY B", "this node already has a property B"),
        ("(;B[aa]|)", "comment", "comment: the text is missing (usage: comment TEXT)"),
        (
            "(;B[aa]|)",
            "set 'a b' 1",
            "set: 'a b' is not a valid property name: only letters and digits are allowed (usage: set ID VALUE…)",
        ),
    ]);
}

#[test]
fn judgements() {
    rows(&[
        ("(;B[aa]|)", "annotate good-move", "(;B[aa]TE[1]|)"),
        ("(;B[aa]|)", "annotate good-move 2", "(;B[aa]TE[2]|)"),
        ("(;B[aa]TE[1]|)", "annotate bad-move", "(;B[aa]BM[1]|)"),
        ("(;B[aa]BM[2]GB[1]|)", "annotate doubtful", "(;B[aa]GB[1]DO[]|)"),
        ("(;B[aa]DO[]|)", "annotate interesting", "(;B[aa]IT[]|)"),
        ("(;B[aa]GB[1]TE[1]|)", "annotate good-white 2", "(;B[aa]TE[1]GW[2]|)"),
        ("(;B[aa]GW[1]|)", "annotate even", "(;B[aa]DM[1]|)"),
        ("(;B[aa]DM[1]|)", "annotate unclear", "(;B[aa]UC[1]|)"),
        ("(;B[aa]UC[1]|)", "annotate good-black", "(;B[aa]GB[1]|)"),
        ("(;B[aa]GB[1]|)", "annotate hotspot", "(;B[aa]GB[1]HO[1]|)"),
        ("(;B[aa]TE[1]GB[2]HO[1]C[x]|)", "annotate none", "(;B[aa]C[x]|)"),
        ("(;B[aa]|)", "value 2.5", "(;B[aa]V[2.5]|)"),
        ("(;B[aa]V[1]|)", "value -0.5", "(;B[aa]V[-0.5]|)"),
        ("(;B[aa]V[1]|)", "value none", "(;B[aa]|)"),
        ("(;B[aa]|)", "figure", "(;B[aa]FG[]|)"),
        ("(;B[aa]|)", "figure 257 'The end: 1'", "(;B[aa]FG[257:The end\\: 1]|)"),
        ("(;B[aa]|)", "figure Opening", "(;B[aa]FG[256:Opening]|)"),
        ("(;B[aa]FG[]|)", "figure none", "(;B[aa]|)"),
    ]);
    refusals(&[("(;B[aa]|)", "value much", "value: 'much' is not a number (usage: value NUMBER|none)")]);
}

#[test]
fn counting_and_handicaps() {
    rows(&[
        // Black has the left column and one prisoner to come, White the right.
        ("(;SZ[3]AB[ba][bb][bc]AW[ca]|)", "count ca", "(;SZ[3]AB[ba][bb][bc]AW[ca]TB[aa][ca][ab][cb][ac][cc]|)"),
        (
            "(;SZ[5]KM[0.5];AB[ba][bb][bc][bd][be]AW[da][db][dc][dd][de]|)",
            "count --result",
            "(;SZ[5]KM[0.5]RE[W+0.5];AB[ba][bb][bc][bd][be]AW[da][db][dc][dd][de]\
             TB[aa][ab][ac][ad][ae]TW[ea][eb][ec][ed][ee]|)",
        ),
        (
            "(;SZ[5]AB[ba][bb][bc][bd][be]AW[da][db][dc][dd][de]|)",
            "count --area --result --neutral=e1 / count --territory",
            "(;SZ[5]AB[ba][bb][bc][bd][be]AW[da][db][dc][dd][de]TB[aa][ab][ac][ad][ae]RE[B+5]TW[ea][eb][ec][ed][ee]|)",
        ),
        ("(;SZ[3]TW[aa]AB[ba][bb][bc]|)", "count", "(;SZ[3]AB[ba][bb][bc]TB[aa][ca][ab][cb][ac][cc]|)"),
        ("(;SZ[9]|)", "handicap 2", "(;SZ[9]HA[2]AB[gc][cg]|)"),
        ("(;SZ[19]|)", "handicap 9 / handicap 3", "(;SZ[19]HA[3]AB[pd][dp][pp]|)"),
        ("(;SZ[9]HA[2]AB[gc][cg]|)", "handicap 0", "(;SZ[9]|)"),
    ]);
    refusals(&[
        ("(;SZ[3]AB[ba]|)", "count aa", "there is no stone on A3"),
        ("(;GM[11]SZ[5]|)", "count", "this game is not scored by territory"),
        ("(;SZ[5]|)", "handicap 2", "this board has no usual points for 2 handicap stones: place them by hand"),
        ("(;SZ[9]AB[aa]|)", "handicap 2", "this game already starts with other setup stones"),
        (
            "(;SZ[9]|;B[aa])",
            "handicap 2",
            "handicap stones must be set up before the first move, and this game already has moves",
        ),
    ]);
}

#[test]
fn marks() {
    rows(&[
        ("(;SZ[9]|)", "mark triangle dd", "(;SZ[9]TR[dd]|)"),
        ("(;SZ[9]|)", "mark square d6 ee", "(;SZ[9]SQ[dd][ee]|)"),
        ("(;SZ[9]|)", "mark circle aa:ab", "(;SZ[9]CR[aa][ab]|)"),
        ("(;SZ[9]TR[dd]|)", "mark cross dd", "(;SZ[9]MA[dd]|)"),
        ("(;SZ[9]TR[dd][ee]|)", "mark selected dd", "(;SZ[9]TR[ee]SL[dd]|)"),
        ("(;SZ[9]TR[dd][ee]|)", "mark triangle dd", "(;SZ[9]TR[ee]|)"),
        ("(;SZ[9]TR[dd]|)", "mark triangle dd ff", "(;SZ[9]TR[dd][ff]|)"),
        ("(;SZ[9]TR[dd]|)", "mark triangle dd", "(;SZ[9]|)"),
        ("(;SZ[9]TR[aa:cc]|)", "mark circle bb", "(;SZ[9]TR[aa][ba][ca][ab][cb][ac][bc][cc]CR[bb]|)"),
        ("(;SZ[9]TR[dd][off]|)", "mark triangle ee", "(;SZ[9]TR[dd][off][ee]|)"),
        // Dimmed points hold for what follows, so a change repeats them.
        ("(;SZ[9]|)", "mark dim dd", "(;SZ[9]DD[dd]|)"),
        ("(;SZ[9]DD[aa];B[bb]|)", "mark dim dd", "(;SZ[9]DD[aa];B[bb]DD[aa][dd]|)"),
        ("(;SZ[9]DD[aa];B[bb]|)", "mark dim aa", "(;SZ[9]DD[aa];B[bb]DD[]|)"),
        ("(;SZ[9]|)", "label dd A", "(;SZ[9]LB[dd:A]|)"),
        ("(;SZ[9]|)", "label dd / label ee / label ff", "(;SZ[9]LB[dd:A][ee:B][ff:C]|)"),
        ("(;SZ[9]LB[dd:A][ee:x]|)", "label dd / label ff", "(;SZ[9]LB[ee:x][ff:A]|)"),
        ("(;SZ[9]LB[dd:A]|)", "label dd 'x:y]'", "(;SZ[9]LB[dd:x\\:y\\]]|)"),
        ("(;SZ[9]LB[dd:A][ee:B]|)", "label dd ''", "(;SZ[9]LB[ee:B]|)"),
        ("(;SZ[9]LB[dd:A]TR[dd]|)", "label dd B", "(;SZ[9]LB[dd:B]TR[dd]|)"),
        ("(;SZ[9]|)", "line aa bb", "(;SZ[9]LN[aa:bb]|)"),
        ("(;SZ[9]LN[aa:bb]|)", "line bb aa", "(;SZ[9]|)"),
        ("(;SZ[9]LN[aa:bb]|)", "arrow aa bb", "(;SZ[9]AR[aa:bb]|)"),
        ("(;SZ[9]AR[aa:bb]|)", "arrow bb aa", "(;SZ[9]AR[aa:bb][bb:aa]|)"),
        ("(;SZ[9]AR[aa:bb]|)", "arrow aa bb", "(;SZ[9]|)"),
        ("(;SZ[9]|)", "territory B aa ab / territory W ab", "(;SZ[9]TB[aa]TW[ab]|)"),
        ("(;SZ[9]TB[aa:ab]|)", "territory none aa", "(;SZ[9]TB[ab]|)"),
        ("(;SZ[9]|)", "visible aa:ab", "(;SZ[9]VW[aa][ab]|)"),
        ("(;SZ[9]VW[aa]|)", "visible all", "(;SZ[9]VW[]|)"),
        ("(;SZ[9]VW[aa]|)", "visible inherited", "(;SZ[9]|)"),
        ("(;SZ[9]TR[aa][bb]LB[aa:1]LN[aa:cc]AR[bb:aa]TB[aa]|)", "unmark aa", "(;SZ[9]TR[bb]|)"),
        ("(;SZ[9]LB[aa:pea][aa:Z1][bb:x]|)", "unmark aa", "(;SZ[9]LB[bb:x]|)"),
        ("(;SZ[9]TR[aa][so]C[x]LB[bb:1]DD[cc]VW[dd]|)", "unmark", "(;SZ[9]TR[so]C[x]DD[cc]VW[dd]|)"),
        ("(;GM[11]SZ[5]|)", "mark circle c3 / label A1 x", "(;GM[11]SZ[5]CR[c3]LB[a1:x]|)"),
        ("(;GM[Blokus]|)", "mark circle C3 / line a1 b2", "(;GM[Blokus]CR[c3]LN[a1:b2]|)"),
        ("(;GM[19]SZ[9]|)", "mark-stone circle 46CD", "(;GM[19]SZ[9]CS[46CD]|)"),
        ("(;GM[19]SZ[9]CS[46CD]|)", "mark-stone square 46CD", "(;GM[19]SZ[9]SS[46CD]|)"),
        ("(;GM[19]SZ[9]CS[46CD]|)", "mark-stone circle 46CD", "(;GM[19]SZ[9]|)"),
        ("(;GM[19]SZ[9]|)", "mark-stone arrow 46CD 33", "(;GM[19]SZ[9]AS[46CD:33]|)"),
        ("(;GM[19]SZ[9]CS[46CD]TR[33]|)", "unmark 46", "(;GM[19]SZ[9]TR[33]|)"),
    ]);
    refusals(&[
        ("(;SZ[9]|)", "mark triangle jj", "'jj' is not a point on this 9×9 board; the last point is ii"),
        (
            "(;SZ[9]|)",
            "mark heart dd",
            "mark: 'heart' is not a mark: use one of triangle, square, circle, cross, selected, dim (usage: mark WHAT POINT…)",
        ),
        ("(;SZ[9]|)", "mark triangle", "mark: a point is missing (usage: mark WHAT POINT…)"),
        ("(;SZ[9]|)", "line aa a9", "a line needs two different points"),
        ("(;SZ[9]|)", "line aa", "line: the second point is missing (usage: line A B)"),
        ("(;GM[Blokus]|)", "territory red a1", "only Black and White can have territory"),
        (
            "(;SZ[9]|)",
            "mark-stone circle 46",
            "stones of this game cannot be marked individually; use 'mark' to mark points",
        ),
    ]);
}

#[test]
fn the_shape_of_the_tree() {
    rows(&[
        ("(;B[aa]|)", "new-node", "(;B[aa];|)"),
        ("(;B[aa]|;W[bb])", "new-node", "(;B[aa](;W[bb])(;|))"),
        ("(;B[aa];W[bb]|)", "new-variation", "(;B[aa](;W[bb])(;|))"),
        ("(;B[aa];W[bb]|;B[cc])", "insert-node", "(;B[aa];|;W[bb];B[cc])"),
        ("(;B[aa](;W[bb]|)(;W[cc]))", "insert-node", "(;B[aa](;|(;W[bb]))(;W[cc]))"),
        ("(;B[aa];W[bb]|;B[cc])", "insert-node --after", "(;B[aa];W[bb];|;B[cc])"),
        ("(;B[aa]|(;W[bb])(;W[cc]))", "insert-node --after", "(;B[aa];|(;W[bb])(;W[cc]))"),
        // A wrong place and a forgotten move, found ten moves later.
        (
            "(;SZ[9];B[aa];W[bb]|C[x];B[cc](;W[dd])(;W[ee]))",
            "correct d4",
            "(;SZ[9];B[aa];W[df]|C[x];B[cc](;W[dd])(;W[ee]))",
        ),
        ("(;FF[4]SZ[9];B[aa];W[bb]|;B[cc])", "correct pass", "(;FF[4]SZ[9];B[aa];W[]|;B[cc])"),
        ("(;GM[Blokus Duo];B[e10]|;W[j5])", "correct e10,e9", "(;GM[Blokus Duo];B[e9,e10]|;W[j5])"),
        ("(;GM[21];W[d4];B[k9];W[e6]|)", "toggle-link d4 e6", "(;GM[21];W[d4];B[k9];W[e6-d4e6]|)"),
        ("(;GM[21];W[d4];B[k9];W[e6-d4e6]|)", "toggle-link e6 d4", "(;GM[21];W[d4];B[k9];W[e6]|)"),
        ("(;GM[21];W[d4];W[e6-d4e6];W[j2]|)", "toggle-link d4 e6", "(;GM[21];W[d4];W[e6-d4e6];W[j2+d4e6]|)"),
        ("(;SZ[9];B[aa]|;B[cc];W[dd])", "insert-move d4", "(;SZ[9];B[aa];W[df]|;B[cc];W[dd])"),
        ("(;SZ[9];B[aa]|(;W[cc])(;W[dd]))", "insert-move B d4", "(;SZ[9];B[aa];B[df]|(;W[cc])(;W[dd]))"),
        ("(;SZ[9];B[aa]|)", "insert-move d4", "(;SZ[9];B[aa];W[df]|)"),
        ("(;B[aa];W[bb]|;B[cc])", "delete-node", "(;B[aa]|;B[cc])"),
        ("(;B[aa];W[bb]|)", "delete-node", "(;B[aa]|)"),
        ("(;B[aa];W[bb]|(;B[cc])(;B[dd]))", "delete-node", "(;B[aa]|(;B[cc])(;B[dd]))"),
        ("(;B[aa](;W[bb]|(;B[cc])(;B[dd]))(;W[ee]))", "delete-node", "(;B[aa]|(;B[cc])(;B[dd])(;W[ee]))"),
        ("(;B[aa];W[bb]|;B[cc])", "delete-variation", "(;B[aa]|)"),
        ("(;B[aa](;W[bb]|)(;W[cc]))", "delete-variation", "(;B[aa]|(;W[cc]))"),
        ("(;B[aa](;W[bb]|)(;W[cc])(;W[dd]))", "delete-variation", "(;B[aa]|(;W[cc])(;W[dd]))"),
        (
            "(;B[aa](;W[bb];B[bc]|(;W[x])(;W[y]))(;W[cc]))",
            "delete-other-variations",
            "(;B[aa](;W[bb];B[bc]|(;W[x])(;W[y])))",
        ),
        ("(;A[](;B[aa](;W[bb])(;W[cc]|))(;B[dd]))", "delete-other-variations", "(;A[](;B[aa](;W[cc]|)))"),
        ("(;B[aa]|(;W[bb])(;W[cc]))", "truncate", "(;B[aa]|)"),
        ("(;B[aa];W[bb]|;B[cc];W[dd])", "truncate", "(;B[aa];W[bb]|)"),
        ("(;A[](;B[aa])(;B[bb]|)(;B[cc]))", "promote", "(;A[](;B[bb]|)(;B[aa])(;B[cc]))"),
        ("(;A[](;B[aa])(;B[bb];W[x]|)(;B[cc]))", "promote", "(;A[](;B[bb];W[x]|)(;B[aa])(;B[cc]))"),
        ("(;A[](;B[aa])(;B[bb]|)(;B[cc]))", "demote", "(;A[](;B[aa])(;B[cc])(;B[bb]|))"),
        ("(;A[](;B[aa])(;B[bb]|)(;B[cc]))", "promote / demote / demote", "(;A[](;B[aa])(;B[cc])(;B[bb]|))"),
        (
            "(;A[](;B[aa])(;B[bb](;W[x])(;W[y]|))(;B[cc]))",
            "make-main-line",
            "(;A[](;B[bb](;W[y]|)(;W[x]))(;B[aa])(;B[cc]))",
        ),
        (
            "(;A[](;B[aa])(;B[bb](;W[x])(;W[y]|))(;B[cc]))",
            "make-main-here",
            "(;A[](;B[aa])(;B[bb](;W[y]|)(;W[x]))(;B[cc]))",
        ),
        ("(;A[](;B[aa]|)(;B[bb])(;B[cc]))", "move-variation 2", "(;A[](;B[bb])(;B[cc])(;B[aa]|))"),
        ("(;A[](;B[aa])(;B[bb])(;B[cc]|))", "move-variation 0", "(;A[](;B[cc]|)(;B[aa])(;B[bb]))"),
        ("(;A[](;B[aa])(;B[bb]|)(;B[cc]))", "move-to /0", "(;A[](;B[aa](;B[bb]|))(;B[cc]))"),
        ("(;A[](;B[aa](;W[x])(;W[y]))(;B[bb]|))", "move-to /0 1", "(;A[](;B[aa](;W[x])(;B[bb]|)(;W[y])))"),
        // White space and parentheses of everything else stay.
        (
            "(;A[]\n ( ;B[aa] )\n ( ;B[bb]| )\n ( ;B[cc] ) )\n",
            "promote",
            "(;A[]\n ( ;B[bb]| )\n ( ;B[aa] )\n ( ;B[cc] ) )\n",
        ),
        ("(;A[]\n ( ;B[aa] )\n ( ;B[bb]| ) )\n", "delete-variation", "(;A[]|\n ( ;B[aa] ) )\n"),
    ]);
    refusals(&[
        ("(;B[aa]|)", "new-variation", "the first node of a game has no alternatives; 'new-game' adds another game"),
        (
            "(;B[aa]|)",
            "insert-node",
            "nothing can be inserted before the first node of a game; --after inserts a node after it",
        ),
        ("(;SZ[9];C[x]|;B[bb])", "correct d4", "there is no move here to correct"),
        ("(;B[aa]|)", "delete-node", "the first node of a game cannot be deleted; 'delete-game' removes the game"),
        ("(;B[aa]|)", "delete-variation", "the first node of a game cannot be deleted; 'delete-game' removes the game"),
        ("(;B[aa]|)", "truncate", "there are no moves after this one"),
        ("(;B[aa];W[bb]|)", "delete-other-variations", "there are no other variations before this node"),
        ("(;B[aa];W[bb]|)", "promote", "this line has no variations"),
        ("(;A[](;B[aa]|)(;B[bb]))", "promote", "this is already the first variation"),
        ("(;A[](;B[aa])(;B[bb]|))", "demote", "this is already the last variation"),
        ("(;A[](;B[aa]|)(;B[bb]))", "make-main-line", "this is already the main line"),
        ("(;A[](;B[aa]|)(;B[bb]))", "move-variation 2", "there is no position 2: the variations are numbered 0 to 1"),
        ("(;A[](;B[aa]|)(;B[bb]))", "move-variation 0", "this is already variation 0"),
        ("(;A[];B[aa]|;W[bb])", "move-to /0.0", "a node cannot be moved below itself"),
        ("(;A[];B[aa]|;W[bb])", "move-to /0", "a node cannot be moved below itself"),
        ("(;A[];B[aa]|;W[bb])", "move-to /", "the node is already there"),
        ("(;A[]|;B[aa];W[bb])", "move-to /0", "the first node of a game cannot be moved"),
        ("(;A[];B[aa]|)", "move-to /7", "there is no node /7: / has only one child, number 0"),
    ]);
}

#[test]
fn cut_copy_and_paste() {
    rows(&[
        (
            "(;SZ[9](;B[aa]|;W[bb])(;B[cc]))",
            "cut-variation / goto /0 / paste-variation",
            "(;SZ[9](;B[cc];B[aa]|;W[bb]))",
        ),
        (
            "(;SZ[9](;B[aa]|(;W[bb])(;W[dd]))(;B[cc]))",
            "copy-variation / goto /1 / paste-variation",
            "(;SZ[9](;B[aa](;W[bb])(;W[dd]))(;B[cc];B[aa]|(;W[bb])(;W[dd])))",
        ),
        ("(;SZ[9]|;B[aa])", "paste-variation '(;B[cc];W[dd])'", "(;SZ[9](;B[aa])(;B[cc]|;W[dd]))"),
        (
            "(;SZ[9]|)",
            "paste-variation '(;FF[4]GM[1]SZ[9]PB[Eve];B[cc](;W[dd])(;W[ee]))'",
            "(;SZ[9];B[cc]|(;W[dd])(;W[ee]))",
        ),
        ("(;SZ[9]|)", "paste-variation '(;B[aa])(;B[bb])'", "(;SZ[9](;B[aa]|)(;B[bb]))"),
        ("(;SZ[9]CA[utf-8]|)", "paste-variation '(;B[cc]C[é])'", "(;SZ[9]CA[utf-8];B[cc]C[é]|)"),
        ("(;SZ[9]|)", "paste-variation '(;GM[1]SZ[19];B[cc])'", "(;SZ[9];B[cc]|)"),
        ("(;GM[11]SZ[5]|)", "paste-variation '(;B[aa]TR[bc])'", "(;GM[11]SZ[5];B[a1]TR[b3]|)"),
        ("(;GM[Blokus Duo]|)", "paste-variation '(;GM[Blokus Duo];B[e10])'", "(;GM[Blokus Duo];B[e10]|)"),
    ]);
    refusals(&[
        ("(;SZ[9]|)", "paste-variation", "the clipboard is empty"),
        ("(;SZ[9]|)", "paste-variation hello", "not a game record"),
        ("(;SZ[9]|)", "paste-variation '(;GM[1]SZ[19];B[pp])'", "'pp' is not on this 9×9 board"),
        ("(;SZ[9]|)", "paste-variation '(;B[cc];W[dd]TR[ss])'", "'ss' is not on this 9×9 board"),
        (
            "(;SZ[9]|)",
            "paste-variation '(;GM[11];B[c3])'",
            "a variation from a record of hex cannot be pasted into a record of go",
        ),
        (
            "(;GM[Blokus]|)",
            "paste-variation '(;GM[Blokus Duo];B[e10])'",
            "a variation from a record of Blokus Duo cannot be pasted into a record of Blokus",
        ),
        ("(;SZ[9]|)", "cut-variation", "the first node of a game cannot be deleted; 'delete-game' removes the game"),
    ]);
}

#[test]
fn every_command_of_the_record_has_a_row() {
    let files = [
        include_str!("edits.rs"),
        include_str!("edits/analysis.rs"),
        include_str!("edits/records.rs"),
        include_str!("edits/turns.rs"),
    ];
    // Rows of what is done: a refusal is no proof that a command does anything.
    let parts = files.iter().flat_map(|file| file.split("refusals(&[").enumerate());
    let rows: String =
        parts.map(|(at, part)| if at == 0 { part } else { part.split_once("]);").map_or("", |cut| cut.1) }).collect();
    for entry in variorum::edit::table() {
        let name = entry.name;
        let starts = ["\"", "/ "]
            .iter()
            .any(|before| [" ", "\""].iter().any(|after| rows.contains(&format!("{before}{name}{after}"))));
        assert!(starts, "{name} has no row");
    }
    let save = AnyCommand::parse("save").unwrap();
    let refused = save.of_record().expect_err("no window here");
    assert_eq!(refused.to_string(), "'save' is only available in the window");
}

#[test]
fn labels_that_were_covered_are_reported_when_they_are_removed() {
    for (record, command, report) in [
        ("(;SZ[9]LB[aa:pea][aa:Z1])", "unmark aa", Some("with 1 label that was not shown: pea")),
        ("(;SZ[9]LB[aa:a][bb:b][aa:c][bb:d][aa:e])", "unmark", Some("with 3 labels that were not shown: c, b, a")),
        ("(;SZ[9]LB[aa:pea][bb:Z1])", "unmark", None),
    ] {
        let (mut workspace, _) = Workspace::open(record.as_bytes().to_vec());
        let outcome = workspace.run(&Command::parse(command).unwrap()).unwrap();
        assert_eq!(outcome.message.as_deref(), report, "{record}");
    }
}
