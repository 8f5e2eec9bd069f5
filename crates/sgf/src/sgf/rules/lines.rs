//! Rule family: faults along a line: game information below game information, alternating colours, passes.

use super::{Code, Find, Game, Item, Report, Rule, report::Above, rule_rows};
use crate::language::StaticText;
use crate::sgf::{
    Class, GameType, NodeId,
    property::is_blank,
    vocabulary::{MOVES, is_played},
};

pub(super) static RULES: &[Rule] = rule_rows! {
    SameColourTwice Note "two moves of one colour in a row"
        "This is normal for free handicap stones and demonstrations."
        .allowed().sgfc(63).found(Find::Line(find));
    MoveAfterEnd Note "a move after the end of the game"
        "A resignation or a position won on the board ends a game, and so do two passes if the game has a result. Moves after that may show how dead stones are captured, or what might have been; if so, they belong in a variation."
        .found(Find::Family);
    PassSpelling Note "a pass written as in another format version"
        "FF4 writes a pass as an empty value, FF1 to FF3 as tt on boards up to 19 lines. Both are read."
        .sgfc(65).found(Find::Family);
    PassOnLargeBoard Warning "tt on a board with more than 19 lines"
        "On large boards tt is a point, not a pass."
        .found(Find::Family);
    SetupAfterRoot Note "setup stones on the main line"
        "Setup after the root is allowed, but the record is then no longer the record of a played game."
        .allowed().sgfc(62).found(Find::Family);
    SecondGameInfo Warning "game info below other game info"
        "Only one node on a path may have game info. Programs differ in which one they show."
        .sgfc(44).found(Find::Family);
};

fn find(report: &mut Report<'_>, game: &Game, node: NodeId, items: &[Item<'_>]) {
    let tree = report.tree;
    let last = tree.next_sibling(node).is_none();
    // Nodes come in the order of the file. Nobody asks again what led to the last of a node's continuations.
    let above = if last { report.above.pop() } else { report.above.last().copied() };
    let start = Above { info: false, colour: None, main: true, passes: 0, resigned: false };
    let above = above
        .filter(|_| node != game.root)
        .map_or(start, |above| Above { main: above.main && tree.previous_sibling(node).is_none(), ..above });
    let here = check_node(report, game, (node, items), above);
    if tree.first_child(node).is_some() {
        report.above.push(here);
    }
}

fn check_node(report: &mut Report<'_>, game: &Game, (node, items): (NodeId, &[Item<'_>]), above: Above) -> Above {
    let tree = report.tree;
    let mut here = above;
    let mut reported = false;
    for item in items {
        let (id, property) = (&*item.id, item.property);
        match id {
            id if is_played(id) => {
                let raw = item.values.first().copied().unwrap_or_default();
                check_pass(report, game, node, raw);
                let pass = is_pass(game, raw);
                // In a study two passes may separate pages; in a game with a result they end it.
                let result = || tree.value(game.root, "RE").is_some_and(|raw| !is_blank(raw));
                let ended = here.resigned || here.passes >= 2 && result();
                if above.main && !pass && ended && report.is_news(Code::MoveAfterEnd, "") {
                    let end = if here.resigned {
                        StaticText("a-resignation", "a resignation")
                    } else {
                        StaticText("two-passes", "two passes")
                    };
                    let message = message!("moves-after", "{id} is a move after {end}", id, end);
                    report.at_property(Code::MoveAfterEnd, node, property, message);
                }
                here.passes = if pass { here.passes.saturating_add(1) } else { 0 };
                here.resigned = is_resignation(raw);
                let colour = id.as_bytes().first().copied();
                let alternate = MOVES.contains(&id) && game.alternates;
                if alternate && colour == above.colour && report.is_news(Code::SameColourTwice, "") {
                    let message = message!("plays-twice-row", "{id} plays twice in a row", id);
                    report.at_property(Code::SameColourTwice, node, property, message);
                }
                // After a swap of sides the same colour moves again; other meanings of a swap show in the next move.
                let swaps = raw.get(..4).is_some_and(|word| word.eq_ignore_ascii_case(b"swap"));
                here.colour = colour.filter(|_| !swaps);
            }
            _ => {
                let Some(entry) = item.entry else { continue };
                if entry.class == Class::Setup {
                    if id == "PL" {
                        here.colour = None;
                    } else if node != game.root && above.main && report.is_news(Code::SetupAfterRoot, "") {
                        let message = message!("stones-set-up-after", "stones are set up after the root node");
                        report.at_property(Code::SetupAfterRoot, node, property, message);
                    }
                }
                if entry.class == Class::Info {
                    here.info = true;
                    if above.info && !reported && report.is_news(Code::SecondGameInfo, id) {
                        reported = true;
                        let message = message!(
                            "stands-below-other-game",
                            "{id} comes after a node that already has game info",
                            id
                        );
                        report.at_property(Code::SecondGameInfo, node, property, message);
                    }
                }
            }
        }
    }
    here
}

/// Whether a value of B or W passes.
pub(super) fn is_pass(game: &Game, raw: &[u8]) -> bool {
    let small = game.size.is_none_or(|(columns, rows)| columns.max(rows) <= 19);
    game.kind == GameType::Go && (is_blank(raw) || raw == b"tt" && small)
}

fn is_resignation(raw: &[u8]) -> bool {
    const WORDS: [&[u8]; 4] = [b"resign", b"resigns", b"forfeit", b"forfeits"];
    WORDS.iter().any(|word| raw.trim_ascii().eq_ignore_ascii_case(word))
}

fn check_pass(report: &mut Report<'_>, game: &Game, node: NodeId, raw: &[u8]) {
    if !matches!(game.kind, GameType::Go) || !matches!(raw, b"" | b"tt") {
        return;
    }
    let large = game.size.is_some_and(|(columns, rows)| columns.max(rows) > 19);
    if raw == b"tt" && large {
        let message = message!("tt-point-board-not", "tt is a point on this board, not a pass");
        report.at_value(Code::PassOnLargeBoard, node, raw, message);
    } else if (raw == b"tt") == (game.format >= 4) && game.named_format && report.is_news(Code::PassSpelling, "") {
        let message =
            message!("ff-writes-pass-differently", "FF{format} writes a pass differently", format = game.format);
        // FF4 still reads what was usual before it.
        report.at_value(Code::PassSpelling, node, raw, message).allowed(raw == b"tt");
    }
}
