//! Setup: stones, whole Blokus pieces, Octi pods, and whose turn it is.

use crate::edit::context::EditContext;
use crate::edit::error::EditError;
use crate::edit::operations::mark::{add_points, check_stone, marked, marks_something, remove_points};
use crate::edit::operations::{layout, single};
use crate::edit::values::choices::SetupTarget;
use crate::edit::values::draft::Draft;
use crate::edit::values::operand::{Operand, Places, Whose};
use crate::edit::values::place;
use crate::game::{Colour, Move, Place, PlaceForm, Position};
use crate::language::{Said, StaticText};
use crate::record::Transaction;
use crate::sgf::NodeId;

pub(crate) fn add(
    context: &EditContext,
    colour: &Operand<Colour>,
    (letters, points): (&str, &Places),
    target: SetupTarget,
) -> Result<Transaction, EditError> {
    if let Operand::Typed(name) = colour
        && let Some(id) = context.kind.id_of_nobodys(name)
    {
        let places = context.places(points)?;
        let mut work = Work::new(context, target)?;
        work.add_closed(id, &places);
        return Ok(work.finish(say!("set-up", "Set up position")));
    }
    let colour = context.colour(colour)?;
    let mut work = Work::new(context, target)?;
    match context.kind.shape(context.kind.setup_id(colour)) {
        Some(PlaceForm::Piece) => work.add_piece(colour, points)?,
        Some(PlaceForm::Stone) => work.add_pods(colour, points)?,
        _ if !context.kind.piece_letters().is_empty() => work.add_lettered(colour, letters, points)?,
        _ => {
            let places = context.places(points)?;
            places.iter().try_for_each(|&place| work.before.can_hold(place)).map_err(EditError::refused)?;
            work.add_stones(colour, &places);
        }
    }
    Ok(work.finish(say!("set-up", "Set up position")))
}

pub(crate) fn erase(context: &EditContext, points: &Places, target: SetupTarget) -> Result<Transaction, EditError> {
    let places = context.places(points)?;
    let mut work = Work::new(context, target)?;
    match context.kind.shape(context.kind.setup_id(Colour::BLACK)) {
        Some(PlaceForm::Piece) => work.erase_pieces(&places),
        Some(PlaceForm::Stone) => work.erase_pods(&places),
        _ => work.erase_stones(&places),
    }
    Ok(work.finish(StaticText("command-erase", "Erase")))
}

pub(crate) fn to_play(context: &EditContext, colour: Whose, target: SetupTarget) -> Result<Transaction, EditError> {
    let colour = colour.map(|colour| context.colour(colour)).transpose()?;
    let (title, target) = match colour {
        Some(colour) => (say!("play-2", "{colour} to play", colour = context.kind.colour_name(colour)), target),
        // Removing PL never needs a node of its own.
        None => (say!("turn-as-moves-say", "Player to move follows from the moves"), SetupTarget::Here),
    };
    let new_node = decide(context, target)?;
    let mut draft = if new_node { Draft::new(context.tree()) } else { context.draft() };
    single::put_or_clear(context, &mut draft, "PL", colour.map(|colour| context.kind.turn_value(colour)))?;
    Ok(write(context, title, draft, new_node))
}

/// Whether setup at a node asks where it is to go.
pub(crate) fn asks(context: &EditContext) -> bool {
    decide(context, SetupTarget::Ask).is_err()
}

/// Whether the setup goes into a new node, or why it needs to be said.
fn decide(context: &EditContext, target: SetupTarget) -> Result<bool, EditError> {
    match target {
        SetupTarget::Here => Ok(false),
        SetupTarget::NewNode => Ok(true),
        SetupTarget::Ask if place::has_move(context.tree(), &context.kind, context.node) => {
            Err(EditError::Choice(message!("node-has-move", "this node already has a move")))
        }
        SetupTarget::Ask if context.tree().first_child(context.node).is_some() => {
            Err(EditError::Choice(message!("other-nodes-follow-one", "other nodes follow this one")))
        }
        SetupTarget::Ask => Ok(false),
    }
}

