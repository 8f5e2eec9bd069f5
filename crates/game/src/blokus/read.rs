//! Executes a node of a record on a position: setup, then whose turn it is, then the move.
//!
//! Accepts everything that programs have ever written: one value with commas or one value per point, digits in two-colour games, colour
//! names, junctions among the segments of Nexos, empty moves for passes. The order within a node is fixed, whatever the order of its
//! properties: `A1` `A2` `A3` `A4` `AB` `AW`, `AE`, `PL`, the move.

use super::grid::Grid;
use super::notation::ParsedMove;
use super::state::{Next, State};
use crate::sgf::vocabulary::look_up;
use crate::sgf::{Code, Fault, GameType, NodeId, Property, PropertyEntry, Tree};
use crate::{Colour, Move, Played, fault, state::NodeEffect};
use std::borrow::Cow;

/// Setup properties in the order in which they are executed.
const SETUP: [(&str, usize); 6] = [("A1", 0), ("A2", 1), ("A3", 2), ("A4", 3), ("AB", 0), ("AW", 1)];

/// Whether an identifier is a move in some variant, current or old.
fn is_move(id: &str) -> bool {
    look_up(id, GameType::Blokus).is_some_and(PropertyEntry::is_move)
}

impl State {
    /// Executes a node. Never fails; what breaks the rules is executed and reported.
    pub fn step(&mut self, tree: &Tree, node: NodeId) -> NodeEffect {
        let mut step = NodeEffect::default();
        let (mut setup, mut erase, mut turn, mut moves) = (Vec::new(), Vec::new(), None, Vec::new());
        for property in tree.properties(node) {
            let id = property.id();
            match id.as_ref() {
                "AE" => erase.push(property),
                "PL" => turn = property.value(),
                id if SETUP.iter().any(|entry| entry.0 == id) => setup.push(property),
                id if is_move(id) => moves.push(property),
                _ => {}
            }
        }
        step.setup = !setup.is_empty() || !erase.is_empty();
        if step.setup {
            self.begin_setup();
        }
        for (id, colour) in SETUP {
            let values = setup.iter().filter(|property| property.id() == id).flat_map(Property::values);
            values.for_each(|value| self.add_value(id, Colour::ALL[colour], value, &mut step.findings));
        }
        erase.iter().flat_map(Property::values).for_each(|value| self.erase_value(value, &mut step.findings));
        if let Some(value) = turn {
            match self.colour_of_turn(value) {
                Some(colour) => self.set_next(colour),
                None => {
                    let text = String::from_utf8_lossy(value);
                    step.findings.push(
                        fault(Code::TurnUnreadable, message!("pl-names-no-colour", "PL is not a colour: {text}", text))
                            .about(value),
                    );
                }
            }
        }
        self.step_move(&moves, &mut step);
        step.next_is_given = matches!(self.next(), Next::Named(_));
        step
    }

    /// The colour that a value of PL names.
    fn colour_of_turn(&self, value: &[u8]) -> Option<Colour> {
        let index = match value.trim_ascii() {
            b"B" | b"b" | b"1" => 0,
            b"W" | b"w" | b"2" => 1,
            b"3" => 2,
            b"4" => 3,
            _ => return None,
        };
        self.colours().get(index).copied()
    }

    fn add_value(&mut self, id: &str, colour: Colour, value: &[u8], found: &mut Vec<Fault>) {
        if colour.index() >= self.colours().len() {
            let gm = self.variant().gm();
            found.push(
                fault(Code::NoSuchColour, message!("has-no-such-colour", "{id}: {gm} has no such colour", id, gm))
                    .about(value),
            );
            return;
        }
        let reading = read(self.grid(), std::iter::once(value));
        if reading.places.is_empty() {
            let text = String::from_utf8_lossy(value);
            found.push(
                fault(
                    Code::UnreadablePoint,
                    message!("names-no-point-board", "{id} names a point that is not on the board: {text}", id, text),
                )
                .about(value),
            );
            return;
        }
        remark(&reading, id, found);
        // Rules do not bind a setup, but a piece that there is not, or two in one place, are worth a word.
        let facts = [Code::NotAPiece, Code::PieceUsed, Code::Overlap];
        let findings = self.check(colour, &reading.places).into_iter().filter(|finding| facts.contains(&finding.code));
        found.extend(findings);
        self.add(colour, &reading.places);
    }

    fn erase_value(&mut self, value: &[u8], found: &mut Vec<Fault>) {
        let reading = read(self.grid(), std::iter::once(value));
        remark(&reading, "AE", found);
        if !self.erase(&reading.places) {
            let text = String::from_utf8_lossy(value);
            let message = message!("no-piece-stands-exactly", "there is no piece on exactly {text}", text);
            found.push(fault(Code::NothingToRemove, message));
        }
    }

