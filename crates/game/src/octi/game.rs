//! The Octi implementation of [`Game`](crate::rules::Game).

use super::{Rules, State, stone};
use crate::language::StaticText;
use crate::sgf::{Code, Fault, GameType, Identity, NodeId, Property, Tree, ValueForm, ValueType, vocabulary};
use crate::{
    Colour, Kind, Mark, Markup, Misread, Move, MoveError, Piece, Place, Position,
    capabilities::Stacks,
    draft::MoveDraft,
    fault,
    look::Look,
    notation,
    offer::{Card, Choice, Sample},
    pods::{Designation, Pod, Turn},
    rules::{Basics, Facts, Game, Ground, MoveEntry, Wins},
    setup,
    state::{Effect, GameState, Mover, Setup},
    values::{self, PlaceForm},
};
use std::{any::Any, sync::Arc};

/// Octi.
#[derive(Debug)]
pub(crate) struct Octi;

const FACTS: Facts = Facts {
    stacks: true,
    bare_numbers: true,
    ..Facts::of(Basics {
        family: "octi",
        entry: MoveEntry::Steps,
        ground: Ground::Squares,
        wins: Wins::Gone,
        passes: false,
        cards: &[Card {
            name: "Octi",
            gm: "octi",
            size: None,
            choice: Choice::Forms(&[("Full rules", "", ""), ("Fast", "", "fast"), ("For kids, 6 × 7", "6:7", "")]),
        }],
        samples: &[Sample::new("Octi", include_bytes!("../../../../assets/samples/octi.sgf"))],
    })
};

impl Game for Octi {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn own_rules(&self, identity: &Identity, root: Option<(&Tree, NodeId)>) -> Option<Arc<dyn Any + Send + Sync>> {
        let rules = root.map_or_else(|| Rules::standard(identity), |(tree, root)| Rules::of(identity, tree, root));
        Some(Arc::new(rules))
    }

    fn start(&self, kind: &Kind) -> Box<dyn GameState> {
        Box::new(State::start(&kind.octi_rules()))
    }

    /// The part after a colon names variations of the form before it.
    fn form(&self, kind: &Kind) -> String {
        let rules = kind.rules().trim().to_ascii_lowercase();
        let form = rules.split(':').next().unwrap_or_default();
        if form == "full" { String::new() } else { form.to_owned() }
    }

    fn own_setup_ids(&self) -> &'static [&'static str] {
        &["RP"]
    }

    fn shape(&self, kind: &Kind, id: &str) -> Option<PlaceForm> {
        match id {
            _ if kind.colour_of(id).is_some() => Some(PlaceForm::Turn),
            _ if kind.setup_colour_of(id).is_some() => Some(PlaceForm::Stone),
            _ => match vocabulary::look_up(id, GameType::Octi).map(|entry| entry.kind) {
                Some(ValueForm::Plain(ValueType::Stone)) => Some(PlaceForm::Stone),
                Some(ValueForm::Composed(ValueType::Stone, _)) => Some(PlaceForm::StonePair),
                _ => values::usual_shape(kind, id),
            },
        }
    }

    fn read_move(&self, _kind: &Kind, raw: &[u8]) -> Result<Move, Misread> {
        if notation::squeeze(raw).eq_ignore_ascii_case(b"resign") {
            return Ok(Move::Resign);
        }
        Turn::parse(raw).map(Move::Octi).ok_or(Misread::Unreadable)
    }

    fn parse_move(&self, _kind: &Kind, text: &str) -> Result<Move, MoveError> {
        if text.eq_ignore_ascii_case("pass") {
            return Err(MoveError::NoPass("Octi"));
        }
        if text.eq_ignore_ascii_case("resign") {
            return Ok(Move::Resign);
        }
        Turn::parse(text.as_bytes()).map(Move::Octi).ok_or_else(|| MoveError::NoMove(text.to_owned()))
    }

    fn draft(&self, colour: Colour) -> Box<dyn MoveDraft> {
        Box::new(super::draft::TurnDraft::new(colour))
    }

    fn piece_mark(&self, mark: Mark) -> Option<&'static str> {
        super::markup::property(mark)
    }

    fn read_markup(&self, markup: &mut Markup, position: &Position, property: &Property<'_>) -> bool {
        super::markup::read(markup, position, property)
    }
}

impl GameState for State {
    fn stacks(&self) -> Option<&dyn Stacks> {
        Some(self)
    }

    fn stone(&self, place: Place) -> Option<Colour> {
        self.stack(place).first().map(|pod| pod.colour)
    }

    fn number(&self, place: Place) -> u32 {
        self.stack(place).iter().map(|pod| pod.number).max().unwrap_or(0)
    }

    fn pieces(&self) -> Vec<Piece> {
        let pods = self.squares().flat_map(|(place, pods)| pods.iter().map(move |pod| (place, pod)));
        pods.map(|(place, pod)| Piece {
            colour: pod.colour,
            name: pod.letters(),
            places: vec![place],
            number: pod.number,
        })
        .collect()
    }

    fn look(&self, _kind: &Kind) -> Look {
        let stacks = self.squares().filter(|(_, pods)| !pods.is_empty());
        let homes = [Colour::BLACK, Colour::WHITE].into_iter().zip(self.homes());
        Look {
            stacks: stacks.map(|(place, pods)| (place, pods.to_vec())).collect(),
            homes: homes.flat_map(|(owner, places)| places.into_iter().map(move |place| (place, owner))).collect(),
            ..Look::default()
        }
    }

