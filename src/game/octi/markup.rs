//! Marks on single pods: CS, MS, SS and TS, and the arrows of AS.

use super::{Designation, Pod, stone};
use crate::game::{Kind, Mark, Markup, Misread, Place, PodMark, Position, fault, markup::unreadable, notation};
use crate::sgf::{Code, Fault, Property};

/// The marks of pods and their properties.
const MARKS: [(Mark, &str); 4] =
    [(Mark::Circle, "CS"), (Mark::Cross, "MS"), (Mark::Square, "SS"), (Mark::Triangle, "TS")];

/// The property that puts a mark on pods; not every mark has one.
pub fn property(mark: Mark) -> Option<&'static str> {
    MARKS.iter().find(|(known, _)| *known == mark).map(|(_, id)| *id)
}

/// Reads a property that marks pods. Returns whether it is one.
pub(super) fn read(markup: &mut Markup, position: &Position, property: &Property<'_>) -> bool {
    let id = property.id();
    if id == "AS" {
        read_arrows(markup, position, property);
    } else if let Some((mark, _)) = MARKS.iter().find(|(_, known)| *known == id) {
        read_marks(markup, position, property, *mark);
    } else {
        return false;
    }
    true
}

/// A designation twice means two of several equal pods.
fn read_marks(markup: &mut Markup, position: &Position, property: &Property<'_>, mark: Mark) {
    for raw in property.values() {
        let Some((place, stone)) = designated(markup, position.kind(), (raw, raw)) else { continue };
        let marked = |pod: usize| markup.pod_marks.iter().any(|m| m.place == place && m.pod == pod);
        let pods = position.stack(place).iter().enumerate().filter(|(_, pod)| is_meant(pod, &stone));
        match pods.map(|(n, _)| n).find(|&n| !marked(n)) {
            Some(pod) => markup.pod_marks.push(PodMark { place, pod, mark }),
            None => markup.findings.push(gone(say!(
                "no-pod-marked",
                "there is no pod {stone} to mark",
                stone = stone.to_string()
            ))),
        }
    }
}

fn read_arrows(markup: &mut Markup, position: &Position, property: &Property<'_>) {
    for raw in property.values() {
        let (from, to) = notation::compose(raw);
        let Some((place, stone)) = designated(markup, position.kind(), (from, raw)) else { continue };
        let Some(to) = markup.place(position.kind(), to.unwrap_or(b""), raw) else { continue };
        match position.stack(place).iter().position(|pod| is_meant(pod, &stone)) {
            Some(pod) => markup.pod_arrows.push((place, pod, to)),
            None => markup.findings.push(gone(say!(
                "no-pod-arrow",
                "there is no pod {stone} for the arrow",
                stone = stone.to_string()
            ))),
        }
    }
}

fn is_meant(pod: &Pod, stone: &Designation) -> bool {
    stone.prongs.is_none_or(|prongs| prongs == (pod.prongs, pod.superprongs))
}

fn gone(words: String) -> Fault {
    fault(Code::OctiPodGone, words)
}

/// The pod that a part of a value means.
fn designated(markup: &mut Markup, kind: &Kind, (part, raw): (&[u8], &[u8])) -> Option<(Place, Designation)> {
    let Some(stone) = stone(part) else {
        markup.findings.push(unreadable(Misread::Unreadable, raw));
        return None;
    };
    let name = format!("{}{}", stone.cell.0 + 1, stone.cell.1 + 1);
    Some((markup.place(kind, name.as_bytes(), raw)?, stone))
}
