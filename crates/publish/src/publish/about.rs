//! A short description of a game: title, players, date and place.

use crate::edit::spoken::{judged_position, move_of, sign};
use crate::game::info::result_in_words;
use crate::game::{Kind, Player, Position, Summary};
use crate::language::{self, END_OF_ISOLATE, FIRST_STRONG_ISOLATE, set_apart, side_by_side};
use crate::sgf::value::amount;
use crate::sgf::value::outcome::Outcome;
use crate::sgf::vocabulary::{self, Class};
use crate::sgf::{Dialect, NodeId, Tree};

/// Nodes of the main line that are searched for game information.
const INFO_NODES: usize = 4;

/// The most characters of a text in pictures and lists.
const SHORT: usize = 200;

/// The beginning of a text on one line.
pub(super) fn short(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let Some((end, _)) = line.char_indices().nth(SHORT) else { return line };
    let count = |sign: char| line[..end].matches(sign).count();
    let open = count(FIRST_STRONG_ISOLATE).saturating_sub(count(END_OF_ISOLATE));
    format!("{}{} …", &line[..end], String::from(END_OF_ISOLATE).repeat(open))
}

/// The move of a node and what the record says of it, as `Black D4!`.
pub(super) fn told_move(tree: &Tree, node: NodeId, position: &Position) -> Option<String> {
    let (colour, text) = move_of(tree, node, position)?;
    let judged = judgement(tree, node, position.kind());
    Some(format!("{} {}{judged}", language::capital(position.kind().colour_name(colour)), set_apart(&short(&text))))
}

/// What the record says of a node's move, to stand behind it: `!`, ` (Good for Black)`. Empty if it says nothing.
pub(super) fn judgement(tree: &Tree, node: NodeId, kind: &Kind) -> String {
    match language::list(judged_position(tree, node, kind)) {
        words if words.is_empty() => sign(tree, node).to_owned(),
        words => format!("{} ({words})", sign(tree, node)),
    }
}

/// What the record says of the position of a node without a move. Empty if it says nothing.
pub(super) fn judgement_without_move(tree: &Tree, node: NodeId, kind: &Kind) -> String {
    match kind.move_ids().iter().any(|id| tree.has(node, id)) {
        true => String::new(),
        false => language::list(judged_position(tree, node, kind)),
    }
}

/// The title of a game: its name, its players, or its kind.
pub(super) fn title_of(summary: &Summary<'_>) -> String {
    let title = name_of(summary).unwrap_or_else(|| summary.title());
    short(&if title.is_empty() { summary.board() } else { title })
}

/// The name of a game in the record, or its players.
pub(super) fn name_of(summary: &Summary<'_>) -> Option<String> {
    let names = summary.names();
    let players = side_by_side(names.iter().map(String::as_str), " – ");
    [summary.name(), players].into_iter().find(|text| !text.is_empty())
}

/// A player's name and rank.
pub(super) fn name_and_rank(player: &Player) -> String {
    let parts = [&player.name, &player.rank].map(|text| short(text));
    side_by_side(parts.iter().map(String::as_str).filter(|text| !text.is_empty()), " ")
}

/// The players who have a name, each after the names of their colours.
pub(super) fn named_players(summary: &Summary<'_>, kind: &Kind) -> Vec<(String, String)> {
    let named = summary.players().into_iter().map(|player| {
        let colours: Vec<String> =
            player.colours.iter().map(|&colour| language::capital(kind.colour_name(colour))).collect();
        (colours.join(", "), name_and_rank(&player))
    });
    // A player named like the colour is anonymous.
    named.filter(|(colours, name)| !name.is_empty() && name != colours).collect()
}

/// The result as each language has it: in English as the format writes it, but a draw, which is written as a number, in words; in others in
/// words. One of an unknown form is as it is written.
pub(super) fn result_of(summary: &Summary<'_>, kind: &Kind) -> String {
    match (language::voice(), summary.outcome()) {
        (Some(_), _) | (None, Some(Outcome::Draw)) => result_in_words(&summary.result(), kind),
        _ => summary.result(),
    }
}

/// What a record says of the whole game in this property, at its beginning; `None` if that is nothing.
pub(super) fn info_text(tree: &Tree, root: NodeId, id: &str) -> Option<String> {
    let texts = tree.main_line(root).take(INFO_NODES).filter_map(|node| tree.text(node, id));
    texts.map(|text| short(&text)).find(|text| !text.is_empty())
}

