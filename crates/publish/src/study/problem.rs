//! Whether a game is a problem, who solves it, and which convention it follows.

use super::convention::Convention;
use super::judge::{Verdict, on_main_line, unblamed};
use super::marks::Marks;
use super::nodes::{Nodes, Row};
use super::remark::Remark;
use crate::game::{Colour, Kind};
use crate::language::Message;
use crate::sgf::{NodeId, Tree};
use std::collections::HashMap;

/// Remarks of one sort that are listed.
const MOST: usize = 100;

/// A convention, and what shows it.
pub(super) struct FoundConvention {
    pub convention: Convention,
    pub evidence: String,
}

/// Whether a position was set up before the first move, with stones of more than one colour.
pub(super) fn is_position(nodes: &Nodes) -> bool {
    nodes.start.sets_up && nodes.start.of_both
}

/// The convention of a game; `wish` is the user's choice.
pub(super) fn find(nodes: &Nodes, kind: &Kind, wish: Option<Convention>) -> FoundConvention {
    if let Some(convention) = wish {
        return FoundConvention { convention, evidence: say!("study-as-wished", "as wished") };
    }
    let with = |mark: Marks| nodes.rows.iter().filter(|row| row.last_mover.is_some() && row.marks.has(mark)).count();
    let solvers = |mark: Marks| {
        (0..nodes.rows.len()).filter(|&at| nodes.is_solvers(at) && nodes.rows[at].marks.has(mark)).count()
    };
    let times = |count: usize, what: &str| format!("{count} × {what}");
    let (joseki, stars) = (with(Marks::JOSEKI), with(Marks::STAR));
    let is_problem = is_position(nodes);
    if joseki > 0 || stars > 0 && !is_problem {
        let mut evidence = vec![times(joseki, "* Joseki *"), times(stars, "'A *'")];
        evidence.retain(|what| !what.starts_with("0 "));
        return FoundConvention { convention: Convention::Joseki, evidence: evidence.join(", ") };
    }
    if !is_problem {
        let convention = if nodes.start.sets_up { Convention::None } else { Convention::Game };
        return FoundConvention { convention, evidence: String::new() };
    }
    let word = |mark| nodes.words.iter().find(|(known, _)| *known == mark).map_or("…", |(_, word)| word);
    let (te, bm) = (solvers(Marks::TE), solvers(Marks::BM));
    let rows = [
        (Convention::RightWord, with(Marks::RIGHT), "RIGHT"),
        (Convention::CorrectWord, with(Marks::CORRECT), word(Marks::CORRECT)),
        (Convention::Plus, with(Marks::PLUS), "+"),
        (Convention::Wv, with(Marks::WV), "WV"),
        (if bm > 0 { Convention::TeBm } else { Convention::Te }, te, "TE"),
        (Convention::Bm, bm, "BM"),
        (Convention::GbGw, with(Marks::GB) + with(Marks::GW), "GB"),
        (Convention::Tr, if leaves_a_right_line(nodes) { with(Marks::TR) } else { 0 }, "TR"),
        // Only what is wrong is said.
        (Convention::CorrectWord, with(Marks::WRONG), word(Marks::WRONG)),
    ];
    if let Some((convention, count, what)) = rows.into_iter().find(|(_, count, _)| *count > 0) {
        let mut evidence = times(count, what);
        if convention == Convention::TeBm {
            evidence += &format!(", {}", times(bm, "BM"));
        }
        if convention == Convention::GbGw {
            evidence = format!("{}, {}", times(with(Marks::GB), "GB"), times(with(Marks::GW), "GW"));
        }
        return FoundConvention { convention, evidence };
    }
    without_marks(nodes, kind)
}

/// Whether a line ends without a triangle on a move just played: where all have one, it only shows the last move.
fn leaves_a_right_line(nodes: &Nodes) -> bool {
    unblamed(nodes, |at| nodes.rows[at].marks.has(Marks::TR)).contains(&true)
}

