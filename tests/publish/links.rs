//! Links to nodes in comments, which follow when lines move.

use std::collections::HashMap;

use variorum::edit::{Command, Workspace};
use variorum::game::node_links::{NodeLink, Targets, find};
use variorum::sgf::{NodeId, Tree};

fn after(record: &str, commands: &[&str]) -> (String, Workspace) {
    let mut workspace = Workspace::open(record.as_bytes().to_vec()).0;
    for command in commands {
        workspace.run(&Command::parse(command).unwrap()).unwrap_or_else(|why| panic!("{command}: {why}"));
    }
    (String::from_utf8_lossy(&workspace.document().tree().write()).into_owned(), workspace)
}

#[test]
fn links_in_comments_follow_their_nodes() {
    let record =
        "(;GM[1]SZ[9]C[#0.1 #0.0.0 \\] #/ x#0.1 #3 #9.9 #\"b\"];B[aa](;W[bb];B[cc])(;W[dd]N[b]C[back to #/0]))";
    for (commands, comment) in [
        (&["goto /0.1", "promote"][..], "#0.0 #0.1.0 \\] #/ x#0.1 #3 #9.9 #\"b\""),
        (&["goto /0.0", "delete-variation"], "#0.0 3 C7 \\] #/ x#0.1 #3 #9.9 #\"b\""),
        (&["goto start", "insert-node --after"], "#0.0.1 #0*4 \\] #/ x#0.1 #3 #9.9 #\"b\""),
        (&["goto /0", "delete-node"], "#/1 #0.0 \\] #/ x#0.1 #3 #9.9 #\"b\""),
        (&["goto /0.0", "move-to /0.1"], "#0.0 #0*4 \\] #/ x#0.1 #3 #9.9 #\"b\""),
        (&["goto /0.0", "new-variation"], "#0.1 #0.0.0 \\] #/ x#0.1 #3 #9.9 #\"b\""),
        (&["goto /0", "play c4"], "#0.1 #0.0.0 \\] #/ x#0.1 #3 #9.9 #\"b\""),
        (&["goto /0", "truncate"], "2 D6 3 C7 \\] #/ x#0.1 #3 #9.9 #\"b\""),
    ] {
        let (written, mut workspace) = after(record, commands);
        assert!(written.contains(&format!("C[{comment}]")), "{commands:?}: {written}");
        workspace.run(&Command::parse("undo").unwrap()).unwrap();
        assert_eq!(workspace.document().tree().write(), record.as_bytes(), "{commands:?}");
    }
    let (written, _) = after(record, &["goto start", "insert-node --after"]);
    assert!(written.contains("C[back to #0.0]"), "{written}");
}

/// Bytes of other encodings, line ends and escapes stay what they are; a link that an escaped line end breaks is mended as well.
#[test]
fn nothing_but_the_links_is_written_anew() {
    let record = b"(;GM[1]CA[GBK]SZ[9]C[\xca\xaf\xcc\xef? #0.1\r\n\\:\t\xfe];B[aa](;W[bb])(;W[cc]))";
    let mut workspace = Workspace::open(record.to_vec()).0;
    for command in ["goto /0.1", "promote"] {
        workspace.run(&Command::parse(command).unwrap()).unwrap();
    }
    let written = workspace.document().tree().write();
    let comment = b"C[\xca\xaf\xcc\xef? #0.0\r\n\\:\t\xfe]";
    assert!(written.windows(comment.len()).any(|part| part == comment), "{}", String::from_utf8_lossy(&written));
    let (written, _) = after("(;GM[1]SZ[9]C[see #0\\\n.1 there];B[aa](;W[bb])(;W[cc]))", &["goto /0.1", "promote"]);
    assert!(written.contains("C[see #0.0 there]"), "{written}");
}

