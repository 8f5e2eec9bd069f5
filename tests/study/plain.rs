//! A second judge, as plain as can be: it asks the tree again and again, and follows the words of the conventions, node by node.

use std::cell::{OnceCell, RefCell};
use std::collections::{BTreeMap, HashMap};

use variorum::game::{Colour, Kind, Move, Position};
use variorum::sgf::{NodeId, Tree};
use variorum::study::{Convention, Verdict};

struct Plain<'a> {
    tree: &'a Tree,
    root: NodeId,
    kind: Kind,
    convention: Convention,
    /// In a game: the nodes at which something is asked, and who.
    forks: Vec<(NodeId, Colour)>,
    /// What was asked already.
    known: RefCell<HashMap<NodeId, bool>>,
    /// Whether a word of praise counts anywhere.
    is_praised: OnceCell<bool>,
    /// Whether a line ends with the solver in which nothing is called wrong.
    ends_well: OnceCell<bool>,
}

/// The verdict of every node with a move, by its path.
pub fn judge(tree: &Tree, root: NodeId, convention: Convention) -> BTreeMap<String, Verdict> {
    judge_at(tree, root, convention, Vec::new())
}

/// The same of a game that asks at some of its nodes only.
pub fn judge_at(
    tree: &Tree,
    root: NodeId,
    convention: Convention,
    forks: Vec<(NodeId, Colour)>,
) -> BTreeMap<String, Verdict> {
    let plain = Plain {
        tree,
        root,
        kind: Kind::of(tree, root),
        convention,
        forks,
        known: RefCell::default(),
        is_praised: OnceCell::new(),
        ends_well: OnceCell::new(),
    };
    let moves = tree.descendants(root).filter(|&node| plain.mover(node).is_some());
    moves.map(|node| (super::path(tree, node), plain.verdict(node))).collect()
}

/// How an unmarked problem of Go is judged: by its ends where several first moves end well, else by its main line, else by its ends.
pub fn unmarked(tree: &Tree, root: NodeId) -> Convention {
    let plain = Plain {
        tree,
        root,
        kind: Kind::of(tree, root),
        convention: Convention::None,
        forks: Vec::new(),
        known: RefCell::default(),
        is_praised: OnceCell::new(),
        ends_well: OnceCell::new(),
    };
    let nodes: Vec<NodeId> = tree.descendants(root).collect();
    let ends: Vec<NodeId> = nodes.iter().copied().filter(|&node| plain.is_end(node)).collect();
    let firsts: Vec<NodeId> = nodes.iter().copied().filter(|&node| plain.question(node).len() == 1).collect();
    let firsts: Vec<NodeId> = firsts.into_iter().filter(|&node| plain.mover(node).is_some()).collect();
    if firsts.len() > 1 && firsts.iter().all(|&node| plain.is_end(node)) {
        return Convention::LeafColour;
    }
    let board = |node: NodeId| {
        let position = Position::replay(tree, node);
        position.board().places().map(|place| position.stone(place)).collect::<Vec<_>>()
    };
    let is_near = |node: NodeId| {
        let position = Position::replay(tree, node);
        let Some(played) = plain.place(node) else { return false };
        let lines = |place: variorum::game::Place| (position.board().column(place), position.board().row(place));
        position.board().places().any(|place| {
            let ((x, y), (column, row)) = (lines(played), lines(place));
            place != played && position.stone(place).is_some() && x.abs_diff(column) <= 3 && y.abs_diff(row) <= 3
        })
    };
    let ends_well = |node: &NodeId| plain.is_own(*node) && is_near(*node);
    let well = firsts
        .iter()
        .filter(|&&first| ends.iter().filter(|end| ends_well(end)).any(|&end| plain.way(end).contains(&first)));
    let mut positions: Vec<_> = well.map(|&first| board(first)).collect();
    positions.sort();
    positions.dedup();
    match ends.first() {
        _ if positions.len() > 1 => Convention::LeafColour,
        Some(&first)
            if plain.is_own(first) && !plain.is_broken(first) && tree.main_line(root).any(|node| node == first) =>
        {
            Convention::MainLine
        }
        _ if ends.iter().any(|&end| plain.is_own(end)) => Convention::LeafColour,
        _ => Convention::None,
    }
}