/// Where a game is from and whose it is: titles and texts.
pub(super) fn sources(tree: &Tree, root: NodeId) -> Vec<(String, String)> {
    let source = |id: &&str| {
        let title = vocabulary::look_up_anywhere(id)?.localized();
        Some((language::capital(title), info_text(tree, root, id)?))
    };
    vocabulary::SOURCES.iter().filter_map(source).collect()
}

/// The game's information: titles and texts, in the order of the record.
pub(super) fn info(tree: &Tree, root: NodeId, kind: &Kind) -> Vec<(String, String)> {
    let summary = Summary::new(tree, root, kind);
    let mut rows = vec![(say!("publish-game", "Game"), summary.board())];
    // The players are shown next to the board.
    let players = summary.players();
    let is_players = |id: &str| {
        players.iter().any(|player| id.strip_prefix(player.letter).is_some_and(|end| end == "R" || end == "T"))
            || kind.players().iter().any(|(name, _)| *name == id)
    };
    for node in tree.main_line(root).take(INFO_NODES) {
        for property in tree.properties(node) {
            let id = property.id();
            if vocabulary::class(&id) != Some(Class::Info) || is_players(&id) {
                continue;
            }
            let Some(entry) = vocabulary::look_up_anywhere(&id) else { continue };
            let text = tree.text(node, &id).unwrap_or_default();
            // What is meant: some servers write it in hundredths, or in words.
            let komi = (id == "KM").then(|| amount::komi(text.trim(), kind.identity().is(Dialect::Fox))).flatten();
            let text = komi.map_or(text, |komi| language::decimal(komi.into(), 2));
            let text = match &*id {
                "RE" => result_of(&summary, kind),
                // A number, where it is one.
                "TM" if text.trim().parse::<f64>().is_ok() => language::fractional(text.trim()),
                _ => text,
            };
            // What is no number of seconds is not called so.
            let title = match &*id {
                "TM" if text.trim().parse::<f64>().is_err() => say!("publish-time-limit", "Time limit"),
                _ => language::capital(entry.localized()),
            };
            if !text.trim().is_empty() && !rows.iter().any(|(known, _)| *known == title) {
                rows.push((title, text.trim().chars().take(5_000).collect()));
            }
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_is_called_so() {
        for (written, said) in [("0", "Draw"), ("Draw", "Draw"), ("B+R", "B+R"), ("W+0.5", "W+0.5"), ("odd", "odd")] {
            let tree = Tree::read(format!("(;GM[1]RE[{written}])").into_bytes()).0;
            let root = tree.games().next().unwrap();
            let rows = info(&tree, root, &Kind::of(&tree, root));
            let found = rows.iter().find(|(name, _)| name == "Result").map(|(_, text)| text.as_str());
            assert_eq!(found, Some(said), "{written}");
        }
    }

    /// A text is not called seconds, and what is there twice is listed once.
    #[test]
    fn each_fact_is_listed_once_under_a_title_that_fits() {
        for (text, title, shown) in [
            ("(;GM[1]TM[3小时])", "Time limit", "3小时"),
            ("(;GM[1]TM[2 hours])", "Time limit", "2 hours"),
            ("(;GM[1]TM[7200])", "Time limit in seconds", "7200"),
            ("(;GM[1]CP[Ann];CP[Ann])", "Copyright", "Ann"),
            ("(;GM[1]CP[Ann];B[aa]CP[Ben])", "Copyright", "Ann"),
        ] {
            let tree = Tree::read(text.as_bytes().to_vec()).0;
            let root = tree.games().next().unwrap();
            let rows = info(&tree, root, &Kind::of(&tree, root));
            let found: Vec<_> = rows.iter().skip(1).map(|(title, text)| (title.as_str(), text.as_str())).collect();
            assert_eq!(found, [(title, shown)], "{text}");
        }
    }

    #[test]
    fn komi_is_printed_as_it_is_meant() {
        for (text, komi) in [
            ("(;GM[1]SZ[9]KM[6.5])", "6.5"),
            ("(;GM[1]SZ[19]AP[foxwq]KM[375]RU[Chinese])", "7.5"),
            ("(;GM[1]SZ[9]KM[7 1/2])", "7.5"),
            ("(;GM[1]SZ[9]KM[as agreed])", "as agreed"),
            ("(;GM[1]SZ[19]AP[foxwq]KM[3.75]RU[Chinese])", "7.5"),
        ] {
            let tree = Tree::read(text.as_bytes().to_vec()).0;
            let root = tree.games().next().unwrap();
            let rows = info(&tree, root, &Kind::of(&tree, root));
            assert_eq!(
                rows.iter().find(|(name, _)| name == "Komi").map(|(_, text)| text.as_str()),
                Some(komi),
                "{text}"
            );
        }
    }
}
