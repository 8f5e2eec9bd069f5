//! Problems on a published page: who solves, and the verdict on each move, as supplied by the caller.

use crate::game::{Kind, Move, MoveEntry, Place, Solution, SolutionMove};
use crate::sgf::{NodeId, Tree};
use serde_json::{Map, Value, json};
use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;

/// A solution in another tree, where nodes are called otherwise; what is not there is left out. `None` where nothing is asked there.
pub(super) fn in_other_tree(solution: Solution, to: &HashMap<NodeId, NodeId>) -> Option<Solution> {
    let there = |node: NodeId| to.get(&node).copied();
    let moves = solution.moves.into_iter().filter_map(|made| {
        Some(SolutionMove { node: there(made.node)?, goes_on: made.goes_on.and_then(there), ..made })
    });
    let questions = solution.questions.into_iter().filter_map(|(node, side)| Some((there(node)?, side)));
    let moved = Solution { root: there(solution.root)?, questions: questions.collect(), moves: moves.collect() };
    Some(moved).filter(|moved| !moved.questions.is_empty())
}

/// What begins the answer in the comment of a puzzle without moves.
const ANSWERS: &str = "answer|answers|solution|lösung|antwort|auflösung|réponse|solución|respuesta|soluzione|risposta|solução|resposta|\
    oplossing|antwoord|решение|ответ|розв'язок|відповідь|解答|正解|答案|答え|解|答|정답|해답|답|풀이";

/// What is said of a question, and of its answer where nothing is played: that stands in what follows, or behind its name (`Answer: …`).
pub(super) fn texts(tree: &Tree, solution: &Solution, question: NodeId) -> (Vec<String>, Vec<String>) {
    let comment =
        |node: NodeId| tree.text(node, "C").map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
    let mut comments: Vec<String> = tree.way_up(question).filter_map(comment).collect();
    comments.reverse();
    if !solution.moves.is_empty() {
        return (comments, Vec::new());
    }
    let mut answers = Vec::new();
    for text in &mut comments {
        if let Some(at) = answer_in(text) {
            answers.push(text.split_off(at));
            text.truncate(text.trim_end().len());
        }
    }
    comments.retain(|text| !text.is_empty());
    answers.extend(tree.descendants(question).skip(1).filter_map(comment));
    (comments, answers)
}

/// Where an answer begins: with its name at the beginning of a line or sentence, and a colon.
fn answer_in(text: &str) -> Option<usize> {
    let mut from = 0;
    while let Some(at) = text[from..].find([':', '：']).map(|at| from + at) {
        let before = text[..at].trim_end();
        let word = before
            .rfind(|c: char| !c.is_alphanumeric() && c != '\'')
            .map_or(0, |end| end + before[end..].chars().next().map_or(1, char::len_utf8));
        let is_first = text[..word].trim_end_matches([' ', '\t', '(', '[', '*']);
        let begins = is_first.is_empty() || is_first.ends_with(['\n', '.', '!', '?', '。', '？', '！']);
        let name = before[word..].to_lowercase();
        if begins && ANSWERS.split('|').any(|known| known == name) {
            return Some(word);
        }
        from = at + text[at..].chars().next().map_or(1, char::len_utf8);
    }
    None
}

/// The data for a page's script. Nodes are numbers in file order, places indices of the board's list; `parts` are the places that each
/// question shows, if not all.
pub(super) fn data(solution: &Solution, (tree, kind): (&Tree, &Kind), parts: &[Option<Vec<Place>>]) -> Value {
    let numbers: HashMap<NodeId, usize> =
        tree.descendants(solution.root).enumerate().map(|(number, node)| (node, number)).collect();
    let number = |node: NodeId| numbers.get(&node).copied();
    let mut worth = vec![0_u8; numbers.len()];
    let (mut on, mut texts, mut places) = (Map::new(), Map::new(), Map::new());
    for made in &solution.moves {
        let Some(here) = number(made.node) else { continue };
        worth[here] = 1 + u8::from(made.leads_on) + u8::from(made.is_right) + 4 * u8::from(made.is_drawn);
        if let Some(there) = made.goes_on.and_then(number) {
            on.insert(here.to_string(), there.into());
        }
        if let Some(comment) = &made.comment {
            texts.insert(here.to_string(), comment.as_str().into());
        }
        if let Some((ordered, several)) = several(tree, kind, made.node) {
            let several = several.iter().map(|place| place.index()).collect::<Vec<_>>();
            places.insert(here.to_string(), json!([ordered, several]));
        }
    }
    let questions =
        solution.questions.iter().filter_map(|(node, side)| Some(json!([number(*node)?, side.index() + 1])));
    // Of a part of a board its first and its last place say which it is.
    let corners = |part: &Vec<Place>| Some(json!([part.first()?.index(), part.last()?.index()]));
    let parts: Vec<Value> = parts.iter().map(|part| part.as_ref().and_then(corners).unwrap_or(Value::Null)).collect();
    json!({
        "questions": questions.collect::<Vec<_>>(),
        "parts": parts,
        "worth": worth,
        "on": on,
        "said": texts,
        "places": places,
        "single": kind.facts().entry == MoveEntry::Point,
        "passes": kind.facts().passes,
        "example": example(tree, kind, solution.root).iter().map(|place| place.index()).collect::<Vec<_>>(),
    })
}

