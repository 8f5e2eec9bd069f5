//! The colours of the players: at most four, numbered in playing order.
//!
//! What a colour is called and which property letter it has is up to [`Kind`](super::Kind).

/// One of at most four colours. In games for two, 0 is Black and 1 is White.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Colour(u8);

impl Colour {
    /// The first colour of a game for two.
    pub const BLACK: Colour = Colour(0);
    /// The second colour of a game for two.
    pub const WHITE: Colour = Colour(1);
    /// Every colour there can be, in playing order.
    pub const ALL: [Colour; 4] = [Colour(0), Colour(1), Colour(2), Colour(3)];

    /// The colour with this number, 0 to 3.
    pub const fn new(index: usize) -> Option<Colour> {
        if index < 4 { Some(Colour(index as u8)) } else { None }
    }

    /// 0 to 3, in playing order.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Black for White, White for Black; Black for any other colour.
    pub const fn opponent(self) -> Colour {
        if self.0 == 0 { Colour::WHITE } else { Colour::BLACK }
    }

    /// The colour after this one when `count` colours play in turn.
    pub const fn next(self, count: u8) -> Colour {
        Colour(if self.0 + 1 < count { self.0 + 1 } else { 0 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_take_turns() {
        assert_eq!(Colour::BLACK.opponent(), Colour::WHITE);
        assert_eq!(Colour::WHITE.opponent(), Colour::BLACK);
        assert_eq!(Colour::WHITE.next(2), Colour::BLACK);
        assert_eq!(Colour::WHITE.next(4).index(), 2);
        assert_eq!(Colour::ALL[3].next(4), Colour::BLACK);
        assert_eq!(Colour::new(4), None);
    }
}
