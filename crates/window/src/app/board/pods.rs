//! Clicks on Octi pods: in setup they add and remove prongs, mark tools mark single pods. Knows places and sides of pods only, neither the
//! screen nor egui.

use crate::app::board::{Subject, Tool};
use crate::app::look::words;
use crate::edit::{Command, Operand, SetupTarget};
use crate::game::{Colour, Pointed, octi::Pod};

/// The command of a click on a pod, and the status-line text; `None` if the click concerns the square. `colour` is the one that setup
/// places.
pub fn touched(subject: &Subject<'_>, spot: Pointed, colour: Option<Colour>) -> Option<(Command, String)> {
    let position = &*subject.now.position;
    let pod = *position.stack(spot.place).get(spot.pod)?;
    let stone = format!("{}{}", position.kind().place_value(spot.place), pod.letters());
    let name = position.board().display_name(spot.place);
    if let (Tool::Setup, Some(side)) = (subject.tool, spot.side) {
        let colour = colour.filter(|&colour| colour == pod.colour)?;
        let gone = has(pod, side);
        let prong = char::from(b'A' + side);
        let change = match (gone, spot.superprong) {
            (true, _) => format!("{stone}-{prong}"),
            (false, true) => format!("{stone}+{prong}!"),
            (false, false) => format!("{stone}+{prong}"),
        };
        let words = words::prong_by_click(&name, prong, gone);
        let points = Operand::Typed(vec![change]);
        return Some((
            Command::AddStone { colour: colour.into(), letters: "", points, target: SetupTarget::Ask },
            words,
        ));
    }
    let mark = subject.tool.mark().filter(|mark| position.kind().piece_mark(*mark).is_some())?;
    let is_this = |marked: &&crate::game::PodMark| (marked.place, marked.pod) == (spot.place, spot.pod);
    let gone = subject.now.markup.pod_marks.iter().find(is_this).is_some_and(|marked| marked.mark == mark);
    let words = words::mark_by_click(&say!("pod-on", "The pod on {place}", place = name), &mark.words(), gone);
    Some((Command::MarkStone { mark, stones: vec![stone] }, words))
}

fn has(pod: Pod, side: u8) -> bool {
    pod.prongs & (1 << side) != 0
}
