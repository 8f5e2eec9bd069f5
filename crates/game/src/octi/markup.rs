//! Marks on single pods: CS, MS, SS and TS, and the arrows of AS.

use super::{Designation, Pod, stone};
use crate::sgf::{Code, Fault, Property};
use crate::{Kind, Mark, Markup, Misread, Place, PodMark, Position, fault, markup::unreadable, notation};

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
        let Some((place, meant)) = designated(markup, position.kind(), (raw, raw)) else { continue };
        let marked = |pod: usize| markup.pod_marks.iter().any(|m| m.place == place && m.pod == pod);
        let stone = meant.to_string();
        match free_pod(position, place, &meant, marked) {
            Ok(pod) => markup.pod_marks.push(PodMark { place, pod, mark }),
            Err(NoPod::Taken) => {
                let words = message!("pod-marked-twice", "the pod {stone} has a mark already", stone);
                markup.findings.push(fault(Code::MarkRepeated, words).about(raw));
            }
            Err(NoPod::Gone) => {
                markup.findings.push(gone(say!("no-pod-marked", "there is no pod {stone} to mark", stone)).about(raw));
            }
        }
    }
}

fn read_arrows(markup: &mut Markup, position: &Position, property: &Property<'_>) {
    for raw in property.values() {
        let (from, to) = notation::compose(raw);
        let Some((place, meant)) = designated(markup, position.kind(), (from, raw)) else { continue };
        let Some(to) = markup.place(position.kind(), to.unwrap_or(b""), raw) else { continue };
        let stone = meant.to_string();
        let taken = |pod: usize| markup.pod_arrows.contains(&(place, pod, to));
        let pod = free_pod(position, place, &meant, taken);
        if to == place {
            let words = message!("pod-arrow-nowhere", "the arrow of {stone} leads to its own square", stone);
            markup.findings.push(fault(Code::LineRepeated, words).about(raw));
        }
        match pod {
            Ok(pod) => markup.pod_arrows.push((place, pod, to)),
            Err(NoPod::Taken) => {
                let words = message!("pod-arrow-twice", "the pod {stone} has this arrow already", stone);
                markup.findings.push(fault(Code::LineRepeated, words).about(raw));
            }
            Err(NoPod::Gone) => {
                let words = say!("no-pod-arrow", "there is no pod {stone} for the arrow", stone);
                markup.findings.push(gone(words).about(raw));
            }
        }
    }
}

/// Why no pod of a square can be meant.
enum NoPod {
    /// There is none like this.
    Gone,
    /// Those that are like this have what is given to them already.
    Taken,
}

/// The first pod of a square that can be meant and is not `taken`: values that are the same mean pods that are the same.
fn free_pod(
    position: &Position,
    place: Place,
    meant: &Designation,
    taken: impl Fn(usize) -> bool,
) -> Result<usize, NoPod> {
    let mut pods = position.stack(place).iter().enumerate().filter(|(_, pod)| is_meant(pod, meant)).peekable();
    let first = pods.peek().is_some();
    pods.map(|(pod, _)| pod).find(|&pod| !taken(pod)).ok_or(if first { NoPod::Taken } else { NoPod::Gone })
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