/// The position after a node, or that before all nodes.
fn position_from(context: &EditContext, node: Option<NodeId>) -> Position {
    node.map_or_else(|| Position::start(context.kind.clone()), |node| context.position_at(node))
}

fn write(context: &EditContext, title: impl Said, draft: Draft, new_node: bool) -> Transaction {
    if !new_node {
        return context.commit(title, draft);
    }
    let mut transaction = context.transaction(title);
    if draft.is_changed() {
        let node = transaction.create(layout::child(context.tree(), context.node, draft.into_list()));
        transaction.link(node, Some(context.node), None);
        transaction.stand_at(node);
    }
    transaction
}

/// Setup being written into a node.
struct Work<'a> {
    context: &'a EditContext<'a>,
    draft: Draft<'a>,
    new_node: bool,
    /// The position before the node's own setup.
    before: Position,
    /// A piece that changes its colour is taken away in one node and put up in the next: a node takes away last.
    recoloured: Option<Recoloured<'a>>,
}

/// What a piece of an earlier node needs to change colour.
struct Recoloured<'a> {
    /// The node before, where it takes pieces away for this one already: what it gets.
    earlier: Option<(NodeId, Draft<'a>)>,
    /// The node that follows otherwise.
    after: Option<Draft<'a>>,
}

impl<'a> Work<'a> {
    fn new(context: &'a EditContext<'a>, target: SetupTarget) -> Result<Self, EditError> {
        if !context.kind.has_board() {
            return Err(refused!("game-has-no-board", "the board of this game is not known"));
        }
        let new_node = decide(context, target)?;
        let (draft, from) = match new_node {
            true => (Draft::new(context.tree()), Some(context.node)),
            false => (context.draft(), context.tree().parent(context.node)),
        };
        Ok(Self { context, draft, new_node, before: position_from(context, from), recoloured: None })
    }

    fn finish(self, title: impl Said) -> Transaction {
        let Some(Recoloured { earlier, after }) = self.recoloured else {
            return write(self.context, title, self.draft, self.new_node);
        };
        let (context, tree) = (self.context, self.context.tree());
        let mut transaction = context.transaction(title);
        if let Some((node, draft)) = earlier {
            transaction.set_list(node, draft.into_list());
        }
        let children: Vec<NodeId> = if self.new_node { Vec::new() } else { tree.children(context.node).collect() };
        let mut last = context.node;
        if self.new_node {
            last = transaction.create(layout::child(tree, last, self.draft.into_list()));
            transaction.link(last, Some(context.node), None);
        } else if self.draft.is_changed() {
            transaction.set_list(context.node, self.draft.into_list());
        }
        if let Some(after) = after {
            let node = transaction.create(layout::child(tree, context.node, after.into_list()));
            // The former continuation now follows the new setup.
            children.iter().for_each(|&child| transaction.unlink(child));
            transaction.link(node, Some(last), None);
            children.iter().for_each(|&child| transaction.link(child, Some(node), None));
            last = node;
        }
        transaction.stand_at(last);
        transaction
    }

    /// The setup properties of all colours, with the colour they add.
    fn lists(&self) -> Vec<(Colour, &'static str)> {
        let colours = &Colour::ALL[..usize::from(self.context.kind.colours())];
        colours.iter().map(|&colour| (colour, self.context.kind.setup_id(colour))).collect()
    }

    fn add_stones(&mut self, colour: Colour, places: &[Place]) {
        let id = self.context.kind.setup_id(colour);
        self.leave_lists(places, Some(id));
        remove_points(self.context, &mut self.draft, "AE", places);
        let has = marked(self.context, &self.draft, id);
        // What is on the board already needs no setup.
        let missing = |place: &&Place| self.before.stone(**place) != Some(colour) && !has.contains(*place);
        let missing: Vec<Place> = places.iter().filter(missing).copied().collect();
        if !missing.is_empty() {
            self.say_start(&missing);
        }
        add_points(self.context, &mut self.draft, id, missing.iter());
    }

