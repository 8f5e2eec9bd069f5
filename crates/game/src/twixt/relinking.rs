//! Links that a player removes or adds as part of a move.

use super::State;
use super::game::parts;
use super::links::{neighbour, step};
use crate::capabilities::Linked;
use crate::language::Message;
use crate::{Colour, Move, Place};

impl Linked for State {
    fn links_at(&self, colour: Colour, place: Place) -> Vec<(Place, bool)> {
        let own = place.index() < self.stones.len() && self.stones.at(place) == Some(colour);
        let steps = (0..8).filter(|&step| own && (self.links.has(place, step) || self.can_link(colour, place, step)));
        steps.filter_map(|step| Some((neighbour(&self.stones, place, step)?, self.links.has(place, step)))).collect()
    }

    fn relinked(&self, colour: Colour, last: &Move, (a, b): (Place, Place)) -> Result<Move, Message> {
        let (peg, taken, put) = match last {
            Move::Place(places) => (places.first().copied(), &[][..], &[][..]),
            Move::Path(places) => parts(places).unwrap_or((None, &[], &[])),
            _ => (None, &[][..], &[][..]),
        };
        let Some(peg) = peg else {
            return Err(message!("links-with-a-peg", "links can be added or removed only where a move places a peg"));
        };
        let [mut taken, mut put] =
            [taken, put].map(|ends| ends.chunks_exact(2).map(|e| (e[0], e[1])).collect::<Vec<_>>());
        let own = [a, b].iter().all(|&end| end.index() < self.stones.len() && self.stones.at(end) == Some(colour));
        let Some(way) = own.then(|| step(&self.stones, a, b)).flatten() else {
            return Err(message!("link-own-pegs", "a link joins two of the player's own pegs, a knight's move apart"));
        };
        let is_it = |ends: &(Place, Place)| *ends == (a, b) || *ends == (b, a);
        // Behind the peg a link is named by its other end first: the peg stands alone between the two lists.
        let ends = if a == peg { (b, a) } else { (a, b) };
        let (here, there) = if self.links.has(a, way) { (&mut taken, &mut put) } else { (&mut put, &mut taken) };
        if there.iter().any(is_it) {
            there.retain(|ends| !is_it(ends));
        } else if self.links.has(a, way) || self.can_link(colour, a, way) {
            here.push(ends);
        } else {
            return Err(message!("link-crosses-another", "another link is in the way"));
        }
        if taken.is_empty() && put.is_empty() {
            return Ok(Move::Place(vec![peg]));
        }
        let flat = |links: Vec<(Place, Place)>| links.into_iter().flat_map(|(a, b)| [a, b]).collect::<Vec<_>>();
        Ok(Move::Path([vec![peg], flat(taken), vec![peg], flat(put)].concat()))
    }
}

#[cfg(test)]
mod tests {
    use crate::sgf::Tree;
    use crate::{Colour, Position};

    /// Each link that can be changed after the last move is changed, and changed back: the board follows, and the move is the first again.
    #[test]
    fn every_link_is_taken_away_and_put_in_and_is_as_before() {
        for record in [
            "(;GM[21]SZ[12];W[d4];B[k9];W[f5];B[k8];W[e6])",
            "(;GM[21]SZ[12];W[d4];B[k9];W[f5];B[k8];W[e6-d4e6])",
            "(;GM[21]SZ[12];W[d4];B[e4];W[f5];B[d6];W[e7-d4f5+f5e7];B[f2])",
        ] {
            let tree = Tree::read(record.as_bytes().to_vec()).0;
            let root = tree.games().next().expect("a game");
            let node = tree.main_line(root).last().expect("a node");
            let (after, before) =
                (Position::replay(&tree, node), Position::replay(&tree, tree.parent(node).expect("one")));
            let last = after.last_move().expect("a move").clone();
            let links = |position: &Position, colour: Colour| {
                let linked = position.linked().expect("links");
                let places = position.board().places();
                places.into_iter().map(|place| linked.links_at(colour, place)).collect::<Vec<_>>()
            };
            let mut changed = 0;
            for from in after.board().places() {
                for (to, stands) in after.linked().expect("links").links_at(last.colour, from) {
                    let other = after.linked().expect("links").relinked(last.colour, &last.action, (from, to));
                    let other = other.expect("it was offered");
                    let mut then = before.clone();
                    assert!(then.check_move(last.colour, &other).is_empty(), "{record}: {other:?}");
                    then.play(last.colour, &other);
                    let now = then.linked().expect("links").links_at(last.colour, from);
                    assert!(now.contains(&(to, !stands)), "{record}: {other:?}, {now:?}");
                    let back = then.linked().expect("links").relinked(last.colour, &other, (to, from)).expect("back");
                    let mut again = before.clone();
                    again.play(last.colour, &back);
                    assert_eq!(links(&again, last.colour), links(&after, last.colour), "{record}: {back:?}");
                    changed += 1;
                }
            }
            assert!(changed > 0 || record.ends_with("f2])"), "{record}");
        }
    }
}