/// By which convention a game asks, at which forks, and the verdict of every node with a move.
pub type Asked = (Convention, Vec<(NodeId, Colour)>, BTreeMap<String, Verdict>);

/// How a game asks by marks on the moves of its forks: the convention, the forks, and the verdict of every node with a move.
pub fn choices(tree: &Tree, root: NodeId) -> Option<Asked> {
    let kind = Kind::of(tree, root);
    let known = RefCell::default;
    let mut plain = Plain {
        tree,
        root,
        kind,
        convention: Convention::None,
        forks: Vec::new(),
        known: known(),
        is_praised: OnceCell::new(),
        ends_well: OnceCell::new(),
    };
    let board = |node: NodeId| {
        let position = Position::replay(tree, node);
        position.board().places().map(|place| position.stone(place)).collect::<Vec<_>>()
    };
    let mut verdicts: BTreeMap<NodeId, Verdict> = BTreeMap::new();
    for fork in tree.descendants(root) {
        for side in [Colour::BLACK, Colour::WHITE] {
            let moves: Vec<NodeId> = tree.children(fork).filter(|&child| plain.mover(child) == Some(side)).collect();
            let good = |at: NodeId| {
                let [own, other] = if side == Colour::BLACK { ["GB", "GW"] } else { ["GW", "GB"] };
                [tree.has(at, own), tree.has(at, other)]
            };
            let praised =
                |at: NodeId| has_mark(tree, at, "TE") || has_mark(tree, at, "CH") || good(at) == [true, false];
            let marked =
                |at: NodeId| ["BM", "DO", "WV"].iter().any(|id| has_mark(tree, at, id)) || good(at) == [false, true];
            let called_wrong = |at: NodeId| {
                ["incorrect", "wrong"].contains(&first_word(&tree.text(at, "C").unwrap_or_default()).as_str())
            };
            let same = |at: NodeId, is: &dyn Fn(NodeId) -> bool| {
                moves.iter().any(|&other| board(other) == board(at) && is(other))
            };
            let of = |at: NodeId| {
                let blamed = same(at, &|at| marked(at) || called_wrong(at));
                (same(at, &praised), blamed)
            };
            if !moves.iter().any(|&at| praised(at) || marked(at) || good(at) == [true, true]) {
                continue;
            }
            let is_told = moves.iter().any(|&at| of(at) == (true, false));
            let verdict = |at: NodeId| match of(at) {
                (true, false) => Verdict::Right,
                (false, false) if !is_told => Verdict::Right,
                (false, true) => Verdict::Wrong,
                _ => Verdict::Unjudged,
            };
            let right = moves.iter().filter(|&&at| verdict(at) == Verdict::Right).count();
            if right > 0 && right < moves.len() {
                plain.forks.push((fork, side));
                verdicts.extend(moves.iter().map(|&at| (at, verdict(at))));
            }
        }
    }
    let has = |ids: &[&str]| verdicts.keys().any(|&at| ids.iter().any(|id| has_mark(tree, at, id)));
    let convention = match () {
        () if verdicts.is_empty() => return None,
        () if has(&["WV"]) => Convention::Wv,
        () if has(&["TE"]) && has(&["BM", "DO"]) => Convention::TeBm,
        () if has(&["TE"]) => Convention::Te,
        () if has(&["BM", "DO"]) => Convention::Bm,
        () if has(&["GB", "GW"]) => Convention::GbGw,
        () => Convention::Ch,
    };
    let of = |node: NodeId| match plain.question(node).first() {
        Some(_) if plain.is_broken(node) => Verdict::Wrong,
        Some(first) => verdicts[first],
        None => Verdict::Unjudged,
    };
    let moves = tree.descendants(root).filter(|&node| plain.mover(node).is_some());
    let all = moves.map(|node| (super::path(tree, node), of(node))).collect();
    Some((convention, plain.forks.clone(), all))
}

