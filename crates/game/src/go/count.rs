//! Counting a finished game of Go.
//!
//! Stones marked dead count as captured. An empty region is territory of a colour if it touches no other.

use std::collections::BTreeSet;

use crate::Place;
use crate::count::{Agreed, Count};
use crate::stones::{Connected, Stones};

/// The score of each colour. `captures` are the stones each took in play.
pub(super) fn count(stones: &Stones, captures: [u32; 2], agreed: &Agreed) -> Count {
    let mut count = Count { prisoners: captures, ..Count::default() };
    for place in stones.places() {
        let Some(colour) = stones.at(place) else { continue };
        if agreed.dead.contains(&place) {
            count.prisoners[colour.opponent().index()] += 1;
        } else {
            count.stones[colour.index() & 1] += 1;
        }
    }
    let mut seen = vec![false; stones.len()];
    for place in stones.places().filter(|&place| is_open(stones, agreed, place)) {
        if seen[place.index()] {
            continue;
        }
        let region = region(stones, agreed, place, &mut seen);
        match region.touches {
            [true, false] if !holds(&region, &agreed.neutral) => count.territory[0].extend(region.places),
            [false, true] if !holds(&region, &agreed.neutral) => count.territory[1].extend(region.places),
            _ => count.neutral.extend(region.places),
        }
    }
    count.territory.iter_mut().for_each(|places| places.sort_unstable());
    count.neutral.sort_unstable();
    count
}

/// A click on a point of a board that is being counted: a stone dies or lives again, with the others of its colour that
/// only empty points part from it; an empty region is nobody's, or again whose it was.
pub(super) fn touch(stones: &Stones, agreed: &mut Agreed, place: Place) {
    let mut seen = vec![false; stones.len()];
    let Some(colour) = stones.at(place) else {
        let region = region(stones, agreed, place, &mut seen);
        let was = holds(&region, &agreed.neutral);
        region.places.iter().for_each(|place| put(&mut agreed.neutral, *place, !was));
        return;
    };
    let beside = |place| stones.beside(place);
    let reach =
        stones.connected(place, &mut seen, beside, |place| stones.at(place).is_none_or(|other| other == colour));
    let dies = !agreed.dead.contains(&place);
    for &place in reach.places.iter().filter(|&&place| stones.at(place).is_some()) {
        put(&mut agreed.dead, place, dies);
    }
    // Recompute neutral points in the affected region.
    agreed.neutral.retain(|place| !reach.places.contains(place));
    if dies {
        // Who takes them lives.
        let mut seen = vec![false; stones.len()];
        let around = region(stones, agreed, place, &mut seen);
        agreed.dead.retain(|&place| stones.at(place) == Some(colour) || !around.places.contains(&place));
    }
}

fn put(set: &mut BTreeSet<Place>, place: Place, is_in: bool) {
    if is_in {
        set.insert(place);
    } else {
        set.remove(&place);
    }
}

/// Whether no living stone is there.
fn is_open(stones: &Stones, agreed: &Agreed, place: Place) -> bool {
    stones.at(place).is_none() || agreed.dead.contains(&place)
}

/// The points around one that no living stone parts from it.
fn region(stones: &Stones, agreed: &Agreed, place: Place, seen: &mut [bool]) -> Connected {
    stones.connected(place, seen, |place| stones.beside(place), |place| is_open(stones, agreed, place))
}

fn holds(region: &Connected, places: &BTreeSet<Place>) -> bool {
    !places.is_empty() && region.places.iter().any(|place| places.contains(place))
}

