//! What a command removes by its own words, as the contract of the command line and its help say it: a row for each kind, with the
//! reason. What is not here may not go.

use variorum::analysis::{KINDS, Removal};
use variorum::edit::{Annotation, Command, Scope, Strip, ValueChange};
use variorum::sgf::{Class, vocabulary};

use super::reading::{Reading, Span};

/// Where words may go that stand in this record, when this is done at that node.
pub fn named(command: &Command, reading: &Reading, node: usize) -> Vec<Span> {
    match command {
        // A text is shown whole, all its values joined, and another is put in its place.
        Command::Comment(_) => properties(reading, node, |id| id == "C"),
        Command::Name(_) => properties(reading, node, |id| id == "N"),
        // Raw properties are called by their names, and all their values shown.
        Command::Set { id, .. } | Command::Unset { id } => properties(reading, node, |other| other == id),
        // The values stay; what is written in small letters within the name goes with the name.
        Command::Rename { id, .. } => idents(reading, node, id),
        Command::EditValue { id, change: ValueChange::Put(number, _) } => nth(reading, node, id, *number),
        // With its last value a property goes, and its name.
        Command::EditValue { id, change: ValueChange::Remove(number) } => {
            [nth(reading, node, id, *number), idents(reading, node, id)].concat()
        }
        Command::Info { id, .. } => of_information(reading, node, id),
        // What has one value shows the first, and is given another.
        Command::Annotate { .. } => first_of_each(reading, node, |id| Annotation::of_property(id).is_some()),
        Command::Value(_) => first(reading, node, "V"),
        Command::MoveNumber(_) => first(reading, node, "MN"),
        Command::Figure(_) => first(reading, node, "FG"),
        Command::Time { .. } => first_of_each(reading, node, |id| vocabulary::TIMES.contains(&id)),
        Command::ToPlay { .. } => first(reading, node, "PL"),
        Command::Handicap(_) => up_first(reading, node, "HA"),
        Command::Correct(_) | Command::ToggleLink { .. } => {
            first_of_each(reading, node, vocabulary::is_played).into_iter().take(2).collect()
        }
        // Another label in place of the one that the point shows: the last one.
        Command::Label { .. } => shown_labels(reading, node),
        // Every label at these points, or of the node.
        Command::Unmark { .. } => [labels(reading, node), names_of_marks(reading, node)].concat(),
        // The result is what is asked for; that of the game is told by its main line.
        Command::Count { result: true, .. } if on_main_line(reading, node) => {
            [up_values(reading, node, "RE"), names_of_marks(reading, node)].concat()
        }
        Command::Resign { .. } if on_main_line(reading, node) => up_values(reading, node, "RE"),
        // With its last value a property goes, and its name.
        Command::Mark { .. }
        | Command::Dim { .. }
        | Command::MarkStone { .. }
        | Command::StoneArrow { .. }
        | Command::Line { .. }
        | Command::View(_)
        | Command::Territory { .. }
        | Command::Count { .. } => names_of_marks(reading, node),
        Command::AddStone { .. } | Command::Erase { .. } => names(reading, node, is_setup),
        // In one step with turning; see below.
        Command::Rotate { without_analysis: true, .. } | Command::Flip { without_analysis: true, .. } => {
            [reading.long_names().collect(), analysis(reading, covered(reading, node, Scope::Game))].concat()
        }
        // Black's become White's: under another name.
        Command::Rotate { .. } | Command::Flip { .. } => reading.long_names().collect(),
        _ => of_nodes(command, reading, node),
    }
}

