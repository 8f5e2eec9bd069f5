//! The questions of a game: the position, whom to ask, and the record's answer.

use super::convention::Convention;
use super::identity::{AnswersKey, ItemKey};
use super::judge::{JudgeOverrides, Judgement, Verdict, judge};
use super::marks::Marks;
use super::mode::Mode;
use super::nodes::Row;
use super::remark::{NO_ANSWER, NO_LEGAL_ANSWER, Remark};
use crate::game::turn::BoardTurn;
use crate::game::{Colour, Kind, Move, Place, Position, Walk};
use crate::relate::{PositionKey, PositionKeys, Sameness};
use crate::sgf::{NodeId, Tree};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

/// A question.
#[derive(Clone, Debug)]
pub struct Exercise {
    /// The item's key.
    pub key: ItemKey,
    /// A key of the right answers, to detect that they changed.
    pub answers_key: AnswersKey,
    /// How it is asked.
    pub mode: Mode,
    /// The node whose position is shown.
    pub node: NodeId,
    /// How many nodes are above it in the game.
    pub depth: u32,
    /// Who is asked.
    pub side: Colour,
    /// The right moves, each with its node; where a mirror image of the position has others, these are after its own.
    pub answers: Vec<Reply>,
    /// Other moves that are accepted but counted separately: in a game, variations that are not marked as bad.
    pub also: Vec<Reply>,
}

/// A move of the record.
#[derive(Clone, Debug, PartialEq)]
pub struct Reply {
    /// Its node.
    pub node: NodeId,
    /// The move there.
    pub action: Move,
}

/// The key of a game as a whole: that of its first question as a problem. `None` if it has no moves.
pub fn game_key(tree: &Tree, judgement: &Judgement) -> Option<ItemKey> {
    let nodes = &judgement.nodes;
    let first = nodes.first?;
    let position = Position::replay(tree, nodes.rows[nodes.parent(first)?].node);
    let keys = PositionKeys::new(position.kind(), Sameness::Turned);
    Some(ItemKey::of(Mode::Problem, &position, nodes.rows[first].mover?, &keys))
}

/// Who is asked where, before positions are looked at: lines of the table.
struct Asked {
    at: usize,
    side: Colour,
    answers: Vec<usize>,
    also: Vec<usize>,
    /// It has no answers, because those that it would have need an illegal move.
    is_broken: bool,
}

/// The modes that a game offers without being asked: problems and dictionaries.
pub fn natural_modes(judgement: &Judgement) -> Vec<Mode> {
    match judgement.convention {
        Convention::Joseki => vec![Mode::Repertoire],
        _ if judgement.judgeable => vec![Mode::Problem],
        _ => Vec::new(),
    }
}

/// The node at which a problem is asked first; `None` of a game that is none, or only asks at some of its forks.
pub fn problem_question(tree: &Tree, root: NodeId) -> Option<NodeId> {
    let judgement = judge(tree, root, JudgeOverrides::default());
    let nodes = &judgement.nodes;
    let is_problem = natural_modes(&judgement).contains(&Mode::Problem) && nodes.forks.is_empty();
    let first = nodes.first_moves().next().filter(|_| is_problem)?;
    Some(nodes.rows[nodes.parent(first)?].node)
}

/// What a game asks.
#[derive(Clone, Debug, Default)]
pub struct GameQuestions {
    /// Its questions, in file order.
    pub questions: Vec<Exercise>,
    /// Where it would ask, but has no answer that the rules allow.
    pub unasked: Vec<NodeId>,
}

/// The questions of a game in a mode, in file order, optionally for one side. Positions that occur twice give one question.
pub fn questions(tree: &Tree, root: NodeId, judgement: &Judgement, mode: Mode, side: Option<Colour>) -> Vec<Exercise> {
    game_questions(tree, root, judgement, mode, side).questions
}

/// The same, with those that are not asked.
pub fn game_questions(
    tree: &Tree,
    root: NodeId,
    judgement: &Judgement,
    mode: Mode,
    side: Option<Colour>,
) -> GameQuestions {
    let found = match mode {
        Mode::Problem => problems(judgement),
        Mode::Repertoire => repertoire(judgement),
        Mode::Guess => guesses(tree, root, judgement),
        Mode::Mistakes => mistakes(judgement),
    };
    let wanted = found.into_iter().filter(|exercise| side.is_none_or(|side| side == exercise.side));
    let mut found = identified(tree, root, judgement, mode, wanted.collect());
    if mode == Mode::Problem {
        // The judge found them.
        let is_unasked = |remark: &&Remark| matches!(remark.code, NO_LEGAL_ANSWER | NO_ANSWER);
        found.unasked.extend(judgement.remarks.iter().filter(is_unasked).map(|remark| remark.node));
    }
    found
}

