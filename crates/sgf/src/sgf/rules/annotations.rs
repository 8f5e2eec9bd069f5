//! Rule family: annotations that exclude each other.

use super::{Code, Find, Game, Item, NodeRepair, Part, Repairs, Report, Rule, rule_rows, traits::Traits};
use crate::language::StaticText;
use crate::sgf::{NodeId, PropertyEntry, vocabulary::EXCLUSIVE};
use std::collections::HashSet;

pub(super) static RULES: &[Rule] = rule_rows! {
    AnnotationContradicts Error "contradictory annotations"
        "A position can be good for one side, even or unclear, and a move good or bad, but not several of these at once. The repair keeps the first annotation and moves the others to a private property."
        .sgfc(41).found(Find::NodeWith(Traits::JUDGEMENT, find)).repaired(Repairs::Node(repair_contradiction));
    AnnotationPair Error "BM and TE together"
        "In FF3 the pair meant interesting (TE first) or doubtful (BM first). The repair writes IT or DO."
        .sgfc(42).found(Find::Family).repaired(Repairs::Node(repair_pair));
};

fn find(report: &mut Report<'_>, _game: &Game, node: NodeId, items: &[Item<'_>]) {
    if items.iter().filter(|item| item.entry.is_some_and(PropertyEntry::is_judgement)).count() < 2 {
        return;
    }
    for group in EXCLUSIVE {
        let mut present = items.iter().filter(|item| item.entry.is_some() && group.contains(&&*item.id));
        let Some(first) = present.next() else { continue };
        let Some(second) = present.find(|item| item.id != first.id) else { continue };
        let third = present.any(|item| item.id != first.id && item.id != second.id);
        let pair = matches!((&*first.id, &*second.id), ("BM", "TE") | ("TE", "BM"));
        if pair && !third {
            let meant = match first.id == "BM" {
                true => StaticText("meant-doubtful", "doubtful"),
                false => StaticText("meant-interesting", "interesting"),
            };
            let message = message!(
                "together-meant",
                "{id} and {id_2} together used to mean {meant}",
                id = first.id,
                id_2 = second.id,
                meant
            );
            report.at_property(Code::AnnotationPair, node, second.property, message);
        } else {
            let message = message!("contradicts", "{id} contradicts {id_2}", id = second.id, id_2 = first.id);
            report.at_property(Code::AnnotationContradicts, node, second.property, message);
        }
    }
}

/// The annotations of each group that the node has more than one of: their indices, and the meaning of the first two together.
fn clashes(bench: &NodeRepair<'_>) -> Vec<(Vec<usize>, Option<&'static str>)> {
    if bench.parts.iter().filter(|part| part.entry.is_some_and(PropertyEntry::is_judgement)).count() < 2 {
        return Vec::new();
    }
    let clash = |group: &[&str]| {
        let member = |part: &Part| part.entry.is_some() && group.contains(&part.id.as_str());
        let present: Vec<usize> = (0..bench.parts.len()).filter(|&at| member(&bench.parts[at])).collect();
        let meant = match present[..] {
            [first, second] => match (bench.parts[first].id.as_str(), bench.parts[second].id.as_str()) {
                ("BM", "TE") => Some("DO"),
                ("TE", "BM") => Some("IT"),
                _ => None,
            },
            _ => None,
        };
        (present.len() > 1).then_some((present, meant))
    };
    EXCLUSIVE.iter().filter_map(|group| clash(group)).collect()
}

fn repair_pair(bench: &mut NodeRepair<'_>) {
    for (present, meant) in clashes(bench) {
        if let Some(meant) = meant {
            bench.parts[present[0]] = Part::new(bench.game, meant, vec![Vec::new()]);
            bench.parts.remove(present[1]);
        }
    }
}

fn repair_contradiction(bench: &mut NodeRepair<'_>) {
    let mut out = HashSet::new();
    for (present, _) in clashes(bench).into_iter().filter(|(_, meant)| meant.is_none()) {
        let kept = bench.parts[present[0]].id.clone();
        out.extend(present.into_iter().filter(|&at| bench.parts[at].id != kept));
    }
    for (at, part) in std::mem::take(&mut bench.parts).into_iter().enumerate() {
        if out.contains(&at) { bench.set_aside(&part.id, part.values) } else { bench.parts.push(part) }
    }
}
