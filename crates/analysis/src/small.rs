//! Properties of one short value: Sabaki's, Ogatak's, q5Go's, GoReviewPartner's, and V. All of them are Black's, or name the side.

use crate::number::{local, percent, real, visits};
use crate::side::Side;
use crate::{Board, Form, Of, Problem, Reading, Source, Spot, Values};

/// A win rate in per cent: SBKV.
pub(crate) fn winrate(text: &str) -> Result<f64, Problem> {
    real(text).filter(|number| (0.0..=100.0).contains(number)).map(|number| number / 100.0).ok_or(Problem::NotANumber)
}

/// A lead in points: SBKS, OGSC.
pub(crate) fn lead(text: &str, board: Board) -> Result<f64, Problem> {
    real(text).filter(|number| number.abs() <= board.greatest_lead()).ok_or(Problem::NotANumber)
}

/// V: any real number.
pub(crate) fn value(text: &str) -> Result<f64, Problem> {
    real(text).ok_or(Problem::NotANumber)
}

/// One value of QLZV (`visits:winrate[:komi[:engine]]`) or QKGV (`visits:winrate:lead:stdev[:komi[:engine]]`).
pub(crate) fn q5go(text: &str, property: &'static str, index: usize, board: Board) -> Result<Reading, Problem> {
    let with_lead = property == "QKGV";
    let mut parts = text.trim().splitn(if with_lead { 6 } else { 4 }, ':');
    let mut next = || parts.next().map(str::trim);
    let (count, rate) = next().zip(next()).ok_or(Problem::Form)?;
    let mut values = Values {
        visits: Some(visits(count).ok_or(Problem::NotANumber)?),
        winrate: Some(local(rate).and_then(crate::number::rate).ok_or(Problem::NotANumber)?),
        ..Values::default()
    };
    if with_lead {
        let (lead, stdev) = next().zip(next()).ok_or(Problem::Form)?;
        values.lead = local(lead).filter(|lead| lead.abs() <= board.greatest_lead());
        values.stdev = local(stdev).filter(|stdev| *stdev >= 0.0);
        if values.lead.is_none() || values.stdev.is_none() {
            return Err(Problem::NotANumber);
        }
    }
    let komi = match next() {
        None | Some("") => None,
        Some(komi) => Some(thousandths(local(komi).ok_or(Problem::NotANumber)?)),
    };
    let engine = next().filter(|engine| !engine.is_empty()).map(str::to_owned);
    let form = if with_lead { Form::Qkgv } else { Form::Qlzv };
    Ok(Reading { source: Source { form, engine, komi }, property, index: Some(index), of: Of::Node, values })
}

/// A number of points as it is kept in sources.
pub(crate) fn thousandths(points: f64) -> i64 {
    (points.clamp(-1e6, 1e6) * 1000.0).round() as i64
}

/// A win rate as `54.2%/45.8%`, Black's first.
pub(crate) fn both_rates(text: &str) -> Result<f64, Problem> {
    let (black, white) = text.trim().split_once('/').ok_or(Problem::Form)?;
    let rate = |text: &str| text.trim().strip_suffix('%').and_then(percent);
    rate(black).zip(rate(white)).map(|(black, _)| black).ok_or(Problem::NotANumber)
}

/// A lead as `B+3.5` or `W+0.6`; `0` is even.
pub(crate) fn named_lead(text: &str, board: Board) -> Result<f64, Problem> {
    let text = text.trim();
    let lead = match text.split_once('+') {
        Some((side, points)) => Side::of_letter(side).zip(local(points)).map(|(side, points)| side.lead(points)),
        None => real(text).filter(|number| *number == 0.0),
    };
    lead.filter(|lead| lead.abs() <= board.greatest_lead()).ok_or(Problem::NotANumber)
}

/// A best move: CBM.
pub(crate) fn best(text: &str, board: Board) -> Result<Spot, Problem> {
    board.spot(text.trim()).ok_or(Problem::Form)
}