    /// Sets up something uncoloured.
    fn add_closed(&mut self, id: &'static str, places: &[Place]) {
        self.leave_lists(places, Some(id));
        remove_points(self.context, &mut self.draft, "AE", places);
        let has = marked(self.context, &self.draft, id);
        let stands: Vec<Place> = self.before.look().blocks.iter().map(|block| block.place).collect();
        let missing = places.iter().filter(|place| !has.contains(place) && !stands.contains(place));
        add_points(self.context, &mut self.draft, id, missing);
    }

    /// Sets up pieces, each with its letters, or without any.
    fn add_lettered(&mut self, colour: Colour, letters: &str, points: &Places) -> Result<(), EditError> {
        let (context, id) = (self.context, self.context.kind.setup_id(colour));
        let mut pieces = Vec::new();
        let plain = |at| (letters.to_owned(), at);
        match points {
            Operand::Known(_) => pieces.extend(context.places(points)?.into_iter().map(plain)),
            Operand::Typed(words) => {
                for word in words.iter().flat_map(|word| word.split(',')).filter(|word| !word.trim().is_empty()) {
                    match context.lettered(word) {
                        Some(piece) => pieces.push(piece),
                        None => pieces.extend(context.read_places(&[word.to_owned()])?.into_iter().map(plain)),
                    }
                }
            }
        }
        let standing = self.before.as_setup().map_err(EditError::refused)?;
        let stands = |value: &String| standing.iter().any(|(other, values)| *other == id && values.contains(value));
        let places: Vec<Place> = pieces.iter().map(|(_, place)| *place).collect();
        self.leave_lists(&places, None);
        remove_points(context, &mut self.draft, "AE", &places);
        let written = |(letters, place): (String, Place)| (letters + &context.kind.place_value(place), place);
        let missing: Vec<(String, Place)> =
            pieces.into_iter().map(written).filter(|(value, _)| !stands(value)).collect();
        if !missing.is_empty() {
            self.say_start(&missing.iter().map(|(_, place)| *place).collect::<Vec<_>>());
        }
        let values: Vec<String> = missing.into_iter().map(|(value, _)| value).collect();
        self.draft.add_values(id, &values);
        Ok(())
    }

    /// A game that sets up stones of its own has no others at the start: those that stood there without a word are
    /// written out, but for places that get something else.
    fn say_start(&mut self, but: &[Place]) {
        if self.new_node || self.context.node != self.context.root || self.context.kind.has_own_start() {
            return;
        }
        let mut emptied = [marked(self.context, &self.draft, "AE"), but.to_vec()].concat();
        let own = self.context.kind.own_setup_ids().iter();
        emptied.extend(own.flat_map(|id| marked(self.context, &self.draft, id)));
        let Ok(start) = self.before.as_setup_but(&emptied) else { return };
        if !start.is_empty() {
            self.draft.replace_values("AE", &[], |raw| marks_something(self.context, "AE", raw));
        }
        for (id, values) in start {
            self.draft.add_values(id, &values);
        }
    }

    /// Takes places out of whatever the node puts on the board, but for one property.
    fn leave_lists(&mut self, places: &[Place], but: Option<&str>) {
        let own = self.context.kind.own_setup_ids();
        let ids = self.lists().into_iter().map(|(_, id)| id).chain(own.iter().copied());
        for id in ids.filter(|&id| Some(id) != but) {
            remove_points(self.context, &mut self.draft, id, places);
        }
    }

    fn erase_stones(&mut self, places: &[Place]) {
        self.leave_lists(places, None);
        let has = marked(self.context, &self.draft, "AE");
        let standing = places.iter().filter(|&&place| self.before.is_taken(place) && !has.contains(&place));
        add_points(self.context, &mut self.draft, "AE", standing);
    }

    // The Blokus family: each value is a whole piece ------------------------------------------------------------------

