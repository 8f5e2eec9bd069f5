//! The Blokus implementation of [`Game`](crate::rules::Game).

use super::{
    Ground as G, Hand, Variant, grid,
    state::{Next, PlacedPiece, State},
};
use crate::sgf::{Fault, Identity, NodeId, Tree};
use crate::{
    Board, Colour, Kind, Misread, Move, MoveError, Piece, Place,
    look::{Body, Look},
    offer::{Card, Choice, Sample},
    rules::{Basics, Colouring, Facts, Game, Ground, MoveEntry, Wins},
    state::{Effect, GameState, Mover, NodeEffect},
    values::{self, PlaceForm},
};

use Variant as V;

const FACTS: Facts = Facts {
    suffix: "blksgf",
    colouring: Colouring::Names,
    sized: false,
    pentobi: true,
    ..Facts::of(Basics {
        family: "blokus",
        entry: MoveEntry::Piece,
        ground: Ground::Sunken,
        wins: Wins::Shown,
        passes: false,
        cards: &[
            card(
                "Blokus",
                "Blokus Duo",
                const { &forms([V::Classic, V::ClassicTwo, V::ClassicThree, V::Duo, V::Junior]) },
            ),
            card("Trigon", "Blokus Trigon", const { &forms([V::Trigon, V::TrigonTwo, V::TrigonThree]) }),
            card("Nexos", "Nexos", const { &forms([V::Nexos, V::NexosTwo]) }),
            card(
                "Callisto",
                "Callisto",
                const { &forms([V::Callisto, V::CallistoTwo, V::CallistoTwoFour, V::CallistoThree]) },
            ),
            card(
                "GembloQ",
                "GembloQ",
                const { &forms([V::Gembloq, V::GembloqTwo, V::GembloqTwoFour, V::GembloqThree]) },
            ),
        ],
        samples: &[
            Sample::new("Blokus", include_bytes!("../../../../assets/samples/blokus.blksgf")),
            Sample::new("Duo", include_bytes!("../../../../assets/samples/duo.blksgf")),
            Sample::new("Trigon", include_bytes!("../../../../assets/samples/trigon.blksgf")),
            Sample::new("Nexos", include_bytes!("../../../../assets/samples/nexos.blksgf")),
            Sample::new("GembloQ", include_bytes!("../../../../assets/samples/gembloq.blksgf")),
            Sample::new("Callisto", include_bytes!("../../../../assets/samples/callisto.blksgf")),
        ],
    })
};

const fn card(name: &'static str, gm: &'static str, variants: &'static [(&'static str, &'static str)]) -> Card {
    Card { name, gm, size: None, choice: Choice::Variants(variants) }
}

const fn forms<const N: usize>(variants: [Variant; N]) -> [(&'static str, &'static str); N] {
    let mut forms = [("", ""); N];
    let mut n = 0;
    while n < N {
        forms[n] = form(variants[n]);
        n += 1;
    }
    forms
}

/// Who plays a variant, and its GM.
const fn form(variant: Variant) -> (&'static str, &'static str) {
    let who = match (variant, Variant::players(variant)) {
        (V::Duo, _) => "Duo",
        (V::Junior, _) => "Junior",
        (V::CallistoTwoFour | V::GembloqTwoFour, _) => "Two players, four colours",
        (_, 2) => "Two players",
        (_, 3) => "Three players",
        _ => "Four players",
    };
    (who, variant.gm())
}

impl Game for Variant {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn start(&self, _kind: &Kind) -> Box<dyn GameState> {
        Box::new(State::start(*self))
    }

    fn board(&self, _identity: &Identity) -> Board {
        Variant::board(*self)
    }