    /// Executes the move among these properties: the first one in the variant's order.
    fn step_move(&mut self, moves: &[Property], step: &mut NodeEffect) {
        let variant = self.variant();
        let found = &mut step.findings;
        let strange = moves.iter().filter(|property| variant.colour_of_move(&property.id()).is_none());
        for property in strange {
            let message = message!(
                "moves-no-colour",
                "{id} is not a move of any colour in {gm}",
                id = property.id(),
                gm = variant.gm()
            );
            found.push(fault(Code::NoSuchColour, message));
        }
        // Of several values for one identifier the last counts, as when reading stores them by name.
        let ids = variant.readable_move_ids().iter();
        let mut present = ids.filter_map(|entry| moves.iter().rfind(|property| property.id() == entry.0));
        let Some(property) = present.next() else { return };
        let id = property.id();
        let Some(colour) = variant.colour_of_move(&id) else { return };
        if moves.iter().filter(|property| variant.colour_of_move(&property.id()).is_some()).count() > 1 {
            let message = message!("more-than-one-move", "more than one move in a node: only {id} is played", id);
            found.push(fault(Code::TwoMoves, message));
        }
        if id != variant.move_id(colour) {
            let message =
                message!("old-way-write", "{id} is an old way to write {colour}", id, colour = variant.move_id(colour));
            found.push(fault(Code::OldProperty, message));
        }
        if property.values().nth(1).is_some() {
            let message = message!("list-points-old-way", "writing a move as a list of points is outdated");
            found.push(fault(Code::OldProperty, message));
        }
        let reading = read(self.grid(), property.values());
        if reading.empty {
            found.push(fault(Code::OldProperty, message!("empty-move-old-way", "an empty move is an old way to pass")));
            self.pass(colour);
            step.played = Some(Played { colour, action: Move::Pass, places: Vec::new() });
            return;
        }
        remark(&reading, &id, found);
        if reading.places.is_empty() {
            let values: Vec<_> = property.values().map(String::from_utf8_lossy).collect();
            step.played = Some(Played { colour, action: Move::Raw(values.join(",")), places: Vec::new() });
            return;
        }
        if reading.unreadable.is_empty() {
            // One bad move is one finding: what overlaps mostly lies along an edge, too, and has no corner to join.
            found.extend(self.check(colour, &reading.places).into_iter().next());
            self.play(colour, &reading.places);
        } else {
            self.play_fragment(colour, &reading.places);
        }
        step.played = Some(Played { colour, action: Move::Place(reading.places.clone()), places: reading.places });
    }

    /// The position as setup properties of one node: the pieces of each colour in the order they were placed, then the turn. Cells that
    /// form no piece are omitted.
    pub fn as_setup(&self) -> Vec<(&'static str, Vec<String>)> {
        let mut properties = Vec::new();
        for (&colour, &id) in self.colours().iter().zip(self.variant().setup_ids()) {
            let own = self.pieces().filter(|piece| piece.colour == colour && piece.kind.is_some());
            let values: Vec<String> = own.map(|piece| self.grid().write(piece.places)).collect();
            if !values.is_empty() {
                properties.push((id, values));
            }
        }
        let (Next::InTurn(turn) | Next::Named(turn)) = self.next();
        let turn = self.to_play().unwrap_or(turn);
        properties.push(("PL", vec![self.variant().move_id(turn).to_owned()]));
        properties
    }
}

/// Reads values whose backslashes mean nothing: a point needs none.
fn read<'a>(grid: &Grid, values: impl Iterator<Item = &'a [u8]>) -> ParsedMove {
    let values: Vec<Cow<'a, [u8]>> = values
        .map(|value| match value.contains(&b'\\') {
            true => Cow::Owned(value.iter().copied().filter(|&byte| byte != b'\\').collect()),
            false => Cow::Borrowed(value),
        })
        .collect();
    grid.read(values.iter().map(|value| value.as_ref()))
}

/// Remarks on how a value is written.
fn remark(reading: &ParsedMove, id: &str, found: &mut Vec<Fault>) {
    if !reading.unreadable.is_empty() {
        let list = reading.unreadable.join(", ");
        let code = if id.starts_with(['A', 'P']) { Code::UnreadablePoint } else { Code::UnreadableMove };
        let message = message!("names-what-no-point", "{id} names points that are not on the board: {list}", id, list);
        found.push(fault(code, message));
    }
    if reading.doubled {
        found.push(fault(Code::PointDoubled, message!("names-point-twice", "{id} names a point twice", id)));
    }
    if reading.gaps {
        found.push(fault(Code::StrayComma, message!("has-comma-too-many", "{id} has an extra comma", id)));
    }
    if reading.junctions > 0 {
        let message = message!("junctions-among-segments-passed", "junctions listed with the segments are ignored");
        found.push(fault(Code::JunctionListed, message));
    }
}

#[cfg(test)]
mod tests {
    use super::super::variants::Variant;
    use super::*;

    /// Replays the main line of a record: the state at its end and the codes of all findings.
    fn replay(text: &str) -> (State, Vec<&'static str>) {
        let (tree, _) = Tree::read(text.as_bytes().to_vec());
        let root = tree.games().next().unwrap();
        let gm = tree.simple_text(root, "GM").unwrap();
        let mut state = State::start(Variant::of_gm(&gm).unwrap());
        let mut codes = Vec::new();
        let mut node = Some(root);
        while let Some(at) = node {
            codes.extend(state.step(&tree, at).findings.iter().map(|finding| finding.code.word()));
            node = tree.first_child(at);
        }
        (state, codes)
    }