impl Judgement {
    /// The continuations of every node, by its line of the table.
    fn children(&self) -> Vec<Vec<usize>> {
        let mut children = vec![Vec::new(); self.nodes.rows.len()];
        for at in 0..self.nodes.rows.len() {
            if let Some(above) = self.nodes.parent(at) {
                children[above].push(at);
            }
        }
        children
    }

    fn is_good(&self, at: usize) -> bool {
        self.verdict(self.nodes.rows[at].node) > Some(Verdict::Wrong)
    }
}

/// A question for each colour that begins, at each node from which first moves are made.
fn problems(judgement: &Judgement) -> Vec<Asked> {
    let nodes = &judgement.nodes;
    let mut questions: Vec<Asked> = Vec::new();
    if !judgement.judgeable {
        return questions;
    }
    let mut places: HashMap<(usize, Colour), usize> = HashMap::new();
    for at in nodes.first_moves() {
        let (Some(above), Some(side)) = (nodes.parent(at), nodes.rows[at].mover) else { continue };
        let place = *places.entry((above, side)).or_insert_with(|| {
            questions.push(Asked { at: above, side, answers: Vec::new(), also: Vec::new(), is_broken: false });
            questions.len() - 1
        });
        if judgement.is_good(at) {
            questions[place].answers.push(at);
        }
    }
    questions
}

/// A question at every position from which a move leads to a mark; where nothing is marked, to one that nobody blames.
fn repertoire(judgement: &Judgement) -> Vec<Asked> {
    let nodes = &judgement.nodes;
    let is_dictionary = judgement.convention == Convention::Joseki;
    let marked = if is_dictionary { judgement.leads_to_mark() } else { None };
    let leads: Vec<bool> = match marked {
        Some(leads) => leads,
        None if judgement.judgeable && !is_dictionary => {
            (0..nodes.rows.len()).map(|at| judgement.is_good(at)).collect()
        }
        None => {
            let blamed = Blamed::by(judgement, Marks::BM.and(Marks::DO));
            (0..nodes.rows.len()).map(|at| !blamed.has(judgement, at)).collect()
        }
    };
    let would_lead = judgement.would_lead();
    of_each_colour(judgement, |own| {
        let is_unjudged = |at: usize| judgement.verdict(judgement.nodes.rows[at].node) == Some(Verdict::Unjudged);
        let would = own.iter().any(|&at| would_lead.get(at) == Some(&true) && !is_unjudged(at));
        (own.into_iter().filter(|&at| leads[at]).collect(), would)
    })
}

/// The moves that are marked as bad somewhere: by the position before, the colour, and the position after.
struct Blamed(HashSet<(PositionKey, Colour, PositionKey)>);

impl Blamed {
    fn by(judgement: &Judgement, marks: Marks) -> Blamed {
        let rows = &judgement.nodes.rows;
        let marked = (0..rows.len()).filter(|&at| rows[at].marks.has(marks));
        Blamed(marked.filter_map(|at| Self::key(judgement, at)).collect())
    }

    fn key(judgement: &Judgement, at: usize) -> Option<(PositionKey, Colour, PositionKey)> {
        let rows = &judgement.nodes.rows;
        Some((rows[judgement.nodes.parent(at)?].position, rows[at].mover?, rows[at].position))
    }

    /// Whether this move is marked, here or where the same position is played from.
    fn has(&self, judgement: &Judgement, at: usize) -> bool {
        Self::key(judgement, at).is_some_and(|key| self.0.contains(&key))
    }
}

/// A question at each node for each colour that has answers among its moves there, or would have some if illegal moves counted.
fn of_each_colour(judgement: &Judgement, answers: impl Fn(Vec<usize>) -> (Vec<usize>, bool)) -> Vec<Asked> {
    let mut questions = Vec::new();
    for (at, children) in judgement.children().into_iter().enumerate() {
        for side in Colour::ALL {
            let is_own = |&child: &usize| judgement.nodes.rows[child].mover == Some(side);
            let (answers, would_have) = answers(children.iter().copied().filter(is_own).collect());
            let is_broken = answers.is_empty() && would_have;
            if !answers.is_empty() || is_broken {
                questions.push(Asked { at, side, answers, also: Vec::new(), is_broken });
            }
        }
    }
    questions
}

