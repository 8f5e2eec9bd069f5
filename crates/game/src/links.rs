//! Finds links in text: point names, labels, stones by colour and number, move numbers, web addresses.
//!
//! Unit: bytes of the text. Only names with a letter and a digit count as points, so that words such as "be" stay words; a label that is
//! also a word counts only if it is not part of a sentence.

use std::ops::Range;

use super::Position;
use super::board::{Board, Naming, Place};
use super::colour::Colour;
use super::kind::Kind;
use super::node_links::{self, NodeLink};
use super::web_address::{address, address_end};

/// The target of a link in text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Link {
    /// A point of the board, as written in the text.
    Point(String),
    /// A label of the node, as written there.
    Label(String),
    /// A stone with a number on it: `White 1`.
    Stone(Colour, usize),
    /// A move of the main line, by its number.
    Move(usize),
    /// A web address.
    Address(String),
    /// Another node.
    Node(NodeLink),
}

/// The names that links can refer to.
#[derive(Clone, Copy, Default)]
pub struct Names<'a> {
    /// The board whose points they are; without one there are no points.
    pub board: Option<&'a Board>,
    /// The position, for stones by colour and number, and for names of pieces: `I4` is a Blokus piece, `i4` is a point.
    pub position: Option<&'a Position>,
    /// The labels on the board.
    pub labels: &'a [(Place, String)],
    /// The length of the main line in moves, if it was counted: higher numbers are not links.
    pub moves: Option<usize>,
}

/// Words of one letter that may be labels.
const WORDS: [&str; 4] = ["a", "A", "i", "I"];
/// With these a sentence goes on after the name of a point, and hardly after the word that it might be.
const AFTER_NAMES: [&str; 16] = [
    "and", "or", "is", "was", "would", "will", "then", "next", "first", "instead", "has", "if", "but", "because",
    "does", "works",
];

/// Before a number with its sign: what is counted then are not moves.
const OTHERS_BEFORE: [&str; 30] = [
    "the",
    "a",
    "is",
    "was",
    "are",
    "world",
    "rank",
    "ranked",
    "ranking",
    "seed",
    "seeded",
    "no",
    "number",
    "player",
    "game",
    "problem",
    "round",
    "table",
    "board",
    "figure",
    "diagram",
    "page",
    "part",
    "chapter",
    "lesson",
    "volume",
    "issue",
    "match",
    "currently",
    "now",
];
/// The same after it: `#8 in China`.
const OTHERS_AFTER: [&str; 10] =
    ["in", "of", "on", "among", "player", "players", "seed", "ranked", "worldwide", "amateur"];

