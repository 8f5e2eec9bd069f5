//! Positions and nodes in words: a node when it is reached, a place of the board when the cursor gets there.
//!
//! The window announces these to screen readers, and `show --spoken` prints the same.

use super::Annotation;
use crate::analysis::{self, engine_text, human_text};
use crate::game::markup::Markup;
use crate::game::{Colour, Kind, Place, Position};
use crate::language::{self, capital, list, sentences};
use crate::sgf::{NodeId, Tree, vocabulary};

named! {
    /// The verbosity.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    Length {
        /// The move, what it takes, and that there are variations or a comment.
        Short = "short",
        /// Also names, judgements, marks, the continuations, and how the comment begins.
        #[default]
        Usual = "usual",
        /// Everything, the whole comment included.
        Full = "full",
    }
}

/// Characters of a comment announced at once, up to the end of a word.
const BEGINNING: usize = 240;
/// So many marks or continuations are named; the rest is counted.
const NAMED: usize = 12;

/// A node in sentences. Captures are found by comparing its position with the one `before`. Of its continuations only those that `shows`
/// accepts are named and counted.
pub fn node(
    (tree, node, position): (&Tree, NodeId, &Position),
    before: Option<&Position>,
    length: Length,
    shows: impl Fn(NodeId) -> bool,
) -> String {
    let short = length == Length::Short;
    let mut all = vec![heading(tree, node, position)];
    all.extend(before.and_then(|before| captures(before, position)));
    if !short {
        all.extend(tree.line(node, "N").filter(|name| !name.is_empty()));
        all.extend(judgements(tree, node, position));
        all.extend(marks(&Markup::of(tree, node, position), position));
    }
    if let Some(comment) = tree.text(node, "C").and_then(|comment| own_words(comment, position)) {
        all.push(match length {
            Length::Short => say!("spoken-has-comment", "Has a comment"),
            Length::Usual => beginning(&comment),
            Length::Full => one_line(&comment),
        });
    }
    all.extend(continuations((tree, node, position), short, shows));
    match (position.winner(), position.to_play()) {
        (Some(winner), _) => {
            let colour = position.kind().colour_name(winner);
            all.push(capital(&match position.won_by() {
                Some(what) => say!("spoken-won-by", "{colour} has won by {what}", colour, what),
                None => say!("spoken-won", "{colour} has won", colour),
            }));
        }
        (None, None) if position.is_known() => all.push(say!("spoken-over", "The game is over")),
        (None, None) => {}
        (None, Some(next)) if length == Length::Full => {
            let colour = position.kind().colour_name(next);
            all.push(capital(&say!("spoken-to-play", "{colour} to play", colour)));
        }
        (None, Some(_)) => {}
    }
    sentences(all)
}

/// The move of a node as displayed, or as recorded if it cannot be parsed.
pub fn move_of(tree: &Tree, node: NodeId, position: &Position) -> Option<(Colour, String)> {
    tree.properties(node).find_map(|property| {
        let colour = position.kind().colour_of(&property.id())?;
        let raw = String::from_utf8_lossy(property.values().next().unwrap_or_default()).into_owned();
        // Parse in the record's notation, whatever the coordinate system.
        let action = position.kind().move_in(&property);
        Some((colour, action.map_or(raw, |action| position.move_text(&action))))
    })
}

/// What people wrote of a comment: the text of engines is left to those who look at it.
fn own_words(comment: String, position: &Position) -> Option<String> {
    let board = position.board();
    let parts = engine_text(&comment, analysis::Board { columns: board.columns(), rows: board.rows() });
    let own = if parts.is_empty() { comment } else { human_text(&comment, &parts) };
    Some(own).filter(|own| !own.trim().is_empty())
}

/// Properties that no known game defines, as written, for games without a board: most likely moves.
pub fn as_written(tree: &Tree, node: NodeId, kind: &Kind) -> Option<String> {
    let game = kind.identity().game();
    if kind.has_board() || tree.parent(node).is_none() {
        return None;
    }
    let unknown = tree.properties(node).filter(|property| vocabulary::look_up(&property.id(), game).is_none());
    let texts = unknown.take(NAMED).filter_map(|property| tree.line(node, &property.id()));
    let texts: Vec<String> = texts.filter(|text| !text.trim().is_empty()).collect();
    (!texts.is_empty()).then(|| one_line(&texts.join(" ")))
}

