//! Black's forbidden moves in Renju: overlines, double fours and double threes. A move that makes five is always allowed.
//!
//! A four needs one more stone to become a five. A three needs one more stone to become an open four, and that move must not be forbidden
//! itself: so the check is recursive.

use crate::language::StaticText;
use crate::{Colour, Place, stones::Stones};

/// The ways along which a row can lie.
pub(super) const DIRECTIONS: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// How many stones ahead a three is followed: no more can depend on each other on a real board.
const DEEPEST: u8 = 6;

/// Why a move is forbidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Foul {
    Overline,
    Fours,
    Threes,
}

impl Foul {
    pub(super) fn words(self) -> StaticText {
        match self {
            Foul::Overline => StaticText("foul-overline", "Black makes a row of more than five stones"),
            Foul::Fours => StaticText("foul-fours", "Black makes two fours at once"),
            Foul::Threes => StaticText("foul-threes", "Black makes two open threes at once"),
        }
    }
}

/// A colour's stones in a row, from a place on in a way.
fn ray(stones: &Stones, colour: Colour, place: Place, way: (i32, i32)) -> impl Iterator<Item = Place> {
    stones.ray(place, way).take_while(move |&place| stones.at(place) == Some(colour))
}

/// The number of a colour's stones in a row through a place, which counts as one of them.
pub(super) fn run(stones: &Stones, colour: Colour, place: Place, (dx, dy): (i32, i32)) -> usize {
    ray(stones, colour, place, (dx, dy)).chain(ray(stones, colour, place, (-dx, -dy))).count() + 1
}

/// The same stones, in the order of the line.
pub(super) fn row(stones: &Stones, colour: Colour, place: Place, (dx, dy): (i32, i32)) -> Vec<Place> {
    let mut row: Vec<Place> = ray(stones, colour, place, (-dx, -dy)).collect();
    row.reverse();
    row.push(place);
    row.extend(ray(stones, colour, place, (dx, dy)));
    row
}

/// The foul of a black stone on an empty place. The stones are restored afterwards.
pub(super) fn foul(stones: &mut Stones, place: Place) -> Option<Foul> {
    judge(stones, place, 0)
}

fn judge(stones: &mut Stones, place: Place, depth: u8) -> Option<Foul> {
    stones.put(place, Colour::BLACK, 0);
    let foul = judge_put(stones, place, depth);
    stones.clear(place);
    foul
}

fn judge_put(stones: &mut Stones, place: Place, depth: u8) -> Option<Foul> {
    let lengths = DIRECTIONS.map(|direction| run(stones, Colour::BLACK, place, direction));
    if lengths.contains(&5) {
        return None;
    }
    if lengths.iter().any(|length| *length > 5) {
        return Some(Foul::Overline);
    }
    let fours = DIRECTIONS.map(|direction| fours(stones, place, direction));
    if fours.iter().sum::<usize>() >= 2 {
        return Some(Foul::Fours);
    }
    let mut threes = 0;
    for (direction, fours) in DIRECTIONS.into_iter().zip(fours) {
        threes += usize::from(fours == 0 && is_three(stones, place, direction, depth));
    }
    (threes >= 2).then_some(Foul::Threes)
}

/// The empty places on a line within four of a place.
fn near(stones: &Stones, place: Place, (dx, dy): (i32, i32)) -> Vec<Place> {
    let (column, row) = stones.cell(place);
    let line = (-4..=4).filter_map(|n| stones.place(column + n * dx, row + n * dy));
    line.filter(|&near| stones.at(near).is_none()).collect()
}

/// How many fours a place belongs to along a line: sets of four stones that one stone makes a five and no more.
fn fours(stones: &Stones, place: Place, direction: (i32, i32)) -> usize {
    let mut sets: Vec<Vec<Place>> = Vec::new();
    for fifth in near(stones, place, direction) {
        let mut five = row(stones, Colour::BLACK, fifth, direction);
        if five.len() == 5 && five.contains(&place) {
            five.retain(|&stone| stone != fifth);
            if !sets.contains(&five) {
                sets.push(five);
            }
        }
    }
    sets.len()
}