    fn variant(&self) -> Option<&'static str> {
        Some(self.gm())
    }

    fn variant_of(&self, gm: &str) -> Option<&'static dyn Game> {
        Variant::of_gm(gm).map(Variant::game)
    }

    fn colours(&self) -> u8 {
        Variant::colours(*self)
    }

    fn colour_name(&self, colour: Colour) -> &'static str {
        Variant::colour_name(*self, colour)
    }

    fn move_ids(&self) -> &'static [&'static str] {
        Variant::move_ids(*self)
    }

    fn setup_ids(&self) -> &'static [&'static str] {
        Variant::setup_ids(*self)
    }

    fn colour_of_move(&self, id: &str) -> Option<Colour> {
        Variant::colour_of_move(*self, id)
    }

    fn colour_of_setup(&self, id: &str) -> Option<Colour> {
        match id {
            "AB" | "A1" => Some(Colour::BLACK),
            "AW" | "A2" => Some(Colour::WHITE),
            "A3" => Colour::new(2),
            "A4" => Colour::new(3),
            _ => None,
        }
    }

    fn players(&self) -> Vec<(&'static str, Vec<Colour>)> {
        let colours = &Colour::ALL[..usize::from(Variant::colours(*self))];
        let of = |player| colours.iter().copied().filter(|&c| self.player(c) == Some(player)).collect();
        self.name_ids().iter().zip(0..).map(|(&id, player)| (id, of(player))).collect()
    }

    fn shape(&self, kind: &Kind, id: &str) -> Option<PlaceForm> {
        match id {
            "AE" => Some(PlaceForm::Piece),
            _ if kind.colour_of(id).is_some() || kind.setup_colour_of(id).is_some() => Some(PlaceForm::Piece),
            _ => values::usual_shape(kind, id),
        }
    }

    fn read_move(&self, _kind: &Kind, raw: &[u8]) -> Result<Move, Misread> {
        let reading = grid(*self).read([raw].into_iter());
        match reading.empty {
            true => Ok(Move::Pass),
            false if !reading.unreadable.is_empty() || reading.places.is_empty() => Err(Misread::Unreadable),
            false => Ok(Move::Place(reading.places)),
        }
    }

    fn parse_move(&self, _kind: &Kind, text: &str) -> Result<Move, MoveError> {
        if text.eq_ignore_ascii_case("pass") {
            return Ok(Move::Pass);
        }
        let reading = grid(*self).read([text.as_bytes()].into_iter());
        match reading.unreadable.first() {
            Some(point) => Err(MoveError::NoPoint(point.to_string())),
            None if reading.places.is_empty() => Err(MoveError::NoMove(text.to_owned())),
            None => Ok(Move::Place(reading.places)),
        }
    }

    fn places_value(&self, _kind: &Kind, places: &[Place]) -> String {
        grid(*self).write(places)
    }

    /// The piece and its place: `I3 F10`.
    fn places_text(&self, kind: &Kind, places: &[Place]) -> String {
        let board = kind.board();
        let name = |place: &Place| board.display_name(*place);
        let Some((piece, n)) = self.set().identify(grid(*self), places) else {
            return places.iter().map(name).collect::<Vec<_>>().join(",");
        };
        let piece = self.set().piece(piece);
        let label = usize::from(piece.orientations[usize::from(n)].label);
        let at = places.get(label).or_else(|| places.iter().find(|p| p.index() < board.len()));
        format!("{} {}", piece.name, at.map(name).unwrap_or_default())
    }
}

impl GameState for State {
    fn stone(&self, place: Place) -> Option<Colour> {
        State::stone(self, place)
    }

    fn number(&self, place: Place) -> u32 {
        self.piece_at(place).and_then(|piece| piece.number).unwrap_or(0)
    }