/// The content and marks of a place: `f7, Black, last move, triangle`.
pub fn place(position: &Position, markup: &Markup, place: Place) -> String {
    let (kind, board) = (position.kind(), position.board());
    let mut parts = vec![board.display_name(place)];
    parts.push(match position.stone(place) {
        Some(colour) => {
            let piece = position.pieces().into_iter().find(|piece| piece.places.contains(&place));
            let name = piece.filter(|_| kind.facts().entry == crate::game::MoveEntry::Piece).map(|piece| piece.name);
            [Some(kind.colour_name(colour).to_owned()), name].into_iter().flatten().collect::<Vec<_>>().join(" ")
        }
        None if position.look().blocks.iter().any(|block| block.place == place) => say!("spoken-closed", "closed"),
        None => say!("spoken-empty", "empty"),
    });
    let pods = position.stack(place);
    if pods.len() > 1 {
        parts.push(say!("spoken-pods", "{count} pod" | "{count} pods", count = pods.len()));
    }
    if position.last_move().is_some_and(|last| last.places.contains(&place)) {
        parts.push(say!("spoken-last-move", "last move"));
    }
    parts.extend(markup.marks.iter().filter(|(at, _)| *at == place).map(|(_, mark)| mark.words().to_string()));
    let label = markup.labels.iter().find(|(at, _)| *at == place);
    parts.extend(label.map(|(_, label)| say!("spoken-label", "label {label}", label)));
    let territory = markup.territory.iter().find(|(at, _)| *at == place);
    parts.extend(
        territory
            .map(|(_, colour)| say!("spoken-territory", "territory of {colour}", colour = kind.colour_name(*colour))),
    );
    list(parts)
}

/// The non-empty places of the board, each as [`place`] describes it.
pub fn places<'a>(position: &'a Position, markup: &'a Markup) -> impl Iterator<Item = String> + 'a {
    let closed: Vec<Place> = position.look().blocks.iter().map(|block| block.place).collect();
    let marked = |place: Place| {
        markup.marks.iter().any(|(at, _)| *at == place)
            || markup.labels.iter().any(|(at, _)| *at == place)
            || markup.territory.iter().any(|(at, _)| *at == place)
    };
    let holds = move |place: &Place| position.stone(*place).is_some() || closed.contains(place) || marked(*place);
    position.board().places().filter(holds).map(|at| place(position, markup, at))
}

fn heading(tree: &Tree, node: NodeId, position: &Position) -> String {
    let kind = position.kind();
    if let Some((colour, text)) = move_of(tree, node, position) {
        let (number, colour) = (position.move_number(), kind.colour_name(colour));
        return say!("spoken-move", "Move {number}: {colour} {text}", number, colour, text);
    }
    let setup = tree.properties(node).any(|property| kind.is_setup(&property.id()));
    if let Some(written) = as_written(tree, node, kind) {
        return written;
    }
    match (tree.parent(node), setup) {
        (None, true) => say!("spoken-start-setup", "Start, with setup"),
        (None, false) => say!("spoken-start", "Start"),
        (Some(_), true) => say!("spoken-setup", "Setup after move {number}", number = position.move_number()),
        (Some(_), false) => say!("spoken-node", "After move {number}", number = position.move_number()),
    }
}

fn captures(before: &Position, position: &Position) -> Option<String> {
    if !position.has_captures() {
        return None;
    }
    let taken = |colour: Colour| position.captures(colour).saturating_sub(before.captures(colour));
    match Colour::ALL.into_iter().take(position.kind().colours().into()).map(taken).sum::<u32>() {
        0 => None,
        count => Some(say!("spoken-captures", "Captures {count}" | "Captures {count}", count)),
    }
}

fn judgements(tree: &Tree, node: NodeId, position: &Position) -> Vec<String> {
    tree.properties(node).filter_map(|property| judgement(&property.id(), position.kind())).collect()
}

/// What a property says of a move or a position, in words.
fn judgement(id: &str, kind: &Kind) -> Option<String> {
    let entry = vocabulary::look_up_anywhere(id)?;
    let words = match id {
        "GB" => say!("spoken-good-for", "good for {colour}", colour = kind.colour_name(Colour::ALL[0])),
        "GW" => say!("spoken-good-for", "good for {colour}", colour = kind.colour_name(Colour::ALL[1])),
        _ if Annotation::of_property(id).is_some() => entry.localized().to_owned(),
        _ => return None,
    };
    Some(capital(&words))
}