/// The same for commands that change nodes and records as a whole.
fn of_nodes(command: &Command, reading: &Reading, node: usize) -> Vec<Span> {
    match command {
        // A node that nothing follows is a whole variation.
        Command::DeleteNode if reading.nodes[node].children.is_empty() => reading.variation(node),
        Command::DeleteNode => reading.own(node),
        Command::DeleteVariation | Command::CutVariation => reading.variation(node),
        Command::Truncate => reading.nodes[node].children.iter().flat_map(|&child| reading.variation(child)).collect(),
        Command::DeleteOtherVariations => {
            let line = reading.up(node);
            let beside = |at: &usize| reading.nodes[*at].parent.map(|parent| &reading.nodes[parent].children);
            let others = line.iter().filter_map(beside).flatten().filter(|child| !line.contains(child));
            others.flat_map(|&child| reading.variation(child)).collect()
        }
        Command::DeleteGame(_) => reading.roots.iter().flat_map(|&root| reading.variation(root)).collect(),
        // What both games say of the file is said once, by its usual name.
        Command::MergeGames(_) => reading
            .roots
            .iter()
            .flat_map(|&root| vocabulary::SETTINGS.map(|id| idents(reading, root, id)).concat())
            .collect(),
        Command::KeepPosition => kept(reading, node, false),
        Command::KeepSubtree => kept(reading, node, true),
        Command::RemoveAnalysis(_) => analysis(reading, covered(reading, node, Scope::Collection)),
        Command::Strip { what: Strip::Analysis, scope } => analysis(reading, covered(reading, node, *scope)),
        Command::Strip { what, scope } => stripped(reading, node, *what, *scope),
        // What is replaced is what was looked for: words that hold it are looked at by themselves.
        Command::Replace { .. } => vec![],
        Command::Repair { .. } => repaired(reading),
        // The name of an encoding makes way for another; what else CA says does not.
        Command::Encoding(_) => reading.label().collect(),
        _ => vec![],
    }
}

/// A certain repair loses nothing that somebody wrote. Small letters of a long name, as the oldest records have them, are no part of a
/// name today; a word before the name is one.
fn repaired(reading: &Reading) -> Vec<Span> {
    reading.long_names().chain(reading.label()).collect()
}

fn values(reading: &Reading, node: usize, wanted: impl Fn(&str) -> bool) -> Vec<Span> {
    let props = reading.nodes[node].props.iter().filter(|prop| wanted(&prop.id));
    props.flat_map(|prop| prop.values.clone()).collect()
}

/// Values, and the names; not what stands between them.
fn properties(reading: &Reading, node: usize, wanted: impl Fn(&str) -> bool) -> Vec<Span> {
    let props = reading.nodes[node].props.iter().filter(|prop| wanted(&prop.id));
    props.flat_map(|prop| prop.values.iter().copied().chain([prop.ident])).collect()
}

fn names_of_marks(reading: &Reading, node: usize) -> Vec<Span> {
    names(reading, node, |id| MARKUP.contains(&id) || id == "AS" || id == "LB")
}

fn names(reading: &Reading, node: usize, wanted: impl Fn(&str) -> bool) -> Vec<Span> {
    reading.nodes[node].props.iter().filter(|prop| wanted(&prop.id)).map(|prop| prop.ident).collect()
}

fn is_setup(id: &str) -> bool {
    vocabulary::class(id) == Some(Class::Setup)
}

fn nth(reading: &Reading, node: usize, id: &str, number: usize) -> Vec<Span> {
    values(reading, node, |other| other == id).into_iter().skip(number - 1).take(1).collect()
}

fn idents(reading: &Reading, node: usize, id: &str) -> Vec<Span> {
    reading.nodes[node].props.iter().filter(|prop| prop.id == id).map(|prop| prop.ident).collect()
}

fn first(reading: &Reading, node: usize, id: &str) -> Vec<Span> {
    first_of_each(reading, node, |other| other == id)
}

/// The first value of each, and its name: small letters in that belong to it.
fn first_of_each(reading: &Reading, node: usize, wanted: impl Fn(&str) -> bool) -> Vec<Span> {
    let mut seen: Vec<&str> = Vec::new();
    let mut spans = Vec::new();
    for prop in reading.nodes[node].props.iter().filter(|prop| wanted(&prop.id)) {
        if !seen.contains(&prop.id.as_str()) {
            seen.push(&prop.id);
            spans.extend(prop.values.first());
            spans.push(prop.ident);
        }
    }
    spans
}