    fn unsaid(&self, _kind: &Kind) -> Vec<(&'static str, Vec<Place>)> {
        ["BO", "WO"].into_iter().zip(self.homes()).collect()
    }

    /// What both players have left; then pods with their prongs, in place of those that the rules put on the homes.
    fn as_setup(&self, kind: &Kind) -> Result<Vec<(&'static str, Vec<String>)>, String> {
        let mut properties = self.supply_as_setup()?;
        let start = State::start(&kind.octi_rules());
        let mut emptied = Vec::new();
        let mut added: [Vec<String>; 2] = Default::default();
        for place in kind.board().places() {
            let (first, pods) = (start.stack(place), self.stack(place));
            let same = |a: &Pod, b: &Pod| (a.colour, a.letters()) == (b.colour, b.letters());
            let kept = first.len() <= pods.len() && first.iter().zip(pods).all(|(a, b)| same(a, b));
            if !kept {
                emptied.push(kind.place_value(place));
            }
            for pod in &pods[if kept { first.len() } else { 0 }..] {
                added[pod.colour.index() & 1].push(format!("{}{}", kind.place_value(place), pod.letters()));
            }
        }
        let [black, white] = added;
        let lists = [("AE", emptied), ("AB", black), ("AW", white)];
        properties.extend(lists.into_iter().filter(|(_, values)| !values.is_empty()));
        Ok(properties)
    }

    fn captures(&self, colour: Colour) -> Option<u32> {
        Some(self.supply(colour.opponent()).captured.max(0) as u32)
    }

    fn left(&self, colour: Colour) -> Vec<(&'static str, u32)> {
        let supply = self.supply(colour);
        let all = [("pod", supply.reserve), ("prong", supply.prongs), ("superprong", supply.superprongs)];
        all.into_iter().filter(|left| left.1 > 0).map(|(name, count)| (name, count as u32)).collect()
    }

    fn winner(&self) -> Option<Colour> {
        State::winner(self)
    }

    /// AE empties before anything is added; RP takes one of what is there.
    fn set_up_all(&mut self, kind: &Kind, mut values: Vec<(Setup, &[u8])>, findings: &mut Vec<Fault>) {
        values.sort_by_key(|(setup, _)| match setup {
            Setup::Empty => 0,
            Setup::Own => 1,
            Setup::Add(colour) => 2 + colour.index(),
        });
        for (setup, raw) in values {
            match setup {
                Setup::Empty => {
                    setup::places(kind, raw, findings).for_each(|place| self.clear(place));
                }
                Setup::Add(colour) => self.add_value(kind, colour, raw, findings),
                Setup::Own => match stone(notation::compose(raw).0) {
                    None => findings.push(setup::unreadable(Misread::Unreadable, raw, Code::UnreadablePoint)),
                    Some(stone) if !self.remove(&stone) => {
                        let words = message!(
                            "no-pod-stands-removed",
                            "there is no pod {stone} to remove",
                            stone = stone.to_string()
                        );
                        findings.push(fault(Code::OctiPodGone, words));
                    }
                    Some(_) => {}
                },
            }
        }
    }

    fn play(&mut self, mover: Mover, action: &Move, findings: &mut Vec<Fault>) -> Effect {
        match action {
            Move::Octi(turn) => Effect::at(State::play(self, mover, turn, findings)),
            _ => Effect::default(),
        }
    }
}

impl State {
    /// NP, NR and NS count what each player has at the start: the same for both.
    fn supply_as_setup(&self) -> Result<Vec<(&'static str, Vec<String>)>, String> {
        let (black, white) = (self.supply(Colour::BLACK), self.supply(Colour::WHITE));
        let rules = self.rules();
        if rules.variant == super::Variant::Full && (black.captured, white.captured) != (0, 0) {
            return Err(say!(
                "captured-pod-may-return",
                "a captured pod may come back here, and setup has no way to say which pods are captured"
            ));
        }
        let mut properties = Vec::new();
        for (id, things, black, white, usual) in [
            ("NP", StaticText("things-prongs", "prongs"), black.prongs, white.prongs, rules.prongs),
            ("NR", StaticText("things-pods", "pods in reserve"), black.reserve, white.reserve, rules.reserve),
            (
                "NS",
                StaticText("things-superprongs", "superprongs"),
                black.superprongs,
                white.superprongs,
                rules.superprongs,
            ),
        ] {
            if black != white {
                return Err(say!(
                    "black-has-left-white",
                    "Black has {black} {things} left and White {white}, but an Octi record gives both the same number ({id})",
                    black,
                    things,
                    white,
                    id
                ));
            }
            if black != usual {
                properties.push((id, vec![black.to_string()]));
            }
        }
        Ok(properties)
    }

    fn add_value(&mut self, kind: &Kind, colour: Colour, raw: &[u8], findings: &mut Vec<Fault>) {
        let (first, second) = notation::compose(raw);
        if second.is_some() {
            // A rectangle of pods without prongs.
            for place in kind.places(raw).flatten() {
                let (column, row) = (kind.board().column(place), kind.rows() - 1 - kind.board().row(place));
                self.add(colour, &Designation { cell: (column as u8, row as u8), prongs: None });
            }
            return;
        }
        match stone(first) {
            None => findings.push(setup::unreadable(Misread::Unreadable, raw, Code::UnreadablePoint)),
            Some(stone) if !self.add(colour, &stone) => {
                findings.push(setup::unreadable(Misread::OffBoard, raw, Code::UnreadablePoint));
            }
            Some(_) => {}
        }
    }
}
