//! KT: ownership, policy and JSON, each packed. All of KaTrain's numbers are Black's already; the policy is of the side to move.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::number::rate;
use crate::packed::{halves, unpack};
use crate::{Board, Candidate, Details, Form, Of, Problem, Reading, Source, Spot, Values, limits};

/// The version that is read; later ones are refused. KaTrain compares the texts.
pub(crate) const VERSION: &str = "1.0";

#[derive(Deserialize)]
struct RootOnly {
    root: Option<Numbers>,
}

#[derive(Deserialize)]
struct Whole {
    #[serde(default)]
    moves: BTreeMap<String, Move>,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase")]
struct Numbers {
    winrate: Option<f64>,
    score_lead: Option<f64>,
    visits: Option<f64>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Move {
    order: Option<f64>,
    visits: Option<f64>,
    winrate: Option<f64>,
    score_lead: Option<f64>,
    prior: Option<f64>,
    pv: Option<Vec<String>>,
    pv_visits: Option<Vec<f64>>,
}

fn json<'a, T: Deserialize<'a>>(bytes: &'a [u8]) -> Result<T, Problem> {
    let (mut depth, mut quoted, mut escaped) = (0_usize, false, false);
    for &byte in bytes {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            b'[' | b'{' if !quoted => {
                depth += 1;
                if depth > limits::DEPTH {
                    return Err(Problem::TooDeep);
                }
            }
            b']' | b'}' if !quoted => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    serde_json::from_slice(bytes).map_err(|_| Problem::NotJson)
}

/// The three values, if there are three.
fn parts<'a>(mut values: impl Iterator<Item = &'a [u8]>) -> Result<[&'a [u8]; 3], Problem> {
    let mut parts = [&b""[..]; 3];
    for (count, part) in parts.iter_mut().enumerate() {
        *part = values.next().ok_or(Problem::TooFewValues(count))?;
    }
    if parts[..2].iter().any(|array| array.len() > limits::ARRAY) {
        return Err(Problem::TooLarge);
    }
    Ok(parts)
}

fn count(number: f64) -> Option<u64> {
    (0.0..=limits::VISITS).contains(&number).then_some(number as u64)
}

/// Win rate, lead and visits of the position; empty where only candidates are there.
pub(crate) fn read<'a>(values: impl Iterator<Item = &'a [u8]>, board: Board) -> Result<Option<Reading>, Problem> {
    let bytes = unpack(parts(values)?[2], limits::PACKED)?;
    let root = json::<RootOnly>(&bytes)?.root.unwrap_or_default();
    let values = Values {
        winrate: root.winrate.and_then(rate),
        lead: root.score_lead.filter(|lead| lead.abs() <= board.greatest_lead()),
        visits: root.visits.and_then(count),
        ..Values::default()
    };
    Ok(Some(Reading { source: Source::of(Form::KaTrain), property: "KT", index: None, of: Of::Node, values }))
}

/// Everything else; each of the three parts that cannot be read is a problem of its own.
pub(crate) fn details<'a>(values: impl Iterator<Item = &'a [u8]>, board: Board) -> (Details, Vec<Problem>) {
    let [ownership, policy, main] = match parts(values) {
        Ok(parts) => parts,
        Err(problem) => return (Details::default(), vec![problem]),
    };
    let mut problems = Vec::new();
    let ownership = floats(ownership, board.points(), Problem::OwnershipLength).and_then(|numbers| match numbers {
        Some(numbers) if numbers.iter().any(|number| !(-1.0..=1.0).contains(number)) => Err(Problem::OwnershipRange),
        numbers => Ok(numbers),
    });
    let policy = floats(policy, board.points() + 1, Problem::PolicyLength);
    let main = unpack(main, limits::PACKED).and_then(|bytes| json::<Whole>(&bytes));
    let mut kept = |problem: Problem| problems.push(problem);
    let ownership = ownership.map_err(&mut kept).ok().flatten();
    let policy = policy.map_err(&mut kept).ok().flatten();
    let candidates = main.map(|main| candidates(main.moves, policy.as_deref(), board)).map_err(kept);
    (Details { candidates: candidates.unwrap_or_default(), ownership, policy }, problems)
}

fn floats(value: &[u8], count: usize, wrong: fn(usize, usize) -> Problem) -> Result<Option<Vec<f32>>, Problem> {
    // Up to the largest board, so that the count can be reported; more is no array of this game.
    let bytes = unpack(value, 2 * (52 * 52 + 1))?;
    match bytes.len() {
        0 => Ok(None),
        length if length == 2 * count => Ok(Some(halves(&bytes))),
        length => Err(wrong(length / 2, count)),
    }
}

fn candidates(moves: BTreeMap<String, Move>, policy: Option<&[f32]>, board: Board) -> Vec<Candidate> {
    let mut candidates: Vec<Candidate> = Vec::new();
    for (name, numbers) in moves {
        let Some(spot) = board.spot(&name) else { continue };
        candidates.push(Candidate {
            visits: numbers.visits.and_then(count),
            winrate: numbers.winrate.and_then(rate),
            lead: numbers.score_lead.filter(|lead| lead.abs() <= board.greatest_lead()),
            order: numbers.order.and_then(count).map(|order| order.min(limits::UNRANKED.into()) as u32),
            prior: numbers.prior.and_then(rate),
            pv: numbers.pv.unwrap_or_default().iter().map_while(|name| board.spot(name)).take(limits::PV).collect(),
            pv_visits: numbers.pv_visits.unwrap_or_default().into_iter().map_while(count).take(limits::PV).collect(),
            ..Candidate::of(spot)
        });
    }
    candidates
        .sort_by_key(|candidate| (candidate.order.unwrap_or(limits::UNRANKED), std::cmp::Reverse(candidate.visits)));
    candidates.truncate(board.points() + 1);
    if let Some((at, &prior)) = policy.filter(|_| candidates.is_empty()).and_then(highest) {
        // KaTrain does the same before it has searched.
        let columns = usize::from(board.columns);
        let spot = match at == board.points() {
            true => Spot::Pass,
            false => Spot::Point((at % columns) as u16, (at / columns) as u16),
        };
        candidates.push(Candidate {
            order: Some(0),
            prior: rate(f64::from(prior)),
            pv: vec![spot],
            ..Candidate::of(spot)
        });
    }
    candidates
}

fn highest(policy: &[f32]) -> Option<(usize, &f32)> {
    policy.iter().enumerate().filter(|(_, share)| **share > 0.0).max_by(|one, other| one.1.total_cmp(other.1))
}
