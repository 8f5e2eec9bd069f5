//! Every placement of every piece of a set on a board, built when legal moves are first needed.
//!
//! Placements are numbered piece by piece, large pieces first, then by orientation, then by the place of their first
//! cell: a stable order for stepping through them. Lists by place and piece find the placements that cover a place.

use super::grid::Grid;
use super::pieces::Set;
use super::variants::Variant;
use crate::Place;
use std::sync::OnceLock;

/// The placements of a set on a board.
#[derive(Debug)]
pub(super) struct Table {
    /// Where the slots of each placement start; one more at the end.
    starts: Vec<u32>,
    /// The places of each placement, then the junctions it blocks.
    slots: Vec<Place>,
    kinds: Vec<(u8, u8)>,
    /// Cells by piece; the rest of a placement's slots are junctions.
    sizes: Vec<u8>,
    pieces: usize,
    /// Where the list of each place and piece starts in `covering`.
    lists: Vec<u32>,
    covering: Vec<u16>,
    /// The range of placements of each piece.
    ranges: Vec<(u16, u16)>,
}

/// One placement: a piece in an orientation somewhere on a board.
#[derive(Clone, Copy, Debug)]
pub struct Placement {
    table: &'static Table,
    id: u16,
}

impl Placement {
    /// The number of the piece in its set.
    pub fn piece(&self) -> u8 {
        self.table.kinds[self.id as usize].0
    }

    /// The number of the orientation among those of the piece.
    pub fn orientation(&self) -> u8 {
        self.table.kinds[self.id as usize].1
    }

    /// The places it covers, in ascending order.
    pub fn places(&self) -> &'static [Place] {
        &self.table.slots(self.id)[..self.table.sizes[self.piece() as usize] as usize]
    }
}

impl PartialEq for Placement {
    fn eq(&self, other: &Placement) -> bool {
        std::ptr::eq(self.table, other.table) && self.id == other.id
    }
}

impl Eq for Placement {}

impl Table {
    /// The table of a variant. Variants with the same board and pieces share it.
    pub fn of(variant: Variant) -> &'static Table {
        static TABLES: [OnceLock<Table>; 12] = [const { OnceLock::new() }; 12];
        let ground = variant.ground();
        let slot = if variant == Variant::Junior { 11 } else { ground as usize };
        TABLES[slot].get_or_init(|| Table::new(Grid::of(ground), Set::of(variant)))
    }

    fn new(grid: &Grid, set: &Set) -> Table {
        let pieces = set.pieces().len();
        let mut order: Vec<u8> = (0..pieces as u8).collect();
        order.sort_by_key(|&piece| std::cmp::Reverse(set.piece(piece).size()));
        let mut table = Table {
            starts: vec![0],
            slots: Vec::new(),
            kinds: Vec::new(),
            sizes: set.pieces().iter().map(|kind| kind.size() as u8).collect(),
            pieces,
            lists: vec![0; grid.places() * pieces + 1],
            covering: Vec::new(),
            ranges: vec![(0, 0); pieces],
        };
        for piece in order {
            let start = table.kinds.len() as u16;
            for n in 0..set.piece(piece).orientations.len() as u8 {
                (0..grid.places() as u16).for_each(|first| table.push(grid, set, (piece, n), Place(first)));
            }
            table.ranges[piece as usize] = (start, table.kinds.len() as u16);
        }
        table.index();
        table
    }

    /// Adds the placement with this first cell, if it fits on the board.
    fn push(&mut self, grid: &Grid, set: &Set, kind: (u8, u8), first: Place) {
        let orientation = &set.piece(kind.0).orientations[kind.1 as usize];
        if grid.cell_type(first) != orientation.first_type {
            return;
        }
        let before = self.slots.len();
        for &far in orientation.cells.iter().chain(&orientation.blocked) {
            match grid.slot_from(first, far) {
                Some(slot) => self.slots.push(slot),
                None => return self.slots.truncate(before),
            }
        }
        self.starts.push(self.slots.len() as u32);
        self.kinds.push(kind);
    }

    /// Fills the lists by place and piece: a counting sort.
    fn index(&mut self) {
        let mut counts = std::mem::take(&mut self.lists);
        let lists_of = |table: &Table, id: usize, visit: &mut dyn FnMut(usize)| {
            let piece = table.kinds[id].0 as usize;
            let slots = &table.slots(id as u16)[..table.sizes[piece] as usize];
            slots.iter().for_each(|slot| visit(slot.index() * table.pieces + piece));
        };
        for id in 0..self.kinds.len() {
            lists_of(self, id, &mut |list| counts[list + 1] += 1);
        }
        for list in 1..counts.len() {
            counts[list] += counts[list - 1];
        }
        let mut next = counts.clone();
        let mut covering = vec![0; *counts.last().unwrap_or(&0) as usize];
        for id in 0..self.kinds.len() {
            lists_of(self, id, &mut |list| {
                covering[next[list] as usize] = id as u16;
                next[list] += 1;
            });
        }
        self.lists = counts;
        self.covering = covering;
    }

    /// How many placements there are.
    #[cfg(test)]
    pub fn len(&self) -> usize {
        self.kinds.len()
    }

    /// The slots of a placement: its places, then the junctions it blocks.
    #[inline]
    pub fn slots(&self, id: u16) -> &[Place] {
        &self.slots[self.starts[id as usize] as usize..self.starts[id as usize + 1] as usize]
    }

    /// The placements of a piece that cover a place.
    #[inline]
    pub fn covering(&self, place: Place, piece: u8) -> &[u16] {
        let list = place.index() * self.pieces + piece as usize;
        &self.covering[self.lists[list] as usize..self.lists[list + 1] as usize]
    }

    /// All placements of a piece.
    pub fn of_piece(&self, piece: u8) -> std::ops::Range<u16> {
        let (start, end) = self.ranges[piece as usize];
        start..end
    }

    /// The placement with this number.
    pub fn placement(&'static self, id: u16) -> Placement {
        Placement { table: self, id }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_have_their_numbers_of_placements() {
        let expected = [
            ("classic", 30433),
            ("classic_3", 30433),
            ("duo", 13729),
            ("junior", 7217),
            ("trigon", 32131),
            ("trigon_3", 24859),
            ("nexos", 15157),
            ("callisto", 9433),
            ("callisto_2", 4265),
            ("callisto_3", 6885),
            ("gembloq", 31254),
            ("gembloq_2", 15018),
            ("gembloq_3", 23518),
        ];
        for (id, placements) in expected {
            assert_eq!(Table::of(Variant::of_id(id).unwrap()).len(), placements, "{id}");
        }
    }

    #[test]
    fn the_cells_of_a_placement_tell_its_piece() {
        for variant in [Variant::Junior, Variant::TrigonThree, Variant::Nexos, Variant::Callisto, Variant::GembloqTwo] {
            let (table, set) = (Table::of(variant), variant.set());
            let grid = Grid::of(variant.ground());
            for id in 0..table.len() as u16 {
                let placement = table.placement(id);
                let kind = (placement.piece(), placement.orientation());
                assert_eq!(set.identify(grid, placement.places()), Some(kind), "{}", variant.id());
                assert!(table.of_piece(kind.0).contains(&id));
                assert!(placement.places().iter().all(|&place| table.covering(place, kind.0).contains(&id)));
            }
        }
    }
}
