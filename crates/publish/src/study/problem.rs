//! Whether a game is a problem, who solves it, and which convention it follows.
//!
//! Without marks the lines themselves have to say it: where more than one first move has a line that ends with a success of the solver,
//! every line that ends so is right; otherwise the main line is. A success is a move beside what is at stake: a stone far from all others
//! is what one plays when all is lost, and in games of pieces a line ends with whoever has a piece that fits. Where the author says
//! something of right and wrong beside the question, about labels on its moves, or something of moves between which one chooses that is
//! not understood, the lines are not taken for marks: nothing is judged.

use super::convention::{Certainty, Convention};
use super::forks::{MarkedChoices, choice_marks, marked_choices, marked_forks};
use super::judge::{Verdict, on_main_line, unblamed};
use super::marks::{Marks, PROPERTIES, good_for};
use super::nodes::{Nodes, Row, is_labelled, played, points_called};
use super::remark::{NO_ANSWER, NO_LEGAL_ANSWER, Remark};
use super::words;
use crate::game::{Colour, Kind, Move, MoveEntry, Place, Walk};
use crate::language::Message;
use crate::sgf::{NodeId, Tree};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::sync::Arc;

/// Remarks of one sort that are listed.
const MOST: usize = 100;

/// A convention, and what shows it.
pub(super) struct FoundConvention {
    pub convention: Convention,
    pub evidence: String,
    pub certainty: Certainty,
    /// In a game: the forks that ask.
    pub forks: Forks,
}

/// The forks of a game that ask: none where all of it is a problem, or where it is only a game.
#[derive(Clone, Debug, Default)]
pub(super) struct Forks {
    /// By node and solver.
    pub places: BTreeSet<(usize, Colour)>,
    /// What is right there, if marks on the moves say it and not words further down.
    pub choices: Option<MarkedChoices>,
}

impl Forks {
    fn by_words(places: BTreeSet<(usize, Colour)>) -> Forks {
        Forks { places, choices: None }
    }

    fn by_marks(mut choices: MarkedChoices) -> Forks {
        let places = std::mem::take(&mut choices.forks);
        Forks { choices: (!places.is_empty()).then_some(choices), places }
    }
}

impl FoundConvention {
    fn new(convention: Convention, evidence: String) -> FoundConvention {
        FoundConvention { convention, evidence, certainty: convention.certainty(), forks: Forks::default() }
    }
}

/// Whether a position was set up before the first move, with stones of more than one colour.
pub(super) fn is_position(nodes: &Nodes) -> bool {
    nodes.start.sets_up && nodes.start.of_both
}

/// The convention of a game; `wish` is the user's choice.
pub(super) fn find(
    (tree, root): (&Tree, NodeId),
    nodes: &Nodes,
    kind: &Arc<Kind>,
    wish: Option<Convention>,
) -> FoundConvention {
    let is_problem = is_position(nodes);
    if let Some(convention) = wish {
        let forks = if is_problem { Forks::default() } else { forks_by(nodes, convention) };
        let found = FoundConvention::new(convention, say!("study-as-wished", "as wished"));
        return FoundConvention { certainty: Certainty::Certain, forks, ..found };
    }
    let with = |mark: Marks| nodes.rows.iter().filter(|row| row.is_marked(mark)).count();
    let solvers = |mark: Marks| {
        (0..nodes.rows.len()).filter(|&at| nodes.is_solvers(at) && nodes.rows[at].marks.has(mark)).count()
    };
    let times = |count: usize, what: &str| format!("{count} × {what}");
    let (joseki, stars) = (with(Marks::JOSEKI), with(Marks::STAR));
    if joseki > 0 || stars > 0 && !is_problem {
        let mut evidence = vec![times(joseki, "* Joseki *"), times(stars, "'A *'")];
        evidence.retain(|what| !what.starts_with("0 "));
        return FoundConvention::new(Convention::Joseki, evidence.join(", "));
    }
    let word = |mark| nodes.words.iter().find(|(known, _)| *known == mark).map_or("…", |(_, word)| word);
    if !is_problem {
        return at_forks(nodes, word(Marks::CORRECT));
    }
    let (te, bm) = (solvers(Marks::TE), solvers(Marks::BM));
    let rows = [
        (Convention::RightWord, with(Marks::RIGHT), "RIGHT"),
        (Convention::CorrectWord, with(Marks::CORRECT), word(Marks::CORRECT)),
        (Convention::Plus, with(Marks::PLUS), "+"),
        (Convention::Wv, with(Marks::WV), "WV"),
        (if bm > 0 { Convention::TeBm } else { Convention::Te }, te, "TE"),
        (Convention::Bm, bm, "BM"),
        (Convention::GbGw, with(Marks::GB) + with(Marks::GW), "GB"),
        (Convention::Ch, with(Marks::CH), "CH"),
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
        let found = FoundConvention::new(convention, evidence);
        // Where only what is wrong is said, the rest is a conclusion.
        let is_said = convention != Convention::CorrectWord || with(Marks::CORRECT) > 0;
        return FoundConvention { certainty: if is_said { found.certainty } else { Certainty::Likely }, ..found };
    }
    let found = without_marks((tree, root), nodes, kind);
    // The author says something of these moves: no guess may contradict it.
    match found.certainty == Certainty::Guess && says_something(nodes) {
        true => FoundConvention::new(Convention::None, String::new()),
        false => found,
    }
}