/// Whether a place belongs to an open three along a line.
fn is_three(stones: &mut Stones, place: Place, direction: (i32, i32), depth: u8) -> bool {
    near(stones, place, direction).into_iter().any(|fourth| {
        let four = row(stones, Colour::BLACK, fourth, direction);
        if four.len() != 4 || !four.contains(&place) {
            return false;
        }
        stones.put(fourth, Colour::BLACK, 0);
        let fifths = near(stones, fourth, direction).into_iter();
        let five_with = |row: Vec<Place>| row.len() == 5 && row.contains(&fourth);
        let open = fifths.filter(|&fifth| five_with(row(stones, Colour::BLACK, fifth, direction))).count() == 2;
        let five = DIRECTIONS.iter().any(|&way| run(stones, Colour::BLACK, fourth, way) == 5);
        let allowed = depth >= DEEPEST || judge_put(stones, fourth, depth + 1).is_none();
        stones.clear(fourth);
        open && !five && allowed
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The foul of a black stone on `*`; `X` is black and `O` white.
    fn found(rows: &[&str]) -> Option<Foul> {
        let mut stones = Stones::new(rows[0].len() as u16, rows.len() as u16);
        let mut star = Place(0);
        for (row, line) in rows.iter().enumerate() {
            for (column, sign) in line.bytes().enumerate() {
                let place = stones.place(column as i32, row as i32).unwrap();
                match sign {
                    b'X' => stones.put(place, Colour::BLACK, 0),
                    b'O' => stones.put(place, Colour::WHITE, 0),
                    b'*' => star = place,
                    _ => {}
                }
            }
        }
        let before = stones.clone();
        let foul = foul(&mut stones, star);
        assert_eq!(stones, before);
        foul
    }

    #[test]
    fn rows_of_more_than_five() {
        assert_eq!(found(&["..XXX*XX.."]), Some(Foul::Overline));
        assert_eq!(found(&["...XXX*X.."]), None, "a five");
        assert_eq!(
            found(&["..XX*XXX", "....X...", "....X...", "....X...", "....X..."]),
            None,
            "a five beside an overline"
        );
    }

    #[test]
    fn two_fours() {
        assert_eq!(
            found(&["OXXX*....", "....X....", "....X....", "....X....", "....O...."]),
            None,
            "only one can be a five"
        );
        assert_eq!(
            found(&[".........", "OXXX*....", "....X....", "....X....", "....X....", "........."]),
            Some(Foul::Fours)
        );
        // Twice in one line: X.XX*.X has two places for a five.
        assert_eq!(found(&[".X.XX*.X."]), Some(Foul::Fours));
        assert_eq!(found(&[".XX.X*.XX."]), Some(Foul::Fours));
        assert_eq!(found(&["..XXX*.."]), None, "open at both ends it is one four");
    }

    #[test]
    fn two_threes() {
        let cross = [
            "..........",
            "..........",
            "..........",
            "...X*X....",
            "....X.....",
            "....X.....",
            "..........",
            "..........",
        ];
        assert_eq!(found(&cross), Some(Foul::Threes));
        // One of the threes is closed.
        let closed = [
            "..........",
            "..........",
            "....O.....",
            "...X*X....",
            "....X.....",
            "....X.....",
            "..........",
            "..........",
        ];
        assert_eq!(found(&closed), None);
        // A four and a three are no foul.
        let four = [
            "..........",
            "..........",
            "..........",
            ".OXX*X....",
            "....X.....",
            "....X.....",
            "..........",
            "..........",
        ];
        assert_eq!(found(&four), None);
    }

    #[test]
    fn a_three_that_can_only_grow_by_a_forbidden_move_is_none() {
        // Both ends of the upright three would make an overline in their rows.
        let held = [
            "............",
            "..XXX.XXX...",
            ".....*XX....",
            ".....X......",
            ".....X......",
            "..XXX.XXX...",
            "............",
            "............",
        ];
        assert_eq!(found(&held), None);
    }
}
