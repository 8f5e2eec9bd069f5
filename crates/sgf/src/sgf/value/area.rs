//! Sets of points, with union and difference row by row: a few letters can name a whole board, many thousand times.

use super::Spot;
use std::collections::HashMap;

/// Points of a row: 64 columns, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::sgf) struct Stripe {
    pub row: u32,
    /// The first column is 64 times this.
    block: u32,
    bits: u64,
}

impl Stripe {
    /// The first of its points.
    pub fn first(self) -> Option<Spot> {
        (self.bits != 0).then(|| (64 * self.block + self.bits.trailing_zeros(), self.row))
    }

    /// Those of its points that are not in another set.
    pub fn without(self, area: &Area) -> Stripe {
        Stripe { bits: self.bits & !area.bits(self), ..self }
    }

    /// Those of its points that are in another set.
    pub fn within(self, area: &Area) -> Stripe {
        Stripe { bits: self.bits & area.bits(self), ..self }
    }
}

/// The points of a rectangle, from above.
pub(in crate::sgf) fn stripes((from, to): (Spot, Spot)) -> impl Iterator<Item = Stripe> + Clone {
    let (first, last) = (from.0.min(to.0), from.0.max(to.0));
    let blocks = (first / 64..=last / 64).map(move |block| {
        let above = |column: u32| u64::MAX << column.saturating_sub(64 * block).min(63);
        let bits = if last / 64 > block { u64::MAX } else { u64::MAX >> (63 - last % 64) };
        (block, bits & above(first))
    });
    let rows = from.1.min(to.1)..=from.1.max(to.1);
    rows.flat_map(move |row| blocks.clone().map(move |(block, bits)| Stripe { row, block, bits }))
}

/// A set of points.
#[derive(Clone, Default, Debug)]
pub(in crate::sgf) struct Area {
    /// Of boards as they are, a row each.
    near: Vec<u64>,
    far: HashMap<(u32, u32), u64>,
}

impl Area {
    const NEAR: u32 = 64;

    fn bits(&self, Stripe { row, block, .. }: Stripe) -> u64 {
        match block == 0 && row < Self::NEAR {
            true => self.near.get(row as usize).copied(),
            false => self.far.get(&(row, block)).copied(),
        }
        .unwrap_or(0)
    }

    fn bits_mut(&mut self, Stripe { row, block, .. }: Stripe) -> &mut u64 {
        if block > 0 || row >= Self::NEAR {
            return self.far.entry((row, block)).or_default();
        }
        self.near.resize(Self::NEAR as usize, 0);
        &mut self.near[row as usize]
    }

    /// Whether it has one of these points.
    pub fn has(&self, stripe: Stripe) -> bool {
        self.bits(stripe) & stripe.bits != 0
    }

    pub fn add(&mut self, stripe: Stripe) {
        *self.bits_mut(stripe) |= stripe.bits;
    }

    pub fn take(&mut self, stripe: Stripe) {
        if self.has(stripe) {
            *self.bits_mut(stripe) &= !stripe.bits;
        }
    }
}

/// The points of some stripes, which stand in order, as rectangles: as many rows go into one as have the same columns.
pub(in crate::sgf) fn rectangles(stripes: &[Stripe]) -> Vec<(Spot, Spot)> {
    let mut found: Vec<(Spot, Spot)> = Vec::new();
    // Components that reach the previous row, by column: their indices.
    let (mut above, mut here): (Vec<usize>, Vec<usize>) = Default::default();
    let mut rest = stripes;
    let mut last_row = None;
    while let Some(row) = rest.first().map(|stripe| stripe.row) {
        let (these, others) = rest.split_at(rest.partition_point(|stripe| stripe.row == row));
        rest = others;
        if last_row.is_none_or(|last| last + 1 != row) {
            above.clear();
        }
        last_row = Some(row);
        let mut candidates = above.iter().copied().peekable();
        for (first, last) in runs(these) {
            while candidates.next_if(|&number| found[number].0.0 < first).is_some() {}
            let same = candidates.next_if(|&number| (found[number].0.0, found[number].1.0) == (first, last));
            here.push(same.unwrap_or(found.len()));
            match same {
                Some(number) => found[number].1.1 = row,
                None => found.push(((first, row), (last, row))),
            }
        }
        std::mem::swap(&mut above, &mut here);
        here.clear();
    }
    found
}

/// First and last columns of the points of a row that touch each other.
fn runs(stripes: &[Stripe]) -> Vec<(u32, u32)> {
    let mut found: Vec<(u32, u32)> = Vec::new();
    for &Stripe { block, mut bits, .. } in stripes {
        while bits != 0 {
            let first = bits.trailing_zeros();
            let length = (bits >> first).trailing_ones();
            bits &= u64::MAX.checked_shl(first + length).unwrap_or(0);
            let (first, last) = (64 * block + first, 64 * block + first + length - 1);
            match found.last_mut().filter(|(_, before)| before + 1 == first) {
                Some(run) => run.1 = last,
                None => found.push((first, last)),
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Points by rows, as stripes have them.
    fn points(stripes: impl Iterator<Item = Stripe>) -> BTreeSet<Spot> {
        let all = |stripe: Stripe| (0..64).map(move |bit| (stripe, bit));
        let set = stripes.flat_map(all).filter(|(stripe, bit)| stripe.bits >> bit & 1 == 1);
        set.map(|(stripe, bit)| (stripe.row, 64 * stripe.block + bit)).collect()
    }

    fn cells(((a, b), (c, d)): (Spot, Spot)) -> BTreeSet<Spot> {
        let (columns, rows) = (a.min(c)..=a.max(c), b.min(d)..=b.max(d));
        rows.flat_map(|row| columns.clone().map(move |column| (row, column))).collect()
    }

    #[test]
    fn stripes_are_the_points_of_a_rectangle() {
        for corners in
            [((0, 0), (0, 0)), ((3, 4), (1, 2)), ((60, 1), (130, 3)), ((63, 70), (64, 60)), ((0, 0), (63, 63))]
        {
            assert_eq!(points(stripes(corners)), cells(corners), "{corners:?}");
        }
    }

    /// What is left of rectangles without others is written as few rectangles that share no point.
    #[test]
    fn the_remainder_is_covered_by_few_rectangles() {
        let board = ((0, 0), (51, 51));
        for (without, most) in [
            (vec![((0, 0), (0, 0))], 2),
            (vec![((20, 20), (20, 20))], 4),
            (vec![((0, 5), (51, 5))], 2),
            (vec![((5, 0), (5, 51))], 2),
            (vec![((1, 1), (3, 3)), ((3, 3), (9, 9)), ((40, 0), (45, 51))], 16),
            (vec![board], 0),
        ] {
            let mut taken = Area::default();
            without.iter().flat_map(|&hole| stripes(hole)).for_each(|stripe| taken.add(stripe));
            let left: Vec<Stripe> = stripes(board).map(|stripe| stripe.without(&taken)).collect();
            let written = rectangles(&left);
            let mut covered = BTreeSet::new();
            for &rectangle in &written {
                for cell in cells(rectangle) {
                    assert!(covered.insert(cell), "{cell:?} twice");
                }
            }
            assert_eq!(covered, points(left.into_iter()), "{without:?}");
            assert!(written.len() <= most, "{} for {without:?}", written.len());
        }
    }
}
