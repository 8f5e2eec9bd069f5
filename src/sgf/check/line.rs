//! What shows only along a line of play: information below information, colours in turn, variations beside each other.

use super::{Game, Report};
use crate::sgf::{Class, Code, Dialect, GameType, NodeId};

/// Parentheses nested deeper than this can hardly be branches.
const DEEP: usize = 500;

/// What is handed from a node to its continuations.
#[derive(Clone, Copy)]
struct Above {
    info: bool,
    colour: Option<u8>,
    main: bool,
}

pub(super) fn check(report: &mut Report<'_>, game: &Game) {
    let tree = report.tree;
    let mut stack = vec![(game.root, Above { info: false, colour: None, main: true })];
    while let Some((node, above)) = stack.pop() {
        let here = check_node(report, game, node, above);
        let mut child = tree.last_child(node);
        while let Some(at) = child {
            let first = tree.previous_sibling(at).is_none();
            stack.push((at, Above { main: here.main && first, ..here }));
            child = tree.previous_sibling(at);
        }
        if tree.first_child(node) != tree.last_child(node) {
            check_siblings(report, node);
        }
    }
    check_nesting(report, game);
    check_main_line(report, game);
}

fn check_node(report: &mut Report<'_>, game: &Game, node: NodeId, above: Above) -> Above {
    let tree = report.tree;
    let mut here = above;
    let mut told = false;
    for property in tree.properties(node) {
        let id = property.id();
        match id.as_ref() {
            "B" | "W" | "1" | "2" | "3" | "4" => {
                let raw = property.value().unwrap_or_default();
                check_pass(report, game, node, raw);
                let colour = id.as_bytes().first().copied();
                // In the Blokus family a colour that cannot move is passed over without a word.
                let alternate = matches!(id.as_ref(), "B" | "W") && game.kind != GameType::Blokus;
                if alternate && colour == above.colour && report.is_news(Code::SameColourTwice, "") {
                    report.at_property(Code::SameColourTwice, node, &property, format!("{id} plays twice in a row"));
                }
                here.colour = colour;
            }
            _ => {
                let Some(entry) = game.entry(&id) else { continue };
                if entry.class == Class::Setup {
                    if id == "PL" {
                        here.colour = None;
                    } else if node != game.root && above.main && report.is_news(Code::SetupAfterRoot, "") {
                        report.at_property(Code::SetupAfterRoot, node, &property, "stones are set up after the root");
                    }
                }
                if entry.class == Class::Info {
                    here.info = true;
                    if above.info && !told {
                        told = true;
                        let message = format!("{id} stands below other game information");
                        report.at_property(Code::SecondGameInfo, node, &property, message);
                    }
                }
            }
        }
    }
    here
}

fn check_pass(report: &mut Report<'_>, game: &Game, node: NodeId, raw: &[u8]) {
    if !matches!(game.kind, GameType::Go) || !matches!(raw, b"" | b"tt") {
        return;
    }
    let large = game.size.is_some_and(|(columns, rows)| columns.max(rows) > 19);
    if raw == b"tt" && large {
        report.at_value(Code::PassOnLargeBoard, node, raw, "tt is a point on this board, not a pass");
    } else if (raw == b"tt") == (game.format >= 4) && game.named_format && report.is_news(Code::PassSpelling, "") {
        report.at_value(Code::PassSpelling, node, raw, format!("FF{} writes a pass differently", game.format));
    }
}

/// Variations that start with the same move.
fn check_siblings(report: &mut Report<'_>, node: NodeId) {
    let tree = report.tree;
    let mut seen: std::collections::HashSet<(u8, Vec<u8>)> = std::collections::HashSet::new();
    for child in tree.children(node) {
        for property in tree.properties(child) {
            if let (Some(&colour @ (b'B' | b'W' | b'1'..=b'4')), 1) = (property.ident().first(), property.ident().len())
            {
                let raw = property.value().unwrap_or_default();
                if !seen.insert((colour, raw.to_ascii_lowercase())) {
                    report.at_property(
                        Code::DuplicateVariation,
                        child,
                        &property,
                        "another variation starts with the same move",
                    );
                }
                break;
            }
        }
    }
}

/// A parenthesis for every move.
fn check_nesting(report: &mut Report<'_>, game: &Game) {
    let tree = report.tree;
    let mut deep = 0;
    let mut at = Some(game.root);
    // Along the main line is enough: programs that nest so do it everywhere.
    while let Some(node) = at {
        deep += usize::from(tree.has_parentheses(node));
        if deep > DEEP {
            report.at_node(Code::NestedDeep, node, format!("parentheses nest more than {DEEP} deep"));
            return;
        }
        at = tree.first_child(node);
    }
}

/// A variation from the first fork of the main line that is much longer than the main line itself.
fn check_main_line(report: &mut Report<'_>, game: &Game) {
    let tree = report.tree;
    if game.is(Dialect::Kifu) {
        return;
    }
    let length = |from: NodeId| {
        let (mut count, mut at) = (0usize, Some(from));
        while let Some(node) = at {
            count += 1;
            at = tree.first_child(node);
        }
        count
    };
    let mut at = game.root;
    while let Some(first) = tree.first_child(at) {
        if tree.next_sibling(first).is_some() {
            let main = length(first);
            let longer = tree.children(at).skip(1).take(64).find(|child| length(*child) > main);
            if let Some(longer) = longer {
                report.at_node(Code::MainLineShorter, longer, "this variation is longer than the main line");
            }
            return;
        }
        at = first;
    }
}
