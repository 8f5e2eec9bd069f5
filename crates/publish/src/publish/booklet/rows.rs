//! Problems in rows and rows on sheets, as booklets and pages have them: pictures of one sheet have one scale, so that their stones are alike.

use std::ops::Range;

/// The scale of a sheet is small where those of others are so many times greater.
const MUCH: f32 = 1.3;
/// A picture is large where the scales of others are so many times greater, but for one of so many: a row of its own costs paper.
const LARGE: f32 = 1.6;
const FEW: usize = 4;

/// Pictures in rows of so many `columns`, each row with its pictures and the number of its columns. `scales` are the greatest scales with
/// which pictures fit into a column; cells without a picture have none. A picture has a row of its own where it would make all others much
/// smaller, and few others would.
pub(crate) fn in_rows(scales: &[Option<f32>], columns: usize) -> Vec<(Range<usize>, usize)> {
    let mut sorted: Vec<f32> = scales.iter().flatten().copied().collect();
    sorted.sort_by(f32::total_cmp);
    let usual = sorted.get(sorted.len() / FEW).copied().unwrap_or_default();
    let is_large = |scale: &Option<f32>| columns > 1 && scale.is_some_and(|scale| scale * LARGE < usual);
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

/// What a row needs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RowSize {
    /// How many problems it has.
    pub(crate) count: usize,
    /// How high its pictures are, in their own units, and the greatest scale with which each fits into its column.
    pub(crate) height: f32,
    pub(crate) widest: f32,
    /// How high the words under them are.
    pub(crate) words: f32,
}

/// What a sheet has room for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SheetSize {
    /// How high the rows of the first sheet and those of others may be together.
    pub(crate) room: (f32, f32),
    /// The most rows, and the most problems.
    pub(crate) rows: usize,
    pub(crate) problems: usize,
    /// The greatest scale, and the one down to which pictures shrink so that one more row fits.
    pub(crate) scales: (f32, f32),
}

/// A sheet.
#[derive(Clone, Debug)]
pub(crate) struct FilledSheet {
    pub(crate) rows: Range<usize>,
    /// The scale of all its pictures.
    pub(crate) scale: f32,
    /// How much of its room the rows have.
    pub(crate) room: f32,
}

/// Rows on sheets. A row that would make all pictures of its sheet much smaller than on the others begins the next one.
pub(crate) fn in_sheets(rows: &[RowSize], size: &SheetSize) -> Vec<FilledSheet> {
    let (greatest, least) = size.scales;
    let mut alone: Vec<f32> = rows
        .iter()
        .map(|row| (size.room.1 / size.rows.max(1) as f32 - row.words) / row.height.max(0.1))
        .zip(rows)
        .map(|(scale, row)| scale.min(row.widest).min(greatest))
        .collect();
    alone.sort_by(f32::total_cmp);
    let least = alone.get(alone.len() / 2).map_or(least, |usual| least.max(usual / MUCH));
    let mut sheets: Vec<FilledSheet> = Vec::new();
    let mut most_rows = 0;
    let mut from = 0;
    while from < rows.len() {
        let room = if sheets.is_empty() { size.room.0 } else { size.room.1 };
        let (mut end, mut count) = (from, 0);
        let (mut heights, mut words, mut widest) = (0.0_f32, 0.0_f32, greatest);
        while let Some(row) = rows.get(end).filter(|_| end - from < size.rows) {
            let (high, beneath, wide) = (heights + row.height, words + row.words, widest.min(row.widest));
            let fits = high * wide.min(least) + beneath <= room + 0.5 && count + row.count <= size.problems;
            if end > from && !fits {
                break;
            }
            (heights, words, widest) = (high, beneath, wide);
            (end, count) = (end + 1, count + row.count);
        }
        // The last sheet looks like the others, even if it has fewer rows.
        let whole = if most_rows > 0 { most_rows } else { size.rows };
        let times = if end == rows.len() { whole.max(end - from) as f32 / (end - from) as f32 } else { 1.0 };
        most_rows = most_rows.max(end - from);
        let room = (room / times).max((heights * widest.min(least) + words).min(room));
        let scale = widest.min((room - words) / heights.max(0.1)).max(0.1);
        sheets.push(FilledSheet { rows: from..end, scale, room });
        from = end;
    }
    sheets
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_much_larger_diagram_has_a_row_of_its_own() {
        let rows = |scales: &[f32]| {
            let scales: Vec<Option<f32>> = scales.iter().copied().map(Some).collect();
            in_rows(&scales, 3).into_iter().map(|(row, columns)| (row.len(), columns)).collect::<Vec<_>>()
        };
        assert_eq!(rows(&[20.0; 7]), [(3, 3), (3, 3), (1, 3)]);
        for wide in [6.0, 12.0] {
            assert_eq!(
                rows(&[20.0, 20.0, 20.0, 20.0, wide, 20.0, 20.0, 20.0, 20.0]),
                [(3, 3), (1, 3), (1, 1), (3, 3), (1, 3)]
            );
        }
        // Where it is not much larger, where all are large, and where many are.
        for wide in [13.0, 16.0] {
            assert_eq!(rows(&[20.0, 20.0, 20.0, 20.0, wide]), [(3, 3), (2, 3)]);
        }
        assert_eq!(rows(&[6.0; 4]), [(3, 3), (1, 3)]);
        assert_eq!(rows(&[6.0, 20.0, 6.0, 20.0]), [(3, 3), (1, 3)]);
        assert!(in_rows(&[], 3).is_empty());
    }

    /// Corners of ten lines, and a whole board among them: all sheets have about the same stones.
    #[test]
    fn a_high_row_does_not_make_its_sheet_small() {
        let row = |count: usize, height: f32| RowSize { count, height, widest: 22.0, words: 60.0 };
        let size = SheetSize { room: (640.0, 700.0), rows: 3, problems: 6, scales: (21.0, 9.0) };
        let filled = |rows: &[RowSize]| {
            let sheets = in_sheets(rows, &size);
            for sheet in &sheets {
                let rows = &rows[sheet.rows.clone()];
                let high = rows.iter().map(|row| row.height * sheet.scale + row.words).sum::<f32>();
                assert!(high <= sheet.room + 0.5 && sheet.room <= 700.0, "{sheet:?}");
                assert!(sheet.scale > 13.0, "{sheet:?}");
            }
            sheets.into_iter().map(|sheet| sheet.rows.len()).collect::<Vec<_>>()
        };
        let corners = [row(2, 10.0); 6];
        assert_eq!(filled(&corners), [3, 3]);
        let (mut one, mut two) = (corners.to_vec(), corners.to_vec());
        one[4] = row(1, 18.0);
        assert_eq!(filled(&one), [3, 3]);
        (two[3], two[4]) = (row(1, 18.0), row(1, 18.0));
        assert_eq!(filled(&two), [3, 2, 1]);
        assert!(in_sheets(&[], &size).is_empty());
    }
}