/// Where a game asks, and whom: at the nearest fork above each word of praise at which not every move leads to one.
pub fn forks(tree: &Tree, root: NodeId, convention: Convention) -> Vec<(NodeId, Colour)> {
    let plain = Plain {
        tree,
        root,
        kind: Kind::of(tree, root),
        convention,
        forks: Vec::new(),
        known: RefCell::default(),
        is_praised: OnceCell::new(),
        ends_well: OnceCell::new(),
    };
    let nodes: Vec<NodeId> = tree.descendants(root).collect();
    let begins_with_one_of = |node: NodeId, list: &[&str]| list.contains(&first_word(&plain.comment(node)).as_str());
    let is_right = |node: NodeId| match convention {
        Convention::RightWord => right_word(&plain.comment(node)),
        _ => begins_with_one_of(node, &RIGHT),
    };
    let is_marked = |node: NodeId| is_right(node) || begins_with_one_of(node, &["incorrect", "wrong"]);
    let leads = |node: NodeId| tree.descendants(node).any(is_right);
    let blamed = |node: NodeId| tree.descendants(node).any(is_marked);
    let board = |node: NodeId| {
        let position = Position::replay(tree, node);
        position.board().places().map(|place| position.stone(place)).collect::<Vec<_>>()
    };
    // The moves beside this one that lead nowhere; none where this one leads nowhere, or where all lead there.
    let others = |node: NodeId| -> Vec<NodeId> {
        let Some(parent) = tree.parent(node).filter(|_| node != root) else { return Vec::new() };
        let own = tree.children(parent).filter(|&child| plain.mover(child) == plain.mover(node));
        let (leading, others): (Vec<NodeId>, Vec<NodeId>) = own.partition(|&child| leads(child));
        let led: Vec<_> = leading.iter().map(|&child| board(child)).collect();
        let is_choice = leading.contains(&node) || others.contains(&node) && !leading.is_empty();
        match is_choice && others.iter().any(|&child| !led.contains(&board(child))) {
            true => others,
            false => Vec::new(),
        }
    };
    let is_choice = |node: NodeId| plain.mover(node).is_some() && !others(node).is_empty();
    let depth = |node: NodeId| tree.way_up(node).count();
    let nearest =
        |node: NodeId, side: Colour| tree.way_up(node).find(|&at| plain.mover(at) == Some(side) && is_choice(at));
    let mut asked: Vec<(NodeId, Colour)> = Vec::new();
    for &right in nodes.iter().filter(|&&node| is_right(node)) {
        let last = tree.way_up(right).find_map(|at| plain.mover(at));
        let own = last.and_then(|side| nearest(right, side));
        let Some(first) = own.or_else(|| tree.way_up(right).find(|&at| is_choice(at))) else { continue };
        let comment = plain.comment(right);
        let is_alone = comment.split_whitespace().count() == 1;
        let is_verdict = convention == Convention::RightWord || is_alone || others(first).into_iter().any(blamed);
        let fork = (tree.parent(first).unwrap(), plain.mover(first).unwrap());
        if is_verdict && depth(right) - depth(first) < 16 && !asked.contains(&fork) {
            asked.push(fork);
        }
    }
    // What is reached only by solving another question belongs to that.
    loop {
        let joins = |&(fork, side): &(NodeId, Colour)| {
            let first = nearest(fork, side).filter(|&first| depth(fork) - depth(first) < 16)?;
            let outer = (tree.parent(first)?, side);
            let mut between = tree.way_up(fork).take_while(|&at| Some(at) != tree.parent(first));
            let is_part = !between.any(is_marked);
            (is_part && (asked.contains(&outer) || others(first).into_iter().any(blamed))).then_some(outer)
        };
        // The deepest first.
        let order = |(fork, _): &(NodeId, Colour)| nodes.iter().position(|node| node == fork);
        let Some(inner) = asked.iter().copied().filter(|fork| joins(fork).is_some()).max_by_key(order) else { break };
        let outer = joins(&inner).unwrap();
        asked.retain(|fork| *fork != inner);
        if !asked.contains(&outer) {
            asked.push(outer);
        }
    }
    // Each needs a word that belongs to no other one further down.
    let innermost = |node: NodeId| {
        let begun = |at: NodeId| {
            tree.parent(at).filter(|_| at != root).zip(plain.mover(at)).filter(|fork| asked.contains(fork))
        };
        tree.way_up(node).find_map(begun)
    };
    let own: Vec<_> = nodes.iter().filter(|&&node| is_right(node)).filter_map(|&node| innermost(node)).collect();
    asked.iter().copied().filter(|fork| own.contains(fork)).collect()
}

