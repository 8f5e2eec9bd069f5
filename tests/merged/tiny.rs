//! Tiny records whose moves repeat: sibling moves alike, the same move again and again along a line. Which node is which is then nowhere
//! clear, and the laws hold all the same, but for one form: where a node was taken out and what followed it has the move of a node that
//! stands beside it, the result can be read as if one of them had been put before the other.

use super::model::{Edit, Layout, Node, apply, write};
use super::seeded::{cases, laws};
use fastrand::Rng;
use std::collections::BTreeMap;

const MOVES: [&str; 2] = ["B[aa]", "W[bb]"];

/// Makes up records of two moves.
struct Maker {
    random: Rng,
    last: usize,
}

impl Maker {
    fn node(&mut self) -> Node {
        self.last += 1;
        let said = MOVES[self.random.usize(..2)].to_owned();
        let mut node = Node { id: self.last, said, properties: BTreeMap::new(), children: Vec::new() };
        if self.random.u8(..3) == 0 {
            let id = ["N", "C", "TR"][self.random.usize(..3)];
            node.properties.insert(id.to_owned(), vec![["cc", "dd"][self.random.usize(..2)].to_owned()]);
        }
        node
    }

    fn game(&mut self) -> Node {
        let mut root = self.node();
        root.said.clear();
        root.properties = BTreeMap::from([("SZ".to_owned(), vec!["9".to_owned()])]);
        for _ in 0..self.random.usize(1..7) {
            let at = self.any(&root);
            let child = self.node();
            root.find(at).unwrap().children.push(child);
        }
        root
    }

    fn any(&mut self, root: &Node) -> usize {
        let mut all: Vec<usize> = root.all().iter().map(|node| node.id).collect();
        all.sort_unstable();
        all[self.random.usize(..all.len())]
    }

    fn step(&mut self, game: &mut Node) {
        let node = self.any(game);
        let at = game.find(node).unwrap().clone();
        let is_root = at.said.is_empty();
        let edit = match self.random.u8(..9) {
            0 if !is_root => Edit::Delete { node },
            1 if !is_root => {
                let id = ["N", "C", "TR"][self.random.usize(..3)];
                Edit::Set { node, id, values: vec![["ee", "ff"][self.random.usize(..2)].to_owned()] }
            }
            2 if at.children.len() > 1 => Edit::Promote { node },
            3 if !is_root => Edit::PutIn { before: node, node: self.node() },
            4 if !is_root && at.children.len() == 1 => Edit::TakeOut { node },
            5 if !is_root => Edit::Correct { node, said: if at.said == MOVES[0] { MOVES[1] } else { MOVES[0] }.to_owned() },
            _ => {
                let child = self.node();
                Edit::Add { node, child }
            }
        };
        apply(game, &edit);
    }
}

#[test]
fn the_laws_hold_where_moves_repeat() {
    let mut broken = Vec::new();
    for seed in 0..2 * cases() as u64 {
        let mut maker = Maker { random: Rng::with_seed(seed ^ 0x2_0b17), last: 0 };
        let base = maker.game();
        let [ours, theirs] = [(), ()].map(|()| {
            let mut game = base.clone();
            (0..maker.random.usize(..4)).for_each(|_| maker.step(&mut game));
            game
        });
        let [b, o, t] = [base, ours, theirs].map(|game| write(&[game], Layout::OneLine));
        if std::panic::catch_unwind(|| laws(&b, &o, &t)).is_err() {
            broken.push((b.len() + o.len() + t.len(), seed));
        }
    }
    broken.sort_unstable();
    assert!(
        broken.len() * 200 <= 2 * cases(),
        "{} of {}: {:?}",
        broken.len(),
        2 * cases(),
        &broken[..broken.len().min(12)]
    );
}
