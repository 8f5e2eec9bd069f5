//! The standings: for each colour its points, the pieces it can still place and its player; and the ranking of the players.

use super::state::State;
use crate::Colour;

/// The standing of a colour.
#[derive(Clone, Debug, PartialEq)]
pub struct ColourStanding {
    /// The colour.
    pub colour: Colour,
    /// The player, from 0, who owns it; `None` for the colour that three players share.
    pub player: Option<u8>,
    /// Its points, bonus included.
    pub points: f32,
    /// The bonus in them.
    pub bonus: f32,
    /// How many pieces it has left.
    pub left: u32,
    /// For each piece of the set, by its number, whether the colour has it and it fits somewhere.
    pub fits: Vec<bool>,
}

impl ColourStanding {
    /// Whether it can move, whosever turn it is.
    pub fn can_move(&self) -> bool {
        self.fits.contains(&true)
    }
}

/// A player's place in the order.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rank {
    /// The player, from 0.
    pub player: u8,
    /// From 1; players of equal points share one, save in Callisto, where the later starter is ahead.
    pub place: u8,
    /// The points of all their colours.
    pub points: f32,
}

impl State {
    /// The state of each colour, in playing order.
    pub fn standings(&self) -> Vec<ColourStanding> {
        let pieces = 0..self.set().pieces().len() as u8;
        let standing = |&colour: &Colour| ColourStanding {
            colour,
            player: self.variant().player(colour),
            points: self.points(colour),
            bonus: self.bonus(colour),
            left: pieces.clone().map(|piece| self.left_of(colour, piece)).sum(),
            fits: pieces.clone().map(|piece| self.fits_somewhere(colour, piece)).collect(),
        };
        self.colours().iter().map(standing).collect()
    }

    /// The players in the order of their points.
    pub fn ranking(&self) -> Vec<Rank> {
        let points = self.player_points();
        let mut players: Vec<u8> = (0..points.len() as u8).collect();
        let of = |player: u8| points[usize::from(player)];
        let later_first = self.variant().later_starter_wins_ties();
        players.sort_by(|&a, &b| {
            let tie = if later_first { b.cmp(&a) } else { a.cmp(&b) };
            of(b).total_cmp(&of(a)).then(tie)
        });
        let ahead = |player: u8| match later_first {
            true => players.iter().take_while(|&&other| other != player).count(),
            false => players.iter().filter(|&&other| of(other) > of(player)).count(),
        };
        let rank = |&player: &u8| Rank { player, place: ahead(player) as u8 + 1, points: of(player) };
        players.iter().map(rank).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::variants::Variant;
    use super::*;

    #[test]
    fn at_the_start_all_colours_can_move_and_all_players_are_equal() {
        for variant in Variant::all() {
            let state = State::start(variant);
            let standings = state.standings();
            assert_eq!(standings.len(), usize::from(variant.colours()));
            let count: u32 = state.set().pieces().iter().map(|kind| u32::from(kind.count)).sum();
            for standing in &standings {
                assert!(standing.can_move() && standing.left == count, "{variant:?}");
                let counted = state.placements(standing.colour, None);
                for (piece, fits) in (0..).zip(&standing.fits) {
                    assert_eq!(
                        counted.iter().any(|placement| placement.piece() == piece),
                        *fits,
                        "{variant:?} {piece}"
                    );
                }
            }
            let places: Vec<u8> = state.ranking().iter().map(|rank| rank.place).collect();
            let shared = vec![1; usize::from(variant.players())];
            let in_order: Vec<u8> = (1..=variant.players()).collect();
            assert_eq!(places, if variant.later_starter_wins_ties() { in_order } else { shared }, "{variant:?}");
        }
    }

    #[test]
    fn the_order_follows_the_points_of_all_colours_of_a_player() {
        let mut state = State::start(Variant::ClassicTwo);
        for (colour, points) in [(0, "a20"), (1, "t20,s20"), (2, "t1"), (3, "a1,b1,c1")] {
            let places = state.grid().read([points.as_bytes()].into_iter()).places;
            state.play(Colour::ALL[colour], &places);
        }
        let order: Vec<_> = state.ranking().iter().map(|rank| (rank.player, rank.place, rank.points)).collect();
        assert_eq!(order, [(1, 1, 5.0), (0, 2, 2.0)]);
    }
}