/// Whether a node has a mark: good and bad in one is interesting, bad and good is doubtful, and 0 is none.
fn has_mark(tree: &Tree, node: NodeId, id: &str) -> bool {
    let at =
        |id: &str| tree.properties(node).position(|property| property.is_called(id) && property.value() != Some(b"0"));
    match (id, at("TE"), at("BM")) {
        ("TE" | "BM", Some(_), Some(_)) => false,
        ("DO", Some(good), Some(bad)) if bad < good => true,
        _ => at(id).is_some(),
    }
}

impl Plain<'_> {
    fn mover(&self, node: NodeId) -> Option<Colour> {
        self.tree.properties(node).find_map(|property| self.kind.colour_of(&property.id()))
    }

    fn way(&self, node: NodeId) -> Vec<NodeId> {
        let mut way: Vec<NodeId> = self.tree.way_up(node).collect();
        way.reverse();
        way
    }

    /// The moves of the question to which a node belongs, down to the node.
    fn question(&self, node: NodeId) -> Vec<NodeId> {
        let way = self.way(node);
        let first = match self.forks.is_empty() {
            true => way.iter().position(|&at| self.mover(at).is_some()),
            // The last fork at which the asked side moves.
            false => way.iter().rposition(|&at| {
                let asks = |above: NodeId| {
                    self.forks.iter().any(|&(fork, side)| fork == above && Some(side) == self.mover(at))
                };
                self.tree.parent(at).is_some_and(asks)
            }),
        };
        first.map_or(Vec::new(), |first| way[first..].to_vec())
    }

    fn solver(&self, node: NodeId) -> Option<Colour> {
        self.question(node).first().and_then(|&first| self.mover(first))
    }

    fn is_illegal(&self, node: NodeId) -> bool {
        let position = Position::replay(self.tree, node);
        self.mover(node).is_some()
            && position.findings().iter().any(|fault| {
                fault.severity >= variorum::sgf::Severity::Warning
                    && !fault.allowed
                    && fault.code != variorum::sgf::Code::NeedlessPass
            })
    }

    /// Whether it can only be reached by an illegal move.
    fn is_broken(&self, node: NodeId) -> bool {
        let question = self.question(node);
        let before = question.first().and_then(|&first| self.tree.parent(first));
        let is_over = before.is_some_and(|before| Position::replay(self.tree, before).winner().is_some());
        is_over || question.into_iter().any(|at| self.is_illegal(at))
    }

    fn comment(&self, node: NodeId) -> String {
        // What stands before the first move says nothing of moves.
        if self.solver(node).is_none() {
            return String::new();
        }
        self.tree.text(node, "C").unwrap_or_default()
    }

    /// What follows in the same question.
    fn below(&self, node: NodeId) -> Vec<NodeId> {
        let first = self.question(node).first().copied();
        let below = self.tree.descendants(node).skip(1);
        below.filter(|&below| first.is_none() || self.question(below).first().copied() == first).collect()
    }

    fn is_end(&self, node: NodeId) -> bool {
        self.mover(node).is_some() && self.tree.descendants(node).skip(1).all(|below| self.mover(below).is_none())
    }

    fn is_own(&self, node: NodeId) -> bool {
        self.mover(node).is_some() && self.mover(node) == self.solver(node)
    }

    fn verdict(&self, node: NodeId) -> Verdict {
        if !self.forks.is_empty() && self.solver(node).is_none() {
            return Verdict::Unjudged;
        }
        if self.is_broken(node) {
            return Verdict::Wrong;
        }
        if self.convention == Convention::Joseki && !self.is_marked_dictionary() {
            // By the user's choice: what nobody blames is in it.
            let is_blamed = has_mark(self.tree, node, "BM") || has_mark(self.tree, node, "DO");
            return if is_blamed { Verdict::Wrong } else { Verdict::Right };
        }
        // What follows a right move is right, up to a move that is called wrong.
        let stops = |at: NodeId| self.convention == Convention::CorrectWord && self.is_called_wrong(at);
        let way = self.question(node);
        let from = way.iter().rposition(|&at| stops(at)).unwrap_or(0);
        if way[from..].iter().any(|&at| self.is_right(at)) {
            return Verdict::Right;
        }
        match self.below(node).into_iter().any(|below| self.is_right(below)) {
            true => Verdict::Continued,
            // Something is said here, or before, or of all that could be right below, that is no verdict.
            false if way.iter().any(|&at| self.stays_open(at)) => Verdict::Unjudged,
            false if self.below(node).into_iter().any(|below| self.stays_open(below)) => Verdict::Unjudged,
            false => Verdict::Wrong,
        }
    }

    fn stays_open(&self, node: NodeId) -> bool {
        self.is_open(node) && !self.below(node).into_iter().any(|below| self.is_right(below))
    }

    /// By a word that is about the solver: where a reply is called right after a move that is called wrong, neither is.
    fn begins_with_one_of(&self, node: NodeId, list: &[&str]) -> bool {
        let begins_with_one_of = |node: NodeId, list: &[&str]| list.contains(&first_word(&self.comment(node)).as_str());
        let is_disputed = || match self.is_own(node) {
            true => self.is_disputed(node),
            false => {
                let own = self.question(node).into_iter().rev().find(|&at| self.is_own(at));
                RIGHT.contains(&list[0]) && own.is_some_and(|own| self.is_disputed(own))
            }
        };
        begins_with_one_of(node, list) && !is_disputed()
    }

    fn find_praise(&self) -> bool {
        self.tree.descendants(self.root).any(|at| self.begins_with_one_of(at, &RIGHT))
    }

    fn is_disputed(&self, own: NodeId) -> bool {
        let begins_with_one_of = |node: NodeId, list: &[&str]| list.contains(&first_word(&self.comment(node)).as_str());
        let replies = self.below(own).into_iter().filter(|&at| self.mover(at).is_some() && !self.is_own(at));
        let follows = |at: &NodeId| self.question(*at).into_iter().rev().find(|&at| self.is_own(at)) == Some(own);
        self.forks.is_empty()
            && begins_with_one_of(own, &WRONG)
            && replies.filter(follows).any(|at| begins_with_one_of(at, &RIGHT))
    }

    /// A move of the solver of which something is said that is neither praise nor blame, where that is not the usual thing to say.
    fn is_open(&self, node: NodeId) -> bool {
        let is_asked = self.convention == Convention::CorrectWord && self.forks.is_empty();
        if !is_asked || !self.is_own(node) || self.is_broken(node) {
            return false;
        }
        let name = self.tree.text(node, "N").unwrap_or_default();
        let has_words = |text: &str| words(text).any(|word| word.chars().count() > 1);
        let is_praised = *self.is_praised.get_or_init(|| self.find_praise());
        let is_blamed = self.question(node).into_iter().any(|at| self.begins_with_one_of(at, &WRONG));
        if !is_praised && self.is_only_blamed_by_replies(node) {
            return true;
        }
        let is_said = !is_praised && (has_words(&self.comment(node)) || has_words(&name));
        !is_blamed && !self.begins_with_one_of(node, &RIGHT) && (is_said || self.is_disputed(node))
    }

    /// An end of the solver's, where no other ends well and only replies on the way to it are called wrong: they may be poor defences.
    fn is_only_blamed_by_replies(&self, node: NodeId) -> bool {
        let ends_well = |at: NodeId| self.is_end(at) && self.is_own(at);
        let is_wrong = |at: &NodeId| self.begins_with_one_of(*at, &WRONG);
        let is_clean = |at: NodeId| ends_well(at) && !self.question(at).iter().any(is_wrong);
        ends_well(node)
            && !self.question(node).iter().any(|at| self.is_own(*at) && is_wrong(at))
            && !*self.ends_well.get_or_init(|| self.tree.descendants(self.root).any(is_clean))
    }

    /// Right by itself, or as its only replies lead there.
    fn is_right(&self, node: NodeId) -> bool {
        if let Some(&known) = self.known.borrow().get(&node) {
            return known;
        }
        let is_right = self.find_right(node);
        self.known.borrow_mut().insert(node, is_right);
        is_right
    }

    fn find_right(&self, node: NodeId) -> bool {
        if self.is_broken(node) {
            return false;
        }
        if self.is_good(node) {
            return true;
        }
        if self.convention == Convention::Joseki || !self.is_own(node) {
            return false;
        }
        let mut at = node;
        while self.tree.child_count(at) == 1 {
            at = self.tree.first_child(at).unwrap();
            if self.is_own(at) {
                return false;
            }
            if self.is_good(at) && !self.is_broken(at) {
                return true;
            }
        }
        false
    }

    fn is_called_wrong(&self, node: NodeId) -> bool {
        self.is_own(node) && self.begins_with_one_of(node, &WRONG)
    }

    fn is_good(&self, node: NodeId) -> bool {
        let unblamed =
            |blames: &dyn Fn(NodeId) -> bool| self.is_end(node) && !self.question(node).into_iter().any(blames);
        match self.convention {
            Convention::RightWord => right_word(&self.comment(node)),
            Convention::CorrectWord => {
                let begins_with_one_of = |node: NodeId| self.begins_with_one_of(node, &RIGHT);
                let only_wrong = !*self.is_praised.get_or_init(|| self.find_praise());
                let wrong = |node: NodeId| self.begins_with_one_of(node, &WRONG) || self.is_open(node);
                let below = self.below(node);
                let leads_on =
                    below.iter().any(|&at| begins_with_one_of(at)) && below.iter().any(|&at| self.is_called_wrong(at));
                begins_with_one_of(node) && !leads_on || only_wrong && self.is_own(node) && unblamed(&wrong)
            }
            Convention::Plus => {
                let comment = self.comment(node).trim().to_owned();
                comment.starts_with('+') && !comment[1..].trim().starts_with(|c: char| c.is_ascii_digit())
            }
            Convention::Te | Convention::TeBm => {
                let te = |node: NodeId| self.is_own(node) && has_mark(self.tree, node, "TE");
                te(node) && !self.below(node).into_iter().any(te)
            }
            Convention::Ch => {
                let ch = |node: NodeId| self.solver(node).is_some() && has_mark(self.tree, node, "CH");
                ch(node) && !self.below(node).into_iter().any(ch)
            }
            Convention::GbGw => {
                let own = |node: NodeId| {
                    let (black, white) = (self.tree.has(node, "GB"), self.tree.has(node, "GW"));
                    let is_black = self.solver(node).filter(|_| black != white)? == Colour::BLACK;
                    Some(is_black == black)
                };
                let only_bad = !self.tree.descendants(self.root).any(|node| own(node) == Some(true));
                own(node) == Some(true) || only_bad && self.is_own(node) && unblamed(&|at| own(at) == Some(false))
            }
            Convention::Wv => unblamed(&|at| self.tree.has(at, "WV")),
            Convention::Bm => unblamed(&|at| self.is_own(at) && has_mark(self.tree, at, "BM")),
            Convention::Tr => unblamed(&|at| self.triangle(at)),
            Convention::Connection => {
                let winner = Position::replay(self.tree, node).winner();
                winner.is_some() && winner == self.solver(node)
            }
            Convention::LeafColour => self.is_end(node) && self.is_own(node),
            Convention::MainLine => self.is_end(node) && self.is_own(node) && self.on_main(node),
            Convention::Joseki => {
                let leads = |at: NodeId| !self.is_broken(at) && (self.is_joseki(at) || self.starred(at));
                self.is_joseki(node) || self.starred(node) && !self.below(node).into_iter().any(leads)
            }
            _ => self.is_end(node),
        }
    }

    fn is_marked_dictionary(&self) -> bool {
        self.tree.descendants(self.root).any(|node| self.is_joseki(node) || self.starred(node))
    }

    fn is_joseki(&self, node: NodeId) -> bool {
        let plain: String = self.comment(node).split_whitespace().collect::<String>().to_lowercase();
        plain.contains("*joseki*") || plain.contains("*goodvariation*")
    }

    fn place(&self, node: NodeId) -> Option<variorum::game::Place> {
        let Move::Place(places) = Position::replay(self.tree, node).last_move()?.action.clone() else { return None };
        places.first().copied()
    }

    fn triangle(&self, node: NodeId) -> bool {
        let Some(place) = self.place(node).filter(|_| self.mover(node).is_some()) else { return false };
        self.tree.values(node, "TR").any(|raw| self.kind.place(raw) == Ok(place))
    }

    fn starred(&self, node: NodeId) -> bool {
        let (Some(parent), Some(place)) = (self.tree.parent(node), self.place(node)) else { return false };
        let comment = self.tree.text(parent, "C").unwrap_or_default();
        self.tree.values(parent, "LB").any(|raw| {
            let text = String::from_utf8_lossy(raw).into_owned();
            let label = text.split(':').nth(1).unwrap_or_default();
            self.kind.labelled(raw) == Some(place) && comment.contains(&format!("'{label} *'"))
        })
    }

    /// Whether the solver has taken the first branch everywhere on the way.
    fn on_main(&self, node: NodeId) -> bool {
        self.way(node).into_iter().all(|at| {
            let Some(parent) = self.tree.parent(at).filter(|_| at != self.root) else { return true };
            let solver = self.solver(at);
            if self.mover(at).is_some() && self.mover(at) != solver {
                return true;
            }
            let rival = |&other: &NodeId| self.mover(other).or(self.solver(other)) == self.mover(at).or(solver);
            self.tree.children(parent).find(rival) == Some(at)
        })
    }
}