    #[track_caller]
    fn check(text: &str, points: &[f32], next: usize, codes: &[&str]) {
        let (state, found) = replay(text);
        let all: Vec<f32> = state.colours().iter().map(|&colour| state.points(colour)).collect();
        assert_eq!(all, points, "points of {text}");
        assert_eq!(state.to_play().map(Colour::index), Some(next), "turn of {text}");
        assert_eq!(found, codes, "findings of {text}");
    }

    #[test]
    fn the_order_within_a_node_is_fixed() {
        check("(;GM[Blokus Duo]AE[e10]AB[e10])", &[0.0, 0.0], 0, &[]);
        check("(;GM[Blokus Duo]PL[W]W[j5]AB[e10])", &[1.0, 1.0], 0, &[]);
        check("(;GM[Blokus Duo]W[j5]B[e10])", &[1.0, 0.0], 1, &["two-moves"]);
        check("(;GM[Blokus Duo]B[e10]B[e10,f10])", &[2.0, 0.0], 1, &["two-moves"]);
    }

    #[test]
    fn turns_are_named_or_follow() {
        check("(;GM[Blokus]PL[3])", &[0.0; 4], 2, &[]);
        check("(;GM[Blokus]PL[W])", &[0.0; 4], 1, &[]);
        check("(;GM[Blokus]PL[x])", &[0.0; 4], 0, &["turn-unreadable"]);
        check("(;GM[Blokus Duo]PL[3])", &[0.0; 2], 0, &["turn-unreadable"]);
        check("(;GM[Blokus];1[a20];2[t20]PL[4])", &[1.0, 1.0, 0.0, 0.0], 2, &[]);
        check("(;GM[Blokus];1[a20];2[t20];PL[4])", &[1.0, 1.0, 0.0, 0.0], 3, &[]);
        check("(;GM[Blokus Duo];B[e10];W[];B[g8,h8,g9])", &[4.0, 0.0], 1, &["old-property", "no-contact"]);
    }

    #[test]
    fn old_forms_are_read() {
        check("(;GM[Blokus Duo];BLUE[e10];GREEN[j5])", &[1.0, 1.0], 0, &["old-property"; 2]);
        check("(;GM[Blokus Duo];B[f9][e10][f10][g10][f11])", &[5.0, 0.0], 1, &["old-property"]);
        check("(;GM[Callisto Two-Player];1[g6];2[k4])", &[0.0, 0.0], 0, &["old-property"; 2]);
        let nexos = "(;GM[Nexos];1[g16,g17,g18,f19,e20])";
        check(nexos, &[4.0, 0.0, 0.0, 0.0], 1, &["junction-listed"]);
    }

    #[test]
    fn nonsense_in_blokus_is_reported() {
        check("(;GM[Blokus Duo];YELLOW[e10])", &[0.0, 0.0], 0, &["no-such-colour"]);
        check("(;GM[Blokus];B[a20])", &[0.0; 4], 0, &["no-such-colour"]);
        check("(;GM[Blokus Duo]A3[e10])", &[0.0, 0.0], 0, &["no-such-colour"]);
        check("(;GM[Blokus Duo];B[null])", &[0.0, 0.0], 0, &["unreadable-move"]);
        check("(;GM[Blokus Duo];B[e10,e12])", &[0.0, 0.0], 1, &["not-a-piece"]);
        check("(;GM[Blokus Duo];B[e10,z12])", &[0.0, 0.0], 1, &["unreadable-move"]);
        check("(;GM[Blokus Duo];B[e10,])", &[1.0, 0.0], 1, &["stray-comma"]);
        check("(;GM[Blokus Duo];B[e10,e10])", &[1.0, 0.0], 1, &["point-doubled"]);
        check("(;GM[Blokus Duo]AB[e10]AW[e10,f10])", &[1.0, 2.0], 0, &["overlap"]);
        check("(;GM[Blokus Duo];B[e10,f10];AE[e10])", &[2.0, 0.0], 1, &["nothing-to-remove"]);
        check("(;GM[Blokus Duo]AB[e10][g8];B[j4])", &[3.0, 0.0], 1, &["piece-used", "piece-used"]);
    }

    #[test]
    fn a_position_is_a_setup_of_itself() {
        let (state, _) = replay("(;GM[Blokus Duo];B[F9,E10,f10,g10,f11];W[j5];B[h8,g8])");
        let setup = state.as_setup();
        let all = [("AB", vec!["f9,e10,f10,g10,f11", "g8,h8"]), ("AW", vec!["j5"]), ("PL", vec!["W"])];
        assert_eq!(setup.len(), all.len());
        for (found, expected) in setup.iter().zip(&all) {
            assert_eq!(
                (found.0, found.1.iter().map(String::as_str).collect::<Vec<_>>()),
                (expected.0, expected.1.clone())
            );
        }
    }
}
