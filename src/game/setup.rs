//! The setup of a node in games whose setup is a list of points: stones come and go without a look at the rules.

use super::{
    Kind, Misread, fault, notation,
    state::{GameState, Setup},
};
use crate::sgf::{Code, Fault};

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
        // A third time in a row changes nothing and says nothing new, however many points it names.
        times = if number > 0 && values[number - 1] == (setup, raw) { times + 1 } else { 0 };
        if times > 1 {
            continue;
        }
        let colour = match setup {
            Setup::Add(colour) => Some(colour),
            Setup::Empty | Setup::Own => None,
        };
        let mut again = None;
        for place in places(kind, raw, findings) {
            touched[place.index()] = touched[place.index()].saturating_add(1);
            // Once for each point: a list of rectangles can name all of them many thousand times.
            if touched[place.index()] == 2 {
                again = again.or(Some(place));
            }
            if touched[place.index()] == 1 && state.stone(place) == colour {
                idle = Some(idle.map_or((place, raw, 1), |(first, raw, count)| (first, raw, count + 1_usize)));
            }
            state.set_up(place, colour);
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
            1 => say!(
                "as-setup-wants-already",
                "{first} is as the setup wants it already",
                first = kind.place_value(first)
            ),
            count => say!(
                "more-as-setup-wants",
                "{first} and {count} more are as the setup wants them already",
                first = kind.place_value(first),
                count = count - 1
            ),
        };
        findings.push(fault(Code::SetupWithoutEffect, words).about(raw));
    }
}

/// The places of one value; what names none is a finding.
pub(super) fn places(kind: &Kind, raw: &[u8], findings: &mut Vec<Fault>) -> Vec<super::Place> {
    if notation::squeeze(raw).is_empty() {
        return Vec::new();
    }
    let mut places = Vec::new();
    for place in kind.places(raw) {
        match place {
            Ok(place) => places.push(place),
            Err(_) if !kind.has_board() => {}
            Err(misread) => findings.push(unreadable(misread, raw, Code::UnreadablePoint)),
        }
    }
    places
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
