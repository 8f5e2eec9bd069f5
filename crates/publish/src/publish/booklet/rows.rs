//! Pictures in rows, where they are to have one scale.

use std::ops::Range;

/// A picture is large where others can have a scale so many times greater, but for one of so many.
const MUCH: f32 = 1.3;
const FEW: usize = 4;

/// Pictures in rows of so many `columns`, each row with its pictures and the number of its columns. `scales` are the greatest scales with
/// which pictures fit into a column; cells without a picture have none. A picture has a row of its own where it would make all others much
/// smaller: where its scale is less than `least`, and few others need such a one.
pub(crate) fn in_rows(scales: &[Option<f32>], columns: usize, least: f32) -> Vec<(Range<usize>, usize)> {
    let mut sorted: Vec<f32> = scales.iter().flatten().copied().collect();
    sorted.sort_by(f32::total_cmp);
    let usual = sorted.get(sorted.len() / FEW).copied().unwrap_or_default();
    let is_large =
        |scale: &Option<f32>| columns > 1 && scale.is_some_and(|scale| scale < least && scale * MUCH < usual);
    let mut rows = Vec::new();
    let mut from = 0;
    for alike in scales.chunk_by(|a, b| is_large(a) == is_large(b)) {
        let columns = if is_large(&alike[0]) { 1 } else { columns };
        let end = from + alike.len();
        rows.extend((from..end).step_by(columns).map(|at| (at..(at + columns).min(end), columns)));
        from = end;
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_much_larger_diagram_has_a_row_of_its_own() {
        let rows = |scales: &[f32]| {
            let scales: Vec<Option<f32>> = scales.iter().copied().map(Some).collect();
            in_rows(&scales, 3, 9.0).into_iter().map(|(row, columns)| (row.len(), columns)).collect::<Vec<_>>()
        };
        assert_eq!(rows(&[20.0; 7]), [(3, 3), (3, 3), (1, 3)]);
        assert_eq!(
            rows(&[20.0, 20.0, 20.0, 20.0, 6.0, 20.0, 20.0, 20.0, 20.0]),
            [(3, 3), (1, 3), (1, 1), (3, 3), (1, 3)]
        );
        // Where that is not small, where all are large, and where many are.
        assert_eq!(rows(&[20.0, 20.0, 20.0, 20.0, 12.0]), [(3, 3), (2, 3)]);
        assert_eq!(rows(&[6.0; 4]), [(3, 3), (1, 3)]);
        assert_eq!(rows(&[6.0, 20.0, 6.0, 20.0]), [(3, 3), (1, 3)]);
        assert!(in_rows(&[], 3, 9.0).is_empty());
    }
}
