//! The continuations of a record, and the alternatives to its move, as letters on the board.

use super::subject::Subject;
use super::view::View;
use super::{Hint, Orientation};
use crate::game::board::{Place, Point};
use crate::game::{Colour, Move, Played, Position};
use crate::sgf::{NodeId, Tree};

/// The radius of the disc under a letter on a piece, in radii of marks.
pub(super) const DISC: f32 = 0.62;

/// How variations are to be shown, from ST. The default is 0: continuations are marked.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct VariationStyle {
    /// Mark the continuations; otherwise the alternatives.
    pub following: bool,
    /// Whether they are marked on the board at all.
    pub on_board: bool,
}

impl VariationStyle {
    /// Reads ST from the root of a game.
    pub fn of(tree: &Tree, root: NodeId) -> VariationStyle {
        let text = tree.value(root, "ST").map(<[u8]>::trim_ascii);
        let number = text.and_then(|t| std::str::from_utf8(t).ok()?.parse::<u8>().ok()).filter(|n| *n < 4).unwrap_or(0);
        VariationStyle { following: number & 1 == 0, on_board: number & 2 == 0 }
    }
}

/// The most variations shown: more are indistinguishable on a board.
const MOST: usize = 1000;

/// The continuations of a node, lettered if there are several. `position` is the one after the node.
pub fn following(tree: &Tree, node: NodeId, position: &Position) -> Vec<Hint> {
    following_at_most(tree, node, position, MOST)
}

/// The same of the first `most` continuations.
pub fn following_at_most(tree: &Tree, node: NodeId, position: &Position, most: usize) -> Vec<Hint> {
    let moves: Vec<_> = tree.children(node).take(most).map(|child| (child, made(tree, child, position))).collect();
    if moves.iter().filter(|(_, made)| made.is_some()).count() < 2 {
        return Vec::new();
    }
    lettered(moves.into_iter(), false)
}

/// The alternatives to a node's move. `before` is the position before the node.
pub fn instead(tree: &Tree, node: NodeId, before: &Position) -> Vec<Hint> {
    let Some(parent) = tree.parent(node) else { return Vec::new() };
    let others = tree.children(parent).take(MOST);
    let moves = others.map(|child| (child, if child == node { None } else { made(tree, child, before) }));
    lettered(moves, true)
}

/// Whether a node is off the main line of its game.
pub fn is_aside(tree: &Tree, node: NodeId) -> bool {
    line_back(tree, node).any(|(node, parent)| tree.first_child(parent) != Some(node))
}

/// The moves on the path to a node that start a variation: each with its number and the variation's letter. `number_at` gives the number of
/// the last move at a node.
pub fn begun(tree: &Tree, node: NodeId, number_at: impl Fn(NodeId) -> u32) -> Vec<(u32, String)> {
    let begun = line_back(tree, node).filter(|&(node, parent)| tree.first_child(parent) != Some(node)).take(MOST);
    let lettered = begun.map(|(node, parent)| {
        let index = tree.children(parent).take(MOST).position(|child| child == node).unwrap_or(MOST);
        // Behind a number a number would be read as one with it.
        let letter = if index < 26 { letter(index).to_lowercase() } else { "+".to_owned() };
        (number_at(node), number_at(parent), letter)
    });
    lettered.filter(|(number, before, _)| number != before).map(|(number, _, letter)| (number, letter)).collect()
}

/// Each node from one back to the root of its game, with its parent.
fn line_back(tree: &Tree, node: NodeId) -> impl Iterator<Item = (NodeId, NodeId)> {
    let back = tree.way_up(node);
    back.filter_map(|node| Some((node, tree.parent(node)?)))
}

/// Only the move of a node, without its other effects. `before` is the position before the node.
pub fn made(tree: &Tree, node: NodeId, before: &Position) -> Option<Played> {
    let mut position = before.clone();
    position.step(tree, node);
    position.last_move().cloned()
}

fn lettered(moves: impl Iterator<Item = (NodeId, Option<Played>)>, instead: bool) -> Vec<Hint> {
    let mut hints: Vec<Hint> = Vec::new();
    for (i, (node, played)) in moves.enumerate() {
        let Some((colour, places)) = played.and_then(|p| on_board(&p)) else { continue };
        // Two variations may begin with the same move: one letter for both.
        if !hints.iter().any(|h| h.places == places && h.colour == colour) {
            hints.push(Hint { colour, places, letter: letter(i), instead, elsewhere: false, node: Some(node) });
        }
    }
    hints
}

/// A continuation of another node with the same position, drawn with the sign of equal positions. `position` is the one it is played in.
pub fn elsewhere(tree: &Tree, node: NodeId, position: &Position) -> Option<Hint> {
    let (colour, places) = on_board(&made(tree, node, position)?)?;
    Some(Hint { colour, places, letter: "=".to_owned(), instead: false, elsewhere: true, node: None })
}

fn on_board(played: &Played) -> Option<(Colour, Vec<Place>)> {
    match &played.action {
        Move::Place(places) if !places.is_empty() => Some((played.colour, places.clone())),
        action if action.is_word() => None,
        _ => Some((played.colour, vec![*played.places.last()?])),
    }
}