/// What each link of a record leads to, by the node that has it and the number of the link there.
fn leads(tree: &Tree) -> HashMap<(NodeId, usize), NodeId> {
    let mut all = HashMap::new();
    for root in tree.games() {
        for node in tree.descendants(root) {
            let text = tree.text(node, "C").unwrap_or_default();
            let targets = Targets::of(tree, root, [&*text]);
            let links = find(&text).into_iter().filter(|(_, link)| matches!(link, NodeLink::Address(_)));
            all.extend(links.enumerate().filter_map(|(at, (_, link))| Some(((node, at), targets.node(&link)?))));
        }
    }
    all
}

#[test]
fn links_keep_their_targets_when_nodes_move() {
    let mut random = fastrand::Rng::with_seed(32);
    let (mut followed, mut changed) = (0, 0);
    for _ in 0..60 {
        let mut record = "(;GM[1]SZ[9]C[#0.0 #/1 #0*3]".to_owned();
        let mut open = 1;
        for _ in 0..random.usize(4..30) {
            let path: Vec<String> = (0..random.usize(2..5)).map(|_| random.usize(0..3).to_string()).collect();
            match random.usize(0..3) {
                0 => {
                    record.push_str(&format!("(;N[x]C[see #{}]", path.join(".")));
                    open += 1;
                }
                1 if open > 1 => {
                    record.push_str("(;))");
                    open -= 1;
                }
                _ => record.push_str(&format!("(;C[#{}.])", path.join("."))),
            }
        }
        record.push_str(&")".repeat(open));
        let mut workspace = Workspace::open(record.clone().into_bytes()).0;
        let mut steps = 0;
        for _ in 0..20 {
            let tree = workspace.document().tree();
            let nodes: Vec<NodeId> = tree.games().flat_map(|root| tree.descendants(root)).collect();
            let node = nodes[random.usize(..nodes.len())];
            workspace.go_to(node);
            let commands = [
                "promote",
                "demote",
                "delete-node",
                "insert-node",
                "insert-node --after",
                "make-main-line",
                "make-main-here",
                "move-to /0 0",
                "move-to / 0",
                "move-to /1",
                "new-node",
                "delete-variation",
            ];
            let command = Command::parse(commands[random.usize(..commands.len())]).unwrap();
            let before = leads(workspace.document().tree());
            let bytes = workspace.document().tree().write();
            let Ok(done) = workspace.run(&command) else { continue };
            steps += 1;
            let tree = workspace.document().tree();
            let now = leads(tree);
            let lost = done.message.is_some_and(|printed| printed.contains("pointed to"));
            for ((holder, at), target) in &before {
                if !tree.is_linked(*holder) {
                    continue;
                }
                if !tree.is_linked(*target) {
                    assert!(lost, "{}", String::from_utf8_lossy(&bytes));
                } else if !lost {
                    assert_eq!(now.get(&(*holder, *at)), Some(target), "{}", String::from_utf8_lossy(&bytes));
                    followed += 1;
                }
            }
            changed += usize::from(tree.write() != bytes);
            if random.usize(..3) == 0 {
                workspace.run(&Command::Undo(1)).unwrap();
                assert_eq!(workspace.document().tree().write(), bytes);
                workspace.run(&Command::Redo(1)).unwrap();
            }
        }
        workspace.run(&Command::Undo(steps)).ok();
        assert_eq!(workspace.document().tree().write(), record.as_bytes());
    }
    assert!(followed > 500 && changed > 200, "{followed} {changed}");
}

/// Many links into a long game take no longer than going through it.
#[test]
fn many_links_into_a_long_game_are_followed_in_one_go() {
    let links: String = (0..20_000).map(|at| format!("#0*{} ", 80_000 - at)).collect();
    let record = format!("(;GM[1]SZ[9]C[{links}]{})", ";".repeat(90_000));
    let started = std::time::Instant::now();
    let (written, _) = after(&record, &["goto start", "insert-node --after"]);
    assert!(written.contains("#0*80001 #0*80000 "));
    assert!(started.elapsed().as_secs() < 5, "{:?}", started.elapsed());
}