/// The convention of an unmarked game.
fn without_marks(nodes: &Nodes, kind: &Kind) -> FoundConvention {
    let found = |convention, evidence: Message| FoundConvention { convention, evidence: evidence.localized() };
    let wins = |row: &&Row| row.mover.is_some() && row.winner.is_some() && row.winner == row.solver;
    let won = nodes.rows.iter().filter(wins).count();
    if kind.facts().edges && won > 0 {
        let evidence = message!(
            "study-lines-won",
            "{count} line is won on the board" | "{count} lines are won on the board",
            count = won
        );
        return found(Convention::Connection, evidence);
    }
    let mut firsts = nodes.first_moves();
    let branches = firsts.by_ref().take(2).count();
    if branches == 2 && nodes.first_moves().all(|at| nodes.is_end(at)) {
        return found(
            Convention::LeafColour,
            message!("study-one-move-each", "no marks, and branches of one move: all are answers"),
        );
    }
    let main = on_main_line(nodes);
    // The first end that is reached by first branches alone, on both sides.
    let end = (0..nodes.rows.len()).find(|&at| nodes.is_end(at));
    if end.is_some_and(|end| main[end] && nodes.is_solvers(end)) {
        return found(
            Convention::MainLine,
            message!("study-main-line", "no marks; the main line ends with the solver's move"),
        );
    }
    if (0..nodes.rows.len()).any(|at| nodes.is_end(at) && nodes.is_solvers(at)) {
        return found(
            Convention::LeafColour,
            message!(
                "study-leaf-colour",
                "no marks; the main line ends with the opponent's move, another with the solver's"
            ),
        );
    }
    FoundConvention { convention: Convention::None, evidence: String::new() }
}

/// The sides that solve. In a game, all players.
pub(super) fn solvers(tree: &Tree, root: NodeId, kind: &Kind, nodes: &Nodes, convention: Convention) -> Vec<Colour> {
    if matches!(convention, Convention::Game | Convention::Joseki) {
        return Colour::ALL.into_iter().take(kind.colours().into()).collect();
    }
    let moving = nodes.solvers();
    if !moving.is_empty() {
        return moving;
    }
    let said = given_turn(tree, kind, nodes).or_else(|| told_turn(tree, root, kind));
    vec![said.unwrap_or(Colour::BLACK)]
}

/// Whom PL names before the first move.
fn given_turn(tree: &Tree, kind: &Kind, nodes: &Nodes) -> Option<Colour> {
    let before = nodes.rows.iter().take(nodes.first.unwrap_or(nodes.rows.len()));
    before.rev().find_map(|row| tree.value(row.node, "PL").and_then(|raw| kind.colour_in(raw)))
}

/// The player to move by the root's comment; `None` if it names none, or several.
fn told_turn(tree: &Tree, root: NodeId, kind: &Kind) -> Option<Colour> {
    const BLACK: [&str; 5] = ["黒先", "黑先", "黒番", "흑선", "schwarzamzug"];
    const WHITE: [&str; 5] = ["白先", "白番", "백선", "weißamzug", "weissamzug"];
    let comment = tree.beginning(root, "C")?.to_lowercase();
    let words = comment.split_whitespace().collect::<Vec<_>>();
    let (comment, squeezed) = (words.join(" "), words.concat());
    let is_told = |colour: &Colour| {
        let name = kind.english_colour(*colour).to_lowercase();
        let own: &[&str] = match colour.index() {
            0 => &BLACK,
            1 => &WHITE,
            _ => &[],
        };
        comment.contains(&format!("{name} to ")) || own.iter().any(|words| squeezed.contains(words))
    };
    let mut told = Colour::ALL.into_iter().take(kind.colours().into()).filter(is_told);
    let first = told.next();
    first.filter(|_| told.next().is_none())
}