/// The moves of the main line, but for passes and the like; of those a swap is asked for.
fn guesses(tree: &Tree, root: NodeId, judgement: &Judgement) -> Vec<Asked> {
    let nodes = &judgement.nodes;
    let line: Vec<usize> = tree.main_line(root).filter_map(|node| judgement.at(node)).collect();
    let blamed = Blamed::by(judgement, Marks::BM.and(Marks::DO));
    let mut questions = Vec::new();
    for (&at, &next) in line.iter().zip(line.iter().skip(1)) {
        let Some(side) = nodes.rows[next].mover else { continue };
        let node = nodes.rows[next].node;
        let beside = tree.children(nodes.rows[at].node).filter(|&other| other != node);
        let beside = beside.filter_map(|other| judgement.at(other));
        let blameless = |&other: &usize| nodes.rows[other].mover == Some(side) && !blamed.has(judgement, other);
        let also = beside.filter(blameless).collect();
        questions.push(Asked { at, side, answers: vec![next], also, is_broken: false });
    }
    questions
}

/// Moves that are marked as bad, doubtful or hot, and have a sibling that is another move.
fn mistakes(judgement: &Judgement) -> Vec<Asked> {
    let blamed = Blamed::by(judgement, Marks::BM.and(Marks::DO).and(Marks::HO));
    let is_bad = |&at: &usize| blamed.has(judgement, at);
    of_each_colour(judgement, |own| {
        let (bad, others): (Vec<usize>, Vec<usize>) = own.into_iter().partition(is_bad);
        (if bad.is_empty() { Vec::new() } else { others }, false)
    })
}

/// Plays through the game, and makes questions of what is asked where.
fn identified(
    tree: &Tree,
    root: NodeId,
    judgement: &Judgement,
    mode: Mode,
    mut questions: Vec<Asked>,
) -> GameQuestions {
    questions.sort_by_key(|question| question.at);
    let kind = Arc::new(Kind::of(tree, root));
    let keys = PositionKeys::new(&kind, Sameness::Turned);
    let exact = PositionKeys::new(&kind, Sameness::Exact);
    let depths = judgement.nodes.depths();
    let mut walk = Walk::new(kind.clone(), root);
    let mut found = FoundQuestions::default();
    let mut unasked = Vec::new();
    let mut next = questions.into_iter().peekable();
    while next.peek().is_some() {
        let Some(node) = walk.next(tree) else { break };
        while let Some(question) = next.next_if(|question| judgement.nodes.rows[question.at].node == node) {
            let position = walk.position();
            let (mut leads_to, mut played) = (BTreeMap::<PositionKey, usize>::new(), HashSet::new());
            let mut reply = |at: usize, is_answer: bool| {
                let Row { node, is_illegal, ends_game, .. } = judgement.nodes.rows[at];
                if is_illegal || ends_game {
                    return None;
                }
                let mut after = position.clone();
                after.step(tree, node);
                let action = after.last_move()?.action.clone();
                // The same move in two branches is one answer.
                if is_answer && played.insert(exact.of(&after)) {
                    *leads_to.entry(keys.of(&after)).or_default() += 1;
                }
                is_asked(mode, judgement, &action).then_some(Reply { node, action })
            };
            let answers: Vec<Reply> = question.answers.iter().filter_map(|&at| reply(at, true)).collect();
            let also = question.also.iter().filter_map(|&at| reply(at, false)).collect();
            if answers.is_empty() {
                // What neither breaks a rule nor gives up is a pass.
                let is_unasked = |&at: &usize| {
                    let Row { is_illegal, ends_game, .. } = judgement.nodes.rows[at];
                    is_illegal || mode != Mode::Guess && !ends_game
                };
                if question.is_broken || question.answers.iter().any(is_unasked) {
                    unasked.push(node);
                }
                continue;
            }
            let key = ItemKey::of(mode, position, question.side, &keys);
            let (side, depth) = (question.side, depths[question.at]);
            let exercise = Exercise { key, answers_key: AnswersKey(0), mode, node, depth, side, answers, also };
            found.add(exercise, leads_to, exact.of(&position.clone().with_next(question.side)));
        }
    }
    // Of a problem the lines say what is right, and in a guess that is what was played.
    if matches!(mode, Mode::Repertoire | Mode::Mistakes) {
        found.share_answers(tree, || Walk::new(kind.clone(), root), &keys);
    }
    GameQuestions { questions: found.end(), unasked }
}

/// A move as it lies on a turned board; `None` where that cannot be said.
fn turned(action: &Move, turn: &BoardTurn) -> Option<Move> {
    let goals = |places: &[Place]| places.iter().map(|&place| turn.goal(place)).collect();
    match action {
        Move::Place(places) => Some(Move::Place(goals(places))),
        Move::Path(places) => Some(Move::Path(goals(places))),
        Move::Octi(_) | Move::Raw(_) => None,
        word => Some(word.clone()),
    }
}

/// Whether a move is asked: guessing a game omits passes, and where nobody wins by passing a pass is an answer only if the author marked what
/// is right.
fn is_asked(mode: Mode, judgement: &Judgement, action: &Move) -> bool {
    let is_marked = mode == Mode::Problem && judgement.convention.praises();
    !matches!(action, Move::Pass) || mode != Mode::Guess && (is_marked || !judgement.nodes.is_passing_nothing)
}

