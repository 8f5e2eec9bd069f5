//! A second judge, as plain as can be: it asks the tree again and again, and follows the words of the conventions, node by node.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};

use variorum::game::{Colour, Kind, Move, Position};
use variorum::sgf::{NodeId, Tree};
use variorum::study::{Convention, Verdict};

struct Plain<'a> {
    tree: &'a Tree,
    root: NodeId,
    kind: Kind,
    convention: Convention,
    /// What was asked already.
    known: RefCell<HashMap<NodeId, bool>>,
}

/// The verdict of every node with a move, by its path.
pub fn judge(tree: &Tree, root: NodeId, convention: Convention) -> BTreeMap<String, Verdict> {
    let plain = Plain { tree, root, kind: Kind::of(tree, root), convention, known: RefCell::default() };
    let moves = tree.descendants(root).filter(|&node| plain.mover(node).is_some());
    moves.map(|node| (super::path(tree, node), plain.verdict(node))).collect()
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

    fn solver(&self, node: NodeId) -> Option<Colour> {
        self.way(node).into_iter().find_map(|node| self.mover(node))
    }

    fn comment(&self, node: NodeId) -> String {
        // What stands before the first move says nothing of moves.
        if self.solver(node).is_none() {
            return String::new();
        }
        self.tree.text(node, "C").unwrap_or_default()
    }

    fn below(&self, node: NodeId) -> Vec<NodeId> {
        self.tree.descendants(node).skip(1).collect()
    }

    fn is_end(&self, node: NodeId) -> bool {
        self.mover(node).is_some() && self.below(node).iter().all(|&below| self.mover(below).is_none())
    }

    fn is_own(&self, node: NodeId) -> bool {
        self.mover(node).is_some() && self.mover(node) == self.solver(node)
    }

    fn verdict(&self, node: NodeId) -> Verdict {
        if self.way(node).into_iter().any(|at| self.is_right(at)) {
            return Verdict::Right;
        }
        match self.below(node).into_iter().any(|below| self.is_right(below)) {
            true => Verdict::Continued,
            false => Verdict::Wrong,
        }
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
            if self.is_good(at) {
                return true;
            }
        }
        false
    }

    fn is_good(&self, node: NodeId) -> bool {
        let unblamed = |blames: &dyn Fn(NodeId) -> bool| {
            self.is_end(node) && !self.way(node).into_iter().any(|at| self.solver(at).is_some() && blames(at))
        };
        let first = |node: NodeId| first_word(&self.comment(node));
        match self.convention {
            Convention::RightWord => words(&self.comment(node)).any(|word| word == "RIGHT"),
            Convention::CorrectWord => {
                let says = |node: NodeId| RIGHT.contains(&first(node).as_str());
                let only_wrong = !self.tree.descendants(self.root).any(says);
                let wrong = |node: NodeId| ["incorrect", "不正解", "wrong"].contains(&first(node).as_str());
                says(node) || only_wrong && self.is_own(node) && unblamed(&wrong)
            }
            Convention::Plus => {
                let comment = self.comment(node).trim().to_owned();
                comment.starts_with('+') && !comment[1..].trim().starts_with(|c: char| c.is_ascii_digit())
            }
            Convention::Te | Convention::TeBm => {
                let te = |node: NodeId| self.is_own(node) && self.tree.has(node, "TE");
                te(node) && !self.below(node).into_iter().any(te)
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
            Convention::Bm => unblamed(&|at| self.is_own(at) && self.tree.has(at, "BM")),
            Convention::Tr => unblamed(&|at| self.triangle(at)),
            Convention::Connection => {
                let winner = Position::replay(self.tree, node).winner();
                winner.is_some() && winner == self.solver(node)
            }
            Convention::LeafColour => self.is_end(node) && self.is_own(node),
            Convention::MainLine => self.is_end(node) && self.is_own(node) && self.on_main(node),
            Convention::Joseki => {
                let mark = |node: NodeId| {
                    let plain: String = self.comment(node).split_whitespace().collect::<String>().to_lowercase();
                    plain.contains("*joseki*") || plain.contains("*goodvariation*")
                };
                mark(node) || self.starred(node) && !self.below(node).iter().any(|&at| mark(at) || self.starred(at))
            }
            _ => self.is_end(node),
        }
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

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphabetic())
}

fn first_word(text: &str) -> String {
    words(text).find(|word| !word.is_empty()).unwrap_or_default().to_lowercase()
}