/// What a node says of its move, as a sign: `!`, `?`, doubled where it is emphasised. Empty if it says nothing.
pub fn sign(tree: &Tree, node: NodeId) -> &'static str {
    let judged = tree.properties(node).find_map(|property| {
        let annotation = Annotation::of_property(&property.id()).filter(|annotation| annotation.is_of_move())?;
        Some(annotation.sign(annotation.strength(property.values().next())))
    });
    judged.unwrap_or_default()
}

/// What a node says of its position, in words: whom it is good for, whether it is even, unclear, or a turning point.
pub fn judged_position(tree: &Tree, node: NodeId, kind: &Kind) -> Vec<String> {
    let is_of_position = |id: &str| Annotation::of_property(id).is_some_and(|annotation| !annotation.is_of_move());
    let judged = tree.properties(node).filter(|property| is_of_position(&property.id()));
    judged.filter_map(|property| judgement(&property.id(), kind)).collect()
}

fn marks(markup: &Markup, position: &Position) -> Option<String> {
    let board = position.board();
    let marks = markup.marks.iter().map(|(place, mark)| {
        say!("spoken-mark-at", "{mark} {place}", mark = mark.words(), place = board.display_name(*place))
    });
    let labels = markup
        .labels
        .iter()
        .map(|(place, label)| say!("spoken-label-at", "{label} at {place}", label, place = board.display_name(*place)));
    let between = |(from, to): &(Place, Place)| (board.display_name(*from), board.display_name(*to));
    let lines = markup.lines.iter().map(|ends| {
        let (from, to) = between(ends);
        say!("spoken-line-between", "line from {from} to {to}", from, to)
    });
    let arrows = markup.arrows.iter().map(|ends| {
        let (from, to) = between(ends);
        say!("spoken-arrow-between", "arrow from {from} to {to}", from, to)
    });
    let count = markup.marks.len() + markup.labels.len() + markup.lines.len() + markup.arrows.len();
    some_of(marks.chain(labels).chain(lines).chain(arrows), count)
        .map(|list| say!("spoken-marked", "Marked: {list}", list))
}

fn continuations(
    (tree, node, position): (&Tree, NodeId, &Position),
    short: bool,
    shows: impl Fn(NodeId) -> bool,
) -> Option<String> {
    if tree.first_child(node).is_none() {
        return Some(say!("spoken-end", "End of the line"));
    }
    let shown = || tree.children(node).enumerate().filter(|&(_, child)| shows(child));
    match shown().count() {
        0 | 1 => None,
        count if short => Some(say!("spoken-continuations", "{count} continuation" | "{count} continuations", count)),
        count => {
            let names = shown().map(|(index, child)| {
                let node = || say!("spoken-child", "node {number}", number = index + 1);
                let written = || as_written(tree, child, position.kind());
                let named =
                    || tree.simple_text(child, "N").map(|name| beginning(&name)).filter(|name| !name.is_empty());
                let move_text = move_of(tree, child, position).map(|(_, text)| text);
                move_text.or_else(written).or_else(named).unwrap_or_else(node)
            });
            let list = some_of(names.take(NAMED), count)?;
            Some(say!(
                "spoken-continuations-named",
                "{count} continuation: {list}" | "{count} continuations: {list}",
                count,
                list
            ))
        }
    }
}

/// The first of `count` things in a line, the rest counted; nothing of none.
fn some_of(list: impl Iterator<Item = String>, count: usize) -> Option<String> {
    let list = language::list(list.take(NAMED));
    match count {
        0 => None,
        count if count > NAMED => Some(say!("spoken-and-more", "{list} and {count} more", list, count = count - NAMED)),
        _ => Some(list),
    }
}