/// So many positions with mirror images are held at a time, each with those: it lies in a few ways at most.
const MOST_SHARED: usize = 2_000;

/// Questions as they are found, those about the same position as one. Of a position and its mirror image both are asked, and have one key.
#[derive(Default)]
struct FoundQuestions {
    questions: Vec<Exercise>,
    /// By position, unrotated.
    known: HashMap<(PositionKey, Colour), usize>,
    /// Of each: the replies that it has.
    replies: Vec<[HashSet<Move>; 2]>,
    /// Where the right answers lead to.
    leads_to: HashMap<ItemKey, BTreeMap<PositionKey, usize>>,
}

impl FoundQuestions {
    /// Adds a question; `leads_to` are the positions after its answers, `exact` is its own, unrotated.
    fn add(&mut self, question: Exercise, leads_to: BTreeMap<PositionKey, usize>, exact: PositionKey) {
        let known = self.leads_to.entry(question.key).or_default();
        for (key, count) in leads_to {
            // Of a position and its mirror image each knows its own answers: the same ones.
            let most = known.entry(key).or_default();
            *most = (*most).max(count);
        }
        let place = *self.known.entry((exact, question.side)).or_insert(self.questions.len());
        if place == self.questions.len() {
            let moves = |replies: &[Reply]| replies.iter().map(|reply| reply.action.in_order()).collect();
            self.replies.push([moves(&question.answers), moves(&question.also)]);
            self.questions.push(question);
            return;
        }
        let (known, [answers, also]) = (&mut self.questions[place], &mut self.replies[place]);
        add_replies((&mut known.answers, answers), question.answers);
        add_replies((&mut known.also, also), question.also);
    }

    /// Of a position and its mirror image only one may be asked: the answers of both count at either, after its own. `walk` begins to go
    /// through the game once more.
    fn share_answers(&mut self, tree: &Tree, walk: impl Fn() -> Walk, keys: &PositionKeys) {
        let mut places: HashMap<ItemKey, Vec<usize>> = HashMap::new();
        for (at, question) in self.questions.iter().enumerate() {
            places.entry(question.key).or_default().push(at);
        }
        let mut groups: Vec<Vec<usize>> = places.into_values().filter(|places| places.len() > 1).collect();
        groups.sort_unstable();
        for groups in groups.chunks(MOST_SHARED) {
            self.share_among(groups, tree, walk(), keys);
        }
    }

    /// The same for some positions, each with all of its mirror images.
    fn share_among(&mut self, groups: &[Vec<usize>], tree: &Tree, mut walk: Walk, keys: &PositionKeys) {
        let mut shown: HashMap<NodeId, Vec<usize>> = HashMap::new();
        for &at in groups.iter().flatten() {
            shown.entry(self.questions[at].node).or_default().push(at);
        }
        let count: usize = groups.iter().map(Vec::len).sum();
        let mut positions: HashMap<usize, Position> = HashMap::new();
        while positions.len() < count {
            let Some(node) = walk.next(tree) else { break };
            for &at in shown.get(&node).into_iter().flatten() {
                positions.insert(at, walk.position().clone().with_next(self.questions[at].side));
            }
        }
        for places in groups {
            let own: Vec<Vec<Reply>> = places.iter().map(|&at| self.questions[at].answers.clone()).collect();
            for to in places {
                for (answers, from) in own.iter().zip(places) {
                    let both = positions.get(from).zip(positions.get(to));
                    let Some(turn) = both.and_then(|(from, to)| keys.turn(from, to)) else { continue };
                    let lies = |reply: &Reply| Some(Reply { node: reply.node, action: turned(&reply.action, turn)? });
                    let known = (&mut self.questions[*to].answers, &mut self.replies[*to][0]);
                    add_replies(known, answers.iter().filter_map(lies).collect());
                }
            }
        }
    }

    fn end(mut self) -> Vec<Exercise> {
        for question in &mut self.questions {
            let leads_to = self.leads_to.get(&question.key);
            question.answers_key = leads_to.map_or(question.answers_key, AnswersKey::of);
        }
        self.questions
    }
}

/// Adds the replies that are not there yet.
fn add_replies((replies, known): (&mut Vec<Reply>, &mut HashSet<Move>), more: Vec<Reply>) {
    replies.extend(more.into_iter().filter(|reply| known.insert(reply.action.in_order())));
}

/// A move in questions and answers: as in the record, but a pass by its word.
pub fn move_word(position: &Position, action: &Move) -> String {
    match action {
        Move::Pass => "pass".to_owned(),
        _ => position.move_value(action),
    }
}