/// Places of a move as this game writes it, none of which anybody plays there: an example says nothing of the answer. Empty where no such
/// places are free.
fn example(tree: &Tree, kind: &Kind, root: NodeId) -> Vec<Place> {
    let moves = tree.descendants(root).flat_map(|node| tree.properties(node));
    let moves = moves.filter(|property| kind.colour_of(&property.id()).is_some());
    let mut played: HashSet<Place> = HashSet::new();
    for made in moves.filter_map(|made| kind.move_in(&made)) {
        if let Move::Place(places) | Move::Path(places) = made {
            played.extend(places);
        }
    }
    let count = match kind.facts().entry {
        MoveEntry::Piece => 3,
        MoveEntry::Steps => 2,
        _ => 1,
    };
    let board = kind.board();
    let beside = |place: Place| -> Vec<Place> {
        let (column, row) = (board.column(place), board.row(place));
        let row = (column..column + count).filter_map(|column| board.place(column, row));
        row.filter(|place| !played.contains(place)).collect()
    };
    let found = board.places().map(beside).find(|places| places.len() == usize::from(count));
    found.unwrap_or_default()
}

/// The places of a move that has several, and whether their order means something.
fn several(tree: &Tree, kind: &Kind, node: NodeId) -> Option<(bool, Vec<Place>)> {
    let mut moves = tree.properties(node).filter(|property| kind.colour_of(&property.id()).is_some());
    let (ordered, places) = match moves.next().and_then(|made| kind.move_in(&made))? {
        Move::Place(places) => (false, places),
        Move::Path(places) => (true, places),
        _ => return None,
    };
    let on_board = places.iter().all(|place| place.index() < kind.board().len());
    (places.len() > 1 && on_board).then_some((ordered, places))
}

/// HTML of this program whose words cannot be read in the file: in texts, and in what is said of pictures, each letter and each figure is
/// the number of its character. It is shown as before.
pub(super) fn veiled(html: &str) -> String {
    const SAID: &str = "aria-label=\"";
    let mut out = String::with_capacity(html.len() * 3);
    let mut rest = html;
    while let Some(c) = rest.chars().next() {
        let copied = match c {
            '<' => {
                let end = rest.find('>').map_or(rest.len(), |end| end + 1);
                match rest[..end].find(SAID).map(|at| at + SAID.len()) {
                    Some(from) => {
                        let to = from + rest[from..end].find('"').unwrap_or(end - from);
                        out.push_str(&rest[..from]);
                        out.push_str(&veiled(&rest[from..to]));
                        rest = &rest[to..];
                        rest.find('>').map_or(rest.len(), |end| end + 1)
                    }
                    None => end,
                }
            }
            // A character that has a name already.
            '&' => rest.find(';').map_or(rest.len(), |end| end + 1),
            c if c.is_alphanumeric() => {
                let _ = write!(out, "&#{};", u32::from(c));
                rest = &rest[c.len_utf8()..];
                continue;
            }
            c => c.len_utf8(),
        };
        out.push_str(&rest[..copied]);
        rest = &rest[copied..];
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_in_comments_are_found() {
        for (text, question) in [
            ("Red to play and win.\nAnswer: d4", "Red to play and win.\n"),
            ("Red wins. Solution: d4.", "Red wins. "),
            ("黒先。\n正解：D4", "黒先。\n"),
            ("Lösung: d4", ""),
            ("The answer: is it known?", "The answer: is it known?"),
            ("Moves: 4. No solution, says Ann: none", "Moves: 4. No solution, says Ann: none"),
        ] {
            let at = answer_in(text).unwrap_or(text.len());
            assert_eq!(&text[..at], question);
        }
    }

    #[test]
    fn words_are_veiled_and_nothing_else() {
        for (html, shown) in [
            ("<p id=\"a\">b &amp; <b>5</b></p>", "<p id=\"a\">&#98; &amp; <b>&#53;</b></p>"),
            (
                "<svg role=\"img\" aria-label=\"x: 1\" class=\"y\"/>",
                "<svg role=\"img\" aria-label=\"&#120;: &#49;\" class=\"y\"/>",
            ),
            ("石.", "&#30707;."),
            ("<p", "<p"),
            ("a&b", "&#97;&b"),
        ] {
            assert_eq!(veiled(html), shown);
        }
    }
}
