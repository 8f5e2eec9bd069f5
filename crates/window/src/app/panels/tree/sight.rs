//! The visible part of the tree, in cells.

/// Moves a corner so that `cell` is in view, a third from the edge where it would be nearer.
pub(super) fn follow(corner: &mut f64, cell: f64, room: f64) {
    let third = (room / 3.0).min(room - 1.0).max(0.0);
    if cell < *corner + third {
        *corner = cell - third;
    } else if cell + 1.0 > *corner + room - third {
        *corner = cell + 1.0 - room + third;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_node_at_hand_stays_a_third_from_the_edge() {
        let mut corner = 0.0;
        follow(&mut corner, 4.0, 30.0);
        assert_eq!(corner, -6.0, "the clamp to the plan comes after");
        let mut corner = 0.0;
        follow(&mut corner, 100.0, 30.0);
        assert_eq!(corner, 81.0);
        let before = corner;
        follow(&mut corner, 95.0, 30.0);
        assert_eq!(corner, before, "nothing moves while it is well inside");
    }
}