/// RIGHT, with no capital before it, and none after it unless that one begins another word.
fn right_word(text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    let is = |at: usize, test: fn(char) -> bool| letters.get(at).copied().is_some_and(test);
    (0..letters.len()).any(|at| {
        letters[at..].starts_with(&['R', 'I', 'G', 'H', 'T'])
            && !(at > 0 && is(at - 1, char::is_uppercase))
            && (!is(at + 5, char::is_uppercase) || is(at + 6, char::is_lowercase))
    })
}

const WRONG: [&str; 3] = ["incorrect", "不正解", "wrong"];

/// The words of the fixtures and of the problems made of seeds.
const RIGHT: [&str; 13] = [
    "correct",
    "right",
    "richtig",
    "bravo",
    "correcto",
    "esatto",
    "certo",
    "goed",
    "правильно",
    "вірно",
    "正解",
    "正确",
    "정답",
];

/// The first word, unless a word follows it on the line that makes it prose in what is made here.
fn first_word(text: &str) -> String {
    let mut parts = words(text).filter(|word| !word.is_empty());
    let first = parts.next().unwrap_or_default();
    match parts.next() {
        Some("side" | "would" | "timing" | "play" | "hand") => String::new(),
        _ => first.to_lowercase(),
    }
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphabetic())
}
