//! Chinese numerals drawn as strokes, since the picture font lacks them.

use super::font::{CAP_HEIGHT, Glyph, Step};
use crate::game::board::{Point, pt};

/// Lines from point to point, in hundredths of a square, y down.
type Lines = &'static [&'static [(i8, i8)]];

/// Each numeral as its lines.
const NUMERALS: [(char, Lines); 11] = [
    ('〇', &[&[(50, 12), (77, 23), (88, 50), (77, 77), (50, 88), (23, 77), (12, 50), (23, 23), (50, 12)]]),
    ('一', &[&[(8, 50), (92, 50)]]),
    ('二', &[&[(20, 26), (80, 26)], &[(8, 78), (92, 78)]]),
    ('三', &[&[(16, 18), (84, 18)], &[(22, 50), (78, 50)], &[(8, 83), (92, 83)]]),
    (
        '四',
        &[
            &[(12, 18), (88, 18), (88, 86), (12, 86), (12, 18)],
            &[(38, 18), (36, 44), (24, 62)],
            &[(60, 18), (60, 52), (66, 58), (84, 58)],
        ],
    ),
    ('五', &[&[(14, 14), (86, 14)], &[(46, 14), (36, 86)], &[(18, 46), (74, 46), (70, 86)], &[(6, 86), (94, 86)]]),
    (
        '六',
        &[&[(48, 6), (54, 22)], &[(8, 34), (92, 34)], &[(36, 46), (28, 68), (12, 92)], &[(62, 46), (76, 68), (90, 92)]],
    ),
    ('七', &[&[(8, 50), (90, 36)], &[(44, 8), (44, 78), (52, 86), (86, 86), (90, 70)]]),
    ('八', &[&[(38, 18), (32, 52), (8, 90)], &[(56, 12), (66, 52), (92, 90)]]),
    ('九', &[&[(40, 8), (38, 42), (28, 66), (8, 90)], &[(14, 34), (68, 34), (66, 78), (72, 86), (88, 86), (92, 70)]]),
    ('十', &[&[(8, 46), (92, 46)], &[(50, 8), (50, 94)]]),
];

/// The side of the square in ems.
const SIDE: f32 = 0.92;

/// The numeral; `None` for any other character.
pub(super) fn glyph(c: char, bold: bool) -> Option<Glyph> {
    let (_, lines) = NUMERALS.iter().find(|(known, _)| *known == c)?;
    let half = if bold { 0.06 } else { 0.04 };
    // The middle of the square is level with that of a figure.
    let at = |&(x, y): &(i8, i8)| {
        pt(0.04 + f32::from(x) / 100.0 * SIDE, (f32::from(y) / 100.0 - 0.5) * SIDE - CAP_HEIGHT / 2.0)
    };
    let mut steps = Vec::new();
    for pair in lines.iter().flat_map(|line| line.windows(2)) {
        stroke(&mut steps, at(&pair[0]), at(&pair[1]), half);
    }
    Some(Glyph { steps, advance: SIDE + 0.08 })
}

/// A bar from one point to another, and a little further so that bars join. All go round the same way.
fn stroke(steps: &mut Vec<Step>, from: Point, to: Point, half: f32) {
    let way = (to - from) * (half / from.distance(to).max(f32::EPSILON));
    let across = pt(-way.y, way.x);
    let (from, to) = (from - way, to + way);
    steps.extend([
        Step::Move(from + across),
        Step::Line(from - across),
        Step::Line(to - across),
        Step::Line(to + across),
    ]);
    steps.push(Step::Close);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Board, Coordinates, Naming, Surface};

    #[test]
    fn every_chinese_name_of_a_place_can_be_drawn() {
        let board = Board::square(52, 52, Surface::Lines, Naming::LetterPair).with_coordinates(Coordinates::Chinese);
        for label in board.labels() {
            assert!(crate::font::covers(&label.text), "{}", label.text);
        }
        for (c, _) in NUMERALS {
            let drawn = glyph(c, false).unwrap();
            let inside = |step: &Step| match step {
                Step::Move(p) | Step::Line(p) => (0.0..=drawn.advance).contains(&p.x) && (-1.0..0.2).contains(&p.y),
                _ => true,
            };
            assert!(drawn.steps.len() >= 5 && drawn.steps.iter().all(inside), "{c}");
        }
        assert_eq!(glyph('百', false), None);
    }
}
