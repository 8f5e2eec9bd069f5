//! Counting a finished game: people say which stones are dead, the rest is counted.
//!
//! Under area scoring a colour has its living stones and the points that they alone surround; under territory scoring, those points and its
//! prisoners. Points that no colour surrounds alone are neutral, and so are those declared neutral, such as eyes in a seki.

use std::collections::BTreeSet;

use super::{Colour, Place};
use crate::sgf::value::amount::komi;
use crate::sgf::{Dialect, Identity, NodeId, Tree};

/// The scoring method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scoring {
    /// Area scoring: living stones and surrounded points.
    Area,
    /// Territory scoring: surrounded points and prisoners.
    Territory,
}

/// What the players agreed on after passing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Agreed {
    /// Stones that are dead.
    pub dead: BTreeSet<Place>,
    /// Points declared neutral although only one colour surrounds them; each stands for its whole region.
    pub neutral: BTreeSet<Place>,
}

/// The score of each colour, Black first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Points surrounded by one colour alone, including those under dead stones.
    pub territory: [Vec<Place>; 2],
    /// Stones that live.
    pub stones: [u32; 2],
    /// Captured stones of the opponent, including dead ones.
    pub prisoners: [u32; 2],
    /// Neutral points.
    pub neutral: Vec<Place>,
}

impl Count {
    /// The points of a colour on the board, without komi.
    pub fn points(&self, colour: Colour, way: Scoring) -> u32 {
        let index = colour.index() & 1;
        let more = match way {
            Scoring::Area => self.stones[index],
            Scoring::Territory => self.prisoners[index],
        };
        self.territory[index].len() as u32 + more
    }

    /// The result as in RE: `B+3.5`, `W+0.5`, `0` for a draw.
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

/// How a record's game is counted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CountingTerms {
    /// The scoring method.
    pub way: Scoring,
    /// White's komi.
    pub komi: f32,
    /// The number of handicap stones (HA).
    pub handicap: u32,
    /// Whether the rules give White a point for each handicap stone, where stones count, and for how many of them none.
    given_back: Option<u32>,
}

/// Rule sets by the beginning of RU: what counts, and which handicap stones White gets no point for where it gets any.
const RULES: &[(&str, Scoring, Option<u32>)] = &[
    ("chinese", Scoring::Area, Some(0)),
    ("aga", Scoring::Area, Some(1)),
    ("bga", Scoring::Area, Some(1)),
    ("nz", Scoring::Area, None),
    ("new zealand", Scoring::Area, None),
    ("tromp", Scoring::Area, None),
    ("goe", Scoring::Area, None),
    ("ing", Scoring::Area, None),
];

impl CountingTerms {
    /// Reads them from the record; territory scoring unless its rules use area scoring.
    pub fn of(tree: &Tree, root: NodeId) -> CountingTerms {
        let text = |id: &str| tree.simple_text(root, id).unwrap_or_default();
        let rules = text("RU").trim().to_lowercase();
        let known = RULES.iter().find(|(name, ..)| rules.starts_with(name));
        let (way, given_back) = known.map_or((Scoring::Territory, None), |&(_, way, given)| (way, given));
        let handicap = text("HA").trim().parse().unwrap_or(0);
        let is_fox = Identity::of(tree, root).is(Dialect::Fox);
        CountingTerms { way, komi: komi(&text("KM"), is_fox).unwrap_or(0.0), handicap, given_back }
    }

    /// The same with this method.
    pub fn by(self, way: Scoring) -> CountingTerms {
        CountingTerms { way, ..self }
    }

    /// White's points apart from those on the board: komi and handicap compensation.
    pub fn white(&self) -> f32 {
        self.komi + self.compensation() as f32
    }

    /// White's compensation for handicap stones, which count for Black under area scoring.
    pub fn compensation(&self) -> u32 {
        match (self.way, self.given_back) {
            (Scoring::Area, Some(less)) if self.handicap > 1 => self.handicap - less,
            _ => 0,
        }
    }
}