/// How a comment begins, whole words of it.
fn beginning(comment: &str) -> String {
    let line = one_line(comment);
    let Some((end, _)) = line.char_indices().nth(BEGINNING) else { return line };
    let cut = line[..end].rfind(' ').unwrap_or(end);
    format!("{} …", &line[..cut])
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spoken_at(text: &str, steps: usize, length: Length) -> String {
        let tree = Tree::read(text.as_bytes().to_vec()).0;
        let (mut at, mut before) = (tree.games().next().expect("a game"), None);
        for _ in 0..steps {
            before = Some(at);
            at = tree.first_child(at).expect("a node");
        }
        let before = before.map(|node| Position::replay(&tree, node));
        node((&tree, at, &Position::replay(&tree, at)), before.as_ref(), length, |_| true)
    }

    #[test]
    fn a_node_is_described_at_each_length() {
        let long = "word ".repeat(60);
        let text = format!("(;GM[1]SZ[9]AB[gg];W[aa];B[bb]N[Here]TE[1]TR[bb]LB[cc:A]C[{long}](;W[cc])(;W[dd]))");
        assert_eq!(spoken_at(&text, 0, Length::Usual), "Start, with setup.");
        assert_eq!(spoken_at(&text, 1, Length::Short), "Move 1: White A9.");
        let short = "Move 2: Black B8. Has a comment. 2 continuations.";
        assert_eq!(spoken_at(&text, 2, Length::Short), short);
        let usual = spoken_at(&text, 2, Length::Usual);
        assert!(
            usual.starts_with("Move 2: Black B8. Here. Good move. Marked: triangle B8, A at C7. word word"),
            "{usual}"
        );
        assert!(usual.ends_with("word … 2 continuations: C7, D6."), "{usual}");
        let full = spoken_at(&text, 2, Length::Full);
        assert!(full.contains(long.trim()) && full.ends_with("White to play."), "{full}");
        let taken = spoken_at("(;GM[1]SZ[9]AW[aa]AB[ba];B[ab])", 1, Length::Short);
        assert_eq!(taken, "Move 1: Black A8. Captures 1. End of the line.");
        let won = spoken_at("(;GM[11]SZ[2];B[a1];W[b1];B[a2])", 3, Length::Short);
        assert_eq!(won, "Move 3: Black a2. End of the line. Black has won.");
    }

    #[test]
    fn nodes_of_a_game_without_a_board_are_announced() {
        let hive = "(;GM[27]P0[id \"Ann\"]P1[id \"Bob\"];P0[2 dropb wS1 N 13 .];P1[4 move B bS1 \\\\wS1]C[Good])";
        assert_eq!(spoken_at(hive, 0, Length::Short), "Start.");
        assert_eq!(spoken_at(hive, 1, Length::Short), "2 dropb wS1 N 13 .");
        assert_eq!(spoken_at(hive, 2, Length::Short), "4 move B bS1 \\wS1. Has a comment. End of the line.");
        let lines = "(;GM[27]XY[a1];XY[b2]XX[c];N[Nothing but a name](;XY[d])(;XY[e]))";
        assert_eq!(spoken_at(lines, 1, Length::Short), "b2 c.");
        assert!(spoken_at(lines, 2, Length::Usual).ends_with("2 continuations: d, e."));
        let setups = "(;GM[1]SZ[9](;N[The ladder]AB[aa])(;AB[bb])(;B[cc]N[Name]))";
        assert!(spoken_at(setups, 0, Length::Usual).ends_with("3 continuations: The ladder, node 2, C7."));
    }

    #[test]
    fn emphasis_doubles_the_sign_of_a_move() {
        for (text, shown) in [
            ("TE[1]", "!"),
            ("TE[2]", "!!"),
            ("TE[ 2 ]", "!!"),
            ("BM[2\n]", "??"),
            ("BM[]", "?"),
            ("DO[2]", "?!"),
            ("IT[2]", "!?"),
            ("UC[2]", ""),
        ] {
            let tree = Tree::read(format!("(;GM[1]SZ[9];B[aa]{text})").into_bytes()).0;
            let node = tree.first_child(tree.games().next().unwrap()).unwrap();
            assert_eq!(sign(&tree, node), shown, "{text}");
        }
    }

    #[test]
    fn a_place_describes_its_contents() {
        let text = "(;GM[1]SZ[9];B[aa]TR[aa]LB[bb:x])";
        let tree = Tree::read(text.as_bytes().to_vec()).0;
        let node = tree.first_child(tree.games().next().unwrap()).unwrap();
        let position = Position::replay(&tree, node);
        let markup = Markup::of(&tree, node, &position);
        let at = |name: &str| place(&position, &markup, position.board().parse(name).unwrap());
        assert_eq!(at("aa"), "A9, Black, last move, triangle");
        assert_eq!(at("bb"), "B8, empty, label x");
        assert_eq!(at("cc"), "C7, empty");
        assert_eq!(places(&position, &markup).count(), 2);
    }
}