impl<'a> Names<'a> {
    /// The names at a position.
    pub fn of(position: &'a Position) -> Names<'a> {
        let board = position.kind().has_board().then(|| position.board().as_ref());
        Names { board, position: Some(position), ..Names::default() }
    }

    /// The point that a linked name means.
    pub fn place(&self, name: &str) -> Option<Place> {
        self.board?.parse_display(name)
    }

    /// The place that a link refers to, if it can be determined from the current node.
    pub fn place_of(&self, link: &Link) -> Option<Place> {
        match link {
            Link::Point(name) => self.place(name),
            Link::Label(text) => self.labelled(text),
            Link::Stone(colour, number) => self.stone(*colour, *number),
            Link::Move(_) | Link::Address(_) | Link::Node(_) => None,
        }
    }

    fn labelled(&self, text: &str) -> Option<Place> {
        self.labels.iter().find(|(_, label)| label == text).map(|(place, _)| *place)
    }

    /// The point labelled with the number, or the stone of that colour that was played as that move.
    fn stone(&self, colour: Colour, number: usize) -> Option<Place> {
        let played = |position: &Position| {
            let number = u32::try_from(number).ok();
            let mut places = position.board().places();
            places.find(|&place| position.number(place) == number && position.stone(place) == Some(colour))
        };
        self.labelled(&number.to_string()).or_else(|| self.position.and_then(played))
    }

    /// Whether the main line may have a move of that number.
    fn has_move(&self, number: usize) -> bool {
        self.moves.is_none_or(|moves| number <= moves)
    }

    /// The colour that a word names.
    fn colour(&self, word: &str) -> Option<Colour> {
        let kind = self.position?.kind();
        let mut colours = Colour::ALL.into_iter().take(kind.colours().into());
        colours.find(|&colour| kind.english_colour(colour).eq_ignore_ascii_case(word))
    }

    /// Whether a word is a label, and not the word that it might be.
    fn is_label(&self, text: &str, word: &Range<usize>) -> bool {
        let name = &text[word.clone()];
        if name.len() > 3 || name.bytes().all(|b| b.is_ascii_digit()) || self.labelled(name).is_none() {
            return false;
        }
        let rest = &text[word.end..];
        let next: &str = rest.trim_start().split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
        let ends = !rest.starts_with([' ', '\u{a0}', '-', '\'', '’']);
        // The article is written with a capital where a sentence begins, and in titles.
        let before = text[..word.start].trim_end_matches([' ', '\u{a0}']);
        let within = before.ends_with(|c: char| c.is_alphanumeric() || matches!(c, ',' | ';' | ':' | '-' | '–'));
        let capital = name == "A" && within && !next.starts_with(char::is_uppercase);
        !WORDS.contains(&name) || ends || capital || is_quoted(text, word) || AFTER_NAMES.contains(&next)
    }

    /// Whether a word is a name by itself, in any context.
    fn is_name(&self, word: &str) -> bool {
        let named = |position: &Position| position.names_piece(word);
        let initial = |colour: &str| word.len() == 1 && colour.get(..1).is_some_and(|first| first == word);
        let of_colour = |kind: &Kind| {
            let mut colours = Colour::ALL.into_iter().take(kind.colours().into());
            colours.any(|colour| initial(kind.english_colour(colour)))
        };
        self.board.is_some_and(|board| board.parse_display(word).is_some() && word.bytes().any(|b| b.is_ascii_digit()))
            || self.labelled(word).is_some()
            || self.position.is_some_and(|position| named(position) || of_colour(position.kind()))
            || self.colour(word).is_some()
    }

    /// Whether a name can begin at `at`: what it is joined to before, if anything, is a name as well. `linked` is where the last link
    /// ends.
    fn begins(&self, text: &str, at: usize, linked: usize) -> bool {
        let Some(joint) = text[..at].chars().next_back() else { return true };
        let end = at - joint.len_utf8();
        let word = last_word(&text[..end]);
        match joint {
            '\\' => false,
            _ if word.is_empty() => true,
            c if is_line(c) || c == '/' => linked == end || self.is_name(word),
            // The number of a move, but not of a version.
            '.' if word.bytes().all(|b| b.is_ascii_digit()) => !text[..end - word.len()].ends_with('.'),
            '.' => linked == end,
            _ => true,
        }
    }

    /// The same for the other end.
    fn ends(&self, text: &str, at: usize) -> bool {
        let rest = &text[at..];
        let Some(joint) = rest.chars().next() else { return true };
        let rest = &rest[joint.len_utf8()..];
        let word = &rest[..rest.find(|c| !is_letter(c)).unwrap_or(rest.len())];
        let named = || self.is_name(word) || self.board.is_some_and(|board| board.name_at(rest).is_some());
        match joint {
            '%' | '#' => false,
            '+' => !rest.starts_with('+'),
            _ if word.is_empty() => true,
            '\\' | '@' => false,
            c if is_line(c) || c == '/' => named(),
            // A new sentence may start without a space.
            '.' | ':' if word.starts_with(|c: char| c.is_lowercase() || c.is_ascii_digit()) => named(),
            _ => true,
        }
    }

    fn is_point(&self, text: &str, word: &Range<usize>) -> bool {
        let name = &text[word.clone()];
        let is_piece = |position: &Position| position.names_piece(name);
        self.board.is_some_and(|board| is_point(text, word, board)) && !self.position.is_some_and(is_piece)
    }
}

/// The links of `text`, in order and without overlaps.
pub fn find(text: &str, names: Names<'_>) -> Vec<(Range<usize>, Link)> {
    let bytes = text.as_bytes();
    let mut links = Vec::new();
    let mut nodes = node_links::find(text).into_iter().peekable();
    let mut at = 0;
    // The word before, for "move 17".
    let mut before = 0..0;
    while at < bytes.len() {
        let byte = bytes[at];
        while nodes.next_if(|(range, _)| range.start < at).is_some() {}
        if let Some((range, link)) = nodes.next_if(|(range, _)| range.start == at) {
            at = range.end;
            links.push((range, Link::Node(link)));
            continue;
        }
        if byte == b'#' && !follows_word(text, at) {
            let end = digits_end(bytes, at + 1);
            let listed = links.last().is_some_and(|(range, link): &(Range<usize>, Link)| {
                matches!(link, Link::Move(_)) && is_list(&text[range.end..at])
            });
            let is_move = |number: &usize| names.has_move(*number) && (listed || counts_moves(text, at..end, *number));
            if let Some(number) = number(text, at + 1..end).filter(is_move) {
                links.push((at..end, Link::Move(number)));
                at = end;
                continue;
            }
        }
        if !byte.is_ascii_alphanumeric() || follows_word(text, at) {
            at += 1;
            continue;
        }
        if let Some((end, followed)) = address_end(text, at) {
            links.extend(followed.then(|| (at..end, Link::Address(address(&text[at..end])))));
            at = end;
            continue;
        }
        // Not the rest of a date, nor of three numbers in a row.
        let begins = !text[..at].ends_with(['-', '\'', '’', '′']);
        let marked = names.board.filter(|_| begins).and_then(|board| board.name_at(&text[at..]));
        // What is joined to a name with a line or a full stop is a name, too, or both are something else: `E5-2690`, `d4.org`.
        let linked = links.last().map_or(0, |(range, _): &(Range<usize>, Link)| range.end);
        let alone = |word: &Range<usize>| names.begins(text, word.start, linked) && names.ends(text, word.end);
        if let Some(length) = marked.filter(|length| !precedes_word(text, at + length) && alone(&(at..at + length))) {
            links.push((at..at + length, Link::Point(text[at..at + length].to_owned())));
            before = at..at + length;
            at += length;
            continue;
        }
        let end = at + bytes[at..].iter().take_while(|b| b.is_ascii_alphanumeric()).count();
        let word = at..end;
        if !precedes_word(text, end) {
            // `White 6.5` is not a stone.
            let counted = number(text, word.clone()).filter(|_| !has_fraction(text, end));
            let is_move = |number: &usize| says_move(text, &before, at) && names.has_move(*number);
            let stone = |number: usize| {
                let close = matches!(&text[before.end..at], " " | "\u{a0}");
                let colour = names.colour(&text[before.clone()]).filter(|_| close)?;
                names.stone(colour, number).map(|_| Link::Stone(colour, number))
            };
            if let Some(number) = counted.filter(is_move) {
                links.push((before.start..end, Link::Move(number)));
            } else if let Some(stone) = counted.and_then(stone) {
                links.push((before.start..end, stone));
            } else if !alone(&word) {
                // Part of a longer word.
            } else if names.is_label(text, &word) {
                links.push((word.clone(), Link::Label(text[word.clone()].to_owned())));
            } else if names.is_point(text, &word) {
                links.push((word.clone(), Link::Point(text[word.clone()].to_owned())));
            }
        }
        before = word;
        at = end;
    }
    links
}

/// The link that holds the byte at `at`, its end included.
pub fn at(links: &[(Range<usize>, Link)], at: usize) -> Option<&Link> {
    links.iter().find(|(range, _)| range.start <= at && at <= range.end).map(|(_, link)| link)
}

/// Whether the character before `at` belongs to the same word. Scripts without blanks between words do not count, and a full
/// stop only after a letter: `12.d4` names a point, `file.d4` does not.
fn follows_word(text: &str, at: usize) -> bool {
    let mut back = text[..at].chars().rev();
    match back.next() {
        Some('.') => back.next().is_some_and(|c| c.is_alphabetic()),
        Some('/') => back.next().is_none_or(|c| !is_letter(c)),
        Some(c) => is_letter(c) || matches!(c, '_' | '@'),
        None => false,
    }
}

/// Whether a word is alone in quotation marks, but for a sign that refers to a footnote: `'a *'`.
fn is_quoted(text: &str, word: &Range<usize>) -> bool {
    let opens = text[..word.start].ends_with(['\'', '‘', '‚', '"', '“', '„', '«', '‹', '「', '『']);
    opens
        && text[word.end..]
            .trim_start_matches([' ', '*', '+', '†'])
            .starts_with(['\'', '’', '‘', '"', '”', '“', '»', '›', '」', '』'])
}

/// Hyphens that join words. A long dash separates parts of a sentence.
fn is_line(c: char) -> bool {
    matches!(c, '-' | '\u{2010}' | '\u{2011}' | '–')
}

/// The letters and digits at the end of a text.
fn last_word(text: &str) -> &str {
    let end = text.char_indices().rev().find(|(_, c)| !is_letter(*c)).map_or(0, |(at, c)| at + c.len_utf8());
    &text[end..]
}

/// Whether a number that ends here continues after a full stop.
fn has_fraction(text: &str, at: usize) -> bool {
    text[at..].strip_prefix('.').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

fn is_letter(c: char) -> bool {
    c.is_alphanumeric() && c < '\u{2E80}'
}

fn precedes_word(text: &str, at: usize) -> bool {
    text[at..].chars().next().is_some_and(|c| is_letter(c) || c == '_')
}

fn digits_end(bytes: &[u8], at: usize) -> usize {
    at + bytes[at..].iter().take_while(|b| b.is_ascii_digit()).count()
}

fn number(text: &str, range: Range<usize>) -> Option<usize> {
    let digits = &text[range];
    if digits.is_empty() || digits.len() > 5 { None } else { digits.parse().ok() }
}

/// Whether the word before a number is "move", with nothing but a blank between.
fn says_move(text: &str, before: &Range<usize>, at: usize) -> bool {
    text[before.clone()].eq_ignore_ascii_case("move") && matches!(&text[before.end..at], " " | "\u{a0}" | "\n")
}

/// Whether this text separates moves of a list.
fn is_list(between: &str) -> bool {
    matches!(between.trim(), "," | "and" | "or" | "to" | "-" | "–" | "/" | "&" | ", and" | ", or")
}

/// Whether a number with its sign counts moves. It counts other things too: players, games, problems; and few people speak of the
/// first move so.
fn counts_moves(text: &str, sign: Range<usize>, number: usize) -> bool {
    let word = |c: char| !c.is_alphanumeric();
    let before = text[..sign.start].trim_end().rsplit(word).next().unwrap_or_default().to_lowercase();
    let after =
        text[sign.end..].trim_start_matches([' ', '\u{a0}']).split(word).next().unwrap_or_default().to_lowercase();
    let is_move = before.starts_with("move");
    is_move || number > 1 && !OTHERS_BEFORE.contains(&&*before) && !OTHERS_AFTER.contains(&&*after)
}

fn is_point(text: &str, word: &Range<usize>, board: &Board) -> bool {
    let name = &text[word.clone()];
    let letters = name.bytes().take_while(u8::is_ascii_alphabetic).count();
    let digits = name.bytes().skip(letters).take_while(u8::is_ascii_digit).count();
    let shape = match board.naming() {
        // Two digits alone are a number more often than a square.
        Naming::DigitPair => {
            let joined = |c: Option<char>| matches!(c, Some('-' | '+' | 'x'));
            letters == 0
                && digits == 2
                && (joined(text[word.end..].chars().next()) || joined(text[..word.start].chars().next_back()))
        }
        _ => (1..=2).contains(&letters) && (1..=2).contains(&digits) && !name[letters..].starts_with('0'),
    };
    shape && letters + digits == name.len() && board.parse_display(name).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Surface;

    fn go() -> Board {
        Board::square(19, 19, Surface::Lines, Naming::LetterPair)
    }

    fn of(board: &Board) -> Names<'_> {
        Names { board: Some(board), ..Names::default() }
    }

    fn found(text: &str, board: &Board) -> Vec<String> {
        let links = find(text, of(board));
        links.into_iter().map(|(range, link)| format!("{}={link:?}", &text[range])).collect()
    }

    fn points(text: &str, board: &Board) -> Vec<String> {
        let links = find(text, of(board)).into_iter();
        links.filter_map(|(_, link)| if let Link::Point(name) = link { Some(name) } else { None }).collect()
    }

    #[test]
    fn points_are_names_of_the_board_at_hand() {
        assert_eq!(points("Black at D16, or k11. Not Z99, dd, be or a0.", &go()), ["D16", "k11"]);
        assert_eq!(points("cut at k11 (see k12), 12.d4", &Board::hex(11, 11)), ["k11", "d4"]);
        assert_eq!(
            points("f9,e10,f10", &Board::square(20, 20, Surface::Cells, Naming::LetterNumberFromBottom)),
            ["f9", "e10", "f10"]
        );
        assert_eq!(points("I19 has no place, B2B no meaning, mp3x neither, D4_", &go()), [] as [&str; 0]);
        let octi = Board::square(6, 7, Surface::Cells, Naming::DigitPair);
        assert_eq!(points("33+B and 46-35 but not move 12 or 46", &octi), ["33", "46", "35"]);
    }

    #[test]
    fn a_name_is_no_part_of_something_longer() {
        let go = go();
        for text in [
            "an Intel Xeon E5-2690 v3",
            "an i7-E5",
            "the D4-based plan",
            "d4.example, example.d4, example.org/d4 and /home/d4/x",
            "me@d4 or d4@example",
            "version 2.1.a5, v2.a5, E5.1",
            "C:\\d4 and D4\\x",
            "e5% of it",
            "at D4:30",
            "E5‑2690 and E5–2690",
        ] {
            assert_eq!(points(text, &go), [] as [&str; 0], "{text}");
        }
        for (text, expected) in [
            ("D4-E5, d4/e5 and D4–E5", "D4 E5 d4 e5 D4 E5"),
            ("12.d4 e5", "d4 e5"),
            ("D4. E5: D5; (D6), -D7 and D8's", "D4 E5 D5 D6 D7 D8"),
            ("It is D4.Then E5.", "D4 E5"),
            ("C3—which is big—or D3!", "C3 D3"),
            ("10:D4 Black:D5", "D4 D5"),
        ] {
            assert_eq!(points(text, &go).join(" "), expected, "{text}");
        }
        // In every coordinate system.
        for (_, way) in crate::Coordinates::ALL {
            for board in [go.clone(), Board::hex(11, 11), Board::square(9, 9, Surface::Cells, Naming::DigitPair)] {
                let board = board.with_coordinates(way);
                let places = [0, 30, 45].map(|place| board.display_name(Place(place)));
                for name in &places {
                    for text in
                        [format!("x-{name}"), format!("{name}-x7y"), format!("a.b/{name}"), format!("{name}.org")]
                    {
                        assert_eq!(points(&text, &board), [] as [&str; 0], "{way:?}: {text}");
                    }
                }
            }
        }
        let (tree, _) = crate::sgf::Tree::read(b"(;GM[1]SZ[19])".to_vec());
        let position = Position::replay(&tree, tree.games().next().unwrap());
        let labels = [(Place(0), "B".to_owned()), (Place(1), "C".to_owned())];
        let names = Names { labels: &labels, moves: Some(9), ..Names::of(&position) };
        let links = |text: &str| -> Vec<String> {
            find(text, names).into_iter().map(|(range, _)| text[range].to_owned()).collect()
        };
        assert_eq!(links("B-stone, vitamin-C, C++ and C#"), [] as [&str; 0]);
        assert_eq!(links("B-C, B/C or W-D4"), ["B", "C", "B", "C", "D4"]);
        assert_eq!(links("move 3.5, and move 3."), ["move 3"]);
    }

    #[test]
    fn pieces_are_no_points() {
        let (tree, _) = crate::sgf::Tree::read(b"(;GM[Blokus Trigon])".to_vec());
        let position = Position::replay(&tree, tree.games().next().unwrap());
        let text = "From v10 the A4 reaches a4 and A5, not I4; i4 is free.";
        let links = find(text, Names::of(&position));
        let words: Vec<&Link> = links.iter().map(|(_, link)| link).collect();
        let point = |name: &str| Link::Point(name.to_owned());
        assert_eq!(words, [&point("v10"), &point("i4")]);
    }

    #[test]
    fn numbers_of_moves_are_links() {
        assert_eq!(
            found("see move 17, #4 and Move 9; not 17", &go()),
            ["move 17=Move(17)", "#4=Move(4)", "Move 9=Move(9)"]
        );
        assert_eq!(found("C#7 and #123456", &go()), [] as [&str; 0]);
        assert_eq!(
            found("#12 is slow; better after #8, #1 or #9", &go()),
            ["#12=Move(12)", "#8=Move(8)", "#1=Move(1)", "#9=Move(9)"]
        );
        assert_eq!(found("move #1, not #1", &go()), ["#1=Move(1)"]);
        // Ranks, games and problems have numbers too.
        for text in ["#8 in China", "Ke is #1.", "the #3 player", "Game #5, table #2", "#1", "ranked #20"] {
            assert_eq!(found(text, &go()), [] as [&str; 0], "{text}");
        }
    }

    #[test]
    fn labels_and_numbered_stones_are_followed_and_words_are_not() {
        let (tree, _) = crate::sgf::Tree::read(b"(;SZ[9];B[cc];W[dd];B[ee])".to_vec());
        let last = tree.descendants(tree.games().next().unwrap()).last().unwrap();
        let position = Position::replay(&tree, last);
        let labels = [(Place(0), "a".to_owned()), (Place(1), "B".to_owned()), (Place(2), "7".to_owned())];
        let names = Names { labels: &labels, moves: Some(3), ..Names::of(&position) };
        let found = |text: &str| -> Vec<(String, Option<u16>)> {
            let links = find(text, names).into_iter();
            links.map(|(range, link)| (text[range].to_owned(), names.place_of(&link).map(|place| place.0))).collect()
        };
        let row = |rows: &[(&str, Option<u16>)]| rows.iter().map(|(a, b)| ((*a).to_owned(), *b)).collect::<Vec<_>>();
        assert_eq!(found("Cut at a, not B; \"a\" is big."), row(&[("a", Some(0)), ("B", Some(1)), ("a", Some(0))]));
        for quotes in ["''", "‘’", "\"\"", "“”", "„“", "«»", "「」"] {
            let [open, close] = quotes.chars().collect::<Vec<_>>()[..] else { panic!("{quotes}") };
            let text = format!("either {open}a{close} or {open}B{close} works");
            assert_eq!(found(&text), row(&[("a", Some(0)), ("B", Some(1))]), "{text}");
        }
        assert_eq!(
            found("'a *' or 'B *', 'a*' and \"B +\""),
            row(&[("a", Some(0)), ("B", Some(1)), ("a", Some(0)), ("B", Some(1))])
        );
        assert_eq!(found("a's friend, 'a good move', 'a * b'"), row(&[]));
        let labels = [(Place(0), "A".to_owned()), (Place(1), "C".to_owned())];
        let capital = |text: &str| {
            let links = find(text, Names { labels: &labels, ..Names::of(&position) });
            links.into_iter().map(|(range, _)| format!("{}{}", range.start, &text[range.clone()])).collect::<Vec<_>>()
        };
        assert_eq!(capital("Weaknesses at A to C"), ["14A", "19C"]);
        assert_eq!(capital("the 3-3 at A is open; A works"), ["11A", "22A"]);
        assert_eq!(capital("A ladder. A stone.\nA wall, (A net) and \"A Book\""), [] as [&str; 0]);
        assert_eq!(found("With a peep a is a threat."), row(&[("a", Some(0))]));
        assert_eq!(
            found("After White 2 and Black 3, White 7 is big"),
            row(&[("White 2", Some(30)), ("Black 3", Some(40)), ("White 7", Some(2))])
        );
        assert_eq!(found("White 1 and White 9, 7, b or A"), row(&[]));
        assert_eq!(found("move 3, not move 4 or #236"), row(&[("move 3", None)]));
    }

    #[test]
    fn addresses_end_before_the_punctuation_of_the_sentence() {
        assert_eq!(
            found("(http://a.example/b_(c)), www.d4.example. Fin", &go()),
            [
                "http://a.example/b_(c)=Address(\"http://a.example/b_(c)\")",
                "www.d4.example=Address(\"https://www.d4.example\")"
            ]
        );
        assert_eq!(found("https:// alone, HTTPS://X.org/é?", &go()), ["HTTPS://X.org/é=Address(\"HTTPS://X.org/é\")"]);
        assert_eq!(found("(www.x.org/a)).", &go()), ["www.x.org/a=Address(\"https://www.x.org/a\")"]);
    }

    #[test]
    fn a_link_that_would_open_another_address_is_not_a_link() {
        for unseen in ['\u{202e}', '\u{2066}', '\u{200f}', '\u{61c}', '\u{200b}', '\u{ad}', '\u{feff}', '\u{e0041}'] {
            for text in [format!("see www.good{unseen}.example/d4 now"), format!("https://x.example/www.y.org{unseen}")]
            {
                assert_eq!(found(&text, &go()), [] as [&str; 0], "{text:?}");
            }
        }
        assert_eq!(found("\u{2067}שלום\u{2069} www.x.org שלום", &go()), ["www.x.org=Address(\"https://www.x.org\")"]);
        // Twice the characters are twice the work.
        for text in [format!("https://x{}", ")".repeat(1_000_000)), format!("{}\u{202e}", "http://a".repeat(100_000))] {
            assert!(find(&text, of(&go())).len() < 2);
        }
    }

    #[test]
    fn no_text_makes_it_stumble() {
        for text in
            ["", "#", "é#4", "日本d4語", "d4", "a", "4", "www.", "http://é", "'d4'", "\u{a0}", "🙂d4🙂", "#\u{a0}4"]
        {
            let links = find(text, of(&go()));
            links.iter().for_each(|(range, _)| assert!(text.get(range.clone()).is_some(), "{text}"));
        }
        assert_eq!(points("d4", &go()), ["d4"]);
        assert_eq!(points("黑D4好", &go()), ["D4"]);
        assert!(find("D4", Names::default()).is_empty());
        assert_eq!(at(&find("to D4.", of(&go())), 5), Some(&Link::Point("D4".into())));
    }
}