    fn add_piece(&mut self, colour: Colour, points: &Places) -> Result<(), EditError> {
        let action = match points {
            Operand::Known(_) => Move::Place(self.context.places(points)?),
            Operand::Typed(words) => self.before.parse_move(&words.join(",")).map_err(EditError::refused)?,
        };
        let no_piece = || refused!("these-points-no-piece", "these points do not form a piece of this game");
        let Move::Place(places) = &action else { return Err(no_piece()) };
        let name = self.before.piece_of(places).ok_or_else(no_piece)?;
        let value = self.before.move_value(&action);
        for (other, id) in self.lists() {
            if other != colour {
                self.remove_piece(id, places);
            }
        }
        let stands =
            self.before.pieces().iter().any(|piece| piece.colour == colour && same_places(&piece.places, places));
        self.remove_piece("AE", places);
        let (context, id) = (self.context, self.context.kind.setup_id(colour));
        let has = self.draft.values(id).iter().any(|raw| same_places(&piece_places(context, raw), places));
        if !stands && !has {
            let is_named = |raw: &&Vec<u8>| self.before.piece_of(&piece_places(context, raw)) == Some(name);
            let placed = self.draft.values(id).iter().filter(is_named).count();
            let left = self.before.left(colour).iter().find(|(left, _)| *left == name).map_or(0, |left| left.1);
            if placed >= left as usize {
                let colour = self.context.kind.colour_name(colour);
                return Err(refused!("has-no-piece-left", "{colour} has no piece {name} left", colour, name));
            }
            let standing = self.before.pieces();
            if standing.iter().any(|piece| piece.colour != colour && same_places(&piece.places, places)) {
                self.recolour(id, value, places);
                return Ok(());
            }
            self.draft.add_values(id, &[value]);
        }
        self.keep_turn();
        Ok(())
    }

    /// Puts up a piece for another colour than the one that has it from an earlier node.
    fn recolour(&mut self, id: &'static str, value: String, places: &[Place]) {
        let (tree, node) = (self.context.tree(), self.context.node);
        // Recoloured pieces share their two nodes.
        let shared = tree.parent(node).filter(|&parent| {
            let alone = tree.first_child(parent) == Some(node) && tree.next_sibling(node).is_none();
            let takes_away = tree.value(parent, "AE").is_some() && !place::has_move(tree, &self.context.kind, parent);
            alone && takes_away && !self.new_node
        });
        if let Some(parent) = shared {
            let mut earlier = Work {
                context: self.context,
                draft: Draft::of(tree, parent),
                new_node: false,
                before: position_from(self.context, tree.parent(parent)),
                recoloured: None,
            };
            earlier.erase_pieces(&places[..1]);
            self.draft.add_values(id, &[value]);
            self.keep_turn();
            self.recoloured = Some(Recoloured { earlier: Some((parent, earlier.draft)), after: None });
            return;
        }
        self.erase_pieces(&places[..1]);
        let mut after = Draft::new(tree);
        after.append(id, &[value]);
        after.append("PL", &self.draft.values("PL"));
        self.recoloured = Some(Recoloured { earlier: None, after: Some(after) });
    }

    fn erase_pieces(&mut self, places: &[Place]) {
        let context = self.context;
        let covers = |piece: &[Place]| piece.iter().any(|place| places.contains(place));
        for (_, id) in self.lists() {
            self.draft.edit_values(id, false, |values| values.retain(|raw| !covers(&piece_places(context, raw))));
        }
        let erased: Vec<Vec<Place>> = self.draft.values("AE").iter().map(|raw| piece_places(context, raw)).collect();
        let standing = self.before.pieces();
        let values: Vec<String> = standing
            .iter()
            .filter(|piece| covers(&piece.places) && !erased.iter().any(|other| same_places(other, &piece.places)))
            .map(|piece| self.before.move_value(&Move::Place(piece.places.clone())))
            .collect();
        self.draft.add_values("AE", &values);
        self.keep_turn();
    }

    /// As Pentobi has it: while there is setup there is PL, without setup there is none.
    fn keep_turn(&mut self) {
        let any = self.lists().iter().any(|(_, id)| self.draft.has(id)) || self.draft.has("AE");
        if !any {
            // An unreadable turn is kept as the user's text.
            let _ = single::clear(self.context, &mut self.draft, "PL");
        } else if !self.draft.has("PL") {
            self.draft.append("PL", &[self.context.kind.turn_value(self.before.next_colour())]);
        }
    }

    fn remove_piece(&mut self, id: &str, places: &[Place]) {
        let context = self.context;
        let is_it = |raw: &Vec<u8>| same_places(&piece_places(context, raw), places);
        self.draft.edit_values(id, false, |values| values.retain(|raw| !is_it(raw)));
    }