/// Where the record keeps an entry of its information: on a node of the line.
fn up_values(reading: &Reading, node: usize, id: &str) -> Vec<Span> {
    let homes = reading.up(node).into_iter().chain(reading.main_line(reading.roots[reading.nodes[node].game]));
    homes.flat_map(|at| properties(reading, at, |other| other == id)).collect()
}

fn up_first(reading: &Reading, node: usize, id: &str) -> Vec<Span> {
    reading.up(node).into_iter().flat_map(|at| first(reading, at, id)).collect()
}

/// Texts are shown whole; of what has another form the first value is shown.
fn of_information(reading: &Reading, node: usize, id: &str) -> Vec<Span> {
    let is_text = vocabulary::look_up_anywhere(id).is_some_and(vocabulary::PropertyEntry::is_text);
    if is_text && id != "CA" {
        return up_values(reading, node, id);
    }
    let homes = reading.up(node).into_iter().chain(reading.main_line(reading.roots[reading.nodes[node].game]));
    homes.flat_map(|at| first(reading, at, id)).collect()
}

fn on_main_line(reading: &Reading, node: usize) -> bool {
    reading.main_line(reading.roots[reading.nodes[node].game]).contains(&node)
}

/// Labels at points: those of which the part before the colon is one.
fn labels(reading: &Reading, node: usize) -> Vec<Span> {
    let is_at_point = |span: &Span| {
        let point = label_point(reading, *span);
        (2..=3).contains(&point.len()) && point.iter().all(u8::is_ascii_alphanumeric)
    };
    values(reading, node, |id| id == "LB").into_iter().filter(is_at_point).collect()
}

fn label_point(reading: &Reading, (start, end): Span) -> &[u8] {
    let raw = &reading.text()[start..end];
    raw.iter().position(|&byte| byte == b':').map_or(b"", |colon| raw[..colon].trim_ascii())
}

/// Of several labels at a point the last is shown.
fn shown_labels(reading: &Reading, node: usize) -> Vec<Span> {
    let all = labels(reading, node);
    let is_last =
        |at: usize| all[at + 1..].iter().all(|&other| label_point(reading, other) != label_point(reading, all[at]));
    let shown = (0..all.len()).filter(|&at| is_last(at)).map(|at| all[at]);
    shown.chain(names(reading, node, |id| id == "LB")).collect()
}

fn covered(reading: &Reading, node: usize, scope: Scope) -> Vec<usize> {
    match scope {
        Scope::Node => vec![node],
        Scope::Subtree => reading.below(node),
        Scope::Game => reading.below(reading.roots[reading.nodes[node].game]),
        _ => (0..reading.nodes.len()).collect(),
    }
}

fn stripped(reading: &Reading, node: usize, what: Strip, scope: Scope) -> Vec<Span> {
    // The arrows of Octi; in Lines of Action it is a text.
    let is_octi = reading.tree.simple_text(reading.nodes[reading.roots[reading.nodes[node].game]].id, "GM");
    let is_octi = is_octi.is_some_and(|game| game.trim() == "19");
    let wanted: fn(&str) -> bool = match what {
        Strip::Markup if is_octi => |id| MARKUP.contains(&id) || id == "AS",
        Strip::Comments => |id| vocabulary::NODE_TEXTS.contains(&id),
        // Marks, labels, lines, arrows, territory, dimmed points; not what part of the board is shown.
        Strip::Markup => |id| MARKUP.contains(&id),
        Strip::Annotations => |id| vocabulary::is_judgement(id) || ["HO", "V", "CH"].contains(&id),
        Strip::Times => |id| vocabulary::TIMES.contains(&id),
        Strip::Private => vocabulary::is_private,
        // Nodes that hold nothing hold no words.
        Strip::EmptyNodes => return vec![],
        _ => return beside_main_line(reading, node, scope),
    };
    covered(reading, node, scope).into_iter().flat_map(|node| properties(reading, node, wanted)).collect()
}

