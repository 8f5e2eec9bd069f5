//! Setup in games where it is a list of points: stones are added and removed without checking the rules.

use super::{
    Colour, Kind, Misread, Place, fault, notation,
    state::{GameState, Setup},
};
use crate::sgf::{Code, Fault};
use std::ops::Range;

/// Executes the values of a setup in their order.
pub(super) fn points<S: GameState + ?Sized>(
    state: &mut S,
    kind: &Kind,
    values: &[(Setup, &[u8])],
    findings: &mut Vec<Fault>,
) {
    let mut touched = vec![0_u8; kind.board().len()];
    let mut idle = None;
    let mut times = 0;
    for (number, &(setup, raw)) in values.iter().enumerate() {
        // A third repetition changes nothing and reports nothing new, however many points it has.
        times = if number > 0 && values[number - 1] == (setup, raw) { times + 1 } else { 0 };
        if times > 1 {
            continue;
        }
        let colour = match setup {
            Setup::Add(colour) => Some(colour),
            Setup::Empty | Setup::Own => None,
        };
        let mut again = None;
        for run in runs(kind, raw, findings) {
            let touched = &mut touched[usize::from(run.start)..usize::from(run.end)];
            // Once for each point: a list of rectangles can name all of them many thousand times.
            if again.is_none() {
                again = run.clone().zip(&*touched).find(|(_, times)| **times == 1).map(|(place, _)| Place(place));
            }
            let stands = state.stands(run.clone(), colour);
            let mut same = run
                .clone()
                .zip(&*touched)
                .filter(|(place, times)| **times == 0 && (stands || state.stone(Place(*place)) == colour));
            if let Some((first, _)) = same.next() {
                let count = 1 + same.count();
                let (first, raw, before) = idle.unwrap_or((Place(first), raw, 0));
                idle = Some((first, raw, before + count));
            }
            touched.iter_mut().for_each(|times| *times = times.saturating_add(1));
            // Once is enough where all of it is as it is to be.
            let count = if stands { 1 } else { run.len() };
            run.take(count).for_each(|place| state.set_up(Place(place), colour));
        }
        if let Some(place) = again {
            let words = message!(
                "set-up-more-than-2",
                "{place} is set up more than once in this node",
                place = kind.place_value(place)
            );
            findings.push(fault(Code::SetupRepeated, words).about(raw));
        }
    }
    if let Some((first, raw, count)) = idle {
        let words = match count {
            1 => {
                say!("as-setup-wants-already", "the setup changes nothing at {first}", first = kind.place_value(first))
            }
            count => say!(
                "more-as-setup-wants",
                "the setup changes nothing at {first} and {count} more",
                first = kind.place_value(first),
                count = count - 1
            ),
        };
        findings.push(fault(Code::SetupWithoutEffect, words).about(raw));
    }
}

/// The stones of a position as setup: a property with its values for each colour that has any.
pub(super) fn of_stones<S: GameState + ?Sized>(state: &S, kind: &Kind) -> Vec<(&'static str, Vec<String>)> {
    let colours = Colour::ALL.into_iter().take(kind.colours().into());
    let own = |colour| {
        let places = kind.board().places().filter(move |&place| state.stone(place) == Some(colour));
        (kind.setup_id(colour), places.map(|place| kind.place_value(place)).collect())
    };
    colours.map(own).filter(|(_, values): &(_, Vec<String>)| !values.is_empty()).collect()
}

/// The places of one value; what names none is a finding.
pub(super) fn places(kind: &Kind, raw: &[u8], findings: &mut Vec<Fault>) -> impl Iterator<Item = Place> {
    runs(kind, raw, findings).flatten().map(Place)
}

/// The same as ranges of their numbers.
fn runs(kind: &Kind, raw: &[u8], findings: &mut Vec<Fault>) -> impl Iterator<Item = Range<u16>> {
    let named = (!notation::squeeze(raw).is_empty()).then(|| kind.runs(raw));
    named.into_iter().flatten().filter_map(move |run| match run {
        Ok(run) => Some(run),
        Err(misread) => {
            if kind.has_board() {
                findings.push(unreadable(misread, raw, Code::UnreadablePoint));
            }
            None
        }
    })
}

/// The finding for a value that names no place.
pub(super) fn unreadable(misread: Misread, raw: &[u8], code: Code) -> Fault {
    let text = notation::plain_text(raw);
    let found = match misread {
        Misread::Unreadable => fault(code, message!("cannot-read", "\"{text}\" cannot be read", text)),
        Misread::OffBoard => fault(Code::PointOffBoard, message!("not-board", "{text} is not on this board", text)),
    };
    found.about(raw)
}