/// The forks of a game that ask in a convention.
fn forks_by(nodes: &Nodes, convention: Convention) -> Forks {
    match convention {
        Convention::RightWord => Forks::by_words(marked_forks(nodes, Marks::RIGHT)),
        Convention::CorrectWord => Forks::by_words(marked_forks(nodes, Marks::CORRECT)),
        _ => Forks::by_marks(marked_choices(nodes, choice_marks(convention))),
    }
}

/// A game: questions at its forks whose choices are marked as right or wrong, by words or else by marks on the moves; or none. All other
/// marks are remarks there.
fn at_forks(nodes: &Nodes, word: &str) -> FoundConvention {
    for (convention, mark, what) in
        [(Convention::RightWord, Marks::RIGHT, "RIGHT"), (Convention::CorrectWord, Marks::CORRECT, word)]
    {
        let forks = forks_by(nodes, convention);
        if !forks.places.is_empty() {
            let marked = nodes.rows.iter().filter(|row| row.is_marked(mark)).count();
            return asking(convention, forks, &format!("{marked} × {what}"));
        }
    }
    // Spots of interest are no verdicts.
    let counted = PROPERTIES.into_iter().filter(|(_, mark)| *mark != Marks::HO);
    let choices = marked_choices(nodes, counted.clone().fold(Marks::default(), |all, (_, mark)| all.and(mark)));
    let count =
        |mark: Marks| -> usize { choices.counts.iter().filter(|(of, _)| of.has(mark)).map(|(_, count)| count).sum() };
    let has = |mark: Marks| count(mark) > 0;
    let marks = counted.filter(|(_, mark)| has(*mark));
    let marks: Vec<String> = marks.map(|(what, mark)| format!("{} × {what}", count(mark))).collect();
    let blame = Marks::BM.and(Marks::DO);
    let convention = match () {
        () if has(Marks::WV) => Convention::Wv,
        () if has(Marks::TE) && has(blame) => Convention::TeBm,
        () if has(Marks::TE) => Convention::Te,
        () if has(blame) => Convention::Bm,
        () if has(Marks::GB.and(Marks::GW)) => Convention::GbGw,
        () if has(Marks::CH) => Convention::Ch,
        () if nodes.start.sets_up => return FoundConvention::new(Convention::None, String::new()),
        () => return FoundConvention::new(Convention::Game, String::new()),
    };
    asking(convention, Forks::by_marks(choices), &marks.join(", "))
}

/// A game that asks at these forks, by these marks.
fn asking(convention: Convention, forks: Forks, marks: &str) -> FoundConvention {
    let evidence = say!(
        "study-at-forks",
        "{marks} at {count} fork of the game" | "{marks} at {count} forks of the game",
        count = forks.places.len(),
        marks
    );
    FoundConvention { certainty: Certainty::Likely, forks, ..FoundConvention::new(convention, evidence) }
}

/// Whether several moves have a triangle on themselves, and a line ends without one: where all have one, it only shows the last move, and one
/// alone may show anything.
fn leaves_a_right_line(nodes: &Nodes) -> bool {
    if nodes.rows.iter().filter(|row| row.is_marked(Marks::TR)).count() < 2 {
        return false;
    }
    unblamed(nodes, |at| nodes.rows[at].marks.has(Marks::TR)).contains(&true)
}

/// Whether one of several moves among which the solver chooses has words, or a mark that is no verdict by itself.
fn says_something(nodes: &Nodes) -> bool {
    let mut choices: HashMap<(usize, Option<Colour>), (usize, bool)> = HashMap::new();
    for at in (0..nodes.rows.len()).filter(|&at| nodes.is_solvers(at)) {
        let Some(above) = nodes.parent(at) else { continue };
        let marks = nodes.rows[at].marks;
        let choice = choices.entry((above, nodes.rows[at].mover)).or_default();
        choice.0 += 1;
        choice.1 |= marks.has(Marks::WORDS.and(Marks::DO).and(Marks::HO));
    }
    choices.values().any(|&(moves, has_words)| moves > 1 && has_words)
}