/// The remark shown before the first question.
pub(super) fn remark(
    tree: &Tree,
    root: NodeId,
    kind: &Kind,
    (nodes, convention): (&Nodes, Convention),
    remarks: &mut Vec<Remark>,
) {
    let mut add = |code, node, message| remarks.push(Remark { code, node, other: None, message, more: 0 });
    let is_problem = is_position(nodes);
    match convention {
        Convention::None if !is_problem => add(
            "not-a-problem",
            root,
            message!("study-no-problem", "no position with stones of both sides is set up before the first move"),
        ),
        Convention::None if nodes.first.is_none() => {
            add("no-moves", root, message!("study-no-moves", "there is a position, but no move"));
        }
        Convention::None => add(
            "no-convention",
            root,
            message!(
                "study-no-convention",
                "nothing is marked, and no line ends with the solver’s move, so what is right is unknown"
            ),
        ),
        _ => {}
    }
    let moving = nodes.solvers();
    let Some((&[solver], first)) = Some(&moving[..]).zip(nodes.first) else { return };
    if convention.judges() && convention != Convention::Joseki {
        let said = [given_turn(tree, kind, nodes), told_turn(tree, root, kind)];
        if said.into_iter().flatten().any(|colour| colour != solver) {
            let name = kind.colour_name(solver);
            add(
                "turn-against-moves",
                nodes.rows[first].node,
                message!(
                    "study-turn-against-moves",
                    "the record says that another colour is to play, but the first move is by {name}: the moves count",
                    name
                ),
            );
        }
    }
    let illegal: Vec<NodeId> = nodes.rows.iter().filter(|row| row.is_illegal).map(|row| row.node).collect();
    if convention.judges() {
        let message = message!("study-illegal-move", "this move is illegal");
        list(illegal.into_iter().map(|node| (node, None)), ("illegal-move", &message), remarks);
    }
}

/// Marks that contradict the verdict, and equal positions with different ones.
pub(super) fn disagreements(
    nodes: &Nodes,
    verdicts: &[Option<Verdict>],
    convention: Convention,
    remarks: &mut Vec<Remark>,
) {
    if !convention.judges() {
        return;
    }
    let against = |at: usize| {
        let row = &nodes.rows[at];
        let is_good = verdicts[at]? > Verdict::Wrong;
        let own = nodes.is_solvers(at) || convention == Convention::Joseki;
        let bad = own && row.marks.has(Marks::BM) || row.marks.has(Marks::WV) || row.marks.has(Marks::WRONG);
        let good = own && row.marks.has(Marks::TE) || row.marks.has(Marks::RIGHT) || row.marks.has(Marks::CORRECT);
        let for_solver = good_for(row.marks, row.solver);
        let contradicts = if is_good { bad || for_solver == Some(false) } else { good || for_solver == Some(true) };
        contradicts.then_some((row.node, None))
    };
    let message = message!("study-marks-disagree", "a mark of another convention contradicts this");
    list((0..nodes.rows.len()).filter_map(against), ("marks-disagree", &message), remarks);
    let mut first: HashMap<_, (usize, bool)> = HashMap::new();
    let differ = |at: usize| {
        let row = &nodes.rows[at];
        let is_good = verdicts[at]? > Verdict::Wrong;
        let &mut (other, was_good) = first.entry((row.position, row.solver)).or_insert((at, is_good));
        (is_good != was_good).then_some((row.node, Some(nodes.rows[other].node)))
    };
    let message = message!("study-same-position", "the same position is judged differently elsewhere");
    list((0..nodes.rows.len()).filter_map(differ), ("same-position", &message), remarks);
}

/// Lists the first hundred, with the number of the others.
fn list(
    found: impl Iterator<Item = (NodeId, Option<NodeId>)>,
    (code, message): (&'static str, &Message),
    remarks: &mut Vec<Remark>,
) {
    let before = remarks.len();
    for (node, other) in found {
        match remarks.len() - before {
            listed if listed <= MOST => remarks.push(Remark { code, node, other, message: message.clone(), more: 0 }),
            _ => {
                if let Some(last) = remarks.last_mut() {
                    last.more += 1;
                }
            }
        }
    }
    // The one after the hundredth represents itself and all that follow.
    if remarks.len() - before > MOST
        && let Some(last) = remarks.last_mut()
    {
        last.more += 1;
    }
}

/// Whether GB or GW is good for the solver; `None` for neither, or both.
pub(super) fn good_for(marks: Marks, solver: Option<Colour>) -> Option<bool> {
    let (black, white) = (marks.has(Marks::GB), marks.has(Marks::GW));
    let own = if solver? == Colour::BLACK { black } else { white };
    (black != white).then_some(own)
}