/// The positions of letters on overlapping pieces, in the view: each on a place of its own piece, if possible one that no other covers, and
/// none on another.
pub(super) fn letters(subject: &Subject, view: &View, hints: &[Hint], disc: f32) -> Vec<Point> {
    let apart = 2.2 * disc;
    let mut taken: Vec<Point> = Vec::new();
    let mut covering = vec![0_u16; subject.board.len()];
    for place in hints.iter().flat_map(|hint| &hint.places) {
        covering.get_mut(place.index()).into_iter().for_each(|count| *count += 1);
    }
    for hint in hints {
        let middle = subject.body_middle(&hint.places).map(|p| view.point(p)).unwrap_or_default();
        // Prefer distance from the other letters, then few pieces, then the middle.
        let cost = |place: Place| {
            let at = view.label_point(place);
            let nearest = taken.iter().map(|other| other.distance(at)).fold(f32::INFINITY, f32::min);
            let shared = f32::from(covering[place.index()]);
            ((apart - nearest).max(0.0) * 100.0 + shared * 4.0 + at.distance(middle), at)
        };
        // A junction of Nexos is not a board place.
        let places = hint.places.iter().filter(|place| place.index() < subject.board.len());
        let best = places.map(|&place| cost(place)).min_by(|a, b| a.0.total_cmp(&b.0));
        taken.push(best.map_or(middle, |(_, at)| at));
    }
    taken
}

/// The hint at a point of the board; of overlapping ones the one whose letter is nearest. Only where pieces are played.
pub fn at<'a>(position: &Position, hints: &'a [Hint], orientation: Orientation, point: Point) -> Option<&'a Hint> {
    let subject = Subject::of(position);
    let place = position.board().at(point)?;
    if !subject.has_bodies() || position.stone(place).is_some() {
        return None;
    }
    let view = View { board: &subject.board, orientation: orientation.fitted(subject.board.lattice()) };
    let from = view.point(point);
    let lettered = hints
        .iter()
        .zip(letters(&subject, &view, hints, DISC * view.mark_radius()))
        .filter(|(hint, _)| hint.places.contains(&place));
    lettered.min_by(|a, b| a.1.distance(from).total_cmp(&b.1.distance(from))).map(|(hint, _)| hint)
}

/// A, B, …, Z, then numbers.
#[doc(hidden)]
pub fn letter(i: usize) -> String {
    match u8::try_from(i) {
        Ok(i) if i < 26 => char::from(b'A' + i).to_string(),
        _ => (i + 1).to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hints(text: &str, path: &[usize], siblings: bool) -> Vec<(String, String)> {
        let (tree, _) = Tree::read(text.as_bytes().to_vec());
        let root = tree.games().next().unwrap();
        let node = tree.at_path(root, path).unwrap();
        let found = if siblings {
            instead(&tree, node, &Position::replay(&tree, tree.parent(node).unwrap()))
        } else {
            following(&tree, node, &Position::replay(&tree, node))
        };
        let board = Position::replay(&tree, root).board().clone();
        found.into_iter().map(|h| (h.letter, board.name(h.places[0]))).collect()
    }

    #[test]
    fn letters_follow_the_order_of_variations() {
        let text = "(;SZ[9];B[aa](;W[bb])(;W[cc])(;W[])(;W[dd]))";
        let pair = |l: &str, p: &str| (l.to_owned(), p.to_owned());
        assert_eq!(hints(text, &[0], false), [pair("A", "bb"), pair("B", "cc"), pair("D", "dd")]);
        assert_eq!(hints(text, &[0, 1], true), [pair("A", "bb"), pair("D", "dd")]);
        assert!(hints(text, &[], false).is_empty(), "one move only is no choice");
    }

    #[test]
    fn the_first_of_many_continuations_are_lettered() {
        let many: String = (0..40).map(|n| format!("(;B[{}{}])", point(n % 9), point(n / 9))).collect();
        let (tree, _) = Tree::read(format!("(;SZ[9]{many})").into_bytes());
        let root = tree.games().next().unwrap();
        let first = following_at_most(&tree, root, &Position::replay(&tree, root), 26);
        let letters: String = first.into_iter().map(|hint| hint.letter).collect();
        assert_eq!(letters, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    }

    fn point(line: u8) -> char {
        char::from(b'a' + line)
    }

    #[test]
    fn moves_off_the_main_line_say_which_variation_they_began() {
        let (tree, _) = Tree::read(
            b"(;GM[1])(;SZ[9];B[aa](;W[bb](;B[cc])(;C[x];B[dd]))(;W[ee];B[ff](;W[gg])(;W[hh])(;W[ii])))".to_vec(),
        );
        let root = tree.games().nth(1).unwrap();
        let at = |path: &[usize]| tree.at_path(root, path).unwrap();
        let begun = |path: &[usize]| begun(&tree, at(path), |node| Position::replay(&tree, node).move_number());
        for (path, letters) in [
            (&[][..], &[][..]),
            (&[0, 0, 0], &[]),
            (&[0, 1], &[(2, "b")]),
            (&[0, 1, 0], &[(2, "b")]),
            (&[0, 1, 0, 2], &[(4, "c"), (2, "b")]),
            (&[0, 0, 1, 0], &[]),
        ] {
            let letters: Vec<(u32, String)> =
                letters.iter().map(|&(number, letter): &(u32, &str)| (number, letter.to_owned())).collect();
            assert_eq!(begun(path), letters, "{path:?}");
            let main = path.iter().all(|&child| child == 0);
            assert_eq!(is_aside(&tree, at(path)), !main, "{path:?}");
        }
    }

    #[test]
    fn st_is_read_leniently() {
        for (st, following, on_board) in [("0", true, true), ("1", false, true), (" 2", true, false), ("9", true, true)]
        {
            let (tree, _) = Tree::read(format!("(;ST[{st}])").into_bytes());
            let root = tree.games().next().unwrap();
            assert_eq!(VariationStyle::of(&tree, root), VariationStyle { following, on_board });
        }
    }
}
