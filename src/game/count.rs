//! What a finished game comes to: which stones are dead is for people to say, the rest is counted.
//!
//! Two ways lead to a result. By area a colour has its stones and the points that they alone surround; by territory it has those
//! points and the stones that it took. Points that nobody surrounds alone belong to nobody, and so do those that were said to:
//! eyes in a seki.

use std::collections::BTreeSet;

use super::{Colour, Place};
use crate::sgf::value::amount::komi;
use crate::sgf::{NodeId, Tree};

/// What counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Way {
    /// Stones and what they surround.
    Area,
    /// What is surrounded, and stones taken.
    Territory,
}

/// What the players agreed on when they had passed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Agreed {
    /// Stones that are dead.
    pub dead: BTreeSet<Place>,
    /// Points that belong to nobody though one colour alone surrounds them; with one of them all that are joined to it.
    pub neutral: BTreeSet<Place>,
}

/// What each colour has, Black first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Count {
    /// Points that a colour alone surrounds, those under dead stones among them.
    pub territory: [Vec<Place>; 2],
    /// Stones that live.
    pub stones: [u32; 2],
    /// Stones of the other colour that were taken, the dead ones among them.
    pub prisoners: [u32; 2],
    /// Points that belong to nobody.
    pub neutral: Vec<Place>,
}

impl Count {
    /// The points of a colour on the board, without komi.
    pub fn points(&self, colour: Colour, way: Way) -> u32 {
        let index = colour.index() & 1;
        let more = match way {
            Way::Area => self.stones[index],
            Way::Territory => self.prisoners[index],
        };
        self.territory[index].len() as u32 + more
    }

    /// The result as RE has it: `B+3.5`, `W+0.5`, `0` where nobody won.
    pub fn result(&self, terms: &CountingTerms) -> String {
        let of = |colour| self.points(colour, terms.way) as f32;
        let lead = of(Colour::BLACK) - of(Colour::WHITE) - terms.white();
        match lead {
            lead if lead > 0.0 => format!("B+{lead}"),
            lead if lead < 0.0 => format!("W+{}", -lead),
            _ => "0".to_owned(),
        }
    }
}

/// What a record says of how its game is counted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CountingTerms {
    /// What counts.
    pub way: Way,
    /// Points that White has beforehand.
    pub komi: f32,
    /// HA.
    pub handicap: u32,
    /// Whether the rules give White a point for each handicap stone, where stones count, and for how many of them none.
    given_back: Option<u32>,
}

/// Rule sets by the beginning of RU: what counts, and which handicap stones White gets no point for where it gets any.
const RULES: &[(&str, Way, Option<u32>)] = &[
    ("chinese", Way::Area, Some(0)),
    ("aga", Way::Area, Some(1)),
    ("bga", Way::Area, Some(1)),
    ("nz", Way::Area, None),
    ("new zealand", Way::Area, None),
    ("tromp", Way::Area, None),
    ("goe", Way::Area, None),
    ("ing", Way::Area, None),
];

impl CountingTerms {
    /// What the record says; territory where it names no rules that count the stones.
    pub fn of(tree: &Tree, root: NodeId) -> CountingTerms {
        let text = |id: &str| tree.simple_text(root, id).unwrap_or_default();
        let rules = text("RU").trim().to_lowercase();
        let known = RULES.iter().find(|(name, ..)| rules.starts_with(name));
        let (way, given_back) = known.map_or((Way::Territory, None), |&(_, way, given)| (way, given));
        let handicap = text("HA").trim().parse().unwrap_or(0);
        CountingTerms { way, komi: komi(&text("KM")).unwrap_or(0.0), handicap, given_back }
    }

    /// The same, counted in this way.
    pub fn by(self, way: Way) -> CountingTerms {
        CountingTerms { way, ..self }
    }

    /// The points that White has besides those on the board.
    pub fn white(&self) -> f32 {
        self.komi + self.compensation() as f32
    }

    /// What White gets for the handicap stones, which count for Black where stones do.
    pub fn compensation(&self) -> u32 {
        match (self.way, self.given_back) {
            (Way::Area, Some(less)) if self.handicap > 1 => self.handicap - less,
            _ => 0,
        }
    }
}