/// Whether the comment at a question says what is right or wrong there, in words or by labels on its moves.
fn is_said_by_letters(tree: &Tree, nodes: &Nodes, kind: &Kind) -> bool {
    let mut said: HashMap<usize, (Vec<String>, bool)> = HashMap::new();
    nodes.first_moves().any(|at| {
        let Some(above) = nodes.parent(at) else { return false };
        let (letters, is_stated) = said.entry(above).or_insert_with(|| {
            let comment = tree.text(nodes.rows[above].node, "C").unwrap_or_default();
            let mut letters = words::judged_letters(&comment);
            letters.extend(words::answers(&comment));
            (letters, words::has_several_answers(&comment) || words::states_answer(&comment))
        });
        let node = nodes.rows[at].node;
        let is_point = || {
            let played = played(tree, kind, node);
            points_called(kind, letters).any(|place| played.contains(&place))
        };
        *is_stated || !letters.is_empty() && (is_labelled(tree, kind, node, letters) || is_point())
    })
}

/// The convention of an unmarked game.
fn without_marks((tree, root): (&Tree, NodeId), nodes: &Nodes, kind: &Arc<Kind>) -> FoundConvention {
    let found = |convention, evidence: Message| FoundConvention::new(convention, evidence.localized());
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
    if is_said_by_letters(tree, nodes, kind) {
        return FoundConvention::new(Convention::None, String::new());
    }
    let mut firsts = nodes.first_moves();
    let branches = firsts.by_ref().take(2).count();
    if branches == 2 && nodes.first_moves().all(|at| nodes.is_end(at)) {
        return found(
            Convention::LeafColour,
            message!("study-one-move-each", "no marks, and branches of one move: all are answers"),
        );
    }
    // A piece is no success by itself, and neither is a stone elsewhere.
    let ending = match kind.facts().entry {
        MoveEntry::Piece => 0,
        _ => first_moves_that_end_well(nodes, &elsewhere(tree, root, kind)),
    };
    if ending > 1 {
        let evidence = message!(
            "study-leaf-colours",
            "no marks; {count} first move has a line that ends with the solver’s move"
                | "no marks; {count} first moves have lines that end with the solver’s move",
            count = ending
        );
        return found(Convention::LeafColour, evidence);
    }
    let main = on_main_line(nodes);
    // The first end that is reached by first branches alone, on both sides.
    let end = (0..nodes.rows.len()).find(|&at| nodes.is_end(at));
    if end.is_some_and(|end| main[end] && nodes.is_solvers(end) && !nodes.broken()[end]) {
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
    FoundConvention::new(Convention::None, String::new())
}

/// How many first moves of one solver have a line that ends with a move of the solver, and not `elsewhere`: those of the solver who has
/// most. The same move in two branches is one.
fn first_moves_that_end_well(nodes: &Nodes, elsewhere: &[bool]) -> usize {
    let ends_well = |at: usize| nodes.is_end(at) && nodes.is_solvers(at) && !elsewhere[at];
    let above = nodes.above(ends_well);
    let well = nodes.first_moves().filter(|&at| ends_well(at) || above[at]);
    let moves: HashSet<_> = well.map(|at| (nodes.rows[at].solver, nodes.rows[at].position)).collect();
    let of = |colour: Colour| moves.iter().filter(|(solver, _)| *solver == Some(colour)).count();
    Colour::ALL.into_iter().map(of).max().unwrap_or(0)
}

/// So many lines around it a move that belongs to the others has another stone.
const NEAR: u16 = 3;

/// Which nodes pass, or play far from every stone.
fn elsewhere(tree: &Tree, root: NodeId, kind: &Arc<Kind>) -> Vec<bool> {
    let mut walk = Walk::new(kind.clone(), root);
    let mut found = Vec::new();
    while walk.next(tree).is_some() {
        let position = walk.position();
        let board = position.board();
        found.push(match position.last_move().map(|made| &made.action) {
            Some(Move::Place(places)) => {
                places.first().filter(|place| place.index() < board.len()).is_some_and(|&played| {
                    let is_near = |place: &Place| {
                        board.column(*place).abs_diff(board.column(played)) <= NEAR
                            && board.row(*place).abs_diff(board.row(played)) <= NEAR
                    };
                    let mut near = board.places().filter(is_near);
                    !near.any(|place| place != played && position.stone(place).is_some())
                })
            }
            Some(Move::Pass) => true,
            _ => false,
        });
    }
    found
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
    let turn = given_turn(tree, kind, nodes).or_else(|| turn_in_words(tree, root, kind));
    vec![turn.unwrap_or(Colour::BLACK)]
}

/// Whom PL names before the first move.
fn given_turn(tree: &Tree, kind: &Kind, nodes: &Nodes) -> Option<Colour> {
    let before = nodes.rows.iter().take(nodes.first.unwrap_or(nodes.rows.len()));
    before.rev().find_map(|row| tree.value(row.node, "PL").and_then(|raw| kind.colour_in(raw)))
}

/// The player to move by the root's comment; `None` if it names none, or several.
fn turn_in_words(tree: &Tree, root: NodeId, kind: &Kind) -> Option<Colour> {
    const BLACK: [&str; 5] = ["黒先", "黑先", "黒番", "흑선", "schwarzamzug"];
    const WHITE: [&str; 5] = ["白先", "白番", "백선", "weißamzug", "weissamzug"];
    let comment = tree.beginning(root, "C")?.to_lowercase();
    let words = comment.split_whitespace().collect::<Vec<_>>();
    let (comment, squeezed) = (words.join(" "), words.concat());
    let is_named = |colour: &Colour| {
        let name = kind.english_colour(*colour).to_lowercase();
        let own: &[&str] = match colour.index() {
            0 => &BLACK,
            1 => &WHITE,
            _ => &[],
        };
        comment.contains(&format!("{name} to ")) || own.iter().any(|words| squeezed.contains(words))
    };
    let mut known = Colour::ALL.into_iter().take(kind.colours().into()).filter(is_named);
    let first = known.next();
    first.filter(|_| known.next().is_none())
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
        Convention::None if !is_problem => {
            let message = match kind.facts().entry {
                MoveEntry::Point => {
                    message!(
                        "study-no-problem",
                        "no position with stones of both sides is set up before the first move"
                    )
                }
                _ => message!(
                    "study-no-problem-pieces",
                    "no position with pieces of several sides is set up before the first move"
                ),
            };
            add("not-a-problem", root, message);
        }
        Convention::None if nodes.first.is_none() => {
            add("no-moves", root, message!("study-no-moves", "there is a position, but no move"));
        }
        Convention::None if is_said_by_letters(tree, nodes, kind) => add(
            "no-convention",
            root,
            message!(
                "study-said-by-letters",
                "the comment says what is right, but the moves are not marked, so they are not judged"
            ),
        ),
        Convention::None if says_something(nodes) => add("no-convention", root, words_unclear()),
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
    if let Some((&[solver], first)) = Some(&moving[..]).zip(nodes.first)
        && convention.judges()
        && convention != Convention::Joseki
        && nodes.forks.is_empty()
    {
        let turns = [given_turn(tree, kind, nodes), turn_in_words(tree, root, kind)];
        if turns.into_iter().flatten().any(|colour| colour != solver) {
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
    if convention.judges() {
        let (unread, illegal): (Vec<_>, Vec<_>) =
            nodes.rows.iter().filter(|row| row.is_illegal).partition(|row| row.is_unread);
        let places = |rows: Vec<&Row>| rows.into_iter().map(|row| (row.node, None)).collect::<Vec<_>>().into_iter();
        let message = message!("study-illegal-move", "this move is illegal");
        list(places(illegal), ("illegal-move", &message), remarks);
        let message = message!("study-unread-move", "this move cannot be read, so it is no answer");
        list(places(unread), ("unread-move", &message), remarks);
    }
    let unmarked = nodes.choices.iter().flat_map(|choices| &choices.unmarked).map(|&at| (nodes.rows[at].node, None));
    let message =
        message!("study-choice-not-marked", "another move here is marked as right, and of this one nothing is said");
    list(unmarked, ("choice-not-marked", &message), remarks);
    let outside: Vec<NodeId> =
        nodes.rows.iter().filter(|row| row.mover.is_some() && row.solver.is_none()).map(|row| row.node).collect();
    if let Some(&node) = outside.first() {
        let message = message!("study-outside", "this move belongs to no question: only choices at forks are marked");
        remarks.push(Remark { code: "outside-question", node, other: None, message, more: outside.len() - 1 });
    }
}

/// Remarks on moves whose words are not understood.
pub(super) fn not_understood(
    nodes: &Nodes,
    verdicts: &[Option<Verdict>],
    (unclear, contradicted): (&[usize], &[usize]),
    remarks: &mut Vec<Remark>,
) {
    let unclear = unclear.iter().copied().filter(|&at| verdicts[at] == Some(Verdict::Unjudged));
    let (disputed, others): (Vec<usize>, Vec<usize>) =
        unclear.partition(|&at| nodes.rows[at].marks.has(Marks::DISPUTED));
    let rows = |found: Vec<usize>| found.into_iter().map(|at| (nodes.rows[at].node, None));
    let disputed = disputed.into_iter().chain(contradicted.iter().copied()).collect();
    list(rows(disputed), ("marks-disagree", &marks_disagree()), remarks);
    list(rows(others), ("choice-not-marked", &words_unclear()), remarks);
}

fn marks_disagree() -> Message {
    message!("study-marks-disagree", "a mark of another convention contradicts this")
}

fn words_unclear() -> Message {
    message!(
        "study-not-understood",
        "the moves have words or marks that do not clearly say which is right, so what is right is unknown"
    )
}

/// Remarks on questions without a right answer. Where the record does not say what is right, though it does elsewhere, nothing there is
/// judged. `or_illegal` says which nodes would be right, or lead there, if illegal moves counted.
pub(super) fn questions_without_answer(
    nodes: &Nodes,
    verdicts: &mut [Option<Verdict>],
    (convention, or_illegal): (Convention, &[bool]),
    remarks: &mut Vec<Remark>,
) {
    if convention == Convention::Joseki {
        return;
    }
    // By question: whether it has an answer, and whether an illegal one.
    let mut questions: BTreeMap<(usize, Colour), (bool, bool)> = BTreeMap::new();
    let key = |at: usize| nodes.parent(at).zip(nodes.rows[at].mover);
    for at in nodes.first_moves() {
        let Some(key) = key(at) else { continue };
        let known = questions.entry(key).or_default();
        known.0 |= verdicts[at] > Some(Verdict::Wrong);
        known.1 |= or_illegal[at];
    }
    let mut report = |is: &dyn Fn(&(bool, bool)) -> bool, code, message: &Message| {
        let found = questions.iter().filter(|(_, has)| is(has)).map(|((at, _), _)| (nodes.rows[*at].node, None));
        list(found, (code, message), remarks);
    };
    let message = message!("study-only-illegal", "the only right answers here are illegal moves, so this is not asked");
    report(&|has| *has == (false, true), NO_LEGAL_ANSWER, &message);
    if !questions.values().any(|(has_answer, _)| *has_answer) {
        return;
    }
    if convention.blames() {
        let message = message!("study-all-blamed", "every move here is marked as wrong, so this is not asked");
        return report(&|has| *has == (false, false), NO_ANSWER, &message);
    }
    let message = message!("study-none-marked", "no move here is marked as right, so these moves are not judged");
    report(&|has| *has == (false, false), NO_ANSWER, &message);
    let is_unknown = nodes
        .onwards_from(|at| nodes.is_first(at) && key(at).and_then(|key| questions.get(&key)) == Some(&(false, false)));
    for (verdict, is_unknown) in verdicts.iter_mut().zip(is_unknown) {
        if is_unknown && verdict.is_some() {
            *verdict = Some(Verdict::Unjudged);
        }
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
        // Where a game goes on after a choice, its marks are about other moves.
        if nodes.choices.is_some() && !nodes.is_first(at) {
            return None;
        }
        let is_good = verdicts[at].filter(|verdict| *verdict != Verdict::Unjudged)? > Verdict::Wrong;
        let own = nodes.is_solvers(at) || convention == Convention::Joseki;
        let bad = own && row.marks.has(Marks::BM) || row.marks.has(Marks::WV) || row.marks.has(Marks::WRONG);
        let good = own && row.marks.has(Marks::TE) || row.marks.has(Marks::RIGHT) || row.marks.has(Marks::CORRECT);
        let good = good && !row.is_illegal;
        let for_solver = good_for(row.marks, row.solver);
        let contradicts = if is_good { bad || for_solver == Some(false) } else { good || for_solver == Some(true) };
        contradicts.then_some((row.node, None))
    };
    list((0..nodes.rows.len()).filter_map(against), ("marks-disagree", &marks_disagree()), remarks);
    let mut first: HashMap<_, (usize, bool)> = HashMap::new();
    let differ = |at: usize| {
        let row = &nodes.rows[at];
        let is_good = verdicts[at].filter(|verdict| *verdict != Verdict::Unjudged)? > Verdict::Wrong;
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
