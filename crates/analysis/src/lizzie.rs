//! LZ, LZ2, LZOP and LZOP2. The header is of the side that moved last, but for the lead, which like all else is of the side to move.

use crate::number::{local, playouts, rate, visits};
use crate::side::Side;
use crate::{Board, Candidate, Details, Form, Of, Problem, Reading, Source, Values, limits};

/// The header: what is known of the position. `None` where nothing was searched.
pub(crate) fn read(
    text: &str,
    property: &'static str,
    mover: Option<Side>,
    board: Board,
) -> Result<Option<Reading>, Problem> {
    let header = text.lines().next().unwrap_or_default();
    let words: Vec<&str> = header.split_whitespace().take(limits::PV).collect();
    // The name of an engine may have blanks, and numbers.
    let found = words.windows(2).enumerate().find_map(|(at, pair)| {
        let winrate = local(pair[0]).filter(|number| (0.0..=100.0).contains(number))?;
        Some((at, winrate / 100.0, playouts(pair[1])?))
    });
    let (at, winrate, playouts) = found.ok_or(Problem::Form)?;
    if playouts == 0 {
        return Ok(None);
    }
    let mover = mover.ok_or(Problem::UnknownSide)?;
    let further = |place: usize| words.get(at + 2 + place).and_then(|word| local(word));
    let lead = further(0).filter(|lead| lead.abs() <= board.greatest_lead());
    let values = Values {
        winrate: Some(mover.winrate(winrate)),
        lead: lead.map(|lead| mover.other().lead(lead)),
        stdev: further(1).filter(|stdev| *stdev >= 0.0),
        pda: further(2),
        visits: Some(playouts),
        ..Values::default()
    };
    let form = if property.ends_with('2') { Form::Lz2 } else { Form::Lz };
    let source = Source { engine: Some(words[..at].join(" ")).filter(|name| !name.is_empty()), ..Source::of(form) };
    Ok(Some(Reading { source, property, index: None, of: Of::Node, values }))
}

/// What the next words are.
enum Part {
    Other,
    Pv,
    PvVisits,
    Ownership,
}

/// Candidates and ownership, behind the header.
pub(crate) fn details(text: &str, mover: Side, board: Board) -> (Details, Vec<Problem>) {
    let (to_move, most) = (mover.other(), board.points());
    let mut words = text.split_once('\n').map_or("", |(_, rest)| rest).split_ascii_whitespace();
    let (mut candidates, mut open, mut part) = (Vec::new(), None, Part::Other);
    let (mut ownership, mut numbers, mut in_range) = (Vec::new(), 0_usize, true);
    while let Some(word) = words.next() {
        let candidate: &mut Option<Candidate> = &mut open;
        match word {
            "move" => {
                if candidates.len() > most {
                    break;
                }
                candidates.extend(candidate.take());
                part = Part::Other;
                *candidate = words.next().and_then(|name| board.spot(name)).map(Candidate::of);
            }
            "info" => part = Part::Other,
            "pv" => part = Part::Pv,
            "pvVisits" => part = Part::PvVisits,
            "ownership" => part = Part::Ownership,
            "visits" | "winrate" | "scoreMean" | "scoreLead" | "prior" | "lcb" | "order" => {
                part = Part::Other;
                let (Some(number), Some(candidate)) = (words.next(), candidate.as_mut()) else { continue };
                let share = || local(number).and_then(|number| rate(number / 10_000.0));
                match word {
                    "visits" => candidate.visits = visits(number),
                    "winrate" => candidate.winrate = share().map(|share| to_move.winrate(share)),
                    "prior" => candidate.prior = share(),
                    "scoreMean" | "scoreLead" => {
                        let lead = local(number).filter(|lead| lead.abs() <= board.greatest_lead());
                        candidate.lead = lead.map(|lead| to_move.lead(lead));
                    }
                    _ => {}
                }
            }
            _ => match (&part, candidate) {
                (Part::Pv, Some(candidate)) if candidate.pv.len() < limits::PV => match board.spot(word) {
                    Some(spot) => candidate.pv.push(spot),
                    // What follows would be played from another position.
                    None => part = Part::Other,
                },
                (Part::PvVisits, Some(candidate)) if candidate.pv_visits.len() < limits::PV => {
                    candidate.pv_visits.extend(visits(word));
                }
                (Part::Ownership, _) => {
                    numbers += 1;
                    let owned = local(word).filter(|owned| owned.abs() <= 1.0);
                    in_range &= owned.is_some();
                    if ownership.len() < most {
                        ownership.push(to_move.lead(owned.unwrap_or_default()) as f32);
                    }
                }
                _ => {}
            },
        }
    }
    if candidates.len() <= most {
        candidates.extend(open);
    }
    let problem = match numbers {
        0 => None,
        _ if numbers != most => Some(Problem::OwnershipLength(numbers, most)),
        _ => (!in_range).then_some(Problem::OwnershipRange),
    };
    let ownership = Some(ownership).filter(|_| numbers > 0 && problem.is_none());
    (Details { candidates, ownership, policy: None }, problem.into_iter().collect())
}