    fn pieces(&self) -> Vec<Piece> {
        let piece = |piece: PlacedPiece<'_>| Piece {
            colour: piece.colour,
            name: piece.name.to_owned(),
            places: piece.places.to_vec(),
            number: piece.number.unwrap_or(0),
        };
        State::pieces(self).map(piece).collect()
    }

    fn look(&self, kind: &Kind) -> Look {
        let frames = matches!(self.variant().ground(), G::Callisto20 | G::Callisto20Narrow | G::Callisto16);
        let body = |piece: PlacedPiece<'_>| Body {
            colour: piece.colour,
            places: piece.places.to_vec(),
            label: piece.label,
            number: piece.number,
        };
        let (pieces, starts) = (self.in_view().map(body).collect(), self.open_starts(kind));
        Look { pieces, starts, frames, ..Look::default() }
    }

    fn piece_of(&self, places: &[Place]) -> Option<&'static str> {
        self.set().identify(self.grid(), places).map(|(piece, _)| self.set().piece(piece).name)
    }

    fn names_piece(&self, name: &str) -> bool {
        self.set().pieces().iter().any(|piece| piece.name == name)
    }

    fn starts(&self, colour: Colour) -> Vec<Place> {
        self.grid().starts(colour)
    }

    fn as_setup(&self, kind: &Kind) -> Result<Vec<(&'static str, Vec<String>)>, String> {
        let own = |&colour: &Colour| {
            let pieces = State::pieces(self).filter(|piece| piece.colour == colour);
            (kind.setup_id(colour), pieces.map(|piece| self.grid().write(piece.places)).collect())
        };
        Ok(self.colours().iter().map(own).filter(|(_, values): &(_, Vec<String>)| !values.is_empty()).collect())
    }

    fn can_write(&self, kind: &Kind, colour: Colour, action: &Move) -> Result<(), String> {
        let places = match action {
            Move::Pass => {
                return Err(say!(
                    "records-game-have-no",
                    "records of this game contain no passes: the next colour simply plays"
                ));
            }
            Move::Place(places) => places,
            _ => return Ok(()),
        };
        let name = self.piece_of(places).ok_or("these points do not form a piece of this game")?;
        match State::left(self, colour).iter().any(|(left, count)| *left == name && *count > 0) {
            true => Ok(()),
            false => Err(say!(
                "has-no-piece-left",
                "{colour} has no piece {name} left",
                colour = kind.colour_name(colour),
                name
            )),
        }
    }

    fn to_play(&self, _next: Colour) -> Option<Colour> {
        State::to_play(self)
    }

    fn parse_named(&self, kind: &Kind, colour: Colour, text: &str) -> Option<Result<Move, MoveError>> {
        let mut words = text.split_whitespace();
        let (name, point, None) = (words.next()?, words.next()?, words.next()) else { return None };
        let (piece, meant) = (self.set().named(name)?, format!("{name} {point}"));
        let is_meant = |places: &[Place]| kind.game().places_text(kind, places).eq_ignore_ascii_case(&meant);
        let others = self.colours().iter().copied().filter(|&other| other != colour);
        for colour in std::iter::once(colour).chain(others) {
            let legal = self.placements(colour, Some(piece));
            let found: Vec<_> = legal.iter().filter(|placement| is_meant(placement.places())).collect();
            match found[..] {
                [] => {}
                [one] => return Some(Ok(Move::Place(one.places().to_vec()))),
                _ => return Some(Err(MoveError::SeveralWays(text.to_owned(), found.len()))),
            }
        }
        // Illegal moves can be recorded, too.
        let hands = (0..self.set().piece(piece).orientations.len() as u8).map(|n| Hand::of(self.set(), piece, n));
        let firsts = || (0..self.grid().places() as u16).map(Place);
        let lying = hands.flat_map(|hand| firsts().filter_map(move |first| hand.places_from(self, first)));
        let mut found: Vec<Vec<Place>> = lying.filter(|places| is_meant(places)).collect();
        Some(match found.len() {
            0 => Err(MoveError::NoMove(text.to_owned())),
            1 => Ok(Move::Place(found.remove(0))),
            ways => Err(MoveError::SeveralWays(text.to_owned(), ways)),
        })
    }

    fn own_turn(&self) -> Option<Colour> {
        let (Next::InTurn(colour) | Next::Named(colour)) = self.next();
        Some(State::to_play(self).unwrap_or(colour))
    }

    fn own_number(&self) -> Option<u32> {
        Some(self.move_number())
    }

    fn score(&self, colour: Colour) -> Option<f32> {
        Some(self.points(colour))
    }

    fn left(&self, colour: Colour) -> Vec<(&'static str, u32)> {
        State::left(self, colour)
    }

    fn legal_moves(&self, colour: Colour) -> Option<usize> {
        Some(self.legal_count(colour))
    }

    /// The first colour of the leading player when nobody can move any more.
    fn winner(&self) -> Option<Colour> {
        if !self.is_over() {
            return None;
        }
        let [player] = self.leaders()[..] else { return None };
        self.colours().iter().copied().find(|&colour| self.variant().player(colour) == Some(player))
    }

    fn check(&self, colour: Colour, action: &Move) -> Option<Vec<Fault>> {
        let Move::Place(places) = action else { return None };
        Some(State::check(self, colour, places))
    }

    fn step(&mut self, tree: &Tree, node: NodeId) -> Option<NodeEffect> {
        Some(State::step(self, tree, node))
    }

    fn play(&mut self, mover: Mover, action: &Move, findings: &mut Vec<Fault>) -> Effect {
        let Move::Place(places) = action else {
            self.pass(mover.colour);
            return Effect::default();
        };
        findings.extend(State::check(self, mover.colour, places));
        State::play(self, mover.colour, places);
        Effect::at(places.clone())
    }
}

impl State {
    /// The starting points of the colours that have nothing on the board yet, where nothing stands on them.
    fn open_starts(&self, kind: &Kind) -> Vec<(Vec<Place>, Option<Colour>)> {
        let mut open = self.colours().iter().copied().filter(|&colour| self.is_unstarted(colour));
        let starts: Vec<(Vec<Place>, Option<Colour>)> = if self.grid().starts_are_shared() {
            let places = open.next().map(|first| self.grid().starts(first)).unwrap_or_default();
            places.into_iter().map(|place| (vec![place], None)).collect()
        } else {
            open.map(|colour| (self.grid().starts(colour), Some(colour))).collect()
        };
        let board = kind.board();
        let is_free = |places: &Vec<Place>| {
            let point = board.middle(places);
            !places.is_empty() && board.at(point).is_none_or(|place| State::stone(self, place).is_none())
        };
        starts.into_iter().filter(|(places, _)| is_free(places)).collect()
    }
}