/// The properties that engines' programs write, by name and in full; GoReviewPartner's names only in games that it reviewed. Of comments no
/// word of a person, and of variations nothing more: they go only if nothing else is in them. With its last value a property goes, and
/// its name.
fn analysis(reading: &Reading, nodes: Vec<usize>) -> Vec<Span> {
    let is_reviewed = |node: usize| {
        let root = reading.roots[reading.nodes[node].game];
        reading.nodes[root].props.iter().any(|prop| ["RSGF", "BOT"].contains(&prop.id.as_str()))
    };
    let goes = |id: &str, node: usize| {
        KINDS.iter().any(|kind| {
            kind.property == id
                && match kind.removal {
                    Removal::Always => true,
                    Removal::InReviews => is_reviewed(node),
                    Removal::Never => false,
                }
        })
    };
    let spans = |node: usize| [properties(reading, node, |id| goes(id, node)), idents(reading, node, "C")].concat();
    nodes.into_iter().flat_map(spans).collect()
}

const MARKUP: &[&str] = &[
    "TR", "SQ", "CR", "MA", "SL", "LB", "LN", "AR", "TB", "TW", "DD", "VW", "M", "L", "RG", "SC", "CS", "MS", "SS",
    "TS",
];

fn beside_main_line(reading: &Reading, node: usize, scope: Scope) -> Vec<Span> {
    let lines: Vec<usize> = match scope {
        Scope::Node => vec![node],
        Scope::Subtree => reading.main_line(node),
        Scope::Game => reading.main_line(reading.roots[reading.nodes[node].game]),
        _ => reading.roots.iter().flat_map(|&root| reading.main_line(root)).collect(),
    };
    let others = lines.into_iter().flat_map(|node| reading.nodes[node].children.iter().skip(1));
    others.flat_map(|&child| reading.variation(child)).collect()
}

/// Setup takes the place of the moves, and the game information stays: of the first node what it says of its own position goes, of the
/// node at hand its move and what is said of that, of the nodes between them everything but game information, and all variations.
/// What stands between nodes that stay or go one by one stays behind what it stands behind, as with `delete-node`.
fn kept(reading: &Reading, node: usize, subtree: bool) -> Vec<Span> {
    let root = reading.roots[reading.nodes[node].game];
    let line = reading.up(node);
    let mut spans = Vec::new();
    for &at in &line {
        for &child in reading.nodes[at].children.iter().filter(|child| !line.contains(child)) {
            if at != node || !subtree {
                spans.extend(reading.variation(child));
            }
        }
        if node == root {
            continue;
        }
        let goes = |id: &str| match vocabulary::class(id) {
            class if at == root => !matches!(class, Some(Class::Info | Class::Root) | None),
            class if at == node => matches!(class, Some(Class::Move | Class::Setup)),
            class => class != Some(Class::Info),
        };
        spans.extend(properties(reading, at, goes));
        // The nodes on the way go, with the words in them and around them.
        if at != root {
            spans.extend(stray(reading, at));
        }
    }
    if node != root {
        // What stands between nodes that go is between nothing any more.
        spans.extend(reading.gaps(reading.nodes[node].game));
    }
    spans
}

/// What stands in a node and in no property.
fn stray(reading: &Reading, node: usize) -> Vec<Span> {
    let own = reading.nodes[node].own;
    let mut from = own.0;
    let mut spans = Vec::new();
    for prop in reading.nodes[node].props.iter().filter(|prop| prop.span.1 <= own.1) {
        spans.push((from, prop.span.0.max(from)));
        from = prop.span.1;
    }
    spans.push((from, own.1.max(from)));
    spans
}