    // Octi: stones are pods with their prongs -------------------------------------------------------------------------

    fn add_pods(&mut self, colour: Colour, stones: &Places) -> Result<(), EditError> {
        let stones = match stones {
            Operand::Known(_) => {
                let places = self.context.places(stones)?;
                &places.into_iter().map(|place| self.context.kind.place_value(place)).collect()
            }
            Operand::Typed(stones) => stones,
        };
        let (changed, new): (Vec<&String>, Vec<&String>) = stones.iter().partition(|stone| stone.contains(['+', '-']));
        for stone in &new {
            check_stone(self.context, stone)?;
        }
        self.draft.add_values(self.context.kind.setup_id(colour), &new);
        changed.into_iter().try_for_each(|stone| self.change_pod(colour, stone))
    }

    /// `46CD+A` puts a prong into the pod 46CD, `46CD-C` takes one out.
    fn change_pod(&mut self, colour: Colour, text: &str) -> Result<(), EditError> {
        let unread =
            || refused!("no-change-pod-like", "'{text}' is not a change to a pod, such as 46CD+A or 46CD-C", text);
        let at = text.find(['+', '-']).ok_or_else(unread)?;
        let (old, prong) = (&text[..at], &text.as_bytes()[at + 1..]);
        let place = check_stone(self.context, old)?;
        let (side, superprong) = match prong {
            [letter @ b'A'..=b'H'] => (letter - b'A', false),
            [letter @ b'A'..=b'H', b'!'] => (letter - b'A', true),
            _ => return Err(unread()),
        };
        let now = if self.new_node { self.before.clone() } else { self.context.position() };
        let letters = &old[2..];
        let pod = now.stack(place).iter().find(|pod| pod.colour == colour && pod.letters() == letters);
        let mut pod =
            *pod.ok_or_else(|| refused!("no-pod-colour-stands", "there is no pod {old} of this colour", old))?;
        let bit = 1 << side;
        if text.as_bytes()[at] == b'+' {
            pod.prongs |= bit;
            pod.superprongs = if superprong { pod.superprongs | bit } else { pod.superprongs & !bit };
        } else {
            (pod.prongs, pod.superprongs) = (pod.prongs & !bit, pod.superprongs & !bit);
        }
        let new = format!("{}{}", self.context.kind.place_value(place), pod.letters());
        let id = self.context.kind.setup_id(colour);
        let own = self.draft.values(id).iter().position(|raw| raw.eq_ignore_ascii_case(old.as_bytes()));
        match own {
            Some(own) => {
                self.draft.edit_values(id, false, |values| values[own] = new.clone().into_bytes());
            }
            None if self.before.stack(place).iter().any(|pod| pod.colour == colour && pod.letters() == letters) => {
                self.draft.add_values("RP", &[old]);
                self.draft.add_values(id, &[new]);
            }
            None => {
                return Err(refused!(
                    "pod-was-put-up",
                    "this pod was set up together with others: erase it and set it up again"
                ));
            }
        }
        Ok(())
    }

    fn erase_pods(&mut self, places: &[Place]) {
        let kind = &self.context.kind;
        let there = |raw: &Vec<u8>| {
            let place = raw.get(..2).and_then(|point| kind.place(point).ok());
            place.is_some_and(|place| places.contains(&place))
        };
        for (_, id) in self.lists() {
            self.draft.edit_values(id, false, |values| values.retain(|raw| !there(raw)));
        }
        let has = marked(self.context, &self.draft, "AE");
        let standing = places.iter().filter(|&&place| self.before.stone(place).is_some() && !has.contains(&place));
        add_points(self.context, &mut self.draft, "AE", standing);
    }
}

/// The places of a piece in a setup value.
fn piece_places(context: &EditContext, raw: &[u8]) -> Vec<Place> {
    raw.split(|&byte| byte == b',').filter_map(|point| context.kind.place(point).ok()).collect()
}

fn same_places(a: &[Place], b: &[Place]) -> bool {
    a.len() == b.len() && a.iter().all(|place| b.contains(place))
}