/// The points for so many handicap stones, in the order in which they are put down; none where the board has no such places.
pub(super) fn handicap(columns: u16, rows: u16, stones: u32) -> Option<Vec<(u16, u16)>> {
    let edge = |lines: u16| if lines >= 13 { 3 } else { 2 };
    let middle = |lines: u16| (lines % 2 == 1).then_some(lines / 2);
    if columns.min(rows) < 7 || !(2..=9).contains(&stones) {
        return None;
    }
    let (left, top) = (edge(columns), edge(rows));
    let (right, bottom) = (columns - 1 - left, rows - 1 - top);
    let mut places = vec![(right, top), (left, bottom), (right, bottom), (left, top)];
    if stones <= 4 {
        places.truncate(stones as usize);
        return Some(places);
    }
    let (centre, half) = middle(columns).zip(middle(rows))?;
    if stones >= 6 {
        places.extend([(left, half), (right, half)]);
    }
    if stones >= 8 {
        places.extend([(centre, top), (centre, bottom)]);
    }
    if stones % 2 == 1 {
        places.push((centre, half));
    }
    Some(places)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::count::{CountingTerms, Scoring};
    use crate::sgf::Tree;
    use crate::{Colour, Kind, Position};

    /// A board drawn with `x` for Black, `o` for White, capitals for dead stones, `,` for points that are marked as nobody's.
    fn board(rows: &[&str]) -> (Stones, Agreed) {
        let mut stones = Stones::new(rows[0].len() as u16, rows.len() as u16);
        let mut agreed = Agreed::default();
        for (index, letter) in rows.iter().flat_map(|row| row.chars()).enumerate() {
            let place = Place(index as u16);
            match letter.to_ascii_lowercase() {
                'x' => stones.put(place, Colour::BLACK, 0),
                'o' => stones.put(place, Colour::WHITE, 0),
                _ => {}
            }
            if letter.is_ascii_uppercase() {
                agreed.dead.insert(place);
            }
            if letter == ',' {
                agreed.neutral.insert(place);
            }
        }
        (stones, agreed)
    }

    /// The same, directly by the rule: a colour reaches a point if it has a living stone there, or reaches a neighbour and the point has no
    /// living stone. Repeated until nothing changes.
    fn plain(stones: &Stones, captures: [u32; 2], agreed: &Agreed) -> Count {
        let alive = |place: Place| stones.at(place).filter(|_| !agreed.dead.contains(&place));
        let reaches = |colour: Option<Colour>, from: &dyn Fn(Place) -> bool| {
            let mut reached: Vec<bool> = stones.places().map(from).collect();
            loop {
                let more = stones.places().find(|&place| {
                    let beside = || stones.beside(place).any(|beside| reached[beside.index()]);
                    !reached[place.index()] && alive(place).is_none_or(|c| Some(c) == colour) && beside()
                });
                match more {
                    Some(place) => reached[place.index()] = true,
                    None => break reached,
                }
            }
        };
        let [black, white] =
            [Colour::BLACK, Colour::WHITE].map(|colour| reaches(Some(colour), &|place| alive(place) == Some(colour)));
        // Points declared neutral extend only over empty points.
        let nobody = reaches(None, &|place| alive(place).is_none() && agreed.neutral.contains(&place));
        let mut count = Count { prisoners: captures, ..Count::default() };
        for place in stones.places() {
            let index = place.index();
            match (alive(place), stones.at(place)) {
                (Some(colour), _) => count.stones[colour.index()] += 1,
                (None, stone) => {
                    stone.into_iter().for_each(|colour| count.prisoners[1 - colour.index()] += 1);
                    match (black[index], white[index], nobody[index]) {
                        (true, false, false) => count.territory[0].push(place),
                        (false, true, false) => count.territory[1].push(place),
                        _ => count.neutral.push(place),
                    }
                }
            }
        }
        count
    }

    #[test]
    fn every_board_is_counted_by_its_rule() {
        let mut random = fastrand::Rng::with_seed(16);
        for _ in 0..3000 {
            let (columns, rows) = (random.u16(1..8), random.u16(1..8));
            let mut stones = Stones::new(columns, rows);
            let mut agreed = Agreed::default();
            let empty = random.u8(2..9);
            for place in stones.places() {
                match random.u8(..10) {
                    n if n < empty => {}
                    n => stones.put(place, if n % 2 == 0 { Colour::BLACK } else { Colour::WHITE }, 0),
                }
                if stones.at(place).is_some() && random.u8(..4) == 0 {
                    agreed.dead.insert(place);
                }
                if stones.at(place).is_none() && random.u8(..20) == 0 {
                    agreed.neutral.insert(place);
                }
            }
            let captures = [random.u32(..9), random.u32(..9)];
            let counted = count(&stones, captures, &agreed);
            assert_eq!(counted, plain(&stones, captures, &agreed), "{stones:?} {agreed:?}");
            let all = Colour::ALL[..2].iter().map(|&colour| counted.points(colour, Scoring::Area)).sum::<u32>();
            assert_eq!(all as usize + counted.neutral.len(), stones.len());
        }
    }

    /// Both ways differ by the moves that one colour made more than the other, whatever is marked as dead.
    #[test]
    fn area_and_territory_agree_in_games_that_were_played() {
        let mut random = fastrand::Rng::with_seed(4);
        for _ in 0..200 {
            let (mut text, mut moves) = ("(;GM[1]SZ[5]".to_owned(), [0i64; 2]);
            for _ in 0..random.usize(..70) {
                let colour = random.usize(..2);
                let point = |random: &mut fastrand::Rng| char::from(b'a' + random.u8(..5));
                let tree = Tree::read(format!("{text})").into_bytes()).0;
                let last = tree.descendants(tree.games().next().unwrap()).last().unwrap();
                let (column, row) = (point(&mut random), point(&mut random));
                let position = Position::replay(&tree, last);
                if position.stone(position.board().parse(&format!("{column}{row}")).unwrap()).is_none() {
                    moves[colour] += 1;
                    text.push_str(&format!(";{}[{column}{row}]", ["B", "W"][colour]));
                }
            }
            let tree = Tree::read(format!("{text})").into_bytes()).0;
            let last = tree.descendants(tree.games().next().unwrap()).last().unwrap();
            let position = Position::replay(&tree, last);
            let mut agreed = Agreed::default();
            for _ in 0..random.usize(..4) {
                position.counting().unwrap().agree(&mut agreed, Place(random.u16(..25)));
            }
            let counted = position.counting().unwrap().count(&agreed);
            let lead =
                |way| i64::from(counted.points(Colour::BLACK, way)) - i64::from(counted.points(Colour::WHITE, way));
            assert_eq!(lead(Scoring::Area) - lead(Scoring::Territory), moves[0] - moves[1], "{text} {agreed:?}");
        }
    }

    #[test]
    fn dead_stones_are_taken_and_points_between_are_nobodys() {
        let (stones, agreed) = board(&[".xo..", ".xoX.", "Oxo..", ".x.oo", ".xx.."]);
        let counted = count(&stones, [1, 0], &agreed);
        let territory = counted.territory.each_ref().map(Vec::len);
        assert_eq!((territory, counted.stones, counted.prisoners), ([5, 6], [6, 5], [2, 1]));
        assert_eq!(counted.neutral, [17, 23, 24].map(Place));
    }

    #[test]
    fn a_click_kills_what_belongs_together_and_wakes_who_takes_it() {
        let (stones, mut agreed) = board(&["x.x.o", "ooooo", ".....", "xxxxx", ".o.o."]);
        touch(&stones, &mut agreed, Place(0));
        assert_eq!(agreed.dead.iter().map(|place| place.0).collect::<Vec<_>>(), [0, 2]);
        touch(&stones, &mut agreed, Place(21));
        assert_eq!(agreed.dead.iter().map(|place| place.0).collect::<Vec<_>>(), [0, 2, 21, 23]);
        touch(&stones, &mut agreed, Place(2));
        assert_eq!(agreed.dead.iter().map(|place| place.0).collect::<Vec<_>>(), [21, 23]);
        // Black below dies, so that White's stones in there live.
        touch(&stones, &mut agreed, Place(15));
        assert!(!agreed.dead.contains(&Place(21)) && agreed.dead.contains(&Place(15)));
    }

    #[test]
    fn neutral_points_stay_neutral_until_the_next_click() {
        let (stones, mut agreed) = board(&[".xo.", "xxoo", "oox,"]);
        let before = count(&stones, [0; 2], &agreed);
        assert_eq!((before.territory.each_ref().map(Vec::len), before.neutral.len()), ([1, 1], 1));
        touch(&stones, &mut agreed, Place(0));
        assert_eq!(count(&stones, [0; 2], &agreed).territory[0].len(), 0);
        touch(&stones, &mut agreed, Place(0));
        assert_eq!(count(&stones, [0; 2], &agreed), before);
    }

    #[test]
    fn results_are_written_as_records_have_them() {
        for (info, result) in [
            ("KM[6.5]", "W+5.5"),
            ("KM[0]", "B+1"),
            ("KM[1]", "0"),
            ("KM[6.5]RU[Japanese]", "W+5.5"),
            ("KM[0]RU[Chinese]", "B+1"),
            ("KM[0]RU[chinese]HA[3]", "W+2"),
            ("KM[0]RU[AGA]HA[3]", "W+1"),
            ("KM[0.5]RU[NZ]HA[3]", "B+0.5"),
            ("KM[0]RU[Japanese]HA[3]", "B+1"),
        ] {
            let (tree, _) = Tree::read(format!("(;GM[1]SZ[3]{info})").into_bytes());
            let root = tree.games().next().unwrap();
            let terms = CountingTerms::of(&tree, root);
            let (stones, agreed) = board(&[".xx", "xxo", "ooo"]);
            let counted = count(&stones, [0; 2], &agreed);
            assert_eq!(counted.result(&terms), result, "{info}");
        }
    }

    #[test]
    fn handicap_stones_are_on_the_star_points() {
        let kind = |columns, rows| Kind::new("go", Some((columns, rows))).unwrap();
        let named = |columns, rows, stones| {
            let kind = kind(columns, rows);
            let places = handicap(columns, rows, stones)?;
            Some(
                places.into_iter().map(|(c, r)| kind.board().display_name(kind.board().place(c, r).unwrap())).collect(),
            )
        };
        let row = |names: &str| Some(names.split(' ').map(str::to_owned).collect::<Vec<String>>());
        assert_eq!(named(19, 19, 2), row("Q16 D4"));
        assert_eq!(named(19, 19, 3), row("Q16 D4 Q4"));
        assert_eq!(named(19, 19, 5), row("Q16 D4 Q4 D16 K10"));
        assert_eq!(named(19, 19, 6), row("Q16 D4 Q4 D16 D10 Q10"));
        assert_eq!(named(19, 19, 9), row("Q16 D4 Q4 D16 D10 Q10 K16 K4 K10"));
        assert_eq!(named(13, 13, 4), row("K10 D4 K4 D10"));
        assert_eq!(named(9, 9, 2), row("G7 C3"));
        for (columns, rows, stones) in [(19, 19, 1), (19, 19, 10), (5, 5, 2), (8, 8, 5)] {
            assert_eq!(named(columns, rows, stones), None::<Vec<String>>, "{columns} {rows} {stones}");
        }
        for stones in 2..=9 {
            let mut places = handicap(19, 19, stones).unwrap();
            assert_eq!(places.len(), stones as usize);
            places.sort_unstable();
            places.dedup();
            assert_eq!(places.len(), stones as usize);
        }
    }
}
