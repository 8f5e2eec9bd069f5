//! What a board has besides plain stones: letters of pieces, links and borders, blocked places, whole pieces, pods. Positions can differ by these
//! alone.

use crate::game::{Colour, Place, Position};
use std::collections::{BTreeMap, BTreeSet};

/// The ends of a link in ascending order, and whose it is.
type Ends = (Place, Place, Colour);
/// Whose a pod is, its prongs and its superprongs.
type PodParts = (Colour, u8, u8);

/// Everything of a position but its stones.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Extras {
    letters: BTreeMap<Place, String>,
    blocked: BTreeSet<Place>,
    links: BTreeSet<Ends>,
    /// The owner and the places of each piece that covers places.
    pieces: BTreeSet<(Colour, Vec<Place>)>,
    pods: BTreeMap<Place, Vec<PodParts>>,
}

impl Extras {
    pub(super) fn of(position: &Position) -> Self {
        // Most games have stones alone.
        if position.stones_alone().is_some() {
            return Self::default();
        }
        let look = position.look();
        let mut extras = Self {
            letters: look.letters.into_iter().collect(),
            blocked: look.blocks.iter().map(|block| block.place).collect(),
            ..Self::default()
        };
        extras.links = look.links.iter().map(|link| ends(link.ends.0, link.ends.1, link.colour)).collect();
        for mut body in look.pieces {
            body.places.sort_unstable();
            extras.pieces.insert((body.colour, body.places));
        }
        for (place, pods) in look.stacks {
            let parts = pods.iter().map(|pod| (pod.colour, pod.prongs, pod.superprongs));
            extras.pods.insert(place, parts.collect());
        }
        extras
    }

    /// The letters of the piece on a place; empty for a stone without any.
    pub(super) fn letters(&self, place: Place) -> &str {
        self.letters.get(&place).map_or("", String::as_str)
    }

    /// Whether a place is blocked, by an arrow of Amazons for example.
    pub(super) fn is_blocked(&self, place: Place) -> bool {
        self.blocked.contains(&place)
    }

    /// The links that have both ends among these places, as the numbers of these in the list, the lower one first.
    pub(super) fn links_among(&self, places: &[Place]) -> BTreeSet<(usize, usize, Colour)> {
        if self.links.is_empty() {
            return BTreeSet::new();
        }
        let numbers: BTreeMap<Place, usize> =
            places.iter().enumerate().map(|(number, &place)| (place, number)).collect();
        let number = |place: Place| numbers.get(&place).copied();
        let among = |&(from, to, colour): &Ends| {
            let (from, to) = (number(from)?, number(to)?);
            Some((from.min(to), from.max(to), colour))
        };
        self.links.iter().filter_map(among).collect()
    }
}

fn ends(from: Place, to: Place, colour: Colour) -> Ends {
    (from.min(to), from.max(to), colour)
}
